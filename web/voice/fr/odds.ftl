### The page that answers typed questions about dice and cards. How to translate: page.ftl.
### $why: a computer's own words for what went wrong

# en: 6c910c2e
odds-skip = Aller à la question
# en: d03d9582
odds-page = Les chances avec des dés et des cartes
# en: e7728924
odds-title = Quelles sont les chances ?
# en: 49c2dcc8
odds-type = Demande en anglais ou en abrégé : 4d6, c’est quatre dés à six faces. Une question par ligne.
# en: bed3e18c
odds-stop = Arrêter
# en: 1cf57f85
odds-answer = Réponse
# en: 96c982e6
odds-read = Lu comme :
# en: 62ce434c
odds-or = Ou voulais-tu dire :
# en: 22ad1485
odds-views = Probabilité de
# en: c81146b4
odds-exactly = exactement
# en: 3295a24f
odds-at-least = au moins
# en: 1b21cf49
odds-at-most = au plus
# en: 74a9a59a
odds-point = Pointe ou touche une barre ou un point pour lire sa probabilité.
# en: 5d5e4a10
odds-roll = Essayer 10 000 fois
# en: ba044496
odds-again = Relancer
# en: beae1bbd
odds-more = Copier ou enregistrer
# en: eec73d52
odds-text = Copier en texte
# en: 02e77a16
odds-csv = Enregistrer un tableau (CSV)
# en: 8d62b557
odds-svg = Enregistrer l’image (SVG)
# en: 13ca9289
odds-png = Enregistrer l’image (PNG)
# en: 79f252b0
odds-embed = Copier le code pour une autre page
# en: 3d02a312
odds-table = Valeurs exactes et tableau de toutes les probabilités
# en: ec6ef767
odds-try = Essaie un exemple
# en: d65d5c83
odds-help = Comment l’écrire
# en: 8dc7d2f2
odds-exact = Chaque probabilité est calculée exactement, en fraction, dans ton navigateur. Ce que tu écris n’est envoyé nulle part ; un lien le porte après le #, qu’aucun serveur ne voit.
# en: a10109bb
odds-counting = Calcul en cours …
# en: 49a29468
odds-some-dice = Écris des dés, par exemple 3d6.
# en: 2ec45c91
odds-copied = La réponse est copiée.
# en: 934fb66e
odds-embed-copied = Le code est copié. Il affiche ce graphique dans une autre page.
# en: 65bebde7
odds-link-copied = Le lien est copié. Il ouvre cette page avec cette question.
# en: 87ca8f53
odds-broken = Cela n’a pas pu être compté : { $why }
# en: acd890dc
odds-stopped = Arrêté. Pose une question plus petite.
# en: dac33937
example-0 = Lance 4 dés, garde les 3 meilleurs
# en: b787cada
example-1 = Neuf ou plus avec deux dés
# en: ad1b6cb2
example-2 = Sur 5 dés à dix faces, combien montrent 8 ou plus ?
# en: 38675834
example-3 = Qui fait plus ?
# en: dc85a3ed
example-4 = Avec et sans avantage
# en: 2697fdbd
example-5 = Un dé qui explose
# en: 482bef80
example-6 = Un as en cinq cartes
# en: 8a675191
example-7 = Des dés égaux en un lancer
# en: 66853045
example-8 = Des terrains dans la main de départ
# en: 7eda1e3d
example-9 = Des dés à symboles
# en: e0793d9f
odds-about = Tape des dés ou des cartes, comme 4d6kh3 ou 2d6 >= 9, et lis les probabilités exactes. Dans ton navigateur.
