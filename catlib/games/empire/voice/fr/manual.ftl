### Empire: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/fr.md.

# en: 41ceaa87
page-aim =
    ## De quoi il s’agit

    Toi et les autres, vous vous disputez New York. Le plan montre ses quartiers, et chacun appartient au joueur dont les cubes s’y trouvent. Lance les dés pour prendre des quartiers aux autres. Le premier qui { $objective ->
        [everything] contrôle toute la ville
       *[missions] accomplit la mission secrète de sa carte Métier
    } gagne.

# en: 2cc966c6
page-needs =
    ## Ce qu’il te faut

    - Le plan, et { $cube_supply ->
        [0] beaucoup de cubes d’une couleur par joueur.
       *[other] { $cube_supply } { FORM($cube_supply, "cube", "cubes") } d’une couleur par joueur. Quand tu n’en as plus, tu n’en reçois plus.{ ours }
    }
    - { $attack_dice } { FORM($attack_dice, "dé", "dés") } pour l’attaque et { $defend_dice } pour la défense, à { $sides } faces.
    - Une carte par quartier, avec un écureuil, un rat ou un pigeon{ $wild_cards ->
        [0] {""}
       *[other] , et { $wild_cards } { FORM($wild_cards, "joker", "jokers") }
    }.
    { $objective ->
        [everything] {""}
       *[missions] - { $missions } { FORM($missions, "carte Métier avec une mission secrète", "cartes Métier avec des missions secrètes") }.
    }

# en: 74989f60
page-map =
    ## Le plan

    Les { $size } quartiers se répartissent en { $boroughs } { FORM($boroughs, "arrondissement", "arrondissements") }. Des quartiers qui se touchent sont voisins.{ $ways ->
        [no] {""}
       *[some] {" "}Ceux qu’un passage relie sur l’eau ou sous l’eau sont voisins aussi : il y a { $ways }.
    }{ $invented ->
        [yes] {" "}Le plan imprimé est perdu ; celui-ci, nous l’avons inventé.{ ours }
       *[no] {""}
    }

    Tant que tu contrôles un arrondissement entier, il te rapporte à chaque tour un bonus de nouveaux cubes :

    | arrondissement | quartiers | bonus |
    | --- | --- | --- |
    { $rows }
# en: a312cc1f
bridges = { $n } { FORM($n, "pont", "ponts") }
# en: a997c056
tram-lines = { $n } { FORM($n, "téléphérique", "téléphériques") }
# en: 5714d427
subway-lines = { $n } { FORM($n, "ligne", "lignes") } de métro
# en: 51d66708
row-of-borough = | { $name } | { $n } | { $brings }{ FORM($printed, "", ours) } |

# en: df93c137
page-start =
    ## Avant de commencer

    { $first_player ->
        [highest-roll] Chacun lance un dé. Le plus grand nombre commence ; en cas d’égalité, ceux qui sont à égalité relancent.
       *[seat-1] Qui est à la première place commence.
    }{ ours }

    Distribuez les cartes des quartiers, une par une. { $neutral ->
        [yes] Un tiers n’est distribué à personne :{ ours } { $neutral_cubes } { FORM($neutral_cubes, "cube neutre se trouve", "cubes neutres se trouvent") } sur chacun de ces quartiers.{ ours } Ils n’attaquent jamais, et lancent toujours autant de dés qu’ils peuvent.
       *[no] Si le compte ne tombe pas juste, les premiers joueurs en reçoivent une de plus.{ ours }
    } Pose un cube sur chaque quartier que tu as reçu, puis rends les cartes. Mélangez-les{ FORM($usable_wilds, " avec les jokers", "") } : elles forment la pioche.{ ours }{ $objective ->
        [everything] {""}
       *[missions] {" "}Distribuez à chacun une carte Métier, qu’il garde secrète.
    }

    Chacun commence avec { $cubes } { FORM($cubes, "cube", "cubes") } en tout{ FORM($two, ours, "") }. Pose ceux qui te restent sur tes quartiers, { $placement ->
        [one-by-one] chacun son tour, un cube à la fois
       *[all-at-once] un joueur après l’autre, tous d’un coup
    }.{ ours }

# en: 2ce78bc1
page-turn =
    ## Ton tour

    1. **Nouveaux cubes.** Compte tes quartiers. { $neighborhoods_per_cube ->
        [1] Chacun te rapporte
       *[other] Chaque groupe de { $neighborhoods_per_cube } te rapporte
    } un nouveau cube ; tu en reçois toujours au moins { $least_cubes }. Ajoute le bonus de chaque arrondissement que tu contrôles en entier, et ce que rapporte une série de cartes. Pose ces cubes sur les quartiers de ton choix, parmi les tiens.
    2. **Attaquer.** Autant de fois que tu veux, ou pas du tout. Choisis un de tes quartiers avec au moins deux cubes, et un quartier voisin contrôlé par quelqu’un d’autre. Un combat commence.
    { $free_move ->
        [adjacent] 3. **Déplacer.** Une fois, tu peux déplacer des cubes de l’un de tes quartiers vers un autre, voisin.{ ours } Un cube au moins reste sur place.
        [connected] 3. **Déplacer.** Une fois, tu peux déplacer des cubes de l’un de tes quartiers vers un autre que tu peux atteindre en passant par les tiens.{ ours } Un cube au moins reste sur place.
       *[none] {""}
    }
    3. **Piocher.** Si tu as pris un quartier pendant ce tour, pioche une carte ; une seule, même si tu en as pris plusieurs.

    C’est ensuite au joueur suivant.

# en: 00043bc3
page-battle =
    ## Un combat

    - **Attaque :** { $attack_dice ->
        [1] lance un dé.
       *[other] choisis combien de dés tu lances, { $attack_dice } au plus. Il te faut plus de cubes que de dés dans ton quartier.
    }
    - **Défense :** { $defend_dice ->
        [1] lance un dé.
       *[other] choisis combien de dés tu lances,{ ours } { $defend_dice } au plus, mais jamais plus de dés qu’il n’y a de cubes dans le quartier.
    } Les deux camps lancent en même temps.
    - **Comparez** le plus grand dé de chaque camp. Le plus petit des deux perd un cube ; s’ils sont égaux, c’est { $ties ->
        [defender] l’attaque
       *[attacker] la défense
    } qui en perd un. { $pairs ->
        [1] {""}
        [2] Si les deux camps ont lancé au moins deux dés, comparez de même les deuxièmes plus grands.
       *[other] Si les deux camps ont lancé au moins deux dés, comparez de même les deuxièmes plus grands, puis les troisièmes.
    }
    - **Continuer ou arrêter :** l’attaque choisit après chaque jet.
    - **Conquis :** quand le dernier cube de la défense est parti, fais entrer au moins autant de cubes que tu as lancé de dés. Un cube au moins reste sur place : aucun quartier n’est jamais vide.

# en: 95480219
page-cards =
    ## Les cartes

    Trois cartes avec le même animal, ou une de chaque animal, forment une série.{ $usable_wilds ->
        [no] {""}
       *[yes] {" "}Un joker vaut n’importe quel animal, et une série peut en avoir deux.{ ours }
    } Au début de ton tour, tu peux échanger une série{ ours } contre des cubes en plus. Leur nombre dépend du nombre de séries que vous avez déjà échangées, tous ensemble :{ ours }

    | série | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | cubes{ ours } | { $awards } |

    Ensuite, chaque série rapporte { $set_step ->
        [0] autant de cubes que la précédente
       *[other] { $set_step } de plus que la précédente
    }.{ ours }

    { $forced_exchange ->
        [0] {""}
       *[other] Avec { $forced_exchange } { FORM($forced_exchange, "carte", "cartes") } en main ou plus, tu dois échanger une série si tu en as une, même deux fois dans un tour, et juste après un combat.{ ours }
    }

    Les séries échangées vont à la défausse. { FORM($inherit_cards, "Qui élimine un joueur prend ses cartes.", "Les cartes d’un joueur éliminé aussi.") }{ ours } Quand la pioche est vide, { $empty_pile ->
        [reshuffle] mélangez toute la défausse : c’est la nouvelle pioche
       *[no-card] plus personne ne pioche
    }.{ ours }

# en: 6cb7785c
page-end =
    ## La fin

    { $objective ->
        [everything] {""}
       *[missions]
        Tu gagnes dès que ta mission est accomplie { $mission_counts ->
            [at-once] pendant ton propre tour
           *[next-turn] au début de ton tour suivant
        }.{ ours } Voici les missions :{ ours }

        { $mission_list }
    }

    { $neutral ->
        [no] Un joueur qui contrôle tous les quartiers a gagné.
       *[yes] Un joueur qui contrôle tous les quartiers non neutres a gagné.{ ours }
    } Un joueur qui n’en a plus aucun est hors jeu.

    { $turn_limit ->
        [0] {""}
       *[other] Après { $turn_limit } { FORM($turn_limit, "manche", "manches") }, le joueur qui a le plus de quartiers gagne ; en cas d’égalité, celui d’entre eux qui a le plus de cubes.{ ours }
    }
# en: 8ee88a98
mission-point = - **{ -job } :** { mission-says }

# en: d234b63a
worked-turn = On joue à trois. Tu contrôles 16 quartiers quand vient ton tour ; les deux autres sont des robots, Capitaine 1 et Capitaine 2.
    .title = Un tour, coup par coup
    .note-0 = 16 divisé par 3 fait 5, et le 1 qui reste ne rapporte rien.
    .note-1 = Un pont relie les deux.
    .note-3 = Un cube lance un dé, donc on compare une seule paire : ton plus grand dé avec celui-là.
    .note-6 = Il fallait en faire entrer au moins 3, autant que de dés, et 1 doit rester.
    .note-9 = Deux paires, deux cubes.
    .note-10 = Tu peux t’arrêter après chaque jet.
    .note-12 = Une seule carte, même si tu as pris beaucoup.
