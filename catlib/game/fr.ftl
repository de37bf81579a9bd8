### What all games say in the same words. Variables and forms: en.ftl, docs/translating.md; words: docs/glossary/fr.md.

-toi = { $who ->
    [you] toi
   *[other] { $who }
}
-whom-toi = { $whom ->
    [you] toi
   *[other] { $whom }
}
# en: 2f7252bb
you = tu
    .name = Toi
# en: 4c32b6e9
list-comma = { $before }, { $last }
# en: b5b8b301
list-and = { $before } et { $last }
# en: 0dd68dd0
list-or = { $before } ou { $last }
# en: 2d28994f
list-space = { $before }{" "}{ $last }
# en: 1122f7b9
list-then = { $before }, puis { $last }
# en: 1071f729
ordinal = { $n ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $n }e
}
    .feminine = { $n ->
        [1] première
        [2] deuxième
        [3] troisième
        [4] quatrième
        [5] cinquième
        [6] sixième
        [7] septième
        [8] huitième
        [9] neuvième
        [10] dixième
       *[other] { $n }e
    }
    .place = { $n ->
        [1] en premier
        [2] en deuxième
        [3] en troisième
        [4] en quatrième
       *[other] à la place { $n }
    }
# en: b0baae3d
named = « { $what } »
# en: d23db717
touch = Clique sur : { $what }.
# en: 59275e06
touch-for = Pour { $whole }, clique sur : { $what }.
# en: d9e53fec
first-step = Le premier pas pour y aller : { $what }.
# en: 1a182611
put-back = Pas { $what } : clique dessus encore une fois.
# en: c7557b28
own-way = { $lost ->
    [no] Tu as fait ton propre choix
   *[other] { $lost }
} ; le guide continue à partir d’ici.
# en: 3baa3d4a
whose = { $who ->
    [you] ton
   *[other] de { $who }
}
# en: 51c0ae47
question = { $who } { $asks }
# en: 2e056307
name-and-colour = { $name } ({ $colour })
# en: 92bd39ea
decides = { $who } { FORM($who, "décides", "décide") }
# en: d32abe3b
wins = { $who } { FORM($who, "gagnes", "gagne") } !
# en: 05fa25c4
game-pays = le jeu paie { $n }
# en: 40c529ea
won = { $n ->
    [0] personne n’a gagné
    [one] { $who } a gagné
   *[other] { $who } ont gagné
}
# en: 1c30444d
team-ended = { $team } : { FORM($won, "victoire", "défaite") } de toute l’équipe
# en: ff187b9c
team-won = l’équipe { $team } a gagné : { $who }
# en: edea24e2
chance-decides = le hasard décide
# en: 1e670fbd
chooses = { $who } { FORM($who, "choisis", "choisit") } { $what }
# en: 8f1dfc2c
chance-brings = { $dealer ->
    [dice] { FORM($n, "Le dé montre", "Les dés montrent") } { $what }
    [deck] { FORM($n, "La carte est", "Les cartes sont") } { $what }
   *[other] Le hasard donne { $what }
}
# en: 94ffbd22
what-is = { $what } : { $n }
# en: 19918484
choose = { $choices ->
    [no] Choisis l’une des possibilités
   *[other] Clique sur { LIST($choices, "or") }
}.
# en: 245610e8
has-to-decide = { $who } { FORM($who, "dois", "doit") } décider : choisis l’une des possibilités.
# en: eb00da4b
nothing-to-decide = { $who } { FORM($who, "n’avais", "n’avait") } encore rien à décider.
# en: a34f1cc3
in-turn = { heading }. { $asked }
# en: 4d1beb66
ended-early = Plus personne ne pouvait revenir au score : la partie s’arrête ici.
# en: 8d55c400
resigned = { $who } { FORM($who, "as", "a") } abandonné : la partie s’arrête ici.
# en: 46ae9680
resign = { $who ->
    [you] Tu abandonnes ? La partie s’arrêtera là.
   *[other] { $who } abandonne ? La partie s’arrêtera là.
}
# en: e7654013
foregone = { $who } { FORM($who, "as", "a") } presque gagné. Arrêter la partie maintenant ?
# en: 8c45dad1
game-over = La partie est finie : commences-en une autre ou reviens d’un pas en arrière.
# en: edb0a2f5
not-asked = Ce choix n’est pas possible maintenant.
# en: 89b05e74
list-to = { $before } à { $last }
# en: 7489816f
before-the-first-turn = avant le premier tour
# en: 04f65df4
heading = à { -toi } de jouer
# en: 71055da4
now = Maintenant, { $question }{ $answers ->
    [no] {""}
   *[other] : { $answers }
}.
# en: be42349a
ours = °
# en: d63b667e
note-on-ours = ° marque notre lecture, là où les règles imprimées ne disent rien de clair, et ce que nous avons inventé. Tout le reste est dans les règles imprimées.
# en: 59bd5965
game-for = C’est une partie pour { $n ->
    [1] une personne
   *[other] { $n } personnes
}.
# en: 7ea731da
usual-house-rules = On joue avec les règles maison habituelles.
# en: 80cd8c5e
house-rules-here = Règles maison à cette table
# en: 9249b67a
house-rules-to-try = Règles maison à essayer
# en: 638cb71f
house-rule = { $about }. Ici : **{ $value ->
    [yes] oui
    [no] non
   *[other] { $value }
}**{ $changed ->
    [yes] , d’habitude { $usual ->
        [yes] oui
        [no] non
       *[other] { $usual }
    }
   *[no] {""}
}.
# en: 5998fece
not-fetched = { $what } n’a pas pu être chargé : le réseau est-il coupé ?
# en: 48e0e093
save-refused = la partie enregistrée est abîmée, incomplète, d’une autre version ou d’un autre jeu
# en: 4a878eba
kept-refused = La partie gardée ne peut pas être lue ({ $why }) ; { $found ->
    [yes] voici sa dernière bonne position
   *[no] rien ne peut en être repris
}.
# en: e0999026
sentence = { $said }.
# en: 8b0b3fcd
yes = oui
# en: 62f92631
no = non
# en: ad2f7afe
none = aucun
# en: 330a9d63
one-of-your-own = de ta création
# en: 1ffb1893
goal-chance-to-win = chances de gagner
    .why = Tu gagnes avec { $n } de chances{ $sure ->
        [alone] {" "}si tu joues parfaitement à partir d’ici
        [all] {" "}si tout le monde joue parfaitement
       *[other] {""}
    }
    .about = Chances de gagner la partie ; une égalité compte comme une part égale de la victoire.
    .team = Chances que l’équipe gagne la partie ; une égalité compte comme une part égale de la victoire.
    .together = Chances que tous gagnent la partie ensemble.
# en: 76fac3c8
goal-why = D’après « { $goal } » cela vaut { $n }
# en: 031c62d6
beside = { $why }{ $how ->
    [alike] . Le choix suivant vaut à peu près autant
    [next] {" "}; le choix suivant, { $other }
    [done] {" "}; le choix joué, { $other }
   *[alone] {""}
}.
# en: cd60f1a6
chance-to-win = Chances de gagner : { $parts }
# en: 33979297
wins-with = { $who } { FORM($who, "gagnes", "gagne") } : { $chance }
# en: af7b2a3d
table = La même chose en tableau
# en: b37561e8
details = Détails techniques
# en: 11ad13cf
go-on = Continuer
# en: 9389ee46
see-board = Voir le plateau
# en: 8edfa2b8
larger = Touche l’endroit voulu · ✕ tout le plateau
# en: a4a14f80
how-to-play = Règles du jeu
# en: 7a3fb33a
close = Fermer
# en: 878bb487
thinking = Réflexion…
# en: 5ba76164
selected = choisi
# en: b792ffa5
can-be-chosen = peut être choisi
# en: 2795d862
kernel-stopped = Le noyau s’est arrêté ; relance la cellule.
# en: a97723d6
our-reading = notre lecture
# en: 5ba0e9ed
as-written = comme écrit
# en: 7e52911a
worth-proved = Chances de gagner si les deux jouent le mieux possible ; toutes les suites qui comptent ont été examinées. À victoire égale, la plus rapide est la meilleure ; à défaite égale, la plus tardive.
# en: 02490a51
worth-solved = Résolu : valable si chacun joue le mieux possible à partir d’ici.
# en: d2ee06eb
worth-played-on = Estimé : valable si, après ce choix, chacun continue comme { $bots }.
# en: b9f9df57
worth-dealt-anew = Ce que tu ne peux pas voir est redistribué à chaque partie.
# en: b5fbbd48
worth-cut-off = Certaines de ces parties n’étaient pas finies au bout de { $n } étapes ; elles comptent comme { FORM($together, "non gagnées", "des égalités") }.
# en: 1839700f
worth-balanced = Résolu comme un équilibre : personne ne regarde ce qui est caché, et savoir comment jouent les autres ne rapporte rien.
# en: fb16390a
worth-unseen = Estimé à partir de { $n } parties où personne ne regarde ce qui est caché ; on ne sait pas de combien l’estimation se trompe.
# en: 4c12bd0f
worth-openly = Estimé par des recherches dans l’arbre des coups, mains visibles ; on ne sait pas à quel point cela s’éloigne de la meilleure façon de jouer.
# en: 1e5ecdba
worth-guessed = Estimé par une recherche dans l’arbre des coups ; on ne sait pas à quel point cela s’éloigne de la meilleure façon de jouer.
# en: 8ba20f59
worth-mixed = Le mieux est de mélanger : { $choices }.
# en: fd81ab9c
never-ends = ne finit jamais
# en: 4410012e
review-searched = Pas exact : une recherche a jugé ces décisions. Une perte compte si elle dépasse sa marge ; certaines, plus petites, passent inaperçues.
# en: cb7c1acc
review-paired = Pas exact : d’après { $n } parties que des robots ont jouées jusqu’au bout, avec le même hasard pour chaque choix. Une perte en est une si chacun continue comme { $bots }. Seules comptent les pertes qui dépassent leur marge, chacune mesurée sur { $fresh } nouvelles parties ; certaines, plus petites, passent inaperçues.
# en: 0edb618d
tap-to-skip = touche pour passer
# en: 5c6d4024
player = Joueur { $n }
# en: 3c3ce303
bot-random = Au hasard (choisit n’importe quel coup)
# en: ee68f087
bot-greedy = Glouton
# en: 461c8ffd
bot-search = Recherche (essaie beaucoup de parties)
# en: e57743ea
bot-random-does = Choisit au hasard parmi les choix permis.
# en: 0aab63ec
bot-greedy-does = Prend le choix après lequel l’estimation du jeu est la meilleure.
# en: 298562f2
bot-search-does = { $hidden ->
    [yes] Joue un équilibre s’il en trouve un vite ; sinon, il joue beaucoup de parties d’avance avant chaque décision, sans regarder ce qui est caché.
   *[no] Joue beaucoup de parties d’avance avant chaque décision.
}

# en: d1b45ad5
slip-at-least = En Python, on écrit >= et non =>.
# en: 23dc7151
slip-at-most = En Python, on écrit <= et non =<.
# en: e9716faf
slip-compare = En Python, ≥ s’écrit >=, ≤ s’écrit <= et ≠ s’écrit !=.
# en: 5404429e
slip-times = En Python, « fois » s’écrit *.
# en: 47a37965
slip-divided = En Python, « divisé par » s’écrit /.
# en: 233d1c68
slip-power = En Python, un carré s’écrit ** 2, et un cube ** 3.
# en: 427cd53b
slip-minus = Écris le signe moins du clavier : -.
# en: 14750e7b
slip-quotes = Écris les guillemets droits du clavier : ".
# en: 1d7ae0a3
slip-and = En Python, on écrit le mot « and ».
# en: 9a5c8490
slip-or = En Python, on écrit le mot « or ».
# en: 1452ccec
slip-elif = En Python, « else if » est un seul mot : elif.
# en: 2bf2c557
slip-small = En Python, ces mots commencent par une minuscule.
# en: 716bc94b
slip-factor = Écris * entre un nombre et un nom, par exemple 2 * n.
# en: e67f1a17
slip-colon = Une ligne comme celle-ci se termine par deux-points.
# en: 35df0ef0
slip-equals = Pour comparer, écris ==. Un seul = donne un nom à une valeur.
# en: f7ce4433
slip-open = Une parenthèse s’ouvre ici et ne se ferme jamais.
# en: ef0f357a
slip-closed = Une parenthèse se ferme ici sans avoir été ouverte.
# en: 50cca38f
slip-bracket = Une parenthèse d’une sorte est fermée ici par une parenthèse d’une autre sorte.
# en: c002b63a
slip-quoted = Les mots entre guillemets se terminent par les mêmes guillemets, sur la même ligne.
# en: a6fcfff3
slip-indent = La ligne après les deux-points commence par quatre espaces de plus.
# en: 2e667595
slip-too-far = Cette ligne commence par trop d’espaces.
# en: 7fc6bf0e
slip-unlike = Cette ligne commence par plus ou moins d’espaces que les lignes dont elle fait partie.
# en: 01160816
slip-tabs = Commence les lignes par des espaces seulement, quatre par quatre.
# en: a4b5a8c8
slip-return = « return » fait partie d’une fonction : sa ligne commence par quatre espaces.
# en: fa434f49
slip-comma = Il manque quelque chose entre deux éléments ici : une virgule, ou un signe comme *.
# en: b040bb54
slip-else = Après « … if … » sur une ligne vient « else », puis ce qui vaut sinon.
# en: 78c34303
slip-in-line = Ligne { $n } : { $slip }
# en: 907e224f
slip-unread = Python ne peut pas lire la ligne { $n }. Compare-la au code du dessus, signe par signe.
# en: 9fae09bf
slip-unknown = Python ne connaît pas « { $name } ». Est-ce écrit comme au-dessus, avec les mêmes majuscules et minuscules ?
# en: 829297a4
dice-fell = { $said ->
    [no] Le dé
   *[other] Lancé : { $said }
}
# en: a26cda88
simulated = { $name }, { $games } parties{ $stopped ->
    [yes] , arrêt anticipé
   *[no] {""}
}
# en: 4f1697b2
simulated-together = { $bots } : gagné ensemble { $value }
# en: ec2e33cc
simulated-team = { $name } : gagné { $value }
# en: cb53e3ca
simulated-seat = joueur { $n }, { $who } : gagné { $value }{ $alone ->
    [no] {""}
   *[other] , dont { $alone } en solo
}
# en: d08639d7
simulated-shared = victoire partagée : { $value }
# en: 62693db4
simulated-drawn = personne n’a gagné : { $value }
# en: 16c30f9b
simulated-lost = non gagné : { $value }
# en: d13a2456
simulated-open = { $n } non finies
# en: b4dc5fd1
solved = { $value } pour { $together ->
    [yes] tous
   *[no] le premier joueur
}, { $gap ->
    [no] exact
   *[other] borne ± { $gap }
}{ $hidden ->
    [yes] {" "}à jeu découvert
   *[no] {""}
} ; { $n } positions
