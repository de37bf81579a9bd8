### washi_cat/lesson_shortest_paths.ipynb

# en: 2d4565f9
washi-cat-lesson-shortest-paths-0-1 = # Le saut du retour
# en: 2e9a6c82
washi-cat-lesson-shortest-paths-0-2 = Un chat trace une ligne jusqu’à un poisson, puis revient. Combien de tours lui faut-il au moins ? Tu comptes à la main, tu regardes une recherche faire de même, et tu découvres que le chemin le plus rapide n’est pas une promenade.
# en: d42c5b16
washi-cat-lesson-shortest-paths-0-3 = - comment des couches donnent toutes les distances, en contournant sanctuaires et murs ;
    - quelle est la longueur d’un aller-retour ;
    - une astuce qui ramène un chat à la maison en un tour, et quand elle rapporte ;
    - une formule pour tous les rubans, et pourquoi personne ne fait mieux.
# en: 8b21d4fd
washi-cat-lesson-shortest-paths-0-4 = **Il te faut** du papier quadrillé et un stylo. Pas de programmation : lis, devine, clique. Environ 75 minutes ; les parties 1 et 2 font une séance à elles seules.
# en: ad9f885d
washi-cat-lesson-shortest-paths-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: ac79ce7a
washi-cat-lesson-shortest-paths-0-6 = Le jeu est Washi Cat, auquel tu peux [jouer ici](play.ipynb).
# en: 5d013cbe
washi-cat-lesson-shortest-paths-1-1 = ## 1 Des couches
# en: b629fd7b
washi-cat-lesson-shortest-paths-1-2 = Un chat va sur une case voisine : en haut, en bas, à gauche ou à droite. Il n’entre pas dans un sanctuaire, le portique rouge, et ne traverse pas un mur, le trait noir. La **distance** entre deux cases est le plus petit nombre de pas.
# en: 97427852
washi-cat-lesson-shortest-paths-1-3 = Trouve les cases à la distance 2. Au clavier : va au plateau avec Tab, déplace-toi avec les flèches, appuie sur Entrée.
# en: ac3def44
washi-cat-lesson-shortest-paths-1-4 = Sur du papier quadrillé, c’est vite fait : écris 0 sur le départ, 1 sur chaque case voisine, 2 sur chaque case vide à côté d’un 1, et ainsi de suite. Dessine le plateau, prends c1 comme départ, et écris les trois premières couches. Réponds ensuite.
# en: a007499e
washi-cat-lesson-shortest-paths-1-5 = Vérifie ta feuille. Avant chaque clic, dis quelles cases viennent ensuite.
# en: f99b3fb5
washi-cat-lesson-shortest-paths-1-6 = C’est un **parcours en largeur**. Chaque couche contient exactement les cases qui ont une voisine dans la couche d’avant et qui ne sont dans aucune couche précédente. Pas besoin d’essayer tous les chemins : il y en a des milliers.
# en: 3eed28a5
washi-cat-lesson-shortest-paths-1-7 = La bibliothèque networkx fait de même. Ses couches doivent être aussi grandes que les nôtres :
# en: 46cee66b
washi-cat-lesson-shortest-paths-2-1 = ## 2 Aller et retour
# en: cdd9e5fd
washi-cat-lesson-shortest-paths-2-2 = Un chat doit aller chercher un poisson dans la dernière rangée et le rapporter à la maison, sur *n’importe quelle* case de sa rangée de départ. On additionne donc deux distances : du chat au poisson, et du poisson à la rangée.
# en: 4f46f959
washi-cat-lesson-shortest-paths-2-3 = Prends un ruban vide de quatre rangées. Le poisson est dans la dernière rangée, décalé d’une colonne.
# en: 32a917ff
washi-cat-lesson-shortest-paths-2-4 = En général : avec R rangées et un poisson décalé de k colonnes, il y a R − 1 + k pas jusqu’au poisson et R − 1 pas jusqu’à la maison, en tout 2R − 2 + k.
# en: 6761f1a2
washi-cat-lesson-shortest-paths-3-1 = ## 3 Peut-on aller plus vite ?
# en: ccc2d485
washi-cat-lesson-shortest-paths-3-2 = Il y a encore un coup dans le jeu. Un chat à côté d’une de ses propres lignes peut **sauter** : tout droit par-dessus toutes les cases de cette ligne, jusqu’à la première sans ligne. Cela prend un tour, aussi longue que soit la ligne.
# en: ec637367
washi-cat-lesson-shortest-paths-3-3 = Voici le ruban de quatre rangées. Les points montrent où ton chat peut aller en un tour. Rapporte le poisson à la maison. En combien de tours au moins y arrives-tu ? Si tu crois ne pas pouvoir faire mieux, annule des coups et trace la ligne ailleurs.
# en: 74ed5463
washi-cat-lesson-shortest-paths-3-4 = Tu l’as vu ? L’aller est le tremplin du retour.
# en: b18e6934
washi-cat-lesson-shortest-paths-3-5 = N’y a-t-il rien de plus rapide, sur aucun ruban ? Une recherche doit essayer des lignes, pas seulement des cases : ses points sont *où est le chat et ce qu’il a tracé*. Sur huit rangées, neuf tours mènent à plus de 80 000 de ces points ; elle continue donc toujours par le plus prometteur. Il est démontré que ce qu’elle trouve est le plus petit nombre possible. Change le ruban et regarde.
# en: 19238053
washi-cat-lesson-shortest-paths-4-1 = ## 4 N’importe quel ruban
# en: 42cfb8cc
washi-cat-lesson-shortest-paths-4-2 = Voici ce que trouve la recherche. Cherche une règle dans les colonnes k = 1 à k = 4.
# en: 976b83b2
washi-cat-lesson-shortest-paths-4-3 = **Pourquoi personne ne va plus vite.** Chaque tour rapproche la ligne du poisson d’une case au plus, car un saut arrive juste derrière une case de la ligne. Et le retour prend au moins un tour.
# en: cd6cccd4
washi-cat-lesson-shortest-paths-4-4 = Et si le poisson est droit devant ? Alors il n’y a pas de place pour atterrir.
# en: 9d2b5f95
washi-cat-lesson-shortest-paths-4-5 = Est-ce encore vrai sur un ruban plus long ?
# en: ca35b935
washi-cat-lesson-shortest-paths-4-6 = Voici de nouveau le tableau, avec une colonne pour k = 0.
# en: 640edea2
washi-cat-lesson-shortest-paths-4-7 = Pour k = 0, c’est le plus petit de deux nombres : l’un pour la marche, l’autre pour le détour. La bibliothèque a la formule complète, et elle est d’accord avec la recherche :
# en: d2b16375
washi-cat-lesson-shortest-paths-4-8 = Et si les sauts n’étaient pas permis, ou si l’on ne pouvait pas revenir sur ses propres lignes ? Change la règle, et le tableau suit.
# en: 1f6a65ab
washi-cat-lesson-shortest-paths-5-1 = ## Ce que nous avons vu
# en: a2e2ecd2
washi-cat-lesson-shortest-paths-5-2 = - Le parcours en largeur trouve toutes les distances, une couche après l’autre.
    - Un aller-retour à pied prend 2R − 2 + k pas.
    - Avec un saut, il prend R + k tours si le poisson est décalé : la ligne de l’aller ramène le chat à la maison.
    - Droit devant, le saut n’a pas de place pour atterrir, et il faut le plus petit de 2R − 2 et R + 3.
    - Démontrer un minimum demande deux choses : un chemin qui l’atteint, et une raison pour laquelle aucun chemin n’est plus court.
# en: a36b548e
washi-cat-lesson-shortest-paths-6-1 = ## Vérifications
# en: 40f65542
washi-cat-lesson-shortest-paths-6-2 = Si tu aimes programmer : les tours que le saut épargne sur huit rangées, avec un décalage de 2 colonnes. Cette cellule soustrait à l’envers. Corrige-la, et exécute-la de nouveau.
# en: fb4ab50f
washi-cat-lesson-shortest-paths-6-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 60eeec24
washi-cat-lesson-shortest-paths-6-4 = **À méditer.** On peut aussi sauter par-dessus la ligne de ton autre chat. Deux chats ensemble peuvent-ils aller plus vite que chacun pour soi ? Et comment arrêterais-tu un chat qui prépare une telle course ?
# en: a14da1f3
washi-cat-lesson-shortest-paths-6-5 = Pour continuer : [Pièges](lesson_cuts_and_traps.ipynb), sur l’art d’enfermer un chat. Ou [joue](play.ipynb).
