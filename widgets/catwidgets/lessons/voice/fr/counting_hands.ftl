### Compter les mains de Meow Meow Daifugō.

# en: c5b7d408
counting-hands-note =
    .words-1 = tirage sans remise
    .words-2 = loi hypergéométrique, espérance
    .words-3 = événements incompatibles
    .words-4 = simulation, fréquence
    .tips-1 = Pour la partie 5, une moitié de la classe compte les mains blanches, l’autre les noires.
# en: 7a102bcc
counting-hands-mean = Combien de sosies a une main de huit cartes en moyenne ?
    .hint-1 = Chacun des six est dans ta main avec une probabilité de 8/32. Additionne.
    .hint-2 = Chacun des six est dans ta main avec une probabilité de 8/32. Additionne.
    .hint-3 = 6/8, ce seraient six cartes partagées entre huit ; pense à une carte et additionne.
    .hint-4 = C’est pour une carte de ta main ; tu en as huit.
    .hint-5 = C’est la probabilité d’en avoir au moins un ; une main peut en avoir plus.
    .because = 6 × 8/32 : chaque sosie est dans ta main avec une probabilité de 1/4. Les moyennes s’additionnent.
# en: 6520cee8
counting-hands-exactly-two = Quelle est la probabilité d’avoir exactement deux sosies parmi tes huit cartes ?
    .hint-1 = Là, tu choisis deux des sosies ; tes six autres cartes se choisissent aussi.
    .hint-2 = C’est pour une main de deux cartes.
    .hint-3 = Tes six autres cartes ne doivent pas être des sosies : six sur 26.
    .hint-4 = Multiplie deux nombres de choix : deux des six sosies, six des 26 autres cartes.
    .because = 15 × 230 230 sur 10 518 300.
# en: 3b0fdea7
counting-hands-no-equal-numbers = Certaines mains de huit cartes n’ont pas de nombres égaux à jouer : pas de sosie, pas de « ? », et chaque nombre une seule fois. Combien y en a-t-il ?
    .hint-1 = Des choix qui se suivent se multiplient : trois cartes pour le 1, et pour chacune d’elles trois pour le 2.
    .hint-2 = Chaque nombre est sur trois cartes qui peuvent être dans une telle main : une blanche et deux noires.
    .hint-3 = La quatrième carte d’un nombre est un sosie, qui est une paire à lui seul. Donc trois cartes par nombre.
    .hint-4 = Huit nombres, et trois cartes pour chacun.
    .hint-5 = Des choix qui se suivent : 3 × 3 × … une fois par nombre, et non 8 × 8 × 8.
    .because = 3⁸ : avec huit cartes, tous les nombres doivent y être, chacun sur l’une de trois cartes.
# en: d7f81aa2
counting-hands-somebody = À trois, chacun reçoit huit cartes. Quelle est la probabilité que les deux « ? » arrivent chez le même joueur ?
    .hint-1 = C’est pour toi ; les autres ont la même probabilité.
    .hint-2 = Ce serait juste si les mains ne savaient rien les unes des autres. Mais si tu as les deux, personne d’autre n’en a.
    .hint-3 = Chacun des trois a la probabilité 7/124 ; plus il y a de joueurs, plus il y a de chances.
    .hint-4 = 24 cartes sur 32 sont distribuées ; mais les deux « ? » doivent être dans la même main.
    .hint-5 = Les deux « ? » doivent être dans la même main.
    .because = 3 × 7/124 : deux joueurs ne peuvent pas avoir les deux à la fois, les probabilités s’additionnent donc.
# en: bf2e686b
counting-hands-circles = Les 32 cartes ont 83 cercles en tout. Il te reste trois cartes, n’importe lesquelles. Combien de cercles ont-elles en moyenne ?
    .hint-1 = C’est pour une carte ; tu en as trois.
    .hint-2 = Trois cartes sur 32, pas un tiers de la pioche.
    .hint-3 = Les cartes n’ont pas toutes deux cercles. Combien en a une carte en moyenne ?
    .hint-4 = Les cartes n’ont pas toutes trois cercles. Combien en a une carte en moyenne ?
    .because = 3 × 83/32 : chaque carte a 83/32 cercles en moyenne, et les moyennes s’additionnent.
# en: df85c7c9
counting-hands-one-play = Tout en noir : il y a deux cartes de chaque nombre, et le « ? » noir peut valoir un nombre. Combien de mains de huit cartes sont une seule suite noire, de 1 à 8 ?
    .hint-1 = C’est sans le « ? ». Avec lui, il manque un nombre : lequel, et quelles sont les autres cartes ?
    .hint-2 = C’est avec le « ? » seulement ; sans lui, il y en a d’autres.
    .hint-3 = Avec le « ? », il reste sept nombres, et chacun est sur deux cartes.
    .hint-4 = Avec le « ? », il reste sept cartes à choisir : 2⁷, et non 2⁸.
    .hint-5 = C’est le nombre en blanc ; un nombre noir est sur deux cartes.
    .hint-6 = Quel nombre vaut le « ? » ? Il y a huit choix.
    .because = 2⁸ sans le « ? », et 8 × 2⁷ avec lui.
# en: 22230859
counting-hands-say-sort-doppelgangers = sosies
# en: f7146e3b
counting-hands-say-sort-white = chats blancs
# en: fe53edb4
counting-hands-say-sort-black = chats noirs
# en: 0eeaefa0
counting-hands-say-sort-masks = « ? »
# en: 056df612
counting-hands-say-sort-of = { $name } : { $n } cartes
# en: efd9844f
counting-hands-say-in-a-hand = { $name } dans une main de { $n } cartes
# en: 4473abed
counting-hands-say-in-the-hand = { $name } dans la main
# en: ba9d55ee
counting-hands-say-kept = sans remise
# en: 4eac3a0e
counting-hands-say-put-back = avec remise
# en: 4f43ea8a
counting-hands-say-among-eight = Sosies parmi huit cartes
# en: c9f556b6
counting-hands-say-chance = probabilité
# en: 2951850d
counting-hands-say-percent = pour cent
# en: 632c0b7a
counting-hands-say-equal = nombres égaux
# en: 7f881a83
counting-hands-say-doppelganger = sosie
# en: 0be0b871
counting-hands-say-sequence = suite
# en: 2a92c0af
counting-hands-say-by-size = Ce qu’a une main
# en: 4243997b
counting-hands-say-cards = cartes en main
# en: c6278b5b
counting-hands-say-somebody = Quelqu’un a les deux « ? »
# en: 7261ee73
counting-hands-say-players = joueurs
# en: 0ba12a3a
counting-hands-say-n-players = { $n } joueurs
# en: a46bc47c
counting-hands-say-each = { $n } cartes chacun
# en: 46311e96
counting-hands-say-circles = cercles
# en: 0dd84fc7
counting-hands-say-points = points
# en: b5b24f20
counting-hands-say-cost = Ce que { $n } { FORM($n, "carte coûte", "cartes coûtent") }
# en: 6e509952
counting-hands-controls =
    .sort = sorte
    .cards_in_the_hand = cartes en main
    .cards_left = cartes restantes
    .count = compter
