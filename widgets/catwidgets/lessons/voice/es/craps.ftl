### Craps. Variables: { $total }, { $one } y { $other } sumas de dos dados, { $ways }, { $a } y { $b } de cuántas maneras salen, { $k }, { $less } y { $next } cuántas tiradas o penaltis, { $n } y { $rest } una probabilidad.

# en: 385cc183
craps-guide =
    .plan-1 = Por parejas, jugar diez partidas con dados de verdad o en la página, y apuntar las ganadas. Primera apuesta: ¿quién es favorito?
    .plan-2 = La primera tirada: contar las maneras de ganar enseguida.
    .plan-3 = Esperar un 7: ¿en qué tirada es más probable? Adivinar y después mirar las barras. La espera media.
    .plan-4 = El punto es 4: solo importan dos sumas. Después, la partida entera: el primer «Te toca».
    .plan-5 = Diez fichas, cien fichas: adivinar, después escribir la fórmula y ver la curva.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = En esta unidad nadie juega con dinero. La unidad muestra por qué al final siempre gana la banca.
    .say-2 = Las tiradas que no deciden nada se pueden olvidar: basta mirar las que deciden.
    .ask-1 = Después de diez tiradas sin un 7, ¿es ahora más probable el 7?
    .ask-2 = ¿Por qué el primer 7 es más probable en la primera tirada, si la espera media son seis?
    .ask-3 = ¿A quién le conviene que haya muchas fichas, al jugador o a la banca?
    .support = Que escriban las maneras de cada suma debajo de un cuadrado de 6 por 6, y que tachen las que no deciden nada.
    .extension = Alguien apuesta todas las fichas de golpe, o de una en una. ¿Cómo llega más veces de diez fichas a veinte? Compararlo con la fórmula de la ruina.
    .ticket-1 = Tu punto es 6. ¿Cuál es la probabilidad de que salga un 6 antes que un 7?
    .ticket-2 = 5/11
    .open-1 = Contra la banca, ¿es mejor el atrevimiento o la prudencia?
    .open-1-answer = El atrevimiento: una sola partida con todas las fichas se gana con 244/495 = 49,3 %, y diez fichas de una en una llegan a veinte solo con el 43,0 %. Cada partida más le da otra parte a la banca.
    .open-2 = ¿Hay una manera de apostar que gane a la banca?
    .open-2-answer = No. En cada partida se pierde de media un poco, y una suma de partidas así también pierde de media, se apueste como se apueste. Quien dobla la apuesta después de perder gana muchas veces y poco, y pierde pocas veces y todo.

# en: 1f846176
craps-say-roll = Tirar
# en: 83730c4c
craps-say-roll-tip = Tirar los dos dados
# en: 353756fe
craps-say-many = Jugar { $n } partidas
# en: a3365dc8
craps-say-many-tip = Jugar muchas partidas hasta el final
# en: 832eec90
craps-say-play-task = Primera tirada: 7 u 11 gana; 2, 3 o 12 pierde. Otra suma es tu punto: vuelve a sacarla antes que un 7.
# en: 70efbefc
craps-say-table = Craps
# en: c3d8b5d7
craps-say-no-game = Todavía no hay ninguna partida. Pulsa Tirar.
# en: 9aab878b
craps-say-ending = { $ended ->
    [win] Ganas
    [lose] Pierdes
   *[open] { $point } antes que 7
}
# en: 1d52fcc5
craps-say-score = { $games } { FORM($games, "partida", "partidas") }, { $won } { FORM($won, "ganada", "ganadas") }
# en: b7201539
craps-say-rolled = Ha salido { $totals }: { $ended ->
    [win] ganas
    [lose] pierdes
   *[open] { $point } antes que 7
}. Hasta ahora, { $score }.
# en: dbbe60ac
craps-say-wait-task = Mueve los controles deslizantes. ¿En qué tirada es más probable que salga por primera vez?
# en: 026f0bb0
craps-say-waiting = Cuándo sale una suma por primera vez
# en: 7dccd301
craps-say-a-roll = tirada
# en: eb363dcb
craps-say-within = { $ways } { FORM($ways, "manera", "maneras") } de 36: en { $rolls } { FORM($rolls, "tirada", "tiradas") } como mucho, con probabilidad { $percent }. La barra más alta: tirada { $most }.
# en: 5b9fede1
craps-say-ruin-task = Los dos lados empiezan con las mismas fichas. Pon menos.
# en: 787632ea
craps-say-craps = craps
# en: 173db269
craps-say-fair = moneda equilibrada
# en: 00473937
craps-say-ruin = Llevarse todas las fichas
# en: 686dbf7c
craps-say-coins = fichas por lado
# en: 2f4d0048
craps-say-chance = probabilidad
# en: 48db2195
craps-say-take-all = Con { $coins } { FORM($coins, "ficha", "fichas") } por lado, te lo llevas todo con probabilidad { $percent }.
# en: 8eedbd63
craps-controls =
    .ways_of_36 = maneras de 36
    .rolls = tiradas
    .coins = fichas

# en: 7bc37383
craps-fair = A la larga, ¿quién gana más partidas de craps, el jugador o la banca?
    .choices-player = El jugador
    .choices-house = La banca
    .choices-fair = Es justo
    .hint-1 = La primera tirada gana el doble de veces de las que pierde. Pero después pierde un 7, y el 7 es la suma más probable.
    .hint-2 = Es casi justo, pero no del todo. ¿A quién le conviene el 7 después de la primera tirada?
    .because = El jugador gana algo menos de la mitad de las partidas. Durante mucho tiempo parece justo.
# en: 55875e78
craps-at-once = ¿Cuál es la probabilidad de ganar en la primera tirada, con 7 u 11?
    .hint-1 = Eso es un 7. Con un 11 también se gana.
    .hint-2 = Las once sumas no son igual de probables. Cuenta maneras entre las 36.
    .hint-3 = Eso es un 11. Con un 7 también se gana.
    .hint-4 = Esa es la probabilidad de perder enseguida, con 2, 3 o 12.
    .because = Un 7 sale de seis maneras, y un 11, de dos: 8 de 36.
# en: e12bbadd
craps-first-seven = Tiras dos dados hasta que sale el primer 7. ¿En qué tirada es más probable que salga?
    .choices-first = En la primera
    .choices-sixth = En la sexta
    .choices-alike = En todas por igual
    .hint-1 = Para que el primer 7 salga en la sexta, antes tienen que fallar cinco tiradas.
    .hint-2 = Cada tirada tiene 1/6. Pero el primer 7 solo sale en la segunda si no salió en la primera.
    .because = En la primera, 1/6; en la segunda, 5/6 · 1/6; en la tercera, (5/6)^2 · 1/6: cada barra es más baja que la anterior.
# en: ccf18ae2
craps-wait = ¿Cuántas tiradas hacen falta de media hasta el primer 7, contando también esa?
    .hint-1 = Esa es la más probable. Pero muchas veces se tarda más, y algunas, mucho más.
    .hint-2 = Esos son los fallos de media. Cuenta también el 7.
    .hint-3 = Esa es la media de un dado. ¿Cuánto esperas?
    .hint-4 = Hay 36 maneras, y seis de ellas dan un 7.
    .because = Uno entre la probabilidad: 1 / (1/6). En 600 tiradas hay unos 100 sietes, uno cada seis.
# en: f2cc0290
craps-four = Tu punto es 4. ¿Cuál es la probabilidad de que salga un 4 antes que un 7?
    .hint-1 = Esa es solo la tirada siguiente. Puedes seguir hasta que salga un 4 o un 7.
    .hint-2 = ¿Sale un 4 tantas veces como un 7?
    .hint-3 = Tres maneras contra seis: de las nueve que deciden, ¿cuántas son un 4?
    .hint-4 = Esa es la probabilidad de que salga antes el 7.
    .because = Tres maneras para el 4 y seis para el 7. Las otras tiradas no deciden nada. 3 de 9.
# en: 824f8589
craps-pass-line = ¿Cuál es la probabilidad de ganar una partida de craps?
    .hint-1 = Esas son las partidas que se ganan con un punto. Suma las que se ganan enseguida.
    .hint-2 = Esas se ganan enseguida. Suma las que se ganan con un punto.
    .hint-3 = Es un poco menos. Da la fracción exacta.
    .because = 8/36 enseguida y, para cada punto, su probabilidad por la de que salga antes que el 7.
# en: 533e36b3
craps-ten-coins = Tú tienes diez fichas, y la banca, otras diez. Cada partida le cuesta una ficha a quien pierde. Se juega hasta que alguien tiene las veinte. ¿Con qué probabilidad, más o menos, ese alguien eres tú?
    .choices-49 = Un 49 %
    .choices-43 = Un 43 %
    .choices-25 = Un 25 %
    .choices-6 = Un 6 %
    .hint-1 = Eso es una partida. Una ventaja pequeña se va sumando en muchas partidas.
    .hint-2 = Todavía no es tan malo.
    .hint-3 = Todavía no es tan malo. Pero espera a que haya más fichas.
    .because = La banca ha ganado un poco en cada una de muchas partidas: 43,0 %.
# en: c47a503d
craps-hundred-coins = ¿Y con cien fichas cada lado?
    .choices-49 = Un 49 %
    .choices-43 = Un 43 %
    .choices-25 = Un 25 %
    .choices-6 = Un 6 %
    .hint-1 = Eso es una partida.
    .hint-2 = Así era con diez fichas. Con cien hacen falta muchas más partidas.
    .hint-3 = Es todavía menos.
    .because = 5,6 %. Perder entre ganar, 251/244, está elevado a cien.
# en: d67ac962
craps-reach = La probabilidad de llegar a una meta con algunas fichas, a ficha por partida.
    .because = Es la fórmula de arriba, con r = perder entre ganar.
# en: a8bd8b37
craps-exercise-1 = Dos dados. ¿Cuál es la probabilidad de que sumen { $total }?
    .level = Para empezar
    .hint-1 = Las once sumas no son igual de probables.
    .hint-2 = ¿Cuántos pares de caras suman { $total }?
    .hint-3 = Eso es un 7.
    .because = Cuenta los pares de caras, de los 36, que suman { $total }.
# en: 6a70aecd
craps-exercise-2 = Tiras dos dados hasta que suman { $total }. ¿Cuántas tiradas hacen falta de media?
    .level = Para empezar
    .hint-1 = Sería así con una manera de 36. ¿De cuántas maneras suman { $total }?
    .hint-2 = Esos son los fallos. Cuenta también la última tirada.
    .hint-3 = Uno entre la probabilidad: ¿qué probabilidad tiene la suma { $total }?
    .because = La probabilidad es { $ways }/36, y uno entre ella es la espera media.
# en: e9ddc178
craps-exercise-3 = Tiras dos dados hasta que sale el primer 7. ¿Cuál es la probabilidad de que salga exactamente en la tirada { $k }?
    .level = Principal
    .hint-1 = Eso es una tirada cualquiera. En las anteriores no puede salir un 7.
    .hint-2 = ¿Cuántas tiradas hay antes de la tirada { $k }?
    .hint-3 = Esos son los fallos. Ahora tiene que salir el 7.
    .hint-4 = Eso es un 7 en { $k } tiradas como mucho, no exactamente en esa.
    .because = Fallos: { $less }; después, un 7: (5/6)^{ $less } · 1/6.
# en: b9dbd7ef
craps-exercise-4 = Se tiran dos dados una y otra vez. ¿Cuál es la probabilidad de que sumen { $one } antes de sumar { $other }?
    .level = Principal
    .hint-1 = Esa es solo la tirada siguiente.
    .hint-2 = Cuenta las maneras: { $one } y { $other } no tienen las mismas.
    .hint-3 = Esa es la probabilidad de que { $other } salga antes.
    .because = Maneras de sumar { $one }: { $a }; de sumar { $other }: { $b }. Las otras tiradas no deciden nada: { $a } de { $a } + { $b }.
# en: 30208710
craps-exercise-5 = Fuera del juego: una portera detiene uno de cada { $n } penaltis, y cada uno es independiente de los demás. ¿Cuál es la probabilidad de que no detenga ninguno de los { $k } primeros?
    .level = Reto
    .hint-1 = Eso es detener { $k } seguidos.
    .hint-2 = Eso es detener al menos uno.
    .hint-3 = Eso es detener el primero exactamente en el número { $next }.
    .hint-4 = Las probabilidades de los fallos se multiplican, no se restan.
    .because = Cada uno entra con { $rest }/{ $n }: ({ $rest }/{ $n })^{ $k }. La espera hasta el primer éxito es geométrica.
