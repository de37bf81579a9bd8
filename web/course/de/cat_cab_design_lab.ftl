### cat_cab/design_lab.ipynb

# en: dadb5111
cat-cab-design-lab-0-1 = # Cat Cab Crew: Regellabor
# en: 00a7ed05
cat-cab-design-lab-0-2 = Verstell eine Regel und sieh, was sie bewirkt: bei einem einzelnen Zug, exakt ausgerechnet, und bei zehntausend ganzen Spielen, die ablaufen, während du den Schieberegler bewegst.
# en: 645d9827
cat-cab-design-lab-0-3 = *Für alle, die Spiele erfinden, unterrichten oder gern „Was wäre, wenn?“ fragen. Etwa 20 Minuten, ohne Vorbereitung. Wenn du das Spiel noch nicht kennst, [spiel es zuerst einmal](play.ipynb).*
# en: 0e47c2a4
cat-cab-design-lab-0-4 = Beim ersten Mal kann es eine Sekunde länger dauern, weil die Regeln in schnellen Code übersetzt werden. Danach brauchen 10.000 Spiele weniger als eine Sekunde.
# en: 6276de61
cat-cab-design-lab-0-5 = **So liest du es.** Das obere Diagramm zählt, wer gewinnt. Solange auf allen Plätzen derselbe Bot fährt, sind die Farben gleichwertig. Die Balken stehen dann für die Reihenfolge: *Start 1* hat angefangen. Setzt du verschiedene Bots auf die Plätze, steht jeder Balken für einen von ihnen. Die dünnen Striche sind 95‑%‑Intervalle: Wo sich zwei weit überlappen, lässt sich nach zehntausend Spielen kein Unterschied erkennen. Das untere Diagramm ist keine Schätzung. Es zeigt exakt, wie weit das Taxi in einem ganzen Zug kommt, wenn man mit den Würfeln das Beste macht.
# en: e6fa59f8
cat-cab-design-lab-0-6 = **Zum Vergleichen** von zwei Regelsätzen drückst du auf *Als A merken* und verstellst dann etwas: Von da an stehen A und B nebeneinander. *Als CSV speichern* schreibt für jedes Spiel eine Zeile. *Welche Regeln machen am meisten aus?* stellt jede Hausregel für sich auf ihren kleinsten und ihren größten Wert und zeichnet, wie stark sich eine Zahl dadurch ändert.
# en: 47105d25
cat-cab-design-lab-1-1 = ## Erst schätzen, dann nachsehen
# en: eb08e452
cat-cab-design-lab-1-2 = Leg dich auf eine Antwort fest, bevor du den Schieberegler anfasst.
# en: 72dca61b
cat-cab-design-lab-1-3 = 1. Wer früh anfängt, wirft im ersten Zug weniger Würfel. Gleicht das den Vorteil aus? Sieh dir die drei Balken an, wie sie sind. Drück dann auf *Als A merken* und nimm das Häkchen bei *Vorgabe* weg.
    2. Flüche schieben Taxis zurück, und wer die Höchstzahl hat, darf nicht mehr würfeln. Kommt man in einem Zug weiter, wenn die *Höchstzahl der Flüche* 8 ist statt 4? Ist der Unterschied größer oder kleiner als der zwischen 4 und 2?
    3. Wovon dauern Spiele länger: von mehr *Fahrgästen* oder von weniger *weißen Würfeln*?
    4. Setz Crazy Cat auf einen Platz, die keinen Würfel zweimal wirft. Wie viele Siege ist es wert, noch einmal werfen zu können?
# en: 1dea0e9a
cat-cab-design-lab-2-1 = ## Dasselbe im Code
# en: 6e936939
cat-cab-design-lab-2-2 = Jede Regel mit einem Schieberegler ist ein Argument von `load`. So kann man ein Experiment aufschreiben und wiederholen.
# en: fbbe8cee
cat-cab-design-lab-prints-1 = Felder in einem Zug, im Mittel:
# en: 127d00ce
cat-cab-design-lab-prints-2 = Runden je Spiel
# en: 08b2eab9
cat-cab-design-lab-2-3 = Wie weit ein Zug im Mittel führt, ist ein Bruch, und die Bibliothek lässt ihn so stehen:
# en: a13cdc33
cat-cab-design-lab-3-1 = ## Eine eigene Stadt
# en: 70c07e22
cat-cab-design-lab-3-2 = Wie der gedruckte Plan aussieht, wissen wir nicht mehr; die Stadt ist deshalb erfunden. Kopiere [die Datei der üblichen Stadt](../../catlib/games/cat_cab/data/default.toml), ändere Felder, und schreib den Pfad deiner Kopie in *Spielplan*, unter den zugeklappten Hausregeln. Ein Tor mitten in der Stadt oder ein Feld, das niemand erreicht, wird abgelehnt, und ein Satz sagt, was nicht stimmt.
# en: 0bc0689c
cat-cab-design-lab-4-1 = ## Was wir gesehen haben
# en: e05e0cf8
cat-cab-design-lab-4-2 = - Manche Zahlen kann man exakt ausrechnen (einen Zug), andere nur aus vielen Spielen schätzen (wer gewinnt). Das Labor sagt immer dazu, was es ist.
    - Eine Regel, die einen Zug stark verändert, muss nicht ändern, wer gewinnt.
    - Zu einem Schätzwert gehört ein Intervall: Ohne es sagen zwei verschieden hohe Balken wenig.
# en: e71ddb71
cat-cab-design-lab-4-3 = Weiter: [mit deinen Regeln spielen](play.ipynb), oder [wie weit du dein Glück herausfordern solltest](lesson_push_your_luck.ipynb).
