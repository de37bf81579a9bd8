### empire/lesson_one_roll.ipynb

# en: 5eb7a8a9
empire-lesson-one-roll-0-1 = # Uma rolagem
# en: ba03371f
empire-lesson-one-roll-0-2 = Três dados atacam dois. Os maiores vencem, mas o empate é da defesa. Qual é a probabilidade de a defesa perder dois cubos? Conte antes de acreditar: a primeira resposta publicada se apoia num erro, e você está prestes a encontrá-lo.
# en: 38d8874a
empire-lesson-one-roll-0-3 = - o que mostra o maior de vários dados;
    - por que duas comparações de uma mesma rolagem não são duas moedas;
    - se quem defende deve rolar um dado ou dois.
# en: e71d13d6
empire-lesson-one-roll-0-4 = **Você precisa** de frações e de [Vinte rolagens](../course/02_twenty_rolls.ipynb): ali você descobre quem sai ganhando. Não é preciso programar: leia, dê palpites, aperte os botões. Uns 45 minutos.
# en: b98fc1f5
empire-lesson-one-roll-0-5 = Os dados são do jogo Empire, que você pode [jogar aqui](play.ipynb). A próxima lição é sobre [batalhas inteiras](lesson_markov.ipynb).
# en: 500a2341
empire-lesson-one-roll-1-1 = ## 1 O maior de três
# en: c1b8d1b1
empire-lesson-one-roll-1-2 = Quem ataca com cubos suficientes rola três dados e usa o melhor. Isso ajuda. Quanto?
# en: d0ba918a
empire-lesson-one-roll-1-3 = Dois dados não são duas vezes melhores que um, nem três dados, três vezes. Aqui todas as rolagens de três dados estão anotadas e contadas.
# en: 96fb2cf9
empire-lesson-one-roll-prints-1 = { $sum-max-roll-6-for-roll-in-rolls } de { $len-rolls }
# en: 67b30558
empire-lesson-one-roll-1-4 = Mova o controle e observe a média.
# en: 3360adbc
empire-lesson-one-roll-1-5 = Agora deixe três dados atacarem um.
# en: 88528c68
empire-lesson-one-roll-1-6 = Quatro dados caem de 6⁴ = 1.296 jeitos. Aqui estão todos contados.
# en: 0180eb5b
empire-lesson-one-roll-2-1 = ## 2 Um erro famoso
# en: 040c2588
empire-lesson-one-roll-2-2 = É assim que rolam os exércitos grandes. O ataque tem um terceiro dado, a defesa tem os empates. Em [Vinte rolagens](../course/02_twenty_rolls.ipynb) você contou todos os 7.776 jeitos de caírem cinco dados. Não há um caminho mais curto? Aqui vai uma ideia. O ataque vence a primeira comparação com certa probabilidade, e a segunda com outra. Para vencer as duas, multiplique. Mas será que pode?
# en: cb43687a
empire-lesson-one-roll-2-3 = A primeira análise publicada desta rolagem (Tan, 1997) tomou as duas comparações por independentes e multiplicou. Blatt (2002) e Osborne (2003) contaram. Agora é com você.
# en: 855dbc36
empire-lesson-one-roll-2-4 = A tabela tem os dois jeitos.
# en: a164ed2f
empire-lesson-one-roll-2-5 = Quem multiplica acha os dois extremos mais raros do que são: o lado que vence a primeira comparação tende a vencer a segunda também. Podemos perguntar direto à lista de todas as rolagens. Esta é a probabilidade de vencer a segunda comparação, primeiro sem saber nada, depois sabendo que a primeira foi vencida.
# en: 732d12c9
empire-lesson-one-roll-2-6 = Uma simulação resolve a questão para quem não confia em listas. As barras são exatas, os pontos são 2.000 rolagens, cada um com um intervalo.
# en: 3c182470
empire-lesson-one-roll-3-1 = ## 3 Um dado ou dois?
# en: 87e39057
empire-lesson-one-roll-3-2 = Quem defende com dois cubos pode rolar um dado, e aí só um cubo está em jogo. Cautela, ou cautela demais?
# en: cb41476d
empire-lesson-one-roll-3-3 = A biblioteca examinou cada escolha dos dois lados, em cada ponto de uma batalha: aonde ela leva, se depois todos jogarem o melhor possível? Os melhores números de dados, para dez cubos contra dez, são estes.
# en: ba71a2d4
empire-lesson-one-roll-prints-2 = antes: { $before }, depois de ganhar a primeira: { $after }
# en: 163abb9f
empire-lesson-one-roll-prints-3 = ataque:
# en: 5aecd22b
empire-lesson-one-roll-prints-4 = defesa:
# en: 340ca4d3
empire-lesson-one-roll-4-1 = ## 4 Os seus próprios dados
# en: 8a90195f
empire-lesson-one-roll-4-2 = Mude o número de dados, as faces deles e quem vence os empates. O gráfico mostra quantos cubos a defesa perde a mais que o ataque. Uma rolagem justa teria média 0. Nenhuma destas chega exatamente lá. Duas ficam igualmente perto: quais?
# en: 16823c72
empire-lesson-one-roll-5-1 = ## O que vimos
# en: ce09cb9e
empire-lesson-one-roll-5-2 = - O maior de três dados mostra um 6 em 91 de 216 rolagens: conte as rolagens sem 6 e fique com o resto.
    - Três contra dois: a defesa perde dois cubos em 2.890 de 7.776 rolagens.
    - As duas comparações de uma rolagem saem dos mesmos dados; elas não são independentes, e não se podem multiplicar as probabilidades.
    - Dois dados defendem melhor que um.
# en: ac5843cf
empire-lesson-one-roll-6-1 = ## Conferir
# en: f4c202a4
empire-lesson-one-roll-6-2 = Se você gosta de programar: o ataque vence a primeira comparação com 3667/7776 e a segunda com 4724/7776. Alguém multiplica as duas para ter a probabilidade de a defesa perder dois cubos. Corrija a célula.
# en: f57ee0a9
empire-lesson-one-roll-6-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 7f0c1ad2
empire-lesson-one-roll-6-4 = **Para pensar.** Com dados de muitíssimas faces, quase nunca há empates. Quem é então o favorito, com um dado contra um? E com três contra dois? No [laboratório](design_lab.ipynb) você pode experimentar e ver o que isso faz com partidas inteiras.
