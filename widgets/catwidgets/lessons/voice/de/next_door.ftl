### Nebenan. Variablen: { $start } und { $end } Felder wie (3, 3), { $steps } Schritte, { $apart } Schritte Abstand, { $across } und { $up } Schritte zur Seite und nach oben.

# en: 02674d81
next-door-guide =
    .plan-1 = Auf Karopapier: Alle versuchen, mit genau vier Schritten nebenan anzukommen.
    .plan-2 = Erste Schätzung. Wer „ja“ sagt, zeichnet den Weg vor.
    .plan-3 = Die Suche ausführen, den Schieberegler bewegen und suchen, was alle markierten Felder gemeinsam haben. Dann den Beweis erzählen.
    .plan-4 = „Du bist dran“ 1 und 2. Schnelle machen mit „Schräg fahren“ weiter.
    .plan-5 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Ihr könnt eine Stunde lang probieren. Ein Beweis dauert eine Minute, und danach muss niemand mehr probieren.
    .say-2 = Niemand hat alle Wege ausprobiert. Wir haben überlegt, was für jeden Weg gilt.
    .ask-1 = Was macht ein Schritt mit der Farbe? Was machen zwei Schritte?
    .ask-2 = Warum reicht es nicht, viele Wege auszuprobieren?
    .ask-3 = Wo habt ihr noch etwas gesehen, das nur zwischen zwei Zuständen hin- und herspringt?
    .support = Legen Sie eine Münze auf ein Schachbrett und drehen Sie sie bei jedem Schritt um: Kopf auf Weiß, Zahl auf Schwarz.
    .extension = Schneidet von einem Schachbrett zwei gegenüberliegende Ecken ab. Können 31 Dominosteine den Rest bedecken?
    .ticket-1 = Von (1, 1) nach (6, 8) mit genau 15 Schritten: Geht das? Der Abstand ist 12 Schritte.
    .ticket-2 = Nein: 15 − 12 ist ungerade
    .open-1 = Was wäre, wenn ein Taxi auch einen Schritt lang warten dürfte?
    .open-1-answer = Dann muss die Farbe nicht wechseln, und jedes Feld, das nah genug ist, ist erreichbar.
    .open-2 = Welche Schachfiguren wechseln immer die Farbe, und welche nie?
    .open-2-answer = Ein Springer wechselt sie immer, ein Läufer nie. Turm, Dame und König können beides.

# en: e474b573
next-door-say-walk-task = Klick dich Feld für Feld weiter. Kommst du nach genau vier Schritten beim Fahrgast auf { $passenger } an?
# en: 9db3c494
next-door-say-walk-again = Nächster Weg
# en: a86dd80a
next-door-say-walk-again-tip = Zurück zum Start; wo du angekommen bist, bleibt ein Punkt
# en: e31a8fc1
next-door-say-walk = Ein Weg von vier Schritten
# en: 083b8d9a
next-door-say-ended-here = hier bist du angekommen
# en: b34438a8
next-door-say-walked = { $steps } von 4 Schritten: Das Taxi steht auf { $cell }.{ $ends ->
        [0] { "" }
       *[other] { " " }Bisher bist du auf { $ends } { FORM($ends, "Feld", "verschiedenen Feldern") } angekommen.
    }
# en: 6c3fab2f
next-door-say-task = Bewege den Schieberegler. Achte auf die Farben der markierten Felder.
# en: 9d672d55
next-door-say-cells = Felder wie (3, 3)
# en: 207cbd45
next-door-say-can-end = erreichbar
# en: fcc31f16
next-door-say-where = Wo das Taxi ankommen kann
# en: e4625f09
next-door-say-no-cell = Gar kein Feld.
# en: f9c3439c
next-door-say-after = Nach { $steps } { FORM($steps, "Schritt", "Schritten") } von { $start } aus: { $cells } { FORM($cells, "Feld", "Felder") } der Stadt, { $colours ->
        [plain] alle einfarbig
        [striped] alle gestreift
       *[both] manche einfarbig, manche gestreift
    }. Das Feld des Fahrgasts, { $passenger }, ist { FORM($there, "dabei", "nicht dabei") }.
# en: e958cde9
next-door-say-plain = einfarbig
# en: 35efe0dc
next-door-say-striped = gestreift
# en: ed7c8d94
next-door-say-chessboard = Die Stadt als Schachbrett
# en: 78cfa75f
next-door-say-two-colours = Das Taxi auf { $start } steht auf einem einfarbigen Feld, der Fahrgast auf { $passenger } auf einem gestreiften.
# en: 2590c1e7
next-door-say-which-striped = Welche Felder gestreift sind
# en: 959585d6
next-door-controls =
    .steps = Schritte

# en: a6e298a4
next-door-four-steps = Dein Taxi steht auf (3, 3), der Fahrgast nebenan auf (4, 3). Du musst genau vier Schritte machen, nach links oder rechts, nach oben oder unten. Umdrehen ist erlaubt. Kannst du beim Fahrgast ankommen?
    .choices-once = Ja, auf einem Weg
    .choices-often = Ja, auf mehreren Wegen
    .choices-never = Nie
    .hint-1 = Auf welchem? Zähl seine Schritte.
    .hint-2 = Auf welchen? Zähl bei einem die Schritte.
    .because = Jeder Schritt wechselt die Farbe des Feldes, wie auf einem Schachbrett. Vier Schritte führen zur Farbe vom Anfang zurück, und nebenan ist die andere Farbe.
# en: 6ed619e6
next-door-five-steps = Und mit genau fünf Schritten?
    .choices-once = Ja, auf einem Weg
    .choices-often = Ja, auf mehreren Wegen
    .choices-never = Nie
    .hint-1 = Fahr um einen Block herum: Es gibt Blöcke auf beiden Seiten.
    .hint-2 = Ein Schritt, und dann zweimal hin und zurück.
    .because = Ein Schritt nach rechts, dann zweimal hin und zurück. So geht es auf vielen Wegen.
# en: c0470afe
next-door-possible = Kommt ein Taxi mit genau so vielen Schritten vom Start zum Ziel?
    .because = Nah genug und die richtige Farbe: Beides ist nötig, und beides zusammen reicht.
# en: ee0105eb
next-door-striped-cells = Die Stadt hat 6 Spalten und 8 Zeilen. Wie viele Felder haben dieselbe Farbe wie (3, 3), wo das Taxi steht?
    .hint-1 = Das sind alle Felder.
    .hint-2 = Zähl in einer Zeile: drei von jeder Farbe.
    .hint-3 = Zähl in einer Zeile: drei von jeder Farbe.
    .hint-4 = Die Hälfte von 6 Spalten und die Hälfte von 8 Zeilen: So fehlen die meisten.
    .because = In jeder Zeile sind drei einfarbige und drei gestreifte Felder: 8 · 3.
# en: e004dfcd
next-door-corners = Jetzt dürfen Taxis auch schräg fahren, etwa von (3, 3) nach (4, 4). Kommst du nun mit genau vier Schritten nebenan an?
    .choices-yes = Ja
    .choices-no = Nein
    .hint-1 = Was macht ein schräger Schritt mit der Farbe?
    .because = Ein schräger Schritt ändert die Farbe nicht. Schon ein einziger, und der Beweis stimmt nicht mehr.
# en: 193ba4cf
next-door-exercise-1 = Kommt ein Taxi mit genau { $steps } Schritten von { $start } nach { $end }?
    .level = Zum Aufwärmen
    .choices-yes = Ja
    .choices-no = Nein
    .hint-1 = Der Abstand ist { $apart }, und du hast { $steps } Schritte. Reicht das, und sind beide gerade oder beide ungerade?
    .hint-2 = Der Abstand ist { $apart }, und du hast { $steps } Schritte. Zwei Schritte kannst du mit Hin und Her verbrauchen.
    .because = Der Abstand ist { $apart }. Vergleiche ihn mit der Zahl der Schritte.
# en: ef13b827
next-door-exercise-2 = Wie viele Schritte sind es mindestens von { $start } nach { $end }?
    .level = Zum Aufwärmen
    .hint-1 = Das sind die Spalten. Die Zeilen zählen auch.
    .hint-2 = Das sind die Zeilen. Die Spalten zählen auch.
    .hint-3 = Erst eine Zeile entlang, dann eine Spalte entlang. Zähl die Schritte zusammen.
    .hint-4 = Du hast Felder gezählt. Wo das Taxi losfährt, hat es noch keinen Schritt gemacht.
    .hint-5 = Du hast die Felder dazwischen gezählt. Der letzte Schritt zählt auch.
    .because = In der Zeile { $across }, in der Spalte { $up }.
# en: 3e23e59e
next-door-exercise-3 = Eine Stadt hat { $columns } Spalten und { $rows } Zeilen. Die Ecke (1, 1) ist einfarbig. Wie viele Felder sind einfarbig?
    .level = Hauptteil
    .hint-1 = Das sind alle Felder.
    .hint-2 = Das sind die anderen. Welche Sorte liegt in den Ecken?
    .hint-3 = Kein Feld ist halb einfarbig. Von welcher Sorte gibt es eins mehr?
    .because = { $columns } · { $rows } ist ungerade. Die Ecken sind einfarbig, also gibt es ein einfarbiges Feld mehr.
# en: c4618ab2
next-door-exercise-4 = { $cups } Becher stehen auf dem Kopf. Mit einem Zug drehst du genau { $turned } davon um. Können am Ende alle richtig herum stehen?
    .level = Hauptteil
    .choices-yes = Ja
    .choices-no = Nein
    .hint-1 = Probier es mit Münzen. Zähl nach jedem Zug die, die richtig liegen: Ist die Zahl jemals ungerade?
    .hint-2 = Probier es mit { $cups } Münzen. Du darfst auch welche wieder zurückdrehen.
    .because = Ein Zug dreht eine gerade Zahl von Bechern um. Also bleibt die Zahl der richtig stehenden gerade: 0, 2, 4 und so weiter. { $cups } kann sie nur werden, wenn { $cups } gerade ist.
# en: 49b9edbf
next-door-exercise-5 = In einer sehr großen Stadt macht ein Taxi genau { $steps } Schritte. Auf wie vielen Feldern kann es ankommen?
    .level = Für Schnelle
    .hint-1 = Das sind die Felder, die { $steps } Schritte weit weg sind. Das Taxi darf auch umkehren.
    .hint-2 = So ist es einen Schritt früher.
    .hint-3 = Das sind die Wege. Viele davon enden auf demselben Feld.
    .hint-4 = Das sind alle Felder, die nah genug sind. Die Hälfte davon, ungefähr, hat die andere Farbe.
    .because = 1, 4, 9, 16, …: nach { $steps } Schritten { $more } · { $more }.
