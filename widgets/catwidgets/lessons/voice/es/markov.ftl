### Una batalla como cadena de Márkov.

# en: e2928749
markov-note =
    .words-1 = cadena de Márkov, estados transitorios y absorbentes
    .words-2 = matriz de transición, matriz fundamental
    .words-3 = recursión, número esperado de pasos
    .words-4 = distribución, simulación, intervalo
    .words-5 = parada óptima
    .tips-1 = Las partes 1 a 3 no necesitan matrices y son una clase completa; la 4 es para quien conoce el producto de matrices.
    .tips-2 = Pedir las apuestas antes de mover el control deslizante.
    .tips-3 = Decir cada vez cómo se cuentan los cubos. Las tablas publicadas suelen dejar fuera el cubo que se tiene que quedar.
    .tips-4 = Una batalla con otros dados, o una cadena con una regla para retirarse a tiempo, es un buen proyecto.
# en: ed4615e1
markov-three-against-one = Tres cubos atacan a uno: dos pueden tirar, uno se tiene que quedar. Luchan hasta el final. ¿Con qué probabilidad conquistan?
    .hint-1 = Eso es solo la primera tirada. Si se pierde, quedan dos cubos, y pueden seguir.
    .hint-2 = Eso son dos cubos contra uno.
    .hint-3 = Eso son cuatro cubos contra uno; de tres solo pueden tirar dos.
    .because = 125/216 por la primera tirada, y 91/216 × 5/12 por una segunda.
# en: 3f893416
markov-four-against-two = Cuatro cubos atacan a dos, contados todos, y luchan hasta el final. ¿Con qué probabilidad conquistan?
    .hint-1 = Eso es solo la primera tirada; la mayoría de las batallas necesitan más de una.
    .hint-2 = Eso son cinco contra dos: aquí solo se pueden perder tres de los cuatro.
    .hint-3 = Eso son tres contra dos.
    .hint-4 = El ataque tiene el tercer dado en la primera tirada, y se nota.
    .because = 6.610.505 de 10.077.696.
# en: 732007d3
markov-rolls = Otra vez cuatro contra dos. ¿Cuántas tiradas dura de media la batalla?
    .hint-1 = Muchas veces sí, pero algunas batallas duran tres tiradas o más, y otras, solo una.
    .hint-2 = Tantas son posibles, pero pocas batallas llegan a ellas.
    .hint-3 = En una tirada, la defensa pierde los dos cubos con una probabilidad de solo el 37 %.
    .because = Cada posición cuenta según las veces que se pasa de media por ella, y esos números se suman.
# en: 2edaa237
markov-losses = Cuatro contra dos, hasta el final. ¿Quién pierde más cubos de media?
    .choices-defender = La defensa
    .choices-attacker = El ataque
    .choices-both = Los dos lo mismo
    .hint-1 = El ataque tiene más cubos que perder, pero no los pierde tan a menudo.
    .hint-2 = Están muy cerca, pero no son iguales.
    .because = 1,4379 cubos contra 1,4064.
# en: 1670c51e
markov-fewer-dice = Quieres conquistar. ¿Hay alguna posición en la que convenga tirar menos dados de los que puedes?
    .choices-never = No, nunca
    .choices-sometimes = Sí, a veces
    .hint-1 = Con menos dados se arriesgan menos cubos en una tirada, pero también se gana menos veces.
    .because = Comprobado en todas las posiciones hasta 12 contra 12, para los dos lados: lo mejor es siempre tirar todos los dados.
# en: e6273d2f
markov-march = Diez cubos salen a conquistar tres barrios seguidos, ocupados por 2, 1 y 3. En cada uno que cae se queda un cubo. ¿Con qué probabilidad conquistan los tres?
    .hint-1 = Eso es una batalla contra seis; aquí se queda atrás un cubo después de cada conquista.
    .hint-2 = Eso es la última batalla con los diez cubos todavía ahí.
    .hint-3 = Esos son los dos primeros.
    .because = Lo que queda del montón lucha en cada batalla siguiente, menos el cubo que se queda atrás.

# en: 3d4942b2
markov-say-against = { $a } contra { $d }
# en: 7ef40b7c
markov-say-from = Desde { $a } contra { $d }
# en: 2f4fa641
markov-say-leads-to = una tirada lleva a
# en: 3fc61924
markov-say-chance = probabilidad
# en: 8c45c7a7
markov-say-percent = porcentaje
# en: 34ff8d7e
markov-say-chain-task = Mueve el último control deslizante y mira por dónde corre la probabilidad.
# en: 3229ae6b
markov-say-states = Estados de una batalla
# en: af714c30
markov-say-attackers-left = cubos del ataque
# en: bf2573ce
markov-say-defenders = cubos de la defensa
# en: 9b0dcfdd
markov-say-where = Dónde puede estar la batalla
# en: 9d78b26b
markov-say-state = estado
# en: 313f5303
markov-say-flow = Después de { $rolls } { FORM($rolls, "tirada", "tiradas") }: conquistado, { $captured }; resiste, { $held }; se sigue luchando, { $fighting }. Las flechas muestran la tirada siguiente desde el estado más probable.
# en: 590c05b6
markov-say-captured-with = { $a } contra { $d }, conquista con probabilidad { $chance }
# en: 94e5c94c
markov-say-left-over = cubos que quedan: + ataque, − defensa
# en: 3ebf5931
markov-say-battles = batallas
# en: 873afc5c
markov-say-march = { $cubes } cubos contra { $first }, { $second }, { $third } y { $fourth }
# en: 66eb88e2
markov-say-taken = barrios conquistados
# en: 85afca1e
markov-say-these = estos dados
# en: 2b38282d
markov-say-usual = los habituales
# en: cf1bfa4a
markov-say-five = Conquistar contra cinco cubos
# en: 3438850c
markov-say-attackers = cubos de ataque, contados todos
# en: ffb36d92
markov-say-capture = probabilidad
# en: 7b997112
markov-controls =
    .attackers = ataque
    .defenders = defensa
    .rolls = tiradas
    .stop_when_left = parar cuando queden
    .cubes = cubos
    .first = primero
    .second = segundo
    .third = tercero
    .fourth = cuarto
    .sides = caras
    .attack_dice = dados de ataque
    .defend_dice = dados de defensa
    .ties = empates
