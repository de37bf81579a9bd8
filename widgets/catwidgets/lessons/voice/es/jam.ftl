### Atasco. Variables: { $start } y { $end } casillas como i8, { $n } calles, { $slow } y { $free } casillas atascadas y libres, { $cost } minutos de una casilla atascada, { $gap } minutos entre una persona y la siguiente, { $served } minutos que se tarda en atender, { $people } personas, { $told } los minutos de cada calle.

# en: eb86131b
jam-guide =
    .plan-1 = La carrera: ¿recto o rodeando el atasco? ¿Desde qué minuto compensa rodear? Primero el control deslizante, luego la ecuación.
    .plan-2 = Un juego: los estudiantes son casillas. Quien oye una palmada da la siguiente y dice un número, una sola vez.
    .plan-3 = Primera apuesta, después el mapa. Que digan qué casilla se toma después.
    .plan-4 = La búsqueda impaciente: adivinar. ¿Qué números daría?
    .plan-5 = La búsqueda de Dijkstra, a mano con diez casillas. Después adivinar, y ver cómo rodea el atasco.
    .plan-6 = Un rumor: adivinar. ¿Dónde más se extiende algo así?
    .plan-7 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = El ordenador no ve el mapa. Solo sabe qué casillas se tocan.
    .say-2 = Le bastan dos listas: las casillas que ya tienen número y las que aún esperan.
    .ask-1 = ¿Qué casilla se toma después, y por qué?
    .ask-2 = ¿Por qué es siempre correcto el primer número que da la búsqueda en anchura?
    .ask-3 = ¿Por qué nos podemos fiar de un número en cuanto su casilla es la menor de las que esperan?
    .support = En papel: una lista con dos columnas, número y casilla. Se tacha lo que ya se ha tomado.
    .extension = ¿Y si una casilla costara menos que nada, por ejemplo −1 minutos? Buscar una ciudad pequeña en la que Dijkstra se equivoque.
    .ticket-1 = Recto: 3 casillas atascadas de 4 minutos. Rodeando: 10 casillas libres de 1 minuto. ¿Por dónde, y cuánto se tarda?
    .ticket-2 = Rodeando, 10 minutos: recto se tarda 12
    .open-1 = Si todos rodearan el atasco, ¿llegarían todos antes?
    .open-1-answer = No por mucho tiempo. Entonces se atasca también el rodeo. El tráfico se estabiliza donde a nadie le conviene cambiar, y eso no tiene por qué ser lo mejor para todos.
    .open-2 = ¿Qué otras cosas se extienden casilla a casilla?
    .open-2-answer = Un rumor entre amigos, el agua en un laberinto, el fuego en un bosque, los enlaces de página en página. El número dice tras cuántos pasos llega.

# en: 1ec0fd31
jam-say-numbers = un diccionario con un número para cada casilla
# en: 5ce3b1f0
jam-say-no-number = { $name } no da ningún número para { $start }
# en: 4bba9764
jam-say-no-space = { $place } no es una casilla
# en: ed022726
jam-say-search = Una búsqueda por la ciudad
# en: 3159dbd7
jam-say-search-striped = Una búsqueda por la ciudad, con las casillas atascadas rayadas
# en: 5198bc45
jam-say-spread-task = Mueve el control deslizante: la casilla oscura es la última que se ha tomado; las que tienen borde esperan. Haz clic en una casilla para empezar en ella.
# en: 39b2bee6
jam-say-space-is = { $n }, { $taken ->
    [yes] tomada
   *[no] espera
}
# en: 2ee1c72c
jam-say-table = Lo que ha encontrado la búsqueda
# en: b7b16980
jam-say-space = casilla
# en: 89a40a2d
jam-say-number = número
# en: 1df9a601
jam-say-striped = Una casilla rayada cuesta { $jam } { FORM($jam, "minuto", "minutos") }.
# en: 9ee4490c
jam-say-none-taken = Todavía no se ha tomado ninguna. { FORM($waiting, "Espera", "Esperan") } { $waiting } { FORM($waiting, "casilla", "casillas") }.
# en: 4bc972af
jam-say-taken = { $n } { FORM($n, "casilla tomada", "casillas tomadas") }; la última es { $last }, con el número { $number ->
    [no] que falta
   *[other] { $number }
}. { FORM($waiting, "Espera", "Esperan") } { $waiting } { FORM($waiting, "casilla", "casillas") }.
# en: 3d4a89b9
jam-say-over = La búsqueda ha terminado: { $wrong ->
    [no] todos los números son correctos
   *[other] { $wrong }
}.
# en: 99524b90
jam-say-too-large = { $n } { FORM($n, "número es", "números son") } { FORM($n, "demasiado grande", "demasiado grandes") }
# en: a309639f
jam-say-too-small = { $n } { FORM($n, "número es", "números son") } { FORM($n, "demasiado pequeño", "demasiado pequeños") }
# en: b249841d
jam-say-lost = { $n } { FORM($n, "casilla no se ha encontrado", "casillas no se han encontrado") } nunca
# en: ff668080
jam-say-by-hand = Una búsqueda a mano
# en: 6562c61c
jam-say-hand-task = Una casilla rayada cuesta 3 minutos. De las casillas que esperan, haz clic en la que la búsqueda toma ahora.
# en: 705336cd
jam-say-again = Empezar de nuevo
# en: acbc8cc4
jam-say-again-tip = Empezar donde está el taxi
# en: 427f704e
jam-say-not-least = { $place } espera con { $number }, pero hay otra con { $least }.
# en: 66de89a8
jam-say-so-far = { $n } { FORM($n, "casilla tomada", "casillas tomadas") }.
# en: fb11cd52
jam-say-ten = Diez casillas, y ningún número tiene que cambiar ya.
# en: b5ae8b9c
jam-say-city = La ciudad
# en: eb1b1f03
jam-say-names = El nombre de una casilla es su columna y su fila.
# en: 31128338
jam-controls =
    .taken = tomadas
    .jam = atasco
    .clock = reloj
# en: be7a02a0
jam-two-away = ¿Cuántas casillas están exactamente a distancia 2 de i8, en el centro de la ciudad?
    .hint-1 = 6 × 6 cuenta caminos. Muchos acaban en la misma casilla, y algunos vuelven atrás.
    .hint-2 = 6 × 5 cuenta caminos. Varios llevan a la misma casilla.
    .hint-3 = Esas son todas las que están a distancia 2 o menos, sin i8. Seis de ellas están más cerca.
    .hint-4 = Esas son todas las que están a distancia 2 o menos, con i8 incluida.
    .hint-5 = 6 × 3, pero a algunas casillas se llega por dos de las seis.
    .hint-6 = Esas son las casillas de al lado.
    .because = Cada una de las seis vecinas lleva a otras tres, y dos pares de ellas comparten una: 18 − 2.
# en: 185ce25d
jam-newest-first = La búsqueda toma la casilla que lleva más tiempo esperando. ¿Y si tomara la última que ha encontrado? ¿Qué les pasa a los números?
    .choices-right = Siguen siendo correctos
    .choices-too-large = Algunos son demasiado grandes
    .choices-lost = Algunas casillas no se encuentran nunca
    .hint-1 = Se va corriendo por un camino antes de mirar todas las vecinas de la salida.
    .hint-2 = Nada de lo que espera se olvida, así que al final las encuentra todas.
    .because = Lo encuentra todo, pero por caminos que dan la vuelta a media ciudad.
# en: aca7b31e
jam-quickest = La búsqueda de Dijkstra: los minutos que hacen falta, como mínimo, para llegar a cada sitio.
    .because = Toma primero la casilla con el número menor. Lo demás es la búsqueda en anchura.
# en: cb50a8d1
jam-settled = La búsqueda de Dijkstra toma siempre, de las casillas que esperan, la del número menor. ¿Puede hacerse menor más tarde el número de una casilla que ya se ha tomado?
    .choices-never = Nunca
    .choices-sometimes = A veces
    .hint-1 = Todo lo que espera tiene un número igual o mayor, y al seguir adelante un número nunca se hace menor.
    .because = Lo que llega después viene de un número igual o mayor, y una casilla cuesta al menos un minuto.
# en: cf693035
jam-round-it = Recto desde d9 hay 4 casillas atascadas, y luego n9. Rodeando el atasco hay 8 libres, y luego n9. Una casilla atascada cuesta un número entero de minutos; una libre, 1. ¿Desde qué número es más rápido rodear?
    .hint-1 = Entonces los dos caminos cuestan 9 minutos: 4 · 2 + 1.
    .hint-2 = Compensa antes: compara 4 · 3 + 1 con 9.
    .hint-3 = Compensa antes: compara 4 · 3 + 1 con 9.
    .hint-4 = Compara caminos enteros: 4 casillas atascadas y una libre, con 9 libres.
    .hint-5 = Entonces no hay atasco, y recto se tarda 5 minutos.
    .because = Llama c a los minutos de una casilla atascada. Recto cuesta 4c + 1; rodeando, 8 + 1. Así que c tiene que ser mayor que 2.
# en: 65dbbc82
jam-exercise-1 = ¿Cuántas casillas hay de { $start } a { $end }? Deja que la noticia se extienda por un mapa.
    .level = Para empezar
    .hint-1 = ¿Cuántas calles, una detrás de otra, llevan de la una a la otra?
    .because = La búsqueda en anchura desde { $start } escribe este número en { $end }.
# en: 6f43f2cc
jam-exercise-2 = Las calles se cruzan como las líneas del papel cuadriculado, hasta donde alcanza la vista. Estás en un cruce. ¿Cuántos cruces están exactamente a { $n } calles?
    .level = Para empezar
    .hint-1 = Dibújalo en papel cuadriculado y deja que la noticia se extienda desde el centro.
    .hint-2 = Esas son las maneras de caminar. Muchas acaban en el mismo cruce.
    .hint-3 = Esos son todos los cruces que están bastante cerca. Cuenta solo los de más afuera.
    .hint-4 = Esos son todos los cruces que están como mucho a { $n } calles. Cuenta solo los de más afuera.
    .hint-5 = Eso es a una calle.
    .because = La noticia forma un cuadrado apoyado en una esquina. Cada uno de sus cuatro lados tiene { $n } cruces.
# en: 9a23058a
jam-exercise-3 = Recto hay { $slow } casillas atascadas de { $cost } minutos cada una, y después una libre de 1 minuto. Rodeando el atasco hay { $free } casillas libres. ¿Cuántos minutos se tarda por el camino más rápido?
    .level = Principal
    .hint-1 = Al final hay una casilla libre de 1 minuto.
    .hint-2 = Eso es recto. ¿Cuánto se tarda rodeando?
    .hint-3 = Eso es rodeando. ¿Cuánto se tarda recto?
    .hint-4 = Esas son las casillas. Una atascada cuesta { $cost } minutos.
    .because = Recto se tarda { $slow } · { $cost } + 1; rodeando, { $free }.
# en: b21475fd
jam-exercise-4 = A una caja llega una persona cada { $gap } min, y atender a cada una lleva { $served } min. Llegan { $people } personas, y antes no había nadie. ¿Cuántos minutos espera la última hasta que la atienden?
    .level = Principal
    .hint-1 = La primera no espera a nadie. Cuenta otra vez.
    .hint-2 = A esa hora queda libre la caja para la última. Pero esa persona llegó más tarde.
    .hint-3 = A esa hora llega la última. ¿Cuándo queda libre la caja?
    .hint-4 = Eso espera la segunda. ¿Cuánto espera la tercera?
    .hint-5 = Eso es hasta que terminan con la última. ¿Cuándo le toca?
    .because = Cada una espera { $served } − { $gap } minutos más que la anterior, y la primera, nada.
# en: 31c51fc1
jam-exercise-5 = Cinco plazas, y los minutos de cada calle que las une: { $told }. Haz en papel la búsqueda de Dijkstra, y si encuentras un número menor, escríbelo. ¿Cuántos minutos dura el camino más rápido de A a E?
    .level = Reto
    .hint-1 = Eso es A–C–E. ¿Hay un rodeo más rápido?
    .because = Toma primero la plaza con el número menor y corrige sus vecinas.
# en: 1467f9ad
jam-say-layer = { $n } casillas están a { $steps } de { $place }.
# en: 9cfebe72
jam-say-race = Dos taxis de d9 a n9
# en: 0ff8e0b3
jam-say-race-task = Dos taxis van de d9 a n9: una letra para la columna y un número para la fila. Mueve el reloj. ¿Cuál llega antes? Después cambia el atasco.
# en: 5dab3f4b
jam-say-race-said = A los { $clock } { FORM($clock, "minuto", "minutos") }: recto, el taxi { $straight ->
    [no] está en camino
   *[other] ha llegado en el minuto { $straight }
}; rodeando el atasco, { $round ->
    [no] está en camino
   *[other] ha llegado en el minuto { $round }
}.
# en: f4d592c6
jam-rumour = Un rumor empieza en Lea. Cada día, todos los que lo saben se lo cuentan a todos sus amigos. Tú lo oyes el día 3. ¿Qué sabes de la cadena de amigos más corta entre Lea y tú?
    .choices-exactly = Tiene exactamente 3 pasos
    .choices-most = Tiene como mucho 3 pasos, quizá menos
    .choices-nothing = Nada: los rumores van por muchos caminos
    .hint-1 = Una cadena más corta lo habría traído antes.
    .hint-2 = Va por todos los caminos a la vez. ¿Cuál llega primero?
    .because = Un rumor es una búsqueda en anchura: el día en que lo oyes es tu número.
