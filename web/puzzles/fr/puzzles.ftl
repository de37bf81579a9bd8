### The daily puzzles. How to translate: docs/translating.md.

# en: 36158c49
cat-cab-title = Cat Cab Crew
# en: f20110dd
cat-cab-question = Quels dés relances-tu pour rouler le plus loin possible en moyenne ?
# en: c8da58b1
cat-cab-story = Un 4 ou un 5 fait rouler d’une case, un 6 de deux. Un 1 est une malédiction : elle enlève une case et reste, même si tu relances. Un 2 ne roule pas, et un 3 donne un jet bonus, qui peut faire rouler. Tu peux relancer les dés que tu veux, aussi souvent que tu veux, mais à quatre malédictions il faut s’arrêter.{ $curses ->
    [0] {""}
    [one] {" "}Tu as une malédiction pour l’instant.
   *[other] {" "}Tu as { $curses } malédictions pour l’instant.
}
# en: a08e17ae
cat-cab-why = { $n ->
    [1] Le dé que tu relances rapporte moins tel quel qu’un nouveau lancer en moyenne. Le prix : dans { $risk } des cas, il montre un 1, une nouvelle malédiction.
   *[other] Les { $n } dés que tu relances rapportent moins tels quels qu’un nouveau lancer en moyenne. Le prix : dans { $risk } des cas, au moins un montre un 1, une nouvelle malédiction.
}
# en: b2f55483
cat-cab-keep = Un dé sur six montre un 1. Ici, les dés que l’on pourrait relancer rapportent plus tels quels.
# en: f9e17271
city-title = Cat Cab Crew
# en: aa9654c3
city-question = Quels dés relances-tu pour avoir le plus de chances de t’arrêter exactement sur le client (le chat jaune) ?
# en: fb5ddbb2
city-story = Tu conduis le taxi { $colour ->
    [red] rouge
   *[blue] bleu
}. Un 4 ou un 5 fait rouler d’une case, un 6 de deux, tout droit. Un 1 est une malédiction : elle enlève une case et reste, même si tu relances. Un 2 ne roule pas, et un 3 donne un jet bonus, qui peut faire rouler. Tu peux relancer les dés que tu veux, aussi souvent que tu veux, mais à quatre malédictions il faut s’arrêter.{ $curses ->
    [0] {""}
    [one] {" "}Tu as une malédiction pour l’instant.
   *[other] {" "}Tu as { $curses } malédictions pour l’instant.
}
# en: 015af89c
city-why = Chaque dé gardé est un trajet tout droit à lui seul, et il faut tous les faire. Ce n’est donc pas le plus de cases qui aide ici, mais les bonnes longueurs.
# en: 87b47983
empire-title = Empire
# en: e1e037bc
empire-question = Quelle attaque a le plus de chances de conquérir, si tu la mènes jusqu’au bout ?
# en: 2c40b9dd
empire-story = Tes cubes sont { $colour ->
    [red] rouges
    [blue] bleus
   *[green] verts
}. Chaque ligne est une attaque possible : à gauche tes cubes, à droite ceux de la défense. Tu lances jusqu’à trois dés, un de moins que tes cubes ; la défense en lance jusqu’à deux. On compare les dés les plus hauts, puis les deuxièmes : le plus bas perd un cube ; en cas d’égalité, c’est toi qui en perds un.
# en: 89622f49
empire-why = { $than ->
    [fewer] La deuxième meilleure attaque a autant de cubes, mais { $rivals } défendent là-bas et seulement { $others } ici.
    [more] La deuxième meilleure attaque affronte autant de cubes, mais avec { $mine } ; ici tu en as { $own }.
    [both] La deuxième meilleure attaque n’a que { $mine } cubes au lieu de { $own } et en affronte { $rivals } au lieu de { $others }.
    [cubes] La deuxième meilleure attaque affronte moins de cubes ({ $rivals } au lieu de { $others }), mais n’en a que { $mine } au lieu de { $own }.
   *[small] La deuxième meilleure attaque a plus de cubes ({ $mine } au lieu de { $own }), mais en affronte { $rivals } au lieu de { $others }.
} { $spare ->
    [0] Un cube doit rester derrière, donc une seule perte met fin à l’attaque.
   *[other] Un cube doit rester derrière, donc tu peux en perdre { $spare } et continuer à te battre.
}
# en: ae2d249e
taxi-derby-title = Taxi Derby
# en: 0f2e5b97
taxi-derby-question = Quel tour rapporte le plus de dollars en moyenne ?
# en: 5e0dd40c
taxi-derby-story = Tu peux rouler de { $limit } cases par tour. Au-delà, on lance un dé à quatre faces : la voiture de police avance de ce nombre multiplié par tes cases au-dessus de la limite (les rouges). Si elle arrive jusqu’où finit ton tour, tu reçois une contravention. Seul l’argent de ce tour compte. Ce qu’une contravention en laisse est la moyenne sur les contraventions de la pioche.
# en: 06bfd755
taxi-derby-why = Pour une contravention, il faut un nombre élevé ou beaucoup de cases au-dessus de la limite. { $one }
# en: 9cbbd000
taxi-derby-free = Ce tour respecte la limite : aucune contravention possible.
# en: c4730374
taxi-derby-sure = Ce tour ne peut pas être rattrapé : { $over } au-dessus de la limite, quatre fois, c’est moins que { $away } cases.
# en: ab2297a2
taxi-derby-caught = Ce tour est { $over } au-dessus de la limite, et la voiture de police fait { $away } cases avec { $chance } faces sur 4.
# en: b9e2a436
blackjack-title = Blackjack
# en: cf822ec7
blackjack-question = Rester, tirer ou doubler : qu’est-ce qui gagne le plus, ou perd le moins, en moyenne ?
# en: 45734fed
blackjack-story = Tu joues une mise. Approche-toi de 21 autant que tu l’oses, sans dépasser ; un as compte 1 ou 11. Le croupier tire jusqu’à 16 et reste à 17. Doubler, c’est deux mises et exactement une carte de plus. Toutes les cartes sont aussi probables : quatre sur treize comptent dix.
# en: bde06a92
blackjack-why = { $bust } { $dealer }
# en: 2612fb15
blackjack-bust = Ta prochaine carte te fait dépasser 21 avec une probabilité de { $n }/13.
# en: 5d7a6cbc
blackjack-safe = Aucune carte ne peut te faire dépasser 21.
# en: 8141a689
blackjack-weak = Un croupier qui montre une carte de 2 à 6 tire souvent trop.
# en: 4b02be66
blackjack-strong = Un croupier avec une telle carte finit souvent à 17 ou plus.
# en: 174893d0
yahtzee-title = Yahtzee
# en: cc906aba
yahtzee-question = Quels dés gardes-tu pour marquer le plus de points en moyenne ?
# en: f62358eb
yahtzee-story = C’est ton dernier tour, et une seule case est libre : { yahtzee-box }.{ $bonus ->
    [0] {""}
   *[other] {" "}Il t’y faut { $bonus } pour le bonus de 35.
} Tu peux lancer encore { $again ->
    [1] une fois
   *[2] deux fois
}.
# en: 6a2b72dd
yahtzee-box = { $box ->
    [0] As, où chaque 1 rapporte 1
    [1] Deux, où chaque 2 rapporte 2
    [2] Trois, où chaque 3 rapporte 3
    [3] Quatre, où chaque 4 rapporte 4
    [4] Cinq, où chaque 5 rapporte 5
    [5] Six, où chaque 6 rapporte 6
    [6] Brelan, où trois dés égaux rapportent la somme des cinq
    [7] Carré, où quatre dés égaux rapportent la somme des cinq
    [8] Full, où trois dés égaux et une paire rapportent 25
    [9] Petite suite, où quatre nombres de suite rapportent 30
    [10] Grande suite, où cinq nombres de suite rapportent 40
    [11] Yahtzee, où cinq dés égaux rapportent 50
   *[12] Chance, qui rapporte la somme des cinq
}
# en: ddcd3c94
yahtzee-stop = Garder les cinq et s’arrêter
# en: f47f7ae1
yahtzee-keep = Garder { $dice }, en lancer { $n ->
    [1] un
    [2] deux
    [3] trois
   *[4] quatre
}
# en: e9773edb
yahtzee-all = Relancer les cinq
# en: be6fce8e
yahtzee-why = Ce qui compte n’est pas l’allure des dés maintenant, mais de combien de façons { $again ->
    [1] le prochain lancer peut
   *[2] les deux prochains lancers peuvent
} les compléter.
# en: 0d9a4800
yahtzee-share = Il remplit la case dans { $share } des cas, le deuxième meilleur choix dans { $rest }.
# en: 63ec390c
pig-title = Pig
# en: 4a93e5d8
pig-question = Lancer ou s’arrêter : qu’est-ce qui donne le plus de chances de gagner ?
# en: 2a2431bb
pig-story = Le premier à 100 gagne. Tu as { $own }, ton adversaire a { $others }, et ce tour-ci tu as déjà { $pot }. Si tu t’arrêtes, ils sont à toi ; si tu lances, un 1 les enlève et finit ton tour. Ton adversaire joue parfaitement.
# en: 0f56def1
pig-why = Un lancer ne perd le tour qu’une fois sur six. Si tu t’arrêtes, il te manque { $short }, et c’est à ton adversaire, à qui il faut { $needs }.
# en: 48a08f25
pig-enough = { $pot } points suffisent pour s’arrêter : il faut encore { $needs } à ton adversaire, et un 1 te les coûterait tous.
# en: 96f0f377
bear-off-title = Sortie des pions
# en: 4ec794bf
bear-off-question = Comment jouer ce lancer pour avoir le plus de chances d’avoir tout sorti en { $more ->
    [1] un lancer de plus
   *[2] deux lancers de plus
} ?
# en: 42229b95
bear-off-story = La fin d’une partie de backgammon : il reste deux pions. Chaque dé fait avancer un pion vers la droite ; il sort avec son propre nombre, ou avec un plus grand si aucun n’est derrière lui. Un double joue quatre fois.
# en: dede863f
bear-off-why = Regarde ce que chaque façon laisse, et compte les lancers qui le sortent. Un pion loin derrière demande un grand dé ; un pion déjà sorti n’en demande aucun.
# en: 331e360c
bear-off-ways = Après, { $ways } des { $cases } { $more ->
    [1] lancers
   *[2] paires de lancers
} sortent ce qui reste ; après le deuxième meilleur choix, { $fewer }.
# en: 21c647db
cant-stop-title = Can’t Stop
# en: c7e2f53c
cant-stop-question = Tu lanceras encore une fois. Quelle montée donne le plus de chances que le prochain lancer convienne ?
# en: ca911230
cant-stop-story = Quatre dés font deux paires, et leurs sommes sont les colonnes où tu montes. Trois grimpeurs au plus montent dans un tour (anneaux blancs ; les points rouges sont là où tu étais avant). Un lancer convient si l’une de ses sommes peut monter ; sinon, tout ce que tu as monté ce tour-ci est perdu.
# en: 7f8596dd
cant-stop-why = Les sommes près de 7 sortent le plus souvent. Tant qu’un troisième grimpeur est libre, presque tout lancer convient ; une fois les trois placés, seules leurs colonnes comptent.
# en: 8cdfb1f1
cant-stop-ways = Après, { $ways } des { $cases } lancers conviennent ; après le deuxième meilleur choix, { $fewer }.
# en: 06cfbf74
nim-title = Nim
# en: ee13797e
nim-question = Quel coup gagne, quoi que fasse l’autre ?
# en: 29a1c3ef
nim-story = Trois tas : { $heaps }. Prends-en autant que tu veux dans un tas, puis c’est à l’autre. Qui prend le dernier gagne. Pas de dés aujourd’hui : l’autre joue parfaitement.
# en: 89d8bc3b
nim-why = Il laisse { $left }. { $sums } Écrit ainsi, chaque 1, 2, 4 et 8 est là un nombre pair de fois. Quoi que prenne l’autre, cela le dérange, et tu peux le rétablir.
# en: 651fdc95
tictactoe-title = Morpion
# en: 40a9407e
tictactoe-question = Où joues-tu pour avoir le plus de chances de gagner ?
# en: e023ea71
tictactoe-story = Tu joues { $mark }. Ton adversaire est débutant et met chaque signe sur n’importe quelle case libre, toutes aussi probables. Trois alignés gagnent ; une partie nulle ne gagne pas.
# en: 165583eb
tictactoe-why = Contre le hasard, ce qui compte est combien de lignes tu gardes ouvertes : plus tu as de façons de gagner, moins un blocage heureux aide.
# en: 93a82278
connect-four-title = Puissance 4
# en: f5d83da3
connect-four-question = Dans quelle colonne lâches-tu un jeton pour avoir le plus de chances de gagner ?
# en: 100cc620
connect-four-story = Un petit plateau de quatre colonnes et quatre rangées. Tu as les { $colour ->
    [red] rouges
   *[blue] bleus
}. Ton adversaire est débutant et lâche chaque jeton dans n’importe quelle colonne qui a de la place, toutes aussi probables. Quatre alignés gagnent ; une partie nulle ne gagne pas.
# en: 94c57bba
connect-four-why = Il n’y a que dix lignes de quatre sur ce plateau. Regarde lesquelles peuvent encore être à toi, et quel jeton chaque colonne offrirait à l’autre.
# en: 1a9a4408
lines-made = Il remplit une ligne et gagne aussitôt.
# en: 477f226a
lines-near = Il te laisse { $ways } { FORM($ways, "ligne", "lignes") } avec un seul trou ; le deuxième meilleur choix en laisse { $rest }.
# en: 31e57e7e
lines-blocked = Il laisse à ton adversaire { $ways } { FORM($ways, "ligne", "lignes") } avec un seul trou ; le deuxième meilleur choix en laisse { $rest }.
# en: 4095aef8
lines-open = Il laisse { $ways } { FORM($ways, "ligne qui peut", "lignes qui peuvent") } encore être à toi ; le deuxième meilleur choix en laisse { $rest }.
# en: 7f7f6e5e
lines-shut = Il laisse { $ways } { FORM($ways, "ligne", "lignes") } que ton adversaire peut encore remplir ; le deuxième meilleur choix en laisse { $rest }.
# en: f14dba99
meow-daifugo-title = Meow Meow Daifugō
# en: e945b045
meow-daifugo-question = Quel choix gagne, quoi que fasse ton adversaire ?
# en: bc350686
meow-daifugo-story = La fin d’une manche : la pioche est vide et les deux mains sont ouvertes. Qui joue sa dernière carte en premier gagne. { $turn } Un sosie vaut une carte ou une paire, comme tu veux ; un ? vaut n’importe quel nombre de sa couleur. Si tu passes, tu prends une carte de la rivière, s’il y en a une, et ton adversaire ouvre.
# en: 3e427383
meow-daifugo-beat = Joue la même chose avec un nombre plus grand, ou passe.
# en: 3756ed05
meow-daifugo-lead = Tu ouvres : une seule carte, des nombres égaux, ou trois ou plus qui se suivent d’une même couleur. L’autre doit jouer la même chose, plus haut.
# en: d108e06d
meow-daifugo-pass = Une carte de plus n’est pas toujours un mal : elle peut faire une paire, ou battre ce qui vient ensuite. Compte combien de tours il faut encore à chacun.
# en: 80c884d1
meow-daifugo-play = Compte combien de tours il faut encore à chacun, et qui ouvre ensuite. Si rien ne bat ce que tu ouvres, tu ouvres de nouveau.
# en: e3059b67
washi-cat-title = Washi Cat
# en: 949c049d
washi-cat-question = Quel coup gagne, quoi que fasse bleu ?
# en: 3e5ab3b5
washi-cat-story = Tu es rouge, et chacun a un chat sur un plateau minuscule. Un chat trace une ligne où il marche et ne met jamais la patte sur la ligne de l’autre. Ton chat doit prendre un poisson de la rangée du fond, en haut, et le rapporter dans la rangée du bas. Tu gagnes aussi si bleu est enfermé. Un chat peut sauter tout droit par-dessus sa propre ligne, sur la première case libre derrière. Aucun chat ne passe un mur noir.
# en: 9dd3f56f
washi-cat-why = Deux choses comptent : combien de coups il faut encore à chaque chat, et quelle ligne gêne l’autre. Seul ce coup arrive à temps pour les deux.
# en: c10a87bf
cat-cab-keep-all = Garder tous les dés
# en: ba4c6bec
cat-cab-roll = Relancer : { $dice }
# en: 4fb67d9d
empire-attacks = { $here } ({ $own }) attaque { $there } ({ $others })
# en: f9e45120
taxi-derby-end = Finir le tour ici
# en: b9d484c8
taxi-derby-fetch = Chercher et déposer { taxi-derby-rider } pour { $fare } $
# en: c28420e2
taxi-derby-deliver = Déposer { taxi-derby-rider } pour { $fare } $
# en: d0e86ce2
taxi-derby-both = Déposer les deux, pour { $fare } $ et { $other } $
# en: 06f28ebd
taxi-derby-rider = { $rider ->
    [commuter] le banlieusard
    [criminal] le malfrat
    [professional] le cadre
    [celebrity] la star
   *[agent] l’agent
}
# en: 0eded0c8
blackjack-hit = Tirer
# en: 5e629607
blackjack-stand = Rester
# en: f9073865
blackjack-double = Doubler
# en: a4f09cbe
pig-roll = Lancer
# en: 0a33248d
pig-hold = S’arrêter
# en: 7315a272
bear-off-move = avec le { $die }, { $point } { $to ->
    [0] sort
   *[other] va en { $to }
}
# en: f04e9927
cant-stop-climb = Monter en { $columns }
# en: 7cd1c1a8
cant-stop-twice = { $column } (deux fois)
# en: 383f4c74
nim-take = En prendre { $n } dans le tas { $heap }
# en: 6a908b14
connect-four-column = Colonne { $column }
# en: 64d1891e
says = { $of ->
    [city] « { $choice } » s’arrête juste sur le client avec une probabilité de { $value }
    [bear_off] « { $choice } » finit à temps avec une probabilité de { $value }
    [cant_stop] « { $choice } » : le prochain lancer convient avec une probabilité de { $value }
    [average] « { $choice } » rapporte { $value } en moyenne
    [wins] « { $choice } » : { $value }
   *[other] « { $choice } » gagne avec une probabilité de { $value }
}
# en: f2434c34
worth-spaces = { $value } { $n ->
    [one] case
   *[other] cases
}
# en: 8d567224
worth-bets = { $value } { $n ->
    [one] mise
   *[other] mises
}
# en: b78d19b2
worth-points = { $value } { $n ->
    [one] point
   *[other] points
}
# en: 6b822be1
worth-dollars = { $value } { $n ->
    [one] dollar
   *[other] dollars
}
# en: cc84853f
worth-wins = gagne
# en: 6dcd8c6b
worth-loses = perd
# en: a9de4859
worth-does-not-win = ne gagne pas
# en: 140cc8b3
picture-brings = { $face ->
    [1] maudit
    [2] rien
    [3] bonus
    [6] 2 cases
   *[other] 1 case
}
# en: d55919dd
picture-dice = Tes dés : { $dice }.
# en: 67fa8187
picture-curses = Malédictions : { $n }.
# en: 528f9cb6
picture-gate = à une porte
# en: 1a685fa4
picture-city = taxi rouge { $red }, taxi bleu { $blue }, client { $passenger }.
# en: e95965b4
picture-attacks = Attaques : { $choices }.
# en: 83bd2279
picture-risk = finit à { $away } de la police ; avec contravention { $minus }{ $value } $
# en: 8bb1deff
picture-no-risk = aucune contravention possible
# en: dc7a8c11
picture-turn = { $label } : cases { $spaces }, au-dessus de la limite { $over }, { $risk }
# en: 0deea363
picture-dealer = Croupier
# en: a9b8c47b
picture-you = Toi
# en: a35d7208
picture-opponent = Adversaire
# en: a3f2f9b9
picture-blackjack = Le croupier montre { $card }. Tu as { $cards }.
# en: 47319ed9
picture-of-hundred = { $more } sur 100
# en: b2838bb3
picture-pig = Points : toi { $own } et { $pot } ce tour-ci, ton adversaire { $others }.
# en: 4a81014d
picture-off = fin
# en: fa781005
picture-checkers = { $n } au point { $point }
# en: 7e4b3b69
picture-bear-off = Dés { $dice } ; pions : { $where }.
# en: 715bf22b
picture-runner = { $column } à la hauteur { $height }
# en: a478b27f
picture-cant-stop = Dés { $dice } ; grimpeurs en { $where }.
# en: 45b9d0c6
picture-heap = Tas { $n }
# en: 0ba8a762
picture-heaps = Trois tas : { $heaps }.
# en: 7f13dd58
picture-mark-0 = vide
# en: 04a51326
picture-mark-1 = rouge
# en: bf4d1257
picture-mark-2 = bleu
# en: 37792769
picture-rows = Rangées depuis le haut : { $rows }.
# en: ecd2d997
picture-field = Rivière
# en: 8913f9ab
picture-to-beat = À battre
