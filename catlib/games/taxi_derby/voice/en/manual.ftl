### Taxi Derby: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.
### Read by newcomers of 12 years. How to translate: docs/translating.md.
### $any_limit: yes or no: some tiles have a limit of tickets
### $any_solo: yes or no: some tiles ride alone
### $any_times: yes or no: some fares grow
### $brings: a phrase, `ability-…`
### $colour: a phrase: the back of a tile, "green"
### $dollars: a number
### $ending_stacks: a number
### $fines: text: the rows of the table
### $first: a number: dollars
### $from_the_top: phrases, each `in-stack`
### $invented: phrases, `the-boards`, or no
### $invented_city: yes or no
### $kinds: a number: kinds of upgrades
### $n: a number, of what the sentence names after it
### $places: drop-offs: "V Memorial Park"
### $price: a number: dollars
### $prizes_paid: text: the rows of the table
### $room: a number: upgrades of a kind
### $second: a number: dollars
### $second_token: a number: dollars
### $sold: phrases, each `stores-at`
### $spaces: a number of spaces, or a phrase, "4 spaces"
### $stacks: a number
### $store_gets: a number: upgrades
### $such: a phrase: "stereo"
### $thing: a phrase, `prize-tickets`
### $third: a number: dollars
### $third_token: a number: dollars
### $tracks: text: the rows of the table
### $types: phrases: types of passengers, in the plural
### $upgrade: a phrase: "stereo"
### $upgrades: phrases

page-aim =
    ## What it is about

    You drive a taxi. Pick up passengers and drive them where they want to go: each pays you a fare. Many get in only if your taxi has an **upgrade**, such as { $such }, so you spend money, too. You may drive as far as you like, but if you drive too fast the patrol car chases you. The most money at the end wins.

page-needs =
    ## What you need

    - The city, a taxi for each player, and the black patrol car.
    - Passenger tiles. A tile says where somebody wants to go, the fare, and what is needed to get in.
    - Upgrades of { $kinds } kinds: { $upgrades }.
    - Tickets: fines for those who were caught.
    - A die with { $die_sides } sides, and money.

    { $invented ->
        [no] {""}
       *[other] The printed { $invented } are lost; these are our own invention.{ ours }
    }
the-boards = boards
the-tiles = tiles
the-tickets = tickets

page-city =
    ## The city

    Four quarters make a square with { $spaces } spaces.{ $streets ->
        [shuffled-and-turned] {" "}They are shuffled and lie any way round.{ ours }
        [shuffled] {" "}They are shuffled.{ ours }
       *[as-arranged] {""}
    } The road along the edge is closed.

    - A **space** is a piece of road between two crossings. Crossings are not spaces: you drive from a piece of road to any piece that meets it.
    - **Pick-ups,** two beside each stack of tiles: passengers wait here.
    - **Drop-offs,** where passengers get off: { $places }.
    - **Stores** sell upgrades: { $sold }.{ FORM($invented_city, ours, "") }
    - The homes of the taxis, and the police station.
stores-at = { $n } for ${ $price }

page-start =
    ## Before you start

    1. **Taxis.** Each player takes one{ $start_tokens ->
        [0] {""}
       *[other] , { $start_tokens } { FORM($start_tokens, "upgrade", "upgrades") } drawn blindly
    }{ $start_money ->
        [0] {""}
       *[other] , ${ $start_money }
    } and one of the two spaces beside its home.
    2. **Stores.** Each gets { $store_gets } { FORM($store_gets, "upgrade", "upgrades") } drawn blindly; no more come.{ FORM($every_upgrade, " Each kind of upgrade is dealt at least once.", "") }
    3. **Passengers.** Sort the tiles by the colour of their backs and make { $stacks } { FORM($stacks, "stack", "stacks") }, each from the top { $from_the_top }. Turn up two of each stack at its pick-ups.
    4. **Patrol car.** It waits at the police station. Orange begins.{ ours }
in-stack = { $n } { $colour }

page-turn =
    ## Your turn

    1. **Drive.** Go space by space, as far as you like, { $most_spaces } at most.{ ours } Count all spaces of the turn together: with more than { $speed_limit } you are **speeding**.
    2. **Act.** Do one of the actions below. You must have driven at least one space.{ ours }
    3. **Again.** If you were not speeding when you acted, you may drive on and act once more.
    4. **The patrol car.** Before your last action say what you will do. The patrol car moves first, then you do it, and your turn is over. Without any action the patrol car moves at the end.

    The actions are:

    - **Pick up** a passenger who waits on your space, if you have the upgrades that the tile asks for. A taxi carries { $capacity }.
    - **Drop off** a passenger at the right drop-off. The bank pays you the fare.
    - **Buy** an upgrade in a store, for its price and with nobody aboard. A store sells one a turn.
    { $shared_spaces ->
        [yes] {""}
       *[no] - Nobody acts or ends a turn where another taxi stands; you may drive past it.{ ours }
    }

page-patrol =
    ## The patrol car

    - **You did not speed:** you may move it up to { $patrol_reach } { FORM($patrol_reach, "space", "spaces") }, wherever you like. { $free_patrol ->
        [tickets-rivals] A rival on the space where you leave it gets a ticket.
       *[tickets-nobody] It tickets nobody.
    }{ ours }
    - **You did:** roll the die, and multiply it by your spaces over the limit. The patrol car drives that many spaces toward you, by a shortest way, of which you choose one.{ ours } If it reaches you, you get a ticket.
    { $patrol_space ->
        [caught] - **You speed and stop on its space:** you get a ticket without a roll.{ ours }
       *[free] - **You speed and stop on its space:** nothing happens.{ ours }
    }

page-tickets =
    ## Tickets

    Turn up a ticket, keep it, and pay its fine. If you can, you must. Your passengers stay, and you do your last action{ $after_ticket ->
        [chosen-anew] , or another one that you can do there, or none.{ ours }
       *[stays-announced] .
    } A visit to the police station costs you that action.{ ours }

    | fine | tickets |
    | --- | --- |
    { $fines }

    If you cannot pay, you pay nothing{ ours } but you are **impounded:** your passengers get out for good, your taxi goes to the police station, and your turn is over. If the fine is your last upgrade, you may be impounded instead of giving it up.
dollars-row = | ${ $dollars } | { $n } |
upgrade-row = | an upgrade | { $n } |
visit-row = | a visit to the police station | { $n } |

page-upgrades =
    ## Upgrades

    You have room for { $room } of a kind. The first lets passengers in who ask for it. With a second, such passengers pay ${ $second_token } more{ FORM($abilities, ", and it brings an ability for the rest of the game", "") }; with a third, ${ $third_token } more instead.{ ours }

    { $abilities ->
        [yes]
            | two of | what they bring{ ours } |
            | --- | --- |
            { $tracks }
       *[no] {""}
    }
track-row = | { $upgrade } | { $brings } |
ability-none = nothing
ability-speed-limit-plus-1 = your speed limit is one higher
ability-patrol-reach-plus-2 = you may move the patrol car two spaces farther
ability-solo-passengers-share = passengers who ride alone share your taxi
ability-stores-minus-1 = stores are one dollar cheaper
ability-fines-minus-1 = fines are one dollar lower

page-passengers =
    ## Passengers

    They are { $types }. { FORM($any_solo, "A passenger marked **solo** rides alone. ", "") }{ FORM($any_limit, "Some get in only if you have no more tickets than the tile says. ", "") }{ FORM($any_times, "A fare marked **+** is paid once, and once more for each passenger of that type whom you delivered before. ", "") }{ $fare_change ->
        [0] {""}
       *[other] Every fare is ${ $fare_change } more than printed.{" "}
    }A passenger who is aboard stays even if you lose an upgrade.

page-end =
    ## The end

    After your turn fill the empty pick-ups from their stacks.{ ours } When { $ending_stacks } { FORM($ending_stacks, "stack is", "stacks are") } used up, or two are and nobody waits beside them, the end comes: everybody has one more turn, the player who brought it about last. Then these prizes are paid:

    | prize for{ ours } | first | second | third |
    | --- | --- | --- | --- |
    { $prizes_paid }

    Players who tie share their prizes{ ours }, rounded up; more than two who tie for third get none. A longest turn counts from { $bonus_from } { FORM($bonus_from, "space", "spaces") } on, up to { $track_end }.{ ours } If you delivered nobody of a kind, you get no prize for it.{ ours } The most money wins; with equal money you share the victory.{ ours } { $standstill ->
        [ends-the-game] If nobody can ever serve anybody any more, the end comes in the same way.{ ours }
       *[plays-on] {""}
    } { $round_limit ->
        [0] {""}
       *[other] After { $round_limit } { FORM($round_limit, "round", "rounds") } it ends in any case.{ ours }
    }
prize-row = | { $thing } | ${ $first } | ${ $second } | ${ $third } |

worked-turn = You are orange, start at b15 and have wi-fi. The bot Fast Eddie is green.
    .title = A turn, move by move
    .note-1 = That is the first action, and within the speed limit, so a second one is left.
    .note-2 = All spaces of the turn count: 1 and 4 are 5.
    .note-4 = Two ways are equally short: you choose one.
    .note-5 = Your turn is over.
    .note-6 = The empty pick-up is filled from its stack.
