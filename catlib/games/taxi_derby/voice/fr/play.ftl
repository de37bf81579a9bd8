### Taxi Derby: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

-at-place = { $place ->
    [the-station] au poste de police
   *[other] en { $place }
}
-to-there = { $there ->
    [the-station] jusqu’au poste de police
   *[other] jusqu’à { $there }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 69c0ef7b
orange = orange
# en: 17bf9059
green = vert
# en: f36921fc
yellow = jaune
# en: 833145ed
blue = bleu
# en: 24a16976
red = rouge
# en: 2462a945
purple = violet
# en: 5a04ae30
the-station = le poste de police
# en: 2f0b02d3
commuter = banlieusard
    .one = un banlieusard
    .the = le banlieusard
    .many = banlieusards
    .short = banl.
# en: 9953bb5c
criminal = malfrat
    .one = un malfrat
    .the = le malfrat
    .many = malfrats
    .short = malf.
# en: 66a2fb6e
professional = cadre
    .one = un cadre
    .the = le cadre
    .many = cadres
    .short = cad.
# en: 0bee9136
celebrity = star
    .one = une star
    .the = la star
    .many = stars
    .short = star
# en: b7c6d83d
agent = agent
    .one = un agent
    .the = l’agent
    .many = agents
# en: a599001a
stereo = stéréo
    .one = une stéréo
    .the = la stéréo
# en: 8338abff
turbo = turbo
    .one = un turbo
    .the = le turbo
# en: 11d70c15
wi-fi = wifi
    .one = le wifi
    .the = le wifi
# en: 9b39838c
luxury = luxe
    .one = une option luxe
    .the = l’option luxe
# en: 90bab6da
spaces = { $n } { FORM($n, "case", "cases") }
# en: b2b90f0d
tickets = { $n } { FORM($n, "contravention", "contraventions") }
# en: 7cd06c52
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .the = { AS($type, "the") }{ rider-wants }
    .short = { $type } pour { $to }
    .paying = { AS($type, "the") }{ rider-fare }
# en: 05a1ec8a
rider-fare = {" "}pour { $to } à { $pays } ${ FORM($times, " ou plus", "") }
# en: 660beff3
rider-wants = { rider-fare }{ $needs ->
    [no] {""}
   *[other] , demande { $needs }
}{ FORM($solo, ", en solo", "") }{ $most ->
    [no] {""}
   *[other] , au plus { $most }
}
# en: 6e9b3763
fine = { $fine ->
    [station] aller au poste de police
    [any] perdre un équipement au choix
    [dollars] { $dollars } $
   *[upgrade] perdre { AS($upgrade, "the") }
}

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 539d3abc
welcome = Ton taxi est { $mine }. Conduis les gens là où ils veulent aller : qui a le plus d’argent gagne.
# en: 41a08c06
first-loss = Tu as une contravention si tu roules trop vite et que la voiture de police te rattrape.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 8d6c5e90
lay =
    .asks = on pose les quartiers de la ville
    .name = quartier { $quarter } { $spot ->
        [0] en haut à gauche
        [1] en haut à droite
        [2] en bas à droite
       *[3] en bas à gauche
    }{ $turns ->
        [0] {""}
        [1] , tourné une fois
        [2] , tourné deux fois
       *[3] , tourné trois fois
    }
    .told = La ville est en place
# en: e93fe83a
home =
    .asks = { FORM($who, "choisis", "choisit") } une case à côté de { FORM($who, "ton", "son") } garage
    .you = Clique sur la case d’où part ton taxi.
    .guide = Ton taxi part à côté de ton garage. Choisis une des deux cases.
    .name = partir de { $there }
    .answer = { $there }
    .told = { $who } { FORM($who, "pars", "part") } de { $there }
# en: ef4dc6c3
token =
    .asks = on tire un équipement du sac
    .name = on tire { AS($drawn, "one") }
# en: a6e0e53e
gets-upgrades = { $who } { FORM($who, "reçois", "reçoit") } comme équipement : { $upgrades }
# en: d344f08c
others-for-sale = Certains clients ne montent qu’avec un tel équipement ; les magasins en vendent d’autres
# en: f8d46f89
tile =
    .asks = on retourne un client
    .name = client { $face } : { $rider }
# en: dc3fe0f8
passengers-wait = { $n } { FORM($n, "client attend", "clients attendent") } en ville
# en: a5609357
new-passengers = À prendre : { $riders }
# en: 60ce176f
rider-at = { -at-place }, { AS($rider, "one") }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 29638c9e
drive =
    .asks = { FORM($who, "roules, agis ou finis ton", "roule, agit ou finit son") } tour
    .you = { things-to-click } { driven-so-far }
    .guide = { $does ->
        [drive] Roule : { $errand }.{ FORM($beyond, " La limite de vitesse ne permet pas d’y arriver ce tour-ci : rapproche-toi.", "") }{ $fresh ->
            [yes] {" "}{ driven-so-far }
           *[no] {""}
        }
        [pick] À l’épingle { $to }, tu reçois { $fare } $.
        [drop] Tu y es : ton client paie { $fare } $.
        [buy] Certains clients le demandent.
       *[end] { $here ->
            [no] { $over ->
                [below] Il n’y a plus rien à gagner pour l’instant.
                [at] Tu es à la limite de vitesse. Plus loin, la voiture de police te poursuit.
               *[over] { driven-so-far }
            }
           *[other] Il n’y a plus rien à gagner ici pour l’instant.
        }
    }
    .instead = Clique sur une case marquée ou finis ton tour.
    .name = { $does ->
        [drive] rouler { -to-there }
        [pick] prendre { AS($rider, "the") }
        [drop] déposer { AS($type, "the") } de la place { $place } pour { $fare } $
        [buy] acheter { AS($upgrade, "one") } pour { $price } $
       *[end] finir le tour
    }
    .short = { $does ->
        [pick] prendre { AS($type, "the") } qui va à { $to }
        [drop] déposer { AS($type, "the") } pour { $fare } $
       *[other] { drive.name }
    }
# en: e4cec83b
anew =
    .asks = { FORM($who, "choisis de nouveau ta", "choisit de nouveau sa") } dernière action
    .you = La contravention est réglée : choisis de nouveau ta dernière action, ou finis ton tour.
    .name = { drive.name }
    .short = { drive.short }
# en: f91896a1
things-to-click = Clique { $here ->
    [no] {""}
   *[other] { $here }, ou{" "}
}sur la case où aller, ou finis ton tour.{ $last ->
    [no] {""}
   *[other] {" "}{ last-comes-late }
}
# en: 1a7eee95
last-comes-late = Ce que tu fais ici finit ton tour, et la voiture de police roule d’abord.
# en: 6483b513
a-passenger-here = sur la carte du client qui attend ici
# en: b23c7a40
your-passenger-here = sur ton client, qui descend ici
# en: af9115db
an-upgrade-here = sur un équipement vendu dans ce magasin
# en: 0288bcee
errand-none = vers un client ou un magasin
# en: d8b5de1e
errand-waits = { AS($type, "one") } attend { -at-place } et paie { $fare } $ à { $to }
# en: 033b1e10
errand-sells = le magasin { -at-place } vend { AS($upgrade, "one") }, et { $n ->
    [0] qui a le plus d’équipements gagne une prime
   *[other] { $n } { FORM($n, "client le demande", "clients le demandent") }
}
# en: a24ef84c
errand-one = ton client va à { $places }
# en: 970a967c
errand-more = tes clients vont à { $places }
# en: 3e3e80c0
driven-so-far = { $over ->
    [below] Encore { $away } { FORM($away, "case", "cases") } sans excès de vitesse
    [at] Tu es juste à la limite de vitesse
   *[over] Tu es { $away } au-dessus de la limite de vitesse : la voiture de police te poursuivra et { $caught ->
        [no] ne peut pas t’atteindre ici
        [yes] te rattrape ici à coup sûr
       *[other] te rattrape ici avec { $caught } { FORM($caught, "face", "faces") } de son dé sur { $die_sides }
    }
}.
# en: 85a07222
drives = { $who } { FORM($who, "roules", "roule") } de { $spaces }, { $place ->
    [the-station] jusqu’au poste de police
   *[other] jusqu’à { $place }
}
# en: 70657cc2
over-the-limit = C’est { $n } { FORM($n, "case", "cases") } au-dessus de la limite de vitesse
# en: 7e7f0053
acts = { $who } { $does ->
    [pick] { FORM($who, "prends", "prend") } à bord { AS($rider, "paying") }
    [drop] { FORM($who, "déposes", "dépose") } { AS($type, "the") } à la destination { $to }{ for-pay }
   *[buy] { FORM($who, "achètes", "achète") } { AS($upgrade, "one") }{ for-price }
}
# en: 6101777e
about-to-act = { $who } { FORM($who, "vas", "va") } { $does ->
    [pick] prendre à bord { AS($rider, "paying") }
    [drop] déposer { AS($type, "the") } à la destination { $to }{ for-pay }
   *[buy] acheter { AS($upgrade, "one") }{ for-price }
} : cela finit le tour, donc la voiture de police roule d’abord
# en: 391c008e
for-pay = { $pay ->
    [no] {""}
   *[other] {" "}({ $pay })
}
# en: 719ac19e
for-price = { $price ->
    [0] {""}
   *[other] {" "}pour { $price } $
}
# en: 72000d4a
paid = +{ $fare } ${ $more ->
    [0] {""}
   *[other] , dont { $more } $ pour les équipements
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 416a431a
roll =
    .asks = le dé de poursuite roule
    .name = dé de poursuite : { $face }
    .told = Dé de poursuite : { $face }, fois { $n } { FORM($n, "case", "cases") } au-dessus de la limite : la voiture de police a { $spaces } pour { $who ->
        [you] te rattraper
       *[other] rattraper { $who }
    }
# en: b7a596dd
catches = { $who ->
    [you] La voiture de police te rattrape
   *[other] La voiture de police rattrape { $who }
}
# en: 1c2e0833
does-not-reach = La voiture de police arrive { -at-place } et ne { $who ->
    [you] te rattrape pas
   *[other] rattrape pas { $who }
}
# en: e34b7f8b
chase =
    .asks = { FORM($who, "choisis", "choisit") } le chemin de la voiture de police
    .you = La voiture de police a { $chase } { FORM($chase, "case", "cases") } pour { $whom ->
        [you] te rattraper
       *[other] rattraper { $whom }
    }, et plusieurs chemins : clique là où elle s’arrête.
    .guide = La voiture de police { $whom ->
        [you] te poursuit
       *[other] poursuit { $whom }
    }. C’est toi qui choisis son chemin.
    .name = voiture de police { -to-there }
    .answers = {""}
# en: d4bd632e
patrol =
    .asks = { FORM($who, "peux", "peut") } déplacer la voiture de police
    .you = Tu n’as pas roulé trop vite : tu peux déplacer la voiture de police, au plus de { $reach }. Clique là où la mettre, ou sur elle pour la laisser. Un rival tout près ne peut plus rouler vite sans risque.
    .guide = Tu n’as pas roulé trop vite : tu déplaces la voiture de police. Un rival tout près ne peut plus rouler vite sans risque.
    .name = { $stays ->
        [yes] laisser la voiture de police où elle est
       *[no] voiture de police { -to-there }
    }
    .answers = {""}
    .told = { $who } { FORM($who, "as", "a") } respecté la limite de vitesse et { $stays ->
        [yes] { FORM($who, "laisses", "laisse") } la voiture de police où elle est
       *[no] { FORM($who, "mets", "met") } la voiture de police { $there ->
            [the-station] au poste de police
           *[other] en { $there }
        }
    }
# en: fccf57db
ticket =
    .asks = on pioche une contravention
    .name = contravention { $face } : { fine }
    .told = { $who } { FORM($who, "reçois", "reçoit") } une contravention : { fine }
# en: 111ea32e
stops-on-the-car = { $who } { FORM($who, "t’arrêtes", "s’arrête") } sur la case de la voiture de police
# en: 68c9419f
lose =
    .asks = { FORM($who, "perds", "perd") } un équipement
    .you = Choisis l’équipement que tu cèdes.
    .name = { $keeps ->
        [yes] se faire remorquer
       *[no] céder { AS($upgrade, "the") }
    }
    .answer = { $keeps ->
        [yes] se faire remorquer
       *[no] { AS($upgrade, "the") }
    }
# en: 5e3378a9
keeps-the-last = { $who } { FORM($who, "gardes ton", "garde son") } dernier équipement et { FORM($who, "préfères te", "préfère se") } faire remorquer
# en: a3a7ab25
over =
    .asks = la partie est finie

## What it brought
## The log, after what was done; read by everybody.

# en: e8dd5e8f
delivers = { $who } { FORM($who, "déposes", "dépose") } le client : { $pay }
# en: b7dacbfb
picks-up = { $who } { FORM($who, "prends", "prend") } à bord { AS($rider, "paying") }
# en: f14faf6b
buys = { $who } { FORM($who, "achètes", "achète") } { AS($upgrade, "one") } pour { $price } $
# en: 4456b9bc
pays-dollars = { $who } { FORM($who, "paies", "paie") } { $dollars } $
# en: 2d7e341a
loses-upgrade = { $who } { FORM($who, "perds", "perd") } { AS($upgrade, "the") }
# en: 7e65ff64
loses-passengers = { $who } { FORM($who, "perds", "perd") } { $n } { FORM($n, "client", "clients") }
# en: 99bbe36c
towed = la dépanneuse { $who ->
    [you] t’emmène
   *[other] emmène { $who }
} au poste de police
# en: d88ccfe4
cannot-settle = { $who } ne { FORM($who, "peux", "peut") } pas régler cela : { towed }
# en: f51acf33
end-is-near = La fin approche : chacun joue encore un tour
# en: dc2bb6bc
drove-here = { $who } { FORM($who, "viens", "vient") } d’arriver ici
# en: 86418f7c
car-came-here = la voiture de police vient d’arriver ici
# en: a9e1458a
new = nouveau

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = manche { $round } : à { -toi } de jouer
# en: c8d388e0
aim = Qui a le plus d’argent gagne
# en: 473c8593
score = { -toi } { sum }
# en: bb45bb1e
score-so-far = { -toi } { $earned } ${ $differ ->
    [no] {""}
   *[yes] {" "}+ { $n } $
}
# en: f2195510
sum = { $dollars } $
# en: cffc2fea
with-prizes-so-far = Argent + primes jusqu’ici : { $scores }
# en: d69c961f
with-prizes = { $scores }, primes comprises
# en: 64b14d5e
turns-left = Chacun encore un tour : il en reste { $n }
# en: fe16693a
ends-when = C’est fini quand { $end_stacks } { FORM($end_stacks, "pile sur", "piles sur") } { $stacks } { FORM($end_stacks, "est vide", "sont vides") } ({ $empty } pour l’instant), ou 2 où plus personne n’attend
# en: 70e619a8
standing = { $dollars } $ ({ $earned } $ gagnés{ $prizes ->
    [no] {""}
   *[other] {" "}et primes : { LIST($prizes, "comma") }
}) ; { $n } { FORM($n, "contravention", "contraventions") }
# en: 7961ea9f
prize-of = { $thing } : { $dollars } $
# en: d64e7017
prize-upgrades = équipements
# en: 7c9480e4
prize-tickets = peu de contraventions
# en: 760c6e4d
prize-distance = le plus long tour sans contravention
# en: 4089b0da
all-share = Tous ont la même somme et se partagent la victoire. { $ended }
# en: 228435df
has-won = { $n ->
    [1] { $winners } { FORM($who, "gagnes", "gagne") }
   *[other] Victoire partagée ({ $winners })
} par { $scores }, primes comprises{ $richer ->
    [no] {""}
   *[other]  ; { $richer }
}. { $ended }
# en: 989968fb
has-more = sans les primes, { $who } en { FORM($who, "as", "a") } le plus
# en: 86434cff
ended-by-standstill = La partie s’est arrêtée parce que personne ne pouvait plus servir personne ; chacun a alors joué encore un tour
# en: c95ee0c0
ended-by-rounds = La partie s’est arrêtée parce que ses manches étaient finies
# en: 6039f4bd
ended-by-stacks = La partie s’est arrêtée parce que { $empty } { FORM($empty, "pile", "piles") } de clients sur { $stacks } { FORM($empty, "était vide", "étaient vides") }{ FORM($cleared, ", dont deux où plus personne n’attendait", "") } ; chacun a alors joué encore un tour

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 28c90243
position = manche { $round }, { $question }{ $moved ->
    [0] {""}
   *[other] , { $moved } { FORM($moved, "case parcourue", "cases parcourues") }
} ; { $taxis } ; voiture de police { $car ->
    [the-station] au poste de police
   *[other] en { $car }
}
# en: c3ada671
list-semicolon = { $before } ; { $last }
# en: f5945452
taxi = { -toi } { -at-place } { $dollars } ${ $owned ->
    [no] {""}
   *[other] , { LIST($owned, "comma") }
}{ $riders ->
    [no] {""}
   *[other] , avec { $riders }
}{ $n ->
    [0] {""}
   *[other] , { $n } { FORM($n, "contravention", "contraventions") }
}{ $delivered ->
    [0] {""}
   *[other] , { $delivered } { FORM($delivered, "déposé", "déposés") }
}
# en: f27e55e5
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Cette case n’existe pas.
# en: c0b0e3fa
car-goes-so-far = On peut déplacer la voiture de police de { $reach } au plus, et { $place } est plus loin.
# en: e8333d47
car-not-there = Après { $spaces } sur un plus court chemin, la voiture de police n’est pas { -at-place }.
# en: 1571e331
not-your-home = { $place ->
    [the-station] Le poste de police
   *[other] { $place }
} n’est pas à côté du bon garage.
# en: 88780f01
nobody-drives = Personne ne roule en ce moment.
# en: 1c809d82
stands-there = Le taxi est déjà là. Clique sur les clients et les équipements à côté du plan.
# en: 463fade1
nobody-drives-in = On n’entre pas au poste de police en roulant.
# en: b04a0f4d
most-driven = Un tour a au plus { $most_spaces } { FORM($most_spaces, "case", "cases") }.
# en: 28ccef7d
so-far-away = { $place } est à { $away }{ $caught ->
    [far] , trop loin pour un seul tour.
    [no]  : { $n } au-dessus de la limite de vitesse, mais la voiture de police ne peut pas t’y rattraper. Clique encore une fois pour y aller.
    [yes]  : { $n } au-dessus de la limite de vitesse, et la voiture de police t’y rattrape à coup sûr. Clique encore une fois pour y aller.
   *[other]  : { $n } au-dessus de la limite de vitesse, et la voiture de police t’y rattrape avec { $caught } { FORM($caught, "face", "faces") } de son dé sur { $die_sides }. Clique encore une fois pour y aller.
}
# en: ddaf1f9b
no-such-pick-up = Cet arrêt n’existe pas.
# en: 9bb16428
nobody-waits = Personne n’attend là.
# en: 6d5fb8e7
waits-at = Ce client attend { -at-place } : va d’abord là-bas.
# en: 8c68ef8b
drive-first = Un taxi roule d’au moins une case avant d’agir.
# en: f382e42d
nobody-stops = On ne s’arrête pas là où il y a un autre taxi.
# en: aa24d3ca
no-room = Il n’y a pas de place : { $capacity } { FORM($capacity, "client", "clients") } au plus à bord, et certains seulement en solo.
# en: be2f1eca
asks-for = Ce client demande { $needs }, et ton taxi ne l’a pas.
# en: b7dbf2c0
too-many-tickets = Tu as trop de contraventions : ce client ne monte avec personne qui a plus de { $most }.
# en: 5634438b
nobody-sits = Cette place est vide.
# en: 9de4f9ea
wants-to = Ce client veut aller à la destination { $to }, { -at-place } : va d’abord là-bas.
# en: ba601cf0
no-such-upgrade = Cet équipement n’existe pas.
# en: 67e72041
no-store = Il n’y a pas de magasin ici.
# en: e0b9ea20
not-in-store = Ce magasin n’a pas cet équipement : { $upgrade }.
# en: 49461a8b
nobody-buys = Dépose d’abord tes clients : on n’achète rien tant qu’un client est à bord.
# en: 41cb00b4
one-a-turn = Un magasin vend un seul équipement par tour.
# en: c50bd896
track-full = La piste de cet équipement est pleine : { $upgrade }.
# en: bb488898
costs-more = Cela coûte { $price } $, et { $who } { FORM($who, "as", "a") } { $dollars } $.
# en: c6708750
bot-random = Touriste (joue n’importe quoi)
# en: a31a5bac
bot-random-does = Choisit au hasard parmi les actions permises.
# en: c9c4a0ee
bot-nearest = Petit Toni (enfant)
# en: 55cd4548
bot-nearest-does = Joue comme un enfant : fonce vers le plus proche, même si cela rapporte peu.
# en: 5aade4e5
bot-beginner = Lou l’apprenti (débutant)
# en: eff09617
bot-beginner-does = Conduit comme Carla Prudence, mais laisse au hasard une décision sur trente.
# en: e8cd4c60
bot-law-abiding = Carla Prudence (moyen)
# en: 56945686
bot-law-abiding-does = Ne dépasse jamais la limite et va vers ce qui rapporte le plus par tour.
# en: b64a79ad
bot-expected-money = Eddie Plein-gaz (fort)
# en: a40ba723
bot-expected-money-does = Compare le gain d’un tour à la chance exacte d’une contravention et fonce là où cela vaut la peine.
# en: cc730a51
bot-tree-search = Le Central (expert)
# en: 85d589c8
bot-tree-search-does = Pèse les chances, joue beaucoup de parties depuis chaque décision et choisit ce qui a nettement plus gagné.
# en: 92478a41
goal-best-turn = gain du tour
    .amount = { MONEY($n) } $
    .about = Ce que tu as en moyenne après le meilleur tour : ton argent, la moitié du prix des courses à bord et 3 $ par équipement.
    .best = le plus d’argent ce tour-ci
    .why = Après ce tour, tu as { MONEY($n) } $ en moyenne (ton argent, 3 $ par équipement, la moitié du prix de chaque course à bord)
    .lost = Cela t’a coûté { MONEY($n) } $
# en: bd9dcbd7
goal-lawful-turn = gain sans excès de vitesse
    .amount = { MONEY($n) } $
    .about = Ce que tu as après le meilleur tour si tout excès de vitesse vaut une contravention.
    .best = le plus d’argent sans excès de vitesse
    .why = Après ce tour, tu as { MONEY($n) } $ (ton argent, 3 $ par équipement, la moitié du prix de chaque course à bord)
    .lost = Cela t’a coûté { MONEY($n) } $
# en: de03fe11
goal-no-ticket = éviter la contravention
    .about = Chances d’éviter la contravention si tu finis le tour à cet endroit.
    .best = moindre risque de contravention
    .why = Tu évites la contravention avec { $n } de chances
# en: dadf9187
goal-patrol-car = effet de la police
    .amount = { MONEY($n) } $
    .about = Combien de dollars la voiture de police coûte en moyenne aux autres à leur meilleur prochain tour.
    .best = le plus gênant pour les autres
    .why = Cela coûte { MONEY($n) } $ en moyenne aux autres au prochain tour
    .same = Cette fois, peu importe où tu la mets.
