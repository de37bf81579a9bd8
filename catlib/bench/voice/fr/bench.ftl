# en: c70b5dfc
seat = joueur { $n }
# en: 063cca4c
start = départ { $n }
# en: 4fdd8832
measure = { $what ->
    [rounds] manches
    [turns] tours
    [decisions] décisions
    [steps] pas
    [rolls] lancers
    [cards] cartes
    [tickets] contraventions
    [plays] coups
    [passes] passes
    [taken] cartes ramassées
    [cards-played] cartes jouées
    [circles] cercles
    [cleared] mains vidées
    [sets] séries
   *[other] { $what }
}
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
# en: 5fd7b0b7
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
comebacks = { $amount } des gagnants ont eu, à un moment de la partie, moins de la moitié de leur part égale des chances.
# en: d4c33d78
gap = le meilleur choix donne { $amount } de chances de gagner de plus que le suivant.
# en: 8184c3d0
mattered = dans au moins { $amount } des décisions, le meilleur choix est nettement meilleur que le suivant.
# en: eafc88a6
never-best = « { $choice } » était possible lors de { $n } décisions et n’a jamais été le meilleur : { $rate } au plus.
# en: a1b62c11
picked = Partie { $number } de la graine { $n } : { $why }.
# en: ee955b29
picked-median = { $n } { $what ->
    [turns] { FORM($n, "tour", "tours") }
    [decisions] { FORM($n, "décision", "décisions") }
   *[steps] { FORM($n, "étape", "étapes") }
}, la médiane de { $games } parties
# en: ee1cb1ca
picked-margin = gagnée de { $amount }, le plus petit écart de toutes les parties
# en: 0afbdc17
picked-closest = la plus serrée des { $n } premières parties, avec en moyenne { $amount } points entre { $alone ->
    [yes] gagner et ne pas gagner
   *[no] la meilleure chance et la suivante
}
# en: 207028de
picked-paid = { $amount } de gain, le maximum sur { $games } parties
# en: e6148e95
picked-luckiest = { $who ->
    [no] gagnée par tous
   *[other] gagnée par { LIST($who, "and") }
}, avec une chance de { $chance } au tour { $turn } des { $turns } tours évalués (parmi les { $n } premières parties)
# en: e5ffee4d
picked-endless = pas finie dans la limite d’étapes
# en: 4bec4fef
not-ended = { $name } : { $n } parties n’ont pas fini dans la limite d’étapes.
# en: c16f0168
moved-turns = le nombre de tours
# en: 32d02abb
moved-win-rate = les victoires de { $who }
# en: 4bd7627b
moved = Ce qui change le plus { $what } : { $rules }{ $quiet ->
    [no] {""}
   *[other] {" "}; règles qui ne se distinguent pas du hasard : { $quiet } sur { $n }
}.
# en: de765792
moved-none = Aucune règle ne change sûrement { $what }{ $quiet ->
    [no] {""}
   *[other] {" "}; règles qui ne se distinguent pas du hasard : { $quiet } sur { $n }
}.
# en: 48213277
moved-rule = { $rule } ({ $by } à { $value })
# en: ab04e478
moved-title = Ce qui change : { $what }
# en: 58b4322e
moved-note = à côté, la valeur de la règle ; traits : intervalles à 95 % ; pâle : incertain
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
# en: a1f40ff0
chart-value = valeur
# en: 928b7cb5
chart-line = courbe
# en: 027383ab
chart-approximate = { $title } (approché)
# en: d07c6293
chart-point = { $name }, { $x } : { $y }
# en: 3996609e
chart-is = { $name } : { $chance }
# en: 6333011c
chart-exact-is = { $name } : exact { $chance }
# en: 587f5193
chart-seen = { $name } : { $rate }, estimation sur { $games } parties
# en: 232fc588
chart-ends = { $name ->
    [no] {""}
   *[other] { $name }{" "}
}de { $first } en { $start } à { $last } en { $end }
# en: 89781e66
chart-curve = { $title } : { $ends }. { $exact ->
    [yes] Exact
   *[no] Approché
}.
# en: c3ada671
list-semicolon = { $before } ; { $last }
# en: 9bde7e79
chart-rates = { $label ->
    [no] {""}
   *[other] { $label } :{" "}
}{ $rates }
# en: 695d03ff
chart-wins = { $title } : { $said }. { $mark }
# en: cc1ce38b
chart-kind = { $exact ->
    [yes] exact
   *[no] approché
}
# en: ef8fccd8
chart-simulated = Simulation et valeurs exactes
# en: 13cb6679
chart-games = parties
# en: 957c6ca5
chart-drawn = simulé (estimation)
# en: 515dd4eb
chart-interval-of = intervalle à { $rate }
# en: 9386b46b
chart-over = { $title } : { $games } { $cases } sur les probabilités { $exact ->
    [yes] exactes
   *[no] approchées
} ; { $held } intervalles sur { $n } (à { $rate }) contiennent la probabilité { $exact ->
    [yes] exacte
   *[no] approchée
}, le plus grand écart est de { $gap } points de pourcentage en { $where }. Barres : { $exact ->
    [yes] valeurs exactes
   *[no] valeurs approchées
} ; points : estimations.
# en: 53a1c1bb
chart-strange = Impossible, et pourtant sorti : { $what }.
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
interval-means = ± est un intervalle à 95 % : sur cent intervalles pareils, environ 95 contiennent le vrai nombre.
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
# en: 363772f2
want-fair = Commencer est-il un avantage ?
    .tip = Combien de fois gagne le premier joueur, comparé à une part égale
# en: 9144c0de
want-shorter = Des parties plus courtes sans plus de hasard ?
    .tip = Les changements de règles qui font gagner des tours sans que le meilleur joueur gagne moins souvent
# en: eb5be2d1
want-target = Quelle valeur d’une règle est la meilleure ?
    .tip = Tu donnes un nombre, comme 20 tours par partie : la valeur de la règle qui s’en approche le plus
# en: 946ebbcb
want-both = Quels changements pour deux buts à la fois ?
    .tip = Tu choisis deux buts : les changements de règles qu’aucun autre ne bat sur les deux
# en: 09917127
want-pairs = Deux règles s’influencent-elles ?
    .tip = Les paires de changements qui, ensemble, font plus ou moins que la somme de leurs effets
# en: 7939df27
want-skill = Est-ce pareil pour débutants et experts ?
    .tip = Ce que vaut le fait de commencer, ou ce que change une règle, à chaque niveau
# en: 6fca0d2e
want-decisions = Quelles décisions comptent le plus ?
    .tip = Combien de parties perd un joueur peu attentif à une sorte de décision
# en: 682d9018
number = { $what ->
    [the-better-player-wins] victoires du meilleur joueur
    [the-first-player-wins] victoires du premier joueur
   *[other] { $name } par partie
}
# en: 3c02e5ac
aim = { $what ->
    [longer] plus long
    [less-luck] moins de chance
    [more-luck] plus de chance
    [a-fair-start] un début équitable
   *[shorter] plus court
}
# en: f4162eb3
aim-of = { $way ->
    [more] plus de
   *[fewer] moins de
} { $name }
# en: 32248169
asked-what = Ce qu’on demande quand on invente un jeu
# en: ce41c360
asked-again = Jouer { $games } parties
    .tip = De chaque variante, et avec la même chance
# en: 61f51eb6
asked-whole = commencer
# en: 52140a26
asked-rule = règle
# en: a12f7fde
asked-about = ce que l’on compare
# en: ea903d3e
asked-number = nombre
# en: 60d62800
asked-target = but
# en: 2d90dd5e
asked-aim = but { $n }
# en: 714a6500
asked-game = Jeu
# en: 02d174bb
asked-players = joueurs
# en: 324e5c19
asked-playing = Des parties se jouent …
# en: 29a819e0
asked-step = Les robots jouent : { $few } étapes sur { $n } terminées{ $seconds ->
    [no] {""}
   *[other] , encore { $seconds } s environ
} …
# en: ca0cf900
asked-stopped = Arrêté{ $n ->
    [0] {" "}avant le premier résultat
   *[other] {""}
}.
# en: bf166a9d
asked-how = { $games } parties à chaque fois, jouées par des robots : { $bots }.{ $better ->
    [yes] {" "}Le meilleur joueur joue aussi bien que son robot le peut ; les autres choisissent au hasard une fois sur cinq.
   *[no] {""}
}{ $points ->
    [yes] {" "}Les points sont des points de pourcentage de parties gagnées.
   *[no] {""}
}
# en: 881dbb44
asked-holds = Le nombre après ± dit de combien une réponse peut se tromper. Dans 95 cas sur 100, elles sont toutes aussi précises, même si tu redemandes avec plus de parties.
# en: 7a3d89ba
asked-equal-share = {""}, parts égales
# en: 6fce46c4
asked-tenth-less = {""}, un dixième de moins que maintenant
    .empty = un dixième de moins
    .tip = Un nombre ; vide : un dixième de moins que maintenant, ou des parts égales de victoires
# en: b9a73fa5
asked-fair = { $verdict ->
    [unsure] On ne sait pas encore.
    [pays] Oui, { $size ->
        [small] un petit avantage
        [clear] un avantage net
        [large] un grand avantage
       *[some] un avantage
    }.
   *[costs] Non, c’est { $size ->
        [small] un petit désavantage
        [clear] un désavantage net
        [large] un grand désavantage
       *[some] un désavantage
    }.
} Le premier joueur a gagné { $rate } de { $games } parties ; une part égale est de { $value }{ $drawn ->
    [no] {""}
   *[other] , car { $drawn } n’ont pas de gagnant
}.
# en: 97d3c0cd
asked-equal = part égale : { $value }
# en: 9757b07f
asked-won = parties gagnées
# en: 2ce7215a
asked-seat = { $n ->
    [1] premier joueur
    [2] deuxième joueur
    [3] troisième joueur
   *[other] joueur { $n }
}
# en: dd6ad68d
asked-so-far = Essais faits pour l’instant : { $few } sur { $n } { $kind ->
    [pairs] paires
    [skill] niveaux de jeu
    [target] valeurs
    [decisions] décisions
   *[rules] changements de règles
}. { $said }
# en: 875f7633
asked-no-start = Ici, personne ne joue contre un autre, ou ce sont des équipes : il n’y a pas de début à comparer.
# en: 917df73e
asked-other-bots = Des robots différents jouent aux places : qui gagne ne dit rien du début.
# en: de31491a
asked-no-better = Ici, personne ne joue contre un autre : nul ne gagne plus souvent en jouant mieux.
# en: a364f131
asked-no-loss = Ici, personne ne joue contre un autre : aucune décision ne gagne ni ne perd une partie.
# en: 2d6db5ef
asked-no-pair = Pour que deux règles maison agissent ensemble, il en faut deux qu’on puisse changer.
# en: 1cc9001a
asked-as-it-is = comme maintenant
# en: f252db97
asked-change = { $what }, changement
# en: d1f4cc17
asked-changed = { $rule } : { $value } au lieu de { $now }
# en: ea3667da
asked-value = { $rule } : { $value }{ $same ->
    [yes] , comme maintenant
   *[no] {""}
}
# en: 94320006
asked-kept = les règles telles quelles
# en: 0603371b
asked-others = et d’autres
# en: 5534999b
asked-front = Sur { $n } jeux de règles, aucun ne bat ceux-ci sur les deux buts : { $said }.
# en: 10176039
asked-shortest = Essaie « { $rule } » : les parties sont plus courtes de { $amount } tours. { $sure ->
    [yes] Le meilleur joueur gagne à peu près aussi souvent, ou plus
   *[no] Ces parties ne disent pas si le meilleur joueur gagne moins souvent
} ({ $points }).{ $rules ->
    [no] {""}
   *[other] {" "}Plus court aussi : { LIST($rules, "comma") }.
}
# en: e3ffab04
asked-none-shorter = Aucun changement essayé ne rend les parties sûrement plus courtes sans que le meilleur joueur gagne moins souvent.
# en: 1dbb2ace
asked-nearest = « { $rule } » est le plus proche de { $value } : { $what } { $amount }{ $rules ->
    [no] {""}
   *[other] ; peut-être aussi proche : { LIST($rules, "comma") }
}{ $far ->
    [yes] ; aucune valeur ne l’atteint
   *[no] {""}
}.
# en: e63cb5fc
asked-with = { $rule } avec { $name }
# en: a52e3c65
asked-together = Oui, { $few } { FORM($n, "paire", "paires") } sur { $n }. Surtout { $rule } : { $what } { $amount } au-delà des deux effets additionnés.
# en: b3a50cb1
asked-none-together = On ne peut pas encore le dire. { $n } { FORM($n, "paire de règles a été changée", "paires de règles ont été changées") } ensemble. Ces parties ne montrent aucun effet sur « { $what } » qui diffère de la somme des deux effets.
# en: 93f962f6
asked-beyond = { $what }, au-delà des deux effets additionnés
# en: 50470b46
asked-by-itself = simple somme
# en: bc263767
asked-matters = Surtout : « { $choice } ». Un joueur qui choisit là au hasard une fois sur cinq gagne { $amount } de moins{ $name ->
    [no] {""}
   *[other] . Le moins : « { $name } » ({ $by })
}.
# en: 28429593
asked-none-matters = Entre ces robots, on ne voit compter aucune sorte de décision.
# en: 8fbcf6c9
asked-slips = victoires si l’on y est peu attentif
# en: df54c440
asked-no-slips = toujours attentif
# en: 1154d4d5
asked-any = n’importe quelle décision
# en: 985a5cab
asked-who = {""}
# en: c91b5710
rung = { $who ->
    [children] enfants
    [beginners] débutants
    [average-players] joueurs moyens
    [good-players] bons joueurs
    [strong-players] joueurs forts
    [experts] experts
   *[other] { $who }
}
# en: d247c917
rung-title = La même chose à chaque niveau ?
# en: b24a86f1
rung-start = commencer rapporte
# en: 726d6279
rung-change = { $what }, changement avec { $rule }
# en: e073f4d9
rung-none = aucun changement
# en: 1921d8a2
rung-among = { $by } ({ $who })
# en: 2fea2158
rung-nothing = rien qui se voie, { $by }
# en: 80cf3638
rung-both = { $points ->
    [no] oui, pour autant que ces parties le disent
   *[other] non
} : { $what } { $first }, { $last }{ $points ->
    [no] {""}
   *[other] ; l’écart est de { $points }
}
# en: 38a2f6d9
rung-played = { $games } parties à chaque fois, jouées par des robots : { LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] ; chez les { $who }, { $rate } des coups sont laissés au hasard
}. Les points sont des points de pourcentage de parties gagnées.
# en: 12b5e3c7
skill-verdict = { $verdict ->
    [luck] plus de chance que de talent
    [skill] plus de talent que de chance
   *[unsure] ni la chance ni le talent ne l’emporte sûrement
} entre ces robots
# en: 7904469b
skill-said = entre les robots { $bots }, les dés expliquent { $rate } du résultat, et les joueurs { $value } : { skill-verdict }.
# en: a559ae39
skill-dice = entre les robots { $bots }, les dés expliquent { $rate } du résultat.
# en: 57a995e4
skill-players = entre les robots { $bots }, les joueurs expliquent { $value } du résultat : { skill-verdict }.
# en: 1ff6b062
until = { $who ->
    [no] tous gagnent ensemble
   *[other] { $who } gagne
} { $amount }{ $label ->
    [no] {""}
   *[other] {" "}avec { $label }, comparé à { $name }
} ; { $enough ->
    [yes] il a fallu { $games } parties
   *[no] { $games } parties n’ont pas suffi
}.
