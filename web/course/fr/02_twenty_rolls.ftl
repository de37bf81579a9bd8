### 02_twenty_rolls.ipynb

# en: 26e7baaa
twenty-rolls-0-1 = # 2 Vingt lancers
# en: 9cd3236d
twenty-rolls-0-2 = Trois dés en attaquent deux. Tu lances vingt fois et, à côté de toi, on trouve le contraire. Qui a raison ?
# en: 7a035509
twenty-rolls-0-3 = - à quel point vingt lancers varient ;
    - ce qui se passe si tu continues encore et encore ;
    - combien de lancers suffisent pour être presque sûr.
# en: c3f37e5f
twenty-rolls-0-4 = **Il te faut** les fractions, les pourcentages, l’unité [Égalités](01_ties.ipynb) et environ 45 minutes. Prépare cinq dés, si tu en as.
# en: ffeacb21
twenty-rolls-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 4a8c4169
twenty-rolls-0-6 = Les dés sont ceux du jeu Empire, auquel tu peux [jouer ici](../empire/play.ipynb). [Toutes les unités](course.ipynb).
# en: 668e40c2
twenty-rolls-1-1 = ## Lance vingt fois
# en: 68cefd61
twenty-rolls-1-2 = On compare le plus grand nombre de chaque camp, puis le deuxième plus grand. Le camp qui a le plus petit des deux perd un cube. **À égalité, la défense gagne.**
# en: 54261e65
twenty-rolls-1-3 = Le troisième dé aide l’attaque, les égalités aident la défense. Qu’est-ce qui compte le plus ?
# en: 32ccee56
twenty-rolls-1-4 = Voici toute la règle en Python. Elle range les dés du plus grand nombre au plus petit, et les compare deux par deux. Le troisième dé de l’attaque reste seul.
# en: 3d0dbf85
twenty-rolls-1-5 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 11cc9836
twenty-rolls-1-6 = Ces dés suivent ta règle. Lance vingt fois et note qui a perdu le plus de cubes. Puis appuie sur *Recommencer*.
# en: 0d2d9704
twenty-rolls-2-1 = ## Toute une classe
# en: cdf84906
twenty-rolls-2-2 = Tes vingt lancers disaient-ils la même chose ? Ce n’est pas le cas pour tout le monde.
# en: cdac3266
twenty-rolls-2-3 = Voici une classe de trente. Chaque point est un élève qui a lancé vingt fois. À gauche, ce sont ceux qui ont trouvé que l’attaque perdait plus. Regarde quelques classes. Puis fais lancer tout le monde une seule fois, et ensuite 200 fois.
# en: 90e50b76
twenty-rolls-2-4 = Voici vingt lancers d’un coup. Appuie plusieurs fois sur *Exécuter encore*. La cellule compte ce que l’attaque et la défense ont perdu.
# en: b45759f3
twenty-rolls-prints-1 = l’attaque perd { $attacker }, la défense { $defender } : { $n } fois
# en: a09cf3ce
twenty-rolls-2-5 = **Si tu programmes :** écris une fonction pour la différence : en un lancer, combien de cubes la défense perd-elle *de plus* que l’attaque ? Utilise `losses`. Sinon, continue.
# en: 83aef00c
twenty-rolls-3-1 = ## À la longue
# en: 57051a05
twenty-rolls-3-2 = Divise le nombre de fois où quelque chose arrive par le nombre de lancers : c’est sa **fréquence**. La voici pour « la défense perd deux cubes ». Appuie plusieurs fois sur *Exécuter encore*. Quelle ligne change le plus, et laquelle le moins ?
# en: 60531057
twenty-rolls-prints-2 = { $n } lancers : { $share }
# en: 9c8413c8
twenty-rolls-3-3 = Au début, une fréquence saute dans tous les sens. Puis elle se stabilise.
# en: 26cb6c77
twenty-rolls-3-4 = Cinq personnes lancent encore et encore. Après chaque lancer, elles calculent la part de la défense dans tous les cubes perdus. Déplace le curseur vers la droite.
# en: 2cd9b562
twenty-rolls-3-5 = Lancer, on n’en finit jamais ; compter, si. Cinq dés peuvent tomber de 6 × 6 × 6 × 6 × 6 façons, et toutes ont la même chance d’arriver. L’ordinateur les écrit toutes et interroge ta règle.
# en: 233c96ed
twenty-rolls-prints-3 = l’attaque perd { $attacker } et la défense { $defender } : { $n } sur { $len-ways }
# en: 153836a3
twenty-rolls-3-6 = **À toi.** Sers-toi de ces trois nombres. Tu peux écrire une fraction.
# en: 1612f42e
twenty-rolls-4-1 = ## Combien de lancers suffisent ?
# en: 8236c0b0
twenty-rolls-4-2 = À chaque lancer, la défense perd donc en moyenne un peu plus. C’est si peu que vingt lancers le cachent souvent. La ligne montre la probabilité que les lancers disent le contraire. Elle est calculée exactement, avec ta règle.
# en: dbad0cb1
twenty-rolls-4-3 = **À toi.** Déplace le curseur et lis la phrase.
# en: 1488304f
twenty-rolls-4-4 = Et si l’attaque gagnait les égalités ? Retourne à la règle, écris `>=` à la place de `>` et appuie sur *Exécuter*. Vingt lancers te disent-ils maintenant qui y gagne ?
# en: f5d54e48
twenty-rolls-5-1 = ## Exercices
# en: ce91611e
twenty-rolls-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: b0d1df48
twenty-rolls-6-1 = ## Ce que nous avons vu
# en: b04066be
twenty-rolls-6-2 = - Vingt lancers varient beaucoup. Plus d’un élève sur quatre trouve le contraire de ce qui arrive à la longue.
    - Une fréquence se stabilise quand on continue. Pour qu’elle varie deux fois moins, il faut quatre fois plus de lancers.
    - Compter les 7 776 façons dit exactement ce que les lancers laissent seulement deviner.
# en: de446e20
twenty-rolls-6-3 = **À méditer.** Y a-t-il un nombre de lancers après lequel plus personne ne peut se tromper ? Dans les journaux, où se fie-t-on à vingt lancers ?
# en: 56bcf193
twenty-rolls-6-4 = **Pour continuer.** Le même lancer cache une erreur célèbre : [Un seul jet](../empire/lesson_one_roll.ipynb).
