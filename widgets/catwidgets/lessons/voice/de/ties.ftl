### Gleichstand. Variablen: { $n } Seiten eines Würfels, { $pairs } Paare, { $mine } und { $theirs } Seiten von Angriff und Verteidigung.

# en: 0d4671f0
ties-guide =
    .plan-1 = Zu zweit würfeln alle zwanzigmal mit zwei echten Würfeln und zählen, wer gewinnt. Noch ohne Computer.
    .plan-2 = Alle schätzen, wer öfter gewinnt (erste Schätzung). Zu jeder Antwort Hände zählen.
    .plan-3 = Erst die Fälle mit Gleichstand zählen, dann die Paare. Auf Papier ein Quadrat aus 6 mal 6 Feldern ausfüllen lassen, bevor die Zelle ausgeführt wird.
    .plan-4 = „Du bist dran“ 1 und 2: die Regel ändern und sehen, wie sich der Plan ändert.
    .plan-5 = Der Schieberegler mit mehr Seiten: Was wird aus dem Gleichstand?
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Bevor ihr zählt, entscheidet, was ihr zählt: jede Art, auf die zwei Würfel fallen können.
    .say-2 = Eine rote 2 und eine blaue 5 ist eine Art, eine rote 5 und eine blaue 2 eine andere.
    .ask-1 = Warum ist 2 und 5 nicht dasselbe wie 5 und 2, aber 3 und 3 nur ein Paar?
    .ask-2 = Wer hätte etwas davon, wenn bei Gleichstand noch einmal gewürfelt würde?
    .ask-3 = Was muss für alle Paare gelten, damit wir sie einfach zählen dürfen?
    .support = Nehmen Sie Würfel in zwei Farben, und lassen Sie jeden Wurf in das Feld seines Paares schreiben.
    .extension = Findet eine eigene Regel, die fast fair ist, aber nicht ganz. Welche ist am nächsten dran?
    .ticket-1 = Zwei Würfel mit vier Seiten, und bei Gleichstand gewinnt die Verteidigung. Wie wahrscheinlich ist es, dass der Angriff gewinnt?
    .ticket-2 = 6/16 = 3/8
    .open-1 = Findest du eine Regel für den Gleichstand, die fair ist?
    .open-1-answer = Ja: bei Gleichstand so lange noch einmal würfeln, bis es keinen mehr gibt, oder eine Münze entscheiden lassen. Dann haben beide Heere die gleiche Chance.
    .open-2 = Was passiert bei tausend Seiten?
    .open-2-answer = Gleichstand wird selten: ein Paar von tausend. Der Angriff kommt nah an die Hälfte heran, erreicht sie aber nie: 999/2000.

# en: 8cdb266b
ties-say-experiment = Je ein Würfel, zwanzigmal: Wie oft gewinnt der Angriff?
# en: f03562ae
ties-say-experiment-counts = vom Angriff gewonnen

# en: 0167242d
ties-say-roll-task = Würfle für beide Seiten: Der höhere Würfel gewinnt, und bei Gleichstand gewinnt die Verteidigung.
# en: 5306e345
ties-say-rolls = Würfe
# en: 0eb96815
ties-say-roll = Würfeln
# en: 75fe37fc
ties-say-roll-tip = Für jede Seite einen Würfel werfen
# en: c773bd50
ties-say-roll-twenty = 20‑mal würfeln
# en: 7d16a7c6
ties-say-roll-twenty-tip = Zwanzigmal würfeln und zählen
# en: 516b8e4d
ties-say-square = { $a } gegen { $d }: { $who ->
        [attacker] Der Angriff
       *[defender] Die Verteidigung
    } gewinnt
# en: f544f2e8
ties-say-so-far = { $last }. Bisher gewonnen: Angriff { $attackers }, Verteidigung { $defenders }.
# en: befda6f8
ties-say-board-task = Klicke auf ein Feld: Es geht an die andere Seite.
# en: 57b5ad3d
ties-say-task = Bewege den Schieberegler. Was passiert mit dem Gleichstand?
# en: 142f9c29
ties-say-board = Alle Paare von Augenzahlen
# en: 2d763a22
ties-say-attacker = Würfel des Angriffs
# en: f83900cd
ties-say-defender = Würfel der
# en: 3c1683a4
ties-say-defender-2 = Verteidigung
# en: 6dad3c24
ties-say-a = A
# en: d52747db
ties-say-d = V
# en: 635fc823
ties-say-won = Der Angriff gewinnt { $won } von { $sides } × { $sides } = { $pairs } Paaren. Das sind { $chance } oder { $percent }. Bei { $sides } Paaren ist Gleichstand, und davon gewinnt der Angriff { $ties }.
# en: 671ff527
ties-controls =
    .sides = Seiten

# en: f5f4e079
ties-fair = Angriff und Verteidigung werfen je einen Würfel. Der höhere gewinnt, und bei Gleichstand gewinnt die Verteidigung. Wer gewinnt öfter?
    .choices-attacker = Der Angriff
    .choices-defender = Die Verteidigung
    .choices-fair = Es ist fair
    .hint-1 = Denk an den Gleichstand: Wer gewinnt dann?
    .hint-2 = Ohne Gleichstand wäre es fair. Aber manchmal zeigen beide Würfel dasselbe: Wer gewinnt dann?
    .because = Beide Würfel sind gleich. Also kann nur der Gleichstand einen Unterschied machen, und den gewinnt immer die Verteidigung.
# en: b5701f0c
ties-how-many = Zwei Würfel können auf 36 Arten fallen. Bei wie vielen davon zeigen beide dieselbe Zahl?
    .hint-1 = Welche meinst du? Beide können 1 zeigen oder 2 oder …
    .hint-2 = Ein Paar wie 3 und 3 ist eine Art, nicht zwei.
    .hint-3 = Das sind alle Arten.
    .hint-4 = Das sind die Arten ohne Gleichstand.
    .because = 1 und 1, 2 und 2 und so weiter bis 6 und 6.
# en: 117ee3cf
ties-one-against-one = Wie wahrscheinlich ist es also, dass der Angriff gewinnt?
    .hint-1 = So wäre es ohne Gleichstand. Bei manchen Paaren ist aber Gleichstand, und die gewinnt die Verteidigung.
    .hint-2 = Das ist die Wahrscheinlichkeit für Gleichstand.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass kein Gleichstand ist.
    .hint-4 = Das ist die Wahrscheinlichkeit, dass die Verteidigung gewinnt.
    .because = 36 Paare ohne die 6 mit Gleichstand, das sind 30. Bei der Hälfte davon ist der Angriff höher: 15 von 36.
# en: e7923fa8
ties-to-the-attacker = Ändere die Regel: Jetzt gewinnt der Angriff bei Gleichstand. Wie viele der 36 Paare gewinnt der Angriff?
    .hint-1 = Das ist die Anzahl ohne Gleichstand; nun kommen die mit Gleichstand dazu.
    .hint-2 = Nur ohne Gleichstand wäre es ausgeglichen.
    .hint-3 = Das sind nur die Paare mit Gleichstand.
    .because = Die sechs Paare mit Gleichstand wechseln die Seite: 15 + 6.
# en: 991cf4ce
ties-pairs-two-higher = Jetzt gewinnt der Angriff nur, wenn sein Würfel mindestens um 2 höher ist: 5 schlägt 3, aber 5 schlägt 4 nicht. Wie viele der 36 Paare gewinnt der Angriff?
    .hint-1 = So ist es, wenn 1 mehr schon reicht. Welche Paare gehen jetzt verloren?
    .hint-2 = Bei der Hälfte davon hat die Verteidigung den höheren Würfel.
    .hint-3 = Das sind die Paare, bei denen der Angriff genau um 1 höher ist.
    .because = Von den 15 Paaren mit höherem Angriff sind 5 nur um 1 höher: 15 − 5.
# en: b5ffe9ff
ties-two-higher = Der Angriff gewinnt nur, wenn sein Würfel mindestens um 2 höher ist.
    .because = Die Grenze rückt um ein Feld vom Gleichstand weg.
# en: 0a54d481
ties-many-sides = Wirf Würfel mit 20 Seiten. Bei Gleichstand gewinnt immer noch die Verteidigung. Wie wahrscheinlich ist es, dass der Angriff gewinnt?
    .hint-1 = So war es bei sechs Seiten.
    .hint-2 = Fast. Aber unter 400 Paaren sind immer noch 20 mit Gleichstand.
    .hint-3 = Das ist die Wahrscheinlichkeit für Gleichstand.
    .hint-4 = Das ist die Wahrscheinlichkeit, dass die Verteidigung gewinnt.
    .because = 400 Paare ohne die 20 mit Gleichstand, das sind 380, und die Hälfte davon ist 190. 190 von 400.
# en: d26c6adc
ties-exercise-1 = Zwei Würfel mit { $n } Seiten. Bei Gleichstand gewinnt die Verteidigung. Wie wahrscheinlich ist es, dass der Angriff gewinnt?
    .level = Zum Aufwärmen
    .hint-1 = So wäre es ohne Gleichstand.
    .hint-2 = Das ist die Wahrscheinlichkeit für Gleichstand.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass die Verteidigung gewinnt.
    .because = { $pairs } Paare ohne die { $n } mit Gleichstand, und davon die Hälfte.
# en: 20ac4bb6
ties-exercise-2 = Zwei Würfel mit { $n } Seiten. Bei wie vielen Paaren zeigen die Würfel verschiedene Zahlen?
    .level = Zum Aufwärmen
    .hint-1 = Das sind die Paare mit derselben Zahl.
    .hint-2 = Das sind alle Paare.
    .hint-3 = 2 und 4 ist ein Paar, 4 und 2 ein anderes.
    .because = { $pairs } Paare ohne die { $n } mit derselben Zahl.
# en: ae930282
ties-exercise-3 = Der Angriff wirft einen Würfel mit { $mine } Seiten, die Verteidigung einen mit { $theirs }. Bei Gleichstand gewinnt die Verteidigung. Wie wahrscheinlich ist es, dass der Angriff gewinnt?
    .level = Hauptteil
    .hint-1 = Die Würfel sind verschieden. Wer kann höhere Zahlen werfen?
    .hint-2 = So lassen sich die Seiten nicht aufteilen. Zeichne alle Paare als Felder und zähle sie.
    .because = Zeichne { $mine } Spalten und { $theirs } Zeilen und zähle die Felder, in denen der Angriff höher ist.
# en: 2fcec09f
ties-exercise-4 = Du und eine Freundin nehmt zufällig je einen von { $n } Zügen. Alle zehn Minuten fährt einer, und wer zuerst da ist, wartet. Wie wahrscheinlich ist es, dass du mindestens 20 Minuten wartest?
    .level = Hauptteil
    .hint-1 = Da sind auch die Fälle dabei, in denen du zehn Minuten wartest.
    .hint-2 = Da sind auch die Paare dabei, bei denen deine Freundin wartet.
    .hint-3 = Zeichne deine Züge und ihre als Felder, und zähle sie.
    .because = Es gibt { $pairs } Paare von Zügen. Bei { $good } davon kommt ihrer mindestens zwei später.
# en: ab4aec31
ties-exercise-5 = Zwei Würfel mit { $n } Seiten. Bei Gleichstand wird noch einmal gewürfelt. Beim zweiten Gleichstand gewinnt die Verteidigung. Wie wahrscheinlich ist es, dass der Angriff gewinnt?
    .level = Für Schnelle
    .hint-1 = Das ist die Chance, sofort zu gewinnen. Was kann nach einem Gleichstand noch passieren?
    .hint-2 = So wäre es, wenn man immer wieder würfeln würde. Den zweiten Gleichstand gewinnt aber die Verteidigung.
    .because = Die Chance, sofort zu gewinnen, und dazu die Wahrscheinlichkeit für Gleichstand mal die Chance, danach zu gewinnen.
