### empire/design_lab.ipynb

# en: e4543183
empire-design-lab-0-1 = # Empire: laboratório
# en: c33d7bcf
empire-design-lab-0-2 = Mude uma regra e veja o que acontece: com uma batalha, calculada exatamente, e com partidas inteiras, jogadas enquanto você move o controle.
# en: 28091f20
empire-design-lab-0-3 = *Para quem cria jogos, quem dá aula e quem vive perguntando “e se?”. Uns 20 minutos. Não é preciso preparar nada; se você nunca jogou, [jogue antes uma partida](play.ipynb).*
# en: e0b0275a
empire-design-lab-1-1 = ## Uma batalha
# en: d9db3400
empire-design-lab-1-2 = Qual é a probabilidade de vencer cinco defensores? A curva responde para cada número de atacantes, com os dados que você escolher ao lado dos de sempre.
# en: 992951e3
empire-design-lab-1-3 = **Primeiro o palpite, depois o gráfico.**
# en: 8a5d2983
empire-design-lab-1-4 = 1. Faça o ataque ganhar os empates. Contra cinco defensores, quantos atacantes isso poupa?
    2. Dados de vinte faces quase nunca empatam. Quem ganha com isso?
    3. Dê um terceiro dado à defesa. Ele vale mais que o terceiro do ataque, ou menos?
# en: 8d284576
empire-design-lab-2-1 = ## Partidas inteiras
# en: 3cb731ed
empire-design-lab-2-2 = Da primeira vez pode demorar um segundo a mais, porque as regras são traduzidas para rodar depressa.
# en: 91615697
empire-design-lab-2-3 = **Como ler.** O gráfico de cima conta quem vence. Enquanto o mesmo robô joga em todos os lugares, as barras são as posições na ordem de jogo: *largada 1* é quem começou. As linhas finas são intervalos de 95%: quando dois deles se sobrepõem muito, mil partidas não bastam para ver a diferença. O gráfico de baixo não é uma estimativa: é a distribuição exata do que sobra quando oito cubos atacam sete e lutam até o fim.
# en: 494d3c8b
empire-design-lab-2-4 = **Para comparar** dois conjuntos de regras, aperte *Guardar como A* e depois mude alguma coisa: daí em diante A e B ficam lado a lado. *Salvar como CSV* escreve uma linha para cada partida. *Quais regras importam mais?* põe cada regra da casa, sozinha, no menor e no maior valor que ela pode ter, e mostra em um gráfico quanto cada uma muda um número.
# en: 41661086
empire-design-lab-2-5 = **Primeiro o palpite, depois o gráfico.**
# en: 39703d8a
empire-design-lab-2-6 = 1. Começar é uma vantagem? De que tamanho?
    2. Se os conjuntos trazem cada vez mais cubos, as partidas ficam mais longas ou mais curtas? Olhe as rodadas na tabela embaixo dos gráficos e ponha *aumento por conjunto* em 0.
    3. Para que servem os distritos? Ponha *percentual dos distritos* em 0 e depois em 300.
# en: 3e874e6f
empire-design-lab-3-1 = ## O mesmo em código
# en: 9ee16c59
empire-design-lab-3-2 = Toda regra com um controle é um argumento de `load`, para que um experimento possa ser anotado e repetido.
# en: b2f916cf
empire-design-lab-prints-1 = rodadas na nossa leitura
# en: 70cf2de9
empire-design-lab-prints-2 = rodadas se todo conjunto trouxer quatro
# en: 03f0d241
empire-design-lab-3-3 = E um número exato, a probabilidade de oito vencerem sete com dados de oito faces:
# en: 0272f6f1
empire-design-lab-4-1 = ## Uma cidade só sua
# en: 4b5891af
empire-design-lab-4-2 = O mapa impresso do jogo se perdeu, então o mapa é inventado. Copie [o arquivo do mapa de sempre](../../catlib/games/empire/data/default.toml), mude bairros, pontes e bônus e carregue a sua cópia com `load("empire", map="my_map.toml")`. Uma fronteira que só um dos lados menciona, um bairro inalcançável ou um distrito sem bairros: o mapa é recusado com uma frase que diz o que está errado e onde.
# en: 20999327
empire-design-lab-5-1 = ## O que vimos
# en: ed08d2d2
empire-design-lab-5-2 = - Alguns números podem ser calculados exatamente (uma batalha); outros são estimados com muitas partidas (quem vence). O laboratório diz qual é qual.
    - Uma regra que muda muito uma batalha não muda necessariamente quem vence, se ela muda para todos.
    - Um intervalo faz parte da estimativa: sem ele, duas barras de alturas diferentes dizem pouco.
# en: 668d1805
empire-design-lab-5-3 = A seguir: [jogue com as suas regras](play.ipynb) ou [siga uma batalha passo a passo](lesson_markov.ipynb).
