### Empire: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/de.md.

# en: 41ceaa87
page-aim =
    ## Worum es geht

    Ihr kämpft um New York. Der Plan zeigt die Viertel der Stadt, und jedes gehört dem, dessen Steine dort stehen. Mit Würfeln nehmt ihr einander Viertel ab. Wer zuerst { $objective ->
        [everything] die ganze Stadt hat
       *[missions] den geheimen Auftrag auf der eigenen Karte erfüllt
    }, gewinnt.

# en: 2cc966c6
page-needs =
    ## Was ihr braucht

    - Den Plan und { $cube_supply ->
        [0] reichlich Steine in einer eigenen Farbe für alle.
       *[other] { $cube_supply } { FORM($cube_supply, "Stein", "Steine") } in einer eigenen Farbe für alle. Sind deine aufgebraucht, bekommst du keine mehr.{ ours }
    }
    - { $attack_dice } Würfel für den Angriff und { $defend_dice } für die Verteidigung, mit { $sides } Seiten.
    - Eine Karte für jedes Viertel, mit einem Eichhörnchen, einer Ratte oder einer Taube darauf{ $wild_cards ->
        [0] {""}
       *[other] , und { $wild_cards } Joker
    }.
    { $objective ->
        [everything] {""}
       *[missions] - { $missions } { FORM($missions, "Auftragskarte", "Auftragskarten") } mit geheimen Aufträgen.
    }

# en: 74989f60
page-map =
    ## Der Plan

    Die { $size } Viertel liegen in { $boroughs } { FORM($boroughs, "Bezirk", "Bezirken") }. Viertel, die sich berühren, sind Nachbarn.{ $ways ->
        [no] {""}
       *[some] {" "}Auch Viertel, die { $ways } über das Wasser verbinden, sind Nachbarn.
    }{ $invented ->
        [yes] {" "}Der gedruckte Plan ist verloren; diesen haben wir selbst erfunden.{ ours }
       *[no] {""}
    }

    Solange dir alles in einem Bezirk gehört, bringt er dir in jedem Zug einen Bonus an neuen Steinen:

    | Bezirk | Viertel | Bonus |
    | --- | --- | --- |
    { $rows }
# en: a312cc1f
bridges = { $n } { FORM($n, "Brücke", "Brücken") }
# en: a997c056
tram-lines = { $n } { FORM($n, "Seilbahn", "Seilbahnen") }
# en: 5714d427
subway-lines = { $n } { FORM($n, "U-Bahn", "U-Bahnen") }
# en: 51d66708
row-of-borough = | { $name } | { $n } | { $brings }{ FORM($printed, "", ours) } |

# en: df93c137
page-start =
    ## Bevor es losgeht

    { $first_player ->
        [highest-roll] Alle würfeln. Der höchste Wurf fängt an; bei Gleichstand würfeln die Gleichen noch einmal.
       *[seat-1] Der erste Platz fängt an.
    }{ ours }

    Teilt die Karten der Viertel aus, eine nach der anderen. { $neutral ->
        [yes] Ein Drittel bekommt niemand:{ ours } auf jedes davon { FORM($neutral_cubes, "kommt", "kommen") } { $neutral_cubes } { FORM($neutral_cubes, "neutraler Stein", "neutrale Steine") }.{ ours } Die greifen nie an und werfen immer so viele Würfel, wie sie können.
       *[no] Gehen sie nicht auf, bekommen die ersten eine mehr.{ ours }
    } Stellt auf jedes Viertel, das ihr bekommen habt, einen Stein und gebt die Karten zurück. Mischt sie{ FORM($usable_wilds, " mit den Jokern", "") }: das ist der Stapel, von dem ihr zieht.{ ours }{ $objective ->
        [everything] {""}
       *[missions] {" "}Gebt allen eine Auftragskarte, die geheim bleibt.
    }

    Alle fangen mit insgesamt { $cubes } Steinen an{ FORM($two, ours, "") }. Was davon übrig ist, stellt ihr auf eure Viertel, { $placement ->
        [one-by-one] reihum, immer einen Stein
       *[all-at-once] nacheinander, jeder alle auf einmal
    }.{ ours }

# en: 2ce78bc1
page-turn =
    ## Dein Zug

    1. **Neue Steine.** Zähl deine Viertel. { $neighborhoods_per_cube ->
        [1] Jedes bringt
       *[other] Je { $neighborhoods_per_cube } bringen
    } dir einen neuen Stein; du bekommst immer mindestens { $least_cubes }. Dazu kommen der Bonus für jeden Bezirk, den du ganz hast, und was ein Satz Karten bringt. Stell diese Steine auf beliebige deiner Viertel.
    2. **Angreifen.** So oft du willst oder gar nicht. Wähle eins deiner Viertel mit mindestens zwei Steinen und einen Nachbarn davon, der jemand anderem gehört. Dann gibt es einen Kampf.
    { $free_move ->
        [adjacent] 3. **Verschieben.** Einmal darfst du Steine aus einem deiner Viertel in ein anderes nebenan verschieben.{ ours } Mindestens ein Stein bleibt zurück.
        [connected] 3. **Verschieben.** Einmal darfst du Steine aus einem deiner Viertel in ein anderes verschieben, das du über deine eigenen erreichst.{ ours } Mindestens ein Stein bleibt zurück.
       *[none] {""}
    }
    3. **Karte ziehen.** Hast du in diesem Zug ein Viertel erobert, zieh eine Karte; nur eine, auch wenn es mehrere waren.

    Dann sind die Nächsten am Zug.

# en: 00043bc3
page-battle =
    ## Ein Kampf

    - **Angriff:** { $attack_dice ->
        [1] wirf einen Würfel.
       *[other] wähle, wie viele Würfel du wirfst, bis zu { $attack_dice }. In deinem Viertel müssen mehr Steine stehen, als du Würfel wirfst.
    }
    - **Verteidigung:** { $defend_dice ->
        [1] wirf einen Würfel.
       *[other] wähle, wie viele Würfel du wirfst,{ ours } bis zu { $defend_dice }, aber nie mehr, als Steine im Viertel stehen.
    } Beide Seiten würfeln gleichzeitig.
    - **Vergleicht** den höchsten Würfel beider Seiten. Der niedrigere verliert einen Stein; sind sie gleich, verliert { $ties ->
        [defender] der Angriff
       *[attacker] die Verteidigung
    } eins. { $pairs ->
        [1] {""}
        [2] Haben beide mindestens zwei Würfel geworfen, vergleicht genauso die zweithöchsten.
       *[other] Haben beide mindestens zwei Würfel geworfen, vergleicht genauso die zweithöchsten und dann die dritten.
    }
    - **Weiter oder aufhören:** das entscheidet der Angriff nach jedem Wurf.
    - **Erobert:** ist der letzte Stein der Verteidigung weg, rückst du mit mindestens so vielen Steinen ein, wie du Würfel geworfen hast. Mindestens ein Stein bleibt zurück: kein Viertel ist je leer.

# en: 95480219
page-cards =
    ## Karten

    Drei Karten mit demselben Tier oder von jedem Tier eine sind ein Satz.{ $usable_wilds ->
        [no] {""}
       *[yes] {" "}Ein Joker steht für jedes Tier, und ein Satz darf zwei davon haben.{ ours }
    } Am Anfang deines Zuges darfst du einen Satz eintauschen{ ours } und bekommst dafür mehr neue Steine. Wie viele, hängt davon ab, wie viele Sätze ihr alle zusammen schon eingetauscht habt:{ ours }

    | Satz | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | Steine{ ours } | { $awards } |

    Danach bringt jeder Satz { $set_step ->
        [0] so viele Steine wie der davor
       *[other] { $set_step } mehr als der davor
    }.{ ours }

    { $forced_exchange ->
        [0] {""}
       *[other] Mit { $forced_exchange } oder mehr Karten auf der Hand musst du einen Satz eintauschen, wenn du einen hast, auch zweimal in einem Zug, und sofort nach einem Kampf.{ ours }
    }

    Eingetauschte Sätze werden abgelegt. { FORM($inherit_cards, "Wer jemanden besiegt, bekommt dessen Karten.", "Das gilt auch für die Karten von Besiegten.") }{ ours } Ist der Stapel leer, { $empty_pile ->
        [reshuffle] mischt alles, was abgelegt ist: das ist der neue Stapel
       *[no-card] zieht niemand mehr
    }.{ ours }

# en: 6cb7785c
page-end =
    ## Das Ende

    { $objective ->
        [everything] {""}
       *[missions]
        Du gewinnst, sobald dein Auftrag { $mission_counts ->
            [at-once] in deinem eigenen Zug erfüllt ist
           *[next-turn] erfüllt ist und dein nächster Zug beginnt
        }.{ ours } Das sind die Aufträge:{ ours }

        { $mission_list }
    }

    { $neutral ->
        [no] Wer alle Viertel hat, hat gewonnen.
       *[yes] Wer alle Viertel hat, die nicht neutral sind, hat gewonnen.{ ours }
    } Wer keins mehr hat, ist besiegt.

    { $turn_limit ->
        [0] {""}
       *[other] Nach { $turn_limit } { FORM($turn_limit, "Runde", "Runden") } gewinnen die meisten Viertel; bei Gleichstand davon die meisten Steine.{ ours }
    }
# en: 8ee88a98
mission-point = - **{ -job }:** { mission-says }

# en: d234b63a
worked-turn = Drei spielen. Du hast 16 Viertel, als du an die Reihe kommst; die anderen zwei sind Bots, Captain 1 und Captain 2.
    .title = Ein Zug, Schritt für Schritt
    .note-0 = 16 geteilt durch 3 ist 5, und der Rest von 1 bringt nichts.
    .note-1 = Eine Brücke verbindet die beiden.
    .note-3 = Ein Stein wirft einen Würfel, also wird ein Paar verglichen: dein höchster mit diesem.
    .note-6 = Mindestens 3 mussten mit, so viele wie Würfel, und 1 muss bleiben.
    .note-9 = Zwei Paare, zwei Steine.
    .note-10 = Nach jedem Wurf darfst du aufhören.
    .note-12 = Eine Karte, wie viel du auch erobert hast.
