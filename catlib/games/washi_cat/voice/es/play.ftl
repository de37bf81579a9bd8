### Washi Cat: lo que se lee al jugar. Variables: el archivo en en; palabras: docs/glossary/es.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rojo
    .feminine = roja
# en: 833145ed
blue = azul
# en: ee839351
cat-name = gato { $colour }{ $cats ->
    [1] {""}
   *[other] {" "}{ $n }
}
# en: 7931300b
numbered-cat = { $cats ->
    [1] gato
   *[other] gato { $n }
}
-cat-of = { $who ->
    [you] tu { numbered-cat }
   *[other] el { numbered-cat } de { $who }
}
-sewer-colour = { $sewer ->
    [green] verde
    [purple] morada
    [orange] naranja
    [grey] gris
    [blue] azul
    [red] roja
   *[other] { $sewer }
}
-sewer-colours = { $sewer ->
    [green] verdes
    [purple] moradas
    [orange] naranjas
    [grey] grises
    [blue] azules
    [red] rojas
   *[other] { $sewer }
}
# en: c3ada671
list-semicolon = { $before }. { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: de86531f
welcome = Tu color es el { $seat }. Busca un pez con { FORM($cats, "tu gato", "cada gato") } y llévalo a casa.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 4d67bc1a
first =
    .asks = el azar dice quién empieza
    .name = { FORM($who, "empiezas", "empieza") } { $who }
    .told = { FORM($who, "empiezas", "empieza") } { $who }
# en: d938f2ce
draw =
    .asks = { $decides ->
        [yes] { FORM($who, "dibujas", "dibuja") }
       *[no] el azar dibuja
    } { $draws ->
        [fish] un pez
       *[cat] un gato
    }
    .you = { $draws ->
        [fish] Dibuja tus peces: haz clic en una casilla marcada de la primera o de la última fila.
       *[cat] Dibuja { FORM($cats, "tu gato", "tus gatos") }: haz clic en una casilla marcada{ FORM($apart, ", una en la primera fila y otra en la última", "") }.
    }
    .guide = { $draws ->
        [fish] Dibuja un pez.
       *[cat] Dibuja un gato.
    }
    .name = { $draws ->
        [fish] pez { $colour }
       *[cat] { cat-name }
    } en { $cell }
    .answers = {""}
    .told = { $who } { FORM($who, "dibujas", "dibuja") } { $draws ->
        [fish] un pez
       *[cat] el { numbered-cat }
    } en { $cell }

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b383074
turn =
    .asks = { FORM($who, "mueves", "mueve") } un gato
    .you = Haz clic en una casilla marcada para llevar un gato hasta ella. { LIST($errands, "semicolon") }. { FORM($left, "Te queda", "Te quedan") } { $left } { FORM($left, "movimiento especial", "movimientos especiales") }.
    .guide = { $how ->
        [pass] Ninguno de tus gatos se puede mover, así que pasa.
        [step] Tu gato camina y su línea se queda: corta el paso a los demás gatos.
        [jump] Saltando sobre líneas, tu gato llega lejos en un solo movimiento.
       *[sewer] Una alcantarilla lleva a tu gato al otro lado del tablero: un movimiento especial.
    }
    .instead = Haz clic en una casilla marcada.
    .name = { $how ->
        [pass] pasar
        [step] { numbered-cat } hasta { $cell }
        [jump] { numbered-cat } salta hasta { $cell }
       *[sewer] { numbered-cat } por la alcantarilla { -sewer-colour } hasta { $cell }
    }{ FORM($special, ", movimiento especial", "") }{ $arrival ->
        [fish] , toma el pez
        [home] , lleva su pez a casa
       *[nothing] {""}
    }
    .told = { $how ->
        [pass] { $who } { FORM($who, "pasas", "pasa") }: { $cats ->
            [1] { -cat-of } no se puede
           *[other] ninguno de sus gatos se puede
        } mover
        [step] { -cat-of } va hasta { $cell }
        [jump] { -cat-of } salta sobre líneas hasta { $cell }
       *[sewer] { -cat-of } se mete por la alcantarilla { -sewer-colour } y sale en { $cell }
    }
# en: a6079229
errand = { $cats ->
    [1] El gato
   *[other] El gato { $n }
} { $carries ->
    [nothing] necesita un pez{ $apart ->
        [yes] {" "}de la fila { $row }
       *[no] {""}
    }
    [fish] lleva su pez a casa{ $apart ->
        [yes] , a la fila { $row }
       *[no] {""}
    }
   *[done] ya ha terminado
}

## What it brought
## The log, after what was done; read by everybody.

# en: fce7b6b5
special-move = Ha sido un movimiento especial; { FORM($left, "queda", "quedan") } { $left }
# en: 035c1f1d
takes-a-fish = Toma un pez; ahora tiene que volver a casa, a { $apart ->
    [yes] la fila { $row }
   *[no] { $who ->
        [you] tu fila
       *[other] la fila de { $who }
    }
}
# en: 1d036c25
brings-home = Lleva su pez a casa: { $home } de { $cats }
# en: e3abb4e8
sewers-blocked = Las dos alcantarillas { -sewer-colours } quedan tapadas
# en: f8fe61cd
drew-here = { $who } { FORM($who, "has", "ha") } dibujado aquí
# en: 623f778a
came-here = { $who ->
    [you] tu gato
   *[other] un gato de { $who }
} ha llegado aquí

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: ae05414f
heading = la carrera
# en: 01b97f08
before-the-first-turn = se dibujan peces y gatos
# en: 76c7ba0a
aim = Gana quien antes lleve a casa { $cats ->
    [1] un pez
   *[other] dos peces, uno con cada gato,
} o deje al otro sin salida
# en: 85e654f1
score = { $who } { $home } de { $cats }
# en: 6f7a8064
standing = { $colour }, { $home } de { $cats } peces en casa
# en: 461ac0c4
over =
    .asks = { $ended ->
        [limit] no ha ganado nadie: se han acabado los turnos
        [standstill] no ha ganado nadie: ya no se puede mover ningún gato
        [delivery] { $who } { FORM($who, "has", "ha") } ganado: { brought-home }
       *[trap] { $who } { FORM($who, "has", "ha") } ganado: { is-trapped }
    }
# en: df028bb6
result = { $who } { FORM($who, "ganas", "gana") }, { $scores } en peces: { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
# en: 84ecd66e
is-trapped = { $whom } no { FORM($whom, "tienes", "tiene") } salida
# en: 785f322f
brought-home = { $cats ->
    [1] el gato ha llevado un pez a casa
   *[other] los dos gatos han llevado un pez a casa
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: a588fce8
position = { $counted ->
    [yes] turno { $turn },{" "}
   *[no] {""}
}{ $question }; { LIST($there, "comma") }; especiales: { $specials_left }
# en: 6882e1a6
cat-there = { cat-name } en { $cell }{ $carries ->
    [fish] {" "}con un pez
    [done] , ha terminado
   *[nothing] {""}
}
# en: 8a85acc7
no-cats = aún no hay gatos
# en: 80d4e37a
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Esa casilla no existe.
# en: 3750107e
in-the-middle = { $cell } está en medio; los peces y los gatos se dibujan en la primera y en la última fila.
# en: d27a5a12
drawn-on-already = En { $cell } ya hay algo dibujado.
# en: 8759d3ad
not-drawn-on = En { $cell } hay un santuario o una alcantarilla, y ahí no se dibuja nada.
# en: 82970b5d
fish-drawn-there = { $who } ya { FORM($who, "has", "ha") } dibujado { $n } { FORM($n, "pez", "peces") } en la fila { $row }.
# en: c9c5956a
cat-drawn-there = { $who } ya { FORM($who, "has", "ha") } dibujado un gato en la fila { $row }; sale uno de cada lado.
# en: 8220ede0
other-starting-row = { $cell } no está en la fila de salida de { -te }; los gatos salen de su propia fila.
# en: ab7b4e52
too-near = { $cell } está demasiado cerca; entre dos dibujos { FORM($needed, "tiene", "tienen") } que quedar aquí al menos { $needed } { FORM($needed, "casilla", "casillas") }.
# en: c054a6c9
several-moves = En { $cell } acaba más de un movimiento, y cada uno tiene su marca.
# en: a7046ac8
all-rest = Todos los gatos han llevado su pez y descansan.
# en: fa2194c3
shrine = En { $cell } hay un santuario, y ninguna línea entra ahí.
# en: eb4f642f
there-already = El { cat-name } ya está en { $cell }.
# en: f7da2ea5
across-a-corner = { $cell } está en diagonal respecto al { cat-name }; ningún gato se mueve en diagonal.
# en: e5b24996
not-in-line = { $cell } no está en línea recta con el { cat-name }; puede ir a una casilla vecina o saltar en línea recta.
# en: 11193cc6
pair-blocked = Las alcantarillas { -sewer-colours } { $entry } y { $cell } están tapadas.
# en: 064009a2
line-on-sewer = Una línea de { -whom-te } tapa una de las alcantarillas { -sewer-colours }.
# en: 84316373
specials-used-up = { $specials ->
    [0] En esta partida no hay movimientos especiales.
    [1] A { -te } ya no { FORM($who, "te", "le") } queda su movimiento especial.
   *[other] A { -te } ya no { FORM($who, "te", "le") } queda ninguno de los { $specials } movimientos especiales.
}
# en: 38a02a86
wall-between = Entre { $here } y { $cell } hay un muro.
# en: 5f3ecccf
line-of-other = En { $cell } hay una línea de { -whom-te }, y ningún gato la pisa.
# en: 61a07032
line-outside = De un edificio se sale a una casilla sin línea, y en { $cell } hay una.
# en: fafed2d3
own-line = En { $cell } hay una línea de { -te }, y aquí ningún gato pisa las líneas propias.
# en: bffc5529
fish-of-own-side = El pez de { $cell } está en la fila propia del { cat-name }; cada gato busca su pez en la fila lejana.
# en: 433cb5fd
has-had-fish = El { cat-name } ya ha tomado su pez; cada gato toma uno y no entra donde hay otro.
# en: 06bc059e
wall-in-the-way = Más allá de { $here } hay un muro o un santuario, y ningún salto los cruza.
# en: af751c99
nothing-to-cross = { $cell } está demasiado lejos: un gato solo salta sobre líneas, y en { $there } no hay ninguna.
# en: fb77c33d
lands-on-line = En { $cell } hay una línea; un salto acaba en la primera casilla que no la tiene.
# en: 334dc9fb
not-blank = { $cell } no está vacía, y aquí un salto solo puede acabar en casillas vacías.
# en: 4729baed
not-your-cat = El { cat-name } es del otro jugador.
# en: b4c02ffe
touch-where-it-goes = Elige adónde va el gato.
# en: 355579ad
what-takes-specials = { FORM($jump_is_special, "Cualquier salto", "Un salto sobre una línea del contrario") }, o un paso por una alcantarilla, gasta un movimiento especial.
# en: bc0b3f2b
bot-random = Gatito (juega lo que sea)
# en: a31a5bac
bot-random-does = Hace cualquier acción permitida, todas por igual.
# en: dab4afa8
bot-straight-on = Pip (niño)
# en: 287b1dbb
bot-straight-on-does = Juega como un niño: va derecho al pez más cercano y ve una línea solo al llegar a ella.
# en: ae69111b
bot-beginner = Manchita (principiante)
# en: 8f59d354
bot-beginner-does = Juega como Rayo, pero deja al azar una de cada seis decisiones.
# en: 3ebb18d2
bot-stroller = Callejero (normal)
# en: 4975a9dd
bot-stroller-does = Juega como Rayo, pero deja al azar una de cada doce decisiones.
# en: 66680a59
bot-racer = Rayo (fuerte)
# en: 5cee95fc
bot-racer-does = Va por el camino más corto al pez y a casa, y salta o usa una alcantarilla donde ahorra pasos.
# en: edcb2a8c
bot-blocker = Mochi (fuerte)
# en: 0a13c3e5
bot-blocker-does = Va por el camino más corto, pero prefiere cerrar el del rival donde a este le cuesta más.
# en: f4f9f55e
bot-learned = Salvia (fuerte)
# en: fff876a4
bot-learned-does = Aprendió en miles de partidas contra sí mismo dónde dejar el camino de Rayo. En una partida igualada, un movimiento especial en reserva le vale 52 puntos de probabilidad de ganar, y otro más, 6 puntos.
# en: 7fef01c4
bot-tree-search = Gran maestro Neko (experto)
# en: b8bb0aa4
bot-tree-search-does = Juega muchas partidas desde cada decisión y elige lo que mejor salió.
# en: e6c70271
goal-steps-ahead = pasos de ventaja
    .about = Cuántos pasos menos que el contrario necesitas tras la jugada, sin saltos; no tener camino cuenta 99.
    .best = mayor ventaja en pasos
    .why = { $lead ->
        [free] Después, un gato del contrario se queda sin camino
        [shut] Después, un gato tuyo se queda sin camino
        [behind] Después vas { $amount } { FORM($count, "paso", "pasos") } por detrás
        [level] Después nadie va por delante
       *[ahead] Después vas { $amount } { FORM($count, "paso", "pasos") } por delante
    }
