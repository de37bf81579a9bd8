### 05_patient_die.ipynb

# en: c99f326e
patient-die-0-1 = # 5 Le dé patient
# en: 58959049
patient-die-0-2 = Ton dé montre un 4 : une case pour ton taxi. Tu le relances ?
# en: 815d4e43
patient-die-0-3 = - à quoi sert une moyenne, même si aucun jet ne peut la donner ;
    - ce que vaut la patience ;
    - comment une équation peut calculer une somme sans fin.
# en: 74a6010c
patient-die-0-4 = **Il te faut** les fractions, les équations simples et environ 45 minutes. Un dé est utile.
# en: 965938db
patient-die-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 446ab34e
patient-die-0-6 = Les dés sont ceux du jeu Cat Cab Crew, auquel tu peux [jouer ici](../cat_cab/play.ipynb). [Toutes les unités](course.ipynb).
# en: a581723f
patient-die-1-1 = ## Un jet
# en: 04d17552
patient-die-1-2 = | le dé montre | il rapporte |
# en: ecabef5a
patient-die-1-3 = | 1 | une **malédiction** : −1 case |
# en: 30e819fc
patient-die-1-4 = | 2, 3 | rien : le dé est **vide** |
# en: e5a989bc
patient-die-1-5 = | 4, 5 | 1 case |
# en: 514668b8
patient-die-1-6 = | 6 | 2 cases |
# en: 7bdf36a6
patient-die-1-7 = L’**espérance** est la moyenne sur un grand nombre de jets. Additionne ce que rapportent les six faces, et divise par six.
# en: 5eceac74
patient-die-1-8 = L’ordinateur lance dix mille fois et fait la moyenne. Appuie plusieurs fois sur *Exécuter encore*.
# en: e7f5595d
patient-die-1-9 = **Si tu programmes :** écris une fonction qui donne la moyenne de n’importe quelle liste de nombres. `sum(values)` les additionne, `len(values)` dit combien il y en a. Sinon, continue.
# en: 0ae930a9
patient-die-2-1 = ## Patience
# en: aea006d9
patient-die-2-2 = Un 1 est une malédiction et coûte une case. Mais le dé lui-même est alors vide, comme avec un 2 ou un 3. On peut relancer un dé vide. Relançons-le jusqu’à ce qu’il fasse avancer le taxi.
# en: c1acaaaa
patient-die-2-3 = Que vaut un dé quand il reste quelques jets ? S’il n’en reste aucun, rien. Sinon, lance une fois. Après un 1, un 2 ou un 3, il reste un jet de moins. Un 4, un 5 ou un 6, tu le gardes.
# en: 2dc55bc8
patient-die-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: e60f983f
patient-die-prints-1 = { $average-2f } case par lancer
# en: d181fbfc
patient-die-prints-2 = Malédictions : { $curses }. Valeur : { $value }
# en: 0b72cc61
patient-die-2-5 = **Un raccourci.** Soit *V* la valeur d’un dé vide. Après un jet vide, rien n’a changé : le dé vaut de nouveau *V*. Donc *V* est la moyenne de six choses :
# en: 20428db4
patient-die-2-6 = Donc 6*V* = 3*V* + 3. Résous l’équation, puis devine.
# en: b31b41d1
patient-die-3-1 = ## À toi : une malédiction plus chère
# en: 09752e7e
patient-die-3-2 = Et si une malédiction coûtait **deux** cases ? Résous l’équation sur papier.
# en: b9a7aa66
patient-die-4-1 = ## La limite
# en: eb00180f
patient-die-4-2 = Dans le jeu, il faut s’arrêter à la quatrième malédiction. Imagine que tu en as déjà trois. Alors un 1 met fin à tout : le dé reste vide et vaut 0.
# en: 1b64cb70
patient-die-4-3 = De trois malédictions, nous revenons à deux, à une, puis à zéro. Chaque valeur se déduit de la précédente.
# en: 1a5fe77a
patient-die-4-4 = Et si l’on permettait plus de malédictions, ou moins ?
# en: 768a1166
patient-die-5-1 = ## Exercices
# en: cbb239bc
patient-die-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 4002195e
patient-die-6-1 = ## Ce que nous avons vu
# en: 51f309bd
patient-die-6-2 = - L’espérance est la moyenne d’un très grand nombre de jets. Ce n’est pas forcément un résultat qu’un jet peut donner.
    - Un dé vide est un nouveau départ. C’est pourquoi sa valeur figure des deux côtés d’une équation.
    - Un dé patient vaut autant qu’un 4. Avec une limite de malédictions, il vaut un peu moins.
# en: 7d12c176
patient-die-6-3 = **À méditer.** Préférerais-tu garder le 4, alors que les deux se valent ? Avec une limite de quatre malédictions, relancer un 4 est-il encore aussi bon que le garder ?
# en: ad0ff6e9
patient-die-6-4 = **Pour continuer.** Cinq dés, et comment conduit le meilleur pilote : [Le pilote parfait](14_perfect_driver.ipynb).
