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
    .hint-3 = La cuarta carta de un número es un doble, que él solo es una pareja. Así que son tres cartas por número.
    .hint-4 = Ocho números, y tres cartas para cada uno.
    .hint-5 = Elecciones una detrás de otra: 3 × 3 × …, una vez por número, y no 8 × 8 × 8.
    .because = 3⁸: con ocho cartas tienen que estar todos los números, cada uno en una de tres cartas.
# en: d7f81aa2
counting-hands-somebody = Tres jugadores reciben ocho cartas cada uno. ¿Qué probabilidad hay de que los dos «?» le toquen a la misma persona?
    .hint-1 = Eso eres tú; los demás tienen la misma probabilidad.
    .hint-2 = Estaría bien si unas manos no supieran nada de otras. Pero si los dos son tuyos, nadie más tiene ninguno.
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
# en: 6ce1291f
counting-hands-one-play = Todo en negro: hay dos cartas de cada número, y el «?» negro puede valer por un número. ¿Cuántas manos de ocho son una sola escalera negra, del 1 al 8?
    .hint-1 = Eso es sin el «?». Con él falta un número: ¿cuál, y qué cartas son las demás?
    .hint-2 = Eso es solo con el «?»; sin él hay más.
    .hint-3 = Con el «?» quedan siete números, y cada uno está en dos cartas.
    .hint-4 = Con el «?» quedan siete cartas por elegir: 2⁷, y no 2⁸.
    .hint-5 = Tantas hay en blanco; un número negro está en dos cartas.
    .hint-6 = ¿Por qué número vale el «?»? Hay ocho opciones.
    .because = 2⁸ sin el «?», y 8 × 2⁷ con él.
