### washi_cat/play.ipynb

# en: 894bfde0
washi-cat-play-0-1 = # Washi Cat
# en: b26b24fa
washi-cat-play-0-2 = Deux joueurs, deux stylos, un rouleau de ruban. Tes chats y tracent des lignes jusqu’à un poisson et jusqu’à la maison, sautent par-dessus leurs propres lignes et enferment les autres chats. Il n’y a pas de dés : le meilleur plan gagne.
# en: a516c6d5
washi-cat-play-0-3 = *Pour tous ceux qui aiment les labyrinthes et les petits jeux de réflexion. Une partie sur le petit plateau dure cinq minutes, sur le ruban vingt.*
# en: 9ade56ed
washi-cat-play-1-1 = ## Le jeu en une minute
# en: 8ebd97b5
washi-cat-play-1-2 = Un tour, c’est **un seul coup avec un seul chat** :
# en: ead69494
washi-cat-play-1-3 = | coup | effet |
# en: c6cb39cd
washi-cat-play-1-4 = | pas | trace la ligne jusqu’à la case voisine, sans passer par un coin, un mur, un sanctuaire ou une ligne de l’autre joueur |
# en: 3ad8dd4d
washi-cat-play-1-5 = | super saut de chat | tout droit par-dessus tes propres lignes, jusqu’à la première case sans ligne |
# en: 6aa87580
washi-cat-play-1-6 = | super méga saut de chat | le même, aussi par-dessus les lignes de l’autre joueur ; un coup spécial |
# en: daa0aae0
washi-cat-play-1-7 = | super plongeon d’égout | entre dans un égout à côté du chat et ressort par celui de la même couleur dans la même rangée ; un coup spécial |
# en: ea774f2e
washi-cat-play-1-8 = Chaque joueur a **deux coups spéciaux** par partie. Un chat qui marche sur un égout bloque cette paire pour les deux joueurs. De l’autre côté, un chat prend un poisson de n’importe quelle couleur, mais pas un deuxième, ni un poisson de son propre côté. Le premier à ramener deux poissons, un avec chaque chat, gagne. Et celui que des lignes **empêchent** d’y arriver, et qui n’a plus de coup spécial, perd aussitôt.
# en: 7ad6cb7a
washi-cat-play-1-9 = Les plateaux sont inventés ici ; le ruban imprimé est perdu.
# en: b64c6b04
washi-cat-play-2-1 = ## D’abord un petit plateau
# en: 24ed4c8f
washi-cat-play-2-2 = Tu as les rouges et tu commences en bas. Clique sur une case à côté d’un chat pour y aller. Si une case porte deux nombres, tes deux chats peuvent y venir : clique sur le nombre de celui que tu veux.
# en: d124f3ca
washi-cat-play-2-3 = **Au clavier** : appuie sur Tab jusqu’à ce que le plateau soit sélectionné, déplace-toi avec les flèches, trace avec Entrée. U annule, Y rétablit. Ce qu’il y a sur une case est lu à voix haute.
# en: ca64e1e3
washi-cat-play-2-4 = **Que vaut un coup ?** Appuie deux fois sur *Conseil* : une recherche joue des milliers de parties à partir de chaque coup. Un tilde signale que les nombres sont des estimations. Vers la fin d’une partie sur un petit plateau, on peut regarder toutes les suites, et alors les nombres sont exacts.
# en: 23473010
washi-cat-play-3-1 = ## Le ruban entier
# en: d4618e61
washi-cat-play-3-2 = Maintenant, les joueurs dessinent eux-mêmes les poissons et les chats, chacun son tour : d’abord quatre poissons chacun, deux dans chaque rangée du bord, puis deux chats chacun, avec deux cases entre tous les chats.
# en: 6a48460b
washi-cat-play-4-1 = ## Dessine ton propre plateau
# en: 52b2f8dd
washi-cat-play-4-2 = Clique sur une case pour un sanctuaire ou une paire d’égouts, et sur le côté entre deux cases pour un mur. Au clavier : les flèches parcourent cases et côtés, Entrée dessine, et S, E, C, F et G choisissent ce que reçoit la case. La ligne du dessous dit si l’on peut jouer sur le plateau. *Jouer dessus* ouvre une table ; le texte du dessous peut être enregistré, envoyé ou imprimé.
# en: 13fc74f9
washi-cat-play-5-1 = ## Ce que nous avons vu
# en: 60681261
washi-cat-play-5-2 = - Le chemin le plus rapide n’est pas toujours le plus droit : un chat qui monte à côté de sa propre ligne peut rentrer en sautant par-dessus.
    - Une ligne est un mur pour l’autre joueur : elle sert là où il doit passer.
    - Un coup spécial gardé vaut plus qu’un coup spécial joué : qui en a encore un ne peut pas être enfermé.
# en: 2cce6511
washi-cat-play-5-3 = Pour continuer : [Le saut du retour](lesson_shortest_paths.ipynb), sur les plus courts chemins. Ou reviens au [début](../start.ipynb).
