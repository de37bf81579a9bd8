### Égalité. Variables : { $n } faces d’un dé, { $pairs } paires, { $mine } et { $theirs } faces de l’attaque et de la défense.

# en: 0d4671f0
ties-guide =
    .plan-1 = Par deux, lancer vingt fois deux vrais dés et compter qui gagne. Pas encore d’ordinateur.
    .plan-2 = Tout le monde devine qui gagne le plus souvent (premier pronostic). Compter les mains levées pour chaque réponse.
    .plan-3 = Compter les égalités, puis les paires. Faire remplir sur papier un carré de 6 sur 6 avant d’exécuter la cellule.
    .plan-4 = « À toi » 1 et 2 : changer la règle et voir le tableau changer.
    .plan-5 = Le curseur avec plus de faces : que deviennent les égalités ?
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Avant de compter, décidez ce que vous comptez : toutes les façons dont les deux dés peuvent tomber.
    .say-2 = Un 2 rouge et un 5 bleu, c’est une façon ; un 5 rouge et un 2 bleu, c’en est une autre.
    .ask-1 = Pourquoi « 2 et 5 » et « 5 et 2 » font-ils deux paires, alors que « 3 et 3 » n’en fait qu’une ?
    .ask-2 = Qui y gagnerait si l’on relançait les égalités ?
    .ask-3 = Qu’est-ce qui doit être vrai de toutes les paires pour qu’il suffise de les compter ?
    .support = Prenez des dés de deux couleurs, et faites écrire chaque lancer dans la case de sa paire.
    .extension = Trouvez votre propre règle, presque équitable mais pas tout à fait. Laquelle est la plus proche de l’équité ?
    .ticket-1 = Deux dés à quatre faces ; à égalité, la défense gagne. Quelle est la probabilité que l’attaque gagne ?
    .ticket-2 = 6/16 = 3/8
    .open-1 = Peux-tu inventer une règle équitable pour les égalités ?
    .open-1-answer = Oui : relancer jusqu’à ce qu’il n’y ait plus d’égalité, ou laisser une pièce décider. Les deux camps ont alors la même chance.
    .open-2 = Que se passe-t-il avec mille faces ?
    .open-2-answer = Les égalités deviennent rares : une paire sur mille. L’attaque s’approche d’un demi sans jamais l’atteindre : 999/2000.

# en: 0167242d
ties-say-roll-task = Lance pour les deux camps : le plus grand nombre gagne ; à égalité, c’est la défense.
# en: 5306e345
ties-say-rolls = les lancers
# en: 0eb96815
ties-say-roll = Lancer
# en: 75fe37fc
ties-say-roll-tip = Lancer un dé pour chaque camp
# en: c773bd50
ties-say-roll-twenty = Lancer 20 fois
# en: 7d16a7c6
ties-say-roll-twenty-tip = Lancer vingt fois et compter
# en: 516b8e4d
ties-say-square = { $a } contre { $d } : { $who ->
        [attacker] l’attaque
       *[defender] la défense
    } gagne
# en: f544f2e8
ties-say-so-far = { $last }. Gagnés jusqu’ici : attaque { $attackers }, défense { $defenders }.
# en: befda6f8
ties-say-board-task = Clique sur une case : elle passe à l’autre camp.
# en: 57b5ad3d
ties-say-task = Déplace le curseur. Que deviennent les égalités ?
# en: 142f9c29
ties-say-board = Toutes les paires de faces
# en: 2d763a22
ties-say-attacker = dé de l’attaque
# en: f83900cd
ties-say-defender = dé de la
# en: 3c1683a4
ties-say-defender-2 = défense
# en: 6dad3c24
ties-say-a = A
# en: d52747db
ties-say-d = D
# en: 635fc823
ties-say-won = L’attaque gagne { $won } paires sur { $sides } × { $sides } = { $pairs }. Cela fait { $chance }, soit { $percent }. { $sides } paires sont des égalités, et l’attaque en gagne { $ties }.
# en: 671ff527
ties-controls =
    .sides = faces
# en: 8cdb266b
ties-say-experiment = Un dé pour chaque camp, vingt fois : combien de fois l’attaque gagne-t-elle ?
# en: f03562ae
ties-say-experiment-counts = gagnés par l’attaque

# en: f5f4e079
ties-fair = Chaque camp lance un dé. Le plus grand nombre gagne ; à égalité, c’est la défense. Qui gagne le plus souvent ?
    .choices-attacker = L’attaque
    .choices-defender = La défense
    .choices-fair = C’est équitable
    .hint-1 = Pense aux égalités : qui les gagne ?
    .hint-2 = Ce serait équitable sans les égalités. Mais il y en a : qui gagne alors ?
    .because = Sans les égalités, chaque camp gagnerait aussi souvent que l’autre ; mais la défense les gagne toutes.
# en: b5701f0c
ties-how-many = Deux dés peuvent tomber de 36 façons. Dans combien d’entre elles montrent-ils le même nombre ?
    .hint-1 = Une seule ? Les deux dés peuvent montrer 1, ou 2, ou…
    .hint-2 = Une paire comme 3 et 3, c’est une façon, pas deux.
    .hint-3 = Ce sont toutes les façons.
    .hint-4 = Ce sont les façons sans égalité.
    .because = 1 et 1, 2 et 2, et ainsi de suite jusqu’à 6 et 6.
# en: 117ee3cf
ties-one-against-one = Alors, quelle est la probabilité que l’attaque gagne ?
    .hint-1 = Ce serait vrai sans les égalités. Certaines paires sont des égalités, et la défense les gagne.
    .hint-2 = C’est la probabilité d’une égalité.
    .hint-3 = C’est la probabilité qu’il n’y ait pas d’égalité.
    .hint-4 = C’est la probabilité que la défense gagne.
    .because = 36 paires moins 6 égalités, il en reste 30. Dans la moitié, l’attaque a le plus grand nombre : 15 sur 36.
# en: e7923fa8
ties-to-the-attacker = Change la règle : maintenant, l’attaque gagne les égalités. Dans combien des 36 paires l’attaque gagne-t-elle ?
    .hint-1 = C’est le nombre sans les égalités ; ajoute-les maintenant.
    .hint-2 = Ce serait moitié-moitié seulement s’il n’y avait pas d’égalités.
    .hint-3 = Ce sont les égalités seules.
    .because = Les six égalités changent de camp : 15 + 6.
# en: 991cf4ce
ties-pairs-two-higher = Maintenant, l’attaque ne gagne que si son dé dépasse l’autre d’au moins 2 : 5 bat 3, mais 5 ne bat pas 4. Dans combien des 36 paires l’attaque gagne-t-elle ?
    .hint-1 = C’est vrai si 1 de plus suffit. Quelles paires sont perdues maintenant ?
    .hint-2 = Dans la moitié de ces paires, c’est la défense qui a le plus grand nombre.
    .hint-3 = Ce sont les paires où l’attaque dépasse de 1 exactement.
    .because = Dans 5 des 15 paires, l’attaque n’a que 1 de plus : 15 − 5.
# en: b5ffe9ff
ties-two-higher = L’attaque ne gagne que si son dé dépasse l’autre d’au moins 2.
    .because = La frontière s’éloigne d’une case des égalités.
# en: 0a54d481
ties-many-sides = Lance des dés à 20 faces. À égalité, c’est encore la défense qui gagne. Quelle est la probabilité que l’attaque gagne ?
    .hint-1 = C’était vrai avec six faces.
    .hint-2 = Presque. Mais il reste 20 égalités parmi 400 paires.
    .hint-3 = C’est la probabilité d’une égalité.
    .hint-4 = C’est la probabilité que la défense gagne.
    .because = 400 paires moins 20 égalités, il en reste 380, et la moitié fait 190. 190 sur 400.
# en: d26c6adc
ties-exercise-1 = Deux dés à { $n } faces. À égalité, la défense gagne. Quelle est la probabilité que l’attaque gagne ?
    .level = Échauffement
    .hint-1 = Ce serait vrai sans les égalités.
    .hint-2 = C’est la probabilité d’une égalité.
    .hint-3 = C’est la probabilité que la défense gagne.
    .because = { $pairs } paires, moins { $n } égalités, et la moitié du reste.
# en: 20ac4bb6
ties-exercise-2 = Deux dés à { $n } faces. Dans combien de paires les dés montrent-ils des nombres différents ?
    .level = Échauffement
    .hint-1 = Ce sont les paires où le nombre est le même.
    .hint-2 = Ce sont toutes les paires.
    .hint-3 = 2 et 4, c’est une paire ; 4 et 2, c’en est une autre.
    .because = { $pairs } paires, moins { $n } où le nombre est le même.
# en: ae930282
ties-exercise-3 = L’attaque lance un dé à { $mine } faces, la défense un dé à { $theirs }. À égalité, la défense gagne. Quelle est la probabilité que l’attaque gagne ?
    .level = Entraînement
    .hint-1 = Les dés sont différents. Qui a les plus grands nombres ?
    .hint-2 = On ne peut pas partager les faces comme ça. Dessine le tableau et compte les cases.
    .because = Dessine un tableau de { $mine } colonnes et { $theirs } lignes, et compte les cases où l’attaque a le plus grand nombre.
# en: 2fcec09f
ties-exercise-4 = Ton amie prend au hasard un train parmi { $n }, et toi aussi. Il en passe un toutes les dix minutes, et qui arrive en premier attend l’autre. Quelle est la probabilité que tu attendes au moins 20 minutes ?
    .level = Entraînement
    .hint-1 = Là, tu comptes aussi les attentes de dix minutes.
    .hint-2 = Là, tu comptes aussi les paires où c’est ton amie qui attend.
    .hint-3 = Dessine un tableau de tes trains et des siens, et compte les cases.
    .because = Il y a { $pairs } paires de trains. Dans { $good } d’entre elles, le sien passe au moins deux trains plus tard.
# en: ab4aec31
ties-exercise-5 = Deux dés à { $n } faces. À la première égalité, on relance. À la deuxième, la défense gagne. Quelle est la probabilité que l’attaque gagne ?
    .level = Défi
    .hint-1 = C’est la probabilité de gagner tout de suite. Que peut-il se passer après une égalité ?
    .hint-2 = Ce serait vrai si l’on relançait à chaque égalité. Mais à la deuxième, la défense gagne.
    .because = La probabilité de gagner tout de suite, plus la probabilité d’une égalité multipliée par celle de gagner ensuite.
