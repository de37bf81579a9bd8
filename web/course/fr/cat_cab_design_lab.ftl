### cat_cab/design_lab.ipynb

# en: dadb5111
cat-cab-design-lab-0-1 = # Cat Cab Crew : le labo
# en: 00a7ed05
cat-cab-design-lab-0-2 = Change une règle et regarde ce que cela donne : pour un tour, calculé exactement, et pour dix mille parties entières, jouées pendant que tu déplaces le curseur.
# en: 645d9827
cat-cab-design-lab-0-3 = *Pour qui crée des jeux, pour les profs et pour tous ceux qui demandent « et si… ? ». Environ 20 minutes, sans rien préparer ; si tu n’as jamais joué, [fais d’abord une partie](play.ipynb).*
# en: 0e47c2a4
cat-cab-design-lab-0-4 = La première fois, il faut attendre une seconde de plus, le temps de traduire les règles pour que tout aille vite. Ensuite, 10 000 parties prennent moins d’une seconde.
# en: 6276de61
cat-cab-design-lab-0-5 = **Comment lire.** Le graphique du haut compte qui gagne. Tant que le même robot conduit tous les taxis, la couleur n’y change rien : les barres sont donc les places dans l’ordre du jeu, et *départ 1* est celui qui a commencé. Avec des robots différents, chaque barre devient un pilote. Les traits fins sont des intervalles à 95 % : là où deux d’entre eux se recouvrent largement, dix mille parties ne suffisent pas à voir une différence. Le graphique du bas n’est pas une estimation : c’est la loi exacte de la distance qu’un tour entier fait parcourir à un taxi, quand on joue les dés le mieux possible.
# en: e6fa59f8
cat-cab-design-lab-0-6 = **Pour comparer** deux jeux de règles, appuie sur *Garder comme A*, puis change quelque chose : à partir de là, A et B sont côte à côte. *Enregistrer en CSV* écrit une ligne par partie. *Quelles règles comptent le plus ?* met chaque règle maison, l’une après l’autre, à sa plus petite puis à sa plus grande valeur, et montre de combien chacune fait bouger un nombre.
# en: 47105d25
cat-cab-design-lab-1-1 = ## Devine, puis regarde
# en: eb08e452
cat-cab-design-lab-1-2 = Décide d’une réponse avant de toucher au curseur.
# en: 72dca61b
cat-cab-design-lab-1-3 = 1. Les premiers à jouer lancent moins de dés à leur premier tour. Est-ce que cela compense l’avantage de commencer ? Regarde les trois barres telles qu’elles sont. Appuie ensuite sur *Garder comme A* et décoche *handicap*.
    2. Les malédictions font reculer les taxis, et à la limite, plus personne ne relance. Un tour mène-t-il plus loin avec une *limite de malédictions* de 8 qu’avec 4 ? Gagne-t-on alors plus ou moins que ce qu’on perd quand la limite est 2 ?
    3. Qu’est-ce qui rend les parties plus longues : plus de *clients* ou moins de *dés blancs* ?
    4. Mets *Chat Fou*, qui ne relance jamais un dé, à l’une des places. Combien de victoires vaut le droit de relancer ?
# en: 1dea0e9a
cat-cab-design-lab-2-1 = ## La même chose en code
# en: 6e936939
cat-cab-design-lab-2-2 = Chaque règle qui a un curseur est un argument de `load` : une expérience peut donc être notée et refaite.
# en: fbbe8cee
cat-cab-design-lab-prints-1 = moyenne d’un tour :
# en: 127d00ce
cat-cab-design-lab-prints-2 = manches par partie
# en: 08b2eab9
cat-cab-design-lab-2-3 = La moyenne d’un tour est une fraction, et la bibliothèque la garde comme telle :
# en: a13cdc33
cat-cab-design-lab-3-1 = ## Ta propre ville
# en: 70c07e22
cat-cab-design-lab-3-2 = Nous n’avons pas le plateau imprimé du jeu : la ville est donc inventée. Copie [le fichier de la ville habituelle](../../catlib/games/cat_cab/data/default.toml), change ses cases et écris le chemin de ta copie dans *plateau*, parmi les règles maison repliées. Une porte qui n’est pas au bord, une case qu’on ne peut pas atteindre : le fichier est refusé, et une phrase dit ce qui ne va pas.
# en: 0bc0689c
cat-cab-design-lab-4-1 = ## Ce que nous avons vu
# en: e05e0cf8
cat-cab-design-lab-4-2 = - Certains nombres se calculent exactement (un tour), d’autres sont estimés sur beaucoup de parties (qui gagne). Le labo dit lesquels.
    - Une règle qui change beaucoup un tour ne change pas forcément qui gagne.
    - Un intervalle fait partie d’une estimation : sans lui, deux barres de hauteurs différentes ne disent pas grand-chose.
# en: e71ddb71
cat-cab-design-lab-4-3 = Pour continuer : [joue avec tes règles](play.ipynb), ou [vois jusqu’où tenter ta chance](lesson_push_your_luck.ipynb).
