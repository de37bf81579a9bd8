# en: 8abb4725
lab-others = { $n } weitere { FORM($n, "Hausregel", "Hausregeln") }
# en: f84c9d8b
lab-keep = Als A merken
    .tip = Diese Regeln als A neben allem zeigen, was folgt
# en: b7a4f1d4
lab-drop = Nicht mehr vergleichen
    .tip = Nur die Regeln zeigen, die jetzt eingestellt sind
# en: 4b0ef37c
lab-reset = Alle Änderungen zurücknehmen
    .tip = Alle Hausregeln auf ihre Vorgabe zurücksetzen
# en: bc673739
lab-literal = Alle Hausregeln so wörtlich wie möglich lesen.
# en: 20f104a0
lab-small = Klein genug zum Lösen
    .tip = Ein Spiel für zwei, das klein genug ist, um es ganz zu lösen
# en: 1211d9ae
lab-solve = Bestes Spiel ausrechnen
    .tip = Wie weit liegt vorn, wer anfängt, wenn alle bestmöglich spielen?
    .solo = Was ist ein Spiel wert, wenn man bestmöglich spielt?
# en: c58103ce
lab-solving = Bestes Spiel wird ausgerechnet{ $n ->
    [0] {""}
   *[other] : bisher { $said } Stellungen
} …
# en: 4fc67eee
lab-export = Als CSV speichern
    .tip = Für jedes Spiel eine Zeile in die Datei schreiben
# en: 1cef4efe
lab-file = Speichern als
# en: 339b4393
lab-written = Geschrieben: { $path }.
# en: ae3414bf
lab-stop = Anhalten
    .tip = Anhalten und behalten, was gefunden ist
# en: e9b0771e
lab-idle = Gerade wird nichts berechnet.
# en: 1577ac74
lab-late = Wird berechnet: Die blassen Diagramme zeigen noch die Regeln von vorher.
# en: 52337b33
lab-put-back = Das geht nicht, darum gilt wieder der Wert von vorher: { $why }
# en: c4df9111
lab-playing = { $done } von { $games } Spielen sind gespielt …
# en: 7c13ee0d
lab-the-number = { $what } je Spiel
# en: 33b2c884
lab-rate = Gewinnchance{ $who ->
    [no] {""}
   *[other] {" "}von { $who }
}
# en: 211082ea
lab-the-rate = die Gewinnchance{ $who ->
    [no] {""}
   *[other] {" "}von { $who }
}
# en: 46bd086d
lab-of = Labor für { $game }
# en: 594b8843
lab-was = { $what }: { $change }
# en: 2ad55be7
lab-text = { $lab }, { $changes }.
# en: 760c5739
lab-whole = Ganze Spiele
# en: 33974fe5
lab-turn = Ein Zug
# en: 68fb97c8
lab-who = Wer ganze Spiele gewinnt
# en: 820c6255
lab-seats-differ = { $title } (die Plätze von { $names } unterscheiden sich)
# en: b8a45834
lab-pay = Was ganze Spiele einbringen
# en: caf71f2a
lab-payoff = Auszahlung
# en: ca9ae5ea
lab-long = Länge ganzer Spiele ({ $what })
# en: 83a546a1
lab-games = Spiele
# en: edf0176a
lab-games-estimate = Spiele (geschätzt)
# en: 74384fe1
lab-a-bar = { $what }, je Balken { $n }
# en: 8a20424c
lab-up-to = bis { $high }
# en: a0b8b4fa
lab-range = { $low } bis { $high }
# en: 9a8d0be2
lab-both = A und B
# en: 9cbe2edd
lab-everybody = alle
# en: 0487c803
lab-wins = { $who } gewinnt
# en: b1c3af99
lab-team-wins = { $who } gewinnt
# en: 7418a7df
lab-win-rate = alle gewinnen
# en: 413551a1
lab-completion = jemand gewinnt
# en: 3b3005f1
lab-shared-wins = mehrere gewinnen zusammen
# en: 371567c6
lab-payoff-a-game = Auszahlung je Spiel
# en: 4669e5e0
lab-payoff-of-all = Auszahlung aller je Spiel
# en: e3ba8846
lab-a-game = { $what } je Spiel{ $counted ->
    [yes] , wie das Spiel zählt
   *[no] {""}
}
# en: da7670d8
lab-always = { $value } in jedem Spiel
# en: bf472843
lab-mean = Erwartungswert unten
# en: e158c264
lab-exact = { $value }, exakt
# en: 604d2e2f
lab-exactly = exakt { $value }
# en: 1fa3df29
lab-best = beste Spielweise
# en: 41556e7c
lab-best-play = { $who ->
    [the-first-player] der erste Spieler
   *[other] { $who }
}{ $way ->
    [wins] {" "}gewinnt bei bestem Spiel
    [gets] {" "}bekommt bei bestem Spiel
   *[ahead] {" "}liegt bei bestem Spiel vorn um
}
# en: cecb120b
lab-open-hands = Hier sehen alle alle Handkarten.
# en: c5a15a1f
lab-players = Spieler
# en: 685c6d18
lab-bots = Bots
# en: 89a54e02
lab-beside = { $name }, Unter{"\u00AD"}schied
# en: fb0db4d0
lab-nothing-changed = nichts geändert
# en: 24c85f16
lab-kept = A ist gemerkt. Ändere eine Regel, dann steht hier B − A.
# en: f06c8577
lab-unsure = nicht zu erkennen
# en: fa75122f
lab-all-same = in jedem Spiel gleich
# en: 526aba7b
lab-same = gleich
# en: c887da79
lab-more = mehr
# en: eb60df3c
lab-less = weniger
# en: 2b43d29e
lab-interval = ± ist ein 95‑%‑Intervall aus { $games } Spielen{ $several ->
    [yes] {" "}je Regelsatz mit demselben Glück. Fett: mehr, als Zufall ausmachen würde.
   *[no] .
}
# en: 60ad7008
lab-which = Welche Regeln machen am meisten aus?
    .tip = Jede Hausregel auf ihren kleinsten und ihren größten Wert stellen, je { $games } Spiele mit demselben Glück
# en: b4cfcba7
lab-for = für
    .tip = Die Zahl, um die es geht
# en: ee4d686b
lab-turning = { $done } von { $n } Regeln sind verstellt, { $games } Spiele für jeden Wert …
# en: ed874b7f
lab-turned-until = Angehalten; { $n } { FORM($n, "Regel", "Regeln") } bisher verstellt.
# en: d938c687
lab-no-rule = Dieses Spiel hat keine Hausregel, die sich verstellen lässt.
# en: 39e850ff
lab-switches = Wie oft ändert jede Regel ein Ergebnis?
    .tip = Je { $games } Spiele mit und ohne jede andere Lesart, mit demselben Glück
# en: 4ca1e1f9
lab-switching = { $done } von { $n } Lesarten sind gespielt, je { $games } Spiele …
# en: f6189ffe
lab-played-until = Angehalten; { $n } { FORM($n, "Lesart", "Lesarten") } bisher gespielt.
# en: 74c8ee05
lab-switched = { $n } { FORM($n, "Lesart", "Lesarten") }, je { $games } Spiele mit demselben Glück; Schätzwerte.
# en: cd48d39c
lab-rule = Hausregel
# en: be1607bf
lab-now = jetzt
# en: eb0809aa
lab-turned-to = verstellt auf
# en: a513c8d0
lab-value = anderer Wert
# en: 025a866b
lab-changed = anderes Ergebnis in
# en: ae0235a0
lab-sure = 95‑%‑Intervall
# en: 22a5fe0f
lab-lower = { $what ->
    [one-full-turn-played-best] Ein ganzer Zug, bestmöglich gespielt
    [points] Punkte
    [net-spaces] Felder in diesem Zug
    [the-longest-turn-without-any-risk] Der längste Zug ganz ohne Risiko
    [spaces] Felder
    [the-3-cards-left-in-a-hand] 3 Karten, die auf der Hand bleiben
    [points-they-cost] Punkte, die sie kosten
    [drawings-at-random-that-keep-their-distance] Zufällige Zeichnungen mit genug Abstand
    [drawings-in-one-edge-row] Zeichnungen in einer Randreihe
    [attack-with-8-against-7-to-the-end] 8 greifen 7 an und kämpfen bis zum Ende
    [cubes-left-the-attacker-s-above-0-the-defender-s-below] übrige Steine (unter 0: Verteidigung)
   *[other] { $what }
}
# en: e8821029
bench-more = Noch einmal so viele spielen
    .tip = Mehr Spiele spielen, für engere Intervalle
# en: 129fd253
bench-file = Datei: .html, .csv oder .parquet
# en: e7be62e4
bench-export = Exportieren
    .tip = Eine Seite (.html) oder eine Tabelle (.csv, .parquet)
# en: 03a9f31b
bench-busy = Es werden schon Spiele gespielt: Warte darauf oder drück erst auf „{ lab-stop }“.
# en: 06ae3d91
bench-idle = Gerade werden keine Spiele gespielt.
# en: 5c8411b8
bench-ending = „{ $path }“: Gib einen Namen an, der auf .html, .csv oder .parquet endet.
# en: 15cc782f
bench-stopped = Angehalten: { $done } von { $games } Spielen jeder Variante sind gespielt und bleiben erhalten.
# en: 08654f42
bench-played = { $games } Spiele jeder Variante.
# en: a85d805f
bench-playing = { $done } von { $games } Spielen jeder Variante sind gespielt …
