### Meow Meow Daifugō: what the table shows in words, says of a part that is pointed at, and says to a screen reader.

## Players

others = Players
own-hand = Hand
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , known: { LIST($known, "comma") }
}
has-chosen = has chosen a card
played-last = played last

## Alone

good-result = Six turns are a good result.
enough-cards = Enough cards: take one from the field, or the top of the deck.
choice-from = Turn { $turn }: { $turn ->
    [1] whatever you play,
   *[other] play { $turn } cards or more, and
} your next card is a choice.
played-so-far = played so far
cards-in-plays = { $cards } in { $plays } { FORM($plays, "play", "plays") }

## Deck and field

deck-and-field = Deck and field
the-deck = deck
the-field = field
deck-of = deck, { $cards }
deck-does = When a card of the field is taken, the next one of the deck is turned up there.
on-the-field = field, { $card }
field-does = A player who passes { FORM($must_take, "takes", "may take") } a card of the field.
take-slot = take ({ $n })
with-circles = { $card }, { $circles }
cost-of-a-card = Left in the hand when somebody goes out, it costs { $circles }.
wild-does = It is any number of its colour. { cost-of-a-card }
doppelganger-does = It counts as one card or as two of its number. { cost-of-a-card }

## The play to beat

last-play = The last play
to-beat = To beat: { whose } play
every-turn-leads = Every turn is a lead: play what you like.
game-is-over = The game is over.
lowest-shown-starts = The lowest card shown starts.
one-of-both-goes = Both ? in one hand: one goes.
now-leads = { $name } { FORM($who, "lead", "leads") }
nothing-is-played = Nothing is played.

## Buttons

how-meant = How cards are meant
what-to-do = What to do
pass-button = Pass (P)
play-button = Play (R)
show-button = Show (R)
put-button = Put under the deck (R)
stands-for = ? as
stands-for-number = ? as { $n }
times-two = doppelganger ×2
counts-as-two = the doppelganger counts as two

## Score

score = Score
stakes = { $alone ->
    [yes] fewer turns are better
   *[no] { $ends ->
        [one-round] one round
       *[last-point] { $points } { FORM($points, "point", "points") } lost is out
    }
}
paid-for = −{ $circles }
won-it = won the round
score-does = The winner of a round loses nothing; the others lose points for the circles in their hands.
not-seen = { $cards } not seen

## What can be drawn over a position

show-suits = hand sorted by suit
show-unseen = cards that you have not seen
