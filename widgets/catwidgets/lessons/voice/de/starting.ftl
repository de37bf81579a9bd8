### Hilft es, anzufangen? Variablen: { $won } und { $lost } gewonnene und verlorene Spiele, { $games } Spiele, { $side } und { $points } Prozentpunkte nach jeder Seite, { $low } und { $high } die Enden eines Intervalls in Prozent, { $n } Fragen, { $right } richtige Antworten, { $ways } Möglichkeiten.

# en: 110fc7ac
starting-guide =
    .plan-1 = Zu zweit zehn Duelle: abwechselnd zwei Würfel werfen, wer zuerst 7 hat, gewinnt. Wer fing an, wer gewann? Erste Schätzung.
    .plan-2 = Die Zelle mit der Idee, und hundert Klassen. Was ändert sich mit mehr Spielen, was nicht?
    .plan-3 = Wie breit? Zwei Schätzungen und „Du bist dran“ 1. Dann: Was sagen die 95 %?
    .plan-4 = Ein Test: eine Münze, der es egal ist, wer anfängt. „Du bist dran“ 2 und das Bild.
    .plan-5 = Echte Spiele: Cat Cab Crew mit 1.000 und mit 10.000 Spielen, und der Fehlalarm bei Daifugō.
    .plan-6 = Zwanzig Tests. Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Die Wahrheit steht still. Was hin und her springt, ist euer Intervall.
    .say-2 = Kein Hinweis auf einen Unterschied ist noch kein Hinweis, dass es keinen gibt.
    .ask-1 = Was käme heraus, wenn dieselbe Klasse noch einmal hundert Spiele spielt?
    .ask-2 = Warum kann keine Klasse wissen, ob ihr Intervall zu den fünf gehört, die danebenliegen?
    .ask-3 = Wer würde nach sieben Siegen in zehn Spielen sagen, dass Anfangen hilft? Wie oft macht eine Münze dasselbe?
    .support = Alle werfen zehnmal eine Münze. Zeichnen Sie die Ergebnisse der ganzen Klasse auf einem Zahlenstrahl an die Tafel.
    .extension = Mit wie vielen Spielen erkennt man in den meisten Fällen, dass es in Wahrheit 51 % sind? Probiert es mit catlib.bench.until_narrow.
    .ticket-1 = Wer anfängt, gewinnt 60 von 100 Spielen. Liegt die Hälfte im 95‑%‑Intervall?
    .ticket-2 = Nein: 1,96 · √(0,6 · 0,4/100) = 0,096, also reicht es von 50,4 % bis 69,6 %.
    .open-1 = Würdet ihr denen, die das Spiel machen, zu einer Änderung raten?
    .open-1-answer = Das Intervall sagt, dass Anfangen hilft, und auch, wie wenig: etwa zwei Spiele von hundert. Ob das zu viel ist, kann die Mathematik nicht sagen.
    .open-2 = Was passiert, wenn wir aufhören, sobald die Hälfte nicht mehr im Intervall liegt?
    .open-2-answer = Dann gibt es viel öfter Fehlalarm: Wer nach jedem Spiel nachsieht, findet früher oder später einen. Man muss die Zahl der Spiele vorher festlegen, oder ein Intervall nehmen, das man jederzeit ansehen darf.

# en: 8bacf939
starting-say-experiment = Zwanzig Duelle um die 7, abwechselnd: Wie viele gewinnt, wer anfängt?
# en: 32a9408b
starting-say-experiment-counts = gewann, wer anfing
# en: 74098097
starting-say-roll-task = Zwei spielen zehn Spiele, und wer anfängt, ist egal. Wie oft gewinnt einer von beiden sieben oder mehr?
# en: 7213b0f9
starting-say-rolls = Abende
# en: d0fbf67b
starting-say-roll = Zehn Spiele
# en: 9b677493
starting-say-roll-tip = Zehn Spiele spielen
# en: 0a32a050
starting-say-roll-twenty = Zehn Abende
# en: c29a3e7f
starting-say-roll-twenty-tip = An zehn Abenden je zehn Spiele spielen und zählen
# en: b7e0ad93
starting-say-evenings = Abende mit zehn Spielen
# en: 3fd80b71
starting-say-so-far = { $won } zu { $lost }. An { $seven } von { $n } { FORM($n, "Abend", "Abenden") } hat einer sieben oder mehr gewonnen.
# en: acd956e7
starting-say-games = { $written } { FORM($n, "Spiel", "Spiele") }
# en: 58ceb609
starting-say-no-ends = { $name } soll ein unteres und ein oberes Ende geben und gibt { $found }
# en: 1e1ed631
starting-say-task = Jede Linie ist das Intervall einer Klasse. Wie viele verfehlen die Wahrheit?
# en: e1ac502c
starting-say-classes = Die Intervalle von hundert Klassen
# en: 9e0524ca
starting-say-held = { $classes } Klassen spielen je { $games } Spiele. { $held } Intervalle enthalten die Wahrheit, { $truth }, und { $missed } verfehlen sie. { $sure } { FORM($sure, "Intervall liegt", "Intervalle liegen") } ganz über der Hälfte.
# en: b329d158
starting-say-intervals = Intervalle
# en: 8d4be6d2
starting-say-won = Siege beim Anfangen
# en: 0a332e75
starting-say-low = unteres Ende
# en: ac441488
starting-say-high = oberes Ende
# en: bb42fde0
starting-say-legend = Linie: Wahrheit, gestrichelt: Hälfte, dick: daneben
# en: 8d147610
starting-say-coins-task = Ist es mehr als Zufall?
# en: 3b11fac3
starting-say-coins = { $games } { FORM($games, "Spiel, bei dem", "Spiele, bei denen") } Anfangen egal ist
# en: 473c8dbe
starting-say-by-chance = { $title }: Wer anfängt, gewinnt { $won } von { $games }. Durch Zufall allein ist es in { $percent } der Fälle mindestens so weit von der Hälfte entfernt.
# en: 3c2b1492
starting-say-ways = Das sind { $ways } von 2^{ $games } = { $all } Möglichkeiten.
# en: ff9e8113
starting-say-chance = Wahrscheinlichkeit
# en: a0352f6f
starting-controls =
    .each_class_plays = jede Klasse spielt
    .games = Spiele
    .won_by_the_first = Siege

# en: 334ad2b4
starting-p-value = Wie wahrscheinlich ist es, dass eine faire Münze bei so vielen Würfen mindestens so weit von der Hälfte entfernt ist wie dieses Ergebnis?
    .because = Zähl auf beiden Seiten alle Ergebnisse zusammen, die mindestens so weit von der Hälfte entfernt sind.
# en: f8948dff
starting-ten-games = Zwei fahren gleich gut, und wer anfängt, ist egal. Sie spielen zehn Spiele. Wie wahrscheinlich ist es, dass einer von beiden, egal welcher, sieben oder mehr gewinnt?
    .hint-1 = Das gilt für einen von beiden. Es kann aber auch der andere sein.
    .hint-2 = Das ist genau sieben von zehn, für den einen oder den anderen. Acht, neun und zehn zählen auch.
    .hint-3 = Das ist genau sieben für einen von beiden. Acht, neun und zehn zählen auch, und der andere auch.
    .hint-4 = Das ist der Anteil der Spiele. Wie wahrscheinlich ist so ein Anteil?
    .because = 2 · (120 + 45 + 10 + 1) von 1.024. Sieben von zehn sagen also fast nichts.
# en: 08685f15
starting-half-as-wide = Wievielmal so viele Spiele machen das Intervall halb so breit?
    .hint-1 = Die Zahl der Spiele steht unter einer Wurzel. Welche Zahl hat die Wurzel 2?
    .hint-2 = Die Zahl der Spiele steht unter einer Wurzel. Welche Zahl hat die Wurzel 2?
    .hint-3 = Damit wäre es nur noch ein Viertel so breit.
    .hint-4 = Mit mehr Spielen wird es schmaler.
    .because = In der Standardabweichung steht die Wurzel aus der Zahl der Spiele im Nenner: √4 = 2.
# en: 61736605
starting-ten-thousand = Eine Klasse spielt 10.000 Spiele. Wer anfängt, gewinnt 5.000 davon. Wie weit reicht das Intervall nach jeder Seite, in Prozentpunkten?
    .hint-1 = Das ist eine Standardabweichung. Das Intervall nimmt 1,96 davon.
    .hint-2 = Das sind beide Seiten zusammen.
    .hint-3 = Teile die Standardabweichung eines Spiels durch die Wurzel aus 10.000, also durch 100.
    .because = 1,96 · √(½ · ½ / 10.000) = 1,96 · 0,005. Selbst zehntausend Spiele sind nur auf ±0,98 Prozentpunkte genau.
# en: 032dffa8
starting-meaning = Du hast aus deinen Spielen ein 95‑%‑Intervall. Was sagen die 95 %?
    .choices-catches = In etwa 95 von 100 solchen Intervallen liegt die wahre Wahrscheinlichkeit
    .choices-inside = Wer anfängt, gewinnt 95 von 100 Spielen
    .choices-mine = In meinem Intervall liegt die wahre Wahrscheinlichkeit mit 95 %
    .choices-games-in = Die wahre Wahrscheinlichkeit liegt in der Mitte des Intervalls
    .hint-1 = Im Intervall geht es um die Wahrscheinlichkeit zu gewinnen, nicht um einzelne Spiele.
    .hint-2 = Die Wahrheit steht still: Sie liegt in deinem Intervall oder nicht. Was ändert sich von Klasse zu Klasse?
    .hint-3 = Sieh dir das Bild an: Die durchgezogene Linie liegt oft nah an einem Ende.
    .because = Die Wahrheit steht still, und die Intervalle springen hin und her. 95 von 100 fangen sie ein. Ob deins dazugehört, kannst du nicht wissen. Die 95 % gehören also zum Verfahren und nicht zu einem einzelnen Intervall.
# en: c13ef45d
starting-p-value-says = Jemand zählt Spiele und findet einen p-Wert von 1 %. Was sagt er?
    .choices-coin = Ein faires Spiel wäre in 1 von 100 Fällen mindestens so weit von der Hälfte entfernt
    .choices-fair = Anfangen ist mit Wahrscheinlichkeit 1 % egal
    .choices-little = Anfangen hilft um 1 %
    .hint-1 = Der p-Wert setzt voraus, dass Anfangen egal ist. Wie wahrscheinlich das ist, kann er nicht sagen.
    .hint-2 = Er sagt nicht, wie viel Anfangen hilft. Er sagt, wie selten der Zufall allein so etwas macht.
    .because = Er geht davon aus, dass Anfangen egal ist, und fragt, was dann passiert. Um das umzudrehen, müsste man wissen, wie wahrscheinlich es vorher war: Das ist der Satz von Bayes.
# en: 12de2c42
starting-half-a-point = Mit wie vielen Spielen reicht das Intervall nur noch ±0,5 Prozentpunkte weit, wenn etwa die Hälfte davon gewonnen wird?
    .hint-1 = Für halb so breit braucht man viermal so viele, nicht doppelt so viele.
    .hint-2 = Ganz knapp daneben. Löse 1,96 · 0,5/√n = 0,005.
    .hint-3 = Mit so vielen sind es ±0,98.
    .hint-4 = Das ist die Wurzel aus der Zahl der Spiele.
    .because = 1,96 · 0,5/√n = 0,005, also √n = 196.
# en: 6e9f6d06
starting-cab = Zehntausend Spiele Cat Cab Crew zu zweit, und beide fahren nach denselben Gewohnheiten. Was sagen sie?
    .choices-helps = Anfangen hilft
    .choices-harms = Anfangen schadet
    .choices-open = Zehntausend Spiele können das nicht sagen
    .hint-1 = Führ die nächste Zelle aus und sieh nach, auf welcher Seite der Hälfte das Intervall liegt.
    .hint-2 = Sie sind auf ±1 Prozentpunkt genau. Führ die nächste Zelle aus und sieh nach, ob die Hälfte im Intervall liegt.
    .because = Wer anfängt, gewinnt etwa 52 von 100 Spielen, und das ganze Intervall liegt über der Hälfte.
# en: 260f39c0
starting-twenty-tests = Zwanzig Klassen testen ein faires Spiel. Jede hat ein Intervall, das in 1 von 20 Fällen danebenliegt. Wie wahrscheinlich ist es, dass mindestens eins danebenliegt?
    .hint-1 = Das ist eine Klasse. Es sind zwanzig.
    .hint-2 = 20 · 1/20 ist, wie viele im Mittel danebenliegen.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass keins danebenliegt.
    .because = 1 − (19/20)²⁰. Wer oft genug testet, findet immer etwas.
# en: e77abe4e
starting-exercise-1 = Eine Katze gewinnt { $won } von { $games } Spielen. Wie weit reicht das 95‑%‑Intervall nach jeder Seite, in Prozentpunkten?
    .level = Zum Aufwärmen
    .hint-1 = Die Zahl der Spiele steht unter einer Wurzel.
    .because = 1,96 · √({ $won }/{ $games } · { $lost }/{ $games } / { $games }).
# en: 3a889f49
starting-exercise-2 = Eine Katze gewinnt { $won } % ihrer Spiele. Das 95‑%‑Intervall reicht { $side } Prozentpunkte nach jeder Seite. Was sagt es?
    .level = Zum Aufwärmen
    .choices-above = Das ganze Intervall liegt über der Hälfte
    .choices-open = Die Hälfte liegt im Intervall
    .choices-sure = Auf lange Sicht gewinnt die Katze sicher mehr als die Hälfte
    .hint-1 = Es beginnt bei { $won } − { $side } = { $low } %. Ist das mehr als 50?
    .hint-2 = Es beginnt bei { $won } − { $side } = { $low } %. Ist das weniger als 50?
    .hint-3 = Eins von zwanzig Intervallen liegt daneben. Sicher macht es nichts.
    .because = Es reicht von { $low } bis { $high } %.
# en: a8318e29
starting-exercise-3 = Wie viele Spiele reichen für ±{ $points } Prozentpunkte, wenn eine Seite etwa die Hälfte davon gewinnt?
    .level = Hauptteil
    .hint-1 = Das ist die Wurzel aus der Zahl der Spiele.
    .because = √n = 98/{ $points }.
# en: 721dcf5c
starting-exercise-4 = In einem Quiz raten 100 Leute bei { $n } Fragen Ja oder Nein. Niemand weiß etwas. Die besten fünf haben je { $right } richtig. Sie raten in einem zweiten Quiz mit { $n } anderen Fragen. Wie viele haben sie dort im Mittel richtig?
    .level = Hauptteil
    .hint-1 = Sie waren nicht gut, sie hatten Glück. Bleibt ihnen das?
    .hint-2 = Nichts an ihrem Vorsprung war Können, also bleibt auch nichts davon.
    .hint-3 = Das Glück schlägt auch nicht ins Gegenteil um. Es hat kein Gedächtnis.
    .hint-4 = Wissen sie mehr als vorher?
    .because = Wer rät, liegt in der Hälfte aller Fälle richtig, egal wer es ist. Die Besten landen also wieder beim Durchschnitt. Das heißt Regression zur Mitte.
# en: 380f33ce
starting-exercise-5 = Wer anfängt, gewinnt { $won } von { $games } Spielen. Angenommen, Anfangen ist egal: Wie wahrscheinlich ist dann ein Ergebnis, das auf der einen oder anderen Seite mindestens so weit von der Hälfte entfernt ist?
    .level = Für Schnelle
    .hint-1 = Auf wie viele Arten kommt dieses Ergebnis heraus, und auf wie viele eins, das noch weiter entfernt ist?
    .hint-2 = Zähl die Arten, die mindestens so weit von der Hälfte entfernt sind.
    .because = { $lost } oder weniger und { $won } oder mehr, von { $ways } Arten, wie die Spiele ausgehen können.
