### 19_craps.ipynb

# en: 1a510505
craps-0-1 = # 19 Craps
# en: c8de9173
craps-0-2 = Dos dados, un jugador, una banca. La primera tirada puede ganar o perder enseguida. Cualquier otra suma es tu **punto**: tiene que volver a salir antes que un 7. Juega unas cuantas partidas.
# en: c14b73e7
craps-0-3 = - cuánto hay que esperar hasta que sale una suma, y cuándo es más probable que salga;
    - cómo olvidar las tiradas que no deciden nada;
    - qué le pasa a quien juega toda la noche.
# en: 1fc7a1e6
craps-0-4 = **Necesitas** sucesos independientes y un poco de potencias: [En busca del siete](04_reroll_for_seven.ipynb). Unos 45 minutos.
# en: c8712bbb
craps-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 14946208
craps-0-6 = El craps viene de un juego inglés de la Edad Media, y la apuesta a favor de quien tira se llama *pass line*. [Todas las unidades](course.ipynb).
# en: d94547ba
craps-1-1 = ## Primero adivina
# en: ae566e17
craps-1-2 = Has jugado unas cuantas partidas. ¿Qué te parece?
# en: f82f1079
craps-prints-1 = De { $ways-total } parejas, { $ways-7 } suman 7 y { $ways-11 } suman 11
# en: 65721104
craps-2-1 = ## Esperar
# en: 854c6e52
craps-2-2 = Si no se decide nada, sigues tirando. ¿Cuánto se espera entonces?
# en: 3d53ef80
craps-2-3 = El ordenador espera mil veces.
# en: 48963643
craps-prints-2 = de media { $sum-waits-1000-2f } tiradas, { $waits-count-1 } esperas de una sola, { $max-waits } como mucho
# en: dbe0d604
craps-2-4 = Todas las tiradas anteriores fallan, y después sale: las barras bajan siempre por el mismo factor. Es la **distribución geométrica**. Los dados no tienen memoria.
# en: 2eaef62e
craps-2-5 = Aquí está toda la idea en Python: cuándo sale una suma por primera vez, y cuál de dos sale antes.
# en: b6ecb89d
craps-2-6 = El código está plegado: abre *La idea en Python* para leerlo.
# en: a5ee6f71
craps-3-1 = ## El punto
# en: 98ce23ed
craps-3-2 = Digamos que tu primera tirada sumó 4. Ahora un 4 gana y un 7 pierde. Lo demás solo lleva tiempo.
# en: 18a8a0b5
craps-prints-3 = { $point } sale de { $ways-point } maneras contra { $ways-7 } y sale antes que el 7 con probabilidad { $before-point }
# en: c54ecadb
craps-3-3 = **Te toca.** Junta las partes del juego: 7 y 11 ganan enseguida. Cada punto gana después, si sale antes que un 7. También puedes escribir cálculos, como (8 + 2) / 36.
# en: 153ad5b1
craps-4-1 = ## Toda la noche
# en: 8a356dea
craps-4-2 = Una partida es casi justa. Ahora sigue jugando, a ficha por partida, hasta que a un lado no le quede nada. Se llama **ruina del jugador**.
# en: 9dcf9ad6
craps-4-3 = El dibujo muestra otras cantidades de fichas. Al lado está la línea de una moneda equilibrada: con ella da igual cuántas fichas haya.
# en: 6f6c77ce
craps-4-4 = **¿Por qué?** Una partida se gana con probabilidad *p*, y *r* es (1 − *p*) / *p*. De media una partida no cambia nada: cada ficha suma *r* veces lo que la anterior. *c* de *g* fichas tienen
# en: effc0eac
craps-4-5 = **Si programas:** escríbelo, con `coins` *c*, `goal` *g*, `win` *p*. Si no, sigue adelante.
# en: 10fcf623
craps-4-6 = Aun así, con muchas fichas casi siempre se consigue una más. Llegar al doble es otra cosa:
# en: 45b4618f
craps-prints-4 = { $coins } al empezar: una más con probabilidad { $round-more-3 }; el doble con { $round-double-3 }
# en: 43dec551
craps-5-1 = ## Ejercicios
# en: 272b11c9
craps-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 51bb9af3
craps-6-1 = ## Lo que hemos visto
# en: 57a483a1
craps-6-2 = - La espera hasta un éxito es geométrica: lo más probable es la primera repetición, y la media es uno entre la probabilidad.
    - De dos sumas, sale antes más veces la que tiene más maneras. Las demás se pueden olvidar.
    - Casi justo no es justo: hasta una probabilidad apenas menor que la mitad decide una noche larga.
# en: 814cd384
craps-6-3 = **Para pensar.** Contra la banca, ¿es mejor el atrevimiento o la prudencia? ¿Hay una manera de apostar que gane a la banca?
# en: 0e9e3f19
craps-6-4 = **Sigue.** Cadenas de estados, en batallas: [Ejércitos iguales](15_equal_armies.ipynb).
