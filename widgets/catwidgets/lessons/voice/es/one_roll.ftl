### Una tirada.

# en: 17dd77e2
one-roll-note =
    .words-1 = espacio muestral, resultados igual de probables
    .words-2 = suceso contrario, estadísticos de orden
    .words-3 = sucesos dependientes, probabilidad condicionada
    .words-4 = valor esperado
    .words-5 = contar con el ordenador
    .tips-1 = La multiplicación de la parte 2 es el error del primer análisis publicado; que todos lo cometan primero.
    .tips-2 = Otros números de dados, o dados con otras caras, son un buen proyecto: el último explorador los tiene todos.
# en: a3249895
one-roll-highest-of-three = Se tiran tres dados. ¿Qué probabilidad hay de que en el más alto salga un 6?
    .hint-1 = Si sumas tres veces 1/6, las tiradas con dos seises se cuentan dos veces.
    .hint-2 = Eso es un dado; hay tres.
    .hint-3 = Eso son tres seises; basta con uno.
    .hint-4 = Esa es la probabilidad de ningún 6.
    .because = 1 − (5/6)³.
# en: 542ed886
one-roll-three-against-one = Tres dados atacan a un dado. ¿Qué probabilidad hay de que el ataque gane la comparación?
    .hint-1 = Eso es un dado contra uno.
    .hint-2 = Eso son dos dados contra uno.
    .hint-3 = Esa es la probabilidad de un 6 entre tres dados. Pueden ganar con menos.
    .hint-4 = El más alto de tres dados es alto: en él sale un 6 en 91 de 216 tiradas.
    .because = 855 de 1296.
# en: 94a75f16
one-roll-the-second-comparison = Se han comparado los dados más altos, y ha ganado el ataque. ¿Qué dice eso de la segunda comparación?
    .choices-more = Más probable
    .choices-less = Menos probable
    .choices-same = Igual de probable
    .hint-1 = Si ganó el dado más alto del ataque, ¿qué sabes del más alto de la defensa y, por tanto, del otro?
    .hint-2 = Los dados son independientes, pero el segundo más alto nunca supera al más alto.
    .because = Si el mejor dado del ataque supera al mejor de la defensa, este será bajo, y el otro dado de la defensa, aún más bajo. Los cinco dados son independientes, pero las dos comparaciones no.
# en: 03aeb285
one-roll-both = ¿Qué probabilidad hay de que la defensa pierda dos cubos en una tirada, tres dados contra dos?
    .hint-1 = Así se multiplican las dos probabilidades, como si las comparaciones fueran independientes.
    .hint-2 = Esa es la probabilidad de que cada lado pierda uno.
    .hint-3 = Esa es la probabilidad de que el ataque pierda dos.
    .hint-4 = Cuenta: de las 7776 tiradas, ¿en cuántas gana el ataque las dos comparaciones?
    .because = 2890 de 7776.
# en: b3a6ebcb
one-roll-one-die-or-two = Defiendes con dos cubos o más contra tres dados. ¿Tiras un dado o dos?
    .choices-one = Un dado
    .choices-two = Dos dados
    .choices-no-matter = Da igual
    .hint-1 = Con un dado pierdes como mucho un cubo por tirada; pero ¿cuántas veces, y cuántos pierde el ataque?
    .hint-2 = Compara lo que pierdes de media con lo que pierde de media el ataque.
    .because = Con un dado se pierden 0,66 cubos por 0,34; con dos dados, 1,079 por 0,921: más cubos, pero mucho más igualado.
