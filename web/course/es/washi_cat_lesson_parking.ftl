### washi_cat/lesson_parking.ipynb

# en: f09de314
washi-cat-lesson-parking-0-1 = # Contar filas
# en: 2915ae44
washi-cat-lesson-parking-0-2 = Antes de la partida, los dos jugadores dibujan peces y gatos en una fila, con dos casillas entre uno y otro. ¿De cuántas maneras se pueden dibujar seis? ¿Qué probabilidad hay de que no se atasque ninguna de dos filas? ¿Y cómo de llena acaba una fila muy larga?
# en: 06d1d01c
washi-cat-lesson-parking-0-3 = - cómo contar maneras de colocar con huecos, quitando los huecos;
    - qué parte de una fila muy larga se ocupa.
# en: cb60c94b
washi-cat-lesson-parking-0-4 = **Necesitas** [Aparcar](../course/08_parking.ipynb) y, para la parte 1, números combinatorios. Sin programar: lee, adivina, haz clic. Unos 50 minutos.
# en: 7351a311
washi-cat-lesson-parking-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 789cd9d4
washi-cat-lesson-parking-0-6 = El juego es Washi Cat, al que puedes [jugar aquí](play.ipynb). Otras lecciones sobre él son [El salto a casa](lesson_shortest_paths.ipynb) y [Trampas](lesson_cuts_and_traps.ipynb).
# en: 979aec85
washi-cat-lesson-parking-1-1 = ## 1 Contar
# en: 4db89219
washi-cat-lesson-parking-1-2 = Con dieciséis columnas no hay nada que elegir. Con cada columna más hay más maneras.
# en: 48420fb1
washi-cat-lesson-parking-1-3 = Aquí cada manera tiene un número. Cámbialo y míralas todas.
# en: ebb2c289
washi-cat-lesson-parking-1-4 = **La regla.** Detrás de cada pez, menos del último, quita las dos casillas que tiene que haber. Queda una fila con diez columnas menos, en la que los peces pueden estar en cualquier sitio, incluso juntos. Y al revés: seis columnas cualesquiera de esas forman una fila permitida si se devuelven las casillas. Así que hay tantas maneras como formas de elegir 6 de *n* − 10.
# en: 663c5831
washi-cat-lesson-parking-1-5 = Aquí está la fórmula para *k* dibujos y huecos de *g*, y una tabla: la fórmula, y un recuento columna a columna.
# en: 1806a26a
washi-cat-lesson-parking-2-1 = ## 2 Dos filas
# en: 49ff4f51
washi-cat-lesson-parking-2-2 = Se dibujan las dos filas del borde de un tablero, una detrás de otra.
# en: 14103064
washi-cat-lesson-parking-3-1 = ## 3 Una fila muy larga
# en: 4cdc7fb6
washi-cat-lesson-parking-3-2 = Coches en una calle sin plazas marcadas, moléculas en una superficie: aparcan como nuestros peces. ¿Cuánto se llena?
# en: b762350d
washi-cat-lesson-parking-3-3 = Para una fila sin fin hay una fórmula. La encontraron Paul Flory en 1939, para moléculas largas, y Alfréd Rényi en 1958, para coches de longitud 1 que aparcan en cualquier punto de una calle y no solo en plazas marcadas. Con huecos de una casilla es (1 − 1/e²)/2. Con dos casillas es una integral de exp(x²), que no tiene una forma más sencilla. (`erfi` es el nombre de esa integral.)
# en: be7a015a
washi-cat-lesson-parking-4-1 = ## Lo que hemos visto
# en: 0bfc7a1c
washi-cat-lesson-parking-4-2 = - Las maneras de colocar con huecos se cuentan quitando los huecos: 6 de *n* − 10.
    - Las filas largas llenadas al azar tienen un pez en el 27,5 % de sus casillas, entre el 20 % y el 33,3 %.
# en: 75ce9725
washi-cat-lesson-parking-5-1 = ## Comprobaciones
# en: c852923e
washi-cat-lesson-parking-5-2 = Si te gusta programar: esta celda suma donde debería multiplicar. Corrígela y ejecuta otra vez la celda.
# en: 7030f764
washi-cat-lesson-parking-5-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: f6805d96
washi-cat-lesson-parking-5-4 = **Para pensar.** ¿Cómo elegirías al azar una de todas las filas, todas con la misma probabilidad? ¿Y si se dibujaran peces a los dos lados de una calle?
# en: d8977cc3
washi-cat-lesson-parking-5-5 = Para seguir: [Trampas](lesson_cuts_and_traps.ipynb), sobre muros que se dibujan. O [juega](play.ipynb) al juego entero.
