### Trampas.

# en: f9a403f3
cuts-and-traps-note =
    .words-1 = certificado: una demostración que se comprueba deprisa
    .words-2 = cota inferior, cota superior
    .words-3 = camino más corto en un grafo de posiciones
    .tips-1 = Para jugarlo: una cuadrícula de cinta en el suelo; alguien camina y deja una línea, y otra persona dibuja el muro paso a paso.
    .tips-2 = Error probable: creer que un muro barato de construir es rápido de dibujar. Que lo dibujen.
# en: ae409255
cuts-and-traps-the-last-door = Queda una puerta, d6, y en ella hay un pez. El gato rojo ya tiene un pez. ¿Está sin salida?
    .choices-trapped = Está sin salida
    .choices-free = Puede llegar a casa
    .hint-1 = Un gato que tiene un pez no puede entrar en una casilla con otro.
    .because = Para un gato que lleva un pez, otro pez es parte del muro.
# en: 9f43e136
cuts-and-traps-own-line = Ahora el gato ha dibujado su línea: de d1 hacia arriba, recta, hasta el pez de d6. Ninguna línea puede pasar por encima de una del otro color. ¿Cuántas casillas más tiene que cerrar Azul, que está en c6?
    .choices-one = una
    .choices-two = dos
    .choices-three = tres
    .choices-cannot = No se puede
    .hint-1 = c6 y e6 son sus vecinas libres. ¿Y d5?
    .hint-2 = c6 y e6 son sus vecinas libres. Pero el gato puede volver por su propia línea.
    .hint-3 = d5 es una de sus propias casillas: ahí Azul no puede dibujar.
    .because = Tu propia línea es un camino a casa que nadie puede cerrar con pasos.
# en: 895bbbc2
cuts-and-traps-amazing = Con un supersalto gatuno alucinante, Azul cruza casillas rojas, que pasan a ser también azules. ¿Cuántos turnos necesita ahora Azul, que está en c6, para dejar sin salida al gato, si Rojo no se mueve?
    .hint-1 = Hay que cerrar e6 y d5, y la línea tiene que llegar hasta allí.
    .hint-2 = Casi: el propio salto cierra d5 y otra casilla más allá.
    .hint-3 = Después de un salto, e6 sigue abierta.
    .hint-4 = Hay algo más corto: abajo, al otro lado, arriba.
    .because = Abajo a c5, el salto sobre d5 hasta e5, y arriba a e6.
# en: 793ce158
cuts-and-traps-turns = Este gato rojo fue por la alcantarilla de a3 a g3, así que su línea está en dos trozos. Al muro más barato le faltan tres casillas: f4, f3, g2. ¿En cuántos turnos puede dibujar un muro Azul, que está en f5?
    .hint-1 = De f3 a g2 habría que cruzar una esquina, y las líneas no dan pasos así.
    .hint-2 = Ve recto hacia abajo, y después a un lado.
    .hint-3 = En un turno se dibuja en una casilla.
    .because = f4, f3, f2, g2: las casillas de un muro pueden tocarse por las esquinas, pero una línea necesita una más para rodear cada esquina.

# en: d029a393
cuts-and-traps-say-last-door = La última puerta
# en: 407bff13
cuts-and-traps-say-last-door-said = Rojo, en b6, tiene un pez, y no le quedan movimientos especiales. La casa es la fila 1.
# en: a80a3db0
cuts-and-traps-say-last-door-proof = La última puerta: la demostración
# en: 756e5b88
cuts-and-traps-say-step-home = paso { $k } a casa
# en: 9edc95ec
cuts-and-traps-say-inside = dentro
# en: f0d4cef2
cuts-and-traps-say-part-of-wall = parte del muro
# en: 21395b32
cuts-and-traps-say-free = Rojo puede llegar a casa: aquí hay un camino de { $n } { FORM($n, "paso", "pasos") }.
# en: 4fe381ba
cuts-and-traps-say-trapped = Rojo está sin salida: alcanza { $n } { FORM($n, "casilla", "casillas") } y ninguna es de la fila 1. Alrededor están el borde{ $shrines ->
    [yes] , santuarios
   *[no] {""}
}{ $fish ->
    [no] {" "}y la línea azul, en { $line }
   *[other] , la línea azul, en { $line }, y el pez de { $fish }, donde no puede entrar un gato que ya tiene uno
}.
# en: c5c2828f
cuts-and-traps-say-walked = Un gato con su línea
# en: 462a66db
cuts-and-traps-say-walked-said = Rojo ha ido de d1 al pez de d6, y ya lo tiene. Azul está en c6.
# en: 5ceb74d1
cuts-and-traps-say-crossing-task = ¿Puede Azul dejar sin salida al gato rojo, si Rojo no se mueve?
# en: 9e81cf86
cuts-and-traps-say-no-special = ningún movimiento especial
# en: 61da501f
cuts-and-traps-say-amazing = un salto alucinante
# en: ad7b8e76
cuts-and-traps-say-way-home = Una línea es un camino a casa
# en: 8a6b847b
cuts-and-traps-say-way-home-said = Haga lo que haga Azul, la propia línea roja es un camino a casa.
# en: d483fe35
cuts-and-traps-say-jump = Un salto alucinante
# en: 2772b9f2
cuts-and-traps-say-needs = Azul necesita { $n } { FORM($n, "turno", "turnos") }: { $turns }.
# en: 857bb2cd
cuts-and-traps-say-sewer-run = Una línea en dos trozos
# en: 4aaed193
cuts-and-traps-say-sewer-run-said = Rojo fue por la alcantarilla de a3 a g3, tomó su pez en g5 y está en g4. Azul está en f5.
# en: dce8b437
cuts-and-traps-say-drawing-task = Azul dibuja; Rojo no se mueve.
# en: 557270d0
cuts-and-traps-say-after = Después de { $n } { FORM($n, "turno", "turnos") }
# en: 2db5ee8f
cuts-and-traps-say-of-the-wall = del muro
# en: bef97270
cuts-and-traps-say-to-close = Después de { $n } { FORM($n, "turno", "turnos") }: { FORM($spaces, "queda", "quedan") } por cerrar al menos { $spaces } { FORM($spaces, "casilla", "casillas") }, { $which }.
# en: 73336c2e
cuts-and-traps-controls =
    .blue_has = Azul tiene
    .turns = turnos
