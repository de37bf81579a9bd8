### 22_bluff.ipynb

# en: 14fa3296
bluff-0-1 = # 22 Bluff
# en: 5d55bae2
bluff-0-2 = Le roi bat la dame, la dame bat le valet. Chacun met un jeton. Si Léa en mise un autre, tu *suis* (tu en mets un aussi) ou tu te *couches* (elle prend tout). Sans mise, on montre les cartes. Toi, tu as la dame.
# en: 4471c9ab
bluff-0-3 = | jetons de Léa | mise, tu suis | mise, tu te couches | pas de mise |
# en: 93febfe0
bluff-0-4 = | roi | +2 | +1 | +1 |
# en: a7470fd6
bluff-0-5 = | valet | −2 | +1 | −1 |
# en: 08f7cd67
bluff-0-6 = - pourquoi celui qui ne bluffe jamais ne gagne pas plus que celui qui bluffe toujours ;
    - combien de bluffs il faut, même si l’autre connaît ce nombre ;
    - ce que promet une probabilité de 75 %, et ce qu’elle ne promet pas.
# en: 0ebb8816
bluff-0-7 = **Il te faut** les fractions. Environ 45 minutes. Tu n’as pas besoin d’écrire de Python : lis, clique, et écris des nombres. Avec trois vraies cartes et quelques jetons, c’est plus amusant.
# en: 4eafdc3b
bluff-0-8 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 8544979b
bluff-0-9 = C’est le poker de Kuhn, le plus petit jeu de cartes où bluffer rapporte. [Toutes les unités](course.ipynb).
# en: 39349187
bluff-1-1 = ## Devine d’abord
# en: 2405e2d0
bluff-1-2 = Léa reçoit aussi souvent un roi qu’un valet.
# en: e38e2363
bluff-2-1 = ## Combien de bluffs ?
# en: 066c1021
bluff-2-2 = Miser avec un valet, c’est **bluffer**. Léa laisse le hasard choisir lesquels de ses valets bluffent : tu ne sais donc jamais lesquels.
# en: 5748911d
bluff-2-3 = Voici toute l’idée en Python : les jetons de Léa en 24 donnes. Sur 12 mises, tu en suis `calls`.
# en: 21aa976e
bluff-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 6b8f64e4
bluff-prints-1 = { $bluffs } bluffs : si tu ne suis jamais, { $coins-bluffs-0 } jetons ; si tu suis toujours, { $coins-bluffs-12 }
# en: 7a54cf37
bluff-2-5 = C’est toi qui choisis le plus petit des deux nombres, donc Léa le veut aussi grand que possible. Un plan qui laisse un choix au hasard s’appelle une **stratégie mixte**.
# en: 38f205ce
bluff-3-1 = ## Combien de fois suivre ?
# en: c8c18786
bluff-3-2 = Si tu suis trop rarement, elle bluffe avec tous les valets. Si tu suis trop souvent, elle ne bluffe jamais. Cherche une droite horizontale.
# en: ad628814
bluff-prints-2 = { $bluffs } bluffs : { $coins-bluffs-8 } jetons
# en: a16bc120
bluff-4-1 = ## Ce que dit une mise
# en: 1fe990b9
bluff-4-2 = **À toi.** Léa bluffe avec 4 valets sur 12. Compte les mises, pas les donnes.
# en: 1205ab4a
bluff-4-3 = L’ordinateur distribue mille fois et compte les mises de Léa. Appuie plusieurs fois sur *Exécuter encore*.
# en: f132b0df
bluff-prints-3 = { $bets-count-king } mises sur { $len-bets } viennent d’un roi
# en: 1361888c
bluff-5-1 = ## De plus grosses mises, et le jeu entier
# en: a1f39fbd
bluff-5-2 = **À toi.** Maintenant, une mise est de deux jetons : un roi que tu suis en gagne trois, et un bluff que tu suis en perd trois.
# en: 23823729
bluff-5-3 = <details><summary>Pas à pas, avec une mise de trois jetons</summary>
# en: bbbaee70
bluff-5-4 = Si tu ne suis jamais, Léa gagne 2 × bluffs, comme avant. Si tu suis toujours, les rois gagnent 12 × 4 = 48, les valets perdent 12, et chaque bluff perd 3 de plus : 36 − 3 × bluffs. Les deux sont égaux si 5 × bluffs = 36. Il faut donc 7,2 bluffs : le plus souvent 7, parfois 8.
# en: 6c7a107d
bluff-5-5 = </details>
# en: 2ed89c5c
bluff-5-6 = Dans le jeu entier, tu peux recevoir chacune des trois cartes, et les deux joueurs peuvent miser.
# en: 9cf895f5
bluff-5-7 = L’ordinateur joue 3 000 fois contre lui-même. Ce qu’un autre choix aurait fait gagner est son **regret**, et ce choix revient ensuite plus souvent. À la fin, le second, si l’autre a passé, bluffe avec cette part des valets :
# en: 58482341
bluff-prints-4 = { $round-found-value-3 } jeton par donne pour le premier
# en: 7356b5ad
bluff-prints-5 = { $round-100-found-strategy-1-card-0-1-moves-1-paid-1-1-bet } % des valets
# en: 47bf7f55
bluff-6-1 = ## Exercices
# en: 33a66ea6
bluff-6-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: d4ad7788
bluff-7-1 = ## Ce que nous avons vu
# en: 102c2dd6
bluff-7-2 = - Ne jamais bluffer ne rapporte rien, et toujours bluffer ne rapporte rien. Quatre bluffs sur douze rapportent 8 jetons en 24 donnes, quoi que fasse l’autre.
    - Avec un bon mélange, tous les choix de l’autre se valent.
    - Une probabilité de 75 % dit combien de fois, et non ce qui vient ensuite.
# en: 6e2f8eb3
bluff-7-3 = **À méditer.** Un contrôleur ne peut pas contrôler tous les trains. Pourquoi est-ce une erreur de contrôler chaque lundi ? Léa doit-elle cacher combien de fois elle bluffe ?
# en: 18a6eaf2
bluff-7-4 = **Pour continuer.** Des annonces qu’on peut croire ou non : [Dés menteurs](18_liars_dice.ipynb).
