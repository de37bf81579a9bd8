### Zu schnell. Variablen: { $fare } Fahrpreis, { $ticket } was ein Strafzettel kostet, { $quarter } Viertel einer Wahrscheinlichkeit, { $fast } und { $slow } was Rasen und langsames Fahren bringen, { $gain } was Rasen mehr bringt, { $other } was ein anderer Fahrgast zahlt, { $price } und { $premium } Preis und Versicherung eines Fahrrads, { $n } eine Chance von 1 zu n.

# en: 40e1ed86
speeding-guide =
    .plan-1 = Zu zweit zehnmal mit einer Münze fahren: Kopf ist ein Strafzettel. Dann am Bildschirm. Wer hat mehr verdient, schnell oder langsam?
    .plan-2 = Erste Schätzung: Was ist Rasen wert?
    .plan-3 = Gewinnschwelle: schätzen, Bild, Gleichung an der Tafel.
    .plan-4 = Der leere Geldbeutel: schätzen. Darüber reden: Wer kann sich eine Strafe am wenigsten leisten?
    .plan-5 = Parken ohne Parkschein: schätzen. Welche anderen Strafen wirken so?
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Wir fragen nicht, ob Rasen richtig ist. Im echten Leben sterben Menschen daran. Im Spiel kostet es Dollars.
    .say-2 = Ein Zug ist so viel wert, wie er im Mittel bringt, wenn man ihn tausendmal macht.
    .ask-1 = Was bringt Rasen mehr? Was nimmt ein Strafzettel weg?
    .ask-2 = Was müsste man ändern, damit die Linie für Rasen steiler fällt?
    .ask-3 = Warum ist dieselbe Strafe teurer, wenn der Geldbeutel leer ist?
    .support = Lassen Sie eine Tabelle anlegen: Risiko 0, 1/4, 1/2, 3/4, 1, und was im Mittel übrig bleibt.
    .extension = Die Strafe ist ein Anteil vom Fahrpreis: Bis zu welchem Risiko lohnt sich Rasen dann?
    .ticket-1 = Rasen bringt 6 $, langsam fahren 4 $, ein Strafzettel kostet 8 $. Bis zu welchem Risiko lohnt sich Rasen?
    .ticket-2 = 2/8 = 1/4
    .open-1 = Was müsste ein Strafzettel kosten, damit niemand mehr rast?
    .open-1-answer = Das hängt vom Risiko ab: mehr als der Vorteil, geteilt durch das Risiko. Bei einem Risiko von 1/4 und einem Vorteil von 2 sind es mehr als 8 $.
    .open-2 = Ist es fair, wenn alle die gleiche Strafe zahlen?
    .open-2-answer = Das ist Ansichtssache. Die Strafe nimmt allen gleich viele Dollars weg, aber wer nicht zahlen kann, verliert mehr. In manchen Ländern hängt die Strafe vom Einkommen ab.

# en: 9ca3ecc4
speeding-say-speed = Rasen
# en: b2579107
speeding-say-speed-tip = Schneller fahren als erlaubt
# en: 6ed2f303
speeding-say-keep = Ans Tempolimit halten
# en: e9f0cde3
speeding-say-keep-tip = Langsam fahren
# en: ac4bd151
speeding-say-play-task = Fahr zehnmal. Wenn du rast, wirst du in der Hälfte der Fälle erwischt. Womit verdienst du mehr?
# en: 94018076
speeding-say-hurry = Ein Taxi in Eile
# en: 09be0306
speeding-say-a-ticket = Erwischt: −{ $ticket } $
# en: 40fef2d2
speeding-say-so-far = Gerast: { $fast } { FORM($fast, "Fahrt", "Fahrten") }, { $caught }‑mal erwischt, { $dollars } $. Langsam: { $slow } { FORM($slow, "Fahrt", "Fahrten") }, { $slow_dollars } $.
# en: 6d794dcd
speeding-say-task = Bewege die Schieberegler. Wo schneiden sich die Linien?
# en: 01d917f7
speeding-say-speeding = rasen
# en: d74d69ea
speeding-say-slow-way = langsam
# en: dc26bc26
speeding-say-or-not = Rasen oder nicht
# en: 5d30ff96
speeding-say-chance = Wahrscheinlichkeit für einen Strafzettel
# en: fd853286
speeding-say-dollars = Dollar im Mittel
# en: 6c796f01
speeding-say-worth = Rasen ist ohne Strafzettel { $first } $ wert und mit einem { $last } $.
# en: 91d9aace
speeding-say-gains = Es bringt { $first } − { $slow } = { $gain } mehr, ein Strafzettel kostet { $cost }. Also lohnt es sich bis { $cross }.
# en: 6bfbf335
speeding-say-slow-worth = Langsam fahren ist { $slow } $ wert. Rasen lohnt sich { $always ->
    [yes] immer
   *[no] nie
}.
# en: 879bbe30
speeding-controls =
    .fare = Fahrgeld
    .ticket_costs = Strafzettel
    .slow_way = langsam

# en: a99d438b
speeding-worth = Du rast und bekommst 5 $ Fahrgeld. Mit Wahrscheinlichkeit 1/2 kommt ein Strafzettel und kostet 3 $. Das Fahrgeld behältst du auf jeden Fall. Was ist der Zug im Mittel wert, in Dollar?
    .hint-1 = Das ist die Hälfte von 5 + 3. Eine Strafe zahlst du, du gewinnst sie nicht.
    .hint-2 = Das Fahrgeld behältst du in beiden Fällen. Nur die Strafe ist unsicher.
    .hint-3 = Das bleibt dir, wenn du erwischt wirst.
    .hint-4 = Das Fahrgeld behältst du in beiden Fällen. Nur die Strafe ist unsicher.
    .hint-5 = Das bringt es, wenn du nicht erwischt wirst.
    .because = In der Hälfte der Fälle 5, in der anderen Hälfte 2.
# en: 9abb1f21
speeding-break-even = Das Fahrgeld ist 5 $, und ein Strafzettel kostet 3 $. Wenn du dich an das Tempolimit hältst, verdienst du 3 $. Bis zu welcher Wahrscheinlichkeit für einen Strafzettel lohnt sich Rasen?
    .hint-1 = Vergleiche, was Rasen mehr bringt, 5 − 3, mit dem, was ein Strafzettel kostet.
    .hint-2 = Das ist die Wahrscheinlichkeit für keinen Strafzettel.
    .hint-3 = Rasen bringt 5 − 3 = 2 mehr. Teile durch das, was ein Strafzettel kostet, nicht durch das Fahrgeld.
    .hint-4 = Mit einem sicheren Strafzettel hättest du 5 − 3 = 2, und das ist weniger als 3.
    .hint-5 = Bei 1/2 ist Rasen 3,50 wert, also immer noch mehr als 3.
    .because = Aus 5 − 3p = 3 folgt p = 2/3. Das ist, was Rasen mehr bringt, geteilt durch das, was ein Strafzettel kostet.
# en: 34c6b65c
speeding-rule = Die Wahrscheinlichkeit, bis zu der sich Rasen lohnt.
    .because = Was Rasen mehr bringt, geteilt durch das, was ein Strafzettel kostet.
# en: 8d5d4585
speeding-empty-purse = Dein Geldbeutel ist leer. Wirst du erwischt, kannst du nicht zahlen. Dann verlierst du das Fahrgeld von 5 $ und noch einen Fahrgast, der 4 $ wert ist. Wenn du dich an das Tempolimit hältst, verdienst du 3 $ und behältst den anderen Fahrgast. Bis zu welcher Wahrscheinlichkeit lohnt sich Rasen jetzt?
    .hint-1 = So war es mit Geld im Geldbeutel. Was nimmt ein Strafzettel jetzt weg?
    .hint-2 = Du verlierst auch den anderen Fahrgast.
    .hint-3 = Du verlierst auch das Fahrgeld.
    .hint-4 = Rasen bringt 5 − 3 = 2 mehr.
    .hint-5 = Das ist die Wahrscheinlichkeit für keinen Strafzettel.
    .hint-6 = Ein Strafzettel nimmt ganze 5 + 4 = 9 weg.
    .because = Ein Strafzettel nimmt 5 + 4 = 9 weg, und Rasen bringt 2 mehr. Die Linie des leeren Geldbeutels fällt dreimal so steil.
# en: 562a4209
speeding-exercise-1 = Das Fahrgeld ist { $fare } $, und mit Wahrscheinlichkeit { $quarter }/4 kommt ein Strafzettel über { $ticket } $. Was ist Rasen im Mittel wert, in Dollar?
    .level = Zum Aufwärmen
    .hint-1 = Der Strafzettel kommt nicht jedes Mal.
    .hint-2 = Das Fahrgeld gehört dir hier auf jeden Fall.
    .hint-3 = Du hast die Wahrscheinlichkeit für keinen Strafzettel genommen.
    .hint-4 = So viel kosten Strafzettel im Mittel. Was bringt das Fahrgeld?
    .because = { $fare } − { $quarter }/4 · { $ticket }.
# en: 7b830d3a
speeding-exercise-2 = Rasen bringt { $fast } $, langsam fahren { $slow } $. Mit Wahrscheinlichkeit 1/{ $n } kommt ein Strafzettel. Was darf er kosten, damit beides gleich viel wert ist? Antworte in Dollar.
    .level = Zum Aufwärmen
    .hint-1 = So viel bringt Rasen mehr. Aber ein Strafzettel kommt nur in einem von { $n } Fällen.
    .hint-2 = Ein Strafzettel, der selten kommt, darf mehr kosten, nicht weniger.
    .hint-3 = Auch langsam fahren bringt etwas.
    .because = Rasen bringt jedes Mal { $fast } − { $slow } mehr. Ein Strafzettel kommt in einem von { $n } Fällen, also darf er { $n }‑mal so viel kosten.
# en: 29e5434b
speeding-exercise-3 = Rasen bringt { $fast } $, langsam fahren { $slow } $, und ein Strafzettel kostet { $ticket } $. Bis zu welcher Wahrscheinlichkeit lohnt sich Rasen?
    .level = Hauptteil
    .hint-1 = Vergleiche, was Rasen mehr bringt, mit dem, was ein Strafzettel kostet.
    .hint-2 = Auch langsam fahren bringt etwas. Wie viel bringt Rasen mehr?
    .hint-3 = Wie viel bringt Rasen mehr als langsam fahren?
    .hint-4 = Das ist die Wahrscheinlichkeit für keinen Strafzettel.
    .hint-5 = Ein Strafzettel nimmt ganze { $ticket } weg. Teile dadurch.
    .because = Rasen bringt { $gain } mehr, und ein Strafzettel kostet { $ticket }.
# en: c488fd31
speeding-exercise-4 = Ein Fahrrad ist { $price } $ wert. Es für ein Jahr zu versichern kostet { $premium } $, und nach einem Diebstahl bezahlt die Versicherung das Rad. Bis zu welcher Wahrscheinlichkeit für einen Diebstahl ist es im Mittel billiger, das Rad nicht zu versichern?
    .level = Hauptteil
    .hint-1 = Das ist die Wahrscheinlichkeit, dass es nicht gestohlen wird. Vergleiche Wahrscheinlichkeit · { $price } mit { $premium }.
    .hint-2 = Ein Diebstahl kostet viel mehr als die Versicherung. Vergleiche Wahrscheinlichkeit · { $price } mit { $premium }.
    .hint-3 = Ein Diebstahl kostet ganze { $price }. Vergleiche Wahrscheinlichkeit · { $price } mit { $premium }.
    .hint-4 = Wie viel kostet ein Diebstahl im Mittel? Das ist Wahrscheinlichkeit · { $price }.
    .because = Ohne Versicherung kostet ein Diebstahl im Mittel Wahrscheinlichkeit · { $price }. Das ist { $premium }, wenn die Wahrscheinlichkeit { $premium }/{ $price } ist.
# en: 3b57099f
speeding-exercise-5 = Ein leerer Geldbeutel, { $fare } $ Fahrgeld, und ein anderer Fahrgast, der { $other } $ wert ist. Ein Strafzettel nimmt dir beides weg. Langsam fahren bringt { $slow } $, und du behältst den anderen Fahrgast. Bis zu welcher Wahrscheinlichkeit lohnt sich Rasen?
    .level = Für Schnelle
    .hint-1 = Ein Strafzettel nimmt auch den anderen Fahrgast weg.
    .hint-2 = Ein Strafzettel nimmt auch das Fahrgeld weg.
    .hint-3 = Das ist die Wahrscheinlichkeit für keinen Strafzettel.
    .hint-4 = Ein Strafzettel nimmt ganze { $fare } + { $other } weg. Teile dadurch.
    .because = Rasen bringt { $gain } mehr, und ein Strafzettel nimmt { $fare } + { $other } weg.
# en: d36befa4
speeding-say-with-money = mit Geld
# en: b3e242fe
speeding-say-empty = leerer Geldbeutel
# en: 2a063df1
speeding-parking = Eine Stunde Parken kostet 2 $. Wer nicht bezahlt hat, zahlt 40 $ Strafe, wenn jemand kontrolliert. Bis zu welcher Wahrscheinlichkeit für eine Kontrolle ist es im Mittel billiger, nicht zu bezahlen?
    .hint-1 = Bei 1/2 würde es im Mittel 20 $ kosten. Vergleiche Wahrscheinlichkeit · 40 mit 2.
    .hint-2 = Das ist die Wahrscheinlichkeit für keine Kontrolle.
    .hint-3 = Eine Kontrolle in einer von 40 Stunden kostet im Mittel 1 $. Bezahlen kostet 2 $.
    .hint-4 = Bei 1/10 würde es im Mittel 4 $ kosten, doppelt so viel wie ein Parkschein.
    .hint-5 = Die Strafe ist 40, nicht 40 − 2. Vergleiche Wahrscheinlichkeit · 40 mit 2.
    .because = Nicht bezahlen kostet im Mittel 40 · Wahrscheinlichkeit. Bei 1/20 ist das 2, so viel wie Bezahlen.
