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
risk-and-reward-one-over = Has pasado 1 casilla del límite, y la patrulla está a 3 casillas de donde paras. Un dado de cuatro caras dice cuánto avanza. ¿Qué probabilidad tiene una multa?
    .hint-1 = Con un 2 avanza dos casillas, y necesita tres: cuenta las caras 3 y 4.
    .hint-2 = Basta con un 3, y también con un 4.
    .hint-3 = Cuenta caras del dado, no casillas.
    .because = 3 y 4, dos caras de cuatro.
# en: 194eb5a2
risk-and-reward-three-over = Ahora has pasado 3 casillas del límite, y la patrulla está a 3. Avanza tres veces lo que diga el dado. ¿Qué probabilidad tiene una multa?
    .hint-1 = Primero multiplica el dado por tres.
    .hint-2 = Primero multiplica el dado por tres: hasta con un 1 avanza tres casillas.
    .hint-3 = Esa es la probabilidad de una cara; ¿cuáles bastan?
    .because = Hasta con un 1 avanza tres casillas. El dado ya no importa.
# en: f46b85ce
risk-and-reward-two-over = 2 casillas de más, y la patrulla a 5. ¿Qué probabilidad tiene una multa?
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
# en: 36f95ba7
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
