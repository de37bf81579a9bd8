### taxi_derby/lesson_shortest_paths.ipynb

# en: 376e3afb
taxi-derby-lesson-shortest-paths-0-1 = # Ruas
# en: 9f0345d7
taxi-derby-lesson-shortest-paths-0-2 = A viatura vem sempre por um dos caminhos mais curtos até você. Quantos há? Que distância é atravessar a cidade? Nesta lição uma cidade vira um grafo, e você conta caminhos sem percorrê-los.
# en: 7f1daf3e
taxi-derby-lesson-shortest-paths-0-3 = - como ruas viram os pontos de um grafo, e cruzamentos, as linhas;
    - a que distância ficam duas casas em média;
    - quantos caminhos mais curtos há, sem percorrer todos.
# en: a186ac2d
taxi-derby-lesson-shortest-paths-0-4 = **Você precisa** de [Engarrafamento](../course/06_jam.ipynb): ali você descobre como uma busca mede distâncias. Não é preciso programar: leia, dê palpites, clique. Uns 70 minutos; as seções 1 e 2 já fazem uma aula.
# en: 73986fb2
taxi-derby-lesson-shortest-paths-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: dc8e901c
taxi-derby-lesson-shortest-paths-0-6 = A cidade é do jogo Taxi Derby, que você pode [jogar aqui](play.ipynb). A outra lição sobre ele é [Risco e recompensa](lesson_risk_and_reward.ipynb).
# en: cc1823df
taxi-derby-lesson-shortest-paths-1-1 = ## 1 Um grafo virado do avesso
# en: 7af64957
taxi-derby-lesson-shortest-paths-1-2 = Um **grafo** é feito de pontos, chamados *vértices*, e de linhas entre alguns deles, chamadas *arestas*. O grafo habitual de uma cidade tem um vértice para cada cruzamento e uma aresta para cada rua. Mas os táxis param nas ruas, e não nos cruzamentos. Então vamos virá-lo do avesso: cada *rua* vira um vértice, e duas são ligadas se se encontram num cruzamento. Isso se chama o **grafo de linha** da cidade.
# en: e6c50a37
taxi-derby-lesson-shortest-paths-1-3 = Troque de um grafo para o outro. A rua na beira da mesa está fechada, e por isso as ruas que levam até lá são sem saída.
# en: dfff7172
taxi-derby-lesson-shortest-paths-1-4 = Há uma fórmula para cidades de qualquer tamanho. Com *b* quarteirões ao longo de cada uma das quatro partes, há 2*b* − 1 ruas internas em cada direção, portanto (2*b* − 1)² cruzamentos, e cada um deles forma seis pares.
# en: c9436174
taxi-derby-lesson-shortest-paths-1-5 = E a networkx, a biblioteca com que o jogo faz as contas, sabe fazer grafos de linha. A próxima célula monta a cidade com cruzamentos e ruas, vira o grafo do avesso e compara.
# en: dabe56a7
taxi-derby-lesson-shortest-paths-2-1 = ## 2 Quanto é longe?
# en: d6173475
taxi-derby-lesson-shortest-paths-2-2 = Um atalho para a nossa cidade: pegue as pontas mais próximas das duas casas. Conte a quantas ruas de distância ficam esses dois cruzamentos, na horizontal e na vertical, e some 1. Quanto você tem que dirigir em média?
# en: ddca5583
taxi-derby-lesson-shortest-paths-2-3 = E um segundo jeito: duas mil vezes duas casas sorteadas. As barras são exatas, os pontos são o que saiu, cada um com um intervalo em que deve estar a probabilidade verdadeira, 19 vezes em 20.
# en: 48425841
taxi-derby-lesson-shortest-paths-3-1 = ## 3 Quantos caminhos para a viatura?
# en: 8e2ca9e0
taxi-derby-lesson-shortest-paths-3-2 = As regras dizem que ela vem por *um* dos caminhos mais curtos, e alguém pode escolher qual. Então é bom saber quantos há.
# en: a91df352
taxi-derby-lesson-shortest-paths-3-3 = Aqui está um mapa que conta por você. Comece perto da viatura e procure uma regra nos números.
# en: 7aa0de78
taxi-derby-lesson-shortest-paths-3-4 = **A regra.** O último passo de cada um dos caminhos mais curtos vem de uma vizinha que está uma casa mais perto. Então o número de uma casa é a soma dos números dessas vizinhas. Ao longo de uma rua você acha 1, 1, 1, depois 1, 2, 3, depois 1, 3, 6: o triângulo de Pascal.
# en: a4bf3d02
taxi-derby-lesson-shortest-paths-3-5 = Escreva um caminho como uma palavra: L (*left*) para uma rua à esquerda, U (*up*) para uma para cima. Com três L e dois U são 5 letras, e você escolhe quais duas são U: C(5, 2), um coeficiente binomial.
# en: 38d88f48
taxi-derby-lesson-shortest-paths-3-6 = Nem um número tão grande precisa ser contado percorrendo caminhos. A próxima célula faz as duas coisas para três pares de casas.
# en: 8f393496
taxi-derby-lesson-shortest-paths-4-1 = ## O que vimos
# en: a98e91bf
taxi-derby-lesson-shortest-paths-4-2 = - Ruas viram vértices, e encontrar-se vira aresta: o grafo de linha. O nosso tem 112 vértices e 6 × 49 = 294 arestas.
    - Duas casas ficam em média a 187/37 uma da outra, cerca de 5.
    - Os números de caminhos mais curtos se somam, como no triângulo de Pascal: 6 até o Memorial Park, 924 de canto a canto.
# en: ad1e833f
taxi-derby-lesson-shortest-paths-5-1 = ## Conferir
# en: a1454981
taxi-derby-lesson-shortest-paths-5-2 = Se você gosta de programar: quantos pares de vizinhas tem a cidade? A resposta nesta célula conta algo duas vezes. Corrija e execute a célula de novo.
# en: 3372a0c1
taxi-derby-lesson-shortest-paths-5-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 8b45cc89
taxi-derby-lesson-shortest-paths-5-4 = **Para pensar.** A viatura pode ser deixada a até quatro casas de onde está. De quantas casas ela consegue chegar ao Memorial Park? Que rua, se fosse fechada sozinha, deixaria mais caminhos mais longos?
# en: 49b526a8
taxi-derby-lesson-shortest-paths-5-5 = A seguir: [Risco e recompensa](lesson_risk_and_reward.ipynb), sobre o dado da viatura. Ou [jogue](play.ipynb) uma partida inteira.
# en: 51c1eb32
taxi-derby-lesson-shortest-paths-prints-1 = { $spaces-subs-b-4 } casas, { $pairs-subs-b-4 } pares
