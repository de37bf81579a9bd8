### Meow Meow Daifugō: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c9132eab
others = Spieler
# en: 38f24ce6
own-hand = Hand
# en: 3ddbaeb6
hand-costs = { $circles }: { $band } kosten { $lost }
# en: 2388c55b
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , bekannt: { LIST($known, "comma") }
}
# en: aa799e50
has-chosen = hat eine Karte gewählt
# en: 53336bd5
played-last = hat zuletzt gespielt

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 9ed83e66
enough-cards = Nimm eine aus der Auslage oder die oberste vom Stapel.
# en: 2354cf95
the-turn = Zug
# en: 5c810b7e
played-so-far = Bisher gespielt
# en: d63dab65
cards-in-plays = bisher { $cards } in { $plays } { FORM($plays, "Zug", "Zügen") }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 11e34f1d
deck-and-field = Stapel und Auslage
# en: 96e95eae
the-deck = Stapel
# en: c5a5b5a3
the-field = Auslage
# en: f84a5709
deck-of = Stapel, { $cards }
# en: 3dd4b602
deck-does = Wird eine Karte der Auslage genommen, kommt die nächste vom Stapel dorthin.
# en: 38178441
on-the-field = { $card }, in der Auslage
# en: d05fa0e5
field-does = Wer passt, { FORM($must_take, "nimmt", "darf") } eine Karte der Auslage{ FORM($must_take, "", " nehmen") }.
# en: 9b59de27
take-slot = nehmen ({ $n })
# en: 1c22b6f9
with-circles = { $card }, { $circles }
# en: d66cba72
cost-of-a-card = { $alone ->
    [yes] {""}
   *[no] Bleibt die Karte auf der Hand, wenn jemand fertig ist, kostet sie { $circles }.
}
# en: ab312a20
wild-does = Das ? ist jede Zahl seiner Farbe. { cost-of-a-card }
# en: ca3d3c9b
doppelganger-does = Zählt als eine Karte oder als zwei mit seiner Zahl. { cost-of-a-card }
# en: ca47fcaa
legend-wild = Weißes ?, schwarzes ?: jede Zahl dieser Farbe; du wählst sie, wenn du die Karte spielst.
# en: 4a6769a8
legend-twice = ×2: ein Doppelgänger, der als zwei Karten seiner Zahl gespielt wurde.
# en: cf2db7aa
legend-circles = { $alone ->
    [yes] {""}
   *[no] Ringe: Wenn jemand fertig ist, verlieren die anderen Punkte für ihre: { LIST($bands, "comma") }.
}
# en: 8cafd5df
band = { $circles } = { $lost }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: eb0738f0
last-play = Zuletzt gespielt
# en: 21ec1d7a
to-beat = Zu schlagen: { $who ->
    [you] deine Karten
   *[other] Karten von { $who }
}
# en: 91cb2d5d
game-is-over = Das Spiel ist zu Ende.
# en: 071ff6e1
lowest-shown-starts = Wer fängt an?
# en: 872e0460
one-of-both-goes = Beide ? auf einer Hand: eins muss weg.
# en: 49bf8c69
now-leads = { $name } { FORM($who, "spielst", "spielt") } aus
# en: ccdd1d61
nothing-is-played = Noch nichts gespielt.

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 452ef6f5
how-meant = Wie Karten gemeint sind
# en: 656729a7
what-to-do = Was tun
# en: 832155cb
pass-button = Passen (P)
# en: 01cd34a1
choose-first = Wähle Karten
# en: c219926f
only-pass = Passe: nimm eine Karte
# en: 2ba2a536
play-button = Spielen (R)
# en: 725caddd
show-button = Zeigen (R)
# en: 42f56dd3
put-button = Unter den Stapel (R)
# en: bba28459
stands-for = ? als
# en: a626eb5b
stands-for-number = ? als { $n }
# en: 4da18d88
times-two = ×2: als zwei Karten
# en: 012d47f2
counts-as-two = „×2“: Der Doppelgänger zählt als zwei

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 72f6573a
score = Punkte
# en: 99e665a0
stakes = { $alone ->
    [yes] weniger Züge sind besser
   *[no] { $ends ->
        [one-round] eine Runde
       *[last-point] aus bei { $points } { FORM($points, "verlorenem Punkt", "verlorenen Punkten") }
    }
}
# en: 921de7d7
paid-for = { $circles }: −{ $n }
# en: 6f2e420b
won-it = Runde gewonnen
# en: b352e346
score-does = Wer eine Runde gewinnt, verliert nichts; die anderen verlieren Punkte für die Ringe auf ihrer Hand.
# en: 3dde694f
not-seen = { $cards } nicht gesehen

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 969e52f2
show-suits = Hand nach Farben sortiert
# en: beba5eae
show-unseen = Karten, die du nicht gesehen hast
