### design/your_own_game.ipynb

# en: fc7fe1a1
design-your-own-game-0-1 = # Ton propre jeu : Pig, de la première ligne au tournoi
# en: 3dad0fb9
design-your-own-game-0-2 = Écris une fois les règles d’un jeu. Puis joues-y à une table, laisse des robots en jouer dix mille parties, et cherche qui gagne si les deux jouent le mieux possible.
# en: 6319a0b7
design-your-own-game-0-3 = *Pour tous ceux qui ont un jeu en tête et connaissent un peu Python. Environ 15 minutes.*
# en: 459430d9
design-your-own-game-0-4 = **Pig** (« cochon » en anglais) s’explique vite. À ton tour, tu lances un dé aussi souvent que tu veux. Chaque nombre compte pour toi, mais un 1 met fin au tour, et tout ce que tu y as lancé est perdu. Qui s’arrête à temps garde ses points. Le premier à 100 gagne.
# en: dbc3a689
design-your-own-game-0-5 = **Devine :** combien de points faut-il amasser dans un tour avant de s’arrêter ? 10, 20 ou 30 ? Retiens ton nombre.
# en: 041c8a77
design-your-own-game-1-1 = ## 1. De quoi est fait un jeu
# en: bec47433
design-your-own-game-1-2 = Un jeu a des *actions* (ce qu’un joueur peut décider), des *issues* (ce que le hasard peut apporter) et un *état* (tout ce qu’il y a à savoir à un moment donné). Chaque champ de l’état est un nombre entier : `i1` pour un petit nombre, `i2` pour un nombre qui peut dépasser 127.
# en: db410fda
design-your-own-game-1-3 = Une *règle maison* est un nombre sur lequel on se met d’accord avant de jouer. Elle a une valeur de départ, des bornes et une phrase.
# en: 97453d78
design-your-own-game-2-1 = ## 2. Ce qui se passe
# en: 3d612078
design-your-own-game-2-2 = Trois règles font le jeu : qui décide ensuite, ce que change une action, et ce que chacun reçoit à la fin.
# en: a16b2280
design-your-own-game-2-3 = Quand le hasard décide, l’action est le numéro de l’issue : 0 pour un 1, et ainsi de suite jusqu’à 5 pour un 6. Les points au-delà de ce qu’il faut pour gagner ne comptent pas.
# en: b706d13f
design-your-own-game-2-4 = Enfin, un robot auquel se mesurer : il s’arrête dès qu’il a amassé 20.
# en: 8b273594
design-your-own-game-2-5 = C’était tout le jeu. `add` le relit : un nom mal écrit, une règle qui n’en finit pas ou un gain impossible seraient signalés ici ou au chargement, avec le numéro de la ligne et la correction.
# en: 3324f3e8
design-your-own-game-3-1 = ## 3. Jouer
# en: 00e25b34
design-your-own-game-3-2 = Tu es à la première place ; à l’autre, un robot qui examine 2 000 parties à l’avance. Choisis *chances de gagner* sous *Valeur des choix*, et chaque choix montre ce qu’il vaut.
# en: da122920
design-your-own-game-4-1 = ## 4. Dix mille parties
# en: 097fbaf4
design-your-own-game-4-2 = Les règles que tu as écrites sont traduites en WebAssembly : cela prend donc moins d’une seconde.
# en: 14900324
design-your-own-game-4-3 = Entre joueurs de même force, mieux vaut commencer. Mais de combien exactement, si les deux jouent le mieux possible ? Un jeu court est résolu tout de suite ; toutes les positions sont examinées, boucles comprises, et la valeur est à coup sûr entre deux bornes.
# en: 2fc648cf
design-your-own-game-5-1 = ## 5. Le tour qui s’arrête à 20
# en: 62880ebf
design-your-own-game-5-2 = Combien de points un tel tour rapporte-t-il en moyenne ? Ce n’est pas une simulation, mais la réponse exacte, sous forme de fraction.
# en: 5a2ac8d6
design-your-own-game-6-1 = ## 6. Un tournoi
# en: ab360c94
design-your-own-game-6-2 = Chaque robot contre tous les autres, 2 000 parties à chaque fois ; les nombres disent combien de fois gagne le robot de la ligne quand il commence.
# en: a2303d98
design-your-own-game-7-1 = ## 7. Changer une règle
# en: e4ef0ad6
design-your-own-game-7-2 = Et si c’était un 6 qui mettait fin au tour, et non un 1 ? On perdrait alors le meilleur nombre. **Devine :** commencer aiderait-il plus, ou moins ?
# en: e67f8577
design-your-own-game-prints-1 = un { $losing } met fin au tour :
# en: bd2f2284
design-your-own-game-7-3 = Dans le labo, chaque règle maison a un curseur, et des parties entières se jouent pendant que tu le déplaces.
# en: 92bf73dc
design-your-own-game-8-1 = ## Ce que nous avons vu
# en: 7685b994
design-your-own-game-8-2 = - Un jeu, c’est un état, des actions, des issues et trois règles ; tout le reste a une valeur de départ, et tu l’écris quand tu en as besoin.
    - Un jeu que tous gagnent ou perdent ensemble le dit en une ligne, `TEAMS = ("the crew",)` ; des équipes se nomment de la même façon.
    - Les mêmes règles servent à des joueurs, à dix mille parties de robots, et à examiner le jeu en entier.
    - Pour garder le jeu, copie les cellules dans un fichier `pig.py` ; `load("pig.py")` l’y trouve, tout comme les parties enregistrées et les autres ordinateurs. `python -m catlib check pig.py` cherche les erreurs.
    - Le dossier `examples` contient une douzaine de jeux d’un seul fichier, de Nim au poker, chacun avec un nombre que d’autres ont publié.
# en: 6d4e93fa
design-your-own-game-8-3 = [Retour à la page d’accueil](../start.ipynb)
