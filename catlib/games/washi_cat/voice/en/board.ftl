### Washi Cat: what the table shows in words, says of a part that is pointed at, and says to a screen reader.
### Drawn words have little room. How to translate: docs/translating.md.
### $ahead: yes or no: of the other player
### $apart: yes or no: a player's cats start on two sides
### $blocked: yes or no
### $carries: nothing, fish or done: how far a cat is
### $cats: a number: cats of a player, 1 or 2
### $cell: a cell
### $colour: "red" or "blue"
### $columns: a number: the width of the board
### $eaten: yes or no: taken
### $exact: yes or no; else at most
### $fish: a number: fish of a player
### $here: a cell
### $left: a number: special moves
### $n: a number, of what the sentence names after it
### $name: what a building is called: "tea house"
### $row: a number of a row
### $rows: a number: the height of the board
### $sewer: a colour: "green"
### $sides: phrases: "north"
### $spaces: a number
### $step: a number: which step of a walk
### $there: a cell next to or paired with $here
### $turns: a number
### $twin: a cell opposite $there
### $what: shrine, cat or fish

tape-by-size = The tape, { $columns } columns by { $rows } rows
tape = Tape
players = Players
shrine-there = shrine
sewer-there = { $sewer } sewer{ FORM($blocked, ", blocked", "") }
building = { $name }
walls-there = wall { $sides }
north = north
east = east
south = south
west = west
fish-there = { $colour } fish{ FORM($eaten, ", taken", "") }
line-there = { $colour } line
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}with a fish
    [done] , done
   *[nothing] {""}
}
cat-does = A cat steps to a space beside it, and may jump straight over { FORM($own_tail, "its own lines", "the line of the other cat of its player") }.
fish-does = A cat takes a fish in its far row and brings it home to its own edge.
sewer-does = A special move goes in here and out of the other sewer of its colour; a step on it blocks both.
shrine-does = Nobody enters a shrine.
line-does = No cat steps onto a line of the other player.
through-the-sewer = { cat-name } through the sewer
next-errand = { $carries ->
    [done] done
    [fish] { $apart ->
        [yes] to row { $row }
       *[no] home
    }
   *[nothing] { $apart ->
        [yes] to row { $row }
       *[no] to a fish
    }
}
specials-left = { $left } special { FORM($left, "move", "moves") } left
special-moves = special moves
specials-do = A special move jumps over anybody's lines, or goes through a sewer.
legend-wall = wall
legend-sewer = sewer
legend-house = house
legend-special = jump or sewer

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

in-reach = in reach of { cat-name }
to-go = { FORM($exact, "", "at most ") }{ $turns } { FORM($turns, "step", "steps") } to go{ FORM($ahead, ", ahead", "") }
no-way-to-go = no way to go
step-of-trip = step { $step } of { $turns } of { cat-name }{ FORM($exact, "", ", perhaps not the quickest") }
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }:{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "turn", "turns") }
way-home = way home?
no-way-home = no way home of { cat-name } was found, own lines stop it
on-way-home = on a way home of { cat-name }
shut-in-there = where { cat-name } is shut in
part-of-wall = part of the wall around { cat-name }
own-line-outside = own line outside an exit, part of the wall around { cat-name }
parts-from-home = one of { $spaces } spaces that part { cat-name } from home
parts-from-fish = one of { $spaces } spaces that part { cat-name } from fish

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

show-reach = spaces in reach
show-trips = shortest walks
show-quickest = quickest trips, with jumps
show-trapped = way home, or the wall around
show-cut = cheapest wall around the others

## Why a board that somebody draws is not one to play on, or not a fair one
## Said under the board that is drawn, without a full stop.
no-room-at-all = every cell holds a shrine; cats need room
cut-off = { $cell } cannot be reached from { $here }; walls and shrines leave a way to every cell
too-narrow = row { $row } has room for { $spaces } drawings; { $cats } cats and { $fish } fish need { $n }
fish-in-rows = { $n } fish of each player lie in row 1 and as many in row { $row }
lonely = { $what ->
    [shrine] the shrine
    [cat] the cat
   *[fish] the fish
} on { $here } has no counterpart on { $cell }
lonely-sewers = the sewers { $here } and { $there } have no counterparts on { $cell } and { $twin }
lonely-wall = the wall { $here }|{ $there } has no counterpart { $cell }|{ $twin }
