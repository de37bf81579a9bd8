### 15_equal_armies.ipynb

# en: cad2ad81
equal-armies-0-1 = # 15 Armées égales
# en: 63227271
equal-armies-0-2 = Onze cubes en attaquent onze. L’attaque lance trois dés contre deux, et c’est un bon lancer. Mais à égalité, la défense gagne, et un cube de l’attaque doit toujours rester chez lui. Qui est favori ?
# en: 1f64abf7
equal-armies-0-3 = - ce qu’est un état, et pourquoi le passé ne compte pas ;
    - comment une fonction peut suivre toutes les batailles à la fois ;
    - quelle taille doivent avoir deux armées égales pour que l’attaque vaille la peine.
# en: 9e24c49b
equal-armies-0-4 = **Il te faut** les probabilités d’un lancer : [Égalités](01_ties.ipynb), et [Un seul jet](../empire/lesson_one_roll.ipynb) pour plus de dés. Environ 45 minutes.
# en: 41c0665a
equal-armies-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 44ba2ec6
equal-armies-0-6 = Les batailles viennent du jeu Empire, auquel tu peux [jouer ici](../empire/play.ipynb). Tous les cubes sont comptés, celui qui reste aussi. [Toutes les unités](course.ipynb).
# en: 477ff418
equal-armies-1-1 = ## Devine d’abord
# en: 492b1543
equal-armies-1-2 = Mille batailles comme celle-là, dé par dé :
# en: 7771f9ed
equal-armies-prints-1 = L’attaque en gagne { $won } sur 1 000.
# en: 368eb3cc
equal-armies-1-3 = C’est si près d’un demi qu’il nous faut la probabilité exacte.
# en: e1181510
equal-armies-2-1 = ## Les états
# en: 63a4164f
equal-armies-2-2 = « Deux contre deux » est un **état** ; un lancer est un **pas** vers un autre. Un état qu’on ne quitte jamais, car la bataille est finie, est **absorbant**. Ensemble, ils forment une **chaîne de Markov absorbante**.
# en: 44e4cca9
equal-armies-2-3 = Un lancer : ce que les deux perdent, et la probabilité.
# en: 395f2b34
equal-armies-2-4 = Est-ce fini ? Alors on connaît la réponse. Sinon, regarde un lancer plus loin : chaque état qui peut venir a sa propre probabilité, et la fonction s’appelle elle-même pour la trouver. (`@cache` se souvient de ce qui a déjà été calculé. Laisse-le là.)
# en: 2db5df03
equal-armies-2-5 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 80284707
equal-armies-prints-2 = l’attaquant perd { $attacker }, le défenseur { $defender } : { $chance }
# en: 640233aa
equal-armies-3-1 = ## De plus en plus grand
# en: e2e68f7b
equal-armies-3-2 = L’image utilise cette fonction. Déplace le curseur.
# en: 1be03218
equal-armies-3-3 = Et quelques tailles en chiffres, en pour cent.
# en: f1f2ac29
equal-armies-prints-3 = 2 contre 2 : { $capture-2-2 }. 11 contre 11 : { $float-capture-11-11-1 }
# en: 8cb6322c
equal-armies-prints-4 = { $n } contre { $n } : { $float-capture-n-n-2 }
# en: b6b95e30
equal-armies-3-4 = Change l’idée : l’attaque s’arrête quand il lui reste trois cubes (`if attackers <= 3`). Comment la ligne change-t-elle ?
# en: d0085677
equal-armies-4-1 = ## À toi
# en: 6e714914
equal-armies-4-2 = Dix cubes défendent. Combien de cubes faut-il à l’attaque pour une probabilité de plus d’un demi ? Laisse `capture` les trouver.
# en: 1e2d45f5
equal-armies-4-3 = Maintenant une fonction de la même sorte. **Combien de lancers** une bataille dure-t-elle en moyenne ? Si elle est finie : 0. Sinon un lancer, et ce que prend l’état suivant.
# en: 6ed4eb2e
equal-armies-4-4 = Ce tableau mérite une place à côté de la carte. Il dit combien de cubes il te faut pour attaquer.
# en: bb26cc29
equal-armies-5-1 = ## Exercices
# en: 8fb0944c
equal-armies-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres. Tes fonctions peuvent t’aider.
# en: cf812951
equal-armies-6-1 = ## Ce que nous avons vu
# en: b4ca7b05
equal-armies-6-2 = - Ce qui vient ensuite dépend de l’état, et de rien d’autre avant lui.
    - Chaque état interroge ceux qui viennent après lui. Les états absorbants connaissent la réponse.
    - De petites armées égales favorisent la défense, de grandes l’attaque.
# en: 1483e3fc
equal-armies-6-3 = **À méditer.** Que change le droit de s’arrêter à tout moment pour l’attaque ? Pourquoi les grandes armées aident-elles l’attaque ?
# en: 600ee8e9
equal-armies-6-4 = **Pour continuer.** La même chose avec des matrices, et des marches à travers plusieurs quartiers : [Une bataille comme chaîne de Markov](../empire/lesson_markov.ipynb).
