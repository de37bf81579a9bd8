### Meow Meow Daifugō: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/de.md.

# en: 2b70c457
page-aim =
    ## Worum es geht

    { $alone ->
        [yes] Du spielst allein und willst alle Karten auf deiner Hand in möglichst wenigen Zügen loswerden. Sechs Züge sind ein gutes Ergebnis.
       *[no] Ihr habt alle Karten auf der Hand, und jeder will sie zuerst loswerden. In deinem Zug spielst du Karten, die die letzten schlagen, oder du passt{ $field_cards ->
            [0] {""}
           *[other] : dann { $must_take ->
                [yes] nimmst du eine Karte dazu
               *[no] darfst du eine Karte dazunehmen
            }{ ours }
        }. Karten, die du noch auf der Hand hast, wenn jemand fertig ist, kosten dich Punkte, und { $ends ->
            [last-point] wer { $points } { FORM($points, "Punkt", "Punkte") } verliert, hat das Spiel verloren
           *[one-round] es gibt nur eine Runde{ ours }
        }.
    }

# en: 17a23dd1
page-cards =
    ## Die Karten

    { $alone ->
        [yes] Du brauchst die { $in_the_deck } Karten.
       *[no] Ihr braucht die { $in_the_deck } Karten und etwas, um Punkte aufzuschreiben.
    } Jede Karte hat eine Farbe, zum Beispiel Weiß oder Schwarz, und eine Zahl: 8 ist die höchste, 1 die niedrigste. { $alone ->
        [yes] Die kleinen Ringe zählen nicht, wenn du allein spielst.
       *[no] Die kleinen Ringe unten auf einer Karte sind das, was sie dich kostet, wenn du sie am Ende noch hast.
    }

    | Karten | Zahlen | Ringe |
    | --- | --- | --- |
    { $sorts }

    { $doppelganger ->
        [no] {""}
       *[yes] - Ein **Doppelgänger** ist eine Katze mit ihrem Ebenbild: er zählt als eine Karte oder als zwei gleiche, wie du willst, allein oder mit anderen Karten.{ ours }
    }
    { $wilds ->
        [0] {""}
       *[other] - Ein **?** ist jede Zahl von 1 bis 8 in seiner Farbe. Du wählst sie, wenn du es spielst.
    }
# en: e9e6eb69
sort = | { $sort } | { $numbers } | { $circles }{ $sort ->
    [black-one] { ours }
    [black-two] { ours }
   *[other] {""}
} |
# en: 17836664
white-cats = weiße Katzen
# en: db8b330a
black-one = schwarze Katzen, erster Satz
# en: 697bfb8a
black-two = schwarze Katzen, zweiter Satz
# en: bdae8aed
doppelganger-cats = Doppelgänger
# en: 741d5ea1
any = jede
# en: 9eef9a9b
span = { $first } bis { $last }

# en: a6ced69b
page-start =
    ## Bevor es losgeht

    { $alone ->
        [yes]
            1. **Austeilen.** Misch und gib dir { $dealt } { FORM($dealt, "Karte", "Karten") }. Der Rest ist der Stapel.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Auslage.** Deck daneben { $field_cards } { FORM($field_cards, "Karte", "Karten") } vom Stapel auf: die **Auslage**.
            }
       *[no]
            1. **Austeilen.** Mischt und gebt allen { $dealt } { FORM($dealt, "Karte", "Karten") }. Der Rest ist der Stapel, verdeckt.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Auslage.** Deckt daneben { $field_cards } { FORM($field_cards, "Karte", "Karten") } vom Stapel auf: die **Auslage**.
            }
            { $wilds ->
                [2] 3. **Beide ?.** Wer beide hat, legt jetzt eins davon unter den Stapel{ ours } und zieht die oberste Karte.
               *[other] {""}
            }
            4. **Wer anfängt.** Alle wählen eine Karte, und alle werden zugleich gezeigt. Die niedrigste Zahl fängt an; bei gleichen die mit den wenigsten Ringen.{ $wilds ->
                [0] {""}
               *[other] {" "}Ein ? zählt als 8, die höchste.{ ours }
            }
            5. **Zum ersten Mal ausspielen.** Alle nehmen ihre Karte zurück. Wer anfängt, { $first_lead ->
                [anything] darf irgendetwas spielen
               *[shown-card] spielt etwas mit der gezeigten Karte
            }.{ ours }
    }

# en: c320d8a7
page-plays =
    ## Was du spielen kannst

    Du spielst immer eins davon:

    - **Einzeln:** eine Karte.{ $twice ->
        [yes] {" "}Hast du zwei gleiche schwarze Katzen, wählst du, welche du spielst.
       *[no] {""}
    }
    - **Gleiche Zahlen:** zwei oder mehr Karten mit derselben Zahl; die Farben dürfen verschieden sein.
    - **Eine Reihe:** drei oder mehr Zahlen hintereinander, alle in einer Farbe, zum Beispiel Schwarz 4, 5, 6.{ $doppelganger ->
        [no] {""}
       *[yes] {" "}Doppelgänger { $doppelganger_sequences ->
            [yes] sind eine eigene Farbe
           *[no] bilden keine Reihe
        }.{ ours }
    }

# en: d06acf81
page-turn =
    ## Dein Zug

    { $alone ->
        [yes]
        1. **Spiel.** Was du willst; nichts muss höher sein als vorher.
        2. **Zieh.** { $field_cards ->
            [0] Nimm die oberste Karte vom Stapel. Ist der Stapel leer, kommt nichts.{ ours }
           *[other] Zähle: ist das dein erster Zug, dein zweiter, dein dritter? Hast du mindestens so viele Karten gespielt, wähle eine Karte der Auslage oder nimm die oberste vom Stapel. Sonst nimm die oberste vom Stapel.{ $doppelganger ->
                [no] {""}
               *[yes] {" "}Ein Doppelgänger, der als zwei gespielt ist, zählt als zwei.{ ours }
            } Ist der Stapel leer, kannst du nur eine Karte der Auslage wählen, oder es kommt nichts.{ ours }
        }
       *[no]
        Wer anfängt, spielt irgendetwas **aus**. Dann geht es im Uhrzeigersinn weiter, und jeder macht eins von beiden:

        1. **Spielen.** Dieselbe Art mit genauso vielen Karten, aber höher: ein Paar auf ein Paar, eine Reihe auf eine genauso lange Reihe. Eine Reihe zählt nach ihrer höchsten Zahl.
        2. **Oder passen.** { $field_cards ->
            [0] Es gibt keine Auslage, also nimmst du nichts.{ ours }
           *[other] { $must_take ->
                [yes] Nimm
               *[no] Du darfst
            } eine Karte der Auslage auf die Hand{ $must_take ->
                [yes] {""}
               *[no] {" "}nehmen
            }{ ours }; die nächste Karte vom Stapel füllt die Lücke, solange eine da ist. { $taking ->
                [while-the-deck-has-cards] Ist der Stapel leer, nimmt niemand mehr etwas.{ ours }
               *[while-the-field-has-cards] Ist die Auslage leer, passt du einfach.{ ours }
            }{ $hand_limit ->
                [0] {""}
               *[other] {" "}Wer { $hand_limit } { FORM($hand_limit, "Karte", "Karten") } hat, nimmt keine.{ ours }
            }
        }

        Du darfst jetzt passen und wieder spielen, wenn du das nächste Mal dran bist. Haben alle anderen gepasst, kommen die gespielten Karten weg, und wer zuletzt gespielt hat, spielt irgendetwas aus. Wer ausspielt, darf nicht passen.
    }

# en: b8c4498f
page-end =
    ## Das Ende

    { $alone ->
        [yes] Der Zug, in dem du deine letzte Karte spielst, ist der letzte; du ziehst nicht mehr. Je weniger Züge, desto besser.{ $solo_turns ->
            [0] {""}
           *[other] {" "}Nach Zug { $solo_turns } ist Schluss, geschafft oder nicht.{ ours }
        }
       *[no]
        Wer die letzte Karte der Hand spielt, gewinnt die Runde. Die anderen zählen die Ringe auf den Karten, die sie noch haben:

        | Ringe | verlorene Punkte |
        | --- | --- |
        { $losses }

        { $ends ->
            [one-round] Es gibt nur eine Runde: wessen Hand leer ist, der gewinnt.{ ours }
           *[last-point] Dann kommt die nächste Runde, die anfängt wie die erste: mischt alle Karten, teilt aus und zeigt Karten, um zu sehen, wer anfängt.{ ours } Wer { $points } { FORM($points, "Punkt", "Punkte") } verloren hat, hat das Spiel verloren. Trifft es in einer Runde mehrere, { $lost_together ->
                [more-circles] verliert, wer in dieser Runde mehr Ringe hatte
                [more-points] verliert, wer mehr Punkte verloren hat
               *[shared] verlieren sie alle
            }.{ ours }
        }
    }
# en: b99bdfc4
loss = | { $circles } | { $n } |
# en: be0e113b
or-more = { $first } oder mehr

# en: fa249bb4
worked-turn = Du spielst gegen den Bot Hana.
    .title = Eine Runde fängt an
    .note-1 = Schwarz 3 würde zu deinen 2, 4, 5 und 6 passen.
    .note-4 = Weiß 1, von Hana gezeigt, ist dabei, und das ? ist hier Schwarz 1.
    .note-5 = Auch ein Paar, und höher. Hier zählt der Doppelgänger als eine Karte.
    .note-7 = Deine Hand wächst, aber jetzt hast du Schwarz 2, 3, 4, 5 und 6.
    .note-10 = Allein ist der Doppelgänger ein Paar.
    .note-13 = Fünf Karten auf einmal weg.
