### docs/dice.md

# en: 3951810c
dice-0-1 = # Comment écrire des dés et des cartes
# en: cd522291
dice-0-2 = Ce qui est écrit ici est compris par la page des chances du site, par `catlib.dice(…)` et par `python -m catlib odds`. Les mots sont en anglais, comme dans beaucoup de jeux.
# en: c0911cde
dice-1-1 = ## Des dés
# en: 7b0be876
dice-1-2 = | Écris | Cela veut dire |
# en: e0731a0b
dice-1-3 = | `3d6` | la somme de trois dés à six faces |
# en: c79e5e3d
dice-1-4 = | `d%` | un dé de 1 à 100 |
# en: d19f544b
dice-1-5 = | `4dF` | quatre dés Fudge : chacun montre −1, 0 ou 1 |
# en: f33a8a25
dice-1-6 = | `d{0, 0, 1, 2}` | un dé avec ces faces |
# en: e31625ff
dice-1-7 = | `d{1..3, 10: 2}` | les faces 1, 2, 3 et deux fois un 10 |
# en: b63fec37
dice-1-8 = | `2..5` | un nombre entier de 2 à 5, avec la même probabilité pour chacun |
# en: 935f30d3
dice-1-9 = | `adv + 5`, `dis` | le plus grand, ou le plus petit, de deux d20 |
# en: 8b714f28
dice-2-1 = ## Garder, relancer, exploser
# en: 895c058e
dice-2-2 = | Écris | Cela veut dire |
# en: 76b30900
dice-2-3 = | `4d6kh3`, `highest 3 of 4d6` | garder les trois plus grands |
# en: ecc90da5
dice-2-4 = | `4d6kl3`, `lowest 3 of 4d6` | garder les trois plus petits |
# en: c1e761a6
dice-2-5 = | `4d6dl1`, `4d6 drop lowest` | retirer le plus petit ; `dh` retire le plus grand |
# en: b49e2a79
dice-2-6 = | `middle 1 of 3d20` | le dé du milieu |
# en: 4dea3531
dice-2-7 = | `2d6r1` | relancer chaque 1 jusqu’à ce qu’il n’y en ait plus |
# en: e2204dd7
dice-2-8 = | `2d6ro1`, `2d6ro<3` | relancer une fois un 1 ; ou bien un 1 ou un 2 |
# en: 77db7d34
dice-2-9 = | `d6!` | la plus grande face est relancée et ajoutée, sans fin |
# en: fa855c6c
dice-2-10 = | `d6!2` | pareil, mais deux fois au plus |
# en: 759d66d3
dice-2-11 = | `d6!p` | chaque nouveau jet compte 1 de moins |
# en: 0c17bbda
dice-3-1 = ## Sommes et questions
# en: 6e41a319
dice-3-2 = | Écris | Cela veut dire |
# en: 30324cc1
dice-3-3 = | `2d6 + 3`, `2 * d6`, `d6 // 2` | additionner, soustraire, multiplier, diviser ; `//` arrondit vers le bas |
# en: 06d4518a
dice-3-4 = | `2d6 >= 9`, `2d6 at least 9` | la somme est-elle au moins 9 ? |
# en: c54370d5
dice-3-5 = | `2d6 in 7..9`, `2d6 in {2, 12}` | est-ce l’un de ces nombres ? |
# en: c8f141ba
dice-3-6 = | `d6 = 6 or d6 = 1`, `not d6 = 6` | des questions reliées par *and* (et), *or* (ou), *not* (non) |
# en: aab73b8f
dice-3-7 = | `d20 + 5 vs d20 + 3` | qui fait plus : victoire, égalité, défaite |
# en: ddf4fa56
dice-3-8 = | `2d6 if d20 >= 15 else 0` | un jet ou un autre, selon un troisième |
# en: b5d13868
dice-4-1 = ## Les dés un par un
# en: b682d83f
dice-4-2 = | Écris | Cela veut dire |
# en: 354acfa2
dice-4-3 = | `count(5d10 >= 8)` | combien de dés montrent 8 ou plus |
# en: c7cbf6ab
dice-4-4 = | `count(6 in 4d6)` | combien montrent un 6 |
# en: a5e5d1dc
dice-4-5 = | `max(d6, d8)`, `min(d6, d8)` | le plus grand ou le plus petit de deux jets |
# en: fc5d8bc8
dice-4-6 = | `max(4d6)` | le plus grand de quatre dés |
# en: d917c9fb
dice-4-7 = | `alike(5d6)` | la taille du plus grand groupe de dés égaux |
# en: e3affbf9
dice-4-8 = | `different(5d6)` | combien il y a de faces différentes |
# en: d8648b58
dice-4-9 = | `straight(5d6)` | la plus longue suite, comme 2, 3, 4 |
# en: 2746c167
dice-4-10 = | `range(3d6)` | le plus grand dé moins le plus petit |
# en: 2139be52
dice-4-11 = | `6x(4d6kh3)` | le même jet six fois, côte à côte |
# en: 969e93b9
dice-4-12 = | `max(6x(4d6kh3))` | le meilleur des six |
# en: 38d1718a
dice-4-13 = | `groups(5d6)` | combien sont pareils, le plus grand groupe d’abord : 32 est un full, 221 deux paires |
# en: 791d8597
dice-4-14 = | `streak(6 in 10d6)` | le plus grand nombre de six de suite |
# en: fb37da7d
dice-4-15 = | `until(d6 = 6)` | combien de lancers il faut jusqu’au premier 6 |
# en: 0d9fddd3
dice-5-1 = ## Des symboles
# en: 519f7ea8
dice-5-2 = | Écris | Cela veut dire |
# en: 78fc54df
dice-5-3 = | `3d{hit: 2, miss: 4}` | trois dés qui ont deux faces *hit* (touché) et quatre faces *miss* (raté) |
# en: a329ed13
dice-5-4 = | `2d{hit, hit + crit, blank}` | une face peut montrer plusieurs symboles ; ils s’additionnent |
# en: 17386679
dice-5-5 = | `count(hit in 3d{hit: 2, miss: 4})` | combien il y a de *hit* |
# en: 6c0307fd
dice-6-1 = ## Des cartes
# en: a3c89350
dice-6-2 = | Écris | Cela veut dire |
# en: a75cd2da
dice-6-3 = | `count(ace in draw 5 from 52)`, `count(ace in draw 5 from deck)` | combien il y a d’as dans une main de cinq cartes |
# en: af803468
dice-6-4 = | `count(hearts in draw 5 from 52)` | combien de cœurs ; de même *red* (rouge), *face* (figure), *king* (roi), `7` |
# en: 6396c54f
dice-6-5 = | `count(queen_of_hearts in draw 5 from 52)` | une carte précise du jeu |
# en: 68d8c424
dice-6-6 = | `draw 5 from 52 shows {king: 2, queen}` | si la main contient au moins deux rois et une dame ; `other: 2` compte aussi le reste |
# en: 48a318b0
dice-6-7 = | `draw 2 from 52 shows {red, black} in order` | d’abord une carte rouge, puis une noire ; *ten* est ce qui vaut 10 au blackjack |
# en: 6cc74bf2
dice-6-8 = | `alike(draw 5 from 52)` | la taille du plus grand groupe de même valeur |
# en: d9118354
dice-6-9 = | `suited(draw 5 from 52)` | la taille du plus grand groupe de même couleur (cœur, pique…) |
# en: 3a763b09
dice-6-10 = | `draw 2 from {red: 3, blue: 2}` | tes propres cartes, ou les billes d’un sac |
# en: 302ae33d
dice-6-11 = | `count(land in draw 7 from {land: 24, other: 36})` | combien d’une seule sorte |
# en: 07fdf736
dice-7-1 = ## Des noms
# en: 3e5f982f
dice-7-2 = Donne un nom à un jet pour t’en servir encore. Un nom désigne un seul jet, aussi souvent que tu l’emploies. Des dés que tu écris deux fois sont lancés deux fois.
# en: fd42c366
dice-7-3 = Le texte après un `#` est une note. On peut mettre `;` au lieu de passer à la ligne.
