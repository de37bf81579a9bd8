### Cat Cab Crew: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

# en: fa295a36
cat-nibbles = croquettes
# en: dd4933c4
paw-patrol = patrouille des pattes
# en: b5bd2933
blocked-cell = barrée
# en: 5dcccbbd
nibbles-do = { cat-nibbles } : qui finit ici lance un dé et peut gagner { LIST($may_gain, "or") }
# en: 10a63df5
patrol-does = { paw-patrol } : qui finit ici lance un dé et { LIST($may_lose, "or") }
# en: 1edc0c47
may-bad-luck = perd un dé
# en: 98e79f50
may-pothole = recule de { $retreat_steps } { FORM($retreat_steps, "case", "cases") }
# en: 3593d72c
may-unhappy-customer = perd un client
# en: 11331e72
passenger-here = client : finis juste ici pour gagner { $next_points } { FORM($next_points, "point", "points") }
# en: 89dfeb3b
and-cab-of = , { $who ->
    [you] ton taxi
   *[other] taxi : { $who }
}
# en: 7bc78ea1
exit-open = porte de sortie, ouverte
# en: dcb56f58
exit-not-open = porte de sortie, fermée tant qu’aucun client n’est à bord d’un taxi
# en: 559b0ce0
the-start-gate = porte d’entrée
# en: 42610e78
city-by-size = La ville, { $columns } colonnes sur { $rows } lignes
# en: 91142970
the-city = Ville
# en: d7cfd74f
the-dice = Dés
# en: d4dc9c4b
drivers = Pilotes
# en: 2ab4e6d5
drivers-and-dice = Pilotes et dés
# en: 4537859b
left-to-move = à rouler : { LIST($moves, "and") }
# en: 24247463
points = { $n } { FORM($n, "point", "points") }
# en: 81582478
passengers = { $n } { FORM($n, "client", "clients") }
# en: 8e917542
curses = { $n } { FORM($n, "malédiction", "malédictions") }
# en: e8b41041
rush-hour-left = heure de pointe : encore { $n } { FORM($n, "tour", "tours") }
# en: a9372f48
at-cell = { AS($cell, "at") }
# en: 716db56c
die-in-turn = le { AS($die, "placed") }, { $face }, { short-face }{ FORM($fixed, ", ne bouge plus", "") }
# en: a4443245
short-face = { $face ->
    [1] malédiction
    [2] sabotage
    [3] bonus
    [4] 1 case
    [5] 1 case
   *[6] 2 cases
}
# en: 12ea19ba
face-does = { $face ->
    [1] Une malédiction : elle enlève une case, et s’il y en a trop, tu ne peux plus relancer.
    [2] Une fois ton trajet fini, quelqu’un d’autre reçoit une malédiction.
    [3] Un jet de plus : des cases, un dé de couleur ou un porte-bonheur.
    [4] Avance de 1 case.
    [5] Avance de 1 case.
   *[6] Avance de 2 cases, tout droit.
}
# en: 4e24e0e4
take-die = prendre
# en: 8d5606a9
give-up-die = céder
# en: d0232007
dice-in-the-cup = Les dés sont dans le gobelet.
# en: 03a21d35
duel-tray = Duel : le premier { $seven } gagne
# en: 68fa1508
die-rolls = roule
# en: 8b1b261b
die-rolling = le { AS($die, "placed") } : il roule
# en: ca3ff3b9
again = encore
# en: ec0ea5ba
in-duel = duel
# en: 5fa2bd82
duel-die-rolling = Dé de duel, { $name } : il roule
# en: f0884310
duel-die-shows = Dé de duel, { $name } : { $face }

## The key to the signs
## Each beside its picture, below the drivers.

# en: bebdd942
legend-passenger = Client : arrête-toi ici pour le prendre.
# en: 0335840a
legend-gate = La sortie : elle s’ouvre après le premier client.
# en: fc2746cf
legend-nibbles = Croquettes : arrête-toi ici et lance un dé pour un cadeau.
# en: c042a8c4
legend-patrol = Patrouille des pattes : arrête-toi ici et lance un dé pour une peine.
# en: 01544af7
legend-die = Un dé de couleur que tu as gagné : un de plus à lancer.
# en: dc60afc4
legend-curse = Une malédiction : elle enlève une case à ton trajet.
# en: 8a92f5dc
legend-sabotage = Sabotage : une fois que tu as roulé, un autre reçoit une malédiction.
# en: ba34bb62
legend-item = Jet bonus : un jet de plus, pour des cases, un dé de couleur ou un porte-bonheur.

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0f601710
show-reachable = cases accessibles
# en: 004eee0c
show-shortest = plus court chemin
# en: be2f375b
show-retreat = chemins de recul
