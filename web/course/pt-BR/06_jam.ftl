### 06_jam.ipynb

# en: 9fb5344c
jam-0-1 = # 6 Engarrafamento
# en: c775d615
jam-0-2 = São cinco e meia da tarde, e o centro da cidade está engarrafado. O caminho mais curto ainda é o mais rápido?
# en: 6c84ac1b
jam-0-3 = - como uma busca mede todas as distâncias, uma casa depois da outra;
    - por que ela não pode ter pressa;
    - o que uma linha muda para que ela ache o caminho mais rápido.
# en: e8253c6d
jam-0-4 = **Você precisa** de paciência para contar. Uns 45 minutos.
# en: 4ac35743
jam-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: ad66f188
jam-0-6 = A cidade é a do jogo Taxi Derby, que você pode [jogar aqui](../taxi_derby/play.ipynb). [Todas as unidades](course.ipynb).
# en: 8adede0d
jam-1-1 = ## Procure casas
# en: e40fab88
jam-1-2 = Uma casa é um trecho de rua entre dois cruzamentos. De uma casa, um táxi pode ir a qualquer outra que encoste nela num cruzamento. Um computador não vê o mapa: só sabe que casas se tocam.
# en: 340be583
jam-1-3 = O computador procura que casas encostam em i8, e depois quais encostam nessas.
# en: ffb8d045
jam-prints-1 = i8 toca { $len-next_door } casas:
# en: ef5121b8
jam-prints-2 = Essas tocam mais { $len-more }.
# en: e3cb4159
jam-2-1 = ## A notícia se espalha
# en: ae2e3fb3
jam-2-2 = O computador pega a casa que espera há mais tempo, numera as vizinhas dela e as põe para esperar: é a **busca em largura**.
# en: 33a62f29
jam-2-3 = <details><summary>Passo a passo</summary>
# en: e8c6f23e
jam-2-4 = Ele mantém uma lista das casas que *esperam*: no começo, só a de saída. A cada passo ele *pega* a que espera há mais tempo e dá o número seguinte a cada vizinha que ainda não tem número. A partir daí, essas também esperam.
# en: 256cfc24
jam-2-5 = </details>
# en: 0346b299
jam-2-6 = O código está recolhido: abra *A ideia em Python* para ler.
# en: eff59a00
jam-2-7 = Antes de mover o controle, diga qual casa é a próxima.
# en: 2583c96a
jam-2-8 = Conte as casas a cada distância de i8:
# en: cb8f8eff
jam-prints-3 = distância { $distance }, casas: { $spaces }
# en: 116d1155
jam-3-1 = ## Primeiro o menor
# en: 79e6e7af
jam-3-2 = De volta ao engarrafamento: agora a busca tem que contar minutos. Por isso pega primeiro, das casas que esperam, a de **menor número**.
# en: 53977f13
jam-3-3 = <details><summary>Quem teve a ideia</summary>
# en: b6ea691d
jam-3-4 = Edsger Dijkstra, em 1956, em vinte minutos, tomando um café.
# en: 8b046db5
jam-3-5 = </details>
# en: 09142008
jam-3-6 = **Sua vez.** Faça você a busca, por dez casas.
# en: b77ad05c
jam-3-7 = Veja a busca dar a volta no engarrafamento. Agora os números são minutos. Com o controle no fim, aparece se estão certos.
# en: a8e55e3e
jam-3-8 = De d9 até uma casa, em média, na cidade inteira:
# en: 51da6854
jam-prints-4 = { $average-2f } minutos
# en: 62cb3c45
jam-4-1 = ## Fora do jogo
# en: 56355dc1
jam-4-2 = **Se você programa:** escreva `found.get` no lugar dos três pontos: ele procura o número de uma casa. Se não, siga em frente.
# en: 8ed2a90b
jam-5-1 = ## Exercícios
# en: b8c5764c
jam-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 55ebcf52
jam-6-1 = ## O que vimos
# en: acea4dde
jam-6-2 = - A busca em largura pega o que espera há mais tempo. Ela acha todas as distâncias, camada por camada.
    - Quando as casas custam tempo, pegue primeiro o menor número: é a busca de Dijkstra. O que foi pego é definitivo.
    - O caminho mais curto e o caminho mais rápido são duas perguntas diferentes.
# en: 6ec20616
jam-6-3 = **Para pensar.** Todos chegariam mais rápido se todos dessem a volta no engarrafamento? Que outras coisas se espalham assim, casa por casa?
# en: c4041563
jam-6-4 = **Continue.** Quantos caminhos mais curtos existem? [Ruas](../taxi_derby/lesson_shortest_paths.ipynb).
