### Meow Meow Daifugō: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

others = Spieler
own-hand = Hand
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , bekannt: { LIST($known, "comma") }
}
has-chosen = hat eine Karte gewählt
played-last = hat zuletzt gespielt

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

good-result = Sechs Züge sind ein gutes Ergebnis.
enough-cards = Genug Karten: nimm eine aus der Auslage oder die oberste vom Stapel.
choice-from = Zug { $turn }: { $turn ->
    [1] was du auch spielst,
   *[other] spiel mindestens { $turn } Karten, dann
} darfst du deine nächste Karte wählen.
played-so-far = bisher gespielt
cards-in-plays = { $cards } in { $plays } { FORM($plays, "Zug", "Zügen") }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

deck-and-field = Stapel und Auslage
the-deck = Stapel
the-field = Auslage
deck-of = Stapel, { $cards }
deck-does = Wird eine Karte der Auslage genommen, kommt die nächste vom Stapel dorthin.
on-the-field = Auslage, { $card }
field-does = Wer passt, { FORM($must_take, "nimmt", "darf") } eine Karte der Auslage{ FORM($must_take, "", " nehmen") }.
take-slot = nehmen ({ $n })
with-circles = { $card }, { $circles }
cost-of-a-card = Bleibt die Karte auf der Hand, wenn jemand fertig ist, kostet sie { $circles }.
wild-does = Das ? ist jede Zahl seiner Farbe. { cost-of-a-card }
doppelganger-does = Zählt als eine Karte oder als zwei mit seiner Zahl. { cost-of-a-card }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

last-play = Zuletzt gespielt
to-beat = Zu schlagen: { $who ->
    [you] deine Karten
   *[other] Karten von { $who }
}
every-turn-leads = Jeder Zug spielt aus: spiel, was du willst.
game-is-over = Das Spiel ist zu Ende.
lowest-shown-starts = Die niedrigste gezeigte Karte fängt an.
one-of-both-goes = Beide ? auf einer Hand: eins muss weg.
now-leads = { $name } { FORM($who, "spielst", "spielt") } aus
nothing-is-played = Noch nichts gespielt.

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

how-meant = Wie Karten gemeint sind
what-to-do = Was tun
pass-button = Passen (P)
choose-first = Wähle Karten
play-button = Spielen (R)
show-button = Zeigen (R)
put-button = Unter den Stapel (R)
stands-for = ? als
stands-for-number = ? als { $n }
times-two = Doppelgänger ×2
counts-as-two = der Doppelgänger zählt als zwei

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

score = Punkte
stakes = { $alone ->
    [yes] weniger Züge sind besser
   *[no] { $ends ->
        [one-round] eine Runde
       *[last-point] aus bei { $points } { FORM($points, "verlorenem Punkt", "verlorenen Punkten") }
    }
}
paid-for = −{ $circles }
won-it = Runde gewonnen
score-does = Wer eine Runde gewinnt, verliert nichts; die anderen verlieren Punkte für die Ringe auf ihrer Hand.
not-seen = { $cards } nicht gesehen

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

show-suits = Hand nach Farben sortiert
show-unseen = Karten, die du nicht gesehen hast
