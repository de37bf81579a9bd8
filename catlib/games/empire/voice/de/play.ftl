### Empire: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

-from-whom = { $whom ->
    [you] dir
    [neutral-cubes] den neutralen Steinen
   *[other] { $whom }
}
-borough = { $name ->
    [the-bronx] der Bronx
   *[other] { $name }
}
-job = { $name ->
    [the-banker] die Bankerin
    [the-cabbie] der Taxifahrer
    [the-cop] die Polizistin
    [the-gardener] der Gärtner
    [the-hipster] der Hipster
    [the-lady] die Dame
   *[other] { $name }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = Rot
# en: 833145ed
blue = Blau
# en: 17bf9059
green = Grün
# en: 2462a945
purple = Violett
# en: 69c0ef7b
orange = Orange
# en: dc1eb969
sky = Hellblau
# en: 1da2c717
neutral = Neutral
# en: ad22c35a
neutral-cubes = die neutralen Steine
# en: 3c759f08
squirrel = Eichhörnchen
    .one = ein Eichhörnchen
    .many = Eichhörnchen
# en: beee2e22
rat = Ratte
    .one = eine Ratte
    .many = Ratten
# en: 50712029
pigeon = Taube
    .one = eine Taube
    .many = Tauben
# en: 64bc88ed
wild-card = Joker
    .one = ein Joker
    .many = Joker
# en: 1a829d8c
wild = Fluss-Joker { $number }
# en: 40c91701
card = { $name } ({ $pest })
# en: 4eb90507
a-card = eine Karte
# en: dc765479
cards-of-set = { $n ->
    [1] { AS($pest, "one") }
   *[other] { $n } { AS($pest, "many") }
}
# en: b4d0b21c
occupation = { -job }: { mission-says }
# en: f1aa2e8f
mission-says = erobere { LIST($wants, "and") }
# en: 675ba874
all-of = alles in { -borough }
# en: b3d05247
neighborhoods-held = { $n } Viertel{ $each ->
    [1] {""}
   *[other] {" "}mit je mindestens { $each } Steinen
}
# en: 75fc9834
links-held = beide Enden von { $n } Brücken, Seilbahnen oder U-Bahnen
# en: fa781af1
cubes = { $n } { FORM($n, "Stein", "Steine") }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 38691e70
welcome = Deine Farbe: { $seat }. Erobere ganz New York, ein Viertel nach dem anderen.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 47be083f
first-loss = Auch deine Gegner greifen an, und die Würfel entscheiden. Du kannst dir das Viertel zurückholen.
# en: 116c778f
start-roll =
    .asks = es wird gewürfelt, wer anfängt
    .name = { $who } würfelt zum Start eine { $face }
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "würfelst", "würfelt") } zum Start eine { LIST($faces, "then") }
# en: 7797c6dc
mission =
    .asks = Auftragskarten werden ausgeteilt
    .name = { $who } ist { $occupation }
    .short = eine Auftragskarte für { $who }
    .told = { $seen ->
        [yes] { $who ->
            [you] Deine Auftragskarte
           *[other] Die Auftragskarte von { $who }
        } ist { $occupation }
       *[no] { $who } { FORM($who, "bekommst", "bekommt") } eine Auftragskarte
    }
# en: 4429ac39
deal =
    .asks = die Viertel werden ausgeteilt
    .name = { $hood } an { $who }
    .told = Die Viertel werden ausgeteilt: { $held }
# en: b32e6e1c
holding = { $who } ({ $n })

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 37febd11
place =
    .asks = { FORM($who, "stellst", "stellt") } Steine auf, noch { $left }
    .you = Klick deine Viertel an, um Steine dorthin zu stellen. Noch { $left }.
    .guide = Die Steine sind deine Truppen. Stell neue neben einen schwachen Gegner.
    .name = { $amount ->
        [one] einen Stein
        [brick] zehn Steine
       *[all] alle Steine
    } in { $hood } aufstellen
    .answers = {""}
    .told = { $who } { FORM($who, "stellst", "stellt") } Steine auf: { $where }
# en: 3ed5976b
places-cubes = { $who } { FORM($who, "stellst", "stellt") } Steine auf
# en: 5cb2d62a
place-in-turn = Reihum werden Steine aufgestellt: { $all }
# en: 404b69c5
strengthens = { $who } { FORM($who, "verstärkst", "verstärkt") } { $where }
# en: d69a5515
more-there = { $hood } (+{ $n })
# en: 43a43cd0
gets-cubes = { $who } { FORM($who, "bekommst", "bekommt") } { $n } { FORM($n, "neuen Stein", "neue Steine") } für { $hoods } Viertel{ $whole ->
    [no] {""}
   *[some] {" "}und alles in { $whole }
}
# en: f6aa248e
exchange =
    .asks = { FORM($who, "darfst", "darf") } einen Satz Karten eintauschen
    .you = Klick drei Karten an, die einen Satz bilden, um mehr Steine zu bekommen, oder behalte deine Karten.
    .guide = { FORM($keeps, "Behalte deine Karten: Ein späterer Satz bringt mehr Steine.", "Ein Satz bringt sofort Steine, und Steine gewinnen Kämpfe.") }
    .name = { $keeps ->
        [yes] keinen Satz eintauschen
       *[no] eintauschen: { $set } gegen { $brings } { FORM($brings, "Stein", "Steine") }
    }
    .answers = {""}
    .told = { $keeps ->
        [yes] {""}
       *[no] { $who } { FORM($who, "tauschst", "tauscht") } ein: { $set } gegen { $brings } { FORM($brings, "Stein", "Steine") }
    }
# en: 4596a3bd
attack =
    .asks = { FORM($who, "wählst", "wählt") }, von wo aus angegriffen wird
    .you = Klick ein gegnerisches Viertel an, um es anzugreifen, oder eins von deinen, um von dort anzugreifen, oder beende den Angriff.
    .guide = { FORM($stops, "Kein Angriff lohnt sich mehr: hör damit auf.", "Greif ein Viertel nebenan an, in dem weniger Steine stehen als bei dir.") }
    .name = { FORM($stops, "nicht mehr angreifen", attack-from) }
    .answers = {""}
# en: 45799dee
attack-from = von { $hood } aus angreifen
# en: a67659df
target =
    .asks = { FORM($who, "wählst", "wählt") }, wen der Angriff von { $here } aus trifft
    .you = Klick das Viertel an, das du angreifst.
    .guide = Greif das schwächste Viertel nebenan an.
    .name = { $hood } angreifen
    .answers = {""}
    .told = { $who } { FORM($who, "greifst", "greift") } { $hood } ({ $whom }, { $theirs } { FORM($theirs, "Stein", "Steine") }) von { $here } ({ $own } { FORM($own, "Stein", "Steine") }) aus an
# en: 7d678490
battle = { $here } mit { $own } gegen { $there } mit { $theirs }
# en: b8cc2723
dice =
    .asks = { FORM($who, "wählst", "wählt") }, mit wie vielen Würfeln angegriffen wird: { battle }
    .you = Wähle, wie viele Würfel du wirfst: je mehr, desto besser deine Chance.
    .guide = { $n ->
        [0] Dieser Kampf läuft schlecht: hör auf, bevor du mehr verlierst.
       *[other] Wirf alle Würfel, die du darfst: dein höchster kämpft gegen den höchsten der Gegner.
    }
    .name = { $n ->
        [0] den Angriff abbrechen
       *[other] { $n } Würfel werfen
    }
    .answers = {""}
    .told = { $n ->
        [0] { $who } { FORM($who, "brichst", "bricht") } den Angriff ab
       *[other] {""}
    }
# en: b10ede52
defend =
    .asks = { FORM($who, "wählst", "wählt") }, mit wie vielen Würfeln verteidigt wird: { battle }
    .you = Du wirst angegriffen: wähle, mit wie vielen Würfeln du dich verteidigst.
    .guide = Du wirst angegriffen! Die höchsten Würfel kämpfen gegeneinander, und bei Gleichstand gewinnst du: wirf alle, die du darfst.
    .name = mit { $n } { FORM($n, "Würfel", "Würfeln") } verteidigen
    .answers = {""}
# en: 9a2ad460
roll =
    .asks = die Würfel rollen
    .name = der { FORM($attacks, "Angriffswürfel", "Verteidigungswürfel") } zeigt { $face }
    .short = { $who } { $face }
    .told = { $who } { $who ->
        [you] würfelst
       *[other] { FORM($many, "würfeln", "würfelt") }
    } { $faces }
# en: 212cd31d
beats = { $mine } { $result ->
    [wins] schlägt { $theirs }
    [loses] schlägt { $theirs } nicht
   *[equal] schlägt { $theirs } nicht, denn bei Gleichstand gewinnt die Verteidigung
}
# en: 37e7f84c
move-in =
    .asks = { FORM($who, "wählst", "wählt") }, wie viele Steine einrücken
    .you = Erobert! Wähle, wie viele Steine einrücken.
    .guide = Das Viertel gehört dir! Steine, die einrücken, können von dort weiter angreifen.
    .name = { $in_all } { FORM($in_all, "Stein rückt", "Steine rücken") } ein
    .answers = {""}
    .told = { $who } { FORM($who, "rückst", "rückt") } mit { $in_all } { FORM($in_all, "Stein", "Steinen") } ein
# en: 2703fdee
free-from =
    .asks = { FORM($who, "darfst", "darf") } einmal Steine verschieben
    .you = Du darfst einmal Steine in ein anderes deiner Viertel verschieben: klick an, von wo, oder beende deinen Zug.
    .guide = { FORM($stops, "Du brauchst nichts zu verschieben: beende deinen Zug.", "Bevor dein Zug endet, darfst du einmal Steine verschieben: dorthin, wo Gegner sind.") }
    .name = { FORM($stops, "nichts verschieben", free-move-from) }
    .answers = {""}
# en: 160237e2
free-move-from = von { $hood } aus verschieben
# en: ed2831ed
free-to =
    .asks = { FORM($who, "wählst", "wählt") }, wohin die Steine verschoben werden
    .you = Klick an, wohin die Steine sollen.
    .guide = { at-the-front }
    .name = nach { $hood } verschieben
    .answers = {""}
# en: ccf95477
free-count =
    .asks = { FORM($who, "wählst", "wählt") }, wie viele Steine verschoben werden
    .you = Wähle, wie viele Steine du verschiebst.
    .guide = { at-the-front }
    .name = { $moved } { FORM($moved, "Stein", "Steine") } nach { $there } verschieben
    .answers = {""}
    .told = { $who } { FORM($who, "verschiebst", "verschiebt") } { $moved } { FORM($moved, "Stein", "Steine") } von { $here } nach { $there }
# en: b191c220
at-the-front = Nur Steine neben einem Gegner können kämpfen.
# en: e2c4812c
draw =
    .asks = eine Karte wird gezogen
    .name = { $who } zieht { $card }
    .short = eine Karte für { $who }
    .told = { $who } { FORM($who, "ziehst", "zieht") } { $card } für ein erobertes Viertel

## What it brought
## The log, after what was done; read by everybody.

# en: 584e437d
takes = { $who } { FORM($who, "nimmst", "nimmt") } { -from-whom } { $there } ab
# en: 50911cab
loses-cubes = { $who } { $who ->
    [you] verlierst
   *[other] { FORM($many, "verlieren", "verliert") }
} { $n } { FORM($n, "Stein", "Steine") } in { $there }, noch { $left }
# en: ccf48203
holds-borough = { $who } { FORM($who, "hast", "hat") } jetzt alles in { -borough } und { FORM($who, "bekommst", "bekommt") } in jedem Zug mehr Steine
# en: 42735333
loses-borough = { $who } { FORM($who, "verlierst", "verliert") } den Bonus { $name ->
    [the-bronx] der Bronx
   *[other] von { $name }
}
# en: 5c59ed58
wiped-out = { $who } { FORM($who, "bist", "ist") } besiegt
# en: a5ac7847
took-it = { $who } { FORM($who, "hast", "hat") } es { -from-whom } abgenommen
# en: 0b3e4cc1
lost-there = { cubes } verloren
# en: ff579a37
held-lost = { $who } { FORM($who, "hast", "hat") } verloren: { $gone }
# en: 88496b1b
lost-to = { $hoods } an { $by ->
    [you] dich
   *[other] { $by }
}

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = Runde { $round }: { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
# en: f1c0affa
aim-mission = Wer zuerst die eigene Auftragskarte erfüllt, gewinnt{ $own ->
    [no] {""}
   *[some] {" "}({ $own })
}. Viertel: { $holds }
# en: 3437e3a2
aim-all = Wer zuerst alle { $neutral ->
    [no] { $size } Viertel
   *[yes] Viertel hat, die nicht neutral sind,
}{ $neutral ->
    [no] {" "}hat
   *[yes] {""}
}{ $turn_limit ->
    [0] {""}
   *[other] {" "}oder nach { $turn_limit } { FORM($turn_limit, "Runde", "Runden") } die meisten
}, gewinnt. { $holds }
# en: 1088ed73
standing = { $n } Viertel, { $all } { FORM($all, "Stein", "Steine") }
# en: a3a7ab25
over =
    .asks = das Spiel ist zu Ende
# en: 7bcc7934
stopped = { FORM($timed, "die Runden sind vorbei", "niemand kann mehr etwas tun") }
# en: eb7a36f4
nobody-wins = Niemand hat gewonnen: { stopped }, und zwei haben gleich viel
# en: 4e20ee03
wins = { $who } { FORM($who, "gewinnst", "gewinnt") }: { $why ->
    [alone] sonst hat niemand mehr ein Viertel
    [mission] { FORM($who, "deine", "die") } Auftragskarte ist erfüllt, { $occupation }
   *[most] { stopped }, und { $who } { FORM($who, "hast", "hat") } am meisten, { $standing }
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: db48bfb7
position = Runde { $round }, { $question }{ $shown ->
    [no] {""}
   *[dice] ; Würfel { $shown }
}; { $holds }
# en: c12e0420
holding-cubes = { $who } { $n } mit { $all }
# en: f5c82d58
empty-map = der Plan ist leer

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 9a98a57f
not-yours = { $hood } { $whom ->
    [neutral] ist neutral
   *[other] gehört { -from-whom }
}; wähle eins von deinen.
# en: 31c03047
one-cube = In { $hood } steht nur ein Stein, und einer muss bleiben.
# en: 285823ee
no-rival = Neben { $hood } ist kein Gegner.
# en: 770d0116
none-next-door = Neben { $hood } liegt keins von deinen Vierteln.
# en: d3e04d63
your-own = { $hood } gehört dir selbst.
# en: ddc50f42
not-next-door = { $hood } liegt nicht neben { $here }.
# en: 903fde8b
out-of-reach = Von { $here } lassen sich keine Steine nach { $hood } verschieben.
# en: 9a433519
makes-no-set = Diese Karte bildet mit den anderen auf der Hand keinen Satz; { first-go }.
# en: 5b1f5b3d
first-go = von gleichen Karten gehen die ersten auf der Hand weg
# en: 10e3757f
click-the-neighborhood = Klick jetzt das Viertel an, das sie bekommt.
# en: a7783c43
what-makes-a-set = Drei gleiche Tiere sind ein Satz, oder von jedem eins{ FORM($usable_wilds, ", oder beliebige mit einem Joker", "") }; { first-go }.
# en: 1dc3e3be
bot-random = Rekrut (spielt irgendwas)
# en: a31a5bac
bot-random-does = Nimmt irgendeine erlaubte Aktion, jede gleich gern.
# en: 5bae2648
bot-rash = Trommler (Kind)
# en: 5f8bc7b1
bot-rash-does = Spielt wie ein Kind: stärkt den schwächsten Ort und greift die größte Armee an, bis nichts mehr übrig ist.
# en: aec3d8bb
bot-beginner = Kadett (Anfänger)
# en: 32a1e7ea
bot-beginner-does = Spielt wie der Hauptmann, überlässt aber eine von vier Entscheidungen dem Zufall.
# en: 3d660ade
bot-hasty = Feldwebel (mittel)
# en: 5f83bae6
bot-hasty-does = Spielt wie der Hauptmann, überlässt aber eine von acht Entscheidungen dem Zufall.
# en: fda065da
bot-greedy = Hauptmann (stark)
# en: cc824218
bot-greedy-does = Greift an, was für seinen Wert mit der besten exakten Chance zu erobern ist, und hört unter der Hälfte auf.
# en: f5014917
bot-searching = General (Meister)
# en: 8d736e3d
bot-searching-does = Spielt wie der Hauptmann, außer wenn einige hundert durchgespielte Partien sicher etwas Besseres zeigen.
# en: 5d597c92
goal-capture = Chance zu erobern
    .about = Chance, den Angriff zu gewinnen, wenn du bis zum Ende kämpfst; vor einem Angriff die Chance des besten, der möglich ist.
    .best = beste Chance zu erobern
    .why = Kämpfst du bis zum Ende, gewinnst du den Angriff mit einer Chance von { $n }
# en: 6ae3c378
goal-hold = Chance standzuhalten
    .about = Chance, dass der Verteidiger das Viertel behält, wenn der Angriff bis zum Ende geht.
    .best = beste Chance standzuhalten
    .why = Du hältst das Viertel mit einer Chance von { $n }
# en: 2326dafb
goal-cubes-of-the-roll = Steine des Wurfs
    .about = Wie viele Steine mehr der nächste Wurf den Verteidiger kostet als den Angreifer.
    .best = bester nächster Wurf
    .why = Der Wurf kostet den Verteidiger etwa { $amount } { FORM($count, "Stein", "Steine") } { FORM($less, "weniger", "mehr") } als den Angreifer
