### En busca del siete. Variables: { $target } la suma que se busca, { $kept } el dado que se queda, { $p } una probabilidad, { $n } una de cada n.

# en: ead55ece
reroll-for-seven-guide =
    .plan-1 = Por parejas, un duelo con dados de verdad: ¿quién saca 7 primero? Que elijan qué volver a tirar.
    .plan-2 = Primera apuesta. Votar: un dado, los dos, da igual.
    .plan-3 = Contar con un dado, contar con los dos y después ejecutar la celda de la idea.
    .plan-4 = «Te toca» 1 y después el control deslizante: ¿qué tiene de especial el 7?
    .plan-5 = Fallos seguidos, tres tiradas y turnos.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Miremos una cara de un dado. ¿Cuántas caras del otro suman 7 con ella? ¿Y con cualquier otra cara?
    .say-2 = Un dado no tiene memoria. Las personas sí, y ahí está la trampa.
    .ask-1 = ¿Por qué da igual qué dado guardes?
    .ask-2 = ¿Qué necesitaría un dado para tener memoria?
    .ask-3 = Quien empieza tiene la primera oportunidad. ¿Cuánto puede valer eso como mucho?
    .support = Da a cada pareja una hoja con los 36 pares y pide que marquen los que suman 7.
    .extension = Hacer justo el duelo: ¿qué regla le daría la misma probabilidad a quien va segundo?
    .ticket-1 = Necesitas 5 y guardas un 2. ¿Cuál es la probabilidad de lograrlo tirando una vez el otro dado?
    .ticket-2 = 1/6: solo sirve un 3
    .open-1 = ¿Con qué regla sería justo el duelo?
    .open-1-answer = Los dos tiran en la misma ronda, y una ronda en la que los dos sacan 7 se repite. Es la regla del juego.
    .open-2 = ¿Hay otra suma, aparte del 7, con la que dé igual qué guardes?
    .open-2-answer = No. Con cualquier otra suma hay alguna cara sin pareja, y si guardas esa cara la probabilidad es 0.

# en: c391810c
reroll-for-seven-say-again-task = Saca 7. Vuelve a tirar un dado unas cuantas veces, y los dos otras cuantas. ¿Con qué sale 7 más a menudo?
# en: 14f5b2a6
reroll-for-seven-say-one-again = Uno otra vez
# en: ab34f297
reroll-for-seven-say-one-again-tip = Volver a tirar el dado rojo
# en: deef1213
reroll-for-seven-say-both-again = Los dos otra vez
# en: 524aa839
reroll-for-seven-say-both-again-tip = Volver a tirar los dos dados
# en: 3970f581
reroll-for-seven-say-often = 50 veces cada uno
# en: 22f92c6e
reroll-for-seven-say-often-tip = Tirar cincuenta veces uno y cincuenta veces los dos
# en: e44d1c0f
reroll-for-seven-say-again = Dos dados para volver a tirar
# en: f8adbd7a
reroll-for-seven-say-of = { $made } de { $rolled }
# en: 956ab674
reroll-for-seven-say-again-so-far = Salió 7 en { $one } de { $ones } tiradas de un dado y en { $both } de { $boths } tiradas de los dos.
# en: a7618e9c
reroll-for-seven-say-task = Mueve el control deslizante a otras sumas. ¿Con cuáles da igual qué guardes?
# en: e0de67a9
reroll-for-seven-say-targets = Probabilidad de sacar { $target } en total
# en: 492e1776
reroll-for-seven-say-keep = guardar un { $face }
# en: e728cd04
reroll-for-seven-say-both = tirar los dos
# en: 21b1e79c
reroll-for-seven-say-choice = opción
# en: 4a5f6315
reroll-for-seven-say-chance = probabilidad
# en: 4f34a11c
reroll-for-seven-say-alike = Suma { $target }: da igual qué guardes.
# en: 05a750cb
reroll-for-seven-say-any-one = Suma { $target }: lo mejor es guardar un dado, cualquiera.
# en: 1fdc4e71
reroll-for-seven-say-best = Suma { $target }: lo mejor es { LIST($best, "or") }.
# en: 4e1bac92
reroll-for-seven-say-turns-task = ¿Qué parte del total está ya decidida?
# en: 479046af
reroll-for-seven-say-turns = Por turnos
# en: a220e4b5
reroll-for-seven-say-you = Tú
# en: 4f30ed90
reroll-for-seven-say-rival = Tu rival
# en: 5ac0955c
reroll-for-seven-say-seven = un siete: { $p }
# en: 8b2b6412
reroll-for-seven-say-none = ninguno: { $p }
# en: 316344c3
reroll-for-seven-say-product = { $p } · ({ $sum })
# en: fbcf924a
reroll-for-seven-say-after = Después de { $rolls } { FORM($rolls, "tirada", "tiradas") }, la probabilidad de que hayas ganado es { $you }, y la de tu rival, { $rival }. Con probabilidad { $left } aún no hay nada decidido. Como fórmula: { $mine } para ti, y queda { $rest }.
# en: db0a5f6b
reroll-for-seven-controls =
    .target = suma
    .rolls = tiradas

# en: 89634b8b
reroll-for-seven-one-or-both = Quieres sacar 7 con dos dados. Te han salido un 3 y un 5. Puedes volver a tirar un dado o los dos. ¿Qué es mejor?
    .choices-one = Un dado
    .choices-both = Los dos dados
    .choices-alike = Da igual
    .hint-1 = Guarda el 3: ¿qué tiene que mostrar el otro dado? ¿Qué probabilidad tiene una sola cara?
    .hint-2 = De 36 pares, ¿cuántos suman 7? Compáralo con una cara de un dado.
    .because = Guardes lo que guardes, una sola cara del otro dado da 7. Con los dos dados son 6 de 36 pares: lo mismo.
# en: 59b06251
reroll-for-seven-one-die = Guardas el 3 y tiras el otro dado. ¿Cuál es la probabilidad de que sumen 7?
    .hint-1 = O sale o no sale, pero las dos cosas no son igual de probables. ¿Qué caras dan 7?
    .hint-2 = Con el 3 solo sirve una cara.
    .hint-3 = El 3 ya está en la mesa. Solo se tira un dado.
    .hint-4 = Un dado tiene seis caras.
    .because = Solo sirve un 4: una cara de seis.
# en: cfd20227
reroll-for-seven-both-dice = Ahora tiras los dos. ¿Cuál es la probabilidad de que sumen 7?
    .hint-1 = Hay 11 sumas, de 2 a 12, pero no son igual de probables.
    .hint-2 = Hay más de un par.
    .hint-3 = 1 y 6 no es lo mismo que 6 y 1: cuenta los dos.
    .hint-4 = Apunta los pares: 1 y 6, 2 y 5, …
    .because = 1 y 6, 2 y 5, 3 y 4, y lo mismo al revés: 6 de 36 pares.
# en: 453ca1b8
reroll-for-seven-need = ¿Qué tiene que mostrar el otro dado?
    .because = Así que cada cara tiene una sola pareja: 1 y 6, 2 y 5, 3 y 4.
# en: 4440bb58
reroll-for-seven-eight = La suma que buscas es 8. Tiras los dos dados. ¿Cuál es la probabilidad?
    .hint-1 = Así sería con el 7. ¿Qué cara no tiene pareja ahora?
    .hint-2 = Las sumas no son igual de probables.
    .hint-3 = 2 y 6 no es lo mismo que 6 y 2: cuenta los dos.
    .because = 2 y 6, 3 y 5, 4 y 4, 5 y 3, 6 y 2: 5 de 36. Un dado que muestra 1 no conviene guardarlo nunca.
# en: cd8bb890
reroll-for-seven-after-misses = Has fallado cinco veces. ¿Cuál es la probabilidad de un 7 en la próxima tirada?
    .choices-more = Mayor que al principio
    .choices-less = Menor que al principio
    .choices-same = La misma que al principio
    .hint-1 = ¿Se acuerda un dado de lo que mostró?
    .hint-2 = La mala suerte se acaba en cuanto recoges el dado.
    .because = Los dados no tienen memoria. Las tiradas son independientes: lo de antes no cambia nada.
# en: 1a25ffea
reroll-for-seven-three-rolls = ¿Cuál es la probabilidad de que salga al menos un 7 en tres tiradas?
    .hint-1 = Si sumas 1/6 tres veces, cuentas doble cuando dos tiradas dan 7.
    .hint-2 = Eso es un 7 en las tres tiradas.
    .hint-3 = Esa es la probabilidad de que no salga ningún 7. Quédate con el resto.
    .hint-4 = Eso es una sola tirada sin 7.
    .because = Ningún 7 en tres tiradas: 5/6 · 5/6 · 5/6 = 125/216. El resto es 91/216.
# en: 454b256f
reroll-for-seven-the-starter = Dos taxistas tiran por turnos. Gana quien primero saque 7. ¿Cuál es la probabilidad de que gane quien empieza?
    .hint-1 = Quien empieza tiene la primera oportunidad. Su rival solo tira después de un fallo.
    .hint-2 = Eso es ganar a la primera. Quien empieza tiene más turnos.
    .hint-3 = Esa es la probabilidad de que el duelo siga después de la primera tirada.
    .hint-4 = Esa es la probabilidad de su rival.
    .because = Quien empieza tiene 6 partes por cada 5 de su rival: después de un fallo, con probabilidad 5/6, el rival está como estaba el primero. Así que es 6 : 5.
# en: c2f6217c
reroll-for-seven-three-drivers = Ahora tres taxistas tiran por turnos. ¿Cuál es la probabilidad de que gane quien empieza?
    .hint-1 = Quien empieza tiene la primera oportunidad.
    .hint-2 = Eso es con dos taxistas.
    .hint-3 = El tercero tiene menos partes que el segundo: 36, 30 y 25.
    .hint-4 = Ese es el segundo taxista.
    .hint-5 = Ese es el tercer taxista.
    .because = 36, 30 y 25 partes: cada taxista tiene 5/6 del anterior. 36 de 91.
# en: b5cafa17
reroll-for-seven-exercise-1 = Tiras dos dados. ¿Cuál es la probabilidad de que sumen { $target }?
    .level = Para empezar
    .hint-1 = Hay 11 sumas, pero no son igual de probables.
    .hint-2 = Esa es la probabilidad del 7. Cualquier otra suma es más rara.
    .hint-3 = Hay más de un par.
    .because = Apunta los pares; cada uno cuenta dos veces si sus dados son distintos.
# en: a29bf54b
reroll-for-seven-exercise-2 = Un dado muestra { $kept }. Lo guardas y vuelves a tirar el otro. ¿Cuál es la probabilidad de que los dos sumen { $target }?
    .level = Para empezar
    .hint-1 = Un dado se queda como está. Solo se tira uno.
    .hint-2 = Con dos dados hay 11 sumas. Aquí solo se tira un dado.
    .hint-3 = ¿Qué cara necesitas? ¿Está en un dado?
    .hint-4 = ¿Qué cara necesitas? Sí está en un dado.
    .because = El otro dado tendría que mostrar { $target } − { $kept }.
# en: e9a64493
reroll-for-seven-exercise-3 = Tiras dos dados { $rolls } veces. ¿Cuál es la probabilidad de que salga al menos un 7?
    .level = Principal
    .hint-1 = Las probabilidades no se suman así: el 7 puede salir más de una vez. Empieza por «ningún 7».
    .hint-2 = Esa es la probabilidad de que no salga ningún 7.
    .hint-3 = Eso es un 7 en cada tirada.
    .hint-4 = Eso es una sola tirada.
    .because = 1 − (5/6)^{ $rolls }: resta de 1 la probabilidad de ningún 7.
# en: d07fb73f
reroll-for-seven-exercise-4 = Mía pone { $clocks } despertadores. Cada uno falla con probabilidad 1/{ $n }, hagan lo que hagan los demás. ¿Cuál es la probabilidad de que suene al menos uno?
    .level = Principal
    .hint-1 = Esa es la probabilidad de que fallen todos.
    .hint-2 = Eso es un solo despertador.
    .hint-3 = Esa es la probabilidad de que suenen todos. Basta con uno.
    .hint-4 = Las probabilidades no se suman así. ¿Cuál es la probabilidad de que fallen todos?
    .because = Fallan todos con probabilidad (1/{ $n })^{ $clocks }. Réstala de 1.
# en: 8c64b9f8
reroll-for-seven-exercise-5 = Dos taxistas tiran por turnos una moneda o un dado, y cada tirada gana con probabilidad 1/{ $n }. ¿Cuál es la probabilidad de que gane quien empieza?
    .level = Reto
    .hint-1 = Quien empieza tiene la primera oportunidad. Eso vale algo.
    .hint-2 = Eso es solo el primer turno. La cosa puede durar mucho.
    .hint-3 = Esa es la probabilidad de su rival.
    .because = A su rival le llega el turno con probabilidad { $others }/{ $n }. Así que es { $n } : { $others }.
