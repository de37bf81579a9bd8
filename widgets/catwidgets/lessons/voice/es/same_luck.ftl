### La misma suerte. Variables: { $n } dados, { $f } una cara, { $g } y { $less } cuánto vale más y cuánto menos, { $a } a { $d } ventajas, { $s } y { $t } desviaciones típicas, { $w } un margen de error.

# en: 982907ed
same-luck-guide =
    .plan-1 = Por parejas, tirar diez dados y sumarlos dos veces en la hoja: tal como salen, y con cada 1 contado como 3 y cada 6 como 5. Otras parejas tiran diez dados nuevos para cada regla. ¿Qué diferencias saltan más?
    .plan-2 = Primera apuesta y primer «Te toca»: la media cara por cara. Después, una sola prueba con dados propios.
    .plan-3 = ¿Qué clase de prueba es mejor, y cuánto? Los dos intervalos, cada vez con más pruebas.
    .plan-4 = Cuántas pruebas hacen falta: para la mitad de error, cuatro veces más.
    .plan-5 = Un amuleto para los peores, y zapatos en un solo pie: qué hace justa una comparación fuera de los juegos.
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Miramos la diferencia de cada par. Lo que los dos tienen en común, como unos dados buenos, desaparece.
    .say-2 = El amuleto se dio a quienes habían tenido mala suerte. La mala suerte no dura, con amuleto o sin él.
    .ask-1 = ¿Qué caras no cambian nada con la regla nueva? ¿Qué hacen en una prueba con los mismos dados?
    .ask-2 = Una prueba con dados propios no está mal. ¿Por qué dice poco?
    .ask-3 = ¿Quién debería haber vuelto a tirar sin amuleto?
    .support = Que escriban en una fila los dados de una tirada y, debajo, lo que vale ahora cada uno. Solo cambian los 1 y los 6.
    .extension = Buscar una regla con la que una prueba con los mismos dados no sea mejor: ¿qué tiene que hacer con las caras altas y con las bajas?
    .ticket-1 = Diez personas prueban dos pares de zapatillas de correr. ¿Cómo haces que sea una prueba pareada, y qué miras?
    .ticket-2 = Cada persona corre con los dos pares, y se sortea quién empieza con el nuevo. Se miran las diez diferencias.
    .open-1 = ¿Puede engañar la misma suerte?
    .open-1-answer = Sí, si la regla cambia a quién le toca cada suerte: los mismos dados en otro orden ya no son la misma suerte. Y los pares hay que hacerlos antes de conocer los resultados.
    .open-2 = ¿Por qué debería decidir el azar quién toma el medicamento?
    .open-2-answer = Si eligen los médicos o los pacientes, puede que lo elijan más quienes están peor. Si se sortea, los dos grupos son iguales salvo por la suerte, y la suerte se puede calcular.

# en: a20bfa5c
same-luck-say-same = Mismos dados
# en: ab5dd4ee
same-luck-say-same-tip = Tirar una vez y contar con las dos reglas
# en: 79ae1582
same-luck-say-own = Dados propios
# en: e9752010
same-luck-say-own-tip = Tirar una vez para cada regla
# en: dec5dfb0
same-luck-say-many = 20 de cada
# en: fae18ac4
same-luck-say-many-tip = Hacer muchas pruebas
# en: c7dbc2cc
same-luck-say-again = Empezar de nuevo
# en: c70ac1c9
same-luck-say-again-tip = Olvidar todas las pruebas
# en: caac6e19
same-luck-say-play-task = Regla nueva: un 1 vale 3, y un 6 vale 5 (los dados con borde). ¿Son mayores las sumas, de media? Pruébalo.
# en: be594c59
same-luck-say-tests = ¿Da ventaja la regla nueva?
# en: 755188df
same-luck-say-old = antes: { $total }
# en: bc43b5aa
same-luck-say-new = ahora: { $total }
# en: addcfc6b
same-luck-say-last = Última prueba: { $gain }.
# en: b82eb77c
same-luck-say-no-test = Todavía no hay ninguna prueba.
# en: bed9360b
same-luck-say-so-far = { $kind }: { $n } { FORM($n, "prueba", "pruebas") }, { $mean } de media.
# en: f445e265
same-luck-say-same-dice = mismos dados
# en: e587500b
same-luck-say-own-dice = dados propios
# en: 3c56a046
same-luck-say-task = ¿Cuántas pruebas hacen falta para que el cero quede fuera?
# en: cc9e8f4c
same-luck-say-errors = Ventaja media de la regla nueva
# en: 22bba8f0
same-luck-say-of-kind = clase
# en: 80cbfe9d
same-luck-say-average-gain = ventaja media
# en: d21961cc
same-luck-say-margin = margen de error
# en: 167a6d15
same-luck-say-average = media
# en: 2a4f4422
same-luck-say-no-difference = ninguna diferencia
# en: 39c5cfd7
same-luck-say-gained = { $kind } { $gain } ± { $margin }
# en: cf48680c
same-luck-say-each = { $tests } { FORM($tests, "prueba", "pruebas") } de cada clase: { $said }.
# en: 9beebe05
same-luck-say-gain = ventaja
# en: 925f6e9d
same-luck-say-paper = Seis pruebas por hacer
# en: 39609e9c
same-luck-say-paper-rolled = tal como salen
# en: e3418ecd
same-luck-say-paper-new = 1 es 3, 6 es 5
# en: b99bf225
same-luck-say-paper-test = { $n }.ª
# en: c2f1faa8
same-luck-controls =
    .tests = pruebas
    .school = colegio

# en: 0fe80677
same-luck-rule = Se suman diez dados. Con la regla nueva un 1 vale 3 y un 6 vale 5. ¿Suman diez dados, de media, menos, lo mismo o más que con la regla antigua?
    .choices-fewer = Menos
    .choices-same = Lo mismo
    .choices-more = Más
    .hint-1 = Un 6 pierde uno. ¿Qué gana un 1?
    .hint-2 = ¿Cuál de los dos cambia más, el 1 o el 6?
    .because = Un 1 gana dos y un 6 pierde uno, y los dos salen igual de veces.
# en: edf9f084
same-luck-ten-dice = ¿Cuántos puntos más suman de media diez dados con la regla nueva? Esa es su ventaja media.
    .hint-1 = Dos más por un 1, uno menos por un 6: es uno más si salen los dos. ¿Cuántas veces sale cada uno con diez dados?
    .hint-2 = Eso es un dado. Son diez.
    .hint-3 = Solo cambian los 1 y los 6.
    .hint-4 = Así es solo con los 1. Un 6 pierde uno.
    .hint-5 = Un 6 quita uno. No lo añade.
    .because = Por cada dado, (2 − 1)/6 = 1/6 más; con diez dados, 10/6 = 5/3.
# en: dacbb668
same-luck-single = La regla nueva es mejor. Haces una sola prueba: diez dados para la regla antigua y otros diez para la nueva. De 100 pruebas así, ¿en cuántas suma más la regla nueva?
    .choices-57 = En unas 57
    .choices-75 = En unas 75
    .choices-95 = En unas 95
    .hint-1 = Solo por suerte, las sumas se diferencian en unos 6. La ventaja media es solo 1,7.
    .hint-2 = Solo por suerte, las sumas se diferencian en unos 6. La ventaja media es solo 1,7.
    .because = 57 de 100: en una sola prueba la suerte puede mucho más que la regla. Mejor de media no quiere decir mejor cada vez.
# en: e1ac131d
same-luck-which = Puedes hacer veinte pruebas. ¿Con qué clase de pruebas averiguas más sobre la regla?
    .choices-own = Con dados propios para cada regla
    .choices-same = Con los mismos dados para las dos reglas
    .choices-alike = Las dos dicen lo mismo
    .hint-1 = Más dados, pero también más suerte. ¿Qué le hace a una prueba así una tirada con muchos 6?
    .hint-2 = Las dos aciertan de media. ¿Cuál salta menos?
    .because = Con los mismos dados, las tiradas buenas y las malas desaparecen de la diferencia. Lo que queda es la regla.
# en: d30ebed7
same-luck-many = ¿Cuántas pruebas con dados propios dicen lo mismo que una con los mismos dados?
    .choices-2 = Unas 2
    .choices-5 = Unas 5
    .choices-25 = Unas 25
    .hint-1 = Las diferencias varían 2,3 veces más. Y para la mitad de error hacen falta cuatro veces más pruebas.
    .hint-2 = Las diferencias varían 2,3 veces más, y hay que elevar 2,3 al cuadrado.
    .because = La desviación típica de las diferencias es 2,8 con los mismos dados y 6,4 con dados propios. (6,4/2,8)^2 es más o menos 5.
# en: d4d95c3f
same-luck-needed = Veinte pruebas con los mismos dados tienen un margen de error de ±1,3. ¿Cuántas hacen falta para que sea la mitad?
    .hint-1 = Con el doble de pruebas solo se hace 1,4 veces más pequeño: el error baja con la raíz cuadrada.
    .hint-2 = Con menos pruebas crece.
    .hint-3 = Con las mismas pruebas se queda igual.
    .hint-4 = Eleva al cuadrado el 2, no el 20.
    .because = Para la mitad de error hacen falta cuatro veces más: 4 · 20.
# en: e700e181
same-luck-worst = Cien personas tiran diez dados. Las diez con las sumas más bajas, 26 de media, reciben un amuleto y vuelven a tirar: 35 de media. ¿Qué hizo el amuleto?
    .choices-charm = Trajo unos 9 puntos más
    .choices-anyhow = Nada: de todos modos habrían sumado unos 35
    .choices-down = Trajo un poco; lo demás fue suerte
    .hint-1 = ¿Cuánto suma de media cualquiera con diez dados?
    .hint-2 = ¿Cuánto suma de media cualquiera con diez dados? ¿Queda algo para el amuleto?
    .because = Diez dados suman 35 de media, pase lo que pase antes. A quien se elige por su mala suerte le va mejor la próxima vez. Se llama regresión a la media. Compáralo con diez personas que tiraron igual de mal y no recibieron amuleto.
# en: f0ef3e70
same-luck-pairs = ¿Dura más una suela nueva? ¿Cuál de estas pruebas da la misma suerte a las dos suelas?
    .choices-classes = Una clase lleva la suela nueva, y otra, la antigua
    .choices-feet = Cada cual lleva la suela nueva en un pie y la antigua en el otro
    .choices-seasons = Todos llevan la antigua en primavera y la nueva en verano
    .hint-1 = Puede que una clase corra más que la otra. Cada suela tiene entonces su propia suerte.
    .hint-2 = Son las mismas personas, pero en otro momento: en verano juegan más en la calle. Y además han crecido.
    .because = Las dos suelas hacen los mismos caminos, con el mismo tiempo y en los pies de la misma persona. Una moneda decide en qué pie va la nueva.
# en: 32af4e7e
same-luck-exercise-1 = Se suman { $n } dados. Con una regla nueva cada { $f } vale { $g } más. ¿Cuál es la ventaja media?
    .level = Para empezar
    .hint-1 = No todos los dados muestran un { $f }. Lo muestra uno de cada seis.
    .hint-2 = Eso es un dado.
    .hint-3 = Esa es la ventaja de un { $f }. De los { $n } dados, ¿cuántos muestran de media un { $f }?
    .hint-4 = Eso es cuántos dados muestran un { $f }. Cada uno vale { $g } más.
    .because = { $n }/6 dados muestran un { $f }, y cada uno gana { $g }.
# en: fc62e18d
same-luck-exercise-2 = En cuatro pruebas con los mismos dados las ventajas son +{ $a }, +{ $b }, +{ $c } y −{ $d }. ¿Cuál es la ventaja media?
    .level = Para empezar
    .hint-1 = La última lleva un menos.
    .hint-2 = Esa es la suma. Divide entre el número de pruebas.
    .hint-3 = Cuentan las cuatro pruebas, también la última.
    .hint-4 = La última prueba también cuenta.
    .because = Su suma, dividida entre cuatro.
# en: 37a1dbaa
same-luck-exercise-3 = Se suman { $n } dados. Con una regla nueva un 1 vale { $g } más, y un 6, { $less } menos. ¿Cuál es la ventaja media?
    .level = Principal
    .hint-1 = Un 6 vale menos. Réstalo.
    .hint-2 = Eso es un dado.
    .hint-3 = Eso es un 1 y un 6. ¿Cuántos salen con { $n } dados?
    .hint-4 = Eso es solo con los 1. Los 6 valen menos.
    .because = Por cada dado, ({ $g } − { $less })/6, y son { $n }.
# en: 1e64f45b
same-luck-exercise-4 = Se prueba una regla. Con la misma suerte para los dos lados, la desviación típica de las diferencias es { $s }; con suerte propia, { $t }. ¿Cuántas pruebas con suerte propia dicen lo mismo que una con la misma suerte?
    .level = Principal
    .hint-1 = Esas veces varían más las diferencias. El número de pruebas va con el cuadrado.
    .hint-2 = Divide y después eleva al cuadrado.
    .hint-3 = Antes divide entre { $s }.
    .because = ({ $t }/{ $s })^2: el error baja con la raíz cuadrada del número de pruebas.
# en: 4c502257
same-luck-exercise-5 = Fuera del juego: un medicamento se prueba con parejas de gemelos. Una moneda decide cuál de los dos lo recibe; el otro recibe una pastilla sin él. La desviación típica de las diferencias es { $s }. El margen de error de la media de n parejas es de unos 2 · { $s }/√n. ¿Con cuántas parejas es { $w }?
    .level = Reto
    .hint-1 = Eso es √n. Elévalo al cuadrado.
    .hint-2 = Delante de la desviación típica hay un 2.
    .hint-3 = Delante de la desviación típica hay un 2, y encima de n, una raíz cuadrada.
    .because = √n = 2 · { $s }/{ $w }, y n es su cuadrado.
