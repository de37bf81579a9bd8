### 03_next_door.ipynb

# en: f16209bb
next-door-0-1 = # 3 Al lado
# en: b2a9206b
next-door-0-2 = Tu pasajero espera al lado. Con un paso llegarías. Pero tus dados dan cuatro pasos, y tienes que usarlos todos. ¿Puedes acabar donde está el pasajero?
# en: b5ab380a
next-door-0-3 = - dónde puede estar un taxi después de cierto número de pasos;
    - cómo una demostración te ahorra probarlo todo;
    - qué echa abajo la demostración.
# en: 463fd15b
next-door-0-4 = **Necesitas** papel cuadriculado y unos 35 minutos.
# en: 73fe1ea8
next-door-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 70c6a717
next-door-0-6 = La ciudad es del juego Cat Cab Crew, al que puedes [jugar aquí](../cat_cab/play.ipynb). [Todas las unidades](course.ipynb).
# en: f8cd66d0
next-door-1-1 = ## Cuatro pasos
# en: dfde4f7f
next-door-1-2 = ¿Dónde has acabado? Prueba también en papel cuadriculado.
# en: c0698267
next-door-2-1 = ## Todos los caminos a la vez
# en: 1ab453f3
next-door-2-2 = ¿Puede el taxi terminar en la casilla de al lado? Un ordenador puede dar todos los pasos a la vez. Empieza con una sola casilla. Paso a paso, cambia cada casilla por sus cuatro vecinas.
# en: b997b1d4
next-door-2-3 = El código está plegado: abre *La idea en Python* para leerlo.
# en: e39f320d
next-door-prints-1 = { $steps } pasos: sí
# en: 4e1bab7d
next-door-prints-2 = { $steps } pasos: no
# en: 4b6ff437
next-door-2-4 = El mapa usa esta función. Marca las casillas donde puede acabar el taxi.
# en: b1093cf3
next-door-2-5 = **La demostración.** Colorea las casillas como un tablero de ajedrez. Cada paso cambia de color, así que cuatro pasos te devuelven al primero. Al lado está el otro color.
# en: 38e8a9e7
next-door-2-6 = Par o impar: eso es la **paridad**. En las casillas lisas, *x* + *y* es par. La celda lo comprueba con treinta números de pasos.
# en: f89c1e4f
next-door-prints-3 = Cada vez, un solo color.
# en: 6ae16832
next-door-prints-4 = Dos colores a la vez.
# en: b596c4d0
next-door-3-1 = ## Te toca
# en: 1e43058a
next-door-3-2 = Cuenta fila por fila.
# en: b8d87df4
next-door-3-3 = **Si programas:** escribe toda la regla: `True` si un taxi puede ir de `start` a `end` en exactamente `steps` pasos en una ciudad sin fin. Tiene que estar bastante cerca, y la paridad tiene que encajar. Si no, sigue adelante.
# en: 9d45e4bf
next-door-4-1 = ## En diagonal
# en: e3eaa518
next-door-4-2 = Pruébalo. Vuelve a la idea y añade `(1, 1)` a `moves`. Pulsa *Ejecutar*, y el mapa cambia también: ¿qué pasa con los colores?
# en: 867f6fc4
next-door-4-3 = Aquí tienes lo mismo con las cuatro diagonales, sin tocar la función.
# en: 3f9654ea
next-door-5-1 = ## Ejercicios
# en: 32b617c7
next-door-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: d182321a
next-door-6-1 = ## Lo que hemos visto
# en: 776c7bdb
next-door-6-2 = - Cada paso cambia de color. Así que un número par de pasos lleva de vuelta al mismo color.
    - Eso es una demostración: habla de todos los caminos, y no hizo falta probarlos.
    - Una ciudad que se puede colorear así se llama *bipartita*. Con pasos en diagonal ya no se puede.
# en: c058d662
next-door-6-3 = **Para pensar.** ¿Y si un taxi también pudiera esperar un paso? ¿Qué piezas de ajedrez cambian siempre de color, y cuáles nunca?
# en: b71554d5
next-door-6-4 = **Sigue.** En el juego, algunos movimientos avanzan dos casillas en línea recta: [Caminos a casa](../cat_cab/lesson_ways_home.ipynb).
