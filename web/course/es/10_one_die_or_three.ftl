### 10_one_die_or_three.ipynb

# en: bfdb19fc
one-die-or-three-0-1 = # 10 Un dado o tres
# en: f8756a82
one-die-or-three-0-2 = Te has pasado del límite en 3, y la patrulla te persigue. Nuestras reglas tiran **un** dado de cuatro caras y lo multiplican por tres. En otra mesa se suman **tres** dados. ¿Qué prefieres que te persiga?
# en: 33793a39
one-die-or-three-0-3 = - en qué pueden ser distintas dos reglas con la misma media;
    - cómo medirlo, con cuadrados;
    - cuándo te conviene mucha dispersión, y cuándo no.
# en: dc57f888
one-die-or-three-0-4 = **Necesitas** medias y fracciones: [El dado paciente](05_patient_die.ipynb). Unos 45 minutos. Los dados de cuatro caras ayudan.
# en: 933c27b1
one-die-or-three-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: fcb50388
one-die-or-three-0-6 = La patrulla es del juego Taxi Derby, al que puedes [jugar aquí](../taxi_derby/play.ipynb). [Todas las unidades](course.ipynb).
# en: eaebfa98
one-die-or-three-1-1 = ## La media
# en: 2d5185c4
one-die-or-three-1-2 = Diez mil tiradas de cada manera, de media:
# en: 76abb7ea
one-die-or-three-prints-1 = un dado por tres: { $sum-times_three-10_000-2f }; tres dados sumados: { $sum-added-10_000-2f }
# en: 71037ced
one-die-or-three-1-3 = Todas las maneras son igual de probables: cuatro con un dado, 4 · 4 · 4 = 64 con tres.
# en: fb36cda4
one-die-or-three-1-4 = Las líneas discontinuas son las medias.
# en: 8c1a61a7
one-die-or-three-2-1 = ## Lejos y cerca
# en: 717fb1aa
one-die-or-three-2-2 = La patrulla tiene que avanzar al menos hasta donde estás.
# en: f082a4ad
one-die-or-three-3-1 = ## Cuadrados
# en: 7ef14e0c
one-die-or-three-3-2 = ¿Cuánto se dispersan los números de una lista? Eleva al **cuadrado** la distancia de cada número a la media. La media de esos cuadrados es la **varianza**. Prueba con un dado.
# en: 790327e9
one-die-or-three-3-3 = Ahora multiplica el dado por tres. Cada número está tres veces más lejos de la media que antes.
# en: fe583db7
one-die-or-three-3-4 = ¿Y tres dados? Es raro que salgan todos altos o todos bajos.
# en: f3917376
one-die-or-three-3-5 = Aquí está toda la idea en Python. Con `Fraction` todo queda exacto.
# en: 71e2c282
one-die-or-three-3-6 = El código está plegado: abre *La idea en Python* para leerlo.
# en: a2441039
one-die-or-three-3-7 = Con los controles deslizantes eliges cuántos dados. En la frase de debajo del dibujo se esconden dos reglas. ¿Las encuentras?
# en: 65e0529c
one-die-or-three-3-8 = - Un dado por 3: 3 · 3 = 9 veces la varianza de un dado. Cada distancia es el triple, y luego se eleva al cuadrado.
    - Tres dados sumados: 3 veces la varianza. Las de dados independientes simplemente se suman.
# en: c120ab99
one-die-or-three-3-9 = La raíz cuadrada de la varianza es la **desviación típica**: otra vez una distancia en casillas.
# en: 8412db70
one-die-or-three-4-1 = ## Fuera del juego
# en: eece77e6
one-die-or-three-4-2 = **Si programas:** ¿por qué cuadrados? Prueba sin ellos: escribe una función para la **distancia** media a la media. `abs(value - mean)` es la distancia. Si no, sigue adelante.
# en: 616e8968
one-die-or-three-5-1 = ## Ejercicios
# en: 37ea3606
one-die-or-three-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 20553842
one-die-or-three-6-1 = ## Lo que hemos visto
# en: c5107ffe
one-die-or-three-6-2 = - Dos reglas pueden tener la misma media y distinta dispersión. La varianza la mide: es la media de los cuadrados.
    - Un dado por tres tiene 3 · 3 = 9 veces la varianza de un dado; tres dados sumados, solo 3 veces.
    - Si con la media no te basta y necesitas suerte, te conviene mucha dispersión. Si con la media te basta, te conviene poca.
# en: ca4fdf80
one-die-or-three-6-3 = **Para pensar.** ¿Quién preferiría tres dados, el taxi o la patrulla? ¿Dónde más se suman muchas cosas pequeñas e inciertas, y aun así la suma es de fiar?
# en: f0ca3845
one-die-or-three-6-4 = **Sigue.** Qué probabilidad de multa hay en cada sitio de la ciudad: [Riesgo y recompensa](../taxi_derby/lesson_risk_and_reward.ipynb).
