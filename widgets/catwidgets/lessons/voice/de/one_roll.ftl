### Ein Wurf.

# en: 17dd77e2
one-roll-note =
    .words-1 = Ergebnismenge, gleich wahrscheinliche Ergebnisse
    .words-2 = Gegenwahrscheinlichkeit, Rangstatistik
    .words-3 = abhängige Ereignisse, bedingte Wahrscheinlichkeit
    .words-4 = Erwartungswert
    .words-5 = Zählen mit dem Computer
    .tips-1 = Die Multiplikation in Teil 2 ist der Fehler der ersten veröffentlichten Rechnung. Lassen Sie ihn zuerst alle machen.
    .tips-2 = Andere Anzahlen von Würfeln oder Würfel mit anderen Seiten sind ein gutes Projekt: Am Ende lässt sich alles davon einstellen.
# en: a3249895
one-roll-highest-of-three = Drei Würfel werden geworfen. Wie wahrscheinlich ist es, dass der höchste eine 6 zeigt?
    .hint-1 = Wer dreimal 1/6 addiert, zählt Würfe mit zwei Sechsen doppelt.
    .hint-2 = Das ist ein Würfel; es sind drei.
    .hint-3 = Das sind drei Sechsen; eine genügt.
    .hint-4 = Das ist die Wahrscheinlichkeit für gar keine 6.
    .because = 1 − (5/6)³.
# en: 8bcd9b09
one-roll-three-against-one = Drei Würfel greifen einen an. Wie wahrscheinlich ist es, dass der Angriff den Vergleich gewinnt?
    .hint-1 = Das ist ein Würfel gegen einen.
    .hint-2 = Das sind zwei Würfel gegen einen.
    .hint-3 = Das ist die Wahrscheinlichkeit für eine 6 unter drei Würfeln. Man kann auch mit weniger gewinnen.
    .hint-4 = Der höchste von drei Würfeln ist hoch: In 91 von 216 Würfen zeigt er eine 6.
    .because = 855 von 1.296.
# en: 94a75f16
one-roll-the-second-comparison = Die höchsten Würfel sind verglichen, und der Angriff hat gewonnen. Was heißt das für den zweiten Vergleich: Ist es jetzt wahrscheinlicher, dass der Angriff auch ihn gewinnt?
    .choices-more = Wahrscheinlicher
    .choices-less = Weniger wahrscheinlich
    .choices-same = Genauso wahrscheinlich
    .hint-1 = Wenn der höchste Würfel des Angriffs gewonnen hat: Was weißt du über den höchsten der Verteidigung, und damit über den anderen?
    .hint-2 = Die Würfel sind unabhängig, aber der zweithöchste ist nie höher als der höchste.
    .because = Wenn der beste Würfel des Angriffs den besten der Verteidigung schlägt, ist dieser wahrscheinlich niedrig, und der andere der Verteidigung höchstens so hoch. Die fünf Würfel sind unabhängig, die zwei Vergleiche nicht.
# en: 7cfcd29b
one-roll-both = Wie wahrscheinlich ist es, dass die Verteidigung in einem Wurf zwei Steine verliert, drei Würfel gegen zwei?
    .hint-1 = Das multipliziert die zwei Wahrscheinlichkeiten, als wären die Vergleiche unabhängig.
    .hint-2 = Das ist die Wahrscheinlichkeit, dass beide Seiten einen verlieren.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass der Angriff zwei verliert.
    .hint-4 = Zähl: In wie vielen der 7.776 Würfe gewinnt der Angriff beide Vergleiche?
    .because = 2.890 von 7.776.
# en: b3a6ebcb
one-roll-one-die-or-two = Du verteidigst zwei oder mehr Steine gegen drei Würfel. Wirfst du einen Würfel oder zwei?
    .choices-one = Einen Würfel
    .choices-two = Zwei Würfel
    .choices-no-matter = Das ist egal
    .hint-1 = Mit einem Würfel verlierst du in jedem Wurf höchstens einen Stein. Aber wie oft, und wie viele verliert der Angriff?
    .hint-2 = Vergleiche, was du im Mittel verlierst, mit dem, was der Angriff im Mittel verliert.
    .because = Mit einem Würfel verlierst du im Mittel 0,66 Steine und der Angriff 0,34, mit zweien 1,079 und 0,921: mehr Steine, aber viel ausgeglichener.

# en: a2ecdd83
one-roll-say-defender-wins = gewinnt die Verteidigung
# en: a4ff092b
one-roll-say-attacker-wins = gewinnt der Angriff
# en: 5ef5ae03
one-roll-say-highest = { $dice ->
    [1] Ein Würfel
   *[other] Der höchste von { $dice } Würfeln
}
# en: bf67eb4d
one-roll-say-shows = zeigt
# en: d1e1ffb5
one-roll-say-comparisons = Der Angriff gewinnt den ersten Vergleich mit { $first }, den zweiten mit { $second }
# en: 3650b663
one-roll-say-attacker = der Angriff gewinnt
# en: c5a4432d
one-roll-say-multiplied = multipliziert
# en: da973254
one-roll-say-counted = gezählt
# en: c64e0f93
one-roll-say-both = beide Vergleiche
# en: ebbb67e3
one-roll-say-just-one = nur einen davon
# en: 5a668a04
one-roll-say-neither = keinen
# en: a8c62cf0
one-roll-say-task = Finde die zwei Würfe, die am ausgeglichensten sind.
# en: 85b2becb
one-roll-say-roll = { $attack } { FORM($attack, "Würfel", "Würfel") } gegen { $defend }
# en: 9101b347
one-roll-say-more = Steine, die die Verteidigung mehr verliert als der Angriff
# en: 498ae3b0
one-roll-say-three-two = Drei Würfel gegen zwei
# en: 38a26618
one-roll-say-lost = verlorene Steine
# en: 5b02a393
one-roll-say-rolls = Würfe
# en: 7e5e8eee
one-roll-say-one-each = je einer
# en: 832c7b00
one-roll-say-attacker-two = Angriff 2
# en: eed28804
one-roll-say-defender-two = Verteidigung 2
# en: 78655fab
one-roll-controls =
    .dice = Würfel
    .attack = Angriff
    .defend = Verteidigung
    .sides = Seiten
    .ties = bei Gleichstand
