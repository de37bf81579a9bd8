### Empire: what a person reads while playing. A phase has one message; catlib/game/voice.py says how it is read.

## Names

red = red
blue = blue
green = green
purple = purple
orange = orange
sky = sky
neutral = neutral
neutral-cubes = the neutral cubes
squirrel = squirrel
rat = rat
pigeon = pigeon
wild-card = wild card
wild = River Wild card { $number }
card = { $name } ({ $pest })
a-card = a card
cards-of-set = { $n ->
    [1] a { $pest }
   *[other] { $n } { $pest }s
}
occupation = { $name }: { mission-says }
mission-says = hold { LIST($wants, "and") }
all-of = all of { $name }
neighborhoods-held = { $n } { FORM($n, "neighborhood", "neighborhoods") }{ $each ->
    [1] {""}
   *[other] {" "}with at least { $each } cubes on each
}
links-held = both ends of { $n } bridges, trams or subway links
cubes = { $n } { FORM($n, "cube", "cubes") }

## Before the first turn

start-roll =
    .asks = the players roll for the start
    .name = { $who } rolls { $face } for the start
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "roll", "rolls") } a { LIST($faces, "then") } for the start
mission =
    .asks = Occupation cards are dealt
    .name = { $who } is { $occupation }
    .short = an Occupation card for { $who }
    .told = { $seen ->
        [yes] { whose } Occupation card is { $occupation }
       *[no] { $who } { FORM($who, "get", "gets") } an Occupation card
    }
deal =
    .asks = the neighborhoods are dealt
    .name = { $hood } is { $who }
    .told = The neighborhoods are dealt: { $held }
holding = { $who } { $n }

## A turn

place =
    .asks = { FORM($who, "place", "places") } cubes, { $left } to go
    .you = Click your neighborhoods to put cubes there. { $left } { FORM($left, "cube", "cubes") } to go.
    .name = place { $amount ->
        [one] a cube
        [brick] ten cubes
       *[all] all cubes
    } on { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "place", "places") } cubes: { $where }
places-cubes = { $who } { FORM($who, "place", "places") } cubes
place-in-turn = { $all } place cubes, one after the other
strengthens = { $who } strengthen { $where }
more-there = { $hood } (+{ $n })
gets-cubes = { $who } { FORM($who, "get", "gets") } { $n } new { FORM($n, "cube", "cubes") } for { $hoods } { FORM($hoods, "neighborhood", "neighborhoods") }{ $whole ->
    [no] {""}
   *[some] {" "}and all of { $whole }
}
exchange =
    .asks = may turn in a set of cards
    .you = Click three cards that make a set for more cubes, or keep your cards.
    .name = { $keeps ->
        [yes] turn in no set
       *[no] turn in { $set } for { $brings } { FORM($brings, "cube", "cubes") }
    }
    .answers = {""}
    .told = { $keeps ->
        [yes] {""}
       *[no] { $who } { FORM($who, "turn", "turns") } in { $set } for { $brings } { FORM($brings, "cube", "cubes") }
    }
attack =
    .asks = { FORM($who, "choose", "chooses") } where to attack from
    .you = Click a rival neighborhood to attack it, one of yours to attack from, or end your attacks.
    .name = { FORM($stops, "no more attacks", attack-from) }
    .answers = {""}
attack-from = attack from { $hood }
target =
    .asks = { FORM($who, "choose", "chooses") } whom to attack from { $here }
    .you = Click the neighbour to attack.
    .name = attack { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "attack", "attacks") } { $hood } ({ $whom }, { $theirs } { FORM($theirs, "cube", "cubes") }) from { $here } ({ $own } { FORM($own, "cube", "cubes") })
battle = { $here } with { $own } against { $there } with { $theirs }
dice =
    .asks = { FORM($who, "choose", "chooses") } how many dice to attack with: { battle }
    .you = Choose how many dice to roll: the more, the better your chance.
    .name = { $n ->
        [0] call the attack off
       *[other] roll { $n } { FORM($n, "die", "dice") }
    }
    .answers = {""}
    .told = { $n ->
        [0] { $who } { FORM($who, "call", "calls") } the attack off
       *[other] {""}
    }
defend =
    .asks = { FORM($who, "choose", "chooses") } how many dice to defend with: { battle }
    .you = You are attacked: choose how many dice to defend with.
    .name = defend with { $n } { FORM($n, "die", "dice") }
    .answers = {""}
roll =
    .asks = the dice roll
    .name = the { FORM($attacks, "attacker", "defender") }'s die shows { $face }
    .short = { $who } { $face }
    .told = { $who } { FORM($many, "roll", "rolls") } { $faces }
beats = { $mine } { $result ->
    [wins] beats { $theirs }
    [loses] does not beat { $theirs }
   *[equal] does not beat { $theirs }, and equal dice are the defender's
}
move-in =
    .asks = { FORM($who, "choose", "chooses") } how many cubes move in
    .you = You have taken it: choose how many cubes move in.
    .name = { $moved ->
        [0] move no more than { $in_all } { FORM($in_all, "cube", "cubes") } in
       *[other] move { $moved } more in, { $in_all } in all
    }
    .answers = {""}
    .told = { $who } { FORM($who, "move", "moves") } in with { $in_all } { FORM($in_all, "cube", "cubes") }
free-from =
    .asks = { FORM($who, "choose", "chooses") } where to move cubes from, or { FORM($who, "move", "moves") } none
    .you = Move cubes once to a neighbour, or end your turn.
    .name = { FORM($stops, "no free move", free-move-from) }
    .answers = {""}
free-move-from = free move from { $hood }
free-to =
    .asks = { FORM($who, "choose", "chooses") } where the cubes go
    .you = Click where the cubes go.
    .name = free move to { $hood }
    .answers = {""}
free-count =
    .asks = { FORM($who, "choose", "chooses") } how many cubes move
    .you = Choose how many cubes move.
    .name = move { $moved } { FORM($moved, "cube", "cubes") } to { $there }
    .answers = {""}
    .told = { $who } { FORM($who, "move", "moves") } { $moved } { FORM($moved, "cube", "cubes") } from { $here } to { $there }
draw =
    .asks = a card is drawn
    .name = { $who } draws { $card }
    .short = a card for { $who }
    .told = { $who } { FORM($who, "draw", "draws") } { $card } for capturing a neighborhood

## What it brought

takes = { $who } { FORM($who, "take", "takes") } { $there } from { $whom }
loses-cubes = { $who } { FORM($many, "lose", "loses") } { $n } { FORM($n, "cube", "cubes") } in { $there }, { $left } left
holds-borough = { $who } { FORM($who, "hold", "holds") } all of { $name }: more new cubes every turn
loses-borough = { $who } { FORM($who, "lose", "loses") } the bonus of { $name }
wiped-out = { $who } { FORM($who, "are", "is") } wiped out
took-it = { $who } took it from { $whom }
lost-there = { cubes } lost
held-lost = { $who } lost { $gone }
lost-to = { $hoods } to { $by }

## Headings, aims and the end

heading = round { $round }: { whose } turn
aim-mission = First to complete their Occupation card{ $own ->
    [no] {""}
   *[some] {" "}({ $own })
}. Neighborhoods: { $holds }
aim-all = First to hold all { $neutral ->
    [no] { $size } neighborhoods
   *[yes] neighborhoods that are not neutral
}{ $turn_limit ->
    [0] {""}
   *[other] , or the most after { $turn_limit } { FORM($turn_limit, "round", "rounds") },
} wins. { $holds }
standing = { $n } { FORM($n, "neighborhood", "neighborhoods") }, { $all } { FORM($all, "cube", "cubes") }
over =
    .asks = the game is over
stopped = { FORM($timed, "the rounds are over", "nobody can do anything any more") }
nobody-wins = Nobody has won: { stopped }, and two hold the same
wins = { $who } { FORM($who, "win", "wins") }: { $why ->
    [alone] nobody else holds a neighborhood any more
    [mission] { whose } Occupation card is fulfilled, { $occupation }
   *[most] { stopped }, and { $who } { FORM($who, "have", "has") } the most, { $standing }
}

## A position on one line

position = round { $round }, { $question }{ $shown ->
    [no] {""}
   *[dice] ; dice { $shown }
}; { $holds }
holding-cubes = { $who } { $n } with { $all }
empty-map = the map is empty

## Why not

not-yours = { $hood } is { $whom }; choose one of your own.
one-cube = { $hood } has one cube, and one has to stay.
no-rival = { $hood } has no rival next door.
none-next-door = { $hood } has none of your neighborhoods next door.
your-own = { $hood } is your own.
not-next-door = { $hood } is not next to { $here }.
out-of-reach = Cubes cannot get from { $here } to { $hood } in one free move.
makes-no-set = That card makes no set with the others in this hand; { first-go }.
first-go = of equal cards the first in hand go
click-the-neighborhood = Now click the neighborhood that gets them.
what-makes-a-set = Three equal pests make a set, or one of each{ FORM($usable_wilds, ", or any with a wild card", "") }; { first-go }.
