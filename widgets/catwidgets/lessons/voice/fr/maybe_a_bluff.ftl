### Et si c’était un bluff ? Variables : { $n } cas dont { $able } où Kuro peut battre ta carte, { $times } cas dont un où il se retient, { $spam } courriels indésirables sur 100 et { $others } les autres, { $caught } et { $wrong } courriels sur 10 qui ont le mot, { $cards } cartes dont { $same } sont des 2.

# en: 36046753
maybe-a-bluff-guide =
    .plan-1 = Passer, peut-être un bluff : la classe devine, puis dessine les 210 donnes sur papier quadrillé.
    .plan-2 = « À toi » 1 et 2 : la pièce sous forme de fonction, et la mise à jour.
    .plan-3 = Comment la carte a-t-elle été choisie ? Faire distribuer et compter les deux côtés.
    .plan-4 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Ce que vous saviez, multiplié par la probabilité que cela donne à ce que vous avez vu, puis partagé de nouveau.
    .say-2 = Ce qu’on voit est une chose. Comment on en est venu à le voir en est une autre.
    .ask-1 = Quelle partie de l’aire colorée grandit, si Kuro se retient plus souvent ?
    .ask-2 = Qui avait le choix, et qui ne l’avait pas ?
    .support = Pensez à 210 donnes plutôt qu’à des fractions : dix pour chacune des 21 mains.
    .extension = Que vaut un « je passe » de la part de quelqu’un qui se retient neuf fois sur dix ?
    .ticket-1 = 1 carte sur 3 bat la tienne, Kuro en a une, et il lance une pièce avant de jouer. Il passe. Quelle est la probabilité qu’il ait pu jouer ?
    .ticket-2 = (1/6)/(1/6 + 2/3) = 1/5
    .open-1 = Et si Kuro savait que tu devines ses cartes quand il passe ?
    .open-1-answer = Il devrait se retenir de temps en temps : passer en dit alors moins. Combien de fois, c’est une question de théorie des jeux.
    .open-2 = Arrive-t-il que passer ne dise rien du tout ?
    .open-2-answer = Oui : si tout le monde passe aussi souvent, quoi qu’il ait en main. Alors toutes les vraisemblances sont égales, et la mise à jour ne change rien.

# en: 1b7002da
maybe-a-bluff-could-have = Maintenant, Kuro se retient : s’il peut battre ton 2, il lance une pièce pour savoir s’il joue. Il passe. Quelle est la probabilité qu’il ait pu jouer ?
    .hint-1 = C’est la pièce. Celui qui ne peut pas jouer passe sans la lancer.
    .hint-2 = C’était vrai avant qu’il passe.
    .hint-3 = C’est « il pouvait, et il a passé ». Tu sais qu’il a passé : divise par la probabilité qu’il passe.
    .hint-4 = Il se retient peut-être.
    .because = Sur 210 donnes, 60 ne peuvent pas jouer et passent, 150 le peuvent, et 75 de celles-ci passent : 75 sur 135.
# en: ed28ee70
maybe-a-bluff-coin = Quelle est la probabilité qu’un Kuro qui lance une pièce passe, si tu ouvres avec un 2 ?
    .because = La vraisemblance de ce que tu as vu, dans chaque cas : certain s’il ne peut pas jouer, une pièce s’il peut.
# en: 60d68b6d
maybe-a-bluff-with-a-coin = Et quelle est la probabilité que ce Kuro, qui a passé, ait le sosie ?
    .hint-1 = C’était vrai quand il ne passait que s’il ne pouvait pas jouer. Maintenant, passer en dit moins.
    .hint-2 = C’était vrai avant qu’il passe. Passer dit encore quelque chose.
    .hint-3 = C’est « le sosie, et il passe ». Divise par toutes les donnes où il passe : 135.
    .hint-4 = Les mains qui ont le sosie et une carte qui bat un 2 ne passent qu’une fois sur deux.
    .because = Trois de ses six mains ne peuvent pas jouer et comptent entièrement, les trois autres comptent pour moitié : 4,5 sur 13,5.
# en: ff845bb5
maybe-a-bluff-another-two = Tu ouvres avec ton 1 noir. Kuro joue le sosie 2. Ses plus petites cartes au-dessus de 1 sont des 2, et s’il en a deux, il en prend un sans regarder. Quelle est la probabilité que son autre carte soit l’un des deux 2 noirs ?
    .hint-1 = Deux cartes sur six, mais les six n’ont pas la même probabilité : avec un autre 2, il aurait pu jouer celui-là.
    .hint-2 = Une des sept cartes a été jouée. Il en reste six.
    .hint-3 = Il a un autre 2 ou il n’en a pas, mais les deux n’ont pas la même probabilité.
    .hint-4 = Il reste six cartes, et deux d’entre elles sont des 2. Pense ensuite à la façon dont il a choisi quel 2 jouer.
    .hint-5 = Il y a deux autres 2.
    .because = Les mains qui ont un autre 2 ne jouent le sosie qu’une fois sur deux : (½ + ½)/(½ + ½ + 4).
# en: 58919e7a
maybe-a-bluff-exercise-1 = Avec une probabilité de { $able }/{ $n }, Kuro peut battre ta carte. S’il peut, il se retient dans 1 cas sur { $times }. Quelle est la probabilité qu’il puisse jouer et passe quand même ?
    .level = Échauffement
    .hint-1 = C’est la probabilité qu’il puisse jouer.
    .hint-2 = C’est la probabilité qu’il se retienne quand il peut jouer. Quelle est la probabilité qu’il le puisse ?
    .because = Dans { $able }/{ $n } des cas, il peut jouer, et dans 1 de ces cas sur { $times }, il passe : multiplie.
# en: c6853ca5
maybe-a-bluff-exercise-2 = Avec une probabilité de { $able }/{ $n }, Kuro peut battre ta carte. S’il peut, il se retient dans 1 cas sur { $times }. Quelle est la probabilité qu’il passe ?
    .level = Échauffement
    .hint-1 = C’est passer sans pouvoir jouer. Ajoute les cas où il se retient.
    .hint-2 = Ce sont les cas où il se retient. Ajoute ceux où il ne peut pas jouer.
    .because = Il ne peut pas jouer, ou il le peut et se retient : additionne les deux probabilités.
# en: 21c85ff3
maybe-a-bluff-exercise-3 = Avec une probabilité de { $able }/{ $n }, Kuro peut battre ta carte. S’il peut, il se retient dans 1 cas sur { $times }. Il passe. Quelle est la probabilité qu’il ait pu jouer ?
    .level = Entraînement
    .hint-1 = C’était vrai avant qu’il passe.
    .hint-2 = C’est la probabilité qu’il se retienne s’il peut jouer. Retourne la question.
    .hint-3 = C’est la probabilité qu’il puisse jouer et passe. Divise par tous les cas où il passe.
    .because = La part des cas où il s’est retenu, parmi tous ceux où il passe.
# en: cd8a80d9
maybe-a-bluff-exercise-4 = Sur 100 courriels, { $spam } sont indésirables. Le mot « gagner » est dans { $caught } sur 10 des courriels indésirables, et dans { $wrong } sur 10 des autres. Un courriel contient le mot « gagner ». Quelle est la probabilité qu’il soit indésirable ?
    .level = Entraînement
    .hint-1 = C’était vrai avant que tu voies le mot.
    .hint-2 = C’est la probabilité du mot dans un courriel indésirable. Retourne la question.
    .hint-3 = Ce serait vrai si la moitié des courriels étaient indésirables.
    .hint-4 = C’est « indésirable, avec le mot ». Divise par tous les courriels qui ont le mot.
    .because = Sur 1 000 courriels, { $spam } × { $caught } sont indésirables et ont le mot, et { $others } × { $wrong } ont le mot sans être indésirables.
# en: e82285b9
maybe-a-bluff-exercise-5 = Kuro joue un 2 blanc. Son autre carte vient d’un lot de { $cards } cartes ; parmi elles, le nombre de 2 est { $same }. S’il a deux 2, il en joue un sans regarder. Quelle est la probabilité que son autre carte soit un 2 ?
    .level = Défi
    .hint-1 = Avec deux 2, il ne montre le blanc qu’une fois sur deux.
    .hint-2 = Compte les mains, et donne à chacune la probabilité qu’elle a de te montrer le 2 blanc.
    .because = Une main qui a un autre 2 ne te montre le blanc qu’une fois sur deux.
