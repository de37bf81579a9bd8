### Cat Cab Crew: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = Rot
    .strong = roter
    .weak = rote
    .accusative = roten
# en: 833145ed
blue = Blau
    .strong = blauer
    .weak = blaue
    .accusative = blauen
# en: 17bf9059
green = Grün
    .strong = grüner
    .weak = grüne
    .accusative = grünen
# en: 1778c4db
crazy-cat = Crazy Cat
# en: 4a37f7aa
white-die = weißer Würfel { $n }
    .placed = { ordinal }r Würfel von links
    .weak = { ordinal } Würfel von links
    .accusative = den weißen Würfel { $n }
# en: efd51c00
d6 = { AS($colour, "strong") } W6
    .weak = { AS($colour, "weak") } W6
    .accusative = den { AS($colour, "accusative") } W6
# en: 1140238e
d8 = { AS($colour, "strong") } W8
    .weak = { AS($colour, "weak") } W8
    .accusative = den { AS($colour, "accusative") } W8
# en: d7cc4d8e
cell = ({ $column }, { $row })
    .from = von { cell }
    .up-to = bis { cell }
    .to = nach { cell }
    .at = auf { cell }
# en: 8c55d007
start-gate = Starttor
    .from = vom Starttor
    .up-to = bis zum Starttor
    .to = zum Starttor
    .at = am Starttor
# en: 95d7866d
outside = aus der Stadt hinaus
    .to = aus der Stadt hinaus
# en: 3331adc9
right = nach rechts
# en: d19e9824
up = nach oben
# en: ec5f27fc
left = nach links
# en: 71e65af2
down = nach unten
# en: 629c1231
up-and-right = nach rechts oben
# en: 75ad5e26
up-and-left = nach links oben
# en: 30df6eaf
down-and-left = nach links unten
# en: 198edbf5
down-and-right = nach rechts unten
# en: 76f520ff
face = { $face ->
    [1] ein Fluch
    [2] Sabotage
    [3] ein Bonuswurf
    [4] 1 Feld
    [5] 1 Feld
   *[6] 2 Felder
}
# en: 9da790a1
cab-upgrade = ein besseres Taxi
# en: 41817693
greedy-cat = die gierige Katze
# en: 0e438993
speed-boost = ein Turbo
    .accusative = einen Turbo
# en: 75acab1c
bad-luck = Pech, ein farbiger Würfel ist weg
# en: f09b601a
pothole = ein Schlagloch, das Taxi muss zurück
# en: 0ddbc185
unhappy-customer = ein unzufriedener Fahrgast, der aussteigt

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: bb2d9b82
welcome = Dein Taxi ist { $mine ->
    [red] rot
    [blue] blau
   *[green] grün
}. Hol deinen Fahrgast ab, die gelbe Katze, und fahr dann durchs Tor hinaus.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 48abc4c6
first-curse = Ein Fluch streicht ein Feld von deiner Fahrt.
# en: 881f33b5
first-back = Jeder Fluch zu viel schiebt dich ein Feld zurück.
# en: b5bb92db
first-d6 = Ein W6 ist ein Würfel mit sechs Seiten, wie die weißen.
# en: 61826042
first-d8 = Ein W8 ist ein Würfel mit acht Seiten: Eine 6, 7 oder 8 bringt dich 2 Felder weit.
# en: 6b0c1101
first-cell = Die Zahlen eines Feldes sind seine Spalte und seine Zeile.
# en: d788a64a
first-stop = Fahr alle Felder: Die gelbe Katze steigt nur ein, wo deine Fahrt endet.
# en: 6ac0904b
first-straight = 2 Felder mit einem Würfel gehen geradeaus. Abbiegen kannst du erst danach.
# en: fb20570f
start-roll =
    .asks = es wird gewürfelt, wer anfängt
    .name = { $who } würfelt zum Start eine { $face }
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "würfelst", "würfelt") } zum Start eine { LIST($faces, "then") }
# en: 9e2c71eb
column =
    .asks = die Spalte des Fahrgasts wird gewürfelt
    .name = Spalte: { $face }
# en: 74cf7773
row =
    .asks = die Zeile des Fahrgasts wird gewürfelt
    .name = Zeile: { $face }
# en: ceec115c
first-waits = Der erste Fahrgast steht { AS($cell, "at") }
# en: d9048d26
next-waits = Der nächste Fahrgast steht { AS($cell, "at") }
# en: 63996d08
passenger-moves = Der Fahrgast geht { AS($cell, "to") }

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 9f567db3
rolling =
    .asks = die Würfel rollen
    .name = { $die } zeigt { $face }: { face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
# en: 704fd830
rolls = { $who } { FORM($who, "würfelst", "würfelt") } { LIST($dice, "comma") }
# en: 3210e9b6
rolls-again = { $who } { FORM($who, "wirfst", "wirft") } { $again } noch einmal und { FORM($who, "bekommst", "bekommt") } { LIST($dice, "comma") }
# en: 7d62b638
own-die-shows = { $face } ({ $die })
# en: 10582c5c
no-more-curses = Mehr Flüche kann niemand haben
# en: ff333169
new-curse = Eine 1 ist ein Fluch: für { -dich } der { $last }
# en: e5ca4124
new-curses = Jede 1 ist ein Fluch: für { -dich } der { $first } { $n ->
    [2] und
   *[other] bis
} { $last }
# en: a2157f43
dice-stand = Mit { $n } { FORM($n, "Fluch", "Flüchen") } { $who ->
    [you] darfst du
   *[other] darf { $who }
} nicht mehr würfeln
# en: 57c7a846
keep =
    .asks = { FORM($who, "behältst deine Würfel oder wirfst", "behält die Würfel oder wirft") } noch einmal
    .you = Klick die Würfel an, die du noch einmal werfen willst, oder behalte alle. Noch { $left } { FORM($left, "Fluch", "Flüche") }, und du darfst nicht mehr würfeln.
    .guide = { $action ->
        [0] Deine Würfel bringen dich jetzt { $net } weit{ $arrives ->
            [yes] , { to-the-aim }
           *[no] {""}
        }: Behalte sie alle.
       *[other] { $driving ->
            [yes] Noch bringen dich deine Würfel nicht { to-the-aim }: Wirf noch einmal ({ LIST($shown, "and") }).
            [near] Wirf noch einmal ({ LIST($shown, "and") }): So kommst du am ehesten { to-the-aim }.
           *[no] Wirf noch einmal ({ LIST($shown, "and") }): Ab einer 4 kommst du voran, und nur eine 1 ist ein Fluch.
        }
    }
    .name = { $action ->
        [0] alle Würfel behalten
       *[other] noch einmal werfen: { LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] alle Würfel behalten
       *[other] noch einmal: { LIST($shown, "comma") }
    }
    .answers = alle Würfel behalten oder einige neu werfen
    .told = { $who } { FORM($who, "behältst", "behält") } { $faces }: { $brings }
# en: 97714c57
to-the-aim = { $fetches ->
    [yes] zur gelben Katze
   *[no] aus der Stadt
}
# en: f71f17a7
die-with-face = { $die } ({ $face })
# en: 9f42a31e
item-rolls = { $n } { FORM($n, "Bonuswurf", "Bonuswürfe") }
# en: 6cc57e70
curses-for-others = { $n } { FORM($n, "Fluch", "Flüche") } für jemand anderen
# en: 98db61f9
nothing = nichts

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: dc5eb2a5
item =
    .asks = ein Bonus wird ausgewürfelt
    .name = Bonuswurf { $face }: { $face ->
        [5] der eigene W6
        [6] der eigene W8
       *[other] { item-brings }
    }
    .told = Bonuswurf { $face }: { item-brings }{ $void ->
        [again] , aber den gibt es nur einmal
        [nobody] , aber es wartet kein Fahrgast
       *[no] {""}
    }
# en: c312d4e6
item-brings = { $face ->
    [1] nichts
    [2] 1 Feld
    [3] 2 Felder
    [4] ein Glücksbringer
    [5] { FORM($who, "dein", "der eigene") } W6
   *[6] { FORM($who, "dein", "der eigene") } W8
}
# en: f66887e4
cancel =
    .asks = { FORM($who, "wählst, was deine", "wählt, was die") } Flüche streichen
    .you = Wähle, welche Felder deine Flüche streichen.
    .guide = Deine Flüche streichen Felder. Dann fährst du noch { $rest }.
    .name = { $cancels } hergeben
    .answer = { $cancels }
    .told = { $who ->
        [you] Deine Flüche
       *[other] Die Flüche von { $who }
    } streichen { $cancels }
# en: 7e3194b1
spaces-of-one = { $n } { FORM($n, "Feld", "Felder") }
# en: 88e1d101
spaces-of-two = { $n ->
    [1] 2 Felder geradeaus
   *[other] { $n }‑mal 2 Felder geradeaus
}
# en: 1337c791
curses-take = { $n } { FORM($n, "Fluch streicht", "Flüche streichen") } { $n } { FORM($n, "Feld", "Felder") }, { $stops ->
    [yes] und zum Fahren bleibt nichts übrig
   *[no] übrig: { $moves }
}
# en: ad2f7afe
none = nichts
# en: 75c087d3
half-a-move = 1 Fluch kann nicht die Hälfte von 2 Feldern streichen

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 54924040
move =
    .asks = { FORM($who, "fährst", "fährt") }
    .guide = { $fetches ->
        [yes] { $arrives ->
            [yes] Fahr zur gelben Katze{ $around ->
                [yes] , auf einem Umweg, denn du musst alle { $to_drive } fahren
               *[no] {""}
            }. Sie steigt ein, wo deine Fahrt endet, und bringt dir { $next_points } Punkte.
            [far] Fahr auf die gelbe Katze zu. Für diesen Zug ist sie zu weit weg, also komm ihr so nah wie möglich.
            [uneven] Du musst noch { $to_drive } fahren, eine { $odd ->
                [yes] ungerade
               *[no] gerade
            } Zahl. Also kannst du in diesem Zug nicht auf der gelben Katze enden. Bleib so nah wie möglich.
           *[no] Du musst noch { $to_drive } fahren und kannst in diesem Zug nicht auf der gelben Katze enden. Bleib so nah wie möglich.
        }
       *[no] Fahr zum Tor: Wer als Nächster hinausfährt, bekommt { $reward } Punkte.
    }
    .you = Klick ein markiertes Feld an, um dorthin zu fahren. Noch zu fahren: { $moves }.{ $passing ->
        [yes] {" "}Der Fahrgast steigt nur ein, wo { FORM($who, "deine Fahrt", "die Fahrt") } endet.
       *[no] {""}
    }
    .name = { $stops ->
        [yes] { stop }
       *[no] { $length ->
            [1] 1 Feld
           *[2] 2 Felder
        } { $direction }{ to }
    }
    .answer = { where }
    .told = { $who } { FORM($who, "fährst", "fährt") } nach { LIST($cells, "then") }
# en: 0b724184
where = { $stops ->
    [yes] { stop }
   *[no] { AS($there, "to") }
}
# en: 846c4c2e
stop = hier anhalten
# en: dc0a6cb6
stops-there = { $who } { FORM($who, "hältst", "hält") } dort an
# en: 11761bdb
to = { $there ->
    [outside] {" "}aus der Stadt hinaus
   *[other] {" "}{ AS($there, "up-to") }
}
# en: f231f639
boost-roll =
    .asks = die Weite des Turbos wird gewürfelt
    .name = Felder für den Turbo: { $face }
    .told = Für den Turbo fällt eine { $face }{ FORM($fits, "", ", die nirgends passt: das Taxi bleibt stehen") }
# en: d7496080
boost =
    .asks = { FORM($who, "wählst", "wählt") }, wohin der Turbo geht
    .you = Wähle, wohin dich der Turbo bringt.
    .guide = { towards }
    .name = { $stops ->
        [yes] { stop }
       *[no] Turbo: { $boosted } { $direction }{ to }
    }
    .answer = { where }
    .told = Der Turbo bringt { -dich } { $boosted } weiter { AS($there, "to") }
# en: 90bab6da
spaces = { $n } { FORM($n, "Feld", "Felder") }
# en: 6adc42ba
one-or-two-spaces = 1 oder 2 Felder
# en: 5a39fda1
retreat =
    .asks = { FORM($who, "wirst zurückgeschoben und wählst", "wird zurückgeschoben und wählt") } den Weg
    .you = { push-why } Klick an, auf welches Feld.
    .guide = { push-why } { towards }
    .name = zurück { $direction }{ to }
    .answer = { AS($there, "to") }
    .told = { $who } { FORM($who, "musst", "muss") } zurück nach { LIST($cells, "then") }
# en: 8ada67b4
push-why = { $cursed ->
    [yes] { $pushed } { FORM($pushed, "Fluch schiebt", "Flüche schieben") } dich { $pushed } { FORM($pushed, "Feld", "Felder") } zurück.
   *[no] Du wirst { $pushed } { FORM($pushed, "Feld", "Felder") } zurückgeschoben.
}
# en: 0ec22479
towards = Bis { $fetches ->
    [yes] zur gelben Katze
   *[no] zum Tor
} sind es { AS($there, "from") } noch { $away }.

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 77a1dc7e
nibble-roll =
    .asks = bei den Leckerli wird gewürfelt
    .name = Leckerli { $face }: { $brings }
    .told = Leckerli: eine { $face } bringt { AS($brings, "accusative") }{ $void ->
        [cab-upgrade] , aber das gibt es nur einmal
        [greedy-cat] , aber es ist kein Würfel zu holen
       *[no] {""}
    }
# en: ba16e471
greedy =
    .asks = { FORM($who, "nimmst", "nimmt") } jemandem einen Würfel weg
    .you = Die gierige Katze holt dir einen farbigen Würfel: wähle, welchen.
    .guide = { larger-die }
    .name = { $whom } { AS($die, "accusative") } wegnehmen
    .answer = { AS($die, "accusative") }
# en: 232011e0
patrol-roll =
    .asks = bei der Pfotenstreife wird gewürfelt
    .name = Pfotenstreife { $face }: { $costs }
    .told = Pfotenstreife, eine { $face }: { $void ->
        [bad-luck] Pech, aber es ist kein Würfel da
        [unhappy-customer] ein unzufriedener Fahrgast, aber es sitzt keiner im Taxi
       *[no] { $costs }
    }
# en: 18acee42
lose =
    .asks = { FORM($who, "gibst", "gibt") } einen Würfel ab
    .you = Wähle den farbigen Würfel, den du abgibst.
    .guide = { larger-die }
    .name = { AS($die, "accusative") } abgeben
    .answer = { AS($die, "accusative") }
# en: 327e4310
larger-die = Ein D8 bringt Runde für Runde mehr Felder als ein D6.

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: ed95ce41
duel-keep =
    .asks = { FORM($who, "wählst", "wählt") }, welche Duellwürfel noch einmal rollen
    .you = Duell! Wer mit beiden Würfeln zusammen { $seven } hat, gewinnt. Wähle, was du noch einmal wirfst.
    .guide = Nur eine Summe von { $seven } gewinnt. Was du auch noch einmal wirfst, deine Chance bleibt gleich: 1 zu 6.
    .name = { $action ->
        [1] den ersten Duellwürfel noch einmal werfen, eine { $shown }
        [2] den zweiten Duellwürfel noch einmal werfen, eine { $shown }
       *[3] beide Duellwürfel noch einmal werfen
    }
    .answers = einen davon oder beide
# en: 893f7518
duel-roll =
    .asks = die Duellwürfel rollen
    .guide = Dort steht ein anderes Taxi, also gibt es ein Duell. Wenn du es verlierst, musst du { $back } zurück.
    .name = { $who } würfelt im Duell eine { $face }
    .short = { $who } { $face } im Duell
    .told = { $who } { FORM($who, "würfelst", "würfelt") } im Duell { $faces }
# en: aa4c51f5
duel-won = { $who } { FORM($who, "gewinnst", "gewinnt") } das Duell mit einer { $seven }
# en: 69f8217e
duel-again = Gleichstand: { $people } mit je einer { $seven }, also wird noch einmal gewürfelt
# en: c4e4171c
sabotage =
    .asks = { FORM($who, "wählst", "wählt") }, wen die Sabotage trifft
    .you = Jede 2, die du behalten hast, wird ein Fluch für jemand anderen: wähle, für wen.
    .guide = Für jede 2, die du behältst, fährt { $whom } im nächsten Zug ein Feld weniger.
    .name = { $whom } sabotieren
    .answer = { -whom-dich }
# en: a3a7ab25
over =
    .asks = das Spiel ist zu Ende

## What it brought
## The log, after what was done; read by everybody.

# en: 3a379b00
collects = { $who } { FORM($who, "nimmst", "nimmt") } den Fahrgast mit: +{ $points } { FORM($points, "Punkt", "Punkte") }
# en: 3d60542f
loses-a-passenger = { $who } { FORM($who, "verlierst", "verliert") } einen Fahrgast: −{ $points } { FORM($points, "Punkt", "Punkte") }
# en: b466f995
exit-opens = Der Ausgang öffnet sich
# en: 4c71813a
wins-die = { $who } { FORM($who, "gewinnst", "gewinnt") } { AS($die, "accusative") }, das ist ein Würfel mehr
# en: 66d75aab
loses-die = { $who } { FORM($who, "verlierst", "verliert") } { AS($die, "accusative") }
# en: cbc50573
takes-die = { $who } { FORM($who, "nimmst", "nimmt") } { -whom-dir } { AS($die, "accusative") } weg
# en: 63488db5
misses-rush-hour = { $who } { FORM($who, "verpasst", "verpasst") } die Rushhour und { FORM($who, "bist", "ist") } aus dem Rennen
# en: e6b465d9
leaves = { $who } { FORM($who, "verlässt", "verlässt") } die Stadt auf { AS($nth, "place") }: +{ $points } { FORM($points, "Punkt", "Punkte") }
# en: 5b9aea54
rush-hour-begins = Rushhour: die anderen haben noch { $rush_turns } { FORM($rush_turns, "Zug", "Züge") }
# en: d87d9473
meet = Duell, denn hier treffen sich { $people }. Jeder Wagen bekommt zwei Würfel, und nur eine { $seven } gewinnt
# en: 2265119f
nibbles-there = Hier gibt es Leckerli: der Würfel entscheidet, was sie bringen
# en: 2a67758b
patrol-there = Dort wartet die Pfotenstreife: der Würfel entscheidet, was sie kostet
# en: 9efc550b
falls-back = { $who } { FORM($who, "verlierst", "verliert") } das Duell und { FORM($who, "musst", "muss") } zurück { AS($cell, "to") }
# en: 6ea54859
thrown-back = { $who } { FORM($who, "musst", "muss") } zurück { AS($cell, "to") }
# en: c6773a06
pushed-back = { $who } { FORM($who, "hast", "hat") } mehr Flüche als Felder und { FORM($who, "rutschst", "rutscht") } zurück { AS($cell, "to") }
# en: 952998f4
gets-curses = { $by } { FORM($by, "sabotierst", "sabotiert") } { -dich }: { $n } { FORM($n, "Fluch", "Flüche") }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = Runde { $round }: { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
# en: db1d0584
for-passengers = { $passenger_points } für jeden Fahrgast
# en: 3db539e8
aim = Die meisten Punkte gewinnen: { for-passengers }, und wer die Stadt verlässt, bekommt der Reihe nach { $places }
# en: 3d85a814
score = { $who }: { $points }
# en: 4f9938e0
rush-hour = Rushhour: { $late }
# en: 4690062f
turns-to-get-out = { $who } { FORM($who, "hast", "hat") } noch { $n } { FORM($n, "Zug", "Züge") }, um hinauszufahren
# en: ad2ba54d
just-rolled = gerade gewürfelt, { $face }
# en: 0b7bed55
came-here = { $who } { FORM($who, "bist", "ist") } hierhergekommen
# en: a15727d0
passenger-came-here = der Fahrgast ist hierhergekommen
# en: 3df300a3
standing = { $points } { FORM($points, "Punkt", "Punkte") }, { score-of }
# en: 2a4106c9
score-of = { $n } { FORM($n, "Fahrgast", "Fahrgäste") }, { place-of }
# en: 4fef04fb
place-of = { $place ->
    [-1] Rushhour verpasst
    [0] noch in der Stadt
   *[other] { AS($nth, "place") } beim Verlassen der Stadt
}
# en: e65346e1
nobody-has-won = Niemand hat gewonnen
# en: 82d3597e
has-won = { $who } { FORM($who, "gewinnst", "gewinnt") } mit { $scores } Punkten: { $why }
# en: fb53a431
lost-by-rush-hour = { $who } { FORM($who, "hast", "hat") } die Rushhour verpasst
# en: 97ba6d36
settled-by-duel = ein Duell hat den Gleichstand entschieden

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 913e4340
position = Runde { $round }, { $question }; Würfel { $faces }{ $moving ->
    [yes] , zu fahren { $ones } × 1 + { $twos } × 2
   *[no] {""}
}; { LIST($cabs, "comma") }; Fahrgast { $passenger ->
    [none] nirgends
   *[other] { AS($passenger, "at") }
}
# en: cb2e86ab
cab = { $who } { $place ->
    [-1] hat die Rushhour verpasst
    [0] { AS($cell, "at") }
   *[other] hat die Stadt verlassen
}{ $curses ->
    [0] {""}
   *[other] {" "}{ $curses } verflucht
}{ $aboard ->
    [0] {""}
   *[other] {" "}+{ $aboard }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 696353a6
no-such-cell = So ein Feld gibt es nicht.
# en: ccd4cb50
not-nearer-to-start = Zurück geht es immer ein Feld näher zum Starttor, und { $cell } liegt nicht näher.
# en: f60d4ca4
boost-goes-straight = Der Turbo geht { $boosted } weit geradeaus.
# en: 46f2e8cc
nobody-drives = Gerade fährt niemand.
# en: efc0bd3e
dice-first = Erst wird gewürfelt, dann gefahren.
# en: 7a2c40c5
no-cell-now = Jetzt brauchst du kein Feld zu wählen.
# en: 3338bd12
no-way-back-out = Niemand fährt durchs Starttor wieder hinaus.
# en: b684fa7f
blocked = Das Feld { $cell } ist gesperrt.
# en: 7af75376
stands-there = Dort steht das Taxi schon.
# en: 5a86dc79
exit-closed = Der Ausgang ist zu, bis jemand einen Fahrgast abgeholt hat.
# en: 040e7f2b
exit-pushed-back = Flüche schieben das Taxi { $spaces } zurück: es kommt nur hinaus, wenn noch genauso viele Felder übrig sind.
# en: 686f8512
exit-exact = Erst das letzte Stück darf durch den Ausgang führen.
# en: eee3e34c
two-directions = { $cell ->
    [the-exit] Zum Ausgang
   *[other] Nach { $cell }
} geht es um die Ecke, aber mit einem Würfel fährst du nur geradeaus.
# en: dede1fcd
too-close = Zu nah: ein Würfel bringt dich { $spaces } weit, { AS($from, "from") } { AS($cell, "up-to") } ist es weniger.
# en: 44229de9
too-far = Zu weit: ein Würfel bringt dich { $spaces } weit, { AS($from, "from") } { AS($cell, "up-to") } ist es mehr.
# en: 0139ce8c
the-exit = der Ausgang
    .up-to = bis zum Ausgang
# en: 7516780e
no-such-die = So einen Würfel gibt es nicht.
# en: 0d8a7f6c
not-held = { $who } { FORM($who, "hast", "hat") } { AS($die, "accusative") } nicht, oder er ist kein farbiger.
# en: 17a7419b
die-is-rolling = Der { AS($die, "weak") } rollt noch.
# en: 8c79ef66
die-not-in-turn = Der { AS($die, "weak") } wird in diesem Zug nicht geworfen.
# en: 07ecd89c
crazy-cat-rolls-once = Crazy Cat würfelt nur einmal.
# en: a6b546fa
curse-limit-reached = Mit { $curse_limit } { FORM($curse_limit, "Fluch", "Flüchen") } darf niemand mehr würfeln, und { $who } { FORM($who, "hast", "hat") } so viele.
# en: 5d61bc1f
dice-kept = Die Würfel sind behalten und bleiben jetzt liegen.
# en: 4a49bff7
others-rolling = Andere Würfel rollen noch.
# en: 33022825
white-not-taken = Weiße Würfel kann niemand wegnehmen.
# en: f8c18a43
with-nobody = Der { AS($die, "weak") } ist bei niemandem.
# en: 1276e79b
with-you-already = Der { AS($die, "weak") } ist schon bei { -dir }.
# en: e0955086
drives-no-more = Der { AS($die, "weak") } ist bei { -dir }, und { $who } { FORM($who, "fährst", "fährt") } nicht mehr.
# en: 826adc00
d6-first = { $who } { FORM($who, "gibst", "gibt") } erst den W6 her, dann { AS($die, "accusative") }.
# en: ea37ce71
no-such-driver = So einen Mitspieler gibt es nicht.
# en: 5375cdf7
not-themselves = Niemand sabotiert sich selbst.
# en: ac48e513
no-use = Ein Fluch bewirkt nichts mehr: { $who } { FORM($who, "fährst", "fährt") } nicht mehr.
# en: 88795e60
no-driver-now = Jetzt brauchst du niemanden auszuwählen.
# en: bc2132d6
no-duel-dice-now = Die Duellwürfel können jetzt nicht gewählt werden.
# en: 422af25d
no-duel = Gerade ist kein Duell.
# en: 2861dddf
duel-die-of = Das ist ein Duellwürfel von { -dir }.
# en: 88ba12ed
bot-random = Schnurri (spielt irgendwas)
# en: a31a5bac
bot-random-does = Nimmt irgendeine erlaubte Aktion, jede gleich gern.
# en: 5df2dc22
bot-eager = Flitz (Kind)
# en: 360a34ee
bot-eager-does = Spielt wie ein Kind: würfelt trotz aller Flüche weiter und stürmt auf den Fahrgast los.
# en: 47d80d6e
bot-learner = Fleck (Anfänger)
# en: 4bb0482e
bot-learner-does = Fährt wie Ginger, überlässt aber eine von acht Entscheidungen dem Zufall.
# en: b656f2be
bot-crazy-cat = Crazy Cat (mittel)
# en: 25393f9c
bot-crazy-cat-does = Würfelt nie neu, fährt den kürzesten Weg zum Fahrgast und meidet besondere Felder.
# en: 86dea2b8
bot-greedy = Ginger (mittel)
# en: 612d48d1
bot-greedy-does = Würfelt leere Seiten neu, solange es wenige Flüche sind, und fährt geradewegs zum nächsten Ziel.
# en: a0f55149
bot-navigator = Kapitän Kompass (stark)
# en: 8631dfd8
bot-navigator-does = Fährt dorthin, wo die Fahrt am besten endet, und würfelt neu, solange das im Mittel mehr verspricht.
# en: 2ef52970
bot-optimum = Professor Pfote (Meister)
# en: fb5905df
bot-optimum-does = Würfelt, hebt Flüche auf und fährt genau so, wie es für Ankunft oder Nähe in diesem Zug am besten ist; rechnet beim Rest voraus.
# en: fcabe16a
goal-net-spaces = Felder in diesem Zug
    .about = Wie weit das Taxi in diesem Zug kommt, nach Abzug der Flüche. Bei Gleichstand der kürzere Weg.
    .best = die meisten Felder in diesem Zug
    .why = Du kommst in diesem Zug etwa { $n } { FORM($count, "Feld", "Felder") } weit
# en: bc68266e
goal-land-on-the-passenger = Chance, den Fahrgast zu erreichen
    .about = { $pickup ->
        [each-move] Chance, in diesem Zug den Fahrgast zu erreichen, Glücksbringer mitgezählt, Turbos nicht.
       *[final] Chance, dass das Taxi in diesem Zug beim Fahrgast anhält, Glücksbringer und Turbos mitgezählt.
    }
    .best = beste Chance, den Fahrgast zu erreichen
    .why = Du erreichst den Fahrgast in diesem Zug mit einer Chance von { $n }
    .lost = Das hat deine Chance, den Fahrgast zu erreichen, von { $most } auf { $n } gesenkt
# en: c45c1f78
goal-leave-the-city = Chance, die Stadt zu verlassen
    .about = Chance, in diesem Zug die Stadt zu verlassen, Turbos { $pickup ->
        [each-move] nicht mitgezählt
       *[final] mitgezählt
    }.
    .best = beste Chance, die Stadt zu verlassen
    .why = Du verlässt die Stadt in diesem Zug mit einer Chance von { $n }
    .lost = Das hat deine Chance, die Stadt zu verlassen, von { $most } auf { $n } gesenkt
# en: 495a96a9
goal-nearer-to-the-passenger = näher zum Fahrgast
    .about = Um wie viele Felder das Taxi dem Fahrgast in diesem Zug näher kommt.
    .best = am nächsten beim Fahrgast
    .why = Du { FORM($less, "entfernst dich vom", "kommst dem") } Fahrgast in diesem Zug { FORM($less, "um ", "") }etwa { $amount } { FORM($count, "Feld", "Felder") }{ FORM($less, "", " näher") }
    .lost = Das hat dich auf dem Weg zum Fahrgast etwa { $n } { FORM($count, "Feld", "Felder") } gekostet
# en: b3a818f0
goal-nearer-to-the-exit = näher zum Ausgang
    .about = Um wie viele Felder das Taxi dem Ausgang in diesem Zug näher kommt.
    .best = am nächsten beim Ausgang
    .why = Du { FORM($less, "entfernst dich vom", "kommst dem") } Ausgang in diesem Zug { FORM($less, "um ", "") }etwa { $amount } { FORM($count, "Feld", "Felder") }{ FORM($less, "", " näher") }
    .lost = Das hat dich auf dem Weg hinaus etwa { $n } { FORM($count, "Feld", "Felder") } gekostet
