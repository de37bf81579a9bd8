### Washi Cat: what each house rule is about. Read by teachers and designers.

# en: 6f3f0535
house-specials = Coups spéciaux de chaque joueur.
    .name = coups spéciaux
# en: f92a77d1
house-turn_limit = Tours des deux joueurs ensemble après lesquels personne n’a gagné ; 0 : aucune limite.
    .name = limite de tours
# en: c4c119c0
house-board = Le plateau : un nom, un fichier TOML ou son contenu ; tous sont inventés.
    .name = plateau
    .two-strips-of-tape-an-invented-board = Deux bandes de ruban, un plateau inventé
    .temple-garden-an-invented-board = Jardin du temple, un plateau inventé
    .night-market-an-invented-board = Marché de nuit, un plateau inventé
    .back-yard-an-invented-board-for-lessons = Arrière-cour, un plateau inventé pour les leçons
    .courtyard-an-invented-board-for-lessons = Cour intérieure, un plateau inventé pour les leçons
# en: 792d0471
house-drawing = Qui dessine les poissons et les chats : les joueurs, le hasard, ou personne, comme sur le plateau.
    .name = dessin
    .players = les joueurs
    .random = le hasard
    .board = comme sur le plateau
# en: e85cec43
house-cats_start = Où commencent les deux chats d’un joueur : tous deux de son côté, ou un de chaque côté du plateau.
    .name = départ des chats
    .on-their-own-side = de leur côté
    .one-on-each-side = un de chaque côté
# en: 29b6c10f
house-own_line_blocks = Un coup normal ne peut pas entrer sur une case où passe l’une de ses propres lignes.
    .name = sa ligne bloque
# en: ce841fb8
house-leaving = Un pas hors d’un bâtiment finit là où il n’y a aucune ligne, même à soi, ou c’est un pas comme un autre.
    .name = sortie de la maison
    .into-an-empty-space = vers une case vide
    .as-any-step = comme tout pas
# en: b3355db2
house-own_tail = Un chat peut sauter par-dessus la ligne qu’il a lui-même tracée.
    .name = par-dessus sa trace
# en: cec68c97
house-landing = Un saut peut arriver sur un poisson ou un égout libre, ou seulement sur une case vide.
    .name = arrivée du saut
    .anything-free = tout ce qui est libre
    .blank = cases vides
# en: fc8df3a7
house-jump_is_special = Le super saut de chat coûte aussi un coup spécial.
    .name = le saut compte
# en: acb32087
house-delivered_cats = Un chat qui a rapporté son poisson peut continuer à bouger, ou se repose.
    .name = après la livraison
    .move-on = continuent
    .rest = se reposent
# en: 68b84d01
house-trapped = Est enfermé le joueur qui ne peut plus rapporter tous ses poissons, ou dont un chat n’a plus de chemin du retour.
    .name = enfermé
    .objective = sans tous les poissons
    .return-only = sans retour possible
# en: 0cb7fd44
house-first_player = Qui commence : la première place, où s’assoit le plus jeune, ou l’un des deux au hasard.
    .name = premier joueur
    .seat-1 = place 1
    .random = le hasard
