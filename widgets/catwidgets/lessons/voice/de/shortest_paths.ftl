### Straßen (Taxi Derby).

# en: 740dfa61
shortest-paths-note =
    .words-1 = Graph, Knoten, Kante, Grad
    .words-2 = Kantengraph
    .words-3 = Abstand, kürzester Weg
    .words-4 = Binomialkoeffizient, Summenregel
    .words-5 = Mittelwert, Verteilung, Simulation
    .tips-1 = Die Teile 1 und 2 füllen 35 Minuten, Teil 3 noch einmal 35.
    .tips-2 = Für Schnelle: Warum ist die Zahl der Wege ein Binomialkoeffizient?
# en: 8e05e71f
shortest-paths-at-a-crossing = An einer Kreuzung treffen sich vier Straßen, und jede ist ein Feld. Wie viele Paare von Nachbarn sind das?
    .hint-1 = So viele Felder treffen sich. Zähl Paare: das erste mit dem zweiten, das erste mit dem dritten, …
    .hint-2 = Jedes Paar wurde doppelt gezählt, einmal von jeder Seite.
    .hint-3 = Ein Feld ist nicht sein eigener Nachbar, und jedes Paar zählt einmal.
    .hint-4 = So viele Nachbarn hat jedes der vier dort.
    .because = 3 + 2 + 1, oder 4 · 3 / 2.
# en: 547f20bd
shortest-paths-neighbours = Wie viele Nachbarn hat ein Feld höchstens?
    .hint-1 = So viele stoßen an einem seiner Enden daran, und es hat zwei.
    .hint-2 = An jedem Ende treffen sich vier Straßen, aber eine davon ist das Feld selbst.
    .hint-3 = Eine Kreuzung hat vier Straßen; ein Feld liegt zwischen zwei Kreuzungen.
    .hint-4 = Das Feld selbst ist an keinem Ende sein Nachbar.
    .hint-5 = Das sind seine Enden; an jedem trifft es drei andere.
    .because = Drei an jedem Ende.
# en: ff6a5d73
shortest-paths-pairs = Die Stadt hat 49 Kreuzungen mit je vier Straßen. Wie viele Paare benachbarter Felder gibt es insgesamt?
    .hint-1 = Vier Straßen bilden mehr als vier Paare: sechs.
    .hint-2 = Jedes Paar wurde doppelt gezählt.
    .hint-3 = 112 · 6 / 2 wäre richtig, wenn alle sechs Nachbarn hätten; 28 Felder enden an der gesperrten Straße und haben drei.
    .hint-4 = 112 · 6 zählt jedes Paar doppelt, und 28 Felder am Rand haben nur drei Nachbarn.
    .hint-5 = Das ist die Zahl der Felder.
    .hint-6 = Drei für jede Kreuzung? Vier Straßen bilden sechs Paare.
    .because = 49 · 6. Zwei Felder treffen sich nur an einer Kreuzung, also wird kein Paar doppelt gezählt.
# en: 42dd72a6
shortest-paths-mean-distance = Ein Taxi und der Streifenwagen stehen auf zwei verschiedenen Feldern, irgendwo in der Stadt. Wie weit sind sie im Mittel voneinander entfernt?
    .hint-1 = Das ist am weitesten, von Ecke zu Ecke.
    .hint-2 = Das ist die Hälfte des weitesten, aber so weite Paare sind selten: Beide müssen nah am Rand stehen.
    .hint-3 = Das ist der häufigste Abstand; der Mittelwert ist ein wenig größer.
    .hint-4 = Dort könnten beide auch auf demselben Feld stehen.
    .because = Zusammen 62.832 Felder, auf 112 · 111 Paare.
# en: f43c359a
shortest-paths-pursuit = Der Streifenwagen auf k8 verfolgt ein Taxi am Memorial Park, auf g14. Wie viele kürzeste Wege gibt es für ihn?
    .hint-1 = So lang ist jeder von ihnen.
    .hint-2 = Erst nach links oder erst nach oben; aber er darf auch dazwischen abbiegen.
    .hint-3 = So viele Straßen liegen zwischen beiden; zwei davon führen nach links und zwei nach oben.
    .hint-4 = Links oder oben an jeder von vier Kreuzungen ergibt 16 Wörter, aber ein Weg braucht von beidem zwei.
    .hint-5 = Finde die anderen: Er darf zweimal oder dreimal abbiegen.
    .hint-6 = So wäre es mit einer Straße mehr.
    .because = Zwischen beiden liegen vier Straßen, zwei nach links und zwei nach oben: LLOO, LOLO, LOOL, OLLO, OLOL, OOLL.
# en: ea2b6050
shortest-paths-longer-pursuit = Und von k4 nach e10, wo drei Straßen nach links führen und zwei nach oben?
    .hint-1 = Drei nach links und drei nach oben wären 20, zwei und zwei sind 6. Es liegt dazwischen.
    .hint-2 = So viele Straßen liegen dazwischen.
    .hint-3 = 2⁵ zählt alle Wörter aus L und O; es zählen nur die mit drei L.
    .hint-4 = So wäre es mit drei nach links und drei nach oben.
    .hint-5 = Wähle, welche zwei von fünf Straßen nach oben führen.
    .because = 5 über 2: welche zwei der fünf Straßen nach oben führen.
# en: 50c9e159
shortest-paths-corner-to-corner = Von c2 nach o16, durch die ganze Stadt, führen sechs Straßen nach rechts und sechs nach oben. Wie viele kürzeste Wege gibt es?
    .hint-1 = 2¹² zählt alle Wörter; es zählen nur die mit sechs R.
    .hint-2 = So viele Straßen liegen dazwischen.
    .hint-3 = 6! ordnet sechs Straßen untereinander; hier wählt man aus, welche der zwölf nach rechts führen.
    .hint-4 = Sechs nach rechts und sechs nach oben kommen in irgendeine Reihenfolge; sie bilden keine Paare miteinander.
    .hint-5 = Das ist 13 über 6; zwischen den beiden Feldern liegen zwölf Straßen.
    .hint-6 = Fast: Das ist 11 über 5, die Wege, deren erste Straße nach rechts führt.
    .because = 12 über 6.

# en: 64dba013
shortest-paths-say-dots-task = Auf welchen Punkten kann ein Taxi stehen?
# en: 81729ee5
shortest-paths-say-roads = Kreuzungen und Straßen
# en: 5feae4d6
shortest-paths-say-meetings = Felder, verbunden, wo sie sich treffen
# en: dcb9cedf
shortest-paths-say-town = Die Stadt: Kreuzungen und Straßen
# en: b246061f
shortest-paths-say-town-dots = Ein Punkt für jede Kreuzung, eine Linie für jede der { $roads } Straßen dazwischen.
# en: 149bc083
shortest-paths-say-city = Die Stadt: Felder und Nachbarn
# en: c66d0bcf
shortest-paths-say-city-dots = Ein Punkt für jedes der { $spaces } Felder, eine Linie für jedes Paar, das sich trifft.
# en: a5744e13
shortest-paths-say-has-neighbours = { $n } { FORM($n, "Nachbar", "Nachbarn") }
# en: f6ecc19c
shortest-paths-say-neighbours-of = Wie viele Nachbarn jedes Feld hat
# en: 03c68bfd
shortest-paths-say-space = Feld
# en: c4985c1d
shortest-paths-say-spaces = Felder
# en: 82dffb1b
shortest-paths-say-pairs = Paare
# en: 2158a36b
shortest-paths-say-distances = Abstand von zwei Feldern
# en: b551eaf4
shortest-paths-say-neighbours = Nachbarn
# en: 45806741
shortest-paths-say-paths-task = Der Streifenwagen steht auf { $start }. Klick ein Feld an, um alle kürzesten Wege dorthin zu sehen.
# en: 02234f7e
shortest-paths-say-paths-tip = Auf jedes Feld schreiben, auf wie viele Arten man es erreicht
# en: dd16eca0
shortest-paths-say-sum = Jede Zahl ist die Summe derer auf den Nachbarn, die ein Feld näher liegen.
# en: 8917040c
shortest-paths-say-to = Nach { $space }: { $away } { FORM($away, "Feld", "Felder") }, { $n } { FORM($n, "kürzester Weg", "kürzeste Wege") }.
# en: f1920dd1
shortest-paths-say-has-paths = { $n } { FORM($n, "kürzester Weg", "kürzeste Wege") }
# en: e302399f
shortest-paths-say-paths = Kürzeste Wege vom Streifenwagen aus
# en: 42c60efb
shortest-paths-say-click = Klick ein Feld an.
# en: 83f01753
shortest-paths-say-paths-from = Kürzeste Wege von { $start }
# en: 46165627
shortest-paths-say-paths-head = Wege
# en: fb4696ef
shortest-paths-controls =
    .show = zeigen
