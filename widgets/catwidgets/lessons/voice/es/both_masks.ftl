### Las dos máscaras. Variables: { $n } y { $k } gatos en total y en un equipo, o { $n } y { $h } cartas del mazo y de la mano, { $rest } las demás, { $next } una menos que en la mano, { $m } y { $r } peces marcados o cartas doradas.

# en: b6befe3a
both-masks-guide =
    .plan-1 = Nueve cartas de verdad: por parejas, apuntar todas las manos de dos y comparar cómo ha llevado el orden cada pareja. Primera apuesta.
    .plan-2 = Con una carta o sin ella: manos de tres, y después la celda de la idea y el mazo entero.
    .plan-3 = Las dos máscaras: adivinar, y después «Te toca» 1. Recoger primero los caminos equivocados: 1/4 + 1/4 y 1/4 · 1/4.
    .plan-4 = Al menos una: adivinar, el área y «Te toca» 2.
    .plan-5 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Una mano es una elección sin orden. Así que cada mano cuenta una vez, llegue primero lo que llegue.
    .say-2 = «Al menos una» suele ser difícil de contar. «Ninguna» es siempre fácil.
    .ask-1 = ¿Cuántas manos tienen esta carta, y cuántas no? ¿Por qué entre las dos suman todas?
    .ask-2 = ¿Qué le quita la primera máscara a la segunda?
    .ask-3 = ¿Qué manos se cuentan dos veces en 1/4 + 1/4?
    .support = Usa cinco cartas y manos de dos: diez manos caben en una línea.
    .extension = En una mesa de tres, ¿cuál es la probabilidad de que alguien tenga las dos máscaras? También lo pregunta la página de «Sigue».
    .ticket-1 = De diez cartas, tres son doradas. Te dan dos. ¿Cuál es la probabilidad de que las dos sean doradas?
    .ticket-2 = 3/10 · 2/9 = 1/15
    .open-1 = Para tener las dos máscaras, ¿dan lo mismo siete cartas de un mazo de 28 que ocho de uno de 32?
    .open-1-answer = Casi. 7/28 · 6/27 = 1/18 es un poco menos que 7/124. Cada máscara por separado es igual de probable en los dos casos.
    .open-2 = ¿Te sorprendería recibir la misma mano una segunda vez?
    .open-2-answer = Sí. Hay diez millones de manos, todas igual de probables. En 1000 repartos, la probabilidad de que haya dos iguales no llega al 5 %.

# en: 7bda8049
both-masks-say-of = { $n }/{ $total }{ $percent ->
    [no] {""}
   *[other] {" "}({ $percent })
}
# en: 903f8761
both-masks-say-roll-task = Reparte hasta hacerte una idea.
# en: e9ef6481
both-masks-say-rolls = manos
# en: 10bcc722
both-masks-say-roll = Repartir
# en: 0b151125
both-masks-say-roll-tip = Repartir una mano
# en: 620f3cf6
both-masks-say-roll-twenty = Repartir 100 manos
# en: 6969f80c
both-masks-say-roll-twenty-tip = Repartir cien manos y contar
# en: 20d9e87b
both-masks-say-hand = Una mano de ocho cartas
# en: 5ef01beb
both-masks-say-has-both = las dos máscaras
# en: f70dcce6
both-masks-say-has-mask = alguna máscara
# en: 09b85c7c
both-masks-say-has-doppelganger = algún doble
# en: 870f01cb
both-masks-say-has-equal = números iguales
# en: 11801719
both-masks-say-has-sequence = una escalera
# en: 6f4dd63f
both-masks-say-hands-with = { $n } con { $what }
# en: 5a3910bd
both-masks-say-dealt = Esta mano tiene { $has ->
    [no] nada de esto
   *[other] { $has }
}. De { $n } { FORM($n, "mano", "manos") }: { $tally }.
# en: f8497615
both-masks-say-mark-all = todas las manos
# en: 375e51c0
both-masks-say-mark-both = las dos máscaras
# en: 0537dcbd
both-masks-say-mark-some = al menos una máscara
# en: a72670b7
both-masks-say-mark-none = ninguna máscara
# en: 89db6979
both-masks-say-mark-equal = números iguales
# en: c6b1ad0a
both-masks-say-kittens = Todas las manos de dos gatitos
# en: 51739c9e
both-masks-say-marked = Marcadas: { $marked }, { $n } de { $of } manos{ $percent ->
    [no] {""}
   *[other] , { $percent }
}.
# en: d3369ad6
both-masks-say-is-marked = marcada
# en: c12eb842
both-masks-say-hands-of-two = Manos de dos gatitos: { $marked }
# en: 1d9cce81
both-masks-say-task = Cambia el mazo y la mano. ¿Qué partes crecen?
# en: dd26e7ac
both-masks-say-masks = Manos con máscaras y sin ellas
# en: ee324e0f
both-masks-say-counted = Las dos: { $chosen } = { $both } de { $all } = { $total } manos, { $chance }. Al menos una: { $both } + { $one } + { $one }, { $some }.
# en: 25301ebc
both-masks-say-white = blanca
# en: 4bb37f6b
both-masks-say-no-white = sin la blanca
# en: 2c779d33
both-masks-say-black = negra
# en: 8127670a
both-masks-say-no-black = sin la negra
# en: 28f7b820
both-masks-say-experiment = Veinte manos de ocho cartas: ¿cuántas tienen alguna máscara?
# en: 25b25cea
both-masks-say-experiment-counts = manos con alguna máscara
# en: 07b9b0af
both-masks-controls =
    .marked = marcadas
    .deck = mazo
    .hand = mano

# en: 198e70cd
both-masks-two-of-nine = En el mazo hay nueve gatitos, y una mano son dos de ellos. ¿Cuántas manos distintas hay?
    .hint-1 = Así cuentas cada mano dos veces: primero esta carta y luego aquella, y al revés.
    .hint-2 = Una carta no puede estar dos veces en una mano, y una mano no tiene orden.
    .hint-3 = Una mano son dos cartas distintas. Ahí cuentas también los pares de una carta consigo misma.
    .hint-4 = Cada una de las nueve cartas puede juntarse con cada una de las otras ocho. Después piensa en el orden.
    .because = 9 × 8 / 2: nueve primeras cartas, ocho segundas, y cada mano se ha contado dos veces.
# en: de228a68
both-masks-three-of-nine = ¿Y cuántas manos distintas de tres hay?
    .hint-1 = 9 × 8 × 7 cuenta cada mano en todos sus órdenes, y tres cartas tienen seis.
    .hint-2 = Tres cartas pueden llegar en 3 × 2 × 1 = 6 órdenes, no en dos.
    .hint-3 = Tres cartas pueden llegar en 3 × 2 × 1 = 6 órdenes, no en tres.
    .hint-4 = Una carta no puede llegar dos veces, y una mano no tiene orden.
    .hint-5 = Esas son las manos de dos. Fíjate en una carta: ¿cuántas manos la tienen, y cuántas no?
    .because = 28 manos con la primera carta, porque la acompañan dos de las otras ocho, y 56 manos de tres sin ella.
# en: 83f2d80c
both-masks-how-many = Ahora el mazo entero: ocho de 32 cartas. ¿Cuántas manos distintas hay?
    .choices-thousand = Unas diez mil
    .choices-million = Alrededor de un millón
    .choices-ten-million = Unos diez millones
    .choices-billion = Unos mil millones
    .hint-1 = Ya hay 4960 manos de tres cartas.
    .hint-2 = Hay más: las manos de seis cartas ya son alrededor de un millón.
    .hint-3 = Con orden hay muchas más, pero ocho cartas pueden llegar en 40.320 órdenes.
    .because = 10.518.300. A una mano por segundo, tardarías cuatro meses en verlas todas.
# en: 79397196
both-masks-together = Te dan 8 de 32 cartas. Así que cada máscara es tuya con probabilidad 1/4, y 1/4 · 1/4 es 1/16. ¿Es esa la probabilidad de tener las dos?
    .choices-less = Un poco menos de 1/16
    .choices-same = Exactamente 1/16
    .choices-more = Un poco más de 1/16
    .hint-1 = La primera máscara ocupa uno de tus ocho sitios. ¿Cuántos quedan para la otra?
    .hint-2 = La primera máscara ocupa uno de tus ocho sitios. ¿Ayuda eso a la otra?
    .because = Si la máscara blanca es tuya, de 31 sitios te quedan siete para la negra. 7/31 es menos que 1/4.
# en: 881fa898
both-masks-both = ¿Cuál es la probabilidad de que en tu mano de ocho estén las dos máscaras?
    .hint-1 = Muy cerca. (1/4)² no tiene en cuenta que la primera máscara ocupa uno de tus ocho sitios.
    .hint-2 = Eso es una de ellas, sea cual sea.
    .hint-3 = Eso es una mano de dos cartas. Te dan ocho, así que hay más maneras.
    .hint-4 = Las otras seis cartas salen de las 30 que no son máscaras.
    .hint-5 = Ahí sumas dos cuartos. Las dos juntas son más raras que una.
    .because = Las dos máscaras y seis cualesquiera de las otras 30 cartas: choose(30, 6) de choose(32, 8) manos.
# en: c056d587
both-masks-at-least-one = ¿Cuál es la probabilidad de que haya al menos una máscara en tu mano?
    .hint-1 = ¿Qué manos has contado dos veces?
    .hint-2 = Muy cerca. 1 − (3/4)² valdría si las cartas se devolvieran al mazo cada vez.
    .hint-3 = Eso es una máscara en concreto. Hay dos.
    .hint-4 = Eso son las dos. Basta con una.
    .hint-5 = Eso es exactamente una. Las dos también valen.
    .because = 1/4 + 1/4 cuenta dos veces las manos con las dos, así que réstalas una vez: 1/2 − 7/124.
# en: 233c7dad
both-masks-some = La probabilidad de que en una mano del mazo haya al menos una de tantas cartas marcadas.
    .because = Todas las manos, menos las que toman todas sus cartas del resto del mazo.
# en: 2bf78f4f
both-masks-a-doppelganger = Seis de las 32 cartas son dobles. ¿Cuál es la probabilidad de que en tu mano de ocho haya al menos un doble?
    .hint-1 = 8 × 6/32 es cuántos dobles puedes esperar. Una probabilidad nunca es mayor que 1.
    .hint-2 = Eso es una mano de una carta.
    .hint-3 = Cerca. Valdría si las cartas se devolvieran al mazo.
    .hint-4 = ¿Cuántas manos no tienen ninguno de los seis?
    .hint-5 = Eso es con dos cartas marcadas. Aquí hay seis.
    .because = Las manos sin dobles son ocho de 26 cartas: 1.562.275 de 10.518.300. Las demás tienen uno o más.
# en: 374dc63e
both-masks-exercise-1 = Un equipo son { $k } de { $n } gatos. ¿Cuántos equipos distintos hay?
    .level = Para empezar
    .hint-1 = Nadie puede estar dos veces en un equipo.
    .hint-2 = Elige el primer gato, luego el segundo, y así: { $n } por uno menos, por otro menos…
    .hint-3 = Cuántos equipos hay, no qué probabilidad tiene uno.
    .because = { $n } sobre { $k }: las combinaciones de { $n } gatos tomados de { $k } en { $k }.
# en: e93d54ff
both-masks-exercise-2 = Se encuentran { $n } gatos, y cada dos se dan la pata una vez. ¿Cuántas veces se dan la pata dos gatos?
    .level = Para empezar
    .hint-1 = Has contado dos veces cada par de gatos.
    .hint-2 = Ningún gato se da la pata a sí mismo, y cada par de gatos cuenta una vez.
    .hint-3 = Ningún gato se da la pata a sí mismo.
    .hint-4 = Esas son las veces que la da un solo gato.
    .because = Cada uno de los { $n } gatos tiene otros { $rest }. Así se cuenta cada par dos veces: { $n } · { $rest }/2.
# en: 05d159d5
both-masks-exercise-3 = Un mazo tiene { $n } cartas, y dos de ellas son máscaras. Te dan { $h }. ¿Cuál es la probabilidad de que las dos sean tuyas?
    .level = Principal
    .hint-1 = Cuando una máscara es tuya, quedan menos sitios para la otra.
    .hint-2 = Eso es una de las máscaras.
    .hint-3 = Esas son las máscaras que te dan de media.
    .hint-4 = De las { $n } cartas, ¿cuántas te dan?
    .because = { $h }/{ $n } · { $next }/{ $rest }.
# en: b34f0323
both-masks-exercise-4 = En un lago pescas { $m } peces, los marcas y los sueltas. Más tarde pescas { $h } peces, y { $r } de ellos están marcados. Si en todo el lago hay la misma parte, ¿cuántos peces viven allí?
    .level = Principal
    .hint-1 = A los marcados los has visto dos veces, y a la mayoría de los peces, ninguna.
    .hint-2 = Esos son los peces que has visto. La mayoría vive allí sin que los veas.
    .hint-3 = ¿Qué parte de lo que has pescado está marcada? Los { $m } peces son la misma parte del lago.
    .hint-4 = ¿Qué parte de lo que has pescado está marcada? Los { $m } peces son la misma parte del lago.
    .because = De { $h } están marcados { $r }; y de todos, { $m }. En total son { $m } · { $h }/{ $r }.
# en: 98e6f0c6
both-masks-exercise-5 = Un mazo tiene { $n } cartas, y { $m } de ellas son doradas. Te dan { $h }. ¿Cuál es la probabilidad de que haya al menos una dorada?
    .level = Reto
    .hint-1 = Eso es una sola carta. Te dan { $h }.
    .hint-2 = Esas son las cartas doradas que te dan de media.
    .hint-3 = Las cartas no se devuelven: el mazo se va haciendo más pequeño.
    .hint-4 = Esa es la probabilidad de que no haya ninguna dorada.
    .because = Cuenta las manos sin doradas: { $rest } sobre { $h }, dividido entre { $n } sobre { $h }.
