### Embouteillage. Variables : { $start } et { $end } deux cases, { $n } rues, { $slow } cases bouchées, { $cost } minutes pour chacune, { $free } cases libres, { $gap } minutes entre deux clients, { $served } minutes pour en servir un, { $people } personnes, { $told } les rues entre les places, avec leurs minutes.

# en: eb86131b
jam-guide =
    .plan-1 = La course : tout droit ou autour de l’embouteillage ? À partir de combien de minutes le détour vaut-il la peine ? Le curseur, puis l’équation.
    .plan-2 = Un jeu : les élèves sont des cases. Qui entend frapper dans les mains frappe à son tour et dit un nombre, une seule fois.
    .plan-3 = Premier pronostic, puis la carte. Faire dire aux élèves quelle case est prise ensuite.
    .plan-4 = Le parcours impatient : deviner. Quels nombres aurait-il ?
    .plan-5 = L’algorithme de Dijkstra, à la main pour dix cases. Puis deviner, et le regarder contourner l’embouteillage.
    .plan-6 = Une rumeur : deviner. Où encore quelque chose se propage-t-il ainsi ?
    .plan-7 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = L’ordinateur ne voit pas la carte. Il sait seulement quelle case touche quelle autre.
    .say-2 = Il n’a besoin que de deux listes : ce qui a un nombre, et ce qui attend encore.
    .ask-1 = Quelle case est prise ensuite, et pourquoi ?
    .ask-2 = Pourquoi le premier nombre que donne le parcours en largeur est-il toujours juste ?
    .ask-3 = Pourquoi peut-on se fier à un nombre dès que sa case est la plus petite de celles qui attendent ?
    .support = Sur papier : une liste à deux colonnes, le nombre et la case. Barrez ce qui a été pris.
    .extension = Et si une case prenait moins que zéro, par exemple −1 minute ? Trouvez une petite ville où Dijkstra se trompe.
    .ticket-1 = Tout droit : 3 cases bouchées de 4 minutes. Par le détour : 10 cases libres de 1 minute. Par où, et combien de temps ?
    .ticket-2 = Par le détour, 10 minutes : tout droit, il en faut 12
    .open-1 = Tout le monde irait-il plus vite si tous contournaient l’embouteillage ?
    .open-1-answer = Pas longtemps. Bientôt, le détour est bouché aussi. La circulation se stabilise quand plus personne ne gagne à changer seul de chemin, et ce n’est pas forcément le mieux pour tous.
    .open-2 = Où voit-on encore quelque chose se propager case par case ?
    .open-2-answer = Les rumeurs entre amis, l’eau dans un labyrinthe, le feu dans une forêt, les liens de page en page. Le nombre dit après combien de pas cela arrive.

# en: 1ec0fd31
jam-say-numbers = un dictionnaire avec un nombre pour chaque case
# en: 5ce3b1f0
jam-say-no-number = { $name } ne donne pas de nombre pour { $start }
# en: 4bba9764
jam-say-no-space = { $place } n’est pas une case
# en: ed022726
jam-say-search = Un parcours dans la ville
# en: 3159dbd7
jam-say-search-striped = Un parcours dans la ville, les cases bouchées sont rayées
# en: 5198bc45
jam-say-spread-task = Déplace le curseur : la case foncée a été prise en dernier, les cases encadrées attendent. Clique sur une case pour partir de là.
# en: 39b2bee6
jam-say-space-is = { $n }, { $taken ->
    [yes] prise
   *[no] attend
}
# en: 2ee1c72c
jam-say-table = Ce que le parcours a trouvé
# en: b7b16980
jam-say-space = case
# en: 89a40a2d
jam-say-number = nombre
# en: 1df9a601
jam-say-striped = Une case rayée prend { $jam } { FORM($jam, "minute", "minutes") }.
# en: 9ee4490c
jam-say-none-taken = Aucune case n’est encore prise. { $waiting } { FORM($waiting, "case attend", "cases attendent") }.
# en: 4bc972af
jam-say-taken = { $n } { FORM($n, "case prise", "cases prises") }, la dernière est { $last } (nombre : { $number ->
    [no] aucun
   *[other] { $number }
}). { $waiting } { FORM($waiting, "case attend", "cases attendent") }.
# en: 3d4a89b9
jam-say-over = Le parcours est fini, { $wrong ->
    [no] tous les nombres sont justes
   *[other] { $wrong }
}.
# en: 99524b90
jam-say-too-large = { $n } { FORM($n, "nombre est trop grand", "nombres sont trop grands") }
# en: a309639f
jam-say-too-small = { $n } { FORM($n, "nombre est trop petit", "nombres sont trop petits") }
# en: b249841d
jam-say-lost = { $n } { FORM($n, "case n’a pas été trouvée", "cases n’ont pas été trouvées") }
# en: ff668080
jam-say-by-hand = Un parcours à la main
# en: 6562c61c
jam-say-hand-task = Une case rayée prend 3 minutes. Clique sur la case en attente que le parcours prend ensuite.
# en: 705336cd
jam-say-again = Recommencer
# en: acbc8cc4
jam-say-again-tip = Repartir du taxi
# en: 427f704e
jam-say-not-least = { $place } attend avec { $number }, mais une autre attend avec { $least }.
# en: 66de89a8
jam-say-so-far = { $n } { FORM($n, "case prise", "cases prises") }.
# en: fb11cd52
jam-say-ten = Dix cases, et aucun nombre n’a plus à changer.
# en: 31128338
jam-controls =
    .taken = prises
    .jam = embouteillage
    .clock = horloge
# en: b5ae8b9c
jam-say-city = La ville
# en: eb1b1f03
jam-say-names = Le nom d’une case dit sa colonne et sa ligne.

# en: be7a02a0
jam-two-away = Combien de cases sont exactement à distance 2 de i8, au milieu de la ville ?
    .hint-1 = 6 × 6 compte les chemins. Beaucoup finissent sur la même case, et certains reviennent en arrière.
    .hint-2 = 6 × 5 compte les chemins. Plusieurs mènent à la même case.
    .hint-3 = Ce sont toutes les cases à distance 2 au plus, sans i8. Six d’entre elles sont plus près.
    .hint-4 = Ce sont toutes les cases à distance 2 au plus, avec i8.
    .hint-5 = 6 × 3, mais on peut atteindre certaines cases par deux des six.
    .hint-6 = Ce sont les cases voisines.
    .because = Chacune des six voisines mène à trois nouvelles cases, et deux paires en ont une en commun : 18 − 2.
# en: 185ce25d
jam-newest-first = Le parcours prend la case qui attend depuis le plus longtemps. Et s’il prenait celle qu’il a trouvée en dernier ? Que deviennent les nombres ?
    .choices-right = Ils restent justes
    .choices-too-large = Certains deviennent trop grands
    .choices-lost = Certaines cases ne sont jamais trouvées
    .hint-1 = Il file le long d’un chemin avant d’avoir regardé toutes les voisines du départ.
    .hint-2 = Rien de ce qui attend n’est oublié : à la fin, tout est trouvé.
    .because = Il trouve tout, mais par des chemins qui serpentent à travers la moitié de la ville.
# en: aca7b31e
jam-quickest = L’algorithme de Dijkstra : le moins de minutes jusqu’à chaque endroit.
    .because = Prends d’abord la case qui a le plus petit nombre. Tout le reste est un parcours en largeur.
# en: cb50a8d1
jam-settled = L’algorithme de Dijkstra prend toujours, parmi les cases qui attendent, celle qui a le plus petit nombre. Le nombre d’une case déjà prise peut-il encore devenir plus petit ?
    .choices-never = Jamais
    .choices-sometimes = Parfois
    .hint-1 = Tout ce qui attend a un nombre au moins aussi grand, et avancer ne rend jamais un nombre plus petit.
    .because = Ce qui vient après part d’un nombre au moins aussi grand, et une case prend au moins une minute.
# en: cf693035
jam-round-it = Tout droit depuis d9, il y a 4 cases bouchées, puis n9. Par le détour, il y a 8 cases libres, puis n9. Une case bouchée prend un nombre entier de minutes, une case libre 1. À partir de quel nombre le détour est-il plus rapide ?
    .hint-1 = Les deux prennent alors 9 minutes : 4 × 2 + 1.
    .hint-2 = Le détour vaut la peine plus tôt : compare 4 × 3 + 1 avec 9.
    .hint-3 = Le détour vaut la peine plus tôt : compare 4 × 3 + 1 avec 9.
    .hint-4 = Compare les chemins entiers : 4 cases bouchées et une libre contre 9 libres.
    .hint-5 = Il n’y a alors pas d’embouteillage, et tout droit prend 5 minutes.
    .because = Appelle c les minutes d’une case bouchée. Tout droit, il en faut 4c + 1, par le détour 8 + 1. Donc c doit être plus grand que 2.
# en: 65dbbc82
jam-exercise-1 = Quelle est la distance, en cases, de { $start } à { $end } ? Propage la nouvelle sur une carte.
    .level = Échauffement
    .hint-1 = Combien de rues mènent de l’une à l’autre, l’une après l’autre ?
    .because = Le parcours en largeur à partir de { $start } écrit ce nombre sur { $end }.
# en: 6f43f2cc
jam-exercise-2 = Les rues se croisent comme les lignes d’un papier quadrillé, à perte de vue. Tu es à un carrefour. Combien de carrefours sont exactement à { $n } rues de toi ?
    .level = Échauffement
    .hint-1 = Dessine-le sur papier quadrillé, et propage la nouvelle à partir du milieu.
    .hint-2 = Ce sont les chemins. Beaucoup finissent au même carrefour.
    .hint-3 = Ce sont tous les carrefours assez proches. Compte seulement les plus éloignés.
    .hint-4 = Ce sont tous les carrefours jusqu’à { $n } rues. Compte seulement les plus éloignés.
    .hint-5 = C’est à une rue de toi.
    .because = La nouvelle forme un carré posé sur un coin. Chacun de ses quatre côtés a { $n } carrefours.
# en: 9a23058a
jam-exercise-3 = Tout droit, il y a { $slow } cases bouchées de { $cost } minutes chacune, puis une case libre de 1 minute. Par le détour, il y a { $free } cases libres. Combien de minutes prend le chemin le plus rapide ?
    .level = Entraînement
    .hint-1 = À la fin vient une case libre de 1 minute.
    .hint-2 = C’est tout droit. Combien de temps prend le détour ?
    .hint-3 = C’est par le détour. Combien de temps faut-il tout droit ?
    .hint-4 = Ce sont des cases. Une case bouchée prend { $cost } minutes.
    .because = Tout droit, il faut { $slow } × { $cost } + 1, par le détour { $free }.
# en: b21475fd
jam-exercise-4 = À une caisse, il passe { $gap } min entre deux arrivées, et chaque personne est servie pendant { $served } minutes. { $people } personnes viennent, et il n’y avait personne avant. Combien de minutes la dernière attend-elle avant d’être servie ?
    .level = Entraînement
    .hint-1 = La première n’attend personne. Recompte.
    .hint-2 = C’est le moment où la caisse est libre pour la dernière. Mais elle est arrivée plus tard.
    .hint-3 = C’est le moment où la dernière arrive. Quand la caisse est-elle libre ?
    .hint-4 = C’est l’attente de la deuxième. Combien attend la troisième ?
    .hint-5 = C’est jusqu’à ce que la dernière soit servie. Quand vient son tour ?
    .because = Chacune attend { $served } − { $gap } minutes de plus que la précédente, et la première pas du tout.
# en: 31c51fc1
jam-exercise-5 = Cinq places, et les minutes de chaque rue qui les relie : { $told }. Applique l’algorithme de Dijkstra sur papier, et écris le plus petit nombre si tu en trouves un. Combien de minutes prend le chemin le plus rapide de A à E ?
    .level = Défi
    .hint-1 = C’est A–C–E. Y a-t-il un détour plus rapide ?
    .because = Prends d’abord la place qui a le plus petit nombre, et corrige ses voisines.
# en: 1467f9ad
jam-say-layer = { $n } cases sont à distance { $steps } de { $place }.
# en: 9cfebe72
jam-say-race = Deux taxis de d9 à n9
# en: 0ff8e0b3
jam-say-race-task = Deux taxis vont de d9 à n9 : une lettre pour la colonne, un nombre pour la rangée. Déplace l’horloge. Lequel arrive le premier ? Change ensuite l’embouteillage.
# en: 5dab3f4b
jam-say-race-said = Après { $clock } { FORM($clock, "minute", "minutes") } : tout droit, le taxi { $straight ->
    [no] est en route
   *[other] est arrivé à la minute { $straight }
} ; autour de l’embouteillage, il { $round ->
    [no] est en route
   *[other] est arrivé à la minute { $round }
}.
# en: f4d592c6
jam-rumour = Une rumeur part de Lea. Chaque jour, tous ceux qui la connaissent la racontent à tous leurs amis. Tu l’entends le jour 3. Que sais-tu de la plus courte chaîne d’amis de Lea à toi ?
    .choices-exactly = Elle a exactement 3 pas
    .choices-most = Elle a au plus 3 pas, peut-être moins
    .choices-nothing = Rien : les rumeurs prennent bien des chemins
    .hint-1 = Une chaîne plus courte l’aurait apportée plus tôt.
    .hint-2 = Elle prend tous les chemins à la fois. Lequel arrive le premier ?
    .because = Une rumeur est un parcours en largeur : le jour où tu l’entends est ton nombre.
