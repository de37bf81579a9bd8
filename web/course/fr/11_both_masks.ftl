### 11_both_masks.ipynb

# en: 33d4a767
both-masks-0-1 = # 11 Les deux masques
# en: 053bc024
both-masks-0-2 = La pioche a 32 cartes, et deux d’entre elles sont des chats masqués, marqués d’un « ? ». Tu reçois huit cartes : un quart de la pioche. Chaque masque est donc à toi avec une probabilité de 1/4. As-tu les deux avec une probabilité de 1/16 ?
# en: 43716682
both-masks-0-3 = - comment compter toutes les mains sans en écrire une seule ;
    - ce que le premier masque prend au deuxième ;
    - pourquoi « aucun » est le chemin facile vers « au moins un ».
# en: 455aa937
both-masks-0-4 = **Il te faut** les fractions et les produits de probabilités : [Relancer pour faire sept](04_reroll_for_seven.ipynb). Environ 45 minutes.
# en: 39ed5085
both-masks-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 4da5edeb
both-masks-0-6 = Les cartes viennent du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](../meow_daifugo/play.ipynb). [Toutes les unités](course.ipynb).
# en: 2552eb8e
both-masks-1-1 = ## Neuf chatons
# en: b88b3bed
both-masks-1-2 = Il y a bien trop de mains pour les regarder. Commence donc avec une pioche de neuf chatons et des mains de deux cartes. Écris toutes les mains sur papier. Trouve un moyen de n’en oublier aucune.
# en: c3b80818
both-masks-1-3 = Les voici. Chaque case est la carte de sa ligne avec la carte de sa colonne. Choisis les mains à marquer.
# en: df5849d6
both-masks-prints-1 = { $choose-32-8 } mains, { $in_order } avec l’ordre : { $in_order-choose-32-8 } fois plus
# en: 6d3aa72e
both-masks-2-1 = ## Avec ou sans
# en: 174621f3
both-masks-2-2 = Passons aux mains de trois cartes. Choisis une carte. Certaines mains la contiennent : alors deux autres cartes viennent des huit qui restent. Les autres ne la contiennent pas : alors les trois viennent des huit qui restent.
# en: 76581e76
both-masks-2-3 = Pour choisir *k* cartes parmi *n*, regarde une seule carte. Ou bien elle est dans ta main, ou bien elle n’y est pas. Les deux fois, il reste une question plus petite.
# en: 4e05ad2c
both-masks-2-4 = <details><summary>Dans le code</summary>
# en: 1f7eb9ce
both-masks-2-5 = `@cache` se souvient de ce qui a déjà été calculé.
# en: 6cc1468b
both-masks-2-6 = </details>
# en: ce100a7b
both-masks-2-7 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: c658b502
both-masks-2-8 = Chaque ligne est une pioche. Comment chaque nombre se déduit-il de la ligne au-dessus ? C’est le triangle de Pascal.
# en: 55f91a47
both-masks-2-9 = Et si l’ordre comptait ? Chaque main peut venir dans 8 × 7 × 6 × 5 × 4 × 3 × 2 × 1 ordres.
# en: 9b87d7d3
both-masks-3-1 = ## Les deux
# en: 3fa33624
both-masks-3-2 = Toutes les mains sont équiprobables : divise les mains qui conviennent par toutes les mains.
# en: 39fa6c07
both-masks-3-3 = **À toi.** Les deux masques prennent deux de tes huit places. D’où viennent tes autres cartes ? Tu peux aussi écrire des calculs, comme *5 choose 2*.
# en: 4a4f615f
both-masks-3-4 = Il y a un deuxième chemin, pas à pas. Distribue d’abord le masque blanc : 8 de ses 32 places sont à toi. Puis distribue le masque noir : 7 des 31 places qui restent sont à toi. Multiplie. Les deux chemins donnent-ils le même résultat ?
# en: 493be116
both-masks-4-1 = ## Au moins un
# en: 10797a75
both-masks-4-2 = Un seul masque suffit à gagner bien des plis. Quelle est la probabilité d’en avoir un ou deux ?
# en: 1d3817f4
both-masks-4-3 = L’aire montre toutes les mains. Le masque blanc partage sa largeur, le noir sa hauteur. Les mains grisées ont un masque. Quelle partie 1/4 + 1/4 a-t-il comptée deux fois ? Change ensuite la pioche et la main.
# en: 184a7c26
both-masks-4-4 = Avec beaucoup de cartes marquées, il y a beaucoup de parties comme celle-là, mais une seule sans aucune carte marquée. « Aucune » veut dire que toute ta main vient des autres cartes.
# en: f0269bda
both-masks-4-5 = **Si tu programmes :** écris la probabilité d’en avoir au moins une. La fonction reçoit le nombre de cartes marquées, la taille de la main et celle de la pioche. Sinon, continue.
# en: a531aee0
both-masks-5-1 = ## Exercices
# en: ee309079
both-masks-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 76055b35
both-masks-6-1 = ## Ce que nous avons vu
# en: 9a5da0b6
both-masks-6-2 = - Une main est un choix sans ordre : une **combinaison**. Ou bien une carte y est, ou bien elle n’y est pas : cela suffit pour les compter toutes.
    - Le premier masque prend une place au deuxième. Les deux ensemble sont donc plus rares que le produit ne le dit.
    - Pour « au moins un », compte « aucun » et prends le reste.
# en: 3cd0b09f
both-masks-6-3 = **À méditer.** Pour avoir les deux masques, sept cartes sur 28 valent-elles autant que huit sur 32 ? Serais-tu surpris de recevoir la même main une deuxième fois ?
# en: ceb634c4
both-masks-6-4 = **Pour continuer.** Combien de cartes d’une sorte viennent, ce que peut faire une main entière, et trois joueurs à une table : [Compter les mains](../meow_daifugo/lesson_counting_hands.ipynb).
