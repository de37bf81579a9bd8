# en: c86a6db5
no-game = Todavía no hay juego: primero corrige lo que está subrayado.
# en: f9748110
no-mistake-found = No se encontró ningún error.
# en: 6e5477ea
games-followed = Se { FORM($n, "siguió", "siguieron") } { $n } { FORM($n, "partida", "partidas") } jugada a jugada, y se comprobó cada respuesta de las reglas.
# en: 6c4386dd
variants-played = Se jugaron { $n } de { $all } variantes: con cada número de jugadores y con cada regla de la casa en sus dos extremos.
# en: 548c4a23
best-play-wins = { $who ->
    [alone] Si juegas lo mejor posible, ganas
    [everybody] Si todos juegan lo mejor posible, ganan todos
   *[other] Si todos juegan lo mejor posible, gana el primer jugador
} con probabilidad { $chance }.
# en: d8d82d5f
best-play-pays = { $who ->
    [alone] Si juegas lo mejor posible, cobras
    [everybody] Si todos juegan lo mejor posible, todos cobran
   *[other] Si todos juegan lo mejor posible, el primer jugador cobra
} de media { $amount }.
# en: a2fc35a3
first-turn = La mejor jugada en el primer turno: { $does }.
# en: 8d6e5ba6
later-turn = Más tarde, con { $seen }: { $does }.
# en: 70492c00
does-until = { $choice } mientras { $name } sea menor que { $n }, después { $other }
# en: 29d0d0be
held-by-both = { $name } { $mine } contra { $other }
# en: 1ddb12bf
is-exact = Es exacto.
# en: dcac97ce
how-exact = ¿Hasta qué punto es exacto?
# en: 7fed3796
is-within = Es seguro con un margen de ± { $error }.
# en: 91d4b489
hidden-balance = Las manos están ocultas, así que es un equilibrio, de { $n } { FORM($n, "situación", "situaciones") }.
# en: 23a832c3
positions-reached = Se puede llegar a { $said } { FORM($n, "posición", "posiciones") }.
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
