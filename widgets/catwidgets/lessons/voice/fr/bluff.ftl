### Bluff. Variables : { $b } bluffs sur 12 valets, { $s } jetons d’une mise, { $a } et { $b } un tir arrêté sur a à gauche et sur b à droite.

# en: 14e618c0
bluff-guide =
    .plan-1 = Par deux, jouer vingt donnes avec un valet, une dame et un roi, et noter les jetons : l’un a toujours la dame, l’autre reçoit l’une des deux autres cartes.
    .plan-2 = Deux pronostics : une Léa honnête, et une Léa qui mise toujours. Remplir le tableau pour 24 donnes.
    .plan-3 = Combien de bluffs sur 12 ? Deviner, puis les deux droites. Puis retourner la question : combien de fois suivre sur 12 ?
    .plan-4 = Ce que dit une mise : roi ou valet. Une probabilité de 3 sur 4, et ce qui est arrivé.
    .plan-5 = De plus grosses mises, et le jeu entier.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Un plan mixte doit être mélangé par le hasard : tirez une carte ou lancez un dé, et ne suivez pas de régularité.
    .say-2 = Léa joue au mieux quand il t’est égal de suivre ou non. Alors, rien de ce que tu sais d’elle ne t’aide.
    .ask-1 = Que feriez-vous contre quelqu’un qui ne bluffe jamais ?
    .ask-2 = Pourquoi est-ce mauvais de bluffer régulièrement, un valet sur trois ?
    .ask-3 = Qui d’autre doit être imprévisible : un contrôleur, un gardien de but ?
    .support = Faites 12 rois et 12 valets avec des bouts de papier. Marquez sur quelques valets « bluff », et avancez de vrais jetons pour chaque papier.
    .extension = Dans le jeu entier à trois cartes, le premier joueur peut aussi bluffer avec n’importe quelle part des valets jusqu’à 1/3. Trouvez combien de fois le roi doit alors miser.
    .ticket-1 = Léa bluffe avec 2 valets sur 12, et tu le sais. Quand elle mise, faut-il suivre ou te coucher ?
    .ticket-2 = Te coucher : en 24 donnes, elle gagnerait 12 − 2 = 10 jetons si tu suis, et seulement 2 × 2 = 4 si tu ne suis jamais.
    .open-1 = Un contrôleur ne peut pas contrôler tous les trains. Pourquoi est-ce une erreur de contrôler chaque lundi ?
    .open-1-answer = Celui qui connaît la règle voyage sans billet les autres jours. Il faut tirer les contrôles au hasard, juste assez souvent pour que voyager sans billet ne rapporte rien.
    .open-2 = Léa doit-elle cacher combien de fois elle bluffe ?
    .open-2-answer = Non. Avec 4 sur 12, elle gagne autant quoi que tu fasses, même si tu connais le nombre. Elle doit seulement cacher avec quels valets.

# en: d3e09766
bluff-say-call = Suivre
# en: 5f2e9052
bluff-say-call-tip = Mettre un jeton aussi
# en: 5c004528
bluff-say-fold = Se coucher
# en: 9423f3c3
bluff-say-fold-tip = Abandonner le jeton que tu as mis
# en: eb76ebe3
bluff-say-next = Donne suivante
# en: bf576185
bluff-say-next-tip = Distribuer de nouveau
# en: a64c66a5
bluff-say-play-task = Tu as la dame ; Léa a le roi ou le valet. Si elle mise : suivre, ou te coucher ? Joue { $deals } donnes.
# en: ad4e202a
bluff-say-table = Trois cartes
# en: ef6b877a
bluff-say-king = R
# en: f4238f15
bluff-say-queen = D
# en: 1e4707ca
bluff-say-jack = V
# en: d90920e3
bluff-say-you = toi
# en: ff9a9844
bluff-say-lea = Léa
# en: 9ec6444a
bluff-say-deal = Donne { $n }{ $of ->
    [no] {""}
   *[other] {" "}sur { $of }
}
# en: f71e18a4
bluff-say-score = { $deal }, { $coins } { FORM($coins, "jeton", "jetons") } { $lost ->
    [yes] en moins
   *[no] en plus
}
# en: 17a599da
bluff-say-end = { $score }.
# en: 727341ba
bluff-say-do-you-call = { $deal } : suis-tu ?
# en: a4023710
bluff-say-bets = Léa { $bets ->
    [yes] mise
   *[no] ne mise pas
}.
# en: 834fc2c2
bluff-say-call-or-fold = Suis, ou couche-toi.
# en: 6f62ff64
bluff-say-you-did = { $did ->
    [call] Tu suis
   *[fold] Tu te couches
}.
# en: dc0913c4
bluff-say-has = { $card ->
    [king] Elle a le roi
    [jack] Elle a le valet
   *[hidden] Sa carte reste cachée
}.
# en: 8120737b
bluff-say-task = Quand t’est-il égal de suivre ou non ?
# en: aa41cd02
bluff-say-never = jamais suivre
# en: 31d5e57f
bluff-say-always = toujours
# en: 9e0b2721
bluff-say-called = { $n } sur 12
# en: 8e060678
bluff-say-leas-coins = Les jetons de Léa en 24 donnes
# en: 8bf3c72c
bluff-say-bluffs = bluffs sur 12 valets
# en: f84225c1
bluff-say-coins = jetons
# en: aca84a02
bluff-say-balance = { $bluffs } { FORM($bluffs, "bluff", "bluffs") }, { $calls } { FORM($calls, "mise suivie", "mises suivies") } : Léa gagne { $now } en 24 donnes. Si tu ne suis jamais, elle gagne { $never } ; si tu suis toujours, { $always }.
# en: dbb2e6c1
bluff-say-paper = Ce que Léa gagne en 24 donnes
# en: 2b4401e0
bluff-say-paper-kings = 12 rois : mise
# en: c8e85a60
bluff-say-paper-bluffs = 3 valets : bluff
# en: 2250c65b
bluff-say-paper-jacks = 9 valets : non
# en: d06c8d32
bluff-say-paper-all = les 24 donnes
# en: 3068b5e6
bluff-say-paper-deals = 1–10
# en: 733d227d
bluff-say-paper-write = Tes jetons à chaque donne : +1, −1, +2 ou −2.
# en: d3c99102
bluff-controls =
    .bluffs_of_12 = bluffs sur 12
    .calls_of_12 = suivre, sur 12

# en: 8b5784ff
bluff-paper =
    .rules-1 = Le roi bat la dame, la dame bat le valet. Tu as toujours la dame, Léa a le roi ou le valet.
    .rules-2 = Chacun met 1 jeton. Si Léa ne mise pas, la carte la plus haute gagne 1. Si elle mise 1 de plus,
    .rules-3 = tu te couches (elle gagne 1) ou tu suis (la plus haute gagne 2). Tableau : 3 bluffs pour 12 valets.
# en: 9cfabd30
bluff-honest = 24 donnes : Léa reçoit 12 rois et 12 valets. Elle est honnête et ne mise qu’avec les rois. Tu le remarques, et tu ne suis jamais. Combien de jetons gagne-t-elle de plus qu’elle n’en perd ?
    .hint-1 = Ce sont les rois. Avec chaque valet, elle perd le jeton qu’elle a mis.
    .hint-2 = Tu ne suis pas, donc chaque roi gagne un jeton. Et les valets ?
    .hint-3 = Ce sont les valets. Chaque roi gagne un jeton.
    .because = 12 rois gagnent chacun un jeton, 12 valets en perdent chacun un : 12 − 12.
# en: 293cdcbb
bluff-always = Maintenant, elle mise toujours, avec les 12 rois et les 12 valets. Tu le remarques, et tu suis toujours. Combien de jetons gagne-t-elle de plus qu’elle n’en perd ?
    .hint-1 = Ce sont les rois, deux jetons chacun. Un valet que tu suis en perd deux.
    .hint-2 = Ce sont les valets, deux jetons chacun. Les rois en gagnent deux chacun.
    .hint-3 = Un valet que tu suis perd deux jetons, pas un.
    .hint-4 = Un roi que tu suis gagne deux jetons, pas un.
    .because = 12 rois gagnent chacun deux jetons, 12 valets en perdent chacun deux : 24 − 24.
# en: 92ef1641
bluff-best = Tu vas remarquer avec combien de ses 12 valets Léa bluffe, et faire alors ce qui vaut le mieux pour toi. Avec combien devrait-elle bluffer ?
    .hint-1 = C’est la Léa honnête. Elle ne gagne rien.
    .hint-2 = C’est la Léa qui mise toujours. Elle ne gagne rien.
    .hint-3 = Alors tu suis toujours, et elle gagne 6. On peut faire plus.
    .hint-4 = Alors tu ne suis jamais, et elle gagne 6. On peut faire plus.
    .hint-5 = Alors tu ne suis jamais, et elle ne gagne que 2.
    .hint-6 = Alors tu ne suis jamais, et elle ne gagne que 4.
    .hint-7 = Alors tu suis toujours, et elle ne gagne que 4.
    .because = Avec 4, elle gagne 8 jetons, que tu suives ou non : 2 × 4 si tu ne suis jamais, 12 − 4 si tu suis toujours.
# en: 9a8d205a
bluff-calls = À ton tour maintenant. Sur 12 mises, combien devrais-tu en suivre pour qu’il soit égal à Léa de bluffer plus ou moins souvent ?
    .hint-1 = C’est le nombre de ses bluffs. Déplace le curseur du bas jusqu’à ce que la droite soit horizontale.
    .hint-2 = La droite monte encore : les bluffs rapportent, car tu suis trop rarement.
    .hint-3 = La droite descend : elle ne bluffe alors jamais, et quand tu suis, tu ne fais que payer des rois.
    .hint-4 = La droite monte fort : elle bluffe alors avec tous les valets.
    .hint-5 = La droite descend encore un peu.
    .because = Un bluff que tu suis perd deux jetons au lieu d’un ; un bluff que tu ne suis pas en gagne un. Si tu suis 8 mises sur 12, bluffer ou non revient au même.
# en: b87d5f2c
bluff-king = Léa mise avec les 12 rois et bluffe avec 4 valets sur 12. Elle mise. Quelle est la probabilité qu’elle ait le roi ?
    .hint-1 = C’est avant qu’elle mise. Compte seulement ses mises, pas toutes les donnes.
    .hint-2 = 8 valets ne misent pas. Combien y a-t-il de mises, et combien d’entre elles sont des rois ?
    .hint-3 = C’est le valet.
    .because = Elle mise 16 fois en 24 donnes, et 12 fois c’est un roi.
# en: d9bf3d72
bluff-happens = Un roi était plus probable qu’un valet, donc tu te couches. Elle rit et montre un valet. Qu’en conclus-tu ?
    .choices-wrong = La probabilité était fausse
    .choices-never = La prochaine fois, ce sera forcément un roi
    .choices-once = Rien : un valet peut venir, seulement moins souvent
    .hint-1 = Une probabilité de 3 sur 4 ne dit pas que cela va arriver. Combien de fois le reste doit-il arriver ?
    .hint-2 = On mélange de nouveau les cartes. Se souviennent-elles ?
    .because = 75 % veut dire trois fois sur quatre, et non toujours. Une seule donne ne peut pas montrer qu’une probabilité était fausse ; beaucoup de donnes le peuvent.
# en: a882eecc
bluff-two = Maintenant, une mise est de deux jetons. Avec combien de valets sur 12 Léa devrait-elle bluffer ?
    .hint-1 = C’était pour une mise d’un jeton. Suivre coûte maintenant plus cher.
    .hint-2 = Pas deux fois plus. Si tu ne suis jamais, elle gagne 2 × bluffs. Si tu suis toujours : 12 × 3 pour les rois, moins 3 pour chaque bluff et 1 pour chaque autre valet.
    .hint-3 = Une plus grosse mise fait plus peur. Donc plus de bluffs, pas moins.
    .because = Si tu ne suis jamais, elle gagne 2 × 6 ; si tu suis toujours, 36 − 18 − 6 : les deux font 12.
# en: b8b30998
bluff-first = Dans le jeu entier, on distribue les trois cartes, et les deux joueurs peuvent miser. Les deux jouent parfaitement. Qui gagne à la longue ?
    .choices-first = Celui qui parle en premier
    .choices-second = Celui qui parle en second
    .choices-even = Ni l’un ni l’autre
    .hint-1 = Le second a entendu quelque chose avant de parler.
    .hint-2 = Les cartes sont équitables. Mais l’un d’eux a entendu ce qu’a fait l’autre.
    .because = Le premier doit miser ou passer en ne connaissant qu’une carte. L’autre l’entend avant de décider. Le premier perd donc un peu, même si les deux jouent bien : 1/18 de jeton par donne.
# en: 00218582
bluff-exercise-1 = 24 donnes : Léa mise avec les 12 rois et bluffe avec { $b } des 12 valets. Tu ne suis jamais. Combien de jetons gagne-t-elle de plus qu’elle n’en perd ?
    .level = Échauffement
    .hint-1 = Ce sont ses mises. Chacun des autres valets perd un jeton.
    .hint-2 = Les rois que personne ne suit gagnent aussi un jeton. Et les valets qui ne misent pas en perdent un.
    .hint-3 = Un bluff que personne ne suit gagne un jeton.
    .hint-4 = C’est deux jetons par roi. Un roi que personne ne suit n’en gagne qu’un. Et compte aussi les valets.
    .hint-5 = Ce sont les valets seuls : les bluffs ({ $b }) gagnent chacun un jeton, les autres en perdent chacun un. Ajoute les rois.
    .because = Chacun des 12 rois gagne un jeton, chaque bluff aussi (il y en a { $b }), et chaque autre valet en perd un.
# en: e34bbb84
bluff-exercise-2 = 24 donnes : Léa mise avec les 12 rois et bluffe avec { $b } des 12 valets. Tu suis toujours. Combien de jetons gagne-t-elle de plus qu’elle n’en perd ?
    .level = Échauffement
    .hint-1 = Les valets qui ne misent pas perdent chacun un jeton.
    .hint-2 = Un bluff que tu suis perd deux jetons. Et les valets qui ne misent pas en perdent chacun un.
    .hint-3 = C’est si tu ne suis jamais.
    .hint-4 = Ce sont les rois, deux jetons chacun. Les valets perdent : deux jetons par bluff, un pour chacun des autres.
    .hint-5 = Tu as compté un jeton par roi. Un roi que tu suis en gagne deux.
    .hint-6 = Ce sont les valets seuls. Chaque roi gagne deux jetons.
    .because = Chacun des 12 rois gagne deux jetons, chaque bluff en perd deux (il y en a { $b }), et chaque autre valet un.
# en: 35d198d6
bluff-exercise-3 = Léa mise avec les 12 rois et bluffe avec { $b } des 12 valets. Elle mise. Quelle est la probabilité qu’elle ait le roi ?
    .level = Entraînement
    .hint-1 = C’est avant qu’elle mise. Compte seulement ses mises.
    .hint-2 = C’est le valet.
    .hint-3 = C’est la part des valets qui bluffent. Combien de ses mises sont des rois ?
    .because = 12 de ses 12 + { $b } mises sont des rois.
# en: d6ab7b47
bluff-exercise-4 = Maintenant, une mise est de { $s } jetons, et suivre coûte autant. Écris d’abord ce que gagne Léa avec un certain nombre de bluffs : si tu ne suis jamais, et si tu suis toujours. Avec combien de bluffs sur 12 valets les deux sont-ils égaux ?
    .level = Entraînement
    .hint-1 = C’était pour une mise d’un jeton.
    .hint-2 = C’est plus que tous les valets ensemble. Écris ce qu’elle gagne si tu ne suis jamais, et si tu suis toujours.
    .hint-3 = C’était pour une mise de deux jetons.
    .hint-4 = Alors tu suivrais toujours, et elle ne gagne rien.
    .hint-5 = C’est le nombre de valets qui ne devraient pas bluffer. Combien en reste-t-il sur les 12 ?
    .because = Si tu ne suis jamais, elle gagne 2 × bluffs ; si tu suis toujours, 12 × { $s } − { $s } × bluffs. Les deux sont égaux pour 12 × { $s } / ({ $s } + 2).
# en: 18cb0c71
bluff-exercise-5 = En dehors du jeu, un penalty : un gardien qui plonge à gauche arrête un tir à gauche sur { $a }, et un gardien qui plonge à droite arrête un tir à droite sur { $b }. Du mauvais côté, tous les tirs entrent. Le gardien plonge à gauche avec la probabilité q. Écris d’abord, avec q, la part des tirs arrêtés de chaque côté. Pour quel q est-il égal au tireur de tirer d’un côté ou de l’autre ?
    .level = Défi
    .hint-1 = Alors le tireur choisit le côté où le gardien en arrête le moins. Quel côté faut-il garder le plus souvent ?
    .hint-2 = C’est la probabilité de plonger à droite.
    .hint-3 = C’est la part des tirs à gauche qu’arrête un plongeon à gauche.
    .hint-4 = C’est la part des tirs à droite qu’arrête un plongeon à droite.
    .because = Un tir à gauche est arrêté avec la probabilité q × 1/{ $a }, un tir à droite avec (1 − q) × 1/{ $b }. Les deux sont égales pour q = { $a }/({ $a } + { $b }).
