### 13_best_question.ipynb

# en: fdf79085
best-question-0-1 = # 13 Die beste Frage
# en: a4c69384
best-question-0-2 = Kuro, dein Gegner, hat zwei Karten, die du nicht siehst. Du darfst ihm eine Frage stellen, und er ist ehrlich. Welche Frage verrät dir am meisten?
# en: ddf161c6
best-question-0-3 = - wie man Überraschung misst, in Bit;
    - was eine Frage gut macht, egal worum es geht;
    - warum auch Ausspielen eine Frage ist.
# en: 19a9867f
best-question-0-4 = **Du brauchst** Wahrscheinlichkeiten als Brüche und etwa 45 Minuten.
# en: 7aeb3640
best-question-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 97b02ae9
best-question-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](../meow_daifugo/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 26a0c901
best-question-1-1 = ## Ja oder nein
# en: bcf0b4a4
best-question-1-2 = Kuro hat zwei von sieben Karten: die weiße 1, die weiße 3, zwei schwarze Zweien, einen Doppelgänger 2, das weiße und das schwarze „?“. Wir nennen sie W1, W3, B2, b2, D2, W? und B?. Das sind alle Hände, die er haben kann.
# en: 3e99d674
best-question-1-3 = Die Zahl der Fragen hat also mit Halbieren zu tun. Eine gute Frage schließt viele Hände aus, egal wie die Antwort lautet. Welche dieser zwei Fragen ist besser?
# en: 839ca590
best-question-1-4 = Der Computer zählt alle Antworten.
# en: c027ae64
best-question-prints-1 = { $question-__name__ }: { $yes }‑mal ja, { $len-hands-yes }‑mal nein
# en: 941c0e59
best-question-2-1 = ## Überraschung
# en: 373cf713
best-question-2-2 = Eine Antwort, die du schon wusstest, verrät dir nichts, eine unerwartete viel. Eine Wahrscheinlichkeit von 1/2 ist ein **Bit** Überraschung, 1/4 sind zwei Bit: Zähl, wie oft du halbierst. Das zählt auch log2: log2(16) = 4, denn 16, 8, 4, 2, 1 sind vier Halbierungen. Eine Wahrscheinlichkeit hat log2(1/Wahrscheinlichkeit) Bit.
# en: 56533ada
best-question-2-3 = <details><summary>Wer darauf kam</summary>
# en: 69aca5f3
best-question-2-4 = Claude Shannon, im Jahr 1948.
# en: 57f338b1
best-question-2-5 = </details>
# en: 82cb3c27
best-question-2-6 = Hier steht die ganze Idee in Python: Die **Information** einer Frage, auch **Entropie** genannt, ist die mittlere Überraschung ihrer Antworten.
# en: 7fe929c2
best-question-2-7 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: b69117fe
best-question-prints-2 = { $question-__name__ }: { $information-question-2f } Bit
# en: 89d6ce35
best-question-2-8 = Beide sind gleich: Information hängt nicht davon ab, worum es in der Frage geht. Welche Frage verrät am meisten?
# en: bff5734c
best-question-3-1 = ## Bei wie vielen soll die Antwort Ja sein?
# en: ee76660d
best-question-3-2 = Nimm Fragen mit Ja und Nein. Wie viel Bit kann so eine Frage verraten? Bewege den Schieberegler.
# en: b53d832c
best-question-3-3 = **Wenn du programmierst:** Schreib eine eigene Frage, die so viel verrät: Sie gibt für manche Hände True und für die anderen False. Du darfst nach einer Karte fragen, nach mehreren oder nach etwas ganz anderem. Alle anderen machen weiter.
# en: 9b3395ec
best-question-4-1 = ## Mehr als zwei Antworten
# en: 7c896010
best-question-4-2 = Die Karten mit „?“ sind Katzen hinter Masken. Wie viele hat er? Kuro antwortet 0, 1 oder 2. Wähl diese Frage in der Liste oben, unter *Überraschung*.
# en: 5b9fb9ed
best-question-4-3 = Im Spiel beantwortet niemand Fragen. Aber du spielst eine Karte aus, und Kuro tut etwas: Er spielt seine niedrigste Karte, die höher ist, ein „?“ nur, wenn nichts anderes geht, oder er passt. (Von gleichen Karten nimmt er die, die in unserer Liste vorn steht.) Du hast eine weiße 2 und eine schwarze 1.
# en: 1d6d3d0b
best-question-5-1 = ## Finde seine Hand
# en: 0e7d712c
best-question-5-2 = Alle 21 Hände sind gleich wahrscheinlich, also fehlen log2(21) = 4,39 Bit. Jede Antwort bringt einige davon. Überleg vor jeder Frage, welche am meisten über die Hände verrät, die noch *übrig* sind. Schaffst du es mit vier Fragen?
# en: e4496fb0
best-question-prints-3 = { $information-masks-2f } Bit für 0, 1 oder 2 Masken
# en: f46b7e00
best-question-6-1 = ## Aufgaben
# en: b81671fd
best-question-6-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 64665ddb
best-question-7-1 = ## Was wir gesehen haben
# en: 88b03a00
best-question-7-2 = - Eine Antwort mit Wahrscheinlichkeit *p* ist eine Überraschung von log2(1/*p*) Bit.
    - Die Information einer Frage ist ihre mittlere Überraschung. Es kommt nur darauf an, wie sie die Fälle aufteilt.
    - Ja und Nein verraten höchstens 1 Bit. Mehr Antworten können mehr verraten.
# en: 40f1b892
best-question-7-3 = **Zum Nachdenken.** Gewinnt man mit der Karte, die beim Ausspielen am meisten verrät? Was verrät eine Frage, wenn Kuro sich die Antwort ausdenken darf?
# en: a0423962
best-question-7-4 = **Weiter.** Eine ganze Hand Karte für Karte erraten: [Was haben die anderen auf der Hand?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
