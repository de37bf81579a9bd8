### taxi_derby/play.ipynb

# en: 1fd643d3
taxi-derby-play-0-1 = # Taxi Derby
# en: 23729965
taxi-derby-play-0-2 = Dirija um táxi pela cidade, ganhe dinheiro com as corridas e decida quando vale a pena correr demais, com a viatura atrás de você. Se você pedir, o jogo diz a chance de multa em cada casa e quanto vale cada opção.
# en: 59c39e7b
taxi-derby-play-0-3 = *Para quem gosta de mapas. Uma partida dura uns 30 minutos.*
# en: baed9580
taxi-derby-play-1-1 = ## O jogo em um minuto
# en: 9e254388
taxi-derby-play-1-2 = | na sua vez | o que é |
# en: c99342da
taxi-derby-play-1-3 = | dirigir | quantas casas quiser; uma casa é a rua entre dois cruzamentos |
# en: 7e7a2f88
taxi-derby-play-1-4 = | pegar | um passageiro na casa em que você para, se o táxi tiver as melhorias pedidas e lugar (dois assentos) |
# en: 4f9e2ef3
taxi-derby-play-1-5 = | deixar | o passageiro no destino dele, e receber a corrida |
# en: 3cfcfb1b
taxi-derby-play-1-6 = | comprar | uma melhoria em uma loja, sem ninguém a bordo |
# en: 45d6c694
taxi-derby-play-1-7 = Você tem duas ações se a primeira vier depois de no máximo quatro casas; se não, uma. **Cinco casas ou mais é excesso de velocidade**: antes da sua última ação rola-se um dado de quatro faces e multiplica-se pelas casas acima do limite: tantas a viatura avança. Se ela alcançar você, é multa: dinheiro, uma melhoria ou os passageiros. Depois de um turno sem excesso, quem move a viatura pode ser você, até quatro casas.
# en: 94629180
taxi-derby-play-1-8 = Quando quatro pilhas de passageiros acabam, todos têm mais um turno. Há prêmios para quem tem mais melhorias, menos multas, mais passageiros de cada tipo e o turno mais longo sem multa. Vence quem tiver mais dinheiro.
# en: c8456fb5
taxi-derby-play-1-9 = A cidade, os passageiros e as multas daqui são inventados; os impressos se perderam.
# en: 6251f234
taxi-derby-play-2-1 = ## Jogar
# en: 6945632d
taxi-derby-play-2-2 = Aqui você joga contra um táxi que calcula a chance de cada multa. Clique em uma casa ao lado do seu táxi para ir até lá.
# en: 72b4b969
taxi-derby-play-2-3 = **Dica** diz qual opção é a melhor. Em *Mais*, **Mostrar no tabuleiro** tem a *chance de multa* em cada casa se o seu turno terminar ali, os *caminhos da viatura* até o seu táxi e *aonde ela pode ir* depois de um turno sem excesso. Clique em uma casa longe demais para o limite e leia, antes de ir, qual é a chance de multa lá. Quando mover a viatura, escolha *efeito da viatura* em *Valor das opções* para ver onde ela custa mais aos outros.
# en: b360a748
taxi-derby-play-2-4 = Seu próximo palpite: quantas casas você pode andar sem risco nenhum quando a viatura está a nove casas de onde você para?
# en: 46278d90
taxi-derby-play-2-5 = Uma a mais, e o dado decide:
# en: 1fbe9f26
taxi-derby-play-3-1 = ## O que vimos
# en: 3850ee05
taxi-derby-play-3-2 = - Onde a viatura está decide o que é rápido demais: a cada quatro casas de distância, você ganha uma casa livre.
    - Um turno sem excesso permite pôr a viatura onde os outros querem ir.
    - O excesso compensa quando há uma corrida esperando e a multa pode ser paga.
# en: 498acb97
taxi-derby-play-3-3 = Para mudar o número de jogadores, abra *Código* em cima da mesa, aperte *Executar* e diga em *Nova partida* quem é uma pessoa e quem é um robô. Como se encontra o caminho mais curto está em [Engarrafamento](../course/06_jam.ipynb); quando o excesso compensa, em [Risco e recompensa](lesson_risk_and_reward.ipynb); e no [laboratório](design_lab.ipynb) você pode mudar as regras. Ou volte ao [início](../start.ipynb).
