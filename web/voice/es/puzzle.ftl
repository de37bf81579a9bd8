### The page with a puzzle for each day; its positions are told in web/puzzles. How to translate: page.ftl.
### $choice: the name of a choice
### $date: a day with its month
### $n: a number
### $value: what a choice is worth

# en: 1a49ff55
puzzle-skip = Ir al reto
# en: e59e6fd2
puzzle-needs = El reto pide primero una respuesta y necesita JavaScript: permítelo en esta página.
# en: 5138ee3d
puzzle-moment = Un momento…
# en: 7948b206
puzzle-worths = Cuánto vale cada opción
# en: 1ea172de
puzzle-fractions = En fracciones exactas
# en: 86d154bd
puzzle-play = Seguir jugando desde aquí
# en: 1532d588
puzzle-copy = Copiar tu resultado
# en: 0d7085db
puzzle-earlier = Retos anteriores
# en: 4fb7133e
puzzle-week = Del lunes, fácil, al domingo, difícil
# en: d3d6320b
puzzle-foot = Cada día hay un reto nuevo, el mismo para todos. Cada valor se calcula exactamente y se comprueba otra vez. Si no se dice otra cosa, la probabilidad supone el mejor juego desde aquí. Tus respuestas se quedan en este dispositivo.
# en: f78ea5a4
puzzle-lost = No se pudo cargar el reto. ¿Hay conexión? Vuelve a cargar la página.
# en: 8c0c620e
puzzle-of = Reto del { $date }
# en: fcac1dd5
puzzle-easy = fácil
# en: 5b479df1
puzzle-medium = medio
# en: d2896b55
puzzle-tricky = algo difícil
# en: 4f8ae52e
puzzle-hard = difícil
# en: 04d50b3e
puzzle-hardest = el más difícil
# en: 90b961e4
puzzle-3-stars = Sí, es la mejor jugada.
# en: 8689bd2b
puzzle-2-stars = Muy cerca: es casi tan bueno como la mejor jugada.
# en: 0b39bdb0
puzzle-1-stars = No, está lejos de lo mejor.
# en: 413c2bc8
puzzle-others = Todas las demás opciones ({ $n })
# en: 2070864a
puzzle-next = Otro reto: { $date }
# en: 7179ea3d
puzzle-guess = (tu respuesta)
# en: 8c9f59c7
puzzle-streak = Días seguidos: { $n }
# en: fd019200
puzzle-new-streak = Responde el reto de hoy para empezar una nueva racha.
# en: 72f435fc
puzzle-copied = Copiado: pégalo en un chat. No revela nada.
# en: fcc0cd96
puzzle-about = Tus dados, tu turno: ¿qué es lo mejor? Un reto al día, fácil el lunes, difícil el domingo, con respuesta exacta.
