### washi_cat/lesson_parking.ipynb

# en: f09de314
washi-cat-lesson-parking-0-1 = # Compter les rangées
# en: 2915ae44
washi-cat-lesson-parking-0-2 = Avant la partie, les deux joueurs dessinent des poissons et des chats dans une rangée, avec au moins deux cases entre deux dessins. De combien de façons peut-on en dessiner six ? Quelle est la probabilité qu’aucune de deux rangées ne se bloque ? Et à quel point se remplit une très longue rangée ?
# en: 06d1d01c
washi-cat-lesson-parking-0-3 = - comment compter des placements avec des écarts en supprimant les écarts ;
    - quelle part d’une très longue rangée est occupée.
# en: cb60c94b
washi-cat-lesson-parking-0-4 = **Il te faut** [Se garer](../course/08_parking.ipynb), et les coefficients binomiaux pour la partie 1. Pas de programmation : lis, devine, clique. Environ 50 minutes.
# en: 7351a311
washi-cat-lesson-parking-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 789cd9d4
washi-cat-lesson-parking-0-6 = Le jeu est Washi Cat, auquel tu peux [jouer ici](play.ipynb). Les autres leçons sur ce jeu sont [Le saut du retour](lesson_shortest_paths.ipynb) et [Pièges](lesson_cuts_and_traps.ipynb).
# en: 979aec85
washi-cat-lesson-parking-1-1 = ## 1 Compter
# en: 4db89219
washi-cat-lesson-parking-1-2 = Seize colonnes ne laissent aucun choix. Chaque colonne de plus en ajoute.
# en: 48420fb1
washi-cat-lesson-parking-1-3 = Ici, chaque façon a un numéro. Change-le et vois-les toutes.
# en: ebb2c289
washi-cat-lesson-parking-1-4 = **La règle.** Derrière chaque poisson sauf le dernier, enlève les deux cases qui doivent s’y trouver. Il reste une rangée qui a dix colonnes de moins, où les poissons peuvent être n’importe où, même côte à côte. Et dans l’autre sens : six de ces colonnes, n’importe lesquelles, deviennent une rangée permise si l’on remet les cases. Il y a donc autant de façons que de choix de 6 parmi *n* − 10.
# en: 663c5831
washi-cat-lesson-parking-1-5 = Voici la formule pour *k* dessins et un écart de *g*, et un tableau : la formule, et un comptage colonne par colonne.
# en: 1806a26a
washi-cat-lesson-parking-2-1 = ## 2 Deux rangées
# en: 49ff4f51
washi-cat-lesson-parking-2-2 = Les deux rangées du bord d’un plateau sont dessinées, l’une après l’autre.
# en: 14103064
washi-cat-lesson-parking-3-1 = ## 3 Une très longue rangée
# en: 4cdc7fb6
washi-cat-lesson-parking-3-2 = Des voitures dans une rue sans marquage, des molécules sur une surface : elles se garent comme nos poissons. À quel point est-ce serré ?
# en: b762350d
washi-cat-lesson-parking-3-3 = Pour une rangée sans fin, il y a une formule. Paul Flory l’a trouvée en 1939 pour de longues molécules, et Alfréd Rényi en 1958 pour des voitures de longueur 1 qui se garent n’importe où dans une rue, pas seulement sur des places marquées. Avec un écart d’une case, c’est (1 − 1/e²)/2. Pour deux cases, c’est une intégrale de exp(x²), qui n’a pas de forme plus simple. (`erfi` est le nom de cette intégrale.)
# en: be7a015a
washi-cat-lesson-parking-4-1 = ## Ce que nous avons vu
# en: 0bfc7a1c
washi-cat-lesson-parking-4-2 = - On compte des placements avec des écarts en supprimant les écarts : 6 parmi *n* − 10.
    - De longues rangées remplies au hasard ont un poisson sur 27,5 % de leurs cases, entre 20 % et 33,3 %.
# en: 75ce9725
washi-cat-lesson-parking-5-1 = ## Vérifications
# en: c852923e
washi-cat-lesson-parking-5-2 = Si tu aimes programmer : cette cellule additionne là où elle devrait multiplier. Corrige-la, et exécute-la de nouveau.
# en: 7030f764
washi-cat-lesson-parking-5-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: f6805d96
washi-cat-lesson-parking-5-4 = **À méditer.** Comment choisirais-tu au hasard une rangée parmi toutes, de façon équitable ? Et si l’on dessinait des poissons des deux côtés d’une rue ?
# en: d8977cc3
washi-cat-lesson-parking-5-5 = Pour continuer : [Pièges](lesson_cuts_and_traps.ipynb), sur les murs que l’on trace. Ou [joue](play.ipynb) à tout le jeu.
