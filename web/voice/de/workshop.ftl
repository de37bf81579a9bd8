# en: 3255dd2f
workshop-skip = Zur Werkstatt
# en: 5ba22ad4
workshop-page = Die Werkstatt: dein eigenes Spiel
# en: df3e55d0
workshop-title = Die Werkstatt
# en: ccd37dbf
workshop-lead = Spiel ein Spiel und ändere dann seine Regeln: Sie sind eine Seite Python. Sieh nach, ob es noch fair ist, und schick es als Link weiter.
# en: e3d6adf9
workshop-small = Ein eigenes Spiel schreiben
# en: a9525dd4
workshop-open = Datei öffnen
# en: afd03d9a
workshop-classics = Klassische Spiele
# en: 98213a6b
workshop-five = Die fünf Spiele
# en: f40fba86
workshop-five-more = Ihre Regeln füllen viele Dateien und lassen sich deshalb hier nicht bearbeiten. Bots spielen sie auf der Werkbank, und du kannst ihre Hausregeln ändern.
# en: 1f3737a2
workshop-mine = Regeln ändern
# en: 484bc9ff
workshop-stranger = Das ist ein fremdes Programm, das mit dem Link kam. Es läuft abgeschottet: Es kommt weder an deine Spiele noch an andere Seiten noch ins Netz.
# en: 9b1d718e
workshop-run = Starten
# en: 110448fd
workshop-read = Erst lesen
# en: bcf880d1
workshop-risks = Was ein Browser nicht versprechen kann
# en: 0a28c178
workshop-risk = Ein Programm kann langsam sein oder viel Speicher brauchen: Dann hält diese Seite es an, oder der Browser schließt den Tab. Es kann dir Texte und Bilder zeigen, die nicht stimmen; gib also in kein Spiel ein Passwort ein. Und ganz abgeschottet ist es nur, wenn dein Browser keine Fehler hat: Halte ihn aktuell.
# en: a7f96f43
workshop-stop = Anhalten
# en: eb132371
workshop-hide = Code ausblenden
# en: 18ee6a27
workshop-show = Code zeigen
# en: a9cf0e26
workshop-report = Bericht drucken
# en: 49d7f54f
workshop-other = Andere Spiele
# en: df5e3313
workshop-tabs = Was du mit dem Spiel machen kannst
# en: ae0c562b
workshop-code = Code
# en: 3a30c0eb
workshop-play = Spielen
# en: e4ee3780
workshop-check = Prüfen
# en: e72d1b5c
workshop-bench = Werkbank
# en: 749288c9
workshop-solve = Lösen
# en: 8df1f6e7
workshop-rules = Hausregeln
# en: 3316e2d5
workshop-share = Teilen
# en: 02223c19
workshop-editor = Regeln
# en: 0db9bf30
workshop-keys = Mit Tab rückst du eine Zeile ein. Um den Editor zu verlassen, drück Escape und dann Tab.
# en: 8f16b279
workshop-game = Das Spiel
# en: 8bedb115
workshop-older = Das ist die letzte Fassung, die lief.
# en: b60948e8
workshop-send = Verschicken
# en: 23c71d1c
workshop-link = Der Link
# en: 890fac2d
workshop-copy = Link kopieren
# en: 51ba1e32
workshop-whoever = Wer ihn öffnet, liest zuerst, dass es ein fremdes Programm ist, und startet es mit einem Klick. Es läuft abgeschottet: Es kommt weder an das, was der Browser aufbewahrt, noch ins Netz.
# en: 70c55a85
workshop-keep = Aufheben
# en: 1a4c1131
workshop-save = Als Datei speichern
# en: 912125de
workshop-kept = Dieser Browser behält, was du zuletzt getippt hast. Die Datei läuft auch in Python auf deinem Computer, mit
# en: a1759a80
workshop-checking = Wird geprüft …
# en: a78ab898
workshop-solving = Das beste Spiel wird ausgerechnet …
# en: 3a2a6305
workshop-playing = Bots spielen …
# en: 8eb62cc5
workshop-writing = Der Bericht wird geschrieben …
# en: bcf89051
workshop-untitled = Ein Spiel
# en: 5b813e8e
workshop-offers = Das Spiel bietet eine Datei an: { $file }.
# en: 39edd95e
workshop-take = Speichern
# en: 6bb7e6f1
workshop-endless = Dieses Spiel wurde angehalten: Es hat { $seconds } Sekunden lang nicht geantwortet, vielleicht läuft etwas darin endlos. Ändere es, dann startet es neu.
# en: 2690741d
workshop-stopped = Angehalten. Ändere das Spiel oder drück auf einen Reiter, um es wieder zu starten.
# en: 4fd43874
workshop-named = { $game } · Werkstatt
# en: 05f09418
workshop-starting = { $game } wird gestartet …
# en: c8f056be
workshop-not-opened = Das Spiel ließ sich nicht öffnen: { $why }
# en: c5466848
workshop-mend = Berichtige zuerst die Zeile, die oben genannt ist.
# en: f5c5616c
workshop-line = Zeile { $n }
# en: 5846a0a8
workshop-begin = Ändere die Zahl in Zeile { $n }: Das Spiel folgt.
# en: 4a0cc7a3
workshop-slider = Mit einem Schieberegler
# en: 0adc55d7
workshop-fits = Der Link ist { $size } lang und enthält das ganze Spiel. Kein Server sieht es: Was nach dem # steht, bleibt im Browser.
# en: 7cb7966b
workshop-too-long = Das Spiel ist { $size } lang, und ein Link fasst { $most }: Speichere es als Datei und verschick die.
# en: 970e7cd9
workshop-copied = Der Link ist kopiert.
# en: ba44f407
workshop-too-large = { $file } ist zu groß für ein Spiel.
# en: 05240e1f
workshop-gone = Dieses Spiel ließ sich nicht laden: Ist das Netz weg?
# en: b694bdbe
workshop-go-on = Weiter mit { $game }
# en: 661eac11
workshop-cut-off = Dieser Link enthält kein lesbares Spiel; vielleicht wurde er abgeschnitten. Lass ihn dir noch einmal schicken oder such dir hier ein Spiel aus.
# en: 8178aedb
workshop-about = { $n } Zeilen Python, { $size }
# en: 09fe4a47
workshop-in-short = Schreib ein Würfel-, Karten- oder Brettspiel, spiel es, frag, wer im Vorteil ist, und verschick es als Link.
# en: 165fe76e
title-tictactoe = Drei gewinnt
# en: 7bf49832
card-tictactoe = Wer drei eigene Zeichen in einer Reihe hat, gewinnt.
# en: 85115a57
title-connect_four = Vier gewinnt
# en: 415ff6bf
card-connect_four = Wirf einen Stein in eine Spalte; vier eigene in einer Reihe gewinnen.
# en: 880a7510
title-leduc_poker = Leduc-Poker
# en: 6deb2aa5
card-leduc_poker = Sechs Karten in zwei Farben, eine für jeden und eine auf dem Tisch, zwei Setzrunden.
# en: 6f733585
title-cant_stop = Can't Stop
# en: e6c69ecc
card-cant_stop = Wirf vier Würfel, bilde zwei Paare, steig; hör rechtzeitig auf, sonst ist verloren, was du in diesem Zug gestiegen bist.
# en: b4cf10b2
title-kuhn_poker = Kuhn-Poker
# en: 9fc1a4cf
card-kuhn_poker = Drei Karten, eine für jeden, ein Einsatz von 1; das kleinste Kartenspiel, in dem sich ein Bluff lohnt.
# en: 15c4f663
title-yahtzee = Kniffel allein
# en: e8ebaae2
card-yahtzee = Dreizehn Züge mit je drei Würfen, für jeden ein Feld des Zettels; so viele Punkte wie möglich.
# en: 2960ac28
title-bear_off = Auswürfeln
# en: 07fbd810
card-bear_off = Das Ende von Backgammon für eine Person: Ihre letzten beiden Steine sollen das Heimfeld in einer bestimmten Zahl von Würfen verlassen.
# en: a0280c45
title-liars_dice = Lügenwürfel: das Ende
# en: a4ed79f2
card-liars_dice = Ein oder zwei Würfel für jeden, verdeckt; die Gebote steigen, bis jemand Lügner genannt wird.
# en: 31219f74
title-pig = Pig
# en: 1aed56e3
card-pig = Würfle, so oft du dich traust; eine 1 kostet den Zug, und wer zuerst am Ziel ist, gewinnt.
# en: cb2eb4e3
title-blackjack = Blackjack
# en: 43a4bc1d
card-blackjack = Gegen einen Geber, der bei 17 stehen bleibt, mit endlos vielen Karten: ziehen, halten oder mit zwei Karten verdoppeln; Paare werden nicht geteilt.
# en: 45c67a8e
title-craps = Craps
# en: 2572425d
card-craps = Die Pass-Linie: 7 oder 11 gewinnt sofort, 2, 3 oder 12 verliert; jede andere Summe muss vor einer 7 noch einmal kommen.
# en: 073e3ebd
title-nim = Nim
# en: 2b046b47
card-nim = Nimm beliebig viele von einem Haufen; wer den letzten nimmt, gewinnt.
# en: 5d3d7a22
title-goofspiel = Goofspiel
# en: a93765f1
card-goofspiel = Um jeden Preis bieten beide zugleich eine Karte, jede nur einmal; wer höher bietet, bekommt ihn, bei Gleichstand niemand.
# en: b15a0477
title-snakes_and_ladders = Leiterspiel
# en: b3678c49
card-snakes_and_ladders = Eine Figur, ein Würfel, nichts zu entscheiden; wer über 100 hinauskäme, bleibt stehen.
# en: b4277abe
known-pig = Bei bestem Spiel gewinnt der erste Spieler 53 %.
# en: fa76a5e9
known-connect_four = Bei bestem Spiel gewinnt immer, wer anfängt.
# en: 219a8e7e
known-blackjack = Das beste Spiel ist bekannt: Eine Tabelle sagt, wann man zieht.
# en: 0c2dc5af
known-yahtzee = Bei bestem Spiel im Mittel 254,6 Punkte.
# en: 4b12aced
known-tictactoe = Bei bestem Spiel immer unentschieden.
# en: 816bc2f2
known-cant_stop = Mit Läufern auf 6, 7 und 8 gelingt ein Wurf in 92 % der Fälle.
# en: 2912f6d0
known-nim = Gelöst im Jahr 1901: Binärzahlen verraten, welcher Zug gewinnt.
# en: 7ba0cfbc
known-snakes_and_ladders = Eine Partie dauert im Mittel 39 Züge.
# en: 2117f256
known-liars_dice = Bei bestem Spiel mit je einem Würfel gewinnt der erste Spieler 44 %.
# en: 04facd07
known-kuhn_poker = Bei bestem Spiel verliert der erste Spieler in 18 Partien einen Chip.
# en: 2abe8102
known-goofspiel = Bei bestem Spiel liegt im Mittel niemand vorn.
# en: fb367fce
known-craps = Die Pass-Linie gewinnt in 49,3 % der Fälle.
# en: 586b6c9b
known-leduc_poker = Bei bestem Spiel verliert der erste Spieler 0,086 Chips je Partie.
# en: a65f10a7
known-bear_off = Steine auf den Punkten 5 und 4 gehen mit 10 von 36 Würfen sofort hinaus.
# en: 0b6bc263
known-cat_cab = Fünf Würfel zeigen in 60 % der Fälle einen Fluch.
# en: a4f89a64
known-empire = Drei Würfel gegen zwei: In 37 % der Fälle verliert der Angreifer nichts.
# en: 178a3d2a
known-taxi_derby = 13 Felder vor dem Streifenwagen kannst du 7 Felder fahren und bekommst keinen Strafzettel.
# en: 450fe96e
known-meow_daifugo = Eine Hand mit acht Karten enthält in 5,6 % der Fälle beide „?“.
# en: 319ebda1
known-washi_cat = Auf dem kleinsten Brett kosten alle Fische zu Fuß 9 Züge, mit Sprüngen 7.
