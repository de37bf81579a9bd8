### cat_cab/lesson_ways_home.ipynb

# en: f050464c
cat-cab-lesson-ways-home-0-1 = # Caminos a casa
# en: e221b26c
cat-cab-lesson-ways-home-0-2 = ¿A qué distancia está, cuántos caminos llevan allí y dónde puedes acabar? En esta lección una ciudad pequeña se convierte en matemáticas, y encuentras reglas que valen para todas las ciudades de este tipo.
# en: 8b82fb5a
cat-cab-lesson-ways-home-0-3 = - qué es un grafo, y cómo mide distancias en él un ordenador;
    - cuántos caminos más cortos llevan a casa, sin recorrerlos todos;
    - cómo pueden demostrar los colores que algo es imposible;
    - en qué casillas puede acabar un taxi con los dados que tiene.
# en: 16eac795
cat-cab-lesson-ways-home-0-4 = **Necesitas** papel cuadriculado y paciencia para contar. Sin programar: lee, adivina, haz clic. Unos 90 minutos; las partes 1 a 3 son una clase completa.
# en: 44f5aefa
cat-cab-lesson-ways-home-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 9d896cea
cat-cab-lesson-ways-home-0-6 = La ciudad es la del juego Cat Cab Crew, al que puedes [jugar aquí](play.ipynb). La otra lección sobre él es [Tentar a la suerte](lesson_push_your_luck.ipynb).
# en: 38dfd0f8
cat-cab-lesson-ways-home-1-1 = ## 1 Primero, haz clic
# en: fa6329d6
cat-cab-lesson-ways-home-1-2 = Una casilla se escribe (columna, fila): (3, 2) está en la tercera columna y en la segunda fila desde abajo. Un taxi va a la izquierda, a la derecha, arriba o abajo, una casilla por paso, y nunca cruza una esquina. Tu **casa** es la casilla (1, 1), junto a la puerta de entrada.
# en: d8fbb6bc
cat-cab-lesson-ways-home-1-3 = ¿Encuentras todas las casillas? Con el teclado: ve al mapa con Tab, muévete con las flechas y pulsa Enter.
# en: ec22d4d9
cat-cab-lesson-ways-home-2-1 = ## 2 La ciudad como grafo
# en: 4ff0ff4a
cat-cab-lesson-ways-home-2-2 = En matemáticas, esta ciudad es un **grafo**: puntos, llamados *vértices*, y líneas entre algunos de ellos, llamadas *aristas*. Cada casilla es un vértice. Dos casillas que comparten un lado están unidas por una arista, una calle por la que puede ir un taxi.
# en: c27c60a7
cat-cab-lesson-ways-home-2-3 = La biblioteca tiene el mismo grafo. Deja que cuente, y después compara con una fórmula para *m* columnas y *n* filas.
# en: a5192f94
cat-cab-lesson-ways-home-prints-1 = { $len-city } vértices, { $city-number_of_edges } aristas
# en: 18aa56d2
cat-cab-lesson-ways-home-2-4 = Y con nuestras 6 columnas y 8 filas:
# en: f75a779d
cat-cab-lesson-ways-home-3-1 = ## 3 La distancia
# en: cebc6ab9
cat-cab-lesson-ways-home-3-2 = La **distancia** entre dos casillas es el número de pasos del camino más corto. ¿Cómo la encuentra un ordenador? Hace correr la noticia. La casa la sabe: distancia 0. La casa se la cuenta a sus vecinas: distancia 1. Ellas se la cuentan a todas las vecinas que aún no la saben: distancia 2. Y así, capa a capa. Se llama *búsqueda en anchura*.
# en: 30acfb8b
cat-cab-lesson-ways-home-3-3 = En una ciudad sin muros hay un atajo para todo esto: suma la diferencia entre las columnas y la diferencia entre las filas. La celda siguiente hace la búsqueda y la compara con esa regla en las 48 casillas.
# en: eb76add2
cat-cab-lesson-ways-home-3-4 = Ahora, una pregunta de azar. Los pasajeros aparecen en cualquier sitio: un dado de seis caras dice la columna, y uno de ocho, la fila. Y tú también puedes estar en cualquier sitio.
# en: d497119a
cat-cab-lesson-ways-home-3-5 = La media de las columnas y la de las filas se pueden calcular por separado. Si hay *n* casillas en línea, hay 2(*n* − *d*) pares ordenados a distancia *d*, de *n*² pares. La fórmula suma eso en las dos direcciones.
# en: 88079b3f
cat-cab-lesson-ways-home-3-6 = Y otra manera, con dados: 2000 veces dos casillas al azar. Las barras son exactas; los puntos son lo que salió, cada uno con un intervalo en el que debería estar la probabilidad verdadera, 19 veces de cada 20.
# en: d17c6ab8
cat-cab-lesson-ways-home-4-1 = ## 4 ¿Cuántos caminos a casa?
# en: 2cd5ae7a
cat-cab-lesson-ways-home-4-2 = La distancia es una, pero los caminos más cortos son muchos. Toma la casilla (3, 3). Todos los caminos más cortos a casa tienen cuatro pasos: dos a la izquierda y dos hacia abajo, en algún orden. Dibújalos en papel cuadriculado antes de adivinar.
# en: d5eda84c
cat-cab-lesson-ways-home-4-3 = Aquí hay un mapa que cuenta por ti. Haz clic en casillas, empieza cerca de casa y busca una regla en los números. Cuando creas que la tienes, predice el número siguiente antes de hacer clic.
# en: 2e593280
cat-cab-lesson-ways-home-4-4 = **La regla.** Un camino a casa empieza con un paso a la izquierda o un paso hacia abajo. Así que el número de una casilla es la suma del número de su izquierda y el de debajo. En el borde solo hay un camino. Es el *triángulo de Pascal*, apoyado en una esquina. (También se llama *de Tartaglia*.)
# en: 12292c59
cat-cab-lesson-ways-home-4-5 = ¿Cómo se saca un número así sin rellenar todo el mapa? Escribe un camino como una palabra: I de izquierda, A de abajo. Desde (6, 8) tiene 12 letras, y 5 son I. Así que la pregunta es de cuántas maneras se pueden elegir 5 lugares entre 12. Ese número se llama *número combinatorio*, «12 sobre 5».
# en: c1b5d9af
cat-cab-lesson-ways-home-4-6 = Aquí está el mapa entero, y después el número de una casilla en la columna *m* y la fila *n*.
# en: 585827c2
cat-cab-lesson-ways-home-4-7 = Comprueba la fórmula en todas las casillas. A la izquierda del signo igual, la biblioteca ha recorrido todos los caminos, uno por uno.
# en: ad0e5d9a
cat-cab-lesson-ways-home-5-1 = ## 5 Caminos que pasan, y caminos de vuelta
# en: 29021113
cat-cab-lesson-ways-home-5-2 = Una patrulla gatuna acecha en (3, 4). ¿Cuántos de los caminos desde la esquina lejana se la encuentran? Cada uno de ellos tiene dos partes.
# en: 0dfca8b1
cat-cab-lesson-ways-home-5-3 = «Primero esto y después aquello» quiere decir: multiplica. «O esto o aquello» quiere decir: suma. En esta lección has usado las dos cosas.
# en: c940f7d9
cat-cab-lesson-ways-home-5-4 = En el juego, una maldición puede hacer retroceder un taxi: unos pasos por *alguno* de los caminos más cortos a casa, y quien conduce elige cuál.
# en: b60e219e
cat-cab-lesson-ways-home-5-5 = La biblioteca te lo dice para 2, 3 y 4 pasos atrás. Detrás de cada casilla está de cuántas maneras puede llegar allí un taxi.
# en: 1d4afa98
cat-cab-lesson-ways-home-prints-2 = { $steps } pasos atrás: { $ends }
# en: 4db559b9
cat-cab-lesson-ways-home-5-6 = Los números son 1, 2, 1; después 1, 3, 3, 1; después 1, 4, 6, 4, 1: otra vez el triángulo de Pascal, ahora fila a fila.
# en: 9ce0d4f6
cat-cab-lesson-ways-home-6-1 = ## 6 Dónde se puede acabar
# en: a6d0ceea
cat-cab-lesson-ways-home-6-2 = En tu turno los dados dan trayectos. Un trayecto de 2 avanza dos casillas en línea recta. Hay que usar todos los trayectos. Cada paso cambia el color de la casilla, como en un tablero de ajedrez. Así que después de un número par de pasos estás en el color del que saliste: la demostración está en [Al lado](../course/03_next_door.ipynb).
# en: 3b867f4d
cat-cab-lesson-ways-home-6-3 = El color dice dónde *no* puede acabar un taxi. Averigua dónde sí.
# en: ec5bc112
cat-cab-lesson-ways-home-6-4 = Ahora, con controles deslizantes. ¿Qué sale solo con pasos de 1? ¿Y solo con trayectos de 2? ¿Qué cambia un único paso de 1?
# en: 3e4c432f
cat-cab-lesson-ways-home-6-5 = Cerca del borde faltan casillas, y eso esconde la regla. Así que imagina un tablero sin fin y cuenta las casillas en las que puede acabar un taxi después de 0, 1, 2, 3 y 4 pasos de 1.
# en: 29b0db9f
cat-cab-lesson-ways-home-6-6 = ¿Puedes seguir esta serie? ¿Y con trayectos de 2?
# en: 1d7c3b69
cat-cab-lesson-ways-home-6-7 = ¿Por qué cuadrados? Después de *n* pasos, un taxi está a *n*, *n* − 2, *n* − 4, … pasos de su salida. En un tablero sin fin hay 4*d* casillas exactamente a *d* pasos (y una si *d* = 0). Para un *n* = 2*k* par, la suma es
# en: 1c61a88f
cat-cab-lesson-ways-home-6-8 = que es (*n* + 1)², como hemos visto. Y basta con un único paso de 1: los trayectos de 1, 2 y 2 llegan a todas las casillas del color adecuado que están a cinco pasos o menos, igual que cinco pasos de 1.
# en: fcd77a03
cat-cab-lesson-ways-home-7-1 = ## Lo que hemos visto
# en: 28253080
cat-cab-lesson-ways-home-7-2 = - Una ciudad es un grafo. La nuestra tiene 48 vértices y 82 aristas; con *m* columnas y *n* filas, (*m* − 1)*n* + *m*(*n* − 1).
    - La búsqueda en anchura encuentra distancias capa a capa. Dos casillas al azar están de media a 329/72 pasos.
    - Los caminos más cortos a casa forman el triángulo de Pascal: 792 desde la esquina lejana, 350 de ellos por la patrulla gatuna de (3, 4).
    - Cada paso cambia el color. Eso demuestra que a algunas casillas no se puede llegar, sin buscar nada.
    - En un tablero sin fin, *n* pasos de 1 acaban en (*n* + 1)² casillas.
# en: f2cc94a3
cat-cab-lesson-ways-home-8-1 = ## Comprobaciones
# en: 15be409c
cat-cab-lesson-ways-home-8-2 = Si te gusta programar: ¿cuántos caminos más cortos llevan de (3, 3) a casa? La respuesta de esta celda está mal. Corrígela y ejecuta otra vez la celda.
# en: 03a0c44b
cat-cab-lesson-ways-home-8-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: af1c6d9c
cat-cab-lesson-ways-home-8-4 = **Para pensar.** Cierra una calle de la ciudad. ¿Qué número del triángulo de Pascal cambia primero? ¿Puedes cerrar dos calles de manera que ya nadie llegue a casa?
# en: e89d674b
cat-cab-lesson-ways-home-8-5 = Para seguir: [Tentar a la suerte](lesson_push_your_luck.ipynb), sobre los dados. O [juega](play.ipynb) al juego entero.
