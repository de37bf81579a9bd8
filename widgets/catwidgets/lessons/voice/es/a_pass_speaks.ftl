### Pasar dice algo. Variables: { $n } y { $cards } cartas, { $able } que superan la tuya, { $times } cada cuánto se la guarda, { $rare } uno de cuántos está enfermo, { $found } y { $alarms } pruebas positivas de cada 100, { $healthy } sanos por cada enfermo, { $same } cartas con un 2.

# en: 7c500278
a-pass-speaks-guide =
    .plan-1 = Jugar con siete cartas de verdad: alguien es Kuro y sigue su costumbre; la clase apuesta.
    .plan-2 = Dos apuestas: antes y después de pasar. Que tachen manos en papel.
    .plan-3 = La celda de la idea: el teorema de Bayes en cuatro líneas. Después, el cuadro de las manos.
    .plan-4 = Pasar puede ser un farol: dibujar los 210 repartos en papel cuadriculado.
    .plan-5 = «Te toca» 1 y 2: la moneda como función, y lo que se sabe después.
    .plan-6 = ¿Cómo se eligió? Que los dos lados repartan y cuenten.
    .plan-7 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Aprender algo quiere decir: quedarse con los casos en que es verdad, según lo probable que cada uno lo hace.
    .say-2 = Una cosa es lo que ves. Otra es cómo has llegado a verlo.
    .ask-1 = ¿Qué manos son imposibles cuando ha pasado? ¿Cuáles son ahora más probables?
    .ask-2 = ¿Por qué tienen que sumar 2 las probabilidades de todas las cartas?
    .ask-3 = ¿Quién pudo elegir, y quién no?
    .support = Piensa en 210 repartos en lugar de fracciones: diez por cada una de las 21 manos.
    .extension = ¿Qué dice pasar si quien pasa se guarda sus cartas nueve veces de cada diez?
    .ticket-1 = 1 de 3 cartas supera la tuya, Kuro tiene una de ellas y lanza una moneda antes de jugar. Ha pasado. ¿Cuál es la probabilidad de que pudiera jugar?
    .ticket-2 = (1/6)/(1/6 + 2/3) = 1/5
    .open-1 = ¿Y si Kuro supiera que le lees la mano cuando pasa?
    .open-1-answer = Debería guardarse una carta de vez en cuando: entonces pasar dice menos. Cada cuánto, lo dice la teoría de juegos.
    .open-2 = ¿Puede pasar alguien sin decir nada en absoluto?
    .open-2-answer = Sí: si todos pasan igual de veces, tengan lo que tengan. Entonces todas las verosimilitudes son iguales, y nada cambia.

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
# en: e9827664
a-pass-speaks-could-have = Ahora Kuro se guarda cartas: si puede superar tu 2, lanza una moneda para ver si juega. Ha pasado. ¿Cuál es la probabilidad de que pudiera jugar?
    .hint-1 = Esa es la moneda. Quien no puede jugar pasa sin lanzarla.
    .hint-2 = Así era antes de pasar.
    .hint-3 = Eso es «podía y pasó». Sabes que pasó: divide entre la probabilidad de eso.
    .hint-4 = Puede que se esté guardando una carta.
    .because = De 210 repartos, en 60 no puede y pasa; en 150 puede, y en 75 de estos pasa: 75 de 135.
# en: 9592aa59
a-pass-speaks-coin = La probabilidad de que un Kuro con moneda pase cuando sales con un 2.
    .because = La verosimilitud de lo que has visto, en cada caso: seguro si no puede jugar, una moneda si puede.
# en: 03e2c954
a-pass-speaks-with-a-coin = ¿Y la probabilidad de que este Kuro, que ha pasado, tenga el doble?
    .hint-1 = Así era cuando pasar quería decir que no puede jugar. Ahora dice menos.
    .hint-2 = Así era antes de pasar. Pasar todavía dice algo.
    .hint-3 = Eso es «el doble, y pasa». Divide entre todos los repartos en que pasa: 135.
    .hint-4 = Las manos con el doble y una carta que supera un 2 solo pasan la mitad de las veces.
    .because = Tres de sus seis manos no pueden jugar y cuentan enteras; las otras tres, la mitad: 4,5 de 13,5.
# en: 4182cafe
a-pass-speaks-another-two = Sales con tu 1 negro. Kuro juega el doble, que es un 2. Sus cartas más bajas por encima de 1 son los 2, y si tiene dos, toma uno sin mirar. ¿Cuál es la probabilidad de que su otra carta sea uno de los dos 2 negros?
    .hint-1 = Dos de seis cartas, pero las seis no son igual de probables: con otro 2 podría haber jugado ese.
    .hint-2 = Una de las siete cartas ya está jugada. Quedan seis.
    .hint-3 = Tiene otro 2 o no, pero las dos cosas no son igual de probables.
    .hint-4 = Quedan seis cartas, y dos de ellas son 2. Ahora piensa en cómo eligió qué 2 jugar.
    .hint-5 = Hay otros dos 2.
    .because = Las manos con otro 2 solo juegan el doble la mitad de las veces: (½ + ½)/(½ + ½ + 4).
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
# en: 7d19535d
a-pass-speaks-exercise-3 = Kuro puede superar tu carta con probabilidad { $able }/{ $n }. Si puede, se la guarda en 1 de cada { $times } casos. Ha pasado. ¿Cuál es la probabilidad de que pudiera jugar?
    .level = Principal
    .hint-1 = Así era antes de pasar.
    .hint-2 = Eso es cada cuánto se la guarda si puede jugar. Dale la vuelta.
    .hint-3 = Eso es cada cuánto puede jugar y pasa. Divide entre todas las veces que pasa.
    .because = De todas las veces que pasa, la parte en que se guardó la carta.
# en: ee338634
a-pass-speaks-exercise-4 = Una de cada { $rare } personas tiene una enfermedad. De 100 que la tienen, una prueba la encuentra en { $found }. De 100 que no la tienen, la prueba da una falsa alarma en { $alarms }. Tu prueba dice que la tienes. ¿Cuál es la probabilidad de que la tengas?
    .level = Principal
    .hint-1 = Eso es cada cuánto la prueba encuentra la enfermedad en quien la tiene. Dale la vuelta: de todas las alarmas, ¿cuántas son verdaderas?
    .hint-2 = Eso es cada cuánto acierta la prueba con quien no la tiene.
    .hint-3 = Así era antes de la prueba.
    .hint-4 = Sería así si la mitad de la gente la tuviera. Es mucha más la gente sana.
    .hint-5 = Eso es cada cuánto alguien tiene la enfermedad y recibe una alarma. Divide entre todas las alarmas.
    .because = Piensa en 100 · { $rare } personas. 100 tienen la enfermedad, y { $found } de ellas reciben una alarma. Las demás son 100 · { $healthy }, y también la reciben { $alarms } · { $healthy } de ellas.
# en: a6807e80
a-pass-speaks-exercise-5 = Kuro juega un 2 rojo. Su otra carta es una de { $cards } cartas, entre las que hay { $same } con un 2. Si tiene dos 2, juega uno sin mirar. ¿Cuál es la probabilidad de que su otra carta sea un 2?
    .level = Reto
    .hint-1 = Con dos 2, solo enseña el rojo la mitad de las veces.
    .hint-2 = Cuenta manos, y da a cada una su probabilidad de enseñarte el 2 rojo.
    .because = Una mano con otro 2 solo te enseña el rojo la mitad de las veces.
