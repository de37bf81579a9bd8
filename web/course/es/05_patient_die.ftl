### 05_patient_die.ipynb

# en: c99f326e
patient-die-0-1 = # 5 El dado paciente
# en: 58959049
patient-die-0-2 = Tu dado muestra un 4: una casilla para tu taxi. ¿Lo vuelves a tirar?
# en: 815d4e43
patient-die-0-3 = - para qué sirve una media, aunque no salga en ninguna tirada;
    - cuánto vale la paciencia;
    - cómo calcular con una ecuación una suma que no se acaba.
# en: 74a6010c
patient-die-0-4 = **Necesitas** fracciones, ecuaciones sencillas y unos 45 minutos. Un dado ayuda.
# en: 965938db
patient-die-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 446ab34e
patient-die-0-6 = Los dados son los del juego Cat Cab Crew, al que puedes [jugar aquí](../cat_cab/play.ipynb). [Todas las unidades](course.ipynb).
# en: a581723f
patient-die-1-1 = ## Una tirada
# en: 04d17552
patient-die-1-2 = | sale | da |
# en: ecabef5a
patient-die-1-3 = | 1 | una **maldición**: −1 casilla |
# en: 30e819fc
patient-die-1-4 = | 2, 3 | nada: el dado queda **en blanco** |
# en: e5a989bc
patient-die-1-5 = | 4, 5 | 1 casilla |
# en: 514668b8
patient-die-1-6 = | 6 | 2 casillas |
# en: 7bdf36a6
patient-die-1-7 = El **valor esperado** es la media de muchas tiradas. Suma lo que dan las seis caras y divide entre seis.
# en: 5eceac74
patient-die-1-8 = El ordenador tira diez mil veces y calcula la media. Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: e7f5595d
patient-die-1-9 = **Si programas:** escribe una función para la media de cualquier lista de números. `sum(values)` los suma, `len(values)` dice cuántos hay. Si no, sigue adelante.
# en: 0ae930a9
patient-die-2-1 = ## Paciencia
# en: aea006d9
patient-die-2-2 = Un 1 es una maldición y quita una casilla. Pero el dado queda en blanco, como con un 2 o un 3. Un dado en blanco se puede volver a tirar. Lo tiramos hasta que mueva el taxi.
# en: c1acaaaa
patient-die-2-3 = ¿Cuánto vale un dado si aún quedan algunas tiradas? Si no queda ninguna, nada. Si queda alguna, tira una vez. Después de un 1, 2 o 3 queda una tirada menos. Un 4, un 5 o un 6 se guarda.
# en: 2dc55bc8
patient-die-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: e60f983f
patient-die-prints-1 = { $average-2f } casillas por tirada
# en: d181fbfc
patient-die-prints-2 = Maldiciones: { $curses }. Valor: { $value }
# en: 0b72cc61
patient-die-2-5 = **Un atajo.** Llama *V* a lo que vale un dado en blanco. Después de una tirada en blanco nada ha cambiado: vuelve a valer *V*. Así que *V* es la media de seis cosas:
# en: 20428db4
patient-die-2-6 = Así que 6*V* = 3*V* + 3. Resuelve la ecuación y después adivina.
# en: b31b41d1
patient-die-3-1 = ## Te toca: una maldición cara
# en: 09752e7e
patient-die-3-2 = ¿Y si una maldición quitara **dos** casillas? Resuelve la ecuación en papel.
# en: b9a7aa66
patient-die-4-1 = ## El límite
# en: eb00180f
patient-die-4-2 = En el juego, con la cuarta maldición hay que parar. Imagina que ya tienes tres. Entonces un 1 lo acaba todo: el dado queda en blanco y vale 0.
# en: 1b64cb70
patient-die-4-3 = Desde tres maldiciones volvemos a dos, a una y a ninguna. Cada valor sale del anterior.
# en: 1a5fe77a
patient-die-4-4 = ¿Y si se permitieran más maldiciones, o menos?
# en: 768a1166
patient-die-5-1 = ## Ejercicios
# en: cbb239bc
patient-die-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 4002195e
patient-die-6-1 = ## Lo que hemos visto
# en: 51f309bd
patient-die-6-2 = - El valor esperado es la media de muchísimas tiradas. No tiene por qué ser un número que salga en una tirada.
    - Un dado en blanco es volver a empezar. Por eso su valor está a los dos lados de una ecuación.
    - Un dado paciente vale lo mismo que un 4. Con un límite de maldiciones vale un poco menos.
# en: 7d12c176
patient-die-6-3 = **Para pensar.** ¿Preferirías guardar el 4, aunque las dos cosas valgan lo mismo? Con un límite de cuatro maldiciones, ¿sigue dando igual volver a tirar un 4?
# en: ad0ff6e9
patient-die-6-4 = **Sigue.** Cinco dados, y cómo se conduce mejor: [El taxista perfecto](14_perfect_driver.ipynb).
