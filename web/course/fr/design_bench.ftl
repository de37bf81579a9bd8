### design/bench.ipynb

# en: 640d42db
design-bench-0-1 = # Le banc d’essai
# en: 4793c2e2
design-bench-0-2 = Choisis un jeu et une question. Des robots y jouent des milliers de fois ici, sur ton appareil, et répondent par une phrase qui dit aussi à quel point elle est sûre.
# en: fce9af1a
design-bench-0-3 = *Pour qui crée des jeux. La plupart des réponses prennent une seconde ou deux, les plus longues quelques minutes. Rien à préparer.*
# en: 1f3506d1
design-bench-0-4 = **Comment lire.** Un point est ce qu’on a vu. Le trait est son intervalle à 95 % : le vrai nombre s’y trouve très probablement, et plus de parties le raccourcissent. Les points pleins sont ceux dont parle la réponse. Moins le meilleur joueur gagne souvent, plus le jeu dépend de la chance. Sur le site, *Copier le lien* permet d’envoyer ta question à quelqu’un d’autre. En Python, c’est `ask(game, "fair")` de `catlib.bench`.
# en: a5f82813
design-bench-1-1 = ## Trois variantes d’un même jeu
# en: 153f7d1d
design-bench-1-2 = Tu as changé une règle. Qu’est-ce que cela a fait au jeu ? Ici, des variantes sont jouées côte à côte, et ce qui les distingue vient en premier, avec son degré de certitude.
# en: 27dce684
design-bench-1-3 = Voici Cat Cab Crew selon notre lecture des règles, puis sans le handicap de ceux qui commencent, puis avec une plus grande limite de malédictions. Les trois sont joués avec la même chance : là où deux variantes demandent le même dé, il montre le même nombre. Une petite différence se voit donc en peu de parties.
# en: 08bff706
design-bench-1-4 = **Devine d’abord :** lequel des deux changements fera le plus bouger les victoires ? Et lequel change la durée d’une partie ?
# en: 4135b2d2
design-bench-1-5 = **Comment lire.** La première colonne est le jeu imprimé. Chaque autre colonne est une *différence* : cette variante moins le jeu imprimé, avec un intervalle à 95 %. *On ne sait pas* veut dire que l’intervalle contient 0 : ces parties sont trop peu nombreuses pour dire dans quel sens cela va. *Jouer encore autant* rend tous les intervalles plus étroits ; *Arrêter* garde ce qui est joué. *Enregistrer* écrit une page à envoyer à quelqu’un, ou un tableau (`.csv`, `.parquet`).
# en: 122124a1
design-bench-1-6 = Pour avoir un intervalle deux fois plus étroit, il faut quatre fois plus de parties. Combien en faudrait-il pour trancher là où l’on ne sait pas ? La ligne suivante demande un intervalle de 3 points de large, et s’arrête dès qu’elle l’a :
# en: d694b1eb
design-bench-2-1 = ## Quelles règles comptent ?
# en: 01e7cdf2
design-bench-2-2 = Un *graphique en tornade* met chaque règle, l’une après l’autre, à sa plus petite puis à sa plus grande valeur. La barre dit de combien cela fait bouger un nombre ; une barre foncée se distingue du hasard, une barre pâle non. Quelle règle sera tout en haut pour la durée d’une partie ?
# en: 66a1d5a6
design-bench-2-3 = Et pour celui qui commence ? Ici, la plupart des règles ne se distinguent pas du hasard : elles changent le jeu de la même façon à toutes les places.
# en: 5ce44f00
design-bench-3-1 = ## De la chance ou du talent ?
# en: aba319c9
design-bench-3-2 = Chaque paire de robots joue avec les mêmes dés, puis avec d’autres. Quelle part des résultats s’explique par les dés, et quelle part par les joueurs ? Le « talent » est ici la différence entre *ces* robots-là. D’abord deux robots qui jouent bien, puis l’un d’eux et un maladroit : où le talent compte-t-il le plus ?
# en: f001d817
design-bench-4-1 = ## Une partie expliquée
# en: a4ee0a42
design-bench-4-2 = Les nombres disent quoi, une partie dit pourquoi. Derrière chaque résultat, on peut ouvrir une de ses parties : celle du milieu (`median`), la plus serrée (`closest`), la plus chanceuse (`luckiest`) ou une qui échoue (`failing`). Elle s’ouvre sur son début ; *Rétablir* va à la décision suivante du gagnant, et la table dit ce que vaut chaque choix.
# en: 327d58fc
design-bench-5-1 = ## Ce que nous avons vu
# en: ed86b409
design-bench-5-2 = - Une différence sans intervalle ne dit pas grand-chose ; « on ne sait pas » est une réponse, et elle dit combien de parties il manque.
    - La même chance pour toutes les variantes rend visibles de petites différences.
    - La plupart des règles changent la durée d’une partie ; peu d’entre elles changent qui gagne.
# en: b2b8e68a
design-bench-5-3 = Des séries plus longues, plusieurs règles à la fois, des tournois de robots, des points de reprise et des grappes d’ordinateurs : voir le README. Pour continuer : change les règles de ton propre jeu dans [Ton propre jeu](your_own_game.ipynb), puis apporte-le ici : `compare` prend n’importe quel jeu qui se charge.
