### The daily puzzles, by kind: what one has to know, what is asked, why the best choice is best, and the choices.
### The puzzles are told in them when the site is built (tools/puzzles.py). How to translate: docs/translating.md.
### $again: a number: the rolls that are left; $rolls the same
### $away: a number: spaces from the patrol car
### $best: a text: what takes off a checker
### $bonus: a number: the points that are missing for the bonus, or 0
### $box: a number: the open box of Yahtzee, 0 for aces to 12 for chance
### $chance: a number: faces of four
### $choice: the name of a choice
### $colour: red, blue or green: a seat
### $column: a text: columns, "a", "7 and 10"
### $curses: a number
### $dice: a text: the faces of dice
### $fare: a text: fares in dollars
### $here: a name on the board; $there as well
### $left: a text: what is left
### $mine: a number: the reader's cubes in the next best attack; $rivals those that defend there
### $n: a number
### $rider: commuter, criminal, professional, celebrity or agent
### $risk: a chance
### $spare: a number: cubes
### $than: how the next best attack differs
### $ways: a number, "1,296"; $cases and $fewer the same
### $rest: a number, or a share of cases; $share as well
### $value: a text: a number

cat-cab-title = Cat Cab Crew
cat-cab-question = Which dice do you roll again, to drive as far as you can on average?
cat-cab-story = A 4 or a 5 drives one space and a 6 drives two. A 1 is a curse: it takes a space away, and stays even if you roll on. A 2 does not drive. A 3 rolls for an item, and some items drive, too. You may roll any dice again, as often as you like, but with four curses you must stop.{ $curses ->
    [0] {""}
    [one] {" "}You already have one curse.
    [2] {" "}You already have two curses.
   *[other] {" "}You already have three curses.
}
cat-cab-why = { $n ->
    [1] The die you roll again brings less as it lies than another roll does on average. The price: it shows a 1, a new curse, { $risk } of the time.
   *[other] The { $n } dice you roll again bring less as they lie than another roll does on average. The price: at least one of them shows a 1, a new curse, { $risk } of the time.
}
cat-cab-keep = One die in six shows a 1. Here the dice that could be rolled again bring more as they lie.

city-title = Cat Cab Crew
city-question = Which dice do you roll again, to have the best chance of stopping exactly on the passenger (the yellow cat)?
city-story = You drive the { $colour ->
    [red] red
    [blue] blue
   *[green] green
} cab. A 4 or a 5 drives one space and a 6 drives two, straight. A 1 is a curse: it takes a space away, and stays even if you roll on. A 2 does not drive. A 3 rolls for an item, and some items drive, too. You may roll any dice again, as often as you like, but with four curses you must stop.{ $curses ->
    [0] {""}
    [one] {" "}You already have one curse.
    [2] {" "}You already have two curses.
   *[other] {" "}You already have three curses.
}
city-why = Each die you keep is a straight move of its own, and all of them must be used. So it is not the most spaces that help here, but the right lengths.

empire-title = Empire
empire-question = Which attack is most likely to win if you fight to the end?
empire-story = Your cubes are { $colour ->
    [red] red
    [blue] blue
   *[green] green
}. Each row is an attack you could make: your cubes on the left, the defender's on the right. You roll up to three dice, one fewer than your cubes; the defender rolls up to two. The highest dice are compared, then the second highest: whoever rolled lower loses a cube, and a tie costs you one.
empire-why = { $than ->
    [fewer] The next best attack has as many cubes, but { $rivals } defend there and only { $others } here.
    [more] The next best attack meets as many defenders, but with { $mine } cubes; here you have { $own }.
    [both] The next best attack has only { $mine } cubes, not { $own }, and meets { $rivals } defenders, not { $others }.
    [cubes] The next best attack meets fewer defenders ({ $rivals }, not { $others }), but has only { $mine } cubes, not { $own }.
   *[small] The next best attack has more cubes ({ $mine }, not { $own }), but meets { $rivals } defenders, not { $others }.
} { $spare ->
    [0] One cube has to stay behind, so a single loss ends the attack.
   *[other] One cube has to stay behind, so you can lose { $spare } and still fight on.
}

taxi-derby-title = Taxi Derby
taxi-derby-question = Which turn brings the most dollars on average?
taxi-derby-story = You may drive { $limit } spaces in a turn. Drive more, and a die with four faces is rolled: the patrol car drives its number times your spaces over the limit (the red ones). If that brings it to where your turn ends, you get a ticket. Only the money of this turn counts. What a ticket leaves of it is the average over the tickets in the deck.
taxi-derby-why = A ticket needs a high number or many spaces over the limit. { $one }
taxi-derby-free = This turn is within the limit, so no ticket can come.
taxi-derby-sure = This turn cannot be reached: { $over } over the limit, four times, is less than { $away } spaces.
taxi-derby-caught = This turn is { $over } over the limit, and the patrol car reaches { $away } spaces with { $chance } of 4 faces.

blackjack-title = Blackjack
blackjack-question = Stand, hit or double: what wins most, or loses least, on average?
blackjack-story = You play for one bet. Come as near to 21 as you dare, but not above; an ace counts 1 or 11. The dealer draws up to 16 and stands on 17. Doubling makes it two bets, and you get exactly one more card. All cards are equally likely, so four in thirteen count ten.
blackjack-why = { $bust } { $dealer }
blackjack-bust = Your next card takes you above 21 with a chance of { $n }/13.
blackjack-safe = No card can take you above 21.
blackjack-weak = A dealer who shows a card from 2 to 6 often draws too much.
blackjack-strong = A dealer with such a card often ends on 17 or more.

yahtzee-title = Yahtzee
yahtzee-question = Which dice do you keep, to score the most points on average?
yahtzee-story = It is your last turn, and only one box is open: { yahtzee-box }.{ $bonus ->
    [0] {""}
   *[other] {" "}You need { $bonus } there for the bonus of 35.
} You may roll { $again ->
    [1] once more
   *[2] twice more
}.
yahtzee-box = { $box ->
    [0] Aces, where each 1 scores 1
    [1] Twos, where each 2 scores 2
    [2] Threes, where each 3 scores 3
    [3] Fours, where each 4 scores 4
    [4] Fives, where each 5 scores 5
    [5] Sixes, where each 6 scores 6
    [6] Three of a kind, where three equal dice score the sum of all five
    [7] Four of a kind, where four equal dice score the sum of all five
    [8] Full house, where three equal dice and a pair score 25
    [9] Small straight, where four numbers in a row score 30
    [10] Large straight, where five numbers in a row score 40
    [11] Yahtzee, where five equal dice score 50
   *[12] Chance, where it scores the sum of all five
}
yahtzee-stop = Keep all five and stop
yahtzee-keep = Keep { $dice }, roll { $n ->
    [1] one
    [2] two
    [3] three
   *[4] four
}
yahtzee-all = Roll all five again
yahtzee-why = What counts is not how good the dice look now, but how many ways the next { $again ->
    [1] roll
   *[2] two rolls
} can complete them.
yahtzee-share = It completes the box { $share } of the time, the next best choice { $rest }.

pig-title = Pig
pig-question = Should you roll or hold, to have the best chance of winning?
pig-story = The first to 100 wins. You have { $own }, your opponent has { $others }, and in this turn you have rolled { $pot }. Hold, and they are yours; roll, and a 1 takes them and ends your turn. Your opponent plays perfectly.
pig-why = A roll loses the turn only once in six times. Holding leaves you { $short } short, and your opponent, who needs { $needs }, moves next.
pig-enough = { $pot } points are enough to keep: your opponent still needs { $needs }, and a 1 would cost you all of them.

bear-off-title = Bearing off
bear-off-question = How should you play this roll, to have the best chance of being off with { $more ->
    [1] one more roll
   *[2] two more rolls
}?
bear-off-story = The end of a game of backgammon: two checkers are left. Each die moves one checker toward the right; it leaves the board by its own number, or by a higher one if none is behind it. A double moves four times.
bear-off-why = See what each way leaves, and count the rolls that take it off. A checker far back needs a high die; a checker that is already off needs none.
bear-off-ways = After it, { $ways } of the { $cases } { $more ->
    [1] rolls take
   *[2] pairs of rolls take
} off what is left; after the next best choice, { $fewer } do.

cant-stop-title = Can't Stop
cant-stop-question = You will roll once more. Which climb gives you the best chance that the next roll fits?
cant-stop-story = Four dice make two pairs, and their sums are the columns in which you climb. At most three runners may climb in a turn (white rings; red dots are where you stood before). A roll fits if one of its sums can climb; else all you climbed in this turn is lost.
cant-stop-why = Sums near 7 come most often. As long as a third runner is free nearly any roll fits; once three are placed, only their columns count.
cant-stop-ways = After it, { $ways } of the { $cases } rolls fit; after the next best choice, { $fewer } do.

nim-title = Nim
nim-question = Which move wins, whatever the other does?
nim-story = Three heaps: { $heaps }. Take as many as you like from one heap, then it is the other's turn. Whoever takes the last one wins. No dice today: the other plays perfectly.
nim-why = It leaves { $left }. { $sums } Written so, every 1, 2, 4 and 8 is there an even number of times. Whatever the other takes spoils that, and you can mend it.

tictactoe-title = Tic-tac-toe
tictactoe-question = Where should you move, to have the best chance of winning?
tictactoe-story = You play { $mark }. Your opponent is a beginner, and puts each mark on any free cell, all equally likely. Three in a row win; a draw does not win.
tictactoe-why = Against chance, it counts how many lines you leave open: the more ways you have to win, the less one lucky block helps.

connect-four-title = Connect Four
connect-four-question = Into which column should you drop a disc to have the best chance of winning?
connect-four-story = A small board of four columns and four rows. You are { $colour ->
    [red] red
    [blue] blue
   *[green] green
}. Your opponent is a beginner, and drops each disc into any column that has room, all equally likely. Four in a row win; a draw does not win.
connect-four-why = There are only ten lines of four on this board. Look which of them can still be yours, and which disc each column would hand to the other.
lines-made = It completes a line and wins at once.
lines-near = It leaves you { $ways } { FORM($ways, "line", "lines") } with only one gap; the next best choice leaves { $rest }.
lines-blocked = It leaves your opponent { $ways } { FORM($ways, "line", "lines") } with only one gap; the next best choice leaves { $rest }.
lines-open = It leaves { $ways } { FORM($ways, "line", "lines") } that can still be yours; the next best choice leaves { $rest }.
lines-shut = It leaves { $ways } { FORM($ways, "line", "lines") } that your opponent can still fill; the next best choice leaves { $rest }.

meow-daifugo-title = Meow Meow Daifugō
meow-daifugo-question = Which choice wins, whatever your opponent does?
meow-daifugo-story = The end of a round: the deck is empty and both hands are open. Whoever plays their last card first wins. { $turn } A doppelganger is one card or a pair, as you like; a ? is any number of its own colour. If you pass, you take a card of the field, if there is one, and your opponent leads.
meow-daifugo-beat = Play the same with a higher number, or pass.
meow-daifugo-lead = You lead: a single card, equal numbers, or three or more in a row of one suit. The other has to play the same, higher.
meow-daifugo-pass = A card more is not always worse: it can make a pair, or beat what comes later. Count how many turns each of you still needs.
meow-daifugo-play = Count how many turns each of you still needs, and who leads next. A lead that cannot be beaten gives you another one.

washi-cat-title = Washi Cat
washi-cat-question = Which move wins, whatever blue does?
washi-cat-story = You are red, with one cat each on a tiny board. A cat draws a line where it walks and never steps on the other's line. Yours has to take a fish from the far row, at the top, and bring it home, to the bottom row. You also win if blue is shut in. A cat may jump straight over its own line, to the first free space behind it. No cat crosses a black wall.
washi-cat-why = Two things count: how many moves each cat still needs, and whose line is in the other's way. Only this move is in time for both.

## Choices
cat-cab-keep-all = Keep all dice
cat-cab-roll = Roll again: { $dice }
empire-attacks = { $here } ({ $own }) attacks { $there } ({ $others })
taxi-derby-end = End the turn here
taxi-derby-fetch = Fetch { taxi-derby-rider } and deliver for ${ $fare }
taxi-derby-deliver = Deliver { taxi-derby-rider } for ${ $fare }
taxi-derby-both = Deliver both, for ${ $fare } and ${ $other }
taxi-derby-rider = { $rider ->
    [commuter] the commuter
    [criminal] the criminal
    [professional] the professional
    [celebrity] the celebrity
   *[agent] the agent
}
blackjack-hit = Hit
blackjack-stand = Stand
blackjack-double = Double
pig-roll = Roll
pig-hold = Hold
bear-off-move = with the { $die } { $point } { $to ->
    [0] off
   *[other] to { $to }
}
cant-stop-climb = Climb in { $columns }
cant-stop-twice = { $column } twice
nim-take = Take { $n } from heap { $heap }
connect-four-column = Column { $column }

## Worth
says = { $of ->
    [city] “{ $choice }” stops exactly on the passenger { $value } of the time
    [bear_off] “{ $choice }” is off in time { $value } of the time
    [cant_stop] “{ $choice }” makes the next roll fit { $value } of the time
    [average] “{ $choice }” brings { $value } on average
    [wins] “{ $choice }” { $value }
   *[other] “{ $choice }” wins { $value } of the time
}
worth-spaces = { $value } spaces
worth-bets = { $value } bets
worth-points = { $value } points
worth-dollars = { $value } dollars
worth-wins = wins
worth-loses = loses
worth-does-not-win = does not win

## Pictures
picture-brings = { $face ->
    [1] curse
    [2] nothing
    [3] item
    [6] 2 spaces
   *[other] 1 space
}
picture-dice = Your dice: { $dice }.
picture-curses = Curses so far: { $n }.
picture-gate = at a gate
picture-city = red cab { $red }, blue cab { $blue }, passenger { $passenger }.
picture-attacks = Attacks: { $choices }.
picture-risk = ends { $away } from the patrol car; with a ticket { $minus }${ $value }
picture-no-risk = no ticket can come
picture-turn = { $label }: { $spaces } spaces, { $over } over the limit, { $risk }
picture-dealer = Dealer
picture-you = You
picture-opponent = Opponent
picture-blackjack = The dealer shows { $card }. You have { $cards }.
picture-of-hundred = { $more } of 100
picture-pig = You have { $own } points and { $pot } in this turn, your opponent has { $others }.
picture-off = off
picture-checkers = { $n } on point { $point }
picture-bear-off = Dice { $dice }; checkers: { $where }.
picture-runner = { $column } at height { $height }
picture-cant-stop = Dice { $dice }; runners in { $where }.
picture-heap = Heap { $n }
picture-heaps = Three heaps of { $heaps }.
picture-mark-0 = empty
picture-mark-1 = red
picture-mark-2 = blue
picture-rows = Rows from the top: { $rows }.
picture-field = Field
picture-to-beat = To beat
