### 14_perfect_driver.ipynb

# en: 19c37183
perfect-driver-0-1 = # 14 Die perfekte Fahrt
# en: 734f8416
perfect-driver-0-2 = Fünf Würfel bewegen dein Taxi. Zwei sind leer, und du hast drei Flüche. Der vierte beendet deinen Zug. Wirfst du einen Würfel oder beide?
# en: bfad9b89
perfect-driver-0-3 = - wie man sich entscheidet, wenn jede Entscheidung zur nächsten führt;
    - warum man am besten hinten anfängt;
    - was ein Fluch wirklich kostet.
# en: c07a1d16
perfect-driver-0-4 = **Du brauchst** Erwartungswerte wie in [Der geduldige Würfel](05_patient_die.ipynb) und etwa 45 Minuten.
# en: e58ed3e6
perfect-driver-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 0e4fd2e6
perfect-driver-0-6 = Die Würfel sind aus dem Spiel Cat Cab Crew, das du [hier spielen](../cat_cab/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 89419f50
perfect-driver-1-1 = ## Spielen
# en: ea646f74
perfect-driver-1-2 = | zeigt | bringt |
# en: a63a2044
perfect-driver-1-3 = | 1 | einen **Fluch**, und ist **leer** |
# en: b0254421
perfect-driver-1-4 = | 2, 3 | nichts: der Würfel ist **leer** |
# en: d8839d83
perfect-driver-1-5 = | 4, 5 | 1 Feld |
# en: b2ae43eb
perfect-driver-1-6 = | 6 | 2 Felder |
# en: 6413e80a
perfect-driver-1-7 = Am Ende nimmt jeder Fluch ein Feld weg. Was übrig bleibt, sind deine **Felder in diesem Zug**.
# en: a2437ad1
perfect-driver-1-8 = Würfel, die das Taxi bewegen, behältst du am besten. Die Frage ist also, was du mit leeren Würfeln machst.
# en: aa1bfc82
perfect-driver-2-1 = ## Zustände
# en: afb0d8be
perfect-driver-2-2 = Ein **Zustand** sagt, wie viele Würfel leer sind und wie viele Flüche du hast. Was du vorher gewürfelt hast, ist egal.
# en: 42a98298
perfect-driver-2-3 = Deine **Aktion** ist, wie viele leere Würfel du wirfst.
# en: a0099268
perfect-driver-3-1 = ## Fang hinten an
# en: 4641c9fd
perfect-driver-3-2 = Bei vier Flüchen oder ohne leeren Würfel ist der Zug zu Ende. Sonst ist eine Aktion so viel wert, wie sie selbst im Mittel bringt, zusammen mit dem, was **danach** kommt. Und ein Zustand ist so viel wert wie seine **beste** Aktion.
# en: a1d4e993
perfect-driver-3-3 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 5d3abed9
perfect-driver-3-4 = Das heißt **dynamische Programmierung**.
# en: beaceab5
perfect-driver-3-5 = <details><summary>Warum es aufhört, und wer darauf kam</summary>
# en: fe78576b
perfect-driver-3-6 = Zustände, Aktionen, Wahrscheinlichkeiten und Belohnungen bilden zusammen ein **Markow-Entscheidungsproblem**. `best` fragt `worth`, und `worth` fragt `best`. Im Kreis geht es aber nie: Nach jedem Wurf gibt es weniger leere Würfel oder mehr Flüche. Richard Bellman hat das 1957 aufgeschrieben.
# en: bd821032
perfect-driver-3-7 = </details>
# en: bdb91c59
perfect-driver-prints-1 = 2 leere, Flüche { $curses }: einer nach dem anderen { $one-3f }, beide { $both-3f }
# en: 18301843
perfect-driver-3-8 = Jetzt alle Zustände auf einmal.
# en: 9e102043
perfect-driver-3-9 = <details><summary>Wie man die Karte liest</summary>
# en: a49d3429
perfect-driver-3-10 = In jedem Feld steht, wie viele leere Würfel man wirft und was der Zustand wert ist. In gefärbten Feldern wirft man mehr als einen Würfel. „1–2“ heißt, dass beides gleich viel wert ist.
# en: 5c7b99ef
perfect-driver-3-11 = </details>
# en: 1a7eb294
perfect-driver-4-1 = ## Ein ganzer Zug
# en: 29e7cb21
perfect-driver-4-2 = Bau dir ein Taxi aus vier Gewohnheiten: was es bei 0, 1, 2 oder 3 Flüchen mit leeren Würfeln macht. Das Bild zeigt exakt alles, was bei einem Zug mit fünf Würfeln herauskommen kann. Am Anfang fährt es wie Crazy Cat, die immer aufhört. Wie weit bringst du es?
# en: 4b31b6bd
perfect-driver-4-3 = So wird es ausgerechnet: Beim ersten Wurf fallen alle fünf Würfel. Fast immer ändert das etwas. Sind alle fünf leer, bist du im Zustand mit fünf leeren Würfeln und entscheidest dich.
# en: 52e56571
perfect-driver-prints-2 = ein Zug ist { $worth_of_turn-2f } Felder wert
# en: 1ab1848b
perfect-driver-5-1 = ## Was ein Fluch kostet
# en: 62d522f4
perfect-driver-5-2 = Im Spiel können dir andere einen Fluch hinlegen: Das ist Sabotage. Er nimmt dir am Ende ein Feld weg. Ist das alles, was er kostet?
# en: f1022949
perfect-driver-5-3 = Die gestrichelte Linie steht für ein Feld je Fluch. Der Abstand zu ihr ist das, was Flüche darüber hinaus kosten: Würfe, die du nicht mehr wagen kannst. Welcher Fluch kostet am meisten?
# en: 344f2bb6
perfect-driver-5-4 = Spiel noch einmal, jetzt mit einem Trainer, der dir sagt, was jede Entscheidung verschenkt hat. Am Ende siehst du, was beim besten Spiel zu erwarten war, was deine Entscheidungen gekostet haben, und was Glück war.
# en: 13bf1b4e
perfect-driver-6-1 = ## Außerhalb des Spiels
# en: 2a192a68
perfect-driver-6-2 = **Wenn du programmierst:** Was man in jedem Zustand tut, heißt **Strategie**. Schreib die beste auf: wie viele Würfel man wirft. Eine Zeile reicht. Alle anderen machen weiter.
# en: 56d0d260
perfect-driver-7-1 = ## Aufgaben
# en: 8fc3090b
perfect-driver-7-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: c7033063
perfect-driver-8-1 = ## Was wir gesehen haben
# en: d08fd9fc
perfect-driver-8-2 = - Ein Zustand ist alles, was man wissen muss, um weiterzuspielen.
    - Eine Aktion ist so viel wert wie ihre Belohnung und das, was danach kommt. Ein Zustand ist so viel wert wie seine beste Aktion. Fang hinten an.
    - Am besten wirft man immer einen leeren Würfel, aber bei drei Flüchen alle zugleich.
    - Die ersten drei Flüche kosten mehr als das Feld, das jeder wegnimmt, denn sie nehmen auch Möglichkeiten weg.
# en: 368e7ef0
perfect-driver-8-3 = **Zum Nachdenken.** Wie sähe die Karte aus, wenn der Fahrgast genau zehn Felder entfernt wartet? Gibt es einen Zustand, in dem man am besten aufhört, obwohl noch ein Würfel leer ist?
# en: f08f070f
perfect-driver-8-4 = **Weiter.** Wie fünf Würfel fallen, und wie man für ein anderes Ziel fährt: [Sein Glück herausfordern](../cat_cab/lesson_push_your_luck.ipynb).
