### Washi Cat: what each house rule is about, in the designer's table and under the player's rulebook. A message is called by
### its rule. Read by teachers and designers. How to translate: docs/translating.md.

house-specials = Special moves of each player.
house-turn_limit = Turns of both players together after which nobody has won; 0: none.
house-board = The board: a name, a TOML file or its content; all are invented.
house-drawing = Who draws fish and cats: the players, chance, or nobody, as the board has them.
    .name = who draws fish and cats
house-cats_start = Where a player's two cats start: both on their own side, or one on each side of the board.
house-own_line_blocks = A normal move may not enter a space with a line of your own.
house-leaving = A step out of a building ends where no line is, not even an own one, or is like any other.
    .name = a step out of a building
house-own_tail = A cat may jump over the line that it has drawn itself.
house-landing = A jump may land on a fish or a sewer that is free, or on blank spaces only.
    .name = a jump may land on
house-jump_is_special = The super cat jump uses up a special move, too.
house-delivered_cats = A cat that has delivered its fish may go on moving, or rests.
house-trapped = A player is trapped who cannot deliver all fish any more, or whose cat has no way home.
    .name = when a player is trapped
house-first_player = Who begins: the first seat, where the youngest sits, or either by chance.
    .name = who begins
