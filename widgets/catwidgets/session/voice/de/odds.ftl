### Was auf getippte Fragen nach Würfeln und Karten geantwortet wird. Variablen: die Datei in en; Wörter: docs/glossary/de.md.

# en: 0d926d8a
answer = { $asked }: { $answer }
# en: caa19a92
answer-average = im Mittel { $value }
# en: 10e2eb00
answer-always = immer { $value }
# en: 9ac92c28
answer-most-likely = am wahrscheinlichsten: { $value } ({ $chance })
# en: 2e7bfb27
answer-each = am wahrscheinlichsten, je { $chance }: { $value }
# en: cc1a355c
answer-many = die { $n } wahrscheinlichsten Ergebnisse: je { $chance }
# en: e999369d
answer-or-more = { $value } oder mehr: { $chance }.
# en: 2d2d243d
answer-exactly = Genau { $value }.
# en: 89098ef0
answer-deviation = Standardabweichung { $value }.
# en: 3626f538
answer-median = Das mittlere Ergebnis (der Median) ist { $median }.
# en: 7d540c8a
answer-spread = { $share } aller Ergebnisse { $apart ->
    [yes] reichen von { $low } bis { $high }
   *[no] sind { $low }
}.
# en: 60c3c6de
answer-cut = Diese Würfel werden ohne Ende weitergeworfen. { $below ->
    [no] Die Rechnung ist abgeschnitten
   *[other] Alles unter { $below } ist genau{ FORM($mean, ", der Erwartungswert auch", "") }
}; höchstens einer von { $n } Fällen geht darüber hinaus.
# en: eb6a512d
answer-rolled = { $asked }, { $rolls }‑mal geworfen: { $value } kam in { $share } der Würfe; genau sind es { $chance }.
# en: 0cf5e8c4
answer-most = höchstens { $n } Fragen passen in ein Diagramm

## Ergebnisse in Worten: bei A vs B, was aus A wird; bei Würfeln mit Wörtern, keines
# en: 19fe82ed
outcome-wins = Sieg
# en: f3080c14
outcome-ties = Gleichstand
# en: 40a76b2f
outcome-loses = Niederlage
# en: 2ecbfba2
outcome-nothing = nichts
# en: 62c5b464
answer-outcome = { $outcome } { $chance }

## Das Diagramm: seine Achsen und ein Punkt darin
# en: fb5222fc
answer-result = Ergebnis
# en: 00eb542c
answer-rolls = { $rolls } Würfe
# en: 69c5f4ff
answer-yes = Wahrscheinlichkeit für die Antwort Ja
# en: 51fa5ee7
point-exactly = { $asked }: genau { $value }, { $chance }
    .axis = Wahrscheinlichkeit jedes Ergebnisses
# en: 855673c0
point-at-least = { $asked }: mindestens { $value }, { $chance }
    .axis = Wahrscheinlichkeit für dieses Ergebnis oder mehr
# en: ce7797e1
point-at-most = { $asked }: höchstens { $value }, { $chance }
    .axis = Wahrscheinlichkeit für dieses Ergebnis oder weniger

## Die Tabelle: ihre Überschriften
# en: cd675117
head-outcome = Ergebnis
# en: 98e49593
head-fraction = als Bruch
# en: f6c4f94b
head-exactly = Chance
# en: 717f7f0b
head-at-least = so viel oder mehr
# en: 8b887ede
head-at-most = so viel oder weniger
# en: 6e624e33
answer-left = { FORM($n, "Ein weiteres Ergebnis steht", "Weitere Ergebnisse stehen") } nur in der CSV-Datei: { $n }.
