### Cat Cab Crew: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

# en: fa295a36
cat-nibbles = Leckerli
# en: dd4933c4
paw-patrol = Pfotenstreife
# en: b5bd2933
blocked-cell = gesperrt
# en: 5dcccbbd
nibbles-do = { cat-nibbles }: wer hier hält, würfelt: { LIST($may_gain, "or") }
# en: 10a63df5
patrol-does = { paw-patrol }: wer hier hält, würfelt und { LIST($may_lose, "or") }
# en: 1edc0c47
may-bad-luck = verliert einen Würfel
# en: 98e79f50
may-pothole = muss { $retreat_steps } { FORM($retreat_steps, "Feld", "Felder") } zurück
# en: 3593d72c
may-unhappy-customer = verliert einen Fahrgast
# en: 11331e72
passenger-here = Fahrgast: halte genau hier, das bringt { $next_points } { FORM($next_points, "Punkt", "Punkte") }
# en: 89dfeb3b
and-cab-of = , { $who ->
    [you] dein Taxi
   *[other] Taxi von { $who }
}
# en: 7bc78ea1
exit-open = Ausgang, offen
# en: dcb56f58
exit-not-open = Ausgang, zu, bis ein Fahrgast abgeholt ist
# en: 559b0ce0
the-start-gate = Starttor
# en: 42610e78
city-by-size = Die Stadt, { $columns } Spalten mal { $rows } Zeilen
# en: 91142970
the-city = Stadt
# en: d7cfd74f
the-dice = Würfel
# en: d4dc9c4b
drivers = Fahrer
# en: 2ab4e6d5
drivers-and-dice = Fahrer und Würfel
# en: 4537859b
left-to-move = zu fahren: { LIST($moves, "and") }
# en: 24247463
points = { $n } { FORM($n, "Punkt", "Punkte") }
# en: 81582478
passengers = { $n } { FORM($n, "Fahrgast", "Fahrgäste") }
# en: 8e917542
curses = { $n } { FORM($n, "Fluch", "Flüche") }
# en: e8b41041
rush-hour-left = Rushhour: noch { $n } { FORM($n, "Zug", "Züge") }
# en: a9372f48
at-cell = { AS($cell, "at") }
# en: 716db56c
die-in-turn = { AS($die, "placed") }, zeigt { $face }, { short-face }{ FORM($fixed, ", liegt fest", "") }
# en: a4443245
short-face = { $face ->
    [1] Fluch
    [2] Sabotage
    [3] Bonus
    [4] 1 Feld
    [5] 1 Feld
   *[6] 2 Felder
}
# en: 12ea19ba
face-does = { $face ->
    [1] Ein Fluch: er streicht ein Feld, und wer zu viele hat, darf nicht mehr würfeln.
    [2] Nach deiner Fahrt bekommt jemand anderes einen Fluch.
    [3] Ein Wurf mehr: um Felder, einen farbigen Würfel oder einen Glücksbringer.
    [4] Fährt 1 Feld.
    [5] Fährt 1 Feld.
   *[6] Fährt 2 Felder, geradeaus.
}
# en: 4e24e0e4
take-die = nehmen
# en: 8d5606a9
give-up-die = abgeben
# en: d0232007
dice-in-the-cup = Die Würfel sind im Becher.
# en: 03a21d35
duel-tray = Duell: wer zuerst { $seven } hat, gewinnt
# en: 68fa1508
die-rolls = rollt
# en: 8b1b261b
die-rolling = { AS($die, "placed") } rollt
# en: ca3ff3b9
again = neu
# en: ec0ea5ba
in-duel = Duell
# en: 5fa2bd82
duel-die-rolling = Der Duellwürfel von { $name } rollt
# en: f0884310
duel-die-shows = Der Duellwürfel von { $name } zeigt { $face }

## The key to the signs
## Each beside its picture, below the drivers.

# en: bebdd942
legend-passenger = Fahrgast: halte hier, um ihn mitzunehmen.
# en: 0335840a
legend-gate = Der Weg hinaus: offen nach dem ersten Fahrgast.
# en: fc2746cf
legend-nibbles = Katzenhäppchen: halte hier und würfle um ein Geschenk.
# en: c042a8c4
legend-patrol = Pfotenstreife: halte hier und würfle um eine Strafe.
# en: 01544af7
legend-die = Farbiger Würfel, den du gewonnen hast: einer mehr zu werfen.
# en: dc60afc4
legend-curse = Ein Fluch: er streicht ein Feld von deiner Fahrt.
# en: 8a92f5dc
legend-sabotage = Sabotage: wenn du gefahren bist, bekommt ein anderer einen Fluch.
# en: ba34bb62
legend-item = Item: noch ein Wurf, um Felder, einen farbigen Würfel oder einen Glücksbringer.

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0f601710
show-reachable = erreichbare Felder
# en: 004eee0c
show-shortest = kürzester Weg
# en: be2f375b
show-retreat = Wege zurück
