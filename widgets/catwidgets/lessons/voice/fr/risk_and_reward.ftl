### Risque et récompense : la voiture de police de Taxi Derby.

# en: 73581bad
risk-and-reward-note =
    .words-1 = probabilité, cas équiprobables
    .words-2 = espérance
    .words-3 = événements indépendants, événement contraire
    .words-4 = arrondi vers le haut, formule
    .tips-1 = Par deux, faites-les s’affronter dans la partie 1, et gardez les totaux au tableau.
    .tips-2 = À discuter : des amendes dont rient les riches et qui ruinent les pauvres. Qui dissuadent-elles ?
# en: dd41000d
risk-and-reward-one-over = Tu dépasses la limite de 1 case, et la voiture de police est à 3 cases de l’endroit où tu finis. Un dé à quatre faces dit de combien elle avance. Quelle est la probabilité d’une contravention ?
    .hint-1 = Avec un 2, elle avance de deux cases, et il lui en faut trois : compte les faces 3 et 4.
    .hint-2 = Un 3 suffit, et un 4 aussi.
    .hint-3 = Compte les faces du dé, pas les cases.
    .because = 3 et 4, deux faces sur quatre.
# en: 194eb5a2
risk-and-reward-three-over = Maintenant, tu dépasses la limite de 3 cases, et la voiture de police est à 3. Elle avance de trois fois le dé. Quelle est la probabilité d’une contravention ?
    .hint-1 = Multiplie d’abord le dé par trois.
    .hint-2 = Multiplie d’abord le dé par trois : même un 1 la fait avancer de trois cases.
    .hint-3 = C’est la probabilité d’une face ; lesquelles suffisent ?
    .because = Même un 1 la fait avancer de trois cases. Le dé n’a plus d’importance.
# en: f46b85ce
risk-and-reward-two-over = Limite dépassée de 2, voiture de police à 5. Quelle est la probabilité d’une contravention ?
    .hint-1 = Avec un 2, elle avance de quatre cases, et il lui en faut cinq.
    .hint-2 = Un 4 suffit, mais un 3 aussi : six cases.
    .hint-3 = Compte les faces f pour lesquelles 2 × f fait au moins 5.
    .hint-4 = Avec un 1, elle n’avance que de deux cases.
    .because = 5/2, arrondi vers le haut, c’est 3 : les faces 3 et 4.
# en: 474ca7dd
risk-and-reward-which-distance = La voiture de police attend dans la ville. Quelle distance décide si elle te rattrape ?
    .choices-start = celle de l’endroit où mon tour commence
    .choices-end = celle de l’endroit où mon tour finit
    .choices-alike = les deux autant
    .hint-1 = Pendant que tu roules, elle attend encore.
    .hint-2 = D’où tu viens n’a plus d’importance, sauf que cela rallonge ton chemin.
    .because = Elle part quand le taxi s’est arrêté. Qui s’éloigne d’elle en roulant lui complique la tâche.
# en: 234a8d6e
risk-and-reward-free-spaces = La voiture de police est à 9 cases de l’endroit où tu veux finir. Combien de cases ton tour peut-il compter sans aucun risque ? La limite de vitesse est 4.
    .hint-1 = Une de plus est encore sans risque : 1 × 4 n’atteint pas 9.
    .hint-2 = Une de plus est encore sans risque : 2 × 4 n’atteint pas 9.
    .hint-3 = À 3 de trop, un 4 la fait avancer de 12 cases : c’est trop.
    .hint-4 = À 4 de trop, un 3 suffit déjà.
    .hint-5 = C’est le nombre de cases de trop ; compte toutes les cases du tour.
    .hint-6 = 9 et 4 font 13, mais chaque case de trop multiplie le dé.
    .because = 2 de trop : même un 4 ne la fait avancer que de 8 cases.
# en: cd7c2a73
risk-and-reward-five-turns = Tu roules trop vite pendant cinq tours, chaque fois avec une probabilité de contravention de 1/4. Quelle est la probabilité de n’en avoir aucune ?
    .hint-1 = C’est pour un tour.
    .hint-2 = C’est la probabilité d’une contravention à chaque tour.
    .hint-3 = C’est la probabilité d’au moins une contravention.
    .hint-4 = Des probabilités de 1/4 ne s’additionnent pas jusqu’à une contravention certaine : multiplie celles de ne pas en avoir.
    .hint-5 = Une probabilité est comprise entre 0 et 1 ; multiplie.
    .because = 3/4 × 3/4 × 3/4 × 3/4 × 3/4, moins d’une chance sur quatre.
# en: 258d6237
risk-and-reward-say-nights-task = Dix nuits, dix clients pressés. Vas-tu foncer ?
# en: 97ae559e
risk-and-reward-say-speed = Foncer
# en: 2a4fbc67
risk-and-reward-say-speed-tip = Dépasser la limite pour la course
# en: b215e60a
risk-and-reward-say-stay = Respecter la limite
# en: dfac72b1
risk-and-reward-say-stay-tip = Prendre ce que rapporte le trajet lent
# en: 3f6348a3
risk-and-reward-say-again = Recommencer
# en: 2135ae5c
risk-and-reward-say-again-tip = Dix autres nuits
# en: b5e8693f
risk-and-reward-say-nights-over = Les dix nuits sont finies ; appuie sur « Recommencer » pour en avoir d’autres.
# en: 416ec36b
risk-and-reward-say-slow = Tu as roulé lentement et sans risque : { $slow } $.
# en: 5aa099d3
risk-and-reward-say-drove = Le dé a montré { $face } : la voiture de police a pu avancer de { $far }. { $caught ->
    [yes] Elle t’a attrapé : { $fare } $ moins une amende de { $fine } $.
   *[no] Elle ne t’a pas attrapé : { $fare } $.
}
# en: 584fdf4a
risk-and-reward-say-night = Nuit { $n } : { $fare } $ si tu dépasses la limite de { $over }, { $slow } $ sinon. La voiture de police sera à { $away }, une contravention coûte { $fine } $. Jusqu’ici : { $earned } $.
# en: d1a28c55
risk-and-reward-say-account = Tu as gagné { $earned } $. Tes choix valaient { $expected } $ en moyenne, et la chance { $added ->
    [yes] a ajouté
   *[no] a enlevé
} { $luck } $. Les meilleurs choix auraient valu { $better } $ de plus.
# en: b9be5e82
risk-and-reward-say-road = La rue entre la voiture de police et ton taxi
# en: 2a3ddc20
risk-and-reward-say-stakes = { $fare } $ à { $over } de trop, ou { $slow } $
# en: e5b777af
risk-and-reward-say-chances-task = Quelle ligne descend le plus vite, et pourquoi ?
# en: 8bcb2659
risk-and-reward-say-over = { $over } de trop
# en: 6bf8f99d
risk-and-reward-say-die = Un dé à { $sides } { FORM($sides, "face", "faces") }
# en: 84738ece
risk-and-reward-say-from-patrol = cases jusqu’à la voiture de police
# en: b952901c
risk-and-reward-say-chance-of-ticket = risque de contravention
# en: 93cf7de1
risk-and-reward-say-free-task = Quand une contravention est-elle plus probable que pas de contravention ?
# en: d90f3ffe
risk-and-reward-say-free = Toujours sans contravention
# en: e6a1c128
risk-and-reward-say-turns = tours trop rapides
# en: af8e6d88
risk-and-reward-say-chance = probabilité
# en: b8acd9f7
risk-and-reward-say-heat-task = Sur quelles cases un tour peut-il finir sans risque ? Plus la couleur est foncée, plus le risque de contravention est grand.
# en: 5393dbd4
risk-and-reward-say-spaces = { $n } cases
# en: 2347efff
risk-and-reward-say-asks = interroge une case
# en: 02b675be
risk-and-reward-say-puts-taxi = y met le taxi
# en: d0f3c6c5
risk-and-reward-say-puts-patrol = y met la voiture de police
# en: e2669e59
risk-and-reward-say-ticket = contravention { $chance }
# en: c17e6869
risk-and-reward-say-heat = Risque de contravention en %, { $city }
# en: c0db76a7
risk-and-reward-say-summary = Sans aucun risque : { $free } cases sur { $all }. Contravention certaine : { $sure }. Moyenne de toutes : { $mean }.
# en: 42923f21
risk-and-reward-say-within = { $space } est à { $moved } { FORM($moved, "case", "cases") }, dans la limite de vitesse : pas de contravention.
# en: 2d42f002
risk-and-reward-say-beyond = { $space } est à { $moved } { FORM($moved, "case", "cases") }, { $over } de trop, et à { $away } { FORM($away, "case", "cases") } de la voiture de police : { $which ->
    [all] toutes les faces donnent une contravention
    [none] même un { $sides } ne la fait avancer que de { $most } { FORM($most, "case", "cases") }, pas de contravention
    [last] un { $least } donne une contravention, probabilité { $chance }
   *[some] un { $least } ou plus donne une contravention, probabilité { $chance }
}.
# en: 482e55a7
risk-and-reward-say-heat-table = Risque de contravention si le tour finit là
# en: da8752d0
risk-and-reward-say-space = case
# en: baeaa520
risk-and-reward-controls =
    .city = ville
    .speed_limit = limite de vitesse
    .die_sides = faces du dé
    .a_click = un clic
    .faces_that_catch = faces qui attrapent
