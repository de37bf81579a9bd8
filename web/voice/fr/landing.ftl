### The landing page: what to play, to ask, to learn from and to make. How to translate: page.ftl.

# en: b1281de6
landing-page = Every Chance : jeux, chances et leçons de probabilités
# en: fcc4de2b
your-move = Tes dés, ton tour. Quel est le meilleur choix ?
# en: 665e9904
todays-puzzle = L’énigme du jour
# en: c94e50bb
for-schools = Pour les écoles
# en: c8a84903
landing-lead = Joue aux dés et aux cartes et découvre ce que vaut chacun de tes choix : la probabilité exacte quand on peut la calculer, sinon une estimation qui dit à quel point elle est sûre.
# en: 46fdc96c
landing-solve = Résoudre l’énigme du jour
# en: d26738c9
landing-play = Jouer une partie
# en: 4b9ed0f9
landing-odds = Quelles sont les chances ? Demande pour des dés ou des cartes :
# en: 852ed06a
landing-show = Voir
# en: 94348e5d
landing-examples = Exemples
# en: 090d08ca
landing-continue = Continue ta partie
# en: 8c69d928
landing-fetches = Tout se passe dans ton navigateur, sans rien installer et sans compte. Le premier jeu télécharge environ 35 Mo. Ensuite, tout marche sans connexion.
# en: 8171c03a
landing-learn = Apprendre : les probabilités, de 11 à 18 ans
# en: 53fc20cd
landing-course = Le cours
# en: 865c4a2a
landing-units = { $units } unités, des premiers dés que l’on compte jusqu’aux démonstrations. Chacune part d’une question de jeu, demande un pronostic avant de montrer la réponse, vérifie ce que tu écris et donne des indices.
# en: 9f2bd8b8
landing-unit-1 = Commencer par l’unité 1
# en: 2f185302
landing-teachers = Pour les enseignants
# en: 56ca660d
landing-guides = Un guide pour chaque unité, les corrigés, des fiches à imprimer et un écran pour la classe. Chaque leçon indique l’âge, la durée et le vocabulaire.
# en: 297a8bff
landing-class = L’écran de la classe
# en: 3dedd5fd
landing-lessons = Leçons sur les jeux
# en: b8b61a57
landing-further = Elles approfondissent un jeu : des rues comme un graphe, des batailles comme une chaîne de Markov, des mains qui changent ce que tu sais.
# en: 63e7f4ce
landing-all-lessons = { $lessons } leçons
# en: a7c83672
landing-rule = Changer une règle
# en: 997dda2f
landing-turn = Change une règle, et dix mille parties entières se jouent sous tes yeux. Est-ce équitable ? Est-ce plus long ?
# en: 50fc0958
landing-bench = Le banc d’essai
# en: 399c5abf
landing-own = Écris ton propre jeu
# en: 068cf50c
landing-classic = Prends un classique de quarante lignes, change-en une, regarde ce que devient le jeu et envoie-le sous forme de lien.
# en: 8e271f32
landing-pig = Pig, pas à pas
# en: 24f4b3d2
landing-notebooks = Tout en notebooks
# en: b07f1e22
landing-jupyter = Les mêmes jeux et leçons dans JupyterLite : change une ligne et exécute-la.
# en: 05894764
landing-docs = Documentation
# en: 84b5e1d4
landing-in-docs = en anglais : trente questions de probabilités, ton propre jeu pas à pas et la bibliothèque Python.
# en: bc5966df
landing-ours = Les plateaux, les cartes et les tuiles sont de notre invention, car les images des règles sont perdues. Les jeux appartiennent à leurs auteurs : procure-toi les versions imprimées.
# en: 58d5271d
landing-stays = Ce que tu fais ici reste dans ton navigateur, qui le garde pour ta prochaine visite.
# en: 59acde66
landing-today = Aujourd’hui, { $date }
# en: 3b5eca68
card-cat_cab = Des taxis foncent à travers la ville et tentent leur chance aux dés.
# en: b2d0ee33
card-empire = Les cubes se disputent les quartiers de New York à coups de dés.
# en: cbc312f2
card-taxi_derby = Les taxis prennent des clients et passent, ou non, à toute vitesse devant la police.
# en: 1926f7c2
card-meow_daifugo = Débarrasse-toi de tes cartes de chats avant les autres.
# en: 5e2757af
card-washi_cat = Trace des lignes pour rapporter des poissons, saute par-dessus et enferme les chats adverses.
# en: 92537b32
players-cat_cab = de 1 à 3 joueurs
# en: b8d8febe
players-empire = de 2 à 6 joueurs
# en: cbe08180
players-taxi_derby = de 2 à 5 joueurs
# en: 6a06b208
players-meow_daifugo = de 1 à 4 joueurs
# en: a3a5aa86
players-washi_cat = 2 joueurs, sans dés
# en: ad6f04db
page-solo_challenge = La donne du jour, en solo
# en: de0467af
landing-about = Joue aux dés et aux cartes, et vois ce que vaut exactement chaque choix. Probabilités de 11 à 18 ans. Dans ton navigateur, sans rien installer.
# en: 39369013
link-page = Une partie par lien
# en: 910e2b89
link-about = Une position d’une partie, envoyée par un lien.
# en: 72dbe82e
link-games = Tous les jeux
# en: 1ea92aa4
link-unknown = Ce lien nomme un jeu qui n’est pas ici ({ $game }) : il a peut-être été coupé. Choisis un jeu dans la liste.
# en: e8fdb3b4
link-none = Ce lien ne nomme aucun jeu : il a peut-être été coupé. Choisis un jeu dans la liste.
