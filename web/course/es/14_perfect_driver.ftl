### 14_perfect_driver.ipynb

# en: 19c37183
perfect-driver-0-1 = # 14 El taxista perfecto
# en: 734f8416
perfect-driver-0-2 = Cinco dados mueven tu taxi. Dos están en blanco y tienes tres maldiciones. La cuarta acaba tu turno. ¿Tiras un dado o los dos?
# en: bfad9b89
perfect-driver-0-3 = - cómo elegir cuando cada elección lleva a otra;
    - por qué lo mejor es empezar por el final;
    - lo que cuesta de verdad una maldición.
# en: c07a1d16
perfect-driver-0-4 = **Necesitas** valores esperados: [El dado paciente](05_patient_die.ipynb). Unos 45 minutos.
# en: e58ed3e6
perfect-driver-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 0e4fd2e6
perfect-driver-0-6 = Los dados son los del juego Cat Cab Crew, al que puedes [jugar aquí](../cat_cab/play.ipynb). [Todas las unidades](course.ipynb).
# en: 89419f50
perfect-driver-1-1 = ## Los dados
# en: ea646f74
perfect-driver-1-2 = | sale | da |
# en: a63a2044
perfect-driver-1-3 = | 1 | una **maldición**, y el dado queda **en blanco** |
# en: b0254421
perfect-driver-1-4 = | 2, 3 | nada: el dado queda **en blanco** |
# en: d8839d83
perfect-driver-1-5 = | 4, 5 | 1 casilla |
# en: b2ae43eb
perfect-driver-1-6 = | 6 | 2 casillas |
# en: 6413e80a
perfect-driver-1-7 = Al final cada maldición quita una casilla; las que quedan son tus **casillas netas**.
# en: a2437ad1
perfect-driver-1-8 = Los dados que mueven el taxi conviene guardarlos. Así que la pregunta es qué hacer con los dados en blanco.
# en: aa1bfc82
perfect-driver-2-1 = ## Estados
# en: afb0d8be
perfect-driver-2-2 = Un **estado** es cuántos dados hay en blanco y cuántas maldiciones tienes. Lo que salió antes no importa.
# en: 42a98298
perfect-driver-2-3 = Tu **acción** es cuántos dados en blanco tiras.
# en: a0099268
perfect-driver-3-1 = ## Empieza por el final
# en: 4641c9fd
perfect-driver-3-2 = Con cuatro maldiciones o sin dados en blanco, el turno se acaba. Si no, una acción vale la media de lo que da más lo que viene **después**, y un estado vale lo que su **mejor** acción.
# en: a1d4e993
perfect-driver-3-3 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 5d3abed9
perfect-driver-3-4 = Esto es **programación dinámica**.
# en: beaceab5
perfect-driver-3-5 = <details><summary>Por qué se acaba, y a quién se le ocurrió</summary>
# en: fe78576b
perfect-driver-3-6 = Los estados, las acciones, las probabilidades y las recompensas forman juntos un **proceso de decisión de Márkov**. `best` pregunta a `worth`, y `worth` a `best`. Nunca dan vueltas en círculo: después de cada tirada hay menos dados en blanco o más maldiciones. Richard Bellman lo describió en 1957.
# en: bd821032
perfect-driver-3-7 = </details>
# en: bdb91c59
perfect-driver-prints-1 = 2 en blanco, maldiciones { $curses }: de uno en uno { $one-3f }, los dos { $both-3f }
# en: 18301843
perfect-driver-3-8 = Ahora, todos los estados a la vez.
# en: 9e102043
perfect-driver-3-9 = <details><summary>Cómo se lee el mapa</summary>
# en: a49d3429
perfect-driver-3-10 = Cada casilla dice cuántos dados en blanco se tiran y cuánto vale el estado. En las sombreadas se tira más de uno. «1–2» quiere decir que las dos cosas valen lo mismo.
# en: 5c7b99ef
perfect-driver-3-11 = </details>
# en: 1a7eb294
perfect-driver-4-1 = ## Un turno entero
# en: 29e7cb21
perfect-driver-4-2 = Haz un taxista con cuatro costumbres: qué hace con los dados en blanco cuando tiene 0, 1, 2 o 3 maldiciones. El gráfico muestra, exactamente, todo lo que puede salir de un turno con cinco dados. Empieza como Gato Loco, que siempre para. ¿Hasta dónde lo llevas?
# en: 4b31b6bd
perfect-driver-4-3 = Así se calcula: en la primera tirada van los cinco dados. Casi siempre cambia algo. Si los cinco quedan en blanco, estás en el estado con cinco dados en blanco, y eliges.
# en: 52e56571
perfect-driver-prints-2 = un turno vale { $worth_of_turn-2f } casillas netas
# en: 1ab1848b
perfect-driver-5-1 = ## Lo que cuesta una maldición
# en: 62d522f4
perfect-driver-5-2 = En el juego, los demás pueden ponerte delante una maldición: eso es un sabotaje. Al final quita una casilla. ¿No cuesta nada más?
# en: f1022949
perfect-driver-5-3 = La línea discontinua es una casilla por maldición. La distancia hasta ella es lo que cuestan además de eso: tiradas que ya no puedes arriesgar. ¿Qué maldición cuesta más?
# en: 344f2bb6
perfect-driver-5-4 = Juega otra vez, ahora con un entrenador que dice qué ha perdido cada decisión. Al final ves qué se espera jugando lo mejor posible, qué costaron tus decisiones y qué fue suerte.
# en: 13bf1b4e
perfect-driver-6-1 = ## Fuera del juego
# en: 2a192a68
perfect-driver-6-2 = **Si programas:** lo que se hace en cada estado se llama **política**. Escribe la mejor: cuántos dados se tiran. Basta una línea. Si no, sigue adelante.
# en: 56d0d260
perfect-driver-7-1 = ## Ejercicios
# en: 8fc3090b
perfect-driver-7-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: c7033063
perfect-driver-8-1 = ## Lo que hemos visto
# en: d08fd9fc
perfect-driver-8-2 = - Un estado es todo lo que hay que saber para seguir.
    - Una acción vale su recompensa más lo que viene después. Un estado vale lo que su mejor acción. Empieza por el final.
    - El mejor taxista tira los dados en blanco uno a uno, pero con tres maldiciones, todos a la vez.
    - Las tres primeras maldiciones cuestan más que la casilla que quita cada una, porque quitan opciones.
# en: 368e7ef0
perfect-driver-8-3 = **Para pensar.** ¿Cómo sería el mapa si el pasajero esperase exactamente a diez casillas? ¿Hay algún estado en el que el mejor taxista pare aunque le quede un dado en blanco?
# en: f08f070f
perfect-driver-8-4 = **Sigue.** Cómo caen cinco dados, y cómo conducir con otro objetivo: [Tentar a la suerte](../cat_cab/lesson_push_your_luck.ipynb).
