### Pasar dice algo. Variables: { $n } y { $cards } cartas, { $able } que superan la tuya, { $times } cada cuánto se la guarda, { $rare } uno de cuántos está enfermo, { $found } y { $alarms } pruebas positivas de cada 100, { $healthy } sanos por cada enfermo, { $same } cartas con un 2.

# en: 8816b1b7
a-pass-speaks-guide =
    .plan-1 = Jugar con siete cartas de verdad: alguien es Kuro y sigue su costumbre; la clase apuesta.
    .plan-2 = Dos apuestas: antes y después de pasar. Que tachen manos en papel.
    .plan-3 = La celda de la idea: el teorema de Bayes en cuatro líneas. Después, el cuadro de las manos y la apuesta sobre una carta baja.
    .plan-4 = «Te toca»: Kuro responde con el 3 blanco.
    .plan-5 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Aprender algo quiere decir: quedarse con los casos en que es verdad, según lo probable que cada uno lo hace.
    .say-2 = Las probabilidades de todas las cartas suman el número de cartas de su mano.
    .ask-1 = ¿Qué manos son imposibles cuando ha pasado? ¿Cuáles son ahora más probables?
    .ask-2 = ¿Por qué tienen que sumar 2 las probabilidades de todas las cartas?
    .support = Escribe las 21 manos en papelitos y quita las que quedan descartadas cuando pasa.
    .extension = Sal con un 1 en lugar del 2. ¿Qué dice entonces que pase?
    .ticket-1 = Kuro tiene una de 5 cartas, todas igual de probables. 2 de ellas superan la tuya. Siempre juega si puede, y ha pasado. ¿Cuál es ahora la probabilidad de que tenga el 1 blanco, que no supera nada?
    .ticket-2 = 1/3: quedan tres cartas, todas igual de probables.
    .open-1 = ¿Y si Kuro pasa a veces aunque podría jugar?
    .open-1-answer = Entonces ninguna mano queda descartada del todo, y pasar dice menos. Cuenta esas manos según la parte de los casos en que pasan.
# en: 14dd1aae
a-pass-speaks-before = Antes de que Kuro responda, ¿cuál es la probabilidad de que el doble esté entre sus dos cartas?
    .hint-1 = Dos de los nueve gatitos están en tu mano, así que Kuro no los tiene.
    .hint-2 = Eso es una mano de una carta. Kuro tiene dos.
    .hint-3 = Lo tiene o no, pero las dos cosas no son igual de probables: hay siete cartas que no ves.
    .hint-4 = Esa es una mano concreta de dos cartas. ¿En cuántas de las 21 está el doble?
    .hint-5 = Hay siete cartas que no ves, no seis.
    .because = Seis de 21 manos: el doble con cada una de las otras seis cartas.
# en: d11e97ce
a-pass-speaks-after-a-pass = Has salido con un 2, y Kuro ha pasado. Siempre juega si puede. ¿Cuál es ahora la probabilidad de que tenga el doble?
    .hint-1 = Así era antes de pasar. Ahora algunas manos están descartadas.
    .hint-2 = Tres manos de 21 pasan y tienen el doble. Pero sabes que ha pasado: divide entre las que pasan.
    .hint-3 = Quedan cuatro cartas que puede tener. Tiene dos de ellas.
    .hint-4 = Tacha todas las manos con un 3 o un «?» y cuenta las que quedan.
    .hint-5 = Esa es una mano de las seis que quedan. El doble está en más de una.
    .because = Quedan seis manos: dos cartas entre el 1 blanco, los dos 2 negros y el doble. Tres de ellas tienen el doble.
# en: 11f48e35
a-pass-speaks-a-low-card = El 1 blanco no supera nada, así que no influye en si Kuro pasa. ¿Es más o menos probable que lo tenga, ahora que ha pasado?
    .choices-more = Más probable
    .choices-less = Menos probable
    .choices-same = Igual de probable
    .hint-1 = Sigue teniendo dos cartas. Algunas están descartadas, así que otras tienen que ocupar los dos sitios.
    .hint-2 = Sigue teniendo dos cartas, pero pueden ser menos.
    .because = Ahora tiene dos de solo cuatro cartas. Lo que pierden unas cartas lo ganan otras: las probabilidades de todas suman 2.
# en: 52b555b1
a-pass-speaks-three = ¿Cuál es la probabilidad de que Kuro responda a tu 2 con el 3 blanco?
    .because = Juega la carta más baja que sirve: el 3, siempre que lo tiene.
# en: 873c3461
a-pass-speaks-wild = Y, una vez que ha jugado el 3 blanco, ¿cuál es la probabilidad de que su otra carta sea un «?»?
    .hint-1 = Así era antes de que jugara, para las dos cartas. ¿Qué manos quedan?
    .hint-2 = Una de las siete cartas ya está jugada. Quedan seis.
    .hint-3 = Hay dos «?».
    .because = Las seis manos con el 3 lo juegan, así que las seis siguen siendo igual de probables, y dos de ellas tienen un «?».
# en: eaf3355d
a-pass-speaks-exercise-1 = Kuro tiene una de { $n } cartas, todas igual de probables. Con { $able } de ellas supera la tuya. Siempre juega si puede. Ha pasado. ¿Cuál es ahora la probabilidad de que tenga una carta concreta de las que no superan la tuya?
    .level = Para empezar
    .hint-1 = Así era antes de pasar. ¿Qué cartas están ahora descartadas?
    .hint-2 = Esa es la probabilidad de que pudiera jugar.
    .hint-3 = Esa es la probabilidad de que pase. Se pregunta por una carta.
    .because = Quedan { $n } − { $able } cartas, todas iguales.
# en: bd7918f6
a-pass-speaks-exercise-2 = Kuro tiene una de { $n } cartas, todas igual de probables. Con { $able } de ellas supera la tuya. Siempre juega si puede. ¿Cuál es la probabilidad de que pase?
    .level = Para empezar
    .hint-1 = Esa es la probabilidad de que juegue.
    .hint-2 = Esa es una carta concreta. ¿Con cuántas cartas pasa?
    .hint-3 = Esa es una carta concreta después de pasar. ¿Cuál es la probabilidad de que pase?
    .because = Pasa con cada una de las demás cartas.
# en: a913dde2
a-pass-speaks-exercise-3 = Kuro tiene dos de { $n } cartas, y todas las parejas son igual de probables. { $able } de las cartas superan la tuya. Siempre juega si puede, y ha pasado. ¿Cuál es ahora la probabilidad de que tenga en la mano una carta determinada que no supera la tuya?
    .level = Principal
    .hint-1 = Así era antes de pasar. ¿Qué cartas están ahora descartadas?
    .hint-2 = Eso es un solo sitio de su mano. Tiene dos.
    .hint-3 = Vuelve a contar las cartas que quedan.
    .because = Quedan { $n } − { $able } cartas, todas iguales, y dos de ellas son suyas.
# en: ee338634
a-pass-speaks-exercise-4 = Una de cada { $rare } personas tiene una enfermedad. De 100 que la tienen, una prueba la encuentra en { $found }. De 100 que no la tienen, la prueba da una falsa alarma en { $alarms }. Tu prueba dice que la tienes. ¿Cuál es la probabilidad de que la tengas?
    .level = Principal
    .hint-1 = Eso es cada cuánto la prueba encuentra la enfermedad en quien la tiene. Dale la vuelta: de todas las alarmas, ¿cuántas son verdaderas?
    .hint-2 = Eso es cada cuánto acierta la prueba con quien no la tiene.
    .hint-3 = Así era antes de la prueba.
    .hint-4 = Sería así si la mitad de la gente la tuviera. Es mucha más la gente sana.
    .hint-5 = Eso es cada cuánto alguien tiene la enfermedad y recibe una alarma. Divide entre todas las alarmas.
    .because = Piensa en 100 · { $rare } personas. 100 tienen la enfermedad, y { $found } de ellas reciben una alarma. Las demás son 100 · { $healthy }, y también la reciben { $alarms } · { $healthy } de ellas.
# en: d09cad90
a-pass-speaks-exercise-5 = Una bolsa roja tiene { $n } piedras, y son blancas { $white }. Una bolsa azul tiene { $m } piedras, y son blancas { $more }. Una moneda decide de qué bolsa sacas una piedra. Es blanca. ¿Cuál es la probabilidad de que haya salido de la bolsa roja?
    .level = Reto
    .hint-1 = Así era antes de que vieras la piedra.
    .hint-2 = Esa es la probabilidad de una piedra blanca si la bolsa es la roja. Dale la vuelta.
    .hint-3 = Así sería si todas las piedras tuvieran la misma probabilidad de salir. No la tienen: las bolsas no son del mismo tamaño.
    .hint-4 = Eso es «bolsa roja y blanca». Divide entre la probabilidad de una piedra blanca.
    .because = Pesa cada bolsa por su parte de piedras blancas: { $white }/{ $n } frente a { $more }/{ $m }.
