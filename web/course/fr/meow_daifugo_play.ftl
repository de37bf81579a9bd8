### meow_daifugo/play.ipynb

# en: 5f7a1090
meow-daifugo-play-0-1 = # Meow Meow Daifugō
# en: b7d5f2f7
meow-daifugo-play-0-2 = Débarrasse-toi de tes chats avant les autres, et prends une carte chaque fois que tu passes. Personne ne voit la main des autres. La table n’y regarde pas non plus : elle te montre ce que tu as le droit de savoir, et rien d’autre.
# en: fcdff752
meow-daifugo-play-0-3 = *De un à quatre joueurs, personnes ou robots ; à cette table, tu joues contre un robot. Une manche dure cinq minutes.*
# en: 352ccd80
meow-daifugo-play-1-1 = ## Le jeu en une minute
# en: 2ab89b82
meow-daifugo-play-1-2 = Il y a 32 cartes : des chats blancs de 1 à 8, des chats noirs de 1 à 8 en double, des sosies bleus de 1 à 6, et deux chats masqués, « ? ».
# en: 33a895e2
meow-daifugo-play-1-3 = | tu peux jouer | par exemple |
# en: e5f4baf5
meow-daifugo-play-1-4 = | une carte | un 5 blanc |
# en: 57add30e
meow-daifugo-play-1-5 = | des nombres égaux, deux ou plus, de toute couleur | deux 4 noirs et un sosie 4 |
# en: 810b8696
meow-daifugo-play-1-6 = | une suite, trois ou plus, d’une seule couleur | 5, 6, 7 blancs |
# en: 92c649a9
meow-daifugo-play-1-7 = Un sosie compte pour une carte ou pour deux. Un « ? » est n’importe quel nombre de sa couleur. Qui ouvre joue ce qu’il veut ; les autres jouent la même sorte, avec autant de cartes et plus haut, ou passent. **Qui passe prend une carte** de la rivière. Quand tous les autres ont passé, le dernier à avoir joué ouvre de nouveau.
# en: d2ebe11a
meow-daifugo-play-1-8 = Le premier qui n’a plus de carte gagne la manche. Les autres comptent les cercles sur les cartes qui leur restent : jusqu’à cinq, un point perdu ; jusqu’à dix, deux points ; au-delà, trois. Qui a perdu cinq points a perdu la partie.
# en: 2a2ff146
meow-daifugo-play-2-1 = ## Jouer
# en: cf41c9da
meow-daifugo-play-2-2 = Clique sur des cartes pour les choisir, puis appuie sur *Jouer*. Un trait bleu sous une carte dit que tu peux la jouer, ou la prendre dans la rivière. Tu peux choisir n’importe lesquelles : si ça ne va pas, la phrase au-dessus du plateau dit pourquoi. Pour passer, clique sur la carte que tu prends. À la première manche, c’est toi qui ouvres et personne n’a les deux « ? » ; les autres commencent par le duel.
# en: d022a609
meow-daifugo-play-2-3 = **Conseil**, demandé deux fois, dit ce que vaut chaque choix : les points que les autres perdent dans cette manche, moins les tiens. Un « ~ » signale une estimation : la table redistribue des milliers de fois les cartes que tu ne vois pas, et continue à jouer. Elle ne regarde pas dans l’autre main. Une fois la pioche vide, à deux, on peut tout savoir, et la valeur est *exacte*.
# en: c11029e5
meow-daifugo-play-2-4 = Sous *Plus*, **cartes que tu n’as pas vues** tient le compte pour toi. **Enregistrer** garde la partie dans un fichier ou en une ligne de texte ; les deux contiennent aussi les cartes cachées.
# en: c13bff64
meow-daifugo-play-2-5 = | touche | effet | touche | effet |
# en: faad7abc
meow-daifugo-play-2-6 = | Tab | passe de la main à la rivière, aux boutons et aux choix | R | joue ce qui est choisi |
# en: 8aefd2c3
meow-daifugo-play-2-7 = | flèches | parcourent les cartes | P | passe, s’il n’y a pas de carte à prendre |
# en: 51d925c0
meow-daifugo-play-2-8 = | Entrée | choisit | 1, 2, 3 | passe et prend cette carte de la rivière |
# en: 1c3e01d6
meow-daifugo-play-2-9 = | Échap | efface la sélection | U, Y | annulent, rétablissent |
# en: 2844dcbb
meow-daifugo-play-3-1 = ## À deux devant un écran
# en: 34f9f8bf
meow-daifugo-play-3-2 = Avant chaque décision, l’écran est caché : passe-le à celui qui décide ; il appuie sur S. Pour une troisième et une quatrième place, ou un robot, il suffit de changer un nombre et un nom.
# en: 46d96aff
meow-daifugo-play-3-3 = Pour continuer : [la donne du jour, en solo](solo_challenge.ipynb), ou change les règles dans [le labo](design_lab.ipynb). Ou reviens au [début](../start.ipynb).
