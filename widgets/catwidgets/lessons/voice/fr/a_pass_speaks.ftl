### Passer, c’est parler. Variables : { $n } cartes ou pierres et { $m } pierres de l’autre sac, { $able } cartes qui battent la tienne, { $rare } personnes dont une est malade et { $healthy } les autres, { $found } malades trouvés et { $alarms } fausses alertes sur 100, { $white } et { $more } pierres blanches.

# en: 8816b1b7
a-pass-speaks-guide =
    .plan-1 = Jouer avec sept vraies cartes : un élève est Kuro et garde son habitude, la classe parie.
    .plan-2 = Deux pronostics : avant et après qu’il a passé. Faire barrer les mains sur papier.
    .plan-3 = La cellule de l’idée : la formule de Bayes en quatre lignes. Puis le tableau des mains, et le pronostic sur une carte basse.
    .plan-4 = « À toi » : une réponse avec le 3 blanc.
    .plan-5 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Apprendre quelque chose, c’est garder les cas où c’est vrai, et donner à chacun d’autant plus de poids qu’il le rend probable.
    .say-2 = La somme des probabilités de toutes les cartes donne le nombre de cartes qu’il a en main.
    .ask-1 = Quelles mains sont impossibles après qu’il a passé ? Lesquelles sont devenues plus probables ?
    .ask-2 = Pourquoi la somme des probabilités de toutes les cartes est-elle forcément 2 ?
    .support = Faites écrire les 21 mains sur des bouts de papier, et enlever celles qui sont exclues quand il passe.
    .extension = Ouvrez avec un 1 à la place du 2. Que dit-il alors s’il passe ?
    .ticket-1 = Kuro a une carte parmi 5, toutes équiprobables. 2 d’entre elles battent la tienne. Il joue toujours s’il peut, et il passe. Quelle est maintenant la probabilité qu’il ait le 1 blanc, qui ne bat rien ?
    .ticket-2 = 1/3 : il reste trois cartes, toutes équiprobables.
    .open-1 = Et si Kuro passait parfois alors qu’il pourrait jouer ?
    .open-1-answer = Alors aucune main n’est tout à fait exclue, et passer en dit moins. Il faut compter ces mains pour la part des cas où elles passent.

# en: a0d622a1
a-pass-speaks-say-all-hands = Les 21 mains de Kuro.
# en: 0ab085d0
a-pass-speaks-say-no-chances = { $name } devrait donner une probabilité pour chaque main, dans un dictionnaire, et elle donne { $found }
# en: bfcef8db
a-pass-speaks-say-not-one = les probabilités que donne { $name } font { $total } en tout, et non 1
# en: 4bf6165d
a-pass-speaks-say-roll-task = Tu ouvres avec ton 2 blanc. Regarde ce que fait Kuro, et ce qu’il avait en main.
# en: 2d75ac30
a-pass-speaks-say-rolls = donnes
# en: bb307a84
a-pass-speaks-say-roll = Distribuer
# en: 98b8c1ef
a-pass-speaks-say-roll-tip = Distribuer deux cartes à Kuro, et ouvrir
# en: 841fb05e
a-pass-speaks-say-roll-twenty = Distribuer 100 fois
# en: 97591605
a-pass-speaks-say-roll-twenty-tip = Distribuer cent fois et compter
# en: d09f2397
a-pass-speaks-say-you-and-kuro = Toi et Kuro
# en: 936ece4f
a-pass-speaks-say-your-cards = Tes cartes
# en: 0ac893bc
a-pass-speaks-say-kuro-held = Kuro avait
# en: 9a2c2846
a-pass-speaks-say-answer = { $card ->
    [no] passe
   *[other] joue { $card }
}
# en: d3c28be0
a-pass-speaks-say-of-passes = Sur { $n } fois où il passe
# en: 4c14a088
a-pass-speaks-say-of-plays = Sur { $n } fois où il joue
# en: 895e814d
a-pass-speaks-say-with-it = { $sought ->
    [doppelganger] avec le sosie
   *[better] pouvait jouer
}
# en: 94de6aa8
a-pass-speaks-say-bluff-task = Kuro lance une pièce avant de jouer : si elle montre pile, il passe quand même. Quand est-il honnête en passant ?
# en: 93c4e454
a-pass-speaks-say-held-passes = { $held } sur { $n } fois où il passe
# en: a3719d9e
a-pass-speaks-say-held-plays = { $held } sur { $n } fois où il joue
# en: 945b075e
a-pass-speaks-say-and-did = Il { $did }
# en: a742d4dd
a-pass-speaks-say-so-far = Kuro avait : { $cards }. Il { $did }. { $sought ->
    [doppelganger] Avec le sosie
   *[better] Il pouvait jouer
} : { $told }.
# en: 8ae6f8e6
a-pass-speaks-say-lead-two = ton 2 blanc
# en: 1b98d934
a-pass-speaks-say-lead-one = ton 1 noir
# en: 2a894348
a-pass-speaks-say-nothing-yet = encore rien
# en: 6a027587
a-pass-speaks-say-a-pass = il passe
# en: 8f0fd6f2
a-pass-speaks-say-holds-back = { $tenths ->
    [0] ne se retient jamais
    [1] se retient 1 fois sur 10
    [5] se retient 1 fois sur 2
   *[9] se retient 9 fois sur 10
}
# en: 86477837
a-pass-speaks-say-never = Tu ouvres avec { $lead ->
    [two] le 2 blanc
   *[one] le 1 noir
} : avec son habitude, Kuro n’y répond jamais { $card ->
    [no] en passant
   *[other] par { $card }
}.
# en: c86641a2
a-pass-speaks-say-two-cards = Les deux cartes de Kuro
# en: 870a01aa
a-pass-speaks-say-cross-task = Kuro a passé : touche chaque main qu’il ne peut pas avoir.
# en: 16d5b07e
a-pass-speaks-say-crossed = { $hand }{ $out ->
    [yes] , barrée
   *[no] {""}
}
# en: bdac92bd
a-pass-speaks-say-hands-left = Il reste { $n } { FORM($n, "main", "mains") }, dont { $with_it } avec le sosie.
# en: 5d32042e
a-pass-speaks-say-not-yet = Kuro n’a pas répondu
# en: 4ce35b99
a-pass-speaks-say-led = Tu ouvres avec { $lead ->
    [two] le 2 blanc
   *[one] le 1 noir
}, Kuro { $did }
# en: 6ac3d1a4
a-pass-speaks-say-left = { $what } : { $n ->
    [21] les 21 mains sont possibles
   *[other] il reste { $n } mains sur 21
}. Probabilité que le sosie soit là : { $chance }.
# en: 5f892d4a
a-pass-speaks-say-chances = Probabilités des mains de Kuro
# en: 1437b067
a-pass-speaks-say-deals = 210 donnes
# en: f233423e
a-pass-speaks-say-shaded = 210 donnes équiprobables ; coloré : il passe
# en: 04dda70b
a-pass-speaks-say-mosaic = { $cannot } donnes ne peuvent pas battre un 2 et passent ; sur les { $can } qui le peuvent, { $passing } passent. Sur { $passes } donnes où il passe, il aurait donc pu jouer dans { $passing } : { $chance }.
# en: addb5142
a-pass-speaks-say-cannot-pass = passe
# en: fe262972
a-pass-speaks-say-can-pass = peut, et passe
# en: 40af5b11
a-pass-speaks-say-can-play = peut, et joue
# en: d3f820bf
a-pass-speaks-say-cannot-beat = ne bat pas un 2
# en: b2ba9e3a
a-pass-speaks-say-can-beat = bat un 2
# en: 9b7b8e84
a-pass-speaks-say-tile = { $words } : { $n }
# en: f5d8838f
a-pass-speaks-say-other-card = L’autre carte de Kuro, quand il a joué le sosie sur ton 1
# en: a670f52b
a-pass-speaks-say-other = autre carte
# en: 661a746b
a-pass-speaks-say-plays-it = joue le sosie avec la probabilité
# en: a43d30f2
a-pass-speaks-say-now = maintenant
# en: 2ed516e2
a-pass-speaks-controls =
    .you_lead = tu ouvres avec
    .Kuro_answers = Kuro répond
    .Kuro = Kuro
    .holds_back_in_tenths = bluffs sur 10

# en: 14dd1aae
a-pass-speaks-before = Avant que Kuro réponde : quelle est la probabilité que le sosie soit parmi ses deux cartes ?
    .hint-1 = Deux des neuf chatons sont dans ta propre main : Kuro ne les a donc pas.
    .hint-2 = C’est une main d’une seule carte. Kuro en a deux.
    .hint-3 = Il l’a ou il ne l’a pas, mais les deux n’ont pas la même probabilité : tu ne vois pas sept cartes.
    .hint-4 = C’est une main de deux bien précise. Dans combien des 21 le sosie se trouve-t-il ?
    .hint-5 = Tu ne vois pas sept cartes, et non six.
    .because = Six mains sur 21 : le sosie avec chacune des six autres cartes.
# en: d11e97ce
a-pass-speaks-after-a-pass = Tu as ouvert avec un 2, et Kuro a passé. Il joue toujours s’il peut. Quelle est maintenant la probabilité qu’il ait le sosie ?
    .hint-1 = C’était vrai avant qu’il passe. Certaines mains sont maintenant exclues.
    .hint-2 = Trois mains sur 21 passent et ont le sosie. Mais tu sais qu’il a passé : divise par celles qui passent.
    .hint-3 = Il reste quatre cartes qu’il peut avoir. Il en a deux.
    .hint-4 = Barre toutes les mains qui ont un 3 ou un « ? », et compte celles qui restent.
    .hint-5 = C’est une seule des six mains qui restent. Le sosie est dans plusieurs d’entre elles.
    .because = Il reste six mains : deux cartes parmi le 1 blanc, les deux 2 noirs et le sosie. Trois d’entre elles l’ont.
# en: 11f48e35
a-pass-speaks-a-low-card = Un 1 blanc ne bat rien : que Kuro passe ou non ne dépend donc pas de lui. Après que Kuro a passé, quelle est la probabilité qu’il l’ait, comparée à avant ?
    .choices-more = Plus grande
    .choices-less = Plus petite
    .choices-same = La même
    .hint-1 = Il a toujours deux cartes. Certaines sont maintenant exclues : autre chose doit donc remplir les deux places.
    .hint-2 = Il a toujours deux cartes, mais elles sont à choisir parmi moins de cartes.
    .because = Il a maintenant deux cartes parmi quatre seulement. Ce que perdent certaines cartes, d’autres le gagnent : la somme des probabilités de toutes les cartes est 2.
# en: 52b555b1
a-pass-speaks-three = Quelle est la probabilité que Kuro réponde à ton 2 par le 3 blanc ?
    .because = Il joue la plus petite carte qui suffit : le 3, chaque fois qu’il l’a.
# en: 873c3461
a-pass-speaks-wild = Et quelle est la probabilité que son autre carte soit un « ? », une fois qu’il a joué le 3 blanc ?
    .hint-1 = C’était vrai avant qu’il joue, pour les deux cartes. Quelles mains restent ?
    .hint-2 = Une des sept cartes a été jouée. Il en reste six.
    .hint-3 = Il y a deux « ? ».
    .because = Les six mains avec le 3 le jouent toutes : elles sont donc encore équiprobables, et deux d’entre elles ont un « ? ».
# en: eaf3355d
a-pass-speaks-exercise-1 = Kuro a une carte parmi { $n }, toutes équiprobables. { $able } d’entre elles battent la tienne. Il joue toujours s’il peut, et il passe. Quelle est maintenant la probabilité qu’il ait une certaine carte qui ne bat pas la tienne ?
    .level = Échauffement
    .hint-1 = C’était vrai avant qu’il passe. Quelles cartes sont maintenant exclues ?
    .hint-2 = C’est la probabilité qu’il ait pu jouer.
    .hint-3 = C’est la probabilité qu’il passe. On te demande une seule carte.
    .because = Il reste { $n } − { $able } cartes, toutes équiprobables.
# en: bd7918f6
a-pass-speaks-exercise-2 = Kuro a une carte parmi { $n }, toutes équiprobables. { $able } d’entre elles battent la tienne. Il joue toujours s’il peut. Quelle est la probabilité qu’il passe ?
    .level = Échauffement
    .hint-1 = C’est la probabilité qu’il joue.
    .hint-2 = C’est une seule carte. Avec combien de cartes passe-t-il ?
    .hint-3 = C’est une certaine carte après qu’il a passé. Quelle est la probabilité qu’il passe ?
    .because = Il passe avec chacune des autres cartes.
# en: a913dde2
a-pass-speaks-exercise-3 = Kuro a deux cartes parmi { $n }, toutes les paires sont équiprobables. { $able } des cartes battent la tienne. Il joue toujours s’il peut, et il passe. Quelle est maintenant la probabilité qu’une certaine carte qui ne bat pas la tienne soit dans sa main ?
    .level = Entraînement
    .hint-1 = C’était vrai avant qu’il passe. Quelles cartes sont maintenant exclues ?
    .hint-2 = C’est une seule place de sa main. Il en a deux.
    .hint-3 = Compte de nouveau les cartes qui restent.
    .because = Il reste { $n } − { $able } cartes, toutes équiprobables, et il en a deux.
# en: 6678b2a1
a-pass-speaks-exercise-4 = Une personne sur { $rare } a une certaine maladie. Sur 100 malades, un test en trouve { $found }. Sur 100 personnes qui ne sont pas malades, il donne une fausse alerte à { $alarms }. Ton test dit que tu es malade. Quelle est la probabilité que tu le sois ?
    .level = Entraînement
    .hint-1 = C’est la part des malades que le test trouve. Retourne la question : parmi toutes les alertes, combien sont vraies ?
    .hint-2 = C’est la part des gens en bonne santé pour qui le test a raison.
    .hint-3 = C’était vrai avant le test.
    .hint-4 = Ce serait vrai si la moitié des gens étaient malades. Bien plus sont en bonne santé.
    .hint-5 = C’est la part de ceux qui sont malades et qui ont une alerte. Divise par toutes les alertes.
    .because = Imagine 100 × { $rare } personnes. 100 sont malades, et { $found } d’entre elles ont une alerte. Les autres sont 100 × { $healthy }, et { $alarms } × { $healthy } d’entre elles en ont une aussi.
# en: 5f04298e
a-pass-speaks-exercise-5 = Un sac rouge contient { $n } pierres, dont { $white } de couleur blanche. Un sac bleu en contient { $m }, dont { $more } de couleur blanche. Une pièce décide de quel sac tu tires une pierre. Elle est blanche. Quelle est la probabilité qu’elle vienne du sac rouge ?
    .level = Défi
    .hint-1 = C’était vrai avant que tu voies la pierre.
    .hint-2 = C’est la probabilité d’une pierre blanche si c’est le sac rouge. Retourne la question.
    .hint-3 = Ce serait vrai si toutes les pierres avaient la même chance d’être tirées. Ce n’est pas le cas : les sacs n’ont pas la même taille.
    .hint-4 = C’est « sac rouge et blanche ». Divise par la probabilité d’une pierre blanche.
    .because = Donne à chaque sac le poids de sa part de pierres blanches : { $white }/{ $n } contre { $more }/{ $m }.
