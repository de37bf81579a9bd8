### 06_jam.ipynb

# en: 9fb5344c
jam-0-1 = # 6 Stau
# en: c775d615
jam-0-2 = Es ist halb sechs, und mitten in der Stadt ist Stau. Ist der kürzeste Weg noch der schnellste?
# en: 6c84ac1b
jam-0-3 = - wie eine Suche alle Entfernungen misst, ein Feld nach dem anderen;
    - warum sie es nicht eilig haben darf;
    - was eine einzige Zeile ändert, damit sie den schnellsten Weg findet.
# en: e8253c6d
jam-0-4 = **Du brauchst** Geduld zum Zählen, ein wenig Python (eine Liste, eine Schleife) und etwa 45 Minuten.
# en: 4ac35743
jam-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: ad66f188
jam-0-6 = Die Stadt ist aus dem Spiel Taxi Derby, das du [hier spielen](../taxi_derby/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 8adede0d
jam-1-1 = ## Felder suchen
# en: e40fab88
jam-1-2 = Ein Feld ist ein Stück Straße zwischen zwei Kreuzungen. Ein Taxi fährt von einem Feld auf jedes andere, das an einer Kreuzung angrenzt. Ein Computer sieht die Karte nicht: Er weiß nur, welche Felder angrenzen.
# en: 340be583
jam-1-3 = Ein Computer sieht nach, welche Felder an i8 angrenzen, und dann, welche an diese.
# en: ffb8d045
jam-prints-1 = i8 berührt { $len-next_door } Felder:
# en: ef5121b8
jam-prints-2 = Diese berühren { $len-more } weitere.
# en: e3cb4159
jam-2-1 = ## Eine Nachricht wandert
# en: ae2e3fb3
jam-2-2 = Der Computer nimmt das Feld, das am längsten wartet, gibt seinen Nachbarn Zahlen und lässt sie warten: Das ist die **Breitensuche**.
# en: 33a62f29
jam-2-3 = <details><summary>Schritt für Schritt</summary>
# en: e8c6f23e
jam-2-4 = Er führt eine Liste von Feldern, die *warten*: zuerst nur den Start. Immer wieder *nimmt* er das Feld, das am längsten wartet, und gibt jedem Nachbarn, der noch keine Zahl hat, die nächste Zahl. Von da an warten auch diese.
# en: 256cfc24
jam-2-5 = </details>
# en: 0346b299
jam-2-6 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: eff59a00
jam-2-7 = Sag, welches Feld als Nächstes drankommt, bevor du den Schieberegler bewegst.
# en: 2583c96a
jam-2-8 = Zähl die Felder in jeder Entfernung von i8:
# en: cb8f8eff
jam-prints-3 = Entfernung { $distance }, Felder: { $spaces }
# en: 116d1155
jam-3-1 = ## Die kleinste Zahl zuerst
# en: 79e6e7af
jam-3-2 = Zurück zum Stau: Jetzt muss die Suche Minuten zählen. Also nimmt sie zuerst das wartende Feld mit der **kleinsten Zahl**.
# en: 53977f13
jam-3-3 = <details><summary>Wer darauf kam</summary>
# en: b6ea691d
jam-3-4 = Edsger Dijkstra, 1956, in zwanzig Minuten bei einer Tasse Kaffee.
# en: 8b046db5
jam-3-5 = </details>
# en: 09142008
jam-3-6 = **Du bist dran.** Sei zehn Felder lang selbst die Suche.
# en: b77ad05c
jam-3-7 = Sieh zu, wie die Suche um den Stau herumgeht. Die Zahlen sind jetzt Minuten. Am Ende des Schiebereglers steht, ob sie stimmen.
# en: a8e55e3e
jam-3-8 = Von d9 zu einem Feld, im Mittel über die ganze Stadt:
# en: 51da6854
jam-prints-4 = { $average-2f } Minuten
# en: 62cb3c45
jam-4-1 = ## Außerhalb des Spiels
# en: 56355dc1
jam-4-2 = **Wenn du programmierst:** Schreib `found.get` an die Stelle der drei Punkte: Das schlägt die Zahl eines Feldes nach. Alle anderen machen weiter.
# en: 8ed2a90b
jam-5-1 = ## Aufgaben
# en: b8c5764c
jam-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 55ebcf52
jam-6-1 = ## Was wir gesehen haben
# en: acea4dde
jam-6-2 = - Die Breitensuche nimmt, was am längsten wartet. So findet sie alle Entfernungen, Schicht für Schicht.
    - Kosten Felder Zeit, dann nimm die kleinste Zahl zuerst: Das ist die Suche von Dijkstra. Was einmal dran war, ändert sich nicht mehr.
    - Der kürzeste Weg und der schnellste Weg sind zwei verschiedene Fragen.
# en: 6ec20616
jam-6-3 = **Zum Nachdenken.** Wären alle schneller, wenn alle um den Stau herumfahren? Wo breitet sich sonst etwas Feld für Feld aus?
# en: c4041563
jam-6-4 = **Weiter.** Wie viele kürzeste Wege gibt es? [Straßen](../taxi_derby/lesson_shortest_paths.ipynb).
