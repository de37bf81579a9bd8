### Taxi Derby: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.

page-aim =
    ## What it is about

    You drive a taxi. Fetch passengers, bring them where they want to go, and buy upgrades, without which many passengers do not get in. You may drive as far as you like in a turn, but whoever speeds is chased by the patrol car. The most money at the end wins.

page-city =
    ## The city

    Four quarters make a square with { $spaces } spaces. A space is a piece of road between two crossings; crossings are not spaces, and from a piece of road you drive to any piece that meets it. The road along the edge is closed.{ $streets ->
        [shuffled-and-turned] {" "}The quarters are shuffled and lie any way round.{ ours }
        [shuffled] {" "}The quarters are shuffled.{ ours }
       *[as-arranged] {""}
    }{ $invented ->
        [yes] {" "}The printed boards are lost; these are our own invention.{ ours }
       *[no] {""}
    }

    - Drop-offs: { $places }.
    - Stores with upgrades: { $sold }.{ $invented ->
        [yes] { ours }
       *[no] {""}
    }
    - Pick-ups, two beside each stack of passengers; a home for each taxi; the police station.
stores-at = { $n } for ${ $price }

page-start =
    ## Before you start

    Each player takes a taxi{ $start_tokens ->
        [0] {""}
       *[other] {" "}and { $start_tokens } { FORM($start_tokens, "upgrade", "upgrades") } by chance
    }{ $start_money ->
        [0] {""}
       *[other] {" "}and ${ $start_money }
    }, and starts on one of the two spaces beside the home of its colour. Each store gets { $store_gets } { FORM($store_gets, "upgrade", "upgrades") }; no more come. { FORM($every_upgrade, "Each kind of upgrade is dealt at least once. ", "") }Passengers lie in { $stacks } { FORM($stacks, "stack", "stacks") }, from the top { $from_the_top }. Two of each stack lie face up at its pick-ups. The patrol car waits at the police station. Orange begins.{ ours }
in-stack = { $n } { $colour }

page-turn =
    ## Your turn

    1. **Drive.** As many spaces as you like, { $most_spaces } at most.{ ours } With more than { $speed_limit } { FORM($speed_limit, "space", "spaces") } in a turn you are **speeding**.
    2. **Act.** Within the speed limit this is the first of two actions. Beyond it, it is the only one.
    3. **Drive and act again.** Drive at least one space before each action.{ ours }
    4. **The patrol car.** Before your last action say what you will do. The patrol car moves, then you do it, and your turn is over.

    The actions are:

    - **Pick up** a passenger who waits where you stand, if you have the upgrades that the tile asks for. A taxi carries { $capacity }.
    - **Drop off** a passenger at the right place. The bank pays you the fare.
    - **Buy** one upgrade in a store for its price. Nobody may be aboard, and each store sells one a turn.
    { $shared_spaces ->
        [yes] {""}
       *[no] - Nobody acts or ends a turn where another taxi stands; you may drive past it.{ ours }
    }

page-patrol =
    ## The patrol car

    - **If you did not speed,** you may move it up to { $patrol_reach } { FORM($patrol_reach, "space", "spaces") }, wherever you like. { $free_patrol ->
        [tickets-rivals] A rival on the space where you leave it gets a ticket.
       *[tickets-nobody] It tickets nobody.
    }{ ours }
    - **If you did,** roll the pursuit die with { $die_sides } { FORM($die_sides, "side", "sides") }. It drives that number times the spaces over the limit, toward you by a shortest way. You choose among such ways.{ ours } If it reaches you, you get a ticket.
    { $patrol_space ->
        [caught] - **If you speed and stop on its own space,** you get a ticket, and no die is rolled.{ ours }
       *[free] - **If you speed and stop on its own space,** nothing happens.{ ours }
    }

    Turn up a ticket, keep it, and settle its fine. If you can, you must; your passengers stay, and you do your last action{ $after_ticket ->
        [chosen-anew] , or another one that you can do there, or none.{ ours }
       *[stays-announced] .
    } A visit to the police station costs you that action.{ ours }

    { $invented_tickets ->
        [yes] The printed tickets are lost, too; these are our own invention.{ ours }
       *[no] {""}
    }

    | fine | tickets |
    | --- | --- |
    { $fines }

    Who cannot settle it pays nothing{ ours } and is **impounded:** the passengers get out for good, the taxi goes to the police station, and the turn is over. If the fine would take your last upgrade, you may be impounded instead.
dollars-row = | ${ $dollars } | { $n } |
upgrade-row = | an upgrade | { $n } |
visit-row = | a visit | { $n } |

page-upgrades =
    ## Upgrades

    There are { $kinds } kinds: { $upgrades }. A track has room for { $room } of a kind. The first one of a kind lets passengers in who ask for it. With a second one such passengers pay ${ $second_token } more{ FORM($abilities, ", and it brings an ability for the rest of the game", "") }; with a third one, ${ $third_token } instead of that.{ ours }

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

    { $invented_tiles ->
        [yes] The printed tiles are lost; these are our own invention.{ ours }{" "}
       *[no] {""}
    }They are { $types }. { FORM($any_solo, "Who is marked **solo** rides alone. ", "") }{ FORM($any_limit, "Some get in only while you have no more tickets than their tile says. ", "") }{ FORM($any_times, "Where a fare is marked **× type**, it is paid once, and once more for each passenger of that type whom you delivered before. ", "") }{ $fare_change ->
        [0] {""}
       *[other] Every fare is ${ $fare_change } more than printed.{" "}
    }Passengers who are aboard stay even if you lose an upgrade; only impounding puts them out.

page-end =
    ## The end

    After your turn the empty pick-ups are filled from their stacks.{ ours } When { $ending_stacks } { FORM($ending_stacks, "stack is", "stacks are") } used up, or two are empty and nobody waits beside them, the end comes: everybody has one more turn, and whoever brought it about has the last one. Then these prizes are paid:

    | prize for{ ours } | first | second | third |
    | --- | --- | --- | --- |
    { $prizes_paid }

    Those who tie share the prizes{ ours }, rounded up; more than two who tie for third get none. A longest turn counts from { $bonus_from } { FORM($bonus_from, "space", "spaces") } on, and no turn counts as more than { $track_end }.{ ours } There is no prize for passengers of a kind that you delivered none of.{ ours } The most money wins; those with equal money share the victory.{ ours } { $standstill ->
        [ends-the-game] If nobody can ever serve anybody any more, the end comes in the same way: everybody has one more turn.{ ours }
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
