### Washi Cat: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

tape-by-size = Der Spielplan, { $columns } Spalten mal { $rows } Reihen
tape = Spielplan
players = Spieler
shrine-there = Schrein
sewer-there = { -sewer-weak }r Gully{ FORM($blocked, ", zu", "") }
walls-there = Mauer im { $sides }
north = Norden
east = Osten
south = Süden
west = Westen
fish-there = { AS($colour, "strong") } Fisch{ FORM($eaten, ", weg", "") }
line-there = { AS($colour, "weak") } Linie
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}mit Fisch
    [done] , fertig
   *[nothing] {""}
}
cat-does = Eine Katze geht auf ein Feld neben ihr und darf geradeaus über { FORM($own_tail, "ihre eigenen Linien", "die Linie der anderen Katze derselben Farbe") } springen.
fish-does = Eine Katze nimmt einen Fisch in ihrer fernen Reihe und bringt ihn an den eigenen Rand.
sewer-does = Ein Sonderzug führt hier hinein und aus dem anderen Gully derselben Farbe hinaus; ein Schritt darauf macht beide zu.
shrine-does = Einen Schrein betritt niemand.
line-does = Auf eine fremde Linie tritt keine Katze.
through-the-sewer = { cat-name } durch den Gully
next-errand = { $carries ->
    [done] fertig
    [fish] { $apart ->
        [yes] nach Reihe { $row }
       *[no] nach Hause
    }
   *[nothing] { $apart ->
        [yes] nach Reihe { $row }
       *[no] zu einem Fisch
    }
}
specials-left = noch { $left } { FORM($left, "Sonderzug", "Sonderzüge") }
special-moves = Sonderzüge
specials-do = Ein Sonderzug springt auch über fremde Linien oder führt durch einen Gully.
legend-wall = Mauer
legend-sewer = Gully
legend-house = Haus

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

in-reach = in Reichweite der { cat-name.dative }
to-go = noch { FORM($exact, "", "höchstens ") }{ $turns } { FORM($turns, "Schritt", "Schritte") }{ FORM($ahead, ", voraus", "") }
no-way-to-go = kein Weg
step-of-trip = Schritt { $step } von { $turns } der { cat-name.dative }{ FORM($exact, "", ", vielleicht nicht der schnellste Weg") }
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }:{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "Zug", "Züge") }
way-home = Heimweg?
no-way-home = kein Heimweg der { cat-name.dative } gefunden, eigene Linien halten sie auf
on-way-home = auf einem Heimweg der { cat-name.dative }
shut-in-there = hier ist die { cat-name } eingeschlossen
part-of-wall = Teil der Mauer um die { cat-name }
own-line-outside = eigene Linie vor einem Ausgang, Teil der Mauer um die { cat-name }
parts-from-home = eins von { $spaces } { FORM($spaces, "Feld", "Feldern") } zwischen der { cat-name.dative } und ihrem Zuhause
parts-from-fish = eins von { $spaces } { FORM($spaces, "Feld", "Feldern") } zwischen der { cat-name.dative } und einem Fisch

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

show-reach = Felder in Reichweite
show-trips = kürzeste Wege zu Fuß
show-quickest = schnellste Wege, mit Sprüngen
show-trapped = Heimweg oder die Mauer darum
show-cut = billigste Mauer um die anderen
