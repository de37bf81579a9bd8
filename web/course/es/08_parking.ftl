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
# en: 7392af9d
parking-1-1 = ## Un atasco
# en: 872193da
parking-1-2 = **Te toca.** Ahora haz lo contrario: atasca la fila lo antes que puedas.
# en: 97253984
parking-2-1 = ## Siete columnas
# en: 289c2b75
parking-2-2 = Toma una fila pequeña: siete columnas y tres peces. Hay 35 maneras de elegir tres columnas de siete. ¿En cuántas hay dos casillas libres entre dos peces? Python hace la lista de todas.
# en: 3353f588
parking-prints-1 = { $len-ways } maneras. Con distancia suficiente:
# en: 7a3ad0be
parking-2-3 = Solo en una. Ahora los peces se dibujan al azar, uno detrás de otro, siempre en una columna que aún esté libre.
# en: f6f69ea3
parking-2-4 = El árbol tiene una rama para cada sitio del primer pez. Sigue cada rama en papel cuadriculado: ¿qué columnas quedan libres?
# en: 14abe5e7
parking-2-5 = ¿Te lo crees? El ordenador llena siete columnas 7000 veces. Dice cuántos peces han cabido, y cuántas veces.
# en: e1e1e03d
parking-prints-2 = { $fish } peces: { $n } veces
# en: 9bad18f8
parking-3-1 = ## Filas largas
# en: 950cccab
parking-3-2 = Un árbol para veinte columnas sería enorme. Hay un truco.
# en: cadd2a49
parking-3-3 = El primer pez parte la fila en dos más cortas, y un lado no influye en el otro. Así que la función se llama a sí misma: eso es una **recursión**.
# en: 47d1eb21
parking-3-4 = <details><summary>En el código</summary>
# en: 3d51f7f3
parking-3-5 = Da la probabilidad de cada número de peces. Con `@cache` se acuerda de lo que ya ha calculado.
# en: 664c52bf
parking-3-6 = </details>
# en: f12e6914
parking-3-7 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 4dc4889f
parking-3-8 = Siete columnas: ¿es lo que dice el árbol?
# en: 03ac8894
parking-prints-3 = { $fish } peces: { $chance }
# en: 4cfddb82
parking-prints-4 = { $columns } columnas: { $float-six-2 }
# en: 82a7f4aa
parking-3-9 = Mueve el primer pez y lee qué queda de la fila.
# en: 3627050b
parking-3-10 = **Te toca.** `full_row` da un diccionario: el número de peces y su probabilidad. Escribe una función que sume las probabilidades de *al menos* tantos peces.
# en: 35c95c41
parking-3-11 = Aquí está tu recursión para todas las filas de hasta 24 columnas.
# en: a4b9b53c
parking-3-12 = **Te toca.** ¿Y si bastara con *una* casilla entre dos peces? `full_row(7, gap=1)` lo calcula. ¿Cuál es la probabilidad de que quepan cuatro peces en siete columnas?
# en: e3106e52
parking-4-1 = ## Bastante ancha
# en: 418bfd14
parking-4-2 = Cuanto más ancha es la fila, mayor es la probabilidad. ¿Hay una anchura con la que ya nada puede salir mal?
# en: c107de7a
parking-4-3 = Estas son las probabilidades de seis peces, según tu recursión. El último escalón antes de 1 es muy pequeño y, aun así, puede pasar.
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
