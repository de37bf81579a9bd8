### design/bench.ipynb

# en: 640d42db
design-bench-0-1 = # Die Werkbank für Spieleerfinder
# en: 4793c2e2
design-bench-0-2 = Wähle ein Spiel und eine Frage. Bots spielen es hier auf deinem Gerät tausende Male und antworten mit einem Satz, der auch sagt, wie sicher er ist.
# en: fce9af1a
design-bench-0-3 = *Für alle, die Spiele entwerfen. Die meisten Antworten dauern eine Sekunde oder zwei, die längsten einige Minuten. Keine Vorbereitung.*
# en: 1f3506d1
design-bench-0-4 = **So liest du es.** Ein Punkt ist, was herauskam. Der Strich ist sein 95‑%‑Intervall: Die wahre Zahl liegt sehr wahrscheinlich darauf, und mehr Spiele machen ihn kürzer. Ausgefüllt sind die Punkte, von denen die Antwort spricht. Je seltener die bessere Spielweise gewinnt, desto mehr ist das Spiel Glückssache. Auf der Website kannst du deine Frage mit *Link kopieren* weiterschicken. In Python ist `ask(game, "fair")` aus `catlib.bench` dasselbe.
# en: a5f82813
design-bench-1-1 = ## Drei Varianten eines Spiels
# en: 153f7d1d
design-bench-1-2 = Du hast eine Regel geändert. Was ist dadurch aus dem Spiel geworden? Hier laufen Varianten nebeneinander, und was sich unterscheidet, steht oben, immer mit der Angabe, wie sicher das ist.
# en: 27dce684
design-bench-1-3 = Cat Cab Crew in unserer Lesart der Regeln, dann ohne die Vorgabe für die, die früh anfangen, und mit einer größeren Höchstzahl der Flüche. Alle drei haben dasselbe Glück: Wo zwei nach demselben Würfel fragen, zeigt er dieselbe Zahl. So erkennt man auch einen kleinen Unterschied nach wenigen Spielen.
# en: 08bff706
design-bench-1-4 = **Schätze zuerst:** Welche der beiden Änderungen verschiebt die Gewinnchancen stärker? Welche ändert, wie lang ein Spiel ist?
# en: 4135b2d2
design-bench-1-5 = **So liest du es.** Die erste Spalte ist das gedruckte Spiel. Jede andere Spalte ist ein *Unterschied*: diese Variante minus die gedruckte, mit einem 95‑%‑Intervall. *Nicht zu erkennen* heißt: Im Intervall liegt die 0, und so wenige Spiele verraten nicht, in welche Richtung es geht. *Noch einmal so viele spielen* macht jedes Intervall schmaler; nach *Anhalten* bleibt erhalten, was gespielt ist. *Exportieren* schreibt eine Seite zum Weiterschicken oder eine Tabelle (`.csv`, `.parquet`).
# en: 122124a1
design-bench-1-6 = Um ein Intervall halb so breit zu machen, brauchst du viermal so viele Spiele. Wie viele müsste man spielen, bis aus „nicht zu erkennen“ eine Antwort wird? Hier soll das Intervall 3 Prozentpunkte breit werden, und sobald es das ist, hören die Spiele auf:
# en: d694b1eb
design-bench-2-1 = ## Auf welche Regeln kommt es an?
# en: 01e7cdf2
design-bench-2-2 = Ein *Tornado-Diagramm* stellt jede Regel für sich auf ihren kleinsten und ihren größten Wert. Der Balken sagt, wie stark sich eine Zahl dadurch ändert; ein dunkler Balken hebt sich vom Zufall ab, ein blasser nicht. Welche Regel steht wohl ganz oben, wenn es um die Länge eines Spiels geht?
# en: 66a1d5a6
design-bench-2-3 = Und bei der Frage, was das Anfangen bringt? Hier heben sich die meisten Regeln nicht vom Zufall ab: Sie ändern das Spiel für alle Plätze gleich.
# en: 5ce44f00
design-bench-3-1 = ## Glück oder Können?
# en: aba319c9
design-bench-3-2 = Je zwei Bots spielen mit denselben Würfeln, dann mit anderen. Wie viel von den Ergebnissen erklären die Würfel, wie viel die Spieler? „Können“ ist hier der Unterschied zwischen *diesen* Bots. Erst spielen zwei, die gut spielen, dann einer davon gegen einen ungeschickten: Wo macht das Können mehr aus?
# en: f001d817
design-bench-4-1 = ## Ein Spiel, erklärt
# en: a4ee0a42
design-bench-4-2 = Zahlen sagen, was geschieht; ein einzelnes Spiel sagt, warum. Aus jedem Ergebnis kannst du ein Spiel öffnen: eines von mittlerer Länge (`median`), das knappste (`closest`), das mit dem meisten Glück (`luckiest`) oder eines, das schiefging (`failing`). Es steht am Anfang; *Wiederholen* geht zur nächsten Entscheidung dessen, der gewinnt, und der Tisch sagt, was jede Möglichkeit wert ist.
# en: 327d58fc
design-bench-5-1 = ## Was wir gesehen haben
# en: ed86b409
design-bench-5-2 = - Ein Unterschied ohne Intervall sagt wenig. Auch „nicht zu erkennen“ ist eine Antwort: Es fehlen noch Spiele.
    - Dasselbe Glück für alle Varianten macht kleine Unterschiede sichtbar.
    - Die meisten Regeln ändern, wie lang ein Spiel ist; wenige ändern, wer gewinnt.
# en: b2b8e68a
design-bench-5-3 = Längere Läufe, mehrere Regeln zugleich, Turniere von Bots, Zwischenstände und Rechnerverbünde stehen in der README. Weiter: Verstell in [Dein eigenes Spiel](your_own_game.ipynb) die Regeln eines eigenen Spiels, und bring es dann hierher: `compare` nimmt jedes Spiel, das sich laden lässt.
