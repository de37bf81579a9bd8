# en: c70b5dfc
seat = Spieler { $n }
# en: 063cca4c
start = Start { $n }
# en: 4fdd8832
measure = { $what ->
    [rounds] Runden
    [turns] Züge
    [decisions] Entscheidungen
    [steps] Schritte
    [rolls] Würfe
    [cards] Karten
    [tickets] Strafzettel
    [plays] Mal ausgespielt
    [passes] Mal gepasst
    [taken] genommene Karten
    [cards-played] gespielte Karten
    [circles] Ringe
    [cleared] geleerte Hände
    [sets] eingelöste Sätze
   *[other] { $what }
}
# en: 54746bed
in-points = { $amount } Prozentpunkte
# en: 46fba9ea
error-unknown = { $value } (zu wenige Spiele, um zu sagen, wie sicher)
# en: 76003d41
wins-together = in { $rate } der Spiele gewinnen alle zusammen.
# en: f2e50645
wins-seat = { $who } gewinnt { $rate }{ $alone ->
    [no] {""}
   *[other] , { $alone } allein
}{ $bot ->
    [no] {""}
   *[other] , gespielt von { $bot }
}{ $order ->
    [no] {""}
    [unsure] : ob die Reihenfolge etwas ausmacht, ist nicht zu erkennen
   *[sure] : die Reihenfolge macht etwas aus
}.
# en: 0334bd4f
wins-team = { $who } gewinnt { $rate } der Spiele.
# en: e4a39024
wins-bot = { $bot } gewinnt je Platz { $rate } der Spiele.
# en: a5575784
wins-place = { $who } gewinnt { $rate }.
# en: 5fd7b0b7
first-player = anfangen bringt { $points } gegenüber gleichen Chancen: { $verdict ->
    [unsure] Ob es etwas ausmacht, ist nicht zu erkennen
    [pays] Es lohnt sich
   *[costs] Es schadet
}.
# en: ee41b780
completion = { $all ->
    [yes] in allen { $n } Spielen gewinnt jemand
   *[no] in { $rate } der Spiele gewinnt jemand
}{ $drawn ->
    [no] {""}
   *[other] , { $drawn } enden unentschieden
}{ $open ->
    [no] {""}
   *[other] , { $open } enden nicht
}.
# en: 20f63d74
shared-wins = in { $rate } der Spiele gewinnen mehrere zusammen.
# en: 1d15a645
payoff = Auszahlung von { $who }: im Mittel { $value }.
# en: 4757364f
payoff-all = Auszahlung für alle: im Mittel { $value }.
# en: 3b3b1301
length = ein Spiel dauert { $value } { $what ->
    [turns] Züge
    [decisions] Entscheidungen
   *[steps] Schritte
}, neun von zehn dauern { $low } bis { $high }.
# en: 058eda04
lead-change = die Führung wechselt in { $amount } der Züge.
# en: 81e76acf
drama = die Dramatik beträgt { $amount }: wie weit die späteren Sieger zurücklagen, solange sie zurücklagen (0 bis 1).
# en: b09cf3e0
decisiveness = { $amount } der Züge kommen, wenn das Spiel schon entschieden ist.
# en: 235ee8bd
comebacks = { $amount } der Sieger hatten zwischendurch weniger als die Hälfte der Chance, die bei gleichen Chancen alle hätten.
# en: d4c33d78
gap = die beste Möglichkeit bringt { $amount } mehr Gewinnchance als die zweitbeste.
# en: 8184c3d0
mattered = in mindestens { $amount } der Entscheidungen ist die beste Möglichkeit klar besser als die zweitbeste.
# en: eafc88a6
never-best = „{ $choice }“ stand bei { $n } Entscheidungen zur Wahl und war nie das Beste: höchstens { $rate }.
# en: a1b62c11
picked = Spiel { $number } mit Startwert { $n }: { $why }.
# en: ee955b29
picked-median = { $n } { $what ->
    [turns] { FORM($n, "Zug", "Züge") }
    [decisions] { FORM($n, "Entscheidung", "Entscheidungen") }
   *[steps] { FORM($n, "Schritt", "Schritte") }
}, der Median von { $games } Spielen
# en: ee1cb1ca
picked-margin = mit { $amount } Vorsprung gewonnen, dem kleinsten aller Spiele
# en: 0afbdc17
picked-closest = von den ersten { $n } Spielen das knappste, im Mittel { $amount } Prozentpunkte zwischen { $alone ->
    [yes] Gewinnen und Verlieren
   *[no] den besten und den zweitbesten Chancen
}
# en: 207028de
picked-paid = { $amount } ausgezahlt, das meiste in { $games } Spielen
# en: e6148e95
picked-luckiest = gewonnen { $who ->
    [no] haben alle
   *[other] hat { LIST($who, "and") }
}, bei einer Chance von nur { $chance } in Zug { $turn } von { $turns } beurteilten Zügen (unter den ersten { $n } Spielen)
# en: e5ffee4d
picked-endless = nach der erlaubten Zahl von Schritten noch nicht zu Ende
# en: 4bec4fef
not-ended = { $name }: { $n } Spiele waren nach der erlaubten Zahl von Schritten noch nicht zu Ende.
# en: c16f0168
moved-turns = die Zahl der Züge
# en: 32d02abb
moved-win-rate = die Gewinnchance von { $who }
# en: 4bd7627b
moved = Was { $what ->
    [runden] die Zahl der Runden
    [entscheidungen] die Zahl der Entscheidungen
    [schritte] die Zahl der Schritte
    [karten] die Zahl der Karten
    [strafzettel] die Zahl der Strafzettel
    [ringe] die Zahl der Ringe
   *[other] { $what }
} am stärksten ändert: { $rules }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } von { $n } Regeln heben sich nicht vom Zufall ab
}.
# en: de765792
moved-none = Keine Regel ändert sicher { $what ->
    [runden] die Zahl der Runden
    [entscheidungen] die Zahl der Entscheidungen
    [schritte] die Zahl der Schritte
    [karten] die Zahl der Karten
    [strafzettel] die Zahl der Strafzettel
    [ringe] die Zahl der Ringe
   *[other] { $what }
}{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } von { $n } Regeln heben sich nicht vom Zufall ab
}.
# en: 48213277
moved-rule = { $rule } ({ $by } bei { $value })
# en: ab04e478
moved-title = Was ändert { $what ->
    [runden] die Zahl der Runden
    [entscheidungen] die Zahl der Entscheidungen
    [schritte] die Zahl der Schritte
    [karten] die Zahl der Karten
    [strafzettel] die Zahl der Strafzettel
    [ringe] die Zahl der Ringe
   *[other] { $what }
}?
# en: 58b4322e
moved-note = Zahl: Wert der Regel; Strich: 95‑%‑Intervall; blass: nicht zu erkennen
# en: 30a41853
moved-points = Prozentpunkte
# en: 332d056d
moved-change = Änderung
# en: 40adbf33
moved-bar = { $rule } = { $value } (jetzt { $now }): { $by }
# en: 6e42988b
who-wins = Wer gewinnt
# en: 121619ad
wins = Siege
# en: 9757f4f0
wins-estimate = Siege (geschätzt)
# en: 09a34207
wins-rest = { $title }; { $said }
# en: 733969cd
wins-of-all = Von allen Spielen: { $said }.
# en: c586d934
wins-shared = { $rate } geteilt
# en: f019f34e
wins-drawn = { $rate } remis
# en: b919ff97
wins-open = { $rate } ohne Ende
# en: 5ec2df51
equal-shares = gleiche Chancen
# en: bf33478c
chart-variant = Variante
# en: 3659d0c2
chart-seat = Spieler
# en: aad6513e
chart-interval = Intervall
# en: f24b8ed1
chart-estimates = Geschätzt aus { $n } Spielen, mit Intervallen zum Niveau { $rate }.
# en: dc0f109b
chart-exact = Exakt.
# en: 0394dec4
chart-outcomes = Was geschehen kann
# en: 28f03178
chart-outcome = Ergebnis
# en: e7a47556
chart-told = { $title }: { $n } { FORM($n, "Ergebnis", "Ergebnisse") } von { $low } bis { $high }{ $value ->
    [no] {""}
   *[other] , Erwartungswert { $value }
}, { $likely ->
    [no] alle mit Wahrscheinlichkeit { $chance }
   *[other] am wahrscheinlichsten { LIST($likely, "or") } mit { $chance }
}. { $exact ->
    [yes] Exakt.
   *[no] Angenähert.
}
# en: fa2050c5
chart-nothing = { $title }: Es kann nichts geschehen.
# en: ddcb5e88
chart-mean = im Mittel { $value }
# en: c86bbab6
chart-chance = Wahrscheinlichkeit{ $exact ->
    [yes] {""}
   *[no] {" "}(angenähert)
}
# en: 1d949f34
chart-percent = Prozent{ $exact ->
    [yes] {""}
   *[no] {" "}(angenähert)
}
# en: a1f40ff0
chart-value = Wert
# en: 928b7cb5
chart-line = Linie
# en: 027383ab
chart-approximate = { $title } (angenähert)
# en: d07c6293
chart-point = { $name }, { $x }: { $y }
# en: 3996609e
chart-is = { $name }: { $chance }
# en: 6333011c
chart-exact-is = { $name }: exakt { $chance }
# en: 587f5193
chart-seen = { $name }: { $rate }, geschätzt aus { $games } Spielen
# en: 232fc588
chart-ends = { $name ->
    [no] {""}
   *[other] { $name }{" "}
}von { $first } bei { $start } bis { $last } bei { $end }
# en: 89781e66
chart-curve = { $title }: { $ends }. { $exact ->
    [yes] Exakt
   *[no] Angenähert
}.
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: 9bde7e79
chart-rates = { $label ->
    [no] {""}
   *[other] { $label }:{" "}
}{ $rates }
# en: 695d03ff
chart-wins = { $title }: { $said }. { $mark }
# en: cc1ce38b
chart-kind = { $exact ->
    [yes] exakt
   *[no] angenähert
}
# en: ef8fccd8
chart-simulated = Simuliert und exakt
# en: 13cb6679
chart-games = Spiele
# en: 957c6ca5
chart-drawn = simuliert (geschätzt)
# en: 515dd4eb
chart-interval-of = { $rate }-Intervall
# en: 9386b46b
chart-over = { $title }: { $games } { $cases } über den { $exact ->
    [yes] exakten
   *[no] angenäherten
} Wahrscheinlichkeiten; { $held } von { $n } Intervallen ({ $rate }) enthalten die { $exact ->
    [yes] exakte
   *[no] angenäherte
} Wahrscheinlichkeit, der größte Abstand beträgt { $gap } Prozentpunkte bei { $where }. Balken { $exact ->
    [yes] exakt
   *[no] angenähert
}, Punkte geschätzt.
# en: 53a1c1bb
chart-strange = Unmöglich und doch gekommen: { $what }.
# en: bf9da82a
ask-first = Lohnt es sich anzufangen?
# en: 865b65d9
ask-well = Wie gut geht es aus?
# en: 9fe91936
ask-end = Wie enden Spiele?
# en: 95ccbc1a
ask-length = Wie lang ist ein Spiel?
# en: b25d92b3
ask-matter = Welche Entscheidungen zählen?
# en: b5261f85
ask-rules = Was bewirkt jede Hausregel?
# en: edb3d039
ask-sure = Wie sicher ist das?
# en: a1559579
not-turned = Nicht verändert, weil man damit nicht spielen kann oder kein kleinster und größter Wert feststeht: { $rules }.
# en: 461cafeb
no-time-left = Für die Hausregeln blieb keine Zeit: Unter „Hausregeln“ dauert es so lange, wie es braucht.
# en: f450ddea
interval-means = ± ist ein 95‑%‑Intervall: Von hundert solchen Intervallen enthalten etwa 95 die wahre Zahl.
# en: 1a5cb279
bots-played = { $n } Spiele haben Bots gespielt; auf jedem Platz saß der Bot „{ $bot }“.{ $random ->
    [yes] {" "}Er wählt irgendetwas, also kämen bei Leuten, die nachdenken, andere Zahlen heraus. Schreib einen besseren Bot, in BOTS.
   *[no] {" "}{ $does }
}
# en: e6162ec6
report-for = Für { $players }.
# en: 913a58af
report-rules = Gespielte Regeln: { $rules }.
# en: a00d9b8e
players-of = { $n } { FORM($n, "Person", "Personen") }
# en: 5ce629ce
players-here = { $few } bis { $high } Personen, hier { $n }
# en: 363772f2
want-fair = Ist es ein Vorteil anzufangen?
    .tip = Wie oft gewinnt, wer anfängt, verglichen mit gleichen Anteilen
# en: 9144c0de
want-shorter = Kürzere Spiele, ohne dass das Glück mehr zählt?
    .tip = Regeländerungen, die Züge sparen, ohne dass die bessere Spielweise seltener gewinnt
# en: eb5be2d1
want-target = Welcher Wert einer Regel ist der beste?
    .tip = Du nennst eine Zahl, etwa 20 Züge je Spiel: der Wert der Regel, der ihr am nächsten kommt
# en: 946ebbcb
want-both = Was dient zwei Zielen zugleich?
    .tip = Du wählst zwei Ziele: Regeländerungen, die keine andere in beiden übertrifft
# en: 09917127
want-pairs = Beeinflussen sich zwei Regeln gegenseitig?
    .tip = Paare von Änderungen, die zusammen mehr oder weniger bewirken als ihre Wirkungen addiert
# en: 7939df27
want-skill = Gilt das für Anfänger und Könner gleich?
    .tip = Was Anfangen wert ist oder eine Regel ändert, für jede Spielstärke
# en: 6fca0d2e
want-decisions = Auf welche Entscheidungen kommt es am meisten an?
    .tip = Wie viel seltener gewinnt, wer bei einer Art Entscheidung nicht aufpasst
# en: 682d9018
number = { $what ->
    [the-better-player-wins] Siege der besseren Spielweise
    [the-first-player-wins] Siege beim Anfangen
   *[other] { $name } je Spiel
}
# en: 3c02e5ac
aim = { $what ->
    [longer] länger
    [less-luck] weniger Glück
    [more-luck] mehr Glück
    [a-fair-start] ein fairer Anfang
   *[shorter] kürzer
}
# en: f4162eb3
aim-of = { $way ->
    [more] mehr
   *[fewer] weniger
} { $name }
# en: 32248169
asked-what = Fragen beim Spieleentwerfen
# en: ce41c360
asked-again = { $games } Spiele spielen
    .tip = Mit jeder Variante, und mit demselben Glück
# en: 61f51eb6
asked-whole = das Anfangen
# en: 52140a26
asked-rule = Regel
# en: a12f7fde
asked-about = Verglichen wird
# en: ea903d3e
asked-number = Zahl
# en: 60d62800
asked-target = Ziel
# en: 2d90dd5e
asked-aim = Ziel { $n }
# en: 714a6500
asked-game = Spiel
# en: 02d174bb
asked-players = Spieler
# en: 324e5c19
asked-playing = Spiele laufen …
# en: 29a819e0
asked-step = Bots spielen: { $few } von { $n } Teilen sind fertig{ $seconds ->
    [no] {""}
   *[other] , noch etwa { $seconds } s
} …
# en: ca0cf900
asked-stopped = Angehalten{ $n ->
    [0] , bevor es ein Ergebnis gab
   *[other] {""}
}.
# en: bf166a9d
asked-how = Je { $games } Spiele, gespielt von Bots: { $bots }.{ $better ->
    [yes] {" "}Die bessere Spielweise spielt so gut, wie ihr Bot kann; die anderen wählen jedes fünfte Mal zufällig.
   *[no] {""}
}{ $points ->
    [yes] {" "}Punkte sind Prozentpunkte der gewonnenen Spiele.
   *[no] {""}
}
# en: 881dbb44
asked-holds = Die Zahl nach ± sagt, wie weit eine Antwort danebenliegen kann. In 95 von 100 Fällen sind alle so genau, auch wenn du mit mehr Spielen noch einmal fragst.
# en: 7a3d89ba
asked-equal-share = {""}, gleiche Chancen
# en: 6fce46c4
asked-tenth-less = {""}, ein Zehntel weniger als jetzt
    .empty = ein Zehntel weniger als jetzt
    .tip = Eine Zahl; leer heißt: ein Zehntel weniger als jetzt, bei Siegen gleiche Chancen
# en: b9a73fa5
asked-fair = { $verdict ->
    [unsure] Noch nicht zu erkennen.
    [pays] Ja, { $size ->
        [small] ein kleiner Vorteil
        [clear] ein deutlicher Vorteil
        [large] ein großer Vorteil
       *[some] ein Vorteil
    }.
   *[costs] Nein, es ist { $size ->
        [small] ein kleiner Nachteil
        [clear] ein deutlicher Nachteil
        [large] ein großer Nachteil
       *[some] ein Nachteil
    }.
} Wer anfing, gewann { $rate } von { $games } Spielen; ein gleicher Anteil wäre { $value }{ $drawn ->
    [no] {""}
   *[other] , denn in { $drawn } gewann niemand
}.
# en: 97d3c0cd
asked-equal = gleicher Anteil: { $value }
# en: 9757b07f
asked-won = gewonnene Spiele
# en: 2ce7215a
asked-seat = { $n ->
    [1] fängt an
    [2] ist als Zweites dran
    [3] ist als Drittes dran
   *[other] ist als Nummer { $n } dran
}
# en: dd6ad68d
asked-so-far = Bisher sind { $few } von { $n } { $kind ->
    [pairs] Paaren
    [skill] Spielstärken
    [target] Werten
    [decisions] Entscheidungen
   *[rules] Regeländerungen
} untersucht. { $said }
# en: 875f7633
asked-no-start = Hier spielt niemand gegen andere, oder es spielen Teams; da gibt es keinen Anfang zu vergleichen.
# en: 917df73e
asked-other-bots = An den Plätzen spielen verschiedene Bots; wer gewinnt, sagt darum nichts über das Anfangen.
# en: de31491a
asked-no-better = Hier spielt niemand gegen andere; da kann niemand durch besseres Spiel öfter gewinnen.
# en: a364f131
asked-no-loss = Hier spielt niemand gegen andere; da gewinnt und verliert keine Entscheidung ein Spiel.
# en: 2d6db5ef
asked-no-pair = Damit zwei Hausregeln zusammenwirken, braucht es zwei, die sich verstellen lassen.
# en: 1cc9001a
asked-as-it-is = wie jetzt
# en: f252db97
asked-change = { $what }, Änderung
# en: d1f4cc17
asked-changed = { $rule }: { $value } statt { $now }
# en: ea3667da
asked-value = { $rule }: { $value }{ $same ->
    [yes] , wie jetzt
   *[no] {""}
}
# en: 94320006
asked-kept = die Regeln, wie sie sind
# en: 0603371b
asked-others = und weitere
# en: 5534999b
asked-front = Von { $n } Regelwerken übertrifft keines diese in beiden Zielen: { $said }.
# en: 10176039
asked-shortest = Versuch „{ $rule }“: Die Spiele sind { $amount } Züge kürzer. { $sure ->
    [yes] Die bessere Spielweise gewinnt etwa gleich oft oder öfter
   *[no] Diese Spiele zeigen nicht, ob die bessere Spielweise seltener gewinnt
} ({ $points }).{ $rules ->
    [no] {""}
   *[other] {" "}Auch kürzer: { LIST($rules, "comma") }.
}
# en: e3ffab04
asked-none-shorter = Keine der untersuchten Änderungen macht die Spiele sicher kürzer, ohne dass die bessere Spielweise seltener gewinnt.
# en: 1dbb2ace
asked-nearest = „{ $rule }“ kommt { $value } am nächsten: { $what } { $amount }{ $rules ->
    [no] {""}
   *[other] ; vielleicht ebenso nah: { LIST($rules, "comma") }
}{ $far ->
    [yes] ; kein Wert erreicht es
   *[no] {""}
}.
# en: e63cb5fc
asked-with = { $rule } mit { $name }
# en: a52e3c65
asked-together = Ja, { $few } von { $n } { FORM($n, "Paar", "Paaren") }. Am meisten { $rule }: { $what } { $amount } gegenüber der Summe beider Wirkungen.
# en: b3a50cb1
asked-none-together = Das lässt sich noch nicht sagen. { $n } { FORM($n, "Paar", "Paare") } von Regeln { FORM($n, "wurde", "wurden") } zusammen geändert. Diese Spiele zeigen keine Wirkung auf „{ $what }“, die von der Summe beider Wirkungen abweicht.
# en: 93f962f6
asked-beyond = { $what }, gegenüber der Summe beider Wirkungen
# en: 50470b46
asked-by-itself = genau die Summe
# en: bc263767
asked-matters = Am meisten: „{ $choice }“. Wer dort jedes fünfte Mal zufällig wählt, gewinnt { $amount } seltener{ $name ->
    [no] {""}
   *[other] . Am wenigsten: „{ $name }“ ({ $by })
}.
# en: 28429593
asked-none-matters = Zwischen diesen Bots ist bei keiner Art von Entscheidung zu erkennen, dass es auf sie ankommt.
# en: 8fbcf6c9
asked-slips = Siege, wenn man dort nicht aufpasst
# en: df54c440
asked-no-slips = immer aufgepasst
# en: 1154d4d5
asked-any = irgendeine Entscheidung
# en: 985a5cab
asked-who = {""}
# en: c91b5710
rung = { $who ->
    [children] Kinder
    [beginners] Anfänger
    [average-players] durchschnittliche Spieler
    [good-players] gute Spieler
    [strong-players] starke Spieler
    [experts] Könner
   *[other] { $who }
}
# en: d247c917
rung-title = Bei jeder Spielstärke gleich?
# en: b24a86f1
rung-start = Anfangen bringt
# en: 726d6279
rung-change = { $what }, Änderung mit { $rule }
# en: e073f4d9
rung-none = keine Änderung
# en: 1921d8a2
rung-among = { $by } ({ $who })
# en: 2fea2158
rung-nothing = nichts zu erkennen, { $by }
# en: 80cf3638
rung-both = { $points ->
    [no] ja, soweit diese Spiele es zeigen
   *[other] nein
}: { $what } { $first }, { $last }{ $points ->
    [no] {""}
   *[other] ; der Unterschied ist { $points }
}
# en: 38a2f6d9
rung-played = Je { $games } Spiele, gespielt von Bots: { LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] ; bei { $who } sind { $rate } der Züge dem Zufall überlassen
}. Punkte sind Prozentpunkte der gewonnenen Spiele.
# en: 12b5e3c7
skill-verdict = { $verdict ->
    [luck] mehr Glück als Können
    [skill] mehr Können als Glück
   *[unsure] keines von beiden ist sicher mehr
} unter diesen Bots
# en: 7904469b
skill-said = zwischen den Bots { $bots } erklären die Würfel { $rate } davon, wer gewinnt, und wer spielt, erklärt { $value }: { skill-verdict }.
# en: a559ae39
skill-dice = zwischen den Bots { $bots } erklären die Würfel { $rate } davon, wer gewinnt.
# en: 57a995e4
skill-players = zwischen den Bots { $bots } erklärt, wer spielt, { $value } davon, wer gewinnt: { skill-verdict }.
# en: 1ff6b062
until = { $who ->
    [no] gemeinsame Siege
   *[other] Siege von { $who }
}: { $amount }{ $label ->
    [no] {""}
   *[other] {" "}mit „{ $label }“, verglichen mit „{ $name }“
}; { $enough ->
    [yes] das brauchte { $games } Spiele
   *[no] { $games } Spiele reichten nicht
}.
