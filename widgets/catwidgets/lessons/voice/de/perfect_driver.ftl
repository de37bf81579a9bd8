### Die perfekte Fahrt. Variablen: { $sides } Seiten eines Würfels, { $face } was er zeigt, { $mean } der Mittelwert eines Wurfs, { $lose } wie viele Zahlen alles kosten, { $first } die erste, die zählt, { $now }, { $low } und { $high } Mieten, { $rolls } Würfe, { $worths } was ein Würfel mit einem, zwei und mehr Würfen wert ist.

# en: 137770bb
perfect-driver-guide =
    .plan-1 = Zu zweit fünf Züge mit fünf echten Würfeln spielen, dann auf dem Bildschirm. Die Mittelwerte sammeln.
    .plan-2 = Zwei Schätzungen: zwei leere Würfel bei drei Flüchen und bei zwei. Gründe sammeln.
    .plan-3 = Hinten anfangen: Zustände, und was jeder wert ist. Dann die Karte.
    .plan-4 = Taxis, die nach Gewohnheiten fahren: Gruppen treten gegeneinander an. Dann der ganze Zug: Warum ist er weniger wert als fünf einzelne Würfel?
    .plan-5 = Was eine Sabotage kostet: schätzen. Das Bild zeigt auch die anderen Flüche.
    .plan-6 = Drei Tage, um ein Zimmer zu finden: schätzen. Was löst man sonst am besten von hinten?
    .plan-7 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Fangt hinten an: Wer weiß, was jeder spätere Zustand wert ist, kann jetzt entscheiden.
    .say-2 = Ein Wurf, der nichts ändert, kostet nichts. Also zählen wir nur die, die etwas ändern.
    .ask-1 = Was müssen wir von einem Zug wissen, um weiterzuspielen? Was dürfen wir vergessen?
    .ask-2 = Warum ruft die Funktion sich nicht für immer selbst auf?
    .ask-3 = Bei zwei Flüchen ist es besser, einzeln zu werfen. Was könnt ihr dann noch entscheiden, was mit beiden zugleich nicht geht?
    .support = Lassen Sie den Zustand „zwei leere Würfel, drei Flüche“ mit Plättchen nachspielen: Die eine Hälfte der Klasse wirft einen, die andere beide.
    .extension = Eine neue Regel: Ein Fluch kostet zwei Felder. Welche Zustände auf der Karte ändern sich?
    .ticket-1 = Eine Münze bringt 3 Felder, oder sie beendet deinen Zug und nimmt dir 1 weg. Du hast sie in der Hand. Was ist Werfen wert, und wirfst du?
    .ticket-2 = (3 − 1)/2 = 1, und das ist mehr als 0: werfen
    .open-1 = Wie sähe die Karte aus, wenn der Fahrgast genau zehn Felder entfernt wartet?
    .open-1-answer = Dann würde nur eine 6 zählen, also wären auch 4 und 5 leer. Was am besten ist, hängt davon ab, was man will: Das zeigt die Seite unter „Weiter“.
    .open-2 = Gibt es einen Zustand, in dem man am besten aufhört, obwohl noch ein Würfel leer ist?
    .open-2-answer = Nur bei vier Flüchen. Ein leerer Würfel bei drei Flüchen ist immer noch 3/4 wert.

# en: 4d56c4a5
perfect-driver-say-die = der Würfel zeigt { $face }, { $words }
# en: 787cb31d
perfect-driver-say-one-turn = Ein Zug
# en: 45bb049c
perfect-driver-say-dice = Würfel
# en: fe217617
perfect-driver-say-again = Noch einmal werfen
# en: 43294f46
perfect-driver-say-again-tip = Die gewählten Würfel noch einmal werfen (R)
# en: da11e735
perfect-driver-say-stop = Aufhören
# en: d9df151b
perfect-driver-say-stop-tip = Alle Würfel so liegen lassen (S)
# en: 1197be65
perfect-driver-say-new-turn = Neuer Zug
# en: 633e5311
perfect-driver-say-new-turn-tip = Alle Würfel für einen neuen Zug werfen (N)
# en: 1ee124c2
perfect-driver-say-choose-first = Wähle zuerst: Klick die Würfel an, die du noch einmal werfen willst.
# en: eaea95f6
perfect-driver-say-turn-over = Dieser Zug ist zu Ende: Drück auf „Neuer Zug“ (N).
# en: c6381068
perfect-driver-say-face = { $face ->
    [again] noch mal
    [1] Fluch
    [2] leer
    [3] leer
    [6] 2 Felder
   *[other] 1 Feld
}
# en: 4c4cd5f2
perfect-driver-say-spaces-less-curses = Felder − Flüche
# en: 9a0833e6
perfect-driver-say-spaces-and-curses = { $spaces } { FORM($spaces, "Feld", "Felder") }, { $curses ->
    [0] kein Fluch
   *[other] { $curses } { FORM($curses, "Fluch", "Flüche") }
}
# en: 61b8044a
perfect-driver-say-rolled = Du hast { $dice } geworfen: { $counted }. Klick Würfel an, um sie noch einmal zu werfen, oder hör auf.
# en: 7ec86d60
perfect-driver-say-fourth = Du hast { $dice } geworfen: Mit dem vierten Fluch musst du aufhören. { $counted }, zusammen { $net }.
# en: 0633862b
perfect-driver-say-stopped = Du hörst auf: { $counted }, zusammen { $net }.
# en: e21b77b8
perfect-driver-say-gave-away = Das hat { $lost } verschenkt: „{ $better }“ war besser.
# en: 3d8bc793
perfect-driver-say-none-better = Keine Wahl war besser.
# en: 4c5f4b5f
perfect-driver-say-balance = Beim besten Spiel sind { $expected } zu erwarten; deine Entscheidungen haben { $lost } verschenkt, die Würfel haben { $luck } { $brought ->
    [yes] gebracht
   *[no] gekostet
}.
# en: 288e165a
perfect-driver-say-nets = Felder in deinen Zügen: { $nets }. Mittelwert { $mean }.
# en: dd6f8477
perfect-driver-say-habit-stop = aufhören
# en: 0b5a62a1
perfect-driver-say-habit-roll-one-blank = einen leeren werfen
# en: cfa9be14
perfect-driver-say-habit-roll-all-blanks = alle leeren werfen
# en: 5b25e275
perfect-driver-say-no-net = deine Funktion soll eine Anzahl von Feldern geben, und sie gibt { $found }
# en: dbe30ccd
perfect-driver-say-task = Wähle einen Zustand. Wie viele leere Würfel wirft man am besten?
# en: f255f7f8
perfect-driver-say-map = Die Karte der perfekten Fahrt
# en: 873b57ac
perfect-driver-say-blanks = { $n } leer
# en: f3c320f3
perfect-driver-say-curses = { $n } { FORM($n, "Fluch", "Flüche") }
# en: a6c9d1c1
perfect-driver-say-how-many = Wie viele man wirft
# en: e98d7305
perfect-driver-say-roll-dice = { $dice }
# en: e30fe031
perfect-driver-say-worth = { $dice } werfen: { $worth }
# en: 8e966a62
perfect-driver-say-state = { $blanks }, { $curses }
# en: 47bfac55
perfect-driver-say-in-state = { $state }. { $each }. Am besten: { $best }.
# en: 6279e294
perfect-driver-say-driver-task = Wähle für jede Zahl von Flüchen, was dein Taxi mit leeren Würfeln macht.
# en: 17f25ec7
perfect-driver-say-your-driver = Dein Taxi
# en: 9b50d49e
perfect-driver-say-net-spaces = Felder in diesem Zug
# en: 6455cb0a
perfect-driver-say-cost = Kosten
# en: cc114157
perfect-driver-say-one-each = eins je Fluch
# en: 78e87ecd
perfect-driver-say-prices = Was Flüche am Anfang kosten
# en: 6e2e94e3
perfect-driver-say-curses-held = Flüche
# en: 225d63c7
perfect-driver-say-not-dice = Noch nicht. Bei „{ $state }“ sagt sie { $found }: Gib eine Zahl von 1 bis { $most }.
# en: 27c2043f
perfect-driver-say-gives-away = Noch nicht. Bei „{ $state }“ verschenkt man { $lost } Felder, wenn man { $dice } wirft.
# en: bdedc6f2
perfect-driver-say-best-in-all = Richtig: Das ist in allen { $n } Zuständen am besten.
# en: f119d428
perfect-driver-controls =
    .blanks = leere Würfel
    .curses = Flüche
    .with_0 = bei 0 Flüchen
    .with_1 = bei 1 Fluch
    .with_2 = bei 2 Flüchen
    .with_3 = bei 3 Flüchen

# en: c7eabd30
perfect-driver-two-curses = Jetzt hast du nur 2 Flüche, und zwei Würfel sind leer. Wie wirfst du sie?
    .choices-one = Nacheinander
    .choices-both = Beide zugleich
    .choices-no-matter = Das ist egal
    .hint-1 = Mit zwei Einsen zugleich blieben beide Würfel endgültig leer. Nacheinander kannst du nach der ersten noch einmal überlegen.
    .hint-2 = Denk an zwei Einsen. Was hättest du nach der ersten getan?
    .because = Nach einer 1 mit dem ersten Würfel kannst du noch entscheiden, was du tust. Das ist ein wenig besser: 1,81 gegen 1,80.
# en: 238e9e15
perfect-driver-three-curses = Du hast 3 Flüche, und zwei Würfel sind leer. Der nächste Fluch beendet deinen Zug. Wie wirfst du sie?
    .choices-one = Nacheinander
    .choices-both = Beide zugleich
    .choices-no-matter = Das ist egal
    .hint-1 = Wenn der erste eine 1 zeigt, bleibt der andere endgültig leer.
    .hint-2 = Wenn der erste eine 1 zeigt, darfst du den anderen nicht mehr werfen.
    .because = Mit der nächsten 1 ist das Werfen zu Ende, also sollten beide Würfel in der Luft sein. Und eine zweite 1 kostet dann nichts mehr.
# en: 9b495273
perfect-driver-policy = Wie viele leere Würfel man wirft, zu jeder Zahl von leeren Würfeln und Flüchen.
    .because = Ein Satz reicht: immer einen Würfel, aber bei drei Flüchen alle zugleich.
# en: f3f8dc72
perfect-driver-whole-turn = Fünf Würfel, noch kein Fluch. Crazy Cat wirft einmal, behält, was kommt, und fährt im Mittel 2,5 Felder, Flüche abgezogen. Wie viele sind es, wenn man am besten spielt?
    .hint-1 = So viel wäre es ohne Grenze für Flüche. Die Grenze kostet ein wenig.
    .hint-2 = Das ist das Höchste, was fünf Würfel bringen können, und dazu braucht man viel Glück.
    .hint-3 = So viel hätten fünf Taxis mit je einem Würfel zusammen. Hier teilen sich fünf Würfel vier Flüche.
    .because = Der ganze Zug, von hinten ausgerechnet. Es ist fast doppelt so viel, mit denselben Würfeln.
# en: c940aa15
perfect-driver-why-less = Fünf Taxis mit je einem Würfel bringen zusammen 4,98. Ein Taxi mit fünf Würfeln bringt 4,82. Warum weniger?
    .choices-ones = Würfel, die man zusammen wirft, zeigen öfter eine 1
    .choices-shared = Die fünf Würfel teilen sich vier Flüche
    .choices-mistakes = Auch wer am besten spielt, macht Fehler
    .hint-1 = Würfel sind unabhängig: Jeder zeigt bei einem von sechs Würfen eine 1.
    .hint-2 = Wer am besten spielt, macht keine. Aber die Würfel können trotzdem schlecht fallen.
    .because = Fünf Taxis dürfen je vier Flüche bekommen, zusammen zwanzig. Ein Taxi darf nur vier bekommen.
# en: 8f7e7ab1
perfect-driver-sabotage = Jemand legt dir einen Fluch hin. Wie viele Felder kostet er dich im Mittel, wenn du am besten spielst?
    .hint-1 = Der Fluch kostet 1 Feld. Aber jetzt darfst du auch nur noch drei Flüche bekommen statt vier.
    .hint-2 = Ein Fluch kostet am Ende des Zuges ein Feld, egal was du würfelst.
    .hint-3 = Das ist zu viel: Er kostet 1 Feld und ein wenig von deiner Freiheit.
    .hint-4 = So viel verlierst du zusätzlich zu dem Feld, das der Fluch selbst kostet.
    .because = 1 für den Fluch selbst, und der Rest für Würfe, die du nicht mehr wagen kannst.
# en: 78656b5a
perfect-driver-exercise-1 = Ein Würfel hat die Zahlen 1 bis { $sides }. Du wirfst ihn und darfst ihn noch ein zweites Mal werfen. Der letzte Wurf zählt. Wie viel bekommst du im Mittel, wenn du am besten entscheidest?
    .level = Zum Aufwärmen
    .hint-1 = Das ist ein einziger Wurf. Einen schlechten darfst du noch einmal werfen.
    .hint-2 = Die höchste Zahl bekommt niemand sicher.
    .because = Wirf alles noch einmal, was kleiner ist als der Mittelwert eines Wurfs.
# en: 5009d350
perfect-driver-exercise-2 = Ein Würfel hat die Zahlen 1 bis { $sides }. Dein erster Wurf zeigt { $face }. Du darfst noch einmal werfen, aber dann zählt der zweite Wurf. Wie viel mehr bekommst du im Mittel, wenn du noch einmal wirfst? Ist es weniger, dann schreib eine Zahl unter 0.
    .level = Zum Aufwärmen
    .hint-1 = Das ist der zweite Wurf. Du gibst die { $face } dafür her.
    .hint-2 = So viel verlierst du. Gefragt ist, was du gewinnst.
    .hint-3 = Der erste Wurf ist weg, wenn du noch einmal wirfst.
    .because = Ein Wurf bringt im Mittel { $mean }, und du gibst { $face } her.
# en: fdf365df
perfect-driver-exercise-3 = Du wirfst einen Würfel mit den Zahlen 1 bis { $sides }, sooft du willst, und zählst alles zusammen. Eine Zahl unter { $first } kostet dich alles und beendet das Werfen. Wie viele Punkte musst du haben, damit ein weiterer Wurf genauso viel wert ist wie Aufhören?
    .level = Hauptteil
    .hint-1 = Das ist der Mittelwert eines Wurfs. Was verlierst du, wenn es schiefgeht?
    .hint-2 = Das ist der Mittelwert eines guten Wurfs. Vergleiche ihn mit dem, was du verlierst.
    .because = In { $lose } von { $sides } Fällen verlierst du t, in den anderen gewinnst du { $first } bis { $sides }: t · { $lose } = { $first } + … + { $sides }.
# en: 9df5eb86
perfect-driver-exercise-4 = Du suchst ein Zimmer. Das von heute kostet { $now } $ im Monat. Das von morgen kostet { $low } $ oder { $high } $, beides gleich wahrscheinlich, und du musst es nehmen, wenn du das heutige nicht nimmst. Übermorgen gibt es keins mehr. Wie viel zahlst du im Mittel, wenn du am besten entscheidest?
    .level = Hauptteil
    .hint-1 = So viel ist es, wenn du wartest. Was ist billiger: das Zimmer von heute oder im Mittel das von morgen?
    .hint-2 = Das ist das Zimmer von heute. Was kostet das von morgen im Mittel?
    .hint-3 = Das ist nicht sicher. Es können auch { $high } $ sein.
    .because = Fang hinten an: Das Zimmer von morgen kostet im Mittel ({ $low } + { $high })/2. Vergleiche das mit { $now } und nimm das Kleinere.
# en: 45b79bba
perfect-driver-exercise-5 = Ein Würfel hat die Zahlen 1 bis { $sides }. Du darfst ihn bis zu { $rolls }‑mal werfen und aufhören, wann du willst. Der letzte Wurf zählt. Wie viel bekommst du im Mittel, wenn du am besten entscheidest?
    .level = Für Schnelle
    .hint-1 = Das ist ein einziger Wurf. Fang beim letzten Wurf an und geh rückwärts.
    .hint-2 = Die höchste Zahl bekommt niemand sicher.
    .because = Von hinten: { $worths }.
# en: 660a4c2a
perfect-driver-room = Du suchst ein Zimmer. Das von heute kostet 480 $ im Monat. Das von morgen kostet gleich wahrscheinlich 400 $ oder 600 $, und das von übermorgen auch: Es ist das letzte. Was du ablehnst, ist weg. Wie viel zahlst du im Mittel, wenn du am besten wählst?
    .hint-1 = Das ist jeder einzelne Tag im Mittel. Aber morgen kannst du 600 noch ablehnen.
    .hint-2 = Das ist das Zimmer von heute. Wenn du wartest, hast du noch zwei Möglichkeiten.
    .hint-3 = Darauf kannst du dich nicht verlassen.
    .because = Fang hinten an: Das letzte Zimmer kostet im Mittel 500. Also nimmst du morgen 400 und lehnst 600 ab. Das macht (400 + 500)/2 = 450, weniger als 480.
