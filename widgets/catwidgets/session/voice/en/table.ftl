### What a table says itself, in whatever game. Read by everybody who plays.
### How to translate: docs/translating.md. `.tip` is shown when the mouse rests on a button.
### $all: a number of decisions
### $asked: a request, as `pass-screen`
### $best: the best choice, by its name or its worth
### $bots: names of bots
### $by: a number, how far a choice is behind the best
### $chance: yes where it is a chance, in percentage points; cost where less is better
### $changes: house rules and their values, or no
### $choice: the name of a choice
### $ending: a sentence: who has won and why
### $file: the name of a file
### $files: names of files
### $game: the name of the game
### $games: how many games were played on, or no
### $goal: what choices are measured by
### $heading: whose turn it was
### $how: how sure it is that they are the best; of `mark` exact, bound, equilibrium or estimate
### $less: what another choice is worth
### $n: a number; of games in `mark`, or no
### $number: a number of a list
### $other: another choice, by its name or its worth
### $ours: what the usual rules are called
### $place: a folder
### $rank: what is said of a choice: the best, or how far behind
### $reason: a computer's own words for what went wrong
### $said: a sentence of the guide
### $secret: yes where cards are hidden
### $seed: what was typed
### $some: yes if these are the first of several, no if they are all
### $turn: the number of a turn
### $turns: how many turns the guide has
### $value: what a choice is worth
### $who: a name
### $why: a reason

## What a mouse does in every sentence that is shown, and what a finger does in its place
click = Click
    .tap = Tap

## The row of buttons above the board, and what "More" unfolds
undo = Undo
    .tip = Take back the last decision (U)
redo = Redo
    .tip = Do again what was taken back (Y)
guide = Guide
    .tip = Show on the board how the next three turns go
give-up = Resign …
    .tip = End the game here, if you say so again
set-up = New game …
    .tip = Who plays, how strong, and by which house rules
more = More
    .tip = New game, worth, overlays, log, review, saving
replay = Replay
worth-of-choices = Value of choices
hidden = only in a hint
step-by-step = Step by step
real-dice = I roll real dice
speed = Speed
slow = slow
usual = usual
fast = fast
at-once = at once
sound = Sound
cover = Cover cards between players
open-hands = Open hands
show-on-board = Show on the board:
signs = What the signs on the board mean
    .new = Purple frame: this has just changed.
hint = Hint
    .tip = Which choice is good? Ask again for what it is worth, and once more for why (H)
hint-worth = What is it worth?
hint-why = Why?

## The tabs
log = Log
luck = Luck
review = Review
new-game = New game
how-to-play = How to play { $game }

## Choices beside the board
choices = Your choices
choices-worth = What each choice is worth
is-over = The game is over
play-again = Play again
review-this = Review this game
    .tip = Judge each of your decisions so far
show-my-cards = I am { $who }: show my cards
goal-is-silent = “{ $goal }” says nothing about these choices.
goal-is-same = “{ $goal }” is the same for all choices here.
working = working it out …
mark = { $how ->
    [exact] exact
    [bound] exact to a millionth
    [equilibrium] equilibrium
   *[estimate] { $n ->
        [no] estimate
       *[other] estimate from { $n } games
    }
}
close = too close to call
best-choice = best choice
may-be-best = may be best
hint-others = { FORM($n, "Another", "Others") } { $close ->
    [yes] may be just as good
   *[no] { FORM($n, "is", "are") } just as good
}.
no-matter = Several choices come to the same here, so it does not matter which of them you take.
only-choice = There is only one thing to do now.
how-known = In { $games } games that the computer played on from here, { $n ->
    [1] this choice did best
    [2] “{ $best }” and “{ $other }” did about equally well
   *[other] several choices did about equally well
}.
next-best = The next best choice, “{ $other }”, { $chance ->
    [yes] brings { $less } instead of { $value }
    [cost] comes to { $less } instead of { $value }
   *[no] falls short by { $by }
}.
all-the-same = All choices are worth the same here.
some-may-be-best = { $some ->
    [yes] Too close to call: the first { $n } may be the best.
   *[no] Too early to tell: play what you like.
}
falls-short = falls short by { $by }{ FORM($chance, " percentage points", "") }
about-as-good = about as good as the best
worth = worth { $value }
choice-spoken = { $choice }, worth { $value }, { $rank }
exactly = exactly { $value }
# The rows of a list that are not seen; the sign stands for their number.
more-below = ▾ # more below
    .above = ▴ more above
show-all = show all { $n } choices
press-r = Press R to confirm, Esc to clear.
let-decide = let { $who } decide
chance-due = Chance is due
    .act = let chance decide
card-due = A card is due
    .act = turn the next card
dice-due = Dice are due
    .act = roll the next die
die-shows = What does the die show?
sooner = “{ $best }” is worth as much as “{ $other }”, and leaves you better placed.

## What goes wrong when something is touched
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to do again.
nothing-to-repeat = There is nothing to go on with; take one of the choices.
nothing-covered = Nothing is covered; the player to move sees the cards.
no-more-hints = Ask for a hint when it is your turn to choose.
several-ways = This can be meant in several ways; say which.
no-action = What is selected makes no action.
pass-screen = Pass the screen to { $who }
then-presses-s = { $asked }, who then presses S.
bot-stopped = { $who } stopped thinking ({ $reason }). Your game is kept: let { $who } decide again, or open New game and put another bot there.

## The sentence under the board and the log
over-and = The game is over. { $ending }
the-end = The end
nothing-yet = Nothing has happened yet.
before-that = { $heading }, earlier

## The bar at the side of the board: who wins how often, and what that holds for
if-solved = if everybody plays perfectly
if-guessed = guessed by a tree search
if-balanced = at an equilibrium
if-like = if all go on like { $bots }
the-others = the others
won-together = won together
lost-together = lost
your-team = your team
other-team = others

## The small chart, and the tab Luck
what-next = What can happen next
next-worked-out = What can happen next is worked out
after = After “{ $choice }”
luck-later = Soon after each roll, you see here how lucky it was.
last-roll = Last roll
all-rolls = All rolls so far

## The offer to go on with a game that was kept
go-on-asks = Go on with turn { $turn }?
games-kept = { $n } { FORM($n, "game is", "games are") } kept here.
go-on = Go on
    .tip = Go on with the game that was kept
go-on-game = Game { $number }, turn { $turn }
put-aside = What cannot be read is put aside, not deleted, when you play on.
save-copy = Save a copy
    .tip = Write what cannot be read to a file
start-anew = Start anew
    .tip = Leave the kept game and play this one
lost = The kernel stopped; your game is kept. Run the cell to go on.
kept-beside = Another table keeps its game here too; this one is kept beside it, and nothing is lost.
kept-again = This game is kept again.
kept-unreadable = The kept game cannot be read: { $why }.
none-kept = No game is kept here; play the one on the table.
cannot-keep = This game cannot be kept: { $place }: { $why }.
disk-busy = other programs write there all the time

## The guide of the first turns
guide-step = Turn { $turn } of { $turns }: { $said }
others-play = In a moment, it is your turn.
guide-over = Now you know how it goes. Ask for a hint whenever you like; all rules are behind “?”.
skip = Play on without the guide
end-game = End the game
    .tip = The game ends here; Undo takes it back
play-on = Play on
    .tip = Go on with the game

## The tab Save
file = File
the-file = The file
paste-code = Paste a share code here
share-code = Share code
save = Save
    .tip = Write the match to the file
open = Open
    .tip = Go on with the match in the file
make-code = Make a share code
    .tip = Show the whole match as one line of text
load-code = Load the code
    .tip = Go on with the match of the code
not-a-match = { $file } is there already and is not a saved match; choose another name.
saved-in = Saved in { $files }.{ FORM($secret, " The file holds the hidden cards as well.", "") }
goes-on-with = Goes on with { $file }.
code-holds = The share code holds the whole match; whoever loads it can go on from here.{ FORM($secret, " The code holds the hidden cards as well.", "") }
no-code = There is no code yet; paste one, or make one of this match.
goes-on-with-code = Goes on with the match of the code.
no-name = The file has no name yet; give it one.
file-trouble = { $file }: { $why }.

## The tab New game
a-person = a person
seed = Seed
by-chance = by chance
players = Players
start = New game
    .tip = Start again with these players and rules
house-rules = House rules
    .tip = Change the rules of the next game
rules = Rules
    .tip = Rules of the next game: our reading or the most literal one.
ours-is = { $ours }
literal = strictly literal
chosen = as chosen
bad-seed = seed={ $seed }: a seed is a whole number, or nothing for one by chance.
name-of = Name of { $who }
show-all-rules = Show all { $n } house rules
rules-changed = { $n } { FORM($n, "house rule", "house rules") } changed in this game.
next-game = The next game: { $n } { FORM($n, "player", "players") }{ $changes ->
    [no] {""}
   *[other] , { $changes }
}.
rule-number = { $name }, number { $n }

## The tab Review: whoever is judged is $who
review-offer = Your best moment, the decisions that cost you most, and how lucky you were.
review-busy = Working it out: { $chance } done. What stands below is rough until then.
judged-by = Judged by
    .best = the best known play
    .tip = As players of which strength would judge: a mistake is then what costs wins if all play on as they do
judged-like = As { $who } would judge: a mistake is what costs wins if everybody plays on like that.
back-to-end = Back to the end
    .tip = Go on where the game is
looking-at = You are looking at { $heading }.
look-at-it = Look at this decision
decision-gone = That decision is no longer part of this game; review the game anew.
was-better = { $choice }. Better: { $best } ({ $by }).
mistakes = { $n } of { whose } { $all } { FORM($all, "decision", "decisions") } { FORM($n, "was a mistake", "were mistakes") }. The costliest:
no-mistake = No { FORM($sure, "sure ", "") }mistake in { whose } { $n } { FORM($n, "decision", "decisions") }.
best-moment = { whose } best moment: { $heading }, “{ $choice }”. Then { whose } { $goal } { $by ->
    [no] rose from { $low } to { $high }
   *[other] rose by { $by }
}.
luck-amount = Luck and what the others did: { $by }.
luck-even = Luck, and what the others did, neither helped nor hurt { whose } { $goal } much.
luck-was = Luck, and what the others did, { FORM($good, "helped", "hurt") } { whose } { $goal } { FORM($much, "a lot", "somewhat") }.
percentage-points = { $by } percentage points
curve = { $goal } from decision to decision
    .click = { $goal }; click to go there
smoothed = smoothed
at-each-decision = at each decision
gave-away = { $choice }, gave away { $by }, better: { $best }
