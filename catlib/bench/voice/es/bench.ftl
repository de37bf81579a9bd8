# en: c70b5dfc
seat = jugador { $n }
# en: 063cca4c
start = salida { $n }
# en: 4fdd8832
measure = { $what ->
    [rounds] rondas
    [turns] turnos
    [decisions] decisiones
    [steps] pasos
    [rolls] tiradas
    [cards] cartas
    [tickets] multas
    [plays] jugadas
    [passes] veces que se pasa
    [taken] cartas recogidas
    [cards-played] cartas jugadas
    [circles] círculos
    [cleared] manos vaciadas
    [sets] tríos
   *[other] { $what }
}
# en: 54746bed
in-points = { $amount } puntos porcentuales
# en: 46fba9ea
error-unknown = { $value } (muy pocas partidas para decir con qué certeza)
# en: 76003d41
wins-together = todos ganan juntos en el { $rate } de las partidas.
# en: f2e50645
wins-seat = { $who } gana el { $rate }{ $alone ->
    [no] {""}
   *[other] , el { $alone } en solitario
}{ $bot ->
    [no] {""}
   *[other] , con { $bot }
}{ $order ->
    [no] {""}
    [unsure] : nada indica que importe el orden
   *[sure] : el orden importa
}.
# en: 0334bd4f
wins-team = { $who } gana el { $rate } de las partidas.
# en: e4a39024
wins-bot = { $bot } gana el { $rate } de sus partidas en cada puesto.
# en: a5575784
wins-place = { $who } gana el { $rate }.
# en: 5fd7b0b7
first-player = empezar da { $points } frente a un reparto igual: { $verdict ->
    [unsure] nada indica que importe
    [pays] conviene
   *[costs] perjudica
}.
# en: ee41b780
completion = { $all ->
    [yes] alguien gana en todas las { $n } partidas
   *[no] alguien gana en el { $rate } de las partidas
}{ $drawn ->
    [no] {""}
   *[other] , el { $drawn } son empates
}{ $open ->
    [no] {""}
   *[other] , el { $open } no termina
}.
# en: 20f63d74
shared-wins = el { $rate } de las partidas las ganan varios a la vez.
# en: 1d15a645
payoff = pago a { $who }: de media { $value }.
# en: 4757364f
payoff-all = pago a todos: de media { $value }.
# en: 3b3b1301
length = una partida dura { $value } { $what ->
    [turns] turnos
    [decisions] decisiones
   *[steps] pasos
}; nueve de cada diez, de { $low } a { $high }.
# en: 058eda04
lead-change = la ventaja cambia de manos en el { $amount } de los turnos.
# en: 81e76acf
drama = el drama es { $amount }: la desventaja media de quien luego ganó, mientras iba por detrás (de 0 a 1).
# en: b09cf3e0
decisiveness = el { $amount } de los turnos llegan con la partida ya decidida.
# en: 235ee8bd
comebacks = en el { $amount } de las victorias, quien ganó tuvo en algún turno menos de la mitad de lo que daría un reparto igual.
# en: d4c33d78
gap = con la mejor opción, la probabilidad de ganar sube { $amount } respecto a la siguiente.
# en: 8184c3d0
mattered = en al menos el { $amount } de las decisiones, la mejor opción es claramente mejor que la siguiente.
# en: eafc88a6
never-best = «{ $choice }» se podía elegir en { $n } decisiones y nunca fue lo mejor: como mucho el { $rate }.
# en: a1b62c11
picked = Partida { $number } de la semilla { $n }: { $why }.
# en: ee955b29
picked-median = { $n } { $what ->
    [turns] { FORM($n, "turno", "turnos") }
    [decisions] { FORM($n, "decisión", "decisiones") }
   *[steps] { FORM($n, "paso", "pasos") }
}, la mediana de { $games } partidas
# en: ee1cb1ca
picked-margin = ganada por { $amount }, la menor diferencia de todas las partidas
# en: 0afbdc17
picked-closest = la más reñida de las primeras { $n } partidas, con una media de { $amount } puntos entre { $alone ->
    [yes] ganar y no ganar
   *[no] la mejor probabilidad y la siguiente
}
# en: 207028de
picked-paid = pagó { $amount }, lo máximo en { $games } partidas
# en: e6148e95
picked-luckiest = victoria de { $who ->
    [no] todos
   *[other] { LIST($who, "and") }
}, con una probabilidad del { $chance } en el turno { $turn } de los { $turns } evaluados (entre las primeras { $n } partidas)
# en: e5ffee4d
picked-endless = no terminó dentro del límite de pasos
# en: 4bec4fef
not-ended = { $name }: { $n } partidas no terminaron dentro del límite de pasos.
# en: c16f0168
moved-turns = los turnos
# en: 32d02abb
moved-win-rate = las victorias de { $who }
# en: 4bd7627b
moved = Lo que más cambia { $what }: { $rules }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } de { $n } reglas no se distinguen del azar
}.
# en: de765792
moved-none = Ninguna regla cambia con seguridad { $what }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } de { $n } reglas no se distinguen del azar
}.
# en: 48213277
moved-rule = { $rule } ({ $by } con { $value })
# en: ab04e478
moved-title = Qué cambia { $what }
# en: 58b4322e
moved-note = junto a la barra, el valor de la regla; líneas: intervalos del 95 %; en claro: no se sabe
# en: 30a41853
moved-points = puntos porcentuales
# en: 332d056d
moved-change = cambio
# en: 40adbf33
moved-bar = { $rule } = { $value } (ahora { $now }): { $by }
# en: 6e42988b
who-wins = Quién gana
# en: 121619ad
wins = victorias
# en: 9757f4f0
wins-estimate = victorias estimadas
# en: 09a34207
wins-rest = { $title }; { $said }
# en: 733969cd
wins-of-all = De todas las partidas: { $said }.
# en: c586d934
wins-shared = { $rate } compartidas
# en: f019f34e
wins-drawn = { $rate } tablas
# en: b919ff97
wins-open = { $rate } sin terminar
# en: 5ec2df51
equal-shares = partes iguales
# en: bf33478c
chart-variant = variante
# en: 3659d0c2
chart-seat = jugador
# en: aad6513e
chart-interval = intervalo
# en: f24b8ed1
chart-estimates = Estimación con { $n } partidas, intervalos del { $rate }.
# en: dc0f109b
chart-exact = Exacto.
# en: 0394dec4
chart-outcomes = Qué puede pasar
# en: 28f03178
chart-outcome = resultado
# en: e7a47556
chart-told = { $title }: { $n } { FORM($n, "resultado", "resultados") } de { $low } a { $high }{ $value ->
    [no] {""}
   *[other] , media { $value }
}, { $likely ->
    [no] todos con probabilidad { $chance }
   *[other] lo más probable { LIST($likely, "or") } con probabilidad { $chance }
}. { $exact ->
    [yes] Exacto.
   *[no] Aproximado.
}
# en: fa2050c5
chart-nothing = { $title }: no puede pasar nada.
# en: ddcb5e88
chart-mean = media { $value }
# en: c86bbab6
chart-chance = probabilidad{ $exact ->
    [yes] {""}
   *[no] {" "}(aproximada)
}
# en: 1d949f34
chart-percent = porcentaje{ $exact ->
    [yes] {""}
   *[no] {" "}(aproximado)
}
# en: a1f40ff0
chart-value = valor
# en: 928b7cb5
chart-line = línea
# en: 027383ab
chart-approximate = { $title } (aproximado)
# en: d07c6293
chart-point = { $name }, { $x }: { $y }
# en: 3996609e
chart-is = { $name }: { $chance }
# en: 6333011c
chart-exact-is = { $name }: exacto { $chance }
# en: 587f5193
chart-seen = { $name }: { $rate }, estimación con { $games } partidas
# en: 232fc588
chart-ends = { $name ->
    [no] {""}
   *[other] { $name }{" "}
}de { $first } en { $start } a { $last } en { $end }
# en: 89781e66
chart-curve = { $title }: { $ends }. { $exact ->
    [yes] Exacto
   *[no] Aproximado
}.
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: 9bde7e79
chart-rates = { $label ->
    [no] {""}
   *[other] { $label }:{" "}
}{ $rates }
# en: 695d03ff
chart-wins = { $title }: { $said }. { $mark }
# en: cc1ce38b
chart-kind = { $exact ->
    [yes] exacto
   *[no] aproximado
}
# en: ef8fccd8
chart-simulated = Simulado y exacto
# en: 13cb6679
chart-games = partidas
# en: 957c6ca5
chart-drawn = simulado (estimación)
# en: 515dd4eb
chart-interval-of = intervalo del { $rate }
# en: 9386b46b
chart-over = { $title }: { $games } { $cases } sobre las probabilidades { $exact ->
    [yes] exactas
   *[no] aproximadas
}; { $held } de { $n } intervalos ({ $rate }) contienen la probabilidad { $exact ->
    [yes] exacta
   *[no] aproximada
}, la mayor diferencia es de { $gap } puntos porcentuales en { $where }. Barras: { $exact ->
    [yes] valores exactos
   *[no] valores aproximados
}; puntos: estimaciones.
# en: 53a1c1bb
chart-strange = Imposible y, sin embargo, ha salido: { $what }.
# en: bf9da82a
ask-first = ¿Conviene empezar?
# en: 865b65d9
ask-well = ¿Suele salir bien?
# en: 9fe91936
ask-end = ¿Cómo terminan las partidas?
# en: 95ccbc1a
ask-length = ¿Cuánto dura una partida?
# en: b25d92b3
ask-matter = ¿Qué decisiones importan?
# en: b5261f85
ask-rules = ¿Qué hace cada regla de la casa?
# en: edb3d039
ask-sure = ¿Hasta qué punto son seguros los números?
# en: a1559579
not-turned = No se cambiaron, porque el juego no lo permite o porque no tienen límites: { $rules }.
# en: 461cafeb
no-time-left = No quedó tiempo para cambiar las reglas de la casa: la pestaña «Reglas de la casa» se toma el que necesita.
# en: f450ddea
interval-means = ± es un intervalo del 95 %: de cien intervalos así, unos 95 contienen el número verdadero.
# en: 1a5cb279
bots-played = Los bots jugaron { $n } partidas; en cada puesto estaba el bot «{ $bot }».{ $random ->
    [yes] {" "}Ese bot elige cualquier cosa, así que con personas que piensan saldrán otros números. Escribe un bot mejor, en BOTS.
   *[no] {" "}{ $does }
}
# en: e6162ec6
report-for = Para { $players }.
# en: 913a58af
report-rules = Reglas con las que se jugó: { $rules }.
# en: a00d9b8e
players-of = { $n } { FORM($n, "jugador", "jugadores") }
# en: 5ce629ce
players-here = { $few } a { $high } jugadores, aquí { $n }
# en: 363772f2
want-fair = ¿Es una ventaja empezar?
    .tip = Con qué frecuencia gana quien empieza, comparado con una parte igual
# en: 9144c0de
want-shorter = ¿Partidas más cortas sin que la suerte pese más?
    .tip = Los cambios de reglas que ahorran turnos sin que quien juega mejor gane menos
# en: eb5be2d1
want-target = ¿Qué valor de una regla es el mejor?
    .tip = Tú dices un número, como 20 turnos por partida: el valor de la regla que más se acerca
# en: 946ebbcb
want-both = ¿Qué cambios sirven a dos objetivos a la vez?
    .tip = Tú eliges dos objetivos: los cambios de reglas que ningún otro supera en los dos
# en: 09917127
want-pairs = ¿Hay dos reglas que se influyan?
    .tip = Pares de cambios que juntos hacen más, o menos, que la suma de sus efectos
# en: 7939df27
want-skill = ¿Es igual para principiantes y expertos?
    .tip = Lo que vale empezar, o lo que cambia una regla, para jugadores de cada nivel
# en: 6fca0d2e
want-decisions = ¿Qué decisiones importan más?
    .tip = Cuánto menos gana quien se descuida en un tipo de decisión
# en: 682d9018
number = { $what ->
    [the-better-player-wins] victorias de quien juega mejor
    [the-first-player-wins] victorias de quien empieza
   *[other] { $name } por partida
}
# en: 3c02e5ac
aim = { $what ->
    [longer] más largo
    [less-luck] menos suerte
    [more-luck] más suerte
    [a-fair-start] un comienzo justo
   *[shorter] más corto
}
# en: f4162eb3
aim-of = { $way ->
    [more] más
   *[fewer] menos
} { $name }
# en: 32248169
asked-what = Lo que pregunta quien diseña
# en: ce41c360
asked-again = Jugar { $games } partidas
    .tip = Con cada variante, y con la misma suerte
# en: 61f51eb6
asked-whole = empezar primero
# en: 52140a26
asked-rule = regla
# en: a12f7fde
asked-about = qué se compara
# en: ea903d3e
asked-number = número
# en: 60d62800
asked-target = objetivo
# en: 2d90dd5e
asked-aim = objetivo { $n }
# en: 714a6500
asked-game = Juego
# en: 02d174bb
asked-players = jugadores
# en: 324e5c19
asked-playing = Se están jugando partidas…
# en: 29a819e0
asked-step = Los bots están jugando: { $few } de { $n } partes terminadas{ $seconds ->
    [no] {""}
   *[other] , quedan unos { $seconds } s
}…
# en: ca0cf900
asked-stopped = Detenido{ $n ->
    [0] {" "}antes del primer resultado
   *[other] {""}
}.
# en: bf166a9d
asked-how = { $games } partidas cada vez, con los bots: { $bots }.{ $better ->
    [yes] {" "}Quien juega mejor juega tan bien como puede su bot; los demás eligen al azar una de cada cinco veces.
   *[no] {""}
}{ $points ->
    [yes] {" "}Los puntos son puntos porcentuales de partidas ganadas.
   *[no] {""}
}
# en: 881dbb44
asked-holds = El número después de ± dice cuánto puede fallar una respuesta. En 95 de cada 100 casos todas son así de exactas, aunque preguntes otra vez con más partidas.
# en: 7a3d89ba
asked-equal-share = {""}, partes iguales
# en: 6fce46c4
asked-tenth-less = {""}, una décima parte menos que ahora
    .empty = una décima parte menos que ahora
    .tip = Un número; vacío: una décima parte menos que ahora, o partes iguales de las victorias
# en: b9a73fa5
asked-fair = { $verdict ->
    [unsure] Aún no se sabe.
    [pays] Sí, { $size ->
        [small] una ventaja pequeña
        [clear] una ventaja clara
        [large] una ventaja grande
       *[some] una ventaja
    }.
   *[costs] No, es { $size ->
        [small] una desventaja pequeña
        [clear] una desventaja clara
        [large] una desventaja grande
       *[some] una desventaja
    }.
} Quien empezó ganó { $rate } de { $games } partidas; una parte igual es { $value }{ $drawn ->
    [no] {""}
   *[other] , pues en { $drawn } no ganó nadie
}.
# en: 97d3c0cd
asked-equal = parte igual: { $value }
# en: 9757b07f
asked-won = partidas ganadas
# en: 2ce7215a
asked-seat = { $n ->
    [1] primer jugador
    [2] segundo jugador
    [3] tercer jugador
   *[other] jugador { $n }
}
# en: dd6ad68d
asked-so-far = De momento se han probado { $few } de { $n } { $kind ->
    [pairs] pares
    [skill] niveles de juego
    [target] valores
    [decisions] decisiones
   *[rules] cambios de reglas
}. { $said }
# en: 875f7633
asked-no-start = Aquí nadie juega contra otros, o juegan equipos, así que no hay un comienzo que comparar.
# en: 917df73e
asked-other-bots = En los puestos juegan bots distintos, así que quién gana no dice nada del comienzo.
# en: de31491a
asked-no-better = Aquí nadie juega contra otros, así que nadie gana más a menudo por jugar mejor.
# en: a364f131
asked-no-loss = Aquí nadie juega contra otros, así que ninguna decisión gana o pierde una partida.
# en: 2d6db5ef
asked-no-pair = Para que dos reglas de la casa actúen juntas hacen falta dos que se puedan cambiar.
# en: 1cc9001a
asked-as-it-is = como ahora
# en: f252db97
asked-change = { $what }, cambio
# en: d1f4cc17
asked-changed = { $rule }: { $value } en lugar de { $now }
# en: ea3667da
asked-value = { $rule }: { $value }{ $same ->
    [yes] , como ahora
   *[no] {""}
}
# en: 94320006
asked-kept = las reglas como están
# en: 0603371b
asked-others = y otras
# en: 5534999b
asked-front = De { $n } reglamentos, ninguno supera a estos en los dos objetivos: { $said }.
# en: 10176039
asked-shortest = Prueba «{ $rule }»: las partidas son { $amount } turnos más cortas. { $sure ->
    [yes] Quien juega mejor gana más o menos igual, o más
   *[no] Estas partidas no dicen si quien juega mejor gana menos
} ({ $points }).{ $rules ->
    [no] {""}
   *[other] {" "}También más corto: { LIST($rules, "comma") }.
}
# en: e3ffab04
asked-none-shorter = Ningún cambio probado acorta las partidas con seguridad sin que quien juega mejor gane menos.
# en: 1dbb2ace
asked-nearest = «{ $rule }» es lo que más se acerca a { $value }: { $what } { $amount }{ $rules ->
    [no] {""}
   *[other] ; quizá igual de cerca: { LIST($rules, "comma") }
}{ $far ->
    [yes] ; ningún valor lo alcanza
   *[no] {""}
}.
# en: e63cb5fc
asked-with = { $rule } con { $name }
# en: a52e3c65
asked-together = Sí, { $few } de { $n } { FORM($n, "par", "pares") }. Sobre todo { $rule }: { $what } { $amount } más allá de la suma de los dos efectos.
# en: b3a50cb1
asked-none-together = Aún no se puede decir. Se { FORM($n, "cambió", "cambiaron") } a la vez { $n } { FORM($n, "par", "pares") } de reglas. Estas partidas no muestran ningún efecto en «{ $what }» distinto de la suma de los dos efectos.
# en: 93f962f6
asked-beyond = { $what }, más allá de la suma de los dos efectos
# en: 50470b46
asked-by-itself = solo la suma
# en: bc263767
asked-matters = La que más: «{ $choice }». Quien elige ahí al azar una de cada cinco veces gana { $amount } menos{ $name ->
    [no] {""}
   *[other] . La que menos: «{ $name }» ({ $by })
}.
# en: 28429593
asked-none-matters = Entre estos bots no se ve que importe ningún tipo de decisión.
# en: 8fbcf6c9
asked-slips = victorias con descuidos ahí
# en: df54c440
asked-no-slips = sin descuidos
# en: 1154d4d5
asked-any = cualquier decisión
# en: 985a5cab
asked-who = {""}
# en: c91b5710
rung = { $who ->
    [children] niños
    [beginners] principiantes
    [average-players] jugadores medios
    [good-players] buenos jugadores
    [strong-players] jugadores fuertes
    [experts] expertos
   *[other] { $who }
}
# en: d247c917
rung-title = ¿Lo mismo en todos los niveles?
# en: b24a86f1
rung-start = empezar aporta
# en: 726d6279
rung-change = { $what }, cambio con { $rule }
# en: e073f4d9
rung-none = sin cambio
# en: 1921d8a2
rung-among = { $by } entre { $who }
# en: 2fea2158
rung-nothing = nada que se note ({ $by })
# en: 80cf3638
rung-both = { $points ->
    [no] sí, hasta donde dicen estas partidas
   *[other] no
}: { $what } { $first }, { $last }{ $points ->
    [no] {""}
   *[other] ; la diferencia es { $points }
}
# en: 38a2f6d9
rung-played = { $games } partidas cada vez, con los bots: { LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] ; entre { $who }, el { $rate } de las jugadas se deja al azar
}. Los puntos son puntos porcentuales de partidas ganadas.
# en: 12b5e3c7
skill-verdict = { $verdict ->
    [luck] más suerte que habilidad
    [skill] más habilidad que suerte
   *[unsure] no se sabe si hay más suerte o más habilidad
} entre estos bots
# en: 7904469b
skill-said = entre los bots { $bots } los dados explican el { $rate } de quién gana, y quién juega explica el { $value }: { skill-verdict }.
# en: a559ae39
skill-dice = entre los bots { $bots } los dados explican el { $rate } de quién gana.
# en: 57a995e4
skill-players = entre los bots { $bots } quién juega explica el { $value } de quién gana: { skill-verdict }.
# en: 1ff6b062
until = { $who ->
    [no] todos ganan juntos
   *[other] { $who } gana
} { $amount }{ $label ->
    [no] {""}
   *[other] {" "}con { $label } frente a { $name }
}; { $enough ->
    [yes] hicieron falta { $games } partidas
   *[no] { $games } partidas no bastaron
}.
