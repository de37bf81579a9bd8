### Murs. Variables : { $name } la case du chat, { $paths } chemins sans case commune, { $bricks } briques d’un mur, { $shrines } les cases des sanctuaires, { $a } à { $d } personnes par minute, { $told } les rues entre les places, avec ce qu’il en coûte de les fermer.

# en: a3933779
walls-guide =
    .plan-1 = Une scène : un quadrillage au sol, un élève joue le chat, d’autres sont les briques. Avec combien de briques au moins y arrive-t-on ?
    .plan-2 = Deux cas à juger à l’œil. Qu’est-ce qui convaincrait quelqu’un qui n’y croit pas ?
    .plan-3 = La cellule de l’idée : une recherche et ses points. « À toi » 1 : quand un chat est-il enfermé ?
    .plan-4 = Du papier vide, puis la cour : construire, et deviner le plus petit nombre de briques. L’ordinateur essaie toutes les paires.
    .plan-5 = Pourquoi pas moins : deux chemins sans case commune. Placer le chat ailleurs. « À toi » 2.
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
    .because = Et qu’il est enfermé, c’est tout ce qu’il atteint qui le démontre : regarde chaque côté de chaque case.
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
# en: 873aebe8
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
# en: c9d5e9ea
walls-best-place = Pour combien de cases de la cour, au-dessus de la rangée 1, le mur le moins cher a-t-il plus de deux cases ?
    .hint-1 = Au-dessus des deux passages, deux cases suffisent toujours.
    .hint-2 = Essaie des cases sous les passages.
    .hint-3 = Ce sont celles qui en demandent deux.
    .hint-4 = Ce sont celles qui en demandent quatre. Trois, c’est aussi plus de deux.
    .hint-5 = Ce sont celles qui en demandent trois. Quatre, c’est aussi plus de deux.
    .because = Toutes se trouvent sous les passages.
# en: ca0b8ded
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
