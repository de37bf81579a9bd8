### Leiterspiel. Variablen: { $square } und { $there } Felder, { $far } ihr Abstand, { $places } und { $faces } einige Felder oder Augenzahlen, { $k } wie viele es sind, { $ways } Paare von Würfen, { $a } und { $b } Nenner von Wahrscheinlichkeiten.

# en: 7e0529d6
snakes-and-ladders-guide =
    .plan-1 = Zu zweit ein Spiel auf einem echten Plan oder auf der Seite, die Züge mitzählen. Erste Schätzung: Wie viele sind es im Mittel?
    .plan-2 = Zustände und Schritte: Nach einem Wurf zählt nur, auf welchem Feld man steht. Die Wahrscheinlichkeiten fließen über den Plan.
    .plan-3 = Das erste „Du bist dran“: Spiele, die nach n Zügen zu Ende sind. Danach: Wann ist die Hälfte zu Ende?
    .plan-4 = Eine Leiter wegnehmen: schätzen, dann klicken. Dann die Schlange, die hilft.
    .plan-5 = Auf lange Sicht: Sonne und Regen.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Was als Nächstes kommt, hängt vom Feld ab und von nichts davor. So eine Kette heißt Markow-Kette.
    .say-2 = Die Figur steht auf einem Feld. Was über den Plan fließt, ist das, was wir darüber wissen.
    .ask-1 = Warum addieren wir die Wahrscheinlichkeiten aller Felder, die zu einem Feld führen?
    .ask-2 = Welche Leiter wird am öftesten benutzt: die längste oder eine, auf die viele Wege treffen?
    .ask-3 = Die Hälfte der Spiele ist nach 32 Zügen zu Ende, aber im Mittel sind es 39. Wie kann beides stimmen?
    .support = Zeichnen Sie einen Plan mit sechs Feldern und einer Schlange, und lassen Sie zehn Plättchen zugleich ziehen: Wie viele stehen nach jedem Wurf wo?
    .extension = Schreibt den Schritt als Matrix, und findet die mittlere Zahl der Züge mit (I − Q)⁻¹.
    .ticket-1 = Eine Lampe ist an. Jede Minute geht sie mit Wahrscheinlichkeit 1/2 aus. Ist sie aus, geht sie mit 1/4 an. Wie wahrscheinlich ist es, dass sie nach zwei Minuten an ist?
    .ticket-2 = 1/2 · 1/2 + 1/2 · 1/4 = 3/8
    .open-1 = Gibt es einen Plan, auf dem niemand je ans Ziel kommt?
    .open-1-answer = Ja: Wenn auf allen sechs Feldern vor dem Ziel eine Schlange beginnt, kommt niemand daran vorbei. Eine Kette endet nur, wenn ihr Ende von jedem Feld aus erreichbar ist.
    .open-2 = Vergisst eine Kette auf lange Sicht immer, wo sie angefangen hat?
    .open-2-answer = Nicht immer: Eine Kette, die zwischen zwei Zuständen hin- und herspringt, merkt sich, ob die Zahl der Schritte gerade ist. Kann sie auch einmal stehen bleiben, dann vergisst sie.

# en: 66f45b5e
snakes-and-ladders-say-roll = Würfeln
# en: 8a60b3f9
snakes-and-ladders-say-roll-tip = Würfeln und ziehen
# en: 1eff35bd
snakes-and-ladders-say-whole = Ein ganzes Spiel
# en: 839fc55e
snakes-and-ladders-say-whole-tip = Würfeln, bis die Figur im Ziel ist
# en: 24595d72
snakes-and-ladders-say-play-task = Würfle ein paar Mal, dann spiel ganze Spiele. Wie viele Züge dauern sie?
# en: c005c8b8
snakes-and-ladders-say-board = Leiterspiel
# en: 315284c7
snakes-and-ladders-say-square = Feld { $square } nach { $turns } { FORM($turns, "Zug", "Zügen") }.
# en: 93c997f4
snakes-and-ladders-say-waits = Die Figur wartet neben dem Plan.
# en: e8d0b583
snakes-and-ladders-say-so-far = Bisher { $games } { FORM($games, "Spiel", "Spiele") }, im Mittel { $mean } Züge.
# en: 7e521db8
snakes-and-ladders-say-task = Welches Feld ist nach zwei Zügen am wahrscheinlichsten? Und nach vielen?
# en: f7611444
snakes-and-ladders-say-squares = Felder mit ihren Wahrscheinlichkeiten
# en: 666877f7
snakes-and-ladders-say-flow = Wo die Figur stehen kann
# en: 1be8f9c9
snakes-and-ladders-say-lengths = Wann Spiele zu Ende sind
# en: d58e37c3
snakes-and-ladders-say-turns = Züge
# en: 61826e9d
snakes-and-ladders-say-not-one = Alle Wahrscheinlichkeiten ergeben zusammen { $total }, es sollte aber 1 sein.
# en: 4d1d3f54
snakes-and-ladders-say-over = Nach { $turns } { FORM($turns, "Zug", "Zügen") } sind { $percent } der Spiele zu Ende.
# en: 6303ee40
snakes-and-ladders-say-without-task = Klick an, wo eine Schlange oder Leiter beginnt, um sie wegzunehmen.
# en: 40405338
snakes-and-ladders-say-without = Der Plan ohne eine Schlange oder Leiter
# en: d69eea42
snakes-and-ladders-say-jump = { $up ->
    [yes] Leiter
   *[no] Schlange
} von { $tail } auf { $head }{ $taken ->
    [yes] , weggenommen
   *[no] {""}
}
# en: 15b04865
snakes-and-ladders-say-with-all = Mit allen dauert ein Spiel im Mittel { $mean } Züge.
# en: 651e8e41
snakes-and-ladders-say-with-less = Mit allen dauert ein Spiel im Mittel { $mean } Züge, ohne die { $up ->
    [yes] Leiter
   *[no] Schlange
} von { $tail } auf { $head } { $less }.
# en: 854a41bd
snakes-and-ladders-controls =
    .turns = Züge

# en: e21bfee0
snakes-and-ladders-average = Wie viele Züge dauert ein Spiel im Mittel?
    .choices-20 = Etwa 20
    .choices-39 = Etwa 39
    .choices-60 = Etwa 60
    .choices-100 = Etwa 100
    .hint-1 = Ohne Schlangen und Leitern dauert es etwa 33 Züge, und die Schlangen schicken dich zurück.
    .hint-2 = Schlangen schicken dich zurück, aber Leitern helfen fast genauso viel.
    .hint-3 = Ein Wurf bringt im Mittel 3,5 Felder.
    .because = 39,2 Züge: Niemand entscheidet etwas, also kann man das exakt ausrechnen.
# en: 5bfbeb7d
snakes-and-ladders-fewest = Wie viele Züge braucht man mindestens bis zum Ziel?
    .hint-1 = Das ist 100 durch 6, ohne jede Leiter.
    .hint-2 = Fast. Mit sechs Würfen kommt niemand ans Ziel: Sieh am Schieberegler, ab wann es möglich ist.
    .hint-3 = Von den ersten sechs Feldern führt keine Leiter ins Ziel.
    .hint-4 = Es geht mit einem Zug weniger.
    .because = Sieben, mit zwei oder drei Leitern, und mit einer Wahrscheinlichkeit von weniger als 1 %.
# en: bb88bc8d
snakes-and-ladders-over = Mit welcher Wahrscheinlichkeit ein Spiel nach so vielen Zügen zu Ende ist.
    .because = Fang mit Wahrscheinlichkeit 1 auf Feld 0 an, mach so viele Schritte, und lies Feld 100 ab.
# en: f1b84263
snakes-and-ladders-half = Nach wie vielen Zügen ist mindestens die Hälfte aller Spiele zu Ende?
    .hint-1 = Das ist der Erwartungswert. Ein paar sehr lange Spiele ziehen ihn nach oben; die Hälfte der Spiele ist früher zu Ende.
    .hint-2 = Nach 20 Zügen sind erst 22 % zu Ende.
    .hint-3 = Fast: noch ein Zug.
    .hint-4 = Es geht schon einen Zug früher.
    .because = Diese Zahl heißt Median. Lange Spiele ziehen den Erwartungswert darüber.
# en: 7f815545
snakes-and-ladders-without = Du darfst eine Leiter wegnehmen. Ohne welche davon dauert ein Spiel am längsten?
    .choices-28 = Von 28 auf 84, die längste
    .choices-80 = Von 80 auf 100, gleich ins Ziel
    .choices-1 = Von 1 auf 38, ganz am Anfang
    .choices-51 = Von 51 auf 67, in der Mitte
    .hint-1 = Die Leiter auf 28 ist die längste, aber über ihr warten noch die Schlangen der oberen Reihen. Sie spart etwa 10 Züge.
    .hint-2 = Die Leiter auf 1 ist ein toller Anfang, aber nur einer von sechs Würfen trifft sie, und nur einmal. Sie spart weniger als einen Zug.
    .hint-3 = Die Leiter auf 51 hilft, aber sie ist kurz. Sie spart etwa 4 Züge.
    .because = Die Leiter auf 80 springt über die letzten Schlangen. Ohne sie dauert ein Spiel 20 Züge länger, ohne die längste 10.
# en: a1bb8673
snakes-and-ladders-odd = Ohne eine dieser Schlangen dauert ein Spiel ein klein wenig länger. Welche Schlange hilft?
    .choices-56 = Von 56 auf 53
    .choices-98 = Von 98 auf 78
    .choices-87 = Von 87 auf 24
    .choices-47 = Von 47 auf 26
    .hint-1 = Die Schlange auf 98 schickt dich von den letzten Feldern zurück: Ohne sie sind Spiele kürzer.
    .hint-2 = Die Schlange auf 87 schickt dich 63 Felder zurück: Ohne sie sind Spiele viel kürzer.
    .hint-3 = Die Schlange auf 47 führt dich vor die lange Leiter auf 28. Aber dafür schickt sie dich zu viele Felder zurück.
    .because = Die Schlange auf 56 kostet drei Felder und gibt manchen Spielen eine zweite Chance auf die Leitern davor. Ohne sie dauert ein Spiel 0,01 Züge länger.
# en: 6ff35b55
snakes-and-ladders-weather = Eine Kette ohne Ende: Nach einem sonnigen Tag ist der nächste mit Wahrscheinlichkeit 4/5 sonnig, nach einem Regentag mit 2/5. Welcher Anteil der Tage ist auf lange Sicht sonnig?
    .hint-1 = Das ist der Mittelwert aus beiden. Aber es gibt mehr Sonnentage als Regentage, und die zählen mehr.
    .hint-2 = So ist es nach einem sonnigen Tag. Manche Tage sind Regentage.
    .hint-3 = So ist es nach einem Regentag.
    .hint-4 = Sonne bleibt eher, Regen geht eher: Die beiden sind nicht gleich häufig.
    .because = Auf lange Sicht wird an so vielen Tagen aus Sonne Regen wie umgekehrt: s · 1/5 = (1 − s) · 2/5, also s = 2/3.
# en: 50a44eee
snakes-and-ladders-exercise-1 = Eine Figur steht auf Feld { $square }. Schlangen beginnen auf { $places }. Wie wahrscheinlich ist es, dass der nächste Wurf zu einer führt?
    .level = Zum Aufwärmen
    .hint-1 = Das ist eine davon.
    .hint-2 = Das ist die Wahrscheinlichkeit, keine zu treffen.
    .hint-3 = Mit dem nächsten Wurf kommt man nur auf sechs Felder.
    .because = { $k } der nächsten sechs Felder.
# en: ae3ccdda
snakes-and-ladders-exercise-2 = Eine Figur sitzt in einer Falle. Bei diesen Augenzahlen kommt sie heraus: { $faces }. Wie viele Würfe dauert das im Mittel?
    .level = Zum Aufwärmen
    .hint-1 = Das ist die Wahrscheinlichkeit für einen Wurf. Im Mittel ist es eins geteilt durch sie.
    .hint-2 = Das würde für eine einzige Augenzahl stimmen.
    .hint-3 = Das sind die Würfe in der Falle. Zähl auch den mit, der sie befreit.
    .because = Eins geteilt durch die Wahrscheinlichkeit: 6/{ $k }.
# en: 45d4d004
snakes-and-ladders-exercise-3 = Eine Figur steht auf Feld { $square }, und es sind keine Schlangen oder Leitern in der Nähe. Wie wahrscheinlich ist es, dass sie nach zwei Zügen auf Feld { $there } steht?
    .level = Hauptteil
    .hint-1 = Das ist ein Wurf. Wie können zwei Würfe { $far } ergeben?
    .hint-2 = Das ist eine der Arten. Wie viele Paare von Würfen ergeben { $far }?
    .hint-3 = Die Summen von zwei Würfen sind nicht gleich wahrscheinlich.
    .because = { $ways } von 36 Paaren von Würfen ergeben { $far }.
# en: 1dbc4037
snakes-and-ladders-exercise-4 = Ein Frosch sitzt auf dem linken von zwei Steinen. Jede Minute springt er vom linken mit Wahrscheinlichkeit 1/{ $a } auf den rechten, und vom rechten mit Wahrscheinlichkeit 1/{ $b } auf den linken. Wie wahrscheinlich ist es, dass er nach zwei Minuten auf dem linken Stein sitzt?
    .level = Hauptteil
    .hint-1 = Er kann auch weggesprungen und zurückgekommen sein.
    .hint-2 = Das ist wegspringen und zurückkommen. Er kann auch sitzen geblieben sein.
    .hint-3 = So ist es nach einer Minute.
    .because = Zweimal bleiben oder hin und zurück: (1 − 1/{ $a })^2 + 1/{ $a } · 1/{ $b }.
# en: e2631d95
snakes-and-ladders-exercise-5 = Ohne Spielplan: Ein Drucker, der läuft, geht in der nächsten Stunde mit Wahrscheinlichkeit 1/{ $a } kaputt. Ein kaputter wird in der nächsten Stunde mit Wahrscheinlichkeit 1/{ $b } repariert. In welchem Anteil der Stunden läuft er auf lange Sicht?
    .level = Für Schnelle
    .hint-1 = Das ist der Anteil der Stunden, in denen er kaputt ist.
    .hint-2 = Das ist nur die nächste Stunde, wenn er gerade läuft.
    .hint-3 = Die beiden Wahrscheinlichkeiten sind verschieden: In welchem Zustand bleibt er länger?
    .because = Es gehen so viele kaputt, wie repariert werden: w · 1/{ $a } = (1 − w) · 1/{ $b }, also w = { $a }/({ $a } + { $b }).
