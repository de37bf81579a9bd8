### Empire: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks what is our reading, or our invention; everything else is said by the printed rules, or by an early
### copy of their designer's page on the web.
### Read by newcomers of 12 years. How to translate: docs/translating.md.
### $awards: text: cells of the table
### $boroughs: a number
### $brings: a number: cubes
### $cubes: a number: cubes of each player
### $invented: yes or no: the printed thing is lost and this one is ours
### $mission_list: text: points of a list
### $missions: a number
### $n: a number, of what the sentence names after it
### $name: a borough: "Manhattan"; on the board of a player; the name of an occupation
### $neutral: yes or no: some cubes are nobody's
### $pairs: a number: dice that are compared
### $printed: yes or no: the printed rules say the number
### $rows: text: the rows of the table
### $size: a number: neighborhoods
### $two: yes or no: two players
### $usable_wilds: yes or no: wild cards are in the pile and make sets
### $ways: phrases: "18 bridges"

page-aim =
    ## What it is about

    You and the others fight over New York. The map shows its neighborhoods, and each one belongs to the player whose cubes stand there. Roll dice to take neighborhoods from the others. The first player to { $objective ->
        [everything] hold the whole city
       *[missions] fulfil the secret mission on their Occupation card
    } wins.

page-needs =
    ## What you need

    - The map, and { $cube_supply ->
        [0] plenty of cubes in one colour for each player.
       *[other] { $cube_supply } cubes in one colour for each player. When yours run out, you get no more.{ ours }
    }
    - { $attack_dice } { FORM($attack_dice, "die", "dice") } for the attacker and { $defend_dice } for the defender, with { $sides } sides.
    - A card for each neighborhood, with a squirrel, a rat or a pigeon on it{ $wild_cards ->
        [0] {""}
       *[other] , and { $wild_cards } wild { FORM($wild_cards, "card", "cards") }
    }.
    { $objective ->
        [everything] {""}
       *[missions] - { $missions } Occupation { FORM($missions, "card", "cards") } with secret missions.
    }

page-map =
    ## The map

    The { $size } neighborhoods lie in { $boroughs } { FORM($boroughs, "borough", "boroughs") }. Neighborhoods that touch are neighbours.{ $ways ->
        [no] {""}
       *[some] {" "}Neighborhoods that { $ways } join across the water are neighbours, too.
    }{ $invented ->
        [yes] {" "}The printed map is lost; this one is our own invention.{ ours }
       *[no] {""}
    }

    While you hold all of a borough, it brings you a bonus of new cubes every turn:

    | borough | neighborhoods | bonus |
    | --- | --- | --- |
    { $rows }
bridges = { $n } { FORM($n, "bridge", "bridges") }
tram-lines = { $n } tram { FORM($n, "line", "lines") }
subway-lines = { $n } subway { FORM($n, "line", "lines") }
row-of-borough = | { $name } | { $n } | { $brings }{ FORM($printed, "", ours) } |

page-start =
    ## Before you start

    { $first_player ->
        [highest-roll] Everybody rolls a die. The highest roll goes first; if it is a tie, those who tied roll again.
       *[seat-1] The first seat goes first.
    }{ ours }

    Deal out the cards of the neighborhoods, one at a time. { $neutral ->
        [yes] A third of them is dealt to nobody:{ ours } { $neutral_cubes } neutral { FORM($neutral_cubes, "cube stands", "cubes stand") } on each of those.{ ours } They never attack, and always roll as many dice as they can.
       *[no] If they do not come out even, the first players get one more.{ ours }
    } Put a cube on each neighborhood that you were dealt, then give the cards back. Shuffle them{ FORM($usable_wilds, " with the wild ones", "") }: they are the pile that you will draw from.{ ours }{ $objective ->
        [everything] {""}
       *[missions] {" "}Deal an Occupation card to each player, who keeps it secret.
    }

    Each player starts with { $cubes } { FORM($cubes, "cube", "cubes") } in all{ FORM($two, ours, "") }. Place those that you have left on your neighborhoods, { $placement ->
        [one-by-one] taking turns, one cube at a time
       *[all-at-once] one player after the other, all at once
    }.{ ours }

page-turn =
    ## Your turn

    1. **New cubes.** Count your neighborhoods. { $neighborhoods_per_cube ->
        [1] Each brings
       *[other] Every { $neighborhoods_per_cube } bring
    } you one new cube; you always get at least { $least_cubes }. Add the bonus of each borough that you hold all of, and what a set of cards brings. Place these cubes on any of your neighborhoods.
    2. **Attack.** As often as you like, or not at all. Choose one of your neighborhoods with two cubes or more, and a neighbour of it that somebody else holds. Then there is a battle.
    { $free_move ->
        [adjacent] 3. **Move.** Once, you may move cubes from one of your neighborhoods to another one next door.{ ours } At least one cube stays behind.
        [connected] 3. **Move.** Once, you may move cubes from one of your neighborhoods to another that you can reach through your own.{ ours } At least one cube stays behind.
       *[none] {""}
    }
    3. **Draw a card.** If you took a neighborhood in this turn, draw one card; only one, even if you took several.

    Then it is the next player's turn.

page-battle =
    ## A battle

    - **Attacker:** { $attack_dice ->
        [1] roll one die.
       *[other] choose how many dice to roll, up to { $attack_dice }. You need more cubes in your neighborhood than dice.
    }
    - **Defender:** { $defend_dice ->
        [1] roll one die.
       *[other] choose how many dice to roll,{ ours } up to { $defend_dice }, but never more dice than there are cubes in the neighborhood.
    } Both sides roll at the same time.
    - **Compare** the highest die of each side. The lower one loses a cube; if they are equal, the { $ties ->
        [defender] attacker
       *[attacker] defender
    } loses one. { $pairs ->
        [1] {""}
        [2] If both rolled two dice or more, compare the second highest in the same way.
       *[other] If both rolled two dice or more, compare the second highest in the same way, and then the third.
    }
    - **Go on or stop:** the attacker chooses after every roll.
    - **Taken:** when the last defending cube is gone, move in with at least as many cubes as you rolled dice. At least one cube stays behind: no neighborhood is ever empty.

page-cards =
    ## Cards

    Three cards with the same animal, or one of each animal, are a set.{ $usable_wilds ->
        [no] {""}
       *[yes] {" "}A wild card stands for any animal, and a set may have two of them.{ ours }
    } At the beginning of your turn you may turn in one set{ ours } for more new cubes. How many depends on how many sets everybody together has turned in before:{ ours }

    | set | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | cubes{ ours } | { $awards } |

    After that, each set brings { $set_step ->
        [0] as many cubes as the one before
       *[other] { $set_step } more than the one before
    }.{ ours }

    { $forced_exchange ->
        [0] {""}
       *[other] With { $forced_exchange } { FORM($forced_exchange, "card", "cards") } or more in your hand you must turn in a set if you have one, even twice in a turn, and right after a battle.{ ours }
    }

    Sets that were turned in are put aside. { FORM($inherit_cards, "Whoever wipes a player out takes that player's cards.", "So are the cards of a player who is wiped out.") }{ ours } When the pile is empty, { $empty_pile ->
        [reshuffle] shuffle all that was put aside: it is the new pile
       *[no-card] nobody draws any more
    }.{ ours }

page-end =
    ## The end

    { $objective ->
        [everything] {""}
       *[missions]
        You win as soon as your mission is fulfilled { $mission_counts ->
            [at-once] in your own turn
           *[next-turn] when your next turn begins
        }.{ ours } These are the missions:{ ours }

        { $mission_list }
    }

    { $neutral ->
        [no] A player who holds every neighborhood has won.
       *[yes] A player who holds every neighborhood that is not neutral has won.{ ours }
    } A player with none left is out.

    { $turn_limit ->
        [0] {""}
       *[other] After { $turn_limit } { FORM($turn_limit, "round", "rounds") } the player with the most neighborhoods wins; if that is a tie, the one of them with the most cubes.{ ours }
    }
mission-point = - **{ $name }:** { mission-says }

worked-turn = Three play. You hold 16 neighborhoods when your turn comes; the other two are bots, Captain 1 and Captain 2.
    .title = A turn, move by move
    .note-0 = 16 divided by 3 is 5, and 1 left over brings nothing.
    .note-1 = A bridge joins the two.
    .note-3 = One cube rolls one die, so one pair is compared: your highest die with this one.
    .note-6 = At least 3 had to go, as many as the dice, and 1 has to stay.
    .note-9 = Two pairs, two cubes.
    .note-10 = You may stop after any roll.
    .note-12 = One card, however much you took.
