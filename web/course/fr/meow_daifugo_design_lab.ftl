### meow_daifugo/design_lab.ipynb

# en: d3b161d1
meow-daifugo-design-lab-0-1 = # Meow Meow Daifugō : le labo
# en: 0ca06b65
meow-daifugo-design-lab-0-2 = Retire des chats de la pioche, change la rivière et les pénalités, et regarde ce que deviennent les parties entières, les points que coûte une main, et le jeu en solo.
# en: d2216f97
meow-daifugo-design-lab-0-3 = *Pour qui crée des jeux, pour les profs et pour tous ceux qui demandent « et si… ? ». Environ 20 minutes, sans rien préparer ; si tu n’as jamais joué, [fais d’abord une partie](play.ipynb).*
# en: 5bb20372
meow-daifugo-design-lab-0-4 = La première fois, il faut attendre une seconde de plus, le temps de traduire les règles pour que tout aille vite. Ensuite, trois mille parties prennent une fraction de seconde.
# en: 408927fb
meow-daifugo-design-lab-0-5 = **Comment lire.** La partie continue jusqu’à ce que quelqu’un ait perdu cinq points : celui-là perd, et tous les autres gagnent. Le graphique du haut compte qui gagne, place par place. Les traits fins sont des intervalles à 95 % : là où deux d’entre eux se recouvrent largement, trois mille parties ne suffisent pas à voir une différence. Le graphique du bas n’est pas une estimation : c’est la loi exacte des points que coûtent trois cartes dont quelqu’un n’a pas pu se débarrasser, si toutes les mains de trois cartes ont la même chance. Le tableau dit combien de temps durent les parties.
# en: 63d62265
meow-daifugo-design-lab-0-6 = **Pour comparer** deux jeux de règles, appuie sur *Garder comme A*, puis change quelque chose : à partir de là, A et B sont côte à côte. Mets des robots différents aux places, et les barres disent qui joue le mieux. *Enregistrer en CSV* écrit une ligne par partie. *Quelles règles comptent le plus ?* met chaque règle maison, l’une après l’autre, à sa plus petite puis à sa plus grande valeur, et montre de combien chacune fait bouger un nombre.
# en: 020b7cb4
meow-daifugo-design-lab-1-1 = ## Devine, puis regarde
# en: b0e85a5b
meow-daifugo-design-lab-1-2 = Décide d’une réponse avant de toucher à quoi que ce soit.
# en: 41f5055c
meow-daifugo-design-lab-1-3 = 1. Sans les sosies, il y a moins de paires. Une partie prend-elle plus ou moins de manches ? Appuie sur *Garder comme A*, puis choisis la *pioche* *no_doppelgangers*.
    2. Avec une rivière sans cartes, personne ne prend rien en passant. Les manches sont-elles plus longues ou plus courtes ? Qui perd plus de cercles ?
    3. Mets les *paliers de pénalité* à 8 et 16. Le graphique du bas bouge aussitôt. Les barres du haut bougent-elles aussi ?
    4. Mets *Momo* contre deux *Hana*. Combien de victoires vaut le fait de penser à la suite ?
# en: 3243606c
meow-daifugo-design-lab-2-1 = ## Le jeu en solo est-il difficile ?
# en: 9dab10a9
meow-daifugo-design-lab-2-2 = Mets *Joueurs* à 1, et les barres sont des tours. Savoir si une donne *peut* être réussie est une autre question : voici la part des donnes réussies à chaque tour, par quelqu’un qui connaît la pioche (une borne que personne ne bat) et par le robot glouton.
# en: c79d41e6
meow-daifugo-design-lab-2-3 = Et quelques règles côte à côte, avec quarante donnes chacune. Là où les intervalles se recouvrent, quarante donnes ne suffisent pas pour dire que l’une est plus facile.
# en: fd7abf05
meow-daifugo-design-lab-3-1 = ## La même chose en code
# en: eff5d9e8
meow-daifugo-design-lab-3-2 = Chaque règle qui a un curseur est un argument de `load` : une expérience peut donc être notée et refaite.
# en: 3a87b38c
meow-daifugo-design-lab-prints-1 = rivière de { $cards } : { $run-mean-rounds } manches
# en: a89fefac
meow-daifugo-design-lab-3-3 = Et un nombre exact, la probabilité qu’une main de trois cartes coûte trois points :
# en: 38f2a007
meow-daifugo-design-lab-4-1 = ## Ta propre pioche
# en: 0d4c28b8
meow-daifugo-design-lab-4-2 = Copie [le fichier de la pioche](../../catlib/games/meow_daifugo/data/rulebook.toml), retire des cartes, change leurs cercles, et écris le chemin de ta copie dans *pioche*. Si le compte n’y est pas, ou si une carte est nommée deux fois, le fichier est refusé, et une phrase dit ce qui ne va pas.
# en: d336502d
meow-daifugo-design-lab-5-1 = ## Ce que nous avons vu
# en: f491f8a1
meow-daifugo-design-lab-5-2 = - Certains nombres se calculent exactement (ce que coûte une main), d’autres sont des bornes (ce que permet une donne en solo), d’autres encore sont estimés sur beaucoup de parties (qui gagne). Le labo dit lesquels.
    - Une règle qui change ce que coûte une main ne change pas forcément qui gagne.
    - Un intervalle fait partie d’une estimation : sans lui, deux barres de hauteurs différentes ne disent pas grand-chose.
# en: fc9ee5c1
meow-daifugo-design-lab-5-3 = Pour continuer : [joue avec tes règles](play.ipynb), ou [compte les mains](lesson_counting_hands.ipynb).
