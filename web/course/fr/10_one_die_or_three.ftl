### 10_one_die_or_three.ipynb

# en: bfdb19fc
one-die-or-three-0-1 = # 10 Un dé ou trois
# en: f8756a82
one-die-or-three-0-2 = Tu as roulé 3 cases trop vite, et la voiture de police te poursuit. Selon nos règles, on lance **un** dé à quatre faces et on le multiplie par trois. À une autre table, on additionne **trois** dés. Que préfères-tu avoir à tes trousses ?
# en: 33793a39
one-die-or-three-0-3 = - en quoi deux règles de même moyenne peuvent différer ;
    - comment le mesurer, avec des carrés ;
    - quand une grande dispersion t’arrange, et quand elle te gêne.
# en: dc57f888
one-die-or-three-0-4 = **Il te faut** les moyennes et les fractions : [Le dé patient](05_patient_die.ipynb). Environ 45 minutes. Des dés à quatre faces sont utiles.
# en: 933c27b1
one-die-or-three-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: fcb50388
one-die-or-three-0-6 = La voiture de police vient du jeu Taxi Derby, auquel tu peux [jouer ici](../taxi_derby/play.ipynb). [Toutes les unités](course.ipynb).
# en: eaebfa98
one-die-or-three-1-1 = ## La moyenne
# en: 2d5185c4
one-die-or-three-1-2 = Dix mille jets de chaque sorte, en moyenne :
# en: 76abb7ea
one-die-or-three-prints-1 = un dé fois trois : { $sum-times_three-10_000-2f } ; trois dés additionnés : { $sum-added-10_000-2f }
# en: 71037ced
one-die-or-three-1-3 = Toutes les façons sont équiprobables : quatre avec un dé, 4 × 4 × 4 = 64 avec trois.
# en: fb36cda4
one-die-or-three-1-4 = Les lignes en tirets sont les moyennes.
# en: 5eea353c
one-die-or-three-2-1 = ## Des carrés
# en: 942f6e1c
one-die-or-three-2-2 = À quel point une liste est-elle dispersée ? Élève **au carré** l’écart de chaque nombre à la moyenne. La moyenne de ces carrés est la **variance**. Essaie avec un dé.
# en: 460777d7
one-die-or-three-2-3 = Voici toute l’idée en Python. Avec `Fraction`, tout reste exact.
# en: dacb3220
one-die-or-three-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: cb29a0d5
one-die-or-three-prints-2 = { $face } est à { $abs-face-2-5 }, au carré { $face-2-5-2 }
# en: 0606adfe
one-die-or-three-prints-3 = en moyenne { $variance-1-2-3-4 }
# en: 20b47c52
one-die-or-three-2-5 = Multiplie maintenant le dé par trois. Chaque nombre est trois fois plus loin de la moyenne qu’avant.
# en: d198f7e1
one-die-or-three-2-6 = Dans l’image, un carré est construit sur chaque écart. Déplace le curseur. Les côtés grandissent avec le nombre. Et les aires ?
# en: 9220065d
one-die-or-three-2-7 = Et trois dés ? Ils montrent rarement tous un grand nombre, ou tous un petit.
# en: 32b0343c
one-die-or-three-2-8 = Choisis avec les curseurs autant de dés que tu veux : c’est ta fonction qui calcule. La phrase sous l’image cache deux règles. Peux-tu les trouver ?
# en: 54c0fe49
one-die-or-three-2-9 = Soit *V* la variance d’un dé et *s* le nombre de cases de trop :
# en: 710a8ebd
one-die-or-three-2-10 = - un dé fois *s* : la variance est *s* × *s* × *V* ;
    - *s* dés additionnés : la variance est *s* × *V*.
# en: 945bba2d
one-die-or-three-2-11 = **À toi.** Pourquoi des carrés ? Essaie sans : écris une fonction pour l’**écart** moyen à la moyenne. `abs(value - mean)` est l’écart.
# en: 6b87a597
one-die-or-three-2-12 = Laisse l’image mesurer avec elle. Laquelle des deux règles n’est plus vraie ?
# en: b17c5680
one-die-or-three-2-13 = C’est pourquoi l’on prend les carrés : les variances de dés indépendants s’additionnent, tout simplement. La racine carrée de la variance, appelée **écart-type**, se mesure de nouveau en cases.
# en: 13c0e239
one-die-or-three-3-1 = ## Loin et près
# en: f40e20c7
one-die-or-three-3-2 = Revenons à la voiture de police. Tu as roulé 3 cases trop vite. Elle doit aller au moins jusqu’à toi.
# en: 3e77af7b
one-die-or-three-3-3 = **À toi.** Écris une fonction : quelle part des valeurs est au moins aussi grande que ta distance ? Elle compte les façons d’être pris.
# en: 45cb52c8
one-die-or-three-3-4 = L’image utilise ta fonction pour chaque distance.
# en: a4b6a778
one-die-or-three-3-5 = **À toi.** Trouve à quelle distance les deux changent de place.
# en: 8e3c3f89
one-die-or-three-4-1 = ## Exercices
# en: f605691c
one-die-or-three-4-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 8ffc7588
one-die-or-three-5-1 = ## Ce que nous avons vu
# en: 0002b919
one-die-or-three-5-2 = - Deux règles peuvent avoir la même moyenne et se disperser différemment autour d’elle. La variance le mesure : c’est la moyenne des carrés des écarts.
    - Un nombre multiplié par *s* a une variance *s* × *s* fois plus grande. Une somme de *s* dés indépendants a une variance *s* fois plus grande.
    - Si la moyenne ne te suffit pas et qu’il te faut de la chance, tu préfères une grande dispersion. Si la moyenne te suffit, une petite.
# en: d4253790
one-die-or-three-5-3 = **À méditer.** Qui préfère trois dés, le taxi ou la voiture de police ? Où trouve-t-on encore beaucoup de petits hasards qui font une somme fiable ?
# en: 6cc137fa
one-die-or-three-5-4 = **Pour continuer.** La probabilité d’une contravention, partout dans la ville : [Risque et récompense](../taxi_derby/lesson_risk_and_reward.ipynb).
