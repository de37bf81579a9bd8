### Cat Cab Crew: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

red = Rot
    .strong = roter
    .weak = rote
    .accusative = roten
blue = Blau
    .strong = blauer
    .weak = blaue
    .accusative = blauen
green = Grün
    .strong = grüner
    .weak = grüne
    .accusative = grünen
crazy-cat = Crazy Cat
white-die = weißer Würfel { $n }
    .weak = weiße Würfel { $n }
    .accusative = den weißen Würfel { $n }
d6 = { AS($colour, "strong") } W6
    .weak = { AS($colour, "weak") } W6
    .accusative = den { AS($colour, "accusative") } W6
d8 = { AS($colour, "strong") } W8
    .weak = { AS($colour, "weak") } W8
    .accusative = den { AS($colour, "accusative") } W8
cell = ({ $column }, { $row })
    .from = von { cell }
    .up-to = bis { cell }
    .to = nach { cell }
    .at = auf { cell }
start-gate = Starttor
    .from = vom Starttor
    .up-to = bis zum Starttor
    .to = zum Starttor
    .at = am Starttor
outside = aus der Stadt hinaus
    .to = aus der Stadt hinaus
right = nach rechts
up = nach oben
left = nach links
down = nach unten
up-and-right = nach rechts oben
up-and-left = nach links oben
down-and-left = nach links unten
down-and-right = nach rechts unten
face = { $face ->
    [1] ein Fluch
    [2] Sabotage
    [3] ein Bonuswurf
    [4] 1 Feld
    [5] 1 Feld
   *[6] 2 Felder
}
cab-upgrade = ein besseres Taxi
greedy-cat = die Raffkatze
speed-boost = ein Turbo
    .accusative = einen Turbo
bad-luck = Pech, ein farbiger Würfel ist weg
pothole = ein Schlagloch, das Taxi muss zurück
unhappy-customer = ein unzufriedener Fahrgast, der aussteigt

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = Hol den wartenden Fahrgast ab und fahr dann durchs Tor hinaus. Wer die meisten Punkte hat, gewinnt.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

start-roll =
    .asks = es wird gewürfelt, wer anfängt
    .name = { $who } würfelt zum Start eine { $face }
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "würfelst", "würfelt") } zum Start eine { LIST($faces, "then") }
column =
    .asks = die Spalte des Fahrgasts wird gewürfelt
    .name = Spalte: { $face }
row =
    .asks = die Zeile des Fahrgasts wird gewürfelt
    .name = Zeile: { $face }
first-waits = Der erste Fahrgast wartet { AS($cell, "at") }
next-waits = Der nächste Fahrgast wartet { AS($cell, "at") }
passenger-moves = Der Fahrgast geht { AS($cell, "to") }

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

rolling =
    .asks = die Würfel rollen
    .name = { $die } zeigt { $face }: { face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
rolls = { $who } { FORM($who, "würfelst", "würfelt") } { LIST($dice, "comma") }
rolls-again = { $who } { FORM($who, "wirfst", "wirft") } { $again } noch einmal und { FORM($who, "bekommst", "bekommt") } { LIST($dice, "comma") }
own-die-shows = { $face } ({ $die })
no-more-curses = Mehr Flüche kann niemand haben
new-curse = Eine 1 ist ein Fluch: für { -dich } der { $last }
new-curses = Jede 1 ist ein Fluch: für { -dich } der { $first } { $n ->
    [2] und
   *[other] bis
} { $last }
dice-stand = Mit { $n } { FORM($n, "Fluch", "Flüchen") } { $who ->
    [you] darfst du
   *[other] darf { $who }
} nicht mehr würfeln
keep =
    .asks = { FORM($who, "behältst deine Würfel oder wirfst", "behält die Würfel oder wirft") } noch einmal
    .you = Klick die Würfel an, die du noch einmal werfen willst, oder behalte alle. Noch { $left } { FORM($left, "Fluch", "Flüche") }, und du darfst nicht mehr würfeln.
    .guide = { $action ->
        [0] Diese Würfel sind gut genug: behalte alle und fahr los.
       *[other] Mit hohen Zahlen kommt dein Taxi weiter. Wirf eine niedrige noch einmal.
    }
    .name = { $action ->
        [0] alle Würfel behalten
       *[other] noch einmal werfen: { LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] alle Würfel behalten
       *[other] noch einmal: { LIST($shown, "comma") }
    }
    .answers = alle Würfel behalten oder wählen, welche noch einmal rollen
    .told = { $who } { FORM($who, "behältst", "behält") } { $faces }: { $brings }
die-with-face = { $die } ({ $face })
moves-of-one = { $n } { FORM($n, "Fahrt", "Fahrten") } über 1 Feld
moves-of-two = { $n } { FORM($n, "Fahrt", "Fahrten") } über 2 Felder
item-rolls = { $n } { FORM($n, "Bonuswurf", "Bonuswürfe") }
curses-for-others = { $n } { FORM($n, "Fluch", "Flüche") } für jemand anderen
nothing = nichts

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

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
item-brings = { $face ->
    [1] nichts
    [2] 1 Feld
    [3] 2 Felder
    [4] ein Glücksbringer
    [5] { FORM($who, "dein", "der eigene") } W6
   *[6] { FORM($who, "dein", "der eigene") } W8
}
cancel =
    .asks = { FORM($who, "wählst, was deine", "wählt, was die") } Flüche streichen
    .you = Wähle, welche Felder deine Flüche streichen.
    .guide = Jeder Fluch streicht ein Feld. Gib her, was du am wenigsten brauchst.
    .name = Flüche streichen { $cancels }
    .answer = { $cancels }
    .told = { $who ->
        [you] Deine Flüche
       *[other] Die Flüche von { $who }
    } streichen { $cancels }
spaces-of-one = { $n ->
    [1] 1 Feld
   *[other] { $n } × 1 Feld
}
spaces-of-two = { $n ->
    [1] 2 Felder
   *[other] { $n } × 2 Felder
}
curses-take = { $n } { FORM($n, "Fluch streicht", "Flüche streichen") } { $n } { FORM($n, "Feld", "Felder") }, übrig: { $moves }
none = nichts
half-a-move = 1 Fluch kann keine halbe Fahrt über 2 Felder streichen

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

move =
    .asks = { FORM($who, "fährst", "fährt") }
    .guide = Jetzt wird gefahren, für jeden Würfel eine Fahrt. Halte beim Fahrgast oder fahr durchs Tor hinaus.
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
where = { $stops ->
    [yes] { stop }
   *[no] { AS($there, "to") }
}
stop = hier anhalten
stops-there = { $who } { FORM($who, "hältst", "hält") } dort an
to = { $there ->
    [outside] {" "}aus der Stadt hinaus
   *[other] {" "}{ AS($there, "at") }
}
boost-roll =
    .asks = die Weite des Turbos wird gewürfelt
    .name = Felder für den Turbo: { $face }
    .told = Für den Turbo fällt eine { $face }{ FORM($fits, "", ", die nirgends passt: das Taxi bleibt stehen") }
boost =
    .asks = { FORM($who, "wählst", "wählt") }, wohin der Turbo geht
    .you = Wähle, wohin dich der Turbo bringt.
    .name = { $stops ->
        [yes] { stop }
       *[no] Turbo: { $boosted } { $direction }{ to }
    }
    .answer = { where }
    .told = Der Turbo bringt { -dich } { $boosted } weiter { AS($there, "to") }
spaces = { $n } { FORM($n, "Feld", "Felder") }
one-or-two-spaces = 1 oder 2 Felder
retreat =
    .asks = { FORM($who, "wirst zurückgeschoben und wählst", "wird zurückgeschoben und wählt") } den Weg
    .you = Du wirst zurückgeschoben: klick an, auf welches Feld.
    .name = zurück { $direction }{ to }
    .answer = { AS($there, "to") }
    .told = { $who } { FORM($who, "musst", "muss") } zurück nach { LIST($cells, "then") }

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

nibble-roll =
    .asks = bei den Leckerli wird gewürfelt
    .name = Leckerli { $face }: { $brings }
    .told = Leckerli: eine { $face } bringt { AS($brings, "accusative") }{ $void ->
        [cab-upgrade] , aber das gibt es nur einmal
        [greedy-cat] , aber es ist kein Würfel zu holen
       *[no] {""}
    }
greedy =
    .asks = { FORM($who, "nimmst", "nimmt") } jemandem einen Würfel weg
    .you = Die Raffkatze holt dir einen farbigen Würfel: wähle, welchen.
    .name = { $whom } { AS($die, "accusative") } wegnehmen
    .answer = { AS($die, "accusative") }
patrol-roll =
    .asks = bei der Pfotenstreife wird gewürfelt
    .name = Pfotenstreife { $face }: { $costs }
    .told = Pfotenstreife: eine { $face } heißt { $void ->
        [bad-luck] Pech, aber es ist kein Würfel da
        [unhappy-customer] ein unzufriedener Fahrgast, aber es sitzt keiner im Taxi
       *[no] { $costs }
    }
lose =
    .asks = { FORM($who, "gibst", "gibt") } einen Würfel ab
    .you = Wähle den farbigen Würfel, den du abgibst.
    .name = { AS($die, "accusative") } abgeben
    .answer = { AS($die, "accusative") }

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

duel-keep =
    .asks = { FORM($who, "wählst", "wählt") }, welche Duellwürfel noch einmal rollen
    .you = Ein Duell: wer mit beiden Würfeln zusammen { $seven } hat, gewinnt. Wähle, welche du noch einmal wirfst.
    .name = { $action ->
        [1] den ersten Duellwürfel noch einmal werfen, eine { $shown }
        [2] den zweiten Duellwürfel noch einmal werfen, eine { $shown }
       *[3] beide Duellwürfel noch einmal werfen
    }
    .answers = einen davon oder beide
duel-roll =
    .asks = die Duellwürfel rollen
    .name = { $who } würfelt im Duell eine { $face }
    .short = { $who } { $face } im Duell
    .told = { $who } { FORM($who, "würfelst", "würfelt") } im Duell { $faces }
duel-won = { $who } { FORM($who, "gewinnst", "gewinnt") } das Duell mit einer { $seven }
duel-again = Gleichstand: { $people } mit je einer { $seven }, also wird noch einmal gewürfelt
sabotage =
    .asks = { FORM($who, "wählst", "wählt") }, wen die Sabotage trifft
    .you = Jede 2 von dir ist ein Fluch für jemand anderen: wähle, für wen.
    .name = { $whom } sabotieren
    .answer = { -whom-dich }
over =
    .asks = das Spiel ist zu Ende

## What it brought
## The log, after what was done; read by everybody.

collects = { $who } { FORM($who, "nimmst", "nimmt") } den Fahrgast mit: +{ $points } { FORM($points, "Punkt", "Punkte") }
loses-a-passenger = { $who } { FORM($who, "verlierst", "verliert") } einen Fahrgast: −{ $points } { FORM($points, "Punkt", "Punkte") }
exit-opens = Der Ausgang öffnet sich
wins-die = { $who } { FORM($who, "gewinnst", "gewinnt") } { AS($die, "accusative") }, einen Würfel mehr zum Werfen
loses-die = { $who } { FORM($who, "verlierst", "verliert") } { AS($die, "accusative") }
takes-die = { $who } { FORM($who, "nimmst", "nimmt") } { -whom-dir } { AS($die, "accusative") } weg
misses-rush-hour = { $who } { FORM($who, "verpasst", "verpasst") } die Rushhour und { FORM($who, "bist", "ist") } aus dem Rennen
leaves = { $who } { FORM($who, "verlässt", "verlässt") } die Stadt auf { AS($nth, "place") }: +{ $points } { FORM($points, "Punkt", "Punkte") }
rush-hour-begins = Rushhour: die anderen haben noch { $rush_turns } { FORM($rush_turns, "Zug", "Züge") }
meet = Treffen auf einem Feld, also ein Duell: { $people }
nibbles-there = Hier gibt es Leckerli: ein Würfel sagt, was sie bringen
patrol-there = Dort wartet die Pfotenstreife: ein Würfel sagt, was sie nimmt
falls-back = { $who } { FORM($who, "verlierst", "verliert") } das Duell und { FORM($who, "musst", "muss") } zurück { AS($cell, "to") }
thrown-back = { $who } { FORM($who, "musst", "muss") } zurück { AS($cell, "to") }
pushed-back = { $who } { FORM($who, "hast", "hat") } mehr Flüche als Felder und { FORM($who, "rutschst", "rutscht") } zurück { AS($cell, "to") }
gets-curses = { $by } { FORM($by, "sabotierst", "sabotiert") } { -dich }: { $n } { FORM($n, "Fluch", "Flüche") }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

heading = Runde { $round }: { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
for-passengers = { $passenger_points } für jeden Fahrgast
aim = Die meisten Punkte gewinnen: { for-passengers }, dazu der Reihe nach { $places } für das Verlassen der Stadt
score = { $who } { $points }
rush-hour = Rushhour: { $late }
turns-to-get-out = { $who } { FORM($who, "hast", "hat") } noch { $n } { FORM($n, "Zug", "Züge") }, um hinauszufahren
just-rolled = gerade gewürfelt, { $face }
came-here = { $who } { FORM($who, "bist", "ist") } hierhergekommen
passenger-came-here = der Fahrgast ist hierhergekommen
standing = { $points } { FORM($points, "Punkt", "Punkte") }, { score-of }
score-of = { $n } { FORM($n, "Fahrgast", "Fahrgäste") }, { place-of }
place-of = { $place ->
    [-1] Rushhour verpasst
    [0] noch in der Stadt
   *[other] { AS($nth, "place") } beim Verlassen der Stadt
}
nobody-has-won = Niemand hat gewonnen
has-won = { $who } { FORM($who, "gewinnst", "gewinnt") } mit { $scores } Punkten: { $why }
lost-by-rush-hour = { $who } { FORM($who, "hast", "hat") } die Rushhour verpasst
settled-by-duel = ein Duell hat den Gleichstand entschieden

## A position on one line
## For the terminal and for reports of errors; in short.

position = Runde { $round }, { $question }; Würfel { $faces }{ $moving ->
    [yes] , zu fahren { $ones } × 1 + { $twos } × 2
   *[no] {""}
}; { LIST($cabs, "comma") }; Fahrgast { $passenger ->
    [none] nirgends
   *[other] { AS($passenger, "at") }
}
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

no-such-cell = So ein Feld gibt es nicht.
not-nearer-to-start = Zurück geht es immer ein Feld näher zum Starttor, und { $cell } liegt nicht näher.
boost-goes-straight = Der Turbo geht { $boosted } weit geradeaus.
nobody-drives = Gerade fährt niemand.
dice-first = Erst wird gewürfelt, dann gefahren.
no-cell-now = Jetzt ist kein Feld zu wählen.
no-way-back-out = Niemand fährt durchs Starttor wieder hinaus.
blocked = Das Feld { $cell } ist gesperrt.
stands-there = Dort steht das Taxi schon.
exit-closed = Der Ausgang ist zu, bis jemand einen Fahrgast abgeholt hat.
exit-pushed-back = Flüche schieben das Taxi { $spaces } zurück: es kommt nur hinaus, wenn noch genauso viele Felder übrig sind.
exit-exact = Nur die letzte Fahrt darf durch den Ausgang führen.
two-directions = { $cell ->
    [the-exit] Zum Ausgang
   *[other] Nach { $cell }
} geht es um die Ecke, aber eine Fahrt geht geradeaus.
too-close = Zu nah { AS($from, "from") } { AS($cell, "up-to") }: eine Fahrt geht über { $spaces }.
too-far = Zu weit { AS($from, "from") } { AS($cell, "up-to") }: eine Fahrt geht über { $spaces }.
the-exit = der Ausgang
    .up-to = bis zum Ausgang
no-such-die = So einen Würfel gibt es nicht.
not-held = { $who } { FORM($who, "hast", "hat") } { AS($die, "accusative") } nicht, oder er ist kein farbiger.
die-is-rolling = Der { AS($die, "weak") } rollt noch.
die-not-in-turn = Der { AS($die, "weak") } wird in diesem Zug nicht geworfen.
crazy-cat-rolls-once = Crazy Cat würfelt nur einmal.
curse-limit-reached = Mit { $curse_limit } { FORM($curse_limit, "Fluch", "Flüchen") } darf niemand mehr würfeln, und { $who } { FORM($who, "hast", "hat") } so viele.
dice-kept = Die Würfel liegen, wie sie behalten wurden.
others-rolling = Andere Würfel rollen noch.
white-not-taken = Weiße Würfel kann niemand wegnehmen.
with-nobody = Der { AS($die, "weak") } ist bei niemandem.
with-you-already = Der { AS($die, "weak") } ist schon bei { -dir }.
drives-no-more = Der { AS($die, "weak") } ist bei { -dir }, und { $who } { FORM($who, "fährst", "fährt") } nicht mehr.
d6-first = { $who } { FORM($who, "gibst", "gibt") } erst den W6 her, dann { AS($die, "accusative") }.
no-such-driver = So einen Mitspieler gibt es nicht.
not-themselves = Niemand sabotiert sich selbst.
no-use = Bei { -dir } nützt ein Fluch nichts: { $who } { FORM($who, "fährst", "fährt") } nicht mehr.
no-driver-now = Jetzt ist niemand auszuwählen.
no-duel-dice-now = Die Duellwürfel können jetzt nicht gewählt werden.
no-duel = Jetzt ist kein Duell.
duel-die-of = Das ist ein Duellwürfel von { -dir }.
