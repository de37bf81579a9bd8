### What a table says itself, in whatever game. Variables: the file in en; forms: docs/translating.md.

## What a mouse does in every sentence that is shown, and what a finger does in its place
# en: be950886
click = Clique
    .tap = Appuie

## The row of buttons above the board, and what "More" unfolds
# en: 41714148
undo = Annuler
    .tip = Reprendre la dernière décision (U)
# en: 4f8ff2fd
redo = Rétablir
    .tip = Refaire ce qui a été annulé (Y)
# en: 22f94ca1
guide = Guide
    .tip = Montrer sur le plateau comment se jouent les trois prochains tours
# en: d6b37ac8
give-up = Abandonner…
    .tip = Arrêter la partie ici, après confirmation
# en: 176ca96a
set-up = Nouvelle partie…
    .tip = Qui joue, à quel niveau et avec quelles règles maison
# en: 3d6aee26
more = Plus
    .tip = Nouvelle partie, valeurs, repères, journal, analyse, enregistrement
# en: 41009ecd
replay = Revoir
# en: 08729322
worth-of-choices = Valeur des choix
# en: 58a00019
hidden = seulement dans l’indice
# en: d528786f
step-by-step = Pas à pas
# en: 2deed4bd
real-dice = Je lance de vrais dés
# en: 046977c7
speed = Vitesse
# en: 40081b36
slow = lente
# en: e572274f
usual = normale
# en: be4d7690
fast = rapide
# en: 55c17a02
at-once = immédiate
# en: db5b0704
sound = Son
# en: fd5735a8
cover = Cacher les cartes entre les joueurs
# en: a6f2a0db
open-hands = Mains visibles
# en: 977fa953
show-on-board = Montrer sur le plateau :
# en: c812d4f6
signs = Ce que veulent dire les signes du plateau
    .new = Cadre violet : cela vient de changer.
# en: 5c370787
hint = Conseil
    .tip = Quel choix est bon ? Redemande pour savoir ce qu’il vaut, et encore une fois pour savoir pourquoi (H)
# en: a5c44d52
hint-worth = Sa valeur
# en: 48922353
hint-why = Pourquoi ?

## The tabs
# en: ad98876a
log = Journal
# en: 68963522
luck = Chance
# en: 77220005
review = Analyse
# en: e428a97c
new-game = Nouvelle partie
# en: a34bf2e6
how-to-play = Comment jouer à { $game }

## Choices beside the board
# en: e52f2f04
choices = Tes choix
# en: cc9a376e
choices-worth = Ce que vaut chaque choix
# en: 94743a73
is-over = La partie est finie
# en: 3d985209
play-again = Rejouer
# en: fb6784cd
review-this = Analyser cette partie
    .tip = Juger chacune de tes décisions jusqu’ici
# en: 64a50565
show-my-cards = Ici { $who } : montrer mes cartes
# en: 52744201
goal-is-silent = « { $goal } » ne dit rien sur ces choix.
# en: 2311e505
goal-is-same = « { $goal } » donne la même valeur à tous ces choix.
# en: 9f579cb1
working = calcul en cours…
# en: a5f68f13
close = trop serré pour trancher
# en: ce6440a4
best-choice = meilleur choix
# en: 3f814db7
may-be-best = peut-être le meilleur
# en: ef23b77f
hint-others = { FORM($n, "Un autre choix", "D’autres choix") } { $close ->
    [yes] { FORM($n, "est peut-être aussi bon", "sont peut-être aussi bons") }
   *[no] { FORM($n, "est aussi bon", "sont aussi bons") }
}.
# en: acd18542
no-matter = Ici, plusieurs choix reviennent au même ; prends celui que tu veux parmi eux.
# en: b2c16570
only-choice = Pour l’instant, tu ne peux faire qu’une chose.
# en: e14d1523
how-known = L’ordinateur a joué { $games } parties à partir d’ici : { $n ->
    [1] ce choix a le mieux réussi
    [2] « { $best } » et « { $other } » ont à peu près aussi bien réussi
   *[other] plusieurs choix ont à peu près aussi bien réussi
}.
# en: b9366745
next-best = Le choix suivant, « { $other } », { $chance ->
    [yes] donne { $less } au lieu de { $value }
    [cost] revient à { $less } au lieu de { $value }
   *[no] donne { $by } de moins
}.
# en: 96981f20
all-the-same = Ici, tous les choix se valent.
# en: 9ced9c23
some-may-be-best = { $some ->
    [yes] Trop serré pour trancher : le meilleur est peut-être parmi les { $n } premiers.
   *[no] Il est trop tôt pour le dire : joue ce que tu veux.
}
# en: 7254d494
falls-short = { $by }{ FORM($chance, " points de pourcentage", "") } de moins
# en: 2365c1dc
about-as-good = à peu près aussi bon que le meilleur
# en: 24bf37f1
worth = vaut { $value }
# en: ca4258eb
choice-spoken = { $choice }, vaut { $value }, { $rank }
# en: e8243e12
exactly = exactement { $value }
# en: 8e430f34
more-below = ▾ encore # plus bas
    .above = ▴ d’autres plus haut
# en: 7e10e4c3
show-all = montrer les { $n } choix
# en: 699316c6
press-r = Appuie sur R pour valider ta sélection, sur Échap pour l’effacer.
# en: eff22def
let-decide = laisser décider : { $who }
# en: 2b6a0bfa
chance-due = Au hasard de jouer
    .act = laisser faire le hasard
# en: 22457bee
card-due = Une carte à retourner
    .act = retourner la carte suivante
# en: 747ddf5a
dice-due = Un dé à lancer
    .act = lancer le dé suivant
# en: 88e466ae
die-shows = Combien fait le dé ?
# en: 19ab9315
sooner = « { $best } » vaut autant que « { $other } », et te place mieux pour la suite.

## What goes wrong when something is touched
# en: 1a33a0fa
nothing-to-undo = Il n’y a rien à annuler.
# en: da82c9e2
nothing-to-redo = Il n’y a rien à rétablir.
# en: b3f1bf2d
nothing-to-repeat = Il n’y a rien à poursuivre ; prends l’un des choix.
# en: d4fb9e1b
nothing-covered = Rien n’est caché ; qui doit jouer voit ses cartes.
# en: 3555a943
no-more-hints = Demande un conseil quand c’est à toi de choisir.
# en: ecea4fa4
several-ways = Cela peut vouloir dire plusieurs choses ; précise laquelle.
# en: 05cc4420
no-action = Cette sélection ne correspond à aucune action.
# en: 6107cbcb
pass-screen = Passe l’écran à { $who }
# en: fe6fc9be
then-presses-s = { $asked }, qui appuie ensuite sur S.
# en: 0f5338aa
bot-stopped = { $who } a cessé de réfléchir ({ $reason }). Ta partie est gardée : laisse { $who } décider encore une fois, ou ouvre « Nouvelle partie » et choisis un autre robot.

## The sentence under the board and the log
# en: 272cd9b6
over-and = La partie est finie. { $ending }
# en: f9a171f3
the-end = Fin
# en: 85fb3225
nothing-yet = Il ne s’est encore rien passé.
# en: a54b0764
before-that = { $heading }, avant cela

## The bar at the side of the board: who wins how often, and what that holds for
# en: 27efb724
if-solved = si chacun joue le mieux possible
# en: d7af1c3d
if-guessed = estimé par une recherche dans l’arbre des coups
# en: c0e88b3e
if-balanced = à l’équilibre
# en: 7043c310
if-like = si chacun continue comme { $bots }
# en: a8ceb603
the-others = les autres
# en: 028dd916
won-together = gagné ensemble
# en: c718ee9b
lost-together = perdu
# en: 29fa3b57
your-team = ton équipe
# en: 8f728d98
other-team = les autres

## The small chart, and the tab Luck
# en: 6245d75a
what-next = Ce qui peut arriver ensuite
# en: 1a813ca3
next-worked-out = Calcul de ce qui peut arriver ensuite
# en: 643c7a29
after = Après « { $choice } »
# en: b6a7eb22
luck-later = Peu après chaque lancer, on voit ici sa part de chance.
# en: 15673a1a
last-roll = Dernier jet
# en: 382273e8
all-rolls = Tous les jets jusqu’ici

## The offer to go on with a game that was kept
# en: f8527169
go-on-asks = Continuer au tour { $turn } ?
# en: b00892f8
games-kept = { $n } { FORM($n, "partie est gardée", "parties sont gardées") } ici.
# en: 89ede994
go-on = Continuer
    .tip = Continuer la partie qui a été gardée
# en: 7bb2ac41
go-on-game = Partie { $number }, tour { $turn }
# en: 8b576c9e
put-aside = Ce qui est illisible est mis de côté, et non effacé, si tu continues à jouer.
# en: 23062064
save-copy = Enregistrer une copie
    .tip = Écrire dans un fichier ce qui est illisible
# en: 73a3ce50
start-anew = Recommencer
    .tip = Laisser la partie gardée et jouer celle-ci
# en: cc842e92
lost = Le noyau s’est arrêté ; ta partie est gardée. Relance la cellule pour continuer.
# en: 09b6713a
kept-beside = Une autre table garde aussi sa partie ici ; celle-ci est gardée à côté, et rien n’est perdu.
# en: a5b9b63d
kept-again = Cette partie est de nouveau gardée.
# en: 311c822c
kept-unreadable = La partie gardée est illisible : { $why }.
# en: 604c891d
none-kept = Aucune partie n’est gardée ici ; joue celle qui est sur la table.
# en: 440e12b9
cannot-keep = Cette partie ne peut pas être gardée : { $place } : { $why }.
# en: 4ba3326a
disk-busy = d’autres programmes y écrivent sans arrêt

## The guide of the first turns
# en: 15bff92b
guide-step = Tour { $turn } sur { $turns } : { $said }
# en: bf069c19
others-play = Dans un instant, c’est à toi.
# en: 8627ff0d
guide-over = Maintenant, tu sais jouer. Demande un conseil quand tu veux ; toutes les règles sont sous « ? ».
# en: e753ec42
skip = Continuer sans le guide
# en: 1613d8de
end-game = Arrêter la partie
    .tip = La partie s’arrête ici ; « Annuler » la reprend
# en: 34ebe0ff
play-on = Continuer à jouer
    .tip = Poursuivre la partie

## The tab Save
# en: 67395a9b
file = Fichier
# en: 808bbb27
the-file = Le fichier
# en: f8a0fd9b
paste-code = Colle ici un code de partage
# en: 0e954a45
share-code = Code de partage
# en: e54bc1fd
save = Enregistrer
    .tip = Écrire la partie dans le fichier
# en: 2c274e91
open = Ouvrir
    .tip = Continuer la partie du fichier
# en: c2ae280b
make-code = Créer un code de partage
    .tip = Montrer toute la partie en une ligne de texte
# en: eddfa40f
load-code = Charger le code
    .tip = Continuer la partie du code
# en: 14d75e8f
not-a-match = { $file } existe déjà et n’est pas une partie enregistrée ; choisis un autre nom.
# en: 7db6af92
saved-in = Enregistré dans { $files }.{ FORM($secret, " Le fichier contient aussi les cartes cachées.", "") }
# en: 11ff1508
goes-on-with = On continue avec { $file }.
# en: 9b820b61
code-holds = Le code de partage contient toute la partie ; qui le charge peut continuer à partir d’ici.{ FORM($secret, " Le code contient aussi les cartes cachées.", "") }
# en: 3d429cd3
no-code = Il n’y a pas encore de code ; colle-en un, ou crée celui de cette partie.
# en: ccd5d411
goes-on-with-code = On continue avec la partie du code.
# en: 5b80c74b
no-name = Le fichier n’a pas encore de nom ; donne-lui-en un.
# en: 14d2c917
file-trouble = { $file } : { $why }.

## The tab New game
# en: f0919a7c
a-person = une personne
# en: 0ab5b14f
seed = Graine
# en: 8cd82d14
by-chance = au hasard
# en: 2d63121c
players = Joueurs
# en: 6fcbc764
start = Nouvelle partie
    .tip = Recommencer avec ces joueurs et ces règles
# en: 9202e713
house-rules = Règles maison
    .tip = Changer les règles de la prochaine partie
# en: 96bcbb5d
rules = Règles
    .tip = Règles de la prochaine partie : notre lecture, ou tout à la lettre.
# en: 2810fc33
ours-is = { $ours }
# en: 8dc745f6
literal = à la lettre
# en: 11fae88f
chosen = choisies
# en: 5c530a21
bad-seed = seed={ $seed } : une graine est un nombre entier, ou rien pour la tirer au hasard.
# en: 9f291501
name-of = Nom : { $who }
# en: 519d596f
show-all-rules = Montrer les { $n } règles maison
# en: 982bc7f2
rules-changed = { $n } { FORM($n, "règle maison est changée", "règles maison sont changées") } dans cette partie.
# en: 998afe89
next-game = La prochaine partie : { $n } { FORM($n, "joueur", "joueurs") }{ $changes ->
    [no] {""}
   *[other] , { $changes }
}.
# en: 5cec3283
rule-number = { $name }, numéro { $n }

## Le bilan de la partie
# en: 64bf90ad
review-offer = Ton meilleur moment, les décisions qui t’ont coûté le plus cher, et la chance que tu as eue.
# en: 17e2813b
review-busy = Calcul en cours : { $chance }. En attendant, ce qui suit est approximatif.
# en: 01c25992
judged-by = Selon
    .best = la meilleure façon de jouer connue
    .tip = Le niveau des joueurs qui jugent : une erreur est alors ce qui coûte des victoires si tout le monde continue comme eux
# en: 5661ab9f
judged-like = Selon { $who } : une erreur est ce qui coûte des victoires si tout le monde continue à jouer comme ça.
# en: 197bf3dc
back-to-end = Revenir à la fin
    .tip = Continuer là où en est la partie
# en: 8e454e41
looking-at = Tu regardes : { $heading }.
# en: d87fb7ce
look-at-it = Voir cette décision
# en: d29b7015
decision-gone = Cette décision ne fait plus partie de la partie ; refais le bilan.
# en: ab127db6
was-better = { $choice }. Mieux : { $best } ({ $by }).
# en: 0dcc8749
mistakes = { $n } { FORM($n, "erreur", "erreurs") } sur { $who ->
    [you] tes { $all } décisions
   *[other] les { $all } décisions de { $who }
}. { FORM($n, "La voici :", "Les plus coûteuses :") }
# en: 11ba621f
no-mistake = Aucune erreur{ FORM($sure, " certaine", "") } : { $n } { FORM($n, "décision", "décisions") } { $who ->
    [you] de ta part
   *[other] de la part de { $who }
}.
# en: f9f563f0
best-moment = { $who ->
    [you] Ton meilleur moment
   *[other] Le meilleur moment de { $who }
} : { $heading }, « { $choice } ». Ensuite, { $by ->
    [no] la valeur ({ $goal }) est passée de { $low } à { $high }
   *[other] la valeur ({ $goal }) a augmenté de { $by }
}.
# en: 124a7b07
luck-amount = Le hasard et les coups des autres : { $by }.
# en: e034ea5a
luck-even = Le hasard et les coups des autres { $who ->
    [you] ne t’ont ni vraiment aidé ni vraiment gêné
   *[other] n’ont ni vraiment aidé ni vraiment gêné { $who }
} ({ $goal }).
# en: 34bfe8f2
luck-was = Le hasard et les coups des autres { $who ->
    [you] t’ont { FORM($much, "beaucoup", "un peu") } { FORM($good, "aidé", "gêné") }
   *[other] ont { FORM($much, "beaucoup", "un peu") } { FORM($good, "aidé", "gêné") } { $who }
} ({ $goal }).
# en: f419e52a
percentage-points = { $by } points de pourcentage
# en: 6ce679da
curve = { $goal } de décision en décision
    .click = { $goal } ; clique pour y aller
# en: 5fc2028e
smoothed = lissé
# en: 275ddfe0
at-each-decision = à chaque décision
# en: 6e81c59c
gave-away = { $choice }, perd { $by }, mieux : { $best }
# en: 1c6825c6
mark = { $how ->
    [exact] exact
    [bound] exact au millionième
    [equilibrium] équilibre
   *[estimate] { $n ->
        [no] estimation
       *[other] estimation sur { $n } parties
    }
}
