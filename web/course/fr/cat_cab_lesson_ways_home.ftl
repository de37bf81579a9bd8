### cat_cab/lesson_ways_home.ipynb

# en: f050464c
cat-cab-lesson-ways-home-0-1 = # Chemins du retour
# en: e221b26c
cat-cab-lesson-ways-home-0-2 = À quelle distance est-ce, combien de chemins y mènent, et où peut-on finir ? Dans cette leçon, une petite ville devient des mathématiques, et tu trouves des règles qui valent pour toutes les villes de ce genre.
# en: 8b82fb5a
cat-cab-lesson-ways-home-0-3 = - ce qu’est un graphe, et comment un ordinateur y mesure les distances ;
    - combien de plus courts chemins mènent à la maison, sans les parcourir tous ;
    - comment des couleurs peuvent démontrer que quelque chose est impossible ;
    - sur quelles cases un taxi peut finir avec les dés qu’il a.
# en: 16eac795
cat-cab-lesson-ways-home-0-4 = **Il te faut** du papier quadrillé et de la patience pour compter. Pas de programmation : lis, devine, clique. Environ 90 minutes ; les parties 1 à 3 font une séance à elles seules.
# en: 44f5aefa
cat-cab-lesson-ways-home-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 9d896cea
cat-cab-lesson-ways-home-0-6 = La ville est celle du jeu Cat Cab Crew, auquel tu peux [jouer ici](play.ipynb). L’autre leçon sur ce jeu est [Tenter sa chance](lesson_push_your_luck.ipynb).
# en: 38dfd0f8
cat-cab-lesson-ways-home-1-1 = ## 1 D’abord cliquer
# en: fa6329d6
cat-cab-lesson-ways-home-1-2 = Une case s’écrit (colonne, ligne) : (3, 2) est dans la troisième colonne et la deuxième ligne en partant du bas. Un taxi va à gauche, à droite, en haut ou en bas, d’une case à chaque pas, jamais en diagonale. La **maison** est la case (1, 1), à la porte d’entrée.
# en: d8fbb6bc
cat-cab-lesson-ways-home-1-3 = Peux-tu trouver toutes les cases ? Au clavier : va au plan avec Tab, déplace-toi avec les flèches, appuie sur Entrée.
# en: ec22d4d9
cat-cab-lesson-ways-home-2-1 = ## 2 La ville vue comme un graphe
# en: 4ff0ff4a
cat-cab-lesson-ways-home-2-2 = Pour un mathématicien, cette ville est un **graphe** : des points, les *sommets*, et des lignes entre certains d’entre eux, les *arêtes*. Chaque case est un sommet. Deux cases qui ont un côté commun sont reliées par une arête : une rue qu’un taxi peut prendre.
# en: c27c60a7
cat-cab-lesson-ways-home-2-3 = La bibliothèque a le même graphe. Laisse-la compter, puis compare avec une formule pour *m* colonnes et *n* lignes.
# en: a5192f94
cat-cab-lesson-ways-home-prints-1 = { $len-city } sommets, { $city-number_of_edges } arêtes
# en: 18aa56d2
cat-cab-lesson-ways-home-2-4 = Et avec nos 6 colonnes et 8 lignes :
# en: f75a779d
cat-cab-lesson-ways-home-3-1 = ## 3 La distance
# en: cebc6ab9
cat-cab-lesson-ways-home-3-2 = La **distance** entre deux cases est le nombre de pas d’un plus court chemin. Comment un ordinateur la trouve-t-il ? Comme une nouvelle qui se répand. La maison la connaît : distance 0. Elle la dit à ses voisines : distance 1. Celles-ci la disent à toutes leurs voisines qui ne la connaissent pas encore : distance 2. Et ainsi de suite, couche par couche. Cela s’appelle un *parcours en largeur*.
# en: 30acfb8b
cat-cab-lesson-ways-home-3-3 = Dans une ville sans murs, il y a un raccourci : additionne l’écart des colonnes et l’écart des lignes. La cellule suivante fait le parcours et le compare avec cette règle, sur les 48 cases.
# en: eb76add2
cat-cab-lesson-ways-home-3-4 = Maintenant, une question de hasard. Les clients apparaissent n’importe où : un dé à six faces dit la colonne, un dé à huit faces la ligne. Et toi aussi, tu peux être n’importe où.
# en: d497119a
cat-cab-lesson-ways-home-3-5 = On peut faire la moyenne des colonnes, puis celle des lignes. Pour *n* cases alignées, il y a 2(*n* − *d*) couples à la distance *d*, sur *n*² couples. La formule additionne cela pour les deux directions.
# en: 88079b3f
cat-cab-lesson-ways-home-3-6 = Et d’une deuxième façon, avec des dés : 2 000 fois deux cases au hasard. Les barres sont exactes, les points sont ce qui est sorti, chacun avec un intervalle où la vraie probabilité devrait être, 19 fois sur 20.
# en: d17c6ab8
cat-cab-lesson-ways-home-4-1 = ## 4 Combien de chemins du retour ?
# en: 2cd5ae7a
cat-cab-lesson-ways-home-4-2 = Il n’y a qu’une distance, mais beaucoup de plus courts chemins. Prends la case (3, 3). Chaque plus court chemin vers la maison a quatre pas : deux vers la gauche et deux vers le bas, dans un certain ordre. Dessine-les sur du papier quadrillé avant de deviner.
# en: d5eda84c
cat-cab-lesson-ways-home-4-3 = Voici un plan qui compte pour toi. Clique sur des cases, commence près de la maison, et cherche une règle dans les nombres. Quand tu crois la tenir, prédis le nombre suivant avant de cliquer.
# en: 2e593280
cat-cab-lesson-ways-home-4-4 = **La règle.** Un chemin du retour commence par un pas à gauche ou par un pas vers le bas. Le nombre d’une case est donc la somme de celui qui est à sa gauche et de celui qui est en dessous. Le long du bord, il n’y a qu’un chemin. C’est le *triangle de Pascal*, posé sur un coin.
# en: 12292c59
cat-cab-lesson-ways-home-4-5 = Comment obtenir un tel nombre sans remplir tout le plan ? Écris un chemin comme un mot : G pour gauche, B pour bas. Depuis (6, 8), il a 12 lettres, dont 5 G. La question est donc de savoir de combien de façons on peut choisir 5 places parmi 12. Ce nombre s’appelle un *coefficient binomial* : « 5 parmi 12 ».
# en: c1b5d9af
cat-cab-lesson-ways-home-4-6 = Voici tout le plan, puis le nombre d’une case de la colonne *m* et de la ligne *n*.
# en: 585827c2
cat-cab-lesson-ways-home-4-7 = Vérifie la formule sur chaque case. À gauche du signe égal, la bibliothèque a parcouru tous les chemins, un par un.
# en: ad0e5d9a
cat-cab-lesson-ways-home-5-1 = ## 5 Passer par là, et revenir en arrière
# en: 29021113
cat-cab-lesson-ways-home-5-2 = Une patrouille des pattes guette en (3, 4). Combien des chemins depuis le coin opposé la rencontrent ? Chacun d’eux a deux morceaux.
# en: 0dfca8b1
cat-cab-lesson-ways-home-5-3 = « D’abord ceci, puis cela » veut dire : multiplier. « Ou bien ceci, ou bien cela » veut dire : additionner. Dans cette leçon, tu as fait les deux.
# en: c940f7d9
cat-cab-lesson-ways-home-5-4 = Dans le jeu, une malédiction peut faire reculer un taxi : de tant de pas le long d’*un* plus court chemin vers la maison, et le pilote choisit lequel.
# en: b60e219e
cat-cab-lesson-ways-home-5-5 = La bibliothèque le dit pour 2, 3 et 4 pas en arrière. Après chaque case est écrit de combien de façons un taxi peut y arriver.
# en: 1d4afa98
cat-cab-lesson-ways-home-prints-2 = { $steps } pas en arrière : { $ends }
# en: 4db559b9
cat-cab-lesson-ways-home-5-6 = Les nombres sont 1, 2, 1, puis 1, 3, 3, 1, puis 1, 4, 6, 4, 1 : encore le triangle de Pascal, cette fois ligne par ligne.
# en: 9ce0d4f6
cat-cab-lesson-ways-home-6-1 = ## 6 Où les trajets peuvent finir
# en: a6d0ceea
cat-cab-lesson-ways-home-6-2 = À ton tour, les dés donnent des trajets. Un trajet de 2 avance de deux cases tout droit. Il faut faire tous les trajets. Chaque pas change la couleur de la case, comme sur un échiquier. Après un nombre pair de pas, tu es donc sur la couleur d’où tu es parti : [Juste à côté](../course/03_next_door.ipynb) en donne la démonstration.
# en: 3b867f4d
cat-cab-lesson-ways-home-6-3 = La couleur dit où un taxi *ne peut pas* finir. Cherche où il le peut.
# en: ec5bc112
cat-cab-lesson-ways-home-6-4 = Maintenant, avec des curseurs. Qu’obtient-on avec des pas simples seulement ? Avec des trajets de 2 seulement ? Qu’est-ce que change un seul pas simple ?
# en: 3e4c432f
cat-cab-lesson-ways-home-6-5 = Près du bord, il manque des cases, et on ne voit plus la règle. Imagine donc un plateau sans fin, et compte les cases où un taxi peut finir après 0, 1, 2, 3 et 4 pas simples.
# en: 29b0db9f
cat-cab-lesson-ways-home-6-6 = Peux-tu continuer cette suite ? Et avec des trajets de 2 ?
# en: 1d7c3b69
cat-cab-lesson-ways-home-6-7 = Pourquoi des carrés ? Après *n* pas, un taxi est à *n*, *n* − 2, *n* − 4, … pas de son départ. Sur un plateau sans fin, 4*d* cases sont à exactement *d* pas (et une pour *d* = 0). Pour *n* = 2*k*, un nombre pair, la somme est
# en: 1c61a88f
cat-cab-lesson-ways-home-6-8 = ce qui fait (*n* + 1)², comme nous l’avons vu. Et un seul pas simple suffit : des trajets de 1, 2 et 2 atteignent toutes les cases de la bonne couleur à cinq pas au plus, exactement comme cinq pas simples.
# en: fcd77a03
cat-cab-lesson-ways-home-7-1 = ## Ce que nous avons vu
# en: 28253080
cat-cab-lesson-ways-home-7-2 = - Une ville est un graphe. La nôtre a 48 sommets et 82 arêtes : (*m* − 1)*n* + *m*(*n* − 1) pour *m* colonnes et *n* lignes.
    - Le parcours en largeur trouve les distances couche par couche. Deux cases au hasard sont à 329/72 pas l’une de l’autre en moyenne.
    - Les plus courts chemins du retour forment le triangle de Pascal : 792 depuis le coin opposé, dont 350 par la patrouille des pattes en (3, 4).
    - Chaque pas change la couleur. C’est une démonstration que certaines cases ne peuvent pas être atteintes, et aucune recherche n’est nécessaire.
    - Sur un plateau sans fin, *n* pas simples finissent sur (*n* + 1)² cases.
# en: f2cc94a3
cat-cab-lesson-ways-home-8-1 = ## Vérifications
# en: 15be409c
cat-cab-lesson-ways-home-8-2 = Si tu aimes programmer : combien de plus courts chemins mènent de (3, 3) à la maison ? La réponse de cette cellule est fausse. Corrige-la, et exécute de nouveau la cellule.
# en: 03a0c44b
cat-cab-lesson-ways-home-8-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: af1c6d9c
cat-cab-lesson-ways-home-8-4 = **À méditer.** Ferme une rue de la ville. Quel nombre du triangle de Pascal change en premier ? Peux-tu fermer deux rues de façon que plus personne ne rentre à la maison ?
# en: e89d674b
cat-cab-lesson-ways-home-8-5 = Pour continuer : [Tenter sa chance](lesson_push_your_luck.ipynb), sur les dés. Ou [joue](play.ipynb) à tout le jeu.
