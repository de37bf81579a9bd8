### 20_either_or.ipynb

# en: 1c50e005
either-or-0-1 = # 20 O lo uno o lo otro
# en: 4a4de544
either-or-0-2 = Son 24 cartas de un juego, blancas y negras, con números del 1 al 8. Algunas son dos cosas a la vez. Encuéntralas todas.
# en: 42a1b569
either-or-0-3 = - por qué ocho y tres pueden ser diez;
    - cómo ponen orden en las cartas unos círculos y una tabla;
    - por qué muchas veces es más fácil contar lo que no quieres.
# en: 235d7a86
either-or-0-4 = **Necesitas** fracciones. Unos 40 minutos. No hace falta escribir Python: lee, haz clic y escribe números.
# en: fbcef107
either-or-0-5 = **Cómo funciona.** Pulsa *Ejecutar* debajo de un trozo de código para ejecutarlo otra vez. Ve de arriba abajo. En cada pregunta adivinas una sola vez; después ves la respuesta y el porqué. No se puede romper nada.
# en: a40f9842
either-or-0-6 = Las cartas son del juego Meow Meow Daifugō, al que puedes [jugar aquí](../meow_daifugo/play.ipynb). [Todas las unidades](course.ipynb).
# en: 770e4ed2
either-or-1-1 = ## Primero adivina
# en: 735de889
either-or-1-2 = En matemáticas, *o* quiere decir: lo uno, lo otro o las dos cosas.
# en: 3758e693
either-or-2-1 = ## Círculos y una tabla
# en: bdd05794
either-or-2-2 = Una carta que es las dos cosas está en los dos círculos. Un dibujo así se llama **diagrama de Venn**. Los mismos cuatro números están en una **tabla de doble entrada**.
# en: ab19827c
either-or-2-3 = Aquí está toda la idea en Python. Pasa por todas las cartas y cuenta cada una una sola vez.
# en: 53a015be
either-or-2-4 = El código está plegado: abre *La idea en Python* para leerlo.
# en: 61ca0209
either-or-2-5 = Elige arriba *un 1* y *alta*: el centro está vacío. Y estas son las cartas que son blancas o un 1, como las has encontrado:
# en: 48733ab6
either-or-2-6 = **Te toca.** Suma y quita lo que has contado dos veces.
# en: 65684c34
either-or-3-1 = ## Probabilidades
# en: 8a549c8c
either-or-3-2 = Todas las cartas tienen la misma probabilidad de salir. Así que una probabilidad es un número de cartas dividido entre 24.
# en: 42d528ae
either-or-3-3 = El **suceso contrario** es todo lo que queda. Las probabilidades de un suceso y de su contrario suman 1. Así que la probabilidad de una carta que no es blanca es
# en: 5f45f194
either-or-3-4 = El ordenador roba mil veces y cuenta.
# en: 727ea86c
either-or-prints-1 = { $found } cartas
# en: 4494ce0a
either-or-3-5 = **Te toca.** Esta *o* es otra: una de las dos cosas, pero no las dos. ¿Qué zonas de los círculos necesitas?
# en: 27af9b96
either-or-4-1 = ## Entre las cartas pares
# en: d44e52d6
either-or-4-2 = Alguien mira una carta y te dice una parte de lo que es. Entonces solo quedan algunas cartas. Lee una fila o una columna de la tabla.
# en: 8d364f95
either-or-4-3 = Blancas entre las pares no es lo mismo que pares entre las blancas:
# en: 58349cf5
either-or-prints-2 = { $wanted } pares o altas, { $1000-wanted } ni una cosa ni otra
# en: 5f07eeac
either-or-prints-3 = { $len-both } de { $len-even } cartas pares son blancas, { $len-both } de { $len-white } cartas blancas son pares
# en: 62a4915c
either-or-4-4 = Ahora, una pregunta sin cartas. Piensa en los círculos.
# en: 9f4f9bd0
either-or-5-1 = ## Ejercicios
# en: 82d13eb9
either-or-5-2 = Escribe tu número de la lista de clase. Cada persona tiene números distintos.
# en: fff0939b
either-or-6-1 = ## Lo que hemos visto
# en: 36a5213b
either-or-6-2 = - Lo uno, lo otro o las dos cosas: suma y quita lo que has contado dos veces. Con sucesos incompatibles no hay nada que quitar.
    - Cada carta está en una sola de las cuatro zonas, y sus probabilidades suman 1.
    - El suceso contrario es todo lo que queda: 1 menos la probabilidad.
# en: 77263691
either-or-6-3 = **Para pensar.** ¿Cuándo basta con sumar? ¿Puede estar un círculo dentro de otro?
# en: 38257a0e
either-or-6-4 = **Sigue.** Dos dados en un tablero: [Empates](01_ties.ipynb).
