### washi_cat/design_lab.ipynb

# en: c286b195
washi-cat-design-lab-0-1 = # Washi Cat: laboratorio
# en: f12fc875
washi-cat-design-lab-0-2 = Cambia una regla, o dibuja otro tablero, y mira qué pasa con las partidas enteras: cuánto duran, cómo terminan y si conviene empezar.
# en: a29aab3e
washi-cat-design-lab-0-3 = *Para quien diseña juegos, para docentes y para cualquiera que pregunte «¿y si…?». Unos 25 minutos. No hay que preparar nada; si nunca has jugado, [juega antes una partida](play.ipynb).*
# en: e694027f
washi-cat-design-lab-1-1 = ## Partidas enteras
# en: 0068e53e
washi-cat-design-lab-1-2 = Juegan dos bots *Rayo*: cada uno va por el camino más corto al pez y a casa. Los peces y los gatos los dibuja el azar. La primera vez puede tardar un segundo más, porque las reglas se traducen para que vayan rápido; después, miles de partidas tardan uno o dos segundos.
# en: 406a1d40
washi-cat-design-lab-1-3 = **Cómo se lee.** El gráfico de arriba cuenta quién gana: *salida 1* es quien empezó, mientras el mismo bot juegue en los dos puestos. Pon bots distintos, y las barras pasan a ser rojo y azul. Las líneas finas son intervalos del 95 %: si se solapan mucho, cuatro mil partidas no bastan para distinguirlos. El gráfico de abajo no es una estimación: es la distribución exacta de cuántos de los seis dibujos de una fila del borde guardan toda la distancia, si los hace todos el azar. La tabla de abajo dice cuánto duran las partidas y cuántas casillas cubren las líneas.
# en: f216d962
washi-cat-design-lab-1-4 = **Para comparar** dos reglamentos, pulsa *Guardar como A* y cambia algo: a partir de ahí, A y B se ven uno al lado del otro. *Guardar como CSV* escribe una fila por partida. *¿Qué reglas importan más?* pone cada regla de la casa, de una en una, en su valor más bajo y en el más alto, y dibuja cuánto cambia con ella un número.
# en: ffb3fa96
washi-cat-design-lab-1-5 = **Adivina y luego mira.**
# en: 1c357c39
washi-cat-design-lab-1-6 = 1. Los dos bots hacen lo mismo. ¿Cuánto ayuda empezar? Prueba también el tablero *tiny*: ¿por qué ayuda más ahí?
    2. Prohíbe pisar las líneas propias (*la línea propia bloquea*). ¿Son más largas o más cortas las partidas?
    3. Haz que todos los saltos gasten un movimiento especial. ¿Cuántos turnos más dura una partida?
    4. Pon a Mochi, que cierra el paso, en uno de los puestos. ¿Merece la pena estorbar, con el tiempo que cuesta?
    5. Elige el tablero *market*. ¿Con qué frecuencia no caben seis dibujos?
# en: ef7fdfdf
washi-cat-design-lab-2-1 = ## Lo mismo, en código
# en: ad69d9dd
washi-cat-design-lab-2-2 = Cada regla que tiene un control deslizante es un argumento de `load`, así que un experimento se puede escribir y repetir. Aquí está cuánto dura una partida, y con qué frecuencia gana quien empieza, con cuatro reglamentos.
# en: 68725348
washi-cat-design-lab-prints-1 = { $turns-1f } turnos; quien empieza gana entre el { $100-first-low-0f } y el { $100-first-high-0f } %
# en: a41bdb37
washi-cat-design-lab-prints-2 = nuestra lectura:
# en: 4a0cdc2e
washi-cat-design-lab-prints-3 = la línea propia bloquea:
# en: 431640d0
washi-cat-design-lab-prints-4 = cada salto es especial:
# en: 02ee5e54
washi-cat-design-lab-prints-5 = sin movimientos especiales:
# en: c3554692
washi-cat-design-lab-prints-6 = { $rows } filas:
# en: a70e2017
washi-cat-design-lab-prints-7 = mi tablero:
# en: b84e6fb6
washi-cat-design-lab-3-1 = ## La forma del tablero
# en: 882b0521
washi-cat-design-lab-3-2 = Si el camino es más largo, ¿importa menos el primer turno? Estos tableros están vacíos y solo se distinguen por su tamaño.
# en: 24b840fe
washi-cat-design-lab-4-1 = ## Un tablero tuyo
# en: 371b1382
washi-cat-design-lab-4-2 = Dibuja con Enter o con un clic; después ejecuta la celda de debajo para jugar dos mil partidas en lo que has dibujado.
# en: 72ae1f3c
washi-cat-design-lab-4-3 = Ahí se puede guardar también el texto de un tablero, que se carga con `load("washi_cat", board="my_board.toml")`. La cinta impresa se perdió; quien la tenga puede poner de la misma manera sus santuarios, casas y alcantarillas.
# en: e48c99e4
washi-cat-design-lab-5-1 = ## Lo que hemos visto
# en: 22d67467
washi-cat-design-lab-5-2 = - Quien empieza va un turno por delante, y en una carrera eso vale algo: más, cuanto más corta es.
    - Una regla puede cambiar cómo se juegan las partidas sin cambiar quién las gana.
    - El intervalo forma parte de la estimación: sin él, dos barras de distinta altura dicen poco.
# en: 8c7b70a8
washi-cat-design-lab-5-3 = Para seguir: [juega con tus reglas](play.ipynb), o [encuentra el salto a casa](lesson_shortest_paths.ipynb).
