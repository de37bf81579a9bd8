### Empire: lo que se lee al jugar. Variables: el archivo en en; palabras: docs/glossary/es.md.

-borough = { $name ->
    [the-bronx] el Bronx
   *[other] { $name }
}
-job = { $name ->
    [the-banker] la banquera
    [the-cabbie] el taxista
    [the-cop] la policía
    [the-gardener] el jardinero
    [the-hipster] el moderno
    [the-lady] la señora
   *[other] { $name }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rojo
# en: 833145ed
blue = azul
# en: 17bf9059
green = verde
# en: 2462a945
purple = morado
# en: 69c0ef7b
orange = naranja
# en: dc1eb969
sky = celeste
# en: 1da2c717
neutral = neutral
# en: ad22c35a
neutral-cubes = los cubos neutrales
# en: 3c759f08
squirrel = ardilla
    .one = una ardilla
    .many = ardillas
# en: beee2e22
rat = rata
    .one = una rata
    .many = ratas
# en: 50712029
pigeon = paloma
    .one = una paloma
    .many = palomas
# en: 64bc88ed
wild-card = comodín
    .one = un comodín
    .many = comodines
# en: 1a829d8c
wild = comodín del río { $number }
# en: 40c91701
card = { $name } ({ $pest })
# en: 4eb90507
a-card = una carta
# en: dc765479
cards-of-set = { $n ->
    [1] { AS($pest, "one") }
   *[other] { $n } { AS($pest, "many") }
}
# en: b4d0b21c
occupation = { -job }: { mission-says }
# en: f1aa2e8f
mission-says = ocupar { LIST($wants, "and") }
# en: 675ba874
all-of = todo { -borough }
# en: b3d05247
neighborhoods-held = { $n } { FORM($n, "barrio", "barrios") }{ $each ->
    [1] {""}
   *[other] {" "}con al menos { $each } cubos en cada uno
}
# en: 75fc9834
links-held = los dos extremos de { $n } puentes, teleféricos o líneas de metro
# en: fa781af1
cubes = { $n } { FORM($n, "cubo", "cubos") }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 38691e70
welcome = Tu color es el { $seat }. Conquista toda Nueva York, barrio a barrio.
# en: 47be083f
first-loss = Los rivales también te atacan, y los dados deciden. Puedes recuperar el barrio.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 116c778f
start-roll =
    .asks = se tira para ver quién empieza
    .name = { $who } saca un { $face } para empezar
    .short = { $who } { $face }
    .told = { $who } { FORM($who, "sacas", "saca") } un { LIST($faces, "then") } para empezar
# en: 7797c6dc
mission =
    .asks = se reparten las cartas de oficio
    .name = { $occupation }, para { -te }
    .short = una carta de oficio para { -te }
    .told = { $seen ->
        [yes] { $who ->
            [you] Tu carta de oficio
           *[other] La carta de oficio de { $who }
        } es { $occupation }
       *[no] { $who } { FORM($who, "recibes", "recibe") } una carta de oficio
    }
# en: 4429ac39
deal =
    .asks = se reparten los barrios
    .name = { $hood } para { $who ->
        [you] ti
       *[other] { $who }
    }
    .told = Se reparten los barrios: { $held }
# en: b32e6e1c
holding = { $who } { $n }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 37febd11
place =
    .asks = { FORM($who, "colocas", "coloca") } cubos; { FORM($left, "falta", "faltan") } { $left }
    .you = Haz clic en tus barrios para poner cubos en ellos. { FORM($left, "Te queda", "Te quedan") } { $left } { FORM($left, "cubo", "cubos") }.
    .guide = Los cubos son tu ejército. Pon los nuevos junto a un rival débil.
    .name = colocar { $amount ->
        [one] un cubo
        [brick] diez cubos
       *[all] todos los cubos
    } en { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "colocas", "coloca") } cubos: { $where }
# en: 3ed5976b
places-cubes = { $who } { FORM($who, "colocas", "coloca") } cubos
# en: 5cb2d62a
place-in-turn = Se colocan cubos por turno: { $all }
# en: 404b69c5
strengthens = { $who } { FORM($who, "refuerzas", "refuerza") } { $where }
# en: d69a5515
more-there = { $hood } (+{ $n })
# en: 43a43cd0
gets-cubes = { $who } { FORM($who, "recibes", "recibe") } { $n } { FORM($n, "cubo nuevo", "cubos nuevos") } por { $hoods } { FORM($hoods, "barrio", "barrios") }{ $whole ->
    [no] {""}
   *[some] {" "}y por todo { $whole }
}
# en: f6aa248e
exchange =
    .asks = { FORM($who, "puedes", "puede") } canjear un trío de cartas
    .you = Haz clic en tres cartas que formen un trío para recibir más cubos, o guarda tus cartas.
    .guide = { FORM($keeps, "Guarda tus cartas: más tarde, un trío da más cubos.", "Un trío da cubos enseguida, y los cubos ganan batallas.") }
    .name = { $keeps ->
        [yes] no canjear ningún trío
       *[no] canjear { $set } por { $brings } { FORM($brings, "cubo", "cubos") }
    }
    .answers = {""}
    .told = { $keeps ->
        [yes] {""}
       *[no] { $who } { FORM($who, "canjeas", "canjea") } { $set } por { $brings } { FORM($brings, "cubo", "cubos") }
    }
# en: 4596a3bd
attack =
    .asks = { FORM($who, "eliges", "elige") } desde dónde atacar
    .you = Haz clic en un barrio rival para atacarlo o en uno tuyo para atacar desde él, o deja de atacar.
    .guide = { FORM($stops, "No queda ningún ataque bueno: deja de atacar.", "Ataca a un rival vecino que tenga menos cubos que tú.") }
    .name = { FORM($stops, "no atacar más", attack-from) }
    .answers = {""}
# en: 45799dee
attack-from = atacar desde { $hood }
# en: a67659df
target =
    .asks = { FORM($who, "eliges", "elige") } a quién atacar desde { $here }
    .you = Haz clic en el barrio que quieras atacar.
    .guide = Ataca al más débil de los vecinos.
    .name = atacar { $hood }
    .answers = {""}
    .told = { $who } { FORM($who, "atacas", "ataca") } { $hood } ({ $whom }, { $theirs } { FORM($theirs, "cubo", "cubos") }) desde { $here } ({ $own } { FORM($own, "cubo", "cubos") })
# en: 7d678490
battle = { $here } con { $own } contra { $there } con { $theirs }
# en: b8cc2723
dice =
    .asks = { FORM($who, "eliges", "elige") } con cuántos dados atacar: { battle }
    .you = Elige cuántos dados tiras: cuantos más, mejor para ti.
    .guide = { $n ->
        [0] Esta batalla va mal: déjala antes de perder más cubos.
       *[other] Tira todos los dados que puedas: tu dado más alto se enfrenta al más alto del rival.
    }
    .name = { $n ->
        [0] dejar el ataque
       *[other] tirar { $n } { FORM($n, "dado", "dados") }
    }
    .answers = {""}
    .told = { $n ->
        [0] { $who } { FORM($who, "dejas", "deja") } el ataque
       *[other] {""}
    }
# en: b10ede52
defend =
    .asks = { FORM($who, "eliges", "elige") } con cuántos dados defender: { battle }
    .you = Te atacan: elige con cuántos dados te defiendes.
    .guide = ¡Te atacan! Los dados más altos se enfrentan entre sí, y el empate es tuyo: tira todos los que puedas.
    .name = defender con { $n } { FORM($n, "dado", "dados") }
    .answers = {""}
# en: 9a2ad460
roll =
    .asks = ruedan los dados
    .name = en el dado { FORM($attacks, "del atacante", "del defensor") } sale un { $face }
    .short = { $who } { $face }
    .told = { $who } { $who ->
        [you] sacas
       *[other] { FORM($many, "sacan", "saca") }
    } { $faces }
# en: 212cd31d
beats = { $mine } { $result ->
    [wins] gana a { $theirs }
    [loses] no gana a { $theirs }
   *[equal] no gana a { $theirs }: el empate es de quien defiende
}
# en: 37e7f84c
move-in =
    .asks = { FORM($who, "eliges", "elige") } cuántos cubos avanzan
    .you = Lo has conquistado: elige cuántos cubos avanzan.
    .guide = ¡Es tuyo! Los cubos que avanzan pueden seguir atacando desde allí.
    .name = avanzar con { $in_all } { FORM($in_all, "cubo", "cubos") }
    .answers = {""}
    .told = { $who } { FORM($who, "avanzas", "avanza") } con { $in_all } { FORM($in_all, "cubo", "cubos") }
# en: 2703fdee
free-from =
    .asks = { FORM($who, "eliges de dónde trasladas", "elige de dónde traslada") } cubos, o ninguno
    .you = Puedes trasladar cubos una vez a otro barrio tuyo, o terminar tu turno.
    .guide = { FORM($stops, "No hace falta ningún traslado: termina tu turno.", "Antes de terminar tu turno puedes trasladar cubos una vez: llévalos donde haya rivales.") }
    .name = { FORM($stops, "ningún traslado", free-move-from) }
    .answers = {""}
# en: 160237e2
free-move-from = traslado desde { $hood }
# en: ed2831ed
free-to =
    .asks = { FORM($who, "eliges", "elige") } adónde van los cubos
    .you = Haz clic en el barrio al que van los cubos.
    .guide = { at-the-front }
    .name = traslado a { $hood }
    .answers = {""}
# en: ccf95477
free-count =
    .asks = { FORM($who, "eliges cuántos cubos trasladas", "elige cuántos cubos traslada") }
    .you = Elige cuántos cubos trasladas.
    .guide = { at-the-front }
    .name = trasladar { $moved } { FORM($moved, "cubo", "cubos") } a { $there }
    .answers = {""}
    .told = { $who } { FORM($who, "trasladas", "traslada") } { $moved } { FORM($moved, "cubo", "cubos") } de { $here } a { $there }
# en: b191c220
at-the-front = Solo pueden luchar los cubos que están junto a un rival.
# en: e2c4812c
draw =
    .asks = se roba una carta
    .name = { $who } roba { $card }
    .short = una carta para { $who }
    .told = { $who } { FORM($who, "robas", "roba") } { $card } por conquistar un barrio

## What it brought
## The log, after what was done; read by everybody.

# en: 584e437d
takes = { $who } { $whom ->
    [you] te { FORM($who, "quitas", "quita") } { $there }
    [neutral-cubes] { FORM($who, "quitas", "quita") } { $there } a los cubos neutrales
   *[other] le { FORM($who, "quitas", "quita") } { $there } a { $whom }
}
# en: 50911cab
loses-cubes = { $who } { $who ->
    [you] pierdes
   *[other] { FORM($many, "pierden", "pierde") }
} { $n } { FORM($n, "cubo", "cubos") } en { $there }; { FORM($left, "queda", "quedan") } { $left }
# en: ccf48203
holds-borough = { $who } { FORM($who, "ocupas", "ocupa") } todo { -borough }: más cubos nuevos en cada turno
# en: 42735333
loses-borough = { $who } { FORM($who, "pierdes", "pierde") } el premio { $name ->
    [the-bronx] del Bronx
   *[other] de { $name }
}
# en: 5c59ed58
wiped-out = { $who } { FORM($who, "quedas", "queda") } fuera de la partida
# en: a5ac7847
took-it = { $who } { $whom ->
    [you] te lo ha quitado
    [neutral-cubes] se lo { FORM($who, "has", "ha") } quitado a los cubos neutrales
   *[other] se lo { FORM($who, "has", "ha") } quitado a { $whom }
}
# en: 0b3e4cc1
lost-there = { $n } { FORM($n, "cubo perdido", "cubos perdidos") }
# en: ff579a37
held-lost = { $who } { FORM($who, "has", "ha") } perdido { $gone }
# en: 88496b1b
lost-to = { $hoods } ante { $by ->
    [you] ti
   *[other] { $by }
}

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = ronda { $round }: turno { $who ->
    [you] tuyo
   *[other] de { $who }
}
# en: f1c0affa
aim-mission = Gana quien antes cumpla su carta de oficio{ $own ->
    [no] {""}
   *[some] {" "}({ $own })
}. Barrios: { $holds }
# en: 3437e3a2
aim-all = Gana quien antes ocupe { $neutral ->
    [no] los { $size } barrios
   *[yes] todos los barrios que no son neutrales
}{ $turn_limit ->
    [0] {""}
   *[other] , o más que nadie tras { $turn_limit } { FORM($turn_limit, "ronda", "rondas") }
}. { $holds }
# en: 1088ed73
standing = { $n } { FORM($n, "barrio", "barrios") }, { $all } { FORM($all, "cubo", "cubos") }
# en: a3a7ab25
over =
    .asks = la partida ha terminado
# en: 7bcc7934
stopped = { FORM($timed, "se han acabado las rondas", "ya nadie puede hacer nada") }
# en: eb7a36f4
nobody-wins = No ha ganado nadie: { stopped } y hay empate
# en: 4e20ee03
wins = { $who } { FORM($who, "ganas", "gana") }: { $why ->
    [alone] nadie más ocupa ya ningún barrio
    [mission] { FORM($who, "has cumplido tu", "ha cumplido su") } carta de oficio, { $occupation }
   *[most] { stopped } y { $who } { FORM($who, "tienes", "tiene") } más que nadie, { $standing }
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: db48bfb7
position = ronda { $round }, { $question }{ $shown ->
    [no] {""}
   *[dice] ; dados { $shown }
}; { $holds }
# en: c12e0420
holding-cubes = { $who } { $n } con { $all }
# en: f5c82d58
empty-map = el mapa está vacío

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 9a98a57f
not-yours = { $hood } es { $whom ->
    [neutral] neutral
    [neutral-cubes] neutral
   *[other] de { $whom }
}; elige uno tuyo.
# en: 31c03047
one-cube = { $hood } tiene un solo cubo, y uno se tiene que quedar.
# en: 285823ee
no-rival = { $hood } no tiene ningún rival al lado.
# en: 770d0116
none-next-door = { $hood } no tiene al lado ningún barrio tuyo.
# en: d3e04d63
your-own = { $hood } es tuyo.
# en: ddc50f42
not-next-door = { $hood } no está al lado de { $here }.
# en: 903fde8b
out-of-reach = Los cubos no pueden ir de { $here } a { $hood } en un solo traslado.
# en: 9a433519
makes-no-set = Esa carta no forma ningún trío con las demás de esta mano; { first-go }.
# en: 5b1f5b3d
first-go = entre cartas iguales, se canjea la primera de la mano
# en: 10e3757f
click-the-neighborhood = Ahora haz clic en el barrio que los recibe.
# en: a7783c43
what-makes-a-set = Un trío son tres animales iguales o uno de cada{ FORM($usable_wilds, ", o cualesquiera con un comodín", "") }; { first-go }.
# en: 1dc3e3be
bot-random = Recluta (juega lo que sea)
# en: a31a5bac
bot-random-does = Hace cualquier acción permitida, todas por igual.
# en: 5bae2648
bot-rash = Tambor (niño)
# en: 5f8bc7b1
bot-rash-does = Juega como un niño: refuerza su lugar más débil y ataca al ejército más grande hasta que no queda nada.
# en: aec3d8bb
bot-beginner = Cadete (principiante)
# en: 32a1e7ea
bot-beginner-does = Juega como el Capitán, pero deja al azar una de cada cuatro decisiones.
# en: 3d660ade
bot-hasty = Sargento (normal)
# en: 5f83bae6
bot-hasty-does = Juega como el Capitán, pero deja al azar una de cada ocho decisiones.
# en: fda065da
bot-greedy = Capitán (fuerte)
# en: cc824218
bot-greedy-does = Ataca lo que conquista con la mejor probabilidad exacta para lo que vale y para por debajo de la mitad.
# en: f5014917
bot-searching = General (experto)
# en: 8d736e3d
bot-searching-does = Juega como el Capitán, salvo que una búsqueda de cientos de partidas encuentre algo mejor con seguridad.
# en: 5d597c92
goal-capture = conquistar
    .about = Probabilidad de ganar el ataque si luchas hasta el final; antes de atacar, la del mejor ataque posible.
    .best = más probable conquistar
    .why = Si luchas hasta el final, ganas el ataque con una probabilidad del { $n }
# en: 6ae3c378
goal-hold = resistir
    .about = Probabilidad de que el defensor conserve el barrio si se ataca hasta el final.
    .best = más probable resistir
    .why = Conservas el barrio con una probabilidad del { $n }
# en: 2326dafb
goal-cubes-of-the-roll = cubos de la tirada
    .about = Cuántos cubos más le cuesta la próxima tirada al defensor que al atacante.
    .best = mejor próxima tirada
    .why = La tirada le cuesta al defensor cerca de { $amount } { FORM($count, "cubo", "cubos") } { FORM($less, "menos", "más") } que al atacante
