### Un dé ou trois. Variables : { $first } et { $last } trois faces d’un dé et la quatrième, ou { $first } et { $second } les nombres de faces de deux dés, { $mean } leur moyenne, { $a }, { $m } et { $b } des nombres, { $d } leur écart, { $sides } faces, { $single } et { $v } des variances, { $what } ce qu’on lance, { $times } combien de dés ou de fois, { $factor } le facteur qui convient, { $one } et { $other } les variances de deux dés.

# en: 80ab09eb
one-die-guide =
    .plan-1 = La moitié de la classe lance un dé à quatre faces et multiplie par trois, l’autre moitié lance trois dés. Dix jets chacun.
    .plan-2 = Premier pronostic : la moyenne. Regarder les deux listes. Qu’est-ce qui est pareil, qu’est-ce qui change ?
    .plan-3 = Loin et près : deux pronostics, puis les courbes. Où changent-elles de place ?
    .plan-4 = La variance d’un dé, à la main, avec des carrés. Puis fois trois, et trois dés : pronostics.
    .plan-5 = Les curseurs. Qui trouve les deux règles ? Puis l’ascenseur : pronostic.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Deux règles peuvent avoir la même moyenne et se vivre très différemment.
    .say-2 = La variance est une aire : la moyenne des carrés construits sur les écarts.
    .ask-1 = Pourquoi élever au carré, au lieu de prendre simplement l’écart ?
    .ask-2 = Pourquoi trois dés montrent-ils rarement tous un grand nombre ?
    .ask-3 = Quand préfère-t-on une grande dispersion, et quand une petite ?
    .support = Faites dessiner les quatre carrés sur papier quadrillé et compter leur aire, pour 1, 2 et 3 fois le dé.
    .extension = Deux fois un dé, plus un autre dé : où se situe la variance, entre 15/4 et 45/4 ?
    .ticket-1 = Une pièce compte 0 ou 2. Quelle est la variance d’une pièce, de 5 fois une pièce, et de 5 pièces additionnées ?
    .ticket-2 = 1, 25 et 5
    .open-1 = Qui préfère trois dés, le taxi ou la voiture de police ?
    .open-1-answer = Cela dépend de la distance. De loin, le taxi préfère trois dés, car ils vont rarement loin. De près, c’est la voiture de police, car ils échouent rarement.
    .open-2 = Où trouve-t-on encore beaucoup de petits hasards qui font une somme fiable ?
    .open-2-answer = Chez les assureurs, dans les bus, à la boulangerie : chaque client est incertain, mille clients ensemble sont presque sûrs. Une seule grosse commande ne l’est pas.

# en: 79d36062
one-die-say-added = la somme de { $times } de ces dés
# en: 72bfd586
one-die-say-multiplied = { $times } fois un tel dé
# en: c5982eb3
one-die-say-roll-task = Fais rouler souvent la voiture de police. Sur quelle route varie-t-elle le plus ?
# en: c7ccea10
one-die-say-rolls = poursuites
# en: ce687da0
one-die-say-roll = Poursuivre
# en: 5d5fe134
one-die-say-roll-tip = Lancer une fois des deux façons
# en: e01cc877
one-die-say-roll-twenty = Poursuivre 100 fois
# en: 29909588
one-die-say-roll-twenty-tip = Lancer cent fois des deux façons et compter
# en: c0ec7176
one-die-say-two-chases = Deux poursuites
# en: 1936a489
one-die-say-one-die = un dé fois trois
# en: c5150646
one-die-say-three-dice = trois dés additionnés
# en: 5e2cebc9
one-die-say-so-far = Un dé fois trois : { $one } cases. Trois dés : { $three } cases. { $n } { FORM($n, "poursuite", "poursuites") } jusqu’ici.
# en: ad8978ce
one-die-say-two-lists = Deux listes de nombres
# en: 42ab180f
one-die-say-list = { $name } : { $n } façons, moyenne { $mean }.
# en: 390e2eda
one-die-say-no-list = { $name } devrait être une liste de nombres
# en: 9a041292
one-die-say-of = { $n } sur { $all }
# en: 90c0d1f0
one-die-say-how-often = Combien de fois chaque nombre sort
# en: bb2b29e2
one-die-say-a-list = liste
# en: 2e941eb0
one-die-say-number = nombre
# en: d8223b5c
one-die-say-ways = façons
# en: b486285d
one-die-say-mean = moyenne
# en: 01533f23
one-die-say-mean-is = moyenne { $mean }
# en: 18b0d9b5
one-die-say-square = Un carré sur l’écart à la moyenne
# en: 81eced88
one-die-say-squares = Un dé fois { $times } : { $faces }. La moyenne des carrés est { $area }.
# en: de783fe6
one-die-say-one-number = un nombre
# en: 337a89bc
one-die-say-spread-task = Déplace les curseurs. Quel est le lien entre les deux nombres de la phrase ?
# en: 3b2d3b5c
one-die-say-die-times = un dé fois { $n }
# en: b943396f
one-die-say-dice-added = { $n ->
    [1] 1 dé
   *[other] { $n } dés additionnés
}
# en: 46e1066d
one-die-say-spreads = Un dé seul : { $alone }. Un dé fois { $n } : { $one }. { $n ->
    [1] 1 dé
   *[other] { $n } dés additionnés
} : { $added }.
# en: 81bc9b57
one-die-say-over = { $over } de trop, dés à { $sides } faces
# en: 9250fa29
one-die-say-reach = 3 cases de trop
# en: 8df9adda
one-die-say-reach-task = Déplace le curseur jusqu’à la distance où l’autre règle devient la plus dangereuse.
# en: ad9c4750
one-die-say-away = cases jusqu’à la voiture de police
# en: 030ea053
one-die-say-chance = probabilité
# en: fbcea28c
one-die-say-reaching = À la distance { $away }, un dé fois trois t’atteint avec { $one }, trois dés additionnés avec { $three }. { $safer ->
    [one] Mieux vaut un dé fois trois à tes trousses.
    [three] Mieux vaut trois dés additionnés à tes trousses.
   *[alike] Les deux se valent.
}
# en: 3873d286
one-die-controls =
    .over = cases de trop
    .sides = faces
    .spaces_away = distance

# en: 4dbcae2f
one-die-same-mean = Tu as roulé 3 cases trop vite. Nos règles multiplient un dé par trois. À une autre table, on lance trois dés et on les additionne. Avec quoi la voiture de police va-t-elle le plus loin en moyenne ?
    .choices-one-die = un dé fois trois
    .choices-three-dice = trois dés additionnés
    .choices-same = autant avec les deux
    .hint-1 = C’est vrai, elle va plus souvent loin. Mais elle reste aussi plus souvent tout près.
    .hint-2 = Les espérances s’additionnent, quoi que fassent les dés.
    .because = 3 × 2,5, et 2,5 + 2,5 + 2,5.
# en: 36e798af
one-die-one-die = Un dé à quatre faces montre 1, 2, 3 ou 4. Sa moyenne est 5/2. Quelle est sa variance, c’est-à-dire la moyenne des carrés des écarts ?
    .hint-1 = C’est la somme des quatre carrés. Divise par quatre.
    .hint-2 = C’est la moyenne des écarts. Élève d’abord chaque écart au carré.
    .hint-3 = Les écarts des deux côtés se compensent. Élève-les d’abord au carré.
    .hint-4 = Divise par quatre, pas par trois : ce sont toutes les faces, et pas un échantillon.
    .hint-5 = C’est la moyenne des carrés des faces. Prends les écarts à 5/2.
    .because = Les écarts sont 3/2, 1/2, 1/2, 3/2. La somme de leurs carrés est 5.
# en: f3f2e1ce
one-die-times-three = Quelle est la variance de trois fois un dé à quatre faces ?
    .hint-1 = C’est trois fois 5/4. Mais les écarts sont trois fois plus grands, et ensuite on les élève au carré.
    .hint-2 = C’est pour un dé.
    .hint-3 = Vérifie le carré de trois.
    .because = Trois fois plus loin de la moyenne, donc des carrés neuf fois plus grands : 9 × 5/4.
# en: b33a818e
one-die-three-dice = Et quelle est la variance de trois dés à quatre faces que l’on additionne ?
    .hint-1 = C’est pour trois fois un dé.
    .hint-2 = C’est pour un dé seul.
    .hint-3 = C’est la variance de la moyenne de trois dés.
    .hint-4 = Les variances de dés indépendants s’additionnent, elles ne se multiplient pas.
    .because = Les variances de dés indépendants s’additionnent : 5/4 + 5/4 + 5/4. C’est un tiers de celle d’un dé fois trois.
# en: 77c8cafa
one-die-mean-distance = L’écart moyen de quelques nombres à leur moyenne.
    .because = La moyenne des écarts, chacun pris sans son signe.
# en: cbf2b96e
one-die-far-away = Tu as roulé 3 cases trop vite, et la voiture de police est à 10 cases. Quels dés préfères-tu avoir à tes trousses ?
    .choices-one-die = un dé fois trois
    .choices-three-dice = trois dés additionnés
    .choices-same = peu importe
    .hint-1 = Un 4 sort avec une probabilité de 1/4. Combien de fois trois dés font-ils 10, 11 ou 12 ?
    .hint-2 = La moyenne est la même, mais ici, seules les grandes valeurs comptent.
    .because = Trois dés font 10 ou plus de 10 façons sur 64, un dé fois trois de 16 façons sur 64.
# en: ec3bf379
one-die-near = Et si elle n’est qu’à 5 cases ?
    .choices-one-die = un dé fois trois
    .choices-three-dice = trois dés additionnés
    .choices-same = peu importe
    .hint-1 = Seuls de petits jets te sauvent maintenant. Combien de fois trois dés font-ils 3 ou 4 ?
    .hint-2 = La moyenne est la même, mais ici, seules les petites valeurs comptent.
    .because = Un dé fois trois ne va pas assez loin de 16 façons sur 64, trois dés de 4 façons sur 64 seulement. Maintenant, la dispersion t’aide.
# en: 5f51f204
one-die-change-places = À partir de quelle distance un dé fois trois t’atteint-il plus souvent que trois dés ?
    .hint-1 = À 8 cases, les deux se valent.
    .hint-2 = À 7 cases, trois dés t’atteignent encore plus souvent.
    .hint-3 = Cela commence une case plus tôt.
    .because = À partir de là, au-delà de la moyenne, la voiture de police a besoin de chance. Un seul dé peut lui en donner plus.
# en: 41c29cd7
one-die-exercise-1 = Un dé à quatre faces montre { $first } ou { $last }. Quelle est sa variance ?
    .level = Échauffement
    .hint-1 = C’est la moyenne. Quel est l’écart de chaque face à la moyenne, élevé au carré ?
    .because = La moyenne est { $mean }. Prends la moyenne des quatre carrés des écarts.
# en: 2da0a14d
one-die-exercise-2 = Une roue de loterie montre { $a }, { $m } ou { $b }, avec la même probabilité. Quelle est sa variance ?
    .level = Échauffement
    .hint-1 = C’est la moyenne. Quel est l’écart de chaque nombre à la moyenne ?
    .hint-2 = C’est l’écart moyen. Élève d’abord les écarts au carré.
    .hint-3 = C’est la somme des carrés des écarts. Divise-la par trois.
    .hint-4 = Le { $m } compte aussi : son écart est 0.
    .because = La moyenne est { $m }. Les carrés des écarts sont { $d }², 0 et { $d }², et leur moyenne est 2 × { $d }²/3.
# en: 3d55c8bd
one-die-exercise-3 = Un dé à { $sides } faces a pour variance { $single }. Quelle est la variance de { $what } ?
    .level = Entraînement
    .hint-1 = C’est pour un dé. Que deviennent les carrés de ses écarts ?
    .because = { $factor } × { $single }.
# en: 7ab6f843
one-die-exercise-4 = Une machine remplit des sacs de riz, chacun indépendamment des autres. Le poids d’un sac a pour variance { $v }. Quelle est la variance du poids de { $n } sacs ensemble ?
    .level = Entraînement
    .hint-1 = Ce serait vrai si chaque sac pesait autant que le premier. Les sacs lourds et les sacs légers se compensent en partie.
    .hint-2 = C’est pour un sac. Chaque sac ajoute quelque chose.
    .hint-3 = C’est la variance de leur moyenne.
    .because = { $n } × { $v } : les variances de choses indépendantes s’additionnent.
# en: 678c764a
one-die-exercise-5 = Tu lances un dé à { $first } faces et tu le multiplies par { $a }. Tu lances un dé à { $second } faces et tu le multiplies par { $b }. Puis tu additionnes les deux. Quelle est la variance ?
    .level = Défi
    .hint-1 = Les écarts sont multipliés par { $a }, donc leurs carrés sont multipliés deux fois par { $a }.
    .hint-2 = On multiplie d’abord chaque dé. Que deviennent alors les carrés des écarts ?
    .because = { $a }² × { $one } + { $b }² × { $other }.
# en: 2f3e24e8
one-die-lift = Un ascenseur porte neuf personnes. Le poids de chacune a un écart-type de 10 kg, quel que soit celui des autres. Quel est l’écart-type du poids des neuf ensemble, en kg ?
    .hint-1 = Ce serait vrai si toutes étaient lourdes, ou toutes légères. Additionne plutôt les variances : neuf fois 10².
    .hint-2 = C’est la variance. Prends sa racine carrée.
    .hint-3 = C’est une seule personne.
    .hint-4 = C’est l’écart-type de leur moyenne.
    .because = La variance est 9 × 10² = 900, et √900 = 30 : trois fois une personne, et non neuf.
