### Riesgo y recompensa.

# en: 73581bad
risk-and-reward-note =
    .words-1 = probabilidad, resultados igual de probables
    .words-2 = valor esperado
    .words-3 = sucesos independientes, suceso contrario
    .words-4 = redondeo hacia arriba, fórmula
    .tips-1 = Que las parejas jueguen la parte 1 una contra otra, y apuntar los totales en la pizarra.
    .tips-2 = Para hablar: multas de las que se ríe un taxista rico y que a uno pobre le cuestan todo. ¿A quién disuaden?
# en: dd41000d
risk-and-reward-one-over = Te has pasado del límite en 1 casilla, y la patrulla está a 3 casillas de donde paras. Un dado de cuatro caras dice cuánto avanza. ¿Qué probabilidad hay de que te multen?
    .hint-1 = Con un 2 avanza dos casillas, y necesita tres: cuenta las caras 3 y 4.
    .hint-2 = Basta con un 3, y también con un 4.
    .hint-3 = Cuenta caras del dado, no casillas.
    .because = 3 y 4, dos caras de cuatro.
# en: 194eb5a2
risk-and-reward-three-over = Ahora te has pasado del límite en 3 casillas, y la patrulla está a 3. Avanza tres veces lo que diga el dado. ¿Qué probabilidad hay de que te multen?
    .hint-1 = Primero multiplica el dado por tres.
    .hint-2 = Primero multiplica el dado por tres: hasta con un 1 avanza tres casillas.
    .hint-3 = Esa es la probabilidad de una cara; ¿cuáles bastan?
    .because = Hasta con un 1 avanza tres casillas. El dado ya no importa.
# en: f46b85ce
risk-and-reward-two-over = 2 casillas de más, y la patrulla a 5. ¿Qué probabilidad hay de que te multen?
    .hint-1 = Con un 2 avanza cuatro casillas, y necesita cinco.
    .hint-2 = Basta con un 4, pero también con un 3: seis casillas.
    .hint-3 = Cuenta las caras f con 2 × f igual a 5 o más.
    .hint-4 = Con un 1 solo avanza dos casillas.
    .because = 5/2, redondeado hacia arriba, es 3: las caras 3 y 4.
# en: 474ca7dd
risk-and-reward-which-distance = La patrulla espera en la ciudad. ¿Qué distancia decide si te alcanza?
    .choices-start = desde donde empieza mi turno
    .choices-end = desde donde acaba mi turno
    .choices-alike = las dos por igual
    .hint-1 = Sale cuando ya has parado.
    .hint-2 = De dónde vienes ya no importa, salvo porque alarga tu camino.
    .because = Sale cuando ya has parado. Quien se aleja de ella necesita que el dado trabaje más.
# en: 234a8d6e
risk-and-reward-free-spaces = La patrulla está a 9 casillas de donde quieres parar. ¿Cuántas casillas puede tener tu turno sin ningún riesgo? El límite de velocidad es 4.
    .hint-1 = Una más también es gratis: 1 × 4 no llega a 9.
    .hint-2 = Una más también es gratis: 2 × 4 no llega a 9.
    .hint-3 = Con 3 de más, un 4 la lleva 12 casillas: es demasiado.
    .hint-4 = Con 4 de más, ya basta con un 3.
    .hint-5 = Tantas son las de más; cuenta todas las casillas del turno.
    .hint-6 = 9 y 4 son 13, pero cada casilla de más multiplica el dado.
    .because = 2 de más: ni con un 4 avanza más de 8 casillas.
# en: cd7c2a73
risk-and-reward-five-turns = Corres de más en cinco turnos, cada vez con una probabilidad de multa de 1/4. ¿Con qué probabilidad no te ponen ninguna?
    .hint-1 = Eso es para un turno.
    .hint-2 = Esa es la probabilidad de una multa en cada turno.
    .hint-3 = Esa es la probabilidad de al menos una multa.
    .hint-4 = Unas probabilidades de 1/4 no se suman hasta una multa segura: multiplica las de ninguna.
    .hint-5 = Una probabilidad está entre 0 y 1; multiplica.
    .because = 3/4 × 3/4 × 3/4 × 3/4 × 3/4, menos de una vez de cada cuatro.

# en: 258d6237
risk-and-reward-say-nights-task = Diez noches, diez pasajeros con prisa. ¿Correrás de más?
# en: 97ae559e
risk-and-reward-say-speed = Correr de más
# en: 2a4fbc67
risk-and-reward-say-speed-tip = Pasar del límite y cobrar el viaje
# en: b215e60a
risk-and-reward-say-stay = Respetar el límite
# en: dfac72b1
risk-and-reward-say-stay-tip = Cobrar lo que da ir despacio
# en: 3f6348a3
risk-and-reward-say-again = Empezar de nuevo
# en: 2135ae5c
risk-and-reward-say-again-tip = Otras diez noches
# en: b5e8693f
risk-and-reward-say-nights-over = Las diez noches han pasado; para otras, pulsa Empezar de nuevo.
# en: 416ec36b
risk-and-reward-say-slow = Fuiste despacio y sin riesgo: ${ $slow }.
# en: 5aa099d3
risk-and-reward-say-drove = En el dado salió { $face }; la patrulla pudo avanzar { $far }. { $caught ->
    [yes] Te pilló: ${ $fare } menos una multa de ${ $fine }.
   *[no] No te pilló: ${ $fare }.
}
# en: 584fdf4a
risk-and-reward-say-night = Noche { $n }: ${ $fare } con { $over } de más, ${ $slow } sin correr. La patrulla estará a { $away }, y una multa cuesta ${ $fine }. Hasta ahora, ${ $earned }.
# en: d1a28c55
risk-and-reward-say-account = Has ganado ${ $earned }. Tus decisiones valían de media ${ $expected }, y la suerte { $added ->
    [yes] ha puesto
   *[no] ha quitado
} ${ $luck }. Las mejores decisiones habrían valido ${ $better } más.
# en: b9be5e82
risk-and-reward-say-road = La calle entre la patrulla y tu taxi
# en: 2a3ddc20
risk-and-reward-say-stakes = ${ $fare } con { $over } de más, o ${ $slow }
# en: e5b777af
risk-and-reward-say-chances-task = ¿Qué línea baja más deprisa, y por qué?
# en: 8bcb2659
risk-and-reward-say-over = +{ $over }
# en: 6bf8f99d
risk-and-reward-say-die = Dado de { $sides } { FORM($sides, "cara", "caras") }; +1: una casilla de más
# en: 84738ece
risk-and-reward-say-from-patrol = casillas hasta la patrulla
# en: b952901c
risk-and-reward-say-chance-of-ticket = probabilidad de multa
# en: 93cf7de1
risk-and-reward-say-free-task = ¿Cuándo es más probable una multa que ninguna?
# en: d90f3ffe
risk-and-reward-say-free = Todavía sin multa
# en: e6a1c128
risk-and-reward-say-turns = turnos corriendo de más
# en: af8e6d88
risk-and-reward-say-chance = probabilidad
# en: b8acd9f7
risk-and-reward-say-heat-task = ¿En qué casillas puede acabar un turno sin riesgo? Cuanto más intenso es el color, mayor es la probabilidad de multa.
# en: 5393dbd4
risk-and-reward-say-spaces = { $n } casillas
# en: 2347efff
risk-and-reward-say-asks = pregunta por una casilla
# en: 02b675be
risk-and-reward-say-puts-taxi = pone ahí el taxi
# en: d0f3c6c5
risk-and-reward-say-puts-patrol = pone ahí la patrulla
# en: e2669e59
risk-and-reward-say-ticket = multa, { $chance }
# en: c17e6869
risk-and-reward-say-heat = Probabilidad de multa en %, { $city }
# en: c0db76a7
risk-and-reward-say-summary = Sin ningún riesgo: { $free } de { $all } casillas. Con multa segura: { $sure }. La media de todas: { $mean }.
# en: 42923f21
risk-and-reward-say-within = { $space } está a { $moved } { FORM($moved, "casilla", "casillas") }, dentro del límite de velocidad: no hay multa.
# en: 2d42f002
risk-and-reward-say-beyond = { $space } está a { $moved } { FORM($moved, "casilla", "casillas") }, { $over } por encima del límite, y a { $away } { FORM($away, "casilla", "casillas") } de la patrulla: { $which ->
    [all] cualquier cara trae una multa
    [none] ni con un { $sides } avanza más de { $most } { FORM($most, "casilla", "casillas") }, no hay multa
    [last] un { $least } trae una multa, probabilidad { $chance }
   *[some] un { $least } o más trae una multa, probabilidad { $chance }
}.
# en: 482e55a7
risk-and-reward-say-heat-table = Probabilidad de multa si el turno acaba allí
# en: da8752d0
risk-and-reward-say-space = casilla
# en: baeaa520
risk-and-reward-controls =
    .city = ciudad
    .speed_limit = límite de velocidad
    .die_sides = caras del dado
    .a_click = un clic
    .faces_that_catch = caras con multa
