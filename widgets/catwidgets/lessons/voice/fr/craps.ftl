### Craps. Variables : { $total } une somme, { $one } et { $other } deux sommes et { $a } et { $b } leurs façons, { $ways } façons sur 36, { $k } jets ou penaltys et { $less } un de moins, { $n } une chance sur n, { $rest } les autres, { $next } le numéro suivant.

# en: 385cc183
craps-guide =
    .plan-1 = Par deux, jouer dix parties avec de vrais dés ou sur la page, et noter les victoires. Premier pronostic : qui est favori ?
    .plan-2 = Le premier jet : compter les façons de gagner tout de suite.
    .plan-3 = Attendre un 7 : quel jet est le plus probable ? Deviner, puis les barres. L’attente moyenne.
    .plan-4 = Le point est 4 : seules deux sommes comptent. Puis la partie entière, dans le premier « À toi ».
    .plan-5 = Dix jetons, cent jetons : deviner, puis écrire la formule et voir la courbe.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Dans cette unité, on ne joue pas pour de l’argent. Elle montre pourquoi la banque gagne toujours à la fin.
    .say-2 = Les jets qui ne décident rien, on peut les oublier : regardez ceux qui décident.
    .ask-1 = Après dix jets sans 7, un 7 est-il maintenant plus probable ?
    .ask-2 = Pourquoi le premier jet est-il le plus probable pour le premier 7, si la moyenne est de six jets ?
    .ask-3 = Qui profite des grosses bourses : le joueur ou la banque ?
    .support = Faites écrire les façons de chaque somme sous un carré de 6 sur 6, et barrer celles qui ne décident rien.
    .extension = Un joueur mise tous ses jetons d’un coup, ou un jeton à la fois. Qui passe le plus souvent de dix jetons à vingt ? Comparez avec la formule de la ruine.
    .ticket-1 = Ton point est 6. Quelle est la probabilité qu’un 6 sorte avant un 7 ?
    .ticket-2 = 5/11
    .open-1 = Hardi ou prudent : qu’est-ce qui vaut mieux contre la banque ?
    .open-1-answer = Hardi : une seule partie avec tous les jetons se gagne avec une probabilité de 244/495 = 49,3 %, alors que dix jetons misés un par un n’arrivent à vingt que dans 43,0 % des cas. Chaque partie de plus donne une part de plus à la banque.
    .open-2 = Y a-t-il une façon de miser qui batte la banque ?
    .open-2-answer = Non. Chaque partie fait perdre un peu en moyenne, et une somme de parties perdantes est perdante en moyenne, de quelque façon qu’on choisisse les mises. Doubler après une perte, c’est gagner souvent et peu, et perdre rarement et tout.

# en: 1f846176
craps-say-roll = Lancer
# en: 83730c4c
craps-say-roll-tip = Lancer les deux dés
# en: 353756fe
craps-say-many = Jouer { $n } parties
# en: a3365dc8
craps-say-many-tip = Jouer beaucoup de parties jusqu’au bout
# en: 832eec90
craps-say-play-task = Premier jet : 7 ou 11 gagne ; 2, 3 ou 12 perd. Toute autre somme est ton point : refais-la avant un 7.
# en: 70efbefc
craps-say-table = Craps
# en: c3d8b5d7
craps-say-no-game = Encore aucune partie. Appuie sur Lancer.
# en: 9aab878b
craps-say-ending = { $ended ->
    [win] Tu gagnes
    [lose] Tu perds
   *[open] { $point } avant 7
}
# en: 1d52fcc5
craps-say-score = { $games } { FORM($games, "partie", "parties") }, { $won } { FORM($won, "gagnée", "gagnées") }
# en: b7201539
craps-say-rolled = Tu as lancé { $totals } : { $ended ->
    [win] tu gagnes
    [lose] tu perds
   *[open] il faut { $point } avant 7
}. Jusqu’ici : { $score }.
# en: dbbe60ac
craps-say-wait-task = Déplace les curseurs. Quel jet a le plus de chances d’être le premier ?
# en: 026f0bb0
craps-say-waiting = Quand une somme sort pour la première fois
# en: 7dccd301
craps-say-a-roll = jet
# en: eb363dcb
craps-say-within = { $ways } { FORM($ways, "façon", "façons") } sur 36. En { $rolls } { FORM($rolls, "jet", "jets") } au plus : { $percent }. La plus haute barre : jet { $most }.
# en: 5b9fede1
craps-say-ruin-task = Les deux camps commencent avec la même bourse. Réduis-la.
# en: 787632ea
craps-say-craps = craps
# en: 173db269
craps-say-fair = une pièce équilibrée
# en: 00473937
craps-say-ruin = Prendre toute la table
# en: 686dbf7c
craps-say-coins = jetons de chaque camp
# en: 2f4d0048
craps-say-chance = probabilité
# en: 48db2195
craps-say-take-all = { $coins } { FORM($coins, "jeton", "jetons") } chacun : tu prends tout dans { $percent } des cas.
# en: 8eedbd63
craps-controls =
    .ways_of_36 = façons sur 36
    .rolls = jets
    .coins = jetons

# en: 7bc37383
craps-fair = À la longue, qui gagne le plus de parties de craps : le joueur ou la banque ?
    .choices-player = Le joueur
    .choices-house = La banque
    .choices-fair = C’est équitable
    .hint-1 = Le premier jet gagne deux fois plus souvent qu’il ne perd. Mais ensuite un 7 perd, et 7 est la somme la plus probable.
    .hint-2 = C’est presque équitable, mais pas tout à fait. Pour qui travaille le 7 après le premier jet ?
    .because = Le joueur gagne un peu moins de la moitié des parties. Longtemps, cela paraît équitable.
# en: 55875e78
craps-at-once = Quelle est la probabilité de gagner dès le premier jet, avec 7 ou 11 ?
    .hint-1 = C’est un 7. Un 11 gagne aussi.
    .hint-2 = Les onze sommes n’ont pas la même chance. Compte les façons parmi 36.
    .hint-3 = C’est un 11. Un 7 gagne aussi.
    .hint-4 = C’est la probabilité de perdre tout de suite, avec 2, 3 ou 12.
    .because = Six façons de faire 7 et deux de faire 11 : 8 sur 36.
# en: e12bbadd
craps-first-seven = Tu lances deux dés jusqu’au premier 7. À quel jet est-il le plus probable qu’il sorte ?
    .choices-first = Au premier jet
    .choices-sixth = Au sixième jet
    .choices-alike = Tous les jets ont la même chance
    .hint-1 = Pour que le premier 7 sorte au sixième jet, il faut que cinq jets aient échoué avant.
    .hint-2 = Chaque jet a 1/6. Mais le premier 7 ne vient au jet 2 que si le jet 1 n’en était pas un.
    .because = Le premier avec 1/6, le deuxième avec 5/6 × 1/6, le troisième avec (5/6)^2 × 1/6 : chaque barre est plus basse que la précédente.
# en: ccf18ae2
craps-wait = Combien de jets faut-il en moyenne jusqu’au premier 7, ce jet compris ?
    .hint-1 = C’est le plus probable. Mais il en faut souvent plus, et parfois bien plus.
    .hint-2 = Ce sont les échecs en moyenne. Compte aussi le 7.
    .hint-3 = C’est la moyenne d’un dé. Combien de temps attends-tu ?
    .hint-4 = Il y a 36 façons, et six d’entre elles font 7.
    .because = Un divisé par la probabilité : 1 / (1/6). En 600 jets, il y a environ 100 fois un 7, soit un tous les six jets.
# en: f2cc0290
craps-four = Ton point est 4. Quelle est la probabilité qu’un 4 sorte avant un 7 ?
    .hint-1 = C’est le prochain jet seul. Tu peux relancer jusqu’à ce que sorte un 4 ou un 7.
    .hint-2 = Un 4 sort-il aussi souvent qu’un 7 ?
    .hint-3 = Trois façons contre six : parmi les neuf qui décident, combien font 4 ?
    .hint-4 = C’est la probabilité que le 7 sorte d’abord.
    .because = Trois façons pour 4 et six pour 7. Les autres jets ne décident rien. 3 sur 9.
# en: 824f8589
craps-pass-line = Quelle est la probabilité de gagner une partie de craps ?
    .hint-1 = Ce sont les parties gagnées avec un point. Ajoute celles qu’on gagne tout de suite.
    .hint-2 = Ce sont celles qu’on gagne tout de suite. Ajoute celles qu’on gagne avec un point.
    .hint-3 = C’est un peu moins. Donne la fraction exacte.
    .because = 8/36 tout de suite, et pour chaque point, sa probabilité multipliée par celle qu’il sorte avant 7.
# en: 533e36b3
craps-ten-coins = Toi et la banque, vous avez dix jetons chacun. Le perdant d’une partie donne un jeton. Vous jouez jusqu’à ce que l’un ait les vingt. Quelle est à peu près la probabilité que ce soit toi ?
    .choices-49 = Environ 49 %
    .choices-43 = Environ 43 %
    .choices-25 = Environ 25 %
    .choices-6 = Environ 6 %
    .hint-1 = C’est une seule partie. Un petit avantage s’accumule au fil des parties.
    .hint-2 = Ce n’est pas encore si grave.
    .hint-3 = Ce n’est pas encore si grave. Mais attends les grosses bourses.
    .because = La banque a gagné un peu à chacune des nombreuses parties : 43,0 %.
# en: c47a503d
craps-hundred-coins = Et avec cent jetons chacun ?
    .choices-49 = Environ 49 %
    .choices-43 = Environ 43 %
    .choices-25 = Environ 25 %
    .choices-6 = Environ 6 %
    .hint-1 = C’est une seule partie.
    .hint-2 = C’était vrai avec dix jetons. Avec cent, il faut bien plus de parties.
    .hint-3 = C’est encore moins.
    .because = 5,6 %. Perdre/gagner = 251/244 est élevé à la puissance cent.
# en: d67ac962
craps-reach = La probabilité d’arriver à un but avec quelques jetons, à un jeton par partie.
    .because = C’est la formule ci-dessus, avec r = perdre/gagner.
# en: a8bd8b37
craps-exercise-1 = Deux dés. Quelle est la probabilité qu’ils fassent { $total } en tout ?
    .level = Échauffement
    .hint-1 = Les onze sommes n’ont pas la même chance.
    .hint-2 = Combien de paires de faces font { $total } ?
    .hint-3 = C’est un 7.
    .because = Compte, parmi 36, les paires de faces qui font { $total }.
# en: 6a70aecd
craps-exercise-2 = Tu lances deux dés jusqu’à ce que leur somme soit { $total }. Combien de jets faut-il en moyenne ?
    .level = Échauffement
    .hint-1 = Ce serait vrai pour une seule façon sur 36. Combien de façons font { $total } ?
    .hint-2 = Ce sont les échecs. Compte aussi le dernier jet.
    .hint-3 = Un divisé par la probabilité : quelle est celle de { $total } ?
    .because = La probabilité est { $ways }/36, et un divisé par elle donne l’attente moyenne.
# en: e9ddc178
craps-exercise-3 = Tu lances deux dés jusqu’au premier 7. Quelle est la probabilité qu’il sorte exactement au jet { $k } ?
    .level = Entraînement
    .hint-1 = C’est un jet quelconque, tout seul. Les jets d’avant ne doivent pas faire 7.
    .hint-2 = Combien de jets y a-t-il avant le jet { $k } ?
    .hint-3 = Ce sont les échecs. Maintenant, il faut que le 7 sorte.
    .hint-4 = C’est un 7 en { $k } jets au plus, pas exactement au dernier.
    .because = D’abord { $less } fois autre chose, puis un 7 : (5/6)^{ $less } × 1/6.
# en: b9dbd7ef
craps-exercise-4 = On lance deux dés encore et encore. Quelle est la probabilité que la somme { $one } sorte avant la somme { $other } ?
    .level = Entraînement
    .hint-1 = C’est le prochain jet seul.
    .hint-2 = Compte les façons : { $one } et { $other } n’en ont pas autant.
    .hint-3 = C’est la probabilité que { $other } sorte d’abord.
    .because = { $a } façons pour { $one }, { $b } pour { $other }, et les autres jets ne décident rien : { $a } sur ({ $a } + { $b }).
# en: 30208710
craps-exercise-5 = En dehors du jeu : une gardienne de but arrête un penalty sur { $n }, chacun indépendamment des autres. Quelle est la probabilité qu’elle n’arrête aucun des { $k } premiers ?
    .level = Défi
    .hint-1 = C’est { $k } penaltys arrêtés de suite.
    .hint-2 = C’est au moins un penalty arrêté.
    .hint-3 = C’est le premier penalty arrêté exactement au numéro { $next }.
    .hint-4 = Les probabilités des échecs se multiplient, elles ne se retirent pas.
    .because = Chacun échappe avec une probabilité de { $rest }/{ $n } : ({ $rest }/{ $n })^{ $k }. L’attente du premier succès suit une loi géométrique.
