### 24_same_luck.ipynb

# en: d1dba4a6
same-luck-0-1 = # 24 La misma suerte
# en: 6823821c
same-luck-0-2 = Se suman diez dados. Alguien propone una regla nueva. ¿Son mayores las sumas, de media? Pruébalo de las dos maneras y compara los puntos.
# en: a80b5773
same-luck-0-3 = - cómo ver un cambio pequeño entre mucha suerte;
    - cuántas pruebas bastan;
    - por qué mejoran los peores, con amuleto o sin él.
# en: 253b0820
same-luck-0-4 = **Necesitas** medias. Unos 45 minutos. No hace falta escribir Python: lee, haz clic y escribe números. Con diez dados de verdad es más divertido.
# en: d85ec491
same-luck-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: 4c6a61c2
same-luck-0-6 = [Todas las unidades](course.ipynb).
# en: f8815e0b
same-luck-1-1 = ## Primero adivina
# en: 294b6710
same-luck-prints-1 = { $face } vale { $unit-scored-face }, o sea { $unit-scored-face-face } más
# en: da6a2807
same-luck-1-2 = **Te toca.** Primero un dado, después diez.
# en: 4c981db4
same-luck-2-1 = ## Los mismos dados o dados propios
# en: 5492e0be
same-luck-2-2 = Con los *mismos dados*, las dos reglas cuentan una sola tirada. Una prueba así se llama **prueba pareada**. Con *dados propios*, cada regla tiene su tirada.
# en: e5aa36d6
same-luck-2-3 = Mil pruebas de cada clase: ¿en cuántas suma más la regla nueva? Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: 719e5a33
same-luck-prints-2 = dados propios: { $sum-more-0-for-more-in-own }, mismos dados: { $sum-more-0-for-more-in-same }
# en: 8a61c7e3
same-luck-2-4 = Aquí está toda la idea en Python: el **margen de error** de una media. La ventaja verdadera está dentro de ese margen, hacia arriba o hacia abajo, en unos 19 casos de cada 20.
# en: 3812fba2
same-luck-2-5 = El código está plegado: abre *La idea en Python* para leerlo.
# en: abc70af1
same-luck-2-6 = Si el cero está dentro, puede haber sido solo suerte. Otros colegios tienen otros dados: mueve el segundo control deslizante.
# en: 81435409
same-luck-3-1 = ## ¿Cuántas pruebas?
# en: 5e080dc6
same-luck-prints-3 = { $n } pruebas: mismos dados ± { $round-2-2-84-n-0-5-1 }, dados propios ± { $round-2-6-43-n-0-5-1 }
# en: d680a099
same-luck-3-2 = **Te toca.** El margen de error baja con la raíz cuadrada del número de pruebas.
# en: 38d7af91
same-luck-4-1 = ## Los peores mejoran
# en: 3bf264fa
same-luck-4-2 = Sin ningún amuleto: qué hacen la próxima vez los diez peores de cien. Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: 8e038a7c
same-luck-prints-4 = los diez peores: { $sum-first-10-10 }, y otra vez: { $sum-again-10 }
# en: ae58d868
same-luck-4-3 = Quien entrena después de una mala carrera, quien recibe elogios después de una buena nota, la carretera con cámara después de un accidente: busca siempre otros con los que comparar.
# en: c42e7e54
same-luck-5-1 = ## Ejercicios
# en: 8d97719b
same-luck-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 707f8342
same-luck-6-1 = ## Lo que hemos visto
# en: a98edc20
same-luck-6-2 = - Una sola prueba dice poco: la suerte puede más que casi todas las reglas.
    - Con la misma suerte para las dos, una prueba vale por unas cinco.
    - Para que el margen de error sea la mitad hacen falta cuatro veces más pruebas.
    - A quien se elige por su mala suerte le va mejor la próxima vez: es la regresión a la media.
# en: b7967e31
same-luck-6-3 = **Para pensar.** ¿Puede engañar la misma suerte? ¿Por qué debería decidir el azar quién toma el medicamento?
# en: 4af2a0a8
same-luck-6-4 = **Sigue.** Una prueba de un juego entero: [¿Ayuda empezar?](17_does_starting_help.ipynb)
