### 01_ties.ipynb

# en: 7c6c244e
ties-0-1 = # 1 Empates
# en: 0f777870
ties-0-2 = Se encuentran dos ejércitos: uno ataca y el otro defiende. Cada uno tira un dado. Gana el más alto. Si los dos muestran lo mismo, gana la defensa. ¿Es justo?
# en: aed62d63
ties-0-3 = - cómo hacer la lista de todo lo que puede pasar;
    - cuánto valen los empates;
    - qué pasa con otros dados y otras reglas.
# en: b48a3c7a
ties-0-4 = **Necesitas** fracciones y unos 40 minutos. Ten dos dados a mano, si puedes.
# en: aaa63d87
ties-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 6964aadf
ties-0-6 = Los dados son los del juego Empire, al que puedes [jugar aquí](../empire/play.ipynb). [Todas las unidades](course.ipynb).
# en: 05b5507e
ties-1-1 = ## Primero adivina
# en: 74225041
ties-1-2 = Aquí van mil tiradas. Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: c7abf6b2
ties-prints-1 = El dado del ataque fue más alto en { $higher } de 1000 tiradas.
# en: 97adbe06
ties-2-1 = ## Todo lo que puede pasar
# en: 20d21f7b
ties-2-2 = Tirar da una idea. Contar da la respuesta. Cada cara de un dado puede encontrarse con cada cara del otro. Son 6 × 6 = 36 pares, y todos son igual de probables. Esa lista de todo lo que puede pasar se llama **espacio muestral**.
# en: ace68bd8
ties-2-3 = Aquí está toda la idea en Python: la regla, después todos los pares y, por último, los que gana el ataque.
# en: c971841e
ties-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 6542c689
ties-prints-2 = { $len-won } de { $len-pairs }
# en: 02386409
ties-2-5 = El tablero muestra lo mismo. Cada casilla es un par. A quiere decir que gana el ataque; D, que gana la defensa. Los empates tienen el borde grueso.
# en: f2f18991
ties-3-1 = ## Te toca: cambia la regla
# en: e00304b4
ties-3-2 = ¿Y si el ataque ganara los empates? Haz clic en sus casillas del tablero. O abre la idea y escribe `>=` en lugar de `>`: *mayor o igual*.
# en: 9866af1a
ties-3-3 = **Si programas:** escribe esta regla en Python. Si no, sigue adelante.
# en: 89a02139
ties-3-4 = Mira tu regla en el tablero. (Si todavía no está bien, la celda lo dice.)
# en: 78ca911e
ties-4-1 = ## Más caras
# en: 31ffb171
ties-4-2 = Con más caras hay más pares. También hay más empates. ¿Qué pesa más?
# en: e078ebce
ties-4-3 = Mueve el control deslizante y lee la frase de debajo del tablero. Cuenta todos los pares de nuevo cada vez.
# en: ee118111
ties-4-4 = La probabilidad del ataque con dados de *n* caras tiene una fórmula. Hay *n* · *n* pares, *n* son empates, y el ataque se lleva la mitad del resto:
# en: ed5b962d
ties-prints-3 = La fórmula y la cuenta coinciden de 2 a 30 caras.
# en: 60ea150e
ties-prints-4 = No coinciden.
# en: 80e54761
ties-5-1 = ## Ejercicios
# en: f99c2398
ties-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 8d4b8d37
ties-6-1 = ## Lo que hemos visto
# en: 7fc1571f
ties-6-2 = - El espacio muestral es la lista de todo lo que puede pasar. Si todo es igual de probable, basta con contar.
    - De 36 pares, seis son empates. El ataque gana la mitad de los otros 30.
    - Cuantas más caras, más raros son los empates, y más se acerca la probabilidad a la mitad.
# en: 4ac17738
ties-6-3 = **Para pensar.** ¿Se te ocurre una regla para los empates que sea justa? ¿Qué pasa con mil caras?
# en: 060bc997
ties-6-4 = **Sigue.** En Empire el ataque puede tirar hasta tres dados: [Veinte tiradas](02_twenty_rolls.ipynb).
