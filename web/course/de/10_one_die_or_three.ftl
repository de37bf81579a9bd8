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
# en: 8c1a61a7
one-die-or-three-2-1 = ## Weit weg und nah
# en: 717fb1aa
one-die-or-three-2-2 = Der Streifenwagen muss mindestens so weit kommen, wie du weg bist.
# en: f082a4ad
one-die-or-three-3-1 = ## Quadrate
# en: 7ef14e0c
one-die-or-three-3-2 = Wie weit streut eine Liste? Nimm von jeder Zahl den Abstand zum Mittelwert und **quadriere** ihn. Der Mittelwert dieser Quadrate heißt **Varianz**. Probier es mit einem Würfel.
# en: 790327e9
one-die-or-three-3-3 = Nimm den Würfel jetzt mal drei. Jede Zahl ist dann dreimal so weit vom Mittelwert weg wie vorher.
# en: fe583db7
one-die-or-three-3-4 = Und drei Würfel? Sie sind selten alle hoch oder alle niedrig.
# en: f3917376
one-die-or-three-3-5 = Hier steht die ganze Idee in Python. Mit `Fraction` bleibt alles exakt.
# en: 71e2c282
one-die-or-three-3-6 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: a2441039
one-die-or-three-3-7 = Mit den Schiebereglern nimmst du beliebig viele Würfel. Im Satz unter dem Bild stecken zwei Regeln. Findest du sie?
# en: 65e0529c
one-die-or-three-3-8 = - Ein Würfel mal 3: 3 · 3 = 9-mal die Varianz eines Würfels. Jeder Abstand ist dreimal so groß und wird dann quadriert.
    - Drei Würfel addiert: 3-mal die Varianz. Bei unabhängigen Würfeln darf man Varianzen einfach addieren.
# en: c120ab99
one-die-or-three-3-9 = Die Wurzel aus der Varianz heißt **Standardabweichung**. Sie ist wieder ein Abstand in Feldern.
# en: 8412db70
one-die-or-three-4-1 = ## Außerhalb des Spiels
# en: eece77e6
one-die-or-three-4-2 = **Wenn du programmierst:** Warum Quadrate? Probier es ohne: Schreib eine Funktion für den mittleren **Abstand** vom Mittelwert. `abs(value - mean)` ist der Abstand. Alle anderen machen weiter.
# en: 616e8968
one-die-or-three-5-1 = ## Aufgaben
# en: 37ea3606
one-die-or-three-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 20553842
one-die-or-three-6-1 = ## Was wir gesehen haben
# en: c5107ffe
one-die-or-three-6-2 = - Zwei Regeln können denselben Mittelwert haben und verschieden streuen. Das misst die Varianz: der Mittelwert der Quadrate.
    - Ein Würfel mal drei hat die Varianz mal 3 · 3 = 9, drei Würfel addiert nur mal 3.
    - Wenn dir der Mittelwert nicht reicht und du Glück brauchst, ist eine große Streuung gut. Wenn er dir reicht, ist eine kleine gut.
# en: ca4fdf80
one-die-or-three-6-3 = **Zum Nachdenken.** Wer hätte lieber drei Würfel, das Taxi oder der Streifenwagen? Wo ergeben sonst noch viele kleine Zufälle eine Summe, auf die man sich verlassen kann?
# en: f0ca3845
one-die-or-three-6-4 = **Weiter.** Wie wahrscheinlich ein Strafzettel an jeder Stelle der Stadt ist: [Risiko und Gewinn](../taxi_derby/lesson_risk_and_reward.ipynb).
