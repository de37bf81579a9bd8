### 07_walls.ipynb

# en: ab67d15a
walls-0-1 = # 7 Mauern
# en: b9e9a9b9
walls-0-2 = Eine Katze will nach Hause, und du willst das verhindern. Ein Stein schließt ein Feld. Wie viele Steine brauchst du mindestens? Und wie beweist du, dass weniger nicht reichen?
# en: 73f1f2b4
walls-0-3 = - wie man in einem Augenblick beweist, dass eine Katze frei ist, oder dass sie es nicht ist;
    - wie billig eine Mauer sein kann;
    - warum niemand eine billigere bauen kann.
# en: c8304139
walls-0-4 = **Du brauchst** Karopapier und etwa 45 Minuten. Ein wenig Python hilft: eine Liste, eine Schleife.
# en: 4021c604
walls-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 54c01c00
walls-0-6 = Die Pläne sind aus dem Spiel Washi Cat, das du [hier spielen](../washi_cat/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: f175f655
walls-1-1 = ## Gefangen?
# en: 5b68e5e6
walls-1-2 = Eine Katze geht nach oben, unten, links oder rechts. Auf eine Linie der anderen Farbe tritt sie nie. Die rote Katze will nach Hause, in Reihe 1.
# en: d66c3450
walls-1-3 = Hier ist die Linie kürzer. Daneben stehen rote Tore. Das sind Schreine, und keine Katze betritt einen Schrein.
# en: 52a168e6
walls-2-1 = ## Alles, was sie erreicht
# en: f3bf038a
walls-2-2 = Ein Computer fängt dort an, wo die Katze steht, und geht von Feld zu Feld, so weit er kann, aber nie in die Mauer.
# en: fecf59d8
walls-2-3 = <details><summary>Im Code</summary>
# en: fbeca143
walls-2-4 = `spaces[here]` sind die Felder neben `here`.
# en: 741abb80
walls-2-5 = </details>
# en: dc45d56b
walls-2-6 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 1fef5a3d
walls-2-7 = Die Punkte zeigen, was die Funktion erreicht.
# en: 0c7fbe34
walls-2-8 = **Wenn du programmierst:** Wann ist eine Katze eingeschlossen? Schreib eine Funktion; alle anderen machen weiter. Sie bekommt zwei Mengen von Feldern: die erreichten und die in Reihe 1. Sie soll `True` oder `False` geben. `reached & home` ist die Menge der Felder, die in beiden sind.
# en: 0a250c0d
walls-3-1 = ## Die billigste Mauer
# en: 4db1a296
walls-3-2 = Jetzt ist nichts gezeichnet, und deine Steine dürfen überall liegen. Zuerst auf leerem Papier, 6 Reihen und 7 Spalten.
# en: e7904233
walls-3-3 = Ränder helfen. Hier sind einige Felder und die Zahl ihrer Nachbarn.
# en: 103109dd
walls-prints-1 = { $space } hat { $len-paper-space } Nachbarn
# en: 5c612079
walls-3-4 = Und im Hof mit seinen Schreinen? Schließ Felder, bis die Katze eingeschlossen ist. Versuch es dann mit weniger. Mit der Tastatur: Geh mit Tab auf den Plan, lauf mit den Pfeiltasten und drück auf Enter.
# en: 431c631b
walls-3-5 = Python probiert alle Mauern aus einem Stein, dann alle aus zwei, und zählt, welche die Katze einschließen.
# en: e648cda5
walls-prints-2 = Steine: { $bricks }, Mauern: { $len-walls }, davon schließen { $shut } die Katze ein
# en: 5b426b2b
walls-4-1 = ## Warum nicht weniger?
# en: 9fb36b5c
walls-4-2 = Alles auszuprobieren dauert auf einem größeren Plan lange. Es gibt einen kürzeren Beweis.
# en: 365df469
walls-4-3 = Hier sind zwei solche Wege. Nur das erste Feld ist in beiden. Python prüft das nach.
# en: a38293ca
walls-prints-3 = Nur e6 ist in beiden.
# en: e7f16003
walls-prints-4 = Sie haben mehr als e6 gemeinsam.
# en: bdb48f03
walls-4-4 = Klick ein Feld an, und die Katze steht dort. Du siehst eine billigste Mauer und ebenso viele Heimwege, die kein Feld gemeinsam haben.
# en: 75f0450b
walls-4-5 = Gibt es *k* Wege, die kein Feld gemeinsam haben, dann braucht jede Mauer mindestens *k* Steine. Und so viele reichen auch immer: **Die billigste Mauer hat so viele Steine, wie es Wege gibt, die kein Feld gemeinsam haben.** Python vergleicht beides.
# en: 5252a4e7
walls-4-6 = <details><summary>Wer das bewiesen hat</summary>
# en: d939ba70
walls-4-7 = Das heißt *maximaler Fluss und minimaler Schnitt*. Karl Menger hat es 1927 bewiesen. Denk an Wasser: Es kommt nicht mehr durch, als die engste Stelle durchlässt.
# en: 9071a23f
walls-4-8 = </details>
# en: 446268d7
walls-prints-5 = Von jedem Feld aus so viele Steine wie Wege.
# en: 19550710
walls-prints-6 = Sie sind verschieden.
# en: 2e5d35c8
walls-4-9 = **Du bist dran.** Probier die Felder auf dem Plan darüber aus. Geh dann zurück zur Jagd ganz oben: Kannst du sie jetzt gewinnen?
# en: ac0155a3
walls-5-1 = ## Aufgaben
# en: a80efccd
walls-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 873e6557
walls-6-1 = ## Was wir gesehen haben
# en: f813c2d8
walls-6-2 = - Dass sie frei ist, beweist ein Weg. Dass sie gefangen ist, beweist alles, was sie erreicht. Beides ist schnell geprüft.
    - Auf leerem Papier braucht eine Mauer für jeden Nachbarn einen Stein. Ränder und Schreine machen sie billiger.
    - Gibt es so viele Wege ohne gemeinsames Feld, wie die Mauer Steine hat? Dann ist keine Mauer billiger.
# en: dd9cf37d
walls-6-3 = **Zum Nachdenken.** Welches einzelne Feld des Hofs würdest du schließen, wenn du nur eins schließen darfst? Wo sucht man sonst den billigsten Schnitt?
# en: c7b8ff91
walls-6-4 = **Weiter.** Im Spiel werden Mauern gezeichnet, Zug um Zug: [Fallen](../washi_cat/lesson_cuts_and_traps.ipynb).
