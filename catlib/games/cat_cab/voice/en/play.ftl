### Cat Cab Crew: what a person reads while playing. A phase has one message. How to translate: docs/translating.md.
### $aboard: a number: passengers
### $action: a number: for `keep`, 0 keeps all; for `duel-keep`, 1 the first die, 2 the second, 3 both
### $again: a text: what the dice showed that roll again, "1 2"
### $amount: a number of spaces
### $around: yes or no: more spaces are to be driven than it is to the goal
### $arrives: yes where the drive can end at its goal; no, or why not: far, or uneven
### $away: a phrase: how far it is from there, "3 spaces"
### $back: a phrase, "2 spaces": how far whoever loses a duel falls back
### $boosted: a phrase, "3 spaces"
### $brings: a phrase or several: what dice bring, "3 spaces and 1 item roll", or the name of a nibbles
###     result
### $by: somebody: caused it
### $cabs: phrases, each `cab`
### $cancels: phrases, "1 space", "2 spaces"
### $cell: a place: "(3, 4)", "the start gate"
### $cells: places, in the order in which they are driven
### $colour: a phrase: "red"
### $column: a number of a cell
### $costs: a phrase: the name of a Paw patrol result, `pothole`
### $count: 1 where that is one, else 2
### $cursed: yes or no: curses push the cab back, not a duel or a pothole
### $curses: a number
### $dice: dice by name, or what they show: "1 4 4 3"
### $die: a phrase: "white die 1", "red D6"
### $direction: a phrase: "up"
### $driving: yes or no: dice that move the cab are rolled again; near: the others drive it far enough
### $face: a number: what a die shows
### $faces: numbers, or a text "4 4 4 3": what dice show
### $fetches: yes or no: the cab is to drive to the passenger
### $first: a number: points for leaving first; in `new-curses` a phrase, "first"
### $fits: yes or no: a speed boost goes somewhere
### $from: a place: where the cab stands
### $last: a phrase: which curse it is, "third"
### $late: phrases, each `turns-to-get-out`
### $left: a number: curses until the rolls end
### $length: a number: 1 or 2 spaces
### $less: yes or no: a choice leads farther away
### $mine: a phrase: "red", the colour of who reads it
### $most: a number: what the best choice brings
### $moves: phrases, "2 spaces", or `none`
### $moving: yes or no: spaces are left to drive
### $n: a number, of what the sentence names after it
### $net: a phrase: spaces that the dice bring, after curses
### $next_points: points for the next passenger
### $nth: a phrase: "second"
### $odd: yes or no: that number of spaces is odd
### $ones: a number: moves of 1 space left
### $passenger: a place, or `none`
### $passing: yes or no: the cab is on the passenger, who gets in only at the end
### $people: people, "you and Ann"
### $place: a number: who left first has 1; 0 still inside, -1 missed rush hour
### $places: numbers: points for leaving
### $points: a number
### $pushed: a number: how many spaces the cab is still pushed back
### $question: a text: what is asked and of whom, "Ann rolls"
### $rest: phrases: spaces that are left, or `none`
### $reward: points for whoever leaves next
### $round: a number: rounds begun, 1 at first
### $row: a number of a cell
### $scores: a text: "10 to 5"
### $seven: a number: what wins a duel, 7
### $shown: what the dice that roll again show
### $spaces: a phrase, "1 or 2 spaces"
### $stops: yes or no: the cab stays where it is
### $there: a place where a move ends
### $to_drive: a phrase: all spaces left to drive, "5 spaces"
### $twos: a number: moves of 2 spaces left
### $void: no, or why it is for nothing: `again`, `nobody`, or the result
### $white: yes or no: a white die
### $who: somebody, "you" or a name: does it, or decides; or is whose it is
### $whom: somebody: it is done to
### $why: a text: why somebody has won

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

red = red
blue = blue
green = green
crazy-cat = Crazy cat
white-die = white die { $n }
    .placed = { ordinal } die from the left
d6 = { $colour } D6
d8 = { $colour } D8
cell = ({ $column }, { $row })
start-gate = the start gate
outside = out of the city
right = right
up = up
left = left
down = down
up-and-right = up and right
up-and-left = up and left
down-and-left = down and left
down-and-right = down and right
face = { $face ->
    [1] a curse
    [2] sabotage
    [3] an item roll
    [4] 1 space
    [5] 1 space
   *[6] 2 spaces
}
cab-upgrade = a cab upgrade
greedy-cat = Greedy cat
speed-boost = a speed boost
bad-luck = bad luck, a coloured die is lost
pothole = a pothole, the cab falls back
unhappy-customer = an unhappy customer, a passenger is lost

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = Your cab is { $mine }. Fetch your passenger, the yellow cat, then leave by the gate.
first-curse = A curse takes a space away from your drive.
first-back = Each curse too many pushes you back a space.
first-d6 = A D6 is a die with six sides, like the white ones.
first-d8 = A D8 is a die with eight sides: a 6, 7 or 8 moves you 2 spaces.
first-cell = The numbers of a place are its column and its row.
first-stop = Drive all your spaces: the yellow cat gets in only where you end.
first-straight = A move of 2 spaces goes straight. You can turn only after it.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

start-roll =
    .asks = the drivers roll for the start
    .name = { $who } rolls { $face } for the start
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "roll", "rolls") } a { LIST($faces, "then") } for the start
column =
    .asks = the column of the passenger is rolled
    .name = column: { $face }
row =
    .asks = the row of the passenger is rolled
    .name = row: { $face }
first-waits = The first passenger waits at { $cell }
next-waits = The next passenger waits at { $cell }
passenger-moves = The passenger moves to { $cell }

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

rolling =
    .asks = the dice roll
    .name = { $die } shows { $face }: { face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
rolls = { $who } { FORM($who, "roll", "rolls") } { LIST($dice, "comma") }
rolls-again = { $who } { FORM($who, "roll", "rolls") } { $again } again and { FORM($who, "get", "gets") } { LIST($dice, "comma") }
own-die-shows = { $die }: { $face }
no-more-curses = That is the most curses you can have
new-curse = A 1 is a curse: { whose } { $last }
new-curses = Each 1 is a curse: { whose } { $first } { $n ->
    [2] and
   *[other] to
} { $last }
dice-stand = With { $n } { FORM($n, "curse", "curses") } { whose } dice stand
keep =
    .asks = { FORM($who, "keep or roll", "keeps or rolls") } again
    .you = Click the dice you want to roll again, or keep all of them. { $left } more { FORM($left, "curse ends", "curses end") } your rolls.
    .guide = { $action ->
        [0] Your dice drive you { $net } now{ $arrives ->
            [yes] , { to-the-aim }
           *[no] {""}
        }: keep them all.
       *[other] { $driving ->
            [yes] Your dice do not drive you { to-the-aim } yet: roll the { LIST($shown, "and") } again.
            [near] Roll the { LIST($shown, "and") } again: that is the best way to get { to-the-aim }.
           *[no] Roll the { LIST($shown, "and") } again: a 4 or higher moves you, and only a 1 is a curse.
        }
    }
    .name = { $action ->
        [0] keep all dice
       *[other] roll again: { LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] keep all dice
       *[other] reroll the { LIST($shown, "and") }
    }
    .answers = keep all the dice, or choose which to roll again
    .told = { $who } { FORM($who, "keep", "keeps") } { $faces }: { $brings }
to-the-aim = { $fetches ->
    [yes] to the yellow cat
   *[no] out of the city
}
die-with-face = { $die } ({ $face })
item-rolls = { $n } { FORM($n, "item roll", "item rolls") }
curses-for-others = { $n } { FORM($n, "curse", "curses") } for somebody else
nothing = nothing

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

item =
    .asks = an item is rolled
    .name = item roll { $face }: { $face ->
        [5] your own D6
        [6] your own D8
       *[other] { item-brings }
    }
    .told = Item roll { $face }: { item-brings }{ $void ->
        [again] , which is nothing a second time
        [nobody] , with no passenger to move
       *[no] {""}
    }
item-brings = { $face ->
    [1] nothing
    [2] 1 space
    [3] 2 spaces
    [4] a lucky charm
    [5] { whose } own D6
   *[6] { whose } own D8
}
cancel =
    .asks = { FORM($who, "choose", "chooses") } what the curses cancel
    .you = Choose which spaces your curses take away.
    .guide = Your curses take spaces away. You still drive { $rest }.
    .name = give up { $cancels }
    .answer = { $cancels }
    .told = { whose } curses take away { $cancels }
spaces-of-one = { $n } { FORM($n, "space", "spaces") }
spaces-of-two = { $n ->
    [1] 2 spaces straight on
   *[other] { $n } × 2 spaces straight on
}
curses-take = { $n } { FORM($n, "curse takes", "curses take") } { $n } { FORM($n, "space", "spaces") } away{ $stops ->
    [yes] , and nothing is left to drive
   *[no] . Left: { $moves }
}
none = none
half-a-move = 1 curse cannot take half of a move of 2 spaces

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

move =
    .asks = { FORM($who, "move", "moves") }
    .guide = { $fetches ->
        [yes] { $arrives ->
            [yes] Drive to the yellow cat{ $around ->
                [yes] , the long way round: you must drive all { $to_drive }
               *[no] {""}
            }. It gets in where your drive ends, and brings you { $next_points } points.
            [far] Drive towards the yellow cat. It is too far away for this turn, so get as near as you can.
            [uneven] You have { $to_drive } left, { $odd ->
                [yes] an odd number
               *[no] an even number
            }, so you cannot end on the yellow cat this turn. End as near to it as you can.
           *[no] You have to drive { $to_drive }, and cannot end on the yellow cat this turn. End as near to it as you can.
        }
       *[no] Drive to the gate: whoever leaves next gets { $reward } points.
    }
    .you = Click a marked cell to drive there. To go: { $moves }.{ $passing ->
        [yes] {" "}The passenger gets in only where { whose } drive ends.
       *[no] {""}
    }
    .name = { $stops ->
        [yes] { stop }
       *[no] { $length ->
            [1] 1 space
           *[2] 2 spaces
        } { $direction }{ to }
    }
    .answer = { where }
    .told = { $who } { FORM($who, "drive", "drives") } to { LIST($cells, "then") }
where = { $stops ->
    [yes] { stop }
   *[no] { $there ->
        [outside] { $there }
       *[other] to { $there }
    }
}
stop = stop here
stops-there = { $who } { FORM($who, "stop", "stops") } there
to = { $there ->
    [outside] , { $there }
   *[other] {" "}to { $there }
}
boost-roll =
    .asks = the length of the speed boost is rolled
    .name = spaces of the boost: { $face }
    .told = A { $face } is rolled for the speed boost{ FORM($fits, "", ", which fits nowhere: the cab stays") }
boost =
    .asks = { FORM($who, "choose", "chooses") } the direction of the boost
    .you = Choose where the speed boost takes you.
    .guide = { towards }
    .name = { $stops ->
        [yes] { stop }
       *[no] boost { $boosted } { $direction }{ to }
    }
    .answer = { where }
    .told = The boost takes { $who } { $boosted } to { $there }
spaces = { $n } { FORM($n, "space", "spaces") }
one-or-two-spaces = 1 or 2 spaces
retreat =
    .asks = { FORM($who, "are pushed back and choose", "is pushed back and chooses") } the path
    .you = { push-why } Click the cell to go to.
    .guide = { push-why } { towards }
    .name = back { $direction }{ to }
    .answer = to { $there }
    .told = { $who } { FORM($who, "go", "goes") } back to { LIST($cells, "then") }
push-why = { $cursed ->
    [yes] Your { FORM($pushed, "curse pushes", "curses push") } you back { $pushed } { FORM($pushed, "space", "spaces") }.
   *[no] You are pushed back { $pushed } { FORM($pushed, "space", "spaces") }.
}
towards = From { $there } it is { $away } to { $fetches ->
    [yes] the yellow cat
   *[no] the gate
}.

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

nibble-roll =
    .asks = a die rolls at the cat nibbles
    .name = cat nibbles { $face }: { $brings }
    .told = Cat nibbles: a { $face } brings { $brings }{ $void ->
        [cab-upgrade] , which is nothing a second time
        [greedy-cat] , and there is no die to take
       *[no] {""}
    }
greedy =
    .asks = { FORM($who, "take", "takes") } a die
    .you = Greedy cat takes a coloured die for you: choose which.
    .guide = { larger-die }
    .name = take the { $die } of { $whom }
    .answer = the { $die }
patrol-roll =
    .asks = a die rolls at the Paw patrol
    .name = Paw patrol { $face }: { $costs }
    .told = Paw patrol: a { $face } is { $void ->
        [bad-luck] bad luck, and nothing to lose
        [unhappy-customer] an unhappy customer, and nothing to lose
       *[no] { $costs }
    }
lose =
    .asks = { FORM($who, "give", "gives") } up a die
    .you = Choose the coloured die to give up.
    .guide = { larger-die }
    .name = give up the { $die }
    .answer = the { $die }
larger-die = A D8 brings more spaces than a D6, turn after turn.

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

duel-keep =
    .asks = { FORM($who, "choose", "chooses") } which duel dice roll again
    .you = A duel: { $seven } with both dice wins. Choose which to roll again.
    .guide = Only a total of { $seven } wins. Whatever you roll again, your chance is the same: 1 in 6.
    .name = { $action ->
        [1] roll the first duel die again, a { $shown }
        [2] roll the second duel die again, a { $shown }
       *[3] roll both duel dice again
    }
    .answers = one of them or both
duel-roll =
    .asks = the duel dice roll
    .guide = Another cab stands there, so there will be a duel. If you lose it, you fall back { $back }.
    .name = { $who } rolls { $face } in the duel
    .short = { $who } { $face } in the duel
    .told = { $who } { FORM($who, "roll", "rolls") } { $faces } in the duel
duel-won = { $who } { FORM($who, "win", "wins") } the duel with a { $seven }
duel-again = { $people } have a { $seven } each, so the dice roll again
sabotage =
    .asks = { FORM($who, "choose", "chooses") } whom to sabotage
    .you = Your 2s are curses for somebody else: choose for whom.
    .guide = Each 2 you keep takes a space from { $whom } in the next turn.
    .name = sabotage { $whom }
    .answer = { $whom }
over =
    .asks = the game is over

## What it brought
## The log, after what was done; read by everybody.

collects = { $who } { FORM($who, "collect", "collects") } the passenger: +{ $points } points
loses-a-passenger = { $who } { FORM($who, "lose", "loses") } a passenger: −{ $points } points
exit-opens = The exit gate opens
wins-die = { $who } { FORM($who, "win", "wins") } the { $die }, one more die to roll
loses-die = { $who } { FORM($who, "lose", "loses") } the { $die }
takes-die = { $who } { FORM($who, "take", "takes") } the { $die } from { $whom }
misses-rush-hour = { $who } { FORM($who, "miss", "misses") } rush hour and { FORM($who, "are", "is") } out of the race
leaves = { $who } { FORM($who, "leave", "leaves") } the city { $nth }: +{ $points } points
rush-hour-begins = Rush hour: the others have { $rush_turns } { FORM($rush_turns, "turn", "turns") } left
meet = { $people } meet on one cell. That is a duel: each rolls a pair of dice, and only a total of { $seven } wins
nibbles-there = Here are cat nibbles: a die says what they bring
patrol-there = The Paw patrol waits there: a die says what it takes
falls-back = { $who } { FORM($who, "lose", "loses") } the duel and { FORM($who, "fall", "falls") } back to { $cell }
thrown-back = { $who } { FORM($who, "are", "is") } thrown back to { $cell }
pushed-back = { $who } { FORM($who, "have", "has") } more curses than moves and { FORM($who, "slide", "slides") } back to { $cell }
gets-curses = { $by } { FORM($by, "sabotage", "sabotages") } { $who }: { $n } { FORM($n, "curse", "curses") }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

heading = round { $round }: { whose } turn
for-passengers = { $passenger_points } for each passenger
aim = Most points win: { for-passengers }, plus { $places } in the order drivers leave the city
score = { $who } { $points }
rush-hour = Rush hour: { $late }
turns-to-get-out = { $who } { FORM($who, "have", "has") } { $n } { FORM($n, "turn", "turns") } to get out
just-rolled = just rolled, { $face }
came-here = { $who } came here
passenger-came-here = the passenger came here
standing = { $points } { FORM($points, "point", "points") }, { score-of }
score-of = { $n } { FORM($n, "passenger", "passengers") }, { place-of }
place-of = { $place ->
    [-1] missed rush hour
    [0] still in the city
   *[other] left the city { $nth }
}
nobody-has-won = Nobody has won
has-won = { $who } { FORM($who, "win", "wins") } { $scores } points: { $why }
lost-by-rush-hour = { $who } lost by missing rush hour
settled-by-duel = a duel settled the tie

## A position on one line
## For the terminal and for reports of errors; in short.

position = round { $round }, { $question }; dice { $faces }{ $moving ->
    [yes] , to move { $ones } × 1 + { $twos } × 2
   *[no] {""}
}; { LIST($cabs, "comma") }; passenger { $passenger }
cab = { $who } { $place ->
    [-1] missed rush hour
    [0] at { $cell }
   *[other] out of the city
}{ $curses ->
    [0] {""}
   *[other] {" "}{ $curses } cursed
}{ $aboard ->
    [0] {""}
   *[other] {" "}+{ $aboard }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

no-such-cell = There is no such cell.
not-nearer-to-start = A retreat goes one space nearer to the start gate, and { $cell } is not.
boost-goes-straight = The boost goes { $boosted } straight on.
nobody-drives = Nobody drives at the moment.
dice-first = The cab drives after the dice.
no-cell-now = No cell is to be chosen now.
no-way-back-out = Nobody drives back through the start gate.
blocked = The cell { $cell } is blocked.
stands-there = The cab stands there already.
exit-closed = The exit gate is closed until somebody has collected a passenger.
exit-pushed-back = Curses push the cab back { $spaces }: it gets out only with as much movement to spare.
exit-exact = Only the last movement may lead out of the exit gate.
two-directions = Getting to { $cell } takes two directions, but one movement goes straight.
too-close = From { $from } to { $cell } is too close: one movement goes { $spaces }.
too-far = From { $from } to { $cell } is too far: one movement goes { $spaces }.
the-exit = the exit
no-such-die = There is no such die.
not-held = The { $die } is not a coloured die that { $who } holds.
die-is-rolling = The { AS($die, "placed") } is rolling.
die-not-in-turn = The { AS($die, "placed") } is not rolled in this turn.
crazy-cat-rolls-once = Crazy cat rolls only once.
curse-limit-reached = With { $curse_limit } { FORM($curse_limit, "curse", "curses") } the dice stand, and { $who } has that many.
dice-kept = The dice lie as they were kept.
others-rolling = Other dice are rolling.
white-not-taken = White dice cannot be taken.
with-nobody = The { $die } is with nobody.
with-you-already = The { $die } is with { $who } already.
drives-no-more = The { $die } is with { $who }, who no longer drives.
d6-first = From { $who } the D6 must be taken before the { $die }.
no-such-driver = There is no such driver.
not-themselves = Nobody sabotages themselves.
no-use = A curse is no use on { $who }, who no longer drives.
no-driver-now = No driver is to be chosen now.
no-duel-dice-now = The duel dice cannot be chosen now.
no-duel = There is no duel now.
duel-die-of = That is a duel die of { $who }.

## Bots by what a player reads of them, in lists and in the log:
## a name, a space, and how strong they are in brackets; `-does` says how they play, in “New game”
bot-random = Whiskers (plays anything)
bot-random-does = Takes any legal action, all alike.
bot-eager = Zippy (child)
bot-eager-does = Plays as children do: rolls for more whatever the curses, and rushes at the passenger.
bot-learner = Patches (beginner)
bot-learner-does = Does as the greedy driver, but leaves one decision in eight to chance.
bot-crazy-cat = Crazy cat (average)
bot-crazy-cat-does = Never rolls again, drives the shortest path to the passenger, avoids special cells.
bot-greedy = Ginger (average)
bot-greedy-does = Rolls blanks again while curses are few and drives straight at the nearest goal.
bot-navigator = Captain Compass (strong)
bot-navigator-does = Drives where its movement ends best, and rolls again while that promises more on average.
bot-optimum = Professor Paws (expert)
bot-optimum-does = Rolls, cancels and moves as is exactly best to arrive this turn or come near; searches the rest.

## What choices are measured by, in menus and over the choices;
## `best` is said of the best choice
goal-net-spaces = net spaces
    .about = How far the cab gets this turn, after what curses take away. If equal, the shorter way.
    .best = most spaces this turn
    .why = It drives you about { $n } { FORM($count, "space", "spaces") } this turn
goal-land-on-the-passenger = land on the passenger
    .about = { $pickup ->
        [each-move] Chance to reach the passenger this turn, lucky charms included, speed boosts left out.
       *[final] Chance that the cab stops at the passenger this turn, lucky charms and speed boosts included.
    }
    .best = best chance to reach the passenger
    .why = You reach the passenger this turn with a chance of { $n }
    .lost = That lowered your chance to reach the passenger from { $most } to { $n }
goal-leave-the-city = leave the city
    .about = Chance to leave the city this turn, speed boosts { $pickup ->
        [each-move] left out
       *[final] included
    }.
    .best = best chance to leave the city
    .why = You leave the city this turn with a chance of { $n }
    .lost = That lowered your chance to leave the city from { $most } to { $n }
goal-nearer-to-the-passenger = nearer to the passenger
    .about = How many spaces nearer to the passenger the cab gets this turn.
    .best = closest to the passenger
    .why = It brings you about { $amount } { FORM($count, "space", "spaces") } { FORM($less, "farther from", "nearer to") } the passenger this turn
    .lost = That leaves you about { $n } { FORM($count, "space", "spaces") } farther from the passenger
goal-nearer-to-the-exit = nearer to the exit
    .about = How many spaces nearer to the way out the cab gets this turn.
    .best = closest to the way out
    .why = It brings you about { $amount } { FORM($count, "space", "spaces") } { FORM($less, "farther from", "nearer to") } the way out this turn
    .lost = That leaves you about { $n } { FORM($count, "space", "spaces") } farther from the exit
