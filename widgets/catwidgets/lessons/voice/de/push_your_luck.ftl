### Sein Glück herausfordern.

# en: ccfe26ea
push-your-luck-note =
    .words-1 = Wahrscheinlichkeit, Gegenwahrscheinlichkeit, Unabhängigkeit
    .words-2 = Erwartungswert
    .words-3 = Verteilung, Mittelwert
    .words-4 = Simulation, relative Häufigkeit
    .tips-1 = Beginnen Sie mit echten Würfeln: Zu zweit werden je zehn Züge gespielt, die Klasse sammelt die Ergebnisse, dann schätzen alle den Mittelwert.
    .tips-2 = Lassen Sie alle eine Schätzung aufschreiben, bevor jemand auf „Schätzen“ drückt. Besprechen Sie Schätzungen, nicht Personen.
    .tips-3 = Ein Würfel mit anderen Seiten oder eine andere Höchstzahl der Flüche ist ein gutes Projekt.
# en: d2505292
push-your-luck-two-dice = Zwei Würfel, einmal geworfen. Wie viele Felder bringen sie im Mittel, wenn jeder Fluch eins abzieht?
    .hint-1 = Wahrscheinlichkeiten multipliziert man, Mittelwerte addiert man.
    .hint-2 = Das ist ein Würfel; es sind zwei.
    .hint-3 = Das ist der Mittelwert der Augenzahlen. Zähl Felder.
    .because = Mittelwerte darf man addieren, was die Würfel auch miteinander zu tun haben.
# en: bbe848a9
push-your-luck-any-curse = Fünf Würfel, einmal geworfen. Wie wahrscheinlich ist mindestens ein Fluch?
    .hint-1 = Wer für jeden Würfel 1/6 addiert, zählt Würfe mit zwei Einsen doppelt. Bei sieben Würfeln wäre es mehr als sicher.
    .hint-2 = Das ist ein Würfel.
    .hint-3 = Das sind fünf Flüche auf einmal.
    .hint-4 = Das ist die Wahrscheinlichkeit für gar keinen Fluch.
    .hint-5 = Nimm die Wahrscheinlichkeit für keinen Fluch. Der Rest ist die Antwort.
    .hint-6 = Nimm die Wahrscheinlichkeit für keinen Fluch: 5/6 für jeden Würfel.
    .because = 1 − (5/6)⁵.
# en: ebd04588
push-your-luck-Crazy-cat = Crazy Cat wirft fünf Würfel einmal und behält, was kommt. Wie viele Felder kommt sie damit im Mittel voran?
    .hint-1 = Fast. Fünf Einsen sind fünf Flüche, aber nur vier zählen: In einem von 7.776 Würfen spart das ein Feld.
    .hint-2 = Das sind nur die Felder; die Flüche nehmen einige davon weg.
    .hint-3 = Das sind die Augenzahlen. Zähl Felder.
    .hint-4 = Das ist ein Würfel; es sind fünf.
    .because = 5 · 1/2 und noch 1/7776 mehr, weil der fünfte Fluch nicht zählt.
# en: a7a41384
push-your-luck-six-before-one = Ein Würfel wird so lange geworfen, bis er eine 6 oder eine 1 zeigt. Wie wahrscheinlich ist es, dass die 6 zuerst kommt?
    .hint-1 = Das ist der erste Wurf; bei 2, 3, 4 und 5 wird noch einmal geworfen.
    .hint-2 = Das ist die Wahrscheinlichkeit, dass ein Wurf die Entscheidung bringt, so oder so.
    .hint-3 = Die 1 und die 6 sind gleich wahrscheinlich: Keine kommt eher zuerst.
    .because = Keine der beiden Zahlen kommt eher zuerst als die andere.
# en: fd44f8eb
push-your-luck-ten-spaces = Du brauchst in diesem Zug 10 Felder, und weniger hilft nicht. Welche Chance hast du mit fünf Würfeln, wenn du nur dafür spielst?
    .hint-1 = Das sind fünf Sechsen in einem Wurf; du darfst aber noch einmal werfen.
    .hint-2 = Das kommt heraus, wenn man Vieren und Fünfen behält. Hier sind sie nichts wert: Nur Sechsen helfen.
    .hint-3 = Das ist ein Würfel. Alle fünf müssen eine 6 zeigen, und vorher keine 1.
    .hint-4 = Multipliziere, wo du addiert hast.
    .hint-5 = Jeder Würfel muss eine 6 zeigen, bevor er eine 1 zeigt: für jeden 1/2.
    .because = (1/2)⁵: Jeder Würfel zeigt eine 6 vor einer 1.

# en: a4fae686
push-your-luck-say-played = { $best ->
    [yes] Züge bei perfekter Fahrt
   *[no] Züge von Crazy Cat
}
# en: 8402dd43
push-your-luck-say-turns = Züge
# en: 5c14a808
push-your-luck-say-best-play = Perfekte Fahrt mit { $dice } { FORM($dice, "Würfel", "Würfeln") }{ $curses ->
    [0] {""}
   *[other] , { $curses } { FORM($curses, "Fluch", "Flüche") } am Anfang
}
# en: bcc2d8a0
push-your-luck-say-net-spaces = Felder in diesem Zug
# en: 19433740
push-your-luck-say-for-that = genau dafür
# en: e4ae77b3
push-your-luck-say-for-mean = für den Mittelwert
# en: c020c334
push-your-luck-say-crazy-cat = Crazy Cat
# en: 3ff2b45a
push-your-luck-say-at-least = Mindestens so viele Felder
# en: 1e8d9510
push-your-luck-say-chance = Wahrscheinlichkeit
# en: ad4ac4ec
push-your-luck-controls =
    .dice = Würfel
    .curses_at_the_start = Flüche am Anfang
