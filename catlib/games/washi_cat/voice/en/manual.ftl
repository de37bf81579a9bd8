### Washi Cat: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.
### Read by newcomers of 12 years. How to translate: docs/translating.md.
### $apart: yes or no: a player's cats start on two sides
### $buildings: a number
### $cats: a number: cats of a player, 1 or 2
### $columns: a number: the width of the board
### $fish: a number: fish of each player
### $gap: a number: free spaces between two drawings
### $half: a number: half of the fish
### $invented: yes or no: the printed thing is lost and this one is ours
### $leaves_emptily: yes or no: only onto a free space out of a building
### $letter: "A"
### $pairs: phrases, each `pair`, or no
### $picture: the board in letters
### $rows: a number: the height of the board
### $sewer: a colour: "green"
### $shrines: a number
### $walls: yes or no

page-aim =
    ## What it is about

    Each of you leads { cats-each } across the same board. A cat draws a line wherever it walks. It has to reach the other side, take a fish there, and bring the fish home. But no cat steps onto a line of the other player. Whoever first brings { $cats ->
        [1] a fish home
       *[other] two fish home, one with each cat,
    } wins. So does whoever shuts the other player in.
cats-each = { $cats ->
    [1] one cat
   *[other] two cats
}

page-needs =
    ## What you need

    Two players, the board, and two pens: red for the first player, blue for the second.

page-board =
    ## The board

    It has { $rows } rows of { $columns } spaces. Rows are numbers, columns are letters. { $invented ->
        [yes] The printed board is lost; this one is our own invention.{ ours }
       *[no] {""}
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
       *[some] - Capital letters are **sewers**. Two equal ones in a row are twins: { $pairs }.
    }
    - { $apart ->
        [yes] Red sits at row 1, blue at row { $rows }. Each player has one cat at home in either row: a cat's **home row** is the one where it starts, and its **far row** is the other.
       *[no] Red's **home row** is row 1, blue's is row { $rows }. Your **far row** is the home row of the other player.{ ours }
    }
pair = **{ $letter }** { $sewer }

page-start =
    ## Before you start

    { $drawing ->
        [board] Fish and cats are drawn on this board already.{ ours }
       *[other] 1. **Fish.** { $drawing ->
            [players] Take turns to draw a fish
           *[random] Chance draws a fish for each player in turn{ ours }
        }, until both of you have { $fish }: { $half } in { $apart ->
            [yes] row 1 and { $half } in row { $rows }
           *[no] your home row and { $half } in your far row
        }.{ ours }
    }
    { $drawing ->
        [board] {""}
       *[other] 2. **Cats.** { $drawing ->
            [players] Draw your cats
           *[random] Cats come
        } in the same way: { $apart ->
            [yes] one in row 1 and one in row { $rows }
           *[no] { cats-each } in your home row
        }. The space of a cat is the beginning of its line.{ ours }
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

    1. **Choose.** Pick one of your cats.
    2. **Move.** It makes { $specials ->
        [0] a step or a jump
       *[other] a step, a jump or a special move
    }, as told below. Draw its line to the new space.
    3. **Look.** Did it take a fish, or bring one home? Is somebody shut in?

    - **A step** goes to the next space up, down, left or right, never slantwise, and never onto a line of the other player. { FORM($own_line_blocks, "Your own lines stop you as well.", "You may walk on your own lines.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}But a step out of a building has to end on a space without any line, even your own.{ ours }
       *[no] {""}
    }
    - **A super cat jump** saves turns. If { FORM($own_tail, "a line of yours", "a line of yours that this cat has not drawn") }{ ours } is right beside your cat, it jumps straight over all of that line, onto the first space behind it that has no line: from d4 over your line on d3 and d2 to d1. { $landing ->
        [anything-free] It may also land on a fish that it may take, or on a free sewer.
       *[blank] That space must be blank.
    }{ ours } { FORM($jump_is_special, "It uses up a special move.", "It costs nothing.") }{ ours }
    - No move crosses a wall. If you cannot move at all, you pass.{ ours }

page-specials =
    ## Special moves

    { $specials ->
        [0] There are none in this game.
       *[other] You have { $specials } special { FORM($specials, "move", "moves") } for the whole game, of any kind. Cross each one off when you use it.

            - **Super amazing cat jump:** a jump that may cross lines of the other player, too. Draw your line on all that you cross.{ ours }
            - **Super sewer popper:** go into a sewer beside your cat, and come out of its twin: the sewer of the same colour in the same row. From then on both hold your line, and only you can use them.{ ours }

            A cat may also just step onto a sewer. Then that pair is closed for both of you.
    }

page-fish =
    ## Fish

    - In the far row ({ $apart ->
        [yes] row { $rows } from row 1, row 1 from row { $rows }
       *[no] row { $rows } for red, row 1 for blue
    }) a cat takes any fish, red or blue, by going onto it.{ ours }
    - A cat takes only one fish. After that it may not enter a space with a fish.
    - { FORM($apart, "No cat goes onto a fish in its own home row.", "Your cats never go onto a fish in your home row.") }{ ours }
    - The fish is home when its cat reaches any space of its home row.{ $cats ->
        [1] {""}
       *[other] {" "}Then that cat { $delivered_cats ->
            [move-on] may go on, to stand in the way
           *[rest] rests
        }.{ ours }
    }

page-end =
    ## The end

    - You win as soon as { $cats ->
        [1] your cat has
       *[other] both your cats have
    } brought a fish home.
    - You lose at once if you are **trapped**. That is, you have no special move left, and lines of the other player are in the way: { $trapped ->
        [objective] you cannot bring all your fish home any more, whatever happens
       *[return-only] one of your cats has no way home
    }.{ ours } { FORM($own_line_blocks, "You are trapped, too, if you have no special move left and cannot move at all.", "Your own lines alone never trap you.") }{ ours }
    - If one move traps both of you, the player who made it wins.{ ours }
    - If neither of you can move, nobody wins.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - After { $turn_limit } { FORM($turn_limit, "turn", "turns") }, counted for both players together, nobody wins.{ ours }
    }

worked-turn = A whole game on the smallest board, 4 rows of 5 spaces with one cat each. You are red and start on c1, the bot Dash is blue and starts on c4.
    .title = A whole small game
    .note-0 = Column c ends at c4, where blue's line is, so your cat goes round.
    .note-2 = This begins a line in column d.
    .note-6 = That is the far row.
    .note-8 = The fish is blue, but that does not matter.
    .note-10 = Back onto its own line, which is allowed.
    .note-12 = Straight down over its line on d3 and d2: one turn instead of three. You have won.
