### Chemins du retour : la ville de Cat Cab Crew vue comme un graphe.

# en: ddfde22b
ways-home-note =
    .words-1 = graphe, sommet, arête
    .words-2 = distance, parcours en largeur
    .words-3 = plus court chemin
    .words-4 = triangle de Pascal, coefficient binomial
    .words-5 = parité, démonstration par coloriage
    .words-6 = moyenne, simulation
    .tips-1 = Les parties 1 à 3 remplissent une séance de 45 minutes, les parties 4 à 6 une autre ; la partie 6 ne demande que les parties 1 et 2.
    .tips-2 = Par deux, mettez-les d’accord sur un pronostic avant d’appuyer sur « Deviner » : la discussion vaut plus que le nombre.
    .tips-3 = D’abord sur papier : la partie 4 avec du papier quadrillé, la partie 6 avec un échiquier et des pions.
    .tips-4 = Pour les élèves rapides : les nombres de la partie 5 et les carrés de la partie 6 se prêtent à des démonstrations par récurrence.
# en: 5e561ccd
ways-home-streets = Une rue relie deux cases qui ont un côté commun. Combien de rues a une ville de 6 × 8 cases ?
    .hint-1 = C’est le nombre de cases.
    .hint-2 = Ce sont les rues qui vont de gauche à droite ; d’autres vont de bas en haut.
    .hint-3 = Ce sont les rues qui vont de bas en haut ; d’autres vont de gauche à droite.
    .hint-4 = Deux rues par case, une à droite et une en haut : mais la dernière colonne et la ligne du haut en ont une de moins.
    .hint-5 = Chaque rue a été comptée à ses deux bouts.
    .hint-6 = Quatre par case, c’est compter chaque rue deux fois, et les cases du bord en ont moins de quatre.
    .because = 8 lignes de 5 rues chacune, et 6 colonnes de 7 chacune : 40 + 42.
# en: 11aea04b
ways-home-layer = Combien de cases sont à exactement 5 pas de la maison ?
    .hint-1 = Les pas vers la droite peuvent être 0, 1, 2, 3, 4 ou 5 : c’est un de plus qu’il n’y paraît.
    .hint-2 = C’est le nombre sur un plateau sans fin, dans les quatre directions ; la maison est dans un coin.
    .hint-3 = Ce sont toutes les cases à 5 pas au plus.
    .because = De 0 à 5 des pas vont à droite, et les autres vers le haut.
# en: 19155906
ways-home-mean-distance = Tu es n’importe où dans la ville, et le client suivant apparaît n’importe où. Combien de pas est-ce en moyenne ?
    .hint-1 = C’est la distance moyenne depuis la maison, un coin ; depuis le milieu, c’est moins.
    .hint-2 = Tu es plus près que cela : le plus grand écart de colonnes est 5, mais la moyenne est inférieure à 2.
    .hint-3 = La distance additionne les deux écarts, colonnes et lignes, et chacun peut être 0.
    .because = 35/18 pour les colonnes et 21/8 pour les lignes.
# en: 9245c40f
ways-home-from-3-3- = Combien de plus courts chemins mènent de (3, 3) à la maison ?
    .hint-1 = Il y en a plusieurs : d’abord à gauche, ou d’abord vers le bas.
    .hint-2 = Ce sont les deux qui longent le bord ; d’autres tournent entre les deux.
    .hint-3 = C’est la longueur de chacun d’eux.
    .hint-4 = Presque : dessine-les, et n’en compte aucun deux fois.
    .hint-5 = À gauche ou en bas à chacun des quatre pas, cela donne 16 mots, mais un chemin a besoin de deux de chaque.
    .because = GGBB, GBGB, GBBG, BGGB, BGBG, BBGG.
# en: ae940212
ways-home-from-4-3- = Depuis (4, 3), le premier pas va en (3, 3) ou en (4, 2). Combien y a-t-il de plus courts chemins en tout ?
    .hint-1 = Ce sont les chemins par (3, 3) ; ajoute ceux par (4, 2).
    .hint-2 = Ce sont les chemins par (4, 2) ; ajoute ceux par (3, 3).
    .hint-3 = Un chemin passe ou bien par (3, 3), ou bien par (4, 2) : additionne, là où tu as multiplié.
    .hint-4 = C’est la longueur de chacun d’eux.
    .because = 6 par (3, 3) et 4 par (4, 2).
# en: 00300b10
ways-home-from-the-corner = Combien de plus courts chemins mènent du coin opposé (6, 8) à la maison ?
    .hint-1 = C’est la longueur de chacun d’eux.
    .hint-2 = 5 pas à gauche et 7 vers le bas : choisis lesquels des 12 pas vont à gauche.
    .hint-3 = Là, tu comptes tous les mots de 12 lettres G et B ; seuls comptent ceux qui ont 5 G.
    .hint-4 = Ce serait pour 6 pas de chaque ; ici, ce sont 5 à gauche et 7 vers le bas.
    .hint-5 = Compte les pas, pas les cases : de la colonne 6 à la colonne 1, il y a 5 pas.
    .hint-6 = Compte les pas, pas les cases : de (6, 8) à (1, 1), il y en a 5 et 7.
    .because = 5 parmi 12 : lesquels des 12 pas vont à gauche.
# en: 45eaf6a5
ways-home-over-the-patrol = Combien des plus courts chemins de (6, 8) à la maison passent par la patrouille des pattes en (3, 4) ?
    .hint-1 = Du coin à la patrouille, il y a 35 chemins, et de là à la maison 10. Chacun va avec chacun : multiplie.
    .hint-2 = Ce sont les chemins du coin à la patrouille ; chacun continue vers la maison de plusieurs façons.
    .hint-3 = Ce sont les chemins de la patrouille à la maison ; on peut y arriver de plusieurs façons.
    .hint-4 = Ils n’y passent pas tous : longe le bord.
    .because = 35 chemins jusqu’à la patrouille, et avec chacun d’eux 10 chemins du retour.
# en: c6a285d3
ways-home-pushed-back = Un taxi en (4, 5) recule de 3 cases, toujours par un plus court chemin. Sur combien de cases peut-il finir ?
    .hint-1 = Deux choix à chacun des trois pas font 8 chemins ; plusieurs finissent sur la même case.
    .hint-2 = 0, 1, 2 ou 3 des pas vont à gauche : c’est un de plus.
    .hint-3 = Pas seulement tout droit à gauche ou tout droit vers le bas : il peut tourner.
    .because = 0, 1, 2 ou 3 des pas vont à gauche ; 1, 3, 3 et 1 chemins y mènent.
# en: 60caae28
ways-home-two-twos = Sur un plateau sans fin, où un taxi peut-il finir avec deux trajets de 2 cases, chacun tout droit ? Combien de cases ?
    .hint-1 = C’est le nombre qu’on atteint avec quatre pas simples. Un trajet de 2 va tout droit et ne peut pas tourner.
    .hint-2 = N’oublie pas la case où il est : deux cases à l’aller, et deux au retour.
    .hint-3 = Quatre directions, puis quatre directions font 16 chemins ; plusieurs finissent sur la même case.
    .hint-4 = C’est après le premier trajet.
    .hint-5 = Compte encore, sur du papier quadrillé : certains chemins finissent sur la même case.
    .because = C’est comme des pas simples sur un plateau aux cases deux fois plus larges : (2 + 1)².
# en: 36cea7be
ways-home-five-steps = Sur un plateau sans fin, sur combien de cases un taxi peut-il finir après cinq pas simples ?
    .hint-1 = C’est après quatre pas.
    .hint-2 = 4⁵, c’est le nombre de chemins ; beaucoup finissent sur la même case.
    .hint-3 = Ce sont toutes les cases à cinq pas au plus ; la moitié n’a pas la bonne couleur.
    .hint-4 = Ce sont les cases à exactement cinq pas ; on peut aussi finir plus près.
    .hint-5 = C’est après six pas.
    .because = 1, 4, 9, 16, 25, 36 : après n pas, (n + 1)².
# en: baafbb07
ways-home-say-graph = La ville vue comme un graphe
# en: 4aaaf5d9
ways-home-say-dots-and-lines = La ville vue comme un graphe : { $dots } points pour les cases, { $lines } lignes pour les rues.
# en: 0c58addf
ways-home-say-streets = { $n } { FORM($n, "rue", "rues") }
# en: 3cc907b2
ways-home-say-streets-at-cells = Combien de rues se rencontrent à chaque case
# en: ba87fcd7
ways-home-say-find-steps = La maison est { $home }, là où est le taxi. Clique sur toutes les cases qui sont à exactement { $steps } pas.
# en: 98d7339f
ways-home-say-is-steps = { $cell } est à { $n } pas de la maison
# en: 5d28523c
ways-home-say-slanting = Elles forment une ligne en biais : un pas de plus à droite, c’est un pas de moins vers le haut.
# en: 6086a102
ways-home-say-news = Déplace le curseur : jusqu’où va la nouvelle ?
# en: b5bd3498
ways-home-say-layers = Les couches autour de la maison
# en: f3bea8f4
ways-home-say-layer = À { $steps } pas de la maison, il y a { $newest } { FORM($newest, "case", "cases") } ; à { $steps } pas au plus, { $inside } sur { $all }.
# en: 6b2bf380
ways-home-say-steps-from-home = à { $n } pas de la maison
# en: 0b03deaf
ways-home-say-up-to = Pas jusqu’à la maison, { $steps } au plus
# en: 624d5de8
ways-home-say-random = La distance entre deux cases au hasard
# en: 7f440aea
ways-home-say-steps = pas
# en: 4391f8a9
ways-home-say-pairs = paires
# en: e95c7c4f
ways-home-say-paths = Chemins du retour
# en: b17bbe51
ways-home-say-paths-task = Clique sur une case pour voir tous les plus courts chemins du retour.
# en: 16f623dd
ways-home-say-paths-tip = Écrire le nombre de chaque case
# en: 59fcde1c
ways-home-say-paths-home = { $n } { FORM($n, "plus court chemin", "plus courts chemins") } du retour
# en: 5689a1ba
ways-home-say-click = Clique sur une case.
# en: 897b6671
ways-home-say-sum = Chaque nombre qui n’est pas au bord est la somme de celui à sa gauche et de celui d’en dessous.
# en: 4929a42a
ways-home-say-shortest = Plus courts chemins du retour
# en: 5b099dd7
ways-home-say-from-each = Plus courts chemins du retour depuis chaque case
# en: 7f558d2c
ways-home-say-over = { $n } par { $cell }
# en: 47fd93e1
ways-home-say-from-home = De { $cell } à la maison : { $steps ->
    [0] tu y es.
   *[other] { $steps } pas, { $paths } { FORM($paths, "plus court chemin", "plus courts chemins") }.
}{ $over ->
    [no] {""}
   *[other] {" "}{ $over }.
}
# en: 9bbdc4a1
ways-home-say-far-corner = Du coin opposé { $corner }, il y a { $n } plus courts chemins du retour.
# en: db4aa4fc
ways-home-say-over-patrol = Chemins par la patrouille des pattes
# en: b5c75bfe
ways-home-say-past-patrol = De { $corner } à la patrouille des pattes en { $patrol }, et de là à { $home }.
# en: 715ea796
ways-home-say-find-pushed = Le taxi en { $cell } recule de { $steps } { FORM($steps, "case", "cases") }. Clique sur toutes les cases où il peut finir.
# en: c9eda869
ways-home-say-ways-back = { $n } { FORM($n, "façon de reculer mène", "façons de reculer mènent") } à { $cell }
# en: 0d6d78c6
ways-home-say-not-there = { $place } { $way ->
    [same] n’est pas plus près de la maison
    [nearer] est à { $n } pas de moins de la maison
   *[farther] est à { $n } pas de plus de la maison
}{ $cell ->
    [no] {""}
   *[other] , mais n’est pas sur un plus court chemin depuis { $cell }
}
# en: dad7d72d
ways-home-say-pushed = Façons d’y arriver, case par case : { $ways }. En tout { $all } façons de reculer, mais seulement { $cells } cases.
# en: a98fbe05
ways-home-say-find-ends = Le taxi en { $cell } a des trajets de { $moves }, chacun tout droit. Clique sur toutes les cases où il peut finir.
# en: 69aa98d4
ways-home-say-away = { $cell } est à { $n } pas et { FORM($plain, "unie", "rayée") }
# en: 3fc43ba2
ways-home-say-all-are = Toutes sont { FORM($plain, "unies", "rayées") }, à { $n } pas de { $cell }, qui est { FORM($start, "unie", "rayée") }.
# en: fc16c8f8
ways-home-say-reach = Où les trajets peuvent finir
# en: e02cef86
ways-home-say-reach-task = Choisis des trajets, et clique sur une case pour y mettre le taxi. Où peut-il finir ?
# en: 9dd13fe8
ways-home-say-can-end = peut finir ici
# en: 622af855
ways-home-say-ends = { $moves ->
    [no] De { $cell }, sans trajet : 1 case, { $cell }.
   *[other] De { $cell }, qui est { FORM($start, "unie", "rayée") }, avec { $moves } : { $n } cases, toutes { FORM($plain, "unies", "rayées") }.
}
# en: d3a2aafb
ways-home-controls =
    .steps = pas
    .movements_of_1 = trajets de 1
    .movements_of_2 = trajets de 2
