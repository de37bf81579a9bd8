### 18_liars_dice.ipynb

# en: 2e4c6071
liars-dice-0-1 = # 18 Lügenwürfel
# en: c044f83e
liars-dice-0-2 = Du und Lea, ihr werft je fünf Würfel. Deine siehst du. Leas bleiben unter ihrem Becher, und auch sie hat nicht nachgesehen. Sie sagt: „Mindestens drei von allen zehn Würfeln zeigen eine 4.“ Glaubst du das? Spiel ein paar Runden.
# en: cd02e51c
liars-dice-0-3 = - mit welcher Wahrscheinlichkeit verdeckte Würfel einem Gebot helfen;
    - was *genau zwei* und *mindestens zwei* miteinander zu tun haben;
    - welches das mutigste Gebot ist, das du glauben solltest.
# en: b8beba3d
liars-dice-0-4 = **Du brauchst** unabhängige Ereignisse wie in [Noch einmal für die Sieben](04_reroll_for_seven.ipynb) und etwa 45 Minuten. Mit zehn echten Würfeln und zwei Bechern macht es mehr Spaß.
# en: f585fbcb
liars-dice-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 0d9a019c
liars-dice-0-6 = Lügenwürfel ist ein altes Spiel mit vielen Namen. Hier wird in jeder Runde nur einmal geboten. [Alle Lerneinheiten](course.ipynb).
# en: 36eee760
liars-dice-1-1 = ## Schätze zuerst
# en: 0e9a646e
liars-dice-1-2 = Zieh die Würfel ab, die du siehst. Den Rest müssen die verdeckten Würfel bringen.
# en: eb48002e
liars-dice-1-3 = Der Computer wirft tausendmal fünf Würfel und zählt die Vieren. Drück ein paar Mal auf *Noch einmal ausführen*.
# en: 8e01a5ef
liars-dice-prints-1 = { $fours } Vieren: { $sum-cup-count-4-fours-for-cup-in-cups } Becher
# en: 9d0fca0d
liars-dice-2-1 = ## Keine, und genau zwei
# en: 00587943
liars-dice-2-2 = Die Würfel sind **unabhängig**: Keiner weiß, was ein anderer zeigt. Also werden Wahrscheinlichkeiten multipliziert.
# en: 311fea48
liars-dice-2-3 = Erst die Wahrscheinlichkeit für eine Reihenfolge, dann die Zahl der Reihenfolgen: Das ist die **Binomialverteilung** für gleiche, unabhängige Durchgänge.
# en: 3e36bbe5
liars-dice-2-4 = <details><summary>Im Code</summary>
# en: 2b72bcf4
liars-dice-2-5 = `comb(5, 2)` zählt, auf wie viele Arten man zwei von fünf Würfeln auswählen kann.
# en: 6fb39ea1
liars-dice-2-6 = </details>
# en: 4c1c81bf
liars-dice-2-7 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: bfa610b4
liars-dice-prints-2 = genau zwei: { $exactly-2-5 }, mindestens zwei: { $at_least-2-5 }
# en: a5067137
liars-dice-3-1 = ## Ein Gebot zählt Balken zusammen
# en: be70274f
liars-dice-3-2 = Ein Gebot ist wahr, wenn es *mindestens* so viele sind: ein Balken und alle rechts davon, das **rechte Ende** der Verteilung.
# en: c87096dc
liars-dice-3-3 = Bei vielen Würfeln steht der höchste Balken beim Mittelwert. Hier ist ein Gebot auf den Mittelwert, mit immer mehr Würfeln:
# en: 87094121
liars-dice-prints-3 = { $dice } Würfel, mindestens { $dice-6 }: { $float-at_least-dice-6-dice-1 }
# en: 297ca102
liars-dice-4-1 = ## Du bist dran
# en: a7389f6c
liars-dice-4-2 = Eine 1 ist jetzt ein **Joker** und zählt als jede Augenzahl.
# en: fa65afa1
liars-dice-4-3 = Welches ist das mutigste Gebot, das in mindestens der Hälfte der Fälle wahr ist? Schreib eine Funktion, die es für jede Zahl verdeckter Würfel findet: das größte `k` mit `at_least(k, dice) >= Fraction(1, 2)`. Ohne Joker.
# en: 5601dec8
liars-dice-4-4 = Geh zurück zu Leas Geboten und spiel mit dem, was du jetzt weißt: Zieh die Würfel ab, die du siehst, und zähl die Balken zusammen.
# en: 42523b5c
liars-dice-5-1 = ## Aufgaben
# en: 58725c1a
liars-dice-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: be103a29
liars-dice-6-1 = ## Was wir gesehen haben
# en: bc2e248a
liars-dice-6-2 = - Eine Reihenfolge ist ein Produkt. Die Zahl der Reihenfolgen ist ein Binomialkoeffizient. Zusammen ergeben sie einen Balken.
    - Für ein Gebot zählt man einen Balken und alle rechts davon zusammen. *Mindestens eine* geht am schnellsten über das Gegenereignis: alles ohne „keine“.
    - Der Erwartungswert von *n* Durchgängen mit Wahrscheinlichkeit *p* ist *n* · *p*. Ist das eine ganze Zahl, dann ist ein Gebot darauf in mehr als der Hälfte der Fälle wahr.
# en: cab59894
liars-dice-6-3 = **Zum Nachdenken.** Angenommen, Lea sieht ihre Würfel an, bevor sie bietet. Stimmen die Balken noch? Wann passt eine Binomialverteilung nicht?
# en: d21852bf
liars-dice-6-4 = **Weiter.** Was ein Gebot über die Würfel verrät: [Passen verrät etwas](12_a_pass_speaks.ipynb).
