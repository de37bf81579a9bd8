### What typed questions of dice and cards are answered: sentences, a chart and a table. Read by pupils and players.
### How to translate: docs/translating.md.
### $answer: the answer in short, "on average 3.5"
### $apart: yes if $low and $high differ
### $asked: what was typed, "3d6"
### $below: a number, or no
### $chance: a chance, "40%", also with its fraction, "2/5 = 40%"
### $event: one of these questions, "exactly 6 with one die"
### $face: a number, or what a card or a coin shows: ace, heart, heads
### $hand: which poker hand: how many cards are alike, the most first
### $high: a number
### $how: read-how, or some numbers: "at least 9", "7 or 11"; in read-kept high or low
### $k: how many dice are kept
### $kind: what is asked of dice or cards
### $kinds: what is in a bag, "3 red, 2 blue"
### $left: dice in words
### $low: a number
### $mean: yes if there is an average
### $median: a number
### $n: a number
### $outcome: a word of the group of outcomes
### $pool: dice or cards in words, "4 dice"
### $rank: a rank of a card, "queen"
### $right: dice in words
### $rolls: a number
### $row: yes if one after another
### $share: a part of all results, "59%"
### $sides: a number
### $sign: one of least, most, more, less, other and exactly
### $suit: a suit of cards, "heart"
### $thing: what is counted: read-face or read-showing
### $value: a number, a fraction or a word that was typed
### $what: what is asked of $pool, "at least one 6"
### $word: adv or dis

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
answer-cut = This can go on and on. { $below ->
    [no] The list stops somewhere
   *[other] Every chance below { $below } is exact{ FORM($mean, ", and so is the mean", "") }
}. At most one roll in { $n } goes further.
answer-rolled = { $asked }, tried { $rolls } times: { $value } came in { $share } of them; exact is { $chance }.
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

## A question said back: "at least one 6 with 4 dice"
read-of = { $what } { $kind ->
    [cards] in
    [bag] among
   *[dice] with
} { $pool }
read-versus = { $left } against { $right }
read-given = { $event }, given { $known }
read-against = { $left } against { $right }: { $sign ->
    [least] the first is at least as high
    [most] the first is at most as high
    [more] the first is higher
    [less] the first is lower
    [exactly] both are equal
   *[other] they are different
}
read-until = how many throws it takes to get { $event }
read-first = how many { $kind ->
    [coin] tosses
    [d6] rolls
   *[dice] rolls of a { $sides }-sided die
} until the first { $thing }
read-number = how many { $thing } with { $pool }
read-sum = the total of { $pool }
read-how = { $sign ->
    [least] at least { $n }
    [most] at most { $n }
    [more] more than { $n }
    [less] less than { $n }
    [other] anything but { $n }
   *[exactly] exactly { $n }
}
read-few = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[other] { $n }
}
read-times = { $how } { $thing }{ FORM($row, " in a row", "") }
read-none = no { $thing }
read-showing = { FORM($n, "die", "dice") } showing { $how }
read-range = { $low } to { $high }
read-face = { $face ->
    [ace] { FORM($n, "ace", "aces") }
    [jack] { FORM($n, "jack", "jacks") }
    [queen] { FORM($n, "queen", "queens") }
    [king] { FORM($n, "king", "kings") }
    [club] { FORM($n, "club", "clubs") }
    [diamond] { FORM($n, "diamond", "diamonds") }
    [heart] { FORM($n, "heart", "hearts") }
    [spade] { FORM($n, "spade", "spades") }
    [face] { FORM($n, "face card", "face cards") }
    [red] { FORM($n, "red card", "red cards") }
    [ten] { FORM($n, "card", "cards") } worth 10
    [black] { FORM($n, "black card", "black cards") }
    [heads] { FORM($n, "head", "heads") }
    [tails] { FORM($n, "tail", "tails") }
   *[other] { $face }{ FORM($n, "", "s") }
}
read-card = { $rank } of { $suit }s
read-order = { $what }, in this order,
read-total = { $kind ->
    [difference] a difference of { $how }
    [product] a product of { $how }
   *[total] a total of { $how }
}
read-alike = { $kind ->
    [apart] all different
    [same] all the same
    [alike] { $how } the same
    [ranks] { $how } of the same rank
    [different] { $how } different
    [suited] { $how } of one suit
    [straight] { $how } in order without a gap
   *[groups] { $hand ->
        [32] a full house
        [41] exactly four of a kind
        [311] exactly three of a kind and no pair
        [221] exactly two pairs
       *[2111] exactly one pair
    }
}
read-dice = { $n ->
    [1] { $sides ->
        [6] one die
       *[other] one { $sides }-sided die
    }
   *[other] { $n } { $sides ->
        [6] dice
       *[other] { $sides }-sided dice
    }
}
read-coins = { $n ->
    [1] one coin
   *[other] { $n } coins
}
read-cards = { $n ->
    [1] one card
   *[other] { $n } cards
}
read-bag = { $n ->
    [1] one
   *[other] { $n }
} drawn from { $kinds }
read-birthdays = { $n } birthdays
read-rolls = { $n } rolls of { $pool }
read-advantage = { $word ->
    [adv] a d20 with advantage
   *[dis] a d20 with disadvantage
}
read-kept = { $how ->
    [high] { $k ->
        [1] the highest
       *[other] the { $k } highest
    }
   *[low] { $k ->
        [1] the lowest
       *[other] the { $k } lowest
    }
} of { $pool }
