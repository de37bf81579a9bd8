### Washi Cat: de qué trata cada regla de la casa. Palabras: docs/glossary/es.md.

# en: 6f3f0535
house-specials = Movimientos especiales de cada jugador.
    .name = mov. especiales
# en: f92a77d1
house-turn_limit = Turnos de los dos jugadores juntos tras los que no ha ganado nadie; 0: sin límite.
    .name = límite de turnos
# en: c4c119c0
house-board = El tablero: un nombre, un archivo TOML o su contenido; todos son inventados.
    .name = tablero
    .two-strips-of-tape-an-invented-board = Dos tiras de cinta, un tablero inventado
    .temple-garden-an-invented-board = Jardín del templo, un tablero inventado
    .night-market-an-invented-board = Mercado nocturno, un tablero inventado
    .back-yard-an-invented-board-for-lessons = Jardín, un tablero inventado para las clases
    .courtyard-an-invented-board-for-lessons = Patio, un tablero inventado para las clases
# en: 792d0471
house-drawing = Quién dibuja los peces y los gatos: los jugadores, el azar o nadie, como los trae el tablero.
    .name = quién dibuja
    .players = los jugadores
    .random = el azar
    .board = como en el tablero
# en: e85cec43
house-cats_start = De dónde salen los dos gatos de un jugador: los dos de su lado, o uno de cada lado del tablero.
    .name = salida de los gatos
    .on-their-own-side = en su propio lado
    .one-on-each-side = uno en cada lado
# en: 29b6c10f
house-own_line_blocks = Un movimiento normal no puede entrar en una casilla con una línea propia.
    .name = la línea propia bloquea
# en: ce841fb8
house-leaving = Un paso que sale de un edificio acaba donde no hay línea, ni siquiera propia, o es como cualquier otro.
    .name = al salir de casa
    .into-an-empty-space = a una casilla vacía
    .as-any-step = como cualquier paso
# en: b3355db2
house-own_tail = Un gato puede saltar sobre la línea que él mismo ha dejado.
    .name = sobre su propia línea
# en: cec68c97
house-landing = Un salto puede acabar en un pez o en una alcantarilla libres, o solo en casillas vacías.
    .name = caída del salto
    .anything-free = cualquier sitio libre
    .blank = solo casillas vacías
# en: fc8df3a7
house-jump_is_special = También el supersalto gatuno gasta un movimiento especial.
    .name = el salto cuenta
# en: acb32087
house-delivered_cats = Un gato que ya ha llevado su pez puede seguir moviéndose, o descansa.
    .name = tras la entrega
    .move-on = siguen moviéndose
    .rest = descansan
# en: 68b84d01
house-trapped = Queda sin salida quien ya no puede llevar todos sus peces, o quien tiene un gato sin camino a casa.
    .name = sin salida
    .objective = sin todos los peces
    .return-only = sin camino a casa
# en: 0cb7fd44
house-first_player = Quién empieza: el primer puesto, donde está la persona más joven, o cualquiera al azar.
    .name = quién empieza
    .seat-1 = puesto 1
    .random = el azar
