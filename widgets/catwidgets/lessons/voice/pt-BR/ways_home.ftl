### Caminhos para casa.

# en: ddfde22b
ways-home-note =
    .words-1 = grafo, vértice, aresta
    .words-2 = distância, busca em largura
    .words-3 = caminho mais curto
    .words-4 = triângulo de Pascal, coeficiente binomial
    .words-5 = paridade, demonstração por coloração
    .words-6 = média, simulação
    .tips-1 = As seções 1 a 3 ocupam uma aula de 45 minutos, e as seções 4 a 6, outra; a seção 6 só precisa das seções 1 e 2.
    .tips-2 = Deixe que as duplas combinem um palpite antes de apertar Palpitar: a conversa vale mais do que o número.
    .tips-3 = Primeiro no papel: a seção 4 com papel quadriculado, a seção 6 com um tabuleiro de xadrez e fichas.
    .tips-4 = Para quem terminar antes: os números da seção 5 e os quadrados da seção 6 convidam a demonstrações por indução.
# en: 5e561ccd
ways-home-streets = Uma rua liga duas casas com um lado em comum. Quantas ruas tem uma cidade de 6 × 8 casas?
    .hint-1 = Esse é o número de casas.
    .hint-2 = Essas são as ruas que vão da esquerda para a direita; outras vão para cima.
    .hint-3 = Essas são as ruas que vão para cima; outras vão da esquerda para a direita.
    .hint-4 = Duas ruas por casa, uma para a direita e uma para cima: mas na última coluna e na linha de cima falta uma.
    .hint-5 = Cada rua foi contada pelas duas pontas.
    .hint-6 = Quatro por casa conta cada rua duas vezes, e as casas da borda têm menos de quatro.
    .because = 8 linhas com 5 ruas cada uma e 6 colunas com 7 cada uma: 40 + 42.
# en: 11aea04b
ways-home-layer = Quantas casas ficam a exatamente 5 passos da garagem?
    .hint-1 = Os passos para a direita podem ser 0, 1, 2, 3, 4 ou 5: é um a mais do que parece.
    .hint-2 = Seria assim num tabuleiro sem fim, nas quatro direções; a garagem fica num canto.
    .hint-3 = Essas são todas até 5 passos.
    .because = De 0 a 5 dos passos vão para a direita, e os outros para cima.
# en: 19155906
ways-home-mean-distance = Você está em algum lugar da cidade, e o próximo passageiro aparece em qualquer lugar. Quantos passos são em média?
    .hint-1 = Essa é a distância média a partir da garagem, num canto; do meio é menos.
    .hint-2 = É mais perto: a maior diferença de colunas é 5, mas a média fica abaixo de 2.
    .hint-3 = A distância soma as duas diferenças, a das colunas e a das linhas, e cada uma pode ser 0.
    .because = 35/18 das colunas e 21/8 das linhas.
# en: 9245c40f
ways-home-from-3-3- = Quantos caminhos mais curtos levam de (3, 3) até a garagem?
    .hint-1 = Há vários: primeiro para a esquerda ou primeiro para baixo.
    .hint-2 = Esses são os dois pelas bordas; outros viram no meio.
    .hint-3 = Esse é o comprimento de cada um.
    .hint-4 = Quase: desenhe todos, e não conte nenhum duas vezes.
    .hint-5 = Esquerda ou baixo em cada um de quatro passos dá 16 palavras, mas um caminho precisa de dois de cada.
    .because = EEBB, EBEB, EBBE, BEEB, BEBE, BBEE.
# en: ae940212
ways-home-from-4-3- = De (4, 3), o primeiro passo vai para (3, 3) ou para (4, 2). Quantos caminhos mais curtos há ao todo?
    .hint-1 = Esses são os caminhos por (3, 3); some os que vão por (4, 2).
    .hint-2 = Esses são os caminhos por (4, 2); some os que vão por (3, 3).
    .hint-3 = Ou se vai por (3, 3), ou por (4, 2): some onde você multiplicou.
    .hint-4 = Esse é o comprimento de cada um.
    .because = 6 por (3, 3) e 4 por (4, 2).
# en: 00300b10
ways-home-from-the-corner = Quantos caminhos mais curtos levam do canto mais distante, (6, 8), até a garagem?
    .hint-1 = Esse é o comprimento de cada um.
    .hint-2 = 5 passos para a esquerda e 7 para baixo: escolha quais dos 12 passos vão para a esquerda.
    .hint-3 = Isso conta todas as palavras de 12 letras L e D; só valem as que têm 5 L.
    .hint-4 = Isso seriam 6 passos de cada; aqui são 5 para a esquerda e 7 para baixo.
    .hint-5 = Conte passos, e não casas: da coluna 6 à coluna 1 são 5 passos.
    .hint-6 = Conte passos, e não casas: de (6, 8) a (1, 1) são 5 e 7 passos.
    .because = C(12, 5): quais dos 12 passos vão para a esquerda.
# en: 45eaf6a5
ways-home-over-the-patrol = Quantos dos caminhos mais curtos de (6, 8) até a garagem passam pela Patrulha da Pata em (3, 4)?
    .hint-1 = Do canto à patrulha há 35 caminhos, e dali até a garagem, 10. Cada um combina com cada um: multiplique.
    .hint-2 = Esses são os caminhos do canto à patrulha; cada um continua até a garagem de vários jeitos.
    .hint-3 = Esses são os caminhos da patrulha à garagem; até ali se chega de vários jeitos.
    .hint-4 = Nem todos passam: vá pela borda.
    .because = 35 caminhos até a patrulha, e com cada um deles 10 caminhos até a garagem.
# en: c6a285d3
ways-home-pushed-back = Um táxi em (4, 5) é empurrado 3 casas para trás, sempre por um dos caminhos mais curtos até a garagem. Em quantas casas ele pode terminar?
    .hint-1 = Duas escolhas em cada um de três passos dão 8 caminhos; vários terminam na mesma casa.
    .hint-2 = 0, 1, 2 ou 3 dos passos vão para a esquerda: é um a mais.
    .hint-3 = Não só direto para a esquerda ou direto para baixo: ele pode virar.
    .because = 0, 1, 2 ou 3 dos passos vão para a esquerda; 1, 3, 3 e 1 caminhos levam até lá.
# en: 60caae28
ways-home-two-twos = Num tabuleiro sem fim, onde um táxi pode terminar com dois movimentos de 2 casas, cada um em linha reta? Em quantas casas?
    .hint-1 = A essas se chega com quatro passos simples. Um movimento de 2 é reto e não pode virar.
    .hint-2 = Não se esqueça de onde ele está: duas casas para lá e duas de volta.
    .hint-3 = Quatro direções e depois quatro direções dão 16 caminhos; vários terminam na mesma casa.
    .hint-4 = Isso vale depois do primeiro movimento.
    .hint-5 = Conte de novo, em papel quadriculado: alguns caminhos terminam na mesma casa.
    .because = É como passos simples num tabuleiro de casas duas vezes mais largas: (2 + 1)².
# en: 36cea7be
ways-home-five-steps = Num tabuleiro sem fim, em quantas casas um táxi pode terminar depois de cinco passos simples?
    .hint-1 = Isso vale depois de quatro passos.
    .hint-2 = 4⁵ conta caminhos; muitos terminam na mesma casa.
    .hint-3 = Essas são todas as casas até cinco passos; metade delas é da cor errada.
    .hint-4 = Essas são as casas a exatamente cinco passos; também dá para terminar mais perto.
    .hint-5 = Isso vale depois de seis passos.
    .because = 1, 4, 9, 16, 25, 36: depois de n passos, (n + 1)².

# en: baafbb07
ways-home-say-graph = A cidade como um grafo
# en: 4aaaf5d9
ways-home-say-dots-and-lines = A cidade como um grafo: { $dots } pontos para as casas, { $lines } linhas para as ruas.
# en: 0c58addf
ways-home-say-streets = { $n } { FORM($n, "rua", "ruas") }
# en: 3cc907b2
ways-home-say-streets-at-cells = Quantas ruas se encontram em cada casa
# en: ba87fcd7
ways-home-say-find-steps = A garagem é { $home }, onde está o táxi. Clique em todas as casas que ficam a exatamente { $steps } { FORM($steps, "passo", "passos") }.
# en: 98d7339f
ways-home-say-is-steps = { $cell } fica a { $n } { FORM($n, "passo", "passos") } da garagem
# en: 5d28523c
ways-home-say-slanting = Elas formam uma linha inclinada: um passo a mais para a direita é um passo a menos para cima.
# en: 6086a102
ways-home-say-news = Mova o controle: até onde chega a notícia?
# en: b5bd3498
ways-home-say-layers = Camadas em volta da garagem
# en: f3bea8f4
ways-home-say-layer = A { $steps } { FORM($steps, "passo", "passos") } da garagem { FORM($newest, "fica", "ficam") } { $newest } { FORM($newest, "casa", "casas") }; até { $steps } { FORM($steps, "passo", "passos") }, { $inside } de { $all }.
# en: 6b2bf380
ways-home-say-steps-from-home = a { $n } { FORM($n, "passo", "passos") } da garagem
# en: 0b03deaf
ways-home-say-up-to = Passos até a garagem, no máximo { $steps }
# en: 624d5de8
ways-home-say-random = Distância de duas casas ao acaso
# en: 7f440aea
ways-home-say-steps = passos
# en: 4391f8a9
ways-home-say-pairs = pares
# en: e95c7c4f
ways-home-say-paths = Caminhos para casa
# en: b17bbe51
ways-home-say-paths-task = Clique numa casa para ver todos os caminhos mais curtos dali até a garagem.
# en: 16f623dd
ways-home-say-paths-tip = Escrever em cada casa o número dela
# en: 59fcde1c
ways-home-say-paths-home = { $n } { FORM($n, "caminho mais curto", "caminhos mais curtos") } até a garagem
# en: 5689a1ba
ways-home-say-click = Clique numa casa.
# en: 897b6671
ways-home-say-sum = Cada número longe da borda é a soma do número à esquerda dele e do número embaixo.
# en: 4929a42a
ways-home-say-shortest = Caminhos mais curtos até a garagem
# en: 5b099dd7
ways-home-say-from-each = Caminhos mais curtos de cada casa até a garagem
# en: 7f558d2c
ways-home-say-over = { $n } por { $cell }
# en: 47fd93e1
ways-home-say-from-home = De { $cell } até a garagem: { $steps ->
    [0] você já está lá.
   *[other] { $steps } { FORM($steps, "passo", "passos") }, { $paths } { FORM($paths, "caminho mais curto", "caminhos mais curtos") }.
}{ $over ->
    [no] {""}
   *[other] {" "}{ $over }.
}
# en: 9bbdc4a1
ways-home-say-far-corner = Do canto mais distante, { $corner }, há { $n } caminhos mais curtos até a garagem.
# en: db4aa4fc
ways-home-say-over-patrol = Caminhos pela Patrulha da Pata
# en: b5c75bfe
ways-home-say-past-patrol = De { $corner } até a Patrulha da Pata em { $patrol }, e dali até { $home }.
# en: 715ea796
ways-home-say-find-pushed = O táxi em { $cell } é empurrado { $steps } { FORM($steps, "casa", "casas") } para trás. Clique em todas as casas em que ele pode terminar.
# en: c9eda869
ways-home-say-ways-back = { $n } { FORM($n, "caminho de volta leva", "caminhos de volta levam") } a { $cell }
# en: 0d6d78c6
ways-home-say-not-there = { $place } fica { $way ->
    [same] à mesma distância da garagem
    [nearer] { $n } { FORM($n, "passo", "passos") } mais perto da garagem
   *[farther] { $n } { FORM($n, "passo", "passos") } mais longe da garagem
}{ $cell ->
    [no] {""}
   *[other] , mas não está em nenhum dos caminhos mais curtos a partir de { $cell }
}
# en: dad7d72d
ways-home-say-pushed = De { $ways } jeitos: { $all } caminhos de volta, mas só { $cells } casas.
# en: a98fbe05
ways-home-say-find-ends = O táxi em { $cell } tem movimentos de { $moves }, cada um em linha reta. Clique em todas as casas em que ele pode terminar.
# en: 69aa98d4
ways-home-say-away = { $cell } fica a { $n } { FORM($n, "passo", "passos") } e é { FORM($plain, "lisa", "listrada") }
# en: 3fc43ba2
ways-home-say-all-are = Todas são { FORM($plain, "lisas", "listradas") }, depois de { $n } { FORM($n, "passo", "passos") } a partir de { $cell }, que é { FORM($start, "lisa", "listrada") }.
# en: fc16c8f8
ways-home-say-reach = Onde o movimento pode terminar
# en: e02cef86
ways-home-say-reach-task = Escolha movimentos e clique numa casa para pôr o táxi ali. Onde ele pode terminar?
# en: 9dd13fe8
ways-home-say-can-end = pode terminar aqui
# en: 622af855
ways-home-say-ends = { $moves ->
    [no] De { $cell }, sem nenhum movimento: 1 casa, { $cell }.
   *[other] De { $cell }, que é { FORM($start, "lisa", "listrada") }, com { $moves }: { $n } casas, todas { FORM($plain, "lisas", "listradas") }.
}
# en: d3a2aafb
ways-home-controls =
    .steps = passos
    .movements_of_1 = movimentos de 1
    .movements_of_2 = movimentos de 2
