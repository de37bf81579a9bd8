### Excès de vitesse. Variables : { $fare } prix d’une course, { $ticket } ce que coûte une contravention, { $quarter } quarts d’une probabilité, { $fast } et { $slow } ce qu’on gagne en fonçant et en roulant lentement, { $gain } ce qu’on gagne de plus en fonçant, { $other } ce que paie un autre client, { $price } et { $premium } prix et assurance d’un vélo, { $n } une chance sur n.

# en: 40e1ed86
speeding-guide =
    .plan-1 = À deux, dix courses avec une pièce : pile est une amende. Puis à l’écran. Qui a gagné le plus, le rapide ou le lent ?
    .plan-2 = Premier pronostic : que vaut foncer ?
    .plan-3 = Le seuil de rentabilité : deviner, l’image, l’équation au tableau.
    .plan-4 = Le porte-monnaie vide : pronostic. En parler : qui peut le moins payer une amende ?
    .plan-5 = Se garer sans payer : pronostic. Quelles autres amendes marchent ainsi ?
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Nous ne demandons pas si l’on a le droit de foncer. Dans la vraie vie, la vitesse tue. Dans le jeu, elle coûte des dollars.
    .say-2 = Un tour vaut ce qu’il rapporte en moyenne, si on le jouait mille fois.
    .ask-1 = Que gagne-t-on à foncer ? Que prend une contravention ?
    .ask-2 = Qu’est-ce qui rendrait plus raide la droite de celui qui fonce ?
    .ask-3 = Pourquoi la même amende coûte-t-elle plus à qui a le porte-monnaie vide ?
    .support = Faites remplir un tableau : les risques 0, 1/4, 1/2, 3/4 et 1, et ce qu’il reste en moyenne.
    .extension = Une amende qui est une part du prix de la course : jusqu’à quel risque vaut-il alors la peine de foncer ?
    .ticket-1 = Foncer rapporte 6 $, rouler lentement 4 $, et une contravention coûte 8 $. Jusqu’à quel risque vaut-il la peine de foncer ?
    .ticket-2 = 2/8 = 1/4
    .open-1 = Combien devrait coûter une contravention pour que plus personne ne fonce ?
    .open-1-answer = Cela dépend du risque : plus que le gain divisé par le risque. Avec un risque de 1/4 et un gain de 2, il faut plus de 8 $.
    .open-2 = Une même amende pour tous, est-ce juste ?
    .open-2-answer = C’est une affaire d’opinion. L’amende prend à tous les mêmes dollars, mais qui ne peut pas payer perd davantage. Dans certains pays, l’amende dépend du revenu.

# en: 9ca3ecc4
speeding-say-speed = Foncer
# en: b2579107
speeding-say-speed-tip = Rouler au-dessus de la limite
# en: 6ed2f303
speeding-say-keep = Respecter la limite
# en: e9f0cde3
speeding-say-keep-tip = Rouler lentement
# en: ac4bd151
speeding-say-play-task = Fais dix courses. Si tu fonces, tu te fais prendre une fois sur deux. Comment gagnes-tu le plus ?
# en: 94018076
speeding-say-hurry = Un taxi pressé
# en: 09be0306
speeding-say-a-ticket = Pris : −{ $ticket } $
# en: 40fef2d2
speeding-say-so-far = En fonçant : { $fast } { FORM($fast, "course", "courses") }, { $caught } { FORM($caught, "contravention", "contraventions") }, { $dollars } $. En respectant la limite : { $slow } { FORM($slow, "course", "courses") }, { $slow_dollars } $.
# en: 6d794dcd
speeding-say-task = Déplace les curseurs. Où les droites se croisent-elles ?
# en: 01d917f7
speeding-say-speeding = foncer
# en: d74d69ea
speeding-say-slow-way = rouler lentement
# en: dc26bc26
speeding-say-or-not = Foncer ou non
# en: 5d30ff96
speeding-say-chance = probabilité d’une contravention
# en: fd853286
speeding-say-dollars = dollars en moyenne
# en: 6c796f01
speeding-say-worth = Foncer vaut { $first } $ sans contravention et { $last } $ avec une contravention.
# en: 91d9aace
speeding-say-gains = On y gagne { $first } − { $slow } = { $gain }, une contravention coûte { $cost }. Foncer vaut donc la peine jusqu’à { $cross }.
# en: 6bfbf335
speeding-say-slow-worth = Rouler lentement vaut { $slow } $. Foncer { $always ->
    [yes] vaut toujours la peine
   *[no] ne vaut jamais la peine
}.
# en: 879bbe30
speeding-controls =
    .fare = prix de la course
    .ticket_costs = contravention
    .slow_way = en roulant lentement

# en: a99d438b
speeding-worth = Tu fonces pour une course à 5 $. Tu reçois une contravention avec une probabilité de 1/2, et elle coûte 3 $. L’argent de la course est à toi dans tous les cas. Combien de dollars le tour vaut-il en moyenne ?
    .hint-1 = C’est la moitié de 5 + 3. Une amende se paie, elle ne se gagne pas.
    .hint-2 = L’argent de la course est à toi dans les deux cas. Seule l’amende est incertaine.
    .hint-3 = C’est ce qu’il reste si tu es pris.
    .hint-4 = L’argent de la course est à toi dans les deux cas. Seule l’amende est incertaine.
    .hint-5 = C’est ce que le tour rapporte si tu n’es pas pris.
    .because = Une fois sur deux 5, une fois sur deux 2.
# en: 9abb1f21
speeding-break-even = La course rapporte 5 $, et une contravention coûte 3 $. Si tu respectes la limite, tu gagnes 3 $. Jusqu’à quelle probabilité d’une contravention vaut-il la peine de foncer ?
    .hint-1 = Compare ce que tu gagnes à foncer, 5 − 3, avec ce que coûte une contravention.
    .hint-2 = C’est la probabilité de ne pas avoir de contravention.
    .hint-3 = Tu gagnes 5 − 3 = 2 à foncer. Divise par ce que coûte une contravention, pas par le prix de la course.
    .hint-4 = Si la contravention était sûre, il te resterait 5 − 3 = 2, et c’est moins que 3.
    .hint-5 = Avec 1/2, foncer vaut 3,50 : c’est encore plus que 3.
    .because = 5 − 3p = 3 donne p = 2/3. C’est ce qu’on gagne à foncer, divisé par ce que coûte une contravention.
# en: 34c6b65c
speeding-rule = La probabilité jusqu’à laquelle il vaut la peine de foncer.
    .because = Ce qu’on gagne à foncer, divisé par ce que coûte une contravention.
# en: 8d5d4585
speeding-empty-purse = Ton porte-monnaie est vide. Si tu es pris, tu ne peux pas payer. Tu perds alors la course à 5 $ et un autre client qui vaut 4 $. Si tu respectes la limite, tu gagnes 3 $ et tu gardes l’autre client. Jusqu’à quelle probabilité vaut-il maintenant la peine de foncer ?
    .hint-1 = C’était avec de l’argent dans ton porte-monnaie. Que prend une contravention maintenant ?
    .hint-2 = Tu perds aussi l’autre client.
    .hint-3 = Tu perds aussi l’argent de la course.
    .hint-4 = Tu gagnes 5 − 3 = 2 à foncer.
    .hint-5 = C’est la probabilité de ne pas avoir de contravention.
    .hint-6 = Une contravention enlève 5 + 4 = 9 en entier.
    .because = Une amende retire 5 + 4 = 9, et foncer rapporte 2 de plus. La ligne du porte-monnaie vide descend trois fois plus vite.
# en: 562a4209
speeding-exercise-1 = Une course à { $fare } $, une contravention de { $ticket } $ avec une probabilité de { $quarter }/4. Combien de dollars foncer vaut-il en moyenne ?
    .level = Échauffement
    .hint-1 = La contravention ne vient pas à chaque fois.
    .hint-2 = Ici, l’argent de la course est à toi dans tous les cas.
    .hint-3 = Tu as pris la probabilité de ne pas avoir de contravention.
    .hint-4 = C’est ce que coûtent les contraventions en moyenne. Que rapporte la course ?
    .because = { $fare } − { $quarter }/4 × { $ticket }.
# en: 7b830d3a
speeding-exercise-2 = Foncer rapporte { $fast } $, rouler lentement { $slow } $. Une contravention vient avec une probabilité de 1/{ $n }. Combien de dollars peut-elle coûter pour que les deux se vaillent ?
    .level = Échauffement
    .hint-1 = C’est ce qu’on gagne à foncer. Une contravention ne vient qu’une fois sur { $n }.
    .hint-2 = Une contravention rare peut coûter plus, pas moins.
    .hint-3 = Rouler lentement rapporte aussi quelque chose.
    .because = À chaque fois, foncer fait gagner { $fast } − { $slow }. Une contravention vient une fois sur { $n } : elle peut donc coûter { $n } fois plus.
# en: 29e5434b
speeding-exercise-3 = Foncer rapporte { $fast } $, rouler lentement { $slow } $, et une contravention coûte { $ticket } $. Jusqu’à quelle probabilité vaut-il la peine de foncer ?
    .level = Entraînement
    .hint-1 = Compare ce que tu gagnes avec ce que coûte une contravention.
    .hint-2 = Rouler lentement rapporte aussi quelque chose. Combien gagne-t-on de plus en fonçant ?
    .hint-3 = Combien gagne-t-on de plus en fonçant qu’en roulant lentement ?
    .hint-4 = C’est la probabilité de ne pas avoir de contravention.
    .hint-5 = Une contravention enlève { $ticket } en entier. Divise par cela.
    .because = Foncer fait gagner { $gain }, et une contravention coûte { $ticket }.
# en: c488fd31
speeding-exercise-4 = Un vélo vaut { $price } $. L’assurer pour un an coûte { $premium } $, et après un vol, l’assurance le rembourse. Jusqu’à quelle probabilité d’un vol est-il moins cher, en moyenne, de ne pas l’assurer ?
    .level = Entraînement
    .hint-1 = C’est la probabilité qu’il ne soit pas volé. Compare probabilité × { $price } avec { $premium }.
    .hint-2 = Un vol coûte bien plus que l’assurance. Compare probabilité × { $price } avec { $premium }.
    .hint-3 = Un vol enlève { $price } en entier. Compare probabilité · { $price } avec { $premium }.
    .hint-4 = Combien coûte un vol en moyenne ? C’est probabilité × { $price }.
    .because = Sans assurance, un vol coûte en moyenne probabilité × { $price }. Cela fait { $premium } si la probabilité est { $premium }/{ $price }.
# en: 3b57099f
speeding-exercise-5 = Le porte-monnaie vide, une course à { $fare } $ et un autre client qui vaut { $other } $. Une contravention te prend les deux. Rouler lentement rapporte { $slow } $, et tu gardes l’autre client. Jusqu’à quelle probabilité vaut-il la peine de foncer ?
    .level = Défi
    .hint-1 = Une contravention te prend aussi l’autre client.
    .hint-2 = Une contravention te prend aussi l’argent de la course.
    .hint-3 = C’est la probabilité de ne pas avoir de contravention.
    .hint-4 = Une contravention enlève { $fare } + { $other } en entier. Divise par cela.
    .because = Foncer fait gagner { $gain }, et une contravention prend { $fare } + { $other }.
# en: d36befa4
speeding-say-with-money = avec argent
# en: b3e242fe
speeding-say-empty = porte-monnaie vide
# en: 2a063df1
speeding-parking = Se garer une heure coûte 2 $. Qui n’a pas payé a une amende de 40 $ quand un agent passe. Jusqu’à quelle probabilité d’un passage est-il moins cher, en moyenne, de ne pas payer ?
    .hint-1 = À 1/2, cela coûterait 20 $ en moyenne. Compare probabilité · 40 avec 2.
    .hint-2 = C’est la probabilité que personne ne passe.
    .hint-3 = Un agent dans une heure sur 40 coûte 1 $ en moyenne. Payer coûte 2 $.
    .hint-4 = À 1/10, cela coûterait 4 $ en moyenne, le double du tarif.
    .hint-5 = L’amende est de 40, pas de 40 − 2. Compare probabilité · 40 avec 2.
    .because = Ne pas payer coûte en moyenne 40 · probabilité. À 1/20, cela fait 2, autant que payer.
