### cat_cab/design_lab.ipynb

# en: dadb5111
cat-cab-design-lab-0-1 = # Cat Cab Crew: laboratorio
# en: 00a7ed05
cat-cab-design-lab-0-2 = Cambia una regla y mira qué pasa: con un turno, calculado exactamente, y con diez mil partidas enteras, que se juegan mientras mueves el control deslizante.
# en: 645d9827
cat-cab-design-lab-0-3 = *Para quien diseña juegos, para docentes y para cualquiera que pregunte «¿y si…?». Unos 20 minutos. No hay que preparar nada; si nunca has jugado, [juega antes una partida](play.ipynb).*
# en: 0e47c2a4
cat-cab-design-lab-0-4 = La primera vez puede tardar un segundo más, porque las reglas se traducen para que vayan rápido. Después, 10.000 partidas tardan menos de un segundo.
# en: 6276de61
cat-cab-design-lab-0-5 = **Cómo se lee.** El gráfico de arriba cuenta quién gana. Mientras el mismo bot conduzca en todos los puestos, los colores son iguales, así que las barras son los lugares en el orden de juego: *salida 1* es quien empezó. Pon bots distintos en los puestos, y las barras pasan a ser los taxistas. Las líneas finas son intervalos del 95 %: si dos se solapan mucho, diez mil partidas no bastan para distinguirlos. El gráfico de abajo no es una estimación: es la distribución exacta de lo lejos que llega un taxi en un turno entero, si los dados se juegan lo mejor posible.
# en: e6fa59f8
cat-cab-design-lab-0-6 = **Para comparar** dos reglamentos, pulsa *Guardar como A* y cambia algo: a partir de ahí, A y B se ven uno al lado del otro. *Guardar como CSV* escribe una fila por partida. *¿Qué reglas importan más?* pone cada regla de la casa, de una en una, en su valor más bajo y en el más alto, y dibuja cuánto cambia con ella un número.
# en: 47105d25
cat-cab-design-lab-1-1 = ## Adivina y luego mira
# en: eb08e452
cat-cab-design-lab-1-2 = Decide una respuesta antes de tocar el control deslizante.
# en: 72dca61b
cat-cab-design-lab-1-3 = 1. Los primeros en jugar tiran menos dados en su primer turno. ¿Compensa eso la ventaja de empezar? Mira las tres barras tal como están. Después pulsa *Guardar como A* y quita la marca de *menos dados al empezar*.
    2. Las maldiciones hacen retroceder a los taxis, y al llegar al límite ya no se vuelve a tirar. Con un *límite de maldiciones* de 8, ¿se llega más lejos en un turno que con 4? ¿Se gana más o menos de lo que se pierde con un límite de 2?
    3. ¿Qué alarga más las partidas: más *pasajeros* o menos *dados blancos*?
    4. Pon en un puesto a Gato Loco, que nunca vuelve a tirar un dado. ¿Cuántas victorias vale poder volver a tirar?
# en: 1dea0e9a
cat-cab-design-lab-2-1 = ## Lo mismo, en código
# en: 6e936939
cat-cab-design-lab-2-2 = Cada regla que tiene un control deslizante es un argumento de `load`, así que un experimento se puede escribir y repetir.
# en: fbbe8cee
cat-cab-design-lab-prints-1 = media de un turno:
# en: 127d00ce
cat-cab-design-lab-prints-2 = rondas por partida
# en: 08b2eab9
cat-cab-design-lab-2-3 = La media de un turno es una fracción, y la biblioteca la guarda como fracción:
# en: a13cdc33
cat-cab-design-lab-3-1 = ## Una ciudad tuya
# en: 70c07e22
cat-cab-design-lab-3-2 = La tarjeta impresa del juego se perdió, así que la ciudad es inventada. Copia [el archivo de la ciudad habitual](../../catlib/games/cat_cab/data/default.toml), cambia sus casillas y escribe la ruta de tu copia en *tablero*, entre las reglas de la casa plegadas. Si una puerta no está en el borde o a una casilla no se puede llegar, el archivo no se acepta, y una frase dice qué está mal.
# en: 0bc0689c
cat-cab-design-lab-4-1 = ## Lo que hemos visto
# en: e05e0cf8
cat-cab-design-lab-4-2 = - Unos números se pueden calcular exactamente (un turno); otros se estiman con muchas partidas (quién gana). El laboratorio dice cuál es cuál.
    - Una regla que cambia mucho un turno no tiene por qué cambiar quién gana.
    - El intervalo forma parte de la estimación: sin él, dos barras de distinta altura dicen poco.
# en: e71ddb71
cat-cab-design-lab-4-3 = Para seguir: [juega con tus reglas](play.ipynb), o [mira hasta dónde conviene tentar a la suerte](lesson_push_your_luck.ipynb).
