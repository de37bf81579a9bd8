### Lo que dice la propia mesa, sea cual sea el juego. Variables: el archivo en en; palabras: docs/glossary/es.md.

## What a mouse does in every sentence that is shown, and what a finger does in its place
# en: be950886
click = Haz clic
    .tap = Toca

## The row of buttons above the board, and what "More" unfolds
# en: 41714148
undo = Deshacer
    .tip = Deshacer la última decisión (U)
# en: 4f8ff2fd
redo = Rehacer
    .tip = Volver a hacer lo deshecho (Y)
# en: 22f94ca1
guide = Guía
    .tip = Ver en el tablero cómo van los tres turnos siguientes
# en: d6b37ac8
give-up = Abandonar…
    .tip = Terminar aquí la partida, si lo confirmas
# en: 176ca96a
set-up = Partida nueva…
    .tip = Quién juega, con qué nivel y con qué reglas de la casa
# en: 3d6aee26
more = Más
    .tip = Partida nueva, valores, marcas, historial, análisis, guardar
# en: 41009ecd
replay = Repaso
# en: 08729322
worth-of-choices = Valor de las opciones
# en: 58a00019
hidden = solo en la pista
# en: d528786f
step-by-step = Paso a paso
# en: 2deed4bd
real-dice = Tiro dados de verdad
# en: 046977c7
speed = Velocidad
# en: 40081b36
slow = lenta
# en: e572274f
usual = normal
# en: be4d7690
fast = rápida
# en: 55c17a02
at-once = al instante
# en: db5b0704
sound = Sonido
# en: fd5735a8
cover = Tapar las cartas entre turnos
# en: a6f2a0db
open-hands = Manos a la vista
# en: 977fa953
show-on-board = Mostrar en el tablero:
# en: c812d4f6
signs = Qué significan los signos del tablero
    .new = Marco morado: acaba de cambiar.
# en: 5c370787
hint = Pista
    .tip = ¿Cuál es una buena opción? Pide otra vez para ver cuánto vale, y otra más para saber por qué (H)
# en: a5c44d52
hint-worth = ¿Cuánto vale?
# en: 48922353
hint-why = ¿Por qué?

## The tabs
# en: ad98876a
log = Historial
# en: 68963522
luck = Suerte
# en: 77220005
review = Análisis
# en: e428a97c
new-game = Partida nueva
# en: a34bf2e6
how-to-play = Cómo se juega a { $game }

## Choices beside the board
# en: e52f2f04
choices = Tus opciones
# en: cc9a376e
choices-worth = Cuánto vale cada opción
# en: 94743a73
is-over = La partida ha terminado
# en: 3d985209
play-again = Jugar otra vez
# en: fb6784cd
review-this = Analizar esta partida
    .tip = Valorar cada una de tus decisiones
# en: 64a50565
show-my-cards = Soy { $who }: mostrar mis cartas
# en: 52744201
goal-is-silent = «{ $goal }» no dice nada de estas opciones.
# en: 2311e505
goal-is-same = «{ $goal }» da lo mismo en todas las opciones.
# en: 9f579cb1
working = calculando…
# en: a5f68f13
close = demasiado igualado para decidir
# en: ce6440a4
best-choice = mejor opción
# en: 3f814db7
may-be-best = puede ser la mejor
# en: ef23b77f
hint-others = { FORM($n, "Otra opción", "Otras opciones") } { $close ->
    [yes] { FORM($n, "puede ser igual de buena", "pueden ser igual de buenas") }
   *[no] { FORM($n, "es igual de buena", "son igual de buenas") }
}.
# en: acd18542
no-matter = Aquí varias opciones dan lo mismo, así que da igual cuál de ellas elijas.
# en: b2c16570
only-choice = Ahora solo puedes hacer una cosa.
# en: e14d1523
how-known = El ordenador ha jugado { $games } partidas desde aquí: { $n ->
    [1] con esta opción salió mejor
    [2] con «{ $best }» y con «{ $other }» salió más o menos igual de bien
   *[other] con varias opciones salió más o menos igual de bien
}.
# en: b9366745
next-best = La segunda mejor opción, «{ $other }», { $chance ->
    [yes] da { $less } en vez de { $value }
    [cost] sale a { $less } en vez de { $value }
   *[no] se queda a { $by }
}.
# en: 96981f20
all-the-same = Aquí todas las opciones valen lo mismo.
# en: 9ced9c23
some-may-be-best = { $some ->
    [yes] Demasiado igualado: la mejor puede ser una de las primeras { $n }.
   *[no] Aún es pronto para decirlo: juega lo que quieras.
}
# en: 7254d494
falls-short = se queda a { $by }{ FORM($chance, " puntos porcentuales", "") }
# en: 2365c1dc
about-as-good = casi tan buena como la mejor
# en: 24bf37f1
worth = vale { $value }
# en: ca4258eb
choice-spoken = { $choice }, vale { $value }, { $rank }
# en: e8243e12
exactly = exactamente { $value }
# en: 8e430f34
more-below = ▾ # más abajo
    .above = ▴ más arriba
# en: 7e10e4c3
show-all = mostrar { $n ->
    [one] la opción
   *[other] las { $n } opciones
}
# en: 699316c6
press-r = Pulsa R para tomar lo seleccionado, Escape para soltarlo.
# en: eff22def
let-decide = que decida { $who }
# en: 2b6a0bfa
chance-due = Le toca al azar
    .act = que decida el azar
# en: 22457bee
card-due = Falta descubrir una carta
    .act = descubrir la carta siguiente
# en: 747ddf5a
dice-due = Falta tirar dados
    .act = tirar el dado siguiente
# en: 88e466ae
die-shows = ¿Qué ha salido en el dado?
# en: 19ab9315
sooner = «{ $best }» vale tanto como «{ $other }» y te deja en mejor posición.

## What goes wrong when something is touched
# en: 1a33a0fa
nothing-to-undo = No hay nada que deshacer.
# en: da82c9e2
nothing-to-redo = No hay nada que rehacer.
# en: b3f1bf2d
nothing-to-repeat = No hay nada que continuar; elige una de las opciones.
# en: d4fb9e1b
nothing-covered = No hay nada tapado; quien tiene el turno ve las cartas.
# en: 3555a943
no-more-hints = Pide una pista cuando te toque elegir.
# en: ecea4fa4
several-ways = Esto se puede entender de varias maneras; elige una.
# en: 05cc4420
no-action = Lo seleccionado no forma ninguna jugada.
# en: 6107cbcb
pass-screen = Pasa la pantalla a { $who }
# en: fe6fc9be
then-presses-s = { $asked }; después se pulsa S.
# en: 0f5338aa
bot-stopped = { $who } ha dejado de pensar ({ $reason }). Tu partida está guardada: deja que { $who } decida otra vez, o abre Partida nueva y pon otro bot en su lugar.

## The sentence under the board and the log
# en: 272cd9b6
over-and = La partida ha terminado. { $ending }
# en: f9a171f3
the-end = Fin
# en: 85fb3225
nothing-yet = Todavía no ha pasado nada.
# en: a54b0764
before-that = { $heading }, antes de eso

## The bar at the side of the board: who wins how often, and what that holds for
# en: 27efb724
if-solved = si todos juegan lo mejor posible
# en: d7af1c3d
if-guessed = estimación con una búsqueda en árbol
# en: c0e88b3e
if-balanced = en equilibrio
# en: 7043c310
if-like = si todos siguen como { $bots }
# en: a8ceb603
the-others = los demás
# en: 028dd916
won-together = victoria de todos
# en: c718ee9b
lost-together = derrota
# en: 29fa3b57
your-team = tu equipo
# en: 8f728d98
other-team = los otros

## The small chart, and the tab Luck
# en: 6245d75a
what-next = Qué puede pasar ahora
# en: 1a813ca3
next-worked-out = Se está calculando qué puede pasar ahora
# en: 643c7a29
after = Después de «{ $choice }»
# en: b6a7eb22
luck-later = Aquí se ve, poco después de cada tirada, cuánta suerte hubo.
# en: 15673a1a
last-roll = Última tirada
# en: 382273e8
all-rolls = Todas las tiradas hasta ahora

## The offer to go on with a game that was kept
# en: f8527169
go-on-asks = ¿Seguir con el turno { $turn }?
# en: b00892f8
games-kept = Aquí hay { $n } { FORM($n, "partida guardada", "partidas guardadas") }.
# en: 89ede994
go-on = Seguir
    .tip = Seguir con la partida guardada
# en: 7bb2ac41
go-on-game = Partida { $number }, turno { $turn }
# en: 8b576c9e
put-aside = Lo que no se puede leer se aparta, no se borra, cuando sigues jugando.
# en: 23062064
save-copy = Guardar una copia
    .tip = Escribir en un archivo lo que no se puede leer
# en: 73a3ce50
start-anew = Empezar de cero
    .tip = Dejar la partida guardada y jugar esta
# en: cc842e92
lost = El kernel se ha parado; tu partida está guardada. Ejecuta la celda para seguir.
# en: 09b6713a
kept-beside = Otra mesa guarda aquí también su partida; esta se guarda al lado y no se pierde nada.
# en: a5b9b63d
kept-again = Esta partida vuelve a guardarse.
# en: 311c822c
kept-unreadable = La partida guardada no se puede leer: { $why }.
# en: 604c891d
none-kept = Aquí no hay ninguna partida guardada; juega la que está en la mesa.
# en: 440e12b9
cannot-keep = Esta partida no se puede guardar: { $place }: { $why }.
# en: 4ba3326a
disk-busy = otros programas escriben ahí todo el tiempo

## The guide of the first turns
# en: 15bff92b
guide-step = Turno { $turn } de { $turns }: { $said }
# en: bf069c19
others-play = Enseguida te toca a ti.
# en: 8627ff0d
guide-over = Ya sabes cómo va. Pide una pista cuando quieras; todas las reglas están en «?».
# en: e753ec42
skip = Seguir jugando sin la guía
# en: 1613d8de
end-game = Terminar la partida
    .tip = La partida termina aquí; se puede deshacer
# en: 34ebe0ff
play-on = Seguir jugando
    .tip = Continuar la partida

## The tab Save
# en: 67395a9b
file = Archivo
# en: 808bbb27
the-file = El archivo
# en: f8a0fd9b
paste-code = Pega aquí un código de partida
# en: 0e954a45
share-code = Código de partida
# en: e54bc1fd
save = Guardar
    .tip = Escribir la partida en el archivo
# en: 2c274e91
open = Abrir
    .tip = Seguir con la partida del archivo
# en: c2ae280b
make-code = Crear un código de partida
    .tip = Mostrar toda la partida en una línea de texto
# en: eddfa40f
load-code = Cargar el código
    .tip = Seguir con la partida del código
# en: 14d75e8f
not-a-match = { $file } ya existe y no es una partida guardada; elige otro nombre.
# en: 7db6af92
saved-in = Guardado en { $files }.{ FORM($secret, " El archivo contiene también las cartas ocultas.", "") }
# en: 11ff1508
goes-on-with = Se sigue con { $file }.
# en: 9b820b61
code-holds = El código contiene toda la partida; quien lo cargue puede seguir desde aquí.{ FORM($secret, " Contiene también las cartas ocultas.", "") }
# en: 3d429cd3
no-code = Todavía no hay código; pega uno o crea el de esta partida.
# en: ccd5d411
goes-on-with-code = Se sigue con la partida del código.
# en: 5b80c74b
no-name = El archivo aún no tiene nombre; ponle uno.
# en: 14d2c917
file-trouble = { $file }: { $why }.

## The tab New game
# en: f0919a7c
a-person = una persona
# en: 0ab5b14f
seed = Semilla
# en: 8cd82d14
by-chance = al azar
# en: 2d63121c
players = Jugadores
# en: 6fcbc764
start = Partida nueva
    .tip = Empezar otra vez con estos jugadores y estas reglas
# en: 9202e713
house-rules = Reglas de la casa
    .tip = Cambiar las reglas de la próxima partida
# en: 96bcbb5d
rules = Reglas
    .tip = Reglas de la próxima partida: nuestra lectura o la más literal.
# en: 2810fc33
ours-is = { $ours }
# en: 8dc745f6
literal = al pie de la letra
# en: 11fae88f
chosen = las elegidas
# en: 5c530a21
bad-seed = seed={ $seed }: una semilla es un número entero, o nada para una al azar.
# en: 9f291501
name-of = Nombre de { $who }
# en: 519d596f
show-all-rules = Mostrar las { $n } reglas de la casa
# en: 982bc7f2
rules-changed = En esta partida { FORM($n, "ha cambiado", "han cambiado") } { $n } { FORM($n, "regla", "reglas") } de la casa.
# en: 998afe89
next-game = La próxima partida: { $n } { FORM($n, "jugador", "jugadores") }{ $changes ->
    [no] {""}
   *[other] , { $changes }
}.
# en: 5cec3283
rule-number = { $name }, número { $n }

## El análisis de la partida
# en: 64bf90ad
review-offer = Tu mejor momento, las decisiones que más te costaron y cuánta suerte tuviste.
# en: 17e2813b
review-busy = Calculando: va el { $chance }. Hasta el final, lo de abajo es aproximado.
# en: 01c25992
judged-by = Según
    .best = el mejor juego conocido
    .tip = De qué nivel son los jugadores que juzgan: un error es entonces lo que cuesta victorias si todos siguen jugando como ellos
# en: 5661ab9f
judged-like = Así lo juzgaría { $who }: un error es lo que cuesta victorias si todos siguen jugando así.
# en: 197bf3dc
back-to-end = Volver al final
    .tip = Seguir donde está la partida
# en: 8e454e41
looking-at = Estás viendo: { $heading }.
# en: d87fb7ce
look-at-it = Mirar esta decisión
# en: d29b7015
decision-gone = Esa decisión ya no forma parte de esta partida; analízala de nuevo.
# en: ab127db6
was-better = { $choice }. Mejor: { $best } ({ $by }).
# en: 0dcc8749
mistakes = { $n } { FORM($n, "error", "errores") } en { $who ->
    [you] tus { $all } decisiones
   *[other] las { $all } decisiones de { $who }
}. { FORM($n, "Es este:", "Los más caros:") }
# en: 11ba621f
no-mistake = Ningún error{ FORM($sure, " seguro", "") } en { $n } { FORM($n, "decisión", "decisiones") } { $who ->
    [you] {FORM($n, "tuya", "tuyas")}
   *[other] de { $who }
}.
# en: f9f563f0
best-moment = { $who ->
    [you] Tu mejor momento
   *[other] El mejor momento de { $who }
}: { $heading }, «{ $choice }». Después, { $by ->
    [no] el valor ({ $goal }) subió de { $low } a { $high }
   *[other] el valor ({ $goal }) subió en { $by }
}.
# en: 124a7b07
luck-amount = La suerte y lo que hicieron los demás: { $by }.
# en: e034ea5a
luck-even = La suerte y lo que hicieron los demás apenas { $who ->
    [you] te ayudaron ni te perjudicaron
   *[other] ayudaron o perjudicaron a { $who }
} ({ $goal }).
# en: 34bfe8f2
luck-was = La suerte y lo que hicieron los demás { $who ->
    [you] te { FORM($good, "ayudaron", "perjudicaron") } { FORM($much, "mucho", "un poco") }
   *[other] { FORM($good, "ayudaron", "perjudicaron") } { FORM($much, "mucho", "un poco") } a { $who }
} ({ $goal }).
# en: f419e52a
percentage-points = { $by } puntos porcentuales
# en: 6ce679da
curve = { $goal } de decisión en decisión
    .click = { $goal }; haz clic para ir allí
# en: 5fc2028e
smoothed = suavizado
# en: 275ddfe0
at-each-decision = en cada decisión
# en: 6e81c59c
gave-away = { $choice }; se perdió { $by }; mejor: { $best }
# en: 1c6825c6
mark = { $how ->
    [exact] exacto
    [bound] exacto hasta la millonésima
    [equilibrium] equilibrio
   *[estimate] { $n ->
        [no] estimación
       *[other] estimación de { $n } partidas
    }
}
