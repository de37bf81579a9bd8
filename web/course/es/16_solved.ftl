### 16_solved.ipynb

# en: bcd90aff
solved-0-1 = # 16 Resuelto
# en: 299826dc
solved-0-2 = Dos gatos juegan a la perfección. ¿Quién gana? ¿Y cómo se puede saber?
# en: 3a634e60
solved-0-3 = - qué es una posición ganada y qué es una perdida;
    - cómo una función de seis líneas juega a la perfección;
    - cómo se demuestra que nadie ganará nunca.
# en: 102bec22
solved-0-4 = **Necesitas** funciones que se llaman a sí mismas: [El taxista perfecto](14_perfect_driver.ipynb). Unos 45 minutos.
# en: 7455327b
solved-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 49896477
solved-0-6 = Los gatos son del juego Washi Cat, al que puedes [jugar aquí](../washi_cat/play.ipynb). [Todas las unidades](course.ipynb).
# en: 5947486c
solved-1-1 = ## Una fila de casillas
# en: c5a30f2a
solved-1-2 = En una fila de diez casillas, cada cual tacha por turnos las 1, 2 o 3 siguientes. Gana quien tacha la última.
# en: 9f08f4cb
solved-1-3 = Si es tu turno y no queda ninguna, has **perdido**. Así que 4, 8 y 12 también están perdidas.
# en: 74ce0ccc
solved-2-1 = ## Dos gatos
# en: 3deb5aeb
solved-2-2 = Cada gato dibuja una línea al andar, nunca por encima de una línea del otro; por encima de la suya puede saltar en línea recta. Gana el gato que trae a casa un pez del otro lado. Pierde el que ya no puede llegar.
# en: fab399dd
solved-2-3 = Tú dices: «Desde aquí Rojo puede forzar la victoria». ¿Cómo lo demostrarías?
# en: 4c92d383
solved-2-4 = ¿Puede ganar un jugador en un número dado de turnos? Mira todas las posiciones que hay *después* de una jugada. Si le toca a él, basta con **alguna**. Si le toca al otro, tienen que ser **todas**: es el **minimax**.
# en: 0cef1ce0
solved-2-5 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 753fb038
solved-2-6 = El **jardín**: «Rojo 5» quiere decir que Rojo gana en cinco turnos, contando este; «abierta», que nadie gana en seis.
# en: 877f7816
solved-3-1 = ## El patio
# en: b77b1cfd
solved-3-2 = Ahora son 4 × 5 casillas y dos muros. Hay muchísimas más posiciones, así que busca la biblioteca: la misma idea, pero compilada, y con una tabla en la que una posición y su reflejo son la misma.
# en: d23547d2
solved-3-3 = Aquí está esa partida, turno a turno, y a qué habría llevado cada una de las otras jugadas. («Abierta» quiere decir que Rojo no puede forzar la victoria, o no tan pronto.) ¿Dónde tiene Rojo una sola jugada buena?
# en: d41e1caa
solved-4-1 = ## Nadie
# en: 2c24a5a2
solved-4-2 = En el juego de verdad cada jugador tiene movimientos especiales: un salto por encima de una línea del otro.
# en: b0b0f61b
solved-4-3 = La búsqueda dice lo mismo, hasta donde mira.
# en: d907ac92
solved-prints-1 = Alguien gana.
# en: 0f8524cb
solved-prints-2 = En diez turnos no gana nadie.
# en: 62c4860e
solved-4-4 = Pero ¿y en cien turnos, o en mil? Los gatos pueden dar vueltas y más vueltas.
# en: f11d1ce2
solved-4-5 = Python busca un conjunto así. Cuando le toca a quien ataca, *todas* las jugadas se quedan dentro; cuando le toca a quien defiende, basta con *una*.
# en: 42084990
solved-4-6 = <details><summary>Qué jugada toma</summary>
# en: e4801636
solved-4-7 = Una que ya está en el conjunto, o una después de la cual quien ataca no puede ganar pronto.
# en: 2438bfea
solved-4-8 = </details>
# en: 900cc8ec
solved-prints-3 = { $red } posiciones frenan a Rojo.
# en: 608e7135
solved-prints-4 = { $blue } posiciones frenan a Azul.
# en: dcb6736a
solved-4-9 = ¿Es una demostración? Para estas comprobaciones no hace falta buscar ni fiarse de nadie.
# en: 289d4a85
solved-4-10 = <details><summary>Por qué lo es</summary>
# en: 3129681b
solved-4-11 = Dentro no gana nadie, quien ataca no puede salir y quien defiende siempre tiene una jugada para quedarse.
# en: fc039fe0
solved-4-12 = </details>
# en: 0d8ef5b7
solved-prints-5 = Los dos conjuntos resisten.
# en: d13c581c
solved-prints-6 = Un conjunto no resiste.
# en: 634c203b
solved-4-13 = Con dos movimientos especiales cada uno, nadie puede forzar la victoria en el patio.
# en: fcdccb59
solved-5-1 = ## Fuera del juego
# en: e8b5b391
solved-5-2 = **Si programas:** ¿está perdida una fila para quien tiene que jugar? La función puede llamarse a sí misma. Si no, sigue adelante.
# en: d9ce610b
solved-6-1 = ## Ejercicios
# en: 257b8bdd
solved-6-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 0a9aa440
solved-7-1 = ## Lo que hemos visto
# en: cbf72d5d
solved-7-2 = - Una posición está perdida si con todas las jugadas gana el otro.
    - Para forzar la victoria necesitas una buena jugada en tu turno, y una respuesta a todas las jugadas del otro.
    - Que nadie puede ganar se demuestra con un conjunto seguro: siempre se puede seguir en él. Cualquiera puede comprobarlo.
# en: f081975e
solved-7-3 = **Para pensar.** El ajedrez no está resuelto. ¿Qué lo impide? Si un programa dice que gana Rojo, ¿por qué habría que creerlo?
# en: c14c22af
solved-7-4 = **Sigue.** Caminos y muros como demostraciones: [Trampas](../washi_cat/lesson_cuts_and_traps.ipynb).
