# en: c86a6db5
no-game = Todavía no hay juego: primero corrige lo que está subrayado.
# en: f9748110
no-mistake-found = No se encontró ningún error.
# en: 6e5477ea
games-followed = Se { FORM($n, "siguió", "siguieron") } { $n } { FORM($n, "partida", "partidas") } jugada a jugada, y se comprobó cada respuesta de las reglas.
# en: 6c4386dd
variants-played = Se jugaron { $n } de { $all } variantes: con cada número de jugadores y con cada regla de la casa en sus dos extremos.
# en: 0e9626e8
best-play-wins = Si todos juegan lo mejor posible, { $who ->
    [everybody] ganan todos
   *[other] gana el primer jugador
} con probabilidad { $chance }.
# en: 0e70705d
best-play-pays = Si todos juegan lo mejor posible, { $who ->
    [everybody] todos cobran
   *[other] el primer jugador cobra
} de media { $amount }.
# en: 1ddb12bf
is-exact = Es exacto.
# en: 7fed3796
is-within = Es seguro con un margen de ± { $error }.
# en: 91d4b489
hidden-balance = Las manos están ocultas, así que es un equilibrio, de { $n } { FORM($n, "situación", "situaciones") }.
# en: 23a832c3
positions-reached = Se puede llegar a { $said } { FORM($n, "posición", "posiciones") }.
# en: 1a13157c
best-first = Lo mejor al empezar: { $choices }.
# en: f0f269f2
first-chances = Probabilidad de ganar tras cada primera opción: { $choices }.
# en: 2205971c
first-pays = Pago tras cada primera opción: { $choices }.
# en: dd149b01
mixes-seen = Jugador { $n }, { $seen }: { $often }.
# en: 897b067d
mixes = Jugador { $n }: { $often }.
# en: 95aed06b
too-large = El juego tiene demasiadas posiciones para resolverlo aquí. Hazlo más pequeño: menos fichas, un tablero menor, una meta más baja.
# en: cf10cace
endless = El juego puede no terminar nunca, así que no hay respuesta. Pon un límite de turnos.
# en: c990aecc
link-not-opened = El enlace no contiene ninguna partida que se pueda abrir aquí, así que esta es otra: { $why }
# en: 2a3fe38c
file-there = { $file } ya está aquí; escribe su nombre donde se pida un archivo.
# en: 8d0c5ecc
lab-not-restored = Lo que estaba ajustado aquí ya no vale, así que el laboratorio está como al principio: { $why }
