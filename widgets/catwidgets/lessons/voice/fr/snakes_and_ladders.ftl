### Serpents et échelles. Variables : { $square } et { $there } deux cases et { $far } ce qui les sépare, { $places } les cases des serpents, { $faces } les faces qui libèrent, { $k } combien il y en a, { $ways } paires de jets, { $a } et { $b } une chance sur a et sur b.

# en: 7e0529d6
snakes-and-ladders-guide =
    .plan-1 = Par deux, jouer une partie sur un vrai plateau ou sur la page, et noter les tours. Premier pronostic : combien en moyenne ?
    .plan-2 = Les états et les pas : après un jet, seule la case compte. Les probabilités se répandent sur le plateau.
    .plan-3 = Premier « À toi » : les parties finies après n tours. Puis, quand la moitié est finie.
    .plan-4 = Enlever une échelle : deviner, puis cliquer. Puis le serpent qui aide.
    .plan-5 = À long terme : soleil et pluie.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Ce qui vient ensuite dépend de la case, et de rien d’autre avant elle. C’est ce qu’on appelle une chaîne de Markov.
    .say-2 = Le pion est quelque part. Ce qui se répand sur le plateau, c’est ce que nous savons de sa place.
    .ask-1 = Pourquoi additionnons-nous les probabilités de toutes les cases qui mènent à une même case ?
    .ask-2 = Quelle échelle sert le plus souvent : la plus longue, ou celle que beaucoup de chemins rencontrent ?
    .ask-3 = La moitié des parties sont finies après 32 tours, mais la moyenne est 39. Comment les deux peuvent-ils être vrais ?
    .support = Faites un plateau de six cases avec un seul serpent, et avancez dix jetons à la fois : combien y en a-t-il sur chaque case après chaque jet ?
    .extension = Écrivez le pas comme une matrice, et trouvez le nombre moyen de tours avec (I − Q)⁻¹.
    .ticket-1 = Une lampe est allumée. À chaque minute, elle s’éteint avec une probabilité de 1/2 ; éteinte, elle se rallume avec une probabilité de 1/4. Quelle est la probabilité qu’elle soit allumée après deux minutes ?
    .ticket-2 = 1/2 × 1/2 + 1/2 × 1/4 = 3/8
    .open-1 = Y a-t-il un plateau où personne n’arrive jamais ?
    .open-1-answer = Oui : si les six dernières cases avant l’arrivée sont toutes des têtes de serpent, personne ne les passe. Une chaîne ne finit que si l’on peut arriver à la fin depuis chaque case.
    .open-2 = Oublie-t-on toujours, à long terme, d’où l’on est parti ?
    .open-2-answer = Pas toujours : une chaîne qui va et vient entre deux états se souvient si le nombre de pas est pair. Si elle peut aussi rester sur place, elle oublie.

# en: 66f45b5e
snakes-and-ladders-say-roll = Lancer
# en: 8a60b3f9
snakes-and-ladders-say-roll-tip = Lancer le dé et avancer
# en: 1eff35bd
snakes-and-ladders-say-whole = Jouer toute une partie
# en: 839fc55e
snakes-and-ladders-say-whole-tip = Lancer jusqu’à ce que le pion soit arrivé
# en: 24595d72
snakes-and-ladders-say-play-task = Lance quelques fois, puis joue des parties entières. Combien de tours durent-elles ?
# en: c005c8b8
snakes-and-ladders-say-board = Serpents et échelles
# en: 315284c7
snakes-and-ladders-say-square = Case { $square } après { $turns } { FORM($turns, "tour", "tours") }.
# en: 93c997f4
snakes-and-ladders-say-waits = Le pion attend à côté du plateau.
# en: e8d0b583
snakes-and-ladders-say-so-far = { $games } { FORM($games, "partie", "parties") } jusqu’ici, { $mean } tours en moyenne.
# en: 7e521db8
snakes-and-ladders-say-task = Après deux tours, quelle case est la plus probable ? Et après beaucoup ?
# en: f7611444
snakes-and-ladders-say-squares = des cases avec leurs probabilités
# en: 666877f7
snakes-and-ladders-say-flow = Où le pion peut se trouver
# en: 1be8f9c9
snakes-and-ladders-say-lengths = Quand les parties finissent
# en: d58e37c3
snakes-and-ladders-say-turns = tours
# en: 61826e9d
snakes-and-ladders-say-not-one = Toutes les probabilités ensemble font { $total }, et elles devraient faire 1.
# en: 4d1d3f54
snakes-and-ladders-say-over = Après { $turns } { FORM($turns, "tour", "tours") }, { $percent } des parties sont finies.
# en: 6303ee40
snakes-and-ladders-say-without-task = Choisis où commence un serpent ou une échelle, pour l’enlever.
# en: 40405338
snakes-and-ladders-say-without = Le plateau sans un serpent ou une échelle
# en: d69eea42
snakes-and-ladders-say-jump = { $up ->
    [yes] échelle
   *[no] serpent
} de { $tail } à { $head }{ $taken ->
    [yes] , hors jeu
   *[no] {""}
}
# en: 15b04865
snakes-and-ladders-say-with-all = Avec tous, une partie dure en moyenne { $mean } tours.
# en: 651e8e41
snakes-and-ladders-say-with-less = Avec tous, une partie dure en moyenne { $mean } tours ; sans { $up ->
    [yes] l’échelle
   *[no] le serpent
} de { $tail } à { $head }, { $less }.
# en: 854a41bd
snakes-and-ladders-controls =
    .turns = tours

# en: e21bfee0
snakes-and-ladders-average = Combien de tours une partie dure-t-elle en moyenne ?
    .choices-20 = Environ 20
    .choices-39 = Environ 39
    .choices-60 = Environ 60
    .choices-100 = Environ 100
    .hint-1 = Sans serpents ni échelles, il faut environ 33 tours, et les serpents te renvoient en arrière.
    .hint-2 = Les serpents te renvoient en arrière, mais les échelles aident presque autant.
    .hint-3 = Un jet avance de 3,5 cases en moyenne.
    .because = 39,2 tours : personne ne décide rien, donc on peut le calculer exactement.
# en: 5bfbeb7d
snakes-and-ladders-fewest = En combien de tours, au moins, peut-on arriver ?
    .hint-1 = C’est 100 divisé par 6, sans aucune échelle.
    .hint-2 = Presque. Aucune suite de six jets ne mène à l’arrivée : regarde sur le curseur quand la probabilité commence.
    .hint-3 = Aucune échelle ne mène à l’arrivée depuis les six premières cases.
    .hint-4 = On peut le faire avec un tour de moins.
    .because = Sept, avec deux ou trois échelles, et avec une probabilité de moins de 1 %.
# en: bb88bc8d
snakes-and-ladders-over = La probabilité qu’une partie soit finie après quelques tours.
    .because = Commence en case 0 avec la probabilité 1, fais ce nombre de pas, et lis la case 100.
# en: f1b84263
snakes-and-ladders-half = Après combien de tours la moitié au moins de toutes les parties sont-elles finies ?
    .hint-1 = C’est la moyenne. Quelques parties très longues la tirent vers le haut ; la moitié des parties sont finies avant.
    .hint-2 = Après 20 tours, seules 22 % sont finies.
    .hint-3 = Presque : un tour de plus.
    .hint-4 = Elles sont finies un tour avant.
    .because = Ce nombre s’appelle la médiane. Les longues parties tirent la moyenne au-dessus d’elle.
# en: 7f815545
snakes-and-ladders-without = Tu peux enlever une échelle. Sans laquelle de celles-ci une partie dure-t-elle le plus longtemps ?
    .choices-28 = De 28 à 84, la plus longue
    .choices-80 = De 80 à 100, droit à l’arrivée
    .choices-1 = De 1 à 38, tout au début
    .choices-51 = De 51 à 67, au milieu
    .hint-1 = L’échelle de la case 28 est la plus longue, mais au-dessus d’elle, les serpents des rangées du haut attendent encore. Elle épargne environ 10 tours.
    .hint-2 = L’échelle de la case 1 est un beau départ, mais un jet sur six seulement tombe dessus, et une seule fois. Elle épargne moins d’un tour.
    .hint-3 = L’échelle de la case 51 aide, mais elle est courte. Elle épargne environ 4 tours.
    .because = L’échelle de la case 80 saute par-dessus les derniers serpents. Sans elle, une partie dure 20 tours de plus, et sans la plus longue 10.
# en: a1bb8673
snakes-and-ladders-odd = Sans l’un de ces serpents, une partie dure un tout petit peu plus longtemps. Quel serpent aide ?
    .choices-56 = De 56 à 53
    .choices-98 = De 98 à 78
    .choices-87 = De 87 à 24
    .choices-47 = De 47 à 26
    .hint-1 = Le serpent de la case 98 te renvoie depuis les dernières cases : sans lui, les parties sont plus courtes.
    .hint-2 = Le serpent de la case 87 te renvoie 63 cases en arrière : sans lui, les parties sont bien plus courtes.
    .hint-3 = Le serpent de la case 47 te ramène juste avant la longue échelle de la case 28, mais de trop de cases en arrière.
    .because = Le serpent de la case 56 coûte trois cases, et donne à certaines parties une deuxième chance pour les échelles qui suivent. Sans lui, une partie dure 0,01 tour de plus.
# en: 6ff35b55
snakes-and-ladders-weather = Une chaîne sans fin : après un jour de soleil, le suivant est ensoleillé avec une probabilité de 4/5, après un jour de pluie avec 2/5. À long terme, quelle est la part des jours de soleil ?
    .hint-1 = C’est la moyenne des deux. Mais il y a plus de jours de soleil que de pluie, et ils comptent plus.
    .hint-2 = C’est après un jour de soleil. Certains jours sont pluvieux.
    .hint-3 = C’est après un jour de pluie.
    .hint-4 = Le soleil a tendance à rester, la pluie à partir.
    .because = À long terme, autant de jours passent du soleil à la pluie que de la pluie au soleil : s × 1/5 = (1 − s) × 2/5, donc s = 2/3.
# en: 50a44eee
snakes-and-ladders-exercise-1 = Un pion est en case { $square }. Des serpents commencent aux cases suivantes : { $places }. Quelle est la probabilité que le prochain jet en rencontre un ?
    .level = Échauffement
    .hint-1 = C’est l’un d’eux.
    .hint-2 = C’est la probabilité de les éviter tous.
    .hint-3 = Le prochain jet ne peut atteindre que six cases.
    .because = { $k } des six cases devant lui.
# en: ae3ccdda
snakes-and-ladders-exercise-2 = Un pion est dans un piège. Il en sort si le dé montre l’une de ces faces : { $faces }. Combien de jets faut-il en moyenne ?
    .level = Échauffement
    .hint-1 = C’est la probabilité pour un jet. La moyenne, c’est un divisé par elle.
    .hint-2 = Ce serait vrai pour une seule face.
    .hint-3 = Ce sont les jets dans le piège. Compte aussi celui qui libère.
    .because = Un divisé par la probabilité : 6/{ $k }.
# en: 45d4d004
snakes-and-ladders-exercise-3 = Un pion est en case { $square }, et il n’y a ni serpents ni échelles à proximité. Quelle est la probabilité qu’il soit en case { $there } après deux tours ?
    .level = Entraînement
    .hint-1 = C’est un seul jet. Comment deux jets peuvent-ils faire { $far } ?
    .hint-2 = C’est l’une des façons. Combien de paires de jets font { $far } ?
    .hint-3 = Les sommes de deux jets n’ont pas la même chance.
    .because = { $ways } paires de jets sur 36 font { $far }.
# en: 1dbc4037
snakes-and-ladders-exercise-4 = Il y a deux pierres, et une grenouille est sur celle de gauche. À chaque minute, elle saute de la pierre de gauche à celle de droite avec une probabilité de 1/{ $a }, et de la droite à la gauche avec une probabilité de 1/{ $b }. Quelle est la probabilité qu’elle soit sur la pierre de gauche après deux minutes ?
    .level = Entraînement
    .hint-1 = Elle peut aussi avoir sauté et être revenue.
    .hint-2 = C’est sauter et revenir. Elle peut aussi être restée.
    .hint-3 = C’est après une minute.
    .because = Rester deux fois, ou partir et revenir : (1 − 1/{ $a })^2 + 1/{ $a } × 1/{ $b }.
# en: e2631d95
snakes-and-ladders-exercise-5 = En dehors du jeu : une imprimante qui marche tombe en panne dans l’heure qui suit avec une probabilité de 1/{ $a }, et une imprimante en panne est réparée dans l’heure qui suit avec une probabilité de 1/{ $b }. À long terme, pendant quelle part des heures marche-t-elle ?
    .level = Défi
    .hint-1 = C’est la part des heures où elle est en panne.
    .hint-2 = C’est l’heure qui suit, pour une imprimante qui marche.
    .hint-3 = Les deux probabilités sont différentes : dans quel état reste-t-elle plus longtemps ?
    .because = Il y a autant de pannes que de réparations : w × 1/{ $a } = (1 − w) × 1/{ $b }, donc w = { $a }/({ $a } + { $b }).
