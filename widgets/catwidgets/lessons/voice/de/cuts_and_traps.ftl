### Fallen.

# en: f9a403f3
cuts-and-traps-note =
    .words-1 = Zertifikat: ein Beweis, den man schnell prüfen kann
    .words-2 = untere Schranke, obere Schranke
    .words-3 = kürzester Weg in einem Graphen aus Stellungen
    .tips-1 = Zum Nachspielen: Kleben Sie ein Raster auf den Boden. Ein Kind läuft und hinterlässt eine Linie, ein anderes zeichnet Schritt für Schritt die Mauer.
    .tips-2 = Häufiger Fehler: Man glaubt, eine billige Mauer sei auch schnell gezeichnet. Lassen Sie sie zeichnen.
# en: ae409255
cuts-and-traps-the-last-door = Eine Tür ist noch da, d6, und darauf liegt ein Fisch. Die rote Katze hat schon einen Fisch. Ist sie gefangen?
    .choices-trapped = Sie ist gefangen
    .choices-free = Sie kommt nach Hause
    .hint-1 = Eine Katze mit Fisch darf kein Feld mit einem Fisch betreten.
    .because = Für eine Katze, die einen Fisch trägt, ist ein anderer Fisch ein Stück Mauer.
# en: 9f43e136
cuts-and-traps-own-line = Jetzt hat die Katze ihre Linie gezeichnet: von d1 gerade hinauf zum Fisch auf d6. Über eine Linie der anderen Farbe darf man nicht zeichnen. Wie viele Felder muss Blau, auf c6, noch schließen?
    .choices-one = eins
    .choices-two = zwei
    .choices-three = drei
    .choices-cannot = Das geht nicht
    .hint-1 = c6 und e6 sind ihre freien Nachbarn. Und d5?
    .hint-2 = c6 und e6 sind ihre freien Nachbarn. Aber die Katze kann auf ihrer eigenen Linie zurücklaufen.
    .hint-3 = d5 ist eines ihrer eigenen Felder: Dort darf Blau nicht zeichnen.
    .because = Die eigene Linie ist ein Heimweg, den niemand mit Schritten schließen kann.
# en: 895bbbc2
cuts-and-traps-amazing = Mit einem Super-Wahnsinns-Katzensprung springt Blau über rote Felder, und auch sie werden blau. Wie viele Züge braucht Blau, auf c6, jetzt, um die Katze einzumauern, wenn Rot stillsteht?
    .hint-1 = e6 und d5 müssen geschlossen werden, und die Linie muss dorthin kommen.
    .hint-2 = Fast: Der Sprung selbst schließt d5 und ein Feld dahinter.
    .hint-3 = Nach einem Sprung ist e6 noch offen.
    .hint-4 = Kürzer: nach unten, hinüber, nach oben.
    .because = Nach unten auf c5, der Sprung über d5 nach e5, nach oben auf e6.
# en: 793ce158
cuts-and-traps-turns = Diese rote Katze ist durch den Gully von a3 nach g3 gekrochen, ihre Linie hat also zwei Stücke. Der billigsten Mauer fehlen noch drei Felder: f4, f3, g2. In wie vielen Zügen kann Blau, auf f5, eine Mauer zeichnen?
    .hint-1 = Von f3 nach g2 wäre es ein schräger Schritt, und den macht keine Linie.
    .hint-2 = Geh gerade nach unten, dann zur Seite.
    .hint-3 = In einem Zug zeichnet man auf ein Feld.
    .because = f4, f3, f2, g2: Eine Mauer darf sich an Ecken berühren, aber eine Linie braucht für jede Ecke ein Feld mehr.

# en: d029a393
cuts-and-traps-say-last-door = Die letzte Tür
# en: 407bff13
cuts-and-traps-say-last-door-said = Rot auf b6 hat einen Fisch und keinen Sonderzug mehr. Das Zuhause ist Reihe 1.
# en: a80a3db0
cuts-and-traps-say-last-door-proof = Die letzte Tür: der Beweis
# en: 756e5b88
cuts-and-traps-say-step-home = Schritt { $k } nach Hause
# en: 9edc95ec
cuts-and-traps-say-inside = innen
# en: f0d4cef2
cuts-and-traps-say-part-of-wall = Teil der Mauer
# en: 21395b32
cuts-and-traps-say-free = Rot kommt nach Hause: Das ist ein Weg mit { $n } { FORM($n, "Schritt", "Schritten") }.
# en: 4fe381ba
cuts-and-traps-say-trapped = Rot ist gefangen: innen { $n } { FORM($n, "Feld", "Felder") }, davon keins in Reihe 1. Darum herum liegen die blaue Linie auf { $line }{ $fish ->
    [no] {""}
   *[other] , der Fisch auf { $fish }, den eine Katze mit Fisch nicht betreten darf
}{ $shrines ->
    [yes] , Schreine
   *[no] {""}
} und der Rand.
# en: c5c2828f
cuts-and-traps-say-walked = Eine Katze mit ihrer Linie
# en: 462a66db
cuts-and-traps-say-walked-said = Rot ist von d1 zum Fisch auf d6 gelaufen und hat ihn jetzt. Blau steht auf c6.
# en: 5ceb74d1
cuts-and-traps-say-crossing-task = Kann Blau die rote Katze einmauern, wenn Rot stillsteht?
# en: 9e81cf86
cuts-and-traps-say-no-special = keinen Sonderzug
# en: 61da501f
cuts-and-traps-say-amazing = einen Wahnsinns-Sprung
# en: ad7b8e76
cuts-and-traps-say-way-home = Eine Linie ist ein Heimweg
# en: 8a6b847b
cuts-and-traps-say-way-home-said = Wie Blau auch zieht: Die rote Linie selbst ist ein Heimweg.
# en: d483fe35
cuts-and-traps-say-jump = Ein Super-Wahnsinns-Katzensprung
# en: 2772b9f2
cuts-and-traps-say-needs = Blau braucht { $n } { FORM($n, "Zug", "Züge") }: { $turns }.
# en: 857bb2cd
cuts-and-traps-say-sewer-run = Eine Linie in zwei Stücken
# en: 4aaed193
cuts-and-traps-say-sewer-run-said = Rot ist durch den Gully von a3 nach g3 gekrochen, hat den Fisch auf g5 geholt und steht auf g4. Blau steht auf f5.
# en: dce8b437
cuts-and-traps-say-drawing-task = Blau zeichnet, Rot steht still.
# en: 557270d0
cuts-and-traps-say-after = Nach { $n } { FORM($n, "Zug", "Zügen") }
# en: 2db5ee8f
cuts-and-traps-say-of-the-wall = Stück der Mauer
# en: bef97270
cuts-and-traps-say-to-close = Nach { $n } { FORM($n, "Zug", "Zügen") }: noch mindestens { $spaces } { FORM($spaces, "Feld", "Felder") } zu schließen, { $which }.
# en: 73336c2e
cuts-and-traps-controls =
    .blue_has = Blau hat
    .turns = Züge
