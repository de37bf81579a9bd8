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
# en: 8c1a61a7
one-die-or-three-2-1 = ## Loin et près
# en: 717fb1aa
one-die-or-three-2-2 = La voiture de police doit aller au moins jusqu’à toi.
# en: f082a4ad
one-die-or-three-3-1 = ## Des carrés
# en: 7ef14e0c
one-die-or-three-3-2 = À quel point une liste est-elle dispersée ? Élève **au carré** l’écart de chaque nombre à la moyenne. La moyenne de ces carrés est la **variance**. Essaie avec un dé.
# en: 790327e9
one-die-or-three-3-3 = Multiplie maintenant le dé par trois. Chaque nombre est trois fois plus loin de la moyenne qu’avant.
# en: fe583db7
one-die-or-three-3-4 = Et trois dés ? Ils montrent rarement tous un grand nombre, ou tous un petit.
# en: f3917376
one-die-or-three-3-5 = Voici toute l’idée en Python. Avec `Fraction`, tout reste exact.
# en: 71e2c282
one-die-or-three-3-6 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: a2441039
one-die-or-three-3-7 = Choisis avec les curseurs autant de dés que tu veux. La phrase sous l’image cache deux règles. Peux-tu les trouver ?
# en: 65e0529c
one-die-or-three-3-8 = - Un dé fois 3 : 3 × 3 = 9 fois la variance d’un dé. Chaque écart est trois fois plus grand, puis élevé au carré.
    - Trois dés additionnés : 3 fois la variance. Celles de dés indépendants s’additionnent, tout simplement.
# en: c120ab99
one-die-or-three-3-9 = La racine carrée de la variance est l’**écart-type** : il se mesure de nouveau en cases.
# en: 8412db70
one-die-or-three-4-1 = ## En dehors du jeu
# en: eece77e6
one-die-or-three-4-2 = **Si tu programmes :** pourquoi des carrés ? Essaie sans : écris une fonction pour l’**écart** moyen à la moyenne. `abs(value - mean)` est l’écart. Sinon, continue.
# en: 616e8968
one-die-or-three-5-1 = ## Exercices
# en: 37ea3606
one-die-or-three-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 20553842
one-die-or-three-6-1 = ## Ce que nous avons vu
# en: c5107ffe
one-die-or-three-6-2 = - Deux règles peuvent avoir la même moyenne et se disperser différemment autour d’elle. La variance le mesure : c’est la moyenne des carrés des écarts.
    - Un dé fois trois a 3 × 3 = 9 fois la variance d’un dé, trois dés additionnés seulement 3 fois.
    - Si la moyenne ne te suffit pas et qu’il te faut de la chance, tu préfères une grande dispersion. Si la moyenne te suffit, une petite.
# en: ca4fdf80
one-die-or-three-6-3 = **À méditer.** Qui préfère trois dés, le taxi ou la voiture de police ? Où trouve-t-on encore beaucoup de petits hasards qui font une somme fiable ?
# en: f0ca3845
one-die-or-three-6-4 = **Pour continuer.** La probabilité d’une contravention, partout dans la ville : [Risque et récompense](../taxi_derby/lesson_risk_and_reward.ipynb).
