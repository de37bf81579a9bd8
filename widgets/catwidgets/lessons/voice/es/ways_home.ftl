### Caminos a casa.

# en: ddfde22b
ways-home-note =
    .words-1 = grafo, vértice, arista
    .words-2 = distancia, búsqueda en anchura
    .words-3 = camino más corto
    .words-4 = triángulo de Pascal, número combinatorio
    .words-5 = paridad, demostración por colores
    .words-6 = media, simulación
    .tips-1 = Las partes 1 a 3 llenan una clase de 45 minutos, y las partes 4 a 6, otra; la parte 6 solo necesita las partes 1 y 2.
    .tips-2 = Que las parejas se pongan de acuerdo antes de pulsar Adivinar: lo que hablan vale más que el número.
    .tips-3 = Primero en papel: la parte 4, en papel cuadriculado; la parte 6, con un tablero de ajedrez y fichas.
    .tips-4 = Para quien va deprisa: los números de la parte 5 y los cuadrados de la parte 6 invitan a demostrar por inducción.
# en: 5e561ccd
ways-home-streets = Una calle une dos casillas que comparten un lado. ¿Cuántas calles tiene una ciudad de 6 × 8 casillas?
    .hint-1 = Ese es el número de casillas.
    .hint-2 = Esas son las calles que van de izquierda a derecha; otras van hacia arriba.
    .hint-3 = Esas son las calles que van hacia arriba; otras van de izquierda a derecha.
    .hint-4 = Dos calles por casilla, una a la derecha y otra hacia arriba; pero a la última columna y a la fila de arriba les falta una.
    .hint-5 = Has contado cada calle desde sus dos extremos.
    .hint-6 = Con cuatro por casilla cada calle cuenta dos veces, y las casillas del borde tienen menos de cuatro.
    .because = 8 filas con 5 calles cada una, y 6 columnas con 7 cada una: 40 + 42.
# en: 11aea04b
ways-home-layer = ¿Cuántas casillas están exactamente a 5 pasos de casa?
    .hint-1 = Los pasos a la derecha pueden ser 0, 1, 2, 3, 4 o 5: es uno más de lo que parece.
    .hint-2 = Tantas hay en un tablero sin fin, en las cuatro direcciones; la casa está en una esquina.
    .hint-3 = Esas son todas las que están a 5 pasos o menos.
    .because = De 0 a 5 de los pasos van a la derecha, y los demás, hacia arriba.
# en: 19155906
ways-home-mean-distance = Estás en cualquier sitio de la ciudad, y el próximo pasajero aparece en cualquier sitio. ¿A cuántos pasos está de media?
    .hint-1 = Esa es la distancia media hasta casa, que está en una esquina; desde el centro es menos.
    .hint-2 = Estás más cerca: la mayor diferencia entre columnas es 5, pero la media no llega a 2.
    .hint-3 = La distancia suma las dos diferencias, columnas y filas, y cada una puede ser 0.
    .because = 35/18 por las columnas y 21/8 por las filas.
# en: 9245c40f
ways-home-from-3-3- = ¿Cuántos caminos más cortos llevan de (3, 3) a casa?
    .hint-1 = Hay varios: primero a la izquierda o primero hacia abajo.
    .hint-2 = Esos son los dos que van por el borde; otros giran por el medio.
    .hint-3 = Eso es lo que mide cada uno.
    .hint-4 = Casi: dibújalos, y no cuentes ninguno dos veces.
    .hint-5 = Izquierda o abajo en cada uno de los cuatro pasos da 16 palabras, pero un camino necesita dos de cada.
    .because = IIAA, IAIA, IAAI, AIIA, AIAI, AAII.
# en: ae940212
ways-home-from-4-3- = Desde (4, 3), el primer paso va a (3, 3) o a (4, 2). ¿Cuántos caminos más cortos hay en total?
    .hint-1 = Esos son los caminos por (3, 3); suma los que pasan por (4, 2).
    .hint-2 = Esos son los caminos por (4, 2); suma los que pasan por (3, 3).
    .hint-3 = Se pasa o por (3, 3) o por (4, 2): suma, donde has multiplicado.
    .hint-4 = Eso es lo que mide cada uno.
    .because = 6 por (3, 3) y 4 por (4, 2).
# en: 00300b10
ways-home-from-the-corner = ¿Cuántos caminos más cortos llevan de la esquina lejana (6, 8) a casa?
    .hint-1 = Eso es lo que mide cada uno.
    .hint-2 = 5 pasos a la izquierda y 7 hacia abajo: elige cuáles de los 12 pasos van a la izquierda.
    .hint-3 = Esas son todas las palabras de 12 letras con I y A; solo cuentan las que tienen 5 I.
    .hint-4 = Eso serían 6 pasos de cada; aquí son 5 a la izquierda y 7 hacia abajo.
    .hint-5 = Cuenta pasos, no casillas: de la columna 6 a la columna 1 hay 5 pasos.
    .hint-6 = Cuenta pasos, no casillas: de (6, 8) a (1, 1) hay 5 y 7 pasos.
    .because = 12 sobre 5: cuáles de los 12 pasos van a la izquierda.
# en: 45eaf6a5
ways-home-over-the-patrol = ¿Cuántos de los caminos más cortos de (6, 8) a casa pasan por la patrulla gatuna de (3, 4)?
    .hint-1 = De la esquina a la patrulla hay 35 caminos, y de ahí a casa, 10. Cada uno va con cada uno: multiplica.
    .hint-2 = Esos son los caminos de la esquina a la patrulla; cada uno sigue a casa de varias maneras.
    .hint-3 = Esos son los caminos de la patrulla a casa; hasta allí se puede llegar de varias maneras.
    .hint-4 = No todos: ve por el borde.
    .because = 35 caminos hasta la patrulla, y con cada uno, 10 caminos a casa.
# en: c6a285d3
ways-home-pushed-back = Un taxi en (4, 5) retrocede 3 casillas, por alguno de los caminos más cortos a casa. ¿En cuántas casillas puede acabar?
    .hint-1 = Dos opciones en cada uno de los tres pasos son 8 caminos; varios acaban en la misma casilla.
    .hint-2 = 0, 1, 2 o 3 de los pasos van a la izquierda: es uno más.
    .hint-3 = No solo recto a la izquierda o recto hacia abajo: puede girar.
    .because = 0, 1, 2 o 3 de los pasos van a la izquierda; allí llevan 1, 3, 3 y 1 caminos.
# en: 60caae28
ways-home-two-twos = En un tablero sin fin, ¿dónde puede acabar un taxi con dos trayectos de 2 casillas, cada uno en línea recta? ¿Cuántas casillas son?
    .hint-1 = A tantas se llega con cuatro pasos de 1. Un trayecto de 2 es recto y no puede girar.
    .hint-2 = No olvides dónde está: dos casillas de ida y dos de vuelta.
    .hint-3 = Cuatro direcciones, y después otras cuatro, son 16 caminos; varios acaban en la misma casilla.
    .hint-4 = Eso es después del primer trayecto.
    .hint-5 = Cuenta otra vez, en papel cuadriculado: algunos caminos acaban en la misma casilla.
    .because = Es como con pasos de 1 en un tablero de casillas el doble de anchas: (2 + 1)².
# en: 36cea7be
ways-home-five-steps = En un tablero sin fin, ¿en cuántas casillas puede acabar un taxi después de cinco pasos de 1?
    .hint-1 = Eso es después de cuatro pasos.
    .hint-2 = 4⁵ cuenta caminos; muchos acaban en la misma casilla.
    .hint-3 = Esas son todas las casillas a cinco pasos o menos; la mitad son del otro color.
    .hint-4 = Esas son las casillas a cinco pasos exactos; también se puede acabar más cerca.
    .hint-5 = Eso es después de seis pasos.
    .because = 1, 4, 9, 16, 25, 36: después de n pasos, (n + 1)².

# en: baafbb07
ways-home-say-graph = La ciudad como grafo
# en: 4aaaf5d9
ways-home-say-dots-and-lines = La ciudad como grafo: { $dots } puntos para las casillas, { $lines } líneas para las calles.
# en: 0c58addf
ways-home-say-streets = { $n } { FORM($n, "calle", "calles") }
# en: 3cc907b2
ways-home-say-streets-at-cells = Cuántas calles salen de cada casilla
# en: ba87fcd7
ways-home-say-find-steps = La casa es { $home }, donde está el taxi. Haz clic en todas las casillas que están exactamente a { $steps } { FORM($steps, "paso", "pasos") }.
# en: 98d7339f
ways-home-say-is-steps = { $cell } está a { $n } { FORM($n, "paso", "pasos") } de casa
# en: 5d28523c
ways-home-say-slanting = Están en diagonal: un paso más a la derecha es un paso menos hacia arriba.
# en: 6086a102
ways-home-say-news = Mueve el control deslizante: ¿hasta dónde llega la noticia?
# en: b5bd3498
ways-home-say-layers = Capas alrededor de casa
# en: f3bea8f4
ways-home-say-layer = A { $steps } { FORM($steps, "paso", "pasos") } de casa hay { $newest } { FORM($newest, "casilla", "casillas") }; a { $steps } { FORM($steps, "paso", "pasos") } o menos, { $inside } de { $all }.
# en: 6b2bf380
ways-home-say-steps-from-home = a { $n } { FORM($n, "paso", "pasos") } de casa
# en: 0b03deaf
ways-home-say-up-to = Pasos hasta casa, hasta { $steps }
# en: 624d5de8
ways-home-say-random = Distancia entre dos casillas al azar
# en: 7f440aea
ways-home-say-steps = pasos
# en: 4391f8a9
ways-home-say-pairs = pares
# en: e95c7c4f
ways-home-say-paths = Caminos a casa
# en: b17bbe51
ways-home-say-paths-task = Haz clic en una casilla para ver todos los caminos más cortos desde allí a casa.
# en: 16f623dd
ways-home-say-paths-tip = Escribir en cada casilla su número
# en: 59fcde1c
ways-home-say-paths-home = { $n } { FORM($n, "camino más corto", "caminos más cortos") } a casa
# en: 5689a1ba
ways-home-say-click = Haz clic en una casilla.
# en: 897b6671
ways-home-say-sum = Fuera del borde, cada número es la suma del de su izquierda y el de debajo.
# en: 4929a42a
ways-home-say-shortest = Caminos más cortos a casa
# en: 5b099dd7
ways-home-say-from-each = Caminos más cortos a casa desde cada casilla
# en: 7f558d2c
ways-home-say-over = { $n } por { $cell }
# en: 47fd93e1
ways-home-say-from-home = De { $cell } a casa: { $steps ->
    [0] ya estás allí.
   *[other] { $steps } { FORM($steps, "paso", "pasos") }, { $paths } { FORM($paths, "camino más corto", "caminos más cortos") }.
}{ $over ->
    [no] {""}
   *[other] {" "}{ $over }.
}
# en: 9bbdc4a1
ways-home-say-far-corner = Desde la esquina lejana, { $corner }, hay { $n } caminos más cortos a casa.
# en: db4aa4fc
ways-home-say-over-patrol = Caminos por la patrulla gatuna
# en: b5c75bfe
ways-home-say-past-patrol = De { $corner } a la patrulla gatuna, en { $patrol }, y de ahí a { $home }.
# en: 715ea796
ways-home-say-find-pushed = El taxi de { $cell } retrocede { $steps } { FORM($steps, "casilla", "casillas") }. Haz clic en todas las casillas donde puede acabar.
# en: c9eda869
ways-home-say-ways-back = { $n } { FORM($n, "manera de retroceder lleva", "maneras de retroceder llevan") } a { $cell }
# en: 0d6d78c6
ways-home-say-not-there = { $place } { $way ->
    [same] no está más cerca de casa
    [nearer] está { $n } { FORM($n, "paso", "pasos") } más cerca de casa
   *[farther] está { $n } { FORM($n, "paso", "pasos") } más lejos de casa
}{ $cell ->
    [no] {""}
   *[other] , pero no en uno de los caminos más cortos desde { $cell }
}
# en: dad7d72d
ways-home-say-pushed = De estas maneras: { $ways }. En total son { $all } maneras de retroceder, pero solo { $cells } casillas.
# en: a98fbe05
ways-home-say-find-ends = El taxi de { $cell } tiene trayectos de { $moves }, cada uno en línea recta. Haz clic en todas las casillas donde puede acabar.
# en: 69aa98d4
ways-home-say-away = { $cell } está a { $n } { FORM($n, "paso", "pasos") } y es { FORM($plain, "lisa", "rayada") }
# en: 3fc43ba2
ways-home-say-all-are = Todas son { FORM($plain, "lisas", "rayadas") }, después de { $n } { FORM($n, "paso", "pasos") } desde { $cell }, que es { FORM($start, "lisa", "rayada") }.
# en: fc16c8f8
ways-home-say-reach = Dónde se puede acabar
# en: e02cef86
ways-home-say-reach-task = Elige trayectos y haz clic en una casilla para poner allí el taxi. ¿Dónde puede acabar?
# en: 9dd13fe8
ways-home-say-can-end = puede acabar aquí
# en: 622af855
ways-home-say-ends = { $moves ->
    [no] Desde { $cell }, sin ningún trayecto: 1 casilla, { $cell }.
   *[other] Desde { $cell }, que es { FORM($start, "lisa", "rayada") }, con { $moves }: { $n } casillas, todas { FORM($plain, "lisas", "rayadas") }.
}
# en: d3a2aafb
ways-home-controls =
    .steps = pasos
    .movements_of_1 = trayectos de 1
    .movements_of_2 = trayectos de 2
