### 24_same_luck.ipynb

# en: d1dba4a6
same-luck-0-1 = # 24 Gleiches Glück
# en: 6823821c
same-luck-0-2 = Zehn Würfel werden addiert. Jemand schlägt eine neue Regel vor. Sind die Summen damit im Mittel größer? Teste es auf beide Arten, und vergleiche die Punkte.
# en: a80b5773
same-luck-0-3 = - wie man hinter viel Glück eine kleine Änderung erkennt;
    - wie viele Tests reichen;
    - warum die Schlechtesten besser werden, mit Glücksbringer oder ohne.
# en: 253b0820
same-luck-0-4 = **Du brauchst** Mittelwerte und etwa 45 Minuten. Python musst du nicht schreiben: Du liest, klickst und schreibst Zahlen. Mit zehn echten Würfeln macht es mehr Spaß.
# en: d85ec491
same-luck-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 4c6a61c2
same-luck-0-6 = [Alle Lerneinheiten](course.ipynb).
# en: f8815e0b
same-luck-1-1 = ## Schätze zuerst
# en: 294b6710
same-luck-prints-1 = { $face } zählt { $unit-scored-face }, das sind { $unit-scored-face-face } mehr
# en: da6a2807
same-luck-1-2 = **Du bist dran.** Erst ein Würfel, dann zehn.
# en: 4c981db4
same-luck-2-1 = ## Dieselben Würfel oder eigene
# en: 5492e0be
same-luck-2-2 = Mit *denselben Würfeln* wird ein Wurf nach beiden Regeln gezählt. So ein Test heißt **gepaart**. Mit *eigenen Würfeln* hat jede Regel ihren eigenen Wurf.
# en: e5aa36d6
same-luck-2-3 = Tausend Tests von jeder Art: Bei wie vielen ergibt die neue Regel die größere Summe? Drück ein paar Mal auf *Noch einmal ausführen*.
# en: 719e5a33
same-luck-prints-2 = eigene Würfel: { $sum-more-0-for-more-in-own }, dieselben Würfel: { $sum-more-0-for-more-in-same }
# en: 8a61c7e3
same-luck-2-4 = Hier steht die ganze Idee in Python: die **Fehlerspanne** eines Mittelwerts. In etwa 19 von 20 Fällen ist der wahre Zuwachs nicht weiter als diese Spanne vom Mittelwert entfernt, nach oben oder nach unten.
# en: 3812fba2
same-luck-2-5 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: abc70af1
same-luck-2-6 = Liegt die Null innerhalb der Fehlerspanne, dann könnte es auch nur Glück gewesen sein. Andere Schulen haben andere Würfe: Bewege den zweiten Schieberegler.
# en: 81435409
same-luck-3-1 = ## Wie viele Tests?
# en: 5e080dc6
same-luck-prints-3 = { $n } Tests: dieselben Würfel ± { $round-2-2-84-n-0-5-1 }, eigene Würfel ± { $round-2-6-43-n-0-5-1 }
# en: d680a099
same-luck-3-2 = **Du bist dran.** Die Fehlerspanne sinkt mit der Wurzel aus der Anzahl der Tests.
# en: 38d7af91
same-luck-4-1 = ## Die Schlechtesten werden besser
# en: 3bf264fa
same-luck-4-2 = Ganz ohne Glücksbringer: Was werfen die zehn Schlechtesten von hundert danach? Drück ein paar Mal auf *Noch einmal ausführen*.
# en: 8e038a7c
same-luck-prints-4 = die zehn Schlechtesten: { $sum-first-10-10 }, und danach: { $sum-again-10 }
# en: ae58d868
same-luck-4-3 = Wer nach einem schlechten Lauf trainiert, wer nach einer guten Note gelobt wird, eine Straße, die nach einem Unfall einen Blitzer bekommt: Such immer andere zum Vergleichen.
# en: c42e7e54
same-luck-5-1 = ## Aufgaben
# en: 8d97719b
same-luck-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 707f8342
same-luck-6-1 = ## Was wir gesehen haben
# en: a98edc20
same-luck-6-2 = - Ein einziger Test sagt wenig: Das Glück ist stärker als die meisten Regeln.
    - Mit demselben Glück für beide ist ein Test etwa so viel wert wie fünf.
    - Für die halbe Fehlerspanne braucht man viermal so viele Tests.
    - Wer wegen Pech ausgewählt wird, schneidet das nächste Mal besser ab: Regression zur Mitte.
# en: b7967e31
same-luck-6-3 = **Zum Nachdenken.** Kann gleiches Glück täuschen? Warum soll der Zufall entscheiden, wer das Medikament bekommt?
# en: 4af2a0a8
same-luck-6-4 = **Weiter.** Ein Test für ein ganzes Spiel: [Hilft es, anzufangen?](17_does_starting_help.ipynb)
