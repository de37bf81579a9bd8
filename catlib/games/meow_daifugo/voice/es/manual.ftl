### Meow Meow Daifugō: el reglamento. Cada page-… es un capítulo en Markdown, en este orden; uno vacío se omite.
### { ours } señala nuestra lectura, o lo inventado. Variables: el archivo en en; palabras: docs/glossary/es.md.

# en: 2b70c457
page-aim =
    ## De qué trata

    { $alone ->
        [yes] Juegas en solitario y quieres quedarte sin cartas en el menor número de turnos. Seis turnos son un buen resultado.
       *[no] Cada jugador tiene una mano de cartas y quiere ser el primero en quedarse sin ninguna. En tu turno juegas cartas que superan a las últimas, o pasas{ $field_cards ->
            [0] {""}
           *[other] : entonces { $must_take ->
                [yes] tomas
               *[no] puedes tomar
            } una carta más{ ours }
        }. Las cartas que aún tienes en la mano cuando alguien termina te cuestan puntos, y { $ends ->
            [last-point] quien pierde { $points } { FORM($points, "punto", "puntos") } ha perdido la partida
           *[one-round] se juega una sola ronda{ ours }
        }.
    }

# en: 17a23dd1
page-cards =
    ## Las cartas

    Hacen falta las { $in_the_deck } cartas{ $alone ->
        [yes] {""}
       *[no] {" "}y algo para apuntar los puntos
    }. Cada carta tiene un color, como blanco o negro, y un número: el 8 es el más alto y el 1, el más bajo. { $alone ->
        [yes] Los circulitos al pie no cuentan cuando juegas en solitario.
       *[no] Los circulitos al pie de una carta son lo que te cuesta si al final aún la tienes.
    }

    | cartas | números | círculos |
    | --- | --- | --- |
    { $sorts }

    { $doppelganger ->
        [no] {""}
       *[yes] - Un **doble** es un gato con otro igual: cuenta como una carta o como dos iguales, lo que quieras, solo o con otras cartas.{ ours }
    }
    { $wilds ->
        [0] {""}
       *[other] - Un **?** es cualquier número del 1 al 8 de su propio color. Lo eliges al jugarlo.
    }
# en: e9e6eb69
sort = | { $sort } | { $numbers } | { $circles }{ $sort ->
    [black-one] { ours }
    [black-two] { ours }
   *[other] {""}
} |
# en: 17836664
white-cats = gatos blancos
# en: db8b330a
black-one = gatos negros, primer juego
# en: 697bfb8a
black-two = gatos negros, segundo juego
# en: bdae8aed
doppelganger-cats = dobles
# en: 741d5ea1
any = cualquiera
# en: 9eef9a9b
span = { $first } a { $last }

# en: a6ced69b
page-start =
    ## Antes de empezar

    { $alone ->
        [yes]
            1. **Reparto.** Baraja y toma { $dealt } { FORM($dealt, "carta", "cartas") }. Las demás son el mazo.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Mesa.** Descubre { $field_cards } { FORM($field_cards, "carta", "cartas") } del mazo a su lado: son la **mesa**.
            }
       *[no]
            1. **Reparto.** Baraja y reparte { $dealt } { FORM($dealt, "carta", "cartas") } a cada jugador. Las demás son el mazo, boca abajo.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Mesa.** Descubre { $field_cards } { FORM($field_cards, "carta", "cartas") } del mazo a su lado: son la **mesa**.
            }
            { $wilds ->
                [2] 3. **Los dos ?.** Quien tiene los dos pone ahora uno debajo del mazo{ ours } y roba la primera carta.
               *[other] {""}
            }
            4. **Quién empieza.** Cada uno elige una carta y todos las enseñan a la vez. Empieza el número más bajo; de números iguales, el que tiene menos círculos.{ $wilds ->
                [0] {""}
               *[other] {" "}Un ? cuenta como 8, el más alto.{ ours }
            }
            5. **Primera jugada.** Todos recuperan sus cartas. Quien empieza { $first_lead ->
                [anything] puede jugar lo que quiera
               *[shown-card] juega algo que lleve la carta que ha enseñado
            }.{ ours }
    }

# en: c320d8a7
page-plays =
    ## Qué puedes jugar

    Lo que juegas es siempre una de estas cosas:

    - **Una sola carta.**{ $twice ->
        [yes] {" "}De dos gatos negros iguales eliges tú cuál se va.
       *[no] {""}
    }
    - **Números iguales:** dos cartas o más del mismo número; los colores se pueden mezclar.
    - **Una escalera:** tres números seguidos o más, todos del mismo color, como 4, 5 y 6 negros.{ $doppelganger ->
        [no] {""}
       *[yes] {" "}Los dobles { $doppelganger_sequences ->
            [yes] son un color aparte
           *[no] no forman escaleras
        }.{ ours }
    }

# en: d06acf81
page-turn =
    ## Tu turno

    { $alone ->
        [yes]
        1. **Juega.** Lo que quieras; nada tiene que ser más alto que lo anterior.
        2. **Roba.** { $field_cards ->
            [0] Toma la primera carta del mazo. Cuando se acaba el mazo, no llega nada.{ ours }
           *[other] Cuenta: ¿es tu primer turno, el segundo, el tercero? Si has jugado al menos ese número de cartas, elige una carta de la mesa o toma la primera del mazo. Si no, toma la primera del mazo.{ $doppelganger ->
                [no] {""}
               *[yes] {" "}Un doble jugado como dos cuenta como dos.{ ours }
            } Cuando se acaba el mazo, solo puedes elegir una carta de la mesa, o no llega nada.{ ours }
        }
       *[no]
        Quien empieza juega lo que quiera: **sale**. Luego se sigue en el sentido de las agujas del reloj, y cada uno hace una de dos cosas:

        1. **Jugar.** Juega lo mismo con el mismo número de cartas, pero más alto: una pareja sobre una pareja, una escalera sobre otra igual de larga. Una escalera vale lo que su número más alto.
        2. **O pasar.** { $field_cards ->
            [0] No hay mesa, así que no tomas nada.{ ours }
           *[other] { $must_take ->
                [yes] Toma
               *[no] Puedes tomar
            } una carta de la mesa{ ours }; la siguiente del mazo llena el hueco, mientras quede. { $taking ->
                [while-the-deck-has-cards] Cuando se acaba el mazo, nadie toma más.{ ours }
               *[while-the-field-has-cards] Si la mesa está vacía, solo pasas.{ ours }
            }{ $hand_limit ->
                [0] {""}
               *[other] {" "}Quien tiene { $hand_limit } { FORM($hand_limit, "carta", "cartas") } no toma ninguna.{ ours }
            }
        }

        Puedes pasar ahora y volver a jugar cuando te toque otra vez. Cuando todos los demás han pasado, se apartan las cartas jugadas y quien jugó el último sale con lo que quiera. Quien sale no puede pasar.
    }

# en: b8c4498f
page-end =
    ## El final

    { $alone ->
        [yes] El turno en el que juegas tu última carta es el último; ya no robas más. Cuantos menos turnos, mejor.{ $solo_turns ->
            [0] {""}
           *[other] {" "}Después del turno { $solo_turns } la partida termina, lo hayas logrado o no.{ ours }
        }
       *[no]
        Quien juega la última carta de su mano gana la ronda. Los demás cuentan los círculos de las cartas que aún tienen:

        | círculos | puntos perdidos |
        | --- | --- |
        { $losses }

        { $ends ->
            [one-round] Se juega una sola ronda: gana quien se ha quedado sin cartas.{ ours }
           *[last-point] Después viene la ronda siguiente, que empieza como la primera: se barajan todas las cartas, se reparte y se enseñan cartas para ver quién empieza.{ ours } Quien ha perdido { $points } { FORM($points, "punto", "puntos") } ha perdido la partida. Si les pasa a varios en la misma ronda, { $lost_together ->
                [more-circles] ha perdido quien tenga más círculos en esa ronda
                [more-points] ha perdido quien haya perdido más puntos
               *[shared] han perdido todos ellos
            }.{ ours }
        }
    }
# en: b99bdfc4
loss = | { $circles } | { $n } |
# en: be0e113b
or-more = { $first } o más

# en: fa249bb4
worked-turn = Juegas contra el bot Hana.
    .title = Empieza una ronda
    .note-1 = El 3 negro iría bien con tus 2, 4, 5 y 6.
    .note-4 = Lleva el 1 blanco que Hana ha enseñado, y aquí el ? es un 1 negro.
    .note-5 = También una pareja, y más alta. Aquí el doble cuenta como una carta.
    .note-7 = Tu mano crece, pero ahora tienes 2, 3, 4, 5 y 6 negros.
    .note-10 = Por sí solo, el doble es una pareja.
    .note-13 = De golpe, cinco cartas menos.
