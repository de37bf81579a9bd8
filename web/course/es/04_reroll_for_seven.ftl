### 04_reroll_for_seven.ipynb

# en: 31232cb5
reroll-for-seven-0-1 = # 4 En busca del siete
# en: 2caa1aa1
reroll-for-seven-0-2 = Dos taxis se encuentran en una casilla: hay duelo. Cada taxista tiene dos dados. Gana quien primero saque **7 en total**. Después de cada tirada puedes volver a tirar un dado o los dos. ¿Qué es mejor?
# en: f16ec2f0
reroll-for-seven-0-3 = - qué conviene volver a tirar, y qué tiene de especial el 7;
    - si los dados se acuerdan de lo que salió antes;
    - cuánto vale empezar.
# en: e0361c87
reroll-for-seven-0-4 = **Necesitas** fracciones, los 36 pares de [Empates](01_ties.ipynb) y unos 45 minutos. Dos dados ayudan.
# en: b5cb522a
reroll-for-seven-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 236e3d7f
reroll-for-seven-0-6 = El duelo es del juego Cat Cab Crew, al que puedes [jugar aquí](../cat_cab/play.ipynb). [Todas las unidades](course.ipynb).
# en: 692e4cf4
reroll-for-seven-1-1 = ## ¿Un dado o los dos?
# en: 43981792
reroll-for-seven-1-2 = Prueba también con dados de verdad.
# en: 0df619fd
reroll-for-seven-1-3 = ¿Te lo esperabas? Cuenta tú las dos opciones.
# en: fbe63c4b
reroll-for-seven-1-4 = Aquí está toda la idea en Python. `kept` son los dados que se quedan en la mesa. Los demás pueden caer de muchas maneras. ¿Cuáles dan la suma que buscas?
# en: 7e2f5a90
reroll-for-seven-1-5 = El código está plegado: abre *La idea en Python* para leerlo.
# en: a8f0190e
reroll-for-seven-prints-1 = guardar el 3: { $chance-7-3 }  guardar el 5: { $chance-7-5 }  tirar los dos: { $chance-7 }
# en: 1e0489f9
reroll-for-seven-1-6 = Las barras salen de la función de arriba. Mueve el control deslizante a otras sumas.
# en: 21a64c50
reroll-for-seven-2-1 = ## Te toca: la pareja
# en: 49567ab1
reroll-for-seven-2-2 = **Si programas:** guardas un dado. ¿Qué tiene que mostrar el otro para llegar a la suma? Termina la función. Si no, sigue adelante.
# en: 95e0ccf2
reroll-for-seven-2-3 = Con otra suma, algunas caras no tienen pareja. ¿Cuáles, si la suma es 8?
# en: 8d926133
reroll-for-seven-3-1 = ## ¿Los dados tienen memoria?
# en: 19c0a4f8
reroll-for-seven-3-2 = Vamos a verlo. El ordenador tira dos dados muchísimas veces y se queda solo con las tiradas que vienen *después* de cinco fallos seguidos. ¿Cuántas veces sale entonces un 7?
# en: 04b9e13e
reroll-for-seven-prints-2 = total { $target }, caras que conviene guardar:
# en: 9b718c13
reroll-for-seven-prints-3 = { $len-after } veces después de cinco fallos, y un 7 en el { $percent } % de ellas
# en: 4540aba7
reroll-for-seven-3-3 = Si una tirada no cambia la probabilidad de la otra, son **independientes**. Entonces las probabilidades se pueden multiplicar. Ningún 7 en dos tiradas: 5/6 de 5/6.
# en: c05f74c0
reroll-for-seven-prints-4 = Tiradas: { $rolls }. Al menos un 7: { $percent } %
# en: 92f5ba62
reroll-for-seven-4-1 = ## ¿Quién empieza?
# en: aaff740c
reroll-for-seven-4-2 = Hay quien juega el duelo por turnos: tiras tú, luego tu rival, luego otra vez tú.
# en: 853e3040
reroll-for-seven-4-3 = El árbol muestra una tirada tras otra. Hacia la derecha gana alguien; hacia abajo el duelo sigue. Cada barra muestra la probabilidad de que esa tirada lo decida. Mueve el control deslizante.
# en: 8c07bcca
reroll-for-seven-4-4 = El ordenador suma las tiradas de quien empieza: la primera, la tercera, la quinta y así sucesivamente. La suma se acerca cada vez más a un número.
# en: 1e42e478
reroll-for-seven-4-5 = **Te toca.** Con más taxistas, el turno solo pasa al siguiente si han fallado todos los anteriores.
# en: e1645e09
reroll-for-seven-5-1 = ## Ejercicios
# en: 249645cc
reroll-for-seven-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 4404a5d9
reroll-for-seven-6-1 = ## Lo que hemos visto
# en: 5e465a06
reroll-for-seven-6-2 = - Guardes lo que guardes, una sola cara del otro dado da 7. Así que da igual qué vuelvas a tirar.
    - Los dados no tienen memoria. Las probabilidades independientes se pueden multiplicar.
    - «Al menos uno» es más fácil con el suceso contrario: resta de 1 la probabilidad de ninguno.
    - Quien empieza tiene ventaja, porque su rival solo tira después de un fallo.
# en: 17cd1a32
reroll-for-seven-6-3 = **Para pensar.** ¿Con qué regla sería justo el duelo? ¿Hay otra suma, aparte del 7, con la que dé igual qué guardes?
# en: 3491a5da
reroll-for-seven-6-4 = **Sigue.** ¿Cuánto vale un dado que puedes tirar una y otra vez? [El dado paciente](05_patient_die.ipynb).
# en: a00f0f8e
reroll-for-seven-prints-5 = quien empieza gana con probabilidad { $starter-4f }
