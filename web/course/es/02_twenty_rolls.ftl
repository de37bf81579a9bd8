### 02_twenty_rolls.ipynb

# en: 26e7baaa
twenty-rolls-0-1 = # 2 Veinte tiradas
# en: 9cd3236d
twenty-rolls-0-2 = Tres dados atacan a dos. Tiras veinte veces, y a quien tienes al lado le sale lo contrario. ¿Quién tiene razón?
# en: 7a035509
twenty-rolls-0-3 = - cuánto varían veinte tiradas;
    - qué pasa si sigues y sigues;
    - con cuántas tiradas te puedes fiar casi del todo.
# en: c3f37e5f
twenty-rolls-0-4 = **Necesitas** fracciones, porcentajes, la unidad [Empates](01_ties.ipynb) y unos 45 minutos. Ten cinco dados a mano, si puedes.
# en: ffeacb21
twenty-rolls-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 4a8c4169
twenty-rolls-0-6 = Los dados son los del juego Empire, al que puedes [jugar aquí](../empire/play.ipynb). [Todas las unidades](course.ipynb).
# en: 668e40c2
twenty-rolls-1-1 = ## Tira veinte veces
# en: 68cefd61
twenty-rolls-1-2 = Se comparan los dados más altos de los dos lados; después, los segundos más altos. Quien tiene el más bajo pierde un cubo. **El empate es de la defensa.**
# en: 54261e65
twenty-rolls-1-3 = El tercer dado ayuda al ataque; los empates, a la defensa. ¿Qué pesa más?
# en: 32ccee56
twenty-rolls-1-4 = Aquí está toda la regla en Python. Ordena los dados, el más alto primero, y los compara de dos en dos. El tercer dado del ataque se queda sin pareja.
# en: 3d0dbf85
twenty-rolls-1-5 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 11cc9836
twenty-rolls-1-6 = Estos dados usan tu regla. Tira veinte veces y apunta quién ha perdido más cubos. Después, *Empezar de nuevo*.
# en: 0d2d9704
twenty-rolls-2-1 = ## Toda una clase
# en: cdf84906
twenty-rolls-2-2 = ¿En tus veinte tiradas salió lo mismo? No a todo el mundo le sale.
# en: cdac3266
twenty-rolls-2-3 = Esta es una clase de treinta. Cada punto es un estudiante con sus veinte tiradas. Si está a la izquierda, le salió que el ataque perdió más. Mira unas cuantas clases. Después, haz que todos tiren una sola vez, y luego 200 veces.
# en: 90e50b76
twenty-rolls-2-4 = Aquí van veinte tiradas de una vez. Pulsa *Ejecutar otra vez* unas cuantas veces. La celda cuenta qué perdió el ataque y qué perdió la defensa.
# en: b45759f3
twenty-rolls-prints-1 = el ataque pierde { $attacker }, la defensa { $defender }, veces: { $n }
# en: a09cf3ce
twenty-rolls-2-5 = **Si programas:** escribe una función para la diferencia: ¿cuántos cubos *más* que el ataque pierde la defensa en una tirada? Usa `losses`. Si no, sigue adelante.
# en: 83aef00c
twenty-rolls-3-1 = ## A la larga
# en: 57051a05
twenty-rolls-3-2 = Cuenta cuántas veces ha salido algo y divide entre el número de tiradas: esa es su **frecuencia relativa**. Aquí está la de «la defensa pierde dos cubos». Pulsa *Ejecutar otra vez* unas cuantas veces. ¿Qué línea cambia más, y cuál menos?
# en: 60531057
twenty-rolls-prints-2 = { $n } tiradas: { $share }
# en: 9c8413c8
twenty-rolls-3-3 = Al principio una frecuencia relativa da saltos. Después se estabiliza.
# en: 26cb6c77
twenty-rolls-3-4 = Cinco personas tiran y tiran. Después de cada tirada calculan qué parte de todos los cubos perdidos era de la defensa. Mueve el control deslizante hacia la derecha.
# en: 2cd9b562
twenty-rolls-3-5 = Tirar no se acaba nunca. Contar, sí: cinco dados caen de 6 · 6 · 6 · 6 · 6 maneras, todas igual de probables. El ordenador las apunta todas y aplica tu regla a cada una.
# en: 233c96ed
twenty-rolls-prints-3 = el ataque pierde { $attacker } y la defensa { $defender } en { $n } de { $len-ways }
# en: 153836a3
twenty-rolls-3-6 = **Te toca.** Usa los tres números. Puedes escribir una fracción.
# en: 1612f42e
twenty-rolls-4-1 = ## ¿Cuántas tiradas bastan?
# en: 8236c0b0
twenty-rolls-4-2 = Así que la defensa pierde un poco más en cada tirada. Es tan poco que a menudo no se ve en veinte tiradas. La línea muestra la probabilidad de que salga lo contrario. Está calculada exactamente, con tu regla.
# en: dbad0cb1
twenty-rolls-4-3 = **Te toca.** Mueve el control deslizante y lee la frase.
# en: 1488304f
twenty-rolls-4-4 = ¿Y si el ataque ganara los empates? Vuelve a la regla, escribe `>=` en lugar de `>` y pulsa *Ejecutar*. ¿Bastan ahora veinte tiradas para saber quién sale ganando?
# en: f5d54e48
twenty-rolls-5-1 = ## Ejercicios
# en: ce91611e
twenty-rolls-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: b0d1df48
twenty-rolls-6-1 = ## Lo que hemos visto
# en: b04066be
twenty-rolls-6-2 = - Veinte tiradas varían mucho. A más de una persona de cada cuatro le sale lo contrario que a la larga.
    - Una frecuencia relativa se estabiliza si sigues. Para que varíe la mitad, hace falta el cuádruple de tiradas.
    - Tirar solo da una idea. Contar las 7776 maneras da el valor exacto.
# en: de446e20
twenty-rolls-6-3 = **Para pensar.** ¿Hay un número de tiradas a partir del cual ya nadie se puede equivocar? ¿En qué noticias se fía la gente de solo veinte tiradas?
# en: 56bcf193
twenty-rolls-6-4 = **Sigue.** La misma tirada esconde un error famoso: [Una tirada](../empire/lesson_one_roll.ipynb).
