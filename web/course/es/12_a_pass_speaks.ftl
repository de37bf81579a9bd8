### 12_a_pass_speaks.ipynb

# en: 324daae8
a-pass-speaks-0-1 = # 12 Pasar dice algo
# en: 24c4009c
a-pass-speaks-0-2 = Juegas a las cartas contra Kuro. Sales con un 2 blanco: lo gana un 3, y también un «?», que vale por cualquier número. Kuro pasa. ¿Qué te dice eso de las dos cartas que tiene en la mano?
# en: c5c4cebf
a-pass-speaks-0-3 = - en qué se convierte una probabilidad cuando aprendes algo;
    - por qué puede volverse más probable una carta que no influye en nada.
# en: 1c0ed619
a-pass-speaks-0-4 = **Necesitas** fracciones y productos de probabilidades: [En busca del siete](04_reroll_for_seven.ipynb). Unos 45 minutos.
# en: 9fa1c14e
a-pass-speaks-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 98740013
a-pass-speaks-0-6 = Las cartas son del juego Meow Meow Daifugō, al que puedes [jugar aquí](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: 0ff3a78a
a-pass-speaks-1-1 = ## Todas las manos posibles
# en: 2e0610e8
a-pass-speaks-1-2 = Dos de siete cartas son de Kuro: el 1 y el 3 blancos, dos 2 negros, un doble 2 y dos «?», que valen por cualquier número. Sales con un 2. Él juega si puede (el 3 o un «?»); si no, pasa.
# en: b2e0d3b3
a-pass-speaks-1-3 = <details><summary>El mazo</summary>
# en: 41b0c66c
a-pass-speaks-1-4 = Son nueve gatitos. Tú tienes los otros dos, un 2 blanco y un 1 negro.
# en: 06765dc2
a-pass-speaks-1-5 = </details>
# en: 303f7c6a
a-pass-speaks-1-6 = Piensa primero en el momento en que Kuro aún no ha hecho nada.
# en: 4b128bbb
a-pass-speaks-1-7 = Python apunta todas sus manos. Llamamos a las cartas W1, W3, B2, b2, D2 (el doble), W? y B?. Luego las cuenta, y también las que tienen D2.
# en: 7c8c337d
a-pass-speaks-prints-1 = { $len-hands } manos; { $len-with_it } de ellas con D2
# en: 9a4822f9
a-pass-speaks-1-8 = Ahora pasa. Un cuadro es una mano: las cartas de la izquierda y de abajo.
# en: a4c8c13e
a-pass-speaks-2-1 = ## El teorema de Bayes
# en: 3e7c1f22
a-pass-speaks-2-2 = La **verosimilitud** de pasar es 0 para las manos con el 3 o un «?», y 1 para otras seis. Multiplica y divide entre la suma: 1/6 cada una.
# en: 4e6bcd7a
a-pass-speaks-2-3 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 9218b1f1
a-pass-speaks-prints-2 = Probabilidad de D2 después de pasar: { $chance }
# en: 20ff4e98
a-pass-speaks-2-4 = Pon *Kuro responde* en *pasa*.
# en: e6613e4e
a-pass-speaks-3-1 = ## Jugar también dice algo
# en: 8c861b7f
a-pass-speaks-3-2 = Un nuevo reparto. Kuro juega siempre la carta más baja que sirve, y responde con el 3 blanco. ¿Qué manos quedan ahora?
# en: 7f5e89f4
a-pass-speaks-3-3 = **Si programas:** escribe la verosimilitud de eso: 1 para una mano que juega el 3 y 0 para todas las demás. Si no, sigue adelante.
# en: 22f32686
a-pass-speaks-4-1 = ## Ejercicios
# en: b7e49e62
a-pass-speaks-4-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 6c0f6d48
a-pass-speaks-5-1 = ## Lo que hemos visto
# en: f042df73
a-pass-speaks-5-2 = - Aprender algo quiere decir: dar más peso a los casos que hacen más probable lo que has visto, y repartir de nuevo.
    - Las probabilidades de todas las cartas suman el número de cartas. Lo que unas pierden, otras lo ganan.
# en: bca3ece4
a-pass-speaks-5-3 = **Para pensar.** ¿Y si Kuro pasa a veces aunque podría jugar?
# en: 0da0f05a
a-pass-speaks-5-4 = **Sigue.** ¿Y si Kuro se guarda sus cartas buenas? [¿Y si es un farol?](25_maybe_a_bluff.ipynb).
