### Was jede Lerneinheit sagt. Variablen: die Datei in en.

# en: ad4be43f
page-guess = Schätzen
# en: c1aea0bf
page-check = Prüfen
# en: 41d4beb7
page-your-guess = Deine Schätzung
# en: 13c32ba7
page-your-last = Deine letzte Antwort
# en: 045b6065
page-answer = Die Antwort
# en: f5997c54
page-show = Antwort zeigen
# en: 6d38a9bc
page-code = Mein Code:
# en: f34a6588
how-fraction = eine Wahrscheinlichkeit, etwa 7/40, 0,175 oder 17,5 %
# en: 3a479126
how-number = eine Zahl
# en: e851845b
how-whole = eine ganze Zahl
# en: 2ae09ef0
how-points = Prozentpunkte, etwa 2,5
# en: 3a47d060
how-choice = {""}
# en: e6bf6ae2
guess-first = Schätze zuerst: Jede Antwort ist besser als keine.
# en: 9da602e3
write-first = Schreib zuerst eine Antwort.
# en: e9944412
choose-first = Wähle zuerst eine Antwort.
# en: e361be03
went-wrong = Etwas ist schiefgegangen: { $error }
# en: 22f40578
guess-still = Schätze zuerst: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}Deine Schätzung war { $guess }; die Antwort: { $answer }
}
# en: 5c3b84ef
exercise-still = Aufgabe: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}{ $guess }: { $verdict }
}

# en: 05c26128
right = Richtig: { $answer }.
# en: 7b7e720a
right-is = Richtig: { $written } ist { $answer }.
# en: 483a3b9d
right-rounded = Richtig: { $written } ist { $answer }, gerundet.
# en: 65fa829c
not-yet = Noch nicht.
# en: c4563c6e
nearly = Fast.
# en: 38561813
more-digits = Das kann die Lösung sein, gerundet: Gib einen Bruch an oder noch eine Stelle mehr.
# en: 217bcf14
last-digit = Fast: Die letzte Stelle ist nicht richtig gerundet.
# en: 39178291
your-turn = Du bist dran: Schreib deine Antwort an die Stelle der drei Punkte und führe diese Zelle noch einmal aus.
# en: 61d9ad73
no-choice = „{ $given }“ steht nicht zur Wahl: { $choices }.
# en: 3a9930dd
less = Es ist weniger.
# en: 976f77ea
more = Es ist mehr.
# en: 8f7ccf39
only-whole = Die Antwort ist eine ganze Zahl.
# en: 95b58622
a-share = Das ist der Anteil. Ein Prozentpunkt ist 0,01.
# en: 365aa5fb
percent-sign = Soll das Prozent sein? Dann schreib das Zeichen % dahinter.
# en: b7bd4e9a
upside-down = Das ist der Kehrwert: Gemeint ist einer von so vielen Fällen.
# en: 29397d92
no-chance = Eine Wahrscheinlichkeit liegt zwischen 0 und 1.
# en: 1250eb8a
complement = Das ist die Wahrscheinlichkeit dafür, dass es nicht passiert.
# en: 32e7805a
never = Wahrscheinlichkeit 0 heißt: nie.
# en: 704588b1
always = Wahrscheinlichkeit 1 heißt: immer.
# en: 29bf362d
agree = { $ways ->
    [2] Beide Wege
   *[other] Alle { $ways } Wege
} ergeben dasselbe.
# en: 4c906cb6
differ = Das ist nicht dasselbe: { $values }.
# en: 0c916470
odds = Das ist die Quote, Gewinne zu Verlusten. Die Wahrscheinlichkeit ist Gewinne durch alle Fälle.

# en: 63bf33ae
no-number = { $given } ist keine Zahl: Schreib 7/40, 0,175 oder 17,5 %
# en: 3dbf407b
too-long = { $given } ist zu lang für eine Zahl: Schreib 7/40, 0,175 oder 17,5 %
# en: e05a896c
too-many-digits = Eine Zahl mit mehr als { $most } Stellen lässt sich nicht prüfen: Schreib 7/40, 0,175 oder 17,5 %
# en: 5d7f4201
cannot-check = { $given } ist keine Zahl, die man prüfen kann: Schreib 7/40, 0,175 oder 17,5 %
# en: 2d868177
unequal = „{ $given }“: Die beiden Seiten sind nicht gleich
# en: d238ac4c
by-zero = { $given } teilt durch null
# en: 937e89db
power = Die Potenz { $power } ist zu groß, um sie hier auszurechnen
# en: 9a4b9e08
whole-numbers = { $name } braucht ganze Zahlen von 0 bis { $most }
# en: 73b600c2
large-sum = Die Zahlen in dieser Rechnung werden zu groß, um sie hier auszurechnen

# en: 9a1800ca
own-name = deine Funktion
# en: 43d5136c
own-none = Hier wird eine Funktion gebraucht, und { $given } ist keine
# en: 18617ced
own-stops = { $name } bricht bei { $place } ab: { $error }
# en: 3b525f4d
own-nothing = { $name } gibt bei { $place } nichts zurück: Am Ende muss ein `return` stehen
# en: 9d5686d9
own-gives = { $name } gibt { $said } zurück, sollte aber { $what } zurückgeben
# en: c560bf53
own-dots = Schreib in { $name } etwas an die Stelle der drei Punkte
# en: b6ca9e30
own-not-yet = Noch nicht: { $why }.
# en: 626e5c8e
own-your-turn = Du bist dran: { $why }.
# en: a6343598
own-true = Deine Funktion ist noch nicht geschrieben. Darum zeichnet hier eine richtige.
# en: 78f0cc44
own-draws = Das zeichnet deine Funktion.
# en: 06e85078
own-right = Richtig: Deine Funktion stimmt in allen { $cases } Fällen.
# en: d987d7b4
own-wrong = Noch nicht. Bei { $case } sollte { $right } herauskommen, und deine Funktion sagt { $said }.

# en: f83514c8
column = Spalte { $n }
# en: fc4e2ebf
row = Zeile { $n }
# en: efc63eda
start-again = Von vorn
# en: 3081c372
forget = Alles vergessen ({ $what })
# en: d3c9c3c5
to-begin = Drück zuerst auf „{ $button }“.
# en: 579f27d4
your-number = Deine Nummer auf der Klassenliste
# en: 29ed2780
exercises = { $title } – Aufgaben für Nummer { $seed }
# en: 62a3d0b0
hunt-show = Alle zeigen
    .tip = Aufgeben und alle ansehen
# en: fb4491c9
hunt-forget = Alle Klicks vergessen
# en: fc202437
hunt-found = gefunden
# en: 2c065355
hunt-missed = gehört nicht dazu
# en: 2d9ead5c
hunt-map = { $noun ->
    [card] Die Karten
   *[other] Der Plan
}
# en: ab035a47
hunt-choose = { $noun ->
    [cell] Wähle ein Feld.
    [card] Wähle eine Karte.
   *[space] Wähle ein Feld.
}
# en: 366d9d1f
hunt-said = { $right ->
    [yes] Ja
   *[no] Nein
}: { $why }. { $rest }
# en: 7a21da66
hunt-all = Alle gefunden, { $misses ->
    [0] ohne Fehlklick
   *[other] mit { $misses } { FORM($misses, "Fehlklick", "Fehlklicks") }
}. { $moral }
# en: 2af61440
hunt-some = { $found } von { $all } gefunden.
# en: 07e0fd5c
show-numbers = Alle Zahlen zeigen
# en: ec368977
wipe = Die Karte leeren
# en: 8d05ab15
bell = Glocke

# en: 62837cea
guide-head = Lerneinheit { $number }: { $title }, ab { $age } Jahren, { $minutes } Minuten
# en: 49d409a5
guide-about = { $concept }. Das Spiel: { $game }. { $hook }
# en: 6a2ee1ad
guide-minutes = { $minutes } min: { $what }
# en: 8d1c2435
guide-concept = Worum es geht
# en: 5aecedc5
guide-plan = Ablauf
# en: 3047be88
guide-say = Sagen
# en: e841194b
guide-ask = Fragen
# en: 8a31d43b
guide-support = Hilfe
# en: 90cd01ab
guide-extension = Für Schnelle
# en: 5d6cf35b
guide-ticket = Zum Schluss für alle
# en: 42a0561d
guide-answers = Antworten
# en: 187b61b7
guide-exercises = Aufgaben für Nummer 1
# en: 06c3a479
guide-open = Offene Fragen
# en: be3b6f29
guide-board = An die Tafel
# en: d1cd74b6
a-function = Eine Funktion: siehe die zugeklappte Lösung.
# en: cb662e10
key-question = Frage
# en: 03fe571b
key-answer = Antwort
# en: 8428d6e7
key-wrong = häufige Fehler

# en: df138ea4
paper-save = Arbeitsblatt speichern
# en: 90d7e8b6
paper-saved = Gespeichert als { $name }.
# en: 9c0a6c4c
paper-unsaved = Das Arbeitsblatt lässt sich nicht speichern: { $error }.
# en: 15f502aa
paper-still = Arbeitsblatt: { $title }, Nummer { $seeds }, { $exercises } Aufgaben
# en: 32582b97
paper-title = { $title }: Arbeitsblatt
# en: f6f10b2e
paper-head = Arbeitsblatt, Nummer { $seed }
# en: f675263d
paper-level = { $level }: { $text }
# en: 080b1d7a
paper-name = Name
# en: 5f1a96aa
paper-class = Klasse
# en: 1e7af8a8
paper-date = Datum
# en: 0a940aca
paper-before = Bevor du gehst.
# en: ce9f41b4
paper-answer = Antwort:
# en: 0e74f4b5
paper-ticket = Frage zum Schluss, für alle Nummern
# en: fa1b35e2
paper-key = Antworten, Nummer { $seed }: { $title }

# en: 1717a6c1
roll-paste = Fügen Sie hier den Chat Ihrer Klasse ein
# en: 4b2cf711
roll-class = Nummer der Klasse
# en: 65e0e09b
roll-unit = Lerneinheit
# en: 263a2123
roll-gather = Einlesen
    .tip = Die Codes von oben hinzufügen
# en: 6e45415b
roll-again = Neu beginnen
    .tip = Alle Codes vergessen
# en: cd48593a
roll-said = { $title }, Klasse { $class }: { $pupils } { FORM($pupils, "Person", "Personen") }, { $answers } { FORM($answers, "Antwort", "Antworten") }, davon { $right } richtig.
# en: b98999f6
roll-twice = Unter der Nummer { $number } stehen zwei Namen.
# en: c7a7054a
roll-elsewhere = { $n } { FORM($n, "Code", "Codes") } zu „{ $title }“.
# en: 87346b73
roll-not-taken = { $n } { FORM($n, "Code zählt", "Codes zählen") } nicht: { $class ->
    [no] vertippt oder aus einer anderen Klasse
   *[other] aus Klasse { $class }
}.
# en: f705c1f6
roll-exercise = Eine Aufgabe
# en: d8ad3f83
roll-caption = { $title }: G ist eine Schätzung, E eine Aufgabe
# en: a4fbed51
roll-pupil = Name
# en: c1b305dd
roll-right = richtig
# en: 1089f884
roll-wrong = falsch
# en: 56eee294
roll-nothing = noch nichts
# en: 7806066e
room-paste = Fügen Sie hier Codes ein, etwa 7:12:EP
# en: e1154d6c
room-lost = Nicht gelesen: { $codes }. Vertippt, oder ein Code aus einer anderen Klasse oder zu einer anderen Frage?
# en: 4ed2ebe6
room-nobody = Noch niemand hat etwas abgegeben
# en: a042d623
room-results = { $n } { FORM($n, "Ergebnis", "Ergebnisse") } der Klasse { $class }
# en: 56c06d4d
room-part = { $name }, Platz { $number } der Klassenliste: { $got } von { $trials }. Dein Code: { $code }
# en: ee777cb9
room-guesses = { $n } { FORM($n, "Schätzung", "Schätzungen") }
# en: 31b92735
room-told = { $title }. { $said }.
# en: 91e87578
room-codes = Fügen Sie die Codes der Klasse ein
# en: 22bb09cf
room-none = noch keine Schätzung
# en: 94e00be6
room-guess = Schätzung
# en: 2996c7c5
room-pupils = wie viele
# en: a9d7169f
room-show = Wenn alle geschätzt haben
# en: f3f60be9
room-right = Die Antwort: { $answer }, geschätzt von { $right } unter { $all }.
# en: 1aa96b80
note-head = Für Lehrkräfte: ab { $age } Jahren, { $minutes } Minuten{ $key ->
    [yes] , mit den Antworten
   *[no] {""}
}
# en: 473721d0
note-words = Wörter
# en: 06774cf0
note-class = Im Unterricht
# en: d40b7349
draw-play = Darauf spielen
    .tip = Einen Tisch mit diesem Plan öffnen (P)
# en: 9aaf5036
draw-tool =
    .shrine = Schrein (S)
    .sewer = Gullys (E)
    .cat = Katze (C)
    .red-fish = roter Fisch (F)
    .blue-fish = blauer Fisch (G)
# en: ea785cff
draw-number =
    .rows = Reihen
    .columns = Spalten
    .each-cats = Katzen
    .each-fish = Fische
    .spacing = Abstand
# en: bcca5a0a
draw-empty = ein leerer Plan
    .said = Ein leerer Plan.
# en: 5ae6e4b9
draw-boards =
    .default = zwei Bahnen
    .garden = Tempelgarten
    .market = Nachtmarkt
    .small = Hinterhof
    .tiny = Innenhof
# en: 1cad8b1d
draw-begin = Anfangen mit
# en: 08d915fe
draw-same = Für beide Seiten gleich
# en: d59e5436
draw-undo = Rückgängig
    .tip = Die letzte Änderung zurücknehmen (U)
# en: cc59b48b
draw-clear = Leeren
    .tip = Alles wegnehmen
# en: d1866984
draw-click = Ein Klick auf ein Feld zeichnet:
# en: f364c48a
draw-file = Datei
# en: 9f6074aa
draw-text = Der Plan als Text; speichern und öffnen
    .field = Der Plan als TOML-Text
# en: 6d14f90f
draw-save = Speichern
    .tip = Den Plan in die Datei schreiben
# en: 5354cbe5
draw-open = Öffnen
    .tip = Mit dem Plan aus der Datei weitermachen
# en: f8c39a24
draw-read = Text zeichnen
    .tip = Zeichnen, was im Text darunter steht
# en: 57482db5
draw-now = Ein Klick auf ein Feld zeichnet jetzt: { $tool ->
    [shrine] Schrein
    [sewer] Gully
    [cat] Katze
    [red-fish] roter Fisch
   *[blue-fish] blauer Fisch
}.
# en: 81e22f05
draw-titled = { $title }.
# en: 3d06e54f
draw-size = { $rows } Reihen, { $columns } Spalten.
# en: 761e72d8
draw-nothing = Es gibt nichts zurückzunehmen.
# en: 601ca55b
draw-back = Zurückgenommen.
# en: f222ef94
draw-below = Der Tisch ist unten; was du hier änderst, gilt, wenn du wieder auf „{ draw-play }“ drückst.
# en: 8e261731
draw-taken = { $file } gibt es schon, und es ist kein Plan; wähle einen anderen Namen.
# en: ae76cbd0
draw-saved = Gespeichert in { $file }; zum Laden: board="{ $file }".
# en: f644139a
draw-no-toml = Das ist kein TOML: { $error }.
# en: 24f4797a
draw-ending = { $name ->
    [no] Der Name
   *[other] { $name }
} muss auf .toml enden, wie my_board.toml.
# en: 1c3f2638
draw-not-ready = Noch nicht fertig: { $problem }
# en: 520f1576
draw-ready = { $unfair ->
    [no] Auf diesem Plan können alle spielen.
   *[other] Spielbar, aber nicht fair. { $unfair }
}
# en: e9b02c72
draw-board = Dein Plan
    .size = Dein Plan, { $columns } Spalten mal { $rows } Reihen
# en: 45c8f3d8
draw-blank = leer
# en: 77035ad9
draw-cell = { $place }, { $holds }{ $waits ->
    [yes] , wartet auf den zweiten Gully
   *[no] {""}
}
# en: ac1195c2
draw-wall = { $wall ->
    [yes] Mauer
   *[no] keine Mauer
} zwischen { $a } und { $b }
# en: 1f165d5a
draw-drew = { $gone ->
    [yes] Weg:{" "}
   *[no] {""}
}{ $what ->
    [shrines] Schrein auf
    [sewers] Gullys auf
    [fish] Fisch auf
    [cats] Katze auf
   *[walls] Mauer zwischen
} { $where }.
# en: 701eea24
draw-of = { $place } ({ $player ->
    [0] rot
   *[1] blau
})
# en: 09d91259
draw-a =
    .shrine = ein Schrein
    .sewer = ein Gully
    .cat = eine Katze
    .fish = ein Fisch
    .red-fish = ein roter Fisch
    .blue-fish = ein blauer Fisch
    .red-cat = eine rote Katze
    .blue-cat = eine blaue Katze
# en: 829254e1
draw-held = Auf { $place } ist schon { $held }; nimm das weg, wenn dort { $what } hinsoll.
# en: 8a962e5a
draw-no-side = { $a } und { $b } haben keine Seite gemeinsam; eine Mauer steht zwischen zwei Nachbarn, nie an einer Ecke.
# en: 503de836
draw-rows-differ = { $a } und { $b } liegen nicht in einer Reihe; zwei Gullys, die zusammengehören, schon.
# en: ae188fe1
draw-counterpart = Gegenüber von { $here } liegt { $there }, aber auf { $place } ist schon { $held }; wähle einen anderen zweiten Gully, oder zeichne ohne Symmetrie.
# en: 4de3c896
draw-no-start = { $place } liegt in keiner Startreihe; Katzen starten in Reihe 1 (Rot) oder Reihe { $row } (Blau).
# en: a83b47f1
draw-no-edge = { $place } liegt in keiner Randreihe; Fische werden in Reihe 1 oder Reihe { $row } gezeichnet.
# en: ed8ca97e
draw-no-twin = Zum Gully auf { $place } fehlt noch der zweite: Wähle ein anderes Feld in Reihe { $row }.
# en: fce0c55c
draw-count = { $what ->
    [red-fish] Rote Fische
    [red-cats] Rote Katzen
    [blue-fish] Blaue Fische
   *[blue-cats] Blaue Katzen
}: { $found }, es sollten aber { $wanted } sein; zeichne alle Fische und Katzen von beiden Seiten oder gar keine.
# en: 9967cfad
draw-favours = Er bevorzugt eine Seite: { $why }.
