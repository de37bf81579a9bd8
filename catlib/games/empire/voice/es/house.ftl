### Empire: de qué trata cada regla de la casa. Palabras: docs/glossary/es.md.

# en: 927deed2
house-sides = Caras de todos los dados.
    .name = caras de los dados
# en: 9845de46
house-attack_dice = Dados que tira como mucho quien ataca.
    .name = dados de ataque
# en: e094bef7
house-defend_dice = Dados que tira como mucho quien defiende.
    .name = dados de defensa
# en: f87bf81d
house-ties = Quién gana cuando dos dados son iguales.
    .name = en empate gana
    .defender = la defensa
    .attacker = el ataque
# en: 51dbaec3
house-starting_cubes = Cubos con los que se empieza, para 2, 3, 4, 5 y 6 jugadores; lo de dos es un añadido nuestro.
    .name = cubos iniciales
# en: 301d7c51
house-neighborhoods_per_cube = Barrios que dan un cubo nuevo por turno.
    .name = barrios por cubo
# en: 978755d7
house-least_cubes = Cubos nuevos que da un turno como mínimo.
    .name = mínimo de cubos
# en: e4d440f9
house-wild_cards = Comodines en el mazo.
    .name = comodines
# en: 184272d8
house-turn_limit = Rondas tras las que gana quien tenga más barrios, y después más cubos; 0: sin límite.
    .name = límite de turnos
# en: 4b8b198b
house-map = El mapa: un nombre, un archivo TOML o su texto; el habitual es inventado.
    .name = mapa
    .new-york-an-invented-map = Nueva York, un mapa inventado
# en: b7c59d78
house-bonus_percent = Qué parte del premio por los distritos se paga, redondeada hacia abajo, en tanto por ciento.
    .name = porcentaje de distritos
# en: e75b4ef4
house-set_awards = Cubos por los seis primeros tríos que canjee cualquiera.
    .name = cubos por trío
# en: 1d14ffd5
house-set_step = Cubos que da cada trío siguiente por encima del anterior.
    .name = aumento por trío
# en: 64106436
house-first_player = Empieza la tirada más alta y los empates se repiten, o empieza quien está en el primer puesto.
    .name = quién empieza
    .highest-roll = la tirada más alta
    .seat-1 = puesto 1
# en: 93a5419a
house-placement = Los cubos que quedan tras el reparto se colocan por turno, de uno en uno o todos a la vez.
    .name = colocación
    .one-by-one = de uno en uno
    .all-at-once = todos a la vez
# en: a690ce7a
house-neutral_third = Entre dos, un tercio de los barrios no le toca a nadie y queda neutral.
    .name = tercero neutral
# en: 4ee7def4
house-neutral_cubes = Cubos que ocupan un barrio neutral.
    .name = cubos neutrales
# en: 5300db00
house-forced_exchange = Cartas en la mano a partir de las que hay que canjear un trío; 0: nunca.
    .name = canje obligatorio
# en: 843d97be
house-inherit_cards = Quien deja a otro fuera de la partida se queda con sus cartas; si no, se apartan.
    .name = heredar cartas
# en: 68a3250b
house-free_move = El traslado llega al barrio de al lado, o hasta donde alcancen tus propios barrios, o no lo hay.
    .name = traslado
    .adjacent = al barrio vecino
    .connected = por territorio propio
    .none = ninguno
# en: 1ab47f51
house-cube_supply = Cubos de un color en la caja; 0: no se acaban nunca.
    .name = reserva de cubos
# en: 0dc40878
house-objective = Ocupar toda la ciudad, o ser el primero en cumplir una carta de oficio secreta; entre dos, las cartas piden más barrios.
    .name = objetivo
    .everything = conquistarlo todo
    .missions = cartas de oficio
# en: 4a45664b
house-mission_counts = Un oficio gana en cuanto tu turno lo cumple, o cuando empieza tu turno siguiente.
    .name = el oficio gana
    .at-once = al instante
    .next-turn = en el turno siguiente
# en: d08aa24a
house-empty_pile = Cuando se acaba el mazo, se barajan las cartas apartadas, o nadie roba más.
    .name = mazo vacío
    .reshuffle = se vuelve a barajar
    .no-card = sin carta
