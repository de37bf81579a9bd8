### The daily puzzles. How to translate: docs/translating.md.

# en: 36158c49
cat-cab-title = Cat Cab Crew
# en: f20110dd
cat-cab-question = Welche Würfel wirfst du noch einmal, um im Mittel möglichst weit zu fahren?
# en: c8da58b1
cat-cab-story = Eine 4 oder 5 fährt ein Feld, eine 6 zwei. Eine 1 ist ein Fluch: sie nimmt ein Feld weg und bleibt, auch wenn du weiterwürfelst. Eine 2 fährt nicht, und eine 3 ist ein Gegenstand, der vielleicht fährt. Du darfst beliebige Würfel noch einmal werfen, so oft du willst, aber bei vier Flüchen ist Schluss.{ $curses ->
    [0] {""}
    [one] {" "}Du hast bisher einen Fluch.
   *[other] {" "}Du hast bisher { $curses } Flüche.
}
# en: a08e17ae
cat-cab-why = { $n ->
    [1] Der Würfel, den du noch einmal wirfst, bringt so, wie er liegt, weniger als ein neuer Wurf im Mittel. Der Preis: In { $risk } der Fälle zeigt er eine 1, also einen neuen Fluch.
   *[other] Die { $n } Würfel, die du noch einmal wirfst, bringen so, wie sie liegen, weniger als ein neuer Wurf im Mittel. Der Preis: In { $risk } der Fälle zeigt mindestens einer eine 1, also einen neuen Fluch.
}
# en: b2f55483
cat-cab-keep = Einer von sechs Würfeln zeigt eine 1. Hier bringen die Würfel, die man noch einmal werfen könnte, mehr, wenn sie liegen bleiben.
# en: f9e17271
city-title = Cat Cab Crew
# en: aa9654c3
city-question = Welche Würfel wirfst du noch einmal, um mit der besten Chance genau auf dem Fahrgast (der gelben Katze) zu halten?
# en: fb5ddbb2
city-story = Du fährst das { $colour ->
    [red] rote
   *[blue] blaue
} Taxi. Eine 4 oder 5 fährt ein Feld, eine 6 zwei, geradeaus. Eine 1 ist ein Fluch: sie nimmt ein Feld weg und bleibt, auch wenn du weiterwürfelst. Eine 2 fährt nicht, und eine 3 ist ein Gegenstand, der vielleicht fährt. Du darfst beliebige Würfel noch einmal werfen, so oft du willst, aber bei vier Flüchen ist Schluss.{ $curses ->
    [0] {""}
    [one] {" "}Du hast bisher einen Fluch.
   *[other] {" "}Du hast bisher { $curses } Flüche.
}
# en: 015af89c
city-why = Jeder Würfel, den du behältst, ist eine gerade Strecke für sich, und alle müssen gefahren werden. Nicht die meisten Felder helfen hier, sondern die richtigen Längen.
# en: 87b47983
empire-title = Empire
# en: e1e037bc
empire-question = Welcher Angriff erobert am ehesten, wenn du ihn bis zum Ende führst?
# en: 2c40b9dd
empire-story = Deine Steine sind { $colour ->
    [red] rot
    [blue] blau
   *[green] grün
}. Jede Zeile ist ein Angriff, den du machen kannst: links deine Steine, rechts die der Verteidigung. Du wirfst bis zu drei Würfel, einen weniger, als du Steine hast; die Verteidigung wirft bis zu zwei. Verglichen werden die höchsten Würfel, dann die zweithöchsten: der niedrigere verliert einen Stein, bei Gleichstand verlierst du ihn.
# en: 89622f49
empire-why = { $than ->
    [fewer] Der zweitbeste Angriff hat genauso viele Steine, aber dort verteidigen { $rivals }, hier nur { $others }.
    [more] Der zweitbeste Angriff trifft auf genauso viele Steine, aber mit { $mine }; hier hast du { $own }.
    [both] Der zweitbeste Angriff hat nur { $mine } Steine statt { $own } und trifft auf { $rivals } statt { $others }.
    [cubes] Der zweitbeste Angriff trifft auf weniger Steine ({ $rivals } statt { $others }), hat aber nur { $mine } statt { $own }.
   *[small] Der zweitbeste Angriff hat mehr Steine ({ $mine } statt { $own }), trifft aber auf { $rivals } statt { $others }.
} { $spare ->
    [0] Ein Stein muss zurückbleiben, also beendet schon ein Verlust den Angriff.
   *[other] Ein Stein muss zurückbleiben, also kannst du { $spare } verlieren und trotzdem weiterkämpfen.
}
# en: ae2d249e
taxi-derby-title = Taxi Derby
# en: 0f2e5b97
taxi-derby-question = Welcher Zug bringt im Mittel die meisten Dollar?
# en: 5e0dd40c
taxi-derby-story = Du darfst in einem Zug { $limit } Felder fahren. Fährst du weiter, wird ein Würfel mit vier Seiten geworfen: der Streifenwagen fährt seine Zahl mal deine Felder über dem Limit (die roten). Kommt er bis dorthin, wo dein Zug endet, bekommst du einen Strafzettel. Nur das Geld dieses Zuges zählt. Was ein Strafzettel davon übrig lässt, ist das Mittel über die Strafzettel im Stapel.
# en: 06bfd755
taxi-derby-why = Für einen Strafzettel braucht es eine hohe Zahl oder viele Felder über dem Limit. { $one }
# en: 9cbbd000
taxi-derby-free = Dieser Zug bleibt im Limit, also kann kein Strafzettel kommen.
# en: c4730374
taxi-derby-sure = Dieser Zug ist nicht einzuholen: { $over } über dem Limit, viermal genommen, sind weniger als { $away } Felder.
# en: ab2297a2
taxi-derby-caught = Dieser Zug ist { $over } über dem Limit, und der Streifenwagen schafft { $away } Felder mit { $chance } von 4 Seiten.
# en: b9e2a436
blackjack-title = Blackjack
# en: cf822ec7
blackjack-question = Stehen bleiben, Karte nehmen oder verdoppeln: Was gewinnt im Mittel am meisten oder verliert am wenigsten?
# en: 45734fed
blackjack-story = Du spielst um einen Einsatz. Komm so nah an 21, wie du dich traust, aber nicht darüber; ein Ass zählt 1 oder 11. Der Geber zieht bis 16 und bleibt bei 17 stehen. Verdoppeln heißt zwei Einsätze und genau eine weitere Karte. Alle Karten sind gleich wahrscheinlich, vier von dreizehn zählen also zehn.
# en: bde06a92
blackjack-why = { $bust } { $dealer }
# en: 2612fb15
blackjack-bust = Deine nächste Karte bringt dich mit einer Chance von { $n }/13 über 21.
# en: 5d7a6cbc
blackjack-safe = Keine Karte kann dich über 21 bringen.
# en: 8141a689
blackjack-weak = Ein Geber, der eine Karte von 2 bis 6 zeigt, zieht oft zu viel.
# en: 4b02be66
blackjack-strong = Ein Geber mit so einer Karte endet oft bei 17 oder mehr.
# en: 174893d0
yahtzee-title = Kniffel (Yahtzee)
# en: cc906aba
yahtzee-question = Welche Würfel behältst du, um im Mittel die meisten Punkte zu machen?
# en: f62358eb
yahtzee-story = Es ist dein letzter Zug, und nur ein Feld ist offen: { yahtzee-box }.{ $bonus ->
    [0] {""}
   *[other] {" "}Du brauchst dort { $bonus } für den Bonus von 35.
} Du darfst noch { $again ->
    [1] einmal
   *[2] zweimal
} werfen.
# en: 6a2b72dd
yahtzee-box = { $box ->
    [0] Einser, wo jede 1 einen Punkt bringt
    [1] Zweier, wo jede 2 zwei Punkte bringt
    [2] Dreier, wo jede 3 drei Punkte bringt
    [3] Vierer, wo jede 4 vier Punkte bringt
    [4] Fünfer, wo jede 5 fünf Punkte bringt
    [5] Sechser, wo jede 6 sechs Punkte bringt
    [6] Dreierpasch, wo drei gleiche Würfel die Summe aller fünf bringen
    [7] Viererpasch, wo vier gleiche Würfel die Summe aller fünf bringen
    [8] Full House, wo drei gleiche Würfel und ein Paar 25 bringen
    [9] Kleine Straße, wo vier Zahlen in Folge 30 bringen
    [10] Große Straße, wo fünf Zahlen in Folge 40 bringen
    [11] Yahtzee, wo fünf gleiche Würfel 50 bringen
   *[12] Chance, wo die Summe aller fünf zählt
}
# en: ddcd3c94
yahtzee-stop = Alle fünf behalten und aufhören
# en: f47f7ae1
yahtzee-keep = { $dice } behalten, { $n ->
    [1] einen
    [2] zwei
    [3] drei
   *[4] vier
} werfen
# en: e9773edb
yahtzee-all = Alle fünf noch einmal werfen
# en: be6fce8e
yahtzee-why = Es zählt nicht, wie gut die Würfel jetzt aussehen, sondern auf wie viele Arten { $again ->
    [1] der nächste Wurf
   *[2] die nächsten zwei Würfe
} sie ergänzen { $again ->
    [1] kann
   *[2] können
}.
# en: 0d9a4800
yahtzee-share = Das füllt das Feld in { $share } der Fälle, die zweitbeste Wahl in { $rest }.
# en: 63ec390c
pig-title = Pig
# en: 4a93e5d8
pig-question = Würfeln oder aufhören: Womit gewinnst du am ehesten?
# en: 2a2431bb
pig-story = Wer zuerst 100 hat, gewinnt. Du hast { $own }, dein Gegner hat { $others }, und in diesem Zug hast du { $pot } gewürfelt. Hörst du auf, gehören sie dir; würfelst du, so nimmt eine 1 sie weg und beendet deinen Zug. Dein Gegner spielt perfekt.
# en: 0f56def1
pig-why = Ein Wurf verliert den Zug nur einmal in sechs Fällen. Hörst du auf, fehlen dir { $short }, und dein Gegner, der { $needs } braucht, ist dran.
# en: 48a08f25
pig-enough = { $pot } Punkte sind genug zum Behalten: dein Gegner braucht noch { $needs }, und eine 1 würde dich alle kosten.
# en: 96f0f377
bear-off-title = Auswürfeln
# en: 4ec794bf
bear-off-question = Wie spielst du diesen Wurf, um mit { $more ->
    [1] einem weiteren Wurf
   *[2] zwei weiteren Würfen
} am ehesten fertig zu werden?
# en: 42229b95
bear-off-story = Das Ende einer Partie Backgammon: zwei Steine sind übrig. Jeder Würfel bewegt einen Stein nach rechts; er verlässt das Brett mit seiner eigenen Zahl oder mit einer höheren, wenn keiner hinter ihm steht. Ein Pasch zieht viermal.
# en: dede863f
bear-off-why = Sieh dir an, was jede Spielweise übrig lässt, und zähle die Würfe, die es vom Brett bringen. Ein Stein weit hinten braucht einen hohen Würfel; ein Stein, der schon weg ist, braucht keinen.
# en: 331e360c
bear-off-ways = Danach bringen { $ways } von { $cases } { $more ->
    [1] Würfen
   *[2] Wurfpaaren
} alles vom Brett, nach der zweitbesten Wahl { $fewer }.
# en: 21c647db
cant-stop-title = Can’t Stop
# en: c7e2f53c
cant-stop-question = Du wirst noch einmal würfeln. Mit welchem Aufstieg passt der nächste Wurf am ehesten?
# en: ca911230
cant-stop-story = Vier Würfel bilden zwei Paare, und ihre Summen sind die Spalten, in denen du steigst. Höchstens drei Läufer steigen in einem Zug (weiße Ringe; rote Punkte sind, wo du vorher standest). Ein Wurf passt, wenn eine seiner Summen steigen kann; sonst ist alles verloren, was du in diesem Zug gestiegen bist.
# en: 7f8596dd
cant-stop-why = Summen nahe 7 kommen am häufigsten. Solange ein dritter Läufer frei ist, passt fast jeder Wurf; stehen drei, zählen nur noch ihre Spalten.
# en: 8cdfb1f1
cant-stop-ways = Danach passen { $ways } von { $cases } Würfen, nach der zweitbesten Wahl { $fewer }.
# en: 06cfbf74
nim-title = Nim
# en: ee13797e
nim-question = Welcher Zug gewinnt, was der andere auch tut?
# en: 29a1c3ef
nim-story = Drei Haufen: { $heaps }. Nimm beliebig viele von einem Haufen, dann ist der andere dran. Wer den letzten nimmt, gewinnt. Heute keine Würfel: der andere spielt perfekt.
# en: 89d8bc3b
nim-why = Übrig bleiben { $left }. { $sums } So geschrieben kommt jede 1, 2, 4 und 8 gerade oft vor. Was der andere auch nimmt, es stört das, und du kannst es wieder richten.
# en: 651fdc95
tictactoe-title = Tic-Tac-Toe
# en: 40a9407e
tictactoe-question = Wohin ziehst du, um die beste Chance auf den Sieg zu haben?
# en: e023ea71
tictactoe-story = Du spielst { $mark }. Dein Gegner ist Anfänger und setzt jedes Zeichen auf irgendein freies Feld, alle gleich wahrscheinlich. Drei in einer Reihe gewinnen; ein Unentschieden gewinnt nicht.
# en: 165583eb
tictactoe-why = Gegen den Zufall zählt, wie viele Reihen du offen hältst: je mehr Wege zum Sieg, desto weniger hilft ein Glückstreffer dagegen.
# en: 93a82278
connect-four-title = Vier gewinnt
# en: f5d83da3
connect-four-question = In welche Spalte wirfst du einen Stein, um die beste Chance auf den Sieg zu haben?
# en: 100cc620
connect-four-story = Ein kleines Brett mit vier Spalten und vier Zeilen. Du bist { $colour ->
    [red] rot
   *[blue] blau
}. Dein Gegner ist Anfänger und wirft jeden Stein in irgendeine Spalte, in der Platz ist, alle gleich wahrscheinlich. Vier in einer Reihe gewinnen; ein Unentschieden gewinnt nicht.
# en: 94c57bba
connect-four-why = Auf diesem Brett gibt es nur zehn Viererreihen. Sieh nach, welche noch dir gehören können und welchen Stein jede Spalte dem anderen überlässt.
# en: 1a9a4408
lines-made = Das füllt eine Reihe und gewinnt sofort.
# en: 477f226a
lines-near = Danach fehlt dir in { $ways } { FORM($ways, "Reihe", "Reihen") } nur noch ein Feld, nach der zweitbesten Wahl in { $rest }.
# en: 31e57e7e
lines-blocked = Danach fehlt deinem Gegner in { $ways } { FORM($ways, "Reihe", "Reihen") } nur noch ein Feld, nach der zweitbesten Wahl in { $rest }.
# en: 4095aef8
lines-open = Danach { FORM($ways, "kann", "können") } noch { $ways } { FORM($ways, "Reihe", "Reihen") } deine werden, nach der zweitbesten Wahl { $rest }.
# en: 7f7f6e5e
lines-shut = Danach kann dein Gegner noch { $ways } { FORM($ways, "Reihe", "Reihen") } füllen, nach der zweitbesten Wahl { $rest }.
# en: f14dba99
meow-daifugo-title = Meow Meow Daifugō
# en: e945b045
meow-daifugo-question = Welche Wahl gewinnt, was dein Gegner auch tut?
# en: bc350686
meow-daifugo-story = Das Ende einer Runde: der Stapel ist leer, und beide Hände liegen offen. Wer zuerst die letzte Karte spielt, gewinnt. { $turn } Ein Doppelgänger ist eine Karte oder ein Paar, wie du willst; ein ? ist eine beliebige Zahl seiner Farbe. Wenn du passt, nimmst du eine Karte vom Feld, falls eine da ist, und dein Gegner spielt aus.
# en: 3e427383
meow-daifugo-beat = Spiele das Gleiche mit einer höheren Zahl, oder passe.
# en: 3756ed05
meow-daifugo-lead = Du spielst aus: eine einzelne Karte, gleiche Zahlen oder drei oder mehr in Folge von einer Farbe. Der andere muss das Gleiche spielen, nur höher.
# en: d108e06d
meow-daifugo-pass = Eine Karte mehr ist nicht immer schlechter: sie kann ein Paar bilden oder schlagen, was später kommt. Zähle, wie viele Züge jeder noch braucht.
# en: 80c884d1
meow-daifugo-play = Zähle, wie viele Züge jeder noch braucht und wer danach ausspielt. Wird dein Ausspiel nicht geschlagen, spielst du noch einmal aus.
# en: e3059b67
washi-cat-title = Washi Cat
# en: 949c049d
washi-cat-question = Welcher Zug gewinnt, was Blau auch tut?
# en: 3e5ab3b5
washi-cat-story = Du bist Rot; jeder hat eine Katze auf einem winzigen Brett. Eine Katze zieht eine Linie, wo sie geht, und betritt nie die Linie des anderen. Deine muss einen Fisch aus der fernen Reihe oben holen und nach Hause in die unterste Reihe bringen. Du gewinnst auch, wenn Blau eingeschlossen ist. Eine Katze darf gerade über ihre eigene Linie springen, auf das erste freie Feld dahinter. Keine Katze geht durch eine schwarze Mauer.
# en: 9dd3f56f
washi-cat-why = Zweierlei zählt: wie viele Züge jede Katze noch braucht und wessen Linie dem anderen im Weg ist. Nur dieser Zug kommt für beides rechtzeitig.
# en: c10a87bf
cat-cab-keep-all = Alle Würfel behalten
# en: ba4c6bec
cat-cab-roll = Noch einmal werfen: { $dice }
# en: 4fb67d9d
empire-attacks = { $here } ({ $own }) greift { $there } ({ $others }) an
# en: f9e45120
taxi-derby-end = Den Zug hier beenden
# en: b9d484c8
taxi-derby-fetch = { taxi-derby-rider } holen und absetzen, für { $fare } $
# en: c28420e2
taxi-derby-deliver = { taxi-derby-rider } absetzen, für { $fare } $
# en: d0e86ce2
taxi-derby-both = Beide absetzen, für { $fare } $ und { $other } $
# en: 06f28ebd
taxi-derby-rider = { $rider ->
    [commuter] Den Pendler
    [criminal] Den Gauner
    [professional] Den Geschäftsmann
    [celebrity] Den Promi
   *[agent] Den Agenten
}
# en: 0eded0c8
blackjack-hit = Karte nehmen
# en: 5e629607
blackjack-stand = Stehen bleiben
# en: f9073865
blackjack-double = Verdoppeln
# en: a4f09cbe
pig-roll = Würfeln
# en: 0a33248d
pig-hold = Aufhören
# en: 7315a272
bear-off-move = mit der { $die } von { $point } { $to ->
    [0] hinaus
   *[other] auf { $to }
}
# en: f04e9927
cant-stop-climb = Steigen in { $columns }
# en: 7cd1c1a8
cant-stop-twice = { $column } (zweimal)
# en: 383f4c74
nim-take = { $n } von Haufen { $heap } nehmen
# en: 6a908b14
connect-four-column = Spalte { $column }
# en: 64d1891e
says = { $of ->
    [city] „{ $choice }“ hält mit einer Wahrscheinlichkeit von { $value } genau auf dem Fahrgast
    [bear_off] „{ $choice }“ ist mit einer Wahrscheinlichkeit von { $value } rechtzeitig fertig
    [cant_stop] Nach „{ $choice }“ passt der nächste Wurf mit einer Wahrscheinlichkeit von { $value }
    [average] „{ $choice }“ bringt im Mittel { $value }
    [wins] „{ $choice }“: { $value }
   *[other] „{ $choice }“ gewinnt mit einer Wahrscheinlichkeit von { $value }
}
# en: f2434c34
worth-spaces = { $value } Felder
# en: 8d567224
worth-bets = { $value } Einsätze
# en: b78d19b2
worth-points = { $value } Punkte
# en: 6b822be1
worth-dollars = { $value } Dollar
# en: cc84853f
worth-wins = gewinnt
# en: 6dcd8c6b
worth-loses = verliert
# en: a9de4859
worth-does-not-win = gewinnt nicht
# en: 140cc8b3
picture-brings = { $face ->
    [1] Fluch
    [2] nichts
    [3] Ding
    [6] 2 Felder
   *[other] 1 Feld
}
# en: d55919dd
picture-dice = Deine Würfel: { $dice }.
# en: 67fa8187
picture-curses = Flüche bisher: { $n }.
# en: 528f9cb6
picture-gate = an einem Tor
# en: 1a685fa4
picture-city = rotes Taxi { $red }, blaues Taxi { $blue }, Fahrgast { $passenger }.
# en: e95965b4
picture-attacks = Angriffe: { $choices }.
# en: 83bd2279
picture-risk = endet { $away } vom Streifenwagen; mit Strafzettel { $minus }{ $value } $
# en: 8bb1deff
picture-no-risk = kein Strafzettel möglich
# en: dc7a8c11
picture-turn = { $label }: Felder { $spaces }, über dem Limit { $over }, { $risk }
# en: 0deea363
picture-dealer = Geber
# en: a9b8c47b
picture-you = Du
# en: a35d7208
picture-opponent = Gegner
# en: a3f2f9b9
picture-blackjack = Der Geber zeigt { $card }. Du hast { $cards }.
# en: 47319ed9
picture-of-hundred = { $more } von 100
# en: b2838bb3
picture-pig = Punkte: du { $own } und { $pot } in diesem Zug, dein Gegner { $others }.
# en: 4a81014d
picture-off = aus
# en: fa781005
picture-checkers = { $n } auf Punkt { $point }
# en: 7e4b3b69
picture-bear-off = Würfel { $dice }; Steine: { $where }.
# en: 715bf22b
picture-runner = { $column } auf Höhe { $height }
# en: a478b27f
picture-cant-stop = Würfel { $dice }; Läufer in { $where }.
# en: 45b9d0c6
picture-heap = Haufen { $n }
# en: 0ba8a762
picture-heaps = Drei Haufen: { $heaps }.
# en: 7f13dd58
picture-mark-0 = leer
# en: 04a51326
picture-mark-1 = rot
# en: bf4d1257
picture-mark-2 = blau
# en: 37792769
picture-rows = Reihen von oben: { $rows }.
# en: ecd2d997
picture-field = Feld
# en: 8913f9ab
picture-to-beat = Zu schlagen
