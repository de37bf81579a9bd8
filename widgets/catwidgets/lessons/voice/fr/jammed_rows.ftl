### Se garer. Variables : { $columns } colonnes d’une rangée, { $fish } poissons, { $gap } cases libres au moins entre deux poissons, { $seats } places d’un banc, { $people } personnes.

# en: d1b02d9c
jammed-rows-guide =
    .plan-1 = Un jeu : les élèves se placent l’un après l’autre le long d’un mur, où ils veulent, mais à deux pas au moins des autres. Combien trouvent une place ?
    .plan-2 = Sept colonnes, remplies dix fois au hasard, avec des pièces et à l’écran. Combien de fois y en a-t-il trois ?
    .plan-3 = Premier pronostic, puis l’arbre au tableau. Pourquoi pas 1/35 ?
    .plan-4 = Six poissons. Le premier coupe la rangée en deux : pronostics et images.
    .plan-5 = Quelle largeur suffit ? Et un banc : qui trouve une place ?
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Compter ne suffit que si tous les cas sont équiprobables. Ici, ils ne le sont pas.
    .say-2 = Une fonction a le droit de s’appeler elle-même, si c’est pour un cas plus petit.
    .ask-1 = De combien de façons peut-on choisir trois colonnes sur sept ? Pourquoi la probabilité n’est-elle pas une sur ce nombre ?
    .ask-2 = Que se passe-t-il à gauche d’un poisson, et qu’est-ce que cela dit de la droite ?
    .ask-3 = Où la récursivité s’arrête-t-elle ?
    .support = Prenez une bande de papier quadrillé et des pièces de monnaie. Une pièce occupe cinq carreaux : le sien et deux de chaque côté.
    .extension = Les poissons sont en cercle : la dernière colonne touche la première. Changez la fonction pour le premier poisson seulement.
    .ticket-1 = Quatre colonnes, et deux cases libres entre deux poissons. Quelle est la probabilité que deux poissons aient leur place ?
    .ticket-2 = 1/2 : le premier poisson doit être en a ou en d ; la seule colonne libre est alors à l’autre bout
    .open-1 = Si un poisson ne pouvait être placé que là où il laisse de la place aux autres, toutes les rangées seraient-elles équiprobables ?
    .open-1-answer = Non. L’ordre compte encore : une rangée qu’on peut obtenir de plus de façons est plus probable.
    .open-2 = Qu’est-ce qui se gare comme nos poissons ?
    .open-2-answer = Les voitures le long d’une rue sans marquage, les molécules sur une surface, les gens sur un banc qui veulent de la place des deux côtés.

# en: 66376d26
jammed-rows-say-row-task = Remplis la rangée au hasard, plusieurs fois. Combien de fois y a-t-il trois poissons ?
# en: 20db915b
jammed-rows-say-one = Un au hasard
# en: e3f3ea2a
jammed-rows-say-one-tip = Dessiner un poisson sur une colonne libre prise au hasard
# en: 5d7138db
jammed-rows-say-fill = Remplir au hasard
# en: a40775db
jammed-rows-say-fill-tip = Continuer jusqu’à ce que plus rien ne tienne
# en: c4b5d24e
jammed-rows-say-again = Recommencer
# en: 4d1689c1
jammed-rows-say-again-tip = Effacer la rangée
# en: 5bdd4ab9
jammed-rows-say-columns = colonnes
# en: be926e38
jammed-rows-say-too-near = { $place } est trop près du poisson en { $fish } : il faut deux cases entre les deux.
# en: 6873a67c
jammed-rows-say-row = Une rangée de { $columns } colonnes
# en: 31423a16
jammed-rows-say-closed = fermée
# en: f7de795d
jammed-rows-say-fish = poisson
# en: 4eb7599f
jammed-rows-say-fish-in-row = poissons dans la rangée
# en: bbf976d0
jammed-rows-say-all-free = { $columns } colonnes, toutes libres. Clique sur l’une d’elles.
# en: bb7ec4f9
jammed-rows-say-drawn = { $n } { FORM($n, "poisson", "poissons") } : { $on }.
# en: d636c2fc
jammed-rows-say-free = { $free } { FORM($free, "colonne est libre", "colonnes sont libres") }.
# en: fbfba2ea
jammed-rows-say-full = La rangée est pleine{ $six ->
    [yes] , avec autant de poissons que possible
   *[no]  : elle est bloquée à { $n }
}.
# en: 25143fa8
jammed-rows-say-tree = Le premier de trois poissons sur sept colonnes
# en: feab9bc3
jammed-rows-say-first-fish = premier poisson
# en: 5143a78a
jammed-rows-say-others-fit = les autres tiennent
# en: 492d59ee
jammed-rows-say-both = ensemble
# en: d16738f0
jammed-rows-say-sum = somme { $total }
# en: 6e6ea550
jammed-rows-say-tree-table = Tous les premiers poissons
# en: 67348212
jammed-rows-say-chance = probabilité
# en: a0fe6184
jammed-rows-say-branches = Multiplie le long de chaque branche, et additionne les branches : { $sum }.
# en: 0043ff98
jammed-rows-say-chances = une probabilité pour chaque nombre de poissons
# en: 79978eac
jammed-rows-say-not-one = les probabilités de { $name } pour { $columns } colonnes font { $total } en tout, et non 1
# en: 031c5590
jammed-rows-say-full-task = Déplace le curseur. Quelle est la probabilité que six poissons tiennent ?
# en: 6ff13080
jammed-rows-say-full-row = Une rangée pleine de { $columns } colonnes
# en: 68d0c5ca
jammed-rows-say-on-average = Dans { $columns } colonnes tiennent en moyenne { $mean } poissons.
# en: 666d8ae5
jammed-rows-say-six-fit = La probabilité que six tiennent est { $exact ->
    [no] presque
   *[other] { $exact }, soit
} { $percent }.
# en: 15831c04
jammed-rows-say-six-sure = La probabilité que six tiennent est { $sure ->
    [yes] 1 : ils tiennent toujours
   *[no] 0
}.
# en: e731b6ce
jammed-rows-say-split-task = Où est le premier poisson ? Regarde les deux rangées qui restent.
# en: 1cc1f47b
jammed-rows-say-the-first = Le premier poisson
# en: 036edf78
jammed-rows-say-split = Le premier poisson en { $on } laisse des rangées de { $left } et de { $right }. En moyenne, il y aura { $sum } = { $total } poissons.
# en: 01932701
jammed-rows-say-widths = Six poissons espacés tiennent dans la rangée
# en: f39a21fb
jammed-rows-say-certain = certain
# en: b2a39eb1
jammed-rows-controls =
    .columns = colonnes
    .first_fish = premier poisson

# en: 9d5d2a67
jammed-rows-narrowest = Six poissons, et deux cases libres entre deux poissons. Combien de colonnes a la rangée la plus étroite où ils tiennent ?
    .hint-1 = Derrière le dernier poisson, il ne faut aucune case libre.
    .hint-2 = Deux cases entre deux poissons : entre six poissons, il y a cinq intervalles.
    .hint-3 = Ne compte pas seulement les cases libres, mais aussi les poissons.
    .hint-4 = Une colonne de moins suffit aussi.
    .hint-5 = Deux poissons voisins se partagent les cases qui les séparent.
    .hint-6 = Ce sont les cases libres. Les poissons aussi prennent des colonnes.
    .because = 6 poissons et 5 intervalles de 2 cases.
# en: 07e35231
jammed-rows-seven-columns = Sept colonnes, de a à g, et trois poissons. Une seule façon convient : a, d, g. Chaque poisson est dessiné au hasard sur une colonne encore libre. Quelle est la probabilité que les trois aient leur place ?
    .hint-1 = 1 sur 35 serait juste si tous les choix de trois colonnes étaient équiprobables.
    .hint-2 = C’est la probabilité que le premier soit en a, d ou g. Avec le deuxième, tout peut encore échouer.
    .hint-3 = Regarde le premier poisson. S’il est en d, les deux autres tiennent à coup sûr ; en a ou en g, une fois sur deux.
    .hint-4 = On ne dessine jamais de poisson sur une colonne fermée.
    .hint-5 = On ne dessine jamais de poisson sur une colonne fermée.
    .because = En d (1/7), tout va bien. En a ou en g (2/7), il reste quatre colonnes libres, et deux d’entre elles sont bonnes.
# en: ad927000
jammed-rows-first-drawing = Le premier poisson d’une rangée de 20 colonnes tombe en f, la sixième colonne. Il ferme les colonnes d à h. Que reste-t-il ?
    .choices-one = une rangée de 15
    .choices-right = des rangées de 3 et de 12
    .choices-wide = des rangées de 5 et de 14
    .hint-1 = Les colonnes fermées sont au milieu : ce qu’on dessine d’un côté ne change rien de l’autre.
    .hint-2 = De chaque côté, deux colonnes sont fermées aussi.
    .because = Et ce qui se passe dans l’une ne dépend pas de l’autre : c’est deux fois la même question, pour des rangées plus courtes.
# en: 20a94122
jammed-rows-by-chance = Prends la rangée la plus étroite pour six poissons. Chacun est dessiné au hasard sur une colonne libre. Quelle est la probabilité que les six aient leur place ?
    .choices-rare = environ 5 %
    .choices-even = environ 50 %
    .choices-usual = toujours
    .hint-1 = Chaque poisson doit tomber sur l’une des rares bonnes colonnes.
    .hint-2 = Quatre poissons peuvent bloquer cette rangée.
    .because = Exactement 141/2912.
# en: ca797bb5
jammed-rows-never-jams = Combien de colonnes une rangée doit-elle avoir au moins pour que six poissons aient toujours leur place, même mal dessinés ?
    .hint-1 = C’est assez s’ils sont bien dessinés.
    .hint-2 = Cinq poissons peuvent fermer 25 colonnes : c, h, m, r, w.
    .hint-3 = Six fois cinq, ce serait sûr. Mais le dernier poisson n’a besoin que d’une seule colonne libre.
    .hint-4 = Le dernier poisson n’a besoin que d’une seule colonne libre.
    .hint-5 = Cinq poissons peuvent fermer 25 colonnes.
    .because = Cinq poissons ferment au plus 5 × 5 colonnes, et il en faut une de plus. C’est pourquoi le grand plateau en a 26.
# en: 64ade035
jammed-rows-at-least = La probabilité d’avoir au moins ce nombre de poissons.
    .because = Additionne les probabilités de tous les nombres assez grands.
# en: f390dd20
jammed-rows-smaller-gap = Un banc a sept places. Personne ne s’assoit juste à côté de quelqu’un, et chacun prend au hasard une place parmi celles qui restent. Quelle est la probabilité que quatre personnes trouvent une place ?
    .hint-1 = Ce serait juste si tous les choix de quatre places étaient équiprobables.
    .hint-2 = Cela peut mal tourner : des gens sur la deuxième, la quatrième et la sixième place ne laissent plus de place.
    .hint-3 = C’était avec deux cases entre eux, et trois poissons.
    .because = Ils doivent occuper une place sur deux, de la première à la dernière. Chaque place du premier laisse deux bancs plus courts.
# en: 835a47f6
jammed-rows-exercise-1 = Une rangée a { $columns } colonnes, et il faut deux cases libres entre deux poissons. Chaque poisson est dessiné au hasard sur une colonne libre. Quelle est la probabilité que { $fish } poissons aient leur place ?
    .level = Échauffement
    .hint-1 = C’est une seule place du premier poisson. Quelles places sont bonnes, et que reste-t-il ensuite ?
    .because = Regarde chaque place du premier poisson, et les rangées qui restent.
# en: 72047403
jammed-rows-exercise-2 = Une rangée a { $columns } colonnes, et il faut au moins deux cases libres entre deux poissons. Sur combien de colonnes le premier poisson peut-il être placé de sorte qu’aucun autre ne tienne à côté ?
    .level = Échauffement
    .hint-1 = Un poisson à un bout laisse beaucoup de place à l’autre. Essaie chaque colonne.
    .hint-2 = Essaie aussi les colonnes à côté du milieu.
    .because = Un autre poisson a besoin de trois colonnes d’un côté. Dans ces cas, il y en a moins de trois des deux côtés.
# en: 48970ea2
jammed-rows-exercise-3 = On remplit au hasard une rangée de { $columns } colonnes, avec deux cases libres entre deux poissons, jusqu’à ce que plus rien ne tienne. Combien de poissons y a-t-il en moyenne ?
    .level = Entraînement
    .hint-1 = Ce serait vrai s’il ne restait jamais de vides où rien ne tient.
    .hint-2 = Il faut deux cases entre deux poissons.
    .because = Un poisson, plus ce qui tient dans les deux rangées qui restent, en moyenne sur toutes les places du premier.
# en: e945ccdf
jammed-rows-exercise-4 = Un banc a { $seats } places. Personne ne s’assoit juste à côté de quelqu’un, et chacun prend au hasard une des places qui restent. Quelle est la probabilité que { $people } personnes trouvent une place ?
    .level = Entraînement
    .hint-1 = Regarde chaque place de la première personne. Combien en reste-t-il de chaque côté ?
    .hint-2 = Essaie : d’abord une personne à chaque bout.
    .because = Prends l’une après l’autre chaque place de la première personne. Il reste deux bancs plus courts, un de chaque côté.
# en: 2d10cfee
jammed-rows-exercise-5 = Maintenant, il faut au moins { $gap } cases libres entre deux poissons. Quelle est la probabilité que { $fish } poissons tiennent dans { $columns } colonnes ?
    .level = Défi
    .hint-1 = C’est une seule place du premier poisson. Quelles places sont bonnes, et que reste-t-il ensuite ?
    .because = Interroge la fonction avec gap={ $gap }, et additionne les probabilités à partir de { $fish } poissons.
