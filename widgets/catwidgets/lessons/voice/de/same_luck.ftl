### Gleiches Glück. Variablen: { $n } Würfel, { $f } eine Augenzahl, { $g } und { $less } wie viel mehr und weniger sie zählt, { $a }, { $b }, { $c } und { $d } Unterschiede in vier Tests, { $s } und { $t } Standardabweichungen, { $w } eine Fehlerspanne.

# en: 982907ed
same-luck-guide =
    .plan-1 = Zu zweit zehn Würfel werfen und auf dem Arbeitsblatt zweimal addieren: wie geworfen, und so, dass jede 1 als 3 und jede 6 als 5 zählt. Andere Paare werfen für jede Regel neu. Bei wem springen die Unterschiede mehr?
    .plan-2 = Erste Schätzung und das erste „Du bist dran“: der Mittelwert, Augenzahl für Augenzahl. Dann ein einzelner Test mit eigenen Würfeln.
    .plan-3 = Welche Art von Test ist besser, und um wie viel? Die beiden Intervalle, mit immer mehr Tests.
    .plan-4 = Wie viele Tests man braucht: Für die halbe Fehlerspanne sind es viermal so viele.
    .plan-5 = Ein Glücksbringer für die Schlechtesten, und neue Sohlen an einem Fuß: Was macht einen Vergleich auch außerhalb von Spielen fair?
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Wir sehen uns den Unterschied in jedem Paar an. Was beide gemeinsam haben, etwa gute Würfel, fällt dabei weg.
    .say-2 = Den Glücksbringer bekamen die, die Pech hatten. Pech bleibt nicht, mit Glücksbringer oder ohne.
    .ask-1 = Welche Augenzahlen ändern unter der neuen Regel nichts? Was machen sie in einem Test mit denselben Würfeln?
    .ask-2 = Warum ist ein Test mit eigenen Würfeln nicht falsch, aber schwach?
    .ask-3 = Wer hätte ohne Glücksbringer noch einmal werfen sollen?
    .support = Lassen Sie die Augenzahlen eines Wurfs in eine Zeile schreiben und darunter, was jede jetzt zählt. Nur Einsen und Sechsen ändern sich.
    .extension = Findet eine Regel, bei der ein Test mit denselben Würfeln gar nicht besser ist: Was muss sie mit hohen und niedrigen Augenzahlen machen?
    .ticket-1 = Zehn Läuferinnen probieren zwei Paar Schuhe aus. Wie macht ihr daraus einen gepaarten Test, und was seht ihr euch an?
    .ticket-2 = Jede läuft mit beiden. Wer mit den neuen anfängt, wird ausgelost. Man sieht sich die zehn Unterschiede an.
    .open-1 = Kann gleiches Glück täuschen?
    .open-1-answer = Ja, wenn die Regel ändert, wer welches Glück bekommt: Dieselben Würfel in anderer Reihenfolge sind nicht mehr dasselbe Glück. Und Paare muss man bilden, bevor man die Ergebnisse kennt.
    .open-2 = Warum soll der Zufall entscheiden, wer das Medikament bekommt?
    .open-2-answer = Wenn Ärztinnen, Ärzte oder Kranke wählen, nehmen es vielleicht öfter die, denen es schlechter geht. Werden sie ausgelost, sind beide Gruppen bis auf das Glück gleich, und Glück kann man ausrechnen.

# en: a20bfa5c
same-luck-say-same = Dieselben Würfel
# en: ab5dd4ee
same-luck-say-same-tip = Einmal werfen und nach beiden Regeln zählen
# en: 79ae1582
same-luck-say-own = Eigene Würfel
# en: e9752010
same-luck-say-own-tip = Für jede Regel einmal werfen
# en: dec5dfb0
same-luck-say-many = Je 20
# en: fae18ac4
same-luck-say-many-tip = Viele Tests machen
# en: c7dbc2cc
same-luck-say-again = Von vorn
# en: c70ac1c9
same-luck-say-again-tip = Alle Tests vergessen
# en: caac6e19
same-luck-say-play-task = Neue Regel: Eine 1 zählt 3, eine 6 zählt 5 (Würfel mit Ring). Sind die Summen im Mittel größer? Teste es.
# en: be594c59
same-luck-say-tests = Bringt die neue Regel mehr?
# en: 755188df
same-luck-say-old = alt: { $total }
# en: bc43b5aa
same-luck-say-new = neu: { $total }
# en: addcfc6b
same-luck-say-last = Der letzte Test: { $gain }.
# en: b82eb77c
same-luck-say-no-test = Noch kein Test.
# en: bed9360b
same-luck-say-so-far = { $kind }: { $n } { FORM($n, "Test", "Tests") }, im Mittel { $mean }.
# en: f445e265
same-luck-say-same-dice = dieselben Würfel
# en: e587500b
same-luck-say-own-dice = eigene Würfel
# en: 3c56a046
same-luck-say-task = Nach wie vielen Tests liegt die Null außerhalb?
# en: cc9e8f4c
same-luck-say-errors = Mittlerer Zuwachs durch die neue Regel
# en: 22bba8f0
same-luck-say-of-kind = Art
# en: 80cbfe9d
same-luck-say-average-gain = mittlerer Zuwachs
# en: d21961cc
same-luck-say-margin = Fehlerspanne
# en: 167a6d15
same-luck-say-average = Mittelwert
# en: 2a4f4422
same-luck-say-no-difference = kein Unterschied
# en: 39c5cfd7
same-luck-say-gained = { $kind } { $gain } ± { $margin }
# en: cf48680c
same-luck-say-each = Je { $tests } { FORM($tests, "Test", "Tests") }: { $said }.
# en: 9beebe05
same-luck-say-gain = Zuwachs
# en: 925f6e9d
same-luck-say-paper = Sechs Tests zum Ausprobieren
# en: 39609e9c
same-luck-say-paper-rolled = wie geworfen
# en: e3418ecd
same-luck-say-paper-new = 1 ist 3, 6 ist 5
# en: b99bf225
same-luck-say-paper-test = Test { $n }
# en: c2f1faa8
same-luck-controls =
    .tests = Tests
    .school = Schule

# en: 0fe80677
same-luck-rule = Zehn Würfel werden addiert. Unter der neuen Regel zählt eine 1 als 3 und eine 6 als 5. Ergeben zehn Würfel im Mittel weniger, gleich viel oder mehr als unter der alten?
    .choices-fewer = Weniger
    .choices-same = Gleich viel
    .choices-more = Mehr
    .hint-1 = Eine 6 verliert eins. Was gewinnt eine 1?
    .hint-2 = Was ändert sich mehr, die 1 oder die 6?
    .because = Eine 1 gewinnt zwei, eine 6 verliert eins, und beide kommen gleich oft.
# en: edf9f084
same-luck-ten-dice = Wie viele Punkte mehr ergeben zehn Würfel im Mittel unter der neuen Regel? Das ist ihr mittlerer Zuwachs.
    .hint-1 = Zwei mehr für eine 1, eins weniger für eine 6: Das ist eins mehr, wenn beide kommen. Wie oft kommt jede davon mit zehn Würfeln?
    .hint-2 = Das ist ein Würfel. Es sind zehn.
    .hint-3 = Nur Einsen und Sechsen ändern sich.
    .hint-4 = Das sind nur die Einsen. Eine 6 verliert eins.
    .hint-5 = Eine 6 nimmt eins weg. Sie bringt keins dazu.
    .because = Für jeden Würfel (2 − 1)/6 = 1/6 mehr, für zehn Würfel 10/6 = 5/3.
# en: dacbb668
same-luck-single = Die neue Regel ist besser. Du machst einen Test: zehn Würfel für die alte Regel, zehn andere für die neue. Bei wie vielen von 100 solchen Tests ergibt die neue Regel die größere Summe?
    .choices-57 = Etwa bei 57
    .choices-75 = Etwa bei 75
    .choices-95 = Etwa bei 95
    .hint-1 = Schon durch Glück unterscheiden sich die Summen um etwa 6. Der mittlere Zuwachs ist nur 1,7.
    .hint-2 = Schon durch Glück unterscheiden sich die Summen um etwa 6. Der mittlere Zuwachs ist nur 1,7.
    .because = Bei 57 von 100: In einem einzigen Test ist das Glück viel stärker als die Regel. Im Mittel besser heißt nicht jedes Mal besser.
# en: e1ac131d
same-luck-which = Du kannst zwanzig Tests machen. Welche Art sagt mehr über die Regel?
    .choices-own = Für jede Regel eigene Würfel
    .choices-same = Für beide Regeln dieselben Würfel
    .choices-alike = Beide sagen gleich viel
    .hint-1 = Das sind mehr Würfel, aber auch mehr Glück. Was macht ein Wurf mit vielen Sechsen aus so einem Test?
    .hint-2 = Im Mittel stimmen beide. Bei welcher springt das Ergebnis weniger?
    .because = Mit denselben Würfeln fallen gute und schlechte Würfe aus dem Unterschied heraus. Was bleibt, ist die Regel.
# en: d30ebed7
same-luck-many = Wie viele Tests mit eigenen Würfeln sagen so viel wie einer mit denselben Würfeln?
    .choices-2 = Etwa 2
    .choices-5 = Etwa 5
    .choices-25 = Etwa 25
    .hint-1 = Die Unterschiede streuen 2,3‑mal so stark. Und für die halbe Fehlerspanne braucht man viermal so viele Tests.
    .hint-2 = Die Unterschiede streuen 2,3‑mal so stark, und 2,3 muss man quadrieren.
    .because = Die Unterschiede haben mit denselben Würfeln die Standardabweichung 2,8, mit eigenen 6,4. (6,4/2,8)^2 ist etwa 5.
# en: d4d95c3f
same-luck-needed = Zwanzig Tests mit denselben Würfeln haben eine Fehlerspanne von etwa ±1,3. Wie viele Tests braucht man für die Hälfte?
    .hint-1 = Mit doppelt so vielen Tests wird sie nur etwa 1,4‑mal so klein: Sie sinkt mit der Wurzel.
    .hint-2 = Mit weniger Tests wird sie größer.
    .hint-3 = Mit gleich vielen Tests bleibt sie, wie sie ist.
    .hint-4 = Quadriere die 2, nicht die 20.
    .because = Für die halbe Fehlerspanne braucht man viermal so viele: 4 · 20.
# en: e700e181
same-luck-worst = Hundert Leute werfen je zehn Würfel. Die zehn mit den kleinsten Summen, im Mittel 26, bekommen einen Glücksbringer und werfen noch einmal: im Mittel 35. Was hat der Glücksbringer bewirkt?
    .choices-charm = Er hat etwa 9 mehr gebracht
    .choices-anyhow = Nichts: Sie hätten auch so etwa 35 geworfen
    .choices-down = Er hat ein wenig gebracht, der Rest war Glück
    .hint-1 = Was wirft irgendjemand im Mittel mit zehn Würfeln?
    .hint-2 = Was wirft irgendjemand im Mittel mit zehn Würfeln? Bleibt da noch etwas für den Glücksbringer?
    .because = Zehn Würfel ergeben im Mittel 35, egal was vorher war. Wer wegen Pech ausgewählt wird, wirft das nächste Mal besser. Das heißt Regression zur Mitte. Vergleiche mit zehn, die genauso schlecht geworfen und keinen Glücksbringer bekommen haben.
# en: f0ef3e70
same-luck-pairs = Hält eine neue Sohle länger? Bei welchem dieser Tests haben beide Sohlen dasselbe Glück?
    .choices-classes = Eine Klasse bekommt die neuen Sohlen, eine andere die alten
    .choices-feet = Jedes Kind trägt an einem Fuß die neue Sohle, am anderen die alte
    .choices-seasons = Alle tragen im Frühling die alten Sohlen und im Sommer die neuen
    .hint-1 = Vielleicht rennt eine Klasse mehr als die andere. Das ist für jede ihr eigenes Glück.
    .hint-2 = Dieselben Kinder, aber eine andere Zeit: Im Sommer spielen sie mehr draußen. Und sie sind gewachsen.
    .because = Beide Sohlen gehen dieselben Wege, bei demselben Wetter, unter demselben Kind. Für jedes Kind entscheidet eine Münze, welcher Fuß die neue bekommt.
# en: 32af4e7e
same-luck-exercise-1 = { $n } Würfel werden addiert. Unter einer neuen Regel zählt jede { $f } um { $g } mehr. Wie groß ist der mittlere Zuwachs?
    .level = Zum Aufwärmen
    .hint-1 = Nicht jeder Würfel zeigt eine { $f }. Einer von sechs tut es.
    .hint-2 = Das ist ein Würfel.
    .hint-3 = So viel bringt eine einzige { $f }. Wie viele der { $n } Würfel zeigen im Mittel eine { $f }?
    .hint-4 = So viele Würfel zeigen eine { $f }. Jeder davon zählt um { $g } mehr.
    .because = { $n }/6 Würfel zeigen eine { $f }, und jeder bringt { $g } mehr.
# en: fc62e18d
same-luck-exercise-2 = In vier Tests mit denselben Würfeln sind die Unterschiede +{ $a }, +{ $b }, +{ $c } und −{ $d }. Wie groß ist der mittlere Zuwachs?
    .level = Zum Aufwärmen
    .hint-1 = Vor dem letzten steht ein Minus.
    .hint-2 = Das ist die Summe. Teile durch die Anzahl der Tests.
    .hint-3 = Alle vier Tests zählen, auch der letzte.
    .hint-4 = Auch der letzte Test zählt.
    .because = Ihre Summe, geteilt durch vier.
# en: 37a1dbaa
same-luck-exercise-3 = { $n } Würfel werden addiert. Unter einer neuen Regel zählt eine 1 um { $g } mehr, und eine 6 um { $less } weniger. Wie groß ist der mittlere Zuwachs?
    .level = Hauptteil
    .hint-1 = Eine 6 zählt weniger. Zieh das ab.
    .hint-2 = Das ist ein Würfel.
    .hint-3 = Das sind eine 1 und eine 6. Wie viele davon kommen mit { $n } Würfeln?
    .hint-4 = Das ist für die Einsen. Die Sechsen zählen weniger.
    .because = Für jeden Würfel ({ $g } − { $less })/6, und es sind { $n }.
# en: 1e64f45b
same-luck-exercise-4 = Eine Regel wird getestet. Haben beide Seiten dasselbe Glück, dann haben die Unterschiede die Standardabweichung { $s }, mit eigenem Glück { $t }. Wie viele Tests mit eigenem Glück sagen so viel wie einer mit demselben Glück?
    .level = Hauptteil
    .hint-1 = So viel stärker streuen die Unterschiede. Die Anzahl der Tests wächst mit dem Quadrat.
    .hint-2 = Teile zuerst, und quadriere dann.
    .hint-3 = Teile zuerst durch { $s }.
    .because = ({ $t }/{ $s })^2: Die Fehlerspanne sinkt mit der Wurzel aus der Anzahl der Tests.
# en: 4c502257
same-luck-exercise-5 = Ohne Würfel: Ein Medikament wird an Zwillingen getestet. Eine Münze entscheidet, wer von beiden es bekommt; der andere Zwilling bekommt eine Pille ohne Wirkstoff. Die Unterschiede haben die Standardabweichung { $s }. Der Mittelwert von n Paaren hat eine Fehlerspanne von etwa 2 · { $s }/√n. Bei wie vielen Paaren ist das { $w }?
    .level = Für Schnelle
    .hint-1 = Das ist √n. Quadriere es.
    .hint-2 = Vor der Standardabweichung steht eine 2.
    .hint-3 = Vor der Standardabweichung steht eine 2, und n steht unter einer Wurzel.
    .because = √n = 2 · { $s }/{ $w }, und n ist das Quadrat davon.
