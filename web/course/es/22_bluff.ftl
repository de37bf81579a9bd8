### 22_bluff.ipynb

# en: 14fa3296
bluff-0-1 = # 22 Farol
# en: 5d55bae2
bluff-0-2 = El rey gana a la reina, y la reina, a la jota. Lea pone una moneda, y tú, otra. Si Lea apuesta otra, *iguala* (pon otra tú también) o *retírate* (se lo lleva todo). Si no apuesta, se enseñan las cartas. Tú tienes la reina.
# en: 4471c9ab
bluff-0-3 = | Monedas de Lea | apuesta e igualas | apuesta y te retiras | no apuesta |
# en: 93febfe0
bluff-0-4 = | rey | +2 | +1 | +1 |
# en: a7470fd6
bluff-0-5 = | jota | −2 | +1 | −1 |
# en: 08f7cd67
bluff-0-6 = - por qué quien nunca va de farol no gana más que quien va siempre;
    - cuántos faroles convienen, aunque la otra persona sepa el número;
    - qué promete una probabilidad del 75 % y qué no.
# en: 0ebb8816
bluff-0-7 = **Necesitas** fracciones. Unos 45 minutos. No hace falta escribir Python: lee, haz clic y escribe números. Con tres cartas de verdad y unas monedas es más divertido.
# en: 4eafdc3b
bluff-0-8 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 8544979b
bluff-0-9 = Este es el póquer de Kuhn, el juego de cartas más pequeño en el que compensa ir de farol. [Todas las unidades](course.ipynb).
# en: 39349187
bluff-1-1 = ## Primero adivina
# en: 2405e2d0
bluff-1-2 = A Lea le tocan reyes y jotas por igual.
# en: e38e2363
bluff-2-1 = ## ¿Cuántos faroles?
# en: 066c1021
bluff-2-2 = Apostar con una jota es ir de **farol**. Lea elige al azar con qué jotas va de farol, así que nunca sabes con cuáles.
# en: 5748911d
bluff-2-3 = Aquí está toda la idea en Python: las monedas de Lea en 24 manos. De 12 apuestas igualas `calls`.
# en: 21aa976e
bluff-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 6b8f64e4
bluff-prints-1 = { $bluffs } faroles: si no igualas nunca, { $coins-bluffs-0 } monedas; si igualas siempre, { $coins-bluffs-12 }
# en: 7a54cf37
bluff-2-5 = Tú eliges el número más bajo, así que Lea lo quiere lo más alto posible. Un plan que deja una elección al azar se llama **estrategia mixta**.
# en: 38f205ce
bluff-3-1 = ## ¿Cuántas veces igualar?
# en: c8c18786
bluff-3-2 = Si igualas demasiado poco, va de farol con todas las jotas. Si igualas demasiado, con ninguna. Busca una línea horizontal.
# en: ad628814
bluff-prints-2 = { $bluffs } faroles: { $coins-bluffs-8 } monedas
# en: a16bc120
bluff-4-1 = ## Lo que dice una apuesta
# en: 1fe990b9
bluff-4-2 = **Te toca.** Lea va de farol con 4 de 12 jotas. Cuenta las apuestas, no las manos.
# en: 1205ab4a
bluff-4-3 = El ordenador reparte mil veces y cuenta las apuestas de Lea. Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: f132b0df
bluff-prints-3 = { $bets-count-king } de { $len-bets } apuestas son con un rey
# en: 1361888c
bluff-5-1 = ## Apuestas más grandes y el juego entero
# en: a1f39fbd
bluff-5-2 = **Te toca.** Ahora una apuesta es de dos monedas: si igualas, un rey gana tres, y un farol pierde tres.
# en: 23823729
bluff-5-3 = <details><summary>Paso a paso, con una apuesta de tres monedas</summary>
# en: bbbaee70
bluff-5-4 = Si no igualas nunca, Lea gana 2 · faroles, como antes. Si igualas siempre, los reyes ganan 12 · 4 = 48, las jotas pierden 12, y cada farol pierde 3 más: 36 − 3 · faroles. Las dos cosas son iguales si 5 · faroles = 36. Así que lo mejor son 7,2 faroles: casi siempre 7, a veces 8.
# en: 6c7a107d
bluff-5-5 = </details>
# en: 2ed89c5c
bluff-5-6 = En el juego entero te puede tocar cualquiera de las tres cartas, y los dos lados pueden apostar.
# en: 9cf895f5
bluff-5-7 = El ordenador juega 3000 veces contra sí mismo. Lo que habría ganado con otra decisión es su **arrepentimiento**, y desde entonces toma esa decisión más veces. Al final, quien habla después va de farol, tras un «paso», con esta parte de las jotas:
# en: 58482341
bluff-prints-4 = { $round-found-value-3 } monedas por mano para quien habla primero
# en: 7356b5ad
bluff-prints-5 = { $round-100-found-strategy-1-card-0-1-moves-1-paid-1-1-bet } % de las jotas
# en: 47bf7f55
bluff-6-1 = ## Ejercicios
# en: 33a66ea6
bluff-6-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: d4ad7788
bluff-7-1 = ## Lo que hemos visto
# en: 102c2dd6
bluff-7-2 = - Quien nunca va de farol no gana nada, y quien va siempre, tampoco. Con cuatro faroles de doce se ganan 8 monedas en 24 manos, haga lo que haga la otra persona.
    - Una buena mezcla hace que a la otra persona le dé lo mismo qué elegir.
    - Una probabilidad del 75 % dice cada cuánto pasa algo, no qué pasará la próxima vez.
# en: 6e2f8eb3
bluff-7-3 = **Para pensar.** En los trenes no se pueden revisar todos los billetes. ¿Por qué es un error revisarlos todos los lunes? ¿Tiene que ocultar Lea cada cuánto va de farol?
# en: 18a6eaf2
bluff-7-4 = **Sigue.** Apuestas que puedes creer o no: [Dados mentirosos](18_liars_dice.ipynb).
