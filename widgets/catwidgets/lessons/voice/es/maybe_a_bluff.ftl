### Quizá un farol. Variables: { $n } casos, { $able } en que puede jugar, { $times } cada cuánto se la guarda, { $spam }, { $caught }, { $wrong } y { $others } correos, { $cards } cartas, { $same } con un 2.

# en: 36046753
maybe-a-bluff-guide =
    .plan-1 = Pasar puede ser un farol: la clase apuesta y después dibuja los 210 repartos en papel cuadriculado.
    .plan-2 = «Te toca» 1 y 2: la moneda como función, y lo que se sabe después.
    .plan-3 = ¿Cómo se eligió? Que los dos lados repartan y cuenten.
    .plan-4 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Lo que sabías, multiplicado por lo probable que hace lo que has visto, y repartido de nuevo.
    .say-2 = Una cosa es lo que ves. Otra es cómo has llegado a verlo.
    .ask-1 = ¿Qué parte de lo sombreado crece si Kuro se guarda sus cartas más a menudo?
    .ask-2 = ¿Quién pudo elegir, y quién no?
    .support = Piensa en 210 repartos en lugar de fracciones: diez por cada una de las 21 manos.
    .extension = ¿Qué dice pasar si quien pasa se guarda sus cartas nueve veces de cada diez?
    .ticket-1 = 1 de 3 cartas supera la tuya, Kuro tiene una de ellas y lanza una moneda antes de jugar. Ha pasado. ¿Cuál es la probabilidad de que pudiera jugar?
    .ticket-2 = (1/6)/(1/6 + 2/3) = 1/5
    .open-1 = ¿Y si Kuro supiera que le lees la mano cuando pasa?
    .open-1-answer = Debería guardarse una carta de vez en cuando: entonces pasar dice menos. Cada cuánto, lo dice la teoría de juegos.
    .open-2 = ¿Puede pasar alguien sin decir nada en absoluto?
    .open-2-answer = Sí: si todos pasan igual de veces, tengan lo que tengan. Entonces todas las verosimilitudes son iguales, y nada cambia.
# en: 1b7002da
maybe-a-bluff-could-have = Ahora Kuro se guarda cartas: si puede superar tu 2, lanza una moneda para ver si juega. Ha pasado. ¿Cuál es la probabilidad de que pudiera jugar?
    .hint-1 = Esa es la moneda. Quien no puede jugar pasa sin lanzarla.
    .hint-2 = Así era antes de pasar.
    .hint-3 = Eso es «podía y pasó». Sabes que pasó: divide entre la probabilidad de eso.
    .hint-4 = Puede que se esté guardando una carta.
    .because = De 210 repartos, en 60 no puede y pasa; en 150 puede, y en 75 de estos pasa: 75 de 135.
# en: ed28ee70
maybe-a-bluff-coin = La probabilidad de que un Kuro con moneda pase cuando sales con un 2.
    .because = La verosimilitud de lo que has visto, en cada caso: seguro si no puede jugar, una moneda si puede.
# en: 60d68b6d
maybe-a-bluff-with-a-coin = ¿Y la probabilidad de que este Kuro, que ha pasado, tenga el doble?
    .hint-1 = Así era cuando pasar quería decir que no puede jugar. Ahora dice menos.
    .hint-2 = Así era antes de pasar. Pasar todavía dice algo.
    .hint-3 = Eso es «el doble, y pasa». Divide entre todos los repartos en que pasa: 135.
    .hint-4 = Las manos con el doble y una carta que supera un 2 solo pasan la mitad de las veces.
    .because = Tres de sus seis manos no pueden jugar y cuentan enteras; las otras tres, la mitad: 4,5 de 13,5.
# en: ff845bb5
maybe-a-bluff-another-two = Sales con tu 1 negro. Kuro juega el doble, que es un 2. Sus cartas más bajas por encima de 1 son los 2, y si tiene dos, toma uno sin mirar. ¿Cuál es la probabilidad de que su otra carta sea uno de los dos 2 negros?
    .hint-1 = Dos de seis cartas, pero las seis no son igual de probables: con otro 2 podría haber jugado ese.
    .hint-2 = Una de las siete cartas ya está jugada. Quedan seis.
    .hint-3 = Tiene otro 2 o no, pero las dos cosas no son igual de probables.
    .hint-4 = Quedan seis cartas, y dos de ellas son 2. Ahora piensa en cómo eligió qué 2 jugar.
    .hint-5 = Hay otros dos 2.
    .because = Las manos con otro 2 solo juegan el doble la mitad de las veces: (½ + ½)/(½ + ½ + 4).
# en: 58919e7a
maybe-a-bluff-exercise-1 = Con probabilidad { $able }/{ $n } Kuro puede superar tu carta. Si puede, se la guarda en 1 de cada { $times } casos. ¿Cuál es la probabilidad de que pueda jugar y pase de todos modos?
    .level = Para empezar
    .hint-1 = Eso es cada cuánto puede jugar.
    .hint-2 = Eso es cada cuánto se la guarda si puede jugar. ¿Y cada cuánto puede?
    .because = En { $able }/{ $n } de todos los casos puede jugar, y en 1 de cada { $times } de ellos pasa: multiplica.
# en: c6853ca5
maybe-a-bluff-exercise-2 = Con probabilidad { $able }/{ $n } Kuro puede superar tu carta. Si puede, se la guarda en 1 de cada { $times } casos. ¿Cuál es la probabilidad de que pase?
    .level = Para empezar
    .hint-1 = Esas son las veces que pasa porque no puede jugar. Suma aquellas en que se la guarda.
    .hint-2 = Esas son las veces que se la guarda. Suma aquellas en que pasa porque no puede jugar.
    .because = No puede jugar, o puede y se la guarda: suma las dos probabilidades.
# en: 21c85ff3
maybe-a-bluff-exercise-3 = Kuro puede superar tu carta con probabilidad { $able }/{ $n }. Si puede, se la guarda en 1 de cada { $times } casos. Ha pasado. ¿Cuál es la probabilidad de que pudiera jugar?
    .level = Principal
    .hint-1 = Así era antes de pasar.
    .hint-2 = Eso es cada cuánto se la guarda si puede jugar. Dale la vuelta.
    .hint-3 = Eso es cada cuánto puede jugar y pasa. Divide entre todas las veces que pasa.
    .because = De todas las veces que pasa, la parte en que se guardó la carta.
# en: cd8a80d9
maybe-a-bluff-exercise-4 = De 100 correos, { $spam } son correo basura. La palabra «premio» está en { $caught } de cada 10 correos basura y en { $wrong } de cada 10 de los demás. Un correo tiene la palabra «premio». ¿Cuál es la probabilidad de que sea correo basura?
    .level = Principal
    .hint-1 = Así era antes de que vieras la palabra.
    .hint-2 = Esa es la probabilidad de la palabra en el correo basura. Dale la vuelta.
    .hint-3 = Así sería si la mitad de todos los correos fueran basura.
    .hint-4 = Eso es «correo basura con la palabra». Divide entre todos los correos con la palabra.
    .because = De 1000 correos, { $spam } · { $caught } son basura con la palabra, y { $others } · { $wrong } tienen la palabra sin ser basura.
# en: e82285b9
maybe-a-bluff-exercise-5 = Kuro juega un 2 blanco. Su otra carta es una de { $cards } cartas, entre las que hay { $same } con un 2. Si tiene dos 2, juega uno sin mirar. ¿Cuál es la probabilidad de que su otra carta sea un 2?
    .level = Reto
    .hint-1 = Con dos 2, solo enseña el blanco la mitad de las veces.
    .hint-2 = Cuenta manos, y da a cada una su probabilidad de enseñarte el 2 blanco.
    .because = Una mano con otro 2 solo te enseña el blanco la mitad de las veces.
