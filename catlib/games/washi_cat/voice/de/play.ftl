### Washi Cat: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = Rot
    .strong = roter
    .weak = rote
    .dative = roten
# en: 833145ed
blue = Blau
    .strong = blauer
    .weak = blaue
    .dative = blauen
# en: ee839351
cat-name = { AS($colour, "weak") } { numbered-cat }
    .dative = { AS($colour, "dative") } { numbered-cat }
# en: 7931300b
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
# en: c3ada671
list-semicolon = { $before }; { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: de86531f
welcome = Deine Farbe: { $seat }. Hol mit { FORM($cats, "deiner Katze", "jeder Katze") } einen Fisch und bring ihn nach Hause.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 4d67bc1a
first =
    .asks = der Zufall bestimmt, wer anfängt
    .name = { $who } fängt an
    .told = { $who } { FORM($who, "fängst", "fängt") } an
# en: d938f2ce
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

# en: 5b383074
turn =
    .asks = { FORM($who, "ziehst", "zieht") } mit einer Katze
    .you = Klick ein markiertes Feld an, um mit einer Katze dorthin zu ziehen. { LIST($errands, "semicolon") }. Noch { $left } { FORM($left, "Sonderzug", "Sonderzüge") }.
    .guide = { $how ->
        [pass] Keine deiner Katzen kann ziehen, also passe.
        [step] Deine Katze läuft, und ihre Linie bleibt: sie versperrt den anderen Katzen den Weg.
        [jump] Ein Sprung über Linien bringt deine Katze in einem Zug weit voran.
       *[sewer] Ein Gully bringt deine Katze quer über den Plan: ein Sonderzug.
    }
    .instead = Klick ein markiertes Feld an.
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
    .told = { $how ->
        [pass] { $who } { FORM($who, "passt", "passt") }: { $cats ->
            [1] { -cat-of } kann
           *[other] die Katzen können
        } nicht ziehen
        [step] { -cat-of } geht nach { $cell }
        [jump] { -cat-of } springt über Linien nach { $cell }
       *[sewer] { -cat-of } kriecht durch den { -sewer-weak }n Gully nach { $cell }
    }
# en: a6079229
errand = { $cats ->
    [1] Die Katze
   *[other] Katze { $n }
} { $carries ->
    [nothing] braucht einen Fisch{ $apart ->
        [yes] {" "}aus Reihe { $row }
       *[no] {""}
    }
    [fish] trägt ihren Fisch nach Hause{ $apart ->
        [yes] {" "}in Reihe { $row }
       *[no] {""}
    }
   *[done] ist fertig
}

## What it brought
## The log, after what was done; read by everybody.

# en: fce7b6b5
special-move = Das war ein Sonderzug, noch { $left }
# en: 035c1f1d
takes-a-fish = Sie nimmt einen Fisch; jetzt muss sie zurück in { $apart ->
    [yes] Reihe { $row }
   *[no] { $who ->
        [you] deine Reihe
       *[other] die Reihe von { $who }
    }
}
# en: 1d036c25
brings-home = Sie bringt ihren Fisch nach Hause: { $home } von { $cats }
# en: e3abb4e8
sewers-blocked = Die beiden { -sewer-weak }n Gullys sind jetzt zu
# en: f8fe61cd
drew-here = { $who } { FORM($who, "hast", "hat") } hier gezeichnet
# en: 623f778a
came-here = { $who ->
    [you] deine Katze
   *[other] eine Katze von { $who }
} ist hierhergekommen

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: ae05414f
heading = das Rennen
# en: 01b97f08
before-the-first-turn = Fische und Katzen zeichnen
# en: 76c7ba0a
aim = Wer zuerst { $cats ->
    [1] einen Fisch
   *[other] mit jeder Katze einen Fisch
} nach Hause bringt oder die andere Seite einschließt, gewinnt
# en: 85e654f1
score = { $who }: { $home } von { $cats }
# en: 6f7a8064
standing = { $colour }, { $home } von { $cats } Fischen zu Hause
# en: 461ac0c4
over =
    .asks = { $ended ->
        [limit] niemand hat gewonnen: die Züge sind vorbei
        [standstill] niemand hat gewonnen: keine Katze kann mehr ziehen
        [delivery] { $who } { FORM($who, "hast", "hat") } gewonnen: { brought-home }
       *[trap] { $who } { FORM($who, "hast", "hat") } gewonnen: { is-trapped }
    }
# en: df028bb6
result = { $who } { FORM($who, "gewinnst", "gewinnt") } mit { $scores } Fischen: { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
# en: 84ecd66e
is-trapped = { $whom } { FORM($whom, "bist", "ist") } eingeschlossen
# en: 785f322f
brought-home = { $cats ->
    [1] die Katze hat einen Fisch nach Hause gebracht
   *[other] beide Katzen haben einen Fisch nach Hause gebracht
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: a588fce8
position = { $counted ->
    [yes] Zug { $turn },{" "}
   *[no] {""}
}{ $question }; { LIST($there, "comma") }; Sonderzüge: { $specials_left }
# en: 6882e1a6
cat-there = { cat-name } auf { $cell }{ $carries ->
    [fish] {" "}mit Fisch
    [done] {" "}fertig
   *[nothing] {""}
}
# en: 8a85acc7
no-cats = noch keine Katzen
# en: 80d4e37a
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = So ein Feld gibt es nicht.
# en: 3750107e
in-the-middle = { $cell } liegt in der Mitte; Fische und Katzen kommen in die erste und die letzte Reihe.
# en: d27a5a12
drawn-on-already = Auf { $cell } ist schon etwas gezeichnet.
# en: 8759d3ad
not-drawn-on = Auf { $cell } ist ein Schrein oder ein Gully, dort wird nichts gezeichnet.
# en: 82970b5d
fish-drawn-there = { $who } { FORM($who, "hast", "hat") } in Reihe { $row } schon { $n } { FORM($n, "Fisch", "Fische") } gezeichnet.
# en: c9c5956a
cat-drawn-there = { $who } { FORM($who, "hast", "hat") } in Reihe { $row } schon eine Katze gezeichnet; auf jeder Seite startet eine.
# en: 8220ede0
other-starting-row = { $cell } liegt nicht in { $who ->
    [you] deiner Startreihe
   *[other] der Startreihe von { $who }
}; Katzen starten in der eigenen Reihe.
# en: ab7b4e52
too-near = { $cell } ist zu nah; zwischen zwei Zeichnungen { FORM($needed, "muss", "müssen") } hier { $needed } { FORM($needed, "Feld", "Felder") } frei bleiben.
# en: c054a6c9
several-moves = Auf { $cell } endet mehr als ein Zug; jeder hat sein eigenes Zeichen.
# en: a7046ac8
all-rest = Alle Katzen sind fertig und ruhen sich aus.
# en: fa2194c3
shrine = Auf { $cell } steht ein Schrein, dort führt keine Linie hin.
# en: eb4f642f
there-already = Die { cat-name } ist schon auf { $cell }.
# en: f7da2ea5
across-a-corner = { $cell } liegt schräg von der { cat-name.dative }; keine Katze zieht schräg.
# en: e5b24996
not-in-line = { $cell } liegt nicht in einer Linie mit der { cat-name.dative }; sie geht auf ein Nachbarfeld oder springt geradeaus.
# en: 11193cc6
pair-blocked = Die { -sewer-weak }n Gullys { $entry } und { $cell } sind zu.
# en: 064009a2
line-on-sewer = Auf einem der { -sewer-weak }n Gullys liegt { $whom ->
    [you] deine Linie
   *[other] eine Linie von { $whom }
}.
# en: 84316373
specials-used-up = { $specials ->
    [0] In diesem Spiel gibt es keine Sonderzüge.
    [1] { $who ->
        [you] Dein Sonderzug
       *[other] Der Sonderzug von { $who }
    } ist verbraucht.
   *[other] { $who ->
        [you] Deine
       *[other] Die
    } { $specials } Sonderzüge{ $who ->
        [you] {""}
       *[other] {" "}von { $who }
    } sind verbraucht.
}
# en: 38a02a86
wall-between = Zwischen { $here } und { $cell } steht eine Mauer.
# en: 5f3ecccf
line-of-other = Auf { $cell } liegt eine Linie von { -whom-dir }, und auf die tritt keine Katze.
# en: 61a07032
line-outside = Aus einem Haus führt ein Schritt nur auf ein Feld ohne Linie, und auf { $cell } liegt eine.
# en: fafed2d3
own-line = Auf { $cell } liegt die eigene Linie, und auf die tritt hier keine Katze.
# en: bffc5529
fish-of-own-side = Der Fisch auf { $cell } liegt in der eigenen Reihe der { cat-name.dative }; eine Katze holt ihren Fisch aus der fernen Reihe.
# en: 433cb5fd
has-had-fish = Die { cat-name } hatte ihren Fisch schon; jede nimmt nur einen und betritt kein Feld mit einem zweiten.
# en: 06bc059e
wall-in-the-way = Hinter { $here } ist eine Mauer oder ein Schrein im Weg; darüber führt kein Sprung.
# en: af751c99
nothing-to-cross = { $cell } ist zu weit weg: Eine Katze springt nur über Linien, und auf { $there } liegt keine.
# en: fb77c33d
lands-on-line = Auf { $cell } liegt eine Linie; ein Sprung landet auf dem ersten Feld ohne Linie.
# en: 334dc9fb
not-blank = { $cell } ist nicht leer, und hier landet ein Sprung nur auf leeren Feldern.
# en: 4729baed
not-your-cat = Die { cat-name } gehört der anderen Seite.
# en: b4c02ffe
touch-where-it-goes = Wähle, wohin die Katze geht.
# en: 355579ad
what-takes-specials = { FORM($jump_is_special, "Jeder Sprung", "Ein Sprung über eine fremde Linie") } oder ein Weg durch einen Gully verbraucht einen Sonderzug.
# en: bc0b3f2b
bot-random = Kätzchen (spielt irgendwas)
# en: a31a5bac
bot-random-does = Nimmt irgendeine erlaubte Aktion, jede gleich gern.
# en: dab4afa8
bot-straight-on = Pip (Kind)
# en: 287b1dbb
bot-straight-on-does = Spielt wie ein Kind: läuft geradewegs zum nächsten Fisch und sieht eine Linie erst, wenn sie im Weg ist.
# en: ae69111b
bot-beginner = Tupf (Anfänger)
# en: 8f59d354
bot-beginner-does = Läuft wie Flitzer, überlässt aber eine von sechs Entscheidungen dem Zufall.
# en: 3ebb18d2
bot-stroller = Streuner (mittel)
# en: 4975a9dd
bot-stroller-does = Läuft wie Flitzer, überlässt aber eine von zwölf Entscheidungen dem Zufall.
# en: 66680a59
bot-racer = Flitzer (stark)
# en: 5cee95fc
bot-racer-does = Nimmt den kürzesten Weg zum Fisch und nach Hause und springt oder taucht durch Gullys, wo das Schritte spart.
# en: edcb2a8c
bot-blocker = Mochi (stark)
# en: 0a13c3e5
bot-blocker-does = Nimmt den kürzesten Weg, stellt sich aber lieber in den der anderen Seite, wo es diese mehr kostet.
# en: f4f9f55e
bot-learned = Salbei (stark)
# en: fff876a4
bot-learned-does = Hat in Tausenden Partien gegen sich selbst gelernt, wo der Weg von Flitzer zu verlassen ist. Ein Sonderzug auf Vorrat zählt in einer ausgeglichenen Partie 52 Punkte der Gewinnchance, ein zweiter 6 mehr.
# en: 7fef01c4
bot-tree-search = Großmeister Neko (Meister)
# en: b8bb0aa4
bot-tree-search-does = Spielt von jeder Entscheidung viele Partien weiter und nimmt, was am besten lief.
# en: e6c70271
goal-steps-ahead = Schritte Vorsprung
    .about = Wie viele Schritte weniger als der Gegner du nach dem Zug brauchst, ohne Sprünge; gar kein Weg zählt 99.
    .best = größter Vorsprung
    .why = { $lead ->
        [free] Danach hat eine Katze des Gegners keinen Weg mehr
        [shut] Danach hat eine deiner Katzen keinen Weg mehr
        [behind] Danach liegst du { $amount } { FORM($count, "Schritt", "Schritte") } zurück
        [level] Danach liegt niemand vorn
       *[ahead] Danach liegst du { $amount } { FORM($count, "Schritt", "Schritte") } vorn
    }
