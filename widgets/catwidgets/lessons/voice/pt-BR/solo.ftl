### As cartas de hoje, sozinho.

# en: 6799e75a
solo-say-word = Palavra/data
# en: ffd0c3c9
solo-say-today = A data de hoje
# en: 87bc3caa
solo-say-today-tip = Todos os que apertarem aqui hoje recebem as mesmas cartas
# en: 525fdb79
solo-say-compare = Como foi, em comparação?
# en: 3438773d
solo-say-compare-tip = Quando a partida acabar: o que era possível
# en: dfab42aa
solo-say-not-over = Primeiro termine a partida: a comparação revela a ordem do baralho.
# en: c582ffb2
solo-say-working = Calculando o que era possível…
# en: e9023132
solo-say-stands-below = A comparação está embaixo da mesa.
# en: e6b4999a
solo-say-taken-back = { $n } { FORM($n, "jogada desfeita", "jogadas desfeitas") }
# en: 0be627c0
solo-say-helped = com ajuda da mesa
# en: 9cc0586c
solo-say-counted = contado, nada desfeito
# en: 08cd7e21
solo-say-challenge = Desafio solo “{ $word }”.
# en: 7c2e42ab
solo-say-called-you = você
# en: a1acc8df
solo-say-called-deck-known = quem conhece o baralho
# en: 75c7656d
solo-say-called-fewest-plays = Hana (gulosa)
# en: e06c20bc
solo-say-called-lowest-first = Momo
# en: 6189ae9c
solo-say-called-searcher = Velho Neko (pensa adiante)
# en: f6a7b699
solo-say-called-random = Gatinho
# en: c90889b9
solo-say-short-deck-known = baralho conhecido
# en: b858526b
solo-say-short-fewest-plays = robô guloso
# en: 38d77c2f
solo-say-short-searcher = robô que pensa adiante
# en: c1f400bf
solo-say-shortest = Um dos caminhos mais curtos, com o baralho conhecido
# en: ed24f6ac
solo-say-verdict = Você levou { $n } { FORM($n, "turno", "turnos") }{ $best ->
    [no] , e ninguém consegue fazer melhor, nem quem conhece o baralho.
   *[other] . Com o baralho conhecido, { FORM($best, "bastaria", "bastariam") } { $best }: um limite, porque ninguém à mesa sabe o que vem.
}
# en: 75f51a4c
solo-say-same-deal = As mesmas cartas
# en: bd56faa7
solo-say-who = quem
# en: e1005549
solo-say-turns = turnos
# en: 7fc048ef
solo-say-how-known = como se sabe
# en: 4d8ce602
solo-say-why = por quê
# en: 26de0bac
solo-say-mark-bound = limite
# en: a8e4a1bc
solo-say-mark-exact = exato
# en: 6ef0c388
solo-say-mark-estimate = estimativa
# en: a42fcc1e
solo-say-why-bound = o menor número de turnos para estas cartas, com todos os jeitos testados
# en: f1a865a4
solo-say-why-exact = sempre joga assim estas cartas
# en: 2a6d4cfb
solo-say-why-estimate = média de { $n } partidas, porque sorteia
# en: 0fb65d41
solo-say-gave-away = desperdiçou { $n }
# en: ed587f80
solo-say-far-away = a mais de { $n } turnos
# en: cd0db41d
solo-say-by-turn = turno { $n }
# en: 72f9d869
solo-say-turn-by-turn = Turno a turno: { $n } de { $all } turnos desperdiçaram alguma coisa (exato, para quem conhece o baralho)
# en: 2d83e35d
solo-say-at-turn = no turno
# en: 3d4c173c
solo-say-cleared-by = dava para esvaziar a mão até
# en: a0421c28
solo-say-given-away = desperdício
# en: 72124d30
solo-say-cleared = Mão vazia até o turno ({ $n } distribuições)
# en: 75db430f
solo-say-cleared-said = Mão vazia até esse turno, estimativa com { $n } distribuições; em até seis turnos: { $within }. Ninguém supera quem conhece o baralho; os intervalos são de 95%.
# en: 5a2b9073
solo-say-work-out = Calcular com { $n } distribuições
# en: 58d2e11f
solo-say-turn = turno
# en: 7651d32e
solo-say-deals = distribuições
# en: f830e63c
solo-say-six-turns = seis turnos
# en: 35c92f05
solo-say-rate-by = { $rate } para { $who }
# en: 3f893cbf
solo-say-rules = regras
# en: 744612fd
solo-say-deck-known-bound = baralho conhecido (limite)
# en: a03ddd91
solo-say-within-six = Mão vazia em até seis turnos, estimativas com { $n } distribuições cada, com intervalos de 95%
# en: 0fafea63
solo-say-difficulty-task = O jogo solo é difícil com outro baralho, outra mesa ou outra mão?
# en: c5bda077
solo-controls =
    .deck = baralho
    .field_cards = cartas na mesa
    .cards_dealt = cartas distribuídas
