# en: 3255dd2f
workshop-skip = Ir para a oficina
# en: 5ba22ad4
workshop-page = A oficina: um jogo só seu
# en: df3e55d0
workshop-title = A oficina
# en: ccd37dbf
workshop-lead = Jogue e depois mude as regras: elas são uma página de Python. Veja se o jogo continua justo e envie-o a alguém por um link.
# en: e3d6adf9
workshop-small = Escrever um jogo seu
# en: a9525dd4
workshop-open = Abrir um arquivo
# en: afd03d9a
workshop-classics = Jogos clássicos
# en: 98213a6b
workshop-five = Os cinco jogos
# en: f40fba86
workshop-five-more = As regras deles ocupam muitos arquivos, por isso não dá para editá-las aqui. Os robôs jogam na bancada, e você pode mudar as regras da casa.
# en: 1f3737a2
workshop-mine = Mudar as regras
# en: 484bc9ff
workshop-stranger = Este programa foi escrito por outra pessoa e veio com o link. Ele roda em um espaço fechado, sem acesso às suas partidas, a outras páginas nem à rede.
# en: 9b1d718e
workshop-run = Rodar
# en: 110448fd
workshop-read = Ler antes
# en: bcf880d1
workshop-risks = O que um navegador não pode prometer
# en: 0a28c178
workshop-risk = Um programa pode ser lento ou usar muita memória: nesse caso, esta página o interrompe ou o navegador fecha a aba. Ele pode mostrar textos e imagens que não são verdadeiros; por isso, não digite nenhuma senha em um jogo. E ele só fica isolado se o seu navegador não tiver falhas: mantenha-o atualizado.
# en: a7f96f43
workshop-stop = Parar
# en: eb132371
workshop-hide = Ocultar o código
# en: 18ee6a27
workshop-show = Mostrar o código
# en: a9cf0e26
workshop-report = Imprimir um relatório
# en: 49d7f54f
workshop-other = Outros jogos
# en: df5e3313
workshop-tabs = O que fazer com o jogo
# en: ae0c562b
workshop-code = Código
# en: 3a30c0eb
workshop-play = Jogar
# en: e4ee3780
workshop-check = Verificar
# en: e72d1b5c
workshop-bench = Bancada
# en: 749288c9
workshop-solve = Resolver
# en: 8df1f6e7
workshop-rules = Regras da casa
# en: 3316e2d5
workshop-share = Compartilhar
# en: 02223c19
workshop-editor = Regras
# en: 0db9bf30
workshop-keys = Tab recua a linha. Para sair do editor, pressione Escape e depois Tab.
# en: 8f16b279
workshop-game = O jogo
# en: 8bedb115
workshop-older = Esta é a última versão que funcionou.
# en: b60948e8
workshop-send = Enviar
# en: 23c71d1c
workshop-link = O link
# en: 890fac2d
workshop-copy = Copiar o link
# en: 51ba1e32
workshop-whoever = Quem abre o link é avisado primeiro de que o programa é de outra pessoa e depois o roda com um clique. Ele roda em um espaço fechado, sem acesso ao que o navegador guarda nem à rede.
# en: 70c55a85
workshop-keep = Guardar
# en: 1a4c1131
workshop-save = Salvar como arquivo
# en: 912125de
workshop-kept = Este navegador guarda o que você digitou por último. O arquivo também roda em Python no seu computador, com
# en: a1759a80
workshop-checking = Verificando…
# en: a78ab898
workshop-solving = Calculando a melhor forma de jogar…
# en: 3a2a6305
workshop-playing = Os robôs estão jogando…
# en: 8eb62cc5
workshop-writing = Escrevendo o relatório…
# en: bcf89051
workshop-untitled = Um jogo
# en: 5b813e8e
workshop-offers = O jogo oferece um arquivo: { $file }.
# en: 39edd95e
workshop-take = Salvar
# en: 6bb7e6f1
workshop-endless = Este jogo foi interrompido: ficou { $seconds } segundos sem responder, então talvez algo nele nunca termine. Mude o jogo, e ele recomeça.
# en: 2690741d
workshop-stopped = Parado. Mude o jogo ou escolha uma aba para rodá-lo de novo.
# en: 4fd43874
workshop-named = { $game } · Oficina
# en: 05f09418
workshop-starting = Abrindo { $game }…
# en: c8f056be
workshop-not-opened = Não foi possível abrir o jogo: { $why }
# en: c5466848
workshop-mend = Corrija primeiro a linha indicada acima.
# en: f5c5616c
workshop-line = Linha { $n }
# en: 5846a0a8
workshop-begin = Mude o número da linha { $n }, e o jogo acompanha.
# en: 4a0cc7a3
workshop-slider = Usar um controle deslizante
# en: 0adc55d7
workshop-fits = O link tem { $size } e contém o jogo inteiro. Nenhum servidor o vê: o que vem depois do # fica no navegador.
# en: 7cb7966b
workshop-too-long = O jogo tem { $size }, e em um link cabem { $most }: salve-o como arquivo e envie o arquivo.
# en: 970e7cd9
workshop-copied = O link foi copiado.
# en: ba44f407
workshop-too-large = { $file } é grande demais para um jogo.
# en: 05240e1f
workshop-gone = Não foi possível carregar este jogo: a rede caiu?
# en: b694bdbe
workshop-go-on = Continuar com { $game }
# en: 661eac11
workshop-cut-off = Este link não contém nenhum jogo que se possa ler: talvez tenha sido cortado. Peça-o de novo ou escolha um aqui.
# en: 8178aedb
workshop-about = { $n } linhas de Python, { $size }
# en: 09fe4a47
workshop-in-short = Escreva um jogo de dados, cartas ou tabuleiro, jogue, pergunte quem leva vantagem e envie por um link.
# en: 165fe76e
title-tictactoe = Jogo da velha
# en: 7bf49832
card-tictactoe = Vence quem põe três marcas suas em linha.
# en: 85115a57
title-connect_four = Lig 4
# en: 415ff6bf
card-connect_four = Solte uma ficha em uma coluna; vence quem alinha quatro suas.
# en: 880a7510
title-leduc_poker = Pôquer Leduc
# en: 6deb2aa5
card-leduc_poker = Seis cartas de dois naipes, uma para cada um e uma na mesa, duas rodadas de apostas.
# en: 6f733585
title-cant_stop = Can't Stop
# en: e6c69ecc
card-cant_stop = Role quatro dados, forme dois pares, suba; pare a tempo ou perca o que subiu neste turno.
# en: b4cf10b2
title-kuhn_poker = Pôquer de Kuhn
# en: 9fc1a4cf
card-kuhn_poker = Três cartas, uma para cada um, uma aposta de 1; o menor jogo de cartas em que blefar compensa.
# en: 15c4f663
title-yahtzee = Yahtzee sozinho
# en: e8ebaae2
card-yahtzee = Treze turnos de três lançamentos, uma casa da folha para cada um; o máximo de pontos possível.
# en: 2960ac28
title-bear_off = Retirada das peças
# en: 07fbd810
card-bear_off = O final do gamão para uma pessoa: suas duas últimas peças devem sair do tabuleiro interno em certo número de lançamentos.
# en: a0280c45
title-liars_dice = O final dos dados mentirosos
# en: a4ed79f2
card-liars_dice = Um ou dois dados para cada um, em segredo; os lances sobem até que alguém seja chamado de mentiroso.
# en: 31219f74
title-pig = Pig
# en: 1aed56e3
card-pig = Role quantas vezes tiver coragem; um 1 perde o turno, e vence quem chega primeiro à meta.
# en: cb2eb4e3
title-blackjack = Blackjack
# en: 43a4bc1d
card-blackjack = Contra um crupiê que para em 17, com baralhos sem fim: pedir, parar ou dobrar com duas cartas; pares não se dividem.
# en: 45c67a8e
title-craps = Craps
# en: 2572425d
card-craps = A linha de passe: 7 ou 11 vence na hora, 2, 3 ou 12 perde; qualquer outra soma precisa sair de novo antes de um 7.
# en: 073e3ebd
title-nim = Nim
# en: 2b046b47
card-nim = Pegue quantas quiser de um monte; vence quem pega a última.
# en: 5d3d7a22
title-goofspiel = Goofspiel
# en: a93765f1
card-goofspiel = Por cada prêmio, os dois oferecem uma carta ao mesmo tempo, cada uma só uma vez; leva quem oferece mais, e ninguém se houver empate.
# en: b15a0477
title-snakes_and_ladders = Cobras e escadas
# en: b3678c49
card-snakes_and_ladders = Uma peça, um dado, nenhuma decisão; se a rolagem passa de 100, a peça fica onde está.
# en: b4277abe
known-pig = Jogando o melhor possível, quem começa vence 53% das vezes.
# en: fa76a5e9
known-connect_four = Jogando o melhor possível, quem começa vence sempre.
# en: 219a8e7e
known-blackjack = A melhor estratégia é conhecida: uma tabela diz quando pedir.
# en: 0c2dc5af
known-yahtzee = Jogando o melhor possível, 254,6 pontos em média.
# en: 4b12aced
known-tictactoe = Jogando o melhor possível, sempre empate.
# en: 816bc2f2
known-cant_stop = Com corredores em 6, 7 e 8, um lançamento dá certo em 92% das vezes.
# en: 2912f6d0
known-nim = Resolvido em 1901: os números binários dizem qual jogada vence.
# en: 7ba0cfbc
known-snakes_and_ladders = Uma partida dura em média 39 turnos.
# en: 2117f256
known-liars_dice = Jogando o melhor possível com um dado cada, quem começa vence 44% das vezes.
# en: 04facd07
known-kuhn_poker = Jogando o melhor possível, quem começa perde uma ficha a cada 18 partidas.
# en: 2abe8102
known-goofspiel = Jogando o melhor possível, ninguém fica à frente em média.
# en: fb367fce
known-craps = A linha de passe vence 49,3% das vezes.
# en: 586b6c9b
known-leduc_poker = Jogando o melhor possível, quem começa perde 0,086 ficha por partida.
# en: a65f10a7
known-bear_off = Peças nos pontos 5 e 4 saem de uma vez com 10 dos 36 lançamentos.
# en: 0b6bc263
known-cat_cab = Cinco dados mostram uma maldição 60% das vezes.
# en: a4f89a64
known-empire = Três dados contra dois: o atacante não perde nada em 37% das vezes.
# en: 178a3d2a
known-taxi_derby = A 13 casas da viatura, você pode dirigir 7 casas sem levar multa.
# en: 450fe96e
known-meow_daifugo = Uma mão de oito tem os dois “?” em 5,6% das vezes.
# en: 319ebda1
known-washi_cat = No tabuleiro minúsculo, todos os peixes levam 9 turnos a pé e 7 com saltos.
