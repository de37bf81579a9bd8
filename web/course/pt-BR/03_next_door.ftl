### 03_next_door.ipynb

# en: f16209bb
next-door-0-1 = # 3 Logo ao lado
# en: b2a9206b
next-door-0-2 = Seu passageiro espera logo ao lado. Com um passo você chegaria. Mas os dados dão quatro passos, e você tem que usar todos. Dá para terminar onde ele está?
# en: b5ab380a
next-door-0-3 = - onde um táxi pode estar depois de certo número de passos;
    - como uma demonstração poupa você de testar tudo;
    - o que derruba a demonstração.
# en: 463fd15b
next-door-0-4 = **Você precisa** de papel quadriculado e de uns 35 minutos.
# en: 73fe1ea8
next-door-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 70c6a717
next-door-0-6 = A cidade é do jogo Cat Cab Crew, que você pode [jogar aqui](../cat_cab/play.ipynb). [Todas as unidades](course.ipynb).
# en: f8cd66d0
next-door-1-1 = ## Quatro passos
# en: dfde4f7f
next-door-1-2 = Onde você terminou? Tente também em papel quadriculado.
# en: c0698267
next-door-2-1 = ## Todos os caminhos ao mesmo tempo
# en: 1ab453f3
next-door-2-2 = O táxi consegue terminar na casa ao lado? O computador consegue dar todos os passos ao mesmo tempo. Ele começa com uma casa só. Passo a passo, troca cada casa pelas quatro vizinhas.
# en: b997b1d4
next-door-2-3 = O código está recolhido: abra *A ideia em Python* para ler.
# en: e39f320d
next-door-prints-1 = { $steps } passos: sim
# en: 4e1bab7d
next-door-prints-2 = { $steps } passos: não
# en: 4b6ff437
next-door-2-4 = O mapa usa esta função. Ele marca as casas em que o táxi pode terminar.
# en: b1093cf3
next-door-2-5 = **A demonstração.** Pinte as casas como num tabuleiro de xadrez. Cada passo troca de cor, então quatro passos levam você de volta à primeira. Ao lado está a outra cor.
# en: 38e8a9e7
next-door-2-6 = Par ou ímpar: isso é a **paridade**. Nas casas lisas, *x* + *y* é par. A célula confere isso para trinta números de passos.
# en: f89c1e4f
next-door-prints-3 = Uma cor só a cada vez.
# en: 6ae16832
next-door-prints-4 = Duas cores ao mesmo tempo.
# en: b596c4d0
next-door-3-1 = ## Sua vez
# en: 1e43058a
next-door-3-2 = Conte linha por linha.
# en: b8d87df4
next-door-3-3 = **Se você programa:** escreva a regra toda: `True` se um táxi consegue ir de `start` a `end` com exatamente `steps` passos numa cidade sem fim. O fim precisa estar perto o bastante, e a paridade precisa bater. Se não, siga em frente.
# en: 9d45e4bf
next-door-4-1 = ## Na diagonal
# en: e3eaa518
next-door-4-2 = Experimente. Volte à ideia e acrescente `(1, 1)` a `moves`. Aperte *Executar*, e o mapa muda junto: o que acontece com as cores?
# en: 867f6fc4
next-door-4-3 = Aqui está a mesma coisa com as quatro diagonais, sem mexer na função.
# en: 3f9654ea
next-door-5-1 = ## Exercícios
# en: 32b617c7
next-door-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: d182321a
next-door-6-1 = ## O que vimos
# en: 776c7bdb
next-door-6-2 = - Cada passo troca de cor. Então um número par de passos leva de volta à mesma cor.
    - Isso é uma demonstração: ela vale para todos os caminhos, e ninguém precisou testar nenhum.
    - Uma cidade que dá para pintar assim se chama *bipartida*. Com passos na diagonal, isso já não dá.
# en: c058d662
next-door-6-3 = **Para pensar.** E se um táxi também pudesse esperar um passo? Que peças do xadrez sempre trocam de cor, e quais nunca trocam?
# en: b71554d5
next-door-6-4 = **Continue.** No jogo, alguns movimentos andam duas casas em linha reta: [Caminhos para casa](../cat_cab/lesson_ways_home.ipynb).
