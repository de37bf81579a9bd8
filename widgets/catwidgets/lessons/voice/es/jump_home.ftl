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
# en: 1644edf4
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
# en: 2da5c6a1
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
