### Meow Meow Daifugō: what each house rule is about, in the designer's table and under the player's rulebook. A message is called by
### its rule. Read by teachers and designers. How to translate: docs/translating.md.

house-hand_cards = Cards that are dealt to each of 1, 2, 3 or 4 players.
house-field_cards = Face-up cards on the field.
house-penalty_bands = The most circles that cost the first and the second number of points.
house-point_losses = Points lost in the first band of circles, the second, and above.
house-points = Points after which a player is the overall loser.
house-ends = Play until somebody has lost all points, or a single round.
    .name = the game ends after
house-shuffle = Each card is drawn as it comes, or the deck is shuffled first: then a seed gives the same deck whatever is played.
house-deck = The cards and their circles: a name, a TOML file or its text; one black set has one circle, the other two.
house-first_lead = The starting player leads something with the card they showed, or anything.
    .name = the first play
house-doppelganger_sequences = Doppelgangers make sequences among themselves.
house-must_take = A player who passes takes a card while there is one on the field.
house-taking = A player who passes takes one of the last cards on the field, too, or only while it can be refilled.
house-hand_limit = A player with that many cards takes none when passing; 0: no limit.
house-lost_together = Of players who lose their last point together all are losers, or the one with more circles in that round, or the one who lost more points.
house-solo_turns = Turns after which a solo game ends uncleared; 0: it goes on until cleared.
