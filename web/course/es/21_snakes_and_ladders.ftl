### 21_snakes_and_ladders.ipynb

# en: 5b605bd6
snakes-and-ladders-0-1 = # 21 Serpientes y escaleras
# en: a9f48a82
snakes-and-ladders-0-2 = El viejo tablero de 100 casillas. Nadie decide nada: un dado mueve la ficha, las escaleras la suben y las serpientes la hacen retroceder. Juega unas cuantas partidas.
# en: bf9204c5
snakes-and-ladders-0-3 = - cómo corren las probabilidades por un tablero;
    - cuánto dura una partida, y por qué casi todas duran menos que la media;
    - qué escalera importa más, y qué serpiente ayuda.
# en: 86b01192
snakes-and-ladders-0-4 = **Necesitas** sucesos independientes. Unos 45 minutos.
# en: 3bfdebe2
snakes-and-ladders-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 36b138d1
snakes-and-ladders-0-6 = El tablero es el que Milton Bradley vende desde 1943. Quien se pasaría de 100 se queda donde está. [Todas las unidades](course.ipynb).
# en: 1d6e9155
snakes-and-ladders-1-1 = ## Primero adivina
# en: 1ff4b508
snakes-and-ladders-2-1 = ## Probabilidades que corren
# en: bd35128a
snakes-and-ladders-2-2 = Solo cuenta la casilla, no cómo llegó a ella la ficha: es una **cadena de Márkov**.
# en: a3144173
snakes-and-ladders-2-3 = Cada casilla manda un sexto de su probabilidad a cada casilla a la que lleva una tirada.
# en: 9c550ae3
snakes-and-ladders-2-4 = <details><summary>En el código</summary>
# en: f07d4107
snakes-and-ladders-2-5 = `chances` guarda para cada casilla la probabilidad de que la ficha esté en ella. `unit.land` conoce el tablero.
# en: bdc12215
snakes-and-ladders-2-6 = </details>
# en: 38f5d0d7
snakes-and-ladders-2-7 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 6aa5a35a
snakes-and-ladders-prints-1 = Dos turnos llevan a { $len-two } casillas, sobre todo a la { $best }: { $two-best-36-0f } de 36 maneras.
# en: fb8c5be8
snakes-and-ladders-3-1 = ## Cuánto dura una partida
# en: 91df3e70
snakes-and-ladders-3-2 = ¿Después de cuántos turnos ha acabado al menos la mitad de las partidas? Mueve el control deslizante hasta que lo sepas, y escribe el número.
# en: d1830907
snakes-and-ladders-3-3 = ¿Y la media? Cada turno cuenta con la parte de las partidas que todavía lo necesitan.
# en: 9eaddfe5
snakes-and-ladders-prints-2 = { $average-1f } turnos de media
# en: 0913c9f3
snakes-and-ladders-3-4 = **Si programas:** escribe una función: ¿con qué probabilidad ha acabado la partida después de un número de turnos? Empieza con `{0: 1}`, da esos pasos y busca la casilla 100 con `.get(100, 0)`. Si no, sigue adelante.
# en: 88b47c16
snakes-and-ladders-prints-3 = día { $day }: { $from_sun-1 } desde sol, { $from_rain-1 } desde lluvia
# en: 247439da
snakes-and-ladders-4-1 = ## Quita una
# en: 033018bb
snakes-and-ladders-4-2 = Quita una serpiente o una escalera. La media se calcula de nuevo, exactamente.
# en: 19b021b4
snakes-and-ladders-5-1 = ## A la larga
# en: 92f7571b
snakes-and-ladders-5-2 = Las partidas se acaban. Otras cadenas no se acaban nunca, y al cabo de un tiempo olvidan dónde empezaron.
# en: 54ecc590
snakes-and-ladders-5-3 = Míralo: día tras día, una vez desde el sol y otra desde la lluvia.
# en: eaaaa057
snakes-and-ladders-6-1 = ## Ejercicios
# en: 316ddc96
snakes-and-ladders-6-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: f0f7775a
snakes-and-ladders-7-1 = ## Lo que hemos visto
# en: 5e9062d1
snakes-and-ladders-7-2 = - A una cadena le basta el estado: nada anterior importa. Un paso manda adelante cada probabilidad y suma las que se encuentran.
    - Unas pocas partidas muy largas suben la media por encima de la mediana.
    - Lo que vale una escalera depende de lo que viene después. A la larga, una cadena que no se acaba olvida dónde empezó.
# en: 4190fb63
snakes-and-ladders-7-3 = **Para pensar.** ¿Hay algún tablero en el que nadie llegue nunca a la meta? A la larga, ¿olvida siempre una cadena dónde empezó?
# en: 1f7a65c9
snakes-and-ladders-7-4 = **Sigue.** Cadenas en las que alguien gana: [Ejércitos iguales](15_equal_armies.ipynb).
