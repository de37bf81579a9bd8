### Washi Cat: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

# en: 1f8766d7
tape-by-size = Le ruban, { $columns } colonnes sur { $rows } rangées
# en: daf445f1
tape = Ruban
# en: 2d63121c
players = Joueurs
# en: 070c20a6
shrine-there = sanctuaire
# en: 0da2db68
sewer-there = égout { -sewer }{ FORM($blocked, ", bouché", "") }
# en: 16b88852
building = { $name ->
    [tea-house] salon de thé
    [bath-house] bains publics
    [noodle-bar] bar à nouilles
    [fish-market] marché aux poissons
    [station] gare
    [bell-tower] clocher
    [hall] grande salle
    [gate] portail
   *[other] { $name }
}
# en: b192cb8e
walls-there = mur : { $sides }
# en: 3296ea54
north = nord
# en: 351abf7f
east = est
# en: 75b97cc5
south = sud
# en: 377255c7
west = ouest
# en: 1cc60ed6
fish-there = poisson { $colour }{ FORM($eaten, ", déjà pris", "") }
# en: f692da13
line-there = { $colour ->
    [red] ligne rouge
   *[blue] ligne bleue
}
# en: 576816e5
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}avec un poisson
    [done] , a fini
   *[nothing] {""}
}
# en: 7fce7366
cat-does = Un chat va sur une case voisine, et peut sauter tout droit par-dessus { FORM($own_tail, "ses propres lignes", "la ligne de l’autre chat du même joueur") }.
# en: 35371465
fish-does = Un chat prend un poisson dans la rangée d’en face et le rapporte à son propre bord.
# en: 078dd157
sewer-does = Un coup spécial entre ici et ressort par l’autre égout de la même couleur ; un pas dessus bouche les deux.
# en: e5f13cd1
shrine-does = Personne n’entre dans un sanctuaire.
# en: a3d532b1
line-does = Aucun chat ne marche sur une ligne de l’autre joueur.
# en: 34d74a93
through-the-sewer = { cat-name } par l’égout
# en: d7cefd72
next-errand = { $carries ->
    [done] fini
    [fish] { $apart ->
        [yes] rangée { $row }
       *[no] maison
    }
   *[nothing] { $apart ->
        [yes] rangée { $row }
       *[no] poisson
    }
}
# en: a885640f
specials-left = encore { $left } { FORM($left, "coup spécial", "coups spéciaux") }
# en: 792bffe6
special-moves = coups spéciaux
# en: d509b75f
specials-do = Un coup spécial saute par-dessus toutes les lignes, ou passe par un égout.
# en: f1f72603
legend-wall = mur
# en: 77c6ccda
legend-sewer = égout
# en: 9000f89d
legend-house = maison
# en: ecd8b9c7
legend-special = saut ou égout

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

# en: 5acf101c
in-reach = à la portée du { cat-name }
# en: a67f9127
to-go = encore { FORM($exact, "", "au plus ") }{ $turns } { FORM($turns, "pas", "pas") }{ FORM($ahead, ", en tête", "") }
# en: d1d06ec8
no-way-to-go = aucun chemin
# en: cfde335a
step-of-trip = pas { $step } sur { $turns } du { cat-name }{ FORM($exact, "", ", peut-être pas le plus rapide") }
# en: bba029a2
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n } :{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "tour", "tours") }
# en: 82fd1237
way-home = un chemin du retour ?
# en: 00b51c1d
no-way-home = on ne voit aucun chemin du retour pour le { cat-name } : ses propres lignes l’arrêtent
# en: 9e298fde
on-way-home = sur un chemin du retour du { cat-name }
# en: 62e0bae5
shut-in-there = ici, le { cat-name } ne peut plus sortir
# en: 3168f6de
part-of-wall = partie du mur autour du { cat-name }
# en: c4216fa8
own-line-outside = propre ligne devant une sortie, partie du mur autour du { cat-name }
# en: b7143c66
parts-from-home = { $spaces ->
    [1] seule case
   *[other] une des { $spaces } cases
} entre le { cat-name } et sa maison
# en: 6ddd1480
parts-from-fish = { $spaces ->
    [1] seule case
   *[other] une des { $spaces } cases
} entre le { cat-name } et un poisson

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0b59b13c
show-reach = cases accessibles
# en: 9452c1a1
show-trips = plus courts chemins à pied
# en: 59390568
show-quickest = plus courts chemins, sauts compris
# en: c9227613
show-trapped = chemin du retour, ou mur autour
# en: 06acd179
show-cut = mur le moins cher autour des autres
# en: d287f53d
no-room-at-all = il y a un sanctuaire sur chaque case ; les chats ont besoin de place
# en: 068a5571
cut-off = on ne peut pas aller de { $here } à { $cell } ; il faut un chemin vers chaque case
# en: 9d5612f8
too-narrow = la rangée { $row } a de la place pour { $spaces } dessins ; { $cats } { FORM($cats, "chat", "chats") } et { $fish } poissons en demandent { $n }
# en: 8f513d7f
fish-in-rows = { $n } { FORM($n, "poisson", "poissons") } de chaque joueur { FORM($n, "est", "sont") } dans la rangée 1 et autant dans la rangée { $row }
# en: f0fc012b
lonely = rien en { $cell } ne répond { $what ->
    [shrine] au sanctuaire
    [cat] au chat
   *[fish] au poisson
} en { $here }
# en: 816a0110
lonely-sewers = aux égouts { $here } et { $there } n’en répondent pas d’autres en { $cell } et { $twin }
# en: 427d723b
lonely-wall = au mur { $here }|{ $there } n’en répond pas d’autre en { $cell }|{ $twin }
