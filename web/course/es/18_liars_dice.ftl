### 18_liars_dice.ipynb

# en: 2e4c6071
liars-dice-0-1 = # 18 Dados mentirosos
# en: c044f83e
liars-dice-0-2 = Tú tiras cinco dados, y Lea, otros cinco. Los tuyos los ves. Los de Lea quedan debajo de su cubilete, y ella tampoco los ha mirado. Dice: «Al menos tres de los diez dados muestran un 4». ¿Te lo crees? Juega unas cuantas rondas.
# en: cd02e51c
liars-dice-0-3 = - con qué probabilidad ayudan los dados ocultos a una apuesta;
    - qué tienen que ver *exactamente dos* y *al menos dos*;
    - cuál es la apuesta más atrevida que conviene creer.
# en: b8beba3d
liars-dice-0-4 = **Necesitas** sucesos independientes: [En busca del siete](04_reroll_for_seven.ipynb). Unos 45 minutos. Con diez dados de verdad y dos cubiletes es más divertido.
# en: f585fbcb
liars-dice-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 0d9a019c
liars-dice-0-6 = Los dados mentirosos son un juego antiguo con muchos nombres. Aquí se juega una sola apuesta. [Todas las unidades](course.ipynb).
# en: 36eee760
liars-dice-1-1 = ## Primero adivina
# en: 0e9a646e
liars-dice-1-2 = Resta los dados que ves. El resto lo tienen que poner los dados ocultos.
# en: eb48002e
liars-dice-1-3 = El ordenador tira cinco dados mil veces y cuenta los 4. Pulsa *Ejecutar otra vez* unas cuantas veces.
# en: 8e01a5ef
liars-dice-prints-1 = { $fours } cuatros: { $sum-cup-count-4-fours-for-cup-in-cups } cubiletes
# en: 9d0fca0d
liars-dice-2-1 = ## Ninguno, y exactamente dos
# en: 00587943
liars-dice-2-2 = Los dados son **independientes**: ninguno sabe lo que muestra otro. Por eso las probabilidades se multiplican.
# en: 311fea48
liars-dice-2-3 = Primero la probabilidad de un orden, después el número de órdenes: es la **distribución binomial** de repeticiones iguales e independientes.
# en: 3e36bbe5
liars-dice-2-4 = <details><summary>En el código</summary>
# en: 2b72bcf4
liars-dice-2-5 = `comb(5, 2)` cuenta de cuántas maneras se eligen dos de cinco dados.
# en: 6fb39ea1
liars-dice-2-6 = </details>
# en: 4c1c81bf
liars-dice-2-7 = El código está plegado: abre *La idea en Python* para leerlo.
# en: bfa610b4
liars-dice-prints-2 = exactamente dos: { $exactly-2-5 }; al menos dos: { $at_least-2-5 }
# en: a5067137
liars-dice-3-1 = ## Una apuesta es una cola
# en: be70274f
liars-dice-3-2 = Una apuesta es verdad si hay *al menos* esos: una barra y todas las de su derecha, una **cola**.
# en: c87096dc
liars-dice-3-3 = Con muchos dados, la barra más alta está en la media. Una apuesta a la media, con cada vez más dados:
# en: 87094121
liars-dice-prints-3 = { $dice } dados, al menos { $dice-6 }: { $float-at_least-dice-6-dice-1 }
# en: 297ca102
liars-dice-4-1 = ## Te toca
# en: a7389f6c
liars-dice-4-2 = Ahora un 1 es un **comodín** y vale como cualquier número.
# en: fa65afa1
liars-dice-4-3 = ¿Cuál es la apuesta más atrevida que es verdad al menos la mitad de las veces? Escribe una función que la encuentre para cualquier número de dados ocultos: el mayor `k` con `at_least(k, dice) >= Fraction(1, 2)`. Sin comodines.
# en: 5601dec8
liars-dice-4-4 = Vuelve a las apuestas de Lea y juega con lo que sabes: resta los dados que ves y mira la cola.
# en: 42523b5c
liars-dice-5-1 = ## Ejercicios
# en: 58725c1a
liars-dice-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: be103a29
liars-dice-6-1 = ## Lo que hemos visto
# en: bc2e248a
liars-dice-6-2 = - Un orden es un producto. El número de órdenes es un número combinatorio. Su producto da una barra.
    - Una apuesta es una cola. *Al menos uno* se calcula antes con el suceso contrario: todo menos ninguno.
    - La media de *n* repeticiones con probabilidad *p* es *n* · *p*. Si es un número entero, una apuesta a la media es verdad más de la mitad de las veces.
# en: cab59894
liars-dice-6-3 = **Para pensar.** Supón que Lea mira sus dados antes de apostar. ¿Siguen valiendo las barras? ¿Cuándo no sirve una distribución binomial?
# en: d21852bf
liars-dice-6-4 = **Sigue.** Qué dice una apuesta sobre los dados: [Pasar dice algo](12_a_pass_speaks.ipynb).
