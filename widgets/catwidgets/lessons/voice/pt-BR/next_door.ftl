### Logo ao lado. Variáveis: { $start } e { $end } casas como (3, 3), { $steps } passos, { $apart } passos de distância, { $across } e { $up } passos para o lado e para cima.

# en: 02674d81
next-door-guide =
    .plan-1 = Em papel quadriculado, todos tentam terminar ao lado com exatamente quatro passos.
    .plan-2 = Primeiro palpite. Quem diz que sim desenha o caminho.
    .plan-3 = Executar a busca, mover o controle e procurar o que todas as casas marcadas têm em comum. Depois, explicar a demonstração.
    .plan-4 = “Sua vez” 1 e 2. Os mais rápidos continuam com as diagonais.
    .plan-5 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Vocês podem tentar por uma hora. Uma demonstração leva um minuto, e aí ninguém precisa mais tentar.
    .say-2 = Ninguém olhou todos os caminhos. Olhamos o que cada caminho faz.
    .ask-1 = O que um passo faz com a cor? E dois passos?
    .ask-2 = Por que não basta tentar muitos caminhos?
    .ask-3 = Onde mais vocês já viram algo que só alterna entre dois estados?
    .support = Ponha uma moeda num tabuleiro de xadrez e vire-a a cada passo: cara nas brancas, coroa nas pretas.
    .extension = Cortem dois cantos opostos de um tabuleiro de xadrez. Dá para cobrir o resto com 31 peças de dominó?
    .ticket-1 = De (1, 1) a (6, 8) com exatamente 15 passos: dá? A distância é de 12 passos.
    .ticket-2 = Não: 15 − 12 é ímpar
    .open-1 = E se um táxi também pudesse esperar um passo?
    .open-1-answer = Aí a cor não precisa mudar, e dá para chegar a qualquer casa perto o bastante.
    .open-2 = Que peças do xadrez sempre trocam de cor, e quais nunca trocam?
    .open-2-answer = O cavalo sempre troca; o bispo, nunca. A torre, a dama e o rei podem fazer as duas coisas.

# en: e474b573
next-door-say-walk-task = Clique de casa em casa. Você consegue terminar onde está o passageiro, em { $passenger }, com exatamente quatro passos?
# en: 9db3c494
next-door-say-walk-again = Outro caminho
# en: a86dd80a
next-door-say-walk-again-tip = Voltar ao começo; fica um ponto onde você terminou
# en: e31a8fc1
next-door-say-walk = Um caminho de quatro passos
# en: 083b8d9a
next-door-say-ended-here = você terminou aqui
# en: b34438a8
next-door-say-walked = { $steps } de 4 passos: o táxi está em { $cell }.{ $ends ->
        [0] { "" }
       *[other] { " " }Até agora você terminou em { $ends } { FORM($ends, "casa", "casas diferentes") }.
    }
# en: 6c3fab2f
next-door-say-task = Mova o controle. Observe as cores das casas marcadas.
# en: 9d672d55
next-door-say-cells = casas como (3, 3)
# en: 207cbd45
next-door-say-can-end = pode terminar aqui
# en: fcc31f16
next-door-say-where = Onde o táxi pode terminar
# en: e4625f09
next-door-say-no-cell = Nenhuma casa.
# en: f9c3439c
next-door-say-after = Depois de { $steps } { FORM($steps, "passo", "passos") } a partir de { $start }: { $cells } { FORM($cells, "casa", "casas") } da cidade, { $colours ->
        [plain] todas lisas
        [striped] todas listradas
       *[both] umas lisas e outras listradas
    }. A casa do passageiro, { $passenger }, { FORM($there, "é uma delas", "não é uma delas") }.
# en: e958cde9
next-door-say-plain = lisa
# en: 35efe0dc
next-door-say-striped = listrada
# en: ed7c8d94
next-door-say-chessboard = A cidade como um tabuleiro de xadrez
# en: 78cfa75f
next-door-say-two-colours = O táxi, em { $start }, está numa casa lisa; o passageiro, em { $passenger }, numa listrada.
# en: 2590c1e7
next-door-say-which-striped = Quais casas são listradas
# en: 959585d6
next-door-controls =
    .steps = passos

# en: a6e298a4
next-door-four-steps = Seu táxi está em (3, 3), e o passageiro, ao lado, em (4, 3). Você tem que dar exatamente quatro passos, para a esquerda ou a direita, para cima ou para baixo. Pode dar meia-volta. Dá para terminar onde ele está?
    .choices-once = Sim, de um jeito
    .choices-often = Sim, de vários jeitos
    .choices-never = Nunca
    .hint-1 = De que jeito? Conte os passos.
    .hint-2 = De que jeitos? Conte os passos de um deles.
    .because = Cada passo muda a cor da casa, como num tabuleiro de xadrez. Quatro passos levam de volta à cor do começo, e ao lado está a outra cor.
# en: 6ed619e6
next-door-five-steps = E com exatamente cinco passos?
    .choices-once = Sim, de um jeito
    .choices-often = Sim, de vários jeitos
    .choices-never = Nunca
    .hint-1 = Dê a volta num quarteirão: há quarteirões dos dois lados.
    .hint-2 = Um passo, e depois ida e volta, duas vezes.
    .because = Um passo para a direita e duas idas e voltas. Há muitos caminhos assim.
# en: c0470afe
next-door-possible = Um táxi consegue ir do começo ao fim com exatamente esse número de passos?
    .because = Perto o bastante e da cor certa: é preciso ter as duas coisas, e juntas elas bastam.
# en: ee0105eb
next-door-striped-cells = A cidade tem 6 colunas e 8 linhas. Quantas casas têm a mesma cor de (3, 3), onde está o táxi?
    .hint-1 = Essas são todas as casas.
    .hint-2 = Conte uma linha: três de cada cor.
    .hint-3 = Conte uma linha: três de cada cor.
    .hint-4 = Metade de 6 colunas e metade de 8 linhas: assim a maioria fica de fora.
    .because = Cada linha tem três casas lisas e três listradas: 8 · 3.
# en: e004dfcd
next-door-corners = Agora os táxis também podem andar na diagonal, de (3, 3) para (4, 4). Dá para chegar ao lado com exatamente quatro passos?
    .choices-yes = Sim
    .choices-no = Não
    .hint-1 = O que um passo na diagonal faz com a cor?
    .because = Um passo na diagonal mantém a cor. Basta um, e a demonstração cai por terra.
# en: 193ba4cf
next-door-exercise-1 = Um táxi consegue ir de { $start } a { $end } com exatamente { $steps } passos?
    .level = Aquecimento
    .choices-yes = Sim
    .choices-no = Não
    .hint-1 = A distância é { $apart }, e você tem { $steps } passos. É o bastante? E os dois são pares, ou os dois ímpares?
    .hint-2 = A distância é { $apart }, e você tem { $steps } passos. Você pode gastar dois passos indo e voltando.
    .because = A distância é { $apart }. Compare os dois números.
# en: ef13b827
next-door-exercise-2 = Qual é o menor número de passos de { $start } a { $end }?
    .level = Aquecimento
    .hint-1 = Essas são as colunas. As linhas também contam.
    .hint-2 = Essas são as linhas. As colunas também contam.
    .hint-3 = Primeiro ande por uma linha, depois por uma coluna. Some os passos.
    .hint-4 = Você contou casas. Na casa de onde sai, o táxi ainda não deu nenhum passo.
    .hint-5 = Você contou as casas do meio. O último passo também conta.
    .because = Na linha, { $across }; na coluna, { $up }.
# en: 3e23e59e
next-door-exercise-3 = Uma cidade tem { $columns } colunas e { $rows } linhas. O canto (1, 1) é liso. Quantas casas são lisas?
    .level = Principal
    .hint-1 = Essas são todas as casas.
    .hint-2 = Essas são as outras. De que tipo são os cantos?
    .hint-3 = Nenhuma casa é meio lisa. De que tipo há uma a mais?
    .because = { $columns } · { $rows } é ímpar. Os cantos são lisos, então há uma casa lisa a mais.
# en: c4618ab2
next-door-exercise-4 = { $cups } copos estão de boca para baixo. Cada jogada vira exatamente { $turned } deles. No fim, todos podem ficar de boca para cima?
    .level = Principal
    .choices-yes = Sim
    .choices-no = Não
    .hint-1 = Tente com moedas. Depois de cada jogada, conte as que estão certas: esse número fica ímpar alguma vez?
    .hint-2 = Tente com { $cups } moedas. Uma jogada também pode desvirar algumas.
    .because = Cada jogada vira um número par de copos. Então o número de copos de boca para cima continua par: 0, 2, 4 e assim por diante. Ele só chega a { $cups } se { $cups } for par.
# en: 49b9edbf
next-door-exercise-5 = Numa cidade muito grande, um táxi dá exatamente { $steps } passos. Em quantas casas ele pode terminar?
    .level = Desafio
    .hint-1 = Essas são as casas a { $steps } passos de distância. O táxi também pode dar meia-volta.
    .hint-2 = É assim com um passo a menos.
    .hint-3 = Esses são os caminhos. Muitos terminam na mesma casa.
    .hint-4 = Essas são todas as casas perto o bastante. Mais ou menos metade tem a outra cor.
    .because = 1, 4, 9, 16, …: depois de { $steps } passos, { $more } · { $more }.
