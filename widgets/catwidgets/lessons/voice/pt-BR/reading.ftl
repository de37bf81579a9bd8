### Ler a mão de Kuro, na lição “O que os outros têm na mão?”.

# en: 6ab679e2
reading-say-kuro = Kuro
# en: 0eb5f954
reading-say-hand = A mão de Kuro
# en: 033f809e
reading-say-turn-over = Virar a mão de Kuro
# en: 980aa7b8
reading-say-turn-over-tip = Ver o que Kuro tem
# en: 14082805
reading-say-deal = Distribuir de novo
# en: b6be6f33
reading-say-deal-tip = Dar outras oito cartas a Kuro
# en: 74789e27
reading-say-begin = Cada carta que não se vê está na mão de Kuro com probabilidade { $chance }. Abra com uma das suas cartas.
# en: 2ac5cc15
reading-say-is-over = A mão de Kuro já foi virada: distribua de novo para ter outra.
# en: cb82e37e
reading-say-not-yours = Você não tem { $card } (ou já não tem): abra com uma das suas cartas.
# en: 1929b617
reading-say-held = Kuro { $cards ->
    [no] não tinha mais nenhuma carta
   *[other] tinha { $cards }
}.
# en: d919ffda
reading-say-gave = Você deu em média { $mean } a essas cartas; sem ler os passes seria { $alike }.
# en: 48bb32b6
reading-say-lead = Você abre com { $card }.
# en: c80da55d
reading-say-passes = Kuro passa{ $taken ->
    [no] {""}
   *[other] {" "}e pega { $taken }
}.
# en: 929aefee
reading-say-up = Virou na mesa: { $card }.
# en: c9c0aec6
reading-say-plays = Kuro joga { $card }.
# en: d082bc56
reading-say-ruled-out = Já não é possível: { $cards }.
# en: bcb3de8c
reading-say-likeliest = As cartas mais prováveis, das que não se veem, têm { $chance }.
# en: a02028dc
reading-say-grid = A mão de Kuro, carta por carta
# en: 9847745f
reading-say-your-hand = A sua mão
# en: 4257cfff
reading-say-you-lead = Você abre
# en: 50392ae2
reading-say-kuro-has = Kuro: { $n } { FORM($n, "carta", "cartas") }
# en: a73b0da1
reading-say-yours = sua
# en: d83b9874
reading-say-played = jogada
# en: 082ec761
reading-say-field = mesa
# en: 330c3364
reading-say-chances = A probabilidade de cada carta
# en: 4a21f096
reading-say-card = carta
# en: b9059fcf
reading-say-in-his-hand = na mão de Kuro
# en: 9543d7fd
reading-say-is-there = na mão
# en: de4ca93d
reading-say-was-held = ele tinha
# en: 1c4f7e49
reading-say-so-often = { $given }: { $share }
# en: 475110e6
reading-say-of = { $n } de { $all }
# en: 34c83e46
reading-say-as-said = tantas vezes quanto se disse
# en: 38edc8df
reading-say-held-estimate = ele tinha (estimativa)
# en: 6312a049
reading-say-come-true = Probabilidades que se confirmam
# en: 81be4a71
reading-say-come-true-said = Probabilidades que se confirmam: { $rounds } rodadas; Kuro { $habit }, você acredita que Kuro { $believed }: { $held } de { $all } intervalos (95%) contêm a probabilidade dada.
# en: 165510ae
reading-say-given = probabilidade dada
# en: ec900c5e
reading-say-held-so = ele tinha
# en: 8fcaf6e4
reading-say-share = proporção (estimativa)
# en: 1fde344c
reading-say-given-percent = probabilidade dada, em %
