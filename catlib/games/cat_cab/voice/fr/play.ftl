### Cat Cab Crew: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rouge
# en: 833145ed
blue = bleu
# en: 17bf9059
green = vert
# en: 1778c4db
crazy-cat = Chat Fou
# en: 4a37f7aa
white-die = dé blanc { $n }
    .placed = { ordinal } dé à partir de la gauche
# en: efd51c00
d6 = D6 { $colour }
# en: 1140238e
d8 = D8 { $colour }
# en: d7cc4d8e
cell = ({ $column }, { $row })
    .from = de { cell }
    .to = en { cell }
    .at = en { cell }
# en: 8c55d007
start-gate = la porte d’entrée
    .from = de { start-gate }
    .to = à { start-gate }
    .at = à { start-gate }
# en: 95d7866d
outside = hors de la ville
# en: 3331adc9
right = à droite
# en: d19e9824
up = vers le haut
# en: ec5f27fc
left = à gauche
# en: 71e65af2
down = vers le bas
# en: 629c1231
up-and-right = en haut à droite
# en: 75ad5e26
up-and-left = en haut à gauche
# en: 30df6eaf
down-and-left = en bas à gauche
# en: 198edbf5
down-and-right = en bas à droite
# en: 76f520ff
face = { $face ->
    [1] une malédiction
    [2] un sabotage
    [3] un jet bonus
    [4] 1 case
    [5] 1 case
   *[6] 2 cases
}
# en: 9da790a1
cab-upgrade = un meilleur taxi
# en: 41817693
greedy-cat = le chat glouton
# en: 0e438993
speed-boost = un turbo
# en: 75acab1c
bad-luck = pas de chance, un dé de couleur est perdu
# en: f09b601a
pothole = un nid-de-poule, le taxi recule
# en: 0ddbc185
unhappy-customer = un client mécontent, qui descend

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: bb2d9b82
welcome = Ton taxi est { $mine }. Va chercher ton client, le chat jaune, puis sors par la porte.
# en: 48abc4c6
first-curse = Une malédiction enlève une case à ton trajet.
# en: 881f33b5
first-back = Chaque malédiction de trop te fait reculer d’une case.
# en: b5bb92db
first-d6 = Un D6 est un dé à six faces, comme les blancs.
# en: 61826042
first-d8 = Un D8 est un dé à huit faces : un 6, un 7 ou un 8 t’avance de 2 cases.
# en: 6b0c1101
first-cell = Les nombres d’un lieu sont sa colonne et sa ligne.
# en: d788a64a
first-stop = Parcours toutes tes cases : le chat jaune ne monte que là où tu finis.
# en: 6ac0904b
first-straight = Un trajet de 2 cases va tout droit. Tu ne peux tourner qu’après.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: fb20570f
start-roll =
    .asks = on lance les dés pour savoir qui commence
    .name = { $who } fait { $face } pour commencer
    .short = { -toi } { $face }
    .told = { $who } { FORM($who, "fais", "fait") } { LIST($faces, "then") } pour commencer
# en: 9e2c71eb
column =
    .asks = un dé choisit la colonne du client
    .name = colonne : { $face }
# en: 74cf7773
row =
    .asks = un dé choisit la ligne du client
    .name = ligne : { $face }
# en: ceec115c
first-waits = Le premier client attend { AS($cell, "at") }
# en: d9048d26
next-waits = Le client suivant attend { AS($cell, "at") }
# en: 63996d08
passenger-moves = Le client s’en va { AS($cell, "to") }

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 9f567db3
rolling =
    .asks = les dés roulent
    .name = { $die } : { $face }, { face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
# en: 704fd830
rolls = { $who } { FORM($who, "fais", "fait") } { LIST($dice, "comma") }
# en: 3210e9b6
rolls-again = { $who } { FORM($who, "relances", "relance") } { $again } et { FORM($who, "fais", "fait") } { LIST($dice, "comma") }
# en: 7d62b638
own-die-shows = { $face } ({ $die })
# en: 10582c5c
no-more-curses = On ne peut pas avoir plus de malédictions
# en: ff333169
new-curse = Un 1 est une malédiction : la { AS($last, "feminine") } pour { -toi }
# en: e5ca4124
new-curses = Chaque 1 est une malédiction : la { AS($first, "feminine") } { $n ->
    [2] et la
   *[other] jusqu’à la
} { AS($last, "feminine") } pour { -toi }
# en: a2157f43
dice-stand = Avec { $n } { FORM($n, "malédiction", "malédictions") }, { $who } ne { FORM($who, "peux", "peut") } plus relancer
# en: 57c7a846
keep =
    .asks = { FORM($who, "gardes ou relances", "garde ou relance") } les dés
    .you = Clique sur les dés que tu veux relancer, ou garde-les tous. Encore { $left } { FORM($left, "malédiction", "malédictions") } et tu ne pourras plus relancer.
    .guide = { $action ->
        [0] Tes dés te font avancer de { $net }{ $arrives ->
            [yes] , { to-the-aim }
           *[no] {""}
        } : garde-les tous.
       *[other] { $driving ->
            [yes] Tes dés ne t’amènent pas encore { to-the-aim } : relance ({ LIST($shown, "and") }).
            [near] Relance ({ LIST($shown, "and") }) : c’est ce qui peut le mieux t’amener { to-the-aim }.
           *[no] Relance ({ LIST($shown, "and") }) : à partir de 4 tu avances, et seul un 1 est une malédiction.
        }
    }
    .name = { $action ->
        [0] garder tous les dés
       *[other] relancer : { LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] tout garder
       *[other] relancer { LIST($shown, "comma") }
    }
    .answers = garder tous les dés ou choisir ceux à relancer
    .told = { $who } { FORM($who, "gardes", "garde") } { $faces } : { $brings }
# en: 97714c57
to-the-aim = { $fetches ->
    [yes] jusqu’au chat jaune
   *[no] hors de la ville
}
# en: f71f17a7
die-with-face = { $die } ({ $face })
# en: 9f42a31e
item-rolls = { $n } { FORM($n, "jet bonus", "jets bonus") }
# en: 6cc57e70
curses-for-others = { $n } { FORM($n, "malédiction", "malédictions") } pour quelqu’un d’autre
# en: 98db61f9
nothing = rien

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: dc5eb2a5
item =
    .asks = on fait un jet bonus
    .name = jet bonus { $face } : { $face ->
        [5] son propre D6
        [6] son propre D8
       *[other] { item-brings }
    }
    .told = Jet bonus { $face } : { item-brings }{ $void ->
        [again] , qu’on ne gagne pas deux fois
        [nobody] , mais aucun client n’attend
       *[no] {""}
    }
# en: c312d4e6
item-brings = { $face ->
    [1] rien
    [2] 1 case
    [3] 2 cases
    [4] un porte-bonheur
    [5] { FORM($who, "ton propre D6", "son propre D6") }
   *[6] { FORM($who, "ton propre D8", "son propre D8") }
}
# en: f66887e4
cancel =
    .asks = { FORM($who, "choisis", "choisit") } ce que les malédictions annulent
    .you = Choisis les cases que tes malédictions t’enlèvent.
    .guide = Tes malédictions enlèvent des cases. Il te reste { $rest }.
    .name = renoncer à { $cancels }
    .answer = { $cancels }
    .told = { $who ->
        [you] Tes malédictions annulent { $cancels }
       *[other] { $who } perd { $cancels } à cause de ses malédictions
    }
# en: 7e3194b1
spaces-of-one = { $n } { FORM($n, "case", "cases") }
# en: 88e1d101
spaces-of-two = { $n ->
    [1] 2 cases tout droit
   *[other] { $n } × 2 cases tout droit
}
# en: 1337c791
curses-take = { $n } { FORM($n, "malédiction enlève", "malédictions enlèvent") } { $n } { FORM($n, "case", "cases") }{ $stops ->
    [yes] {" "}et il ne reste rien à parcourir
   *[no] {" "}; reste : { $moves }
}
# en: ad2f7afe
none = rien
# en: 75c087d3
half-a-move = 1 malédiction ne peut pas enlever la moitié d’un trajet de 2 cases

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 54924040
move =
    .asks = { FORM($who, "roules", "roule") }
    .guide = { $fetches ->
        [yes] { $arrives ->
            [yes] Roule jusqu’au chat jaune{ $around ->
                [yes] , avec un détour : tu dois parcourir les { $to_drive }
               *[no] {""}
            }. Il monte là où ton trajet finit, et te rapporte { $next_points } points.
            [far] Roule vers le chat jaune. Il est trop loin pour ce tour-ci, alors approche-toi le plus possible.
            [uneven] Il te reste { $to_drive }, un nombre { $odd ->
                [yes] impair
               *[no] pair
            }, donc tu ne peux pas finir sur le chat jaune ce tour-ci. Finis le plus près possible.
           *[no] Il te reste { $to_drive }, et tu ne peux pas finir sur le chat jaune ce tour-ci. Finis le plus près possible.
        }
       *[no] Roule jusqu’à la porte : le prochain qui sort gagne { $reward } points.
    }
    .you = Clique sur une case marquée pour y aller. Il te reste : { $moves }.{ $passing ->
        [yes] {" "}Le client ne monte que là où { FORM($who, "ton trajet finit", "le trajet finit") }.
       *[no] {""}
    }
    .name = { $stops ->
        [yes] { stop }
       *[no] { $length ->
            [1] 1 case
           *[2] 2 cases
        } { $direction }{ to }
    }
    .answer = { where }
    .told = { $who } { FORM($who, "roules", "roule") } : { LIST($cells, "then") }
# en: 0b724184
where = { $stops ->
    [yes] { stop }
   *[no] { AS($there, "to") }
}
# en: 846c4c2e
stop = s’arrêter ici
# en: dc0a6cb6
stops-there = { $who } { FORM($who, "t’arrêtes", "s’arrête") } là
# en: 11761bdb
to = { $there ->
    [outside] , { $there }
   *[other] {" "}jusqu’à { $there }
}
# en: f231f639
boost-roll =
    .asks = un dé donne la longueur du turbo
    .name = cases du turbo : { $face }
    .told = Le dé du turbo fait { $face }{ FORM($fits, "", ", mais il n’y a de place nulle part : le taxi ne bouge pas") }
# en: d7496080
boost =
    .asks = { FORM($who, "choisis", "choisit") } la direction du turbo
    .you = Choisis où le turbo t’emmène.
    .guide = { towards }
    .name = { $stops ->
        [yes] { stop }
       *[no] turbo : { $boosted } { $direction }{ to }
    }
    .answer = { where }
    .told = { $who ->
        [you] Le turbo t’emmène
       *[other] Le turbo emmène { $who }
    } { $boosted } plus loin, { AS($there, "to") }
# en: 90bab6da
spaces = { $n } { FORM($n, "case", "cases") }
# en: 6adc42ba
one-or-two-spaces = 1 ou 2 cases
# en: 5a39fda1
retreat =
    .asks = { FORM($who, "dois reculer et choisis", "doit reculer et choisit") } le chemin
    .you = { push-why } Clique sur la case où tu vas.
    .guide = { push-why } { towards }
    .name = reculer { $direction }{ to }
    .answer = { AS($there, "to") }
    .told = { $who } { FORM($who, "recules", "recule") } : { LIST($cells, "then") }
# en: 8ada67b4
push-why = { $cursed ->
    [yes] { $pushed } { FORM($pushed, "malédiction te fait", "malédictions te font") } reculer de { $pushed } { FORM($pushed, "case", "cases") }.
   *[no] Tu dois reculer de { $pushed } { FORM($pushed, "case", "cases") }.
}
# en: 0ec22479
towards = { $fetches ->
    [yes] Le chat jaune
   *[no] La porte
} est à { $away } { AS($there, "from") }.

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 77a1dc7e
nibble-roll =
    .asks = on lance un dé aux croquettes
    .name = croquettes { $face } : { $brings }
    .told = Croquettes : un { $face } rapporte { $brings }{ $void ->
        [cab-upgrade] , qu’on ne gagne pas deux fois
        [greedy-cat] , mais il n’y a aucun dé à prendre
       *[no] {""}
    }
# en: ba16e471
greedy =
    .asks = { FORM($who, "prends", "prend") } un dé à quelqu’un
    .you = Le chat glouton te rapporte un dé de couleur : choisis lequel.
    .guide = { larger-die }
    .name = prendre le { $die } à { $whom }
    .answer = le { $die }
# en: 232011e0
patrol-roll =
    .asks = on lance un dé à la patrouille des pattes
    .name = patrouille des pattes { $face } : { $costs }
    .told = Patrouille des pattes : sur un { $face }, { $void ->
        [bad-luck] pas de chance, mais il n’y a aucun dé à perdre
        [unhappy-customer] un client mécontent, mais personne n’est à bord
       *[no] { $costs }
    }
# en: 18acee42
lose =
    .asks = { FORM($who, "cèdes", "cède") } un dé
    .you = Choisis le dé de couleur que tu cèdes.
    .guide = { larger-die }
    .name = céder le { $die }
    .answer = le { $die }
# en: 327e4310
larger-die = Un D8 rapporte plus de cases qu’un D6, tour après tour.

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: ed95ce41
duel-keep =
    .asks = { FORM($who, "choisis", "choisit") } les dés de duel à relancer
    .you = Un duel : { $seven } avec les deux dés, et c’est gagné. Choisis ceux que tu relances.
    .guide = Il faut un total de { $seven }. Quoi que tu relances, tes chances sont les mêmes : 1 sur 6.
    .name = { $action ->
        [1] relancer le premier dé de duel, un { $shown }
        [2] relancer le second dé de duel, un { $shown }
       *[3] relancer les deux dés de duel
    }
    .answers = l’un d’eux ou les deux
# en: 893f7518
duel-roll =
    .asks = les dés de duel roulent
    .guide = Un autre taxi est là, il y aura donc un duel. Si tu le perds, tu recules de { $back }.
    .name = { $who } fait { $face } au duel
    .short = { -toi } { $face } au duel
    .told = { $who } { FORM($who, "fais", "fait") } { $faces } au duel
# en: aa4c51f5
duel-won = { $who } { FORM($who, "gagnes", "gagne") } le duel avec un { $seven }
# en: 69f8217e
duel-again = Égalité à { $seven } : on relance les dés
# en: c4e4171c
sabotage =
    .asks = { FORM($who, "choisis", "choisit") } qui saboter
    .you = Chacun de tes 2 est une malédiction pour quelqu’un d’autre : choisis qui la reçoit.
    .guide = Chaque 2 que tu gardes enlève une case au prochain tour : celui de { $whom }.
    .name = saboter { $whom }
    .answer = { -whom-toi }
# en: a3a7ab25
over =
    .asks = la partie est finie

## What it brought
## The log, after what was done; read by everybody.

# en: 3a379b00
collects = { $who } { FORM($who, "prends", "prend") } le client à bord : +{ $points } { FORM($points, "point", "points") }
# en: 3d60542f
loses-a-passenger = { $who } { FORM($who, "perds", "perd") } un client : −{ $points } { FORM($points, "point", "points") }
# en: b466f995
exit-opens = La porte de sortie s’ouvre
# en: 4c71813a
wins-die = { $who } { FORM($who, "gagnes", "gagne") } le { $die }, un dé de plus à lancer
# en: 66d75aab
loses-die = { $who } { FORM($who, "perds", "perd") } le { $die }
# en: cbc50573
takes-die = { $whom ->
    [you] { $who } te prend le { $die }
   *[other] { $who } { FORM($who, "prends", "prend") } le { $die } à { $whom }
}
# en: 63488db5
misses-rush-hour = { $who } { FORM($who, "manques", "manque") } l’heure de pointe et { FORM($who, "quittes", "quitte") } la course
# en: e6b465d9
leaves = { $who } { FORM($who, "sors", "sort") } de la ville { AS($nth, "place") } : +{ $points } { FORM($points, "point", "points") }
# en: 5b9aea54
rush-hour-begins = Heure de pointe : il reste { $rush_turns } { FORM($rush_turns, "tour", "tours") } aux autres
# en: d87d9473
meet = Des taxis se rencontrent sur une même case : duel ! Chacun lance deux dés, et seul un total de { $seven } gagne
# en: 2265119f
nibbles-there = Ici, il y a des croquettes : un dé dit ce qu’elles rapportent
# en: 2a67758b
patrol-there = La patrouille des pattes attend là : un dé dit ce qu’elle prend
# en: 9efc550b
falls-back = { $who } { FORM($who, "perds", "perd") } le duel et { FORM($who, "recules", "recule") } { AS($cell, "to") }
# en: 6ea54859
thrown-back = { $who } { FORM($who, "dois", "doit") } reculer { AS($cell, "to") }
# en: c6773a06
pushed-back = { $who } { FORM($who, "as", "a") } plus de malédictions que de cases et { FORM($who, "recules", "recule") } { AS($cell, "to") }
# en: 952998f4
gets-curses = { $who ->
    [you] { $by } te sabote
   *[other] { $by } { FORM($by, "sabotes", "sabote") } { $who }
} : { $n } { FORM($n, "malédiction", "malédictions") }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = manche { $round } : à { -toi } de jouer
# en: db1d0584
for-passengers = { $passenger_points } par client
# en: 3db539e8
aim = Qui a le plus de points gagne : { for-passengers }, { $places } selon l’ordre de sortie
# en: 3d85a814
score = { -toi } { $points }
# en: 4f9938e0
rush-hour = Heure de pointe : { $late }
# en: 4690062f
turns-to-get-out = { $who } { FORM($who, "as", "a") } encore { $n } { FORM($n, "tour", "tours") } pour sortir
# en: ad2ba54d
just-rolled = vient d’être lancé, { $face }
# en: 0b7bed55
came-here = { $who } { FORM($who, "viens", "vient") } d’arriver ici
# en: a15727d0
passenger-came-here = le client vient d’arriver ici
# en: 3df300a3
standing = { $points } { FORM($points, "point", "points") }, { score-of }
# en: 2a4106c9
score-of = { $n } { FORM($n, "client", "clients") }, { place-of }
# en: 4fef04fb
place-of = { $place ->
    [-1] a manqué l’heure de pointe
    [0] encore en ville
   *[other] hors de la ville { AS($nth, "place") }
}
# en: e65346e1
nobody-has-won = Personne n’a gagné
# en: 82d3597e
has-won = { $who } { FORM($who, "gagnes", "gagne") } par { $scores } points : { $why }
# en: fb53a431
lost-by-rush-hour = { $who } { FORM($who, "as", "a") } manqué l’heure de pointe
# en: 97ba6d36
settled-by-duel = un duel a départagé l’égalité

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 913e4340
position = manche { $round }, { $question } ; dés { $faces }{ $moving ->
    [yes] , reste { $ones } × 1 + { $twos } × 2
   *[no] {""}
} ; { LIST($cabs, "comma") } ; client { $passenger ->
    [none] nulle part
   *[other] { AS($passenger, "at") }
}
# en: cb2e86ab
cab = { -toi } { $place ->
    [-1] heure de pointe manquée
    [0] { AS($cell, "at") }
   *[other] hors de la ville
}{ $curses ->
    [0] {""}
   *[other] {" "}{ $curses } { FORM($curses, "malédiction", "malédictions") }
}{ $aboard ->
    [0] {""}
   *[other] {" "}+{ $aboard }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 696353a6
no-such-cell = Cette case n’existe pas.
# en: ccd4cb50
not-nearer-to-start = En reculant, on se rapproche case par case de la porte d’entrée, et { $cell } n’est pas plus près.
# en: f60d4ca4
boost-goes-straight = Le turbo avance de { $boosted }, tout droit.
# en: 46f2e8cc
nobody-drives = Personne ne roule en ce moment.
# en: efc0bd3e
dice-first = On lance d’abord les dés, on roule ensuite.
# en: 7a2c40c5
no-cell-now = Il n’y a pas de case à choisir maintenant.
# en: 3338bd12
no-way-back-out = On ne ressort pas par la porte d’entrée.
# en: b684fa7f
blocked = La case { $cell } est barrée.
# en: 7af75376
stands-there = Le taxi est déjà là.
# en: 5a86dc79
exit-closed = La porte de sortie reste fermée tant que personne n’a pris de client.
# en: 040e7f2b
exit-pushed-back = Les malédictions font reculer le taxi de { $spaces } : pour sortir, il lui faut autant de cases en réserve.
# en: 686f8512
exit-exact = Seul le dernier trajet peut passer la porte de sortie.
# en: eee3e34c
two-directions = Pour aller { AS($cell, "to") }, il faut tourner, mais un trajet va tout droit.
# en: dede1fcd
too-close = Trop près, { AS($from, "from") } à { $cell } : un trajet fait { $spaces }.
# en: 44229de9
too-far = Trop loin, { AS($from, "from") } à { $cell } : un trajet fait { $spaces }.
# en: 0139ce8c
the-exit = la sortie
    .to = à la sortie
# en: 7516780e
no-such-die = Ce dé n’existe pas.
# en: 0d8a7f6c
not-held = Le { $die } n’est pas un dé de couleur à { -toi }.
# en: 17a7419b
die-is-rolling = Le { AS($die, "placed") } est en train de rouler.
# en: 8c79ef66
die-not-in-turn = Le { AS($die, "placed") } ne se lance pas à ce tour.
# en: 07ecd89c
crazy-cat-rolls-once = Chat Fou ne lance qu’une fois.
# en: a6b546fa
curse-limit-reached = Avec { $curse_limit } { FORM($curse_limit, "malédiction", "malédictions") }, on ne relance plus, et { $who } en { FORM($who, "as", "a") } autant.
# en: 5d61bc1f
dice-kept = Les dés restent comme ils ont été gardés.
# en: 4a49bff7
others-rolling = D’autres dés sont en train de rouler.
# en: 33022825
white-not-taken = On ne peut pas prendre les dés blancs.
# en: f8c18a43
with-nobody = Le { $die } n’est à personne.
# en: 1276e79b
with-you-already = Le { $die } est déjà à { -toi }.
# en: e0955086
drives-no-more = Le { $die } est à { -toi }, mais hors de la course.
# en: 826adc00
d6-first = Il faut d’abord prendre le D6 à { $who }, et ensuite le { $die }.
# en: ea37ce71
no-such-driver = Personne ne conduit ce taxi.
# en: 5375cdf7
not-themselves = On ne se sabote pas soi-même.
# en: ac48e513
no-use = Une malédiction ne sert à rien contre { $who } : sa course est finie.
# en: 88795e60
no-driver-now = Il n’y a personne à choisir maintenant.
# en: bc2132d6
no-duel-dice-now = On ne peut pas choisir les dés de duel maintenant.
# en: 422af25d
no-duel = Il n’y a pas de duel en ce moment.
# en: 2861dddf
duel-die-of = Ce dé de duel est à { -toi }.
# en: 88ba12ed
bot-random = Moustache (joue n’importe quoi)
# en: a31a5bac
bot-random-does = Choisit au hasard parmi les actions permises.
# en: 5df2dc22
bot-eager = Zoum (enfant)
# en: 360a34ee
bot-eager-does = Joue comme un enfant : relance malgré les malédictions et fonce sur le client.
# en: 47d80d6e
bot-learner = Tache (débutant)
# en: 4bb0482e
bot-learner-does = Conduit comme Ginger, mais laisse au hasard une décision sur huit.
# en: b656f2be
bot-crazy-cat = Chat Fou (moyen)
# en: 25393f9c
bot-crazy-cat-does = Ne relance jamais, prend le plus court chemin vers le client et évite les cases spéciales.
# en: 86dea2b8
bot-greedy = Ginger (moyen)
# en: 612d48d1
bot-greedy-does = Relance les faces vides tant que les malédictions sont rares et va droit au but le plus proche.
# en: a0f55149
bot-navigator = Capitaine Boussole (fort)
# en: 8631dfd8
bot-navigator-does = Va là où son trajet finit le mieux et relance tant que cela promet plus en moyenne.
# en: 2ef52970
bot-optimum = Professeur Patte (expert)
# en: fb5905df
bot-optimum-does = Lance, annule et avance exactement au mieux pour arriver ce tour-ci ou s’approcher ; cherche le reste.
# en: fcabe16a
goal-net-spaces = cases de ce tour
    .about = La distance que parcourt le taxi ce tour-ci, malédictions déduites. À égalité, le chemin le plus court.
    .best = le plus de cases ce tour-ci
    .why = Tu avances d’environ { $n } { FORM($count, "case", "cases") } ce tour-ci
# en: bc68266e
goal-land-on-the-passenger = atteindre le client
    .about = { $pickup ->
        [each-move] Chances d’atteindre le client ce tour-ci, porte-bonheur compris, sans les turbos.
       *[final] Chances que le taxi s’arrête auprès du client ce tour-ci, porte-bonheur et turbos compris.
    }
    .best = meilleure chance d’atteindre le client
    .why = Tu atteins le client ce tour-ci avec { $n } de chances
    .lost = Tes chances d’atteindre le client passent ainsi de { $most } à { $n }
# en: c45c1f78
goal-leave-the-city = sortir de la ville
    .about = Chances de sortir de la ville ce tour-ci, { $pickup ->
        [each-move] sans les turbos
       *[final] turbos compris
    }.
    .best = meilleure chance de sortir de la ville
    .why = Tu sors de la ville ce tour-ci avec { $n } de chances
    .lost = Tes chances de sortir de la ville passent ainsi de { $most } à { $n }
# en: 495a96a9
goal-nearer-to-the-passenger = plus près du client
    .about = De combien de cases le taxi se rapproche du client ce tour-ci.
    .best = le plus près du client
    .why = Tu { FORM($less, "t’éloignes", "te rapproches") } du client d’environ { $amount } { FORM($count, "case", "cases") } ce tour-ci
    .lost = Cela t’a coûté environ { $n } { FORM($count, "case", "cases") } vers le client
# en: b3a818f0
goal-nearer-to-the-exit = plus près de la sortie
    .about = De combien de cases le taxi se rapproche de la sortie ce tour-ci.
    .best = le plus près de la sortie
    .why = Tu { FORM($less, "t’éloignes", "te rapproches") } de la sortie d’environ { $amount } { FORM($count, "case", "cases") } ce tour-ci
    .lost = Cela t’a coûté environ { $n } { FORM($count, "case", "cases") } vers la sortie
