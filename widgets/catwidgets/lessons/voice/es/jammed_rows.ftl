### Aparcar. Variables: { $columns } columnas de una fila, { $fish } peces, { $gap } casillas libres entre dos peces, como mínimo, { $seats } asientos de un banco, { $people } personas.

# en: d1b02d9c
jammed-rows-guide =
    .plan-1 = Un juego: los estudiantes se van poniendo uno a uno junto a una pared, donde quieran, pero nunca a menos de dos pasos de otro. ¿Cuántos caben?
    .plan-2 = Siete columnas, llenadas al azar diez veces, con monedas y en la pantalla. ¿Cuántas veces caben tres?
    .plan-3 = Primera apuesta, después el árbol en la pizarra. ¿Por qué no 1/35?
    .plan-4 = Seis peces. El primero parte la fila en dos: apuestas y dibujos.
    .plan-5 = ¿Qué anchura basta? Y un banco: ¿quién encuentra sitio?
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Contar solo sirve si todos los casos son igual de probables. Aquí no lo son.
    .say-2 = Una función puede llamarse a sí misma, si se llama con algo más pequeño.
    .ask-1 = ¿De cuántas maneras se pueden elegir tres columnas de siete? ¿Por qué la probabilidad no es una entre ese número?
    .ask-2 = ¿Qué pasa a la izquierda de un pez, y qué dice eso de la derecha?
    .ask-3 = ¿Dónde acaba la recursión?
    .support = Usa una tira de papel cuadriculado y monedas. Una moneda ocupa cinco cuadros: el suyo y dos a cada lado.
    .extension = Peces en círculo: la última columna está al lado de la primera. Cambiar la recursión solo para el primer pez.
    .ticket-1 = Cuatro columnas, y dos casillas libres entre dos peces. ¿Cuál es la probabilidad de que quepan dos peces?
    .ticket-2 = 1/2: el primer pez tiene que estar en a o d, y entonces la única columna libre está en la otra punta
    .open-1 = Si un pez solo pudiera caer donde deja sitio a los demás, ¿serían todas las filas igual de probables?
    .open-1-answer = No. El orden sigue contando: una fila a la que se llega de más maneras es más probable.
    .open-2 = ¿Qué aparca como nuestros peces?
    .open-2-answer = Los coches en una calle sin plazas pintadas, las moléculas en una superficie, la gente en un banco que quiere sitio a los dos lados.

# en: 66376d26
jammed-rows-say-row-task = Llena la fila al azar unas cuantas veces. ¿Cuántas veces caben tres peces?
# en: 20db915b
jammed-rows-say-one = Uno al azar
# en: e3f3ea2a
jammed-rows-say-one-tip = Dibujar un pez en una columna libre al azar
# en: 5d7138db
jammed-rows-say-fill = Llenar al azar
# en: a40775db
jammed-rows-say-fill-tip = Seguir hasta que no quepa ninguno más
# en: c4b5d24e
jammed-rows-say-again = Empezar de nuevo
# en: 4d1689c1
jammed-rows-say-again-tip = Borrar la fila
# en: 5bdd4ab9
jammed-rows-say-columns = columnas
# en: be926e38
jammed-rows-say-too-near = { $place } está demasiado cerca del pez de { $fish }: en medio tiene que haber dos casillas.
# en: 6873a67c
jammed-rows-say-row = Una fila de { $columns } columnas
# en: 31423a16
jammed-rows-say-closed = cerrada
# en: f7de795d
jammed-rows-say-fish = pez
# en: 4eb7599f
jammed-rows-say-fish-in-row = peces en la fila
# en: bbf976d0
jammed-rows-say-all-free = { $columns } columnas, todas libres. Haz clic en una.
# en: bb7ec4f9
jammed-rows-say-drawn = Peces: { $n }, en { $on }.
# en: d636c2fc
jammed-rows-say-free = { FORM($free, "Queda", "Quedan") } { $free } { FORM($free, "columna libre", "columnas libres") }.
# en: fbfba2ea
jammed-rows-say-full = La fila está llena{ $six ->
    [yes] , con todos los peces posibles
   *[no] : se atasca con { $n }
}.
# en: 25143fa8
jammed-rows-say-tree = El primero de tres peces en siete columnas
# en: feab9bc3
jammed-rows-say-first-fish = primer pez
# en: 5143a78a
jammed-rows-say-others-fit = caben los otros
# en: 492d59ee
jammed-rows-say-both = juntos
# en: d16738f0
jammed-rows-say-sum = suma { $total }
# en: 6e6ea550
jammed-rows-say-tree-table = Todos los primeros peces
# en: 67348212
jammed-rows-say-chance = probabilidad
# en: a0fe6184
jammed-rows-say-branches = Multiplica a lo largo de cada rama y suma las ramas: { $sum }.
# en: 0043ff98
jammed-rows-say-chances = una probabilidad para cada número de peces
# en: 79978eac
jammed-rows-say-not-one = las probabilidades de { $name } para { $columns } columnas suman { $total }, y no 1
# en: 031c5590
jammed-rows-say-full-task = Mueve el control deslizante. ¿Qué probabilidad hay de que quepan seis peces?
# en: 6ff13080
jammed-rows-say-full-row = Peces en una fila llena de { $columns } columnas
# en: 68d0c5ca
jammed-rows-say-on-average = En { $columns } columnas caben de media { $mean } peces.
# en: 666d8ae5
jammed-rows-say-six-fit = La probabilidad de que quepan seis es { $exact ->
    [no] casi
   *[other] { $exact }, es decir,
} { $percent }.
# en: 15831c04
jammed-rows-say-six-sure = La probabilidad de que quepan seis es { $sure ->
    [yes] 1: caben siempre
   *[no] 0
}.
# en: e731b6ce
jammed-rows-say-split-task = ¿Dónde está el primer pez? Mira las dos filas que quedan.
# en: 1cc1f47b
jammed-rows-say-the-first = El primer pez
# en: 036edf78
jammed-rows-say-split = El primer pez, en { $on }, deja filas de { $left } y { $right }. De media habrá { $sum } = { $total } peces.
# en: 01932701
jammed-rows-say-widths = Seis peces con hueco caben en la fila
# en: f39a21fb
jammed-rows-say-certain = seguro
# en: b2a39eb1
jammed-rows-controls =
    .columns = columnas
    .first_fish = primer pez

# en: 9d5d2a67
jammed-rows-narrowest = Seis peces, y dos casillas libres entre dos peces. ¿Cuántas columnas tiene la fila más estrecha en la que caben?
    .hint-1 = Detrás del último pez no hace falta ninguna casilla.
    .hint-2 = Dos casillas entre dos peces: entre seis peces hay cinco huecos.
    .hint-3 = Cuenta los peces además de las casillas libres.
    .hint-4 = También se puede con una menos.
    .hint-5 = Dos peces comparten las casillas que hay entre ellos.
    .hint-6 = Esas son las casillas libres; los peces también ocupan columnas.
    .because = 6 peces y 5 huecos de 2.
# en: 07e35231
jammed-rows-seven-columns = Siete columnas, de la a a la g, y tres peces. Solo hay una manera de colocarlos: a, d, g. Cada pez se dibuja en una columna al azar que aún esté libre. ¿Cuál es la probabilidad de que quepan los tres?
    .hint-1 = Sería 1 de 35 si todas las elecciones de tres columnas fueran igual de probables.
    .hint-2 = Esa es la probabilidad de que el primero esté en a, d o g. El segundo aún puede fallar.
    .hint-3 = Mira el primer pez. Si está en d, los otros dos caben seguro; si está en a o en g, en uno de cada dos casos.
    .hint-4 = Un pez nunca se dibuja en una columna cerrada.
    .hint-5 = Un pez nunca se dibuja en una columna cerrada.
    .because = En d (1/7) todo va bien. En a o en g (2/7) quedan cuatro columnas libres, y dos de ellas son buenas.
# en: ad927000
jammed-rows-first-drawing = El primer pez de una fila de 20 cae en f, la sexta columna. Cierra de la d a la h. ¿Qué queda?
    .choices-one = una fila de 15
    .choices-right = una fila de 3 y otra de 12
    .choices-wide = una fila de 5 y otra de 14
    .hint-1 = Las columnas cerradas están en medio: lo que se dibuja en un lado no influye en el otro.
    .hint-2 = También se cierran dos columnas a cada lado.
    .because = Y lo que pasa en una no depende de la otra: la misma pregunta dos veces, para filas más cortas.
# en: 20a94122
jammed-rows-by-chance = Toma la fila más estrecha para seis peces. Cada uno se dibuja en una columna libre al azar. ¿Cuál es la probabilidad de que quepan los seis?
    .choices-rare = alrededor del 5 %
    .choices-even = alrededor del 50 %
    .choices-usual = siempre caben
    .hint-1 = Cada pez tiene que acertar una de las pocas columnas buenas.
    .hint-2 = Cuatro peces pueden atascar esta fila.
    .because = Exactamente 141/2912.
# en: ca797bb5
jammed-rows-never-jams = ¿Cuántas columnas debe tener una fila, como mínimo, para que seis peces quepan siempre, por mal que se dibujen?
    .hint-1 = Con esas basta si se dibujan bien.
    .hint-2 = Cinco peces pueden cerrar 25 columnas: c, h, m, r, w.
    .hint-3 = Seis por cinco sería seguro, pero al último pez le basta una columna libre.
    .hint-4 = Al último pez le basta una columna libre.
    .hint-5 = Cinco peces pueden cerrar 25 columnas.
    .because = Cinco peces cierran como mucho 5 · 5 columnas, y queda una libre. Por eso el tablero grande tiene 26.
# en: 64ade035
jammed-rows-at-least = La probabilidad de que quepan al menos tantos peces.
    .because = Suma las probabilidades de todos los números que son bastante grandes.
# en: f390dd20
jammed-rows-smaller-gap = Un banco tiene siete asientos. Nadie se sienta justo al lado de otra persona, y cada cual toma al azar uno de los asientos que quedan. ¿Cuál es la probabilidad de que cuatro personas encuentren asiento?
    .hint-1 = Sería correcto si todas las elecciones de cuatro asientos fueran igual de probables.
    .hint-2 = Puede salir mal: tres personas en el segundo, el cuarto y el sexto asiento no dejan sitio.
    .hint-3 = Eso era con dos casillas en medio y tres peces.
    .because = Tienen que ocupar un asiento sí y otro no, del primero al último. Cada asiento del primero deja dos bancos más cortos.
# en: 835a47f6
jammed-rows-exercise-1 = Una fila de { $columns } columnas, con dos casillas libres entre dos peces. Cada pez se dibuja en una columna libre al azar. ¿Cuál es la probabilidad de que quepan { $fish } peces?
    .level = Para empezar
    .hint-1 = Ese es un solo sitio del primer pez. ¿Qué sitios son buenos, y qué queda entonces?
    .because = Mira cada sitio del primer pez, y las filas que quedan.
# en: 72047403
jammed-rows-exercise-2 = Una fila de { $columns } columnas, con al menos dos casillas libres entre dos peces. ¿En cuántas columnas puede estar el primer pez para que no quepa ninguno más?
    .level = Para empezar
    .hint-1 = Un pez en una punta deja mucho sitio en la otra. Prueba columna por columna.
    .hint-2 = Prueba también las columnas que están junto a la del medio.
    .because = Otro pez necesita tres columnas en un lado. En estos casos hay menos de tres a los dos lados.
# en: 48970ea2
jammed-rows-exercise-3 = Una fila de { $columns } columnas se llena al azar, con dos casillas libres entre dos peces, hasta que no cabe ninguno más. ¿Cuántos peces hay de media?
    .level = Principal
    .hint-1 = Sería así si no quedaran huecos en los que no cabe nada.
    .hint-2 = Los peces guardan dos casillas de distancia.
    .because = Un pez, y los que caben en las dos filas que quedan: la media para todos los sitios del primero.
# en: e945ccdf
jammed-rows-exercise-4 = Un banco tiene { $seats } asientos. Nadie se sienta justo al lado de otra persona, y cada persona toma un asiento al azar de los que quedan. ¿Cuál es la probabilidad de que { $people } personas encuentren asiento?
    .level = Principal
    .hint-1 = Mira cada asiento de la primera persona. ¿Cuántos asientos quedan a cada lado?
    .hint-2 = Pruébalo: primero una en cada punta.
    .because = Mira uno por uno los asientos de la primera persona. Cada uno deja dos bancos más cortos, uno a cada lado.
# en: 2d10cfee
jammed-rows-exercise-5 = Ahora tiene que haber al menos { $gap } casillas libres entre dos peces. ¿Cuál es la probabilidad de que quepan { $fish } peces en { $columns } columnas?
    .level = Reto
    .hint-1 = Ese es un solo sitio del primer pez. ¿Qué sitios son buenos, y qué queda entonces?
    .because = Pregunta a la recursión con gap={ $gap } y suma las probabilidades desde { $fish } peces.
