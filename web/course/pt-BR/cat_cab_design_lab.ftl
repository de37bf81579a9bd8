### cat_cab/design_lab.ipynb

# en: dadb5111
cat-cab-design-lab-0-1 = # Cat Cab Crew: laboratório
# en: 00a7ed05
cat-cab-design-lab-0-2 = Mude uma regra e veja o que acontece: com um turno, calculado exatamente, e com dez mil partidas inteiras, jogadas enquanto você move o controle.
# en: 645d9827
cat-cab-design-lab-0-3 = *Para quem cria jogos, quem dá aula e quem vive perguntando “e se?”. Uns 20 minutos. Não é preciso preparar nada; se você nunca jogou, [jogue antes uma partida](play.ipynb).*
# en: 0e47c2a4
cat-cab-design-lab-0-4 = Da primeira vez pode demorar um segundo a mais, porque as regras são traduzidas para rodar depressa. Depois disso, 10.000 partidas levam menos de um segundo.
# en: 6276de61
cat-cab-design-lab-0-5 = **Como ler.** O gráfico de cima conta quem vence. Enquanto o mesmo robô dirige em todos os lugares, as cores não fazem diferença, e as barras são as posições na ordem de jogo: *largada 1* é quem começou. Com robôs diferentes nos lugares, as barras são quem dirige. As linhas finas são intervalos de 95%: quando dois deles se sobrepõem muito, dez mil partidas não bastam para ver a diferença. O gráfico de baixo não é uma estimativa: é a distribuição exata de quantas casas um turno inteiro rende, se os dados forem jogados da melhor maneira possível.
# en: e6fa59f8
cat-cab-design-lab-0-6 = **Para comparar** dois conjuntos de regras, aperte *Guardar como A* e depois mude alguma coisa: daí em diante A e B ficam lado a lado. *Salvar como CSV* escreve uma linha para cada partida. *Quais regras importam mais?* põe cada regra da casa, sozinha, no menor e no maior valor que ela pode ter, e mostra em um gráfico quanto cada uma muda um número.
# en: 47105d25
cat-cab-design-lab-1-1 = ## Primeiro o palpite, depois o gráfico
# en: eb08e452
cat-cab-design-lab-1-2 = Decida a sua resposta antes de mexer no controle.
# en: 72dca61b
cat-cab-design-lab-1-3 = 1. Quem começa antes rola menos dados no primeiro turno. Isso anula a vantagem de começar? Olhe as três barras como estão. Depois aperte *Guardar como A* e desmarque *vantagem*.
    2. As maldições empurram o táxi para trás, e no limite ninguém pode rolar de novo. Com *limite de maldições* em 8, um turno vai mais longe do que com 4? E esse ganho é maior ou menor que a perda com o limite em 2?
    3. O que torna as partidas mais longas: mais *passageiros* ou menos *dados brancos*?
    4. Ponha em um dos lugares “Crazy Cat”, que nunca rola um dado de novo. Quantas vitórias vale rolar de novo?
# en: 1dea0e9a
cat-cab-design-lab-2-1 = ## O mesmo em código
# en: 6e936939
cat-cab-design-lab-2-2 = Toda regra com um controle é um argumento de `load`, para que um experimento possa ser anotado e repetido.
# en: fbbe8cee
cat-cab-design-lab-prints-1 = média de um turno:
# en: 127d00ce
cat-cab-design-lab-prints-2 = rodadas por partida
# en: 08b2eab9
cat-cab-design-lab-2-3 = A média de um turno é uma fração, e a biblioteca a guarda assim:
# en: a13cdc33
cat-cab-design-lab-3-1 = ## Uma cidade só sua
# en: 70c07e22
cat-cab-design-lab-3-2 = O cartão impresso do jogo se perdeu, então a cidade é inventada. Copie [o arquivo da cidade de sempre](../../catlib/games/cat_cab/data/default.toml), mude as casas e escreva o caminho da sua cópia em *tabuleiro*, entre as regras da casa que estão recolhidas. Se um portão ficar fora da borda ou uma casa for inalcançável, o arquivo é recusado com uma frase que diz o que está errado.
# en: 0bc0689c
cat-cab-design-lab-4-1 = ## O que vimos
# en: e05e0cf8
cat-cab-design-lab-4-2 = - Alguns números podem ser calculados exatamente (um turno); outros são estimados com muitas partidas (quem vence). O laboratório diz qual é qual.
    - Uma regra que muda muito um turno não muda necessariamente quem vence.
    - Um intervalo faz parte da estimativa: sem ele, duas barras de alturas diferentes dizem pouco.
# en: e71ddb71
cat-cab-design-lab-4-3 = A seguir: [jogue com as suas regras](play.ipynb) ou [veja até onde vale a pena arriscar](lesson_push_your_luck.ipynb).
