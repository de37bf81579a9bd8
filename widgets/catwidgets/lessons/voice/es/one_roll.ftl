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
# en: 8bcd9b09
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
# en: 7cfcd29b
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

# en: a2ecdd83
one-roll-say-defender-wins = el empate es de la defensa
# en: a4ff092b
one-roll-say-attacker-wins = el empate es del ataque
# en: 5ef5ae03
one-roll-say-highest = { $dice ->
    [1] Un dado
   *[other] El más alto de { $dice } dados
}
# en: bf67eb4d
one-roll-say-shows = sale
# en: d1e1ffb5
one-roll-say-comparisons = El ataque gana la primera comparación con probabilidad { $first }, y la segunda, con { $second }
# en: 3650b663
one-roll-say-attacker = el ataque gana
# en: c5a4432d
one-roll-say-multiplied = multiplicando
# en: da973254
one-roll-say-counted = contando
# en: c64e0f93
one-roll-say-both = las dos comparaciones
# en: ebbb67e3
one-roll-say-just-one = solo una
# en: 5a668a04
one-roll-say-neither = ninguna
# en: a8c62cf0
one-roll-say-task = Encuentra las dos tiradas más igualadas.
# en: 85b2becb
one-roll-say-roll = { $attack } { FORM($attack, "dado", "dados") } contra { $defend }
# en: 9101b347
one-roll-say-more = cubos que pierde la defensa más que el ataque
# en: 498ae3b0
one-roll-say-three-two = Tres dados contra dos
# en: 38a26618
one-roll-say-lost = cubos perdidos
# en: 5b02a393
one-roll-say-rolls = tiradas
# en: 7e5e8eee
one-roll-say-one-each = uno por lado
# en: 832c7b00
one-roll-say-attacker-two = ataque 2
# en: eed28804
one-roll-say-defender-two = defensa 2
# en: 78655fab
one-roll-controls =
    .dice = dados
    .attack = ataque
    .defend = defensa
    .sides = caras
    .ties = empates
