### Al lado. Variables: { $start } y { $end } casillas como (3, 3), { $steps } pasos, { $apart } pasos de distancia, { $across } y { $up } pasos de lado y hacia arriba.

# en: 02674d81
next-door-guide =
    .plan-1 = En papel cuadriculado, todos intentan acabar al lado con exactamente cuatro pasos.
    .plan-2 = Primera apuesta. Quien diga que sí, que dibuje su camino.
    .plan-3 = Ejecutar la búsqueda, mover el control deslizante y buscar qué tienen en común las casillas marcadas. Después, explicar la demostración.
    .plan-4 = «Te toca» 1 y 2. Quien acabe antes sigue con las diagonales.
    .plan-5 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Se puede probar durante una hora. Una demostración dura un minuto, y después ya no hay que probar más.
    .say-2 = Nadie ha mirado todos los caminos. Hemos mirado qué hace cada camino.
    .ask-1 = ¿Qué le hace un paso al color? ¿Y dos pasos?
    .ask-2 = ¿Por qué no basta con probar muchos caminos?
    .ask-3 = ¿Qué otras cosas solo cambian entre dos estados?
    .support = Pon una moneda en un tablero de ajedrez y dale la vuelta en cada paso: cara en blanco, cruz en negro.
    .extension = Quitar dos esquinas opuestas a un tablero de ajedrez. ¿Pueden 31 fichas de dominó cubrir el resto?
    .ticket-1 = De (1, 1) a (6, 8) en exactamente 15 pasos: ¿se puede? Está a 12 pasos.
    .ticket-2 = No: 15 − 12 es impar
    .open-1 = ¿Y si un taxi también pudiera esperar un paso?
    .open-1-answer = Entonces el color no tiene por qué cambiar, y se puede llegar a cualquier casilla que esté bastante cerca.
    .open-2 = ¿Qué piezas de ajedrez cambian siempre de color, y cuáles nunca?
    .open-2-answer = El caballo cambia siempre; el alfil, nunca. La torre, la dama y el rey pueden hacer las dos cosas.

# en: e474b573
next-door-say-walk-task = Haz clic casilla a casilla. ¿Puedes acabar donde está el pasajero, en { $passenger }, con exactamente cuatro pasos?
# en: 9db3c494
next-door-say-walk-again = Otro camino
# en: a86dd80a
next-door-say-walk-again-tip = Volver al principio; queda un punto donde acabaste
# en: e31a8fc1
next-door-say-walk = Un camino de cuatro pasos
# en: 083b8d9a
next-door-say-ended-here = acabaste aquí
# en: b34438a8
next-door-say-walked = { $steps } de 4 pasos: el taxi está en { $cell }.{ $ends ->
        [0] { "" }
       *[other] { " " }Hasta ahora has acabado en { $ends } { FORM($ends, "casilla", "casillas distintas") }.
    }
# en: 6c3fab2f
next-door-say-task = Mueve el control deslizante. Fíjate en los colores de las casillas marcadas.
# en: 9d672d55
next-door-say-cells = casillas como (3, 3)
# en: 207cbd45
next-door-say-can-end = puede acabar aquí
# en: fcc31f16
next-door-say-where = Dónde puede acabar el taxi
# en: e4625f09
next-door-say-no-cell = Ninguna casilla.
# en: f9c3439c
next-door-say-after = Después de { $steps } { FORM($steps, "paso", "pasos") } desde { $start }: { $cells } { FORM($cells, "casilla", "casillas") } de la ciudad, { $colours ->
        [plain] todas lisas
        [striped] todas rayadas
       *[both] unas lisas y otras rayadas
    }. La casilla del pasajero, { $passenger }, { FORM($there, "está entre ellas", "no está entre ellas") }.
# en: e958cde9
next-door-say-plain = lisa
# en: 35efe0dc
next-door-say-striped = rayada
# en: ed7c8d94
next-door-say-chessboard = La ciudad como tablero de ajedrez
# en: 78cfa75f
next-door-say-two-colours = El taxi, en { $start }, está en una casilla lisa; el pasajero, en { $passenger }, en una rayada.
# en: 2590c1e7
next-door-say-which-striped = Qué casillas son rayadas
# en: 959585d6
next-door-controls =
    .steps = pasos

# en: a6e298a4
next-door-four-steps = Tu taxi está en (3, 3) y el pasajero al lado, en (4, 3). Tienes que dar exactamente cuatro pasos, a la izquierda o a la derecha, hacia arriba o hacia abajo. Puedes dar la vuelta. ¿Puedes acabar donde está el pasajero?
    .choices-once = Sí, de una manera
    .choices-often = Sí, de varias maneras
    .choices-never = Nunca
    .hint-1 = ¿De qué manera? Cuenta los pasos.
    .hint-2 = ¿De qué maneras? Cuenta los pasos de una.
    .because = Cada paso cambia el color de la casilla, como en un tablero de ajedrez. Cuatro pasos llevan de vuelta al color del principio, y al lado está el otro color.
# en: 6ed619e6
next-door-five-steps = ¿Y con exactamente cinco pasos?
    .choices-once = Sí, de una manera
    .choices-often = Sí, de varias maneras
    .choices-never = Nunca
    .hint-1 = Rodea una manzana: hay manzanas a los dos lados.
    .hint-2 = Un paso, y después ida y vuelta, dos veces.
    .because = Un paso a la derecha y, dos veces, un paso de ida y otro de vuelta. Hay muchos caminos así.
# en: c0470afe
next-door-possible = ¿Puede ir un taxi del principio al final en exactamente ese número de pasos?
    .because = Bastante cerca y del color correcto: hacen falta las dos cosas, y juntas bastan.
# en: ee0105eb
next-door-striped-cells = La ciudad tiene 6 columnas y 8 filas. ¿Cuántas casillas tienen el mismo color que (3, 3), donde está el taxi?
    .hint-1 = Esas son todas las casillas.
    .hint-2 = Cuenta una fila: tres de cada color.
    .hint-3 = Cuenta una fila: tres de cada color.
    .hint-4 = La mitad de 6 columnas y la mitad de 8 filas: así te dejas casi todas.
    .because = Cada fila tiene tres casillas lisas y tres rayadas: 8 · 3.
# en: e004dfcd
next-door-corners = Ahora los taxis también pueden ir en diagonal, de (3, 3) a (4, 4). ¿Puedes llegar al lado con exactamente cuatro pasos?
    .choices-yes = Sí
    .choices-no = No
    .hint-1 = ¿Qué le hace al color un paso en diagonal?
    .because = Un paso en diagonal mantiene el color. Basta uno, y la demostración se viene abajo.
# en: 193ba4cf
next-door-exercise-1 = ¿Puede ir un taxi de { $start } a { $end } en exactamente { $steps } pasos?
    .level = Para empezar
    .choices-yes = Sí
    .choices-no = No
    .hint-1 = La distancia es { $apart }, y tienes { $steps } pasos. ¿Son suficientes? ¿Son pares los dos números, o impares los dos?
    .hint-2 = La distancia es { $apart }, y tienes { $steps } pasos. Puedes gastar dos pasos en ir y volver.
    .because = La distancia es { $apart }. Compara los dos números.
# en: ef13b827
next-door-exercise-2 = ¿Cuántos pasos hacen falta, como mínimo, para ir de { $start } a { $end }?
    .level = Para empezar
    .hint-1 = Esas son las columnas. Las filas también cuentan.
    .hint-2 = Esas son las filas. Las columnas también cuentan.
    .hint-3 = Primero ve por una fila y después por una columna. Suma los pasos.
    .hint-4 = Has contado casillas. En la de salida el taxi no ha dado ningún paso.
    .hint-5 = Has contado las casillas de en medio. El último paso también cuenta.
    .because = Por la fila, { $across }; por la columna, { $up }.
# en: 3e23e59e
next-door-exercise-3 = Una ciudad tiene { $columns } columnas y { $rows } filas. La esquina (1, 1) es lisa. ¿Cuántas casillas son lisas?
    .level = Principal
    .hint-1 = Esas son todas las casillas.
    .hint-2 = Esas son las otras. ¿De qué clase son las esquinas?
    .hint-3 = Ninguna casilla es medio lisa. ¿De qué clase hay una más?
    .because = { $columns } · { $rows } es impar. Las esquinas son lisas, así que hay una lisa más.
# en: c4618ab2
next-door-exercise-4 = Hay { $cups } vasos boca abajo. En cada jugada se da la vuelta a exactamente { $turned } de ellos. ¿Pueden acabar todos boca arriba?
    .level = Principal
    .choices-yes = Sí
    .choices-no = No
    .hint-1 = Prueba con monedas. Después de cada jugada, cuenta las que están bien: ¿es alguna vez un número impar?
    .hint-2 = Prueba con { $cups } monedas. Una jugada también puede devolver algunas a como estaban.
    .because = Cada jugada da la vuelta a un número par de vasos. Así que el número de vasos boca arriba sigue siendo par: 0, 2, 4, etcétera. Solo puede llegar a { $cups } si { $cups } es par.
# en: 49b9edbf
next-door-exercise-5 = En una ciudad muy grande, un taxi da exactamente { $steps } pasos. ¿En cuántas casillas puede acabar?
    .level = Reto
    .hint-1 = Esas son las casillas que están a { $steps } pasos. El taxi también puede dar la vuelta.
    .hint-2 = Así es con un paso menos.
    .hint-3 = Esos son los caminos. Muchos acaban en la misma casilla.
    .hint-4 = Esas son todas las casillas que están bastante cerca. Más o menos la mitad son del otro color.
    .because = 1, 4, 9, 16, …: después de { $steps } pasos, { $more } · { $more }.
