### Empire: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules, or by an early
### copy of their designer's page on the web.

page-aim =
    ## What it is about

    New York is a map of neighborhoods, and each of them is held by somebody's cubes. With dice you take neighborhoods from the others. Be the first to { $objective ->
        [everything] take over all of it
       *[missions] fulfil the secret mission on your Occupation card
    }.

page-needs =
    ## What you need

    - The map, and { $cube_supply ->
        [0] cubes in one colour for each player.
       *[other] { $cube_supply } cubes in one colour for each player. Who has no more of them gets no more.{ ours }
    }
    - { $attack_dice } { FORM($attack_dice, "die", "dice") } for the attacker and { $defend_dice } { FORM($defend_dice, "die", "dice") } for the defender, with { $sides } sides.
    - A card for each neighborhood, which shows a squirrel, a rat or a pigeon{ $wild_cards ->
        [0] {""}
       *[other] , and { $wild_cards } wild { FORM($wild_cards, "card", "cards") }
    }.
    { $objective ->
        [everything] {""}
       *[missions] - { $missions } Occupation { FORM($missions, "card", "cards") } with secret missions.
    }

page-map =
    ## The map

    { $size } neighborhoods lie in { $boroughs } { FORM($boroughs, "borough", "boroughs") }. Neighborhoods that touch are neighbours.{ $ways ->
        [no] {""}
       *[some] {" "}{ $ways } make neighbours of places across the water.
    }{ $invented ->
        [yes] {" "}The printed map is lost; this one is our own invention.{ ours }
       *[no] {""}
    }

    | borough | neighborhoods | new cubes for all of it |
    | --- | --- | --- |
    { $rows }
bridges = { $n } { FORM($n, "bridge", "bridges") }
tram-lines = { $n } tram { FORM($n, "line", "lines") }
subway-lines = { $n } subway { FORM($n, "line", "lines") }
row-of-borough = | { $name } | { $n } | { $brings }{ FORM($printed, "", ours) } |

page-start =
    ## Before you start

    { $first_player ->
        [highest-roll] All roll; the highest begins.
       *[seat-1] The first seat begins.
    }{ ours } Deal out the neighborhoods; whoever gets one puts a cube on it.{ $uneven_deal ->
        [neutral] {" "}What an even deal leaves over is dealt to nobody.{ ours }
       *[allowed] {" "}If that does not come out even, some get one more than others.{ ours }
    } Each player has { $cubes } { FORM($cubes, "cube", "cubes") } to start with.{ FORM($two, ours, "") }

    { $neutral ->
        [third] A third of the neighborhoods is dealt to nobody.{ ours } { neutral-cubes-hold }
        [left-over] { neutral-cubes-hold }
       *[none] {""}
    }

    Then place the cubes that are left on your neighborhoods, { $placement ->
        [one-by-one] in turn, one cube at a time
       *[all-at-once] each player all at once
    }.{ ours }
neutral-cubes-hold = { $neutral_cubes } neutral { FORM($neutral_cubes, "cube holds", "cubes hold") } each neighborhood that is dealt to nobody.{ ours }

page-turn =
    ## Your turn

    1. **New cubes.** One for every { $neighborhoods_per_cube ->
        [1] neighborhood that you hold
       *[other] { $neighborhoods_per_cube } neighborhoods that you hold, rounded down
    }, but at least { $least_cubes }. A whole borough brings its bonus on top. Place them on any neighborhoods of yours.
    2. **Attack.** As often as you like: from a neighborhood of yours with two cubes or more to a neighbour that somebody else holds.
    { FORM($card_first, step-draw, step-move) }
    { FORM($card_first, step-move, step-draw) }
step-move = { $free_move ->
    [adjacent] 3. **Move.** Once, move cubes from one neighborhood of yours to one next door.{ ours } One cube stays behind.
    [connected] 3. **Move.** Once, move cubes from one neighborhood of yours to another that you can reach through your own.{ ours } One cube stays behind.
   *[none] {""}
}
step-draw = 3. **Draw a card.** If you took at least one neighborhood in this turn: one card, never more.

page-battle =
    ## A battle

    - { $attack_dice ->
        [1] You roll one die, and you need two cubes there or more.
       *[other] You roll up to { $attack_dice } dice, and you need more cubes there than dice.
    }
    - { $defend_dice ->
        [1] The defender rolls one die.
       *[other] The defender rolls up to { $defend_dice } dice, no more than there are cubes, and { $defender_dice ->
            [chosen] chooses how many
           *[most] rolls as many as possible
        }.{ ours }
    } Both roll at the same time.
    - Compare the highest dice: the lower one loses a cube. { $pairs ->
        [1] {""}
        [2] Then compare the second highest, if both rolled two or more.{" "}
       *[other] Then compare the second highest, if both rolled two or more, and the third in the same way.{" "}
    }Equal dice are won by the { $ties ->
        [defender] defender
       *[attacker] attacker
    }.
    - Roll again or stop, as you like. When the last defender is gone, move in with at least as many cubes as you rolled dice. At least one cube stays behind: no neighborhood is ever empty.

page-cards =
    ## Cards

    Three equal animals, or one of each, are a set.{ $usable_wilds ->
        [no] {""}
       *[yes] {" "}A wild card stands for any animal; a set may hold { $wilds_per_set ->
            [1] one
           *[other] up to { $wilds_per_set }
        } of them.{ ours }
    } At the beginning of your turn you may turn in { $sets_per_turn ->
        [1] one set
       *[other] up to { $sets_per_turn } sets
    }{ ours } for more new cubes. { FORM($rises, "Every set of the game, whoever turns it in, brings more than the one before:", "What a set brings depends on how many were turned in before it, by anybody:") }{ ours }

    | set | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | cubes{ ours } | { $awards } |

    After that, each brings { $set_step ->
        [0] as many as the one before
       *[other] { $set_step } more
    }.{ ours }

    { $forced_exchange ->
        [0] {""}
       *[other] With { $forced_exchange } { FORM($forced_exchange, "card", "cards") } in your hand you must turn in a set, if you have one.{ ours }
    }

    { FORM($inherit_cards, "Whoever wipes a player out takes that player's cards.", "The cards of a player who is wiped out are put aside.") }{ ours } When no cards are left to draw, { $empty_pile ->
        [reshuffle] those that were put aside are shuffled
       *[no-card] nobody draws any more
    }.{ ours }

    { $territory_bonus ->
        [0] {""}
       *[other] A card of the set that shows a neighborhood of yours brings { $territory_bonus } { FORM($territory_bonus, "cube", "cubes") } on it, once a set.{ ours }
    }

page-end =
    ## The end

    { $objective ->
        [everything] {""}
       *[missions]
        You win as soon as your mission is fulfilled { $mission_counts ->
            [at-once] in your own turn
           *[next-turn] when your next turn begins
        }.{ ours } These are the missions:{ ours }

        { $mission_list }
    }

    { $neutral ->
        [none] Whoever holds every neighborhood has won.
       *[some] Whoever holds every neighborhood that is not neutral has won.{ ours }
    } A player with none left is out.

    { $turn_limit ->
        [0] {""}
       *[other] After { $turn_limit } { FORM($turn_limit, "round", "rounds") } whoever holds most neighborhoods has won; if they are equal, most cubes.{ ours }
    }
mission-point = - **{ $name }:** { mission-says }

worked-turn = Three players; you hold 16 neighborhoods when your turn comes. The other two are bots, Captain 1 and Captain 2.
    .title = A turn, move by move
    .note-0 = 16 divided by 3 is 5 and a bit.
    .note-1 = A bridge joins the two.
    .note-3 = One cube may roll one die only, so one pair is compared.
    .note-6 = At least 3 had to go, as many as the dice, and 1 has to stay.
    .note-9 = Two pairs, two cubes.
    .note-10 = You may stop after any roll.
    .note-12 = One card, however much you took.
