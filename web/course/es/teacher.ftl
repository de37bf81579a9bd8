### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Para docentes
# en: 9490f427
teacher-0-2 = Una guía para cada unidad y una nota para cada lección, con todas las respuestas. La clase no necesita ver esta página. Las hojas de ejercicios están al final.
# en: 48956f92
teacher-25-1 = ## Lecciones para ir más allá
# en: aa15a032
teacher-25-2 = Cada nota dice para quién es la lección y cuánto dura, con el vocabulario y las respuestas. Haz clic para abrirla.
# en: 63f4971e
teacher-25-3 = **Tentar a la suerte**, [la lección, en inglés](../cat_cab/lesson_push_your_luck.ipynb)
# en: 2a9d2d1e
teacher-25-4 = **Caminos a casa**, [la lección, en inglés](../cat_cab/lesson_ways_home.ipynb)
# en: 8dbb7e96
teacher-25-5 = **Una tirada**, [la lección, en inglés](../empire/lesson_one_roll.ipynb)
# en: a1a99d81
teacher-25-6 = **Una batalla como cadena de Markov**, [la lección, en inglés](../empire/lesson_markov.ipynb)
# en: 230a49db
teacher-25-7 = **Calles**, [la lección, en inglés](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 93f989e6
teacher-25-8 = **Riesgo y recompensa**, [la lección, en inglés](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 117aba9e
teacher-25-9 = **Contar manos**, [la lección, en inglés](../meow_daifugo/lesson_counting_hands.ipynb)
# en: fe10809b
teacher-25-10 = **¿Qué tienen en la mano?**, [la lección, en inglés](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 3bd9e2bb
teacher-25-11 = **El salto a casa**, [la lección, en inglés](../washi_cat/lesson_shortest_paths.ipynb)
# en: 40277024
teacher-25-12 = **Trampas**, [la lección, en inglés](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: be13c5d1
teacher-25-13 = **Contar filas**, [la lección, en inglés](../washi_cat/lesson_parking.ipynb)
# en: efbb497b
teacher-26-1 = ## Una clase en una pantalla
# en: e01a67bc
teacher-26-2 = Da a toda la clase el mismo número (`seed`). Cada cual ejecuta esta línea con su número de la lista y te da el código: por chat, por correo o en voz alta. La suerte de cada uno es distinta, y siempre la misma por muchas veces que se pregunte. (Los otros experimentos son "twenty battles" y "twenty duels".)
# en: d7a2255a
teacher-26-3 = Pega aquí todos los códigos, con espacios, comas o líneas entre ellos. Los puntos son tu clase, y las barras, los valores exactos. Un código mal escrito no vale, y tampoco uno de otra clase.
# en: 4f4034a6
teacher-26-4 = Con las apuestas se hace igual. Se entregan antes de pulsar *Adivinar*, con el nombre de la pregunta tal como está en el cuaderno.
# en: 6e7c955b
teacher-26-5 = La respuesta queda oculta hasta que la muestres.
# en: 2072771a
teacher-27-1 = ## Hojas de ejercicios
# en: c16cf8d8
teacher-27-2 = Una hoja tiene los ejercicios de una unidad, sorteados para un número de la lista de clase. El número está impreso en la hoja, y las respuestas van al final en páginas aparte. Toma una para toda la clase, o una para cada estudiante. Escribe en lugar de "ties" el nombre de otra unidad, tal como está en la línea de su guía, y ejecuta la línea. Pulsa el botón, abre el archivo guardado en un navegador e imprímelo, en papel o en PDF.
