### El taxista perfecto. Variables: { $sides } caras de un dado, { $face } lo que muestra, { $mean } la media de una tirada, { $lose } cuántos números se lo llevan todo, { $first } el primero que cuenta, { $now }, { $low } y { $high } alquileres, { $rolls } tiradas, { $worths } lo que vale un dado con una, dos y más tiradas.

# en: 137770bb
perfect-driver-guide =
    .plan-1 = Por parejas, jugar cinco turnos con cinco dados de verdad y después en la pantalla. Reunir las medias.
    .plan-2 = Dos apuestas: dos dados en blanco con tres maldiciones, y con dos. Recoger razones.
    .plan-3 = Empezar por el final: los estados y lo que vale cada uno. Después, el mapa.
    .plan-4 = Taxistas hechos de costumbres: compiten por grupos. Después, el turno entero: ¿por qué vale menos que cinco dados sueltos?
    .plan-5 = Lo que cuesta un sabotaje: apostar. El gráfico muestra las demás maldiciones.
    .plan-6 = Tres días para encontrar habitación: apostar. ¿Qué más se resuelve mejor desde el final?
    .plan-7 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Empieza por el final: quien sabe lo que vale cada estado posterior puede elegir ahora.
    .say-2 = Una tirada que no cambia nada no cuesta nada. Así que contamos solo las que cambian algo.
    .ask-1 = ¿Qué hay que saber de un turno para poder seguir? ¿Qué se puede olvidar?
    .ask-2 = ¿Por qué la función no se llama a sí misma sin fin?
    .ask-3 = Con dos maldiciones es mejor tirar los dados uno a uno. ¿Qué puedes decidir así todavía, que no puedes si tiras los dos?
    .support = Que jueguen con fichas el estado de dos dados en blanco y tres maldiciones: media clase tira uno; la otra media, los dos.
    .extension = Una cuarta regla: que una maldición cueste dos casillas. ¿Qué estados del mapa cambian?
    .ticket-1 = Una moneda da 3 casillas, o acaba tu turno y te quita 1. La tienes en la mano. ¿Cuánto vale lanzarla? ¿La lanzas?
    .ticket-2 = (3 − 1)/2 = 1, y eso es más que 0: se lanza
    .open-1 = ¿Cómo sería el mapa si el pasajero esperase exactamente a diez casillas?
    .open-1-answer = Solo contarían los 6, así que los 4 y los 5 también quedarían en blanco. Lo mejor depende de lo que busques: la página de «Sigue» lo muestra.
    .open-2 = ¿Hay algún estado en el que el mejor taxista pare aunque le quede un dado en blanco?
    .open-2-answer = Solo con cuatro maldiciones. Un dado en blanco con tres maldiciones todavía vale 3/4.

# en: 4d56c4a5
perfect-driver-say-die = el dado muestra { $face }, { $words }
# en: 787cb31d
perfect-driver-say-one-turn = Un turno
# en: 45bb049c
perfect-driver-say-dice = Dados
# en: fe217617
perfect-driver-say-again = Volver a tirar
# en: 43294f46
perfect-driver-say-again-tip = Volver a tirar los dados elegidos (R)
# en: da11e735
perfect-driver-say-stop = Parar
# en: d9df151b
perfect-driver-say-stop-tip = Dejar todos los dados como están (S)
# en: 1197be65
perfect-driver-say-new-turn = Turno nuevo
# en: 633e5311
perfect-driver-say-new-turn-tip = Tirar todos los dados para otro turno (N)
# en: 1ee124c2
perfect-driver-say-choose-first = Primero elige: haz clic en los dados que quieres volver a tirar.
# en: eaea95f6
perfect-driver-say-turn-over = Este turno ha terminado: pulsa Turno nuevo (N) para jugar otro.
# en: c6381068
perfect-driver-say-face = { $face ->
    [again] otra vez
    [1] maldición
    [2] en blanco
    [3] en blanco
    [6] 2 casillas
   *[other] 1 casilla
}
# en: 4c4cd5f2
perfect-driver-say-spaces-less-curses = casillas − maldiciones
# en: 9a0833e6
perfect-driver-say-spaces-and-curses = { $spaces } { FORM($spaces, "casilla", "casillas") }, { $curses ->
    [0] ninguna maldición
   *[other] { $curses } { FORM($curses, "maldición", "maldiciones") }
}
# en: 61b8044a
perfect-driver-say-rolled = Has sacado { $dice }: { $counted }. Haz clic en los dados que quieras volver a tirar, o para.
# en: 7ec86d60
perfect-driver-say-fourth = Has sacado { $dice }: es la cuarta maldición y tienes que parar. Llevas { $counted }; casillas netas: { $net }.
# en: 0633862b
perfect-driver-say-stopped = Paras con { $counted }; casillas netas: { $net }.
# en: e21b77b8
perfect-driver-say-gave-away = Esa decisión costó { $lost }: era mejor «{ $better }».
# en: 3d8bc793
perfect-driver-say-none-better = No había ninguna decisión mejor.
# en: 4c5f4b5f
perfect-driver-say-balance = Jugando lo mejor posible se esperan { $expected }; tus decisiones costaron { $lost }, y los dados { $brought ->
    [yes] dieron
   *[no] quitaron
} { $luck }.
# en: 288e165a
perfect-driver-say-nets = Casillas netas de tus turnos: { $nets }. Media: { $mean }.
# en: dd6f8477
perfect-driver-say-habit-stop = parar
# en: 0b5a62a1
perfect-driver-say-habit-roll-one-blank = tirar un dado en blanco
# en: cfa9be14
perfect-driver-say-habit-roll-all-blanks = tirar todos los dados en blanco
# en: 5b25e275
perfect-driver-say-no-net = tu función debería dar un número de casillas netas, y da { $found }
# en: dbe30ccd
perfect-driver-say-task = Elige un estado. ¿Cuántos dados en blanco tira el mejor taxista?
# en: f255f7f8
perfect-driver-say-map = El mapa del mejor taxista
# en: 873b57ac
perfect-driver-say-blanks = { $n } en blanco
# en: f3c320f3
perfect-driver-say-curses = { $n } { FORM($n, "maldición", "maldiciones") }
# en: a6c9d1c1
perfect-driver-say-how-many = Cuántos se tiran
# en: e98d7305
perfect-driver-say-roll-dice = { $dice }
# en: e30fe031
perfect-driver-say-worth = tirar { $dice }: { $worth }
# en: 8e966a62
perfect-driver-say-state = { $blanks } y { $curses }
# en: 47bfac55
perfect-driver-say-in-state = { $state }. Valores: { $each }. Lo mejor: { $best }.
# en: 6279e294
perfect-driver-say-driver-task = Elige qué hace tu taxista con los dados en blanco, según las maldiciones que tenga.
# en: 17f25ec7
perfect-driver-say-your-driver = Tu taxista
# en: 9b50d49e
perfect-driver-say-net-spaces = casillas netas
# en: 6455cb0a
perfect-driver-say-cost = coste
# en: cc114157
perfect-driver-say-one-each = una cada una
# en: 78e87ecd
perfect-driver-say-prices = Lo que cuestan las maldiciones del principio
# en: 6e2e94e3
perfect-driver-say-curses-held = maldiciones
# en: 225d63c7
perfect-driver-say-not-dice = Todavía no. Con { $state } dice { $found }: da un número del 1 al { $most }.
# en: 27c2043f
perfect-driver-say-gives-away = Todavía no. Con { $state }, tirar { $dice } cuesta { $lost } casillas netas.
# en: bdedc6f2
perfect-driver-say-best-in-all = Correcto: es lo mejor en los { $n } estados.
# en: f119d428
perfect-driver-controls =
    .blanks = dados en blanco
    .curses = maldiciones
    .with_0 = con 0 maldiciones
    .with_1 = con 1 maldición
    .with_2 = con 2 maldiciones
    .with_3 = con 3 maldiciones

# en: c7eabd30
perfect-driver-two-curses = Ahora tienes solo 2 maldiciones, y dos dados en blanco. ¿Cómo los tiras?
    .choices-one = Uno a uno
    .choices-both = Los dos a la vez
    .choices-no-matter = Da igual
    .hint-1 = Dos 1 a la vez dejarían los dos dados en blanco para siempre. Uno a uno, puedes volver a pensarlo después del primero.
    .hint-2 = Piensa en dos 1. ¿Qué habrías hecho después del primero?
    .because = Después de un 1 en el primer dado todavía puedes decidir qué hacer. Es un poco mejor: 1,81 frente a 1,80.
# en: 238e9e15
perfect-driver-three-curses = Tienes 3 maldiciones, y dos dados en blanco. La próxima maldición acaba tu turno. ¿Cómo los tiras?
    .choices-one = Uno a uno
    .choices-both = Los dos a la vez
    .choices-no-matter = Da igual
    .hint-1 = Si el primero muestra un 1, el otro se queda en blanco para siempre.
    .hint-2 = Si el primero muestra un 1, el otro ya no se puede tirar.
    .because = El próximo 1 acaba las tiradas, así que los dos dados deberían estar en el aire. Y entonces un segundo 1 no cambia nada.
# en: 9b495273
perfect-driver-policy = Cuántos dados en blanco se tiran, para cada número de dados en blanco y de maldiciones.
    .because = Basta una frase: un dado cada vez, pero con tres maldiciones, todos a la vez.
# en: f3f8dc72
perfect-driver-whole-turn = Cinco dados, ninguna maldición todavía. Gato Loco tira una vez, se queda con lo que salga y saca de media 2,5 casillas netas. ¿Cuántas saca el mejor taxista?
    .hint-1 = Serían tantas si las maldiciones no tuvieran límite. El límite quita un poco.
    .hint-2 = Eso es lo máximo que pueden dar cinco dados, y hace falta muchísima suerte.
    .hint-3 = Eso lo sacarían entre cinco taxistas con un dado cada uno. Aquí cinco dados comparten cuatro maldiciones.
    .because = El turno entero, calculado desde el final. Es casi el doble, con los mismos dados.
# en: c940aa15
perfect-driver-why-less = Cinco taxistas con un dado cada uno sacan entre todos 4,98. Un taxista con cinco dados saca 4,82. ¿Por qué menos?
    .choices-ones = Los dados que se tiran juntos muestran más veces un 1
    .choices-shared = Los cinco dados comparten cuatro maldiciones
    .choices-mistakes = Hasta el mejor taxista comete errores
    .hint-1 = Los dados son independientes: cada uno muestra un 1 en una tirada de cada seis.
    .hint-2 = El mejor no comete ninguno. Pero los dados pueden caer mal de todos modos.
    .because = A cinco taxistas les caben cuatro maldiciones a cada uno, veinte en total. A un taxista, cuatro.
# en: 8f7e7ab1
perfect-driver-sabotage = Alguien te pone delante una maldición. ¿Cuántas casillas netas te cuesta de media, si conduces lo mejor posible?
    .hint-1 = La maldición quita 1 casilla. Pero además te deja un margen de tres maldiciones en lugar de cuatro.
    .hint-2 = Una maldición quita una casilla al final del turno, tires lo que tires.
    .hint-3 = Eso es demasiado: quita 1 casilla y parte de tu libertad.
    .hint-4 = Eso es lo que pierdes además de la casilla que quita la propia maldición.
    .because = 1 por la propia maldición, y el resto por las tiradas que ya no puedes arriesgar.
# en: 78656b5a
perfect-driver-exercise-1 = Un dado tiene los números del 1 al { $sides }. Lo tiras, y puedes volver a tirarlo una vez. Cuenta la última tirada. ¿Cuánto sacas de media, si eliges lo mejor posible?
    .level = Para empezar
    .hint-1 = Eso es una sola tirada. Si es mala, puedes descartarla.
    .hint-2 = Nadie saca siempre el número más alto.
    .because = Vuelve a tirar todo lo que sea menor que la media de una tirada.
# en: 5009d350
perfect-driver-exercise-2 = Un dado tiene los números del 1 al { $sides }. Tu primera tirada muestra { $face }. Puedes volver a tirar una vez, pero entonces cuenta la segunda. ¿Cuánto más sacas de media si vuelves a tirar? Si es menos, escribe un número negativo.
    .level = Para empezar
    .hint-1 = Eso es la segunda tirada. A cambio renuncias al { $face }.
    .hint-2 = Eso es lo que pierdes. La pregunta es qué ganas.
    .hint-3 = Si vuelves a tirar, la primera tirada ya no está.
    .because = Una tirada da { $mean } de media, y renuncias a { $face }.
# en: fdf365df
perfect-driver-exercise-3 = Tiras un dado con los números del 1 al { $sides } todas las veces que quieras y vas sumando. Un número menor que { $first } se lo lleva todo y acaba las tiradas. ¿Cuántos puntos tienes que tener para que tirar una vez más valga exactamente lo mismo que parar?
    .level = Principal
    .hint-1 = Esa es la media de una tirada. ¿Qué pierdes si sale mal?
    .hint-2 = Esa es la media de una buena tirada. Compárala ahora con lo que pierdes.
    .because = Pierdes t en { $lose } de { $sides } casos, y en los demás ganas de { $first } a { $sides }: t · { $lose } = { $first } + … + { $sides }.
# en: 9df5eb86
perfect-driver-exercise-4 = Buscas habitación. La de hoy cuesta ${ $now } al mes. La de mañana costará, con la misma probabilidad, ${ $low } o bien ${ $high }, y tendrás que quedarte con ella si dejas escapar la de hoy. Un día después ya no habrá ninguna. ¿Cuánto pagas de media, si eliges lo mejor posible?
    .level = Principal
    .hint-1 = Eso es si esperas. ¿Cuál sale más barata, la de hoy o, de media, la de mañana?
    .hint-2 = Esa es la habitación de hoy. ¿Cuánto cuesta de media la de mañana?
    .hint-3 = Eso no es seguro. También puede costar ${ $high }.
    .because = Empieza por el final: la habitación de mañana cuesta de media ({ $low } + { $high })/2. Compáralo con { $now } y toma lo menor.
# en: 45b79bba
perfect-driver-exercise-5 = Un dado tiene los números del 1 al { $sides }. Puedes tirarlo hasta { $rolls } veces y parar cuando quieras. Cuenta la última tirada. ¿Cuánto sacas de media, si eliges lo mejor posible?
    .level = Reto
    .hint-1 = Eso es una sola tirada. Empieza por la última y ve hacia atrás.
    .hint-2 = Nadie saca siempre el número más alto.
    .because = Desde el final: { $worths }.
# en: 660a4c2a
perfect-driver-room = Buscas habitación. La de hoy cuesta 480 $ al mes. La de mañana cuesta 400 $ o 600 $, con la misma probabilidad, y la de pasado mañana también: es la última. La que rechazas se pierde. ¿Cuánto pagas de media, si eliges lo mejor posible?
    .hint-1 = Eso es cada día por separado, de media. Pero mañana aún puedes rechazar 600.
    .hint-2 = Esa es la habitación de hoy. Si esperas, tienes dos oportunidades más.
    .hint-3 = No puedes estar seguro de eso.
    .because = Empieza por el final: la última habitación cuesta 500 de media. Así que mañana tomas 400 y rechazas 600. Eso da (400 + 500)/2 = 450, menos que 480.
