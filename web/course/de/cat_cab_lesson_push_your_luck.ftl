### cat_cab/lesson_push_your_luck.ipynb

# en: 4ffcbabe
cat-cab-lesson-push-your-luck-0-1 = # Sein Glück herausfordern
# en: c60cccf4
cat-cab-lesson-push-your-luck-0-2 = Wie fallen fünf Würfel, und wie weit bringt dich ein ganzer Zug? Und was, wenn du genau zehn Felder brauchst und weniger nicht hilft?
# en: 1a9303ff
cat-cab-lesson-push-your-luck-0-3 = - wie fünf Würfel fallen, und wie wahrscheinlich Pech ist;
    - wie ein Zug aussieht, wenn man perfekt fährt;
    - dass ein anderes Ziel eine andere Strategie braucht.
# en: ca568776
cat-cab-lesson-push-your-luck-0-4 = **Du brauchst** [Der geduldige Würfel](../course/05_patient_die.ipynb), [Die perfekte Fahrt](../course/14_perfect_driver.ipynb) und etwa 45 Minuten. Programmieren musst du nicht: Du liest, schätzt und klickst.
# en: ca7e4961
cat-cab-lesson-push-your-luck-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 6aefba65
cat-cab-lesson-push-your-luck-0-6 = Die Würfel sind aus dem Spiel Cat Cab Crew, das du [hier spielen](play.ipynb) kannst. Die andere Lektion dazu heißt [Wege nach Hause](lesson_ways_home.ipynb).
# en: 6194fda0
cat-cab-lesson-push-your-luck-1-1 = ## 1 Fünf Würfel, einmal geworfen
# en: a54b0b40
cat-cab-lesson-push-your-luck-1-2 = Eine 1 ist ein Fluch und nimmt dir ein Feld weg. 2 und 3 sind leer, 4 und 5 bringen ein Feld, und die 6 bringt zwei. Es zählen höchstens vier Flüche. Crazy Cat fährt ohne Geduld: Sie wirft fünf Würfel einmal und behält, was kommt.
# en: 31b505f8
cat-cab-lesson-push-your-luck-1-3 = Leichter zählt man die Würfe *ohne* Fluch. Jeder Würfel hat fünf Seiten, die keine 1 sind, und die Würfel sind unabhängig; also darf man die Wahrscheinlichkeiten multiplizieren. Was zu 1 fehlt, ist die Wahrscheinlichkeit für mindestens einen Fluch, hier bei *n* Würfeln.
# en: 2132a2da
cat-cab-lesson-push-your-luck-1-4 = Jetzt die Felder, nach Abzug der Flüche. Was ein Würfel im Mittel bringt, weißt du. Was bringen fünf?
# en: 9b709243
cat-cab-lesson-push-your-luck-1-5 = Um sicher zu sein, schreiben wir alle 7.776 Würfe mit fünf Würfeln auf und zählen. Das `max` ist die Grenze: Fünf Einsen sind nur vier Flüche.
# en: 96ddefee
cat-cab-lesson-push-your-luck-prints-1 = { $len-nets } Würfe, { $nets-count-0 } davon bringen 0; der Mittelwert ist { $Fraction-sum-nets-len-nets }
# en: fca23cd7
cat-cab-lesson-push-your-luck-1-6 = Man kann auch geschickter zählen. Schreib jeden Würfel als Polynom, mit den Feldern als Exponenten. Wenn du fünf davon multiplizierst, werden die Exponenten auf alle möglichen Arten addiert. Die Zahl vor *x*³ sagt dann, wie viele Würfe 3 Felder bringen.
# en: 8f2a7206
cat-cab-lesson-push-your-luck-1-7 = Nur ein Glied ist anders als im Spiel: Die fünf Flüche von 1/*x*⁵ zählen als vier. Im Diagramm sind die Balken die exakten Wahrscheinlichkeiten. Die Punkte darüber sind 2.000 Würfe, die der Computer wirklich gemacht hat, jeder mit einem Intervall. Darin liegt die wahre Wahrscheinlichkeit in 19 von 20 Fällen.
# en: 33ac80b9
cat-cab-lesson-push-your-luck-2-1 = ## 2 Fünf Würfel und so viel Geduld, wie du willst
# en: 18ade39f
cat-cab-lesson-push-your-luck-2-2 = [Die perfekte Fahrt](../course/14_perfect_driver.ipynb) führt mit denselben Würfeln fast doppelt so weit. Das ist ein Mittelwert. Hier siehst du alles, was bei einem Zug herauskommen kann. Bewege die Schieberegler: mehr Würfel, weniger Würfel, und Flüche, die schon da liegen, wenn der Zug beginnt.
# en: df14ff84
cat-cab-lesson-push-your-luck-2-3 = Stimmt das? Man kann es auch anders herausfinden: perfekt fahren lassen und zählen.
# en: bd7976f1
cat-cab-lesson-push-your-luck-3-1 = ## 3 Ein anderes Ziel, eine andere Strategie
# en: d3af1fd6
cat-cab-lesson-push-your-luck-3-2 = Bisher wollten wir im Mittel möglichst weit kommen. Aber stell dir vor, der Fahrgast wartet genau 10 Felder weit weg, und es ist der letzte Zug. Dann helfen nur fünf Sechsen und kein Fluch. Sieh dir zuerst einen einzigen Würfel an: Du wirfst ihn, bis er eine 6 zeigt oder eine 1 alles verdirbt.
# en: 9fa7f3bb
cat-cab-lesson-push-your-luck-3-3 = Für dieses Ziel wirft man am besten auch Vieren und Fünfen noch einmal. Für den Mittelwert wäre das dumm. **Was am besten ist, hängt davon ab, was du willst.** Das Diagramm vergleicht drei Arten zu fahren: immer genau auf die Entfernung hin, um die es geht, immer so, dass du im Mittel am weitesten kommst, und wie Crazy Cat.
# en: 3202e747
cat-cab-lesson-push-your-luck-4-1 = ## Was wir gesehen haben
# en: 78357ab4
cat-cab-lesson-push-your-luck-4-2 = - Fünf Würfel zeigen in 4.651 von 7.776 Würfen mindestens eine 1: Zähl die Würfe ohne 1, und nimm den Rest.
    - Crazy Cat kommt im Mittel 5 · 1/2 Felder weit und ein winziges bisschen mehr.
    - Bringt eine 3 einen Bonuswurf, der ein halbes Feld wert ist, wie im ganzen Spiel, dann kommt man bei perfekter Fahrt 4,833 Felder weit statt 4,818.
    - Wer etwas anderes will, sollte anders spielen: 10 Felder gelingen mit der Wahrscheinlichkeit 1/32, exakt.
# en: 749bb3c8
cat-cab-lesson-push-your-luck-5-1 = ## Prüfen
# en: 7bb29aad
cat-cab-lesson-push-your-luck-5-2 = Wenn du programmierst: zwei Würfel, einmal geworfen. Wie viele Felder bringen sie im Mittel, nach Abzug der Flüche? Die Antwort in dieser Zelle ist falsch. Verbessere sie und führ die Zelle noch einmal aus.
# en: 691ec896
cat-cab-lesson-push-your-luck-5-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 2b3da52e
cat-cab-lesson-push-your-luck-5-4 = **Zum Nachdenken.** Was wäre anders, wenn eine 1 zwei Felder kosten würde? Oder wenn schon bei zwei Flüchen Schluss wäre? Im [Regellabor](design_lab.ipynb) kannst du solche Regeln verstellen und nachsehen.
# en: d5aa3787
cat-cab-lesson-push-your-luck-5-5 = Weiter: [Wege nach Hause](lesson_ways_home.ipynb), über die Stadt als Graph. Oder [spiel](play.ipynb) das ganze Spiel.
