### Começar ajuda? Variáveis: { $won } e { $lost } partidas ganhas e perdidas, ou { $won } a porcentagem ganha, { $games } partidas, { $ways } jeitos de elas terminarem, { $side }, { $low } e { $high } quanto o intervalo se afasta, onde começa e onde acaba, { $points } pontos percentuais, { $n } perguntas, { $right } respostas certas.

# en: 110fc7ac
starting-guide =
    .plan-1 = Em duplas, dez duelos: cada um na sua vez rola dois dados, e ganha quem primeiro tirar 7. Quem começou, quem ganhou? Primeiro palpite.
    .plan-2 = A célula da ideia e cem turmas. O que muda com mais partidas, e o que não muda?
    .plan-3 = Qual é a largura? Dois palpites e “Sua vez” 1. Depois: o que dizem os 95%?
    .plan-4 = Um teste: a moeda que não sabe quem começou. “Sua vez” 2 e o desenho.
    .plan-5 = Partidas de verdade: Cat Cab Crew com 1.000 e com 10.000, e o alarme falso do Daifugō.
    .plan-6 = Vinte testes. Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = A verdade fica parada. O que pula de um lado para o outro é o intervalo de vocês.
    .say-2 = Não ver sinal de diferença não é sinal de que não há diferença.
    .ask-1 = O que aconteceria se a mesma turma jogasse mais cem partidas?
    .ask-2 = Por que nenhuma turma tem como saber se o seu intervalo é um dos cinco que erram?
    .ask-3 = Quem diria “começar ajuda” depois de sete vitórias em dez? Quantas vezes uma moeda daria o mesmo?
    .support = Cada um joga uma moeda dez vezes; ponha todos os resultados da turma numa reta no quadro.
    .extension = Quantas partidas mostram, na maioria dos casos, que uma probabilidade de 51% não é a metade? Tente com catlib.bench.until_narrow.
    .ticket-1 = Quem começa ganha 60 de 100 partidas. A metade está no intervalo de 95%?
    .ticket-2 = Não: 1,96 · √(0,6 · 0,4/100) = 0,096; então ele vai de 50,4% a 69,6%.
    .open-1 = Você diria a quem fez o jogo para mudar a regra?
    .open-1-answer = O intervalo diz que começar ajuda, e também que é pouco: umas duas partidas em cem. Se isso já é demais, a matemática não responde.
    .open-2 = E se a gente parar assim que o intervalo deixar a metade de fora?
    .open-2-answer = Aí os alarmes falsos ficam muito mais frequentes: quem olha depois de cada partida, mais cedo ou mais tarde acha um. É preciso fixar antes o número de partidas, ou usar um intervalo que se possa olhar a qualquer momento.

# en: 334ad2b4
starting-p-value = Uma moeda honesta é jogada o mesmo número de vezes. Qual é a probabilidade de ela ficar tão longe da metade quanto este resultado, ou mais longe?
    .because = Some as probabilidades de todos os resultados que estão pelo menos tão longe da metade, dos dois lados.
# en: f8948dff
starting-ten-games = Dois motoristas são igualmente bons, e começar não faz diferença. Eles jogam dez partidas. Qual é a probabilidade de um deles, tanto faz qual, ganhar sete ou mais?
    .hint-1 = Isso vale para um deles. Também pode ser o outro.
    .hint-2 = Isso vale para exatamente sete de dez, de um ou do outro. Oito, nove e dez também contam.
    .hint-3 = Isso vale para exatamente sete de um deles. Oito, nove e dez também contam, e o outro também.
    .hint-4 = Essa é a proporção de vitórias. Qual é a probabilidade de uma proporção assim?
    .because = 2 · (120 + 45 + 10 + 1) de 1.024. Então sete de dez não diz quase nada.
# en: 08685f15
starting-half-as-wide = Por quanto é preciso multiplicar o número de partidas para o intervalo ficar com a metade da largura?
    .hint-1 = O número de partidas está dentro de uma raiz. Que número tem raiz 2?
    .hint-2 = O número de partidas está dentro de uma raiz. Que número tem raiz 2?
    .hint-3 = Aí ele ficaria com um quarto da largura.
    .hint-4 = Com mais partidas ele fica mais estreito.
    .because = No desvio padrão, a raiz do número de partidas está no denominador: √4 = 2.
# en: 61736605
starting-ten-thousand = Uma turma joga 10.000 partidas, e quem começa ganha 5.000. Quantos pontos percentuais o intervalo avança para cada lado?
    .hint-1 = Isso é um desvio padrão. O intervalo usa 1,96 deles.
    .hint-2 = Isso é a largura toda, dos dois lados juntos.
    .hint-3 = Divida o desvio padrão de uma partida pela raiz de 10.000, que é 100.
    .because = 1,96 · √(½ · ½ / 10.000) = 1,96 · 0,005. Então dez mil partidas dão só ±0,98 ponto.
# en: 032dffa8
starting-meaning = As suas partidas dão um intervalo de 95%. O que dizem os 95%?
    .choices-catches = De 100 intervalos assim, uns 95 contêm a probabilidade verdadeira
    .choices-inside = Quem começa ganha 95 de 100 partidas
    .choices-mine = O meu intervalo contém a probabilidade verdadeira com 95% de chance
    .choices-games-in = A probabilidade verdadeira fica no meio do intervalo
    .hint-1 = O intervalo fala da probabilidade de ganhar, e não de cada partida.
    .hint-2 = A verdade fica parada: o seu intervalo contém a verdade ou não contém. O que muda de turma para turma?
    .hint-3 = Olhe o desenho: a linha cheia muitas vezes passa perto de uma ponta.
    .because = A verdade fica parada, e os intervalos pulam. De 100, uns 95 pegam a verdade. Se o seu pegou, não dá para saber. Então os 95% são da receita, e não de um intervalo.
# en: c13ef45d
starting-p-value-says = Alguém conta partidas e acha um valor-p de 1%. O que isso diz?
    .choices-coin = Um jogo justo ficaria tão longe da metade, ou mais longe, em 1 de 100 casos
    .choices-fair = A probabilidade de começar não fazer diferença é 1%
    .choices-little = Começar ajuda 1%
    .hint-1 = O valor-p supõe que começar não faz diferença. Ele não sabe dizer se isso é provável.
    .hint-2 = Ele não diz quanto começar ajuda. Diz como é raro a sorte sozinha fazer uma coisa dessas.
    .because = Ele parte de “começar não faz diferença” e pergunta o que acontece então. Para fazer o caminho contrário, você precisaria saber qual era a probabilidade disso antes: é o teorema de Bayes.
# en: 12de2c42
starting-half-a-point = Quantas partidas dão um intervalo de ±0,5 ponto percentual, se quem começa ganha mais ou menos a metade?
    .hint-1 = Para metade da largura é preciso o quádruplo de partidas, não o dobro.
    .hint-2 = Quase. Resolva 1,96 · 0,5/√n = 0,005.
    .hint-3 = Com tantas assim dá ±0,98.
    .hint-4 = Essa é a raiz do número de partidas.
    .because = 1,96 · 0,5/√n = 0,005; então √n = 196.
# en: 6e9f6d06
starting-cab = Dez mil partidas de Cat Cab Crew, dois motoristas com os mesmos hábitos. O que elas dizem?
    .choices-helps = Começar ajuda
    .choices-harms = Começar atrapalha
    .choices-open = Dez mil partidas não bastam para saber
    .hint-1 = Execute a próxima célula e veja de que lado da metade fica o intervalo.
    .hint-2 = Elas dão ±1 ponto. Execute a próxima célula e veja se o intervalo contém a metade.
    .because = Quem começa ganha umas 52 de 100 partidas, e o intervalo inteiro fica acima da metade.
# en: 260f39c0
starting-twenty-tests = Vinte turmas testam um jogo justo. Cada uma tem um intervalo que erra em 1 de 20 casos. Qual é a probabilidade de pelo menos uma delas errar?
    .hint-1 = Isso vale para uma turma. São vinte.
    .hint-2 = 20 · 1/20 é quantas erram em média.
    .hint-3 = Essa é a probabilidade de nenhuma errar.
    .because = 1 − (19/20)²⁰. Quem faz muitos testes sempre acha alguma coisa.
# en: e77abe4e
starting-exercise-1 = Um gato ganha { $won } de { $games } partidas. Quantos pontos percentuais o intervalo de 95% avança para cada lado?
    .level = Aquecimento
    .hint-1 = O número de partidas está dentro de uma raiz.
    .because = 1,96 · √({ $won }/{ $games } · { $lost }/{ $games } / { $games }).
# en: 3a889f49
starting-exercise-2 = Um gato ganha { $won }% das suas partidas. O intervalo de 95% se afasta { $side } p.p. para cada lado (p.p. são pontos percentuais). O que ele diz?
    .level = Aquecimento
    .choices-above = O intervalo inteiro fica acima da metade
    .choices-open = A metade está no intervalo
    .choices-sure = A longo prazo, o gato com certeza ganha mais da metade
    .hint-1 = Ele começa em { $won } − { $side } = { $low }%. Isso é mais que 50?
    .hint-2 = Ele começa em { $won } − { $side } = { $low }%. Isso é menos que 50?
    .hint-3 = Um intervalo em vinte não contém a verdade. Ele não dá certeza de nada.
    .because = Ele vai de { $low } a { $high }%.
# en: a8318e29
starting-exercise-3 = Quantas partidas bastam para ±{ $points } pontos percentuais, se um lado ganha mais ou menos a metade?
    .level = Principal
    .hint-1 = Essa é a raiz do número de partidas.
    .because = √n = 98/{ $points }.
# en: 721dcf5c
starting-exercise-4 = Num quiz, 100 pessoas chutam { $n } respostas de sim ou não. Ninguém sabe nada. As cinco melhores acertam { $right } cada uma. Elas chutam num segundo quiz, com { $n } outras perguntas. Quantas acertam em média?
    .level = Principal
    .hint-1 = Elas tiveram sorte; não são melhores. A sorte fica com elas?
    .hint-2 = Nada do que elas acertaram a mais era saber; então nada disso fica.
    .hint-3 = A sorte também não se vira contra ninguém. Ela não tem memória.
    .hint-4 = Elas sabem alguma coisa a mais do que antes?
    .because = Um chute acerta na metade dos casos, seja de quem for. Então as melhores voltam à média. Isso se chama regressão à média.
# en: 380f33ce
starting-exercise-5 = Quem começa ganha { $won } de { $games } partidas. Se começar não faz diferença, qual é a probabilidade de um resultado tão longe da metade, ou mais longe, para um lado ou para o outro?
    .level = Desafio
    .hint-1 = Quantos jeitos dão esse resultado, e quantos ficam mais longe?
    .hint-2 = Conte os jeitos que ficam tão longe da metade ou mais longe.
    .because = { $lost } ou menos, e { $won } ou mais, dos { $ways } jeitos de as partidas terminarem.

# en: 8bacf939
starting-say-experiment = Vinte duelos até dar 7, um turno de cada vez: quantos ganha quem começa?
# en: 32a9408b
starting-say-experiment-counts = vitórias de quem começa
# en: 74098097
starting-say-roll-task = Dois amigos jogam dez partidas, e começar não faz diferença. Quantas vezes um deles ganha sete ou mais?
# en: 7213b0f9
starting-say-rolls = noites
# en: d0fbf67b
starting-say-roll = Dez partidas
# en: 9b677493
starting-say-roll-tip = Jogar dez partidas
# en: 0a32a050
starting-say-roll-twenty = Dez noites
# en: c29a3e7f
starting-say-roll-twenty-tip = Jogar dez partidas em dez noites e contar
# en: b7e0ad93
starting-say-evenings = Noites de dez partidas
# en: 3fd80b71
starting-say-so-far = { $won } a { $lost }. Em { $n } { FORM($n, "noite", "noites") }, { $seven } { FORM($seven, "teve", "tiveram") } um vencedor com sete ou mais.
# en: acd956e7
starting-say-games = { $written } { FORM($n, "partida", "partidas") }
# en: 58ceb609
starting-say-no-ends = { $name } deveria dar onde o intervalo começa e onde acaba, e dá { $found }
# en: 1e1ed631
starting-say-task = Cada linha é o intervalo de uma turma. Quantos deles não contêm a verdade?
# en: e1ac502c
starting-say-classes = Os intervalos de cem turmas
# en: 9e0524ca
starting-say-held = { $classes } turmas jogam { $games } partidas cada uma. { $held } intervalos contêm os { $truth } verdadeiros, { $missed } não contêm. { $sure } { FORM($sure, "intervalo fica inteiro", "intervalos ficam inteiros") } acima da metade.
# en: b329d158
starting-say-intervals = Intervalos
# en: 8d4be6d2
starting-say-won = vitórias de quem começa
# en: 0a332e75
starting-say-low = começa em
# en: ac441488
starting-say-high = acaba em
# en: bb42fde0
starting-say-legend = cheia: verdade; tracejada: metade; grossa: erro
# en: 8d147610
starting-say-coins-task = É mais do que sorte?
# en: 3b11fac3
starting-say-coins = { $games } { FORM($games, "partida", "partidas") } em que começar não faz diferença
# en: 473c8dbe
starting-say-by-chance = { $title }: quem começa ganha { $won } de { $games }. Só pela sorte, fica tão longe da metade, ou mais longe, em { $percent } das vezes.
# en: 3c2b1492
starting-say-ways = São { $ways } de 2^{ $games } = { $all } jeitos.
# en: ff9e8113
starting-say-chance = probabilidade
# en: a0352f6f
starting-controls =
    .each_class_plays = cada turma joga
    .games = partidas
    .won_by_the_first = vitórias de quem começa
