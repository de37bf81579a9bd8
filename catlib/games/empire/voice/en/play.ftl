### Empire: what a person reads while playing. A phase has one message. How to translate: docs/translating.md.
### $all: people, or a number of cubes: all that there are
### $amount: how many cubes a click places: one, all; of a goal how many a choice brings, without a minus, "~0.9"
### $attacks: yes or no: the attacker's die
### $brings: a number: cubes
### $by: somebody: took it
### $card: a phrase: "Rockaway (rat)"
### $count: 1 where that is one, else 2
### $each: a number: cubes on each neighborhood
### $face: a number: what a die shows
### $faces: numbers, or a text "5 5 1": what dice show
### $gone: phrases: neighborhoods and who took them
### $held: phrases, each a player with a number
### $here: a neighborhood: from where
### $holds: a text: what everybody holds
### $hood: a neighborhood: "Harlem"
### $hoods: a number, or neighborhoods
### $in_all: a number: cubes
### $keeps: yes or no: turns in no set
### $left: a number: cubes
### $less: yes or no: it is below 0
### $many: yes or no: several dice or cubes
### $mine: a number: what the attacker's die shows
### $moved: a number: cubes
### $n: a number, of what the sentence names after it
### $name: a borough: "Manhattan"; on the board of a player; the name of an occupation
### $neutral: yes or no: some cubes are nobody's
### $number: a number of a wild card
### $occupation: a phrase: a mission and what it wants
### $own: a number: cubes of one's own; or one's own mission, or no
### $pest: a phrase: "rat"
### $question: a text: what is asked and of whom, "Ann rolls"
### $result: loses, equal or wins: the attacker's die
### $round: a number: rounds begun, 1 at first
### $seat: a colour: "red"
### $seen: yes or no: the reader may see the mission
### $set: phrases, the cards of a set
### $shown: a text: what the dice show in the battle, "64", or no
### $size: a number: neighborhoods
### $standing: a text: what the winner holds
### $stops: yes or no: nothing more is done
### $theirs: a number: cubes, or what the defender's die shows
### $there: a neighborhood: to where
### $timed: yes or no: the game had a limit of rounds
### $usable_wilds: yes or no: wild cards are in the pile and make sets
### $wants: phrases: what a mission wants
### $where: phrases: "Harlem (+4)"
### $who: somebody, "you" or a name: does it, or decides; or is whose it is
### $whole: boroughs held whole, or no
### $whom: somebody, or `neutral`: it is done to
### $why: mission, most or alone: why somebody won

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

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

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = You are { $seat }. Conquer all of New York, one neighborhood after another.
first-loss = Rivals attack you, too, and dice decide. You can win it back.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

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
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

place =
    .asks = { FORM($who, "place", "places") } cubes, { $left } to go
    .you = Click your neighborhoods to put cubes there. { $left } { FORM($left, "cube", "cubes") } to go.
    .guide = Cubes are your army. Place new ones beside a weak rival.
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
    .guide = { FORM($keeps, "Keep your cards: a later set brings more cubes.", "A set brings cubes at once, and cubes win battles.") }
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
    .guide = { FORM($stops, "No good attack is left: end your attacks.", "Attack a rival next door who has fewer cubes than you.") }
    .name = { FORM($stops, "no more attacks", attack-from) }
    .answers = {""}
attack-from = attack from { $hood }
target =
    .asks = { FORM($who, "choose", "chooses") } whom to attack from { $here }
    .you = Click the neighborhood to attack.
    .guide = Attack the weakest one next door.
    .name = attack { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "attack", "attacks") } { $hood } ({ $whom }, { $theirs } { FORM($theirs, "cube", "cubes") }) from { $here } ({ $own } { FORM($own, "cube", "cubes") })
battle = { $here } with { $own } against { $there } with { $theirs }
dice =
    .asks = { FORM($who, "choose", "chooses") } how many dice to attack with: { battle }
    .you = Choose how many dice to roll: the more, the better your chance.
    .guide = { $n ->
        [0] This battle is going badly: stop before you lose more.
       *[other] Roll as many dice as you can: your highest fights their highest.
    }
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
    .guide = You are attacked! The highest dice fight each other, and a tie is yours: roll all you may.
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
   *[equal] ties { $theirs }, so the defender wins
}
move-in =
    .asks = { FORM($who, "choose", "chooses") } how many cubes move in
    .you = You have taken it: choose how many cubes move in.
    .guide = It is yours! Cubes that move in can attack on from there.
    .name = move in { $in_all } { FORM($in_all, "cube", "cubes") }
    .answers = {""}
    .told = { $who } { FORM($who, "move", "moves") } in with { $in_all } { FORM($in_all, "cube", "cubes") }
free-from =
    .asks = { FORM($who, "choose", "chooses") } where to move cubes from, or { FORM($who, "move", "moves") } none
    .you = You may move cubes once, to another neighborhood of yours, or end your turn.
    .guide = { FORM($stops, "No free move is needed: end your turn.", "Before your turn ends, you may move cubes once: to where rivals are.") }
    .name = { FORM($stops, "no free move", free-move-from) }
    .answers = {""}
free-move-from = free move from { $hood }
free-to =
    .asks = { FORM($who, "choose", "chooses") } where the cubes go
    .you = Click where the cubes go.
    .guide = { at-the-front }
    .name = free move to { $hood }
    .answers = {""}
free-count =
    .asks = { FORM($who, "choose", "chooses") } how many cubes move
    .you = Choose how many cubes move.
    .guide = { at-the-front }
    .name = move { $moved } { FORM($moved, "cube", "cubes") } to { $there }
    .answers = {""}
    .told = { $who } { FORM($who, "move", "moves") } { $moved } { FORM($moved, "cube", "cubes") } from { $here } to { $there }
at-the-front = Only cubes next to a rival can fight.
draw =
    .asks = a card is drawn
    .name = { $who } draws { $card }
    .short = a card for { $who }
    .told = { $who } { FORM($who, "draw", "draws") } { $card } for capturing a neighborhood

## What it brought
## The log, after what was done; read by everybody.

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
## Over the log, over the board, and in the box when a game is over; read by everybody.

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
## For the terminal and for reports of errors; in short.

position = round { $round }, { $question }{ $shown ->
    [no] {""}
   *[dice] ; dice { $shown }
}; { $holds }
holding-cubes = { $who } { $n } with { $all }
empty-map = the map is empty

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

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

## Bots by what a player reads of them, in lists and in the log:
## a name, a space, and how strong they are in brackets; `-does` says how they play, in “New game”
bot-random = Recruit (plays anything)
bot-random-does = Takes any legal action, all alike.
bot-rash = Drummer (child)
bot-rash-does = Plays as children do: comforts its weakest place, and attacks the biggest army until nothing is left.
bot-beginner = Cadet (beginner)
bot-beginner-does = Does as the greedy player, but leaves one decision in four to chance.
bot-hasty = Sergeant (average)
bot-hasty-does = Does as the greedy player, but leaves one decision in eight to chance.
bot-greedy = Captain (strong)
bot-greedy-does = Attacks what it captures with the best exact chance for what it is worth, stops below even odds.
bot-searching = General (expert)
bot-searching-does = Does as the greedy player, unless tree search over some hundred games is sure of something better.

## What choices are measured by, in menus and over the choices;
## `best` is said of the best choice
goal-capture = capture
    .about = Chance to win the attack if you fight to the end; before an attack, the chance of the best one that you can make.
    .best = best chance to capture
    .why = If you fight to the end, you win the attack with a chance of { $n }
goal-hold = hold
    .about = Chance that the defender keeps the neighborhood if the attack is fought to the end.
    .best = best chance to hold on
    .why = You hold the neighborhood with a chance of { $n }
goal-cubes-of-the-roll = cubes of the roll
    .about = How many more cubes the next roll costs the defender than the attacker.
    .best = best next roll
    .why = The roll costs the defender about { $amount } { FORM($count, "cube", "cubes") } { FORM($less, "less", "more") } than the attacker
