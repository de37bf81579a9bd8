### taxi_derby/lesson_risk_and_reward.ipynb

# en: 010ae79c
taxi-derby-lesson-risk-and-reward-0-1 = # Riesgo y recompensa
# en: 8d97d90d
taxi-derby-lesson-risk-and-reward-0-2 = Un pasajero con prisa, un límite de velocidad y una patrulla que quizá te alcance. ¿Qué probabilidad hay de que te multen? ¿Hasta dónde puedes llegar sin ninguna? ¿Y en qué se convierte un riesgo pequeño si lo corres todas las noches?
# en: 0f4d1054
taxi-derby-lesson-risk-and-reward-0-3 = - qué probabilidad hay de que te multen, y hasta dónde puedes llegar sin ningún riesgo;
    - en qué se convierte un riesgo pequeño que se corre una y otra vez.
# en: 819daa88
taxi-derby-lesson-risk-and-reward-0-4 = **Necesitas** fracciones. Sin programar: lee, adivina, pulsa los botones. Unos 45 minutos.
# en: 37a6523a
taxi-derby-lesson-risk-and-reward-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: f6a17a87
taxi-derby-lesson-risk-and-reward-0-6 = Las reglas son las del juego Taxi Derby, al que puedes [jugar aquí](play.ipynb). La otra lección sobre él es [Calles](lesson_shortest_paths.ipynb).
# en: 995ac813
taxi-derby-lesson-risk-and-reward-1-1 = ## 1 Primero, conduce
# en: 0ed89bf8
taxi-derby-lesson-risk-and-reward-1-2 = Cada noche, un pasajero te ofrece dinero si pasas del límite de velocidad. Después viene la patrulla: tira un **dado de cuatro caras**, lo multiplica por tus casillas de más, las que pasan del límite, y avanza hacia ti todas esas casillas. Si llega, pagas una multa, pero te quedas con lo que has cobrado. Las caras rellenas son multa. También puedes respetar el límite por menos dinero.
# en: ec499046
taxi-derby-lesson-risk-and-reward-1-3 = Conduce diez noches. ¿Cuánto ganas?
# en: 0b723543
taxi-derby-lesson-risk-and-reward-1-4 = Al final has visto cuánto valían tus decisiones y qué fue suerte.
# en: 1bb03ec2
taxi-derby-lesson-risk-and-reward-2-1 = ## 2 ¿Qué probabilidad hay de multa?
# en: 4fb6fa81
taxi-derby-lesson-risk-and-reward-2-2 = Las cuatro caras son igual de probables. Así que cuenta las que son lo bastante altas y divide entre cuatro.
# en: 48ebd6fa
taxi-derby-lesson-risk-and-reward-2-3 = La cara más baja que basta es la distancia dividida entre las casillas de más, **redondeada hacia arriba**. Desde ahí cuentan todas las caras. El redondeo hacia arriba se escribe ⌈ ⌉. Con *D* casillas de distancia, *s* de más y un dado de *n* caras:
# en: 0a49a5c2
taxi-derby-lesson-risk-and-reward-2-4 = La celda siguiente cuenta las caras una por una, para todas las distancias hasta 20 y hasta 6 casillas de más, y compara.
# en: 7a367463
taxi-derby-lesson-risk-and-reward-2-5 = Cambia el dado y fíjate en los escalones.
# en: 2fa98648
taxi-derby-lesson-risk-and-reward-2-6 = Por cierto, ¿la distancia desde dónde?
# en: b21f4bbc
taxi-derby-lesson-risk-and-reward-3-1 = ## 3 Casillas libres
# en: ab3f8eb7
taxi-derby-lesson-risk-and-reward-3-2 = Si ni siquiera basta la cara más alta, correr de más es gratis.
# en: 63f1f9de
taxi-derby-lesson-risk-and-reward-3-3 = Si *L* es el límite de velocidad, el turno más largo sin riesgo tiene estas casillas; ⌊ ⌋ es el redondeo hacia abajo. Por cada cuatro casillas de distancia tienes una más.
# en: 6f0866cb
taxi-derby-lesson-risk-and-reward-3-4 = Aquí está toda la ciudad. Cada casilla dice, en tanto por ciento, qué probabilidad de multa hay si tu turno acaba allí. Pregunta por algunas casillas, y después pon el taxi y la patrulla en otro sitio. ¿Dónde tendría que estar la patrulla para que puedas ir a cualquier parte? ¿Y si el dado tuviera ocho caras?
# en: 62aec52d
taxi-derby-lesson-risk-and-reward-3-5 = ¿Cuándo compensa un riesgo? De eso trata una unidad entera: [Exceso de velocidad](../course/09_speeding.ipynb). Vuelve con lo que hayas encontrado allí y conduce otra vez las diez noches: ¿consigues ahora no desperdiciar nada?
# en: faefc81e
taxi-derby-lesson-risk-and-reward-3-6 = Las reglas multiplican *un* dado. ¿Y si hubiera más dados, y se sumaran? Esa es otra unidad: [Un dado o tres](../course/10_one_die_or_three.ipynb).
# en: 63ad35d3
taxi-derby-lesson-risk-and-reward-4-1 = ## 4 Una y otra vez
# en: 64d14256
taxi-derby-lesson-risk-and-reward-4-2 = Una probabilidad de 1/4 parece pequeña.
# en: 06fcdd0e
taxi-derby-lesson-risk-and-reward-4-3 = Aquí están todas las maneras en que puede caer el dado en cinco turnos. Un 0 es una multa.
# en: 772355fa
taxi-derby-lesson-risk-and-reward-prints-1 = { $sum-all-night-for-night-in-nights } de { $len-nights }
# en: 5c76a287
taxi-derby-lesson-risk-and-reward-4-4 = ¿Después de cuántos turnos es más probable una multa que ninguna?
# en: 82a0e7e0
taxi-derby-lesson-risk-and-reward-5-1 = ## Lo que hemos visto
# en: 34a8701a
taxi-derby-lesson-risk-and-reward-5-2 = - Cuenta las caras que bastan: a distancia *D* y con *s* casillas de más, de ⌈*D*/*s*⌉ en adelante.
    - Por cada cuatro casillas entre la patrulla y tú hay una libre: 6 casillas si está a 9.
    - Los riesgos pequeños se acumulan. Pero no se suman: cinco veces 1/4 es más que 1. Lo que se multiplica son las probabilidades de *ninguna* multa, y queda (3/4)⁵ = 243/1024.
# en: 784f7bde
taxi-derby-lesson-risk-and-reward-6-1 = ## Comprobaciones
# en: f1c3c586
taxi-derby-lesson-risk-and-reward-6-2 = Si te gusta programar: ¿qué probabilidad hay de que cinco turnos, cada uno con un riesgo de 1/4, no traigan ninguna multa? Alguien multiplicó por cinco. Corrige la celda.
# en: 2708b390
taxi-derby-lesson-risk-and-reward-6-3 = Y aquí están otra vez algunos resultados de esta lección, cada uno calculado de dos maneras o más.
# en: 2561189c
taxi-derby-lesson-risk-and-reward-6-4 = **Para pensar.** ¿Cuánto tendría que costar una multa para que nadie corriera de más? ¿Es justo para quien tiene poco dinero? En el [laboratorio](design_lab.ipynb) puedes cambiar multas y tarifas y ver qué les hace a las partidas enteras.
# en: adb4f27b
taxi-derby-lesson-risk-and-reward-6-5 = Para seguir: [Calles](lesson_shortest_paths.ipynb), sobre los caminos de la patrulla. O [juega](play.ipynb) al juego entero.
