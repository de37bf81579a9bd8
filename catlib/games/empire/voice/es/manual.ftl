### Empire: el reglamento. Cada page-… es un capítulo en Markdown, en este orden; uno vacío se omite.
### { ours } señala nuestra lectura, o lo inventado. Variables: el archivo en en; palabras: docs/glossary/es.md.

# en: 41ceaa87
page-aim =
    ## De qué trata

    Los jugadores luchan por Nueva York. En el mapa están sus barrios, y cada barrio es de quien tiene cubos en él. Con los dados se quitan barrios a los demás. Gana quien antes { $objective ->
        [everything] ocupe toda la ciudad
       *[missions] cumpla la misión secreta de su carta de oficio
    }.

# en: 2cc966c6
page-needs =
    ## Qué hace falta

    - El mapa y { $cube_supply ->
        [0] muchos cubos, de un color para cada jugador.
       *[other] { $cube_supply } cubos de un color para cada jugador. Cuando se te acaban, no recibes más.{ ours }
    }
    - { $attack_dice } { FORM($attack_dice, "dado", "dados") } para quien ataca y { $defend_dice } para quien defiende, de { $sides } caras.
    - Una carta por cada barrio, con una ardilla, una rata o una paloma{ $wild_cards ->
        [0] {""}
       *[other] , y { $wild_cards } { FORM($wild_cards, "comodín", "comodines") }
    }.
    { $objective ->
        [everything] {""}
       *[missions] - { $missions } { FORM($missions, "carta de oficio", "cartas de oficio") } con misiones secretas.
    }

# en: 74989f60
page-map =
    ## El mapa

    Los { $size } barrios están en { $boroughs } { FORM($boroughs, "distrito", "distritos") }. Los barrios que se tocan son vecinos.{ $ways ->
        [no] {""}
       *[some] {" "}También lo son los que están unidos por encima o por debajo del agua: hay { $ways }.
    }{ $invented ->
        [yes] {" "}El mapa impreso se ha perdido; este lo hemos inventado nosotros.{ ours }
       *[no] {""}
    }

    Mientras ocupas un distrito entero, te da en cada turno un premio de cubos nuevos:

    | distrito | barrios | premio |
    | --- | --- | --- |
    { $rows }
# en: a312cc1f
bridges = { $n } { FORM($n, "puente", "puentes") }
# en: a997c056
tram-lines = { $n } { FORM($n, "teleférico", "teleféricos") }
# en: 5714d427
subway-lines = { $n } { FORM($n, "línea", "líneas") } de metro
# en: 51d66708
row-of-borough = | { $name ->
    [the-bronx] El Bronx
   *[other] { $name }
} | { $n } | { $brings }{ FORM($printed, "", ours) } |

# en: df93c137
page-start =
    ## Antes de empezar

    { $first_player ->
        [highest-roll] Cada uno tira un dado. Empieza la tirada más alta; si hay empate, quienes han empatado vuelven a tirar.
       *[seat-1] Empieza quien está en el primer puesto.
    }{ ours }

    Reparte las cartas de los barrios, de una en una. { $neutral ->
        [yes] Un tercio no le toca a nadie:{ ours } en cada uno de esos barrios hay { $neutral_cubes } { FORM($neutral_cubes, "cubo neutral", "cubos neutrales") }.{ ours } Nunca atacan, y siempre tiran todos los dados que pueden.
       *[no] Si no salen justas, los primeros reciben una más.{ ours }
    } Pon un cubo en cada barrio que te haya tocado y devuelve las cartas. Barájalas{ FORM($usable_wilds, " con los comodines", "") }: son el mazo del que se roba.{ ours }{ $objective ->
        [everything] {""}
       *[missions] {" "}Reparte una carta de oficio a cada jugador, que la guarda en secreto.
    }

    Cada jugador empieza con { $cubes } { FORM($cubes, "cubo", "cubos") } en total{ FORM($two, ours, "") }. Los que le quedan los coloca en sus barrios, { $placement ->
        [one-by-one] por turno y de uno en uno
       *[all-at-once] un jugador tras otro, todos de una vez
    }.{ ours }

# en: 2ce78bc1
page-turn =
    ## Tu turno

    1. **Cubos nuevos.** Cuenta tus barrios. { $neighborhoods_per_cube ->
        [1] Cada uno te da
       *[other] Cada { $neighborhoods_per_cube } te dan
    } un cubo nuevo; siempre recibes al menos { $least_cubes }. Suma el premio de cada distrito que ocupas entero y lo que te dé un trío de cartas. Coloca estos cubos en los barrios tuyos que quieras.
    2. **Ataca.** Tantas veces como quieras, o ninguna. Elige un barrio tuyo con dos cubos o más y un vecino suyo que ocupe otro. Entonces hay una batalla.
    { $free_move ->
        [adjacent] 3. **Traslada.** Una vez puedes llevar cubos de un barrio tuyo a otro tuyo que esté al lado.{ ours } Al menos un cubo se queda.
        [connected] 3. **Traslada.** Una vez puedes llevar cubos de un barrio tuyo a otro al que se llegue por barrios tuyos.{ ours } Al menos un cubo se queda.
       *[none] {""}
    }
    3. **Roba una carta.** Si en este turno has conquistado algún barrio, roba una carta; solo una, aunque hayas conquistado varios.

    Después le toca al siguiente jugador.

# en: 00043bc3
page-battle =
    ## Una batalla

    - **Quien ataca** { $attack_dice ->
        [1] tira un dado.
       *[other] elige cuántos dados tira, hasta { $attack_dice }. En su barrio tiene que tener más cubos que dados.
    }
    - **Quien defiende** { $defend_dice ->
        [1] tira un dado.
       *[other] elige cuántos dados tira,{ ours } hasta { $defend_dice }, pero nunca más que los cubos que hay en el barrio.
    } Los dos tiran a la vez.
    - **Compara** el dado más alto de cada lado. El más bajo pierde un cubo; si son iguales, lo pierde { $ties ->
        [defender] quien ataca
       *[attacker] quien defiende
    }. { $pairs ->
        [1] {""}
        [2] Si los dos han tirado dos dados o más, compara del mismo modo el segundo más alto.
       *[other] Si los dos han tirado dos dados o más, compara del mismo modo el segundo más alto, y luego el tercero.
    }
    - **Seguir o parar:** quien ataca lo elige después de cada tirada.
    - **Conquista:** cuando cae el último cubo que defiende, avanza con al menos tantos cubos como dados has tirado. Al menos un cubo se queda: ningún barrio está nunca vacío.

# en: 95480219
page-cards =
    ## Las cartas

    Tres cartas con el mismo animal, o una de cada animal, forman un trío.{ $usable_wilds ->
        [no] {""}
       *[yes] {" "}Un comodín vale por el animal que quieras, y un trío puede llevar dos.{ ours }
    } Al empezar tu turno puedes canjear un trío{ ours } por más cubos nuevos. Cuántos son depende de los tríos que se hayan canjeado antes entre todos:{ ours }

    | trío | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | cubos{ ours } | { $awards } |

    Después, cada trío da { $set_step ->
        [0] tantos cubos como el anterior
       *[other] { $set_step } más que el anterior
    }.{ ours }

    { $forced_exchange ->
        [0] {""}
       *[other] Con { $forced_exchange } { FORM($forced_exchange, "carta", "cartas") } o más en la mano tienes que canjear un trío si lo tienes, incluso dos veces en un turno y justo después de una batalla.{ ours }
    }

    Los tríos canjeados se apartan. { FORM($inherit_cards, "Quien deja a otro fuera de la partida se queda con sus cartas.", "También se apartan las cartas de quien queda fuera de la partida.") }{ ours } Cuando se acaba el mazo, { $empty_pile ->
        [reshuffle] se baraja todo lo apartado y es el mazo nuevo
       *[no-card] nadie roba más
    }.{ ours }

# en: 6cb7785c
page-end =
    ## El final

    { $objective ->
        [everything] {""}
       *[missions]
        Ganas en cuanto tu misión se cumple { $mission_counts ->
            [at-once] en tu propio turno
           *[next-turn] al empezar tu turno siguiente
        }.{ ours } Estas son las misiones:{ ours }

        { $mission_list }
    }

    { $neutral ->
        [no] Quien ocupa todos los barrios ha ganado.
       *[yes] Quien ocupa todos los barrios que no son neutrales ha ganado.{ ours }
    } Quien se queda sin barrios está fuera de la partida.

    { $turn_limit ->
        [0] {""}
       *[other] Tras { $turn_limit } { FORM($turn_limit, "ronda", "rondas") } gana quien tenga más barrios; si hay empate, de ellos quien tenga más cubos.{ ours }
    }
# en: 8ee88a98
mission-point = - **{ -job }:** { mission-says }

# en: d234b63a
worked-turn = Juegan tres. Tú ocupas 16 barrios cuando empieza tu turno; los otros dos son bots, Capitán 1 y Capitán 2.
    .title = Un turno, jugada a jugada
    .note-0 = 16 entre 3 son 5, y el que sobra no da nada.
    .note-1 = Un puente une los dos.
    .note-3 = Un cubo tira un dado, así que se compara una pareja: tu dado más alto con ese.
    .note-6 = Tenían que ir al menos 3, tantos como dados, y 1 se tiene que quedar.
    .note-9 = Dos parejas, dos cubos.
    .note-10 = Puedes parar después de cualquier tirada.
    .note-12 = Una sola carta, por mucho que hayas conquistado.
