### Empire: what the table shows in words, says of a part that is pointed at, and says to a screen reader.
### Drawn words have little room. How to translate: docs/translating.md.
### $amount: how many cubes a click places: one, all
### $chance: a text: "64%"
### $face: a number: what a die shows
### $facts: a text: what else a player has
### $holder: a name as it stands on the board
### $hood: a neighborhood: "Harlem"
### $in_all: a number: cubes
### $n: a number, of what the sentence names after it
### $name: a borough: "Manhattan"; on the board of a player; the name of an occupation or of a water
### $own: a number: cubes of one's own; or one's own mission, or no
### $pest: a phrase: "rat"
### $seat: a colour: "blue"
### $theirs: a number: cubes, or what the defender's die shows
### $there: a neighborhood: to where
### $usable_wilds: yes or no: wild cards are in the pile and make sets

## The map
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

map = Map
bonus-there = +{ cubes }
water = { $name }
click-place = Click it to put a cube here.
click-attack = Click it to attack from here; one cube always stays behind.
click-target = Click it to attack it.
click-free-from = Click it to move cubes away from here.
click-free-to = Click it to move the cubes here.
brings-a-turn = All of { $name } brings +{ cubes } a turn.
not-dealt = { $hood }, { $name }, not dealt yet
held-there = { $hood }, { $name }, { $holder }, { cubes }

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

desk = Players, cards and dice
players = Players
seat-there = { $name }, { cubes }, { $facts }
seat-does = Each turn brings a new cube for every { $neighborhoods_per_cube ->
    [1] neighborhood
   *[other] { $neighborhoods_per_cube } neighborhoods
}, at least { $least_cubes }, and more for boroughs that are held whole.
is-out = wiped out
boroughs = { $n } { FORM($n, "borough", "boroughs") }
cards = { $n } { FORM($n, "card", "cards") }
next-turn = next turn +{ $n }

## Cards and cubes in hand
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

hand = Cards and cubes in hand
next-set = a set of cards brings { cubes }
no-cards = no cards yet
cards-hidden = cards are hidden
wild-face = wild
card-there = { $hood }, { $pest }
card-does = Three of one animal, or one of each, are a set and trade for cubes{ FORM($usable_wilds, "; a wild card is any animal", "") }.
to-place = { $n } to place
amount-ten = ten on one spot
amount-all = all on one spot
place-amount = the button “{ $amount }”

## The battle
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

dice-group = Dice
attacks = attacks
defends = defends
die-shows = { seat-die } shows { $face }
die-rolls = { seat-die } is rolling
seat-die = { $seat } die
captured = captured
attack-over = { $own } against { $theirs }: the attack is over
to-capture = { $own } against { $theirs }: { $chance } to capture

## What one click does at once
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

place-all = place all { cubes } where a Captain would
fight-on = fight on with all dice until it is decided
defend-on = defend with all dice as long as this turn lasts
move-all-in = move in { $in_all } { FORM($in_all, "cube", "cubes") }
move-all = move { cubes } to { $there }

## What can be drawn on the map when asked for
## Buttons: short.

show-reach = best chance of every capture
show-front = weakest neighbours
