### Taxi Derby: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 91142970
the-city = Stadt
# en: 3d602e4d
city-by-size = Die Stadt, { $spaces } Straßenstücke
# en: 4554da9b
sign-store = 2 $
# en: 86627d1d
sign-drop-off = X
# en: 7665a71d
legend-passenger = Hier wartet ein Fahrgast, der zur Nadel { sign-drop-off } will und so viel zahlt. Ein blasser verlangt etwas, das deinem Taxi fehlt.
# en: 06f40dff
legend-ring = Hier wartet noch niemand.
# en: a2ab73a6
legend-store = Ein Laden, und was ein Extra dort kostet.
# en: 52799e95
legend-drop-off = Nadel { sign-drop-off }: hier steigen Fahrgäste nach { sign-drop-off } aus.
# en: 331a0006
legend-patrol = Der Streifenwagen verfolgt ein Taxi, das zu schnell fährt.
# en: 6e9febe6
legend-home = Das Zeichen eines Taxis zeigt, wo es losfahren kann.
# en: 358bb93f
legend-station = { station-does }
# en: 2b2c5ad5
legend-dots = So weit kommst du jetzt, ohne zu rasen.
# en: 8502860e
wish-there = { $to } { $fare } $
# en: db6db596
errand = { $toward ->
    [yes] Richtung{" "}
   *[no] {""}
}{ $place }: { $what }, { $away } weit
# en: 3192fa80
errand-fare = Nadel { $to }, +{ $fare } $
# en: 1296f05d
errand-rider = { $type } nach { $to }, { $fare } $
# en: 7ca88859
errand-store = Laden, { $dollars } $
# en: 0c4d019b
show-tickets = Chance auf einen Strafzettel in %
# en: e0decc2c
show-pursuit = Wege des Streifenwagens
# en: 76dd3d7e
show-reach = wo er stehen kann
# en: 361adc8f
show-names = Namen der Felder
# en: e970c47c
pick-up-there = Haltestelle, { $rider ->
    [no] niemand
   *[other] { $rider }
}
# en: a1fe4fc4
store-there = Laden, { $goods ->
    [no] ausverkauft
   *[other] { LIST($goods, "comma") }
} für { $dollars } $
# en: 1d1c1d75
goods = { $n } { $upgrade }
# en: 8bafe512
drop-off-there = Ziel { $to }
# en: 44d16ccc
taxi-there = { $who ->
    [you] dein Taxi
   *[other] Taxi von { $who }
}
# en: 8c5ddadf
patrol-there = Streifenwagen
# en: 4200ef0e
station-there = Polizeiwache
# en: 3b14917f
away-from-car = { $spaces } für den Streifenwagen
# en: c60c8e91
ticket-there = Strafzettel { $chance }
# en: f1bd31b6
no-speeding-there = { $spaces } weit, nicht zu schnell
# en: 0f6879e6
patrol-does = Der Streifenwagen verfolgt ein Taxi, das einen Zug über dem Tempolimit beendet.
# en: 2bfb3ed4
pick-up-does = { FORM($waits, "Halte hier und klick die Karte des Fahrgasts an, um ihn mitzunehmen.", "Hier tauchen Fahrgäste auf.") }
# en: c556f7bb
store-does = Halte hier ohne Fahrgast, um ein Extra zu kaufen.
# en: d81cce97
drop-off-does = Halte hier mit einem Fahrgast nach { $to }, dann wirst du bezahlt.
# en: b78e1185
station-does = Taxis, die einen Strafzettel nicht bezahlen können, werden zur Polizeiwache abgeschleppt.

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1464bc73
the-desk = Taxis und Fahrgäste
# en: bdef4199
seats = Im Taxi
# en: 93c68122
upgrades = Extras
# en: c7caa881
waiting = Fahrgäste
# en: b8bbcc4f
sums = { $dollars }{" "}${ $n ->
    [0] {""}
   *[other] , { tickets }
}{ $driven ->
    [0] {""}
   *[other] , { $driven } { FORM($driven, "Feld", "Felder") } gefahren
}
# en: 738c1ac8
delivered-of-type = { $n ->
    [1] { AS($type, "one") }
   *[other] { $n } { AS($type, "many") }
}
    .short = { $n } { AS($type, "short") }
# en: ac05479e
longest = längster Zug { $n }
# en: 3bd66133
has-upgrades = Extras: { LIST($goods, "comma") }
# en: 2de92c91
has-delivered = gebracht: { $record }
# en: 5c50f961
ride = nach { $to } { $fare } $
# en: ac8d8413
rides = im Taxi: { $rider }
# en: 21d5926f
ride-does = Halte in { $to } und klick das an, um bezahlt zu werden.
# en: a0cf531e
upgrades-pay = Ein zweites Extra der verlangten Art bringt Dollar dazu, ein drittes noch mehr.
# en: 646c155f
pays-more = Der Fahrpreis gilt einmal, und noch einmal für jeden { AS($type, "accusative") }, den du schon gebracht hast.
# en: 5a5cd879
upgrade-does = Wer { $upgrade } verlangt, fährt nur damit mit; die meisten Extras gewinnen eine Prämie.{ $ability ->
    [no] {""}
   *[other] {" "}Das zweite bringt: { $ability }.
}
# en: 33bde609
asks-at = auf { $place }{ $wants ->
    [no] {""}
   *[other] : { LIST($wants, "comma") }
}
# en: 8257cbd8
wish = { $suits ->
    [yes] { LIST($needs, "and") } ✓
   *[no] { FORM($alone, "braucht ", "") }{ LIST($needs, "and") }
}
# en: 8a1cbbbb
wish-solo = allein
# en: afd04257
wish-tickets = ≤ { tickets }
# en: d21b03b1
wish-more = jedes Mal +{ $dollars } $
# en: 2e10c358
waits-there = { $place }, { $rider }
# en: b3ed81da
waiting-does = Halte auf { $place } und klick das an, um den Fahrgast mitzunehmen.
# en: 447698bb
terms-needs = Steigt nur ein, wenn dein Taxi { $needs } hat; das gibt es in Läden.
# en: a7d90994
terms-solo = Allein: teilt das Taxi mit niemandem.
# en: 1858f2b2
terms-tickets = ≤ { tickets }: steigt nur ein, solange du nicht mehr davon hast.
# en: 56447f79
left-in-stacks = In diesen Zeilen kommen noch { LIST($left, "comma") } Fahrgäste. Das Spiel endet, wenn { $end_stacks } { FORM($end_stacks, "Zeile leer ist", "Zeilen leer sind") }.
# en: 2ba57a0a
prizes-there-are = Prämien am Ende: längster Zug { $distance } $, meiste Extras { $upgrades } $, wenigste Strafzettel { $few } $, meiste Fahrgäste einer Art { $low } bis { $high } $
