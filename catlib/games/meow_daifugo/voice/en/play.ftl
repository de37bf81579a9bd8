### Meow Meow Daifugō: what a person reads while playing. A phase has one message. How to translate: docs/translating.md.
### $alone: yes or no: a game for one
### $amount: a text: how many a choice brings, without a minus, "~0.9"
### $beating: a number: cards, or plays of several, that beat a play
### $beats: yes or no: the play is laid over another
### $band: a number, or a text: "11 or more" circles, which cost as much
### $before: a text: a list so far
### $card: a phrase: "black 5 (1 circle)"
### $cards: cards, or a text, "8 cards"
### $chooses: yes or no: a solo player chooses the next card
### $circles: a number, or a text: "5 circles", "1 to 5"
### $cleared: yes or no: all cards were played
### $count: a number: equal cards, a doppelganger may be two; of a goal 1 where that is one, else 2
### $does: what an action does: play, take, top or pass
### $each: a number: cards for everybody
### $field: a text: cards in short, "B1.2 D2"
### $hands: a text: names with their cards in short
### $held: phrases: "white", "a doppelganger"
### $holds: yes or no: the hand has a doppelganger
### $hidden: a number: cards that others may hold
### $highest: a number on a card
### $kind: single, set or row: the sort of a play
### $last: a number, of a span; else the end of a list
### $lead: shown, none, free or alone: what the play follows
### $left: a number: cards in the hand
### $less: yes or no: it is below 0
### $losers: people, or no
### $longer: later, now or no: a solo player keeps longer plays, or plays more than enough, or neither
### $lost: a phrase or a text: "2 points", "You 3, Ann 2"
### $must: a phrase: the card that has to be in the lead
### $needed: a phrase: what would beat the play
### $n: a number, of what the sentence names after it
### $now: a phrase: what is asked, or how it ended
### $number: a number on a card
### $numbers: what cards show: "2-3-4"
### $paid: phrases, each `loses`, or no
### $passes: take, pass or either: what passing does
### $pile: a number: cards in the deck
### $place: a number of a card in the deck
### $play: a phrase: "two 5s (white and a doppelganger)"
### $plays: a number: plays that shed a hand
### $points_lost: a text: "3 2"
### $rank: a number on a card
### $reach: yes or no: some play has as many cards as the turn asks for
### $reason: why a card is taken, or a play is not beaten: fewer, joins, alike, deck, high, breaks, open, waits, cheap, none, saves
### $rivals: a number: players beside the reader
### $round: a number: rounds begun, 1 at first
### $second: yes or no: of the set with two circles
### $shown: phrases, "you black 1 (1 circle)"
### $sizes: a text: "You 2 cards, Ann 4 cards"
### $suit: a phrase: "white"
### $suits: phrases
### $top: a phrase: the play to beat, or no
### $turn: a number: turns begun, 1 at first
### $turns: a phrase: "6 turns"
### $were: a number: plays that shed the hand without the card that is taken
### $who: somebody, "you" or a name: does it, or decides; or is whose it is
### $whom: somebody: it is done to
### $wild: a number: 0 no ?, 1 the white one, 2 the black one, 3 both

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = { $alone ->
    [yes] Empty your hand in as few turns as you can: six or fewer is good. After each play you get a card.
   *[no] The first out of cards wins the round. { $rivals ->
        [1] The other loses points for circles still held.
       *[other] The others lose points for circles still held.
    }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

mikan = Mikan
kuro = Kuro
shiro = Shiro
tama = Tama
white = white
black = black
doppelganger = doppelganger
card = { $suit } { $number }
black-card = black { $number } ({ $second ->
    [yes] 2 circles
   *[no] 1 circle
})
    .short = black { $number }
wild = { $suit } ?
a-card = a card
a-wild = a ?
cards = { $n ->
    [0] no card
   *[other] { $n } { FORM($n, "card", "cards") }
}
circles = { $n } { FORM($n, "circle", "circles") }
points = { $n } { FORM($n, "point", "points") }
turns = { $n } { FORM($n, "turn", "turns") }

## Plays
## What plays are called, in the log and on the table.

single = { $suit } { $wild ->
    [0] { $rank }
   *[other] ? as { $rank }
}
equal = { $count ->
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
   *[7] seven
} { $rank }s ({ $held })
two-black = two black
a-doppelganger = a doppelganger
doppelganger-twice = a doppelganger as two
sequence = { $suit } { $numbers }{ $wild ->
    [0] {""}
   *[other] , ? as { $wild }
}
doppelgangers = doppelgangers { $numbers }
the-other-black = { $play } (1 circle)
other-blacks = { $play } with black { $numbers } of 1 circle

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

shuffle =
    .asks = the deck is shuffled
    .name = { $card } is at place { $place } of the deck
    .told = The deck is shuffled
deal =
    .asks = a card is dealt
    .name = { $who } gets { $card }
    .told = { $each } { $each ->
        [1] card is
       *[other] cards are
    } dealt{ $alone ->
        [yes] {""}
       *[no] {" "}to each
    }
last-round = The last round went to { $who }
has-cards = { $who } { FORM($who, "have", "has") } { $cards }
turn-up =
    .asks = a card is turned up
    .name = { $card } is turned up
    .told = { $cards } { FORM($n, "is", "are") } turned up
draw =
    .asks = a card is drawn
    .name = { $who } draws { $card }
    .told = { $who } { FORM($who, "draw", "draws") } { $card }
exchange =
    .asks = { FORM($who, "have both ? and put", "has both ? and puts") } one under the deck
    .you = You have both ? cards: click the one that goes under the deck.
    .guide = Nobody may keep both ? cards. Put one under the deck.
    .name = put { $card } under the deck
    .told = { $who } { FORM($who, "put", "puts") } { $card } under the deck

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

duel =
    .asks = { FORM($who, "choose", "chooses") } a card to show; the lowest starts
    .you = Who starts? Everyone shows a card, and the lowest starts. Click yours: it stays in your hand.
    .guide = Who starts? Everyone shows a card, and the lowest starts. Yours stays in your hand.
    .name = show { $card }
    .told = { $who } { FORM($who, "choose", "chooses") } { $card } to show
shows = { $who } { FORM($who, "show", "shows") } { $card }
the-lowest-starts = The lowest starts: { $who }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

play =
    .asks = { $lead ->
        [alone] { FORM($who, "play", "plays") } anything on turn { $turn }; with { $turn } { FORM($turn, "card", "cards") } or more the next card is a choice
        [shown] { FORM($who, "lead", "leads") } anything with { $must }
        [none] must beat { $top } or pass
       *[free] { FORM($who, "lead", "leads") } anything
    }
    .you = { $lead ->
        [alone] Click cards to play: one, equal numbers, or a row. { next-card } { fewer-cards }
        [shown] You lead: click cards to play, { $must } among them.
        [none] { $beats ->
            [yes] Click cards that beat { $top } (as many cards, of the same sort, but higher), or { passing }.
           *[no] You can't beat { $top }: { passing }.
        }
       *[free] You lead: click cards to play: one, equal numbers, or three or more in a row of one suit.
    }
    .guide = { $does ->
        [play] { $lead ->
            [alone] { $left ->
                [0] That clears your hand.
               *[other] { $chooses ->
                    [yes] That is enough to choose your next card.{ longer-plays }
                   *[no] That is too few to choose your next card: it comes from the deck.
                }
            }
            [none] Beat that: play the same number of cards, but higher.{ twin }
            [shown] To see who starts, each player has shown a card. Yours was the lowest: you start, and it must be in your play.
           *[other] You go first: play one card, equal numbers, or three or more in a row in one suit.{ twin }
        }
        [take] { $beats ->
            [yes] You could beat that, but pass and take a card.
           *[no] You can't beat that: pass, and take a card.
        } { why-pass }
       *[pass] { $beats ->
            [yes] You could beat that, but pass. { why-pass }
           *[no] You can't beat that: pass.
        }
    }
    .name = { $does ->
        [pass] pass
        [take] pass and take { $card }
       *[play] { $play }
    }
    .gain = { $does ->
        [play] { $left ->
            [0] { $alone ->
                [yes] That clears your hand.
               *[no] That empties your hand, and you win the round.
            }
           *[other] { keeps }{ $alone ->
                [yes] {""}
               *[no] {" "}{ beaten }
            }
        }
        [take] { why-pass }
       *[pass] { $beats ->
            [yes] { why-pass }
           *[no] {""}
        }
    }
    .told = { $does ->
        [pass] { $who } { FORM($who, "pass", "passes") }
        [take] { $who } { FORM($who, "pass and take", "passes and takes") } { $card }
       *[play] { $who } { $lead ->
            [free] { FORM($who, "lead", "leads") }
            [shown] { FORM($who, "lead", "leads") }
           *[other] { FORM($who, "play", "plays") }
        } { $play }
    }
keeps = That leaves you { $left } { FORM($left, "card", "cards") }, which can go in { $plays } { FORM($plays, "play", "plays") }.
longer-plays = { $longer ->
    [later] {" "}Keep longer plays for later turns, which ask for more cards.
    [now] {" "}More cards at once empty your hand sooner.
   *[no] {""}
}
beaten = { $beating ->
    [0] Nobody can beat it.
   *[other] { $kind ->
        [single] Of the { $hidden } cards that the others may hold, { $beating } { FORM($beating, "beats", "beat") } it.
       *[other] To beat it, somebody needs { $needed }.
    }
}
why-pass = { $reason ->
    [fewer] With { $card }, your { $left } cards can go in { $plays } { FORM($plays, "play", "plays") } (without it: { $were }).
    [joins] With { $card }, your { $left } cards still go in { $plays } { FORM($plays, "play", "plays") }.
    [deck] No card of the field saves you a play, but a card of the deck may.
    [alike] It goes with cards that you hold, and so does another card of the field.
    [high] No single card beats { $card }: it can win you the lead.
    [breaks] To beat it, you would have to break up cards that go together.
    [cheap] It has fewer circles, so it costs you less if you lose.
    [none] No card in the field goes with your cards yet.
    [open] A card you take can make a pair or a row later.
    [waits] Let the others spend their high cards first.
   *[saves] High cards are worth more near the end, when they win you the lead.
}
twin = { $holds ->
    [yes] {" "}A doppelganger counts as one card or as two.
   *[no] {""}
}
next-card = { $reach ->
    [no] You can't play { $turn } cards at once:
   *[yes] { $turn ->
        [1] { $turn } card or more: you choose your next card.
       *[other] { $turn } cards or more: you choose your next card.
    }
}
fewer-cards = { $reach ->
    [no] your next card comes from the deck.
   *[yes] { $turn ->
        [1] Each turn asks for one card more.
       *[other] Fewer: it comes from the deck.
    }
}
passing = { $passes ->
    [pass] pass
    [take] pass and take a card from the field
   *[either] pass, and take a card from the field if you like
}
nobody-beats = Nobody beats the last play: { $who } { FORM($who, "lead", "leads") } next
choose =
    .asks = { FORM($who, "take", "takes") } a card from the field or the top of the deck
    .you = Click a card in the field to take it, or take the top card of the deck.
    .name = take { $does ->
        [top] the top card
       *[take] { $card }
    }
    .guide = Choose your next card. { why-pass }
    .gain = { why-pass }
    .told = { $who } { FORM($who, "take", "takes") } { $does ->
        [top] the top card of the deck
       *[take] { $card } from the field
    }

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

over =
    .asks = the game is over
wins-the-round = { $who } { FORM($who, "win", "wins") } the round
all-played = All cards are played, on turn { $turn }
loses = { $who } { FORM($who, "lose", "loses") } { $lost } for { $circles }
for-cards-left = { $who } { FORM($who, "have", "has") } { $circles } left: { $band } cost { $lost }
outcome = { $alone ->
    [yes] { $cleared ->
        [yes] cleared on turn { $turn }
       *[no] not cleared in { $turns }
    }
   *[no] { wins-the-round }{ $losers ->
        [no] {""}
       *[other] , overall { FORM($n, "loser", "losers") }: { $losers }
    }
}
standing = { $alone ->
    [yes] { $cleared ->
        [yes] cleared on turn { $turn }
       *[no] not cleared
    }
   *[no] { $lost } lost
}
ending-alone = { $cleared ->
    [yes] You have played all your cards in { $turns }
   *[no] Not cleared in { $turns }
}
ending-of-two = { $who } { FORM($who, "win", "wins") } the match: { has-lost }
has-lost = { $whom } { FORM($whom, "have", "has") } lost { $lost }
won-the-round = { wins-the-round } with an empty hand
loses-the-match = { $who } { FORM($who, "lose", "loses") } the match with { $lost } lost

## The position
## For the terminal and for reports of errors; in short.

goal-alone = Play all your cards in as few turns as you can (six or fewer is good); this is turn { $turn }
goal = First to play all cards wins{ $ends ->
    [last-point] ; everyone else loses points for the circles on their cards. { $sizes }. Points lost: { $lost }
   *[one-round] {" "}the round. { $sizes }
}
card-count = { $n } { FORM($n, "card", "cards") }
size = { $who } { card-count }
lost-so-far = { $who } { $n }
heading = { $alone ->
    [yes] turn { $turn }
   *[no] round { $round }
}
position = { $hands }; field: { $field }; deck: { $pile }; { $now }
hand = { $who }: { $cards }
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] , points lost { $points_lost }
}{ $top ->
    [no] {""}
   *[other] , to beat: { $top }
}
list-semicolon = { $before }; { $last }
new = new
just-taken = just taken

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

log-to = to { $who }: { $card }
log-a-card-to = a card to { $who }
log-turned-up = turned up: { $card }
log-others-show = , { $shown }
log-shown = { $who } { $card }
log-wins = , and wins the round{ $paid ->
    [no] {""}
   *[other] ; { $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

nobody-plays = Nobody plays now.
not-in-hand = { $cards }: not in this hand.
no-card-chosen = Choose cards first: click them in your hand.
wild-is-of-a-suit = { $cards }: cards in a row are all of one suit, and this ? is { $suit }.
one-suit = { $cards }: cards in a row are all of one suit, and these are { $suits }.
no-such-play = These don't go together: play one card, equal numbers, or three or more in a row in one suit.
forbidden = { $cards }: a house rule forbids this play.
shown-again = The first play needs { $must }, the card that was shown.
too-low = { $highest ->
    [8] Nothing beats that play: no number is above 8.
   *[other] That is not enough. You need { $needed }.
}
needed = { $kind ->
    [single] a card above { $highest }
    [set] { $count ->
        [2] a pair
       *[other] { $count } of one number,
    } above { $highest }
   *[row] { $count } in a row in one suit, the last above { $highest }
}
card-comes = A card is about to come.
can-be-played = This card can be played.
leader-cannot-pass = You start, so you can't pass. Play something.
passing-takes = To pass, click the card in the field that you want to take.
one-card-is-shown = Show only one card.
one-wild-goes = Put only one ? under the deck.
another-number = The ? can't be that number in this play.
another-count = With these cards the doppelganger counts another way.
no-card-there = There is no card here.
leader-takes-none = You start, so play something. You take a card only when you pass.
deck-is-empty = The deck is empty, so nobody takes a card.
hand-is-full = A player with { $hand_limit } { FORM($hand_limit, "card", "cards") } takes no more.
taken-later = Play first: your next card comes at the end of the turn.
taken-when-passing = You take a card only when you pass.

## Bots by what a player reads of them, in lists and in the log:
## a name, a space, and how strong they are in brackets; `-does` says how they play, in “New game”
bot-random = Kitten (plays anything)
bot-random-does = Takes any legal action, all alike.
bot-highest-first = Mimi (child)
bot-highest-first-does = Plays as children do: its best cards first, one by one.
bot-beginner = Chibi (beginner)
bot-beginner-does = Does as lowest first, but leaves one decision in three to chance.
bot-lowest-first = Momo (average)
bot-lowest-first-does = Plays the lowest number it can, with as many cards as possible, and passes only if it must.
bot-fewest-plays = Hana (strong)
bot-fewest-plays-does = Plays and takes what leaves a hand that takes the fewest plays to shed.
bot-learned = Yuki (expert)
bot-learned-does = Learned from thousands of games against itself where to play otherwise than Hana. With two players it expects to win 60% when it leads, and 30% when the other has one card left.
bot-searcher = Old Neko (expert)
bot-searcher-does = Plays hundreds of rounds on in worlds that it cannot tell from this one, and takes what did best.

## What choices are measured by, in menus and over the choices;
## `unit` is what it counts
goal-points-of-the-round = points of the round
    .about = How many points you end this round ahead of the others, on average; below 0 if you are behind.
    .unit = points
    .why = In this round, you lose { $amount } { FORM($count, "point", "points") } { FORM($less, "more", "less") } than { FORM($rivals, "the other player", "the others") }
goal-plays-left = plays left
    .about = In how few plays your hand can go once you have your next card, on average; fewer are better.
    .unit = plays
    .amount = { $n } plays
    .why = Once you have your next card, it takes { $amount } { FORM($count, "play", "plays") } on average to empty your hand
