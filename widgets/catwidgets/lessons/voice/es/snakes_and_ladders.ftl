### Serpientes y escaleras. Variables: { $square } y { $there } casillas, { $places } casillas donde empieza una serpiente, { $k } cuántas, { $faces } números de un dado, { $far } casillas de distancia, { $ways } pares de tiradas, { $a } y { $b } uno de cuántos casos.

# en: 7e0529d6
snakes-and-ladders-guide =
    .plan-1 = Por parejas, jugar una partida en un tablero de verdad o en la página, y apuntar los turnos. Primera apuesta: ¿cuántos son de media?
    .plan-2 = Estados y pasos: después de una tirada solo importa la casilla. Las probabilidades corren por el tablero.
    .plan-3 = El primer «Te toca»: las partidas que han acabado después de n turnos. Después, cuándo ha acabado la mitad.
    .plan-4 = Quitar una escalera: adivinar y después hacer clic. Luego, la serpiente que ayuda.
    .plan-5 = A la larga: sol y lluvia.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Lo que viene después depende de la casilla, y de nada anterior. Una cadena así se llama cadena de Márkov.
    .say-2 = La ficha está en una casilla. Lo que corre por el tablero es lo que sabemos de dónde está.
    .ask-1 = ¿Por qué sumamos las probabilidades de todas las casillas que llevan a una?
    .ask-2 = ¿Qué escalera se usa más veces: la más larga, o una por la que pasan muchos caminos?
    .ask-3 = La mitad de las partidas ha acabado después de 32 turnos, pero la media es 39. ¿Cómo pueden ser verdad las dos cosas?
    .support = Haz un tablero de seis casillas con una serpiente y mueve diez fichas a la vez: ¿cuántas hay en cada casilla después de cada tirada?
    .extension = Escribir el paso como una matriz y hallar con (I − Q)⁻¹ la media de turnos.
    .ticket-1 = Una lámpara está encendida. Cada minuto se apaga con probabilidad 1/2; apagada, se enciende con probabilidad 1/4. ¿Cuál es la probabilidad de que esté encendida después de dos minutos?
    .ticket-2 = 1/2 · 1/2 + 1/2 · 1/4 = 3/8
    .open-1 = ¿Hay algún tablero en el que nadie llegue nunca a la meta?
    .open-1-answer = Sí: si en las seis casillas de antes de la meta empieza una serpiente, nadie pasa de ahí. Una cadena solo se acaba si desde todas las casillas se puede llegar al final.
    .open-2 = A la larga, ¿olvida siempre una cadena dónde empezó?
    .open-2-answer = No siempre: una cadena que va y viene por turnos entre dos estados recuerda si el número de pasos es par. Si además puede quedarse, lo olvida.

# en: 66f45b5e
snakes-and-ladders-say-roll = Tirar
# en: 8a60b3f9
snakes-and-ladders-say-roll-tip = Tirar el dado y avanzar
# en: 1eff35bd
snakes-and-ladders-say-whole = Jugar una partida entera
# en: 839fc55e
snakes-and-ladders-say-whole-tip = Tirar hasta que la ficha llegue a la meta
# en: 24595d72
snakes-and-ladders-say-play-task = Tira unas cuantas veces y después juega partidas enteras. ¿Cuántos turnos duran?
# en: c005c8b8
snakes-and-ladders-say-board = Serpientes y escaleras
# en: 315284c7
snakes-and-ladders-say-square = Casilla { $square } después de { $turns } { FORM($turns, "turno", "turnos") }.
# en: 93c997f4
snakes-and-ladders-say-waits = La ficha espera al lado del tablero.
# en: e8d0b583
snakes-and-ladders-say-so-far = Hasta ahora, { $games } { FORM($games, "partida", "partidas") }, con { $mean } turnos de media.
# en: 7e521db8
snakes-and-ladders-say-task = Después de dos turnos, ¿qué casilla es la más probable? ¿Y después de muchos?
# en: f7611444
snakes-and-ladders-say-squares = casillas con probabilidades
# en: 666877f7
snakes-and-ladders-say-flow = Dónde puede estar la ficha
# en: 1be8f9c9
snakes-and-ladders-say-lengths = Cuándo acaban las partidas
# en: d58e37c3
snakes-and-ladders-say-turns = turnos
# en: 61826e9d
snakes-and-ladders-say-not-one = Todas las probabilidades juntas suman { $total }, y deberían sumar 1.
# en: 4d1d3f54
snakes-and-ladders-say-over = Después de { $turns } { FORM($turns, "turno", "turnos") } ha acabado el { $percent } de las partidas.
# en: 6303ee40
snakes-and-ladders-say-without-task = Elige dónde empieza una serpiente o una escalera, para quitarla.
# en: 40405338
snakes-and-ladders-say-without = El tablero sin una serpiente o una escalera
# en: d69eea42
snakes-and-ladders-say-jump = { $up ->
    [yes] escalera
   *[no] serpiente
} de { $tail } a { $head }{ $taken ->
    [yes] , quitada
   *[no] {""}
}
# en: 15b04865
snakes-and-ladders-say-with-all = Con todas, una partida dura de media { $mean } turnos.
# en: 651e8e41
snakes-and-ladders-say-with-less = Con todas, una partida dura de media { $mean } turnos; sin la { $up ->
    [yes] escalera
   *[no] serpiente
} de { $tail } a { $head }, { $less }.
# en: 854a41bd
snakes-and-ladders-controls =
    .turns = turnos

# en: e21bfee0
snakes-and-ladders-average = ¿Cuántos turnos dura de media una partida?
    .choices-20 = Unos 20
    .choices-39 = Unos 39
    .choices-60 = Unos 60
    .choices-100 = Unos 100
    .hint-1 = Sin serpientes ni escaleras dura unos 33 turnos, y las serpientes te hacen retroceder.
    .hint-2 = Las serpientes te hacen retroceder, pero las escaleras ayudan casi lo mismo.
    .hint-3 = Una tirada avanza de media 3,5 casillas.
    .because = 39,2 turnos: nadie decide nada, así que se puede calcular exactamente.
# en: 5bfbeb7d
snakes-and-ladders-fewest = ¿Cuántos turnos hacen falta, como mínimo, para llegar a la meta?
    .hint-1 = Eso es 100 entre 6, sin ninguna escalera.
    .hint-2 = Casi. Con seis tiradas no llega nadie: mira con el control deslizante cuándo empieza a haber probabilidad.
    .hint-3 = Ninguna escalera lleva a la meta desde las seis primeras casillas.
    .hint-4 = Se puede con un turno menos.
    .because = Siete, con dos o tres escaleras, y con una probabilidad de menos del 1 %.
# en: bb88bc8d
snakes-and-ladders-over = La probabilidad de que una partida haya acabado después de un número de turnos.
    .because = Empieza en la casilla 0 con probabilidad 1, da esos pasos y lee la casilla 100.
# en: f1b84263
snakes-and-ladders-half = ¿Después de cuántos turnos ha acabado al menos la mitad de las partidas?
    .hint-1 = Esa es la media. La suben unas pocas partidas muy largas; la mitad acaba antes.
    .hint-2 = Después de 20 turnos solo ha acabado el 22 %.
    .hint-3 = Casi: un turno más.
    .hint-4 = Ya han acabado un turno antes.
    .because = Ese número se llama mediana. Las partidas largas suben la media por encima de ella.
# en: 7f815545
snakes-and-ladders-without = Puedes quitar una escalera. ¿Sin cuál de estas dura más una partida?
    .choices-28 = La de 28 a 84, la más larga
    .choices-80 = La de 80 a 100, directa a la meta
    .choices-1 = La de 1 a 38, justo al empezar
    .choices-51 = La de 51 a 67, en el centro
    .hint-1 = La escalera de la 28 es la más larga, pero por encima todavía esperan las serpientes de las filas de arriba. Ahorra unos 10 turnos.
    .hint-2 = La escalera de la 1 es un buen comienzo, pero solo una de cada seis tiradas da con ella, y una sola vez. Ahorra menos de un turno.
    .hint-3 = La escalera de la 51 ayuda, pero es corta. Ahorra unos 4 turnos.
    .because = La escalera de la 80 salta por encima de las últimas serpientes. Sin ella la partida dura 20 turnos más, y sin la más larga, 10.
# en: a1bb8673
snakes-and-ladders-odd = Sin una de estas serpientes la partida dura un poquito más. ¿Qué serpiente ayuda?
    .choices-56 = La de 56 a 53
    .choices-98 = La de 98 a 78
    .choices-87 = La de 87 a 24
    .choices-47 = La de 47 a 26
    .hint-1 = La serpiente de la 98 te hace retroceder desde las últimas casillas: sin ella las partidas son más cortas.
    .hint-2 = La serpiente de la 87 te hace retroceder 63 casillas: sin ella las partidas son mucho más cortas.
    .hint-3 = La serpiente de la 47 te lleva justo antes de la escalera larga de la 28, pero te hace retroceder demasiadas casillas.
    .because = La serpiente de la 56 cuesta tres casillas y da a algunas partidas otra oportunidad con las escaleras que vienen. Sin ella la partida dura 0,01 turnos más.
# en: 6ff35b55
snakes-and-ladders-weather = Una cadena sin fin: después de un día de sol, el siguiente es de sol con probabilidad 4/5; después de uno de lluvia, con 2/5. A la larga, ¿qué parte de los días son de sol?
    .hint-1 = Esa es la media de las dos. Pero hay más días de sol que de lluvia, y cuentan más.
    .hint-2 = Eso es después de un día de sol. Algunos días son de lluvia.
    .hint-3 = Eso es después de un día de lluvia.
    .hint-4 = El sol suele quedarse; la lluvia suele irse.
    .because = A la larga, tantos días cambian de sol a lluvia como al revés: s · 1/5 = (1 − s) · 2/5, así que s = 2/3.
# en: 50a44eee
snakes-and-ladders-exercise-1 = Una ficha está en la casilla { $square }. En estas casillas empiezan serpientes: { $places }. ¿Cuál es la probabilidad de que la próxima tirada dé con una?
    .level = Para empezar
    .hint-1 = Esa es una de ellas.
    .hint-2 = Esa es la probabilidad de no dar con ninguna.
    .hint-3 = Con la próxima tirada solo se llega a seis casillas.
    .because = { $k } de las seis casillas siguientes.
# en: ae3ccdda
snakes-and-ladders-exercise-2 = Una ficha está en una trampa y sale de ella con cualquiera de estas caras: { $faces }. ¿Cuántas tiradas hacen falta de media?
    .level = Para empezar
    .hint-1 = Esa es la probabilidad de una tirada. La media es uno entre ella.
    .hint-2 = Sería así con una sola cara.
    .hint-3 = Esas son las tiradas dentro de la trampa. Cuenta también la que la libera.
    .because = Uno entre la probabilidad: 6/{ $k }.
# en: 45d4d004
snakes-and-ladders-exercise-3 = Una ficha está en la casilla { $square }, y cerca no hay serpientes ni escaleras. ¿Cuál es la probabilidad de que después de dos turnos esté en la casilla { $there }?
    .level = Principal
    .hint-1 = Eso es una tirada. ¿Cómo pueden sumar { $far } dos tiradas?
    .hint-2 = Esa es una de las maneras. ¿Cuántos pares de tiradas suman { $far }?
    .hint-3 = Las sumas de dos tiradas no son igual de probables.
    .because = De 36 pares de tiradas, { $ways } suman { $far }.
# en: 1dbc4037
snakes-and-ladders-exercise-4 = Una rana está en la piedra izquierda de dos. Cada minuto salta con probabilidad 1/{ $a } de la izquierda a la derecha, y con probabilidad 1/{ $b } de la derecha a la izquierda. ¿Cuál es la probabilidad de que después de dos minutos esté en la izquierda?
    .level = Principal
    .hint-1 = También puede haberse ido y haber vuelto.
    .hint-2 = Eso es irse y volver. También puede haberse quedado.
    .hint-3 = Eso es después de un minuto.
    .because = Quedarse dos veces, o ir y volver: (1 − 1/{ $a })^2 + 1/{ $a } · 1/{ $b }.
# en: e2631d95
snakes-and-ladders-exercise-5 = Fuera del juego: una impresora que funciona se estropea en la hora siguiente con probabilidad 1/{ $a }, y una estropeada queda arreglada en la hora siguiente con probabilidad 1/{ $b }. A la larga, ¿qué parte de las horas funciona?
    .level = Reto
    .hint-1 = Esa es la parte de las horas en que está estropeada.
    .hint-2 = Eso es la hora siguiente de una impresora que funciona.
    .hint-3 = Las dos probabilidades son distintas: ¿en qué estado se queda más tiempo?
    .because = Se estropea tantas veces como se arregla: w · 1/{ $a } = (1 − w) · 1/{ $b }, así que w = { $a }/({ $a } + { $b }).
