### Das eine oder das andere. Variablen: { $a } und { $b } von { $n } mit je einer Eigenschaft, { $both } mit beiden, { $k } rote Felder, { $m } die größte Zahl, { $half } gerade Zahlen, { $stopped } aufgehaltene Mails, { $spam } Spam-Mails.

# en: 87746cec
either-or-guide =
    .plan-1 = Alle klicken die Karten an, die weiß oder eine 1 sind, oder legen echte Karten aus. Warum zehn und nicht elf?
    .plan-2 = Erste Schätzung: gerade oder hoch. Antworten sammeln, bevor jemand zählt.
    .plan-3 = Zwei Kreise an der Tafel. Alle ordnen die Karten in vier Felder ein, dann in die Vierfeldertafel.
    .plan-4 = Wahrscheinlichkeiten: eins der vier Felder, zwei davon, alle außer einem. Das Gegenereignis.
    .plan-5 = Was nicht beides sein kann. Weiße unter den geraden, gerade unter den weißen.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = In der Mathematik heißt „oder“: das eine, das andere oder beides.
    .say-2 = Jede Karte liegt in genau einem von vier Feldern. Die vier Zahlen ergeben zusammen alle Karten.
    .ask-1 = Welche Karten zählen wir doppelt, wenn wir einfach addieren?
    .ask-2 = Wann dürfen wir addieren, ohne etwas abzuziehen?
    .ask-3 = Was zählt sich leichter: was wir wollen, oder was wir nicht wollen?
    .support = Legen Sie zwei Reifen auf den Boden und lassen Sie die Karten hineinlegen. Was beides ist, kommt dorthin, wo die Reifen sich überschneiden.
    .extension = Zeichnet drei Kreise, für weiß, gerade und hoch. Wie viele Felder gibt es, und wie viele Karten liegen in jedem?
    .ticket-1 = Von 24 Karten sind 8 weiß und 9 niedrig, und 3 sind beides. Wie wahrscheinlich ist es, dass eine Karte weder weiß noch niedrig ist?
    .ticket-2 = 24 − (8 + 9 − 3) = 10, also 10/24 = 5/12
    .open-1 = Wann reicht Addieren?
    .open-1-answer = Wenn keine Karte beides sein kann: Die Kreise berühren sich nicht. Solche Ereignisse heißen unvereinbar.
    .open-2 = Kann ein Kreis ganz im anderen liegen?
    .open-2-answer = Ja: Jede Karte über 6 ist hoch, also liegt dieser Kreis im Kreis der hohen Karten. Dann ist „oder“ der größere Kreis und „beides“ der kleinere.

# en: 637adff3
either-or-say-even = gerade
# en: a89792b7
either-or-say-high = hoch
# en: f5296885
either-or-say-white = weiß
# en: 233e91f9
either-or-say-black = schwarz
# en: 2be9392d
either-or-say-one = eine 1
# en: ce09acad
either-or-say-low = niedrig
# en: cdd2264c
either-or-say-cards = { $n } Karten
# en: 5f5e8501
either-or-say-find = Klick jede Karte an, die weiß oder eine 1 ist.
# en: a1180a64
either-or-say-it-is = das ist { $card }
# en: 585205a2
either-or-say-moral = { $white } sind weiß und { $one } sind eine 1, aber { $white } + { $one } ist zu viel: { $both } { FORM($both, "Karte ist", "Karten sind") } beides.
# en: 38083d46
either-or-say-number-of-cards = eine Anzahl von Karten
# en: 7be60773
either-or-say-task = Hoch sind 6, 7, 8; niedrig sind 1, 2, 3. Welche Karten liegen in der Mitte?
# en: a3c30887
either-or-say-two-properties = Zwei Eigenschaften von 24 Karten
# en: bbac5ca4
either-or-say-told = { $first }: { $a }; { $second }: { $b }; beides: { $both }; keins von beiden: { $neither }. Deine Funktion zählt { $said } von { $all }, die das eine oder das andere sind.
# en: c7844531
either-or-say-the-cards = Karten
# en: cb59b010
either-or-say-not = nicht { $what }
# en: 7d808d51
either-or-say-all = alle
# en: 18164966
either-or-say-fill-in = Kreise und eine Tabelle zum Ausfüllen
# en: c3fef514
either-or-controls =
    .first = das eine
    .second = das andere

# en: fdbfb0ba
either-or-even-or-high = 24 Karten: 8 weiße und 16 schwarze mit den Zahlen 1 bis 8. 12 davon sind gerade, und 9 sind hoch: eine 6, 7 oder 8. Wie viele sind gerade oder hoch?
    .hint-1 = Da sind die Sechsen und Achten doppelt gezählt: Sie sind gerade und hoch.
    .hint-2 = Das sind die Karten, die beides sind.
    .hint-3 = Das sind die geraden. Auch die Siebenen sind hoch.
    .hint-4 = Das sind die hohen Karten. Auch die geraden zählen.
    .because = 12 + 9 zählt die sechs Karten mit einer 6 oder 8 doppelt. 12 + 9 − 6.
# en: 22899bc2
either-or-chance = Du ziehst eine der 24 Karten. Wie wahrscheinlich ist es, dass sie gerade oder hoch ist?
    .hint-1 = Da sind die Sechsen und Achten doppelt gezählt.
    .hint-2 = Das ist gerade. Auch hohe Karten zählen.
    .hint-3 = Das ist gerade und zugleich hoch.
    .because = 15 von 24 Karten: 15/24.
# en: 6efdbe20
either-or-neither = Und wie wahrscheinlich ist es, dass die Karte weder gerade noch hoch ist?
    .hint-1 = Alle Karten ohne die, die gerade oder hoch sind: Wie viele waren das?
    .hint-2 = Das sind die ungeraden. Manche davon sind hoch.
    .hint-3 = Das sind die, die gerade oder hoch sind. Nimm jetzt die anderen.
    .because = Alle anderen Karten: 24 − 15 = 9. Die Wahrscheinlichkeit ist 1 − 15/24.
# en: a8cd5dd3
either-or-exclusive = Was davon kann eine Karte nie zugleich sein?
    .choices-even = Weiß und gerade
    .choices-black = Schwarz und eine 1
    .choices-high = Eine 1 und hoch
    .hint-1 = Die weiße 2 ist beides.
    .hint-2 = Es gibt zwei schwarze Einsen.
    .because = Hohe Karten sind 6, 7 und 8. Solche Ereignisse heißen unvereinbar, und ihre Wahrscheinlichkeiten darf man einfach addieren.
# en: 534f20f9
either-or-black-or-high = Wie viele der 24 Karten sind schwarz oder hoch? 16 sind schwarz, 9 sind hoch.
    .hint-1 = Das sind mehr als alle Karten. Welche sind doppelt gezählt?
    .hint-2 = Das sind die schwarzen. Auch weiße hohe Karten zählen.
    .hint-3 = Das ist schwarz und hoch.
    .hint-4 = Das sind die weißen hohen Karten. Auch die schwarzen zählen.
    .because = Sechs Karten sind beides: 16 + 9 − 6. Oder so: 16 schwarze und drei weiße hohe.
# en: 6c37b51f
either-or-only-one = Wie wahrscheinlich ist es, dass eine Karte weiß oder eine 1 ist, aber nicht beides?
    .hint-1 = Das ist weiß oder eine 1 oder beides. Zieh ab, was beides ist.
    .hint-2 = Acht weiße und drei Einsen: Die weiße 1 ist doppelt gezählt, und sie sollte gar nicht zählen.
    .hint-3 = Das ist beides.
    .because = Sieben weiße, die keine 1 sind, und zwei Einsen, die nicht weiß sind: 9 von 24.
# en: fe05dbd4
either-or-white-of-even = Jemand zieht eine Karte und sagt: Sie ist gerade. Wie wahrscheinlich ist es, dass sie weiß ist?
    .hint-1 = Das ist weiß und gerade unter allen Karten. Aber wir wissen, dass sie gerade ist: Schau nur auf 12 Karten.
    .hint-2 = So viele der weißen sind gerade. Schau hier auf die geraden.
    .hint-3 = So viele der weißen sind gerade. Schau hier auf die geraden.
    .because = 12 Karten sind gerade, und 4 davon sind weiß: 4/12.
# en: 6f645c25
either-or-story = Nora füttert alle streunenden Katzen in ihrer Straße. Was ist wahrscheinlicher?
    .choices-one = Sie arbeitet in einer Bank
    .choices-both = Sie arbeitet in einer Bank und hat eine Katze
    .choices-same = Beides gleich, egal wer sie ist
    .hint-1 = Wer in einer Bank arbeitet und eine Katze hat, arbeitet in einer Bank. Welcher Kreis ist größer?
    .hint-2 = Nur wenn in einer Bank alle eine Katze haben. Welcher Kreis ist größer?
    .because = Leute, auf die beides zutrifft, sind ein Teil derer, die in einer Bank arbeiten. Also ist beides nie wahrscheinlicher als eins davon. Eine gute Geschichte lässt uns das vergessen: Das heißt Konjunktionsfehler.
# en: c8c77db8
either-or-exercise-1 = { $a } Kinder spielen Fußball, { $b } schwimmen, und { $both } machen beides. Wie viele machen mindestens eins davon?
    .level = Zum Aufwärmen
    .hint-1 = Wer beides macht, ist doppelt gezählt.
    .hint-2 = Wer beides macht, soll einmal zählen.
    .hint-3 = Wer beides macht, ist unter den { $a } und auch unter den { $b }.
    .because = { $a } + { $b } − { $both }.
# en: 09bed1f6
either-or-exercise-2 = Ein Glücksrad hat { $n } gleich große Felder, und { $k } davon sind rot. Wie wahrscheinlich ist es, dass es nicht auf Rot stehen bleibt?
    .level = Zum Aufwärmen
    .hint-1 = Das ist Rot.
    .hint-2 = Das ist ein Feld.
    .hint-3 = Im Nenner zählen alle Felder, auch die roten.
    .because = Alle anderen: 1 − { $k }/{ $n }.
# en: d893151d
either-or-exercise-3 = Kugeln mit den Zahlen 1 bis { $n } liegen in einer Kiste. Eine wird gezogen. Wie wahrscheinlich ist es, dass ihre Zahl gerade oder höchstens { $m } ist?
    .level = Hauptteil
    .hint-1 = Gerade Zahlen bis { $m } sind doppelt gezählt.
    .hint-2 = Das sind die geraden. Auch ungerade Zahlen bis { $m } zählen.
    .hint-3 = Das sind die geraden bis { $m }.
    .because = { $half } sind gerade, { $m } sind höchstens { $m }, { $both } sind beides: { $half } + { $m } − { $both } von { $n }.
# en: 177e18b6
either-or-exercise-4 = Von { $n } Gästen sind { $a } Kinder, { $b } kamen mit dem Bus, und { $both } sind Kinder, die mit dem Bus kamen. Auf wie viele trifft weder das eine noch das andere zu? Eine Vierfeldertafel hilft.
    .level = Hauptteil
    .hint-1 = Die Kinder aus dem Bus sind doppelt abgezogen.
    .hint-2 = Das sind die Kinder und die aus dem Bus. Nimm jetzt die anderen.
    .hint-3 = Auf die trifft nicht beides zu. Aber auf viele davon trifft eins zu.
    .because = { $n } − ({ $a } + { $b } − { $both }).
# en: 90508e77
either-or-exercise-5 = Ohne Karten: Ein Filter hält { $stopped } Mails auf, und { $both } davon sind Spam. Insgesamt gab es { $spam } Spam-Mails. Wie wahrscheinlich ist es, dass eine aufgehaltene Mail Spam ist?
    .level = Für Schnelle
    .hint-1 = So viel vom Spam wurde aufgehalten. Schau hier auf die aufgehaltenen Mails.
    .hint-2 = Schau nur auf die aufgehaltenen Mails. Wie viele davon sind Spam?
    .hint-3 = Das sind die guten Mails unter den aufgehaltenen.
    .because = { $stopped } wurden aufgehalten, { $both } davon sind Spam: { $both }/{ $stopped }.
