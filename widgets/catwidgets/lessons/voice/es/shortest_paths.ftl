### Calles.

# en: 740dfa61
shortest-paths-note =
    .words-1 = grafo, vértice, arista, grado
    .words-2 = grafo línea
    .words-3 = distancia, camino más corto
    .words-4 = número combinatorio, regla de la suma
    .words-5 = media, distribución, simulación
    .tips-1 = Las partes 1 y 2 llenan 35 minutos, y la parte 3, otros 35.
    .tips-2 = Para quien va deprisa: ¿por qué el número de caminos es un número combinatorio?
# en: 8e05e71f
shortest-paths-at-a-crossing = Cuatro tramos se encuentran en un cruce, y cada uno es una casilla. ¿Cuántos pares de vecinas son?
    .hint-1 = Tantas casillas se encuentran. Cuenta pares: la primera con la segunda, la primera con la tercera, …
    .hint-2 = Has contado cada par dos veces, una desde cada lado.
    .hint-3 = Una casilla no es vecina de sí misma, y cada par cuenta una sola vez.
    .hint-4 = Tantas vecinas tiene ahí cada una de las cuatro.
    .because = 3 + 2 + 1, o 4 × 3 / 2.
# en: 547f20bd
shortest-paths-neighbours = ¿Cuántas vecinas tiene como mucho una casilla?
    .hint-1 = Tantas se encuentran con ella en uno de sus extremos, y tiene dos.
    .hint-2 = En cada extremo se encuentran cuatro tramos, pero uno es la propia casilla.
    .hint-3 = Un cruce tiene cuatro tramos; una casilla está entre dos cruces.
    .hint-4 = La propia casilla no es vecina suya, en ninguno de los dos extremos.
    .hint-5 = Esos son sus extremos; en cada uno se encuentra con otras tres.
    .because = Tres en cada extremo.
# en: ff6a5d73
shortest-paths-pairs = La ciudad tiene 49 cruces con cuatro tramos cada uno. ¿Cuántos pares de casillas vecinas hay en total?
    .hint-1 = Cuatro tramos forman más de cuatro pares: seis.
    .hint-2 = Has contado cada par dos veces.
    .hint-3 = 112 × 6 / 2 valdría si todas tuvieran seis vecinas; 28 casillas acaban en la calle cerrada y tienen tres.
    .hint-4 = 112 × 6 cuenta cada par dos veces, y 28 casillas del borde tienen solo tres vecinas.
    .hint-5 = Ese es el número de casillas.
    .hint-6 = ¿Tres por cruce? Cuatro tramos forman seis pares.
    .because = 49 × 6. Dos casillas se encuentran en un solo cruce, así que ningún par se cuenta dos veces.
# en: 42dd72a6
shortest-paths-mean-distance = Un taxi y la patrulla están en dos casillas distintas, en cualquier sitio de la ciudad. ¿A qué distancia están de media?
    .hint-1 = Esa es la mayor, de esquina a esquina.
    .hint-2 = Esa es la mitad de la mayor, pero los pares lejanos son raros: las dos casillas tienen que estar cerca del borde.
    .hint-3 = Esa es la distancia más frecuente; la media es un poco mayor.
    .hint-4 = Ahí podrían estar los dos también en la misma casilla.
    .because = 62.832 casillas en total, entre 112 × 111 pares.
# en: f43c359a
shortest-paths-pursuit = La patrulla, en k8, persigue a un taxi que está en Memorial Park, en g14. ¿Por cuántos caminos más cortos puede ir?
    .hint-1 = Eso es lo que mide cada uno.
    .hint-2 = Primero a la izquierda o primero hacia arriba; pero también puede girar por el medio.
    .hint-3 = Tantos tramos hay entre los dos; dos van a la izquierda y dos van hacia arriba.
    .hint-4 = Izquierda o arriba en cada uno de los cuatro cruces son 16 palabras, pero un camino necesita dos de cada.
    .hint-5 = Busca los demás: puede girar dos o tres veces.
    .hint-6 = Eso sería con un tramo más.
    .because = Entre los dos hay cuatro tramos, dos a la izquierda y dos hacia arriba: IIAA, IAIA, IAAI, AIIA, AIAI, AAII.
# en: ea2b6050
shortest-paths-longer-pursuit = ¿Y de k4 a e10, con tres tramos a la izquierda y dos hacia arriba?
    .hint-1 = Con tres a la izquierda y tres hacia arriba serían 20, y con dos y dos son 6. Esto está entre medias.
    .hint-2 = Tantos tramos hay entre los dos.
    .hint-3 = 2⁵ cuenta todas las palabras con I y A; solo cuentan las que tienen tres I.
    .hint-4 = Eso sería con tres a la izquierda y tres hacia arriba.
    .hint-5 = Elige cuáles dos de los cinco tramos van hacia arriba.
    .because = 5 sobre 2: cuáles dos de los cinco tramos van hacia arriba.
# en: 50c9e159
shortest-paths-corner-to-corner = De c2 a o16, de punta a punta de la ciudad, seis tramos van a la derecha y seis hacia arriba. ¿Cuántos caminos más cortos hay?
    .hint-1 = 2¹² cuenta todas las palabras; solo cuentan las que tienen seis D, de derecha.
    .hint-2 = Tantos tramos hay entre las dos.
    .hint-3 = 6! ordena seis tramos entre sí; aquí se elige cuáles de los doce van a la derecha.
    .hint-4 = Seis a la derecha y seis hacia arriba se ponen en algún orden, no se emparejan unos con otros.
    .hint-5 = Eso es 13 sobre 6; entre las dos casillas hay doce tramos.
    .hint-6 = Casi: eso es 11 sobre 5, los que empiezan con un tramo a la derecha.
    .because = 12 sobre 6.

# en: 64dba013
shortest-paths-say-dots-task = ¿En qué puntos puede estar un taxi?
# en: 81729ee5
shortest-paths-say-roads = cruces unidos por tramos
# en: 5feae4d6
shortest-paths-say-meetings = casillas unidas donde se encuentran
# en: dcb9cedf
shortest-paths-say-town = La ciudad: cruces y tramos
# en: b246061f
shortest-paths-say-town-dots = Un punto por cada cruce, una línea por cada uno de los { $roads } tramos que los unen.
# en: 149bc083
shortest-paths-say-city = La ciudad: casillas y vecinas
# en: c66d0bcf
shortest-paths-say-city-dots = Un punto por cada una de las { $spaces } casillas, una línea por cada par que se encuentra.
# en: a5744e13
shortest-paths-say-has-neighbours = { $n } { FORM($n, "vecina", "vecinas") }
# en: f6ecc19c
shortest-paths-say-neighbours-of = Cuántas vecinas tiene cada casilla
# en: 03c68bfd
shortest-paths-say-space = casilla
# en: c4985c1d
shortest-paths-say-spaces = casillas
# en: 82dffb1b
shortest-paths-say-pairs = pares
# en: 2158a36b
shortest-paths-say-distances = Distancia entre dos casillas
# en: b551eaf4
shortest-paths-say-neighbours = vecinas
# en: 45806741
shortest-paths-say-paths-task = La patrulla está en { $start }. Haz clic en una casilla para ver todos los caminos más cortos hasta allí.
# en: 02234f7e
shortest-paths-say-paths-tip = Escribir en cada casilla de cuántas maneras se llega
# en: dd16eca0
shortest-paths-say-sum = Cada número es la suma de los de las vecinas que están una casilla más cerca.
# en: 8917040c
shortest-paths-say-to = Hasta { $space }: { $away } { FORM($away, "casilla", "casillas") }, { $n } { FORM($n, "camino más corto", "caminos más cortos") }.
# en: f1920dd1
shortest-paths-say-has-paths = { $n } { FORM($n, "camino más corto", "caminos más cortos") }
# en: e302399f
shortest-paths-say-paths = Caminos más cortos desde la patrulla
# en: 42c60efb
shortest-paths-say-click = Haz clic en una casilla.
# en: 83f01753
shortest-paths-say-paths-from = Caminos más cortos desde { $start }
# en: 46165627
shortest-paths-say-paths-head = caminos
# en: fb4696ef
shortest-paths-controls =
    .show = mostrar
