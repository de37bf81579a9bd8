### Cat Cab Crew: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/de.md.

# en: cd7e3269
page-aim =
    ## Worum es geht

    { $players ->
        [1] Du fährst ein Taxi in Mew York, der Stadt der Katzen, gegen Crazy Cat. Ihr Taxi fährt nach festen Regeln
       *[other] Ihr fahrt Taxi in Mew York, der Stadt der Katzen
    }. In der Stadt warten Fahrgäste, immer nur einer auf einmal. Hol sie ab und verlass die Stadt vor den anderen. Punkte gibt es so: { for-passengers }, { $first } für das erste Taxi, das die Stadt verlässt, danach { $next }. Wer die meisten Punkte hat, gewinnt.

# en: 3cebef15
page-needs =
    ## Was du brauchst

    - Die Stadt und für alle ein Taxi.
    - { $white_dice } { FORM($white_dice, "weißen", "weiße") } Würfel für alle, { FORM($white_dice, "einen", "lauter") } **W6**: ein W6 hat sechs Seiten. Ein **W8** hat acht.
    - Einen W6 und einen W8 in der Farbe jedes Taxis. Die gewinnst du im Lauf des Spiels.
    - { $passengers } { FORM($passengers, "gelber Stein: der Fahrgast", "gelbe Steine: die Fahrgäste") }.
    - Schwarze Steine: **Flüche**, die einem den Zug verderben.

# en: 65628abd
page-city =
    ## Die Stadt

    { $invented ->
        [yes] Der gedruckte Stadtplan ist verschollen; diesen haben wir selbst erfunden.{ ours }{" "}
       *[no] {""}
    }Ein Feld heißt nach seiner Spalte und seiner Zeile: ({ $columns }, { $rows }) ist die Ecke oben rechts. Ein W6 (Spalte) und ein W8 (Zeile), zusammen geworfen, bestimmen also ein Feld.

    ``` Die Stadt, { $columns } Spalten und { $rows } Zeilen
    { $city }
    ```

    - **S** ist das Feld hinter dem Starttor, { $way_in }. **E** ist das Feld vor dem Ausgang, { $way_out }.{ ours }
    { $nibbles ->
        [none] {""}
       *[other] - **N** ist ein Feld mit Leckerli: { $nibbles }.
    }
    { $patrols ->
        [none] {""}
       *[other] - **P** ist ein Feld mit der Pfotenstreife: { $patrols }.
    }
    { $blocked ->
        [none] {""}
       *[other] - **#** ist gesperrt; dort fährt niemand.
    }

# en: ec0a5ad7
page-start =
    ## Bevor es losgeht

    1. **Taxis.** Alle warten draußen vor dem Starttor. Das erste Feld, das du fährst, ist S.
    2. **Reihenfolge.** Alle werfen einen W6. Wer am höchsten würfelt, fängt an, dann geht es der Größe nach weiter. Bei Gleichstand würfeln alle noch einmal.{ ours }
    3. **Fahrgast.** Wer zuletzt dran ist, würfelt das Feld des ersten Fahrgasts aus.{ ours }
    { $handicap ->
        [no] {""}
       *[yes] 4. **Erste Züge.** { $seats ->
            [2] Wer anfängt, hat im ersten Zug nur { $fewest } Würfel, das andere Taxi { $white_dice }.
           *[other] In ihren ersten Zügen werfen die Taxis der Reihe nach nur { $handicaps } Würfel.
        }
    }

# en: 95adb3ca
page-dice =
    ## Was die Würfel bringen

    Wirf die Würfel, behalte, was dir gefällt, und mach, was sie zeigen:

    | Zahl | ein Würfel, den du behältst | ein Bonuswurf |
    | --- | --- | --- |
    | 1 | ein Fluch für dich, behalten oder nicht | nichts |
    | 2 | Sabotage: ein Fluch für jemand anderen | fahr 1 Feld |
    | 3 | ein **Bonuswurf**: wirf einen W6 und sieh rechts nach | fahr 2 Felder |
    | 4 | fahr 1 Feld | Glücksbringer: würfle ein neues Feld für den Fahrgast |
    | 5 | fahr 1 Feld | du gewinnst deinen W6, einmal im Spiel{ ours } |
    | 6 | fahr 2 Felder geradeaus; 7 und 8 auch | du gewinnst deinen W8, einmal im Spiel{ ours } |

# en: 5c90ca26
page-turn =
    ## Dein Zug

    1. **Würfeln.** Wirf { $white_dice ->
        [1] den weißen Würfel
       *[other] alle { $white_dice } weißen Würfel
    } und die farbigen, die du gewonnen hast.
    2. **Noch einmal.** Wirf beliebige Würfel noch einmal, so oft du willst, oder behalte alle. Jede 1, die fällt, ist ein Fluch: nimm einen schwarzen Stein, der bleibt. Mit { $curse_limit } { FORM($curse_limit, "Fluch", "Flüchen") } darfst du nicht mehr würfeln.{ $curse_supply ->
        [0] {""}
       *[other] {" "}Es gibt { $curse_supply } { FORM($curse_supply, "schwarzen Stein", "schwarze Steine") }.{ ours }
    }
    3. **Bonus.** Mach für jede 3 einen Bonuswurf, höchstens { $item_limit } in einem Zug.
    4. **Flüche.** { $curses_act ->
        [cancel-then-back] { curses-take-away } Ein Fluch, der nichts streicht, schiebt dich nach der Fahrt ein Feld zurück in Richtung Start.{ ours }
        [cancel-only] { curses-take-away } Ein Fluch, der nichts streicht, tut nichts.{ ours }
       *[back-only] Jeder Fluch schiebt dich nach der Fahrt ein Feld zurück in Richtung Start.{ ours }
    }
    5. **Fahren.** Jede Zahl und jeden Bonus fährst du als eigenes **Stück**, geradeaus { FORM($diagonal, "nach oben, unten, links, rechts oder schräg", "nach oben, unten, links oder rechts") }.{ ours } Die Reihenfolge wählst du; zwischen zwei Stücken darfst du abbiegen oder umkehren. { $may_waive ->
        [yes] Du darfst Stücke weglassen.{ ours }
       *[no] Du musst alle fahren, auch wenn du lieber anhalten würdest.{ ours }
    }
    6. **Anhalten.** Was ist auf dem Feld? Das steht unten.{ $curses_act ->
        [cancel-only] {""}
       *[other] {" "}Flüche, die übrig sind, schieben dich { $curses_land ->
            [before-landing] vorher
           *[after-landing] danach
        } zurück.{ ours }
    }
    7. **Sabotage.** Wähle jemand anderen aus.{ ours } Der nächste Zug dort beginnt mit einem Fluch für jede 2, die du behalten hast.
    8. **Aufräumen.** Leg deine Flüche zurück. Das nächste Taxi ist dran.
# en: 468ecd2c
curses-take-away = Jeder Fluch streicht ein Feld deiner Fahrt. Welches, wählst du. Ein einzelner Fluch kann nicht die Hälfte von 2 Feldern streichen.

# en: b0f899b8
page-stop =
    ## Wo du anhältst

    - **Fahrgast:** Du nimmst ihn mit, wenn du genau dort hältst{ $pickup ->
        [each-move] {" "}oder ein Stück deiner Fahrt dort endet
       *[final] {""}
    }.{ ours } Dann würfle ein Feld für den nächsten aus, solange noch welche da sind.
    - **Leckerli** oder **Pfotenstreife:** Wirf einen W6. Ist ein Fahrgast auf dem Feld, passiert nichts.{ ours }
    - { $players ->
        [1] **Das Taxi von Crazy Cat:** ein Duell.{ ours } { loser-goes-back }
       *[other] **Ein anderes Taxi:** ein Duell. Beide werfen zwei W6, dann einen oder beide noch einmal, { $duel ->
            [simultaneous] alle gleichzeitig
           *[alternate] immer abwechselnd
        }{ ours }, bis jemand zusammen { $seven } hat. { loser-goes-back }
    }
    - { FORM($pushed_first, "Wenn dich ein Duell oder die Pfotenstreife zurückschickt,", "Wenn du zurückgeschoben wirst,") } wählst du unter den kürzesten Wegen, und auf dem neuen Feld zählt nichts.{ ours }

    | W6{ ours } | Leckerli | Pfotenstreife |
    | --- | --- | --- |
    { $bands }
# en: 1a92f26d
loser-goes-back = Wer verliert, muss { $retreat_steps } { FORM($retreat_steps, "Feld", "Felder") } in Richtung Start zurück.
# en: c21951bc
band = | { $low }–{ $high }{ ours } | { $gain } | { $loss } |
# en: b7c043e9
how-cab-upgrade = **besseres Taxi:** du gewinnst deinen W6, einmal im Spiel
# en: aac31420
how-greedy-cat = **Gierige Katze:** nimm einem anderen Taxi in der Stadt einen farbigen Würfel weg, den W6 zuerst
# en: 36df1b37
how-speed-boost = **Turbo:** wirf einen W6 und fahr so weit geradeaus; passt das nirgends, bleibst du stehen
# en: 200a461c
how-bad-luck = du verlierst einen farbigen Würfel
# en: d241895c
how-pothole = du musst { $retreat_steps } { FORM($retreat_steps, "Feld", "Felder") } zurück
# en: a12d2cfa
how-unhappy-customer = du verlierst einen Fahrgast

# en: fbabf323
page-crazy-cat = { $players ->
    [1]
        ## Crazy Cat

        - Sie wirft ihre Würfel einmal und behält sie. Ihre Sabotage trifft dich.
        - Sie fährt auf einem kürzesten Weg zum Fahrgast und, wenn alle abgeholt sind, zum Ausgang. Besonderen Feldern weicht sie aus, wenn das kein Feld kostet.{ ours }
        - Im Duell würfelt nur Crazy Cat: zwei W6, dreimal. Kommt sie dabei nie auf { $seven }, hat sie verloren.{ ours }
   *[other] {""}
}

# en: b5582d78
page-end =
    ## Der Weg hinaus und das Ende

    - Der Ausgang öffnet sich, wenn der erste Fahrgast des Spiels abgeholt ist.
    - Hinaus brauchst du ein Feld mehr als bis E{ FORM($pushed_first, ", und eins mehr für jeden Fluch, der übrig ist", "") }. { $leave_by ->
        [overshoot] Felder, die übrig sind, verfallen.
       *[exact] Dein letztes Stück muss genau dort enden.
    }{ ours }
    - Punkte für das Verlassen der Stadt: der erste Platz bringt { $first }{ $seats ->
        [2] , der zweite { $next }
       *[other] , der zweite { $second }, der dritte { $third }
    }.
    - Hat das erste Taxi die Stadt verlassen, ist **Rushhour:** alle anderen haben noch { $rush_turns } { FORM($rush_turns, "Zug", "Züge") }.{ ours } Wer dann noch in der Stadt ist, { FORM($eliminated_can_win, "bekommt dafür nichts", "hat verloren") }.{ ours }
    - Ist niemand mehr in der Stadt, gewinnen die meisten Punkte. Bei Gleichstand entscheidet ein Duell.
    { $turn_limit ->
        [0] {""}
       *[other] - Nach { $turn_limit } { FORM($turn_limit, "Runde", "Runden") } wird gewertet, wie es steht.
    }

# en: 6db92c32
worked-turn = Du bist Rot und fängst an; der Bot Ginger ist Blau. Der Fahrgast wartet auf Feld (5, 1).
    .title = Zwei Züge, Stück für Stück
    .note-0 = Wer anfängt, hat im ersten Zug vier Würfel.
    .note-1 = Die 1 hast du weggewürfelt, aber ihr Fluch bleibt.
    .note-4 = Das erste Feld führt durchs Tor.
    .note-8 = Kein Feld darf verfallen: es geht am Fahrgast vorbei, und das zählt nicht.
    .note-9 = Jetzt fünf weiße Würfel und dein eigener.
    .note-12 = Fünf Felder, und der Fahrgast ist drei entfernt.
    .note-13 = Ein Umweg verbraucht die zwei übrigen.
    .note-14 = Das war die 2.
