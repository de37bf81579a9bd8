### Muros. Variables: { $name } la casilla de un gato, { $paths } y { $bricks } caminos y ladrillos, { $shrines } santuarios, { $a } a { $d } personas por minuto, { $told } lo que cuesta cerrar cada calle.

# en: a3933779
walls-guide =
    .plan-1 = Un juego: una cuadrícula en el suelo; alguien es el gato y otros son ladrillos. ¿Cuántos bastan?
    .plan-2 = Dos casos, a ojo. ¿Qué convencería a quien no te cree?
    .plan-3 = La celda de la idea: una búsqueda y sus puntos. «Te toca» 1: ¿cuándo no puede llegar a casa un gato?
    .plan-4 = El papel vacío y después el patio: construir y adivinar con cuántos ladrillos basta. El ordenador prueba todos los pares.
    .plan-5 = Por qué no menos: dos caminos sin casillas comunes. Poner el gato en otro sitio. «Te toca» 2.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Una cosa es tener razón y otra demostrarlo. Buscamos demostraciones que cualquiera pueda comprobar.
    .say-2 = Una parte enseña un muro. La otra enseña los mismos caminos sin casillas comunes. Entonces se acabó la discusión.
    .ask-1 = ¿Qué demuestra que el gato puede llegar a casa? ¿Qué demuestra que no?
    .ask-2 = ¿Podría servir un muro con huecos?
    .ask-3 = Si hay tres caminos sin casillas comunes, ¿qué sabes de cualquier muro?
    .support = Que pongan el muro con monedas en papel cuadriculado, y que otra persona lleve al gato con un lápiz.
    .extension = Dibujar un tablero con tres caminos sin casillas comunes en el que parezca que bastan dos ladrillos.
    .ticket-1 = Un gato está en una esquina de un papel vacío, lejos de casa. ¿Cuántos ladrillos bastan, y qué caminos lo demuestran?
    .ticket-2 = 2 ladrillos, en sus dos casillas vecinas; en cada una empieza un camino
    .open-1 = Si solo pudieras cerrar una casilla del patio, ¿cuál cerrarías?
    .open-1-answer = Una de las dos puertas. Entonces todos los caminos a casa pasan por la otra, y basta con un ladrillo más.
    .open-2 = ¿Dónde más se busca el corte más barato?
    .open-2-answer = Quien protege una red busca el menor número de cables cuya pérdida parte un país en dos. Y quien planea tuberías: por ellas no pasa más agua que por el corte.

# en: d2f6c443
walls-say-spaces-reached = las casillas que se alcanzan
# en: 4fb5066d
walls-say-start-unmet = { $name } no alcanza { $start }, donde empieza
# en: 5ba8fef3
walls-say-no-space = { $place } no es una casilla
# en: 17173537
walls-say-reaches = El gato alcanza { $n } { FORM($n, "casilla", "casillas") }; { $home ->
    [0] ninguna de la fila 1
   *[other] de la fila 1, { $home }: { $which }
}.
# en: 233a1c2a
walls-say-chase = Frena al gato
# en: df420915
walls-say-chase-task = No dejes que el gato llegue a la fila 1. Cada clic cierra una casilla, y después el gato da un paso. ¿Con cuántos ladrillos te basta?
# en: d4c986cc
walls-say-again = Empezar de nuevo
# en: 74259640
walls-say-again-tip = Abrir todas las casillas
# en: 2a67f4ec
walls-say-closed = cerrada
# en: 4940b0ec
walls-say-chase-so-far = El gato está en { $cat }. Hasta ahora, { $n } { FORM($n, "ladrillo", "ladrillos") }.
# en: 619376e9
walls-say-chase-home = Ha llegado a casa a pesar de { $n } { FORM($n, "ladrillo", "ladrillos") }.
# en: 989fa943
walls-say-chase-shut-in = Se ha quedado sin salida con { $n } { FORM($n, "ladrillo", "ladrillos") }.
# en: 4d2a6474
walls-say-a-long-wall = Un muro largo
# en: dc2b7168
walls-say-a-short-wall = Un muro corto
# en: 108df73a
walls-say-wants-home = El gato rojo de { $cat } quiere llegar a casa, a la fila 1.
# en: 22ac3b5e
walls-say-cases-task = Un punto es una casilla que el gato alcanza.
# en: af247a84
walls-say-reached = alcanzada
# en: 6f919b79
walls-say-verdict = Así que { $free ->
    [yes] puede llegar a casa
   *[no] está sin salida
}.
# en: 25ca2431
walls-say-build = Construye un muro
# en: 45a4ff1b
walls-say-build-task = El gato de { $cat } quiere ir a la fila 1. Cierra tan pocas casillas como puedas. Otro clic la vuelve a abrir.
# en: 89f39e1a
walls-say-open-all = Abrir todas
# en: bd3f917d
walls-say-open-all-tip = Quitar el muro
# en: b25c8691
walls-say-cat-stands = El gato está en { $cat }: cierra una casilla de alrededor.
# en: 4fb33327
walls-say-closed-so-far = { $n ->
    [0] Todavía no hay nada cerrado
   *[other] { FORM($n, "Cerrada", "Cerradas") }: { $n } { FORM($n, "casilla", "casillas") }, { $which }
}.
# en: 7837c580
walls-say-shrine = { $place } es un santuario, y en él no entra ningún gato.
# en: 8201294a
walls-say-anywhere-task = Haz clic en una casilla para poner allí al gato.
# en: 1a3d5613
walls-say-walls-and-paths = Muros y caminos
# en: 5bd4f52e
walls-say-at-home = Desde { $start }: el gato está en casa.
# en: cda1966e
walls-say-path = camino { $k }
# en: 37e2d72d
walls-say-of-the-wall = { $path ->
    [no] parte del muro
   *[other] { $path }, parte del muro
}
# en: 5ba0c57b
walls-say-cheapest = Desde { $start }: un muro de { $n } { FORM($n, "casilla", "casillas") }, { $which }, y { $n } { FORM($n, "camino", "caminos") } sin casillas comunes. Así que ningún muro sale más barato.
# en: 585f5442
walls-say-paths = Caminos sin casillas comunes
# en: 875ad562
walls-say-a-path = camino
# en: c82294a3
walls-say-spaces = casillas
# en: 4b0c9106
walls-say-yard = El patio
# en: cdbbf7a0
walls-say-yard-names = El nombre de una casilla es su columna y su fila.
# en: 7cb1edc7
walls-controls =
    .position = posición

# en: 83365894
walls-long-wall = Azul ha dibujado un muro largo. ¿Puede llegar a casa el gato rojo?
    .choices-trapped = No, está sin salida
    .choices-free = Sí, puede llegar a casa
    .hint-1 = Sigue el muro hasta el final. ¿Llega al borde?
    .because = En la tercera fila queda una casilla, en el borde derecho.
# en: 45a3731c
walls-short-wall = ¿Y aquí? La línea azul solo tiene cinco casillas.
    .choices-trapped = No, está sin salida
    .choices-free = Sí, puede llegar a casa
    .hint-1 = Intenta dibujar el camino. Los arcos rojos son santuarios, y en ellos no entra ningún gato.
    .because = Los santuarios hicieron casi todo el trabajo: quedaban dos puertas abiertas, y la línea cierra las dos.
# en: 851b9d90
walls-what-proves-it = Alguien dice que el gato puede llegar a casa. ¿Cuál es la demostración más corta?
    .choices-path-or-wall = un camino a casa
    .choices-try-all = una lista de todos los caminos
    .choices-longer = la longitud del muro
    .hint-1 = Con uno basta.
    .hint-2 = Un muro largo no encerró al primer gato, y uno corto encerró al segundo.
    .because = Y que está sin salida lo demuestra todo lo que alcanza: mira cada lado de cada casilla.
# en: fc770270
walls-shut-in = Si ninguna de las casillas que alcanza está en casa.
    .because = Estar sin salida quiere decir que lo que alcanza y la casa no tienen nada en común.
# en: 17b6f32b
walls-open-paper = En un papel vacío el gato está en d5, lejos de todos los bordes menos uno. ¿Cuántas casillas tiene el muro más barato?
    .hint-1 = Una fila entera serviría, pero puede salir más barato. Constrúyelo cerca del gato.
    .hint-2 = Entonces un lado del gato queda abierto, y lo rodea.
    .hint-3 = En las esquinas no hacen falta ladrillos: los gatos no cruzan las esquinas.
    .hint-4 = ¿A cuál de ellas no podría haber llegado nunca el gato?
    .because = Las cuatro vecinas. En un papel vacío nada sale más barato.
# en: c2ae6902
walls-three-exits = En el patio, el gato de e6 tiene tres salidas: d6, f6 y e5. ¿Cuántos ladrillos hacen falta, como mínimo, para que no llegue a casa?
    .hint-1 = Esas son las tres salidas. Los santuarios cierran gratis. ¿Dónde dejan puertas?
    .hint-2 = Los santuarios cierran gratis. ¿Dónde dejan puertas?
    .hint-3 = Hay dos puertas, y no tienen ninguna casilla común.
    .hint-4 = Una fila entera sirve, pero los santuarios cierran gratis.
    .because = Uno en cada una de las dos puertas que dejan los santuarios.
# en: 934971cb
walls-why-no-fewer = Tienes un muro de dos casillas en el patio. ¿Qué demuestra que no basta ningún muro de una casilla?
    .choices-disjoint = dos caminos a casa sin más casillas comunes que la primera
    .choices-shortest = el camino más corto a casa
    .choices-many = cien muros de una casilla que fallan todos
    .hint-1 = Si se cierra, puede que haya otros, o puede que no.
    .hint-2 = Hay menos de cien casillas, así que serviría. Pero hay una demostración que se ve enseguida.
    .because = Cada uno de los dos caminos necesita un ladrillo propio para quedar cerrado.
# en: 1cd9db0a
walls-best-place = ¿Para cuántas casillas del patio por encima de la fila 1 tiene el muro más barato más de dos casillas?
    .hint-1 = Por encima de las dos puertas siempre bastan dos casillas.
    .hint-2 = Prueba las casillas de debajo de las puertas.
    .hint-3 = Tantas necesitan dos.
    .hint-4 = Tantas necesitan cuatro. Tres también es más que dos.
    .hint-5 = Tantas necesitan tres. Cuatro también es más que dos.
    .because = Todas están por debajo de las puertas.
# en: 4287ad20
walls-exercise-1 = Un papel vacío de 6 filas y 7 columnas, de la a a la g. La casa es la fila 1. El gato está en { $name }. ¿Cuántos ladrillos hacen falta, como mínimo, para que no llegue a casa?
    .level = Para empezar
    .hint-1 = ¿Está en un borde? Los bordes cierran gratis.
    .hint-2 = Una fila entera serviría, pero puede salir más barato. Construye cerca del gato.
    .because = Tantos como casillas vecinas tiene. Los bordes cierran gratis.
# en: 18db203b
walls-exercise-2 = Un gato tiene { $paths } caminos a casa sin casillas comunes. Tu muro tiene { $bricks } ladrillos y deja al gato sin salida. ¿Qué sabes?
    .level = Para empezar
    .choices-cheapest = Ningún muro tiene menos ladrillos
    .choices-cheaper = Algún muro tiene menos ladrillos
    .choices-open = Puede que algún muro tenga menos ladrillos, o puede que ninguno
    .hint-1 = Los caminos necesitan al menos { $paths } ladrillos. Tu muro tiene más. ¿Podría haber un número intermedio?
    .hint-2 = Los caminos solo dicen cuántos ladrillos hacen falta como mínimo. ¿Demuestran que bastan menos de { $bricks }?
    .hint-3 = Cada uno de los { $paths } caminos necesita un ladrillo propio. ¿Cuántos tiene tu muro?
    .because = Cada camino necesita un ladrillo propio, así que al menos { $paths }. Tu muro tiene { $bricks }.
# en: fbe302c4
walls-exercise-3 = El patio con sus santuarios: { $shrines }. Tiene 6 filas y 7 columnas, de la a a la g. La casa es la fila 1. El gato está en { $name }. ¿Cuántos ladrillos hacen falta, como mínimo, para que no llegue a casa?
    .level = Principal
    .hint-1 = Una fila entera serviría. ¿Dónde dejan puertas los santuarios?
    .hint-2 = Los santuarios cierran gratis. Cuenta las casillas que quedan abiertas.
    .hint-3 = Busca otro camino a casa, o una puerta.
    .because = Encuentra un muro, y otros tantos caminos a casa sin casillas comunes.
# en: dcdc0467
walls-exercise-4 = El salón de actos de un colegio tiene dos salidas. A la izquierda, una puerta para { $a } personas por minuto y después una escalera para { $b }. A la derecha, una puerta para { $c } y después una escalera para { $d }. ¿Cuántas personas pueden salir en un minuto?
    .level = Principal
    .hint-1 = Esas son las puertas. ¿Caben tantas por las escaleras?
    .hint-2 = Esas son las escaleras. ¿Pasan tantas por las puertas?
    .hint-3 = Todo el mundo pasa por una puerta y por una escalera. Cuenta la más estrecha.
    .because = En cada lado cuenta lo más estrecho. Suma los dos lados.
# en: 6c698d84
walls-exercise-5 = Cuatro plazas, y lo que cuesta cerrar la calle entre cada dos: { $told }. ¿Cuánto cuesta, como mínimo, separar S de T?
    .level = Reto
    .hint-1 = Ese es el muro alrededor de S. Hay otros tres muros posibles.
    .hint-2 = Ese es el muro alrededor de T. Hay otros tres muros posibles.
    .because = Hay cuatro muros posibles: alrededor de S, de T, de S y A, de S y B. Toma el más barato.
