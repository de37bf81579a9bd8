### L’un ou l’autre. Variables : { $a }, { $b } et { $both } dans l’un, dans l’autre et dans les deux, { $n } en tout, { $k } secteurs rouges, { $m } le plus grand nombre permis, { $half } nombres pairs, { $stopped } courriels arrêtés et { $spam } indésirables.

# en: 87746cec
either-or-guide =
    .plan-1 = Cliquer sur toutes les cartes qui sont blanches ou un 1, ou poser de vraies cartes sur la table. Pourquoi dix, et pas onze ?
    .plan-2 = Premier pronostic : paire ou haute. Recueillir les réponses avant que quelqu’un compte.
    .plan-3 = Deux cercles au tableau. Tout le monde range les cartes dans quatre zones, puis dans le tableau à quatre cases.
    .plan-4 = Les probabilités : une des quatre zones, deux d’entre elles, toutes sauf une. L’événement contraire.
    .plan-5 = Deux choses qu’une carte ne peut pas être à la fois. Les blanches parmi les paires, les paires parmi les blanches.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie.
    .say-1 = En mathématiques, « ou » veut dire : l’un, l’autre, ou les deux.
    .say-2 = Chaque carte est dans une seule des quatre zones. La somme des quatre nombres donne toutes les cartes.
    .ask-1 = Quelles cartes comptons-nous deux fois quand nous additionnons ?
    .ask-2 = Quand peut-on additionner sans rien retirer ?
    .ask-3 = Qu’est-ce qui est plus facile à compter : ce que nous voulons, ou ce que nous ne voulons pas ?
    .support = Posez deux cerceaux par terre et mettez-y les cartes. Celles qui sont les deux vont là où les cerceaux se recouvrent.
    .extension = Dessinez trois cercles, pour blanche, paire et haute. Combien de zones y a-t-il, et combien de cartes dans chacune ?
    .ticket-1 = Sur 24 cartes, 8 sont blanches et 9 sont basses, et 3 sont les deux. Quelle est la probabilité qu’une carte ne soit ni blanche ni basse ?
    .ticket-2 = 24 − (8 + 9 − 3) = 10, donc 10/24 = 5/12
    .open-1 = Quand suffit-il d’additionner ?
    .open-1-answer = Quand aucune carte ne peut être les deux : les cercles ne se touchent pas. On dit que les événements sont incompatibles.
    .open-2 = Un cercle peut-il être à l’intérieur de l’autre ?
    .open-2-answer = Oui : toute carte au-dessus de 6 est haute, donc ce cercle est à l’intérieur de celui des cartes hautes. « L’un ou l’autre », c’est alors le grand cercle, et « les deux », c’est le petit.

# en: 637adff3
either-or-say-even = paire
# en: a89792b7
either-or-say-high = haute
# en: f5296885
either-or-say-white = blanche
# en: 233e91f9
either-or-say-black = noire
# en: 2be9392d
either-or-say-one = un 1
# en: ce09acad
either-or-say-low = basse
# en: cdd2264c
either-or-say-cards = { $n } cartes
# en: 5f5e8501
either-or-say-find = Choisis chaque carte qui est blanche ou un 1.
# en: a1180a64
either-or-say-it-is = c’est { $card }
# en: 585205a2
either-or-say-moral = { $white } sont blanches et { $one } sont des 1, mais { $white } + { $one }, c’est trop : { $both } { FORM($both, "carte est", "cartes sont") } les deux.
# en: 38083d46
either-or-say-number-of-cards = un nombre de cartes
# en: 7be60773
either-or-say-task = Les cartes hautes sont 6, 7, 8 ; les basses sont 1, 2, 3. Quelles cartes sont au milieu ?
# en: a3c30887
either-or-say-two-properties = Deux propriétés de 24 cartes
# en: bbac5ca4
either-or-say-told = { $first } : { $a } ; { $second } : { $b } ; les deux : { $both } ; ni l’un ni l’autre : { $neither }. Ta fonction compte { $said } cartes sur { $all } pour l’un ou l’autre.
# en: c7844531
either-or-say-the-cards = Cartes
# en: cb59b010
either-or-say-not = pas { $what }
# en: 7d808d51
either-or-say-all = toutes
# en: 18164966
either-or-say-fill-in = Des cercles et un tableau à remplir
# en: c3fef514
either-or-controls =
    .first = première
    .second = deuxième

# en: fdbfb0ba
either-or-even-or-high = 24 cartes : 8 blanches et 16 noires, numérotées de 1 à 8. 12 d’entre elles sont paires, et 9 sont hautes : un 6, un 7 ou un 8. Combien sont paires ou hautes ?
    .hint-1 = Là, les 6 et les 8 sont comptés deux fois : ils sont pairs et hauts.
    .hint-2 = Ce sont les cartes qui sont les deux.
    .hint-3 = Ce sont les paires. Les 7 sont hauts, eux aussi.
    .hint-4 = C’est le nombre de cartes hautes. Les paires comptent aussi.
    .because = 12 + 9 compte deux fois les six cartes qui portent un 6 ou un 8. 12 + 9 − 6.
# en: 22899bc2
either-or-chance = Tu tires l’une des 24 cartes. Quelle est la probabilité qu’elle soit paire ou haute ?
    .hint-1 = Les 6 et les 8 ont été comptés deux fois.
    .hint-2 = C’est paire. Les cartes hautes comptent aussi.
    .hint-3 = C’est paire et haute à la fois.
    .because = 15 cartes sur 24 : 15/24.
# en: 6efdbe20
either-or-neither = Et quelle est la probabilité que la carte ne soit ni paire ni haute ?
    .hint-1 = Toutes les cartes moins celles qui sont paires ou hautes : combien y en avait-il ?
    .hint-2 = Ce sont les impaires. Certaines sont hautes.
    .hint-3 = Ce sont celles qui sont paires ou hautes. Prends maintenant les autres.
    .because = Toutes les autres cartes : 24 − 15 = 9. La probabilité est 1 − 15/24.
# en: a8cd5dd3
either-or-exclusive = Quelles sont les deux choses qu’aucune carte ne peut être à la fois ?
    .choices-even = Blanche et paire
    .choices-black = Noire et un 1
    .choices-high = Un 1 et haute
    .hint-1 = Le 2 blanc est les deux.
    .hint-2 = Il y a deux 1 noirs.
    .because = Les cartes hautes sont 6, 7 et 8. De tels événements sont incompatibles, et leurs probabilités s’additionnent tout simplement.
# en: 534f20f9
either-or-black-or-high = Combien des 24 cartes sont noires ou hautes ? 16 sont noires, 9 sont hautes.
    .hint-1 = C’est plus que toutes les cartes. Lesquelles ont été comptées deux fois ?
    .hint-2 = Ce sont les noires. Les cartes hautes et blanches comptent aussi.
    .hint-3 = Ce sont celles qui sont noires et hautes.
    .hint-4 = Ce sont les cartes hautes et blanches. Les noires comptent aussi.
    .because = Six cartes sont les deux : 16 + 9 − 6. Ou bien : les 16 noires, et trois cartes hautes et blanches.
# en: 6c37b51f
either-or-only-one = Quelle est la probabilité qu’une carte soit blanche ou un 1, mais pas les deux ?
    .hint-1 = C’est blanche, ou un 1, ou les deux. Retire ce qui est les deux.
    .hint-2 = Huit blanches et trois 1 : le 1 blanc a été compté deux fois, et il ne devrait pas l’être du tout.
    .hint-3 = C’est les deux.
    .because = Sept blanches qui ne sont pas un 1, et deux 1 qui ne sont pas blancs : 9 sur 24.
# en: fe05dbd4
either-or-white-of-even = Quelqu’un tire une carte et dit : elle est paire. Quelle est la probabilité qu’elle soit blanche ?
    .hint-1 = C’est blanche et paire parmi toutes les cartes. Mais nous savons qu’elle est paire : ne regarde que 12 cartes.
    .hint-2 = C’est la part des paires parmi les blanches. Ici, regarde parmi les paires.
    .hint-3 = C’est la part des paires parmi les blanches. Ici, regarde parmi les paires.
    .because = 12 cartes sont paires, et 4 d’entre elles sont blanches : 4/12.
# en: 6f645c25
either-or-story = Nora nourrit tous les chats errants de sa rue. Qu’est-ce qui est le plus probable ?
    .choices-one = Elle travaille dans une banque
    .choices-both = Elle travaille dans une banque et elle a un chat
    .choices-same = Les deux autant, qui qu’elle soit
    .hint-1 = Qui travaille dans une banque et a un chat travaille dans une banque. Quel est le plus grand cercle ?
    .hint-2 = Seulement si, dans les banques, tout le monde a un chat. Quel est le plus grand cercle ?
    .because = Les gens pour qui les deux sont vrais font partie de ceux qui travaillent dans une banque : les deux à la fois ne sont donc jamais plus probables qu’un seul. Une belle histoire nous le fait oublier : c’est l’erreur de conjonction.
# en: c8c77db8
either-or-exercise-1 = { $a } élèves jouent au football, { $b } font de la natation, et { $both } font les deux. Combien font au moins l’un des deux ?
    .level = Échauffement
    .hint-1 = Ceux qui font les deux ont été comptés deux fois.
    .hint-2 = Ceux qui font les deux doivent compter une fois.
    .hint-3 = Ceux qui font les deux sont parmi les { $a }, et aussi parmi les { $b }.
    .because = { $a } + { $b } − { $both }.
# en: 09bed1f6
either-or-exercise-2 = Une roue de loterie a { $n } secteurs égaux, dont { $k } en rouge. Quelle est la probabilité qu’elle ne s’arrête pas sur le rouge ?
    .level = Échauffement
    .hint-1 = C’est le rouge.
    .hint-2 = C’est un seul secteur.
    .hint-3 = Au dénominateur, tous les secteurs comptent, les rouges aussi.
    .because = Tous les autres : 1 − { $k }/{ $n }.
# en: d893151d
either-or-exercise-3 = Une urne contient des boules numérotées de 1 à { $n }. On en tire une. Quelle est la probabilité que son numéro soit pair, ou au plus { $m } ?
    .level = Entraînement
    .hint-1 = Les nombres pairs jusqu’à { $m } ont été comptés deux fois.
    .hint-2 = Ce sont les pairs. Les impairs jusqu’à { $m } comptent aussi.
    .hint-3 = Ce sont ceux qui sont pairs et au plus { $m }.
    .because = Pairs : { $half }. Au plus { $m } : { $m }. Les deux : { $both }. Donc { $half } + { $m } − { $both } sur { $n }.
# en: 177e18b6
either-or-exercise-4 = Parmi { $n } visiteurs, { $a } sont des enfants, { $b } sont venus en bus, et { $both } sont des enfants venus en bus. Combien ne sont ni l’un ni l’autre ? Un tableau à quatre cases aide.
    .level = Entraînement
    .hint-1 = Les enfants venus en bus ont été retirés deux fois.
    .hint-2 = Ce sont ceux qui sont des enfants ou qui sont venus en bus. Prends maintenant les autres.
    .hint-3 = Ce sont ceux qui ne sont pas les deux. Mais beaucoup d’entre eux sont l’un des deux.
    .because = { $n } − ({ $a } + { $b } − { $both }).
# en: 90508e77
either-or-exercise-5 = En dehors du jeu : un filtre arrête { $stopped } courriels, et { $both } d’entre eux sont indésirables. En tout, il y avait { $spam } courriels indésirables. Quelle est la probabilité qu’un courriel arrêté soit indésirable ?
    .level = Défi
    .hint-1 = C’est la part des indésirables qui a été arrêtée. Ici, regarde les courriels arrêtés.
    .hint-2 = Ne regarde que les courriels arrêtés. Combien d’entre eux sont indésirables ?
    .hint-3 = Ce sont les bons courriels parmi les arrêtés.
    .because = { $stopped } ont été arrêtés, et { $both } d’entre eux sont indésirables : { $both }/{ $stopped }.
