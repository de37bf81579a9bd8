### washi_cat/design_lab.ipynb

# en: c286b195
washi-cat-design-lab-0-1 = # Washi Cat: laboratório
# en: f12fc875
washi-cat-design-lab-0-2 = Mude uma regra, ou desenhe outro tabuleiro, e veja o que isso faz com partidas inteiras: quanto duram, como terminam e se vale a pena começar.
# en: a29aab3e
washi-cat-design-lab-0-3 = *Para quem cria jogos, quem dá aula e quem vive perguntando “e se?”. Uns 25 minutos. Não é preciso preparar nada; se você nunca jogou, [jogue antes uma partida](play.ipynb).*
# en: e694027f
washi-cat-design-lab-1-1 = ## Partidas inteiras
# en: 0068e53e
washi-cat-design-lab-1-2 = Jogam dois robôs iguais, os dois Raio: cada um vai pelo caminho mais curto ao peixe e para casa. Peixes e gatos são desenhados ao acaso. Da primeira vez pode demorar um segundo a mais, porque as regras são traduzidas para rodar depressa; depois, milhares de partidas levam um ou dois segundos.
# en: 406a1d40
washi-cat-design-lab-1-3 = **Como ler.** O gráfico de cima conta quem vence: *largada 1* é quem começou, enquanto o mesmo robô joga nos dois lugares. Com robôs diferentes, as barras são vermelho e azul. As linhas finas são intervalos de 95%: quando se sobrepõem muito, quatro mil partidas não bastam para ver a diferença. O gráfico de baixo não é uma estimativa: é a distribuição exata de quantos dos seis desenhos de uma fileira da borda mantêm a distância completa, se todos forem feitos ao acaso. A tabela embaixo diz quanto duram as partidas e quantas casas as linhas cobrem.
# en: f216d962
washi-cat-design-lab-1-4 = **Para comparar** dois conjuntos de regras, aperte *Guardar como A* e depois mude alguma coisa: daí em diante A e B ficam lado a lado. *Salvar como CSV* escreve uma linha para cada partida. *Quais regras importam mais?* põe cada regra da casa, sozinha, no menor e no maior valor que ela pode ter, e mostra em um gráfico quanto cada uma muda um número.
# en: ffb3fa96
washi-cat-design-lab-1-5 = **Primeiro o palpite, depois o gráfico.**
# en: 1c357c39
washi-cat-design-lab-1-6 = 1. Os dois robôs fazem o mesmo. Quanto ajuda começar? Veja também o tabuleiro *tiny*: por que ali ajuda mais?
    2. Proíba pisar na própria linha (*linha própria bloqueia*). As partidas ficam mais longas ou mais curtas?
    3. Faça cada salto custar uma jogada especial. Quantos turnos a mais dura uma partida?
    4. Ponha Mochi, que fecha caminhos, em um dos lugares. Ficar no caminho vale o tempo que custa?
    5. Escolha o tabuleiro *market*. Com que frequência seis desenhos não acham lugar?
# en: ef7fdfdf
washi-cat-design-lab-2-1 = ## O mesmo em código
# en: ad69d9dd
washi-cat-design-lab-2-2 = Toda regra com um controle é um argumento de `load`, para que um experimento possa ser anotado e repetido. Aqui estão a duração de uma partida e quantas vezes quem começa vence, com quatro conjuntos de regras.
# en: 68725348
washi-cat-design-lab-prints-1 = { $turns-1f } turnos; quem começa vence de { $100-first-low-0f } a { $100-first-high-0f }%
# en: a41bdb37
washi-cat-design-lab-prints-2 = nossa leitura:
# en: 4a0cdc2e
washi-cat-design-lab-prints-3 = linha própria bloqueia:
# en: 431640d0
washi-cat-design-lab-prints-4 = todo salto é especial:
# en: 02ee5e54
washi-cat-design-lab-prints-5 = sem jogadas especiais:
# en: c3554692
washi-cat-design-lab-prints-6 = { $rows } fileiras:
# en: a70e2017
washi-cat-design-lab-prints-7 = meu tabuleiro:
# en: b84e6fb6
washi-cat-design-lab-3-1 = ## A forma do tabuleiro
# en: 882b0521
washi-cat-design-lab-3-2 = Um caminho mais longo faz o primeiro turno pesar menos? Estes tabuleiros são vazios; só o tamanho muda.
# en: 24b840fe
washi-cat-design-lab-4-1 = ## Um tabuleiro só seu
# en: 371b1382
washi-cat-design-lab-4-2 = Desenhe com Enter ou com cliques; depois execute a célula de baixo para jogar duas mil partidas no que você desenhou.
# en: 72ae1f3c
washi-cat-design-lab-4-3 = Ali também dá para salvar o texto de um tabuleiro e carregá-lo com `load("washi_cat", board="my_board.toml")`. A fita impressa se perdeu; quem a tem pode desenhar do mesmo jeito os santuários, os prédios e os bueiros dela.
# en: e48c99e4
washi-cat-design-lab-5-1 = ## O que vimos
# en: 22d67467
washi-cat-design-lab-5-2 = - Quem começa está um turno à frente, e em uma corrida isso vale alguma coisa: quanto mais curta a corrida, mais vale.
    - Uma regra pode mudar o jeito de jogar sem mudar quem vence.
    - Um intervalo faz parte da estimativa: sem ele, duas barras de alturas diferentes dizem pouco.
# en: 8c7b70a8
washi-cat-design-lab-5-3 = A seguir: [jogue com as suas regras](play.ipynb) ou [descubra o salto para casa](lesson_shortest_paths.ipynb).
