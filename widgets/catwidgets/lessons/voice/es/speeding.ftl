### Exceso de velocidad. Variables: { $fare } lo que se cobra, { $ticket } lo que cuesta una multa, { $quarter } cuartos de una probabilidad, { $fast } y { $slow } lo que da correr de más y lo que da ir despacio, { $gain } lo que se gana al correr de más, { $other } lo que paga otro pasajero, { $price } y { $premium } precio y seguro de una bicicleta, { $n } una de cada n.

# en: 40e1ed86
speeding-guide =
    .plan-1 = En parejas, diez viajes con una moneda: cara es una multa. Luego en la pantalla. ¿Quién ganó más, el rápido o el lento?
    .plan-2 = Primera estimación: ¿cuánto vale correr de más?
    .plan-3 = El punto de equilibrio: adivinar, el dibujo y la ecuación en la pizarra.
    .plan-4 = La cartera vacía: estimar. Hablar de ello: ¿quién puede permitirse menos una multa?
    .plan-5 = Aparcar sin pagar: estimar. ¿Qué otras multas funcionan así?
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = No preguntamos si está bien correr de más. En la vida real mata. En el juego cuesta dólares.
    .say-2 = Un turno vale lo que da de media, como si lo hicieras mil veces.
    .ask-1 = ¿Qué se gana al correr de más? ¿Qué quita una multa?
    .ask-2 = ¿Con qué cambio bajaría más deprisa la línea de correr de más?
    .ask-3 = ¿Por qué la misma multa le sale más cara a quien tiene la cartera vacía?
    .support = Pide que hagan una tabla: riesgo 0, 1/4, 1/2, 3/4, 1, y lo que queda de media.
    .extension = Una multa que es una parte de lo cobrado: ¿hasta qué riesgo compensa entonces correr de más?
    .ticket-1 = Correr de más da $6; ir despacio, $4; una multa cuesta $8. ¿Hasta qué riesgo compensa?
    .ticket-2 = 2/8 = 1/4
    .open-1 = ¿Cuánto tendría que costar una multa para que nadie corriera de más?
    .open-1-answer = Depende del riesgo: más que la ganancia dividida entre el riesgo. Con un riesgo de 1/4, para una ganancia de 2 hacen falta más de $8.
    .open-2 = ¿Es justa la misma multa para todos?
    .open-2-answer = Es cuestión de opinión. La multa les quita a todos los mismos dólares, pero quien no puede pagar pierde más. En algunos países las multas dependen de los ingresos.

# en: 9ca3ecc4
speeding-say-speed = Correr de más
# en: b2579107
speeding-say-speed-tip = Pasarse del límite
# en: 6ed2f303
speeding-say-keep = Ir despacio
# en: e9f0cde3
speeding-say-keep-tip = Respetar el límite
# en: ac4bd151
speeding-say-play-task = Haz diez viajes. Si corres de más, te pillan la mitad de las veces. ¿Con qué ganas más?
# en: 94018076
speeding-say-hurry = Un taxi con prisa
# en: 09be0306
speeding-say-a-ticket = Te han pillado: −{ $ticket } $
# en: 40fef2d2
speeding-say-so-far = Corriendo de más: { $fast } { FORM($fast, "viaje", "viajes") }, { $caught } con multa, ${ $dollars }. Despacio: { $slow } { FORM($slow, "viaje", "viajes") }, ${ $slow_dollars }.
# en: 6d794dcd
speeding-say-task = Mueve los controles deslizantes. ¿Dónde se cruzan las líneas?
# en: 01d917f7
speeding-say-speeding = correr de más
# en: d74d69ea
speeding-say-slow-way = ir despacio
# en: dc26bc26
speeding-say-or-not = ¿Correr de más?
# en: 5d30ff96
speeding-say-chance = probabilidad de multa
# en: fd853286
speeding-say-dollars = dólares de media
# en: 6c796f01
speeding-say-worth = Correr de más vale ${ $first } sin multa y ${ $last } con ella.
# en: 91d9aace
speeding-say-gains = Se ganan { $first } − { $slow } = { $gain }, y una multa cuesta { $cost }. Así que compensa hasta { $cross }.
# en: 6bfbf335
speeding-say-slow-worth = Ir despacio vale ${ $slow }. Correr de más { $always ->
    [yes] compensa siempre
   *[no] no compensa nunca
}.
# en: 879bbe30
speeding-controls =
    .fare = lo que cobras
    .ticket_costs = la multa cuesta
    .slow_way = ir despacio

# en: a99d438b
speeding-worth = Corres de más y cobras $5. Con probabilidad 1/2 te cae una multa, que cuesta $3. Lo que cobras es tuyo en cualquier caso. ¿Cuánto vale el turno de media, en dólares?
    .hint-1 = Esa es la mitad de 5 + 3. Una multa se paga, no se cobra.
    .hint-2 = Lo que cobras es tuyo en los dos casos. Solo la multa es insegura.
    .hint-3 = Eso es lo que queda si te pillan.
    .hint-4 = Lo que cobras es tuyo en los dos casos. Solo la multa es insegura.
    .hint-5 = Eso es lo que da si no te pillan.
    .because = La mitad de las veces, 5; la otra mitad, 2.
# en: 9abb1f21
speeding-break-even = Cobras $5, y una multa cuesta $3. Si respetas el límite ganas $3. ¿Hasta qué probabilidad de multa compensa correr de más?
    .hint-1 = Compara lo que ganas al correr de más, 5 − 3, con lo que cuesta una multa.
    .hint-2 = Esa es la probabilidad de que no haya multa.
    .hint-3 = Al correr de más ganas 5 − 3 = 2. Divídelo entre lo que cuesta una multa, no entre lo que cobras.
    .hint-4 = Con una multa segura te quedarían 5 − 3 = 2, y eso es menos que 3.
    .hint-5 = Con 1/2, correr de más vale 3,50, todavía más que 3.
    .because = De 5 − 3p = 3 sale p = 2/3. Es lo que se gana al correr de más, dividido entre lo que cuesta una multa.
# en: 34c6b65c
speeding-rule = La probabilidad hasta la que compensa correr de más.
    .because = Lo que se gana al correr de más, dividido entre lo que cuesta una multa.
# en: 8d5d4585
speeding-empty-purse = Tu cartera está vacía. Si te pillan, no puedes pagar. Entonces pierdes los $5 que ibas a cobrar y a otro pasajero que vale $4. Si respetas el límite ganas $3 y conservas al otro pasajero. ¿Hasta qué probabilidad de multa compensa ahora correr de más?
    .hint-1 = Así era con dinero en la cartera. ¿Qué quita una multa ahora?
    .hint-2 = También pierdes al otro pasajero.
    .hint-3 = También pierdes lo que ibas a cobrar.
    .hint-4 = Al correr de más ganas 5 − 3 = 2.
    .hint-5 = Esa es la probabilidad de que no haya multa.
    .hint-6 = Una multa quita 5 + 4 = 9 enteros.
    .because = Una multa quita 5 + 4 = 9, y correr de más da 2 más. La línea de la cartera vacía cae el triple de rápido.
# en: 562a4209
speeding-exercise-1 = Cobras ${ $fare }, y con probabilidad { $quarter }/4 te cae una multa de ${ $ticket }. ¿Cuánto vale de media correr de más, en dólares?
    .level = Para empezar
    .hint-1 = La multa no llega siempre.
    .hint-2 = Aquí lo que cobras es tuyo en cualquier caso.
    .hint-3 = Has tomado la probabilidad de que no haya multa.
    .hint-4 = Eso es lo que cuestan las multas de media. ¿Y lo que cobras?
    .because = { $fare } − { $quarter }/4 · { $ticket }.
# en: 7b830d3a
speeding-exercise-2 = Correr de más da ${ $fast }; ir despacio, ${ $slow }. Con probabilidad 1/{ $n } hay multa. ¿Cuánto puede costar la multa para que las dos cosas valgan lo mismo? Responde en dólares.
    .level = Para empezar
    .hint-1 = Eso es lo que se gana al correr de más. La multa solo llega una de cada { $n } veces.
    .hint-2 = Una multa que llega pocas veces puede costar más, no menos.
    .hint-3 = Ir despacio también da algo.
    .because = Al correr de más se ganan { $fast } − { $slow } cada vez. La multa llega una de cada { $n } veces, así que puede costar { $n } veces esa cantidad.
# en: 29e5434b
speeding-exercise-3 = Correr de más da ${ $fast }; ir despacio, ${ $slow }; y una multa cuesta ${ $ticket }. ¿Hasta qué probabilidad de multa compensa correr de más?
    .level = Principal
    .hint-1 = Compara lo que ganas con lo que cuesta una multa.
    .hint-2 = Ir despacio también da algo. ¿Cuánto más da correr de más?
    .hint-3 = ¿Cuánto más que ir despacio da correr de más?
    .hint-4 = Esa es la probabilidad de que no haya multa.
    .hint-5 = Una multa quita { $ticket } enteros. Divide por eso.
    .because = La ganancia es { $gain }, y una multa cuesta { $ticket }.
# en: c488fd31
speeding-exercise-4 = Una bicicleta vale ${ $price }. Asegurarla un año cuesta ${ $premium }, y si la roban, la paga el seguro. ¿Hasta qué probabilidad de robo sale más barato, de media, no asegurarla?
    .level = Principal
    .hint-1 = Esa es la probabilidad de que no la roben. Compara la probabilidad · { $price } con { $premium }.
    .hint-2 = Un robo cuesta mucho más que el seguro. Compara la probabilidad · { $price } con { $premium }.
    .hint-3 = Un robo quita { $price } enteros. Compara probabilidad · { $price } con { $premium }.
    .hint-4 = ¿Cuánto cuesta un robo de media? Es la probabilidad · { $price }.
    .because = Sin seguro, el robo cuesta de media la probabilidad · { $price }. Eso es { $premium } si la probabilidad es { $premium }/{ $price }.
# en: 3b57099f
speeding-exercise-5 = La cartera vacía, ${ $fare } por cobrar y otro pasajero que vale ${ $other }. Una multa te quita las dos cosas. Ir despacio da ${ $slow }, y conservas al otro pasajero. ¿Hasta qué probabilidad de multa compensa correr de más?
    .level = Reto
    .hint-1 = Una multa también te quita al otro pasajero.
    .hint-2 = Una multa también te quita lo que ibas a cobrar.
    .hint-3 = Esa es la probabilidad de que no haya multa.
    .hint-4 = Una multa quita { $fare } + { $other } enteros. Divide por eso.
    .because = La ganancia es { $gain }, y una multa quita { $fare } + { $other }.
# en: d36befa4
speeding-say-with-money = con dinero
# en: b3e242fe
speeding-say-empty = cartera vacía
# en: 2a063df1
speeding-parking = Aparcar una hora cuesta 2 $. Quien no ha pagado recibe una multa de 40 $ si pasa un vigilante. ¿Hasta qué probabilidad de que pase sale más barato, de media, no pagar?
    .hint-1 = Con 1/2 costaría 20 $ de media. Compara probabilidad · 40 con 2.
    .hint-2 = Esa es la probabilidad de que no pase nadie.
    .hint-3 = Un vigilante en una de 40 horas cuesta 1 $ de media. Pagar cuesta 2 $.
    .hint-4 = Con 1/10 costaría 4 $ de media, el doble que pagar.
    .hint-5 = La multa es de 40, no de 40 − 2. Compara probabilidad · 40 con 2.
    .because = No pagar cuesta de media 40 · probabilidad. Con 1/20 son 2, lo mismo que pagar.
