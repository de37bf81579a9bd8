### Craps. Variablen: { $total }, { $one } und { $other } Summen von zwei Würfeln, { $ways }, { $a } und { $b } Arten, sie zu werfen, { $k }, { $less } und { $next } der wievielte Wurf oder Elfmeter, { $n } von wie vielen einer gehalten wird, { $rest } einer weniger.

# en: 385cc183
craps-guide =
    .plan-1 = Zu zweit zehn Spiele mit echten Würfeln oder auf der Seite, die Siege aufschreiben. Erste Schätzung: Wer ist im Vorteil?
    .plan-2 = Der erste Wurf: die Arten zählen, sofort zu gewinnen.
    .plan-3 = Warten auf die 7: Bei welchem Wurf kommt sie am ehesten? Schätzen, dann die Balken. Wie lange wartet man im Mittel?
    .plan-4 = Ein Punkt, die 4: Nur zwei Summen zählen. Dann das ganze Spiel, im ersten „Du bist dran“.
    .plan-5 = Zehn Münzen, hundert Münzen: schätzen, dann die Formel schreiben und die Kurve ansehen.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = In dieser Lerneinheit spielt niemand um Geld. Sie zeigt, warum die Bank am Ende immer gewinnt.
    .say-2 = Würfe, die nichts entscheiden, darf man vergessen: Schaut nur auf die, die entscheiden.
    .ask-1 = Nach zehn Würfen ohne 7: Ist eine 7 jetzt wahrscheinlicher?
    .ask-2 = Warum kommt die erste 7 am ehesten beim ersten Wurf, wenn man im Mittel sechs Würfe braucht?
    .ask-3 = Wem hilft es, wenn beide mehr Münzen haben: wer spielt oder der Bank?
    .support = Lassen Sie unter ein Feld mit 6 mal 6 Kästchen schreiben, auf wie viele Arten jede Summe kommt, und die Summen durchstreichen, die nichts entscheiden.
    .extension = Jemand setzt alle Münzen auf einmal, oder immer nur eine. Womit kommt man öfter von zehn auf zwanzig Münzen? Vergleicht mit der Formel für den Ruin.
    .ticket-1 = Dein Punkt ist 6. Wie wahrscheinlich ist es, dass eine 6 vor einer 7 kommt?
    .ticket-2 = 5/11
    .open-1 = Mutig oder vorsichtig: Was ist gegen die Bank besser?
    .open-1-answer = Mutig: Ein Spiel um alle Münzen gewinnt man mit 244/495 = 49,3 %. Mit zehn Münzen, eine nach der anderen, kommt man nur mit 43,0 % auf zwanzig. Jedes weitere Spiel bringt der Bank noch einen Anteil.
    .open-2 = Kann man so setzen, dass man die Bank schlägt?
    .open-2-answer = Nein. Jedes Spiel verliert im Mittel ein wenig, und zusammen verlieren sie im Mittel auch, egal wie hoch man jedes Mal setzt. Wer nach jeder Niederlage verdoppelt, gewinnt oft und wenig und verliert selten und alles.

# en: 1f846176
craps-say-roll = Würfeln
# en: 83730c4c
craps-say-roll-tip = Beide Würfel werfen
# en: 353756fe
craps-say-many = { $n } Spiele spielen
# en: a3365dc8
craps-say-many-tip = Viele Spiele bis zum Ende spielen
# en: 832eec90
craps-say-play-task = Erster Wurf: 7 oder 11 gewinnt; 2, 3 oder 12 verliert. Jede andere Summe ist dein Punkt: Wirf ihn noch einmal, bevor eine 7 kommt.
# en: 70efbefc
craps-say-table = Craps
# en: c3d8b5d7
craps-say-no-game = Noch kein Spiel. Drück auf „Würfeln“.
# en: 9aab878b
craps-say-ending = { $ended ->
    [win] Du gewinnst
    [lose] Du verlierst
   *[open] { $point } vor der 7
}
# en: 1d52fcc5
craps-say-score = { $games } { FORM($games, "Spiel", "Spiele") }, { $won } gewonnen
# en: b7201539
craps-say-rolled = Geworfen: { $totals }. { $ended ->
    [win] Du gewinnst
    [lose] Du verlierst
   *[open] Jetzt { $point } vor der 7
}. Bisher { $score }.
# en: dbbe60ac
craps-say-wait-task = Bewege die Schieberegler. Bei welchem Wurf kommt die Summe am ehesten zum ersten Mal?
# en: 026f0bb0
craps-say-waiting = Wann eine Summe zum ersten Mal kommt
# en: 7dccd301
craps-say-a-roll = Wurf
# en: eb363dcb
craps-say-within = { $ways } von 36 Arten: in höchstens { $rolls } { FORM($rolls, "Wurf", "Würfen") } mit { $percent }. Höchster Balken: Wurf { $most }.
# en: 5b9fede1
craps-say-ruin-task = Beide Seiten fangen mit gleich vielen Münzen an. Gib ihnen weniger.
# en: 787632ea
craps-say-craps = Craps
# en: 173db269
craps-say-fair = eine faire Münze
# en: 00473937
craps-say-ruin = Am Ende alle Münzen haben
# en: 686dbf7c
craps-say-coins = Münzen auf jeder Seite
# en: 2f4d0048
craps-say-chance = Wahrscheinlichkeit
# en: 48db2195
craps-say-take-all = Je { $coins } { FORM($coins, "Münze", "Münzen") }: Du gewinnst alle mit { $percent }.
# en: 8eedbd63
craps-controls =
    .ways_of_36 = Arten von 36
    .rolls = Würfe
    .coins = Münzen

# en: 7bc37383
craps-fair = Wer gewinnt bei Craps auf lange Sicht mehr Spiele: der Spieler oder die Bank?
    .choices-player = Der Spieler
    .choices-house = Die Bank
    .choices-fair = Es ist fair
    .hint-1 = Der erste Wurf gewinnt doppelt so oft, wie er verliert. Aber danach verliert eine 7, und 7 ist die häufigste Summe.
    .hint-2 = Es ist fast fair, aber nicht ganz. Wem hilft die 7 nach dem ersten Wurf?
    .because = Der Spieler gewinnt etwas weniger als die Hälfte der Spiele. Es sieht lange so aus, als wäre es fair.
# en: 55875e78
craps-at-once = Wie wahrscheinlich ist es, dass du mit dem ersten Wurf gewinnst, mit 7 oder 11?
    .hint-1 = Das ist eine 7. Auch eine 11 gewinnt.
    .hint-2 = Die elf Summen sind nicht gleich wahrscheinlich. Zähl Arten unter 36.
    .hint-3 = Das ist eine 11. Auch eine 7 gewinnt.
    .hint-4 = Das ist die Wahrscheinlichkeit, sofort zu verlieren, mit 2, 3 oder 12.
    .because = Eine 7 kommt auf sechs Arten, eine 11 auf zwei: 8 von 36.
# en: e12bbadd
craps-first-seven = Du wirfst zwei Würfel, bis die erste 7 kommt. Bei welchem Wurf kommt sie am ehesten?
    .choices-first = Beim ersten
    .choices-sixth = Beim sechsten
    .choices-alike = Bei allen gleich wahrscheinlich
    .hint-1 = Damit die erste 7 beim sechsten Wurf kommt, müssen fünf Würfe davor keine 7 zeigen.
    .hint-2 = Jeder Wurf hat 1/6. Aber die erste 7 kommt nur dann beim zweiten, wenn der erste keine war.
    .because = Beim ersten mit 1/6, beim zweiten mit 5/6 · 1/6, beim dritten mit (5/6)^2 · 1/6: Jeder Balken ist niedriger als der davor.
# en: ccf18ae2
craps-wait = Wie viele Würfe dauert es im Mittel bis zur ersten 7, diesen Wurf mitgezählt?
    .hint-1 = Das ist am wahrscheinlichsten. Aber oft dauert es länger, und manchmal viel länger.
    .hint-2 = Das sind im Mittel die Würfe davor. Zähl auch die 7 mit.
    .hint-3 = Das ist der Mittelwert eines Würfels. Wie lange wartest du?
    .hint-4 = Es gibt 36 Paare, und sechs davon ergeben 7.
    .because = Eins geteilt durch die Wahrscheinlichkeit: 1 / (1/6). In 600 Würfen kommen etwa 100 Siebenen, im Abstand von sechs Würfen.
# en: f2cc0290
craps-four = Dein Punkt ist 4. Wie wahrscheinlich ist es, dass eine 4 vor einer 7 kommt?
    .hint-1 = Das ist nur der nächste Wurf. Du darfst weiterwerfen, bis eine 4 oder eine 7 kommt.
    .hint-2 = Kommt eine 4 so oft wie eine 7?
    .hint-3 = Drei Arten gegen sechs: Wie viele der neun, die etwas entscheiden, sind eine 4?
    .hint-4 = Das ist die Wahrscheinlichkeit, dass zuerst die 7 kommt.
    .because = Drei Arten für die 4 und sechs für die 7. Andere Würfe entscheiden nichts. 3 von 9.
# en: 824f8589
craps-pass-line = Wie wahrscheinlich ist es, ein Spiel Craps zu gewinnen?
    .hint-1 = Das sind die Spiele, die man mit einem Punkt gewinnt. Dazu kommen die, die man sofort gewinnt.
    .hint-2 = Die gewinnt man sofort. Dazu kommen die, die man mit einem Punkt gewinnt.
    .hint-3 = Es ist ein wenig weniger. Gib den genauen Bruch an.
    .because = 8/36 sofort, und für jeden Punkt seine Wahrscheinlichkeit mal die Wahrscheinlichkeit, dass er vor der 7 kommt.
# en: 533e36b3
craps-ten-coins = Du und die Bank habt je zehn Münzen. Wer ein Spiel verliert, gibt dem anderen eine. Ihr spielt, bis jemand alle zwanzig hat. Wie wahrscheinlich ist es ungefähr, dass du das bist?
    .choices-49 = Etwa 49 %
    .choices-43 = Etwa 43 %
    .choices-25 = Etwa 25 %
    .choices-6 = Etwa 6 %
    .hint-1 = Das ist ein Spiel. Ein kleiner Vorteil wird in vielen Spielen groß.
    .hint-2 = So schlimm ist es noch nicht.
    .hint-3 = So schlimm ist es noch nicht. Aber warte, bis beide mehr Münzen haben.
    .because = Die Bank hat in jedem von vielen Spielen ein wenig gewonnen: 43,0 %.
# en: c47a503d
craps-hundred-coins = Und mit je hundert Münzen?
    .choices-49 = Etwa 49 %
    .choices-43 = Etwa 43 %
    .choices-25 = Etwa 25 %
    .choices-6 = Etwa 6 %
    .hint-1 = Das ist ein Spiel.
    .hint-2 = So war es mit zehn Münzen. Mit hundert sind es viel mehr Spiele.
    .hint-3 = Es ist noch weniger.
    .because = 5,6 %. Hier steht r = 251/244 hoch hundert.
# en: d67ac962
craps-reach = Mit welcher Wahrscheinlichkeit man von so vielen Münzen aus ein Ziel erreicht, eine Münze je Spiel.
    .because = Das ist die Formel darüber, mit r = (1 − p)/p.
# en: a8bd8b37
craps-exercise-1 = Zwei Würfel. Wie wahrscheinlich ist die Summe { $total }?
    .level = Zum Aufwärmen
    .hint-1 = Die elf Summen sind nicht gleich wahrscheinlich.
    .hint-2 = Wie viele Paare ergeben { $total }?
    .hint-3 = Das ist eine 7.
    .because = Zähl, wie viele von den 36 Paaren { $total } ergeben.
# en: 6a70aecd
craps-exercise-2 = Du wirfst zwei Würfel, bis ihre Summe { $total } ist. Wie viele Würfe dauert das im Mittel?
    .level = Zum Aufwärmen
    .hint-1 = Das würde für eine Art von 36 stimmen. Wie viele Arten ergeben { $total }?
    .hint-2 = Das sind die Würfe davor. Zähl auch den letzten mit.
    .hint-3 = Eins geteilt durch die Wahrscheinlichkeit: Wie wahrscheinlich ist { $total }?
    .because = Die Wahrscheinlichkeit ist { $ways }/36, und im Mittel wartet man eins geteilt durch die Wahrscheinlichkeit.
# en: e9ddc178
craps-exercise-3 = Du wirfst zwei Würfel, bis die erste 7 kommt. Wie wahrscheinlich ist es, dass sie genau beim { $k }. Wurf kommt?
    .level = Hauptteil
    .hint-1 = Das ist jeder einzelne Wurf. Die Würfe davor dürfen keine 7 sein.
    .hint-2 = Wie viele Würfe kommen vor dem { $k }. Wurf?
    .hint-3 = Das sind die Würfe davor. Jetzt muss die 7 kommen.
    .hint-4 = Das ist eine 7 in höchstens { $k } Würfen, nicht genau beim letzten.
    .because = { $less }‑mal keine 7, dann eine: (5/6)^{ $less } · 1/6.
# en: b9dbd7ef
craps-exercise-4 = Zwei Würfel werden immer wieder geworfen. Wie wahrscheinlich ist es, dass die Summe { $one } vor der Summe { $other } kommt?
    .level = Hauptteil
    .hint-1 = Das ist nur der nächste Wurf.
    .hint-2 = Zähl die Arten: Es sind für { $one } und { $other } nicht gleich viele.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass zuerst { $other } kommt.
    .because = { $a } Arten für { $one }, { $b } Arten für { $other }, und andere Würfe entscheiden nichts: { $a } von { $a } + { $b }.
# en: 30208710
craps-exercise-5 = Ohne Würfel: Ein Torwart hält einen von { $n } Elfmetern, jeden unabhängig. Wie wahrscheinlich ist es, dass er von den ersten { $k } keinen hält?
    .level = Für Schnelle
    .hint-1 = Das sind { $k } gehaltene hintereinander.
    .hint-2 = Das ist mindestens ein gehaltener.
    .hint-3 = Das ist der erste gehaltene genau beim { $next }. Elfmeter.
    .hint-4 = Diese Wahrscheinlichkeiten werden multipliziert, nicht abgezogen.
    .because = Jeder geht mit { $rest }/{ $n } ins Tor: ({ $rest }/{ $n })^{ $k }. Die Wartezeit bis zum ersten Erfolg ist geometrisch verteilt.
