### Washi Cat: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

red = Rot
    .strong = roter
    .weak = rote
    .dative = roten
blue = Blau
    .strong = blauer
    .weak = blaue
    .dative = blauen
cat-name = { AS($colour, "weak") } { numbered-cat }
    .dative = { AS($colour, "dative") } { numbered-cat }
numbered-cat = { $cats ->
    [1] Katze
   *[other] Katze { $n }
}
-cat-of = { $who ->
    [you] deine { numbered-cat }
   *[other] { $cats ->
        [1] die Katze
       *[other] Katze { $n }
    } von { $who }
}
-sewer-weak = { $sewer ->
    [green] grüne
    [purple] violette
    [orange] orangefarbene
    [grey] graue
    [blue] blaue
    [red] rote
   *[other] { $sewer }
}
list-semicolon = { $before }; { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

welcome = Hol mit { FORM($cats, "deiner Katze", "jeder Katze") } einen Fisch und bring ihn nach Hause.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

first =
    .asks = der Zufall sagt, wer anfängt
    .name = { $who } fängt an
    .told = { $who } { FORM($who, "fängst", "fängt") } an
draw =
    .asks = { $decides ->
        [yes] { FORM($who, "zeichnest", "zeichnet") }
       *[no] der Zufall zeichnet
    } { $draws ->
        [fish] einen Fisch
       *[cat] eine Katze
    }
    .you = { $draws ->
        [fish] Zeichne deine Fische: klick ein markiertes Feld in der ersten oder letzten Reihe an.
       *[cat] Zeichne deine { FORM($cats, "Katze", "Katzen") }: klick ein markiertes Feld an{ FORM($apart, ", je eins in der ersten und in der letzten Reihe", "") }.
    }
    .guide = { $draws ->
        [fish] Zeichne einen Fisch.
       *[cat] Zeichne eine Katze.
    }
    .name = { $draws ->
        [fish] { AS($colour, "strong") } Fisch
       *[cat] { cat-name }
    } auf { $cell }
    .answers = {""}
    .told = { $who } { FORM($who, "zeichnest", "zeichnet") } { $draws ->
        [fish] einen Fisch
       *[cat] { $cats ->
            [1] die Katze
           *[other] { numbered-cat }
        }
    } auf { $cell }

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

turn =
    .asks = { FORM($who, "ziehst", "zieht") } mit einer Katze
    .you = Klick ein markiertes Feld an, um mit einer Katze dorthin zu ziehen. { LIST($errands, "semicolon") }. Noch { $left } { FORM($left, "Sonderzug", "Sonderzüge") }.
    .guide = { $how ->
        [pass] Keine deiner Katzen kann ziehen, also passe.
        [step] Deine Katze läuft, und ihre Linie bleibt: sie versperrt den anderen Katzen den Weg.
        [jump] Ein Sprung über Linien bringt deine Katze in einem Zug weit voran.
       *[sewer] Ein Gully bringt deine Katze quer über den Plan: ein Sonderzug.
    }
    .name = { $how ->
        [pass] passen
        [step] { numbered-cat } nach { $cell }
        [jump] { numbered-cat } springt nach { $cell }
       *[sewer] { numbered-cat } kriecht durch den { -sewer-weak }n Gully nach { $cell }
    }{ FORM($special, ", ein Sonderzug", "") }{ $arrival ->
        [fish] , nimmt den Fisch
        [home] , bringt ihren Fisch nach Hause
       *[nothing] {""}
    }
    .answers = {""}
    .told = { $how ->
        [pass] { $who } { FORM($who, "passt", "passt") }: { $cats ->
            [1] { -cat-of } kann
           *[other] die Katzen können
        } nicht ziehen
        [step] { -cat-of } geht nach { $cell }
        [jump] { -cat-of } springt über Linien nach { $cell }
       *[sewer] { -cat-of } kriecht durch den { -sewer-weak }n Gully nach { $cell }
    }
errand = { $cats ->
    [1] Die Katze
   *[other] Katze { $n }
} { $carries ->
    [nothing] braucht einen Fisch{ $apart ->
        [yes] {" "}aus Reihe { $row }
       *[no] {""}
    }
    [fish] bringt ihren Fisch nach Hause{ $apart ->
        [yes] {" "}in Reihe { $row }
       *[no] {""}
    }
   *[done] ist fertig
}

## What it brought
## The log, after what was done; read by everybody.

special-move = Das war ein Sonderzug, noch { $left }
takes-a-fish = Sie nimmt einen Fisch; jetzt muss sie nach Hause in { $apart ->
    [yes] Reihe { $row }
   *[no] { $who ->
        [you] deine Reihe
       *[other] die Reihe von { $who }
    }
}
brings-home = Sie bringt ihren Fisch nach Hause: { $home } von { $cats }
sewers-blocked = Die beiden { -sewer-weak }n Gullys sind jetzt zu
drew-here = { $who } { FORM($who, "hast", "hat") } hier gezeichnet
came-here = { $who ->
    [you] deine Katze
   *[other] eine Katze von { $who }
} ist hierhergekommen

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

heading = das Rennen
before-the-first-turn = Fische und Katzen zeichnen
aim = Wer zuerst { $cats ->
    [1] einen Fisch
   *[other] zwei Fische, mit jeder Katze einen,
} nach Hause bringt oder die andere Seite einschließt, gewinnt
score = { $who } { $home } von { $cats }
standing = { $colour }, { $home } von { $cats } Fischen zu Hause
over =
    .asks = { $ended ->
        [limit] niemand hat gewonnen: die Züge sind vorbei
        [standstill] niemand hat gewonnen: keine Katze kann mehr ziehen
        [delivery] { $who } { FORM($who, "hast", "hat") } gewonnen: { brought-home }
       *[trap] { $who } { FORM($who, "hast", "hat") } gewonnen: { is-trapped }
    }
result = { $who } { FORM($who, "gewinnst", "gewinnt") } mit { $scores } Fischen: { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
is-trapped = { $whom } { FORM($whom, "bist", "ist") } eingeschlossen
brought-home = { $cats ->
    [1] die Katze hat einen Fisch nach Hause gebracht
   *[other] beide Katzen haben einen Fisch nach Hause gebracht
}

## A position on one line
## For the terminal and for reports of errors; in short.

position = { $counted ->
    [yes] Zug { $turn },{" "}
   *[no] {""}
}{ $question }; { LIST($there, "comma") }; Sonderzüge: { $specials_left }
cat-there = { cat-name } auf { $cell }{ $carries ->
    [fish] {" "}mit Fisch
    [done] {" "}fertig
   *[nothing] {""}
}
no-cats = noch keine Katzen
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

no-such-space = So ein Feld gibt es nicht.
in-the-middle = { $cell } liegt in der Mitte; Fische und Katzen kommen in die erste und die letzte Reihe.
drawn-on-already = Auf { $cell } ist schon etwas gezeichnet.
not-drawn-on = Auf { $cell } ist ein Schrein oder ein Gully, dort wird nichts gezeichnet.
fish-drawn-there = { $who } { FORM($who, "hast", "hat") } in Reihe { $row } schon { $n } { FORM($n, "Fisch", "Fische") } gezeichnet.
cat-drawn-there = { $who } { FORM($who, "hast", "hat") } in Reihe { $row } schon eine Katze gezeichnet; auf jeder Seite startet eine.
other-starting-row = { $cell } liegt nicht in der Startreihe von { -dir }; Katzen starten in der eigenen Reihe.
too-near = { $cell } ist zu nah; zwischen zwei Zeichnungen { FORM($needed, "muss", "müssen") } hier { $needed } { FORM($needed, "Feld", "Felder") } frei bleiben.
several-moves = Auf { $cell } endet mehr als ein Zug; tippe auf das Zeichen von einem.
all-rest = Alle Katzen sind fertig und ruhen sich aus.
shrine = Auf { $cell } steht ein Schrein, dort führt keine Linie hin.
there-already = Die { cat-name } ist schon auf { $cell }.
across-a-corner = { $cell } liegt schräg von der { cat-name.dative }; keine Katze zieht schräg.
not-in-line = { $cell } liegt nicht in einer Linie mit der { cat-name.dative }; sie geht auf ein Nachbarfeld oder springt geradeaus.
pair-blocked = Die { -sewer-weak }n Gullys { $entry } und { $cell } sind zu.
line-on-sewer = Auf einem der { -sewer-weak }n Gullys liegt eine Linie von { -whom-dir }.
specials-used-up = { $specials ->
    [0] In diesem Spiel gibt es keine Sonderzüge.
    [1] Der Sonderzug von { -dir } ist verbraucht.
   *[other] Alle { $specials } Sonderzüge von { -dir } sind verbraucht.
}
wall-between = Zwischen { $here } und { $cell } steht eine Mauer.
line-of-other = Auf { $cell } liegt eine Linie von { -whom-dir }, und da tritt keine Katze drauf.
line-outside = Aus einem Haus führt ein Schritt nur auf ein Feld ohne Linie, und auf { $cell } liegt eine.
own-line = Auf { $cell } liegt eine Linie von { -dir }, und hier tritt keine Katze auf die eigene Linie.
fish-of-own-side = Der Fisch auf { $cell } liegt in der eigenen Reihe der { cat-name.dative }; eine Katze holt ihren Fisch aus der fernen Reihe.
has-had-fish = Die { cat-name } hat ihren Fisch schon gehabt; jede nimmt einen und betritt kein Feld mit einem zweiten.
wall-in-the-way = Hinter { $here } ist eine Mauer oder ein Schrein im Weg; darüber führt kein Sprung.
nothing-to-cross = Ein Sprung führt über Linien und sonst nichts, und auf { $there } liegt keine.
lands-on-line = Auf { $cell } liegt eine Linie; ein Sprung landet auf dem ersten Feld ohne eine.
not-blank = { $cell } ist nicht leer, und hier landet ein Sprung nur auf leeren Feldern.
not-your-cat = Die { cat-name } gehört der anderen Seite.
touch-where-it-goes = Tippe auf das Feld, auf das die Katze gehen soll.
what-takes-specials = { FORM($jump_is_special, "Jeder Sprung", "Ein Sprung über eine fremde Linie") } oder ein Weg durch einen Gully verbraucht einen Sonderzug; tippe dorthin, wo er endet.
