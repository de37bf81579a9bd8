### taxi_derby/design_lab.ipynb

# en: e4a31896
taxi-derby-design-lab-0-1 = # Taxi Derby: laboratorio
# en: 2adb9df9
taxi-derby-design-lab-0-2 = Cambia una regla y mira qué pasa: con la probabilidad de multa en cada casilla, calculada exactamente, y con partidas enteras, que se juegan mientras mueves el control deslizante.
# en: daa1dbbe
taxi-derby-design-lab-0-3 = *Para quien diseña juegos, para docentes y para cualquiera que pregunte «¿y si…?». Unos 25 minutos. No hay que preparar nada; si nunca has jugado, [juega antes una partida](play.ipynb).*
# en: f1a0cb75
taxi-derby-design-lab-1-1 = ## Dónde puede acabar un turno
# en: 220d6d0c
taxi-derby-design-lab-1-2 = El taxi está en casa, y la patrulla, en la comisaría. En cada casilla está la probabilidad de multa, en tanto por ciento, si el taxi va hasta allí por uno de los caminos más cortos y allí acaba su turno. Un clic pregunta por una casilla, o mueve el taxi o la patrulla.
# en: 01c8d40f
taxi-derby-design-lab-1-3 = **Adivina y luego mira.**
# en: 83d6df4c
taxi-derby-design-lab-1-4 = 1. Sube el límite de velocidad de 4 a 5. ¿Cuántas casillas más quedan libres de todo riesgo?
    2. Un dado de ocho caras llega más lejos de media. ¿Hay menos casillas libres? ¿Y también menos multas seguras?
    3. ¿Dónde debería estar la patrulla para que al taxi le queden tan pocas casillas libres como sea posible? ¿Es donde está el taxi?
    4. ¿Es más peligrosa una ciudad pequeña que una grande?
# en: f288a3e2
taxi-derby-design-lab-2-1 = ## Partidas enteras
# en: 4748e6a8
taxi-derby-design-lab-2-2 = La primera vez puede tardar un segundo más, porque las reglas se traducen para que vayan rápido.
# en: 0ee14618
taxi-derby-design-lab-2-3 = **Cómo se lee.** El gráfico de arriba cuenta quién gana. Mientras el mismo bot conduzca todos los taxis, las barras son los lugares en el orden de juego: empieza el naranja. Las líneas finas son intervalos del 95 %: si dos se solapan mucho, dos mil partidas no bastan para distinguirlos. El gráfico de abajo no es una estimación: es la distribución exacta de cuántas casillas puede tener un turno sin ningún riesgo, si la patrulla está en cualquier sitio y el turno acaba en cualquier otro. La tabla de debajo de los gráficos dice cuánto duran las partidas y cuántas multas se ponen.
# en: 7a4aaf67
taxi-derby-design-lab-2-4 = **Para comparar** dos reglamentos, pulsa *Guardar como A* y cambia algo: a partir de ahí, A y B se ven uno al lado del otro. *Guardar como CSV* escribe una fila por partida. *¿Qué reglas importan más?* pone cada regla de la casa, de una en una, en su valor más bajo y en el más alto, y dibuja cuánto cambia con ella un número.
# en: d987956a
taxi-derby-design-lab-2-5 = **Adivina y luego mira.**
# en: 5b0660bd
taxi-derby-design-lab-2-6 = 1. *Cambio de multa* suma dólares a cada multa. ¿A partir de qué valor casi no corren de más los taxistas, que tienen en cuenta la probabilidad de cada multa? Mira cuántas multas hay.
    2. Ahora deja las multas como están y sube las tarifas con *cambio de tarifa*. ¿Hay más multas o menos?
    3. ¿Duran más las partidas en una ciudad grande? ¿Qué pasa con la ventaja de quien empieza?
    4. Pon doce caras al dado. ¿Por qué les ponen menos multas a los taxistas, y no más?
# en: 98cae902
taxi-derby-design-lab-3-1 = ## Lo mismo, en código
# en: 2d57438f
taxi-derby-design-lab-3-2 = Cada regla que tiene un control deslizante es un argumento de `load`, así que un experimento se puede escribir y repetir.
# en: 613c5f2d
taxi-derby-design-lab-prints-1 = ${ $fine } más: { $run-mean-tickets-value-1f } multas en { $run-mean-rounds-value-1f } rondas
# en: ef2d5dd2
taxi-derby-design-lab-3-3 = Y un número exacto: cuántas casillas puede tener un turno sin ningún riesgo, de media, y la probabilidad de multa por dos casillas de más, con la patrulla en cualquier sitio.
# en: 9a93731d
taxi-derby-design-lab-4-1 = ## Una ciudad tuya
# en: da0adbd0
taxi-derby-design-lab-4-2 = El tablero impreso del juego se perdió, así que la ciudad es inventada, y también los pasajeros y las multas. Copia [el archivo de la ciudad](../../catlib/games/taxi_derby/data/city.toml), dibuja otras calles y cárgala con `load("taxi_derby", city="my_city.toml")`. Si las calles de un barrio no encajan con las de al lado, si a un destino no se puede llegar o si hay un icono desconocido, la ciudad no se acepta, y una frase dice qué está mal y dónde. Los [pasajeros](../../catlib/games/taxi_derby/data/passengers.toml) y las [multas](../../catlib/games/taxi_derby/data/tickets.toml) son archivos del mismo tipo.
# en: 5f3975b3
taxi-derby-design-lab-5-1 = ## Lo que hemos visto
# en: 26772483
taxi-derby-design-lab-5-2 = - La probabilidad de multa se puede calcular exactamente para cada casilla; quién gana se estima con muchas partidas. El laboratorio dice cuál es cuál.
    - El precio de las multas cambia cuánto se corre de más, y mucho menos cuánto dura una partida o quién la gana.
    - El intervalo forma parte de la estimación: sin él, dos barras de distinta altura dicen poco.
# en: f0df494d
taxi-derby-design-lab-5-3 = Para seguir: [juega con tus reglas](play.ipynb), o [compara riesgo y recompensa](lesson_risk_and_reward.ipynb).
