### Tentar a la suerte.

# en: ccfe26ea
push-your-luck-note =
    .words-1 = probabilidad, suceso contrario, independencia
    .words-2 = valor esperado
    .words-3 = distribución, media
    .words-4 = simulación, frecuencia relativa
    .tips-1 = Empezar con dados de verdad: por parejas se juegan diez turnos, la clase reúne los resultados y después todos adivinan la media.
    .tips-2 = Que todos escriban su apuesta antes de que nadie pulse Adivinar; se discuten las apuestas, no las personas.
    .tips-3 = Un dado con otras caras, u otro límite de maldiciones, es un buen proyecto.
# en: d2505292
push-your-luck-two-dice = Dos dados, una tirada. ¿Cuántas casillas netas dan de media?
    .hint-1 = Las probabilidades se multiplican, pero las medias se suman.
    .hint-2 = Eso es un dado; hay dos.
    .hint-3 = Esa es la media de los puntos; cuenta casillas.
    .because = Las medias se suman, tengan que ver o no los dados entre sí.
# en: bbe848a9
push-your-luck-any-curse = Cinco dados, una tirada. ¿Qué probabilidad hay de al menos una maldición?
    .hint-1 = Si sumas 1/6 por dado, las tiradas con dos unos se cuentan dos veces; con siete dados saldría más que seguro.
    .hint-2 = Eso es un dado.
    .hint-3 = Eso son cinco maldiciones a la vez.
    .hint-4 = Esa es la probabilidad de ninguna maldición.
    .hint-5 = Mira la probabilidad de ninguna maldición, y toma el resto.
    .hint-6 = Mira la probabilidad de ninguna maldición: 5/6 por dado.
    .because = 1 − (5/6)⁵.
# en: ebd04588
push-your-luck-Crazy-cat = Gato Loco tira cinco dados una vez y se queda con lo que salga. ¿Cuántas casillas netas son de media?
    .hint-1 = Casi, casi. Cinco unos son cinco maldiciones, pero solo cuentan cuatro: una vez en 7776 tiradas, eso ahorra una casilla.
    .hint-2 = Ahí solo cuenta lo que se avanza; las maldiciones quitan una parte.
    .hint-3 = Esos son los puntos; cuenta casillas.
    .hint-4 = Eso es un dado; hay cinco.
    .because = 5 × 1/2, y 1/7776 más, porque una quinta maldición no cuenta.
# en: a7a41384
push-your-luck-six-before-one = Un dado se vuelve a tirar hasta que sale un 6 o un 1. ¿Qué probabilidad hay de que salga antes el 6?
    .hint-1 = Esa es la primera tirada; 2, 3, 4 y 5 se vuelven a tirar.
    .hint-2 = Esa es la probabilidad de que una tirada lo decida, para un lado o para el otro.
    .hint-3 = Un 1 y un 6 son iguales en esto: ninguno tiene ventaja para salir antes.
    .because = Ninguna de las dos caras tiene ventaja para salir antes.
# en: fd44f8eb
push-your-luck-ten-spaces = Necesitas 10 casillas netas, y con menos no basta. ¿Qué probabilidad te dan cinco dados, si conduces solo para eso?
    .hint-1 = Eso son cinco seises en una tirada; puedes volver a tirar dados.
    .hint-2 = Eso sale de guardar los 4 y los 5. Aquí no valen nada: solo sirven los seises.
    .hint-3 = Eso es un dado; en los cinco tiene que salir un 6, y ningún 1 por el camino.
    .hint-4 = Multiplica, donde has sumado.
    .hint-5 = En cada dado tiene que salir un 6 antes que un 1: eso es 1/2 por dado.
    .because = (1/2)⁵: en cada dado sale un 6 antes que un 1.

# en: a4fae686
push-your-luck-say-played = { $best ->
    [yes] Turnos del mejor taxista
   *[no] Turnos de Gato Loco
}
# en: 8402dd43
push-your-luck-say-turns = turnos
# en: 5c14a808
push-your-luck-say-best-play = El mejor juego con { $dice } { FORM($dice, "dado", "dados") }{ $curses ->
    [0] {""}
   *[other] {" "}y { $curses } { FORM($curses, "maldición", "maldiciones") }
}
# en: bcc2d8a0
push-your-luck-say-net-spaces = casillas netas
# en: 19433740
push-your-luck-say-for-that = para esa distancia
# en: e4ae77b3
push-your-luck-say-for-mean = para la mayor media
# en: c020c334
push-your-luck-say-crazy-cat = Gato Loco
# en: 3ff2b45a
push-your-luck-say-at-least = Al menos esas casillas netas
# en: 1e8d9510
push-your-luck-say-chance = probabilidad
# en: ad4ac4ec
push-your-luck-controls =
    .dice = dados
    .curses_at_the_start = maldiciones al empezar
