### empire/design_lab.ipynb

# en: e4543183
empire-design-lab-0-1 = # Empire: Regellabor
# en: c33d7bcf
empire-design-lab-0-2 = Verstell eine Regel und sieh, was sie bewirkt: bei einem einzelnen Kampf, exakt ausgerechnet, und bei ganzen Spielen, die ablaufen, während du den Schieberegler bewegst.
# en: 28091f20
empire-design-lab-0-3 = *Für alle, die Spiele erfinden, unterrichten oder gern „Was wäre, wenn?“ fragen. Etwa 20 Minuten, ohne Vorbereitung. Wenn du das Spiel noch nicht kennst, [spiel es zuerst einmal](play.ipynb).*
# en: e0b0275a
empire-design-lab-1-1 = ## Ein Kampf
# en: d9db3400
empire-design-lab-1-2 = Wie wahrscheinlich ist es, dass ein Angriff auf fünf Steine gelingt? Die Kurve gibt die Antwort für jede Zahl von Angreifern, mit Würfeln deiner Wahl neben den üblichen.
# en: 992951e3
empire-design-lab-1-3 = **Erst schätzen, dann nachsehen.**
# en: 8a5d2983
empire-design-lab-1-4 = 1. Lass bei Gleichstand den Angriff gewinnen. Wie viele Steine spart er gegen fünf?
    2. Mit zwanzigseitigen Würfeln gibt es kaum noch Gleichstand. Wem nützt das?
    3. Gib der Verteidigung einen dritten Würfel. Bringt er mehr oder weniger als der dritte des Angriffs?
# en: 8d284576
empire-design-lab-2-1 = ## Ganze Spiele
# en: 3cb731ed
empire-design-lab-2-2 = Beim ersten Mal kann es eine Sekunde länger dauern, weil die Regeln in schnellen Code übersetzt werden.
# en: 91615697
empire-design-lab-2-3 = **So liest du es.** Das obere Diagramm zählt, wer gewinnt. Solange auf allen Plätzen derselbe Bot spielt, stehen die Balken für die Reihenfolge: *Start 1* hat angefangen. Die dünnen Striche sind 95‑%‑Intervalle: Wo sich zwei weit überlappen, lässt sich nach tausend Spielen kein Unterschied erkennen. Das untere Diagramm ist keine Schätzung. Es zeigt exakt, was übrig bleibt, wenn acht Steine sieben angreifen und bis zum Ende kämpfen.
# en: 494d3c8b
empire-design-lab-2-4 = **Zum Vergleichen** von zwei Regelsätzen drückst du auf *Als A merken* und verstellst dann etwas: Von da an stehen A und B nebeneinander. *Als CSV speichern* schreibt für jedes Spiel eine Zeile. *Welche Regeln machen am meisten aus?* stellt jede Hausregel für sich auf ihren kleinsten und ihren größten Wert und zeichnet, wie stark sich eine Zahl dadurch ändert.
# en: 41661086
empire-design-lab-2-5 = **Erst schätzen, dann nachsehen.**
# en: 39703d8a
empire-design-lab-2-6 = 1. Ist es ein Vorteil, anzufangen? Wie groß ist er?
    2. Jeder Satz Karten bringt mehr Steine als der davor. Dauern Spiele dadurch länger oder kürzer? Stell *Zuwachs je Satz* auf 0, und sieh dir die Runden in der Tabelle unter den Diagrammen an.
    3. Was bewirken die Bezirke? Stell *Prozent der Bezirke* auf 0, dann auf 300.
# en: 3e874e6f
empire-design-lab-3-1 = ## Dasselbe im Code
# en: 9ee16c59
empire-design-lab-3-2 = Jede Regel mit einem Schieberegler ist ein Argument von `load`. So kann man ein Experiment aufschreiben und wiederholen.
# en: b2f916cf
empire-design-lab-prints-1 = Runden in unserer Lesart
# en: 70cf2de9
empire-design-lab-prints-2 = Runden, wenn jeder Satz vier Steine bringt
# en: 03f0d241
empire-design-lab-3-3 = Und eine exakte Zahl: die Chance von acht Steinen gegen sieben, mit achtseitigen Würfeln:
# en: 0272f6f1
empire-design-lab-4-1 = ## Eine eigene Stadt
# en: 4b5891af
empire-design-lab-4-2 = Wie der gedruckte Plan aussieht, wissen wir nicht mehr; unserer ist deshalb erfunden. Kopiere [die Datei des üblichen Plans](../../catlib/games/empire/data/default.toml), ändere Viertel, Brücken und Boni, und lade sie mit `load("empire", map="my_map.toml")`. Eine Grenze, die nur auf einer Seite eingetragen ist, ein Viertel, das niemand erreicht, oder ein Bezirk ohne Viertel wird abgelehnt, und ein Satz sagt, was nicht stimmt und wo.
# en: 20999327
empire-design-lab-5-1 = ## Was wir gesehen haben
# en: ed08d2d2
empire-design-lab-5-2 = - Manche Zahlen kann man exakt ausrechnen (einen Kampf), andere nur aus vielen Spielen schätzen (wer gewinnt). Das Labor sagt immer dazu, was es ist.
    - Eine Regel, die Kämpfe stark verändert, muss nicht ändern, wer gewinnt: Sie gilt ja für alle.
    - Zu einem Schätzwert gehört ein Intervall: Ohne es sagen zwei verschieden hohe Balken wenig.
# en: 668d1805
empire-design-lab-5-3 = Weiter: [mit deinen Regeln spielen](play.ipynb), oder [wie ein Kampf verläuft](lesson_markov.ipynb).
