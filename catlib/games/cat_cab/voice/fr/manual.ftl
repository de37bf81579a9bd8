### Cat Cab Crew: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/fr.md.

# en: cd7e3269
page-aim =
    ## De quoi il s’agit

    { $players ->
        [1] Tu conduis un taxi à Mew York, la ville des chats, contre Chat Fou. Son taxi roule selon des règles fixes
       *[other] Chaque joueur conduit un taxi à Mew York, la ville des chats
    }. Des clients apparaissent en ville, un à la fois. Va les chercher, et quitte la ville avant les autres. Voici les points : { for-passengers }, { $first } pour sortir en premier, puis { $next } pour les suivants. Qui a le plus de points gagne.

# en: 3cebef15
page-needs =
    ## Ce qu’il te faut

    - La ville, et un taxi par joueur.
    - { $white_dice } { FORM($white_dice, "dé blanc", "dés blancs") } pour tout le monde, des **D6** : un D6 a six faces. Un **D8** en a huit.
    - Un D6 et un D8 à la couleur de chaque taxi. Tu les gagnes en cours de partie.
    - { $passengers } { FORM($passengers, "cube jaune : le client", "cubes jaunes : les clients") }.
    - Des cubes noirs : les **malédictions**, qui gâchent un tour.

# en: 65628abd
page-city =
    ## La ville

    { $invented ->
        [yes] La ville imprimée est perdue ; celle-ci, nous l’avons inventée.{ ours }{" "}
       *[no] {""}
    }Une case porte le nom de sa colonne et de sa ligne : ({ $columns }, { $rows }) est le coin en haut à droite. Un D6 (la colonne) et un D8 (la ligne), lancés ensemble, désignent donc une case.

    ``` La ville, { $columns } colonnes et { $rows } lignes
    { $city }
    ```

    - **S** est la case juste après la porte d’entrée, { $way_in }. **E** est la case juste avant la porte de sortie, { $way_out }.{ ours }
    { $nibbles ->
        [none] {""}
       *[other] - **N** est une case avec des croquettes : { $nibbles }.
    }
    { $patrols ->
        [none] {""}
       *[other] - **P** est une case avec la patrouille des pattes : { $patrols }.
    }
    { $blocked ->
        [none] {""}
       *[other] - **#** est barré ; personne n’y roule.
    }

# en: ec0a5ad7
page-start =
    ## Avant de commencer

    1. **Taxis.** Tous attendent devant la porte d’entrée. La première case où tu roules est S.
    2. **Ordre.** Chacun lance un D6. Le plus grand nombre commence, puis on suit du plus grand au plus petit. En cas d’égalité, tous relancent.{ ours }
    3. **Client.** Le dernier joueur lance les dés pour la case du premier client.{ ours }
    { $handicap ->
        [no] {""}
       *[yes] 4. **Premiers tours.** { $seats ->
            [2] Qui commence n’a que { $fewest } { FORM($fewest, "dé", "dés") } à son premier tour, l’autre en a { $white_dice }.
           *[other] À leur premier tour, les joueurs ne lancent, dans l’ordre, que { $handicaps } dés.
        }
    }

# en: 95adb3ca
page-dice =
    ## Ce que rapportent les dés

    Lance les dés, garde ce qui te plaît, et fais ce qu’ils disent :

    | nombre | un dé que tu gardes | un jet bonus |
    | --- | --- | --- |
    | 1 | une malédiction pour toi, dé gardé ou non | rien |
    | 2 | sabotage : une malédiction pour quelqu’un d’autre | roule de 1 case |
    | 3 | un **jet bonus** : lance un D6 et regarde à droite | roule de 2 cases |
    | 4 | roule de 1 case | porte-bonheur : relance la case du client |
    | 5 | roule de 1 case | tu gagnes ton D6, une fois par partie{ ours } |
    | 6 | roule de 2 cases, tout droit ; 7 et 8 aussi | tu gagnes ton D8, une fois par partie{ ours } |

# en: 5c90ca26
page-turn =
    ## Ton tour

    1. **Lancer.** Lance { $white_dice ->
        [1] le dé blanc
       *[other] les { $white_dice } dés blancs
    }, et les dés de couleur que tu as gagnés.
    2. **Relancer.** Relance les dés que tu veux, autant de fois que tu veux, ou garde-les tous. Chaque 1 qui sort est une malédiction : prends un cube noir, qui reste. Avec { $curse_limit } { FORM($curse_limit, "malédiction", "malédictions") }, tu ne peux plus relancer.{ $curse_supply ->
        [0] {""}
       *[other] {" "}Il y a { $curse_supply } { FORM($curse_supply, "cube noir", "cubes noirs") }.{ ours }
    }
    3. **Bonus.** Fais un jet bonus pour chaque 3, au plus { $item_limit } par tour.
    4. **Malédictions.** { $curses_act ->
        [cancel-then-back] { curses-take-away } Une malédiction qui n’enlève rien te fait reculer d’une case vers le départ, après ton trajet.{ ours }
        [cancel-only] { curses-take-away } Une malédiction qui n’enlève rien ne fait rien.{ ours }
       *[back-only] Chaque malédiction te fait reculer d’une case vers le départ, après ton trajet.{ ours }
    }
    5. **Rouler.** Chaque nombre et chaque bonus est un **trajet** à part, tout droit, { FORM($diagonal, "vers le haut, le bas, la gauche, la droite ou en diagonale", "vers le haut, le bas, la gauche ou la droite") }.{ ours } Choisis l’ordre ; tu peux tourner entre deux trajets, et revenir en arrière. { $may_waive ->
        [yes] Tu peux laisser des trajets de côté.{ ours }
       *[no] Fais-les tous, même si tu préférerais t’arrêter.{ ours }
    }
    6. **S’arrêter.** Qu’y a-t-il sur la case ? C’est expliqué plus bas.{ $curses_act ->
        [cancel-only] {""}
       *[other] {" "}Les malédictions qui restent te font reculer { $curses_land ->
            [before-landing] d’abord
           *[after-landing] ensuite
        }.{ ours }
    }
    7. **Saboter.** Choisis un autre joueur.{ ours } Il commence son prochain tour avec une malédiction pour chaque 2 que tu as gardé.
    8. **Ranger.** Repose tes malédictions. Au joueur suivant de lancer.
# en: 468ecd2c
curses-take-away = Chaque malédiction enlève une case à tes trajets. Tu choisis laquelle. Une seule malédiction ne peut pas enlever la moitié d’un trajet de 2.

# en: b0f899b8
page-stop =
    ## Là où tu t’arrêtes

    - **Client :** il monte si tu t’arrêtes exactement sur sa case{ $pickup ->
        [each-move] {" "}ou si l’un de tes trajets y finit
       *[final] {""}
    }.{ ours } Lance ensuite les dés pour la case du suivant, tant qu’il en reste.
    - **Croquettes** ou **patrouille des pattes :** lance un D6. S’il y a un client sur la case, il ne se passe rien.{ ours }
    - { $players ->
        [1] **Le taxi de Chat Fou :** un duel.{ ours } { loser-goes-back }
       *[other] **Un autre taxi :** un duel. Chacun lance deux D6, puis en relance un ou deux, { $duel ->
            [simultaneous] tous en même temps
           *[alternate] chacun son tour
        }{ ours }, jusqu’à ce que l’un ait { $seven } en tout. { loser-goes-back }
    }
    - { FORM($pushed_first, "Si un duel ou la patrouille des pattes te fait reculer,", "Si tu dois reculer,") } tu choisis parmi les plus courts chemins, et rien ne compte sur la nouvelle case.{ ours }

    | D6{ ours } | croquettes | patrouille des pattes |
    | --- | --- | --- |
    { $bands }
# en: 1a92f26d
loser-goes-back = Le perdant recule de { $retreat_steps } { FORM($retreat_steps, "case", "cases") } vers le départ.
# en: c21951bc
band = | { $low }–{ $high }{ ours } | { $gain } | { $loss } |
# en: b7c043e9
how-cab-upgrade = **un meilleur taxi :** tu gagnes ton D6, une fois par partie
# en: aac31420
how-greedy-cat = **le chat glouton :** prends un dé de couleur à un autre joueur encore en ville, le D6 d’abord
# en: 36df1b37
how-speed-boost = **un turbo :** lance un D6 et roule d’autant de cases, tout droit ; s’il n’y a de place nulle part, tu restes
# en: 200a461c
how-bad-luck = tu perds un dé de couleur
# en: d241895c
how-pothole = tu recules de { $retreat_steps } { FORM($retreat_steps, "case", "cases") }
# en: a12d2cfa
how-unhappy-customer = tu perds un client

# en: fbabf323
page-crazy-cat = { $players ->
    [1]
        ## Chat Fou

        - Il lance ses dés une seule fois et les garde. Son sabotage tombe sur toi.
        - Il prend un plus court chemin vers le client, puis vers la sortie quand tous sont à bord. Il évite les cases spéciales si cela ne coûte aucune case.{ ours }
        - En duel, seul Chat Fou lance : deux D6, trois fois. Sans un { $seven } en tout, il a perdu.{ ours }
   *[other] {""}
}

# en: b5582d78
page-end =
    ## La sortie et la fin

    - La sortie s’ouvre quand le premier client de la partie est monté.
    - Pour sortir, il faut une case de plus que pour atteindre E{ FORM($pushed_first, ", et une par malédiction qui reste", "") }. { $leave_by ->
        [overshoot] Les cases en trop sont perdues.
       *[exact] Ton dernier trajet doit y finir exactement.
    }{ ours }
    - Points pour la sortie : { $first } en premier{ $seats ->
        [2] , { $next } en deuxième
       *[other] , { $second } en deuxième, { $third } en troisième
    }.
    - Dès que le premier est sorti, c’est l’**heure de pointe :** chacun des autres joue encore { $rush_turns } { FORM($rush_turns, "tour", "tours") }.{ ours } Qui est alors encore en ville { FORM($eliminated_can_win, "ne reçoit rien pour la sortie", "a perdu") }.{ ours }
    - Quand plus personne n’est en ville, qui a le plus de points gagne. Un duel départage une égalité.
    { $turn_limit ->
        [0] {""}
       *[other] - Après { $turn_limit } { FORM($turn_limit, "manche", "manches") }, on compte les points tels qu’ils sont.
    }

# en: 6db92c32
worked-turn = Tu es rouge et tu commences ; le robot Ginger est bleu. Le client attend en (5, 1).
    .title = Deux tours, coup par coup
    .note-0 = Qui commence n’a que quatre dés à son premier tour.
    .note-1 = Tu as relancé le 1, mais sa malédiction reste.
    .note-4 = La première case passe la porte.
    .note-8 = Il fallait faire tous les trajets : le taxi passe devant le client, et cela ne compte pas.
    .note-9 = Cinq dés blancs maintenant, et le tien.
    .note-12 = Cinq cases, et le client est à trois.
    .note-13 = Un détour use les deux autres.
    .note-14 = C’était le 2.
