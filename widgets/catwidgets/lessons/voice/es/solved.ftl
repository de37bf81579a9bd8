### Resuelto. Variables: { $n } casillas o caramelos, { $most } cuántas como mucho, { $multiple } un múltiplo de eso, { $turns } y { $others } turnos en total y del otro, { $moves } jugadas en cada turno, { $cuts } cortes, { $allowed } cuántas casillas se pueden tachar, { $lost } filas perdidas.

# en: 81dc21f3
solved-guide =
    .plan-1 = En parejas, el juego de la fila con 10 cerillas, y después contra la pantalla. ¿Quién descubre cómo se gana?
    .plan-2 = Primera apuesta. En la pizarra, escribir ganada o perdida bajo los números del 0 al 12.
    .plan-3 = Los dos gatos. Alguna en el turno propio, todas en el del otro. Después el jardín, jugada a jugada.
    .plan-4 = El patio: dos apuestas.
    .plan-5 = Movimientos especiales: ¿no puede ganar nadie? ¿Qué lo demostraría? El conjunto seguro.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Una posición está perdida si con todas las jugadas gana el otro. Está ganada si con alguna jugada pierde el otro.
    .say-2 = Una demostración es algo que otros pueden comprobar sin fiarse de quien la encontró.
    .ask-1 = ¿Por qué basta una jugada cuando le toca a Rojo, y no cuando le toca a Azul?
    .ask-2 = ¿Qué dice «en cinco turnos» si quien pierde juega mal?
    .ask-3 = Alguien te da un conjunto seguro. ¿Cómo lo comprobarías?
    .support = Quédate con el juego de la fila. Que pinten de rojo las filas perdidas, de 0 en adelante.
    .extension = Dar a los gatos del jardín dos movimientos especiales y volver a buscar los conjuntos seguros.
    .ticket-1 = Hay 9 cerillas. Por turnos, cada cual toma 1 o 2. Gana quien toma la última. ¿Gana quien empieza?
    .ticket-2 = No: 0, 3, 6 y 9 están perdidas.
    .open-1 = El ajedrez no está resuelto. ¿Qué lo impide?
    .open-1-answer = El número de posiciones, más o menos 10 elevado a 44. La idea es la misma: una tabla de posiciones ganadas y perdidas que se rellena desde el final.
    .open-2 = Si un programa dice que gana Rojo, ¿por qué habría que creerlo?
    .open-2-answer = Porque se puede comprobar: una jugada para cada turno de Rojo, y todas las respuestas de Azul. Quien comprueba tarda mucho menos que quien buscó.

# en: 86bea294
solved-say-play-task = Tú eres Rojo. Trae a casa, a la fila 1, un pez del otro lado. Azul juega a la perfección.
# en: 5589589e
solved-say-again = Empezar de nuevo
# en: 4011c38a
solved-say-again-tip = Empezar desde el principio
# en: fb226f92
solved-say-backyard = El jardín
# en: 08e8c07e
solved-say-courtyard = El patio
# en: 331b2427
solved-say-one-each = Un gato cada uno.
# en: f4a27750
solved-say-has-won = { $who ->
    [red] Ha ganado Rojo
   *[blue] Ha ganado Azul
}.
# en: b7ab8195
solved-say-your-turn = Te toca. Tu gato puede ir a { $n } { FORM($n, "casilla", "casillas") }.
# en: 8a658c36
solved-say-task = ¿Qué jugadas ganan, y cuáles pierden?
# en: 9a8351b8
solved-say-outcome = { $who ->
    [red] gana Rojo
    [blue] gana Azul
   *[open] abierta
}{ $n ->
    [0] {""}
   *[other] {" "}en { $n }
}
# en: 391ebbf7
solved-say-short = { $who ->
    [red] Rojo
    [blue] Azul
   *[open] abierta
}{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
# en: da0d0821
solved-say-move-is = { $move }: { $told }
# en: 0e07d545
solved-say-after = Después de { $turns } { FORM($turns, "turno", "turnos") }. { $who ->
    [red] Le toca a Rojo
   *[blue] Le toca a Azul
}. Jugadas posibles – { $told }.
# en: 2d712296
solved-say-perfect-task = Los dos juegan lo mejor posible.
# en: b70c8deb
solved-say-perfect = Después de { $turns } { FORM($turns, "turno", "turnos") }. { $who ->
    [red] Le toca a Rojo
   *[blue] Le toca a Azul
}, y Rojo gana en { $left }. De { $moves } { FORM($moves, "jugada", "jugadas") }, { $good } lo { FORM($good, "mantiene", "mantienen") } así.
# en: 58beb36f
solved-say-moves = Jugadas
# en: 34328f5e
solved-say-move = jugada
# en: 15119a01
solved-say-then = después
# en: eb065dea
solved-controls =
    .turns_played = turnos jugados

# en: 4eaf49a3
solved-who = El patio tiene 20 casillas. Los dos gatos juegan a la perfección, sin movimientos especiales. ¿Quién gana?
    .choices-first = Quien empieza
    .choices-second = El otro
    .choices-nobody = Nadie puede forzarlo
    .hint-1 = Lo que pasa lo dice solo una demostración. Y no dice esto.
    .hint-2 = Lo parece, porque el tablero es igual visto desde los dos lados. Pero alguien mueve primero.
    .because = Haga lo que haga el otro gato, gana el primero. La biblioteca ha mirado todo lo que importa.
# en: 66e51814
solved-turns = ¿En cuántos turnos gana el que gana, si el otro aguanta todo lo posible? Cuenta los turnos de los dos.
    .hint-1 = Esos son los turnos del que gana. Los del otro también cuentan.
    .hint-2 = Esos son los turnos del que pierde. Los del otro también cuentan.
    .hint-3 = Quien empieza juega también el último turno. Así que el número es impar.
    .hint-4 = Hay 20 casillas, pero no se dibuja en todas.
    .hint-5 = Quien empieza juega también el último turno. Así que el número es impar.
    .hint-6 = Así de rápido va en el jardín.
    .because = Ocho turnos del que gana y siete del otro.
# en: 20a72502
solved-any-or-all = Quieres demostrar que Rojo puede forzar la victoria. Le toca a Azul. ¿Qué tienes que mostrar?
    .choices-one = Una jugada de Azul con la que después gana Rojo
    .choices-all = Que Rojo gana después de cada jugada de Azul
    .choices-none = Que Azul no puede mover
    .hint-1 = Azul no hará esa jugada. Elige Azul, no Rojo.
    .hint-2 = Eso bastaría, pero casi nunca pasa.
    .because = Cuando le toca a Rojo, basta una buena jugada. Cuando le toca a Azul, hay que responder a todas.
# en: 951f889f
solved-backyard = Volvemos al tablero pequeño de arriba, el jardín. ¿En cuántos turnos puede Rojo forzar la victoria? Cuenta los turnos de los dos.
    .hint-1 = Empieza Rojo, y Rojo juega también el último turno. Así que el número es impar.
    .hint-2 = Empieza Rojo, y Rojo juega también el último turno. Así que el número es impar.
    .hint-3 = Tres son los turnos de Rojo.
    .hint-4 = Eso es en el patio.
    .because = b2, b3, c2 y, después del siguiente turno de Azul, Rojo salta: el gato azul ya no puede llegar a casa.
# en: e80e5424
solved-one-special = Ahora cada gato tiene un movimiento especial: una vez puede saltar por encima de una línea del otro. ¿Quién puede forzar la victoria en el jardín?
    .choices-first = Quien empieza
    .choices-second = El otro
    .choices-nobody = Nadie puede forzarla
    .hint-1 = Así era sin movimientos especiales. ¿De qué le sirve el salto a un gato sin salida?
    .hint-2 = El otro también tiene un movimiento especial.
    .because = Cada uno de los dos puede frenar al otro para siempre.
# en: 60bebb82
solved-what-proves-it = Dices que nadie podrá forzar nunca la victoria. Una partida podría no acabar nunca. ¿Qué lo demuestra?
    .choices-safe = Un conjunto de posiciones del que no hace falta salir nunca, y en el que no se pierde
    .choices-many = Un millón de partidas en las que nadie ganó
    .choices-long = Una búsqueda que mira veinte turnos más allá
    .hint-1 = En la siguiente partida alguien puede encontrar una jugada mejor.
    .hint-2 = ¿Y después de veintiún turnos?
    .because = Si siempre puedes quedarte en el conjunto, y allí no gana nadie, aguantas para siempre. Cualquiera puede comprobarlo.
# en: 2a36b0fe
solved-lost = Si una fila con ese número de casillas está perdida para quien tiene que jugar.
    .because = Una fila está perdida si con cada jugada le dejas al otro una fila ganada. Así que 0, 4, 8, 12, etcétera, están perdidas.
# en: 99eac9dd
solved-exercise-1 = Una fila tiene { $n } casillas. Por turnos, cada cual tacha de 1 a { $most }. Gana quien tacha la última. ¿Cuántas tachas primero para ganar?
    .level = Para empezar
    .hint-1 = ¿Con cuántas casillas pierde quien tiene que jugar? Empieza por las filas cortas.
    .hint-2 = ¿Con cuántas casillas pierde quien tiene que jugar? Empieza por las filas cortas.
    .because = Deja siempre un múltiplo de { $multiple }, ahora y después de cada turno.
# en: ae982c0c
solved-exercise-2 = Una fila tiene { $n } casillas. Por turnos, cada cual tacha 1 o 2. Gana quien tacha la última. ¿Gana quien empieza, si los dos juegan a la perfección?
    .level = Para empezar
    .choices-yes = Sí
    .choices-no = No
    .hint-1 = { $n } es múltiplo de 3. Después de cada turno, el otro puede volver a dejar un múltiplo de 3.
    .hint-2 = { $n } no es múltiplo de 3. ¿Puede dejar un múltiplo de 3 el primer turno?
    .because = Los múltiplos de 3 están perdidos para quien tiene que jugar: a 1 se responde con 2, y a 2, con 1.
# en: 226fc6c2
solved-exercise-3 = Un juego dura { $turns } turnos, y en cada uno hay { $moves } jugadas. Quien empieza tiene una jugada ganadora en cada turno suyo. ¿Cuántas partidas tiene que mostrar una demostración, si cada una se escribe una sola vez?
    .level = Principal
    .hint-1 = Esas son todas las partidas. A quien gana le basta una buena jugada cada vez.
    .hint-2 = Cada jugada del otro lleva a partidas distintas.
    .hint-3 = Quien empieza es quien gana: ¿quién tiene menos turnos?
    .hint-4 = Cada jugada del otro lleva a partidas distintas.
    .because = Una jugada para cada turno de quien gana, y las { $moves } para cada uno de los { $others } turnos del otro.
# en: aaf27fea
solved-exercise-4 = Dos personas juegan con un montón de { $n } caramelos. Por turnos, cada cual parte un montón en dos, hasta que ya no se puede partir ninguno. Gana quien parte el último. ¿Quién gana?
    .level = Principal
    .choices-first = Quien empieza
    .choices-second = La otra persona
    .choices-best = Quien juega mejor
    .hint-1 = Cuenta los montones. ¿Cuántos más hay después de cada corte, y cuántos hay al final?
    .hint-2 = Cuenta los montones. ¿Cuántos más hay después de cada corte, y cuántos hay al final?
    .hint-3 = Juega dos veces de maneras distintas y cuenta los cortes.
    .because = Con cada corte hay un montón más. Al final hay { $n } montones, así que son { $cuts } cortes, jueguen como jueguen.
# en: 4fa49a5c
solved-exercise-5 = En una fila de casillas, cada cual tacha algunas en su turno; cuántas, tiene que ser uno de estos números: { $allowed }. Pierde quien no puede tachar. De las filas de 1 a { $most } casillas, ¿en cuántas pierde quien empieza?
    .level = Reto
    .hint-1 = Esas son todas las filas. Empieza por la más corta: ¿cuáles están perdidas?
    .because = Estas: { $lost }.
# en: c2a2df3d
solved-say-row = Una fila de diez casillas
# en: 7e5f20cf
solved-say-row-task = Eres Rojo. ¿Cuántas tachas?
# en: 0746d246
solved-say-row-tip = Tachar { $n } { FORM($n, "casilla", "casillas") }
# en: f86d5d63
solved-say-row-left = { FORM($n, "Queda", "Quedan") } { $n } { FORM($n, "casilla", "casillas") }.
# en: 956d577b
solved-say-too-many = Solo { FORM($n, "queda", "quedan") } { $n } { FORM($n, "casilla", "casillas") }.
# en: b52d13b2
solved-row = ¿Cuántas de las diez casillas tachas primero para poder ganar, haga lo que haga el otro?
    .hint-1 = Quedan 9. El otro tacha 1, y te quedas ante 8.
    .hint-2 = Quedan 7. El otro tacha 3, y te quedas ante 4.
    .because = Quedan 8. Haga lo que haga el otro, le dejas 4, y después tachas la última.
# en: 5b0d2430
solved-mower = Un robot corta un césped sin valla y nunca debe salir de él. De vez en cuando el viento lo empuja un poco. ¿Qué demuestra que nunca saldrá?
    .choices-safe = Una parte del césped de la que ningún viento lo saca, y desde cada sitio un movimiento que se queda en ella
    .choices-year = Un año en el que nunca salió del césped
    .choices-million = Un millón de pruebas con viento en un ordenador
    .hint-1 = El año que viene puede soplar otro viento.
    .hint-2 = Puede llegar el viento que no se probó.
    .because = Es otra vez un conjunto seguro: el viento ataca, y el robot siempre puede quedarse.
