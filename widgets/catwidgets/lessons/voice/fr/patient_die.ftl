### Le dé patient. Variables : { $a } à { $f } ce que rapportent ou montrent les faces, { $cost } ce que coûte une face, { $minutes } minutes d’un appel, { $n } une chance sur n.

# en: 6b75fa16
patient-die-guide =
    .plan-1 = Par deux, lancer un dé dix fois et additionner les cases, malédictions déduites. Rassembler les moyennes de la classe.
    .plan-2 = Premier pronostic, puis la moyenne d’un jet. « À toi » 1 : une fonction pour toutes les moyennes.
    .plan-3 = Le dé patient : deviner, puis la cellule de l’idée et l’image.
    .plan-4 = L’équation au tableau : V des deux côtés.
    .plan-5 = Un 4, une malédiction plus chère (« À toi » 2) et la limite.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Aucun jet ne rapporte une demi-case. La moyenne d’un très grand nombre de jets, si.
    .say-2 = Un dé vide est un nouveau départ : ce qu’il vaut n’a pas changé.
    .ask-1 = Pourquoi V peut-il figurer des deux côtés de l’équation ?
    .ask-2 = Que change un 2 ? Que change un 1 ?
    .ask-3 = Qui préférerait garder le 4, alors que les deux se valent ?
    .support = Faites jouer la scène avec des jetons : pour un 1, on en rend un ; pour un 6, on en reçoit deux.
    .extension = Choisissez les huit faces d’un dé pour que, lancé avec patience, il vaille exactement 2.
    .ticket-1 = Un dé rapporte 0, 0, 0, 3, 3 et 3, et on le relance quand c’est 0. Combien vaut-il ?
    .ticket-2 = 3
    .open-1 = Préférerais-tu garder le 4, alors que les deux se valent ?
    .open-1-answer = La moyenne ne suffit pas à décider. Qui a besoin d’une case à coup sûr le garde ; qui a besoin de deux cases relance.
    .open-2 = Avec une limite de quatre malédictions, relancer un 4 est-il encore aussi bon que le garder ?
    .open-2-answer = Non. Le dé vaut alors 255/256, un peu moins que le 4, qui vaut 1.

# en: 86244eb0
patient-die-say-ride-task = { $dice } dés font avancer ton taxi : 4 et 5 d’une case, 6 de deux, 1 d’une en arrière. Garde chaque dé ou relance-le, autant de fois que tu veux. Jusqu’où vas-tu ?
# en: 58bc9e96
patient-die-say-keep = Garder
# en: f2d2b7d4
patient-die-say-keep-tip = Avancer comme le dit le dé et lancer le suivant
# en: 47f31ba2
patient-die-say-roll = Relancer
# en: a039eab1
patient-die-say-roll-tip = Relancer ce dé
# en: b1e01a26
patient-die-say-ride-again = Recommencer
# en: fc9611c3
patient-die-say-ride-again-tip = Ramener le taxi au départ et lancer le premier dé
# en: 0b7a9696
patient-die-say-ride = Des dés qui font avancer un taxi
# en: c662dab7
patient-die-say-riding = Le dé { $n } sur { $dice } montre { $face }. Jusqu’ici : { $spaces } { FORM($spaces, "case", "cases") }.
# en: cb5aa2c7
patient-die-say-ridden = { $dice } dés ont rapporté { $spaces } { FORM($spaces, "case", "cases") }.
# en: 8bca9dff
patient-die-say-task = Déplace le curseur. Vers quel nombre cela va-t-il ?
# en: 7fa024d5
patient-die-say-patience = Valeur d’un dé selon les jets qui restent
# en: 2cd22fce
patient-die-say-limits = Un dé lancé jusqu’à ce que le taxi avance
# en: 8576bf90
patient-die-say-rolls = jets
# en: 0c928c08
patient-die-say-curses = malédictions permises
# en: eaa498ac
patient-die-say-spaces = cases en moyenne
# en: 9522833f
patient-die-say-from-to = Avec { $first }, c’est { $low } ; avec { $last }, c’est { $high }.
# en: 73a7a3d3
patient-die-controls =
    .rolls = jets

# en: 4c9bccb0
patient-die-one-roll = Un dé, lancé une fois. Combien de cases rapporte-t-il en moyenne, malédictions déduites ?
    .hint-1 = Cela compte les cases du 4, du 5 et du 6. Un 1 en coûte une.
    .hint-2 = C’est la moyenne des points. Compte les cases.
    .hint-3 = C’est la somme des six faces. Divise par six.
    .hint-4 = Un 1 enlève une case. Tu l’as ajoutée.
    .because = (−1 + 0 + 0 + 1 + 1 + 2)/6 = 3/6.
# en: 1cc48858
patient-die-mean = La moyenne d’une liste de nombres qui ont tous la même chance.
    .because = Additionne-les, et divise par leur nombre.
# en: b1339214
patient-die-patience = Un dé vide est relancé encore et encore jusqu’à ce qu’il fasse avancer le taxi. Combien de cases rapporte-t-il en moyenne ?
    .hint-1 = C’est la valeur d’un seul jet. Mais chaque fois que le dé est vide, tu peux relancer.
    .hint-2 = C’est ce que le dé montre à la fin. Les 1 en chemin coûtent aussi quelque chose.
    .hint-3 = À la fin, le dé montre à coup sûr 4, 5 ou 6.
    .hint-4 = Le deuxième jet n’a lieu que si le premier était vide.
    .hint-5 = Pas seulement deux fois : autant de fois qu’il le faut.
    .because = 1/2 + 1/4 + 1/8 + … s’approche de 1 autant qu’on veut.
# en: 0daecde9
patient-die-a-four = Ton dé montre un 4. C’est une case à coup sûr. Le relancerais-tu ?
    .choices-roll = Le relancer
    .choices-keep = Le garder
    .choices-alike = Peu importe
    .hint-1 = Que vaut garder, et que vaut relancer ?
    .hint-2 = Que vaut garder, et que vaut relancer ?
    .because = Garder rapporte 1. Relancer rapporte aussi 1 en moyenne, si l’on reste patient. Exactement autant.
# en: 4402e6cd
patient-die-dear-curse = Une malédiction coûte maintenant deux cases au lieu d’une. Que vaut alors un dé patient ?
    .hint-1 = C’est la réponse quand une malédiction coûte une case.
    .hint-2 = On peut relancer un dé vide, donc il vaut plus que rien.
    .hint-3 = C’est la valeur d’un seul jet. Mais tu peux relancer.
    .hint-4 = C’est la valeur d’un seul jet avec la malédiction habituelle.
    .because = V = (V − 2 + V + V + 1 + 1 + 2)/6. Donc 6V = 3V + 2, et 3V = 2.
# en: 2564ffe8
patient-die-last-chance = Tu as 3 malédictions et ton dé est vide. À la quatrième, il faut s’arrêter. Combien de cases le dé rapporte-t-il en moyenne ?
    .hint-1 = Un jet rapporte 1/2, mais après un 2 ou un 3 tu peux relancer.
    .hint-2 = C’est la réponse sans limite. Ici, un 1 met fin à tout.
    .hint-3 = C’est la réponse avec 2 malédictions.
    .hint-4 = La quatrième malédiction coûte aussi une case.
    .because = V = (0 − 1 + V + V + 1 + 1 + 2)/6. Donc 6V = 2V + 3.
# en: a6ad6804
patient-die-exercise-1 = Un dé a deux faces vides. Trois autres rapportent { $a }, { $b } et { $c } cases, et une en coûte { $cost }. Que rapporte un jet en moyenne ?
    .level = Échauffement
    .hint-1 = Une face coûte { $cost }.
    .hint-2 = Les faces vides comptent aussi : il y a six faces.
    .hint-3 = Une face coûte { $cost }. Tu l’as ajoutée.
    .hint-4 = C’est le total des faces. Divise par six.
    .because = ({ $a } + { $b } + { $c } − { $cost })/6.
# en: 62de6c6e
patient-die-exercise-2 = Les six faces d’un dé montrent { $a }, { $b }, { $c }, { $d }, { $e } et { $f }. Que montre un jet en moyenne ?
    .level = Échauffement
    .hint-1 = C’est le total des faces. Divise par six.
    .hint-2 = C’est à mi-chemin entre la plus petite et la plus grande. Les six faces comptent.
    .hint-3 = Ce sont les deux faces du milieu. Les six comptent.
    .because = ({ $a } + { $b } + { $c } + { $d } + { $e } + { $f })/6.
# en: 65fae924
patient-die-exercise-3 = Un dé a trois faces vides. Les autres rapportent { $a }, { $b } et { $c } cases. Un dé vide est relancé jusqu’à ce qu’il rapporte quelque chose. Que rapporte-t-il en moyenne ?
    .level = Entraînement
    .hint-1 = C’est la valeur d’un seul jet. On relance un dé vide.
    .hint-2 = Quelles faces peuvent sortir à la fin ? Compte-les.
    .because = À la fin sort l’une des trois faces, toutes avec la même chance.
# en: ed142999
patient-die-exercise-4 = Tu rappelles sans cesse un numéro souvent occupé, jusqu’à ce qu’on réponde. Chaque appel dure { $minutes } minutes et aboutit avec une probabilité de 1/{ $n }. Combien de minutes cela prend-il en moyenne ?
    .level = Entraînement
    .hint-1 = Ce sont des appels. Combien de minutes cela fait-il ?
    .hint-2 = C’est la durée du premier appel. Le plus souvent, il faut rappeler.
    .hint-3 = L’appel qui aboutit dure aussi { $minutes } minutes.
    .hint-4 = Cela peut aussi durer bien plus longtemps. Appelle V la réponse : que vaut V après un appel qui n’a pas abouti ?
    .because = Chaque appel dure { $minutes } minutes, et avec une probabilité de 1 − 1/{ $n } tu recommences : V = { $minutes } + (1 − 1/{ $n }) × V. Donc V = { $n } × { $minutes }.
# en: f89bc859
patient-die-exercise-5 = Un dé a deux faces vides et une qui coûte { $cost } et qui est vide aussi. Les autres rapportent { $a }, { $b } et { $c } cases. Un dé vide est relancé jusqu’à ce qu’il rapporte quelque chose. Que rapporte-t-il en moyenne ?
    .level = Défi
    .hint-1 = C’est la valeur d’un seul jet. Trois des faces font relancer.
    .hint-2 = La face qui coûte { $cost } peut sortir avant, et plus d’une fois.
    .hint-3 = Après la face qui coûte { $cost }, on continue : le dé vaut de nouveau V.
    .because = 6V = 3V − { $cost } + { $a } + { $b } + { $c }.
