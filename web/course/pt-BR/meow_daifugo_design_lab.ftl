### meow_daifugo/design_lab.ipynb

# en: d3b161d1
meow-daifugo-design-lab-0-1 = # Meow Meow Daifugō: laboratório
# en: 0ca06b65
meow-daifugo-design-lab-0-2 = Tire gatos do baralho, mude a mesa e as penalidades e veja o que isso faz com partidas inteiras, com os pontos que uma mão custa e com o jogo solo.
# en: d2216f97
meow-daifugo-design-lab-0-3 = *Para quem cria jogos, quem dá aula e quem vive perguntando “e se?”. Uns 20 minutos. Não é preciso preparar nada; se você nunca jogou, [jogue antes uma partida](play.ipynb).*
# en: 5bb20372
meow-daifugo-design-lab-0-4 = Da primeira vez pode demorar um segundo a mais, porque as regras são traduzidas para rodar depressa. Depois disso, três mil partidas levam uma fração de segundo.
# en: 408927fb
meow-daifugo-design-lab-0-5 = **Como ler.** Uma partida dura até alguém ter perdido cinco pontos: um perde, e todos os outros vencem. O gráfico de cima conta quem vence, lugar por lugar; as linhas finas são intervalos de 95%, e quando dois deles se sobrepõem muito, três mil partidas não bastam para ver a diferença. O gráfico de baixo não é uma estimativa: é a distribuição exata dos pontos que custam três cartas encalhadas na mão, se todas as mãos de três cartas forem igualmente prováveis. A tabela diz quanto duram as partidas.
# en: 63d62265
meow-daifugo-design-lab-0-6 = **Para comparar** dois conjuntos de regras, aperte *Guardar como A* e depois mude alguma coisa: daí em diante A e B ficam lado a lado. Com robôs diferentes nos lugares, as barras dizem quem joga melhor. *Salvar como CSV* escreve uma linha para cada partida. *Quais regras importam mais?* põe cada regra da casa, sozinha, no menor e no maior valor que ela pode ter, e mostra em um gráfico quanto cada uma muda um número.
# en: 020b7cb4
meow-daifugo-design-lab-1-1 = ## Primeiro o palpite, depois o gráfico
# en: b0e85a5b
meow-daifugo-design-lab-1-2 = Decida a sua resposta antes de mexer em qualquer coisa.
# en: 41f5055c
meow-daifugo-design-lab-1-3 = 1. Sem sósias há menos pares. Uma partida leva mais rodadas, ou menos? Aperte *Guardar como A* e depois escolha *no_doppelgangers* como baralho.
    2. Sem nenhuma carta na mesa, quem passa não pega nada. As rodadas ficam mais longas ou mais curtas? Quem perde mais círculos?
    3. Ponha as faixas de penalidade em 8 e 16. O gráfico de baixo muda na hora. As barras de cima também mudam?
    4. Ponha Momo, que joga sempre o menor número, contra duas Hanas, que pensam em como acabar com a mão. Quantas vitórias vale pensar adiante?
# en: 3243606c
meow-daifugo-design-lab-2-1 = ## O jogo solo é difícil?
# en: 9dab10a9
meow-daifugo-design-lab-2-2 = Ponha *Jogadores* em 1, e as barras são turnos. Se *dá* para esvaziar a mão é outra pergunta: aqui está a proporção de distribuições resolvidas até cada turno, por alguém que conhece o baralho (um limite que ninguém supera) e pelo robô guloso.
# en: c79d41e6
meow-daifugo-design-lab-2-3 = E algumas regras lado a lado, com quarenta distribuições cada uma. Onde os intervalos se sobrepõem, quarenta são poucas para dizer que uma é mais fácil.
# en: fd7abf05
meow-daifugo-design-lab-3-1 = ## O mesmo em código
# en: eff5d9e8
meow-daifugo-design-lab-3-2 = Toda regra com um controle é um argumento de `load`, para que um experimento possa ser anotado e repetido.
# en: 3a87b38c
meow-daifugo-design-lab-prints-1 = cartas na mesa: { $cards }, rodadas: { $run-mean-rounds }
# en: a89fefac
meow-daifugo-design-lab-3-3 = E um número exato, a probabilidade de uma mão de três cartas custar três pontos:
# en: 38f2a007
meow-daifugo-design-lab-4-1 = ## Um baralho só seu
# en: 0d4c28b8
meow-daifugo-design-lab-4-2 = Copie [o arquivo do baralho](../../catlib/games/meow_daifugo/data/rulebook.toml), tire cartas, mude os círculos e escreva o caminho da sua cópia em *baralho*. Se a conta das cartas não fecha ou uma carta aparece duas vezes, o baralho é recusado com uma frase que diz o que está errado.
# en: d336502d
meow-daifugo-design-lab-5-1 = ## O que vimos
# en: f491f8a1
meow-daifugo-design-lab-5-2 = - Alguns números podem ser calculados exatamente (quanto custa uma mão), alguns são limites (o que uma distribuição permite no jogo solo), outros são estimados com muitas partidas (quem vence). O laboratório diz qual é qual.
    - Uma regra que muda o custo de uma mão não muda necessariamente quem vence.
    - Um intervalo faz parte da estimativa: sem ele, duas barras de alturas diferentes dizem pouco.
# en: fc9ee5c1
meow-daifugo-design-lab-5-3 = A seguir: [jogue com as suas regras](play.ipynb) ou [conte mãos](lesson_counting_hands.ipynb).
