### washi_cat/lesson_shortest_paths.ipynb

# en: 2d4565f9
washi-cat-lesson-shortest-paths-0-1 = # Der Sprung nach Hause
# en: 2e9a6c82
washi-cat-lesson-shortest-paths-0-2 = Eine Katze zeichnet eine Linie zu einem Fisch und zurück. Wie viele Züge braucht sie mindestens? Du zählst von Hand, siehst dann einer Suche zu und findest zuletzt heraus, dass man den schnellsten Weg gar nicht läuft.
# en: d42c5b16
washi-cat-lesson-shortest-paths-0-3 = - wie Schichten jeden Abstand angeben, um Schreine und Mauern herum;
    - wie lang ein Weg hin und zurück ist;
    - ein Trick, mit dem eine Katze in einem Zug nach Hause kommt, und wann er sich lohnt;
    - eine Formel für jeden Plan, und warum niemand schneller sein kann.
# en: 8b21d4fd
washi-cat-lesson-shortest-paths-0-4 = **Du brauchst** Karopapier, einen Stift und etwa 75 Minuten; die Teile 1 und 2 sind eine Stunde für sich. Programmieren musst du nicht: Du liest, schätzt und klickst.
# en: ad9f885d
washi-cat-lesson-shortest-paths-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: ac79ce7a
washi-cat-lesson-shortest-paths-0-6 = Das Spiel heißt Washi Cat, und du kannst es [hier spielen](play.ipynb).
# en: 5d013cbe
washi-cat-lesson-shortest-paths-1-1 = ## 1 Schichten
# en: b629fd7b
washi-cat-lesson-shortest-paths-1-2 = Eine Katze geht auf ein Feld neben ihr: nach oben, unten, links oder rechts. Sie betritt keinen Schrein, das rote Tor, und geht durch keine Mauer, den schwarzen Strich. Der **Abstand** von zwei Feldern ist die kleinste Zahl von Schritten.
# en: 97427852
washi-cat-lesson-shortest-paths-1-3 = Finde die Felder mit dem Abstand 2. Mit der Tastatur: Geh mit Tab auf den Plan, lauf mit den Pfeiltasten und drück auf Enter.
# en: ac3def44
washi-cat-lesson-shortest-paths-1-4 = Auf Karopapier geht es schnell: Schreib 0 auf den Start, 1 auf jedes Feld daneben, 2 auf jedes leere Feld neben einer 1, und so weiter. Zeichne den Plan, nimm c1 als Start, und schreib die ersten drei Schichten. Antworte dann.
# en: a007499e
washi-cat-lesson-shortest-paths-1-5 = Prüf dein Papier. Sag vor jedem Druck auf den Knopf, welche Felder als Nächstes kommen.
# en: f99b3fb5
washi-cat-lesson-shortest-paths-1-6 = Das ist die **Breitensuche**. In jeder Schicht sind genau die Felder, die einen Nachbarn in der Schicht davor haben und in keiner früheren sind. Niemand muss alle Wege probieren; davon gibt es Tausende.
# en: 3eed28a5
washi-cat-lesson-shortest-paths-1-7 = Die Bibliothek networkx macht dasselbe. Ihre Schichten müssen so groß sein wie unsere:
# en: 46cee66b
washi-cat-lesson-shortest-paths-2-1 = ## 2 Hin und wieder nach Hause
# en: cdd9e5fd
washi-cat-lesson-shortest-paths-2-2 = Eine Katze muss einen Fisch aus der letzten Reihe holen und ihn nach Hause bringen, auf *irgendein* Feld ihrer Startreihe. Zwei Abstände werden also addiert: von der Katze zum Fisch und vom Fisch zur Reihe.
# en: 4f46f959
washi-cat-lesson-shortest-paths-2-3 = Nimm einen leeren Plan mit vier Reihen. Der Fisch liegt in der letzten Reihe, eine Spalte daneben.
# en: 32a917ff
washi-cat-lesson-shortest-paths-2-4 = Allgemein: Bei R Reihen und einem Fisch, der k Spalten daneben liegt, sind es R − 1 + k Schritte zum Fisch und R − 1 Schritte nach Hause, zusammen 2R − 2 + k.
# en: 6761f1a2
washi-cat-lesson-shortest-paths-3-1 = ## 3 Geht es schneller?
# en: ccc2d485
washi-cat-lesson-shortest-paths-3-2 = Im Spiel gibt es noch einen Zug. Eine Katze neben einer eigenen Linie darf **springen**: geradeaus über alle Felder dieser Linie auf das erste ohne Linie. Das dauert einen Zug, egal wie lang die Linie ist.
# en: ec637367
washi-cat-lesson-shortest-paths-3-3 = Hier ist der Plan mit vier Reihen. Die Punkte zeigen, wohin deine Katze in einem Zug kommt. Bring den Fisch nach Hause. Wie wenige Züge brauchst du? Wenn du meinst, dass es nicht besser geht, nimm Züge zurück, und zeichne die Linie an einer anderen Stelle.
# en: 74ed5463
washi-cat-lesson-shortest-paths-3-4 = Hast du es gesehen? Der Hinweg ist die Bahn für den Sprung zurück.
# en: b18e6934
washi-cat-lesson-shortest-paths-3-5 = Geht es wirklich nicht schneller, auf keinem Plan? Eine Suche muss Linien ausprobieren, nicht nur Felder: Ihre Punkte sind *wo die Katze ist und was sie gezeichnet hat*. Bei acht Reihen führen neun Züge zu mehr als 80.000 davon; deshalb macht sie immer dort weiter, wo es am besten aussieht. Was sie findet, ist bewiesen: Weniger Züge reichen nicht. Ändere den Plan, und sieh nach.
# en: 19238053
washi-cat-lesson-shortest-paths-4-1 = ## 4 Jeder Plan
# en: 42cfb8cc
washi-cat-lesson-shortest-paths-4-2 = Das findet die Suche. Such in den Spalten von k = 1 bis k = 4 eine Regel.
# en: 976b83b2
washi-cat-lesson-shortest-paths-4-3 = **Warum niemand schneller ist.** Jeder Zug bringt die Linie höchstens ein Feld näher an den Fisch, denn ein Sprung landet direkt hinter einem Feld der Linie. Und der Heimweg dauert mindestens einen Zug.
# en: cd6cccd4
washi-cat-lesson-shortest-paths-4-4 = Und wenn der Fisch geradeaus liegt? Dann ist kein Platz zum Landen.
# en: 9d2b5f95
washi-cat-lesson-shortest-paths-4-5 = Gilt das auch auf einem längeren Plan?
# en: ca35b935
washi-cat-lesson-shortest-paths-4-6 = Hier ist die Tabelle noch einmal, mit einer Spalte für k = 0.
# en: 640edea2
washi-cat-lesson-shortest-paths-4-7 = Bei k = 0 ist die kleinste Zahl von Zügen die kleinere von zwei Zahlen: eine für den Fußweg und eine für den Umweg. Die Bibliothek hat die ganze Formel, und sie stimmt mit der Suche überein:
# en: d2b16375
washi-cat-lesson-shortest-paths-4-8 = Was wäre, wenn Sprünge nicht erlaubt wären, oder wenn man eigene Linien nicht noch einmal betreten dürfte? Stell die Regel um, und die Tabelle ändert sich mit.
# en: 1f6a65ab
washi-cat-lesson-shortest-paths-5-1 = ## Was wir gesehen haben
# en: a2e2ecd2
washi-cat-lesson-shortest-paths-5-2 = - Die Breitensuche findet alle Abstände, Schicht für Schicht.
    - Zu Fuß sind es hin und nach Hause 2R − 2 + k Schritte.
    - Mit einem Sprung sind es R + k Züge, wenn der Fisch daneben liegt: Die Linie des Hinwegs trägt die Katze nach Hause.
    - Geradeaus hat der Sprung keinen Platz zum Landen, und es gilt die kleinere Zahl von 2R − 2 und R + 3.
    - Wer behauptet, weniger gehe nicht, braucht zwei Dinge: einen Weg, der es erreicht, und einen Grund, warum keiner kürzer ist.
# en: a36b548e
washi-cat-lesson-shortest-paths-6-1 = ## Prüfen
# en: 40f65542
washi-cat-lesson-shortest-paths-6-2 = Wenn du programmierst: Wie viele Züge spart der Sprung bei acht Reihen, 2 Spalten daneben? Diese Zelle zieht falsch herum ab. Verbessere sie und führ die Zelle noch einmal aus.
# en: fb4ab50f
washi-cat-lesson-shortest-paths-6-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 60eeec24
washi-cat-lesson-shortest-paths-6-4 = **Zum Nachdenken.** Man kann auch über die Linie der eigenen anderen Katze springen. Können zwei Katzen zusammen schneller sein als jede für sich? Und wie würdest du eine Katze aufhalten, die zu so einem Lauf ansetzt?
# en: a14da1f3
washi-cat-lesson-shortest-paths-6-5 = Weiter: [Fallen](lesson_cuts_and_traps.ipynb), wo du eine Katze einschließt. Oder [spiel](play.ipynb).
