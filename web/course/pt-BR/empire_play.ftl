### empire/play.ipynb

# en: d948dbc8
empire-play-0-1 = # Empire
# en: a52fdda8
empire-play-0-2 = Conquiste Nova York, bairro por bairro, com cubos e dados. A cada decisão você pode ver quanto vale cada opção.
# en: 9df3611c
empire-play-0-3 = *De 2 a 6 jogadores, pessoas ou robôs; nesta mesa você joga contra dois robôs. Uma partida inteira dura cerca de meia hora. Não é preciso preparar nada.*
# en: 1ac1f9e1
empire-play-0-4 = Os bairros já foram distribuídos, e os cubos iniciais de todos estão no lugar. Se você quiser colocá-los, escreva `Table(load("empire", players=3))`.
# en: 096ecb0a
empire-play-0-5 = **Como é um turno.** Primeiro você coloca cubos novos: um clique em um dos seus bairros coloca um, e *todos juntos* antes do clique coloca o resto. Depois você ataca, quantas vezes quiser: clique no bairro de onde você ataca e no que quer atacar, e escolha com quantos dados (teclas 1, 2, 3). Quando um bairro cai, diga quantos cubos vão ocupá-lo. *Terminar os ataques* (E) encerra essa parte; aí você pode mover cubos uma vez, e é a vez do próximo.
# en: deb7c8e2
empire-play-0-6 = **O que vale a pena olhar.**
# en: 57ff09ef
empire-play-0-7 = - *Dica* diz qual opção é a melhor. Ponha *Valor das opções*, em *Mais*, em *conquistar*: cada ataque mostra a chance de dar certo se for até o fim. *Resistir* diz o mesmo para quem se defende.
    - *Melhor chance de cada conquista*, em *Mais*, escreve em cada bairro rival a chance de uma das suas pilhas chegar lá, pelo melhor caminho através de tudo o que há no meio.
    - *Sorte*, em *Mais*, compara cada rolagem com o que poderia ter saído.
# en: fc2bd029
empire-play-0-8 = O mapa é inventado: o impresso se perdeu. Os bairros existem, assim como as pontes, o teleférico e as linhas de metrô; quais deles se tocam e quanto valem os distritos, isso é invenção nossa. Quem tem o jogo pode escrever o mapa impresso em [um arquivo](../../catlib/games/empire/data/default.toml) e carregá-lo.
# en: 810a45f1
empire-play-0-9 = A seguir: [uma rolagem](lesson_one_roll.ipynb), [uma batalha como cadeia de Markov](lesson_markov.ipynb), [o laboratório](design_lab.ipynb).
