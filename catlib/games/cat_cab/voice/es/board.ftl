### Cat Cab Crew: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

# en: fa295a36
cat-nibbles = chuches
# en: dd4933c4
paw-patrol = patrulla gatuna
# en: b5bd2933
blocked-cell = cortada
# en: 5dcccbbd
nibbles-do = { cat-nibbles }: quien acaba aquí tira un dado; puede ganar { LIST($may_gain, "or") }
# en: 10a63df5
patrol-does = { paw-patrol }: quien acaba aquí tira un dado y { LIST($may_lose, "or") }
# en: 1edc0c47
may-bad-luck = pierde un dado
# en: 98e79f50
may-pothole = retrocede { $retreat_steps } { FORM($retreat_steps, "casilla", "casillas") }
# en: 3593d72c
may-unhappy-customer = pierde un pasajero
# en: 11331e72
passenger-here = pasajero: acaba justo aquí y ganas { $next_points } { FORM($next_points, "punto", "puntos") }
# en: 89dfeb3b
and-cab-of = , { $who ->
    [you] tu taxi
   *[other] taxi de { $who }
}
# en: 7bc78ea1
exit-open = puerta de salida, abierta
# en: dcb56f58
exit-not-open = puerta de salida, cerrada hasta que se recoja a un pasajero
# en: 559b0ce0
the-start-gate = puerta de entrada
# en: 42610e78
city-by-size = La ciudad, { $columns } columnas por { $rows } filas
# en: 91142970
the-city = Ciudad
# en: d7cfd74f
the-dice = Dados
# en: d4dc9c4b
drivers = Conductores
# en: 2ab4e6d5
drivers-and-dice = Conductores y dados
# en: 4537859b
left-to-move = quedan: { LIST($moves, "and") }
# en: 24247463
points = { $n } { FORM($n, "punto", "puntos") }
# en: 81582478
passengers = { $n } { FORM($n, "pasajero", "pasajeros") }
# en: 8e917542
curses = { $n } { FORM($n, "maldición", "maldiciones") }
# en: e8b41041
rush-hour-left = hora punta: { FORM($n, "queda", "quedan") } { $n } { FORM($n, "turno", "turnos") }
# en: a9372f48
at-cell = { AS($cell, "at") }
# en: 716db56c
die-in-turn = el { AS($die, "placed") }, { $face }, { short-face }{ FORM($fixed, ", ya fijo", "") }
# en: a4443245
short-face = { $face ->
    [1] maldición
    [2] sabotaje
    [3] extra
    [4] 1 casilla
    [5] 1 casilla
   *[6] 2 casillas
}
# en: 12ea19ba
face-does = { $face ->
    [1] Una maldición: quita una casilla, y con demasiadas ya no puedes tirar.
    [2] Cuando hayas conducido, otro recibe una maldición.
    [3] Una tirada más, que puede traer casillas, un dado de color o un amuleto.
    [4] Avanza 1 casilla.
    [5] Avanza 1 casilla.
   *[6] Avanza 2 casillas, en línea recta.
}
# en: 4e24e0e4
take-die = quitar
# en: 8d5606a9
give-up-die = entregar
# en: d0232007
dice-in-the-cup = Los dados están en el cubilete.
# en: 03a21d35
duel-tray = Duelo: gana quien saque antes { $seven }
# en: 68fa1508
die-rolls = rueda
# en: 8b1b261b
die-rolling = el { AS($die, "placed") } está rodando
# en: ca3ff3b9
again = otra vez
# en: ec0ea5ba
in-duel = duelo
# en: 5fa2bd82
duel-die-rolling = El dado de duelo de { $name } está rodando
# en: f0884310
duel-die-shows = Dado de duelo de { $name }: { $face }

## The key to the signs
## Each beside its picture, below the drivers.

# en: bebdd942
legend-passenger = Pasajero: párate aquí para recogerlo.
# en: 0335840a
legend-gate = La salida: se abre tras el primer pasajero.
# en: fc2746cf
legend-nibbles = Chuches: párate aquí y tira por un regalo.
# en: c042a8c4
legend-patrol = Patrulla gatuna: párate aquí y tira por un castigo.
# en: 01544af7
legend-die = Un dado de color que has ganado: uno más para tirar.
# en: dc60afc4
legend-curse = Una maldición: quita una casilla de tu viaje.
# en: 8a92f5dc
legend-sabotage = Sabotaje: después de conducir, otro taxista recibe una maldición.
# en: ba34bb62
legend-item = Objeto: una tirada más, por casillas, un dado de color o un amuleto.

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0f601710
show-reachable = casillas alcanzables
# en: 004eee0c
show-shortest = camino más corto
# en: be2f375b
show-retreat = caminos hacia atrás
