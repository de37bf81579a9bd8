### Cat Cab Crew: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.
### Read by newcomers of 12 years. How to translate: docs/translating.md.
### $bands: text: the rows of the table, made of `band`
### $blocked: cells, or `none`
### $city: a picture in letters
### $columns: a number: the width of the city
### $fewest: a number: dice of the first driver's first turn
### $first: a number: points for leaving first; in `new-curses` a phrase, "first"
### $gain: a phrase, `how-cab-upgrade`
### $handicaps: numbers: dice of each driver's first turn
### $high: a number of a D6
### $invented: yes or no: the printed thing is lost and this one is ours
### $loss: a phrase, `how-pothole`
### $low: a number of a D6
### $next: numbers: points for leaving second, third
### $nibbles: cells, or `none`
### $patrols: cells, or `none`
### $players: a number: players
### $pushed_first: yes or no: curses push before the cab lands
### $rows: a number: the height of the city
### $seats: a number: players
### $second: a number: points for leaving second
### $seven: a number: what wins a duel, 7
### $third: a number: points for leaving third
### $way_in: a cell
### $way_out: a cell

page-aim =
    ## What it is about

    You drive { $players ->
        [1] a cab in Mew York, a city for cats, against Crazy cat. Its cab drives by fixed rules
       *[other] cabs in Mew York, a city for cats
    }. Passengers appear in the city, one at a time. Collect them, and leave the city before the others. You score { for-passengers }, { $first } for leaving first and { $next } for leaving next. Most points win.

page-needs =
    ## What you need

    - The city, and a cab for each driver.
    - { $white_dice } white { FORM($white_dice, "die", "dice") } for everybody, each a **D6**: a die with six sides. A **D8** has eight.
    - A D6 and a D8 in the colour of each driver. You win them during the game.
    - { $passengers } yellow { FORM($passengers, "cube", "cubes") }: the passengers.
    - Black cubes: **curses**, which spoil a turn.

page-city =
    ## The city

    { $invented ->
        [yes] The printed city is lost; this one is our own invention.{ ours }{" "}
       *[no] {""}
    }A cell is named by its column and its row: ({ $columns }, { $rows }) is the upper right corner. So a D6 (column) and a D8 (row), rolled together, pick a cell.

    ``` The city, { $columns } columns and { $rows } rows
    { $city }
    ```

    - **S** is the cell behind the start gate, { $way_in }. **E** is the cell before the exit gate, { $way_out }.{ ours }
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

    1. **Cabs.** All wait outside the start gate. The first space you drive leads to S.
    2. **Order.** Each driver rolls a D6. The highest starts, then the others from high to low. After a tie all roll again.{ ours }
    3. **Passenger.** The last driver rolls the cell of the first passenger.{ ours }
    { $handicap ->
        [no] {""}
       *[yes] 4. **First turns.** { $seats ->
            [2] The driver who starts has only { $fewest } { FORM($fewest, "die", "dice") } in the first turn, the other { $white_dice }.
           *[other] In their first turns the drivers roll only { $handicaps } dice.
        }
    }

page-dice =
    ## What the dice bring

    Roll dice, keep what you like, and do what they show:

    | number | a die you keep | an item roll |
    | --- | --- | --- |
    | 1 | a curse for you, kept or not | nothing |
    | 2 | sabotage: a curse for somebody else | drive 1 space |
    | 3 | an **item roll**: roll a D6 and look on the right | drive 2 spaces |
    | 4 | drive 1 space | lucky charm: roll a new cell for the passenger |
    | 5 | drive 1 space | you win your D6, once in the game{ ours } |
    | 6 | drive 2 spaces, straight; 7 and 8 too | you win your D8, once in the game{ ours } |

page-turn =
    ## Your turn

    1. **Roll.** Roll all { $white_dice } white dice, and the coloured dice that you have won.
    2. **Roll again.** Roll any dice again, as often as you like, or keep them all. Each 1 that comes up is a curse: take a black cube, which stays. With { $curse_limit } { FORM($curse_limit, "curse", "curses") } you must stop rolling.{ $curse_supply ->
        [0] {""}
       *[other] {" "}There are { $curse_supply } cubes.{ ours }
    }
    3. **Items.** Make an item roll for each 3, at most { $item_limit } in a turn.
    4. **Curses.** { $curses_act ->
        [cancel-then-back] { curses-take-away } A curse that takes nothing pushes you back a space toward the start, after you have moved.{ ours }
        [cancel-only] { curses-take-away } A curse that takes nothing does nothing.{ ours }
       *[back-only] Each curse pushes you back a space toward the start after you have moved.{ ours }
    }
    5. **Drive.** Each number and each item is a **move** of its own, straight { FORM($diagonal, "up, down, left, right or slantwise", "up, down, left or right") }.{ ours } Choose the order; you may turn between moves, and go back. { $may_waive ->
        [yes] You may leave moves out.{ ours }
       *[no] Use all of them, even if you would rather stop.{ ours }
    }
    6. **Stop.** What is on the cell? See below.{ $curses_act ->
        [cancel-only] {""}
       *[other] {" "}Curses that are left push you back { $curses_land ->
            [before-landing] first
           *[after-landing] after that
        }.{ ours }
    }
    7. **Sabotage.** Choose one other driver.{ ours } They begin their next turn with a curse for each 2 that you kept.
    8. **Clear.** Put back your curses. The next driver rolls.
curses-take-away = Each curse takes away one space of your moves. You choose which. One curse cannot take half of a move of 2.

page-stop =
    ## Where you stop

    - **Passenger:** you collect it if you stop exactly there{ $pickup ->
        [each-move] {" "}or at the end of one of your moves
       *[final] {""}
    }.{ ours } Then roll a cell for the next one, while there are any.
    - **Cat nibbles** or the **Paw patrol:** roll a D6. With a passenger on the cell, nothing happens.{ ours }
    - { $players ->
        [1] **Crazy cat's cab:** a duel.{ ours } { loser-goes-back }
       *[other] **Another cab:** a duel. Each rolls two D6, then one or both again, { $duel ->
            [simultaneous] all at the same time
           *[alternate] one after the other
        }{ ours }, until one has { $seven } in all. { loser-goes-back }
    }
    - { FORM($pushed_first, "If a duel or the Paw patrol sends you back,", "If you are pushed back,") } you choose among the shortest ways, and nothing on the new cell counts.{ ours }

    | D6{ ours } | cat nibbles | Paw patrol |
    | --- | --- | --- |
    { $bands }
loser-goes-back = The loser goes back { $retreat_steps } { FORM($retreat_steps, "space", "spaces") } toward the start.
band = | { $low }–{ $high }{ ours } | { $gain } | { $loss } |
how-cab-upgrade = **cab upgrade:** you win your D6, once in the game
how-greedy-cat = **Greedy cat:** take a coloured die from another driver in the city, the D6 first
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
    - Leaving takes one more space than reaching E{ FORM($pushed_first, ", and one for each curse that is left", "") }. { $leave_by ->
        [overshoot] Moves that are left over are lost.
       *[exact] Your last move must end there exactly.
    }{ ours }
    - Points for leaving: first { $first }{ $seats ->
        [2] , second { $next }
       *[other] , second { $second }, third { $third }
    }.
    - When the first has left, it is **rush hour:** each of the others has { $rush_turns } more { FORM($rush_turns, "turn", "turns") }.{ ours } A driver who is still inside then { FORM($eliminated_can_win, "gets nothing for leaving", "has lost") }.{ ours }
    - When nobody is inside any more, most points win. A duel settles a tie.
    { $turn_limit ->
        [0] {""}
       *[other] - After { $turn_limit } { FORM($turn_limit, "round", "rounds") } the game is scored as it stands.
    }

worked-turn = You are red and start; the bot Ginger is blue. The passenger waits at (5, 1).
    .title = Two turns, move by move
    .note-0 = The driver who starts has four dice in the first turn.
    .note-1 = You have rolled the 1 away, but its curse stays.
    .note-4 = The first space leads through the gate.
    .note-8 = All moves had to be used: past the passenger, which does not count.
    .note-9 = Five white dice now, and your own.
    .note-12 = Five spaces, and the passenger is three away.
    .note-13 = A way round uses up the other two.
    .note-14 = That was the 2.
