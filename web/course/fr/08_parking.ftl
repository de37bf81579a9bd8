### 08_parking.ipynb

# en: b1f6409b
parking-0-1 = # 8 Se garer
# en: 12f0143b
parking-0-2 = Avant une partie de Washi Cat, on dessine des poissons dans une rangée. Entre deux poissons, il faut deux cases libres, comme pour des voitures qui ont besoin de place. Si l’on dessine sans réfléchir, le dernier poisson n’a plus de place. Quelle est la probabilité que cela arrive ?
# en: 0586b375
parking-0-3 = - pourquoi des cas qui se ressemblent ne sont pas forcément équiprobables ;
    - comment un arbre donne la probabilité ;
    - comment une fonction traite de longues rangées en s’appelant elle-même pour de plus courtes.
# en: c476750e
parking-0-4 = **Il te faut** les fractions, les arbres de probabilités et environ 45 minutes. Du papier quadrillé et des pièces de monnaie sont utiles.
# en: 607cceac
parking-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 86878e2c
parking-0-6 = La rangée vient du jeu Washi Cat, auquel tu peux [jouer ici](../washi_cat/play.ipynb). [Toutes les unités](course.ipynb).
# en: ae5d94c4
parking-1-1 = ## Sept colonnes
# en: 0267c75a
parking-1-2 = Prends une petite rangée : sept colonnes et trois poissons. Il y a 35 façons de choisir trois colonnes sur sept. Dans combien d’entre elles y a-t-il toujours deux cases entre deux poissons ? Python en fait la liste.
# en: 3353f588
parking-prints-1 = { $len-ways } façons. Assez éloignés :
# en: ebe6144f
parking-1-3 = Une seule. Laisse maintenant le hasard dessiner : un poisson après l’autre, chacun sur une colonne prise au hasard parmi celles qui sont encore libres.
# en: 67c40229
parking-1-4 = Tu le crois ? L’ordinateur remplit sept colonnes 7 000 fois. Il dit combien de poissons ont eu leur place, et combien de fois.
# en: e1e1e03d
parking-prints-2 = { $fish } poissons : { $n } fois
# en: 74ffae19
parking-2-1 = ## De longues rangées
# en: 102adb23
parking-2-2 = Et maintenant six poissons.
# en: ac22014e
parking-2-3 = Pour vingt colonnes, l’arbre serait énorme. Il y a une astuce.
# en: 8ce2a6cd
parking-2-4 = Le premier poisson coupe la rangée en deux rangées plus courtes, et un côté ne change rien à l’autre. La fonction s’appelle donc elle-même : c’est la **récursivité**.
# en: a3543596
parking-2-5 = <details><summary>Dans le code</summary>
# en: 774483cb
parking-2-6 = La fonction donne la probabilité de chaque nombre de poissons. Grâce à `@cache`, elle se souvient de ce qu’elle a déjà calculé.
# en: 552b2258
parking-2-7 = </details>
# en: 5306834e
parking-2-8 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 18252b6e
parking-2-9 = Sept colonnes : est-ce bien ce que dit l’arbre ?
# en: 03ac8894
parking-prints-3 = { $fish } poissons : { $chance }
# en: 407116b3
parking-2-10 = Déplace le premier poisson, et lis ce que devient la rangée.
# en: 4a13f620
parking-2-11 = Voici la fonction récursive pour toutes les rangées jusqu’à 24 colonnes.
# en: 0254c8c1
parking-3-1 = ## Assez large
# en: a9d4ff11
parking-3-2 = Plus la rangée est large, plus la probabilité est grande. Y a-t-il une largeur à partir de laquelle on réussit à coup sûr ?
# en: 00d3fd75
parking-4-1 = ## En dehors du jeu
# en: f5a757d9
parking-4-2 = **Si tu programmes :** `full_row` donne un dictionnaire : le nombre de poissons et sa probabilité. Écris une fonction qui additionne les probabilités d’avoir *au moins* tant de poissons. Sinon, continue.
# en: eb933506
parking-5-1 = ## Exercices
# en: 002518ec
parking-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 19fc0b31
parking-6-1 = ## Ce que nous avons vu
# en: 1e502c28
parking-6-2 = - Les cas ne sont pas forcément équiprobables. Alors compter ne suffit pas : suis l’arbre, multiplie le long d’une branche, additionne les branches.
    - Le premier poisson coupe la rangée en deux rangées plus courtes, qui ne savent rien l’une de l’autre. La récursivité s’en sert.
    - Dans 16 colonnes, six poissons ne tiennent presque jamais par hasard. Dans 26 colonnes, ils tiennent toujours.
# en: dc1c97fa
parking-6-3 = **À méditer.** Si un poisson ne pouvait être placé que là où il laisse de la place aux autres, toutes les rangées seraient-elles équiprobables ? Qu’est-ce qui se gare comme nos poissons ?
# en: d61e97d4
parking-6-4 = **Pour continuer.** De combien de façons cela marche, et de très longues rangées : [Compter les rangées](../washi_cat/lesson_parking.ipynb).
