### Cómo se llaman las unidades, de qué tratan y su pregunta: el índice.

# en: 97b03c5e
ties-unit =
    .title = Empates
    .concept = espacio muestral
    .game = Empire
    .hook = Un dado contra otro, y el empate es de quien defiende. ¿Es justo?
# en: 9f6a46d5
twenty-rolls-unit =
    .title = Veinte tiradas
    .concept = variabilidad, y cómo se estabilizan las frecuencias relativas
    .game = Empire
    .hook = Tira veinte veces para ver quién gana. ¿Cuántas veces te engañan las tiradas?
# en: 615517e3
next-door-unit =
    .title = Al lado
    .concept = par e impar
    .game = Cat Cab Crew
    .hook = El pasajero está al lado y tienes exactamente cuatro pasos. ¿Puedes llegar?
# en: 868bb964
reroll-for-seven-unit =
    .title = En busca del siete
    .concept = independencia
    .game = Cat Cab Crew
    .hook = Necesitas 7 con dos dados. ¿Vuelves a tirar uno o los dos?
# en: 33352dbe
patient-die-unit =
    .title = El dado paciente
    .concept = valor esperado
    .game = Cat Cab Crew
    .hook = Tu dado muestra un 4. ¿Volverías a tirarlo?
# en: 620e2870
jam-unit =
    .title = Atasco
    .concept = búsqueda en anchura y luego la de Dijkstra
    .game = Taxi Derby
    .hook = El centro está atascado. ¿El camino más corto sigue siendo el más rápido?
# en: 0fc8545f
walls-unit =
    .title = Muros
    .concept = corte mínimo
    .game = Washi Cat
    .hook = Un gato con tres salidas. ¿Cuántos ladrillos hacen falta como mínimo para que no llegue a casa?
# en: a96094df
jammed-rows-unit =
    .title = Aparcar
    .concept = casos que no son igual de probables, recursión
    .game = Washi Cat
    .hook = De 35 maneras de poner tres peces en siete columnas, solo una vale. ¿La probabilidad es 1/35?
# en: a445d3f2
speeding-unit =
    .title = Exceso de velocidad
    .concept = punto de equilibrio
    .game = Taxi Derby
    .hook = Cobras $5 si corres de más, $3 si no, y una multa cuesta $3. ¿Qué riesgo compensa?
# en: c964f575
one-die-unit =
    .title = Un dado o tres
    .concept = varianza, distribuciones con la misma media
    .game = Taxi Derby
    .hook = Un dado por tres, o tres dados: ¿qué prefieres que te persiga?
# en: 2fe80ca1
both-masks-unit =
    .title = Las dos máscaras
    .concept = combinaciones
    .game = Meow Meow Daifugō
    .hook = Cada máscara es tuya con probabilidad 1/4. ¿Las dos con probabilidad 1/16?
# en: 67a6292b
a-pass-speaks-unit =
    .title = Pasar dice algo
    .concept = probabilidad condicionada, teorema de Bayes
    .game = Meow Meow Daifugō
    .hook = Kuro pasa. ¿Qué dice eso de la carta que no le habría servido?
# en: 7194305b
best-question-unit =
    .title = La mejor pregunta
    .concept = información, entropía
    .game = Meow Meow Daifugō
    .hook = Puedes hacerle una pregunta a Kuro. ¿Cuál dice más sobre su mano?
# en: df79e6a4
perfect-driver-unit =
    .title = El taxista perfecto
    .concept = programación dinámica, un proceso de decisión de Márkov
    .game = Cat Cab Crew
    .hook = Dos dados en blanco, tres maldiciones. ¿Tiras uno o los dos?
# en: 981935ba
equal-armies-unit =
    .title = Ejércitos iguales
    .concept = cadenas de Márkov absorbentes
    .game = Empire
    .hook = Once cubos atacan a once. ¿Quién es favorito?
# en: 39837b16
solved-unit =
    .title = Resuelto
    .concept = minimax y demostración
    .game = Washi Cat
    .hook = Dos gatos juegan a la perfección. ¿Quién gana, y cómo se puede saber?
# en: 6cf22f21
starting-unit =
    .title = ¿Ayuda empezar?
    .concept = intervalos de confianza, un contraste de hipótesis
    .game = Cat Cab Crew, Meow Meow Daifugō
    .hook = Se juegan diez mil partidas. ¿Hasta qué punto puedes estar seguro?
# en: 8cbacd8a
liars-dice-unit =
    .title = Dados mentirosos
    .concept = distribución binomial
    .game = Dados mentirosos
    .hook = Diez dados, cinco ocultos. Lea apuesta: al menos tres cuatros en total. ¿Lo crees?
# en: b1158bd2
craps-unit =
    .title = Craps
    .concept = distribución geométrica, ruina del jugador
    .game = Craps
    .hook = Dos dados, un jugador, una banca. ¿Quién gana al final si alguien juega toda la noche?
# en: 6e85d7da
either-or-unit =
    .title = O lo uno o lo otro
    .concept = diagrama de Venn, tabla de doble entrada, suceso contrario
    .game = Meow Meow Daifugō
    .hook = ¿Cuántas cartas son pares o altas? No basta con sumar: algunas son las dos cosas.
# en: fc9d72c5
snakes-and-ladders-unit =
    .title = Serpientes y escaleras
    .concept = cadenas de Márkov a la larga
    .game = Serpientes y escaleras
    .hook = Aquí nadie decide nada. ¿Cuánto dura una partida y qué escalera importa más?
# en: 82b71768
bluff-unit =
    .title = Farol
    .concept = estrategias mixtas
    .game = Póquer de Kuhn
    .hook = Quien nunca va de farol no gana nada, y quien siempre va de farol tampoco. ¿Cada cuánto conviene hacerlo?
# en: f1a357c5
sums-unit =
    .title = Sumas
    .concept = hacia la distribución normal
    .game = Dados
    .hook = Un dado, dos, diez: ¿qué forma tienen las sumas? ¿Y si son dados raros?
# en: 5c0702a2
same-luck-unit =
    .title = La misma suerte
    .concept = pruebas justas, datos pareados
    .game = Dados
    .hook = Alguien cambia una regla. ¿Ayuda o fue suerte? Hay un truco que vale por cinco veces más pruebas.
# en: 86e6801d
maybe-a-bluff-unit =
    .title = ¿Y si es un farol?
    .concept = a priori, verosimilitud, a posteriori
    .game = Meow Meow Daifugō
    .hook = Kuro pasa, pero quizá se está guardando una carta. ¿Qué probabilidad hay de que hubiera podido jugar?
