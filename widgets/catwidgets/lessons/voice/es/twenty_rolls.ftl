### Veinte tiradas. Variables: { $attackers } y { $defenders } cubos que pierden el ataque y la defensa, { $rolls } tiradas, { $two }, { $one } y { $other } cuántas veces, { $share } un tanto por ciento, { $off } y { $less } puntos porcentuales, { $good } y { $bad } sectores con que se gana y se pierde.

# en: 7fc75d8a
twenty-rolls-guide =
    .plan-1 = Por parejas, tirar veinte veces tres dados rojos contra dos azules. Cada pareja pone un punto en la pizarra.
    .plan-2 = Primera apuesta: ¿quién pierde más a la larga? Que la clase discuta con sus propios puntos.
    .plan-3 = La apuesta sobre el colegio y después los puntos de otras clases. Compararlos con los de la pizarra.
    .plan-4 = A la larga: dos clubes, cinco series y las 7776 maneras. «Te toca» 1 y 2.
    .plan-5 = «Te toca» 3: ¿cuántas tiradas bastan?
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Nadie ha tirado mal. Veinte tiradas son pocas, y con tan pocas el resultado varía mucho.
    .say-2 = No preguntamos qué ha salido hoy. Preguntamos qué sale, y cada cuánto, si lo repetimos todo.
    .ask-1 = A la pareja de al lado le ha salido lo contrario. ¿Quién tiene razón? ¿Cómo se puede averiguar?
    .ask-2 = ¿Cuánto pesa una tirada con suerte entre 20 tiradas? ¿Y entre 200?
    .ask-3 = ¿Por qué es mejor contar las 7776 maneras que tirar 7776 veces?
    .support = Suma los cubos de todas las parejas y haz ver que el total de la clase se acerca más al valor exacto que casi todas ellas.
    .extension = La defensa tira también tres dados, y se comparan los tres. ¿Quién sale ganando ahora?
    .ticket-1 = Un club tira 20 veces y dice que el ataque pierde más. ¿Qué le contestas?
    .ticket-2 = Con veinte tiradas sale lo contrario más de una vez de cada cuatro. Hay que tirar unos cientos de veces, o contar todas las maneras.
    .open-1 = ¿Hay un número de tiradas a partir del cual ya nadie se puede equivocar?
    .open-1-answer = No. Lo contrario es cada vez más raro, pero nunca imposible: el ataque podría perder dos cubos en todas las tiradas.
    .open-2 = ¿En qué noticias se fía la gente de solo veinte tiradas?
    .open-2-answer = En las que unos pocos casos hablan por muchos: un medicamento nuevo probado en veinte personas, alguien a quien se elogia tras cinco partidos, una encuesta en una sola clase.

# en: 71a26173
twenty-rolls-say-lost = { $who ->
    [each] cada lado pierde { $attackers } { FORM($attackers, "cubo", "cubos") }
    [attacker] el ataque pierde { $attackers } { FORM($attackers, "cubo", "cubos") }
    [defender] la defensa pierde { $defenders } { FORM($defenders, "cubo", "cubos") }
   *[both] el ataque pierde { $attackers }; la defensa, { $defenders }
}
# en: e0b07944
twenty-rolls-say-two-numbers = dos números, lo que pierde el ataque y lo que pierde la defensa
# en: 0a7b0220
twenty-rolls-say-roll-task = ¿Quién pierde más cubos? Tira veinte veces y apúntalo.
# en: 09ac5687
twenty-rolls-say-rolls = tiradas
# en: 6e7bdabc
twenty-rolls-say-roll = Tirar
# en: bb8be429
twenty-rolls-say-roll-tip = Tirar los cinco dados una vez
# en: 563bc31c
twenty-rolls-say-roll-twenty = Tirar 20 veces
# en: 108145e0
twenty-rolls-say-roll-twenty-tip = Tirar veinte veces y contar
# en: ffc0eac4
twenty-rolls-say-dice = Tres dados contra dos
# en: 5b4f5c01
twenty-rolls-say-attacker = ataque
# en: d213bb2b
twenty-rolls-say-defender = defensa
# en: 324cec6c
twenty-rolls-say-attacker-lost = el ataque perdió
# en: 799308dd
twenty-rolls-say-defender-lost = la defensa perdió
# en: c1063795
twenty-rolls-say-so-far = { $attack } contra { $defend }: { $lost }. Después de { $rolls } { FORM($rolls, "tirada", "tiradas") }, el ataque ha perdido { $attackers } { FORM($attackers, "cubo", "cubos") }, y la defensa, { $defenders }.
# en: 11c22050
twenty-rolls-say-class-task = Cada punto es un estudiante. Mira otras clases; después, haz que todos tiren más veces.
# en: 9fbc3e0a
twenty-rolls-say-class = Los resultados de una clase
# en: 3fc68041
twenty-rolls-say-same = igual
# en: 7949e53b
twenty-rolls-say-attacker-more = el ataque perdió más
# en: 98abf633
twenty-rolls-say-defender-more = la defensa perdió más
# en: 532988fa
twenty-rolls-say-found = { $pupils } estudiantes tiran { $rolls ->
        [1] una vez
       *[other] { $rolls } veces
    }. La defensa perdió más en { $more } { FORM($more, "caso", "casos") }; el ataque, en { $less }; y en { $level } perdieron lo mismo.
# en: a22f7d3a
twenty-rolls-say-settling-task = Mueve el control deslizante. ¿Qué les pasa a las líneas?
# en: eb0182fa
twenty-rolls-say-settling = Cubos perdidos: parte de la defensa
# en: 13b8a1a7
twenty-rolls-say-settling-label = Qué parte de todos los cubos perdidos era de la defensa, en cinco series
# en: f0476f37
twenty-rolls-say-run = n.º { $k }
# en: 2ac11909
twenty-rolls-say-rolls-so-far = tiradas hasta ahora
# en: 0571a9fe
twenty-rolls-say-share = parte
# en: 66c5d578
twenty-rolls-say-apart = Después de { $rolls } tiradas, las cinco partes están entre el { $low } y el { $high }.
# en: 5c0fe4a0
twenty-rolls-say-opposite-task = Mueve el control deslizante. ¿Cada cuánto sale todavía lo contrario?
# en: c71e621f
twenty-rolls-say-opposite = Cada cuánto sale lo contrario
# en: 4b90a303
twenty-rolls-say-chance = probabilidad
# en: 26ff1d16
twenty-rolls-say-after = A la larga { $who ->
        [attacker] pierde más el ataque
        [nobody] nadie pierde más
       *[defender] pierde más la defensa
    }. Después de { $rolls } tiradas, la defensa ha perdido más con probabilidad { $more }; el ataque, con { $less }; y los dos han perdido lo mismo, con { $level }.
# en: 8d44d7a1
twenty-rolls-controls =
    .rolls = tiradas
    .class_number = clase

# en: 9b422449
twenty-rolls-who-gains = Tres dados atacan a dos, y el empate es de la defensa. ¿Quién pierde más cubos a la larga?
    .choices-defender = La defensa
    .choices-attacker = El ataque
    .choices-both = Los dos pierden lo mismo
    .hint-1 = Los empates ayudan a la defensa. Pero el ataque se queda con los dos mejores de sus tres dados.
    .hint-2 = Casi, pero no es lo mismo.
    .because = El tercer dado vale más que los empates: por tirada, la defensa pierde de media 1,079 cubos, y el ataque, 0,921.
# en: 9f897903
twenty-rolls-a-school = En un colegio grande, cada estudiante tira veinte veces tres dados contra dos. ¿A cuántos de cada cien les sale lo contrario, que el ataque perdió más?
    .choices-3 = A unos 3
    .choices-10 = A unos 10
    .choices-28 = A unos 28
    .choices-50 = A unos 50
    .hint-1 = Veinte tiradas varían más que eso.
    .hint-2 = A esos les sale que los dos perdieron lo mismo.
    .hint-3 = La defensa sí pierde más, y en veinte tiradas ya se nota un poco.
    .because = Al 28,3 % le sale lo contrario, y al 9,9 %, que los dos perdieron lo mismo. Veinte tiradas son pocas.
# en: 5ddb1c62
twenty-rolls-two-clubs = Un club tira 20 veces al día, y otro, 200. ¿Qué club tiene más días en que el ataque pierde más cubos?
    .choices-small = El club que tira 20 veces
    .choices-large = El club que tira 200 veces
    .choices-alike = Los dos por igual
    .hint-1 = Con más tiradas hay más sorpresas, pero también más tiradas que las compensan.
    .hint-2 = Los dados son los mismos. Pero ¿cuánto pesa una tirada con suerte entre 20, y cuánto entre 200?
    .because = Con 20 tiradas pasa en el 28,3 % de los días; con 200, en el 7,8 %. Con pocas tiradas el resultado varía más.
# en: af7afac5
twenty-rolls-net = Cuántos cubos más que el ataque pierde la defensa en una tirada.
    .because = Lo que pierde la defensa menos lo que pierde el ataque.
# en: d57d6394
twenty-rolls-net-mean = ¿Cuántos cubos más que el ataque pierde de media la defensa en una tirada?
    .hint-1 = Eso es lo que pierde la defensa. Resta lo que pierde el ataque.
    .hint-2 = Eso es lo que pierde el ataque.
    .hint-3 = Esa es la suma de todas las tiradas. Divide entre cuántas son.
    .hint-4 = Esos son los cubos que pierden entre los dos.
    .because = 2 · 2890 cubos menos 2 · 2275 cubos, en 7776 tiradas.
# en: aea37927
twenty-rolls-enough = ¿Con cuántas tiradas baja por primera vez de 1/10 la probabilidad de que salga lo contrario?
    .hint-1 = Con veinte tiradas todavía es mayor que 1/4.
    .hint-2 = Con cien tiradas todavía es del 15 %.
    .hint-3 = Baja de 1/10 ya antes.
    .hint-4 = Mira bien: con 160 tiradas es del 10,02 %, un poco más que 1/10.
    .because = Son ocho veces veinte tiradas, y aun así sale lo contrario casi una vez de cada diez.
# en: 7a770c89
twenty-rolls-exercise-1 = De 50 tiradas, en { $two } la defensa perdió dos cubos, en { $one } cada lado perdió uno y en { $other } el ataque perdió dos. ¿Cuál es la frecuencia relativa de «la defensa pierde dos»?
    .level = Para empezar
    .hint-1 = Esas son las veces que pasó. ¿De cuántas tiradas?
    .hint-2 = Compara con las 50 tiradas, no con las demás.
    .hint-3 = Aquí se cuentan tiradas, no cubos.
    .because = { $two } de 50 tiradas.
# en: 3f3715c8
twenty-rolls-exercise-2 = Alguien tiró un dado { $rolls } veces. La frecuencia relativa del 6 fue del { $share } %. ¿Cuántas veces salió un 6?
    .level = Para empezar
    .hint-1 = Así sería con 100 tiradas.
    .hint-2 = Por ciento quiere decir de cada cien. Divide entre 100.
    .hint-3 = Eso es lo que sale de media con un dado. ¿Cuántas veces salió aquí?
    .hint-4 = Esas son las tiradas sin 6.
    .because = El { $share } % de { $rolls } tiradas: { $rolls } · { $share }/100.
# en: bd08d326
twenty-rolls-exercise-3 = De 50 tiradas, en { $two } la defensa perdió dos cubos, en { $one } cada lado perdió uno y en { $other } el ataque perdió dos. ¿Cuántos cubos perdió de media la defensa por tirada?
    .level = Principal
    .hint-1 = Esos son los cubos de las 50 tiradas. ¿Cuántos son por tirada?
    .hint-2 = En { $two } de las tiradas la defensa perdió dos cubos.
    .hint-3 = Cuando cada lado perdió uno, la defensa también perdió un cubo.
    .because = { $two } · 2 + { $one } · 1 cubos en 50 tiradas.
# en: fefe0c8c
twenty-rolls-exercise-4 = Una encuesta electoral pregunta a { $people } personas al azar. Su error suele ser de unos { $off } puntos porcentuales. Con el cuádruple de personas sería la mitad. ¿A cuántas personas hay que preguntar para que el error baje a { $less }?
    .level = Principal
    .hint-1 = Así el error no baja tanto: para reducirlo a la mitad hace falta el cuádruple de personas.
    .hint-2 = Con menos personas el resultado varía más, no menos.
    .hint-3 = Con tantas personas el error suele ser de { $off } puntos.
    .because = De { $off } a { $less }: cada vez que el error se reduce a la mitad, hace falta el cuádruple de personas.
# en: 4ba7f925
twenty-rolls-exercise-5 = Una ruleta tiene { $fields } sectores iguales. En { $good } de ellos ganas, en { $bad } pierdes. La haces girar tres veces. ¿Cuál es la probabilidad de que pierdas más veces de las que ganas?
    .level = Reto
    .hint-1 = También pierdes más veces de las que ganas si pierdes dos de las tres.
    .hint-2 = Eso es perder dos veces en dos giros. De los tres giros, ¿cuál puede ser el que ganas?
    .hint-3 = Eso es un solo giro.
    .hint-4 = El giro que ganas puede ser el primero, el segundo o el tercero.
    .because = Perder los tres giros: { $bad }³ maneras. Perder dos: 3 · { $bad }² · { $good } maneras. En total hay { $fields }³ = { $ways }.
