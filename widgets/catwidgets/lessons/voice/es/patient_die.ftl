### El dado paciente. Variables: { $a } a { $f } lo que dan o muestran las caras, { $cost } lo que cuesta una cara, { $minutes } minutos de una llamada, { $n } una de cada n.

# en: 6b75fa16
patient-die-guide =
    .plan-1 = Por parejas, tirar un dado diez veces y sumar las casillas, restando las maldiciones. Reunir las medias de la clase.
    .plan-2 = Primera apuesta y después la media de una tirada. «Te toca» 1: una función para cualquier media.
    .plan-3 = El dado paciente: adivinar, y después la celda de la idea y el dibujo.
    .plan-4 = La ecuación en la pizarra: V a los dos lados.
    .plan-5 = Un 4, una maldición cara («Te toca» 2) y el límite.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Ninguna tirada da media casilla. La media de muchísimas tiradas, sí.
    .say-2 = Un dado en blanco es volver a empezar: lo que vale no ha cambiado.
    .ask-1 = ¿Por qué puede estar V a los dos lados de la ecuación?
    .ask-2 = ¿Qué cambia un 2? ¿Qué cambia un 1?
    .ask-3 = ¿Quién preferiría guardar el 4, aunque las dos cosas valgan lo mismo?
    .support = Haz que lo representen con fichas: con un 1 se devuelve una, con un 6 se ganan dos.
    .extension = Poner números en las ocho caras de un dado para que, con paciencia, valga exactamente 2.
    .ticket-1 = Un dado da 0, 0, 0, 3, 3 y 3, y con un 0 se vuelve a tirar. ¿Cuánto vale?
    .ticket-2 = 3
    .open-1 = ¿Preferirías guardar el 4, aunque las dos cosas valgan lo mismo?
    .open-1-answer = La media no lo decide. Quien necesita una casilla segura lo guarda; quien necesita dos, vuelve a tirar.
    .open-2 = Con un límite de cuatro maldiciones, ¿sigue dando igual volver a tirar un 4?
    .open-2-answer = No. El dado vale entonces 255/256, y el 4 vale 1.

# en: 86244eb0
patient-die-say-ride-task = { $dice } dados mueven tu taxi: 4 y 5 una casilla, 6 dos, 1 una hacia atrás. Guarda cada dado o vuelve a tirarlo, todas las veces que quieras. ¿Hasta dónde llegas?
# en: 58bc9e96
patient-die-say-keep = Guardar
# en: f2d2b7d4
patient-die-say-keep-tip = Avanzar lo que dice el dado y tirar el siguiente
# en: 47f31ba2
patient-die-say-roll = Volver a tirar
# en: a039eab1
patient-die-say-roll-tip = Volver a tirar este dado
# en: b1e01a26
patient-die-say-ride-again = Empezar de nuevo
# en: fc9611c3
patient-die-say-ride-again-tip = Volver con el taxi al principio y tirar el primer dado
# en: 0b7a9696
patient-die-say-ride = Dados que mueven un taxi
# en: c662dab7
patient-die-say-riding = El dado { $n } de { $dice } muestra { $face }. Hasta ahora, { $spaces } { FORM($spaces, "casilla", "casillas") }.
# en: cb5aa2c7
patient-die-say-ridden = { $dice } dados han dado { $spaces } { FORM($spaces, "casilla", "casillas") }.
# en: 8bca9dff
patient-die-say-task = Mueve el control deslizante. ¿A qué número te acercas?
# en: 7fa024d5
patient-die-say-patience = Valor de un dado según las tiradas
# en: 2cd22fce
patient-die-say-limits = Un dado, hasta que mueve el taxi
# en: 8576bf90
patient-die-say-rolls = tiradas
# en: 0c928c08
patient-die-say-curses = maldiciones permitidas
# en: eaa498ac
patient-die-say-spaces = casillas de media
# en: 9522833f
patient-die-say-from-to = Con { $first } vale { $low }, con { $last } vale { $high }.
# en: 73a7a3d3
patient-die-controls =
    .rolls = tiradas

# en: 4c9bccb0
patient-die-one-roll = Un dado, tirado una vez. ¿Cuántas casillas da de media, restando las maldiciones?
    .hint-1 = Eso cuenta las casillas de 4, 5 y 6. Un 1 quita una.
    .hint-2 = Esa es la media de los puntos. Cuenta casillas.
    .hint-3 = Esa es la suma de las seis caras. Divide entre seis.
    .hint-4 = Un 1 quita una casilla. La has sumado.
    .because = (−1 + 0 + 0 + 1 + 1 + 2)/6 = 3/6.
# en: 1cc48858
patient-die-mean = La media de una lista de números igual de probables.
    .because = Súmalos y divide entre cuántos son.
# en: b1339214
patient-die-patience = Un dado en blanco se tira una y otra vez hasta que mueve el taxi. ¿Cuántas casillas da de media?
    .hint-1 = Eso es una tirada. Pero cada vez que queda en blanco puedes volver a tirar.
    .hint-2 = Eso es lo que muestra el dado al final. Los 1 del camino también cuestan algo.
    .hint-3 = Al final, seguro que el dado muestra 4, 5 o 6.
    .hint-4 = La segunda tirada solo llega si la primera quedó en blanco.
    .hint-5 = No solo dos veces: todas las que hagan falta.
    .because = 1/2 + 1/4 + 1/8 + … se acerca a 1 tanto como quieras.
# en: 0daecde9
patient-die-a-four = Tu dado muestra un 4. Es una casilla segura. ¿Lo volverías a tirar?
    .choices-roll = Volver a tirar
    .choices-keep = Guardarlo
    .choices-alike = Da igual
    .hint-1 = ¿Cuánto vale guardar, y cuánto vale tirar?
    .hint-2 = ¿Cuánto vale guardar, y cuánto vale tirar?
    .because = Guardar da 1. Tirar también da 1 de media, si tienes paciencia. Exactamente lo mismo.
# en: 4402e6cd
patient-die-dear-curse = Ahora una maldición cuesta dos casillas en lugar de una. ¿Cuánto vale entonces un dado paciente?
    .hint-1 = Eso es con una maldición que cuesta una casilla.
    .hint-2 = Un dado en blanco se puede volver a tirar, así que vale más que nada.
    .hint-3 = Eso es una tirada. Pero puedes volver a tirar.
    .hint-4 = Eso sería una tirada con la maldición de siempre.
    .because = V = (V − 2 + V + V + 1 + 1 + 2)/6. Así que 6V = 3V + 2, y 3V = 2.
# en: 2564ffe8
patient-die-last-chance = Tienes 3 maldiciones y tu dado está en blanco. Con la cuarta hay que parar. ¿Cuántas casillas da el dado de media?
    .hint-1 = Una tirada da 1/2, pero después de un 2 o un 3 puedes volver a tirar.
    .hint-2 = Eso es sin límite. Aquí un 1 lo acaba todo.
    .hint-3 = Eso es con 2 maldiciones.
    .hint-4 = La cuarta maldición también cuesta una casilla.
    .because = V = (0 − 1 + V + V + 1 + 1 + 2)/6. Así que 6V = 2V + 3.
# en: a6ad6804
patient-die-exercise-1 = Un dado tiene dos caras en blanco. Otras tres dan { $a }, { $b } y { $c } casillas, y una quita { $cost }. ¿Cuántas casillas da una tirada de media?
    .level = Para empezar
    .hint-1 = Una cara quita { $cost }.
    .hint-2 = Las caras en blanco también cuentan: hay seis caras.
    .hint-3 = Una cara quita { $cost }. Tú lo has sumado.
    .hint-4 = Esa es la suma de las seis caras. Divide entre seis.
    .because = ({ $a } + { $b } + { $c } − { $cost })/6.
# en: 62de6c6e
patient-die-exercise-2 = Las seis caras de un dado muestran { $a }, { $b }, { $c }, { $d }, { $e } y { $f }. ¿Cuál es la media de una tirada?
    .level = Para empezar
    .hint-1 = Esa es la suma de las seis caras. Divide entre seis.
    .hint-2 = Eso es el punto medio entre la menor y la mayor. Cuentan las seis caras.
    .hint-3 = Esas son las dos caras del medio. Cuentan las seis.
    .because = ({ $a } + { $b } + { $c } + { $d } + { $e } + { $f })/6.
# en: 65fae924
patient-die-exercise-3 = Un dado tiene tres caras en blanco. Las otras dan { $a }, { $b } y { $c } casillas. Si queda en blanco, se vuelve a tirar hasta que da algo. ¿Cuántas casillas da de media?
    .level = Principal
    .hint-1 = Eso es una tirada. Un dado en blanco se vuelve a tirar.
    .hint-2 = ¿Qué caras pueden salir al final? Cuéntalas.
    .because = Al final sale una de las tres caras, todas igual de probables.
# en: ed142999
patient-die-exercise-4 = Llamas una y otra vez a una oficina con la línea ocupada, hasta que contestan. Cada llamada dura { $minutes } minutos y contestan con probabilidad 1/{ $n }. ¿Cuántos minutos tardas de media?
    .level = Principal
    .hint-1 = Esas son llamadas. ¿Cuántos minutos son?
    .hint-2 = Esa es la primera llamada. Casi siempre hay que volver a llamar.
    .hint-3 = La llamada en que contestan también dura { $minutes } minutos.
    .hint-4 = También puede tardar mucho más. Llama V a la respuesta: ¿cuánto es V después de una llamada sin respuesta?
    .because = Cada llamada dura { $minutes } minutos, y con probabilidad 1 − 1/{ $n } vuelves a empezar: V = { $minutes } + (1 − 1/{ $n }) · V. Así que V = { $n } · { $minutes }.
# en: f89bc859
patient-die-exercise-5 = Un dado tiene dos caras en blanco y otra que quita { $cost } y también queda en blanco. Las demás dan { $a }, { $b } y { $c } casillas. Si queda en blanco, se vuelve a tirar hasta que da algo. ¿Cuántas casillas da de media?
    .level = Reto
    .hint-1 = Eso es una tirada. Con tres de las caras se vuelve a tirar.
    .hint-2 = La cara que quita { $cost } puede salir antes, y más de una vez.
    .hint-3 = Después de la cara que quita { $cost } se sigue: el dado vuelve a valer V.
    .because = 6V = 3V − { $cost } + { $a } + { $b } + { $c }.
