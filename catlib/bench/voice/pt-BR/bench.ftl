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
wins-drawn = { $rate } empates
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
# en: 3996609e
chart-is = { $name }: { $chance }
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
# en: 363772f2
want-fair = Começar é uma vantagem?
    .tip = Com que frequência quem começa vence, comparado com uma parte igual
# en: 9144c0de
want-shorter = Partidas mais curtas sem depender mais da sorte?
    .tip = As mudanças de regras que poupam turnos sem que quem joga melhor vença menos
# en: eb5be2d1
want-target = Qual valor de uma regra é o melhor?
    .tip = Você diz um número, como 20 turnos por partida: o valor da regra que chega mais perto
# en: 946ebbcb
want-both = Quais mudanças servem a dois objetivos?
    .tip = Você escolhe dois objetivos: as mudanças de regras que nenhuma outra supera nos dois
# en: 09917127
want-pairs = Há duas regras que se influenciam?
    .tip = Pares de mudanças que juntas fazem mais, ou menos, que a soma dos efeitos
# en: 7939df27
want-skill = É igual para iniciantes e especialistas?
    .tip = Quanto vale começar, ou o que uma regra muda, para jogadores de cada nível
# en: 6fca0d2e
want-decisions = Quais decisões importam mais?
    .tip = Quanto menos vence quem se descuida num tipo de decisão
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
# en: ce41c360
asked-again = Jogar { $games } partidas
    .tip = De cada variante, e com a mesma sorte
# en: 61f51eb6
asked-whole = começar primeiro
# en: 52140a26
asked-rule = regra
# en: a12f7fde
asked-about = o que se compara
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
# en: 29a819e0
asked-step = Os robôs estão jogando: { $few } de { $n } partes concluídas{ $seconds ->
    [no] {""}
   *[other] , faltam uns { $seconds } s
}…
# en: ca0cf900
asked-stopped = Parado{ $n ->
    [0] {" "}antes do primeiro resultado
   *[other] {""}
}.
# en: bf166a9d
asked-how = { $games } partidas de cada vez, com os robôs: { $bots }.{ $better ->
    [yes] {" "}Quem joga melhor joga tão bem quanto o seu robô sabe; os outros escolhem ao acaso uma em cada cinco vezes.
   *[no] {""}
}{ $points ->
    [yes] {" "}Os pontos são pontos percentuais de partidas vencidas.
   *[no] {""}
}
# en: 881dbb44
asked-holds = O número depois de ± diz o quanto uma resposta pode errar. Em 95 de 100 casos todas ficam dentro disso, mesmo que você pergunte de novo com mais partidas.
# en: 7a3d89ba
asked-equal-share = {""}, partes iguais
# en: 6fce46c4
asked-tenth-less = {""}, um décimo a menos que agora
    .empty = um décimo a menos
    .tip = Um número; vazio: um décimo a menos que agora, ou partes iguais das vitórias
# en: b9a73fa5
asked-fair = { $verdict ->
    [unsure] Ainda não dá para saber.
    [pays] Sim, { $size ->
        [small] uma vantagem pequena
        [clear] uma vantagem clara
        [large] uma vantagem grande
       *[some] uma vantagem
    }.
   *[costs] Não, é { $size ->
        [small] uma desvantagem pequena
        [clear] uma desvantagem clara
        [large] uma desvantagem grande
       *[some] uma desvantagem
    }.
} Quem começou venceu { $rate } de { $games } partidas; uma parte igual é { $value }{ $drawn ->
    [no] {""}
   *[other] , pois em { $drawn } ninguém venceu
}.
# en: 97d3c0cd
asked-equal = parte igual: { $value }
# en: 9757b07f
asked-won = partidas vencidas
# en: 2ce7215a
asked-seat = { $n ->
    [1] primeiro jogador
    [2] segundo jogador
    [3] terceiro jogador
   *[other] jogador { $n }
}
# en: dd6ad68d
asked-so-far = Até agora foram testados { $few } de { $n } { $kind ->
    [pairs] pares
    [skill] níveis de jogo
    [target] valores
    [decisions] tipos de decisão
   *[rules] mudanças de regras
}. { $said }
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
# en: d1f4cc17
asked-changed = { $rule }: { $value } em vez de { $now }
# en: ea3667da
asked-value = { $rule }: { $value }{ $same ->
    [yes] , como agora
   *[no] {""}
}
# en: 94320006
asked-kept = as regras como estão
# en: 0603371b
asked-others = e outras
# en: 5534999b
asked-front = De { $n } conjuntos de regras, nenhum supera estes nos dois objetivos: { $said }.
# en: 10176039
asked-shortest = Experimente “{ $rule }”: as partidas ficam { $amount } turnos mais curtas. { $sure ->
    [yes] Quem joga melhor vence mais ou menos igual, ou mais
   *[no] Estas partidas não dizem se quem joga melhor vence menos
} ({ $points }).{ $rules ->
    [no] {""}
   *[other] {" "}Também mais curto: { LIST($rules, "comma") }.
}
# en: e3ffab04
asked-none-shorter = Nenhuma mudança testada encurta as partidas com certeza sem que quem joga melhor vença menos.
# en: 1dbb2ace
asked-nearest = “{ $rule }” é o que chega mais perto de { $value }: { $what } { $amount }{ $rules ->
    [no] {""}
   *[other] ; talvez tão perto quanto: { LIST($rules, "comma") }
}{ $far ->
    [yes] ; nenhum valor chega lá
   *[no] {""}
}.
# en: e63cb5fc
asked-with = { $rule } com { $name }
# en: a52e3c65
asked-together = Sim, { $few } de { $n } { FORM($n, "par", "pares") }. Acima de tudo { $rule }: { $what } { $amount } além da soma dos dois efeitos.
# en: b3a50cb1
asked-none-together = Ainda não dá para dizer. { $n } { FORM($n, "par de regras foi mudado", "pares de regras foram mudados") } ao mesmo tempo. Estas partidas não mostram nenhum efeito em “{ $what }” diferente da soma dos dois efeitos.
# en: 93f962f6
asked-beyond = { $what }, além da soma dos dois efeitos
# en: 50470b46
asked-by-itself = só a soma
# en: bc263767
asked-matters = A que mais importa: “{ $choice }”. Quem escolhe ali ao acaso uma em cada cinco vezes vence { $amount } menos{ $name ->
    [no] {""}
   *[other] . A que menos importa: “{ $name }” ({ $by })
}.
# en: 28429593
asked-none-matters = Entre estes robôs não se vê que algum tipo de decisão importe.
# en: 8fbcf6c9
asked-slips = vitórias com descuidos ali
# en: df54c440
asked-no-slips = sem descuidos
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
# en: b24a86f1
rung-start = começar rende
# en: 726d6279
rung-change = { $what }, mudança com { $rule }
# en: e073f4d9
rung-none = sem mudança
# en: 1921d8a2
rung-among = { $by } entre { $who }
# en: 2fea2158
rung-nothing = nada que apareça ({ $by })
# en: 80cf3638
rung-both = { $points ->
    [no] sim, até onde estas partidas dizem
   *[other] não
}: { $what } { $first }, { $last }{ $points ->
    [no] {""}
   *[other] ; a diferença é { $points }
}
# en: 38a2f6d9
rung-played = { $games } partidas de cada vez, com os robôs: { LIST($bots, "comma") }{ $rate ->
    [no] {""}
   *[other] ; entre { $who }, { $rate } das jogadas ficam ao acaso
}. Os pontos são pontos percentuais de partidas vencidas.
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
   *[other] {" "}com { $label }, em comparação com { $name }
}; { $enough ->
    [yes] foram necessárias { $games } partidas
   *[no] { $games } partidas não bastaram
}.
