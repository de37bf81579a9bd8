### Washi Cat: lo que la mesa muestra en palabras. Variables: el archivo en en; palabras: docs/glossary/es.md.

# en: 1f8766d7
tape-by-size = La cinta, { $columns } columnas por { $rows } filas
# en: daf445f1
tape = Cinta
# en: 2d63121c
players = Jugadores
# en: 070c20a6
shrine-there = santuario
# en: 0da2db68
sewer-there = alcantarilla { -sewer-colour }{ FORM($blocked, ", tapada", "") }
# en: 16b88852
building = { $name ->
    [tea-house] casa de té
    [bath-house] casa de baños
    [noodle-bar] bar de fideos
    [fish-market] mercado de pescado
    [station] estación
    [bell-tower] campanario
    [hall] pabellón
    [gate] puerta
   *[other] { $name }
}
# en: b192cb8e
walls-there = muro al { $sides }
# en: 3296ea54
north = norte
# en: 351abf7f
east = este
# en: 75b97cc5
south = sur
# en: 377255c7
west = oeste
# en: 1cc60ed6
fish-there = pez { $colour }{ FORM($eaten, ", ya no está", "") }
# en: f692da13
line-there = línea { AS($colour, "feminine") }
# en: 576816e5
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}con un pez
    [done] , ha terminado
   *[nothing] {""}
}
# en: 7fce7366
cat-does = Un gato va a una casilla de al lado, y puede saltar en línea recta sobre { FORM($own_tail, "sus propias líneas", "la línea del otro gato de su jugador") }.
# en: 35371465
fish-does = Un gato toma un pez en su fila lejana y lo lleva a casa, a su propio borde.
# en: 078dd157
sewer-does = Un movimiento especial entra aquí y sale por la otra alcantarilla del mismo color; si un gato la pisa, las dos quedan tapadas.
# en: e5f13cd1
shrine-does = En un santuario no entra nadie.
# en: a3d532b1
line-does = Ningún gato pisa una línea del otro jugador.
# en: 34d74a93
through-the-sewer = { cat-name } por la alcantarilla
# en: d7cefd72
next-errand = { $carries ->
    [done] listo
    [fish] { $apart ->
        [yes] a la fila { $row }
       *[no] a casa
    }
   *[nothing] { $apart ->
        [yes] a la fila { $row }
       *[no] al pez
    }
}
# en: a885640f
specials-left = { FORM($left, "queda", "quedan") } { $left } { FORM($left, "movimiento especial", "movimientos especiales") }
# en: 792bffe6
special-moves = mov. especiales
# en: d509b75f
specials-do = Un movimiento especial salta sobre las líneas de cualquiera o pasa por una alcantarilla.
# en: f1f72603
legend-wall = muro
# en: 77c6ccda
legend-sewer = alcantarilla
# en: 9000f89d
legend-house = casa
# en: ecd8b9c7
legend-special = salto o túnel

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

# en: 5acf101c
in-reach = al alcance del { cat-name }
# en: a67f9127
to-go = { FORM($exact, "a ", "a lo sumo a ") }{ $turns } { FORM($turns, "paso", "pasos") }{ FORM($ahead, ", por delante", "") }
# en: d1d06ec8
no-way-to-go = sin camino
# en: cfde335a
step-of-trip = paso { $step } de { $turns } del { cat-name }{ FORM($exact, "", ", quizá no el más rápido") }
# en: bba029a2
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }:{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "turno", "turnos") }
# en: 82fd1237
way-home = ¿camino a casa?
# en: 00b51c1d
no-way-home = no se ve camino a casa para el { cat-name }: lo paran sus propias líneas
# en: 9e298fde
on-way-home = en un camino a casa del { cat-name }
# en: 62e0bae5
shut-in-there = aquí el { cat-name } no tiene salida
# en: 3168f6de
part-of-wall = parte del muro que encierra al { cat-name }
# en: c4216fa8
own-line-outside = línea propia ante una salida, parte del muro que encierra al { cat-name }
# en: b7143c66
parts-from-home = una de { $spaces } { FORM($spaces, "casilla", "casillas") } que separan al { cat-name } de su casa
# en: 6ddd1480
parts-from-fish = una de { $spaces } { FORM($spaces, "casilla", "casillas") } que separan al { cat-name } de un pez

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0b59b13c
show-reach = casillas al alcance
# en: 9452c1a1
show-trips = caminos más cortos a pie
# en: 59390568
show-quickest = viajes más rápidos, con saltos
# en: c9227613
show-trapped = camino a casa, o el muro
# en: 06acd179
show-cut = el muro más barato contra el rival
# en: d287f53d
no-room-at-all = hay un santuario en cada casilla; los gatos necesitan sitio
# en: 068a5571
cut-off = no se puede llegar a { $cell } desde { $here }; tiene que quedar un camino a cada casilla
# en: 9d5612f8
too-narrow = en la fila { $row } caben { $spaces } dibujos; { $cats } { FORM($cats, "gato", "gatos") } y { $fish } peces necesitan { $n }
# en: 8f513d7f
fish-in-rows = { $n } { FORM($n, "pez", "peces") } de cada jugador { FORM($n, "está", "están") } en la fila 1 y otros tantos en la fila { $row }
# en: f0fc012b
lonely = { $what ->
    [shrine] al santuario
    [cat] al gato
   *[fish] al pez
} de { $here } no le corresponde nada en { $cell }
# en: 816a0110
lonely-sewers = a las alcantarillas { $here } y { $there } no les corresponden otras en { $cell } y { $twin }
# en: 427d723b
lonely-wall = al muro { $here }|{ $there } no le corresponde otro en { $cell }|{ $twin }
