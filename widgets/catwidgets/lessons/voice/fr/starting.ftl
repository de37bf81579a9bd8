### Est-ce un avantage de commencer ? Variables : { $won } et { $lost } parties gagnées et perdues sur { $games }, { $low } à { $high } un intervalle et { $side } ce qu’il s’étend de chaque côté, { $points } points de pourcentage, { $n } réponses, { $right } réponses justes, { $ways } façons dont les parties peuvent se passer.

# en: 110fc7ac
starting-guide =
    .plan-1 = Par deux, jouer dix duels : lancer deux dés à tour de rôle, le premier qui fait 7 gagne. Qui a commencé, qui a gagné ? Premier pronostic.
    .plan-2 = La cellule de l’idée, et cent classes. Qu’est-ce qui change avec plus de parties, et qu’est-ce qui ne change pas ?
    .plan-3 = Quelle largeur ? Deux pronostics et « À toi » 1. Puis : que disent les 95 % ?
    .plan-4 = Un test : la pièce qui ne sait pas qui commence. « À toi » 2, et l’image.
    .plan-5 = De vraies parties : Cat Cab Crew avec 1 000 puis avec 10 000 parties, et la fausse alerte de Daifugō.
    .plan-6 = Vingt tests. Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = La vraie valeur ne bouge pas. C’est votre intervalle qui saute.
    .say-2 = Ne pas voir de différence, ce n’est pas voir qu’il n’y en a pas.
    .ask-1 = Que se passerait-il si la même classe jouait encore cent parties ?
    .ask-2 = Pourquoi aucune classe ne peut-elle savoir si son intervalle est l’un des cinq qui manquent la vraie valeur ?
    .ask-3 = Qui dirait « commencer est un avantage » après sept victoires sur dix ? Combien de fois une pièce ferait-elle autant ?
    .support = Faites lancer dix fois une pièce à chacun, et portez tous les résultats de la classe sur une seule droite au tableau.
    .extension = Combien de parties font voir, le plus souvent, une vraie probabilité de 51 % ? Essayez avec catlib.bench.until_narrow.
    .ticket-1 = Le premier joueur gagne 60 parties sur 100. Un demi est-il dans l’intervalle à 95 % ?
    .ticket-2 = Non : 1,96 × √(0,6 × 0,4/100) = 0,096, donc il va de 50,4 % à 69,6 %.
    .open-1 = Dirais-tu aux auteurs du jeu de le changer ?
    .open-1-answer = L’intervalle dit que commencer est un avantage, et aussi qu’il est petit : environ deux parties sur cent. Si c’est trop, ce n’est pas une question de mathématiques.
    .open-2 = Et si l’on s’arrête dès que l’intervalle ne contient plus un demi ?
    .open-2-answer = Alors les fausses alertes sont bien plus fréquentes : qui regarde après chaque partie en trouve une tôt ou tard. Il faut fixer le nombre de parties avant, ou prendre un intervalle que l’on a le droit de regarder à tout moment.

# en: 8bacf939
starting-say-experiment = Vingt duels pour faire 7, à tour de rôle : combien celui qui commence en gagne-t-il ?
# en: 32a9408b
starting-say-experiment-counts = gagnés par celui qui commence
# en: 74098097
starting-say-roll-task = Deux amis jouent dix parties, et commencer ne change rien. Combien de fois l’un des deux en gagne-t-il sept ou plus ?
# en: 7213b0f9
starting-say-rolls = soirées
# en: d0fbf67b
starting-say-roll = Dix parties
# en: 9b677493
starting-say-roll-tip = Jouer dix parties
# en: 0a32a050
starting-say-roll-twenty = Dix soirées
# en: c29a3e7f
starting-say-roll-twenty-tip = Jouer dix parties pendant dix soirées, et compter
# en: b7e0ad93
starting-say-evenings = Des soirées de dix parties
# en: 3fd80b71
starting-say-so-far = { $won } à { $lost }. { $n } { FORM($n, "soirée", "soirées") }, dont { $seven } avec sept victoires ou plus pour l’un des deux.
# en: acd956e7
starting-say-games = { $written } { FORM($n, "partie", "parties") }
# en: 58ceb609
starting-say-no-ends = { $name } devrait donner une borne basse et une borne haute, et elle donne { $found }
# en: 1e1ed631
starting-say-task = Chaque ligne est l’intervalle d’une classe. Combien manquent la vraie valeur ?
# en: e1ac502c
starting-say-classes = Les intervalles de cent classes
# en: 9e0524ca
starting-say-held = { $classes } classes jouent { $games } parties chacune. { $held } intervalles contiennent la vraie valeur { $truth }, { $missed } la manquent. { $sure } { FORM($sure, "intervalle est tout entier", "intervalles sont tout entiers") } au-dessus d’un demi.
# en: b329d158
starting-say-intervals = Intervalles
# en: 8d4be6d2
starting-say-won = gagnées par le premier
# en: 0a332e75
starting-say-low = borne basse
# en: ac441488
starting-say-high = borne haute
# en: bb42fde0
starting-say-legend = trait plein : vrai, tirets : 1/2, gras : manqué
# en: 8d147610
starting-say-coins-task = Est-ce plus que le hasard ?
# en: 3b11fac3
starting-say-coins = { $games } { FORM($games, "partie", "parties") } où commencer ne change rien
# en: 473c8dbe
starting-say-by-chance = { $title } : le premier en gagne { $won } sur { $games }. Par le hasard seul, on est aussi loin de la moitié, ou plus loin, dans { $percent } des cas.
# en: 3c2b1492
starting-say-ways = Cela fait { $ways } façons sur 2^{ $games } = { $all }.
# en: ff9e8113
starting-say-chance = probabilité
# en: a0352f6f
starting-controls =
    .each_class_plays = chaque classe joue
    .games = parties
    .won_by_the_first = gagnées par le premier

# en: 334ad2b4
starting-p-value = Quelle est la probabilité qu’une pièce équilibrée, lancée autant de fois, soit aussi loin d’un demi, ou plus loin ?
    .because = Additionne les probabilités de tous les résultats qui sont au moins aussi loin d’un demi, des deux côtés.
# en: f8948dff
starting-ten-games = Deux pilotes sont de même force, et commencer ne change rien. Ils jouent dix parties. Quelle est la probabilité que l’un d’eux, peu importe lequel, en gagne sept ou plus ?
    .hint-1 = C’est pour l’un des deux. Ce peut être aussi l’autre.
    .hint-2 = C’est exactement sept sur dix, pour l’un ou pour l’autre. Huit, neuf et dix comptent aussi.
    .hint-3 = C’est exactement sept pour l’un des deux. Huit, neuf et dix comptent aussi, et l’autre aussi.
    .hint-4 = C’est la part des parties. Quelle est la probabilité d’une telle part ?
    .because = 2 × (120 + 45 + 10 + 1) sur 1 024. Sept sur dix, cela ne dit donc presque rien.
# en: 08685f15
starting-half-as-wide = Combien de fois plus de parties faut-il pour un intervalle deux fois moins large ?
    .hint-1 = Le nombre de parties est sous une racine. De quel nombre 2 est-il la racine ?
    .hint-2 = Le nombre de parties est sous une racine. Quel nombre a 2 pour racine ?
    .hint-3 = L’intervalle serait alors quatre fois moins large.
    .hint-4 = Avec plus de parties, il devient plus étroit.
    .because = Dans l’écart-type, la racine du nombre de parties est au dénominateur : √4 = 2.
# en: 61736605
starting-ten-thousand = Une classe joue 10 000 parties, et le premier joueur en gagne 5 000. De combien l’intervalle s’étend-il de chaque côté, en points de pourcentage ?
    .hint-1 = C’est un écart-type. L’intervalle en prend 1,96.
    .hint-2 = Ce sont les deux côtés ensemble.
    .hint-3 = Divise l’écart-type d’une partie par la racine de 10 000, qui est 100.
    .because = 1,96 × √(½ × ½ / 10 000) = 1,96 × 0,005. Dix mille parties ne donnent donc que ±0,98 point.
# en: 032dffa8
starting-meaning = Tes parties te donnent un intervalle à 95 %. Que disent les 95 % ?
    .choices-catches = Sur 100 intervalles de cette sorte, environ 95 contiennent la vraie probabilité
    .choices-inside = Le premier pilote gagne 95 parties sur 100
    .choices-mine = Mon intervalle contient la vraie probabilité avec une probabilité de 95 %
    .choices-games-in = La vraie probabilité est au milieu de l’intervalle
    .hint-1 = L’intervalle parle de la probabilité de gagner, pas des parties une par une.
    .hint-2 = La vraie valeur ne bouge pas : ton intervalle la contient, ou non. Qu’est-ce qui change d’une classe à l’autre ?
    .hint-3 = Regarde l’image : la ligne pleine est souvent près d’un bout.
    .because = La vraie valeur ne bouge pas, et les intervalles sautent. 95 sur 100 l’attrapent. Tu ne peux pas savoir si le tien l’attrape. Les 95 % disent donc ce que vaut la méthode, et non un intervalle.
# en: c13ef45d
starting-p-value-says = Quelqu’un compte des parties et trouve une p-valeur de 1 %. Que dit-elle ?
    .choices-coin = Un jeu équitable serait aussi loin d’un demi, ou plus loin, dans 1 cas sur 100
    .choices-fair = La probabilité que commencer ne change rien est de 1 %
    .choices-little = Commencer donne un avantage de 1 %
    .hint-1 = La p-valeur suppose que commencer ne change rien. Elle ne peut pas dire si c’est probable.
    .hint-2 = Elle ne dit pas de combien commencer aide. Elle dit combien il est rare que la chance seule en fasse autant.
    .because = Elle part de « commencer ne change rien » et demande ce qui se passe alors. Pour retourner la question, il faudrait savoir à quel point c’était probable avant : c’est la formule de Bayes.
# en: 12de2c42
starting-half-a-point = Combien de parties donnent un intervalle de ±0,5 point de pourcentage, si le premier en gagne environ la moitié ?
    .hint-1 = Pour deux fois moins large, il faut quatre fois plus de parties, pas deux fois.
    .hint-2 = Presque. Résous 1,96 × 0,5/√n = 0,005.
    .hint-3 = Ce nombre donne ±0,98.
    .hint-4 = C’est la racine du nombre de parties.
    .because = 1,96 × 0,5/√n = 0,005, donc √n = 196.
# en: 6e9f6d06
starting-cab = Dix mille parties de Cat Cab Crew, deux pilotes qui ont les mêmes habitudes. Que disent-elles ?
    .choices-helps = Commencer est un avantage
    .choices-harms = Commencer est un désavantage
    .choices-open = Dix mille parties ne peuvent pas le dire
    .hint-1 = Exécute la cellule suivante et regarde de quel côté d’un demi se trouve l’intervalle.
    .hint-2 = Elles donnent ±1 point. Exécute la cellule suivante et regarde si l’intervalle contient un demi.
    .because = Le premier gagne environ 52 parties sur 100, et tout l’intervalle est au-dessus d’un demi.
# en: 260f39c0
starting-twenty-tests = Vingt classes testent un jeu équitable. L’intervalle de chacune manque la vraie valeur dans 1 cas sur 20. Quelle est la probabilité qu’au moins un intervalle la manque ?
    .hint-1 = C’est une seule classe. Il y en a vingt.
    .hint-2 = 20 × 1/20, c’est le nombre moyen d’intervalles qui la manquent.
    .hint-3 = C’est la probabilité qu’aucun ne la manque.
    .because = 1 − (19/20)²⁰. Qui fait assez de tests trouve toujours quelque chose.
# en: e77abe4e
starting-exercise-1 = Un chat gagne { $won } parties sur { $games }. De combien l’intervalle à 95 % s’étend-il de chaque côté, en points de pourcentage ?
    .level = Échauffement
    .hint-1 = Le nombre de parties est sous une racine.
    .because = 1,96 × √({ $won }/{ $games } × { $lost }/{ $games } / { $games }).
# en: 3a889f49
starting-exercise-2 = Un chat gagne { $won } % de ses parties. L’intervalle à 95 % s’étend de { $side } de chaque côté, en points de pourcentage. Que dit-il ?
    .level = Échauffement
    .choices-above = Tout l’intervalle est au-dessus d’un demi
    .choices-open = Un demi est dans l’intervalle
    .choices-sure = À la longue, le chat gagne à coup sûr plus de la moitié des parties
    .hint-1 = Il commence à { $won } − { $side } = { $low } %. Est-ce plus que 50 ?
    .hint-2 = Il commence à { $won } − { $side } = { $low } %. Est-ce moins que 50 ?
    .hint-3 = Un intervalle sur vingt manque la vraie valeur. Il ne rend rien certain.
    .because = Il va de { $low } à { $high } %.
# en: a8318e29
starting-exercise-3 = Combien de parties suffisent pour que l’intervalle soit de ±{ $points }, en points de pourcentage, si un camp en gagne environ la moitié ?
    .level = Entraînement
    .hint-1 = C’est la racine du nombre de parties.
    .because = √n = 98/{ $points }.
# en: 721dcf5c
starting-exercise-4 = À un quiz, 100 personnes répondent au hasard par oui ou non à { $n } questions. Personne ne sait rien. Les cinq meilleures ont chacune { $right } réponses justes. Elles répondent à un deuxième quiz, avec { $n } autres questions. Combien de réponses justes ont-elles en moyenne ?
    .level = Entraînement
    .hint-1 = Elles ont eu de la chance, elles n’étaient pas meilleures. La chance leur reste-t-elle fidèle ?
    .hint-2 = Dans leur avance, il n’y avait aucun savoir, donc il n’en reste rien.
    .hint-3 = La chance ne tourne pas non plus. Elle n’a pas de mémoire.
    .hint-4 = En savent-elles plus qu’avant ?
    .because = Une réponse au hasard est juste dans la moitié des cas, qui que ce soit qui la donne. Les meilleures reviennent donc à la moyenne. C’est ce qu’on appelle la régression vers la moyenne.
# en: 380f33ce
starting-exercise-5 = Le premier joueur gagne { $won } parties sur { $games }. Si commencer ne change rien, quelle est la probabilité d’un résultat aussi loin de la moitié, ou plus loin, d’un côté ou de l’autre ?
    .level = Défi
    .hint-1 = De combien de façons ce résultat arrive-t-il, et combien sont encore plus loin ?
    .hint-2 = Compte les façons qui sont aussi loin de la moitié, ou plus loin.
    .because = { $lost } ou moins, et { $won } ou plus, sur { $ways } façons dont les parties peuvent se passer.
