### Einparken. Variablen: { $columns } Spalten einer Reihe, { $fish } Fische, { $gap } Felder, die zwischen zwei Fischen mindestens frei bleiben, { $seats } Sitze einer Bank, { $people } Leute.

# en: d1b02d9c
jammed-rows-guide =
    .plan-1 = Ein Spiel: Alle stellen sich nacheinander an eine Wand, irgendwohin, aber mindestens zwei Schritte von den anderen entfernt. Wie viele haben Platz?
    .plan-2 = Sieben Spalten, zehnmal zufällig gefüllt, mit Münzen und am Bildschirm. Wie oft passen drei hinein?
    .plan-3 = Erste Schätzung, dann der Baum an der Tafel. Warum nicht 1/35?
    .plan-4 = Sechs Fische. Der erste teilt die Reihe in zwei: Schätzungen und Bilder.
    .plan-5 = Wie breit ist breit genug? Und eine Bank: Wer findet einen Platz?
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Zählen hilft nur, wenn alle Fälle gleich wahrscheinlich sind. Hier sind sie es nicht.
    .say-2 = Eine Funktion darf sich selbst fragen, wenn sie nach etwas Kleinerem fragt.
    .ask-1 = Auf wie viele Arten kann man drei von sieben Spalten auswählen? Warum ist die Wahrscheinlichkeit nicht eins durch diese Anzahl?
    .ask-2 = Was passiert links von einem Fisch, und was sagt das über die rechte Seite?
    .ask-3 = Wo hört die Rekursion auf?
    .support = Geben Sie einen Streifen Karopapier und Münzen aus. Eine Münze belegt fünf Kästchen: ihr eigenes und auf jeder Seite zwei.
    .extension = Die Fische liegen im Kreis: Die letzte Spalte liegt neben der ersten. Ändert die Rekursion nur für den ersten Fisch.
    .ticket-1 = Vier Spalten, und zwischen zwei Fischen bleiben zwei Felder frei. Wie wahrscheinlich ist es, dass zwei Fische Platz haben?
    .ticket-2 = 1/2: Der erste Fisch muss auf a oder d liegen, dann ist nur noch die Spalte am anderen Ende frei
    .open-1 = Angenommen, ein Fisch darf nur dort liegen, wo er den anderen Platz lässt. Wären dann alle Reihen gleich wahrscheinlich?
    .open-1-answer = Nein. Die Reihenfolge ist immer noch wichtig: Eine Reihe, die auf mehr Arten entstehen kann, ist wahrscheinlicher.
    .open-2 = Was parkt so wie unsere Fische?
    .open-2-answer = Autos an einer Straße ohne Markierungen, Moleküle auf einer Oberfläche, Leute auf einer Bank, die auf beiden Seiten Platz haben wollen.

# en: 66376d26
jammed-rows-say-row-task = Füll die Reihe ein paarmal zufällig. Wie oft passen drei Fische hinein?
# en: 20db915b
jammed-rows-say-one = Ein zufälliger
# en: e3f3ea2a
jammed-rows-say-one-tip = Zeichne einen Fisch auf eine zufällige freie Spalte
# en: 5d7138db
jammed-rows-say-fill = Zufällig füllen
# en: a40775db
jammed-rows-say-fill-tip = Weitermachen, bis keiner mehr passt
# en: c4b5d24e
jammed-rows-say-again = Von vorn
# en: 4d1689c1
jammed-rows-say-again-tip = Die Reihe leeren
# en: 5bdd4ab9
jammed-rows-say-columns = Spalten
# en: be926e38
jammed-rows-say-too-near = { $place } ist zu nah am Fisch auf { $fish }: Dazwischen müssen zwei Felder frei bleiben.
# en: 6873a67c
jammed-rows-say-row = Eine Reihe mit { $columns } Spalten
# en: 31423a16
jammed-rows-say-closed = gesperrt
# en: f7de795d
jammed-rows-say-fish = Fisch
# en: 4eb7599f
jammed-rows-say-fish-in-row = Fische in der Reihe
# en: bbf976d0
jammed-rows-say-all-free = { $columns } Spalten, alle frei. Klick eine an.
# en: bb7ec4f9
jammed-rows-say-drawn = { $n } { FORM($n, "Fisch", "Fische") }, auf { $on }.
# en: d636c2fc
jammed-rows-say-free = { $free } { FORM($free, "Spalte ist", "Spalten sind") } frei.
# en: fbfba2ea
jammed-rows-say-full = Die Reihe ist voll{ $six ->
    [yes] , mit so vielen Fischen wie möglich
   *[no] : Mehr als { $n } passen nicht
}.
# en: 25143fa8
jammed-rows-say-tree = Der erste von drei Fischen auf sieben Spalten
# en: feab9bc3
jammed-rows-say-first-fish = erster Fisch
# en: 5143a78a
jammed-rows-say-others-fit = andere passen
# en: 492d59ee
jammed-rows-say-both = zusammen
# en: d16738f0
jammed-rows-say-sum = Summe { $total }
# en: 6e6ea550
jammed-rows-say-tree-table = Alle Plätze des ersten Fisches
# en: 67348212
jammed-rows-say-chance = Wahrscheinlichkeit
# en: a0fe6184
jammed-rows-say-branches = Multipliziere entlang jedes Astes, und addiere die Äste: { $sum }.
# en: 0043ff98
jammed-rows-say-chances = eine Wahrscheinlichkeit für jede Anzahl von Fischen
# en: 79978eac
jammed-rows-say-not-one = die Wahrscheinlichkeiten von { $name } für { $columns } Spalten ergeben zusammen { $total }, nicht 1
# en: 031c5590
jammed-rows-say-full-task = Bewege den Schieberegler. Wie wahrscheinlich ist es, dass sechs Fische passen?
# en: 6ff13080
jammed-rows-say-full-row = Fische in einer vollen Reihe mit { $columns } Spalten
# en: 68d0c5ca
jammed-rows-say-on-average = In { $columns } Spalten passen im Mittel { $mean } Fische.
# en: 666d8ae5
jammed-rows-say-six-fit = Sechs passen mit Wahrscheinlichkeit { $exact ->
    [no] etwa
   *[other] { $exact }, also
} { $percent }.
# en: 15831c04
jammed-rows-say-six-sure = Sechs passen mit Wahrscheinlichkeit { $sure ->
    [yes] 1: immer
   *[no] 0
}.
# en: e731b6ce
jammed-rows-say-split-task = Wo liegt der erste Fisch? Sieh dir die beiden Reihen an, die übrig bleiben.
# en: 1cc1f47b
jammed-rows-say-the-first = Der erste Fisch
# en: 036edf78
jammed-rows-say-split = Der erste Fisch auf { $on } lässt Reihen mit { $left } und { $right } Spalten übrig. Im Mittel werden es { $sum } = { $total } Fische.
# en: 01932701
jammed-rows-say-widths = Sechs Fische mit Abstand passen in die Reihe
# en: f39a21fb
jammed-rows-say-certain = sicher
# en: b2a39eb1
jammed-rows-controls =
    .columns = Spalten
    .first_fish = erster Fisch

# en: 9d5d2a67
jammed-rows-narrowest = Sechs Fische, und zwischen zwei Fischen bleiben immer zwei Felder frei. Wie viele Spalten hat die schmalste Reihe, in die sie passen?
    .hint-1 = Hinter dem letzten Fisch muss nichts frei bleiben.
    .hint-2 = Zwischen zwei Fischen bleiben zwei Felder frei, und zwischen sechs Fischen sind fünf Lücken.
    .hint-3 = Zähl nicht nur die freien Felder, sondern auch die Fische.
    .hint-4 = Eine Spalte weniger reicht auch.
    .hint-5 = Zwei Fische teilen sich die Felder dazwischen.
    .hint-6 = Das sind die Felder dazwischen. Die Fische brauchen auch Spalten.
    .because = 6 Fische und 5 Lücken mit je 2 Feldern.
# en: 07e35231
jammed-rows-seven-columns = Sieben Spalten, a bis g, und drei Fische. Sie passen nur auf eine einzige Art: a, d, g. Jeder Fisch kommt zufällig auf eine Spalte, die noch frei ist. Wie wahrscheinlich ist es, dass alle drei Platz haben?
    .hint-1 = 1 von 35 wäre richtig, wenn alle Auswahlen von drei Spalten gleich wahrscheinlich wären.
    .hint-2 = Das ist die Wahrscheinlichkeit, dass der erste auf a, d oder g liegt. Beim zweiten kann es noch schiefgehen.
    .hint-3 = Sieh dir den ersten Fisch an. Liegt er auf d, passen die beiden anderen sicher, auf a oder g in einem von zwei Fällen.
    .hint-4 = Auf eine gesperrte Spalte kommt nie ein Fisch.
    .hint-5 = Auf eine gesperrte Spalte kommt nie ein Fisch.
    .because = Auf d (1/7) ist alles gut. Auf a oder g (2/7) sind noch vier Spalten frei, und zwei davon sind gut.
# en: ad927000
jammed-rows-first-drawing = Der erste Fisch in einer Reihe mit 20 Spalten liegt auf f, der sechsten Spalte. Er sperrt d bis h. Was bleibt übrig?
    .choices-one = eine Reihe mit 15 Spalten
    .choices-right = Reihen mit 3 und 12 Spalten
    .choices-wide = Reihen mit 5 und 14 Spalten
    .hint-1 = Die gesperrten Spalten liegen dazwischen: Was auf der einen Seite gezeichnet wird, stört die andere nicht.
    .hint-2 = Auf jeder Seite sind auch zwei Spalten gesperrt.
    .because = Was in der einen passiert, hängt nicht von der anderen ab: zweimal dieselbe Frage für kürzere Reihen.
# en: 20a94122
jammed-rows-by-chance = Nimm die schmalste Reihe für sechs Fische. Jeder kommt zufällig auf eine freie Spalte. Wie wahrscheinlich ist es, dass alle sechs Platz haben?
    .choices-rare = etwa 5 %
    .choices-even = etwa 50 %
    .choices-usual = immer
    .hint-1 = Jeder Fisch muss eine von wenigen guten Spalten treffen.
    .hint-2 = Vier Fische können diese Reihe zuparken.
    .because = Genau 141/2912.
# en: ca797bb5
jammed-rows-never-jams = Wie viele Spalten muss eine Reihe mindestens haben, damit sechs Fische immer Platz haben, auch wenn sie noch so ungünstig liegen?
    .hint-1 = Das reicht, wenn sie günstig liegen.
    .hint-2 = Fünf Fische können 25 Spalten sperren: c, h, m, r, w.
    .hint-3 = Sechs mal fünf wäre sicher. Aber der letzte Fisch braucht nur eine einzige freie Spalte.
    .hint-4 = Der letzte Fisch braucht nur eine einzige freie Spalte.
    .hint-5 = Fünf Fische können 25 Spalten sperren.
    .because = Fünf Fische sperren höchstens 5 · 5 Spalten, und eine muss noch frei sein. Deshalb hat der große Spielplan 26.
# en: 64ade035
jammed-rows-at-least = Die Wahrscheinlichkeit für mindestens so viele Fische.
    .because = Addiere die Wahrscheinlichkeiten aller Anzahlen, die groß genug sind.
# en: f390dd20
jammed-rows-smaller-gap = Eine Bank hat sieben Plätze. Niemand setzt sich direkt neben jemanden, und alle nehmen zufällig einen Platz, der noch möglich ist. Wie wahrscheinlich ist es, dass vier Leute einen Platz finden?
    .hint-1 = Das wäre richtig, wenn alle Auswahlen von vier Plätzen gleich wahrscheinlich wären.
    .hint-2 = Es kann schiefgehen: Leute auf dem zweiten, vierten und sechsten Platz lassen keinen mehr frei.
    .hint-3 = Das war mit zwei Feldern dazwischen und drei Fischen.
    .because = Sie müssen auf jedem zweiten Platz sitzen, vom ersten bis zum letzten. Jeder Platz des Ersten lässt zwei kürzere Bänke übrig.
# en: 835a47f6
jammed-rows-exercise-1 = Eine Reihe hat { $columns } Spalten, und zwischen zwei Fischen bleiben zwei Felder frei. Jeder Fisch kommt zufällig auf eine freie Spalte. Wie wahrscheinlich ist es, dass { $fish } Fische Platz haben?
    .level = Zum Aufwärmen
    .hint-1 = Das ist ein einziger Platz für den ersten Fisch. Welche Plätze sind gut, und was bleibt dann übrig?
    .because = Sieh dir jeden Platz des ersten Fisches an, und die Reihen, die dann übrig bleiben.
# en: 72047403
jammed-rows-exercise-2 = Eine Reihe hat { $columns } Spalten, und zwischen zwei Fischen bleiben mindestens zwei Felder frei. Auf wie vielen Spalten kann der erste Fisch liegen, sodass daneben kein anderer mehr passt?
    .level = Zum Aufwärmen
    .hint-1 = Liegt ein Fisch am einen Ende, ist am anderen viel Platz. Probier jede Spalte.
    .hint-2 = Probier auch die Spalten neben der Mitte.
    .because = Ein weiterer Fisch braucht drei Spalten auf einer Seite. In diesen Fällen sind es auf beiden Seiten weniger.
# en: 48970ea2
jammed-rows-exercise-3 = Eine Reihe mit { $columns } Spalten wird zufällig gefüllt, mit zwei freien Feldern zwischen zwei Fischen, bis keiner mehr passt. Wie viele Fische sind es im Mittel?
    .level = Hauptteil
    .hint-1 = So wäre es, wenn nie eine Lücke bliebe, in die kein Fisch passt.
    .hint-2 = Zwischen zwei Fischen bleiben zwei Felder frei.
    .because = Ein Fisch, und dazu, was in die beiden übrigen Reihen passt, gemittelt über alle Plätze des ersten.
# en: e945ccdf
jammed-rows-exercise-4 = Eine Bank hat { $seats } Sitze. Niemand setzt sich direkt neben jemand anderen, und alle nehmen zufällig einen der Sitze, die noch bleiben. Wie wahrscheinlich ist es, dass { $people } Leute einen Platz finden?
    .level = Hauptteil
    .hint-1 = Sieh dir jeden Sitz an, den der Erste nehmen kann. Wie viele bleiben auf jeder Seite übrig?
    .hint-2 = Probier es aus: zuerst an jedem Ende einer.
    .because = Nimm nacheinander jeden Sitz für den Ersten. Übrig bleiben zwei kürzere Bänke, auf jeder Seite eine.
# en: 2d10cfee
jammed-rows-exercise-5 = Jetzt müssen zwischen zwei Fischen mindestens { $gap } Felder frei bleiben. Wie wahrscheinlich ist es, dass { $fish } Fische in { $columns } Spalten passen?
    .level = Für Schnelle
    .hint-1 = Das ist ein einziger Platz für den ersten Fisch. Welche Plätze sind gut, und was bleibt dann übrig?
    .because = Frag die Rekursion mit gap={ $gap }, und addiere die Wahrscheinlichkeiten ab { $fish } Fischen.
