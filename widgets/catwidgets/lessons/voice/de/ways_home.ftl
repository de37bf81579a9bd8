### Wege nach Hause.

# en: ddfde22b
ways-home-note =
    .words-1 = Graph, Knoten, Kante
    .words-2 = Abstand, Breitensuche
    .words-3 = kürzester Weg
    .words-4 = Pascalsches Dreieck, Binomialkoeffizient
    .words-5 = Parität, Beweis durch Färben
    .words-6 = Mittelwert, Simulation
    .tips-1 = Die Teile 1 bis 3 füllen eine Stunde von 45 Minuten, die Teile 4 bis 6 eine zweite; Teil 6 braucht nur die Teile 1 und 2.
    .tips-2 = Lassen Sie sich je zwei auf eine Schätzung einigen, bevor sie auf „Schätzen“ drücken: Das Gespräch ist mehr wert als die Zahl.
    .tips-3 = Zuerst auf Papier: Teil 4 mit Karopapier, Teil 6 mit Schachbrett und Spielsteinen.
    .tips-4 = Für Schnelle: Die Zahlen in Teil 5 und die Quadratzahlen in Teil 6 laden zu Beweisen durch vollständige Induktion ein.
# en: 5e561ccd
ways-home-streets = Eine Straße verbindet zwei Felder mit einer gemeinsamen Seite. Wie viele Straßen hat eine Stadt mit 6 × 8 Feldern?
    .hint-1 = Das ist die Zahl der Felder.
    .hint-2 = Das sind die Straßen von links nach rechts; andere führen nach oben.
    .hint-3 = Das sind die Straßen nach oben; andere führen von links nach rechts.
    .hint-4 = Zwei Straßen für jedes Feld, eine nach rechts und eine nach oben: Aber in der letzten Spalte und der obersten Zeile fehlt je eine.
    .hint-5 = Jede Straße wurde von beiden Enden gezählt.
    .hint-6 = Vier für jedes Feld zählt jede Straße doppelt, und am Rand sind es weniger als vier.
    .because = 8 Zeilen mit je 5 Straßen und 6 Spalten mit je 7: 40 + 42.
# en: 11aea04b
ways-home-layer = Wie viele Felder sind genau 5 Schritte von zu Hause entfernt?
    .hint-1 = Schritte nach rechts können es 0, 1, 2, 3, 4 oder 5 sein. Das ist einer mehr, als man denkt.
    .hint-2 = So viele sind es auf einem endlosen Plan, in alle vier Richtungen. Dein Zuhause liegt in einer Ecke.
    .hint-3 = Das sind alle, die höchstens 5 Schritte entfernt sind.
    .because = 0 bis 5 der Schritte gehen nach rechts, die anderen nach oben.
# en: 19155906
ways-home-mean-distance = Du bist irgendwo in der Stadt, und der nächste Fahrgast taucht irgendwo auf. Wie viele Schritte sind das im Mittel?
    .hint-1 = Das ist der mittlere Abstand von zu Hause, einer Ecke; aus der Mitte ist es weniger.
    .hint-2 = Du bist näher: Der größte Unterschied der Spalten ist 5, aber der Mittelwert ist kleiner als 2.
    .hint-3 = Für den Abstand addiert man beide Unterschiede, Spalten und Zeilen, und jeder kann 0 sein.
    .because = 35/18 für die Spalten und 21/8 für die Zeilen.
# en: 9245c40f
ways-home-from-3-3- = Wie viele kürzeste Wege führen von (3, 3) nach Hause?
    .hint-1 = Es gibt mehrere: erst nach links oder erst nach unten.
    .hint-2 = Das sind die beiden außen herum; andere biegen dazwischen ab.
    .hint-3 = So lang ist jeder von ihnen.
    .hint-4 = Fast: Zeichne sie, und zähl keinen doppelt.
    .hint-5 = Links oder unten bei jedem von vier Schritten ergibt 16 Wörter, aber ein Weg braucht von beidem zwei.
    .because = LLUU, LULU, LUUL, ULLU, ULUL, UULL.
# en: ae940212
ways-home-from-4-3- = Von (4, 3) führt der erste Schritt nach (3, 3) oder nach (4, 2). Wie viele kürzeste Wege nach Hause sind es insgesamt?
    .hint-1 = Das sind die Wege über (3, 3); addiere die über (4, 2).
    .hint-2 = Das sind die Wege über (4, 2); addiere die über (3, 3).
    .hint-3 = Man geht entweder über (3, 3) oder über (4, 2): Addiere, wo du multipliziert hast.
    .hint-4 = So lang ist jeder von ihnen.
    .because = 6 über (3, 3) und 4 über (4, 2).
# en: 00300b10
ways-home-from-the-corner = Wie viele kürzeste Wege führen von der fernen Ecke (6, 8) nach Hause?
    .hint-1 = So lang ist jeder von ihnen.
    .hint-2 = 5 Schritte nach links und 7 nach unten: Wähle, welche der 12 Schritte nach links gehen.
    .hint-3 = Das sind alle Wörter aus 12 Buchstaben L und U; es zählen aber nur die mit 5 L.
    .hint-4 = So wäre es mit je 6 Schritten; hier sind es 5 nach links und 7 nach unten.
    .hint-5 = Zähl Schritte, nicht Felder: Von Spalte 6 bis Spalte 1 sind es 5 Schritte.
    .hint-6 = Zähl Schritte, nicht Felder: Von (6, 8) bis (1, 1) sind es 5 und 7 Schritte.
    .because = 12 über 5: welche der 12 Schritte nach links gehen.
# en: 45eaf6a5
ways-home-over-the-patrol = Wie viele der kürzesten Wege von (6, 8) nach Hause führen über die Pfotenstreife auf (3, 4)?
    .hint-1 = Von der Ecke zur Streife gibt es 35 Wege und von dort nach Hause 10. Jeder passt zu jedem: Multipliziere.
    .hint-2 = Das sind die Wege von der Ecke zur Streife; von dort geht jeder auf mehrere Arten weiter nach Hause.
    .hint-3 = Das sind die Wege von der Streife nach Hause; dorthin kommt man auf mehrere Arten.
    .hint-4 = Nicht alle: Geh am Rand entlang.
    .because = 35 Wege zur Streife, und zu jedem davon 10 Wege nach Hause.
# en: c6a285d3
ways-home-pushed-back = Ein Taxi auf (4, 5) wird 3 Felder zurückgeschoben, immer auf einem kürzesten Weg. Auf wie vielen Feldern kann es ankommen?
    .hint-1 = Zwei Möglichkeiten bei jedem von drei Schritten sind 8 Wege; mehrere enden auf demselben Feld.
    .hint-2 = 0, 1, 2 oder 3 der Schritte gehen nach links: Das ist eins mehr.
    .hint-3 = Nicht nur gerade nach links oder gerade nach unten: Es darf abbiegen.
    .because = 0, 1, 2 oder 3 der Schritte gehen nach links; 1, 3, 3 und 1 Wege führen dorthin.
# en: 60caae28
ways-home-two-twos = Wo kann ein Taxi auf einem endlosen Plan nach zwei Stücken von 2 Feldern ankommen, jedes geradeaus? Wie viele Felder sind es?
    .hint-1 = So viele erreicht man mit vier einzelnen Schritten. Ein Stück von 2 Feldern geht geradeaus und darf nicht abbiegen.
    .hint-2 = Vergiss nicht das Feld, auf dem es steht: zwei Felder hin und zwei zurück.
    .hint-3 = Vier Richtungen, dann noch einmal vier, das sind 16 Wege; mehrere enden auf demselben Feld.
    .hint-4 = So ist es nach dem ersten Stück.
    .hint-5 = Zähl noch einmal, auf Karopapier: Manche Wege enden auf demselben Feld.
    .because = Es ist wie mit einzelnen Schritten auf einem Plan, dessen Felder doppelt so breit sind: (2 + 1)².
# en: 36cea7be
ways-home-five-steps = Auf wie vielen Feldern kann ein Taxi auf einem endlosen Plan nach fünf einzelnen Schritten ankommen?
    .hint-1 = So ist es nach vier Schritten.
    .hint-2 = 4⁵ zählt Wege; viele davon enden auf demselben Feld.
    .hint-3 = Das sind alle Felder, die höchstens fünf Schritte entfernt sind; die Hälfte davon hat die falsche Farbe.
    .hint-4 = Das sind die Felder, die genau fünf Schritte entfernt sind; es kann auch näher enden.
    .hint-5 = So ist es nach sechs Schritten.
    .because = 1, 4, 9, 16, 25, 36: nach n Schritten (n + 1)².

# en: baafbb07
ways-home-say-graph = Die Stadt als Graph
# en: 4aaaf5d9
ways-home-say-dots-and-lines = Die Stadt als Graph: { $dots } Punkte für Felder, { $lines } Linien für Straßen.
# en: 0c58addf
ways-home-say-streets = { $n } { FORM($n, "Straße", "Straßen") }
# en: 3cc907b2
ways-home-say-streets-at-cells = Wie viele Straßen an jedes Feld stoßen
# en: ba87fcd7
ways-home-say-find-steps = Zu Hause ist { $home }, dort steht das Taxi. Klick alle Felder an, die genau { $steps } { FORM($steps, "Schritt", "Schritte") } entfernt sind.
# en: 98d7339f
ways-home-say-is-steps = { $cell } ist { $n } { FORM($n, "Schritt", "Schritte") } von zu Hause entfernt
# en: 5d28523c
ways-home-say-slanting = Sie liegen auf einer schrägen Linie: Ein Schritt mehr nach rechts ist einer weniger nach oben.
# en: 6086a102
ways-home-say-news = Bewege den Schieberegler: Wie weit kommt die Nachricht?
# en: b5bd3498
ways-home-say-layers = Schichten um das Zuhause
# en: f3bea8f4
ways-home-say-layer = { $steps } { FORM($steps, "Schritt", "Schritte") } von zu Hause { FORM($newest, "liegt", "liegen") } { $newest } { FORM($newest, "Feld", "Felder") }; höchstens { $steps } { FORM($steps, "Schritt", "Schritte") } entfernt { FORM($inside, "ist", "sind") } { $inside } von { $all }.
# en: 6b2bf380
ways-home-say-steps-from-home = { $n } { FORM($n, "Schritt", "Schritte") } von zu Hause
# en: 0b03deaf
ways-home-say-up-to = Schritte von zu Hause, bis { $steps }
# en: 624d5de8
ways-home-say-random = Abstand von zwei zufälligen Feldern
# en: 7f440aea
ways-home-say-steps = Schritte
# en: 4391f8a9
ways-home-say-pairs = Paare
# en: e95c7c4f
ways-home-say-paths = Wege nach Hause
# en: b17bbe51
ways-home-say-paths-task = Klick ein Feld an, um alle kürzesten Wege von dort nach Hause zu sehen.
# en: 16f623dd
ways-home-say-paths-tip = Auf jedes Feld seine Zahl schreiben
# en: 59fcde1c
ways-home-say-paths-home = { $n } { FORM($n, "kürzester Weg", "kürzeste Wege") } nach Hause
# en: 5689a1ba
ways-home-say-click = Klick ein Feld an.
# en: 897b6671
ways-home-say-sum = Jede Zahl, die nicht am Rand steht, ist die Summe der Zahl links davon und der darunter.
# en: 4929a42a
ways-home-say-shortest = Kürzeste Wege nach Hause
# en: 5b099dd7
ways-home-say-from-each = Kürzeste Wege nach Hause, von jedem Feld
# en: 7f558d2c
ways-home-say-over = { $n } über { $cell }
# en: 47fd93e1
ways-home-say-from-home = Von { $cell } nach Hause: { $steps ->
    [0] Du bist schon da.
   *[other] { $steps } { FORM($steps, "Schritt", "Schritte") }, { $paths } { FORM($paths, "kürzester Weg", "kürzeste Wege") }.
}{ $over ->
    [no] {""}
   *[other] {" "}{ $over }.
}
# en: 9bbdc4a1
ways-home-say-far-corner = Aus der fernen Ecke { $corner } führen { $n } kürzeste Wege nach Hause.
# en: db4aa4fc
ways-home-say-over-patrol = Wege über die Pfotenstreife
# en: b5c75bfe
ways-home-say-past-patrol = Von { $corner } zur Pfotenstreife auf { $patrol }, und von dort nach { $home }.
# en: 715ea796
ways-home-say-find-pushed = Das Taxi auf { $cell } wird { $steps } { FORM($steps, "Feld", "Felder") } zurückgeschoben. Klick alle Felder an, auf denen es ankommen kann.
# en: c9eda869
ways-home-say-ways-back = { $n } { FORM($n, "Weg führt", "Wege führen") } zurück nach { $cell }
# en: 0d6d78c6
ways-home-say-not-there = { $place } ist { $way ->
    [same] nicht näher an zu Hause
    [nearer] { $n } { FORM($n, "Schritt", "Schritte") } näher an zu Hause
   *[farther] { $n } { FORM($n, "Schritt", "Schritte") } weiter von zu Hause weg
}{ $cell ->
    [no] {""}
   *[other] , liegt aber auf keinem kürzesten Weg von { $cell }
}
# en: dad7d72d
ways-home-say-pushed = Auf { $ways } Arten: { $all } Wege zurück, aber nur { $cells } Felder.
# en: a98fbe05
ways-home-say-find-ends = Das Taxi auf { $cell } hat Stücke von { $moves }, jedes geradeaus. Klick alle Felder an, auf denen es ankommen kann.
# en: 69aa98d4
ways-home-say-away = { $cell } ist { $n } { FORM($n, "Schritt", "Schritte") } entfernt und { FORM($plain, "einfarbig", "gestreift") }
# en: 3fc43ba2
ways-home-say-all-are = Alle sind { FORM($plain, "einfarbig", "gestreift") }, nach { $n } { FORM($n, "Schritt", "Schritten") } von { $cell }, und das ist { FORM($start, "einfarbig", "gestreift") }.
# en: fc16c8f8
ways-home-say-reach = Wo eine Fahrt enden kann
# en: e02cef86
ways-home-say-reach-task = Wähle Stücke, und klick ein Feld an, um das Taxi dorthin zu stellen. Wo kann es ankommen?
# en: 9dd13fe8
ways-home-say-can-end = hier kann es ankommen
# en: 622af855
ways-home-say-ends = { $moves ->
    [no] Von { $cell } ohne ein Stück: 1 Feld, { $cell }.
   *[other] Von { $cell }, und das ist { FORM($start, "einfarbig", "gestreift") }, mit { $moves }: { $n } Felder, alle { FORM($plain, "einfarbig", "gestreift") }.
}
# en: d3a2aafb
ways-home-controls =
    .steps = Schritte
    .movements_of_1 = Stücke von 1
    .movements_of_2 = Stücke von 2
