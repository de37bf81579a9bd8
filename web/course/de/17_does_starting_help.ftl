### 17_does_starting_help.ipynb

# en: 1692ece9
does-starting-help-0-1 = # 17 Hilft es, anzufangen?
# en: 49c8839f
does-starting-help-0-2 = Ist es gut, wenn man anfangen darf? Frag, wen du willst: Alle, die spielen, sind sich sicher. Also lassen wir zehntausend Spiele spielen und zählen. Wie sicher kannst du dann sein?
# en: 31fd2471
does-starting-help-0-3 = - wie weit eine Zählung von der Wahrheit entfernt sein kann, und wie man das sagt;
    - wie man Glück von einem echten Unterschied trennt;
    - warum zehntausend Spiele nicht viel sind.
# en: 2488c3ce
does-starting-help-0-4 = **Du brauchst** Varianz oder wenigstens Wurzeln, Binomialkoeffizienten wie in [Beide Masken](11_both_masks.ipynb) und etwa 60 Minuten. Hier kommt vieles aus dem Kurs zusammen.
# en: b5815ff1
does-starting-help-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: d2df9834
does-starting-help-0-6 = Die Spiele sind Cat Cab Crew, das du [hier spielen](../cat_cab/play.ipynb) kannst, und [Meow Meow Daifugō](../meow_daifugo/play.ipynb). [Alle Lerneinheiten](course.ipynb).
# en: 7b9bf739
does-starting-help-1-1 = ## Sieben von zehn
# en: 1261d781
does-starting-help-1-2 = Zwei haben zehn Spiele gespielt. Wer anfing, hat sieben davon gewonnen. „Siehst du, Anfangen hilft.“ Glaubst du das?
# en: 2b8008cd
does-starting-help-prints-1 = { $join-games }: { $games-count-A } zu { $games-count-B }
# en: f60e9f3c
does-starting-help-2-1 = ## Ein Intervall
# en: ad6f37e4
does-starting-help-2-2 = Jetzt ein Spiel, bei dem wir die Wahrheit kennen: Wer mit zwei Würfeln zuerst 7 hat, gewinnt, und wer anfängt, gewinnt mit Wahrscheinlichkeit 6/11.
# en: 98c99886
does-starting-help-2-3 = <details><summary>Warum 6/11</summary>
# en: 9cce5105
does-starting-help-2-4 = Das haben wir in [Noch einmal für die Sieben](04_reroll_for_seven.ipynb) ausgerechnet.
# en: d48009c6
does-starting-help-2-5 = </details>
# en: 56763af5
does-starting-help-2-6 = Etwa 95 von 100 Anteilen sind höchstens 1,96 **Standardabweichungen** von der Wahrheit entfernt. Geh vom Anteil aus so weit nach beiden Seiten: Das ist ein **Vertrauensintervall**.
# en: d4d52088
does-starting-help-2-7 = <details><summary>Die Standardabweichung eines Anteils</summary>
# en: 08119b9f
does-starting-help-2-8 = Ein Anteil *p* von *n* Spielen hat die Standardabweichung √(*p*(1 − *p*)/*n*). Im Code heißt sie `spread`.
# en: fe7598eb
does-starting-help-2-9 = </details>
# en: 040ed3f5
does-starting-help-2-10 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: f064ef99
does-starting-help-2-11 = Welche Klassen verfehlen die Wahrheit?
# en: 1bb38700
does-starting-help-2-12 = <details><summary>Probier es aus</summary>
# en: 9570f9ac
does-starting-help-2-13 = Die durchgezogene Linie ist die Wahrheit. Lass die Klassen mehr Spiele spielen: Was ändert sich? Schreib dann 1 statt 1.96. Bei nur zehn Spielen ist das Verfahren zu grob.
# en: cae7720f
does-starting-help-2-14 = </details>
# en: e46401ed
does-starting-help-3-1 = ## Wie breit?
# en: 9ad3abb1
does-starting-help-3-2 = Mit mehr Spielen wird das Intervall schmaler. Um wie viel?
# en: c8b01d9f
does-starting-help-3-3 = **Du bist dran.** Probier Zahlen aus, oder löse eine Gleichung.
# en: 2ecfc845
does-starting-help-4-1 = ## Ein Test
# en: f40da9fb
does-starting-help-4-2 = **Angenommen, Anfangen ist egal**: Dann ist ein Spiel wie eine Münze. Der **p-Wert** ist die Wahrscheinlichkeit, dass eine Münze auf der einen oder anderen Seite mindestens so weit von der Hälfte entfernt ist wie das, was du gesehen hast. Viele ziehen die Grenze bei 5 %.
# en: 0776bf51
does-starting-help-4-3 = <details><summary>Wenn er klein ist</summary>
# en: 02b2fbaf
does-starting-help-4-4 = Dann ist etwas Seltenes passiert, oder Anfangen ist doch nicht egal.
# en: 87116022
does-starting-help-4-5 = </details>
# en: beaa4faa
does-starting-help-4-6 = **Du bist dran.** Schreib ihn als Funktion. Von 2ⁿ Möglichkeiten haben `comb(n, k)` genau *k* Siege.
# en: 5676c820
does-starting-help-4-7 = Die Balken gehören zur Münze. Rote sind mindestens so weit von der Hälfte entfernt wie das Ergebnis. Ab wie vielen Siegen von 20 würdest du sagen, dass Anfangen hilft? Und von 100?
# en: 613014f8
does-starting-help-4-8 = Was sagt so eine Zahl?
# en: 137210b8
does-starting-help-5-1 = ## Echte Spiele
# en: ff878070
does-starting-help-5-2 = Zwei spielen Cat Cab Crew und fahren nach denselben Gewohnheiten. Ob Anfangen hilft, sagt keine Formel, also müssen wir zählen. Fang mit 1.000 Spielen an. Liegt die Hälfte im Intervall?
# en: 4a4b6808
does-starting-help-prints-2 = Wer anfing, gewann { $won } von 1.000: { $100-low-1f } % bis { $100-high-1f } %
# en: b0a589df
does-starting-help-5-3 = Und zehntausend? Das dauert ein, zwei Sekunden.
# en: c42d2d32
does-starting-help-5-4 = Die Bibliothek sagt dasselbe. Darunter steht der p-Wert.
# en: 11519442
does-starting-help-5-5 = <details><summary>Das Intervall der Bibliothek</summary>
# en: 02ffdd5c
does-starting-help-5-6 = Es stammt von Edwin Wilson und ist besser, wenn ein Anteil nah bei 0 oder 1 liegt.
# en: c817351e
does-starting-help-5-7 = </details>
# en: 3444a7f1
does-starting-help-prints-3 = { $100-low-2f } % bis { $100-high-2f } %, oder { $proportion-won-10_000 }
# en: 10ae1913
does-starting-help-prints-4 = p-Wert: { $float-unit-p_value-won-10_000-3f }
# en: 1160cdd1
does-starting-help-5-8 = Meow Meow Daifugō zu zweit: Jemand hat 2.000 Spiele gespielt und ist sich sicher, dass Anfangen *schadet*.
# en: 787bf773
does-starting-help-5-9 = Spiel weiter, bis es 10.000 Spiele sind.
# en: a142f8a4
does-starting-help-5-10 = Die Hälfte liegt wieder im Intervall: Das erste war ein **Fehlalarm**. Eins von zwanzig liegt daneben, genau das heißt 95 %. Eine Million Spiele sagen +0,01 ± 0,10 Prozentpunkte.
# en: 10e2a8cc
does-starting-help-5-11 = Zwanzig Klassen haben je eine faire Münze und werfen sie 1.000‑mal. Wie viele Fehlalarme gibt es?
# en: c955fe11
does-starting-help-prints-5 = { $number }: { $100-low-1f } % bis { $100-high-1f } %
# en: f498cc92
does-starting-help-prints-6 = (Fehlalarm)
# en: db7090ce
does-starting-help-5-12 = „Kein Hinweis, dass es etwas ausmacht“ heißt nicht, dass es nichts ausmacht: Einen halben Prozentpunkt können zehntausend Spiele nicht zeigen. Wie viele könnten es? Das hast du in Teil 3 ausgerechnet.
# en: c5cb1278
does-starting-help-6-1 = ## Aufgaben
# en: d3a0a4b2
does-starting-help-6-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: c784b2f6
does-starting-help-7-1 = ## Was wir gesehen haben
# en: 7498ce9d
does-starting-help-7-2 = - Eine Zählung ist ein Schätzwert. Gib sie mit einem Intervall an.
    - Viermal so viele Spiele machen das Intervall halb so breit. Zehntausend Spiele sind nur auf ±0,98 Prozentpunkte genau.
    - Ein Test fragt, wie oft der Zufall allein dasselbe macht. Wo nichts zu finden ist, ist einer von zwanzig Tests ein Fehlalarm.
    - Kein Hinweis auf einen Unterschied ist noch kein Hinweis, dass es keinen gibt.
# en: cd545d92
does-starting-help-7-3 = **Zum Nachdenken.** Würdest du denen, die das Spiel machen, zu einer Änderung raten? Was passiert, wenn wir aufhören, sobald die Hälfte nicht mehr im Intervall liegt?
# en: 6b157cdd
does-starting-help-7-4 = **Weiter.** Ändere eine Regel und sieh, was sie bewirkt: [das Regellabor](../cat_cab/design_lab.ipynb).
