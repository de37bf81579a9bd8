### Empire: what each house rule is about, in the designer's table and under the player's rulebook. A message is called by
### its rule. Read by teachers and designers. How to translate: docs/translating.md.

house-sides = Sides of every die.
    .name = sides of each die
house-attack_dice = Most dice that an attacker rolls.
house-defend_dice = Most dice that a defender rolls.
house-ties = Who wins when two dice are equal.
    .name = who wins a tie
house-starting_cubes = Cubes to start with for 2, 3, 4, 5 and 6 players; two players are our addition.
house-neighborhoods_per_cube = Neighborhoods that bring one new cube a turn.
house-least_cubes = New cubes that a turn brings at least.
    .name = fewest new cubes
house-wild_cards = Wild cards in the pile.
house-turn_limit = Rounds after which the most neighborhoods win, then the most cubes; 0: none.
house-map = The map: a name, a TOML file or its text; the default is invented.
house-bonus_percent = How much of the map's borough bonuses is paid, rounded down, in percent.
house-set_awards = Cubes for the first six sets that anybody turns in.
house-set_step = How much more than the set before each later set brings.
house-first_player = The highest roll begins, and ties roll again; or the first seat begins.
    .name = who begins
house-placement = The cubes left after the deal are placed in turn, one by one or all at once.
house-neutral_third = With two players, a third of the neighborhoods is dealt to nobody and stays neutral.
house-neutral_cubes = Cubes that hold a neutral neighborhood.
house-forced_exchange = Cards in a hand from which a set must be turned in; 0: never.
    .name = cards that force a trade
house-inherit_cards = A player who wipes another out takes their cards; otherwise the cards are put aside.
house-free_move = The free move goes next door, or as far as your own neighborhoods lead, or there is none.
house-cube_supply = Cubes of one colour in the box; 0: they never run out.
house-objective = Take over the whole city, or be the first to fulfil a secret Occupation card; with two players, the cards ask for more neighborhoods.
house-mission_counts = A mission wins as soon as your turn fulfils it, or when your next turn begins.
    .name = when a mission wins
house-empty_pile = When the pile is empty, cards put aside are shuffled into it, or nobody draws.
