### The landing page: what to play, to ask, to learn from and to make. How to translate: page.ftl.

# en: b1281de6
landing-page = Every Chance: juegos, probabilidades y clases de probabilidad
# en: fcc4de2b
your-move = Tus dados, tu turno. ¿Qué es lo mejor?
# en: 665e9904
todays-puzzle = El reto de hoy
# en: c94e50bb
for-schools = Para escuelas
# en: c8a84903
landing-lead = Juega con dados y cartas y mira cuánto vale cada una de tus opciones: la probabilidad exacta donde se puede calcular, y si no una estimación que dice lo segura que es.
# en: 46fdc96c
landing-solve = Resolver el reto de hoy
# en: d26738c9
landing-play = Jugar una partida
# en: 4b9ed0f9
landing-odds = ¿Qué probabilidad hay? Pregunta por dados o cartas:
# en: 852ed06a
landing-show = Ver
# en: 94348e5d
landing-examples = Ejemplos
# en: 090d08ca
landing-continue = Sigue con tu partida
# en: 8c69d928
landing-fetches = Todo funciona en tu navegador, sin instalar nada y sin cuenta. El primer juego que abras descarga unos 35 MB. Después funciona sin conexión.
# en: 8171c03a
landing-learn = Aprender: probabilidad, de 11 a 18 años
# en: 53fc20cd
landing-course = El curso
# en: 865c4a2a
landing-units = { $units } unidades llevan de contar pares de dados a las demostraciones, cada vez con una pregunta de un juego. Primero adivinas y luego ves la respuesta; cada una corrige lo que escribes y da pistas.
# en: 9f2bd8b8
landing-unit-1 = Empezar por la unidad 1
# en: 2f185302
landing-teachers = Para docentes
# en: 56ca660d
landing-guides = Una guía para cada unidad, soluciones, hojas de ejercicios para imprimir y una pantalla para la clase. Cada lección indica edad, minutos y vocabulario.
# en: 297a8bff
landing-class = La pantalla de clase
# en: 3dedd5fd
landing-lessons = Lecciones sobre los juegos
# en: b8b61a57
landing-further = Profundizan en un juego: calles como un grafo, batallas como una cadena de Márkov, manos que cambian lo que sabes.
# en: 63e7f4ce
landing-all-lessons = { $lessons } lecciones
# en: a7c83672
landing-rule = Cambiar una regla
# en: 997dda2f
landing-turn = Cambia una regla y se juegan diez mil partidas enteras ante tus ojos. ¿Es justo? ¿Dura más?
# en: 50fc0958
landing-bench = El banco de pruebas
# en: 399c5abf
landing-own = Escribe tu propio juego
# en: 068cf50c
landing-classic = Toma un clásico de cuarenta líneas, cambia una, mira en qué se convierte el juego y envíalo como enlace.
# en: 8e271f32
landing-pig = Pig, paso a paso
# en: 24f4b3d2
landing-notebooks = Todo en cuadernos
# en: b07f1e22
landing-jupyter = Los mismos juegos y lecciones en JupyterLite: cambia cualquier línea y ejecútala.
# en: 05894764
landing-docs = Documentación
# en: 84b5e1d4
landing-in-docs = en inglés: treinta preguntas de probabilidad, tu propio juego paso a paso y la biblioteca de Python.
# en: bc5966df
landing-ours = Los tableros, las cartas y las fichas son invención nuestra, porque las imágenes de los reglamentos se perdieron. Los juegos son de sus autores: compra los impresos.
# en: 58d5271d
landing-stays = Lo que haces aquí se queda en tu navegador, que lo guarda para tu próxima visita.
# en: 59acde66
landing-today = Hoy, { $date }
# en: 3b5eca68
card-cat_cab = Unos taxis corren por la ciudad y tientan a la suerte con los dados.
# en: b2d0ee33
card-empire = Los cubos luchan con dados por los barrios de Nueva York.
# en: cbc312f2
card-taxi_derby = Los taxis recogen pasajeros y deciden si pasan a toda velocidad ante la patrulla.
# en: 1926f7c2
card-meow_daifugo = Deshazte de tu mano de gatos antes que los demás.
# en: 5e2757af
card-washi_cat = Traza líneas para traer peces, salta sobre ellas y encierra a los gatos del rival.
# en: 92537b32
players-cat_cab = de 1 a 3 jugadores
# en: b8d8febe
players-empire = de 2 a 6 jugadores
# en: cbe08180
players-taxi_derby = de 2 a 5 jugadores
# en: 6a06b208
players-meow_daifugo = de 1 a 4 jugadores
# en: a3a5aa86
players-washi_cat = 2 jugadores, sin dados
# en: ad6f04db
page-solo_challenge = El reparto de hoy, en solitario
# en: de0467af
landing-about = Juega con dados y cartas y mira cuánto vale exactamente cada opción. Probabilidad de 11 a 18 años. En tu navegador, sin instalar nada.
# en: 39369013
link-page = Una partida por enlace
# en: 910e2b89
link-about = Una posición de una partida, enviada como enlace.
# en: 72dbe82e
link-games = Todos los juegos
# en: 1ea92aa4
link-unknown = Este enlace nombra un juego que no está aquí ({ $game }): puede que se haya cortado. Elige uno de todos los juegos.
# en: e8fdb3b4
link-none = Este enlace no nombra ningún juego: puede que se haya cortado. Elige uno de todos los juegos.
