### Cat Cab Crew: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

cat-nibbles = Leckerli
paw-patrol = Pfotenstreife
blocked-cell = gesperrt
nibbles-do = { cat-nibbles }: wer hier hält, würfelt: { LIST($may_gain, "or") }
patrol-does = { paw-patrol }: wer hier hält, würfelt und { LIST($may_lose, "or") }
may-bad-luck = verliert einen Würfel
may-pothole = muss { $retreat_steps } { FORM($retreat_steps, "Feld", "Felder") } zurück
may-unhappy-customer = verliert einen Fahrgast
passenger-here = Fahrgast: halte genau hier, das bringt { $next_points } { FORM($next_points, "Punkt", "Punkte") }
and-cab-of = , { $who ->
    [you] dein Taxi
   *[other] Taxi von { $who }
}
exit-open = Ausgang, offen
exit-not-open = Ausgang, zu, bis ein Fahrgast abgeholt ist
the-start-gate = Starttor
city-by-size = Die Stadt, { $columns } Spalten mal { $rows } Zeilen
left-to-move = noch zu fahren: { LIST($steps, "comma") }
steps-of-one = { $n } × 1 Feld
steps-of-two = { $n } × 2 Felder
driver-parts = Eine gelbe Katze ist ein Fahrgast, ein farbiger Würfel einer mehr zum Werfen, ein schwarzes Klötzchen ein Fluch.
points = { $n } { FORM($n, "Punkt", "Punkte") }
passengers = { $n } { FORM($n, "Fahrgast", "Fahrgäste") }
curses = { $n } { FORM($n, "Fluch", "Flüche") }
rush-hour-left = Rushhour: noch { $n } { FORM($n, "Zug", "Züge") }
at-cell = { AS($cell, "at") }
die-in-turn = { $die } zeigt { $face }, { short-face }{ FORM($fixed, ", liegt fest", "") }
short-face = { $face ->
    [1] Fluch
    [2] Sabotage
    [3] Bonus
    [4] 1 Feld
    [5] 1 Feld
   *[6] 2 Felder
}
face-does = { $face ->
    [1] Ein Fluch: er streicht ein Feld, und wer zu viele hat, darf nicht mehr würfeln.
    [2] Nach deiner Fahrt bekommt jemand anderes einen Fluch.
    [3] Ein Wurf mehr: um Felder, einen farbigen Würfel oder einen Glücksbringer.
    [4] Fährt 1 Feld.
    [5] Fährt 1 Feld.
   *[6] Fährt 2 Felder, geradeaus.
}
take-die = nehmen
give-up-die = abgeben
dice-in-the-cup = Die Würfel sind im Becher.
duel-tray = Duell: wer zuerst { $seven } hat, gewinnt
die-rolls = rollt
die-rolling = { $die } rollt
again = neu
in-duel = Duell
duel-die-rolling = Der Duellwürfel von { $name } rollt
duel-die-shows = Der Duellwürfel von { $name } zeigt { $face }

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

show-reachable = erreichbare Felder
show-shortest = kürzester Weg
show-retreat = Wege zurück
