### Taxi Derby: el reglamento. Cada page-… es un capítulo en Markdown, en este orden; uno vacío se omite.
### { ours } señala nuestra lectura, o lo inventado. Variables: el archivo en en; palabras: docs/glossary/es.md.

# en: 35196626
page-aim =
    ## De qué trata

    Conduces un taxi. Recoge pasajeros y llévalos adonde quieren ir: cada uno te paga. Muchos solo suben si tu taxi tiene una **mejora**, como { $such }, así que también gastas dinero. Puedes ir tan lejos como quieras, pero si corres demasiado te persigue la patrulla. Gana quien tenga más dinero al final.

# en: 7f896be8
page-needs =
    ## Qué hace falta

    - La ciudad, un taxi para cada jugador y la patrulla, un coche negro.
    - Fichas de pasajero. Una ficha dice adónde quiere ir alguien, cuánto paga y qué pide para subir.
    - Mejoras de { $kinds } clases: { $upgrades }.
    - Multas para quienes se dejan alcanzar.
    - Un dado de { $die_sides } caras y dinero.

    { $invented ->
        [no] {""}
       *[other] De lo impreso se ha perdido esto: { $invented }. Aquí lo hemos inventado nosotros.{ ours }
    }
# en: e534985e
the-boards = los tableros
# en: 19e75d26
the-tiles = las fichas
# en: a20bef01
the-tickets = las multas

# en: 347c9f6f
page-city =
    ## La ciudad

    Cuatro barrios forman un cuadrado de { $spaces } casillas.{ $streets ->
        [shuffled-and-turned] {" "}Se barajan y se ponen girados de cualquier modo.{ ours }
        [shuffled] {" "}Se barajan.{ ours }
       *[as-arranged] {""}
    } La calle que va por el borde está cerrada.

    - Una **casilla** es un tramo de calle entre dos cruces. Los cruces no son casillas: de un tramo se pasa a cualquier tramo que lo toque.
    - Las **paradas,** dos junto a cada montón de fichas: ahí esperan los pasajeros.
    - Los **destinos,** donde se bajan los pasajeros: { $places }.
    - Las **tiendas** venden mejoras: { $sold }.{ FORM($invented_city, ours, "") }
    - Los garajes de los taxis y la comisaría.
# en: 8f8c3e0d
stores-at = { $n } a ${ $price }

# en: cc8c2c46
page-start =
    ## Antes de empezar

    1. **Taxis.** Cada jugador toma uno{ $start_tokens ->
        [0] {""}
       *[other] , { $start_tokens } { FORM($start_tokens, "mejora", "mejoras") } a ciegas
    }{ $start_money ->
        [0] {""}
       *[other] , ${ $start_money }
    } y una de las dos casillas que hay junto a su garaje.
    2. **Tiendas.** Cada una recibe a ciegas { $store_gets } { FORM($store_gets, "mejora", "mejoras") }; no llegan más.{ FORM($every_upgrade, " De cada clase de mejora se reparte al menos una.", "") }
    3. **Pasajeros.** Separa las fichas por el color del dorso y haz { $stacks } { FORM($stacks, "montón", "montones") }, cada uno con esto, de arriba abajo: { $from_the_top }. Descubre dos de cada montón en sus paradas.
    4. **Patrulla.** Espera en la comisaría. Empieza naranja.{ ours }
# en: 0cdb7d72
in-stack = { $n } de color { $colour }

# en: 518205ab
page-turn =
    ## Tu turno

    1. **Conduce.** Ve casilla a casilla, tan lejos como quieras, { $most_spaces } como mucho.{ ours } Cuenta juntas todas las casillas del turno: con más de { $speed_limit } **corres de más**.
    2. **Haz algo.** Haz una de las acciones de abajo. Antes tienes que haber avanzado al menos una casilla.{ ours }
    3. **Otra vez.** Si no corrías de más al hacerlo, puedes seguir conduciendo y hacer una acción más.
    4. **La patrulla.** Antes de tu última acción di lo que vas a hacer. Primero se mueve la patrulla, luego haces la acción y tu turno termina. Si no haces ninguna, la patrulla se mueve al final.

    Las acciones son:

    - **Recoger** a un pasajero que espera en tu casilla, si tienes las mejoras que pide su ficha. En un taxi caben { $capacity }.
    - **Dejar** a un pasajero en su destino. El banco te paga.
    - **Comprar** una mejora en una tienda, por su precio y sin nadie a bordo. Una tienda vende una por turno.
    { $shared_spaces ->
        [yes] {""}
       *[no] - Nadie hace nada ni termina un turno donde hay otro taxi; pasar de largo se puede.{ ours }
    }

# en: 3d331e22
page-patrol =
    ## La patrulla

    - **Si no has corrido de más:** puedes moverla hasta { $patrol_reach } { FORM($patrol_reach, "casilla", "casillas") }, adonde quieras. { $free_patrol ->
        [tickets-rivals] El rival en cuya casilla la dejas recibe una multa.
       *[tickets-nobody] No multa a nadie.
    }{ ours }
    - **Si has corrido de más:** tira el dado y multiplícalo por las casillas que pasan del límite. La patrulla avanza esas casillas hacia ti por un camino de los más cortos, que eliges tú.{ ours } Si te alcanza, recibes una multa.
    { $patrol_space ->
        [caught] - **Si corres de más y te paras en su casilla:** recibes una multa sin tirar.{ ours }
       *[free] - **Si corres de más y te paras en su casilla:** no pasa nada.{ ours }
    }

# en: 8eeeb4f2
page-tickets =
    ## Las multas

    Descubre una multa, guárdala y cumple lo que pide. Si puedes, tienes que hacerlo. Tus pasajeros se quedan, y haces tu última acción{ $after_ticket ->
        [chosen-anew] , u otra que puedas hacer ahí, o ninguna.{ ours }
       *[stays-announced] .
    } Si tienes que ir a la comisaría, pierdes esa acción.{ ours }

    | lo que pide | multas |
    | --- | --- |
    { $fines }

    Si no puedes cumplirla, no pagas nada,{ ours } pero **la grúa se lleva tu taxi:** tus pasajeros se bajan y no vuelven, tu taxi va a la comisaría y tu turno termina. Si la multa es tu última mejora, puedes preferir la grúa a entregarla.
# en: bb55b6f2
dollars-row = | ${ $dollars } | { $n } |
# en: 1cf6b9c9
upgrade-row = | una mejora | { $n } |
# en: 864a48e4
visit-row = | ir a la comisaría | { $n } |

# en: 1350da0e
page-upgrades =
    ## Las mejoras

    Te caben { $room } de cada clase. Con la primera suben los pasajeros que la piden. Con la segunda, esos pasajeros pagan ${ $second_token } más{ FORM($abilities, ", y además te da una habilidad para el resto de la partida", "") }; con la tercera, en vez de eso, ${ $third_token } más.{ ours }

    { $abilities ->
        [yes]
            | dos de | lo que dan{ ours } |
            | --- | --- |
            { $tracks }
       *[no] {""}
    }
# en: 52b7609f
track-row = | { $upgrade } | { $brings } |
# en: 00571592
ability-none = nada
# en: 6845845c
ability-speed-limit-plus-1 = tu límite de velocidad sube en uno
# en: 4d35f9eb
ability-patrol-reach-plus-2 = puedes mover la patrulla dos casillas más
# en: c4bb1775
ability-solo-passengers-share = los pasajeros que van a solas comparten tu taxi
# en: cbba3e6f
ability-stores-minus-1 = las tiendas te cuestan un dólar menos
# en: fa2b13b5
ability-fines-minus-1 = las multas te cuestan un dólar menos

# en: 7d525b07
page-passengers =
    ## Los pasajeros

    Son { $types }. { FORM($any_solo, "Un pasajero marcado **solo** viaja a solas. ", "") }{ FORM($any_limit, "Algunos solo suben si no tienes más multas de las que dice su ficha. ", "") }{ FORM($any_times, "Lo marcado **+** se cobra una vez, y otra por cada pasajero de ese tipo que hayas llevado antes. ", "") }{ $fare_change ->
        [0] {""}
       *[other] Todos pagan ${ $fare_change } más de lo impreso.{" "}
    }Quien ya va a bordo se queda aunque pierdas una mejora.

# en: ee7b4250
page-end =
    ## El final

    Después de tu turno, llena las paradas vacías con fichas de sus montones.{ ours } Cuando { FORM($ending_stacks, "se acaba", "se acaban") } { $ending_stacks } { FORM($ending_stacks, "montón", "montones") }, o dos y al lado de ellos ya no espera nadie, llega el final: todos tienen un turno más, y el último es de quien lo ha provocado. Entonces se pagan estos premios:

    | premio por{ ours } | primero | segundo | tercero |
    | --- | --- | --- | --- |
    { $prizes_paid }

    Quienes empatan se reparten sus premios{ ours }, redondeando hacia arriba; si empatan más de dos por el tercero, no hay premio. El turno más largo cuenta desde { $bonus_from } { FORM($bonus_from, "casilla", "casillas") } y hasta { $track_end }.{ ours } Si de un tipo no has llevado a nadie, no recibes su premio.{ ours } Gana quien tenga más dinero; con el mismo dinero se comparte la victoria.{ ours } { $standstill ->
        [ends-the-game] Si ya nadie puede llevar nunca a nadie, el final llega del mismo modo.{ ours }
       *[plays-on] {""}
    } { $round_limit ->
        [0] {""}
       *[other] Tras { $round_limit } { FORM($round_limit, "ronda", "rondas") } termina en todo caso.{ ours }
    }
# en: 742321e7
prize-row = | { $thing } | ${ $first } | ${ $second } | ${ $third } |

# en: c9ed9b1c
worked-turn = Eres naranja, sales de b15 y tienes wifi. El bot Fast Eddie es verde.
    .title = Un turno, jugada a jugada
    .note-1 = Es la primera acción y está dentro del límite de velocidad, así que queda otra.
    .note-2 = Cuentan todas las casillas del turno: 1 y 4 son 5.
    .note-4 = Hay dos caminos igual de cortos: eliges uno.
    .note-5 = Tu turno ha terminado.
    .note-6 = La parada vacía se llena con una ficha de su montón.
