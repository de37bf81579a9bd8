### empire/lesson_one_roll.ipynb

# en: 5eb7a8a9
empire-lesson-one-roll-0-1 = # Un seul jet
# en: ba03371f
empire-lesson-one-roll-0-2 = Trois dés en attaquent deux. Les plus grands gagnent, mais à égalité, la défense gagne. Quelle est la probabilité que la défense perde deux cubes ? Compte avant de croire : la première réponse publiée repose sur une erreur, et tu vas la rencontrer.
# en: 38d8874a
empire-lesson-one-roll-0-3 = - ce que montre le plus grand de plusieurs dés ;
    - pourquoi deux comparaisons dans un même jet ne sont pas deux pièces de monnaie ;
    - si la défense doit lancer un dé ou deux.
# en: e71d13d6
empire-lesson-one-roll-0-4 = **Il te faut** les fractions, et [Vingt lancers](../course/02_twenty_rolls.ipynb) : tu y découvres qui y gagne. Pas de programmation : lis, devine, appuie sur les boutons. Environ 45 minutes.
# en: b98fc1f5
empire-lesson-one-roll-0-5 = Les dés sont ceux du jeu Empire, auquel tu peux [jouer ici](play.ipynb). La leçon suivante parle de [batailles entières](lesson_markov.ipynb).
# en: 500a2341
empire-lesson-one-roll-1-1 = ## 1 Le plus grand de trois
# en: c1b8d1b1
empire-lesson-one-roll-1-2 = Qui attaque avec assez de cubes lance trois dés et prend le meilleur. Cela aide. De combien ?
# en: d0ba918a
empire-lesson-one-roll-1-3 = Deux dés ne sont pas deux fois meilleurs qu’un seul, ni trois dés trois fois. Ici, tous les jets de trois dés sont écrits et comptés.
# en: 96fb2cf9
empire-lesson-one-roll-prints-1 = { $sum-max-roll-6-for-roll-in-rolls } sur { $len-rolls }
# en: 67b30558
empire-lesson-one-roll-1-4 = Déplace le curseur et regarde la moyenne.
# en: 3360adbc
empire-lesson-one-roll-1-5 = Maintenant, trois dés en attaquent un.
# en: 88528c68
empire-lesson-one-roll-1-6 = Quatre dés tombent de 6⁴ = 1 296 façons. Les voici toutes comptées.
# en: 0180eb5b
empire-lesson-one-roll-2-1 = ## 2 Une erreur célèbre
# en: 040c2588
empire-lesson-one-roll-2-2 = Voici le jet que font les grandes armées. L’attaque a un troisième dé, la défense a les égalités. Dans [Vingt lancers](../course/02_twenty_rolls.ipynb), tu as compté les 7 776 façons dont cinq dés peuvent tomber. N’y a-t-il pas plus court ? Voici une idée. L’attaque gagne la première comparaison avec une certaine probabilité, et la deuxième aussi. Pour gagner les deux, on multiplie. Mais avant : en a-t-on le droit ?
# en: cb43687a
empire-lesson-one-roll-2-3 = La première analyse publiée de ce jet (Tan, 1997) a cru les deux comparaisons indépendantes et a multiplié. Blatt (2002) et Osborne (2003) ont compté. À toi maintenant.
# en: 855dbc36
empire-lesson-one-roll-2-4 = Le tableau montre les deux façons.
# en: a164ed2f
empire-lesson-one-roll-2-5 = Multiplier fait paraître les deux extrêmes trop rares : si un camp gagne la première comparaison, il a tendance à gagner aussi la deuxième. On peut le demander directement à la liste de tous les jets. Voici la probabilité de gagner la deuxième comparaison, d’abord sans rien savoir, puis en sachant que la première est gagnée.
# en: 732d12c9
empire-lesson-one-roll-2-6 = Une simulation met d’accord tous ceux qui ne croient pas aux listes. Les barres sont exactes, les points sont 2 000 jets, avec un intervalle pour chacun.
# en: 3c182470
empire-lesson-one-roll-3-1 = ## 3 Un dé ou deux ?
# en: 87e39057
empire-lesson-one-roll-3-2 = Une défense qui a deux cubes peut lancer un seul dé, et un seul cube est alors en jeu. Prudent, ou trop prudent ?
# en: cb41476d
empire-lesson-one-roll-3-3 = Pour chaque choix des deux camps, à chaque moment d’une bataille, la bibliothèque a cherché où il mène si l’on joue ensuite le mieux possible. Les meilleurs nombres de dés, à dix cubes contre dix, sont ceux-ci.
# en: ba71a2d4
empire-lesson-one-roll-prints-2 = avant : { $before }, après une première victoire : { $after }
# en: 163abb9f
empire-lesson-one-roll-prints-3 = attaque :
# en: 5aecd22b
empire-lesson-one-roll-prints-4 = défense :
# en: 340ca4d3
empire-lesson-one-roll-4-1 = ## 4 Tes propres dés
# en: 8a90195f
empire-lesson-one-roll-4-2 = Change le nombre de dés, leurs faces et qui gagne les égalités. Le graphique montre combien de cubes la défense perd de plus que l’attaque. Un jet équitable aurait pour moyenne 0. Aucun de ceux-ci ne l’a tout à fait. Deux s’en approchent autant l’un que l’autre : lesquels ?
# en: 16823c72
empire-lesson-one-roll-5-1 = ## Ce que nous avons vu
# en: ce09cb9e
empire-lesson-one-roll-5-2 = - Le plus grand de trois dés montre un 6 dans 91 jets sur 216 : compte les jets sans 6, et prends le reste.
    - Trois contre deux : la défense perd deux cubes dans 2 890 jets sur 7 776.
    - Les deux comparaisons d’un jet se font avec les mêmes dés : elles ne sont donc pas indépendantes, et on n’a pas le droit de multiplier.
    - Deux dés défendent mieux qu’un.
# en: ac5843cf
empire-lesson-one-roll-6-1 = ## Vérifications
# en: f4c202a4
empire-lesson-one-roll-6-2 = Si tu aimes programmer : l’attaque gagne la première comparaison avec 3667/7776 et la deuxième avec 4724/7776. Quelqu’un les multiplie pour avoir la probabilité que la défense perde deux cubes. Corrige la cellule.
# en: f57ee0a9
empire-lesson-one-roll-6-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 7f0c1ad2
empire-lesson-one-roll-6-4 = **À méditer.** Avec des dés qui ont énormément de faces, il n’y a presque jamais d’égalité. Qui est alors favori à un dé contre un ? À trois contre deux ? Dans le [labo](design_lab.ipynb), tu peux essayer, et voir ce que deviennent les parties entières.
