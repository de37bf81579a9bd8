### 20_either_or.ipynb

# en: 1c50e005
either-or-0-1 = # 20 L’un ou l’autre
# en: 4a4de544
either-or-0-2 = 24 cartes d’un jeu, blanches et noires, numérotées de 1 à 8. Certaines sont deux choses à la fois. Trouve-les toutes.
# en: 42a1b569
either-or-0-3 = - pourquoi huit et trois peuvent faire dix ;
    - comment des cercles et un tableau mettent de l’ordre dans les cartes ;
    - pourquoi il est souvent plus facile de compter ce qu’on ne veut pas.
# en: 235d7a86
either-or-0-4 = **Il te faut** les fractions. Environ 40 minutes. Tu n’as pas besoin d’écrire de Python : lis, clique, et écris des nombres.
# en: fbcef107
either-or-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: a40f9842
either-or-0-6 = Les cartes viennent du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](../meow_daifugo/play.ipynb). [Toutes les unités](course.ipynb).
# en: 770e4ed2
either-or-1-1 = ## Devine d’abord
# en: 735de889
either-or-1-2 = En mathématiques, *ou* veut dire : l’un, l’autre, ou les deux.
# en: 3758e693
either-or-2-1 = ## Des cercles et un tableau
# en: bdd05794
either-or-2-2 = Une carte qui a les deux propriétés se trouve dans les deux cercles. Une telle image s’appelle un **diagramme de Venn**. Les mêmes quatre nombres sont dans un **tableau à double entrée**.
# en: ab19827c
either-or-2-3 = Voici toute l’idée en Python. Elle parcourt les cartes, et compte chacune une fois.
# en: 53a015be
either-or-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 61ca0209
either-or-2-5 = Choisis plus haut *un 1* et *haute* : le milieu est vide. Et voici les cartes qui sont blanches ou un 1, comme tu les as trouvées :
# en: 48733ab6
either-or-2-6 = **À toi.** Additionne, et retire ce que tu as compté deux fois.
# en: 65684c34
either-or-3-1 = ## Probabilités
# en: 8a549c8c
either-or-3-2 = Toutes les cartes ont la même chance d’être tirées. Une probabilité est donc un nombre de cartes divisé par 24.
# en: 42d528ae
either-or-3-3 = L’**événement contraire**, c’est tout le reste. Un événement et son contraire ont ensemble la probabilité 1. La probabilité d’une carte qui n’est pas blanche est donc
# en: 5f45f194
either-or-3-4 = L’ordinateur tire mille fois, et compte.
# en: 727ea86c
either-or-prints-1 = { $found } cartes
# en: 4494ce0a
either-or-3-5 = **À toi.** Ce *ou*-là est un autre : l’un des deux, mais pas les deux. De quelles zones des cercles as-tu besoin ?
# en: 27af9b96
either-or-4-1 = ## Parmi les cartes paires
# en: d44e52d6
either-or-4-2 = Quelqu’un regarde une carte et t’en dit quelque chose. Il ne reste alors que quelques cartes. Lis une seule ligne, ou une seule colonne du tableau.
# en: 8d364f95
either-or-4-3 = Les blanches parmi les paires, ce n’est pas la même chose que les paires parmi les blanches :
# en: 58349cf5
either-or-prints-2 = { $wanted } paires ou hautes, { $1000-wanted } ni l’un ni l’autre
# en: 5f07eeac
either-or-prints-3 = { $len-both } des { $len-even } cartes paires sont blanches, { $len-both } des { $len-white } cartes blanches sont paires
# en: 62a4915c
either-or-4-4 = Maintenant, une question sans cartes. Pense aux cercles.
# en: 9f4f9bd0
either-or-5-1 = ## Exercices
# en: 82d13eb9
either-or-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: fff0939b
either-or-6-1 = ## Ce que nous avons vu
# en: 36a5213b
either-or-6-2 = - L’un ou l’autre : additionne, et retire ce qui a été compté deux fois. Si les événements sont incompatibles, il n’y a rien à retirer.
    - Chaque carte est dans une seule des quatre zones, et la somme de leurs probabilités est 1.
    - L’événement contraire, c’est tout le reste : 1 moins la probabilité.
# en: 77263691
either-or-6-3 = **À méditer.** Quand suffit-il d’additionner ? Un cercle peut-il être à l’intérieur de l’autre ?
# en: 38257a0e
either-or-6-4 = **Pour continuer.** Deux dés sur un tableau : [Égalités](01_ties.ipynb).
