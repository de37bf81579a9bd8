### Meow Meow Daifugō: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 2a6d322e
welcome = { $alone ->
    [yes] Vide ta main en aussi peu de tours que possible : six ou moins, c’est bien. Après chaque coup, tu reçois une carte.
   *[no] Le premier à ne plus avoir de cartes gagne la manche. { $rivals ->
        [1] L’autre perd des points pour les cercles des cartes qui lui restent.
       *[other] Les autres perdent des points pour les cercles des cartes qui leur restent.
    }
}

## Names
## Taken into other sentences. Seats have a name of a cat where nobody has one.

# en: 696c3bc4
mikan = Mikan
# en: b73fa7d9
kuro = Kuro
# en: 4da6a144
shiro = Shiro
# en: fb304628
tama = Tama
# en: 97e1f657
white = blanc
# en: 41f60f2b
black = noir
# en: 96bdd929
doppelganger = sosie
# en: 924c14fb
card = { $suit ->
    [doppelganger] sosie { $number }
   *[other] { $number } { $suit }
}
    .the = le { card }
# en: 80a41843
black-card = { $number } noir ({ $second ->
    [yes] 2 cercles
   *[no] 1 cercle
})
    .short = { $number } noir
    .the = le { black-card }
# en: b3b3fb04
wild = ? { $suit }
    .the = le { wild }
# en: 4eb90507
a-card = une carte
# en: 0d1a2e73
a-wild = un ?
# en: 78ea4ecc
cards = { $n ->
    [0] aucune carte
   *[other] { $n } { FORM($n, "carte", "cartes") }
}
# en: dc30e4a0
circles = { $n } { FORM($n, "cercle", "cercles") }
# en: 24247463
points = { $n } { FORM($n, "point", "points") }
# en: c7967fdd
turns = { $n } { FORM($n, "tour", "tours") }

## Plays
## What plays are called, in the log and on the table.

# en: 01d81550
single = { $wild ->
    [0] { $suit ->
        [doppelganger] sosie { $rank }
       *[other] { $rank } { $suit }
    }
   *[other] ? { $suit } pour { $rank }
}
    .the = le { single }
# en: 81339a67
equal = { $count ->
    [2] paire
    [3] brelan
    [4] carré
    [5] quintuple
    [6] sextuple
   *[7] septuple
} de { $rank } ({ $held })
    .the = { $count ->
        [2] la
       *[other] le
    } { equal }
# en: 820c5599
two-black = deux noirs
# en: cd1e4119
a-doppelganger = un sosie
# en: 3011763c
doppelganger-twice = un sosie pour deux
# en: f548d494
sequence = suite { $numbers } en { $suit }{ $wild ->
    [0] {""}
   *[other] , ? pour { $wild }
}
    .the = la { sequence }
# en: 99d4cd45
doppelgangers = sosies { $numbers }
    .the = les { doppelgangers }
# en: 758f70ac
the-other-black = { $play } (1 cercle)
    .the = { AS($play, "the") } (1 cercle)
# en: 1c0e5103
other-blacks = { $play } ({ $numbers } noirs à 1 cercle)
    .the = { AS($play, "the") } ({ $numbers } noirs à 1 cercle)

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b9f3660
shuffle =
    .asks = on mélange la pioche
    .name = { $card } à la place { $place } de la pioche
    .told = On mélange la pioche
# en: f657f159
deal =
    .asks = on distribue une carte
    .name = { $who } reçoit { AS($card, "the") }
    .told = { $alone ->
        [yes] On distribue { $each } { FORM($each, "carte", "cartes") }
       *[no] Chacun reçoit { $each } { FORM($each, "carte", "cartes") }
    }
# en: 8fbc484b
last-round = { $who } { FORM($who, "as", "a") } gagné la dernière manche
# en: 6324b35e
has-cards = { $who } { FORM($who, "as", "a") } : { $cards }
# en: 16a9381e
turn-up =
    .asks = on retourne une carte
    .name = on retourne { AS($card, "the") }
    .told = On retourne : { $cards }
# en: b998c564
draw =
    .asks = on pioche une carte
    .name = { $who } pioche { AS($card, "the") }
    .told = { $who } { FORM($who, "pioches", "pioche") } { AS($card, "the") }
# en: d5c2af78
exchange =
    .asks = { FORM($who, "as les deux ? et en mets", "a les deux ? et en met") } un sous la pioche
    .you = Tu as les deux cartes ? : clique sur celle qui va sous la pioche.
    .guide = Personne ne peut garder les deux cartes ?. Mets-en une sous la pioche.
    .name = mettre { AS($card, "the") } sous la pioche
    .told = { $who } { FORM($who, "mets", "met") } { AS($card, "the") } sous la pioche

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 74a1d263
duel =
    .asks = { FORM($who, "choisis", "choisit") } une carte à montrer ; la plus petite commence
    .you = Qui commence ? Tout le monde montre une carte et la plus petite commence. Clique sur la tienne : elle reste dans ta main.
    .guide = Qui commence ? Tout le monde montre une carte et la plus petite commence. La tienne reste dans ta main.
    .name = montrer { AS($card, "the") }
    .told = { $who } { FORM($who, "choisis", "choisit") } de montrer { AS($card, "the") }
# en: 5d931646
shows = { $who } { FORM($who, "montres", "montre") } { AS($card, "the") }
# en: c232c5a2
the-lowest-starts = La plus petite carte commence : { -toi }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 1f9896fe
play =
    .asks = { $lead ->
        [alone] { FORM($who, "joues ce que tu veux", "joue librement") } au tour { $turn } ; à partir de { $turn } { FORM($turn, "carte", "cartes") }, la carte suivante est au choix
        [shown] { FORM($who, "ouvres", "ouvre") } librement, mais avec { AS($must, "the") }
        [none] { FORM($who, "bats", "bat") } { AS($top, "the") } ou { FORM($who, "passes", "passe") }
       *[free] { FORM($who, "ouvres", "ouvre") } librement
    }
    .you = { $lead ->
        [alone] Clique sur les cartes à jouer : une seule, des nombres égaux ou une suite. { next-card } { fewer-cards }
        [shown] Tu ouvres : clique sur les cartes à jouer, dont { AS($must, "the") }.
        [none] { $beats ->
            [yes] Clique sur des cartes qui battent { AS($top, "the") } : autant de cartes, de la même sorte et plus hautes. Ou { passing }.
           *[no] Tu n’as rien qui batte { AS($top, "the") } : { passing }.
        }
       *[free] Tu ouvres : clique sur les cartes à jouer : une seule, des nombres égaux, ou une suite d’au moins trois cartes d’une couleur.
    }
    .guide = { $does ->
        [play] { $lead ->
            [alone] { $left ->
                [0] Ta main est alors vide.
               *[other] { $chooses ->
                    [yes] Cela suffit pour choisir ta carte suivante.{ longer-plays }
                   *[no] Cela ne suffit pas pour choisir la suivante : elle vient de la pioche.
                }
            }
            [none] Fais mieux : joue autant de cartes, mais plus hautes.{ twin }
            [shown] Pour savoir qui commence, chacun a montré une carte. La tienne était la plus petite : tu commences, et elle doit être dans ton coup.
           *[other] C’est toi qui ouvres : joue une carte, des nombres égaux, ou une suite d’au moins trois d’une seule couleur.{ twin }
        }
        [take] { $beats ->
            [yes] Tu pourrais battre ça, mais passe et prends une carte.
           *[no] Tu ne peux pas battre ça : passe, et prends une carte.
        } { why-pass }
       *[pass] { $beats ->
            [yes] Tu pourrais battre ça, mais passe. { why-pass }
           *[no] Tu ne peux pas battre ça : passe.
        }
    }
    .name = { $does ->
        [pass] passer
        [take] passer et prendre { AS($card, "the") }
       *[play] { $play }
    }
    .gain = { $does ->
        [play] { $left ->
            [0] { $alone ->
                [yes] Ta main est alors vide.
               *[no] Ta main est alors vide, et tu gagnes la manche.
            }
           *[other] { keeps }{ $alone ->
                [yes] {""}
               *[no] {" "}{ beaten }
            }
        }
        [take] { why-pass }
       *[pass] { $beats ->
            [yes] { why-pass }
           *[no] {""}
        }
    }
    .told = { $does ->
        [pass] { $who } { FORM($who, "passes", "passe") }
        [take] { $who } { FORM($who, "passes et prends", "passe et prend") } { AS($card, "the") }
       *[play] { $who } { $lead ->
            [free] { FORM($who, "ouvres avec", "ouvre avec") }
            [shown] { FORM($who, "ouvres avec", "ouvre avec") }
           *[other] { FORM($who, "joues", "joue") }
        } { AS($play, "the") }
    }
# en: 8130e53b
keeps = Il te reste { $left } { FORM($left, "carte", "cartes") }, à jouer en { $plays } { FORM($plays, "coup", "coups") }.
# en: ab299934
longer-plays = { $longer ->
    [later] {" "}Garde les coups plus longs pour plus tard, quand chaque tour demande plus de cartes.
    [now] {" "}Avec plus de cartes à la fois, ta main se vide plus vite.
   *[no] {""}
}
# en: 9147f9a3
beaten = { $beating ->
    [0] Personne ne peut battre ça.
   *[other] { $kind ->
        [single] Parmi les { $hidden } cartes que les autres peuvent avoir, { $beating } { FORM($beating, "bat", "battent") } ça.
       *[other] Pour battre ça, il faut { $needed }.
    }
}
# en: 1c9ebc7c
why-pass = { $reason ->
    [fewer] { $card } : avec elle, tes { $left } cartes partent en { $plays } { FORM($plays, "coup", "coups") } (sans elle : { $were }).
    [joins] { $card } : avec elle aussi, tes { $left } cartes partent en { $plays } { FORM($plays, "coup", "coups") }.
    [deck] Aucune carte de la rivière ne t’épargne un coup, mais une de la pioche le peut.
    [alike] Elle va avec tes cartes, comme une autre de la rivière.
    [high] { $card } : aucune carte seule ne la bat. Elle peut te faire ouvrir.
    [breaks] Pour battre ça, tu devrais séparer des cartes qui vont ensemble.
    [cheap] Elle a moins de cercles : elle te coûte moins si tu perds.
    [none] Aucune carte de la rivière ne va encore avec les tiennes.
    [open] Une carte que tu prends peut former plus tard une paire ou une suite.
    [waits] Laisse d’abord les autres dépenser leurs cartes hautes.
   *[saves] Les cartes hautes valent plus vers la fin, quand elles te font ouvrir.
}
# en: 0c4bb1f8
twin = { $holds ->
    [yes] {" "}Un sosie compte pour une carte ou pour deux.
   *[no] {""}
}
# en: d4be35ef
next-card = { $reach ->
    [no] Tu ne peux pas jouer { $turn } cartes à la fois :
   *[yes] { $turn ->
        [1] { $turn } carte ou plus : tu choisis ta prochaine carte.
       *[other] { $turn } cartes ou plus : tu choisis ta prochaine carte.
    }
}
# en: 9997f4bc
fewer-cards = { $reach ->
    [no] ta prochaine carte vient de la pioche.
   *[yes] { $turn ->
        [1] Chaque tour demande une carte de plus.
       *[other] Moins : elle vient de la pioche.
    }
}
# en: 8a06d1a1
passing = { $passes ->
    [pass] passe
    [take] passe et prends une carte de la rivière
   *[either] passe et prends, si tu veux, une carte de la rivière
}
# en: b7c1b9bd
nobody-beats = Personne ne bat le dernier coup : { $who } { FORM($who, "ouvres", "ouvre") } le coup suivant
# en: 82150c45
choose =
    .asks = { FORM($who, "prends", "prend") } une carte de la rivière ou la première de la pioche
    .you = Clique sur une carte de la rivière pour la prendre, ou prends la première de la pioche.
    .name = prendre { $does ->
        [top] la première carte de la pioche
       *[take] { AS($card, "the") }
    }
    .guide = Choisis ta carte suivante. { why-pass }
    .gain = { why-pass }
    .told = { $who } { FORM($who, "prends", "prend") } { $does ->
        [top] la première carte de la pioche
       *[take] { AS($card, "the") } dans la rivière
    }

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: a3a7ab25
over =
    .asks = la partie est finie
# en: dbfd6e65
wins-the-round = { $who } { FORM($who, "gagnes", "gagne") } la manche
# en: 2b90d22f
all-played = Toutes les cartes sont jouées, au tour { $turn }
# en: f5cebef2
loses = { $who } { FORM($who, "perds", "perd") } { $lost } pour { $circles }
# en: 89ce497d
for-cards-left = { $who } { FORM($who, "as", "a") } encore { $circles } : { $band } coûtent { $lost }
# en: 02df9761
outcome = { $alone ->
    [yes] { $cleared ->
        [yes] réussi au tour { $turn }
       *[no] pas réussi en { $turns }
    }
   *[no] { wins-the-round }{ $losers ->
        [no] {""}
       *[other] , { FORM($n, "perdant", "perdants") } de la partie : { $losers }
    }
}
# en: 8734cf28
standing = { $alone ->
    [yes] { $cleared ->
        [yes] réussi au tour { $turn }
       *[no] pas réussi
    }
   *[no] perdu : { $lost }
}
# en: 5acfe3d1
ending-alone = { $cleared ->
    [yes] Tu as joué toutes tes cartes en { $turns }
   *[no] Pas réussi en { $turns }
}
# en: 9a7216b3
ending-of-two = { $who } { FORM($who, "gagnes", "gagne") } la partie : { has-lost }
# en: 51bc7aec
has-lost = { $whom } { FORM($whom, "as", "a") } perdu { $lost }
# en: 9d38c7a2
won-the-round = { wins-the-round } avec une main vide
# en: a7c448f4
loses-the-match = { $who } { FORM($who, "perds", "perd") } la partie après avoir perdu { $lost }

## The position
## For the terminal and for reports of errors; in short.

# en: db998ff9
goal-alone = Joue toutes tes cartes en un minimum de tours (six ou moins, c’est bien) ; c’est le tour { $turn }
# en: e1c1b9ff
goal = Qui joue toutes ses cartes en premier gagne{ $ends ->
    [last-point]  ; les autres paient pour les cercles des cartes restantes. { $sizes }. Points perdus : { $lost }
   *[one-round] {" "}la manche. { $sizes }
}
# en: d9e6af3d
card-count = { $n } { FORM($n, "carte", "cartes") }
# en: 4cfbc9cb
size = { -toi } { card-count }
# en: 4caa3349
lost-so-far = { -toi } { $n }
# en: 879d5450
heading = { $alone ->
    [yes] tour { $turn }
   *[no] manche { $round }
}
# en: 7279cd8d
position = { $hands } ; rivière : { $field } ; pioche : { $pile } ; { $now }
# en: 5e95646f
hand = { -toi } : { $cards }
# en: f0a695bc
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] , points perdus { $points_lost }
}{ $top ->
    [no] {""}
   *[other] , à battre : { $top }
}
# en: c3ada671
list-semicolon = { $before } ; { $last }
# en: a9e1458a
new = nouvelle
# en: 1fb1fcb1
just-taken = vient d’être prise

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

# en: df9eccff
log-to = pour { -toi } : { $card }
# en: 00740777
log-a-card-to = une carte pour { -toi }
# en: e1d451f7
log-turned-up = on retourne : { $card }
# en: fc55bea1
log-others-show = , { $shown }
# en: f6db26e2
log-shown = { -toi } { $card }
# en: f3383b01
log-wins = , et { FORM($who, "gagnes", "gagne") } la manche{ $paid ->
    [no] {""}
   *[other]  ; { $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: a474f766
nobody-plays = Personne ne joue maintenant.
# en: 7b5c81a5
not-in-hand = { $cards } : pas dans cette main.
# en: cd3f5b2f
no-card-chosen = Choisis d’abord des cartes : clique dessus dans ta main.
# en: 100c4661
wild-is-of-a-suit = { $cards } : une suite est d’une seule couleur, et ce ? est { $suit }.
# en: 9f29fdb7
one-suit = { $cards } : une suite est d’une seule couleur, et il y a ici { $suits }.
# en: 176e1ad8
no-such-play = Elles ne vont pas ensemble : joue une carte, des nombres égaux, ou une suite d’au moins trois d’une seule couleur.
# en: 80d9587f
forbidden = { $cards } : une règle maison interdit ce coup.
# en: 53d730ef
shown-again = Qui ouvre en premier doit rejouer { AS($must, "the") }.
# en: b64fda4e
too-low = { $highest ->
    [8] Rien ne bat ce coup : aucun nombre ne dépasse 8.
   *[other] Ça ne suffit pas. Il te faut { $needed }.
}
# en: 1ee4e927
needed = { $kind ->
    [single] une carte au-dessus de { $highest }
    [set] { $count ->
        [2] une paire
       *[other] { $count } nombres égaux
    } au-dessus de { $highest }
   *[row] une suite de { $count } d’une seule couleur, qui finit au-dessus de { $highest }
}
# en: 12302360
card-comes = Une carte va arriver.
# en: 62a9e22d
can-be-played = Cette carte peut être jouée.
# en: dd302fc6
leader-cannot-pass = C’est toi qui ouvres : tu ne peux pas passer. Joue quelque chose.
# en: ffcdc4c6
passing-takes = Pour passer, clique sur la carte de la rivière que tu veux prendre.
# en: af307278
one-card-is-shown = Dans le duel, on montre une seule carte.
# en: 9563eef3
one-wild-goes = Un seul des deux ? va sous la pioche.
# en: cc1c805c
another-number = Le ? ne peut pas valoir ce nombre dans ce coup.
# en: 2c4a1725
another-count = Avec ces cartes, le sosie compte autrement.
# en: d84c4c45
no-card-there = Il n’y a pas de carte à cette place de la rivière.
# en: c174c5ae
leader-takes-none = C’est toi qui ouvres, alors joue quelque chose. On ne prend une carte qu’en passant.
# en: d9373bd3
deck-is-empty = Quand la pioche est vide, personne ne prend de carte.
# en: b8c3cfa3
hand-is-full = Avec { $hand_limit } { FORM($hand_limit, "carte", "cartes") } en main, on n’en prend plus.
# en: 44267656
taken-later = Joue d’abord : ta carte suivante arrive à la fin du tour.
# en: 50a23b08
taken-when-passing = On prend les cartes de la rivière en passant.
# en: bc0b3f2b
bot-random = Chaton (joue n’importe quoi)
# en: a31a5bac
bot-random-does = Choisit au hasard parmi les actions permises.
# en: 6b372a1f
bot-highest-first = Mimi (enfant)
# en: 00bcb657
bot-highest-first-does = Joue comme un enfant : ses meilleures cartes d’abord, une par une.
# en: 808f55c5
bot-beginner = Chibi (débutant)
# en: dfcf9ecd
bot-beginner-does = Joue comme Momo, mais laisse au hasard une décision sur trois.
# en: f617be55
bot-lowest-first = Momo (moyen)
# en: 77b7c6bb
bot-lowest-first-does = Joue le plus petit nombre possible, avec le plus de cartes possible, et ne passe que s’il le faut.
# en: 6ec5db57
bot-fewest-plays = Hana (fort)
# en: 6926bdb4
bot-fewest-plays-does = Joue et prend ce qui laisse une main à vider en le moins de coups possible.
# en: c3fcf6bf
bot-learned = Yuki (expert)
# en: 102fd18f
bot-learned-does = A appris en des milliers de parties contre lui-même où jouer autrement que Hana. À deux, il s’attend à gagner dans 60 % des cas s’il ouvre, et dans 30 % s’il reste une carte à l’autre.
# en: af248355
bot-searcher = Vieux Neko (expert)
# en: 5a292dfb
bot-searcher-does = Joue des centaines de manches avec les cartes cachées possibles et choisit ce qui a le mieux marché.
# en: 1a5c1951
goal-points-of-the-round = points de la manche
    .about = Combien de points de plus que toi les autres perdent dans cette manche, chacun comparé à toi ; sous 0 si tu perds plus.
    .unit = points
    .why = Dans cette manche, tu perds { $amount } { FORM($count, "point", "points") } de { FORM($less, "plus", "moins") } que { FORM($rivals, "l’autre joueur", "les autres") }
# en: 849f514a
goal-plays-left = coups restants
    .about = En combien de coups ta main peut partir en moyenne, une fois ta prochaine carte reçue ; moins il y en a, mieux c’est.
    .unit = coups
    .amount = { $n } coups
    .why = Avec ta prochaine carte, vider ta main demande en moyenne { $amount } { FORM($count, "coup", "coups") }
