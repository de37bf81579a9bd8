### Meow Meow Daifugō: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules.

page-aim =
    ## What it is about

    { $alone ->
        [yes] Alone, you get rid of all your cards in as few turns as you can. Six turns are a good result.
       *[no] Get rid of your cards before the others do. You play cards that are higher than the last ones, or you pass{ $field_cards ->
            [0] {""}
           *[other] : then you { $must_take ->
                [yes] take a card
               *[no] may take a card
            }, and your hand grows{ ours }
        }. Cards that are left in your hand cost you points, and { $ends ->
            [last-point] the player who loses { $points } { FORM($points, "point", "points") } has lost the game
           *[one-round] there is one round{ ours }
        }.
    }

page-cards =
    ## The cards

    There are { $in_the_deck } cards: cats in several suits with numbers, of which 8 is the highest and 1 the lowest. The circles at the foot of a card say what it costs a player who still holds it at the end.

    | cards | numbers | circles |
    | --- | --- | --- |
    { $sorts }

    { $doppelganger ->
        [no] {""}
       *[yes] - A **doppelganger** counts as one card or as two equal ones, also beside other cards.{ ours }
    }
    { $wilds ->
        [0] {""}
       *[other] - A **?** is any number from 1 to 8 of its own colour.
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
        [yes] Shuffle and deal yourself { $dealt } { FORM($dealt, "card", "cards") }. The rest is the deck{ $field_cards ->
            [0] {""}
            [1] , and its top card lies face up beside it: the **field**
           *[other] , and its top { $field_cards } cards lie face up beside it: the **field**
        }.
       *[no]
        Shuffle and deal { $dealt } { FORM($dealt, "card", "cards") } to each player. Put the rest face down as the deck{ $field_cards ->
            [0] {""}
           *[other] {" "}and turn up { $field_cards } { FORM($field_cards, "card", "cards") } beside it: the **field**
        }.

        { $wilds ->
            [2] A player who holds both ? puts one of them under the deck now{ ours } and draws the top card.
           *[other] {""}
        }

        Everybody chooses a card, and all are shown together. The lowest number starts; of equal numbers, the one with the fewest circles.{ $wilds ->
            [0] {""}
           *[other] {" "}A ? counts as 8, the highest.{ ours }
        } The cards go back to the hands. The player who starts { $first_lead ->
            [anything] may lead anything
           *[shown-card] leads something with the card they showed
        }.{ ours }
    }

page-plays =
    ## What you can play

    - **A single:** one card.{ $twice ->
        [yes] {" "}Of two equal black cats you choose which one goes.
       *[no] {""}
    }
    - **Equal numbers:** two or more cards of one number; suits may be mixed.
    - **A sequence:** three or more numbers in a row, all of one suit.{ $doppelganger ->
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
           *[other] If you played at least as many cards as the number of the turn, choose a card of the field or the top of the deck; else take the top of the deck.{ $doppelganger ->
                [no] {""}
               *[yes] {" "}A doppelganger played as two counts as two.{ ours }
            } When the deck is empty, only a card of the field can be chosen; else nothing comes.{ ours }
        }
       *[no]
        The player who leads plays anything. Then it goes round the table clockwise, and each player does one of two things:

        1. **Play.** The same kind of play, with as many cards, but higher. Sequences count by their highest number.
        2. **Or pass.** { $field_cards ->
            [0] There is no field, so you take nothing.{ ours }
           *[other] { $must_take ->
                [yes] Take
               *[no] You may take
            } one card of the field{ ours }; it is filled up from the deck while that lasts. { $taking ->
                [while-the-deck-has-cards] Once the deck is empty, nobody takes any more.{ ours }
               *[while-the-field-has-cards] If the field is empty, just pass.{ ours }
            }{ $hand_limit ->
                [0] {""}
               *[other] {" "}A player with { $hand_limit } { FORM($hand_limit, "card", "cards") } takes none.{ ours }
            }
        }

        A player who passed may play again when the turn comes round. When all others have passed, the cards are put aside, and the one who played last leads anything. The leader cannot pass.
    }

page-end =
    ## The end

    { $alone ->
        [yes] The turn in which you play your last card is the last one; you draw no more. The fewer turns the better.{ $solo_turns ->
            [0] {""}
           *[other] {" "}After turn { $solo_turns } the game ends, cleared or not.{ ours }
        }
       *[no]
        The player who plays the last card of their hand wins the round. The others count the circles in their hands:

        | circles | points lost |
        | --- | --- |
        { $losses }

        { $ends ->
            [one-round] There is one round: the player who emptied their hand has won.{ ours }
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
