### Sommes. Variables : { $n } dés, sacs ou chronométreurs, { $t } une somme, { $s } un écart-type ou une erreur, { $m } une moyenne.

# en: de81c874
sums-guide =
    .plan-1 = Par deux, lancer et additionner : un dé, deux, trois. Sur la page, un dé de plus et 200 lancers, encore et encore.
    .plan-2 = Premier pronostic : quelle est la probabilité d’avoir exactement la moyenne de dix dés ?
    .plan-3 = De deux dés à trois sur du papier quadrillé : chaque somme reçoit les façons de six sommes avant elle. Puis les barres grandissent sur la page.
    .plan-4 = La cloche et son écart-type : à moins d’un écart-type, deux sur trois ; à moins de deux, 95 sur 100. Le dé étrange.
    .plan-5 = Quatre fois plus de dés, et seulement deux fois plus large. La pièce : cela s’équilibre-t-il ?
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Pour les extrêmes, tous les dés doivent être d’accord. Le milieu, on peut l’obtenir de beaucoup de façons.
    .say-2 = Les erreurs vont vers le haut et vers le bas. Additionnées, elles se compensent en partie : l’écart-type augmente comme la racine carrée.
    .ask-1 = De combien de façons trois dés font-ils 3, et de combien 10 ?
    .ask-2 = Qu’est-ce qui est le plus loin de la moitié, en nombre et en proportion : 60 fois pile sur 100, ou 5 100 fois sur 10 000 ?
    .ask-3 = Où additionne-t-on encore beaucoup de petites choses : tailles, notes, temps d’attente ?
    .support = Faites écrire les 36 sommes de deux dés dans un carré de 6 sur 6, et compter le long des diagonales.
    .extension = Comparez l’écart-type de deux, trois et dix dés à leur moyenne : 34 %, 28 %, 15 %. Avec combien de dés passe-t-il sous 10 % ? (24, car 0,488 ÷ √24 est un peu moins.)
    .ticket-1 = Un paquet de sucre s’écarte d’environ 3 g de son poids. De combien s’écarte à peu près un carton de 25 paquets ?
    .ticket-2 = 3 × √25 = 15 g
    .open-1 = Pourquoi tant de choses dans la nature ont-elles la forme d’une cloche ?
    .open-1-answer = Ce sont des sommes de beaucoup de petites choses qui ne dépendent pas les unes des autres : une taille est faite de nombreux gènes et repas, une erreur de mesure de nombreuses petites perturbations.
    .open-2 = Qu’est-ce qui n’a pas cette forme ?
    .open-2-answer = Là où une chose pèse plus que toutes les autres, ou là où les choses dépendent les unes des autres : les revenus, la taille des villes, les dégâts d’une tempête.

# en: 0b274be7
sums-say-roll = Lancer
# en: d7d1fa7e
sums-say-roll-tip = Lancer tous les dés et les additionner
# en: 58dfeb2e
sums-say-often = Lancer 200 fois
# en: 495962ce
sums-say-often-tip = Lancer et additionner très souvent
# en: cd4fb174
sums-say-more = Un dé de plus
# en: bc030365
sums-say-more-tip = Prendre un dé de plus et recommencer
# en: e4485149
sums-say-back = Revenir à un
# en: 0220eb22
sums-say-back-tip = Recommencer avec un seul dé
# en: 8a9d7a62
sums-say-play-task = Lance 200 fois. Prends ensuite un dé de plus, puis encore un. Comment les barres changent-elles ?
# en: bf434e25
sums-say-totals-of-dice = Sommes de dés
# en: ab37cd1d
sums-say-no-roll = { $dice } { FORM($dice, "dé", "dés") }, encore aucun lancer.
# en: 8e426f5a
sums-say-so-far = { $sum ->
    [no] Un { $total }
   *[other] { $sum } = { $total }
}. { $n } { FORM($n, "lancer", "lancers") }, { $mean } en moyenne.
# en: 773a375b
sums-say-task = Ajoute des dés. Essaie une pièce, et le dé étrange.
# en: d4caf6d3
sums-say-each-die = un dé
# en: cfad1c1b
sums-say-each-coin = une pièce : 0 ou 1
# en: 84676d52
sums-say-each-strange = un dé étrange : 1, 1, 1, 1, 2, 6
# en: 69faf791
sums-say-totals-with-ways = des sommes avec leurs façons
# en: b9a90770
sums-say-shape = Nombre : { $things }. Moyenne { $mean }, écart-type { $spread }. À moins de { $spreads } { FORM($spreads, "écart-type", "écarts-types") } de la moyenne : { $percent }.
# en: ec4969a7
sums-say-totals = Sommes
# en: 406f9c05
sums-say-total = somme
# en: 2404bae0
sums-say-paper = Façons de faire chaque somme
# en: 3c0a45d3
sums-say-two-dice = deux dés
# en: 5b932337
sums-say-three-dice = trois dés
# en: 53fce82c
sums-controls =
    .things = nombre
    .spreads = écarts-types
    .each = chacun

# en: a08cd673
sums-exactly = On additionne dix dés. La moyenne est 35, et 35 est la somme la plus probable. Quelle est la probabilité que la somme soit exactement 35 ?
    .choices-50 = Environ 50 %
    .choices-17 = Environ 17 %
    .choices-7 = Environ 7 %
    .hint-1 = La moyenne dit autour de quoi se trouvent les sommes. Tombent-elles souvent exactement dessus ?
    .hint-2 = C’est vrai de 7 avec deux dés. Dix dés ont 51 sommes, et elles se partagent les chances.
    .because = 7,3 %. La somme la plus probable est quand même rare : il y en a beaucoup d’autres tout près.
# en: 54d5b1a2
sums-three-dice = Trois dés peuvent tomber de 216 façons. Dans combien d’entre elles font-ils 5 ?
    .hint-1 = 1, 1, 3 et 1, 2, 2 : chacun peut sortir dans trois ordres.
    .hint-2 = C’est le nombre de façons de faire 5 avec deux dés. Ou n’as-tu compté que 1 + 4 et 2 + 3 ? Le troisième dé doit aussi montrer quelque chose.
    .hint-3 = 1, 1, 3 en est une. Cherches-en d’autres, et d’autres ordres.
    .hint-4 = 1, 1, 3 sort dans trois ordres. 1, 2, 2 fait aussi 5.
    .because = Le troisième dé montre 1, 2 ou 3, et deux dés font les 4, 3 ou 2 qui manquent de 3, 2 ou 1 façons : 3 + 2 + 1.
# en: 88c68900
sums-strange = Un dé étrange montre 1, 1, 1, 1, 2 et 6. La plupart des jets sont un 1. On en additionne quarante. Quelle allure ont les barres des sommes ?
    .choices-lopsided = La plus haute en 40, où tous montrent 1
    .choices-bell = Presque une cloche, la plus haute au milieu
    .choices-flat = Toutes presque aussi hautes
    .hint-1 = Quarante fois un 1 : (2/3)^40, c’est moins d’une chance sur un million. Environ sept montrent un 6.
    .hint-2 = Pour 240, il faut quarante fois un 6. Quelles sommes peut-on obtenir de beaucoup de façons ?
    .because = Quel que soit le dé, la somme de beaucoup de dés s’approche de la cloche. C’est le théorème central limite.
# en: ccb8a2ca
sums-within = Vingt dés ont pour moyenne 70 et pour écart-type 7,6. Combien de fois la somme est-elle à moins de deux écarts-types de la moyenne, entre 55 et 85 ?
    .choices-50 = 50 fois sur 100
    .choices-68 = 68 fois sur 100
    .choices-95 = Environ 95 fois sur 100
    .hint-1 = À moins d’un écart-type, il y en a déjà les deux tiers. Deux écarts-types en attrapent plus.
    .hint-2 = C’est à peu près à moins d’un écart-type. Deux écarts-types en attrapent plus.
    .because = 95,8 %. Pour une cloche, c’est toujours environ 68 % à moins d’un écart-type et environ 95 % à moins de deux. Mais un lancer sur vingt tombe en dehors.
# en: fb0d1282
sums-thirty = Quelle est en moyenne la somme de trente dés ?
    .hint-1 = C’est un seul dé.
    .hint-2 = Un dé fait 3,5 en moyenne, pas 3.
    .hint-3 = Ce sont dix dés.
    .hint-4 = C’est la plus grande somme.
    .because = Chaque dé ajoute 3,5, et 30 × 3,5 = 105.
# en: fcf00c64
sums-four-times = On additionne quatre fois plus de dés. Comment l’écart-type de la somme change-t-il ?
    .choices-four = Il est quatre fois plus grand
    .choices-twice = Il est deux fois plus grand
    .choices-same = Il ne change pas
    .hint-1 = Ce serait vrai si tous les dés montaient ou descendaient ensemble. Mais certains montent pendant que d’autres descendent.
    .hint-2 = Plus de dés peuvent s’écarter davantage. Mais certains montent pendant que d’autres descendent.
    .because = L’écart-type augmente comme la racine carrée du nombre : √4 = 2. Pour cent dés, il est dix fois plus grand que pour un.
# en: 7ad22bdb
sums-even-out = Tu lances une pièce 100 fois, ton école la lance 10 000 fois. À quelle distance de la moitié des lancers est d’habitude le nombre de fois pile ?
    .choices-smaller = Plus près pour l’école : cela s’équilibre
    .choices-same = Aussi loin
    .choices-larger = Plus loin pour l’école
    .hint-1 = La proportion s’approche d’un demi. Le nombre, non : une pièce ne rembourse rien.
    .hint-2 = Cent fois plus de lancers : l’écart-type augmente comme la racine carrée.
    .because = Environ 5 fois pile d’écart pour toi, 50 pour l’école. Mais 5 sur 100, c’est 5 %, et 50 sur 10 000, seulement 0,5 %. La proportion se stabilise, et pourtant rien n’est remboursé.
# en: 248ef7b7
sums-spinner = Un tour de roue de loterie a pour écart-type 3. On additionne seize tours. Quel est l’écart-type de la somme ?
    .hint-1 = Les tours ne s’écartent pas tous du même côté : ils se compensent en partie. Prends la racine carrée de 16.
    .hint-2 = C’est un seul tour. Seize s’écartent davantage.
    .hint-3 = C’est l’écart-type de la moyenne. La somme vaut 16 fois la moyenne.
    .hint-4 = C’est la racine carrée de 16. Combien de fois faut-il prendre l’écart-type d’un tour ?
    .because = √16 = 4 fois l’écart-type d’un tour : 4 × 3.
# en: 85ea70a2
sums-exercise-1 = Quelle est en moyenne la somme de { $n } dés ?
    .level = Échauffement
    .hint-1 = Un dé fait 3,5 en moyenne, pas 3.
    .hint-2 = C’est un seul dé.
    .hint-3 = C’est la plus grande somme.
    .because = { $n } × 3,5.
# en: 4d974637
sums-exercise-2 = Trois dés peuvent tomber de 216 façons. Dans combien d’entre elles font-ils { $t } ?
    .level = Échauffement
    .hint-1 = C’est le nombre de façons dont deux dés font { $t }. Laisse le troisième dé montrer 1, 2, 3 et ainsi de suite, et additionne.
    .hint-2 = Des ordres différents sont des façons différentes.
    .hint-3 = Ce sont les groupes de faces. Chacun peut sortir dans plusieurs ordres, et ce sont des façons différentes.
    .hint-4 = Trois faces différentes peuvent sortir dans six ordres, et dans trois si deux sont pareilles. Écris tous les groupes de faces qui font { $t }, et additionne leurs ordres.
    .hint-5 = Les seize sommes n’ont pas la même chance.
    .because = Laisse le troisième dé montrer 1, 2, 3 et ainsi de suite, et additionne les façons dont deux dés font le reste.
# en: fe04f819
sums-exercise-3 = En dehors du jeu : un camion transporte { $n } sacs. Le poids de chacun s’écarte d’environ { $s } kg, vers le haut ou vers le bas, quels que soient les autres. De combien de kg s’écarte à peu près tout le chargement ?
    .level = Entraînement
    .hint-1 = Tous ne s’écartent pas du même côté : les erreurs se compensent en partie. Prends la racine carrée de { $n }.
    .hint-2 = C’est un seul sac.
    .hint-3 = Elles ne se compensent pas entièrement.
    .because = √{ $n } fois l’erreur d’un sac.
# en: aafdbb8b
sums-exercise-4 = Les sommes ont la forme d’une cloche, avec pour moyenne { $m } et pour écart-type { $s }. Environ 95 sur 100 se trouvent entre deux nombres. Quel est le plus grand des deux ?
    .level = Entraînement
    .hint-1 = Un écart-type en attrape environ 68 sur 100. Prends-en deux.
    .hint-2 = Trois écarts-types les attrapent presque toutes. Deux suffisent.
    .hint-3 = C’est le plus petit.
    .because = Deux écarts-types au-dessus de la moyenne : { $m } + 2 × { $s }.
# en: ab408402
sums-exercise-5 = En dehors du jeu : { $n } personnes chronomètrent une course. Chacune s’écarte d’environ { $s } dixièmes de seconde, vers le haut ou vers le bas. Tu prends la moyenne de leurs temps. De combien de dixièmes s’écarte-t-elle à peu près ?
    .level = Défi
    .hint-1 = C’est un seul chronomètre. Les erreurs de plusieurs se compensent en partie.
    .hint-2 = Ce serait vrai si elles se compensaient aussi bien que possible. Prends la racine carrée de { $n }.
    .hint-3 = Elles ne se compensent pas entièrement.
    .because = La somme s’écarte de √{ $n } × { $s }, et la moyenne est la somme divisée par { $n } : { $s }/√{ $n }.
