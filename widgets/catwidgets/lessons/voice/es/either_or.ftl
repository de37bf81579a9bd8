### O lo uno o lo otro. Variables: { $a }, { $b } y { $both } cuántos son lo uno, lo otro y las dos cosas, { $n } cuántos hay en total, { $k } sectores rojos, { $m } un número, { $half } la mitad, { $stopped } y { $spam } correos.

# en: 87746cec
either-or-guide =
    .plan-1 = Que hagan clic en todas las cartas que son blancas o un 1, o que pongan cartas de verdad en la mesa. ¿Por qué diez y no once?
    .plan-2 = Primera apuesta: par o alta. Recoger respuestas antes de que nadie cuente.
    .plan-3 = Dos círculos en la pizarra. Todos ordenan las cartas en cuatro zonas y después en la tabla de cuatro casillas.
    .plan-4 = Probabilidades: una de las cuatro zonas, dos, todas menos una. El suceso contrario.
    .plan-5 = Parejas de sucesos que no pueden darse a la vez. Blancas entre las pares, pares entre las blancas.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = En matemáticas «o» quiere decir: lo uno, lo otro o las dos cosas.
    .say-2 = Cada carta está en una sola de las cuatro zonas. Los cuatro números suman todas las cartas.
    .ask-1 = ¿Qué cartas contamos dos veces al sumar?
    .ask-2 = ¿Cuándo se puede sumar sin restar nada?
    .ask-3 = ¿Qué es más fácil contar: lo que queremos, o lo que no queremos?
    .support = Pon dos aros en el suelo y que repartan las cartas. Las que son las dos cosas van donde se cruzan los aros.
    .extension = Dibujar tres círculos: blancas, pares y altas. ¿Cuántas zonas hay, y cuántas cartas en cada una?
    .ticket-1 = De 24 cartas, 8 son blancas, 9 son bajas y 3 son las dos cosas. ¿Cuál es la probabilidad de que una carta no sea ni blanca ni baja?
    .ticket-2 = 24 − (8 + 9 − 3) = 10, así que 10/24 = 5/12
    .open-1 = ¿Cuándo basta con sumar?
    .open-1-answer = Cuando ninguna carta puede ser las dos cosas: los círculos no se tocan. Esos sucesos se llaman incompatibles.
    .open-2 = ¿Puede estar un círculo dentro de otro?
    .open-2-answer = Sí: toda carta mayor que 6 es alta, así que su círculo está dentro del de las altas. Entonces «o» es el círculo grande, e «y», el pequeño.

# en: 637adff3
either-or-say-even = par
# en: a89792b7
either-or-say-high = alta
# en: f5296885
either-or-say-white = blanca
# en: 233e91f9
either-or-say-black = negra
# en: 2be9392d
either-or-say-one = un 1
# en: ce09acad
either-or-say-low = baja
# en: cdd2264c
either-or-say-cards = { $n } cartas
# en: 5f5e8501
either-or-say-find = Elige todas las cartas que son blancas o un 1.
# en: a1180a64
either-or-say-it-is = es { $card }
# en: 585205a2
either-or-say-moral = { $white } son blancas y { $one } son un 1, pero { $white } + { $one } es demasiado: { $both } { FORM($both, "carta es", "cartas son") } las dos cosas.
# en: 38083d46
either-or-say-number-of-cards = un número de cartas
# en: 7be60773
either-or-say-task = Alta es 6, 7 u 8; baja, 1, 2 o 3. ¿Qué cartas están en el centro?
# en: a3c30887
either-or-say-two-properties = Dos propiedades de 24 cartas
# en: bbac5ca4
either-or-say-told = { $first }: { $a }; { $second }: { $b }; las dos cosas: { $both }; ninguna: { $neither }. Tu función cuenta, con «o», { $said } de { $all }.
# en: c7844531
either-or-say-the-cards = Cartas
# en: cb59b010
either-or-say-not = no { $what }
# en: 7d808d51
either-or-say-all = todas
# en: 18164966
either-or-say-fill-in = Círculos y una tabla para rellenar
# en: c3fef514
either-or-controls =
    .first = primera
    .second = segunda

# en: fdbfb0ba
either-or-even-or-high = Hay 24 cartas, 8 blancas y 16 negras, con números del 1 al 8. 12 son pares y 9 son altas: un 6, un 7 o un 8. ¿Cuántas son pares o altas?
    .hint-1 = Ahí cuentas dos veces los 6 y los 8: son pares y altas.
    .hint-2 = Esas son las cartas que son las dos cosas.
    .hint-3 = Esas son las pares. Los 7 también son altas.
    .hint-4 = Esas son las altas. Las pares también cuentan.
    .because = 12 + 9 cuenta dos veces las seis cartas con un 6 o un 8. 12 + 9 − 6.
# en: 22899bc2
either-or-chance = Robas una de las 24 cartas. ¿Cuál es la probabilidad de que sea par o alta?
    .hint-1 = Los 6 y los 8 están contados dos veces.
    .hint-2 = Eso es par. Las altas también cuentan.
    .hint-3 = Eso es par y alta a la vez.
    .because = 15 de 24 cartas: 15/24.
# en: 6efdbe20
either-or-neither = ¿Y la probabilidad de que no sea ni par ni alta?
    .hint-1 = Todas las cartas menos las que son pares o altas: ¿cuántas eran?
    .hint-2 = Esas son las impares. Algunas impares son altas.
    .hint-3 = Esas son las pares o altas. Ahora toma las demás.
    .because = Todas las demás: 24 − 15 = 9. La probabilidad es 1 − 15/24.
# en: a8cd5dd3
either-or-exclusive = ¿Qué dos cosas no puede ser una carta a la vez?
    .choices-even = Blanca y par
    .choices-black = Negra y un 1
    .choices-high = Un 1 y alta
    .hint-1 = El 2 blanco es las dos cosas.
    .hint-2 = Hay dos 1 negros.
    .because = Las cartas altas son 6, 7 y 8. Esos sucesos se llaman incompatibles, y sus probabilidades se pueden sumar sin más.
# en: 534f20f9
either-or-black-or-high = ¿Cuántas de las 24 cartas son negras o altas? 16 son negras y 9 son altas.
    .hint-1 = Son más que todas las cartas. ¿Cuáles has contado dos veces?
    .hint-2 = Esas son las negras. Las blancas altas también cuentan.
    .hint-3 = Esas son negras y altas.
    .hint-4 = Esas son las blancas altas. Las negras también cuentan.
    .because = Seis cartas son las dos cosas: 16 + 9 − 6. O bien: 16 negras y tres blancas altas.
# en: 6c37b51f
either-or-only-one = ¿Cuál es la probabilidad de que una carta sea blanca o un 1, pero no las dos cosas?
    .hint-1 = Eso es blanca, o un 1, o las dos cosas. Quita lo que es las dos cosas.
    .hint-2 = Ocho blancas y tres 1: el 1 blanco está contado dos veces, y no debería contar ninguna.
    .hint-3 = Eso son las dos cosas.
    .because = Siete blancas que no son un 1, y dos 1 que no son blancos: 9 de 24.
# en: fe05dbd4
either-or-white-of-even = Alguien roba una carta y dice: es par. ¿Cuál es la probabilidad de que sea blanca?
    .hint-1 = Eso es blanca y par entre todas las cartas. Pero sabemos que es par: mira solo 12 cartas.
    .hint-2 = Eso es cuántas de las blancas son pares. Aquí mira las pares.
    .hint-3 = Eso es cuántas de las blancas son pares. Aquí mira las pares.
    .because = 12 cartas son pares, y 4 de ellas son blancas: 4/12.
# en: 6f645c25
either-or-story = Nora da de comer a todos los gatos callejeros de su calle. ¿Qué es más probable?
    .choices-one = Trabaja en un banco
    .choices-both = Trabaja en un banco y tiene un gato
    .choices-same = Las dos cosas por igual, sea quien sea
    .hint-1 = Quien trabaja en un banco y tiene un gato trabaja en un banco. ¿Qué círculo es más grande?
    .hint-2 = Solo si todo el que trabaja en un banco tiene un gato. ¿Qué círculo es más grande?
    .because = Quienes cumplen las dos cosas son una parte de quienes trabajan en un banco, así que las dos juntas nunca son más probables que una. Una buena historia nos lo hace olvidar: se llama falacia de la conjunción.
# en: c8c77db8
either-or-exercise-1 = De una clase, { $a } juegan al fútbol, { $b } nadan y { $both } hacen las dos cosas. ¿Cuántos hacen al menos una?
    .level = Para empezar
    .hint-1 = Quienes hacen las dos están contados dos veces.
    .hint-2 = Quienes hacen las dos se cuentan una vez.
    .hint-3 = Quienes hacen las dos están entre los { $a } y también entre los { $b }.
    .because = { $a } + { $b } − { $both }.
# en: 09bed1f6
either-or-exercise-2 = Una ruleta tiene { $n } sectores iguales, y { $k } son rojos. ¿Cuál es la probabilidad de que no pare en uno rojo?
    .level = Para empezar
    .hint-1 = Eso es rojo.
    .hint-2 = Eso es un sector.
    .hint-3 = En el denominador van todos los sectores, también los rojos.
    .because = Todos los demás: 1 − { $k }/{ $n }.
# en: d893151d
either-or-exercise-3 = En una caja hay bolas con los números del 1 al { $n }. Se saca una. ¿Cuál es la probabilidad de que su número sea par, o como mucho { $m }?
    .level = Principal
    .hint-1 = Los pares hasta { $m } están contados dos veces.
    .hint-2 = Esos son los pares. Los impares hasta { $m } también cuentan.
    .hint-3 = Esos son pares y como mucho { $m }.
    .because = Hay { $half } pares y { $m } que son como mucho { $m }; las dos cosas a la vez, { $both }: { $half } + { $m } − { $both } de { $n }.
# en: 177e18b6
either-or-exercise-4 = De { $n } visitantes, { $a } son menores de edad, { $b } llegaron en autobús y { $both } son menores que llegaron en autobús. ¿Cuántos no son ninguna de las dos cosas? Ayuda una tabla de cuatro casillas.
    .level = Principal
    .hint-1 = Los menores del autobús están restados dos veces.
    .hint-2 = Esos son menores o llegaron en autobús. Ahora toma los demás.
    .hint-3 = Esos no son las dos cosas. Pero muchos son una de las dos.
    .because = { $n } − ({ $a } + { $b } − { $both }).
# en: 90508e77
either-or-exercise-5 = Fuera del juego: un filtro detiene { $stopped } correos, y { $both } de ellos son spam. En total había { $spam } correos de spam. ¿Cuál es la probabilidad de que un correo detenido sea spam?
    .level = Reto
    .hint-1 = Eso es cuánto spam se detuvo. Aquí mira los correos detenidos.
    .hint-2 = Mira solo los correos detenidos. ¿Cuántos de ellos son spam?
    .hint-3 = Esos son los correos buenos entre los detenidos.
    .because = Se detuvieron { $stopped }, y { $both } eran spam: { $both }/{ $stopped }.
