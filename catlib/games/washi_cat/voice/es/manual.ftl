### Washi Cat: el reglamento. Cada page-… es un capítulo en Markdown, en este orden; uno vacío se omite.
### { ours } señala nuestra lectura, o lo inventado. Variables: el archivo en en; palabras: docs/glossary/es.md.

# en: 0179f2fb
page-aim =
    ## De qué trata

    Cada jugador lleva { cats-each } por el mismo tablero. Por donde camina, un gato va dejando una línea. Tiene que llegar al otro lado, tomar allí un pez y llevarlo a casa. Pero ningún gato pisa una línea del otro jugador. Gana quien antes lleve a casa { $cats ->
        [1] un pez
       *[other] dos peces, uno con cada gato
    }. También gana quien deje al otro sin salida.
# en: 07809d5f
cats-each = { $cats ->
    [1] un gato
   *[other] dos gatos
}

# en: b7003be3
page-needs =
    ## Qué hace falta

    Dos jugadores, el tablero y dos bolígrafos: rojo para el primer jugador y azul para el segundo.

# en: 1a5f786d
page-board =
    ## El tablero

    Tiene { $rows } filas de { $columns } casillas. Las filas son números y las columnas, letras. { $invented ->
        [yes] El tablero impreso se ha perdido; este lo hemos inventado nosotros.{ ours }
       *[no] {""}
    }

    ``` El tablero, { $rows } filas de { $columns } casillas
    { $picture }
    ```

    - Un punto es una casilla libre.
    { $shrines ->
        [0] {""}
       *[other] - **#** es un santuario (hay { $shrines }). Ningún gato entra en él.
    }
    { FORM($walls, "- Una raya entre dos casillas es un muro. Ningún gato lo cruza.", "") }
    { $buildings ->
        [0] {""}
       *[other] - **+** está dentro de un edificio (hay { $buildings }). Un gato solo entra y sale por las salidas, que son los huecos del muro.
    }
    { $pairs ->
        [no] {""}
       *[some] - Las letras mayúsculas son **alcantarillas**. Dos iguales en una fila son gemelas: { $pairs }.
    }
    - { $apart ->
        [yes] Rojo se sienta junto a la fila 1 y azul junto a la fila { $rows }. Cada jugador tiene un gato en cada una de las dos filas: la **fila propia** de un gato es aquella de la que sale, y la **fila lejana** es la otra.
       *[no] La **fila propia** de rojo es la fila 1 y la de azul, la fila { $rows }. Tu **fila lejana** es la fila propia del otro jugador.{ ours }
    }
# en: 7aad3107
pair = **{ $letter }** { -sewer-colour }

# en: 9822e239
page-start =
    ## Antes de empezar

    { $drawing ->
        [board] En este tablero los peces y los gatos ya están dibujados.{ ours }
       *[other] 1. **Peces.** { $drawing ->
            [players] Los jugadores se turnan para dibujar un pez
           *[random] El azar dibuja por turno un pez para cada jugador{ ours }
        }, hasta que los dos tengan { $fish }: { $half } en { $apart ->
            [yes] la fila 1 y { $half } en la fila { $rows }
           *[no] la fila propia y { $half } en la fila lejana
        }.{ ours }
    }
    { $drawing ->
        [board] {""}
       *[other] 2. **Gatos.** { $drawing ->
            [players] Los gatos se dibujan
           *[random] Los gatos aparecen
        } del mismo modo: { $apart ->
            [yes] uno en la fila 1 y otro en la fila { $rows }
           *[no] { cats-each } en la fila propia
        }. En la casilla de un gato empieza su línea.{ ours }
    }

    { $drawing ->
        [board] {""}
       *[other] { $gap ->
            [0] {""}
           *[other] Entre dos dibujos { FORM($gap, "queda", "quedan") } libres, en cualquier dirección, al menos { $gap } { FORM($gap, "casilla", "casillas") }.{ ours } Cuando ya no hay sitio así, basta con una casilla menos.{ ours }
        }
    }

    { $drawing ->
        [board] {""}
       *[other] { $pairs ->
            [no] {""}
           *[some] Encima de una alcantarilla no se dibuja nada.{ ours }
        }
    }

# en: aae33194
page-turn =
    ## Tu turno

    { $first_player ->
        [seat-1] Empieza rojo.{ ours }
       *[random] El azar dice quién empieza.{ ours }
    } Luego los jugadores se turnan. En tu turno haces un movimiento:

    1. **Elige.** Toma uno de tus gatos.
    2. **Muévelo.** Da { $specials ->
        [0] un paso o un salto
       *[other] un paso o un salto, o hace un movimiento especial
    }, como se explica abajo. Dibuja su línea hasta la casilla nueva.
    3. **Mira.** ¿Ha tomado un pez o ha llevado uno a casa? ¿Alguien se ha quedado sin salida?

    - **Un paso** va a la casilla de al lado, hacia arriba, abajo, la izquierda o la derecha, nunca en diagonal y nunca sobre una línea del otro jugador. { FORM($own_line_blocks, "Tus propias líneas también te cortan el paso.", "Por tus propias líneas puedes caminar.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}Pero un paso que sale de un edificio tiene que acabar en una casilla sin ninguna línea, ni siquiera tuya.{ ours }
       *[no] {""}
    }
    - **Un supersalto gatuno** ahorra turnos. Si { FORM($own_tail, "una línea tuya", "una línea tuya que no ha dejado ese gato") }{ ours } está justo al lado de tu gato, este salta en línea recta por encima de toda ella, hasta la primera casilla de detrás que no tiene línea: de d4, sobre tu línea en d3 y d2, a d1. { $landing ->
        [anything-free] También puede acabar en un pez que pueda tomar o en una alcantarilla libre.
       *[blank] Esa casilla tiene que estar vacía.
    }{ ours } { FORM($jump_is_special, "Gasta un movimiento especial.", "No cuesta nada.") }{ ours }
    - Ningún movimiento cruza un muro. Si no puedes mover nada, pasas.{ ours }

# en: dae825b4
page-specials =
    ## Movimientos especiales

    { $specials ->
        [0] En esta partida no los hay.
       *[other] Tienes { $specials } { FORM($specials, "movimiento especial", "movimientos especiales") } para toda la partida, de la clase que quieras. Tacha cada uno cuando lo uses.

            - **Supersalto gatuno alucinante:** un salto que puede cruzar también líneas del otro jugador. Dibuja tu línea sobre todo lo que cruces.{ ours }
            - **Superbrinco de alcantarilla:** métete en una alcantarilla que esté al lado de tu gato y sal por su gemela, la del mismo color en la misma fila. Desde entonces las dos llevan tu línea y solo tú puedes usarlas.{ ours }

            Un gato también puede pisar una alcantarilla sin más. Entonces ese par queda tapado para los dos jugadores.
    }

# en: fa21cd28
page-fish =
    ## Peces

    - En la fila lejana ({ $apart ->
        [yes] la fila { $rows } desde la fila 1, y la fila 1 desde la fila { $rows }
       *[no] la fila { $rows } para rojo y la fila 1 para azul
    }) un gato toma cualquier pez, rojo o azul, al entrar en su casilla.{ ours }
    - Un gato toma un solo pez. Después ya no puede entrar en una casilla con pez.
    - { FORM($apart, "Ningún gato entra donde hay un pez en su propia fila.", "Tus gatos nunca entran donde hay un pez en tu fila propia.") }{ ours }
    - El pez está en casa cuando su gato llega a cualquier casilla de su fila propia.{ $cats ->
        [1] {""}
       *[other] {" "}Entonces ese gato { $delivered_cats ->
            [move-on] puede seguir moviéndose para estorbar
           *[rest] descansa
        }.{ ours }
    }

# en: 580c0602
page-end =
    ## El final

    - Ganas en cuanto { $cats ->
        [1] tu gato ha
       *[other] tus dos gatos han
    } llevado un pez a casa.
    - Pierdes en el acto si te quedas **sin salida**, es decir, si ya no te queda ningún movimiento especial y las líneas del otro jugador te cortan el paso: { $trapped ->
        [objective] ya no puedes llevar a casa todos tus peces, pase lo que pase
       *[return-only] uno de tus gatos no tiene camino a casa
    }.{ ours } { FORM($own_line_blocks, "Tampoco tienes salida si no te quedan movimientos especiales y no puedes mover nada.", "Tus propias líneas por sí solas nunca te dejan sin salida.") }{ ours }
    - Si un movimiento deja sin salida a los dos, gana quien lo ha hecho.{ ours }
    - Si ninguno de los dos puede mover, no gana nadie.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - Después de { $turn_limit } { FORM($turn_limit, "turno", "turnos") }, contando los de los dos jugadores, no gana nadie.{ ours }
    }

# en: 0277a49d
worked-turn = Una partida entera en el tablero más pequeño, de 4 filas de 5 casillas y con un gato por jugador. Tú eres rojo y sales de c1; el bot Dash es azul y sale de c4.
    .title = Una partida corta entera
    .note-0 = La columna c termina en c4, donde está la línea azul, así que tu gato da un rodeo.
    .note-2 = Aquí empieza una línea en la columna d.
    .note-6 = Esa es la fila lejana.
    .note-8 = El pez es azul, pero eso da igual.
    .note-10 = Vuelve a su propia línea, y eso está permitido.
    .note-12 = Hacia abajo, en línea recta, sobre su línea en d3 y d2: un turno en vez de tres. Has ganado.
