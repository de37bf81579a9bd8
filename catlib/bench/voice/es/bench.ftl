# en: c70b5dfc
seat = jugador { $n }
# en: 063cca4c
start = salida { $n }
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
wins-bot = { $bot } gana el { $rate } de sus partidas en cada asiento.
# en: a5575784
wins-place = { $who } gana el { $rate }.
# en: 99912a4e
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
# en: 4bec4fef
not-ended = { $name }: { $n } partidas no terminaron dentro del límite de pasos.
# en: c16f0168
moved-turns = los turnos
# en: 32d02abb
moved-win-rate = las victorias de { $who }
# en: 810416c7
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
moved-note = junto a la barra, el valor de la regla; líneas: intervalos del 95 %; en claro: no se sabe
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
wins-estimate = victorias (estimación)
# en: 09a34207
wins-rest = { $title }; { $said }
# en: 733969cd
wins-of-all = De todas las partidas: { $said }.
# en: c586d934
wins-shared = { $rate } compartidas
# en: f019f34e
wins-drawn = { $rate } empatadas
# en: b919ff97
wins-open = { $rate } sin terminar
# en: 5ec2df51
equal-shares = iguales para todos
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
   *[other] , esperanza { $value }
}, { $likely ->
    [no] todos con probabilidad { $chance }
   *[other] lo más probable { LIST($likely, "or") } con probabilidad { $chance }
}. { $exact ->
    [yes] Exacto.
   *[no] Aproximado.
}
# en: fa2050c5
chart-nothing = { $title }: no puede pasar nada.
# en: c11092e3
chart-came = Ha salido { $what }, probabilidad { $chance }.
# en: 307abba1
chart-this-came = , esto ha salido
    .label = ha salido
# en: ddcb5e88
chart-mean = esperanza { $value }
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
interval-means = ± es un intervalo del 95 %: de cien intervalos así, unos 95 contienen el número verdadero.
# en: 1a5cb279
bots-played = Los bots jugaron { $n } partidas; en cada asiento estaba el bot «{ $bot }».{ $random ->
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
