### 12_a_pass_speaks.ipynb

# en: 324daae8
a-pass-speaks-0-1 = # 12 Pasar dice algo
# en: 1c2a3013
a-pass-speaks-0-2 = Kuro pasa. ¿Qué te dice eso de sus cartas?
# en: 1d1843e2
a-pass-speaks-0-3 = - en qué se convierte una probabilidad cuando aprendes algo;
    - qué dice pasar, si puede ser un farol;
    - por qué importa cómo se eligió una carta, y no solo cuál es.
# en: 2c86bec7
a-pass-speaks-0-4 = **Necesitas** fracciones y productos de probabilidades: [En busca del siete](04_reroll_for_seven.ipynb). Unos 90 minutos: las partes 1 y 2 son una clase, y las partes 3 a 5, otra.
# en: 9fa1c14e
a-pass-speaks-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 98740013
a-pass-speaks-0-6 = Las cartas son del juego Meow Meow Daifugō, al que puedes [jugar aquí](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: f8375b75
a-pass-speaks-1-1 = ## Todas las manos que hay
# en: 1551a8ed
a-pass-speaks-1-2 = Dos de siete cartas son de Kuro: el 1 y el 3 blancos, dos 2 negros, un doble 2 y dos «?», que valen por cualquier número. Sales con un 2. Él juega si puede (el 3 o un «?»), y si no, pasa.
# en: b2e0d3b3
a-pass-speaks-1-3 = <details><summary>El mazo</summary>
# en: 41b0c66c
a-pass-speaks-1-4 = Son nueve gatitos. Tú tienes los otros dos, un 2 blanco y un 1 negro.
# en: 06765dc2
a-pass-speaks-1-5 = </details>
# en: 15d4f34b
a-pass-speaks-1-6 = Empieza antes de que Kuro haga nada.
# en: 1224cb59
a-pass-speaks-1-7 = Python apunta todas sus manos. Llamamos a las cartas W1, W3, B2, b2, D2 (el doble), W? y B?. ¿Cuántas manos hay, y cuántas tienen D2?
# en: e13cdb00
a-pass-speaks-1-8 = Ahora pasa. ¿Qué manos puedes tachar? Hazlo en papel, y solo después adivina.
# en: a4c8c13e
a-pass-speaks-2-1 = ## El teorema de Bayes
# en: ddcc5621
a-pass-speaks-2-2 = Para cada mano, multiplica lo que creías antes por la probabilidad de que esa mano haga lo que has visto: es su **verosimilitud**. Después divide entre la suma.
# en: 4e6bcd7a
a-pass-speaks-2-3 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 8dad1499
a-pass-speaks-2-4 = Kuro pasa (1) si no tiene W3, W? ni B?; si tiene alguna, no pasa (0).
# en: 37b6e3a8
a-pass-speaks-2-5 = Pon *Kuro answers* en *a pass* y compara.
# en: 4a5f6575
a-pass-speaks-3-1 = ## Pasar puede ser un farol
# en: 8aa85113
a-pass-speaks-3-2 = Algunos gatos se guardan sus buenas cartas. Desde ahora, Kuro lanza una moneda siempre que puede jugar. Si sale cara, juega. Si sale cruz, pasa de todos modos. Si no puede jugar, no hay nada que lanzar.
# en: e4a0de81
a-pass-speaks-3-3 = Ayuda pensar en repartos enteros. Toma 210, diez por cada una de las 21 manos. El control deslizante dice cada cuánto se guarda la carta.
# en: 5009a962
a-pass-speaks-3-4 = El ancho de los rectángulos es lo que sabías antes: la probabilidad **a priori**. El alto de lo sombreado es la **verosimilitud**. La proporción de lo sombreado es lo que sabes después: la probabilidad **a posteriori**.
# en: ec50f621
a-pass-speaks-3-5 = **Te toca.** Escribe la verosimilitud de pasar para este Kuro: 1 si no puede jugar, y un medio si puede.
# en: 8de7bc37
a-pass-speaks-3-6 = Y ahora que `update` trabaje con ella. ¿Cuál es la probabilidad de que este Kuro, que ha pasado, tenga el doble?
# en: 89ff8427
a-pass-speaks-4-1 = ## ¿Cómo se eligió?
# en: f4e579e4
a-pass-speaks-4-2 = Otro reparto. Kuro juega siempre que puede, y siempre la carta más baja que sirva. Sales con el 1 negro, y responde con el doble.
# en: 7eb32614
a-pass-speaks-4-3 = Una mano con *dos* 2 solo te enseña el doble la mitad de las veces. La otra mitad habrías visto un 2 negro.
# en: 852d71a2
a-pass-speaks-4-4 = La misma trampa está en el famoso concurso de las tres puertas. **Una cosa es lo que ves. Otra es cómo has llegado a verlo.**
# en: ebb8ef32
a-pass-speaks-4-5 = <details><summary>Lo que dicen quienes juegan a las cartas</summary>
# en: 5c9c8ada
a-pass-speaks-4-6 = Lo llaman *elección restringida*: es más probable que no tuviera elección a que la tuviera.
# en: 9d414479
a-pass-speaks-4-7 = </details>
# en: cda19067
a-pass-speaks-5-1 = ## Ejercicios
# en: 760bc178
a-pass-speaks-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: c3a62082
a-pass-speaks-6-1 = ## Lo que hemos visto
# en: 5f9ae67e
a-pass-speaks-6-2 = - Aprender algo quiere decir: pesar cada caso por lo probable que hace lo que has visto, y repartir de nuevo.
    - Las probabilidades de todas las cartas suman el número de cartas. Lo que pierden unas lo ganan otras.
    - Importa cómo se eligió una carta, y no solo cuál es.
# en: 83399365
a-pass-speaks-6-3 = **Para pensar.** ¿Y si Kuro supiera que le lees la mano cuando pasa? ¿Puede pasar alguien sin decir nada en absoluto?
# en: 88513aa7
a-pass-speaks-6-4 = **Sigue.** El mazo entero, y si probabilidades así se cumplen: [¿Qué tienen?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
