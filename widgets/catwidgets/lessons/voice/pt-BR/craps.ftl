### Craps. Variáveis: { $total }, { $one } e { $other } somas, { $ways }, { $a } e { $b } jeitos de tirar uma soma, { $k } e { $next } o número de uma rolagem ou de um pênalti, { $less } rolagens antes dela, { $n } uma chance em n, { $rest } as outras.

# en: 385cc183
craps-guide =
    .plan-1 = Em duplas, jogar dez partidas com dados de verdade ou na página e anotar as vitórias. Primeiro palpite: quem é o favorito?
    .plan-2 = A primeira rolagem: contar os jeitos de ganhar na hora.
    .plan-3 = Esperar um 7: qual rolagem é a mais provável? Palpite, depois as barras. A espera média.
    .plan-4 = O ponto é 4: só duas somas importam. Depois a partida inteira, na primeira “Sua vez”.
    .plan-5 = Dez moedas, cem moedas: palpite; depois escrever a fórmula e ver a curva.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Nesta unidade ninguém joga a dinheiro. Ela mostra por que no fim a banca sempre ganha.
    .say-2 = As rolagens que não decidem nada podem ser esquecidas: olhem para as que decidem.
    .ask-1 = Depois de dez rolagens sem 7, um 7 fica mais provável?
    .ask-2 = Por que a primeira rolagem é a mais provável para o primeiro 7, se a média são seis rolagens?
    .ask-3 = Quem sai ganhando quando cada lado tem muito dinheiro: o jogador ou a banca?
    .support = Peça que escrevam os jeitos de cada soma embaixo de um quadrado de 6 por 6 e risquem os que não decidem nada.
    .extension = Um jogador aposta todas as moedas de uma vez, ou uma de cada vez. De que jeito ele vai mais vezes de dez moedas a vinte? Comparem com a fórmula da ruína.
    .ticket-1 = O seu ponto é 6. Qual é a probabilidade de sair um 6 antes de um 7?
    .ticket-2 = 5/11
    .open-1 = Com ousadia ou com cautela: o que é melhor contra a banca?
    .open-1-answer = Com ousadia: uma partida com todas as moedas se ganha com 244/495 = 49,3%, e dez moedas, uma a uma, só chegam a vinte com 43,0%. Cada partida a mais dá à banca mais uma parte.
    .open-2 = Existe um jeito de apostar que vença a banca?
    .open-2-answer = Não. Cada partida perde um pouco em média, e uma soma de partidas que perdem também perde em média, seja qual for o valor das apostas. Quem dobra depois de perder ganha muitas vezes pouco, e poucas vezes perde tudo.

# en: 7bc37383
craps-fair = A longo prazo, quem ganha mais partidas de craps: o jogador ou a banca?
    .choices-player = O jogador
    .choices-house = A banca
    .choices-fair = É justo
    .hint-1 = A primeira rolagem ganha o dobro das vezes em que perde. Mas depois um 7 perde, e 7 é a soma mais provável.
    .hint-2 = É quase justo, mas não totalmente. Quem tem o 7 do seu lado depois da primeira rolagem?
    .because = O jogador ganha um pouco menos da metade das partidas. Por muito tempo, parece justo.
# en: 55875e78
craps-at-once = Qual é a probabilidade de você ganhar na primeira rolagem, com 7 ou 11?
    .hint-1 = Essa é a probabilidade de um 7. Com 11 você também ganha.
    .hint-2 = As onze somas não são igualmente prováveis. Conte os jeitos, entre 36.
    .hint-3 = Essa é a probabilidade de um 11. Com 7 você também ganha.
    .hint-4 = Essa é a probabilidade de perder na hora, com 2, 3 ou 12.
    .because = Seis jeitos de tirar 7 e dois de tirar 11: 8 de 36.
# en: e12bbadd
craps-first-seven = Você rola dois dados até sair o primeiro 7. Em que rolagem é mais provável que ele saia?
    .choices-first = Na primeira rolagem
    .choices-sixth = Na sexta rolagem
    .choices-alike = Todas as rolagens são igualmente prováveis
    .hint-1 = Para o primeiro 7 sair na sexta, é preciso errar cinco antes.
    .hint-2 = Cada rolagem tem 1/6. Mas o primeiro 7 só sai na rolagem 2 se na 1 não saiu.
    .because = Na primeira com 1/6, na segunda com 5/6 · 1/6, na terceira com (5/6)^2 · 1/6: cada barra é mais baixa que a anterior.
# en: ccf18ae2
craps-wait = Quantas rolagens são precisas, em média, até o primeiro 7, contando essa rolagem?
    .hint-1 = Essa é a mais provável. Mas muitas vezes demora mais, e às vezes muito mais.
    .hint-2 = Esses são os erros, em média. Conte também o 7.
    .hint-3 = Essa é a média de um dado. Quanto tempo você espera?
    .hint-4 = Há 36 jeitos, e seis deles dão 7.
    .because = O inverso da probabilidade: 1 / (1/6). Em 600 rolagens saem uns 100 setes, um a cada seis rolagens.
# en: f2cc0290
craps-four = O seu ponto é 4. Qual é a probabilidade de sair um 4 antes de um 7?
    .hint-1 = Isso vale só para a próxima rolagem. Você pode continuar até sair um 4 ou um 7.
    .hint-2 = O 4 sai tantas vezes quanto o 7?
    .hint-3 = Três jeitos contra seis: quantos dos nove jeitos que decidem dão 4?
    .hint-4 = Essa é a probabilidade de o 7 sair primeiro.
    .because = Três jeitos para o 4 e seis para o 7. As outras rolagens não decidem nada. 3 de 9.
# en: 824f8589
craps-pass-line = Qual é a probabilidade de ganhar uma partida de craps?
    .hint-1 = Essas são as partidas que se ganham com um ponto. Some as que se ganham na hora.
    .hint-2 = Essas são as que se ganham na hora. Some as que se ganham com um ponto.
    .hint-3 = É um pouco menos. Dê a fração exata.
    .because = 8/36 na hora e, para cada ponto, a probabilidade dele vezes a de ele sair antes do 7.
# en: 533e36b3
craps-ten-coins = Você e a banca têm dez moedas cada um. Quem perde uma partida paga uma moeda. Vocês jogam até alguém ter todas as vinte. Qual é, mais ou menos, a probabilidade de ser você?
    .choices-49 = Uns 49%
    .choices-43 = Uns 43%
    .choices-25 = Uns 25%
    .choices-6 = Uns 6%
    .hint-1 = Isso vale para uma partida. Uma pequena vantagem cresce ao longo de muitas partidas.
    .hint-2 = Ainda não é tão ruim.
    .hint-3 = Ainda não é tão ruim. Mas espere até haver mais moedas.
    .because = A banca ganhou um pouquinho em cada uma de muitas partidas: 43,0%.
# en: c47a503d
craps-hundred-coins = E com cem moedas cada um?
    .choices-49 = Uns 49%
    .choices-43 = Uns 43%
    .choices-25 = Uns 25%
    .choices-6 = Uns 6%
    .hint-1 = Isso vale para uma partida.
    .hint-2 = Era assim com dez moedas. Com cem são muito mais partidas.
    .hint-3 = É ainda menos.
    .because = 5,6%. O quociente perder/ganhar = 251/244 é elevado à centésima potência.
# en: d67ac962
craps-reach = A probabilidade de chegar a um objetivo a partir de algumas moedas, uma moeda por partida.
    .because = É a fórmula acima, com r = perder/ganhar.
# en: a8bd8b37
craps-exercise-1 = Dois dados. Qual é a probabilidade de a soma ser { $total }?
    .level = Aquecimento
    .hint-1 = As onze somas não são igualmente prováveis.
    .hint-2 = Quantos pares de faces dão { $total }?
    .hint-3 = Essa é a probabilidade de um 7.
    .because = Conte, entre os 36 pares de faces, os que dão { $total }.
# en: 6a70aecd
craps-exercise-2 = Você rola dois dados até a soma ser { $total }. Quantas rolagens são precisas em média?
    .level = Aquecimento
    .hint-1 = Isso estaria certo com um jeito de 36. Quantos jeitos dão { $total }?
    .hint-2 = Esses são os erros. Conte também a última rolagem.
    .hint-3 = O inverso da probabilidade: qual é a probabilidade de { $total }?
    .because = A probabilidade é { $ways }/36, e o inverso dela é a espera média.
# en: e9ddc178
craps-exercise-3 = Você rola dois dados até sair o primeiro 7. Qual é a probabilidade de ele sair exatamente na rolagem { $k }?
    .level = Principal
    .hint-1 = Isso vale para cada rolagem sozinha. As anteriores não podem dar 7.
    .hint-2 = Quantas rolagens vêm antes da rolagem { $k }?
    .hint-3 = Esses são os erros. Agora o 7 tem que sair.
    .hint-4 = Essa é a probabilidade de um 7 em até { $k } rolagens, não exatamente nessa.
    .because = Primeiro os erros ({ $less }), depois um 7: (5/6)^{ $less } · 1/6.
# en: b9dbd7ef
craps-exercise-4 = Dois dados são rolados muitas e muitas vezes. Qual é a probabilidade de a soma { $one } sair antes da soma { $other }?
    .level = Principal
    .hint-1 = Isso vale só para a próxima rolagem.
    .hint-2 = Conte os jeitos: { $one } e { $other } não têm o mesmo número.
    .hint-3 = Essa é a probabilidade de { $other } sair primeiro.
    .because = { $a } jeitos para { $one }, { $b } jeitos para { $other }, e as outras rolagens não decidem nada: { $a } de { $a } + { $b }.
# en: 30208710
craps-exercise-5 = Fora do jogo: um goleiro defende um em cada { $n } pênaltis, cada um independente dos outros. Qual é a probabilidade de ele não defender nenhum dos primeiros { $k }?
    .level = Desafio
    .hint-1 = Essa é a probabilidade de defender { $k } seguidos.
    .hint-2 = Essa é a probabilidade de defender pelo menos um.
    .hint-3 = Essa é a probabilidade de a primeira defesa ser no número { $next }.
    .hint-4 = As probabilidades dos erros se multiplicam; não se tira uma da outra.
    .because = Ele erra cada um com { $rest }/{ $n }: ({ $rest }/{ $n })^{ $k }. A espera pelo primeiro sucesso tem distribuição geométrica.

# en: 1f846176
craps-say-roll = Rolar
# en: 83730c4c
craps-say-roll-tip = Rolar os dois dados
# en: 353756fe
craps-say-many = Jogar { $n } partidas
# en: a3365dc8
craps-say-many-tip = Jogar muitas partidas até o fim
# en: 832eec90
craps-say-play-task = Primeira rolagem: 7 ou 11 ganha; 2, 3 ou 12 perde. Outra soma é o seu ponto: tire-a de novo antes de um 7.
# en: 70efbefc
craps-say-table = Craps
# en: c3d8b5d7
craps-say-no-game = Nenhuma partida ainda. Aperte Rolar.
# en: 9aab878b
craps-say-ending = { $ended ->
    [win] Você ganhou
    [lose] Você perdeu
   *[open] { $point } antes do 7
}
# en: 1d52fcc5
craps-say-score = { $games } { FORM($games, "partida", "partidas") }, { $won } { FORM($won, "ganha", "ganhas") }
# en: b7201539
craps-say-rolled = Saiu { $totals }: { $ended ->
    [win] você ganhou
    [lose] você perdeu
   *[open] { $point } antes do 7
}. Até agora, { $score }.
# en: dbbe60ac
craps-say-wait-task = Mova os controles. Em que rolagem é mais provável que a soma saia pela primeira vez?
# en: 026f0bb0
craps-say-waiting = Quando uma soma sai pela primeira vez
# en: 7dccd301
craps-say-a-roll = rolagem
# en: eb363dcb
craps-say-within = { $ways } { FORM($ways, "jeito", "jeitos") } de 36: em até { $rolls } { FORM($rolls, "rolagem", "rolagens") }, com { $percent }. A barra mais alta: rolagem { $most }.
# en: 5b9fede1
craps-say-ruin-task = Os dois lados começam com o mesmo número de moedas. Diminua.
# en: 787632ea
craps-say-craps = craps
# en: 173db269
craps-say-fair = uma moeda honesta
# en: 00473937
craps-say-ruin = Ficar com todas as moedas
# en: 686dbf7c
craps-say-coins = moedas de cada lado
# en: 2f4d0048
craps-say-chance = probabilidade
# en: 48db2195
craps-say-take-all = { $coins } { FORM($coins, "moeda", "moedas") } para cada um: você fica com todas com { $percent }.
# en: 8eedbd63
craps-controls =
    .ways_of_36 = jeitos, de 36
    .rolls = rolagens
    .coins = moedas
