### meow_daifugo/lesson_what_do_they_hold.ipynb

# en: 928addcd
meow-daifugo-lesson-what-do-they-hold-0-1 = # Qu’ont-ils en main ?
# en: c97149bc
meow-daifugo-lesson-what-do-they-hold-0-2 = Tu ne vois pas l’autre main. Mais tu vois ce qu’elle joue, et quand elle passe. Dans cette leçon, chaque carte posée change ce que tu peux croire, et tu apprends à dire de combien.
# en: c96ea8ab
meow-daifugo-lesson-what-do-they-hold-0-3 = - comment un indice multiplie un rapport de chances ;
    - comment lire une main entière, et comment savoir si tes probabilités sont honnêtes.
# en: 90f60e7a
meow-daifugo-lesson-what-do-they-hold-0-4 = **Il te faut** la formule de Bayes, de l’unité [Passer, c’est parler](../course/12_a_pass_speaks.ipynb). Les combinaisons aident : [Compter les mains](lesson_counting_hands.ipynb). Pas de programmation : lis, devine, appuie sur les boutons. Environ 45 minutes.
# en: e000bf66
meow-daifugo-lesson-what-do-they-hold-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 4bd6db61
meow-daifugo-lesson-what-do-they-hold-0-6 = Les cartes sont celles du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](play.ipynb).
# en: 64dcbdb8
meow-daifugo-lesson-what-do-they-hold-1-1 = ## 1 Toute la pioche
# en: 84421bb5
meow-daifugo-lesson-what-do-they-hold-1-2 = Dans [Passer, c’est parler](../course/12_a_pass_speaks.ipynb), Kuro avait deux chatons. Voici tes huit cartes, et trois dans la rivière. Kuro en a huit.
# en: adabb898
meow-daifugo-lesson-what-do-they-hold-1-3 = Le premier indice, c’est ce que tu vois toi-même.
# en: 2b6c9198
meow-daifugo-lesson-what-do-they-hold-1-4 = Tu ouvres avec le 7 noir. Ce Kuro lance de nouveau sa pièce. (Dans le jeu, il prend aussi une carte de la rivière en passant. Tu vois laquelle, et aucune ne bat un 7 : ici, cela ne change donc rien.)
# en: 54335017
meow-daifugo-lesson-what-do-they-hold-1-5 = Il y a un moyen rapide de le faire de tête : le **rapport de chances**. Écris combien de mains ont un « ? » et combien n’en ont pas. Parmi celles qui en ont un, la moitié seulement passe ; parmi celles qui n’en ont pas, toutes passent. Multiplie donc le côté gauche par 1/2. Un indice multiplie le rapport de chances.
# en: 9bfb8c4f
meow-daifugo-lesson-what-do-they-hold-1-6 = Après *n* passes, *q* a été multiplié *n* fois.
# en: 4539778a
meow-daifugo-lesson-what-do-they-hold-1-7 = Maintenant, un coup. Tu ouvres avec un 3 noir, et Kuro répond par un 6 noir, sa plus petite carte au-dessus de 3.
# en: da5541cd
meow-daifugo-lesson-what-do-they-hold-2-1 = ## 2 Lis sa main
# en: 7e0a4d8d
meow-daifugo-lesson-what-do-they-hold-2-2 = Voici tout à la fois : les 32 cartes, et sous chacune la probabilité qu’elle soit dans la main de Kuro. La barre montre la probabilité, et le trait fin en travers ce qu’elle était l’instant d’avant. Ouvre avec tes cartes, l’une après l’autre. (Dans le jeu, Kuro ouvrirait après avoir gagné. Ici, c’est toujours toi, car nous avons des questions.) Quand il passe, il prend la carte qui est depuis le plus longtemps dans la rivière, et on en retourne une autre : c’est aussi un indice.
# en: f6f94d86
meow-daifugo-lesson-what-do-they-hold-2-3 = Au clavier : va à ta main avec Tab, choisis avec les flèches, ouvre avec Entrée.
# en: 636d00a6
meow-daifugo-lesson-what-do-they-hold-2-4 = Quelle ouverture t’en dit le plus ? Laquelle ne te dit rien du tout ? Ensuite, retourne sa main.
# en: 57f64a50
meow-daifugo-lesson-what-do-they-hold-2-5 = Dans cette donne, Kuro peut avoir 203 490 mains. L’ordinateur ne les a pas toutes parcourues : il compte les mains d’après le nombre de cartes de chaque nombre, car aucune réponse ne dépend de plus que cela.
# en: 9260fefc
meow-daifugo-lesson-what-do-they-hold-prints-1 = { $len-start-weights } sortes de mains, { $sum-start-weights-values } mains
# en: b52c44fe
meow-daifugo-lesson-what-do-they-hold-3-1 = ## 3 Est-ce que cela se réalise ?
# en: 952dd0ac
meow-daifugo-lesson-what-do-they-hold-3-2 = Une probabilité qu’on ne peut pas vérifier n’est qu’une opinion. D’abord la question de la partie 1, seule : combien de « ? » Kuro a-t-il après avoir passé sur ton 7 ? Les barres sont ce que nous avons calculé. Les points sont des manches que l’ordinateur a distribuées et jouées : seulement celles où il a bien passé.
# en: b0d57b4f
meow-daifugo-lesson-what-do-they-hold-3-3 = Et maintenant tout à la fois. L’ordinateur joue 150 manches comme la tienne, avec trois ouvertures chacune, et regarde toutes les cartes qu’on ne voyait pas : parmi celles qui avaient une probabilité d’environ 40 %, Kuro en avait-il environ 40 % ? Le point est alors sur la droite, et on dit que les probabilités sont *calibrées*. (Les cartes d’une même main ne sont pas indépendantes : ces intervalles ne donnent qu’une idée.)
# en: b6563754
meow-daifugo-lesson-what-do-they-hold-3-4 = Choisis ensuite un Kuro qui n’est pas celui auquel tu crois. Qu’est-ce qui ne va plus ?
# en: d41fb868
meow-daifugo-lesson-what-do-they-hold-3-5 = La formule de Bayes est exacte, mais elle ne vaut que ce que vaut l’habitude que tu y mets. Si tu prends un Kuro qui se retient presque toujours pour un autre qui ne le fait presque jamais, tu crois ses passes, et les cartes que tu avais presque exclues te retombent dessus.
# en: e46b93b3
meow-daifugo-lesson-what-do-they-hold-4-1 = ## Ce que nous avons vu
# en: 1b594db0
meow-daifugo-lesson-what-do-they-hold-4-2 = - En rapports de chances, c’est une seule multiplication : 22 contre 13 devient 11 contre 13.
    - Ce que l’on croit peut être testé : ce qui a une probabilité de 40 % devrait se réaliser dans 40 cas sur 100.
# en: 431a7c65
meow-daifugo-lesson-what-do-they-hold-5-1 = ## Vérifications
# en: cf5f2430
meow-daifugo-lesson-what-do-they-hold-5-2 = Si tu aimes programmer : après une passe sur le 7, la probabilité d’un « ? » était de 11/24. Quelqu’un la divise par deux pour la deuxième passe. Corrige la cellule.
# en: 73cba77c
meow-daifugo-lesson-what-do-they-hold-5-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 042bc7ec
meow-daifugo-lesson-what-do-they-hold-5-4 = **À méditer.** Dans ce jeu, le robot *Vieux Neko* redistribue les cartes qu’il n’a pas vues, toutes les donnes à égalité, comme si une passe ne disait rien. Comment pourrais-tu en profiter ? Et si Kuro savait que tu lis ses passes, quand devrait-il se retenir ?
# en: 2efec9e0
meow-daifugo-lesson-what-do-they-hold-5-5 = Avant cela : [Compter les mains](lesson_counting_hands.ipynb). Ou [joue](play.ipynb) à tout le jeu.
