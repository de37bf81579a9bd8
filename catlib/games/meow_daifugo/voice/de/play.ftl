### Meow Meow Daifugō: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 2a6d322e
welcome = { $alone ->
    [yes] Leere deine Hand in möglichst wenigen Zügen: sechs oder weniger sind gut. Nach jedem Zug bekommst du eine Karte.
   *[no] Wer zuerst keine Karten mehr hat, gewinnt die Runde. Wer noch welche hat, verliert Punkte für die Ringe darauf.
}

## Names
## Taken into other sentences. Suits are said as in card games: Weiß 5, like Herz 5.

# en: 696c3bc4
mikan = Mikan
# en: b73fa7d9
kuro = Kuro
# en: 4da6a144
shiro = Shiro
# en: fb304628
tama = Tama
# en: 97e1f657
white = Weiß
# en: 41f60f2b
black = Schwarz
# en: 96bdd929
doppelganger = Doppelgänger
# en: 924c14fb
card = { $suit } { $number }
# en: 80a41843
black-card = Schwarz { $number } ({ $second ->
    [yes] 2 Ringe
   *[no] 1 Ring
})
    .short = Schwarz { $number }
# en: b3b3fb04
wild = { $suit } ?
# en: 4eb90507
a-card = eine Karte
# en: 0d1a2e73
a-wild = ein ?
# en: 78ea4ecc
cards = { $n ->
    [0] keine Karte
   *[other] { $n } { FORM($n, "Karte", "Karten") }
}
# en: dc30e4a0
circles = { $n } { FORM($n, "Ring", "Ringe") }
# en: 24247463
points = { $n } { FORM($n, "Punkt", "Punkte") }
# en: c7967fdd
turns = { $n } { FORM($n, "Zug", "Züge") }
    .dative = { $n } { FORM($n, "Zug", "Zügen") }

## Plays
## What plays are called, in the log and on the table.

# en: 01d81550
single = { $suit } { $wild ->
    [0] { $rank }
   *[other] ? als { $rank }
}
# en: 81339a67
equal = { $count ->
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
   *[7] sieben
} { $rank }er ({ $held })
# en: 820c5599
two-black = zweimal Schwarz
# en: cd1e4119
a-doppelganger = Doppelgänger
# en: 3011763c
doppelganger-twice = Doppelgänger als zwei
# en: f548d494
sequence = { $suit } { $numbers }{ $wild ->
    [0] {""}
   *[other] {" "}(? als { $wild })
}
# en: 99d4cd45
doppelgangers = Doppelgänger { $numbers }
# en: 758f70ac
the-other-black = { $play } (1 Ring)
    .accusative = { AS($play, "accusative") } (1 Ring)
# en: 1c0e5103
other-blacks = { $play } (Schwarz { $numbers } mit 1 Ring)
    .accusative = { AS($play, "accusative") } (Schwarz { $numbers } mit 1 Ring)

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b9f3660
shuffle =
    .asks = der Stapel wird gemischt
    .name = { $card } liegt an Stelle { $place } im Stapel
    .told = Der Stapel wird gemischt
# en: f657f159
deal =
    .asks = eine Karte wird ausgeteilt
    .name = { $who } bekommt { $card }
    .told = { $alone ->
        [yes] { $each } { FORM($each, "Karte wird", "Karten werden") } ausgeteilt
       *[no] Alle bekommen { $each } { FORM($each, "Karte", "Karten") }
    }
# en: 8fbc484b
last-round = Die letzte Runde ging an { -dich }
# en: 6324b35e
has-cards = { $who } { FORM($who, "hast", "hat") } { $cards }
# en: 16a9381e
turn-up =
    .asks = eine Karte wird aufgedeckt
    .name = { $card } wird aufgedeckt
    .told = { $cards } { FORM($n, "wird", "werden") } aufgedeckt
# en: b998c564
draw =
    .asks = eine Karte wird gezogen
    .name = { $who } zieht { $card }
    .told = { $who } { FORM($who, "ziehst", "zieht") } { $card }
# en: d5c2af78
exchange =
    .asks = { FORM($who, "hast beide Fragezeichen und legst", "hat beide Fragezeichen und legt") } eins unter den Stapel
    .you = Du hast beide Fragezeichen: klick die Karte an, die unter den Stapel soll.
    .guide = Niemand darf beide Fragezeichen behalten. Leg eins unter den Stapel.
    .name = { $card } unter den Stapel legen
    .told = { $who } { FORM($who, "legst", "legt") } { $card } unter den Stapel

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 74a1d263
duel =
    .asks = { FORM($who, "wählst", "wählt") } eine Karte zum Zeigen; die niedrigste fängt an
    .you = Wer fängt an? Alle zeigen eine Karte, und die niedrigste fängt an. Klick deine an: Sie bleibt auf deiner Hand.
    .guide = Wer fängt an? Alle zeigen eine Karte, und die niedrigste fängt an. Deine bleibt auf der Hand.
    .name = { $card } zeigen
    .told = { $who } { FORM($who, "wählst", "wählt") } { $card } zum Zeigen
# en: 5d931646
shows = { $who } { FORM($who, "zeigst", "zeigt") } { $card }
# en: c232c5a2
the-lowest-starts = Die niedrigste fängt an: { $who }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 1f9896fe
play =
    .asks = { $lead ->
        [alone] { FORM($who, "spielst", "spielt") } in Zug { $turn } irgendetwas; ab { $turn } { FORM($turn, "Karte", "Karten") } darf die nächste Karte frei gewählt werden
        [shown] { FORM($who, "spielst", "spielt") } etwas mit { $must } aus
        [none] { FORM($who, "schlägst", "schlägt") } { AS($top, "accusative") } oder { FORM($who, "passt", "passt") }
       *[free] { FORM($who, "spielst", "spielt") } irgendetwas aus
    }
    .you = { $lead ->
        [alone] Klick an, was du spielst: eine Karte, gleiche Zahlen oder eine Reihe. { next-card } { fewer-cards }
        [shown] Du spielst aus: klick an, was du spielst; { $must } muss dabei sein.
        [none] { $beats ->
            [yes] Klick Karten an, die { AS($top, "accusative") } schlagen (genauso viele, gleiche Art, höher), oder { passing }.
           *[no] Du hast nichts, was { AS($top, "accusative") } schlägt: { passing }.
        }
       *[free] Du spielst aus: klick an, was du spielst: eine Karte, gleiche Zahlen oder eine Reihe aus mindestens drei Karten einer Farbe.
    }
    .guide = { $does ->
        [play] { $lead ->
            [alone] { $left ->
                [0] Damit ist deine Hand leer.
               *[other] { $chooses ->
                    [yes] Das genügt, damit du deine nächste Karte wählen darfst.{ longer-plays }
                   *[no] Das genügt nicht, um die nächste Karte zu wählen: Sie kommt vom Stapel.
                }
            }
            [none] Schlag das: Spiel genauso viele Karten, aber höhere.{ twin }
            [shown] Alle haben eine Karte gezeigt. Deine war die niedrigste: Du fängst an, und sie muss dabei sein.
           *[other] Du fängst an: Spiel eine Karte, gleiche Zahlen oder mindestens drei der Reihe nach in einer Farbe.{ twin }
        }
        [take] { $beats ->
            [yes] Du könntest das schlagen, aber passe und nimm eine Karte.
           *[no] Das kannst du nicht schlagen: Passe und nimm eine Karte.
        } { why-pass }
       *[pass] { $beats ->
            [yes] Du könntest das schlagen, aber passe. { why-pass }
           *[no] Das kannst du nicht schlagen: Passe.
        }
    }
    .name = { $does ->
        [pass] passen
        [take] passen und { $card } nehmen
       *[play] { $play }
    }
    .gain = { $does ->
        [play] { $left ->
            [0] { $alone ->
                [yes] Damit ist deine Hand leer.
               *[no] Damit ist deine Hand leer, und du gewinnst die Runde.
            }
           *[other] { keeps }{ $alone ->
                [yes] {""}
               *[no] {" "}{ beaten }
            }
        }
        [take] { why-pass }
       *[pass] { $beats ->
            [yes] { why-pass }
           *[no] {""}
        }
    }
    .told = { $does ->
        [pass] { $who } { FORM($who, "passt", "passt") }
        [take] { $who } { FORM($who, "passt und nimmst", "passt und nimmt") } { $card }
       *[play] { $who } { FORM($who, "spielst", "spielt") } { AS($play, "accusative") }{ $lead ->
            [free] {" "}aus
            [shown] {" "}aus
           *[other] {""}
        }
    }
# en: 8130e53b
keeps = Dir { FORM($left, "bleibt", "bleiben") } { $left } { FORM($left, "Karte", "Karten") }, die in { $plays } { FORM($plays, "Zug", "Zügen") } weg sein { FORM($left, "kann", "können") }.
# en: ab299934
longer-plays = { $longer ->
    [later] {" "}Heb dir auf, was mehr Karten hat: Spätere Züge verlangen mehr.
    [now] {" "}Mit mehr Karten auf einmal ist deine Hand schneller leer.
   *[no] {""}
}
# en: 9147f9a3
beaten = { $beating ->
    [0] Das kann niemand schlagen.
   *[other] { $kind ->
        [single] Von den { $hidden } Karten, die die anderen haben können, { FORM($beating, "schlägt", "schlagen") } { $beating } das.
       *[other] Um das zu schlagen, braucht jemand { $needed }.
    }
}
# en: 1c9ebc7c
why-pass = { $reason ->
    [fewer] { $card }: Damit wirst du deine { $left } Karten in { $plays } { FORM($plays, "Zug", "Zügen") } los (ohne sie: { $were }).
    [joins] { $card }: Auch damit wirst du deine { $left } Karten in { $plays } { FORM($plays, "Zug", "Zügen") } los.
    [deck] Keine Karte der Auslage spart dir einen Zug, eine vom Stapel vielleicht schon.
    [alike] Sie passt zu deinen Karten, wie noch eine andere der Auslage.
    [high] { $card }: Keine einzelne Karte schlägt sie. Damit kannst du ans Ausspielen kommen.
    [breaks] Um das zu schlagen, müsstest du Karten trennen, die zusammengehören.
    [cheap] Sie hat weniger Ringe und kostet dich weniger, wenn du verlierst.
    [none] Noch passt keine Karte der Auslage zu deinen.
    [open] Eine Karte, die du nimmst, kann später ein Paar oder eine Reihe ergeben.
    [waits] Lass erst die anderen ihre hohen Karten ausgeben.
   *[saves] Hohe Karten sind gegen Ende mehr wert: Dann kommst du mit ihnen ans Ausspielen.
}
# en: 0c4bb1f8
twin = { $holds ->
    [yes] {" "}Ein Doppelgänger zählt als eine Karte oder als zwei.
   *[no] {""}
}
# en: d4be35ef
next-card = { $reach ->
    [no] Du kannst keine { $turn } Karten auf einmal spielen:
   *[yes] Ab { $turn } { FORM($turn, "Karte", "Karten") } wählst du deine nächste Karte.
}
# en: 9997f4bc
fewer-cards = { $reach ->
    [no] Deine nächste Karte kommt vom Stapel.
   *[yes] { $turn ->
        [1] Jeder Zug verlangt eine Karte mehr.
       *[other] Sonst kommt sie vom Stapel.
    }
}
# en: 8a06d1a1
passing = { $passes ->
    [pass] passe
    [take] passe und nimm eine Karte aus der Auslage
   *[either] passe und nimm, wenn du willst, eine Karte aus der Auslage
}
# en: b7c1b9bd
nobody-beats = Niemand schlägt den letzten Zug: als Nächstes { $who ->
    [you] spielst du
   *[other] spielt { $who }
} aus
# en: 82150c45
choose =
    .asks = { FORM($who, "nimmst", "nimmt") } eine Karte aus der Auslage oder die oberste vom Stapel
    .you = Klick eine Karte der Auslage an, um sie zu nehmen, oder nimm die oberste vom Stapel.
    .name = { $does ->
        [top] die oberste Karte
       *[take] { $card }
    } nehmen
    .guide = Wähle deine nächste Karte. { why-pass }
    .gain = { why-pass }
    .told = { $who } { FORM($who, "nimmst", "nimmt") } { $does ->
        [top] die oberste Karte vom Stapel
       *[take] { $card } aus der Auslage
    }

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: a3a7ab25
over =
    .asks = das Spiel ist zu Ende
# en: dbfd6e65
wins-the-round = { $who } { FORM($who, "gewinnst", "gewinnt") } die Runde
# en: 2b90d22f
all-played = Alle Karten sind gespielt, in Zug { $turn }
# en: f5cebef2
loses = { $who } { FORM($who, "verlierst", "verliert") } { $lost } für { $circles }
# en: 89ce497d
for-cards-left = { $who } { FORM($who, "hast", "hat") } noch { $circles }: { $band } kosten { $lost }
# en: 02df9761
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
# en: 8734cf28
standing = { $alone ->
    [yes] { $cleared ->
        [yes] geschafft in Zug { $turn }
       *[no] nicht geschafft
    }
   *[no] { $lost } verloren
}
# en: 5acfe3d1
ending-alone = { $cleared ->
    [yes] Du hast alle deine Karten in { AS($turns, "dative") } gespielt
   *[no] Nicht geschafft in { AS($turns, "dative") }
}
# en: 9a7216b3
ending-of-two = { $who } { FORM($who, "gewinnst", "gewinnt") } das Spiel: { has-lost }
# en: 51bc7aec
has-lost = { $whom } { FORM($whom, "hast", "hat") } { $lost } verloren
# en: 9d38c7a2
won-the-round = { wins-the-round } mit leerer Hand
# en: a7c448f4
loses-the-match = { $who } { FORM($who, "verlierst", "verliert") } das Spiel: { $lost } verloren

## The position
## For the terminal and for reports of errors; in short.

# en: db998ff9
goal-alone = Spiel alle deine Karten in möglichst wenigen Zügen (sechs oder weniger sind gut); das ist Zug { $turn }
# en: e1c1b9ff
goal = Wer zuerst alle Karten spielt, gewinnt{ $ends ->
    [last-point] ; die anderen zahlen für die Ringe auf ihren übrigen Karten. { $sizes }. Verlorene Punkte – { $lost }
   *[one-round] {" "}die Runde. { $sizes }
}
# en: d9e6af3d
card-count = { $n } { FORM($n, "Karte", "Karten") }
# en: 4cfbc9cb
size = { $who }: { card-count }
# en: 4caa3349
lost-so-far = { $who }: { $n }
# en: 879d5450
heading = { $alone ->
    [yes] Zug { $turn }
   *[no] Runde { $round }
}
# en: 7279cd8d
position = { $hands }; Auslage: { $field }; Stapel: { $pile }; { $now }
# en: 5e95646f
hand = { $who }: { $cards }
# en: f0a695bc
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] , verlorene Punkte { $points_lost }
}{ $top ->
    [no] {""}
   *[other] , zu schlagen: { $top }
}
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: a9e1458a
new = neu
# en: 1fb1fcb1
just-taken = gerade genommen

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

# en: df9eccff
log-to = an { -dich }: { $card }
# en: 00740777
log-a-card-to = eine Karte an { -dich }
# en: e1d451f7
log-turned-up = aufgedeckt: { $card }
# en: fc55bea1
log-others-show = , { $shown }
# en: f6db26e2
log-shown = { $who } { $card }
# en: f3383b01
log-wins = , und { FORM($who, "gewinnst", "gewinnt") } die Runde{ $paid ->
    [no] {""}
   *[other] ; { $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: a474f766
nobody-plays = Jetzt spielt niemand.
# en: 7b5c81a5
not-in-hand = { $cards }: nicht auf dieser Hand.
# en: cd3f5b2f
no-card-chosen = Wähle zuerst Karten: Klick sie in deiner Hand an.
# en: 100c4661
wild-is-of-a-suit = { $cards }: eine Reihe hat nur eine Farbe, und dieses ? ist { $suit }.
# en: 9f29fdb7
one-suit = { $cards }: eine Reihe hat nur eine Farbe, und das sind { $suits }.
# en: 176e1ad8
no-such-play = Das passt nicht zusammen: Spiel eine Karte, gleiche Zahlen oder mindestens drei der Reihe nach in einer Farbe.
# en: 80d9587f
forbidden = { $cards }: eine Hausregel verbietet das.
# en: 53d730ef
shown-again = Beim ersten Ausspielen muss die gezeigte Karte dabei sein: { $must }.
# en: b64fda4e
too-low = { $highest ->
    [8] Das schlägt nichts: Keine Zahl ist höher als 8.
   *[other] Das reicht nicht. Du brauchst { $needed }.
}
# en: 1ee4e927
needed = { $kind ->
    [single] eine Karte über { $highest }
    [set] { $count ->
        [2] ein Paar
       *[other] { $count } gleiche Zahlen
    } über { $highest }
   *[row] { $count } der Reihe nach in einer Farbe, die letzte über { $highest }
}
# en: 12302360
card-comes = Gleich kommt eine Karte.
# en: 62a9e22d
can-be-played = Diese Karte kannst du spielen.
# en: dd302fc6
leader-cannot-pass = Du fängst an und kannst nicht passen. Spiel etwas aus.
# en: ffcdc4c6
passing-takes = Zum Passen klickst du die Karte in der Auslage an, die du nehmen willst.
# en: af307278
one-card-is-shown = Im Duell wird eine Karte gezeigt.
# en: 9563eef3
one-wild-goes = Ein ? kommt unter den Stapel.
# en: cc1c805c
another-number = Das ? kann hier nicht diese Zahl sein.
# en: 2c4a1725
another-count = Mit diesen Karten zählt der Doppelgänger anders.
# en: d84c4c45
no-card-there = An dieser Stelle der Auslage liegt keine Karte.
# en: c174c5ae
leader-takes-none = Du fängst an, also spiel etwas aus. Karten nimmst du nur beim Passen.
# en: d9373bd3
deck-is-empty = Ist der Stapel leer, nimmt niemand eine Karte.
# en: b8c3cfa3
hand-is-full = Wer { $hand_limit } { FORM($hand_limit, "Karte", "Karten") } hat, nimmt keine mehr.
# en: 44267656
taken-later = Spiel zuerst: Deine nächste Karte kommt am Ende des Zugs.
# en: 50a23b08
taken-when-passing = Karten der Auslage werden beim Passen genommen.
# en: bc0b3f2b
bot-random = Kätzchen (spielt irgendwas)
# en: a31a5bac
bot-random-does = Nimmt irgendeine erlaubte Aktion, jede gleich gern.
# en: 6b372a1f
bot-highest-first = Mimi (Kind)
# en: 00bcb657
bot-highest-first-does = Spielt wie ein Kind: die besten Karten zuerst, eine nach der anderen.
# en: 808f55c5
bot-beginner = Chibi (Anfänger)
# en: dfcf9ecd
bot-beginner-does = Spielt wie Momo, überlässt aber eine von drei Entscheidungen dem Zufall.
# en: f617be55
bot-lowest-first = Momo (mittel)
# en: 77b7c6bb
bot-lowest-first-does = Legt die niedrigste mögliche Zahl mit möglichst vielen Karten und passt nur, wenn es sein muss.
# en: 6ec5db57
bot-fewest-plays = Hana (stark)
# en: 6926bdb4
bot-fewest-plays-does = Legt und nimmt so, dass der Rest der Hand in möglichst wenigen Zügen abzulegen ist.
# en: c3fcf6bf
bot-learned = Yuki (Meister)
# en: 102fd18f
bot-learned-does = Hat in Tausenden Partien gegen sich selbst gelernt, wo anders als Hana zu spielen ist. Zu zweit rechnet Yuki mit 60 % Siegen, wenn Yuki ausspielt, und mit 30 %, wenn auf der anderen Hand eine Karte ist.
# en: af248355
bot-searcher = Neko der Alte (Meister)
# en: 5a292dfb
bot-searcher-does = Spielt Hunderte Runden weiter, mit verdeckten Karten, wie sie sein könnten, und nimmt, was am besten lief.
# en: 1a5c1951
goal-points-of-the-round = Punkte der Runde
    .about = Wie viele Punkte mehr als du die anderen in dieser Runde verlieren, jeder mit dir verglichen; unter 0, wenn du mehr verlierst.
    .unit = Punkte
    .why = In dieser Runde verlierst du { $amount } { FORM($count, "Punkt", "Punkte") } { FORM($less, "mehr", "weniger") } als { FORM($rivals, "der andere Spieler", "die anderen") }
# en: 849f514a
goal-plays-left = Züge bis zur leeren Hand
    .about = Wie viele Züge deine Hand mit der nächsten Karte im Mittel noch braucht; weniger sind besser.
    .unit = Züge
    .amount = { $n } Züge
    .why = Mit deiner nächsten Karte brauchst du im Mittel noch { $amount } { FORM($count, "Zug", "Züge") }
