### Lo que dice toda lección. Variables: el archivo en en.

# en: ad4be43f
page-guess = Adivinar
# en: c1aea0bf
page-check = Comprobar
# en: 41d4beb7
page-your-guess = Tu apuesta
# en: 13c32ba7
page-your-last = Tu última respuesta
# en: 045b6065
page-answer = La respuesta
# en: f5997c54
page-show = Ver la respuesta
# en: 6d38a9bc
page-code = Mi código:
# en: f34a6588
how-fraction = una probabilidad, como 7/40, 0,175 o 17,5 %
# en: 3a479126
how-number = un número
# en: e851845b
how-whole = un número entero
# en: 2ae09ef0
how-points = puntos porcentuales, como 2,5
# en: 3a47d060
how-choice = {""}
# en: e6bf6ae2
guess-first = Primero adivina: cualquier respuesta es mejor que ninguna.
# en: 9da602e3
write-first = Primero escribe una respuesta.
# en: e9944412
choose-first = Primero elige una respuesta.
# en: e361be03
went-wrong = Algo ha fallado: { $error }
# en: 22f40578
guess-still = Primero adivina: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}Tu apuesta: { $guess }; la respuesta: { $answer }
}
# en: 5c3b84ef
exercise-still = Ejercicio: { $question }{ $guess ->
    [no] {""}
   *[other] {" "}{ $guess }: { $verdict }
}

# en: 05c26128
right = Correcto: { $answer }.
# en: 7b7e720a
right-is = Correcto: { $written } es { $answer }.
# en: 483a3b9d
right-rounded = Correcto: { $written } es { $answer }, redondeado.
# en: 65fa829c
not-yet = Todavía no.
# en: c4563c6e
nearly = Casi.
# en: 38561813
more-digits = Puede ser la respuesta redondeada: da una fracción o una cifra más.
# en: 217bcf14
last-digit = Casi: la última cifra no está bien redondeada.
# en: 39178291
your-turn = Te toca: escribe tu respuesta en lugar de los tres puntos y ejecuta otra vez esta celda.
# en: 61d9ad73
no-choice = «{ $given }» no es una de las opciones: { $choices }.
# en: 3a9930dd
less = Es menos.
# en: 976f77ea
more = Es más.
# en: 8f7ccf39
only-whole = La respuesta es un número entero.
# en: 95b58622
a-share = Eso es la proporción. Un punto porcentual es 0,01.
# en: 365aa5fb
percent-sign = ¿Es un porcentaje? Entonces escribe el signo % detrás.
# en: b7bd4e9a
upside-down = Está al revés: es uno de cada tantos casos.
# en: 29397d92
no-chance = Una probabilidad está entre 0 y 1.
# en: 1250eb8a
complement = Esa es la probabilidad de que no ocurra.
# en: 32e7805a
never = Probabilidad 0 quiere decir nunca.
# en: 704588b1
always = Probabilidad 1 quiere decir siempre.
# en: 29bf362d
agree = { $ways ->
    [2] De las dos maneras
   *[other] De las { $ways } maneras
} sale lo mismo.
# en: 4c906cb6
differ = No es lo mismo: { $values }.
# en: 0c916470
odds = Eso compara victorias con derrotas; la probabilidad son las victorias entre todos los casos.

# en: 63bf33ae
no-number = { $given } no es un número: escribe 7/40, 0,175 o 17,5 %
# en: 3dbf407b
too-long = { $given } es demasiado largo para un número: escribe 7/40, 0,175 o 17,5 %
# en: e05a896c
too-many-digits = un número de más de { $most } cifras no se puede comprobar: escribe 7/40, 0,175 o 17,5 %
# en: 5d7f4201
cannot-check = { $given } no es un número que se pueda comprobar: escribe 7/40, 0,175 o 17,5 %
# en: 2d868177
unequal = «{ $given }»: los dos lados no son iguales
# en: d238ac4c
by-zero = { $given } divide entre cero
# en: 937e89db
power = la potencia { $power } es demasiado grande para calcularla aquí
# en: 9a4b9e08
whole-numbers = { $name } necesita números enteros de 0 a { $most }
# en: 73b600c2
large-sum = los números de esta cuenta crecen demasiado para calcularla aquí

# en: 9a1800ca
own-name = tu función
# en: 43d5136c
own-none = aquí hace falta una función, y { $given } no lo es
# en: 18617ced
own-stops = { $name } se para en { $place }: { $error }
# en: 3b525f4d
own-nothing = { $name } no devuelve nada en { $place }: tiene que acabar con `return`
# en: 9d5686d9
own-gives = { $name } devuelve { $said } y debería devolver { $what }
# en: c560bf53
own-dots = escribe algo en lugar de los tres puntos en { $name }
# en: b6ca9e30
own-not-yet = Todavía no: { $why }.
# en: 626e5c8e
own-your-turn = Te toca: { $why }.
# en: a6343598
own-true = Tu función aún no está escrita, así que esto lo dibuja una correcta.
# en: 78f0cc44
own-draws = Esto lo dibuja tu función.
# en: 06e85078
own-right = Correcto: tu función acierta en los { $cases } casos.
# en: d987d7b4
own-wrong = Todavía no. Para { $case } debería ser { $right }, y la tuya dice { $said }.

# en: f83514c8
column = columna { $n }
# en: fc4e2ebf
row = fila { $n }
# en: efc63eda
start-again = Empezar de nuevo
# en: 3081c372
forget = Olvidar todo ({ $what })
# en: d3c9c3c5
to-begin = Para empezar, pulsa «{ $button }».
# en: 579f27d4
your-number = Tu número en la lista de clase
# en: 29ed2780
exercises = Ejercicios para el número { $seed }: { $title }
# en: 62a3d0b0
hunt-show = Mostrar todas
    .tip = Rendirse y verlas todas
# en: fb4491c9
hunt-forget = Olvidar todos los clics
# en: fc202437
hunt-found = encontrada
# en: 2c065355
hunt-missed = no es una de ellas
# en: 2d9ead5c
hunt-map = { $noun ->
    [card] Las cartas
   *[other] El mapa
}
# en: ab035a47
hunt-choose = { $noun ->
    [cell] Elige una casilla.
    [card] Elige una carta.
   *[space] Elige una casilla.
}
# en: 366d9d1f
hunt-said = { $right ->
    [yes] Sí
   *[no] No
}: { $why }. { $rest }
# en: 7a21da66
hunt-all = Todas encontradas, { $misses ->
    [0] sin fallos
   *[other] con { $misses } { FORM($misses, "fallo", "fallos") }
}. { $moral }
# en: 2af61440
hunt-some = { $found } de { $all } encontradas.
# en: 07e0fd5c
show-numbers = Mostrar todos los números
# en: ec368977
wipe = Borrar el mapa
# en: 8d05ab15
bell = campana

# en: 62837cea
guide-head = Unidad { $number }: { $title }, a partir de { $age } años, { $minutes } minutos
# en: 49d409a5
guide-about = { $concept }. El juego: { $game }. { $hook }
# en: 6a2ee1ad
guide-minutes = { $minutes } min: { $what }
# en: 8d1c2435
guide-concept = De qué trata
# en: 5aecedc5
guide-plan = Plan
# en: 3047be88
guide-say = Decir
# en: e841194b
guide-ask = Preguntar
# en: 8a31d43b
guide-support = Apoyo
# en: 90cd01ab
guide-extension = Ampliación
# en: 5d6cf35b
guide-ticket = Pregunta de salida
# en: 42a0561d
guide-answers = Respuestas
# en: 187b61b7
guide-exercises = Ejercicios para el número 1
# en: 06c3a479
guide-open = Preguntas abiertas
# en: be3b6f29
guide-board = Dibujo para la pizarra
# en: d1cd74b6
a-function = Una función: mira la solución plegada.
# en: cb662e10
key-question = pregunta
# en: 03fe571b
key-answer = respuesta
# en: 8428d6e7
key-wrong = errores probables

# en: df138ea4
paper-save = Guardar la hoja
# en: 90d7e8b6
paper-saved = Guardada como { $name }.
# en: 9c0a6c4c
paper-unsaved = La hoja no se puede guardar: { $error }.
# en: 15f502aa
paper-still = Hoja de ejercicios: { $title }, número { $seeds }, { $exercises } ejercicios
# en: 32582b97
paper-title = { $title }: hoja de ejercicios
# en: f6f10b2e
paper-head = Hoja de ejercicios, número { $seed }
# en: f675263d
paper-level = { $level }: { $text }
# en: 080b1d7a
paper-name = Nombre
# en: 5f1a96aa
paper-class = Clase
# en: 1e7af8a8
paper-date = Fecha
# en: 0a940aca
paper-before = Antes de salir.
# en: ce9f41b4
paper-answer = Respuesta:
# en: 0e74f4b5
paper-ticket = Pregunta de salida, todos los números
# en: fa1b35e2
paper-key = Respuestas, número { $seed }: { $title }

# en: 1717a6c1
roll-paste = Pega aquí el chat de tu clase
# en: 4b2cf711
roll-class = Número de la clase
# en: 65e0e09b
roll-unit = Unidad
# en: 263a2123
roll-gather = Recoger
    .tip = Añadir los códigos de arriba
# en: 6e45415b
roll-again = Empezar de nuevo
    .tip = Borrar todos los códigos
# en: cd48593a
roll-said = { $title }, clase { $class }: { $pupils } { FORM($pupils, "estudiante", "estudiantes") }, { $answers } { FORM($answers, "respuesta", "respuestas") }; correctas: { $right }.
# en: b98999f6
roll-twice = Dos nombres usan el número { $number }.
# en: c7a7054a
roll-elsewhere = { $n } { FORM($n, "código", "códigos") } de «{ $title }».
# en: 87346b73
roll-not-taken = { $n } { FORM($n, "código no cuenta", "códigos no cuentan") }: { $class ->
    [no] un error al escribir, u otra clase
   *[other] de la clase { $class }
}.
# en: f705c1f6
roll-exercise = Un ejercicio
# en: d8ad3f83
roll-caption = { $title }: G es una apuesta, E un ejercicio
# en: a4fbed51
roll-pupil = nombre
# en: c1b305dd
roll-right = bien
# en: 1089f884
roll-wrong = mal
# en: 56eee294
roll-nothing = todavía nada
# en: 7806066e
room-paste = Pega aquí códigos como 7:12:EP
# en: e1154d6c
room-lost = No se ha leído: { $codes }. ¿Es un error al escribir, o un código de otra clase o de otra pregunta?
# en: 4ed2ebe6
room-nobody = Nadie ha entregado nada todavía
# en: a042d623
room-results = { $n } { FORM($n, "resultado", "resultados") } de la clase { $class }
# en: 56c06d4d
room-part = { $name }, puesto { $number } en la lista de clase: { $got } de { $trials }. Tu código: { $code }
# en: ee777cb9
room-guesses = { $n } { FORM($n, "apuesta", "apuestas") }
# en: 31b92735
room-told = { $title }. { $said }.
# en: 91e87578
room-codes = Pega los códigos de la clase
# en: 22bb09cf
room-none = ninguna apuesta todavía
# en: 94e00be6
room-guess = apuesta
# en: 2996c7c5
room-pupils = cuántos
# en: a9d7169f
room-show = Cuando todos hayan adivinado
# en: f3f60be9
room-right = La respuesta: { $answer }; la han acertado { $right } de { $all }.
# en: 1aa96b80
note-head = Para docentes: { $age } años, { $minutes } minutos{ $key ->
    [yes] , con las respuestas
   *[no] {""}
}
# en: 473721d0
note-words = Vocabulario
# en: 06774cf0
note-class = En clase
# en: d40b7349
draw-play = Jugar en él
    .tip = Abrir una mesa con este tablero (P)
# en: 9aaf5036
draw-tool =
    .shrine = Santuario (S)
    .sewer = Alcantarillas (E)
    .cat = Gato (C)
    .red-fish = Pez rojo (F)
    .blue-fish = Pez azul (G)
# en: ea785cff
draw-number =
    .rows = Filas
    .columns = Columnas
    .each-cats = Gatos
    .each-fish = Peces
    .spacing = Distancia
# en: bcca5a0a
draw-empty = un tablero vacío
    .said = Un tablero vacío.
# en: 5ae6e4b9
draw-boards =
    .default = dos tiras
    .garden = jardín del templo
    .market = mercado nocturno
    .small = jardín
    .tiny = patio
# en: 1cad8b1d
draw-begin = Empezar con
# en: 08d915fe
draw-same = Dos lados iguales
# en: d59e5436
draw-undo = Deshacer
    .tip = Deshacer el último cambio (U)
# en: cc59b48b
draw-clear = Borrar
    .tip = Quitarlo todo
# en: d1866984
draw-click = Un clic en una casilla dibuja:
# en: f364c48a
draw-file = Archivo
# en: 9f6074aa
draw-text = El tablero como texto; guardar y abrir
    .field = El tablero como texto TOML
# en: 6d14f90f
draw-save = Guardar
    .tip = Escribir el tablero en el archivo
# en: 5354cbe5
draw-open = Abrir
    .tip = Seguir con el tablero del archivo
# en: f8c39a24
draw-read = Dibujar el texto
    .tip = Dibujar lo que dice el texto de abajo
# en: 57482db5
draw-now = Un clic en una casilla dibuja ahora: { $tool ->
    [shrine] santuario
    [sewer] alcantarilla
    [cat] gato
    [red-fish] pez rojo
   *[blue-fish] pez azul
}.
# en: 81e22f05
draw-titled = { $title }.
# en: 3d06e54f
draw-size = { $rows } { FORM($rows, "fila", "filas") }, { $columns } { FORM($columns, "columna", "columnas") }.
# en: 761e72d8
draw-nothing = No hay nada que deshacer.
# en: 601ca55b
draw-back = Deshecho.
# en: f222ef94
draw-below = La mesa está abajo; lo que cambies aquí se juega cuando vuelvas a pulsar «{ draw-play }».
# en: 8e261731
draw-taken = { $file } ya existe y no es un tablero; elige otro nombre.
# en: ae76cbd0
draw-saved = Guardado en { $file }; cárgalo con board="{ $file }".
# en: f644139a
draw-no-toml = Esto no es TOML: { $error }.
# en: 24f4797a
draw-ending = { $name ->
    [no] El nombre
   *[other] { $name }
} debería acabar en .toml, como en my_board.toml.
# en: 1c3f2638
draw-not-ready = Aún no está listo: { $problem }
# en: 520f1576
draw-ready = { $unfair ->
    [no] Todos pueden jugar en este tablero.
   *[other] Se puede jugar, pero no es justo. { $unfair }
}
# en: e9b02c72
draw-board = Tu tablero
    .size = Tu tablero, { $columns } { FORM($columns, "columna", "columnas") } por { $rows } { FORM($rows, "fila", "filas") }
# en: 45c8f3d8
draw-blank = vacía
# en: 77035ad9
draw-cell = { $place }, { $holds }{ $waits ->
    [yes] , espera a su pareja
   *[no] {""}
}
# en: ac1195c2
draw-wall = { $wall ->
    [yes] muro
   *[no] ningún muro
} entre { $a } y { $b }
# en: 1f165d5a
draw-drew = { $gone ->
    [yes] Fuera:{" "}
   *[no] {""}
}{ $what ->
    [shrines] Santuario en
    [sewers] Alcantarillas en
    [fish] Pez en
    [cats] Gato en
   *[walls] Muro entre
} { $where }.
# en: 701eea24
draw-of = { $place } ({ $player ->
    [0] rojo
   *[1] azul
})
# en: 09d91259
draw-a =
    .shrine = un santuario
    .sewer = una alcantarilla
    .cat = un gato
    .fish = un pez
    .red-fish = un pez rojo
    .blue-fish = un pez azul
    .red-cat = un gato rojo
    .blue-cat = un gato azul
# en: 829254e1
draw-held = En { $place } ya hay { $held }; vacía la casilla antes de dibujar { $what }.
# en: 8a962e5a
draw-no-side = { $a } y { $b } no se tocan por un lado; un muro está entre dos casillas vecinas, nunca en una esquina.
# en: 503de836
draw-rows-differ = { $a } y { $b } no están en la misma fila; una alcantarilla y su pareja, sí.
# en: ae188fe1
draw-counterpart = La casilla de enfrente de { $here } es { $there }, pero en { $place } ya hay { $held }; elige otra pareja, o dibuja sin simetría.
# en: 4de3c896
draw-no-start = { $place } no está en una fila de salida; los gatos empiezan en la fila 1 (rojo) o en la fila { $row } (azul).
# en: a83b47f1
draw-no-edge = { $place } no está en una fila del borde; los peces se dibujan en la fila 1 o en la fila { $row }.
# en: ed8ca97e
draw-no-twin = La alcantarilla de { $place } todavía no tiene pareja: elige otra casilla de la fila { $row }.
# en: fce0c55c
draw-count = Hay { $found } { $what ->
    [red-fish] { FORM($found, "pez rojo", "peces rojos") }
    [red-cats] { FORM($found, "gato rojo", "gatos rojos") }
    [blue-fish] { FORM($found, "pez azul", "peces azules") }
   *[blue-cats] { FORM($found, "gato azul", "gatos azules") }
} y debería haber { $wanted }; dibuja todos los peces y gatos de los dos lados, o ninguno.
# en: 9967cfad
draw-favours = Favorece a un lado: { $why }.
