### 08_parking.ipynb

# en: b1f6409b
parking-0-1 = # 8 Einparken
# en: 12f0143b
parking-0-2 = Vor einem Spiel Washi Cat werden Fische in eine Reihe gezeichnet. Zwischen zwei Fischen müssen zwei Felder frei bleiben, wie bei Autos, die Platz brauchen. Wenn ihr nicht aufpasst, findet der letzte Fisch keinen Platz. Wie wahrscheinlich ist das?
# en: 0586b375
parking-0-3 = - warum Möglichkeiten, die gleich aussehen, nicht gleich wahrscheinlich sein müssen;
    - wie ein Baumdiagramm zur Wahrscheinlichkeit führt;
    - wie eine Funktion lange Reihen berechnet, indem sie sich selbst nach kürzeren fragt.
# en: c476750e
parking-0-4 = **Du brauchst** Bruchrechnung, Baumdiagramme und etwa 45 Minuten. Karopapier und Münzen helfen.
# en: 607cceac
parking-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 86878e2c
parking-0-6 = Die Reihe ist aus dem Spiel Washi Cat, das du [hier spielen](../washi_cat/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: ae5d94c4
parking-1-1 = ## Sieben Spalten
# en: 0267c75a
parking-1-2 = Nimm eine kleine Reihe: sieben Spalten und drei Fische. Drei von sieben Spalten kann man auf 35 Arten auswählen. Bei wie vielen davon liegen zwischen zwei Fischen immer zwei Felder? Python schreibt sie alle auf.
# en: 3353f588
parking-prints-1 = { $len-ways } Möglichkeiten. Weit genug auseinander:
# en: ebe6144f
parking-1-3 = Nur bei einer. Lass jetzt den Zufall zeichnen, einen Fisch nach dem anderen, jeden auf eine Spalte, die noch frei ist.
# en: 67c40229
parking-1-4 = Glaubst du das? Der Computer füllt 7.000‑mal sieben Spalten. Er sagt, wie viele Fische Platz hatten, und wie oft.
# en: e1e1e03d
parking-prints-2 = { $fish } Fische: { $n }‑mal
# en: 74ffae19
parking-2-1 = ## Lange Reihen
# en: 102adb23
parking-2-2 = Jetzt sechs Fische.
# en: ac22014e
parking-2-3 = Ein Baumdiagramm für zwanzig Spalten wäre riesig. Aber es gibt einen Trick.
# en: 8ce2a6cd
parking-2-4 = Der erste Fisch teilt die Reihe in zwei kürzere, und die eine Seite ändert nichts an der anderen. Also fragt die Funktion sich selbst: Das ist eine **Rekursion**.
# en: a3543596
parking-2-5 = <details><summary>Im Code</summary>
# en: 774483cb
parking-2-6 = Die Funktion gibt zu jeder Anzahl von Fischen die Wahrscheinlichkeit an. Mit `@cache` merkt sie sich, was sie schon ausgerechnet hat.
# en: 552b2258
parking-2-7 = </details>
# en: 5306834e
parking-2-8 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 18252b6e
parking-2-9 = Sieben Spalten: Kommt dasselbe heraus wie im Baumdiagramm?
# en: 03ac8894
parking-prints-3 = { $fish } Fische: { $chance }
# en: 407116b3
parking-2-10 = Verschieb den ersten Fisch und lies, was aus der Reihe wird.
# en: 4a13f620
parking-2-11 = Hier ist die Rekursion für alle Reihen bis 24 Spalten.
# en: 0254c8c1
parking-3-1 = ## Breit genug
# en: a9d4ff11
parking-3-2 = Je breiter die Reihe, desto größer die Wahrscheinlichkeit. Gibt es eine Breite, bei der nichts mehr schiefgehen kann?
# en: 00d3fd75
parking-4-1 = ## Außerhalb des Spiels
# en: f5a757d9
parking-4-2 = **Wenn du programmierst:** `full_row` liefert ein Dictionary: die Anzahl der Fische und ihre Wahrscheinlichkeit. Schreib eine Funktion, die die Wahrscheinlichkeiten für *mindestens* so viele Fische addiert. Alle anderen machen weiter.
# en: eb933506
parking-5-1 = ## Aufgaben
# en: 002518ec
parking-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 19fc0b31
parking-6-1 = ## Was wir gesehen haben
# en: 1e502c28
parking-6-2 = - Möglichkeiten müssen nicht gleich wahrscheinlich sein. Dann reicht Zählen nicht: Geh das Baumdiagramm durch, multipliziere entlang der Äste und addiere die Äste.
    - Der erste Fisch teilt die Reihe in zwei kürzere, die nichts voneinander wissen. Das nutzt eine Rekursion aus.
    - In 16 Spalten passen sechs Fische durch Zufall fast nie. In 26 Spalten passen sie immer.
# en: dc1c97fa
parking-6-3 = **Zum Nachdenken.** Angenommen, ein Fisch darf nur dort liegen, wo er den anderen Platz lässt. Wären dann alle Reihen gleich wahrscheinlich? Was parkt so wie unsere Fische?
# en: d61e97d4
parking-6-4 = **Weiter.** Auf wie viele Arten es klappt, und sehr lange Reihen: [Reihen abzählen](../washi_cat/lesson_parking.ipynb).
