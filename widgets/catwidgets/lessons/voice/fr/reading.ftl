### La main de Kuro, carte par carte.
# en: 6ab679e2
reading-say-kuro = Kuro
# en: 0eb5f954
reading-say-hand = La main de Kuro
# en: 033f809e
reading-say-turn-over = Retourner la main de Kuro
# en: 980aa7b8
reading-say-turn-over-tip = Voir ce que Kuro a en main
# en: 14082805
reading-say-deal = Redistribuer
# en: b6be6f33
reading-say-deal-tip = Kuro reçoit huit autres cartes
# en: 74789e27
reading-say-begin = Chaque carte cachée est dans la main de Kuro avec une probabilité de { $chance }. Ouvre avec l’une de tes cartes.
# en: 2ac5cc15
reading-say-is-over = La main de Kuro est retournée : redistribue pour en avoir une autre.
# en: cb82e37e
reading-say-not-yours = Cette carte ({ $card }) n’est pas ou plus dans ta main : ouvre avec l’une des tiennes.
# en: 1929b617
reading-say-held = { $cards ->
    [no] Kuro n’avait aucune autre carte
   *[other] Kuro avait { $cards }
}.
# en: d919ffda
reading-say-gave = En moyenne, tu donnais { $mean } à ces cartes ; sans lire la main, ce serait { $alike }.
# en: 48bb32b6
reading-say-lead = Tu ouvres : { $card }.
# en: c80da55d
reading-say-passes = Kuro passe{ $taken ->
    [no] {""}
   *[other] {" "}et prend { $taken }
}.
# en: 929aefee
reading-say-up = On retourne : { $card }.
# en: c9c0aec6
reading-say-plays = Kuro joue { $card }.
# en: d082bc56
reading-say-ruled-out = Exclues : { $cards }.
# en: bcb3de8c
reading-say-likeliest = Les cartes cachées les plus probables ont { $chance }.
# en: a02028dc
reading-say-grid = La main de Kuro, carte par carte
# en: 9847745f
reading-say-your-hand = Ta main
# en: 4257cfff
reading-say-you-lead = Tu ouvres
# en: 50392ae2
reading-say-kuro-has = Kuro : { $n } { FORM($n, "carte", "cartes") }
# en: a73b0da1
reading-say-yours = à toi
# en: d83b9874
reading-say-played = jouée
# en: 082ec761
reading-say-field = rivière
# en: 330c3364
reading-say-chances = La probabilité de chaque carte
# en: 4a21f096
reading-say-card = carte
# en: b9059fcf
reading-say-in-his-hand = dans la main de Kuro
# en: 9543d7fd
reading-say-is-there = dans la main
# en: de4ca93d
reading-say-was-held = en main
# en: 1c4f7e49
reading-say-so-often = { $given } : { $share }
# en: 475110e6
reading-say-of = { $n } sur { $all }
# en: 34c83e46
reading-say-as-said = aussi souvent qu’annoncé
# en: 38edc8df
reading-say-held-estimate = en main (estimation)
# en: 6312a049
reading-say-come-true = Des probabilités qui se réalisent
# en: 81be4a71
reading-say-come-true-said = Des probabilités qui se réalisent : { $rounds } manches ; Kuro { $habit }, tu crois que Kuro { $believed } : { $held } intervalles (95 %) sur { $all } contiennent la probabilité annoncée.
# en: 165510ae
reading-say-given = probabilité annoncée
# en: ec900c5e
reading-say-held-so = en main
# en: 8fcaf6e4
reading-say-share = part (estimation)
# en: 1fde344c
reading-say-given-percent = probabilité annoncée, en %
