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
# en: 5eea353c
one-die-or-three-2-1 = ## Cuadrados
# en: 942f6e1c
one-die-or-three-2-2 = ¿Cuánto se dispersan los números de una lista? Eleva al **cuadrado** la distancia de cada número a la media. La media de esos cuadrados es la **varianza**. Prueba con un dado.
# en: 460777d7
one-die-or-three-2-3 = Aquí está toda la idea en Python. Con `Fraction` todo queda exacto.
# en: dacb3220
one-die-or-three-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: cb29a0d5
one-die-or-three-prints-2 = { $face } está a { $abs-face-2-5 }, al cuadrado { $face-2-5-2 }
# en: 0606adfe
one-die-or-three-prints-3 = de media { $variance-1-2-3-4 }
# en: 20b47c52
one-die-or-three-2-5 = Ahora multiplica el dado por tres. Cada número está tres veces más lejos de la media que antes.
# en: d198f7e1
one-die-or-three-2-6 = En el dibujo hay un cuadrado sobre cada distancia. Mueve el control deslizante. Los lados crecen con el número. ¿Y las áreas?
# en: 9220065d
one-die-or-three-2-7 = ¿Y tres dados? Es raro que salgan todos altos o todos bajos.
# en: 32b0343c
one-die-or-three-2-8 = Con los controles deslizantes eliges cuántos dados; la función es la tuya. En la frase de debajo del dibujo se esconden dos reglas. ¿Las encuentras?
# en: 54c0fe49
one-die-or-three-2-9 = Llama *V* a la varianza de un dado y *s* a las casillas que te has pasado del límite:
# en: 710a8ebd
one-die-or-three-2-10 = - un dado por *s*: la varianza es *s* · *s* · *V*;
    - la suma de *s* dados: la varianza es *s* · *V*.
# en: 945bba2d
one-die-or-three-2-11 = **Te toca.** ¿Por qué cuadrados? Prueba sin ellos: escribe una función para la media de las **distancias** a la media. `abs(value - mean)` es la distancia.
# en: 6b87a597
one-die-or-three-2-12 = Mide con ella en el dibujo. ¿Cuál de las dos reglas se pierde?
# en: b17c5680
one-die-or-three-2-13 = Por eso se usan cuadrados: las varianzas de dados independientes se pueden sumar, sin más. La raíz cuadrada de la varianza, que se llama **desviación típica**, vuelve a ser una distancia en casillas.
# en: 13c0e239
one-die-or-three-3-1 = ## Lejos y cerca
# en: f40e20c7
one-die-or-three-3-2 = Volvamos a la patrulla. Te has pasado del límite en 3. La patrulla tiene que avanzar al menos hasta donde estás.
# en: 3e77af7b
one-die-or-three-3-3 = **Te toca.** Escribe una función: ¿qué parte de los valores es mayor o igual que tu distancia? Cuenta las maneras en que te alcanzan.
# en: 45cb52c8
one-die-or-three-3-4 = El dibujo usa tu función con todas las distancias.
# en: a4b6a778
one-die-or-three-3-5 = **Te toca.** Averigua dónde se invierte el orden.
# en: 8e3c3f89
one-die-or-three-4-1 = ## Ejercicios
# en: f605691c
one-die-or-three-4-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 8ffc7588
one-die-or-three-5-1 = ## Lo que hemos visto
# en: 0002b919
one-die-or-three-5-2 = - Dos reglas pueden tener la misma media y distinta dispersión. La varianza la mide: es la media de los cuadrados.
    - Si un número se multiplica por *s*, su varianza es *s* · *s* veces mayor. La de la suma de *s* dados independientes es *s* veces mayor.
    - Si con la media no te basta y necesitas suerte, te conviene mucha dispersión. Si con la media te basta, te conviene poca.
# en: d4253790
one-die-or-three-5-3 = **Para pensar.** ¿Quién preferiría tres dados, el taxi o la patrulla? ¿Dónde más se suman muchas cosas pequeñas e inciertas, y aun así la suma es de fiar?
# en: 6cc137fa
one-die-or-three-5-4 = **Sigue.** Qué probabilidad de multa hay en cada sitio de la ciudad: [Riesgo y recompensa](../taxi_derby/lesson_risk_and_reward.ipynb).
