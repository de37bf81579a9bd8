### The daily puzzles. How to translate: docs/translating.md.

# en: 36158c49
cat-cab-title = Cat Cab Crew
# en: f20110dd
cat-cab-question = Que dados você rola de novo para ir, em média, o mais longe possível?
# en: c8da58b1
cat-cab-story = Um 4 ou um 5 anda uma casa e um 6 anda duas. Um 1 é uma maldição: tira uma casa e continua valendo mesmo que você role de novo. Um 2 não anda, e um 3 é um bônus, que pode andar. Você pode rolar de novo os dados que quiser, quantas vezes quiser, mas com quatro maldições precisa parar.{ $curses ->
    [0] {""}
    [1] {" "}Até agora você tem uma maldição.
    [2] {" "}Até agora você tem duas maldições.
   *[other] {" "}Até agora você tem três maldições.
}
# en: a08e17ae
cat-cab-why = { $n ->
    [1] O dado que você rola de novo rende menos como está do que outra rolagem em média. O preço: em { $risk } das vezes ele mostra um 1, uma nova maldição.
   *[other] Os { $n } dados que você rola de novo rendem menos como estão do que outra rolagem em média. O preço: em { $risk } das vezes pelo menos um mostra um 1, uma nova maldição.
}
# en: b2f55483
cat-cab-keep = 1 em 6 dados mostra um 1. Aqui os dados que você poderia rolar de novo rendem mais como estão.
# en: f9e17271
city-title = Cat Cab Crew
# en: aa9654c3
city-question = Que dados você rola de novo para ter a melhor chance de parar exatamente no passageiro (o gato amarelo)?
# en: fb5ddbb2
city-story = Você dirige o táxi { $colour ->
    [red] vermelho
    [blue] azul
   *[green] verde
}. Um 4 ou um 5 anda uma casa e um 6 anda duas, em linha reta. Um 1 é uma maldição: tira uma casa e continua valendo mesmo que você role de novo. Um 2 não anda, e um 3 é um bônus, que pode andar. Você pode rolar de novo os dados que quiser, quantas vezes quiser, mas com quatro maldições precisa parar.{ $curses ->
    [0] {""}
    [1] {" "}Até agora você tem uma maldição.
    [2] {" "}Até agora você tem duas maldições.
   *[other] {" "}Até agora você tem três maldições.
}
# en: 015af89c
city-why = Cada dado que você guarda é um movimento próprio em linha reta, e todos têm de ser usados. Por isso o que ajuda aqui não é ter mais casas, e sim os tamanhos certos.
# en: 87b47983
empire-title = Empire
# en: e1e037bc
empire-question = Qual ataque tem a maior chance de conquistar, se você for até o fim?
# en: 2c40b9dd
empire-story = Seus cubos são { $colour ->
    [red] vermelhos
    [blue] azuis
   *[green] verdes
}. Cada linha é um ataque possível: à esquerda os seus cubos, à direita os da defesa. Você rola até três dados, um a menos do que seus cubos; a defesa rola até dois. Compara-se o maior dado de cada lado, depois o segundo maior: o menor perde um cubo e, no empate, quem perde é você.
# en: 89622f49
empire-why = { $than ->
    [fewer] O segundo melhor ataque tem o mesmo número de cubos, mas lá defendem { $rivals } e aqui só { $others }.
    [more] O segundo melhor ataque enfrenta o mesmo número de cubos, mas com { $mine }; aqui você tem { $own }.
    [both] O segundo melhor ataque tem só { $mine } cubos em vez de { $own } e enfrenta { $rivals } em vez de { $others }.
    [cubes] O segundo melhor ataque enfrenta menos cubos ({ $rivals } em vez de { $others }), mas tem só { $mine } em vez de { $own }.
   *[small] O segundo melhor ataque tem mais cubos ({ $mine } em vez de { $own }), mas enfrenta { $rivals } em vez de { $others }.
} { $spare ->
    [0] Um cubo precisa ficar para trás, então uma única perda acaba com o ataque.
   *[other] Um cubo precisa ficar para trás, então você pode perder { $spare } e continuar lutando.
}
# en: ae2d249e
taxi-derby-title = Taxi Derby
# en: 0f2e5b97
taxi-derby-question = Qual jogada rende, em média, mais dólares?
# en: 5e0dd40c
taxi-derby-story = Você pode andar { $limit } casas por vez. Se passar disso, rola-se um dado de quatro faces: a viatura anda o número dele vezes as suas casas acima do limite (as vermelhas). Se ela chegar aonde a sua vez termina, você leva uma multa. Só conta o dinheiro desta vez. O que sobra com uma multa é a média entre as multas do baralho.
# en: 06bfd755
taxi-derby-why = Para levar multa, é preciso um número alto ou muitas casas acima do limite. { $one }
# en: 9cbbd000
taxi-derby-free = Esta jogada respeita o limite, então não há como levar multa.
# en: c4730374
taxi-derby-sure = Esta jogada não pode ser alcançada: { $over } acima do limite, quatro vezes, dá menos do que { $away } casas.
# en: ab2297a2
taxi-derby-caught = Esta jogada passa { $over } do limite, e a viatura alcança { $away } casas com { $chance } de 4 faces.
# en: b9e2a436
blackjack-title = Blackjack (vinte e um)
# en: cf822ec7
blackjack-question = Parar, pedir carta ou dobrar: o que ganha mais, ou perde menos, em média?
# en: 45734fed
blackjack-story = Você joga valendo uma aposta. Chegue o mais perto de 21 que puder, sem passar; um ás vale 1 ou 11. A banca compra até 16 e para com 17. Dobrar faz valer duas apostas, e você recebe exatamente mais uma carta. Todas as cartas têm a mesma chance, então quatro em treze valem dez.
# en: bde06a92
blackjack-why = { $bust } { $dealer }
# en: 2612fb15
blackjack-bust = Sua próxima carta passa de 21 com chance de { $n }/13.
# en: 5d7a6cbc
blackjack-safe = Nenhuma carta faz você passar de 21.
# en: 8141a689
blackjack-weak = Quando mostra uma carta de 2 a 6, a banca muitas vezes estoura.
# en: 4b02be66
blackjack-strong = Com uma carta assim, a banca muitas vezes chega a 17 ou mais.
# en: 174893d0
yahtzee-title = Yahtzee
# en: cc906aba
yahtzee-question = Que dados você guarda para fazer, em média, mais pontos?
# en: f62358eb
yahtzee-story = É a sua última vez, e só falta uma linha da tabela: { yahtzee-box }.{ $bonus ->
    [0] {""}
   *[other] {" "}Você precisa de { $bonus } ali para o bônus de 35.
} Você ainda pode rolar { $again ->
    [1] uma vez
   *[2] duas vezes
}.
# en: 6a2b72dd
yahtzee-box = { $box ->
    [0] Uns, em que cada 1 vale 1
    [1] Dois, em que cada 2 vale 2
    [2] Três, em que cada 3 vale 3
    [3] Quatros, em que cada 4 vale 4
    [4] Cincos, em que cada 5 vale 5
    [5] Seis, em que cada 6 vale 6
    [6] Trinca, em que três dados iguais valem a soma dos cinco
    [7] Quadra, em que quatro dados iguais valem a soma dos cinco
    [8] Full house, em que uma trinca e um par valem 25
    [9] Sequência menor, em que quatro números seguidos valem 30
    [10] Sequência maior, em que cinco números seguidos valem 40
    [11] Yahtzee, em que cinco dados iguais valem 50
   *[12] Chance, em que vale a soma dos cinco
}
# en: ddcd3c94
yahtzee-stop = Guardar os cinco e parar
# en: f47f7ae1
yahtzee-keep = Guardar { $dice } e rolar { $n ->
    [1] um
    [2] dois
    [3] três
   *[4] quatro
}
# en: e9773edb
yahtzee-all = Rolar os cinco de novo
# en: be6fce8e
yahtzee-why = O que conta não é a cara dos dados agora, e sim de quantas maneiras { $again ->
    [1] a próxima rolagem pode completá-los
   *[2] as próximas duas rolagens podem completá-los
}.
# en: 0d9a4800
yahtzee-share = Completa a casa em { $share } das vezes; a segunda melhor opção, em { $rest }.
# en: 63ec390c
pig-title = Pig
# en: 4a93e5d8
pig-question = Rolar ou parar: o que dá a melhor chance de vencer?
# en: 2a2431bb
pig-story = Vence quem chegar primeiro a 100. Você tem { $own }, seu adversário tem { $others }, e nesta vez você já fez { $pot }. Se parar, eles são seus; se rolar, um 1 leva todos e termina a sua vez. Seu adversário joga com perfeição.
# en: 0f56def1
pig-why = Só em 1 de 6 casos a rolagem perde os pontos da vez. Se você parar, ainda faltam { $short }, e a vez passa ao adversário, que precisa de { $needs }.
# en: 48a08f25
pig-enough = { $pot } pontos já valem a pena guardar: seu adversário ainda precisa de { $needs }, e um 1 faria você perder todos.
# en: 96f0f377
bear-off-title = Retirada do gamão
# en: 4ec794bf
bear-off-question = Como você joga estes dados para ter a melhor chance de tirar todas as peças com mais { $more ->
    [1] uma rolagem
   *[2] duas rolagens
}?
# en: 42229b95
bear-off-story = O fim de uma partida de gamão: restam duas peças. Cada dado move uma peça para a direita; ela sai do tabuleiro com o seu próprio número, ou com um maior se não houver nenhuma atrás dela. Com dados iguais, você joga quatro vezes.
# en: dede863f
bear-off-why = Veja o que sobra em cada jeito de jogar e conte as rolagens que tiram tudo do tabuleiro. Uma peça lá atrás precisa de um dado alto; uma peça que já saiu não precisa de nenhum.
# en: 331e360c
bear-off-ways = Depois, { $ways } de { $cases } { $more ->
    [1] rolagens tiram
   *[2] pares de rolagens tiram
} o que sobra; depois da segunda melhor opção, { $fewer }.
# en: 21c647db
cant-stop-title = Can’t Stop
# en: c7e2f53c
cant-stop-question = Você vai rolar mais uma vez. Qual subida dá a melhor chance de que a próxima rolagem sirva?
# en: ca911230
cant-stop-story = Quatro dados formam dois pares, e as somas deles são as colunas em que você sobe. No máximo três marcadores podem subir em uma vez (anéis brancos; os pontos vermelhos são onde você estava antes). Uma rolagem serve se uma das somas puder subir; se não, você perde tudo o que subiu nesta vez.
# en: 7f8596dd
cant-stop-why = As somas perto de 7 são as mais comuns. Enquanto houver um terceiro marcador livre, quase toda rolagem serve; com os três no tabuleiro, só contam as colunas deles.
# en: 8cdfb1f1
cant-stop-ways = Depois servem { $ways } de { $cases } rolagens; depois da segunda melhor opção, { $fewer }.
# en: 06cfbf74
nim-title = Nim
# en: ee13797e
nim-question = Qual jogada vence, faça o outro o que fizer?
# en: 29a1c3ef
nim-story = Três montes: { $heaps }. Tire quantas peças quiser de um só monte; depois é a vez do outro. Vence quem tirar a última. Hoje não há dados: o outro joga com perfeição.
# en: 89d8bc3b
nim-why = Sobram { $left }. { $sums } Escritos assim, cada 1, 2, 4 e 8 aparece um número par de vezes. Tire o outro o que tirar, isso se desfaz, e você pode refazer.
# en: 651fdc95
tictactoe-title = Jogo da velha
# en: 40a9407e
tictactoe-question = Onde você joga para ter a melhor chance de vencer?
# en: e023ea71
tictactoe-story = Você joga com { $mark }. Seu adversário é iniciante e marca qualquer casa livre, todas com a mesma chance. Três em linha vencem; dar velha não é vencer.
# en: 165583eb
tictactoe-why = Contra a sorte, conta quantas linhas você deixa abertas: quanto mais jeitos de vencer, menos adianta um bloqueio por acaso.
# en: 93a82278
connect-four-title = Lig 4 (Connect Four)
# en: f5d83da3
connect-four-question = Em que coluna você solta uma ficha para ter a melhor chance de vencer?
# en: 100cc620
connect-four-story = Um tabuleiro pequeno, de quatro colunas e quatro fileiras. Suas fichas são { $colour ->
    [red] vermelhas
    [blue] azuis
   *[green] verdes
}. Seu adversário é iniciante e solta cada ficha em qualquer coluna que tenha lugar, todas com a mesma chance. Quatro em linha vencem; empatar não é vencer.
# en: 94c57bba
connect-four-why = Neste tabuleiro há só dez linhas de quatro. Veja quais ainda podem ser suas e que casa cada coluna entregaria ao outro.
# en: 1a9a4408
lines-made = Completa uma linha e vence na hora.
# en: 477f226a
lines-near = Deixa você com { $ways } { FORM($ways, "linha", "linhas") } com uma só lacuna; a segunda melhor opção deixa { $rest }.
# en: 31e57e7e
lines-blocked = Deixa o adversário com { $ways } { FORM($ways, "linha", "linhas") } com uma só lacuna; a segunda melhor opção deixa { $rest }.
# en: 4095aef8
lines-open = Deixa { $ways } { FORM($ways, "linha que ainda pode ser sua", "linhas que ainda podem ser suas") }; a segunda melhor opção deixa { $rest }.
# en: 7f7f6e5e
lines-shut = Deixa { $ways } { FORM($ways, "linha", "linhas") } que o adversário ainda pode preencher; a segunda melhor opção deixa { $rest }.
# en: f14dba99
meow-daifugo-title = Meow Meow Daifugō
# en: e945b045
meow-daifugo-question = Qual opção vence, faça seu adversário o que fizer?
# en: bc350686
meow-daifugo-story = O fim de uma rodada: o baralho acabou e as duas mãos estão abertas. Vence quem jogar primeiro a última carta. { $turn } Um sósia é uma carta ou um par, como você quiser; um ? é qualquer número da cor dele. Se passar, você pega uma carta da mesa, se houver, e seu adversário abre.
# en: 3e427383
meow-daifugo-beat = Jogue o mesmo tipo com um número maior, ou passe.
# en: 3756ed05
meow-daifugo-lead = Você abre: uma carta só, números iguais, ou três ou mais em sequência da mesma cor. O outro precisa jogar o mesmo tipo, mais alto.
# en: d108e06d
meow-daifugo-pass = Uma carta a mais nem sempre é pior: ela pode formar um par, ou bater o que vier depois. Conte de quantas vezes cada um ainda precisa.
# en: 80c884d1
meow-daifugo-play = Conte de quantas vezes cada um ainda precisa e quem abre depois. Se ninguém bater o que você abriu, você abre de novo.
# en: e3059b67
washi-cat-title = Washi Cat
# en: 949c049d
washi-cat-question = Qual jogada vence, faça o azul o que fizer?
# en: 3e5ab3b5
washi-cat-story = Você é o vermelho, e cada um tem um gato em um tabuleiro minúsculo. O gato deixa uma linha por onde anda e nunca pisa na linha do outro. O seu precisa pegar um peixe na fileira mais distante, lá em cima, e levá-lo para casa, na fileira de baixo. Você também vence se o azul ficar preso. Um gato pode saltar em linha reta por cima da própria linha, até a primeira casa livre depois dela. Nenhum gato atravessa um muro preto.
# en: 9dd3f56f
washi-cat-why = Duas coisas contam: de quantas jogadas cada gato ainda precisa, e a linha de quem atrapalha o outro. Só esta jogada chega a tempo para as duas.
# en: c10a87bf
cat-cab-keep-all = Guardar todos os dados
# en: ba4c6bec
cat-cab-roll = Rolar de novo: { $dice }
# en: 4fb67d9d
empire-attacks = { $here } ({ $own }) ataca { $there } ({ $others })
# en: f9e45120
taxi-derby-end = Terminar a vez aqui
# en: b9d484c8
taxi-derby-fetch = Buscar e levar { taxi-derby-rider } por ${ $fare }
# en: c28420e2
taxi-derby-deliver = Deixar { taxi-derby-rider } por ${ $fare }
# en: d0e86ce2
taxi-derby-both = Deixar os dois, por ${ $fare } e ${ $other }
# en: 06f28ebd
taxi-derby-rider = { $rider ->
    [commuter] o trabalhador
    [criminal] o bandido
    [professional] o executivo
    [celebrity] a celebridade
   *[agent] o agente
}
# en: 0eded0c8
blackjack-hit = Pedir carta
# en: 5e629607
blackjack-stand = Parar
# en: f9073865
blackjack-double = Dobrar
# en: a4f09cbe
pig-roll = Rolar
# en: 0a33248d
pig-hold = Parar
# en: 7315a272
bear-off-move = com o { $die } de { $point } { $to ->
    [0] para fora
   *[other] para { $to }
}
# en: f04e9927
cant-stop-climb = Subir em { $columns }
# en: 7cd1c1a8
cant-stop-twice = { $column } (duas vezes)
# en: 383f4c74
nim-take = Tirar { $n } do monte { $heap }
# en: 6a908b14
connect-four-column = Coluna { $column }
# en: 64d1891e
says = { $of ->
    [city] “{ $choice }” tem { $value } de chance de parar exatamente no passageiro
    [bear_off] “{ $choice }” tem { $value } de chance de terminar a tempo
    [cant_stop] “{ $choice }”: a próxima jogada serve com { $value } de chance
    [average] “{ $choice }” rende { $value } em média
    [wins] “{ $choice }”: { $value }
   *[other] “{ $choice }” tem { $value } de chance de vencer
}
# en: f2434c34
worth-spaces = { $value } { $n ->
    [one] casa
   *[other] casas
}
# en: 8d567224
worth-bets = { $value } { $n ->
    [one] aposta
   *[other] apostas
}
# en: b78d19b2
worth-points = { $value } { $n ->
    [one] ponto
   *[other] pontos
}
# en: 6b822be1
worth-dollars = { $value } { $n ->
    [one] dólar
   *[other] dólares
}
# en: cc84853f
worth-wins = vence
# en: 6dcd8c6b
worth-loses = perde
# en: a9de4859
worth-does-not-win = não vence
# en: 140cc8b3
picture-brings = { $face ->
    [1] maldição
    [2] nada
    [3] bônus
    [6] 2 casas
   *[other] 1 casa
}
# en: d55919dd
picture-dice = Seus dados: { $dice }.
# en: 67fa8187
picture-curses = Maldições até agora: { $n }.
# en: 528f9cb6
picture-gate = em um portão
# en: 1a685fa4
picture-city = táxi vermelho { $red }, táxi azul { $blue }, passageiro { $passenger }.
# en: e95965b4
picture-attacks = Ataques: { $choices }.
# en: 83bd2279
picture-risk = termina a { $away } da viatura; com multa { $minus }${ $value }
# en: 8bb1deff
picture-no-risk = não há como levar multa
# en: dc7a8c11
picture-turn = { $label }: casas { $spaces }, acima do limite { $over }, { $risk }
# en: 0deea363
picture-dealer = Banca
# en: a9b8c47b
picture-you = Você
# en: a35d7208
picture-opponent = Adversário
# en: a3f2f9b9
picture-blackjack = A banca mostra { $card }. Você tem { $cards }.
# en: 47319ed9
picture-of-hundred = { $more } de 100
# en: b2838bb3
picture-pig = Pontos: você { $own } e { $pot } nesta vez, seu adversário { $others }.
# en: 4a81014d
picture-off = fora
# en: fa781005
picture-checkers = { $n } no ponto { $point }
# en: 7e4b3b69
picture-bear-off = Dados { $dice }; peças: { $where }.
# en: 715bf22b
picture-runner = { $column } na altura { $height }
# en: a478b27f
picture-cant-stop = Dados { $dice }; marcadores em { $where }.
# en: 45b9d0c6
picture-heap = Monte { $n }
# en: 0ba8a762
picture-heaps = Três montes de { $heaps }.
# en: 7f13dd58
picture-mark-0 = vazia
# en: 04a51326
picture-mark-1 = vermelha
# en: bf4d1257
picture-mark-2 = azul
# en: 37792769
picture-rows = Fileiras de cima para baixo: { $rows }.
# en: ecd2d997
picture-field = Mesa
# en: 8913f9ab
picture-to-beat = A bater
