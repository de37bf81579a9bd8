### Taxi Derby: de qué trata cada regla de la casa. Palabras: docs/glossary/es.md.

# en: 6a3f2182
house-speed_limit = Casillas por turno hasta las que nadie corre demasiado.
    .name = límite de velocidad
# en: 2a7c55d5
house-die_sides = Caras del dado de persecución.
    .name = caras del dado
# en: 4af0baf8
house-patrol_reach = Casillas que se puede mover la patrulla tras un turno sin correr de más.
    .name = alcance de la patrulla
# en: 4b65b284
house-capacity = Pasajeros que caben en un taxi.
    .name = plazas
# en: 5eac5194
house-start_tokens = Mejoras al azar con las que empiezan todos.
    .name = mejoras iniciales
# en: 3b5b9a67
house-store_tokens = Mejoras en cada tienda; 0: según los jugadores, como está impreso.
    .name = mejoras en tienda
# en: 8b8a9dcc
house-start_money = Dólares con los que empiezan todos.
    .name = dinero inicial
# en: 5a184106
house-fare_change = Dólares que se suman a cada tarifa impresa.
    .name = cambio de tarifa
# en: 13262644
house-fine_change = Dólares que se suman a cada multa en dinero.
    .name = cambio de multa
# en: 95d3a1ff
house-end_stacks = Montones vacíos que terminan la partida; todos, en una ciudad con menos.
    .name = montones agotados
# en: f47c5132
house-bonus_from = Casillas de un turno sin multa desde las que cuenta la escala de velocidad.
    .name = premios desde
# en: beadff50
house-bonuses = Primer, segundo y tercer premio al final; por qué se da cada uno lo hemos deducido.
    .name = premios
# en: 6d6c8509
house-most_spaces = Casillas que puede tener un turno como mucho; más lejos no escapa nadie.
    .name = máximo de casillas
# en: 3bcabe81
house-round_limit = Rondas tras las que se puntúa la partida tal como está; 0: sin límite.
    .name = límite de rondas
# en: 82f8627f
house-standstill = Cuando ya nadie puede llevar nunca a nadie de los que esperan, hay un turno más para todos, o se sigue hasta el límite.
    .name = parálisis
    .ends-the-game = acaba la partida
    .plays-on = se sigue jugando
# en: 27aa6295
house-every_upgrade = De cada clase de mejora se reparte al menos una, a un taxista o a una tienda; de eso se encargan las últimas que salen.
    .name = todas las mejoras
# en: 15beb24a
house-free_patrol = Una patrulla que se mueve libremente no multa a nadie, o multa a todo rival en cuya casilla se deja.
    .name = patrulla libre
    .tickets-nobody = no multa a nadie
    .tickets-rivals = multa a los rivales
# en: 4ab34ef8
house-shared_spaces = Los taxis pueden parar en una casilla donde hay otro; pasar se puede siempre.
    .name = casillas compartidas
# en: f28227de
house-patrol_space = Quien ha corrido de más y se para en la casilla de la patrulla recibe una multa, o se libra.
    .name = casilla de la patrulla
    .caught = hay multa
    .free = no hay multa
# en: f67eb8a9
house-upgrade_tokens = Mejoras en la bolsa; 47 en la edición posterior, y de las primeras clases hay más.
    .name = fichas por mejora
# en: 44d79028
house-city = Los cuatro barrios: 'city', 'small_city', 'large_city' o un archivo TOML; todos inventados.
    .name = ciudad
    .a-synthetic-city = Una ciudad inventada
    .a-large-synthetic-city = Una ciudad inventada grande
    .a-small-synthetic-city = Una ciudad inventada pequeña
# en: ee84fc27
house-passengers = Pasajeros y habilidades de nivel 2: 'passengers', 'later_passengers' o un archivo TOML.
    .name = pasajeros
    .synthetic-passengers = Pasajeros inventados
    .synthetic-passengers-of-the-later-edition = Pasajeros inventados de la edición posterior
# en: 96337237
house-tickets = El mazo de multas: 'tickets', 'later_tickets' o un archivo TOML; todos inventados.
    .name = multas
    .synthetic-tickets = Multas inventadas
    .synthetic-tickets-of-the-later-edition = Multas inventadas de la edición posterior
# en: 8efabdd2
house-streets = Los barrios se montan al azar y girados de cualquier modo, o girados como dice `turned`, o como dicen las dos reglas de abajo.
    .name = calles
    .shuffled-and-turned = mezcladas y giradas
    .shuffled = mezcladas
    .as-arranged = como están
# en: ea2b2c05
house-arrangement = Qué barrio va arriba a la izquierda, arriba a la derecha, abajo a la izquierda y abajo a la derecha, si nadie baraja.
    .name = disposición
# en: 09d42fa4
house-turned = Cuartos de vuelta, en el sentido de las agujas del reloj, del barrio de cada lugar.
    .name = giradas
# en: 5c94bdb6
house-track_end = Último número de la escala de velocidad.
    .name = fin de la escala
# en: 902f6473
house-abilities = Una segunda ficha da, para el resto de la partida, la habilidad que nombra el archivo de datos, que es inventada.
    .name = habilidades
# en: 0b96f227
house-after_ticket = Tras resolver una multa, la última acción puede ser cualquiera que se pueda hacer ahí, o la anunciada.
    .name = tras la multa
    .chosen-anew = se elige de nuevo
    .stays-announced = sigue anunciado
