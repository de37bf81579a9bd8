### Ein Würfel oder drei. Variablen: { $first } und { $last } drei Seiten eines Würfels und die vierte, oder { $first } und { $second } die Seitenzahlen zweier Würfel, { $mean } ihr Mittelwert, { $a }, { $m } und { $b } Zahlen, { $d } ihr Abstand, { $sides } Seiten, { $single } und { $v } Varianzen, { $what } was geworfen wird, { $times } wie viele oder wie vielmal, { $factor } der Faktor dazu, { $one } und { $other } Varianzen zweier Würfel.

# en: 80ab09eb
one-die-guide =
    .plan-1 = Die eine Hälfte der Klasse wirft einen vierseitigen Würfel mal drei, die andere drei Würfel. Alle würfeln zehnmal.
    .plan-2 = Erste Schätzung: der Mittelwert. Beide Listen ansehen. Was ist gleich, was ist anders?
    .plan-3 = Weit weg und nah: zwei Schätzungen, dann die Kurven. Wo tauschen sie den Platz?
    .plan-4 = Die Varianz eines Würfels von Hand, mit Quadraten. Dann mal drei, und drei Würfel: schätzen.
    .plan-5 = Die Schieberegler. Wer findet die zwei Regeln? Dann der Aufzug: schätzen.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Zwei Regeln können denselben Mittelwert haben, und doch lebt man mit ihnen ganz verschieden.
    .say-2 = Die Varianz ist ein Flächeninhalt: der Mittelwert der Quadrate über den Abständen.
    .ask-1 = Warum quadrieren wir, statt einfach den Abstand zu nehmen?
    .ask-2 = Warum sind drei Würfel selten alle hoch?
    .ask-3 = Wann mag man eine große Streuung, und wann eine kleine?
    .support = Lassen Sie die vier Quadrate für den Würfel mal 1, mal 2 und mal 3 auf Karopapier zeichnen und ihre Flächen auszählen.
    .extension = Ein Würfel mal zwei, und dazu noch ein anderer: Wo liegt die Varianz zwischen 15/4 und 45/4?
    .ticket-1 = Eine Münze zählt 0 oder 2. Wie groß ist die Varianz von einer Münze, von einer Münze mal 5 und von 5 Münzen zusammen?
    .ticket-2 = 1, 25 und 5
    .open-1 = Wer hätte lieber drei Würfel, das Taxi oder der Streifenwagen?
    .open-1-answer = Das hängt von der Entfernung ab. Weit weg mag das Taxi drei Würfel, denn sie kommen selten weit. In der Nähe mag sie der Streifenwagen, denn sie versagen selten.
    .open-2 = Wo ergeben sonst noch viele kleine Zufälle eine Summe, auf die man sich verlassen kann?
    .open-2-answer = Bei Versicherungen, Bussen, Bäckereien: Bei jedem einzelnen Kunden weiß man nichts, bei tausend zusammen fast alles. Bei einem einzigen großen Auftrag nicht.

# en: c5982eb3
one-die-say-roll-task = Lass den Streifenwagen oft fahren. Auf welcher Straße springt er mehr hin und her?
# en: c7ccea10
one-die-say-rolls = Verfolgungen
# en: ce687da0
one-die-say-roll = Verfolgen
# en: 5d5fe134
one-die-say-roll-tip = Einmal auf beide Arten würfeln
# en: e01cc877
one-die-say-roll-twenty = 100‑mal verfolgen
# en: 29909588
one-die-say-roll-twenty-tip = Hundertmal auf beide Arten würfeln und zählen
# en: c0ec7176
one-die-say-two-chases = Zwei Verfolgungen
# en: 1936a489
one-die-say-one-die = ein Würfel mal drei
# en: c5150646
one-die-say-three-dice = drei Würfel addiert
# en: 5e2cebc9
one-die-say-so-far = Ein Würfel mal drei: { $one } Felder. Drei Würfel: { $three } Felder. Bisher { $n } { FORM($n, "Verfolgung", "Verfolgungen") }.
# en: ad8978ce
one-die-say-two-lists = Zwei Listen von Zahlen
# en: 42ab180f
one-die-say-list = { $name }: { $n } { FORM($n, "Möglichkeit", "Möglichkeiten") }, Mittelwert { $mean }.
# en: 390e2eda
one-die-say-no-list = { $name } soll eine Liste von Zahlen sein
# en: 9a041292
one-die-say-of = { $n } von { $all }
# en: 90c0d1f0
one-die-say-how-often = Wie oft jede Zahl vorkommt
# en: bb2b29e2
one-die-say-a-list = Liste
# en: 2e941eb0
one-die-say-number = Zahl
# en: d8223b5c
one-die-say-ways = Möglichkeiten
# en: b486285d
one-die-say-mean = Mittelwert
# en: 01533f23
one-die-say-mean-is = Mittelwert { $mean }
# en: 18b0d9b5
one-die-say-square = Ein Quadrat über dem Abstand vom Mittelwert
# en: 81eced88
one-die-say-squares = Ein Würfel mal { $times }: { $faces }. Der Mittelwert der Quadrate ist { $area }.
# en: de783fe6
one-die-say-one-number = eine Zahl
# en: 337a89bc
one-die-say-spread-task = Bewege die Schieberegler. Wie hängen die beiden Zahlen im Satz zusammen?
# en: 3b2d3b5c
one-die-say-die-times = ein Würfel mal { $n }
# en: b943396f
one-die-say-dice-added = { $n ->
    [1] 1 Würfel
   *[other] { $n } Würfel addiert
}
# en: 46e1066d
one-die-say-spreads = Ein Würfel allein: { $alone }. Ein Würfel mal { $n }: { $one }. { $n ->
    [1] 1 Würfel
   *[other] { $n } Würfel addiert
}: { $added }.
# en: 81bc9b57
one-die-say-over = { $over } über dem Tempolimit, Würfel mit { $sides } Seiten
# en: 9250fa29
one-die-say-reach = 3 über dem Tempolimit
# en: 8df9adda
one-die-say-reach-task = Bewege den Schieberegler bis zu der Entfernung, bei der die beiden die Plätze tauschen.
# en: ad9c4750
one-die-say-away = Felder bis zum Streifenwagen
# en: 030ea053
one-die-say-chance = Wahrscheinlichkeit
# en: fbcea28c
one-die-say-reaching = { $away } entfernt: Ein Würfel mal drei kommt mit { $one } an, drei Würfel addiert mit { $three }. { $safer ->
    [one] Lieber soll dich ein Würfel mal drei verfolgen.
    [three] Lieber sollen dich drei Würfel verfolgen.
   *[alike] Beides ist gleich.
}
# en: 3873d286
one-die-controls =
    .over = über dem Limit
    .sides = Seiten
    .spaces_away = Entfernung

# en: 79d36062
one-die-say-added = { $times } solchen Würfeln, die zusammengezählt werden
# en: 72bfd586
one-die-say-multiplied = { $times } mal einem solchen Würfel
# en: 4dbcae2f
one-die-same-mean = Du bist 3 über dem Tempolimit. Unsere Regel nimmt einen Würfel mal drei. Anderswo wirft man drei Würfel und addiert sie. Womit kommt der Streifenwagen im Mittel weiter?
    .choices-one-die = ein Würfel mal drei
    .choices-three-dice = drei Würfel addiert
    .choices-same = mit beidem gleich weit
    .hint-1 = Er kommt öfter weit. Aber er bleibt auch öfter in der Nähe.
    .hint-2 = Erwartungswerte kann man addieren, wie die Würfel auch fallen.
    .because = 3 · 2,5 und 2,5 + 2,5 + 2,5.
# en: 36e798af
one-die-one-die = Ein vierseitiger Würfel zeigt 1, 2, 3 oder 4. Sein Mittelwert ist 5/2. Wie groß ist seine Varianz, der Mittelwert der quadrierten Abstände?
    .hint-1 = Das ist die Summe der vier Quadrate. Teile durch vier.
    .hint-2 = Das ist der mittlere Abstand. Quadriere jeden Abstand zuerst.
    .hint-3 = Abstände nach beiden Seiten heben sich auf. Quadriere sie zuerst.
    .hint-4 = Teile durch vier, nicht durch drei: Das hier sind alle Seiten, keine Stichprobe davon.
    .hint-5 = Das ist der Mittelwert der quadrierten Augenzahlen. Nimm die Abstände von 5/2.
    .because = Die Abstände sind 3/2, 1/2, 1/2, 3/2. Ihre Quadrate ergeben zusammen 5.
# en: f3f2e1ce
one-die-times-three = Wie groß ist die Varianz von einem vierseitigen Würfel mal drei?
    .hint-1 = Das ist dreimal 5/4. Aber die Abstände sind dreimal so groß und werden dann quadriert.
    .hint-2 = So ist es bei einem Würfel.
    .hint-3 = Rechne das Quadrat von drei nach.
    .because = Alles ist dreimal so weit vom Mittelwert weg, also sind die Quadrate neunmal so groß: 9 · 5/4.
# en: b33a818e
one-die-three-dice = Und wie groß ist die Varianz von drei vierseitigen Würfeln, die addiert werden?
    .hint-1 = So ist es bei einem Würfel mal drei.
    .hint-2 = So ist es bei einem einzigen Würfel.
    .hint-3 = Das ist die Varianz des Mittelwerts von drei Würfeln.
    .hint-4 = Varianzen unabhängiger Würfel werden addiert, nicht multipliziert.
    .because = Varianzen unabhängiger Würfel werden addiert: 5/4 + 5/4 + 5/4. Das ist ein Drittel von einem Würfel mal drei.
# en: 77c8cafa
one-die-mean-distance = Der mittlere Abstand einiger Zahlen von ihrem Mittelwert.
    .because = Der Mittelwert der Abstände, jeder ohne sein Vorzeichen.
# en: cbf2b96e
one-die-far-away = Du bist 3 über dem Tempolimit, und der Streifenwagen ist 10 Felder weit weg. Was soll dich lieber verfolgen?
    .choices-one-die = ein Würfel mal drei
    .choices-three-dice = drei Würfel addiert
    .choices-same = das ist egal
    .hint-1 = Eine 4 kommt mit Wahrscheinlichkeit 1/4. Wie oft ergeben drei Würfel 10, 11 oder 12?
    .hint-2 = Der Mittelwert ist gleich, aber hier kommt es nur auf die hohen Zahlen an.
    .because = Drei Würfel ergeben in 10 von 64 Fällen 10 oder mehr, ein Würfel mal drei in 16 von 64.
# en: ec3bf379
one-die-near = Und wenn er nur 5 Felder weit weg ist?
    .choices-one-die = ein Würfel mal drei
    .choices-three-dice = drei Würfel addiert
    .choices-same = das ist egal
    .hint-1 = Jetzt retten dich nur kleine Würfe. Wie oft ergeben drei Würfel 3 oder 4?
    .hint-2 = Der Mittelwert ist gleich, aber hier kommt es nur auf die kleinen Zahlen an.
    .because = Ein Würfel mal drei reicht in 16 von 64 Fällen nicht, drei Würfel nur in 4 von 64. Jetzt hilft dir die Streuung.
# en: 5f51f204
one-die-change-places = Ab welcher Entfernung erreicht dich ein Würfel mal drei öfter als drei Würfel?
    .hint-1 = Bei 8 Feldern sind beide gleich.
    .hint-2 = Bei 7 Feldern erreichen dich drei Würfel noch öfter.
    .hint-3 = Es fängt ein Feld früher an.
    .because = Ab da, jenseits des Mittelwerts, braucht der Streifenwagen Glück. Mit einem Würfel hat er öfter welches.
# en: 41c29cd7
one-die-exercise-1 = Ein vierseitiger Würfel zeigt { $first } oder { $last }. Wie groß ist seine Varianz?
    .level = Zum Aufwärmen
    .hint-1 = Das ist der Mittelwert. Wie weit sind die Zahlen von ihm weg, ins Quadrat?
    .because = Der Mittelwert ist { $mean }. Nimm den Mittelwert der vier quadrierten Abstände davon.
# en: 2da0a14d
one-die-exercise-2 = Ein Glücksrad zeigt { $a }, { $m } oder { $b }, alle gleich wahrscheinlich. Wie groß ist seine Varianz?
    .level = Zum Aufwärmen
    .hint-1 = Das ist der Mittelwert. Wie weit ist jede Zahl von ihm weg?
    .hint-2 = Das ist der mittlere Abstand. Quadriere die Abstände zuerst.
    .hint-3 = Das sind die quadrierten Abstände zusammen. Verteile sie auf drei Zahlen.
    .hint-4 = Auch die { $m } zählt: Ihr Abstand ist 0.
    .because = Der Mittelwert ist { $m }. Die quadrierten Abstände sind { $d }², 0 und { $d }², und ihr Mittelwert ist 2 · { $d }²/3.
# en: 3d55c8bd
one-die-exercise-3 = Ein Würfel mit { $sides } Seiten hat die Varianz { $single }. Wie groß ist die Varianz von { $what }?
    .level = Hauptteil
    .hint-1 = So ist es bei einem Würfel. Was wird aus den quadrierten Abständen?
    .because = { $factor } · { $single }.
# en: 7ab6f843
one-die-exercise-4 = Eine Maschine füllt Reis in Tüten, jede unabhängig von den anderen. Das Gewicht einer Tüte hat die Varianz { $v }. Wie groß ist die Varianz des Gewichts von { $n } Tüten zusammen?
    .level = Hauptteil
    .hint-1 = So wäre es, wenn jede Tüte genau so schwer wäre wie die erste. Schwere und leichte Tüten gleichen sich aber zum Teil aus.
    .hint-2 = Das ist eine Tüte. Jede Tüte trägt etwas Eigenes bei.
    .hint-3 = Das ist die Varianz ihres Mittelwerts.
    .because = { $n } · { $v }: Varianzen unabhängiger Größen darf man addieren.
# en: 678c764a
one-die-exercise-5 = Du wirfst einen Würfel mit { $first } Seiten und multiplizierst mit { $a }. Dann wirfst du einen Würfel mit { $second } Seiten und multiplizierst mit { $b }. Beides addierst du. Wie groß ist die Varianz?
    .level = Für Schnelle
    .hint-1 = Abstände werden mit { $a } multipliziert, ihre Quadrate also zweimal mit { $a }.
    .hint-2 = Zuerst wird jeder Würfel multipliziert. Was macht das mit den quadrierten Abständen?
    .because = { $a }² · { $one } + { $b }² · { $other }.
# en: 2f3e24e8
one-die-lift = In einem Aufzug stehen neun Leute. Das Gewicht von jedem hat die Standardabweichung 10 kg, egal wie schwer die anderen sind. Welche Standardabweichung hat das Gewicht aller neun zusammen, in kg?
    .hint-1 = Das wäre so, wenn alle schwer wären oder alle leicht. Addiere stattdessen Varianzen: neunmal 10².
    .hint-2 = Das ist die Varianz. Zieh die Wurzel.
    .hint-3 = Das ist eine Person.
    .hint-4 = Das ist die Standardabweichung ihres Mittelwerts.
    .because = Die Varianz ist 9 · 10² = 900, und √900 = 30: dreimal eine Person, nicht neunmal.
