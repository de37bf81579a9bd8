### Taxi Derby: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 69c0ef7b
orange = Orange
# en: 17bf9059
green = Grün
# en: f36921fc
yellow = Gelb
# en: 833145ed
blue = Blau
# en: 24a16976
red = Rot
# en: 2462a945
purple = Violett
# en: 5a04ae30
the-station = die Polizeiwache
# en: 2f0b02d3
commuter = Pendler
    .one = ein Pendler
    .many = Pendler
    .short = Pend.
# en: 9953bb5c
criminal = Gauner
    .one = ein Gauner
    .many = Gauner
    .short = Gaun.
# en: 66a2fb6e
professional = Geschäftsmann
    .one = ein Geschäftsmann
    .many = Geschäftsleute
    .short = Gesch.
# en: 0bee9136
celebrity = Promi
    .one = ein Promi
    .many = Promis
    .short = Promi
# en: b7c6d83d
agent = Agent
    .one = ein Agent
    .many = Agenten
    .accusative = Agenten
# en: a599001a
stereo = Stereo
# en: 8338abff
turbo = Turbo
# en: 11d70c15
wi-fi = WLAN
# en: 9b39838c
luxury = Luxus
# en: 90bab6da
spaces = { $n } { FORM($n, "Feld", "Felder") }
    .dative = { $n } { FORM($n, "Feld", "Feldern") }
# en: b2b90f0d
tickets = { $n } { FORM($n, "Strafzettel", "Strafzettel") }
# en: 7cd06c52
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .short = { $type } nach { $to }
    .paying = den { AS($type, "accusative") }{ rider-fare }
# en: 05a1ec8a
rider-fare = {" "}nach { $to } für { $pays }{" "}${ FORM($times, " oder mehr", "") }
# en: 660beff3
rider-wants = { rider-fare }{ $needs ->
    [no] {""}
   *[other] , braucht { $needs }
}{ FORM($solo, ", allein", "") }{ $most ->
    [no] {""}
   *[other] , höchstens { $most }
}
# en: 6e9b3763
fine = { $fine ->
    [station] ab zur Polizeiwache
    [any] irgendein Extra abgeben
    [dollars] { $dollars } $
   *[upgrade] { $upgrade } abgeben
}
-at-place = { $place ->
    [the-station] an der Polizeiwache
   *[other] auf { $place }
}
-to-place = { $place ->
    [the-station] zur Polizeiwache
   *[other] nach { $place }
}
-to-there = { $there ->
    [the-station] zur Polizeiwache
   *[other] nach { $there }
}

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 539d3abc
welcome = Dein Taxi ist { $mine ->
    [orange] orange
    [green] grün
    [yellow] gelb
    [blue] blau
   *[red] rot
}. Fahr die Leute, wohin sie wollen: das meiste Geld gewinnt.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 41a08c06
first-loss = Einen Strafzettel bekommst du, wenn du zu schnell fährst und der Streifenwagen dich erwischt.
# en: 8d6c5e90
lay =
    .asks = die Viertel der Stadt werden ausgelegt
    .name = Viertel { $quarter } { $spot ->
        [0] oben links
        [1] oben rechts
        [2] unten rechts
       *[3] unten links
    }{ $turns ->
        [0] {""}
        [1] , einmal gedreht
        [2] , zweimal gedreht
       *[3] , dreimal gedreht
    }
    .told = Die Stadt ist ausgelegt
# en: e93fe83a
home =
    .asks = { FORM($who, "wählst ein Feld neben deiner", "wählt ein Feld neben der eigenen") } Garage
    .you = Klick das Feld an, auf dem dein Taxi startet.
    .guide = Dein Taxi startet neben deiner Garage. Wähle eines der beiden Felder.
    .name = auf { $there } starten
    .answer = { $there }
    .told = { $who } { FORM($who, "startest", "startet") } auf { $there }
# en: ef4dc6c3
token =
    .asks = ein Extra wird aus dem Beutel gezogen
    .name = { $drawn } wird gezogen
# en: a6e0e53e
gets-upgrades = { $who } { FORM($who, "bekommst", "bekommt") } { $upgrades }
# en: d344f08c
others-for-sale = Manche Fahrgäste fahren nur mit so einem Extra mit; mehr davon gibt es in den Läden
# en: f8d46f89
tile =
    .asks = ein Fahrgast wird aufgedeckt
    .name = Fahrgast { $face }: { $rider }
# en: dc3fe0f8
passengers-wait = { $n } { FORM($n, "Fahrgast wartet", "Fahrgäste warten") } in der Stadt
# en: a5609357
new-passengers = Neu: { $riders }
# en: 60ce176f
rider-at = { -at-place } { AS($rider, "one") }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 29638c9e
drive =
    .asks = { FORM($who, "fährst, erledigst hier etwas oder beendest deinen", "fährt, erledigt etwas oder beendet den") } Zug
    .you = { things-to-click } { driven-so-far }
    .guide = { $does ->
        [drive] Fahr weiter: { $errand }.{ FORM($beyond, " Weiter, als das Tempolimit in diesem Zug erlaubt: fahr ein Stück.", "") }{ $fresh ->
            [yes] {" "}{ driven-so-far }
           *[no] {""}
        }
        [pick] An der Nadel { $to } bekommst du { $fare } $.
        [drop] Du bist da: dein Fahrgast zahlt { $fare } $.
        [buy] Manche Fahrgäste verlangen das.
       *[end] { $here ->
            [no] { $over ->
                [below] Gerade gibt es nichts mehr zu verdienen.
                [at] Du bist am Tempolimit. Fährst du weiter, verfolgt dich der Streifenwagen.
               *[over] { driven-so-far }
            }
           *[other] Hier gibt es gerade nichts mehr zu verdienen.
        }
    }
    .instead = Klick ein markiertes Feld an oder beende deinen Zug.
    .name = { $does ->
        [drive] { -to-there } fahren
        [pick] mitnehmen: { $rider }
        [drop] den { AS($type, "accusative") } von Platz { $place } für { $fare } $ absetzen
        [buy] { $upgrade } für { $price } $ kaufen
       *[end] den Zug beenden
    }
    .short = { $does ->
        [pick] { AS($type, "accusative") } nach { $to } mitnehmen
        [drop] den { AS($type, "accusative") } für { $fare } $ absetzen
       *[other] { drive.name }
    }
# en: e4cec83b
anew =
    .asks = { FORM($who, "wählst", "wählt") } neu, was zum Schluss kommt
    .you = Der Strafzettel ist erledigt: wähle neu, was du zum Schluss machst, oder beende deinen Zug.
    .name = { drive.name }
    .short = { drive.short }
# en: f91896a1
things-to-click = Klick { $here ->
    [no] das Feld an
   *[other] { $here }, oder das Feld
}, auf das du fährst, oder beende deinen Zug.{ $last ->
    [no] {""}
   *[other] {" "}{ last-comes-late }
}
# en: 1a7eee95
last-comes-late = Wenn du hier etwas erledigst, endet dein Zug; vorher fährt noch der Streifenwagen.
# en: 6483b513
a-passenger-here = die Karte des Fahrgasts an, der hier steht
# en: b23c7a40
your-passenger-here = deinen Fahrgast an, der hier aussteigt
# en: af9115db
an-upgrade-here = ein Extra an, das es in diesem Laden gibt
# en: 0288bcee
errand-none = zu einem Fahrgast oder einem Laden
# en: d8b5de1e
errand-waits = { -at-place } wartet { AS($type, "one") }, in { $to } gibt es dafür { $fare } $
# en: 033b1e10
errand-sells = { -at-place } gibt es { $upgrade } zu kaufen, und { $n ->
    [0] die meisten Extras gewinnen eine Prämie
   *[other] { $n } { FORM($n, "Fahrgast fährt", "Fahrgäste fahren") } nur damit mit
}
# en: a24ef84c
errand-one = dein Fahrgast will nach { $places }
# en: 970a967c
errand-more = deine Fahrgäste wollen nach { $places }
# en: 3e3e80c0
driven-so-far = { $over ->
    [below] Noch { $away } { FORM($away, "Feld", "Felder") }, ohne zu schnell zu sein
    [at] Das Tempolimit ist erreicht
   *[over] Du bist { $away } { FORM($away, "Feld", "Felder") } über dem Tempolimit: der Streifenwagen wird dich verfolgen und { $caught ->
        [no] kann dich hier nicht erreichen
        [yes] erwischt dich hier sicher
       *[other] erwischt dich hier bei { $caught } von { $die_sides } Zahlen seines Würfels
    }
}.
# en: 85a07222
drives = { $who } { FORM($who, "fährst", "fährt") } { $spaces } { -to-place }
# en: 70657cc2
over-the-limit = Das liegt { $n } { FORM($n, "Feld", "Felder") } über dem Tempolimit
# en: 7e7f0053
acts = { $who } { $does ->
    [pick] { FORM($who, "nimmst", "nimmt") } { AS($rider, "paying") } mit
    [drop] { FORM($who, "setzt", "setzt") } den { AS($type, "accusative") } am Ziel { $to } ab{ for-pay }
   *[buy] { FORM($who, "kaufst", "kauft") } { $upgrade }{ for-price }
}
# en: 6101777e
about-to-act = { $who } { FORM($who, "willst", "will") } { $does ->
    [pick] { AS($rider, "paying") } mitnehmen
    [drop] den { AS($type, "accusative") } am Ziel { $to } absetzen{ for-pay }
   *[buy] { $upgrade }{ for-price } kaufen
}: damit endet der Zug, und vorher fährt der Streifenwagen
# en: 391c008e
for-pay = { $pay ->
    [no] {""}
   *[other] {" "}({ $pay })
}
# en: 719ac19e
for-price = { $price ->
    [0] {""}
   *[other] {" "}für { $price } $
}
# en: 72000d4a
paid = +{ $fare }{" "}${ $more ->
    [0] {""}
   *[other] , davon { $more } $ für Extras
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 416a431a
roll =
    .asks = der Verfolgungswürfel rollt
    .name = der Verfolgungswürfel zeigt { $face }
    .told = Der Verfolgungswürfel zeigt { $face }, mal { $n } { FORM($n, "Feld", "Felder") } über dem Tempolimit: der Streifenwagen fährt { $spaces } weit hinter { -dir } her
# en: b7a596dd
catches = Der Streifenwagen erwischt { -dich }
# en: 1c2e0833
does-not-reach = Der Streifenwagen kommt bis { $place ->
    [the-station] zur Polizeiwache
   *[other] { $place }
} und erreicht { -dich } nicht
# en: e34b7f8b
chase =
    .asks = { FORM($who, "wählst", "wählt") } den Weg des Streifenwagens
    .you = Der Streifenwagen fährt { $chase } { FORM($chase, "Feld", "Felder") } hinter { -whom-dir } her und hat mehrere Wege: klick an, wo er hält.
    .guide = Der Streifenwagen verfolgt { -whom-dich }. Du wählst seinen Weg.
    .name = Streifenwagen { -to-there }
    .answers = {""}
# en: d4bd632e
patrol =
    .asks = { FORM($who, "darfst", "darf") } den Streifenwagen bewegen
    .you = Du warst nicht zu schnell und darfst den Streifenwagen bewegen, höchstens { $reach }: klick an, wohin er soll, oder den Wagen selbst, um ihn stehen zu lassen. Steht er neben einem Gegner, fährt der besser nicht zu schnell.
    .guide = Du warst nicht zu schnell, also bewegst du den Streifenwagen. Ein Gegner in seiner Nähe fährt besser nicht zu schnell.
    .name = { $stays ->
        [yes] den Streifenwagen stehen lassen
       *[no] Streifenwagen { -to-there }
    }
    .answers = {""}
    .told = { $who } { FORM($who, "warst", "war") } nicht zu schnell und { $stays ->
        [yes] { FORM($who, "lässt", "lässt") } den Streifenwagen stehen
       *[no] { FORM($who, "stellst", "stellt") } den Streifenwagen { $there ->
            [the-station] an die Polizeiwache
           *[other] auf { $there }
        }
    }
# en: fccf57db
ticket =
    .asks = ein Strafzettel wird gezogen
    .name = Strafzettel { $face }: { fine }
    .told = { $who } { FORM($who, "bekommst", "bekommt") } einen Strafzettel: { fine }
# en: 111ea32e
stops-on-the-car = { $who } { FORM($who, "hältst", "hält") } auf dem Feld des Streifenwagens
# en: 68c9419f
lose =
    .asks = { FORM($who, "gibst", "gibt") } ein Extra ab
    .you = Wähle das Extra, das du abgibst.
    .name = { $keeps ->
        [yes] abgeschleppt werden
       *[no] { $upgrade } abgeben
    }
    .answer = { $keeps ->
        [yes] abgeschleppt werden
       *[no] { $upgrade }
    }
# en: 5e3378a9
keeps-the-last = { $who } { FORM($who, "behältst", "behält") } das letzte Extra und { FORM($who, "wirst", "wird") } dafür abgeschleppt
# en: a3a7ab25
over =
    .asks = das Spiel ist zu Ende

## What it brought
## The log, after what was done; read by everybody.

# en: e8dd5e8f
delivers = { $who } { FORM($who, "bringst", "bringt") } den Fahrgast ans Ziel: { $pay }
# en: b7dacbfb
picks-up = { $who } { FORM($who, "nimmst", "nimmt") } { AS($rider, "paying") } mit
# en: f14faf6b
buys = { $who } { FORM($who, "kaufst", "kauft") } { $upgrade } für { $price } $
# en: 4456b9bc
pays-dollars = { $who } { FORM($who, "zahlst", "zahlt") } { $dollars } $
# en: 2d7e341a
loses-upgrade = { $who } { FORM($who, "verlierst", "verliert") } { $upgrade }
# en: 7e65ff64
loses-passengers = { $who } { FORM($who, "verlierst", "verliert") } { $n } { FORM($n, "Fahrgast", "Fahrgäste") }
# en: 99bbe36c
towed = { $who ->
    [you] dein Taxi
   *[other] das Taxi von { $who }
} wird zur Polizeiwache abgeschleppt
# en: d88ccfe4
cannot-settle = { $who } { FORM($who, "kannst", "kann") } das nicht bezahlen: { towed }
# en: f51acf33
end-is-near = Das Ende naht: alle haben noch einen Zug
# en: dc2bb6bc
drove-here = { $who } { FORM($who, "bist", "ist") } hierhergefahren
# en: 86418f7c
car-came-here = der Streifenwagen ist hierhergefahren
# en: a9e1458a
new = neu

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = Runde { $round }: { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
# en: c8d388e0
aim = Das meiste Geld gewinnt
# en: 473c8593
score = { $who }: { sum }
# en: bb45bb1e
score-so-far = { $who }: { $earned } ${ $differ ->
    [no] {""}
   *[yes] {" "}+ { $n } $
}
# en: f2195510
sum = { $dollars } $
# en: cffc2fea
with-prizes-so-far = Geld + Prämien bisher: { $scores }
# en: d69c961f
with-prizes = { $scores } mit allen Prämien
# en: 64b14d5e
turns-left = Alle sind noch einmal dran: noch { $n } { FORM($n, "Zug", "Züge") }
# en: fe16693a
ends-when = Schluss ist, wenn { $end_stacks } von { $stacks } Stapeln leer sind (bisher { $empty }), oder schon bei 2, wenn dort auch niemand mehr wartet
# en: 70e619a8
standing = { $dollars } $ ({ $earned } $ verdient{ $prizes ->
    [no] {""}
   *[other] {" "}und Prämien: { LIST($prizes, "comma") }
}); { $n } { FORM($n, "Strafzettel", "Strafzettel") }
# en: 7961ea9f
prize-of = { $dollars } $ für { AS($thing, "accusative") }
# en: d64e7017
prize-upgrades = Extras
# en: 7c9480e4
prize-tickets = wenige Strafzettel
# en: 760c6e4d
prize-distance = der längste Zug ohne Strafzettel
    .accusative = den längsten Zug ohne Strafzettel
# en: 4089b0da
all-share = Alle haben gleich viel und teilen sich den Sieg. { $ended }
# en: 228435df
has-won = { $n ->
    [1] { $winners } { FORM($who, "gewinnst", "gewinnt") }
   *[other] Gemeinsamer Sieg für { $winners }
} mit { $scores } samt allen Prämien{ $richer ->
    [no] {""}
   *[other] ; { $richer }
}. { $ended }
# en: 989968fb
has-more = ohne Prämien { $who ->
    [you] hast du
   *[other] hat { $who }
} mehr
# en: 86434cff
ended-by-standstill = Das Spiel war aus, weil niemand mehr jemanden fahren konnte; dann hatten alle noch einen Zug
# en: c95ee0c0
ended-by-rounds = Das Spiel war aus, weil seine Runden vorbei waren
# en: 6039f4bd
ended-by-stacks = Das Spiel war aus, weil { $empty } von { $stacks } Stapeln mit Fahrgästen leer waren{ FORM($cleared, " und bei zwei davon niemand mehr wartete", "") }; dann hatten alle noch einen Zug

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 28c90243
position = Runde { $round }, { $question }{ $moved ->
    [0] {""}
   *[other] , { $moved } { FORM($moved, "Feld", "Felder") } gefahren
}; { $taxis }; Streifenwagen { $car ->
    [the-station] an der Polizeiwache
   *[other] auf { $car }
}
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: f5945452
taxi = { $who } { -at-place } { $dollars }{" "}${ $owned ->
    [no] {""}
   *[other] , { LIST($owned, "comma") }
}{ $riders ->
    [no] {""}
   *[other] , mit { $riders }
}{ $n ->
    [0] {""}
   *[other] , { $n } { FORM($n, "Strafzettel", "Strafzettel") }
}{ $delivered ->
    [0] {""}
   *[other] , { $delivered } ans Ziel gebracht
}
# en: f27e55e5
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = So ein Feld gibt es nicht.
# en: c0b0e3fa
car-goes-so-far = Der Streifenwagen darf höchstens { $reach } weit, und { $place } ist weiter weg.
# en: e8333d47
car-not-there = Nach { AS($spaces, "dative") } auf einem kürzesten Weg ist der Streifenwagen nicht { -at-place }.
# en: 1571e331
not-your-home = { $place ->
    [the-station] Die Polizeiwache
   *[other] { $place }
} liegt nicht neben { $who ->
    [you] deiner Garage
   *[other] der Garage von { $who }
}.
# en: 88780f01
nobody-drives = Gerade fährt niemand.
# en: 1c809d82
stands-there = Das Taxi steht schon dort. Fahrgäste und Extras klickst du neben dem Plan an.
# en: 463fade1
nobody-drives-in = In die Polizeiwache fährt niemand.
# en: b04a0f4d
most-driven = Ein Zug hat höchstens { $most_spaces } { FORM($most_spaces, "Feld", "Felder") }.
# en: 28ccef7d
so-far-away = { $place } ist { $away } weit weg{ $caught ->
    [far] , weiter, als du in einem Zug kommst.
    [no] : { $n } über dem Tempolimit, aber der Streifenwagen kann dich dort nicht erreichen. Klick noch einmal darauf, um hinzufahren.
    [yes] : { $n } über dem Tempolimit, und der Streifenwagen erwischt dich dort sicher. Klick noch einmal darauf, um hinzufahren.
   *[other] : { $n } über dem Tempolimit, und der Streifenwagen erwischt dich dort bei { $caught } von { $die_sides } Zahlen seines Würfels. Klick noch einmal darauf, um hinzufahren.
}
# en: ddaf1f9b
no-such-pick-up = So eine Haltestelle gibt es nicht.
# en: 9bb16428
nobody-waits = Dort wartet niemand.
# en: 6d5fb8e7
waits-at = Dieser Fahrgast steht { -at-place }: Fahr erst dorthin.
# en: 8c68ef8b
drive-first = Fahr erst mindestens ein Feld, dann geht das.
# en: f382e42d
nobody-stops = Wo ein anderes Taxi steht, darf niemand halten.
# en: aa24d3ca
no-room = Es ist kein Platz: höchstens { $capacity } { FORM($capacity, "fährt", "fahren") } mit, und manche nur allein.
# en: be2f1eca
asks-for = Dieser Fahrgast verlangt { $needs }, und das hat dein Taxi nicht.
# en: b7dbf2c0
too-many-tickets = Du hast zu viele Strafzettel: Dieser Fahrgast fährt mit niemandem, der mehr als { $most } hat.
# en: 5634438b
nobody-sits = Dieser Platz ist leer.
# en: 9de4f9ea
wants-to = Dieser Fahrgast will zum Ziel { $to } { -at-place }: Fahr erst dorthin.
# en: ba601cf0
no-such-upgrade = So ein Extra gibt es nicht.
# en: 67e72041
no-store = Hier ist kein Laden.
# en: e0b9ea20
not-in-store = { $upgrade } gibt es in diesem Laden nicht.
# en: 49461a8b
nobody-buys = Setz erst deine Fahrgäste ab: Mit einem Fahrgast im Taxi kauft niemand ein.
# en: 41cb00b4
one-a-turn = In einem Zug verkauft ein Laden nur ein Extra.
# en: c50bd896
track-full = Mehr { $upgrade } passt nicht ins Taxi.
# en: bb488898
costs-more = Das kostet { $price } $, und { $who } { FORM($who, "hast", "hat") } { $dollars } $.
# en: c6708750
bot-random = Tourist (spielt irgendwas)
# en: a31a5bac
bot-random-does = Nimmt irgendeine erlaubte Aktion, jede gleich gern.
# en: c9c4a0ee
bot-nearest = Der kleine Toni (Kind)
# en: 55cd4548
bot-nearest-does = Spielt wie ein Kind: rast zum Nächstgelegenen, so wenig es auch bringt.
# en: 5aade4e5
bot-beginner = Fahrschüler Lou (Anfänger)
# en: eff09617
bot-beginner-does = Fährt wie Carla Vorsicht, überlässt aber eine von dreißig Entscheidungen dem Zufall.
# en: e8cd4c60
bot-law-abiding = Carla Vorsicht (mittel)
# en: 56945686
bot-law-abiding-does = Fährt nie zu schnell und dorthin, wo es pro Zug am meisten gibt.
# en: b64a79ad
bot-expected-money = Eddie Vollgas (stark)
# en: a40ba723
bot-expected-money-does = Wägt den Verdienst eines Zugs gegen die exakte Chance auf einen Strafzettel ab und rast, wo es sich lohnt.
# en: cc730a51
bot-tree-search = Die Zentrale (Meister)
# en: 85d589c8
bot-tree-search-does = Wägt die Chancen ab, spielt von jeder Entscheidung viele Partien weiter und nimmt, was klar öfter gewann.
# en: 92478a41
goal-best-turn = Ertrag des Zuges
    .amount = { MONEY($n) } $
    .about = Was du nach dem besten Zug im Mittel hast: dein Geld, die Hälfte des Fahrpreises deiner Fahrgäste und 3 $ für jedes Extra.
    .best = meistes Geld in diesem Zug
    .why = Nach diesem Zug hast du im Mittel { MONEY($n) } $ (dein Geld, 3 $ je Extra, die Hälfte jedes Fahrgelds an Bord)
    .lost = Das hat dich { MONEY($n) } $ gekostet
# en: bd9dcbd7
goal-lawful-turn = Ertrag ohne Rasen
    .amount = { MONEY($n) } $
    .about = Was du nach dem besten Zug hast, wenn Rasen immer einen Strafzettel bringt.
    .best = meistes Geld innerhalb des Tempolimits
    .why = Nach diesem Zug hast du { MONEY($n) } $ (dein Geld, 3 $ je Extra, die Hälfte jedes Fahrgelds an Bord)
    .lost = Das hat dich { MONEY($n) } $ gekostet
# en: de03fe11
goal-no-ticket = Chance, ohne Strafzettel zu bleiben
    .about = Chance, ohne Strafzettel zu bleiben, wenn du den Zug dort beendest.
    .best = kleinste Gefahr eines Strafzettels
    .why = Du bleibst ohne Strafzettel mit einer Chance von { $n }
# en: dadf9187
goal-patrol-car = Schaden durch den Streifenwagen
    .amount = { MONEY($n) } $
    .about = Wie viel der Streifenwagen die anderen in ihrem besten nächsten Zug im Mittel kostet, in $.
    .best = trifft die anderen am härtesten
    .why = Das kostet die anderen im nächsten Zug im Mittel { MONEY($n) } $
    .same = Diesmal ist es gleich, wohin du ihn stellst.
