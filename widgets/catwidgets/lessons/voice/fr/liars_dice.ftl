### Dés menteurs. Variables : { $n } dés cachés ou questions, { $k } dés qui montrent la face, { $rest } les autres, { $less } un dé de moins, { $face } une face, { $c } réponses au choix, { $wrong } réponses fausses, { $least } réponses justes au moins.

# en: 184fe4dd
liars-dice-guide =
    .plan-1 = Par deux, jouer avec dix vrais dés et deux gobelets, ou sur la page. On note chaque annonce : crue ou non, vraie ou non.
    .plan-2 = Premier pronostic : encore un 4 sous le gobelet, est-ce probable ? Compter les mains levées.
    .plan-3 = Aucun, puis exactement deux : dessiner l’arbre de deux dés, et compter les ordres avec cinq.
    .plan-4 = Les barres : une annonce en réunit plusieurs. Puis le pronostic sur trente dés.
    .plan-5 = « À toi » : les jokers, et l’annonce la plus hardie qui vaut encore la peine.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Tes propres dés, tu les vois : ils sont certains. Retire-les d’abord de l’annonce, puis regarde les dés cachés.
    .say-2 = Exactement deux, c’est une barre. Au moins deux, c’est cette barre et toutes celles à sa droite : une queue de distribution.
    .ask-1 = Pourquoi comptons-nous les ordres pour « exactement deux », et pas pour « aucun » ?
    .ask-2 = Qu’est-ce qui va plus vite pour « au moins un » : additionner cinq barres, ou en retirer une du total ?
    .ask-3 = Que changerait un dé pipé sous le gobelet ?
    .support = Dessinez l’arbre de trois dés avec les branches « 4 » et « pas 4 ». Marquez tous les chemins qui ont exactement un 4 avant de multiplier.
    .extension = Les deux ont cinq dés, et Léa a vu les siens avant d’annoncer. Que dit son annonce sur ses dés ? Voyez l’unité « Passer, c’est parler ».
    .ticket-1 = Trois dés cachés. Quelle est la probabilité d’au moins un 6 ?
    .ticket-2 = 1 − 125/216 = 91/216
    .open-1 = Léa regarde ses dés avant d’annoncer. Les barres sont-elles encore justes ?
    .open-1-answer = Elles sont justes pour des dés que personne n’a vus. Son annonce nous apprend quelque chose : avec deux 4, on annonce plus volontiers des 4. Il faut alors corriger les barres avec la formule de Bayes.
    .open-2 = Quand la loi binomiale est-elle fausse ?
    .open-2-answer = Quand les essais ne sont pas identiques ou pas indépendants : des cartes qu’on ne remet pas, une équipe qui se fatigue, la pluie deux jours de suite.

# en: 0749bfa1
liars-dice-say-believe = J’y crois
# en: 31fa4a4c
liars-dice-say-believe-tip = Dire « J’y crois » et voir tous les dés
# en: 8bc7568c
liars-dice-say-liar = Menteuse
# en: 4f6ed1d5
liars-dice-say-liar-tip = Dire « Menteuse » et voir tous les dés
# en: 756ab8f7
liars-dice-say-next = Annonce suivante
# en: e684c253
liars-dice-say-next-tip = Relancer tous les dés
# en: 4fafc176
liars-dice-say-play-task = Dix dés. Tu vois tes cinq dés. L’annonce est-elle vraie ?
# en: dca1a829
liars-dice-say-table = Dés menteurs
# en: 88f61b7e
liars-dice-say-yours = toi
# en: 6ff0577b
liars-dice-say-leas = Léa
# en: 11c1e682
liars-dice-say-bids = Léa : « Au moins { $bid } fois un { $face } »
# en: d43d4286
liars-dice-say-needs = Les dix dés comptent. Tu en as { $own }, donc il en faut { $needed } ou plus à Léa sous son gobelet.
# en: 8e658385
liars-dice-say-called = Tu en as { $own }, Léa en a { $hers }. L’annonce est { $true ->
    [yes] vraie
   *[no] fausse
}. Tu as dit « { $called } ». Réponses justes jusqu’ici : { $right } sur { $n }.
# en: 642ad320
liars-dice-say-task = Déplace les curseurs. Quelles annonces croirais-tu ?
# en: 09473b77
liars-dice-say-tail = Dés cachés qui montrent la face
# en: bdefc7e9
liars-dice-say-dice = dés
# en: 82f047f1
liars-dice-say-at-least = Au moins { $bid } sur { $hidden } { FORM($hidden, "dé caché", "dés cachés") } : { $chance }.
# en: 46edb1e6
liars-dice-say-not-one = Toutes les barres ensemble font { $total }, et elles devraient faire 1.
# en: fe88cfa0
liars-dice-controls =
    .hidden_dice = dés cachés
    .bid = annonce

# en: 49290dee
liars-dice-one-more = Tu as deux 4. Léa annonce : au moins trois 4 sur les dix dés. Il lui faut un 4 ou plus parmi ses cinq dés cachés. L’annonce est-elle plutôt vraie, ou plutôt fausse ?
    .choices-true = Plutôt vraie
    .choices-lie = Plutôt fausse
    .choices-even = Autant l’un que l’autre
    .hint-1 = Un dé montre rarement un 4. Mais il y en a cinq, et n’importe lequel suffit.
    .hint-2 = Cinq dés avec 1/6 chacun n’en sont pas loin. De quel côté d’un demi ?
    .because = Aucun 4 parmi cinq dés, c’est moins d’une fois sur deux : 40,2 %. L’annonce est vraie dans 59,8 % des cas.
# en: cc7799a5
liars-dice-none = Cinq dés cachés. Quelle est la probabilité qu’aucun ne montre un 4 ?
    .hint-1 = C’est un seul dé. Les cinq doivent échouer.
    .hint-2 = C’est la probabilité d’un 4 avec un seul dé.
    .hint-3 = C’est cinq fois un 4. Ici, chaque dé montre autre chose.
    .hint-4 = Quelle est la probabilité qu’un dé échoue ? Et les cinq ?
    .because = Chacun échoue avec une probabilité de 5/6, et ils ne savent rien les uns des autres : (5/6)^5 = 3125/7776.
# en: 7b492454
liars-dice-two = Et exactement deux 4 parmi les cinq ?
    .hint-1 = C’est un seul ordre : d’abord deux 4, puis trois autres. Combien d’ordres y a-t-il ?
    .hint-2 = Les trois autres dés ne doivent pas montrer de 4. Et n’importe quels deux dés peuvent montrer les 4.
    .hint-3 = Les 4 peuvent être sur n’importe quels deux des cinq dés : 10 façons, pas 4.
    .hint-4 = C’est exactement un 4, ou aucun : les deux ont la même probabilité.
    .because = On peut choisir deux dés sur cinq de 10 façons, et chacune a pour probabilité (1/6)^2 × (5/6)^3 = 125/7776. Cela fait 1250/7776.
# en: e073b3e5
liars-dice-thirty = Trente dés cachés montrent cinq 4 en moyenne. Quelle est la probabilité qu’il y en ait cinq ou plus ?
    .choices-more = Plus d’un demi
    .choices-half = Exactement un demi
    .choices-less = Moins d’un demi
    .hint-1 = La moitié du temps au-dessus de la moyenne, et la moitié en dessous ? Exactement cinq rend aussi l’annonce vraie.
    .hint-2 = Exactement cinq est la plus haute barre. Elle rend l’annonce vraie.
    .because = On additionne à partir de la plus haute barre : 57,6 %. Annoncer la moyenne est donc un bon choix.
# en: 88fd303e
liars-dice-jokers = Maintenant, un 1 est un joker : il compte comme un 4. Cinq dés cachés. Quelle est la probabilité qu’au moins deux comptent comme des 4 ?
    .hint-1 = C’était vrai sans jokers. Maintenant, deux faces sur six conviennent.
    .hint-2 = C’est exactement deux. Trois, quatre et cinq rendent aussi l’annonce vraie.
    .hint-3 = C’est un seul dé.
    .because = Deux faces sur six : 1/3 par dé. Tout, sauf aucun et un : 1 − 32/243 − 80/243.
# en: 7c9d5500
liars-dice-boldest = Le plus grand nombre que des dés cachés atteignent avec une probabilité d’au moins un demi.
    .because = Il reste près de la moyenne, un sur six.
# en: fad55bdd
liars-dice-exercise-1 = { $n } dés cachés. Quelle est la probabilité qu’aucun ne montre un 6 ?
    .level = Échauffement
    .hint-1 = C’est un seul dé. Les { $n } doivent échouer.
    .hint-2 = C’est un 6 sur chaque dé.
    .hint-3 = Les probabilités de plusieurs dés ne s’ajoutent pas comme ça : avec plus de dés, on descendrait au-dessous de 0. Multiplie.
    .because = Chacun des { $n } dés échoue avec une probabilité de 5/6 : (5/6)^{ $n }.
# en: e86e3d5e
liars-dice-exercise-2 = { $n } dés cachés. Combien y a-t-il de 6 en moyenne ?
    .level = Échauffement
    .hint-1 = C’est un seul dé.
    .hint-2 = Ce sont tous les dés. Un sur six montre un 6.
    .hint-3 = Ce sont les dés qui montrent autre chose.
    .because = Chaque dé ajoute 1/6, et { $n } dés ajoutent { $n }/6.
# en: 9e7ad1e5
liars-dice-exercise-3 = { $n } dés cachés. Quelle est la probabilité qu’exactement { $k } d’entre eux montrent un 2 ?
    .level = Entraînement
    .hint-1 = C’est un seul ordre. Dans combien d’ordres les 2 peuvent-ils sortir ?
    .hint-2 = Les autres dés doivent montrer autre chose.
    .hint-3 = Les dés ne savent pas combien tu en veux. Multiplie le long d’un ordre, puis compte les ordres.
    .because = « { $k } parmi { $n } » ordres, chacun avec (1/6)^{ $k } × (5/6)^{ $rest }.
# en: 23b9518d
liars-dice-exercise-4 = Tu as un { $face }. L’annonce : au moins trois dés qui montrent un { $face }. Il y a { $n } dés cachés. Quelle est la probabilité que l’annonce soit vraie ?
    .level = Entraînement
    .hint-1 = C’est au moins un de plus. Tu en as un, donc il en faut deux de plus.
    .hint-2 = C’est exactement deux de plus. Trois de plus conviennent aussi.
    .hint-3 = C’est trois ou plus parmi les dés cachés. Tu en as déjà un.
    .because = Deux ou plus parmi les dés cachés : tout, sauf aucun et un, 1 − (5/6)^{ $n } − { $n } × (1/6) × (5/6)^{ $less }.
# en: 8342b909
liars-dice-exercise-5 = En dehors du jeu : un QCM a { $n } questions et pour chacune { $c } réponses, dont une seule est juste. Quelqu’un coche sans lire. Quelle est la probabilité d’au moins { $least } réponses justes ?
    .level = Défi
    .hint-1 = C’est tout juste. Une réponse a le droit d’être fausse.
    .hint-2 = Et l’autre question ? Ce peut être n’importe laquelle des { $n }.
    .hint-3 = C’est exactement { $least } justes. Tout juste convient aussi.
    .because = Tout juste, (1/{ $c })^{ $n }, et une fausse à { $n } places : { $n } × (1/{ $c })^{ $least } × { $wrong }/{ $c }.
