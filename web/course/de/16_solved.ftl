### 16_solved.ipynb

# en: bcd90aff
solved-0-1 = # 16 Gelöst
# en: 299826dc
solved-0-2 = Zwei Katzen spielen perfekt. Wer gewinnt? Und wie kann man das wissen?
# en: 3a634e60
solved-0-3 = - was eine gewonnene und eine verlorene Stellung ist;
    - wie eine Funktion mit sechs Zeilen ein Spiel perfekt spielt;
    - wie man beweist, dass nie jemand gewinnen wird.
# en: 102bec22
solved-0-4 = **Du brauchst** Funktionen, die sich selbst aufrufen, wie in [Die perfekte Fahrt](14_perfect_driver.ipynb), und etwa 45 Minuten.
# en: 7455327b
solved-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 49896477
solved-0-6 = Die Katzen sind aus dem Spiel Washi Cat, das du [hier spielen](../washi_cat/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 5947486c
solved-1-1 = ## Eine Reihe von Feldern
# en: c5a30f2a
solved-1-2 = In einer Reihe von zehn Feldern streicht ihr abwechselnd die nächsten 1, 2 oder 3 durch. Wer das letzte durchstreicht, gewinnt.
# en: 9f08f4cb
solved-1-3 = Ist keins mehr übrig, wenn du am Zug bist, hast du **verloren**. Also sind auch 4, 8 und 12 verloren.
# en: 74ce0ccc
solved-2-1 = ## Zwei Katzen
# en: 3deb5aeb
solved-2-2 = Jede Katze zieht beim Gehen eine Linie, nie über eine Linie der anderen; über ihre eigene darf sie geradeaus springen. Eine Katze, die einen Fisch von der anderen Seite nach Hause bringt, gewinnt. Eine, die abgeschnitten ist, hat verloren.
# en: fab399dd
solved-2-3 = Du sagst: „Rot kann von hier aus den Sieg erzwingen.“ Wie würdest du das beweisen?
# en: 4c92d383
solved-2-4 = Kann jemand in so vielen Zügen gewinnen? Sieh dir alle Stellungen *nach* einem Zug an. Im eigenen Zug reicht **irgendeine** (`any`). Im Zug des anderen müssen es **alle** sein (`all`): Das heißt **Minimax**.
# en: 0cef1ce0
solved-2-5 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 753fb038
solved-2-6 = Der **Hinterhof**: „Rot 5“ heißt, dass Rot in fünf Zügen gewinnt, diesen mitgezählt, „offen“, dass in sechs niemand gewinnt.
# en: 877f7816
solved-3-1 = ## Der Innenhof
# en: b77b1cfd
solved-3-2 = Jetzt 4 × 5 Felder und zwei Mauern. Da gibt es viel mehr Stellungen, deshalb sucht die Bibliothek: dieselbe Idee, aber kompiliert, und mit einer Tabelle, in der eine Stellung und ihr Spiegelbild nur einmal stehen.
# en: d23547d2
solved-3-3 = Hier ist dieses Spiel, Zug für Zug, und dazu, wohin jeder andere Zug geführt hätte. („Offen“ heißt, dass Rot auch nicht annähernd so bald den Sieg erzwingen kann.) Wo hat Rot nur einen guten Zug?
# en: d41e1caa
solved-4-1 = ## Niemand
# en: 2c24a5a2
solved-4-2 = Im richtigen Spiel haben alle Sonderzüge: einen Sprung über eine Linie der anderen Seite.
# en: b0b0f61b
solved-4-3 = Die Suche sagt dasselbe, so weit sie schaut.
# en: d907ac92
solved-prints-1 = Jemand gewinnt.
# en: 0f8524cb
solved-prints-2 = In zehn Zügen gewinnt niemand.
# en: 62c4860e
solved-4-4 = Aber in hundert Zügen, oder in tausend? Die Katzen könnten immer im Kreis laufen.
# en: f11d1ce2
solved-4-5 = Python sucht so eine Menge. Im Zug des Angreifers bleiben *alle* Züge darin, im Zug des Verteidigers reicht *einer*.
# en: 42084990
solved-4-6 = <details><summary>Welchen nimmt Python?</summary>
# en: e4801636
solved-4-7 = Einen, der schon in der Menge ist, oder einen, nach dem der Angreifer nicht bald gewinnen kann.
# en: 2438bfea
solved-4-8 = </details>
# en: 900cc8ec
solved-prints-3 = { $red } Stellungen halten Rot auf.
# en: 608e7135
solved-prints-4 = { $blue } Stellungen halten Blau auf.
# en: dcb6736a
solved-4-9 = Ist das ein Beweis? Diese Prüfung braucht keine Suche und kein Vertrauen.
# en: 289d4a85
solved-4-10 = <details><summary>Warum es einer ist</summary>
# en: 3129681b
solved-4-11 = In der Menge gewinnt niemand, der Angreifer kann nicht hinaus, und der Verteidiger hat immer einen Zug, der darin bleibt.
# en: fc039fe0
solved-4-12 = </details>
# en: 0d8ef5b7
solved-prints-5 = Beide Mengen halten.
# en: d13c581c
solved-prints-6 = Eine Menge hält nicht.
# en: 634c203b
solved-4-13 = Mit je zwei Sonderzügen kann im Innenhof niemand den Sieg erzwingen.
# en: fcdccb59
solved-5-1 = ## Außerhalb des Spiels
# en: e8b5b391
solved-5-2 = **Wenn du programmierst:** Ist eine Reihe für den verloren, der am Zug ist? Deine Funktion darf sich selbst aufrufen. Alle anderen machen weiter.
# en: d9ce610b
solved-6-1 = ## Aufgaben
# en: 257b8bdd
solved-6-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 0a9aa440
solved-7-1 = ## Was wir gesehen haben
# en: cbf72d5d
solved-7-2 = - Eine Stellung ist verloren, wenn nach jedem Zug der andere gewinnt.
    - Um einen Sieg zu erzwingen, brauchst du im eigenen Zug einen guten Zug, und auf jeden Zug des anderen eine Antwort.
    - Dass niemand gewinnen kann, beweist eine sichere Menge: Man kann immer darin bleiben. Das kann jeder prüfen.
# en: f081975e
solved-7-3 = **Zum Nachdenken.** Schach ist nicht gelöst. Was steht dem im Weg? Wenn ein Programm sagt, dass Rot gewinnt: Warum sollte ihm jemand glauben?
# en: c14c22af
solved-7-4 = **Weiter.** Wege und Mauern als Beweise: [Fallen](../washi_cat/lesson_cuts_and_traps.ipynb).
