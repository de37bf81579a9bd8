### Summen. Variablen: { $n } Würfel, Säcke oder Leute, { $t } eine Summe, { $s } eine Standardabweichung oder wie weit etwas danebenliegt, { $m } der Mittelwert.

# en: de81c874
sums-guide =
    .plan-1 = Zu zweit würfeln und addieren: ein Würfel, zwei, drei. Auf der Seite immer wieder: noch ein Würfel und 200 Würfe.
    .plan-2 = Erste Schätzung: Wie wahrscheinlich ist es, dass zehn Würfel genau den Mittelwert ergeben?
    .plan-3 = Von zwei Würfeln zu dreien auf Karopapier: Jede Summe bekommt die Arten von sechs Summen davor. Dann wachsen die Balken auf der Seite.
    .plan-4 = Die Glocke und ihre Standardabweichung: zwei von drei innerhalb einer Standardabweichung, 95 von 100 innerhalb von zweien. Der seltsame Würfel.
    .plan-5 = Viermal so viele Würfel sind nur doppelt so breit. Die Münze: Gleicht sich das aus?
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Für ganz große und ganz kleine Summen müssen sich alle Würfel einig sein. Die in der Mitte kommen auf viele Arten.
    .say-2 = Fehler gehen nach oben und nach unten. In der Summe heben sich manche auf: Die Standardabweichung wächst mit der Wurzel.
    .ask-1 = Auf wie viele Arten ergeben drei Würfel 3, und auf wie viele 10?
    .ask-2 = Was ist weiter von der Hälfte entfernt, als Zahl und als Anteil: 60‑mal Kopf von 100 oder 5.100‑mal von 10.000?
    .ask-3 = Wo werden sonst viele kleine Dinge addiert: bei Körpergrößen, Noten, Wartezeiten?
    .support = Lassen Sie die 36 Summen von zwei Würfeln in 6 mal 6 Kästchen schreiben und schräg entlang der Diagonalen zählen.
    .extension = Vergleicht die Standardabweichung von zwei, drei und zehn Würfeln als Anteil des Mittelwerts: 34 %, 28 %, 15 %. Mit wie vielen Würfeln sind es weniger als 10 %? (24, denn 0,488 ÷ √24 ist etwas weniger.)
    .ticket-1 = Eine Packung Zucker weicht um etwa 3 g ab. Um wie viel weicht ein Karton mit 25 Packungen ungefähr ab?
    .ticket-2 = 3 · √25 = 15 g
    .open-1 = Warum sieht in der Natur so vieles wie eine Glocke aus?
    .open-1-answer = Weil es Summen aus vielen kleinen Dingen sind, die nicht voneinander abhängen: Eine Körpergröße kommt von vielen Genen und Mahlzeiten, ein Messfehler von vielen kleinen Störungen.
    .open-2 = Was nicht?
    .open-2-answer = Wo eins alles andere überwiegt oder wo eins vom anderen abhängt: Einkommen, die Größen von Städten, die Schäden durch Stürme.

# en: 0b274be7
sums-say-roll = Würfeln
# en: d7d1fa7e
sums-say-roll-tip = Alle Würfel werfen und addieren
# en: 58dfeb2e
sums-say-often = 200‑mal würfeln
# en: 495962ce
sums-say-often-tip = Viele Male werfen und addieren
# en: cd4fb174
sums-say-more = Noch ein Würfel
# en: bc030365
sums-say-more-tip = Einen Würfel mehr nehmen und neu anfangen
# en: e4485149
sums-say-back = Zurück zu einem
# en: 0220eb22
sums-say-back-tip = Mit einem Würfel neu anfangen
# en: 8a9d7a62
sums-say-play-task = Würfle 200‑mal. Nimm dann noch einen Würfel, und noch einen. Wie ändern sich die Balken?
# en: bf434e25
sums-say-totals-of-dice = Summen von Würfeln
# en: ab37cd1d
sums-say-no-roll = { $dice } Würfel, noch kein Wurf.
# en: 8e426f5a
sums-say-so-far = { $sum ->
    [no] Eine { $total }
   *[other] { $sum } = { $total }
}. { $n } { FORM($n, "Wurf", "Würfe") }, im Mittel { $mean }.
# en: 773a375b
sums-say-task = Nimm mehr Würfel. Probier eine Münze und den seltsamen Würfel.
# en: d4caf6d3
sums-say-each-die = ein Würfel
# en: cfad1c1b
sums-say-each-coin = eine Münze: 0 oder 1
# en: 84676d52
sums-say-each-strange = ein seltsamer Würfel: 1, 1, 1, 1, 2, 6
# en: 69faf791
sums-say-totals-with-ways = Summen mit ihren Arten
# en: b9a90770
sums-say-shape = { $things } { FORM($things, "Wurf", "Würfe") }: Mittelwert { $mean }, Standardabweichung { $spread }. Innerhalb von { $spreads } { FORM($spreads, "Standardabweichung", "Standardabweichungen") } um den Mittelwert: { $percent }.
# en: ec4969a7
sums-say-totals = Summen
# en: 406f9c05
sums-say-total = Summe
# en: 2404bae0
sums-say-paper = Auf wie viele Arten jede Summe kommt
# en: 3c0a45d3
sums-say-two-dice = 2 Würfel
# en: 5b932337
sums-say-three-dice = 3 Würfel
# en: 53fce82c
sums-controls =
    .things = Würfe
    .spreads = Standardabw.
    .each = geworfen wird

# en: a08cd673
sums-exactly = Zehn Würfel werden addiert. Im Mittel ergibt das 35, und 35 ist auch die häufigste Summe. Wie wahrscheinlich ist genau 35?
    .choices-50 = Etwa 50 %
    .choices-17 = Etwa 17 %
    .choices-7 = Etwa 7 %
    .hint-1 = Der Mittelwert sagt, wo ungefähr die Summen liegen. Liegen sie oft genau dort?
    .hint-2 = So ist es bei der 7 mit zwei Würfeln. Mit zehn Würfeln gibt es 51 Summen, und die teilen sich die Wahrscheinlichkeit.
    .because = 7,3 %. Auch die häufigste Summe ist noch selten: In ihrer Nähe gibt es viele andere.
# en: 54d5b1a2
sums-three-dice = Drei Würfel können auf 216 Arten fallen. Bei wie vielen ergeben sie 5?
    .hint-1 = 1, 1, 3 und 1, 2, 2: Beide kommen in drei Reihenfolgen.
    .hint-2 = Auf so viele Arten ergeben zwei Würfel 5. Oder sind es nur 1 + 4 und 2 + 3? Auch der dritte Würfel muss etwas zeigen.
    .hint-3 = 1, 1, 3 ist eine. Such andere, und andere Reihenfolgen.
    .hint-4 = 1, 1, 3 kommt in drei Reihenfolgen. Auch 1, 2, 2 ergibt 5.
    .because = Der dritte Würfel zeigt 1, 2 oder 3, und zwei Würfel ergeben den Rest 4, 3 oder 2 auf 3, 2 oder 1 Arten: 3 + 2 + 1.
# en: 88c68900
sums-strange = Ein seltsamer Würfel zeigt 1, 1, 1, 1, 2 und 6. Meistens kommt eine 1. Vierzig davon werden addiert. Wie sehen die Balken der Summen aus?
    .choices-lopsided = Am höchsten bei 40, wo alle eine 1 zeigen
    .choices-bell = Fast wie eine Glocke, am höchsten in der Mitte
    .choices-flat = Alle fast gleich hoch
    .hint-1 = Alle vierzig eine 1: (2/3)^40 ist weniger als eins zu einer Million. Etwa sieben davon zeigen eine 6.
    .hint-2 = Für 240 braucht man vierzig Sechsen. Welche Summen kommen auf viele Arten?
    .because = Wie ein Würfel auch aussieht: Die Summe von vielen kommt der Glocke nah. Das heißt zentraler Grenzwertsatz.
# en: ccb8a2ca
sums-within = Zwanzig Würfel haben den Mittelwert 70 und die Standardabweichung 7,6. Wie oft liegt die Summe höchstens zwei Standardabweichungen vom Mittelwert entfernt, also zwischen 55 und 85?
    .choices-50 = Bei 50 von 100 Würfen
    .choices-68 = Bei 68 von 100 Würfen
    .choices-95 = Bei etwa 95 von 100 Würfen
    .hint-1 = Innerhalb einer Standardabweichung liegen schon zwei Drittel. Mit zweien werden es mehr.
    .hint-2 = So viele liegen etwa innerhalb einer Standardabweichung. Mit zweien werden es mehr.
    .because = 95,8 %. Bei einer Glocke liegen immer etwa 68 % innerhalb einer Standardabweichung und etwa 95 % innerhalb von zweien. Aber einer von zwanzig Würfen liegt außerhalb.
# en: fb0d1282
sums-thirty = Welche Summe ergeben dreißig Würfel im Mittel?
    .hint-1 = Das ist ein Würfel.
    .hint-2 = Ein Würfel ergibt im Mittel 3,5, nicht 3.
    .hint-3 = Das sind zehn Würfel.
    .hint-4 = Das ist die höchste Summe.
    .because = Jeder Würfel bringt 3,5 dazu, und 30 · 3,5 = 105.
# en: fcf00c64
sums-four-times = Viermal so viele Würfel werden addiert. Wie ändert sich die Standardabweichung der Summe?
    .choices-four = Sie wird viermal so groß
    .choices-twice = Sie wird doppelt so groß
    .choices-same = Sie bleibt gleich
    .hint-1 = So wäre es, wenn alle Würfel zusammen nach oben oder nach unten gingen. Manche gehen nach oben, während andere nach unten gehen.
    .hint-2 = Mehr Würfel können stärker abweichen. Aber manche gehen nach oben, während andere nach unten gehen.
    .because = Die Standardabweichung wächst mit der Wurzel aus der Anzahl: √4 = 2. Bei hundert Würfeln ist sie zehnmal so groß wie bei einem.
# en: 7ad22bdb
sums-even-out = Du wirfst eine Münze 100‑mal, deine Schule 10.000‑mal. Wie weit liegt die Anzahl von „Kopf“ ungefähr von der Hälfte der Würfe entfernt?
    .choices-smaller = Bei der Schule weniger weit: Es gleicht sich aus
    .choices-same = Gleich weit
    .choices-larger = Bei der Schule weiter
    .hint-1 = Der Anteil kommt näher an die Hälfte. Die Zahl nicht: Eine Münze zahlt nichts zurück.
    .hint-2 = Hundertmal so viele Würfe: Die Standardabweichung wächst mit der Wurzel.
    .because = Bei dir etwa um 5, bei der Schule um 50. Aber 5 von 100 sind 5 %, und 50 von 10.000 nur 0,5 %. Der Anteil pendelt sich ein, obwohl nichts zurückgezahlt wird.
# en: 248ef7b7
sums-spinner = Eine Drehung eines Glücksrads hat die Standardabweichung 3. Sechzehn Drehungen werden addiert. Welche Standardabweichung hat die Summe?
    .hint-1 = Nicht alle weichen nach derselben Seite ab: Manche heben sich auf. Nimm die Wurzel aus 16.
    .hint-2 = Das ist eine Drehung. Sechzehn weichen stärker ab.
    .hint-3 = Das ist die Standardabweichung des Mittelwerts. Die Summe ist 16‑mal der Mittelwert.
    .hint-4 = Das ist die Wurzel aus 16. Wie oft nimmt man die Standardabweichung einer Drehung?
    .because = √16 = 4‑mal die Standardabweichung einer Drehung: 4 · 3.
# en: 85ea70a2
sums-exercise-1 = Welche Summe ergeben { $n } Würfel im Mittel?
    .level = Zum Aufwärmen
    .hint-1 = Ein Würfel ergibt im Mittel 3,5, nicht 3.
    .hint-2 = Das ist ein Würfel.
    .hint-3 = Das ist die höchste Summe.
    .because = { $n } · 3,5.
# en: 4d974637
sums-exercise-2 = Drei Würfel können auf 216 Arten fallen. Bei wie vielen ergeben sie { $t }?
    .level = Zum Aufwärmen
    .hint-1 = Auf so viele Arten ergeben zwei Würfel { $t }. Lass den dritten 1, 2, 3 und so weiter zeigen, und addiere.
    .hint-2 = Verschiedene Reihenfolgen sind verschiedene Arten.
    .hint-3 = So viele Zusammenstellungen von Augenzahlen gibt es. Jede kann in verschiedenen Reihenfolgen kommen, und das sind verschiedene Arten.
    .hint-4 = Drei verschiedene Augenzahlen können in sechs Reihenfolgen kommen, mit zwei gleichen in drei. Schreib alles auf, was { $t } ergibt, und addiere die Reihenfolgen.
    .hint-5 = Die sechzehn Summen sind nicht gleich wahrscheinlich.
    .because = Lass den dritten Würfel 1, 2, 3 und so weiter zeigen, und addiere, auf wie viele Arten zwei Würfel den Rest ergeben.
# en: fe04f819
sums-exercise-3 = Ohne Würfel: Ein Lastwagen fährt { $n } Säcke. Das Gewicht von jedem weicht um etwa { $s } kg nach oben oder unten ab, unabhängig von den anderen. Um wie viele kg weicht die ganze Ladung ungefähr ab?
    .level = Hauptteil
    .hint-1 = Nicht alle weichen nach derselben Seite ab: Manche Fehler heben sich auf. Nimm die Wurzel aus { $n }.
    .hint-2 = Das ist ein Sack.
    .hint-3 = Sie heben sich nicht ganz auf.
    .because = √{ $n }‑mal so viel wie bei einem Sack.
# en: aafdbb8b
sums-exercise-4 = Die Summen sehen aus wie eine Glocke mit dem Mittelwert { $m } und der Standardabweichung { $s }. Etwa 95 von 100 liegen zwischen zwei Zahlen. Welche ist die größere?
    .level = Hauptteil
    .hint-1 = Innerhalb einer Standardabweichung liegen etwa 68 von 100. Nimm zwei.
    .hint-2 = Innerhalb von drei Standardabweichungen liegen fast alle. Zwei reichen.
    .hint-3 = Das ist die kleinere.
    .because = Zwei Standardabweichungen über dem Mittelwert: { $m } + 2 · { $s }.
# en: ab408402
sums-exercise-5 = Ohne Würfel: { $n } Leute stoppen die Zeit einer Läuferin. Jede Messung weicht um etwa { $s } Zehntelsekunden nach oben oder unten ab. Du nimmst den Mittelwert der Zeiten. Um wie viele Zehntelsekunden weicht er ungefähr ab?
    .level = Für Schnelle
    .hint-1 = Das ist eine Stoppuhr. Die Fehler mehrerer Uhren heben sich zum Teil auf.
    .hint-2 = So wäre es, wenn sie sich so gut wie möglich aufheben. Nimm die Wurzel aus { $n }.
    .hint-3 = Sie heben sich nicht ganz auf.
    .because = Die Summe weicht um √{ $n } · { $s } ab, und der Mittelwert ist die Summe durch { $n }: { $s }/√{ $n }.
