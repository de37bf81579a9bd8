### 17_does_starting_help.ipynb

# en: 1692ece9
does-starting-help-0-1 = # 17 ¿Ayuda empezar?
# en: 49c8839f
does-starting-help-0-2 = ¿Es una ventaja empezar? Pregunta a quien juegue: todo el mundo está seguro. Así que vamos a jugar diez mil partidas y a contar. ¿Hasta qué punto puedes estar seguro entonces?
# en: 31fd2471
does-starting-help-0-3 = - cuánto puede alejarse de la verdad lo que cuentas, y cómo se dice;
    - cómo distinguir la suerte de una diferencia de verdad;
    - por qué diez mil partidas no son muchas.
# en: 2488c3ce
does-starting-help-0-4 = **Necesitas** la varianza, o al menos raíces cuadradas, y números combinatorios: [Las dos máscaras](11_both_masks.ipynb). Unos 60 minutos. Esta unidad usa lo de todas las anteriores.
# en: b5815ff1
does-starting-help-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: d2df9834
does-starting-help-0-6 = Los juegos son Cat Cab Crew, al que puedes [jugar aquí](../cat_cab/play.ipynb), y [Meow Meow Daifugō](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: 7b9bf739
does-starting-help-1-1 = ## Siete de diez
# en: 1261d781
does-starting-help-1-2 = Dos personas jugaron diez partidas. La que empezaba ganó siete. «Ya ves, empezar ayuda.» ¿Te convence?
# en: 2b8008cd
does-starting-help-prints-1 = { $join-games }: { $games-count-A } a { $games-count-B }
# en: f60e9f3c
does-starting-help-2-1 = ## Un intervalo
# en: ad6f37e4
does-starting-help-2-2 = Ahora, un juego del que sabemos la verdad: gana el primer 7 con dos dados, y quien empieza gana con probabilidad 6/11.
# en: 98c99886
does-starting-help-2-3 = <details><summary>Por qué 6/11</summary>
# en: 9cce5105
does-starting-help-2-4 = Lo calculamos en [En busca del siete](04_reroll_for_seven.ipynb).
# en: d48009c6
does-starting-help-2-5 = </details>
# en: 56763af5
does-starting-help-2-6 = Unas 95 de cada 100 proporciones están a menos de 1,96 **desviaciones típicas** de la verdad. Ve hasta ahí por los dos lados: es un **intervalo de confianza**.
# en: d4d52088
does-starting-help-2-7 = <details><summary>La desviación típica de una proporción</summary>
# en: 08119b9f
does-starting-help-2-8 = La de una proporción *p* en *n* partidas es √(*p*(1 − *p*)/*n*).
# en: fe7598eb
does-starting-help-2-9 = </details>
# en: 040ed3f5
does-starting-help-2-10 = El código está plegado: abre *La idea en Python* para leerlo.
# en: f064ef99
does-starting-help-2-11 = ¿Qué clases no aciertan?
# en: 1bb38700
does-starting-help-2-12 = <details><summary>Pruébalo</summary>
# en: 9570f9ac
does-starting-help-2-13 = La línea continua es la verdad. Haz que las clases jueguen más partidas: ¿qué cambia? Después escribe 1 en lugar de 1,96. Con diez partidas el método es demasiado tosco.
# en: cae7720f
does-starting-help-2-14 = </details>
# en: e46401ed
does-starting-help-3-1 = ## ¿Qué anchura tiene?
# en: 9ad3abb1
does-starting-help-3-2 = Con más partidas el intervalo se estrecha. ¿Cuánto?
# en: c8b01d9f
does-starting-help-3-3 = **Te toca.** Prueba números o resuelve una ecuación.
# en: 2ecfc845
does-starting-help-4-1 = ## Un contraste
# en: f40da9fb
does-starting-help-4-2 = **Supón que empezar no importa**: una partida es una moneda. El **valor p** es la probabilidad de que una moneda quede tan lejos de la mitad como lo que has visto, o más, por cualquiera de los dos lados. Mucha gente pone el límite en el 5 %.
# en: 0776bf51
does-starting-help-4-3 = <details><summary>Si es pequeño</summary>
# en: 02b2fbaf
does-starting-help-4-4 = Entonces ha pasado algo raro, o empezar sí importa.
# en: 87116022
does-starting-help-4-5 = </details>
# en: beaa4faa
does-starting-help-4-6 = **Te toca.** Escríbelo. De 2ⁿ maneras, `comb(n, k)` tienen *k* victorias.
# en: 5676c820
does-starting-help-4-7 = Las barras muestran lo que hace la moneda. Las rojas están tan lejos de la mitad como el resultado, o más. ¿Desde cuántas victorias de 20 dirías que empezar ayuda? ¿Y de 100?
# en: 613014f8
does-starting-help-4-8 = ¿Qué dice un número así?
# en: 137210b8
does-starting-help-5-1 = ## Partidas de verdad
# en: ff878070
does-starting-help-5-2 = Dos taxistas de las mismas costumbres juegan a Cat Cab Crew. Ninguna fórmula dice si empezar ayuda, así que hay que contar. Empieza con 1000 partidas. ¿Está la mitad dentro del intervalo?
# en: 4a4b6808
does-starting-help-prints-2 = Quien empieza gana { $won } de 1000: del { $100-low-1f } % al { $100-high-1f } %
# en: b0a589df
does-starting-help-5-3 = ¿Y diez mil? Tardan uno o dos segundos.
# en: c42d2d32
does-starting-help-5-4 = La biblioteca dice lo mismo, con el valor p debajo.
# en: 11519442
does-starting-help-5-5 = <details><summary>El intervalo de la biblioteca</summary>
# en: 02ffdd5c
does-starting-help-5-6 = Es de Edwin Wilson, y es mejor cuando una proporción está cerca de 0 o de 1.
# en: c817351e
does-starting-help-5-7 = </details>
# en: 3444a7f1
does-starting-help-prints-3 = Del { $100-low-2f } % al { $100-high-2f } %, o { $proportion-won-10_000 }
# en: 10ae1913
does-starting-help-prints-4 = valor p: { $float-unit-p_value-won-10_000-3f }
# en: 1160cdd1
does-starting-help-5-8 = Meow Meow Daifugō, para dos: alguien ha jugado 2000 partidas y está seguro de que empezar *perjudica*.
# en: 787bf773
does-starting-help-5-9 = Sigue jugando, hasta 10.000 partidas.
# en: a142f8a4
does-starting-help-5-10 = La mitad vuelve a estar dentro: el primer intervalo fue una **falsa alarma**. Uno de cada veinte falla, y eso es lo que quiere decir el 95 %. Un millón de partidas dice +0,01 ± 0,10 puntos.
# en: 10e2a8cc
does-starting-help-5-11 = Veinte clases, cada una con una moneda equilibrada y 1000 lanzamientos. ¿Cuántas falsas alarmas?
# en: c955fe11
does-starting-help-prints-5 = { $number }: de { $100-low-1f } % a { $100-high-1f } %
# en: f498cc92
does-starting-help-prints-6 = (falsa alarma)
# en: db7090ce
does-starting-help-5-12 = «No se ve que importe» no quiere decir que no importe: con diez mil partidas no se ve medio punto. ¿Con cuántas sí? Lo has calculado en la parte 3.
# en: c5cb1278
does-starting-help-6-1 = ## Ejercicios
# en: d3a0a4b2
does-starting-help-6-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: c784b2f6
does-starting-help-7-1 = ## Lo que hemos visto
# en: 7498ce9d
does-starting-help-7-2 = - Lo que se cuenta es una estimación. Dala con un intervalo.
    - Con el cuádruple de partidas el intervalo es la mitad de ancho. Diez mil partidas solo dan ±0,98 puntos.
    - Un contraste pregunta cada cuánto haría lo mismo el azar. Donde no hay nada que encontrar, uno de cada veinte es una falsa alarma.
    - No ver una diferencia no es lo mismo que ver que no la hay.
# en: cd545d92
does-starting-help-7-3 = **Para pensar.** ¿Dirías a los autores del juego que lo cambien? ¿Y si dejamos de jugar en cuanto la mitad queda fuera del intervalo?
# en: 6b157cdd
does-starting-help-7-4 = **Sigue.** Cambia una regla y mira qué pasa: [el laboratorio de reglas](../cat_cab/design_lab.ipynb).
