### washi_cat/lesson_shortest_paths.ipynb

# en: 2d4565f9
washi-cat-lesson-shortest-paths-0-1 = # O salto para casa
# en: 2e9a6c82
washi-cat-lesson-shortest-paths-0-2 = Um gato desenha uma linha até um peixe e volta. De quantos turnos ele precisa, no mínimo? Você conta à mão, depois vê uma busca fazer o mesmo e então descobre que o caminho mais rápido nem sempre se faz andando.
# en: d42c5b16
washi-cat-lesson-shortest-paths-0-3 = - como camadas dão todas as distâncias, em volta de santuários e muros;
    - quanto mede um caminho de ida e volta;
    - um truque com que um gato volta para casa em um turno, e quando compensa;
    - uma fórmula para qualquer fita, e por que ninguém consegue fazer melhor.
# en: 8b21d4fd
washi-cat-lesson-shortest-paths-0-4 = **Você precisa** de papel quadriculado e de uma caneta. Não é preciso programar: leia, dê palpites, clique. Uns 75 minutos; as seções 1 e 2 já fazem uma aula.
# en: ad9f885d
washi-cat-lesson-shortest-paths-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: ac79ce7a
washi-cat-lesson-shortest-paths-0-6 = O jogo é Washi Cat, que você pode [jogar aqui](play.ipynb).
# en: 5d013cbe
washi-cat-lesson-shortest-paths-1-1 = ## 1 Camadas
# en: b629fd7b
washi-cat-lesson-shortest-paths-1-2 = Um gato anda para uma casa ao lado: para cima, para baixo, para a esquerda ou para a direita. Ele não entra num santuário, o portal vermelho, e não atravessa um muro, a linha preta. A **distância** entre duas casas é o menor número de passos de uma à outra.
# en: 97427852
washi-cat-lesson-shortest-paths-1-3 = Ache as casas à distância 2. Com o teclado: vá até o tabuleiro com Tab, ande com as setas, aperte Enter.
# en: ac3def44
washi-cat-lesson-shortest-paths-1-4 = Em papel quadriculado é rápido: escreva 0 na casa de saída, 1 em cada casa ao lado dela, 2 em cada casa vazia ao lado de um 1, e assim por diante. Desenhe o tabuleiro, saia de c1 e escreva as três primeiras camadas. Depois responda.
# en: a007499e
washi-cat-lesson-shortest-paths-1-5 = Confira o seu papel. Antes de apertar, diga sempre quais casas vêm a seguir.
# en: f99b3fb5
washi-cat-lesson-shortest-paths-1-6 = Isso é a **busca em largura**. Cada camada tem exatamente as casas que têm uma vizinha na camada anterior e não estão em nenhuma das anteriores. Ninguém precisa testar todos os caminhos, que são milhares.
# en: 3eed28a5
washi-cat-lesson-shortest-paths-1-7 = A biblioteca networkx faz o mesmo. As camadas dela têm que ser do mesmo tamanho que as nossas:
# en: 46cee66b
washi-cat-lesson-shortest-paths-2-1 = ## 2 Ir e voltar para casa
# en: cdd9e5fd
washi-cat-lesson-shortest-paths-2-2 = Um gato tem que buscar um peixe na última fileira e levá-lo para casa, a *qualquer* casa da fileira de onde saiu. Então somamos duas distâncias: do gato ao peixe, e do peixe à fileira.
# en: 4f46f959
washi-cat-lesson-shortest-paths-2-3 = Pegue uma fita vazia de quatro fileiras. O peixe está na última fileira, uma coluna para o lado.
# en: 32a917ff
washi-cat-lesson-shortest-paths-2-4 = Em geral: com R fileiras e um peixe k colunas para o lado são R − 1 + k passos até o peixe e R − 1 passos até em casa, juntos 2R − 2 + k.
# en: 6761f1a2
washi-cat-lesson-shortest-paths-3-1 = ## 3 Dá para ser mais rápido?
# en: ccc2d485
washi-cat-lesson-shortest-paths-3-2 = Há mais um movimento no jogo. Um gato ao lado de uma linha sua pode **saltar**: em linha reta, por cima de todas as casas dessa linha, até a primeira casa sem linha. Isso gasta um turno, por mais comprida que seja a linha.
# en: ec637367
washi-cat-lesson-shortest-paths-3-3 = Aqui está a fita de quatro fileiras. Os pontos mostram aonde o seu gato pode ir em um turno. Leve o peixe para casa. Em quantos turnos, no mínimo, você consegue? Se achar que não dá para melhorar, desfaça uns turnos e desenhe a linha em outro lugar.
# en: 74ed5463
washi-cat-lesson-shortest-paths-3-4 = Você viu? O caminho de ida é a pista de decolagem da volta.
# en: b18e6934
washi-cat-lesson-shortest-paths-3-5 = Não há nada mais rápido, em nenhuma fita? Uma busca tem que testar linhas, e não só casas: os pontos dela são *onde está o gato e o que ele já desenhou*. Em oito fileiras, nove turnos levam a mais de 80.000 deles, e por isso ela sempre segue pelo mais promissor. O que ela acha é comprovadamente o mínimo. Mude a fita e olhe.
# en: 19238053
washi-cat-lesson-shortest-paths-4-1 = ## 4 Uma fita qualquer
# en: 42cfb8cc
washi-cat-lesson-shortest-paths-4-2 = Aqui está o que a busca acha. Procure uma regra nas colunas de k = 1 a k = 4.
# en: 976b83b2
washi-cat-lesson-shortest-paths-4-3 = **Por que ninguém é mais rápido.** Cada turno deixa a linha no máximo uma casa mais perto do peixe, porque um salto termina logo atrás de uma casa da linha. E a volta leva pelo menos um turno.
# en: cd6cccd4
washi-cat-lesson-shortest-paths-4-4 = E se o peixe está bem em frente? Aí não há lugar para pousar.
# en: 9d2b5f95
washi-cat-lesson-shortest-paths-4-5 = Isso ainda vale numa fita mais comprida?
# en: ca35b935
washi-cat-lesson-shortest-paths-4-6 = Aqui está a tabela de novo, com uma coluna para k = 0.
# en: 640edea2
washi-cat-lesson-shortest-paths-4-7 = Para k = 0 o mínimo é o menor de dois números: um para quem anda e um para quem faz um desvio. A biblioteca tem a fórmula inteira, e ela concorda com a busca:
# en: d2b16375
washi-cat-lesson-shortest-paths-4-8 = E se os saltos fossem proibidos, ou se não se pudesse pisar de novo na própria linha? Mude a regra, e a tabela acompanha.
# en: 1f6a65ab
washi-cat-lesson-shortest-paths-5-1 = ## O que vimos
# en: a2e2ecd2
washi-cat-lesson-shortest-paths-5-2 = - A busca em largura acha todas as distâncias, uma camada depois da outra.
    - Ir e voltar andando leva 2R − 2 + k passos.
    - Com um salto são R + k turnos, se o peixe está para o lado: a linha da ida leva o gato para casa.
    - Com o peixe bem em frente, o salto não tem onde pousar, e o mínimo é o menor entre 2R − 2 e R + 3.
    - Um mínimo precisa de duas coisas: um caminho que chega a ele e um motivo para nenhum caminho ser mais curto.
# en: a36b548e
washi-cat-lesson-shortest-paths-6-1 = ## Conferir
# en: 40f65542
washi-cat-lesson-shortest-paths-6-2 = Se você gosta de programar: os turnos que o salto poupa em oito fileiras, com o peixe 2 colunas para o lado. Esta célula subtrai ao contrário. Corrija e execute a célula de novo.
# en: fb4ab50f
washi-cat-lesson-shortest-paths-6-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 60eeec24
washi-cat-lesson-shortest-paths-6-4 = **Para pensar.** Também dá para saltar por cima da linha do seu outro gato. Dois gatos juntos conseguem ser mais rápidos do que cada um por si? E como você pararia um gato que está preparando uma corrida dessas?
# en: a14da1f3
washi-cat-lesson-shortest-paths-6-5 = A seguir: [Armadilhas](lesson_cuts_and_traps.ipynb), sobre prender um gato. Ou [jogue](play.ipynb).
