### Der Sprung nach Hause.

# en: d81f804a
jump-home-note =
    .words-1 = Graph, Abstand, kürzester Weg
    .words-2 = Breitensuche, Schichten
    .words-3 = Zustand, Zustandsraum
    .words-4 = untere Schranke, Beweis, dass etwas am besten ist
    .words-5 = Formel mit zwei Variablen, Minimum von zweien
    .tips-1 = Die Teile 1 und 2 füllen 30 Minuten, Teil 3 noch einmal 30; Teil 4 ist für die, die Formeln mögen.
    .tips-2 = Zuerst auf Papier: Karopapier und ein Stift genügen, und eine Linie bleibt, wo sie ist.
    .tips-3 = Teil 3 ist am besten ein Wettkampf: Wer findet den schnellsten Lauf? Wer ihn hat, gibt Tipps, keine Züge.
    .tips-4 = Häufiger Fehler: Man hält 7 Züge für das Beste, weil man nicht in weniger laufen kann.
    .tips-5 = Für Schnelle: Beweist, dass niemand schneller ist als R + k Züge. Wo braucht der Beweis k > 0?
# en: 305826fe
jump-home-third-layer = Wie viele Felder sind genau 3 Schritte von c1 entfernt?
    .hint-1 = b3 wäre eins davon, aber dort steht ein Schrein.
    .hint-2 = Das ist die vierte Schicht.
    .hint-3 = Das sind alle, die höchstens 2 Schritte entfernt sind, c1 mitgezählt.
    .hint-4 = Das sind alle, die höchstens 3 Schritte entfernt sind, c1 mitgezählt.
    .hint-5 = Das sind alle, die höchstens 3 Schritte entfernt sind; zähl nur die dritte Schicht.
    .hint-6 = So viele sind 1 Schritt entfernt.
    .because = a2, d3, e2, f1, und hinter c3 noch c4.
# en: acdb6278
jump-home-round-the-wall = Zwischen d3 und d4 steht eine Mauer. Wie viele Schritte sind es von d3 nach d4?
    .hint-1 = Sie haben eine Seite gemeinsam, aber dort steht die Mauer.
    .hint-2 = Ein Schritt zur Seite und einer nach oben: Dann bist du auf c4 oder e4, noch nicht auf d4.
    .hint-3 = Es gibt einen kürzeren Weg herum.
    .because = Zur Seite, nach oben und zurück: d3, c3, c4, d4.
# en: d8843c08
jump-home-walk-home = Vier Reihen, der Fisch in der letzten Reihe und eine Spalte daneben. Wie viele Schritte braucht eine Katze, die hinläuft und wieder nach Hause?
    .hint-1 = So kommt sie zum Fisch. Sie muss auch nach Hause.
    .hint-2 = Sie muss nicht auf das Feld zurück, auf dem sie losgelaufen ist: Jedes Feld der Startreihe genügt.
    .hint-3 = So viele wären es, wenn der Fisch geradeaus läge.
    .hint-4 = Von der ersten Reihe zur vierten sind es drei Schritte, aber der Fisch liegt eine Spalte daneben, und dann kommt noch der Heimweg.
    .hint-5 = Allein zum Fisch sind es 4 Schritte.
    .because = 4 Schritte zum Fisch, 3 gerade hinunter: 2 · 3 + 1.
# en: f0bfdb1d
jump-home-farther-walk = Acht Reihen, der Fisch drei Spalten daneben: Wie viele Schritte sind es hin und nach Hause?
    .hint-1 = Das Zuhause ist die ganze Startreihe; die drei Spalten zählen nur einmal.
    .hint-2 = So kommt sie zum Fisch.
    .hint-3 = Der Fisch liegt drei Spalten daneben.
    .hint-4 = Von Reihe 1 zu Reihe 8 sind es sieben Schritte, nicht acht.
    .because = 2 · 7 + 3.
# en: 169e616f
jump-home-best-run = Vier Reihen, der Fisch eine Spalte daneben, Springen ist erlaubt. Wie viele Züge sind es mindestens?
    .hint-1 = Das ist der Fußweg. Kann die Katze auf dem Heimweg über ihre eigene Linie springen?
    .hint-2 = Fast. Lass den letzten Sprung in der Startreihe enden.
    .hint-3 = So kommt sie zum Fisch, und nach Hause braucht sie mindestens noch einen Zug.
    .hint-4 = Allein der Fisch ist 4 Schritte entfernt.
    .because = 4 Schritte zum Fisch und ein Sprung über die Linie darunter.
# en: 47771cf9
jump-home-eight-rows = Und auf einem Plan mit acht Reihen, der Fisch eine Spalte daneben?
    .hint-1 = Das ist der Fußweg; ein Sprung führt über beliebig viele Felder.
    .hint-2 = So kommt sie zum Fisch.
    .hint-3 = Für den ganzen Heimweg genügt ein Zug.
    .hint-4 = Der Fisch ist 8 Schritte entfernt.
    .because = 8 Schritte zum Fisch und ein Sprung, über sechs Felder auf einmal.
# en: aea0e074
jump-home-what-it-takes = Der Sprung nach Hause muss in der Startreihe landen, also muss das Feld unter der Linie leer sein. Wo geht die Katze zur Seite, wenn der Fisch eine Spalte daneben liegt?
    .choices-aside-first = sofort, in der ersten Reihe
    .choices-up-first = nach einem Schritt nach oben
    .choices-last = in der letzten Reihe, neben dem Fisch
    .hint-1 = Dann reicht ihre Linie in dieser Spalte bis in die erste Reihe, und ein Sprung darüber landet nirgends.
    .hint-2 = Dann liegt unter dem Fisch keine Linie, über die man springen könnte.
    .because = Einen nach oben, einen zur Seite und dann geradeaus: Die Linie unter dem Fisch beginnt in der zweiten Reihe.
# en: 021d645a
jump-home-any-tape = R Reihen, der Fisch k Spalten daneben, k mindestens 1. Wie viele Züge braucht der schnellste Lauf?
    .choices-same = k Züge
    .choices-minus-two = R − 1 + k Züge
    .choices-plus = R + k Züge
    .choices-twice = 2R − 2 + k Züge
    .hint-1 = Die Reihen zählen auch.
    .hint-2 = So kommt sie zum Fisch, und nach Hause braucht sie noch einen Zug.
    .hint-3 = Das ist der Fußweg.
    .because = R − 1 + k Schritte zum Fisch, denn so weit ist er weg, und ein Sprung.
# en: b9eacb72
jump-home-saved = Wie viele Züge spart der Sprung auf einem Plan mit acht Reihen, egal wie weit der Fisch daneben liegt?
    .hint-1 = Der Heimweg hat sieben Schritte, aber auch der Sprung ist ein Zug.
    .hint-2 = Von Reihe 8 zu Reihe 1 sind es sieben Schritte, und der Sprung ist ein Zug.
    .hint-3 = Von Reihe 8 zu Reihe 1 sind es sieben Schritte.
    .hint-4 = Zu Fuß dauert es länger: Zieh andersherum ab.
    .because = Ein Zug statt sieben: 2R − 2 + k minus R + k ist R − 2.
# en: cb579f15
jump-home-straight-ahead = Jetzt liegt der Fisch geradeaus, k = 0, bei vier Reihen. Wie viele Züge braucht der schnellste Lauf?
    .hint-1 = Das wäre R + k. Aber hier reicht die Linie unter dem Fisch bis in die erste Reihe.
    .hint-2 = Geht die Katze zur Seite und wieder zurück, kostet das zwei Züge mehr. Probier es aus, und zähl.
    .hint-3 = Zähl den Fußweg noch einmal: drei hinauf und drei hinunter.
    .hint-4 = So kommt sie zum Fisch.
    .because = Der Fußweg: 3 hinauf, 3 hinunter. Ein Umweg, der Platz zum Landen schafft, kostet mehr, als der Sprung spart.
# en: dfee093d
jump-home-straight-ahead-eight-rows = Und geradeaus bei acht Reihen?
    .hint-1 = Das ist der Fußweg. Auf einem langen Plan lohnt sich ein Umweg.
    .hint-2 = Das Feld unter der Linie muss leer sein, oder es braucht noch einen Schritt.
    .hint-3 = Ein Schritt zur Seite, einer zurück: Das kostet zwei Züge. Und dann endet der Sprung nicht zu Hause.
    .hint-4 = Fast. Die Linie in der Spalte des Fisches beginnt, wo die Katze losgelaufen ist. Wo endet der Sprung?
    .because = Zur Seite, hinauf, hinauf, zurück, fünf hinauf: neun Züge zum Fisch. Der Sprung endet in der zweiten Reihe, und ein Schritt bleibt: R + 3.

# en: 36f8f620
jump-home-say-hunt = Eine Katze ist auf c1. Klick alle Felder an, die genau { $n } { FORM($n, "Schritt", "Schritte") } entfernt sind. Nie schräg, in keinen Schrein, durch keine Mauer.
# en: 7209e53f
jump-home-say-far = { $place } ist { $n } { FORM($n, "Schritt", "Schritte") } entfernt
# en: da86dce0
jump-home-say-moral = Jedes davon ist Nachbar eines Feldes, das einen Schritt näher liegt.
# en: 8692c55d
jump-home-say-next = Nächste Schicht
# en: 885d0143
jump-home-say-next-tip = Alle Nachbarn der letzten Schicht finden
# en: 344e1ac0
jump-home-say-end = Bis zum Ende
# en: 87ca16e7
jump-home-say-end-tip = Alle Schichten finden
# en: ffc54788
jump-home-say-again = Von vorn
# en: e75f71b3
jump-home-say-again-tip = Alles Gefundene vergessen
# en: 682bd8ac
jump-home-say-layers-task = Sag vorher, welche Felder als Nächstes kommen. Drück dann auf „{ $button }“; mit einem Klick fängst du anderswo an.
# en: 8224ee66
jump-home-say-shrine = Auf { $place } steht ein Schrein, dorthin geht keine Katze; fang anderswo an.
# en: f554b9f7
jump-home-say-away = { $n } { FORM($n, "Schritt", "Schritte") } entfernt
# en: 220cd59f
jump-home-say-layers = Schichten um { $start }
# en: edb14b63
jump-home-say-layer = { $k ->
    [0] Schicht 0 ist { $start } selbst.
   *[other] Schicht { $k }: { $n } { FORM($n, "Feld ist", "Felder sind") } { $k } { FORM($k, "Schritt", "Schritte") } von { $start } entfernt: { $names }.
}
# en: c8074683
jump-home-say-rest = { $n ->
    [0] Alle Felder sind gefunden.
   *[other] Noch nicht gefunden: { $n }.
}
# en: 56ee1ecd
jump-home-say-found = Gefunden von { $start } aus
# en: 2ac18c8f
jump-home-say-space = Feld
# en: 970d0e2a
jump-home-say-steps = Schritte
# en: 0a23f908
jump-home-say-is-home = Die Katze ist zu Hause. Fang von vorn an, oder nimm einen Zug zurück.
# en: 5a2f4fed
jump-home-say-too-far = { $place } ist in einem Zug nicht zu erreichen; die Punkte zeigen, wohin die Katze gehen oder springen kann.
# en: 087e358d
jump-home-say-nothing-back = Es gibt keinen Zug zum Zurücknehmen.
# en: 42bb390e
jump-home-say-run-task = Bring die Katze in möglichst wenigen Zügen zum Fisch und zurück in die erste Reihe. Zu Fuß sind es { $n }. Ein Sprung führt geradeaus über alle Felder der eigenen Linie.
# en: 4d8c0ad6
jump-home-say-back = Zurücknehmen
# en: e06a1a69
jump-home-say-back-tip = Den letzten Zug zurücknehmen
# en: a8d39dce
jump-home-say-wipe = Plan leeren
# en: 492959b3
jump-home-say-show = Schnellsten Lauf zeigen
# en: d873f30a
jump-home-say-show-tip = Aufgeben und einen ansehen
# en: 868f2c06
jump-home-say-a-jump = ein Sprung
# en: 69e25edd
jump-home-say-tape = Ein leerer Plan
# en: 4dfd8b70
jump-home-say-so-far = Bisher { $n } { FORM($n, "Zug", "Züge") }. Jetzt { $fish ->
    [no] nach Hause
   *[other] zum Fisch auf { $fish }
}.
# en: 024bf7b8
jump-home-say-home = Zu Hause in { $n } { FORM($n, "Zug", "Zügen") }{ $jumps ->
    [0] {""}
   *[other] , mit { $jumps } { FORM($jumps, "Sprung", "Sprüngen") }
}. { $best ->
    [yes] Schneller geht es nicht.
   *[no] Es geht mit weniger.
}
# en: 6afb5f0e
jump-home-say-turn = { $k ->
    [0] der Start
   *[other] Zug { $k }
}
# en: aab85d90
jump-home-say-fish = { $taken ->
    [yes] der Fisch, mitgenommen
   *[no] der Fisch
}
# en: 27eaffb7
jump-home-say-cat = die Katze
# en: 801eff0c
jump-home-say-quickest-task = Ändere die Reihen und wo der Fisch liegt. Wie sieht die Linie eines schnellsten Laufs aus?
# en: 0f25a140
jump-home-say-with-jumps = mit Sprüngen
# en: a0bbb3f1
jump-home-say-steps-only = nur Schritte
# en: c6a2cc26
jump-home-say-quickest = Ein schnellster Lauf bei { $n } Reihen
# en: 90691abd
jump-home-say-quickest-said = { $rows } Reihen, der Fisch { $aside ->
    [0] geradeaus
   *[other] { $aside } { FORM($aside, "Spalte", "Spalten") } daneben
}: { $n } { FORM($n, "Zug", "Züge") }, { $jumps ->
    [0] zu Fuß
   *[other] mit { $jumps } { FORM($jumps, "Sprung", "Sprüngen") }
}. Exakt.
# en: 9cad2a56
jump-home-say-turns = Zug für Zug
# en: cb5d9d8e
jump-home-say-a-turn = Zug
# en: ec1b9fa1
jump-home-say-start = Start
# en: 49840082
jump-home-say-rows = { $n } Reihen
# en: 284f386a
jump-home-say-a-tape = Plan
# en: 6afe55ce
jump-home-say-table = Züge des schnellsten Laufs { $jumps ->
    [yes] mit Sprüngen
   *[no] nur mit Schritten
}{ $blocked ->
    [yes] , eigene Linien gesperrt
   *[no] {""}
}, Fisch k Spalten daneben
# en: 038e2d18
jump-home-controls =
    .rows = Reihen
    .columns_aside = Spalten daneben
    .moves = Züge
# en: 174fdccc
jump-home-say-no-way = { $place } ist ein Schrein
