### Relancer pour faire sept. Variables : { $target } la somme visée, { $kept } le dé gardé, { $p } une probabilité, { $n } une chance sur n.

# en: ead55ece
reroll-for-seven-guide =
    .plan-1 = Par deux, un duel avec de vrais dés : qui fait 7 le premier ? Chacun choisit ce qu’il relance.
    .plan-2 = Premier pronostic. Faire voter : un dé, les deux, peu importe.
    .plan-3 = Compter avec un dé, compter avec les deux, puis exécuter la cellule de l’idée.
    .plan-4 = « À toi » 1, puis le curseur : qu’a donc le 7 de spécial ?
    .plan-5 = Les échecs de suite, trois jets, puis chacun son tour.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Regardez une face d’un dé. Combien de faces de l’autre font 7 avec elle ? Et avec n’importe quelle autre face ?
    .say-2 = Un dé n’a pas de mémoire. Vous en avez une, et c’est là le piège.
    .ask-1 = Pourquoi peu importe le dé que l’on garde ?
    .ask-2 = Que faudrait-il à un dé pour avoir de la mémoire ?
    .ask-3 = Celui qui commence a la première chance. Combien cela peut-il valoir au plus ?
    .support = Donnez à chaque binôme une feuille avec les 36 paires, et faites marquer celles qui font 7.
    .extension = Rendez le duel équitable : quelle règle donnerait la même chance au second pilote ?
    .ticket-1 = Il te faut 5 et tu gardes un 2. Quelle est la probabilité de réussir en lançant une fois l’autre dé ?
    .ticket-2 = 1/6 : seul un 3 convient
    .open-1 = Quelle règle rendrait le duel équitable ?
    .open-1-answer = Les deux lancent dans la même manche, et une manche où les deux font 7 est rejouée. C’est la règle du jeu.
    .open-2 = Y a-t-il une autre somme que 7 pour laquelle peu importe ce qu’on garde ?
    .open-2-answer = Non. Pour toute autre somme, une des faces n’a pas de partenaire ; si on la garde, la probabilité est 0.

# en: c391810c
reroll-for-seven-say-again-task = Fais 7. Relance plusieurs fois un seul dé, puis plusieurs fois les deux. Quand le 7 vient-il le plus souvent ?
# en: 14f5b2a6
reroll-for-seven-say-one-again = Relancer un dé
# en: ab34f297
reroll-for-seven-say-one-again-tip = Relancer le dé rouge
# en: deef1213
reroll-for-seven-say-both-again = Relancer les deux
# en: 524aa839
reroll-for-seven-say-both-again-tip = Relancer les deux dés
# en: 3970f581
reroll-for-seven-say-often = 50 fois chacun
# en: 22f92c6e
reroll-for-seven-say-often-tip = Relancer cinquante fois un dé et cinquante fois les deux
# en: e44d1c0f
reroll-for-seven-say-again = Deux dés à relancer
# en: f8adbd7a
reroll-for-seven-say-of = { $made } sur { $rolled }
# en: 956ab674
reroll-for-seven-say-again-so-far = Le 7 est venu dans { $one } des { $ones } jets d’un seul dé et dans { $both } des { $boths } jets des deux dés.
# en: a7618e9c
reroll-for-seven-say-task = Déplace le curseur vers d’autres sommes. Pour lesquelles peu importe ce que tu gardes ?
# en: e0de67a9
reroll-for-seven-say-targets = Probabilité de faire { $target } en tout
# en: 492e1776
reroll-for-seven-say-keep = garder un { $face }
# en: e728cd04
reroll-for-seven-say-both = les deux
# en: 21b1e79c
reroll-for-seven-say-choice = choix
# en: 4a5f6315
reroll-for-seven-say-chance = probabilité
# en: 4f34a11c
reroll-for-seven-say-alike = Somme { $target } : peu importe ce que tu gardes.
# en: 05a750cb
reroll-for-seven-say-any-one = Somme { $target } : mieux vaut garder un dé, n’importe lequel.
# en: 1fdc4e71
reroll-for-seven-say-best = Somme { $target } : le mieux est { LIST($best, "or") }.
# en: 4e1bac92
reroll-for-seven-say-turns-task = Quelle part de tous les duels est déjà décidée ?
# en: 479046af
reroll-for-seven-say-turns = Chacun son tour
# en: a220e4b5
reroll-for-seven-say-you = Toi
# en: 4f30ed90
reroll-for-seven-say-rival = L’autre
# en: 5ac0955c
reroll-for-seven-say-seven = un 7 : { $p }
# en: 8b2b6412
reroll-for-seven-say-none = aucun : { $p }
# en: 316344c3
reroll-for-seven-say-product = { $p } × ({ $sum })
# en: fbcf924a
reroll-for-seven-say-after = Après { $rolls } { FORM($rolls, "jet", "jets") }, la probabilité que tu aies gagné est { $you }, et celle de ton adversaire { $rival }. Rien n’est décidé dans { $left } des cas. En formule : { $mine } pour toi, et il reste { $rest }.
# en: db0a5f6b
reroll-for-seven-controls =
    .target = somme
    .rolls = jets

# en: 89634b8b
reroll-for-seven-one-or-both = Tu veux faire 7 avec deux dés. Tu as obtenu un 3 et un 5. Tu peux relancer un dé, ou les deux. Que vaut-il mieux faire ?
    .choices-one = Un dé
    .choices-both = Les deux dés
    .choices-alike = Peu importe
    .hint-1 = Garde le 3 : que doit montrer l’autre dé ? Quelle est la probabilité d’une face donnée ?
    .hint-2 = Sur 36 paires, combien font 7 ? Compare avec une face d’un dé.
    .because = Quoi que tu gardes, une seule face de l’autre dé donne 7. Avec les deux dés, c’est 6 paires sur 36 : exactement autant.
# en: 59b06251
reroll-for-seven-one-die = Tu gardes le 3 et relances l’autre dé. Quelle est la probabilité que les deux fassent 7 en tout ?
    .hint-1 = Ça marche ou ça ne marche pas, mais les deux n’ont pas la même chance. Quelles faces donnent 7 ?
    .hint-2 = Une seule face va avec le 3.
    .hint-3 = Le 3 est déjà sur la table. On ne lance qu’un dé.
    .hint-4 = Un dé a six faces.
    .because = Seul un 4 convient : une face sur six.
# en: cfd20227
reroll-for-seven-both-dice = Maintenant, tu relances les deux. Quelle est la probabilité qu’ils fassent 7 en tout ?
    .hint-1 = Il y a 11 sommes, de 2 à 12, mais elles n’ont pas la même chance.
    .hint-2 = Il y a plus d’une paire.
    .hint-3 = 1 et 6, ce n’est pas la même chose que 6 et 1 : compte les deux.
    .hint-4 = Écris les paires : 1 et 6, 2 et 5, …
    .because = 1 et 6, 2 et 5, 3 et 4, et les mêmes dans l’autre sens : 6 paires sur 36.
# en: 453ca1b8
reroll-for-seven-need = Que doit montrer l’autre dé ?
    .because = Chaque face a donc un seul partenaire : 1 et 6, 2 et 5, 3 et 4.
# en: 4440bb58
reroll-for-seven-eight = La somme visée est 8. Tu lances les deux dés. Quelle est la probabilité de l’obtenir ?
    .hint-1 = Ce serait vrai pour 7. Quelle face n’a plus de partenaire ?
    .hint-2 = Les sommes n’ont pas la même chance.
    .hint-3 = 2 et 6, ce n’est pas la même chose que 6 et 2 : compte les deux.
    .because = 2 et 6, 3 et 5, 4 et 4, 5 et 3, 6 et 2 : 5 sur 36. Il ne faut jamais garder un dé qui montre 1.
# en: cd8bb890
reroll-for-seven-after-misses = Tu as échoué cinq fois. Quelle est la probabilité d’un 7 au prochain jet ?
    .choices-more = Plus grande qu’au début
    .choices-less = Plus petite qu’au début
    .choices-same = La même qu’au début
    .hint-1 = Un dé se souvient-il de ce qu’il a montré ?
    .hint-2 = La malchance est finie dès que tu reprends le dé en main.
    .because = Les dés n’ont pas de mémoire. Les jets sont indépendants : ce qui s’est passé avant n’y change rien.
# en: 1a25ffea
reroll-for-seven-three-rolls = Quelle est la probabilité d’au moins un 7 en trois jets ?
    .hint-1 = En ajoutant trois fois 1/6, on compte deux fois les cas où deux jets font 7.
    .hint-2 = C’est la probabilité d’un 7 à chacun des trois jets.
    .hint-3 = C’est la probabilité de n’avoir aucun 7. Prends le reste.
    .hint-4 = C’est la probabilité d’un seul jet sans 7.
    .because = Aucun 7 en trois jets : 5/6 × 5/6 × 5/6 = 125/216. Le reste est 91/216.
# en: 454b256f
reroll-for-seven-the-starter = Deux pilotes jouent à tour de rôle. Le premier qui fait 7 gagne. Quelle est la probabilité que celui qui commence gagne ?
    .hint-1 = Celui qui commence a la première chance. L’autre ne lance qu’après un échec.
    .hint-2 = C’est la probabilité de gagner tout de suite. Celui qui commence rejouera peut-être.
    .hint-3 = C’est la probabilité que le duel continue après le premier jet.
    .hint-4 = C’est la probabilité que l’autre gagne.
    .because = Celui qui commence a 6 parts quand l’autre en a 5 : après un échec, de probabilité 5/6, l’autre se retrouve dans la situation du premier. C’est donc 6 contre 5.
# en: c2f6217c
reroll-for-seven-three-drivers = Maintenant, trois pilotes jouent à tour de rôle. Quelle est la probabilité que celui qui commence gagne ?
    .hint-1 = Celui qui commence a la première chance.
    .hint-2 = C’est la réponse pour deux pilotes.
    .hint-3 = Le troisième a moins de parts que le deuxième : 36, 30 et 25.
    .hint-4 = C’est la probabilité du deuxième pilote.
    .hint-5 = C’est la probabilité du troisième pilote.
    .because = 36, 30 et 25 parts : chacun a 5/6 du précédent. 36 sur 91.
# en: b5cafa17
reroll-for-seven-exercise-1 = Tu lances deux dés. Quelle est la probabilité qu’ils fassent { $target } en tout ?
    .level = Échauffement
    .hint-1 = Il y a 11 sommes, mais elles n’ont pas la même chance.
    .hint-2 = C’est la probabilité de 7. Toutes les autres sommes sont plus rares.
    .hint-3 = Il y a plus d’une paire.
    .because = Écris les paires ; chacune compte deux fois si ses dés sont différents.
# en: a29bf54b
reroll-for-seven-exercise-2 = Un dé montre { $kept }. Tu le gardes et tu relances l’autre. Quelle est la probabilité que les deux fassent { $target } en tout ?
    .level = Échauffement
    .hint-1 = Un dé reste comme il est. On n’en lance qu’un.
    .hint-2 = Deux dés ont 11 sommes. Ici, on ne lance qu’un dé.
    .hint-3 = Quelle face te faut-il ? Existe-t-elle sur un dé ?
    .hint-4 = Quelle face te faut-il ? Elle existe sur un dé.
    .because = L’autre dé devrait montrer { $target } − { $kept }.
# en: e9a64493
reroll-for-seven-exercise-3 = Quelle est la probabilité d’au moins un 7 en lançant { $rolls } fois deux dés ?
    .level = Entraînement
    .hint-1 = Les probabilités ne s’ajoutent pas comme ça : le 7 peut sortir plusieurs fois. Commence par « aucun 7 ».
    .hint-2 = C’est la probabilité qu’aucun 7 ne sorte.
    .hint-3 = C’est la probabilité d’un 7 à chaque jet.
    .hint-4 = C’est la probabilité pour un seul jet.
    .because = 1 − (5/6)^{ $rolls } : retire de 1 la probabilité de n’avoir aucun 7.
# en: d07fb73f
reroll-for-seven-exercise-4 = Mia règle { $clocks } réveils. Chacun tombe en panne avec une probabilité de 1/{ $n }, quoi que fassent les autres. Quelle est la probabilité qu’au moins un sonne ?
    .level = Entraînement
    .hint-1 = C’est la probabilité que tous tombent en panne.
    .hint-2 = C’est la probabilité pour un seul réveil.
    .hint-3 = C’est la probabilité que tous sonnent. Un seul suffit.
    .hint-4 = Les probabilités ne s’ajoutent pas comme ça. Quelle est la probabilité que tous tombent en panne ?
    .because = Tous tombent en panne avec une probabilité de (1/{ $n })^{ $clocks }. Retire cela de 1.
# en: 8c64b9f8
reroll-for-seven-exercise-5 = Deux pilotes lancent à tour de rôle une pièce ou un dé qui gagne avec une probabilité de 1/{ $n }. Quelle est la probabilité que celui qui commence gagne ?
    .level = Défi
    .hint-1 = Celui qui commence a la première chance. Cela vaut quelque chose.
    .hint-2 = C’est la probabilité pour le premier jet seul. Le duel peut durer longtemps.
    .hint-3 = C’est la probabilité que l’autre gagne.
    .because = L’autre lance avec une probabilité de { $others }/{ $n }. C’est donc { $n } contre { $others }.
