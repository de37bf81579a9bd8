### Taxi Derby: what a person reads while playing. A phase has one message. How to translate: docs/translating.md.
### $away: a number of spaces
### $before: a text: a list so far
### $beyond: yes or no: where the taxi wants to go is farther than this turn
### $car: a space: "d15"
### $caught: yes, no, or with how many faces of the die the patrol car catches the taxi; far where no turn goes
### $chase: a number: spaces that the patrol car has to go
### $cleared: yes or no: stacks with nobody left beside them ended the game
### $delivered: a number: passengers
### $does: what an action does: drive, pick, drop, buy or end
### $differ: yes or no: prizes are counted
### $dollars: a number
### $drawn: a phrase: "stereo"
### $earned: a number: dollars without prizes
### $empty: a number: stacks used up
### $ended: a sentence: why the game ended
### $errand: a phrase: where the taxi earns money next, `errand-one`
### $face: a number of a die or an outcome
### $fare: a number: dollars
### $fine: what a ticket asks: station, any, dollars or upgrade
### $fresh: yes at the beginning of a turn, within the speed limit and with a goal that it reaches
### $here: a phrase: what can be done where the taxi stands, or no
### $keeps: yes or no: rather impounded than without the last upgrade
### $last: no, or why the next action ends the turn: fast or acted
### $more: a number: dollars that upgrades bring
### $most: a phrase, "3 tickets", or no
### $mine: a phrase: "orange", the colour of who reads it
### $moved: a number: spaces driven in this turn
### $n: a number, of what the sentence names after it
### $needs: phrases, "stereo", or no
### $over: below, at or over the speed limit
### $owned: phrases, each `owns`, or no
### $pay: a phrase, `paid`, or no
### $pays: a number: dollars
### $place: a space: "d15", or `the-station`; in `drive` and `seats` which seat of the taxi
### $places: drop-offs: "V Memorial Park"
### $price: a number: dollars
### $prizes: phrases, each `prize-of`, or no
### $quarter: a number of a quarter of the city
### $question: a text: what is asked and of whom, "Ann rolls"
### $reach: a phrase, "4 spaces"
### $richer: a phrase, `has-more`, or no
### $rider: a phrase: "commuter to V for $3"; on the board no where nobody is
### $riders: passengers in few words, or no
### $round: a number: rounds begun, 1 at first
### $scores: a text: "$40 to $31"
### $solo: yes or no: rides alone
### $spaces: a number of spaces, or a phrase, "4 spaces"
### $spot: a number: 0 upper left, then clockwise
### $stacks: a number
### $stays: yes or no: the patrol car is left where it is
### $taxis: phrases, each `taxi`
### $there: a space: "d15"
### $thing: a phrase, `prize-tickets`
### $times: yes or no: the fare grows by passengers of the type
### $to: a drop-off: "V"
### $turns: a number: quarter turns
### $type: a phrase: "commuter"
### $upgrade: a phrase: "stereo"
### $upgrades: phrases
### $who: somebody, "you" or a name: does it, or decides; or is whose it is
### $whom: somebody: it is done to
### $winners: people, "you and Ann"

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

orange = orange
green = green
yellow = yellow
blue = blue
red = red
purple = purple
the-station = the police station
commuter = commuter
    .one = a commuter
    .many = commuters
    .short = comm.
criminal = criminal
    .one = a criminal
    .many = criminals
    .short = crim.
professional = professional
    .one = a professional
    .many = professionals
    .short = prof.
celebrity = celebrity
    .one = a celebrity
    .many = celebrities
    .short = cel.
agent = agent
    .one = an agent
    .many = agents
stereo = stereo
turbo = turbo
wi-fi = wi-fi
luxury = luxury
spaces = { $n } { FORM($n, "space", "spaces") }
tickets = { $n } { FORM($n, "ticket", "tickets") }
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .paying = { $type }{ rider-fare }
    .short = { $type } to { $to }
rider-fare = {" "}to { $to } for ${ $pays }{ FORM($times, " or more", "") }
rider-wants = { rider-fare }{ $needs ->
    [no] {""}
   *[other] , needs { $needs }
}{ FORM($solo, ", alone", "") }{ $most ->
    [no] {""}
   *[other] , at most { $most }
}
fine = { $fine ->
    [station] visit the police station
    [any] lose any upgrade
    [dollars] ${ $dollars }
   *[upgrade] lose { $upgrade }
}

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = Your taxi is { $mine }. Drive people where they want to go: the most money wins.
first-loss = You get a ticket when you drive over the speed limit and the patrol car catches you.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

lay =
    .asks = the quarters of the city are laid
    .name = quarter { $quarter } { $spot ->
        [0] upper left
        [1] upper right
        [2] lower right
       *[3] lower left
    }{ $turns ->
        [0] {""}
        [1] , turned once
        [2] , turned twice
       *[3] , turned three times
    }
    .told = The city is laid out
home =
    .asks = { FORM($who, "choose", "chooses") } a space beside { FORM($who, "your", "their") } own home
    .you = Click the space where your taxi starts.
    .guide = Your taxi starts beside your home. Choose one of the marked spaces.
    .name = start on { $there }
    .answer = { $there }
    .told = { $who } { FORM($who, "start", "starts") } at { $there }
token =
    .asks = an upgrade is drawn from the bag
    .name = { $drawn } is drawn
gets-upgrades = { $who } { FORM($who, "get", "gets") } { $upgrades }
others-for-sale = Some passengers ride only with an upgrade such as these; the stores sell more
tile =
    .asks = a passenger is turned up
    .name = passenger { $face }: { $rider }
passengers-wait = { $n } { FORM($n, "passenger waits", "passengers wait") } in the city
new-passengers = New: { $riders }
rider-at = at { $place }, { AS($rider, "one") }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

drive =
    .asks = { FORM($who, "drive, act or end your", "drives, acts or ends the") } turn
    .you = { things-to-click } { driven-so-far }
    .guide = { $does ->
        [drive] Drive on: { $errand }.{ FORM($beyond, " That is farther than the speed limit allows this turn, so drive part of the way.", "") }{ $fresh ->
            [yes] {" "}{ driven-so-far }
           *[no] {""}
        }
        [pick] At pin { $to } you get ${ $fare }.
        [drop] You are there: your passenger pays ${ $fare }.
        [buy] Some passengers ask for it.
       *[end] { $here ->
            [no] { $over ->
                [below] There is nothing more to earn now.
                [at] You are at the speed limit. Any farther, and the patrol car chases you.
               *[over] { driven-so-far }
            }
           *[other] There is nothing more to earn here now.
        }
    }
    .instead = Click a marked space, or end your turn.
    .name = { $does ->
        [drive] drive to { $there }
        [pick] pick up the { $rider }
        [drop] drop off the { $type } in place { $place } for ${ $fare }
        [buy] buy { $upgrade } for ${ $price }
       *[end] end the turn
    }
    .short = { $does ->
        [pick] pick up the { $type } to { $to }
        [drop] drop off the { $type } for ${ $fare }
       *[other] { drive.name }
    }
anew =
    .asks = { FORM($who, "choose your", "chooses the") } last action anew
    .you = The ticket is settled: choose your last action anew, or end your turn.
    .name = { drive.name }
    .short = { drive.short }
things-to-click = Click { $here ->
    [no] {""}
   *[other] { $here }, or{" "}
}where to drive, or end your turn.{ $last ->
    [no] {""}
   *[other] {" "}{ last-comes-late }
}
last-comes-late = What you do here ends your turn, and the patrol car moves first.
a-passenger-here = the card of the passenger here
your-passenger-here = your passenger, who gets off here
an-upgrade-here = an upgrade that this store sells
errand-none = to a passenger, or to a store
errand-waits = { AS($type, "one") } at { $place } pays ${ $fare } for a ride to pin { $to }
errand-sells = the store at { $place } sells { $upgrade }, and { $n ->
    [0] most upgrades win a prize
   *[other] { $n } { FORM($n, "waiting passenger rides", "waiting passengers ride") } only with that
}
errand-one = your passenger wants to go to pin { $places }
errand-more = your passengers want to go to pins { $places }
driven-so-far = { $over ->
    [below] You can drive { $away } more { FORM($away, "space", "spaces") } without speeding
    [at] You are at the speed limit
   *[over] You are { $away } over the speed limit: the patrol car will chase you and { $caught ->
        [no] cannot reach you here
        [yes] is sure to catch you here
       *[other] catches you here on { $caught } of the { $die_sides } faces of its die
    }
}.
drives = { $who } { FORM($who, "drive", "drives") } { $spaces } to { $place }
over-the-limit = That is { $n } over the speed limit
acts = { $who } { $does ->
    [pick] { FORM($who, "pick", "picks") } up the { AS($rider, "paying") }
    [drop] { FORM($who, "drop", "drops") } off the { $type } at pin { $to }{ for-pay }
   *[buy] { FORM($who, "buy", "buys") } { $upgrade }{ for-price }
}
about-to-act = { $who } { FORM($who, "are", "is") } about to { $does ->
    [pick] pick up the { AS($rider, "paying") }
    [drop] drop off the { $type } at pin { $to }{ for-pay }
   *[buy] buy { $upgrade }{ for-price }
}. That is the last action, so the patrol car moves first
for-pay = { $pay ->
    [no] {""}
   *[other] : { $pay }
}
for-price = { $price ->
    [0] {""}
   *[other] {" "}for ${ $price }
}
paid = +${ $fare }{ $more ->
    [0] {""}
   *[other] , ${ $more } of it for upgrades
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

roll =
    .asks = the pursuit die rolls
    .name = the pursuit die shows { $face }
    .told = The pursuit die shows { $face }, times { $n } over the speed limit: the patrol car has { $spaces } to come after { $who }
catches = The patrol car catches { $who }
does-not-reach = The patrol car comes to { $place } and does not reach { $who }
chase =
    .asks = { FORM($who, "choose", "chooses") } the way of the patrol car
    .you = The patrol car has { $chase } { FORM($chase, "space", "spaces") } to come after { $whom }, and several ways: click where it stops.
    .guide = The patrol car chases { $whom }. Choose its way.
    .name = patrol car to { $there }
    .answers = {""}
patrol =
    .asks = may move the patrol car
    .you = You did not speed, so the patrol car is yours to move, up to { $reach }: click where to put it, or the car to leave it. A rival near it cannot speed safely.
    .guide = You did not speed, so you move the patrol car. A rival near it cannot speed safely.
    .name = { $stays ->
        [yes] leave the patrol car where it is
       *[no] patrol car to { $there }
    }
    .answers = {""}
    .told = { $who } kept the speed limit and { $stays ->
        [yes] { FORM($who, "leave", "leaves") } the patrol car where it is
       *[no] { FORM($who, "put", "puts") } the patrol car at { $there }
    }
ticket =
    .asks = a ticket is drawn
    .name = ticket { $face }: { fine }
    .told = { $who } { FORM($who, "get", "gets") } a ticket: { $fine ->
        [station] to the police station
       *[other] { fine }
    }
stops-on-the-car = { $who } { FORM($who, "stop", "stops") } on the patrol car's own space
lose =
    .asks = { FORM($who, "lose", "loses") } an upgrade
    .you = Choose the upgrade to give up.
    .name = { $keeps ->
        [yes] be impounded
       *[no] give up { $upgrade }
    }
    .answer = { $keeps ->
        [yes] be impounded
       *[no] { $upgrade }
    }
keeps-the-last = { $who } { FORM($who, "keep", "keeps") } the last upgrade and { FORM($who, "are", "is") } impounded instead
over =
    .asks = the game is over

## What it brought
## The log, after what was done; read by everybody.

delivers = { $who } { FORM($who, "deliver", "delivers") } the passenger: { $pay }
picks-up = { $who } { FORM($who, "pick", "picks") } up the { AS($rider, "paying") }
buys = { $who } { FORM($who, "buy", "buys") } { $upgrade } for ${ $price }
pays-dollars = { $who } { FORM($who, "pay", "pays") } ${ $dollars }
loses-upgrade = { $who } { FORM($who, "lose", "loses") } { $upgrade }
loses-passengers = { $who } { FORM($who, "lose", "loses") } { $n } { FORM($n, "passenger", "passengers") }
towed = { whose } taxi is towed to the police station
cannot-settle = { $who } cannot settle it: { towed }
end-is-near = The end is near: everybody has one more turn
drove-here = { $who } drove here
car-came-here = the patrol car came here
new = new

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

heading = round { $round }: { whose } turn
aim = Most money wins
score = { $who } { sum }
score-so-far = { $who } ${ $earned }{ $differ ->
    [no] {""}
   *[yes] {" "}+ ${ $n }
}
sum = ${ $dollars }
with-prizes-so-far = Money + prizes so far: { $scores }
with-prizes = { $scores } with prizes
turns-left = One more turn each: { $n } { FORM($n, "turn", "turns") } left
ends-when = It ends when { $end_stacks } of { $stacks } stacks of passengers are empty ({ $empty } so far), or 2 with nobody left to wait
standing = ${ $dollars } (${ $earned } earned{ $prizes ->
    [no] {""}
   *[other] {" "}and prizes: { LIST($prizes, "comma") }
}); { $n } { FORM($n, "ticket", "tickets") }
prize-of = ${ $dollars } for { $thing }
prize-upgrades = upgrades
prize-tickets = few tickets
prize-distance = the longest turn without a ticket
all-share = All have the same and share the victory. { $ended }
has-won = { $winners } { $n ->
    [1] { FORM($who, "win", "wins") }
   *[other] win
} { $scores } with all prizes{ $richer ->
    [no] {""}
   *[other] ; { $richer }
}. { $ended }
has-more = without prizes { $who } { FORM($who, "have", "has") } more
ended-by-standstill = The game ended because nobody could serve anybody any more; then everybody had one more turn
ended-by-rounds = The game ended because its rounds were over
ended-by-stacks = The game ended because { $empty } of { $stacks } stacks of passengers were empty{ FORM($cleared, ", two of them with nobody left beside them", "") }; then everybody had one more turn

## A position on one line
## For the terminal and for reports of errors; in short.

position = round { $round }, { $question }{ $moved ->
    [0] {""}
   *[other] , { $moved } { FORM($moved, "space", "spaces") } driven
}; { $taxis }; patrol car at { $car }
list-semicolon = { $before }; { $last }
taxi = { $who } at { $place } ${ $dollars }{ $owned ->
    [no] {""}
   *[other] , { LIST($owned, "comma") }
}{ $riders ->
    [no] {""}
   *[other] , with { $riders }
}{ $n ->
    [0] {""}
   *[other] , { $n } { FORM($n, "ticket", "tickets") }
}{ $delivered ->
    [0] {""}
   *[other] , delivered { $delivered }
}
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

no-such-space = There is no such space.
car-goes-so-far = { $place } is too far: the patrol car may be moved up to { $reach }.
car-not-there = After { $spaces } on a shortest path the patrol car is not at { $place }.
not-your-home = { $place } is not beside the home of { $who }.
nobody-drives = Nobody drives now.
stands-there = The taxi is there already. Click passengers and upgrades beside the map.
nobody-drives-in = No taxi drives into the police station.
most-driven = A taxi drives at most { $most_spaces } { FORM($most_spaces, "space", "spaces") } in a turn.
so-far-away = { $place } is { $away } away{ $caught ->
    [far] , farther than a turn goes.
    [no] : { $n } over the speed limit, but the patrol car cannot reach you there. Click it again to go.
    [yes] : { $n } over the speed limit, and the patrol car is sure to catch you there. Click it again to go.
   *[other] : { $n } over the speed limit, and the patrol car catches you there on { $caught } of the { $die_sides } faces of its die. Click it again to go.
}
no-such-pick-up = There is no such pick-up.
nobody-waits = No passenger waits there.
waits-at = That passenger waits at { $place }: drive there first.
drive-first = Drive at least one space first.
nobody-stops = Another taxi stands there, so you cannot stop.
no-room = The taxi is full: at most { $capacity } { FORM($capacity, "passenger rides", "passengers ride") } along, and some only alone.
asks-for = That passenger rides only with { $needs }, which your taxi does not have.
too-many-tickets = You have too many tickets: that passenger accepts at most { $most }.
nobody-sits = That seat is empty.
wants-to = That passenger wants to go to pin { $to } at { $place }: drive there first.
no-such-upgrade = There is no such upgrade.
no-store = There is no store here.
not-in-store = This store has no { $upgrade }.
nobody-buys = Drop off your passengers first: nobody buys with a passenger aboard.
one-a-turn = A store sells you only one upgrade a turn.
track-full = Your taxi has no room for more { $upgrade }.
costs-more = It costs ${ $price }, and { $who } has ${ $dollars }.

## Bots by what a player reads of them, in lists and in the log:
## a name, a space, and how strong they are in brackets; `-does` says how they play, in “New game”
bot-random = Tourist (plays anything)
bot-random-does = Takes any legal action, all alike.
bot-nearest = Little Toni (child)
bot-nearest-does = Plays as children do: speeds to whatever is nearest, however little it pays.
bot-beginner = Learner Lou (beginner)
bot-beginner-does = Does as the law-abiding driver, but leaves one decision in thirty to chance.
bot-law-abiding = Careful Carla (average)
bot-law-abiding-does = Never speeds; drives to whatever pays most a turn.
bot-expected-money = Fast Eddie (strong)
bot-expected-money-does = Weighs a turn's pay against the exact chance of a ticket, and speeds where that is worth it.
bot-tree-search = The Dispatcher (expert)
bot-tree-search-does = Weighs the odds, plays many games on from each decision, and takes what clearly won more.

## What choices are measured by, in menus and over the choices;
## `best` is said of the best choice
goal-best-turn = best turn
    .amount = ${ MONEY($n) }
    .about = What you have after the best turn, on average: your money, half the fare of each passenger aboard, and $3 for each upgrade.
    .best = most money this turn
    .why = After this turn you have ${ MONEY($n) } on average (your money, $3 for each upgrade, half of each fare aboard)
    .lost = That gave up ${ MONEY($n) }
goal-lawful-turn = lawful turn
    .amount = ${ MONEY($n) }
    .about = What you have after the best turn if speeding always brings a ticket.
    .best = most money within the speed limit
    .why = After this turn you have ${ MONEY($n) } (your money, $3 for each upgrade, half of each fare aboard)
    .lost = That gave up ${ MONEY($n) }
goal-no-ticket = no ticket
    .about = Chance of no ticket if you end the turn there.
    .best = least risk of a ticket
    .why = You get no ticket with a chance of { $n }
goal-patrol-car = patrol car
    .amount = ${ MONEY($n) }
    .about = How many dollars the patrol car costs the others on average on their best next turns.
    .best = hardest on your rivals
    .why = It costs the others ${ MONEY($n) } on average next turn
    .same = This time it makes no difference where you put it.
