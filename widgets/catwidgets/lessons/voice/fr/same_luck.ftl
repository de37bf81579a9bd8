### La même chance. Variables : { $n } dés, { $f } une face, { $g } ce qu’elle compte en plus et { $less } en moins, { $a }, { $b }, { $c } et { $d } des gains, { $s } et { $t } deux écarts-types, { $w } une marge d’erreur.

# en: 982907ed
same-luck-guide =
    .plan-1 = Par deux, lancer dix dés et les additionner deux fois sur la fiche : tels quels, puis chaque 1 compte 3 et chaque 6 compte 5. D’autres binômes relancent dix dés pour chaque règle. Chez qui les différences varient-elles le plus ?
    .plan-2 = Premier pronostic et premier « À toi » : la moyenne, face par face. Puis un seul test avec des dés séparés.
    .plan-3 = Quelle sorte de test est la meilleure, et de combien ? Les deux intervalles, avec de plus en plus de tests.
    .plan-4 = Combien de tests il faut : pour une erreur deux fois plus petite, quatre fois plus de tests.
    .plan-5 = Un porte-bonheur pour les plus mauvais, et des chaussures à un seul pied : ce qui rend une comparaison équitable en dehors des jeux.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Nous regardons la différence de chaque paire. Ce que les deux ont en commun, par exemple de bons dés, disparaît.
    .say-2 = Le porte-bonheur a été donné à ceux qui avaient eu de la malchance. La malchance ne dure pas, avec ou sans porte-bonheur.
    .ask-1 = Quelles faces ne changent rien avec la nouvelle règle ? Que font-elles à un test avec les mêmes dés ?
    .ask-2 = Pourquoi un test avec des dés séparés n’est-il pas faux, mais faible ?
    .ask-3 = Qui aurait dû relancer sans porte-bonheur ?
    .support = Faites écrire les dés d’un lancer sur une ligne, et en dessous ce que chacun compte maintenant. Seuls les 1 et les 6 changent.
    .extension = Trouvez une règle pour laquelle un test avec les mêmes dés n’est pas meilleur du tout : que doit faire la nouvelle règle aux grandes et aux petites faces ?
    .ticket-1 = Dix coureurs essaient deux paires de chaussures. Comment en faire un test apparié, et que faut-il regarder ?
    .ticket-2 = Chacun court avec les deux, certains d’abord avec les nouvelles : on le tire au sort. On regarde les dix différences.
    .open-1 = La même chance peut-elle tromper ?
    .open-1-answer = Oui, si la règle change qui reçoit quelle chance : les mêmes dés dans un autre ordre, ce n’est plus la même chance. Et il faut former les paires avant de connaître les résultats.
    .open-2 = Pourquoi le hasard devrait-il décider qui prend le médicament ?
    .open-2-answer = Si les médecins ou les malades choisissent, ceux qui vont plus mal le choisiront peut-être plus souvent. Tirés au sort, les deux groupes se ressemblent, à la chance près, et la chance se calcule.

# en: a20bfa5c
same-luck-say-same = Mêmes dés
# en: ab5dd4ee
same-luck-say-same-tip = Lancer une fois, et compter selon les deux règles
# en: 79ae1582
same-luck-say-own = Dés séparés
# en: e9752010
same-luck-say-own-tip = Lancer une fois pour chaque règle
# en: dec5dfb0
same-luck-say-many = 20 de chaque
# en: fae18ac4
same-luck-say-many-tip = Faire beaucoup de tests
# en: c7dbc2cc
same-luck-say-again = Recommencer
# en: c70ac1c9
same-luck-say-again-tip = Oublier tous les tests
# en: caac6e19
same-luck-say-play-task = Nouvelle règle : un 1 compte 3, un 6 compte 5 (les dés entourés). Les sommes sont-elles plus grandes en moyenne ? Fais des tests.
# en: be594c59
same-luck-say-tests = La nouvelle règle gagne-t-elle ?
# en: 755188df
same-luck-say-old = avant : { $total }
# en: bc43b5aa
same-luck-say-new = après : { $total }
# en: addcfc6b
same-luck-say-last = Le dernier test : { $gain }.
# en: b82eb77c
same-luck-say-no-test = Encore aucun test.
# en: bed9360b
same-luck-say-so-far = { $kind } : { $n } { FORM($n, "test", "tests") }, { $mean } en moyenne.
# en: f445e265
same-luck-say-same-dice = mêmes dés
# en: e587500b
same-luck-say-own-dice = dés séparés
# en: 3c56a046
same-luck-say-task = À partir de combien de tests zéro est-il en dehors ?
# en: cc9e8f4c
same-luck-say-errors = Gain moyen avec la nouvelle règle
# en: 22bba8f0
same-luck-say-of-kind = sorte
# en: 80cbfe9d
same-luck-say-average-gain = gain moyen
# en: d21961cc
same-luck-say-margin = marge d’erreur
# en: 167a6d15
same-luck-say-average = moyenne
# en: 2a4f4422
same-luck-say-no-difference = pas de différence
# en: 39c5cfd7
same-luck-say-gained = { $kind } { $gain } ± { $margin }
# en: cf48680c
same-luck-say-each = { $tests } { FORM($tests, "test", "tests") } de chaque sorte : { $said }.
# en: 9beebe05
same-luck-say-gain = gain
# en: 925f6e9d
same-luck-say-paper = Six tests à faire
# en: 39609e9c
same-luck-say-paper-rolled = tels quels
# en: e3418ecd
same-luck-say-paper-new = 1 → 3, 6 → 5
# en: b99bf225
same-luck-say-paper-test = test { $n }
# en: c2f1faa8
same-luck-controls =
    .tests = tests
    .school = école

# en: 0fe80677
same-luck-rule = On additionne dix dés. Avec la nouvelle règle, un 1 compte 3, et un 6 compte 5. En moyenne, dix dés font-ils moins, autant ou plus qu’avec l’ancienne règle ?
    .choices-fewer = Moins
    .choices-same = Autant
    .choices-more = Plus
    .hint-1 = Un 6 perd un point. Que gagne un 1 ?
    .hint-2 = Lequel change le plus, le 1 ou le 6 ?
    .because = Un 1 gagne deux points, un 6 en perd un, et les deux sortent aussi souvent.
# en: edf9f084
same-luck-ten-dice = Combien de points de plus dix dés font-ils en moyenne avec la nouvelle règle ? C’est son gain moyen.
    .hint-1 = Deux de plus pour un 1, un de moins pour un 6 : cela fait un de plus si les deux sortent. Combien de fois chacun sort-il avec dix dés ?
    .hint-2 = C’est un seul dé. Il y en a dix.
    .hint-3 = Seuls les 1 et les 6 changent.
    .hint-4 = C’est vrai pour les 1 seuls. Un 6 perd un point.
    .hint-5 = Un 6 retire un point. Il n’en ajoute pas.
    .because = Pour chaque dé, (2 − 1)/6 = 1/6 de plus ; pour dix dés, 10/6 = 5/3.
# en: dacbb668
same-luck-single = La nouvelle règle donne plus. Tu fais un seul test : dix dés pour l’ancienne règle, dix autres pour la nouvelle. Sur 100 tests de cette sorte, combien de fois la nouvelle règle fait-elle la plus grande somme ?
    .choices-57 = Environ 57 fois
    .choices-75 = Environ 75 fois
    .choices-95 = Environ 95 fois
    .hint-1 = La chance seule écarte les sommes d’environ 6. Le gain moyen n’est que de 1,7.
    .hint-2 = La chance seule écarte les sommes d’environ 6. Le gain moyen n’est que de 1,7.
    .because = 57 sur 100 : dans un seul test, la chance est bien plus forte que la règle. Meilleur en moyenne ne veut pas dire meilleur à chaque fois.
# en: e1ac131d
same-luck-which = Tu peux faire vingt tests. Quelle sorte en dit le plus sur la règle ?
    .choices-own = Des dés séparés, un lancer pour chaque règle
    .choices-same = Les mêmes dés pour les deux règles
    .choices-alike = Les deux en disent autant
    .hint-1 = Plus de dés, mais aussi plus de chance et de malchance. Que fait à un tel test un lancer avec beaucoup de 6 ?
    .hint-2 = Les deux ont raison en moyenne. Lequel varie le moins ?
    .because = Avec les mêmes dés, les bons et les mauvais lancers disparaissent de la différence. Il reste la règle.
# en: d30ebed7
same-luck-many = Combien de tests avec des dés séparés en disent autant qu’un seul avec les mêmes dés ?
    .choices-2 = Environ 2
    .choices-5 = Environ 5
    .choices-25 = Environ 25
    .hint-1 = L’écart-type des différences est 2,3 fois plus grand. Et pour une erreur deux fois plus petite, il faut quatre fois plus de tests.
    .hint-2 = L’écart-type des différences est 2,3 fois plus grand, et il faut élever 2,3 au carré.
    .because = L’écart-type des différences est 2,8 avec les mêmes dés, 6,4 avec des dés séparés. (6,4/2,8)^2 fait environ 5.
# en: d4d95c3f
same-luck-needed = Vingt tests avec les mêmes dés ont une marge d’erreur d’environ ±1,3. Combien de tests faut-il pour qu’elle soit deux fois plus petite ?
    .hint-1 = Avec deux fois plus de tests, elle n’est que 1,4 fois plus petite : l’erreur diminue comme la racine carrée.
    .hint-2 = Avec moins de tests, elle augmente.
    .hint-3 = Avec autant de tests, elle reste comme elle est.
    .hint-4 = Élève au carré le 2, pas le 20.
    .because = Pour une erreur deux fois plus petite, il faut quatre fois plus de tests : 4 × 20.
# en: e700e181
same-luck-worst = Cent joueurs lancent dix dés. Les dix qui ont les plus petites sommes, 26 en moyenne, reçoivent un porte-bonheur et relancent : 35 en moyenne. Qu’a fait le porte-bonheur ?
    .choices-charm = Il a apporté environ 9 de plus
    .choices-anyhow = Rien : ils auraient fait environ 35 de toute façon
    .choices-down = Il a apporté un peu, le reste était de la chance
    .hint-1 = Que fait-on en moyenne avec dix dés, qui que l’on soit ?
    .hint-2 = Que fait-on en moyenne avec dix dés, qui que l’on soit ? Reste-t-il quelque chose pour le porte-bonheur ?
    .because = Dix dés font 35 en moyenne, quoi qu’il y ait eu avant. Qui a été choisi pour sa malchance fait mieux la fois suivante. C’est la régression vers la moyenne. Compare avec dix joueurs qui ont lancé aussi mal et n’ont pas reçu de porte-bonheur.
# en: f0ef3e70
same-luck-pairs = Une nouvelle semelle dure-t-elle plus longtemps ? Lequel de ces tests donne la même chance aux deux semelles ?
    .choices-classes = Une classe reçoit les nouvelles semelles, une autre les anciennes
    .choices-feet = Chaque enfant porte la nouvelle semelle à un pied, l’ancienne à l’autre
    .choices-seasons = Tous portent les anciennes semelles au printemps et les nouvelles en été
    .hint-1 = Une classe court peut-être plus que l’autre. Chacune a alors sa propre chance.
    .hint-2 = Les mêmes enfants, mais à un autre moment : en été, ils jouent plus dehors. Et ils ont grandi.
    .because = Les deux semelles font les mêmes chemins, par le même temps, sous le même enfant. Pour chaque enfant, une pièce décide quel pied reçoit la nouvelle.
# en: 32af4e7e
same-luck-exercise-1 = On additionne { $n } dés. Avec une nouvelle règle, chaque { $f } compte { $g } de plus. Quel est le gain moyen ?
    .level = Échauffement
    .hint-1 = Tous les dés ne montrent pas un { $f }. Un sur six en montre un.
    .hint-2 = C’est un seul dé.
    .hint-3 = C’est le gain d’un seul { $f }. Combien des { $n } dés montrent un { $f } en moyenne ?
    .hint-4 = C’est le nombre moyen de dés qui montrent un { $f }. Chacun compte { $g } de plus.
    .because = { $n }/6 dés montrent un { $f }, et chacun gagne { $g }.
# en: fc62e18d
same-luck-exercise-2 = Dans quatre tests avec les mêmes dés, les gains sont +{ $a }, +{ $b }, +{ $c } et −{ $d }. Quel est le gain moyen ?
    .level = Échauffement
    .hint-1 = Le dernier a un signe moins.
    .hint-2 = C’est la somme. Divise par le nombre de tests.
    .hint-3 = Les quatre tests comptent, le dernier aussi.
    .hint-4 = Le dernier test compte aussi.
    .because = Leur somme, divisée par quatre.
# en: 37a1dbaa
same-luck-exercise-3 = On additionne { $n } dés. Avec une nouvelle règle, un 1 compte { $g } de plus, et un 6 compte { $less } de moins. Quel est le gain moyen ?
    .level = Entraînement
    .hint-1 = Un 6 compte moins. Retire-le.
    .hint-2 = C’est un seul dé.
    .hint-3 = C’est un seul 1 et un seul 6. Combien y en a-t-il avec { $n } dés ?
    .hint-4 = C’est pour les 1. Les 6 comptent moins.
    .because = Pour chaque dé ({ $g } − { $less })/6, et il y en a { $n }.
# en: 1e64f45b
same-luck-exercise-4 = On teste une règle. Si les deux côtés ont la même chance, l’écart-type des différences est { $s } ; si chacun a la sienne, il est { $t }. Combien de tests où chacun a la sienne en disent autant qu’un seul avec la même chance ?
    .level = Entraînement
    .hint-1 = C’est le rapport des deux écarts-types. Pour le nombre de tests, il faut son carré.
    .hint-2 = Divise, puis élève au carré.
    .hint-3 = Divise d’abord par { $s }.
    .because = ({ $t }/{ $s })^2 : l’erreur diminue comme la racine carrée du nombre de tests.
# en: 4c502257
same-luck-exercise-5 = En dehors du jeu : on essaie un médicament sur des jumeaux, paire par paire. Une pièce décide qui le reçoit, l’autre reçoit un comprimé sans médicament. L’écart-type des différences est { $s }. La moyenne de n paires a une marge d’erreur d’environ 2 × { $s }/√n. Pour combien de paires est-elle de { $w } ?
    .level = Défi
    .hint-1 = C’est √n. Élève-le au carré.
    .hint-2 = Il y a un 2 devant l’écart-type.
    .hint-3 = Il y a un 2 devant l’écart-type, et une racine carrée sur n.
    .because = √n = 2 × { $s }/{ $w }, et n en est le carré.
