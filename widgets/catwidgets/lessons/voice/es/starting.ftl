### ¿Ayuda empezar? Variables: { $won } y { $lost } partidas ganadas y perdidas de { $games }, o un tanto por ciento, { $side }, { $points } puntos porcentuales, { $low } y { $high } los extremos de un intervalo, { $right } respuestas correctas de { $n }, { $ways } maneras.

# en: 110fc7ac
starting-guide =
    .plan-1 = Por parejas, jugar diez duelos: se tiran dos dados por turnos, y gana quien saca primero un 7. ¿Quién empezó y quién ganó? Primera apuesta.
    .plan-2 = La celda de la idea y cien clases. ¿Qué cambia con más partidas y qué no?
    .plan-3 = ¿Qué anchura tiene? Dos apuestas y «Te toca» 1. Después: ¿qué dice el 95 %?
    .plan-4 = Un contraste: la moneda que no sabe quién empieza. «Te toca» 2 y el dibujo.
    .plan-5 = Partidas de verdad: Cat Cab Crew con 1000 y con 10.000, y la falsa alarma de Daifugō.
    .plan-6 = Veinte contrastes. Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = La verdad no se mueve. Lo que salta es tu intervalo.
    .say-2 = No ver una diferencia no es lo mismo que ver que no la hay.
    .ask-1 = ¿Qué pasaría si la misma clase jugara otras cien partidas?
    .ask-2 = ¿Por qué ninguna clase puede saber si su intervalo es uno de los cinco que fallan?
    .ask-3 = ¿Quién diría «empezar ayuda» con siete victorias de diez? ¿Cada cuánto haría lo mismo una moneda?
    .support = Que cada persona lance una moneda diez veces, y poner todos los resultados de la clase en una recta en la pizarra.
    .extension = ¿Con cuántas partidas se ve casi siempre un 51 % verdadero? Probarlo con catlib.bench.until_narrow.
    .ticket-1 = Quien empieza gana 60 de 100 partidas. ¿Está la mitad dentro del intervalo del 95 %?
    .ticket-2 = No: 1,96 · √(0,6 · 0,4/100) = 0,096, así que va del 50,4 % al 69,6 %.
    .open-1 = ¿Dirías a los autores del juego que lo cambien?
    .open-1-answer = El intervalo dice que empezar ayuda, y también lo poco que ayuda: unas dos partidas de cada cien. Si eso es demasiado no es una pregunta de matemáticas.
    .open-2 = ¿Y si dejamos de jugar en cuanto la mitad queda fuera del intervalo?
    .open-2-answer = Entonces hay muchas más falsas alarmas: quien mira después de cada partida encuentra una tarde o temprano. Hay que fijar antes el número de partidas, o usar un intervalo que se pueda mirar en cualquier momento.

# en: 8bacf939
starting-say-experiment = Veinte duelos a 7, por turnos: ¿cuántos gana quien empieza?
# en: 32a9408b
starting-say-experiment-counts = ganados por quien empieza
# en: 74098097
starting-say-roll-task = Dos personas juegan diez partidas, y empezar no cambia nada. ¿Cada cuánto gana una de las dos siete o más?
# en: 7213b0f9
starting-say-rolls = tardes
# en: d0fbf67b
starting-say-roll = Diez partidas
# en: 9b677493
starting-say-roll-tip = Jugar diez partidas
# en: 0a32a050
starting-say-roll-twenty = Diez tardes
# en: c29a3e7f
starting-say-roll-twenty-tip = Jugar diez partidas diez tardes, y contar
# en: b7e0ad93
starting-say-evenings = Tardes de diez partidas
# en: 3fd80b71
starting-say-so-far = { $won } a { $lost }. De { $n } { FORM($n, "tarde", "tardes") }, alguien ganó siete o más en { $seven }.
# en: acd956e7
starting-say-games = { $written } { FORM($n, "partida", "partidas") }
# en: 58ceb609
starting-say-no-ends = { $name } debería dar el extremo de abajo y el de arriba, y da { $found }
# en: 1e1ed631
starting-say-task = Cada línea es el intervalo de una clase. ¿Cuántos no aciertan?
# en: e1ac502c
starting-say-classes = Los intervalos de cien clases
# en: 9e0524ca
starting-say-held = { $classes } clases juegan { $games } partidas cada una. { $held } { FORM($held, "intervalo contiene", "intervalos contienen") } el { $truth } verdadero y { $missed } { FORM($missed, "falla", "fallan") }. { $sure } { FORM($sure, "está", "están") } por entero por encima de la mitad.
# en: b329d158
starting-say-intervals = Intervalos
# en: 8d4be6d2
starting-say-won = ganadas por quien empieza
# en: 0a332e75
starting-say-low = extremo de abajo
# en: ac441488
starting-say-high = extremo de arriba
# en: bb42fde0
starting-say-legend = continua: verdad; a trazos: mitad; gruesa: fallo
# en: 8d147610
starting-say-coins-task = ¿Es más que azar?
# en: 3b11fac3
starting-say-coins = { $games } { FORM($games, "partida", "partidas") } en las que empezar no importa
# en: 473c8dbe
starting-say-by-chance = { $title }: quien empieza gana { $won } de { $games }. Solo por azar queda así de lejos de la mitad, o más, con probabilidad { $percent }.
# en: 3c2b1492
starting-say-ways = Son { $ways } de 2^{ $games } = { $all } maneras.
# en: ff9e8113
starting-say-chance = probabilidad
# en: a0352f6f
starting-controls =
    .each_class_plays = cada clase juega
    .games = partidas
    .won_by_the_first = gana quien empieza

# en: 334ad2b4
starting-p-value = La probabilidad de que una moneda equilibrada, lanzada tantas veces, quede igual de lejos de la mitad, o más.
    .because = Suma las probabilidades de todos los resultados que están al menos igual de lejos de la mitad, por los dos lados.
# en: f8948dff
starting-ten-games = Dos taxistas son igual de buenos y empezar no cambia nada. Juegan diez partidas. ¿Cuál es la probabilidad de que uno de los dos, da igual cuál, gane siete o más?
    .hint-1 = Esa es la de uno de los dos. También puede ser el otro.
    .hint-2 = Esa es la de exactamente siete de diez, para uno o para el otro. Ocho, nueve y diez también cuentan.
    .hint-3 = Esa es la de exactamente siete para uno de los dos. Ocho, nueve y diez también cuentan, y el otro también.
    .hint-4 = Esa es la parte de las partidas. ¿Qué probabilidad tiene una parte así?
    .because = 2 · (120 + 45 + 10 + 1) de 1024. Así que siete de diez no dice casi nada.
# en: 08685f15
starting-half-as-wide = ¿Por cuánto hay que multiplicar el número de partidas para que el intervalo sea la mitad de ancho?
    .hint-1 = Las partidas están dentro de una raíz. ¿Qué número tiene raíz 2?
    .hint-2 = Las partidas están dentro de una raíz. ¿Qué número tiene raíz 2?
    .hint-3 = Así sería la cuarta parte de ancho.
    .hint-4 = Con más partidas se estrecha.
    .because = En la desviación típica, la raíz del número de partidas está en el denominador: √4 = 2.
# en: 61736605
starting-ten-thousand = Una clase juega 10.000 partidas, y quien empieza gana 5000. ¿Hasta dónde llega el intervalo por cada lado, en puntos porcentuales?
    .hint-1 = Eso es una desviación típica. El intervalo toma 1,96.
    .hint-2 = Eso son los dos lados juntos.
    .hint-3 = Divide la desviación típica de una partida entre la raíz de 10.000, que es 100.
    .because = 1,96 · √(½ · ½ / 10.000) = 1,96 · 0,005. Así que diez mil partidas solo dan ±0,98 puntos.
# en: 032dffa8
starting-meaning = De tus partidas sale un intervalo del 95 %. ¿Qué dice ese 95 %?
    .choices-catches = De 100 intervalos así, unos 95 contienen la probabilidad verdadera
    .choices-inside = Quien empieza gana 95 de 100 partidas
    .choices-mine = Mi intervalo contiene la probabilidad verdadera con probabilidad 95 %
    .choices-games-in = La probabilidad verdadera está en el centro del intervalo
    .hint-1 = El intervalo habla de la probabilidad de ganar, no de partidas sueltas.
    .hint-2 = La verdad no se mueve: tu intervalo la contiene o no. ¿Qué cambia de una clase a otra?
    .hint-3 = Mira el dibujo: la línea continua está muchas veces cerca de un extremo.
    .because = La verdad no se mueve; los que saltan son los intervalos. 95 de cada 100 la atrapan, y no puedes saber si el tuyo es uno de ellos. Así que el 95 % es del método, no de un intervalo.
# en: c13ef45d
starting-p-value-says = Alguien cuenta partidas y obtiene un valor p del 1 %. ¿Qué dice?
    .choices-coin = Un juego justo quedaría así de lejos de la mitad, o más, en 1 de cada 100 casos
    .choices-fair = La probabilidad de que empezar no importe es del 1 %
    .choices-little = Empezar ayuda un 1 %
    .hint-1 = El valor p da por supuesto que empezar no importa. No puede decir qué probabilidad tiene eso.
    .hint-2 = No dice cuánto ayuda empezar. Dice lo raro que es que pase algo así solo por suerte.
    .because = Parte de «empezar no importa» y pregunta qué pasa entonces. Para darle la vuelta habría que saber qué probabilidad tenía eso antes: es el teorema de Bayes.
# en: 12de2c42
starting-half-a-point = ¿Con cuántas partidas es el intervalo de ±0,5 puntos porcentuales, si quien empieza gana más o menos la mitad?
    .hint-1 = Para la mitad de ancho hacen falta cuatro veces más, no el doble.
    .hint-2 = Casi. Resuelve 1,96 · 0,5/√n = 0,005.
    .hint-3 = Con esas es de ±0,98.
    .hint-4 = Esa es la raíz del número de partidas.
    .because = 1,96 · 0,5/√n = 0,005, así que √n = 196.
# en: 6e9f6d06
starting-cab = Diez mil partidas de Cat Cab Crew, con dos taxistas de las mismas costumbres. ¿Qué dicen?
    .choices-helps = Empezar ayuda
    .choices-harms = Empezar perjudica
    .choices-open = Con diez mil partidas no se puede decir
    .hint-1 = Ejecuta la celda siguiente y mira a qué lado de la mitad está el intervalo.
    .hint-2 = Dan ±1 punto. Ejecuta la celda siguiente y mira si el intervalo contiene la mitad.
    .because = Quien empieza gana unas 52 de cada 100 partidas, y todo el intervalo está por encima de la mitad.
# en: 260f39c0
starting-twenty-tests = Veinte clases examinan un juego justo. El intervalo de cada una falla en 1 de cada 20 casos. ¿Cuál es la probabilidad de que falle al menos uno?
    .hint-1 = Esa es la de una clase. Y son veinte.
    .hint-2 = 20 · 1/20 es cuántos fallan de media.
    .hint-3 = Esa es la probabilidad de que no falle ninguno.
    .because = 1 − (19/20)²⁰. Quien busca muchas veces siempre encuentra algo.
# en: e77abe4e
starting-exercise-1 = Un gato gana { $won } de { $games } partidas. ¿Hasta dónde llega el intervalo del 95 % por cada lado, en puntos porcentuales?
    .level = Para empezar
    .hint-1 = Las partidas están dentro de una raíz.
    .because = 1,96 · √({ $won }/{ $games } · { $lost }/{ $games } / { $games }).
# en: 3a889f49
starting-exercise-2 = Un gato gana el { $won } % de sus partidas. El intervalo del 95 % es, en puntos porcentuales, de { $won } ± { $side }. ¿Qué dice?
    .level = Para empezar
    .choices-above = Todo el intervalo está por encima de la mitad
    .choices-open = La mitad está dentro del intervalo
    .choices-sure = Es seguro que el gato ganará a la larga más de la mitad
    .hint-1 = Empieza en { $won } − { $side } = { $low } %. ¿Es más que 50?
    .hint-2 = Empieza en { $won } − { $side } = { $low } %. ¿Es menos que 50?
    .hint-3 = De cada veinte intervalos, uno no acierta. Con él no hay nada seguro.
    .because = Va del { $low } al { $high } %.
# en: a8318e29
starting-exercise-3 = ¿Cuántas partidas bastan para ±{ $points } puntos porcentuales, si un lado gana más o menos la mitad?
    .level = Principal
    .hint-1 = Esa es la raíz del número de partidas.
    .because = √n = 98/{ $points }.
# en: 721dcf5c
starting-exercise-4 = En un concurso, 100 personas responden sí o no al azar a { $n } preguntas. Nadie sabe nada. Las cinco mejores aciertan { $right } cada una. En un segundo concurso responden al azar a otras { $n } preguntas. ¿Cuántas aciertan de media?
    .level = Principal
    .hint-1 = No sabían más: tuvieron suerte. ¿La suerte se queda?
    .hint-2 = Su ventaja no era saber, así que no queda nada de ella.
    .hint-3 = La suerte tampoco se da la vuelta. No tiene memoria.
    .hint-4 = ¿Saben ahora algo más que antes?
    .because = Quien responde al azar acierta la mitad, sea quien sea. Así que los mejores vuelven a la media. Se llama regresión a la media.
# en: 380f33ce
starting-exercise-5 = Quien empieza gana { $won } de { $games } partidas. Si empezar no importa, ¿cuál es la probabilidad de un resultado igual de lejos de la mitad, o más, por cualquiera de los dos lados?
    .level = Reto
    .hint-1 = ¿De cuántas maneras sale ese resultado, y de cuántas otro que está más lejos?
    .hint-2 = Cuenta las maneras que están igual de lejos de la mitad, o más.
    .because = { $lost } o menos, y { $won } o más, de las { $ways } maneras en que pueden acabar las partidas.
