### 18_liars_dice.ipynb

# en: 2e4c6071
liars-dice-0-1 = # 18 Dés menteurs
# en: c044f83e
liars-dice-0-2 = Léa et toi, vous lancez chacun cinq dés. Tu vois les tiens. Ceux de Léa restent sous son gobelet, et elle ne les a pas regardés. Elle dit : « Au moins trois des dix dés montrent un 4. » Tu y crois ? Joue quelques manches.
# en: cd02e51c
liars-dice-0-3 = - avec quelle probabilité des dés cachés rendent une annonce vraie ;
    - ce que *exactement deux* et *au moins deux* ont à voir l’un avec l’autre ;
    - quelle est l’annonce la plus hardie qu’il faut croire.
# en: b8beba3d
liars-dice-0-4 = **Il te faut** les événements indépendants : [Relancer pour faire sept](04_reroll_for_seven.ipynb). Environ 45 minutes. Avec dix vrais dés et deux gobelets, c’est plus amusant.
# en: f585fbcb
liars-dice-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 0d9a019c
liars-dice-0-6 = Les dés menteurs sont un vieux jeu qui a beaucoup de noms. Ici, on le joue avec une seule annonce. [Toutes les unités](course.ipynb).
# en: 36eee760
liars-dice-1-1 = ## Devine d’abord
# en: 0e9a646e
liars-dice-1-2 = Retire les dés que tu vois. Le reste, les dés cachés doivent l’apporter.
# en: eb48002e
liars-dice-1-3 = L’ordinateur lance mille fois cinq dés et compte les 4. Appuie plusieurs fois sur *Exécuter encore*.
# en: 8e01a5ef
liars-dice-prints-1 = { $fours } fois un 4 : { $sum-cup-count-4-fours-for-cup-in-cups } gobelets
# en: 9d0fca0d
liars-dice-2-1 = ## Aucun, et exactement deux
# en: 00587943
liars-dice-2-2 = Les dés sont **indépendants** : aucun ne sait ce que montre un autre. Les probabilités se multiplient donc.
# en: 311fea48
liars-dice-2-3 = D’abord la probabilité d’un ordre, puis le nombre d’ordres : c’est la **loi binomiale**, celle d’essais identiques et indépendants.
# en: 3e36bbe5
liars-dice-2-4 = <details><summary>Dans le code</summary>
# en: 2b72bcf4
liars-dice-2-5 = `comb(5, 2)` compte de combien de façons on peut choisir deux dés sur cinq.
# en: 6fb39ea1
liars-dice-2-6 = </details>
# en: 4c1c81bf
liars-dice-2-7 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: bfa610b4
liars-dice-prints-2 = exactement deux : { $exactly-2-5 }, au moins deux : { $at_least-2-5 }
# en: a5067137
liars-dice-3-1 = ## Une annonce réunit plusieurs barres
# en: be70274f
liars-dice-3-2 = Une annonce est vraie s’il y en a *au moins* autant : une barre et toutes celles à sa droite. C’est une **queue de distribution**.
# en: c87096dc
liars-dice-3-3 = Avec beaucoup de dés, la plus haute barre est à la moyenne. Voici ce que vaut l’annonce de la moyenne, pour de plus en plus de dés :
# en: 87094121
liars-dice-prints-3 = { $dice } dés, au moins { $dice-6 } : { $float-at_least-dice-6-dice-1 }
# en: 297ca102
liars-dice-4-1 = ## À toi
# en: a7389f6c
liars-dice-4-2 = Maintenant, un 1 est un **joker** et compte comme n’importe quelle face.
# en: fa65afa1
liars-dice-4-3 = Quelle est l’annonce la plus hardie qui soit vraie au moins une fois sur deux ? Écris une fonction qui la trouve pour n’importe quel nombre de dés cachés : le plus grand `k` avec `at_least(k, dice) >= Fraction(1, 2)`. Sans jokers.
# en: 5601dec8
liars-dice-4-4 = Reviens aux annonces de Léa et joue avec ce que tu sais : retire les dés que tu vois, et regarde la barre qui reste, avec toutes celles à sa droite.
# en: 42523b5c
liars-dice-5-1 = ## Exercices
# en: 58725c1a
liars-dice-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: be103a29
liars-dice-6-1 = ## Ce que nous avons vu
# en: bc2e248a
liars-dice-6-2 = - Un ordre est un produit. Le nombre d’ordres est un coefficient binomial. Ensemble, ils font une barre.
    - Une annonce est une queue de distribution : une barre et toutes celles à sa droite. *Au moins un* se calcule le plus vite par l’événement contraire : tout, moins aucun.
    - La moyenne de *n* essais de probabilité *p* est *n* × *p*. Si c’est un nombre entier, cette annonce est vraie plus d’une fois sur deux.
# en: cab59894
liars-dice-6-3 = **À méditer.** Supposons que Léa regarde ses dés avant d’annoncer. Les barres sont-elles encore justes ? Quand la loi binomiale est-elle fausse ?
# en: d21852bf
liars-dice-6-4 = **Pour continuer.** Ce qu’une annonce dit des dés : [Passer, c’est parler](12_a_pass_speaks.ipynb).
