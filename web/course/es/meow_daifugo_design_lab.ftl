### meow_daifugo/design_lab.ipynb

# en: d3b161d1
meow-daifugo-design-lab-0-1 = # Meow Meow Daifugō: laboratorio
# en: 0ca06b65
meow-daifugo-design-lab-0-2 = Quita gatos del mazo, cambia las cartas de la mesa y los castigos, y mira qué pasa con las partidas enteras, con los puntos que cuesta una mano y con el juego en solitario.
# en: d2216f97
meow-daifugo-design-lab-0-3 = *Para quien diseña juegos, para docentes y para cualquiera que pregunte «¿y si…?». Unos 20 minutos. No hay que preparar nada; si nunca has jugado, [juega antes una partida](play.ipynb).*
# en: 5bb20372
meow-daifugo-design-lab-0-4 = La primera vez puede tardar un segundo más, porque las reglas se traducen para que vayan rápido. Después, tres mil partidas tardan una fracción de segundo.
# en: 408927fb
meow-daifugo-design-lab-0-5 = **Cómo se lee.** Se juega hasta que alguien ha perdido cinco puntos: uno pierde y todos los demás ganan. El gráfico de arriba cuenta quién gana, puesto a puesto; las líneas finas son intervalos del 95 %, y si dos se solapan mucho, tres mil partidas no bastan para distinguirlos. El gráfico de abajo no es una estimación: es la distribución exacta de los puntos que cuestan tres cartas que alguien no ha podido soltar, si todas las manos de tres son igual de probables. La tabla dice cuánto duran las partidas.
# en: 63d62265
meow-daifugo-design-lab-0-6 = **Para comparar** dos reglamentos, pulsa *Guardar como A* y cambia algo: a partir de ahí, A y B se ven uno al lado del otro. Pon bots distintos en los puestos, y las barras dicen quién juega mejor. *Guardar como CSV* escribe una fila por partida. *¿Qué reglas importan más?* pone cada regla de la casa, de una en una, en su valor más bajo y en el más alto, y dibuja cuánto cambia con ella un número.
# en: 020b7cb4
meow-daifugo-design-lab-1-1 = ## Adivina y luego mira
# en: b0e85a5b
meow-daifugo-design-lab-1-2 = Decide una respuesta antes de tocar nada.
# en: 41f5055c
meow-daifugo-design-lab-1-3 = 1. Sin dobles hay menos parejas. ¿Hacen falta más rondas o menos para acabar una partida? Pulsa *Guardar como A* y elige *no_doppelgangers* como mazo.
    2. Sin cartas en la mesa, nadie toma nada al pasar. ¿Son más largas o más cortas las rondas? ¿Quién pierde más círculos?
    3. Pon *tramos de castigo* en 8 y 16. El gráfico de abajo cambia enseguida. ¿Cambian también las barras de arriba?
    4. Pon a Momo, que juega siempre lo más bajo, contra dos Hanas, que buscan acabar en el mínimo de jugadas. ¿Cuántas victorias vale pensar por adelantado?
# en: 3243606c
meow-daifugo-design-lab-2-1 = ## ¿Es difícil el juego en solitario?
# en: 9dab10a9
meow-daifugo-design-lab-2-2 = Pon *jugadores* en 1, y las barras pasan a ser turnos. Si un reparto *se puede* resolver es otra pregunta: aquí está qué parte de los repartos ha terminado al llegar a cada turno, para quien conoce el mazo (una cota que nadie supera) y para el bot voraz.
# en: c79d41e6
meow-daifugo-design-lab-2-3 = Y varias reglas, unas junto a otras, con cuarenta repartos cada una. Si los intervalos se solapan, cuarenta repartos son muy pocos para decir que una es más fácil.
# en: fd7abf05
meow-daifugo-design-lab-3-1 = ## Lo mismo, en código
# en: eff5d9e8
meow-daifugo-design-lab-3-2 = Cada regla que tiene un control deslizante es un argumento de `load`, así que un experimento se puede escribir y repetir.
# en: 3a87b38c
meow-daifugo-design-lab-prints-1 = cartas en la mesa: { $cards }; { $run-mean-rounds } rondas
# en: a89fefac
meow-daifugo-design-lab-3-3 = Y un número exacto, la probabilidad de que una mano de tres cueste tres puntos:
# en: 38f2a007
meow-daifugo-design-lab-4-1 = ## Un mazo tuyo
# en: 0d4c28b8
meow-daifugo-design-lab-4-2 = Copia [el archivo del mazo](../../catlib/games/meow_daifugo/data/rulebook.toml), quita cartas, cambia sus círculos y escribe la ruta de tu copia en *mazo*. Si las cuentas del mazo no salen o una carta aparece dos veces, el mazo no se acepta, y una frase dice qué está mal.
# en: d336502d
meow-daifugo-design-lab-5-1 = ## Lo que hemos visto
# en: f491f8a1
meow-daifugo-design-lab-5-2 = - Unos números se pueden calcular exactamente (lo que cuesta una mano), otros son cotas (lo que permite un reparto en solitario) y otros se estiman con muchas partidas (quién gana). El laboratorio dice cuál es cuál.
    - Una regla que cambia lo que cuesta una mano no tiene por qué cambiar quién gana.
    - El intervalo forma parte de la estimación: sin él, dos barras de distinta altura dicen poco.
# en: fc9ee5c1
meow-daifugo-design-lab-5-3 = Para seguir: [juega con tus reglas](play.ipynb), o [cuenta manos](lesson_counting_hands.ipynb).
