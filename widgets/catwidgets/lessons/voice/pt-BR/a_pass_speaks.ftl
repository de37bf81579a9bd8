### Passar diz algo. Variáveis: { $n } e { $m } cartas ou pedras, { $able } as cartas que ganham da sua, { $white } e { $more } pedras brancas, { $rare } pessoas, { $found } doentes que o teste acha, { $alarms } alarmes falsos, { $healthy } pessoas saudáveis por doente.

# en: 8816b1b7
a-pass-speaks-guide =
    .plan-1 = Jogar com sete cartas de verdade: uma pessoa é Kuro e segue o hábito dele; a turma aposta.
    .plan-2 = Dois palpites: antes e depois de Kuro passar. Riscar mãos no papel.
    .plan-3 = A célula da ideia: o teorema de Bayes em quatro linhas. Depois o quadro das mãos e o palpite sobre uma carta baixa.
    .plan-4 = “Sua vez”: uma resposta com o 3 branco.
    .plan-5 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Aprender alguma coisa quer dizer: ficar com os casos em que ela é verdade, cada um com o peso que ele dá a ela.
    .say-2 = As probabilidades de todas as cartas somam o número de cartas na mão dele.
    .ask-1 = Que mãos são impossíveis depois que Kuro passa? Quais ficaram mais prováveis?
    .ask-2 = Por que as probabilidades de todas as cartas têm que somar 2?
    .support = Escreva as 21 mãos em tiras de papel e retire as que já não podem ser depois que ele passa.
    .extension = Abram com um 1 em vez do 2. O que diz passar nesse caso?
    .ticket-1 = Kuro tem uma de 5 cartas, todas igualmente prováveis. 2 delas ganham da sua. Ele sempre joga quando pode, e passa. Qual é agora a probabilidade de ele ter o 1 branco, que não ganha de nada?
    .ticket-2 = 1/3: sobram três cartas, todas igualmente prováveis.
    .open-1 = E se Kuro às vezes passar, embora pudesse jogar?
    .open-1-answer = Aí nenhuma mão fica totalmente excluída, e passar diz menos. Conte cada mão pela parte dos casos em que ela passa.

# en: a0d622a1
a-pass-speaks-say-all-hands = As 21 mãos de Kuro.
# en: 0ab085d0
a-pass-speaks-say-no-chances = { $name } deveria dar uma probabilidade para cada mão, num dicionário, e dá { $found }
# en: bfcef8db
a-pass-speaks-say-not-one = as probabilidades que { $name } dá somam { $total }, e não 1
# en: 4bf6165d
a-pass-speaks-say-roll-task = Você abre com o seu 2 branco. Veja o que Kuro faz e o que ele tinha.
# en: 2d75ac30
a-pass-speaks-say-rolls = rodadas
# en: bb307a84
a-pass-speaks-say-roll = Dar as cartas
# en: 98b8c1ef
a-pass-speaks-say-roll-tip = Dar duas cartas a Kuro e abrir
# en: 841fb05e
a-pass-speaks-say-roll-twenty = Dar 100 vezes
# en: 97591605
a-pass-speaks-say-roll-twenty-tip = Dar as cartas cem vezes e contar
# en: d09f2397
a-pass-speaks-say-you-and-kuro = Você e Kuro
# en: 936ece4f
a-pass-speaks-say-your-cards = Suas cartas
# en: 0ac893bc
a-pass-speaks-say-kuro-held = Kuro tinha
# en: 9a2c2846
a-pass-speaks-say-answer = { $card ->
    [no] passa
   *[other] joga o { $card }
}
# en: d3c28be0
a-pass-speaks-say-of-passes = De { $n } { FORM($n, "vez", "vezes") } que passou
# en: 4c14a088
a-pass-speaks-say-of-plays = De { $n } { FORM($n, "vez", "vezes") } que jogou
# en: 895e814d
a-pass-speaks-say-with-it = com { $sought ->
    [doppelganger] o sósia
   *[better] carta melhor
}
# en: 94de6aa8
a-pass-speaks-say-bluff-task = Kuro joga uma moeda antes de jogar a carta: se der coroa, ele passa mesmo assim. Quando é que ele passa porque não pode jogar?
# en: 93c4e454
a-pass-speaks-say-held-passes = { $held } de { $n } { FORM($n, "vez", "vezes") } que passou
# en: a3719d9e
a-pass-speaks-say-held-plays = { $held } de { $n } { FORM($n, "vez", "vezes") } que jogou
# en: 945b075e
a-pass-speaks-say-and-did = e { $did }
# en: a742d4dd
a-pass-speaks-say-so-far = Kuro tem { $cards } e { $did }. Com { $sought ->
    [doppelganger] o sósia
   *[better] uma carta melhor
}: { $told }.
# en: 8ae6f8e6
a-pass-speaks-say-lead-two = seu 2 branco
# en: 1b98d934
a-pass-speaks-say-lead-one = seu 1 preto
# en: 2a894348
a-pass-speaks-say-nothing-yet = nada ainda
# en: 6a027587
a-pass-speaks-say-a-pass = passa
# en: 8f0fd6f2
a-pass-speaks-say-holds-back = { $tenths ->
    [0] nunca segura as cartas
    [1] segura as cartas em 1 de 10 casos
    [5] segura as cartas em 1 de 2 casos
   *[9] segura as cartas em 9 de 10 casos
}
# en: 86477837
a-pass-speaks-say-never = Você abre com o { $lead ->
    [two] 2 branco
   *[one] 1 preto
}: pelo hábito dele, a isso Kuro nunca responde { $card ->
    [no] passando
   *[other] com o { $card }
}.
# en: c86641a2
a-pass-speaks-say-two-cards = As duas cartas de Kuro
# en: 870a01aa
a-pass-speaks-say-cross-task = Kuro passou: toque em cada mão que ele não pode ter.
# en: 16d5b07e
a-pass-speaks-say-crossed = { $hand }{ $out ->
    [yes] , riscada
   *[no] {""}
}
# en: bdac92bd
a-pass-speaks-say-hands-left = { $n } { FORM($n, "mão resta", "mãos restam") }, { $with_it } com o sósia.
# en: 5d32042e
a-pass-speaks-say-not-yet = Kuro ainda não respondeu
# en: 4ce35b99
a-pass-speaks-say-led = Você abre com o { $lead ->
    [two] 2 branco
   *[one] 1 preto
}, Kuro { $did }
# en: 6ac3d1a4
a-pass-speaks-say-left = { $what }: { $n ->
    [21] todas as 21 mãos são possíveis
   *[other] { FORM($n, "resta", "restam") } { $n } de 21 mãos
}. O sósia estava na mão dele com probabilidade { $chance }.
# en: 5f892d4a
a-pass-speaks-say-chances = Probabilidades das mãos de Kuro
# en: 1437b067
a-pass-speaks-say-deals = 210 rodadas
# en: f233423e
a-pass-speaks-say-shaded = 210 rodadas iguais; sombreadas: ele passa
# en: 04dda70b
a-pass-speaks-say-mosaic = Em { $cannot } rodadas ele não ganha de um 2 e passa; nas { $can } em que ganha, passa em { $passing }. Então, das { $passes } vezes que passa, em { $passing } podia ter jogado: { $chance }.
# en: addb5142
a-pass-speaks-say-cannot-pass = só passa
# en: fe262972
a-pass-speaks-say-can-pass = pode e passa
# en: 40af5b11
a-pass-speaks-say-can-play = pode e joga
# en: d3f820bf
a-pass-speaks-say-cannot-beat = não ganha de um 2
# en: b2ba9e3a
a-pass-speaks-say-can-beat = ganha de um 2
# en: 9b7b8e84
a-pass-speaks-say-tile = { $words }: { $n }
# en: f5d8838f
a-pass-speaks-say-other-card = A outra carta de Kuro, depois que o sósia foi jogado sobre o seu 1
# en: a670f52b
a-pass-speaks-say-other = outra carta
# en: 661a746b
a-pass-speaks-say-plays-it = joga o sósia com probabilidade
# en: a43d30f2
a-pass-speaks-say-now = agora
# en: 2ed516e2
a-pass-speaks-controls =
    .you_lead = você abre com
    .Kuro_answers = Kuro responde
    .Kuro = Kuro
    .holds_back_in_tenths = blefes em 10

# en: 14dd1aae
a-pass-speaks-before = Antes de Kuro responder: qual é a probabilidade de o sósia estar entre as duas cartas dele?
    .hint-1 = Dois dos nove gatinhos estão na sua mão; então Kuro não tem esses.
    .hint-2 = Isso vale para uma mão de uma carta. Kuro tem duas.
    .hint-3 = Ele tem o sósia ou não tem, mas as duas coisas não são igualmente prováveis: são sete cartas que você não vê.
    .hint-4 = Essa é a probabilidade de uma certa mão de duas. Em quantas das 21 está o sósia?
    .hint-5 = São sete cartas que você não vê, não seis.
    .because = Seis de 21 mãos: o sósia com cada uma das outras seis cartas.
# en: d11e97ce
a-pass-speaks-after-a-pass = Você abriu com um 2, e Kuro passou. Ele sempre joga quando pode. Qual é agora a probabilidade de ele ter o sósia?
    .hint-1 = Era assim antes de ele passar. Agora algumas mãos saem.
    .hint-2 = Três das 21 mãos passam e têm o sósia. Mas você sabe que ele passou: divida pelas que passam.
    .hint-3 = Sobram quatro cartas que ele pode ter. Ele tem duas delas.
    .hint-4 = Risque toda mão com um 3 ou um “?” e conte o que sobra.
    .hint-5 = Essa é a probabilidade de uma das seis mãos que sobram. O sósia está em mais delas.
    .because = Sobram seis mãos: duas cartas entre o 1 branco, os dois 2 pretos e o sósia. Três delas têm o sósia.
# en: 11f48e35
a-pass-speaks-a-low-card = Um 1 branco não ganha de nada; então ele não influi em nada quando Kuro passa. Depois que ele passa, qual é a probabilidade de ele ter o 1 branco, comparada com a de antes?
    .choices-more = Maior
    .choices-less = Menor
    .choices-same = A mesma
    .hint-1 = Ele ainda tem duas cartas. Algumas cartas já não podem ser; então outras têm que ocupar os dois lugares.
    .hint-2 = Ele ainda tem duas cartas, mas há menos cartas que elas podem ser.
    .because = Agora ele tem duas de apenas quatro cartas. O que umas cartas perdem, outras ganham: as probabilidades de todas as cartas somam 2.
# en: 52b555b1
a-pass-speaks-three = Qual é a probabilidade de Kuro responder ao seu 2 com o 3 branco?
    .because = Ele joga a carta mais baixa que serve: o 3, sempre que tem o 3.
# en: 873c3461
a-pass-speaks-wild = E qual é a probabilidade de a outra carta dele ser um “?”, depois que ele jogou o 3 branco?
    .hint-1 = Era assim antes de ele jogar, para as duas cartas. Que mãos sobram?
    .hint-2 = Uma das sete cartas foi jogada. Sobram seis.
    .hint-3 = Há dois “?”.
    .because = Todas as seis mãos com o 3 jogam o 3; então as seis continuam igualmente prováveis, e duas delas têm um “?”.
# en: eaf3355d
a-pass-speaks-exercise-1 = Kuro tem uma de { $n } cartas, todas igualmente prováveis. { $able } delas ganham da sua. Ele sempre joga quando pode, e passa. Qual é agora a probabilidade de ele ter uma certa carta que não ganha da sua?
    .level = Aquecimento
    .hint-1 = Era assim antes de ele passar. Que cartas já não podem ser?
    .hint-2 = Essa é a probabilidade de ele ter podido jogar.
    .hint-3 = Essa é a probabilidade de ele passar. A pergunta é sobre uma carta.
    .because = Sobram { $n } − { $able } cartas, todas igualmente prováveis.
# en: bd7918f6
a-pass-speaks-exercise-2 = Kuro tem uma de { $n } cartas, todas igualmente prováveis. { $able } delas ganham da sua. Ele sempre joga quando pode. Qual é a probabilidade de ele passar?
    .level = Aquecimento
    .hint-1 = Essa é a probabilidade de ele jogar.
    .hint-2 = Essa é a probabilidade de uma certa carta. Com quantas cartas ele passa?
    .hint-3 = Essa é a probabilidade de uma certa carta depois que ele passa. Qual é a probabilidade de ele passar?
    .because = Ele passa com cada uma das outras cartas.
# en: a913dde2
a-pass-speaks-exercise-3 = Kuro tem duas de { $n } cartas; todos os pares são igualmente prováveis. { $able } das cartas ganham da sua. Ele sempre joga quando pode, e passa. Qual é agora a probabilidade de uma certa carta que não ganha da sua estar na mão dele?
    .level = Principal
    .hint-1 = Era assim antes de ele passar. Que cartas já não podem ser?
    .hint-2 = Isso vale para um dos lugares da mão dele. São dois.
    .hint-3 = Conte de novo as cartas que sobram.
    .because = Sobram { $n } − { $able } cartas, todas igualmente prováveis, e duas delas são dele.
# en: 6678b2a1
a-pass-speaks-exercise-4 = Uma pessoa em { $rare } tem uma doença. De 100 que têm, um teste acha { $found }. Para 100 que não têm, o teste dá { $alarms } alarmes falsos. O seu teste diz que você tem. Qual é a probabilidade de você ter mesmo?
    .level = Principal
    .hint-1 = Isso é quantas vezes o teste acha a doença em quem tem. Inverta a pergunta: quantos de todos os alarmes são verdadeiros?
    .hint-2 = Isso é quantas vezes o teste acerta com quem é saudável.
    .hint-3 = Era assim antes do teste.
    .hint-4 = Seria assim se metade das pessoas fosse doente. Muito mais gente é saudável.
    .hint-5 = Isso é quantas vezes alguém é doente e recebe um alarme. Divida por todos os alarmes.
    .because = Pense em 100 · { $rare } pessoas. 100 têm a doença, e { $found } delas recebem um alarme. As outras são 100 · { $healthy }, e { $alarms } · { $healthy } delas também recebem.
# en: 5f04298e
a-pass-speaks-exercise-5 = Um saco vermelho tem { $n } pedras; brancas: { $white }. Um saco azul tem { $m } pedras; brancas: { $more }. Uma moeda decide de que saco você tira uma pedra. Ela é branca. Qual é a probabilidade de ela ter vindo do saco vermelho?
    .level = Desafio
    .hint-1 = Era assim antes de você ver a pedra.
    .hint-2 = Essa é a probabilidade de uma pedra branca, se for o saco vermelho. Inverta a pergunta.
    .hint-3 = Seria assim se todas as pedras tivessem a mesma probabilidade de sair. Não têm: os sacos têm tamanhos diferentes.
    .hint-4 = Isso é “saco vermelho e branca”. Divida pela probabilidade de uma pedra branca.
    .because = Dê a cada saco o peso da sua parte de pedras brancas: { $white }/{ $n } contra { $more }/{ $m }.
