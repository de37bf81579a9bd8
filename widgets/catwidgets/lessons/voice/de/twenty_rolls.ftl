### Zwanzig Würfe. Variablen: { $rolls } Würfe, { $attackers } und { $defenders } verlorene Steine, { $two }, { $one } und { $other } Würfe mit zwei verlorenen Steinen der Verteidigung, einem auf jeder Seite und zwei des Angriffs, { $people } befragte Leute, { $off } und { $less } Prozentpunkte daneben, { $fields } Felder eines Glücksrads.

# en: 7fc75d8a
twenty-rolls-guide =
    .plan-1 = Zu zweit zwanzigmal drei rote Würfel gegen zwei blaue werfen. Jedes Paar setzt einen Punkt an die Tafel.
    .plan-2 = Erste Schätzung: Wer verliert auf lange Sicht mehr? Die Klasse streitet darüber mit ihren eigenen Punkten.
    .plan-3 = Die Schätzung zur großen Schule, dann die Punkte anderer Klassen. Mit den eigenen vergleichen.
    .plan-4 = Auf lange Sicht: zwei Clubs, fünf Wurfreihen und alle 7.776 Arten. „Du bist dran“ 1 und 2.
    .plan-5 = „Du bist dran“ 3: Wie viele Würfe reichen?
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Niemand hat falsch gewürfelt. Zwanzig Würfe sind wenig, und bei wenigen Würfen schwankt das Ergebnis stark.
    .say-2 = Wir fragen nicht, was gekommen ist. Wir fragen, wie oft es kommt, wenn wir alles immer wieder von vorn machen.
    .ask-1 = Neben dir ist das Gegenteil herausgekommen. Wer von euch hat recht, und wie könntet ihr das klären?
    .ask-2 = Wie viel macht ein einziger Glückswurf unter 20 Würfen aus, und wie viel unter 200?
    .ask-3 = Warum ist es besser, alle 7.776 Arten zu zählen, als 7.776‑mal zu würfeln?
    .support = Zählen Sie die Steine aller Paare zusammen. Zeigen Sie, dass die Klasse zusammen näher am genauen Wert liegt als die meisten Paare.
    .extension = Lasst auch die Verteidigung drei Würfel werfen, und vergleicht alle drei. Wer ist jetzt im Vorteil?
    .ticket-1 = Ein Club wirft 20‑mal und sagt dann, dass der Angriff mehr verliert. Was antwortest du?
    .ticket-2 = Bei zwanzig Würfen kommt in mehr als einem von vier Fällen das Gegenteil heraus. Werft ein paar hundert Mal, oder zählt alle Arten.
    .open-1 = Gibt es eine Zahl von Würfen, nach der sich niemand mehr irren kann?
    .open-1-answer = Nein. Das Gegenteil wird immer seltener, aber nie unmöglich: Der Angriff könnte ja in jedem Wurf zwei Steine verlieren.
    .open-2 = In welchen Zeitungsmeldungen verlässt man sich auf zwanzig Würfe?
    .open-2-answer = Überall, wo wenige Fälle für viele stehen: ein neues Medikament mit zwanzig Testpersonen, ein Lob für einen Spieler nach fünf Spielen, eine Umfrage in einer einzigen Schulklasse.

# en: 71a26173
twenty-rolls-say-lost = { $who ->
    [each] Beide verlieren { $attackers }
    [attacker] Der Angriff verliert { $attackers }
    [defender] Die Verteidigung verliert { $defenders }
   *[both] Der Angriff verliert { $attackers }, die Verteidigung { $defenders }
}
# en: e0b07944
twenty-rolls-say-two-numbers = zwei Zahlen (was der Angriff verliert und was die Verteidigung verliert)
# en: 0a7b0220
twenty-rolls-say-roll-task = Wer verliert mehr Steine? Würfle zwanzigmal und schreib es auf.
# en: 09ac5687
twenty-rolls-say-rolls = Würfe
# en: 6e7bdabc
twenty-rolls-say-roll = Würfeln
# en: bb8be429
twenty-rolls-say-roll-tip = Alle fünf Würfel einmal werfen
# en: 563bc31c
twenty-rolls-say-roll-twenty = 20‑mal würfeln
# en: 108145e0
twenty-rolls-say-roll-twenty-tip = Zwanzigmal würfeln und zählen
# en: ffc0eac4
twenty-rolls-say-dice = Drei Würfel gegen zwei
# en: 5b4f5c01
twenty-rolls-say-attacker = Angriff
# en: d213bb2b
twenty-rolls-say-defender = Verteidigung
# en: 324cec6c
twenty-rolls-say-attacker-lost = Angriff verlor
# en: 799308dd
twenty-rolls-say-defender-lost = Verteidigung verlor
# en: c1063795
twenty-rolls-say-so-far = { $attack } gegen { $defend }: { $lost }. Nach { $rolls } { FORM($rolls, "Wurf", "Würfen") } hat der Angriff { $attackers } { FORM($attackers, "Stein", "Steine") } verloren, die Verteidigung { $defenders }.
# en: 11c22050
twenty-rolls-say-class-task = Jeder Punkt ist ein Kind. Sieh dir andere Klassen an, und lass dann alle öfter würfeln.
# en: 9fbc3e0a
twenty-rolls-say-class = Was in einer Klasse herauskam
# en: 3fc68041
twenty-rolls-say-same = gleich viel
# en: 7949e53b
twenty-rolls-say-attacker-more = Angriff verlor mehr
# en: 98abf633
twenty-rolls-say-defender-more = Verteidigung verlor mehr
# en: 532988fa
twenty-rolls-say-found = { $pupils } Kinder würfeln { $rolls ->
    [1] einmal
   *[other] { $rolls }‑mal
}. Bei { $more } verlor die Verteidigung mehr, bei { $less } der Angriff, und bei { $level } beide gleich viel.
# en: a22f7d3a
twenty-rolls-say-settling-task = Bewege den Schieberegler. Was passiert mit den Linien?
# en: eb0182fa
twenty-rolls-say-settling = Verluste: Anteil der Verteidigung
# en: 13b8a1a7
twenty-rolls-say-settling-label = Anteil der Verteidigung an allen verlorenen Steinen, in fünf Wurfreihen
# en: f0476f37
twenty-rolls-say-run = Nr. { $k }
# en: 2ac11909
twenty-rolls-say-rolls-so-far = Würfe bisher
# en: 0571a9fe
twenty-rolls-say-share = Anteil
# en: 66c5d578
twenty-rolls-say-apart = Nach { $rolls } Würfen liegen die fünf Anteile zwischen { $low } und { $high }.
# en: 5c0fe4a0
twenty-rolls-say-opposite-task = Bewege den Schieberegler. Wie oft sagen die Würfe noch das Gegenteil?
# en: c71e621f
twenty-rolls-say-opposite = Würfe, die das Gegenteil sagen
# en: 4b90a303
twenty-rolls-say-chance = Wahrscheinlichkeit
# en: 26ff1d16
twenty-rolls-say-after = Auf lange Sicht { $who ->
    [attacker] verliert der Angriff mehr
    [nobody] verlieren beide gleich viel
   *[defender] verliert die Verteidigung mehr
}. Wer hat nach { $rolls } Würfen mehr verloren? Die Verteidigung: { $more }, der Angriff: { $less }, beide gleich viel: { $level }.
# en: 8d44d7a1
twenty-rolls-controls =
    .rolls = Würfe
    .class_number = Klasse

# en: 9b422449
twenty-rolls-who-gains = Drei Würfel greifen zwei an. Bei Gleichstand gewinnt die Verteidigung. Wer verliert auf lange Sicht mehr Steine?
    .choices-defender = Die Verteidigung
    .choices-attacker = Der Angriff
    .choices-both = Beide gleich viel
    .hint-1 = Der Gleichstand hilft der Verteidigung. Aber beim Angriff zählen die besten zwei von drei Würfeln.
    .hint-2 = Es ist knapp, aber nicht gleich.
    .because = Der dritte Würfel ist mehr wert als der Gleichstand: In einem Wurf verliert die Verteidigung im Mittel 1,079 Steine, der Angriff 0,921.
# en: 9f897903
twenty-rolls-a-school = An einer großen Schule würfeln alle zwanzigmal, drei Würfel gegen zwei. Bei wie vielen von hundert kommt das Gegenteil heraus: dass der Angriff mehr verliert?
    .choices-3 = Etwa bei 3
    .choices-10 = Etwa bei 10
    .choices-28 = Etwa bei 28
    .choices-50 = Etwa bei 50
    .hint-1 = So selten ist es nicht: Zwanzig Würfe schwanken stärker.
    .hint-2 = Bei so vielen verlieren beide gleich viel.
    .hint-3 = Die Verteidigung verliert wirklich mehr, und ein wenig sieht man das schon bei zwanzig Würfen.
    .because = Bei 28,3 % kommt das Gegenteil heraus, und bei 9,9 % verlieren beide gleich viel. Zwanzig Würfe sind wenig.
# en: 5ddb1c62
twenty-rolls-two-clubs = Ein Club würfelt jeden Tag 20‑mal, ein anderer jeden Tag 200‑mal. Welcher Club erlebt mehr Tage, an denen der Angriff mehr Steine verliert?
    .choices-small = Der Club mit 20 Würfen
    .choices-large = Der Club mit 200 Würfen
    .choices-alike = Beide gleich viele
    .hint-1 = Mehr Würfe bringen mehr Überraschungen. Aber sie bringen auch mehr, was sie wieder ausgleicht.
    .hint-2 = Die Würfel sind dieselben. Aber wie viel macht ein Glückswurf unter 20 aus, und wie viel unter 200?
    .because = Mit 20 Würfen passiert es an 28,3 % der Tage, mit 200 Würfen an 7,8 %. Bei wenigen Würfen schwankt das Ergebnis mehr.
# en: af7afac5
twenty-rolls-net = Wie viele Steine die Verteidigung in einem Wurf mehr verliert als der Angriff.
    .because = Was die Verteidigung verliert, minus was der Angriff verliert.
# en: d57d6394
twenty-rolls-net-mean = Wie viele Steine verliert die Verteidigung in einem Wurf im Mittel mehr als der Angriff?
    .hint-1 = So viel verliert die Verteidigung. Zieh ab, was der Angriff verliert.
    .hint-2 = So viel verliert der Angriff.
    .hint-3 = Das ist die Summe über alle Arten. Teile durch ihre Anzahl.
    .hint-4 = So viele Steine verlieren beide zusammen.
    .because = 2 · 2.890 Steine minus 2 · 2.275 Steine, bei 7.776 Arten.
# en: aea37927
twenty-rolls-enough = Nach wie vielen Würfen kommt das Gegenteil zum ersten Mal seltener heraus als in 1 von 10 Fällen?
    .hint-1 = Nach zwanzig Würfen ist es noch mehr als 1 von 4.
    .hint-2 = Nach hundert Würfen sind es noch 15 %.
    .hint-3 = So selten ist es auch schon früher.
    .hint-4 = Sieh genau hin: Nach 160 Würfen sind es 10,02 %, ein wenig mehr als 1 von 10.
    .because = Das sind achtmal so viele wie zwanzig, und das Gegenteil kommt immer noch fast in einem von zehn Fällen heraus.
# en: 7a770c89
twenty-rolls-exercise-1 = In 50 Würfen hat { $two }‑mal die Verteidigung zwei Steine verloren, { $one }‑mal jede Seite einen und { $other }‑mal der Angriff zwei. Wie groß ist die relative Häufigkeit von „die Verteidigung verliert zwei“?
    .level = Zum Aufwärmen
    .hint-1 = So oft kam es vor. In wie vielen Würfen?
    .hint-2 = Vergleiche mit allen 50 Würfen, nicht nur mit den anderen.
    .hint-3 = Zähl Würfe, nicht Steine.
    .because = { $two } von 50 Würfen.
# en: 3f3715c8
twenty-rolls-exercise-2 = Ein Würfel wurde { $rolls }‑mal geworfen. Die relative Häufigkeit der Sechs war { $share } %. Wie viele Sechsen kamen?
    .level = Zum Aufwärmen
    .hint-1 = So wäre es bei 100 Würfen.
    .hint-2 = Prozent heißt: von hundert. Teile durch 100.
    .hint-3 = So viele kommen im Mittel. Wie viele kamen dieses Mal?
    .hint-4 = Das sind die Würfe ohne Sechs.
    .because = { $share } % von { $rolls } Würfen: { $rolls } · { $share }/100.
# en: bd08d326
twenty-rolls-exercise-3 = In 50 Würfen hat { $two }‑mal die Verteidigung zwei Steine verloren, { $one }‑mal jede Seite einen und { $other }‑mal der Angriff zwei. Wie viele Steine hat die Verteidigung im Mittel in einem Wurf verloren?
    .level = Hauptteil
    .hint-1 = Das sind die Steine aus allen 50 Würfen. Wie viele sind es in einem?
    .hint-2 = In { $two } dieser Würfe hat die Verteidigung zwei Steine verloren.
    .hint-3 = Wenn jede Seite einen Stein verliert, verliert auch die Verteidigung einen.
    .because = { $two } · 2 + { $one } · 1 Steine in 50 Würfen.
# en: fefe0c8c
twenty-rolls-exercise-4 = Für eine Wahlumfrage werden { $people } zufällig ausgewählte Leute befragt. Das Ergebnis liegt oft um { $off } Prozentpunkte daneben. Mit viermal so vielen Leuten wäre es nur halb so viel. Wie viele Leute müsste man befragen, damit es oft nur um { $less } danebenliegt?
    .level = Hauptteil
    .hint-1 = So viel helfen mehr Leute nicht: Für die Hälfte brauchst du schon viermal so viele.
    .hint-2 = Mit weniger Leuten schwankt das Ergebnis mehr, nicht weniger.
    .hint-3 = Mit so vielen liegt das Ergebnis oft um { $off } daneben.
    .because = Jedes Mal, wenn du { $off } halbierst, brauchst du viermal so viele Leute, bis du bei { $less } bist.
# en: 4ba7f925
twenty-rolls-exercise-5 = Ein Glücksrad hat { $fields } gleich große Felder. Auf { $good } davon gewinnst du, auf { $bad } verlierst du. Du drehst dreimal. Wie wahrscheinlich ist es, dass du öfter verlierst als gewinnst?
    .level = Für Schnelle
    .hint-1 = Auch wenn du zweimal verlierst und einmal gewinnst, hast du öfter verloren.
    .hint-2 = So ist es, wenn du nur zweimal drehst und beide Male verlierst. Beim wievielten von drei Malen kannst du gewinnen?
    .hint-3 = So ist es, wenn du nur einmal drehst.
    .hint-4 = Gewinnen kannst du beim ersten, zweiten oder dritten Mal.
    .because = Dreimal verlieren: { $bad }³ Arten. Zweimal verlieren: 3 · { $bad }² · { $good } Arten. Insgesamt gibt es { $fields }³ = { $ways }.
