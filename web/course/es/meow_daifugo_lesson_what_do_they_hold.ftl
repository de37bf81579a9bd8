### meow_daifugo/lesson_what_do_they_hold.ipynb

# en: 928addcd
meow-daifugo-lesson-what-do-they-hold-0-1 = # ¿Qué tienen?
# en: c97149bc
meow-daifugo-lesson-what-do-they-hold-0-2 = La otra mano no la ves. Pero ves lo que juega, y cuándo pasa. En esta lección, cada carta de la mesa cambia lo que puedes creer, y aprendes a decir cuánto.
# en: c96ea8ab
meow-daifugo-lesson-what-do-they-hold-0-3 = - cómo cambia un indicio lo que crees, con una sola multiplicación;
    - cómo leer una mano entera, y cómo averiguar si tus probabilidades son de fiar.
# en: 90f60e7a
meow-daifugo-lesson-what-do-they-hold-0-4 = **Necesitas** el teorema de Bayes, de la unidad [Pasar dice algo](../course/12_a_pass_speaks.ipynb). Las combinaciones ayudan: [Contar manos](lesson_counting_hands.ipynb). Sin programar: lee, adivina, pulsa los botones. Unos 45 minutos.
# en: e000bf66
meow-daifugo-lesson-what-do-they-hold-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 4bd6db61
meow-daifugo-lesson-what-do-they-hold-0-6 = Las cartas son las del juego Meow Meow Daifugō, al que puedes [jugar aquí](play.ipynb).
# en: 64dcbdb8
meow-daifugo-lesson-what-do-they-hold-1-1 = ## 1 El mazo entero
# en: 84421bb5
meow-daifugo-lesson-what-do-they-hold-1-2 = En [Pasar dice algo](../course/12_a_pass_speaks.ipynb), Kuro tenía dos gatitos. Aquí están tus ocho cartas, y tres en la mesa. Kuro tiene ocho.
# en: adabb898
meow-daifugo-lesson-what-do-they-hold-1-3 = El primer indicio es lo que ves con tus propios ojos.
# en: 2b6c9198
meow-daifugo-lesson-what-do-they-hold-1-4 = Sales con el 7 negro. Este Kuro lanza otra vez su moneda. (En el juego, al pasar, toma además una carta de la mesa. Tú ves cuál, y ninguna supera un 7, así que aquí no cambia nada.)
# en: 54335017
meow-daifugo-lesson-what-do-they-hold-1-5 = Hay una manera rápida de hacerlo de cabeza: la **razón**, en inglés *odds*. Escribe cuántas manos tienen un «?» y cuántas no tienen ninguno, unas contra otras. De las que tienen uno solo pasa la mitad; de las que no tienen ninguno, todas. Así que multiplica el lado izquierdo por 1/2. Un indicio multiplica la razón.
# en: 9bfb8c4f
meow-daifugo-lesson-what-do-they-hold-1-6 = Si ha pasado *n* veces, se ha multiplicado *n* veces por *q*.
# en: 4539778a
meow-daifugo-lesson-what-do-they-hold-1-7 = Ahora, una jugada. Sales con un 3 negro, y Kuro responde con un 6 negro, su carta más baja por encima de 3.
# en: da5541cd
meow-daifugo-lesson-what-do-they-hold-2-1 = ## 2 Lee su mano
# en: 7e0a4d8d
meow-daifugo-lesson-what-do-they-hold-2-2 = Aquí está todo a la vez: las 32 cartas, y debajo de cada una la probabilidad de que esté en la mano de Kuro. La barra es la probabilidad; la línea fina que la cruza, lo que era hace un momento. Sal con tus cartas, una detrás de otra. (En el juego, Kuro saldría después de ganar. Aquí sales siempre tú, porque las preguntas las hacemos nosotros.) Cuando pasa, toma la carta que lleva más tiempo en la mesa, y se descubre otra: eso también es un indicio.
# en: f6f94d86
meow-daifugo-lesson-what-do-they-hold-2-3 = Con el teclado: ve a tu mano con Tab, elige con las flechas y sal con Enter.
# en: 636d00a6
meow-daifugo-lesson-what-do-they-hold-2-4 = ¿Con qué salida aprendes más? ¿Y con cuál nada de nada? Después, dale la vuelta a su mano.
# en: 57f64a50
meow-daifugo-lesson-what-do-they-hold-2-5 = En este reparto, Kuro puede tener 203.490 manos. El ordenador no las ha mirado todas: las cuenta según cuántas cartas de cada número tienen, porque ninguna respuesta depende de nada más.
# en: 9260fefc
meow-daifugo-lesson-what-do-they-hold-prints-1 = { $len-start-weights } tipos de manos, { $sum-start-weights-values } manos
# en: b52c44fe
meow-daifugo-lesson-what-do-they-hold-3-1 = ## 3 ¿Se cumple?
# en: 952dd0ac
meow-daifugo-lesson-what-do-they-hold-3-2 = Una probabilidad que no se puede comprobar no pasa de ser una opinión. Primero, la pregunta de la parte 1: ¿cuántos «?» tiene Kuro después de pasar ante tu 7? Las barras son lo que hemos calculado. Los puntos son rondas que el ordenador ha repartido y jugado: solo aquellas en las que pasó.
# en: b0d57b4f
meow-daifugo-lesson-what-do-they-hold-3-3 = Y ahora, todo a la vez. El ordenador juega 150 rondas como la tuya, con tres salidas cada una, y mira todas las cartas que no se veían: de las que tenían una probabilidad de alrededor del 40 %, ¿estaba en la mano de Kuro más o menos el 40 %? Entonces el punto cae en la línea, y decimos que las probabilidades están *calibradas*. (Las cartas de una mano no son independientes, así que toma estos intervalos como una orientación.)
# en: b6563754
meow-daifugo-lesson-what-do-they-hold-3-4 = Después elige un Kuro que no sea el que tú crees. ¿Qué falla?
# en: d41fb868
meow-daifugo-lesson-what-do-they-hold-3-5 = El teorema de Bayes es exacto, pero no vale más que la costumbre que le pongas. Si confundes a un Kuro que se guarda las cartas casi siempre con uno que casi nunca lo hace, te crees sus pases, y las cartas que tenías casi descartadas vuelven y te muerden.
# en: e46b93b3
meow-daifugo-lesson-what-do-they-hold-4-1 = ## Lo que hemos visto
# en: 1b594db0
meow-daifugo-lesson-what-do-they-hold-4-2 = - Con razones es una sola multiplicación: 22 contra 13 pasa a ser 11 contra 13.
    - Lo que se cree se puede poner a prueba: lo que tiene una probabilidad del 40 % debería cumplirse en 40 de cada 100 casos.
# en: 431a7c65
meow-daifugo-lesson-what-do-they-hold-5-1 = ## Comprobaciones
# en: cf5f2430
meow-daifugo-lesson-what-do-they-hold-5-2 = Si te gusta programar: después de pasar una vez ante el 7, la probabilidad de un «?» era 11/24. Alguien la divide entre dos para la segunda vez. Corrige la celda.
# en: 73cba77c
meow-daifugo-lesson-what-do-they-hold-5-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 042bc7ec
meow-daifugo-lesson-what-do-they-hold-5-4 = **Para pensar.** El viejo Neko, un bot de este juego, reparte de nuevo las cartas que no ha visto, con todos los repartos igual de probables, como si pasar no dijera nada. ¿Cómo podrías aprovecharlo? Y si Kuro supiera que te fijas en cuándo pasa, ¿cuándo debería guardarse una carta?
# en: 2efec9e0
meow-daifugo-lesson-what-do-they-hold-5-5 = Antes de esta: [Contar manos](lesson_counting_hands.ipynb). O [juega](play.ipynb) al juego entero.
