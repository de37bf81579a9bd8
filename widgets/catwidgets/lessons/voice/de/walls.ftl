### Mauern. Variablen: { $name } das Feld der Katze, { $paths } Wege, { $bricks } Steine, { $shrines } die Felder der Schreine, { $a } bis { $d } Leute je Minute, { $told } Straßen mit ihren Kosten.

# en: a3933779
walls-guide =
    .plan-1 = Ein Spiel: ein Gitter auf dem Boden, jemand ist die Katze, andere sind Steine. Wie wenige reichen?
    .plan-2 = Zwei Fälle nach Augenmaß beurteilen. Was würde jemanden überzeugen, der euch nicht glaubt?
    .plan-3 = Die Zelle mit der Idee: eine Suche und ihre Punkte. „Du bist dran“ 1: Wann ist eine Katze eingeschlossen?
    .plan-4 = Leeres Papier, dann der Hof: bauen und schätzen, wie viele Steine man mindestens braucht. Der Computer probiert alle Paare.
    .plan-5 = Warum nicht weniger: zwei Wege, die kein Feld gemeinsam haben. Die Katze woanders hinsetzen. „Du bist dran“ 2.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Recht haben ist das eine, es beweisen das andere. Wir suchen Beweise, die jeder prüfen kann.
    .say-2 = Die eine Seite zeigt eine Mauer. Die andere zeigt ebenso viele Wege, die kein Feld gemeinsam haben. Dann sind beide fertig.
    .ask-1 = Was beweist, dass die Katze frei ist? Was beweist, dass sie es nicht ist?
    .ask-2 = Könnte auch eine Mauer mit Lücken reichen?
    .ask-3 = Wenn es drei Wege gibt, die kein Feld gemeinsam haben: Was wisst ihr dann über jede Mauer?
    .support = Lassen Sie die Mauer mit Münzen auf Karopapier legen, und jemand anderes führt die Katze mit einem Stift.
    .extension = Zeichnet einen Plan, auf dem drei Wege kein Feld gemeinsam haben, obwohl es aussieht, als würden zwei Steine reichen.
    .ticket-1 = Eine Katze steht in einer Ecke von leerem Papier, weit weg von zu Hause. Wie viele Steine braucht man mindestens, und welche Wege beweisen das?
    .ticket-2 = 2 Steine, auf ihren beiden Nachbarfeldern; mit jedem davon beginnt ein Weg
    .open-1 = Welches einzelne Feld des Hofs würdest du schließen, wenn du nur eins schließen darfst?
    .open-1-answer = Eine der beiden Lücken. Dann führt jeder Heimweg durch die andere Lücke, und ein weiterer Stein reicht.
    .open-2 = Wo sucht man sonst den billigsten Schnitt?
    .open-2-answer = Wo man ein Netz schützt: Wie wenige Kabel müssen ausfallen, damit ein Land geteilt ist? Und wo man Rohre plant: Mehr Wasser kommt nicht durch, als der Schnitt durchlässt.

# en: d2f6c443
walls-say-spaces-reached = die erreichten Felder
# en: 4fb5066d
walls-say-start-unmet = { $name } erreicht { $start } nicht, obwohl die Katze dort anfängt
# en: 5ba8fef3
walls-say-no-space = { $place } ist kein Feld
# en: 17173537
walls-say-reaches = Die Katze erreicht { $n } { FORM($n, "Feld", "Felder") }, { $home ->
    [0] keins davon in Reihe 1
   *[other] { $home } davon in Reihe 1: { $which }
}.
# en: 233a1c2a
walls-say-chase = Halt die Katze auf
# en: df420915
walls-say-chase-task = Lass die Katze nicht in Reihe 1 kommen. Jeder Klick schließt ein Feld, dann geht sie einen Schritt. Mit wie wenigen Steinen schaffst du es?
# en: d4c986cc
walls-say-again = Von vorn
# en: 74259640
walls-say-again-tip = Alle Felder öffnen
# en: 2a67f4ec
walls-say-closed = geschlossen
# en: 4940b0ec
walls-say-chase-so-far = Die Katze ist auf { $cat }. Bisher { $n } { FORM($n, "Stein", "Steine") }.
# en: 619376e9
walls-say-chase-home = Sie ist zu Hause, vorbei an { $n } { FORM($n, "Stein", "Steinen") }.
# en: 989fa943
walls-say-chase-shut-in = Sie ist eingeschlossen, mit { $n } { FORM($n, "Stein", "Steinen") }.
# en: 4d2a6474
walls-say-a-long-wall = Eine lange Mauer
# en: dc2b7168
walls-say-a-short-wall = Eine kurze Mauer
# en: 108df73a
walls-say-wants-home = Die rote Katze auf { $cat } will nach Hause, in Reihe 1.
# en: 22ac3b5e
walls-say-cases-task = Ein Punkt ist ein Feld, das die Katze erreicht.
# en: af247a84
walls-say-reached = erreicht
# en: 6f919b79
walls-say-verdict = Also { $free ->
    [yes] kommt sie nach Hause
   *[no] ist sie gefangen
}.
# en: 25ca2431
walls-say-build = Bau eine Mauer
# en: 45a4ff1b
walls-say-build-task = Die Katze auf { $cat } will in Reihe 1. Schließ so wenige Felder wie möglich. Noch ein Klick öffnet ein Feld wieder.
# en: 89f39e1a
walls-say-open-all = Alle öffnen
# en: bd3f917d
walls-say-open-all-tip = Die Mauer wegnehmen
# en: b25c8691
walls-say-cat-stands = Die Katze steht auf { $cat }: Schließ ein Feld um sie herum.
# en: 4fb33327
walls-say-closed-so-far = { $n ->
    [0] Noch ist nichts geschlossen
   *[other] Geschlossen: { $n } { FORM($n, "Feld", "Felder") }, { $which }
}.
# en: 7837c580
walls-say-shrine = { $place } ist ein Schrein, und den betritt keine Katze.
# en: 8201294a
walls-say-anywhere-task = Klick ein Feld an, um die Katze dorthin zu setzen.
# en: 1a3d5613
walls-say-walls-and-paths = Mauern und Wege
# en: 5bd4f52e
walls-say-at-home = Von { $start } aus: Die Katze ist zu Hause.
# en: cda1966e
walls-say-path = Weg { $k }
# en: 37e2d72d
walls-say-of-the-wall = { $path ->
    [no] Teil der Mauer
   *[other] { $path }, Teil der Mauer
}
# en: 5ba0c57b
walls-say-cheapest = Von { $start } aus: eine Mauer aus { $n } { FORM($n, "Feld", "Feldern") }, { $which }, und { $n } { FORM($n, "Weg", "Wege ohne gemeinsames Feld") }. Also ist keine Mauer billiger.
# en: 585f5442
walls-say-paths = Wege ohne gemeinsames Feld
# en: 875ad562
walls-say-a-path = Weg
# en: c82294a3
walls-say-spaces = Felder
# en: 4b0c9106
walls-say-yard = Der Hof
# en: cdbbf7a0
walls-say-yard-names = Ein Feld heißt nach seiner Spalte und seiner Reihe.
# en: 7cb1edc7
walls-controls =
    .position = Stellung

# en: 83365894
walls-long-wall = Blau hat eine lange Mauer gezeichnet. Ist die rote Katze gefangen?
    .choices-trapped = Sie ist gefangen
    .choices-free = Sie kommt nach Hause
    .hint-1 = Geh die Mauer bis zum Ende entlang. Reicht sie bis zum Rand?
    .because = Ein Feld der dritten Reihe ist noch frei, am rechten Rand.
# en: 45a3731c
walls-short-wall = Und hier? Die blaue Linie hat nur fünf Felder.
    .choices-trapped = Sie ist gefangen
    .choices-free = Sie kommt nach Hause
    .hint-1 = Versuch, den Weg zu zeichnen. Die roten Tore sind Schreine, und die betritt keine Katze.
    .because = Das meiste haben die Schreine gemacht: Zwei Lücken waren offen, und die Linie schließt beide.
# en: 851b9d90
walls-what-proves-it = Jemand sagt, die Katze ist frei. Was ist der kürzeste Beweis?
    .choices-path-or-wall = ein einziger Heimweg
    .choices-try-all = eine Liste aller Wege
    .choices-longer = die Länge der Mauer
    .hint-1 = Einer davon reicht.
    .hint-2 = Eine lange Mauer hat die erste Katze nicht gefangen, eine kurze die zweite schon.
    .because = Und dass sie gefangen ist, beweist alles, was sie erreicht: Sieh auf jedem Feld nach allen Seiten.
# en: fc770270
walls-shut-in = Ob keins der erreichten Felder ihr Zuhause ist.
    .because = Eingeschlossen heißt: Was sie erreicht und ihr Zuhause haben nichts gemeinsam.
# en: 17b6f32b
walls-open-paper = Auf leerem Papier steht die Katze auf d5, weit weg von allen Rändern außer einem. Wie viele Felder hat die billigste Mauer?
    .hint-1 = Eine ganze Reihe würde reichen, aber es geht billiger. Bau sie nah an der Katze.
    .hint-2 = Dann ist eine Seite der Katze offen, und sie läuft außen herum.
    .hint-3 = Die Ecken brauchen keine Steine: Katzen gehen nicht schräg.
    .hint-4 = Auf welche davon hätte die Katze nie kommen können?
    .because = Alle vier Nachbarn. Billiger geht es auf leerem Papier nicht.
# en: c2ae6902
walls-three-exits = Im Hof hat die Katze auf e6 drei Ausgänge: d6, f6 und e5. Wie viele Steine brauchst du mindestens, damit sie nicht nach Hause kommt?
    .hint-1 = Das sind die drei Ausgänge. Schreine sind schon umsonst geschlossen. Wo lassen sie Lücken?
    .hint-2 = Schreine sind schon umsonst geschlossen. Wo lassen sie Lücken?
    .hint-3 = Es gibt zwei Lücken, und sie haben kein Feld gemeinsam.
    .hint-4 = Eine ganze Reihe reicht, aber Schreine sind schon umsonst geschlossen.
    .because = Je einer in den beiden Lücken zwischen den Schreinen.
# en: 934971cb
walls-why-no-fewer = Du hast im Hof eine Mauer aus zwei Feldern. Was beweist, dass keine aus einem Feld reicht?
    .choices-disjoint = zwei Heimwege, die nur das erste Feld gemeinsam haben
    .choices-shortest = der kürzeste Heimweg
    .choices-many = hundert Mauern aus einem Feld, die alle nicht reichen
    .hint-1 = Ist der geschlossen, gibt es vielleicht noch andere, vielleicht auch nicht.
    .hint-2 = Es gibt weniger als hundert Felder, also würde das reichen. Aber es gibt einen Beweis, den man sofort sieht.
    .because = Jeder der beiden Wege braucht seinen eigenen Stein.
# en: 1cd9db0a
walls-best-place = Für wie viele Felder des Hofs über Reihe 1 hat die billigste Mauer mehr als zwei Felder?
    .hint-1 = Über den beiden Lücken reichen immer zwei Felder.
    .hint-2 = Probier Felder unter den Lücken.
    .hint-3 = So viele brauchen zwei.
    .hint-4 = So viele brauchen vier. Drei sind auch mehr als zwei.
    .hint-5 = So viele brauchen drei. Vier sind auch mehr als zwei.
    .because = Sie liegen alle unter den Lücken.
# en: 4287ad20
walls-exercise-1 = Leeres Papier mit 6 Reihen und 7 Spalten, a bis g. Zu Hause ist Reihe 1. Die Katze steht auf { $name }. Wie viele Steine brauchst du mindestens, um sie einzuschließen?
    .level = Zum Aufwärmen
    .hint-1 = Steht sie an einem Rand? Ränder sind schon umsonst geschlossen.
    .hint-2 = Eine ganze Reihe würde reichen, aber es geht billiger. Bau nah an der Katze.
    .because = So viele, wie sie Nachbarfelder hat. Ränder sind schon umsonst geschlossen.
# en: 18db203b
walls-exercise-2 = Eine Katze hat { $paths } Heimwege, die kein Feld gemeinsam haben. Deine Mauer hat { $bricks } Steine und schließt die Katze ein. Was weißt du?
    .level = Zum Aufwärmen
    .choices-cheapest = Keine Mauer hat weniger Steine
    .choices-cheaper = Irgendeine Mauer hat weniger Steine
    .choices-open = Vielleicht hat eine Mauer weniger Steine, vielleicht keine
    .hint-1 = Für die Wege braucht man mindestens { $paths } Steine. Deine Mauer hat mehr. Könnte es eine dazwischen geben?
    .hint-2 = Wege sagen nur, wie viele Steine man mindestens braucht. Zeigen sie, dass weniger als { $bricks } reichen?
    .hint-3 = Jeder der { $paths } Wege braucht seinen eigenen Stein. Wie viele hat deine Mauer?
    .because = Jeder Weg braucht seinen eigenen Stein, also sind es mindestens { $paths }. Deine Mauer hat { $bricks }.
# en: fbe302c4
walls-exercise-3 = Der Hof mit seinen Schreinen: { $shrines }. Er hat 6 Reihen und 7 Spalten, a bis g. Zu Hause ist Reihe 1. Die Katze steht auf { $name }. Wie viele Steine brauchst du mindestens, um sie einzuschließen?
    .level = Hauptteil
    .hint-1 = Eine ganze Reihe würde reichen. Wo lassen die Schreine Lücken?
    .hint-2 = Schreine sind schon umsonst geschlossen. Zähl die Felder, die offen sind.
    .hint-3 = Such noch einen Heimweg, oder eine Lücke.
    .because = Finde eine Mauer und ebenso viele Heimwege, die kein Feld gemeinsam haben.
# en: dcdc0467
walls-exercise-4 = Eine Aula hat zwei Ausgänge. Links kommt eine Tür für { $a } Leute je Minute und dann eine Treppe für { $b }. Rechts kommt eine Tür für { $c } und dann eine Treppe für { $d }. Wie viele Leute können in einer Minute hinaus?
    .level = Hauptteil
    .hint-1 = Das sind die Türen. Passen auf die Treppen genauso viele?
    .hint-2 = Das sind die Treppen. Kommen so viele durch die Türen?
    .hint-3 = Jeder muss durch eine Tür und über eine Treppe. Es zählt, was enger ist.
    .because = Auf jeder Seite zählt, was enger ist. Addiere beide Seiten.
# en: 6c698d84
walls-exercise-5 = Vier Plätze, und was es kostet, die Straße zwischen zwei von ihnen zu sperren: { $told }. Was kostet es mindestens, S von T zu trennen?
    .level = Für Schnelle
    .hint-1 = Das ist die Mauer um S. Drei andere Mauern sind möglich.
    .hint-2 = Das ist die Mauer um T. Drei andere Mauern sind möglich.
    .because = Vier Mauern sind möglich: um S, um T, um S und A, um S und B. Nimm die billigste.
