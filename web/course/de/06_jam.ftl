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
# en: 7ad0d926
jam-1-2 = Ein Feld ist ein Stück Straße zwischen zwei Kreuzungen. Das Feld i8 liegt in Spalte i, Reihe 8. Ein Taxi fährt von einem Feld auf jedes andere, das an einer Kreuzung angrenzt.
# en: 062c766f
jam-1-3 = <details><summary>Mit der Tastatur</summary>
# en: 3d790b28
jam-1-4 = Geh mit Tab auf die Karte, lauf mit den Pfeiltasten und drück auf Enter.
# en: 0ca448d6
jam-1-5 = </details>
# en: 3f4aa482
jam-1-6 = Ein Computer fragt, welche Felder angrenzen, und dann, welche an diese angrenzen.
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
# en: 35b3168f
jam-2-8 = Wie viele Felder gibt es in jeder Entfernung von e4?
# en: cb8f8eff
jam-prints-3 = Entfernung { $distance }, Felder: { $spaces }
# en: 6333fb26
jam-2-9 = `waiting.pop(0)` nimmt das erste der wartenden Felder. Die Suche könnte auch ungeduldig sein und das letzte nehmen: `waiting.pop()`.
# en: e869d696
jam-3-1 = ## Der Stau
# en: b2db90ae
jam-3-2 = Jetzt ist mitten in der Stadt Stau: Ein gestreiftes Feld dauert 3 Minuten, jedes andere 1.
# en: 7affc543
jam-3-3 = Wir brauchen also eine Suche, die Minuten zählt. `minutes[there]` sagt, wie lange ein Feld dauert. Nimm jetzt zuerst das wartende Feld mit der **kleinsten Zahl**: Sortiere die wartenden, bevor du eins nimmst.
# en: 49fdbee8
jam-3-4 = <details><summary>Wer darauf kam</summary>
# en: 00f1896d
jam-3-5 = Edsger Dijkstra, 1956, in zwanzig Minuten bei einer Tasse Kaffee.
# en: f765486e
jam-3-6 = </details>
# en: 11bef26c
jam-3-7 = **Du bist dran.** Sei zehn Felder lang selbst die Suche.
# en: 45d00ee0
jam-3-8 = **Wenn du programmierst:** Eine Zeile fehlt. Schreib `waiting.sort(key=...)` und nimm `found.get` als Schlüssel: Das schlägt die Zahl eines Feldes nach. Alle anderen machen weiter.
# en: 42c81149
jam-3-9 = Sieh zu, wie die Suche um den Stau herumgeht. Die Zahlen sind jetzt Minuten. Am Ende des Schiebereglers steht, ob sie stimmen.
# en: b872159b
jam-3-10 = Wie viele Minuten sind es von d9 zu einem Feld, im Mittel über die ganze Stadt?
# en: b43800b3
jam-4-1 = ## Zwei Wege
# en: ff9ff89b
jam-4-2 = Der umrandete Weg hat die wenigsten Felder, der gefüllte ist der schnellste. Bewege den Schieberegler, und klick ein Feld an, zu dem du fahren willst.
# en: feb2296a
jam-4-3 = **Du bist dran.** Vergleiche beide Wege von d9 nach n9.
# en: 85b6f36a
jam-4-4 = In unserer Stadt gehören die Minuten zu dem Feld, auf das du fährst. In anderen Städten gehören sie zu den Straßen. Dann kann man einen wartenden Ort auf einer schnelleren Straße noch einmal erreichen. Seine Zahl wird verbessert: Die kleinere zählt.
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
# en: 51da6854
jam-prints-4 = { $average-2f } Minuten
