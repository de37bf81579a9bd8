### washi_cat/lesson_cuts_and_traps.ipynb

# en: 1af35fcc
washi-cat-lesson-cuts-and-traps-0-1 = # Armadilhas
# en: 273b663d
washi-cat-lesson-cuts-and-traps-0-2 = Neste jogo os muros não são construídos: são desenhados, turno a turno. E um gato que anda também desenha. O que ajuda um gato que está quase preso? Quanto tempo se leva para desenhar um muro?
# en: fce86578
washi-cat-lesson-cuts-and-traps-0-3 = - para que serve um peixe na última porta;
    - o que protege um gato que já andou, e que salto acaba com essa proteção;
    - por que um muro barato não é necessariamente um muro rápido.
# en: b052643b
washi-cat-lesson-cuts-and-traps-0-4 = **Você precisa** de [Muros](../course/07_walls.ipynb): ali você acha o muro mais barato e demonstra que nenhum outro é mais barato. Não é preciso programar: leia, dê palpites, clique. Uns 35 minutos.
# en: 0f8e4e8f
washi-cat-lesson-cuts-and-traps-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: bd6e9664
washi-cat-lesson-cuts-and-traps-0-6 = O jogo é Washi Cat, que você pode [jogar aqui](play.ipynb). As outras lições sobre ele são [O salto para casa](lesson_shortest_paths.ipynb) e [Contar fileiras](lesson_parking.ipynb).
# en: f5256466
washi-cat-lesson-cuts-and-traps-1-1 = ## 1 A última porta
# en: b04bf543
washi-cat-lesson-cuts-and-traps-1-2 = Um gato anda para uma casa ao lado: para cima, para baixo, para a esquerda ou para a direita. Ele não entra em nenhuma casa com uma linha da outra cor. O gato vermelho tem um peixe e quer ir para casa, na fileira 1.
# en: 194f4ccd
washi-cat-lesson-cuts-and-traps-1-3 = Aqui está a demonstração: o que o gato alcança está marcado com pontos, e em volta está o que o prende.
# en: c12a59e8
washi-cat-lesson-cuts-and-traps-2-1 = ## 2 A linha é um caminho para casa
# en: b361d861
washi-cat-lesson-cuts-and-traps-2-2 = No jogo, um gato que anda desenha uma linha.
# en: e8a1283a
washi-cat-lesson-cuts-and-traps-2-3 = Há uma jogada especial, o **salto fantástico**. Ele passa em linha reta por cima de linhas da outra cor e desenha nelas.
# en: 7f86ff80
washi-cat-lesson-cuts-and-traps-3-1 = ## 3 Muros são desenhados, não construídos
# en: 6dd8eed0
washi-cat-lesson-cuts-and-traps-3-2 = As casas de um muro podem se tocar só pelos cantos, e mesmo assim ninguém passa. Mas uma linha vai de lado a lado.
# en: d22841d4
washi-cat-lesson-cuts-and-traps-3-3 = Mova o controle. Os tijolos são primeiro as casas que ainda faltam num muro mais barato, depois o muro inteiro.
# en: e61da8f3
washi-cat-lesson-cuts-and-traps-3-4 = O muro mais barato é um **limite inferior** para os turnos: cada turno desenha em uma casa. A linha encontrada é um **limite superior**. Aqui a diferença entre os dois é 1, e uma busca por todas as linhas mostrou que ninguém é mais rápido.
# en: f9b85c2b
washi-cat-lesson-cuts-and-traps-4-1 = ## O que vimos
# en: e6d3dfdb
washi-cat-lesson-cuts-and-traps-4-2 = - Para um gato que leva um peixe, outro peixe faz parte do muro.
    - Um gato que já andou tem um caminho para casa, a própria linha. Só um salto fantástico consegue desenhar por cima dela.
    - O muro mais barato é um limite inferior para os turnos. Desenhá-lo pode demorar mais.
# en: 8ebfb135
washi-cat-lesson-cuts-and-traps-5-1 = ## Conferir
# en: 42d3437c
washi-cat-lesson-cuts-and-traps-5-2 = Se você gosta de programar: em quantos turnos o azul consegue desenhar o muro da seção 3? Alguém contou as casas do muro mais barato. Corrija a célula.
# en: 006fbe4d
washi-cat-lesson-cuts-and-traps-5-3 = **Para pensar.** Qual é o muro mais barato em volta de *dois* gatos? Você consegue colocar santuários de modo que três caminhos para casa não tenham casas em comum, esteja o gato onde estiver?
# en: a17786db
washi-cat-lesson-cuts-and-traps-5-4 = A seguir: [Contar fileiras](lesson_parking.ipynb), sobre peixes com espaço entre eles. Ou [jogue](play.ipynb) uma partida inteira.
