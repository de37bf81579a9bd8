### 11_both_masks.ipynb

# en: 33d4a767
both-masks-0-1 = # 11 Beide Masken
# en: 053bc024
both-masks-0-2 = Im Stapel sind 32 Karten, und zwei davon sind Katzen hinter Masken, mit einem „?“. Du bekommst acht Karten: ein Viertel des Stapels. Also hast du jede Maske mit Wahrscheinlichkeit 1/4. Hast du beide mit Wahrscheinlichkeit 1/16?
# en: 43716682
both-masks-0-3 = - wie man alle Hände zählt, ohne eine einzige aufzuschreiben;
    - was die erste Maske der zweiten wegnimmt;
    - warum „keine“ der leichte Weg zu „mindestens eine“ ist.
# en: 455aa937
both-masks-0-4 = **Du brauchst** Bruchrechnung, Produkte von Wahrscheinlichkeiten wie in [Noch einmal für die Sieben](04_reroll_for_seven.ipynb) und etwa 45 Minuten.
# en: 39ed5085
both-masks-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 4da5edeb
both-masks-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](../meow_daifugo/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 2552eb8e
both-masks-1-1 = ## Neun Kätzchen
# en: b88b3bed
both-masks-1-2 = Es gibt viel zu viele Hände, um sie anzusehen. Fang also mit einem Stapel von neun Kätzchen und Händen mit zwei Karten an. Schreib alle Hände auf Papier. Finde einen Weg, bei dem du keine vergisst.
# en: c3b80818
both-masks-1-3 = Hier sind sie. Jedes Feld steht für die Karte seiner Zeile zusammen mit der Karte seiner Spalte. Wähle, welche Hände markiert werden.
# en: df5849d6
both-masks-prints-1 = { $choose-32-8 } Hände, { $in_order } mit Reihenfolge: { $in_order-choose-32-8 }‑mal so viele
# en: 6d3aa72e
both-masks-2-1 = ## Mit ihr oder ohne sie
# en: 174621f3
both-masks-2-2 = Jetzt Hände mit drei Karten. Such dir eine Karte aus. In manchen Händen ist sie: Dann kommen noch zwei Karten aus den acht anderen dazu. In den übrigen ist sie nicht: Dann kommen alle drei aus den acht anderen.
# en: 76581e76
both-masks-2-3 = Willst du *k* aus *n* Karten auswählen, dann sieh dir eine Karte an. Entweder ist sie auf deiner Hand oder nicht. Beide Male bleibt eine kleinere Frage übrig.
# en: 4e05ad2c
both-masks-2-4 = <details><summary>Im Code</summary>
# en: 1f7eb9ce
both-masks-2-5 = `@cache` merkt sich, was schon ausgerechnet ist.
# en: 6cc1468b
both-masks-2-6 = </details>
# en: ce100a7b
both-masks-2-7 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: c658b502
both-masks-2-8 = Jede Zeile ist ein Stapel. Wie entsteht jede Zahl aus der Zeile darüber? Das ist das Pascalsche Dreieck.
# en: 55f91a47
both-masks-2-9 = Und wenn die Reihenfolge zählen würde? Jede Hand kann in 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1 Reihenfolgen kommen.
# en: 9b87d7d3
both-masks-3-1 = ## Beide
# en: 3fa33624
both-masks-3-2 = Alle Hände sind gleich wahrscheinlich: Teile die Hände, die wir meinen, durch alle Hände.
# en: 39fa6c07
both-masks-3-3 = **Du bist dran.** Beide Masken nehmen zwei deiner acht Plätze ein. Woher kommen deine anderen Karten? Du kannst auch Rechnungen eintippen, zum Beispiel *5 choose 2*.
# en: 4a4f615f
both-masks-3-4 = Es gibt noch einen zweiten Weg, Schritt für Schritt. Teil zuerst die weiße Maske aus: 8 ihrer 32 Plätze gehören dir. Teil dann die schwarze Maske aus: 7 der 31 Plätze, die noch übrig sind, gehören dir. Multipliziere. Kommt auf beiden Wegen dasselbe heraus?
# en: 493be116
both-masks-4-1 = ## Mindestens eine
# en: 10797a75
both-masks-4-2 = Eine Maske reicht, um manchen Stich zu gewinnen. Wie wahrscheinlich ist es, dass du eine oder mehr hast?
# en: 1d3817f4
both-masks-4-3 = Die Fläche zeigt alle Hände. Ihre Breite teilt sich nach der weißen Maske auf, ihre Höhe nach der schwarzen. In den gefärbten Händen ist eine Maske. Welchen Teil hat 1/4 + 1/4 doppelt gezählt? Ändere dann Stapel und Hand.
# en: 184a7c26
both-masks-4-4 = Bei vielen markierten Karten gibt es viele solche Teile, aber nur einen ohne jede markierte Karte. „Keine“ heißt, dass deine ganze Hand aus den anderen Karten kommt.
# en: f0269bda
both-masks-4-5 = **Wenn du programmierst:** Schreib die Wahrscheinlichkeit von mindestens einer als Funktion. Sie bekommt die Zahl der markierten Karten, die Größe der Hand und die des Stapels. Alle anderen machen weiter.
# en: a531aee0
both-masks-5-1 = ## Aufgaben
# en: ee309079
both-masks-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 76055b35
both-masks-6-1 = ## Was wir gesehen haben
# en: 9a5da0b6
both-masks-6-2 = - Eine Hand ist eine Auswahl ohne Reihenfolge. Entweder ist eine Karte darin oder nicht: So zählt man alle.
    - Die erste Maske nimmt der zweiten einen Platz weg. Also sind beide zusammen seltener, als das Produkt sagt.
    - Willst du „mindestens eine“, dann zähl „keine“ und nimm den Rest.
# en: 3cd0b09f
both-masks-6-3 = **Zum Nachdenken.** Ist es für beide Masken gleich gut, sieben von 28 Karten zu bekommen oder acht von 32? Würdest du dich wundern, wenn du noch einmal dieselbe Hand bekommst?
# en: ceb634c4
both-masks-6-4 = **Weiter.** Wie viele von einer Sorte kommen, was eine ganze Hand kann, und zu dritt an einem Tisch: [Handkarten zählen](../meow_daifugo/lesson_counting_hands.ipynb).
