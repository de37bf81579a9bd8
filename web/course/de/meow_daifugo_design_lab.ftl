### meow_daifugo/design_lab.ipynb

# en: d3b161d1
meow-daifugo-design-lab-0-1 = # Meow Meow Daifugō: Regellabor
# en: 0ca06b65
meow-daifugo-design-lab-0-2 = Nimm Katzen aus dem Stapel, verändere die Auslage und die Strafen, und sieh, was das bewirkt: bei ganzen Spielen, bei den Punkten, die eine Hand kostet, und im Spiel allein.
# en: d2216f97
meow-daifugo-design-lab-0-3 = *Für alle, die Spiele erfinden, unterrichten oder gern „Was wäre, wenn?“ fragen. Etwa 20 Minuten, ohne Vorbereitung. Wenn du das Spiel noch nicht kennst, [spiel es zuerst einmal](play.ipynb).*
# en: 5bb20372
meow-daifugo-design-lab-0-4 = Beim ersten Mal kann es eine Sekunde länger dauern, weil die Regeln in schnellen Code übersetzt werden. Danach brauchen dreitausend Spiele nur den Bruchteil einer Sekunde.
# en: 408927fb
meow-daifugo-design-lab-0-5 = **So liest du es.** Ein Spiel geht weiter, bis jemand fünf Punkte verloren hat: Wer das ist, verliert, alle anderen gewinnen. Das obere Diagramm zählt, wer gewinnt, Platz für Platz. Die dünnen Striche sind 95‑%‑Intervalle: Wo sich zwei weit überlappen, lässt sich nach dreitausend Spielen kein Unterschied erkennen. Das untere Diagramm ist keine Schätzung. Es zeigt exakt, wie viele Punkte drei Karten kosten, die jemand nicht losgeworden ist, wenn alle Hände aus drei Karten gleich wahrscheinlich sind. In der Tabelle steht, wie lang Spiele sind.
# en: 63d62265
meow-daifugo-design-lab-0-6 = **Zum Vergleichen** von zwei Regelsätzen drückst du auf *Als A merken* und verstellst dann etwas: Von da an stehen A und B nebeneinander. Setzt du verschiedene Bots auf die Plätze, sagen die Balken, wer besser spielt. *Als CSV speichern* schreibt für jedes Spiel eine Zeile. *Welche Regeln machen am meisten aus?* stellt jede Hausregel für sich auf ihren kleinsten und ihren größten Wert und zeichnet, wie stark sich eine Zahl dadurch ändert.
# en: 020b7cb4
meow-daifugo-design-lab-1-1 = ## Erst schätzen, dann nachsehen
# en: b0e85a5b
meow-daifugo-design-lab-1-2 = Leg dich auf eine Antwort fest, bevor du etwas anfasst.
# en: 41f5055c
meow-daifugo-design-lab-1-3 = 1. Ohne Doppelgänger gibt es weniger Paare. Dauert ein Spiel dann mehr Runden oder weniger? Drück auf *Als A merken*, und nimm als *Stapel* dann *no_doppelgangers*.
    2. Liegen keine Karten in der Auslage, nimmt beim Passen niemand etwas. Sind die Runden länger oder kürzer? Wer verliert mehr Ringe?
    3. Stell die *Stufen der Strafe* auf 8 und 16. Das untere Diagramm ändert sich sofort. Ändern sich auch die Balken darüber?
    4. Lass Momo gegen zweimal Hana spielen. Wie viele Siege ist Vorausdenken wert?
# en: 3243606c
meow-daifugo-design-lab-2-1 = ## Wie schwer ist das Spiel allein?
# en: 9dab10a9
meow-daifugo-design-lab-2-2 = Stell *Spieler* auf 1, dann zeigen die Balken Züge. Ob man ein Blatt überhaupt schaffen *kann*, ist eine andere Frage. Hier steht, welcher Anteil der Blätter bis zu jedem Zug geschafft ist: von jemandem, der den Stapel kennt (eine Schranke, die niemand übertrifft), und von Hana, dem Bot, der nie vorausdenkt.
# en: c79d41e6
meow-daifugo-design-lab-2-3 = Und einige Regeln nebeneinander, je vierzig Blätter. Wo sich die Intervalle überlappen, sind vierzig Blätter zu wenig, um eine davon leichter zu nennen.
# en: fd7abf05
meow-daifugo-design-lab-3-1 = ## Dasselbe im Code
# en: eff5d9e8
meow-daifugo-design-lab-3-2 = Jede Regel mit einem Schieberegler ist ein Argument von `load`. So kann man ein Experiment aufschreiben und wiederholen.
# en: 3a87b38c
meow-daifugo-design-lab-prints-1 = Auslage aus { $cards } Karten: { $run-mean-rounds } Runden
# en: a89fefac
meow-daifugo-design-lab-3-3 = Und eine exakte Zahl: die Chance, dass eine Hand aus drei Karten drei Punkte kostet:
# en: 38f2a007
meow-daifugo-design-lab-4-1 = ## Ein eigener Stapel
# en: 0d4c28b8
meow-daifugo-design-lab-4-2 = Kopiere [die Datei des Stapels](../../catlib/games/meow_daifugo/data/rulebook.toml), nimm Karten heraus, ändere ihre Ringe, und schreib den Pfad deiner Kopie in *Stapel*. Ein Stapel, der nicht aufgeht, oder eine Karte, die zweimal vorkommt, wird abgelehnt, und ein Satz sagt, was nicht stimmt.
# en: d336502d
meow-daifugo-design-lab-5-1 = ## Was wir gesehen haben
# en: f491f8a1
meow-daifugo-design-lab-5-2 = - Manche Zahlen kann man exakt ausrechnen (was eine Hand kostet), manche sind Schranken (was allein möglich ist), andere lassen sich nur aus vielen Spielen schätzen (wer gewinnt). Das Labor sagt immer dazu, was es ist.
    - Eine Regel, die ändert, was eine Hand kostet, muss nicht ändern, wer gewinnt.
    - Zu einem Schätzwert gehört ein Intervall: Ohne es sagen zwei verschieden hohe Balken wenig.
# en: fc9ee5c1
meow-daifugo-design-lab-5-3 = Weiter: [mit deinen Regeln spielen](play.ipynb), oder [Handkarten zählen](lesson_counting_hands.ipynb).
