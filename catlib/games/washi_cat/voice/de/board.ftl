### Washi Cat: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

# en: 1f8766d7
tape-by-size = Der Spielplan, { $columns } Spalten mal { $rows } Reihen
# en: daf445f1
tape = Spielplan
# en: 2d63121c
players = Spieler
# en: 070c20a6
shrine-there = Schrein
# en: 0da2db68
sewer-there = { -sewer-weak }r Gully{ FORM($blocked, ", zu", "") }
# en: 16b88852
building = { $name ->
    [tea-house] Teehaus
    [bath-house] Badehaus
    [noodle-bar] Nudelbar
    [fish-market] Fischmarkt
    [station] Bahnhof
    [bell-tower] Glockenturm
    [hall] Halle
    [gate] Tor
   *[other] { $name }
}
# en: b192cb8e
walls-there = Mauer im { $sides }
# en: 3296ea54
north = Norden
# en: 351abf7f
east = Osten
# en: 75b97cc5
south = Süden
# en: 377255c7
west = Westen
# en: 1cc60ed6
fish-there = { AS($colour, "strong") } Fisch{ FORM($eaten, ", schon geholt", "") }
# en: f692da13
line-there = { AS($colour, "weak") } Linie
# en: 576816e5
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}mit Fisch
    [done] , fertig
   *[nothing] {""}
}
# en: 7fce7366
cat-does = Eine Katze geht auf ein Feld neben ihr und darf geradeaus über { FORM($own_tail, "ihre eigenen Linien", "die Linie der anderen Katze derselben Farbe") } springen.
# en: 35371465
fish-does = Eine Katze nimmt einen Fisch in ihrer fernen Reihe und bringt ihn an den eigenen Rand.
# en: 078dd157
sewer-does = Ein Sonderzug führt hier hinein und aus dem anderen Gully derselben Farbe hinaus; ein Schritt darauf macht beide zu.
# en: e5f13cd1
shrine-does = Einen Schrein betritt niemand.
# en: a3d532b1
line-does = Auf eine fremde Linie tritt keine Katze.
# en: 34d74a93
through-the-sewer = { cat-name } durch den Gully
# en: d7cefd72
next-errand = { $carries ->
    [done] fertig
    [fish] { $apart ->
        [yes] zu Reihe { $row }
       *[no] nach Hause
    }
   *[nothing] { $apart ->
        [yes] zu Reihe { $row }
       *[no] zum Fisch
    }
}
# en: a885640f
specials-left = noch { $left } { FORM($left, "Sonderzug", "Sonderzüge") }
# en: 792bffe6
special-moves = Sonderzüge
# en: d509b75f
specials-do = Ein Sonderzug springt auch über fremde Linien oder führt durch einen Gully.
# en: f1f72603
legend-wall = Mauer
# en: 77c6ccda
legend-sewer = Gully
# en: 9000f89d
legend-house = Haus
# en: ecd8b9c7
legend-special = Sprung, Gully

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

# en: 5acf101c
in-reach = in Reichweite der { cat-name.dative }
# en: a67f9127
to-go = noch { FORM($exact, "", "höchstens ") }{ $turns } { FORM($turns, "Schritt", "Schritte") }{ FORM($ahead, ", voraus", "") }
# en: d1d06ec8
no-way-to-go = kein Weg
# en: cfde335a
step-of-trip = Schritt { $step } von { $turns } der { cat-name.dative }{ FORM($exact, "", ", vielleicht nicht der schnellste Weg") }
# en: bba029a2
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }:{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "Zug", "Züge") }
# en: 82fd1237
way-home = Heimweg?
# en: 00b51c1d
no-way-home = kein Heimweg der { cat-name.dative } gefunden, eigene Linien halten sie auf
# en: 9e298fde
on-way-home = auf einem Heimweg der { cat-name.dative }
# en: 62e0bae5
shut-in-there = hier ist die { cat-name } eingeschlossen
# en: 3168f6de
part-of-wall = Teil der Mauer um die { cat-name }
# en: c4216fa8
own-line-outside = eigene Linie vor einem Ausgang, Teil der Mauer um die { cat-name }
# en: b7143c66
parts-from-home = eins von { $spaces } { FORM($spaces, "Feld", "Feldern") } zwischen der { cat-name.dative } und ihrem Zuhause
# en: 6ddd1480
parts-from-fish = eins von { $spaces } { FORM($spaces, "Feld", "Feldern") } zwischen der { cat-name.dative } und einem Fisch

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0b59b13c
show-reach = Felder in Reichweite
# en: 9452c1a1
show-trips = kürzeste Wege zu Fuß
# en: 59390568
show-quickest = schnellste Wege, mit Sprüngen
# en: c9227613
show-trapped = Heimweg oder die Mauer darum
# en: 06acd179
show-cut = kürzeste Mauer um die anderen
# en: d287f53d
no-room-at-all = auf jedem Feld steht ein Schrein; Katzen brauchen Platz
# en: 068a5571
cut-off = von { $here } führt kein Weg nach { $cell }; zu jedem Feld muss einer offen bleiben
# en: 9d5612f8
too-narrow = in Reihe { $row } ist Platz für { $spaces } Zeichnungen; { $cats } Katzen und { $fish } Fische brauchen { $n }
# en: 8f513d7f
fish-in-rows = von den Fischen jeder Seite { FORM($n, "liegt", "liegen") } { $n } in Reihe 1 und ebenso viele in Reihe { $row }
# en: f0fc012b
lonely = { $what ->
    [shrine] dem Schrein
    [cat] der Katze
   *[fish] dem Fisch
} auf { $here } entspricht nichts auf { $cell }
# en: 816a0110
lonely-sewers = den Gullys { $here } und { $there } entsprechen keine auf { $cell } und { $twin }
# en: 427d723b
lonely-wall = der Mauer { $here }|{ $there } entspricht keine bei { $cell }|{ $twin }
