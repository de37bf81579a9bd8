### 09_speeding.ipynb

# en: c4aaeb9f
speeding-0-1 = # 9 Zu schnell
# en: bf3841f3
speeding-0-2 = Ein Fahrgast hat es eilig und zahlt 5 Dollar, wenn du rast. Hältst du dich an das Tempolimit, verdienst du 3 Dollar. Ein Streifenwagen kann dich erwischen, und ein Strafzettel kostet 3 Dollar. Welches Risiko würdest du eingehen?
# en: 6d99ff19
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
# en: ac489516
speeding-1-3 = Nimm das Fahrgeld und zieh den Strafzettel mal seine Wahrscheinlichkeit ab. Vergleiche das dann mit dem langsamen Fahren.
# en: 4ad904a9
speeding-1-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 0ce53afe
speeding-prints-1 = Risiko { $chance }: bringt im Mittel { $worth } → rasen
# en: 903eeeac
speeding-prints-2 = Risiko { $chance }: bringt im Mittel { $worth } → langsam fahren
# en: 97f844d6
speeding-1-5 = Stimmt das? Zehntausend Fahrten mit Wahrscheinlichkeit 1/2, im Mittel:
# en: 4b5d84e8
speeding-2-1 = ## Die Gewinnschwelle
# en: 715514f0
speeding-2-2 = Irgendwo zwischen diesen Wahrscheinlichkeiten lohnt sich Rasen nicht mehr. Wo beides gleich viel wert ist, liegt die **Gewinnschwelle**.
# en: 0165d9f5
speeding-2-3 = Das Bild benutzt deine Funktion. Die eine Linie ist Rasen: Sie fällt, je wahrscheinlicher ein Strafzettel wird. Die andere ist langsames Fahren. Bewege die Schieberegler und lies die Rechnung unter dem Bild.
# en: 12d139b8
speeding-2-4 = Was wäre, wenn der Streifenwagen dir auch das Fahrgeld wegnimmt? Ändere die Idee: `return fare - chance * (fare + ticket)`. Drück auf *Ausführen*, und das Bild ändert sich mit. Welche Linie ändert sich, und wie?
# en: e764463f
speeding-2-5 = **Du bist dran.** Schreib die Regel als Funktion: Bis zu welcher Wahrscheinlichkeit lohnt sich Rasen? Einen Bruch schreibst du als `Fraction(gain, cost)`.
# en: db4a3a3d
speeding-3-1 = ## Die Strafzettel
# en: 9cb40ba0
speeding-3-2 = Im Spiel ist ein Strafzettel eine Karte. Die meisten kosten Geld.
# en: 5127713c
speeding-3-3 = Dasselbe in Python: Karten mal Strafe, geteilt durch alle Karten.
# en: e468a84f
speeding-4-1 = ## Du bist dran: ein leerer Geldbeutel
# en: cfeb9e02
speeding-4-2 = Jetzt kannst du keine Strafe bezahlen. Wirst du erwischt, dann wirst du **abgeschleppt**.
# en: 2540eb51
speeding-4-3 = Mit Geld im Geldbeutel waren es 2/3. Die Strafe ist dieselbe. Aber wer sie sich am wenigsten leisten kann, sollte auch am wenigsten riskieren.
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
# en: 71e140b6
speeding-prints-3 = { $average-2f } Dollar je Fahrt
# en: 6686183a
speeding-prints-4 = ein Strafzettel kostet im Mittel { $ticket } Dollar
