### Ce que dit chaque leçon. Variables : le fichier en en.

# en: ad4be43f
page-guess = Deviner
# en: c1aea0bf
page-check = Vérifier
# en: 41d4beb7
page-your-guess = Ton pronostic
# en: 13c32ba7
page-your-last = Ta dernière réponse
# en: 045b6065
page-answer = La réponse
# en: f5997c54
page-show = Voir la réponse
# en: 6d38a9bc
page-code = Mon code :
# en: f34a6588
how-fraction = une probabilité, par exemple 7/40, 0,175 ou 17,5 %
# en: 3a479126
how-number = un nombre
# en: e851845b
how-whole = un nombre entier
# en: 2ae09ef0
how-points = des points de pourcentage, par exemple 2,5
# en: 3a47d060
how-choice = {""}
# en: e6bf6ae2
guess-first = Devine d’abord : n’importe quelle réponse vaut mieux que rien.
# en: 9da602e3
write-first = Écris d’abord une réponse.
# en: e9944412
choose-first = Choisis d’abord une réponse.
# en: e361be03
went-wrong = Quelque chose n’a pas marché : { $error }
# en: 22f40578
guess-still = Devine d’abord : { $question }{ $guess ->
    [no] {""}
   *[other] {" "}Ton pronostic : { $guess } ; la réponse : { $answer }
}
# en: 5c3b84ef
exercise-still = Exercice : { $question }{ $guess ->
    [no] {""}
   *[other] {" "}{ $guess } : { $verdict }
}

# en: 05c26128
right = C’est juste : { $answer }.
# en: 7b7e720a
right-is = C’est juste : { $written }, c’est { $answer }.
# en: 483a3b9d
right-rounded = C’est juste : { $written }, c’est { $answer } arrondi.
# en: 65fa829c
not-yet = Pas encore.
# en: c4563c6e
nearly = Presque.
# en: 38561813
more-digits = C’est peut-être la réponse, arrondie : donne une fraction, ou un chiffre de plus.
# en: 217bcf14
last-digit = Presque : le dernier chiffre n’est pas bien arrondi.
# en: 39178291
your-turn = À toi : écris ta réponse à la place des trois points et exécute de nouveau cette cellule.
# en: 61d9ad73
no-choice = « { $given } » ne fait pas partie des choix : { $choices }.
# en: 3a9930dd
less = C’est moins que cela.
# en: 976f77ea
more = C’est plus que cela.
# en: 8f7ccf39
only-whole = La réponse est un nombre entier.
# en: 95b58622
a-share = Ta réponse est une proportion. Un point de pourcentage vaut 0,01.
# en: 365aa5fb
percent-sign = Est-ce un pourcentage ? Alors ajoute le signe %.
# en: b7bd4e9a
upside-down = C’est à l’envers : ce nombre dit « une chance sur combien ».
# en: 29397d92
no-chance = Une probabilité est comprise entre 0 et 1.
# en: 1250eb8a
complement = C’est la probabilité que cela n’arrive pas.
# en: 32e7805a
never = Une probabilité de 0 veut dire jamais.
# en: 704588b1
always = Une probabilité de 1 veut dire toujours.
# en: 29bf362d
agree = { $ways ->
    [2] Les deux façons
   *[other] Les { $ways } façons
} donnent le même résultat.
# en: 4c906cb6
differ = Ce n’est pas le même résultat : { $values }.
# en: 0c916470
odds = Tu compares les victoires aux défaites ; la probabilité, c’est le nombre de victoires divisé par celui de tous les cas.

# en: 63bf33ae
no-number = { $given } n’est pas un nombre : écris 7/40, 0,175 ou 17,5 %
# en: 3dbf407b
too-long = { $given } est trop long pour un nombre : écris 7/40, 0,175 ou 17,5 %
# en: e05a896c
too-many-digits = on ne peut pas vérifier un nombre de plus de { $most } chiffres : écris 7/40, 0,175 ou 17,5 %
# en: 5d7f4201
cannot-check = { $given } n’est pas un nombre que l’on peut vérifier : écris 7/40, 0,175 ou 17,5 %
# en: 2d868177
unequal = « { $given } » : les deux côtés ne sont pas égaux
# en: d238ac4c
by-zero = { $given } divise par zéro
# en: 937e89db
power = la puissance { $power } est trop grande pour être calculée ici
# en: 9a4b9e08
whole-numbers = { $name } demande des nombres entiers de 0 à { $most }
# en: 73b600c2
large-sum = les nombres de ce calcul deviennent trop grands pour être calculés ici

# en: 9a1800ca
own-name = ta fonction
# en: 43d5136c
own-none = il faut une fonction ici, et { $given } n’en est pas une
# en: 18617ced
own-stops = { $name } s’arrête pour { $place } : { $error }
# en: 3b525f4d
own-nothing = { $name } ne donne rien pour { $place } : termine-la par `return`
# en: 9d5686d9
own-gives = { $name } donne { $said } : elle devrait donner { $what }
# en: c560bf53
own-dots = écris quelque chose à la place des trois points dans { $name }
# en: b6ca9e30
own-not-yet = Pas encore : { $why }.
# en: 626e5c8e
own-your-turn = À toi : { $why }.
# en: a6343598
own-true = Ta fonction n’est pas encore écrite : c’est une fonction juste qui dessine ceci.
# en: 78f0cc44
own-draws = C’est ta fonction qui dessine ceci.
# en: 06e85078
own-right = C’est juste : ta fonction donne la bonne réponse dans les { $cases } cas.
# en: d987d7b4
own-wrong = Pas encore. Pour { $case }, il faudrait { $right }, et la tienne dit { $said }.

# en: f83514c8
column = colonne { $n }
# en: fc4e2ebf
row = ligne { $n }
# en: efc63eda
start-again = Recommencer
# en: 3081c372
forget = Tout oublier ({ $what })
# en: d3c9c3c5
to-begin = Pour commencer, appuie sur « { $button } ».
# en: 579f27d4
your-number = Ton numéro dans la liste de la classe
# en: 29ed2780
exercises = Exercices pour le numéro { $seed } : { $title }
# en: 62a3d0b0
hunt-show = Tout montrer
    .tip = Abandonner et tout voir
# en: fb4491c9
hunt-forget = Oublier tous les clics
# en: fc202437
hunt-found = trouvée
# en: 2c065355
hunt-missed = n’en fait pas partie
# en: 2d9ead5c
hunt-map = { $noun ->
    [card] Les cartes
   *[other] Le plan
}
# en: ab035a47
hunt-choose = { $noun ->
    [cell] Choisis une case.
    [card] Choisis une carte.
   *[space] Choisis une case.
}
# en: 366d9d1f
hunt-said = { $right ->
    [yes] Oui
   *[no] Non
} : { $why }. { $rest }
# en: 7a21da66
hunt-all = Tout est trouvé, { $misses ->
    [0] sans erreur
   *[other] avec { $misses } { FORM($misses, "erreur", "erreurs") }
}. { $moral }
# en: 2af61440
hunt-some = { $found } sur { $all }.
# en: 07e0fd5c
show-numbers = Montrer tous les nombres
# en: ec368977
wipe = Effacer le plan
# en: 8d05ab15
bell = cloche

# en: 62837cea
guide-head = Unité { $number } : { $title }, dès { $age } ans, { $minutes } minutes
# en: 49d409a5
guide-about = { $concept }. Le jeu : { $game }. { $hook }
# en: 6a2ee1ad
guide-minutes = { $minutes } min : { $what }
# en: 8d1c2435
guide-concept = Notion
# en: 5aecedc5
guide-plan = Déroulement
# en: 3047be88
guide-say = À dire
# en: e841194b
guide-ask = À demander
# en: 8a31d43b
guide-support = Aide
# en: 90cd01ab
guide-extension = Pour aller plus loin
# en: 5d6cf35b
guide-ticket = Question de sortie
# en: 42a0561d
guide-answers = Réponses
# en: 187b61b7
guide-exercises = Exercices pour le numéro 1
# en: 06c3a479
guide-open = Questions ouvertes
# en: be3b6f29
guide-board = À dessiner au tableau
# en: d1cd74b6
a-function = Une fonction : voir la solution repliée.
# en: cb662e10
key-question = question
# en: 03fe571b
key-answer = réponse
# en: 8428d6e7
key-wrong = erreurs probables

# en: df138ea4
paper-save = Enregistrer la fiche
# en: 90d7e8b6
paper-saved = Enregistrée sous { $name }.
# en: 9c0a6c4c
paper-unsaved = La fiche ne peut pas être enregistrée : { $error }.
# en: 15f502aa
paper-still = Fiche : { $title }, numéro { $seeds }, { $exercises } exercices
# en: 32582b97
paper-title = { $title } : fiche d’exercices
# en: f6f10b2e
paper-head = Fiche d’exercices, numéro { $seed }
# en: f675263d
paper-level = { $level } : { $text }
# en: 080b1d7a
paper-name = Nom
# en: 5f1a96aa
paper-class = Classe
# en: 1e7af8a8
paper-date = Date
# en: 0a940aca
paper-before = Avant de partir.
# en: ce9f41b4
paper-answer = Réponse :
# en: 0e74f4b5
paper-ticket = Question de sortie, tous les numéros
# en: fa1b35e2
paper-key = Réponses, numéro { $seed } : { $title }

# en: 1717a6c1
roll-paste = Collez ici la discussion de votre classe
# en: 4b2cf711
roll-class = Numéro de la classe
# en: 65e0e09b
roll-unit = Unité
# en: 263a2123
roll-gather = Ajouter
    .tip = Ajouter les codes ci-dessus
# en: 6e45415b
roll-again = Recommencer
    .tip = Oublier tous les codes
# en: cd48593a
roll-said = { $title }, classe { $class } : { $pupils } { FORM($pupils, "élève", "élèves") }, { $answers } { FORM($answers, "réponse", "réponses") }, dont { $right } { FORM($right, "juste", "justes") }.
# en: b98999f6
roll-twice = Deux noms portent le numéro { $number }.
# en: c7a7054a
roll-elsewhere = { $n } { FORM($n, "code", "codes") } pour « { $title } ».
# en: 87346b73
roll-not-taken = { $n } { FORM($n, "code non compté", "codes non comptés") } : { $class ->
    [no] faute de frappe, ou autre classe
   *[other] de la classe { $class }
}.
# en: f705c1f6
roll-exercise = Un exercice
# en: d8ad3f83
roll-caption = { $title } : G pour un pronostic, E pour un exercice
# en: a4fbed51
roll-pupil = élève
# en: c1b305dd
roll-right = juste
# en: 1089f884
roll-wrong = faux
# en: 56eee294
roll-nothing = rien encore
# en: 7806066e
room-paste = Collez ici des codes comme 7:12:EP
# en: e1154d6c
room-lost = Non lu : { $codes }. Est-ce une faute de frappe, ou le code d’une autre classe ou d’une autre question ?
# en: 4ed2ebe6
room-nobody = Personne n’a encore rien rendu
# en: a042d623
room-results = { $n } { FORM($n, "résultat", "résultats") } de la classe { $class }
# en: 56c06d4d
room-part = { $name }, place { $number } dans la liste de la classe : { $got } sur { $trials }. Ton code : { $code }
# en: ee777cb9
room-guesses = { $n } { FORM($n, "pronostic", "pronostics") }
# en: 31b92735
room-told = { $title }. { $said }.
# en: 91e87578
room-codes = Collez les codes de la classe
# en: 22bb09cf
room-none = aucun pronostic encore
# en: 94e00be6
room-guess = pronostic
# en: 2996c7c5
room-pupils = élèves
# en: a9d7169f
room-show = Quand tout le monde a deviné
# en: f3f60be9
room-right = La réponse : { $answer }, trouvée par { $right } sur { $all }.
# en: 1aa96b80
note-head = Pour les profs : { $age } ans, { $minutes } minutes{ $key ->
    [yes] , avec les réponses
   *[no] {""}
}
# en: 473721d0
note-words = Vocabulaire
# en: 06774cf0
note-class = En classe

# en: d40b7349
draw-play = Jouer dessus
    .tip = Ouvrir une table avec ce plateau (P)
# en: 9aaf5036
draw-tool =
    .shrine = Sanctuaire (S)
    .sewer = Égouts (E)
    .cat = Chat (C)
    .red-fish = Poisson rouge (F)
    .blue-fish = Poisson bleu (G)
# en: ea785cff
draw-number =
    .rows = Rangées
    .columns = Colonnes
    .each-cats = Chats
    .each-fish = Poissons
    .spacing = Écart
# en: bcca5a0a
draw-empty = un plateau vide
    .said = Un plateau vide.
# en: 5ae6e4b9
draw-boards =
    .default = deux bandes
    .garden = jardin du temple
    .market = marché de nuit
    .small = arrière-cour
    .tiny = cour intérieure
# en: 1cad8b1d
draw-begin = Partir de
# en: 08d915fe
draw-same = Pareil des deux côtés
# en: d59e5436
draw-undo = Annuler
    .tip = Annuler le dernier changement (U)
# en: cc59b48b
draw-clear = Effacer
    .tip = Tout enlever
# en: d1866984
draw-click = Un clic sur une case dessine :
# en: f364c48a
draw-file = Fichier
# en: 9f6074aa
draw-text = Le plateau sous forme de texte ; enregistrer et ouvrir
    .field = Le plateau sous forme de texte TOML
# en: 6d14f90f
draw-save = Enregistrer
    .tip = Écrire le plateau dans le fichier
# en: 5354cbe5
draw-open = Ouvrir
    .tip = Continuer avec le plateau du fichier
# en: f8c39a24
draw-read = Dessiner le texte
    .tip = Dessiner ce que dit le texte ci-dessous
# en: 57482db5
draw-now = Un clic sur une case dessine maintenant : { $tool ->
    [shrine] sanctuaire
    [sewer] égout
    [cat] chat
    [red-fish] poisson rouge
   *[blue-fish] poisson bleu
}.
# en: 81e22f05
draw-titled = { $title }.
# en: 3d06e54f
draw-size = { $rows } rangées, { $columns } colonnes.
# en: 761e72d8
draw-nothing = Il n’y a rien à annuler.
# en: 601ca55b
draw-back = Annulé.
# en: f222ef94
draw-below = La table est en dessous ; pour jouer avec ce que tu changes ici, appuie de nouveau sur « { draw-play } ».
# en: 8e261731
draw-taken = { $file } existe déjà et n’est pas un plateau ; choisis un autre nom.
# en: ae76cbd0
draw-saved = Enregistré dans { $file } ; on le charge avec board="{ $file }".
# en: f644139a
draw-no-toml = Ce n’est pas du TOML : { $error }.
# en: 24f4797a
draw-ending = { $name ->
    [no] Le nom
   *[other] { $name }
} devrait finir par .toml, comme my_board.toml.
# en: 1c3f2638
draw-not-ready = Pas encore prêt : { $problem }
# en: 520f1576
draw-ready = { $unfair ->
    [no] Tout le monde peut jouer sur ce plateau.
   *[other] On peut y jouer, mais ce n’est pas équitable. { $unfair }
}
# en: e9b02c72
draw-board = Ton plateau
    .size = Ton plateau, { $columns } colonnes et { $rows } rangées
# en: 45c8f3d8
draw-blank = vide
# en: 77035ad9
draw-cell = { $place }, { $holds }{ $waits ->
    [yes] , attend son jumeau
   *[no] {""}
}
# en: ac1195c2
draw-wall = { $wall ->
    [yes] mur
   *[no] pas de mur
} entre { $a } et { $b }
# en: 1f165d5a
draw-drew = { $gone ->
    [yes] Enlevé :{" "}
   *[no] {""}
}{ $what ->
    [shrines] Sanctuaire en
    [sewers] Égouts en
    [fish] Poisson en
    [cats] Chat en
   *[walls] Mur entre
} { $where }.
# en: 701eea24
draw-of = { $place } ({ $player ->
    [0] rouge
   *[1] bleu
})
# en: 09d91259
draw-a =
    .shrine = un sanctuaire
    .sewer = un égout
    .cat = un chat
    .fish = un poisson
    .red-fish = un poisson rouge
    .blue-fish = un poisson bleu
    .red-cat = un chat rouge
    .blue-cat = un chat bleu
# en: 829254e1
draw-held = En { $place }, il y a déjà { $held } ; enlève-le avant d’y dessiner { $what }.
# en: 8a962e5a
draw-no-side = { $a } et { $b } n’ont pas de côté commun ; un mur se dresse entre deux voisines, jamais à un coin.
# en: 503de836
draw-rows-differ = { $a } et { $b } ne sont pas dans la même rangée ; un égout et son jumeau le sont.
# en: ae188fe1
draw-counterpart = À { $here } correspond { $there }, mais en { $place } il y a déjà { $held } ; choisis un autre jumeau, ou dessine sans symétrie.
# en: 4de3c896
draw-no-start = { $place } n’est pas dans une rangée de départ ; les chats commencent dans la rangée 1 (rouges) ou { $row } (bleus).
# en: a83b47f1
draw-no-edge = { $place } n’est pas dans une rangée du bord ; les poissons se dessinent dans la rangée 1 ou { $row }.
# en: ed8ca97e
draw-no-twin = L’égout en { $place } n’a pas encore de jumeau : choisis une autre case de la rangée { $row }.
# en: fce0c55c
draw-count = { $what ->
    [red-fish] Poissons rouges
    [red-cats] Chats rouges
    [blue-fish] Poissons bleus
   *[blue-cats] Chats bleus
} : il y en a { $found }, et il en faudrait { $wanted } ; dessine tous les poissons et les chats des deux joueurs, ou aucun.
# en: 9967cfad
draw-favours = Il favorise un camp : { $why }.
