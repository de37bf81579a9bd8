### Washi Cat: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

-sewer = { $sewer ->
    [green] vert
    [purple] violet
    [orange] orange
    [grey] gris
    [blue] bleu
    [red] rouge
   *[other] { $sewer }
}
-sewers = { $sewer ->
    [green] verts
    [purple] violets
    [orange] orange
    [grey] gris
    [blue] bleus
    [red] rouges
   *[other] { $sewer }
}
-own-cat = { FORM($who, "ton", "son") } { numbered-cat }

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rouge
# en: 833145ed
blue = bleu
# en: ee839351
cat-name = { numbered-cat } { $colour }
# en: 7931300b
numbered-cat = { $cats ->
    [1] chat
   *[other] chat { $n }
}
# en: c3ada671
list-semicolon = { $before }. { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: de86531f
welcome = Ta couleur : { $seat }. Va chercher un poisson avec { FORM($cats, "ton chat", "chacun de tes chats") }, et rapporte-le à la maison.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 4d67bc1a
first =
    .asks = le hasard dit qui commence
    .name = { $who } commence
    .told = { $who } { FORM($who, "commences", "commence") }
# en: d938f2ce
draw =
    .asks = { $decides ->
        [yes] { FORM($who, "dessines", "dessine") }
       *[no] le hasard dessine
    } { $draws ->
        [fish] un poisson
       *[cat] un chat
    }
    .you = { $draws ->
        [fish] Dessine tes poissons : clique sur une case marquée de la première ou de la dernière rangée.
       *[cat] Dessine { FORM($cats, "ton chat", "tes chats") } : clique sur une case marquée{ FORM($apart, ", un chat dans la première rangée et un dans la dernière", "") }.
    }
    .guide = { $draws ->
        [fish] Dessine un poisson.
       *[cat] Dessine un chat.
    }
    .name = { $draws ->
        [fish] poisson { $colour }
       *[cat] { cat-name }
    } en { $cell }
    .answers = {""}
    .told = { $who } { FORM($who, "dessines", "dessine") } { $draws ->
        [fish] un poisson
       *[cat] { -own-cat }
    } en { $cell }

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b383074
turn =
    .asks = { FORM($who, "déplaces", "déplace") } un chat
    .you = Clique sur une case marquée pour y déplacer un chat. { LIST($errands, "semicolon") }. Encore { $left } { FORM($left, "coup spécial", "coups spéciaux") }.
    .guide = { $how ->
        [pass] Aucun de tes chats ne peut bouger : passe.
        [step] Ton chat marche, et sa ligne reste : elle barre la route aux autres chats.
        [jump] Un saut par-dessus des lignes emmène ton chat très loin en un seul coup.
       *[sewer] Un égout emmène ton chat à l’autre bout du plateau : c’est un coup spécial.
    }
    .instead = Clique sur une case marquée.
    .name = { $how ->
        [pass] passer
        [step] { numbered-cat } en { $cell }
        [jump] { numbered-cat } saute en { $cell }
       *[sewer] { numbered-cat } passe par l’égout { -sewer } et ressort en { $cell }
    }{ FORM($special, ", un coup spécial", "") }{ $arrival ->
        [fish] , prend le poisson
        [home] , rapporte son poisson
       *[nothing] {""}
    }
    .told = { $how ->
        [pass] { $who } { FORM($who, "passes", "passe") } : { FORM($cats, "le chat ne peut pas bouger", "les chats ne peuvent pas bouger") }
        [step] { $who } { FORM($who, "mènes", "mène") } { -own-cat } en { $cell }
        [jump] { $who } { FORM($who, "fais", "fait") } sauter { -own-cat } par-dessus des lignes, en { $cell }
       *[sewer] { $who } { FORM($who, "fais", "fait") } passer { -own-cat } par l’égout { -sewer } : il ressort en { $cell }
    }
# en: a6079229
errand = { $cats ->
    [1] Le chat
   *[other] Le chat { $n }
} { $carries ->
    [nothing] cherche un poisson{ $apart ->
        [yes] {" "}dans la rangée { $row }
       *[no] {""}
    }
    [fish] rapporte son poisson à la maison{ $apart ->
        [yes] , dans la rangée { $row }
       *[no] {""}
    }
   *[done] a fini
}

## What it brought
## The log, after what was done; read by everybody.

# en: fce7b6b5
special-move = C’était un coup spécial, il en reste { $left }
# en: 035c1f1d
takes-a-fish = Il prend un poisson ; il doit maintenant rentrer dans { $apart ->
    [yes] la rangée { $row }
   *[no] { FORM($who, "ta rangée", "sa rangée") }
}
# en: 1d036c25
brings-home = Il rapporte son poisson : { $home } sur { $cats }
# en: e3abb4e8
sewers-blocked = Les deux égouts { -sewers } sont bouchés maintenant
# en: f8fe61cd
drew-here = { $who } { FORM($who, "viens", "vient") } de dessiner ici
# en: 623f778a
came-here = { $who } { FORM($who, "viens", "vient") } d’amener { FORM($who, "ton", "son") } chat ici

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: ae05414f
heading = la course
# en: 01b97f08
before-the-first-turn = on dessine les poissons et les chats
# en: 76c7ba0a
aim = Pour gagner, sois le premier à rapporter { $cats ->
    [1] un poisson
   *[other] deux poissons, un avec chaque chat,
} ou enferme l’autre joueur
# en: 85e654f1
score = { -toi } { $home } sur { $cats }
# en: 6f7a8064
standing = { $colour }, { $home } { FORM($home, "poisson rapporté", "poissons rapportés") } sur { $cats }
# en: 461ac0c4
over =
    .asks = { $ended ->
        [limit] personne n’a gagné : il ne reste plus de tours
        [standstill] personne n’a gagné : aucun chat ne peut plus bouger
        [delivery] { $who } { FORM($who, "as", "a") } gagné : { brought-home }
       *[trap] { $who } { FORM($who, "as", "a") } gagné : { is-trapped }
    }
# en: df028bb6
result = { $who } { FORM($who, "gagnes", "gagne") }, { $scores } en poissons : { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
# en: 84ecd66e
is-trapped = { $whom } { FORM($whom, "n’as", "n’a") } plus d’issue
# en: 785f322f
brought-home = { $cats ->
    [1] le chat a rapporté un poisson
   *[other] les deux chats ont rapporté un poisson
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: a588fce8
position = { $counted ->
    [yes] tour { $turn },{" "}
   *[no] {""}
}{ $question } ; { LIST($there, "comma") } ; coups spéciaux : { $specials_left }
# en: 6882e1a6
cat-there = { cat-name } en { $cell }{ $carries ->
    [fish] {" "}avec un poisson
    [done] {" "}a fini
   *[nothing] {""}
}
# en: 8a85acc7
no-cats = pas encore de chat
# en: 80d4e37a
specials-of = { -toi } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Cette case n’existe pas.
# en: 3750107e
in-the-middle = La case { $cell } est au milieu ; on dessine les poissons et les chats dans la première et la dernière rangée.
# en: d27a5a12
drawn-on-already = Il y a déjà un dessin en { $cell }.
# en: 8759d3ad
not-drawn-on = En { $cell }, il y a un sanctuaire ou un égout, et on n’y dessine rien.
# en: 82970b5d
fish-drawn-there = { $who } { FORM($who, "as", "a") } déjà dessiné { $n } { FORM($n, "poisson", "poissons") } dans la rangée { $row }.
# en: c9c5956a
cat-drawn-there = { $who } { FORM($who, "as", "a") } déjà dessiné un chat dans la rangée { $row } ; il en part un de chaque côté.
# en: 8220ede0
other-starting-row = La case { $cell } n’est pas dans la bonne rangée de départ ; les chats partent de leur propre rangée.
# en: ab7b4e52
too-near = La case { $cell } est trop proche ; ici, laisse au moins { $needed } { FORM($needed, "case", "cases") } entre deux dessins.
# en: c054a6c9
several-moves = Plusieurs coups finissent en { $cell }, chacun avec sa marque.
# en: a7046ac8
all-rest = Tous les chats ont rapporté leur poisson et se reposent.
# en: fa2194c3
shrine = En { $cell }, il y a un sanctuaire, et aucune ligne n’y entre.
# en: eb4f642f
there-already = Le { cat-name } est déjà en { $cell }.
# en: f7da2ea5
across-a-corner = La case { $cell } est en diagonale du { cat-name } ; aucun chat ne va en diagonale.
# en: e5b24996
not-in-line = La case { $cell } n’est pas alignée avec le { cat-name } ; il va sur une case voisine ou saute tout droit.
# en: 11193cc6
pair-blocked = Les égouts { -sewers } { $entry } et { $cell } sont bouchés.
# en: 064009a2
line-on-sewer = Une ligne qui est à { -whom-toi } couvre l’un des égouts { -sewers }.
# en: 84316373
specials-used-up = { $specials ->
    [0] Il n’y a pas de coups spéciaux dans cette partie.
    [1] { $who } { FORM($who, "as", "a") } déjà utilisé { FORM($who, "ton", "son") } coup spécial.
   *[other] { $who } { FORM($who, "as", "a") } déjà utilisé { FORM($who, "tes", "ses") } { $specials } coups spéciaux.
}
# en: 38a02a86
wall-between = Il y a un mur entre { $here } et { $cell }.
# en: 5f3ecccf
line-of-other = En { $cell } passe une ligne qui est à { -whom-toi }, et aucun chat ne marche dessus.
# en: 61a07032
line-outside = On sort d’un bâtiment sur une case sans ligne, et { $cell } en a une.
# en: fafed2d3
own-line = En { $cell } passe une ligne qui est à { -toi }, et ici aucun chat ne marche sur sa propre ligne.
# en: bffc5529
fish-of-own-side = Le poisson en { $cell } est dans la rangée du { cat-name } ; un chat va chercher son poisson dans la rangée d’en face.
# en: 433cb5fd
has-had-fish = Le { cat-name } a déjà eu son poisson ; un chat n’en prend qu’un et n’entre pas là où il y en a un autre.
# en: 06bc059e
wall-in-the-way = Après { $here }, un mur ou un sanctuaire barre la route ; aucun saut ne le franchit.
# en: af751c99
nothing-to-cross = La case { $cell } est trop loin : un chat ne saute que par-dessus des lignes, et en { $there } il n’y en a aucune.
# en: fb77c33d
lands-on-line = Une ligne passe en { $cell } ; un saut arrive sur la première case sans ligne.
# en: 334dc9fb
not-blank = La case { $cell } n’est pas vide, et ici un saut n’arrive que sur une case vide.
# en: 4729baed
not-your-cat = Le { cat-name } est à l’autre joueur.
# en: b4c02ffe
touch-where-it-goes = Choisis où va le chat.
# en: 355579ad
what-takes-specials = { FORM($jump_is_special, "Tout saut", "Un saut par-dessus une ligne adverse") }, ou un passage par un égout, coûte un coup spécial.
# en: bc0b3f2b
bot-random = Chaton (joue n’importe quoi)
# en: a31a5bac
bot-random-does = Choisit au hasard parmi les actions permises.
# en: dab4afa8
bot-straight-on = Pip (enfant)
# en: 287b1dbb
bot-straight-on-does = Joue comme un enfant : va droit au poisson le plus proche et ne voit une ligne qu’en y arrivant.
# en: ae69111b
bot-beginner = Pastille (débutant)
# en: 8f59d354
bot-beginner-does = Joue comme Flèche, mais laisse au hasard une décision sur six.
# en: 3ebb18d2
bot-stroller = Vagabond (moyen)
# en: 4975a9dd
bot-stroller-does = Joue comme Flèche, mais laisse au hasard une décision sur douze.
# en: 66680a59
bot-racer = Flèche (fort)
# en: 5cee95fc
bot-racer-does = Prend le plus court chemin vers le poisson et la maison, et saute ou passe par un égout si cela épargne des pas.
# en: edcb2a8c
bot-blocker = Mochi (fort)
# en: 0a13c3e5
bot-blocker-does = Prend le plus court chemin, mais préfère barrer celui de l’adversaire s’il y perd davantage.
# en: f4f9f55e
bot-learned = Sauge (fort)
# en: fff876a4
bot-learned-does = A appris en des milliers de parties contre lui-même où quitter le chemin de Flèche. Dans une partie égale, un coup spécial en réserve lui vaut 52 points de chance de gagner, et un second 6 de plus.
# en: 7fef01c4
bot-tree-search = Grand maître Neko (expert)
# en: b8bb0aa4
bot-tree-search-does = Joue beaucoup de parties depuis chaque décision et choisit ce qui a le mieux marché.
# en: e6c70271
goal-steps-ahead = pas d’avance
    .about = Combien de pas de moins que l’autre il te faut après le coup, sans saut ; aucun chemin compte pour 99.
    .best = plus grande avance
    .why = { $lead ->
        [free] Ensuite, un chat de l’autre n’a plus de chemin
        [shut] Ensuite, un de tes chats n’a plus de chemin
        [behind] Ensuite, tu as { $amount } pas de retard
        [level] Ensuite, personne n’a d’avance
       *[ahead] Ensuite, tu as { $amount } pas d’avance
    }
