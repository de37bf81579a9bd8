### What games of bots tell about a game: findings, the tab Bench of the workshop, its two pictures and its report.
### How to translate: docs/translating.md.
### $all: yes if it is so in every game
### $alone: a share of games, "12.0%", or no
### $amount: a number with its interval, "1.2 ± 0.4"
### $bots: names of bots
### $bot: what a bot is called, or no
### $by: how far a number moves, with its interval
### $chance: a chance, as a fraction or as a percentage or both
### $choice: the name of a choice
### $does: a sentence about the bot
### $drawn: a share of games, or no
### $enough: yes if it was sure enough
### $exact: yes if a chance is exact
### $far: yes if no value comes as near as that
### $few: the fewest players; or how many of several
### $first: an effect among players of one strength; or the number at which a line begins
### $games: a number of games, as it is written
### $high: a number
### $last: the same of another strength; or the number at which a line ends
### $likely: what is likeliest, or no
### $low: a number
### $n: a number
### $name: what the rules are called that were tried
### $now: the value that a rule has
### $open: a share of games, or no
### $number: the number of a game
### $order: whether seats differ: no (not asked), unsure or sure
### $players: one of the messages on players below
### $points: percentage points with their interval, or no; or yes if there are any
### $quiet: a number, or no
### $random: yes if the bot takes any choice
### $rate: a share of games with its interval, "39.7% ± 1.0"
### $same: yes if it is the value that a rule has now
### $seconds: about how many seconds are left, or no
### $better: yes if the better player is one of the numbers
### $rule: the name of a house rule
### $rules: names of house rules
### $said: a sentence, without its full stop where one follows
### $title: the heading of a chart
### $value: a number with its interval; of a house rule, its value
### $turn: the number of a turn
### $turns: how many turns were judged
### $kind: the question that is asked: pairs, skill, target, decisions or another
### $verdict: unsure, pays or costs; or luck or skill
### $what: what is counted: turns, decisions or steps; or one of the messages moved-…
### $way: more or fewer
### $why: one of the messages picked-…
### $before: what stands before in a row
### $cases: what was simulated, in the plural: games
### $end: a number, where a line ends
### $ends: the messages chart-ends of all lines, as one
### $gap: percentage points
### $held: a number of intervals
### $label: the name of a variant, or no
### $mark: how sure it is: the message chart-exact or chart-estimates
### $rates: names with their shares of wins
### $size: how large an advantage is: small, clear, large, or some where that is not known
### $start: a number, where a line begins
### $sure: yes if the interval is narrow enough to tell
### $where: an outcome
### $x: a number or word below a point
### $y: a number
### $who: players of a strength, a seat, a team, or somebody by what the game tells winners apart by

## Numbers and seats
## Parts of the sentences below.

seat = seat { $n }
start = start { $n }
measure = { $what ->
    [rounds] rounds
    [turns] turns
    [decisions] decisions
    [steps] steps
    [rolls] rolls
    [cards] cards
    [tickets] tickets
    [plays] plays
    [passes] passes
    [taken] taken
    [cards-played] cards played
    [circles] circles
    [cleared] cleared
    [sets] sets
   *[other] { $what }
}
in-points = { $amount } points
error-unknown = { $value } (too few games to tell how sure)

## Findings
## A sentence each; they begin with a small letter, as some stand after a colon.

wins-together = all win together in { $rate } of games.
wins-seat = { $who } wins { $rate }{ $alone ->
    [no] {""}
   *[other] , { $alone } alone
}{ $bot ->
    [no] {""}
   *[other] , driven by { $bot }
}{ $order ->
    [no] {""}
    [unsure] : no sign that seat order matters
   *[sure] : seat order matters
}.
wins-team = wins of { $who }: { $rate } of games.
wins-bot = { $bot } wins { $rate } of its games a seat.
wins-place = { $who } wins { $rate }.
first-player = starting changes the chance of winning by { $points }: { $verdict ->
    [unsure] no sign that it matters
    [pays] it helps
   *[costs] it hurts
}.
completion = { $all ->
    [yes] every one of { $n } games has a winner
   *[no] { $rate } of games have a winner
}{ $drawn ->
    [no] {""}
   *[other] , { $drawn } are drawn
}{ $open ->
    [no] {""}
   *[other] , { $open } do not end
}.
shared-wins = { $rate } of games are won by several together.
payoff = payoff of { $who }: { $value } on average.
payoff-all = payoff of everybody: { $value } on average.
length = a game takes { $value } { $what ->
    [turns] turns
    [decisions] decisions
   *[steps] steps
}, nine in ten { $low } to { $high }.
lead-change = the lead passes on at { $amount } of turns.
drama = drama is { $amount }: how far behind later winners were while behind (0 to 1).
decisiveness = { $amount } of turns come after the game is decided.
comebacks = { $amount } of winners had at some turn less than half of an equal chance.
gap = the best choice is worth { $amount } of chance to win more than the next.
mattered = in at least { $amount } of decisions the best choice is clearly better than the next.
never-best = “{ $choice }” was offered at { $n } decisions and never best: at most { $rate }.
not-ended = { $name }: { $n } games did not end within the limit of steps.

## A game that was picked out of many, and why
## A sentence; the reasons, which end it, have no full stop.

picked = Game { $number } of seed { $n }: { $why }.
picked-median = { $n } { $what ->
    [turns] { FORM($n, "turn", "turns") }
    [decisions] { FORM($n, "decision", "decisions") }
   *[steps] { FORM($n, "step", "steps") }
}, as the median of { $games } games
picked-margin = won by { $amount }, the least margin of all games
picked-closest = of the first { $n } games the one in which chances were closest, { $amount } points between { $alone ->
    [yes] to win and not to
   *[no] the best and the next
} on average
picked-paid = paid { $amount }, the most of { $games } games
picked-luckiest = { $who ->
    [no] all
   *[other] { LIST($who, "and") }
} won, and had a chance of { $chance } at turn { $turn } of { $turns } that were judged (first { $n } games)
picked-endless = did not end within the limit of steps

## Luck and skill; and playing until it is sure
## A sentence each, as findings are.
skill-verdict = { $verdict ->
    [luck] more luck than skill
    [skill] more skill than luck
   *[unsure] neither is surely more
} among these bots
skill-said = between the bots { $bots } the dice explain { $rate } of who wins, and who plays explains { $value }: { skill-verdict }.
skill-dice = between the bots { $bots } the dice explain { $rate } of who wins.
skill-players = between the bots { $bots } who plays explains { $value } of who wins: { skill-verdict }.
until = { $who ->
    [no] all win together
   *[other] { $who } wins
} { $amount }{ $label ->
    [no] {""}
   *[other] {" "}with { $label } beside { $name }
}; { $enough ->
    [yes] that took { $games } games
   *[no] { $games } games were not enough
}.

## What a house rule moves
## A sentence, and the words of a picture with bars.

moved-turns = turns
moved-win-rate = win rate of { $who }
moved = what moves { $what } most: { $rules }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } of { $n } rules are not told from noise
}.
moved-none = no rule surely moves { $what }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } of { $n } rules are not told from noise
}.
moved-rule = { $rule } ({ $by } at { $value })
moved-title = What moves { $what }
moved-note = the rule's value beside its bar; whiskers: joint 95% intervals; pale: can't tell
moved-points = percentage points
moved-change = change
moved-bar = { $rule } = { $value } (now { $now }): { $by }

## A chart of who wins
## Its title, axis and table.

who-wins = Who wins
wins = wins
wins-estimate = wins (estimate)
wins-rest = { $title }; { $said }
wins-of-all = Of all games: { $said }.
wins-shared = { $rate } shared
wins-drawn = { $rate } drawn
wins-open = { $rate } not ended
equal-shares = equal shares
chart-variant = variant
chart-seat = seat
chart-interval = interval
chart-estimates = Estimates from { $n } games, { $rate } intervals.
chart-exact = Exact.
chart-outcomes = What can happen
chart-outcome = outcome
chart-told = { $title }: { $n } { FORM($n, "outcome", "outcomes") } from { $low } to { $high }{ $value ->
    [no] {""}
   *[other] , mean { $value }
}, { $likely ->
    [no] every outcome
   *[other] most likely { LIST($likely, "or") }
} with chance { $chance }. { $exact ->
    [yes] Exact.
   *[no] Approximate.
}
chart-nothing = { $title }: nothing can happen.
chart-mean = mean { $value }
chart-chance = chance{ $exact ->
    [yes] {""}
   *[no] {" "}(approximate)
}
chart-percent = percent{ $exact ->
    [yes] {""}
   *[no] {" "}(approximate)
}
chart-value = value
chart-line = line
chart-approximate = { $title } (approximate)
chart-point = { $name }, { $x }: { $y }
chart-is = { $name }: { $chance }
chart-exact-is = { $name }: exact { $chance }
chart-seen = { $name }: { $rate }, estimate from { $games } games
chart-ends = { $name ->
    [no] {""}
   *[other] { $name }{" "}
}from { $first } at { $start } to { $last } at { $end }
chart-curve = { $title }: { $ends }. { $exact ->
    [yes] Exact
   *[no] Approximate
}.
list-semicolon = { $before }; { $last }
chart-rates = { $label ->
    [no] {""}
   *[other] { $label }:{" "}
}{ $rates }
chart-wins = { $title }: { $said }. { $mark }
chart-kind = { $exact ->
    [yes] exact
   *[no] approximate
}
chart-simulated = Simulated over exact
chart-games = games
chart-drawn = simulated (estimate)
chart-interval-of = { $rate } interval
chart-over = { $title }: { $games } { $cases } over the { $exact ->
    [yes] exact
   *[no] approximate
} chances; { $held } of { $n } intervals ({ $rate }) hold the { $exact ->
    [yes] exact
   *[no] approximate
} chance, the largest gap is { $gap } percentage points at { $where }. Bars { $exact ->
    [yes] exact
   *[no] approximate
}, points estimates.
chart-strange = Not possible, yet it came: { $what }.

## The tab Bench, and its report
## Questions are headings; their answers are the findings above.

ask-first = Does it pay to go first?
ask-well = How well does it go?
ask-end = How do games end?
ask-length = How long is a game?
ask-matter = Which decisions matter?
ask-rules = What does each house rule do?
ask-sure = How sure is this?
not-turned = Not turned, as that cannot be played or has no ends: { $rules }.
no-time-left = There was no time left to turn the house rules: a lab of house rules takes as long as it needs.
interval-means = ± is a 95% interval: of a hundred such intervals, about 95 hold the true number.
bots-played = { $n } games were played by bots; in every seat sat the bot “{ $bot }”.{ $random ->
    [yes] {" "}It takes any choice, so people who think will find other numbers. Write a better bot, in BOTS.
   *[no] {" "}{ $does }
}
report-for = For { $players }.
report-rules = Rules as played: { $rules }.
players-of = { $n } { FORM($n, "player", "players") }
players-here = { $few } to { $high } players, here { $n }

## What a designer asks
## Buttons, fields and headings; their answers are sentences, and end with how many games were played.

want-fair = Is going first an advantage?
    .tip = How often the first player wins, beside an equal share
want-shorter = How can games be shorter, but not luckier?
    .tip = The rule changes that save turns while the better player still wins as often
want-target = Which value of a rule is best?
    .tip = You name a number, such as 20 turns a game: the value of the rule that comes nearest to it
want-both = Which changes serve two aims at once?
    .tip = You choose two aims: the rule changes that no other beats on both
want-pairs = Do any two rules influence each other?
    .tip = Pairs of changes that together do more, or less, than their effects added up
want-skill = Is it the same for beginners and experts?
    .tip = What going first is worth, or what a rule changes, for players of each strength
want-decisions = Which decisions matter most?
    .tip = How much less often a player wins who is careless at one kind of decision
number = { $what ->
    [the-better-player-wins] the better player wins
    [the-first-player-wins] the first player wins
   *[other] { $name } a game
}
aim = { $what ->
    [longer] longer
    [less-luck] less luck
    [more-luck] more luck
    [a-fair-start] a fair start
   *[shorter] shorter
}
aim-of = { $way ->
    [more] more
   *[fewer] fewer
} { $name }
asked-what = What a designer asks
asked-again = Play { $games } games
    .tip = With each set of rules that is tried, and the same luck for all
asked-whole = going first
asked-rule = rule
asked-about = what is compared
asked-number = number
asked-target = target
asked-aim = aim { $n }
asked-game = Game
asked-players = players
asked-playing = Games are being played …
asked-step = Bots are playing: { $few } of { $n } parts done{ $seconds ->
    [no] {""}
   *[other] , about { $seconds } s left
} …
asked-stopped = Stopped{ $n ->
    [0] {" "}before the first result
   *[other] {""}
}.
asked-how = { $games } games each time, played by bots: { $bots }.{ $better ->
    [yes] {" "}The better player plays as well as its bot can; the others take a random choice one time in five.
   *[no] {""}
}{ $points ->
    [yes] {" "}Points are percentage points of games won.
   *[no] {""}
}
asked-holds = The number after ± says how far off an answer may be. In 95 of 100 cases, all of them are that close, even if you ask again with more games.
asked-equal-share = {""}, an equal share
asked-tenth-less = {""}, a tenth less than now
    .empty = a tenth less than now
    .tip = A number; left empty, a tenth less than now, or equal shares of wins
asked-fair = { $verdict ->
    [unsure] Can't tell yet.
    [pays] Yes, { $size ->
        [small] a small advantage
        [clear] a clear advantage
        [large] a large advantage
       *[some] an advantage
    }.
   *[costs] No, it is { $size ->
        [small] a small disadvantage
        [clear] a clear disadvantage
        [large] a large disadvantage
       *[some] a disadvantage
    }.
} The first player won { $rate } of { $games } games; an equal share is { $value }{ $drawn ->
    [no] {""}
   *[other] , as { $drawn } had no winner
}.
asked-equal = equal share: { $value }
asked-won = games won
asked-seat = { $n ->
    [1] first player
    [2] second player
    [3] third player
   *[other] player { $n }
}
asked-so-far = So far, { $few } of { $n } { $kind ->
    [pairs] pairs
    [skill] strengths of players
    [target] values
    [decisions] decisions
   *[rules] changes of the rules
} tried. { $said }
asked-no-start = Nobody plays against another here, or teams do, so there is no start to compare.
asked-other-bots = The seats are played by different bots, so that who wins says nothing of the start.
asked-no-better = Nobody plays against another here, so there is no better player to win more or less often.
asked-no-loss = Nobody plays against another here, so no decision wins or loses a game.
asked-no-pair = It takes two house rules that can be turned for a pair of them to act together.
asked-as-it-is = as it is
asked-change = { $what }, change
asked-changed = { $rule }: { $value } instead of { $now }
asked-value = { $rule }: { $value }{ $same ->
    [yes] , as now
   *[no] {""}
}
asked-kept = The rules as they are
asked-others = and others
asked-front = Of { $n } sets of rules, none beats these on both aims: { $said }.
asked-shortest = Try “{ $rule }”: games are { $amount } turns shorter. { $sure ->
    [yes] The better player wins about as often, or more often
   *[no] These games can't tell whether the better player wins less often
} ({ $points }).{ $rules ->
    [no] {""}
   *[other] {" "}Shorter too: { LIST($rules, "comma") }.
}
asked-none-shorter = No change that was tried makes games surely shorter while the better player still wins as often.
asked-nearest = “{ $rule }” comes nearest to { $value }: { $what } { $amount }{ $rules ->
    [no] {""}
   *[other] ; { LIST($rules, "comma") } may be as near
}{ $far ->
    [yes] ; no value reaches it
   *[no] {""}
}.
asked-with = { $rule } with { $name }
asked-together = Yes, { $few } of { $n } { FORM($n, "pair does", "pairs do") }. Most of all { $rule }: { $what } { $amount } beyond both effects added up.
asked-none-together = Can't tell yet. { $n } { FORM($n, "pair of rules was", "pairs of rules were") } changed together. These games don't show any effect on “{ $what }” that differs from both effects added up.
asked-beyond = { $what }, beyond both effects added up
asked-by-itself = just added up
asked-matters = Most: “{ $choice }”. A player who takes a random choice there one time in five wins { $amount } less often{ $name ->
    [no] {""}
   *[other] . Least: “{ $name }” ({ $by })
}.
asked-none-matters = No kind of decision is seen to matter between these bots.
asked-slips = wins when careless there
asked-no-slips = never careless
asked-any = any decision
# Stands before a question of a game, such as “rolls again”, in a list of kinds of decisions: nothing, or what holds
# the sentence together.
asked-who = {""}
rung = { $who }
rung-title = The same at every strength?
rung-start = going first is worth
rung-change = { $what }, change with { $rule }
rung-none = no change
rung-among = { $by } among { $who }
rung-nothing = nothing that shows ({ $by })
rung-both = { $points ->
    [no] yes, as far as these games tell
   *[other] no
}: { $what } { $first }, { $last }{ $points ->
    [no] {""}
   *[other] ; the difference is { $points }
}
rung-played = { $games } games each time, played by bots: { LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] , of whom { $who } leave { $rate } of their moves to chance
}. Points are percentage points of games won.
