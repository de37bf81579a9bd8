# en: c70b5dfc
seat = Spieler { $n }
# en: 063cca4c
start = Startplatz { $n }
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
# en: 99912a4e
first-player = anfangen bringt { $points } gegenüber gleichen Chancen: { $verdict ->
    [unsure] ob es etwas ausmacht, ist nicht zu erkennen
    [pays] es lohnt sich
   *[costs] es schadet
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
# en: 4bec4fef
not-ended = { $name }: { $n } Spiele waren nach der erlaubten Zahl von Schritten noch nicht zu Ende.
# en: c16f0168
moved-turns = die Zahl der Züge
# en: 32d02abb
moved-win-rate = die Gewinnchance von { $who }
# en: 810416c7
moved = Was { $what } am stärksten ändert: { $rules }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } von { $n } Regeln heben sich nicht vom Zufall ab
}.
# en: de765792
moved-none = Keine Regel ändert sicher { $what }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } von { $n } Regeln heben sich nicht vom Zufall ab
}.
# en: 48213277
moved-rule = { $rule } ({ $by } bei { $value })
# en: ab04e478
moved-title = Was ändert { $what }?
# en: 58b4322e
moved-note = am Balken steht der Wert der Regel; Striche: 95-%-Intervalle; blass: nicht zu erkennen
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
wins-drawn = { $rate } unentschieden
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
chart-estimates = Geschätzt aus { $n } Spielen, mit { $rate }-Intervallen.
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
# en: c11092e3
chart-came = Gekommen ist { $what }, Wahrscheinlichkeit { $chance }.
# en: 307abba1
chart-this-came = , das ist gekommen
    .label = gekommen
# en: ddcb5e88
chart-mean = Erwartungswert { $value }
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
interval-means = ± ist ein 95-%-Intervall: Von hundert solchen Intervallen enthalten etwa 95 die wahre Zahl.
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
