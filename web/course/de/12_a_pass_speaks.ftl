### 12_a_pass_speaks.ipynb

# en: 324daae8
a-pass-speaks-0-1 = # 12 Passen verrät etwas
# en: 24c4009c
a-pass-speaks-0-2 = Du spielst Karten gegen Kuro. Du spielst eine weiße 2 aus: Eine 3 schlägt sie, und auch ein „?“, das für jede Zahl steht. Kuro passt. Was verrät dir das über die zwei Karten auf seiner Hand?
# en: c5c4cebf
a-pass-speaks-0-3 = - was aus einer Wahrscheinlichkeit wird, wenn du etwas erfährst;
    - warum eine Karte, die gar nichts dazu sagt, wahrscheinlicher werden kann.
# en: 1c0ed619
a-pass-speaks-0-4 = **Du brauchst** Bruchrechnung, Produkte von Wahrscheinlichkeiten wie in [Noch einmal für die Sieben](04_reroll_for_seven.ipynb) und etwa 45 Minuten.
# en: 9fa1c14e
a-pass-speaks-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 98740013
a-pass-speaks-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](../meow_daifugo/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 0ff3a78a
a-pass-speaks-1-1 = ## Alle möglichen Hände
# en: 2e0610e8
a-pass-speaks-1-2 = Kuro hat zwei von sieben Karten: die weiße 1 und 3, zwei schwarze Zweien, einen Doppelgänger 2 und zwei „?“, die für jede Zahl stehen. Du spielst eine 2 aus. Er spielt, wenn er kann (die 3 oder ein „?“), sonst passt er.
# en: b2e0d3b3
a-pass-speaks-1-3 = <details><summary>Der Stapel</summary>
# en: 41b0c66c
a-pass-speaks-1-4 = Es gibt neun Kätzchen. Die beiden anderen hast du: eine weiße 2 und eine schwarze 1.
# en: 06765dc2
a-pass-speaks-1-5 = </details>
# en: 303f7c6a
a-pass-speaks-1-6 = Fang an, bevor Kuro etwas getan hat.
# en: 4b128bbb
a-pass-speaks-1-7 = Python schreibt alle seine Hände auf. Wir nennen die Karten W1, W3, B2, b2, D2 (den Doppelgänger), W? und B?. Dann zählt es sie, und die mit D2.
# en: 7c8c337d
a-pass-speaks-prints-1 = { $len-hands } Hände, davon { $len-with_it } mit D2
# en: 9a4822f9
a-pass-speaks-1-8 = Jetzt passt er. Ein Feld ist eine Hand: die Karten links davon und darunter.
# en: a4c8c13e
a-pass-speaks-2-1 = ## Der Satz von Bayes
# en: 3e7c1f22
a-pass-speaks-2-2 = Die **Likelihood** fürs Passen ist 0 bei Händen mit der 3 oder einem „?“ und 1 bei sechs anderen. Multipliziere, und teile durch die Summe: jede 1/6.
# en: 4e6bcd7a
a-pass-speaks-2-3 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 9218b1f1
a-pass-speaks-prints-2 = Wahrscheinlichkeit von D2, nachdem er gepasst hat: { $chance }
# en: 20ff4e98
a-pass-speaks-2-4 = Stell *Kuro antwortet* auf *passt*.
# en: e6613e4e
a-pass-speaks-3-1 = ## Auch Spielen verrät etwas
# en: 8c861b7f
a-pass-speaks-3-2 = Eine neue Runde. Kuro spielt immer die niedrigste Karte, die reicht, und er antwortet mit der weißen 3. Welche Hände sind jetzt noch möglich?
# en: 7f5e89f4
a-pass-speaks-3-3 = **Wenn du programmierst:** Schreib die Likelihood dafür: 1 für eine Hand, die die 3 spielt, und 0 für alle anderen. Wer nicht programmiert, macht weiter.
# en: 22f32686
a-pass-speaks-4-1 = ## Aufgaben
# en: b7e49e62
a-pass-speaks-4-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 6c0f6d48
a-pass-speaks-5-1 = ## Was wir gesehen haben
# en: f042df73
a-pass-speaks-5-2 = - Etwas erfahren heißt: jeden Fall danach gewichten, wie wahrscheinlich in ihm ist, was du gesehen hast, und neu verteilen.
    - Die Wahrscheinlichkeiten aller Karten ergeben zusammen die Zahl der Karten. Was einige verlieren, gewinnen andere.
# en: bca3ece4
a-pass-speaks-5-3 = **Zum Nachdenken.** Was wäre, wenn Kuro manchmal passen würde, obwohl er spielen könnte?
# en: 0da0f05a
a-pass-speaks-5-4 = **Weiter.** Und wenn Kuro seine guten Karten zurückhält? [Vielleicht ein Bluff](25_maybe_a_bluff.ipynb).
