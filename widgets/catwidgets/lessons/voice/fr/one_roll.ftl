### Un seul jet : trois dés d’Empire contre deux.

# en: 17dd77e2
one-roll-note =
    .words-1 = univers, cas équiprobables
    .words-2 = événement contraire, statistiques d’ordre
    .words-3 = événements dépendants, probabilité conditionnelle
    .words-4 = espérance
    .words-5 = compter avec l’ordinateur
    .tips-1 = La multiplication de la partie 2 est l’erreur de la première analyse publiée ; laissez d’abord tout le monde la faire.
    .tips-2 = D’autres nombres de dés, ou des dés avec d’autres faces, font un bon projet : le dernier outil les a tous.
# en: a3249895
one-roll-highest-of-three = On lance trois dés. Quelle est la probabilité que le plus grand montre un 6 ?
    .hint-1 = En ajoutant trois fois 1/6, on compte deux fois les jets qui ont deux 6.
    .hint-2 = C’est pour un dé ; il y en a trois.
    .hint-3 = C’est pour trois 6 ; un seul suffit.
    .hint-4 = C’est la probabilité de n’avoir aucun 6.
    .because = 1 − (5/6)³.
# en: 8bcd9b09
one-roll-three-against-one = Trois dés en attaquent un. Quelle est la probabilité que l’attaque gagne la comparaison ?
    .hint-1 = C’est pour un dé contre un.
    .hint-2 = C’est pour deux dés contre un.
    .hint-3 = C’est la probabilité d’un 6 parmi trois dés. On peut gagner avec moins.
    .hint-4 = Le plus grand de trois dés est grand : il montre un 6 dans 91 jets sur 216.
    .because = 855 sur 1 296.
# en: 94a75f16
one-roll-the-second-comparison = On a comparé les plus grands dés, et l’attaque a gagné. Qu’est-ce que cela dit de sa victoire dans la deuxième comparaison ?
    .choices-more = Plus probable
    .choices-less = Moins probable
    .choices-same = Aussi probable
    .hint-1 = Si le plus grand dé de l’attaque a gagné, que sais-tu du plus grand de la défense, et donc de l’autre ?
    .hint-2 = Les dés sont indépendants, mais un deuxième plus grand dé ne dépasse jamais le plus grand.
    .because = Si le meilleur dé de l’attaque bat le meilleur de la défense, celui-ci est sans doute petit, et l’autre dé de la défense l’est encore plus. Les cinq dés sont indépendants, mais les deux comparaisons ne le sont pas.
# en: 7cfcd29b
one-roll-both = Quelle est la probabilité que la défense perde deux cubes en un jet, à trois dés contre deux ?
    .hint-1 = Là, tu multiplies les deux probabilités comme si les comparaisons étaient indépendantes.
    .hint-2 = C’est la probabilité que chaque camp en perde un.
    .hint-3 = C’est la probabilité que l’attaque en perde deux.
    .hint-4 = Compte : dans combien des 7 776 jets l’attaque gagne-t-elle les deux comparaisons ?
    .because = 2 890 sur 7 776.
# en: b3a6ebcb
one-roll-one-die-or-two = Tu défends avec deux cubes ou plus contre trois dés. Lances-tu un dé ou deux ?
    .choices-one = Un dé
    .choices-two = Deux dés
    .choices-no-matter = C’est pareil
    .hint-1 = Avec un dé, tu perds au plus un cube par jet ; mais combien de fois, et combien l’attaque en perd-elle ?
    .hint-2 = Compare ce que tu perds en moyenne avec ce que l’attaque perd en moyenne.
    .because = Un dé perd 0,66 cube contre 0,34, deux dés 1,079 contre 0,921 : plus de cubes, mais bien plus près de l’équilibre.
# en: a2ecdd83
one-roll-say-defender-wins = la défense gagne les égalités
# en: a4ff092b
one-roll-say-attacker-wins = l’attaque gagne les égalités
# en: 5ef5ae03
one-roll-say-highest = { $dice ->
    [1] Un dé
   *[other] Le plus grand de { $dice } dés
}
# en: bf67eb4d
one-roll-say-shows = montre
# en: d1e1ffb5
one-roll-say-comparisons = L’attaque gagne la première comparaison avec { $first }, la deuxième avec { $second }
# en: 3650b663
one-roll-say-attacker = l’attaque gagne
# en: c5a4432d
one-roll-say-multiplied = multiplié
# en: da973254
one-roll-say-counted = compté
# en: c64e0f93
one-roll-say-both = les deux comparaisons
# en: ebbb67e3
one-roll-say-just-one = une seule des deux
# en: 5a668a04
one-roll-say-neither = aucune
# en: a8c62cf0
one-roll-say-task = Trouve les deux jets les plus proches de l’équilibre.
# en: 85b2becb
one-roll-say-roll = { $attack } { FORM($attack, "dé", "dés") } contre { $defend }
# en: 9101b347
one-roll-say-more = cubes que la défense perd de plus que l’attaque
# en: 498ae3b0
one-roll-say-three-two = Trois dés contre deux
# en: 38a26618
one-roll-say-lost = cubes perdus
# en: 5b02a393
one-roll-say-rolls = jets
# en: 7e5e8eee
one-roll-say-one-each = un chacun
# en: 832c7b00
one-roll-say-attacker-two = attaque 2
# en: eed28804
one-roll-say-defender-two = défense 2
# en: 78655fab
one-roll-controls =
    .dice = dés
    .attack = attaque
    .defend = défense
    .sides = faces
    .ties = égalités
