### 13_best_question.ipynb

# en: fdf79085
best-question-0-1 = # 13 La mejor pregunta
# en: a4c69384
best-question-0-2 = Kuro, tu rival, tiene dos cartas que no ves. Puedes hacerle una pregunta, y él no miente. ¿Qué pregunta te dice más?
# en: ddf161c6
best-question-0-3 = - cómo se mide la sorpresa, en bits;
    - qué hace buena una pregunta, hable de lo que hable;
    - por qué una salida también es una pregunta.
# en: 19a9867f
best-question-0-4 = **Necesitas** probabilidades como fracciones. Unos 45 minutos.
# en: 7aeb3640
best-question-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 97b02ae9
best-question-0-6 = Las cartas son del juego Meow Meow Daifugō, al que puedes [jugar aquí](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: 26a0c901
best-question-1-1 = ## Sí o no
# en: bcf0b4a4
best-question-1-2 = Las cartas de Kuro son dos de siete: el 1 blanco, el 3 blanco, dos 2 negros, un doble 2, y el «?» blanco y el negro. Las llamamos W1, W3, B2, b2, D2, W? y B?. Estas son todas sus manos.
# en: 3e99d674
best-question-1-3 = Así que el número de preguntas tiene que ver con partir por la mitad. Una buena pregunta descarta muchas manos, sea cual sea la respuesta. ¿Cuál de estas dos preguntas es mejor?
# en: 839ca590
best-question-1-4 = El ordenador cuenta todas las respuestas.
# en: c027ae64
best-question-prints-1 = { $question-__name__ }: { $yes } sí, { $len-hands-yes } no
# en: 941c0e59
best-question-2-1 = ## Sorpresa
# en: 373cf713
best-question-2-2 = Una respuesta que ya sabías no te dice nada; una inesperada, mucho. Una probabilidad de 1/2 es un **bit** de sorpresa; 1/4, dos bits: cuenta cuántas veces partes por la mitad. Eso también lo cuenta log2: log2(16) = 4, porque 16, 8, 4, 2, 1 son cuatro mitades. Una probabilidad tiene log2(1/probabilidad) bits.
# en: 56533ada
best-question-2-3 = <details><summary>A quién se le ocurrió</summary>
# en: 69aca5f3
best-question-2-4 = A Claude Shannon, en 1948.
# en: 57f338b1
best-question-2-5 = </details>
# en: 82cb3c27
best-question-2-6 = Aquí está toda la idea en Python: la **información** de una pregunta, o su **entropía**, es la sorpresa media de sus respuestas.
# en: 7fe929c2
best-question-2-7 = El código está plegado: abre *La idea en Python* para leerlo.
# en: b69117fe
best-question-prints-2 = { $question-__name__ }: { $information-question-2f } bits
# en: 89d6ce35
best-question-2-8 = Las dos dicen lo mismo: la información no depende de qué trata una pregunta. ¿Qué pregunta dice más?
# en: bff5734c
best-question-3-1 = ## ¿Cuántas deberían decir sí?
# en: ee76660d
best-question-3-2 = Piensa en preguntas de sí o no. ¿Cuántos bits puede decir una pregunta así? Mueve el control deslizante.
# en: b53d832c
best-question-3-3 = **Si programas:** escribe una pregunta tuya que diga tanto: da True para algunas manos y False para las demás. Puedes preguntar por una carta, por varias o por cualquier otra cosa. Si no, sigue adelante.
# en: 9b3395ec
best-question-4-1 = ## Más de dos respuestas
# en: 7c896010
best-question-4-2 = Las cartas con «?» son gatos enmascarados. ¿Cuántas tiene? Kuro responde 0, 1 o 2. Elige esa pregunta en la lista de arriba, bajo *Sorpresa*.
# en: 5b9fb9ed
best-question-4-3 = En el juego nadie responde preguntas. Pero sales con una carta, y Kuro hace algo: juega la más baja de sus cartas que superan la tuya, un «?» solo si no le sirve otra cosa, o pasa. (De cartas iguales toma la primera de nuestra lista.) Tú tienes un 2 blanco y un 1 negro.
# en: 1d6d3d0b
best-question-5-1 = ## Encuentra su mano
# en: 0e7d712c
best-question-5-2 = Las 21 manos son igual de probables, así que faltan log2(21) = 4,39 bits. Cada respuesta trae algunos. Antes de preguntar, piensa qué pregunta dirá más sobre las manos que *quedan*. ¿Lo consigues con cuatro preguntas?
# en: e4496fb0
best-question-prints-3 = { $information-masks-2f } bits con 0, 1 o 2 máscaras
# en: f46b7e00
best-question-6-1 = ## Ejercicios
# en: b81671fd
best-question-6-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 64665ddb
best-question-7-1 = ## Lo que hemos visto
# en: 88b03a00
best-question-7-2 = - Una respuesta con probabilidad *p* es una sorpresa de log2(1/*p*) bits.
    - La información de una pregunta es su sorpresa media. Solo importa cómo reparte los casos.
    - Un sí o un no dicen como mucho 1 bit de media. Con más respuestas se puede decir más.
# en: 40f1b892
best-question-7-3 = **Para pensar.** La salida que más dice, ¿es la que gana? ¿Qué dice una pregunta si Kuro puede inventarse la respuesta?
# en: a0423962
best-question-7-4 = **Sigue.** Leer una mano entera carta a carta: [¿Qué tienen?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
