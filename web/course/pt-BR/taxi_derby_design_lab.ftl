### taxi_derby/design_lab.ipynb

# en: e4a31896
taxi-derby-design-lab-0-1 = # Taxi Derby: laboratório
# en: 2adb9df9
taxi-derby-design-lab-0-2 = Mude uma regra e veja o que acontece: com a chance de multa em cada casa, calculada exatamente, e com partidas inteiras, jogadas enquanto você move o controle.
# en: daa1dbbe
taxi-derby-design-lab-0-3 = *Para quem cria jogos, quem dá aula e quem vive perguntando “e se?”. Uns 25 minutos. Não é preciso preparar nada; se você nunca jogou, [jogue antes uma partida](play.ipynb).*
# en: f1a0cb75
taxi-derby-design-lab-1-1 = ## Onde um turno pode terminar
# en: 220d6d0c
taxi-derby-design-lab-1-2 = O táxi está na garagem; a viatura, na delegacia. Em cada casa está a chance de multa em porcentagem, se o táxi for até lá por um dos caminhos mais curtos e o turno terminar ali. Um clique mostra os números de uma casa ou move um dos carros.
# en: 01c8d40f
taxi-derby-design-lab-1-3 = **Primeiro o palpite, depois o mapa.**
# en: 83d6df4c
taxi-derby-design-lab-1-4 = 1. Aumente o limite de velocidade de 4 para 5. Quantas casas a mais ficam sem risco nenhum?
    2. Um dado de oito faces vai mais longe em média. Há menos casas sem risco? E há também menos multas certas?
    3. Onde a viatura deve ficar para deixar ao táxi o menor número de casas sem risco? É onde está o táxi?
    4. Uma cidade pequena é mais perigosa do que uma grande?
# en: f288a3e2
taxi-derby-design-lab-2-1 = ## Partidas inteiras
# en: 4748e6a8
taxi-derby-design-lab-2-2 = Da primeira vez pode demorar um segundo a mais, porque as regras são traduzidas para rodar depressa.
# en: 0ee14618
taxi-derby-design-lab-2-3 = **Como ler.** O gráfico de cima conta quem vence. Enquanto o mesmo robô dirige todos os táxis, as barras são as posições na ordem de jogo: o laranja começa. As linhas finas são intervalos de 95%: quando dois deles se sobrepõem muito, duas mil partidas não bastam para ver a diferença. O gráfico de baixo não é uma estimativa: é a distribuição exata de quantas casas um turno pode ter sem risco nenhum, se a viatura está em um lugar qualquer e o turno termina em outro qualquer. A tabela embaixo dos gráficos diz quanto duram as partidas e quantas multas são dadas.
# en: 7a4aaf67
taxi-derby-design-lab-2-4 = **Para comparar** dois conjuntos de regras, aperte *Guardar como A* e depois mude alguma coisa: daí em diante A e B ficam lado a lado. *Salvar como CSV* escreve uma linha para cada partida. *Quais regras importam mais?* põe cada regra da casa, sozinha, no menor e no maior valor que ela pode ter, e mostra em um gráfico quanto cada uma muda um número.
# en: d987956a
taxi-derby-design-lab-2-5 = **Primeiro o palpite, depois o gráfico.**
# en: 5b0660bd
taxi-derby-design-lab-2-6 = 1. *Mudança na multa* soma dólares a cada multa em dinheiro. A partir de que valor os motoristas, que sempre levam em conta a chance de cada multa, quase não correm mais? Olhe o número de multas.
    2. Agora deixe as multas em paz e aumente as corridas com *mudança na tarifa*. Há mais multas ou menos?
    3. As partidas são mais longas em uma cidade grande? O que acontece com a vantagem de quem começa?
    4. Dê doze faces ao dado. Por que os motoristas levam menos multas, e não mais?
# en: 98cae902
taxi-derby-design-lab-3-1 = ## O mesmo em código
# en: 2d57438f
taxi-derby-design-lab-3-2 = Toda regra com um controle é um argumento de `load`, para que um experimento possa ser anotado e repetido.
# en: 613c5f2d
taxi-derby-design-lab-prints-1 = ${ $fine } a mais: { $run-mean-tickets-value-1f } multas em { $run-mean-rounds-value-1f } rodadas
# en: ef2d5dd2
taxi-derby-design-lab-3-3 = E um número exato: quantas casas um turno pode ter em média sem risco nenhum, e a chance de multa para quem passa duas casas do limite, com a viatura em um lugar qualquer.
# en: 9a93731d
taxi-derby-design-lab-4-1 = ## Uma cidade só sua
# en: da0adbd0
taxi-derby-design-lab-4-2 = O tabuleiro impresso do jogo se perdeu, então a cidade é inventada, e os passageiros e as multas também. Copie [o arquivo da cidade](../../catlib/games/taxi_derby/data/city.toml), desenhe outras ruas e carregue a sua cópia com `load("taxi_derby", city="my_city.toml")`. Uma parte cujas ruas não encontram as das vizinhas, um destino inalcançável ou um símbolo desconhecido: o arquivo é recusado com uma frase que diz o que está errado e onde. [Passageiros](../../catlib/games/taxi_derby/data/passengers.toml) e [multas](../../catlib/games/taxi_derby/data/tickets.toml) são arquivos do mesmo tipo.
# en: 5f3975b3
taxi-derby-design-lab-5-1 = ## O que vimos
# en: 26772483
taxi-derby-design-lab-5-2 = - A chance de multa pode ser calculada exatamente para cada casa; quem vence é estimado com muitas partidas. O laboratório diz qual é qual.
    - As multas mudam quantas vezes se corre demais, e mudam muito menos a duração de uma partida ou quem vence.
    - Um intervalo faz parte da estimativa: sem ele, duas barras de alturas diferentes dizem pouco.
# en: f0df494d
taxi-derby-design-lab-5-3 = A seguir: [jogue com as suas regras](play.ipynb) ou [pese risco e recompensa](lesson_risk_and_reward.ipynb).
