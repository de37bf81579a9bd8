### washi_cat/lesson_cuts_and_traps.ipynb

# en: 1af35fcc
washi-cat-lesson-cuts-and-traps-0-1 = # Trampas
# en: 273b663d
washi-cat-lesson-cuts-and-traps-0-2 = En este juego los muros no se construyen: se dibujan, turno a turno. Y un gato que camina también dibuja. ¿Qué ayuda a un gato que está casi sin salida? ¿Cuánto se tarda en dibujar un muro?
# en: fce86578
washi-cat-lesson-cuts-and-traps-0-3 = - para qué sirve un pez en la última puerta;
    - qué protege a un gato que ha caminado, y qué salto lo deshace;
    - por qué un muro barato no tiene por qué ser rápido.
# en: b052643b
washi-cat-lesson-cuts-and-traps-0-4 = **Necesitas** [Muros](../course/07_walls.ipynb): allí encuentras el muro más barato y lo demuestras. Sin programar: lee, adivina, haz clic. Unos 35 minutos.
# en: 0f8e4e8f
washi-cat-lesson-cuts-and-traps-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: bd6e9664
washi-cat-lesson-cuts-and-traps-0-6 = El juego es Washi Cat, al que puedes [jugar aquí](play.ipynb). Otras lecciones sobre él son [El salto a casa](lesson_shortest_paths.ipynb) y [Contar filas](lesson_parking.ipynb).
# en: f5256466
washi-cat-lesson-cuts-and-traps-1-1 = ## 1 La última puerta
# en: b04bf543
washi-cat-lesson-cuts-and-traps-1-2 = Un gato da un paso a una casilla de al lado: arriba, abajo, a la izquierda o a la derecha. No entra en ninguna casilla con una línea del otro color. El gato rojo tiene un pez y quiere ir a casa, a la fila 1.
# en: 194f4ccd
washi-cat-lesson-cuts-and-traps-1-3 = Aquí está la demostración: todo lo que el gato alcanza tiene un punto, y alrededor está lo que lo encierra.
# en: c12a59e8
washi-cat-lesson-cuts-and-traps-2-1 = ## 2 La línea es un camino a casa
# en: b361d861
washi-cat-lesson-cuts-and-traps-2-2 = En el juego, un gato camina y dibuja una línea.
# en: e8a1283a
washi-cat-lesson-cuts-and-traps-2-3 = Hay un movimiento especial, el **supersalto gatuno alucinante**. Cruza en línea recta las líneas del otro color, y dibuja encima de ellas.
# en: 7f86ff80
washi-cat-lesson-cuts-and-traps-3-1 = ## 3 Los muros se dibujan, no se construyen
# en: 6dd8eed0
washi-cat-lesson-cuts-and-traps-3-2 = Las partes de un muro pueden tocarse solo por las esquinas, y aun así no pasa nadie. Pero una línea pasa de casilla a casilla por los lados, nunca por las esquinas.
# en: d22841d4
washi-cat-lesson-cuts-and-traps-3-3 = Mueve el control deslizante. Los ladrillos son primero las casillas que le faltan al muro más barato, y después, todo el muro.
# en: e61da8f3
washi-cat-lesson-cuts-and-traps-3-4 = El muro más barato es una **cota inferior** de los turnos: en cada turno se dibuja en una casilla. La línea encontrada es una **cota superior**. Aquí se diferencian en uno, y una búsqueda entre todas las líneas ha demostrado que nadie es más rápido.
# en: f9b85c2b
washi-cat-lesson-cuts-and-traps-4-1 = ## Lo que hemos visto
# en: e6d3dfdb
washi-cat-lesson-cuts-and-traps-4-2 = - Para un gato que lleva un pez, otro pez es parte del muro.
    - Un gato que ha caminado tiene un camino a casa: su propia línea. Solo un supersalto gatuno alucinante puede dibujar por encima.
    - El muro más barato es una cota inferior de los turnos. Dibujarlo puede llevar más.
# en: 8ebfb135
washi-cat-lesson-cuts-and-traps-5-1 = ## Comprobaciones
# en: 42d3437c
washi-cat-lesson-cuts-and-traps-5-2 = Si te gusta programar: ¿en cuántos turnos puede dibujar Azul el muro de la parte 3? Alguien contó las casillas del muro más barato. Corrige la celda.
# en: 006fbe4d
washi-cat-lesson-cuts-and-traps-5-3 = **Para pensar.** ¿Cuál es el muro más barato alrededor de *dos* gatos? ¿Puedes colocar santuarios de manera que haya tres caminos a casa sin casillas comunes, esté donde esté el gato?
# en: a17786db
washi-cat-lesson-cuts-and-traps-5-4 = Para seguir: [Contar filas](lesson_parking.ipynb), sobre peces con sitio entre ellos. O [juega](play.ipynb) al juego entero.
