### The daily puzzles. How to translate: docs/translating.md.

# en: 36158c49
cat-cab-title = Cat Cab Crew
# en: f20110dd
cat-cab-question = ¿Qué dados vuelves a tirar para avanzar lo más posible de media?
# en: c8da58b1
cat-cab-story = Un 4 o un 5 avanza una casilla y un 6, dos. Un 1 es una maldición: quita una casilla y se queda aunque sigas tirando. Un 2 no avanza, y un 3 es un objeto, que quizá lo haga. Puedes volver a tirar los dados que quieras, tantas veces como quieras, pero con cuatro maldiciones hay que parar.{ $curses ->
    [0] {""}
    [one] {" "}Llevas una maldición.
   *[other] {" "}Llevas { $curses } maldiciones.
}
# en: a08e17ae
cat-cab-why = { $n ->
    [1] El dado que vuelves a tirar da menos tal como está que otra tirada de media. El precio: el { $risk } de las veces saca un 1, una maldición nueva.
   *[other] Los { $n } dados que vuelves a tirar dan menos tal como están que otra tirada de media. El precio: el { $risk } de las veces al menos uno saca un 1, una maldición nueva.
}
# en: b2f55483
cat-cab-keep = Un dado de cada seis saca un 1. Aquí los dados que se podrían volver a tirar dan más tal como están.
# en: f9e17271
city-title = Cat Cab Crew
# en: aa9654c3
city-question = ¿Qué dados vuelves a tirar para tener la mejor probabilidad de parar justo en el pasajero (el gato amarillo)?
# en: fb5ddbb2
city-story = Llevas el taxi { $colour ->
    [red] rojo
   *[blue] azul
}. Un 4 o un 5 avanza una casilla y un 6, dos, en línea recta. Un 1 es una maldición: quita una casilla y se queda aunque sigas tirando. Un 2 no avanza, y un 3 es un objeto, que quizá lo haga. Puedes volver a tirar los dados que quieras, tantas veces como quieras, pero con cuatro maldiciones hay que parar.{ $curses ->
    [0] {""}
    [one] {" "}Llevas una maldición.
   *[other] {" "}Llevas { $curses } maldiciones.
}
# en: 015af89c
city-why = Cada dado que guardas es un trayecto recto por sí solo, y hay que usarlos todos. Así que aquí no ayudan más casillas, sino los largos adecuados.
# en: 87b47983
empire-title = Empire
# en: e1e037bc
empire-question = ¿Qué ataque conquista con más probabilidad si lo luchas hasta el final?
# en: 2c40b9dd
empire-story = Tus cubos son { $colour ->
    [red] rojos
    [blue] azules
   *[green] verdes
}. Cada fila es un ataque posible: a la izquierda tus cubos, a la derecha los de la defensa. Tiras hasta tres dados, uno menos que tus cubos; la defensa tira hasta dos. Se comparan los dados más altos y luego los segundos: el menor pierde un cubo, y en caso de empate lo pierdes tú.
# en: 89622f49
empire-why = { $than ->
    [fewer] El segundo mejor ataque tiene los mismos cubos, pero allí defienden { $rivals } y aquí solo { $others }.
    [more] El segundo mejor ataque se enfrenta a los mismos cubos, pero con { $mine }; aquí tienes { $own }.
    [both] El segundo mejor ataque solo tiene { $mine } cubos, no { $own }, y se enfrenta a { $rivals }, no a { $others }.
    [cubes] El segundo mejor ataque se enfrenta a menos cubos ({ $rivals }, no { $others }), pero solo tiene { $mine }, no { $own }.
   *[small] El segundo mejor ataque tiene más cubos ({ $mine }, no { $own }), pero se enfrenta a { $rivals }, no a { $others }.
} { $spare ->
    [0] Un cubo tiene que quedarse atrás, así que una sola pérdida acaba con el ataque.
   *[other] Un cubo tiene que quedarse atrás, así que puedes perder { $spare } y seguir luchando.
}
# en: ae2d249e
taxi-derby-title = Taxi Derby
# en: 0f2e5b97
taxi-derby-question = ¿Qué turno da más dólares de media?
# en: 5e0dd40c
taxi-derby-story = Puedes avanzar { $limit } casillas por turno. Si avanzas más, se tira un dado de cuatro caras: la patrulla avanza su número por tus casillas de más (las rojas). Si así llega adonde acaba tu turno, te ponen una multa. Solo cuenta el dinero de este turno. Lo que una multa deja de él es la media de las multas del mazo.
# en: 06bfd755
taxi-derby-why = Para una multa hace falta un número alto o muchas casillas de más. { $one }
# en: 9cbbd000
taxi-derby-free = Este turno respeta el límite, así que no puede haber multa.
# en: c4730374
taxi-derby-sure = A este turno no lo alcanzan: { $over } por encima del límite, cuatro veces, es menos que { $away } casillas.
# en: ab2297a2
taxi-derby-caught = Este turno se pasa del límite en { $over }, y la patrulla llega a { $away } casillas con { $chance } de 4 caras.
# en: b9e2a436
blackjack-title = Blackjack
# en: cf822ec7
blackjack-question = Plantarte, pedir o doblar: ¿qué gana más, o pierde menos, de media?
# en: 45734fed
blackjack-story = Juegas una apuesta. Acércate a 21 cuanto te atrevas, sin pasarte; un as vale 1 u 11. El crupier pide hasta 16 y se planta con 17. Doblar son dos apuestas y exactamente una carta más. Todas las cartas son igual de probables, así que cuatro de cada trece valen diez.
# en: bde06a92
blackjack-why = { $bust } { $dealer }
# en: 2612fb15
blackjack-bust = Tu próxima carta te pasa de 21 con una probabilidad de { $n }/13.
# en: 5d7a6cbc
blackjack-safe = Ninguna carta puede pasarte de 21.
# en: 8141a689
blackjack-weak = Un crupier que enseña una carta del 2 al 6 se pasa a menudo.
# en: 4b02be66
blackjack-strong = Un crupier con una carta así acaba a menudo en 17 o más.
# en: 174893d0
yahtzee-title = Yahtzee
# en: cc906aba
yahtzee-question = ¿Qué dados guardas para sacar más puntos de media?
# en: f62358eb
yahtzee-story = Es tu último turno y solo queda una casilla: { yahtzee-box }.{ $bonus ->
    [0] {""}
   *[other] {" "}Necesitas { $bonus } ahí para la bonificación de 35.
} Puedes tirar { $again ->
    [1] una vez
   *[2] dos veces
} más.
# en: 6a2b72dd
yahtzee-box = { $box ->
    [0] Unos, donde cada 1 vale 1
    [1] Doses, donde cada 2 vale 2
    [2] Treses, donde cada 3 vale 3
    [3] Cuatros, donde cada 4 vale 4
    [4] Cincos, donde cada 5 vale 5
    [5] Seises, donde cada 6 vale 6
    [6] Trío, donde tres dados iguales valen la suma de los cinco
    [7] Póquer, donde cuatro dados iguales valen la suma de los cinco
    [8] Full, donde tres dados iguales y una pareja valen 25
    [9] Escalera corta, donde cuatro números seguidos valen 30
    [10] Escalera larga, donde cinco números seguidos valen 40
    [11] Yahtzee, donde cinco dados iguales valen 50
   *[12] Chance, que vale la suma de los cinco
}
# en: ddcd3c94
yahtzee-stop = Guardar los cinco y parar
# en: f47f7ae1
yahtzee-keep = Guardar { $dice } y tirar { $n ->
    [1] uno
    [2] dos
    [3] tres
   *[4] cuatro
}
# en: e9773edb
yahtzee-all = Volver a tirar los cinco
# en: be6fce8e
yahtzee-why = No cuenta lo buenos que parecen los dados ahora, sino de cuántas maneras { $again ->
    [1] la próxima tirada puede
   *[2] las dos próximas tiradas pueden
} completarlos.
# en: 0d9a4800
yahtzee-share = Completa la casilla el { $share } de las veces; la segunda mejor opción, el { $rest }.
# en: 63ec390c
pig-title = Pig
# en: 4a93e5d8
pig-question = ¿Tirar o parar, para tener la mejor probabilidad de ganar?
# en: 2a2431bb
pig-story = Gana quien llegue antes a 100. Tienes { $own }, tu rival tiene { $others } y en este turno llevas { $pot }. Si paras, son tuyos; si tiras, un 1 se los lleva y acaba tu turno. Tu rival juega a la perfección.
# en: 0f56def1
pig-why = Una tirada pierde el turno solo una vez de cada seis. Si paras, te faltan { $short }, y le toca a tu rival, que necesita { $needs }.
# en: 48a08f25
pig-enough = { $pot } puntos bastan para parar: tu rival aún necesita { $needs }, y un 1 te los costaría todos.
# en: 96f0f377
bear-off-title = Sacar las fichas
# en: 4ec794bf
bear-off-question = ¿Cómo juegas esta tirada para tener la mejor probabilidad de acabar con { $more ->
    [1] una tirada más
   *[2] dos tiradas más
}?
# en: 42229b95
bear-off-story = El final de una partida de backgammon: quedan dos fichas. Cada dado mueve una ficha hacia la derecha; sale con su propio número, o con uno mayor si no hay ninguna detrás. Un doble mueve cuatro veces.
# en: dede863f
bear-off-why = Mira qué deja cada manera y cuenta las tiradas que lo sacan. Una ficha muy atrás necesita un dado alto; una que ya está fuera no necesita ninguno.
# en: 331e360c
bear-off-ways = Después, { $ways } de { $cases } { $more ->
    [1] tiradas sacan
   *[2] pares de tiradas sacan
} lo que queda; tras la segunda mejor opción, { $fewer }.
# en: 21c647db
cant-stop-title = Can’t Stop
# en: c7e2f53c
cant-stop-question = Vas a tirar una vez más. ¿Qué subida da la mejor probabilidad de que la próxima tirada encaje?
# en: ca911230
cant-stop-story = Cuatro dados forman dos parejas, y sus sumas son las columnas por las que subes. Como mucho suben tres escaladores por turno (anillos blancos; los puntos rojos son donde estabas antes). Una tirada encaja si una de sus sumas puede subir; si no, se pierde todo lo que subiste en este turno.
# en: 7f8596dd
cant-stop-why = Las sumas cercanas a 7 salen más. Mientras quede libre un tercer escalador encaja casi cualquier tirada; con los tres colocados, solo cuentan sus columnas.
# en: 8cdfb1f1
cant-stop-ways = Después encajan { $ways } de { $cases } tiradas; tras la segunda mejor opción, { $fewer }.
# en: 06cfbf74
nim-title = Nim
# en: ee13797e
nim-question = ¿Qué jugada gana, haga lo que haga el otro?
# en: 29a1c3ef
nim-story = Tres montones: { $heaps }. Quita cuantas quieras de un montón y luego le toca al otro. Gana quien se lleva la última. Hoy no hay dados: el otro juega a la perfección.
# en: 89d8bc3b
nim-why = Deja { $left }. { $sums } Escrito así, cada 1, 2, 4 y 8 aparece un número par de veces. Quite lo que quite el otro, eso se estropea, y tú puedes arreglarlo.
# en: 651fdc95
tictactoe-title = Tres en raya
# en: 40a9407e
tictactoe-question = ¿Dónde juegas para tener la mejor probabilidad de ganar?
# en: e023ea71
tictactoe-story = Juegas con { $mark }. Tu rival es principiante y pone cada marca en cualquier casilla libre, todas igual de probables. Tres en línea ganan; un empate no gana.
# en: 165583eb
tictactoe-why = Contra el azar cuenta cuántas líneas dejas abiertas: cuantas más maneras de ganar tengas, menos ayuda un bloqueo con suerte.
# en: 93a82278
connect-four-title = Conecta cuatro
# en: f5d83da3
connect-four-question = ¿En qué columna dejas caer una ficha para tener la mejor probabilidad de ganar?
# en: 100cc620
connect-four-story = Un tablero pequeño de cuatro columnas y cuatro filas. Juegas con las { $colour ->
    [red] rojas
   *[blue] azules
}. Tu rival es principiante y deja caer cada ficha en cualquier columna con sitio, todas igual de probables. Cuatro en línea ganan; un empate no gana.
# en: 94c57bba
connect-four-why = En este tablero solo hay diez líneas de cuatro. Mira cuáles pueden ser tuyas todavía y qué ficha le daría cada columna al otro.
# en: 1a9a4408
lines-made = Completa una línea y gana en el acto.
# en: 477f226a
lines-near = Te deja { $ways } { FORM($ways, "línea", "líneas") } con un solo hueco; la segunda mejor opción deja { $rest }.
# en: 31e57e7e
lines-blocked = Deja a tu rival { $ways } { FORM($ways, "línea", "líneas") } con un solo hueco; la segunda mejor opción deja { $rest }.
# en: 4095aef8
lines-open = Deja { $ways } { FORM($ways, "línea que aún puede ser tuya", "líneas que aún pueden ser tuyas") }; la segunda mejor opción deja { $rest }.
# en: 7f7f6e5e
lines-shut = Deja { $ways } { FORM($ways, "línea", "líneas") } que tu rival aún puede llenar; la segunda mejor opción deja { $rest }.
# en: f14dba99
meow-daifugo-title = Meow Meow Daifugō
# en: e945b045
meow-daifugo-question = ¿Qué opción gana, haga lo que haga tu rival?
# en: bc350686
meow-daifugo-story = El final de una ronda: el mazo está vacío y las dos manos están a la vista. Gana quien juegue antes su última carta. { $turn } Un doble es una carta o una pareja, como quieras; un ? es cualquier número de su color. Si pasas, tomas una carta del campo, si la hay, y sale tu rival.
# en: 3e427383
meow-daifugo-beat = Juega lo mismo con un número mayor, o pasa.
# en: 3756ed05
meow-daifugo-lead = Sales tú: una sola carta, números iguales, o tres o más seguidos de un color. El otro tiene que jugar lo mismo, más alto.
# en: d108e06d
meow-daifugo-pass = Una carta más no siempre es peor: puede formar pareja o ganar a lo que venga. Cuenta cuántos turnos necesita todavía cada uno.
# en: 80c884d1
meow-daifugo-play = Cuenta cuántos turnos necesita todavía cada uno y quién sale después. Una salida que no se puede superar te da otra.
# en: e3059b67
washi-cat-title = Washi Cat
# en: 949c049d
washi-cat-question = ¿Qué jugada gana, haga lo que haga el azul?
# en: 3e5ab3b5
washi-cat-story = Eres el rojo, con un gato cada uno en un tablero diminuto. Un gato traza una línea por donde anda y nunca pisa la línea del otro. El tuyo tiene que tomar un pez de la fila del fondo, arriba, y traerlo a casa, a la fila de abajo. También ganas si el azul queda encerrado. Un gato puede saltar en línea recta sobre su propia línea, a la primera casilla libre detrás. Ningún gato cruza un muro negro.
# en: 9dd3f56f
washi-cat-why = Cuentan dos cosas: cuántas jugadas necesita todavía cada gato y qué línea estorba al otro. Solo esta jugada llega a tiempo para las dos.
# en: c10a87bf
cat-cab-keep-all = Quedarse con todos
# en: ba4c6bec
cat-cab-roll = Volver a tirar: { $dice }
# en: 4fb67d9d
empire-attacks = { $here } ({ $own }) ataca { $there } ({ $others })
# en: f9e45120
taxi-derby-end = Acabar el turno aquí
# en: b9d484c8
taxi-derby-fetch = Recoger y dejar { taxi-derby-rider } por ${ $fare }
# en: c28420e2
taxi-derby-deliver = Dejar { taxi-derby-rider } por ${ $fare }
# en: d0e86ce2
taxi-derby-both = Dejar a los dos, por ${ $fare } y ${ $other }
# en: 06f28ebd
taxi-derby-rider = { $rider ->
    [commuter] al oficinista
    [criminal] al delincuente
    [professional] al profesional
    [celebrity] al famoso
   *[agent] al agente
}
# en: 0eded0c8
blackjack-hit = Pedir
# en: 5e629607
blackjack-stand = Plantarse
# en: f9073865
blackjack-double = Doblar
# en: a4f09cbe
pig-roll = Tirar
# en: 0a33248d
pig-hold = Parar
# en: 7315a272
bear-off-move = con el { $die }, { $point } { $to ->
    [0] fuera
   *[other] a { $to }
}
# en: f04e9927
cant-stop-climb = Subir en { $columns }
# en: 7cd1c1a8
cant-stop-twice = { $column } (dos veces)
# en: 383f4c74
nim-take = Quitar { $n } del montón { $heap }
# en: 6a908b14
connect-four-column = Columna { $column }
# en: 64d1891e
says = { $of ->
    [city] «{ $choice }» para justo en el pasajero con una probabilidad del { $value }
    [bear_off] «{ $choice }» termina a tiempo con una probabilidad del { $value }
    [cant_stop] «{ $choice }»: la próxima tirada sirve con una probabilidad del { $value }
    [average] «{ $choice }» da { $value } de media
    [wins] «{ $choice }»: { $value }
   *[other] «{ $choice }» gana con una probabilidad del { $value }
}
# en: f2434c34
worth-spaces = { $value } casillas
# en: 8d567224
worth-bets = { $value } apuestas
# en: b78d19b2
worth-points = { $value } puntos
# en: 6b822be1
worth-dollars = { $value } dólares
# en: cc84853f
worth-wins = gana
# en: 6dcd8c6b
worth-loses = pierde
# en: a9de4859
worth-does-not-win = no gana
# en: 140cc8b3
picture-brings = { $face ->
    [1] maldición
    [2] nada
    [3] objeto
    [6] 2 casillas
   *[other] 1 casilla
}
# en: d55919dd
picture-dice = Tus dados: { $dice }.
# en: 67fa8187
picture-curses = Maldiciones: { $n }.
# en: 528f9cb6
picture-gate = en una puerta
# en: 1a685fa4
picture-city = taxi rojo { $red }, taxi azul { $blue }, pasajero { $passenger }.
# en: e95965b4
picture-attacks = Ataques: { $choices }.
# en: 83bd2279
picture-risk = acaba a { $away } de la patrulla; con multa { $minus }${ $value }
# en: 8bb1deff
picture-no-risk = no puede haber multa
# en: dc7a8c11
picture-turn = { $label }: casillas { $spaces }, por encima del límite { $over }, { $risk }
# en: 0deea363
picture-dealer = Crupier
# en: a9b8c47b
picture-you = Tú
# en: a35d7208
picture-opponent = Rival
# en: a3f2f9b9
picture-blackjack = El crupier enseña { $card }. Tienes { $cards }.
# en: 47319ed9
picture-of-hundred = { $more } de 100
# en: b2838bb3
picture-pig = Puntos: tú { $own } y { $pot } en este turno, tu rival { $others }.
# en: 4a81014d
picture-off = fin
# en: fa781005
picture-checkers = { $n } en el punto { $point }
# en: 7e4b3b69
picture-bear-off = Dados { $dice }; fichas: { $where }.
# en: 715bf22b
picture-runner = { $column } a altura { $height }
# en: a478b27f
picture-cant-stop = Dados { $dice }; escaladores en { $where }.
# en: 45b9d0c6
picture-heap = Montón { $n }
# en: 0ba8a762
picture-heaps = Tres montones: { $heaps }.
# en: 7f13dd58
picture-mark-0 = vacío
# en: 04a51326
picture-mark-1 = rojo
# en: bf4d1257
picture-mark-2 = azul
# en: 37792769
picture-rows = Filas desde arriba: { $rows }.
# en: ecd2d997
picture-field = Campo
# en: 8913f9ab
picture-to-beat = A superar
