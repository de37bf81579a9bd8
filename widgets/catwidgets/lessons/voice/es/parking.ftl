### Contar filas.

# en: f004fd0c
parking-note =
    .words-1 = combinación, número combinatorio, biyección
    .words-2 = independencia
    .words-3 = límite, densidad
    .tips-1 = La parte 1 llena 25 minutos; la parte 3 es para quien conoce las integrales.
    .tips-2 = Error probable: creer que las columnas que sobran se distinguen. Que escriban las 28 maneras para 18 columnas.
# en: 598bf4dc
parking-seventeen = En 16 columnas, seis peces se pueden colocar de una sola manera. ¿De cuántas en 17 columnas?
    .hint-1 = Sobra una columna. Puede estar antes del primer pez, después del último o en cualquier hueco.
    .hint-2 = Esos son los huecos. La columna que sobra también puede estar en un extremo o en el otro.
    .hint-3 = En los dos extremos y en cada hueco: cuenta otra vez.
    .hint-4 = La columna que sobra va antes, entre o después de los peces, no en cualquier parte.
    .because = La columna que sobra va delante, detrás o en uno de los cinco huecos.
# en: 0d5b36f5
parking-eighteen = ¿Y en 18 columnas? Sobran dos.
    .hint-1 = 7 × 7 cuenta casi todas dos veces: las dos columnas que sobran no se distinguen.
    .hint-2 = Esas tienen las columnas que sobran en dos sitios distintos; las dos pueden estar en uno.
    .hint-3 = 7 + 7 cuenta otra cosa: elige un sitio para cada una.
    .hint-4 = No se distinguen, y las dos pueden estar en el mismo sitio.
    .because = 21 con las columnas que sobran en dos sitios, 7 con las dos en uno.
# en: 65a2148b
parking-twenty = Usa la regla con 20 columnas: quita dos casillas de cada uno de los cinco huecos y elige seis de lo que queda. ¿Cuántas maneras hay?
    .hint-1 = Eso es 20 sobre 6, sin ningún hueco. Antes se quitan diez columnas.
    .hint-2 = Eso es 10 sobre 5; se dibujan seis peces.
    .hint-3 = Eso es para 18 columnas.
    .hint-4 = Eso es 9 sobre 6, para 19 columnas.
    .hint-5 = Eso es 11 sobre 6; se quitan diez columnas.
    .because = 10 sobre 6.
# en: a6af7671
parking-both-rows = El tablero «Mercado nocturno» tiene 20 columnas, y en sus dos filas del borde se dibujan peces y gatos, seis en cada una. La probabilidad de que quepan en una fila es 0,761. ¿Con qué probabilidad no se atasca ninguna de las dos? Las filas están lejos una de otra.
    .hint-1 = Eso es para una fila. Tienen que caber en las dos.
    .hint-2 = Multiplica: lo que pasa en una fila no dice nada de la otra.
    .hint-3 = Esa es la probabilidad de que quepan en al menos una fila.
    .hint-4 = Esa es la probabilidad de que se atasquen las dos.
    .because = El cuadrado: una fila no influye en la otra.
# en: ed95b45d
parking-crowded = Una fila muy larga se llena al azar hasta que no cabe nada más. En el mejor caso hay un pez en una de cada tres casillas; en el peor, en una de cada cinco. ¿Qué parte de las casillas tiene un pez?
    .hint-1 = Eso es lo mejor que hay, sin desperdiciar ninguna casilla.
    .hint-2 = Eso es lo peor que hay.
    .hint-3 = Casi. Es un poco más.
    .hint-4 = Eso está a medio camino entre lo mejor y lo peor, y muy cerca. Es un poco más.
    .because = No es una fracción: el valor exacto es una integral.

# en: f25f23eb
parking-say-task = Todas las maneras de dibujar seis peces.
# en: bc47610b
parking-say-fish = pez
# en: 1fa61ede
parking-say-way = Manera { $k } de { $all }
# en: 973ac14b
parking-say-row = { $columns } columnas, { $ways } { FORM($ways, "manera", "maneras") }. Número { $k }: { $where }.
# en: dfab487f
parking-say-density = peces por columna
# en: a3ccf39e
parking-say-endless-row = fila sin fin
# en: e049ba0b
parking-say-crowding = Peces en una fila llena, por columna
# en: 6d1db11f
parking-say-columns = columnas
# en: 3cd65bdc
parking-controls =
    .columns = columnas
    .number = número
