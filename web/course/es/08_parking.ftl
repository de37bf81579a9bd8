### 08_parking.ipynb

# en: b1f6409b
parking-0-1 = # 8 Aparcar
# en: 12f0143b
parking-0-2 = Antes de una partida de Washi Cat se dibujan peces en una fila. Entre dos peces tiene que haber dos casillas libres, como entre coches que necesitan sitio. Si dibujas sin cuidado, el último pez no cabe. ¿Con qué probabilidad pasa eso?
# en: 0586b375
parking-0-3 = - por qué maneras que parecen iguales no tienen por qué ser igual de probables;
    - cómo un diagrama de árbol da la probabilidad;
    - cómo calcula una función las filas largas llamándose a sí misma con otras más cortas.
# en: c476750e
parking-0-4 = **Necesitas** fracciones, diagramas de árbol y unos 45 minutos. El papel cuadriculado y las monedas ayudan.
# en: 607cceac
parking-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 86878e2c
parking-0-6 = La fila es del juego Washi Cat, al que puedes [jugar aquí](../washi_cat/play.ipynb). [Todas las unidades](course.ipynb).
# en: ae5d94c4
parking-1-1 = ## Siete columnas
# en: 0267c75a
parking-1-2 = Toma una fila pequeña: siete columnas y tres peces. Hay 35 maneras de elegir tres columnas de siete. ¿En cuántas hay dos casillas libres entre dos peces? Python hace la lista de todas.
# en: 3353f588
parking-prints-1 = { $len-ways } maneras. Con distancia suficiente:
# en: ebe6144f
parking-1-3 = Solo en una. Ahora los peces se dibujan al azar, uno detrás de otro, siempre en una columna que aún esté libre.
# en: 67c40229
parking-1-4 = ¿Te lo crees? El ordenador llena siete columnas 7000 veces. Dice cuántos peces han cabido, y cuántas veces.
# en: e1e1e03d
parking-prints-2 = { $fish } peces: { $n } veces
# en: 74ffae19
parking-2-1 = ## Filas largas
# en: 102adb23
parking-2-2 = Ahora seis peces.
# en: ac22014e
parking-2-3 = Un árbol para veinte columnas sería enorme. Hay un truco.
# en: 8ce2a6cd
parking-2-4 = El primer pez parte la fila en dos más cortas, y un lado no influye en el otro. Así que la función se llama a sí misma: eso es una **recursión**.
# en: a3543596
parking-2-5 = <details><summary>En el código</summary>
# en: 774483cb
parking-2-6 = Da la probabilidad de cada número de peces. Con `@cache` se acuerda de lo que ya ha calculado.
# en: 552b2258
parking-2-7 = </details>
# en: 5306834e
parking-2-8 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 18252b6e
parking-2-9 = Siete columnas: ¿es lo que dice el árbol?
# en: 03ac8894
parking-prints-3 = { $fish } peces: { $chance }
# en: 407116b3
parking-2-10 = Mueve el primer pez y lee qué queda de la fila.
# en: 4a13f620
parking-2-11 = Aquí está la recursión para todas las filas de hasta 24 columnas.
# en: 0254c8c1
parking-3-1 = ## Bastante ancha
# en: a9d4ff11
parking-3-2 = Cuanto más ancha es la fila, mayor es la probabilidad. ¿Hay una anchura con la que ya nada puede salir mal?
# en: 00d3fd75
parking-4-1 = ## Fuera del juego
# en: f5a757d9
parking-4-2 = **Si programas:** `full_row` da un diccionario: el número de peces y su probabilidad. Escribe una función que sume las probabilidades de *al menos* tantos peces. Si no, sigue adelante.
# en: eb933506
parking-5-1 = ## Ejercicios
# en: 002518ec
parking-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 19fc0b31
parking-6-1 = ## Lo que hemos visto
# en: 1e502c28
parking-6-2 = - Las maneras no tienen por qué ser igual de probables. Entonces no basta con contar: sigue el árbol, multiplica a lo largo de cada rama y suma las ramas.
    - El primer pez parte la fila en dos más cortas que no saben nada la una de la otra. Eso es lo que usa la recursión.
    - En 16 columnas, seis peces al azar no caben casi nunca. En 26 columnas caben siempre.
# en: dc1c97fa
parking-6-3 = **Para pensar.** Si un pez solo pudiera caer donde deja sitio a los demás, ¿serían todas las filas igual de probables? ¿Qué aparca como nuestros peces?
# en: d61e97d4
parking-6-4 = **Sigue.** De cuántas maneras se puede, y filas muy largas: [Contar filas](../washi_cat/lesson_parking.ipynb).
