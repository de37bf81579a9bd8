### Une bataille d’Empire comme chaîne de Markov.

# en: e2928749
markov-note =
    .words-1 = chaîne de Markov, états transitoires et absorbants
    .words-2 = matrice de transition, matrice fondamentale
    .words-3 = récursivité, nombre moyen d’étapes
    .words-4 = loi de probabilité, simulation, intervalle
    .words-5 = arrêt optimal
    .tips-1 = Les parties 1 à 3 ne demandent pas de matrices et font une séance à elles seules ; la partie 4 est pour ceux qui connaissent le produit de matrices.
    .tips-2 = Demandez les pronostics avant de déplacer le curseur.
    .tips-3 = Dites à chaque fois comment on compte les cubes. Les tableaux publiés laissent souvent de côté celui qui doit rester.
    .tips-4 = Une bataille avec d’autres dés, ou une chaîne où l’on s’arrête à partir d’une certaine perte, fait un bon projet.
# en: ed4615e1
markov-three-against-one = Trois cubes en attaquent un : deux peuvent lancer, un doit rester. Ils se battent jusqu’au bout. Quelle est la probabilité qu’ils prennent le quartier ?
    .hint-1 = C’est pour le premier lancer seul. S’il est perdu, il reste deux cubes, et ils peuvent continuer.
    .hint-2 = C’est pour deux cubes contre un.
    .hint-3 = C’est pour quatre cubes contre un ; sur trois, deux seulement peuvent lancer.
    .because = 125/216 pour le premier lancer, et 91/216 × 5/12 pour un deuxième.
# en: 3f893416
markov-four-against-two = Quatre cubes en attaquent deux, tous comptés, et se battent jusqu’au bout. Quelle est la probabilité qu’ils prennent le quartier ?
    .hint-1 = C’est pour le premier lancer seul ; la plupart des batailles en prennent plus d’un.
    .hint-2 = C’est pour cinq contre deux : ici, trois cubes sur quatre seulement peuvent être perdus.
    .hint-3 = C’est pour trois contre deux.
    .hint-4 = L’attaque a le troisième dé au premier lancer, et cela se sent.
    .because = 6 610 505 sur 10 077 696.
# en: 732007d3
markov-rolls = Encore quatre contre deux. Combien de lancers la bataille prend-elle en moyenne ?
    .hint-1 = Souvent, mais certaines batailles prennent trois lancers ou plus, et certaines un seul.
    .hint-2 = C’est possible, mais peu de batailles en prennent autant.
    .hint-3 = En un lancer, la défense ne perd ses deux cubes que dans 37 % des cas.
    .because = Chaque position compte autant qu’on y passe en moyenne, et ces nombres s’additionnent.
# en: 2edaa237
markov-losses = Quatre contre deux, jusqu’au bout. Qui perd le plus de cubes en moyenne ?
    .choices-defender = La défense
    .choices-attacker = L’attaque
    .choices-both = Les deux autant
    .hint-1 = L’attaque a plus de cubes à perdre, mais elle ne les perd pas aussi souvent.
    .hint-2 = C’est très serré, mais pas égal.
    .because = 1,4379 cube contre 1,4064.
# en: 1670c51e
markov-fewer-dice = Tu veux prendre le quartier. Y a-t-il une position où il vaut mieux lancer moins de dés que tu ne peux ?
    .choices-never = Non, jamais
    .choices-sometimes = Oui, parfois
    .hint-1 = Moins de dés risquent moins de cubes par lancer, mais ils gagnent aussi moins souvent.
    .because = Vérifié dans toutes les positions jusqu’à 12 contre 12, pour les deux camps : le plus grand nombre de dés est toujours le meilleur.
# en: e6273d2f
markov-march = Dix cubes partent prendre trois quartiers à la suite, tenus par 2, 1 et 3. Chaque quartier pris garde un cube. Quelle est la probabilité qu’ils prennent les trois ?
    .hint-1 = C’est pour une seule bataille contre six ; ici, un cube reste en arrière après chaque conquête.
    .hint-2 = C’est la dernière bataille, avec les dix cubes encore là.
    .hint-3 = C’est pour les deux premiers.
    .because = Ce qui reste de la pile livre la bataille suivante, moins le cube qui reste en arrière.
# en: 3d4942b2
markov-say-against = { $a } contre { $d }
# en: 7ef40b7c
markov-say-from = De { $a } contre { $d }
# en: 2f4fa641
markov-say-leads-to = un lancer mène à
# en: 3fc61924
markov-say-chance = probabilité
# en: 8c45c7a7
markov-say-percent = pour cent
# en: 34ff8d7e
markov-say-chain-task = Déplace le dernier curseur et regarde où coulent les probabilités.
# en: 3229ae6b
markov-say-states = Les états d’une bataille
# en: af714c30
markov-say-attackers-left = attaquants qui restent
# en: bf2573ce
markov-say-defenders = défenseurs
# en: 9b0dcfdd
markov-say-where = Où peut en être la bataille
# en: 9d78b26b
markov-say-state = état
# en: 313f5303
markov-say-flow = Après { $rolls } { FORM($rolls, "lancer", "lancers") } : conquis { $captured }, tenu { $held }, pas encore fini { $fighting }. Les flèches montrent le lancer suivant depuis l’état le plus probable.
# en: 590c05b6
markov-say-captured-with = { $a } contre { $d }, conquis : { $chance }
# en: 94e5c94c
markov-say-left-over = cubes restants : + attaque, − défense
# en: 3ebf5931
markov-say-battles = batailles
# en: 873afc5c
markov-say-march = { $cubes } cubes contre { $first }, { $second }, { $third }, { $fourth }
# en: 66eb88e2
markov-say-taken = quartiers pris
# en: 85afca1e
markov-say-these = ces dés
# en: 2b38282d
markov-say-usual = les dés habituels
# en: cf1bfa4a
markov-say-five = Contre cinq défenseurs
# en: 3438850c
markov-say-attackers = attaquants, tous comptés
# en: ffb36d92
markov-say-capture = probabilité de conquête
# en: 7b997112
markov-controls =
    .attackers = attaquants
    .defenders = défenseurs
    .rolls = lancers
    .stop_when_left = s’arrêter s’il en reste
    .cubes = cubes
    .first = premier
    .second = deuxième
    .third = troisième
    .fourth = quatrième
    .sides = faces
    .attack_dice = dés d’attaque
    .defend_dice = dés de défense
    .ties = égalités
