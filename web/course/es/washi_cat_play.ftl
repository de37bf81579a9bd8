### washi_cat/play.ipynb

# en: 894bfde0
washi-cat-play-0-1 = # Washi Cat
# en: b26b24fa
washi-cat-play-0-2 = Dos jugadores, dos bolígrafos, un rollo de cinta. Tus gatos dibujan líneas por ella hasta un pez y de vuelta a casa, saltan sobre sus propias líneas y encierran a los otros gatos. No hay dados: gana quien planea mejor.
# en: a516c6d5
washi-cat-play-0-3 = *Para quien disfrute con los laberintos y los juegos cortos de pensar. En el tablero pequeño una partida dura cinco minutos; en la cinta, veinte.*
# en: 9ade56ed
washi-cat-play-1-1 = ## El juego en un minuto
# en: 8ebd97b5
washi-cat-play-1-2 = Un turno es **un movimiento con un gato**:
# en: ead69494
washi-cat-play-1-3 = | movimiento | qué hace |
# en: c6cb39cd
washi-cat-play-1-4 = | paso | lleva la línea a la casilla de al lado, sin cruzar una esquina, un muro, un santuario ni una línea del otro jugador |
# en: 3ad8dd4d
washi-cat-play-1-5 = | supersalto gatuno | recto por encima de líneas tuyas hasta la primera casilla sin línea |
# en: 6aa87580
washi-cat-play-1-6 = | supersalto gatuno alucinante | lo mismo, también por encima de líneas del otro; un movimiento especial |
# en: daa0aae0
washi-cat-play-1-7 = | superbrinco de alcantarilla | entra en una alcantarilla al lado del gato y sale por la del mismo color en la misma fila; un movimiento especial |
# en: ea774f2e
washi-cat-play-1-8 = Cada jugador tiene **dos movimientos especiales** por partida. Un gato que pisa una alcantarilla cierra ese par para los dos. En el lado lejano, un gato toma un pez de cualquier color, pero no un segundo, ni uno de su propio lado. Gana quien primero lleve a casa dos peces, uno con cada gato. Y quien quede **sin salida** por culpa de las líneas, sin ningún movimiento especial, pierde al momento.
# en: 7ad6cb7a
washi-cat-play-1-9 = Los tableros de aquí son inventados; la cinta impresa se perdió.
# en: b64c6b04
washi-cat-play-2-1 = ## Primero, un tablero pequeño
# en: 24ed4c8f
washi-cat-play-2-2 = Juegas con el rojo y empiezas abajo. Haz clic en una casilla al lado de un gato para ir allí. Si en una casilla hay dos números, pueden llegar tus dos gatos: haz clic en el número del que quieres mover.
# en: d124f3ca
washi-cat-play-2-3 = **Con el teclado**: pulsa Tab hasta llegar al tablero, muévete con las flechas y dibuja con Enter. U deshace, Y rehace. Lo que hay en cada casilla se lee en voz alta.
# en: ca64e1e3
washi-cat-play-2-4 = **¿Cuánto vale un movimiento?** Pulsa *Pista* dos veces: una búsqueda juega miles de partidas tras cada movimiento. La tilde indica que los números son estimaciones. Cerca del final, en un tablero pequeño se pueden mirar todas las continuaciones, y entonces los números son exactos.
# en: 23473010
washi-cat-play-3-1 = ## La cinta entera
# en: d4618e61
washi-cat-play-3-2 = Ahora los peces y los gatos los dibujan los jugadores, por turnos: primero cuatro peces cada uno, dos en cada fila del borde; luego dos gatos cada uno, siempre con dos casillas entre un gato y otro.
# en: 6a48460b
washi-cat-play-4-1 = ## Dibuja tu propio tablero
# en: 52b2f8dd
washi-cat-play-4-2 = Haz clic en una casilla para poner un santuario o un par de alcantarillas, y en el lado entre dos casillas para un muro. Con el teclado: las flechas recorren casillas y lados, Enter dibuja, y S, E, C, F y G eligen qué se pone en la casilla. La línea de abajo dice si se puede jugar en el tablero. *Jugar en él* abre una mesa; el texto de abajo se puede guardar, enviar o imprimir.
# en: 13fc74f9
washi-cat-play-5-1 = ## Lo que hemos visto
# en: 60681261
washi-cat-play-5-2 = - El camino más rápido no es siempre el recto: un gato que sube junto a su propia línea puede volver a casa saltándola.
    - Una línea es un muro para el otro jugador, así que conviene dibujarla por donde tiene que pasar.
    - Un movimiento especial guardado vale más que uno gastado: a quien le queda uno no se le puede dejar sin salida.
# en: 2cce6511
washi-cat-play-5-3 = Para seguir: [El salto a casa](lesson_shortest_paths.ipynb), sobre el recorrido más rápido. O vuelve al [inicio](../start.ipynb).
