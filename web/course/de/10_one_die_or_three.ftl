### 10_one_die_or_three.ipynb

# en: bfdb19fc
one-die-or-three-0-1 = # 10 Ein Würfel oder drei
# en: f8756a82
one-die-or-three-0-2 = Du warst 3 über dem Tempolimit, und der Streifenwagen verfolgt dich. Unsere Regel nimmt **einen** vierseitigen Würfel mal drei. Anderswo addiert man **drei** Würfel. Was soll dich lieber verfolgen?
# en: 33793a39
one-die-or-three-0-3 = - worin sich zwei Regeln mit demselben Mittelwert unterscheiden können;
    - wie man das misst, mit Quadraten;
    - wann dir eine große Streuung hilft, und wann nicht.
# en: dc57f888
one-die-or-three-0-4 = **Du brauchst** Bruchrechnung, Mittelwerte wie in [Der geduldige Würfel](05_patient_die.ipynb) und etwa 45 Minuten. Vierseitige Würfel helfen.
# en: 933c27b1
one-die-or-three-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: fcb50388
one-die-or-three-0-6 = Der Streifenwagen ist aus dem Spiel Taxi Derby, das du [hier spielen](../taxi_derby/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: eaebfa98
one-die-or-three-1-1 = ## Der Mittelwert
# en: 2d5185c4
one-die-or-three-1-2 = Zehntausend Würfe mit jeder Regel, im Mittel:
# en: 76abb7ea
one-die-or-three-prints-1 = ein Würfel mal drei: { $sum-times_three-10_000-2f }; drei Würfel zusammen: { $sum-added-10_000-2f }
# en: 71037ced
one-die-or-three-1-3 = Alle Möglichkeiten sind gleich wahrscheinlich: vier mit einem Würfel, 4 · 4 · 4 = 64 mit drei.
# en: fb36cda4
one-die-or-three-1-4 = Die gestrichelten Linien sind die Mittelwerte.
# en: 5eea353c
one-die-or-three-2-1 = ## Quadrate
# en: 942f6e1c
one-die-or-three-2-2 = Wie weit streut eine Liste? Nimm von jeder Zahl den Abstand zum Mittelwert und **quadriere** ihn. Der Mittelwert dieser Quadrate heißt **Varianz**. Probier es mit einem Würfel.
# en: 460777d7
one-die-or-three-2-3 = Hier steht die ganze Idee in Python. Mit `Fraction` bleibt alles exakt.
# en: dacb3220
one-die-or-three-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: cb29a0d5
one-die-or-three-prints-2 = { $face } ist { $abs-face-2-5 } entfernt, im Quadrat { $face-2-5-2 }
# en: 0606adfe
one-die-or-three-prints-3 = im Mittel { $variance-1-2-3-4 }
# en: 20b47c52
one-die-or-three-2-5 = Nimm den Würfel jetzt mal drei. Jede Zahl ist dann dreimal so weit vom Mittelwert weg wie vorher.
# en: d198f7e1
one-die-or-three-2-6 = Im Bild steht über jedem Abstand ein Quadrat. Bewege den Schieberegler. Die Seiten der Quadrate wachsen mit der Zahl. Und ihre Flächen?
# en: 9220065d
one-die-or-three-2-7 = Und drei Würfel? Sie sind selten alle hoch oder alle niedrig.
# en: 32b0343c
one-die-or-three-2-8 = Mit den Schiebereglern nimmst du beliebig viele Würfel, und gerechnet wird mit deiner Funktion. Im Satz unter dem Bild stecken zwei Regeln. Findest du sie?
# en: 54c0fe49
one-die-or-three-2-9 = *V* ist die Varianz von einem Würfel, und *s* sind die Felder über dem Tempolimit:
# en: 710a8ebd
one-die-or-three-2-10 = - ein Würfel mal *s*: Die Varianz ist *s* · *s* · *V*;
    - *s* Würfel addiert: Die Varianz ist *s* · *V*.
# en: 945bba2d
one-die-or-three-2-11 = **Du bist dran.** Warum Quadrate? Probier es ohne: Schreib eine Funktion für den mittleren **Abstand** vom Mittelwert. `abs(value - mean)` ist der Abstand.
# en: 6b87a597
one-die-or-three-2-12 = Lass das Bild damit messen. Welche der zwei Regeln gilt nicht mehr?
# en: b17c5680
one-die-or-three-2-13 = Deshalb nimmt man Quadrate: Varianzen unabhängiger Würfel darf man einfach addieren. Die Wurzel aus der Varianz heißt **Standardabweichung** und ist wieder ein Abstand in Feldern.
# en: 13c0e239
one-die-or-three-3-1 = ## Weit weg und nah
# en: f40e20c7
one-die-or-three-3-2 = Zurück zum Streifenwagen. Du bist 3 über dem Tempolimit. Er muss mindestens so weit kommen, wie du weg bist.
# en: 3e77af7b
one-die-or-three-3-3 = **Du bist dran.** Schreib eine Funktion: Welcher Anteil der Zahlen ist mindestens so groß wie deine Entfernung? Sie zählt die Fälle, in denen du erwischt wirst.
# en: 45cb52c8
one-die-or-three-3-4 = Das Bild benutzt deine Funktion für jede Entfernung.
# en: a4b6a778
one-die-or-three-3-5 = **Du bist dran.** Finde heraus, wo die beiden den Platz tauschen.
# en: 8e3c3f89
one-die-or-three-4-1 = ## Aufgaben
# en: f605691c
one-die-or-three-4-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 8ffc7588
one-die-or-three-5-1 = ## Was wir gesehen haben
# en: 0002b919
one-die-or-three-5-2 = - Zwei Regeln können denselben Mittelwert haben und verschieden streuen. Das misst die Varianz: der Mittelwert der Quadrate.
    - Eine Zahl mal *s* hat die Varianz mal *s* · *s*. Eine Summe von *s* unabhängigen Würfeln hat die Varianz mal *s*.
    - Wenn dir der Mittelwert nicht reicht und du Glück brauchst, ist eine große Streuung gut. Wenn er dir reicht, ist eine kleine gut.
# en: d4253790
one-die-or-three-5-3 = **Zum Nachdenken.** Wer hätte lieber drei Würfel, das Taxi oder der Streifenwagen? Wo ergeben sonst noch viele kleine Zufälle eine Summe, auf die man sich verlassen kann?
# en: 6cc137fa
one-die-or-three-5-4 = **Weiter.** Wie wahrscheinlich ein Strafzettel an jeder Stelle der Stadt ist: [Risiko und Gewinn](../taxi_derby/lesson_risk_and_reward.ipynb).
