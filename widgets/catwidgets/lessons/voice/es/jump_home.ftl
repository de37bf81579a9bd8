### El salto a casa.

# en: d81f804a
jump-home-note =
    .words-1 = grafo, distancia, camino más corto
    .words-2 = búsqueda en anchura, capas
    .words-3 = estado, espacio de estados
    .words-4 = cota inferior, demostración de que algo es lo mejor
    .words-5 = fórmula con dos variables, mínimo de dos
    .tips-1 = Las partes 1 y 2 llenan 30 minutos, y la parte 3, otros 30; la parte 4 es para quien disfruta con las fórmulas.
    .tips-2 = Primero en papel: basta con papel cuadriculado y un bolígrafo, y una línea dibujada se queda.
    .tips-3 = La parte 3 es mejor como concurso: ¿quién encuentra el recorrido más rápido? Que quienes lo encuentren den pistas, no movimientos.
    .tips-4 = Error probable: creer que el mínimo son 7 turnos, porque el paseo no puede ser más corto.
    .tips-5 = Para quien va deprisa: demostrar que nadie es más rápido que R + k turnos. ¿Dónde necesita la demostración que k > 0?
# en: 305826fe
jump-home-third-layer = ¿Cuántas casillas están exactamente a 3 pasos de c1?
    .hint-1 = b3 sería una de ellas, pero en ella hay un santuario.
    .hint-2 = Esa es la cuarta capa.
    .hint-3 = Esas son todas hasta 2 pasos, contando c1.
    .hint-4 = Esas son todas hasta 3 pasos, contando c1.
    .hint-5 = Esas son todas hasta 3 pasos; cuenta solo la tercera capa.
    .hint-6 = Tantas están a 1 paso.
    .because = a2, d3, e2, f1, y c4, más allá de c3.
# en: acdb6278
jump-home-round-the-wall = Entre d3 y d4 hay un muro. ¿Cuántos pasos hay de d3 a d4?
    .hint-1 = Comparten un lado, pero en él está el muro.
    .hint-2 = Un paso a un lado y otro arriba: entonces estás en c4 o e4, todavía no en d4.
    .hint-3 = Hay un rodeo más corto.
    .because = A un lado, arriba y de vuelta: d3, c3, c4, d4.
# en: d8843c08
jump-home-walk-home = Cuatro filas, y el pez en la última, una columna a un lado. ¿Cuántos pasos necesita un gato que va andando y vuelve a casa?
    .hint-1 = Eso lo lleva hasta el pez. También tiene que volver a casa.
    .hint-2 = No tiene que volver a la casilla de la que salió: vale cualquiera de la fila de salida.
    .hint-3 = Tantos serían si el pez estuviera justo enfrente.
    .hint-4 = De la primera fila a la cuarta hay tres pasos, pero el pez está una columna a un lado, y después viene la vuelta a casa.
    .hint-5 = Solo hasta el pez ya hay 4 pasos.
    .because = 4 pasos hasta el pez, 3 hacia abajo: 2 × 3 + 1.
# en: f0bfdb1d
jump-home-farther-walk = Ocho filas, y el pez tres columnas a un lado: ¿cuántos pasos, ida y vuelta?
    .hint-1 = La casa es toda la fila de salida; las tres columnas cuentan una sola vez.
    .hint-2 = Eso lo lleva hasta el pez.
    .hint-3 = El pez está tres columnas a un lado.
    .hint-4 = De la fila 1 a la fila 8 hay siete pasos, no ocho.
    .because = 2 × 7 + 3.
# en: 169e616f
jump-home-best-run = Cuatro filas, el pez una columna a un lado, y se puede saltar. ¿Cuál es el menor número de turnos?
    .hint-1 = Eso es el paseo. ¿Puede saltar el gato sobre su propia línea al volver?
    .hint-2 = Casi. Haz que el último salto acabe en la fila de salida.
    .hint-3 = Eso lo lleva hasta el pez, y necesita al menos un turno para volver a casa.
    .hint-4 = Solo el pez ya está a 4 pasos.
    .because = 4 pasos hasta el pez, y un salto sobre la línea que tiene debajo.
# en: 47771cf9
jump-home-eight-rows = ¿Y en una cinta de ocho filas, con el pez una columna a un lado?
    .hint-1 = Eso es el paseo; un salto pasa por encima de las casillas que sean.
    .hint-2 = Eso lo lleva hasta el pez.
    .hint-3 = Un turno basta para toda la vuelta.
    .hint-4 = El pez está a 8 pasos.
    .because = 8 pasos hasta el pez y un salto, sobre seis casillas a la vez.
# en: aea0e074
jump-home-what-it-takes = El salto a casa tiene que caer en la fila de salida, así que la casilla de debajo de la línea tiene que estar vacía. ¿Dónde se desvía el gato, si el pez está una columna a un lado?
    .choices-aside-first = enseguida, en la primera fila
    .choices-up-first = después de un paso hacia arriba
    .choices-last = en la última fila, al lado del pez
    .hint-1 = Entonces su línea baja hasta la primera fila en esa columna, y un salto sobre ella no tiene dónde caer.
    .hint-2 = Entonces debajo del pez no hay ninguna línea que saltar.
    .because = Uno hacia arriba, uno a un lado, y después recto: la línea de debajo del pez empieza en la segunda fila.
# en: 021d645a
jump-home-any-tape = R filas, el pez k columnas a un lado, k al menos 1. ¿Cuántos turnos tiene el recorrido más rápido?
    .choices-same = k turnos
    .choices-minus-two = R − 1 + k turnos
    .choices-plus = R + k turnos
    .choices-twice = 2R − 2 + k turnos
    .hint-1 = También cuentan las filas.
    .hint-2 = Eso lo lleva hasta el pez; falta un turno para volver a casa.
    .hint-3 = Eso es el paseo.
    .because = R − 1 + k pasos hasta el pez, porque a esa distancia está, y un salto.
# en: b9eacb72
jump-home-saved = ¿Cuántos turnos ahorra el salto en una cinta de ocho filas, a cualquier distancia a un lado que esté el pez?
    .hint-1 = La vuelta a casa son siete pasos, pero el salto también es un turno.
    .hint-2 = De la fila 8 a la fila 1 hay siete pasos, y el salto es un turno.
    .hint-3 = De la fila 8 a la fila 1 hay siete pasos.
    .hint-4 = El paseo es más largo: resta al revés.
    .because = Un turno en vez de siete: 2R − 2 + k menos R + k es R − 2.
# en: cb579f15
jump-home-straight-ahead = Ahora el pez está justo enfrente, k = 0, en cuatro filas. ¿Cuántos turnos tiene el recorrido más rápido?
    .hint-1 = Eso sería R + k. Pero aquí la línea de debajo del pez baja hasta la primera fila.
    .hint-2 = Un gato que se desvía y vuelve gasta dos turnos más. Pruébalo y cuenta.
    .hint-3 = Cuenta otra vez el paseo: tres hacia arriba y tres hacia abajo.
    .hint-4 = Eso lo lleva hasta el pez.
    .because = El paseo: 3 hacia arriba, 3 hacia abajo. Dar un rodeo para tener dónde caer cuesta más de lo que ahorra el salto.
# en: dfee093d
jump-home-straight-ahead-eight-rows = ¿Y justo enfrente en ocho filas?
    .hint-1 = Eso es el paseo. En una cinta larga compensa dar un rodeo.
    .hint-2 = La casilla de debajo de la línea tiene que estar vacía, o hay que llegar a ella con un paso más.
    .hint-3 = Un paso a un lado y otro de vuelta: eso cuesta dos turnos. Y entonces el salto no acaba en casa.
    .hint-4 = Casi. En la columna del pez, la línea empieza donde empezó el gato. ¿Dónde acaba el salto?
    .because = A un lado, arriba, arriba, de vuelta, cinco arriba: nueve turnos hasta el pez. El salto acaba en la segunda fila, y queda un paso: R + 3.

# en: 36f8f620
jump-home-say-hunt = Hay un gato en c1. Haz clic en todas las casillas que están exactamente a { $n } { FORM($n, "paso", "pasos") }. Sin diagonales, sin santuario, sin muro.
# en: 7209e53f
jump-home-say-far = { $place } está a { $n } { FORM($n, "paso", "pasos") }
# en: 174fdccc
jump-home-say-no-way = { $place } es un santuario
# en: da86dce0
jump-home-say-moral = Todas son vecinas de una casilla que está un paso más cerca.
# en: 8692c55d
jump-home-say-next = Capa siguiente
# en: 885d0143
jump-home-say-next-tip = Encontrar todas las vecinas de la última capa
# en: 344e1ac0
jump-home-say-end = Hasta el final
# en: 87ca16e7
jump-home-say-end-tip = Encontrar todas las capas
# en: ffc54788
jump-home-say-again = Empezar de nuevo
# en: e75f71b3
jump-home-say-again-tip = Olvidar todo lo encontrado
# en: 682bd8ac
jump-home-say-layers-task = Di antes qué casillas vienen ahora. Después pulsa { $button }; un clic empieza en otro sitio.
# en: 8224ee66
jump-home-say-shrine = { $place } es un santuario, donde no entra ningún gato; empieza en otro sitio.
# en: f554b9f7
jump-home-say-away = a { $n } { FORM($n, "paso", "pasos") }
# en: 220cd59f
jump-home-say-layers = Capas desde { $start }
# en: edb14b63
jump-home-say-layer = { $k ->
    [0] La capa 0 es la propia { $start }.
   *[other] Capa { $k }: { $n } { FORM($n, "casilla está", "casillas están") } a { $k } { FORM($k, "paso", "pasos") } de { $start }: { $names }.
}
# en: c8074683
jump-home-say-rest = { $n ->
    [0] Están encontradas todas las casillas.
   *[other] { FORM($n, "Falta", "Faltan") } { $n } por encontrar.
}
# en: 56ee1ecd
jump-home-say-found = Encontradas desde { $start }
# en: 2ac18c8f
jump-home-say-space = casilla
# en: 970d0e2a
jump-home-say-steps = pasos
# en: 0a23f908
jump-home-say-is-home = El gato está en casa. Empieza de nuevo, o deshaz un turno.
# en: 5a2f4fed
jump-home-say-too-far = A { $place } no se llega en un turno; los puntos muestran adónde puede ir el gato con un paso o un salto.
# en: 087e358d
jump-home-say-nothing-back = No hay ningún turno que deshacer.
# en: 42bb390e
jump-home-say-run-task = Lleva el gato hasta el pez y de vuelta a la primera fila en el menor número de turnos. Andando son { $n }. Un salto pasa recto por encima de todas las casillas de una línea propia.
# en: 4d8c0ad6
jump-home-say-back = Deshacer
# en: e06a1a69
jump-home-say-back-tip = Deshacer el último turno
# en: a8d39dce
jump-home-say-wipe = Borrar la cinta
# en: 492959b3
jump-home-say-show = Ver el más rápido
# en: d873f30a
jump-home-say-show-tip = Rendirse y ver uno
# en: 868f2c06
jump-home-say-a-jump = un salto
# en: 69e25edd
jump-home-say-tape = Una cinta vacía
# en: 4dfd8b70
jump-home-say-so-far = Hasta ahora, { $n } { FORM($n, "turno", "turnos") }. Ahora, { $fish ->
    [no] a casa
   *[other] al pez de { $fish }
}.
# en: 024bf7b8
jump-home-say-home = En casa en { $n } { FORM($n, "turno", "turnos") }{ $jumps ->
    [0] {""}
   *[other] , con { $jumps } { FORM($jumps, "salto", "saltos") }
}. { $best ->
    [yes] Nadie puede mejorarlo.
   *[no] Se puede en menos.
}
# en: 6afb5f0e
jump-home-say-turn = { $k ->
    [0] la salida
   *[other] turno { $k }
}
# en: aab85d90
jump-home-say-fish = { $taken ->
    [yes] el pez, ya tomado
   *[no] el pez
}
# en: 27eaffb7
jump-home-say-cat = el gato
# en: 801eff0c
jump-home-say-quickest-task = Cambia las filas y dónde está el pez. ¿Cómo es la línea del recorrido más rápido?
# en: 0f25a140
jump-home-say-with-jumps = con saltos
# en: a0bbb3f1
jump-home-say-steps-only = solo pasos
# en: c6a2cc26
jump-home-say-quickest = Un recorrido de los más rápidos, { $n } filas
# en: 90691abd
jump-home-say-quickest-said = { $rows } filas, el pez { $aside ->
    [0] justo enfrente
   *[other] { $aside } { FORM($aside, "columna", "columnas") } a un lado
}: { $n } { FORM($n, "turno", "turnos") }, { $jumps ->
    [0] andando
   *[other] con { $jumps } { FORM($jumps, "salto", "saltos") }
}. Exacto.
# en: 9cad2a56
jump-home-say-turns = Turno a turno
# en: cb5d9d8e
jump-home-say-a-turn = turno
# en: ec1b9fa1
jump-home-say-start = salida
# en: 49840082
jump-home-say-rows = { $n } filas
# en: 284f386a
jump-home-say-a-tape = cinta
# en: 6afe55ce
jump-home-say-table = Turnos del recorrido más rápido { $jumps ->
    [yes] con saltos
   *[no] solo con pasos
}{ $blocked ->
    [yes] , sin pisar las líneas propias
   *[no] {""}
}, con el pez k columnas a un lado
# en: 038e2d18
jump-home-controls =
    .rows = filas
    .columns_aside = columnas a un lado
    .moves = movimientos
