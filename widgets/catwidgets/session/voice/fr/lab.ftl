# en: 8abb4725
lab-others = { $n } { FORM($n, "autre règle maison", "autres règles maison") }
# en: f84c9d8b
lab-keep = Garder comme A
    .tip = Montrer ces règles comme A à côté de ce qui suit
# en: b7a4f1d4
lab-drop = Ne plus comparer
    .tip = Montrer seulement les règles choisies maintenant
# en: 4b0ef37c
lab-reset = Annuler tous les changements
    .tip = Remettre chaque règle maison à sa valeur de départ
# en: bc673739
lab-literal = Lire chaque règle maison le plus littéralement possible.
# en: 20f104a0
lab-small = Assez petit pour être résolu
    .tip = Un jeu à deux, assez petit pour être résolu en entier
# en: 1211d9ae
lab-solve = Calculer le meilleur jeu
    .tip = Quelle avance a le premier joueur, si tous jouent au mieux ?
    .solo = Que vaut une partie jouée au mieux ?
# en: c58103ce
lab-solving = Recherche du meilleur jeu{ $n ->
    [0] {""}
   *[other] {" "}: { $said } positions pour l’instant
} …
# en: 4fc67eee
lab-export = Enregistrer en CSV
    .tip = Écrire dans le fichier une ligne par partie
# en: 1cef4efe
lab-file = Enregistrer sous
# en: 339b4393
lab-written = Enregistré dans { $path }.
# en: ae3414bf
lab-stop = Arrêter
    .tip = Arrêter et garder ce qui est trouvé
# en: e9b0771e
lab-idle = Aucun calcul n’est en cours.
# en: 1577ac74
lab-late = Calcul en cours : les graphiques pâles montrent les règles d’avant.
# en: 52337b33
lab-put-back = Ce n’est pas permis, la valeur d’avant est donc remise : { $why }
# en: c4df9111
lab-playing = { $done } parties jouées sur { $games } …
# en: 7c13ee0d
lab-the-number = le nombre de { $what }
# en: 33b2c884
lab-rate = victoires{ $who ->
    [no] {""}
   *[other] {" "}de { $who }
}
# en: 211082ea
lab-the-rate = les victoires{ $who ->
    [no] {""}
   *[other] {" "}de { $who }
}
# en: 46bd086d
lab-of = Labo : { $game }
# en: 594b8843
lab-was = { $what } : { $change }
# en: 2ad55be7
lab-text = { $lab }, { $changes }.
# en: 760c5739
lab-whole = Parties entières
# en: 33974fe5
lab-turn = Un tour
# en: 68fb97c8
lab-who = Qui gagne les parties
# en: 820c6255
lab-seats-differ = { $title } (les places de { $names } ne sont pas les mêmes)
# en: b8a45834
lab-pay = Ce que rapportent les parties
# en: caf71f2a
lab-payoff = gain
# en: ca9ae5ea
lab-long = La durée des parties, en { $what }
# en: 83a546a1
lab-games = parties
# en: edf0176a
lab-games-estimate = parties (estimation)
# en: 74384fe1
lab-a-bar = { $what }, { $n } par barre
# en: 8a20424c
lab-up-to = jusqu’à { $high }
# en: a0b8b4fa
lab-range = de { $low } à { $high }
# en: 9a8d0be2
lab-both = A et B
# en: 9cbe2edd
lab-everybody = tout le monde
# en: 0487c803
lab-wins = { $who } gagne
# en: b1c3af99
lab-team-wins = victoires de { $who }
# en: 7418a7df
lab-win-rate = tout le monde gagne
# en: 413551a1
lab-completion = quelqu’un gagne
# en: 3b3005f1
lab-shared-wins = plusieurs gagnent ensemble
# en: 371567c6
lab-payoff-a-game = gain par partie
# en: 4669e5e0
lab-payoff-of-all = gain de tous par partie
# en: e3ba8846
lab-a-game = { $what } par partie{ $counted ->
    [yes] , comme le jeu les compte
   *[no] {""}
}
# en: da7670d8
lab-always = { $value } dans chaque partie
# en: bf472843
lab-mean = moyenne du graphique du bas
# en: e158c264
lab-exact = { $value }, exact
# en: 604d2e2f
lab-exactly = { $value } exactement
# en: 1fa3df29
lab-best = meilleur jeu
# en: 41556e7c
lab-best-play = { $who ->
    [the-first-player] le premier joueur
   *[other] { $who }
}{ $way ->
    [wins] {" "}gagne, si tous jouent au mieux
    [gets] {" "}reçoit, si tous jouent au mieux
   *[ahead] {" "}a de l’avance, si tous jouent au mieux
}
# en: cecb120b
lab-open-hands = Ici, tout le monde voit toutes les mains.
# en: c5a15a1f
lab-players = joueurs
# en: 685c6d18
lab-bots = robots
# en: 89a54e02
lab-beside = { $name }, écart
# en: fb0db4d0
lab-nothing-changed = rien n’a changé
# en: 24c85f16
lab-kept = A est gardé. Change une règle, et B − A s’affichera ici.
# en: f06c8577
lab-unsure = on ne sait pas
# en: fa75122f
lab-all-same = pareil dans chaque partie
# en: 526aba7b
lab-same = pareil
# en: c887da79
lab-more = plus
# en: eb60df3c
lab-less = moins
# en: 2b43d29e
lab-interval = ± est un intervalle à 95 %, sur { $games } parties{ $several ->
    [yes] {" "}de chaque, avec la même chance. En gras : plus que ce que ferait le hasard.
   *[no] .
}
# en: 60ad7008
lab-which = Quelles règles comptent le plus ?
    .tip = Mettre chaque règle maison à sa plus petite et à sa plus grande valeur, { $games } parties à chaque fois, avec la même chance
# en: b4cfcba7
lab-for = pour
    .tip = Le nombre dont il s’agit
# en: ee4d686b
lab-turning = { $done } règles essayées sur { $n }, { $games } parties par valeur …
# en: ed874b7f
lab-turned-until = Arrêté ; { $n } { FORM($n, "règle essayée", "règles essayées") } jusqu’ici.
# en: d938c687
lab-no-rule = Ce jeu n’a aucune règle maison qu’on puisse changer.
# en: 39e850ff
lab-switches = Combien de fois chaque règle change-t-elle un résultat ?
    .tip = Jouer { $games } parties avec et sans chacune des autres lectures, avec la même chance
# en: 4ca1e1f9
lab-switching = { $done } lectures jouées sur { $n }, { $games } parties chacune …
# en: f6189ffe
lab-played-until = Arrêté ; { $n } { FORM($n, "lecture jouée", "lectures jouées") } jusqu’ici.
# en: 74c8ee05
lab-switched = { $n } { FORM($n, "lecture", "lectures") }, { $games } parties chacune avec la même chance ; estimations.
# en: cd48d39c
lab-rule = règle maison
# en: be1607bf
lab-now = maintenant
# en: eb0809aa
lab-turned-to = changée en
# en: a513c8d0
lab-value = autre valeur
# en: 025a866b
lab-changed = autre résultat dans
# en: ae0235a0
lab-sure = intervalle à 95 %
# en: 22a5fe0f
lab-lower = { $what ->
    [one-full-turn-played-best] Un tour entier, joué au mieux
    [points] points
    [net-spaces] cases de ce tour
    [the-longest-turn-without-any-risk] Le plus long tour sans aucun risque
    [spaces] cases
    [the-3-cards-left-in-a-hand] 3 cartes qui restent en main
    [points-they-cost] points qu’elles coûtent
    [drawings-at-random-that-keep-their-distance] Dessins au hasard qui gardent leur distance
    [drawings-in-one-edge-row] dessins dans une rangée du bord
    [attack-with-8-against-7-to-the-end] 8 attaquent 7 et vont jusqu’au bout
    [cubes-left-the-attacker-s-above-0-the-defender-s-below] cubes restants : + attaque, − défense
   *[other] { $what }
}
# en: e8821029
bench-more = Jouer encore autant
    .tip = Jouer plus de parties, pour des intervalles plus étroits
# en: 129fd253
bench-file = Fichier : .html, .csv ou .parquet
# en: e7be62e4
bench-export = Enregistrer
    .tip = Une page (.html) ou un tableau (.csv, .parquet)
# en: 03a9f31b
bench-busy = Des parties sont déjà en cours : attends-les, ou appuie d’abord sur « { lab-stop } ».
# en: 06ae3d91
bench-idle = Aucune partie n’est en cours.
# en: 5c8411b8
bench-ending = « { $path } » : donne un nom qui finit par .html, .csv ou .parquet.
# en: 15cc782f
bench-stopped = Arrêté : { $done } parties sur { $games } sont jouées pour chaque variante, et elles sont gardées.
# en: 08654f42
bench-played = { $games } parties pour chaque variante.
# en: a85d805f
bench-playing = { $done } parties jouées sur { $games } pour chaque variante …
