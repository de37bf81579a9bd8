### Reihen abzählen.

# en: f004fd0c
parking-note =
    .words-1 = Kombination, Binomialkoeffizient, Bijektion
    .words-2 = Unabhängigkeit
    .words-3 = Grenzwert, Dichte
    .tips-1 = Teil 1 füllt 25 Minuten; Teil 3 ist für die, die Integrale kennen.
    .tips-2 = Häufiger Fehler: Man hält die übrigen Spalten für unterscheidbar. Lassen Sie alle 28 Möglichkeiten für 18 Spalten aufschreiben.
# en: 598bf4dc
parking-seventeen = In 16 Spalten kann man sechs Fische nur auf eine Art zeichnen. Auf wie viele Arten geht es in 17 Spalten?
    .hint-1 = Eine Spalte ist übrig. Sie kann vor dem ersten Fisch liegen, hinter dem letzten oder in einem der Abstände.
    .hint-2 = Das sind die Abstände. Die übrige Spalte kann auch an beiden Enden liegen.
    .hint-3 = An beiden Enden und in jedem Abstand: Zähl noch einmal.
    .hint-4 = Die übrige Spalte kommt vor, zwischen oder hinter die Fische, nicht irgendwohin.
    .because = Die übrige Spalte kommt davor, dahinter oder in einen von fünf Abständen.
# en: 0d5b36f5
parking-eighteen = Und in 18 Spalten? Zwei Spalten sind übrig.
    .hint-1 = 7 · 7 zählt die meisten doppelt: Die beiden übrigen Spalten kann man nicht unterscheiden.
    .hint-2 = So oft liegen die übrigen Spalten an zwei verschiedenen Stellen; beide dürfen auch an derselben liegen.
    .hint-3 = 7 + 7 zählt etwas anderes: Wähle für jede eine Stelle.
    .hint-4 = Man kann sie nicht unterscheiden, und beide dürfen an derselben Stelle liegen.
    .because = 21 mit den übrigen Spalten an zwei Stellen, 7 mit beiden an einer.
# en: 65a2148b
parking-twenty = Nimm die Regel für 20 Spalten: Streich in jedem der fünf Abstände zwei Felder, und wähle sechs von dem, was bleibt. Wie viele Möglichkeiten sind das?
    .hint-1 = Das ist 20 über 6, ganz ohne Abstände. Zuerst werden zehn Spalten gestrichen.
    .hint-2 = Das ist 10 über 5; gezeichnet werden sechs Fische.
    .hint-3 = So ist es bei 18 Spalten.
    .hint-4 = Das ist 9 über 6, für 19 Spalten.
    .hint-5 = Das ist 11 über 6; gestrichen werden zehn Spalten.
    .because = 10 über 6.
# en: a6af7671
parking-both-rows = Der Plan „Nachtmarkt“ hat 20 Spalten, und in beide Randreihen werden Fische und Katzen gezeichnet, je sechs. In eine Reihe passen sie mit der Wahrscheinlichkeit 0,761. Wie wahrscheinlich ist es, dass keine der beiden Reihen zugeparkt wird? Die Reihen sind weit voneinander entfernt.
    .hint-1 = Das gilt für eine Reihe. Es müssen beide passen.
    .hint-2 = Multipliziere: Was in einer Reihe passiert, sagt nichts über die andere.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass mindestens eine passt.
    .hint-4 = Das ist die Wahrscheinlichkeit, dass beide zugeparkt werden.
    .because = Das Quadrat: Die beiden Reihen stören einander nicht.
# en: ed95b45d
parking-crowded = Eine sehr lange Reihe wird zufällig gefüllt, bis nichts mehr passt. Bestenfalls liegt auf jedem dritten Feld ein Fisch, schlimmstenfalls auf jedem fünften. Auf welchem Anteil der Felder liegt einer?
    .hint-1 = Das ist das Beste, was möglich ist, ohne ein verschenktes Feld.
    .hint-2 = Das ist das Schlimmste, was möglich ist.
    .hint-3 = Fast. Es ist etwas mehr.
    .hint-4 = Das ist die Mitte zwischen dem Besten und dem Schlimmsten, und es kommt nah heran. Es ist etwas mehr.
    .because = Es ist kein Bruch: Der genaue Wert ist ein Integral.

# en: f25f23eb
parking-say-task = Alle Arten, sechs Fische zu zeichnen.
# en: bc47610b
parking-say-fish = Fisch
# en: 1fa61ede
parking-say-way = Möglichkeit { $k } von { $all }
# en: 973ac14b
parking-say-row = { $columns } Spalten, { $ways } { FORM($ways, "Möglichkeit", "Möglichkeiten") }. Nummer { $k }: { $where }.
# en: dfab487f
parking-say-density = Fische je Spalte
# en: a3ccf39e
parking-say-endless-row = endlose Reihe
# en: e049ba0b
parking-say-crowding = Fische in einer vollen Reihe, je Spalte
# en: 6d1db11f
parking-say-columns = Spalten
# en: 3cd65bdc
parking-controls =
    .columns = Spalten
    .number = Nummer
