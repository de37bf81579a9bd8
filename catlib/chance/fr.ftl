### Ce qui ne va pas dans les dés et cartes écrits, et comment on les a lus. Variables : en.ftl ; mots : docs/glossary/fr.md.

# en: 05ccd73e
dice-allowed = ici on attend un intervalle comme { $range } ou une liste comme { $list }
# en: 7c38a54a
dice-unread = « { $rest } » n’est pas compris ici
# en: 1d787c7a
dice-strange = « { $name } » n’est pas un mot connu ici
# en: bd725383
dice-plain = cette question n’est pas comprise ; demande en anglais
# en: 54a3f58e
dice-plain-long = cette question n’est pas comprise ; demande en anglais, en moins de mots
# en: 65dbfd2b
dice-about = ici, on ne peut interroger que sur des dés, des pièces et des cartes, et en anglais
# en: 73371624
dice-unfinished = il manque quelque chose à la fin
# en: 0e83e0d4
dice-wanted = ici on attend des dés comme 3d6, un nombre ou (
# en: c4d6b8be
dice-mean = voulais-tu dire { $cure } ?
# en: 970062c8
dice-letters = on lit { $n } caractères au plus
# en: 845b9960
dice-open-bracket = il faut ( après { $name }
# en: c244d22c
dice-add-bracket = il manque une parenthèse : ajoute )
# en: 9cae403a
dice-own-line = mets chaque question sur sa propre ligne
# en: 3d4c79d1
dice-unknown = le mot « { $name } » n’est pas connu ici ; s’il désigne un lancer, dis lequel sur une ligne au-dessus, par exemple { $name } = d20 + 5
# en: b297bb6b
dice-unknown-call = « { $name } » n’est pas connu ici
# en: 0a5b419b
dice-word-taken = { $name } est ici un mot des dés ou des cartes
# en: 24a93cbb
dice-named = { $name } a déjà un sens ; pour comparer, écris { $name } ==
# en: a6ad285f
dice-twice-cases = { $name } sert deux fois et a plus de { $n } cas, ce qui est trop
# en: d8366242
dice-twice-many = un nom qui sert deux fois a trop de cas
# en: bcc69d08
dice-deep = il y a trop de choses les unes dans les autres ; donne un nom à une partie
# en: f8edcdfb
dice-hands = il y a { $n } mains ; demande ce qui compte, par exemple count(ace in draw 5 from 52)
# en: fc36fb41
dice-range-up = un intervalle monte, du plus petit nombre au plus grand
# en: 18ca6a70
dice-no-side = un dé a besoin d’au moins une face
# en: e591fb89
dice-explodes-once = un dé explose une seule fois, après tout ce qui est relancé : d6r1!
# en: 1a9669ef
dice-most = parmi des dés du même type, on en compte au plus { $n }, avec { $faces } faces en tout
# en: 234d27de
dice-mixed = les faces sont toutes des nombres ou toutes des mots
# en: aac92409
dice-no-explosion = seuls explosent les dés dont la plus grande face dépasse 0
# en: aa389098
dice-for-ever = { $kind } continue sans fin ; un nombre se met après un seul !
# en: 12f040ad
dice-one-face = un dé à une seule face exploserait sans fin
# en: 90da313f
dice-which-cards = dis ce que sont les { $n } cartes, par exemple { $cards } ; seul 52 est connu
# en: b6461839
dice-one-kind = écris land: 24 pour 24 cartes du même type
# en: 85d09696
dice-drawn = de { $n } cartes, on peut en piocher de 0 à { $n }
# en: d8773b16
dice-behind-one = { $word } se met après un seul dé, par exemple d20 { $word }
# en: f4ae6a00
dice-dropped = de { $n } dés, on ne peut pas en retirer { $k }
# en: 64a8c610
dice-kept = de { $n } dés, on ne peut pas en garder { $k }
# en: 6916aa76
dice-middle = de { $n } dés, { $k } ne peuvent pas être au milieu : il en faut autant au-dessus qu’au-dessous
# en: d9ba0880
dice-some-long = garder quelques dés parmi autant prend trop de temps ; prends-en moins, ou de plus petits
# en: 70f3f975
dice-several = ici on attend plusieurs dés, comme 4d6, que l’on peut regarder un par un
# en: d08d1cdd
dice-groups = { $word } est pour 9 dés ou cartes au plus
# en: 57f10b29
dice-sum-long = la somme prend trop de temps ; prends moins de dés, ou un nombre plus petit après !
# en: 25e37f7c
dice-rare = cela arrive trop rarement : au plus { $n } lancers sont suivis
# en: c7f9c3e8
dice-compared = chaque dé est comparé à un nombre, par exemple count(5d10 >= 8)
# en: 0a374712
dice-or-cards = ici on attend plusieurs dés ou cartes, par exemple { $dice } ou draw 5 from 52
# en: 0770dd69
dice-no-card = { $name } n’est pas une carte ; ici on attend une valeur comme ace ou 7, hearts, red, black ou face
# en: 00699746
dice-show-numbers = ceux-ci montrent des nombres, pas { $name }
# en: 1b9fff4f
dice-on-none = { $name } n’est sur aucun d’eux ; il y a { $words }
# en: f8be3177
dice-no-suits = les dés n’ont pas de couleur ; suited(draw 5 from 52) est le plus grand nombre de cartes de même couleur (cœur, pique…)
# en: bc90a29a
dice-of-numbers = { $word } est pour les nombres, pas pour les mots
# en: b8687be1
dice-one-thing = entre ces parenthèses on attend une seule chose
# en: d343246c
dice-not-cards = { $word } ne va pas avec ces cartes ; alike, suited et different vont
# en: 78709a5e
dice-compares = { $word } compare au moins deux choses, ou les dés d’un même jet comme 4d6
# en: da5d6816
dice-before = ce qui est devant a plus que les { $n } issues que l’on compare
# en: 9c8351b4
dice-by-zero = ce qui est ici peut valoir 0, et on ne peut pas diviser par 0
# en: 96f7f814
dice-apart = les mots et les nombres ne vont pas ensemble ; count(hit in …) dit combien il y en a
# en: 83c1a696
dice-pairs = { $left } issues { $sign } { $right } issues, c’est plus que les { $most } paires que l’on compte
# en: 9be8d707
dice-each = des choses différentes sont attendues, comme { $list }
# en: fda9a1dd
dice-order = avec « in order », il en faut autant que de dés ou de cartes
# en: 2aec0983
dice-truth = ici on attend une question qui est vraie ou fausse, par exemple 2d6 >= 9
# en: f47a0bc2
dice-never = ce qui suit « given » ne peut jamais arriver
# en: a19d51f1
dice-given-other = aucun lancer n’est des deux côtés de « given »
# en: be38a8a7
reads-sum = Lu comme la somme de { $dice }. Pour compter des dés, écris count({ $asked }).
# en: 4f39478f
reads-higher-d20 = { $word } est le plus grand de deux d20.
# en: bd387115
reads-lower-d20 = { $word } est le plus petit de deux d20.
# en: 576bb7c6
reads-higher = { $word } est le plus grand de deux de ces dés.
# en: 917d0ebf
reads-lower = { $word } est le plus petit de deux de ces dés.
# en: b1fe6f89
reads-kh = { $how } garde les dés les plus hauts : { $k } sur { $n }.
# en: c20f4567
reads-kl = { $how } garde les dés les plus bas : { $k } sur { $n }.
# en: c6063de0
reads-dh = { $how } retire les dés les plus hauts : { $k } sur { $n }.
# en: 3d6dba66
reads-dl = { $how } retire les dés les plus bas : { $k } sur { $n }.
# en: 855ef16d
reads-km = { $how } garde les dés du milieu : { $k } sur { $n }.
# en: 9b09443b
reads-again = { $how } : un dé qui montre { $faces } est relancé aussi longtemps que cela revient ; ro{ $rest } veut dire une seule fois.
# en: f307d111
reads-again-once = { $how } : un dé qui montre { $faces } est relancé une seule fois ; r{ $rest } veut dire aussi longtemps que cela revient.
# en: d1fbe930
reads-adds-up = !! s’ajoute sur un seul dé. Dans une somme, c’est la même chose que !.
# en: 9839cdd1
reads-one-less = !p : chaque jet de plus d’un dé qui explose compte 1 de moins.
# en: 4b9d2298
reads-explodes = ! continue tant que la plus grande face sort ; !2 s’arrêterait après deux jets de plus.
# en: ac208e71
reads-pool = { $word } d’un seul jet est un seul dé, pas une somme.
# en: 9036b87d
reads-thrown-twice = { $dice } est ici deux fois, donc lancé deux fois. Pour un seul jet, écris a = { $dice } sur une ligne au-dessus.
# en: 1a8bfc9d
reads-one-roll = { $dice } est le même lancer des deux côtés de « given ».
# en: e73bdf1d
estimate = { $value } ({ $low }–{ $high }, estimation sur { $games } parties)
# en: 836d0370
estimate-points = { $value } points de pourcentage ({ $low }–{ $high }, estimation sur { $games } parties)
# en: 6dccb455
luck-better = mieux que { $share } de { $what } ; aussi bien ou mieux : { $often }
# en: b422d16e
luck-worse = moins bien que { $share } de { $what } ; aussi mal ou pire : { $often }
# en: af0642bd
luck-middle = juste au milieu : { $share } de { $what } sont moins bons, et autant sont meilleurs
# en: 1ce62783
luck-certain = rien d’autre n’était possible
# en: b1a26daa
luck-approximate = { $sentence } (environ)
# en: b40b6ac5
luck-rolls = tous les lancers
# en: d4ce9cf2
luck-under = moins de { $share }
# en: 56f88473
luck-over = plus de { $share }
# en: 91e08dc2
luck-never = jamais vu
# en: 8fd8759d
luck-share = dans { $share } des cas
# en: 96bd4b66
luck-once = 1 fois sur { $cases }
# en: ccd3ab17
luck-about = environ 1 fois sur { $cases }
