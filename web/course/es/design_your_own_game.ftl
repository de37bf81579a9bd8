### design/your_own_game.ipynb

# en: fc7fe1a1
design-your-own-game-0-1 = # Tu propio juego: Pig, de cero a un torneo
# en: 3dad0fb9
design-your-own-game-0-2 = Escribe una sola vez las reglas de un juego. Después juégalo en una mesa, deja que los bots jueguen diez mil partidas y averigua quién gana si los dos juegan lo mejor posible.
# en: 6319a0b7
design-your-own-game-0-3 = *Para quien tiene un juego en la cabeza y sabe un poco de Python. Unos 15 minutos.*
# en: 459430d9
design-your-own-game-0-4 = **Pig**, el juego del cerdo, se cuenta en un momento. En tu turno tiras un dado las veces que quieras. Cada número suma para ti, pero un 1 termina el turno y pierdes todo lo que has tirado en él. Quien para a tiempo se lo queda. Gana quien llegue primero a 100.
# en: dbc3a689
design-your-own-game-0-5 = **Adivina:** ¿cuántos puntos conviene juntar en un turno antes de parar? ¿10, 20 o 30? Recuerda tu número.
# en: 041c8a77
design-your-own-game-1-1 = ## 1. Lo que hay
# en: bec47433
design-your-own-game-1-2 = Un juego tiene *acciones* (lo que puede decidir un jugador), *resultados* (lo que puede traer el azar) y un *estado* (todo lo que hay que saber en un momento). Cada campo del estado es un número entero; `i1` es uno pequeño, `i2` uno que pasa de 127.
# en: db410fda
design-your-own-game-1-3 = Una *regla de la casa* es un número que se acuerda en la mesa antes de jugar. Tiene un valor habitual, límites y una frase.
# en: 97453d78
design-your-own-game-2-1 = ## 2. Lo que pasa
# en: 3d612078
design-your-own-game-2-2 = El juego son tres reglas: quién decide ahora, qué cambia una acción y qué recibe cada cual al final.
# en: a16b2280
design-your-own-game-2-3 = Cuando decide el azar, la acción es el número del resultado: 0 si sale un 1, y así hasta 5 si sale un 6. Los puntos que sobran para ganar no cuentan.
# en: b706d13f
design-your-own-game-2-4 = Por último, un bot con el que comparar: se planta en cuanto ha juntado 20.
# en: 8b273594
design-your-own-game-2-5 = Y ese es todo el juego. `add` lo revisa: si hubiera un nombre mal escrito, una regla que nunca termina o un pago imposible, te lo diría aquí o al cargarlo, con la línea y con lo que sería correcto.
# en: 3324f3e8
design-your-own-game-3-1 = ## 3. Juégalo
# en: 00e25b34
design-your-own-game-3-2 = Tú ocupas el primer puesto; en el otro está un bot que ensaya 2000 partidas antes de decidir. Elige *probabilidad de ganar* en *Valor de las opciones*, y cada opción dice cuánto vale.
# en: da122920
design-your-own-game-4-1 = ## 4. Diez mil partidas
# en: 097fbaf4
design-your-own-game-4-2 = Las reglas que has escrito se traducen a WebAssembly, así que esto tarda menos de un segundo.
# en: 14900324
design-your-own-game-4-3 = Entre iguales conviene empezar. ¿Cuánto exactamente, si los dos juegan lo mejor posible? Un juego corto se resuelve enseguida: se miran todas las posiciones, también las que se repiten en círculo, y el valor está con seguridad entre dos cotas.
# en: 2fc648cf
design-your-own-game-5-1 = ## 5. El turno que se planta en 20
# en: 62880ebf
design-your-own-game-5-2 = ¿Cuántos puntos da de media un turno así? Esto no es una simulación, sino la respuesta exacta, como fracción.
# en: 5a2ac8d6
design-your-own-game-6-1 = ## 6. Un torneo
# en: ab360c94
design-your-own-game-6-2 = Cada bot contra todos los demás, 2000 partidas cada vez; los números dicen con qué frecuencia gana el bot de la fila cuando empieza.
# en: a2303d98
design-your-own-game-7-1 = ## 7. Cambia una regla
# en: e4ef0ad6
design-your-own-game-7-2 = ¿Y si el turno terminara con un 6, y no con un 1? Entonces se pierde el mejor número. **Adivina:** ¿ayudaría más empezar, o menos?
# en: e67f8577
design-your-own-game-prints-1 = con un { $losing } termina el turno:
# en: bd2f2284
design-your-own-game-7-3 = En el laboratorio cada regla de la casa tiene un control deslizante, y se juegan partidas enteras mientras lo mueves.
# en: 92bf73dc
design-your-own-game-8-1 = ## Lo que hemos visto
# en: 7685b994
design-your-own-game-8-2 = - Un juego es un estado, acciones, resultados y tres reglas; todo lo demás tiene un valor habitual y se puede escribir cuando haga falta.
    - Un juego en el que todos ganan o pierden juntos lo dice en una línea, `TEAMS = ("the crew",)`; los equipos se nombran de la misma manera.
    - Con las mismas reglas juegan las personas, juegan los bots diez mil partidas y se estudia el juego entero.
    - Para conservar el juego, copia las celdas en un archivo `pig.py`; `load("pig.py")` lo encuentra, y también lo encuentran las partidas guardadas y otros ordenadores. `python -m catlib check pig.py` busca errores.
    - En la carpeta `examples` hay una docena de juegos de un solo archivo, del Nim al póker, cada uno con un número que han publicado otros.
# en: 6d4e93fa
design-your-own-game-8-3 = [Volver al inicio](../start.ipynb)
