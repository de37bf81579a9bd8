### 07_walls.ipynb

# en: ab67d15a
walls-0-1 = # 7 Muros
# en: b9e9a9b9
walls-0-2 = Um gato quer ir para casa, e você não quer deixar. Um tijolo fecha uma casa do tabuleiro. Quantos tijolos bastam, no mínimo? E como demonstrar que menos não bastam?
# en: 73f1f2b4
walls-0-3 = - como demonstrar num instante que um gato está livre, ou que não está;
    - quão barato um muro pode ser;
    - por que ninguém consegue construir um mais barato.
# en: c8304139
walls-0-4 = **Você precisa** de papel quadriculado e de uns 45 minutos.
# en: 4021c604
walls-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 54c01c00
walls-0-6 = Os tabuleiros são do jogo Washi Cat, que você pode [jogar aqui](../washi_cat/play.ipynb). [Todas as unidades](course.ipynb).
# en: f175f655
walls-1-1 = ## Preso?
# en: 5b68e5e6
walls-1-2 = Um gato anda para cima, para baixo, para a esquerda ou para a direita. Ele nunca pisa numa linha da outra cor. O gato vermelho quer ir para casa, na fileira 1.
# en: d66c3450
walls-1-3 = Aqui a linha é mais curta. Ao lado dela há portais vermelhos. São santuários, e nenhum gato entra num santuário.
# en: 52a168e6
walls-2-1 = ## Tudo o que ele alcança
# en: f3bf038a
walls-2-2 = Um computador começa onde o gato está e vai de casa em casa, até onde dá, mas nunca por dentro do muro.
# en: fecf59d8
walls-2-3 = <details><summary>No código</summary>
# en: fbeca143
walls-2-4 = `spaces[here]` são as casas ao lado de `here`.
# en: 741abb80
walls-2-5 = </details>
# en: dc45d56b
walls-2-6 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 1fef5a3d
walls-2-7 = Os pontos são o que a função alcança.
# en: 0c7fbe34
walls-2-8 = **Se você programa:** quando um gato está preso? Escreva uma função; se não, siga em frente. Ela recebe dois conjuntos de casas: as alcançadas e as da fileira 1. Deve devolver `True` ou `False`. `reached & home` é o conjunto das casas que estão nos dois.
# en: 0a250c0d
walls-3-1 = ## O muro mais barato
# en: 4db1a296
walls-3-2 = Agora não há nada desenhado, e os seus tijolos podem ficar em qualquer lugar. Primeiro no papel vazio, 6 fileiras e 7 colunas.
# en: e7904233
walls-3-3 = As bordas ajudam. Aqui estão algumas casas e quantas vizinhas elas têm.
# en: 103109dd
walls-prints-1 = { $space } tem { $len-paper-space } vizinhas
# en: 5c612079
walls-3-4 = E no quintal com os santuários? Feche casas até o gato ficar preso. Depois tente com menos. Com o teclado: vá até o tabuleiro com Tab, ande com as setas, aperte Enter.
# en: 431c631b
walls-3-5 = O Python testa todos os muros de um tijolo e depois todos os de dois, e conta os que prendem o gato.
# en: e648cda5
walls-prints-2 = Tijolos: { $bricks }, muros: { $len-walls }, dos quais { $shut } prendem o gato
# en: 5b426b2b
walls-4-1 = ## Por que não menos?
# en: 9fb36b5c
walls-4-2 = Testar tudo demora num tabuleiro maior. Há uma demonstração mais curta.
# en: 365df469
walls-4-3 = Aqui estão dois caminhos assim. Só a primeira casa está nos dois. O Python confere.
# en: a38293ca
walls-prints-3 = Só e6 está nos dois.
# en: e7f16003
walls-prints-4 = Eles têm mais que e6 em comum.
# en: bdb48f03
walls-4-4 = Clique numa casa para pôr o gato ali. Você vê um muro mais barato e o mesmo número de caminhos para casa sem casas em comum.
# en: 75f0450b
walls-4-5 = Se há *k* caminhos sem casas em comum, todo muro precisa de pelo menos *k* tijolos. E esse número sempre basta: **o muro mais barato tem tantos tijolos quantos são os caminhos sem casas em comum.** O Python compara os dois números.
# en: 5252a4e7
walls-4-6 = <details><summary>Quem demonstrou</summary>
# en: d939ba70
walls-4-7 = Isso se chama *fluxo máximo e corte mínimo*. Karl Menger demonstrou isso em 1927. Pense em água: não passa mais do que o ponto mais estreito deixa passar.
# en: 9071a23f
walls-4-8 = </details>
# en: 446268d7
walls-prints-5 = De cada casa, tantos tijolos quantos caminhos.
# en: 19550710
walls-prints-6 = São diferentes.
# en: 2e5d35c8
walls-4-9 = **Sua vez.** Teste as casas no tabuleiro acima. Depois volte à caçada do começo: agora você consegue ganhar?
# en: ac0155a3
walls-5-1 = ## Exercícios
# en: a80efccd
walls-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 873e6557
walls-6-1 = ## O que vimos
# en: f813c2d8
walls-6-2 = - Um caminho demonstra que o gato está livre. Tudo o que ele alcança demonstra que está preso. As duas coisas se conferem depressa.
    - No papel vazio, um muro precisa de um tijolo para cada vizinha. Bordas e santuários o deixam mais barato.
    - Há tantos caminhos sem casas em comum quantos são os tijolos do muro? Então nenhum muro é mais barato.
# en: dd9cf37d
walls-6-3 = **Para pensar.** Que casa do quintal você fecharia, se só pudesse fechar uma? Em que outras situações alguém procura o corte mais barato?
# en: c7b8ff91
walls-6-4 = **Continue.** No jogo, os muros são desenhados turno a turno: [Armadilhas](../washi_cat/lesson_cuts_and_traps.ipynb).
