### 06_jam.ipynb

# en: 9fb5344c
jam-0-1 = # 6 Atasco
# en: c775d615
jam-0-2 = Son las cinco y media, y el centro de la ciudad está atascado. ¿El camino más corto sigue siendo el más rápido?
# en: 6c84ac1b
jam-0-3 = - cómo mide una búsqueda todas las distancias, casilla a casilla;
    - por qué no debe tener prisa;
    - qué línea basta con cambiar para que encuentre el camino más rápido.
# en: e8253c6d
jam-0-4 = **Necesitas** paciencia para contar. Unos 45 minutos.
# en: 4ac35743
jam-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: ad66f188
jam-0-6 = La ciudad es la del juego Taxi Derby, al que puedes [jugar aquí](../taxi_derby/play.ipynb). [Todas las unidades](course.ipynb).
# en: 8adede0d
jam-1-1 = ## Busca casillas
# en: 7ad0d926
jam-1-2 = Una casilla es un trozo de calle entre dos cruces. La casilla i8 está en la columna i, fila 8. Un taxi pasa de una casilla a cualquier otra que se encuentre con ella en un cruce.
# en: 062c766f
jam-1-3 = <details><summary>Con el teclado</summary>
# en: 3d790b28
jam-1-4 = Ve al mapa con Tab, muévete con las flechas y pulsa Enter.
# en: 0ca448d6
jam-1-5 = </details>
# en: 3f4aa482
jam-1-6 = Un ordenador pregunta qué casillas se tocan, y después cuáles tocan a esas.
# en: ffb8d045
jam-prints-1 = i8 toca { $len-next_door } casillas:
# en: ef5121b8
jam-prints-2 = Esas tocan otras { $len-more }.
# en: e3cb4159
jam-2-1 = ## La noticia se extiende
# en: ae2e3fb3
jam-2-2 = El ordenador toma la casilla que lleva más tiempo esperando, pone número a sus vecinas y las hace esperar: es la **búsqueda en anchura**.
# en: 33a62f29
jam-2-3 = <details><summary>Paso a paso</summary>
# en: e8c6f23e
jam-2-4 = Lleva una lista de casillas que *esperan*: al principio, solo la salida. Una y otra vez *toma* la que lleva más tiempo esperando y da el número siguiente a cada vecina que aún no tiene ninguno. Desde ese momento, esas esperan.
# en: 256cfc24
jam-2-5 = </details>
# en: 0346b299
jam-2-6 = El código está plegado: abre *La idea en Python* para leerlo.
# en: eff59a00
jam-2-7 = Antes de mover el control deslizante, di qué casilla se toma después.
# en: 35b3168f
jam-2-8 = ¿Cuántas casillas hay a cada distancia de e4?
# en: cb8f8eff
jam-prints-3 = distancia { $distance }, casillas: { $spaces }
# en: 6333fb26
jam-2-9 = `waiting.pop(0)` toma la primera de las que esperan. La búsqueda podría ser impaciente y tomar la última: `waiting.pop()`.
# en: e869d696
jam-3-1 = ## El atasco
# en: b2db90ae
jam-3-2 = Ahora el centro está atascado: una casilla rayada cuesta 3 minutos; cualquier otra, 1.
# en: 7affc543
jam-3-3 = Así que necesitamos una búsqueda que cuente minutos. `minutes[there]` dice cuánto cuesta una casilla. Ahora toma primero la casilla que espera con el **número menor**: ordena las que esperan antes de tomar una.
# en: 49fdbee8
jam-3-4 = <details><summary>A quién se le ocurrió</summary>
# en: 00f1896d
jam-3-5 = A Edsger Dijkstra, en 1956, en veinte minutos, tomando un café.
# en: f765486e
jam-3-6 = </details>
# en: 11bef26c
jam-3-7 = **Te toca.** Haz tú la búsqueda con diez casillas.
# en: 45d00ee0
jam-3-8 = **Si programas:** falta una línea. Escribe `waiting.sort(key=...)` y usa `found.get` como clave: busca el número de una casilla. Si no, sigue adelante.
# en: 42c81149
jam-3-9 = Mira cómo la búsqueda rodea el atasco. Ahora los números son minutos. Al final del control deslizante dice si son correctos.
# en: b872159b
jam-3-10 = ¿Cuántos minutos hay de d9 a una casilla, de media en toda la ciudad?
# en: b43800b3
jam-4-1 = ## Dos caminos
# en: ff9ff89b
jam-4-2 = El camino con borde es el que tiene menos casillas; el relleno, el más rápido. Mueve el control deslizante y haz clic en una casilla para conducir hasta ella.
# en: feb2296a
jam-4-3 = **Te toca.** Compara los dos caminos de d9 a n9.
# en: 85b6f36a
jam-4-4 = En nuestra ciudad los minutos dependen de la casilla en la que entras. En otras dependen de la calle por la que llegas. Entonces, por una calle más rápida, se puede llegar otra vez a un sitio que ya espera. Su número se corrige: vale el menor.
# en: 8ed2a90b
jam-5-1 = ## Ejercicios
# en: b8c5764c
jam-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 55ebcf52
jam-6-1 = ## Lo que hemos visto
# en: acea4dde
jam-6-2 = - La búsqueda en anchura toma lo que lleva más tiempo esperando. Encuentra todas las distancias, capa a capa.
    - Si las casillas cuestan tiempo, toma primero el número menor: es la búsqueda de Dijkstra. Lo que se ha tomado es definitivo.
    - El camino más corto y el camino más rápido son dos preguntas distintas.
# en: 6ec20616
jam-6-3 = **Para pensar.** Si todos rodearan el atasco, ¿llegarían todos antes? ¿Qué otras cosas se extienden casilla a casilla?
# en: c4041563
jam-6-4 = **Sigue.** ¿Cuántos caminos más cortos hay? [Calles](../taxi_derby/lesson_shortest_paths.ipynb).
# en: 51da6854
jam-prints-4 = { $average-2f } minutos
