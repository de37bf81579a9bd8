### Cat Cab Crew: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.

page-aim =
    ## What it is about

    { $players ->
        [1] You drive against Crazy cat
       *[other] You are cab drivers
    } in Mew York, a city for cats. Collect passengers, and leave the city early. Most points win: { for-passengers }, { $first } for the first to leave, { $next } for the next.

page-needs =
    ## What you need

    The city, a cab for each driver, { $white_dice } white D6 that all use, and for each driver a D6 and a D8 in their colour, to be won during play. Black cubes for curses, and { $passengers } yellow { FORM($passengers, "cube", "cubes") } for passengers. A D6 has six sides, a D8 eight.

page-city =
    ## The city

    { $invented ->
        [yes] The printed city is lost; this one is our own invention.{ ours }
       *[no] {""}
    } The first number of a cell is its column, the second its row, so a D6 and a D8 name a cell. All cabs start outside the gate at { $way_in }; the exit is outside the gate at { $way_out }.

    ``` The city, { $columns } columns and { $rows } rows
    { $city }
    ```

    - **S** is the cell at the start, **E** the one at the exit.
    { $nibbles ->
        [none] {""}
       *[other] - **N** is a cell with cat nibbles: { $nibbles }.
    }
    { $patrols ->
        [none] {""}
       *[other] - **P** is a cell with the Paw patrol: { $patrols }.
    }
    { $blocked ->
        [none] {""}
       *[other] - **#** is blocked; nobody drives there.
    }

page-start =
    ## Before you start

    All roll a D6; the highest starts, then the others from high to low. After a tie all roll again.{ ours } The last driver rolls a D6 and a D8 for the cell of the first passenger.{ ours }{ $handicap ->
        [no] {""}
       *[yes] {" "}{ $seats ->
            [2] The first has { $fewest } { FORM($fewest, "die", "dice") } in the first turn, the other { $white_dice }.
           *[other] In their first turn the drivers have { $handicaps } dice.
        }
    }

page-turn =
    ## Your turn

    1. **Roll.** Roll all { $white_dice } white dice and the coloured dice that you have won.
    2. **Roll again.** Any dice, as often as you like. But each 1 that comes up is a curse: take a black cube. With { $curse_limit } { FORM($curse_limit, "curse", "curses") } you must stop rolling.{ $curse_supply ->
        [0] {""}
       *[other] {" "}There are { $curse_supply } cubes.{ ours }
    }
    3. **Items.** Each 3 brings an item roll with a D6, at most { $item_limit } in a turn.
    4. **Curses.** { $curses_act ->
        [cancel-then-back] { curses-take-away } A curse that takes nothing pushes you back a space toward the start.{ ours }
        [cancel-only] { curses-take-away } A curse that takes nothing does nothing.{ ours }
       *[back-only] Each curse pushes you back a space toward the start after you have moved.{ ours }
    }
    5. **Drive.** Take your moves in any order, each straight { FORM($diagonal, "up, down, left, right or slantwise", "up, down, left or right") }{ ours }; going back is allowed. { $may_waive ->
        [yes] You may leave moves out.{ ours }
       *[no] Use all of them, even if you would rather stop.{ ours }
    }
    6. **Stop.** See who or what is where you stop: passenger, special cell, another cab.{ $curses_act ->
        [cancel-only] {""}
       *[other] {" "}Curses that are left push you back { $curses_land ->
            [before-landing] first
           *[after-landing] after that
        }.{ ours }
    }
    7. **Sabotage.** Choose one other driver{ ours }. They begin their next turn with a curse for each 2 that you kept.
    8. **Clear.** Put back your own curses.
curses-take-away = Each curse takes away one space of your moves. You choose which, but a move of 2 spaces is never halved.

page-dice =
    ## What dice bring

    | number | a die brings | an item roll brings |
    | --- | --- | --- |
    | 1 | a curse | nothing |
    | 2 | sabotage | 1 space |
    | 3 | an item roll | 2 spaces |
    | 4 | 1 space | lucky charm: roll for a new cell of the passenger |
    | 5 | 1 space | you win your D6, once in the game{ ours } |
    | 6 | 2 spaces, straight; so do 7 and 8 | you win your D8, once in the game{ ours } |

page-stop =
    ## Where you stop

    - **Passenger:** you collect it if you stop exactly there{ $pickup ->
        [each-move] {" "}or at the end of one of your moves
       *[final] {""}
    }.{ ours } Then roll a D6 and a D8 for the next one, while there are any.
    - **Cat nibbles:** roll a D6. { $nibble_rolls }.{ ours }
    - **Paw patrol:** roll a D6. { $patrol_rolls }.{ ours }
    - A special cell with a passenger on it does nothing. { FORM($pushed_first, "If a duel or the Paw patrol sends you back,", "If you are pushed back,") } nothing on that cell counts.{ ours }
    - { $players ->
        [1] **Crazy cat's cab:** a duel. { loser-goes-back }
       *[other] **Another cab:** a duel. Each has two D6, and you roll them { $duel ->
            [simultaneous] all at the same time
           *[alternate] one after the other
        }{ ours }, one or both again and again, until somebody shows { $seven } in all. { loser-goes-back }
    }
loser-goes-back = The loser goes back { $retreat_steps } { FORM($retreat_steps, "space", "spaces") }.
bands = 1–2: { $low }; 3–4: { $middle }; 5–6: { $high }
how-cab-upgrade = **cab upgrade:** you win your coloured D6
how-greedy-cat = **Greedy cat:** take a coloured die from another driver, the D6 first
how-speed-boost = **speed boost:** roll a D6 and drive that far, straight; if that fits nowhere you stay
how-bad-luck = you lose a coloured die
how-pothole = you go back { $retreat_steps } { FORM($retreat_steps, "space", "spaces") }
how-unhappy-customer = you lose a passenger

page-crazy-cat = { $players ->
    [1]
        ## Crazy cat

        - It rolls its dice once and keeps them. Its sabotage hits you.
        - It drives a shortest way to the passenger, and to the exit when all are collected. It stays away from special cells if that costs no space.{ ours }
        - In a duel only Crazy cat rolls: two D6, three times. Without a { $seven } in all it has lost.{ ours }
   *[other] {""}
}

page-end =
    ## The way out and the end

    - The exit opens when the first passenger of the game has been collected.
    - Leaving takes one more space from the exit cell{ FORM($pushed_first, ", and one for each curse that is left", "") }. { $leave_by ->
        [overshoot] Moves that are left over are lost.
       *[exact] Your last move must end there exactly.
    }{ ours }
    - Points for leaving: first { $first }{ $seats ->
        [2] , second { $next }
       *[other] , second { $second }, third { $third }
    }.
    - When the first has left, it is **rush hour:** the others have { $rush_turns } { FORM($rush_turns, "turn", "turns") } of their own.{ ours } Who is still inside then { FORM($eliminated_can_win, "gets nothing for leaving", "has lost") }.{ ours }
    - When nobody is inside any more, most points win. A duel settles a tie.
    { $turn_limit ->
        [0] {""}
       *[other] - After { $turn_limit } { FORM($turn_limit, "round", "rounds") } the game is scored as it stands.
    }

worked-turn = You are red and start; the bot Ginger is blue. The passenger waits at (5, 1).
    .title = Two turns, move by move
    .note-0 = Who starts has four dice in the first turn.
    .note-1 = The curse stays.
    .note-4 = The first space leads through the gate.
    .note-8 = All moves had to be used: past the passenger, which does not count.
    .note-9 = Five white dice now, and your own.
    .note-12 = Five spaces, and the passenger is three away.
    .note-13 = A way round uses up the other two.
    .note-14 = That was the 2.
