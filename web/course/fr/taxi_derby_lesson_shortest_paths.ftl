### taxi_derby/lesson_shortest_paths.ipynb

# en: 376e3afb
taxi-derby-lesson-shortest-paths-0-1 = # Les rues
# en: 9f0345d7
taxi-derby-lesson-shortest-paths-0-2 = La voiture de police prend toujours un plus court chemin vers toi. Combien y en a-t-il ? Quelle distance y a-t-il d’un bout à l’autre de la ville ? Dans cette leçon, une ville devient un graphe, et tu comptes des chemins sans les parcourir.
# en: 7f1daf3e
taxi-derby-lesson-shortest-paths-0-3 = - comment les tronçons de rue deviennent les points d’un graphe, et les carrefours ses lignes ;
    - à quelle distance deux cases sont l’une de l’autre en moyenne ;
    - combien il y a de plus courts chemins, sans les parcourir tous.
# en: a186ac2d
taxi-derby-lesson-shortest-paths-0-4 = **Il te faut** [Embouteillage](../course/06_jam.ipynb) : tu y découvres comment une recherche mesure les distances. Pas de programmation : lis, devine, clique. Environ 70 minutes ; les parties 1 et 2 font une séance à elles seules.
# en: 73986fb2
taxi-derby-lesson-shortest-paths-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: dc8e901c
taxi-derby-lesson-shortest-paths-0-6 = La ville est celle du jeu Taxi Derby, auquel tu peux [jouer ici](play.ipynb). L’autre leçon sur ce jeu est [Risque et récompense](lesson_risk_and_reward.ipynb).
# en: cc1823df
taxi-derby-lesson-shortest-paths-1-1 = ## 1 Un graphe retourné comme un gant
# en: 7af64957
taxi-derby-lesson-shortest-paths-1-2 = Un **graphe** est fait de points, les *sommets*, et de lignes entre certains d’entre eux, les *arêtes*. Le graphe habituel d’une ville a un sommet par carrefour et une arête par tronçon de rue. Mais les taxis sont sur les tronçons, pas sur les carrefours. Retournons-le donc : chaque *tronçon* devient un sommet, et deux tronçons sont reliés s’ils se rencontrent à un carrefour. Cela s’appelle le **graphe adjoint** de la ville (en anglais *line graph*).
# en: e6c50a37
taxi-derby-lesson-shortest-paths-1-3 = Passe d’un graphe à l’autre. La rue qui fait le tour du plateau est fermée : celles qui y mènent sont donc des impasses.
# en: dfff7172
taxi-derby-lesson-shortest-paths-1-4 = Il y a une formule pour des villes de toutes les tailles. Avec *b* pâtés de maisons le long de chacun des quatre quartiers, il y a 2*b* − 1 rues intérieures dans chaque sens, donc (2*b* − 1)² carrefours, et chacun fait six paires.
# en: c9436174
taxi-derby-lesson-shortest-paths-1-5 = Et networkx, la bibliothèque avec laquelle calcule le jeu, sait faire elle-même des graphes adjoints. La cellule suivante construit la ville avec ses carrefours et ses tronçons, la retourne, et compare.
# en: dabe56a7
taxi-derby-lesson-shortest-paths-2-1 = ## 2 Loin, c’est combien ?
# en: d6173475
taxi-derby-lesson-shortest-paths-2-2 = Un raccourci pour notre ville : prends les deux bouts les plus proches des deux cases. Compte combien de tronçons séparent ces deux carrefours, en largeur et en hauteur, et ajoute 1. Combien doit-on rouler en moyenne ?
# en: ddca5583
taxi-derby-lesson-shortest-paths-2-3 = Et d’une deuxième façon : deux mille fois deux cases tirées au hasard. Les barres sont exactes, les points sont ce qui est sorti, chacun avec un intervalle où la vraie probabilité devrait être, 19 fois sur 20.
# en: 48425841
taxi-derby-lesson-shortest-paths-3-1 = ## 3 Combien de chemins pour la voiture de police ?
# en: 8e2ca9e0
taxi-derby-lesson-shortest-paths-3-2 = Les règles disent qu’elle vient par *un* plus court chemin, et quelqu’un peut choisir lequel. Il est donc bon de savoir combien il y en a.
# en: a91df352
taxi-derby-lesson-shortest-paths-3-3 = Voici un plan qui compte pour toi. Commence près de la voiture de police, et cherche une règle dans les nombres.
# en: 7aa0de78
taxi-derby-lesson-shortest-paths-3-4 = **La règle.** Le dernier pas d’un plus court chemin vient d’une voisine plus proche d’une case. Le nombre d’une case est donc la somme des nombres de ces voisines. Le long d’une rue, tu trouves 1, 1, 1, puis 1, 2, 3, puis 1, 3, 6 : le triangle de Pascal.
# en: a4bf3d02
taxi-derby-lesson-shortest-paths-3-5 = Écris un chemin comme un mot : G pour un tronçon vers la gauche, H pour un tronçon vers le haut. Avec trois G et deux H, il y a 5 lettres, et tu choisis lesquelles sont les deux H : « 2 parmi 5 », un coefficient binomial.
# en: 38d88f48
taxi-derby-lesson-shortest-paths-3-6 = Même un si grand nombre se trouve sans suivre les chemins un par un. La cellule suivante fait les deux, pour trois paires de cases.
# en: 8f393496
taxi-derby-lesson-shortest-paths-4-1 = ## Ce que nous avons vu
# en: a98e91bf
taxi-derby-lesson-shortest-paths-4-2 = - Les tronçons deviennent des sommets, et se rencontrer devient une arête : c’est le graphe adjoint. Le nôtre a 112 sommets et 6 × 49 = 294 arêtes.
    - Deux cases sont à 187/37 l’une de l’autre en moyenne, environ 5.
    - Les nombres de plus courts chemins s’additionnent, comme dans le triangle de Pascal : 6 jusqu’à Memorial Park, 924 de coin à coin.
# en: ad1e833f
taxi-derby-lesson-shortest-paths-5-1 = ## Vérifications
# en: a1454981
taxi-derby-lesson-shortest-paths-5-2 = Si tu aimes programmer : combien de paires de voisines a la ville ? La réponse de cette cellule compte quelque chose deux fois. Corrige-la, et exécute de nouveau la cellule.
# en: 3372a0c1
taxi-derby-lesson-shortest-paths-5-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 8b45cc89
taxi-derby-lesson-shortest-paths-5-4 = **À méditer.** On peut laisser la voiture de police jusqu’à quatre cases plus loin. Depuis combien de cases peut-elle atteindre Memorial Park ? Quel tronçon, si on le fermait, rallongerait le plus de chemins ?
# en: 49b526a8
taxi-derby-lesson-shortest-paths-5-5 = Pour continuer : [Risque et récompense](lesson_risk_and_reward.ipynb), sur le dé de la voiture de police. Ou [joue](play.ipynb) à tout le jeu.
# en: 51c1eb32
taxi-derby-lesson-shortest-paths-prints-1 = { $spaces-subs-b-4 } cases, { $pairs-subs-b-4 } paires
