### Contar manos.

# en: c5b7d408
counting-hands-note =
    .words-1 = extracción sin reposición
    .words-2 = distribución hipergeométrica, valor esperado
    .words-3 = sucesos incompatibles
    .words-4 = simulación, frecuencia relativa
    .tips-1 = En la parte 5, que media clase cuente las manos blancas y la otra media las negras.
# en: 7a102bcc
counting-hands-mean = ¿Cuántos dobles hay de media en una mano de ocho?
    .hint-1 = Cada uno de los seis está en tu mano con probabilidad 8/32. Súmalo.
    .hint-2 = Cada uno de los seis está en tu mano con probabilidad 8/32. Súmalo.
    .hint-3 = 6/8 serían seis cartas repartidas entre ocho; piensa en una carta y suma.
    .hint-4 = Eso es una carta de tu mano; tienes ocho.
    .hint-5 = Esa es la probabilidad de al menos uno; en una mano puede haber más.
    .because = 6 × 8/32: cada doble está en tu mano con probabilidad 1/4. Las medias se suman.
# en: 6520cee8
counting-hands-exactly-two = ¿Qué probabilidad hay de que entre tus ocho cartas haya exactamente dos dobles?
    .hint-1 = Así se eligen dos de los dobles; también hay que elegir tus otras seis cartas.
    .hint-2 = Eso es una mano de dos cartas.
    .hint-3 = Tus otras seis cartas no pueden ser dobles: seis de 26.
    .hint-4 = Multiplica dos números de maneras de elegir: dos de seis dobles, seis de las otras 26 cartas.
    .because = 15 × 230.230 de 10.518.300.
# en: 3b0fdea7
counting-hands-no-equal-numbers = En algunas manos de ocho no se pueden jugar números iguales: ni un doble, ni un «?», y cada número una sola vez. ¿Cuántas manos así hay?
    .hint-1 = Las elecciones que van una detrás de otra se multiplican: tres cartas para el 1, y con cada una, tres para el 2.
    .hint-2 = Cada número está en tres cartas que pueden estar en una mano así: una blanca y dos negras.
    .hint-3 = La cuarta carta de un número es un doble, que ya es una pareja él solo. Así que son tres cartas por número.
    .hint-4 = Ocho números, y tres cartas para cada uno.
    .hint-5 = Elecciones una detrás de otra: 3 × 3 × …, una vez por número, y no 8 × 8 × 8.
    .because = 3⁸: con ocho cartas tienen que estar todos los números, cada uno en una de tres cartas.
# en: d7f81aa2
counting-hands-somebody = Tres jugadores reciben ocho cartas cada uno. ¿Qué probabilidad hay de que los dos «?» le toquen a la misma persona?
    .hint-1 = Eso eres tú; los demás tienen la misma probabilidad.
    .hint-2 = Eso valdría si unas manos no supieran nada de otras. Pero si los dos son tuyos, nadie más tiene ninguno.
    .hint-3 = Cada cual tiene la probabilidad 7/124; con más jugadores, es más.
    .hint-4 = Se reparten 24 de 32 cartas; pero los dos «?» tienen que estar en la misma mano.
    .hint-5 = Los dos «?» tienen que estar en la misma mano.
    .because = 3 × 7/124: no puede haber dos personas que tengan los dos, así que las probabilidades se suman.
# en: bf2e686b
counting-hands-circles = Las 32 cartas tienen en total 83 círculos. Te quedan tres cartas cualesquiera. ¿Cuántos círculos tienen de media?
    .hint-1 = Eso es una carta; tienes tres.
    .hint-2 = Tres de 32 cartas, no un tercio del mazo.
    .hint-3 = No todas las cartas tienen dos círculos. ¿Cuántos tiene una carta de media?
    .hint-4 = No todas las cartas tienen tres círculos. ¿Cuántos tiene una carta de media?
    .because = 3 × 83/32: cada carta tiene de media 83/32 círculos, y las medias se suman.
# en: df85c7c9
counting-hands-one-play = Todo en negro: hay dos cartas de cada número, y el «?» negro puede valer por un número. ¿Cuántas manos de ocho son una sola escalera negra, del 1 al 8?
    .hint-1 = Eso es sin el «?». Con él falta un número: ¿cuál, y qué cartas son las demás?
    .hint-2 = Eso es solo con el «?»; sin él hay más.
    .hint-3 = Con el «?» quedan siete números, y cada uno está en dos cartas.
    .hint-4 = Con el «?» quedan siete cartas por elegir: 2⁷, y no 2⁸.
    .hint-5 = Tantas hay en blanco; un número negro está en dos cartas.
    .hint-6 = ¿Por qué número vale el «?»? Hay ocho opciones.
    .because = 2⁸ sin el «?», y 8 × 2⁷ con él.

# en: 22230859
counting-hands-say-sort-doppelgangers = dobles
# en: f7146e3b
counting-hands-say-sort-white = gatos blancos
# en: fe53edb4
counting-hands-say-sort-black = gatos negros
# en: 0eeaefa0
counting-hands-say-sort-masks = «?»
# en: 056df612
counting-hands-say-sort-of = { $name }: { $n } cartas
# en: efd9844f
counting-hands-say-in-a-hand = { $name } en una mano de { $n }
# en: 4473abed
counting-hands-say-in-the-hand = en la mano: { $name }
# en: ba9d55ee
counting-hands-say-kept = sin devolverlas
# en: 4eac3a0e
counting-hands-say-put-back = devolviéndolas
# en: 4f43ea8a
counting-hands-say-among-eight = Dobles entre ocho cartas
# en: c9f556b6
counting-hands-say-chance = probabilidad
# en: 2951850d
counting-hands-say-percent = porcentaje
# en: 632c0b7a
counting-hands-say-equal = números iguales
# en: 7f881a83
counting-hands-say-doppelganger = doble
# en: 0be0b871
counting-hands-say-sequence = escalera
# en: 2a92c0af
counting-hands-say-by-size = Lo que hay en una mano
# en: 4243997b
counting-hands-say-cards = cartas en la mano
# en: c6278b5b
counting-hands-say-somebody = Alguien tiene los dos «?»
# en: 7261ee73
counting-hands-say-players = jugadores
# en: 0ba12a3a
counting-hands-say-n-players = { $n } jugadores
# en: a46bc47c
counting-hands-say-each = { $n } cartas cada uno
# en: 46311e96
counting-hands-say-circles = círculos
# en: 0dd84fc7
counting-hands-say-points = puntos
# en: b5b24f20
counting-hands-say-cost = Lo que { FORM($n, "cuesta", "cuestan") } { $n } { FORM($n, "carta", "cartas") }
# en: 6e509952
counting-hands-controls =
    .sort = clase
    .cards_in_the_hand = cartas en la mano
    .cards_left = cartas que quedan
    .count = qué se cuenta
