# en: c70b5dfc
seat = jogador { $n }
# en: 063cca4c
start = largada { $n }
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
# en: 99912a4e
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
decisiveness = { $amount } dos turnos vêm com a partida já decidida.
# en: 235ee8bd
comebacks = em { $amount } das vitórias, quem venceu teve em algum turno menos da metade do que daria uma divisão igual.
# en: d4c33d78
gap = com a melhor opção, a chance de vencer sobe { $amount } em relação à seguinte.
# en: 8184c3d0
mattered = em pelo menos { $amount } das decisões, a melhor opção é claramente melhor do que a seguinte.
# en: eafc88a6
never-best = “{ $choice }” podia ser escolhida em { $n } decisões e nunca foi a melhor: no máximo { $rate }.
# en: 4bec4fef
not-ended = { $name }: { $n } partidas não terminaram dentro do limite de passos.
# en: c16f0168
moved-turns = o número de turnos
# en: 32d02abb
moved-win-rate = as vitórias de { $who }
# en: 810416c7
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
moved-title = O que muda { $what }
# en: 58b4322e
moved-note = ao lado da barra, o valor da regra; traços: intervalos de 95%; claro: não dá para saber
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
# en: 307abba1
chart-this-came = , foi isto que saiu
    .label = saiu
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
