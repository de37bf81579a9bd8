### The page with a puzzle for each day; its positions are told in web/puzzles. How to translate: page.ftl.
### $choice: the name of a choice
### $date: a day with its month
### $n: a number
### $value: what a choice is worth

# en: 1a49ff55
puzzle-skip = Aller à l’énigme
# en: e59e6fd2
puzzle-needs = L’énigme demande d’abord ton avis, avec JavaScript : autorise-le pour cette page.
# en: 5138ee3d
puzzle-moment = Un instant …
# en: 7948b206
puzzle-worths = Ce que vaut chaque choix
# en: 1ea172de
puzzle-fractions = En fractions exactes
# en: 86d154bd
puzzle-play = Continuer la partie d’ici
# en: 1532d588
puzzle-copy = Copier ton résultat
# en: 0d7085db
puzzle-earlier = Énigmes précédentes
# en: 4fb7133e
puzzle-week = Du lundi, facile, au dimanche, difficile
# en: d3d6320b
puzzle-foot = Il y a une nouvelle énigme chaque jour, la même pour tout le monde. Chaque valeur est calculée exactement et vérifiée une seconde fois. Sauf mention contraire, la probabilité suppose qu’on joue au mieux à partir d’ici. Tes réponses restent sur cet appareil.
# en: f78ea5a4
puzzle-lost = L’énigme n’a pas pu être chargée. Y a-t-il du réseau ? Recharge la page.
# en: 8c0c620e
puzzle-of = Énigme du { $date }
# en: fcac1dd5
puzzle-easy = facile
# en: 5b479df1
puzzle-medium = moyenne
# en: d2896b55
puzzle-tricky = délicate
# en: 4f8ae52e
puzzle-hard = difficile
# en: 04d50b3e
puzzle-hardest = la plus difficile
# en: 90b961e4
puzzle-3-stars = Oui, c’est le meilleur coup.
# en: 8689bd2b
puzzle-2-stars = Pas loin : c’est presque aussi bien que le meilleur coup.
# en: 0b39bdb0
puzzle-1-stars = Non, c’est loin du meilleur.
# en: 413c2bc8
puzzle-others = Tous les autres choix ({ $n })
# en: 2070864a
puzzle-next = Une autre énigme : { $date }
# en: 7179ea3d
puzzle-guess = (ton choix)
# en: 8c9f59c7
puzzle-streak = Jours de suite : { $n }
# en: fd019200
puzzle-new-streak = Réponds à l’énigme du jour pour commencer une nouvelle série.
# en: 72f435fc
puzzle-copied = Copié : colle-le dans une discussion. Il ne révèle rien.
# en: fcc0cd96
puzzle-about = Tes dés, ton tour : quel est le meilleur choix ? Une énigme par jour, facile le lundi, difficile le dimanche, avec la réponse exacte.
