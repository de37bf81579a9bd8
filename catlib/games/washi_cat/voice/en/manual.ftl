### Washi Cat: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.

page-aim =
    ## What it is about

    Two players lead { cats-each } across the same board. Each cat walks to the other side, takes a fish there and brings it home. Wherever a cat walks it draws a line, and no cat steps onto a line of the other player. Whoever first brings { $cats ->
        [1] a fish home
       *[other] two fish home, one with each cat,
    } wins; so does whoever shuts the other player in.
cats-each = { $cats ->
    [1] one cat each
   *[other] two cats each
}

page-needs =
    ## What you need

    The board with its { $rows } rows of { $columns } spaces, and two pens of different colours: red for the first player, blue for the second.

page-board =
    ## The board

    { $invented ->
        [yes] The printed board is lost; this one is our own invention.{ ours }
       *[no] {""}
    } Columns are letters and rows are numbers. { $apart ->
        [yes] Red sits at row 1, blue at row { $rows }. A cat's home row is the one of these in which it starts, and its far row is the other; each player has one cat at home in either.
       *[no] Red's home row is row 1, blue's is row { $rows }; each player's far row is the home row of the other one.{ ours }
    }

    ``` The board, { $rows } rows of { $columns } spaces
    { $picture }
    ```

    - A dot is a free space.
    { $shrines ->
        [0] {""}
       *[other] - **#** is a shrine ({ $shrines } of them). No cat enters it.
    }
    { FORM($walls, "- A bar or a dash between two spaces is a wall. No cat crosses it.", "") }
    { $buildings ->
        [0] {""}
       *[other] - **+** is inside a building ({ $buildings } of them). A cat goes in and out through its exits, the gaps in the wall.
    }
    { $pairs ->
        [no] {""}
       *[some] - Two equal capital letters are a pair of sewers in one row: { $pairs }.
    }
pair = **{ $letter }** { $sewer }

page-start =
    ## Before you start

    { $drawing ->
        [board] Fish and cats are drawn on this board already.{ ours }
       *[other] First { $drawing ->
            [players] you take turns to draw
           *[random] chance draws, for each player in turn,{ ours }
        } { $fish } fish for each player: { $half } in { $apart ->
            [yes] row 1 and { $half } in row { $rows }
           *[no] that player's home row and { $half } in the far row
        }. Then { $drawing ->
            [players] draw
           *[random] come
        } the cats in the same way, { cats-each }, { $apart ->
            [yes] one in row 1 and one in row { $rows }
           *[no] in the home row of their player
        }. The space of a cat holds its line from then on.{ ours }
    }

    { $drawing ->
        [board] {""}
       *[other] { $gap ->
            [0] {""}
           *[other] Leave at least { $gap } free { FORM($gap, "space", "spaces") } between two drawings, in any direction.{ ours } Where there is no such space left, leave one space fewer.{ ours }
        }
    }

    { $drawing ->
        [board] {""}
       *[other] { $pairs ->
            [no] {""}
           *[some] Draw nothing on a sewer.{ ours }
        }
    }

page-turn =
    ## Your turn

    { $first_player ->
        [seat-1] Red begins.{ ours }
       *[random] Chance says who begins.{ ours }
    } Then you take turns. In your turn you make one move:

    1. **Choose.** One of your cats.
    2. **Move.** { $specials ->
        [0] A step or a jump
       *[other] A step, a jump or a special move
    }; the cat draws its line there.
    3. **Look.** Does it take a fish, or bring one home? Is somebody shut in?

    - **A step:** into the next space up, down, left or right. Never slantwise, never onto a line of the other player. { FORM($own_line_blocks, "Your own lines stop you as well.", "Your own lines do not stop you.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}But out of a building you step only into a space without any line, your own included.{ ours }
       *[no] {""}
    }
    - **A super cat jump:** if { FORM($own_tail, "your own line", "a line of your own that this cat has not drawn") }{ ours } is right beside your cat, jump straight over all of that line and land on the first space behind it without a line{ $landing ->
        [anything-free] ; a fish that your cat may take or an open sewer will do as well
       *[blank] , which must be blank
    }.{ ours } { FORM($jump_is_special, "It uses up a special move.", "It costs nothing.") }{ ours }
    - No move may cross a wall. If you cannot move at all, you pass.{ ours }

page-specials =
    ## Special moves

    { $specials ->
        [0] There are none in this game.
       *[other] Each player has { $specials } special { FORM($specials, "move", "moves") } for the whole game, of any kind. Cross them off.

            - **Super amazing cat jump:** a jump that may cross lines of the other player, too. Your line is drawn on all that you cross.{ ours }
            - **Super sewer popper:** go into a sewer beside your cat and come out of its twin, the sewer of the same colour in the same row. Afterwards both hold your line, and only you can still use them.{ ours }

            A cat may also just step on a sewer. That pair is blocked from then on, for both of you.
    }

page-fish =
    ## Fish

    - In the far row ({ $apart ->
        [yes] row { $rows } from row 1, row 1 from row { $rows }
       *[no] row { $rows } for red, row 1 for blue
    }) your cat takes any fish, of either colour, by going there.{ ours }
    - A cat takes one fish. After that it may not enter a space with a fish.
    - { FORM($apart, "Fish in its own home row are closed to a cat.", "Fish in your own home row are closed to your cats.") }{ ours }
    - A cat with a fish has brought it home when it reaches any space of its home row.{ $cats ->
        [1] {""}
       *[other] {" "}It { $delivered_cats ->
            [move-on] may then go on moving, to stand in the way
           *[rest] rests then
        }.{ ours }
    }

page-end =
    ## The end

    - You win as soon as { $cats ->
        [1] your cat has
       *[other] both your cats have
    } brought a fish home.
    - You lose at once if you are **trapped**: you have no special move left, and lines of the other player are in the way so that your side { $trapped ->
        [objective] cannot bring all fish home any more, whatever happens
       *[return-only] has a cat with no way home
    }.{ ours } { FORM($own_line_blocks, "You are trapped, too, if you have no special move left and cannot move at all.", "Your own lines alone never trap you.") }{ ours }
    - If one move traps both of you, whoever made it wins.{ ours }
    - If neither of you can move, nobody has won.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - After { $turn_limit } { FORM($turn_limit, "turn", "turns") }, counted for both players together, nobody has won.{ ours }
    }

worked-turn = A whole game on the smallest board, 4 rows of 5 spaces with one cat each. You are red and start on c1, the bot Dash is blue and starts on c4.
    .title = A whole small game
    .note-0 = Column c ends at c4, where blue's line is, so it goes round.
    .note-2 = This begins a line in column d.
    .note-6 = That is the far row.
    .note-8 = The fish is blue; that does not matter.
    .note-10 = Back onto its own line, which is allowed.
    .note-12 = Straight down over its line on d3 and d2: one turn instead of three. You have won.
