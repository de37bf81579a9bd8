### Pasar dice algo. Variables: { $n } y { $cards } cartas, { $able } que superan la tuya, { $times } cada cuánto se la guarda, { $rare } uno de cuántos está enfermo, { $found } y { $alarms } pruebas positivas de cada 100, { $healthy } sanos por cada enfermo, { $same } cartas con un 2.

# en: 8816b1b7
a-pass-speaks-guide =
    .plan-1 = Jugar con siete cartas de verdad: alguien es Kuro y sigue su costumbre; la clase apuesta.
    .plan-2 = Dos apuestas: antes y después de pasar. Que tachen manos en papel.
    .plan-3 = La celda de la idea: el teorema de Bayes en cuatro líneas. Después, el cuadro de las manos y la apuesta sobre una carta baja.
    .plan-4 = «Te toca»: Kuro responde con el 3 blanco.
    .plan-5 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Aprender algo quiere decir: quedarse con los casos en que es verdad y dar más peso a los que lo hacen más probable.
    .say-2 = Las probabilidades de todas las cartas suman el número de cartas de su mano.
    .ask-1 = ¿Qué manos son imposibles cuando ha pasado? ¿Cuáles son ahora más probables?
    .ask-2 = ¿Por qué tienen que sumar 2 las probabilidades de todas las cartas?
    .support = Escribe las 21 manos en papelitos y quita las que quedan descartadas cuando pasa.
    .extension = Sal con un 1 en lugar del 2. ¿Qué dice entonces que pase?
    .ticket-1 = Kuro tiene una de 5 cartas, todas igual de probables. 2 de ellas superan la tuya. Siempre juega si puede, y ha pasado. ¿Cuál es ahora la probabilidad de que tenga el 1 blanco, que no supera nada?
    .ticket-2 = 1/3: quedan tres cartas, todas igual de probables.
    .open-1 = ¿Y si Kuro pasa a veces aunque podría jugar?
    .open-1-answer = Entonces ninguna mano queda descartada del todo, y pasar dice menos. Cuenta esas manos según la parte de los casos en que pasan.

# en: a0d622a1
a-pass-speaks-say-all-hands = Las 21 manos de Kuro.
# en: 0ab085d0
a-pass-speaks-say-no-chances = { $name } debería dar una probabilidad para cada mano, como diccionario, y da { $found }
# en: bfcef8db
a-pass-speaks-say-not-one = las probabilidades que da { $name } suman { $total }, y no 1
# en: 4bf6165d
a-pass-speaks-say-roll-task = Sales con tu 2 blanco. Mira qué hace Kuro y qué tenía.
# en: 2d75ac30
a-pass-speaks-say-rolls = repartos
# en: bb307a84
a-pass-speaks-say-roll = Repartir
# en: 98b8c1ef
a-pass-speaks-say-roll-tip = Darle dos cartas a Kuro y salir
# en: 841fb05e
a-pass-speaks-say-roll-twenty = Repartir 100 veces
# en: 97591605
a-pass-speaks-say-roll-twenty-tip = Repartir cien veces y contar
# en: d09f2397
a-pass-speaks-say-you-and-kuro = Kuro y tú
# en: 936ece4f
a-pass-speaks-say-your-cards = Tus cartas
# en: 0ac893bc
a-pass-speaks-say-kuro-held = Kuro tenía
# en: 9a2c2846
a-pass-speaks-say-answer = { $card ->
    [no] pasa
   *[other] juega { $card }
}
# en: d3c28be0
a-pass-speaks-say-of-passes = De { $n } { FORM($n, "vez", "veces") } que pasa
# en: 4c14a088
a-pass-speaks-say-of-plays = De { $n } { FORM($n, "vez", "veces") } que juega
# en: 895e814d
a-pass-speaks-say-with-it = con { $sought ->
    [doppelganger] el doble
   *[better] una carta mejor
}
# en: 94de6aa8
a-pass-speaks-say-bluff-task = Kuro lanza una moneda antes de jugar: con cruz, pasa de todos modos. ¿Cuándo pasa de verdad?
# en: 93c4e454
a-pass-speaks-say-held-passes = { $held } de { $n } veces que pasa
# en: a3719d9e
a-pass-speaks-say-held-plays = { $held } de { $n } veces que juega
# en: 945b075e
a-pass-speaks-say-and-did = y { $did }
# en: a742d4dd
a-pass-speaks-say-so-far = Kuro tiene { $cards } y { $did }. Con { $sought ->
    [doppelganger] el doble
   *[better] una carta mejor
}: { $told }.
# en: 8ae6f8e6
a-pass-speaks-say-lead-two = tu 2 blanco
# en: 1b98d934
a-pass-speaks-say-lead-one = tu 1 negro
# en: 2a894348
a-pass-speaks-say-nothing-yet = nada todavía
# en: 6a027587
a-pass-speaks-say-a-pass = pasa
# en: 8f0fd6f2
a-pass-speaks-say-holds-back = { $tenths ->
    [0] nunca se guarda la carta
    [1] se la guarda 1 vez de cada 10
    [5] se la guarda 1 vez de cada 2
   *[9] se la guarda 9 veces de cada 10
}
# en: 86477837
a-pass-speaks-say-never = Sales con el { $lead ->
    [two] 2 blanco
   *[one] 1 negro
}: con esa costumbre, Kuro no responde nunca { $card ->
    [no] pasando
   *[other] con { $card }
}.
# en: c86641a2
a-pass-speaks-say-two-cards = Las dos cartas de Kuro
# en: 870a01aa
a-pass-speaks-say-cross-task = Kuro ha pasado: toca cada mano que no puede tener.
# en: 16d5b07e
a-pass-speaks-say-crossed = { $hand }{ $out ->
    [yes] , tachada
   *[no] {""}
}
# en: bdac92bd
a-pass-speaks-say-hands-left = { $n } { FORM($n, "mano queda", "manos quedan") }, { $with_it } con el doble.
# en: 5d32042e
a-pass-speaks-say-not-yet = Kuro no ha respondido
# en: 4ce35b99
a-pass-speaks-say-led = Sales con el { $lead ->
    [two] 2 blanco
   *[one] 1 negro
}, y Kuro { $did }
# en: 6ac3d1a4
a-pass-speaks-say-left = { $what }: { $n ->
    [21] son posibles las 21 manos
   *[other] { FORM($n, "queda", "quedan") } { $n } de 21 manos
}. El doble está con probabilidad { $chance }.
# en: 5f892d4a
a-pass-speaks-say-chances = Probabilidades de las manos de Kuro
# en: 1437b067
a-pass-speaks-say-deals = 210 repartos
# en: f233423e
a-pass-speaks-say-shaded = 210 repartos iguales; sombreado: pasa
# en: 04dda70b
a-pass-speaks-say-mosaic = En { $cannot } repartos no puede superar un 2 y pasa; en { $can } puede, y en { $passing } de ellos pasa. Así que de { $passes } veces que pasa, en { $passing } podía jugar: { $chance }.
# en: addb5142
a-pass-speaks-say-cannot-pass = pasa
# en: fe262972
a-pass-speaks-say-can-pass = puede y pasa
# en: 40af5b11
a-pass-speaks-say-can-play = puede y juega
# en: d3f820bf
a-pass-speaks-say-cannot-beat = no supera un 2
# en: b2ba9e3a
a-pass-speaks-say-can-beat = supera un 2
# en: 9b7b8e84
a-pass-speaks-say-tile = { $words }: { $n }
# en: f5d8838f
a-pass-speaks-say-other-card = La otra carta de Kuro, después de jugar el doble sobre tu 1
# en: a670f52b
a-pass-speaks-say-other = otra carta
# en: 661a746b
a-pass-speaks-say-plays-it = juega el doble con probabilidad
# en: a43d30f2
a-pass-speaks-say-now = ahora
# en: 2ed516e2
a-pass-speaks-controls =
    .you_lead = sales con
    .Kuro_answers = Kuro responde
    .Kuro = Kuro
    .holds_back_in_tenths = faroles de 10

# en: 14dd1aae
a-pass-speaks-before = Antes de que Kuro responda, ¿cuál es la probabilidad de que el doble esté entre sus dos cartas?
    .hint-1 = Dos de los nueve gatitos están en tu mano, así que Kuro no los tiene.
    .hint-2 = Eso es una mano de una carta. Kuro tiene dos.
    .hint-3 = Lo tiene o no, pero las dos cosas no son igual de probables: hay siete cartas que no ves.
    .hint-4 = Esa es una mano concreta de dos cartas. ¿En cuántas de las 21 está el doble?
    .hint-5 = Hay siete cartas que no ves, no seis.
    .because = Seis de 21 manos: el doble con cada una de las otras seis cartas.
# en: d11e97ce
a-pass-speaks-after-a-pass = Has salido con un 2, y Kuro ha pasado. Siempre juega si puede. ¿Cuál es ahora la probabilidad de que tenga el doble?
    .hint-1 = Así era antes de pasar. Ahora algunas manos están descartadas.
    .hint-2 = Tres manos de 21 pasan y tienen el doble. Pero sabes que ha pasado: divide entre las que pasan.
    .hint-3 = Quedan cuatro cartas que puede tener. Tiene dos de ellas.
    .hint-4 = Tacha todas las manos con un 3 o un «?» y cuenta las que quedan.
    .hint-5 = Esa es una mano de las seis que quedan. El doble está en más de una.
    .because = Quedan seis manos: dos cartas entre el 1 blanco, los dos 2 negros y el doble. Tres de ellas tienen el doble.
# en: 11f48e35
a-pass-speaks-a-low-card = El 1 blanco no supera nada, así que no influye en si Kuro pasa. ¿Es más o menos probable que lo tenga, ahora que ha pasado?
    .choices-more = Más probable
    .choices-less = Menos probable
    .choices-same = Igual de probable
    .hint-1 = Sigue teniendo dos cartas. Algunas están descartadas, así que otras tienen que ocupar los dos sitios.
    .hint-2 = Sigue teniendo dos cartas, pero pueden ser menos.
    .because = Ahora tiene dos de solo cuatro cartas. Lo que pierden unas cartas lo ganan otras: las probabilidades de todas suman 2.
# en: 52b555b1
a-pass-speaks-three = ¿Cuál es la probabilidad de que Kuro responda a tu 2 con el 3 blanco?
    .because = Juega la carta más baja que sirve: el 3, siempre que lo tiene.
# en: 873c3461
a-pass-speaks-wild = Y, una vez que ha jugado el 3 blanco, ¿cuál es la probabilidad de que su otra carta sea un «?»?
    .hint-1 = Así era antes de que jugara, para las dos cartas. ¿Qué manos quedan?
    .hint-2 = Una de las siete cartas ya está jugada. Quedan seis.
    .hint-3 = Hay dos «?».
    .because = Las seis manos con el 3 lo juegan, así que las seis siguen siendo igual de probables, y dos de ellas tienen un «?».
# en: eaf3355d
a-pass-speaks-exercise-1 = Kuro tiene una de { $n } cartas, todas igual de probables. Con { $able } de ellas supera la tuya. Siempre juega si puede. Ha pasado. ¿Cuál es ahora la probabilidad de que tenga una carta concreta de las que no superan la tuya?
    .level = Para empezar
    .hint-1 = Así era antes de pasar. ¿Qué cartas están ahora descartadas?
    .hint-2 = Esa es la probabilidad de que pudiera jugar.
    .hint-3 = Esa es la probabilidad de que pase. Se pregunta por una carta.
    .because = Quedan { $n } − { $able } cartas, todas iguales.
# en: bd7918f6
a-pass-speaks-exercise-2 = Kuro tiene una de { $n } cartas, todas igual de probables. Con { $able } de ellas supera la tuya. Siempre juega si puede. ¿Cuál es la probabilidad de que pase?
    .level = Para empezar
    .hint-1 = Esa es la probabilidad de que juegue.
    .hint-2 = Esa es una carta concreta. ¿Con cuántas cartas pasa?
    .hint-3 = Esa es una carta concreta después de pasar. ¿Cuál es la probabilidad de que pase?
    .because = Pasa con cada una de las demás cartas.
# en: a913dde2
a-pass-speaks-exercise-3 = Kuro tiene dos de { $n } cartas, y todas las parejas son igual de probables. { $able } de las cartas superan la tuya. Siempre juega si puede, y ha pasado. ¿Cuál es ahora la probabilidad de que tenga en la mano una carta determinada que no supera la tuya?
    .level = Principal
    .hint-1 = Así era antes de pasar. ¿Qué cartas están ahora descartadas?
    .hint-2 = Eso es un solo sitio de su mano. Tiene dos.
    .hint-3 = Vuelve a contar las cartas que quedan.
    .because = Quedan { $n } − { $able } cartas, todas iguales, y dos de ellas son suyas.
# en: 6678b2a1
a-pass-speaks-exercise-4 = Una de cada { $rare } personas tiene una enfermedad. De 100 que la tienen, una prueba la encuentra en { $found }. De 100 que no la tienen, la prueba da una falsa alarma en { $alarms }. Tu prueba dice que la tienes. ¿Cuál es la probabilidad de que la tengas?
    .level = Principal
    .hint-1 = Eso es cada cuánto la prueba encuentra la enfermedad en quien la tiene. Dale la vuelta: de todas las alarmas, ¿cuántas son verdaderas?
    .hint-2 = Eso es cada cuánto acierta la prueba con quien no la tiene.
    .hint-3 = Así era antes de la prueba.
    .hint-4 = Sería así si la mitad de la gente la tuviera. Es mucha más la gente sana.
    .hint-5 = Eso es cada cuánto alguien tiene la enfermedad y recibe una alarma. Divide entre todas las alarmas.
    .because = Piensa en 100 · { $rare } personas. 100 tienen la enfermedad, y { $found } de ellas reciben una alarma. Las demás son 100 · { $healthy }, y también la reciben { $alarms } · { $healthy } de ellas.
# en: 5f04298e
a-pass-speaks-exercise-5 = Una bolsa roja tiene { $n } piedras, { $white } de color blanco. Una bolsa azul tiene { $m } piedras, { $more } de color blanco. Una moneda decide de qué bolsa sacas una piedra. Es blanca. ¿Cuál es la probabilidad de que haya salido de la bolsa roja?
    .level = Reto
    .hint-1 = Así era antes de que vieras la piedra.
    .hint-2 = Esa es la probabilidad de una piedra blanca si la bolsa es la roja. Dale la vuelta.
    .hint-3 = Así sería si todas las piedras tuvieran la misma probabilidad de salir. No la tienen: las bolsas no son del mismo tamaño.
    .hint-4 = Eso es «bolsa roja y blanca». Divide entre la probabilidad de una piedra blanca.
    .because = Pesa cada bolsa por su parte de piedras blancas: { $white }/{ $n } frente a { $more }/{ $m }.
