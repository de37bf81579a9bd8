### empire/lesson_markov.ipynb

# en: 59f80288
empire-lesson-markov-0-1 = # Une bataille comme chaîne de Markov
# en: 3a968f7a
empire-lesson-markov-0-2 = Tu as huit cubes, en face il y en a sept. Tu peux attaquer, et t’arrêter quand tu veux. Faut-il le faire ? Un lancer se compte facilement, mais une bataille en demande beaucoup, et personne ne sait d’avance combien. Dans cette leçon, tu les suis tous à la fois.
# en: e6009379
empire-lesson-markov-0-3 = - ce que sont les états et les étapes, et pourquoi le passé ne compte pas ;
    - comment une matrice sait comment finit une bataille, et combien de temps elle dure ;
    - quelles chances a une marche à travers plusieurs quartiers, et quand s’arrêter.
# en: 309f6b98
empire-lesson-markov-0-4 = **Il te faut** les probabilités d’un lancer, de [la leçon précédente](lesson_one_roll.ipynb), les états, de [Armées égales](../course/15_equal_armies.ipynb), et pour la partie 4 le produit de deux matrices. Environ 90 minutes ; les parties 1 à 3 font une séance à elles seules.
# en: 878ed295
empire-lesson-markov-0-5 = **Notre façon de compter.** Un cube doit toujours rester chez soi. Ici, on compte tous les cubes, celui-là aussi, tels que tu les vois sur le plan. Beaucoup de tableaux publiés ne le comptent pas : leur « 3 contre 2 » est notre « 4 contre 2 ».
# en: b009316e
empire-lesson-markov-1-1 = ## 1 Trois contre un
# en: fed39976
empire-lesson-markov-1-2 = Trois cubes en attaquent un seul. Deux peuvent lancer, le troisième doit rester. Un lancer mène à l’une de ces deux situations :
# en: b3ad2961
empire-lesson-markov-1-3 = Si le lancer est perdu, il reste deux cubes, et ils peuvent essayer encore une fois, avec un dé.
# en: 8f4eacf6
empire-lesson-markov-1-4 = Ce que tu viens d’utiliser mérite un nom. « Deux contre un » est un **état** : qui le connaît peut oublier comment la bataille en est arrivée là. Un lancer est une **étape** d’un état à l’autre. Des étapes dont les probabilités ne dépendent que de l’état forment une **chaîne de Markov**, et un état qu’on ne quitte plus, parce que la bataille est finie, est dit **absorbant**.
# en: 91eed82b
empire-lesson-markov-2-1 = ## 2 Tous les états sur un tableau
# en: fa2329f5
empire-lesson-markov-2-2 = Chaque carré est un état : le nombre d’attaquants qui restent se lit de gauche à droite, celui des défenseurs de haut en bas. Les places rondes sont absorbantes : en bas, le quartier est conquis ; à droite, il a tenu bon. Au début, toute la probabilité, 100 %, est sur un seul carré. Déplace le dernier curseur, lancer après lancer, et regarde où elle coule.
# en: b5ffa5ac
empire-lesson-markov-2-3 = Tant que deux dés défendent contre deux ou trois, chaque lancer enlève deux cubes : la probabilité coule donc de diagonale en diagonale.
# en: 58de2ea7
empire-lesson-markov-3-1 = ## 3 Quatre contre deux
# en: f9556dc3
empire-lesson-markov-3-2 = Allons maintenant jusqu’au bout. Mets le tableau à quatre contre deux, et devine avant de déplacer les lancers.
# en: 29fd328f
empire-lesson-markov-3-3 = La bibliothèque additionne tous les déroulements possibles, en fractions. Voici ce qui reste de l’armée qui attaque, que le quartier soit conquis ou non.
# en: e739c66b
empire-lesson-markov-3-4 = Les deux camps y perdent des cubes. Lequel en perd le plus ?
# en: 48978482
empire-lesson-markov-4-1 = ## 4 Ce que sait une matrice
# en: 2aa40f4d
empire-lesson-markov-4-2 = Écris les probabilités d’une étape sous forme de matrice. Les lignes et les colonnes de *Q* sont les états où la bataille continue ; ce qui manque dans une ligne mène à la fin. Pour trois contre deux, cela fait quatre états.
# en: b48d253a
empire-lesson-markov-4-3 = *Q*, c’est une étape, *Q*² deux étapes, *Q*³ trois. La somme 1 + *Q* + *Q*² + … compte combien de fois on passe par chaque état. Dans cette petite bataille, *Q*² vaut déjà 0 : après deux lancers, c’est fini. Dans une bataille plus longue, la somme continue, mais elle s’écrit toujours comme celle d’une suite géométrique : (1 − *Q*)⁻¹. C’est la **matrice fondamentale**.
# en: cab54af9
empire-lesson-markov-4-4 = La somme d’une ligne est le nombre moyen de lancers. Un produit de plus, avec la matrice *R* des étapes qui finissent la bataille, dit comment elle se termine.
# en: dbf893fb
empire-lesson-markov-4-5 = Revenons à quatre contre deux.
# en: ea2c21d4
empire-lesson-markov-5-1 = ## 5 Huit contre sept
# en: c884c51a
empire-lesson-markov-5-2 = En chemin, la bataille du début peut être dans 31 états, et ses nombres sont longs. Mais un graphique reste un graphique. À droite du milieu, il y a les cubes de l’attaque quand le quartier tombe ; à gauche, ceux de la défense quand il ne tombe pas. Le dernier curseur arrête l’attaque plus tôt, quand il ne reste que tant de cubes.
# en: 8995f406
empire-lesson-markov-5-3 = Une deuxième façon de le savoir : mille batailles, lancées dé par dé.
# en: 2ee7a46d
empire-lesson-markov-6-1 = ## 6 Moins de dés ?
# en: 9429be13
empire-lesson-markov-6-2 = Personne n’est obligé de lancer tous les dés. Vaut-il peut-être mieux risquer moins ?
# en: ad5d3007
empire-lesson-markov-6-3 = Pour en être sûrs, la bibliothèque laisse les deux camps choisir de nouveau avant chaque lancer, et cherche une position où moins de dés sont strictement meilleurs. Une liste vide voudrait dire qu’il n’y en a aucune.
# en: d44d59b9
empire-lesson-markov-7-1 = ## 7 Une marche
# en: 4807f841
empire-lesson-markov-7-2 = Qui conquiert un quartier y entre et peut continuer. Un cube reste dans chaque quartier traversé.
# en: 78bbbbc6
empire-lesson-markov-7-3 = Jusqu’où va une pile ? Quatre quartiers sont à la suite ; choisis qui les tient.
# en: aeca1408
empire-lesson-markov-7-4 = Et quand faut-il s’arrêter ? Cela dépend de ce que valent les quartiers et les cubes. Supposons qu’un quartier vaille deux cubes. Alors huit cubes qui marchent contre 2, 2 et 2 devraient continuer tant qu’il leur en reste au moins :
# en: 66bff5db
empire-lesson-markov-prints-1 = { $taken } quartiers pris : contre deux { $plan-fewest-taken-2 } cubes, contre un { $plan-fewest-taken-1 }
# en: 422e0657
empire-lesson-markov-7-5 = Bien s’arrêter vaut quelque chose. Voici ce que tu peux espérer avoir à la fin : chaque quartier compte pour deux cubes, et les cubes eux-mêmes s’y ajoutent.
# en: 12408078
empire-lesson-markov-prints-2 = en s’arrêtant au mieux : { $round-float-plan-value-2 }
# en: ff79d346
empire-lesson-markov-prints-3 = sans jamais s’arrêter : { $round-float-plan-to_the_end-2 }
# en: 13d9b38b
empire-lesson-markov-prints-4 = sans jamais commencer : { $plan-at_once }
# en: 9d145f57
empire-lesson-markov-8-1 = ## Ce que nous avons vu
# en: 75c27eb4
empire-lesson-markov-8-2 = - Une bataille est une chaîne de Markov : ce qui vient ensuite dépend des cubes qui restent, et de rien d’autre.
    - La matrice fondamentale additionne tous les lancers, aussi nombreux soient-ils. À quatre contre deux, on conquiert le quartier dans 65,6 % des cas.
    - Le plus grand nombre de dés est toujours le meilleur, pour les deux camps.
    - Une marche est une suite de batailles. Quand s’arrêter dépend de ce que valent les choses.
# en: acbb01fd
empire-lesson-markov-9-1 = ## Vérifications
# en: 7dc15d1b
empire-lesson-markov-9-2 = Si tu aimes programmer : quelle est la probabilité que trois cubes prennent le quartier à un seul ? La réponse de cette cellule oublie quelque chose. Corrige-la, et exécute de nouveau la cellule.
# en: 4ba8854f
empire-lesson-markov-9-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 0f96783a
empire-lesson-markov-9-4 = **À méditer.** Qu’est-ce qui changerait si l’attaque devait s’arrêter après trois lancers ? Si les égalités ne coûtaient rien à personne ? Dans le [labo](design_lab.ipynb), tu peux changer certaines de ces règles.
