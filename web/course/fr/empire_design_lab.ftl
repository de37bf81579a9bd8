### empire/design_lab.ipynb

# en: e4543183
empire-design-lab-0-1 = # Empire : le labo
# en: c33d7bcf
empire-design-lab-0-2 = Change une règle et regarde ce que cela donne : pour un combat, calculé exactement, et pour des parties entières, jouées pendant que tu déplaces le curseur.
# en: 28091f20
empire-design-lab-0-3 = *Pour qui crée des jeux, pour les profs et pour tous ceux qui demandent « et si… ? ». Environ 20 minutes, sans rien préparer ; si tu n’as jamais joué, [fais d’abord une partie](play.ipynb).*
# en: e0b0275a
empire-design-lab-1-1 = ## Un combat
# en: d9db3400
empire-design-lab-1-2 = Quelles sont les chances d’une attaque contre cinq défenseurs ? La courbe le dit pour chaque nombre d’attaquants, avec les dés de ton choix à côté des dés habituels.
# en: 992951e3
empire-design-lab-1-3 = **Devine, puis regarde.**
# en: 8a5d2983
empire-design-lab-1-4 = 1. Donne les égalités à l’attaque. Combien d’attaquants cela épargne-t-il contre cinq ?
    2. Avec des dés à vingt faces, il n’y a presque jamais d’égalité. Qui y gagne ?
    3. Donne un troisième dé à la défense. Vaut-il plus ou moins que le troisième dé de l’attaque ?
# en: 8d284576
empire-design-lab-2-1 = ## Des parties entières
# en: 3cb731ed
empire-design-lab-2-2 = La première fois, il faut attendre une seconde de plus, le temps de traduire les règles pour que tout aille vite.
# en: 91615697
empire-design-lab-2-3 = **Comment lire.** Le graphique du haut compte qui gagne. Tant que le même robot joue à toutes les places, les barres sont les places dans l’ordre du jeu : *départ 1* est celui qui a commencé. Les traits fins sont des intervalles à 95 % : là où deux d’entre eux se recouvrent largement, mille parties ne suffisent pas à voir une différence. Le graphique du bas n’est pas une estimation : c’est la loi exacte de ce qui reste quand huit cubes en attaquent sept et se battent jusqu’au bout.
# en: 494d3c8b
empire-design-lab-2-4 = **Pour comparer** deux jeux de règles, appuie sur *Garder comme A*, puis change quelque chose : à partir de là, A et B sont côte à côte. *Enregistrer en CSV* écrit une ligne par partie. *Quelles règles comptent le plus ?* met chaque règle maison, l’une après l’autre, à sa plus petite puis à sa plus grande valeur, et montre de combien chacune fait bouger un nombre.
# en: 41661086
empire-design-lab-2-5 = **Devine, puis regarde.**
# en: 39703d8a
empire-design-lab-2-6 = 1. Est-ce un avantage de commencer ? De combien ?
    2. Si les séries rapportent de plus en plus de cubes, les parties sont-elles plus longues ou plus courtes ? Regarde les manches dans le tableau sous les graphiques, et mets *hausse par série* à 0.
    3. À quoi servent les arrondissements ? Mets *part des bonus* à 0, puis à 300.
# en: 3e874e6f
empire-design-lab-3-1 = ## La même chose en code
# en: 9ee16c59
empire-design-lab-3-2 = Chaque règle qui a un curseur est un argument de `load` : une expérience peut donc être notée et refaite.
# en: b2f916cf
empire-design-lab-prints-1 = manches avec notre lecture
# en: 70cf2de9
empire-design-lab-prints-2 = manches si chaque série en rapporte quatre
# en: 03f0d241
empire-design-lab-3-3 = Et un nombre exact, la probabilité de gagner à huit contre sept, avec des dés à huit faces :
# en: 0272f6f1
empire-design-lab-4-1 = ## Ta propre ville
# en: 4b5891af
empire-design-lab-4-2 = Nous n’avons pas le plan imprimé du jeu : le nôtre est donc inventé. Copie [le fichier du plan habituel](../../catlib/games/empire/data/default.toml), change les quartiers, les ponts et les bonus, et charge-le avec `load("empire", map="my_map.toml")`. Une frontière qui n’est donnée que d’un côté, un quartier qu’on ne peut pas atteindre, un arrondissement sans quartier : le fichier est refusé, et une phrase dit ce qui ne va pas, et où.
# en: 20999327
empire-design-lab-5-1 = ## Ce que nous avons vu
# en: ed08d2d2
empire-design-lab-5-2 = - Certains nombres se calculent exactement (un combat), d’autres sont estimés sur beaucoup de parties (qui gagne). Le labo dit lesquels.
    - Une règle qui change beaucoup un combat ne change pas forcément qui gagne, si elle le change pour tout le monde.
    - Un intervalle fait partie d’une estimation : sans lui, deux barres de hauteurs différentes ne disent pas grand-chose.
# en: 668d1805
empire-design-lab-5-3 = Pour continuer : [joue avec tes règles](play.ipynb), ou [vois comment se déroule un combat](lesson_markov.ipynb).
