### 23_sums.ipynb

# en: 60814487
sums-0-1 = # 23 Summen
# en: c06a88bf
sums-0-2 = Wirf einen Würfel 200‑mal. Addiere dann zwei Würfel, dann drei, bis zu zehn. Sag jedes Mal zuerst, wie die Balken aussehen werden.
# en: 44a4b3b0
sums-0-3 = - welche Form die Summen vieler Würfel haben, und warum;
    - wie weit sie vom Mittelwert entfernt liegen;
    - ob der Zufall sich am Ende ausgleicht.
# en: 197c8208
sums-0-4 = **Du brauchst** die Summen von zwei Würfeln wie in [Gleichstand](01_ties.ipynb) und etwa 40 Minuten. Python musst du nicht schreiben: Du liest, klickst und schreibst Zahlen. Karopapier hilft.
# en: 3bed9e0d
sums-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: f392f990
sums-0-6 = [Alle Lerneinheiten](course.ipynb).
# en: 0f3c322c
sums-1-1 = ## Schätze zuerst
# en: 6d86412f
sums-1-2 = **Du bist dran.** Mittelwerte darf man addieren: Jeder Würfel bringt seinen eigenen mit.
# en: c3acb799
sums-1-3 = Der Computer addiert tausendmal zehn Würfel. Drück ein paar Mal auf *Noch einmal ausführen*.
# en: f84cd62d
sums-prints-1 = { $totals-count-35 } Mal 35, { $sum-30-total-40-for-total-in-totals } Mal 30 bis 40
# en: 0161420f
sums-2-1 = ## Noch einer
# en: ee6cfbb6
sums-2-2 = Damit drei Würfel 5 ergeben, muss der dritte 1, 2 oder 3 zeigen. Was müssen dann die beiden anderen ergeben?
# en: d508eb3b
sums-2-3 = Hier steht die ganze Idee in Python: auf wie viele Arten jede Summe kommt, wenn ein Würfel mehr addiert wird.
# en: 5bf0eca2
sums-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 9833fa28
sums-prints-2 = Würfel: { $dice }, Arten:
# en: 3caf83f0
sums-3-1 = ## Die Glocke
# en: c9a6ad60
sums-3-2 = Summen in der Mitte kommen auf viele Arten, ganz große und ganz kleine auf wenige.
# en: f84b5035
sums-3-3 = Die Linie ist eine **Glockenkurve**: die Normalverteilung. Die **Standardabweichung** misst die Streuung: Sie ist ein typischer Abstand vom Mittelwert.
# en: 7cca732c
sums-4-1 = ## Breiter, aber nicht so schnell
# en: 11eae1bb
sums-prints-3 = Würfel: { $dice }, Mittelwert { $3-5-dice }, Standardabweichung { $round-1-708-dice-0-5-1 }
# en: 6e5aa1f2
sums-4-2 = **Du bist dran.** Das gilt für alles, was man addiert, wenn kein Teil vom anderen abhängt.
# en: ff5523d9
sums-4-3 = Je zwanzig Versuche: Wie weit liegt die Anzahl von „Kopf“ von der Hälfte der Würfe entfernt, und wie weit ihr Anteil?
# en: 55050835
sums-prints-4 = { $tosses } Würfe: im Mittel um { $away-1f } daneben, das sind { $100-away-tosses-1f } Prozentpunkte
# en: 9fbb29f8
sums-5-1 = ## Aufgaben
# en: d5257bca
sums-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 87c2ef65
sums-6-1 = ## Was wir gesehen haben
# en: d04d2b53
sums-6-2 = - Die Summen vieler Würfel kommen einer Glocke nah, wie ein einzelner Würfel auch aussieht.
    - Etwa 68 % liegen innerhalb einer Standardabweichung um den Mittelwert, etwa 95 % innerhalb von zweien.
    - *n*-mal so viele: Die Standardabweichung der Summe wird √*n*-mal so groß, und der Mittelwert wird genauer. Zurückgezahlt wird nichts.
# en: db0169a4
sums-6-3 = **Zum Nachdenken.** Warum sieht in der Natur so vieles wie eine Glocke aus? Was nicht?
# en: 311ea645
sums-6-4 = **Weiter.** Wie sicher man sich bei einer Zählung sein kann: [Hilft es, anzufangen?](17_does_starting_help.ipynb)
