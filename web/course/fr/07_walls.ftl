### 07_walls.ipynb

# en: ab67d15a
walls-0-1 = # 7 Murs
# en: b9e9a9b9
walls-0-2 = Un chat veut rentrer à la maison, et tu veux l’en empêcher. Une brique ferme une case. Combien de briques suffisent ? Et comment démontrer qu’il n’en faut pas moins ?
# en: 73f1f2b4
walls-0-3 = - comment démontrer en un instant qu’un chat est libre, ou qu’il ne l’est pas ;
    - à quel point un mur peut être bon marché ;
    - pourquoi personne ne peut en construire un moins cher.
# en: c8304139
walls-0-4 = **Il te faut** du papier quadrillé. Environ 45 minutes.
# en: 4021c604
walls-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 54c01c00
walls-0-6 = Les plateaux viennent du jeu Washi Cat, auquel tu peux [jouer ici](../washi_cat/play.ipynb). [Toutes les unités](course.ipynb).
# en: f175f655
walls-1-1 = ## Enfermé ?
# en: 5b68e5e6
walls-1-2 = Un chat va d’une case vers le haut, le bas, la gauche ou la droite. Il ne marche jamais sur une ligne de l’autre couleur. Le chat rouge veut rentrer à la maison, à la rangée 1.
# en: d66c3450
walls-1-3 = Ici, la ligne est plus courte. À côté se dressent des portiques rouges. Ce sont des sanctuaires, et aucun chat n’y entre.
# en: 52a168e6
walls-2-1 = ## Tout ce qu’il atteint
# en: f3bf038a
walls-2-2 = L’ordinateur commence là où se trouve le chat. Il va de case en case, aussi loin qu’il peut, mais jamais dans le mur.
# en: fecf59d8
walls-2-3 = <details><summary>Dans le code</summary>
# en: fbeca143
walls-2-4 = `spaces[here]`, ce sont les cases à côté de `here`.
# en: 741abb80
walls-2-5 = </details>
# en: dc45d56b
walls-2-6 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 1fef5a3d
walls-2-7 = Les points marquent les cases que la fonction atteint.
# en: 0c7fbe34
walls-2-8 = **Si tu programmes :** quand un chat est-il enfermé ? Écris une fonction. Elle reçoit deux ensembles de cases : celles qui sont atteintes, et celles de la rangée 1. Elle doit donner `True` ou `False`. `reached & home` est l’ensemble des cases qui sont dans les deux. Sinon, continue.
# en: 0a250c0d
walls-3-1 = ## Le mur le moins cher
# en: 4db1a296
walls-3-2 = Maintenant, rien n’est tracé, et tu peux mettre tes briques où tu veux. D’abord sur du papier vide, 6 rangées et 7 colonnes.
# en: e7904233
walls-3-3 = Les bords aident. Voici quelques cases, et le nombre de leurs voisines.
# en: 103109dd
walls-prints-1 = { $space } a { $len-paper-space } voisines
# en: 5c612079
walls-3-4 = Et dans la cour avec ses sanctuaires ? Ferme des cases jusqu’à ce que le chat soit enfermé. Essaie ensuite avec moins de briques. Au clavier : va au plateau avec Tab, déplace-toi avec les flèches, appuie sur Entrée.
# en: 431c631b
walls-3-5 = Python essaie tous les murs d’une brique, puis tous ceux de deux, et compte ceux qui enferment le chat.
# en: e648cda5
walls-prints-2 = Briques : { $bricks }, murs : { $len-walls }, dont { $shut } enferment le chat
# en: 5b426b2b
walls-4-1 = ## Pourquoi pas moins ?
# en: 9fb36b5c
walls-4-2 = Sur un plateau plus grand, tout essayer prend du temps. Il y a une démonstration plus courte.
# en: 365df469
walls-4-3 = Voici deux chemins de ce genre. Seule la première case est dans les deux. Python le vérifie.
# en: a38293ca
walls-prints-3 = Seul e6 est dans les deux.
# en: e7f16003
walls-prints-4 = Ils partagent plus que e6.
# en: bdb48f03
walls-4-4 = Clique sur une case pour y mettre le chat. Tu vois l’un des murs les moins chers, et exactement autant de chemins du retour sans case commune.
# en: 75f0450b
walls-4-5 = S’il y a *k* chemins sans case commune, tout mur demande au moins *k* briques. Et ce nombre suffit toujours : **le mur le moins cher a autant de briques qu’il y a de chemins sans case commune.** Python compare les deux.
# en: 5252a4e7
walls-4-6 = <details><summary>Qui l’a démontré</summary>
# en: d939ba70
walls-4-7 = C’est le théorème *flot maximum, coupe minimum*. Karl Menger l’a démontré en 1927. Pense à de l’eau : il n’en passe pas plus que par l’endroit le plus étroit.
# en: 9071a23f
walls-4-8 = </details>
# en: 446268d7
walls-prints-5 = De chaque case, autant de briques que de chemins.
# en: 19550710
walls-prints-6 = Ils sont différents.
# en: 2e5d35c8
walls-4-9 = **À toi.** Essaie les cases du plateau ci-dessus. Reviens ensuite à la chasse du début : peux-tu la gagner maintenant ?
# en: ac0155a3
walls-5-1 = ## Exercices
# en: a80efccd
walls-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 873e6557
walls-6-1 = ## Ce que nous avons vu
# en: f813c2d8
walls-6-2 = - Un chemin démontre que le chat est libre. L’ensemble des cases qu’il atteint démontre qu’il est enfermé. Les deux se vérifient vite.
    - Sur du papier vide, un mur demande une brique par voisine. Les bords et les sanctuaires le rendent moins cher.
    - Y a-t-il autant de chemins sans case commune que de briques dans le mur ? Alors aucun mur n’est moins cher.
# en: dd9cf37d
walls-6-3 = **À méditer.** Quelle case de la cour fermerais-tu, si tu ne pouvais en fermer qu’une ? Où cherche-t-on encore la coupe la moins chère ?
# en: c7b8ff91
walls-6-4 = **Pour continuer.** Dans le jeu, on trace les murs, tour après tour : [Pièges](../washi_cat/lesson_cuts_and_traps.ipynb).
