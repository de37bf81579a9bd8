### What every lesson says, whatever it is about: verdicts on answers, buttons, guides and worksheets.
### How to translate: docs/translating.md. $given, $written: what a reader typed. $answer: the exact answer in numbers or words.
### $title: what the unit is called. $seed: a pupil's number in the class list.

## Beside a question: its button, how to answer it, what stands over the guess and the answer
page-guess = Guess
page-check = Check
page-your-guess = Your guess
page-your-last = Your last answer
page-answer = The answer
page-show = Show the answer
page-code = My code:
how-fraction = a chance, such as 7/40, 0.175 or 17.5%
how-number = a number
how-whole = a whole number
how-points = percentage points, such as 2.5
how-choice = {""}
guess-first = Guess first: any answer is better than none.
write-first = Write an answer first.
choose-first = Choose an answer first.
went-wrong = Something went wrong: { $error }
guess-still = Guess first: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}You guessed { $guess }; the answer: { $answer }
}
exercise-still = Exercise: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}{ $guess }: { $verdict }
}

## Verdicts; a reason or a hint follows
right = Right: { $answer }.
right-is = Right: { $written } is { $answer }.
right-rounded = Right: { $written } is { $answer }, rounded.
not-yet = Not yet.
nearly = Nearly.
more-digits = This may be the answer, rounded: give a fraction, or one more digit.
last-digit = Nearly: the last digit is not rounded rightly.
your-turn = Your turn: write your answer in place of the three dots, and run this cell again.
no-choice = “{ $given }” is not one of the choices: { $choices }.
less = The answer is smaller.
more = The answer is larger.
only-whole = The answer is a whole number.
a-share = That is as a share. One percentage point is 0.01.
percent-sign = Is this a percentage? Then write the sign % behind it.
upside-down = That is upside down: one in so many.
no-chance = A chance lies between 0 and 1.
complement = That is the chance that it does not happen.
never = A chance of 0 means never.
always = A chance of 1 means always.
# $ways: how many ways there are.
agree = { $ways ->
    [2] Both ways
   *[other] All { $ways } ways
} give the same.
differ = These differ: { $values }.
odds = Those are the odds, wins to losses; the chance is wins to all cases.

## Numbers that can't be read
no-number = { $given } is not a number: write 7/40, 0.175 or 17.5%
too-long = { $given } is too long for a number: write 7/40, 0.175 or 17.5%
too-many-digits = a number of more than { $most } digits is none that one can check: write 7/40, 0.175 or 17.5%
cannot-check = { $given } is not a number one can check: write 7/40, 0.175 or 17.5%
unequal = “{ $given }”: the two sides are not equal
by-zero = { $given } divides by zero
power = the power { $power } is too large to work out here
# $name: the name of a function, such as choose.
whole-numbers = { $name } wants whole numbers from 0 to { $most }
large-sum = the numbers in this sum grow too large to work out here

## A function that a reader writes; $name: what it is called
own-name = your function
own-none = this needs a function, and { $given } is none
own-stops = { $name } stops at { $place }: { $error }
own-nothing = { $name } gives nothing at { $place }: end it with `return`
own-gives = { $name } gives { $said }: it should give { $what }
own-dots = write something in place of the three dots in { $name }
# $why: one of the sentences above.
own-not-yet = Not yet: { $why }.
own-your-turn = Your turn: { $why }.
own-true = Your function is not written yet, so a right one draws this.
own-draws = Your function draws this.
own-right = Right: your function agrees in all { $cases } cases.
own-wrong = Not yet. For { $case } it should be { $right }, and yours says { $said }.

## Pictures and exercises
column = column { $n }
row = row { $n }
start-again = Start again
forget = Forget all { $what }
to-begin = Press “{ $button }” to begin.
your-number = Your number in the class list
exercises = { $title }: exercises for number { $seed }
# $why: a clause on the place that was clicked. $moral: a sentence.
hunt-show = Show them all
    .tip = Give up and see them all
hunt-forget = Forget all clicks
hunt-found = found
hunt-missed = not one of them
hunt-map = { $noun ->
    [card] The cards
   *[other] The map
}
hunt-choose = { $noun ->
    [cell] Choose a cell.
    [card] Choose a card.
   *[space] Choose a space.
}
hunt-said = { $right ->
    [yes] Yes
   *[no] No
}: { $why }. { $rest }
hunt-all = All found, with { $misses ->
    [0] no miss
   *[other] { $misses } { FORM($misses, "miss", "misses") }
}. { $moral }
hunt-some = { $found } of { $all } found.
show-numbers = Show all numbers
wipe = Wipe the map
bell = bell

## The guide for teachers
guide-head = Unit { $number }: { $title }, age { $age } and up, { $minutes } minutes
guide-about = { $concept }. The game: { $game }. { $hook }
guide-minutes = { $minutes } min: { $what }
guide-concept = Concept
guide-plan = Plan
guide-say = Say
guide-ask = Ask
guide-support = Support
guide-extension = Extension
guide-ticket = Exit ticket
guide-answers = Answers
guide-exercises = Exercises for number 1
guide-open = Open questions
guide-board = Draw on the board
a-function = A function: see the folded solution.
key-question = question
key-answer = answer
key-wrong = likely wrong answers

## Worksheets
paper-save = Save the worksheet
paper-saved = Saved as { $name }.
paper-unsaved = The worksheet can't be saved: { $error }.
paper-still = Worksheet: { $title }, number { $seeds }, { $exercises } exercises
paper-title = { $title }: worksheet
paper-head = Worksheet, number { $seed }
# $level: how hard an exercise is. $text: what it asks.
paper-level = { $level }: { $text }
paper-name = Name
paper-class = Class
paper-date = Date
paper-before = Before you go.
paper-answer = Answer:
paper-ticket = Exit ticket, all numbers
paper-key = Answers, number { $seed }: { $title }

## The class screen, and codes of a class on the page for teachers. $class: the class's number. $codes: codes that a
## teacher pasted. $pupils, $answers, $right, $all: numbers.
roll-paste = Paste the chat of your class here
roll-class = Class number
roll-unit = Unit
roll-gather = Gather
    .tip = Add the codes above
roll-again = Begin again
    .tip = Forget all codes
roll-said = { $title }, class { $class }: { $pupils } { FORM($pupils, "pupil", "pupils") }, { $answers } { FORM($answers, "answer", "answers") }, { $right } of them right.
roll-twice = Two names hand in as number { $number }.
roll-elsewhere = { $n } { FORM($n, "code", "codes") } of { $title }.
roll-not-taken = { $n } { FORM($n, "code", "codes") } not taken: { $class ->
    [no] a slip, or of another class
   *[other] of class { $class }
}.
roll-exercise = An exercise
roll-caption = { $title }: G is a guess, E an exercise
roll-pupil = pupil
roll-right = right
roll-wrong = wrong
roll-nothing = nothing yet
room-paste = Paste codes here, such as 7:12:EP
room-lost = Not read: { $codes }. Is it a slip, or a code of another class or question?
room-nobody = Nobody has handed in yet
room-results = { $n } { FORM($n, "result", "results") } of class { $class }
room-part = { $name }, place { $number } in the class list: { $got } of { $trials }. Your code: { $code }
room-guesses = { $n } { FORM($n, "guess", "guesses") }
room-told = { $title }. { $said }.
room-codes = Paste the codes of the class
room-none = no guess yet
room-guess = guess
room-pupils = pupils
room-show = When all have guessed
room-right = The answer: { $answer }, guessed by { $right } of { $all }.

## A teacher's note on a lesson. $key: yes where the answers follow.
note-head = For teachers: age { $age }, { $minutes } minutes{ $key ->
    [yes] , with the answers
   *[no] {""}
}
note-words = Words
note-class = In class

## The board on which a game of Washi Cat is drawn, under the game's page. $place, $a, $b, $here, $there: cells, as a3.
## $holds, $held: an attribute of draw-a. $where: cells in a row.
draw-play = Play on it
    .tip = Open a table with this board (P)
draw-tool =
    .shrine = Shrine (S)
    .sewer = Sewers (E)
    .cat = Cat (C)
    .red-fish = Red fish (F)
    .blue-fish = Blue fish (G)
draw-number =
    .rows = Rows
    .columns = Columns
    .each-cats = Cats each
    .each-fish = Fish each
    .spacing = Spaces between
draw-empty = an empty board
    .said = An empty board.
draw-boards =
    .default = two strips of tape
    .garden = temple garden
    .market = night market
    .small = back yard
    .tiny = courtyard
draw-begin = Begin with
draw-same = The same for both sides
draw-undo = Undo
    .tip = Take back the last change (U)
draw-clear = Clear
    .tip = Take everything away
draw-click = A click on a cell draws:
draw-file = File
draw-text = The board as text; save and open
    .field = The board as TOML text
draw-save = Save
    .tip = Write the board to the file
draw-open = Open
    .tip = Go on with the board in the file
draw-read = Draw the text
    .tip = Draw what the text below says
draw-now = A click on a cell now draws: { $tool ->
    [shrine] shrine
    [sewer] sewer
    [cat] cat
    [red-fish] red fish
   *[blue-fish] blue fish
}.
draw-titled = { $title }.
draw-size = { $rows } rows, { $columns } columns.
draw-nothing = There is nothing to take back.
draw-back = Taken back.
draw-below = The table is below; changes here are played when you press “{ draw-play }” again.
draw-taken = { $file } is there already and is not a board; choose another name.
draw-saved = Saved in { $file }; load it with board="{ $file }".
draw-no-toml = This is not TOML: { $error }.
draw-ending = { $name ->
    [no] The name
   *[other] { $name }
} should end in .toml, as in my_board.toml.
draw-not-ready = Not ready: { $problem }
draw-ready = { $unfair ->
    [no] Everybody can play on this board.
   *[other] Playable, but unfair. { $unfair }
}
draw-board = Your board
    .size = Your board, { $columns } columns by { $rows } rows
draw-blank = blank
draw-cell = { $place }, { $holds }{ $waits ->
    [yes] , waits for its twin
   *[no] {""}
}
draw-wall = { $wall ->
    [yes] wall
   *[no] no wall
} between { $a } and { $b }
draw-drew = { $gone ->
    [yes] Gone:{" "}
   *[no] {""}
}{ $what ->
    [shrines] Shrine on
    [sewers] Sewers on
    [fish] Fish on
    [cats] Cat on
   *[walls] Wall between
} { $where }.
draw-of = { $place } ({ $player ->
    [0] red
   *[1] blue
})
draw-a =
    .shrine = a shrine
    .sewer = a sewer
    .cat = a cat
    .fish = a fish
    .red-fish = a red fish
    .blue-fish = a blue fish
    .red-cat = a red cat
    .blue-cat = a blue cat
draw-held = { $place } holds { $held } already; take it away before you draw { $what } there.
draw-no-side = { $a } and { $b } share no side; a wall stands between two neighbours, never at a corner.
draw-rows-differ = { $a } and { $b } are not in one row; a sewer and its twin are.
draw-counterpart = The counterpart of { $here } is { $there }, but { $place } holds { $held } already; choose another twin, or draw without symmetry.
draw-no-start = { $place } is in no starting row; cats start in row 1 (red) or row { $row } (blue).
draw-no-edge = { $place } is in no edge row; fish are drawn in row 1 or row { $row }.
draw-no-twin = The sewer on { $place } has no twin yet: choose another cell in row { $row }.
draw-count = There are { $found } { $what ->
    [red-fish] red fish
    [red-cats] red cats
    [blue-fish] blue fish
   *[blue-cats] blue cats
} and there should be { $wanted }; draw all fish and cats of both players, or none.
draw-favours = It favours one side: { $why }.
