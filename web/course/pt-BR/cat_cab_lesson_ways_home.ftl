### cat_cab/lesson_ways_home.ipynb

# en: f050464c
cat-cab-lesson-ways-home-0-1 = # Caminhos para casa
# en: e221b26c
cat-cab-lesson-ways-home-0-2 = A que distância fica, quantos caminhos levam até lá, e onde você pode terminar? Nesta lição uma cidade pequena vira matemática, e você encontra leis que valem para qualquer cidade desse tipo.
# en: 8b82fb5a
cat-cab-lesson-ways-home-0-3 = - o que é um grafo, e como um computador mede distâncias nele;
    - quantos caminhos mais curtos levam para casa, sem percorrer todos;
    - como cores podem demonstrar que algo é impossível;
    - em que casas um táxi pode terminar com os dados que tem.
# en: 16eac795
cat-cab-lesson-ways-home-0-4 = **Você precisa** de papel quadriculado e de paciência para contar. Não é preciso programar: leia, dê palpites, clique. Uns 90 minutos; as seções 1 a 3 já fazem uma aula.
# en: 44f5aefa
cat-cab-lesson-ways-home-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 9d896cea
cat-cab-lesson-ways-home-0-6 = A cidade é do jogo Cat Cab Crew, que você pode [jogar aqui](play.ipynb). A outra lição sobre ele é [Tentar a sorte](lesson_push_your_luck.ipynb).
# en: 38dfd0f8
cat-cab-lesson-ways-home-1-1 = ## 1 Primeiro clique
# en: fa6329d6
cat-cab-lesson-ways-home-1-2 = Uma casa do mapa se escreve (coluna, linha): (3, 2) está na terceira coluna e na segunda linha de baixo para cima. Um táxi anda para a esquerda, para a direita, para cima ou para baixo, uma casa por passo, nunca na diagonal. A **garagem** é a casa (1, 1), no portão de entrada: é para lá que leva o caminho para casa.
# en: d8fbb6bc
cat-cab-lesson-ways-home-1-3 = Você consegue achar todas? Com o teclado: vá até o mapa com Tab, ande com as setas, aperte Enter.
# en: ec22d4d9
cat-cab-lesson-ways-home-2-1 = ## 2 A cidade como um grafo
# en: 4ff0ff4a
cat-cab-lesson-ways-home-2-2 = Para quem faz matemática, esta cidade é um **grafo**: pontos, chamados *vértices*, e linhas entre alguns deles, chamadas *arestas*. Cada casa do mapa é um vértice. Duas casas com um lado em comum são ligadas por uma aresta, uma rua por onde um táxi pode ir.
# en: c27c60a7
cat-cab-lesson-ways-home-2-3 = A biblioteca tem o mesmo grafo. Deixe que ela conte e depois compare com uma fórmula para *m* colunas e *n* linhas.
# en: a5192f94
cat-cab-lesson-ways-home-prints-1 = { $len-city } vértices, { $city-number_of_edges } arestas
# en: 18aa56d2
cat-cab-lesson-ways-home-2-4 = E com as nossas 6 colunas e 8 linhas:
# en: f75a779d
cat-cab-lesson-ways-home-3-1 = ## 3 Distância
# en: cebc6ab9
cat-cab-lesson-ways-home-3-2 = A **distância** entre duas casas é o número de passos do caminho mais curto entre elas. Como um computador a encontra? Ele espalha a notícia. A garagem sabe: distância 0. Ela conta às vizinhas: distância 1. Elas contam a todas as vizinhas que ainda não ouviram: distância 2. E assim por diante, camada por camada. Isso se chama *busca em largura*.
# en: 30acfb8b
cat-cab-lesson-ways-home-3-3 = Numa cidade sem muros há um atalho para tudo isso: some a diferença das colunas e a diferença das linhas. A próxima célula faz a busca e a compara com essa regra, em todas as 48 casas.
# en: eb76add2
cat-cab-lesson-ways-home-3-4 = Agora uma pergunta sobre a sorte. Os passageiros aparecem em qualquer lugar: um dado de seis faces diz a coluna, um de oito diz a linha. E você também pode estar em qualquer lugar.
# en: d497119a
cat-cab-lesson-ways-home-3-5 = Dá para tirar a média das colunas e a das linhas em separado. Com *n* casas em fila há 2(*n* − *d*) pares ordenados à distância *d*, de um total de *n*² pares. A fórmula soma isso nas duas direções.
# en: 88079b3f
cat-cab-lesson-ways-home-3-6 = E um segundo jeito, com dados: 2.000 vezes duas casas ao acaso. As barras são exatas, os pontos são o que saiu, cada um com um intervalo em que deve estar a probabilidade verdadeira, 19 vezes em 20.
# en: d17c6ab8
cat-cab-lesson-ways-home-4-1 = ## 4 Quantos caminhos para casa?
# en: 2cd5ae7a
cat-cab-lesson-ways-home-4-2 = A distância é uma só, mas há muitos caminhos mais curtos. Pegue a casa (3, 3). Cada caminho mais curto até a garagem tem quatro passos: dois para a esquerda e dois para baixo, em alguma ordem. Desenhe todos em papel quadriculado antes de dar seu palpite.
# en: d5eda84c
cat-cab-lesson-ways-home-4-3 = Aqui está um mapa que conta por você. Clique em casas, comece perto da garagem e procure uma regra nos números. Quando achar que descobriu, preveja o próximo número antes de clicar.
# en: 2e593280
cat-cab-lesson-ways-home-4-4 = **A regra.** Um caminho para casa começa com um passo para a esquerda ou para baixo. Então o número de uma casa é a soma do número à esquerda dela e do número embaixo. Ao longo da borda há um só caminho. Isso é o *triângulo de Pascal*, apoiado num vértice.
# en: 12292c59
cat-cab-lesson-ways-home-4-5 = Como chegar a um número assim sem preencher o mapa todo? Escreva um caminho como uma palavra: L (*left*) é para a esquerda, D (*down*) é para baixo. De (6, 8) ela tem 12 letras, e 5 delas são L. Então a pergunta é: de quantos jeitos dá para escolher 5 lugares entre 12? Esse número se chama *coeficiente binomial* e se escreve C(12, 5): as combinações de 12, 5 a 5.
# en: c1b5d9af
cat-cab-lesson-ways-home-4-6 = Aqui está o mapa todo, e depois o número de uma casa na coluna *m* e na linha *n*.
# en: 585827c2
cat-cab-lesson-ways-home-4-7 = Confira a fórmula em cada casa. À esquerda do sinal de igual, a biblioteca percorreu todos os caminhos, um por um.
# en: ad0e5d9a
cat-cab-lesson-ways-home-5-1 = ## 5 Caminhos que passam e caminhos de volta
# en: 29021113
cat-cab-lesson-ways-home-5-2 = Uma Patrulha da Pata espera em (3, 4). Quantos dos caminhos que vêm do canto mais distante passam por ela? Cada um tem duas partes.
# en: 0dfca8b1
cat-cab-lesson-ways-home-5-3 = “Primeiro isto, depois aquilo” quer dizer: multiplique. “Ou isto ou aquilo” quer dizer: some. Nesta lição você usou os dois.
# en: c940f7d9
cat-cab-lesson-ways-home-5-4 = No jogo, uma maldição pode empurrar um táxi para trás: certo número de passos por *algum* dos caminhos mais curtos até a garagem, e quem dirige escolhe qual.
# en: b60e219e
cat-cab-lesson-ways-home-5-5 = A biblioteca pode dizer como é para 2, 3 e 4 passos para trás. Depois de cada casa está de quantos jeitos um táxi pode chegar lá.
# en: 1d4afa98
cat-cab-lesson-ways-home-prints-2 = { $steps } passos para trás: { $ends }
# en: 4db559b9
cat-cab-lesson-ways-home-5-6 = Os números são 1, 2, 1, depois 1, 3, 3, 1, depois 1, 4, 6, 4, 1: o triângulo de Pascal de novo, desta vez linha por linha.
# en: 9ce0d4f6
cat-cab-lesson-ways-home-6-1 = ## 6 Onde o movimento pode terminar
# en: a6d0ceea
cat-cab-lesson-ways-home-6-2 = Na sua vez, os dados dão movimentos. Um movimento de 2 anda duas casas em linha reta. Todos os movimentos têm que ser usados. Cada passo troca a cor da casa, como num tabuleiro de xadrez. Então, depois de um número par de passos, você está na cor de onde saiu: a demonstração está em [Logo ao lado](../course/03_next_door.ipynb).
# en: 3b867f4d
cat-cab-lesson-ways-home-6-3 = A cor diz onde um táxi *não* pode terminar. Descubra onde ele pode.
# en: ec5bc112
cat-cab-lesson-ways-home-6-4 = Agora com controles. O que você consegue só com passos simples? E só com movimentos de 2? O que muda com um único passo simples?
# en: 3e4c432f
cat-cab-lesson-ways-home-6-5 = Perto da borda faltam casas, e isso esconde a regra. Então pense num tabuleiro sem fim e conte as casas em que um táxi pode terminar depois de 0, 1, 2, 3 e 4 passos simples.
# en: 29b0db9f
cat-cab-lesson-ways-home-6-6 = Você sabe continuar essa sequência? E com movimentos de 2?
# en: 1d7c3b69
cat-cab-lesson-ways-home-6-7 = Por que quadrados? Depois de *n* passos, um táxi está a *n*, *n* − 2, *n* − 4, … passos da saída. Num tabuleiro sem fim, 4*d* casas ficam a exatamente *d* passos (e uma, para *d* = 0). Para um *n* par, *n* = 2*k*, a soma é
# en: 1c61a88f
cat-cab-lesson-ways-home-6-8 = o que dá (*n* + 1)², como vimos. E um só passo simples já basta: movimentos de 1, 2 e 2 chegam a todas as casas da cor certa até cinco passos, exatamente como cinco passos simples.
# en: fcd77a03
cat-cab-lesson-ways-home-7-1 = ## O que vimos
# en: 28253080
cat-cab-lesson-ways-home-7-2 = - Uma cidade é um grafo. A nossa tem 48 vértices e 82 arestas, (*m* − 1)*n* + *m*(*n* − 1) para *m* colunas e *n* linhas.
    - A busca em largura acha as distâncias camada por camada. Duas casas ao acaso ficam em média a 329/72 passos.
    - Os caminhos mais curtos até a garagem formam o triângulo de Pascal: 792 do canto mais distante, 350 deles pela Patrulha da Pata em (3, 4).
    - Cada passo troca a cor. Isso demonstra que algumas casas não podem ser alcançadas, e não é preciso busca nenhuma.
    - Num tabuleiro sem fim, *n* passos simples terminam em (*n* + 1)² casas.
# en: f2cc94a3
cat-cab-lesson-ways-home-8-1 = ## Conferir
# en: 15be409c
cat-cab-lesson-ways-home-8-2 = Se você gosta de programar: quantos caminhos mais curtos levam de (3, 3) até a garagem? A resposta nesta célula está errada. Corrija e execute a célula de novo.
# en: 03a0c44b
cat-cab-lesson-ways-home-8-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: af1c6d9c
cat-cab-lesson-ways-home-8-4 = **Para pensar.** Feche uma rua da cidade. Que número do triângulo de Pascal muda primeiro? Você consegue fechar duas ruas de modo que ninguém mais chegue em casa?
# en: e89d674b
cat-cab-lesson-ways-home-8-5 = A seguir: [Tentar a sorte](lesson_push_your_luck.ipynb), sobre os dados. Ou [jogue](play.ipynb) uma partida inteira.
