### What a table says itself, in whatever game. Variables: the file in en; words: docs/glossary/de.md.

## What a mouse does in every sentence that is shown, and what a finger does in its place
# en: be950886
click = Klick
    .tap = Tipp

## The row of buttons above the board, and what "More" unfolds
# en: 41714148
undo = Rückgängig
    .tip = Die letzte Entscheidung zurücknehmen (U)
# en: 4f8ff2fd
redo = Wiederholen
    .tip = Das Zurückgenommene wiederholen (Y)
# en: 22f94ca1
guide = Anleitung
    .tip = Auf dem Spielplan zeigen, wie die nächsten drei Züge gehen
# en: d6b37ac8
give-up = Aufgeben …
    .tip = Das Spiel hier beenden, wenn du es noch einmal bestätigst
# en: 176ca96a
set-up = Neues Spiel …
    .tip = Wer spielt, wie stark und nach welchen Hausregeln
# en: 3d6aee26
more = Mehr
    .tip = Neues Spiel, Wert, Einblendungen, Verlauf, Rückblick, Speichern
# en: 41009ecd
replay = Ansehen
# en: 08729322
worth-of-choices = Wert der Möglichkeiten
# en: 58a00019
hidden = nur im Tipp
# en: d528786f
step-by-step = Schritt für Schritt
# en: 2deed4bd
real-dice = Ich werfe echte Würfel
# en: 046977c7
speed = Tempo
# en: 40081b36
slow = langsam
# en: e572274f
usual = normal
# en: be4d7690
fast = schnell
# en: 55c17a02
at-once = sofort
# en: db5b0704
sound = Ton
# en: fd5735a8
cover = Karten beim Spielerwechsel verdecken
# en: a6f2a0db
open-hands = Offene Karten
# en: 977fa953
show-on-board = Auf dem Plan zeigen:
# en: c812d4f6
signs = Was die Zeichen auf dem Plan bedeuten
    .new = Lila Rahmen: Das hat sich gerade geändert.
# en: 5c370787
hint = Tipp
    .tip = Was ist eine gute Wahl? Frag noch einmal, was sie wert ist, und dann, warum (H)
# en: a5c44d52
hint-worth = Wie gut?
# en: 48922353
hint-why = Warum?

## The tabs
# en: ad98876a
log = Verlauf
# en: 68963522
luck = Glück
# en: 77220005
review = Rückblick
# en: e428a97c
new-game = Neues Spiel
# en: a34bf2e6
how-to-play = { $game }: so geht’s

## Choices beside the board
# en: e52f2f04
choices = Deine Möglichkeiten
# en: cc9a376e
choices-worth = Was jede Möglichkeit wert ist
# en: 94743a73
is-over = Das Spiel ist zu Ende
# en: 3d985209
play-again = Noch einmal spielen
# en: fb6784cd
review-this = Rückblick auf dieses Spiel
    .tip = Jede deiner bisherigen Entscheidungen beurteilen
# en: 64a50565
show-my-cards = Ich bin { $who }: zeig meine Karten
# en: 52744201
goal-is-silent = „{ $goal }“ sagt über diese Möglichkeiten nichts.
# en: 2311e505
goal-is-same = „{ $goal }“ ist hier bei allen Möglichkeiten gleich.
# en: 9f579cb1
working = wird ausgerechnet …
# en: a5f68f13
close = zu knapp, um es zu sagen
# en: ce6440a4
best-choice = beste Möglichkeit
# en: 3f814db7
may-be-best = vielleicht am besten
# en: ef23b77f
hint-others = { FORM($n, "Eine andere Möglichkeit", "Andere Möglichkeiten") } { $close ->
    [yes] { FORM($n, "ist", "sind") } vielleicht genauso gut
   *[no] { FORM($n, "ist", "sind") } genauso gut
}.
# en: acd18542
no-matter = Mehrere Möglichkeiten bringen hier gleich viel; welche davon du nimmst, ist egal.
# en: b2c16570
only-choice = Du kannst jetzt nur eines tun.
# en: e14d1523
how-known = Der Computer hat von hier aus { $games } Partien durchgespielt: { $n ->
    [1] So lief es am besten
    [2] „{ $best }“ und „{ $other }“ schnitten etwa gleich gut ab
   *[other] Mehrere Möglichkeiten schnitten etwa gleich gut ab
}.
# en: b9366745
next-best = Das Nächstbeste, „{ $other }“, { $chance ->
    [yes] bringt { $less } statt { $value }
    [cost] kommt auf { $less } statt { $value }
   *[no] ist um { $by } schlechter
}.
# en: 96981f20
all-the-same = Hier sind alle Möglichkeiten gleich viel wert.
# en: 9ced9c23
some-may-be-best = { $some ->
    [yes] Zu knapp für eine Antwort: die ersten { $n } können die besten sein.
   *[no] Das lässt sich noch nicht sagen: Spiel, was du willst.
}
# en: 7254d494
falls-short = { $by }{ FORM($chance, " Prozentpunkte", "") } schlechter
# en: 2365c1dc
about-as-good = etwa so gut wie die beste
# en: 24bf37f1
worth = wert: { $value }
# en: ca4258eb
choice-spoken = { $choice }, wert: { $value }, { $rank }
# en: e8243e12
exactly = genau { $value }
# en: 8e430f34
more-below = ▾ noch # weiter unten
    .above = ▴ mehr darüber
# en: 7e10e4c3
show-all = alle { $n } Möglichkeiten zeigen
# en: 699316c6
press-r = Drück R, um das Ausgewählte zu spielen, oder Esc, um es abzuwählen.
# en: eff22def
let-decide = { $who } entscheiden lassen
# en: 2b6a0bfa
chance-due = Der Zufall ist dran
    .act = den Zufall entscheiden lassen
# en: 22457bee
card-due = Eine Karte ist dran
    .act = die nächste Karte aufdecken
# en: 747ddf5a
dice-due = Würfel sind dran
    .act = den nächsten Würfel werfen
# en: 88e466ae
die-shows = Was zeigt der Würfel?
# en: 19ab9315
sooner = „{ $best }“ ist genauso viel wert wie „{ $other }“, und du stehst danach besser.

## What goes wrong when something is touched
# en: 1a33a0fa
nothing-to-undo = Es gibt nichts, was du zurücknehmen kannst.
# en: da82c9e2
nothing-to-redo = Es gibt nichts zu wiederholen.
# en: b3f1bf2d
nothing-to-repeat = Es gibt nichts fortzusetzen; wähle eine der Möglichkeiten.
# en: d4fb9e1b
nothing-covered = Nichts ist verdeckt; wer am Zug ist, sieht die Karten.
# en: 3555a943
no-more-hints = Frag nach einem Tipp, wenn du wählen darfst.
# en: ecea4fa4
several-ways = Da gibt es mehrere Möglichkeiten; sag, welche du meinst.
# en: 05cc4420
no-action = Mit dem, was ausgewählt ist, geht hier nichts.
# en: 6107cbcb
pass-screen = Gib den Bildschirm an { $who } weiter
# en: fe6fc9be
then-presses-s = { $asked }, und drückt dort S.
# en: 0f5338aa
bot-stopped = { $who } ist beim Denken stecken geblieben ({ $reason }). Dein Spiel ist gesichert: lass { $who } noch einmal entscheiden, oder öffne „Neues Spiel“ und setz einen anderen Bot dorthin.

## The sentence under the board and the log
# en: 272cd9b6
over-and = Das Spiel ist zu Ende. { $ending }
# en: f9a171f3
the-end = Das Ende
# en: 85fb3225
nothing-yet = Noch ist nichts passiert.
# en: a54b0764
before-that = { $heading }, davor

## The bar at the side of the board: who wins how often, and what that holds for
# en: 27efb724
if-solved = wenn alle so gut spielen, wie es geht
# en: d7af1c3d
if-guessed = geschätzt durch eine Baumsuche
# en: c0e88b3e
if-balanced = im Gleichgewicht
# en: 7043c310
if-like = wenn alle weiterspielen wie { $bots }
# en: a8ceb603
the-others = die anderen
# en: 028dd916
won-together = gemeinsam gewonnen
# en: c718ee9b
lost-together = verloren
# en: 29fa3b57
your-team = dein Team
# en: 8f728d98
other-team = die anderen

## The small chart, and the tab Luck
# en: 6245d75a
what-next = Was als Nächstes kommen kann
# en: 1a813ca3
next-worked-out = Es wird ausgerechnet, was als Nächstes kommen kann
# en: 643c7a29
after = Nach „{ $choice }“
# en: b6a7eb22
luck-later = Hier steht bald nach jedem Wurf, wie viel Glück er war.
# en: 15673a1a
last-roll = Letzter Wurf
# en: 382273e8
all-rolls = Alle Würfe bisher

## The offer to go on with a game that was kept
# en: f8527169
go-on-asks = Mit Zug { $turn } weitermachen?
# en: b00892f8
games-kept = Hier { FORM($n, "ist", "sind") } { $n } { FORM($n, "Spiel", "Spiele") } gesichert.
# en: 89ede994
go-on = Weitermachen
    .tip = Mit dem gesicherten Spiel weitermachen
# en: 7bb2ac41
go-on-game = Spiel { $number }, Zug { $turn }
# en: 8b576c9e
put-aside = Was sich nicht lesen lässt, wird beiseitegelegt und nicht gelöscht, wenn du weiterspielst.
# en: 23062064
save-copy = Kopie speichern
    .tip = Was nicht gelesen werden kann, in eine Datei schreiben
# en: 73a3ce50
start-anew = Neu anfangen
    .tip = Das gesicherte Spiel lassen und dieses spielen
# en: cc842e92
lost = Der Kernel läuft nicht mehr; dein Spiel ist gesichert. Führ die Zelle aus, um weiterzuspielen.
# en: 09b6713a
kept-beside = Auch ein anderer Tisch sichert sein Spiel hier; dieses wird daneben gesichert, und nichts geht verloren.
# en: a5b9b63d
kept-again = Dieses Spiel wird wieder gesichert.
# en: 311c822c
kept-unreadable = Das gesicherte Spiel kann nicht gelesen werden: { $why }.
# en: 604c891d
none-kept = Hier ist kein Spiel gesichert; spiel das auf dem Tisch.
# en: 440e12b9
cannot-keep = Dieses Spiel kann nicht gesichert werden: { $place }: { $why }.
# en: 4ba3326a
disk-busy = andere Programme schreiben dort ständig

## The guide of the first turns
# en: 15bff92b
guide-step = Zug { $turn } von { $turns }: { $said }
# en: bf069c19
others-play = Gleich bist du dran.
# en: 8627ff0d
guide-over = Jetzt weißt du, wie es geht. Frag nach einem Tipp, wann immer du willst; alle Regeln stehen hinter dem „?“.
# en: e753ec42
skip = Ohne Anleitung weiterspielen
# en: 1613d8de
end-game = Spiel beenden
    .tip = Das Spiel endet hier; „Rückgängig“ nimmt das zurück
# en: 34ebe0ff
play-on = Weiterspielen
    .tip = Mit dem Spiel weitermachen

## The tab Save
# en: 67395a9b
file = Datei
# en: 808bbb27
the-file = Die Datei
# en: f8a0fd9b
paste-code = Hier einen Code zum Teilen einfügen
# en: 0e954a45
share-code = Code zum Teilen
# en: e54bc1fd
save = Speichern
    .tip = Das Spiel in die Datei schreiben
# en: 2c274e91
open = Öffnen
    .tip = Mit dem Spiel in der Datei weitermachen
# en: c2ae280b
make-code = Code zum Teilen erzeugen
    .tip = Das ganze Spiel als eine Zeile Text zeigen
# en: eddfa40f
load-code = Code laden
    .tip = Mit dem Spiel des Codes weitermachen
# en: 14d75e8f
not-a-match = { $file } gibt es schon, und es ist kein gespeichertes Spiel; wähle einen anderen Namen.
# en: 7db6af92
saved-in = Gespeichert in { $files }.{ FORM($secret, " Die Datei enthält auch die verdeckten Karten.", "") }
# en: 11ff1508
goes-on-with = Es geht mit { $file } weiter.
# en: 9b820b61
code-holds = Der Code enthält das ganze Spiel; wer ihn lädt, kann von hier aus weiterspielen.{ FORM($secret, " Der Code enthält auch die verdeckten Karten.", "") }
# en: 3d429cd3
no-code = Noch gibt es keinen Code; füg einen ein oder erzeuge einen von diesem Spiel.
# en: ccd5d411
goes-on-with-code = Es geht mit dem Spiel des Codes weiter.
# en: 5b80c74b
no-name = Die Datei hat noch keinen Namen; gib ihr einen.
# en: 14d2c917
file-trouble = { $file }: { $why }.

## The tab New game
# en: f0919a7c
a-person = ein Mensch
# en: 0ab5b14f
seed = Startwert
# en: 8cd82d14
by-chance = zufällig
# en: 2d63121c
players = Spieler
# en: 6fcbc764
start = Neues Spiel
    .tip = Mit diesen Spielern und Regeln neu anfangen
# en: 9202e713
house-rules = Hausregeln
    .tip = Die Regeln des nächsten Spiels ändern
# en: 96bcbb5d
rules = Regeln
    .tip = Regeln des nächsten Spiels: unsere Lesart oder ganz wörtlich.
# en: 2810fc33
ours-is = { $ours }
# en: 8dc745f6
literal = ganz wörtlich
# en: 11fae88f
chosen = wie gewählt
# en: 5c530a21
bad-seed = seed={ $seed }: ein Startwert ist eine ganze Zahl, oder leer für eine zufällige.
# en: 9f291501
name-of = Name von { $who }
# en: 519d596f
show-all-rules = Alle { $n } Hausregeln zeigen
# en: 982bc7f2
rules-changed = { $n } { FORM($n, "Hausregel", "Hausregeln") } in diesem Spiel geändert.
# en: 998afe89
next-game = Das nächste Spiel: { $n } { FORM($n, "Spieler", "Spieler") }{ $changes ->
    [no] {""}
   *[other] , { $changes }
}.
# en: 5cec3283
rule-number = { $name }, Nummer { $n }

## Der Rückblick
# en: 64bf90ad
review-offer = Dein bester Moment, die Entscheidungen, die dich am meisten gekostet haben, und wie viel Glück du hattest.
# en: 17e2813b
review-busy = Wird ausgerechnet: { $chance } sind fertig. Bis dahin ist alles hier nur ungefähr.
# en: 01c25992
judged-by = Maßstab
    .best = das beste bekannte Spiel
    .tip = Wie stark die Spieler sind, nach denen geurteilt wird: Ein Fehler ist dann, was Siege kostet, wenn alle so weiterspielen wie sie
# en: 5661ab9f
judged-like = So würde { $who } urteilen: Ein Fehler ist, was Siege kostet, wenn alle so weiterspielen.
# en: 197bf3dc
back-to-end = Zurück ans Ende
    .tip = Dort weiterspielen, wo das Spiel steht
# en: 8e454e41
looking-at = Du siehst gerade: { $heading }.
# en: d87fb7ce
look-at-it = Diese Entscheidung ansehen
# en: d29b7015
decision-gone = Diese Entscheidung gehört nicht mehr zu diesem Spiel; mach den Rückblick noch einmal.
# en: ab127db6
was-better = { $choice }. Besser: { $best } ({ $by }).
# en: 0dcc8749
mistakes = { $n ->
    [1] Ein Fehler
   *[other] { $n } Fehler
} bei { $who ->
    [you] deinen { $all } Entscheidungen
   *[other] { $all } Entscheidungen von { $who }
}. { FORM($n, "Das war er:", "Die teuersten:") }
# en: 11ba621f
no-mistake = Kein { FORM($sure, "sicherer ", "") }Fehler bei { $who ->
    [you] { FORM($n, "deiner einen Entscheidung", "deinen") }
   *[other] { FORM($n, "der einen Entscheidung von", "den Entscheidungen von") } { $who }
}{ $who ->
    [you] { $n ->
        [one] {""}
       *[other] {" "}{ $n } Entscheidungen
    }
   *[other] {""}
}.
# en: f9f563f0
best-moment = { $who ->
    [you] Dein bester Moment
   *[other] Der beste Moment von { $who }
}: { $heading }, „{ $choice }“. Danach { $by ->
    [no] stieg der Wert ({ $goal }) von { $low } auf { $high }
   *[other] stieg der Wert ({ $goal }) um { $by }
}.
# en: 124a7b07
luck-amount = Glück und das, was die anderen taten: { $by }.
# en: e034ea5a
luck-even = Glück und das, was die anderen taten, haben { $who ->
    [you] dir
   *[other] { $who }
} kaum geholfen oder geschadet ({ $goal }).
# en: 34bfe8f2
luck-was = Glück und das, was die anderen taten, haben { $who ->
    [you] dir
   *[other] { $who }
} { FORM($much, "sehr", "etwas") } { FORM($good, "geholfen", "geschadet") } ({ $goal }).
# en: f419e52a
percentage-points = { $by } Prozent{"\u00AD"}punkte
# en: 6ce679da
curve = { $goal } von Entscheidung zu Entscheidung
    .click = { $goal }; ein Klick führt hin
# en: 5fc2028e
smoothed = geglättet
# en: 275ddfe0
at-each-decision = bei jeder Entscheidung
# en: 6e81c59c
gave-away = { $choice }, { $by } verschenkt, besser: { $best }
# en: 1c6825c6
mark = { $how ->
    [exact] exakt
    [bound] auf ein Millionstel genau
    [equilibrium] Gleichgewicht
   *[estimate] { $n ->
        [no] Schätzung
       *[other] Schätzung aus { $n } Spielen
    }
}
