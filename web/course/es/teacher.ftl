### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Para docentes
# en: 9490f427
teacher-0-2 = Una guía para cada unidad y una nota para cada lección, con todas las respuestas. La clase no necesita ver esta página. Las hojas de ejercicios están al final.
# en: 1382de87
teacher-26-1 = ## Lecciones para ir más allá
# en: f81df073
teacher-26-2 = Cada nota dice para quién es la lección y cuánto dura, con el vocabulario y las respuestas. Haz clic para abrirla.
# en: be60ab30
teacher-26-3 = **Tentar a la suerte**, [la lección](../cat_cab/lesson_push_your_luck.ipynb)
# en: 85db8578
teacher-26-4 = **Caminos a casa**, [la lección](../cat_cab/lesson_ways_home.ipynb)
# en: d7f48ffd
teacher-26-5 = **Una tirada**, [la lección](../empire/lesson_one_roll.ipynb)
# en: 17ebd814
teacher-26-6 = **Una batalla como cadena de Márkov**, [la lección](../empire/lesson_markov.ipynb)
# en: d1ab6c77
teacher-26-7 = **Calles**, [la lección](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 9979f4e4
teacher-26-8 = **Riesgo y recompensa**, [la lección](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 1bfac79c
teacher-26-9 = **Contar manos**, [la lección](../meow_daifugo/lesson_counting_hands.ipynb)
# en: 658a3a74
teacher-26-10 = **¿Qué tienen?**, [la lección](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 1fb14a84
teacher-26-11 = **El salto a casa**, [la lección](../washi_cat/lesson_shortest_paths.ipynb)
# en: 694b82d9
teacher-26-12 = **Trampas**, [la lección](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: 7d362782
teacher-26-13 = **Contar filas**, [la lección](../washi_cat/lesson_parking.ipynb)
# en: d3dbaa73
teacher-27-1 = ## Una clase en una pantalla
# en: c028d809
teacher-27-2 = Da a toda la clase el mismo número (`seed`). Cada cual ejecuta esta línea con su número de la lista y te da el código: por chat, por correo o en voz alta. La suerte de cada uno es distinta, y siempre la misma por muchas veces que se pregunte. (Los otros experimentos son "twenty battles" y "twenty duels".)
# en: 09137f45
teacher-27-3 = Pega aquí todos los códigos, con espacios, comas o líneas entre ellos. Los puntos son tu clase, y las barras, los valores exactos. Un código mal escrito no vale, y tampoco uno de otra clase.
# en: 4aa006b3
teacher-27-4 = Con las apuestas se hace igual. Se entregan antes de pulsar *Adivinar*, con el nombre de la pregunta tal como está en el cuaderno.
# en: 53cd7987
teacher-27-5 = La respuesta queda oculta hasta que la muestres.
# en: 63ede1d4
teacher-28-1 = ## Hojas de ejercicios
# en: f3a9d230
teacher-28-2 = Una hoja tiene los ejercicios de una unidad, sorteados para un número de la lista de clase. El número está impreso en la hoja, y las respuestas van al final en páginas aparte. Toma una para toda la clase, o una para cada estudiante. Escribe en lugar de "ties" el nombre de otra unidad, tal como está en la línea de su guía, y ejecuta la línea. Pulsa el botón, abre el archivo guardado en un navegador e imprímelo, en papel o en PDF.
