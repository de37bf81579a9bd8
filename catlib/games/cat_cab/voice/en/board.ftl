### Cat Cab Crew: what the table shows in words, says of a part that is pointed at, and says to a screen reader.
### Drawn words have little room. How to translate: docs/translating.md.
### $cell: a place: "(3, 4)", "the start gate"
### $columns: a number: the width of the city
### $die: a phrase: "white die 1", "red D6"
### $face: a number: what a die shows
### $fixed: yes or no: the die is not rolled again
### $may_gain: phrases: nibbles results
### $may_lose: phrases: Paw patrol results
### $n: a number, of what the sentence names after it
### $name: a name as it stands on the board
### $next_points: a number: points for one passenger more
### $rows: a number: the height of the city
### $seven: a number: what wins a duel, 7
### $moves: phrases, "2 spaces"

cat-nibbles = cat nibbles
paw-patrol = Paw patrol
blocked-cell = blocked
nibbles-do = { cat-nibbles }: a driver who ends here rolls for { LIST($may_gain, "or") }
patrol-does = { paw-patrol }: a driver who ends here rolls and { LIST($may_lose, "or") }
may-bad-luck = loses a die
may-pothole = goes back { $retreat_steps } { FORM($retreat_steps, "space", "spaces") }
may-unhappy-customer = loses a passenger
passenger-here = passenger: end exactly here for { $next_points } points
and-cab-of = , { whose } cab
exit-open = exit gate, open
exit-not-open = exit gate, closed until a passenger is collected
the-start-gate = start gate
city-by-size = The city, { $columns } columns by { $rows } rows
the-city = City
the-dice = Dice
drivers = Drivers
drivers-and-dice = Drivers and dice
left-to-move = to drive: { LIST($moves, "and") }
points = { $n } { FORM($n, "point", "points") }
passengers = { $n } { FORM($n, "passenger", "passengers") }
curses = { $n } { FORM($n, "curse", "curses") }
rush-hour-left = rush hour: { $n } { FORM($n, "turn", "turns") } left
at-cell = at { $cell }
die-in-turn = the { AS($die, "placed") } shows { $face }, { short-face }{ FORM($fixed, ", fixed", "") }
short-face = { $face ->
    [1] curse
    [2] sabotage
    [3] item
    [4] move 1
    [5] move 1
   *[6] move 2
}
face-does = { $face ->
    [1] A curse: it takes a space away, and too many of them end your rolls.
    [2] After you have driven, another driver gets a curse.
    [3] One more roll, for spaces, a coloured die or a charm.
    [4] Drives 1 space.
    [5] Drives 1 space.
   *[6] Drives 2 spaces, straight on.
}
take-die = take
give-up-die = give up
dice-in-the-cup = The dice are in the cup.
duel-tray = Duel: the first to show { $seven } wins
die-rolls = rolls
die-rolling = the { AS($die, "placed") } is rolling
again = again
in-duel = duel
duel-die-rolling = { $name }'s duel die is rolling
duel-die-shows = { $name }'s duel die shows { $face }

## The key to the signs
## Each beside its picture, below the drivers.

legend-passenger = Passenger: stop here to pick it up.
legend-gate = The way out: it opens after the first passenger.
legend-nibbles = Cat nibbles: stop here and roll for a gift.
legend-patrol = Paw patrol: stop here and roll for a penalty.
legend-die = A coloured die that you won: one more to roll.
legend-curse = A curse: it takes a space away from your drive.
legend-sabotage = Sabotage: after you drive, another driver gets a curse.
legend-item = Item: one more roll, for spaces, a coloured die or a charm.

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

show-reachable = reachable cells
show-shortest = shortest path
show-retreat = paths back
