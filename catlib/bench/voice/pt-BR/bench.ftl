# en: c70b5dfc
seat = jogador { $n }
# en: 063cca4c
start = largada { $n }
# en: 4fdd8832
measure = { $what ->
    [rounds] rodadas
    [turns] turnos
    [decisions] decisões
    [steps] passos
    [rolls] rolagens
    [cards] cartas
    [tickets] multas
    [plays] jogadas
    [passes] vezes em que se passa
    [taken] cartas recolhidas
    [cards-played] cartas jogadas
    [circles] círculos
    [cleared] mãos vazias
    [sets] conjuntos
   *[other] { $what }
}
# en: 54746bed
in-points = { $amount } pontos percentuais
# en: 46fba9ea
error-unknown = { $value } (poucas partidas para dizer com que certeza)
# en: 76003d41
wins-together = todos vencem juntos em { $rate } das partidas.
# en: f2e50645
wins-seat = { $who } vence em { $rate } das partidas{ $alone ->
    [no] {""}
   *[other] , em { $alone } sem dividir
}{ $bot ->
    [no] {""}
   *[other] , com { $bot }
}{ $order ->
    [no] {""}
    [unsure] : nada indica que a ordem importe
   *[sure] : a ordem importa
}.
# en: 0334bd4f
wins-team = { $who } vence em { $rate } das partidas.
# en: e4a39024
wins-bot = { $bot } vence em { $rate } das suas partidas em cada lugar.
# en: a5575784
wins-place = { $who } vence em { $rate }.
# en: 5fd7b0b7
first-player = começar dá { $points } em relação a chances iguais: { $verdict ->
    [unsure] nada indica que importe
    [pays] vale a pena
   *[costs] atrapalha
}.
# en: ee41b780
completion = { $all ->
    [yes] alguém vence em todas as { $n } partidas
   *[no] alguém vence em { $rate } das partidas
}{ $drawn ->
    [no] {""}
   *[other] , { $drawn } empatam
}{ $open ->
    [no] {""}
   *[other] , { $open } não terminam
}.
# en: 20f63d74
shared-wins = em { $rate } das partidas, vários vencem juntos.
# en: 1d15a645
payoff = ganho de { $who }: em média { $value }.
# en: 4757364f
payoff-all = ganho de todos: em média { $value }.
# en: 3b3b1301
length = uma partida dura { $value } { $what ->
    [turns] turnos
    [decisions] decisões
   *[steps] passos
}; nove em cada dez, de { $low } a { $high }.
# en: 058eda04
lead-change = a liderança muda de mãos em { $amount } dos turnos.
# en: 81e76acf
drama = o drama é { $amount }: a desvantagem média de quem depois venceu, enquanto estava atrás (de 0 a 1).
# en: b09cf3e0
decisiveness = { $amount } dos turnos se jogam com a partida já decidida.
# en: 235ee8bd
comebacks = em { $amount } das vitórias, quem venceu teve em algum turno menos da metade do que daria uma divisão igual.
# en: d4c33d78
gap = com a melhor opção, a chance de vencer sobe { $amount } em relação à seguinte.
# en: 8184c3d0
mattered = em pelo menos { $amount } das decisões, a melhor opção é claramente melhor do que a seguinte.
# en: eafc88a6
never-best = “{ $choice }” podia ser escolhida em { $n } decisões e nunca foi a melhor: no máximo { $rate }.
# en: a1b62c11
picked = Partida { $number } da semente { $n }: { $why }.
# en: ee955b29
picked-median = { $n } { $what ->
    [turns] { FORM($n, "turno", "turnos") }
    [decisions] { FORM($n, "decisão", "decisões") }
   *[steps] { FORM($n, "passo", "passos") }
}, a mediana de { $games } partidas
# en: ee1cb1ca
picked-margin = vencida por { $amount }, a menor diferença de todas as partidas
# en: 0afbdc17
picked-closest = a mais disputada das primeiras { $n } partidas, com { $amount } pontos, em média, entre { $alone ->
    [yes] vencer e não vencer
   *[no] a melhor chance e a seguinte
}
# en: 207028de
picked-paid = pagou { $amount }, o máximo em { $games } partidas
# en: e6148e95
picked-luckiest = { $who ->
    [no] todos venceram
   *[other] { LIST($who, "and") } venceu
}, com chance de { $chance } no turno { $turn } dos { $turns } avaliados (entre as primeiras { $n } partidas)
# en: e5ffee4d
picked-endless = não terminou dentro do limite de passos
# en: 4bec4fef
not-ended = { $name }: { $n } partidas não terminaram dentro do limite de passos.
# en: c16f0168
moved-turns = o número de turnos
# en: 32d02abb
moved-win-rate = as vitórias de { $who }
# en: 4bd7627b
moved = O que mais muda { $what }: { $rules }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } de { $n } regras não se distinguem do acaso
}.
# en: de765792
moved-none = Nenhuma regra muda com certeza { $what }{ $quiet ->
    [no] {""}
   *[other] ; { $quiet } de { $n } regras não se distinguem do acaso
}.
# en: 48213277
moved-rule = { $rule } ({ $by } com { $value })
# en: ab04e478
moved-title = O que mexe com { $what }
# en: 58b4322e
moved-note = ao lado, o valor da regra; traço: intervalo de 95%; claro: incerto
# en: 30a41853
moved-points = pontos percentuais
# en: 332d056d
moved-change = mudança
# en: 40adbf33
moved-bar = { $rule } = { $value } (agora { $now }): { $by }
# en: 6e42988b
who-wins = Quem vence
# en: 121619ad
wins = vitórias
# en: 9757f4f0
wins-estimate = vitórias (estimativa)
# en: 09a34207
wins-rest = { $title }; { $said }
# en: 733969cd
wins-of-all = De todas as partidas: { $said }.
# en: c586d934
wins-shared = { $rate } divididas
# en: f019f34e
wins-drawn = { $rate } empatadas
# en: b919ff97
wins-open = { $rate } sem fim
# en: 5ec2df51
equal-shares = chances iguais
# en: bf33478c
chart-variant = variante
# en: 3659d0c2
chart-seat = jogador
# en: aad6513e
chart-interval = intervalo
# en: f24b8ed1
chart-estimates = Estimativa com { $n } partidas, intervalos de { $rate }.
# en: dc0f109b
chart-exact = Exato.
# en: 0394dec4
chart-outcomes = O que pode acontecer
# en: 28f03178
chart-outcome = resultado
# en: e7a47556
chart-told = { $title }: { $n } { FORM($n, "resultado", "resultados") } de { $low } a { $high }{ $value ->
    [no] {""}
   *[other] , valor esperado { $value }
}, { $likely ->
    [no] todos com probabilidade { $chance }
   *[other] mais provável { LIST($likely, "or") }, com probabilidade { $chance }
}. { $exact ->
    [yes] Exato.
   *[no] Aproximado.
}
# en: fa2050c5
chart-nothing = { $title }: nada pode acontecer.
# en: c11092e3
chart-came = Saiu { $what }, probabilidade { $chance }.
# en: f1f59279
chart-this-came = saiu
# en: ddcb5e88
chart-mean = valor esperado { $value }
# en: c86bbab6
chart-chance = probabilidade{ $exact ->
    [yes] {""}
   *[no] {" "}(aproximada)
}
# en: 1d949f34
chart-percent = porcentagem{ $exact ->
    [yes] {""}
   *[no] {" "}(aproximada)
}
# en: a1f40ff0
chart-value = valor
# en: 928b7cb5
chart-line = linha
# en: 027383ab
chart-approximate = { $title } (aproximado)
# en: d07c6293
chart-point = { $name }, { $x }: { $y }
# en: d88a2812
chart-is = { $name }: { $chance }{ $came ->
    [yes] , foi isto que saiu
   *[no] {""}
}
# en: 6333011c
chart-exact-is = { $name }: exato { $chance }
# en: 587f5193
chart-seen = { $name }: { $rate }, estimativa com { $games } partidas
# en: 232fc588
chart-ends = { $name ->
    [no] {""}
   *[other] { $name }{" "}
}de { $first } (em { $start }) a { $last } (em { $end })
# en: 89781e66
chart-curve = { $title }: { $ends }. { $exact ->
    [yes] Exato
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
    [yes] exato
   *[no] aproximado
}
# en: ef8fccd8
chart-simulated = Simulado e exato
# en: 13cb6679
chart-games = partidas
# en: 957c6ca5
chart-drawn = simulado (estimativa)
# en: 515dd4eb
chart-interval-of = intervalo de { $rate }
# en: 9386b46b
chart-over = { $title }: { $games } { $cases } sobre as probabilidades { $exact ->
    [yes] exatas
   *[no] aproximadas
}; { $held } de { $n } intervalos ({ $rate }) contêm a probabilidade { $exact ->
    [yes] exata
   *[no] aproximada
}, a maior diferença é de { $gap } pontos percentuais em { $where }. Barras: { $exact ->
    [yes] valores exatos
   *[no] valores aproximados
}; pontos: estimativas.
# en: 53a1c1bb
chart-strange = Impossível, mas saiu: { $what }.
# en: bf9da82a
ask-first = Vale a pena começar?
# en: 865b65d9
ask-well = Costuma dar certo?
# en: 9fe91936
ask-end = Como terminam as partidas?
# en: 95ccbc1a
ask-length = Quanto dura uma partida?
# en: b25d92b3
ask-matter = Quais decisões importam?
# en: b5261f85
ask-rules = O que faz cada regra da casa?
# en: edb3d039
ask-sure = Dá para confiar nos números?
# en: a1559579
not-turned = Não foram mudadas, porque o jogo não permite ou porque não têm limites: { $rules }.
# en: 461cafeb
no-time-left = Não sobrou tempo para mudar as regras da casa: a aba “Regras da casa” usa o tempo de que precisar.
# en: f450ddea
interval-means = ± é um intervalo de 95%: de cem intervalos assim, cerca de 95 contêm o número verdadeiro.
# en: 1a5cb279
bots-played = Robôs jogaram { $n } partidas; em cada lugar estava o robô “{ $bot }”.{ $random ->
    [yes] {" "}Esse robô escolhe qualquer coisa; com pessoas que pensam, os números serão outros. Escreva um robô melhor, em BOTS.
   *[no] {" "}{ $does }
}
# en: e6162ec6
report-for = Para { $players }.
# en: 913a58af
report-rules = Regras usadas: { $rules }.
# en: a00d9b8e
players-of = { $n } { FORM($n, "jogador", "jogadores") }
# en: 5ce629ce
players-here = { $few } a { $high } jogadores, aqui { $n }
# en: c50c1706
want-fair = Começar é justo?
    .tip = Quem começa vence mais do que a sua parte? Quanto?
# en: 1efd4d02
want-shorter = Mais curto, sem mais sorte?
    .tip = Mudar cada regra: as partidas ficam mais curtas e quem joga melhor vence com a mesma frequência?
# en: 6b87fb8b
want-target = O melhor valor de uma regra?
    .tip = Testar todos os valores de uma regra: qual chega mais perto do que você quer?
# en: bba821ac
want-both = Dois objetivos de uma vez?
    .tip = Mudar cada regra: quais mudanças nenhuma outra supera nos dois objetivos?
# en: 20c7774a
want-pairs = Quais regras agem juntas?
    .tip = Mudar duas regras de uma vez: o efeito passa da soma dos efeitos de cada uma?
# en: 7d1a36c4
want-skill = Igual para iniciantes e especialistas?
    .tip = Perguntar o mesmo entre jogadores de cada nível
# en: 7e0090a1
want-decisions = Quais decisões importam?
    .tip = Deixar ao acaso uma em cada cinco decisões de um tipo: quanto se perde?
# en: 682d9018
number = { $what ->
    [the-better-player-wins] vitórias de quem joga melhor
    [the-first-player-wins] vitórias de quem começa
   *[other] { $name } por partida
}
# en: 3c02e5ac
aim = { $what ->
    [longer] mais longo
    [less-luck] menos sorte
    [more-luck] mais sorte
    [a-fair-start] um começo justo
   *[shorter] mais curto
}
# en: f4162eb3
aim-of = { $way ->
    [more] mais
   *[fewer] menos
} { $name }
# en: 32248169
asked-what = O que pergunta quem cria jogos
# en: 2944bace
asked-again = Perguntar de novo
    .tip = Jogar { $games } partidas de cada variante, com a mesma sorte
# en: 3c3de272
asked-whole = do jogo inteiro
# en: 52140a26
asked-rule = regra
# en: 0f1bf4e6
asked-about = o quê
# en: ea903d3e
asked-number = número
# en: 60d62800
asked-target = objetivo
# en: 2d90dd5e
asked-aim = objetivo { $n }
# en: 714a6500
asked-game = Jogo
# en: 02d174bb
asked-players = jogadores
# en: 324e5c19
asked-playing = Partidas em andamento…
# en: ce8865db
asked-step = Os robôs estão jogando: parte { $few } de { $n } concluída…
# en: d2bdb65e
asked-stopped = Parado depois da parte { $few } de { $n }: esta é a resposta até aqui.
# en: 06df7850
asked-played-by = Com os robôs: { $bots }.
# en: 7a3d89ba
asked-equal-share = {""}, partes iguais
# en: 6fce46c4
asked-tenth-less = {""}, um décimo a menos que agora
    .empty = um décimo a menos
    .tip = Um número; vazio: um décimo a menos que agora, ou partes iguais das vitórias
# en: e7933a7b
asked-each = { $games } partidas de cada vez.
# en: 6a15aa40
asked-each-slips = { $games } partidas de cada vez; quem joga melhor nunca erra, os outros sim.
# en: 8b12175e
asked-fair = { $verdict ->
    [unsure] Pelo que mostram { $games } partidas, sim: começar
    [pays] Não, começar ajuda:
   *[costs] Não, começar atrapalha:
} muda a chance de vencer em { $points }.
# en: dd6ad68d
asked-so-far = Até agora foram testados { $few } de { $n } { $kind ->
    [pairs] pares
    [skill] níveis de jogo
    [target] valores
    [decisions] tipos de decisão
   *[rules] mudanças de regras
}. { $said }
# en: 19c9d9b2
asked-points = Os pontos são pontos percentuais de partidas vencidas, em { $games } partidas.
# en: 875f7633
asked-no-start = Aqui ninguém joga contra outros, ou jogam equipes, então não há começo a comparar.
# en: 917df73e
asked-other-bots = Robôs diferentes jogam nos lugares, então quem vence não diz nada sobre começar.
# en: de31491a
asked-no-better = Aqui ninguém joga contra outros, então ninguém vence mais por jogar melhor.
# en: a364f131
asked-no-loss = Aqui ninguém joga contra outros, então nenhuma decisão ganha ou perde uma partida.
# en: 2d6db5ef
asked-no-pair = Para duas regras da casa agirem juntas, são precisas duas que se possam mudar.
# en: 1cc9001a
asked-as-it-is = como agora
# en: f252db97
asked-change = { $what }, mudança
# en: 94320006
asked-kept = as regras como estão
# en: 0603371b
asked-others = e outras
# en: e599f614
asked-front = De { $n } conjuntos de regras, nenhum supera estes nas duas coisas: { $said }. { $games } partidas de cada vez.
# en: 49974377
asked-shortest = O mais curto sem sinal de mais sorte: { $said }.{ $rules ->
    [no] {""}
   *[other] {" "}Também mais curto: { LIST($rules, "comma") }.
}
# en: 52d95a66
asked-none-shorter = Nenhuma regra testada encurta as partidas com certeza sem que quem joga melhor vença menos.
# en: 13d01374
asked-nearest = { $rule } é o que chega mais perto de { $value }: { $what } { $amount }{ $rules ->
    [no] {""}
   *[other] ; talvez tão perto quanto: { LIST($rules, "comma") }
}{ $far ->
    [yes] ; nenhum valor chega lá
   *[no] {""}
}. { $games } partidas de cada vez.
# en: e63cb5fc
asked-with = { $rule } com { $name }
# en: 329071f2
asked-together = { $rule }: { $what } { $amount } além do que cada uma faz sozinha; de { $n } { FORM($n, "par", "pares") }, { $few } { FORM($few, "age", "agem") } em conjunto.
# en: 3399c28d
asked-none-together = Em nenhum par de regras se vê que elas ajam juntas ({ $what }).
# en: df182a70
asked-beyond = { $what }, além da soma
# en: 395e0bc9
asked-by-itself = cada uma sozinha
# en: 5c77931f
asked-matters = A decisão que mais importa: “{ $choice }”. Deixar ao acaso uma em cada cinco custa a um jogador { $amount } de chance de vencer{ $name ->
    [no] {""}
   *[other] ; a que menos importa: “{ $name }” ({ $by })
}.
# en: 28429593
asked-none-matters = Entre estes robôs não se vê que algum tipo de decisão importe.
# en: 59bd989f
asked-slips = vitórias, com erros ali
# en: bd1cbb76
asked-no-slips = sem erros
# en: 1154d4d5
asked-any = qualquer decisão
# en: 985a5cab
asked-who = {""}
# en: c91b5710
rung = { $who ->
    [children] crianças
    [beginners] iniciantes
    [average-players] jogadores médios
    [good-players] bons jogadores
    [strong-players] jogadores fortes
    [experts] especialistas
   *[other] { $who }
}
# en: d247c917
rung-title = O mesmo em todos os níveis?
# en: 395e25a4
rung-start = quanto rende começar
# en: 726d6279
rung-change = { $what }, mudança com { $rule }
# en: e073f4d9
rung-none = sem mudança
# en: 1921d8a2
rung-among = { $by } entre { $who }
# en: 2fea2158
rung-nothing = nada que apareça ({ $by })
# en: d1f72b6b
rung-both = { $what }: { $first }, e { $last }: { $points ->
    [no] a mesma resposta, até onde estas partidas dizem
   *[other] não é a mesma resposta ({ $points } para { $who })
}
# en: c1dbb222
rung-played = { $said }. { $games } partidas de cada vez, com os robôs { LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] ; entre { $who }, { $rate } das jogadas ficam ao acaso
}.
# en: 12b5e3c7
skill-verdict = { $verdict ->
    [luck] mais sorte que habilidade
    [skill] mais habilidade que sorte
   *[unsure] não se sabe qual das duas pesa mais
} entre estes robôs
# en: 7904469b
skill-said = entre os robôs { $bots }, os dados explicam { $rate } de quem vence, e quem joga explica { $value }: { skill-verdict }.
# en: a559ae39
skill-dice = entre os robôs { $bots }, os dados explicam { $rate } de quem vence.
# en: 57a995e4
skill-players = entre os robôs { $bots }, quem joga explica { $value } de quem vence: { skill-verdict }.
# en: 1ff6b062
until = { $who ->
    [no] todos vencem juntos
   *[other] { $who } vence
} { $amount }{ $label ->
    [no] {""}
   *[other] {" "}com { $label } ao lado de { $name }
}; { $enough ->
    [yes] foram necessárias { $games } partidas
   *[no] { $games } partidas não bastaram
}.
