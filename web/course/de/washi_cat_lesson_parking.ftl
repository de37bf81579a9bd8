### washi_cat/lesson_parking.ipynb

# en: f09de314
washi-cat-lesson-parking-0-1 = # Reihen abzählen
# en: 2915ae44
washi-cat-lesson-parking-0-2 = Vor dem Spiel zeichnen beide Fische und Katzen in eine Reihe, mit zwei Feldern zwischen je zweien. Auf wie viele Arten kann man sechs davon zeichnen? Wie wahrscheinlich ist es, dass von zwei Reihen keine zugeparkt wird? Und wie voll wird eine sehr lange Reihe?
# en: 06d1d01c
washi-cat-lesson-parking-0-3 = - wie man Plätze mit Abständen zählt, indem man die Abstände streicht;
    - welcher Anteil einer sehr langen Reihe benutzt wird.
# en: cb60c94b
washi-cat-lesson-parking-0-4 = **Du brauchst** [Einparken](../course/08_parking.ipynb), für Teil 1 Binomialkoeffizienten, und etwa 50 Minuten. Programmieren musst du nicht: Du liest, schätzt und klickst.
# en: 7351a311
washi-cat-lesson-parking-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 789cd9d4
washi-cat-lesson-parking-0-6 = Das Spiel heißt Washi Cat, und du kannst es [hier spielen](play.ipynb). Andere Lektionen dazu sind [Der Sprung nach Hause](lesson_shortest_paths.ipynb) und [Fallen](lesson_cuts_and_traps.ipynb).
# en: 979aec85
washi-cat-lesson-parking-1-1 = ## 1 Zählen
# en: 4db89219
washi-cat-lesson-parking-1-2 = Sechzehn Spalten lassen keine Wahl. Mit jeder Spalte mehr gibt es mehr Möglichkeiten.
# en: 48420fb1
washi-cat-lesson-parking-1-3 = Hier hat jede Möglichkeit eine Nummer. Stell sie ein, und sieh dir alle an.
# en: ebb2c289
washi-cat-lesson-parking-1-4 = **Die Regel.** Streich hinter jedem Fisch außer dem letzten die zwei Felder, die dort sein müssen. Übrig bleibt eine Reihe mit zehn Spalten weniger, in der die Fische überall liegen dürfen, auch direkt nebeneinander. Und umgekehrt: Aus irgendwelchen sechs dieser Spalten wird eine erlaubte Reihe, wenn man die Felder wieder einfügt. Es gibt also so viele Möglichkeiten, wie es Arten gibt, 6 aus *n* − 10 auszuwählen.
# en: 663c5831
washi-cat-lesson-parking-1-5 = Hier ist die Formel für *k* Zeichnungen und einen Abstand von *g*, und eine Tabelle: die Formel, daneben Spalte für Spalte gezählt.
# en: 1806a26a
washi-cat-lesson-parking-2-1 = ## 2 Zwei Reihen
# en: 49ff4f51
washi-cat-lesson-parking-2-2 = Beide Randreihen eines Plans werden gezeichnet, eine nach der anderen.
# en: 14103064
washi-cat-lesson-parking-3-1 = ## 3 Eine sehr lange Reihe
# en: 4cdc7fb6
washi-cat-lesson-parking-3-2 = Autos an einer Straße ohne Markierungen, Moleküle auf einer Oberfläche: Sie parken wie unsere Fische. Wie voll wird es?
# en: b762350d
washi-cat-lesson-parking-3-3 = Für eine endlose Reihe gibt es eine Formel. Paul Flory fand sie 1939 für lange Moleküle, Alfréd Rényi 1958 für Autos der Länge 1, die irgendwo an einer Straße parken und nicht nur auf markierten Plätzen. Bei einem Abstand von einem Feld ist sie (1 − 1/e²)/2. Bei zwei Feldern ist sie ein Integral von exp(x²), das sich nicht einfacher schreiben lässt. (Dieses Integral heißt `erfi`.)
# en: be7a015a
washi-cat-lesson-parking-4-1 = ## Was wir gesehen haben
# en: 0bfc7a1c
washi-cat-lesson-parking-4-2 = - Plätze mit Abständen zählt man, indem man die Abstände streicht: 6 aus *n* − 10.
    - In langen Reihen, die der Zufall füllt, liegt auf 27,5 % der Felder ein Fisch. Möglich sind 20 % bis 33,3 %.
# en: 75ce9725
washi-cat-lesson-parking-5-1 = ## Prüfen
# en: c852923e
washi-cat-lesson-parking-5-2 = Wenn du programmierst: Diese Zelle addiert, wo sie multiplizieren müsste. Verbessere sie und führ die Zelle noch einmal aus.
# en: 7030f764
washi-cat-lesson-parking-5-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: f6805d96
washi-cat-lesson-parking-5-4 = **Zum Nachdenken.** Wie würdest du aus allen Reihen eine zufällig auswählen, so dass es fair ist? Und was wäre, wenn Fische auf beiden Seiten einer Straße liegen?
# en: d8977cc3
washi-cat-lesson-parking-5-5 = Weiter: [Fallen](lesson_cuts_and_traps.ipynb), über gezeichnete Mauern. Oder [spiel](play.ipynb) das ganze Spiel.
