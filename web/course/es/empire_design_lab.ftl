### empire/design_lab.ipynb

# en: e4543183
empire-design-lab-0-1 = # Empire: laboratorio
# en: c33d7bcf
empire-design-lab-0-2 = Cambia una regla y mira qué pasa: con una batalla, calculada exactamente, y con partidas enteras, que se juegan mientras mueves el control deslizante.
# en: 28091f20
empire-design-lab-0-3 = *Para quien diseña juegos, para docentes y para cualquiera que pregunte «¿y si…?». Unos 20 minutos. No hay que preparar nada; si nunca has jugado, [juega antes una partida](play.ipynb).*
# en: e0b0275a
empire-design-lab-1-1 = ## Una batalla
# en: d9db3400
empire-design-lab-1-2 = ¿Con qué probabilidad sale bien un ataque contra cinco cubos? La curva tiene la respuesta para cualquier número de atacantes, con los dados que elijas y con los habituales al lado.
# en: 992951e3
empire-design-lab-1-3 = **Adivina y luego mira.**
# en: 8a5d2983
empire-design-lab-1-4 = 1. Haz que el ataque gane los empates. ¿Cuántos atacantes se ahorra así contra cinco?
    2. Con dados de veinte caras casi nunca hay empates. ¿A quién favorece eso?
    3. Da un tercer dado a la defensa. ¿Vale más o menos que el tercer dado del ataque?
# en: 8d284576
empire-design-lab-2-1 = ## Partidas enteras
# en: 3cb731ed
empire-design-lab-2-2 = La primera vez puede tardar un segundo más, porque las reglas se traducen para que vayan rápido.
# en: 91615697
empire-design-lab-2-3 = **Cómo se lee.** El gráfico de arriba cuenta quién gana. Mientras el mismo bot juegue en todos los puestos, las barras son los lugares en el orden de juego: *salida 1* es quien empezó. Las líneas finas son intervalos del 95 %: si dos se solapan mucho, mil partidas no bastan para distinguirlos. El gráfico de abajo no es una estimación: es la distribución exacta de lo que queda cuando ocho cubos atacan a siete y luchan hasta el final.
# en: 494d3c8b
empire-design-lab-2-4 = **Para comparar** dos reglamentos, pulsa *Guardar como A* y cambia algo: a partir de ahí, A y B se ven uno al lado del otro. *Guardar como CSV* escribe una fila por partida. *¿Qué reglas importan más?* pone cada regla de la casa, de una en una, en su valor más bajo y en el más alto, y dibuja cuánto cambia con ella un número.
# en: 41661086
empire-design-lab-2-5 = **Adivina y luego mira.**
# en: 39703d8a
empire-design-lab-2-6 = 1. ¿Es una ventaja empezar? ¿De cuánto?
    2. Si cada trío da más cubos que el anterior, ¿las partidas son más largas o más cortas? Mira las rondas en la tabla de debajo de los gráficos y pon *aumento por trío* en 0.
    3. ¿Qué efecto tienen los distritos? Pon *porcentaje de distritos* en 0, y después en 300.
# en: 3e874e6f
empire-design-lab-3-1 = ## Lo mismo, en código
# en: 9ee16c59
empire-design-lab-3-2 = Cada regla que tiene un control deslizante es un argumento de `load`, así que un experimento se puede escribir y repetir.
# en: b2f916cf
empire-design-lab-prints-1 = rondas en nuestra lectura
# en: 70cf2de9
empire-design-lab-prints-2 = rondas si cada trío da cuatro
# en: 03f0d241
empire-design-lab-3-3 = Y un número exacto, la probabilidad de ocho contra siete con dados de ocho caras:
# en: 0272f6f1
empire-design-lab-4-1 = ## Una ciudad tuya
# en: 4b5891af
empire-design-lab-4-2 = El mapa impreso del juego se perdió, así que este es inventado. Copia [el archivo del mapa habitual](../../catlib/games/empire/data/default.toml), cambia barrios, puentes y premios, y cárgalo con `load("empire", map="my_map.toml")`. Si una frontera solo consta en uno de los dos lados, si a un barrio no se puede llegar o si un distrito no tiene barrios, el mapa no se acepta, y una frase dice qué está mal y dónde.
# en: 20999327
empire-design-lab-5-1 = ## Lo que hemos visto
# en: ed08d2d2
empire-design-lab-5-2 = - Unos números se pueden calcular exactamente (una batalla); otros se estiman con muchas partidas (quién gana). El laboratorio dice cuál es cuál.
    - Una regla que cambia mucho una batalla no tiene por qué cambiar quién gana, si la cambia para todos.
    - El intervalo forma parte de la estimación: sin él, dos barras de distinta altura dicen poco.
# en: 668d1805
empire-design-lab-5-3 = Para seguir: [juega con tus reglas](play.ipynb), o [mira cómo va una batalla](lesson_markov.ipynb).
