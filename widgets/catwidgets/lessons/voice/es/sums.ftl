### Sumas. Variables: { $n } dados, sacos o personas, { $t } una suma, { $m } y { $s } media y desviación típica.

# en: de81c874
sums-guide =
    .plan-1 = Por parejas, tirar y sumar: un dado, dos, tres. En la página, un dado más y 200 tiradas, una y otra vez.
    .plan-2 = Primera apuesta: ¿qué probabilidad tiene exactamente la media de diez dados?
    .plan-3 = De dos dados a tres en papel cuadriculado: cada suma toma las maneras de las seis sumas anteriores. Después, las barras crecen en la página.
    .plan-4 = La campana y su desviación típica: a menos de una, dos de cada tres; a menos de dos, 95 de cada 100. El dado raro.
    .plan-5 = Cuatro veces más dados solo es el doble de ancho. La moneda: ¿se compensa?
    .plan-6 = Los ejercicios, cada cual con sus números, y después la pregunta de salida.
    .say-1 = Para llegar a un extremo todos los dados tienen que estar de acuerdo. Al centro se llega de muchas maneras.
    .say-2 = Los errores van hacia arriba y hacia abajo. Al sumarlos, algunos se anulan: la desviación típica crece con la raíz cuadrada.
    .ask-1 = ¿De cuántas maneras suman 3 tres dados, y de cuántas 10?
    .ask-2 = ¿Qué está más lejos de la mitad, como número y como proporción: 60 caras de 100 o 5100 de 10.000?
    .ask-3 = ¿Dónde más se suman muchas cosas pequeñas? ¿Estaturas, notas, tiempos de espera?
    .support = Escribe las 36 sumas de dos dados en un cuadrado de 6 por 6 y cuenta por diagonales.
    .extension = Comparar la desviación típica de dos, tres y diez dados como parte de la media: 34 %, 28 %, 15 %. ¿Con cuántos dados baja del 10 %? (Con 24, porque 0,488 ÷ √24 es un poco menos.)
    .ticket-1 = Un paquete de azúcar se desvía unos 3 g. ¿Cuánto se desvía, más o menos, una caja de 25 paquetes?
    .ticket-2 = 3 · √25 = 15 g
    .open-1 = ¿Por qué tantas cosas de la naturaleza tienen forma de campana?
    .open-1-answer = Son sumas de muchas cosas pequeñas que no dependen unas de otras: una estatura la hacen muchos genes y comidas; un error de medida, muchas perturbaciones pequeñas.
    .open-2 = ¿Qué no la tiene?
    .open-2-answer = Lo que depende sobre todo de una sola cosa, o de cosas que dependen unas de otras: los ingresos, el tamaño de las ciudades, los daños de una tormenta.

# en: 0b274be7
sums-say-roll = Tirar
# en: d7d1fa7e
sums-say-roll-tip = Tirar todos los dados y sumarlos
# en: 58dfeb2e
sums-say-often = Tirar 200 veces
# en: 495962ce
sums-say-often-tip = Tirar y sumar muchas veces
# en: cd4fb174
sums-say-more = Un dado más
# en: bc030365
sums-say-more-tip = Añadir un dado y empezar de nuevo
# en: e4485149
sums-say-back = Volver a uno
# en: 0220eb22
sums-say-back-tip = Empezar de nuevo con un dado
# en: 8a9d7a62
sums-say-play-task = Tira 200 veces. Después añade un dado, y otra vez. ¿Cómo cambian las barras?
# en: bf434e25
sums-say-totals-of-dice = Sumas de dados
# en: ab37cd1d
sums-say-no-roll = { $dice } { FORM($dice, "dado", "dados") }, ninguna tirada todavía.
# en: 8e426f5a
sums-say-so-far = { $sum ->
    [no] Un { $total }
   *[other] { $sum } = { $total }
}. { $n } { FORM($n, "tirada", "tiradas") }, { $mean } de media.
# en: 773a375b
sums-say-task = Añade más dados. Prueba con una moneda y con el dado raro.
# en: d4caf6d3
sums-say-each-die = un dado
# en: cfad1c1b
sums-say-each-coin = una moneda: 0 o 1
# en: 84676d52
sums-say-each-strange = un dado raro: 1, 1, 1, 1, 2, 6
# en: 69faf791
sums-say-totals-with-ways = sumas con sus maneras
# en: b9a90770
sums-say-shape = { $things } { FORM($things, "sumando", "sumandos") }: media { $mean }, desviación típica { $spread }. A menos de { $spreads } { FORM($spreads, "desviación típica", "desviaciones típicas") } de la media: { $percent }.
# en: ec4969a7
sums-say-totals = Sumas
# en: 406f9c05
sums-say-total = suma
# en: 2404bae0
sums-say-paper = Maneras de llegar a cada suma
# en: 3c0a45d3
sums-say-two-dice = dos dados
# en: 5b932337
sums-say-three-dice = tres dados
# en: 53fce82c
sums-controls =
    .things = sumandos
    .spreads = desviaciones
    .each = cada uno

# en: a08cd673
sums-exactly = Se suman diez dados. La media es 35, y 35 es la suma más probable. ¿Cuál es la probabilidad de que sumen exactamente 35?
    .choices-50 = Un 50 %
    .choices-17 = Un 17 %
    .choices-7 = Un 7 %
    .hint-1 = La media dice alrededor de qué número están las sumas. ¿Están muchas veces justo ahí?
    .hint-2 = Así es el 7 con dos dados. Diez dados tienen 51 sumas, y entre ellas se reparten la probabilidad.
    .because = 7,3 %. Hasta la suma más probable es rara: cerca de ella hay muchas otras.
# en: 54d5b1a2
sums-three-dice = Tres dados caen de 216 maneras. ¿En cuántas de ellas suman 5?
    .hint-1 = 1, 1, 3 y 1, 2, 2: cada una puede salir en tres órdenes.
    .hint-2 = De esas maneras sale un 5 con dos dados. ¿O has pensado solo en 1 + 4 y 2 + 3? El tercer dado también tiene que mostrar algo.
    .hint-3 = 1, 1, 3 es una. Busca otras, y otros órdenes.
    .hint-4 = 1, 1, 3 sale en tres órdenes. 1, 2, 2 también suma 5.
    .because = El tercer dado muestra 1, 2 o 3, y los otros dos suman lo que falta, 4, 3 o 2, de 3, 2 o 1 maneras: 3 + 2 + 1.
# en: 88c68900
sums-strange = Un dado raro muestra 1, 1, 1, 1, 2 y 6. Casi siempre sale un 1. Se suman cuarenta. ¿Cómo son las barras de las sumas?
    .choices-lopsided = Más altas en 40, donde todos muestran un 1
    .choices-bell = Casi como una campana, más altas en el centro
    .choices-flat = Todas casi igual de altas
    .hint-1 = Cuarenta veces un 1: (2/3)^40 es menos de uno entre un millón. Unos siete muestran un 6.
    .hint-2 = Para 240 hacen falta cuarenta 6. ¿A qué sumas se llega de muchas maneras?
    .because = Sea como sea un dado, la suma de muchos se acerca a la campana. Es el teorema central del límite.
# en: ccb8a2ca
sums-within = Veinte dados tienen media 70 y desviación típica 7,6. ¿Cada cuánto está la suma a menos de dos desviaciones típicas de la media, de 55 a 85?
    .choices-50 = En 50 de cada 100 tiradas
    .choices-68 = En 68 de cada 100 tiradas
    .choices-95 = En unas 95 de cada 100 tiradas
    .hint-1 = A menos de una ya están dos tercios. Con dos son más.
    .hint-2 = Eso es, más o menos, con una. Con dos son más.
    .because = 95,8 %. En una campana siempre es más o menos el 68 % con una y el 95 % con dos. Pero una tirada de cada veinte queda fuera.
# en: fb0d1282
sums-thirty = ¿Cuánto suman de media treinta dados?
    .hint-1 = Eso es un dado.
    .hint-2 = Un dado da de media 3,5, no 3.
    .hint-3 = Esos son diez dados.
    .hint-4 = Esa es la suma más alta.
    .because = Cada dado añade 3,5, y 30 · 3,5 = 105.
# en: fcf00c64
sums-four-times = Se suman cuatro veces más dados. ¿Qué le pasa a la desviación típica de la suma?
    .choices-four = Es cuatro veces mayor
    .choices-twice = Es el doble
    .choices-same = Es la misma
    .hint-1 = Sería así si todos los dados subieran o bajaran a la vez. Unos suben mientras otros bajan.
    .hint-2 = Más dados pueden variar más. Pero unos suben mientras otros bajan.
    .because = La desviación típica crece con la raíz cuadrada del número de dados: √4 = 2. Con cien dados es diez veces la de uno.
# en: 7ad22bdb
sums-even-out = Lanzas una moneda 100 veces; en tu colegio la lanzan 10.000 veces. ¿Cuánto suele alejarse el número de caras de la mitad de los lanzamientos?
    .choices-smaller = Menos en el colegio: se compensa
    .choices-same = Lo mismo
    .choices-larger = Más en el colegio
    .hint-1 = La proporción se acerca a la mitad. El número, no: una moneda no devuelve nada.
    .hint-2 = Son cien veces más lanzamientos: la desviación típica crece con la raíz cuadrada.
    .because = Unas 5 caras en tu caso, y 50 en el del colegio. Pero 5 de 100 es el 5 %, y 50 de 10.000, solo el 0,5 %. La proporción se estabiliza, aunque no se devuelve nada.
# en: 248ef7b7
sums-spinner = Un giro de una ruleta tiene desviación típica 3. Se suman dieciséis giros. ¿Cuál es la desviación típica de la suma?
    .hint-1 = No todos los giros se desvían al mismo lado: algunos se anulan. Toma la raíz cuadrada de 16.
    .hint-2 = Eso es un giro. Dieciséis varían más.
    .hint-3 = Esa es la de la media. La suma es 16 veces la media.
    .hint-4 = Esa es la raíz cuadrada de 16. ¿Por qué número hay que multiplicarla?
    .because = √16 = 4 veces la desviación típica de uno: 4 · 3.
# en: 85ea70a2
sums-exercise-1 = ¿Cuánto suman de media { $n } dados?
    .level = Para empezar
    .hint-1 = Un dado da de media 3,5, no 3.
    .hint-2 = Eso es un dado.
    .hint-3 = Esa es la suma más alta.
    .because = { $n } · 3,5.
# en: 4d974637
sums-exercise-2 = Tres dados caen de 216 maneras. ¿En cuántas de ellas suman { $t }?
    .level = Para empezar
    .hint-1 = De esas maneras suman { $t } dos dados. Haz que el tercero muestre 1, 2, 3, etcétera, y suma.
    .hint-2 = Órdenes distintos son maneras distintas.
    .hint-3 = Esos son los grupos de caras. Cada uno puede salir en varios órdenes, y son maneras distintas.
    .hint-4 = Tres caras distintas salen en seis órdenes; con dos iguales, en tres. Apunta todos los grupos de caras que suman { $t }, y suma sus órdenes.
    .hint-5 = Las dieciséis sumas no son igual de probables.
    .because = Haz que el tercer dado muestre 1, 2, 3, etcétera, y suma las maneras en que los otros dos dan lo que falta.
# en: fe04f819
sums-exercise-3 = Fuera del juego: un camión lleva { $n } sacos. El peso de cada uno se desvía unos { $s } kg hacia arriba o hacia abajo, pesen lo que pesen los demás. ¿Cuántos kg se desvía, más o menos, toda la carga?
    .level = Principal
    .hint-1 = No todos se desvían al mismo lado: algunos errores se anulan. Toma la raíz cuadrada de { $n }.
    .hint-2 = Eso es un saco.
    .hint-3 = No se anulan del todo.
    .because = √{ $n } veces el error de un saco.
# en: aafdbb8b
sums-exercise-4 = Las sumas parecen una campana con media { $m } y desviación típica { $s }. Unas 95 de cada 100 están entre dos números. ¿Cuál es el mayor?
    .level = Principal
    .hint-1 = Con una desviación típica son unas 68 de cada 100. Toma dos.
    .hint-2 = Con tres son casi todas. Bastan dos.
    .hint-3 = Ese es el menor.
    .because = La media más dos desviaciones típicas: { $m } + 2 · { $s }.
# en: ab408402
sums-exercise-5 = Fuera del juego: { $n } personas cronometran una carrera. Cada una se desvía unas { $s } décimas de segundo hacia arriba o hacia abajo. Tú tomas la media de sus tiempos. ¿Cuántas décimas se desvía, más o menos?
    .level = Reto
    .hint-1 = Eso es un cronómetro. Los errores de varios se anulan en parte.
    .hint-2 = Sería así si se anularan lo mejor posible. Toma la raíz cuadrada de { $n }.
    .hint-3 = No se anulan del todo.
    .because = La suma se desvía √{ $n } · { $s }, y la media es la suma dividida entre { $n }: { $s }/√{ $n }.
