### Qu’ont-ils en main ? La formule de Bayes dans Meow Meow Daifugō.

# en: f99f5941
what-do-they-hold-note =
    .words-1 = formule de Bayes, rapport de chances
    .words-2 = événements dépendants
    .words-3 = modèle, calibrage
    .tips-1 = Demandez à la fin ce que ferait un Kuro qui sait que vous lisez ses passes.
# en: 52d311b9
what-do-they-hold-one-card = Tu vois tes huit cartes et les trois de la rivière. Quelle est la probabilité que Kuro ait le 7 blanc ?
    .hint-1 = 8 sur 32 serait juste si tu ne voyais rien. Mais onze cartes sont visibles, et il n’en a aucune.
    .hint-2 = Tu vois aussi les trois cartes de la rivière.
    .hint-3 = Ce serait juste s’il avait une seule carte ; il en a huit.
    .hint-4 = 13 cartes sont dans la pioche ; 21 sont cachées, et huit d’entre elles sont à Kuro.
    .hint-5 = Il l’a ou il ne l’a pas, mais ces deux cas ne sont pas équiprobables.
    .because = Huit des 21 cartes cachées.
# en: 18597706
what-do-they-hold-a-wild = Les trois 8 sont à toi. Seul un « ? » bat donc ton 7 noir, et les deux « ? » sont cachés. Quelle est la probabilité que Kuro en ait au moins un ?
    .hint-1 = En additionnant 8/21 et 8/21, on compte deux fois les mains qui ont les deux.
    .hint-2 = C’est pour l’un d’eux, et peu importe lequel.
    .hint-3 = C’est pour les deux ; un seul suffit.
    .hint-4 = Ce serait juste si tu ne voyais rien : huit cartes sur 32.
    .hint-5 = Pas loin. Si l’un n’est pas dans sa main, 12 des 20 autres cartes n’y sont pas non plus.
    .because = 1 − (13 × 12)/(21 × 20).
# en: d3b77ad2
what-do-they-hold-a-wild-after-a-pass = Tu ouvres avec le 7 noir, et Kuro passe. S’il a un « ? », il le garde une fois sur deux. Quelle est maintenant la probabilité qu’il en ait un ?
    .hint-1 = C’est « il en a un, et il passe ». Divise par la probabilité qu’il passe : 11/35 + 13/35.
    .hint-2 = C’était vrai avant la passe.
    .hint-3 = C’est la pièce. Qui n’a pas de « ? » passe sans la lancer.
    .hint-4 = Il le garde peut-être.
    .hint-5 = Il a passé une seule fois.
    .because = 22 contre 13 devient 11 contre 13, car la moitié seulement de ceux qui pourraient jouer passe : 11/24.
# en: 3f497673
what-do-they-hold-two-passes = Suppose que tu aies un autre 7 et que tu ouvres aussitôt avec lui ; il passe encore, après avoir relancé la pièce. Et maintenant ?
    .hint-1 = Divise par deux le rapport, pas la probabilité : 11 contre 13 devient 5½ contre 13.
    .hint-2 = C’était vrai après la première passe.
    .hint-3 = C’était vrai avant la première passe.
    .hint-4 = 11 contre 26, c’est le rapport ; la probabilité, c’est 11 sur 11 + 26.
    .hint-5 = C’est pour deux lancers de la pièce. Qui n’a pas de « ? » passe sans la lancer.
    .because = 22 contre 13, puis 11 contre 13, puis 11 contre 26 : 11/37.
# en: 54ba622c
what-do-they-hold-a-higher-card = Tu ouvres avec un 3 noir, et Kuro joue le 6 noir à deux cercles, sa plus petite carte au-dessus de 3. Quelle est maintenant la probabilité qu’il ait un « ? », comparée à celle d’avant ?
    .choices-more = Plus grande
    .choices-less = Plus petite
    .choices-same = La même
    .hint-1 = Il garde un « ? » pour la fin : un 6 ne dit donc rien contre. Mais que dit le 6 des 4 et des 5 ?
    .hint-2 = Le 6 dit qu’il n’a ni 4 ni 5. Qu’est-ce qui remplit ces places ?
    .because = De 62,9 % à 79,1 % : il lui reste sept cartes en main, et parmi elles ni 4 ni 5.
# en: f9482e79
what-do-they-hold-say-hands = Ta main, la rivière et la main de Kuro
# en: d08de3ab
what-do-they-hold-say-your-hand = Ta main
# en: 9e9d2045
what-do-they-hold-say-field = La rivière
# en: 00d76917
what-do-they-hold-say-kuros-hand = La main de Kuro
# en: 50332968
what-do-they-hold-say-dealt = Tu as en main { $mine }. Dans la rivière : { $field }. Kuro a huit cartes.
# en: 6d3f196a
what-do-they-hold-say-passes-task = Choisis ce que tu croyais avant, et combien de fois Kuro se retient.
# en: dcf8634a
what-do-they-hold-say-could = Kuro aurait pu jouer
# en: 4d7dd689
what-do-they-hold-say-passes = passes jusqu’ici
# en: 5d6ddbf0
what-do-they-hold-say-chance = probabilité
# en: 21bbb277
what-do-they-hold-say-masks = « ? » dans la main de Kuro après une passe
# en: c276c55d
what-do-they-hold-say-in-the-hand = « ? » dans la main
# en: 9e2d2c7b
what-do-they-hold-say-rounds = manches avec une passe
# en: 4ecc1ab0
what-do-they-hold-controls =
    .before_in_percent = avant, en pour cent
    .holds_back_in_tenths = se retient, en dixièmes
    .Kuro = Kuro
    .you_believe = tu crois
