### Meow Meow Daifugō: lo que se lee al jugar. Variables: el archivo en en; palabras: docs/glossary/es.md.

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 2a6d322e
welcome = { $alone ->
    [yes] Quédate sin cartas en los menos turnos posibles: seis o menos está bien. Después de cada jugada recibes una carta.
   *[no] Gana la ronda quien antes se queda sin cartas. { $rivals ->
        [1] Quien aún tiene cartas pierde puntos por sus círculos.
       *[other] Los demás pierden puntos por los círculos de las cartas que aún tienen.
    }
}

## Names
## Taken into other sentences. The number comes first, as in "5 de copas".

# en: 696c3bc4
mikan = Mikan
# en: b73fa7d9
kuro = Kuro
# en: 4da6a144
shiro = Shiro
# en: fb304628
tama = Tama
# en: 97e1f657
white = blanco
    .feminine = blanca
# en: 41f60f2b
black = negro
    .feminine = negra
# en: 96bdd929
doppelganger = doble
# en: 924c14fb
card = { $number } { $suit }
    .the = el { card }
# en: 80a41843
black-card = { $number } negro ({ $second ->
    [yes] 2 círculos
   *[no] 1 círculo
})
    .short = { $number } negro
    .the = el { black-card }
# en: b3b3fb04
wild = ? { $suit }
    .the = el { wild }
# en: 4eb90507
a-card = una carta
# en: 0d1a2e73
a-wild = un ?
# en: 78ea4ecc
cards = { $n ->
    [0] ninguna carta
   *[other] { $n } { FORM($n, "carta", "cartas") }
}
# en: dc30e4a0
circles = { $n } { FORM($n, "círculo", "círculos") }
# en: 24247463
points = { $n } { FORM($n, "punto", "puntos") }
# en: c7967fdd
turns = { $n } { FORM($n, "turno", "turnos") }

## Plays
## What plays are called, in the log and on the table.

# en: 01d81550
single = { $wild ->
    [0] { $rank } { $suit }
   *[other] ? { $suit } como { $rank }
}
    .the = el { single }
    .a = un { single }
# en: 81339a67
equal = { $count ->
    [2] pareja
    [3] trío
    [4] cuarteto
    [5] quinteto
    [6] sexteto
   *[7] septeto
} de { $rank } ({ $held })
    .the = { $count ->
        [2] la
       *[other] el
    } { equal }
    .a = { $count ->
        [2] una
       *[other] un
    } { equal }
# en: 820c5599
two-black = dos negros
# en: cd1e4119
a-doppelganger = un doble
# en: 3011763c
doppelganger-twice = un doble como dos
# en: f548d494
sequence = escalera { AS($suit, "feminine") } { $numbers }{ $wild ->
    [0] {""}
   *[other] , ? como { $wild }
}
    .the = la { sequence }
    .a = una { sequence }
# en: 99d4cd45
doppelgangers = escalera de dobles { $numbers }
    .the = la { doppelgangers }
    .a = una { doppelgangers }
# en: 758f70ac
the-other-black = { $play } (1 círculo)
    .the = { AS($play, "the") } (1 círculo)
    .a = { AS($play, "a") } (1 círculo)
# en: 1c0e5103
other-blacks = { $play } ({ $numbers } negro de 1 círculo)
    .the = { AS($play, "the") } ({ $numbers } negro de 1 círculo)
    .a = { AS($play, "a") } ({ $numbers } negro de 1 círculo)

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b9f3660
shuffle =
    .asks = se baraja el mazo
    .name = { AS($card, "the") } va en el lugar { $place } del mazo
    .told = Se baraja el mazo
# en: f657f159
deal =
    .asks = se reparte una carta
    .name = { $who } recibe { AS($card, "the") }
    .told = Se { FORM($each, "reparte", "reparten") } { $each } { FORM($each, "carta", "cartas") }{ $alone ->
        [yes] {""}
       *[no] {" "}a cada uno
    }
# en: 8fbc484b
last-round = La ronda anterior la { FORM($who, "ganaste tú", "ganó") }{ $who ->
    [you] {""}
   *[other] {" "}{ $who }
}
# en: 6324b35e
has-cards = { $who } { FORM($who, "tienes", "tiene") }: { $cards }
# en: 16a9381e
turn-up =
    .asks = se descubre una carta
    .name = se descubre { AS($card, "the") }
    .told = Se { FORM($n, "descubre", "descubren") }: { $cards }
# en: b998c564
draw =
    .asks = se roba una carta
    .name = { $who } roba { AS($card, "the") }
    .told = { $who } { FORM($who, "robas", "roba") } { AS($card, "the") }
# en: d5c2af78
exchange =
    .asks = { FORM($who, "tienes los dos ? y pones", "tiene los dos ? y pone") } uno debajo del mazo
    .you = Tienes los dos ?: haz clic en el que va debajo del mazo.
    .guide = Nadie se queda con los dos ?. Pon uno debajo del mazo.
    .name = poner { AS($card, "the") } debajo del mazo
    .told = { $who } { FORM($who, "pones", "pone") } { AS($card, "the") } debajo del mazo

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 74a1d263
duel =
    .asks = { FORM($who, "eliges", "elige") } una carta para enseñar; empieza la más baja
    .you = ¿Quién empieza? Todos enseñan una carta y empieza la más baja. Haz clic en la tuya: se queda en tu mano.
    .guide = ¿Quién empieza? Todos enseñan una carta y empieza la más baja. La tuya se queda en tu mano.
    .name = enseñar { AS($card, "the") }
    .told = { $who } { FORM($who, "eliges", "elige") } { AS($card, "the") } para enseñar
# en: 5d931646
shows = { $who } { FORM($who, "enseñas", "enseña") } el { $card }
# en: c232c5a2
the-lowest-starts = Empieza la más baja: { $who }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 1f9896fe
play =
    .asks = { $lead ->
        [alone] { FORM($who, "juegas", "juega") } lo que { FORM($who, "quieras", "quiera") } en el turno { $turn }; con { $turn } { FORM($turn, "carta", "cartas") } o más, la siguiente se elige
        [shown] { FORM($who, "sales", "sale") } con lo que { FORM($who, "quieras", "quiera") } que lleve el { $must }
        [none] { FORM($who, "superas", "supera") } { AS($top, "the") } o { FORM($who, "pasas", "pasa") }
       *[free] { FORM($who, "sales", "sale") } con lo que { FORM($who, "quieras", "quiera") }
    }
    .you = { $lead ->
        [alone] Haz clic en las cartas que juegas: una, números iguales o una escalera. { next-card } { fewer-cards }
        [shown] Sales tú: haz clic en las cartas que juegas, con el { $must } entre ellas.
        [none] { $beats ->
            [yes] Haz clic en cartas que superen { AS($top, "the") }: el mismo número de cartas, de la misma clase y más altas. O { passing }.
           *[no] No tienes nada que supere { AS($top, "the") }: { passing }.
        }
       *[free] Sales tú: haz clic en lo que juegas: una carta, números iguales, o tres o más seguidas del mismo color.
    }
    .guide = { $does ->
        [play] { $lead ->
            [alone] { $left ->
                [0] Así te quedas sin cartas.
               *[other] { $chooses ->
                    [yes] Eso basta para elegir tu próxima carta.{ longer-plays }
                   *[no] Eso no basta para elegir la próxima carta: viene del mazo.
                }
            }
            [none] Supera eso: juega el mismo número de cartas, pero más altas.{ twin }
            [shown] Para ver quién empieza, cada uno ha enseñado una carta. La tuya era la más baja: empiezas tú, y tiene que ir en tu jugada.
           *[other] Sales tú: juega una carta, números iguales o una escalera de tres o más de un color.{ twin }
        }
        [take] { $beats ->
            [yes] Podrías superar eso, pero pasa y toma una carta.
           *[no] Eso no lo puedes superar: pasa y toma una carta.
        } { why-pass }
       *[pass] { $beats ->
            [yes] Podrías superar eso, pero pasa. { why-pass }
           *[no] Eso no lo puedes superar: pasa.
        }
    }
    .name = { $does ->
        [pass] pasar
        [take] pasar y tomar el { $card }
       *[play] { $play }
    }
    .gain = { $does ->
        [play] { $left ->
            [0] { $alone ->
                [yes] Así te quedas sin cartas.
               *[no] Así te quedas sin cartas y ganas la ronda.
            }
           *[other] { keeps }{ $alone ->
                [yes] {""}
               *[no] {" "}{ beaten }
            }
        }
        [take] { why-pass }
       *[pass] { $beats ->
            [yes] { why-pass }
           *[no] {""}
        }
    }
    .told = { $does ->
        [pass] { $who } { FORM($who, "pasas", "pasa") }
        [take] { $who } { FORM($who, "pasas y tomas", "pasa y toma") } el { $card }
       *[play] { $who } { $lead ->
            [free] { FORM($who, "sales", "sale") } con
            [shown] { FORM($who, "sales", "sale") } con
           *[other] { FORM($who, "juegas", "juega") }
        } { AS($play, "a") }
    }
# en: 8130e53b
keeps = Te { FORM($left, "queda", "quedan") } { $left } { FORM($left, "carta", "cartas") }, para jugar en { $plays } { FORM($plays, "jugada", "jugadas") }.
# en: ab299934
longer-plays = { $longer ->
    [later] {" "}Guarda las jugadas más largas para más tarde, cuando cada turno pide más cartas.
    [now] {" "}Con más cartas a la vez vacías antes la mano.
   *[no] {""}
}
# en: 9147f9a3
beaten = { $beating ->
    [0] Nadie puede superarlo.
   *[other] { $kind ->
        [single] De las { $hidden } cartas que pueden tener los demás, { $beating } lo { FORM($beating, "supera", "superan") }.
       *[other] Para superarlo hace falta { $needed }.
    }
}
# en: 1c9ebc7c
why-pass = { $reason ->
    [fewer] { $card }: con ella, tus { $left } cartas salen en { $plays } { FORM($plays, "jugada", "jugadas") } (sin ella: { $were }).
    [joins] { $card }: también con ella, tus { $left } cartas salen en { $plays } { FORM($plays, "jugada", "jugadas") }.
    [deck] Ninguna carta de la mesa te ahorra una jugada, pero una del mazo puede.
    [alike] Va con cartas que tienes, y también otra de la mesa.
    [high] { $card }: ninguna carta sola la supera. Con ella puedes volver a salir.
    [breaks] Para superarlo tendrías que separar cartas que van juntas.
    [cheap] Tiene menos círculos: te cuesta menos si pierdes.
    [none] Todavía ninguna carta de la mesa va con las tuyas.
    [open] Una carta que tomas puede formar más tarde una pareja o una escalera.
    [waits] Deja que los demás gasten antes sus cartas altas.
   *[saves] Las cartas altas valen más hacia el final: con ellas vuelves a salir.
}
# en: 0c4bb1f8
twin = { $holds ->
    [yes] {" "}Un doble cuenta como una carta o como dos.
   *[no] {""}
}
# en: d4be35ef
next-card = { $reach ->
    [no] No puedes jugar { $turn } cartas a la vez:
   *[yes] { $turn ->
        [1] Con { $turn } carta o más eliges tu próxima carta.
       *[other] Con { $turn } cartas o más eliges tu próxima carta.
    }
}
# en: 9997f4bc
fewer-cards = { $reach ->
    [no] tu próxima carta viene del mazo.
   *[yes] { $turn ->
        [1] Cada turno pide una carta más.
       *[other] Con menos, viene del mazo.
    }
}
# en: 8a06d1a1
passing = { $passes ->
    [pass] pasa
    [take] pasa y toma una carta de la mesa
   *[either] pasa y, si quieres, toma una carta de la mesa
}
# en: b7c1b9bd
nobody-beats = Nadie supera la última jugada: { $who ->
    [you] ahora sales tú
   *[other] ahora sale { $who }
}
# en: 82150c45
choose =
    .asks = { FORM($who, "tomas", "toma") } una carta de la mesa o la primera del mazo
    .you = Haz clic en una carta de la mesa para tomarla, o toma la primera del mazo.
    .name = tomar { $does ->
        [top] la primera carta del mazo
       *[take] el { $card }
    }
    .guide = Elige tu próxima carta. { why-pass }
    .gain = { why-pass }
    .told = { $who } { FORM($who, "tomas", "toma") } { $does ->
        [top] la primera carta del mazo
       *[take] el { $card } de la mesa
    }

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: a3a7ab25
over =
    .asks = la partida ha terminado
# en: dbfd6e65
wins-the-round = { $who } { FORM($who, "ganas", "gana") } la ronda
# en: 2b90d22f
all-played = Todas las cartas jugadas, en el turno { $turn }
# en: f5cebef2
loses = { $who } { FORM($who, "pierdes", "pierde") } { $lost } por { $circles }
# en: 89ce497d
for-cards-left = { $who } { FORM($who, "tienes", "tiene") } aún { $circles }: { $band } cuestan { $lost }
# en: 02df9761
outcome = { $alone ->
    [yes] { $cleared ->
        [yes] logrado en el turno { $turn }
       *[no] no logrado en { $turns }
    }
   *[no] { wins-the-round }{ $losers ->
        [no] {""}
       *[other] ; { FORM($n, "pierde", "pierden") } la partida: { $losers }
    }
}
# en: 8734cf28
standing = { $alone ->
    [yes] { $cleared ->
        [yes] logrado en el turno { $turn }
       *[no] no logrado
    }
   *[no] pierde { $lost }
}
# en: 5acfe3d1
ending-alone = { $cleared ->
    [yes] Has jugado todas tus cartas en { $turns }
   *[no] No lo has logrado en { $turns }
}
# en: 9a7216b3
ending-of-two = { $who } { FORM($who, "ganas", "gana") } la partida: { has-lost }
# en: 51bc7aec
has-lost = { $whom } { FORM($whom, "has", "ha") } perdido { $lost }
# en: 9d38c7a2
won-the-round = { wins-the-round } al quedarse sin cartas
# en: a7c448f4
loses-the-match = { $who } { FORM($who, "pierdes", "pierde") } la partida tras perder { $lost }

## The position
## For the terminal and for reports of errors; in short.

# en: db998ff9
goal-alone = Juega todas tus cartas en el menor número de turnos (seis o menos está bien); este es el turno { $turn }
# en: e1c1b9ff
goal = Quien antes juega todas sus cartas gana{ $ends ->
    [last-point] ; los demás pagan por los círculos de las cartas que les quedan. { $sizes }. Puntos perdidos: { $lost }
   *[one-round] {" "}la ronda. { $sizes }
}
# en: d9e6af3d
card-count = { $n } { FORM($n, "carta", "cartas") }
# en: 4cfbc9cb
size = { $who } { card-count }
# en: 4caa3349
lost-so-far = { $who } { $n }
# en: 879d5450
heading = { $alone ->
    [yes] turno { $turn }
   *[no] ronda { $round }
}
# en: 7279cd8d
position = { $hands }; mesa: { $field }; mazo: { $pile }; { $now }
# en: 5e95646f
hand = { $who }: { $cards }
# en: f0a695bc
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] , puntos perdidos { $points_lost }
}{ $top ->
    [no] {""}
   *[other] , hay que superar { AS($top, "the") }
}
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: a9e1458a
new = nueva
# en: 1fb1fcb1
just-taken = recién tomada

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

# en: df9eccff
log-to = para { -te }: { $card }
# en: 00740777
log-a-card-to = una carta para { -te }
# en: e1d451f7
log-turned-up = se descubre { AS($card, "the") }
# en: fc55bea1
log-others-show = , { $shown }
# en: f6db26e2
log-shown = { $who } { $card }
# en: f3383b01
log-wins = { FORM($who, " y ganas", " y gana") } la ronda{ $paid ->
    [no] {""}
   *[other] ; { $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: a474f766
nobody-plays = Ahora no juega nadie.
# en: 7b5c81a5
not-in-hand = { $cards }: no está en esta mano.
# en: cd3f5b2f
no-card-chosen = Elige antes alguna carta: haz clic en ella en tu mano.
# en: 100c4661
wild-is-of-a-suit = { $cards }: una escalera es de un solo color, y este ? es { $suit }.
# en: 9f29fdb7
one-suit = { $cards }: una escalera es de un solo color, y aquí hay { $suits }.
# en: 176e1ad8
no-such-play = No van juntas: juega una carta, números iguales o una escalera de tres o más de un color.
# en: 80d9587f
forbidden = { $cards }: una regla de la casa no permite esta jugada.
# en: 53d730ef
shown-again = Quien empieza la ronda tiene que jugar también el { $must }, la carta que ha enseñado.
# en: b64fda4e
too-low = { $highest ->
    [8] Nada supera esa jugada: no hay ningún número por encima del 8.
   *[other] Eso no basta. Necesitas { $needed }.
}
# en: 1ee4e927
needed = { $kind ->
    [single] una carta por encima del { $highest }
    [set] { $count ->
        [2] una pareja
       *[other] { $count } números iguales
    } por encima del { $highest }
   *[row] una escalera de { $count } de un solo color que acabe por encima del { $highest }
}
# en: 12302360
card-comes = Está a punto de salir una carta.
# en: 62a9e22d
can-be-played = Esta carta se puede jugar.
# en: dd302fc6
leader-cannot-pass = Sales tú, así que no puedes pasar. Juega algo.
# en: ffcdc4c6
passing-takes = Para pasar, haz clic en la carta de la mesa que quieras tomar.
# en: af307278
one-card-is-shown = En el duelo se enseña una sola carta.
# en: 9563eef3
one-wild-goes = Uno de los dos ? va debajo del mazo.
# en: cc1c805c
another-number = En esta jugada el ? no puede ser ese número.
# en: 2c4a1725
another-count = Con estas cartas el doble cuenta de otra manera.
# en: d84c4c45
no-card-there = En ese lugar de la mesa no hay ninguna carta.
# en: c174c5ae
leader-takes-none = Sales tú, así que juega algo. Solo se toma una carta al pasar.
# en: d9373bd3
deck-is-empty = Cuando se acaba el mazo, nadie toma cartas.
# en: b8c3cfa3
hand-is-full = Quien tiene { $hand_limit } { FORM($hand_limit, "carta", "cartas") } no toma más.
# en: 44267656
taken-later = Juega primero: tu próxima carta llega al final del turno.
# en: 50a23b08
taken-when-passing = Las cartas de la mesa se toman al pasar.
# en: bc0b3f2b
bot-random = Gatito (juega lo que sea)
# en: a31a5bac
bot-random-does = Hace cualquier acción permitida, todas por igual.
# en: 6b372a1f
bot-highest-first = Mimi (niño)
# en: 00bcb657
bot-highest-first-does = Juega como un niño: primero sus mejores cartas, una por una.
# en: 808f55c5
bot-beginner = Chibi (principiante)
# en: dfcf9ecd
bot-beginner-does = Juega como Momo, pero deja al azar una de cada tres decisiones.
# en: f617be55
bot-lowest-first = Momo (normal)
# en: 77b7c6bb
bot-lowest-first-does = Juega el número más bajo que puede, con tantas cartas como sea posible, y pasa solo si no hay otra.
# en: 6ec5db57
bot-fewest-plays = Hana (fuerte)
# en: 6926bdb4
bot-fewest-plays-does = Juega y toma de manera que el resto de la mano se pueda soltar en el mínimo de jugadas.
# en: c3fcf6bf
bot-learned = Yuki (experto)
# en: 102fd18f
bot-learned-does = Aprendió en miles de partidas contra sí mismo dónde jugar distinto que Hana. Entre dos espera ganar el 60 % si sale, y el 30 % si al otro le queda una carta.
# en: af248355
bot-searcher = El viejo Neko (experto)
# en: 5a292dfb
bot-searcher-does = Juega cientos de rondas con las cartas ocultas que podría haber y elige lo que mejor salió.
# en: 1a5c1951
goal-points-of-the-round = puntos de la ronda
    .about = Cuántos puntos más que tú pierden los demás en esta ronda, cada uno comparado contigo; bajo 0 si tú pierdes más.
    .unit = puntos
    .why = En esta ronda pierdes { $amount } { FORM($count, "punto", "puntos") } { FORM($less, "más", "menos") } que { FORM($rivals, "el otro jugador", "los demás") }
# en: 849f514a
goal-plays-left = jugadas que faltan
    .about = En cuántas jugadas puede salir tu mano de media cuando tengas tu próxima carta; cuantas menos, mejor.
    .unit = jugadas
    .amount = { $n } jugadas
    .why = Con tu próxima carta, vaciar la mano lleva de media { $amount } { FORM($count, "jugada", "jugadas") }
