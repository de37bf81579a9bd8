# en: c70b5dfc
seat = joueur { $n }
# en: 063cca4c
start = départ { $n }
# en: 54746bed
in-points = { $amount } points
# en: 46fba9ea
error-unknown = { $value } (trop peu de parties pour dire à quel point c’est sûr)
# en: 76003d41
wins-together = tous gagnent ensemble dans { $rate } des parties.
# en: f2e50645
wins-seat = { $who } gagne { $rate }{ $alone ->
    [no] {""}
   *[other] , dont { $alone } en solo
}{ $bot ->
    [no] {""}
   *[other] , avec { $bot }
}{ $order ->
    [no] {""}
    [unsure] {" "}: rien n’indique que l’ordre compte
   *[sure] {" "}: l’ordre compte
}.
# en: 0334bd4f
wins-team = { $who } gagne { $rate } des parties.
# en: e4a39024
wins-bot = { $bot } gagne { $rate } de ses parties par place.
# en: a5575784
wins-place = { $who } gagne { $rate }.
# en: 99912a4e
first-player = commencer apporte { $points } par rapport à des chances égales : { $verdict ->
    [unsure] rien n’indique que cela compte
    [pays] c’est un avantage
   *[costs] c’est un désavantage
}.
# en: ee41b780
completion = { $all ->
    [yes] les { $n } parties ont toutes un gagnant
   *[no] { $rate } des parties ont un gagnant
}{ $drawn ->
    [no] {""}
   *[other] , { $drawn } sont nulles
}{ $open ->
    [no] {""}
   *[other] , { $open } ne finissent pas
}.
# en: 20f63d74
shared-wins = { $rate } des parties sont gagnées à plusieurs.
# en: 1d15a645
payoff = gain de { $who } : { $value } en moyenne.
# en: 4757364f
payoff-all = gain de tous : { $value } en moyenne.
# en: 3b3b1301
length = une partie dure { $value } { $what ->
    [turns] tours
    [decisions] décisions
   *[steps] étapes
}, neuf sur dix de { $low } à { $high }.
# en: 058eda04
lead-change = le joueur en tête change dans { $amount } des tours.
# en: 81e76acf
drama = le suspense est de { $amount } : c’est le retard moyen des futurs gagnants, quand ils en avaient un (de 0 à 1).
# en: b09cf3e0
decisiveness = { $amount } des tours se jouent alors que tout est déjà décidé.
# en: 235ee8bd
comebacks = { $amount } des gagnants ont eu, à un moment de la partie, moins de la moitié d’une chance égale.
# en: d4c33d78
gap = le meilleur choix donne { $amount } de chances de gagner de plus que le suivant.
# en: 8184c3d0
mattered = dans au moins { $amount } des décisions, le meilleur choix est nettement meilleur que le suivant.
# en: eafc88a6
never-best = « { $choice } » était possible lors de { $n } décisions et n’a jamais été le meilleur : { $rate } au plus.
# en: 4bec4fef
not-ended = { $name } : { $n } parties n’ont pas fini dans la limite d’étapes.
# en: c16f0168
moved-turns = le nombre de tours
# en: 32d02abb
moved-win-rate = les victoires de { $who }
# en: 810416c7
moved = Ce qui change le plus { $what } : { $rules }{ $quiet ->
    [no] {""}
   *[other] {" "}; { $quiet } règles sur { $n } ne se distinguent pas du hasard
}.
# en: de765792
moved-none = Aucune règle ne change sûrement { $what }{ $quiet ->
    [no] {""}
   *[other] {" "}; { $quiet } règles sur { $n } ne se distinguent pas du hasard
}.
# en: 48213277
moved-rule = { $rule } ({ $by } à { $value })
# en: ab04e478
moved-title = Ce qui change { $what }
# en: 58b4322e
moved-note = à côté de la barre, la valeur de la règle ; traits : intervalles à 95 % ; pâle : on ne sait pas
# en: 30a41853
moved-points = points de pourcentage
# en: 332d056d
moved-change = changement
# en: 40adbf33
moved-bar = { $rule } = { $value } (maintenant { $now }) : { $by }
# en: 6e42988b
who-wins = Qui gagne
# en: 121619ad
wins = victoires
# en: 9757f4f0
wins-estimate = victoires (estimation)
# en: 09a34207
wins-rest = { $title } ; { $said }
# en: 733969cd
wins-of-all = Sur toutes les parties : { $said }.
# en: c586d934
wins-shared = { $rate } partagées
# en: f019f34e
wins-drawn = { $rate } nulles
# en: b919ff97
wins-open = { $rate } non finies
# en: 5ec2df51
equal-shares = chances égales
# en: bf33478c
chart-variant = variante
# en: 3659d0c2
chart-seat = joueur
# en: aad6513e
chart-interval = intervalle
# en: f24b8ed1
chart-estimates = Estimations sur { $n } parties, intervalles à { $rate }.
# en: dc0f109b
chart-exact = Exact.
# en: 0394dec4
chart-outcomes = Ce qui peut arriver
# en: 28f03178
chart-outcome = issue
# en: e7a47556
chart-told = { $title } : { $n } { FORM($n, "issue", "issues") } de { $low } à { $high }{ $value ->
    [no] {""}
   *[other] , espérance { $value }
}, { $likely ->
    [no] toutes de probabilité { $chance }
   *[other] le plus probable : { LIST($likely, "or") }, de probabilité { $chance }
}. { $exact ->
    [yes] Exact.
   *[no] Approché.
}
# en: fa2050c5
chart-nothing = { $title } : rien ne peut arriver.
# en: c11092e3
chart-came = Résultat : { $what }, probabilité { $chance }.
# en: 307abba1
chart-this-came = , c’est ce qui est sorti
    .label = sorti
# en: ddcb5e88
chart-mean = espérance { $value }
# en: c86bbab6
chart-chance = probabilité{ $exact ->
    [yes] {""}
   *[no] {" "}(approchée)
}
# en: 1d949f34
chart-percent = pourcentage{ $exact ->
    [yes] {""}
   *[no] {" "}(approché)
}
# en: bf9da82a
ask-first = Vaut-il mieux commencer ?
# en: 865b65d9
ask-well = Le jeu marche-t-il bien ?
# en: 9fe91936
ask-end = Comment finissent les parties ?
# en: 95ccbc1a
ask-length = Combien de temps dure une partie ?
# en: b25d92b3
ask-matter = Quelles décisions comptent ?
# en: b5261f85
ask-rules = Que fait chaque règle maison ?
# en: edb3d039
ask-sure = Est-ce bien sûr ?
# en: a1559579
not-turned = Non changées, parce qu’on ne peut pas jouer ainsi ou qu’elles n’ont pas de bornes : { $rules }.
# en: 461cafeb
no-time-left = Il n’est pas resté de temps pour changer les règles maison : l’onglet « Règles maison » prend celui qu’il lui faut.
# en: f450ddea
interval-means = ± est un intervalle à 95 % : sur cent intervalles pareils, environ 95 contiennent le vrai nombre.
# en: 1a5cb279
bots-played = Des robots ont joué { $n } parties ; à chaque place jouait le robot « { $bot } ».{ $random ->
    [yes] {" "}Il choisit au hasard ; avec des gens qui réfléchissent, les nombres seront autres. Écris un meilleur robot, dans BOTS.
   *[no] {" "}{ $does }
}
# en: e6162ec6
report-for = Pour { $players }.
# en: 913a58af
report-rules = Règles jouées : { $rules }.
# en: a00d9b8e
players-of = { $n } { FORM($n, "joueur", "joueurs") }
# en: 5ce629ce
players-here = { $few } à { $high } joueurs, ici { $n }
