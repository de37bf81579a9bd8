### Cat Cab Crew: what each house rule is about. Read by teachers and designers.

# en: f7ecdc95
house-white_dice = Dados blancos que tiran todos.
    .name = dados blancos
# en: 64727923
house-curse_limit = Maldiciones que se pueden tener; al llegar ahí ya no se vuelve a tirar ningún dado.
    .name = límite de maldiciones
# en: d8ab9bbe
house-item_limit = Tiradas extra que cuentan en un turno.
    .name = límite de tiradas extra
# en: 63cf3bb9
house-passengers = Pasajeros en toda la partida.
    .name = pasajeros
# en: 4e66d1a7
house-passenger_points = Puntos por un pasajero.
    .name = puntos por pasajero
# en: a5e5c422
house-place_points = Puntos por salir en primer, segundo y tercer lugar; entre dos se usan los dos primeros.
    .name = puntos por puesto
# en: 24c9e9ba
house-rush_turns = Turnos que les quedan a los demás cuando sale el primero.
    .name = turnos de hora punta
# en: a92c4f97
house-retreat_steps = Casillas que se retroceden al perder un duelo o caer en un bache.
    .name = casillas de retroceso
# en: c471ef1f
house-handicap = Los primeros en jugar tiran menos dados en su primer turno.
    .name = menos dados al empezar
# en: 16d4f91c
house-turn_limit = Rondas tras las que se puntúa tal como está; 0: sin límite.
    .name = límite de turnos
# en: b4fa4b9a
house-board = La ciudad: un nombre, un archivo TOML o su texto; la habitual es inventada.
    .name = tablero
    .mew-york-an-invented-city = Mew York, una ciudad inventada
# en: 2331ea68
house-entry_gate = Cuál de las dos puertas es la de entrada; la otra es la de salida.
    .name = puerta de entrada
# en: d716bfba
house-diagonal = Los taxis pueden ir en diagonal.
    .name = en diagonal
# en: 0185b51e
house-may_waive = Se pueden dejar trayectos sin usar, también un turbo.
    .name = se puede renunciar
# en: 3e02ed21
house-curses_act = Las maldiciones anulan casillas y las que sobran hacen retroceder el taxi; o solo una de las dos cosas.
    .name = efecto de maldiciones
    .cancel-then-back = anulan y retroceden
    .cancel-only = solo anulan
    .back-only = solo retroceden
# en: aab1cc94
house-curses_land = Las maldiciones que no anulan nada hacen retroceder el taxi antes de que cuente la casilla, o después.
    .name = caen las maldiciones
    .before-landing = antes de llegar
    .after-landing = después de llegar
# en: ae47dddc
house-pickup = Los pasajeros suben donde acaba el taxi, o tras cada trayecto.
    .name = recogida
    .final = al final
    .each-move = en cada movimiento
# en: 29c76249
house-curse_supply = Cubos de maldición en la caja; cuando se acaban ya no se tira más; 0: no se acaban nunca.
    .name = reserva de maldiciones
# en: 0c49d904
house-leave_by = Las casillas que sobran en la salida se pierden, o hay que gastarlas justas.
    .name = salir de la ciudad
    .overshoot = pasándose
    .exact = con el número justo
# en: 714c1635
house-eliminated_can_win = Quien no sale en la hora punta conserva sus puntos.
    .name = un eliminado puede ganar
# en: feb8807d
house-duel = En el duelo tiran todos a la vez, ronda a ronda, o uno tras otro.
    .name = duelo
    .simultaneous = a la vez
    .alternate = por turnos
# en: 5256e444
house-nibbles_bands = Lo que traen en las chuches un 1–2, un 3–4 y un 5–6.
    .name = tramos de las chuches
    .cab-upgrade = mejora del taxi
    .greedy-cat = gato avaricioso
    .speed-boost = turbo
# en: 1afcea7e
house-patrol_bands = Lo que cuestan en la patrulla gatuna un 1–2, un 3–4 y un 5–6.
    .name = tramos de la patrulla
    .bad-luck = mala suerte
    .pothole = bache
    .unhappy-customer = cliente descontento
# en: ce929c84
house-crazy_rolls_won_dice = Gato Loco tira también los dados de color que ha ganado.
    .name = Gato Loco tira los ganados
