### design/bench.ipynb

# en: 640d42db
design-bench-0-1 = # El banco de pruebas
# en: 4793c2e2
design-bench-0-2 = Elige un juego y una pregunta. Los bots lo juegan miles de veces aquí, en tu aparato, y responden con una frase que dice también hasta qué punto es segura.
# en: fce9af1a
design-bench-0-3 = *Para quien diseña juegos. La mayoría de las respuestas tarda un segundo o dos; las más largas, unos minutos. No hay que preparar nada.*
# en: 1f3506d1
design-bench-0-4 = **Cómo se lee.** Un punto es lo que se ha visto. La línea es su intervalo del 95 %: el número verdadero está muy probablemente en ella, y con más partidas se acorta. Los puntos rellenos son aquellos de los que habla la respuesta. Cuanto menos gana quien juega mejor, más cuenta la suerte en el juego. En la web, *Copiar enlace* sirve para enviar tu pregunta a otra persona. En Python se pregunta lo mismo con `ask(game, "fair")` de `catlib.bench`.
# en: a5f82813
design-bench-1-1 = ## Tres variantes de un juego
# en: 153f7d1d
design-bench-1-2 = Has cambiado una regla. ¿Qué ha cambiado con eso en el juego? Aquí las variantes se juegan unas junto a otras; primero va lo que se diferencia, y al lado, hasta qué punto es seguro.
# en: 27dce684
design-bench-1-3 = Cat Cab Crew según nuestra lectura de las reglas, después sin que los primeros en jugar tiren menos dados, y por último con un límite de maldiciones más alto. Las tres se juegan con la misma suerte: si dos piden el mismo dado, sale el mismo número. Así una diferencia pequeña se ve con pocas partidas.
# en: 08bff706
design-bench-1-4 = **Primero adivina:** ¿cuál de los dos cambios mueve más el porcentaje de victorias? ¿Y cuál cambia lo que dura una partida?
# en: 4135b2d2
design-bench-1-5 = **Cómo se lee.** La primera columna es el juego impreso. Cada una de las otras es una *diferencia*: esa variante menos el juego impreso, con un intervalo del 95 %. *No se sabe* significa que el 0 está dentro del intervalo: con tan pocas partidas no se puede decir hacia qué lado va. *Jugar otras tantas* estrecha todos los intervalos; *Detener* para y conserva lo jugado. *Exportar* escribe una página para enviar, o una tabla (`.csv`, `.parquet`).
# en: 122124a1
design-bench-1-6 = Para que un intervalo sea la mitad de ancho hacen falta cuatro veces más partidas. ¿Cuántas harían falta para salir del «no se sabe»? La celda siguiente pide un intervalo de 3 puntos de ancho y para en cuanto lo tiene:
# en: d694b1eb
design-bench-2-1 = ## ¿Qué reglas importan?
# en: 01e7cdf2
design-bench-2-2 = Un *gráfico de tornado* pone cada regla, de una en una, en su valor más bajo y en el más alto. La barra dice cuánto cambia con eso un número; si es oscura, el cambio se distingue del azar; si es clara, no. ¿Qué regla quedará arriba cuando se mira lo que dura una partida?
# en: 66a1d5a6
design-bench-2-3 = ¿Y para quien empieza? Aquí la mayoría de las reglas no se distinguen del azar: cambian el juego igual en todos los puestos.
# en: 5ce44f00
design-bench-3-1 = ## ¿Suerte o habilidad?
# en: aba319c9
design-bench-3-2 = Cada pareja de bots juega con los mismos dados y después con otros. ¿Qué parte de los resultados explican los dados, y qué parte los jugadores? «Habilidad» quiere decir la diferencia entre *estos* bots. Primero dos que juegan bien; después uno de ellos y otro muy torpe: ¿en cuál de los dos casos hay más?
# en: f001d817
design-bench-4-1 = ## Una partida, explicada
# en: a4ee0a42
design-bench-4-2 = Los números dicen qué pasa; una partida dice por qué. Cualquier resultado abre una de sus partidas: la mediana (*median*), la más reñida (*closest*), la de más suerte (*luckiest*) o una que falla (*failing*). La partida está en su comienzo; *Rehacer* lleva a la siguiente decisión de quien ganó, y la tabla dice cuánto vale cada opción.
# en: 327d58fc
design-bench-5-1 = ## Lo que hemos visto
# en: ed86b409
design-bench-5-2 = - Una diferencia sin intervalo dice poco; «no se sabe» es una respuesta, y dice cuántas partidas faltan.
    - Con la misma suerte para todas las variantes se ven diferencias pequeñas.
    - Casi todas las reglas cambian lo que dura una partida; pocas, quién gana.
# en: b2b8e68a
design-bench-5-3 = Más partidas, varias reglas a la vez, torneos de bots, puntos de control y clústeres: en el README. Para seguir: cambia las reglas de tu propio juego en [Tu propio juego](your_own_game.ipynb) y tráelo aquí: `compare` admite cualquier juego que se pueda cargar.
