# en: 8abb4725
lab-others = { $n } { FORM($n, "regla de la casa más", "reglas de la casa más") }
# en: f84c9d8b
lab-keep = Guardar como A
    .tip = Mostrar estas reglas como A junto a lo que venga después
# en: b7a4f1d4
lab-drop = Dejar de comparar
    .tip = Mostrar solo las reglas elegidas ahora
# en: 4b0ef37c
lab-reset = Deshacer todos los cambios
    .tip = Devolver todas las reglas de la casa a su valor inicial
# en: bc673739
lab-literal = Leer todas las reglas de la casa lo más al pie de la letra posible.
# en: 20f104a0
lab-small = Lo bastante pequeño para resolverlo
    .tip = Un juego para dos, lo bastante pequeño para resolverlo entero
# en: 1211d9ae
lab-solve = Calcular el mejor juego
    .tip = ¿Cuánta ventaja tiene quien empieza, si todos juegan lo mejor posible?
    .solo = ¿Cuánto vale una partida jugando lo mejor posible?
# en: c58103ce
lab-solving = Calculando el mejor juego{ $n ->
    [0] {""}
   *[other] : { $said } posiciones hasta ahora
}…
# en: 4fc67eee
lab-export = Guardar como CSV
    .tip = Escribir en el archivo una fila por partida
# en: 1cef4efe
lab-file = Guardar como
# en: 339b4393
lab-written = Guardado en { $path }.
# en: ae3414bf
lab-stop = Detener
    .tip = Detener y conservar lo calculado
# en: e9b0771e
lab-idle = Ahora no se está calculando nada.
# en: 1577ac74
lab-late = Calculando: los gráficos en claro muestran las reglas de antes.
# en: 52337b33
lab-put-back = Eso no está permitido, así que vuelve el valor anterior: { $why }
# en: c4df9111
lab-playing = { $done } de { $games } partidas jugadas…
# en: 7c13ee0d
lab-the-number = el número de { $what }
# en: 33b2c884
lab-rate = victorias{ $who ->
    [no] {""}
   *[other] {" "}de { $who }
}
# en: 211082ea
lab-the-rate = las victorias{ $who ->
    [no] {""}
   *[other] {" "}de { $who }
}
# en: 46bd086d
lab-of = Laboratorio de { $game }
# en: 594b8843
lab-was = { $what }: { $change }
# en: 2ad55be7
lab-text = { $lab }, { $changes }.
# en: 760c5739
lab-whole = Partidas enteras
# en: 33974fe5
lab-turn = Un turno
# en: 68fb97c8
lab-who = Quién gana las partidas
# en: 820c6255
lab-seats-differ = { $title } (los puestos de { $names } son distintos)
# en: b8a45834
lab-pay = Cuánto dan las partidas
# en: caf71f2a
lab-payoff = pago
# en: ca9ae5ea
lab-long = Cuánto duran las partidas, en { $what }
# en: 83a546a1
lab-games = partidas
# en: edf0176a
lab-games-estimate = partidas (estimación)
# en: 74384fe1
lab-a-bar = { $what }, { $n } por barra
# en: 8a20424c
lab-up-to = hasta { $high }
# en: a0b8b4fa
lab-range = de { $low } a { $high }
# en: 9a8d0be2
lab-both = A y B
# en: 9cbe2edd
lab-everybody = todos
# en: 0487c803
lab-wins = gana { $who }
# en: b1c3af99
lab-team-wins = victorias de { $who }
# en: 7418a7df
lab-win-rate = ganan todos
# en: 413551a1
lab-completion = gana alguien
# en: 3b3005f1
lab-shared-wins = ganan varios juntos
# en: 371567c6
lab-payoff-a-game = pago por partida
# en: 4669e5e0
lab-payoff-of-all = pago de todos por partida
# en: e3ba8846
lab-a-game = { $what } por partida{ $counted ->
    [yes] , según cuenta el juego
   *[no] {""}
}
# en: da7670d8
lab-always = { $value } en todas las partidas
# en: bf472843
lab-mean = media del gráfico de abajo
# en: e158c264
lab-exact = { $value }, exacto
# en: 604d2e2f
lab-exactly = { $value } exactamente
# en: 1fa3df29
lab-best = mejor juego
# en: 41556e7c
lab-best-play = { $who ->
    [the-first-player] el primer jugador
   *[other] { $who }
}{ $way ->
    [wins] {" "}gana, con el mejor juego
    [gets] {" "}recibe, con el mejor juego
   *[ahead] {" "}va por delante, con el mejor juego
}
# en: cecb120b
lab-open-hands = Aquí todos ven todas las manos.
# en: c5a15a1f
lab-players = jugadores
# en: 685c6d18
lab-bots = bots
# en: 89a54e02
lab-beside = { $name }, diferencia
# en: fb0db4d0
lab-nothing-changed = nada cambiado
# en: 24c85f16
lab-kept = A está guardado. Cambia una regla y aquí aparecerá B − A.
# en: f06c8577
lab-unsure = no se sabe
# en: fa75122f
lab-all-same = igual en todas las partidas
# en: 526aba7b
lab-same = igual
# en: c887da79
lab-more = más
# en: eb60df3c
lab-less = menos
# en: 2b43d29e
lab-interval = ± es un intervalo del 95 %, de { $games } partidas{ $several ->
    [yes] {" "}con cada reglamento y con la misma suerte. En negrita: más de lo que haría el azar.
   *[no] .
}
# en: 60ad7008
lab-which = ¿Qué reglas importan más?
    .tip = Poner cada regla de la casa en su valor más bajo y en el más alto, { $games } partidas cada vez, con la misma suerte
# en: b4cfcba7
lab-for = para
    .tip = El número por el que se pregunta
# en: ee4d686b
lab-turning = { $done } de { $n } reglas probadas, { $games } partidas por valor…
# en: ed874b7f
lab-turned-until = Detenido; { $n } { FORM($n, "regla probada", "reglas probadas") } hasta ahora.
# en: d938c687
lab-no-rule = Este juego no tiene ninguna regla de la casa que se pueda cambiar.
# en: 39e850ff
lab-switches = ¿Con qué frecuencia cambia cada regla un resultado?
    .tip = Jugar { $games } partidas con y sin cada una de las otras lecturas, con la misma suerte
# en: 4ca1e1f9
lab-switching = { $done } de { $n } lecturas jugadas, { $games } partidas cada una…
# en: f6189ffe
lab-played-until = Detenido; { $n } { FORM($n, "lectura jugada", "lecturas jugadas") } hasta ahora.
# en: 74c8ee05
lab-switched = { $n } { FORM($n, "lectura", "lecturas") }, { $games } partidas cada una con la misma suerte; estimaciones.
# en: cd48d39c
lab-rule = regla de la casa
# en: be1607bf
lab-now = ahora
# en: eb0809aa
lab-turned-to = cambiada a
# en: a513c8d0
lab-value = otro valor
# en: 025a866b
lab-changed = otro resultado en
# en: ae0235a0
lab-sure = intervalo del 95 %
# en: 22a5fe0f
lab-lower = { $what ->
    [one-full-turn-played-best] Un turno entero, jugado lo mejor posible
    [points] puntos
    [net-spaces] casillas de este turno
    [the-longest-turn-without-any-risk] El turno más largo sin ningún riesgo
    [spaces] casillas
    [the-3-cards-left-in-a-hand] 3 cartas que quedan en la mano
    [points-they-cost] puntos que cuestan
    [drawings-at-random-that-keep-their-distance] Dibujos al azar que guardan la distancia
    [drawings-in-one-edge-row] dibujos en una fila del borde
    [attack-with-8-against-7-to-the-end] 8 atacan a 7 y luchan hasta el final
    [cubes-left-the-attacker-s-above-0-the-defender-s-below] cubos que quedan: + ataque, − defensa
   *[other] { $what }
}
# en: e8821029
bench-more = Jugar otras tantas
    .tip = Jugar más partidas, para intervalos más estrechos
# en: 129fd253
bench-file = Archivo: .html, .csv o .parquet
# en: e7be62e4
bench-export = Exportar
    .tip = Una página (.html) o una tabla (.csv, .parquet)
# en: 03a9f31b
bench-busy = Ya se están jugando partidas: espera a que acaben o pulsa antes «{ lab-stop }».
# en: 06ae3d91
bench-idle = Ahora no se está jugando ninguna partida.
# en: 5c8411b8
bench-ending = «{ $path }»: da un nombre que termine en .html, .csv o .parquet.
# en: 15cc782f
bench-stopped = Detenido: se han jugado { $done } de { $games } partidas de cada variante, y se conservan.
# en: 08654f42
bench-played = { $games } partidas de cada variante.
# en: a85d805f
bench-playing = { $done } de { $games } partidas jugadas de cada variante…
