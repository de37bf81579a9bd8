### 09_speeding.ipynb

# en: c4aaeb9f
speeding-0-1 = # 9 Exceso de velocidad
# en: bf3841f3
speeding-0-2 = Un pasajero tiene prisa y paga 5 dólares si *corres de más*, por encima del límite. Si lo respetas, ganas 3 dólares. La patrulla puede pillarte, y una multa cuesta 3 dólares. ¿Qué riesgo correrías?
# en: 32e47a96
speeding-0-3 = - cuánto vale de media un turno con riesgo;
    - hasta qué riesgo compensa;
    - por qué una multa le cuesta más a quien menos puede pagarla.
# en: 6bfc59c1
speeding-0-4 = **Necesitas** fracciones, medias y ecuaciones sencillas: [El dado paciente](05_patient_die.ipynb). Unos 45 minutos.
# en: be308fa7
speeding-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 859a6e7e
speeding-0-6 = Las multas son del juego Taxi Derby, al que puedes [jugar aquí](../taxi_derby/play.ipynb). [Todas las unidades](course.ipynb).
# en: ceafa040
speeding-1-1 = ## ¿Cuánto vale un riesgo?
# en: f15e11ea
speeding-1-2 = Lo que cobras es tuyo, te pillen o no.
# en: 9bddd3ed
speeding-1-3 = ¿Será verdad? Diez mil viajes con probabilidad 1/2, de media:
# en: 38e5e2da
speeding-prints-1 = { $average-2f } dólares por viaje
# en: 4b5d84e8
speeding-2-1 = ## El punto de equilibrio
# en: dd5c89dc
speeding-2-2 = Con una multa segura, correr de más vale 2 dólares, menos que ir despacio. Con cierta probabilidad de multa las dos cosas valen lo mismo: ese es el **punto de equilibrio**.
# en: 06ee97e2
speeding-2-3 = Toma lo que cobras y resta la multa multiplicada por su probabilidad. Después compáralo con ir despacio.
# en: bb0cbbcd
speeding-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 1ade7b66
speeding-2-5 = Una línea es correr de más; la otra, ir despacio. Mueve los controles y lee el cálculo debajo del dibujo.
# en: 915fabae
speeding-3-1 = ## Una cartera vacía
# en: 16973240
speeding-3-2 = Ahora no puedes pagar ninguna multa. Si te pillan, **la grúa se lleva el taxi**.
# en: b22108fb
speeding-3-3 = Con dinero en la cartera era 2/3. La multa es la misma. Pero quien menos puede pagarla es quien menos riesgo debería correr.
# en: 944daed5
speeding-4-1 = ## Fuera del juego
# en: 4786e97a
speeding-4-2 = **Para quienes programan.** Escribe la regla como función: ¿hasta qué probabilidad compensa correr de más? Una fracción se escribe `Fraction(gain, cost)`. Los demás pueden seguir.
# en: 6e617b97
speeding-5-1 = ## Ejercicios
# en: 1d27710e
speeding-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: e0c2590f
speeding-6-1 = ## Lo que hemos visto
# en: e3dd9895
speeding-6-2 = - Un riesgo vale su media: lo que se cobra menos la multa multiplicada por su probabilidad.
    - El punto de equilibrio es lo que se gana al correr de más, dividido entre lo que cuesta una multa.
    - Con la cartera vacía una multa cuesta más, así que solo compensan los riesgos pequeños.
# en: f0ea2e8c
speeding-6-3 = **Para pensar.** ¿Cuánto tendría que costar una multa para que nadie corriera de más? ¿Es justa la misma multa para todos?
# en: 0b0555d7
speeding-6-4 = **Sigue.** Qué probabilidad hay de multa y qué cambian tres dados: [Riesgo y recompensa](../taxi_derby/lesson_risk_and_reward.ipynb).
