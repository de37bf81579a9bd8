### ¿Qué tienen?

# en: f99f5941
what-do-they-hold-note =
    .words-1 = teorema de Bayes, razón a favor y en contra
    .words-2 = sucesos dependientes
    .words-3 = modelo, calibración
    .tips-1 = Preguntar al final qué haría un Kuro que supiera que te fijas en cuándo pasa.
# en: 52d311b9
what-do-they-hold-one-card = Ves tus ocho cartas y las tres de la mesa. ¿Qué probabilidad hay de que Kuro tenga el 7 blanco?
    .hint-1 = 8 de 32 valdría si no vieras nada. Pero hay once cartas a la vista, y él no tiene ninguna de ellas.
    .hint-2 = También ves las tres cartas de la mesa.
    .hint-3 = Eso valdría si tuviera una sola carta; tiene ocho.
    .hint-4 = En el mazo hay 13 cartas; no se ven 21, y ocho de ellas son de Kuro.
    .hint-5 = La tiene o no la tiene, pero no son igual de probables.
    .because = Ocho de las 21 cartas que no se ven.
# en: 18597706
what-do-they-hold-a-wild = Los tres 8 son tuyos. Así que solo un «?» supera tu 7 negro, y ninguno de los dos «?» se ve. ¿Qué probabilidad hay de que Kuro tenga al menos uno?
    .hint-1 = Si sumas 8/21 y 8/21, las manos con los dos se cuentan dos veces.
    .hint-2 = Eso es uno de ellos, y no importa cuál.
    .hint-3 = Eso son los dos; basta con uno.
    .hint-4 = Eso valdría si no vieras nada: ocho de 32 cartas.
    .hint-5 = Cerca. Si uno no está en su mano, 12 de las otras 20 cartas tampoco están.
    .because = 1 − (13 · 12)/(21 · 20).
# en: d3b77ad2
what-do-they-hold-a-wild-after-a-pass = Sales con el 7 negro, y Kuro pasa. Si tiene un «?», se lo guarda una de cada dos veces. ¿Qué probabilidad hay ahora de que tenga uno?
    .hint-1 = Eso es «tiene uno y pasa». Divide entre la probabilidad de que pase: 11/35 + 13/35.
    .hint-2 = Eso era antes de que pasara.
    .hint-3 = Eso es la moneda. Quien no tiene ningún «?» pasa sin lanzarla.
    .hint-4 = Puede que se lo esté guardando.
    .hint-5 = Ha pasado una vez.
    .because = 22 contra 13 pasa a ser 11 contra 13, porque de las manos que podrían jugar solo pasa la mitad: 11/24.
# en: 3f497673
what-do-they-hold-two-passes = Supón que tienes otro 7 y sales enseguida con él, y que Kuro vuelve a pasar, tras lanzar otra vez la moneda. ¿Y ahora?
    .hint-1 = Divide entre dos la razón, no la probabilidad: 11 contra 13 pasa a ser 5½ contra 13.
    .hint-2 = Eso era después de pasar la primera vez.
    .hint-3 = Eso era antes de pasar la primera vez.
    .hint-4 = 11 contra 26 es la razón; la probabilidad es 11 de 11 + 26.
    .hint-5 = Eso son dos monedas. Quien no tiene ningún «?» pasa sin lanzar nada.
    .because = 22 contra 13, después 11 contra 13, después 11 contra 26: 11/37.
# en: 54ba622c
what-do-they-hold-a-higher-card = Sales con un 3 negro, y Kuro juega el 6 negro con dos círculos, su carta más baja por encima de 3. ¿Qué probabilidad hay ahora de que tenga un «?», comparada con la de antes?
    .choices-more = Más
    .choices-less = Menos
    .choices-same = La misma
    .hint-1 = Un «?» se lo guarda para el final, así que un 6 no dice nada en contra. Pero ¿qué dice el 6 de los 4 y los 5?
    .hint-2 = El 6 dice que no tiene ningún 4 ni ningún 5. ¿Qué llena esos huecos?
    .because = Del 62,9 % al 79,1 %: en su mano quedan siete cartas, y entre ellas no hay ningún 4 ni ningún 5.

# en: f9482e79
what-do-they-hold-say-hands = Tu mano, la mesa y la mano de Kuro
# en: d08de3ab
what-do-they-hold-say-your-hand = Tu mano
# en: 9e9d2045
what-do-they-hold-say-field = La mesa
# en: 00d76917
what-do-they-hold-say-kuros-hand = La mano de Kuro
# en: 50332968
what-do-they-hold-say-dealt = Tienes { $mine }. En la mesa están { $field }. Kuro tiene ocho cartas.
# en: 6d3f196a
what-do-they-hold-say-passes-task = Elige qué creías antes, y cada cuánto se guarda Kuro una carta.
# en: dcf8634a
what-do-they-hold-say-could = Kuro podía haber jugado
# en: 4d7dd689
what-do-they-hold-say-passes = veces que ha pasado
# en: 5d6ddbf0
what-do-they-hold-say-chance = probabilidad
# en: 21bbb277
what-do-they-hold-say-masks = «?» en la mano de Kuro después de pasar
# en: c276c55d
what-do-they-hold-say-in-the-hand = «?» en la mano
# en: 9e2d2c7b
what-do-they-hold-say-rounds = rondas en las que pasa
# en: 4ecc1ab0
what-do-they-hold-controls =
    .before_in_percent = antes, en tanto por ciento
    .holds_back_in_tenths = se la guarda, de cada diez
    .Kuro = Kuro
    .you_believe = tú crees que
