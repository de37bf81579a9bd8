### Murs. Variables : { $name } la case du chat, { $paths } chemins sans case commune, { $bricks } briques d’un mur, { $shrines } les cases des sanctuaires, { $a } à { $d } personnes par minute, { $told } les rues entre les places, avec ce qu’il en coûte de les fermer.

# en: a3933779
walls-guide =
    .plan-1 = Une scène : un quadrillage au sol, un élève joue le chat, d’autres sont les briques. Avec combien de briques au moins y arrive-t-on ?
    .plan-2 = Deux cas à juger à l’œil. Qu’est-ce qui convaincrait quelqu’un qui n’y croit pas ?
    .plan-3 = La cellule de l’idée : une recherche et ses points. « À toi » 1 : quand un chat est-il enfermé ?
    .plan-4 = Du papier vide, puis la cour : construire, et deviner le plus petit nombre de briques. L’ordinateur essaie toutes les paires.
    .plan-5 = Pourquoi pas moins : deux chemins sans case commune. Placer le chat ailleurs. « À toi » 2.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = Avoir raison est une chose, le démontrer en est une autre. Nous cherchons des démonstrations que tout le monde peut vérifier.
    .say-2 = Un camp montre un mur. L’autre montre autant de chemins sans case commune. Alors tout est dit.
    .ask-1 = Qu’est-ce qui démontre que le chat est libre ? Qu’est-ce qui démontre qu’il ne l’est pas ?
    .ask-2 = Un mur qui a des trous peut-il quand même suffire ?
    .ask-3 = S’il y a trois chemins sans case commune, que savez-vous de n’importe quel mur ?
    .support = Faites poser le mur avec des pièces de monnaie sur du papier quadrillé, et un camarade promène le chat au crayon.
    .extension = Dessinez un plateau où deux briques ont l’air de suffire, alors que trois chemins n’ont aucune case commune.
    .ticket-1 = Un chat est dans un coin d’une feuille vide, loin de la maison. Combien de briques faut-il au moins, et quels chemins le démontrent ?
    .ticket-2 = 2 briques, sur ses deux voisines ; un chemin commence par chacune d’elles
    .open-1 = Quelle case de la cour fermerais-tu, si tu ne pouvais en fermer qu’une ?
    .open-1-answer = L’un des deux passages. Tous les chemins du retour prennent alors l’autre passage, et une brique de plus suffit.
    .open-2 = Où cherche-t-on encore la coupe la moins chère ?
    .open-2-answer = Pour protéger un réseau : quels câbles, le moins possible, suffit-il de perdre pour couper un pays en deux ? Et pour poser des tuyaux : il ne passe pas plus d’eau que par la coupe.

# en: d2f6c443
walls-say-spaces-reached = les cases atteintes
# en: 4fb5066d
walls-say-start-unmet = { $name } n’atteint pas { $start }, d’où elle part
# en: 5ba8fef3
walls-say-no-space = { $place } n’est pas une case
# en: 17173537
walls-say-reaches = Le chat atteint { $n } { FORM($n, "case", "cases") }, { $home ->
    [0] aucune dans la rangée 1
   *[other] dont { $home } dans la rangée 1 : { $which }
}.
# en: 233a1c2a
walls-say-chase = Arrête le chat
# en: df420915
walls-say-chase-task = Empêche le chat d’arriver à la rangée 1. Chaque clic ferme une case, puis le chat fait un pas. Avec combien de briques au moins y arrives-tu ?
# en: d4c986cc
walls-say-again = Recommencer
# en: 74259640
walls-say-again-tip = Ouvrir toutes les cases
# en: 2a67f4ec
walls-say-closed = fermée
# en: 4940b0ec
walls-say-chase-so-far = Le chat est en { $cat }. { $n } { FORM($n, "brique", "briques") } jusqu’ici.
# en: 619376e9
walls-say-chase-home = Il est à la maison, malgré { $n } { FORM($n, "brique", "briques") }.
# en: 989fa943
walls-say-chase-shut-in = Il est enfermé avec { $n } { FORM($n, "brique", "briques") }.
# en: 4d2a6474
walls-say-a-long-wall = Un long mur
# en: dc2b7168
walls-say-a-short-wall = Un mur court
# en: 108df73a
walls-say-wants-home = Le chat rouge en { $cat } veut rentrer à la maison, à la rangée 1.
# en: 22ac3b5e
walls-say-cases-task = Un point marque une case que le chat atteint.
# en: af247a84
walls-say-reached = atteinte
# en: 6f919b79
walls-say-verdict = Donc { $free ->
    [yes] il peut rentrer
   *[no] il est enfermé
}.
# en: 25ca2431
walls-say-build = Construis un mur
# en: 45a4ff1b
walls-say-build-task = Le chat en { $cat } veut aller à la rangée 1. Ferme aussi peu de cases que possible. Clique de nouveau pour en rouvrir une.
# en: 89f39e1a
walls-say-open-all = Tout ouvrir
# en: bd3f917d
walls-say-open-all-tip = Enlever le mur
# en: b25c8691
walls-say-cat-stands = Le chat est en { $cat } : ferme une case autour de lui.
# en: 4fb33327
walls-say-closed-so-far = { $n ->
    [0] Rien n’est encore fermé
   *[other] { $n } { FORM($n, "case fermée", "cases fermées") } : { $which }
}.
# en: 7837c580
walls-say-shrine = En { $place }, il y a un sanctuaire, où aucun chat n’entre.
# en: 8201294a
walls-say-anywhere-task = Clique sur une case pour y mettre le chat.
# en: 1a3d5613
walls-say-walls-and-paths = Murs et chemins
# en: 5bd4f52e
walls-say-at-home = De { $start } : le chat est à la maison.
# en: cda1966e
walls-say-path = chemin { $k }
# en: 37e2d72d
walls-say-of-the-wall = { $path ->
    [no] partie du mur
   *[other] { $path }, partie du mur
}
# en: 5ba0c57b
walls-say-cheapest = De { $start } : un mur de { $n } { FORM($n, "case", "cases") }, { $which }, et { $n } { FORM($n, "chemin", "chemins sans case commune") }. Donc aucun mur n’est moins cher.
# en: 585f5442
walls-say-paths = Chemins sans case commune
# en: 875ad562
walls-say-a-path = chemin
# en: c82294a3
walls-say-spaces = cases
# en: 4b0c9106
walls-say-yard = La cour
# en: cdbbf7a0
walls-say-yard-names = Le nom d’une case dit sa colonne et sa rangée.
# en: 7cb1edc7
walls-controls =
    .position = position

# en: 83365894
walls-long-wall = Le chat bleu a tracé un long mur. Le chat rouge est-il enfermé ?
    .choices-trapped = Il est enfermé
    .choices-free = Il peut rentrer
    .hint-1 = Suis le mur jusqu’au bout. Touche-t-il le bord ?
    .because = Il reste une case de la troisième rangée, au bord droit.
# en: 45a3731c
walls-short-wall = Et ici ? La ligne bleue n’a que cinq cases.
    .choices-trapped = Il est enfermé
    .choices-free = Il peut rentrer
    .hint-1 = Essaie de tracer le chemin. Les portiques rouges sont des sanctuaires, où aucun chat n’entre.
    .because = Les sanctuaires ont fait presque tout le travail : deux passages étaient ouverts, et la ligne ferme les deux.
# en: 851b9d90
walls-what-proves-it = Quelqu’un dit que le chat est libre. Quelle est la démonstration la plus courte ?
    .choices-path-or-wall = un chemin du retour
    .choices-try-all = une liste de tous les chemins
    .choices-longer = la longueur du mur
    .hint-1 = Un seul suffit.
    .hint-2 = Un long mur n’a pas enfermé le premier chat, et un mur court a enfermé le second.
    .because = Pour démontrer qu’il est enfermé, il faut toutes les cases qu’il atteint : regarde chaque côté de chacune.
# en: fc770270
walls-shut-in = Si aucune des cases atteintes n’est à la maison.
    .because = Enfermé veut dire : les cases atteintes et celles de la maison n’ont rien en commun.
# en: 17b6f32b
walls-open-paper = Sur du papier vide, le chat est en d5, loin de tous les bords sauf un. Combien de cases a le mur le moins cher ?
    .hint-1 = Une rangée entière suffirait, mais on peut faire moins cher. Construis près du chat.
    .hint-2 = Un côté du chat reste alors ouvert, et il fait le tour.
    .hint-3 = Les coins n’ont pas besoin de briques : un chat ne passe pas en diagonale.
    .hint-4 = Laquelle de ces cases le chat n’aurait-il jamais pu atteindre ?
    .because = Ses quatre voisines. Sur du papier vide, rien n’est moins cher.
# en: c2ae6902
walls-three-exits = Dans la cour, le chat en e6 a trois sorties : d6, f6 et e5. Combien de briques faut-il au moins pour l’empêcher de rentrer ?
    .hint-1 = Ce sont les trois sorties. Les sanctuaires sont fermés gratuitement. Où laissent-ils des passages ?
    .hint-2 = Les sanctuaires sont fermés gratuitement. Où laissent-ils des passages ?
    .hint-3 = Il y a deux passages, et ils n’ont aucune case commune.
    .hint-4 = Une rangée entière suffit, mais les sanctuaires sont fermés gratuitement.
    .because = Une dans chacun des deux passages entre les sanctuaires.
# en: 934971cb
walls-why-no-fewer = Tu as un mur de deux cases dans la cour. Qu’est-ce qui démontre qu’aucun mur d’une seule case ne suffit ?
    .choices-disjoint = deux chemins du retour qui n’ont en commun que la première case
    .choices-shortest = le plus court chemin du retour
    .choices-many = cent murs d’une case qui échouent tous
    .hint-1 = S’il est fermé, il y en a peut-être d’autres, ou pas.
    .hint-2 = Il y a moins de cent cases, donc cela suffirait. Mais il y a une démonstration que l’on voit tout de suite.
    .because = Pour fermer chacun des deux chemins, il faut une brique à part.
# en: 1cd9db0a
walls-best-place = Pour combien de cases de la cour, au-dessus de la rangée 1, le mur le moins cher a-t-il plus de deux cases ?
    .hint-1 = Au-dessus des deux passages, deux cases suffisent toujours.
    .hint-2 = Essaie des cases sous les passages.
    .hint-3 = Ce sont celles qui en demandent deux.
    .hint-4 = Ce sont celles qui en demandent quatre. Trois, c’est aussi plus de deux.
    .hint-5 = Ce sont celles qui en demandent trois. Quatre, c’est aussi plus de deux.
    .because = Toutes se trouvent sous les passages.
# en: 4287ad20
walls-exercise-1 = Du papier vide de 6 rangées et 7 colonnes, de a à g. La maison est la rangée 1. Le chat est en { $name }. Combien de briques faut-il au moins pour l’enfermer ?
    .level = Échauffement
    .hint-1 = Est-il au bord ? Les bords sont fermés gratuitement.
    .hint-2 = Une rangée entière suffirait, mais on peut faire moins cher. Construis près du chat.
    .because = Autant qu’il a de voisines. Les bords sont fermés gratuitement.
# en: 18db203b
walls-exercise-2 = Un chat a { $paths } chemins du retour sans case commune. Ton mur a { $bricks } briques et enferme le chat. Que sais-tu ?
    .level = Échauffement
    .choices-cheapest = Aucun mur n’a moins de briques
    .choices-cheaper = Il existe un mur qui a moins de briques
    .choices-open = Il en existe peut-être un qui a moins de briques, ou aucun
    .hint-1 = Les chemins demandent au moins { $paths } briques. Ton mur en a plus. Pourrait-il y en avoir un entre les deux ?
    .hint-2 = Les chemins disent seulement combien de briques il faut au moins. Montrent-ils que moins de { $bricks } suffisent ?
    .hint-3 = Chacun des { $paths } chemins demande une brique à part. Combien ton mur en a-t-il ?
    .because = Chaque chemin demande une brique à part, donc { $paths } au moins. Ton mur en a { $bricks }.
# en: fbe302c4
walls-exercise-3 = La cour et ses sanctuaires : { $shrines }. Elle a 6 rangées et 7 colonnes, de a à g. La maison est la rangée 1. Le chat est en { $name }. Combien de briques faut-il au moins pour l’enfermer ?
    .level = Entraînement
    .hint-1 = Une rangée entière suffirait. Où les sanctuaires laissent-ils des passages ?
    .hint-2 = Les sanctuaires sont fermés gratuitement. Compte les cases ouvertes.
    .hint-3 = Cherche un autre chemin du retour, ou un passage.
    .because = Trouve un mur, et autant de chemins du retour sans case commune.
# en: dcdc0467
walls-exercise-4 = Une salle des fêtes a deux sorties. À gauche, il y a une porte pour { $a } personnes par minute, puis un escalier pour { $b }. À droite, une porte pour { $c }, puis un escalier pour { $d }. Combien de personnes peuvent sortir en une minute ?
    .level = Entraînement
    .hint-1 = Ce sont les portes. Les escaliers peuvent-ils en laisser passer autant ?
    .hint-2 = Ce sont les escaliers. En passe-t-il autant par les portes ?
    .hint-3 = Tout le monde doit passer une porte et un escalier. C’est le plus étroit qui compte.
    .because = De chaque côté, c’est le plus étroit qui compte. Additionne les deux côtés.
# en: 6c698d84
walls-exercise-5 = Quatre places, et ce qu’il en coûte de fermer la rue entre deux d’entre elles : { $told }. Combien cela coûte-t-il au moins de séparer S de T ?
    .level = Défi
    .hint-1 = C’est le mur autour de S. Trois autres murs sont possibles.
    .hint-2 = C’est le mur autour de T. Trois autres murs sont possibles.
    .because = Quatre murs sont possibles : autour de S, de T, de S et A, de S et B. Prends le moins cher.
