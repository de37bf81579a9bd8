### Die beste Frage. Variablen: { $n } Zahlen, Fragen, Hände oder Münzen, { $k } und { $no } Hände mit der Antwort Ja und mit Nein, { $weighings } Wägungen, { $asked } Fragen für alle Hände zusammen, { $bits } Bit.

# en: 7c749864
best-question-guide =
    .plan-1 = Zu zweit „Rate meine Zahl von 1 bis 21“ spielen. Erste Schätzung: Wie viele Fragen reichen?
    .plan-2 = Zweite Schätzung: zwei Fragen. An den 21 Händen aus „Passen verrät etwas“ zählen lassen, wie beide aufteilen.
    .plan-3 = Überraschung in Bit, die Zelle mit der Idee und das Feld aller Hände.
    .plan-4 = Bei wie vielen soll die Antwort Ja sein? Der Schieberegler, eine Schätzung, und „Du bist dran“ 1: eine Frage, die gleichmäßig aufteilt.
    .plan-5 = Mehr als zwei Antworten: „Du bist dran“ 2, und die beiden Karten zum Ausspielen.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss. Wer fertig ist, spielt gegen Kuro.
    .say-1 = Eine Frage ist gut, wenn man die Antwort nicht vorhersehen kann.
    .say-2 = Eine Antwort, die man schon wusste, verrät nichts: 0 Bit. Einer von zwei gleich wahrscheinlichen Fällen ist 1 Bit.
    .ask-1 = Bei welcher Frage weiß man die Antwort schon vorher?
    .ask-2 = Warum verraten die beiden Fragen am Anfang gleich viel, obwohl es um ganz Verschiedenes geht?
    .ask-3 = Warum kann eine ausgespielte Karte mehr als 1 Bit verraten?
    .support = Nehmen Sie acht Hände: Drei Fragen finden jede davon, und alle Bits sind ganze Zahlen.
    .extension = Zeigt, dass kein Plan mit Ja und Nein für 21 Hände im Mittel mit weniger als 94/21 ≈ 4,48 Fragen auskommt. Vergleicht das mit 4,39 Bit.
    .ticket-1 = 16 Hände sind gleich wahrscheinlich. Bei 4 davon ist die Antwort Ja. Wie viel Bit hat ein Ja, und wie viel ein Nein?
    .ticket-2 = ein Ja 2 Bit, ein Nein log2(16/12) ≈ 0,42 Bit
    .open-1 = Gewinnt man mit der Karte, die beim Ausspielen am meisten verrät?
    .open-1-answer = Nicht immer. Was du erfährst, muss mehr wert sein als das, was das Ausspielen kostet: Eine starke Karte, die gespielt ist, ist weg.
    .open-2 = Was verrät eine Frage, wenn Kuro sich die Antwort ausdenken darf?
    .open-2-answer = Weniger. Wirft er für Ja oder Nein eine Münze, egal was er hat, dann verrät sie nichts. Lerneinheit 25 zeigt, was ein Bluff von einer Antwort übrig lässt.

# en: bc596e8c
best-question-say-yes = ja
# en: 6d81212a
best-question-say-no = nein
# en: ecd3c495
best-question-say-pass = passt
# en: f8dc6172
best-question-say-ask-doppelganger = Hast du den Doppelgänger?
# en: e985da22
best-question-say-ask-beat = Kannst du eine 2 schlagen?
# en: 12fb789c
best-question-say-ask-a-two = Hast du eine 2?
# en: 2d3b9dba
best-question-say-ask-a-mask = Hast du eine Maske („?“)?
# en: c045b177
best-question-say-ask-white = Hast du eine weiße Karte?
# en: 972733bf
best-question-say-ask-masks = Wie viele Masken hast du?
# en: 0abd13b2
best-question-say-ask-twos = Wie viele Zweien hast du?
# en: b8ef6232
best-question-say-ask-two = Ich spiele meine weiße 2 aus
# en: c93537c7
best-question-say-ask-one = Ich spiele meine schwarze 1 aus
# en: e23cf52c
best-question-say-no-bits = { $name } soll eine Zahl von Bit geben, nicht unter null, und gibt { $found }
# en: 6377c1e3
best-question-say-task = Welche Frage verrät am meisten?
# en: dfe97736
best-question-say-told-by = { $said } bei { $n } von 21 ({ $bits } Bit)
# en: c749baa2
best-question-say-told = { $question } – { $told }. Im Mittel { $bits } Bit.
# en: 169202e2
best-question-say-out = raus
# en: e8dcd4c0
best-question-say-hands = Kuros Hände: { $words }
# en: c9d97ab3
best-question-say-answers = Kuros Antworten
# en: 88a9ca02
best-question-say-shares-task = Bei wie vielen Händen soll die Antwort Ja sein?
# en: 4408f0b3
best-question-say-shares = Was Ja und Nein verraten
# en: d6bdccc9
best-question-say-bits = Bit
# en: 840421c5
best-question-say-yours = deine
# en: 4c8a1ba9
best-question-say-hands-yes = Hände mit der Antwort Ja
# en: bfc26340
best-question-say-yes-by = Ja bei { $yes } von 21, Nein bei { $no }. Im Mittel: { $sum }{ $bits } Bit.
# en: c9bff9e0
best-question-say-lead-task = Auch Ausspielen ist eine Frage.
# en: b24d785d
best-question-say-question = Frage
# en: e5f5b86a
best-question-say-first = Stell deine erste Frage.
# en: c58ccc45
best-question-say-asking-task = Finde mit möglichst wenigen Fragen heraus, was Kuro hat.
# en: 6028fd49
best-question-say-ask = Fragen
# en: ff0390a2
best-question-say-ask-tip = Kuro diese Frage stellen
# en: fc106f8f
best-question-say-new-hand = Neue Hand
# en: 13f12668
best-question-say-new-hand-tip = Kuro nimmt eine andere Hand
# en: 85f64381
best-question-say-all-possible = Alle 21 Hände sind möglich{ $bits ->
    [no] {""}
   *[other] : Es fehlen { $bits } Bit
}.
# en: 0731b3af
best-question-say-said = { $question } { $said }.
# en: fc22b117
best-question-say-left = { $told ->
    [no] { $n } { FORM($n, "Hand bleibt", "Hände bleiben") } übrig.
   *[other] Das hat { $told } Bit verraten: { $n } { FORM($n, "Hand bleibt", "Hände bleiben") } übrig. Es fehlen { $missing } Bit.
}
# en: f02d8cc8
best-question-say-known = Du weißt es nach { $n } { FORM($n, "Frage", "Fragen") }.
# en: a96f0231
best-question-say-this = diese
# en: 230a5bf1
best-question-say-can-be = was noch möglich ist
# en: 61b4517f
best-question-say-not-two = Noch nicht. Deine Frage hat { $n } { FORM($n, "Antwort", "Antworten") }: Gib manchmal True und manchmal False.
# en: 553569fc
best-question-say-uneven = Noch nicht. Deine Frage teilt die Hände in { $parts } auf. Versuch, sie gleichmäßiger aufzuteilen.
# en: 82d9150c
best-question-say-even = Richtig: Deine Frage teilt die Hände in { $parts } auf.
# en: 1366a003
best-question-controls =
    .question = Frage
    .yes = Ja

# en: 28bee43e
best-question-yes-or-no = Kuros zwei Karten sind eine von 21 Händen. Du darfst alles fragen, was er mit Ja oder Nein beantwortet. Wie viele Fragen reichen sicher, wenn du geschickt fragst?
    .hint-1 = Du könntest nacheinander nach jeder Hand fragen. Aber eine gute Frage schließt die Hälfte von dem aus, was noch übrig ist.
    .hint-2 = Du könntest nacheinander nach jeder Hand fragen. Aber eine gute Frage schließt die Hälfte von dem aus, was noch übrig ist.
    .hint-3 = Du könntest nach jeder Karte fragen. Aber eine gute Frage schließt die Hälfte von dem aus, was noch übrig ist.
    .hint-4 = Bei vier Fragen mit Ja oder Nein gibt es 16 verschiedene Antwortfolgen. Hände gibt es 21.
    .hint-5 = Eine Frage darf viele Hände auf einmal betreffen: Versuch, die Hälfte auszuschließen.
    .because = 21, dann höchstens 11, 6, 3, 2 und 1. Auf vier Fragen gibt es nur 2 · 2 · 2 · 2 = 16 verschiedene Antwortfolgen.
# en: 7ee4c79b
best-question-two-questions = Du darfst Kuro eine Frage stellen. Welche der beiden verrät mehr über seine Hand?
    .choices-first = „Hast du den Doppelgänger?“
    .choices-second = „Kannst du eine 2 schlagen?“
    .choices-same = Beide verraten genau gleich viel
    .hint-1 = Zähl die Hände mit der Antwort Ja und die mit der Antwort Nein. Mach dann dasselbe bei der anderen Frage.
    .hint-2 = Zähl die Hände mit der Antwort Ja und die mit der Antwort Nein. Mach dann dasselbe bei der anderen Frage.
    .because = In 6 von 21 Händen ist der Doppelgänger, in 15 nicht. 15 von 21 können eine 2 schlagen, 6 nicht. Also teilen beide Fragen die Hände in 6 und 15 auf.
# en: 5e902fc0
best-question-surprise = Eine Wahrscheinlichkeit von 1/2 ist 1 Bit Überraschung. Wie viel Bit ist eine Wahrscheinlichkeit von 1/8?
    .hint-1 = Zähl, wie oft du 1 halbieren musst, bis du bei 1/8 bist.
    .hint-2 = 1/8 ist die Hälfte der Hälfte der Hälfte.
    .hint-3 = Zähl, wie oft du 1 halbieren musst, bis du bei 1/8 bist.
    .hint-4 = Zweimal halbiert ist 1/4.
    .because = 1/8 = 1/2 · 1/2 · 1/2: so überraschend wie drei Münzen, die alle Kopf zeigen.
# en: d4d22689
best-question-most = Wie viel Bit kann eine Frage mit Ja und Nein höchstens über die 21 Hände verraten?
    .hint-1 = Fast. So wäre es, wenn bei genau der Hälfte der Hände die Antwort Ja wäre. Aber 21 ist ungerade.
    .hint-2 = Das ist Ja bei 6 von 21. Bewege den Schieberegler.
    .hint-3 = Bewege den Schieberegler bis zum höchsten Punkt.
    .because = Ja bei 10 Händen und Nein bei 11, oder umgekehrt. Mehr als 1 Bit ist es nie.
# en: 562ffaef
best-question-split = Eine Frage an eine Hand, mit True oder False als Antwort, die so viel wie möglich verrät.
    .because = Keine Frage mit zwei Antworten verrät mehr.
# en: 2fe0ebc1
best-question-masks = Wie viel Bit verrät die Frage „Wie viele Masken hast du?“ im Mittel?
    .hint-1 = Das ist die Frage, ob es überhaupt eine gibt. Hier kann die Antwort 0, 1 oder 2 sein.
    .hint-2 = Bei drei Antworten kann es mehr als 1 sein.
    .hint-3 = So wäre es bei drei Antworten, die gleich wahrscheinlich sind. Zähl die Hände mit 0, 1 und 2.
    .because = Keine in 10 Händen, eine in 10, beide in 1. Eine Frage mit drei Antworten kann mehr als 1 Bit verraten.
# en: 48bbb00d
best-question-lead = Auch wer ausspielt, stellt eine Frage: Kuro antwortet mit seiner niedrigsten Karte, die schlägt, oder er passt. Mit welcher Karte erfährst du mehr über seine Hand?
    .choices-one = Mit deiner schwarzen 1
    .choices-two = Mit deiner weißen 2
    .choices-alike = Mit beiden gleich viel
    .hint-1 = Was kann er auf eine 2 antworten? Und auf eine 1?
    .hint-2 = Was kann er auf eine 2 antworten? Und auf eine 1?
    .because = Auf eine 2 hat er vier Antworten, auf eine 1 sechs. Die 1 verrät 2,40 Bit, die 2 nur 1,98.
# en: aa16578c
best-question-exercise-1 = Ich denke mir eine Zahl von 1 bis { $n }. Wie viele Fragen mit Ja oder Nein reichen sicher, wenn du geschickt fragst?
    .level = Zum Aufwärmen
    .hint-1 = Du darfst fragen „Ist sie größer als …?“ und halbieren, was noch übrig ist.
    .hint-2 = Du darfst fragen „Ist sie größer als …?“ und halbieren, was noch übrig ist.
    .hint-3 = Halbiere immer wieder und zähl mit.
    .because = Jede Frage halbiert, was noch übrig ist.
# en: 5fdfe1a0
best-question-exercise-2 = Du stellst nacheinander { $n } Fragen mit Ja oder Nein. Wie viele verschiedene Antwortfolgen kannst du bekommen?
    .level = Zum Aufwärmen
    .hint-1 = Jede Frage verdoppelt die Zahl der Folgen. Es kommen nicht nur zwei dazu.
    .hint-2 = Bei einer Frage gibt es zwei Folgen. Wie viele sind es bei zwei, und bei drei?
    .hint-3 = Jede Antwort kann Ja oder Nein sein.
    .hint-4 = So ist es mit einer Frage weniger.
    .because = Jede Frage verdoppelt sie: 2^{ $n }.
# en: 91c9dd2b
best-question-exercise-3 = { $n } Hände sind gleich wahrscheinlich, und bei { $k } davon ist die Antwort auf deine Frage Ja. Wie viel Bit verrät die Antwort im Mittel?
    .level = Hauptteil
    .hint-1 = Das ist die Wahrscheinlichkeit für ein Ja. Wie viel verrät jede Antwort?
    .hint-2 = Nur wenn bei der Hälfte der Hände die Antwort Ja ist.
    .hint-3 = Das ist die Wahrscheinlichkeit für ein Nein. Wie viel verrät jede Antwort?
    .because = { $k }/{ $n } · log2({ $n }/{ $k }) + { $no }/{ $n } · log2({ $n }/{ $no }).
# en: d3a40f42
best-question-exercise-4 = { $n } Münzen sehen gleich aus, und eine davon ist leichter. Eine Balkenwaage zeigt, welche Seite leichter ist, oder dass beide gleich schwer sind. Wie viele Wägungen reichen sicher, wenn du geschickt wiegst?
    .level = Hauptteil
    .hint-1 = So wäre es mit Ja oder Nein. Eine Waage hat drei Antworten: Mach drei Haufen.
    .hint-2 = Du darfst auf jede Schale viele Münzen legen.
    .hint-3 = Bei der nächsten Wägung machst du wieder drei Haufen.
    .because = Nach einer Wägung bleibt ein Drittel der Münzen. Jedes Mal gibt es drei Antworten: Mit { $weighings } Wägungen kann man bis zu 3^{ $weighings } Münzen unterscheiden.
# en: 520a3cbd
best-question-exercise-5 = { $n } Hände sind gleich wahrscheinlich. Du fragst mit Ja oder Nein, so geschickt es geht, bis du die Hand kennst. Wie viele Fragen brauchst du im Mittel?
    .level = Für Schnelle
    .hint-1 = Weniger kann es nicht sein. Aber mit ganzen Fragen braucht man oft etwas mehr.
    .hint-2 = So viele sind es für alle { $n } Hände zusammen.
    .because = Zeichne das Baumdiagramm: { $asked } Fragen für alle { $n } Hände zusammen. Weniger als log2({ $n }) = { $bits } Bit kann es nicht sein.
