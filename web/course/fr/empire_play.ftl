### empire/play.ipynb

# en: d948dbc8
empire-play-0-1 = # Empire
# en: a52fdda8
empire-play-0-2 = Empare-toi de New York, quartier par quartier, avec des cubes et des dés. À chaque décision, tu peux voir ce que vaut chaque choix.
# en: 9df3611c
empire-play-0-3 = *De 2 à 6 joueurs, personnes ou robots ; à cette table, tu joues contre deux robots. Une partie entière dure environ une demi-heure. Rien à préparer.*
# en: 1ac1f9e1
empire-play-0-4 = Les quartiers sont distribués, et les cubes de départ de tous sont placés. Pour les placer toi-même, écris plutôt `Table(load("empire", players=3))`.
# en: 096ecb0a
empire-play-0-5 = **Comment se passe un tour.** D’abord, tu places de nouveaux cubes : un clic sur un de tes quartiers en place un ; pour y placer tout le reste, appuie d’abord sur *tous ensemble*. Ensuite, tu attaques, aussi souvent que tu veux : clique sur le quartier d’où tu pars, puis sur celui que tu attaques, et choisis ton nombre de dés (touches 1, 2, 3). Quand un quartier tombe, dis combien de cubes y entrent. *Arrêter d’attaquer* (E) y met fin ; tu as alors un déplacement libre, puis c’est au suivant.
# en: deb7c8e2
empire-play-0-6 = **Ce qu’il faut regarder.**
# en: 57ff09ef
empire-play-0-7 = - *Conseil* dit quel choix est le meilleur. Mets *Valeur des choix*, sous *Plus*, sur *conquérir* : chaque attaque dit ses chances de réussir si elle va jusqu’au bout. *Tenir bon* dit la même chose pour celui qui se défend.
    - *Meilleure chance de chaque conquête*, sous *Plus*, écrit sur chaque quartier rival la probabilité qu’une de tes piles y arrive, par le meilleur chemin à travers tout ce qui est entre les deux.
    - *Chance*, sous *Plus*, compare chaque jet à ce qui aurait pu sortir.
# en: fc2bd029
empire-play-0-8 = La carte est inventée : nous n’avons plus celle de la boîte. Les quartiers existent, comme les ponts, le téléphérique et le métro ; leurs frontières et la valeur des arrondissements viennent de nous. Qui possède le jeu peut écrire la carte imprimée dans [un fichier](../../catlib/games/empire/data/default.toml) et la charger.
# en: 810a45f1
empire-play-0-9 = Pour continuer : [un seul jet](lesson_one_roll.ipynb), [une bataille comme chaîne de Markov](lesson_markov.ipynb), [le labo](design_lab.ipynb).
