### Les deux masques. Variables : { $n } et { $k } chats en tout et dans une équipe, ou { $n } et { $h } cartes dans la pioche et en main, { $rest } les autres, { $next } une de moins qu’en main, { $m } et { $r } poissons marqués ou cartes dorées.

# en: b6befe3a
both-masks-guide =
    .plan-1 = Neuf vraies cartes : par deux, écrire toutes les mains de deux cartes, et comparer comment chacun s’y est pris pour ne rien oublier. Premier pronostic.
    .plan-2 = Avec une carte ou sans elle : les mains de trois cartes, puis la cellule de l’idée et toute la pioche.
    .plan-3 = Les deux masques : deviner, puis « À toi » 1. Rassembler d’abord les mauvais calculs : 1/4 + 1/4 et 1/4 × 1/4.
    .plan-4 = Au moins un : deviner, l’aire, et « À toi » 2.
    .plan-5 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Une main est un choix sans ordre. Chaque main compte donc une seule fois, quelle que soit la carte arrivée en premier.
    .say-2 = « Au moins un » est souvent difficile à compter. « Aucun » est toujours facile.
    .ask-1 = Combien de mains contiennent cette carte, et combien ne la contiennent pas ? Pourquoi la somme de ces deux nombres donne-t-elle toutes les mains ?
    .ask-2 = Que prend le premier masque au deuxième ?
    .ask-3 = Quelles mains 1/4 + 1/4 compte-t-il deux fois ?
    .support = Prenez cinq cartes et des mains de deux : dix mains tiennent sur une ligne.
    .extension = À une table de trois, quelle est la probabilité que quelqu’un ait les deux masques ? La page « Pour continuer » le demande aussi.
    .ticket-1 = Trois cartes sur dix sont dorées. Tu en reçois deux. Quelle est la probabilité que les deux soient dorées ?
    .ticket-2 = 3/10 × 2/9 = 1/15
    .open-1 = Pour avoir les deux masques, sept cartes sur 28 valent-elles autant que huit sur 32 ?
    .open-1-answer = Presque. 7/28 × 6/27 = 1/18, c’est un peu moins que 7/124. Pour un seul masque, la probabilité est la même.
    .open-2 = Serais-tu surpris de recevoir la même main une deuxième fois ?
    .open-2-answer = Oui. Il y a dix millions de mains, toutes équiprobables. En 1 000 donnes, la probabilité que deux mains soient les mêmes est inférieure à 5 %.

# en: 7bda8049
both-masks-say-of = { $n }/{ $total }{ $percent ->
    [no] {""}
   *[other] {" "}({ $percent })
}
# en: 903f8761
both-masks-say-roll-task = Distribue jusqu’à ce que tu aies une idée.
# en: e9ef6481
both-masks-say-rolls = mains
# en: 10bcc722
both-masks-say-roll = Distribuer
# en: 0b151125
both-masks-say-roll-tip = Distribuer une main
# en: 620f3cf6
both-masks-say-roll-twenty = Distribuer 100 mains
# en: 6969f80c
both-masks-say-roll-twenty-tip = Distribuer cent mains et compter
# en: 20d9e87b
both-masks-say-hand = Une main de huit cartes
# en: 5ef01beb
both-masks-say-has-both = les deux masques
# en: f70dcce6
both-masks-say-has-mask = un masque
# en: 09b85c7c
both-masks-say-has-doppelganger = un sosie
# en: 870f01cb
both-masks-say-has-equal = nombres égaux
# en: 11801719
both-masks-say-has-sequence = une suite
# en: 6f4dd63f
both-masks-say-hands-with = { $n } avec { $what }
# en: 5a3910bd
both-masks-say-dealt = Dans cette main : { $has ->
    [no] rien de tout cela
   *[other] { $has }
}. Sur { $n } { FORM($n, "main", "mains") } : { $tally }.
# en: f8497615
both-masks-say-mark-all = toutes les mains
# en: 375e51c0
both-masks-say-mark-both = les deux masques
# en: 0537dcbd
both-masks-say-mark-some = au moins un masque
# en: a72670b7
both-masks-say-mark-none = aucun masque
# en: 89db6979
both-masks-say-mark-equal = nombres égaux
# en: c6b1ad0a
both-masks-say-kittens = Toutes les mains de deux chatons
# en: 51739c9e
both-masks-say-marked = Marqué : { $marked }, { $n } mains sur { $of }{ $percent ->
    [no] {""}
   *[other] , { $percent }
}.
# en: d3369ad6
both-masks-say-is-marked = marquée
# en: c12eb842
both-masks-say-hands-of-two = Mains de deux chatons : { $marked }
# en: 1d9cce81
both-masks-say-task = Change la pioche et la main. Quelles parties grandissent ?
# en: dd26e7ac
both-masks-say-masks = Mains avec et sans les masques
# en: ee324e0f
both-masks-say-counted = Les deux : { $chosen } = { $both } mains sur { $all } = { $total }, { $chance }. Au moins un : { $both } + { $one } + { $one }, { $some }.
# en: 25301ebc
both-masks-say-white = masque blanc
# en: 4bb37f6b
both-masks-say-no-white = sans blanc
# en: 2c779d33
both-masks-say-black = masque noir
# en: 8127670a
both-masks-say-no-black = sans noir
# en: 28f7b820
both-masks-say-experiment = Vingt mains de huit cartes : combien ont un masque ?
# en: 25b25cea
both-masks-say-experiment-counts = mains avec un masque
# en: 07b9b0af
both-masks-controls =
    .marked = marquer
    .deck = pioche
    .hand = main

# en: 198e70cd
both-masks-two-of-nine = La pioche contient neuf chatons, et une main en a deux. Combien y a-t-il de mains différentes ?
    .hint-1 = Cela compte chaque main deux fois : d’abord cette carte puis l’autre, et dans l’autre sens.
    .hint-2 = Une carte ne peut pas être deux fois dans une main, et une main n’a pas d’ordre.
    .hint-3 = Une main, ce sont deux cartes différentes. Ce nombre compte aussi les paires d’une carte avec elle-même.
    .hint-4 = Chacune des neuf cartes peut rencontrer chacune des huit autres. Ensuite seulement, pense à l’ordre.
    .because = 9 × 8 / 2 : neuf premières cartes, huit deuxièmes, et chaque main a été comptée deux fois.
# en: de228a68
both-masks-three-of-nine = Et combien y a-t-il de mains différentes de trois cartes ?
    .hint-1 = 9 × 8 × 7 compte chaque main dans chacun de ses ordres, et trois cartes en ont six.
    .hint-2 = Trois cartes peuvent venir dans 3 × 2 × 1 = 6 ordres, pas dans deux.
    .hint-3 = Trois cartes peuvent venir dans 3 × 2 × 1 = 6 ordres, pas dans trois.
    .hint-4 = Une carte ne peut pas venir deux fois, et une main n’a pas d’ordre.
    .hint-5 = Ce sont les mains de deux. Prends une carte : combien de mains la contiennent, et combien ne la contiennent pas ?
    .because = 28 mains avec la première carte, car deux des huit autres l’accompagnent, et 56 mains de trois sans elle.
# en: 83f2d80c
both-masks-how-many = Maintenant toute la pioche : huit cartes sur 32. Combien y a-t-il de mains différentes ?
    .choices-thousand = Environ dix mille
    .choices-million = Environ un million
    .choices-ten-million = Environ dix millions
    .choices-billion = Environ un milliard
    .hint-1 = Il y a déjà 4 960 mains de trois cartes.
    .hint-2 = C’est plus : il y a environ un million de mains de six cartes.
    .hint-3 = Avec l’ordre, il y en a bien plus, mais huit cartes peuvent venir dans 40 320 ordres.
    .because = 10 518 300. À une main par seconde, il faudrait quatre mois pour les voir toutes.
# en: 79397196
both-masks-together = Tu reçois 8 cartes sur 32. Chaque masque est donc à toi avec une probabilité de 1/4, et 1/4 × 1/4 font 1/16. Est-ce la probabilité d’avoir les deux ?
    .choices-less = Un peu moins que 1/16
    .choices-same = Exactement 1/16
    .choices-more = Un peu plus que 1/16
    .hint-1 = Le premier masque prend une de tes huit places. Combien en reste-t-il pour l’autre ?
    .hint-2 = Le premier masque prend une de tes huit places. Cela aide-t-il l’autre ?
    .because = Si le masque blanc est à toi, il reste sept places sur 31 pour le noir. 7/31 est plus petit que 1/4.
# en: 881fa898
both-masks-both = Quelle est la probabilité que ta main de huit cartes contienne les deux masques ?
    .hint-1 = Tout près. (1/4)² oublie que le premier masque prend une de tes huit places.
    .hint-2 = C’est pour un seul masque, peu importe lequel.
    .hint-3 = C’est une main de deux cartes. Tu en reçois huit, il y a donc plus de façons.
    .hint-4 = Les six autres cartes viennent des 30 qui ne sont pas des masques.
    .hint-5 = Là, tu additionnes deux quarts. Les deux ensemble, c’est plus rare qu’un seul.
    .because = Les deux masques, et six des 30 autres cartes : choose(30, 6) mains sur choose(32, 8).
# en: c056d587
both-masks-at-least-one = Quelle est la probabilité d’avoir au moins un masque en main ?
    .hint-1 = Quelles mains as-tu comptées deux fois ?
    .hint-2 = Tout près. 1 − (3/4)² serait juste si l’on remettait la carte entre deux tirages.
    .hint-3 = C’est pour un masque donné. Il y en a deux.
    .hint-4 = C’est pour les deux. Un seul suffit.
    .hint-5 = C’est un masque exactement. Les deux, cela convient aussi.
    .because = 1/4 + 1/4 compte deux fois les mains qui ont les deux masques. Enlève-les donc une fois : 1/2 − 7/124.
# en: 233c7dad
both-masks-some = La probabilité d’avoir au moins une carte marquée parmi celles de la pioche, dans une main.
    .because = Toutes les mains, moins celles dont toutes les cartes viennent du reste de la pioche.
# en: 2bf78f4f
both-masks-a-doppelganger = Six des 32 cartes sont des sosies. Quelle est la probabilité que ta main de huit cartes en contienne au moins un ?
    .hint-1 = 8 × 6/32, c’est le nombre de sosies que tu peux espérer. Une probabilité ne dépasse jamais 1.
    .hint-2 = C’est une main d’une seule carte.
    .hint-3 = Pas loin. Ce serait juste si l’on remettait les cartes.
    .hint-4 = Combien de mains n’ont aucun des six ?
    .hint-5 = C’est pour deux cartes marquées. Ici, il y en a six.
    .because = Les mains sans sosie, ce sont huit cartes sur 26 : 1 562 275 sur 10 518 300. Les autres en ont un ou plusieurs.
# en: 374dc63e
both-masks-exercise-1 = Une équipe, ce sont { $k } chats sur { $n }. Combien y a-t-il d’équipes différentes ?
    .level = Échauffement
    .hint-1 = Personne ne peut être deux fois dans une équipe.
    .hint-2 = Choisis le premier chat, puis le deuxième, et ainsi de suite : { $n } fois un nombre de plus en plus petit.
    .hint-3 = On demande combien d’équipes, et non la probabilité d’une équipe.
    .because = { $k } parmi { $n }.
# en: e93d54ff
both-masks-exercise-2 = { $n } chats se rencontrent, et chacun serre une fois la patte de chaque autre. Combien de fois deux chats se serrent-ils la patte ?
    .level = Échauffement
    .hint-1 = Tu as compté chaque paire de chats deux fois.
    .hint-2 = Aucun chat ne se serre la patte à lui-même, et chaque paire de chats compte une fois.
    .hint-3 = Aucun chat ne se serre la patte à lui-même.
    .hint-4 = C’est pour un seul chat.
    .because = Chacun des { $n } chats en rencontre { $rest } autres. Cela compte chaque paire deux fois : { $n } × { $rest }/2.
# en: 05d159d5
both-masks-exercise-3 = Une pioche a { $n } cartes, dont deux masques. Tu en reçois { $h }. Quelle est la probabilité que les deux masques soient à toi ?
    .level = Entraînement
    .hint-1 = Une fois qu’un masque est à toi, il reste moins de places pour l’autre.
    .hint-2 = C’est pour un seul masque.
    .hint-3 = C’est le nombre de masques que tu reçois en moyenne.
    .hint-4 = Combien des { $n } cartes reçois-tu ?
    .because = { $h }/{ $n } × { $next }/{ $rest }.
# en: b34f0323
both-masks-exercise-4 = Tu pêches { $m } poissons dans un lac, tu les marques et tu les remets à l’eau. Plus tard, tu pêches { $h } poissons, et { $r } d’entre eux sont marqués. Si la part est la même dans tout le lac, combien de poissons y vivent ?
    .level = Entraînement
    .hint-1 = Les poissons marqués, tu les as rencontrés deux fois, et la plupart des poissons, jamais.
    .hint-2 = Ce sont les poissons que tu as rencontrés. La plupart vivent là sans que tu les voies.
    .hint-3 = Quelle part de ta pêche est marquée ? Les { $m } poissons sont la même part du lac.
    .hint-4 = Quelle part de ta pêche est marquée ? Les { $m } poissons sont la même part du lac.
    .because = { $r } sur { $h } sont marqués, et de même { $m } sur tous. En tout, cela fait { $m } × { $h }/{ $r }.
# en: 98e6f0c6
both-masks-exercise-5 = Une pioche a { $n } cartes, dont { $m } dorées. Tu en reçois { $h }. Quelle est la probabilité d’avoir au moins une carte dorée ?
    .level = Défi
    .hint-1 = C’est pour une seule carte. Tu en reçois { $h }.
    .hint-2 = C’est le nombre de cartes dorées que tu reçois en moyenne.
    .hint-3 = On ne remet pas les cartes : la pioche devient plus petite.
    .hint-4 = C’est la probabilité de n’avoir aucune carte dorée.
    .because = Compte les mains sans carte dorée : { $h } parmi { $rest }, sur { $h } parmi { $n }.
