### Vielleicht ein Bluff. Variablen: { $able } von { $n } Fällen, in denen Kuro spielen kann, { $times } von wie vielen Malen er sich einmal zurückhält, { $spam } und { $others } Mails mit und ohne Spam, { $caught } und { $wrong } von je zehn mit dem Wort, { $cards } Karten, { $same } weitere Zweien.

# en: 36046753
maybe-a-bluff-guide =
    .plan-1 = Passen, das ein Bluff sein kann: Die Klasse schätzt und zeichnet dann die 210 Runden auf Karopapier.
    .plan-2 = „Du bist dran“ 1 und 2: die Münze als Funktion, dann die neuen Wahrscheinlichkeiten.
    .plan-3 = Wie kam es dazu? Beide Seiten austeilen und zählen lassen.
    .plan-4 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Multipliziert, was ihr vorher wusstet, mit der Wahrscheinlichkeit dessen, was ihr gesehen habt, und verteilt dann neu.
    .say-2 = Was man sieht, ist eins. Wie es dazu kam, dass man es sieht, ist etwas anderes.
    .ask-1 = Welcher Teil der gefärbten Fläche wächst, wenn Kuro sich öfter zurückhält?
    .ask-2 = Wer hatte eine Wahl, und wer hatte keine?
    .support = Lassen Sie mit 210 Runden statt mit Brüchen rechnen: zehn für jede der 21 Hände.
    .extension = Was verrät Passen bei jemandem, der sich in neun von zehn Fällen zurückhält?
    .ticket-1 = 1 von 3 Karten schlägt deine, Kuro hat eine davon, und er wirft eine Münze, bevor er spielt. Er passt. Wie wahrscheinlich ist es, dass er hätte spielen können?
    .ticket-2 = (1/6)/(1/6 + 2/3) = 1/5
    .open-1 = Was wäre, wenn Kuro wüsste, dass du aus seinem Passen etwas liest?
    .open-1-answer = Er sollte sich ab und zu zurückhalten: Dann verrät Passen weniger. Wie oft, ist eine Frage der Spieltheorie.
    .open-2 = Verrät Passen jemals gar nichts?
    .open-2-answer = Ja: wenn alle gleich oft passen, egal was sie haben. Dann sind alle Likelihoods gleich, und es ändert sich nichts.

# en: 1b7002da
maybe-a-bluff-could-have = Jetzt hält Kuro sich zurück: Wenn er deine 2 schlagen kann, wirft er eine Münze, ob er spielt. Er passt. Wie wahrscheinlich ist es, dass er hätte spielen können?
    .hint-1 = Das ist die Münze. Wer nicht spielen kann, passt, ohne zu werfen.
    .hint-2 = So war es, bevor er passte.
    .hint-3 = Das ist „er konnte, und er hat gepasst“. Du weißt, dass er gepasst hat: Teile durch die Wahrscheinlichkeit dafür.
    .hint-4 = Er hält sich vielleicht zurück.
    .because = In 60 von 210 Runden kann er nicht und passt, in 150 kann er, und in 75 davon passt er: 75 von 135.
# en: ed28ee70
maybe-a-bluff-coin = Wie wahrscheinlich ist es, dass Kuro mit seiner Münze passt, wenn du eine 2 ausspielst?
    .because = Die Likelihood dessen, was du gesehen hast, in jedem Fall: sicher, wenn er nicht spielen kann, eine Münze, wenn er kann.
# en: 60d68b6d
maybe-a-bluff-with-a-coin = Und wie wahrscheinlich ist es, dass dieser Kuro, der gepasst hat, den Doppelgänger hat?
    .hint-1 = So war es, als Passen hieß, dass er nicht spielen kann. Jetzt verrät es weniger.
    .hint-2 = So war es, bevor er passte. Etwas verrät Passen immer noch.
    .hint-3 = Das ist „Doppelgänger, und er passt“. Teile durch alle Runden, in denen er passt: 135.
    .hint-4 = Hände mit dem Doppelgänger und einer Karte, die eine 2 schlägt, passen nur jedes zweite Mal.
    .because = Drei seiner sechs Hände können nicht spielen und zählen ganz, die drei anderen halb: 4,5 von 13,5.
# en: ff845bb5
maybe-a-bluff-another-two = Du spielst deine schwarze 1 aus. Kuro spielt den Doppelgänger 2. Seine niedrigsten Karten über 1 sind Zweien, und wenn er zwei davon hat, nimmt er eine, ohne hinzusehen. Wie wahrscheinlich ist es, dass seine andere Karte eine der beiden schwarzen Zweien ist?
    .hint-1 = Zwei von sechs Karten, aber nicht alle sechs sind gleich wahrscheinlich: Mit noch einer 2 hätte er vielleicht die gespielt.
    .hint-2 = Eine der sieben Karten ist gespielt. Sechs bleiben.
    .hint-3 = Er hat noch eine 2 oder nicht, aber das ist nicht gleich wahrscheinlich.
    .hint-4 = Sechs Karten bleiben, und zwei davon sind Zweien. Überleg dann, wie er gewählt hat, welche 2 er spielt.
    .hint-5 = Es gibt noch zwei andere Zweien.
    .because = Die Hände mit noch einer 2 spielen den Doppelgänger nur jedes zweite Mal: (½ + ½)/(½ + ½ + 4).
# en: 58919e7a
maybe-a-bluff-exercise-1 = Mit Wahrscheinlichkeit { $able }/{ $n } kann Kuro deine Karte schlagen. Kann er es, hält er sich in 1 von { $times } Fällen zurück. Wie wahrscheinlich ist es, dass er spielen kann und trotzdem passt?
    .level = Zum Aufwärmen
    .hint-1 = So oft kann er spielen.
    .hint-2 = So oft hält er sich zurück, wenn er spielen kann. Wie oft kann er?
    .because = In { $able }/{ $n } aller Fälle kann er spielen, und in 1 von { $times } davon passt er: multipliziere.
# en: c6853ca5
maybe-a-bluff-exercise-2 = Mit Wahrscheinlichkeit { $able }/{ $n } kann Kuro deine Karte schlagen. Kann er es, hält er sich in 1 von { $times } Fällen zurück. Wie wahrscheinlich ist es, dass er passt?
    .level = Zum Aufwärmen
    .hint-1 = So oft passt er, weil er nicht spielen kann. Dazu kommt, wie oft er sich zurückhält.
    .hint-2 = So oft passt er, weil er sich zurückhält. Dazu kommt, wie oft er nicht spielen kann.
    .because = Er kann nicht spielen, oder er kann und hält sich zurück: Addiere beide Wahrscheinlichkeiten.
# en: 21c85ff3
maybe-a-bluff-exercise-3 = Mit Wahrscheinlichkeit { $able }/{ $n } kann Kuro deine Karte schlagen. Kann er es, hält er sich in 1 von { $times } Fällen zurück. Er passt. Wie wahrscheinlich ist es, dass er hätte spielen können?
    .level = Hauptteil
    .hint-1 = So war es, bevor er passte.
    .hint-2 = So oft hält er sich zurück, wenn er spielen kann. Dreh es um.
    .hint-3 = So oft kann er spielen und passt. Teile durch alle Fälle, in denen er passt.
    .because = Der Anteil der Fälle, in denen er sich zurückhielt, an allen, in denen er passt.
# en: cd8a80d9
maybe-a-bluff-exercise-4 = Von 100 E-Mails sind { $spam } Spam. Das Wort „Gewinn“ steht in { $caught } von 10 Spam-Mails und in { $wrong } von 10 anderen. In einer E-Mail steht das Wort „Gewinn“. Wie wahrscheinlich ist es, dass sie Spam ist?
    .level = Hauptteil
    .hint-1 = So war es, bevor du das Wort gesehen hast.
    .hint-2 = So wahrscheinlich steht das Wort in Spam. Dreh es um.
    .hint-3 = So wäre es, wenn die Hälfte aller E-Mails Spam wäre.
    .hint-4 = Das ist „Spam mit dem Wort“. Teile durch alle E-Mails mit dem Wort.
    .because = Von 1.000 E-Mails sind { $spam } · { $caught } Spam mit dem Wort, und { $others } · { $wrong } enthalten das Wort, ohne Spam zu sein.
# en: e82285b9
maybe-a-bluff-exercise-5 = Kuro spielt eine weiße 2. Seine andere Karte ist eine von { $cards } Karten, und { $same } davon sind auch Zweien. Hat er zwei Zweien, spielt er eine, ohne hinzusehen. Wie wahrscheinlich ist es, dass seine andere Karte eine 2 ist?
    .level = Für Schnelle
    .hint-1 = Mit zwei Zweien zeigt er die weiße nur jedes zweite Mal.
    .hint-2 = Zähl Hände, und gib jeder ihre Wahrscheinlichkeit, dir die weiße 2 zu zeigen.
    .because = Eine Hand mit noch einer 2 zeigt dir die weiße nur jedes zweite Mal.
