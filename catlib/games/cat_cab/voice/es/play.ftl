### Cat Cab Crew: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rojo
# en: 833145ed
blue = azul
# en: 17bf9059
green = verde
# en: 1778c4db
crazy-cat = Gato Loco
# en: 4a37f7aa
white-die = dado blanco { $n }
    .placed = { $n ->
        [1] primer
        [3] tercer
       *[other] { ordinal }
    } dado desde la izquierda
# en: efd51c00
d6 = D6 { $colour }
# en: 1140238e
d8 = D8 { $colour }
# en: d7cc4d8e
cell = ({ $column }, { $row })
    .from = de { cell }
    .to = a { cell }
    .at = en { cell }
# en: 8c55d007
start-gate = la puerta de entrada
    .from = de { start-gate }
    .to = a { start-gate }
    .at = en { start-gate }
# en: 95d7866d
outside = fuera de la ciudad
    .to = fuera de la ciudad
# en: 3331adc9
right = a la derecha
# en: d19e9824
up = hacia arriba
# en: ec5f27fc
left = a la izquierda
# en: 71e65af2
down = hacia abajo
# en: 629c1231
up-and-right = arriba a la derecha
# en: 75ad5e26
up-and-left = arriba a la izquierda
# en: 30df6eaf
down-and-left = abajo a la izquierda
# en: 198edbf5
down-and-right = abajo a la derecha
# en: 76f520ff
face = { $face ->
    [1] una maldición
    [2] sabotaje
    [3] una tirada extra
    [4] 1 casilla
    [5] 1 casilla
   *[6] 2 casillas
}
# en: 9da790a1
cab-upgrade = un taxi mejor
# en: 41817693
greedy-cat = el gato avaricioso
# en: 0e438993
speed-boost = un turbo
# en: 75acab1c
bad-luck = mala suerte, adiós a un dado de color
# en: f09b601a
pothole = un bache, el taxi retrocede
# en: 0ddbc185
unhappy-customer = un pasajero descontento, que se baja

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: bb2d9b82
welcome = Tu taxi es { $mine }. Recoge a tu pasajero, el gato amarillo, y luego sal por la puerta.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 48abc4c6
first-curse = Una maldición quita una casilla de tu viaje.
# en: 881f33b5
first-back = Cada maldición de más te hace retroceder una casilla.
# en: b5bb92db
first-d6 = Un D6 es un dado de seis caras, como los blancos.
# en: 61826042
first-d8 = Un D8 es un dado de ocho caras: un 6, 7 u 8 te mueve 2 casillas.
# en: 6b0c1101
first-cell = Los números de un lugar son su columna y su fila.
# en: d788a64a
first-stop = Recorre todas tus casillas: el gato amarillo solo sube donde acabas.
# en: 6ac0904b
first-straight = Un trayecto de 2 casillas va recto. Solo puedes girar después.
# en: fb20570f
start-roll =
    .asks = se tira para ver quién empieza
    .name = { $who } saca un { $face } para empezar
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "sacas", "saca") } un { LIST($faces, "then") } para empezar
# en: 9e2c71eb
column =
    .asks = se tira la columna del pasajero
    .name = columna: { $face }
# en: 74cf7773
row =
    .asks = se tira la fila del pasajero
    .name = fila: { $face }
# en: ceec115c
first-waits = El primer pasajero espera { AS($cell, "at") }
# en: d9048d26
next-waits = El siguiente pasajero espera { AS($cell, "at") }
# en: 63996d08
passenger-moves = El pasajero se va { AS($cell, "to") }

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 9f567db3
rolling =
    .asks = ruedan los dados
    .name = { $die }: sale { $face }, { face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
# en: 704fd830
rolls = { $who } { FORM($who, "sacas", "saca") } { LIST($dice, "comma") }
# en: 3210e9b6
rolls-again = { $who } { FORM($who, "vuelves", "vuelve") } a tirar { $again } y { FORM($who, "sacas", "saca") } { LIST($dice, "comma") }
# en: 7d62b638
own-die-shows = { $face } ({ $die })
# en: 10582c5c
no-more-curses = Nadie puede tener más maldiciones
# en: ff333169
new-curse = Un 1 es una maldición: la { AS($last, "feminine") } para { -te }
# en: e5ca4124
new-curses = Cada 1 es una maldición: la { AS($first, "feminine") } { $n ->
    [2] y la
   *[other] hasta la
} { AS($last, "feminine") } para { -te }
# en: a2157f43
dice-stand = Con { $n } { FORM($n, "maldición", "maldiciones") } { $who } no { FORM($who, "puedes", "puede") } tirar más
# en: 57c7a846
keep =
    .asks = { FORM($who, "te plantas o vuelves", "se planta o vuelve") } a tirar
    .you = Haz clic en los dados que quieras volver a tirar, o quédate con todos. Con { $left } { FORM($left, "maldición", "maldiciones") } más no podrás seguir tirando.
    .guide = { $action ->
        [0] Tus dados te llevan ahora { $net }{ $arrives ->
            [yes] , { to-the-aim }
           *[no] {""}
        }: quédate con todos.
       *[other] { $driving ->
            [yes] Tus dados aún no te llevan { to-the-aim }: vuelve a tirar ({ LIST($shown, "and") }).
            [near] Vuelve a tirar ({ LIST($shown, "and") }): es lo que mejor puede llevarte { to-the-aim }.
           *[no] Vuelve a tirar ({ LIST($shown, "and") }): con un 4 o más avanzas, y solo un 1 es una maldición.
        }
    }
    .name = { $action ->
        [0] quedarse con todos los dados
       *[other] volver a tirar: { LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] quedarse con todos
       *[other] volver a tirar { LIST($shown, "comma") }
    }
    .answers = quedarse con todos o volver a tirar algunos
    .told = { $who } { FORM($who, "te quedas", "se queda") } con { $faces }: { $brings }
# en: 97714c57
to-the-aim = { $fetches ->
    [yes] hasta el gato amarillo
   *[no] fuera de la ciudad
}
# en: f71f17a7
die-with-face = { $die } ({ $face })
# en: 9f42a31e
item-rolls = { $n } { FORM($n, "tirada extra", "tiradas extra") }
# en: 6cc57e70
curses-for-others = { $n } { FORM($n, "maldición", "maldiciones") } para otro
# en: 98db61f9
nothing = nada

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: dc5eb2a5
item =
    .asks = se hace una tirada extra
    .name = tirada extra { $face }: { $face ->
        [5] el D6 propio
        [6] el D8 propio
       *[other] { item-brings }
    }
    .told = Tirada extra { $face }: { item-brings }{ $void ->
        [again] , que solo se gana una vez
        [nobody] , pero no hay ningún pasajero esperando
       *[no] {""}
    }
# en: c312d4e6
item-brings = { $face ->
    [1] nada
    [2] 1 casilla
    [3] 2 casillas
    [4] un amuleto
    [5] { FORM($who, "tu D6", "su D6") }
   *[6] { FORM($who, "tu D8", "su D8") }
}
# en: f66887e4
cancel =
    .asks = { FORM($who, "eliges", "elige") } qué anulan las maldiciones
    .you = Elige qué casillas te quitan tus maldiciones.
    .guide = Tus maldiciones quitan casillas. Todavía avanzas { $rest }.
    .name = renunciar a { $cancels }
    .answer = { $cancels }
    .told = { $who ->
        [you] Tus maldiciones
       *[other] Las maldiciones de { $who }
    } anulan { $cancels }
# en: 7e3194b1
spaces-of-one = { $n } { FORM($n, "casilla", "casillas") }
# en: 88e1d101
spaces-of-two = { $n ->
    [1] 2 casillas en recta
   *[other] { $n } × 2 casillas en recta
}
# en: 1337c791
curses-take = { $n } { FORM($n, "maldición quita", "maldiciones quitan") } { $n } { FORM($n, "casilla", "casillas") }{ $stops ->
    [yes] {" "}y no queda nada que recorrer
   *[no] ; queda: { $moves }
}
# en: ad2f7afe
none = nada
# en: 75c087d3
half-a-move = 1 maldición no puede quitar la mitad de un trayecto de 2 casillas

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 54924040
move =
    .asks = { FORM($who, "conduces", "conduce") }
    .guide = { $fetches ->
        [yes] { $arrives ->
            [yes] Conduce hasta el gato amarillo{ $around ->
                [yes] , dando un rodeo: tienes que recorrer las { $to_drive }
               *[no] {""}
            }. Se sube donde acaba tu viaje, y te da { $next_points } puntos.
            [far] Conduce hacia el gato amarillo. Está demasiado lejos para este turno: acércate todo lo que puedas.
            [uneven] Te quedan { $to_drive }, un número { $odd ->
                [yes] impar
               *[no] par
            }, así que en este turno no puedes acabar sobre el gato amarillo. Acaba lo más cerca que puedas.
           *[no] Te quedan { $to_drive } y en este turno no puedes acabar sobre el gato amarillo. Acaba lo más cerca que puedas.
        }
       *[no] Conduce hasta la puerta: el próximo que salga gana { $reward } puntos.
    }
    .you = Haz clic en una casilla marcada para ir hasta ella. Te queda: { $moves }.{ $passing ->
        [yes] {" "}El pasajero solo sube donde acaba { FORM($who, "tu viaje", "el viaje") }.
       *[no] {""}
    }
    .name = { $stops ->
        [yes] { stop }
       *[no] { $length ->
            [1] 1 casilla
           *[2] 2 casillas
        } { $direction }{ to }
    }
    .answer = { where }
    .told = { $who } { FORM($who, "conduces", "conduce") } a { LIST($cells, "then") }
# en: 0b724184
where = { $stops ->
    [yes] { stop }
   *[no] { AS($there, "to") }
}
# en: 846c4c2e
stop = parar aquí
# en: dc0a6cb6
stops-there = { $who } { FORM($who, "te paras", "se para") } ahí
# en: 11761bdb
to = { $there ->
    [outside] , fuera de la ciudad
   *[other] {" "}hasta { $there }
}
# en: f231f639
boost-roll =
    .asks = se tira el alcance del turbo
    .name = casillas del turbo: { $face }
    .told = Sale un { $face } para el turbo{ FORM($fits, "", ", que no cabe en ningún sitio: el taxi no se mueve") }
# en: d7496080
boost =
    .asks = { FORM($who, "eliges", "elige") } hacia dónde va el turbo
    .you = Elige adónde te lleva el turbo.
    .guide = { towards }
    .name = { $stops ->
        [yes] { stop }
       *[no] turbo: { $boosted } { $direction }{ to }
    }
    .answer = { where }
    .told = El turbo lleva { $who ->
        [you] tu taxi
       *[other] a { $who }
    } { $boosted } más lejos, { AS($there, "to") }
# en: 90bab6da
spaces = { $n } { FORM($n, "casilla", "casillas") }
# en: 6adc42ba
one-or-two-spaces = 1 o 2 casillas
# en: 5a39fda1
retreat =
    .asks = { FORM($who, "tienes que retroceder y eliges", "tiene que retroceder y elige") } el camino
    .you = { push-why } Haz clic en la casilla a la que vas.
    .guide = { push-why } { towards }
    .name = atrás { $direction }{ to }
    .answer = { AS($there, "to") }
    .told = { $who } { FORM($who, "retrocedes", "retrocede") } a { LIST($cells, "then") }
# en: 8ada67b4
push-why = { $cursed ->
    [yes] { $pushed } { FORM($pushed, "maldición te hace", "maldiciones te hacen") } retroceder { $pushed } { FORM($pushed, "casilla", "casillas") }.
   *[no] Tienes que retroceder { $pushed } { FORM($pushed, "casilla", "casillas") }.
}
# en: 0ec22479
towards = { $fetches ->
    [yes] El gato amarillo
   *[no] La puerta
} está a { $away } { AS($there, "from") }.

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 77a1dc7e
nibble-roll =
    .asks = se tira un dado en las chuches
    .name = chuches { $face }: { $brings }
    .told = Chuches: un { $face } trae { $brings }{ $void ->
        [cab-upgrade] , pero solo se gana una vez
        [greedy-cat] , pero no hay ningún dado que quitar
       *[no] {""}
    }
# en: ba16e471
greedy =
    .asks = { FORM($who, "quitas", "quita") } un dado a otro
    .you = El gato avaricioso te trae un dado de color de otro taxi: elige cuál.
    .guide = { larger-die }
    .name = quitar el { $die } a { $whom }
    .answer = el { $die }
# en: 232011e0
patrol-roll =
    .asks = se tira un dado en la patrulla gatuna
    .name = patrulla gatuna { $face }: { $costs }
    .told = Patrulla gatuna: un { $face } es { $void ->
        [bad-luck] mala suerte, pero no hay nada que perder
        [unhappy-customer] un pasajero descontento, pero no hay nadie a bordo
       *[no] { $costs }
    }
# en: 18acee42
lose =
    .asks = { FORM($who, "entregas", "entrega") } un dado
    .you = Elige el dado de color que entregas.
    .guide = { larger-die }
    .name = entregar el { $die }
    .answer = el { $die }
# en: 327e4310
larger-die = Un D8 da más casillas que un D6, turno tras turno.

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: ed95ce41
duel-keep =
    .asks = { FORM($who, "eliges", "elige") } qué dados del duelo se vuelven a tirar
    .you = Un duelo: gana quien saque { $seven } con los dos dados. Elige cuáles vuelves a tirar.
    .guide = Solo gana un total de { $seven }. Tires lo que tires, tu probabilidad es la misma: 1 de 6.
    .name = { $action ->
        [1] volver a tirar el primer dado del duelo, un { $shown }
        [2] volver a tirar el segundo dado del duelo, un { $shown }
       *[3] volver a tirar los dos dados del duelo
    }
    .answers = uno de ellos o los dos
# en: 893f7518
duel-roll =
    .asks = ruedan los dados del duelo
    .guide = Ahí está otro taxi, así que habrá un duelo. Si lo pierdes, retrocedes { $back }.
    .name = { $who } saca un { $face } en el duelo
    .short = { $who } { $face } en el duelo
    .told = { $who } { FORM($who, "sacas", "saca") } { $faces } en el duelo
# en: aa4c51f5
duel-won = { $who } { FORM($who, "ganas", "gana") } el duelo con un { $seven }
# en: 69f8217e
duel-again = Empate a { $seven }: { $people }; se vuelve a tirar
# en: c4e4171c
sabotage =
    .asks = { FORM($who, "eliges", "elige") } a quién sabotear
    .you = Cada 2 tuyo es una maldición para otro: elige para quién.
    .guide = Cada 2 que te quedas le quita a { $whom } una casilla en su próximo turno.
    .name = sabotear a { $whom }
    .answer = a { -whom-te }
# en: a3a7ab25
over =
    .asks = la partida ha terminado

## What it brought
## The log, after what was done; read by everybody.

# en: 3a379b00
collects = { $who } { FORM($who, "recoges", "recoge") } al pasajero: +{ $points } { FORM($points, "punto", "puntos") }
# en: 3d60542f
loses-a-passenger = { $who } { FORM($who, "pierdes", "pierde") } un pasajero: −{ $points } { FORM($points, "punto", "puntos") }
# en: b466f995
exit-opens = Se abre la puerta de salida
# en: 4c71813a
wins-die = { $who } { FORM($who, "ganas", "gana") } el { $die }, un dado más para tirar
# en: 66d75aab
loses-die = { $who } { FORM($who, "pierdes", "pierde") } el { $die }
# en: cbc50573
takes-die = { $who } { $whom ->
    [you] te { FORM($who, "quitas", "quita") } el { $die }
   *[other] le { FORM($who, "quitas", "quita") } el { $die } a { $whom }
}
# en: 63488db5
misses-rush-hour = { $who } { FORM($who, "no sales", "no sale") } a tiempo en la hora punta y { FORM($who, "te quedas", "se queda") } fuera de la carrera
# en: e6b465d9
leaves = { $who } { FORM($who, "sales", "sale") } de la ciudad { AS($nth, "place") }: +{ $points } { FORM($points, "punto", "puntos") }
# en: 5b9aea54
rush-hour-begins = Hora punta: a los demás les { FORM($rush_turns, "queda", "quedan") } { $rush_turns } { FORM($rush_turns, "turno", "turnos") }
# en: d87d9473
meet = Duelo por coincidir en una casilla: { $people }. Cada uno tira dos dados y solo gana una suma de { $seven }
# en: 2265119f
nibbles-there = Aquí hay chuches: un dado dice qué traen
# en: 2a67758b
patrol-there = Ahí espera la patrulla gatuna: un dado dice qué se lleva
# en: 9efc550b
falls-back = { $who } { FORM($who, "pierdes", "pierde") } el duelo y { FORM($who, "retrocedes", "retrocede") } { AS($cell, "to") }
# en: 6ea54859
thrown-back = { $who } { FORM($who, "tienes", "tiene") } que retroceder { AS($cell, "to") }
# en: c6773a06
pushed-back = { $who } { FORM($who, "tienes", "tiene") } más maldiciones que casillas y { FORM($who, "resbalas", "resbala") } de vuelta { AS($cell, "to") }
# en: 952998f4
gets-curses = { $by } { $who ->
    [you] te sabotea
   *[other] { FORM($by, "saboteas", "sabotea") } a { $who }
}: { $n } { FORM($n, "maldición", "maldiciones") }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = ronda { $round }: turno { $who ->
    [you] tuyo
   *[other] de { $who }
}
# en: db1d0584
for-passengers = { $passenger_points } por cada pasajero
# en: 3db539e8
aim = Gana quien tenga más puntos: { for-passengers }, { $places } por orden al salir de la ciudad
# en: 3d85a814
score = { $who } { $points }
# en: 4f9938e0
rush-hour = Hora punta: { $late }
# en: 4690062f
turns-to-get-out = a { -te } { FORM($who, "te", "le") } { FORM($n, "queda", "quedan") } { $n } { FORM($n, "turno", "turnos") } para salir
# en: ad2ba54d
just-rolled = recién tirado, { $face }
# en: 0b7bed55
came-here = { $who } { FORM($who, "has", "ha") } llegado aquí
# en: a15727d0
passenger-came-here = el pasajero ha llegado aquí
# en: 3df300a3
standing = { $points } { FORM($points, "punto", "puntos") }, { score-of }
# en: 2a4106c9
score-of = { $n } { FORM($n, "pasajero", "pasajeros") }, { place-of }
# en: 4fef04fb
place-of = { $place ->
    [-1] no salió en la hora punta
    [0] todavía en la ciudad
   *[other] { AS($nth, "place") } al salir de la ciudad
}
# en: e65346e1
nobody-has-won = No ha ganado nadie
# en: 82d3597e
has-won = { $who } { FORM($who, "ganas", "gana") } por { $scores } puntos: { $why }
# en: fb53a431
lost-by-rush-hour = { $who } no { FORM($who, "has", "ha") } salido en la hora punta
# en: 97ba6d36
settled-by-duel = un duelo deshizo el empate

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 913e4340
position = ronda { $round }, { $question }; dados { $faces }{ $moving ->
    [yes] , quedan { $ones } × 1 + { $twos } × 2
   *[no] {""}
}; { LIST($cabs, "comma") }; pasajero { $passenger ->
    [none] en ningún sitio
   *[other] { AS($passenger, "at") }
}
# en: cb2e86ab
cab = { $who } { $place ->
    [-1] no salió en la hora punta
    [0] { AS($cell, "at") }
   *[other] fuera de la ciudad
}{ $curses ->
    [0] {""}
   *[other] {" "}{ $curses } { FORM($curses, "maldición", "maldiciones") }
}{ $aboard ->
    [0] {""}
   *[other] {" "}+{ $aboard }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 696353a6
no-such-cell = Esa casilla no existe.
# en: ccd4cb50
not-nearer-to-start = Quien retrocede se acerca casilla a casilla a la puerta de entrada, y { $cell } no está más cerca.
# en: f60d4ca4
boost-goes-straight = El turbo avanza { $boosted } en línea recta.
# en: 46f2e8cc
nobody-drives = Ahora no conduce nadie.
# en: efc0bd3e
dice-first = Primero se tiran los dados y luego se conduce.
# en: 7a2c40c5
no-cell-now = Ahora no hay que elegir ninguna casilla.
# en: 3338bd12
no-way-back-out = Nadie vuelve a salir por la puerta de entrada.
# en: b684fa7f
blocked = La casilla { $cell } está cortada.
# en: 7af75376
stands-there = El taxi ya está ahí.
# en: 5a86dc79
exit-closed = La puerta de salida está cerrada hasta que alguien recoja a un pasajero.
# en: 040e7f2b
exit-pushed-back = Las maldiciones hacen retroceder el taxi { $spaces }: solo sale si le sobran otras tantas.
# en: 686f8512
exit-exact = Solo el último trayecto puede cruzar la puerta de salida.
# en: eee3e34c
two-directions = Para llegar { AS($cell, "to") } hay que girar, y un trayecto va en línea recta.
# en: dede1fcd
too-close = Demasiado cerca, { AS($from, "from") } { AS($cell, "to") }: un trayecto es de { $spaces }.
# en: 44229de9
too-far = Demasiado lejos, { AS($from, "from") } { AS($cell, "to") }: un trayecto es de { $spaces }.
# en: 0139ce8c
the-exit = la salida
    .to = a la salida
# en: 7516780e
no-such-die = Ese dado no existe.
# en: 0d8a7f6c
not-held = El { $die } no es un dado de color que tenga { $who }.
# en: 17a7419b
die-is-rolling = El { AS($die, "placed") } está rodando.
# en: 8c79ef66
die-not-in-turn = El { AS($die, "placed") } no se tira en este turno.
# en: 07ecd89c
crazy-cat-rolls-once = Gato Loco solo tira una vez.
# en: a6b546fa
curse-limit-reached = Con { $curse_limit } { FORM($curse_limit, "maldición", "maldiciones") } ya no se tira, y { $who } ya las tiene.
# en: 5d61bc1f
dice-kept = Los dados se quedan como están.
# en: 4a49bff7
others-rolling = Están rodando otros dados.
# en: 33022825
white-not-taken = Los dados blancos no se pueden quitar.
# en: f8c18a43
with-nobody = El { $die } no lo tiene nadie.
# en: 1276e79b
with-you-already = El { $die } ya lo tiene { $who }.
# en: e0955086
drives-no-more = El { $die } lo tiene { $who }, que ya no conduce.
# en: 826adc00
d6-first = A { $who } hay que quitarle el D6 antes que el { $die }.
# en: ea37ce71
no-such-driver = Ese taxista no existe.
# en: 5375cdf7
not-themselves = Nadie se sabotea a sí mismo.
# en: ac48e513
no-use = Una maldición no le hace nada a { $who }, que ya no conduce.
# en: 88795e60
no-driver-now = Ahora no hay que elegir a nadie.
# en: bc2132d6
no-duel-dice-now = Ahora no se pueden elegir los dados del duelo.
# en: 422af25d
no-duel = Ahora no hay ningún duelo.
# en: 2861dddf
duel-die-of = Ese es un dado de duelo de { $who }.
# en: 88ba12ed
bot-random = Bigotes (juega lo que sea)
# en: a31a5bac
bot-random-does = Hace cualquier acción permitida, todas por igual.
# en: 5df2dc22
bot-eager = Chispa (niño)
# en: 360a34ee
bot-eager-does = Juega como un niño: vuelve a tirar sin mirar las maldiciones y se lanza hacia el pasajero.
# en: 47d80d6e
bot-learner = Manchas (principiante)
# en: 4bb0482e
bot-learner-does = Conduce como Ginger, pero deja al azar una de cada ocho decisiones.
# en: b656f2be
bot-crazy-cat = Gato Loco (normal)
# en: 25393f9c
bot-crazy-cat-does = Nunca vuelve a tirar, va por el camino más corto al pasajero y evita las casillas especiales.
# en: 86dea2b8
bot-greedy = Ginger (normal)
# en: 612d48d1
bot-greedy-does = Vuelve a tirar las caras vacías mientras haya pocas maldiciones y va directo a la meta más cercana.
# en: a0f55149
bot-navigator = Capitán Brújula (fuerte)
# en: 8631dfd8
bot-navigator-does = Va a donde mejor termina su recorrido y vuelve a tirar mientras eso prometa más en promedio.
# en: 2ef52970
bot-optimum = Profesor Zarpas (experto)
# en: fb5905df
bot-optimum-does = Tira, anula y avanza justo como conviene para llegar en este turno o acercarse; lo demás lo busca.
# en: fcabe16a
goal-net-spaces = casillas de este turno
    .about = Cuánto avanza el taxi en este turno, sin lo que quitan las maldiciones. A igualdad, el camino más corto.
    .best = más casillas en este turno
    .why = Avanzas cerca de { $n } { FORM($count, "casilla", "casillas") } en este turno
# en: bc68266e
goal-land-on-the-passenger = llegar hasta el pasajero
    .about = { $pickup ->
        [each-move] Probabilidad de llegar hasta el pasajero en este turno, contando amuletos pero no turbos.
       *[final] Probabilidad de que el taxi pare donde el pasajero en este turno, contando amuletos y turbos.
    }
    .best = más probable llegar hasta el pasajero
    .why = Llegas hasta el pasajero en este turno con una probabilidad del { $n }
    .lost = Eso bajó tu probabilidad de llegar hasta el pasajero del { $most } al { $n }
# en: c45c1f78
goal-leave-the-city = salir de la ciudad
    .about = Probabilidad de salir de la ciudad en este turno, { $pickup ->
        [each-move] sin contar turbos
       *[final] contando turbos
    }.
    .best = más probable salir de la ciudad
    .why = Sales de la ciudad en este turno con una probabilidad del { $n }
    .lost = Eso bajó tu probabilidad de salir de la ciudad del { $most } al { $n }
# en: 495a96a9
goal-nearer-to-the-passenger = más cerca del pasajero
    .about = Cuántas casillas se acerca el taxi al pasajero en este turno.
    .best = lo más cerca del pasajero
    .why = Te { FORM($less, "alejas del", "acercas al") } pasajero cerca de { $amount } { FORM($count, "casilla", "casillas") } en este turno
    .lost = Eso te costó cerca de { $n } { FORM($count, "casilla", "casillas") } hacia el pasajero
# en: b3a818f0
goal-nearer-to-the-exit = más cerca de la salida
    .about = Cuántas casillas se acerca el taxi a la salida en este turno.
    .best = lo más cerca de la salida
    .why = Te { FORM($less, "alejas de", "acercas a") } la salida cerca de { $amount } { FORM($count, "casilla", "casillas") } en este turno
    .lost = Eso te costó cerca de { $n } { FORM($count, "casilla", "casillas") } hacia la salida
