### Meow Meow Daifugō: what each house rule is about. Read by teachers and designers.

# en: deb69104
house-hand_cards = Cartes distribuées à chacun, à 1, 2, 3 ou 4 joueurs.
    .name = cartes en main
# en: 7872ed2d
house-field_cards = Cartes visibles dans la rivière.
    .name = cartes de la rivière
# en: d3a76b9a
house-penalty_bands = Jusqu’à combien de cercles on perd le premier nombre de points, et jusqu’à combien le deuxième.
    .name = paliers de pénalité
# en: be8f56bf
house-point_losses = Points perdus dans la première tranche de cercles, dans la deuxième, et au-dessus.
    .name = points perdus
# en: 66479326
house-points = Points perdus qui font perdre toute la partie.
    .name = points de départ
# en: 1cf9f318
house-ends = On joue jusqu’à ce que quelqu’un ait perdu tous ses points, ou une seule manche.
    .name = fin de partie
    .last-point = au dernier point
    .one-round = après une manche
# en: 8ec69294
house-shuffle = Chaque carte est piochée au moment où elle vient, ou la pioche est mélangée d’abord : une graine donne alors la même pioche quoi qu’on joue.
    .name = mélange
    .as-cards-come = carte par carte
    .beforehand = avant la manche
# en: 540c0143
house-deck = Les cartes et leurs cercles : un nom, un fichier TOML ou son texte ; une série noire a un cercle, l’autre deux.
    .name = pioche
    .nine-kittens = Neuf chatons
    .cards-no-doppelgangers = 26 cartes, sans sosies
    .cards-no- = 30 cartes, sans « ? »
    .cards-black-cats-once = 24 cartes, les chats noirs une seule fois
    .the-32-cards-of-the-rulebook = Les 32 cartes des règles
# en: 03cd0b4b
house-first_lead = Qui commence ouvre avec la carte montrée, ou avec ce qu’il veut.
    .name = première ouverture
    .anything = n’importe quoi
    .shown-card = la carte montrée
# en: f3e1b54a
house-doppelganger_sequences = Les sosies font des suites entre eux.
    .name = sosie dans les suites
# en: f3b671ab
house-must_take = Qui passe prend une carte tant qu’il y en a dans la rivière.
    .name = prise obligatoire
# en: 52a31553
house-taking = Qui passe prend aussi l’une des dernières cartes de la rivière, ou seulement tant que la pioche peut la remplir.
    .name = prise
    .while-the-field-has-cards = tant qu’il y en a dans la rivière
    .while-the-deck-has-cards = tant que la pioche dure
# en: 74103641
house-hand_limit = Qui a ce nombre de cartes n’en prend plus en passant ; 0 : aucune limite.
    .name = limite de la main
# en: 4fd62908
house-lost_together = Quand plusieurs perdent leur dernier point ensemble, tous sont perdants, ou celui qui a le plus de cercles à cette manche, ou celui qui a perdu le plus de points.
    .name = perdu ensemble
    .more-circles = plus de cercles
    .more-points = plus de points
    .shared = partagé
# en: 69d6a7cc
house-solo_turns = Tours après lesquels une partie en solo s’arrête sans réussite ; 0 : elle dure jusqu’à la réussite.
    .name = tours en solo
