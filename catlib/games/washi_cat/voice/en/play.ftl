### Washi Cat: what a person reads while playing. A phase has one message. How to translate: docs/translating.md.
### $amount: a text: how many a choice brings, without a minus, "~0.9"
### $apart: yes or no: a player's cats start on two sides
### $arrival: nothing, fish or home: what the move reached
### $before: a text: a list so far
### $carries: nothing, fish or done: how far a cat is
### $cats: a number: cats of a player, 1 or 2
### $cell: a space: "c4"
### $colour: "red" or "blue"
### $count: 1 where that is one, else 2
### $counted: yes or no: turns are counted
### $decides: yes or no: a player draws, and not chance
### $draws: fish or cat
### $ended: trap, delivery, limit or standstill: how it ended
### $entry: a space: "a2"
### $errands: phrases, each `errand`
### $here: a space
### $home: a number: fish brought home
### $how: step, jump, sewer or pass
### $last: a text: the end of a list
### $lead: free, shut, behind, level or ahead: whose cat has no way left, or who is ahead after a choice
### $left: a number: special moves
### $n: a number, of what the sentence names after it
### $needed: a number: free spaces
### $question: a text: what is asked and of whom, "Ann rolls"
### $row: a number of a row
### $scores: a text: "2 to 1"
### $seat: "red" or "blue"
### $sewer: a colour: "green"
### $special: yes or no: uses up a special move
### $specials_left: phrases, each `specials-of`
### $there: a space, or phrases: cats where they are
### $turn: a number: turns begun, 1 at first
### $who: somebody, "you" or a name: does it, or decides; or is whose it is
### $whom: somebody: it is done to

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

red = red
blue = blue
cat-name = { $colour } { numbered-cat }
numbered-cat = { $cats ->
    [1] cat
   *[other] cat { $n }
}
list-semicolon = { $before }; { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = You are { $seat }. Fetch a fish with { FORM($cats, "your cat", "each cat") }, and bring it home.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

first =
    .asks = chance says who begins
    .name = { $who } begins
    .told = { $who } { FORM($who, "begin", "begins") }
draw =
    .asks = { $decides ->
        [yes] { FORM($who, "draw", "draws") }
       *[no] chance draws
    } { $draws ->
        [fish] a fish
       *[cat] a cat
    }
    .you = { $draws ->
        [fish] Draw your fish: click in a marked space of the first or last row.
       *[cat] Draw your cats: click in a marked space{ FORM($apart, " of the first or last row, one in each", "") }.
    }
    .guide = { $draws ->
        [fish] Draw a fish.
       *[cat] Draw a cat.
    }
    .name = { $draws ->
        [fish] { $colour } fish
       *[cat] { cat-name }
    } on { $cell }
    .answers = {""}
    .told = { $who } { FORM($who, "draw", "draws") } { $draws ->
        [fish] a fish
       *[cat] { $cats ->
            [1] the cat
           *[other] { numbered-cat }
        }
    } on { $cell }

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

turn =
    .asks = { FORM($who, "move", "moves") } a cat
    .you = Click a marked space to move a cat there. { LIST($errands, "semicolon") }. { $left } special { FORM($left, "move", "moves") } left.
    .guide = { $how ->
        [pass] None of your cats can move, so pass.
        [step] Your cat walks, and its line stays: it blocks the other cats.
        [jump] A jump over lines takes your cat far in one move.
       *[sewer] A sewer takes your cat across the board: a special move.
    }
    .instead = Click a marked space.
    .name = { $how ->
        [pass] pass
        [step] { numbered-cat } to { $cell }
        [jump] { numbered-cat } jumps to { $cell }
       *[sewer] { numbered-cat } takes the { $sewer } sewer to { $cell }
    }{ FORM($special, ", a special move", "") }{ $arrival ->
        [fish] , takes the fish
        [home] , brings its fish home
       *[nothing] {""}
    }
    .told = { $how ->
        [pass] { $who } { FORM($who, "pass", "passes") }: { whose } { FORM($cats, "cat", "cats") } cannot move
        [step] { whose } { numbered-cat } goes to { $cell }
        [jump] { whose } { numbered-cat } jumps over lines to { $cell }
       *[sewer] { whose } { numbered-cat } crawls through the { $sewer } sewer to { $cell }
    }
errand = { $cats ->
    [1] The cat
   *[other] Cat { $n }
} { $carries ->
    [nothing] needs a fish{ $apart ->
        [yes] {" "}from row { $row }
       *[no] {""}
    }
    [fish] brings its fish home{ $apart ->
        [yes] {" "}to row { $row }
       *[no] {""}
    }
   *[done] is done
}

## What it brought
## The log, after what was done; read by everybody.

special-move = That was a special move, { $left } left
takes-a-fish = It takes a fish; now it has to get home to { $apart ->
    [yes] row { $row }
   *[no] { whose } row
}
brings-home = It brings its fish home: { $home } of { $cats }
sewers-blocked = A pair of { $sewer } sewers is blocked now
drew-here = { $who } drew here
came-here = { whose } cat came here

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

heading = the race
before-the-first-turn = drawing fish and cats
aim = To win, be first to bring { $cats ->
    [1] a fish home
   *[other] two fish home, one with each cat
}, or trap your rival
score = { $who } { $home } of { $cats }
standing = { $colour }, { $home } of { $cats } fish home
over =
    .asks = { $ended ->
        [limit] nobody has won: the turns are over
        [standstill] nobody has won: no cat can move any more
        [delivery] { $who } { FORM($who, "have", "has") } won: { brought-home }
       *[trap] { $who } { FORM($who, "have", "has") } won: { is-trapped }
    }
result = { $who } { FORM($who, "win", "wins") } with { $scores } fish: { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
is-trapped = { $whom } { FORM($whom, "are", "is") } trapped
brought-home = { $cats ->
    [1] the cat has brought a fish home
   *[other] both cats have brought a fish home
}

## A position on one line
## For the terminal and for reports of errors; in short.

position = { $counted ->
    [yes] turn { $turn },{" "}
   *[no] {""}
}{ $question }; { LIST($there, "comma") }; specials: { $specials_left }
cat-there = { cat-name } on { $cell }{ $carries ->
    [fish] {" "}with a fish
    [done] {" "}done
   *[nothing] {""}
}
no-cats = no cats yet
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

no-such-space = There is no such space.
in-the-middle = { $cell } is in the middle; fish and cats are drawn in the first and the last row.
drawn-on-already = Something is drawn on { $cell } already.
not-drawn-on = { $cell } holds a shrine or a sewer, and nothing is drawn there.
fish-drawn-there = { $who } has drawn { $n } fish in row { $row } already.
cat-drawn-there = { $who } has drawn a cat in row { $row } already; one starts on each side.
other-starting-row = { $cell } is outside the starting row of { $who }; cats start in their own row.
too-near = { $cell } is too near; leave at least { $needed } { FORM($needed, "space", "spaces") } between two drawings here.
several-moves = More than one move ends on { $cell }, and each has a sign of its own.
all-rest = Your cats have all brought their fish home.
shrine = { $cell } is a shrine, and no cat goes there.
there-already = { cat-name } is on { $cell } already.
across-a-corner = { $cell } is diagonal from { cat-name }. Cats go up, down, left or right.
not-in-line = { $cell } is out of reach of { cat-name }. A cat goes one space up, down, left or right, or jumps straight over lines.
pair-blocked = The { $sewer } sewers { $entry } and { $cell } are blocked.
line-on-sewer = A line of { $whom } covers one of the { $sewer } sewers.
specials-used-up = { $specials ->
    [0] There are no special moves in this game.
    [1] The special move of { $who } is used up.
   *[other] All { $specials } special moves of { $who } are used up.
}
wall-between = There is a wall between { $here } and { $cell }.
line-of-other = { $cell } holds a line of { $whom }, and no cat steps on it.
line-outside = You leave a building onto a space without a line, and { $cell } has one.
own-line = { $cell } holds a line of { $who }, and here no cat steps on its own line.
fish-of-own-side = The fish on { $cell } is in the home row of { cat-name }. Fetch one from the far row.
has-had-fish = { cat-name } has had its fish, and each cat takes only one.
wall-in-the-way = A wall or a shrine beyond { $here } stops the jump.
nothing-to-cross = { $cell } is too far: a cat jumps only over lines, and there is none on { $there }.
lands-on-line = There is a line on { $cell }. A jump ends on the first space without one.
not-blank = { $cell } is not blank, and here a jump lands on blank spaces only.
not-your-cat = { cat-name } belongs to the other player.
touch-where-it-goes = Choose where the cat goes.
what-takes-specials = { FORM($jump_is_special, "Any jump", "A jump over a line of the opponent") }, or a way through a sewer, uses up a special move.

## Bots by what a player reads of them, in lists and in the log:
## a name, a space, and how strong they are in brackets; `-does` says how they play, in “New game”
bot-random = Kitten (plays anything)
bot-random-does = Takes any legal action, all alike.
bot-straight-on = Pip (child)
bot-straight-on-does = Plays as children do: walks straight at the nearest fish, and sees a line when it gets there.
bot-beginner = Patch (beginner)
bot-beginner-does = Does as the racer, but leaves one decision in six to chance.
bot-stroller = Rover (average)
bot-stroller-does = Does as the racer, but leaves one decision in twelve to chance.
bot-racer = Dash (strong)
bot-racer-does = Takes the shortest path to the fish and home, and jumps or takes a sewer where that saves steps.
bot-blocker = Mochi (strong)
bot-blocker-does = Takes the shortest path, but rather stands in the opponent's where that costs the opponent more.
bot-learned = Sage (strong)
bot-learned-does = Learned from thousands of games against itself where to leave Dash's path. It takes a special move in hand for 52 points of chance to win in an even game, and a second one for 6 more.
bot-tree-search = Grandmaster Neko (expert)
bot-tree-search-does = Plays many games on from each decision and takes what did best.

## What choices are measured by, in menus and over the choices;
## `best` is said of the best choice
goal-steps-ahead = steps ahead
    .about = How many steps you are ahead of the other player after the move, without jumps; 99 if a cat has no way left.
    .best = most steps ahead
    .why = { $lead ->
        [free] After it a cat of the other has no way left
        [shut] After it a cat of yours has no way left
        [behind] After it you are { $amount } { FORM($count, "step", "steps") } behind
        [level] After it nobody is ahead
       *[ahead] After it you are { $amount } { FORM($count, "step", "steps") } ahead
    }
