### cat_cab/lesson_ways_home.ipynb

# en: f050464c
cat-cab-lesson-ways-home-0-1 = # Wege nach Hause
# en: e221b26c
cat-cab-lesson-ways-home-0-2 = Wie weit ist es, wie viele Wege führen dorthin, und wo kannst du ankommen? In dieser Lektion wird aus einer kleinen Stadt Mathematik, und du findest Regeln, die für jede solche Stadt gelten.
# en: 8b82fb5a
cat-cab-lesson-ways-home-0-3 = - was ein Graph ist, und wie ein Computer darin Abstände misst;
    - wie viele kürzeste Wege nach Hause führen, ohne sie alle zu gehen;
    - wie Farben beweisen können, dass etwas unmöglich ist;
    - auf welchen Feldern ein Taxi mit seinen Würfeln ankommen kann.
# en: 16eac795
cat-cab-lesson-ways-home-0-4 = **Du brauchst** Karopapier, Geduld zum Zählen und etwa 90 Minuten; die Teile 1 bis 3 sind eine Stunde für sich. Programmieren musst du nicht: Du liest, schätzt und klickst.
# en: 44f5aefa
cat-cab-lesson-ways-home-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 9d896cea
cat-cab-lesson-ways-home-0-6 = Die Stadt ist aus dem Spiel Cat Cab Crew, das du [hier spielen](play.ipynb) kannst. Die andere Lektion dazu heißt [Sein Glück herausfordern](lesson_push_your_luck.ipynb).
# en: 38dfd0f8
cat-cab-lesson-ways-home-1-1 = ## 1 Erst klicken
# en: fa6329d6
cat-cab-lesson-ways-home-1-2 = Ein Feld schreibt man als (Spalte, Zeile): (3, 2) liegt in der dritten Spalte und der zweiten Zeile von unten. Ein Taxi fährt nach links, rechts, oben oder unten, bei jedem Schritt ein Feld weit, nie schräg. Sein **Zuhause** ist das Feld (1, 1) am Starttor.
# en: d8fbb6bc
cat-cab-lesson-ways-home-1-3 = Findest du alle Felder? Mit der Tastatur: Geh mit Tab auf die Karte, lauf mit den Pfeiltasten und drück auf Enter.
# en: ec22d4d9
cat-cab-lesson-ways-home-2-1 = ## 2 Die Stadt als Graph
# en: 4ff0ff4a
cat-cab-lesson-ways-home-2-2 = In der Mathematik ist diese Stadt ein **Graph**: Punkte, die man *Knoten* nennt, und Linien zwischen manchen davon, die *Kanten*. Jedes Feld ist ein Knoten. Zwei Felder mit einer gemeinsamen Seite verbindet eine Kante, eine Straße, auf der ein Taxi fahren kann.
# en: c27c60a7
cat-cab-lesson-ways-home-2-3 = Die Bibliothek hat denselben Graphen. Lass sie zählen, und vergleiche dann mit einer Formel für *m* Spalten und *n* Zeilen.
# en: a5192f94
cat-cab-lesson-ways-home-prints-1 = { $len-city } Knoten, { $city-number_of_edges } Kanten
# en: 18aa56d2
cat-cab-lesson-ways-home-2-4 = Und mit unseren 6 Spalten und 8 Zeilen:
# en: f75a779d
cat-cab-lesson-ways-home-3-1 = ## 3 Abstand
# en: cebc6ab9
cat-cab-lesson-ways-home-3-2 = Der **Abstand** von zwei Feldern ist die Zahl der Schritte auf einem kürzesten Weg. Wie findet ihn ein Computer? Er verbreitet eine Nachricht. Zu Hause weiß man: Abstand 0. Von dort erfahren es die Nachbarn: Abstand 1. Die sagen es allen Nachbarn, die es noch nicht wissen: Abstand 2. Und so weiter, Schicht für Schicht. Das heißt *Breitensuche*.
# en: 30acfb8b
cat-cab-lesson-ways-home-3-3 = In einer Stadt ohne Mauern geht es auch kürzer: Addiere den Unterschied der Spalten und den Unterschied der Zeilen. Die nächste Zelle sucht und vergleicht mit dieser Regel, auf allen 48 Feldern.
# en: eb76add2
cat-cab-lesson-ways-home-3-4 = Jetzt kommt der Zufall dazu. Fahrgäste tauchen irgendwo auf: Ein sechsseitiger Würfel bestimmt die Spalte, ein achtseitiger die Zeile. Und auch du kannst irgendwo sein.
# en: d497119a
cat-cab-lesson-ways-home-3-5 = Spalten und Zeilen darf man getrennt mitteln. Bei *n* Feldern in einer Reihe gibt es 2(*n* − *d*) geordnete Paare mit dem Abstand *d*, von *n*² Paaren. Die Formel addiert das für beide Richtungen.
# en: 88079b3f
cat-cab-lesson-ways-home-3-6 = Und noch einmal anders, mit Würfeln: 2.000‑mal zwei zufällige Felder. Die Balken sind exakt, die Punkte das, was kam. Jeder hat ein Intervall, in dem die wahre Wahrscheinlichkeit in 19 von 20 Fällen liegt.
# en: d17c6ab8
cat-cab-lesson-ways-home-4-1 = ## 4 Wie viele Wege nach Hause?
# en: 2cd5ae7a
cat-cab-lesson-ways-home-4-2 = Es gibt nur einen Abstand, aber viele kürzeste Wege. Nimm das Feld (3, 3). Jeder kürzeste Weg nach Hause hat vier Schritte: zwei nach links und zwei nach unten, in irgendeiner Reihenfolge. Zeichne sie auf Karopapier, bevor du schätzt.
# en: d5eda84c
cat-cab-lesson-ways-home-4-3 = Diese Karte zählt für dich. Klick Felder an, fang nah beim Zuhause an, und such in den Zahlen eine Regel. Wenn du sie zu haben glaubst, sag die nächste Zahl voraus, bevor du klickst.
# en: 2e593280
cat-cab-lesson-ways-home-4-4 = **Die Regel.** Ein Weg nach Hause beginnt mit einem Schritt nach links oder nach unten. Also ist die Zahl auf einem Feld die Summe der Zahlen links davon und darunter. Am Rand gibt es nur einen Weg. Das ist das *Pascalsche Dreieck*, auf eine Ecke gestellt.
# en: 12292c59
cat-cab-lesson-ways-home-4-5 = Wie kommt man an so eine Zahl, ohne die ganze Karte auszufüllen? Schreib einen Weg als Wort: L für links, U für unten. Von (6, 8) aus hat es 12 Buchstaben, und 5 davon sind L. Die Frage ist also, auf wie viele Arten man 5 Stellen von 12 auswählen kann. Diese Zahl heißt *Binomialkoeffizient*, „12 über 5“.
# en: c1b5d9af
cat-cab-lesson-ways-home-4-6 = Hier ist die ganze Karte, und dann die Zahl für ein Feld in Spalte *m* und Zeile *n*.
# en: 585827c2
cat-cab-lesson-ways-home-4-7 = Prüf die Formel auf jedem Feld. Links vom Gleichheitszeichen ist die Bibliothek alle Wege gegangen, einen nach dem anderen.
# en: ad0e5d9a
cat-cab-lesson-ways-home-5-1 = ## 5 Wege hindurch und Wege zurück
# en: 29021113
cat-cab-lesson-ways-home-5-2 = Auf (3, 4) lauert eine Pfotenstreife. Wie viele der Wege aus der fernen Ecke führen über sie? Jeder davon hat zwei Teile.
# en: 0dfca8b1
cat-cab-lesson-ways-home-5-3 = „Erst dies, dann das“ heißt: multiplizieren. „Entweder dies oder das“ heißt: addieren. In dieser Lektion hast du beides benutzt.
# en: c940f7d9
cat-cab-lesson-ways-home-5-4 = Im Spiel kann ein Fluch ein Taxi zurückschieben: eine Anzahl Schritte auf *irgendeinem* kürzesten Weg nach Hause, und wer fährt, sucht ihn aus.
# en: b60e219e
cat-cab-lesson-ways-home-5-5 = Die Bibliothek weiß es für 2, 3 und 4 Schritte zurück. Hinter jedem Feld steht, auf wie viele Arten ein Taxi dorthin kommt.
# en: 1d4afa98
cat-cab-lesson-ways-home-prints-2 = { $steps } Schritte zurück: { $ends }
# en: 4db559b9
cat-cab-lesson-ways-home-5-6 = Die Zahlen sind 1, 2, 1, dann 1, 3, 3, 1, dann 1, 4, 6, 4, 1: wieder das Pascalsche Dreieck, diesmal Zeile für Zeile.
# en: 9ce0d4f6
cat-cab-lesson-ways-home-6-1 = ## 6 Wo eine Fahrt enden kann
# en: a6d0ceea
cat-cab-lesson-ways-home-6-2 = In deinem Zug bringen die Würfel Stücke zum Fahren. Ein Stück von 2 führt zwei Felder geradeaus. Alle Stücke müssen gefahren werden. Jeder Schritt wechselt die Farbe des Feldes, wie auf einem Schachbrett. Nach einer geraden Zahl von Schritten stehst du also auf der Farbe, von der du kamst: Den Beweis findest du in [Nebenan](../course/03_next_door.ipynb).
# en: 3b867f4d
cat-cab-lesson-ways-home-6-3 = Die Farbe sagt, wo ein Taxi *nicht* ankommen kann. Finde heraus, wo es kann.
# en: ec5bc112
cat-cab-lesson-ways-home-6-4 = Jetzt mit Schiebereglern. Was kommt nur mit einzelnen Schritten heraus? Nur mit Stücken von 2? Was ändert ein einziger einzelner Schritt?
# en: 3e4c432f
cat-cab-lesson-ways-home-6-5 = Am Rand fehlen Felder, und das verdeckt die Regel. Denk dir also einen endlosen Plan, und zähl die Felder, auf denen ein Taxi nach 0, 1, 2, 3 und 4 einzelnen Schritten ankommen kann.
# en: 29b0db9f
cat-cab-lesson-ways-home-6-6 = Kannst du diese Reihe fortsetzen? Und wie ist es mit Stücken von 2?
# en: 1d7c3b69
cat-cab-lesson-ways-home-6-7 = Warum Quadratzahlen? Nach *n* Schritten ist ein Taxi *n*, *n* − 2, *n* − 4, … Schritte vom Start entfernt. Auf einem endlosen Plan sind 4*d* Felder genau *d* Schritte entfernt (und eins für *d* = 0). Für ein gerades *n* = 2*k* ist die Summe
# en: 1c61a88f
cat-cab-lesson-ways-home-6-8 = also (*n* + 1)², wie wir gesehen haben. Und ein einziger einzelner Schritt genügt: Stücke von 1, 2 und 2 erreichen jedes Feld der richtigen Farbe, das höchstens fünf Schritte entfernt ist, genau wie fünf einzelne Schritte.
# en: fcd77a03
cat-cab-lesson-ways-home-7-1 = ## Was wir gesehen haben
# en: 28253080
cat-cab-lesson-ways-home-7-2 = - Eine Stadt ist ein Graph. Unsere hat 48 Knoten und 82 Kanten, bei *m* Spalten und *n* Zeilen (*m* − 1)*n* + *m*(*n* − 1).
    - Die Breitensuche findet Abstände Schicht für Schicht. Zwei zufällige Felder sind im Mittel 329/72 Schritte voneinander entfernt.
    - Die kürzesten Wege nach Hause bilden das Pascalsche Dreieck: 792 aus der fernen Ecke, 350 davon über die Pfotenstreife auf (3, 4).
    - Jeder Schritt wechselt die Farbe. Das beweist ganz ohne Suchen, dass man manche Felder nicht erreicht.
    - Auf einem endlosen Plan kann man nach *n* einzelnen Schritten auf (*n* + 1)² Feldern ankommen.
# en: f2cc94a3
cat-cab-lesson-ways-home-8-1 = ## Prüfen
# en: 15be409c
cat-cab-lesson-ways-home-8-2 = Wenn du programmierst: Wie viele kürzeste Wege führen von (3, 3) nach Hause? Die Antwort in dieser Zelle ist falsch. Verbessere sie und führ die Zelle noch einmal aus.
# en: 03a0c44b
cat-cab-lesson-ways-home-8-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: af1c6d9c
cat-cab-lesson-ways-home-8-4 = **Zum Nachdenken.** Sperre eine Straße der Stadt. Welche Zahl im Pascalschen Dreieck ändert sich zuerst? Kannst du zwei Straßen so sperren, dass niemand mehr nach Hause kommt?
# en: e89d674b
cat-cab-lesson-ways-home-8-5 = Weiter: [Sein Glück herausfordern](lesson_push_your_luck.ipynb), über die Würfel. Oder [spiel](play.ipynb) das ganze Spiel.
