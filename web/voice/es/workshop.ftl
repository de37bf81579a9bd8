# en: 3255dd2f
workshop-skip = Ir al taller
# en: 5ba22ad4
workshop-page = El taller: un juego propio
# en: df3e55d0
workshop-title = El taller
# en: 7e6f2940
workshop-lead = Elige un juego y juégalo. Sus reglas son una página de Python: cambia un número o una línea y la mesa cambia también. Después pregunta si es justo y envía tu juego a alguien con un enlace.
# en: 4cffe177
workshop-small = Empezar con un juego pequeño
# en: a9525dd4
workshop-open = Abrir un archivo
# en: 74733b58
workshop-classics = Juegos clásicos, del más corto al más largo
# en: 98213a6b
workshop-five = Los cinco juegos
# en: b43e4536
workshop-five-more = Cada uno consta de muchos archivos, así que aquí no se pueden copiar en una sola página. Juega, deja que los bots jueguen en el banco de pruebas y cambia sus reglas de la casa.
# en: 25494d8b
workshop-mine = Hacer mi versión
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
workshop-bench = Banco de pruebas
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
# en: 0c72123b
card-tictactoe = Gana quien pone tres marcas propias en línea.
# en: 85115a57
title-connect_four = Conecta cuatro
# en: 166a58be
card-connect_four = Deja caer una ficha en una columna; gana quien alinea cuatro propias.
# en: 880a7510
title-leduc_poker = Póker Leduc
# en: aa965c96
card-leduc_poker = Seis cartas de dos palos, una para cada uno y una en la mesa, dos rondas de apuestas.
# en: 6f733585
title-cant_stop = Can't Stop
# en: abd5ac47
card-cant_stop = Tira cuatro dados, forma dos parejas, sube; para a tiempo o pierde lo subido en este turno.
# en: b4cf10b2
title-kuhn_poker = Póker de Kuhn
# en: 08393618
card-kuhn_poker = Tres cartas, una para cada uno, una apuesta de 1; el juego de cartas más pequeño en el que conviene farolear.
# en: 96c65f8f
title-yahtzee = Yahtzee a solas
# en: dd520b3a
card-yahtzee = Trece turnos de tres tiradas, una casilla de la hoja para cada uno; todos los puntos que puedas.
# en: 2960ac28
title-bear_off = Sacar las fichas
# en: f3e761c1
card-bear_off = El final del backgammon para una persona: sus dos últimas fichas deben salir de su casa en un número dado de tiradas.
# en: 024156d7
title-liars_dice = El final del dado mentiroso
# en: d97bed6a
card-liars_dice = Uno o dos dados para cada uno, en secreto; las apuestas suben hasta que a alguien lo llaman mentiroso.
# en: 31219f74
title-pig = Pig
# en: 97caef5f
card-pig = Tira cuantas veces te atrevas; con un 1 se pierde el turno, y gana quien llega primero a la meta.
# en: cb2eb4e3
title-blackjack = Blackjack
# en: b7feca92
card-blackjack = Contra un crupier que se planta con 17, con mazos sin fin: pedir, plantarse o doblar con dos cartas; las parejas no se separan.
# en: 45c67a8e
title-craps = Craps
# en: 0bcc38be
card-craps = La línea de pase: 7 u 11 gana al momento, 2, 3 o 12 pierde; cualquier otra suma tiene que salir otra vez antes de un 7.
# en: 073e3ebd
title-nim = Nim
# en: 9d7c5f9b
card-nim = Toma cuantas quieras de un montón; gana quien toma la última.
# en: 5d3d7a22
title-goofspiel = Goofspiel
# en: 2df82560
card-goofspiel = Por cada premio ambos ofrecen una carta a la vez, cada una solo una vez; se lo lleva quien ofrece más, y nadie si hay empate.
# en: b15a0477
title-snakes_and_ladders = Serpientes y escaleras
# en: 03d65532
card-snakes_and_ladders = Una ficha, un dado, ninguna decisión; quien pasaría de 100 se queda donde está.
