### washi_cat/lesson_cuts_and_traps.ipynb

# en: 1af35fcc
washi-cat-lesson-cuts-and-traps-0-1 = # Fallen
# en: 273b663d
washi-cat-lesson-cuts-and-traps-0-2 = In diesem Spiel werden Mauern nicht gebaut, sie werden gezeichnet, Zug um Zug. Und auch eine Katze, die läuft, zeichnet. Was hilft einer Katze, die fast gefangen ist? Wie lange dauert es, eine Mauer zu zeichnen?
# en: fce86578
washi-cat-lesson-cuts-and-traps-0-3 = - wozu ein Fisch auf der letzten Tür gut ist;
    - was eine Katze schützt, die gelaufen ist, und welcher Sprung diesen Schutz bricht;
    - warum eine billige Mauer nicht schnell gezeichnet sein muss.
# en: b052643b
washi-cat-lesson-cuts-and-traps-0-4 = **Du brauchst** [Mauern](../course/07_walls.ipynb): Dort findest du die billigste Mauer und beweist, dass es keine billigere gibt. Du brauchst etwa 35 Minuten. Programmieren musst du nicht: Du liest, schätzt und klickst.
# en: 0f8e4e8f
washi-cat-lesson-cuts-and-traps-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: bd6e9664
washi-cat-lesson-cuts-and-traps-0-6 = Das Spiel heißt Washi Cat, und du kannst es [hier spielen](play.ipynb). Andere Lektionen dazu sind [Der Sprung nach Hause](lesson_shortest_paths.ipynb) und [Reihen abzählen](lesson_parking.ipynb).
# en: f5256466
washi-cat-lesson-cuts-and-traps-1-1 = ## 1 Die letzte Tür
# en: b04bf543
washi-cat-lesson-cuts-and-traps-1-2 = Eine Katze geht auf ein Feld neben ihr: nach oben, unten, links oder rechts. Auf eine Linie der anderen Farbe tritt sie nie. Die rote Katze hat einen Fisch und will nach Hause, in Reihe 1.
# en: 194f4ccd
washi-cat-lesson-cuts-and-traps-1-3 = Hier ist der Beweis: Punkte sind auf allem, was die Katze erreicht, und darum herum liegt, was sie einschließt.
# en: c12a59e8
washi-cat-lesson-cuts-and-traps-2-1 = ## 2 Die Linie ist ein Heimweg
# en: b361d861
washi-cat-lesson-cuts-and-traps-2-2 = Im Spiel läuft eine Katze, und dabei zeichnet sie eine Linie.
# en: e8a1283a
washi-cat-lesson-cuts-and-traps-2-3 = Es gibt einen Sonderzug, den **Super-Wahnsinns-Katzensprung**. Er führt geradeaus über Linien der anderen Farbe und zeichnet darüber.
# en: 7f86ff80
washi-cat-lesson-cuts-and-traps-3-1 = ## 3 Mauern werden gezeichnet, nicht gebaut
# en: 6dd8eed0
washi-cat-lesson-cuts-and-traps-3-2 = Die Felder einer Mauer dürfen sich nur an Ecken berühren, und doch kommt niemand durch. Eine Linie aber geht immer von Seite zu Seite.
# en: d22841d4
washi-cat-lesson-cuts-and-traps-3-3 = Bewege den Schieberegler. Die Ziegel sind die Felder, die einer billigsten Mauer noch fehlen, dann die ganze Mauer.
# en: e61da8f3
washi-cat-lesson-cuts-and-traps-3-4 = Die billigste Mauer ist eine **untere Schranke** für die Züge: In jedem Zug zeichnet man auf ein Feld. Die gefundene Linie ist eine **obere Schranke**. Hier unterscheiden sie sich um eins, und eine Suche unter allen Linien hat gezeigt, dass niemand schneller ist.
# en: f9b85c2b
washi-cat-lesson-cuts-and-traps-4-1 = ## Was wir gesehen haben
# en: e6d3dfdb
washi-cat-lesson-cuts-and-traps-4-2 = - Für eine Katze, die einen Fisch trägt, ist ein anderer Fisch ein Stück Mauer.
    - Eine Katze, die gelaufen ist, hat einen Heimweg, ihre eigene Linie. Nur ein Super-Wahnsinns-Katzensprung kann über diese Linie zeichnen.
    - Die billigste Mauer ist eine untere Schranke für die Züge. Sie zu zeichnen kann länger dauern.
# en: 8ebfb135
washi-cat-lesson-cuts-and-traps-5-1 = ## Prüfen
# en: 42d3437c
washi-cat-lesson-cuts-and-traps-5-2 = Wenn du programmierst: In wie vielen Zügen kann Blau die Mauer aus Teil 3 zeichnen? Jemand hat die Felder der billigsten Mauer gezählt. Verbessere die Zelle.
# en: 006fbe4d
washi-cat-lesson-cuts-and-traps-5-3 = **Zum Nachdenken.** Welche Mauer um *zwei* Katzen ist die billigste? Kannst du Schreine so stellen, dass es immer drei Heimwege ohne gemeinsames Feld gibt, wo die Katze auch steht?
# en: a17786db
washi-cat-lesson-cuts-and-traps-5-4 = Weiter: [Reihen abzählen](lesson_parking.ipynb), über Fische mit Abstand. Oder [spiel](play.ipynb) das ganze Spiel.
