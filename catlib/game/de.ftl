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
# en: 2f7252bb
you = du
    .name = Du
# en: 4c32b6e9
list-comma = { $before }, { $last }
# en: b5b8b301
list-and = { $before } und { $last }
# en: 0dd68dd0
list-or = { $before } oder { $last }
# en: 2d28994f
list-space = { $before }{" "}{ $last }
# en: 1122f7b9
list-then = { $before }, dann { $last }
# en: 1071f729
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
# en: b0baae3d
named = „{ $what }“
# en: d23db717
touch = Klick auf: { $what }.
# en: 59275e06
touch-for = Klick für { $whole } auf: { $what }.
# en: d9e53fec
first-step = Der erste Schritt dorthin: { $what }.
# en: 1a182611
put-back = Zu viel: { $what }. Klick noch einmal darauf.
# en: c7557b28
own-way = { $lost ->
    [no] Du hast selbst gewählt
   *[other] { $lost }
}; die Anleitung macht hier weiter.
# en: 3baa3d4a
whose = { $who ->
    [you] dein
   *[other] { $who }s
}
# en: 51c0ae47
question = { $who } { $asks }
# en: 2e056307
name-and-colour = { $name } ({ $colour })
# en: 92bd39ea
decides = { $who } { FORM($who, "entscheidest", "entscheidet") }
# en: d32abe3b
wins = { $who } { FORM($who, "gewinnst", "gewinnt") }!
# en: 05fa25c4
game-pays = das Spiel zahlt { $n }
# en: 40c529ea
won = { $n ->
    [0] niemand hat
    [one] { $who } hat
   *[other] { $who } haben
} gewonnen
# en: 1c30444d
team-ended = { $team }: gemeinsam { FORM($won, "gewonnen", "verloren") }
# en: ff187b9c
team-won = { $team } hat gewonnen: { $who }
# en: edea24e2
chance-decides = der Zufall entscheidet
# en: 1e670fbd
chooses = { $who } { FORM($who, "wählst", "wählt") } { $what }
# en: 8f1dfc2c
chance-brings = { $dealer ->
    [dice] { FORM($n, "Der Würfel zeigt", "Die Würfel zeigen") } { $what }
    [deck] { FORM($n, "Die Karte ist", "Die Karten sind") } { $what }
   *[other] Der Zufall bringt { $what }
}
# en: 94ffbd22
what-is = { $what }: { $n }
# en: 19918484
choose = { $choices ->
    [no] Wähle eine der Möglichkeiten
   *[other] Klick auf { LIST($choices, "or") }
}.
# en: 245610e8
has-to-decide = { $who } { FORM($who, "musst", "muss") } entscheiden: wähle eine der Möglichkeiten.
# en: eb00da4b
nothing-to-decide = { $who } { FORM($who, "hattest", "hatte") } noch nichts zu entscheiden.
# en: a34f1cc3
in-turn = { heading }. { $asked }
# en: 4d1beb66
ended-early = Niemand konnte mehr aufholen, darum ist das Spiel hier zu Ende.
# en: 8d55c400
resigned = { $who } { FORM($who, "hast", "hat") } aufgegeben, darum ist das Spiel hier zu Ende.
# en: 46ae9680
resign = { $who ->
    [you] Gibst du auf? Dann ist das Spiel zu Ende.
   *[other] Gibt { $who } auf? Dann ist das Spiel zu Ende.
}
# en: e7654013
foregone = { $who } { FORM($who, "hast", "hat") } so gut wie gewonnen. Das Spiel jetzt beenden?
# en: 8c45dad1
game-over = Das Spiel ist zu Ende; beginne ein neues oder geh einen Schritt zurück.
# en: edb0a2f5
not-asked = Das kann jetzt nicht gewählt werden.
# en: 89b05e74
list-to = { $before } zu { $last }
# en: 7489816f
before-the-first-turn = vor dem ersten Zug
# en: 04f65df4
heading = { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
# en: 71055da4
now = Jetzt: { $question }{ $answers ->
    [no] {""}
   *[other] {" "}– { $answers }
}.
# en: be42349a
ours = °
# en: d63b667e
note-on-ours = ° steht, wo die gedruckte Anleitung etwas offen lässt und wir es so lesen, und bei dem, was wir erfunden haben. Alles andere steht in der gedruckten Anleitung.
# en: 59bd5965
game-for = Es ist ein Spiel zu { $n ->
    [1] einer Person
   *[other] { $n }
}.
# en: 7ea731da
usual-house-rules = Gespielt wird nach den üblichen Hausregeln.
# en: 80cd8c5e
house-rules-here = Hausregeln an diesem Tisch
# en: 9249b67a
house-rules-to-try = Hausregeln zum Ausprobieren
# en: 638cb71f
house-rule = { $about }. Hier: **{ $value ->
    [yes] ja
    [no] nein
   *[other] { $value }
}**{ $changed ->
    [yes] , sonst { $usual ->
        [yes] ja
        [no] nein
       *[other] { $usual }
    }
   *[no] {""}
}.
# en: 5998fece
not-fetched = { $what } ließ sich nicht laden: Ist das Netz weg?
# en: 48e0e093
save-refused = der Spielstand ist beschädigt, nicht vollständig, aus einer anderen Version oder von einem anderen Spiel
# en: 4a878eba
kept-refused = Das gesicherte Spiel lässt sich nicht lesen ({ $why }); { $found ->
    [yes] dies ist seine letzte gute Stellung
   *[no] nichts davon lässt sich fortsetzen
}.
# en: e0999026
sentence = { $said }.
# en: 8b0b3fcd
yes = ja
# en: 62f92631
no = nein
# en: ad2f7afe
none = keine
# en: 330a9d63
one-of-your-own = selbst gemacht
# en: 1ffb1893
goal-chance-to-win = Gewinnchance
    .why = Du gewinnst mit einer Chance von { $n }{ $sure ->
        [alone] {", "}wenn du von hier an perfekt spielst
        [all] {", "}wenn alle perfekt spielen
       *[other] {""}
    }
    .about = Chance, das ganze Spiel zu gewinnen; ein Gleichstand zählt als gleicher Anteil am Sieg.
    .team = Chance, dass das Team das ganze Spiel gewinnt; ein Gleichstand zählt als gleicher Anteil am Sieg.
    .together = Chance, dass alle das Spiel gemeinsam gewinnen.
# en: 76fac3c8
goal-why = Nach „{ $goal }“ zählt es { $n }
# en: 031c62d6
beside = { $why }{ $how ->
    [alike] . Das Nächstbeste ist etwa ebenso gut
    [next] ; das Nächstbeste: { $other }
    [done] ; was gespielt wurde: { $other }
   *[alone] {""}
}.
# en: cd60f1a6
chance-to-win = Gewinnchance: { $parts }
# en: 33979297
wins-with = { $who } { FORM($who, "gewinnst", "gewinnt") } zu { $chance }
# en: af7b2a3d
table = Dasselbe als Tabelle
# en: b37561e8
details = Technische Einzelheiten
# en: 11ad13cf
go-on = Weiter
# en: 9389ee46
see-board = Zum Spielplan
# en: 8edfa2b8
larger = Tipp auf den Ort, den du meinst · ✕ ganzer Plan
# en: a4a14f80
how-to-play = Spielregeln
# en: 7a3fb33a
close = Schließen
# en: 878bb487
thinking = Denkt nach …
# en: 5ba76164
selected = ausgewählt
# en: b792ffa5
can-be-chosen = wählbar
# en: 2795d862
kernel-stopped = Der Kernel läuft nicht mehr; führ die Zelle noch einmal aus.
# en: a97723d6
our-reading = unsere Lesart
# en: 5ba0e9ed
as-written = wie geschrieben
# en: 7e52911a
worth-proved = Gewinnchance, wenn beide so gut spielen, wie es geht; alle Zugfolgen, auf die es ankommt, wurden untersucht. Wer sicher gewinnt, gewinnt am besten schnell; wer sicher verliert, am besten spät.
# en: 02490a51
worth-solved = Gelöst: Es gilt, wenn von hier an alle so gut spielen, wie es geht.
# en: d2ee06eb
worth-played-on = Geschätzt: Es gilt, wenn nach der Wahl alle weiterspielen wie { $bots }.
# en: b9f9df57
worth-dealt-anew = Was du nicht sehen kannst, wird für jedes Spiel neu verteilt.
# en: b5fbbd48
worth-cut-off = Einige dieser Spiele waren nach { $n } Schritten nicht zu Ende; sie zählen als { FORM($together, "nicht gewonnen", "Gleichstand") }.
# en: 1839700f
worth-balanced = Als Gleichgewicht gelöst: Niemand schaut auf Verdecktes, und niemand gewinnt etwas, wenn er weiß, wie die anderen spielen.
# en: fb16390a
worth-unseen = Geschätzt aus { $n } Spielen, in denen niemand auf Verdecktes schaut; wie genau das ist, ist nicht bekannt.
# en: 4c12bd0f
worth-openly = Geschätzt durch Baumsuchen mit offenen Karten; wie weit das vom besten Spiel abweicht, ist nicht bekannt.
# en: 1e5ecdba
worth-guessed = Geschätzt durch eine Baumsuche; wie weit das vom besten Spiel abweicht, ist nicht bekannt.
# en: 8ba20f59
worth-mixed = Am besten mischst du: { $choices }.
# en: fd81ab9c
never-ends = endet nie
# en: 4410012e
review-searched = Nicht exakt: Eine Suche hat diese Entscheidungen beurteilt. Ein Verlust zählt, wenn er größer ist als seine Unsicherheit; von kleineren Verlusten fehlen einige.
# en: cb7c1acc
review-paired = Nicht exakt: aus { $n } Spielen, die Bots zu Ende gespielt haben, mit demselben Zufall für jede Wahl. Ein Verlust gilt, wenn alle weiterspielen wie { $bots }. Es zählen nur Verluste, die größer sind als ihre Unsicherheit, jeder in { $fresh } neuen Spielen gemessen; von kleineren Verlusten fehlen einige.
# en: 0edb618d
tap-to-skip = zum Überspringen antippen
# en: 5c6d4024
player = Spieler { $n }
# en: 3c3ce303
bot-random = Zufall (wählt irgendeinen Zug)
# en: ee68f087
bot-greedy = Gierig
# en: 461c8ffd
bot-search = Suche (probiert viele Spiele voraus)
# en: e57743ea
bot-random-does = Wählt zufällig, jede erlaubte Möglichkeit gleich oft.
# en: 0aab63ec
bot-greedy-does = Denkt einen Schritt voraus und nimmt, was nach der Schätzung des Spiels am meisten bringt.
# en: 298562f2
bot-search-does = { $hidden ->
    [yes] Spielt ein Gleichgewicht, wenn es sich schnell findet; sonst spielt er vor jeder Entscheidung viele Spiele voraus, ohne auf Verdecktes zu sehen.
   *[no] Spielt vor jeder Entscheidung viele Spiele voraus.
}

# en: d1b45ad5
slip-at-least = In Python heißt es >= und nicht =>.
# en: 23dc7151
slip-at-most = In Python heißt es <= und nicht =<.
# en: e9716faf
slip-compare = In Python schreibt man ≥ als >=, ≤ als <= und ≠ als !=.
# en: 5404429e
slip-times = In Python schreibt man „mal“ als *.
# en: 47a37965
slip-divided = In Python schreibt man „geteilt durch“ als /.
# en: 233d1c68
slip-power = In Python schreibt man ein Quadrat als ** 2 und eine dritte Potenz als ** 3.
# en: 427cd53b
slip-minus = Schreib das Minuszeichen der Tastatur: -.
# en: 14750e7b
slip-quotes = Schreib die geraden Anführungszeichen der Tastatur: ".
# en: 1d7ae0a3
slip-and = In Python schreibt man das Wort „and“.
# en: 9a5c8490
slip-or = In Python schreibt man das Wort „or“.
# en: 1452ccec
slip-elif = In Python ist „else if“ ein einziges Wort: elif.
# en: 2bf2c557
slip-small = In Python beginnen solche Wörter mit einem kleinen Buchstaben.
# en: 716bc94b
slip-factor = Schreib * zwischen eine Zahl und einen Namen, etwa 2 * n.
# en: e67f1a17
slip-colon = So eine Zeile endet mit einem Doppelpunkt.
# en: 35df0ef0
slip-equals = Zum Vergleichen schreib ==. Ein einzelnes = gibt einem Wert einen Namen.
# en: f7ce4433
slip-open = Hier geht eine Klammer auf und nie wieder zu.
# en: ef0f357a
slip-closed = Hier geht eine Klammer zu, die nie aufging.
# en: 50cca38f
slip-bracket = Eine Klammer wird hier mit einer Klammer anderer Art geschlossen.
# en: c002b63a
slip-quoted = Wörter in Anführungszeichen enden mit demselben Zeichen, in derselben Zeile.
# en: a6fcfff3
slip-indent = Die Zeile nach einem Doppelpunkt beginnt mit vier Leerzeichen mehr.
# en: 2e667595
slip-too-far = Diese Zeile beginnt mit zu vielen Leerzeichen.
# en: 7fc6bf0e
slip-unlike = Diese Zeile beginnt mit mehr oder weniger Leerzeichen als die Zeilen, zu denen sie gehört.
# en: 01160816
slip-tabs = Beginne Zeilen nur mit Leerzeichen, immer vier auf einmal.
# en: a4b5a8c8
slip-return = „return“ gehört zu einer Funktion: Die Zeile beginnt mit vier Leerzeichen.
# en: fa434f49
slip-comma = Hier fehlt etwas zwischen zwei Dingen: ein Komma oder ein Zeichen wie *.
# en: b040bb54
slip-else = Nach „… if …“ in einer Zeile kommt „else“ und was sonst gilt.
# en: 78c34303
slip-in-line = Zeile { $n }: { $slip }
# en: 907e224f
slip-unread = Python kann Zeile { $n } nicht lesen. Vergleiche sie Zeichen für Zeichen mit dem Code darüber.
# en: 9fae09bf
slip-unknown = Python kennt „{ $name }“ nicht. Ist es so geschrieben wie oben, mit denselben großen und kleinen Buchstaben?
# en: 829297a4
dice-fell = { $said ->
    [no] Der Würfel
   *[other] Gewürfelt: { $said }
}
# en: a26cda88
simulated = { $name }, { $games } Spiele{ $stopped ->
    [yes] , vorzeitig abgebrochen
   *[no] {""}
}
# en: 4f1697b2
simulated-together = { $bots }: gemeinsam gewonnen { $value }
# en: ec2e33cc
simulated-team = { $name }: gewonnen { $value }
# en: cb53e3ca
simulated-seat = Spieler { $n }, { $who }: gewonnen { $value }{ $alone ->
    [no] {""}
   *[other] , allein { $alone }
}
# en: d08639d7
simulated-shared = von mehreren gewonnen: { $value }
# en: 62693db4
simulated-drawn = von niemandem gewonnen: { $value }
# en: 16c30f9b
simulated-lost = nicht gewonnen: { $value }
# en: d13a2456
simulated-open = { $n } nicht zu Ende gespielt
# en: b4dc5fd1
solved = { $value } für { $together ->
    [yes] alle
   *[no] Spieler 1
}, { $gap ->
    [no] exakt
   *[other] Schranke ± { $gap }
}{ $hidden ->
    [yes] {" "}mit offenen Karten
   *[no] {""}
}; { $n } Stellungen
