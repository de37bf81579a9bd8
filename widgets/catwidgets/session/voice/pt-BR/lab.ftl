# en: 8abb4725
lab-others = Mais { $n } { FORM($n, "regra da casa", "regras da casa") }
# en: f84c9d8b
lab-keep = Guardar como A
    .tip = Mostrar estas regras como A ao lado do que vier depois
# en: b7a4f1d4
lab-drop = Parar de comparar
    .tip = Mostrar só as regras escolhidas agora
# en: 4b0ef37c
lab-reset = Desfazer todas as mudanças
    .tip = Voltar todas as regras da casa ao valor inicial
# en: bc673739
lab-literal = Ler todas as regras da casa ao pé da letra.
# en: 20f104a0
lab-small = Pequeno o bastante para resolver
    .tip = Um jogo para dois, pequeno o bastante para ser resolvido por inteiro
# en: 1211d9ae
lab-solve = Calcular o melhor jogo
    .tip = Quanta vantagem tem quem começa, se todos jogarem o melhor possível?
    .solo = Quanto vale uma partida jogada da melhor maneira?
# en: c58103ce
lab-solving = Calculando a melhor forma de jogar{ $n ->
    [0] {""}
   *[other] : { $said } posições até agora
}…
# en: 4fc67eee
lab-export = Salvar como CSV
    .tip = Escrever no arquivo uma linha por partida
# en: 1cef4efe
lab-file = Salvar como
# en: 339b4393
lab-written = Salvo em { $path }.
# en: ae3414bf
lab-stop = Parar
    .tip = Parar e guardar o que foi encontrado
# en: e9b0771e
lab-idle = Nada está sendo calculado agora.
# en: 1577ac74
lab-late = Calculando: os gráficos claros mostram as regras de antes.
# en: 52337b33
lab-put-back = Isso não é permitido, então volta o valor de antes: { $why }
# en: c4df9111
lab-playing = { $done } de { $games } partidas jogadas…
# en: 7c13ee0d
lab-the-number = o número de { $what }
# en: 33b2c884
lab-rate = vitórias{ $who ->
    [no] {""}
   *[other] {" "}de { $who }
}
# en: 211082ea
lab-the-rate = as vitórias{ $who ->
    [no] {""}
   *[other] {" "}de { $who }
}
# en: 46bd086d
lab-of = Laboratório de { $game }
# en: 594b8843
lab-was = { $what }: { $change }
# en: 2ad55be7
lab-text = { $lab }, { $changes }.
# en: 760c5739
lab-whole = Partidas inteiras
# en: 33974fe5
lab-turn = Um turno
# en: 68fb97c8
lab-who = Quem vence as partidas
# en: 820c6255
lab-seats-differ = { $title } (os lugares de { $names } são diferentes)
# en: b8a45834
lab-pay = Quanto rendem as partidas
# en: caf71f2a
lab-payoff = ganho
# en: ca9ae5ea
lab-long = Quanto duram as partidas, em { $what }
# en: 83a546a1
lab-games = partidas
# en: edf0176a
lab-games-estimate = partidas (estimativa)
# en: 74384fe1
lab-a-bar = { $what }, { $n } por barra
# en: 8a20424c
lab-up-to = até { $high }
# en: a0b8b4fa
lab-range = de { $low } a { $high }
# en: 9a8d0be2
lab-both = A e B
# en: 9cbe2edd
lab-everybody = todos
# en: 0487c803
lab-wins = { $who } vence
# en: b1c3af99
lab-team-wins = vitórias de { $who }
# en: 7418a7df
lab-win-rate = todos vencem
# en: 413551a1
lab-completion = alguém vence
# en: 3b3005f1
lab-shared-wins = vários vencem juntos
# en: 371567c6
lab-payoff-a-game = ganho por partida
# en: 4669e5e0
lab-payoff-of-all = ganho de todos por partida
# en: e3ba8846
lab-a-game = { $what } por partida{ $counted ->
    [yes] , como o jogo conta
   *[no] {""}
}
# en: da7670d8
lab-always = { $value } em todas as partidas
# en: bf472843
lab-mean = média do gráfico de baixo
# en: e158c264
lab-exact = { $value }, exato
# en: 604d2e2f
lab-exactly = { $value } exatamente
# en: 1fa3df29
lab-best = jogando o melhor possível
# en: 41556e7c
lab-best-play = { $who ->
    [the-first-player] o primeiro jogador
   *[other] { $who }
}{ $way ->
    [wins] {" "}vence, com todos jogando o melhor possível
    [gets] {" "}recebe, com todos jogando o melhor possível
   *[ahead] {" "}fica à frente, com todos jogando o melhor possível
}
# en: cecb120b
lab-open-hands = Aqui todos veem todas as mãos.
# en: c5a15a1f
lab-players = jogadores
# en: 685c6d18
lab-bots = robôs
# en: 89a54e02
lab-beside = { $name }, diferença
# en: fb0db4d0
lab-nothing-changed = nada mudou
# en: 24c85f16
lab-kept = A está guardado. Mude uma regra e B − A aparece aqui.
# en: f06c8577
lab-unsure = não dá para saber
# en: fa75122f
lab-all-same = igual em todas as partidas
# en: 526aba7b
lab-same = igual
# en: c887da79
lab-more = mais
# en: eb60df3c
lab-less = menos
# en: 2b43d29e
lab-interval = ± é um intervalo de 95%, de { $games } partidas{ $several ->
    [yes] {" "}com cada conjunto de regras e com a mesma sorte. Em negrito: mais do que o acaso faria.
   *[no] .
}
# en: 60ad7008
lab-which = Quais regras importam mais?
    .tip = Pôr cada regra da casa no menor e no maior valor, { $games } partidas de cada vez, com a mesma sorte
# en: b4cfcba7
lab-for = para
    .tip = O número de que se trata
# en: ee4d686b
lab-turning = { $done } de { $n } regras testadas, { $games } partidas por valor…
# en: ed874b7f
lab-turned-until = Parado; { $n } { FORM($n, "regra testada", "regras testadas") } até agora.
# en: d938c687
lab-no-rule = Este jogo não tem nenhuma regra da casa que se possa mudar.
# en: 39e850ff
lab-switches = Com que frequência cada regra muda um resultado?
    .tip = Jogar { $games } partidas com e sem cada uma das outras leituras, com a mesma sorte
# en: 4ca1e1f9
lab-switching = { $done } de { $n } leituras jogadas, { $games } partidas cada uma…
# en: f6189ffe
lab-played-until = Parado; { $n } { FORM($n, "leitura jogada", "leituras jogadas") } até agora.
# en: 74c8ee05
lab-switched = { $n } { FORM($n, "leitura", "leituras") }, { $games } partidas cada uma com a mesma sorte; estimativas.
# en: cd48d39c
lab-rule = regra da casa
# en: be1607bf
lab-now = agora
# en: eb0809aa
lab-turned-to = mudada para
# en: a513c8d0
lab-value = outro valor
# en: 025a866b
lab-changed = outro resultado em
# en: ae0235a0
lab-sure = intervalo de 95%
# en: 22a5fe0f
lab-lower = { $what ->
    [one-full-turn-played-best] Um turno inteiro, jogado da melhor maneira
    [points] pontos
    [net-spaces] casas neste turno
    [the-longest-turn-without-any-risk] O turno mais longo sem nenhum risco
    [spaces] casas
    [the-3-cards-left-in-a-hand] 3 cartas que sobram na mão
    [points-they-cost] pontos que elas custam
    [drawings-at-random-that-keep-their-distance] Desenhos ao acaso que mantêm a distância
    [drawings-in-one-edge-row] desenhos numa fileira da borda
    [attack-with-8-against-7-to-the-end] 8 atacam 7 e lutam até o fim
    [cubes-left-the-attacker-s-above-0-the-defender-s-below] cubos restantes (abaixo de 0: da defesa)
   *[other] { $what }
}
# en: e8821029
bench-more = Jogar outras tantas
    .tip = Jogar mais partidas, para intervalos mais estreitos
# en: 129fd253
bench-file = Arquivo: .html, .csv ou .parquet
# en: e7be62e4
bench-export = Exportar
    .tip = Uma página (.html) ou uma tabela (.csv, .parquet)
# en: 03a9f31b
bench-busy = Já há partidas em andamento: espere por elas ou aperte antes “{ lab-stop }”.
# en: 06ae3d91
bench-idle = Nenhuma partida está em andamento.
# en: 5c8411b8
bench-ending = “{ $path }”: dê um nome que termine em .html, .csv ou .parquet.
# en: 15cc782f
bench-stopped = Parado: { $done } de { $games } partidas de cada variante foram jogadas e ficam guardadas.
# en: 08654f42
bench-played = { $games } partidas de cada variante.
# en: a85d805f
bench-playing = { $done } de { $games } partidas jogadas de cada variante…
