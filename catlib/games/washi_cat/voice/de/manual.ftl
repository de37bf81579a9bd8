### Washi Cat: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/de.md.

# en: 0179f2fb
page-aim =
    ## Worum es geht

    Ihr führt beide { cats-each } über denselben Plan. Wo eine Katze läuft, zieht sie eine Linie. Sie muss auf die andere Seite, dort einen Fisch nehmen und ihn nach Hause bringen. Aber keine Katze tritt auf eine fremde Linie. Wer zuerst { $cats ->
        [1] einen Fisch
       *[other] zwei Fische, mit jeder Katze einen,
    } nach Hause bringt, gewinnt. Und wer die andere Seite einschließt, auch.
# en: 07809d5f
cats-each = { $cats ->
    [1] eine Katze
   *[other] zwei Katzen
}

# en: b7003be3
page-needs =
    ## Was ihr braucht

    Zwei Spieler, den Spielplan und zwei Stifte: Rot fängt an, Blau kommt danach.

# en: 1a5f786d
page-board =
    ## Der Spielplan

    Er hat { $rows } Reihen mit { $columns } Feldern. Reihen sind Zahlen, Spalten sind Buchstaben. { $invented ->
        [yes] Der gedruckte Plan ist verloren; diesen haben wir selbst erfunden.{ ours }
       *[no] {""}
    }

    ``` Der Spielplan, { $rows } Reihen mit { $columns } Feldern
    { $picture }
    ```

    - Ein Punkt ist ein freies Feld.
    { $shrines ->
        [0] {""}
       *[other] - **#** ist ein Schrein (es gibt { $shrines }). Keine Katze betritt ihn.
    }
    { FORM($walls, "- Ein Strich zwischen zwei Feldern ist eine Mauer. Keine Katze kommt hinüber.", "") }
    { $buildings ->
        [0] {""}
       *[other] - **+** ist im Inneren eines Hauses (es gibt { $buildings }). Eine Katze kommt nur durch die Ausgänge hinein und hinaus, die Lücken in der Mauer.
    }
    { $pairs ->
        [no] {""}
       *[some] - Großbuchstaben sind **Gullys**. Zwei gleiche in einer Reihe sind Zwillinge: { $pairs }.
    }
    - { $apart ->
        [yes] Rot sitzt an Reihe 1, Blau an Reihe { $rows }. Beide haben in jeder der zwei Reihen eine Katze: die **eigene Reihe** einer Katze ist die, in der sie startet, die **ferne Reihe** ist die andere.
       *[no] Die **eigene Reihe** von Rot ist Reihe 1, die von Blau ist Reihe { $rows }. Deine **ferne Reihe** ist die eigene Reihe der anderen Seite.{ ours }
    }
# en: 7aad3107
pair = **{ $letter }** { $sewer ->
    [green] grün
    [purple] violett
    [orange] orange
    [grey] grau
    [blue] blau
    [red] rot
   *[other] { $sewer }
}

# en: 9822e239
page-start =
    ## Bevor es losgeht

    { $drawing ->
        [board] Fische und Katzen sind auf diesem Plan schon eingezeichnet.{ ours }
       *[other] 1. **Fische.** { $drawing ->
            [players] Zeichnet abwechselnd einen Fisch
           *[random] Der Zufall zeichnet abwechselnd für euch einen Fisch{ ours }
        }, bis ihr beide { $fish } habt: { $half } in { $apart ->
            [yes] Reihe 1 und { $half } in Reihe { $rows }
           *[no] der eigenen Reihe und { $half } in der fernen
        }.{ ours }
    }
    { $drawing ->
        [board] {""}
       *[other] 2. **Katzen.** { $drawing ->
            [players] Zeichnet eure Katzen
           *[random] Katzen kommen
        } genauso: { $apart ->
            [yes] eine in Reihe 1 und eine in Reihe { $rows }
           *[no] { cats-each } in der eigenen Reihe
        }. Das Feld einer Katze ist der Anfang ihrer Linie.{ ours }
    }

    { $drawing ->
        [board] {""}
       *[other] { $gap ->
            [0] {""}
           *[other] Zwischen zwei Zeichnungen { FORM($gap, "muss", "müssen") } in jeder Richtung mindestens { $gap } { FORM($gap, "Feld", "Felder") } frei bleiben.{ ours } Wo es so einen Platz nicht mehr gibt, genügt ein Feld weniger.{ ours }
        }
    }

    { $drawing ->
        [board] {""}
       *[other] { $pairs ->
            [no] {""}
           *[some] Auf einen Gully wird nichts gezeichnet.{ ours }
        }
    }

# en: aae33194
page-turn =
    ## Dein Zug

    { $first_player ->
        [seat-1] Rot fängt an.{ ours }
       *[random] Der Zufall sagt, wer anfängt.{ ours }
    } Dann seid ihr abwechselnd dran. In deinem Zug machst du eins:

    1. **Wähle.** Nimm eine deiner Katzen.
    2. **Zieh.** Sie macht { $specials ->
        [0] einen Schritt oder einen Sprung
       *[other] einen Schritt, einen Sprung oder einen Sonderzug
    }, wie es unten steht. Zieh ihre Linie bis zum neuen Feld.
    3. **Schau.** Hat sie einen Fisch genommen oder einen nach Hause gebracht? Ist jemand eingeschlossen?

    - **Ein Schritt** geht auf das nächste Feld nach oben, unten, links oder rechts, nie schräg und nie auf eine fremde Linie. { FORM($own_line_blocks, "Auch deine eigenen Linien halten dich auf.", "Auf deinen eigenen Linien darfst du laufen.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}Aber ein Schritt aus einem Haus muss auf einem Feld ohne jede Linie enden, auch ohne deine.{ ours }
       *[no] {""}
    }
    - **Ein Super-Katzensprung** spart Züge. Liegt { FORM($own_tail, "eine Linie von dir", "eine Linie von dir, die nicht diese Katze gezogen hat,") }{ ours } direkt neben deiner Katze, springt sie geradeaus über alles, was davon in der Richtung liegt, auf das erste Feld dahinter ohne Linie: von d4 über deine Linie auf d3 und d2 nach d1. { $landing ->
        [anything-free] Sie darf auch auf einem Fisch landen, den sie nehmen darf, oder auf einem freien Gully.
       *[blank] Dieses Feld muss leer sein.
    }{ ours } { FORM($jump_is_special, "Das verbraucht einen Sonderzug.", "Das kostet nichts.") }{ ours }
    - Kein Zug führt über eine Mauer. Wenn du gar nicht ziehen kannst, passt du.{ ours }

# en: dae825b4
page-specials =
    ## Sonderzüge

    { $specials ->
        [0] In diesem Spiel gibt es keine.
       *[other] Du hast { $specials } { FORM($specials, "Sonderzug", "Sonderzüge") } für das ganze Spiel, von welcher Art auch immer. Streich jeden ab, den du benutzt.

            - **Super-Wahnsinns-Katzensprung:** ein Sprung, der auch über fremde Linien führen darf. Zieh deine Linie über alles, was du überspringst.{ ours }
            - **Super-Gully-Plopper:** kriech in einen Gully neben deiner Katze und komm aus seinem Zwilling heraus, dem Gully derselben Farbe in derselben Reihe. Von da an liegt auf beiden deine Linie, und nur du kannst sie benutzen.{ ours }

            Eine Katze darf auch einfach auf einen Gully treten. Dann ist dieses Paar für euch beide zu.
    }

# en: fa21cd28
page-fish =
    ## Fische

    - In der fernen Reihe ({ $apart ->
        [yes] von Reihe 1 aus Reihe { $rows }, von Reihe { $rows } aus Reihe 1
       *[no] Reihe { $rows } für Rot, Reihe 1 für Blau
    }) nimmt eine Katze jeden Fisch, rot oder blau, auf dessen Feld sie kommt.{ ours }
    - Eine Katze nimmt nur einen Fisch. Danach darf sie kein Feld mit einem Fisch mehr betreten.
    - { FORM($apart, "Keine Katze geht auf einen Fisch in ihrer eigenen Reihe.", "Deine Katzen gehen nie auf einen Fisch in deiner eigenen Reihe.") }{ ours }
    - Der Fisch ist zu Hause, wenn seine Katze irgendein Feld ihrer eigenen Reihe erreicht.{ $cats ->
        [1] {""}
       *[other] {" "}Dann { $delivered_cats ->
            [move-on] darf diese Katze weiterlaufen, um im Weg zu stehen
           *[rest] ruht sich diese Katze aus
        }.{ ours }
    }

# en: 580c0602
page-end =
    ## Das Ende

    - Du gewinnst, sobald { $cats ->
        [1] deine Katze
       *[other] beide deiner Katzen
    } einen Fisch nach Hause gebracht { FORM($cats, "hat", "haben") }.
    - Du verlierst sofort, wenn du **eingeschlossen** bist. Das heißt, du hast keinen Sonderzug mehr, und fremde Linien sind im Weg: { $trapped ->
        [objective] du kannst nicht mehr alle deine Fische nach Hause bringen, was auch geschieht
       *[return-only] eine deiner Katzen hat keinen Heimweg
    }.{ ours } { FORM($own_line_blocks, "Eingeschlossen bist du auch, wenn du keinen Sonderzug mehr hast und gar nicht ziehen kannst.", "Deine eigenen Linien allein schließen dich nie ein.") }{ ours }
    - Schließt ein Zug euch beide ein, gewinnt, wer ihn gemacht hat.{ ours }
    - Könnt ihr beide nicht ziehen, gewinnt niemand.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - Nach { $turn_limit } { FORM($turn_limit, "Zug", "Zügen") }, beide Seiten zusammen gezählt, gewinnt niemand.{ ours }
    }

# en: 0277a49d
worked-turn = Ein ganzes Spiel auf dem kleinsten Plan, 4 Reihen mit 5 Feldern und einer Katze auf jeder Seite. Du bist Rot und startest auf c1, der Bot Dash ist Blau und startet auf c4.
    .title = Ein ganzes kleines Spiel
    .note-0 = Spalte c endet auf c4, wo die blaue Linie liegt, also geht deine Katze außen herum.
    .note-2 = Damit fängt eine Linie in Spalte d an.
    .note-6 = Das ist die ferne Reihe.
    .note-8 = Der Fisch ist blau, aber das macht nichts.
    .note-10 = Zurück auf die eigene Linie, das ist erlaubt.
    .note-12 = Geradeaus hinunter über die eigene Linie auf d3 und d2: ein Zug statt drei. Du hast gewonnen.
