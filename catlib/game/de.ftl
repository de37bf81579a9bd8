### What all games say in the same words. Variables and cases: en.ftl, docs/translating.md; words: docs/glossary/de.md.

-dich = { $who ->
    [you] dich
   *[other] { $who }
}
-dir = { $who ->
    [you] dir
   *[other] { $who }
}
-whom-dich = { $whom ->
    [you] dich
   *[other] { $whom }
}
-whom-dir = { $whom ->
    [you] dir
   *[other] { $whom }
}
you = du
list-comma = { $before }, { $last }
list-and = { $before } und { $last }
list-or = { $before } oder { $last }
list-space = { $before }{" "}{ $last }
list-then = { $before }, dann { $last }
ordinal = { $n ->
    [1] erste
    [2] zweite
    [3] dritte
    [4] vierte
    [5] fünfte
    [6] sechste
    [7] siebte
    [8] achte
    [9] neunte
    [10] zehnte
   *[other] { $n }.
}
    .place = Platz { $n }
touch = Tippe auf: { $what }.
own-way = Du hast selbst gewählt: auch gut.
whose = { $who ->
    [you] dein
   *[other] { $who }s
}
question = { $who } { $asks }
name-and-colour = { $name } ({ $colour })
decides = { $who } { FORM($who, "entscheidest", "entscheidet") }
wins = { $who } { FORM($who, "gewinnst", "gewinnt") }!
chance-decides = der Zufall entscheidet
does-what = { $who }: { $what }
has-to-decide = { $who } { FORM($who, "musst", "muss") } entscheiden: wähle eine der Möglichkeiten.
nothing-to-decide = { $who } { FORM($who, "hattest", "hatte") } noch nichts zu entscheiden.
in-turn = { heading }. { $asked }
ended-early = Niemand konnte mehr aufholen, darum ist das Spiel hier zu Ende.
resigned = { $who } { FORM($who, "hast", "hat") } aufgegeben, darum ist das Spiel hier zu Ende.
resign = { $who ->
    [you] Gibst du auf? Dann ist das Spiel zu Ende.
   *[other] Gibt { $who } auf? Dann ist das Spiel zu Ende.
}
foregone = { $who } { FORM($who, "hast", "hat") } so gut wie gewonnen. Das Spiel jetzt beenden?
game-over = Das Spiel ist zu Ende; beginne ein neues oder geh einen Schritt zurück.
not-asked = Das kann jetzt nicht gewählt werden.
list-to = { $before } zu { $last }
before-the-first-turn = vor dem ersten Zug
heading = { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
now = Als Nächstes: { $question }{ $answers ->
    [no] {""}
   *[other] {" "}– { $answers }
}.
ours = °
note-on-ours = ° steht, wo die gedruckte Anleitung etwas offen lässt und wir es so lesen, und bei dem, was wir erfunden haben. Alles andere steht in der gedruckten Anleitung.
game-for = Es ist ein Spiel zu { $n ->
    [1] einer Person
   *[other] { $n }
}.
usual-house-rules = Gespielt wird nach den üblichen Hausregeln.
