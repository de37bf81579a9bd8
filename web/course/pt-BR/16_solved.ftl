### 16_solved.ipynb

# en: bcd90aff
solved-0-1 = # 16 Resolvido
# en: 299826dc
solved-0-2 = Dois gatos jogam com perfeição. Quem ganha? E como dá para saber?
# en: 3a634e60
solved-0-3 = - o que é uma posição ganha e uma perdida;
    - como uma função de seis linhas joga com perfeição;
    - como demonstrar que ninguém nunca vai ganhar.
# en: 102bec22
solved-0-4 = **Você precisa** de funções que chamam a si mesmas: [O motorista perfeito](14_perfect_driver.ipynb). Uns 45 minutos.
# en: 7455327b
solved-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 49896477
solved-0-6 = Os gatos são do jogo Washi Cat, que você pode [jogar aqui](../washi_cat/play.ipynb). [Todas as unidades](course.ipynb).
# en: 5947486c
solved-1-1 = ## Uma fileira de casas
# en: c5a30f2a
solved-1-2 = Numa fileira de dez casas, cada um, na sua vez, risca as próximas 1, 2 ou 3. Quem riscar a última ganha.
# en: 9f08f4cb
solved-1-3 = Se na sua vez não resta nenhuma, você **perdeu**. Então 4, 8 e 12 também estão perdidas.
# en: 74ce0ccc
solved-2-1 = ## Dois gatos
# en: 3deb5aeb
solved-2-2 = Cada gato desenha uma linha por onde anda, nunca por cima de uma linha do outro; por cima da própria ele pode saltar em linha reta. Ganha o gato que traz para casa um peixe do outro lado. Quem fica sem saída perdeu.
# en: fab399dd
solved-2-3 = Você diz: “Daqui o vermelho consegue forçar a vitória.” Como demonstraria isso?
# en: 4c92d383
solved-2-4 = Um jogador consegue ganhar em no máximo certo número de turnos? Olhe todas as posições *depois* de uma jogada. Na vez dele basta **alguma**. Na vez do outro têm que ser **todas**: isso é o **minimax**.
# en: 0cef1ce0
solved-2-5 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 753fb038
solved-2-6 = O **quintal**: “Verm. 5” quer dizer que o vermelho ganha em cinco turnos, contando este; “aberto”, que ninguém ganha em seis.
# en: 877f7816
solved-3-1 = ## O pátio
# en: b77b1cfd
solved-3-2 = Agora são 4 × 5 casas e dois muros. Há muito mais posições, então quem busca é a biblioteca: a mesma ideia, mas compilada, e com uma tabela em que uma posição e a sua imagem no espelho são uma só.
# en: d23547d2
solved-3-3 = Aqui está essa partida, turno por turno, e aonde cada outra jogada teria levado. (“Aberto” quer dizer que o vermelho não consegue forçar a vitória tão cedo, nem de longe.) Onde o vermelho só tem uma jogada boa?
# en: d41e1caa
solved-4-1 = ## Ninguém
# en: 2c24a5a2
solved-4-2 = No jogo de verdade, cada jogador tem jogadas especiais: um salto por cima de uma linha do outro.
# en: b0b0f61b
solved-4-3 = A busca diz o mesmo, até onde ela olha.
# en: d907ac92
solved-prints-1 = Alguém vence.
# en: 0f8524cb
solved-prints-2 = Em dez turnos ninguém vence.
# en: 62c4860e
solved-4-4 = Mas em cem turnos, ou em mil? Os gatos podem ficar dando voltas.
# en: f11d1ce2
solved-4-5 = O Python procura um conjunto assim. Na vez de quem ataca, *todas* as jogadas ficam nele; na vez de quem defende, basta *uma*.
# en: 42084990
solved-4-6 = <details><summary>Qual ele pega</summary>
# en: e4801636
solved-4-7 = Uma que já está no conjunto, ou uma depois da qual quem ataca não consegue ganhar logo.
# en: 2438bfea
solved-4-8 = </details>
# en: 900cc8ec
solved-prints-3 = { $red } posições seguram Vermelho.
# en: 608e7135
solved-prints-4 = { $blue } posições seguram Azul.
# en: dcb6736a
solved-4-9 = Isso é uma demonstração? Estas verificações não precisam de busca nem de confiança.
# en: 289d4a85
solved-4-10 = <details><summary>Por que é</summary>
# en: 3129681b
solved-4-11 = Lá dentro ninguém ganha, quem ataca não consegue sair, e quem defende sempre tem uma jogada que fica.
# en: fc039fe0
solved-4-12 = </details>
# en: 0d8ef5b7
solved-prints-5 = Os dois conjuntos resistem.
# en: d13c581c
solved-prints-6 = Um conjunto não resiste.
# en: 634c203b
solved-4-13 = Com duas jogadas especiais para cada um, ninguém consegue forçar a vitória no pátio.
# en: fcdccb59
solved-5-1 = ## Fora do jogo
# en: e8b5b391
solved-5-2 = **Se você programa:** a fileira está perdida para quem joga? A função pode chamar a si mesma. Se não, siga em frente.
# en: d9ce610b
solved-6-1 = ## Exercícios
# en: 257b8bdd
solved-6-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 0a9aa440
solved-7-1 = ## O que vimos
# en: cbf72d5d
solved-7-2 = - Uma posição está perdida se toda jogada faz o outro ganhar.
    - Para forçar a vitória, é preciso uma jogada boa na sua vez e uma resposta a todas as jogadas do outro.
    - Que ninguém consegue ganhar se demonstra com um conjunto seguro: sempre dá para ficar nele. Qualquer pessoa pode conferir.
# en: f081975e
solved-7-3 = **Para pensar.** O xadrez não foi resolvido. O que atrapalha? Se um programa diz que o vermelho ganha, por que alguém deveria acreditar?
# en: c14c22af
solved-7-4 = **Continue.** Caminhos e muros como demonstrações: [Armadilhas](../washi_cat/lesson_cuts_and_traps.ipynb).
