### Cat Cab Crew: what each house rule is about, in the designer's table and under the player's rulebook. A message is called by
### its rule. Read by teachers and designers. How to translate: docs/translating.md.

house-white_dice = White dice that everybody rolls.
house-curse_limit = Curses a driver can hold; at the limit no die is rolled again.
house-item_limit = Item rolls that count in one turn.
house-passengers = Passengers in the whole game.
house-passenger_points = Points for a passenger.
house-place_points = Points for the first, second and third to leave; two drivers use the first two.
house-rush_turns = Turns that the others have left once the first has gone.
house-retreat_steps = Spaces back after a lost duel or into a pothole.
house-handicap = Early starters roll fewer dice in their first turn.
house-turn_limit = Rounds after which the game is scored as it stands; 0: none.
house-board = The city: a name, a TOML file or its text; the default is invented.
house-entry_gate = Which of the two gates is the way in; the other is the exit.
house-diagonal = Cabs may move diagonally.
house-may_waive = A driver may leave movement unused, a speed boost too.
house-curses_act = Curses cancel movement and the rest pushes the cab back; or only the one or the other.
    .name = what curses do
house-curses_land = Curses that cancel nothing push the cab back before its landing is judged, or after.
    .name = curses push back
house-pickup = Passengers are picked up where the cab ends, or after each single movement.
house-curse_supply = Curse cubes in the box; once all are out the dice stand; 0: no end of them.
house-leave_by = Movement left over at the exit gate is lost, or must be spent exactly.
house-eliminated_can_win = Who misses rush hour still counts their points.
house-duel = Duellists roll together round by round, or one after the other.
house-nibbles_bands = What a roll of 1–2, 3–4, 5–6 brings at cat nibbles.
house-patrol_bands = What a roll of 1–2, 3–4, 5–6 costs at the Paw patrol.
house-crazy_rolls_won_dice = Crazy cat rolls coloured dice it has won.
