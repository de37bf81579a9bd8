### 16_solved.ipynb

# en: bcd90aff
solved-0-1 = # 16 Résolu
# en: 299826dc
solved-0-2 = Deux chats jouent parfaitement. Qui gagne ? Et comment peut-on le savoir ?
# en: 3a634e60
solved-0-3 = - ce qu’est une position gagnante ou perdante ;
    - comment une fonction de six lignes joue parfaitement ;
    - comment démontrer que personne ne gagnera jamais.
# en: 102bec22
solved-0-4 = **Il te faut** des fonctions qui s’appellent elles-mêmes : [Le pilote parfait](14_perfect_driver.ipynb). Environ 45 minutes.
# en: 7455327b
solved-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 49896477
solved-0-6 = Les chats viennent du jeu Washi Cat, auquel tu peux [jouer ici](../washi_cat/play.ipynb). [Toutes les unités](course.ipynb).
# en: 5947486c
solved-1-1 = ## Une rangée de cases
# en: c5a30f2a
solved-1-2 = Dans une rangée de dix cases, chacun à son tour barre la case suivante, les 2 suivantes ou les 3 suivantes. Celui qui barre la dernière gagne.
# en: 9f08f4cb
solved-1-3 = S’il n’en reste aucune à ton tour, tu as **perdu**. Donc 4, 8 et 12 sont perdants aussi.
# en: 74ce0ccc
solved-2-1 = ## Deux chats
# en: 3deb5aeb
solved-2-2 = Chaque chat trace une ligne en marchant, jamais par-dessus une ligne de l’autre ; il peut sauter tout droit par-dessus la sienne. Un chat qui va chercher un poisson en face et le ramène à la maison gagne. Celui qui ne peut plus passer a perdu.
# en: fab399dd
solved-2-3 = Tu dis : « D’ici, Rouge peut forcer la victoire. » Comment le démontrerais-tu ?
# en: 4c92d383
solved-2-4 = Un joueur peut-il gagner en un certain nombre de tours ? Regarde toutes les positions *après* un coup. À son propre tour, **un seul** bon coup suffit (`any`). Au tour de l’autre, il faut qu’ils le soient **tous** (`all`) : c’est le **minimax**.
# en: 0cef1ce0
solved-2-5 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 753fb038
solved-2-6 = L’**arrière-cour** : « Rouge 5 » veut dire que Rouge gagne en cinq tours, celui-ci compris, « ouvert » que personne ne gagne en six.
# en: 877f7816
solved-3-1 = ## La cour intérieure
# en: b77b1cfd
solved-3-2 = Maintenant 4 × 5 cases et deux murs. Il y a bien plus de positions, donc c’est la bibliothèque qui cherche : la même idée, mais compilée, et avec un tableau où une position et son image dans un miroir ne font qu’une.
# en: d23547d2
solved-3-3 = Voici cette partie, tour après tour, et où aurait mené chaque autre coup. (« Ouvert » veut dire que Rouge est loin de pouvoir forcer la victoire aussi tôt.) Où Rouge n’a-t-il qu’un seul bon coup ?
# en: d41e1caa
solved-4-1 = ## Personne
# en: 2c24a5a2
solved-4-2 = Dans le vrai jeu, chaque joueur a des coups spéciaux : un saut par-dessus une ligne de l’autre.
# en: b0b0f61b
solved-4-3 = La recherche dit la même chose, aussi loin qu’elle regarde.
# en: d907ac92
solved-prints-1 = Quelqu’un gagne.
# en: 0f8524cb
solved-prints-2 = Personne ne gagne en dix tours.
# en: 62c4860e
solved-4-4 = Mais en cent tours, ou en mille ? Les chats peuvent tourner en rond.
# en: f11d1ce2
solved-4-5 = Python cherche un tel ensemble. Au tour de l’attaquant, *tous* les coups doivent y rester ; au tour du défenseur, *un seul* suffit.
# en: 42084990
solved-4-6 = <details><summary>Lequel il prend</summary>
# en: e4801636
solved-4-7 = Un coup dont la position est déjà dans l’ensemble, ou après lequel l’attaquant ne peut pas gagner bientôt.
# en: 2438bfea
solved-4-8 = </details>
# en: 900cc8ec
solved-prints-3 = { $red } positions tiennent Rouge en échec.
# en: 608e7135
solved-prints-4 = { $blue } positions tiennent Bleu en échec.
# en: dcb6736a
solved-4-9 = Est-ce une démonstration ? Pour ces vérifications, il ne faut ni recherche ni confiance.
# en: 289d4a85
solved-4-10 = <details><summary>Pourquoi c’en est une</summary>
# en: 3129681b
solved-4-11 = Personne ne gagne à l’intérieur, l’attaquant ne peut pas en sortir, et le défenseur a toujours un coup qui y reste.
# en: fc039fe0
solved-4-12 = </details>
# en: 0d8ef5b7
solved-prints-5 = Les deux ensembles tiennent.
# en: d13c581c
solved-prints-6 = Un ensemble ne tient pas.
# en: 634c203b
solved-4-13 = Avec deux coups spéciaux chacun, personne ne peut forcer la victoire dans la cour intérieure.
# en: fcdccb59
solved-5-1 = ## En dehors du jeu
# en: e8b5b391
solved-5-2 = **Si tu programmes :** une rangée est-elle perdante pour celui qui doit jouer ? La fonction a le droit de s’appeler elle-même. Sinon, continue.
# en: d9ce610b
solved-6-1 = ## Exercices
# en: 257b8bdd
solved-6-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 0a9aa440
solved-7-1 = ## Ce que nous avons vu
# en: cbf72d5d
solved-7-2 = - Une position est perdante si chaque coup fait gagner l’autre.
    - Pour forcer la victoire, il te faut un bon coup à chacun de tes tours, et une réponse à tous les coups de l’autre.
    - Que personne ne peut gagner se démontre par un ensemble sûr : on peut toujours y rester. Tout le monde peut le vérifier.
# en: f081975e
solved-7-3 = **À méditer.** Le jeu d’échecs n’est pas résolu. Qu’est-ce qui l’empêche ? Si un programme dit que Rouge gagne, pourquoi le croire ?
# en: c14c22af
solved-7-4 = **Pour continuer.** Des chemins et des murs qui servent de démonstration : [Coupes et pièges](../washi_cat/lesson_cuts_and_traps.ipynb).
