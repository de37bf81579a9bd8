### The lab of house rules: a tab of the workshop, and the labs of each game. Read by pupils, players and teachers.
### How to translate: docs/translating.md.
### $counted: yes if the game itself counts it, otherwise than every game is counted
### $done: a number: so many of all so far
### $game: the name of a game
### $games: a number of games, as it is written
### $high: a number
### $low: a number
### $n: a number
### $name: what the rules are called that were tried
### $names: the same, of two
### $path: the name of a file
### $said: how many, as it is written, "255,168"
### $several: yes if two sets of rules are compared
### $title: the heading of a chart
### $value: a number, as it is written
### $way: wins, gets or ahead: what is known of best play
### $what: what is counted; or what a chart is of, in English
### $who: a seat, a team, or no
### $why: what is wrong with a value, and what is allowed

## Controls

lab-others = { $n } more { FORM($n, "house rule", "house rules") }
lab-keep = Keep as A
    .tip = Show these rules as A beside whatever comes next
lab-drop = Stop comparing
    .tip = Show only the rules that are set now
lab-reset = Undo all changes
    .tip = Set every house rule back to its default
lab-literal = Set every house rule to the most literal reading.
lab-small = Small enough to solve
    .tip = A game for two that is small enough to be solved whole
lab-solve = Work out best play
    .tip = How far ahead is whoever begins, if all play their best?
    .solo = What is a game worth at best play?
lab-solving = Working out best play{ $n ->
    [0] {""}
   *[other] : { $said } positions so far
} …
lab-export = Export CSV
    .tip = Write a row for every game to the file
lab-file = Save as
lab-written = Written to { $path }.
lab-stop = Stop
    .tip = Stop, and keep what is found
lab-idle = Nothing is being worked out.
lab-late = Working it out: pale charts show the rules before.
lab-put-back = This is not allowed, so the value is as before: { $why }
lab-playing = { $done } of { $games } games are played …

## The bench: variants side by side
bench-more = Play as many again
    .tip = Play more games, for narrower intervals
bench-file = File: .html, .csv or .parquet
bench-export = Export
    .tip = One page (.html) or a table (.csv, .parquet)
bench-busy = Games are being played already; wait for them, or press Stop first.
bench-idle = No games are being played.
bench-ending = “{ $path }”: give a name that ends in .html, .csv or .parquet.
bench-stopped = Stopped: { $done } of { $games } games of each variant are played, and they are kept.
bench-played = { $games } games of each variant.
bench-playing = { $done } of { $games } games of each variant are played …

## What is counted

lab-the-number = the number of { $what }
lab-rate = win rate{ $who ->
    [no] {""}
   *[other] {" "}of { $who }
}
lab-the-rate = the win rate{ $who ->
    [no] {""}
   *[other] {" "}of { $who }
}

## Charts

lab-of = Design lab of { $game }
lab-was = { $what }: { $change }
lab-text = { $lab }, { $changes }.
lab-whole = Whole games
lab-turn = One turn
lab-who = Who wins whole games
lab-seats-differ = { $title } (seats of { $names } differ)
lab-pay = What whole games pay
lab-payoff = payoff
lab-long = How many { $what } whole games take
lab-lower = { $what ->
    [one-full-turn-played-best] One full turn, played best
    [points] points
    [net-spaces] net spaces
    [the-longest-turn-without-any-risk] The longest turn without any risk
    [spaces] spaces
    [the-3-cards-left-in-a-hand] The 3 cards left in a hand
    [points-they-cost] points they cost
    [drawings-at-random-that-keep-their-distance] Drawings at random that keep their distance
    [drawings-in-one-edge-row] drawings in one edge row
    [attack-with-8-against-7-to-the-end] Attack with 8 against 7, to the end
    [cubes-left-the-attacker-s-above-0-the-defender-s-below] cubes left: the attacker's above 0, the defender's below
   *[other] { $what }
}
lab-games = games
lab-games-estimate = games (estimate)
lab-a-bar = { $what }, { $n } a bar
lab-up-to = to { $high }
lab-range = { $low } to { $high }
lab-both = A and B

## A row for each number

lab-everybody = everybody
lab-wins = { $who } wins
lab-team-wins = wins of { $who }
lab-win-rate = everybody wins
lab-completion = somebody wins
lab-shared-wins = several share the win
lab-payoff-a-game = payoff a game
lab-payoff-of-all = payoff of everybody a game
lab-a-game = { $what } a game{ $counted ->
    [yes] , as the game counts
   *[no] {""}
}
lab-always = { $value } in every game
lab-mean = mean of the lower chart
lab-exact = { $value }, exact
lab-exactly = { $value } exactly
lab-best = best play
lab-best-play = { $who ->
    [the-first-player] the first player
   *[other] { $who }
}{ $way ->
    [wins] {" "}wins, with best play
    [gets] {" "}gets, with best play
   *[ahead] {" "}is ahead, with best play
}
lab-open-hands = Here everybody sees all hands.
lab-players = players
lab-bots = bots
lab-beside = { $name }: the difference
lab-nothing-changed = nothing changed
lab-kept = A is kept. Change a rule, and B − A stands here.
lab-unsure = can't tell
lab-all-same = the same in every game
lab-same = the same
lab-more = more
lab-less = less
lab-interval = ± is a 95% interval, from { $games } games{ $several ->
    [yes] {" "}of each with the same luck. Bold: more than chance would do.
   *[no] .
}

## Questions about all house rules

lab-which = Which rules matter most?
    .tip = Turn each house rule to its least and its most, { $games } games each, with the same luck
lab-for = for
    .tip = The number that rules are asked about
lab-turning = { $done } of { $n } rules are turned, { $games } games for each value …
lab-turned-until = Stopped; { $n } { FORM($n, "rule", "rules") } turned so far.
lab-no-rule = This game has no house rule that can be turned.
lab-switches = How often does each rule change a result?
    .tip = Play { $games } games with and without every other reading, with the same luck
lab-switching = { $done } of { $n } readings are played, { $games } games each …
lab-played-until = Stopped; { $n } { FORM($n, "reading", "readings") } played so far.
lab-switched = { $n } { FORM($n, "reading", "readings") }, { $games } games each with the same luck; estimates.
lab-rule = house rule
lab-now = now
lab-turned-to = turned to
lab-value = other value
lab-changed = another result in
lab-sure = 95% interval
