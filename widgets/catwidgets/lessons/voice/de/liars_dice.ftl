### Lügenwürfel. Variablen: { $n } verdeckte Würfel oder Fragen, { $k } und { $rest } Würfel mit und ohne die Augenzahl, { $face } eine Augenzahl, { $less } ein Würfel weniger, { $c } Antworten je Frage, { $least } richtige Antworten, { $wrong } falsche Antworten je Frage.

# en: 184fe4dd
liars-dice-guide =
    .plan-1 = Zu zweit mit zehn echten Würfeln und zwei Bechern spielen, oder auf der Seite. Jedes Gebot aufschreiben: geglaubt oder nicht, wahr oder nicht.
    .plan-2 = Erste Schätzung: Ist noch eine 4 unter dem Becher wahrscheinlich? Abstimmen.
    .plan-3 = Gar keine, dann genau zwei: das Baumdiagramm für zwei Würfel zeichnen, bei fünf die Reihenfolgen zählen.
    .plan-4 = Die Balken: Für ein Gebot zählt man alle ab einem zusammen. Dann die Schätzung mit dreißig Würfeln.
    .plan-5 = „Du bist dran“: Joker, und das mutigste Gebot, das sich noch lohnt.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Eure eigenen Würfel seht ihr, die sind sicher. Zieht sie zuerst vom Gebot ab, und denkt dann an die verdeckten.
    .say-2 = Genau zwei ist ein Balken. Mindestens zwei ist dieser Balken und alle rechts davon.
    .ask-1 = Warum zählen wir bei „genau zwei“ Reihenfolgen, aber nicht bei „gar keine“?
    .ask-2 = Was geht bei „mindestens eine“ schneller: fünf Balken zusammenzählen oder einen vom Ganzen abziehen?
    .ask-3 = Was wäre anders, wenn ein Würfel unter dem Becher gezinkt ist?
    .support = Zeichnen Sie das Baumdiagramm für drei Würfel mit den Ästen „4“ und „keine 4“. Lassen Sie alle Pfade mit genau einer 4 markieren, bevor multipliziert wird.
    .extension = Beide haben fünf Würfel, und Lea hat ihre angesehen, bevor sie bot. Was verrät ihr Gebot darüber? Seht in der Lerneinheit „Passen verrät etwas“ nach.
    .ticket-1 = Drei verdeckte Würfel. Wie wahrscheinlich ist mindestens eine 6?
    .ticket-2 = 1 − 125/216 = 91/216
    .open-1 = Lea sieht ihre Würfel an, bevor sie bietet. Stimmen die Balken noch?
    .open-1-answer = Sie stimmen für Würfel, die niemand gesehen hat. Leas Gebot ist eine Nachricht: Wer zwei Vieren hat, bietet eher auf Vieren. Dann muss man die Balken mit dem Satz von Bayes neu berechnen.
    .open-2 = Wann passt eine Binomialverteilung nicht?
    .open-2-answer = Wenn die Durchgänge nicht gleich oder nicht unabhängig sind: Karten, die man nicht zurücklegt, eine Mannschaft, die müde wird, Regen an zwei Tagen hintereinander.

# en: 0749bfa1
liars-dice-say-believe = Stimmt
# en: 31fa4a4c
liars-dice-say-believe-tip = „Stimmt“ sagen und alle Würfel sehen
# en: 8bc7568c
liars-dice-say-liar = Gelogen
# en: 4f6ed1d5
liars-dice-say-liar-tip = „Gelogen“ sagen und alle Würfel sehen
# en: 756ab8f7
liars-dice-say-next = Nächstes Gebot
# en: e684c253
liars-dice-say-next-tip = Alle Würfel neu werfen
# en: 4fafc176
liars-dice-say-play-task = Zehn Würfel. Du siehst deine eigenen fünf. Ist das Gebot wahr?
# en: dca1a829
liars-dice-say-table = Lügenwürfel
# en: 88f61b7e
liars-dice-say-yours = deine
# en: 6ff0577b
liars-dice-say-leas = Leas
# en: 11c1e682
liars-dice-say-bids = Lea: mindestens { $bid }‑mal eine { $face }
# en: d43d4286
liars-dice-say-needs = Alle zehn Würfel zählen. Du hast { $own }, also braucht Lea mindestens { $needed } unter ihrem Becher.
# en: 8e658385
liars-dice-say-called = Du hast { $own }, Lea hat { $hers }. Das Gebot ist { $true ->
    [yes] wahr
   *[no] gelogen
}. Du hast „{ $called }“ gesagt: Bisher waren { $right } von { $n } { FORM($n, "Antwort", "Antworten") } richtig.
# en: 642ad320
liars-dice-say-task = Bewege die Schieberegler. Welche Gebote würdest du glauben?
# en: 09473b77
liars-dice-say-tail = Verdeckte Würfel, die diese Augenzahl zeigen
# en: bdefc7e9
liars-dice-say-dice = Würfel
# en: 82f047f1
liars-dice-say-at-least = Mindestens { $bid } von { $hidden } verdeckten { FORM($hidden, "Würfel", "Würfeln") }: { $chance }.
# en: 46edb1e6
liars-dice-say-not-one = Alle Balken ergeben zusammen { $total }, es sollte aber 1 sein.
# en: fe88cfa0
liars-dice-controls =
    .hidden_dice = verdeckt
    .bid = Gebot

# en: 49290dee
liars-dice-one-more = Du hast zwei Vieren. Lea bietet: mindestens drei Vieren unter allen zehn Würfeln. Sie braucht mindestens eine 4 unter ihren fünf verdeckten Würfeln. Ist das Gebot eher wahr oder eher gelogen?
    .choices-true = Eher wahr
    .choices-lie = Eher gelogen
    .choices-even = Beides ist gleich wahrscheinlich
    .hint-1 = Ein einzelner Würfel zeigt selten eine 4. Aber es sind fünf, und irgendeiner davon reicht.
    .hint-2 = Bei fünf Würfeln mit je 1/6 ist es fast ausgeglichen. Auf welcher Seite der Hälfte liegt es?
    .because = Keine 4 unter fünf Würfeln ist seltener als die Hälfte: 40,2 %. Das Gebot ist mit 59,8 % wahr.
# en: cc7799a5
liars-dice-none = Fünf verdeckte Würfel. Wie wahrscheinlich ist es, dass keiner davon eine 4 zeigt?
    .hint-1 = Das ist ein Würfel. Alle fünf dürfen keine 4 zeigen.
    .hint-2 = Das ist die Wahrscheinlichkeit für eine 4 mit einem Würfel.
    .hint-3 = Das sind fünf Vieren. Hier zeigt jeder Würfel etwas anderes.
    .hint-4 = Wie wahrscheinlich zeigt ein Würfel keine 4? Und dann alle fünf?
    .because = Jeder zeigt mit 5/6 keine 4, und sie sind unabhängig: (5/6)^5 = 3125/7776.
# en: 7b492454
liars-dice-two = Und genau zwei Vieren unter den fünf?
    .hint-1 = Das ist eine Reihenfolge: zuerst zwei Vieren, dann drei andere. Wie viele Reihenfolgen gibt es?
    .hint-2 = Die drei anderen Würfel dürfen keine 4 zeigen. Und die Vieren können auf irgendwelchen zwei Würfeln liegen.
    .hint-3 = Die Vieren können auf irgendwelchen zwei der fünf Würfel liegen: 10 Möglichkeiten, nicht 4.
    .hint-4 = Das ist genau eine 4 oder keine: Beides ist gleich wahrscheinlich.
    .because = Zwei von fünf Würfeln kann man auf 10 Arten auswählen, und jede hat die Wahrscheinlichkeit (1/6)^2 · (5/6)^3 = 125/7776. Das macht 1250/7776.
# en: e073b3e5
liars-dice-thirty = Dreißig verdeckte Würfel zeigen im Mittel fünf Vieren. Wie wahrscheinlich sind fünf oder mehr?
    .choices-more = Mehr als die Hälfte
    .choices-half = Genau die Hälfte
    .choices-less = Weniger als die Hälfte
    .hint-1 = Die Hälfte darüber und die Hälfte darunter? Auch genau fünf reicht für das Gebot.
    .hint-2 = Genau fünf ist der höchste Balken. Er zählt für das Gebot mit.
    .because = Zusammengezählt wird vom höchsten Balken an: 57,6 %. Wer auf den Mittelwert bietet, bietet gut.
# en: 88fd303e
liars-dice-jokers = Jetzt ist jede 1 ein Joker: Sie zählt als 4. Fünf verdeckte Würfel. Wie wahrscheinlich sind mindestens zwei, die als 4 zählen?
    .hint-1 = So war es ohne Joker. Jetzt passen zwei von sechs Augenzahlen.
    .hint-2 = Das sind genau zwei. Auch mit drei, vier und fünf ist das Gebot wahr.
    .hint-3 = Das ist ein einzelner Würfel.
    .because = Zwei von sechs Augenzahlen: 1/3 für jeden Würfel. Alles außer keine und eine: 1 − 32/243 − 80/243.
# en: 7c9d5500
liars-dice-boldest = Die größte Zahl, die verdeckte Würfel mit mindestens der Hälfte erreichen.
    .because = Sie bleibt nah am Mittelwert, einem von sechs.
# en: fad55bdd
liars-dice-exercise-1 = { $n } verdeckte Würfel. Wie wahrscheinlich ist es, dass keiner davon eine 6 zeigt?
    .level = Zum Aufwärmen
    .hint-1 = Das ist ein Würfel. Alle { $n } dürfen keine 6 zeigen.
    .hint-2 = Das ist eine 6 auf jedem Würfel.
    .hint-3 = So darf man Wahrscheinlichkeiten nicht zusammenrechnen: Bei mehr Würfeln käme man unter 0. Multipliziere.
    .because = Jeder von { $n } Würfeln zeigt mit 5/6 keine 6: (5/6)^{ $n }.
# en: e86e3d5e
liars-dice-exercise-2 = { $n } verdeckte Würfel. Wie viele Sechsen sind im Mittel dabei?
    .level = Zum Aufwärmen
    .hint-1 = Das ist ein Würfel.
    .hint-2 = Das sind alle Würfel. Einer von sechs zeigt eine 6.
    .hint-3 = Das sind die Würfel, die etwas anderes zeigen.
    .because = Jeder Würfel trägt 1/6 bei, und { $n } davon { $n }/6.
# en: 9e7ad1e5
liars-dice-exercise-3 = { $n } verdeckte Würfel. Wie wahrscheinlich ist es, dass genau { $k } davon eine 2 zeigen?
    .level = Hauptteil
    .hint-1 = Das ist eine Reihenfolge. In wie vielen Reihenfolgen können die Zweien kommen?
    .hint-2 = Die anderen Würfel müssen etwas anderes zeigen.
    .hint-3 = Würfel wissen nicht, wie viele du haben willst. Multipliziere für eine Reihenfolge, und zähl dann die Reihenfolgen.
    .because = { $n } über { $k } Reihenfolgen, und jede hat die Wahrscheinlichkeit (1/6)^{ $k } · (5/6)^{ $rest }.
# en: 23b9518d
liars-dice-exercise-4 = Du hast eine { $face }. Das Gebot: mindestens drei Würfel mit einer { $face }. Es gibt { $n } verdeckte Würfel. Wie wahrscheinlich ist es, dass das Gebot wahr ist?
    .level = Hauptteil
    .hint-1 = Das ist mindestens eine mehr. Du hast eine, also fehlen noch zwei.
    .hint-2 = Das sind genau zwei mehr. Drei mehr sind auch gut.
    .hint-3 = Das sind drei oder mehr verdeckte. Eine hast du schon.
    .because = Zwei oder mehr verdeckte: alles außer keiner und einer, 1 − (5/6)^{ $n } − { $n } · (1/6) · (5/6)^{ $less }.
# en: 8342b909
liars-dice-exercise-5 = Ohne Würfel: Ein Quiz hat { $n } Fragen mit je { $c } Antworten, von denen eine richtig ist. Jemand kreuzt an, ohne zu lesen. Wie wahrscheinlich sind mindestens { $least } richtige Antworten?
    .level = Für Schnelle
    .hint-1 = Das ist alles richtig. Eine darf falsch sein.
    .hint-2 = Was ist mit der anderen Frage? Und es kann irgendeine der { $n } sein.
    .hint-3 = Das sind genau { $least } richtige. Alles richtig zählt auch.
    .because = Alles richtig, (1/{ $c })^{ $n }, und eine falsche an { $n } möglichen Stellen: { $n } · (1/{ $c })^{ $least } · { $wrong }/{ $c }.
