### What typed questions of dice and cards are answered: sentences, a chart and a table. Read by pupils and players.
### How to translate: docs/translating.md.
### $answer: the answer in short, "on average 3.5"
### $apart: yes if $low and $high differ
### $asked: what was typed, "3d6"
### $below: a number, or no
### $chance: a chance, "40%", also with its fraction, "2/5 = 40%"
### $high: a number
### $low: a number
### $mean: yes if there is an average
### $median: a number
### $n: a number
### $outcome: a word of the group of outcomes
### $rolls: a number
### $share: a part of all results, "59%"
### $value: a number, a fraction or a word that was typed

answer = { $asked }: { $answer }
answer-average = on average { $value }
answer-always = always { $value }
answer-most-likely = most likely: { $value }, { $chance }
answer-each = most likely, { $chance } each: { $value }
answer-many = the { $n } most likely results: { $chance } each
answer-or-more = { $value } or more: { $chance }.
answer-exactly = Exactly { $value }.
answer-deviation = Standard deviation { $value }.
answer-median = The middle result (median) is { $median }.
answer-spread = { $share } of all results { $apart ->
    [yes] fall between { $low } and { $high }
   *[no] are { $low }
}.
answer-cut = These dice can explode again and again. { $below ->
    [no] The list stops somewhere
   *[other] Every chance below { $below } is exact{ FORM($mean, ", and so is the mean", "") }
}. At most one roll in { $n } goes further.
answer-rolled = { $asked }, rolled { $rolls } times: { $value } came in { $share } of them; exact is { $chance }.
answer-most = at most { $n } questions fit into one chart

## Outcomes in words: of A vs B, what becomes of A; of dice with words, none
outcome-wins = wins
outcome-ties = ties
outcome-loses = loses
outcome-nothing = nothing
answer-outcome = { $outcome } { $chance }

## The chart: its axes, and a point on it
answer-result = result
answer-rolls = { $rolls } rolls
answer-yes = chance that the answer is yes
point-exactly = { $asked }: exactly { $value }, { $chance }
    .axis = chance of each result
point-at-least = { $asked }: at least { $value }, { $chance }
    .axis = chance of this result or more
point-at-most = { $asked }: at most { $value }, { $chance }
    .axis = chance of this result or less

## The table: its headings
head-outcome = outcome
head-fraction = as a fraction
head-exactly = chance
head-at-least = this or more
head-at-most = this or less
answer-left = { $n } { FORM($n, "more outcome", "more outcomes") }: the CSV file has them all.
