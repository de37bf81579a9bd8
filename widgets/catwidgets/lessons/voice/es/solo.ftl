### El reto en solitario: su tabla, sus botones y su comparación.

# en: 6799e75a
solo-say-word = Palabra
# en: ffd0c3c9
solo-say-today = La fecha de hoy
# en: 87bc3caa
solo-say-today-tip = Quien lo pulse hoy recibe este reparto
# en: 525fdb79
solo-say-compare = ¿Es un buen resultado?
# en: 3438773d
solo-say-compare-tip = Cuando acabe la partida: qué era posible
# en: dfab42aa
solo-say-not-over = Primero termina la partida: la comparación revela el orden del mazo.
# en: c582ffb2
solo-say-working = Calculando qué era posible…
# en: e9023132
solo-say-stands-below = La comparación está debajo de la mesa.
# en: e6b4999a
solo-say-taken-back = { $n } { FORM($n, "jugada deshecha", "jugadas deshechas") }
# en: 0be627c0
solo-say-helped = con ayuda de la mesa
# en: 9cc0586c
solo-say-counted = contado, sin deshacer nada
# en: 08cd7e21
solo-say-challenge = Reto en solitario «{ $word }».
# en: 7c2e42ab
solo-say-called-you = tú
# en: a1acc8df
solo-say-called-deck-known = quien conoce el mazo
# en: 75c7656d
solo-say-called-fewest-plays = Hana (bot voraz)
# en: e06c20bc
solo-say-called-lowest-first = Momo (bot)
# en: 6189ae9c
solo-say-called-searcher = El viejo Neko (bot que piensa por adelantado)
# en: f6a7b699
solo-say-called-random = Gatito (bot al azar)
# en: c90889b9
solo-say-short-deck-known = mazo conocido
# en: b858526b
solo-say-short-fewest-plays = bot voraz
# en: 38d77c2f
solo-say-short-searcher = bot que piensa
# en: c1f400bf
solo-say-shortest = Una solución en el mínimo de turnos, conociendo el mazo
# en: ed24f6ac
solo-say-verdict = Has necesitado { $n } { FORM($n, "turno", "turnos") }{ $best ->
    [no] , y nadie puede mejorarlo, ni siquiera quien conoce el mazo.
   *[other] . Conociendo el mazo bastan { $best }: es una cota, porque en la mesa nadie sabe lo que viene.
}
# en: 75f51a4c
solo-say-same-deal = El mismo reparto
# en: bd56faa7
solo-say-who = quién
# en: e1005549
solo-say-turns = turnos
# en: 7fc048ef
solo-say-how-known = cómo se sabe
# en: 4d8ce602
solo-say-why = por qué
# en: 26de0bac
solo-say-mark-bound = cota
# en: a8e4a1bc
solo-say-mark-exact = exacto
# en: 6ef0c388
solo-say-mark-estimate = estimación
# en: a42fcc1e
solo-say-why-bound = el mínimo de turnos con este mazo, probadas todas las maneras
# en: f1a865a4
solo-say-why-exact = juega siempre así este reparto
# en: 2a6d4cfb
solo-say-why-estimate = media de { $n } partidas, porque decide en parte al azar
# en: 0fb65d41
solo-say-gave-away = se pierden { $n }
# en: ed587f80
solo-say-far-away = a más de { $n } turnos
# en: cd0db41d
solo-say-by-turn = turno { $n }
# en: 72f9d869
solo-say-turn-by-turn = Turno a turno: en { $n } de { $all } turnos se perdió algo (exacto, para quien conoce el mazo)
# en: 2d83e35d
solo-say-at-turn = en el turno
# en: 3d4c173c
solo-say-cleared-by = se podía terminar en el
# en: a0421c28
solo-say-given-away = perdido
# en: 72124d30
solo-say-cleared = Terminado hasta el turno ({ $n } repartos)
# en: 75db430f
solo-say-cleared-said = Terminado en ese turno o antes, estimación con { $n } repartos; en seis turnos: { $within }. Nadie supera a quien conoce el mazo; los intervalos son del 95 %.
# en: 5a2b9073
solo-say-work-out = Calcularlo con { $n } repartos
# en: 58d2e11f
solo-say-turn = turno
# en: 7651d32e
solo-say-deals = repartos
# en: f830e63c
solo-say-six-turns = seis turnos
# en: 35c92f05
solo-say-rate-by = { $rate } para { $who }
# en: 3f893cbf
solo-say-rules = reglas
# en: 744612fd
solo-say-deck-known-bound = mazo conocido (cota)
# en: a03ddd91
solo-say-within-six = Terminado en seis turnos o menos, estimaciones con { $n } repartos cada una e intervalos del 95 %
# en: 0fafea63
solo-say-difficulty-task = ¿Es difícil el juego en solitario con otro mazo, otra mesa u otra mano?
# en: c5bda077
solo-controls =
    .deck = mazo
    .field_cards = cartas en la mesa
    .cards_dealt = cartas repartidas
