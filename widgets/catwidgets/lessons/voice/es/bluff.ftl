### Farol. Variables: { $b } faroles de 12 jotas, { $s } monedas por apuesta, { $a } y { $b } uno de cuántos tiros se para.

# en: 14e618c0
bluff-guide =
    .plan-1 = Por parejas, jugar veinte manos con una jota, una reina y un rey, y apuntar las monedas: una persona tiene siempre la reina; la otra, una de las otras dos.
    .plan-2 = Dos apuestas: una Lea honrada y una Lea que apuesta siempre. Rellenar la tabla de 24 manos.
    .plan-3 = ¿Cuántos faroles de 12? Adivinar y después mirar las dos líneas. Luego, al revés: ¿cuántas veces de 12 conviene igualar?
    .plan-4 = Lo que dice una apuesta: rey o jota. Una probabilidad de 3 de cada 4, y lo que pasó.
    .plan-5 = Apuestas más grandes y el juego entero.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Un plan que mezcla tiene que mezclar al azar: se saca una carta o se tira un dado, sin seguir ningún orden.
    .say-2 = Lea lo hace lo mejor posible cuando te da igual igualar o no. Entonces no te sirve nada de lo que sabes de ella.
    .ask-1 = ¿Qué harías contra alguien que nunca va de farol?
    .ask-2 = ¿Por qué es malo ir de farol con una jota sí y dos no, siempre en ese orden?
    .ask-3 = ¿Quién más tiene que ser imprevisible? ¿Quien revisa billetes, quien detiene penaltis?
    .support = Pon en la mesa 12 reyes y 12 jotas de papel. Da la vuelta a algunas jotas, que serán faroles, y paga cada papel con monedas de verdad.
    .extension = En el juego entero, con tres cartas, quien habla primero también puede ir de farol con cualquier parte de las jotas hasta 1/3. Averiguar con qué parte de los reyes tiene que apostar entonces.
    .ticket-1 = Lea va de farol con 2 de 12 jotas, y lo sabes. Cuando apuesta, ¿igualas o te retiras?
    .ticket-2 = Te retiras: si igualas, ella gana 12 − 2 = 10 monedas en 24 manos; si no igualas nunca, solo 2 · 2 = 4.
    .open-1 = En los trenes no se pueden revisar todos los billetes. ¿Por qué es un error revisarlos todos los lunes?
    .open-1-answer = Quien conoce el orden viaja sin billete los demás días. Hay que sortear cuándo se revisa, lo bastante a menudo para que no compense viajar sin billete.
    .open-2 = ¿Tiene que ocultar Lea cada cuánto va de farol?
    .open-2-answer = No. Con 4 de 12 gana lo mismo hagas lo que hagas, aunque sepas el número. Solo tiene que ocultar con qué jotas.

# en: d3e09766
bluff-say-call = Igualar
# en: 5f2e9052
bluff-say-call-tip = Poner otra moneda tú también
# en: 5c004528
bluff-say-fold = Retirarse
# en: 9423f3c3
bluff-say-fold-tip = Renunciar a la moneda que pusiste
# en: eb76ebe3
bluff-say-next = Otra mano
# en: bf576185
bluff-say-next-tip = Volver a repartir
# en: a64c66a5
bluff-say-play-task = Tú tienes la reina; Lea, el rey o la jota. Si apuesta, ¿igualas o te retiras? Juega { $deals } manos.
# en: ad4e202a
bluff-say-table = Tres cartas
# en: ef6b877a
bluff-say-king = K
# en: f4238f15
bluff-say-queen = Q
# en: 1e4707ca
bluff-say-jack = J
# en: d90920e3
bluff-say-you = tú
# en: ff9a9844
bluff-say-lea = Lea
# en: 9ec6444a
bluff-say-deal = Mano { $n }{ $of ->
    [no] {""}
   *[other] {" "}de { $of }
}
# en: f71e18a4
bluff-say-score = { $deal }, { $coins } { FORM($coins, "moneda", "monedas") } { $lost ->
    [yes] de pérdida
   *[no] de ganancia
}
# en: 17a599da
bluff-say-end = { $score }.
# en: 727341ba
bluff-say-do-you-call = { $deal }: ¿igualas?
# en: a4023710
bluff-say-bets = Lea { $bets ->
    [yes] apuesta
   *[no] no apuesta
}.
# en: 834fc2c2
bluff-say-call-or-fold = Iguala o retírate.
# en: 6f62ff64
bluff-say-you-did = { $did ->
    [call] Igualas
   *[fold] Te retiras
}.
# en: dc0913c4
bluff-say-has = { $card ->
    [king] Tenía el rey
    [jack] Tenía la jota
   *[hidden] Su carta no se ve
}.
# en: 8120737b
bluff-say-task = ¿Cuándo da lo mismo lo que hagas?
# en: aa41cd02
bluff-say-never = no igualas
# en: 31d5e57f
bluff-say-always = igualas
# en: 9e0b2721
bluff-say-called = { $n } de 12
# en: 8e060678
bluff-say-leas-coins = Monedas de Lea en 24 manos
# en: 8bf3c72c
bluff-say-bluffs = faroles de 12 jotas
# en: f84225c1
bluff-say-coins = monedas
# en: aca84a02
bluff-say-balance = { $bluffs } { FORM($bluffs, "farol", "faroles") }; igualas { $calls } { FORM($calls, "vez", "veces") }: Lea gana { $now } en 24 manos. Si no igualas nunca, gana { $never }; si igualas siempre, { $always }.
# en: dbb2e6c1
bluff-say-paper = Lo que gana Lea en 24 manos
# en: 2b4401e0
bluff-say-paper-kings = 12 reyes: sí
# en: c8e85a60
bluff-say-paper-bluffs = 3 jotas: farol
# en: 2250c65b
bluff-say-paper-jacks = 9 jotas: no
# en: d06c8d32
bluff-say-paper-all = las 24 manos
# en: 3068b5e6
bluff-say-paper-deals = 1–10
# en: 733d227d
bluff-say-paper-write = Tus monedas en cada mano: +1, −1, +2 o −2.
# en: d3c99102
bluff-controls =
    .bluffs_of_12 = faroles de 12
    .calls_of_12 = igualas, de 12

# en: 8b5784ff
bluff-paper =
    .rules-1 = El rey gana a la reina, y la reina, a la jota. Tú siempre tienes la reina; Lea, el rey o la jota.
    .rules-2 = Cada lado pone 1 moneda. Si Lea no apuesta, la carta más alta gana 1. Si apuesta 1 más, te retiras
    .rules-3 = (ella gana 1) o igualas con 1 más (la más alta gana 2). En la tabla, Lea va de farol con 3 de 12 jotas.

# en: 9cfabd30
bluff-honest = 24 manos: a Lea le tocan 12 reyes y 12 jotas. Es honrada y solo apuesta con los reyes. Tú te das cuenta y no igualas nunca. ¿Cuántas monedas gana ella más de las que pierde?
    .hint-1 = Esos son los reyes. Con cada jota pierde la moneda que puso.
    .hint-2 = No igualas, así que cada rey gana una moneda. ¿Y las jotas?
    .hint-3 = Esas son las jotas. Cada rey gana una moneda.
    .because = 12 reyes ganan una moneda cada uno, 12 jotas pierden una cada una: 12 − 12.
# en: 293cdcbb
bluff-always = Ahora apuesta siempre, con los 12 reyes y las 12 jotas. Tú te das cuenta e igualas siempre. ¿Cuántas monedas gana ella más de las que pierde?
    .hint-1 = Esos son los reyes, a dos monedas cada uno. Si igualas, una jota pierde dos.
    .hint-2 = Esas son las jotas, a dos monedas cada una. Los reyes ganan dos cada uno.
    .hint-3 = Si igualas, una jota pierde dos monedas, no una.
    .hint-4 = Si igualas, un rey gana dos monedas, no una.
    .because = 12 reyes ganan dos monedas cada uno, 12 jotas pierden dos cada una: 24 − 24.
# en: 92ef1641
bluff-best = Te darás cuenta de con cuántas de sus 12 jotas va Lea de farol, y entonces harás lo mejor para ti. ¿Con cuántas debería ir?
    .hint-1 = Esa es la Lea honrada. No gana nada.
    .hint-2 = Esa es la Lea que apuesta siempre. No gana nada.
    .hint-3 = Entonces igualas siempre, y ella gana 6. Puede ganar más.
    .hint-4 = Entonces no igualas nunca, y ella gana 6. Puede ganar más.
    .hint-5 = Entonces no igualas nunca, y ella solo gana 2.
    .hint-6 = Entonces no igualas nunca, y ella solo gana 4.
    .hint-7 = Entonces igualas siempre, y ella solo gana 4.
    .because = Con 4 gana 8 monedas, iguales o no: si no igualas nunca, 2 · 4; si igualas siempre, 12 − 4.
# en: 9a8d205a
bluff-calls = Ahora tu lado. De 12 apuestas, ¿cuántas deberías igualar para que a Lea le dé lo mismo cada cuánto va de farol?
    .hint-1 = Así es con sus faroles. Mueve el control deslizante de abajo hasta que la línea sea horizontal.
    .hint-2 = La línea todavía sube: los faroles compensan, porque igualas demasiado poco.
    .hint-3 = La línea baja: entonces no va nunca de farol, y al igualar solo pagas reyes.
    .hint-4 = La línea sube mucho: entonces va de farol con todas las jotas.
    .hint-5 = La línea todavía baja un poco.
    .because = Un farol que igualas pierde dos monedas en lugar de una; uno que no igualas gana una. Si igualas 8 de 12, da lo mismo que no ir de farol.
# en: b87d5f2c
bluff-king = Lea apuesta con los 12 reyes y va de farol con 4 de 12 jotas. Ahora ha apostado. ¿Cuál es la probabilidad de que tenga el rey?
    .hint-1 = Eso es antes de que apueste. Cuenta solo sus apuestas, no todas las manos.
    .hint-2 = Con 8 jotas no apuesta. ¿Cuántas apuestas hay, y cuántas son reyes?
    .hint-3 = Esa es la jota.
    .because = En 24 manos apuesta 16 veces, y 12 son reyes.
# en: d9bf3d72
bluff-happens = Un rey era más probable que una jota, así que te retiras. Ella se ríe y enseña una jota. ¿Qué quiere decir eso?
    .choices-wrong = Que la probabilidad estaba mal
    .choices-never = Que la próxima vez será un rey
    .choices-once = Nada: puede salir una jota, solo que menos veces
    .hint-1 = Una probabilidad de 3 de cada 4 no dice que vaya a pasar. ¿Cada cuánto debería pasar lo otro?
    .hint-2 = Las cartas se vuelven a barajar. ¿Tienen memoria?
    .because = El 75 % quiere decir tres veces de cada cuatro, no siempre. Una mano no puede mostrar que una probabilidad está mal; muchas manos, sí.
# en: a882eecc
bluff-two = Ahora una apuesta es de dos monedas. ¿Con cuántas de 12 jotas debería ir Lea de farol?
    .hint-1 = Eso era con una apuesta de una moneda. Ahora igualar cuesta más.
    .hint-2 = No el doble. Si no igualas nunca, gana 2 · faroles. Si igualas siempre: 12 · 3 por los reyes, menos 3 por cada farol y 1 por cada una de las otras jotas.
    .hint-3 = Una apuesta más grande asusta más. Así que más faroles, no menos.
    .because = Si no igualas nunca, gana 2 · 6; si igualas siempre, 36 − 18 − 6: las dos cosas son 12.
# en: b8b30998
bluff-first = En el juego entero se reparten las tres cartas, y los dos pueden apostar. Los dos juegan a la perfección. ¿Quién gana a la larga?
    .choices-first = Quien habla primero
    .choices-second = Quien habla después
    .choices-even = Ninguno de los dos
    .hint-1 = El segundo ha oído algo antes de hablar.
    .hint-2 = Las cartas son justas. Pero uno de los dos ha oído lo que hizo el otro.
    .because = El primero tiene que apostar o pasar sabiendo solo una carta. El otro lo oye antes de decidir. Así que el primero pierde un poco, por bien que jueguen los dos: 1/18 de moneda por mano.
# en: 00218582
bluff-exercise-1 = 24 manos: Lea apuesta con los 12 reyes y va de farol con { $b } de 12 jotas. No igualas nunca. ¿Cuántas monedas gana ella más de las que pierde?
    .level = Para empezar
    .hint-1 = Esas son sus apuestas. Con cada una de las otras jotas pierde una moneda.
    .hint-2 = Los reyes que nadie iguala también ganan una moneda. Y las jotas que no apuestan pierden una.
    .hint-3 = Un farol que nadie iguala gana una moneda.
    .hint-4 = Eso son dos monedas por rey. Un rey que nadie iguala solo gana una. Y cuenta también las jotas.
    .hint-5 = Esas son solo las jotas: cada farol gana una moneda, las demás pierden una. Suma los reyes.
    .because = Cada uno de los 12 reyes y cada farol gana una moneda; cada una de las otras jotas pierde una.
# en: e34bbb84
bluff-exercise-2 = 24 manos: Lea apuesta con los 12 reyes y va de farol con { $b } de 12 jotas. Igualas siempre. ¿Cuántas monedas gana ella más de las que pierde?
    .level = Para empezar
    .hint-1 = Con cada jota que no apuesta pierde una moneda.
    .hint-2 = Un farol que igualas pierde dos monedas. Y con cada jota que no apuesta pierde una.
    .hint-3 = Así es si no igualas nunca.
    .hint-4 = Esos son los reyes, a dos monedas cada uno. Las jotas pierden: dos monedas por farol, una por cada una de las demás.
    .hint-5 = Has contado una moneda por rey. Un rey que igualas gana dos.
    .hint-6 = Esas son solo las jotas. Cada rey gana dos monedas.
    .because = Cada uno de los 12 reyes gana dos monedas, cada farol pierde dos y cada una de las otras jotas pierde una.
# en: 35d198d6
bluff-exercise-3 = Lea apuesta con los 12 reyes y va de farol con { $b } de 12 jotas. Ahora ha apostado. ¿Cuál es la probabilidad de que tenga el rey?
    .level = Principal
    .hint-1 = Eso es antes de que apueste. Cuenta solo sus apuestas.
    .hint-2 = Esa es la jota.
    .hint-3 = Eso es cada cuánto una jota va de farol. ¿Cuántas de sus apuestas son reyes?
    .because = 12 de sus 12 + { $b } apuestas son reyes.
# en: d6ab7b47
bluff-exercise-4 = Ahora una apuesta es de { $s } monedas, y para igualar hay que poner las mismas. Escribe primero lo que gana Lea con un número cualquiera de faroles: si no igualas nunca, y si igualas siempre. ¿Con cuántos faroles de 12 jotas son iguales las dos cosas?
    .level = Principal
    .hint-1 = Así era con una apuesta de una moneda.
    .hint-2 = Es más de lo que pueden valer todos los faroles. Escribe lo que gana si no igualas nunca y si igualas siempre.
    .hint-3 = Así era con una apuesta de dos monedas.
    .hint-4 = Entonces igualarías siempre, y ella no gana nada.
    .hint-5 = Con esas jotas no debería ir de farol. ¿Cuántas quedan de las 12?
    .because = Si no igualas nunca, gana 2 · faroles; si igualas siempre, 12 · { $s } − { $s } · faroles. Son iguales con 12 · { $s } / ({ $s } + 2).
# en: 18cb0c71
bluff-exercise-5 = Fuera del juego, un penalti: si la portera se tira a la izquierda, detiene uno de cada { $a } tiros a la izquierda, y si se tira a la derecha, uno de cada { $b } tiros a la derecha. Si se tira al otro lado, el tiro siempre entra. Se tira a la izquierda con probabilidad q. Escribe primero, con q, qué parte de los tiros a cada lado detiene. ¿Con qué q da lo mismo a qué lado se tire el penalti?
    .level = Reto
    .hint-1 = Entonces conviene tirar al lado donde la portera detiene menos. ¿Qué lado hay que cubrir más veces?
    .hint-2 = Eso es con qué probabilidad debería tirarse a la derecha.
    .hint-3 = Esa es la parte de los tiros a la izquierda que detiene si se tira a la izquierda.
    .hint-4 = Esa es la parte de los tiros a la derecha que detiene si se tira a la derecha.
    .because = A la izquierda se detiene un tiro con probabilidad q · 1/{ $a }; a la derecha, con (1 − q) · 1/{ $b }. Son iguales con q = { $a }/({ $a } + { $b }).
