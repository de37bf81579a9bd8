### 03_next_door.ipynb

# en: f16209bb
next-door-0-1 = # 3 Juste à côté
# en: b2a9206b
next-door-0-2 = Ton client attend juste à côté. Un pas, et tu y serais. Mais tes dés donnent quatre pas, et tu dois tous les faire. Peux-tu finir sur la case du client ?
# en: b5ab380a
next-door-0-3 = - où un taxi peut se trouver après un certain nombre de pas ;
    - comment une démonstration évite de tout essayer ;
    - ce qui fait échouer la démonstration.
# en: 463fd15b
next-door-0-4 = **Il te faut** du papier quadrillé et environ 35 minutes.
# en: 73fe1ea8
next-door-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 70c6a717
next-door-0-6 = La ville vient du jeu Cat Cab Crew, auquel tu peux [jouer ici](../cat_cab/play.ipynb). [Toutes les unités](course.ipynb).
# en: f8cd66d0
next-door-1-1 = ## Quatre pas
# en: dfde4f7f
next-door-1-2 = Où as-tu fini ? Essaie aussi sur du papier quadrillé.
# en: c0698267
next-door-2-1 = ## Tous les chemins à la fois
# en: 1ab453f3
next-door-2-2 = Le taxi peut-il finir juste à côté ? Un ordinateur peut faire tous les pas à la fois. Il commence avec une seule case. Pas à pas, il remplace chaque case par ses quatre voisines.
# en: b997b1d4
next-door-2-3 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: e39f320d
next-door-prints-1 = { $steps } pas : oui
# en: 4e1bab7d
next-door-prints-2 = { $steps } pas : non
# en: 4b6ff437
next-door-2-4 = La carte utilise cette fonction. Elle marque les cases où le taxi peut finir.
# en: b1093cf3
next-door-2-5 = **La démonstration.** Colorie les cases comme un échiquier. Chaque pas change de couleur, donc quatre pas ramènent à la première. Juste à côté, c’est l’autre couleur.
# en: 38e8a9e7
next-door-2-6 = Pair ou impair : c’est la **parité**. Sur les cases unies, *x* + *y* est pair. La cellule le vérifie pour trente nombres de pas.
# en: f89c1e4f
next-door-prints-3 = Une seule couleur à chaque fois.
# en: 6ae16832
next-door-prints-4 = Deux couleurs à la fois.
# en: b596c4d0
next-door-3-1 = ## À toi
# en: 1e43058a
next-door-3-2 = Compte ligne par ligne.
# en: b8d87df4
next-door-3-3 = **Si tu programmes :** écris toute la règle : `True` si un taxi peut aller de `start` à `end` en exactement `steps` pas dans une ville sans fin. Il faut que ce soit assez près, et que la parité convienne. Sinon, continue.
# en: 9d45e4bf
next-door-4-1 = ## En diagonale
# en: e3eaa518
next-door-4-2 = Essaie. Retourne à *L’idée en Python* et ajoute `(1, 1)` à `moves`. Appuie sur *Exécuter*, et la carte change aussi : que deviennent les couleurs ?
# en: 867f6fc4
next-door-4-3 = Voici la même chose avec les quatre diagonales, sans toucher à la fonction.
# en: 3f9654ea
next-door-5-1 = ## Exercices
# en: 32b617c7
next-door-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: d182321a
next-door-6-1 = ## Ce que nous avons vu
# en: 776c7bdb
next-door-6-2 = - Chaque pas change de couleur. Un nombre pair de pas ramène donc à la même couleur.
    - C’est une démonstration : elle vaut pour tous les chemins, et personne n’a dû les essayer.
    - Une ville que l’on peut colorier ainsi est dite *bipartie*. Les pas en diagonale cassent tout.
# en: c058d662
next-door-6-3 = **À méditer.** Et si un taxi pouvait aussi attendre le temps d’un pas ? Quelles pièces du jeu d’échecs changent toujours de couleur, et lesquelles n’en changent jamais ?
# en: b71554d5
next-door-6-4 = **Pour continuer.** Dans le jeu, certains déplacements avancent de deux cases tout droit : [Chemins du retour](../cat_cab/lesson_ways_home.ipynb).
