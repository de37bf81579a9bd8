### washi_cat/lesson_shortest_paths.ipynb

# en: 2d4565f9
washi-cat-lesson-shortest-paths-0-1 = # El salto a casa
# en: 2e9a6c82
washi-cat-lesson-shortest-paths-0-2 = Un gato dibuja una línea hasta un pez y de vuelta. ¿Cuántos turnos necesita como mínimo? Primero cuentas a mano, después miras cómo lo hace una búsqueda, y al final descubres que el camino más rápido no es un paseo.
# en: d42c5b16
washi-cat-lesson-shortest-paths-0-3 = - cómo dan las capas todas las distancias, rodeando santuarios y muros;
    - cuánto mide un camino de ida y vuelta;
    - un truco con el que un gato vuelve a casa en un turno, y cuándo compensa;
    - una fórmula para todas las cintas, y por qué nadie puede hacerlo mejor.
# en: 8b21d4fd
washi-cat-lesson-shortest-paths-0-4 = **Necesitas** papel cuadriculado y un bolígrafo. Sin programar: lee, adivina, haz clic. Unos 75 minutos; las partes 1 y 2 son una clase completa.
# en: ad9f885d
washi-cat-lesson-shortest-paths-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: ac79ce7a
washi-cat-lesson-shortest-paths-0-6 = El juego es Washi Cat, al que puedes [jugar aquí](play.ipynb).
# en: 5d013cbe
washi-cat-lesson-shortest-paths-1-1 = ## 1 Capas
# en: b629fd7b
washi-cat-lesson-shortest-paths-1-2 = Un gato da un paso a una casilla de al lado: arriba, abajo, a la izquierda o a la derecha. No entra en un santuario, el arco rojo, ni cruza un muro, la línea negra. La **distancia** entre dos casillas es el menor número de pasos.
# en: 97427852
washi-cat-lesson-shortest-paths-1-3 = Busca las casillas a distancia 2. Con el teclado: ve al tablero con Tab, muévete con las flechas y pulsa Enter.
# en: ac3def44
washi-cat-lesson-shortest-paths-1-4 = En papel cuadriculado es rápido: escribe 0 en la salida, 1 en cada casilla de al lado, 2 en cada casilla vacía al lado de un 1, y así sucesivamente. Dibuja el tablero, toma c1 como salida y escribe las tres primeras capas. Después responde.
# en: a007499e
washi-cat-lesson-shortest-paths-1-5 = Comprueba tu papel. Antes de cada clic, di qué casillas vienen ahora.
# en: f99b3fb5
washi-cat-lesson-shortest-paths-1-6 = Es la **búsqueda en anchura**. En cada capa están justo las casillas que tienen una vecina en la capa anterior y no están en ninguna de antes. Nadie tiene que probar todos los caminos, que son miles.
# en: 3eed28a5
washi-cat-lesson-shortest-paths-1-7 = La biblioteca networkx hace lo mismo. Sus capas tienen que ser tan grandes como las nuestras:
# en: 46cee66b
washi-cat-lesson-shortest-paths-2-1 = ## 2 Ida y vuelta
# en: cdd9e5fd
washi-cat-lesson-shortest-paths-2-2 = Un gato tiene que traer un pez de la última fila a casa, a *cualquier* casilla de su fila de salida. Así que se suman dos distancias: del gato al pez, y del pez a la fila.
# en: 4f46f959
washi-cat-lesson-shortest-paths-2-3 = Toma una cinta vacía de cuatro filas. El pez está en la última fila, una columna a un lado.
# en: 32a917ff
washi-cat-lesson-shortest-paths-2-4 = En general: con R filas y un pez k columnas a un lado hay R − 1 + k pasos hasta el pez y R − 1 pasos hasta casa; en total, 2R − 2 + k.
# en: 6761f1a2
washi-cat-lesson-shortest-paths-3-1 = ## 3 ¿Se puede más deprisa?
# en: ccc2d485
washi-cat-lesson-shortest-paths-3-2 = En el juego hay otro movimiento. Un gato que está al lado de una línea suya puede **saltar**: recto por encima de todas las casillas de esa línea, hasta la primera sin línea. Eso cuesta un turno, por larga que sea la línea.
# en: ec637367
washi-cat-lesson-shortest-paths-3-3 = Aquí está la cinta de cuatro filas. Los puntos muestran adónde puede ir tu gato en un turno. Lleva el pez a casa. ¿En cuántos turnos, como mínimo, lo consigues? Si crees que no puedes mejorarlo, deshaz turnos y dibuja la línea en otro sitio.
# en: 74ed5463
washi-cat-lesson-shortest-paths-3-4 = ¿Lo has visto? El camino de ida es la pista para la vuelta.
# en: b18e6934
washi-cat-lesson-shortest-paths-3-5 = ¿No hay nada más rápido, en ninguna cinta? Una búsqueda tiene que probar líneas, no solo casillas: sus puntos son *dónde está el gato y qué ha dibujado*. Con ocho filas, nueve turnos llevan a más de 80.000, así que siempre sigue por el más prometedor. Lo que encuentra es el mínimo, y está demostrado. Cambia la cinta y mira.
# en: 19238053
washi-cat-lesson-shortest-paths-4-1 = ## 4 Cualquier cinta
# en: 42cfb8cc
washi-cat-lesson-shortest-paths-4-2 = Esto es lo que encuentra la búsqueda. Busca una regla en las columnas de k = 1 a k = 4.
# en: 976b83b2
washi-cat-lesson-shortest-paths-4-3 = **Por qué nadie es más rápido.** Cada turno acerca la línea al pez una casilla como mucho, porque un salto cae justo detrás de una casilla de la línea. Y la vuelta a casa es al menos un turno.
# en: cd6cccd4
washi-cat-lesson-shortest-paths-4-4 = ¿Y si el pez está justo enfrente? Entonces no hay sitio donde caer.
# en: 9d2b5f95
washi-cat-lesson-shortest-paths-4-5 = ¿Sigue siendo así en una cinta más larga?
# en: ca35b935
washi-cat-lesson-shortest-paths-4-6 = Aquí está otra vez la tabla, con una columna para k = 0.
# en: 640edea2
washi-cat-lesson-shortest-paths-4-7 = Para k = 0, el mínimo es el menor de dos números: uno para el paseo y otro para el rodeo. La biblioteca tiene toda la fórmula, y coincide con la búsqueda:
# en: d2b16375
washi-cat-lesson-shortest-paths-4-8 = ¿Y si no se pudiera saltar, o no se pudiera volver a pisar la línea propia? Cambia la regla, y la tabla cambia con ella.
# en: 1f6a65ab
washi-cat-lesson-shortest-paths-5-1 = ## Lo que hemos visto
# en: a2e2ecd2
washi-cat-lesson-shortest-paths-5-2 = - La búsqueda en anchura encuentra todas las distancias, una capa detrás de otra.
    - Un paseo de ida y vuelta tiene 2R − 2 + k pasos.
    - Con un salto son R + k turnos, si el pez está a un lado: la línea de ida lleva el gato a casa.
    - Justo enfrente, el salto no tiene dónde caer, y se tarda el menor de 2R − 2 y R + 3.
    - Un mínimo necesita dos cosas: un camino que lo alcance, y una razón por la que ningún camino es más corto.
# en: a36b548e
washi-cat-lesson-shortest-paths-6-1 = ## Comprobaciones
# en: 40f65542
washi-cat-lesson-shortest-paths-6-2 = Si te gusta programar: los turnos que ahorra el salto en ocho filas, 2 columnas a un lado. Esta celda resta al revés. Corrígela y ejecuta otra vez la celda.
# en: fb4ab50f
washi-cat-lesson-shortest-paths-6-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 60eeec24
washi-cat-lesson-shortest-paths-6-4 = **Para pensar.** También se puede saltar la línea de tu otro gato. ¿Pueden ser más rápidos dos gatos juntos que cada uno por su lado? ¿Y cómo frenarías a un gato que va camino de un recorrido así?
# en: a14da1f3
washi-cat-lesson-shortest-paths-6-5 = Para seguir: [Trampas](lesson_cuts_and_traps.ipynb), sobre cómo encerrar a un gato. O [juega](play.ipynb).
