### washi_cat/design_lab.ipynb

# en: c286b195
washi-cat-design-lab-0-1 = # Washi Cat: Regellabor
# en: f12fc875
washi-cat-design-lab-0-2 = Verstell eine Regel oder zeichne einen anderen Plan, und sieh, was das bei ganzen Spielen bewirkt: wie lang sie sind, wie sie enden und ob es sich lohnt anzufangen.
# en: a29aab3e
washi-cat-design-lab-0-3 = *Für alle, die Spiele erfinden, unterrichten oder gern „Was wäre, wenn?“ fragen. Etwa 25 Minuten, ohne Vorbereitung. Wenn du das Spiel noch nicht kennst, [spiel es zuerst einmal](play.ipynb).*
# en: e694027f
washi-cat-design-lab-1-1 = ## Ganze Spiele
# en: 0068e53e
washi-cat-design-lab-1-2 = Der Bot Flitzer spielt gegen sich selbst: Beide Seiten nehmen immer den kürzesten Weg zum Fisch und nach Hause. Fische und Katzen zeichnet der Zufall. Beim ersten Mal kann es eine Sekunde länger dauern, weil die Regeln in schnellen Code übersetzt werden; danach brauchen Tausende von Spielen ein bis zwei Sekunden.
# en: 406a1d40
washi-cat-design-lab-1-3 = **So liest du es.** Das obere Diagramm zählt, wer gewinnt: *Start 1* hat angefangen, solange auf beiden Plätzen derselbe Bot spielt. Setzt du zwei verschiedene dorthin, stehen die Balken für Rot und Blau. Die dünnen Striche sind 95‑%‑Intervalle: Wo sich zwei weit überlappen, lässt sich nach viertausend Spielen kein Unterschied erkennen. Das untere Diagramm ist keine Schätzung. Es zeigt exakt, wie viele der sechs Zeichnungen in einer Randreihe ihren vollen Abstand behalten, wenn der Zufall zeichnet. In der Tabelle darunter steht, wie lang Spiele sind und wie viele Felder die Linien bedecken.
# en: f216d962
washi-cat-design-lab-1-4 = **Zum Vergleichen** von zwei Regelsätzen drückst du auf *Als A merken* und verstellst dann etwas: Von da an stehen A und B nebeneinander. *Als CSV speichern* schreibt für jedes Spiel eine Zeile. *Welche Regeln machen am meisten aus?* stellt jede Hausregel für sich auf ihren kleinsten und ihren größten Wert und zeichnet, wie stark sich eine Zahl dadurch ändert.
# en: ffb3fa96
washi-cat-design-lab-1-5 = **Erst schätzen, dann nachsehen.**
# en: 1c357c39
washi-cat-design-lab-1-6 = 1. Beide spielen genau gleich. Wie viel bringt es, anzufangen? Nimm auch den Plan *tiny*: Warum ist es dort mehr?
    2. Verbiete, auf eigene Linien zu treten (*eigene Linie sperrt*). Sind die Spiele länger oder kürzer?
    3. Lass jeden Sprung einen Sonderzug kosten (*Sprung zählt*). Um wie viele Züge wird ein Spiel länger?
    4. Setz Mochi auf einen Platz, der sich anderen in den Weg stellt. Lohnt sich das, obwohl es Zeit kostet?
    5. Nimm den Plan *market*. Wie oft finden sechs Zeichnungen keinen Platz?
# en: ef7fdfdf
washi-cat-design-lab-2-1 = ## Dasselbe im Code
# en: ad69d9dd
washi-cat-design-lab-2-2 = Jede Regel mit einem Schieberegler ist ein Argument von `load`. So kann man ein Experiment aufschreiben und wiederholen. Hier stehen für vier Regelsätze die Länge eines Spiels und wie oft gewinnt, wer anfängt.
# en: 68725348
washi-cat-design-lab-prints-1 = { $turns-1f } Züge; wer anfängt, gewinnt { $100-first-low-0f } bis { $100-first-high-0f } %
# en: a41bdb37
washi-cat-design-lab-prints-2 = unsere Lesart:
# en: 4a0cdc2e
washi-cat-design-lab-prints-3 = eigene Linie sperrt:
# en: 431640d0
washi-cat-design-lab-prints-4 = jeder Sprung ist ein Sonderzug:
# en: 02ee5e54
washi-cat-design-lab-prints-5 = keine Sonderzüge:
# en: c3554692
washi-cat-design-lab-prints-6 = { $rows } Reihen:
# en: a70e2017
washi-cat-design-lab-prints-7 = mein Plan:
# en: b84e6fb6
washi-cat-design-lab-3-1 = ## Die Form des Plans
# en: 882b0521
washi-cat-design-lab-3-2 = Macht es weniger aus, anzufangen, wenn die Wege länger sind? Diese Pläne sind leer und unterscheiden sich nur in der Größe.
# en: 24b840fe
washi-cat-design-lab-4-1 = ## Ein eigener Plan
# en: 371b1382
washi-cat-design-lab-4-2 = Zeichne mit Klicks oder mit Enter. Führe dann die Zelle darunter aus, und zweitausend Spiele laufen auf deinem Plan ab.
# en: 72ae1f3c
washi-cat-design-lab-4-3 = Dort kannst du den Plan auch als Text speichern und ihn mit `load("washi_cat", board="my_board.toml")` laden. Den gedruckten Plan haben wir nicht mehr. Wer ihn besitzt, kann seine Schreine, Häuser und Gullys genauso eintragen.
# en: e48c99e4
washi-cat-design-lab-5-1 = ## Was wir gesehen haben
# en: 22d67467
washi-cat-design-lab-5-2 = - Wer anfängt, ist einen Zug voraus. In einem Rennen ist das etwas wert, und zwar umso mehr, je kürzer es ist.
    - Eine Regel kann ändern, wie gespielt wird, ohne zu ändern, wer gewinnt.
    - Zu einem Schätzwert gehört ein Intervall: Ohne es sagen zwei verschieden hohe Balken wenig.
# en: 8c7b70a8
washi-cat-design-lab-5-3 = Weiter: [mit deinen Regeln spielen](play.ipynb), oder [den Sprung nach Hause finden](lesson_shortest_paths.ipynb).
