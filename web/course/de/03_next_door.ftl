### 03_next_door.ipynb

# en: f16209bb
next-door-0-1 = # 3 Nebenan
# en: b2a9206b
next-door-0-2 = Dein Fahrgast wartet nebenan. Ein Schritt, und du wärst da. Aber du hast vier Schritte gewürfelt, und du musst alle gehen. Kannst du trotzdem beim Fahrgast ankommen?
# en: b5ab380a
next-door-0-3 = - wo ein Taxi nach einer bestimmten Zahl von Schritten sein kann;
    - wie ein Beweis dir erspart, alles auszuprobieren;
    - was den Beweis kippt.
# en: 463fd15b
next-door-0-4 = **Du brauchst** Karopapier und etwa 35 Minuten.
# en: 73fe1ea8
next-door-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 70c6a717
next-door-0-6 = Die Stadt ist aus dem Spiel Cat Cab Crew, das du [hier spielen](../cat_cab/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: f8cd66d0
next-door-1-1 = ## Vier Schritte
# en: dfde4f7f
next-door-1-2 = Wo bist du angekommen? Probier es auch auf Karopapier.
# en: c0698267
next-door-2-1 = ## Alle Wege auf einmal
# en: 1ab453f3
next-door-2-2 = Kann das Taxi nebenan ankommen? Ein Computer kann alle Schritte zugleich machen. Er beginnt mit einem einzigen Feld. Schritt für Schritt ersetzt er jedes Feld durch seine vier Nachbarn.
# en: b997b1d4
next-door-2-3 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: e39f320d
next-door-prints-1 = { $steps } Schritte: ja
# en: 4e1bab7d
next-door-prints-2 = { $steps } Schritte: nein
# en: 4b6ff437
next-door-2-4 = Die Karte benutzt diese Funktion. Sie markiert die Felder, auf denen das Taxi ankommen kann.
# en: b1093cf3
next-door-2-5 = **Der Beweis.** Färbe die Felder wie ein Schachbrett. Jeder Schritt wechselt die Farbe, also führen vier Schritte zur ersten Farbe zurück. Das Feld nebenan hat die andere.
# en: 38e8a9e7
next-door-2-6 = Gerade oder ungerade: Das heißt **Parität**. Auf einfarbigen Feldern ist *x* + *y* gerade. Die Zelle prüft das für dreißig verschiedene Anzahlen von Schritten.
# en: f89c1e4f
next-door-prints-3 = Jedes Mal eine Farbe.
# en: 6ae16832
next-door-prints-4 = Zwei Farben zugleich.
# en: b596c4d0
next-door-3-1 = ## Du bist dran
# en: 1e43058a
next-door-3-2 = Zähl Zeile für Zeile.
# en: b8d87df4
next-door-3-3 = **Wenn du programmierst:** Schreib die ganze Regel: `True`, wenn ein Taxi in einer endlosen Stadt mit genau `steps` Schritten von `start` nach `end` kommt. Das Ziel muss nah genug sein, und die Parität muss passen. Alle anderen machen weiter.
# en: 9d45e4bf
next-door-4-1 = ## Schräg fahren
# en: e3eaa518
next-door-4-2 = Probier es aus. Geh zurück zur Idee und füge bei `moves` noch `(1, 1)` hinzu. Drück auf *Ausführen*, und die Karte ändert sich mit: Was wird aus den Farben?
# en: 867f6fc4
next-door-4-3 = Hier sind alle vier schrägen Schritte dabei. Die Funktion bleibt, wie sie ist.
# en: 3f9654ea
next-door-5-1 = ## Aufgaben
# en: 32b617c7
next-door-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: d182321a
next-door-6-1 = ## Was wir gesehen haben
# en: 776c7bdb
next-door-6-2 = - Jeder Schritt wechselt die Farbe. Eine gerade Zahl von Schritten führt also zur selben Farbe zurück.
    - Das ist ein Beweis: Er gilt für alle Wege, und niemand musste sie ausprobieren.
    - Eine Stadt, die man so färben kann, heißt *bipartit*. Mit schrägen Schritten klappt das nicht mehr.
# en: c058d662
next-door-6-3 = **Zum Nachdenken.** Was wäre, wenn ein Taxi auch einen Schritt lang warten dürfte? Welche Schachfiguren wechseln immer die Farbe, und welche nie?
# en: b71554d5
next-door-6-4 = **Weiter.** Im Spiel führt manches Stück zwei Felder geradeaus: [Wege nach Hause](../cat_cab/lesson_ways_home.ipynb).
