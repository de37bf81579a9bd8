### washi_cat/lesson_cuts_and_traps.ipynb

# en: 1af35fcc
washi-cat-lesson-cuts-and-traps-0-1 = # Pièges
# en: 273b663d
washi-cat-lesson-cuts-and-traps-0-2 = Dans ce jeu, on ne construit pas les murs : on les trace, tour après tour. Et un chat qui marche trace, lui aussi. Qu’est-ce qui aide un chat presque enfermé ? Combien de temps faut-il pour tracer un mur ?
# en: fce86578
washi-cat-lesson-cuts-and-traps-0-3 = - à quoi sert un poisson devant la dernière porte ;
    - ce qui protège un chat qui a marché, et quel saut en vient à bout ;
    - pourquoi un mur bon marché n’est pas forcément vite tracé.
# en: b052643b
washi-cat-lesson-cuts-and-traps-0-4 = **Il te faut** [Murs](../course/07_walls.ipynb) : tu y trouves le mur le moins cher et tu le démontres. Pas de programmation : lis, devine, clique. Environ 35 minutes.
# en: 0f8e4e8f
washi-cat-lesson-cuts-and-traps-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: bd6e9664
washi-cat-lesson-cuts-and-traps-0-6 = Le jeu est Washi Cat, auquel tu peux [jouer ici](play.ipynb). Les autres leçons sur ce jeu sont [Le saut du retour](lesson_shortest_paths.ipynb) et [Compter les rangées](lesson_parking.ipynb).
# en: f5256466
washi-cat-lesson-cuts-and-traps-1-1 = ## 1 La dernière porte
# en: b04bf543
washi-cat-lesson-cuts-and-traps-1-2 = Un chat va sur une case voisine : en haut, en bas, à gauche ou à droite. Il n’entre sur aucune case où passe une ligne de l’autre couleur. Le chat rouge a un poisson et veut rentrer à la maison, à la rangée 1.
# en: 194f4ccd
washi-cat-lesson-cuts-and-traps-1-3 = Voici la démonstration : tout ce que le chat peut atteindre est marqué d’un point, et autour se trouve ce qui l’enferme.
# en: c12a59e8
washi-cat-lesson-cuts-and-traps-2-1 = ## 2 La ligne est un chemin du retour
# en: b361d861
washi-cat-lesson-cuts-and-traps-2-2 = Dans le jeu, un chat marche et trace une ligne.
# en: e8a1283a
washi-cat-lesson-cuts-and-traps-2-3 = Il y a un coup spécial, le **super saut de chat**. Il franchit tout droit des lignes de l’autre couleur, et trace par-dessus.
# en: 7f86ff80
washi-cat-lesson-cuts-and-traps-3-1 = ## 3 Les murs se tracent, ils ne se construisent pas
# en: 6dd8eed0
washi-cat-lesson-cuts-and-traps-3-2 = Un mur peut ne se toucher que par les coins, et personne ne passe quand même. Mais une ligne va d’un côté à l’autre.
# en: d22841d4
washi-cat-lesson-cuts-and-traps-3-3 = Déplace le curseur. Les briques sont les cases d’un mur le moins cher qui manquent encore, puis le mur entier.
# en: e61da8f3
washi-cat-lesson-cuts-and-traps-3-4 = Le mur le moins cher est une **borne inférieure** pour les tours : chaque tour trace sur une seule case. La ligne qu’on a trouvée est une **borne supérieure**. Ici, elles diffèrent d’un tour, et une recherche parmi toutes les lignes a montré que personne ne va plus vite.
# en: f9b85c2b
washi-cat-lesson-cuts-and-traps-4-1 = ## Ce que nous avons vu
# en: e6d3dfdb
washi-cat-lesson-cuts-and-traps-4-2 = - Pour un chat qui porte un poisson, un autre poisson fait partie du mur.
    - Un chat qui a marché a un chemin du retour : sa propre ligne. Seul un super saut de chat peut tracer en travers.
    - Le mur le moins cher est une borne inférieure pour les tours. Le tracer peut prendre plus longtemps.
# en: 8ebfb135
washi-cat-lesson-cuts-and-traps-5-1 = ## Vérifications
# en: 42d3437c
washi-cat-lesson-cuts-and-traps-5-2 = Si tu aimes programmer : en combien de tours Bleu peut-il tracer le mur de la partie 3 ? Quelqu’un a compté les cases du mur le moins cher. Corrige la cellule.
# en: 006fbe4d
washi-cat-lesson-cuts-and-traps-5-3 = **À méditer.** Quel est le mur le moins cher autour de *deux* chats ? Peux-tu placer des sanctuaires pour que trois chemins du retour n’aient aucune case commune, où que soit le chat ?
# en: a17786db
washi-cat-lesson-cuts-and-traps-5-4 = Pour continuer : [Compter les rangées](lesson_parking.ipynb), sur les poissons qui ont de la place entre eux. Ou [joue](play.ipynb) à tout le jeu.
