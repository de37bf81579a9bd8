### meow_daifugo/lesson_counting_hands.ipynb

# en: 7bc43a65
meow-daifugo-lesson-counting-hands-0-1 = # Contar manos
# en: d25550e5
meow-daifugo-lesson-counting-hands-0-2 = Te reparten ocho cartas. Antes de mirar: ¿qué probabilidad hay de que tengas lo que esperas? ¿Y qué se puede hacer con una mano entera?
# en: 37756fa3
meow-daifugo-lesson-counting-hands-0-3 = - cuántas cartas de una clase llegan, y hasta qué punto es seguro;
    - qué se puede hacer con una mano entera, y cuánto cuesta quedarse con ella.
# en: 979332a7
meow-daifugo-lesson-counting-hands-0-4 = **Necesitas** combinaciones, de la unidad [Las dos máscaras](../course/11_both_masks.ipynb). Sin programar: lee, adivina, pulsa los botones. Unos 45 minutos.
# en: 6cc90989
meow-daifugo-lesson-counting-hands-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 03a08f67
meow-daifugo-lesson-counting-hands-0-6 = Las cartas son las del juego Meow Meow Daifugō, al que puedes [jugar aquí](play.ipynb). La lección siguiente pregunta [qué tienen los demás](lesson_what_do_they_hold.ipynb).
# en: d00d0d80
meow-daifugo-lesson-counting-hands-1-1 = ## 1 Primero, reparte
# en: 73bb980b
meow-daifugo-lesson-counting-hands-1-2 = El mazo tiene 32 cartas: gatos blancos del 1 al 8, gatos negros del 1 al 8 dos veces, seis dobles con dos gatos cada uno y dos gatos detrás de una máscara, el «?» blanco y el «?» negro.
# en: da84a498
meow-daifugo-lesson-counting-hands-1-3 = | jugada | qué es |
# en: d061db22
meow-daifugo-lesson-counting-hands-1-4 = | **números iguales** | dos o más cartas del mismo número; un doble puede contar como dos, así que él solo es una pareja |
# en: ce617f7f
meow-daifugo-lesson-counting-hands-1-5 = | **escalera** | tres o más números seguidos, todos blancos, todos negros o todos dobles |
# en: 4b5d3db0
meow-daifugo-lesson-counting-hands-1-6 = | **«?»** | vale por cualquier número de su color |
# en: 0e9ea35d
meow-daifugo-lesson-counting-hands-1-7 = Reparte unas cuantas manos, y después unos cientos. Debajo de la mano hay cinco cosas: escribe de cada una con qué frecuencia crees que sale a la larga.
# en: ba18571e
meow-daifugo-lesson-counting-hands-2-1 = ## 2 ¿Cuántas son?
# en: 65236caf
meow-daifugo-lesson-counting-hands-2-2 = En la mayoría de las manos hay un doble. ¿Cuántos hay?
# en: 4ab0bd26
meow-daifugo-lesson-counting-hands-2-3 = Ha sido rápido, porque las medias se suman. Para la probabilidad de *exactamente dos* hay que elegir más: dos de los seis dobles **y** seis de las otras 26 cartas. «Y» quiere decir: multiplica.
# en: 946f52f4
meow-daifugo-lesson-counting-hands-2-4 = La misma idea da todos los demás números. La lista de todas estas probabilidades se llama *distribución hipergeométrica*. Elige una clase de cartas y el tamaño de la mano. ¿Cómo crece la media con la mano?
# en: 5cbf3705
meow-daifugo-lesson-counting-hands-2-5 = Esta distribución se usa tanto que el programa de álgebra la conoce por su nombre: la media, y la probabilidad de dos.
# en: 26cb1c71
meow-daifugo-lesson-counting-hands-2-6 = ¿Será verdad? Las barras son exactas. Los puntos son 2000 manos que el ordenador ha repartido de verdad, cada uno con un intervalo: ahí debería estar la probabilidad verdadera, 19 veces de cada 20.
# en: 98d308d2
meow-daifugo-lesson-counting-hands-2-7 = ¿Y si cada carta se enseñara y **se devolviera al mazo** antes de robar la siguiente? Entonces cada robo sería como el primero, y los robos serían independientes.
# en: a540e449
meow-daifugo-lesson-counting-hands-2-8 = La media es la misma. Pero si no se devuelven las cartas, cuatro o más son más raros, y también ninguno: cada doble que recibes es uno que ya no puede volver a salir. Las manos que se reparten son *menos* variadas que los dados.
# en: 3b47ccb2
meow-daifugo-lesson-counting-hands-3-1 = ## 3 Lo que se puede hacer con una mano
# en: c5203df1
meow-daifugo-lesson-counting-hands-3-2 = En la parte 1, casi todas las manos tenían números iguales. ¿Cuándo no hay ninguno? Si no hay ni un doble (él solo es una pareja), ni un «?» (hace pareja con cualquiera), ni un número repetido.
# en: acf24d22
meow-daifugo-lesson-counting-hands-prints-1 = probabilidad { $deals-no_equal_numbers-8 } de { $comb-32-8 } manos
# en: f1dc1998
meow-daifugo-lesson-counting-hands-3-3 = Es raro. Así crecen las probabilidades con el número de cartas. Entre cuatro se reparten siete cartas a cada uno; entre dos o tres, ocho: ¿qué línea cambia más entre 7 y 8?
# en: c55c53e1
meow-daifugo-lesson-counting-hands-4-1 = ## 4 La mesa entera
# en: f62f4af8
meow-daifugo-lesson-counting-hands-4-2 = Hasta ahora has mirado una sola mano. Pero en la mesa hay tres. La primera pregunta es si se puede sumar.
# en: 6814aff5
meow-daifugo-lesson-counting-hands-4-3 = Si dos cosas no pueden pasar a la vez, sus probabilidades se pueden **sumar**. Si dos cosas son **independientes**, sus probabilidades se pueden **multiplicar**. Las manos de un mismo mazo no son independientes.
# en: 9aea1d4b
meow-daifugo-lesson-counting-hands-4-4 = Al final de una ronda, todos menos quien gana pagan por las cartas que les quedan. Un gato negro tiene a los pies uno o dos círculos; uno blanco, tres; un doble, cuatro; los «?», cinco y seis. En total son 83.
# en: b393d667
meow-daifugo-lesson-counting-hands-4-5 = De uno a cinco círculos cuestan un punto; de seis a diez, dos; más, tres. ¿Con cuántas cartas te puedes quedar, si quieres que casi siempre te cueste como mucho dos puntos?
# en: 839dd397
meow-daifugo-lesson-counting-hands-5-1 = ## 5 Una sola jugada
# en: 733ae4d2
meow-daifugo-lesson-counting-hands-5-2 = Hay un juego en solitario: soltar ocho cartas en el menor número posible de turnos. El sueño es una mano que sea **una sola jugada**. Con números iguales no se puede, porque ningún número está en tantas cartas. Así que es una escalera con los ocho números.
# en: de0d56ad
meow-daifugo-lesson-counting-hands-5-3 = En blanco hay 9 manos así: los ocho gatos blancos, o siete de ellos y el «?» blanco en lugar del que falta. En negro, cada número está en dos cartas.
# en: 525dfced
meow-daifugo-lesson-counting-hands-prints-2 = { $ways } de { $hands } manos: más o menos una de cada { $round-hands-ways }
# en: 7eb2e588
meow-daifugo-lesson-counting-hands-5-4 = Si juegas una vez al día, te toca un reparto así en 22 años.
# en: 1c7cb332
meow-daifugo-lesson-counting-hands-6-1 = ## Lo que hemos visto
# en: 07e36632
meow-daifugo-lesson-counting-hands-6-2 = - Tantas de una clase: elige de la clase, elige del resto y multiplica. La media es el tamaño de la mano por la proporción.
    - Las cartas no se devuelven. Eso deja la media como está y hace más raros los extremos.
    - Cosas que no pueden pasar a la vez: suma. Cosas independientes: multiplica.
    - 1289 manos son una sola jugada.
# en: 08e36b54
meow-daifugo-lesson-counting-hands-7-1 = ## Comprobaciones
# en: ad49f8bb
meow-daifugo-lesson-counting-hands-7-2 = Si te gusta programar: la probabilidad de exactamente dos dobles en una mano de ocho. Alguien olvidó las otras seis cartas. Corrige la celda.
# en: 1ddf031d
meow-daifugo-lesson-counting-hands-7-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 48472761
meow-daifugo-lesson-counting-hands-7-4 = **Para pensar.** Quita los dobles del mazo. ¿Sigue teniendo números iguales la mayoría de las manos de ocho? ¿Y cuántas manos son una sola jugada, si también hay dos gatos blancos de cada número?
# en: 2a2f2c34
meow-daifugo-lesson-counting-hands-7-5 = Para seguir: [¿Qué tienen?](lesson_what_do_they_hold.ipynb), sobre las manos que no ves. O [juega](play.ipynb) al juego entero.
