### 09_speeding.ipynb

# en: c4aaeb9f
speeding-0-1 = # 9 Zu schnell
# en: bf3841f3
speeding-0-2 = Ein Fahrgast hat es eilig und zahlt 5 Dollar, wenn du rast. Hältst du dich an das Tempolimit, verdienst du 3 Dollar. Ein Streifenwagen kann dich erwischen, und ein Strafzettel kostet 3 Dollar. Welches Risiko würdest du eingehen?
# en: 32e47a96
speeding-0-3 = - was ein riskanter Zug im Mittel wert ist;
    - bis zu welchem Risiko er sich lohnt;
    - warum eine Strafe die am meisten kostet, die sie sich am wenigsten leisten können.
# en: 6bfc59c1
speeding-0-4 = **Du brauchst** Bruchrechnung, Mittelwerte, einfache Gleichungen wie in [Der geduldige Würfel](05_patient_die.ipynb) und etwa 45 Minuten.
# en: be308fa7
speeding-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 859a6e7e
speeding-0-6 = Die Strafzettel sind aus dem Spiel Taxi Derby, das du [hier spielen](../taxi_derby/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: ceafa040
speeding-1-1 = ## Was ist ein Risiko wert?
# en: f15e11ea
speeding-1-2 = Das Fahrgeld behältst du, erwischt oder nicht.
# en: 9bddd3ed
speeding-1-3 = Stimmt das? Zehntausend Fahrten mit Wahrscheinlichkeit 1/2, im Mittel:
# en: 38e5e2da
speeding-prints-1 = { $average-2f } Dollar je Fahrt
# en: 4b5d84e8
speeding-2-1 = ## Die Gewinnschwelle
# en: dd5c89dc
speeding-2-2 = Mit einem sicheren Strafzettel ist Rasen 2 Dollar wert, weniger als langsames Fahren. Bei irgendeiner Wahrscheinlichkeit ist beides gleich viel wert: Das ist die **Gewinnschwelle**.
# en: 06ee97e2
speeding-2-3 = Nimm das Fahrgeld und zieh den Strafzettel mal seine Wahrscheinlichkeit ab. Vergleiche das dann mit dem langsamen Fahren.
# en: bb0cbbcd
speeding-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 1ade7b66
speeding-2-5 = Die eine Linie ist Rasen, die andere langsames Fahren. Bewege die Schieberegler und lies die Rechnung unter dem Bild.
# en: 915fabae
speeding-3-1 = ## Ein leerer Geldbeutel
# en: 16973240
speeding-3-2 = Jetzt kannst du keine Strafe bezahlen. Wirst du erwischt, dann wirst du **abgeschleppt**.
# en: b22108fb
speeding-3-3 = Mit Geld im Geldbeutel waren es 2/3. Die Strafe ist dieselbe. Aber wer sie sich am wenigsten leisten kann, sollte auch am wenigsten riskieren.
# en: 944daed5
speeding-4-1 = ## Außerhalb des Spiels
# en: 4786e97a
speeding-4-2 = **Für alle, die programmieren.** Schreib die Regel als Funktion: Bis zu welcher Wahrscheinlichkeit lohnt sich Rasen? Einen Bruch schreibst du als `Fraction(gain, cost)`. Alle anderen können weitergehen.
# en: 6e617b97
speeding-5-1 = ## Aufgaben
# en: 1d27710e
speeding-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: e0c2590f
speeding-6-1 = ## Was wir gesehen haben
# en: e3dd9895
speeding-6-2 = - Ein Risiko ist so viel wert, wie es im Mittel bringt: das Fahrgeld, minus Wahrscheinlichkeit mal Kosten.
    - Die Gewinnschwelle ist das, was Rasen mehr bringt, geteilt durch das, was ein Strafzettel kostet.
    - Mit leerem Geldbeutel kostet ein Strafzettel mehr, also lohnen sich nur kleine Risiken.
# en: f0ea2e8c
speeding-6-3 = **Zum Nachdenken.** Was müsste ein Strafzettel kosten, damit niemand mehr rast? Ist es fair, wenn alle die gleiche Strafe zahlen?
# en: 0b0555d7
speeding-6-4 = **Weiter.** Wie wahrscheinlich ist ein Strafzettel, und was ändern drei Würfel? [Risiko und Gewinn](../taxi_derby/lesson_risk_and_reward.ipynb).
