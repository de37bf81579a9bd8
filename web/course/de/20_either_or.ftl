### 20_either_or.ipynb

# en: 1c50e005
either-or-0-1 = # 20 Das eine oder das andere
# en: 4a4de544
either-or-0-2 = 24 Karten eines Kartenspiels, weiße und schwarze, mit den Zahlen 1 bis 8. Manche Karten sind zweierlei zugleich. Finde sie alle.
# en: 42a1b569
either-or-0-3 = - warum acht und drei zusammen zehn sein können;
    - wie Kreise und eine Tabelle Ordnung in die Karten bringen;
    - warum es oft leichter ist, das zu zählen, was man nicht will.
# en: 235d7a86
either-or-0-4 = **Du brauchst** Bruchrechnung und etwa 40 Minuten. Python musst du nicht schreiben: Du liest, klickst und schreibst Zahlen.
# en: fbcef107
either-or-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: a40f9842
either-or-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](../meow_daifugo/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 770e4ed2
either-or-1-1 = ## Schätze zuerst
# en: 735de889
either-or-1-2 = In der Mathematik heißt *oder*: das eine, das andere oder beides.
# en: 3758e693
either-or-2-1 = ## Kreise und eine Tabelle
# en: bdd05794
either-or-2-2 = Eine Karte, die beides ist, liegt in beiden Kreisen. So ein Bild heißt **Mengendiagramm** oder Venn-Diagramm. Dieselben vier Zahlen stehen in einer **Vierfeldertafel**.
# en: ab19827c
either-or-2-3 = Hier steht die ganze Idee in Python. Die Funktion geht die Karten durch und zählt jede nur einmal.
# en: 53a015be
either-or-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 61ca0209
either-or-2-5 = Wähle oben *eine 1* und *hoch*: Die Mitte ist leer. Und hier sind die Karten, die weiß oder eine 1 sind. Du hast sie am Anfang gefunden:
# en: 48733ab6
either-or-2-6 = **Du bist dran.** Addiere, und zieh ab, was du doppelt gezählt hast.
# en: 65684c34
either-or-3-1 = ## Wahrscheinlichkeiten
# en: 8a549c8c
either-or-3-2 = Alle Karten werden mit derselben Wahrscheinlichkeit gezogen. Also ist eine Wahrscheinlichkeit eine Anzahl von Karten, geteilt durch 24.
# en: 42d528ae
either-or-3-3 = Das **Gegenereignis** ist alles, was übrig bleibt. Ein Ereignis und sein Gegenereignis haben zusammen die Wahrscheinlichkeit 1. Eine Karte ist also nicht weiß mit Wahrscheinlichkeit
# en: 5f45f194
either-or-3-4 = Der Computer zieht tausendmal und zählt.
# en: 727ea86c
either-or-prints-1 = { $found } Karten
# en: 4494ce0a
either-or-3-5 = **Du bist dran.** Dieses *oder* ist ein anderes: entweder das eine oder das andere, aber nicht beides. Welche Felder der Kreise brauchst du?
# en: 27af9b96
either-or-4-1 = ## Unter den geraden Karten
# en: d44e52d6
either-or-4-2 = Jemand sieht eine Karte an und verrät dir einen Teil davon. Dann bleiben nur manche Karten übrig. Lies eine Zeile oder eine Spalte der Tabelle.
# en: 8d364f95
either-or-4-3 = Weiß unter den geraden ist nicht dasselbe wie gerade unter den weißen:
# en: 58349cf5
either-or-prints-2 = { $wanted } gerade oder hoch, { $1000-wanted } weder noch
# en: 5f07eeac
either-or-prints-3 = { $len-both } von { $len-even } geraden Karten sind weiß, { $len-both } von { $len-white } weißen Karten sind gerade
# en: 62a4915c
either-or-4-4 = Jetzt eine Frage ohne Karten. Denk an die Kreise.
# en: 9f4f9bd0
either-or-5-1 = ## Aufgaben
# en: 82d13eb9
either-or-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: fff0939b
either-or-6-1 = ## Was wir gesehen haben
# en: 36a5213b
either-or-6-2 = - „Oder“: addieren, und abziehen, was doppelt gezählt ist. Bei unvereinbaren Ereignissen gibt es nichts abzuziehen.
    - Jede Karte liegt in genau einem von vier Feldern, und deren Wahrscheinlichkeiten ergeben zusammen 1.
    - Das Gegenereignis ist alles, was übrig bleibt: 1 minus die Wahrscheinlichkeit.
# en: 77263691
either-or-6-3 = **Zum Nachdenken.** Wann reicht Addieren? Kann ein Kreis ganz im anderen liegen?
# en: 38257a0e
either-or-6-4 = **Weiter.** Zwei Würfel auf einem Plan: [Gleichstand](01_ties.ipynb).
