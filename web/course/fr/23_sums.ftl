### 23_sums.ipynb

# en: 60814487
sums-0-1 = # 23 Sommes
# en: c06a88bf
sums-0-2 = Lance un dé 200 fois. Additionne ensuite deux dés, puis trois, jusqu’à dix. Chaque fois, dis d’abord quelle allure auront les barres.
# en: 44a4b3b0
sums-0-3 = - quelle forme ont les sommes de beaucoup de dés, et pourquoi ;
    - à quelle distance de la moyenne elles se trouvent ;
    - si le hasard finit par s’équilibrer.
# en: 197c8208
sums-0-4 = **Il te faut** les sommes de deux dés : [Égalités](01_ties.ipynb). Environ 40 minutes. Tu n’as pas besoin d’écrire de Python : lis, clique, et écris des nombres. Du papier quadrillé est utile.
# en: 3bed9e0d
sums-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: f392f990
sums-0-6 = [Toutes les unités](course.ipynb).
# en: 0f3c322c
sums-1-1 = ## Devine d’abord
# en: 6d86412f
sums-1-2 = **À toi.** Les moyennes s’additionnent : chaque dé apporte la sienne.
# en: c3acb799
sums-1-3 = L’ordinateur additionne mille fois dix dés. Appuie plusieurs fois sur *Exécuter encore*.
# en: f84cd62d
sums-prints-1 = { $totals-count-35 } fois 35, { $sum-30-total-40-for-total-in-totals } fois de 30 à 40
# en: 0161420f
sums-2-1 = ## Un de plus
# en: ee6cfbb6
sums-2-2 = Pour faire 5 avec trois dés, laisse le troisième montrer 1, 2 ou 3. Que doivent faire les deux autres ?
# en: d508eb3b
sums-2-3 = Voici toute l’idée en Python : ce que deviennent les façons de chaque somme quand on ajoute un dé.
# en: 5bf0eca2
sums-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 9833fa28
sums-prints-2 = dés : { $dice }, façons :
# en: 3caf83f0
sums-3-1 = ## La cloche
# en: c9a6ad60
sums-3-2 = Les sommes du milieu s’obtiennent de beaucoup de façons, les extrêmes de peu.
# en: f84b5035
sums-3-3 = La ligne est une **courbe en cloche** : c’est la loi normale. L’**écart-type** dit à quelle distance de la moyenne on se trouve d’habitude.
# en: 7cca732c
sums-4-1 = ## Plus large, mais pas aussi vite
# en: 11eae1bb
sums-prints-3 = dés : { $dice }, moyenne { $3-5-dice }, écart-type { $round-1-708-dice-0-5-1 }
# en: 6e5aa1f2
sums-4-2 = **À toi.** C’est la même chose pour tout ce qu’on additionne, si aucune partie ne dépend d’une autre.
# en: ff5523d9
sums-4-3 = Vingt essais de chaque sorte : à quelle distance de la moitié des lancers est le nombre de fois pile, et à quelle distance est la proportion de pile ?
# en: 55050835
sums-prints-4 = { $tosses } lancers : { $away-1f } d’écart en moyenne, soit { $100-away-tosses-1f } points de pourcentage
# en: 9fbb29f8
sums-5-1 = ## Exercices
# en: d5257bca
sums-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 87c2ef65
sums-6-1 = ## Ce que nous avons vu
# en: d04d2b53
sums-6-2 = - Les sommes de beaucoup de dés s’approchent d’une cloche, quel que soit le dé.
    - Environ 68 % sont à moins d’un écart-type de la moyenne, environ 95 % à moins de deux.
    - Avec *n* fois plus de dés, l’écart-type de la somme est √*n* fois plus grand, et la moyenne se rapproche. Rien n’est remboursé.
# en: db0169a4
sums-6-3 = **À méditer.** Pourquoi tant de choses dans la nature ont-elles la forme d’une cloche ? Qu’est-ce qui n’a pas cette forme ?
# en: 311ea645
sums-6-4 = **Pour continuer.** À quel point on peut être sûr de ce qu’on a compté : [Est-ce un avantage de commencer ?](17_does_starting_help.ipynb)
