### Meow Meow Daifugō: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.
### Read by newcomers of 12 years. How to translate: docs/translating.md.
### $alone: yes or no: a game for one
### $circles: a number, or a text: "5 circles", "1 to 5"
### $dealt: a number: cards
### $doppelganger: yes or no: the deck has some
### $first: a number, of a span
### $in_the_deck: a number: cards
### $last: a number, of a span; else the end of a list
### $losses: text: the rows of the table
### $n: a number, of what the sentence names after it
### $numbers: what cards show: "2-3-4"
### $sort: a phrase: a sort of cards or of plays
### $sorts: text: the rows of the table
### $twice: yes or no: some black cards are there twice
### $wilds: a number: how many ? the deck has

page-aim =
    ## What it is about

    { $alone ->
        [yes] You play alone, and get rid of all the cards in your hand in as few turns as you can. Six turns are a good result.
       *[no] Each of you has a hand of cards and wants to be the first to get rid of them all. In your turn you play cards that beat the last ones, or you pass{ $field_cards ->
            [0] {""}
           *[other] : then you { $must_take ->
                [yes] take
               *[no] may take
            } one more card{ ours }
        }. Cards that are still in your hand when somebody is done cost you points, and { $ends ->
            [last-point] a player who loses { $points } { FORM($points, "point", "points") } has lost the game
           *[one-round] there is one round{ ours }
        }.
    }

page-cards =
    ## The cards

    You need the { $in_the_deck } cards{ $alone ->
        [yes] {""}
       *[no] , and something to write points on
    }. Each card has a suit, such as white or black, and a number: 8 is the highest, 1 the lowest. { $alone ->
        [yes] The little circles at the foot of a card do not count when you play alone.
       *[no] The little circles at the foot of a card are what it costs you if you still hold it at the end.
    }

    | cards | numbers | circles |
    | --- | --- | --- |
    { $sorts }

    { $doppelganger ->
        [no] {""}
       *[yes] - A **doppelganger** is a cat and its double: it counts as one card or as two equal ones, as you like, alone or with other cards.{ ours }
    }
    { $wilds ->
        [0] {""}
       *[other] - A **?** is any number from 1 to 8 of its own colour. You choose it when you play it.
    }
sort = | { $sort } | { $numbers } | { $circles }{ $sort ->
    [black-one] { ours }
    [black-two] { ours }
   *[other] {""}
} |
white-cats = white cats
black-one = black cats, first set
black-two = black cats, second set
doppelganger-cats = doppelgangers
any = any
span = { $first } to { $last }

page-start =
    ## Before you start

    { $alone ->
        [yes]
            1. **Deal.** Shuffle, and deal yourself { $dealt } { FORM($dealt, "card", "cards") }. The rest is the deck.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Field.** Turn up { $field_cards } { FORM($field_cards, "card", "cards") } of the deck beside it: the **field**.
            }
       *[no]
            1. **Deal.** Shuffle, and deal { $dealt } { FORM($dealt, "card", "cards") } to each player. The rest is the deck, face down.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Field.** Turn up { $field_cards } { FORM($field_cards, "card", "cards") } of the deck beside it: the **field**.
            }
            { $wilds ->
                [2] 3. **Both ?.** A player who holds both puts one of them under the deck now{ ours } and draws the top card.
               *[other] {""}
            }
            4. **Who begins.** Everybody chooses a card, and all are shown together. The lowest number begins; of equal numbers, the one with the fewest circles.{ $wilds ->
                [0] {""}
               *[other] {" "}A ? counts as 8, the highest.{ ours }
            }
            5. **First play.** All take their cards back. The player who begins { $first_lead ->
                [anything] may play anything
               *[shown-card] plays something with the card they showed
            }.{ ours }
    }

page-plays =
    ## What you can play

    What you play is always one of these:

    - **A single:** one card.{ $twice ->
        [yes] {" "}Of two equal black cats you choose which one goes.
       *[no] {""}
    }
    - **Equal numbers:** two or more cards of one number; suits may be mixed.
    - **A sequence:** three or more numbers in a row, all of one suit, such as black 4, 5, 6.{ $doppelganger ->
        [no] {""}
       *[yes] {" "}Doppelgangers { $doppelganger_sequences ->
            [yes] are a suit of their own
           *[no] make no sequence
        }.{ ours }
    }

page-turn =
    ## Your turn

    { $alone ->
        [yes]
        1. **Play.** Anything you like; nothing has to be higher than before.
        2. **Draw.** { $field_cards ->
            [0] Take the top card of the deck. When the deck is empty, nothing comes.{ ours }
           *[other] Count: is this your first turn, your second, your third? If you played at least that many cards, choose a card of the field or take the top of the deck. If not, take the top of the deck.{ $doppelganger ->
                [no] {""}
               *[yes] {" "}A doppelganger played as two counts as two.{ ours }
            } When the deck is empty, you can only choose a card of the field, or nothing comes.{ ours }
        }
       *[no]
        The player who begins plays anything: they **lead**. Then it goes round clockwise, and each of you does one of two things:

        1. **Play.** Play the same kind with as many cards, but higher: a pair on a pair, a sequence on a sequence of the same length. A sequence counts by its highest number.
        2. **Or pass.** { $field_cards ->
            [0] There is no field, so you take nothing.{ ours }
           *[other] { $must_take ->
                [yes] Take
               *[no] You may take
            } one card of the field into your hand{ ours }; the next card of the deck fills the gap, while there is one. { $taking ->
                [while-the-deck-has-cards] Once the deck is empty, nobody takes any more.{ ours }
               *[while-the-field-has-cards] If the field is empty, just pass.{ ours }
            }{ $hand_limit ->
                [0] {""}
               *[other] {" "}A player with { $hand_limit } { FORM($hand_limit, "card", "cards") } takes none.{ ours }
            }
        }

        You may pass now and play again when your turn comes round. When all others have passed, put the played cards aside, and the player who played last leads anything. The leader may not pass.
    }

page-end =
    ## The end

    { $alone ->
        [yes] The turn in which you play your last card is the last one; you draw no more. The fewer turns the better.{ $solo_turns ->
            [0] {""}
           *[other] {" "}After turn { $solo_turns } the game ends, cleared or not.{ ours }
        }
       *[no]
        A player who plays the last card of their hand wins the round. The others count the circles on the cards that they still hold:

        | circles | points lost |
        | --- | --- |
        { $losses }

        { $ends ->
            [one-round] There is one round: the player who emptied their hand wins.{ ours }
           *[last-point] Then comes the next round, which begins like the first: shuffle all cards, deal, and show cards for the start.{ ours } A player who has lost { $points } { FORM($points, "point", "points") } has lost the game. If several do in the same round, { $lost_together ->
                [more-circles] the one with more circles in that round has lost
                [more-points] the one who lost more points has lost
               *[shared] all of them have lost
            }.{ ours }
        }
    }
loss = | { $circles } | { $n } |
or-more = { $first } or more

worked-turn = You play against the bot Hana.
    .title = A round begins
    .note-1 = The black 3 would join your 2, 4, 5 and 6.
    .note-4 = The white 1 that Hana showed is in it, and the ? is a black 1 here.
    .note-5 = Also a pair, and higher. Here the doppelganger counts as one card.
    .note-7 = Your hand grows, but now you hold black 2, 3, 4, 5 and 6.
    .note-10 = Alone, the doppelganger is a pair.
    .note-13 = Five cards gone at once.
