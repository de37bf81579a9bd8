### What is wrong in typed dice and cards (dice-…), which of two readings was taken (reads-…), estimates, and luck.
### How to translate: docs/translating.md. Here stand texts and variables alone, no selectors, functions or terms. What
### is typed stays as it is: 3d6, vs, ace, draw 5 from 52.
### $asked: what was typed, "2d6 >= 9"
### $cards: cards as they are typed
### $cases: a number, "1,296"
### $cure: what to type
### $dice: dice as they are typed
### $faces: a number of faces; in reads-again a number, "1", or some numbers, "< 3"
### $games: a number, "10,000"
### $high: the upper end of an interval
### $how: what was typed, "r1"
### $k: a number of dice
### $kind: a sign, "!!" or "!p"
### $left: a number
### $list: a list
### $low: the lower end of an interval
### $most: a number
### $n: a number
### $name: what was typed, "attak" or "cuont(…)"
### $often: one of luck-never, luck-share, luck-once and luck-about
### $range: a range of numbers
### $rest: a number, "1", or some numbers, "<3"; in dice-unread a word
### $right: a number
### $sentence: what was said of some luck
### $share: a percentage, "62.8%"; also luck-under and luck-over
### $sign: a sign of arithmetic, "*"
### $value: what was estimated, "31.2%"
### $what: luck-rolls
### $word: what was typed: "adv", "highest", "alike"
### $words: words that are known

dice-allowed = expected a range such as { $range } or a list such as { $list }
dice-unread = “{ $rest }” is not understood here
dice-strange = “{ $name }” is not a word known here
dice-plain = this question is not understood
dice-plain-long = this question is not understood; ask in fewer words
dice-about = only dice, coins and cards can be asked about here
dice-unfinished = something is missing at the end
dice-wanted = expected dice such as 3d6, a number or (
dice-mean = did you mean { $cure }?
dice-letters = at most { $n } letters are read
dice-open-bracket = expected ( after { $name }
dice-add-bracket = a bracket is missing: add )
dice-own-line = put each question on a line of its own
dice-unknown = “{ $name }” is not a word known here; if it names a roll, say which on a line above, such as { $name } = d20 + 5
dice-unknown-call = “{ $name }” is not known here
dice-word-taken = { $name } is a word of the dice or cards here
dice-named = { $name } has a meaning already; to compare, write { $name } ==
dice-twice-cases = { $name } is used twice, and has more than { $n } cases to go through
dice-twice-many = a name that is used twice has too many cases to go through
dice-deep = too much stands inside something else; give a part of it a name
dice-hands = there are { $n } hands; ask for what counts, such as count(ace in draw 5 from 52)
dice-range-up = a range goes up, from the smaller number to the greater
dice-no-side = a die needs at least one side
dice-explodes-once = a die explodes once, after all that is rolled again: d6r1!
dice-most = that is too many dice: try at most { $n } of one kind, with { $faces } faces in all
dice-mixed = faces are all numbers or all words
dice-no-explosion = only dice whose highest face is above 0 explode
dice-for-ever = { $kind } goes on for ever; a number stands after a single !
dice-one-face = a die with one face alone would explode for ever
dice-which-cards = say what the { $n } cards are, such as { $cards }; 52 alone is known
dice-one-kind = write land: 24 for 24 cards of one kind
dice-drawn = of { $n } cards, 0 to { $n } can be drawn
dice-behind-one = { $word } stands behind one die, such as d20 { $word }
dice-dropped = { $k } of { $n } dice cannot be dropped
dice-kept = { $k } of { $n } dice cannot be kept
dice-middle = of { $n } dice, { $k } cannot be in the middle: as many must be above as below
dice-some-long = of that many dice not some can be kept in reasonable time; take fewer, or smaller ones
dice-several = expected several dice, such as 4d6, of which each one can be asked of
dice-groups = { $word } is for at most 9 dice or cards
dice-sum-long = the sum takes too long; expected fewer dice, or a smaller number after !
dice-rare = this happens too rarely: at most { $n } throws are followed
dice-compared = each die is compared with a number, such as count(5d10 >= 8)
dice-or-cards = expected several dice or cards, such as { $dice } or draw 5 from 52
dice-no-card = { $name } is not a card; expected a rank such as ace or 7, hearts, red, black or face
dice-show-numbers = these show numbers, not { $name }
dice-on-none = { $name } is on none of them; there are { $words }
dice-no-suits = dice have no suits; suited(draw 5 from 52) is the most cards of one suit
dice-of-numbers = { $word } is of numbers, not of words
dice-one-thing = expected one thing in these brackets
dice-not-cards = { $word } is not for these cards; alike, suited and different are
dice-compares = { $word } compares two things or more, or the dice of one pool such as 4d6
dice-before = what stands before has more than the { $n } outcomes that are compared
dice-by-zero = what stands here may be 0, by which nothing can be divided
dice-apart = words and numbers do not go together; count(hit in …) is how many there are
dice-pairs = { $left } outcomes { $sign } { $right } outcomes are more than the { $most } pairs that are counted
dice-each = expected things that differ, such as { $list }
dice-order = in order, as many things are listed as there are dice or cards
dice-truth = expected a question that is true or false, such as 2d6 >= 9
dice-never = what stands behind “given” can never happen
dice-given-other = no roll stands on both sides of “given”
reads-sum = Read as the sum of { $dice }. To count dice, write count({ $asked }).
reads-higher-d20 = { $word } is the higher of two d20.
reads-lower-d20 = { $word } is the lower of two d20.
reads-higher = { $word } is the higher of two such dice.
reads-lower = { $word } is the lower of two such dice.
reads-kh = { $how } keeps the highest dice: { $k } of { $n }.
reads-kl = { $how } keeps the lowest dice: { $k } of { $n }.
reads-dh = { $how } drops the highest dice: { $k } of { $n }.
reads-dl = { $how } drops the lowest dice: { $k } of { $n }.
reads-km = { $how } keeps the dice in the middle: { $k } of { $n }.
reads-again = { $how }: a die that shows { $faces } is rolled again until it shows something else; ro{ $rest } rolls it again once.
reads-again-once = { $how }: a die that shows { $faces } is rolled again once; r{ $rest } rolls it until it shows something else.
reads-adds-up = !! adds up on one die. In a sum that is the same as !.
reads-one-less = !p: each further roll of a die that explodes counts 1 less.
reads-explodes = ! rolls again for as long as the highest face comes up; !2 would stop after two more rolls.
reads-pool = { $word } of one pool is its { $word } die, not a sum.
reads-thrown-twice = { $dice } stands here twice, so it is thrown twice. For one throw, write a = { $dice } on a line above.
reads-one-roll = { $dice } is the same roll on both sides of “given”.
estimate = { $value } ({ $low }–{ $high }, estimate from { $games } games)
estimate-points = { $value } percentage points ({ $low }–{ $high }, estimate from { $games } games)
luck-better = better than { $share } of { $what }; as good or better { $often }
luck-worse = worse than { $share } of { $what }; as bad or worse { $often }
luck-middle = right in the middle: { $share } of { $what } are worse and as many are better
luck-certain = nothing else could have happened
luck-approximate = { $sentence } (approximate)
luck-rolls = rolls
luck-under = under { $share }
luck-over = over { $share }
luck-never = never came
luck-share = happens { $share } of the time
luck-once = happens 1 time in { $cases }
luck-about = happens about 1 time in { $cases }
