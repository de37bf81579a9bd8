### taxi_derby/lesson_shortest_paths.ipynb

# en: 376e3afb
taxi-derby-lesson-shortest-paths-0-1 = # Straßen
# en: 9f0345d7
taxi-derby-lesson-shortest-paths-0-2 = Der Streifenwagen nimmt immer einen kürzesten Weg zu dir. Wie viele gibt es? Wie weit ist es durch die Stadt? In dieser Lektion wird aus einer Stadt ein Graph, und du zählst Wege, ohne sie zu gehen.
# en: 7f1daf3e
taxi-derby-lesson-shortest-paths-0-3 = - wie Straßen zu den Punkten eines Graphen werden und Kreuzungen zu seinen Linien;
    - wie weit zwei Felder im Mittel voneinander entfernt sind;
    - wie viele kürzeste Wege es gibt, ohne sie alle zu gehen.
# en: a186ac2d
taxi-derby-lesson-shortest-paths-0-4 = **Du brauchst** [Stau](../course/06_jam.ipynb): Dort findest du heraus, wie eine Suche Entfernungen misst. Du brauchst etwa 70 Minuten; die Teile 1 und 2 sind eine Stunde für sich. Programmieren musst du nicht: Du liest, schätzt und klickst.
# en: 73986fb2
taxi-derby-lesson-shortest-paths-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: dc8e901c
taxi-derby-lesson-shortest-paths-0-6 = Die Stadt ist aus dem Spiel Taxi Derby, das du [hier spielen](play.ipynb) kannst. Die andere Lektion dazu heißt [Risiko und Gewinn](lesson_risk_and_reward.ipynb).
# en: cc1823df
taxi-derby-lesson-shortest-paths-1-1 = ## 1 Ein Graph, umgestülpt
# en: 7af64957
taxi-derby-lesson-shortest-paths-1-2 = Ein **Graph** besteht aus Punkten, die man *Knoten* nennt, und Linien zwischen manchen davon, den *Kanten*. Der übliche Graph einer Stadt hat für jede Kreuzung einen Knoten und für jede Straße eine Kante. Aber Taxis stehen auf Straßen, nicht auf Kreuzungen. Stülpen wir ihn also um: Jede *Straße* wird ein Knoten, und zwei davon sind verbunden, wenn sie sich an einer Kreuzung treffen. Das nennt man den **Kantengraphen** der Stadt.
# en: e6c50a37
taxi-derby-lesson-shortest-paths-1-3 = Wechsle zwischen den beiden Graphen. Die Straße rund um den Plan ist gesperrt; Straßen, die zu ihr führen, sind also Sackgassen.
# en: dfff7172
taxi-derby-lesson-shortest-paths-1-4 = Es gibt eine Formel für Städte jeder Größe. Mit *b* Häuserblocks an jeder Seite der vier Viertel gibt es in jeder Richtung 2*b* − 1 innere Straßen, also (2*b* − 1)² Kreuzungen, und jede bildet sechs Paare.
# en: c9436174
taxi-derby-lesson-shortest-paths-1-5 = Und networkx, die Bibliothek, mit der das Spiel rechnet, kann selbst Kantengraphen bilden. Die nächste Zelle baut die Stadt aus Kreuzungen und Straßen, stülpt sie um und vergleicht.
# en: dabe56a7
taxi-derby-lesson-shortest-paths-2-1 = ## 2 Wie weit ist weit?
# en: d6173475
taxi-derby-lesson-shortest-paths-2-2 = In unserer Stadt geht es kürzer: Nimm die Enden der beiden Felder, die sich am nächsten sind. Zähl, wie viele Straßen diese beiden Kreuzungen voneinander entfernt sind, nach der Seite und nach oben, und addiere 1. Wie weit muss man im Mittel fahren?
# en: ddca5583
taxi-derby-lesson-shortest-paths-2-3 = Und noch einmal anders: zweitausendmal zwei zufällige Felder. Die Balken sind exakt, die Punkte das, was kam. Jeder hat ein Intervall, in dem die wahre Wahrscheinlichkeit in 19 von 20 Fällen liegt.
# en: 48425841
taxi-derby-lesson-shortest-paths-3-1 = ## 3 Wie viele Wege für den Streifenwagen?
# en: 8e2ca9e0
taxi-derby-lesson-shortest-paths-3-2 = Nach den Regeln kommt er auf *einem* kürzesten Weg, und jemand darf aussuchen, auf welchem. Es ist also gut zu wissen, wie viele es gibt.
# en: a91df352
taxi-derby-lesson-shortest-paths-3-3 = Diese Karte zählt für dich. Fang nah beim Streifenwagen an, und such in den Zahlen eine Regel.
# en: 7aa0de78
taxi-derby-lesson-shortest-paths-3-4 = **Die Regel.** Der letzte Schritt eines kürzesten Weges kommt von einem Nachbarn, der ein Feld näher liegt. Also ist die Zahl auf einem Feld die Summe der Zahlen auf diesen Nachbarn. Entlang einer Straße findest du 1, 1, 1, dann 1, 2, 3, dann 1, 3, 6: das Pascalsche Dreieck.
# en: a4bf3d02
taxi-derby-lesson-shortest-paths-3-5 = Schreib einen Weg als Wort, L für eine Straße nach links und O für eine nach oben. Mit drei L und zwei O hat es 5 Buchstaben, und du wählst aus, welche zwei ein O sind: „5 über 2“, ein Binomialkoeffizient.
# en: 38d88f48
taxi-derby-lesson-shortest-paths-3-6 = Auch so eine große Zahl muss man nicht durch Gehen abzählen. Die nächste Zelle macht beides, für drei Paare von Feldern.
# en: 8f393496
taxi-derby-lesson-shortest-paths-4-1 = ## Was wir gesehen haben
# en: a98e91bf
taxi-derby-lesson-shortest-paths-4-2 = - Aus Straßen werden Knoten und aus Kreuzungen Kanten: der Kantengraph. Unserer hat 112 Knoten und 6 · 49 = 294 Kanten.
    - Zwei Felder sind im Mittel 187/37, etwa 5, voneinander entfernt.
    - Die Anzahlen kürzester Wege addieren sich wie im Pascalschen Dreieck: 6 zum Memorial Park, 924 von Ecke zu Ecke.
# en: ad1e833f
taxi-derby-lesson-shortest-paths-5-1 = ## Prüfen
# en: a1454981
taxi-derby-lesson-shortest-paths-5-2 = Wenn du programmierst: Wie viele Paare von Nachbarn hat die Stadt? Die Antwort in dieser Zelle zählt etwas doppelt. Verbessere sie und führ die Zelle noch einmal aus.
# en: 3372a0c1
taxi-derby-lesson-shortest-paths-5-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 8b45cc89
taxi-derby-lesson-shortest-paths-5-4 = **Zum Nachdenken.** Der Streifenwagen darf bis zu vier Felder weit von dort abgestellt werden, wo er steht. Von wie vielen Feldern erreicht er den Memorial Park? Welche einzelne Straße würde, wenn man sie sperrt, die meisten Wege verlängern?
# en: 49b526a8
taxi-derby-lesson-shortest-paths-5-5 = Weiter: [Risiko und Gewinn](lesson_risk_and_reward.ipynb), über den Würfel des Streifenwagens. Oder [spiel](play.ipynb) das ganze Spiel.
# en: 51c1eb32
taxi-derby-lesson-shortest-paths-prints-1 = { $spaces-subs-b-4 } Felder, { $pairs-subs-b-4 } Paare
