### Taxi Derby: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

the-city = Stadt
city-by-size = Die Stadt, { $spaces } Straßenstücke
sign-store = 2 $
sign-drop-off = X
legend-passenger = Katze mit { sign-drop-off } und Dollar: ein Fahrgast, der wartet, nach { sign-drop-off } will und so viel zahlt; einen blassen kannst du nicht mitnehmen.
legend-ring = Gepunkteter Ring: hier wartet noch niemand.
legend-store = { sign-store } auf Grün: ein Laden, und was ein Extra dort kostet.
legend-drop-off = Eine Nadel mit { sign-drop-off }: hier steigen Fahrgäste nach { sign-drop-off } aus.
legend-home = Kleine farbige Schilder: die Garagen der Taxis.
legend-patrol = Schwarzer Wagen mit Stern: der Streifenwagen, der ein zu schnelles Taxi verfolgt. P: die Polizeiwache.
legend-dots = Blaue Punkte: Felder, die du erreichst, ohne zu schnell zu sein.
wish-there = { $to } { $fare } $
errand = { $toward ->
    [yes] Richtung{" "}
   *[no] {""}
}{ $what }: { $away } weit
errand-fare = { $to }, +{ $fare } $
errand-rider = { $type } nach { $to }
errand-store = Laden { $place }
show-tickets = Chance auf einen Strafzettel in %
show-pursuit = Wege des Streifenwagens
show-reach = wo er stehen kann
show-names = Namen der Felder
pick-up-there = Haltestelle, { $rider ->
    [no] niemand
   *[other] { $rider }
}
store-there = Laden, { $goods ->
    [no] ausverkauft
   *[other] { LIST($goods, "comma") }
} für { $dollars } $
goods = { $n } { $upgrade }
drop-off-there = Ziel { $to }
taxi-there = { $who ->
    [you] dein Taxi
   *[other] Taxi von { $who }
}
patrol-there = Streifenwagen
station-there = Polizeiwache
away-from-car = { $spaces } für den Streifenwagen
ticket-there = Strafzettel { $chance }
no-speeding-there = { $spaces } weit, nicht zu schnell
patrol-does = Der Streifenwagen verfolgt ein Taxi, das einen Zug über dem Tempolimit beendet.
pick-up-does = { FORM($waits, "Halte hier und klick die Karte des Fahrgasts an, um ihn mitzunehmen.", "Hier tauchen Fahrgäste auf.") }
store-does = Halte hier ohne Fahrgast, um ein Extra zu kaufen.
drop-off-does = Halte hier mit einem Fahrgast nach { $to }, dann wirst du bezahlt.
station-does = Taxis, die einen Strafzettel nicht bezahlen können, werden zur Polizeiwache abgeschleppt.

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

the-desk = Taxis und Fahrgäste
seats = Im Taxi
upgrades = Extras
waiting = Fahrgäste
sums = { $dollars }{" "}${ $n ->
    [0] {""}
   *[other] , { tickets }
}{ $driven ->
    [0] {""}
   *[other] , { $driven } gefahren
}
delivered-of-type = { AS($type, "short") } { $n }
longest = längster { $n }
has-delivered = gebracht: { $record }
ride = nach { $to } { $fare } $
rides = im Taxi: { $rider }
ride-does = Halte in { $to } und klick das an, um bezahlt zu werden.
upgrades-pay = Ein zweites Extra der verlangten Art bringt Dollar dazu, ein drittes noch mehr.
pays-more = × Art: der Fahrpreis gilt einmal, und noch einmal für jeden { AS($type, "accusative") }, den du schon gebracht hast.
upgrade-does = Wer { $upgrade } verlangt, fährt nur damit mit; die meisten Extras gewinnen eine Prämie.{ $ability ->
    [no] {""}
   *[other] {" "}Das zweite bringt: { $ability }.
}
nobody-waits-at = { $place }: niemand wartet
pays = { $dollars }{" "}${ FORM($times, " × Art", "") }
asks-at = auf { $place }{ $wants ->
    [no] , nach { $to }
   *[other] : { LIST($wants, "comma") }
}
wish = { $suits ->
    [yes] { LIST($needs, "and") } ✓
   *[no] { FORM($alone, "braucht ", "") }{ LIST($needs, "and") }
}
wish-solo = allein
wish-tickets = ≤ { tickets }
waits-there = { $place }, { $rider ->
    [no] niemand
   *[other] { $rider }
}
waiting-does = Halte auf { $place } und klick das an, um den Fahrgast mitzunehmen.
terms-needs = Steigt nur ein, wenn dein Taxi { $needs } hat; das gibt es in Läden.
terms-solo = Allein: teilt das Taxi mit niemandem.
terms-tickets = ≤ { tickets }: steigt nur ein, solange du nicht mehr davon hast.
left-in-stacks = Fahrgäste, die noch im Stapel jeder Zeile sind: { LIST($left, "comma") }
prizes-there-are = Prämien: Extras, wenige Strafzettel, längster Zug, jede Art
