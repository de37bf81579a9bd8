### Beide Masken. Variablen: { $n } und { $k } Katzen im Ganzen und in einem Team, oder { $n } und { $h } Karten im Stapel und auf der Hand, { $rest } die übrigen, { $next } eine weniger als auf der Hand, { $m } und { $r } markierte Fische oder goldene Karten.

# en: b6befe3a
both-masks-guide =
    .plan-1 = Neun echte Karten: Zu zweit alle Hände mit zwei Karten aufschreiben und vergleichen, wie man dabei Ordnung hält. Erste Schätzung.
    .plan-2 = Mit einer bestimmten Karte oder ohne sie: Hände mit drei Karten, dann die Zelle mit der Idee und der ganze Stapel.
    .plan-3 = Beide Masken: schätzen, dann „Du bist dran“ 1. Zuerst falsche Wege sammeln: 1/4 + 1/4 und 1/4 · 1/4.
    .plan-4 = Mindestens eine: schätzen, die Fläche, dann „Du bist dran“ 2.
    .plan-5 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Eine Hand ist eine Auswahl ohne Reihenfolge. Also zählt jede Hand einmal, egal welche Karte zuerst kam.
    .say-2 = „Mindestens eine“ ist oft schwer zu zählen. „Keine“ ist immer leicht.
    .ask-1 = In wie vielen Händen ist diese Karte, und in wie vielen nicht? Warum ergeben die beiden Zahlen zusammen alle Hände?
    .ask-2 = Was nimmt die erste Maske der zweiten weg?
    .ask-3 = Welche Hände zählt 1/4 + 1/4 doppelt?
    .support = Nehmen Sie fünf Karten und Hände mit zwei Karten: Die zehn Hände passen in eine Zeile.
    .extension = Wie wahrscheinlich ist es, dass an einem Tisch zu dritt irgendjemand beide Masken hat? Das fragt auch die Seite unter „Weiter“.
    .ticket-1 = Drei von zehn Karten sind golden. Du bekommst zwei. Wie wahrscheinlich ist es, dass beide golden sind?
    .ticket-2 = 3/10 · 2/9 = 1/15
    .open-1 = Ist es für beide Masken gleich gut, sieben von 28 Karten zu bekommen oder acht von 32?
    .open-1-answer = Fast. 7/28 · 6/27 = 1/18 ist ein wenig weniger als 7/124. Jede einzelne Maske ist bei beidem gleich wahrscheinlich.
    .open-2 = Würdest du dich wundern, wenn du noch einmal dieselbe Hand bekommst?
    .open-2-answer = Ja. Es gibt zehn Millionen Hände, alle gleich wahrscheinlich. Selbst bei 1.000 Händen ist die Wahrscheinlichkeit, dass irgendwelche zwei gleich sind, unter 5 %.

# en: 7bda8049
both-masks-say-of = { $n }/{ $total }{ $percent ->
    [no] {""}
   *[other] {" "}({ $percent })
}
# en: 903f8761
both-masks-say-roll-task = Teil aus, bis du eine Ahnung hast.
# en: e9ef6481
both-masks-say-rolls = Hände
# en: 10bcc722
both-masks-say-roll = Austeilen
# en: 0b151125
both-masks-say-roll-tip = Eine Hand austeilen
# en: 620f3cf6
both-masks-say-roll-twenty = 100 Hände austeilen
# en: 6969f80c
both-masks-say-roll-twenty-tip = Hundert Hände austeilen und zählen
# en: 20d9e87b
both-masks-say-hand = Eine Hand mit acht Karten
# en: 5ef01beb
both-masks-say-has-both = beide Masken
# en: f70dcce6
both-masks-say-has-mask = eine Maske
# en: 09b85c7c
both-masks-say-has-doppelganger = Doppelgänger
# en: 870f01cb
both-masks-say-has-equal = gleiche Zahlen
# en: 11801719
both-masks-say-has-sequence = eine Reihe
# en: 6f4dd63f
both-masks-say-hands-with = { $n }‑mal { $what }
# en: 5a3910bd
both-masks-say-dealt = In dieser Hand: { $has ->
    [no] nichts davon
   *[other] { $has }
}. In { $n } { FORM($n, "Hand", "Händen") }: { $tally }.
# en: f8497615
both-masks-say-mark-all = alle Hände
# en: 375e51c0
both-masks-say-mark-both = beide Masken
# en: 0537dcbd
both-masks-say-mark-some = mindestens eine Maske
# en: a72670b7
both-masks-say-mark-none = keine Maske
# en: 89db6979
both-masks-say-mark-equal = gleiche Zahlen
# en: c6b1ad0a
both-masks-say-kittens = Alle Hände mit zwei Kätzchen
# en: 51739c9e
both-masks-say-marked = Markiert: { $marked }, { $n } von { $of } Händen{ $percent ->
    [no] {""}
   *[other] , { $percent }
}.
# en: d3369ad6
both-masks-say-is-marked = markiert
# en: c12eb842
both-masks-say-hands-of-two = Hände mit zwei Kätzchen: { $marked }
# en: 1d9cce81
both-masks-say-task = Ändere den Stapel und die Hand. Welche Teile werden größer?
# en: dd26e7ac
both-masks-say-masks = Hände mit und ohne Masken
# en: ee324e0f
both-masks-say-counted = Beide: { $chosen } = { $both } von { $all } = { $total } Händen, { $chance }. Mindestens eine: { $both } + { $one } + { $one }, { $some }.
# en: 25301ebc
both-masks-say-white = weiße
# en: 4bb37f6b
both-masks-say-no-white = ohne weiße
# en: 2c779d33
both-masks-say-black = schwarze
# en: 8127670a
both-masks-say-no-black = ohne schwarze
# en: 28f7b820
both-masks-say-experiment = Zwanzig Hände mit acht Karten: Wie viele haben eine Maske?
# en: 25b25cea
both-masks-say-experiment-counts = Hände mit einer Maske
# en: 07b9b0af
both-masks-controls =
    .marked = markiert
    .deck = Stapel
    .hand = Hand

# en: 198e70cd
both-masks-two-of-nine = Im Stapel sind neun Kätzchen, und eine Hand sind zwei davon. Wie viele verschiedene Hände gibt es?
    .hint-1 = So zählt jede Hand doppelt: erst diese Karte und dann jene, und umgekehrt.
    .hint-2 = Eine Karte kann nicht zweimal auf der Hand sein, und die Reihenfolge ist egal.
    .hint-3 = Eine Hand sind zwei verschiedene Karten. Hier sind auch Paare aus einer Karte mit sich selbst gezählt.
    .hint-4 = Jede der neun Karten kann mit jeder der acht anderen zusammenkommen. Denk erst danach an die Reihenfolge.
    .because = 9 · 8/2: neun erste Karten, acht zweite, und jede Hand war doppelt gezählt.
# en: de228a68
both-masks-three-of-nine = Und wie viele verschiedene Hände mit drei Karten gibt es?
    .hint-1 = 9 · 8 · 7 zählt jede Hand in jeder Reihenfolge, und für drei Karten gibt es sechs davon.
    .hint-2 = Drei Karten können in 3 · 2 · 1 = 6 Reihenfolgen kommen, nicht in zwei.
    .hint-3 = Drei Karten können in 3 · 2 · 1 = 6 Reihenfolgen kommen, nicht in drei.
    .hint-4 = Eine Karte kann nicht zweimal kommen, und die Reihenfolge ist egal.
    .hint-5 = Das sind die Hände mit zwei Karten. Nimm eine Karte: In wie vielen Händen ist sie, und in wie vielen nicht?
    .because = In 28 Händen ist die erste Karte, denn dazu kommen zwei von acht anderen, und in 56 Händen mit drei Karten ist sie nicht.
# en: 83f2d80c
both-masks-how-many = Jetzt der ganze Stapel: acht von 32 Karten. Wie viele verschiedene Hände gibt es?
    .choices-thousand = etwa zehntausend
    .choices-million = etwa eine Million
    .choices-ten-million = etwa zehn Millionen
    .choices-billion = etwa eine Milliarde
    .hint-1 = Schon mit drei Karten gibt es 4.960 Hände.
    .hint-2 = Es sind mehr: Mit sechs Karten sind es etwa eine Million.
    .hint-3 = Mit Reihenfolge sind es noch viel mehr, aber acht Karten können in 40.320 Reihenfolgen kommen.
    .because = 10.518.300. Bei einer Hand je Sekunde bräuchtest du vier Monate, um alle zu sehen.
# en: 79397196
both-masks-together = Du bekommst 8 von 32 Karten. Also hast du jede Maske mit Wahrscheinlichkeit 1/4, und 1/4 · 1/4 ist 1/16. Ist das die Wahrscheinlichkeit für beide?
    .choices-less = Etwas weniger als 1/16
    .choices-same = Genau 1/16
    .choices-more = Etwas mehr als 1/16
    .hint-1 = Die erste Maske nimmt einen deiner acht Plätze weg. Wie viele bleiben für die andere?
    .hint-2 = Die erste Maske nimmt einen deiner acht Plätze weg. Hilft das der anderen?
    .because = Hast du die weiße Maske, dann bleiben für die schwarze sieben Plätze von 31. 7/31 ist weniger als 1/4.
# en: 881fa898
both-masks-both = Wie wahrscheinlich ist es, dass auf deiner Hand mit acht Karten beide Masken sind?
    .hint-1 = Ganz nah dran. (1/4)² vergisst, dass die erste Maske einen deiner acht Plätze wegnimmt.
    .hint-2 = Das ist eine davon, egal welche.
    .hint-3 = Das ist eine Hand mit zwei Karten. Du bekommst acht, also gibt es mehr Möglichkeiten.
    .hint-4 = Die anderen sechs Karten kommen aus den 30, die keine Masken sind.
    .hint-5 = So werden zwei Viertel addiert. Beide zusammen sind seltener als eine.
    .because = Beide Masken und irgendwelche sechs der 30 anderen Karten: choose(30, 6) von choose(32, 8) Händen.
# en: c056d587
both-masks-at-least-one = Wie wahrscheinlich ist es, dass mindestens eine Maske auf deiner Hand ist?
    .hint-1 = Welche Hände hast du doppelt gezählt?
    .hint-2 = Ganz nah dran. 1 − (3/4)² wäre richtig, wenn man die Karten zwischen dem Ziehen zurücklegt.
    .hint-3 = Das ist eine bestimmte Maske. Es gibt zwei.
    .hint-4 = Das sind beide. Eine reicht.
    .hint-5 = Das ist genau eine. Beide sind auch in Ordnung.
    .because = 1/4 + 1/4 zählt die Hände mit beiden doppelt, also zieh sie einmal ab: 1/2 − 7/124.
# en: 233c7dad
both-masks-some = Die Wahrscheinlichkeit für mindestens eine von so vielen markierten Karten, bei einer Hand aus einem Stapel.
    .because = Alle Hände ohne die, in denen jede Karte aus dem Rest des Stapels kommt.
# en: 2bf78f4f
both-masks-a-doppelganger = Sechs der 32 Karten sind Doppelgänger. Wie wahrscheinlich ist es, dass auf deiner Hand mit acht Karten mindestens einer ist?
    .hint-1 = 8 · 6/32 ist die Zahl der Doppelgänger, die du im Mittel bekommst. Eine Wahrscheinlichkeit ist nie größer als 1.
    .hint-2 = So ist es bei einer Hand mit einer Karte.
    .hint-3 = Nah dran. Das wäre richtig, wenn man die Karten zurücklegt.
    .hint-4 = Wie viele Hände haben keinen der sechs?
    .hint-5 = So ist es bei zwei markierten Karten. Hier sind es sechs.
    .because = Hände ohne sind acht von 26 Karten: 1.562.275 von 10.518.300. Alle anderen haben mindestens einen.
# en: 374dc63e
both-masks-exercise-1 = Ein Team sind { $k } von { $n } Katzen. Wie viele verschiedene Teams gibt es?
    .level = Zum Aufwärmen
    .hint-1 = Niemand kann zweimal im selben Team sein.
    .hint-2 = Wähle die erste Katze, dann die zweite und so weiter: Es beginnt mit { $n }, und jedes Mal ist es eine weniger.
    .hint-3 = Gefragt ist, wie viele Teams es gibt, nicht, wie wahrscheinlich eins ist.
    .because = { $k } aus { $n }.
# en: e93d54ff
both-masks-exercise-2 = { $n } Katzen treffen sich, und jede gibt jeder anderen einmal die Pfote. Wie oft geben sich zwei Katzen die Pfote?
    .level = Zum Aufwärmen
    .hint-1 = Du hast jedes Katzenpaar doppelt gezählt.
    .hint-2 = Keine Katze gibt sich selbst die Pfote, und jedes Katzenpaar zählt nur einmal.
    .hint-3 = Keine Katze gibt sich selbst die Pfote.
    .hint-4 = So oft macht es eine einzelne Katze.
    .because = Für jede der { $n } Katzen gibt es { $rest } andere. So zählt jedes Paar doppelt: { $n } · { $rest }/2.
# en: 05d159d5
both-masks-exercise-3 = In einem Stapel sind { $n } Karten, zwei davon sind Masken. Du bekommst { $h }. Wie wahrscheinlich ist es, dass du beide hast?
    .level = Hauptteil
    .hint-1 = Hast du die eine Maske, dann sind für die andere weniger Plätze übrig.
    .hint-2 = Das ist eine der Masken.
    .hint-3 = So viele Masken bekommst du im Mittel.
    .hint-4 = Wie viele der { $n } Karten bekommst du?
    .because = { $h }/{ $n } · { $next }/{ $rest }.
# en: b34f0323
both-masks-exercise-4 = Du fängst in einem See { $m } Fische, markierst sie und setzt sie wieder aus. Später fängst du { $h } Fische, und { $r } davon sind markiert. Angenommen, im ganzen See ist der Anteil derselbe: Wie viele Fische leben dort?
    .level = Hauptteil
    .hint-1 = Die markierten hast du zweimal gesehen, und die meisten Fische noch nie.
    .hint-2 = Das sind die Fische, die du gesehen hast. Die meisten hast du noch nie gesehen.
    .hint-3 = Welcher Anteil deines Fangs ist markiert? Die { $m } Fische sind derselbe Anteil am See.
    .hint-4 = Welcher Anteil deines Fangs ist markiert? Die { $m } Fische sind derselbe Anteil am See.
    .because = { $r } von { $h } sind markiert, und genauso { $m } von allen. Alle zusammen sind { $m } · { $h }/{ $r }.
# en: 98e6f0c6
both-masks-exercise-5 = In einem Stapel sind { $n } Karten, { $m } davon sind golden. Du bekommst { $h }. Wie wahrscheinlich ist mindestens eine goldene Karte?
    .level = Für Schnelle
    .hint-1 = So ist es bei einer einzigen Karte. Du bekommst { $h }.
    .hint-2 = So viele goldene Karten bekommst du im Mittel.
    .hint-3 = Karten kommen nicht zurück: Der Stapel wird kleiner.
    .hint-4 = Das ist die Wahrscheinlichkeit für keine goldene Karte.
    .because = Zähl die Hände ohne Gold: { $h } aus { $rest }, geteilt durch { $h } aus { $n }.
