### 07_walls.ipynb

# en: ab67d15a
walls-0-1 = # 7 Muros
# en: b9e9a9b9
walls-0-2 = Un gato quiere llegar a casa, y tú no quieres que llegue. Un ladrillo cierra una casilla. ¿Cuántos ladrillos bastan? ¿Y cómo demuestras que con menos no se puede?
# en: 73f1f2b4
walls-0-3 = - cómo demostrar en un momento que un gato puede llegar a casa, o que no puede;
    - lo barato que puede ser un muro;
    - por qué nadie puede construir uno más barato.
# en: c8304139
walls-0-4 = **Necesitas** papel cuadriculado y unos 45 minutos.
# en: 4021c604
walls-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. Donde dice *Te toca*, escribes algo. No se puede romper nada.
# en: 54c01c00
walls-0-6 = Los tableros son del juego Washi Cat, al que puedes [jugar aquí](../washi_cat/play.ipynb). [Todas las unidades](course.ipynb).
# en: f175f655
walls-1-1 = ## ¿Sin salida?
# en: 5b68e5e6
walls-1-2 = Un gato da pasos hacia arriba, abajo, la izquierda o la derecha. Nunca pisa una línea del otro color. El gato rojo quiere llegar a casa, a la fila 1.
# en: d66c3450
walls-1-3 = Aquí la línea es más corta. A su lado hay arcos rojos. Son santuarios, y en un santuario no entra ningún gato.
# en: 52a168e6
walls-2-1 = ## Todo lo que alcanza
# en: f3bf038a
walls-2-2 = Un ordenador empieza donde está el gato y va de casilla en casilla, hasta donde puede, pero nunca por el muro.
# en: fecf59d8
walls-2-3 = <details><summary>En el código</summary>
# en: fbeca143
walls-2-4 = `spaces[here]` son las casillas que están al lado de `here`.
# en: 741abb80
walls-2-5 = </details>
# en: dc45d56b
walls-2-6 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 1fef5a3d
walls-2-7 = Los puntos son lo que alcanza la función.
# en: 0c7fbe34
walls-2-8 = **Si programas:** ¿cuándo está un gato sin salida? Escribe una función; si no, sigue adelante. Recibe dos conjuntos de casillas: las que alcanza y las de la fila 1. Tiene que dar `True` o `False`. `reached & home` es el conjunto de las casillas que están en los dos.
# en: 0a250c0d
walls-3-1 = ## El muro más barato
# en: 4db1a296
walls-3-2 = Ahora no hay nada dibujado, y puedes poner tus ladrillos donde quieras. Primero en un papel vacío de 6 filas y 7 columnas.
# en: e7904233
walls-3-3 = Los bordes ayudan. Aquí hay unas casillas y cuántas vecinas tienen.
# en: 103109dd
walls-prints-1 = { $space } tiene { $len-paper-space } vecinas
# en: 5c612079
walls-3-4 = ¿Y en el patio, con sus santuarios? Cierra casillas hasta que el gato esté sin salida. Después intenta hacerlo con menos. Con el teclado: ve al tablero con Tab, muévete con las flechas y pulsa Enter.
# en: 431c631b
walls-3-5 = Python prueba todos los muros de un ladrillo y después todos los de dos, y cuenta los que dejan al gato sin salida.
# en: e648cda5
walls-prints-2 = Ladrillos: { $bricks }, muros: { $len-walls }, encierran al gato { $shut } de ellos
# en: 5b426b2b
walls-4-1 = ## ¿Por qué no menos?
# en: 9fb36b5c
walls-4-2 = Probarlo todo lleva mucho tiempo en un tablero más grande. Hay una demostración más corta.
# en: 365df469
walls-4-3 = Aquí hay dos caminos así. Solo la primera casilla está en los dos. Python lo comprueba.
# en: a38293ca
walls-prints-3 = Solo e6 está en los dos.
# en: e7f16003
walls-prints-4 = No solo comparten e6.
# en: bdb48f03
walls-4-4 = Haz clic en una casilla para poner ahí el gato. Ves uno de los muros más baratos y, por cada ladrillo, un camino a casa, sin casillas comunes.
# en: 75f0450b
walls-4-5 = Con *k* caminos sin casillas comunes, cualquier muro necesita al menos *k* ladrillos. Y siempre hay un muro al que le bastan: **el muro más barato tiene tantos ladrillos como caminos sin casillas comunes hay.** Python los compara.
# en: 5252a4e7
walls-4-6 = <details><summary>Quién lo demostró</summary>
# en: d939ba70
walls-4-7 = Se llama *flujo máximo y corte mínimo*. Lo demostró Karl Menger en 1927. Piensa en agua: no pasa más de la que deja pasar el sitio más estrecho.
# en: 9071a23f
walls-4-8 = </details>
# en: 446268d7
walls-prints-5 = Desde cada casilla, tantos ladrillos como caminos.
# en: 19550710
walls-prints-6 = Son distintos.
# en: 2e5d35c8
walls-4-9 = **Te toca.** Prueba las casillas en el tablero de arriba. Después vuelve a la caza del principio: ¿puedes ganarla ahora?
# en: ac0155a3
walls-5-1 = ## Ejercicios
# en: a80efccd
walls-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: 873e6557
walls-6-1 = ## Lo que hemos visto
# en: f813c2d8
walls-6-2 = - Que puede llegar a casa se demuestra con un camino. Que no puede, con todo lo que alcanza. Las dos cosas se comprueban enseguida.
    - En un papel vacío, un muro necesita un ladrillo por cada casilla vecina. Los bordes y los santuarios lo abaratan.
    - ¿Hay tantos caminos sin casillas comunes como ladrillos tiene el muro? Entonces ningún muro es más barato.
# en: dd9cf37d
walls-6-3 = **Para pensar.** Si solo pudieras cerrar una casilla del patio, ¿cuál cerrarías? ¿Dónde más se busca el corte más barato?
# en: c7b8ff91
walls-6-4 = **Sigue.** En el juego los muros se dibujan turno a turno: [Trampas](../washi_cat/lesson_cuts_and_traps.ipynb).
