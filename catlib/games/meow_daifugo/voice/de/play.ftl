### Meow Meow Daifugō: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = Werde alle deine Karten los, bevor es die anderen schaffen.

## Names
## Taken into other sentences. Suits are said as in card games: Weiß 5, like Herz 5.

mikan = Mikan
kuro = Kuro
shiro = Shiro
tama = Tama
white = Weiß
black = Schwarz
doppelganger = Doppelgänger
card = { $suit } { $number }
black-card = Schwarz { $number } ({ $second ->
    [yes] 2 Ringe
   *[no] 1 Ring
})
    .short = Schwarz { $number }
wild = { $suit } ?
a-card = eine Karte
a-wild = ein ?
cards = { $n ->
    [0] keine Karte
   *[other] { $n } { FORM($n, "Karte", "Karten") }
}
circles = { $n } { FORM($n, "Ring", "Ringe") }
points = { $n } { FORM($n, "Punkt", "Punkte") }
turns = { $n } { FORM($n, "Zug", "Züge") }
    .dative = { $n } { FORM($n, "Zug", "Zügen") }

## Plays
## What plays are called, in the log and on the table.

single = { $suit } { $wild ->
    [0] { $rank }
   *[other] ? als { $rank }
}
equal = { $rank }er-{ $count ->
    [2] Paar
    [3] Drilling
    [4] Vierling
    [5] Fünfling
    [6] Sechsling
   *[7] Siebenling
} aus { $held }
    .accusative = { $count ->
        [2] ein
       *[other] einen
    } { equal }
two-black = zweimal Schwarz
a-doppelganger = Doppelgänger
sequence = { $suit } { $numbers }{ $wild ->
    [0] {""}
   *[other] , ? als { $wild }
}
doppelgangers = Doppelgänger { $numbers }
the-other-black = { $play } (1 Ring)
    .accusative = { AS($play, "accusative") } (1 Ring)
other-blacks = { $play } (Schwarz { $numbers } mit 1 Ring)
    .accusative = { AS($play, "accusative") } (Schwarz { $numbers } mit 1 Ring)

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

shuffle =
    .asks = der Stapel wird gemischt
    .name = { $card } liegt an Stelle { $place } im Stapel
    .told = Der Stapel wird gemischt
deal =
    .asks = eine Karte wird ausgeteilt
    .name = { $who } bekommt { $card }
    .told = { $alone ->
        [yes] { $each } { FORM($each, "Karte wird", "Karten werden") } ausgeteilt
       *[no] Alle bekommen { $each } { FORM($each, "Karte", "Karten") }
    }
last-round = Die letzte Runde ging an { -dich }
has-cards = { $who } { FORM($who, "hast", "hat") } { $cards }
turn-up =
    .asks = eine Karte wird aufgedeckt
    .name = { $card } wird aufgedeckt
    .told = In der Auslage { FORM($n, "wird", "werden") } { $cards } aufgedeckt
draw =
    .asks = eine Karte wird gezogen
    .name = { $who } zieht { $card }
    .told = { $who } { FORM($who, "ziehst", "zieht") } { $card }
exchange =
    .asks = { FORM($who, "hast beide ? und legst", "hat beide ? und legt") } eins unter den Stapel
    .you = Du hast beide ?: klick die Karte an, die unter den Stapel soll.
    .name = { $card } unter den Stapel legen
    .told = { $who } { FORM($who, "legst", "legt") } { $card } unter den Stapel

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

duel =
    .asks = { FORM($who, "wählst", "wählt") } eine Karte zum Zeigen; die niedrigste fängt an
    .you = Klick eine Karte zum Zeigen an; die niedrigste fängt an.
    .guide = Die niedrigste Karte fängt an: zeig deine niedrigste.
    .name = { $card } zeigen
    .told = { $who } { FORM($who, "wählst", "wählt") } { $card } zum Zeigen
shows = { $who } { FORM($who, "zeigst", "zeigt") } { $card }
the-lowest-starts = Die niedrigste fängt an: { $who }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

play =
    .asks = { $lead ->
        [alone] { FORM($who, "spielst", "spielt") } in Zug { $turn } irgendetwas; ab { $turn } { FORM($turn, "Karte", "Karten") } ist die nächste Karte frei zu wählen
        [shown] { FORM($who, "spielst", "spielt") } etwas mit { $must } aus
        [none] { FORM($who, "schlägst", "schlägt") } { AS($top, "accusative") } oder { FORM($who, "passt", "passt") }
       *[free] { FORM($who, "spielst", "spielt") } irgendetwas aus
    }
    .you = { $lead ->
        [alone] Klick an, was du spielst: eine Karte, gleiche Zahlen oder eine Reihe. Ab { $turn } { FORM($turn, "Karte", "Karten") } darfst du deine nächste Karte wählen.
        [shown] Du spielst aus: klick an, was du spielst; { $must } muss dabei sein.
        [none] { $beats ->
            [yes] Klick Karten an, die { AS($top, "accusative") } schlagen (genauso viele, von derselben Art, höher), oder { passing }.
           *[no] Du hast nichts, was { AS($top, "accusative") } schlägt: { passing }.
        }
       *[free] Du spielst aus: klick an, was du spielst: eine Karte, gleiche Zahlen oder mindestens drei in einer Reihe von einer Farbe.
    }
    .guide = { $does ->
        [pass] Zu schwer zu schlagen: passe.
        [take] Zu schwer zu schlagen: passe und nimm eine Karte.
       *[play] { $top ->
            [no] Du fängst an: spiel eine Karte, ein Paar oder mehr oder eine Reihe in einer Farbe.
           *[other] Schlag das: spiel genauso viele Karten, aber höhere.
        }
    }
    .name = { $does ->
        [pass] passen
        [take] passen und { $card } nehmen
       *[play] { $play }
    }
    .told = { $does ->
        [pass] { $who } { FORM($who, "passt", "passt") }
        [take] { $who } { FORM($who, "passt und nimmst", "passt und nimmt") } { $card } aus der Auslage
       *[play] { $who } { FORM($who, "spielst", "spielt") } { AS($play, "accusative") }{ $lead ->
            [free] {" "}aus
            [shown] {" "}aus
           *[other] {""}
        }{ $top ->
            [no] {""}
           *[other] {" "}über { AS($top, "accusative") }
        }; { $left ->
            [0] { FORM($who, "deine", "die") } Hand ist leer
           *[other] noch { $left } { FORM($left, "Karte", "Karten") }
        }
    }
passing = { $passes ->
    [pass] passe
    [take] passe und nimm eine Karte aus der Auslage
   *[either] passe und nimm, wenn du willst, eine Karte aus der Auslage
}
nobody-beats = Niemand schlägt { AS($top, "accusative") }: als Nächstes { $who ->
    [you] spielst du
   *[other] spielt { $who }
} aus
choose =
    .asks = { FORM($who, "nimmst", "nimmt") } eine Karte aus der Auslage oder die oberste vom Stapel
    .you = Klick eine Karte der Auslage an, um sie zu nehmen, oder nimm die oberste vom Stapel.
    .name = { $does ->
        [top] die oberste Karte
       *[take] { $card }
    } nehmen
    .told = { $who } { FORM($who, "nimmst", "nimmt") } { $does ->
        [top] die oberste Karte vom Stapel
       *[take] { $card } aus der Auslage
    }

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

over =
    .asks = das Spiel ist zu Ende
wins-the-round = { $who } { FORM($who, "gewinnst", "gewinnt") } die Runde
all-played = Alle Karten sind gespielt, in Zug { $turn }
loses = { $who } { FORM($who, "verlierst", "verliert") } { $lost } für { $circles }
for-cards-left = { loses } auf den übrigen Karten
outcome = { $alone ->
    [yes] { $cleared ->
        [yes] geschafft in Zug { $turn }
       *[no] nicht geschafft in { AS($turns, "dative") }
    }
   *[no] { wins-the-round }{ $losers ->
        [no] {""}
       *[other] , das Spiel { FORM($n, "verliert", "verlieren") }: { $losers }
    }
}
standing = { $alone ->
    [yes] { $cleared ->
        [yes] geschafft in Zug { $turn }
       *[no] nicht geschafft
    }
   *[no] { $lost } verloren
}
ending-alone = { $cleared ->
    [yes] Du hast alle deine Karten in { AS($turns, "dative") } gespielt
   *[no] Nicht geschafft in { AS($turns, "dative") }
}
ending-of-two = { $who } { FORM($who, "gewinnst", "gewinnt") } das Spiel: { has-lost }
has-lost = { $whom } { FORM($whom, "hast", "hat") } { $lost } verloren
won-the-round = { wins-the-round } mit leerer Hand
loses-the-match = { $who } { FORM($who, "verlierst", "verliert") } das Spiel: { $lost } verloren

## The position
## For the terminal and for reports of errors; in short.

goal-alone = Spiel alle deine Karten in möglichst wenigen Zügen; das ist Zug { $turn }
goal = Wer zuerst alle Karten spielt, gewinnt{ $ends ->
    [last-point] ; die anderen zahlen für die Ringe auf ihren übrigen Karten. { $sizes }. Verlorene Punkte: { $lost }
   *[one-round] {" "}die Runde. { $sizes }
}
card-count = { $n } { FORM($n, "Karte", "Karten") }
size = { $who } { card-count }
lost-so-far = { $who } { $n }
heading = { $alone ->
    [yes] Zug { $turn }
   *[no] Runde { $round }
}
position = { $hands }; Auslage: { $field }; Stapel: { $pile }; { $now }
hand = { $who }: { $cards }
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] , verlorene Punkte { $points_lost }
}{ $top ->
    [no] {""}
   *[other] , zu schlagen: { $top }
}
list-semicolon = { $before }; { $last }
new = neu
just-taken = gerade genommen

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

log-to = an { -dich }: { $card }
log-a-card-to = eine Karte an { -dich }
log-turned-up = aufgedeckt: { $card }
log-others-show = , { $shown }
log-shown = { $who } { $card }
log-wins = , und { FORM($who, "gewinnst", "gewinnt") } die Runde{ $paid ->
    [no] {""}
   *[other] ; { $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

nobody-plays = Jetzt spielt niemand.
not-in-hand = { $cards }: nicht auf dieser Hand.
no-card-chosen = Keine Karte ist gewählt.
wild-is-of-a-suit = { $cards }: eine Reihe ist von einer Farbe, und dieses ? ist { $suit }.
one-suit = { $cards }: eine Reihe ist von einer Farbe, und das sind { $suits }.
no-such-play = { $cards }: weder gleiche Zahlen noch eine Reihe von mindestens drei in einer Farbe.
forbidden = { $cards }: eine Hausregel verbietet das.
shown-again = Wer zuerst ausspielt, spielt auch { $must }, die gezeigte Karte.
other-sort = { $play } { $play ->
    [doppelgangers] sind
   *[other] ist
} { $sort }; { $top } { $top ->
    [doppelgangers] sind
   *[other] ist
} { $wanted }.
a-single = eine einzelne Karte
a-set = ein Satz gleicher Zahlen
a-sequence = eine Reihe
other-count = { $play } { $play ->
    [doppelgangers] zählen
   *[other] zählt
} als { $cards }; { $top } { $top ->
    [doppelgangers] zählen
   *[other] zählt
} als { $wanted }.
too-low = { $play } { $play ->
    [doppelgangers] sind
   *[other] ist
} nicht höher als { $top }; { $highest ->
    [8] über 8 geht nichts
   *[other] die höchste Zahl muss über { $highest } liegen
}.
card-comes = Gleich kommt eine Karte.
can-be-played = Diese Karte kann gespielt werden.
leader-cannot-pass = Wer ausspielt, kann nicht passen.
passing-takes = Wer passt, nimmt eine Karte, solange welche da sind.
one-card-is-shown = Im Duell wird eine Karte gezeigt.
one-wild-goes = Ein ? kommt unter den Stapel.
another-number = Das ? kann hier nicht diese Zahl sein.
another-count = Mit diesen Karten zählt der Doppelgänger anders.
no-card-there = An dieser Stelle der Auslage liegt keine Karte.
leader-takes-none = Wer ausspielt, kann nicht passen und nimmt darum keine Karte.
deck-is-empty = Ist der Stapel leer, nimmt niemand eine Karte.
hand-is-full = Wer { $hand_limit } { FORM($hand_limit, "Karte", "Karten") } hat, nimmt keine mehr.
taken-when-passing = Karten der Auslage werden beim Passen genommen.
