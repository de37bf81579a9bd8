### What all games say in the same words, on the table, in the log and in the rulebook. Read by everybody.
### How to translate: docs/translating.md.
### $about: a text: what a house rule is about, without its full stop
### $alone: a share of games won alone, or no
### $answers: a text: what answers a question, "to (3, 4) or stop here", or no
### $asked: a sentence that says what to click
### $asks: a text: what is asked, without the name of the player who decides; the `asks` of a phase
### $before: a text: a list so far
### $chance: a text: a chance, "40%"
### $bots: names of bots
### $changed: yes or no: a house rule is not as usual
### $choices: names of choices, each with how often to take it
### $colour: a text: what a seat is called on the board, "red"
### $found: yes or no: an older position can be read
### $fresh: a number of games
### $games: a number of games
### $gap: how far off it may be, or no
### $goal: a text: what a choice is measured by
### $hidden: yes where something is hidden
### $how: alike, next, done or alone: what is told of another choice
### $last: a text: the end of a list
### $lost: a text: what was given up, without its full stop, or no
### $n: a number; in `game-for` players, as "2" or "2 to 4"
### $name: a name as it stands on the board
### $other: a text: what the other choice brings, "7.9"
### $parts: who wins with what chance
### $question: a text: what is asked and of whom, "Ann rolls"
### $said: a text: a sentence without its full stop
### $dealer: what stands for chance: dice, a deck, or chance
### $slip: a sentence of this group
### $sure: alone or all, who has to play perfectly for it; or no
### $stopped: yes if somebody stopped it
### $team: what a team is called
### $together: yes where all win or lose together
### $usual: a text: its usual value
### $value: a text: a value of a house rule; "yes" and "no" are words
### $what: a text: what was done, "roll 3"
### $won: yes or no: the team won
### $whole: a text: the play to which what is clicked belongs
### $who: somebody, "you" or a name: decides, or is whose it is
### $why: a text: what a choice brings, a sentence without its full stop

you = you
    .name = You
player = Player { $n }
list-comma = { $before }, { $last }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-space = { $before }{" "}{ $last }
list-then = { $before } then { $last }
ordinal = { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { NUMBER($n, type: "ordinal") ->
        [one] { $n }st
        [two] { $n }nd
        [few] { $n }rd
       *[other] { $n }th
    }
}
named = “{ $what }”
touch = Click { $what }.
touch-for = Click { $what } for { $whole }.
first-step = The first step on the way is { $what }.
put-back = Not { $what }: click it again.
own-way = { $lost ->
    [no] You chose your own way
   *[other] { $lost }
}; the guide goes on from here.
whose = { $who ->
    [you] your
   *[other] { $who }'s
}
question = { $who } { $asks }
name-and-colour = { $name } ({ $colour })
decides = { $who } { FORM($who, "decide", "decides") }
wins = { $who } { FORM($who, "win", "wins") }!
game-pays = the game pays { $n }
won = { $n ->
    [0] nobody
   *[other] { $who }
} won
team-ended = { $team } { FORM($won, "won", "lost") } together
team-won = { $team } won: { $who }
chance-decides = chance decides
chooses = { $who } { FORM($who, "choose", "chooses") } { $what }
chance-brings = { $dealer ->
    [dice] { FORM($n, "The die shows", "The dice show") } { $what }
    [deck] { FORM($n, "The card is", "The cards are") } { $what }
   *[other] By chance it is { $what }
}
what-is = { $what }: { $n }
choose = { $choices ->
    [no] Take one of the choices
   *[other] Click { LIST($choices, "or") }
}.
has-to-decide = { $who } { FORM($who, "have", "has") } to decide: take one of the choices.
nothing-to-decide = { $who } had nothing to decide yet.
in-turn = { heading }. { $asked }
ended-early = Nobody could catch up any more, so the game ends here.
resigned = { $who } resigned, so the game ends here.
resign = { $who ->
    [you] Do you resign? That ends the game.
   *[other] Does { $who } resign? That ends the game.
}
foregone = { $who } { FORM($who, "have", "has") } as good as won. End the game now?
game-over = The game is over; start a new one or go back a step.
not-asked = That cannot be chosen now.
not-fetched = { $what } could not be fetched: is the network gone?
save-refused = { $why }
kept-refused = The kept game cannot be read ({ $why }); { $found ->
    [yes] this is its last good position
   *[no] nothing of it can go on
}.
sentence = { $said }.
list-to = { $before } to { $last }
before-the-first-turn = before the first turn
heading = { whose } turn
now = Now { $question }{ $answers ->
    [no] {""}
   *[other] : { $answers }
}.
ours = °
note-on-ours = ° marks our reading where the printed rules leave something open, and what we invented. Everything else is in the printed rules.
# Places on a board as they are read aloud
selected = selected
can-be-chosen = can be chosen
kernel-stopped = The kernel stopped; run the cell again.
# What the usual house rules are called
our-reading = our reading
as-written = as written
# Values of house rules
yes = yes
no = no
none = none
one-of-your-own = one of your own
goal-chance-to-win = chance to win
    .why = You win with a chance of { $n }{ $sure ->
        [alone] {" "}if you play perfectly from here on
        [all] {" "}if everybody plays perfectly
       *[other] {""}
    }
    .about = Chance to win the whole game; a tie counts as an equal share of a win.
    .team = Chance that the team wins the whole game; a tie counts as an equal share of a win.
    .together = Chance that all win the game together.
goal-why = By “{ $goal }” it counts { $n }
beside = { $why }{ $how ->
    [alike] . The next best choice does about as well
    [next] ; the next best choice, { $other }
    [done] ; what was played, { $other }
   *[alone] {""}
}.
# The bar beside the board
chance-to-win = Chance to win: { $parts }
wins-with = { $who } { FORM($who, "win", "wins") } { $chance }
# Buttons on the board and the rulebook
table = The same as a table
details = Technical details
go-on = Go on
see-board = See the board
larger = Tap the place you mean · ✕ whole board
tap-to-skip = tap to skip
how-to-play = How to play
close = Close
thinking = Thinking …
game-for = It is a game for { $n ->
    [1] one player
   *[other] { $n } players
}.
usual-house-rules = It is played by the usual house rules.
house-rules-here = House rules at this table
house-rules-to-try = House rules to try
house-rule = { $about }. Here: **{ $value }**{ $changed ->
    [yes] , usually { $usual }
   *[no] {""}
}.
# How it is known what choices are worth; $bots go on from there
worth-proved = Chance to win if both play as well as can be; every line of play that matters was looked at. Of equal wins the soonest is best, of equal losses the latest.
worth-solved = Solved: this is so if all play as well as can be from here on.
worth-played-on = Estimated: this is so if all go on like { $bots } after the choice.
worth-dealt-anew = What you cannot see is dealt anew in each game.
worth-cut-off = Some of these games did not end in { $n } steps; they count as { FORM($together, "not won", "ties") }.
worth-balanced = Solved as an equilibrium: nobody looks at what is hidden, or gains by knowing how the others play.
worth-unseen = Estimated from { $n } games in which nobody looks at what is hidden: how far off that may be is not known.
worth-openly = Guessed by tree searches with open hands: how far that is from best play is not known.
worth-guessed = Guessed by a tree search: how far that is from best play is not known.
worth-mixed = It is best to mix: { $choices }.
never-ends = never ends
review-searched = Not exact: a search judged these decisions. What it takes for a loss is counted if it is larger than its margin; of smaller losses some are missed.
review-paired = Not exact: from { $n } games that bots played on, with the same chance for each choice; a loss is one if all go on like { $bots }. Only losses larger than their margin count, measured in { $fresh } new games each; of smaller losses some are missed.

# Bots of a game in one file
bot-random = Random (picks any move)
bot-greedy = Greedy
bot-search = Search (tries many games ahead)
bot-random-does = Picks any move, each as often as the others.
bot-greedy-does = Takes what the game's own guess likes best after the next action.
bot-search-does = { $hidden ->
    [yes] Takes the actions of an equilibrium where one is soon found, else plays many games ahead before each action, without looking.
   *[no] Plays many games ahead before each action.
}

# Slips of beginners in Python, in a sentence that says what to write; $name stands in their code
slip-at-least = In Python it is >= and not =>.
slip-at-most = In Python it is <= and not =<.
slip-compare = In Python ≥ is written >=, ≤ is written <= and ≠ is written !=.
slip-times = In Python “times” is written *.
slip-divided = In Python “divided by” is written /.
slip-power = In Python a square is written ** 2, and a cube ** 3.
slip-minus = Write the minus sign of the keyboard: -.
slip-quotes = Write the straight quotes of the keyboard: ".
slip-and = In Python it is the word “and”.
slip-or = In Python it is the word “or”.
slip-elif = In Python “else if” is one word: elif.
slip-small = In Python such words begin with a small letter.
slip-factor = Write * between a number and a name, such as 2 * n.
slip-colon = Such a line ends with a colon.
slip-equals = To compare, write ==. A single = gives a name to a value.
slip-open = A bracket is opened here and never closed.
slip-closed = A bracket is closed here that was never opened.
slip-bracket = A bracket of one kind is closed with a bracket of another.
slip-quoted = Words in quotes end with the same quote, on the same line.
slip-indent = The line after a colon begins with four spaces more.
slip-too-far = This line begins with too many spaces.
slip-unlike = This line begins with more or fewer spaces than the lines it belongs to.
slip-tabs = Begin lines with spaces only, four at a time.
slip-return = “return” belongs to a function: its line begins with four spaces.
slip-comma = Something is missing between two things here: a comma, or a sign such as *.
slip-else = After “… if …” on one line comes “else”, and what holds then.
slip-in-line = Line { $n }: { $slip }
slip-unread = Python can't read line { $n }. Compare it with the code above, sign by sign.
slip-unknown = Python does not know “{ $name }”. Is it spelled as it is above, with the same capital and small letters?

## Dice that fell, and what simulated games and a solved game print
## Lines without a full stop.

dice-fell = { $said ->
    [no] The die
   *[other] Rolled: { $said }
}
simulated = { $name }, { $games } games{ $stopped ->
    [yes] , stopped early
   *[no] {""}
}
simulated-together = { $bots }: won together { $value }
simulated-team = { $name }: won { $value }
simulated-seat = seat { $n }, { $who }: won { $value }{ $alone ->
    [no] {""}
   *[other] , { $alone } alone
}
simulated-shared = shared by several: { $value }
simulated-drawn = nobody won: { $value }
simulated-lost = not won: { $value }
simulated-open = { $n } did not finish
solved = { $value } to { $together ->
    [yes] everybody
   *[no] the first seat
}, { $gap ->
    [no] exact
   *[other] bound ± { $gap }
}{ $hidden ->
    [yes] {" "}with open hands
   *[no] {""}
}; { $n } positions
