# en: 3255dd2f
workshop-skip = Ir al taller
# en: 5ba22ad4
workshop-page = El taller: un juego propio
# en: df3e55d0
workshop-title = El taller
# en: ccd37dbf
workshop-lead = Juega y después cambia las reglas: son una página de Python. Mira si el juego sigue siendo justo y envíalo a alguien con un enlace.
# en: e3d6adf9
workshop-small = Escribir un juego propio
# en: a9525dd4
workshop-open = Abrir un archivo
# en: afd03d9a
workshop-classics = Juegos clásicos
# en: 98213a6b
workshop-five = Los cinco juegos
# en: f40fba86
workshop-five-more = Sus reglas ocupan muchos archivos, así que aquí no se pueden editar. Los bots los juegan en el banco de pruebas, y puedes cambiar sus reglas de la casa.
# en: 1f3737a2
workshop-mine = Cambiar las reglas
# en: 484bc9ff
workshop-stranger = Este programa es de otra persona y vino con el enlace. Se ejecuta en un espacio cerrado, sin acceso a tus partidas, a otras páginas ni a la red.
# en: 9b1d718e
workshop-run = Ejecutar
# en: 110448fd
workshop-read = Leerlo antes
# en: bcf880d1
workshop-risks = Lo que un navegador no puede prometer
# en: 0a28c178
workshop-risk = Un programa puede ser lento u ocupar mucha memoria: entonces esta página lo detiene o el navegador cierra la pestaña. Puede mostrarte textos e imágenes que no son verdad, así que no escribas ninguna contraseña en un juego. Y solo está del todo aislado si tu navegador no tiene fallos: mantenlo al día.
# en: a7f96f43
workshop-stop = Detener
# en: eb132371
workshop-hide = Ocultar el código
# en: 18ee6a27
workshop-show = Mostrar el código
# en: a9cf0e26
workshop-report = Imprimir un informe
# en: 49d7f54f
workshop-other = Otros juegos
# en: df5e3313
workshop-tabs = Qué hacer con el juego
# en: ae0c562b
workshop-code = Código
# en: 3a30c0eb
workshop-play = Jugar
# en: e4ee3780
workshop-check = Comprobar
# en: e72d1b5c
workshop-bench = Pruebas
# en: 749288c9
workshop-solve = Resolver
# en: 8df1f6e7
workshop-rules = Reglas de la casa
# en: 3316e2d5
workshop-share = Compartir
# en: 02223c19
workshop-editor = Reglas
# en: 0db9bf30
workshop-keys = Tab aplica sangría. Para salir del editor, pulsa Escape y luego Tab.
# en: 8f16b279
workshop-game = El juego
# en: 8bedb115
workshop-older = Esta es la última versión que funcionó.
# en: b60948e8
workshop-send = Enviarlo
# en: 23c71d1c
workshop-link = El enlace
# en: 890fac2d
workshop-copy = Copiar el enlace
# en: 51ba1e32
workshop-whoever = Quien lo abra leerá primero que el programa es de otra persona y lo ejecutará con un clic. Se ejecuta en un espacio cerrado, sin acceso a lo que guarda su navegador ni a la red.
# en: 70c55a85
workshop-keep = Guardarlo
# en: 1a4c1131
workshop-save = Guardar como archivo
# en: 912125de
workshop-kept = Este navegador guarda lo último que escribiste. El archivo también funciona con Python en tu ordenador, con
# en: a1759a80
workshop-checking = Comprobando…
# en: a78ab898
workshop-solving = Calculando el mejor juego…
# en: 3a2a6305
workshop-playing = Los bots están jugando…
# en: 8eb62cc5
workshop-writing = Escribiendo el informe…
# en: bcf89051
workshop-untitled = Un juego
# en: 5b813e8e
workshop-offers = El juego ofrece un archivo: { $file }.
# en: 39edd95e
workshop-take = Guardar
# en: 6bb7e6f1
workshop-endless = Este juego se detuvo: no respondió en { $seconds } segundos, así que quizá algo en él no acaba nunca. Cámbialo y empezará de nuevo.
# en: 2690741d
workshop-stopped = Detenido. Cambia el juego o pulsa una pestaña para volver a ejecutarlo.
# en: 4fd43874
workshop-named = { $game } · Taller
# en: 05f09418
workshop-starting = Iniciando { $game }…
# en: c8f056be
workshop-not-opened = No se pudo abrir el juego: { $why }
# en: c5466848
workshop-mend = Corrige primero la línea indicada arriba.
# en: f5c5616c
workshop-line = Línea { $n }
# en: 5846a0a8
workshop-begin = Cambia el número de la línea { $n } y el juego lo sigue.
# en: 4a0cc7a3
workshop-slider = Usar un control deslizante
# en: 0adc55d7
workshop-fits = El enlace ocupa { $size } y contiene el juego entero. Ningún servidor lo ve: lo que va después de # se queda en el navegador.
# en: 7cb7966b
workshop-too-long = El juego ocupa { $size } y en un enlace caben { $most }: guárdalo como archivo y envía el archivo.
# en: 970e7cd9
workshop-copied = El enlace está copiado.
# en: ba44f407
workshop-too-large = { $file } es demasiado grande para ser un juego.
# en: 05240e1f
workshop-gone = No se pudo obtener este juego: ¿se ha perdido la conexión?
# en: b694bdbe
workshop-go-on = Seguir con { $game }
# en: 661eac11
workshop-cut-off = Este enlace no contiene ningún juego que se pueda leer: quizá llegó cortado. Pídelo de nuevo o elige uno aquí.
# en: 8178aedb
workshop-about = { $n } líneas de Python, { $size }
# en: 09fe4a47
workshop-in-short = Escribe un juego de dados, cartas o tablero, juégalo, pregunta quién lleva ventaja y envíalo con un enlace.
# en: 165fe76e
title-tictactoe = Tres en raya
# en: 7bf49832
card-tictactoe = Gana quien pone tres marcas propias en línea.
# en: 85115a57
title-connect_four = Conecta cuatro
# en: 415ff6bf
card-connect_four = Deja caer una ficha en una columna; gana quien alinea cuatro propias.
# en: 880a7510
title-leduc_poker = Póker Leduc
# en: 6deb2aa5
card-leduc_poker = Seis cartas de dos palos, una para cada uno y una en la mesa, dos rondas de apuestas.
# en: 6f733585
title-cant_stop = Can't Stop
# en: e6c69ecc
card-cant_stop = Tira cuatro dados, forma dos parejas, sube; para a tiempo o pierde lo subido en este turno.
# en: b4cf10b2
title-kuhn_poker = Póker de Kuhn
# en: 9fc1a4cf
card-kuhn_poker = Tres cartas, una para cada uno, una apuesta de 1; el juego de cartas más pequeño en el que conviene farolear.
# en: 15c4f663
title-yahtzee = Yahtzee a solas
# en: e8ebaae2
card-yahtzee = Trece turnos de tres tiradas, una casilla de la hoja para cada uno; todos los puntos que puedas.
# en: 2960ac28
title-bear_off = Sacar las fichas
# en: 07fbd810
card-bear_off = El final del backgammon para una persona: sus dos últimas fichas deben salir de su casa en un número dado de tiradas.
# en: a0280c45
title-liars_dice = El final de los dados mentirosos
# en: a4ed79f2
card-liars_dice = Uno o dos dados para cada uno, en secreto; las apuestas suben hasta que a alguien lo llaman mentiroso.
# en: 31219f74
title-pig = Pig
# en: 1aed56e3
card-pig = Tira cuantas veces te atrevas; con un 1 se pierde el turno, y gana quien llega primero a la meta.
# en: cb2eb4e3
title-blackjack = Blackjack
# en: 43a4bc1d
card-blackjack = Contra un crupier que se planta con 17, con mazos sin fin: pedir, plantarse o doblar con dos cartas; las parejas no se separan.
# en: 45c67a8e
title-craps = Craps
# en: 2572425d
card-craps = La línea de pase: 7 u 11 gana al momento, 2, 3 o 12 pierde; cualquier otra suma tiene que salir otra vez antes de un 7.
# en: 073e3ebd
title-nim = Nim
# en: 2b046b47
card-nim = Toma cuantas quieras de un montón; gana quien toma la última.
# en: 5d3d7a22
title-goofspiel = Goofspiel
# en: a93765f1
card-goofspiel = Por cada premio ambos ofrecen una carta a la vez, cada una solo una vez; se lo lleva quien ofrece más, y nadie si hay empate.
# en: b15a0477
title-snakes_and_ladders = Serpientes y escaleras
# en: b3678c49
card-snakes_and_ladders = Una ficha, un dado, ninguna decisión; quien se pasaría de 100 se queda donde está.
# en: b4277abe
known-pig = Con el mejor juego, quien empieza gana el 53 %.
# en: fa76a5e9
known-connect_four = Con el mejor juego, quien empieza gana siempre.
# en: 219a8e7e
known-blackjack = El mejor juego se conoce: una tabla dice cuándo pedir.
# en: 0c2dc5af
known-yahtzee = Con el mejor juego, 254,6 puntos de media.
# en: 4b12aced
known-tictactoe = Con el mejor juego, siempre empate.
# en: 816bc2f2
known-cant_stop = Con corredores en 6, 7 y 8, una tirada sale bien el 92 % de las veces.
# en: 2912f6d0
known-nim = Resuelto en 1901: los números binarios dicen qué jugada gana.
# en: 7ba0cfbc
known-snakes_and_ladders = Una partida dura 39 turnos de media.
# en: 2117f256
known-liars_dice = Con el mejor juego y un dado cada uno, quien empieza gana el 44 %.
# en: 04facd07
known-kuhn_poker = Con el mejor juego, quien empieza pierde una ficha cada 18 partidas.
# en: 2abe8102
known-goofspiel = Con el mejor juego, nadie lleva ventaja de media.
# en: fb367fce
known-craps = La línea de pase gana el 49,3 % de las veces.
# en: 586b6c9b
known-leduc_poker = Con el mejor juego, quien empieza pierde 0,086 fichas por partida.
# en: a65f10a7
known-bear_off = Las fichas en los puntos 5 y 4 salen a la vez con 10 de 36 tiradas.
# en: 0b6bc263
known-cat_cab = Cinco dados muestran una maldición el 60 % de las veces.
# en: a4f89a64
known-empire = Tres dados contra dos: el atacante no pierde nada el 37 % de las veces.
# en: 178a3d2a
known-taxi_derby = A 13 casillas de la patrulla puedes conducir 7 casillas sin multa.
# en: 450fe96e
known-meow_daifugo = Una mano de ocho tiene los dos «?» el 5,6 % de las veces.
# en: 319ebda1
known-washi_cat = En el tablero diminuto, todos los peces cuestan 9 turnos a pie y 7 con saltos.
