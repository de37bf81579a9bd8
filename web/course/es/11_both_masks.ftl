### 11_both_masks.ipynb

# en: 33d4a767
both-masks-0-1 = # 11 Las dos máscaras
# en: 053bc024
both-masks-0-2 = El mazo tiene 32 cartas, y dos de ellas son gatos enmascarados, con un «?». Te dan ocho cartas: la cuarta parte del mazo. Así que cada máscara es tuya con probabilidad 1/4. ¿Son tuyas las dos con probabilidad 1/16?
# en: 43716682
both-masks-0-3 = - cómo contar todas las manos sin apuntar ninguna;
    - qué le quita la primera máscara a la segunda;
    - por qué «ninguna» es el camino fácil hacia «al menos una».
# en: 455aa937
both-masks-0-4 = **Necesitas** fracciones y productos de probabilidades: [En busca del siete](04_reroll_for_seven.ipynb). Unos 45 minutos.
# en: 39ed5085
both-masks-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 4da5edeb
both-masks-0-6 = Las cartas son del juego Meow Meow Daifugō, al que puedes [jugar aquí](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: 2552eb8e
both-masks-1-1 = ## Nueve gatitos
# en: b88b3bed
both-masks-1-2 = Hay demasiadas manos para mirarlas. Así que empieza con un mazo de nueve gatitos y manos de dos cartas. Apunta todas las manos en papel. Busca una manera de no olvidar ninguna.
# en: c3b80818
both-masks-1-3 = Aquí están. Cada casilla es la carta de su fila junto con la carta de su columna. Elige qué manos se marcan.
# en: df5849d6
both-masks-prints-1 = { $choose-32-8 } manos, { $in_order } con orden: { $in_order-choose-32-8 } veces más
# en: 6d3aa72e
both-masks-2-1 = ## Con ella o sin ella
# en: 174621f3
both-masks-2-2 = Ahora, manos de tres. Fíjate en una carta. Algunas manos la tienen: entonces otras dos cartas salen de las ocho restantes. Las demás no la tienen: entonces las tres salen de las ocho restantes.
# en: 76581e76
both-masks-2-3 = Para elegir *k* de *n* cartas, fíjate en una carta. O está en tu mano o no está. En los dos casos queda una pregunta más pequeña.
# en: 4e05ad2c
both-masks-2-4 = <details><summary>En el código</summary>
# en: 1f7eb9ce
both-masks-2-5 = `@cache` se acuerda de lo que ya se ha calculado.
# en: 6cc1468b
both-masks-2-6 = </details>
# en: ce100a7b
both-masks-2-7 = El código está plegado: abre *La idea en Python* para leerlo.
# en: c658b502
both-masks-2-8 = Cada línea es un mazo. ¿Cómo sale cada número de la línea de arriba? Es el triángulo de Pascal, o de Tartaglia.
# en: 55f91a47
both-masks-2-9 = ¿Y si contara el orden? Cada mano puede llegar en 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1 órdenes.
# en: 9b87d7d3
both-masks-3-1 = ## Las dos
# en: 3fa33624
both-masks-3-2 = Todas las manos son igual de probables: divide las que nos interesan entre todas. Es la **regla de Laplace**.
# en: 39fa6c07
both-masks-3-3 = **Te toca.** Las dos máscaras ocupan dos de tus ocho sitios. ¿De dónde salen tus otras cartas? También puedes escribir cálculos, como *5 choose 2*.
# en: 4a4f615f
both-masks-3-4 = Hay otro camino, paso a paso. Reparte primero la máscara blanca: 8 de sus 32 sitios son tuyos. Reparte después la negra: de los 31 sitios que quedan, 7 son tuyos. Multiplica. ¿Coinciden los dos caminos?
# en: 493be116
both-masks-4-1 = ## Al menos una
# en: 10797a75
both-masks-4-2 = Con una máscara basta para ganar muchas bazas. ¿Cuál es la probabilidad de tener una o más?
# en: 1d3817f4
both-masks-4-3 = El área muestra todas las manos. El ancho se reparte según la máscara blanca; el alto, según la negra. Las manos sombreadas tienen alguna máscara. ¿Qué parte contó dos veces 1/4 + 1/4? Después cambia el mazo y la mano.
# en: 184a7c26
both-masks-4-4 = Con muchas cartas marcadas hay muchas partes así, pero una sola sin ninguna. «Ninguna» quiere decir que toda tu mano sale de las demás cartas.
# en: f0269bda
both-masks-4-5 = **Si programas:** escribe la probabilidad de «al menos una». Recibe el número de cartas marcadas, el tamaño de la mano y el del mazo. Si no, sigue adelante.
# en: a531aee0
both-masks-5-1 = ## Ejercicios
# en: ee309079
both-masks-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 76055b35
both-masks-6-1 = ## Lo que hemos visto
# en: 9a5da0b6
both-masks-6-2 = - Una mano es una elección sin orden. Una carta está en ella o no está: así se cuentan todas.
    - La primera máscara le quita un sitio a la segunda. Por eso las dos juntas son más raras de lo que dice el producto.
    - Para «al menos una», cuenta «ninguna» y quédate con el resto.
# en: 3cd0b09f
both-masks-6-3 = **Para pensar.** Para tener las dos máscaras, ¿dan lo mismo siete cartas de un mazo de 28 que ocho de uno de 32? ¿Te sorprendería recibir la misma mano una segunda vez?
# en: ceb634c4
both-masks-6-4 = **Sigue.** Cuántas cartas llegan de cada clase, qué puede hacer una mano entera y tres jugadores en una mesa: [Contar manos](../meow_daifugo/lesson_counting_hands.ipynb).
