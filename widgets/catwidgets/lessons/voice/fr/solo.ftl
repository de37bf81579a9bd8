### Le défi en solo de Meow Meow Daifugō.
# en: 6799e75a
solo-say-word = Mot ou date
# en: ffd0c3c9
solo-say-today = La date du jour
# en: 87bc3caa
solo-say-today-tip = Tous ceux qui appuient ici aujourd’hui ont cette donne
# en: 525fdb79
solo-say-compare = Qu’est-ce que cela vaut ?
# en: 3438773d
solo-say-compare-tip = Une fois la partie finie : ce qui était possible
# en: dfab42aa
solo-say-not-over = Finis d’abord la partie : la comparaison dévoile l’ordre de la pioche.
# en: c582ffb2
solo-say-working = Calcul de ce qui était possible …
# en: e9023132
solo-say-stands-below = La comparaison est sous la table.
# en: e6b4999a
solo-say-taken-back = { $n } { FORM($n, "coup annulé", "coups annulés") }
# en: 0be627c0
solo-say-helped = avec l’aide de la table
# en: 9cc0586c
solo-say-counted = compté, rien d’annulé
# en: 08cd7e21
solo-say-challenge = Défi en solo « { $word } ».
# en: 7c2e42ab
solo-say-called-you = toi
# en: a1acc8df
solo-say-called-deck-known = qui connaît la pioche
# en: 75c7656d
solo-say-called-fewest-plays = robot Hana (glouton)
# en: e06c20bc
solo-say-called-lowest-first = robot Momo
# en: 6189ae9c
solo-say-called-searcher = robot Vieux Neko (prévoyant)
# en: f6a7b699
solo-say-called-random = robot Chaton
# en: c90889b9
solo-say-short-deck-known = pioche connue
# en: b858526b
solo-say-short-fewest-plays = robot glouton
# en: 38d77c2f
solo-say-short-searcher = robot prévoyant
# en: c1f400bf
solo-say-shortest = Un déroulement des plus courts, si l’on connaît la pioche
# en: ed24f6ac
solo-say-verdict = Il t’a fallu { $n } { FORM($n, "tour", "tours") }{ $best ->
    [no] , et personne ne peut faire mieux, même en connaissant la pioche.
   *[other] . Avec la pioche connue, { $best } suffiraient : c’est une borne, car personne à la table ne sait ce qui vient.
}
# en: 75f51a4c
solo-say-same-deal = La même donne
# en: bd56faa7
solo-say-who = qui
# en: e1005549
solo-say-turns = tours
# en: 7fc048ef
solo-say-how-known = comment on le sait
# en: 4d8ce602
solo-say-why = pourquoi
# en: 26de0bac
solo-say-mark-bound = borne
# en: a8e4a1bc
solo-say-mark-exact = exact
# en: 6ef0c388
solo-say-mark-estimate = estimation
# en: a42fcc1e
solo-say-why-bound = le moins de tours pour cette pioche, tout essayé
# en: f1a865a4
solo-say-why-exact = joue toujours cette donne ainsi
# en: 2a6d4cfb
solo-say-why-estimate = moyenne de { $n } parties, car il tire au sort
# en: 0fb65d41
solo-say-gave-away = a perdu { $n }
# en: ed587f80
solo-say-far-away = dans plus de { $n } tours
# en: cd0db41d
solo-say-by-turn = tour { $n }
# en: 72f9d869
solo-say-turn-by-turn = Tour par tour : { $n } { FORM($n, "tour", "tours") } sur { $all } { FORM($n, "a fait perdre", "ont fait perdre") } quelque chose (exact, pour qui connaît la pioche)
# en: 2d83e35d
solo-say-at-turn = au tour
# en: 3d4c173c
solo-say-cleared-by = réussite possible au
# en: a0421c28
solo-say-given-away = perdu
# en: 72124d30
solo-say-cleared = Réussi jusqu’à ce tour ({ $n } donnes)
# en: 75db430f
solo-say-cleared-said = Réussi à ce tour au plus tard, estimation sur { $n } donnes : en six tours { $within }. Personne ne fait mieux que celui qui connaît la pioche ; les intervalles sont à 95 %.
# en: 5a2b9073
solo-say-work-out = Le calculer avec { $n } donnes
# en: 58d2e11f
solo-say-turn = tour
# en: 7651d32e
solo-say-deals = donnes
# en: f830e63c
solo-say-six-turns = six tours
# en: 35c92f05
solo-say-rate-by = { $rate } ({ $who })
# en: 3f893cbf
solo-say-rules = règles
# en: 744612fd
solo-say-deck-known-bound = pioche connue (borne)
# en: a03ddd91
solo-say-within-six = Réussi en six tours, estimations sur { $n } donnes chacune, avec des intervalles à 95 %
# en: 0fafea63
solo-say-difficulty-task = Le jeu en solo est-il difficile avec une autre pioche, une autre rivière ou une autre main ?
# en: c5bda077
solo-controls =
    .deck = pioche
    .field_cards = cartes de la rivière
    .cards_dealt = cartes distribuées
