### Résolu. Variables : { $n } cases ou bonbons, { $most } combien au plus, { $multiple } un multiple de ce nombre, { $turns } et { $others } tours en tout et ceux de l’autre, { $moves } coups possibles par tour, { $cuts } partages, { $allowed } combien de cases on a le droit de barrer, { $lost } les rangées perdantes.

# en: 81dc21f3
solved-guide =
    .plan-1 = À deux, le jeu de la rangée avec 10 allumettes, puis contre l’écran. Qui trouve comment gagner ?
    .plan-2 = Premier pronostic. Au tableau, écrire gagnant ou perdant sous les nombres de 0 à 12.
    .plan-3 = Les deux chats. Un seul coup à son tour, tous à celui de l’autre. Puis l’arrière-cour, coup par coup.
    .plan-4 = La cour : deux pronostics.
    .plan-5 = Les coups spéciaux : personne ne peut-il gagner ? Qu’est-ce qui le démontrerait ? L’ensemble sûr.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Une position est perdante si chaque coup fait gagner l’autre. Elle est gagnante si un coup fait perdre l’autre.
    .say-2 = Une démonstration, les autres peuvent la vérifier, sans faire confiance à qui l’a trouvée.
    .ask-1 = Pourquoi un coup suffit-il au tour de Rouge, et pas au tour de Bleu ?
    .ask-2 = Que dit « en cinq tours » d’un perdant qui joue mal ?
    .ask-3 = Comment vérifierais-tu un ensemble sûr que quelqu’un te donne ?
    .support = Restez au jeu de la rangée. Faites colorier en rouge les rangées perdantes, en partant de 0.
    .extension = Donnez deux coups spéciaux aux chats de l’arrière-cour, et retrouvez les ensembles sûrs.
    .ticket-1 = À tour de rôle, on prend 1 ou 2 allumettes parmi 9. Celui qui prend la dernière gagne. Celui qui commence gagne-t-il ?
    .ticket-2 = Non : 0, 3, 6 et 9 sont perdants.
    .open-1 = Le jeu d’échecs n’est pas résolu. Qu’est-ce qui l’empêche ?
    .open-1-answer = Le nombre de positions, environ 10 puissance 44. L’idée est la même : un tableau des positions gagnantes et perdantes, rempli en partant de la fin.
    .open-2 = Si un programme dit que Rouge gagne, pourquoi le croire ?
    .open-2-answer = Parce qu’on peut le vérifier : un coup pour chaque tour de Rouge, et toutes les réponses de Bleu. Vérifier prend bien moins de temps que chercher.

# en: 86bea294
solved-say-play-task = Tu joues Rouge. Va chercher un poisson en face et ramène-le à la maison, à la rangée 1. Bleu joue parfaitement.
# en: 5589589e
solved-say-again = Recommencer
# en: 4011c38a
solved-say-again-tip = Recommencer depuis le début
# en: fb226f92
solved-say-backyard = L’arrière-cour
# en: 08e8c07e
solved-say-courtyard = La cour intérieure
# en: 331b2427
solved-say-one-each = Un chat chacun.
# en: f4a27750
solved-say-has-won = { $who ->
    [red] Rouge a gagné
   *[blue] Bleu a gagné
}.
# en: b7ab8195
solved-say-your-turn = À toi de jouer. Ton chat peut aller sur { $n } { FORM($n, "case", "cases") }.
# en: 8a658c36
solved-say-task = Quels coups gagnent, et lesquels perdent ?
# en: 9a8351b8
solved-say-outcome = { $who ->
    [red] Rouge gagne
    [blue] Bleu gagne
   *[open] ouvert
}{ $n ->
    [0] {""}
   *[other] {" "}en { $n }
}
# en: 391ebbf7
solved-say-short = { $who ->
    [red] Rouge
    [blue] Bleu
   *[open] ouvert
}{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
# en: da0d0821
solved-say-move-is = { $move } : { $told }
# en: 0e07d545
solved-say-after = Après { $turns } { FORM($turns, "tour", "tours") }. { $who ->
    [red] C’est à Rouge de jouer
   *[blue] C’est à Bleu de jouer
}. Coups possibles – { $told }.
# en: 2d712296
solved-say-perfect-task = Les deux jouent aussi bien que possible.
# en: b70c8deb
solved-say-perfect = Après { $turns } { FORM($turns, "tour", "tours") }. { $who ->
    [red] C’est à Rouge de jouer
   *[blue] C’est à Bleu de jouer
}, et Rouge gagne en { $left }. { $good } { FORM($good, "coup", "coups") } sur { $moves } { FORM($good, "le garantit", "le garantissent") }.
# en: 58beb36f
solved-say-moves = Coups
# en: 34328f5e
solved-say-move = coup
# en: 15119a01
solved-say-then = ensuite
# en: eb065dea
solved-controls =
    .turns_played = tours joués

# en: 4eaf49a3
solved-who = La cour intérieure a 20 cases. Les deux chats jouent parfaitement, sans coups spéciaux. Qui gagne ?
    .choices-first = Celui qui commence
    .choices-second = L’autre
    .choices-nobody = Personne ne peut forcer la victoire
    .hint-1 = Quelqu’un gagne, ou personne : seule une démonstration peut le dire. Et elle dit autre chose.
    .hint-2 = On pourrait le croire, car le plateau est le même des deux côtés. Mais quelqu’un joue en premier.
    .because = Quoi que fasse l’autre chat, le premier gagne. La bibliothèque a regardé tout ce qui compte.
# en: 66e51814
solved-turns = En combien de tours le gagnant gagne-t-il, si le perdant tient aussi longtemps que possible ? Compte les tours des deux.
    .hint-1 = Ce sont les tours du gagnant. Ceux du perdant comptent aussi.
    .hint-2 = Ce sont les tours du perdant. Ceux du gagnant comptent aussi.
    .hint-3 = Celui qui commence joue le dernier tour. Le nombre est donc impair.
    .hint-4 = Il y a 20 cases, mais on ne trace pas de ligne sur toutes.
    .hint-5 = Celui qui commence joue le dernier tour. Le nombre est donc impair.
    .hint-6 = C’est aussi rapide dans l’arrière-cour.
    .because = Huit tours du gagnant et sept de l’autre.
# en: 20a72502
solved-any-or-all = Tu veux démontrer que Rouge peut forcer la victoire. C’est à Bleu de jouer. Que dois-tu montrer ?
    .choices-one = Un coup de Bleu après lequel Rouge gagne
    .choices-all = Que Rouge gagne après chaque coup de Bleu
    .choices-none = Que Bleu n’a aucun coup
    .hint-1 = Bleu ne jouera pas ce coup-là. C’est Bleu qui choisit, pas Rouge.
    .hint-2 = Cela suffirait, mais c’est rarement le cas.
    .because = Au tour de Rouge, un bon coup suffit. Au tour de Bleu, il faut une réponse à tous les coups.
# en: 951f889f
solved-backyard = Retour au petit plateau du début, l’arrière-cour. En combien de tours Rouge peut-il forcer la victoire ? Compte les tours des deux.
    .hint-1 = Rouge commence, et Rouge joue le dernier tour. Le nombre est donc impair.
    .hint-2 = Rouge commence, et Rouge joue le dernier tour. Le nombre est donc impair.
    .hint-3 = Trois, ce sont les tours de Rouge seul.
    .hint-4 = C’est la cour intérieure.
    .because = b2, b3, c2, et après le tour suivant de Bleu, Rouge saute : le chat bleu ne peut plus passer.
# en: e80e5424
solved-one-special = Maintenant, chaque chat a un coup spécial : il peut sauter une fois par-dessus une ligne de l’autre. Qui peut forcer la victoire dans l’arrière-cour ?
    .choices-first = Celui qui commence
    .choices-second = L’autre
    .choices-nobody = Personne ne peut forcer la victoire
    .hint-1 = C’était vrai sans coups spéciaux. Que change le saut pour un chat enfermé ?
    .hint-2 = L’autre a aussi un coup spécial.
    .because = Chacun des deux peut tenir l’autre en échec pour toujours.
# en: 60bebb82
solved-what-proves-it = Tu dis que personne ne pourra jamais forcer la victoire. Une partie pourrait durer sans fin. Qu’est-ce qui le démontre ?
    .choices-safe = Un ensemble de positions où l’on peut toujours rester sans jamais perdre
    .choices-many = Un million de parties où personne n’a gagné
    .choices-long = Une recherche qui regarde vingt tours plus loin
    .hint-1 = À la partie suivante, quelqu’un trouvera peut-être un meilleur coup.
    .hint-2 = Et après vingt et un tours ?
    .because = Si tu peux toujours rester dans l’ensemble, et si personne n’y gagne, tu tiens pour toujours. Tout le monde peut le vérifier.
# en: 2a36b0fe
solved-lost = Si une rangée de ce nombre de cases est perdante pour celui qui doit jouer.
    .because = Une rangée est perdante si chaque coup laisse à l’autre une rangée gagnante. Donc 0, 4, 8, 12 et ainsi de suite sont perdants.
# en: 99eac9dd
solved-exercise-1 = Une rangée a { $n } cases. À tour de rôle, on en barre de 1 à { $most }. Celui qui barre la dernière gagne. Combien en barres-tu d’abord pour gagner ?
    .level = Échauffement
    .hint-1 = Avec combien de cases perd celui qui doit barrer ? Commence par les petits nombres.
    .hint-2 = Avec combien de cases perd celui qui doit barrer ? Commence par les petits nombres.
    .because = Laisse à l’autre un multiple de { $multiple }, maintenant et après chaque tour.
# en: ae982c0c
solved-exercise-2 = Une rangée a { $n } cases. À tour de rôle, on en barre 1 ou 2. Celui qui barre la dernière gagne. Celui qui commence gagne-t-il, si les deux jouent parfaitement ?
    .level = Échauffement
    .choices-yes = Oui
    .choices-no = Non
    .hint-1 = { $n } est un multiple de 3. Après chaque tour, l’autre peut revenir à un multiple de 3.
    .hint-2 = { $n } n’est pas un multiple de 3. Le premier tour peut-il en faire un ?
    .because = Les multiples de 3 sont perdants pour celui qui doit jouer : à 1, l’autre répond par 2, et à 2 par 1.
# en: 226fc6c2
solved-exercise-3 = Une partie dure { $turns } tours, et à chacun il y a { $moves } coups. Celui qui commence a un coup gagnant à chaque tour. Combien de parties une démonstration doit-elle montrer, si elle écrit chacune de ses parties une seule fois ?
    .level = Entraînement
    .hint-1 = Ce sont toutes les parties. Au gagnant, il suffit d’un bon coup à la fois.
    .hint-2 = Chaque coup de l’autre mène à des parties différentes.
    .hint-3 = Le gagnant est celui qui commence : qui a le moins de tours ?
    .hint-4 = Chaque coup de l’autre mène à des parties différentes.
    .because = Un seul coup à chaque tour du gagnant, et { $moves } coups à chacun des { $others } tours de l’autre.
# en: aaf27fea
solved-exercise-4 = Deux enfants ont un tas de { $n } bonbons. À tour de rôle, chacun partage un tas en deux, jusqu’à ce qu’on ne puisse plus rien partager. Celui qui fait le dernier partage gagne. Qui gagne ?
    .level = Entraînement
    .choices-first = Celui qui commence
    .choices-second = L’autre
    .choices-best = Celui qui joue le mieux
    .hint-1 = Compte les tas. Combien chaque partage en ajoute-t-il, et combien y en a-t-il à la fin ?
    .hint-2 = Compte les tas. Combien chaque partage en ajoute-t-il, et combien y en a-t-il à la fin ?
    .hint-3 = Joue deux fois, de manières différentes, et compte les partages.
    .because = Chaque partage fait un tas de plus. À la fin, il y a { $n } tas, donc { $cuts } partages, de quelque façon qu’on joue.
# en: 4fa49a5c
solved-exercise-5 = Dans une rangée de cases, on en barre quelques-unes à tour de rôle ; leur nombre doit être l’un de ceux-ci : { $allowed }. Celui qui ne peut plus barrer a perdu. Parmi les rangées de 1 à { $most } cases, combien sont perdantes pour celui qui commence ?
    .level = Défi
    .hint-1 = Ce sont toutes les rangées. Commence par la plus courte : lesquelles sont perdantes ?
    .because = Celles-ci : { $lost }.
# en: c2a2df3d
solved-say-row = Une rangée de dix cases
# en: 7e5f20cf
solved-say-row-task = Tu es Rouge. Combien de cases barres-tu ?
# en: 0746d246
solved-say-row-tip = Barrer { $n } { FORM($n, "case", "cases") }
# en: f86d5d63
solved-say-row-left = Il reste { $n } { FORM($n, "case", "cases") }.
# en: 956d577b
solved-say-too-many = Il ne reste que { $n } { FORM($n, "case", "cases") }.
# en: b52d13b2
solved-row = Combien des dix cases barres-tu d’abord pour pouvoir gagner, quoi que fasse l’autre ?
    .hint-1 = Il en reste 9. L’autre en barre 1, et tu te retrouves devant 8.
    .hint-2 = Il en reste 7. L’autre en barre 3, et tu te retrouves devant 4.
    .because = Il en reste 8. Quoi que fasse l’autre, tu lui en laisses 4, puis tu barres la dernière.
# en: 5b0d2430
solved-mower = Un robot tond une pelouse sans clôture et ne doit jamais en sortir. De temps en temps, le vent le pousse un peu. Qu’est-ce qui prouve qu’il n’en sortira jamais ?
    .choices-safe = Une partie de la pelouse d’où aucun vent ne le pousse, et de chaque place un mouvement qui y reste
    .choices-year = Une année où il n’est jamais sorti de la pelouse
    .choices-million = Un million d’essais avec du vent sur ordinateur
    .hint-1 = L’an prochain, un autre vent peut souffler.
    .hint-2 = Le vent qui n’a pas été essayé peut venir.
    .because = C’est encore un ensemble sûr : le vent attaque, et le robot peut toujours rester.
