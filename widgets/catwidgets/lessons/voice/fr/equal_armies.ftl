### Armées égales. Variables : { $attackers } et { $defenders } cubes de l’attaque et de la défense, { $p } sixièmes d’une probabilité, { $rolls } lancers, { $least } la probabilité à dépasser, { $a }, { $b } et { $n } la probabilité d’un point.

# en: d79c8c9d
equal-armies-guide =
    .plan-1 = Premier pronostic : onze contre onze. Rassembler les raisons pour chaque camp.
    .plan-2 = Deux contre deux au tableau : les états, les pas, et où cela finit. Deuxième pronostic.
    .plan-3 = La cellule de l’idée : un état interroge les états qui viennent après lui. Puis l’image.
    .plan-4 = Le favori : deviner, puis déplacer le curseur.
    .plan-5 = « À toi » : combien de cubes pour l’attaque, et combien de lancers.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Qui connaît l’état peut oublier comment la bataille y est arrivée.
    .say-2 = La fonction s’appelle elle-même. Elle s’arrête toujours, car chaque lancer enlève des cubes.
    .ask-1 = Quels états ne quitte-t-on jamais ?
    .ask-2 = Pourquoi suffit-il de regarder un lancer plus loin ?
    .ask-3 = Qu’est-ce qui aide l’attaque, et qu’est-ce qui aide la défense ? Qu’est-ce qui grandit avec les armées ?
    .support = Dessinez les états de trois contre deux comme des cercles, et écrivez sur chaque flèche la probabilité du lancer.
    .extension = Écrivez les pas sous la forme d’une matrice Q, et trouvez les mêmes nombres avec sa matrice fondamentale.
    .ticket-1 = Deux cubes en attaquent un. L’un d’eux doit rester. Quelle est la probabilité que l’attaque gagne ?
    .ticket-2 = 15/36 = 5/12
    .open-1 = Que change le droit de s’arrêter à tout moment pour l’attaque ?
    .open-1-answer = La chaîne reçoit une décision dans chaque état. C’est alors un processus de décision de Markov, et on trouve le meilleur jeu en partant de la fin.
    .open-2 = Pourquoi les grandes armées aident-elles l’attaque ?
    .open-2-answer = Le cube qui reste et les derniers lancers avec moins de dés comptent de moins en moins. Ce qui reste, c’est le lancer de trois dés contre deux, et il est favorable à l’attaque.

# en: 0aa897a1
equal-armies-say-roll = Lancer
# en: 17e99eb5
equal-armies-say-roll-tip = Lancer tous les dés une fois
# en: 0a7aca8d
equal-armies-say-fight = Jusqu’au bout
# en: 87859df0
equal-armies-say-fight-tip = Lancer jusqu’à la fin de la bataille
# en: 4326c3fe
equal-armies-say-battle-task = Tu attaques, rouge contre bleu. Un cube rouge reste chez lui.
# en: 133b7b04
equal-armies-say-battle = Une bataille
# en: 6135d34e
equal-armies-say-attacker = attaque
# en: e8693464
equal-armies-say-defender = défense
# en: 94fedb07
equal-armies-say-against = { $attackers } { FORM($attackers, "cube", "cubes") } contre { $defenders }.
# en: 109740ac
equal-armies-say-battles = { $captured } { FORM($captured, "bataille gagnée", "batailles gagnées") }, { $held } { FORM($held, "perdue", "perdues") }.
# en: 30b7a414
equal-armies-say-task = Déplace le curseur vers des armées plus grandes. Où la ligne passe-t-elle un demi ?
# en: 13fbafc1
equal-armies-say-to-capture = l’attaque gagne
# en: 3e3e97db
equal-armies-say-one-half = un demi
# en: cd770d7f
equal-armies-say-equal = Armées égales
# en: a6b46d72
equal-armies-say-cubes = cubes de chaque camp
# en: 6a394601
equal-armies-say-chance = probabilité
# en: 12ddc08d
equal-armies-say-captured = À { $n } contre { $n }, l’attaque gagne avec une probabilité de { $chance }. { $above ->
    [no] Jusqu’ici, c’est toujours moins d’un demi.
   *[other] À partir de { $above }, c’est plus d’un demi.
}
# en: 9744efb1
equal-armies-say-fewest = Combien de cubes il faut à l’attaque, tous comptés
# en: 48833106
equal-armies-say-defenders = défense
# en: 39ca3afe
equal-armies-say-over = plus de { $chance }
# en: 439e68aa
equal-armies-controls =
    .largest = jusqu’à

# en: 4f08a708
equal-armies-eleven = Onze cubes en attaquent onze et se battent jusqu’au bout. Un cube de l’attaque doit rester chez lui. Qui est favori ?
    .choices-attacker = L’attaque
    .choices-defender = La défense
    .choices-even = Exactement autant l’une que l’autre
    .hint-1 = Le troisième dé aide, mais les égalités et le cube qui reste aident l’autre camp.
    .hint-2 = Tant de fractions font rarement exactement un demi.
    .because = L’attaque gagne dans 49,40 % des cas : c’est presque égal, mais la défense est favorite.
# en: cac673ab
equal-armies-two-against-two = Deux cubes en attaquent deux. L’un peut lancer, l’autre doit rester : le premier lancer ne gagne qu’avec une probabilité de 55/216. Ensuite, c’est deux contre un, qui gagne avec 5/12. Quelle est la probabilité que l’attaque gagne ?
    .hint-1 = C’est le premier lancer seul. Il reste encore un cube à la défense.
    .hint-2 = C’est deux cubes contre un.
    .hint-3 = D’abord l’un, puis l’autre : multiplie.
    .because = Il faut gagner les deux, l’un après l’autre : 55/216 × 5/12.
# en: 488868c3
equal-armies-favourite = À partir de quelle taille l’attaque est-elle favorite, si les deux camps ont autant de cubes ?
    .hint-1 = À cinq contre cinq, l’attaque ne gagne que dans 35,9 % des cas.
    .hint-2 = À six contre six, c’est encore moins d’un demi.
    .hint-3 = Un seul cube ne peut pas attaquer.
    .hint-4 = Presque : à onze contre onze, c’est juste en dessous d’un demi.
    .hint-5 = Un de moins suffit.
    .because = À 11 contre 11, l’attaque gagne dans 49,40 % des cas, à 12 contre 12 dans 50,65 %.
# en: f6c6320c
equal-armies-force = Dix cubes défendent. Combien de cubes faut-il à l’attaque, tous comptés, pour une probabilité de plus d’un demi ?
    .hint-1 = Dix contre dix, c’est encore un peu moins d’un demi.
    .hint-2 = Douze suffisent, mais moins aussi.
    .hint-3 = Les grandes armées ont déjà plus d’un demi quand elles sont égales.
    .because = Avec ce nombre, on dépasse un demi ; avec un de moins, non.
# en: caabe2bc
equal-armies-rolls = Combien de lancers une bataille dure en moyenne.
    .because = Un lancer maintenant, puis autant qu’en prend en moyenne la bataille qui reste.
# en: e2e0a8ea
equal-armies-exercise-1 = { $attackers } cubes en attaquent { $defenders } et se battent jusqu’au bout. Quelle est la probabilité que l’attaque gagne ? Interroge la fonction capture.
    .level = Échauffement
    .hint-1 = Est-ce équitable ? Interroge la fonction capture.
    .hint-2 = On ne peut pas partager les cubes comme ça : à égalité, la défense gagne.
    .because = C’est capture({ $attackers }, { $defenders }).
# en: 4997cbc8
equal-armies-exercise-2 = Un attaquant seul gagne chaque lancer avec une probabilité de { $p }/6. Un lancer perdu finit la bataille. Quelle est la probabilité qu’il gagne { $rolls } lancers de suite ?
    .level = Échauffement
    .hint-1 = C’est un seul lancer.
    .hint-2 = Les probabilités de lancers successifs se multiplient. Ne les additionne pas.
    .hint-3 = C’est la probabilité que la bataille finisse avant.
    .hint-4 = C’est la probabilité de perdre chacun d’eux.
    .because = ({ $p }/6)^{ $rolls }.
# en: a2dded32
equal-armies-exercise-3 = { $defenders } cubes défendent. Combien de cubes faut-il à l’attaque, tous comptés, pour gagner avec une probabilité de plus de { $least } ? Essaie avec la fonction capture.
    .level = Entraînement
    .hint-1 = Autant que la défense : l’unité dit quelle est alors la probabilité.
    .hint-2 = Un cube reste chez lui et ne se bat pas. Essaie avec la fonction capture.
    .because = Essaie un cube de plus, jusqu’à ce que la probabilité soit assez grande.
# en: 55c9721a
equal-armies-exercise-4 = Tennis de table, 10 partout : le premier qui a deux points d’avance gagne. Tu gagnes chaque point avec une probabilité de { $a }/{ $n }. Quelle est la probabilité que tu gagnes ?
    .level = Entraînement
    .hint-1 = C’est un seul point. Il faut deux points d’avance, et cela aide le meilleur.
    .hint-2 = Ce sont les deux prochains points. Après un point chacun, tout recommence.
    .hint-3 = Seulement si les deux gagnent aussi souvent un point.
    .hint-4 = C’est la probabilité de l’autre.
    .because = Regarde deux points. Les deux sont à toi dans { $a } × { $a } cas sur { $n } × { $n }, les deux à l’autre dans { $b } × { $b }. Dans tous les autres cas, tout recommence.
# en: eedbdcee
equal-armies-exercise-5 = { $attackers } cubes en attaquent { $defenders } et se battent jusqu’au bout. Combien de lancers cela prend-il en moyenne ? Interroge la fonction que tu as écrite.
    .level = Défi
    .hint-1 = Deux cubes peuvent tomber en un lancer, et tout finit quand un camp n’en a plus.
    .hint-2 = Une bataille finit quand un camp n’a plus de cubes, et vers la fin, ils tombent un par un.
    .because = Un lancer, et la moyenne de ce qui vient après.
