### course.ipynb

# en: 8b4a8ca8
course-0-1 = # El curso
# en: 96c90474
course-0-2 = Cada pregunta sale de un juego de verdad y, después de adivinar, ves la respuesta exacta. La mayoría de las unidades ocupan una clase de 35 a 45 minutos; la 17, una hora. Empieza por la que quieras: al principio de cada una se dice qué hay que saber antes.
# en: 14da5325
course-0-3 = **Para estudiantes.** Primero adivina, luego cuenta. Cambia el código y mira qué pasa. En los ejercicios, escribe tu número de la lista de clase: cada cual recibe números distintos.
# en: 10074617
course-0-4 = **Para docentes.** Cada unidad tiene [una guía](teacher.ipynb): un plan con minutos, qué decir, qué hay detrás de las respuestas equivocadas, todas las soluciones y hojas para imprimir. [La pantalla de clase](class.ipynb) muestra las respuestas de toda la clase. Nadie necesita una cuenta.
# en: d9b377f0
course-1-1 = ## 11 y 12 años
# en: c3496f0d
course-1-2 = | | unidad | edad | de qué trata | juego | la pregunta | para docentes |
# en: 0410ec85
course-2-1 = ## 13 y 14 años
# en: 6737edc8
course-2-2 = | | unidad | edad | de qué trata | juego | la pregunta | para docentes |
# en: b7026efa
course-3-1 = ## 15 y 16 años
# en: b23291b4
course-3-2 = | | unidad | edad | de qué trata | juego | la pregunta | para docentes |
# en: 88349f8d
course-4-1 = ## 17 años o más
# en: f4bbee03
course-4-2 = | | unidad | edad | de qué trata | juego | la pregunta | para docentes |
# en: 719070c7
course-4-3 = Lo que ofrecen los juegos además de estas unidades está en lecciones, que encontrarás en [la página de inicio](../start.ipynb).
# en: 643e6011
course-5-1 = ## Dónde encajan las unidades
# en: c3ce3fd3
course-5-2 = | unidad | England | Common Core | AP Statistics | IB Diploma | informática |
# en: 3a71620d
course-5-3 = La tabla cita planes de estudio en inglés con sus propias palabras; un hueco quiere decir que allí no encaja nada. **De dónde son los códigos.** Inglaterra: *GCSE mathematics: subject content and assessment objectives* (Department for Education) y *AS and A level content*, con las letras de AQA 7357; Further Maths como en Pearson Edexcel 9FM0. Estados Unidos: *Common Core State Standards for Mathematics*; *AP Statistics Course and Exam Description*, los temas por su nombre, porque sus números cambiaron en el curso 2026–27. IB: las guías *Mathematics: analysis and approaches* (AA) y *applications and interpretation* (AI), primera evaluación en 2021; SL 4.5 a 4.7 están en las dos. Informática: *CSTA K–12 Computer Science Standards*, revisión de 2017. Se compararon en noviembre de 2026 con copias y listas publicadas por otros, no con los originales: antes de fiarte de un código, míralo en la edición con la que enseñas.
# en: 39128574
course-5-4 = **Lo que no se trata:** distribuciones continuas salvo la campana de Gauss, regresión y correlación, diseño de encuestas.
