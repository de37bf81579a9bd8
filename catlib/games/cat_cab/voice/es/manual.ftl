### Cat Cab Crew: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; forms: docs/translating.md.

# en: cd7e3269
page-aim =
    ## De qué trata

    { $players ->
        [1] Conduces un taxi en Mew York, la ciudad de los gatos, contra Gato Loco. Su taxi sigue reglas fijas
       *[other] Cada jugador conduce un taxi en Mew York, la ciudad de los gatos
    }. En la ciudad van apareciendo pasajeros, de uno en uno. Recógelos y sal de la ciudad antes que los demás. Los puntos se ganan así: { for-passengers }, { $first } por salir en primer lugar y después { $next }. Gana quien tenga más puntos.

# en: 3cebef15
page-needs =
    ## Qué hace falta

    - La ciudad y un taxi para cada uno.
    - { $white_dice } { FORM($white_dice, "dado blanco", "dados blancos") } para todos; son **D6**, dados de seis caras. Un **D8** tiene ocho.
    - Un D6 y un D8 del color de cada taxi. Se ganan durante la partida.
    - { $passengers } { FORM($passengers, "cubo amarillo", "cubos amarillos") }: los pasajeros.
    - Cubos negros: las **maldiciones**, que estropean un turno.

# en: 65628abd
page-city =
    ## La ciudad

    { $invented ->
        [yes] La ciudad impresa se ha perdido; esta la hemos inventado nosotros.{ ours }{" "}
       *[no] {""}
    }Una casilla se nombra por su columna y su fila: ({ $columns }, { $rows }) es la esquina de arriba a la derecha. Así, un D6 (columna) y un D8 (fila), tirados a la vez, señalan una casilla.

    ``` La ciudad, { $columns } columnas y { $rows } filas
    { $city }
    ```

    - **S** es la casilla que hay tras la puerta de entrada, { $way_in }. **E** es la que hay ante la puerta de salida, { $way_out }.{ ours }
    { $nibbles ->
        [none] {""}
       *[other] - **N** es una casilla con chuches: { $nibbles }.
    }
    { $patrols ->
        [none] {""}
       *[other] - **P** es una casilla con la patrulla gatuna: { $patrols }.
    }
    { $blocked ->
        [none] {""}
       *[other] - **#** está cortada; por ahí no pasa nadie.
    }

# en: ec0a5ad7
page-start =
    ## Antes de empezar

    1. **Taxis.** Todos esperan fuera, ante la puerta de entrada. La primera casilla que recorres es S.
    2. **Orden.** Cada uno tira un D6. Empieza el más alto y siguen los demás, de mayor a menor. Si hay empate, tiran todos otra vez.{ ours }
    3. **Pasajero.** El último en jugar tira la casilla del primer pasajero.{ ours }
    { $handicap ->
        [no] {""}
       *[yes] 4. **Primeros turnos.** { $seats ->
            [2] Quien empieza tiene solo { $fewest } { FORM($fewest, "dado", "dados") } en su primer turno; el otro, { $white_dice }.
           *[other] En su primer turno los taxis tiran, por orden, solo { $handicaps } dados.
        }
    }

# en: 95adb3ca
page-dice =
    ## Qué traen los dados

    Tira los dados, quédate con los que te gusten y haz lo que dicen:

    | número | un dado con el que te quedas | una tirada extra |
    | --- | --- | --- |
    | 1 | una maldición para ti, te lo quedes o no | nada |
    | 2 | sabotaje: una maldición para otro | avanza 1 casilla |
    | 3 | una **tirada extra**: tira un D6 y mira a la derecha | avanza 2 casillas |
    | 4 | avanza 1 casilla | amuleto: tira una casilla nueva para el pasajero |
    | 5 | avanza 1 casilla | ganas tu D6, una vez por partida{ ours } |
    | 6 | avanza 2 casillas en línea recta; también con 7 y 8 | ganas tu D8, una vez por partida{ ours } |

# en: 5c90ca26
page-turn =
    ## Tu turno

    1. **Tira.** Tira { $white_dice ->
        [1] el dado blanco
       *[other] los { $white_dice } dados blancos
    } y los dados de color que hayas ganado.
    2. **Vuelve a tirar.** Vuelve a tirar los dados que quieras, tantas veces como quieras, o quédate con todos. Cada 1 que sale es una maldición: toma un cubo negro, y te lo quedas. Con { $curse_limit } { FORM($curse_limit, "maldición", "maldiciones") } tienes que dejar de tirar.{ $curse_supply ->
        [0] {""}
       *[other] {" "}Hay { $curse_supply } cubos.{ ours }
    }
    3. **Extras.** Haz una tirada extra por cada 3, como mucho { $item_limit } en un turno.
    4. **Maldiciones.** { $curses_act ->
        [cancel-then-back] { curses-take-away } Una maldición que no quita nada te hace retroceder una casilla hacia la entrada después de conducir.{ ours }
        [cancel-only] { curses-take-away } Una maldición que no quita nada no hace nada.{ ours }
       *[back-only] Cada maldición te hace retroceder una casilla hacia la entrada después de conducir.{ ours }
    }
    5. **Conduce.** Cada número y cada extra es un **trayecto** aparte, en línea recta { FORM($diagonal, "hacia arriba, abajo, la izquierda, la derecha o en diagonal", "hacia arriba, abajo, la izquierda o la derecha") }.{ ours } El orden lo eliges tú; entre trayecto y trayecto puedes girar o dar la vuelta. { $may_waive ->
        [yes] Puedes dejar trayectos sin hacer.{ ours }
       *[no] Tienes que hacerlos todos, aunque prefieras pararte.{ ours }
    }
    6. **Párate.** ¿Qué hay en la casilla? Está más abajo.{ $curses_act ->
        [cancel-only] {""}
       *[other] {" "}Las maldiciones que quedan te hacen retroceder { $curses_land ->
            [before-landing] antes
           *[after-landing] después
        }.{ ours }
    }
    7. **Sabotaje.** Elige a otro.{ ours } Empezará su próximo turno con una maldición por cada 2 con el que te hayas quedado.
    8. **Recoge.** Devuelve tus maldiciones. Le toca al siguiente taxi.
# en: 468ecd2c
curses-take-away = Cada maldición quita una casilla de tus trayectos. Tú eliges cuál. Una sola maldición no puede quitar la mitad de un trayecto de 2.

# en: b0f899b8
page-stop =
    ## Dónde te paras

    - **Pasajero:** lo recoges si te paras justo ahí{ $pickup ->
        [each-move] {" "}o si acaba ahí uno de tus trayectos
       *[final] {""}
    }.{ ours } Luego tira una casilla para el siguiente, mientras queden.
    - **Chuches** o **patrulla gatuna:** tira un D6. Si en la casilla hay un pasajero, no pasa nada.{ ours }
    - { $players ->
        [1] **El taxi de Gato Loco:** un duelo.{ ours } { loser-goes-back }
       *[other] **Otro taxi:** un duelo. Cada uno tira dos D6 y luego vuelve a tirar uno o los dos, { $duel ->
            [simultaneous] todos a la vez
           *[alternate] por turnos
        }{ ours }, hasta que alguien suma { $seven }. { loser-goes-back }
    }
    - { FORM($pushed_first, "Si te hacen retroceder un duelo o la patrulla gatuna,", "Si tienes que retroceder,") } eliges entre los caminos más cortos, y en la casilla nueva no cuenta nada.{ ours }

    | D6{ ours } | chuches | patrulla gatuna |
    | --- | --- | --- |
    { $bands }
# en: 1a92f26d
loser-goes-back = Quien pierde retrocede { $retreat_steps } { FORM($retreat_steps, "casilla", "casillas") } hacia la entrada.
# en: c21951bc
band = | { $low }–{ $high }{ ours } | { $gain } | { $loss } |
# en: b7c043e9
how-cab-upgrade = **taxi mejor:** ganas tu D6, una vez por partida
# en: aac31420
how-greedy-cat = **gato avaricioso:** quita un dado de color a otro taxi de la ciudad, el D6 primero
# en: 36df1b37
how-speed-boost = **turbo:** tira un D6 y avanza esas casillas en línea recta; si no caben en ningún sitio, te quedas donde estás
# en: 200a461c
how-bad-luck = pierdes un dado de color
# en: d241895c
how-pothole = retrocedes { $retreat_steps } { FORM($retreat_steps, "casilla", "casillas") }
# en: a12d2cfa
how-unhappy-customer = pierdes un pasajero

# en: fbabf323
page-crazy-cat = { $players ->
    [1]
        ## Gato Loco

        - Tira sus dados una vez y se queda con ellos. Su sabotaje te toca a ti.
        - Va por el camino más corto hasta el pasajero y, cuando ya no queda ninguno, hasta la salida. Evita las casillas especiales si eso no cuesta ninguna casilla.{ ours }
        - En un duelo solo tira Gato Loco: dos D6, tres veces. Si no suma { $seven }, ha perdido.{ ours }
   *[other] {""}
}

# en: b5582d78
page-end =
    ## La salida y el final

    - La salida se abre cuando se recoge al primer pasajero de la partida.
    - Salir cuesta una casilla más que llegar a E{ FORM($pushed_first, ", y otra por cada maldición que quede", "") }. { $leave_by ->
        [overshoot] Las casillas que sobran se pierden.
       *[exact] Tu último trayecto tiene que acabar justo ahí.
    }{ ours }
    - Puntos por salir: { $first } el primero{ $seats ->
        [2] , { $next } el segundo
       *[other] , { $second } el segundo, { $third } el tercero
    }.
    - Cuando sale el primero, es **hora punta:** a cada uno de los demás le { FORM($rush_turns, "queda", "quedan") } { $rush_turns } { FORM($rush_turns, "turno", "turnos") }.{ ours } Quien siga dentro después { FORM($eliminated_can_win, "no gana nada por salir", "ha perdido") }.{ ours }
    - Cuando ya no queda nadie dentro, gana quien tenga más puntos. Un empate se decide en un duelo.
    { $turn_limit ->
        [0] {""}
       *[other] - Tras { $turn_limit } { FORM($turn_limit, "ronda", "rondas") } se puntúa tal como está la partida.
    }

# en: 6db92c32
worked-turn = Eres rojo y empiezas; el bot Ginger es azul. El pasajero espera en (5, 1).
    .title = Dos turnos, trayecto a trayecto
    .note-0 = Quien empieza tiene cuatro dados en su primer turno.
    .note-1 = El 1 ya no está, pero su maldición se queda.
    .note-4 = La primera casilla pasa por la puerta.
    .note-8 = Había que hacer todos los trayectos: pasa de largo ante el pasajero, y eso no cuenta.
    .note-9 = Ahora cinco dados blancos y el tuyo.
    .note-12 = Cinco casillas, y el pasajero está a tres.
    .note-13 = Un rodeo gasta las otras dos.
    .note-14 = Ese era el 2.
