### Taxi Derby: what each house rule is about, in the designer's table and under the player's rulebook. A message is called by
### its rule. Read by teachers and designers. How to translate: docs/translating.md.

house-speed_limit = Spaces of a turn up to which nobody speeds.
house-die_sides = Sides of the pursuit die.
house-patrol_reach = Spaces the patrol car may be moved after a turn without speeding.
house-capacity = Passengers that a taxi can carry.
house-start_tokens = Random upgrades that everybody starts with.
house-store_tokens = Upgrades in each store; 0: by players, as printed.
house-start_money = Dollars that everybody starts with.
house-fare_change = Dollars added to every printed fare.
house-fine_change = Dollars added to every fine in money.
house-end_stacks = Depleted stacks that end the game; all, in a city with fewer.
house-bonus_from = Spaces of a ticket-free turn from which the speeding track counts.
house-bonuses = First, second and third prizes at the end; which is for what is inferred.
house-most_spaces = Spaces that a turn can have at most; nobody escapes that far.
house-round_limit = Rounds after which a game is scored as it stands; 0: none.
house-standstill = Once nobody can ever serve anybody who waits, everybody has one more turn, or the game goes on to its limit.
house-every_upgrade = Each kind of upgrade is dealt at least once, to a driver or a store; the last drawn see to it.
house-free_patrol = A patrol car that is moved freely tickets nobody, or every rival on whose space it is left.
house-shared_spaces = Taxis may stop on a space where another one stands; passing is always allowed.
house-patrol_space = Who ends a speeding turn on the patrol car's space is caught, or goes free.
house-upgrade_tokens = Upgrades in the bag; 47 in the later edition, of which the first kinds have most.
house-city = The four quarters: 'city', 'small_city', 'large_city', or a TOML file; all invented.
house-passengers = Tiles and tier-2 abilities: 'passengers', 'later_passengers', or a TOML file.
house-tickets = The ticket deck: 'tickets', 'later_tickets', or a TOML file; all invented.
house-streets = Quarters are laid by chance and lie any way round, or as `turned` says, or as both rules below say.
house-arrangement = Which quarter lies upper left, upper right, lower left, lower right, if nobody shuffles.
house-turned = Quarter turns clockwise of the quarter on each place.
house-track_end = Last number of the speeding track.
house-abilities = A second token brings, for the rest of the game, the ability that the data file names, which is invented.
house-after_ticket = After a settled ticket the last action may be anything that can be done there, or the one announced.
