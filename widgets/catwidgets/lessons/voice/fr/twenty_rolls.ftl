### Vingt lancers. Variables : { $rolls } lancers, { $attackers } et { $defenders } cubes perdus, { $two }, { $one } et { $other } lancers où la défense perd deux cubes, chaque camp un, l’attaque deux, { $people } personnes interrogées, { $off } et { $less } points d’erreur, { $fields } secteurs d’une roue.

# en: 7fc75d8a
twenty-rolls-guide =
    .plan-1 = Par deux, lancer vingt fois trois dés rouges contre deux bleus. Chaque binôme met un point au tableau.
    .plan-2 = Premier pronostic : qui perd le plus à la longue ? Laisser la classe en discuter avec ses propres points.
    .plan-3 = Le pronostic sur la grande école, puis les points d’autres classes. Les comparer aux vôtres.
    .plan-4 = À la longue : deux clubs, cinq séries et les 7 776 façons. « À toi » 1 et 2.
    .plan-5 = « À toi » 3 : combien de lancers suffisent ?
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Personne n’a mal lancé. Vingt lancers, c’est peu, et quand on lance peu, les résultats varient beaucoup.
    .say-2 = Ne demandons pas ce qui est sorti. Demandons ce qui sortirait, et combien de fois, si l’on recommençait tout encore et encore.
    .ask-1 = À côté de toi, on trouve le contraire. Qui de vous a raison, et comment pourriez-vous le savoir ?
    .ask-2 = Que pèse un seul coup de chance parmi 20 lancers ? Et parmi 200 ?
    .ask-3 = Pourquoi vaut-il mieux compter les 7 776 façons que lancer 7 776 fois ?
    .support = Additionnez les cubes de tous les binômes. Faites voir que la classe entière est plus près de la vraie valeur que la plupart des binômes.
    .extension = Donnez aussi trois dés à la défense, et comparez-les tous. Qui y gagne maintenant ?
    .ticket-1 = Un club lance 20 fois et affirme que l’attaque perd le plus. Que réponds-tu ?
    .ticket-2 = Vingt lancers disent le contraire plus d’une fois sur quatre. Lancez quelques centaines de fois, ou comptez toutes les façons.
    .open-1 = Y a-t-il un nombre de lancers après lequel plus personne ne peut se tromper ?
    .open-1-answer = Non. Le contraire devient de plus en plus rare, mais jamais impossible : l’attaque pourrait perdre deux cubes à chaque lancer.
    .open-2 = Dans les journaux, où se fie-t-on à vingt lancers ?
    .open-2-answer = Partout où quelques cas en représentent beaucoup : un nouveau médicament essayé par vingt personnes, un joueur félicité après cinq matchs, un sondage dans une seule classe.

# en: 71a26173
twenty-rolls-say-lost = { $who ->
    [each] chacun perd { $attackers } { FORM($attackers, "cube", "cubes") }
    [attacker] l’attaque perd { $attackers } { FORM($attackers, "cube", "cubes") }
    [defender] la défense perd { $defenders } { FORM($defenders, "cube", "cubes") }
   *[both] l’attaque perd { $attackers }, la défense { $defenders }
}
# en: e0b07944
twenty-rolls-say-two-numbers = deux nombres, ce que perd l’attaque et ce que perd la défense
# en: 0a7b0220
twenty-rolls-say-roll-task = Qui perd le plus de cubes ? Lance vingt fois et note-le.
# en: 09ac5687
twenty-rolls-say-rolls = lancers
# en: 6e7bdabc
twenty-rolls-say-roll = Lancer
# en: bb8be429
twenty-rolls-say-roll-tip = Lancer les cinq dés une fois
# en: 563bc31c
twenty-rolls-say-roll-twenty = Lancer 20 fois
# en: 108145e0
twenty-rolls-say-roll-twenty-tip = Lancer vingt fois et compter
# en: ffc0eac4
twenty-rolls-say-dice = Trois dés contre deux
# en: 5b4f5c01
twenty-rolls-say-attacker = attaque
# en: d213bb2b
twenty-rolls-say-defender = défense
# en: 324cec6c
twenty-rolls-say-attacker-lost = attaque : pertes
# en: 799308dd
twenty-rolls-say-defender-lost = défense : pertes
# en: c1063795
twenty-rolls-say-so-far = { $attack } contre { $defend } : { $lost }. Après { $rolls } { FORM($rolls, "lancer", "lancers") }, l’attaque a perdu { $attackers } { FORM($attackers, "cube", "cubes") }, la défense { $defenders }.
# en: 11c22050
twenty-rolls-say-class-task = Chaque point est un élève. Regarde d’autres classes, puis fais lancer tout le monde plus souvent.
# en: 9fbc3e0a
twenty-rolls-say-class = Ce qu’une classe a trouvé
# en: 3fc68041
twenty-rolls-say-same = autant
# en: 7949e53b
twenty-rolls-say-attacker-more = l’attaque a perdu plus
# en: 98abf633
twenty-rolls-say-defender-more = la défense a perdu plus
# en: 532988fa
twenty-rolls-say-found = { $pupils } élèves lancent { $rolls ->
    [1] une fois
   *[other] { $rolls } fois
}. Pour { $more } d’entre eux, c’est la défense qui a perdu le plus ; pour { $less }, l’attaque ; pour { $level }, ni l’une ni l’autre.
# en: a22f7d3a
twenty-rolls-say-settling-task = Déplace le curseur. Que deviennent les lignes ?
# en: eb0182fa
twenty-rolls-say-settling = Part de la défense dans les pertes
# en: 13b8a1a7
twenty-rolls-say-settling-label = Part de la défense dans tous les cubes perdus, en cinq séries de lancers
# en: f0476f37
twenty-rolls-say-run = n° { $k }
# en: 2ac11909
twenty-rolls-say-rolls-so-far = lancers jusqu’ici
# en: 0571a9fe
twenty-rolls-say-share = part
# en: 66c5d578
twenty-rolls-say-apart = Après { $rolls } lancers, les cinq parts sont comprises entre { $low } et { $high }.
# en: 5c0fe4a0
twenty-rolls-say-opposite-task = Déplace le curseur. Combien de fois les lancers disent-ils encore le contraire ?
# en: c71e621f
twenty-rolls-say-opposite = Lancers qui disent le contraire
# en: 4b90a303
twenty-rolls-say-chance = probabilité
# en: 26ff1d16
twenty-rolls-say-after = À la longue, { $who ->
    [attacker] c’est l’attaque qui perd le plus
    [nobody] les deux perdent autant
   *[defender] c’est la défense qui perd le plus
}. Qui a perdu le plus après { $rolls } lancers ? La défense : { $more } ; l’attaque : { $less } ; ni l’une ni l’autre : { $level }.
# en: 8d44d7a1
twenty-rolls-controls =
    .rolls = lancers
    .class_number = classe

# en: 9b422449
twenty-rolls-who-gains = Trois dés en attaquent deux ; à égalité, la défense gagne. Qui perd le plus de cubes à la longue ?
    .choices-defender = La défense
    .choices-attacker = L’attaque
    .choices-both = Autant l’une que l’autre
    .hint-1 = Les égalités aident la défense. Mais l’attaque garde les deux meilleurs de ses trois dés.
    .hint-2 = C’est presque égal, mais pas tout à fait.
    .because = Le troisième dé compte plus que les égalités : à chaque lancer, la défense perd en moyenne 1,079 cube, l’attaque 0,921.
# en: 9f897903
twenty-rolls-a-school = Dans une grande école, tout le monde lance trois dés contre deux, vingt fois. Combien d’élèves sur cent trouvent le contraire, c’est-à-dire que l’attaque perd plus ?
    .choices-3 = Environ 3
    .choices-10 = Environ 10
    .choices-28 = Environ 28
    .choices-50 = Environ 50
    .hint-1 = Vingt lancers varient plus que cela.
    .hint-2 = C’est le nombre d’élèves qui trouvent que les deux perdent autant.
    .hint-3 = La défense perd vraiment plus, et même vingt lancers le montrent un peu.
    .because = 28,3 % trouvent le contraire, et 9,9 % que les deux perdent autant. Vingt lancers, c’est peu.
# en: 5ddb1c62
twenty-rolls-two-clubs = Un club lance 20 fois par jour, un autre 200 fois. Quel club a le plus de jours où l’attaque perd plus de cubes que la défense ?
    .choices-small = Celui qui lance 20 fois
    .choices-large = Celui qui lance 200 fois
    .choices-alike = Autant l’un que l’autre
    .hint-1 = Avec plus de lancers, il y a plus de surprises, mais aussi plus de lancers pour les compenser.
    .hint-2 = Les dés sont les mêmes. Mais que pèse un coup de chance parmi 20 lancers ? Et parmi 200 ?
    .because = Avec 20 lancers, cela arrive 28,3 % des jours ; avec 200, 7,8 %. Quand on lance peu, les résultats varient plus.
# en: af7afac5
twenty-rolls-net = Combien de cubes la défense perd de plus que l’attaque en un lancer.
    .because = Ce que perd la défense, moins ce que perd l’attaque.
# en: d57d6394
twenty-rolls-net-mean = Combien de cubes la défense perd-elle de plus que l’attaque, en moyenne, en un lancer ?
    .hint-1 = C’est ce que perd la défense. Enlève ce que perd l’attaque.
    .hint-2 = C’est ce que perd l’attaque.
    .hint-3 = C’est la somme sur toutes les façons. Divise par leur nombre.
    .hint-4 = C’est ce que les deux perdent ensemble.
    .because = 2 × 2 890 cubes moins 2 × 2 275 cubes, pour 7 776 façons.
# en: aea37927
twenty-rolls-enough = Après combien de lancers le contraire arrive-t-il pour la première fois moins d’une fois sur 10 ?
    .hint-1 = Après vingt lancers, c’est encore plus d’une fois sur 4.
    .hint-2 = Après cent lancers, c’est encore 15 %.
    .hint-3 = Cela arrive déjà plus tôt.
    .hint-4 = Regarde bien : après 160 lancers, c’est 10,02 %, un peu plus d’une fois sur 10.
    .because = C’est huit fois plus que vingt, et le contraire arrive encore presque une fois sur dix.
# en: 7a770c89
twenty-rolls-exercise-1 = Sur 50 lancers, la défense a perdu deux cubes { $two } fois, chaque camp en a perdu un { $one } fois, et l’attaque en a perdu deux { $other } fois. Quelle est la fréquence de « la défense perd deux cubes » ?
    .level = Échauffement
    .hint-1 = C’est le nombre de fois où c’est arrivé. Sur combien de lancers ?
    .hint-2 = Compare avec les 50 lancers, pas seulement avec les autres.
    .hint-3 = Ici, compte les lancers, pas les cubes.
    .because = { $two } lancers sur 50.
# en: 3f3715c8
twenty-rolls-exercise-2 = On a lancé un dé { $rolls } fois. La fréquence du six était { $share } %. Combien de six sont sortis ?
    .level = Échauffement
    .hint-1 = Ce serait vrai avec 100 lancers.
    .hint-2 = Pour cent veut dire : sur cent. Divise par 100.
    .hint-3 = C’est ce qu’un dé donne en moyenne. Combien en est-il sorti cette fois ?
    .hint-4 = Ce sont les lancers sans six.
    .because = { $share } % de { $rolls } lancers : { $rolls } × { $share }/100.
# en: bd08d326
twenty-rolls-exercise-3 = Sur 50 lancers, la défense a perdu deux cubes { $two } fois, chaque camp en a perdu un { $one } fois, et l’attaque en a perdu deux { $other } fois. Combien de cubes la défense a-t-elle perdus en moyenne par lancer ?
    .level = Entraînement
    .hint-1 = Ce sont les cubes des 50 lancers. Combien cela fait-il pour un seul ?
    .hint-2 = Dans { $two } de ces lancers, la défense a perdu deux cubes.
    .hint-3 = Quand chaque camp en perd un, la défense perd aussi un cube.
    .because = { $two } × 2 + { $one } × 1 cubes en 50 lancers.
# en: fefe0c8c
twenty-rolls-exercise-4 = Un sondage électoral interroge { $people } personnes tirées au hasard. Il se trompe souvent de { $off } points de pourcentage. Avec quatre fois plus de personnes, ce serait la moitié. Combien de personnes faut-il interroger pour qu’il ne se trompe souvent que de { $less } ?
    .level = Entraînement
    .hint-1 = Cela aide moins que tu ne crois : pour se tromper deux fois moins, il faut quatre fois plus de personnes.
    .hint-2 = Avec moins de personnes, le résultat varie plus, pas moins.
    .hint-3 = Avec ce nombre, le sondage se trompe souvent de { $off }.
    .because = Chaque fois que tu divises { $off } par deux, il faut quatre fois plus de personnes, jusqu’à arriver à { $less }.
# en: 4ba7f925
twenty-rolls-exercise-5 = Une roue de loterie a { $fields } secteurs égaux. Sur { $good } d’entre eux tu gagnes, sur { $bad } tu perds. Tu la fais tourner trois fois. Quelle est la probabilité que tu perdes plus souvent que tu ne gagnes ?
    .level = Défi
    .hint-1 = Si tu perds deux fois sur trois, tu perds aussi plus souvent que tu ne gagnes.
    .hint-2 = C’est perdre deux fois en deux essais. Si tu en fais trois, lequel peut être gagnant ?
    .hint-3 = C’est vrai pour un seul essai.
    .hint-4 = Tu peux gagner au premier, au deuxième ou au troisième essai.
    .because = Perdre trois fois : { $bad }³ façons. Perdre deux fois : 3 × { $bad }² × { $good } façons. Le tout sur { $fields }³ = { $ways }.
