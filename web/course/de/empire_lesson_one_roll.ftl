### empire/lesson_one_roll.ipynb

# en: 5eb7a8a9
empire-lesson-one-roll-0-1 = # Ein Wurf
# en: ba03371f
empire-lesson-one-roll-0-2 = Drei Würfel greifen zwei an. Die höheren gewinnen, aber bei Gleichstand gewinnt die Verteidigung. Wie wahrscheinlich ist es, dass die Verteidigung zwei Steine verliert? Zähl lieber nach: Die erste Antwort, die veröffentlicht wurde, beruht auf einem Fehler, und du wirst ihm gleich begegnen.
# en: 38d8874a
empire-lesson-one-roll-0-3 = - was der höchste von mehreren Würfeln zeigt;
    - warum zwei Vergleiche in einem Wurf nicht wie zwei Münzen sind;
    - ob die Verteidigung einen Würfel werfen sollte oder zwei.
# en: e71d13d6
empire-lesson-one-roll-0-4 = **Du brauchst** Bruchrechnung, die Lerneinheit [Zwanzig Würfe](../course/02_twenty_rolls.ipynb), in der du herausfindest, wer im Vorteil ist, und etwa 45 Minuten. Programmieren musst du nicht: Du liest, schätzt und drückst auf Knöpfe.
# en: b98fc1f5
empire-lesson-one-roll-0-5 = Die Würfel sind aus dem Spiel Empire, das du [hier spielen](play.ipynb) kannst. In der nächsten Lektion geht es um [ganze Kämpfe](lesson_markov.ipynb).
# en: 500a2341
empire-lesson-one-roll-1-1 = ## 1 Der höchste von dreien
# en: c1b8d1b1
empire-lesson-one-roll-1-2 = Hat der Angriff genug Steine, wirft er drei Würfel und nimmt den besten. Das hilft. Wie sehr?
# en: d0ba918a
empire-lesson-one-roll-1-3 = Zwei Würfel sind nicht doppelt so gut wie einer, und drei nicht dreimal so gut. Hier sind alle Würfe mit drei Würfeln aufgeschrieben und gezählt.
# en: 96fb2cf9
empire-lesson-one-roll-prints-1 = { $sum-max-roll-6-for-roll-in-rolls } von { $len-rolls }
# en: 67b30558
empire-lesson-one-roll-1-4 = Bewege den Schieberegler, und achte auf den Erwartungswert.
# en: 3360adbc
empire-lesson-one-roll-1-5 = Jetzt greifen drei Würfel einen an.
# en: 88528c68
empire-lesson-one-roll-1-6 = Vier Würfel fallen auf 6⁴ = 1.296 Arten. Hier sind sie alle gezählt.
# en: 0180eb5b
empire-lesson-one-roll-2-1 = ## 2 Ein berühmter Fehler
# en: 040c2588
empire-lesson-one-roll-2-2 = So würfeln große Heere. Der Angriff hat einen dritten Würfel, die Verteidigung gewinnt bei Gleichstand. In [Zwanzig Würfe](../course/02_twenty_rolls.ipynb) hast du alle 7.776 Arten gezählt, auf die fünf Würfel fallen können. Geht es nicht kürzer? Eine Idee: Der Angriff gewinnt den ersten Vergleich mit einer bestimmten Wahrscheinlichkeit und den zweiten mit einer anderen. Für beide multipliziert man. Aber bevor wir das tun: Darf man das?
# en: cb43687a
empire-lesson-one-roll-2-3 = Die erste veröffentlichte Rechnung zu diesem Wurf (Tan, 1997) hielt die beiden Vergleiche für unabhängig und multiplizierte. Blatt (2002) und Osborne (2003) haben gezählt. Jetzt du.
# en: 855dbc36
empire-lesson-one-roll-2-4 = In der Tabelle steht beides.
# en: a164ed2f
empire-lesson-one-roll-2-5 = Beim Multiplizieren kommt zu selten heraus, dass eine Seite beide Steine verliert: Wer den ersten Vergleich gewinnt, gewinnt meistens auch den zweiten. Wir können die Liste aller Würfe direkt fragen. Das ist die Wahrscheinlichkeit, den zweiten Vergleich zu gewinnen: zuerst, wenn man nichts weiß, dann, wenn man weiß, dass der erste gewonnen ist.
# en: 732d12c9
empire-lesson-one-roll-2-6 = Wer Listen nicht traut, den überzeugt eine Simulation. Die Balken sind exakt, die Punkte 2.000 Würfe, jeder mit einem Intervall.
# en: 3c182470
empire-lesson-one-roll-3-1 = ## 3 Ein Würfel oder zwei?
# en: 87e39057
empire-lesson-one-roll-3-2 = Wer zwei Steine verteidigt, darf auch nur einen Würfel werfen; dann steht nur ein Stein auf dem Spiel. Vorsichtig, oder zu vorsichtig?
# en: cb41476d
empire-lesson-one-roll-3-3 = Die Bibliothek hat für jede Wahl beider Seiten und an jeder Stelle eines Kampfes ausgerechnet, wohin sie führt, wenn danach alle so gut spielen, wie es geht. Das sind die besten Anzahlen von Würfeln, bei zehn Steinen gegen zehn.
# en: ba71a2d4
empire-lesson-one-roll-prints-2 = vorher: { $before }, nach einem ersten Sieg: { $after }
# en: 163abb9f
empire-lesson-one-roll-prints-3 = Angriff:
# en: 5aecd22b
empire-lesson-one-roll-prints-4 = Verteidigung:
# en: 340ca4d3
empire-lesson-one-roll-4-1 = ## 4 Deine eigenen Würfel
# en: 8a90195f
empire-lesson-one-roll-4-2 = Ändere die Zahl der Würfel, ihre Seiten und wer bei Gleichstand gewinnt. Das Diagramm zeigt, wie viele Steine die Verteidigung mehr verliert als der Angriff. Ein fairer Wurf hätte den Erwartungswert 0. Ganz genau hat ihn keiner. Zwei kommen gleich nah heran: welche?
# en: 16823c72
empire-lesson-one-roll-5-1 = ## Was wir gesehen haben
# en: ce09cb9e
empire-lesson-one-roll-5-2 = - Der höchste von drei Würfeln zeigt in 91 von 216 Würfen eine 6: Zähl die Würfe ohne 6, und nimm den Rest.
    - Drei gegen zwei: Die Verteidigung verliert in 2.890 von 7.776 Würfen zwei Steine.
    - Zu den zwei Vergleichen eines Wurfs gehören dieselben Würfel. Darum sind sie nicht unabhängig, und man darf nicht multiplizieren.
    - Zwei Würfel verteidigen besser als einer.
# en: ac5843cf
empire-lesson-one-roll-6-1 = ## Prüfen
# en: f4c202a4
empire-lesson-one-roll-6-2 = Wenn du programmierst: Der Angriff gewinnt den ersten Vergleich mit 3667/7776 und den zweiten mit 4724/7776. Jemand multipliziert das und hält es für die Wahrscheinlichkeit, dass die Verteidigung zwei Steine verliert. Verbessere die Zelle.
# en: f57ee0a9
empire-lesson-one-roll-6-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 7f0c1ad2
empire-lesson-one-roll-6-4 = **Zum Nachdenken.** Bei Würfeln mit sehr vielen Seiten gibt es kaum Gleichstand. Wer ist dann im Vorteil, ein Würfel gegen einen? Drei gegen zwei? Im [Regellabor](design_lab.ipynb) kannst du es ausprobieren und sehen, was aus ganzen Spielen wird.
