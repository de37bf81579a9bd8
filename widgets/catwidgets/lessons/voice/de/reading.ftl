### Kuros Hand Karte für Karte.

# en: 6ab679e2
reading-say-kuro = Kuro
# en: 0eb5f954
reading-say-hand = Kuros Hand
# en: 033f809e
reading-say-turn-over = Kuros Hand umdrehen
# en: 980aa7b8
reading-say-turn-over-tip = Nachsehen, was Kuro hat
# en: 14082805
reading-say-deal = Neu austeilen
# en: b6be6f33
reading-say-deal-tip = Kuro bekommt acht andere Karten
# en: 74789e27
reading-say-begin = Jede Karte, die du nicht siehst, ist mit Wahrscheinlichkeit { $chance } auf Kuros Hand. Spiel eine deiner Karten aus.
# en: 2ac5cc15
reading-say-is-over = Kuros Hand ist schon umgedreht: Teil neu aus, dann bekommt er eine andere.
# en: cb82e37e
reading-say-not-yours = { $card } hast du nicht (mehr): Spiel eine deiner Karten aus.
# en: 1929b617
reading-say-held = Kuro hatte { $cards ->
    [no] keine andere Karte
   *[other] { $cards }
}.
# en: d919ffda
reading-say-gave = Diesen Karten hast du im Mittel { $mean } gegeben; ohne auf sein Spiel zu achten, wären es { $alike }.
# en: 48bb32b6
reading-say-lead = Du spielst { $card } aus.
# en: c80da55d
reading-say-passes = Kuro passt{ $taken ->
    [no] {""}
   *[other] {" "}und nimmt { $taken }
}.
# en: 929aefee
reading-say-up = Aufgedeckt: { $card }.
# en: c9c0aec6
reading-say-plays = Kuro spielt { $card }.
# en: d082bc56
reading-say-ruled-out = Ausgeschlossen: { $cards }.
# en: bcb3de8c
reading-say-likeliest = Am wahrscheinlichsten von den verdeckten Karten, mit { $chance }.
# en: a02028dc
reading-say-grid = Kuros Hand, Karte für Karte
# en: 9847745f
reading-say-your-hand = Deine Hand
# en: 4257cfff
reading-say-you-lead = Du spielst aus
# en: 50392ae2
reading-say-kuro-has = Kuro: { $n } { FORM($n, "Karte", "Karten") }
# en: a73b0da1
reading-say-yours = deine
# en: d83b9874
reading-say-played = gespielt
# en: 082ec761
reading-say-field = Auslage
# en: 330c3364
reading-say-chances = Die Wahrscheinlichkeit jeder Karte
# en: 4a21f096
reading-say-card = Karte
# en: b9059fcf
reading-say-in-his-hand = auf Kuros Hand
# en: 9543d7fd
reading-say-is-there = auf der Hand
# en: de4ca93d
reading-say-was-held = hatte er
# en: 1c4f7e49
reading-say-so-often = { $given }: { $share }
# en: 475110e6
reading-say-of = { $n } von { $all }
# en: 34c83e46
reading-say-as-said = so oft wie gesagt
# en: 38edc8df
reading-say-held-estimate = hatte er (geschätzt)
# en: 6312a049
reading-say-come-true = Wahrscheinlichkeiten, die zutreffen
# en: 81be4a71
reading-say-come-true-said = Wahrscheinlichkeiten, die zutreffen: { $rounds } Runden; Kuro { $habit }, und du glaubst, Kuro { $believed }: In { $held } von { $all } Intervallen (95 %) liegt die angegebene Wahrscheinlichkeit.
# en: 165510ae
reading-say-given = angegebene Wahrscheinlichkeit
# en: ec900c5e
reading-say-held-so = hatte er
# en: 8fcaf6e4
reading-say-share = Anteil (geschätzt)
# en: 1fde344c
reading-say-given-percent = angegebene Wahrscheinlichkeit, in %
