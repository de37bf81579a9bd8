### taxi_derby/play.ipynb

# en: 1fd643d3
taxi-derby-play-0-1 = # Taxi Derby
# en: 23729965
taxi-derby-play-0-2 = Conduis un taxi dans la ville, gagne de l’argent avec tes clients, et décide quand il vaut la peine de rouler trop vite, la police à tes trousses. Si tu le lui demandes, le jeu te dit le risque de contravention sur chaque case et ce que vaut chacun de tes choix.
# en: 59c39e7b
taxi-derby-play-0-3 = *Pour tous ceux qui aiment les plans de ville. Une partie dure environ 30 minutes.*
# en: baed9580
taxi-derby-play-1-1 = ## Le jeu en une minute
# en: 9e254388
taxi-derby-play-1-2 = | à ton tour | ce que c’est |
# en: c99342da
taxi-derby-play-1-3 = | rouler | autant de cases que tu veux ; une case, c’est la rue entre deux croisements |
# en: 7e7a2f88
taxi-derby-play-1-4 = | prendre | un client sur la case où tu t’arrêtes, si ton taxi a les équipements demandés et de la place (deux sièges) |
# en: 4f9e2ef3
taxi-derby-play-1-5 = | déposer | le client à sa destination, pour son prix |
# en: 3cfcfb1b
taxi-derby-play-1-6 = | acheter | un équipement dans un magasin, sans personne à bord |
# en: 45d6c694
taxi-derby-play-1-7 = Tu as deux actions si la première vient après quatre cases au plus, sinon une. **Cinq cases ou plus, c’est un excès de vitesse** : avant ta dernière action, on lance un dé à quatre faces, on le multiplie par le nombre de cases de trop, et la voiture de police avance d’autant. Si elle t’atteint, c’est la contravention : une amende, un équipement perdu ou tes clients partis. Après un tour sans excès, tu peux déplacer toi-même la voiture de police, de quatre cases au plus.
# en: 94629180
taxi-derby-play-1-8 = Quand quatre piles de clients sont épuisées, tout le monde a encore un tour. Il y a des primes pour le plus d’équipements, le moins de contraventions, le plus de clients de chaque sorte et le plus long tour sans contravention. Le plus riche gagne.
# en: c8456fb5
taxi-derby-play-1-9 = La ville, les clients et les contraventions sont inventés ici ; ceux de la boîte sont perdus.
# en: 6251f234
taxi-derby-play-2-1 = ## Jouer
# en: 6945632d
taxi-derby-play-2-2 = Ici, tu joues contre un taxi qui pèse le risque de chaque contravention. Clique sur une case à côté de ton taxi pour y rouler.
# en: 72b4b969
taxi-derby-play-2-3 = **Conseil** dit quel choix est le meilleur. Sous *Plus*, **Montrer sur le plateau** montre le *risque de contravention* sur chaque case si ton tour s’y termine, les *chemins de la voiture de police* jusqu’à ton taxi, et *où on peut la laisser* après un tour sans excès. Clique sur une case trop loin pour la limite, et tu lis, avant d’y aller, quel est le risque de contravention. Quand tu déplaces la voiture de police, choisis *effet de la patrouille* sous *Valeur des choix* pour voir où elle coûte le plus aux autres.
# en: b360a748
taxi-derby-play-2-4 = Ton prochain pronostic : combien de cases peux-tu faire sans aucun risque quand la voiture de police est à neuf cases de l’endroit où tu t’arrêtes ?
# en: 46278d90
taxi-derby-play-2-5 = Une de plus, et le dé décide :
# en: 1fbe9f26
taxi-derby-play-3-1 = ## Ce que nous avons vu
# en: 3850ee05
taxi-derby-play-3-2 = - Plus la voiture de police est loin, plus tu peux rouler vite : toutes les quatre cases de distance, tu gagnes une case sans risque.
    - Un tour sans excès te permet de mettre la voiture de police là où les autres veulent aller.
    - Rouler trop vite en vaut la peine quand un bon prix attend et que tu peux payer l’amende.
# en: 498acb97
taxi-derby-play-3-3 = Pour changer le nombre de joueurs, ouvre *Code* au-dessus de la table, appuie sur *Exécuter*, et dis sous *Nouvelle partie* qui est une personne et qui est un robot. [Embouteillage](../course/06_jam.ipynb) explique comment trouver le plus court chemin, et [Risque et récompense](lesson_risk_and_reward.ipynb), quand il vaut la peine de rouler trop vite. Dans le [labo](design_lab.ipynb), tu peux changer les règles. Ou reviens au [début](../start.ipynb).
