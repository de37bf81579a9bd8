### Taxi Derby: lo que se lee al jugar. Variables: el archivo en en; palabras: docs/glossary/es.md.

-at-place = { $place ->
    [the-station] en la comisaría
   *[other] en { $place }
}
-to-place = { $place ->
    [the-station] a la comisaría
   *[other] a { $place }
}
-to-there = { $there ->
    [the-station] a la comisaría
   *[other] a { $there }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 69c0ef7b
orange = naranja
# en: 17bf9059
green = verde
# en: f36921fc
yellow = amarillo
# en: 833145ed
blue = azul
# en: 24a16976
red = rojo
# en: 2462a945
purple = morado
# en: 5a04ae30
the-station = la comisaría
# en: 2f0b02d3
commuter = oficinista
    .one = un oficinista
    .many = oficinistas
    .short = ofic.
# en: 9953bb5c
criminal = delincuente
    .one = un delincuente
    .many = delincuentes
    .short = del.
# en: 66a2fb6e
professional = profesional
    .one = un profesional
    .many = profesionales
    .short = prof.
# en: 0bee9136
celebrity = famoso
    .one = un famoso
    .many = famosos
    .short = fam.
# en: b7c6d83d
agent = agente
    .one = un agente
    .many = agentes
# en: a599001a
stereo = estéreo
    .the = el estéreo
# en: 8338abff
turbo = turbo
    .the = el turbo
# en: 11d70c15
wi-fi = wifi
    .the = el wifi
# en: 9b39838c
luxury = lujo
    .the = los asientos de lujo
# en: 90bab6da
spaces = { $n } { FORM($n, "casilla", "casillas") }
# en: b2b90f0d
tickets = { $n } { FORM($n, "multa", "multas") }
# en: 7cd06c52
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .short = { $type } a { $to }
    .paying = { AS($type, "one") }{ rider-fare }
# en: 05a1ec8a
rider-fare = {" "}que va a { $to } por ${ $pays }{ FORM($times, " o más", "") }
# en: 660beff3
rider-wants = { rider-fare }{ $needs ->
    [no] {""}
   *[other] {" "}y pide { $needs }
}{ FORM($solo, ", a solas", "") }{ $most ->
    [no] {""}
   *[other] , con { $most } como mucho
}
# en: 6e9b3763
fine = { $fine ->
    [station] ir a la comisaría
    [any] perder una mejora cualquiera
    [dollars] ${ $dollars }
   *[upgrade] perder { AS($upgrade, "the") }
}

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 539d3abc
welcome = Tu taxi es { $mine }. Lleva a la gente adonde quiere ir: gana quien tenga más dinero.
# en: 41a08c06
first-loss = Te ponen una multa si pasas del límite de velocidad y la patrulla te alcanza.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 8d6c5e90
lay =
    .asks = se montan los barrios de la ciudad
    .name = barrio { $quarter } { $spot ->
        [0] arriba a la izquierda
        [1] arriba a la derecha
        [2] abajo a la derecha
       *[3] abajo a la izquierda
    }{ $turns ->
        [0] {""}
        [1] , girado una vez
        [2] , girado dos veces
       *[3] , girado tres veces
    }
    .told = La ciudad está montada
# en: e93fe83a
home =
    .asks = { FORM($who, "eliges una casilla junto a tu", "elige una casilla junto a su") } garaje
    .you = Haz clic en la casilla de la que sale tu taxi.
    .guide = Tu taxi sale junto a tu garaje. Elige una de las dos casillas.
    .name = salir de { $there }
    .answer = { $there }
    .told = { $who } { FORM($who, "sales", "sale") } de { $there }
# en: ef4dc6c3
token =
    .asks = se saca una mejora de la bolsa
    .name = sale { $drawn }
# en: a6e0e53e
gets-upgrades = { $who } { FORM($who, "recibes", "recibe") }: { $upgrades }
# en: d344f08c
others-for-sale = Algunos pasajeros solo suben con una mejora así; las tiendas venden más
# en: f8d46f89
tile =
    .asks = se descubre un pasajero
    .name = pasajero { $face }: { $rider }
# en: dc3fe0f8
passengers-wait = { $n } { FORM($n, "pasajero espera", "pasajeros esperan") } en la ciudad
# en: a5609357
new-passengers = Hay gente nueva: { $riders }
# en: 60ce176f
rider-at = { -at-place }, { AS($rider, "one") }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 29638c9e
drive =
    .asks = { FORM($who, "conduces, haces algo o terminas tu", "conduce, hace algo o termina su") } turno
    .you = { things-to-click } { driven-so-far }
    .guide = { $does ->
        [drive] Sigue conduciendo: { $errand }.{ FORM($beyond, " El límite de velocidad no permite llegar en este turno: acércate.", "") }{ $fresh ->
            [yes] {" "}{ driven-so-far }
           *[no] {""}
        }
        [pick] En el alfiler { $to } te pagan ${ $fare }.
        [drop] Has llegado: tu pasajero paga ${ $fare }.
        [buy] Hay pasajeros que lo piden.
       *[end] { $here ->
            [no] { $over ->
                [below] Ahora no hay nada más que ganar.
                [at] Estás en el límite de velocidad. Si sigues, la patrulla te persigue.
               *[over] { driven-so-far }
            }
           *[other] Aquí no hay nada más que ganar ahora.
        }
    }
    .instead = Haz clic en una casilla marcada o termina tu turno.
    .name = { $does ->
        [drive] ir { -to-there }
        [pick] recoger: { $rider }
        [drop] dejar al { $type } del asiento { $place } por ${ $fare }
        [buy] comprar { AS($upgrade, "the") } por ${ $price }
       *[end] terminar el turno
    }
    .short = { $does ->
        [pick] recoger al { $type } que va a { $to }
        [drop] dejar al { $type } por ${ $fare }
       *[other] { drive.name }
    }
# en: e4cec83b
anew =
    .asks = { FORM($who, "vuelves", "vuelve") } a elegir la última acción
    .you = La multa está resuelta: vuelve a elegir tu última acción o termina tu turno.
    .name = { drive.name }
    .short = { drive.short }
# en: f91896a1
things-to-click = Haz clic en { $here ->
    [no] {""}
   *[other] { $here } o en{" "}
}la casilla a la que vas, o termina tu turno.{ $last ->
    [no] {""}
   *[other] {" "}{ last-comes-late }
}
# en: 1a7eee95
last-comes-late = Lo que hagas aquí termina tu turno, y antes se mueve la patrulla.
# en: 6483b513
a-passenger-here = la carta del pasajero de aquí
# en: b23c7a40
your-passenger-here = tu pasajero, que se baja aquí
# en: af9115db
an-upgrade-here = una mejora que vende esta tienda
# en: 0288bcee
errand-none = hacia un pasajero o una tienda
# en: d8b5de1e
errand-waits = { -at-place } espera { AS($type, "one") } y paga ${ $fare } en { $to }
# en: 033b1e10
errand-sells = { -at-place } hay una tienda con { AS($upgrade, "the") }, y { $n ->
    [0] quien tiene más mejoras gana un premio
   *[other] { $n } { FORM($n, "pasajero lo pide", "pasajeros lo piden") }
}
# en: a24ef84c
errand-one = tu pasajero quiere ir a { $places }
# en: 970a967c
errand-more = tus pasajeros quieren ir a { $places }
# en: 3e3e80c0
driven-so-far = { $over ->
    [below] Puedes avanzar { $away } { FORM($away, "casilla", "casillas") } más sin correr de más
    [at] Estás justo en el límite de velocidad
   *[over] Vas { $away } por encima del límite: la patrulla te perseguirá y { $caught ->
        [no] no puede llegar hasta aquí
        [yes] aquí te alcanza seguro
       *[other] aquí te alcanza con { $caught } de las { $die_sides } caras de su dado
    }
}.
# en: 85a07222
drives = { $who } { FORM($who, "conduces", "conduce") } { $spaces } hasta { $place }
# en: 70657cc2
over-the-limit = { $n } { FORM($n, "casilla", "casillas") } por encima del límite de velocidad
# en: 7e7f0053
acts = { $who } { $does ->
    [pick] { FORM($who, "recoges", "recoge") } a { AS($rider, "paying") }
    [drop] { FORM($who, "dejas", "deja") } al { $type } en el destino { $to }{ for-pay }
   *[buy] { FORM($who, "compras", "compra") } { AS($upgrade, "the") }{ for-price }
}
# en: 6101777e
about-to-act = { $who } { FORM($who, "vas", "va") } a { $does ->
    [pick] recoger a { AS($rider, "paying") }
    [drop] dejar al { $type } en el destino { $to }{ for-pay }
   *[buy] comprar { AS($upgrade, "the") }{ for-price }
}: eso termina el turno, así que antes se mueve la patrulla
# en: 391c008e
for-pay = { $pay ->
    [no] {""}
   *[other] {" "}({ $pay })
}
# en: 719ac19e
for-price = { $price ->
    [0] {""}
   *[other] {" "}por ${ $price }
}
# en: 72000d4a
paid = +${ $fare }{ $more ->
    [0] {""}
   *[other] , de ellos ${ $more } por mejoras
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 416a431a
roll =
    .asks = rueda el dado de persecución
    .name = en el dado de persecución sale un { $face }
    .told = En el dado de persecución sale un { $face }; por { $n } { FORM($n, "casilla", "casillas") } de más, la patrulla tiene { $spaces } para perseguir{ $who ->
        [you] te
       *[other] {" "}a { $who }
    }
# en: b7a596dd
catches = La patrulla { $who ->
    [you] te alcanza
   *[other] alcanza a { $who }
}
# en: 1c2e0833
does-not-reach = La patrulla llega { -to-place } y no { $who ->
    [you] te alcanza
   *[other] alcanza a { $who }
}
# en: e34b7f8b
chase =
    .asks = { FORM($who, "eliges", "elige") } el camino de la patrulla
    .you = La patrulla tiene { $chase } { FORM($chase, "casilla", "casillas") } para perseguir{ $whom ->
        [you] te
       *[other] {" "}a { $whom }
    }, y varios caminos: haz clic donde se para.
    .guide = La patrulla { $whom ->
        [you] te persigue
       *[other] persigue a { $whom }
    }. Tú eliges su camino.
    .name = patrulla { -to-there }
    .answers = {""}
# en: d4bd632e
patrol =
    .asks = { FORM($who, "puedes", "puede") } mover la patrulla
    .you = No has corrido de más, así que puedes mover la patrulla hasta { $reach }: haz clic donde la quieras, o en ella misma para no moverla. Un rival cercano no puede correr sin riesgo.
    .guide = No has corrido de más, así que mueves la patrulla. Un rival cercano no puede correr sin riesgo.
    .name = { $stays ->
        [yes] dejar la patrulla donde está
       *[no] patrulla { -to-there }
    }
    .answers = {""}
    .told = { $who } { FORM($who, "has", "ha") } respetado el límite de velocidad y { $stays ->
        [yes] { FORM($who, "dejas", "deja") } la patrulla donde está
       *[no] { FORM($who, "llevas", "lleva") } la patrulla { -to-there }
    }
# en: fccf57db
ticket =
    .asks = se roba una multa
    .name = multa { $face }: { fine }
    .told = { $who } { FORM($who, "recibes", "recibe") } una multa: { fine }
# en: 111ea32e
stops-on-the-car = { $who } { FORM($who, "te paras", "se para") } en la casilla de la patrulla
# en: 68c9419f
lose =
    .asks = { FORM($who, "pierdes", "pierde") } una mejora
    .you = Elige la mejora que entregas.
    .name = { $keeps ->
        [yes] dejar que la grúa se lleve el taxi
       *[no] entregar { AS($upgrade, "the") }
    }
    .answer = { $keeps ->
        [yes] la grúa
       *[no] { AS($upgrade, "the") }
    }
# en: 5e3378a9
keeps-the-last = { $who } { FORM($who, "conservas tu", "conserva su") } última mejora y a cambio la grúa se lleva el taxi
# en: a3a7ab25
over =
    .asks = la partida ha terminado

## What it brought
## The log, after what was done; read by everybody.

# en: e8dd5e8f
delivers = { $who } { FORM($who, "llevas", "lleva") } al pasajero a su destino: { $pay }
# en: b7dacbfb
picks-up = { $who } { FORM($who, "recoges", "recoge") } a { AS($rider, "paying") }
# en: f14faf6b
buys = { $who } { FORM($who, "compras", "compra") } { AS($upgrade, "the") } por ${ $price }
# en: 4456b9bc
pays-dollars = { $who } { FORM($who, "pagas", "paga") } ${ $dollars }
# en: 2d7e341a
loses-upgrade = { $who } { FORM($who, "pierdes", "pierde") } { AS($upgrade, "the") }
# en: 7e65ff64
loses-passengers = { $who } { FORM($who, "pierdes", "pierde") } { $n } { FORM($n, "pasajero", "pasajeros") }
# en: 99bbe36c
towed = la grúa se lleva { $who ->
    [you] tu taxi
   *[other] el taxi de { $who }
} a la comisaría
# en: d88ccfe4
cannot-settle = { $who } no { FORM($who, "puedes", "puede") } cumplirla: { towed }
# en: f51acf33
end-is-near = Se acerca el final: a todos les queda un turno más
# en: dc2bb6bc
drove-here = { $who } { FORM($who, "has", "ha") } llegado aquí
# en: 86418f7c
car-came-here = la patrulla ha llegado aquí
# en: a9e1458a
new = recién llegado

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = ronda { $round }: turno { $who ->
    [you] tuyo
   *[other] de { $who }
}
# en: c8d388e0
aim = Gana quien tenga más dinero
# en: 473c8593
score = { $who } { sum }
# en: bb45bb1e
score-so-far = { $who } ${ $earned }{ $differ ->
    [no] {""}
   *[yes] {" "}+ ${ $n }
}
# en: f2195510
sum = ${ $dollars }
# en: cffc2fea
with-prizes-so-far = Dinero + premios hasta ahora: { $scores }
# en: d69c961f
with-prizes = { $scores } con todos los premios
# en: 64b14d5e
turns-left = Un turno más para todos: { FORM($n, "queda", "quedan") } { $n } { FORM($n, "turno", "turnos") }
# en: fe16693a
ends-when = Termina cuando { FORM($end_stacks, "se vacía", "se vacían") } { $end_stacks } de { $stacks } montones (van { $empty }), o 2 en los que ya no espera nadie
# en: 70e619a8
standing = ${ $dollars } (${ $earned } de ganancias{ $prizes ->
    [no] {""}
   *[other] {" "}y premios: { LIST($prizes, "comma") }
}); { $n } { FORM($n, "multa", "multas") }
# en: 7961ea9f
prize-of = { $thing }: ${ $dollars }
# en: d64e7017
prize-upgrades = mejoras
# en: 7c9480e4
prize-tickets = pocas multas
# en: 760c6e4d
prize-distance = turno más largo sin multa
# en: 4089b0da
all-share = Todos tienen lo mismo y comparten la victoria. { $ended }
# en: 228435df
has-won = { $n ->
    [1] { $winners } { FORM($who, "ganas", "gana") }
   *[other] Victoria compartida de { $winners }
} por { $scores } con todos los premios{ $richer ->
    [no] {""}
   *[other] ; { $richer }
}. { $ended }
# en: 989968fb
has-more = sin premios { $who ->
    [you] tú tienes
   *[other] { $who } tiene
} más
# en: 86434cff
ended-by-standstill = La partida terminó porque ya nadie podía llevar a nadie; después hubo un turno más para todos
# en: c95ee0c0
ended-by-rounds = La partida terminó porque se acabaron las rondas
# en: 6039f4bd
ended-by-stacks = La partida terminó porque { FORM($empty, "se vació", "se vaciaron") } { $empty } de { $stacks } montones de pasajeros{ FORM($cleared, ", dos de ellos sin nadie esperando al lado", "") }; después hubo un turno más para todos

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 28c90243
position = ronda { $round }, { $question }{ $moved ->
    [0] {""}
   *[other] , lleva { $moved } { FORM($moved, "casilla", "casillas") }
}; { $taxis }; patrulla en { $car }
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: f5945452
taxi = { $who } { -at-place } ${ $dollars }{ $owned ->
    [no] {""}
   *[other] , { LIST($owned, "comma") }
}{ $riders ->
    [no] {""}
   *[other] , con { $riders }
}{ $n ->
    [0] {""}
   *[other] , { $n } { FORM($n, "multa", "multas") }
}{ $delivered ->
    [0] {""}
   *[other] , ha llevado a { $delivered }
}
# en: f27e55e5
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Esa casilla no existe.
# en: c0b0e3fa
car-goes-so-far = La patrulla se puede mover hasta { $reach }, y { $place } está más lejos.
# en: e8333d47
car-not-there = Tras { $spaces } por uno de los caminos más cortos, la patrulla no está { -at-place }.
# en: 1571e331
not-your-home = { $place } no está junto al garaje de { -te }.
# en: 88780f01
nobody-drives = Ahora no conduce nadie.
# en: 1c809d82
stands-there = El taxi ya está ahí. Haz clic en los pasajeros y las mejoras que hay junto al mapa.
# en: 463fade1
nobody-drives-in = En la comisaría no entra nadie conduciendo.
# en: b04a0f4d
most-driven = Un turno es de { $most_spaces } { FORM($most_spaces, "casilla", "casillas") } como mucho.
# en: 28ccef7d
so-far-away = { $place } está a { $away }{ $caught ->
    [far] , más lejos de lo que llega un turno.
    [no] : { $n } por encima del límite de velocidad, pero la patrulla no te alcanza allí. Haz clic otra vez para ir.
    [yes] : { $n } por encima del límite de velocidad, y la patrulla te alcanza allí seguro. Haz clic otra vez para ir.
   *[other] : { $n } por encima del límite de velocidad, y la patrulla te alcanza allí con { $caught } de las { $die_sides } caras de su dado. Haz clic otra vez para ir.
}
# en: ddaf1f9b
no-such-pick-up = Esa parada no existe.
# en: 9bb16428
nobody-waits = Ahí no espera nadie.
# en: 6d5fb8e7
waits-at = Ese pasajero espera { -at-place }: ve antes hasta allí.
# en: 8c68ef8b
drive-first = Un taxi avanza al menos una casilla antes de hacer algo.
# en: f382e42d
nobody-stops = Nadie se para donde hay otro taxi.
# en: aa24d3ca
no-room = No hay sitio: { FORM($capacity, "cabe", "caben") } { $capacity } como mucho, y alguno solo va a solas.
# en: be2f1eca
asks-for = Ese pasajero pide { $needs }, y tu taxi no lo tiene.
# en: b7dbf2c0
too-many-tickets = Tienes demasiadas multas: ese pasajero no sube con nadie que tenga más de { $most }.
# en: 5634438b
nobody-sits = Ese asiento está vacío.
# en: 9de4f9ea
wants-to = Ese pasajero quiere ir al destino { $to }, { -at-place }: ve antes hasta allí.
# en: ba601cf0
no-such-upgrade = Esa mejora no existe.
# en: 67e72041
no-store = Aquí no hay ninguna tienda.
# en: e0b9ea20
not-in-store = En esta tienda no hay { $upgrade }.
# en: 49461a8b
nobody-buys = Deja antes a tus pasajeros: nadie compra con un pasajero a bordo.
# en: 41cb00b4
one-a-turn = Una tienda vende una mejora por turno.
# en: c50bd896
track-full = La fila de { $upgrade } está llena.
# en: bb488898
costs-more = Cuesta ${ $price }, y { $who } solo { FORM($who, "tienes", "tiene") } ${ $dollars }.
# en: c6708750
bot-random = Turista (juega lo que sea)
# en: a31a5bac
bot-random-does = Hace cualquier acción permitida, todas por igual.
# en: c9c4a0ee
bot-nearest = Toñito (niño)
# en: 55cd4548
bot-nearest-does = Juega como un niño: corre a lo más cercano, por poco que pague.
# en: 5aade4e5
bot-beginner = Lou con la L (principiante)
# en: eff09617
bot-beginner-does = Conduce como Carla Prudente, pero deja al azar una de cada treinta decisiones.
# en: e8cd4c60
bot-law-abiding = Carla Prudente (normal)
# en: 56945686
bot-law-abiding-does = Nunca excede la velocidad y va a lo que más paga por turno.
# en: b64a79ad
bot-expected-money = Eddie el Rápido (fuerte)
# en: a40ba723
bot-expected-money-does = Compara lo que paga un turno con la probabilidad exacta de una multa y corre donde vale la pena.
# en: cc730a51
bot-tree-search = La Central (experto)
# en: 85d589c8
bot-tree-search-does = Sopesa las probabilidades, juega muchas partidas desde cada decisión y elige lo que ganó claramente más.
# en: 92478a41
goal-best-turn = dinero de este turno
    .amount = ${ MONEY($n) }
    .about = Lo que tienes de media tras el mejor turno: tu dinero, la mitad de las tarifas a bordo y $3 por mejora.
    .best = más dinero en este turno
    .why = Tras este turno tienes ${ MONEY($n) } de media (tu dinero, $3 por mejora y la mitad de cada tarifa a bordo)
    .lost = Eso te costó ${ MONEY($n) }
# en: bd9dcbd7
goal-lawful-turn = dinero sin correr
    .amount = ${ MONEY($n) }
    .about = Lo que tienes tras el mejor turno si correr siempre trae una multa.
    .best = más dinero sin pasar del límite
    .why = Tras este turno tienes ${ MONEY($n) } (tu dinero, $3 por mejora y la mitad de cada tarifa a bordo)
    .lost = Eso te costó ${ MONEY($n) }
# en: de03fe11
goal-no-ticket = evitar la multa
    .about = Probabilidad de librarte de la multa si terminas el turno allí.
    .best = menor riesgo de multa
    .why = Te libras de la multa con una probabilidad del { $n }
# en: dadf9187
goal-patrol-car = daño de la patrulla
    .amount = ${ MONEY($n) }
    .about = Cuántos dólares les cuesta de media la patrulla a los demás en su mejor turno siguiente.
    .best = lo que más perjudica a los rivales
    .why = A los demás les cuesta ${ MONEY($n) } de media en su próximo turno
    .same = Esta vez da igual dónde la pongas.
