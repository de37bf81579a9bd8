### 24_same_luck.ipynb

# en: d1dba4a6
same-luck-0-1 = # 24 La même chance
# en: 6823821c
same-luck-0-2 = On additionne dix dés. Quelqu’un propose une nouvelle règle. Les sommes sont-elles plus grandes en moyenne ? Teste-la des deux façons, et compare les points.
# en: a80b5773
same-luck-0-3 = - comment voir un petit changement derrière beaucoup de chance ;
    - combien de tests suffisent ;
    - pourquoi les plus mauvais s’améliorent, avec ou sans porte-bonheur.
# en: 253b0820
same-luck-0-4 = **Il te faut** les moyennes. Environ 45 minutes. Tu n’as pas besoin d’écrire de Python : lis, clique, et écris des nombres. Avec dix vrais dés, c’est plus amusant.
# en: d85ec491
same-luck-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 4c6a61c2
same-luck-0-6 = [Toutes les unités](course.ipynb).
# en: f8815e0b
same-luck-1-1 = ## Devine d’abord
# en: 294b6710
same-luck-prints-1 = { $face } compte { $unit-scored-face }, soit { $unit-scored-face-face } de plus
# en: da6a2807
same-luck-1-2 = **À toi.** D’abord un dé, puis dix.
# en: 4c981db4
same-luck-2-1 = ## Les mêmes dés ou des dés séparés
# en: 5492e0be
same-luck-2-2 = Avec *les mêmes dés*, les deux règles comptent le même lancer. Un tel test est dit **apparié**. Avec *des dés séparés*, chaque règle a son propre lancer.
# en: e5aa36d6
same-luck-2-3 = Mille tests de chaque sorte : combien de fois la nouvelle règle fait-elle la plus grande somme ? Appuie plusieurs fois sur *Exécuter encore*.
# en: 719e5a33
same-luck-prints-2 = dés séparés : { $sum-more-0-for-more-in-own }, mêmes dés : { $sum-more-0-for-more-in-same }
# en: 8a61c7e3
same-luck-2-4 = Voici toute l’idée en Python : la **marge d’erreur** d’une moyenne. Dans environ 19 cas sur 20, le vrai gain ne s’écarte pas plus de la moyenne, vers le haut ou vers le bas.
# en: 3812fba2
same-luck-2-5 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: abc70af1
same-luck-2-6 = Là où zéro est à l’intérieur, la chance seule aurait pu suffire. D’autres écoles ont d’autres dés : déplace le deuxième curseur.
# en: 81435409
same-luck-3-1 = ## Combien de tests ?
# en: 5e080dc6
same-luck-prints-3 = { $n } tests : mêmes dés ± { $round-2-2-84-n-0-5-1 }, dés séparés ± { $round-2-6-43-n-0-5-1 }
# en: d680a099
same-luck-3-2 = **À toi.** La marge d’erreur diminue comme la racine carrée du nombre de tests.
# en: 38d7af91
same-luck-4-1 = ## Les plus mauvais s’améliorent
# en: 3bf264fa
same-luck-4-2 = Sans aucun porte-bonheur : que font ensuite les dix plus mauvais sur cent ? Appuie plusieurs fois sur *Exécuter encore*.
# en: 8e038a7c
same-luck-prints-4 = les dix plus mauvais : { $sum-first-10-10 }, et ensuite : { $sum-again-10 }
# en: ae58d868
same-luck-4-3 = Des coureurs qui s’entraînent après une mauvaise course, des élèves qu’on félicite après une bonne note, des routes qui reçoivent un radar après un accident : cherche à qui les comparer.
# en: c42e7e54
same-luck-5-1 = ## Exercices
# en: 8d97719b
same-luck-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 707f8342
same-luck-6-1 = ## Ce que nous avons vu
# en: a98edc20
same-luck-6-2 = - Un seul test dit peu : la chance est plus forte que la plupart des règles.
    - Avec la même chance pour les deux, un test en vaut environ cinq.
    - Pour une marge d’erreur deux fois plus petite, il faut quatre fois plus de tests.
    - Qui a été choisi pour sa malchance fait mieux la fois suivante : c’est la régression vers la moyenne.
# en: b7967e31
same-luck-6-3 = **À méditer.** La même chance peut-elle tromper ? Pourquoi le hasard devrait-il décider qui prend le médicament ?
# en: 4af2a0a8
same-luck-6-4 = **Pour continuer.** Le test de tout un jeu : [Est-ce un avantage de commencer ?](17_does_starting_help.ipynb)
