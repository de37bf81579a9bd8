### meow_daifugo/solo_challenge.ipynb

# en: 32d66aa2
meow-daifugo-solo-challenge-0-1 = # Meow Meow Daifugō en solo
# en: 09540842
meow-daifugo-solo-challenge-0-2 = Une pioche, une donne, toute la classe : qui vide sa main en un minimum de tours ? Après, tu verras ce qui était possible pour quelqu’un qui connaît la pioche, et où sont passés tes tours.
# en: f1b03f78
meow-daifugo-solo-challenge-0-3 = *Pour tous ceux qui connaissent [les coups de Meow Meow Daifugō](play.ipynb) ; 15 minutes. Tu vas comparer une borne, un nombre exact et une estimation, et dire lequel est lequel.*
# en: 67bc1acc
meow-daifugo-solo-challenge-1-1 = ## Le jeu en solo en une minute
# en: 247de2d8
meow-daifugo-solo-challenge-1-2 = Tu as huit cartes en main, et trois sont dans la rivière. À chaque tour, tu joues ce que tu veux : une seule carte, des nombres égaux ou une suite. Ensuite, une carte vient dans ta main. Si tu as joué **autant de cartes que le numéro du tour**, ou plus, tu la choisis dans la rivière ou tu prends la première de la pioche ; sinon, c’est la première de la pioche. (Un sosie qui compte pour deux compte pour deux.) La partie est finie quand ta main est vide. Six tours, c’est un bon résultat.
# en: 4515bfa7
meow-daifugo-solo-challenge-1-3 = **Devine d’abord :** sur cent donnes, combien peuvent être réussies en six tours par quelqu’un à qui l’on montre toute la pioche ? Et par le robot glouton, qui ne regarde jamais que sa propre main ?
# en: 83d05764
meow-daifugo-solo-challenge-2-1 = ## Jouer
# en: 9929327f
meow-daifugo-solo-challenge-2-2 = Tape un autre mot, ou appuie sur *La date du jour* : le même mot distribue les mêmes cartes sur tous les ordinateurs, dans le même ordre, quoi que tu joues. Quand ta main est vide, appuie sur *Qu’est-ce que cela vaut ?*
# en: 10372dec
meow-daifugo-solo-challenge-2-3 = Qui annule un coup a vu une carte de trop : la comparaison le compte donc aussi.
# en: 05b354b2
meow-daifugo-solo-challenge-3-1 = ## Que vaut la borne ?
# en: ed0a462c
meow-daifugo-solo-challenge-3-2 = Un ordinateur qui connaît l’ordre de la pioche essaie tout et trouve le plus petit nombre de tours. C’est exact pour quelqu’un qui voit à travers les cartes, et pour toi c’est une **borne** : personne ne la bat, et presque personne ne l’atteint. Les robots jouent avec ce que tu vois : l’un est glouton, et son nombre de tours est connu exactement. L’autre joue en pensée beaucoup de parties, avec des pioches possibles tirées au sort ; son nombre de tours est une **estimation**, la moyenne de vingt parties. Ce que valent les robots *en général* ne peut être qu’estimé, sur beaucoup de donnes.
# en: 5c116cbd
meow-daifugo-solo-challenge-3-3 = Entre les lignes des deux robots et la ligne au-dessus se trouve tout ce qu’un bon joueur peut gagner, et même plus : pour aller jusqu’en haut, il faudrait voir à travers les cartes.
# en: c45ece1f
meow-daifugo-solo-challenge-4-1 = ## Trois sortes de nombres
# en: a5929d12
meow-daifugo-solo-challenge-4-2 = - Une **borne** dit ce qu’on ne peut pas battre, non ce qu’on peut atteindre.
    - Le nombre de tours d’une seule partie est **exact**, et dit peu de chose sur la suivante.
    - Une moyenne sur beaucoup de donnes est une **estimation** : elle va avec un intervalle.
# en: fe3c7f1c
meow-daifugo-solo-challenge-4-3 = **Pour la prochaine fois :** chacun apporte un mot. Laquelle des donnes est la plus difficile, et pour qui : pour toi, ou pour qui connaît la pioche ?
# en: a99b54f2
meow-daifugo-solo-challenge-4-4 = Pour continuer : [Qu’ont-ils en main ?](lesson_what_do_they_hold.ipynb), ou change le jeu en solo dans [le labo](design_lab.ipynb).
