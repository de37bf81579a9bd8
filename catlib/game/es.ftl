### What all games say in the same words. Variables and forms: en.ftl, docs/translating.md.

-te = { $who ->
    [you] ti
   *[other] { $who }
}
-whom-te = { $whom ->
    [you] ti
   *[other] { $whom }
}
# en: 2f7252bb
you = tú
    .name = Tú
# en: 4c32b6e9
list-comma = { $before }, { $last }
# en: b5b8b301
list-and = { $before } y { $last }
# en: 0dd68dd0
list-or = { $before } o { $last }
# en: 2d28994f
list-space = { $before }{" "}{ $last }
# en: 1122f7b9
list-then = { $before } y luego { $last }
# en: 1071f729
ordinal = { $n ->
    [1] primero
    [2] segundo
    [3] tercero
    [4] cuarto
    [5] quinto
    [6] sexto
    [7] séptimo
    [8] octavo
    [9] noveno
    [10] décimo
   *[other] { $n }.º
}
    .feminine = { $n ->
        [1] primera
        [2] segunda
        [3] tercera
        [4] cuarta
        [5] quinta
        [6] sexta
        [7] séptima
        [8] octava
        [9] novena
        [10] décima
       *[other] { $n }.ª
    }
    .place = en el puesto { $n }
# en: b0baae3d
named = «{ $what }»
# en: d23db717
touch = Haz clic en { $what }.
# en: 59275e06
touch-for = Para { $whole }, haz clic en { $what }.
# en: d9e53fec
first-step = El primer paso hasta allí: { $what }.
# en: 1a182611
put-back = Sin { $what }: haz clic otra vez.
# en: c7557b28
own-way = { $lost ->
    [no] Has elegido por tu cuenta
   *[other] { $lost }
}; la guía sigue desde aquí.
# en: 3baa3d4a
whose = { $who ->
    [you] tu
   *[other] de { $who }
}
# en: 51c0ae47
question = { $who } { $asks }
# en: 2e056307
name-and-colour = { $name } ({ $colour })
# en: 92bd39ea
decides = { $who ->
    [you] decides tú
   *[other] decide { $who }
}
# en: d32abe3b
wins = ¡{ $who ->
    [you] ganas
   *[other] gana { $who }
}!
# en: 05fa25c4
game-pays = el juego paga { $n }
# en: 40c529ea
won = { $n ->
    [0] nadie ha ganado
    [one] ha ganado { $who }
   *[other] han ganado { $who }
}
# en: 1c30444d
team-ended = { $team }: { FORM($won, "victoria", "derrota") } de todo el equipo
# en: ff187b9c
team-won = ha ganado { $team }: { $who }
# en: edea24e2
chance-decides = decide el azar
# en: 1e670fbd
chooses = { $who ->
    [you] Eliges { $what }
   *[other] { $who } elige { $what }
}
# en: 8f1dfc2c
chance-brings = { $dealer ->
    [dice] { FORM($n, "El dado muestra", "Los dados muestran") } { $what }
    [deck] { FORM($n, "La carta es", "Las cartas son") } { $what }
   *[other] El azar trae { $what }
}
# en: 94ffbd22
what-is = { $what }: { $n }
# en: 19918484
choose = { $choices ->
    [no] Elige una de las opciones
   *[other] Haz clic en { LIST($choices, "or") }
}.
# en: 245610e8
has-to-decide = { $who } { FORM($who, "tienes", "tiene") } que decidir: elige una de las opciones.
# en: eb00da4b
nothing-to-decide = { $who } aún no { FORM($who, "tenías", "tenía") } nada que decidir.
# en: a34f1cc3
in-turn = { heading }. { $asked }
# en: 4d1beb66
ended-early = Nadie podía ya remontar, así que la partida termina aquí.
# en: 8d55c400
resigned = { $who } { FORM($who, "has", "ha") } abandonado, así que la partida termina aquí.
# en: 46ae9680
resign = { $who ->
    [you] ¿Abandonas? Así termina la partida.
   *[other] ¿{ $who } abandona? Así termina la partida.
}
# en: e7654013
foregone = { $who } { FORM($who, "tienes", "tiene") } la partida casi ganada. ¿Terminarla ya?
# en: 8c45dad1
game-over = La partida ha terminado; empieza otra o da un paso atrás.
# en: edb0a2f5
not-asked = Eso no se puede elegir ahora.
# en: 89b05e74
list-to = { $before } a { $last }
# en: 7489816f
before-the-first-turn = antes del primer turno
# en: 04f65df4
heading = turno { $who ->
    [you] tuyo
   *[other] de { $who }
}
# en: 71055da4
now = Ahora { $question }{ $answers ->
    [no] {""}
   *[other] : { $answers }
}.
# en: be42349a
ours = °
# en: d63b667e
note-on-ours = ° señala cómo leemos las reglas impresas donde dejan algo sin decir, y lo que hemos inventado. Todo lo demás está en las reglas impresas.
# en: 59bd5965
game-for = Es una partida para { $n }.
# en: 7ea731da
usual-house-rules = Se juega con las reglas de la casa habituales.
# en: 80cd8c5e
house-rules-here = Reglas de la casa en esta mesa
# en: 9249b67a
house-rules-to-try = Reglas de la casa para probar
# en: 638cb71f
house-rule = { $about }. Aquí: **{ $value ->
    [yes] sí
   *[other] { $value }
}**{ $changed ->
    [yes] , normalmente { $usual ->
        [yes] sí
       *[other] { $usual }
    }
   *[no] {""}
}.
# en: 5998fece
not-fetched = No se pudo obtener { $what }: ¿se ha perdido la conexión?
# en: 48e0e093
save-refused = la partida guardada está dañada, incompleta, o es de otra versión o de otro juego
# en: 4a878eba
kept-refused = No se puede leer la partida guardada ({ $why }); { $found ->
    [yes] esta es su última posición buena
   *[no] no se puede seguir con nada de ella
}.
# en: e0999026
sentence = { $said }.
# en: 8b0b3fcd
yes = sí
# en: 62f92631
no = no
# en: ad2f7afe
none = ninguno
# en: 330a9d63
one-of-your-own = uno propio
# en: 1ffb1893
goal-chance-to-win = probabilidad de ganar
    .why = Ganas con una probabilidad del { $n }{ $sure ->
        [alone] {" "}si juegas a la perfección desde aquí
        [all] {" "}si todos juegan a la perfección
       *[other] {""}
    }
    .about = Probabilidad de ganar la partida; un empate cuenta como una parte igual de la victoria.
    .team = Probabilidad de que el equipo gane la partida; un empate cuenta como una parte igual de la victoria.
    .together = Probabilidad de que todos ganen la partida juntos.
# en: 76fac3c8
goal-why = Según «{ $goal }» vale { $n }
# en: 031c62d6
beside = { $why }{ $how ->
    [alike] . La segunda mejor vale más o menos lo mismo
    [next] ; la segunda mejor, { $other }
    [done] ; lo que se jugó, { $other }
   *[alone] {""}
}.
# en: cd60f1a6
chance-to-win = Probabilidad de ganar: { $parts }
# en: 33979297
wins-with = { $who } { FORM($who, "ganas", "gana") }: { $chance }
# en: af7b2a3d
table = Lo mismo en una tabla
# en: b37561e8
details = Detalles técnicos
# en: 11ad13cf
go-on = Seguir
# en: 9389ee46
see-board = Ver el tablero
# en: 8edfa2b8
larger = Toca el lugar que quieres · ✕ tablero entero
# en: a4a14f80
how-to-play = Cómo se juega
# en: 7a3fb33a
close = Cerrar
# en: 878bb487
thinking = Pensando…
# en: 5ba76164
selected = elegido
# en: b792ffa5
can-be-chosen = se puede elegir
# en: 2795d862
kernel-stopped = El kernel se ha parado; vuelve a ejecutar la celda.
# en: a97723d6
our-reading = nuestra lectura
# en: 5ba0e9ed
as-written = como está escrito
# en: 7e52911a
worth-proved = Probabilidad de ganar si ambos juegan lo mejor posible; se examinaron todas las continuaciones que importan. Si la victoria es segura, cuanto antes mejor; si es segura la derrota, cuanto más tarde.
# en: 02490a51
worth-solved = Resuelto: vale si a partir de aquí todos juegan lo mejor posible.
# en: d2ee06eb
worth-played-on = Estimado: vale si tras la elección todos siguen como { $bots }.
# en: b9f9df57
worth-dealt-anew = Lo que no puedes ver se reparte de nuevo en cada partida.
# en: b5fbbd48
worth-cut-off = Algunas de estas partidas no acabaron en { $n } pasos; cuentan como { FORM($together, "no ganadas", "empates") }.
# en: 1839700f
worth-balanced = Resuelto como equilibrio: nadie mira lo oculto ni gana nada por saber cómo juegan los demás.
# en: fb16390a
worth-unseen = Estimado a partir de { $n } partidas en las que nadie mira lo oculto; no se sabe cuánto puede desviarse.
# en: 4c12bd0f
worth-openly = Estimado con búsquedas en árbol con las manos a la vista; no se sabe cuánto se aleja del mejor juego.
# en: 1e5ecdba
worth-guessed = Estimado con una búsqueda en árbol; no se sabe cuánto se aleja del mejor juego.
# en: 8ba20f59
worth-mixed = Lo mejor es mezclar: { $choices }.
# en: fd81ab9c
never-ends = no acaba nunca
# en: 4410012e
review-searched = No es exacto: una búsqueda valoró estas decisiones. Una pérdida cuenta si supera su margen de error; de las menores faltan algunas.
# en: cb7c1acc
review-paired = No es exacto: sale de { $n } partidas que los bots jugaron hasta el final, con el mismo azar para cada opción. Las pérdidas valen si todos siguen como { $bots }. Solo cuentan las que superan su margen de error, cada una medida en { $fresh } partidas nuevas; de las menores faltan algunas.
# en: 0edb618d
tap-to-skip = toca para saltar
# en: 5c6d4024
player = Jugador { $n }
# en: 3c3ce303
bot-random = Al azar (elige cualquier jugada)
# en: ee68f087
bot-greedy = Voraz
# en: 461c8ffd
bot-search = Búsqueda (prueba muchas partidas)
# en: e57743ea
bot-random-does = Cualquier opción permitida, todas por igual.
# en: 0aab63ec
bot-greedy-does = Mira una opción por delante y elige la mejor según la estimación del propio juego.
# en: 298562f2
bot-search-does = { $hidden ->
    [yes] Juega un equilibrio si se encuentra pronto; si no, antes de cada decisión ensaya muchas partidas, sin mirar las cartas ocultas.
   *[no] Antes de cada decisión ensaya muchas partidas.
}

# en: d1b45ad5
slip-at-least = En Python se escribe >= y no =>.
# en: 23dc7151
slip-at-most = En Python se escribe <= y no =<.
# en: e9716faf
slip-compare = En Python, ≥ se escribe >=, ≤ se escribe <= y ≠ se escribe !=.
# en: 5404429e
slip-times = En Python, «por» se escribe *.
# en: 47a37965
slip-divided = En Python, «dividido entre» se escribe /.
# en: 233d1c68
slip-power = En Python, un cuadrado se escribe ** 2 y un cubo, ** 3.
# en: 427cd53b
slip-minus = Escribe el signo menos del teclado: -.
# en: 14750e7b
slip-quotes = Escribe las comillas rectas del teclado: ".
# en: 1d7ae0a3
slip-and = En Python se escribe la palabra «and».
# en: 9a5c8490
slip-or = En Python se escribe la palabra «or».
# en: 1452ccec
slip-elif = En Python, «else if» es una sola palabra: elif.
# en: 2bf2c557
slip-small = En Python, estas palabras empiezan con minúscula.
# en: 716bc94b
slip-factor = Escribe * entre un número y un nombre, como 2 * n.
# en: e67f1a17
slip-colon = Una línea así termina con dos puntos.
# en: 35df0ef0
slip-equals = Para comparar, escribe ==. Un solo = da un nombre a un valor.
# en: f7ce4433
slip-open = Aquí se abre un paréntesis que no se cierra.
# en: ef0f357a
slip-closed = Aquí se cierra un paréntesis que no se había abierto.
# en: 50cca38f
slip-bracket = Un paréntesis de un tipo se cierra aquí con uno de otro tipo.
# en: c002b63a
slip-quoted = Las palabras entre comillas terminan con las mismas comillas, en la misma línea.
# en: a6fcfff3
slip-indent = La línea que sigue a los dos puntos empieza con cuatro espacios más.
# en: 2e667595
slip-too-far = Esta línea empieza con demasiados espacios.
# en: 7fc6bf0e
slip-unlike = Esta línea empieza con más o menos espacios que las líneas de su grupo.
# en: 01160816
slip-tabs = Empieza las líneas solo con espacios, de cuatro en cuatro.
# en: a4b5a8c8
slip-return = «return» va dentro de una función: su línea empieza con cuatro espacios.
# en: fa434f49
slip-comma = Aquí falta algo entre dos cosas: una coma, o un signo como *.
# en: b040bb54
slip-else = Después de «… if …» en una línea viene «else» y lo que vale en el otro caso.
# en: 78c34303
slip-in-line = Línea { $n }: { $slip }
# en: 907e224f
slip-unread = Python no puede leer la línea { $n }. Compárala con el código de arriba, signo por signo.
# en: 9fae09bf
slip-unknown = Python no conoce «{ $name }». ¿Está escrito como arriba, con las mismas mayúsculas y minúsculas?
# en: 829297a4
dice-fell = { $said ->
    [no] El dado
   *[other] Ha salido: { $said }
}
# en: a26cda88
simulated = { $name }, { $games } partidas{ $stopped ->
    [yes] , detenidas antes de tiempo
   *[no] {""}
}
# en: 4f1697b2
simulated-together = { $bots }: ganan juntos el { $value }
# en: ec2e33cc
simulated-team = { $name }: gana el { $value }
# en: cb53e3ca
simulated-seat = jugador { $n }, { $who }: gana el { $value }{ $alone ->
    [no] {""}
   *[other] , el { $alone } en solitario
}
# en: d08639d7
simulated-shared = victoria compartida: { $value }
# en: 62693db4
simulated-drawn = nadie gana: { $value }
# en: 16c30f9b
simulated-lost = sin ganar: { $value }
# en: d13a2456
simulated-open = { $n } sin terminar
# en: b4dc5fd1
solved = { $value } para { $together ->
    [yes] todos
   *[no] el primer jugador
}, { $gap ->
    [no] exacto
   *[other] cota ± { $gap }
}{ $hidden ->
    [yes] {" "}con las cartas a la vista
   *[no] {""}
}; { $n } posiciones
