### Meow Meow Daifugō: what the table shows in words, says of a part that is pointed at, and says to a screen reader.
### Drawn words have little room. How to translate: docs/translating.md.
### $alone: yes or no: a game for one
### $band: a number, or a text: "11 or more" circles, which cost as much
### $bands: phrases, `band`: what numbers of circles cost
### $card: a phrase: "black 5 (1 circle)"
### $cards: cards, or a text, "8 cards"
### $circles: a number, or a text: "5 circles", "1 to 5"
### $facts: a text: "5 cards, played last"
### $known: cards that all know of a hand, or no
### $n: a number, of what the sentence names after it
### $lost: a phrase: "2 points"
### $name: a name as it stands on the board
### $plays: a number
### $who: somebody, "you" or a name: does it, or decides; or is whose it is

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

others = Players
own-hand = Hand
hand-costs = { $circles }: { $band } cost { $lost }
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , known: { LIST($known, "comma") }
}
has-chosen = has chosen a card
played-last = played last

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

enough-cards = Take a card from the field, or the top of the deck.
the-turn = Turn
played-so-far = Played so far
cards-in-plays = played so far: { $cards } in { $plays } { FORM($plays, "play", "plays") }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

deck-and-field = Deck and field
the-deck = deck
the-field = field
deck-of = the deck, { $cards }
deck-does = When a card of the field is taken, the next one of the deck is turned up there.
on-the-field = { $card }, in the field
field-does = A player who passes { FORM($must_take, "takes", "may take") } a card of the field.
take-slot = take ({ $n })
with-circles = { $card }, { $circles }
cost-of-a-card = { $alone ->
    [yes] {""}
   *[no] Left in the hand when somebody goes out, it costs { $circles }.
}
wild-does = It is any number of its colour. { cost-of-a-card }
doppelganger-does = It counts as one card or as two of its number. { cost-of-a-card }
legend-wild = White ?, black ?: any number of that colour; you choose it when you play the card.
legend-twice = ×2: a doppelganger that was played as two cards of its number.
legend-circles = { $alone ->
    [yes] {""}
   *[no] Circles: when somebody runs out of cards, the others lose points for theirs: { LIST($bands, "comma") }.
}
band = { $circles } = { $lost }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

last-play = The last play
to-beat = To beat: { whose } play
game-is-over = The game is over.
lowest-shown-starts = Who starts?
one-of-both-goes = Both ? in one hand: one goes.
now-leads = { $name } { FORM($who, "lead", "leads") }
nothing-is-played = No cards played yet.

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

how-meant = How cards are meant
what-to-do = What to do
pass-button = Pass (P)
choose-first = Choose cards first
only-pass = Pass: take a card
play-button = Play (R)
show-button = Show (R)
put-button = Put under the deck (R)
stands-for = ? as
stands-for-number = ? as { $n }
times-two = ×2: as two cards
counts-as-two = “×2”: the doppelganger counts as two

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

score = Score
stakes = { $alone ->
    [yes] fewer turns are better
   *[no] { $ends ->
        [one-round] one round
       *[last-point] lose { $points } { FORM($points, "point", "points") } and you are out
    }
}
paid-for = { $circles }: −{ $n }
won-it = won the round
score-does = The winner of a round loses nothing; the others lose points for the circles in their hands.
not-seen = { $cards } not seen

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

show-suits = hand sorted by suit
show-unseen = cards that you have not seen
