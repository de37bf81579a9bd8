### Empates. Variables: { $n } caras de un dado, { $pairs } pares, { $mine } y { $theirs } caras de los dados del ataque y de la defensa.

# en: 0d4671f0
ties-guide =
    .plan-1 = Por parejas, tirar dos dados de verdad veinte veces y contar quién gana. Todavía sin ordenador.
    .plan-2 = Todos adivinan quién gana más veces (primera apuesta). Contar manos para cada respuesta.
    .plan-3 = Contar los empates y luego los pares. Que rellenen en papel un cuadrado de 6 por 6 antes de ejecutar la celda.
    .plan-4 = «Te toca» 1 y 2: cambiar la regla y ver cómo cambia el tablero.
    .plan-5 = El control deslizante con más caras: ¿qué pasa con los empates?
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Antes de contar hay que decidir qué se cuenta: todas las maneras en que pueden caer los dos dados.
    .say-2 = Un 2 rojo y un 5 azul son una manera; un 5 rojo y un 2 azul, otra.
    .ask-1 = ¿Por qué 2 y 5 no es lo mismo que 5 y 2, pero 3 y 3 es un solo par?
    .ask-2 = ¿Quién saldría ganando si con empate se volviera a tirar?
    .ask-3 = ¿Qué tiene que cumplirse para todos los pares, para que podamos contarlos?
    .support = Usa dados de dos colores y haz que escriban cada tirada en la casilla de su par.
    .extension = Buscar una regla propia que sea casi justa, pero no del todo. ¿Cuál se acerca más?
    .ticket-1 = Dos dados de cuatro caras; el empate es de la defensa. ¿Cuál es la probabilidad de que gane el ataque?
    .ticket-2 = 6/16 = 3/8
    .open-1 = ¿Se te ocurre una regla para los empates que sea justa?
    .open-1-answer = Sí: volver a tirar hasta que no haya empate, o que decida una moneda. Entonces los dos ejércitos tienen la misma probabilidad.
    .open-2 = ¿Qué pasa con mil caras?
    .open-2-answer = Los empates son raros: un par de cada mil. El ataque se acerca a la mitad, pero nunca llega: 999/2000.

# en: 0167242d
ties-say-roll-task = Tira por los dos lados: gana el dado más alto, y el empate es de la defensa.
# en: 5306e345
ties-say-rolls = las tiradas
# en: 0eb96815
ties-say-roll = Tirar
# en: 75fe37fc
ties-say-roll-tip = Tirar un dado por cada lado
# en: c773bd50
ties-say-roll-twenty = Tirar 20 veces
# en: 7d16a7c6
ties-say-roll-twenty-tip = Tirar veinte veces y contar
# en: 516b8e4d
ties-say-square = { $a } contra { $d }: gana { $who ->
        [attacker] el ataque
       *[defender] la defensa
    }
# en: f544f2e8
ties-say-so-far = { $last }. Ganadas hasta ahora: ataque { $attackers }, defensa { $defenders }.
# en: befda6f8
ties-say-board-task = Haz clic en una casilla: pasa al otro lado.
# en: 57b5ad3d
ties-say-task = Mueve el control deslizante. ¿Qué pasa con los empates?
# en: 142f9c29
ties-say-board = Todos los pares de caras
# en: 2d763a22
ties-say-attacker = dado del ataque
# en: f83900cd
ties-say-defender = dado de la
# en: 3c1683a4
ties-say-defender-2 = defensa
# en: 6dad3c24
ties-say-a = A
# en: d52747db
ties-say-d = D
# en: 635fc823
ties-say-won = El ataque gana { $won } de { $sides } × { $sides } = { $pairs } pares. Eso es { $chance }, o { $percent }. { $sides } pares son empates, y el ataque gana { $ties } de ellos.
# en: 8cdb266b
ties-say-experiment = Un dado contra otro, veinte veces: ¿cuántas gana el ataque?
# en: f03562ae
ties-say-experiment-counts = ganadas por el ataque

# en: 671ff527
ties-controls =
    .sides = caras

# en: f5f4e079
ties-fair = El ataque tira un dado y la defensa otro. Gana el más alto, y el empate es de la defensa. ¿Quién gana más veces?
    .choices-attacker = El ataque
    .choices-defender = La defensa
    .choices-fair = Es justo
    .hint-1 = Piensa en los empates: ¿quién los gana?
    .hint-2 = Sería justo sin empates. Pero los dados empatan: ¿quién gana entonces?
    .because = Los dos dados son iguales. Así que solo los empates pueden marcar la diferencia, y la defensa los gana todos.
# en: b5701f0c
ties-how-many = Dos dados caen de 36 maneras. ¿En cuántas de ellas muestran los dos el mismo número?
    .hint-1 = ¿Cuáles son? Los dos pueden mostrar 1, o 2, o…
    .hint-2 = Un par como 3 y 3 es una manera, no dos.
    .hint-3 = Esas son todas las maneras.
    .hint-4 = Esas son las maneras sin empate.
    .because = 1 y 1, 2 y 2, y así hasta 6 y 6.
# en: 117ee3cf
ties-one-against-one = Entonces, ¿cuál es la probabilidad de que gane el ataque?
    .hint-1 = Sería así sin empates. Pero algunos pares son empates, y esos los gana la defensa.
    .hint-2 = Esa es la probabilidad de empate.
    .hint-3 = Esa es la probabilidad de que no haya empate.
    .hint-4 = Esa es la probabilidad de que gane la defensa.
    .because = 36 pares menos 6 empates son 30. En la mitad el ataque es más alto: 15 de 36.
# en: e7923fa8
ties-to-the-attacker = Cambia la regla: ahora el ataque gana los empates. ¿En cuántos de los 36 pares gana el ataque?
    .hint-1 = Esa es la cuenta sin los empates; ahora suma los empates.
    .hint-2 = Solo sin empates sería mitad y mitad.
    .hint-3 = Esos son solo los empates.
    .because = Los seis empates cambian de lado: 15 + 6.
# en: 991cf4ce
ties-pairs-two-higher = Ahora el ataque gana solo si su dado es al menos 2 más alto: 5 gana a 3, pero 5 no gana a 4. ¿En cuántos de los 36 pares gana el ataque?
    .hint-1 = Así es si basta con 1 más. ¿Qué pares se pierden ahora?
    .hint-2 = En la mitad de esos pares el dado más alto es el de la defensa.
    .hint-3 = Esos son los pares en que el ataque es exactamente 1 más alto.
    .because = De los 15 pares con el ataque más alto, 5 lo son solo por 1: 15 − 5.
# en: b5ffe9ff
ties-two-higher = El ataque gana solo si su dado es al menos 2 más alto.
    .because = El límite se aleja una casilla de los empates.
# en: 0a54d481
ties-many-sides = Tira dados de 20 caras. El empate sigue siendo de la defensa. ¿Cuál es la probabilidad de que gane el ataque?
    .hint-1 = Así era con seis caras.
    .hint-2 = Casi. Pero todavía hay 20 empates entre 400 pares.
    .hint-3 = Esa es la probabilidad de empate.
    .hint-4 = Esa es la probabilidad de que gane la defensa.
    .because = 400 pares menos 20 empates son 380, y la mitad son 190. 190 de 400.
# en: d26c6adc
ties-exercise-1 = Dos dados de { $n } caras. El empate es de la defensa. ¿Cuál es la probabilidad de que gane el ataque?
    .level = Para empezar
    .hint-1 = Sería así sin empates.
    .hint-2 = Esa es la probabilidad de empate.
    .hint-3 = Esa es la probabilidad de que gane la defensa.
    .because = { $pairs } pares, menos { $n } empates, y la mitad del resto.
# en: 20ac4bb6
ties-exercise-2 = Dos dados de { $n } caras. ¿En cuántos pares muestran números distintos?
    .level = Para empezar
    .hint-1 = Esos son los pares con el mismo número.
    .hint-2 = Esos son todos los pares.
    .hint-3 = Un 2 y un 4 es un par; un 4 y un 2, otro.
    .because = { $pairs } pares, menos { $n } con el mismo número.
# en: ae930282
ties-exercise-3 = El ataque tira un dado de { $mine } caras; la defensa, uno de { $theirs }. El empate es de la defensa. ¿Cuál es la probabilidad de que gane el ataque?
    .level = Principal
    .hint-1 = Los dados son distintos. ¿Quién tiene las caras más altas?
    .hint-2 = Las caras no se pueden repartir así. Dibuja el tablero y cuenta casillas.
    .because = Dibuja un tablero de { $mine } columnas y { $theirs } filas y cuenta las casillas en que el ataque es más alto.
# en: 2fcec09f
ties-exercise-4 = Hay { $n } trenes, uno cada diez minutos. Una amiga toma uno al azar, y tú también. Quien llega primero espera. ¿Cuál es la probabilidad de que esperes al menos 20 minutos?
    .level = Principal
    .hint-1 = Ahí cuentas también las esperas de diez minutos.
    .hint-2 = Ahí cuentas también los pares en que espera tu amiga.
    .hint-3 = Dibuja un tablero con tus trenes y los suyos y cuenta casillas.
    .because = Hay { $pairs } pares de trenes. En { $good } de ellos el suyo pasa al menos dos trenes después.
# en: ab4aec31
ties-exercise-5 = Dos dados de { $n } caras. Si hay empate, se tira una vez más. El segundo empate es de la defensa. ¿Cuál es la probabilidad de que gane el ataque?
    .level = Reto
    .hint-1 = Esa es la probabilidad de ganar enseguida. ¿Qué puede pasar después de un empate?
    .hint-2 = Sería así si con cada empate se volviera a tirar, sin límite. Pero el segundo empate es de la defensa.
    .because = La probabilidad de ganar enseguida, más la de empatar multiplicada por la de ganar después.
