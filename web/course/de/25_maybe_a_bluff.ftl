### 25_maybe_a_bluff.ipynb

# en: 8328d334
maybe-a-bluff-0-1 = # 25 Vielleicht ein Bluff
# en: f43fa220
maybe-a-bluff-0-2 = Du spielst eine 2 aus, und Kuro passt. Aber er blufft: Manchmal passt er, obwohl er spielen könnte. Hätte er diesmal gekonnt?
# en: 0f3712f2
maybe-a-bluff-0-3 = - was Passen noch verrät, wenn jemand vielleicht blufft;
    - warum es darauf ankommt, wie eine Karte ausgewählt wurde, und nicht nur, welche.
# en: 343a7b00
maybe-a-bluff-0-4 = **Du brauchst** Brüche und etwa 45 Minuten. [Passen verrät etwas](12_a_pass_speaks.ipynb) hat dieselben Karten, aber ohne Bluffs.
# en: c793b682
maybe-a-bluff-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: b9cd646c
maybe-a-bluff-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](../meow_daifugo/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: f8e40e1b
maybe-a-bluff-1-1 = ## Passen, das ein Bluff sein kann
# en: 4a8c5025
maybe-a-bluff-1-2 = Kuro hat zwei von sieben Karten: die weiße 1 und 3, zwei schwarze Zweien, den Doppelgänger 2 und zwei „?“, die für jede Zahl stehen. Du spielst eine 2 aus, und nur die 3 oder ein „?“ schlägt sie. Immer wenn er spielen könnte, wirft er eine Münze. Bei Kopf spielt er. Bei Zahl passt er trotzdem.
# en: 0482c8ba
maybe-a-bluff-1-3 = Am besten denkst du an ganze Runden. Nimm 210 davon, zehn für jede der 21 Hände. Der Schieberegler sagt, wie oft er sich zurückhält.
# en: afe237f3
maybe-a-bluff-1-4 = Die Breite ist, was du vorher wusstest: die **A‑priori-Wahrscheinlichkeit**. Die gefärbte Höhe ist die **Likelihood**. Der Anteil am gefärbten Teil ist, was du danach weißt: die **A‑posteriori-Wahrscheinlichkeit**.
# en: 46debcb7
maybe-a-bluff-1-5 = **Satz von Bayes**: Prior mal Likelihood, geteilt durch die Summe. Hier sind alle 21 Hände. Stell *Kuro antwortet* auf *passt*.
# en: 76974142
maybe-a-bluff-1-6 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 36b35c19
maybe-a-bluff-1-7 = **Du bist dran.** Sechs Hände können nicht spielen, und in dreien davon ist der Doppelgänger. Fünfzehn können, und in drei von denen ist er auch.
# en: 6a8ed196
maybe-a-bluff-1-8 = **Wenn du programmierst:** Schreib die Likelihood dafür, dass dieser Kuro passt: 1, wenn er nicht spielen kann, und die Hälfte, wenn er kann. Alle anderen machen weiter.
# en: 631e9c73
maybe-a-bluff-2-1 = ## Wie kam es dazu?
# en: 52f8c167
maybe-a-bluff-2-2 = Eine neue Runde. Kuro spielt, wenn er kann, immer die niedrigste Karte, die reicht. Du spielst die schwarze 1 aus, und er antwortet mit dem Doppelgänger.
# en: e7172d74
maybe-a-bluff-2-3 = Eine Hand mit *zwei* Zweien zeigt dir den Doppelgänger nur jedes zweite Mal. Sonst hättest du eine schwarze 2 gesehen.
# en: 05c3b75b
maybe-a-bluff-prints-1 = Wahrscheinlichkeit, dass die andere Karte eine schwarze 2 ist: { $chance }
# en: 82c83196
maybe-a-bluff-2-4 = Dieselbe Falle steckt in einem berühmten Rätsel mit drei Türen. **Was du siehst, ist eins. Wie es dazu kam, dass du es siehst, ist etwas anderes.**
# en: e32a1877
maybe-a-bluff-2-5 = <details><summary>Was Kartenspieler sagen</summary>
# en: 4be96b8b
maybe-a-bluff-2-6 = Sie nennen es *restricted choice*, das Prinzip der eingeschränkten Wahl: Dass er keine Wahl hatte, ist wahrscheinlicher, als dass er eine hatte.
# en: 1c04c980
maybe-a-bluff-2-7 = </details>
# en: 9bd6b44b
maybe-a-bluff-3-1 = ## Aufgaben
# en: cc0df441
maybe-a-bluff-3-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 887912d3
maybe-a-bluff-4-1 = ## Was wir gesehen haben
# en: 8ef9386c
maybe-a-bluff-4-2 = - A‑priori-Wahrscheinlichkeit mal Likelihood, neu verteilt, ergibt die A‑posteriori-Wahrscheinlichkeit.
    - Je öfter er sich zurückhält, desto weniger verrät sein Passen.
    - Es kommt darauf an, wie eine Karte ausgewählt wurde, und nicht nur, welche.
# en: a6907593
maybe-a-bluff-4-3 = **Zum Nachdenken.** Was wäre, wenn Kuro wüsste, dass du aus seinem Passen etwas liest? Verrät Passen jemals gar nichts?
# en: 7f6bbbaf
maybe-a-bluff-4-4 = **Weiter.** Der ganze Stapel, und ob solche Wahrscheinlichkeiten eintreffen: [Was haben die anderen auf der Hand?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
