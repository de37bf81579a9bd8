### Cobras e escadas. Variáveis: { $square } e { $there } casas do tabuleiro, { $places } casas em que começam cobras, { $faces } faces do dado, { $k } quantas são, { $far } quantas casas à frente, { $ways } pares de rolagens, { $a } e { $b } uma chance em a ou em b.

# en: 7e0529d6
snakes-and-ladders-guide =
    .plan-1 = Em duplas, jogar uma partida num tabuleiro de verdade ou na página e anotar os turnos. Primeiro palpite: quantos são em média?
    .plan-2 = Estados e passos: depois de uma rolagem, só importa a casa. As probabilidades fluem pelo tabuleiro.
    .plan-3 = Primeira “Sua vez”: partidas que acabaram depois de n turnos. Depois: quando a metade delas acabou.
    .plan-4 = Tirar uma escada: palpite, depois clicar. Depois, a cobra que ajuda.
    .plan-5 = A longo prazo: sol e chuva.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = O que vem a seguir depende da casa, e de nada do que veio antes. Uma cadeia assim se chama cadeia de Markov.
    .say-2 = A peça está em algum lugar. O que flui pelo tabuleiro é o que sabemos sobre esse lugar.
    .ask-1 = Por que somamos as probabilidades de todas as casas que levam a uma casa?
    .ask-2 = Qual escada é usada mais vezes: a mais comprida, ou uma por onde passam muitos caminhos?
    .ask-3 = Metade das partidas acabou depois de 32 turnos, mas a média é 39. Como as duas coisas podem ser verdade?
    .support = Façam um tabuleiro de seis casas com uma cobra e andem com dez fichas ao mesmo tempo: quantas estão em cada casa depois de cada rolagem?
    .extension = Escrevam o passo como matriz e achem o número médio de turnos a partir de (I − Q)⁻¹.
    .ticket-1 = Uma lâmpada está acesa. A cada minuto ela apaga com probabilidade 1/2; apagada, acende com probabilidade 1/4. Qual é a probabilidade de estar acesa depois de dois minutos?
    .ticket-2 = 1/2 · 1/2 + 1/2 · 1/4 = 3/8
    .open-1 = Existe um tabuleiro em que ninguém nunca chega ao fim?
    .open-1-answer = Sim: se nas últimas seis casas antes do fim começam cobras, ninguém passa por elas. Uma cadeia só termina se dá para alcançar o fim a partir de cada casa.
    .open-2 = A longo prazo, uma cadeia sempre esquece onde começou?
    .open-2-answer = Nem sempre: uma cadeia que vai e volta entre dois estados lembra se o número de passos é par. Se ela também puder ficar parada, esquece.

# en: e21bfee0
snakes-and-ladders-average = Quantos turnos dura uma partida em média?
    .choices-20 = Uns 20
    .choices-39 = Uns 39
    .choices-60 = Uns 60
    .choices-100 = Uns 100
    .hint-1 = Sem cobras e sem escadas são uns 33 turnos, e as cobras mandam você de volta.
    .hint-2 = As cobras mandam você de volta, mas as escadas ajudam quase o mesmo tanto.
    .hint-3 = Uma rolagem anda em média 3,5 casas.
    .because = 39,2 turnos: ninguém decide nada; então isso se calcula exatamente.
# en: 5bfbeb7d
snakes-and-ladders-fewest = Qual é o menor número de turnos em que alguém consegue chegar ao fim?
    .hint-1 = Isso é 100 dividido por 6, sem nenhuma escada.
    .hint-2 = Quase. Não há seis rolagens que levem ao fim: veja no controle onde a probabilidade começa.
    .hint-3 = Nenhuma escada das seis primeiras casas leva ao fim.
    .hint-4 = Dá para fazer com um turno a menos.
    .because = Sete, com duas ou três escadas, e com probabilidade de menos de 1%.
# en: bb88bc8d
snakes-and-ladders-over = A probabilidade de uma partida ter acabado depois de certo número de turnos.
    .because = Comece na casa 0 com probabilidade 1, dê esse número de passos e leia a casa 100.
# en: f1b84263
snakes-and-ladders-half = Depois de quantos turnos pelo menos metade das partidas já acabou?
    .hint-1 = Essa é a média. Algumas partidas muito longas puxam a média para cima; metade das partidas acaba antes.
    .hint-2 = Depois de 20 turnos, só 22% acabaram.
    .hint-3 = Quase: um turno a mais.
    .hint-4 = Elas acabam um turno antes.
    .because = Esse número se chama mediana. As partidas longas puxam a média para cima dela.
# en: 7f815545
snakes-and-ladders-without = Você pode tirar uma escada. Sem qual destas a partida dura mais?
    .choices-28 = De 28 a 84, a mais comprida
    .choices-80 = De 80 a 100, direto ao fim
    .choices-1 = De 1 a 38, logo no começo
    .choices-51 = De 51 a 67, no meio
    .hint-1 = A escada da 28 é a mais comprida, mas acima dela ainda esperam as cobras das fileiras de cima. Ela poupa uns 10 turnos.
    .hint-2 = A escada da 1 é um belo começo, mas só uma rolagem em seis chega a ela, e uma única vez. Ela poupa menos de um turno.
    .hint-3 = A escada da 51 ajuda, mas é curta. Ela poupa uns 4 turnos.
    .because = A escada da 80 pula as últimas cobras. Sem ela a partida dura 20 turnos a mais, e sem a mais comprida, 10.
# en: a1bb8673
snakes-and-ladders-odd = Sem uma destas cobras, a partida dura um pouquinho mais. Qual cobra ajuda?
    .choices-56 = De 56 a 53
    .choices-98 = De 98 a 78
    .choices-87 = De 87 a 24
    .choices-47 = De 47 a 26
    .hint-1 = A cobra da 98 manda você de volta das últimas casas: sem ela as partidas são mais curtas.
    .hint-2 = A cobra da 87 manda você 63 casas para trás: sem ela as partidas são muito mais curtas.
    .hint-3 = A cobra da 47 leva você para antes da escada comprida da 28, mas volta casas demais.
    .because = A cobra da 56 custa três casas e dá a algumas partidas uma segunda chance com as escadas que vêm. Sem ela a partida dura 0,01 turno a mais.
# en: 6ff35b55
snakes-and-ladders-weather = Uma cadeia sem fim: depois de um dia de sol, o próximo é de sol com probabilidade 4/5; depois de um dia de chuva, com 2/5. A longo prazo, que parte dos dias é de sol?
    .hint-1 = Essa é a média das duas. Mas há mais dias de sol do que de chuva, e eles pesam mais.
    .hint-2 = Isso vale depois de um dia de sol. Alguns dias são de chuva.
    .hint-3 = Isso vale depois de um dia de chuva.
    .hint-4 = O sol costuma ficar; a chuva costuma ir embora.
    .because = A longo prazo, o sol vira chuva tantas vezes quanto a chuva vira sol: s · 1/5 = (1 − s) · 2/5; então s = 2/3.
# en: 50a44eee
snakes-and-ladders-exercise-1 = Uma peça está na casa { $square }. Começam cobras nas casas { $places }. Qual é a probabilidade de a próxima rolagem cair numa delas?
    .level = Aquecimento
    .hint-1 = Isso vale para uma delas.
    .hint-2 = Essa é a probabilidade de escapar de todas.
    .hint-3 = Na próxima rolagem só se alcançam seis casas.
    .because = { $k } das seis casas à frente.
# en: ae3ccdda
snakes-and-ladders-exercise-2 = Uma peça está presa numa armadilha e sai quando o dado mostra um destes números: { $faces }. Quantas rolagens são precisas em média?
    .level = Aquecimento
    .hint-1 = Essa é a probabilidade de uma rolagem. A média é o inverso dela.
    .hint-2 = Isso estaria certo com uma face só.
    .hint-3 = Essas são as rolagens na armadilha. Conte também a que solta a peça.
    .because = O inverso da probabilidade: 6/{ $k }.
# en: 45d4d004
snakes-and-ladders-exercise-3 = Uma peça está na casa { $square }, e não há cobras nem escadas por perto. Qual é a probabilidade de ela estar na casa { $there } depois de dois turnos?
    .level = Principal
    .hint-1 = Isso vale para uma rolagem. Como duas rolagens podem dar { $far }?
    .hint-2 = Isso vale para um dos jeitos. Quantos pares de rolagens dão { $far }?
    .hint-3 = As somas de duas rolagens não são igualmente prováveis.
    .because = { $ways } dos 36 pares de rolagens dão { $far }.
# en: 1dbc4037
snakes-and-ladders-exercise-4 = Um sapo está na pedra da esquerda; há outra à direita. A cada minuto ele salta da pedra esquerda para a direita com probabilidade 1/{ $a }, e da direita para a esquerda com probabilidade 1/{ $b }. Qual é a probabilidade de ele estar na pedra esquerda depois de dois minutos?
    .level = Principal
    .hint-1 = Ele também pode ter saltado e voltado.
    .hint-2 = Essa é a probabilidade de saltar e voltar. Ele também pode ter ficado.
    .hint-3 = Isso vale depois de um minuto.
    .because = Ficar duas vezes, ou ir e voltar: (1 − 1/{ $a })^2 + 1/{ $a } · 1/{ $b }.
# en: e2631d95
snakes-and-ladders-exercise-5 = Fora do jogo: uma impressora que funciona quebra na próxima hora com probabilidade 1/{ $a }, e uma quebrada é consertada na próxima hora com probabilidade 1/{ $b }. A longo prazo, em que parte das horas ela funciona?
    .level = Desafio
    .hint-1 = Essa é a parte das horas em que ela está quebrada.
    .hint-2 = Isso vale para a próxima hora de uma impressora que funciona.
    .hint-3 = As duas probabilidades são diferentes: em que estado ela fica mais tempo?
    .because = Ela quebra tantas vezes quanto é consertada: f · 1/{ $a } = (1 − f) · 1/{ $b }; então f = { $a }/({ $a } + { $b }).

# en: 66f45b5e
snakes-and-ladders-say-roll = Rolar
# en: 8a60b3f9
snakes-and-ladders-say-roll-tip = Rolar o dado e andar
# en: 1eff35bd
snakes-and-ladders-say-whole = Jogar uma partida inteira
# en: 839fc55e
snakes-and-ladders-say-whole-tip = Rolar até a peça chegar ao fim
# en: 24595d72
snakes-and-ladders-say-play-task = Role algumas vezes, depois jogue partidas inteiras. Quantos turnos elas duram?
# en: c005c8b8
snakes-and-ladders-say-board = Cobras e escadas
# en: 315284c7
snakes-and-ladders-say-square = Casa { $square } depois de { $turns } { FORM($turns, "turno", "turnos") }.
# en: 93c997f4
snakes-and-ladders-say-waits = A peça espera ao lado do tabuleiro.
# en: e8d0b583
snakes-and-ladders-say-so-far = { $games } { FORM($games, "partida", "partidas") } até agora, em média { $mean } turnos.
# en: 7e521db8
snakes-and-ladders-say-task = Depois de dois turnos, qual casa é a mais provável? E depois de muitos?
# en: f7611444
snakes-and-ladders-say-squares = casas com probabilidades
# en: 666877f7
snakes-and-ladders-say-flow = Onde a peça pode estar
# en: 1be8f9c9
snakes-and-ladders-say-lengths = Quando as partidas acabam
# en: d58e37c3
snakes-and-ladders-say-turns = turnos
# en: 61826e9d
snakes-and-ladders-say-not-one = Todas as probabilidades juntas dão { $total } e deveriam dar 1.
# en: 4d1d3f54
snakes-and-ladders-say-over = Depois de { $turns } { FORM($turns, "turno", "turnos") }, { $percent } das partidas já acabaram.
# en: 6303ee40
snakes-and-ladders-say-without-task = Escolha onde começa uma cobra ou uma escada, para tirá-la.
# en: 40405338
snakes-and-ladders-say-without = O tabuleiro sem uma cobra ou escada
# en: d69eea42
snakes-and-ladders-say-jump = { $up ->
    [yes] escada
   *[no] cobra
} de { $tail } a { $head }{ $taken ->
    [yes] , tirada
   *[no] {""}
}
# en: 15b04865
snakes-and-ladders-say-with-all = Com todas, uma partida dura em média { $mean } turnos.
# en: 651e8e41
snakes-and-ladders-say-with-less = Com todas, uma partida dura em média { $mean } turnos; sem a { $up ->
    [yes] escada
   *[no] cobra
} de { $tail } a { $head }, { $less }.
# en: 854a41bd
snakes-and-ladders-controls =
    .turns = turnos
