### Les rues : la ville de Taxi Derby vue comme un graphe.

# en: 740dfa61
shortest-paths-note =
    .words-1 = graphe, sommet, arête, degré
    .words-2 = graphe adjoint
    .words-3 = distance, plus court chemin
    .words-4 = coefficient binomial, principe additif
    .words-5 = moyenne, loi de probabilité, simulation
    .tips-1 = Les parties 1 et 2 remplissent 35 minutes, la partie 3 en remplit encore 35.
    .tips-2 = Pour les élèves rapides : pourquoi le nombre de chemins est-il un coefficient binomial ?
# en: 8e05e71f
shortest-paths-at-a-crossing = Quatre tronçons se rencontrent à un carrefour, et chacun est une case. Combien de paires de voisines cela fait-il ?
    .hint-1 = C’est le nombre de cases qui se rencontrent. Compte les paires : la première et la deuxième, la première et la troisième, …
    .hint-2 = Chaque paire a été comptée deux fois, une de chaque côté.
    .hint-3 = Une case n’est pas sa propre voisine, et chaque paire compte une fois.
    .hint-4 = C’est le nombre de voisines que chacune des quatre a là.
    .because = 3 + 2 + 1, ou 4 × 3 / 2.
# en: 547f20bd
shortest-paths-neighbours = Combien de voisines une case a-t-elle au plus ?
    .hint-1 = C’est le nombre à l’un de ses bouts, et elle en a deux.
    .hint-2 = Quatre tronçons se rencontrent à chaque bout, mais l’un d’eux est la case elle-même.
    .hint-3 = Un carrefour a quatre tronçons ; une case est entre deux carrefours.
    .hint-4 = La case n’est pas sa propre voisine, à aucun des deux bouts.
    .hint-5 = Ce sont ses bouts ; à chacun, elle en rencontre trois autres.
    .because = Trois à chaque bout.
# en: ff6a5d73
shortest-paths-pairs = La ville a 49 carrefours de quatre tronçons chacun. Combien de paires de cases voisines y a-t-il en tout ?
    .hint-1 = Quatre tronçons font plus de quatre paires : six.
    .hint-2 = Chaque paire a été comptée deux fois.
    .hint-3 = 112 × 6 / 2 serait juste si toutes avaient six voisines ; 28 cases finissent à la rue fermée et en ont trois.
    .hint-4 = 112 × 6 compte chaque paire deux fois, et 28 cases du bord n’ont que trois voisines.
    .hint-5 = C’est le nombre de cases.
    .hint-6 = Trois par carrefour ? Quatre tronçons font six paires.
    .because = 49 × 6. Deux cases ne se rencontrent qu’à un seul carrefour : aucune paire n’est donc comptée deux fois.
# en: 42dd72a6
shortest-paths-mean-distance = Un taxi et la voiture de police sont sur deux cases différentes, n’importe où dans la ville. À quelle distance sont-ils l’un de l’autre en moyenne ?
    .hint-1 = C’est le plus loin, de coin à coin.
    .hint-2 = C’est la moitié du plus loin, mais les paires éloignées sont rares : il faut que les deux soient près du bord.
    .hint-3 = C’est la distance la plus courante ; la moyenne est un peu plus grande.
    .hint-4 = Là, les deux pourraient aussi être sur la même case.
    .because = 62 832 cases en tout, pour 112 × 111 paires.
# en: f43c359a
shortest-paths-pursuit = La voiture de police en k8 poursuit un taxi à Memorial Park, en g14. Combien de plus courts chemins peut-elle prendre ?
    .hint-1 = C’est la longueur de chacun d’eux.
    .hint-2 = D’abord à gauche ou d’abord en haut ; mais elle peut aussi tourner entre les deux.
    .hint-3 = C’est le nombre de tronçons entre les deux ; deux vont à gauche et deux vers le haut.
    .hint-4 = À gauche ou en haut à chacun des quatre carrefours, cela fait 16 mots, mais un chemin a besoin de deux de chaque.
    .hint-5 = Trouve les autres : elle peut tourner deux ou trois fois.
    .hint-6 = Ce serait pour un tronçon de plus.
    .because = Entre les deux, il y a quatre tronçons, deux vers la gauche et deux vers le haut : GGHH, GHGH, GHHG, HGGH, HGHG, HHGG.
# en: ea2b6050
shortest-paths-longer-pursuit = Et de k4 à e10, où trois tronçons mènent à gauche et deux vers le haut ?
    .hint-1 = Trois à gauche et trois en haut en feraient 20, deux et deux en font 6. Ici, c’est entre les deux.
    .hint-2 = C’est le nombre de tronçons entre les deux.
    .hint-3 = 2⁵ compte tous les mots de G et de H ; seuls comptent ceux qui ont trois G.
    .hint-4 = Ce serait trois à gauche et trois en haut.
    .hint-5 = Choisis lesquels des cinq tronçons sont les deux qui vont vers le haut.
    .because = 2 parmi 5 : lesquels des cinq tronçons sont les deux qui vont vers le haut.
# en: 50c9e159
shortest-paths-corner-to-corner = De c2 à o16, à travers toute la ville, six tronçons vont à droite et six vers le haut. Combien y a-t-il de plus courts chemins ?
    .hint-1 = 2¹² compte tous les mots ; seuls comptent ceux qui ont six D.
    .hint-2 = C’est le nombre de tronçons entre les deux.
    .hint-3 = 6! range six tronçons entre eux ; ici, on choisit lesquels des douze vont à droite.
    .hint-4 = Six à droite et six en haut sont mis dans un certain ordre, et non associés par paires.
    .hint-5 = C’est 6 parmi 13 ; douze tronçons sont entre les deux cases.
    .hint-6 = Presque : c’est 5 parmi 11, ceux dont le premier tronçon va à droite.
    .because = 6 parmi 12.
# en: 64dba013
shortest-paths-say-dots-task = Sur quels points un taxi peut-il être ?
# en: 81729ee5
shortest-paths-say-roads = carrefours et tronçons
# en: 5feae4d6
shortest-paths-say-meetings = cases reliées là où elles se rencontrent
# en: dcb9cedf
shortest-paths-say-town = La ville : carrefours et tronçons
# en: b246061f
shortest-paths-say-town-dots = Un point par carrefour, une ligne pour chacun des { $roads } tronçons entre eux.
# en: 149bc083
shortest-paths-say-city = La ville : cases et voisines
# en: c66d0bcf
shortest-paths-say-city-dots = Un point pour chacune des { $spaces } cases, une ligne pour chaque paire qui se rencontre.
# en: a5744e13
shortest-paths-say-has-neighbours = { $n } { FORM($n, "voisine", "voisines") }
# en: f6ecc19c
shortest-paths-say-neighbours-of = Combien de voisines a chaque case
# en: 03c68bfd
shortest-paths-say-space = case
# en: c4985c1d
shortest-paths-say-spaces = cases
# en: 82dffb1b
shortest-paths-say-pairs = paires
# en: 2158a36b
shortest-paths-say-distances = La distance entre deux cases
# en: b551eaf4
shortest-paths-say-neighbours = voisines
# en: 45806741
shortest-paths-say-paths-task = La voiture de police est en { $start }. Clique sur une case pour voir tous les plus courts chemins qui y mènent.
# en: 02234f7e
shortest-paths-say-paths-tip = Écrire sur chaque case de combien de façons on l’atteint
# en: dd16eca0
shortest-paths-say-sum = Chaque nombre est la somme de ceux des voisines plus proches d’une case.
# en: 8917040c
shortest-paths-say-to = Jusqu’à { $space } : { $away } { FORM($away, "case", "cases") }, { $n } { FORM($n, "plus court chemin", "plus courts chemins") }.
# en: f1920dd1
shortest-paths-say-has-paths = { $n } { FORM($n, "plus court chemin", "plus courts chemins") }
# en: e302399f
shortest-paths-say-paths = Plus courts chemins de la voiture de police
# en: 42c60efb
shortest-paths-say-click = Clique sur une case.
# en: 83f01753
shortest-paths-say-paths-from = Plus courts chemins depuis { $start }
# en: 46165627
shortest-paths-say-paths-head = chemins
# en: fb4696ef
shortest-paths-controls =
    .show = montrer
