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
# en: e40fab88
jam-1-2 = Una casilla es un trozo de calle entre dos cruces. Un taxi pasa de una casilla a cualquier otra que se encuentre con ella en un cruce. Un ordenador no ve el mapa: solo sabe qué casillas se tocan.
# en: 340be583
jam-1-3 = Un ordenador busca qué casillas tocan a i8, y después cuáles tocan a esas.
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
# en: 2583c96a
jam-2-8 = Cuenta las casillas a cada distancia de i8:
# en: cb8f8eff
jam-prints-3 = distancia { $distance }, casillas: { $spaces }
# en: 116d1155
jam-3-1 = ## Primero el menor
# en: 79e6e7af
jam-3-2 = De vuelta al atasco: ahora la búsqueda tiene que contar minutos. Así que toma primero la casilla que espera con el **número menor**.
# en: 53977f13
jam-3-3 = <details><summary>A quién se le ocurrió</summary>
# en: b6ea691d
jam-3-4 = A Edsger Dijkstra, en 1956, en veinte minutos, tomando un café.
# en: 8b046db5
jam-3-5 = </details>
# en: 09142008
jam-3-6 = **Te toca.** Haz tú la búsqueda con diez casillas.
# en: b77ad05c
jam-3-7 = Mira cómo la búsqueda rodea el atasco. Ahora los números son minutos. Al final del control deslizante dice si son correctos.
# en: a8e55e3e
jam-3-8 = De d9 a una casilla, de media en toda la ciudad:
# en: 51da6854
jam-prints-4 = { $average-2f } minutos
# en: 62cb3c45
jam-4-1 = ## Fuera del juego
# en: 56355dc1
jam-4-2 = **Si programas:** escribe `found.get` en lugar de los tres puntos: busca el número de una casilla. Si no, sigue adelante.
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
