### washi_cat/design_lab.ipynb

# en: c286b195
washi-cat-design-lab-0-1 = # Washi Cat : le labo
# en: f12fc875
washi-cat-design-lab-0-2 = Change une règle, ou dessine un autre plateau, et regarde ce que deviennent des parties entières : combien de temps elles durent, comment elles finissent, et si cela rapporte de commencer.
# en: a29aab3e
washi-cat-design-lab-0-3 = *Pour qui crée des jeux, pour les profs et pour tous ceux qui demandent « et si… ? ». Environ 25 minutes, sans rien préparer ; si tu n’as jamais joué, [fais d’abord une partie](play.ipynb).*
# en: e694027f
washi-cat-design-lab-1-1 = ## Des parties entières
# en: 0068e53e
washi-cat-design-lab-1-2 = Deux robots *Flèche* jouent : chacun prend le plus court chemin vers le poisson, puis vers la maison. Poissons et chats sont dessinés au hasard. La première fois, il faut attendre une seconde de plus, le temps de traduire les règles pour que tout aille vite ; ensuite, des milliers de parties prennent une ou deux secondes.
# en: 406a1d40
washi-cat-design-lab-1-3 = **Comment lire.** Le graphique du haut compte qui gagne : *départ 1* est celui qui a commencé, tant que le même robot joue aux deux places. Avec deux robots différents, les barres deviennent rouge et bleu. Les traits fins sont des intervalles à 95 % : là où ils se recouvrent largement, quatre mille parties ne suffisent pas à voir une différence. Le graphique du bas n’est pas une estimation : sur les six dessins d’une rangée du bord, combien restent à la bonne distance des autres, si tous sont faits au hasard ? Il en montre la loi exacte. Le tableau sous les graphiques dit combien de temps durent les parties et combien de cases couvrent les lignes.
# en: f216d962
washi-cat-design-lab-1-4 = **Pour comparer** deux jeux de règles, appuie sur *Garder comme A*, puis change quelque chose : à partir de là, A et B sont côte à côte. *Enregistrer en CSV* écrit une ligne par partie. *Quelles règles comptent le plus ?* met chaque règle maison, l’une après l’autre, à sa plus petite puis à sa plus grande valeur, et montre de combien chacune fait bouger un nombre.
# en: ffb3fa96
washi-cat-design-lab-1-5 = **Devine, puis regarde.**
# en: 1c357c39
washi-cat-design-lab-1-6 = 1. Les deux robots jouent de la même façon. Combien cela rapporte-t-il de commencer ? Prends aussi le plateau *tiny* : pourquoi l’avantage y est-il plus grand ?
    2. Interdis de marcher sur ses propres lignes (*sa ligne bloque*). Les parties sont-elles plus longues ou plus courtes ?
    3. Fais que chaque saut coûte un coup spécial (*le saut compte*). De combien de tours une partie s’allonge-t-elle ?
    4. Mets *Mochi*, qui barre la route, à l’une des places. Gêner l’autre vaut-il le temps que cela prend ?
    5. Prends le plateau *market*. Combien de fois n’y a-t-il pas de place pour les six dessins ?
# en: ef7fdfdf
washi-cat-design-lab-2-1 = ## La même chose en code
# en: ad69d9dd
washi-cat-design-lab-2-2 = Chaque règle qui a un curseur est un argument de `load` : une expérience peut donc être notée et refaite. Voici la durée d’une partie, et combien de fois gagne celui qui commence, avec quatre jeux de règles.
# en: 68725348
washi-cat-design-lab-prints-1 = { $turns-1f } tours ; celui qui commence gagne dans { $100-first-low-0f } à { $100-first-high-0f } % des cas
# en: a41bdb37
washi-cat-design-lab-prints-2 = notre lecture :
# en: 4a0cdc2e
washi-cat-design-lab-prints-3 = sa propre ligne bloque :
# en: 431640d0
washi-cat-design-lab-prints-4 = chaque saut est spécial :
# en: 02ee5e54
washi-cat-design-lab-prints-5 = aucun coup spécial :
# en: c3554692
washi-cat-design-lab-prints-6 = { $rows } rangées :
# en: a70e2017
washi-cat-design-lab-prints-7 = mon plateau :
# en: b84e6fb6
washi-cat-design-lab-3-1 = ## La forme du plateau
# en: 882b0521
washi-cat-design-lab-3-2 = Si le chemin est plus long, commencer compte-t-il moins ? Ces plateaux sont vides ; seule leur taille change.
# en: 24b840fe
washi-cat-design-lab-4-1 = ## Ton propre plateau
# en: 371b1382
washi-cat-design-lab-4-2 = Dessine, avec la touche Entrée ou d’un clic ; puis exécute la cellule d’en dessous pour jouer deux mille parties sur ce que tu as dessiné.
# en: 72ae1f3c
washi-cat-design-lab-4-3 = Là aussi, le texte d’un plateau peut être enregistré, puis chargé avec `load("washi_cat", board="my_board.toml")`. Nous n’avons pas le ruban imprimé ; qui le possède peut entrer de la même façon ses sanctuaires, ses maisons et ses égouts.
# en: e48c99e4
washi-cat-design-lab-5-1 = ## Ce que nous avons vu
# en: 22d67467
washi-cat-design-lab-5-2 = - Qui commence a un tour d’avance, et dans une course, cela vaut quelque chose : d’autant plus que la course est courte.
    - Une règle peut changer la façon de jouer sans changer qui gagne.
    - Un intervalle fait partie d’une estimation : sans lui, deux barres de hauteurs différentes ne disent pas grand-chose.
# en: 8c7b70a8
washi-cat-design-lab-5-3 = Pour continuer : [joue avec tes règles](play.ipynb), ou [trouve le saut du retour](lesson_shortest_paths.ipynb).
