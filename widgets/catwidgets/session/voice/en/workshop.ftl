### What the workshop answers about a game that somebody writes: its tabs Check and Solve. Read by pupils and players.
### How to translate: docs/translating.md.
### $all: a number
### $amount: a number, with a minus or without
### $chance: a chance, "53.06%"
### $choice: the name of a choice
### $choices: names of choices; in `first-chances` and `first-pays` each with a number
### $error: a very small number
### $file: the name of a file
### $does: choices, and up to which number, “roll” while pot is below 20, then “hold”
### $mine: a number of the player who decides
### $n: a number
### $name: the name of a field in the file, "pot"
### $other: the number of the other player, or what is chosen then
### $often: choices with how often each is taken, "bet 33%, check 67%"
### $said: how many, as it is written, "255,168"
### $seen: what a player sees, such as "card 2" or "score 40 against 62"
### $who: the first seat, or everybody, or yes for both
### $why: a computer's own words for what went wrong

no-game = There is no game yet: first mend what is underlined.
no-mistake-found = No mistake was found.
games-followed = { $n } { FORM($n, "game was", "games were") } followed move by move, and every answer of the rules was checked.
variants-played = { $n } of { $all } variants were played: each number of players, each house rule at both its ends.
best-play-wins = { $who ->
    [alone] If you play as well as you can, you win
    [everybody] If everybody plays as well as they can, everybody wins
   *[other] If everybody plays as well as they can, the first player wins
} { $chance } of games.
best-play-pays = { $who ->
    [alone] If you play as well as you can, you get
    [everybody] If everybody plays as well as they can, everybody gets
   *[other] If everybody plays as well as they can, the first player gets
} { $amount } on average.
first-turn = Best play in the first turn: { $does }.
later-turn = Later, with { $seen }: { $does }.
does-until = { $choice } while { $name } is below { $n }, then { $other }
held-by-both = { $name } { $mine } against { $other }
is-exact = That is exact.
how-exact = How exact is this?
is-within = This is right to within { $error }.
hidden-balance = Players cannot see each other's hands, so best play is a mix, an equilibrium. It covers { $n } { FORM($n, "situation", "situations") }.
positions-reached = { $said } { FORM($n, "position", "positions") } can be reached.
first-chances = Chance to win after each first choice: { $choices }.
first-pays = Paid after each first choice: { $choices }.
mixes-seen = Seat { $n }, { $seen }: { $often }.
mixes = Seat { $n }: { $often }.
too-large = The game has too many positions to be solved here. Make it smaller: fewer pieces, a smaller board, a lower target.
endless = Play need never end, so there is no answer. Give the game a limit of turns.

# Above a page with a table or a lab
link-not-opened = The link holds no game that can be opened here, so this is another one: { $why }
file-there = { $file } is there now; write its name where a file is asked for.
lab-not-restored = What was set here does not hold any more, so this is the lab as it begins: { $why }
