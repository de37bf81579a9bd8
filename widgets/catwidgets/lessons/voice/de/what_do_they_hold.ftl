### Was haben die anderen auf der Hand?

# en: f99f5941
what-do-they-hold-note =
    .words-1 = Satz von Bayes, Quote
    .words-2 = abhängige Ereignisse
    .words-3 = Modell, Kalibrierung
    .tips-1 = Fragen Sie zum Schluss, was ein Kuro tun würde, der weiß, dass man aus seinem Passen etwas liest.
# en: 52d311b9
what-do-they-hold-one-card = Du siehst deine acht Karten und die drei in der Auslage. Wie wahrscheinlich ist es, dass Kuro die weiße 7 hat?
    .hint-1 = 8 von 32 wäre richtig, wenn du nichts sähst. Aber elf Karten sind zu sehen, und von denen hat er keine.
    .hint-2 = Du siehst auch die drei Karten in der Auslage.
    .hint-3 = Das wäre richtig, wenn er eine Karte hätte; er hat acht.
    .hint-4 = 13 Karten sind im Stapel; 21 siehst du nicht, und acht davon gehören Kuro.
    .hint-5 = Er hat sie oder nicht, aber beides ist nicht gleich wahrscheinlich.
    .because = Acht der 21 Karten, die du nicht siehst.
# en: 18597706
what-do-they-hold-a-wild = Alle drei Achten gehören dir. Also schlägt nur ein „?“ deine schwarze 7, und beide „?“ sind nicht zu sehen. Wie wahrscheinlich ist es, dass Kuro mindestens eins hat?
    .hint-1 = Wer 8/21 und 8/21 addiert, zählt Hände mit beiden doppelt.
    .hint-2 = Das ist ein bestimmtes davon. Es ist aber egal, welches.
    .hint-3 = Das sind beide; eins genügt.
    .hint-4 = Das wäre richtig, wenn du nichts sähst: acht von 32 Karten.
    .hint-5 = Nah dran. Wenn das eine nicht auf seiner Hand ist, sind 12 der anderen 20 Karten auch nicht dort.
    .because = 1 − (13 · 12)/(21 · 20).
# en: d3b77ad2
what-do-they-hold-a-wild-after-a-pass = Du spielst die schwarze 7 aus, und Kuro passt. Wenn er ein „?“ hat, hält er es jedes zweite Mal zurück. Wie wahrscheinlich ist es jetzt, dass er eins hat?
    .hint-1 = Das ist „er hat eins, und er passt“. Teile durch die Wahrscheinlichkeit, dass er passt: 11/35 + 13/35.
    .hint-2 = So war es vor dem Passen.
    .hint-3 = Das ist die Münze. Ohne „?“ passt er, ohne sie zu werfen.
    .hint-4 = Vielleicht hält er es zurück.
    .hint-5 = Er hat einmal gepasst.
    .because = Aus 22 zu 13 wird 11 zu 13, weil von den Händen, die spielen könnten, nur die Hälfte passt: 11/24.
# en: 3f497673
what-do-they-hold-two-passes = Nimm an, du hast noch eine 7 und spielst sie gleich aus, und er passt wieder, nach einem neuen Wurf der Münze. Und jetzt?
    .hint-1 = Halbiere die Quote, nicht die Wahrscheinlichkeit: Aus 11 zu 13 wird 5½ zu 13.
    .hint-2 = So war es nach dem ersten Passen.
    .hint-3 = So war es vor dem ersten Passen.
    .hint-4 = 11 zu 26 ist die Quote; die Wahrscheinlichkeit ist 11 von 11 + 26.
    .hint-5 = Das sind zwei Würfe der Münze. Ohne „?“ passt er, ohne sie zu werfen.
    .because = 22 zu 13, dann 11 zu 13, dann 11 zu 26: 11/37.
# en: 54ba622c
what-do-they-hold-a-higher-card = Du spielst eine schwarze 3 aus, und Kuro spielt die schwarze 6 mit zwei Ringen, seine niedrigste Karte über 3. Wie wahrscheinlich ist es jetzt, dass er ein „?“ hat, verglichen mit vorher?
    .choices-more = Wahrscheinlicher
    .choices-less = Weniger wahrscheinlich
    .choices-same = Genauso wahrscheinlich
    .hint-1 = Ein „?“ hebt er bis zuletzt auf, also sagt eine 6 nichts dagegen. Aber was sagt sie über Vieren und Fünfen?
    .hint-2 = Die 6 sagt, dass er keine 4 und keine 5 hat. Was liegt auf diesen Plätzen?
    .because = Von 62,9 % auf 79,1 %: Sieben Karten sind noch auf seiner Hand, und keine davon ist eine 4 oder 5.

# en: f9482e79
what-do-they-hold-say-hands = Deine Hand, die Auslage und Kuros Hand
# en: d08de3ab
what-do-they-hold-say-your-hand = Deine Hand
# en: 9e9d2045
what-do-they-hold-say-field = Die Auslage
# en: 00d76917
what-do-they-hold-say-kuros-hand = Kuros Hand
# en: 50332968
what-do-they-hold-say-dealt = Du hast { $mine }. In der Auslage liegen { $field }. Kuro hat acht Karten.
# en: 6d3f196a
what-do-they-hold-say-passes-task = Wähle, was du vorher geglaubt hast und wie oft Kuro sich zurückhält.
# en: dcf8634a
what-do-they-hold-say-could = Kuro hätte spielen können
# en: 4d7dd689
what-do-they-hold-say-passes = wie oft er bisher gepasst hat
# en: 5d6ddbf0
what-do-they-hold-say-chance = Wahrscheinlichkeit
# en: 21bbb277
what-do-they-hold-say-masks = „?“ auf Kuros Hand, nachdem er gepasst hat
# en: c276c55d
what-do-they-hold-say-in-the-hand = „?“ auf der Hand
# en: 9e2d2c7b
what-do-they-hold-say-rounds = Runden, in denen er passt
# en: 4ecc1ab0
what-do-they-hold-controls =
    .before_in_percent = vorher, in Prozent
    .holds_back_in_tenths = zurück (Zehntel)
    .Kuro = Kuro
    .you_believe = du glaubst, er
