### Leer la mano de Kuro: lo que se dibuja en ¿Qué tienen?

# en: 6ab679e2
reading-say-kuro = Kuro
# en: 0eb5f954
reading-say-hand = La mano de Kuro
# en: 033f809e
reading-say-turn-over = Dar la vuelta a la mano de Kuro
# en: 980aa7b8
reading-say-turn-over-tip = Ver qué tiene Kuro
# en: 14082805
reading-say-deal = Repartir de nuevo
# en: b6be6f33
reading-say-deal-tip = Darle a Kuro otras ocho cartas
# en: 74789e27
reading-say-begin = Cada carta que no se ve está en la mano de Kuro con probabilidad { $chance }. Sal con una de tus cartas.
# en: 2ac5cc15
reading-say-is-over = La mano de Kuro ya está a la vista: reparte de nuevo.
# en: cb82e37e
reading-say-not-yours = { $card } no está (o ya no está) en tu mano: sal con una de tus cartas.
# en: 1929b617
reading-say-held = Kuro tenía { $cards ->
    [no] ninguna otra carta
   *[other] { $cards }
}.
# en: d919ffda
reading-say-gave = A estas cartas les dabas de media { $mean }; sin leer la mano sería { $alike }.
# en: 48bb32b6
reading-say-lead = Sales con { $card }.
# en: c80da55d
reading-say-passes = Kuro pasa{ $taken ->
    [no] {""}
   *[other] {" "}y toma { $taken }
}.
# en: 929aefee
reading-say-up = Se descubre { $card }.
# en: c9c0aec6
reading-say-plays = Kuro juega { $card }.
# en: d082bc56
reading-say-ruled-out = Descartadas: { $cards }.
# en: bcb3de8c
reading-say-likeliest = Las más probables de las que no se ven: { $chance }.
# en: a02028dc
reading-say-grid = La mano de Kuro, carta a carta
# en: 9847745f
reading-say-your-hand = Tu mano
# en: 4257cfff
reading-say-you-lead = Sales con
# en: 50392ae2
reading-say-kuro-has = Kuro: { $n } { FORM($n, "carta", "cartas") }
# en: a73b0da1
reading-say-yours = tuya
# en: d83b9874
reading-say-played = jugada
# en: 082ec761
reading-say-field = mesa
# en: 330c3364
reading-say-chances = La probabilidad de cada carta
# en: 4a21f096
reading-say-card = carta
# en: b9059fcf
reading-say-in-his-hand = en la mano de Kuro
# en: 9543d7fd
reading-say-is-there = en la mano
# en: de4ca93d
reading-say-was-held = la tenía
# en: 1c4f7e49
reading-say-so-often = { $given }: { $share }
# en: 475110e6
reading-say-of = { $n } de { $all }
# en: 34c83e46
reading-say-as-said = tantas veces como se dijo
# en: 38edc8df
reading-say-held-estimate = la tenía (estimación)
# en: 6312a049
reading-say-come-true = Probabilidades que se cumplen
# en: 81be4a71
reading-say-come-true-said = Probabilidades que se cumplen: { $rounds } rondas; Kuro { $habit }, y tú crees que { $believed }: { $held } de { $all } intervalos (95 %) contienen la probabilidad que se dio.
# en: 165510ae
reading-say-given = probabilidad dada
# en: ec900c5e
reading-say-held-so = la tenía
# en: 8fcaf6e4
reading-say-share = proporción (estimación)
# en: 1fde344c
reading-say-given-percent = probabilidad dada, en %
