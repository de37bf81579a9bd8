### Das Blatt von heute, allein, und wie schwer das Spiel allein ist.

# en: 6799e75a
solo-say-word = Wort/Datum
# en: ffd0c3c9
solo-say-today = Datum von heute
# en: 87bc3caa
solo-say-today-tip = Alle, die heute darauf drücken, bekommen dieses Blatt
# en: 525fdb79
solo-say-compare = Wie gut war das?
# en: 3438773d
solo-say-compare-tip = Wenn das Spiel zu Ende ist: was möglich war
# en: dfab42aa
solo-say-not-over = Spiel zuerst zu Ende: Der Vergleich verrät die Reihenfolge des Stapels.
# en: c582ffb2
solo-say-working = Es wird ausgerechnet, was möglich war …
# en: e9023132
solo-say-stands-below = Der Vergleich steht unter dem Tisch.
# en: e6b4999a
solo-say-taken-back = { $n } { FORM($n, "Zug", "Züge") } zurückgenommen
# en: 0be627c0
solo-say-helped = mit Hilfe vom Tisch
# en: 9cc0586c
solo-say-counted = gezählt, nichts zurückgenommen
# en: 08cd7e21
solo-say-challenge = Blatt „{ $word }“, allein.
# en: 7c2e42ab
solo-say-called-you = du
# en: a1acc8df
solo-say-called-deck-known = wer den Stapel kennt
# en: 75c7656d
solo-say-called-fewest-plays = Bot Hana (ohne Vorausdenken)
# en: e06c20bc
solo-say-called-lowest-first = Bot Momo
# en: 6189ae9c
solo-say-called-searcher = Bot Neko der Alte (mit Vorausdenken)
# en: f6a7b699
solo-say-called-random = Bot Kätzchen (zufällig)
# en: c90889b9
solo-say-short-deck-known = Stapel bekannt
# en: b858526b
solo-say-short-fewest-plays = Hana
# en: 38d77c2f
solo-say-short-searcher = Neko der Alte
# en: c1f400bf
solo-say-shortest = Ein kürzester Weg, wenn man den Stapel kennt
# en: ed24f6ac
solo-say-verdict = Du hast { $n } { FORM($n, "Zug", "Züge") } gebraucht{ $best ->
    [no] , und besser geht es nicht, auch nicht für jemanden, der den Stapel kennt.
   *[other] . Wer den Stapel kennt, käme mit { $best } aus. Das ist eine Schranke: Am Tisch weiß niemand, was kommt.
}
# en: 75f51a4c
solo-say-same-deal = Dasselbe Blatt
# en: bd56faa7
solo-say-who = wer
# en: e1005549
solo-say-turns = Züge
# en: 7fc048ef
solo-say-how-known = woher man es weiß
# en: 4d8ce602
solo-say-why = warum
# en: 26de0bac
solo-say-mark-bound = Schranke
# en: a8e4a1bc
solo-say-mark-exact = exakt
# en: 6ef0c388
solo-say-mark-estimate = Schätzwert
# en: a42fcc1e
solo-say-why-bound = die wenigsten Züge für dieses Blatt, alles ausprobiert
# en: f1a865a4
solo-say-why-exact = spielt dieses Blatt immer so
# en: 2a6d4cfb
solo-say-why-estimate = Mittelwert von { $n } Spielen, denn bei Gleichstand wird gelost
# en: 0fb65d41
solo-say-gave-away = { $n } verschenkt
# en: ed587f80
solo-say-far-away = mehr als { $n } Züge entfernt
# en: cd0db41d
solo-say-by-turn = Zug { $n }
# en: 72f9d869
solo-say-turn-by-turn = Zug für Zug: { $n } von { $all } Zügen haben etwas verschenkt (exakt, für jemanden, der den Stapel kennt)
# en: 2d83e35d
solo-say-at-turn = in Zug
# en: 3d4c173c
solo-say-cleared-by = zu schaffen bis
# en: a0421c28
solo-say-given-away = verschenkt
# en: 72124d30
solo-say-cleared = Geschafft bis Zug …, geschätzt aus { $n } Blättern
# en: 75db430f
solo-say-cleared-said = Bis zu diesem Zug geschafft, geschätzt aus { $n } Blättern, mit Intervallen zum Niveau 95 %. In sechs Zügen: { $within }. Niemand übertrifft, wer den Stapel kennt.
# en: 5a2b9073
solo-say-work-out = Aus { $n } Blättern ausrechnen
# en: 58d2e11f
solo-say-turn = Zug
# en: 7651d32e
solo-say-deals = Blätter
# en: f830e63c
solo-say-six-turns = 6 Züge
# en: 35c92f05
solo-say-rate-by = { $who } { $rate }
# en: 3f893cbf
solo-say-rules = Regeln
# en: 744612fd
solo-say-deck-known-bound = Stapel bekannt (Schranke)
# en: a03ddd91
solo-say-within-six = In sechs Zügen geschafft, geschätzt aus je { $n } Blättern, mit 95‑%‑Intervallen
# en: 0fafea63
solo-say-difficulty-task = Wie schwer ist das Spiel allein mit einem anderen Stapel, einer anderen Auslage oder Hand?
# en: c5bda077
solo-controls =
    .deck = Stapel
    .field_cards = Karten der Auslage
    .cards_dealt = Handkarten
