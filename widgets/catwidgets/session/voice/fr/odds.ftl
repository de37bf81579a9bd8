### Ce que l’on répond aux questions sur des dés et des cartes. Variables : le fichier dans en ; mots : docs/glossary/fr.md.

# en: 0d926d8a
answer = { $asked } : { $answer }
# en: caa19a92
answer-average = en moyenne { $value }
# en: 10e2eb00
answer-always = toujours { $value }
# en: 9ac92c28
answer-most-likely = le plus probable : { $value } ({ $chance })
# en: 2e7bfb27
answer-each = les plus probables, { $chance } chacun : { $value }
# en: cc1a355c
answer-many = les { $n } résultats les plus probables : { $chance } chacun
# en: e999369d
answer-or-more = { $value } ou plus : { $chance }.
# en: 2d2d243d
answer-exactly = Exactement { $value }.
# en: 89098ef0
answer-deviation = Écart-type : { $value }.
# en: 3626f538
answer-median = Le résultat du milieu (la médiane) est { $median }.
# en: 7d540c8a
answer-spread = { $share } des résultats { $apart ->
    [yes] vont de { $low } à { $high }
   *[no] sont égaux à { $low }
}.
# en: c15ee0b2
answer-cut = Cela peut continuer sans fin. { $below ->
    [no] Le calcul est coupé
   *[other] Tout ce qui est au-dessous de { $below } est exact{ FORM($mean, ", l’espérance aussi", "") }
} ; au plus un cas sur { $n } va au-delà.
# en: e11b7414
answer-rolled = { $asked }, essayé { $rolls } fois : { $value } dans { $share } des cas ; la valeur exacte est { $chance }.
# en: 0cf5e8c4
answer-most = un graphique n’a de place que pour { $n } questions

## Résultats en mots : pour A vs B, ce que devient A ; pour des dés à mots, aucun
# en: 19fe82ed
outcome-wins = victoire
# en: f3080c14
outcome-ties = égalité
# en: 40a76b2f
outcome-loses = défaite
# en: 2ecbfba2
outcome-nothing = rien
# en: 62c5b464
answer-outcome = { $outcome } { $chance }

## Le graphique : ses axes et un point
# en: fb5222fc
answer-result = résultat
# en: 00eb542c
answer-rolls = { $rolls } lancers
# en: 69c5f4ff
answer-yes = probabilité que la réponse soit oui
# en: 51fa5ee7
point-exactly = { $asked } : exactement { $value }, { $chance }
    .axis = probabilité de chaque résultat
# en: 855673c0
point-at-least = { $asked } : au moins { $value }, { $chance }
    .axis = probabilité de ce résultat ou plus
# en: ce7797e1
point-at-most = { $asked } : au plus { $value }, { $chance }
    .axis = probabilité de ce résultat ou moins

## Le tableau : ses titres
# en: cd675117
head-outcome = résultat
# en: 98e49593
head-fraction = fraction
# en: f6c4f94b
head-exactly = probabilité
# en: 717f7f0b
head-at-least = ou plus
# en: 8b887ede
head-at-most = ou moins
# en: 6e624e33
answer-left = Encore { $n } { FORM($n, "résultat", "résultats") } : le fichier CSV les contient tous.

## Une question en mots
# en: 3d9863fb
read-of = { $pool } : { $what }
# en: b0b79054
read-versus = { $left } contre { $right }
# en: 955ddf9b
read-given = { $event }, sachant : { $known }
# en: cb080d7f
read-against = { $left } contre { $right } : { $sign ->
    [least] le premier est au moins égal
    [most] le premier est au plus égal
    [more] le premier est plus grand
    [less] le premier est plus petit
    [exactly] les deux sont égaux
   *[other] ils sont différents
}
# en: ba17a57f
read-until = nombre de lancers jusqu’au premier « { $event } »
# en: 652abab3
read-first = nombre de lancers { $kind ->
    [coin] d’une pièce
    [d6] d’un dé
   *[dice] d’un dé à { $sides } faces
} jusqu’au premier « { $thing } »
# en: b278f0a5
read-number = { $pool } : combien de fois { $thing }
# en: f840c789
read-sum = { $pool } : la somme
# en: f23c11ea
read-how = { $sign ->
    [least] au moins { $n }
    [most] au plus { $n }
    [more] plus de { $n }
    [less] moins de { $n }
    [other] tout sauf { $n }
   *[exactly] exactement { $n }
}
# en: 144e301a
read-few = { $n }
# en: 86c38ac4
read-times = { $how } fois { $thing }{ FORM($row, " de suite", "") }
# en: b6c977d3
read-none = jamais { $thing }
# en: d7f97fd2
read-showing = { $how }
# en: 56f46f94
read-range = de { $low } à { $high }
# en: 9a63deb8
read-face = { $face ->
    [ace] as
    [jack] valet
    [queen] dame
    [king] roi
    [club] trèfle
    [diamond] carreau
    [heart] cœur
    [spade] pique
    [face] figure
    [red] carte rouge
    [ten] carte qui vaut 10
    [black] carte noire
    [heads] face
    [tails] pile
   *[other] { $face }
}
# en: 97deef75
read-card = { $rank } de { $suit }
# en: d9b81a53
read-order = { $what } dans cet ordre
# en: 3aa67044
read-total = { $kind ->
    [difference] { $how } d’écart
    [product] { $how } comme produit
   *[total] { $how } en tout
}
# en: 55de6e2d
read-alike = { $kind ->
    [apart] que des valeurs différentes
    [same] partout la même valeur
    [alike] { $how } fois la même valeur
    [ranks] { $how } cartes de la même valeur
    [different] { $how } valeurs différentes
    [suited] { $how } de la même couleur
    [straight] { $how } à la suite, sans trou
   *[groups] { $hand ->
        [32] un full
        [41] exactement un carré
        [311] exactement un brelan, sans paire
        [221] exactement deux paires
       *[2111] exactement une paire
    }
}
# en: 2dcd623e
read-dice = { $n ->
    [1] { $sides ->
        [6] un dé
       *[other] un dé à { $sides } faces
    }
   *[other] { $n } { $sides ->
        [6] dés
       *[other] dés à { $sides } faces
    }
}
# en: 610b5ffb
read-coins = { $n ->
    [1] une pièce
   *[other] { $n } pièces
}
# en: 3dc70ceb
read-cards = { $n ->
    [1] une carte
   *[other] { $n } cartes
}
# en: ed6c08c4
read-bag = { $n } parmi { $kinds }
# en: 14938cfe
read-birthdays = { $n } anniversaires
# en: 0fd8d400
read-rolls = { $n } lancers de { $pool }
# en: 5df5cdbd
read-advantage = { $word ->
    [adv] un d20 avec avantage
   *[dis] un d20 avec désavantage
}
# en: 979df2b6
read-kept = { $pool }, { $how ->
    [high] { $k ->
        [1] le plus haut
       *[other] les { $k } plus hauts
    }
   *[low] { $k ->
        [1] le plus bas
       *[other] les { $k } plus bas
    }
}
