### empire/lesson_one_roll.ipynb

# en: 5eb7a8a9
empire-lesson-one-roll-0-1 = # Una tirada
# en: ba03371f
empire-lesson-one-roll-0-2 = Tres dados atacan a dos. Gana el dado más alto, pero el empate es de la defensa. ¿Qué probabilidad hay de que la defensa pierda dos cubos? Cuenta antes de creer: la primera respuesta que se publicó tiene un error, y estás a punto de encontrártelo.
# en: 38d8874a
empire-lesson-one-roll-0-3 = - qué sale en el más alto de varios dados;
    - por qué dos comparaciones de una tirada no son dos monedas;
    - si a la defensa le conviene tirar un dado o dos.
# en: e71d13d6
empire-lesson-one-roll-0-4 = **Necesitas** fracciones y [Veinte tiradas](../course/02_twenty_rolls.ipynb): allí se ve quién sale ganando. Sin programar: lee, adivina, pulsa los botones. Unos 45 minutos.
# en: b98fc1f5
empire-lesson-one-roll-0-5 = Los dados son los del juego Empire, al que puedes [jugar aquí](play.ipynb). La lección siguiente trata de [batallas enteras](lesson_markov.ipynb).
# en: 500a2341
empire-lesson-one-roll-1-1 = ## 1 El más alto de tres
# en: c1b8d1b1
empire-lesson-one-roll-1-2 = Quien ataca con cubos suficientes tira tres dados y usa el mejor. Eso ayuda. ¿Cuánto?
# en: d0ba918a
empire-lesson-one-roll-1-3 = Dos dados no son el doble de buenos que uno, ni tres el triple. Aquí están escritas y contadas todas las tiradas de tres dados.
# en: 96fb2cf9
empire-lesson-one-roll-prints-1 = { $sum-max-roll-6-for-roll-in-rolls } de { $len-rolls }
# en: 67b30558
empire-lesson-one-roll-1-4 = Mueve el control deslizante y fíjate en la media.
# en: 3360adbc
empire-lesson-one-roll-1-5 = Ahora, que tres dados ataquen a uno.
# en: 88528c68
empire-lesson-one-roll-1-6 = Cuatro dados caen de 6⁴ = 1296 maneras. Aquí están todas contadas.
# en: 0180eb5b
empire-lesson-one-roll-2-1 = ## 2 Un error famoso
# en: 040c2588
empire-lesson-one-roll-2-2 = Esta es la tirada de los ejércitos grandes. El ataque tiene un tercer dado, y la defensa, los empates. En [Veinte tiradas](../course/02_twenty_rolls.ipynb) has contado las 7776 maneras en que pueden caer cinco dados. ¿No hay un camino más corto? Aquí va una idea. El ataque gana la primera comparación con cierta probabilidad, y la segunda con otra. Para ganar las dos, se multiplica. Antes de hacerlo: ¿está permitido?
# en: cb43687a
empire-lesson-one-roll-2-3 = El primer análisis que se publicó de esta tirada (Tan, 1997) tomó las dos comparaciones por independientes y multiplicó. Blatt (2002) y Osborne (2003) contaron. Ahora tú.
# en: 855dbc36
empire-lesson-one-roll-2-4 = En la tabla están las dos maneras.
# en: a164ed2f
empire-lesson-one-roll-2-5 = Al multiplicar, los dos extremos parecen más raros de lo que son: si un lado gana la primera comparación, suele ganar también la segunda. Se le puede preguntar directamente a la lista de todas las tiradas. Esta es la probabilidad de ganar la segunda comparación, primero sin saber nada y después sabiendo que se ha ganado la primera.
# en: 732d12c9
empire-lesson-one-roll-2-6 = Una simulación lo aclara para quien no se fíe de las listas. Las barras son exactas; los puntos son 2000 tiradas, cada uno con su intervalo.
# en: 3c182470
empire-lesson-one-roll-3-1 = ## 3 ¿Un dado o dos?
# en: 87e39057
empire-lesson-one-roll-3-2 = Quien defiende con dos cubos puede tirar un solo dado, y entonces solo arriesga un cubo. ¿Es prudencia, o demasiada prudencia?
# en: cb41476d
empire-lesson-one-roll-3-3 = La biblioteca ha calculado, en cada punto de una batalla y para cada elección de los dos lados, a qué lleva si después se juega lo mejor posible. Estos son los mejores números de dados para diez cubos contra diez.
# en: ba71a2d4
empire-lesson-one-roll-prints-2 = antes: { $before }, tras ganar la primera: { $after }
# en: 163abb9f
empire-lesson-one-roll-prints-3 = ataque:
# en: 5aecd22b
empire-lesson-one-roll-prints-4 = defensa:
# en: 340ca4d3
empire-lesson-one-roll-4-1 = ## 4 Tus propios dados
# en: 8a90195f
empire-lesson-one-roll-4-2 = Cambia cuántos dados hay, cuántas caras tienen y quién gana los empates. El gráfico muestra cuántos cubos más que el ataque pierde la defensa. Una tirada justa tendría media 0. Ninguna de estas la tiene del todo. Dos se acercan por igual: ¿cuáles?
# en: 16823c72
empire-lesson-one-roll-5-1 = ## Lo que hemos visto
# en: ce09cb9e
empire-lesson-one-roll-5-2 = - En el más alto de tres dados sale un 6 en 91 de 216 tiradas: cuenta las que no tienen ninguno y toma el resto.
    - Tres contra dos: la defensa pierde dos cubos en 2890 de 7776 tiradas.
    - Las dos comparaciones de una tirada salen de los mismos dados, así que no son independientes, y las probabilidades no se pueden multiplicar.
    - Dos dados defienden mejor que uno.
# en: ac5843cf
empire-lesson-one-roll-6-1 = ## Comprobaciones
# en: f4c202a4
empire-lesson-one-roll-6-2 = Si te gusta programar: el ataque gana la primera comparación con probabilidad 3667/7776, y la segunda, con 4724/7776. Alguien las multiplica para saber con qué probabilidad pierde dos cubos la defensa. Corrige la celda.
# en: f57ee0a9
empire-lesson-one-roll-6-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 7f0c1ad2
empire-lesson-one-roll-6-4 = **Para pensar.** Con dados de muchísimas caras casi nunca hay empates. ¿Quién es entonces favorito, un dado contra uno? ¿Y tres contra dos? En el [laboratorio](design_lab.ipynb) puedes probarlo y ver qué les hace a las partidas enteras.
