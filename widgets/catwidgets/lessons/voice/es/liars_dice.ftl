### Dados mentirosos. Variables: { $n } dados ocultos o preguntas, { $k } cuántos de ellos, { $rest } y { $less } los demás, { $face } un número de un dado, { $c } respuestas por pregunta, { $wrong } de ellas malas, { $least } respuestas correctas.

# en: 184fe4dd
liars-dice-guide =
    .plan-1 = Por parejas, jugar con diez dados de verdad y dos cubiletes, o en la página. Apuntar cada decisión: si se creyó o no, y si era verdad o no.
    .plan-2 = Primera apuesta: un 4 más debajo del cubilete, ¿es probable? Contar manos.
    .plan-3 = Ninguno, y después exactamente dos: dibujar el árbol con dos dados y contar los órdenes con cinco.
    .plan-4 = Las barras: una apuesta es una cola. Después, adivinar con treinta dados.
    .plan-5 = «Te toca»: comodines, y la apuesta más atrevida que todavía conviene creer.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Tus dados los ves, así que son seguros. Primero réstalos de la apuesta y después piensa en los ocultos.
    .say-2 = Exactamente dos es una barra. Al menos dos es esa barra y todas las de su derecha: una cola.
    .ask-1 = ¿Por qué contamos órdenes para exactamente dos, y no para ninguno?
    .ask-2 = ¿Qué es más rápido para al menos uno: sumar cinco barras, o restar una del total?
    .ask-3 = ¿Qué cambiaría si un dado del cubilete estuviera trucado?
    .support = Dibuja el árbol de tres dados con las ramas «4» y «no 4». Marca todos los caminos con exactamente un 4 antes de multiplicar.
    .extension = Los dos tienen cinco dados, y Lea ha visto los suyos antes de apostar. ¿Qué dice de ellos su apuesta? Mirar la unidad «Pasar dice algo».
    .ticket-1 = Tres dados ocultos. ¿Cuál es la probabilidad de al menos un 6?
    .ticket-2 = 1 − 125/216 = 91/216
    .open-1 = Lea mira sus dados antes de apostar. ¿Siguen valiendo las barras?
    .open-1-answer = Valen para dados que nadie ha visto. Su apuesta dice algo: quien tiene dos 4 apuesta más fácilmente a los 4. Entonces hay que corregir las barras con el teorema de Bayes.
    .open-2 = ¿Cuándo no sirve una distribución binomial?
    .open-2-answer = Cuando las repeticiones no son iguales o no son independientes: cartas que no se devuelven al mazo, un equipo que se cansa, lluvia dos días seguidos.

# en: 0749bfa1
liars-dice-say-believe = Lo creo
# en: 31fa4a4c
liars-dice-say-believe-tip = Decir «Lo creo» y ver todos los dados
# en: 8bc7568c
liars-dice-say-liar = Mentira
# en: 4f6ed1d5
liars-dice-say-liar-tip = Decir «Mentira» y ver todos los dados
# en: 756ab8f7
liars-dice-say-next = Otra apuesta
# en: e684c253
liars-dice-say-next-tip = Volver a tirar todos los dados
# en: 4fafc176
liars-dice-say-play-task = Diez dados. Tú ves tus cinco. ¿Es verdad la apuesta?
# en: dca1a829
liars-dice-say-table = Dados mentirosos
# en: 88f61b7e
liars-dice-say-yours = tuyos
# en: 6ff0577b
liars-dice-say-leas = de Lea
# en: 11c1e682
liars-dice-say-bids = Lea: al menos { $bid } dados con { $face }
# en: d43d4286
liars-dice-say-needs = Cuentan los diez dados. Tú tienes { $own }, así que Lea necesita { $needed } o más debajo de su cubilete.
# en: 8e658385
liars-dice-say-called = Tú tienes { $own }, y Lea, { $hers }. La apuesta es { $true ->
    [yes] verdad
   *[no] mentira
}. Has dicho «{ $called }». Hasta ahora, { $right } de { $n } { FORM($n, "decisión acertada", "decisiones acertadas") }.
# en: 642ad320
liars-dice-say-task = Mueve los controles deslizantes. ¿Qué apuestas creerías?
# en: 09473b77
liars-dice-say-tail = Dados ocultos que muestran el número
# en: bdefc7e9
liars-dice-say-dice = dados
# en: 82f047f1
liars-dice-say-at-least = Al menos { $bid } de { $hidden } { FORM($hidden, "dado oculto", "dados ocultos") }: { $chance }.
# en: 46edb1e6
liars-dice-say-not-one = Todas las barras juntas suman { $total }, y deberían sumar 1.
# en: fe88cfa0
liars-dice-controls =
    .hidden_dice = dados ocultos
    .bid = apuesta

# en: 49290dee
liars-dice-one-more = Tienes dos 4. Lea apuesta: al menos tres 4 entre los diez dados. Necesita uno o más entre sus cinco dados ocultos. ¿Qué es más probable, que la apuesta sea verdad o mentira?
    .choices-true = Es más probable que sea verdad
    .choices-lie = Es más probable que sea mentira
    .choices-even = Las dos cosas por igual
    .hint-1 = Un dado rara vez muestra un 4. Pero hay cinco, y sirve cualquiera.
    .hint-2 = Cinco dados con 1/6 cada uno se acercan. ¿De qué lado de la mitad quedan?
    .because = Ningún 4 en cinco dados pasa menos de la mitad de las veces: el 40,2 %. La apuesta es verdad con el 59,8 %.
# en: cc7799a5
liars-dice-none = Cinco dados ocultos. ¿Cuál es la probabilidad de que ninguno muestre un 4?
    .hint-1 = Eso es un dado. Tienen que fallar los cinco.
    .hint-2 = Esa es la probabilidad de un 4 con un dado.
    .hint-3 = Eso son cinco 4. Aquí todos los dados muestran otra cosa.
    .hint-4 = ¿Qué probabilidad tiene un dado de fallar? ¿Y los cinco?
    .because = Cada uno falla con 5/6, y no saben nada unos de otros: (5/6)^5 = 3125/7776.
# en: 7b492454
liars-dice-two = ¿Y exactamente dos 4 entre los cinco?
    .hint-1 = Eso es un orden: primero dos 4 y después otros tres. ¿Cuántos órdenes hay?
    .hint-2 = Los otros tres dados no pueden mostrar un 4. Y los 4 pueden ser dos cualesquiera.
    .hint-3 = Los 4 pueden estar en dos dados cualesquiera de los cinco: son 10 maneras, no 4.
    .hint-4 = Eso es exactamente un 4, o ninguno: los dos casos son igual de probables.
    .because = Dos de cinco dados se eligen de 10 maneras, y cada una tiene (1/6)^2 · (5/6)^3 = 125/7776. Son 1250/7776.
# en: e073b3e5
liars-dice-thirty = Treinta dados ocultos muestran de media cinco 4. ¿Cuál es la probabilidad de cinco o más?
    .choices-more = Más de la mitad
    .choices-half = Exactamente la mitad
    .choices-less = Menos de la mitad
    .hint-1 = ¿La mitad de las veces por encima de la media y la mitad por debajo? Exactamente cinco también vale para la apuesta.
    .hint-2 = Exactamente cinco es la barra más alta. Vale para la apuesta.
    .because = La cola empieza por la barra más alta: el 57,6 %. Una apuesta a la media es una buena apuesta.
# en: 88fd303e
liars-dice-jokers = Ahora un 1 es un comodín: vale como un 4. Cinco dados ocultos. ¿Cuál es la probabilidad de que al menos dos valgan como 4?
    .hint-1 = Así era sin comodines. Ahora sirven dos caras de seis.
    .hint-2 = Eso es exactamente dos. Con tres, cuatro y cinco la apuesta también es verdad.
    .hint-3 = Eso es un dado.
    .because = Dos caras de seis: 1/3 por dado. Todo menos ninguno y uno: 1 − 32/243 − 80/243.
# en: 7c9d5500
liars-dice-boldest = El número más alto al que llegan los dados ocultos con probabilidad de al menos un medio.
    .because = Se queda cerca de la media, uno de cada seis.
# en: fad55bdd
liars-dice-exercise-1 = { $n } dados ocultos. ¿Cuál es la probabilidad de que ninguno muestre un 6?
    .level = Para empezar
    .hint-1 = Eso es un dado. Tienen que fallar los { $n }.
    .hint-2 = Eso es un 6 en todos los dados.
    .hint-3 = Las probabilidades de varios dados no se suman así: con más dados quedaría por debajo de 0. Multiplica.
    .because = Cada uno de los { $n } dados falla con 5/6: (5/6)^{ $n }.
# en: e86e3d5e
liars-dice-exercise-2 = { $n } dados ocultos. ¿Cuántos 6 hay de media?
    .level = Para empezar
    .hint-1 = Eso es un dado.
    .hint-2 = Esos son todos los dados. Uno de cada seis muestra un 6.
    .hint-3 = Esos son los dados que muestran otra cosa.
    .because = Cada dado suma 1/6; los { $n } suman { $n }/6.
# en: 9e7ad1e5
liars-dice-exercise-3 = { $n } dados ocultos. ¿Cuál es la probabilidad de que exactamente { $k } muestren un 2?
    .level = Principal
    .hint-1 = Eso es un orden. ¿En cuántos órdenes pueden salir los 2?
    .hint-2 = Los otros dados tienen que mostrar otra cosa.
    .hint-3 = Los dados no saben cuántos quieres. Multiplica a lo largo de un orden y después cuenta los órdenes.
    .because = Hay { $n } sobre { $k } órdenes, cada uno con (1/6)^{ $k } · (5/6)^{ $rest }.
# en: 23b9518d
liars-dice-exercise-4 = Tienes un { $face }. La apuesta: al menos tres dados con un { $face }. Hay { $n } dados ocultos. ¿Cuál es la probabilidad de que la apuesta sea verdad?
    .level = Principal
    .hint-1 = Eso es al menos uno más. Tienes uno, así que faltan dos.
    .hint-2 = Eso es exactamente dos más. Tres más también sirven.
    .hint-3 = Eso es tres o más entre los ocultos. Tú ya tienes uno.
    .because = Dos o más entre los ocultos: todo menos ninguno y uno, 1 − (5/6)^{ $n } − { $n } · (1/6) · (5/6)^{ $less }.
# en: 8342b909
liars-dice-exercise-5 = Fuera del juego: un examen tiene { $n } preguntas, cada una con { $c } respuestas, y solo una es correcta. Alguien marca sin leer. ¿Cuál es la probabilidad de al menos { $least } aciertos?
    .level = Reto
    .hint-1 = Eso es acertarlas todas. Se puede fallar una.
    .hint-2 = ¿Y la otra pregunta? Además, puede ser cualquiera de las { $n }.
    .hint-3 = Eso es acertar exactamente { $least }. Acertarlas todas también vale.
    .because = Todas bien, (1/{ $c })^{ $n }, y una mal en { $n } sitios: { $n } · (1/{ $c })^{ $least } · { $wrong }/{ $c }.
