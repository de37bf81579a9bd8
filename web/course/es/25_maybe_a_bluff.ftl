### 25_maybe_a_bluff.ipynb

# en: 8328d334
maybe-a-bluff-0-1 = # 25 ¿Y si es un farol?
# en: f43fa220
maybe-a-bluff-0-2 = Sales con un 2 y Kuro pasa. Pero hace faroles: a veces pasa aunque podría jugar. ¿Habría podido esta vez?
# en: 0f3712f2
maybe-a-bluff-0-3 = - qué dice pasar, si puede ser un farol;
    - por qué importa cómo se eligió una carta, y no solo cuál es.
# en: 343a7b00
maybe-a-bluff-0-4 = **Necesitas** fracciones. [Pasar dice algo](12_a_pass_speaks.ipynb) tiene las mismas cartas, pero sin faroles. Unos 45 minutos.
# en: c793b682
maybe-a-bluff-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: b9cd646c
maybe-a-bluff-0-6 = Las cartas son del juego Meow Meow Daifugō, al que puedes [jugar aquí](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: f8e40e1b
maybe-a-bluff-1-1 = ## Pasar puede ser un farol
# en: 4a8c5025
maybe-a-bluff-1-2 = Kuro tiene dos de siete cartas: el 1 y el 3 blancos, dos 2 negros, el doble 2 y dos «?», que valen por cualquier número. Sales con un 2, y solo lo gana el 3 o un «?». Cada vez que podría jugar, lanza una moneda. Con cara, juega. Con cruz, pasa de todos modos.
# en: 0482c8ba
maybe-a-bluff-1-3 = Ayuda pensar en números enteros de repartos. Toma 210, diez por cada una de las 21 manos. El control deslizante dice cada cuánto se guarda la carta.
# en: afe237f3
maybe-a-bluff-1-4 = La anchura es lo que sabías antes: la probabilidad **a priori**. La altura sombreada es la **verosimilitud**. La parte que ocupa en todo lo sombreado es lo que sabes después: la probabilidad **a posteriori**.
# en: 46debcb7
maybe-a-bluff-1-5 = **Teorema de Bayes**: previa por verosimilitud, dividido entre la suma. Aquí están las 21 manos. Pon *Kuro responde* en *pasa*.
# en: 76974142
maybe-a-bluff-1-6 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 36b35c19
maybe-a-bluff-1-7 = **Te toca.** Seis manos no pueden jugar, y tres de ellas tienen el doble. Quince pueden, y tres de esas lo tienen.
# en: 6a8ed196
maybe-a-bluff-1-8 = **Si programas:** escribe la verosimilitud de pasar para este Kuro: 1 si no puede jugar, y un medio si puede. Si no, sigue adelante.
# en: 631e9c73
maybe-a-bluff-2-1 = ## ¿Cómo se eligió?
# en: 52f8c167
maybe-a-bluff-2-2 = Otro reparto. Kuro juega siempre que puede, y siempre la carta más baja que sirva. Sales con el 1 negro, y responde con el doble.
# en: e7172d74
maybe-a-bluff-2-3 = Una mano con *dos* 2 solo te enseña el doble la mitad de las veces. La otra mitad habrías visto un 2 negro.
# en: 05c3b75b
maybe-a-bluff-prints-1 = Probabilidad de que su otra carta sea un 2 negro: { $chance }
# en: 82c83196
maybe-a-bluff-2-4 = La misma trampa está en el famoso concurso de las tres puertas. **Una cosa es lo que ves. Otra es cómo has llegado a verlo.**
# en: e32a1877
maybe-a-bluff-2-5 = <details><summary>Lo que dicen quienes juegan a las cartas</summary>
# en: 4be96b8b
maybe-a-bluff-2-6 = Lo llaman *elección restringida*: es más probable que no tuviera elección a que la tuviera.
# en: 1c04c980
maybe-a-bluff-2-7 = </details>
# en: 9bd6b44b
maybe-a-bluff-3-1 = ## Ejercicios
# en: cc0df441
maybe-a-bluff-3-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 887912d3
maybe-a-bluff-4-1 = ## Lo que hemos visto
# en: 8ef9386c
maybe-a-bluff-4-2 = - La probabilidad a priori multiplicada por la verosimilitud, y repartida de nuevo, es la probabilidad a posteriori.
    - Cuanto más a menudo se guarda sus cartas, menos dice que pase.
    - Importa cómo se eligió una carta, y no solo cuál es.
# en: a6907593
maybe-a-bluff-4-3 = **Para pensar.** ¿Y si Kuro supiera que le lees la mano cuando pasa? ¿Puede pasar alguien sin decir nada en absoluto?
# en: 7f6bbbaf
maybe-a-bluff-4-4 = **Sigue.** El mazo entero, y si probabilidades así se cumplen: [¿Qué tienen?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
