### 01_ties.ipynb

# en: 7c6c244e
ties-0-1 = # 1 Égalités
# en: 0f777870
ties-0-2 = Deux armées se rencontrent. Chaque camp lance un dé. Le plus grand nombre gagne. Si les deux dés montrent le même nombre, la défense gagne. Est-ce équitable ?
# en: aed62d63
ties-0-3 = - comment faire la liste de tout ce qui peut arriver ;
    - ce que pèsent les égalités ;
    - ce qui se passe avec d’autres dés et d’autres règles.
# en: b48a3c7a
ties-0-4 = **Il te faut** les fractions et environ 40 minutes. Prépare deux dés, si tu en as.
# en: aaa63d87
ties-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 6964aadf
ties-0-6 = Les dés sont ceux du jeu Empire, auquel tu peux [jouer ici](../empire/play.ipynb). [Toutes les unités](course.ipynb).
# en: 05b5507e
ties-1-1 = ## Devine d’abord
# en: 74225041
ties-1-2 = Voici mille lancers. Appuie plusieurs fois sur *Exécuter encore*.
# en: c7abf6b2
ties-prints-1 = L’attaque avait le plus grand nombre dans { $higher } lancers sur 1 000.
# en: 97adbe06
ties-2-1 = ## Tout ce qui peut arriver
# en: 20d21f7b
ties-2-2 = Lancer donne une idée. Compter donne la réponse. Chaque face d’un dé peut rencontrer chaque face de l’autre. Cela fait 6 × 6 = 36 paires, et toutes ont la même chance d’arriver. Cette liste de tout ce qui peut arriver s’appelle l’**univers**.
# en: ace68bd8
ties-2-3 = Voici toute l’idée en Python : la règle, puis toutes les paires, et parmi elles celles que l’attaque gagne.
# en: c971841e
ties-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 6542c689
ties-prints-2 = { $len-won } sur { $len-pairs }
# en: 02386409
ties-2-5 = Le tableau montre la même chose. Chaque case est une paire. A veut dire que l’attaque gagne, D que la défense gagne. Les égalités ont un bord épais.
# en: f2f18991
ties-3-1 = ## À toi : change la règle
# en: e00304b4
ties-3-2 = Et si l’attaque gagnait les égalités ? Clique sur ces cases du tableau. Ou bien ouvre *L’idée en Python* et écris `>=` à la place de `>` : *plus grand ou égal*.
# en: 9866af1a
ties-3-3 = **Si tu programmes :** écris cette règle en Python. Sinon, continue.
# en: 89a02139
ties-3-4 = Regarde ta règle sur le tableau. (Si elle n’est pas encore juste, la cellule le dit.)
# en: 78ca911e
ties-4-1 = ## Plus de faces
# en: 31ffb171
ties-4-2 = Avec plus de faces, il y a plus de paires. Il y a aussi plus d’égalités. Qu’est-ce qui compte le plus ?
# en: e078ebce
ties-4-3 = Déplace le curseur et lis la phrase sous le tableau. Elle recompte toutes les paires à chaque fois.
# en: ee118111
ties-4-4 = La probabilité que l’attaque gagne avec des dés à *n* faces a une formule. Il y a *n* × *n* paires, *n* sont des égalités, et l’attaque gagne la moitié du reste :
# en: ed5b962d
ties-prints-3 = De 2 à 30 faces, la formule et le comptage donnent le même résultat.
# en: 60ea150e
ties-prints-4 = Ils ne donnent pas le même résultat.
# en: 80e54761
ties-5-1 = ## Exercices
# en: f99c2398
ties-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 8d4b8d37
ties-6-1 = ## Ce que nous avons vu
# en: 7fc1571f
ties-6-2 = - L’univers est la liste de tout ce qui peut arriver. Si tous les cas ont la même chance d’arriver, il suffit de compter.
    - Sur 36 paires, six sont des égalités. L’attaque gagne la moitié des 30 autres.
    - Plus il y a de faces, plus les égalités sont rares, et plus la probabilité s’approche d’un demi.
# en: 4ac17738
ties-6-3 = **À méditer.** Peux-tu inventer une règle équitable pour les égalités ? Que se passe-t-il avec mille faces ?
# en: 060bc997
ties-6-4 = **Pour continuer.** Dans Empire, l’attaque peut lancer jusqu’à trois dés : [Vingt lancers](02_twenty_rolls.ipynb).
