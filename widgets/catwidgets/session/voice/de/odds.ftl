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
# en: c15ee0b2
answer-cut = Das kann immer weitergehen. { $below ->
    [no] Die Rechnung ist abgeschnitten
   *[other] Alles unter { $below } ist genau{ FORM($mean, ", der Erwartungswert auch", "") }
}; höchstens einer von { $n } Fällen geht darüber hinaus.
# en: e11b7414
answer-rolled = { $asked }, { $rolls }‑mal versucht: { $value } kam in { $share } der Fälle; genau sind es { $chance }.
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

## Eine Frage in Worten
# en: 3d9863fb
read-of = { $pool }: { $what }
# en: b0b79054
read-versus = { $left } gegen { $right }
# en: 955ddf9b
read-given = { $event }, wenn man weiß: { $known }
# en: cb080d7f
read-against = { $left } gegen { $right }: { $sign ->
    [least] zuerst mindestens so viel
    [most] zuerst höchstens so viel
    [more] zuerst mehr
    [less] zuerst weniger
    [exactly] gleich viel
   *[other] verschieden viel
}
# en: ba17a57f
read-until = Zahl der Würfe bis zum ersten „{ $event }“
# en: 652abab3
read-first = Zahl der Würfe { $kind ->
    [coin] einer Münze
    [d6] eines Würfels
   *[dice] eines Würfels mit { $sides } Seiten
} bis zum ersten „{ $thing }“
# en: b278f0a5
read-number = { $pool }: wie oft { $thing }
# en: f840c789
read-sum = { $pool }: die Summe
# en: f23c11ea
read-how = { $sign ->
    [least] mindestens { $n }
    [most] höchstens { $n }
    [more] mehr als { $n }
    [less] weniger als { $n }
    [other] alles außer { $n }
   *[exactly] genau { $n }
}
# en: 144e301a
read-few = { $n }
# en: 86c38ac4
read-times = { $how }-mal { $thing }{ FORM($row, " hintereinander", "") }
# en: b6c977d3
read-none = kein einziges Mal { $thing }
# en: d7f97fd2
read-showing = { $how }
# en: 56f46f94
read-range = { $low } bis { $high }
# en: 9a63deb8
read-face = { $face ->
    [ace] Ass
    [jack] Bube
    [queen] Dame
    [king] König
    [club] Kreuz
    [diamond] Karo
    [heart] Herz
    [spade] Pik
    [face] Bildkarte
    [red] rote Karte
    [ten] Karte vom Wert 10
    [black] schwarze Karte
    [heads] Kopf
    [tails] Zahl
   *[other] { $face }
}
# en: 97deef75
read-card = { $suit } { $rank }
# en: d9b81a53
read-order = { $what } in dieser Reihenfolge
# en: 3aa67044
read-total = { $kind ->
    [difference] { $how } Unterschied
    [product] { $how } als Produkt
   *[total] { $how } in der Summe
}
# en: 55de6e2d
read-alike = { $kind ->
    [apart] alle verschieden
    [same] alle gleich
    [alike] { $how } gleiche
    [ranks] { $how } vom gleichen Wert
    [different] { $how } verschiedene
    [suited] { $how } von einer Farbe
    [straight] { $how } lückenlos in einer Reihe
   *[groups] { $hand ->
        [32] ein Full House
        [41] genau vier gleiche
        [311] genau drei gleiche, kein Paar
        [221] genau zwei Paare
       *[2111] genau ein Paar
    }
}
# en: 2dcd623e
read-dice = { $n ->
    [1] { $sides ->
        [6] ein Würfel
       *[other] ein Würfel mit { $sides } Seiten
    }
   *[other] { $n } { $sides ->
        [6] Würfel
       *[other] Würfel mit { $sides } Seiten
    }
}
# en: 610b5ffb
read-coins = { $n ->
    [1] eine Münze
   *[other] { $n } Münzen
}
# en: 3dc70ceb
read-cards = { $n ->
    [1] eine Karte
   *[other] { $n } Karten
}
# en: ed6c08c4
read-bag = { $n } aus { $kinds }
# en: 14938cfe
read-birthdays = { $n } Geburtstage
# en: 0fd8d400
read-rolls = { $n }-mal { $pool }
# en: 5df5cdbd
read-advantage = { $word ->
    [adv] d20 mit Vorteil
   *[dis] d20 mit Nachteil
}
# en: 979df2b6
read-kept = { $pool }, davon { $how ->
    [high] { $k ->
        [1] der höchste
       *[other] die { $k } höchsten
    }
   *[low] { $k ->
        [1] der niedrigste
       *[other] die { $k } niedrigsten
    }
}
