### Empire: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

-to-whom = { $whom ->
    [you] toi
   *[other] { $whom }
}
-borough = { $name ->
    [the-bronx] le Bronx
   *[other] { $name }
}
-all-borough = tout { -borough }
-job = { $name ->
    [the-banker] la banquière
    [the-cabbie] le chauffeur de taxi
    [the-cop] la policière
    [the-gardener] le jardinier
    [the-hipster] le hipster
    [the-lady] la dame
   *[other] { $name }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rouge
# en: 833145ed
blue = bleu
# en: 17bf9059
green = vert
# en: 2462a945
purple = violet
# en: 69c0ef7b
orange = orange
# en: dc1eb969
sky = bleu ciel
# en: 1da2c717
neutral = neutre
# en: ad22c35a
neutral-cubes = les cubes neutres
# en: 3c759f08
squirrel = écureuil
# en: beee2e22
rat = rat
# en: 50712029
pigeon = pigeon
# en: 64bc88ed
wild-card = joker
# en: 1a829d8c
wild = joker du fleuve { $number }
# en: 40c91701
card = { $name } ({ $pest })
# en: 4eb90507
a-card = une carte
# en: dc765479
cards-of-set = { $n ->
    [1] un { $pest }
   *[other] { $n } { $pest }s
}
# en: b4d0b21c
occupation = { -job } : { mission-says }
# en: f1aa2e8f
mission-says = contrôler { LIST($wants, "and") }
# en: 675ba874
all-of = { -all-borough }
# en: b3d05247
neighborhoods-held = { $n } { FORM($n, "quartier", "quartiers") }{ $each ->
    [1] {""}
   *[other] {" "}avec au moins { $each } cubes chacun
}
# en: 75fc9834
links-held = les deux bouts de { $n } ponts, téléphériques ou lignes de métro
# en: fa781af1
cubes = { $n } { FORM($n, "cube", "cubes") }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 38691e70
welcome = Ta couleur : { $seat }. Conquiers tout New York, un quartier après l’autre.
# en: 47be083f
first-loss = Tes rivaux t’attaquent aussi, et les dés décident. Tu peux reprendre ce quartier.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 116c778f
start-roll =
    .asks = on lance les dés pour savoir qui commence
    .name = { $who } fait { $face } pour commencer
    .short = { -toi } { $face }
    .told = { $who } { FORM($who, "fais", "fait") } { LIST($faces, "then") } pour commencer
# en: 7797c6dc
mission =
    .asks = on distribue les cartes Métier
    .name = { $who } est { $occupation }
    .short = une carte Métier pour { $who }
    .told = { $seen ->
        [yes] { $who } { FORM($who, "reçois", "reçoit") } la carte Métier { $occupation }
       *[no] { $who } { FORM($who, "reçois", "reçoit") } une carte Métier
    }
# en: 4429ac39
deal =
    .asks = on distribue les quartiers
    .name = { $hood } pour { $who }
    .told = On distribue les quartiers : { $held }
# en: b32e6e1c
holding = { -toi } { $n }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 37febd11
place =
    .asks = { FORM($who, "poses", "pose") } des cubes, encore { $left }
    .you = Clique sur tes quartiers pour y poser des cubes. Encore { $left } { FORM($left, "cube", "cubes") }.
    .guide = Les cubes sont ton armée. Pose les nouveaux à côté d’un rival faible.
    .name = poser { $amount ->
        [one] un cube
        [brick] dix cubes
       *[all] tous les cubes
    } à { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "poses", "pose") } des cubes : { $where }
# en: 3ed5976b
places-cubes = { $who } { FORM($who, "poses", "pose") } des cubes
# en: 5cb2d62a
place-in-turn = On pose des cubes à tour de rôle : { $all }
# en: 404b69c5
strengthens = { $who } { FORM($who, "renforces", "renforce") } { $where }
# en: d69a5515
more-there = { $hood } (+{ $n })
# en: 43a43cd0
gets-cubes = { $who } { FORM($who, "reçois", "reçoit") } { $n } { FORM($n, "nouveau cube", "nouveaux cubes") } pour { $hoods } { FORM($hoods, "quartier", "quartiers") }{ $whole ->
    [no] {""}
   *[some] , dont { $whole } en entier
}
# en: f6aa248e
exchange =
    .asks = { FORM($who, "peux", "peut") } échanger une série de cartes
    .you = Clique sur trois cartes qui font une série pour recevoir plus de cubes, ou garde tes cartes.
    .guide = { FORM($keeps, "Garde tes cartes : une série rapporte plus de cubes plus tard.", "Une série rapporte des cubes tout de suite, et les cubes gagnent les combats.") }
    .name = { $keeps ->
        [yes] n’échanger aucune série
       *[no] échanger { $set } contre { $brings } { FORM($brings, "cube", "cubes") }
    }
    .answers = {""}
    .told = { $keeps ->
        [yes] {""}
       *[no] { $who } { FORM($who, "échanges", "échange") } { $set } contre { $brings } { FORM($brings, "cube", "cubes") }
    }
# en: 4596a3bd
attack =
    .asks = { FORM($who, "choisis", "choisit") } d’où attaquer
    .you = Clique sur un quartier rival pour l’attaquer, ou sur un des tiens pour attaquer de là, ou arrête tes attaques.
    .guide = { FORM($stops, "Il ne reste aucune bonne attaque : arrête là.", "Attaque un rival voisin qui a moins de cubes que toi.") }
    .name = { FORM($stops, "arrêter d’attaquer", attack-from) }
    .answers = {""}
# en: 45799dee
attack-from = attaquer depuis { $hood }
# en: a67659df
target =
    .asks = { FORM($who, "choisis", "choisit") } qui attaquer depuis { $here }
    .you = Clique sur le quartier que tu attaques.
    .guide = Attaque le plus faible de tes voisins.
    .name = attaquer { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "attaques", "attaque") } { $hood } ({ $whom }, { $theirs } { FORM($theirs, "cube", "cubes") }) depuis { $here } ({ $own } { FORM($own, "cube", "cubes") })
# en: 7d678490
battle = { $here } avec { $own } contre { $there } avec { $theirs }
# en: b8cc2723
dice =
    .asks = { FORM($who, "choisis", "choisit") } avec combien de dés attaquer : { battle }
    .you = Choisis combien de dés tu lances : plus il y en a, plus tu as de chances.
    .guide = { $n ->
        [0] Ce combat tourne mal : arrête avant de perdre d’autres cubes.
       *[other] Lance tous les dés que tu peux : ton plus grand affronte leur plus grand.
    }
    .name = { $n ->
        [0] arrêter l’attaque
       *[other] lancer { $n } { FORM($n, "dé", "dés") }
    }
    .answers = {""}
    .told = { $n ->
        [0] { $who } { FORM($who, "arrêtes", "arrête") } l’attaque
       *[other] {""}
    }
# en: b10ede52
defend =
    .asks = { FORM($who, "choisis", "choisit") } avec combien de dés défendre : { battle }
    .you = On t’attaque : choisis avec combien de dés tu te défends.
    .guide = On t’attaque ! Les plus grands dés s’affrontent, et l’égalité est pour toi : lance tous ceux que tu peux.
    .name = défendre avec { $n } { FORM($n, "dé", "dés") }
    .answers = {""}
# en: 9a2ad460
roll =
    .asks = les dés roulent
    .name = dé { FORM($attacks, "d’attaque", "de défense") } : { $face }
    .short = { -toi } { $face }
    .told = { $who } { $who ->
        [you] fais
       *[other] { FORM($many, "font", "fait") }
    } { $faces }
# en: 212cd31d
beats = { $mine } { $result ->
    [wins] bat { $theirs }
    [loses] ne bat pas { $theirs }
   *[equal] ne bat pas { $theirs } : l’égalité est pour la défense
}
# en: 37e7f84c
move-in =
    .asks = { FORM($who, "choisis", "choisit") } combien de cubes entrent
    .you = Tu as conquis le quartier : choisis combien de cubes y entrent.
    .guide = Il est à toi ! Les cubes qui entrent peuvent continuer l’attaque à partir de là.
    .name = faire entrer { $in_all } { FORM($in_all, "cube", "cubes") }
    .answers = {""}
    .told = { $who } y { FORM($who, "fais", "fait") } entrer { $in_all } { FORM($in_all, "cube", "cubes") }
# en: 2703fdee
free-from =
    .asks = { FORM($who, "choisis", "choisit") } d’où déplacer des cubes, ou n’en { FORM($who, "déplaces", "déplace") } aucun
    .you = Tu peux déplacer une fois des cubes vers un autre de tes quartiers, ou finir ton tour.
    .guide = { FORM($stops, "Aucun déplacement n’est utile : finis ton tour.", "Avant la fin de ton tour, tu peux déplacer une fois des cubes : là où il y a des rivaux.") }
    .name = { FORM($stops, "pas de déplacement libre", free-move-from) }
    .answers = {""}
# en: 160237e2
free-move-from = déplacer depuis { $hood }
# en: ed2831ed
free-to =
    .asks = { FORM($who, "choisis", "choisit") } où vont les cubes
    .you = Clique là où vont les cubes.
    .guide = { at-the-front }
    .name = déplacer vers { $hood }
    .answers = {""}
# en: ccf95477
free-count =
    .asks = { FORM($who, "choisis", "choisit") } combien de cubes se déplacent
    .you = Choisis combien de cubes se déplacent.
    .guide = { at-the-front }
    .name = déplacer { $moved } { FORM($moved, "cube", "cubes") } vers { $there }
    .answers = {""}
    .told = { $who } { FORM($who, "déplaces", "déplace") } { $moved } { FORM($moved, "cube", "cubes") } depuis { $here } vers { $there }
# en: b191c220
at-the-front = Seuls les cubes voisins d’un rival peuvent combattre.
# en: e2c4812c
draw =
    .asks = on pioche une carte
    .name = { $who } pioche { $card }
    .short = une carte pour { $who }
    .told = { $who } { FORM($who, "pioches", "pioche") } { $card } pour la conquête d’un quartier

## What it brought
## The log, after what was done; read by everybody.

# en: 584e437d
takes = { $whom ->
    [you] { $who } te prend { $there }
    [neutral-cubes] { $who } { FORM($who, "prends", "prend") } { $there } aux cubes neutres
   *[other] { $who } { FORM($who, "prends", "prend") } { $there } à { $whom }
}
# en: 50911cab
loses-cubes = { $who } { $who ->
    [you] perds
   *[other] { FORM($many, "perdent", "perd") }
} { $n } { FORM($n, "cube", "cubes") } à { $there }, il en reste { $left }
# en: ccf48203
holds-borough = { $who } { FORM($who, "contrôles", "contrôle") } { -all-borough } : plus de nouveaux cubes à chaque tour
# en: 42735333
loses-borough = { $who } { FORM($who, "perds", "perd") } le bonus { $name ->
    [the-bronx] du Bronx
   *[other] de { $name }
}
# en: 5c59ed58
wiped-out = { $who } { FORM($who, "n’as", "n’a") } plus aucun quartier : c’est fini pour { -toi }
# en: a5ac7847
took-it = { $whom ->
    [you] { $who } te l’a pris
    [neutral-cubes] { $who } { FORM($who, "l’as", "l’a") } pris aux cubes neutres
   *[other] { $who } { FORM($who, "l’as", "l’a") } pris à { $whom }
}
# en: 0b3e4cc1
lost-there = { cubes } de moins
# en: ff579a37
held-lost = { $who } { FORM($who, "as", "a") } perdu : { $gone }
# en: 88496b1b
lost-to = { $hoods } face à { $by ->
    [you] toi
   *[other] { $by }
}

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = manche { $round } : à { -toi } de jouer
# en: f1c0affa
aim-mission = Qui accomplit en premier sa carte Métier gagne{ $own ->
    [no] {""}
   *[some] {" "}({ $own })
}. Quartiers : { $holds }
# en: 3437e3a2
aim-all = Qui contrôle en premier { $neutral ->
    [no] les { $size } quartiers
   *[yes] tous les quartiers qui ne sont pas neutres
}{ $turn_limit ->
    [0] {""}
   *[other] , ou le plus de quartiers après { $turn_limit } { FORM($turn_limit, "manche", "manches") },
} gagne. { $holds }
# en: 1088ed73
standing = { $n } { FORM($n, "quartier", "quartiers") }, { $all } { FORM($all, "cube", "cubes") }
# en: a3a7ab25
over =
    .asks = la partie est finie
# en: 7bcc7934
stopped = { FORM($timed, "les manches sont finies", "personne ne peut plus rien faire") }
# en: eb7a36f4
nobody-wins = Personne n’a gagné : { stopped }, et il y a égalité en tête
# en: 4e20ee03
wins = { $who } { FORM($who, "gagnes", "gagne") } : { $why ->
    [alone] plus personne d’autre ne contrôle de quartier
    [mission] { FORM($who, "ta", "sa") } carte Métier est accomplie, { $occupation }
   *[most] { stopped }, et { $who } en { FORM($who, "as", "a") } le plus, { $standing }
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: db48bfb7
position = manche { $round }, { $question }{ $shown ->
    [no] {""}
   *[dice]  ; dés { $shown }
} ; { $holds }
# en: c12e0420
holding-cubes = { -toi } { $n } avec { $all }
# en: f5c82d58
empty-map = le plan est vide

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 9a98a57f
not-yours = { $hood } { $whom ->
    [neutral] est neutre
   *[other] est à { -to-whom }
} ; choisis un de tes quartiers.
# en: 31c03047
one-cube = { $hood } n’a qu’un cube, et il doit rester.
# en: 285823ee
no-rival = { $hood } n’a aucun rival pour voisin.
# en: 770d0116
none-next-door = { $hood } n’a aucun de tes quartiers pour voisin.
# en: d3e04d63
your-own = { $hood } est déjà à toi.
# en: ddc50f42
not-next-door = { $hood } n’est pas voisin de { $here }.
# en: 903fde8b
out-of-reach = Un seul déplacement libre ne mène pas de { $here } à { $hood }.
# en: 9a433519
makes-no-set = Cette carte ne fait pas de série avec les autres de cette main ; { first-go }.
# en: 5b1f5b3d
first-go = entre cartes égales, les premières de la main partent d’abord
# en: 10e3757f
click-the-neighborhood = Clique maintenant sur le quartier qui les reçoit.
# en: a7783c43
what-makes-a-set = Trois animaux pareils font une série, ou un de chaque{ FORM($usable_wilds, ", ou n’importe lesquels avec un joker", "") } ; { first-go }.
# en: 1dc3e3be
bot-random = Recrue (joue n’importe quoi)
# en: a31a5bac
bot-random-does = Choisit au hasard parmi les actions permises.
# en: 5bae2648
bot-rash = Tambour (enfant)
# en: 5f8bc7b1
bot-rash-does = Joue comme un enfant : renforce son point le plus faible et attaque la plus grosse armée jusqu’au bout.
# en: aec3d8bb
bot-beginner = Cadet (débutant)
# en: 32a1e7ea
bot-beginner-does = Joue comme le Capitaine, mais laisse au hasard une décision sur quatre.
# en: 3d660ade
bot-hasty = Sergent (moyen)
# en: 5f83bae6
bot-hasty-does = Joue comme le Capitaine, mais laisse au hasard une décision sur huit.
# en: fda065da
bot-greedy = Capitaine (fort)
# en: cc824218
bot-greedy-does = Attaque ce qu’il prend avec la meilleure chance exacte pour sa valeur et s’arrête sous une chance sur deux.
# en: f5014917
bot-searching = Général (expert)
# en: 8d736e3d
bot-searching-does = Joue comme le Capitaine, sauf si une recherche sur quelques centaines de parties est sûre de mieux.
# en: 5d597c92
goal-capture = conquérir
    .about = Chances de gagner l’attaque si tu combats jusqu’au bout ; avant une attaque, celles de la meilleure attaque possible.
    .best = meilleure chance de conquérir
    .why = Si tu combats jusqu’au bout, tu gagnes l’attaque avec { $n } de chances
# en: 6ae3c378
goal-hold = tenir bon
    .about = Chances que le défenseur garde le quartier si l’attaque va jusqu’au bout.
    .best = meilleure chance de tenir bon
    .why = Tu gardes le quartier avec { $n } de chances
# en: 2326dafb
goal-cubes-of-the-roll = cubes du lancer
    .about = Combien de cubes de plus le prochain lancer coûte au défenseur qu’à l’attaquant.
    .best = meilleur prochain lancer
    .why = Le lancer coûte au défenseur environ { $amount } { FORM($count, "cube", "cubes") } { FORM($less, "de moins", "de plus") } qu’à l’attaquant
