### taxi_derby/play.ipynb

# en: 1fd643d3
taxi-derby-play-0-1 = # Taxi Derby
# en: 23729965
taxi-derby-play-0-2 = Conduce un taxi por la ciudad, gana dinero con los viajes y decide cuándo conviene correr de más con la patrulla detrás. Si se lo pides, el juego te dice qué probabilidad de multa hay en cada casilla y cuánto vale cada opción.
# en: 59c39e7b
taxi-derby-play-0-3 = *Para quien disfrute con un mapa. Una partida dura unos 30 minutos.*
# en: baed9580
taxi-derby-play-1-1 = ## El juego en un minuto
# en: 9e254388
taxi-derby-play-1-2 = | en tu turno | qué es |
# en: c99342da
taxi-derby-play-1-3 = | conducir | tantas casillas como quieras; una casilla es la calle entre dos cruces |
# en: 7e7a2f88
taxi-derby-play-1-4 = | recoger | a un pasajero si paras en su casilla y tu taxi tiene sitio (dos asientos) y las mejoras que pide |
# en: 4f9e2ef3
taxi-derby-play-1-5 = | dejar | al pasajero en su destino, y cobrar |
# en: 3cfcfb1b
taxi-derby-play-1-6 = | comprar | una mejora en una tienda, sin nadie a bordo |
# en: 45d6c694
taxi-derby-play-1-7 = Tienes dos acciones si la primera llega tras cuatro casillas como mucho; si no, una. **Cinco casillas o más es correr de más**: antes de tu última acción se tira un dado de cuatro caras y se multiplica por las casillas que pasaste del límite: tantas avanza la patrulla. Si te alcanza, multa: dinero, una mejora o los pasajeros. Tras un turno sin correr de más puedes mover tú la patrulla, hasta cuatro casillas.
# en: 94629180
taxi-derby-play-1-8 = Cuando se han agotado cuatro pilas de pasajeros, a todos les queda un turno. Hay premios para quien tenga más mejoras, menos multas, más pasajeros de cada tipo y el turno más largo sin multa. Gana quien tenga más dinero.
# en: c8456fb5
taxi-derby-play-1-9 = La ciudad, los pasajeros y las multas de aquí son inventados; los impresos se perdieron.
# en: 6251f234
taxi-derby-play-2-1 = ## Jugar
# en: 6945632d
taxi-derby-play-2-2 = Aquí juegas contra un taxi que calcula la probabilidad de cada multa. Haz clic en una casilla al lado de tu taxi para ir allí.
# en: 72b4b969
taxi-derby-play-2-3 = **Pista** dice qué opción es la mejor. En *Más*, **Mostrar en el tablero** enseña la *probabilidad de multa* en cada casilla si tu turno termina allí, los *caminos de la patrulla* hasta tu taxi y *dónde se puede dejar* tras un turno sin correr de más. Haz clic en una casilla demasiado lejana para el límite, y antes de ir lees qué probabilidad de multa hay allí. Cuando muevas la patrulla, elige *daño de la patrulla* en *Valor de las opciones* para ver dónde les sale más cara a los demás.
# en: b360a748
taxi-derby-play-2-4 = Tu próxima apuesta: ¿cuántas casillas puedes avanzar sin ningún riesgo cuando la patrulla está a nueve casillas de donde paras?
# en: 46278d90
taxi-derby-play-2-5 = Una más, y decide el dado:
# en: 1fbe9f26
taxi-derby-play-3-1 = ## Lo que hemos visto
# en: 3850ee05
taxi-derby-play-3-2 = - Dónde está la patrulla decide cuándo se corre de más: por cada cuatro casillas de distancia tienes una libre.
    - Un turno sin correr de más te deja poner la patrulla donde quieren ir los demás.
    - Correr de más conviene cuando espera un buen cobro y se puede pagar la multa.
# en: 498acb97
taxi-derby-play-3-3 = Para cambiar el número de jugadores, abre *Código* encima de la mesa, pulsa *Ejecutar* y di en *Partida nueva* quién es una persona y quién un bot. Cómo se encuentra el camino más corto está en [Atasco](../course/06_jam.ipynb); cuándo conviene correr de más, en [Riesgo y recompensa](lesson_risk_and_reward.ipynb), y en el [laboratorio](design_lab.ipynb) puedes cambiar las reglas. O vuelve al [inicio](../start.ipynb).
