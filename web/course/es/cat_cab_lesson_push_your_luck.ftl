### cat_cab/lesson_push_your_luck.ipynb

# en: 4ffcbabe
cat-cab-lesson-push-your-luck-0-1 = # Tentar a la suerte
# en: c60cccf4
cat-cab-lesson-push-your-luck-0-2 = ¿Cómo caen cinco dados, y hasta dónde llegas en un turno entero? ¿Y si necesitas exactamente diez casillas, y con menos no basta?
# en: 1a9303ff
cat-cab-lesson-push-your-luck-0-3 = - cómo caen cinco dados, y qué probabilidad tiene la mala suerte;
    - cómo es un turno del mejor taxista;
    - por qué otro objetivo pide otra política.
# en: ca568776
cat-cab-lesson-push-your-luck-0-4 = **Necesitas** [El dado paciente](../course/05_patient_die.ipynb) y [El taxista perfecto](../course/14_perfect_driver.ipynb). Sin programar: lee, adivina, haz clic. Unos 45 minutos.
# en: ca7e4961
cat-cab-lesson-push-your-luck-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 6aefba65
cat-cab-lesson-push-your-luck-0-6 = Los dados son los del juego Cat Cab Crew, al que puedes [jugar aquí](play.ipynb). La otra lección sobre él es [Caminos a casa](lesson_ways_home.ipynb).
# en: 6194fda0
cat-cab-lesson-push-your-luck-1-1 = ## 1 Cinco dados, una tirada
# en: a54b0b40
cat-cab-lesson-push-your-luck-1-2 = Un 1 es una maldición, que quita una casilla. El 2 y el 3 no dan nada, el 4 y el 5 dan una casilla, y el 6 da dos. Solo cuentan cuatro maldiciones. Gato Loco no tiene paciencia: tira cinco dados una vez y se queda con lo que salga.
# en: 31b505f8
cat-cab-lesson-push-your-luck-1-3 = Es más fácil contar las tiradas *sin* maldiciones. Cada dado tiene cinco caras que no son un 1, y los dados son independientes, así que las probabilidades se multiplican. Lo que falta hasta 1 es la probabilidad de al menos una maldición, aquí con *n* dados.
# en: 2132a2da
cat-cab-lesson-push-your-luck-1-4 = Ahora, las casillas netas. Ya sabes lo que da un dado de media. ¿Y cinco?
# en: 9b709243
cat-cab-lesson-push-your-luck-1-5 = Para estar seguros, escribimos las 7776 tiradas de cinco dados y contamos. `max` es el límite: cinco unos son solo cuatro maldiciones.
# en: 96ddefee
cat-cab-lesson-push-your-luck-prints-1 = { $len-nets } tiradas, { $nets-count-0 } de ellas dan 0; la media es { $Fraction-sum-nets-len-nets }
# en: fca23cd7
cat-cab-lesson-push-your-luck-1-6 = Hay una manera ingeniosa de contar. Escribe cada dado como un polinomio, con las casillas netas en los exponentes. Al multiplicar cinco, los exponentes se suman de todas las maneras posibles, así que el número que va delante de *x*³ dice cuántas tiradas dan 3 casillas netas.
# en: 8f2a7206
cat-cab-lesson-push-your-luck-1-7 = Solo un término no es como en el juego: las cinco maldiciones de 1/*x*⁵ cuentan como cuatro. Las barras del gráfico son las probabilidades exactas. Los puntos de encima son 2000 tiradas que el ordenador ha hecho de verdad, cada uno con un intervalo: ahí debería estar la probabilidad verdadera, 19 veces de cada 20.
# en: 33ac80b9
cat-cab-lesson-push-your-luck-2-1 = ## 2 Cinco dados y toda la paciencia del mundo
# en: 18ade39f
cat-cab-lesson-push-your-luck-2-2 = [El taxista perfecto](../course/14_perfect_driver.ipynb) llega casi el doble de lejos con los mismos dados. Eso es una media. Aquí está todo lo que puede salir de un turno. Mueve los controles deslizantes: más dados, menos dados, maldiciones que ya están ahí cuando empieza el turno.
# en: df14ff84
cat-cab-lesson-push-your-luck-2-3 = ¿Será verdad? Otra manera de averiguarlo es dejar jugar al mejor taxista y contar.
# en: bd7976f1
cat-cab-lesson-push-your-luck-3-1 = ## 3 Otro objetivo, otra política
# en: d3af1fd6
cat-cab-lesson-push-your-luck-3-2 = Hasta ahora queríamos la mayor media. Pero imagina que el pasajero espera a 10 casillas exactas, y es el último turno. Solo valen cinco seises sin ninguna maldición. Mira primero un solo dado: lo vuelves a tirar hasta que sale un 6, o hasta que un 1 lo estropea todo.
# en: 9fa7f3bb
cat-cab-lesson-push-your-luck-3-3 = Con este objetivo, el mejor taxista vuelve a tirar los 4 y los 5, y para la media eso sería un disparate. **La mejor opción depende de lo que quieras.** El gráfico compara tres taxistas: uno que siempre conduce para llegar a la distancia en cuestión, otro que siempre conduce para la mayor media, y Gato Loco.
# en: 3202e747
cat-cab-lesson-push-your-luck-4-1 = ## Lo que hemos visto
# en: 78357ab4
cat-cab-lesson-push-your-luck-4-2 = - Con cinco dados sale al menos un 1 en 4651 de 7776 tiradas: cuenta las que no tienen ninguno y toma el resto.
    - La media de Gato Loco es 5 × 1/2 y una pizca más.
    - Si un 3 da una tirada extra, que vale media casilla, como en el juego entero, el mejor taxista saca 4,833 en vez de 4,818.
    - Quien quiere otra cosa debe jugar de otra manera: 10 casillas tienen una probabilidad de exactamente 1/32.
# en: 749bb3c8
cat-cab-lesson-push-your-luck-5-1 = ## Comprobaciones
# en: 7bb29aad
cat-cab-lesson-push-your-luck-5-2 = Si te gusta programar: dos dados, una tirada. ¿Cuántas casillas netas dan de media? La respuesta de esta celda está mal. Corrígela y ejecuta otra vez la celda.
# en: 691ec896
cat-cab-lesson-push-your-luck-5-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 2b3da52e
cat-cab-lesson-push-your-luck-5-4 = **Para pensar.** ¿Qué cambiaría si un 1 costara dos casillas? ¿Y si el límite fueran dos maldiciones? En el [laboratorio](design_lab.ipynb) puedes cambiar reglas así y mirar.
# en: d5aa3787
cat-cab-lesson-push-your-luck-5-5 = Para seguir: [Caminos a casa](lesson_ways_home.ipynb), sobre la ciudad como grafo. O [juega](play.ipynb) al juego entero.
