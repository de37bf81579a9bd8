### Taxi Derby: what the table shows in words, says of a part that is pointed at, and says to a screen reader.
### Drawn words have little room. How to translate: docs/translating.md.
### $ability: a phrase, `ability-…`, or no
### $alone: yes or no: nothing else is asked
### $away: a number: spaces
### $chance: a text: "25%"
### $dollars: a number
### $driven: a number: spaces
### $distance: a number: dollars
### $fare: a number: dollars
### $few: a number: dollars
### $goods: phrases, each `goods`, or no
### $high: a number: dollars
### $left: numbers: tiles left in each stack
### $low: a number: dollars
### $n: a number, of what the sentence names after it
### $needs: phrases, "stereo", or no
### $place: a space: "d15", or `the-station`; in `drive` and `seats` which seat of the taxi
### $record: a text: "2 commuters, longest turn 9"
### $rider: a phrase: "commuter to V for $3"; on the board no where nobody is
### $spaces: a number of spaces, or a phrase, "4 spaces"
### $suits: yes or no: the taxi has what is asked for
### $to: a drop-off: "V"
### $toward: yes or no: it is too far for one turn within the speed limit
### $type: a phrase: "commuter"
### $upgrade: a phrase: "stereo"
### $waits: yes or no: a passenger is there
### $upgrades: a number: dollars
### $wants: phrases, `wish-solo`, or no
### $what: a phrase, `errand-…`

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

the-city = City
city-by-size = The city, { $spaces } road sections
sign-store = $2
sign-drop-off = X
legend-passenger = A passenger waits here, wants to go to pin { sign-drop-off } and pays that much. A faded one needs something your taxi doesn't have yet.
legend-ring = No passenger here yet.
legend-store = A store, and what an upgrade costs there.
legend-drop-off = Pin { sign-drop-off }: drop off passengers for { sign-drop-off } here.
legend-patrol = The patrol car chases a taxi that drives too fast.
legend-home = The sign of a taxi marks where it can start.
legend-station = { station-does }
legend-dots = Spaces you can reach now without speeding.
wish-there = { $to } ${ $fare }
errand = { $toward ->
    [yes] toward{" "}
   *[no] {""}
}{ $place }: { $what }, { $away } away
errand-fare = pin { $to }, +${ $fare }
errand-rider = { $type } to { $to }, ${ $fare }
errand-store = store, ${ $dollars }
show-tickets = chance of a ticket in %
show-pursuit = paths of the patrol car
show-reach = where it can be left
show-names = names of the spaces
pick-up-there = pick-up, { $rider ->
    [no] nobody
   *[other] { $rider }
}
store-there = store, { $goods ->
    [no] sold out
   *[other] { LIST($goods, "comma") }
} for ${ $dollars }
goods = { $n } { $upgrade }
drop-off-there = drop-off { $to }
taxi-there = { whose } taxi
patrol-there = patrol car
station-there = police station
away-from-car = { $spaces } for the patrol car
ticket-there = ticket { $chance }
no-speeding-there = { $spaces } away, no speeding
patrol-does = The patrol car chases a taxi that ends a turn over the speed limit.
pick-up-does = { FORM($waits, "Stop here and click the passenger's card to pick up.", "Passengers turn up here.") }
store-does = Stop here with nobody aboard to buy an upgrade.
drop-off-does = Stop here with a passenger to { $to } aboard to get the fare.
station-does = Taxis that cannot settle a ticket are towed to the police station.

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

the-desk = Drivers and passengers
seats = Aboard
upgrades = Upgrades
waiting = Passengers
sums = ${ $dollars }{ $n ->
    [0] {""}
   *[other] , { tickets }
}{ $driven ->
    [0] {""}
   *[other] , { $driven } { FORM($driven, "space", "spaces") } driven
}
delivered-of-type = { $n ->
    [1] { AS($type, "one") }
   *[other] { $n } { AS($type, "many") }
}
    .short = { $n } { AS($type, "short") }
longest = longest turn { $n }
has-upgrades = upgrades: { LIST($goods, "comma") }
has-delivered = delivered: { $record }
ride = to { $to } ${ $fare }
rides = aboard: { $rider }
ride-does = Stop at { $to } and click this to be paid.
upgrades-pay = A second upgrade of the kind that was asked for adds dollars, a third more.
pays-more = The fare is paid once, and once more for each { $type } you delivered before.
upgrade-does = Passengers who ask for { $upgrade } ride only with it; most upgrades win a prize.{ $ability ->
    [no] {""}
   *[other] {" "}With a second one { $ability }.
}
asks-at = at { $place }{ $wants ->
    [no] {""}
   *[other] : { LIST($wants, "comma") }
}
wish = { $suits ->
    [yes] { LIST($needs, "and") } ✓
   *[no] { FORM($alone, "needs ", "") }{ LIST($needs, "and") }
}
wish-solo = alone
wish-tickets = ≤ { tickets }
wish-more = +${ $dollars } each time
waits-there = { $place }, { $rider }
waiting-does = Stop at { $place } and click this to pick up.
terms-needs = Gets in only if your taxi has { $needs }; stores sell that.
terms-solo = Alone: shares the taxi with nobody.
terms-tickets = ≤ { tickets }: gets in only while you have no more than that.
left-in-stacks = These rows have { LIST($left, "comma") } more passengers to come. The game ends when { $end_stacks } { FORM($end_stacks, "row runs", "rows run") } out.
prizes-there-are = Prizes at the end: longest turn ${ $distance }, most upgrades ${ $upgrades }, fewest tickets ${ $few }, most passengers of a type ${ $low } to ${ $high }
