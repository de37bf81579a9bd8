### taxi_derby/design_lab.ipynb

# en: e4a31896
taxi-derby-design-lab-0-1 = # Taxi Derby: Regellabor
# en: 2adb9df9
taxi-derby-design-lab-0-2 = Verstell eine Regel und sieh, was sie bewirkt: bei der Chance auf einen Strafzettel, für jedes Feld exakt ausgerechnet, und bei ganzen Spielen, die ablaufen, während du den Schieberegler bewegst.
# en: daa1dbbe
taxi-derby-design-lab-0-3 = *Für alle, die Spiele erfinden, unterrichten oder gern „Was wäre, wenn?“ fragen. Etwa 25 Minuten, ohne Vorbereitung. Wenn du das Spiel noch nicht kennst, [spiel es zuerst einmal](play.ipynb).*
# en: f1a0cb75
taxi-derby-design-lab-1-1 = ## Wo ein Zug enden kann
# en: 220d6d0c
taxi-derby-design-lab-1-2 = Das Taxi steht vor seiner Garage, der Streifenwagen an der Polizeiwache. Auf jedem Feld steht in Prozent, wie wahrscheinlich ein Strafzettel ist, wenn das Taxi auf einem kürzesten Weg dorthin fährt und sein Zug dort endet. Mit einem Klick fragst du nach einem Feld oder stellst eines der Autos um.
# en: 01c8d40f
taxi-derby-design-lab-1-3 = **Erst schätzen, dann nachsehen.**
# en: 83d6df4c
taxi-derby-design-lab-1-4 = 1. Erhöhe das Tempolimit von 4 auf 5. Wie viele Felder mehr sind ganz ohne Gefahr?
    2. Mit einem achtseitigen Würfel kommt der Streifenwagen im Mittel weiter. Gibt es dann weniger Felder ohne Gefahr, und gibt es auch weniger, auf denen der Strafzettel sicher ist?
    3. Wo muss der Streifenwagen stehen, damit für das Taxi am wenigsten Felder ohne Gefahr bleiben? Direkt beim Taxi?
    4. Ist eine kleine Stadt gefährlicher als eine große?
# en: f288a3e2
taxi-derby-design-lab-2-1 = ## Ganze Spiele
# en: 4748e6a8
taxi-derby-design-lab-2-2 = Beim ersten Mal kann es eine Sekunde länger dauern, weil die Regeln in schnellen Code übersetzt werden.
# en: 0ee14618
taxi-derby-design-lab-2-3 = **So liest du es.** Das obere Diagramm zählt, wer gewinnt. Solange derselbe Bot alle Taxis fährt, stehen die Balken für die Reihenfolge: Orange fängt an. Die dünnen Striche sind 95‑%‑Intervalle: Wo sich zwei weit überlappen, lässt sich nach zweitausend Spielen kein Unterschied erkennen. Das untere Diagramm ist keine Schätzung. Es zeigt exakt, wie viele Felder ein Zug ganz ohne Gefahr haben kann, wenn der Streifenwagen irgendwo steht und der Zug irgendwo anders endet. In der Tabelle unter den Diagrammen steht, wie lang Spiele sind und wie viele Strafzettel es gibt.
# en: 7a4aaf67
taxi-derby-design-lab-2-4 = **Zum Vergleichen** von zwei Regelsätzen drückst du auf *Als A merken* und verstellst dann etwas: Von da an stehen A und B nebeneinander. *Als CSV speichern* schreibt für jedes Spiel eine Zeile. *Welche Regeln machen am meisten aus?* stellt jede Hausregel für sich auf ihren kleinsten und ihren größten Wert und zeichnet, wie stark sich eine Zahl dadurch ändert.
# en: d987956a
taxi-derby-design-lab-2-5 = **Erst schätzen, dann nachsehen.**
# en: 5b0660bd
taxi-derby-design-lab-2-6 = 1. *Zuschlag zur Strafe* macht jede Geldstrafe um so viele Dollar höher. Die Bots wägen jeden Strafzettel nach seiner Chance ab. Ab welchem Zuschlag rasen sie kaum noch? Sieh dir die Strafzettel an.
    2. Lass jetzt die Strafen, wie sie waren, und erhöhe die Fahrpreise mit *Zuschlag zum Fahrpreis*. Gibt es mehr Strafzettel oder weniger?
    3. Dauern Spiele in einer großen Stadt länger? Was wird aus dem Vorsprung von Orange, das anfängt?
    4. Gib dem Würfel zwölf Seiten. Warum bekommen die Taxis weniger Strafzettel und nicht mehr?
# en: 98cae902
taxi-derby-design-lab-3-1 = ## Dasselbe im Code
# en: 2d57438f
taxi-derby-design-lab-3-2 = Jede Regel mit einem Schieberegler ist ein Argument von `load`. So kann man ein Experiment aufschreiben und wiederholen.
# en: 613c5f2d
taxi-derby-design-lab-prints-1 = { $fine } $ mehr: { $run-mean-tickets-value-1f } Strafzettel in { $run-mean-rounds-value-1f } Runden
# en: ef2d5dd2
taxi-derby-design-lab-3-3 = Und etwas Exaktes: wie viele Felder ein Zug im Mittel ganz ohne Gefahr haben kann, und die Chance auf einen Strafzettel bei zwei Feldern zu viel, wenn der Streifenwagen irgendwo steht.
# en: 9a93731d
taxi-derby-design-lab-4-1 = ## Eine eigene Stadt
# en: da0adbd0
taxi-derby-design-lab-4-2 = Wie der gedruckte Plan aussieht, wissen wir nicht mehr; die Stadt ist deshalb erfunden, ebenso die Fahrgäste und die Strafzettel. Kopiere [die Datei der Stadt](../../catlib/games/taxi_derby/data/city.toml), zeichne andere Straßen, und lade sie mit `load("taxi_derby", city="my_city.toml")`. Ein Viertel, dessen Straßen nicht an die der Nachbarviertel passen, ein Ziel, das niemand erreicht, oder ein unbekanntes Zeichen wird abgelehnt, und ein Satz sagt, was nicht stimmt und wo. [Fahrgäste](../../catlib/games/taxi_derby/data/passengers.toml) und [Strafzettel](../../catlib/games/taxi_derby/data/tickets.toml) sind Dateien derselben Art.
# en: 5f3975b3
taxi-derby-design-lab-5-1 = ## Was wir gesehen haben
# en: 26772483
taxi-derby-design-lab-5-2 = - Die Chance auf einen Strafzettel kann man für jedes Feld exakt ausrechnen. Wer gewinnt, lässt sich nur aus vielen Spielen schätzen. Das Labor sagt immer dazu, was es ist.
    - Geldstrafen ändern, wie oft gerast wird, aber viel weniger, wie lang ein Spiel ist oder wer gewinnt.
    - Zu einem Schätzwert gehört ein Intervall: Ohne es sagen zwei verschieden hohe Balken wenig.
# en: f0df494d
taxi-derby-design-lab-5-3 = Weiter: [mit deinen Regeln spielen](play.ipynb), oder [Risiko und Gewinn abwägen](lesson_risk_and_reward.ipynb).
