### Cat Cab Crew: what the table shows and says of its parts. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: fa295a36
cat-nibbles = petisco
# en: dd4933c4
paw-patrol = Patrulha da Pata
# en: b5bd2933
blocked-cell = bloqueada
# en: 5dcccbbd
nibbles-do = { cat-nibbles }: quem termina aqui rola um dado, que pode trazer { LIST($may_gain, "or") }
# en: 10a63df5
patrol-does = { paw-patrol }: quem termina aqui rola um dado e { LIST($may_lose, "or") }
# en: 1edc0c47
may-bad-luck = perde um dado
# en: 98e79f50
may-pothole = recua { $retreat_steps } { FORM($retreat_steps, "casa", "casas") }
# en: 3593d72c
may-unhappy-customer = perde um passageiro
# en: 11331e72
passenger-here = passageiro: termine exatamente aqui e ganhe { $next_points } { FORM($next_points, "ponto", "pontos") }
# en: 89dfeb3b
and-cab-of = , { $who ->
    [you] o seu táxi
   *[other] o táxi de { $who }
}
# en: 7bc78ea1
exit-open = portão de saída, aberto
# en: dcb56f58
exit-not-open = portão de saída, fechado até alguém pegar um passageiro
# en: 559b0ce0
the-start-gate = portão de entrada
# en: 42610e78
city-by-size = A cidade, { $columns } colunas por { $rows } linhas
# en: 91142970
the-city = Cidade
# en: d7cfd74f
the-dice = Dados
# en: d4dc9c4b
drivers = Motoristas
# en: 2ab4e6d5
drivers-and-dice = Motoristas e dados
# en: 4537859b
left-to-move = faltam: { LIST($moves, "and") }
# en: 24247463
points = { $n } { FORM($n, "ponto", "pontos") }
# en: 81582478
passengers = { $n } { FORM($n, "passageiro", "passageiros") }
# en: 8e917542
curses = { $n } { FORM($n, "maldição", "maldições") }
# en: e8b41041
rush-hour-left = hora do rush: { FORM($n, "resta", "restam") } { $n } { FORM($n, "turno", "turnos") }
# en: a9372f48
at-cell = { AS($cell, "at") }
# en: 716db56c
die-in-turn = o { AS($die, "placed") }, { $face }, { short-face }{ FORM($fixed, ", fixo", "") }
# en: a4443245
short-face = { $face ->
    [1] maldição
    [2] sabotagem
    [3] bônus
    [4] anda 1
    [5] anda 1
   *[6] anda 2
}
# en: 12ea19ba
face-does = { $face ->
    [1] Uma maldição: tira uma casa, e maldições demais acabam com as suas rolagens.
    [2] Depois que você dirige, outra pessoa ganha uma maldição.
    [3] Mais uma rolagem, que pode trazer casas, um dado colorido ou um amuleto.
    [4] Anda 1 casa.
    [5] Anda 1 casa.
   *[6] Anda 2 casas, em linha reta.
}
# en: 4e24e0e4
take-die = pegar
# en: 8d5606a9
give-up-die = entregar
# en: d0232007
dice-in-the-cup = Os dados estão no copo.
# en: 03a21d35
duel-tray = Duelo: quem somar { $seven } primeiro vence
# en: 68fa1508
die-rolls = rola
# en: 8b1b261b
die-rolling = o { AS($die, "placed") } está rolando
# en: ca3ff3b9
again = de novo
# en: ec0ea5ba
in-duel = duelo
# en: 5fa2bd82
duel-die-rolling = O dado do duelo de { $name } está rolando
# en: f0884310
duel-die-shows = Dado do duelo de { $name }: { $face }

## The key to the signs
## Each beside its picture, below the drivers.

# en: bebdd942
legend-passenger = Passageiro: pare aqui para pegá-lo.
# en: 0335840a
legend-gate = O portão de saída: abre depois do primeiro passageiro.
# en: fc2746cf
legend-nibbles = Petiscos: pare aqui e role um dado por um presente.
# en: c042a8c4
legend-patrol = Patrulha: pare aqui e role um dado por um castigo.
# en: 01544af7
legend-die = Um dado colorido que você ganhou: mais um para rolar.
# en: dc60afc4
legend-curse = Uma maldição: tira uma casa da sua viagem.
# en: 8a92f5dc
legend-sabotage = Sabotagem: depois de você dirigir, outro motorista recebe uma maldição.
# en: ba34bb62
legend-item = Item: mais uma jogada, por casas, um dado colorido ou um amuleto.

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0f601710
show-reachable = casas ao alcance
# en: 004eee0c
show-shortest = caminho mais curto
# en: be2f375b
show-retreat = caminhos para recuar
