### La mejor pregunta. Variables: { $n } números, preguntas, manos o monedas, { $k } y { $no } manos que dicen sí y que dicen no, { $weighings } pesadas, { $asked } preguntas para todas las manos juntas, { $bits } bits.

# en: 7c749864
best-question-guide =
    .plan-1 = Jugar por parejas a «adivina mi número del 1 al 21». Primera apuesta: ¿cuántas preguntas bastan?
    .plan-2 = Segunda apuesta: dos preguntas. Que cuenten cómo reparte cada una las 21 manos de «Pasar dice algo».
    .plan-3 = La sorpresa en bits, la celda de la idea y el cuadro de las manos.
    .plan-4 = ¿Cuántas deberían decir sí? El control deslizante, una apuesta y «Te toca» 1: una pregunta que reparta por igual.
    .plan-5 = Más de dos respuestas: «Te toca» 2 y las dos salidas.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida. Quien acabe antes juega contra Kuro.
    .say-1 = Una pregunta es buena si no puedes prever la respuesta.
    .say-2 = Una respuesta que ya sabías no dice nada: 0 bits. Uno de dos casos iguales es 1 bit.
    .ask-1 = ¿De qué pregunta sabes la respuesta antes de hacerla?
    .ask-2 = ¿Por qué dicen lo mismo las dos preguntas del principio, aunque sus palabras no tengan nada en común?
    .ask-3 = ¿Por qué puede decir una salida más de 1 bit?
    .support = Usa ocho manos: tres preguntas dan con cualquiera de ellas, y cada número de bits es entero.
    .extension = Demostrar que, para 21 manos, ningún plan de sí o no necesita de media menos de 94/21 ≈ 4,48 preguntas. Compararlo con 4,39 bits.
    .ticket-1 = 16 manos son igual de probables. 4 de ellas dicen sí. ¿Cuántos bits vale un sí, y cuántos un no?
    .ticket-2 = un sí, 2 bits; un no, log2(16/12) ≈ 0,42 bits
    .open-1 = La salida que más dice, ¿es la que gana?
    .open-1-answer = No siempre. Lo que averiguas tiene que valer más que lo que cuesta la salida: una carta fuerte que se juega ya no está.
    .open-2 = ¿Qué dice una pregunta si Kuro puede inventarse la respuesta?
    .open-2-answer = Menos. Si dice sí o no según una moneda, tenga lo que tenga, no dice nada. La unidad 25 muestra qué deja un farol de una respuesta.

# en: bc596e8c
best-question-say-yes = sí
# en: 6d81212a
best-question-say-no = no
# en: ecd3c495
best-question-say-pass = pasa
# en: f8dc6172
best-question-say-ask-doppelganger = ¿Tienes el doble?
# en: e985da22
best-question-say-ask-beat = ¿Puedes superar un 2?
# en: 12fb789c
best-question-say-ask-a-two = ¿Tienes algún 2?
# en: 2d3b9dba
best-question-say-ask-a-mask = ¿Tienes alguna máscara («?»)?
# en: c045b177
best-question-say-ask-white = ¿Tienes alguna carta blanca?
# en: 972733bf
best-question-say-ask-masks = ¿Cuántas máscaras tienes?
# en: 0abd13b2
best-question-say-ask-twos = ¿Cuántos 2 tienes?
# en: b8ef6232
best-question-say-ask-two = Salgo con mi 2 blanco
# en: c93537c7
best-question-say-ask-one = Salgo con mi 1 negro
# en: e23cf52c
best-question-say-no-bits = { $name } debería dar un número de bits que no sea negativo, y da { $found }
# en: 6377c1e3
best-question-say-task = ¿Qué pregunta dice más?
# en: dfe97736
best-question-say-told-by = «{ $said }» en { $n } de 21 ({ $bits } bits)
# en: c749baa2
best-question-say-told = { $question }: { $told }. De media, { $bits } bits.
# en: 169202e2
best-question-say-out = descartada
# en: e8dcd4c0
best-question-say-hands = Las manos de Kuro: { $words }
# en: c9d97ab3
best-question-say-answers = Las respuestas de Kuro
# en: 88a9ca02
best-question-say-shares-task = ¿Cuántas manos deberían decir sí?
# en: 4408f0b3
best-question-say-shares = Lo que dice un sí o un no
# en: d6bdccc9
best-question-say-bits = bits
# en: 840421c5
best-question-say-yours = la tuya
# en: 4c8a1ba9
best-question-say-hands-yes = manos que dicen sí
# en: bfc26340
best-question-say-yes-by = Sí en { $yes } de 21, no en { $no }: { $sum }{ $bits } bits de media.
# en: c9bff9e0
best-question-say-lead-task = Una salida también es una pregunta.
# en: b24d785d
best-question-say-question = Pregunta
# en: e5f5b86a
best-question-say-first = Haz tu primera pregunta.
# en: c58ccc45
best-question-say-asking-task = Averigua qué tiene Kuro con tan pocas preguntas como puedas.
# en: 6028fd49
best-question-say-ask = Preguntar
# en: ff0390a2
best-question-say-ask-tip = Hacerle esta pregunta a Kuro
# en: fc106f8f
best-question-say-new-hand = Otra mano
# en: 13f12668
best-question-say-new-hand-tip = Kuro toma otra mano
# en: 85f64381
best-question-say-all-possible = Las 21 manos son posibles{ $bits ->
    [no] {""}
   *[other] : faltan { $bits } bits
}.
# en: 0731b3af
best-question-say-said = { $question } { $said }.
# en: fc22b117
best-question-say-left = { $told ->
    [no] { FORM($n, "Queda", "Quedan") } { $n } { FORM($n, "mano", "manos") }.
   *[other] Eso ha dicho { $told } bits: { FORM($n, "queda", "quedan") } { $n } { FORM($n, "mano", "manos") }. Faltan { $missing } bits.
}
# en: f02d8cc8
best-question-say-known = Lo sabes después de { $n } { FORM($n, "pregunta", "preguntas") }.
# en: a96f0231
best-question-say-this = esta
# en: 230a5bf1
best-question-say-can-be = lo que puede ser
# en: 61b4517f
best-question-say-not-two = Todavía no. Tiene { $n } { FORM($n, "respuesta", "respuestas") }: da unas veces True y otras False.
# en: 553569fc
best-question-say-uneven = Todavía no. Reparte las manos en { $parts }. Intenta repartirlas más por igual.
# en: 82d9150c
best-question-say-even = Correcto: reparte las manos en { $parts }.
# en: 1366a003
best-question-controls =
    .question = pregunta
    .yes = sí

# en: 28bee43e
best-question-yes-or-no = Las dos cartas de Kuro son una de 21 manos. Puedes preguntar todo lo que se responda con sí o no. ¿Con cuántas preguntas te basta seguro, si preguntas bien?
    .hint-1 = Podrías preguntar por las manos una a una. Pero una buena pregunta descarta la mitad de lo que queda.
    .hint-2 = Podrías preguntar por las manos una a una. Pero una buena pregunta descarta la mitad de lo que queda.
    .hint-3 = Podrías preguntar por cada carta. Pero una buena pregunta descarta la mitad de lo que queda.
    .hint-4 = Con cuatro respuestas de sí o no hay 16 historias distintas. Y las manos son 21.
    .hint-5 = Una pregunta puede hablar de muchas manos a la vez: intenta descartar la mitad.
    .because = 21, después como mucho 11, 6, 3, 2 y 1. Cuatro preguntas solo tienen 2 · 2 · 2 · 2 = 16 respuestas distintas.
# en: 7ee4c79b
best-question-two-questions = Puedes hacerle una pregunta a Kuro. ¿Cuál de estas dos te dice más sobre su mano?
    .choices-first = «¿Tienes el doble?»
    .choices-second = «¿Puedes superar un 2?»
    .choices-same = Las dos dicen exactamente lo mismo
    .hint-1 = Cuenta las manos que dicen sí y las que dicen no. Después haz lo mismo con la otra pregunta.
    .hint-2 = Cuenta las manos que dicen sí y las que dicen no. Después haz lo mismo con la otra pregunta.
    .because = De 21 manos, 6 tienen el doble y 15 no. Un 2 lo pueden superar 15 de 21, y 6 no pueden. Así que las dos preguntas reparten las manos en 6 y 15.
# en: 5e902fc0
best-question-surprise = Una probabilidad de 1/2 es 1 bit de sorpresa. ¿Cuántos bits es una probabilidad de 1/8?
    .hint-1 = Cuenta cuántas veces tienes que partir 1 por la mitad para llegar a 1/8.
    .hint-2 = 1/8 es la mitad de la mitad de la mitad.
    .hint-3 = Cuenta cuántas veces tienes que partir 1 por la mitad para llegar a 1/8.
    .hint-4 = Con dos mitades se llega a 1/4.
    .because = 1/8 = 1/2 · 1/2 · 1/2: tan sorprendente como que tres monedas salgan cara.
# en: d4d22689
best-question-most = ¿Cuántos bits puede decir, como máximo, una pregunta de sí o no sobre las 21 manos?
    .hint-1 = Muy cerca. Sería así si dijera sí exactamente la mitad de las manos. Pero 21 es impar.
    .hint-2 = Eso es con 6 manos de 21 que dicen sí. Mueve el control deslizante.
    .hint-3 = Mueve el control deslizante hasta el punto más alto.
    .because = 10 manos dicen sí y 11 dicen no, o al revés. Nunca es más de 1 bit.
# en: 562ffaef
best-question-split = Una pregunta a una mano, con True o False como respuesta, que diga todo lo posible.
    .because = Ninguna pregunta con dos respuestas dice más.
# en: 2fe0ebc1
best-question-masks = ¿Cuántos bits dice de media la pregunta «¿Cuántas máscaras tienes?»?
    .hint-1 = Esa es la pregunta de si hay alguna. Aquí la respuesta puede ser 0, 1 o 2.
    .hint-2 = Con tres respuestas puede ser más de 1.
    .hint-3 = Así sería con tres respuestas igual de probables. Cuenta las manos con 0, con 1 y con 2.
    .because = Ninguna en 10 manos, una en 10, las dos en 1. Una pregunta con tres respuestas puede decir más de 1 bit.
# en: 48bbb00d
best-question-lead = Una salida también es una pregunta: Kuro responde con su carta más baja que la supere, o pasa. ¿Qué salida te dice más sobre su mano?
    .choices-one = Tu 1 negro
    .choices-two = Tu 2 blanco
    .choices-alike = Las dos dicen lo mismo
    .hint-1 = ¿Qué puede responder a un 2? ¿Y a un 1?
    .hint-2 = ¿Qué puede responder a un 2? ¿Y a un 1?
    .because = A un 2 tiene cuatro respuestas; a un 1, seis. El 1 dice 2,40 bits, y el 2, 1,98.
# en: aa16578c
best-question-exercise-1 = Pienso un número del 1 al { $n }. ¿Con cuántas preguntas de sí o no te basta seguro, si preguntas bien?
    .level = Para empezar
    .hint-1 = Puedes preguntar «¿es mayor que…?» y quedarte con la mitad.
    .hint-2 = Puedes preguntar «¿es mayor que…?» y quedarte con la mitad.
    .hint-3 = Parte por la mitad una y otra vez, y cuenta cuántas veces.
    .because = Cada pregunta deja la mitad de lo que queda.
# en: 5fdfe1a0
best-question-exercise-2 = Haces { $n } preguntas de sí o no, una detrás de otra. ¿Cuántas series de respuestas distintas puedes obtener?
    .level = Para empezar
    .hint-1 = Cada pregunta duplica el número de series. No le suma dos.
    .hint-2 = Con una pregunta hay dos series. ¿Cuántas hay con dos, y con tres?
    .hint-3 = Cada respuesta puede ser sí o no.
    .hint-4 = Eso es con una pregunta menos.
    .because = Cada pregunta las duplica: 2^{ $n }.
# en: 91c9dd2b
best-question-exercise-3 = { $n } manos son igual de probables, y { $k } de ellas dicen sí a tu pregunta. ¿Cuántos bits dice la respuesta de media?
    .level = Principal
    .hint-1 = Esa es la probabilidad de un sí. ¿Cuánto dice cada respuesta?
    .hint-2 = Solo si dice sí la mitad de las manos.
    .hint-3 = Esa es la probabilidad de un no. ¿Cuánto dice cada respuesta?
    .because = { $k }/{ $n } · log2({ $n }/{ $k }) + { $no }/{ $n } · log2({ $n }/{ $no }).
# en: d3a40f42
best-question-exercise-4 = { $n } monedas parecen iguales, pero una pesa menos. Una balanza de dos platillos dice qué lado pesa menos, o que pesan lo mismo. ¿Con cuántas pesadas te basta seguro, si pesas bien?
    .level = Principal
    .hint-1 = Sería así con sí o no. La balanza tiene tres respuestas: haz tres montones de monedas.
    .hint-2 = Puedes poner muchas monedas en cada platillo.
    .hint-3 = En la siguiente pesada vuelves a hacer tres montones.
    .because = Una pesada deja la tercera parte de las monedas. Son tres respuestas cada vez: con { $weighings } pesadas se distinguen hasta 3^{ $weighings } monedas.
# en: 520a3cbd
best-question-exercise-5 = { $n } manos son igual de probables. Preguntas con sí o no hasta saber la mano, lo mejor que se puede. ¿Cuántas preguntas haces de media?
    .level = Reto
    .hint-1 = Esa es la cota inferior. Con preguntas enteras puede hacer falta algo más.
    .hint-2 = Eso es para las { $n } manos juntas.
    .because = Dibuja el árbol: { $asked } preguntas para las { $n } manos juntas. log2({ $n }) = { $bits } bits es una cota inferior.
