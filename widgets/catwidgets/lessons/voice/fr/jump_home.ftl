### Le saut du retour : les plus courts chemins de Washi Cat.

# en: d81f804a
jump-home-note =
    .words-1 = graphe, distance, plus court chemin
    .words-2 = parcours en largeur, couches
    .words-3 = état, espace des états
    .words-4 = borne inférieure, démonstration qu’on ne peut pas faire mieux
    .words-5 = formule à deux variables, minimum de deux nombres
    .tips-1 = Les parties 1 et 2 remplissent 30 minutes, la partie 3 en remplit encore 30 ; la partie 4 est pour ceux qui aiment les formules.
    .tips-2 = D’abord sur papier : du papier quadrillé et un stylo suffisent, et une ligne tracée reste.
    .tips-3 = La partie 3 marche bien en concours : qui trouve la course la plus rapide ? Ceux qui l’ont trouvée donnent des indices, pas des coups.
    .tips-4 = Erreur probable : croire que 7 tours sont le minimum, parce que la marche ne peut pas être plus courte.
    .tips-5 = Pour les élèves rapides : démontrez que personne ne fait moins de R + k tours. Où la démonstration a-t-elle besoin de k > 0 ?
# en: 305826fe
jump-home-third-layer = Combien de cases sont à exactement 3 pas de c1 ?
    .hint-1 = b3 en ferait partie, mais il y a un sanctuaire.
    .hint-2 = C’est la quatrième couche.
    .hint-3 = Ce sont toutes celles à 2 pas au plus, c1 comprise.
    .hint-4 = Ce sont toutes celles à 3 pas au plus, c1 comprise.
    .hint-5 = Ce sont toutes celles à 3 pas au plus ; ne compte que la troisième couche.
    .hint-6 = C’est le nombre de celles à 1 pas.
    .because = a2, d3, e2, f1, et c4 au-delà de c3.
# en: acdb6278
jump-home-round-the-wall = Un mur se dresse entre d3 et d4. Combien de pas y a-t-il de d3 à d4 ?
    .hint-1 = Elles ont un côté commun, mais le mur est dessus.
    .hint-2 = Un pas de côté et un vers le haut : tu es alors en c4 ou en e4, pas encore en d4.
    .hint-3 = Il y a un détour plus court.
    .because = De côté, vers le haut, et retour : d3, c3, c4, d4.
# en: d8843c08
jump-home-walk-home = Quatre rangées, le poisson dans la dernière, décalé d’une colonne. Combien de pas faut-il à un chat qui fait l’aller-retour à pied ?
    .hint-1 = Cela le mène au poisson. Il doit aussi rentrer.
    .hint-2 = Il n’a pas besoin de revenir sur la case d’où il est parti : n’importe quelle case de la rangée de départ convient.
    .hint-3 = Ce serait le nombre si le poisson était droit devant.
    .hint-4 = De la première rangée à la quatrième, il y a trois pas, mais le poisson est décalé d’une colonne, et puis vient le retour.
    .hint-5 = Il faut 4 pas rien que pour le poisson.
    .because = 4 pas jusqu’au poisson, 3 tout droit vers le bas : 2 × 3 + 1.
# en: f0bfdb1d
jump-home-farther-walk = Huit rangées, le poisson décalé de trois colonnes : combien de pas aller et retour ?
    .hint-1 = La maison, c’est toute la rangée de départ ; les trois colonnes ne comptent qu’une fois.
    .hint-2 = Cela le mène au poisson.
    .hint-3 = Le poisson est décalé de trois colonnes.
    .hint-4 = De la rangée 1 à la rangée 8, il y a sept pas, pas huit.
    .because = 2 × 7 + 3.
# en: 169e616f
jump-home-best-run = Quatre rangées, le poisson décalé d’une colonne, les sauts permis. Quel est le plus petit nombre de tours ?
    .hint-1 = C’est la marche. Le chat peut-il sauter par-dessus sa propre ligne au retour ?
    .hint-2 = Presque. Fais finir le dernier saut dans la rangée de départ.
    .hint-3 = Cela le mène au poisson, et il lui faut au moins un tour pour rentrer.
    .hint-4 = Rien que le poisson est à 4 pas.
    .because = 4 pas jusqu’au poisson, et un saut par-dessus la ligne d’en dessous.
# en: 47771cf9
jump-home-eight-rows = Et sur un ruban de huit rangées, le poisson décalé d’une colonne ?
    .hint-1 = C’est la marche ; un seul saut franchit n’importe quel nombre de cases.
    .hint-2 = Cela le mène au poisson.
    .hint-3 = Un tour suffit pour tout le retour.
    .hint-4 = Le poisson est à 8 pas.
    .because = 8 pas jusqu’au poisson et un saut, par-dessus six cases d’un coup.
# en: aea0e074
jump-home-what-it-takes = Le saut du retour doit arriver dans la rangée de départ : la case sous la ligne doit donc être vide. Où le chat fait-il un pas de côté, si le poisson est décalé d’une colonne ?
    .choices-aside-first = tout de suite, dans la première rangée
    .choices-up-first = après un pas vers le haut
    .choices-last = dans la dernière rangée, à côté du poisson
    .hint-1 = Alors sa ligne descend jusqu’à la première rangée dans cette colonne, et un saut par-dessus n’arrive nulle part.
    .hint-2 = Alors il n’y a pas de ligne sous le poisson qu’on puisse franchir.
    .because = Un pas vers le haut, un de côté, puis tout droit : la ligne sous le poisson commence dans la deuxième rangée.
# en: 021d645a
jump-home-any-tape = R rangées, le poisson décalé de k colonnes, k au moins 1. Combien de tours prend la course la plus rapide ?
    .choices-same = k tours
    .choices-minus-two = R − 1 + k tours
    .choices-plus = R + k tours
    .choices-twice = 2R − 2 + k tours
    .hint-1 = Les rangées comptent aussi.
    .hint-2 = Cela le mène au poisson, et il faut encore un tour pour rentrer.
    .hint-3 = C’est la marche.
    .because = R − 1 + k pas jusqu’au poisson, car il est à cette distance, et un saut.
# en: b9eacb72
jump-home-saved = Combien de tours le saut épargne-t-il sur un ruban de huit rangées, quel que soit le décalage du poisson ?
    .hint-1 = Le retour est de sept pas, mais le saut est aussi un tour.
    .hint-2 = De la rangée 8 à la rangée 1, il y a sept pas, et le saut est un tour.
    .hint-3 = De la rangée 8 à la rangée 1, il y a sept pas.
    .hint-4 = La marche prend plus longtemps : soustrais dans l’autre sens.
    .because = Un tour au lieu de sept : 2R − 2 + k moins R + k, c’est R − 2.
# en: cb579f15
jump-home-straight-ahead = Maintenant, le poisson est droit devant, k = 0, sur quatre rangées. Combien de tours prend la course la plus rapide ?
    .hint-1 = Ce serait R + k. Mais ici, la ligne sous le poisson descend jusqu’à la première rangée.
    .hint-2 = Un chat qui fait un pas de côté et revient prend deux tours de plus. Essaie, et compte.
    .hint-3 = Recompte la marche : trois vers le haut et trois vers le bas.
    .hint-4 = Cela le mène au poisson.
    .because = La marche : 3 vers le haut, 3 vers le bas. Faire un détour pour avoir où atterrir coûte plus que le saut n’épargne.
# en: dfee093d
jump-home-straight-ahead-eight-rows = Et droit devant sur huit rangées ?
    .hint-1 = C’est la marche. Sur un long ruban, un détour rapporte.
    .hint-2 = La case sous la ligne doit être vide, ou atteinte d’un pas de plus.
    .hint-3 = Un pas de côté, un pour revenir : cela coûte deux tours. Et ensuite, le saut ne finit pas à la maison.
    .hint-4 = Presque. La ligne dans la colonne du poisson commence là où le chat a commencé. Où le saut finit-il ?
    .because = De côté, en haut, en haut, retour, cinq vers le haut : neuf tours jusqu’au poisson. Le saut finit dans la deuxième rangée, et il reste un pas : R + 3.
# en: 36f8f620
jump-home-say-hunt = Un chat est en c1. Clique sur toutes les cases qui sont à exactement { $n } pas. Pas de diagonales, pas de sanctuaire, pas de mur.
# en: 7209e53f
jump-home-say-far = { $place } est à { $n } pas
# en: da86dce0
jump-home-say-moral = Chacune d’elles est voisine d’une case plus proche d’un pas.
# en: 8692c55d
jump-home-say-next = Couche suivante
# en: 885d0143
jump-home-say-next-tip = Trouver toutes les voisines de la dernière couche
# en: 344e1ac0
jump-home-say-end = Jusqu’au bout
# en: 87ca16e7
jump-home-say-end-tip = Trouver toutes les couches
# en: ffc54788
jump-home-say-again = Recommencer
# en: e75f71b3
jump-home-say-again-tip = Oublier tout ce qui est trouvé
# en: 682bd8ac
jump-home-say-layers-task = Dis d’abord quelles cases viennent ensuite. Appuie alors sur « { $button } » ; un clic commence ailleurs.
# en: 8224ee66
jump-home-say-shrine = En { $place }, il y a un sanctuaire, où aucun chat n’entre ; commence ailleurs.
# en: f554b9f7
jump-home-say-away = à { $n } pas
# en: 220cd59f
jump-home-say-layers = Les couches depuis { $start }
# en: edb14b63
jump-home-say-layer = { $k ->
    [0] La couche 0, c’est { $start }.
   *[other] Couche { $k } : { $n } { FORM($n, "case est", "cases sont") } à { $k } pas de { $start } : { $names }.
}
# en: c8074683
jump-home-say-rest = { $n ->
    [0] Toutes les cases sont trouvées.
   *[other] Il en reste { $n } à trouver.
}
# en: 56ee1ecd
jump-home-say-found = Trouvé depuis { $start }
# en: 2ac18c8f
jump-home-say-space = case
# en: 970d0e2a
jump-home-say-steps = pas
# en: 0a23f908
jump-home-say-is-home = Le chat est à la maison. Recommence, ou annule un tour.
# en: 5a2f4fed
jump-home-say-too-far = On ne peut pas atteindre { $place } en un tour ; les points montrent où le chat peut marcher ou sauter.
# en: 087e358d
jump-home-say-nothing-back = Il n’y a aucun tour à annuler.
# en: 42bb390e
jump-home-say-run-task = Mène le chat au poisson et ramène-le à la première rangée, en aussi peu de tours que possible. À pied, il en faut { $n }. Un saut franchit tout droit toutes les cases de sa propre ligne.
# en: 4d8c0ad6
jump-home-say-back = Annuler
# en: e06a1a69
jump-home-say-back-tip = Annuler le dernier tour
# en: a8d39dce
jump-home-say-wipe = Effacer le ruban
# en: 492959b3
jump-home-say-show = Montrer la plus rapide
# en: d873f30a
jump-home-say-show-tip = Abandonner et voir une course des plus rapides
# en: 868f2c06
jump-home-say-a-jump = un saut
# en: 69e25edd
jump-home-say-tape = Un ruban vide
# en: 4dfd8b70
jump-home-say-so-far = { $n } { FORM($n, "tour", "tours") } jusqu’ici. Maintenant, { $fish ->
    [no] à la maison
   *[other] vers le poisson en { $fish }
}.
# en: 024bf7b8
jump-home-say-home = À la maison en { $n } { FORM($n, "tour", "tours") }{ $jumps ->
    [0] {""}
   *[other] , avec { $jumps } { FORM($jumps, "saut", "sauts") }
}. { $best ->
    [yes] Personne ne peut faire mieux.
   *[no] On peut le faire en moins.
}
# en: 6afb5f0e
jump-home-say-turn = { $k ->
    [0] le départ
   *[other] tour { $k }
}
# en: aab85d90
jump-home-say-fish = { $taken ->
    [yes] le poisson, déjà pris
   *[no] le poisson
}
# en: 27eaffb7
jump-home-say-cat = le chat
# en: 801eff0c
jump-home-say-quickest-task = Change les rangées et l’endroit du poisson. À quoi ressemble la ligne d’une course des plus rapides ?
# en: 0f25a140
jump-home-say-with-jumps = avec sauts
# en: a0bbb3f1
jump-home-say-steps-only = à pied seulement
# en: c6a2cc26
jump-home-say-quickest = Une course des plus rapides sur { $n } rangées
# en: 90691abd
jump-home-say-quickest-said = { $rows } rangées, le poisson { $aside ->
    [0] droit devant
   *[other] décalé de { $aside } { FORM($aside, "colonne", "colonnes") }
} : { $n } { FORM($n, "tour", "tours") }, { $jumps ->
    [0] à pied
   *[other] avec { $jumps } { FORM($jumps, "saut", "sauts") }
}. Exact.
# en: 9cad2a56
jump-home-say-turns = Tour par tour
# en: cb5d9d8e
jump-home-say-a-turn = tour
# en: ec1b9fa1
jump-home-say-start = départ
# en: 49840082
jump-home-say-rows = { $n } rangées
# en: 284f386a
jump-home-say-a-tape = ruban
# en: 6afe55ce
jump-home-say-table = Tours de la course la plus rapide { $jumps ->
    [yes] avec sauts
   *[no] à pied seulement
}{ $blocked ->
    [yes] , sans revenir sur ses propres lignes
   *[no] {""}
}, poisson décalé de k colonnes
# en: 038e2d18
jump-home-controls =
    .rows = rangées
    .columns_aside = décalage en colonnes
    .moves = coups
# en: 174fdccc
jump-home-say-no-way = { $place } est un sanctuaire
