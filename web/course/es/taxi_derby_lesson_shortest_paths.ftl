### taxi_derby/lesson_shortest_paths.ipynb

# en: 376e3afb
taxi-derby-lesson-shortest-paths-0-1 = # Calles
# en: 9f0345d7
taxi-derby-lesson-shortest-paths-0-2 = La patrulla llega siempre hasta ti por uno de los caminos más cortos. ¿Cuántos hay? ¿Qué distancia hay de un lado a otro de la ciudad? En esta lección una ciudad se convierte en un grafo, y cuentas caminos sin recorrerlos.
# en: 7f1daf3e
taxi-derby-lesson-shortest-paths-0-3 = - cómo los tramos de calle pasan a ser los puntos de un grafo, y los cruces, sus líneas;
    - a qué distancia están de media dos casillas;
    - cuántos caminos más cortos hay, sin recorrerlos todos.
# en: a186ac2d
taxi-derby-lesson-shortest-paths-0-4 = **Necesitas** [Atasco](../course/06_jam.ipynb): allí se ve cómo mide distancias una búsqueda. Sin programar: lee, adivina, haz clic. Unos 70 minutos; las partes 1 y 2 son una clase completa.
# en: 73986fb2
taxi-derby-lesson-shortest-paths-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: dc8e901c
taxi-derby-lesson-shortest-paths-0-6 = La ciudad es la del juego Taxi Derby, al que puedes [jugar aquí](play.ipynb). La otra lección sobre él es [Riesgo y recompensa](lesson_risk_and_reward.ipynb).
# en: cc1823df
taxi-derby-lesson-shortest-paths-1-1 = ## 1 Un grafo vuelto del revés
# en: 7af64957
taxi-derby-lesson-shortest-paths-1-2 = Un **grafo** está hecho de puntos, llamados *vértices*, y líneas entre algunos de ellos, llamadas *aristas*. El grafo habitual de una ciudad tiene un vértice por cruce y una arista por tramo de calle. Pero los taxis no están en los cruces, sino en los tramos. Así que le damos la vuelta como a un calcetín: cada *tramo* pasa a ser un vértice, y dos se unen si se encuentran en un cruce. Es el **grafo línea** de la ciudad.
# en: e6c50a37
taxi-derby-lesson-shortest-paths-1-3 = Pasa de un grafo a otro. La calle que rodea la mesa está cerrada, así que los tramos que llevan hasta ella no tienen salida.
# en: dfff7172
taxi-derby-lesson-shortest-paths-1-4 = Hay una fórmula para ciudades de cualquier tamaño. Si cada uno de los cuatro barrios tiene *b* manzanas de lado, hay 2*b* − 1 calles interiores en cada dirección, así que hay (2*b* − 1)² cruces, y cada uno forma seis pares.
# en: c9436174
taxi-derby-lesson-shortest-paths-1-5 = Y networkx, la biblioteca con la que calcula el juego, también sabe hacer grafos línea. La celda siguiente construye la ciudad con cruces y tramos, le da la vuelta y compara.
# en: dabe56a7
taxi-derby-lesson-shortest-paths-2-1 = ## 2 ¿Cuánto es «lejos»?
# en: d6173475
taxi-derby-lesson-shortest-paths-2-2 = Un atajo para nuestra ciudad: toma los extremos más cercanos de las dos casillas. Cuenta cuántos tramos separan esos dos cruces, en horizontal y en vertical, y suma 1. ¿Cuánto hay que conducir de media?
# en: ddca5583
taxi-derby-lesson-shortest-paths-2-3 = Y otra manera: dos mil veces dos casillas sacadas al azar. Las barras son exactas; los puntos son lo que salió, cada uno con un intervalo en el que debería estar la probabilidad verdadera, 19 veces de cada 20.
# en: 48425841
taxi-derby-lesson-shortest-paths-3-1 = ## 3 ¿Cuántos caminos tiene la patrulla?
# en: 8e2ca9e0
taxi-derby-lesson-shortest-paths-3-2 = Las reglas dicen que llega por *uno* de los caminos más cortos, y alguien puede elegir cuál. Así que conviene saber cuántos hay.
# en: a91df352
taxi-derby-lesson-shortest-paths-3-3 = Aquí hay un mapa que cuenta por ti. Empieza cerca de la patrulla y busca una regla en los números.
# en: 7aa0de78
taxi-derby-lesson-shortest-paths-3-4 = **La regla.** En un camino de los más cortos, el último paso viene de una vecina que está una casilla más cerca. Así que el número de una casilla es la suma de los números de esas vecinas. En una calle encuentras 1, 1, 1; después 1, 2, 3; después 1, 3, 6: el triángulo de Pascal.
# en: a4bf3d02
taxi-derby-lesson-shortest-paths-3-5 = Escribe un camino como una palabra: I para un tramo a la izquierda y A para uno hacia arriba. Con tres I y dos A son 5 letras, y eliges cuáles dos son A: «5 sobre 2», un número combinatorio.
# en: 38d88f48
taxi-derby-lesson-shortest-paths-3-6 = Un número tan grande tampoco hay que contarlo recorriendo caminos. La celda siguiente hace las dos cosas con tres pares de casillas.
# en: 8f393496
taxi-derby-lesson-shortest-paths-4-1 = ## Lo que hemos visto
# en: a98e91bf
taxi-derby-lesson-shortest-paths-4-2 = - Los tramos pasan a ser vértices, y encontrarse pasa a ser una arista: es el grafo línea. El nuestro tiene 112 vértices y 6 × 49 = 294 aristas.
    - Dos casillas están de media a una distancia de 187/37, unas 5 casillas.
    - Los números de caminos más cortos se suman, como en el triángulo de Pascal: 6 hasta Memorial Park, 924 de esquina a esquina.
# en: ad1e833f
taxi-derby-lesson-shortest-paths-5-1 = ## Comprobaciones
# en: a1454981
taxi-derby-lesson-shortest-paths-5-2 = Si te gusta programar: ¿cuántos pares de vecinas tiene la ciudad? La respuesta de esta celda cuenta algo dos veces. Corrígela y ejecuta otra vez la celda.
# en: 3372a0c1
taxi-derby-lesson-shortest-paths-5-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 8b45cc89
taxi-derby-lesson-shortest-paths-5-4 = **Para pensar.** Hay una jugada que lleva la patrulla a cuatro casillas de donde está, como mucho. ¿Desde cuántas casillas puede llegar a Memorial Park? ¿Qué tramo alargaría más caminos, si se cerrara solo uno?
# en: 49b526a8
taxi-derby-lesson-shortest-paths-5-5 = Para seguir: [Riesgo y recompensa](lesson_risk_and_reward.ipynb), sobre el dado de la patrulla. O [juega](play.ipynb) al juego entero.
# en: 51c1eb32
taxi-derby-lesson-shortest-paths-prints-1 = { $spaces-subs-b-4 } casillas, { $pairs-subs-b-4 } pares
