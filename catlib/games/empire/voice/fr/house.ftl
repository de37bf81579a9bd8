### Empire: what each house rule is about. Read by teachers and designers.

# en: 927deed2
house-sides = Faces de chaque dé.
    .name = faces des dés
# en: 9845de46
house-attack_dice = Nombre maximal de dés pour attaquer.
    .name = dés d’attaque
# en: e094bef7
house-defend_dice = Nombre maximal de dés pour défendre.
    .name = dés de défense
# en: f87bf81d
house-ties = Qui gagne quand deux dés sont égaux.
    .name = égalité pour
    .defender = la défense
    .attacker = l’attaque
# en: 51dbaec3
house-starting_cubes = Cubes de départ pour 2, 3, 4, 5 et 6 joueurs ; le jeu à deux est notre ajout.
    .name = cubes de départ
# en: 301d7c51
house-neighborhoods_per_cube = Quartiers qui rapportent un nouveau cube par tour.
    .name = quartiers par cube
# en: 978755d7
house-least_cubes = Nouveaux cubes qu’un tour rapporte au moins.
    .name = minimum de cubes
# en: e4d440f9
house-wild_cards = Jokers dans la pioche.
    .name = jokers
# en: 184272d8
house-turn_limit = Manches après lesquelles le plus de quartiers gagne, puis le plus de cubes ; 0 : aucune limite.
    .name = limite de tours
# en: 4b8b198b
house-map = Le plan : un nom, un fichier TOML ou son texte ; celui d’habitude est inventé.
    .name = plan
    .new-york-an-invented-map = New York, un plan inventé
# en: b7c59d78
house-bonus_percent = Part payée des bonus d’arrondissement, arrondie vers le bas, en pour cent.
    .name = part des bonus
# en: e75b4ef4
house-set_awards = Cubes pour les six premières séries échangées, par qui que ce soit.
    .name = cubes par série
# en: 1d14ffd5
house-set_step = De combien chaque série suivante rapporte plus que la précédente.
    .name = hausse par série
# en: 64106436
house-first_player = Le plus grand jet commence, et on relance en cas d’égalité ; ou qui est à la première place commence.
    .name = premier joueur
    .highest-roll = le plus grand jet
    .seat-1 = place 1
# en: 93a5419a
house-placement = Les cubes qui restent après la distribution sont posés à tour de rôle, un par un ou tous d’un coup.
    .name = placement
    .one-by-one = un par un
    .all-at-once = tous d’un coup
# en: a690ce7a
house-neutral_third = À deux, un tiers des quartiers n’est distribué à personne et reste neutre.
    .name = tiers neutre
# en: 4ee7def4
house-neutral_cubes = Cubes sur un quartier neutre.
    .name = cubes neutres
# en: 5300db00
house-forced_exchange = Nombre de cartes en main à partir duquel il faut échanger une série ; 0 : jamais.
    .name = échange obligatoire
# en: 843d97be
house-inherit_cards = Qui élimine quelqu’un prend ses cartes ; sinon elles vont à la défausse.
    .name = hériter des cartes
# en: 68a3250b
house-free_move = Le déplacement libre va jusqu’au quartier voisin, ou aussi loin que mènent tes propres quartiers, ou il n’y en a pas.
    .name = déplacement libre
    .adjacent = quartier voisin
    .connected = par son territoire
    .none = aucun
# en: 1ab47f51
house-cube_supply = Cubes d’une couleur dans la boîte ; 0 : il y en a toujours.
    .name = réserve de cubes
# en: 0dc40878
house-objective = Conquérir toute la ville, ou accomplir le premier une carte Métier secrète ; à deux, les cartes demandent plus de quartiers.
    .name = objectif
    .everything = tout conquérir
    .missions = missions
# en: 4a45664b
house-mission_counts = Une mission fait gagner dès que ton tour l’accomplit, ou quand ton tour suivant commence.
    .name = mission accomplie
    .at-once = aussitôt
    .next-turn = au tour suivant
# en: d08aa24a
house-empty_pile = Quand la pioche est vide, on y remélange la défausse, ou plus personne ne pioche.
    .name = pioche vide
    .reshuffle = on remélange
    .no-card = pas de carte
