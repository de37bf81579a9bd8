### Noch einmal für die Sieben. Variablen: { $target } die Summe, die zwei Würfel zeigen sollen, { $kept } der Würfel, der liegen bleibt, { $p } eine Wahrscheinlichkeit, { $n } Seiten eines Würfels.

# en: ead55ece
reroll-for-seven-guide =
    .plan-1 = Zu zweit ein Duell mit echten Würfeln: Wer zeigt zuerst 7? Alle entscheiden selbst, was sie noch einmal werfen.
    .plan-2 = Erste Schätzung. Abstimmen: ein Würfel, beide, egal.
    .plan-3 = Für einen Würfel zählen, für beide zählen, dann die Zelle mit der Idee ausführen.
    .plan-4 = „Du bist dran“ 1, dann der Schieberegler: Was ist an der 7 besonders?
    .plan-5 = Mehrmals hintereinander keine 7, drei Würfe, abwechselnd werfen.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Schaut euch eine Augenzahl an. Wie viele Augenzahlen des anderen Würfels ergeben mit ihr zusammen 7? Und bei jeder anderen Augenzahl?
    .say-2 = Ein Würfel hat kein Gedächtnis. Ihr habt eins, und das ist die Falle.
    .ask-1 = Warum ist es egal, welchen Würfel man behält?
    .ask-2 = Was bräuchte ein Würfel, um sich etwas zu merken?
    .ask-3 = Wer anfängt, hat die erste Chance. Wie viel kann das höchstens wert sein?
    .support = Geben Sie je zwei Lernenden ein Blatt mit den 36 Paaren, und lassen Sie die markieren, die 7 ergeben.
    .extension = Macht das Duell fair: Welche Regel gibt dem zweiten Taxi die gleiche Chance?
    .ticket-1 = Du brauchst 5 und behältst eine 2. Mit welcher Wahrscheinlichkeit klappt es, wenn du den anderen Würfel einmal wirfst?
    .ticket-2 = 1/6: Nur eine 3 passt
    .open-1 = Mit welcher Regel wäre das Duell fair?
    .open-1-answer = Beide werfen in derselben Runde, und wenn beide 7 zeigen, wird die Runde wiederholt. So ist die Regel im Spiel.
    .open-2 = Gibt es außer 7 noch eine Summe, bei der es egal ist, was man behält?
    .open-2-answer = Nein. Bei jeder anderen Summe hat irgendeine Augenzahl keinen Partner, und wenn man die behält, ist die Wahrscheinlichkeit 0.

# en: c391810c
reroll-for-seven-say-again-task = Du brauchst 7. Wirf ein paar Mal nur einen Würfel noch einmal und ein paar Mal beide. Womit kommt die 7 öfter?
# en: 14f5b2a6
reroll-for-seven-say-one-again = Einen noch einmal
# en: ab34f297
reroll-for-seven-say-one-again-tip = Den roten Würfel noch einmal werfen
# en: deef1213
reroll-for-seven-say-both-again = Beide noch einmal
# en: 524aa839
reroll-for-seven-say-both-again-tip = Beide Würfel noch einmal werfen
# en: 3970f581
reroll-for-seven-say-often = Je 50‑mal
# en: 22f92c6e
reroll-for-seven-say-often-tip = Fünfzigmal einen und fünfzigmal beide werfen
# en: e44d1c0f
reroll-for-seven-say-again = Zwei Würfel zum Nochmalwerfen
# en: f8adbd7a
reroll-for-seven-say-of = { $made } von { $rolled }
# en: 956ab674
reroll-for-seven-say-again-so-far = Die 7 kam bei { $one } von { $ones } Würfen mit einem Würfel und bei { $both } von { $boths } Würfen mit beiden.
# en: a7618e9c
reroll-for-seven-say-task = Stell mit dem Schieberegler andere Summen ein. Bei welchen ist es egal, was du behältst?
# en: e0de67a9
reroll-for-seven-say-targets = Wahrscheinlichkeit für { $target } mit zwei Würfeln
# en: 492e1776
reroll-for-seven-say-keep = { $face } behalten
# en: e728cd04
reroll-for-seven-say-both = beide werfen
# en: 21b1e79c
reroll-for-seven-say-choice = Wahl
# en: 4a5f6315
reroll-for-seven-say-chance = Wahrscheinlichkeit
# en: 4f34a11c
reroll-for-seven-say-alike = Summe { $target }: Es ist egal, was du behältst.
# en: 05a750cb
reroll-for-seven-say-any-one = Summe { $target }: Am besten behältst du einen Würfel, egal welchen.
# en: 1fdc4e71
reroll-for-seven-say-best = Summe { $target }: Am besten ist: { LIST($best, "or") }.
# en: 4e1bac92
reroll-for-seven-say-turns-task = Wie viel vom Ganzen ist schon entschieden?
# en: 479046af
reroll-for-seven-say-turns = Abwechselnd werfen
# en: a220e4b5
reroll-for-seven-say-you = Du
# en: 4f30ed90
reroll-for-seven-say-rival = Gegner
# en: 5ac0955c
reroll-for-seven-say-seven = eine 7: { $p }
# en: 8b2b6412
reroll-for-seven-say-none = keine: { $p }
# en: 316344c3
reroll-for-seven-say-product = { $p } · ({ $sum })
# en: fbcf924a
reroll-for-seven-say-after = Nach { $rolls } { FORM($rolls, "Wurf", "Würfen") } hast du mit Wahrscheinlichkeit { $you } gewonnen, dein Gegner mit { $rival }. Mit { $left } ist noch nichts entschieden. Als Formel: { $mine } für dich, und { $rest } bleibt übrig.
# en: db0a5f6b
reroll-for-seven-controls =
    .target = Summe
    .rolls = Würfe

# en: 89634b8b
reroll-for-seven-one-or-both = Du brauchst 7 mit zwei Würfeln. Du hast eine 3 und eine 5 geworfen. Du darfst einen Würfel noch einmal werfen oder beide. Was ist am besten?
    .choices-one = Ein Würfel
    .choices-both = Beide Würfel
    .choices-alike = Das ist egal
    .hint-1 = Behalte die 3: Was muss der andere Würfel zeigen? Wie wahrscheinlich ist eine bestimmte Augenzahl?
    .hint-2 = Wie viele von 36 Paaren ergeben 7? Vergleiche das mit einer Augenzahl von sechs.
    .because = Was du auch behältst: Genau eine Augenzahl des anderen Würfels ergibt 7. Bei beiden Würfeln sind es 6 von 36 Paaren: genauso viel.
# en: 59b06251
reroll-for-seven-one-die = Du behältst die 3 und wirfst den anderen Würfel. Wie wahrscheinlich ist es, dass beide zusammen 7 zeigen?
    .hint-1 = Es klappt oder es klappt nicht, aber das ist nicht gleich wahrscheinlich. Welche Augenzahlen ergeben 7?
    .hint-2 = Zur 3 passt nur eine einzige Augenzahl.
    .hint-3 = Die 3 liegt schon da. Geworfen wird nur ein Würfel.
    .hint-4 = Ein Würfel hat sechs Seiten.
    .because = Nur eine 4 passt: eine Augenzahl von sechs.
# en: cfd20227
reroll-for-seven-both-dice = Jetzt wirfst du beide. Wie wahrscheinlich ist es, dass beide zusammen 7 zeigen?
    .hint-1 = Es gibt 11 Summen von 2 bis 12, aber sie sind nicht gleich wahrscheinlich.
    .hint-2 = Es ist mehr als ein Paar.
    .hint-3 = 1 und 6 ist nicht dasselbe wie 6 und 1: Zähl beide.
    .hint-4 = Schreib die Paare auf: 1 und 6, 2 und 5, …
    .because = 1 und 6, 2 und 5, 3 und 4, und dasselbe umgekehrt: 6 von 36 Paaren.
# en: 453ca1b8
reroll-for-seven-need = Was muss der andere Würfel zeigen?
    .because = Jede Augenzahl hat also genau einen Partner: 1 und 6, 2 und 5, 3 und 4.
# en: 4440bb58
reroll-for-seven-eight = Die Summe soll 8 sein. Du wirfst beide Würfel. Wie wahrscheinlich ist das?
    .hint-1 = So wäre es bei 7. Welche Augenzahl hat jetzt keinen Partner?
    .hint-2 = Die Summen sind nicht gleich wahrscheinlich.
    .hint-3 = 2 und 6 ist nicht dasselbe wie 6 und 2: Zähl beide.
    .because = 2 und 6, 3 und 5, 4 und 4, 5 und 3, 6 und 2: 5 von 36. Eine 1 solltest du also nie behalten.
# en: cd8bb890
reroll-for-seven-after-misses = Du hast fünfmal hintereinander keine 7 geworfen. Wie wahrscheinlich ist eine 7 beim nächsten Wurf?
    .choices-more = Wahrscheinlicher als am Anfang
    .choices-less = Weniger wahrscheinlich als am Anfang
    .choices-same = Genauso wahrscheinlich wie am Anfang
    .hint-1 = Merkt sich ein Würfel, was er gezeigt hat?
    .hint-2 = Das Pech ist vorbei, sobald du den Würfel wieder in die Hand nimmst.
    .because = Würfel haben kein Gedächtnis. Würfe sind unabhängig: Was vorher war, ändert nichts.
# en: 1a25ffea
reroll-for-seven-three-rolls = Wie wahrscheinlich ist bei drei Würfen mindestens eine 7?
    .hint-1 = Wer dreimal 1/6 addiert, zählt doppelt, wenn zwei Würfe 7 zeigen.
    .hint-2 = Das ist eine 7 bei allen drei Würfen.
    .hint-3 = Das ist die Wahrscheinlichkeit für gar keine 7. Nimm den Rest.
    .hint-4 = Das ist ein einzelner Wurf ohne 7.
    .because = Keine 7 in drei Würfen: 5/6 · 5/6 · 5/6 = 125/216. Der Rest ist 91/216.
# en: 454b256f
reroll-for-seven-the-starter = Zwei werfen abwechselnd. Wer zuerst 7 zeigt, gewinnt. Mit welcher Wahrscheinlichkeit gewinnt, wer anfängt?
    .hint-1 = Wer anfängt, hat die erste Chance. Der andere kommt nur dran, wenn die 7 ausbleibt.
    .hint-2 = Das ist ein Sieg gleich beim ersten Wurf. Wer anfängt, kommt noch öfter dran.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass es nach dem ersten Wurf weitergeht.
    .hint-4 = Das ist die Wahrscheinlichkeit für den anderen.
    .because = Mit Wahrscheinlichkeit 5/6 bleibt die 7 aus. Dann ist der andere so gut dran wie der Erste am Anfang. Also verhalten sich die Wahrscheinlichkeiten wie 6 : 5.
# en: c2f6217c
reroll-for-seven-three-drivers = Jetzt werfen drei abwechselnd. Mit welcher Wahrscheinlichkeit gewinnt, wer anfängt?
    .hint-1 = Wer anfängt, hat die erste Chance.
    .hint-2 = So ist es zu zweit.
    .hint-3 = Der Dritte hat weniger als der Zweite: Das Verhältnis ist 36 : 30 : 25.
    .hint-4 = Das ist der Zweite.
    .hint-5 = Das ist der Dritte.
    .because = Jeder hat 5/6 von dem vor ihm, also 36 : 30 : 25. Zusammen sind das 91 Teile, 36 davon hat der Erste.
# en: b5cafa17
reroll-for-seven-exercise-1 = Du wirfst zwei Würfel. Wie wahrscheinlich ist es, dass beide zusammen { $target } zeigen?
    .level = Zum Aufwärmen
    .hint-1 = Es gibt 11 Summen, aber sie sind nicht gleich wahrscheinlich.
    .hint-2 = Das ist die Wahrscheinlichkeit für 7. Jede andere Summe ist seltener.
    .hint-3 = Es ist mehr als ein Paar.
    .because = Schreib die Paare auf. Sind die beiden Augenzahlen verschieden, zählt ein Paar doppelt.
# en: a29bf54b
reroll-for-seven-exercise-2 = Ein Würfel zeigt { $kept }. Du behältst ihn und wirfst den anderen noch einmal. Wie wahrscheinlich ist es, dass beide zusammen { $target } zeigen?
    .level = Zum Aufwärmen
    .hint-1 = Ein Würfel bleibt liegen. Geworfen wird nur einer.
    .hint-2 = Zwei Würfel haben 11 Summen. Hier wird aber nur einer geworfen.
    .hint-3 = Welche Augenzahl brauchst du? Gibt es die auf einem Würfel?
    .hint-4 = Welche Augenzahl brauchst du? Die gibt es auf einem Würfel.
    .because = Der andere Würfel müsste { $target } − { $kept } zeigen.
# en: e9a64493
reroll-for-seven-exercise-3 = Du wirfst { $rolls }‑mal zwei Würfel. Wie wahrscheinlich ist mindestens einmal 7?
    .level = Hauptteil
    .hint-1 = So darf man Wahrscheinlichkeiten nicht addieren: Die 7 kann mehrmals kommen. Fang mit „gar keine 7“ an.
    .hint-2 = Das ist die Wahrscheinlichkeit, dass keine 7 kommt.
    .hint-3 = Das ist eine 7 bei jedem Wurf.
    .hint-4 = Das ist ein einziger Wurf.
    .because = 1 − (5/6)^{ $rolls }: Zieh die Wahrscheinlichkeit für keine 7 von 1 ab.
# en: d07fb73f
reroll-for-seven-exercise-4 = Mia stellt { $clocks } Wecker. Jeder versagt mit Wahrscheinlichkeit 1/{ $n }, egal was die anderen tun. Wie wahrscheinlich ist es, dass mindestens einer klingelt?
    .level = Hauptteil
    .hint-1 = Das ist die Wahrscheinlichkeit, dass alle versagen.
    .hint-2 = Das ist ein Wecker allein.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass alle klingeln. Einer genügt.
    .hint-4 = So darf man Wahrscheinlichkeiten nicht addieren. Wie wahrscheinlich ist es, dass alle versagen?
    .because = Alle versagen mit Wahrscheinlichkeit (1/{ $n })^{ $clocks }. Zieh das von 1 ab.
# en: 8c64b9f8
reroll-for-seven-exercise-5 = Zwei werfen abwechselnd eine Münze oder einen Würfel, und jeder Wurf gewinnt mit Wahrscheinlichkeit 1/{ $n }. Mit welcher Wahrscheinlichkeit gewinnt, wer anfängt?
    .level = Für Schnelle
    .hint-1 = Wer anfängt, hat die erste Chance. Das ist etwas wert.
    .hint-2 = Das ist nur der erste Wurf. Es kann noch lange weitergehen.
    .hint-3 = Das ist die Wahrscheinlichkeit für den anderen.
    .because = Der andere kommt mit Wahrscheinlichkeit { $others }/{ $n } dran. Also verhalten sich die Wahrscheinlichkeiten wie { $n } : { $others }.
