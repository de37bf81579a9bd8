### Taxi Derby: what a person reads while playing. Variables: the file in en; words: docs/glossary/de.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

orange = Orange
green = Grün
yellow = Gelb
blue = Blau
red = Rot
purple = Violett
the-station = die Polizeiwache
commuter = Pendler
    .one = ein Pendler
    .many = Pendler
    .short = Pend.
criminal = Gauner
    .one = ein Gauner
    .many = Gauner
    .short = Gaun.
professional = Geschäftsmann
    .one = ein Geschäftsmann
    .many = Geschäftsleute
    .short = Gesch.
celebrity = Promi
    .one = ein Promi
    .many = Promis
    .short = Promi
agent = Agent
    .one = ein Agent
    .many = Agenten
    .accusative = Agenten
stereo = Stereo
turbo = Turbo
wi-fi = WLAN
luxury = Luxus
spaces = { $n } { FORM($n, "Feld", "Felder") }
    .dative = { $n } { FORM($n, "Feld", "Feldern") }
tickets = { $n } { FORM($n, "Strafzettel", "Strafzettel") }
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .short = { $type } nach { $to }
    .accusative = den { AS($type, "accusative") } nach { $to } für { $pays } $
rider-wants = {" "}nach { $to } für { $pays }{" "}${ FORM($times, " × Art", "") }{ $needs ->
    [no] {""}
   *[other] , braucht { $needs }
}{ FORM($solo, ", allein", "") }{ $most ->
    [no] {""}
   *[other] , höchstens { $most }
}
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

welcome = Fahr die Leute, wohin sie wollen. Wer das meiste Geld hat, gewinnt.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

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
    .told = Die Viertel der Stadt werden ausgelegt
home =
    .asks = { FORM($who, "wählst ein Feld neben deiner", "wählt ein Feld neben der eigenen") } Garage
    .you = Klick das Feld an, auf dem dein Taxi startet.
    .guide = Wähle zuerst, wo dein Taxi startet.
    .name = auf { $there } starten
    .answer = { $there }
    .told = { $who } { FORM($who, "startest", "startet") } auf { $there }
token =
    .asks = ein Extra wird aus dem Beutel gezogen
    .name = { $drawn } wird gezogen
gets-upgrades = { $who } { FORM($who, "bekommst", "bekommt") } { $upgrades }
others-for-sale = Die anderen Extras gibt es in den Läden
tile =
    .asks = ein Fahrgast wird aufgedeckt
    .name = Fahrgast { $face }: { $rider }
passengers-wait = { $n } { FORM($n, "Fahrgast wartet", "Fahrgäste warten") } in der Stadt
new-passengers = Neu: { $riders }
rider-at = { AS($rider, "one") } { -at-place }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

drive =
    .asks = { FORM($who, "fährst, tust etwas oder beendest deinen", "fährt, tut etwas oder beendet den") } Zug
    .you = { things-to-click } { driven-so-far }
    .guide = { $does ->
        [drive] Fahr weiter: { $errand }. Bist du zu schnell, kann dich der Streifenwagen erwischen.
        [pick] Nimm den { AS($type, "accusative") } mit; bezahlt wirst du in { $to }.
        [drop] Dein Fahrgast steigt hier aus und bezahlt.
        [buy] Kauf { $upgrade }: manche Leute fahren nur damit mit.
       *[end] Hier ist nichts mehr zu tun: beende deinen Zug.
    }
    .name = { $does ->
        [drive] { -to-there } fahren
        [pick] mitnehmen: { $rider }
        [drop] den { AS($type, "accusative") } auf Platz { $place } für { $fare } $ absetzen
        [buy] { $upgrade } für { $price } $ kaufen
       *[end] den Zug beenden
    }
    .short = { $does ->
        [drop] den { AS($type, "accusative") } für { $fare } $ absetzen
       *[other] { drive.name }
    }
    .answers = {""}
anew =
    .asks = { FORM($who, "wählst", "wählt") } noch einmal, was zum Schluss kommt
    .you = Der Strafzettel ist erledigt: wähle noch einmal, was du zum Schluss tust, oder beende deinen Zug.
    .name = { drive.name }
    .short = { drive.short }
things-to-click = Klick { $here ->
    [no] das Feld an
   *[other] { $here }, oder das Feld
}, auf das du fährst ({ $errand }), oder beende deinen Zug.{ $last ->
    [fast] {" "}Du bist über dem Tempolimit: { last-comes-late }
    [acted] {" "}Du hast in diesem Zug schon etwas getan: { last-comes-late }
   *[no] {""}
}
last-comes-late = was du hier tust, beendet deinen Zug, und der Streifenwagen fährt vorher.
a-passenger-here = die Karte des Fahrgasts an, der hier wartet
your-passenger-here = deinen Fahrgast an, der hier aussteigt
an-upgrade-here = ein Extra an, das es in diesem Laden gibt
errand-none = zu einem wartenden Fahrgast oder einem Laden
errand-one = dein Fahrgast will nach { $places }
errand-more = deine Fahrgäste wollen nach { $places }
driven-so-far = { $moved } { FORM($moved, "Feld", "Felder") } gefahren, { $over ->
    [below] noch { $away } { FORM($away, "Feld", "Felder") } bis zum Tempolimit
    [at] genau am Tempolimit
   *[over] { $away } über dem Tempolimit: der Streifenwagen wird dich verfolgen, { $caught ->
        [no] hier kann er dich nicht erreichen
        [yes] hier erwischt er dich sicher
       *[other] hier erwischt er dich bei { $caught } von { $die_sides } Zahlen seines Würfels
    }
}.
drives = { $who } { FORM($who, "fährst", "fährt") } { $spaces } { -to-place }
over-the-limit = Das ist { $n } über dem Tempolimit
acts = { $who } { $does ->
    [pick] { FORM($who, "nimmst", "nimmt") } { AS($rider, "accusative") } mit
    [drop] { FORM($who, "setzt", "setzt") } den { AS($type, "accusative") } am Ziel { $to } ab{ for-pay }
   *[buy] { FORM($who, "kaufst", "kauft") } { $upgrade }{ for-price }
}
about-to-act = { $who } { FORM($who, "willst", "will") } { $does ->
    [pick] { AS($rider, "accusative") } mitnehmen
    [drop] den { AS($type, "accusative") } am Ziel { $to } absetzen{ for-pay }
   *[buy] { $upgrade }{ for-price } kaufen
}: das beendet den Zug, also fährt der Streifenwagen vorher
for-pay = { $pay ->
    [no] {""}
   *[other] {" "}({ $pay })
}
for-price = { $price ->
    [0] {""}
   *[other] {" "}für { $price } $
}
paid = +{ $fare }{" "}${ $more ->
    [0] {""}
   *[other] , davon { $more } $ für Extras
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

roll =
    .asks = der Verfolgungswürfel rollt
    .name = der Verfolgungswürfel zeigt { $face }
    .told = Der Verfolgungswürfel zeigt { $face }, mal { $n } über dem Tempolimit: der Streifenwagen verfolgt { -dich } { $spaces } weit
catches = Der Streifenwagen erwischt { -dich }
does-not-reach = Der Streifenwagen kommt bis { $place ->
    [the-station] zur Polizeiwache
   *[other] { $place }
} und erreicht { -dich } nicht
chase =
    .asks = { FORM($who, "wählst", "wählt") } den Weg des Streifenwagens
    .you = Der Streifenwagen fährt { $chase } { FORM($chase, "Feld", "Felder") } hinter { -whom-dir } her und hat mehrere Wege: klick an, wo er hält.
    .guide = Der Streifenwagen verfolgt { -whom-dich }. Du wählst seinen Weg.
    .name = Streifenwagen { -to-there }
    .answers = {""}
patrol =
    .asks = { FORM($who, "darfst", "darf") } den Streifenwagen bewegen
    .you = Du warst nicht zu schnell und darfst den Streifenwagen bewegen, höchstens { $reach }: klick an, wohin er soll, oder den Wagen selbst, um ihn stehen zu lassen. Neben einem Gegner macht er Rasen gefährlich.
    .guide = Du warst nicht zu schnell und darfst den Streifenwagen bewegen: am besten in die Nähe eines Gegners.
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
ticket =
    .asks = ein Strafzettel wird gezogen
    .name = Strafzettel { $face }: { fine }
    .told = { $who } { FORM($who, "bekommst", "bekommt") } einen Strafzettel: { fine }
stops-on-the-car = { $who } { FORM($who, "hältst", "hält") } auf dem Feld des Streifenwagens
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
keeps-the-last = { $who } { FORM($who, "behältst", "behält") } das letzte Extra und { FORM($who, "wirst", "wird") } dafür abgeschleppt
over =
    .asks = das Spiel ist zu Ende

## What it brought
## The log, after what was done; read by everybody.

delivers = { $who } { FORM($who, "bringst", "bringt") } den Fahrgast ans Ziel: { $pay }
picks-up = { $who } { FORM($who, "nimmst", "nimmt") } { AS($rider, "accusative") } mit
buys = { $who } { FORM($who, "kaufst", "kauft") } { $upgrade } für { $price } $
pays-dollars = { $who } { FORM($who, "zahlst", "zahlt") } { $dollars } $
loses-upgrade = { $who } { FORM($who, "verlierst", "verliert") } { $upgrade }
loses-passengers = { $who } { FORM($who, "verlierst", "verliert") } { $n } { FORM($n, "Fahrgast", "Fahrgäste") }
towed = { $who ->
    [you] dein Taxi
   *[other] das Taxi von { $who }
} wird zur Polizeiwache abgeschleppt
cannot-settle = { $who } { FORM($who, "kannst", "kann") } das nicht bezahlen: { towed }
end-is-near = Das Ende naht: alle haben noch einen Zug
drove-here = { $who } { FORM($who, "bist", "ist") } hierhergefahren
car-came-here = der Streifenwagen ist hierhergefahren
new = neu

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

heading = Runde { $round }: { $who ->
    [you] du bist
   *[other] { $who } ist
} am Zug
aim = Das meiste Geld gewinnt: bring Fahrgäste, wohin sie wollen
score = { $who } { sum }
sum = { $dollars } $
with-prizes = { $scores } mit allen Prämien
turns-left = Alle noch einmal: noch { $n } { FORM($n, "Zug", "Züge") }
ends-when = Schluss ist, wenn { $end_stacks } von { $stacks } Stapeln leer sind (bisher { $empty }), oder 2, an denen niemand mehr wartet
standing = { $dollars } $ ({ $earned } $ verdient{ $prizes ->
    [no] {""}
   *[other] {" "}und Prämien: { LIST($prizes, "comma") }
}); { $n } { FORM($n, "Strafzettel", "Strafzettel") }
prize-of = { $dollars } $ { $thing }
prize-upgrades = meiste Extras
prize-tickets = wenigste Strafzettel
prize-commuter = meiste Pendler
prize-criminal = meiste Gauner
prize-professional = meiste Geschäftsleute
prize-celebrity = meiste Promis
prize-agent = meiste Agenten
prize-distance = längster Zug ohne Strafzettel
all-share = Alle haben gleich viel und teilen sich den Sieg. { $ended }
has-won = { $n ->
    [1] { $winners } { FORM($who, "gewinnst", "gewinnt") }
   *[other] Gemeinsamer Sieg für { $winners }
} mit { $scores } samt allen Prämien{ $richer ->
    [no] {""}
   *[other] ; { $richer }
}. { $ended }
has-more = ohne Prämien { $who ->
    [you] hast du
   *[other] hat { $who }
} mehr
ended-by-standstill = Das Spiel war aus, weil niemand mehr jemanden fahren konnte; dann hatten alle noch einen Zug
ended-by-rounds = Das Spiel war aus, weil seine Runden vorbei waren
ended-by-stacks = Das Spiel war aus, weil { $empty } von { $stacks } Stapeln mit Fahrgästen leer waren{ FORM($cleared, ", zwei davon ohne jemanden, der noch wartete", "") }; dann hatten alle noch einen Zug

## A position on one line
## For the terminal and for reports of errors; in short.

position = Runde { $round }, { $question }{ $moved ->
    [0] {""}
   *[other] , { $moved } { FORM($moved, "Feld", "Felder") } gefahren
}; { $taxis }; Streifenwagen { $car ->
    [the-station] an der Polizeiwache
   *[other] auf { $car }
}
list-semicolon = { $before }; { $last }
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
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

no-such-space = So ein Feld gibt es nicht.
car-goes-so-far = Der Streifenwagen darf höchstens { $reach } weit, und { $place } ist weiter weg.
car-not-there = Nach { AS($spaces, "dative") } auf einem kürzesten Weg ist der Streifenwagen nicht { -at-place }.
not-your-home = { $place ->
    [the-station] Die Polizeiwache
   *[other] { $place }
} liegt nicht neben der Garage von { -dir }.
nobody-drives = Gerade fährt niemand.
stands-there = Das Taxi steht schon dort. Fahrgäste und Extras klickst du neben dem Plan an.
nobody-drives-in = In die Polizeiwache fährt niemand.
most-driven = Ein Zug hat höchstens { $most_spaces } { FORM($most_spaces, "Feld", "Felder") }.
so-far-away = Ein Taxi fährt Feld für Feld, und { $place } ist { $away } weit weg{ $sure ->
    [far] {""}
    [no] ; endet der Zug dort, gibt es keinen Strafzettel
    [yes] ; endet der Zug dort, gibt es sicher einen Strafzettel
   *[other] ; endet der Zug dort, gibt es mit Wahrscheinlichkeit { $sure } keinen Strafzettel
}.
no-such-pick-up = So eine Haltestelle gibt es nicht.
nobody-waits = Dort wartet niemand.
waits-at = Dieser Fahrgast wartet { -at-place }.
drive-first = Ein Taxi fährt mindestens ein Feld, bevor es etwas tut.
nobody-stops = Niemand hält, wo ein anderes Taxi steht.
no-room = Es ist kein Platz: höchstens { $capacity } { FORM($capacity, "fährt", "fahren") } mit, und manche nur allein.
asks-for = Dieser Fahrgast verlangt { $needs }.
too-many-tickets = Dieser Fahrgast fährt mit niemandem, der mehr als { $most } hat.
nobody-sits = Dieser Platz ist leer.
wants-to = Dieser Fahrgast will zum Ziel { $to } { -at-place }.
no-such-upgrade = So ein Extra gibt es nicht.
no-store = Hier ist kein Laden.
not-in-store = { $upgrade } gibt es in diesem Laden nicht.
nobody-buys = Niemand kauft, solange ein Fahrgast im Taxi sitzt.
one-a-turn = Ein Laden verkauft in jedem Zug nur ein Extra.
track-full = Mehr { $upgrade } passt nicht ins Taxi.
costs-more = Das kostet { $price } $, und { $who } { FORM($who, "hast", "hat") } { $dollars } $.
