### Taxi Derby: lo que la mesa muestra en palabras. Variables: el archivo en en; palabras: docs/glossary/es.md.

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 91142970
the-city = Ciudad
# en: 3d602e4d
city-by-size = La ciudad, { $spaces } tramos de calle
# en: 4554da9b
sign-store = $2
# en: 86627d1d
sign-drop-off = X
# en: 7665a71d
legend-passenger = Aquí espera un pasajero que quiere ir al alfiler { sign-drop-off } y paga eso. Si está pálido, pide algo que a tu taxi le falta.
# en: 06f40dff
legend-ring = Aquí aún no espera nadie.
# en: a2ab73a6
legend-store = Una tienda, y lo que cuesta ahí una mejora.
# en: 52799e95
legend-drop-off = Alfiler { sign-drop-off }: aquí se bajan los pasajeros que van a { sign-drop-off }.
# en: 331a0006
legend-patrol = La patrulla persigue al taxi que corre demasiado.
# en: 6e9febe6
legend-home = El signo de un taxi marca dónde puede empezar.
# en: 358bb93f
legend-station = { station-does }
# en: 2b2c5ad5
legend-dots = Hasta aquí puedes conducir ahora sin correr.
# en: 8502860e
wish-there = { $to } ${ $fare }
# en: db6db596
errand = { $toward ->
    [yes] hacia{" "}
   *[no] {""}
}{ $place }: { $what }, a { $away }
# en: 3192fa80
errand-fare = alfiler { $to }, +${ $fare }
# en: 1296f05d
errand-rider = { $type } a { $to }, ${ $fare }
# en: 7ca88859
errand-store = tienda, ${ $dollars }
# en: 0c4d019b
show-tickets = probabilidad de multa en %
# en: e0decc2c
show-pursuit = caminos de la patrulla
# en: 76dd3d7e
show-reach = dónde se puede dejar
# en: 361adc8f
show-names = nombres de las casillas
# en: e970c47c
pick-up-there = parada, { $rider ->
    [no] nadie
   *[other] { $rider }
}
# en: a1fe4fc4
store-there = tienda a ${ $dollars }, { $goods ->
    [no] agotada
   *[other] { LIST($goods, "comma") }
}
# en: 1d1c1d75
goods = { $n } de { $upgrade }
# en: 8bafe512
drop-off-there = destino { $to }
# en: 44d16ccc
taxi-there = { $who ->
    [you] tu taxi
   *[other] taxi de { $who }
}
# en: 8c5ddadf
patrol-there = patrulla
# en: 4200ef0e
station-there = comisaría
# en: 3b14917f
away-from-car = { $spaces } para la patrulla
# en: c60c8e91
ticket-there = multa { $chance }
# en: f1bd31b6
no-speeding-there = a { $spaces }, sin correr de más
# en: 0f6879e6
patrol-does = La patrulla persigue al taxi que termina un turno por encima del límite de velocidad.
# en: 2bfb3ed4
pick-up-does = { FORM($waits, "Párate aquí y haz clic en la carta del pasajero para recogerlo.", "Aquí aparecen pasajeros.") }
# en: c556f7bb
store-does = Párate aquí sin nadie a bordo para comprar una mejora.
# en: d81cce97
drop-off-does = Párate aquí con un pasajero a bordo que vaya a { $to } para cobrar.
# en: b78e1185
station-does = La grúa trae a la comisaría los taxis que no pueden cumplir una multa.

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1464bc73
the-desk = Taxistas y pasajeros
# en: bdef4199
seats = A bordo
# en: 93c68122
upgrades = Mejoras
# en: c7caa881
waiting = Pasajeros
# en: b8bbcc4f
sums = ${ $dollars }{ $n ->
    [0] {""}
   *[other] , { tickets }
}{ $driven ->
    [0] {""}
   *[other] , lleva { $driven } { FORM($driven, "casilla", "casillas") }
}
# en: 738c1ac8
delivered-of-type = { $n ->
    [1] { AS($type, "one") }
   *[other] { $n } { AS($type, "many") }
}
    .short = { $n } { AS($type, "short") }
# en: ac05479e
longest = turno más largo { $n }
# en: 3bd66133
has-upgrades = mejoras: { LIST($goods, "comma") }
# en: 2de92c91
has-delivered = ha llevado a: { $record }
# en: 5c50f961
ride = a { $to } ${ $fare }
# en: ac8d8413
rides = a bordo: { $rider }
# en: 21d5926f
ride-does = Párate en { $to } y haz clic aquí para cobrar.
# en: a0cf531e
upgrades-pay = Una segunda mejora de la clase pedida añade dólares, y una tercera, más.
# en: 646c155f
pays-more = La tarifa se cobra una vez, y otra por cada { $type } que hayas llevado antes.
# en: 5a5cd879
upgrade-does = Quien pide { $upgrade } solo sube a un taxi que lo tenga; quien tiene más mejoras gana un premio.{ $ability ->
    [no] {""}
   *[other] {" "}Con la segunda: { $ability }.
}
# en: 33bde609
asks-at = en { $place }{ $wants ->
    [no] {""}
   *[other] : { LIST($wants, "comma") }
}
# en: 8257cbd8
wish = { $suits ->
    [yes] { LIST($needs, "and") } ✓
   *[no] { FORM($alone, "pide ", "") }{ LIST($needs, "and") }
}
# en: 8a1cbbbb
wish-solo = a solas
# en: afd04257
wish-tickets = ≤ { tickets }
# en: d21b03b1
wish-more = +${ $dollars } cada vez
# en: 2e10c358
waits-there = { $place }, { $rider }
# en: b3ed81da
waiting-does = Párate en { $place } y haz clic aquí para recogerlo.
# en: 447698bb
terms-needs = Solo sube si tu taxi tiene { $needs }; se vende en las tiendas.
# en: a7d90994
terms-solo = A solas: no comparte el taxi con nadie.
# en: 1858f2b2
terms-tickets = ≤ { tickets }: solo sube mientras no tengas más.
# en: 56447f79
left-in-stacks = En estas filas faltan { LIST($left, "comma") } pasajeros. La partida acaba cuando { FORM($end_stacks, "se vacía", "se vacían") } { $end_stacks } { FORM($end_stacks, "fila", "filas") }.
# en: 2ba57a0a
prizes-there-are = Premios al final: turno más largo ${ $distance }, más mejoras ${ $upgrades }, menos multas ${ $few }, más pasajeros de un tipo ${ $low } a ${ $high }
