### meow_daifugo/lesson_counting_hands.ipynb

# en: 7bc43a65
meow-daifugo-lesson-counting-hands-0-1 = # Contar mãos
# en: d25550e5
meow-daifugo-lesson-counting-hands-0-2 = Você recebe oito cartas. Antes de olhar: qual é a probabilidade de ter o que espera? E o que uma mão inteira pode fazer?
# en: 37756fa3
meow-daifugo-lesson-counting-hands-0-3 = - quantas cartas de um tipo vêm, e com que certeza;
    - o que uma mão inteira pode fazer, e quanto custa ficar com ela.
# en: 979332a7
meow-daifugo-lesson-counting-hands-0-4 = **Você precisa** de combinações, da unidade [As duas máscaras](../course/11_both_masks.ipynb). Não é preciso programar: leia, dê palpites, aperte os botões. Uns 45 minutos.
# en: 6cc90989
meow-daifugo-lesson-counting-hands-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 03a08f67
meow-daifugo-lesson-counting-hands-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](play.ipynb). A próxima lição pergunta [o que os outros têm na mão](lesson_what_do_they_hold.ipynb).
# en: d00d0d80
meow-daifugo-lesson-counting-hands-1-1 = ## 1 Primeiro distribua
# en: 73bb980b
meow-daifugo-lesson-counting-hands-1-2 = O baralho tem 32 cartas: gatos brancos de 1 a 8, gatos pretos de 1 a 8 em dobro, seis sósias com dois gatos cada um e dois gatos de máscara, o “?” branco e o “?” preto.
# en: da84a498
meow-daifugo-lesson-counting-hands-1-3 = | jogada | o que é |
# en: d061db22
meow-daifugo-lesson-counting-hands-1-4 = | **números iguais** | duas ou mais cartas do mesmo número; um sósia pode contar como duas e já é um par sozinho |
# en: ce617f7f
meow-daifugo-lesson-counting-hands-1-5 = | **sequência** | três ou mais números seguidos, todos brancos, todos pretos ou todos sósias |
# en: 4b5d3db0
meow-daifugo-lesson-counting-hands-1-6 = | **“?”** | vale qualquer número da sua própria cor |
# en: 0e9ea35d
meow-daifugo-lesson-counting-hands-1-7 = Distribua algumas mãos, depois algumas centenas. Para cada uma das cinco coisas embaixo da mão, anote quantas vezes você acha que ela vem a longo prazo.
# en: ba18571e
meow-daifugo-lesson-counting-hands-2-1 = ## 2 Quantas de cada?
# en: 65236caf
meow-daifugo-lesson-counting-hands-2-2 = A maioria das mãos tem algum sósia. Mas quantos?
# en: 4ab0bd26
meow-daifugo-lesson-counting-hands-2-3 = Foi rápido, porque médias se somam. Para a probabilidade de *exatamente dois* há mais a escolher: dois dos seis sósias **e** seis das 26 outras cartas. “E” quer dizer: multiplique.
# en: 946f52f4
meow-daifugo-lesson-counting-hands-2-4 = A mesma ideia dá todos os outros números. A lista de todas essas probabilidades se chama *distribuição hipergeométrica*. Escolha um tipo de carta e o tamanho da mão. Como a média cresce com a mão?
# en: 5cbf3705
meow-daifugo-lesson-counting-hands-2-5 = Essa distribuição é tão usada que o programa de álgebra a conhece pelo nome: a média e a probabilidade de dois.
# en: 26cb1c71
meow-daifugo-lesson-counting-hands-2-6 = Será verdade? As barras são exatas. Os pontos são 2.000 mãos que o computador distribuiu mesmo, cada um com um intervalo: nele deve estar a probabilidade verdadeira, 19 vezes em 20.
# en: 98d308d2
meow-daifugo-lesson-counting-hands-2-7 = E se cada carta fosse mostrada e **devolvida** antes de se tirar a próxima? Aí cada retirada, com reposição, seria como a primeira, e elas seriam independentes.
# en: a540e449
meow-daifugo-lesson-counting-hands-2-8 = A média é a mesma. Mas sem reposição é mais raro ter quatro ou mais, e também não ter nenhum: cada sósia que você recebe é um que não pode vir de novo. Mãos distribuídas variam *menos* que dados.
# en: 3b47ccb2
meow-daifugo-lesson-counting-hands-3-1 = ## 3 O que uma mão pode fazer
# en: c5203df1
meow-daifugo-lesson-counting-hands-3-2 = Na seção 1, quase toda mão tinha números iguais. Quando não há nenhum? Sem nenhum sósia (ele é um par sozinho), sem nenhum “?” (ele forma par com qualquer coisa) e sem número repetido.
# en: acf24d22
meow-daifugo-lesson-counting-hands-prints-1 = probabilidade { $deals-no_equal_numbers-8 } de { $comb-32-8 } mãos
# en: f1dc1998
meow-daifugo-lesson-counting-hands-3-3 = Isso é raro. Aqui está como as probabilidades crescem com o número de cartas. Quatro jogadores recebem sete cartas cada um; dois ou três, oito: qual linha muda mais entre 7 e 8?
# en: c55c53e1
meow-daifugo-lesson-counting-hands-4-1 = ## 4 A mesa inteira
# en: f62f4af8
meow-daifugo-lesson-counting-hands-4-2 = Até aqui você olhou uma mão. Vocês são três à mesa. A primeira pergunta é se dá para somar.
# en: 6814aff5
meow-daifugo-lesson-counting-hands-4-3 = Se duas coisas não podem acontecer juntas, as probabilidades podem ser **somadas**. Se duas coisas são **independentes**, as probabilidades podem ser **multiplicadas**. Mãos do mesmo baralho não são independentes.
# en: 9aea1d4b
meow-daifugo-lesson-counting-hands-4-4 = No fim de uma rodada, todos menos o vencedor pagam pelas cartas que sobraram. Um gato preto tem um ou dois círculos embaixo; um branco, três; um sósia, quatro; os “?”, cinco e seis. Juntos são 83.
# en: b393d667
meow-daifugo-lesson-counting-hands-4-5 = De um a cinco círculos custam um ponto; de seis a dez, dois; mais, três. Quantas cartas podem sobrar se você quer, na maioria das vezes, perder no máximo dois pontos?
# en: 839dd397
meow-daifugo-lesson-counting-hands-5-1 = ## 5 Uma jogada só
# en: 733ae4d2
meow-daifugo-lesson-counting-hands-5-2 = Existe um jogo para uma pessoa: esvazie uma mão de oito cartas no menor número de turnos. O sonho é uma mão que seja **uma jogada só**. Com números iguais não dá, porque nenhum número está em tantas cartas. Então é uma sequência com os oito números.
# en: de0d56ad
meow-daifugo-lesson-counting-hands-5-3 = Em branco há 9 mãos assim: os oito gatos brancos, ou sete deles e o “?” branco no lugar do que falta. Em preto, cada número está em duas cartas.
# en: 525dfced
meow-daifugo-lesson-counting-hands-prints-2 = { $ways } de { $hands } mãos: cerca de uma em { $round-hands-ways }
# en: 7eb2e588
meow-daifugo-lesson-counting-hands-5-4 = Quem joga uma vez por dia recebe uma mão dessas a cada 22 anos.
# en: 1c7cb332
meow-daifugo-lesson-counting-hands-6-1 = ## O que vimos
# en: 07e36632
meow-daifugo-lesson-counting-hands-6-2 = - Certo número de um tipo: escolha desse tipo, escolha do resto, multiplique. A média é o tamanho da mão vezes a proporção.
    - As cartas não são repostas. A média fica a mesma, e os extremos ficam mais raros.
    - O que não pode acontecer junto: some. O que é independente: multiplique.
    - 1.289 mãos são uma jogada só.
# en: 08e36b54
meow-daifugo-lesson-counting-hands-7-1 = ## Conferir
# en: ad49f8bb
meow-daifugo-lesson-counting-hands-7-2 = Se você gosta de programar: a probabilidade de exatamente dois sósias numa mão de oito. Alguém se esqueceu das outras seis cartas. Corrija a célula.
# en: 1ddf031d
meow-daifugo-lesson-counting-hands-7-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 48472761
meow-daifugo-lesson-counting-hands-7-4 = **Para pensar.** Tire os sósias do baralho. Uma mão de oito ainda tem números iguais na maioria das vezes? E quantas mãos são uma jogada só, se também há dois gatos brancos de cada número?
# en: 2a2f2c34
meow-daifugo-lesson-counting-hands-7-5 = A seguir: [O que os outros têm na mão?](lesson_what_do_they_hold.ipynb), sobre as mãos que você não vê. Ou [jogue](play.ipynb) uma partida inteira.
