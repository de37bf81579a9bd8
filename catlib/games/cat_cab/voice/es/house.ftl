### Cat Cab Crew: what each house rule is about. Read by teachers and designers.

# en: f7ecdc95
house-white_dice = Dados blancos que tiran todos.
# en: 64727923
house-curse_limit = Maldiciones que se pueden tener; al llegar ahí ya no se vuelve a tirar ningún dado.
# en: d8ab9bbe
house-item_limit = Tiradas extra que cuentan en un turno.
# en: 63cf3bb9
house-passengers = Pasajeros en toda la partida.
# en: 4e66d1a7
house-passenger_points = Puntos por un pasajero.
# en: a5e5c422
house-place_points = Puntos por salir en primer, segundo y tercer lugar; entre dos se usan los dos primeros.
# en: 24c9e9ba
house-rush_turns = Turnos que les quedan a los demás cuando sale el primero.
# en: a92c4f97
house-retreat_steps = Casillas que se retroceden al perder un duelo o caer en un bache.
# en: c471ef1f
house-handicap = Los primeros en jugar tiran menos dados en su primer turno.
# en: 16d4f91c
house-turn_limit = Rondas tras las que se puntúa tal como está; 0: sin límite.
# en: b4fa4b9a
house-board = La ciudad: un nombre, un archivo TOML o su texto; la habitual es inventada.
# en: 2331ea68
house-entry_gate = Cuál de las dos puertas es la de entrada; la otra es la de salida.
# en: d716bfba
house-diagonal = Los taxis pueden ir en diagonal.
# en: 0185b51e
house-may_waive = Se pueden dejar trayectos sin usar, también un turbo.
# en: 962f07cd
house-curses_act = Las maldiciones anulan casillas y las que sobran hacen retroceder el taxi; o solo una de las dos cosas.
# en: 40604a73
house-curses_land = Las maldiciones que no anulan nada hacen retroceder el taxi antes de que cuente la casilla, o después.
# en: ae47dddc
house-pickup = Los pasajeros suben donde acaba el taxi, o tras cada trayecto.
# en: 29c76249
house-curse_supply = Cubos de maldición en la caja; cuando se acaban ya no se tira más; 0: no se acaban nunca.
# en: 0c49d904
house-leave_by = Las casillas que sobran en la salida se pierden, o hay que gastarlas justas.
# en: 714c1635
house-eliminated_can_win = Quien no sale en la hora punta conserva sus puntos.
# en: feb8807d
house-duel = En el duelo tiran todos a la vez, ronda a ronda, o uno tras otro.
# en: 5256e444
house-nibbles_bands = Lo que traen en las chuches un 1–2, un 3–4 y un 5–6.
# en: 1afcea7e
house-patrol_bands = Lo que cuestan en la patrulla gatuna un 1–2, un 3–4 y un 5–6.
# en: ce929c84
house-crazy_rolls_won_dice = Gato Loco tira también los dados de color que ha ganado.
