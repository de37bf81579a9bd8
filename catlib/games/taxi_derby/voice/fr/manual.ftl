### Taxi Derby: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/fr.md.

# en: 35196626
page-aim =
    ## De quoi il s’agit

    Tu conduis un taxi. Prends des clients et emmène-les là où ils veulent aller : chacun te paie son prix. Beaucoup ne montent que si ton taxi a un **équipement**, par exemple { AS($such, "one") } : il faut donc aussi dépenser de l’argent. Tu peux rouler aussi loin que tu veux, mais si tu roules trop vite, la voiture de police te poursuit. Qui a le plus d’argent à la fin gagne.

# en: 7f896be8
page-needs =
    ## Ce qu’il te faut

    - La ville, un taxi par joueur et la voiture de police noire.
    - Des tuiles de clients. Une tuile dit où quelqu’un veut aller, le prix, et ce qu’il faut pour qu’il monte.
    - Des équipements de { $kinds } sortes : { $upgrades }.
    - Des contraventions : les amendes de ceux qui se font prendre.
    - Un dé à { $die_sides } faces, et de l’argent.

    { $invented ->
        [no] {""}
       *[other] Sont perdus, et inventés par nous : { $invented }.{ ours }
    }
# en: e534985e
the-boards = les plateaux imprimés
# en: 19e75d26
the-tiles = les tuiles imprimées
# en: a20bef01
the-tickets = les contraventions imprimées

# en: 347c9f6f
page-city =
    ## La ville

    Quatre quartiers forment un carré de { $spaces } cases.{ $streets ->
        [shuffled-and-turned] {" "}Ils sont mélangés et posés dans n’importe quel sens.{ ours }
        [shuffled] {" "}Ils sont mélangés.{ ours }
       *[as-arranged] {""}
    } La rue du bord est fermée.

    - Une **case** est un bout de rue entre deux carrefours. Les carrefours ne sont pas des cases : tu roules d’un bout de rue à n’importe quel autre qui le touche.
    - **Arrêts,** deux à côté de chaque pile de tuiles : là attendent les clients.
    - **Destinations,** où descendent les clients : { $places }.
    - **Magasins,** qui vendent des équipements : { $sold }.{ FORM($invented_city, ours, "") }
    - Les garages des taxis, et le poste de police.
# en: 8f8c3e0d
stores-at = { $n } à { $price } $

# en: cc8c2c46
page-start =
    ## Avant de commencer

    1. **Taxis.** Chaque joueur en prend un{ $start_tokens ->
        [0] {""}
       *[other] , { $start_tokens } { FORM($start_tokens, "équipement tiré", "équipements tirés") } au hasard
    }{ $start_money ->
        [0] {""}
       *[other] , { $start_money } $
    } et l’une des deux cases à côté de son garage.
    2. **Magasins.** Chacun reçoit { $store_gets } { FORM($store_gets, "équipement tiré", "équipements tirés") } au hasard ; il n’en vient pas d’autres.{ FORM($every_upgrade, " Chaque sorte d’équipement est distribuée au moins une fois.", "") }
    3. **Clients.** Triez les tuiles par la couleur de leur dos et formez { $stacks } { FORM($stacks, "pile", "piles") }, chacune avec, de haut en bas, { $from_the_top }. Retournez deux tuiles de chaque pile sur ses arrêts.
    4. **Voiture de police.** Elle attend au poste de police. Orange commence.{ ours }
# en: 0cdb7d72
in-stack = { $n } × { $colour }

# en: 518205ab
page-turn =
    ## Ton tour

    1. **Rouler.** Avance case par case, aussi loin que tu veux, de { $most_spaces } au plus.{ ours } Compte ensemble toutes les cases du tour : au-delà de { $speed_limit }, tu fais un **excès de vitesse**.
    2. **Agir.** Fais l’une des actions ci-dessous. Tu dois avoir roulé d’au moins une case.{ ours }
    3. **Encore.** Si tu n’étais pas en excès de vitesse en agissant, tu peux rouler encore et agir une deuxième fois.
    4. **La voiture de police.** Avant ta dernière action, dis ce que tu vas faire. La voiture de police roule d’abord, puis tu agis, et ton tour est fini. Sans action, la voiture de police roule à la fin.

    Voici les actions :

    - **Prendre** un client qui attend sur ta case, si tu as les équipements que sa tuile demande. Un taxi peut prendre { $capacity } { FORM($capacity, "client", "clients") }.
    - **Déposer** un client à la bonne destination. La banque te paie son prix.
    - **Acheter** un équipement dans un magasin, à son prix et sans personne à bord. Un magasin en vend un seul par tour.
    { $shared_spaces ->
        [yes] {""}
       *[no] - On n’agit pas et on ne finit pas son tour là où il y a un autre taxi ; on peut passer à côté.{ ours }
    }

# en: 3d331e22
page-patrol =
    ## La voiture de police

    - **Tu n’as pas roulé trop vite :** tu peux la déplacer de { $patrol_reach } { FORM($patrol_reach, "case", "cases") } au plus, où tu veux. { $free_patrol ->
        [tickets-rivals] Un rival sur la case où tu la laisses reçoit une contravention.
       *[tickets-nobody] Elle ne donne de contravention à personne.
    }{ ours }
    - **Tu as roulé trop vite :** lance le dé, et multiplie-le par tes cases au-dessus de la limite. La voiture de police roule d’autant de cases vers toi, par un plus court chemin, que tu choisis.{ ours } Si elle t’atteint, tu reçois une contravention.
    { $patrol_space ->
        [caught] - **Tu roules trop vite et tu t’arrêtes sur sa case :** tu reçois une contravention sans lancer le dé.{ ours }
       *[free] - **Tu roules trop vite et tu t’arrêtes sur sa case :** il ne se passe rien.{ ours }
    }

# en: 8eeeb4f2
page-tickets =
    ## Contraventions

    Retourne une contravention, garde-la, et paie l’amende. Si tu peux payer, tu dois le faire. Tes clients restent, et tu fais ta dernière action{ $after_ticket ->
        [chosen-anew] , ou une autre que tu peux faire là, ou aucune.{ ours }
       *[stays-announced] .
    } Une visite au poste de police te coûte cette action.{ ours }

    | amende | contraventions |
    | --- | --- |
    { $fines }

    Si tu ne peux pas payer, tu ne paies rien{ ours }, mais ton taxi est **remorqué :** tes clients descendent pour de bon, ton taxi va au poste de police, et ton tour est fini. Si l’amende est ton dernier équipement, tu peux te faire remorquer au lieu de le céder.
# en: bb55b6f2
dollars-row = | { $dollars } $ | { $n } |
# en: 1cf6b9c9
upgrade-row = | un équipement | { $n } |
# en: 864a48e4
visit-row = | une visite au poste de police | { $n } |

# en: 1350da0e
page-upgrades =
    ## Équipements

    Tu as de la place pour { $room } de chaque sorte. Le premier fait monter les clients qui le demandent. Avec un deuxième, ces clients paient { $second_token } $ de plus{ FORM($abilities, ", et il donne une capacité pour le reste de la partie", "") } ; avec un troisième, ils paient plutôt { $third_token } $ de plus.{ ours }

    { $abilities ->
        [yes]
            | deux fois | ce que cela donne{ ours } |
            | --- | --- |
            { $tracks }
       *[no] {""}
    }
# en: 52b7609f
track-row = | { $upgrade } | { $brings } |
# en: 00571592
ability-none = rien
# en: 6845845c
ability-speed-limit-plus-1 = ta limite de vitesse monte d’une case
# en: 4d35f9eb
ability-patrol-reach-plus-2 = tu peux déplacer la voiture de police de deux cases de plus
# en: c4bb1775
ability-solo-passengers-share = les clients en solo partagent ton taxi
# en: cbba3e6f
ability-stores-minus-1 = les magasins coûtent un dollar de moins
# en: fa2b13b5
ability-fines-minus-1 = les amendes baissent d’un dollar

# en: 7d525b07
page-passengers =
    ## Clients

    Voici leurs types : { $types }. { FORM($any_solo, "Un client marqué **solo** ne partage pas le taxi. ", "") }{ FORM($any_limit, "Certains ne montent que si tu n’as pas plus de contraventions que ne le dit la tuile. ", "") }{ FORM($any_times, "Un prix marqué **+** est payé une fois, et une fois de plus pour chaque client de ce type que tu as déjà déposé. ", "") }{ $fare_change ->
        [0] {""}
       *[other] Chaque prix est de { $fare_change } $ de plus qu’imprimé.{" "}
    }Un client à bord y reste même si tu perds un équipement.

# en: ee7b4250
page-end =
    ## La fin

    Après ton tour, remplis les arrêts vides avec leurs piles.{ ours } Quand { $ending_stacks } { FORM($ending_stacks, "pile est épuisée", "piles sont épuisées") }, ou que deux le sont et que personne n’attend à côté, la fin arrive : chacun joue encore un tour, et le joueur qui l’a déclenchée joue en dernier. Puis on paie ces primes :

    | prime pour{ ours } | premier | deuxième | troisième |
    | --- | --- | --- | --- |
    { $prizes_paid }

    Les joueurs à égalité se partagent leurs primes{ ours }, arrondies vers le haut ; s’ils sont plus de deux à égalité pour la troisième, ils ne reçoivent rien. Un plus long tour compte à partir de { $bonus_from } { FORM($bonus_from, "case", "cases") }, jusqu’à { $track_end }.{ ours } Si tu n’as déposé personne d’un type, tu ne reçois pas sa prime.{ ours } Qui a le plus d’argent gagne ; à argent égal, on partage la victoire.{ ours } { $standstill ->
        [ends-the-game] Si plus personne ne peut servir aucun client, la fin arrive de la même façon.{ ours }
       *[plays-on] {""}
    } { $round_limit ->
        [0] {""}
       *[other] Après { $round_limit } { FORM($round_limit, "manche", "manches") }, la partie s’arrête dans tous les cas.{ ours }
    }
# en: 742321e7
prize-row = | { $thing } | { $first } $ | { $second } $ | { $third } $ |

# en: c9ed9b1c
worked-turn = Tu es orange, tu pars de b15 et tu as le wifi. Le robot Fast Eddie est vert.
    .title = Un tour, coup par coup
    .note-1 = C’est la première action, sous la limite de vitesse : il en reste donc une deuxième.
    .note-2 = Toutes les cases du tour comptent : 1 et 4 font 5.
    .note-4 = Deux chemins sont aussi courts : tu en choisis un.
    .note-5 = Ton tour est fini.
    .note-6 = L’arrêt vide est rempli avec sa pile.
