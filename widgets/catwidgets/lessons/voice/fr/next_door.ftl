### Juste à côté. Variables : { $start } et { $end } des cases comme (3, 3), { $steps } pas, { $apart } pas de distance, { $across } et { $up } pas de côté et vers le haut.

# en: 02674d81
next-door-guide =
    .plan-1 = Sur papier quadrillé, chacun essaie de finir juste à côté en quatre pas exactement.
    .plan-2 = Premier pronostic. Ceux qui disent oui dessinent leur chemin.
    .plan-3 = Exécuter la recherche, déplacer le curseur et chercher ce que toutes les cases marquées ont en commun. Puis raconter la démonstration.
    .plan-4 = « À toi » 1 et 2. Les plus rapides continuent avec les diagonales.
    .plan-5 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Vous pouvez essayer pendant une heure. Une démonstration prend une minute, et plus personne n’a besoin d’essayer.
    .say-2 = Personne n’a regardé tous les chemins. Nous avons regardé ce que fait chaque chemin.
    .ask-1 = Que fait un pas à la couleur ? Et deux pas ?
    .ask-2 = Pourquoi ne suffit-il pas d’essayer beaucoup de chemins ?
    .ask-3 = Où avez-vous déjà vu quelque chose qui ne fait que passer d’un état à l’autre ?
    .support = Posez une pièce de monnaie sur un échiquier et retournez-la à chaque pas : face sur les blancs, pile sur les noirs.
    .extension = Coupez deux coins opposés d’un échiquier. Peut-on couvrir le reste avec 31 dominos ?
    .ticket-1 = De (1, 1) à (6, 8) en 15 pas exactement : est-ce possible ? La distance est de 12 pas.
    .ticket-2 = Non : 15 − 12 est impair
    .open-1 = Et si un taxi pouvait aussi attendre le temps d’un pas ?
    .open-1-answer = Alors la couleur ne change pas forcément, et on peut atteindre toutes les cases assez proches.
    .open-2 = Quelles pièces du jeu d’échecs changent toujours de couleur, et lesquelles n’en changent jamais ?
    .open-2-answer = Le cavalier en change toujours, le fou jamais. La tour, la dame et le roi peuvent faire les deux.

# en: e474b573
next-door-say-walk-task = Clique de case en case. Peux-tu finir sur la case du client, en { $passenger }, après exactement quatre pas ?
# en: 9db3c494
next-door-say-walk-again = Autre chemin
# en: a86dd80a
next-door-say-walk-again-tip = Revenir au départ ; un point reste là où tu as fini
# en: e31a8fc1
next-door-say-walk = Un chemin de quatre pas
# en: 083b8d9a
next-door-say-ended-here = tu as fini ici
# en: b34438a8
next-door-say-walked = { $steps } { FORM($steps, "pas", "pas") } sur 4 : le taxi est en { $cell }.{ $ends ->
        [0] { "" }
       *[other] { " " }Jusqu’ici, tu as fini sur { $ends } { FORM($ends, "case", "cases différentes") }.
    }
# en: 6c3fab2f
next-door-say-task = Déplace le curseur. Regarde les couleurs des cases marquées.
# en: 9d672d55
next-door-say-cells = des cases comme (3, 3)
# en: 207cbd45
next-door-say-can-end = peut finir ici
# en: fcc31f16
next-door-say-where = Où le taxi peut finir
# en: e4625f09
next-door-say-no-cell = Aucune case.
# en: f9c3439c
next-door-say-after = Après { $steps } pas depuis { $start } : { $cells } { FORM($cells, "case", "cases") } de la ville, { $colours ->
        [plain] toutes unies
        [striped] toutes rayées
       *[both] les unes unies, les autres rayées
    }. La case du client, { $passenger }, { FORM($there, "en fait partie", "n’en fait pas partie") }.
# en: e958cde9
next-door-say-plain = unie
# en: 35efe0dc
next-door-say-striped = rayée
# en: ed7c8d94
next-door-say-chessboard = La ville comme un échiquier
# en: 78cfa75f
next-door-say-two-colours = Le taxi, en { $start }, est sur une case unie ; le client, en { $passenger }, sur une case rayée.
# en: 2590c1e7
next-door-say-which-striped = Quelles cases sont rayées
# en: 959585d6
next-door-controls =
    .steps = pas

# en: a6e298a4
next-door-four-steps = Ton taxi est en (3, 3) et le client juste à côté, en (4, 3). Tu dois faire exactement quatre pas, vers la gauche ou la droite, vers le haut ou le bas. Tu peux faire demi-tour. Peux-tu finir sur la case du client ?
    .choices-once = Oui, d’une façon
    .choices-often = Oui, de plusieurs façons
    .choices-never = Jamais
    .hint-1 = Laquelle ? Compte ses pas.
    .hint-2 = Lesquelles ? Compte les pas de l’une d’elles.
    .because = Chaque pas change la couleur de la case, comme sur un échiquier. Quatre pas ramènent à la couleur du départ, et juste à côté, c’est l’autre couleur.
# en: 6ed619e6
next-door-five-steps = Et avec exactement cinq pas ?
    .choices-once = Oui, d’une façon
    .choices-often = Oui, de plusieurs façons
    .choices-never = Jamais
    .hint-1 = Fais le tour d’un pâté de maisons : il y en a des deux côtés.
    .hint-2 = Un pas, puis un aller-retour, deux fois.
    .because = Un pas à droite, puis deux allers-retours. Il y a beaucoup de façons de le faire.
# en: c0470afe
next-door-possible = Un taxi peut-il aller du départ à l’arrivée en exactement ce nombre de pas ?
    .because = Assez près, et de la bonne couleur : il faut les deux, et les deux suffisent.
# en: ee0105eb
next-door-striped-cells = La ville a 6 colonnes et 8 lignes. Combien de cases ont la même couleur que (3, 3), où se trouve le taxi ?
    .hint-1 = Ce sont toutes les cases.
    .hint-2 = Compte une ligne : trois de chaque couleur.
    .hint-3 = Compte une ligne : trois de chaque couleur.
    .hint-4 = La moitié de 6 colonnes et la moitié de 8 lignes : il en manque la plupart.
    .because = Chaque ligne a trois cases unies et trois cases rayées : 8 × 3.
# en: e004dfcd
next-door-corners = Maintenant, les taxis peuvent aussi rouler en diagonale, de (3, 3) à (4, 4). Peux-tu arriver juste à côté en exactement quatre pas ?
    .choices-yes = Oui
    .choices-no = Non
    .hint-1 = Que fait un pas en diagonale à la couleur ?
    .because = Un pas en diagonale garde la couleur. Un seul suffit, et la démonstration s’écroule.
# en: 193ba4cf
next-door-exercise-1 = Un taxi peut-il aller de { $start } à { $end } en exactement { $steps } pas ?
    .level = Échauffement
    .choices-yes = Oui
    .choices-no = Non
    .hint-1 = La distance est de { $apart } pas, et tu en as { $steps }. Est-ce assez ? Et les deux nombres sont-ils tous les deux pairs, ou tous les deux impairs ?
    .hint-2 = La distance est de { $apart } pas, et tu en as { $steps }. Un aller-retour permet de dépenser deux pas.
    .because = La distance est de { $apart } pas. Compare les deux nombres.
# en: ef13b827
next-door-exercise-2 = Combien de pas faut-il au minimum pour aller de { $start } à { $end } ?
    .level = Échauffement
    .hint-1 = Tu n’as compté que les colonnes. Les lignes comptent aussi.
    .hint-2 = Tu n’as compté que les lignes. Les colonnes comptent aussi.
    .hint-3 = Suis d’abord une ligne, puis une colonne. Additionne les pas.
    .hint-4 = Tu as compté les cases. Au départ, le taxi n’a encore fait aucun pas.
    .hint-5 = Tu as compté les cases entre les deux. Le dernier pas compte aussi.
    .because = { $across } pas sur la ligne et { $up } dans la colonne.
# en: 3e23e59e
next-door-exercise-3 = Une ville a { $columns } colonnes et { $rows } lignes. Le coin (1, 1) est uni. Combien de cases sont unies ?
    .level = Entraînement
    .hint-1 = Ce sont toutes les cases.
    .hint-2 = Ce sont les autres. De quelle sorte sont les coins ?
    .hint-3 = Aucune case n’est à moitié unie. De quelle sorte y en a-t-il une de plus ?
    .because = { $columns } × { $rows } est impair. Les coins sont unis, donc il y a une case unie de plus.
# en: c4618ab2
next-door-exercise-4 = { $cups } gobelets sont à l’envers. À chaque coup, on en retourne exactement { $turned }. Peuvent-ils tous finir à l’endroit ?
    .level = Entraînement
    .choices-yes = Oui
    .choices-no = Non
    .hint-1 = Essaie avec des pièces de monnaie. Après chaque coup, compte celles qui sont à l’endroit : le nombre est-il parfois impair ?
    .hint-2 = Essaie avec { $cups } pièces de monnaie. Un coup peut aussi en retourner dans l’autre sens.
    .because = Un coup retourne un nombre pair de gobelets. Le nombre de gobelets à l’endroit reste donc pair : 0, 2, 4 et ainsi de suite. Il ne peut devenir { $cups } que si { $cups } est pair.
# en: 49b9edbf
next-door-exercise-5 = Dans une très grande ville, un taxi fait exactement { $steps } pas. Sur combien de cases peut-il finir ?
    .level = Défi
    .hint-1 = Ce sont les cases à { $steps } pas de distance. Le taxi peut aussi faire demi-tour.
    .hint-2 = C’est vrai avec un pas de moins.
    .hint-3 = Ce sont les chemins. Beaucoup finissent sur la même case.
    .hint-4 = Ce sont toutes les cases assez proches. À peu près la moitié sont de l’autre couleur.
    .because = 1, 4, 9, 16, … : après { $steps } pas, { $more } × { $more }.
