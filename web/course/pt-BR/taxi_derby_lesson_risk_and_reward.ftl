### taxi_derby/lesson_risk_and_reward.ipynb

# en: 010ae79c
taxi-derby-lesson-risk-and-reward-0-1 = # Risco e recompensa
# en: 8d97d90d
taxi-derby-lesson-risk-and-reward-0-2 = Um passageiro com pressa, um limite de velocidade e uma viatura que talvez alcance você. Qual é a probabilidade de uma multa? Até onde você pode ir sem risco nenhum? E no que se transforma um risco pequeno que você corre toda noite?
# en: 0f4d1054
taxi-derby-lesson-risk-and-reward-0-3 = - qual é a probabilidade de uma multa, e até onde você pode ir sem risco nenhum;
    - no que se transforma um risco pequeno, corrido muitas vezes.
# en: 819daa88
taxi-derby-lesson-risk-and-reward-0-4 = **Você precisa** de frações. Não é preciso programar: leia, dê palpites, aperte os botões. Uns 45 minutos.
# en: 37a6523a
taxi-derby-lesson-risk-and-reward-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: f6a17a87
taxi-derby-lesson-risk-and-reward-0-6 = As regras são do jogo Taxi Derby, que você pode [jogar aqui](play.ipynb). A outra lição sobre ele é [Ruas](lesson_shortest_paths.ipynb).
# en: 995ac813
taxi-derby-lesson-risk-and-reward-1-1 = ## 1 Primeiro dirija
# en: 0ed89bf8
taxi-derby-lesson-risk-and-reward-1-2 = Toda noite um passageiro oferece uma corrida a você, se passar do limite de velocidade. Depois vem a viatura: ela rola um **dado de quatro faces**, multiplica pelas casas que você passou do limite e anda esse tanto na sua direção. Se ela chegar, você paga uma multa, mas fica com o dinheiro da corrida. Faces cheias querem dizer multa. Você também pode ficar dentro do limite e ganhar menos.
# en: ec499046
taxi-derby-lesson-risk-and-reward-1-3 = Dirija por dez noites. Quanto você ganha?
# en: 0b723543
taxi-derby-lesson-risk-and-reward-1-4 = No fim você viu quanto valiam as suas escolhas e o que foi sorte.
# en: 1bb03ec2
taxi-derby-lesson-risk-and-reward-2-1 = ## 2 Qual é a probabilidade de uma multa?
# en: 4fb6fa81
taxi-derby-lesson-risk-and-reward-2-2 = As quatro faces são igualmente prováveis. Então conte as que são altas o bastante e divida por quatro.
# en: 48ebd6fa
taxi-derby-lesson-risk-and-reward-2-3 = A menor face que basta é a distância dividida pelas casas acima do limite, **arredondada para cima**. Todas as faces daí em diante contam. Em matemática, arredondar para cima se escreve ⌈ ⌉. Com *D* casas a percorrer, *s* acima do limite e um dado de *n* faces:
# en: 0a49a5c2
taxi-derby-lesson-risk-and-reward-2-4 = A próxima célula conta as faces uma por uma, para todas as distâncias até 20 e até 6 acima do limite, e compara.
# en: 7a367463
taxi-derby-lesson-risk-and-reward-2-5 = Mude o dado e observe os degraus.
# en: 2fa98648
taxi-derby-lesson-risk-and-reward-2-6 = E, afinal, distância a partir de onde?
# en: b21f4bbc
taxi-derby-lesson-risk-and-reward-3-1 = ## 3 Casas sem risco
# en: ab3f8eb7
taxi-derby-lesson-risk-and-reward-3-2 = Se nem a maior face basta, passar do limite sai de graça.
# en: 63f1f9de
taxi-derby-lesson-risk-and-reward-3-3 = Com *L* para o limite de velocidade, o turno mais longo sem risco tem este número de casas; ⌊ ⌋ quer dizer arredondar para baixo. A cada quatro casas de distância, você ganha uma casa a mais.
# en: 6f0866cb
taxi-derby-lesson-risk-and-reward-3-4 = Aqui está a cidade inteira. Cada casa diz, em porcentagem, qual é a probabilidade de uma multa se o seu turno terminar ali. Pergunte por algumas casas e depois ponha o táxi e a viatura em outros lugares. Onde a viatura deve ficar para que você possa ir a qualquer lugar? E se o dado tivesse oito faces?
# en: 62aec52d
taxi-derby-lesson-risk-and-reward-3-5 = Quando vale a pena correr um risco? Isso é uma unidade à parte: [Excesso de velocidade](../course/09_speeding.ipynb). Volte com o que descobriu lá e dirija mais uma vez as dez noites: agora você consegue não desperdiçar nada?
# en: faefc81e
taxi-derby-lesson-risk-and-reward-3-6 = As regras multiplicam *um* dado. E se fossem mais dados, somados? Isso é outra unidade: [Um dado ou três](../course/10_one_die_or_three.ipynb).
# en: 63ad35d3
taxi-derby-lesson-risk-and-reward-4-1 = ## 4 Noite após noite
# en: 64d14256
taxi-derby-lesson-risk-and-reward-4-2 = Uma probabilidade de 1/4 parece pequena.
# en: 06fcdd0e
taxi-derby-lesson-risk-and-reward-4-3 = Aqui estão todos os jeitos de o dado cair em cinco turnos. Um 0 quer dizer multa.
# en: 772355fa
taxi-derby-lesson-risk-and-reward-prints-1 = { $sum-all-night-for-night-in-nights } de { $len-nights }
# en: 5c76a287
taxi-derby-lesson-risk-and-reward-4-4 = Depois de quantos turnos uma multa é mais provável que nenhuma?
# en: 82a0e7e0
taxi-derby-lesson-risk-and-reward-5-1 = ## O que vimos
# en: 34a8701a
taxi-derby-lesson-risk-and-reward-5-2 = - Conte as faces que bastam: com *D* casas a percorrer e *s* acima do limite, as de ⌈*D*/*s*⌉ em diante.
    - A cada quatro casas entre você e a viatura, uma casa fica sem risco: 6 casas se ela está a 9 de distância.
    - Riscos pequenos se acumulam. Mas não se somam: cinco vezes 1/4 é mais que 1. As probabilidades de *nenhuma* multa se multiplicam, e sobra (3/4)⁵ = 243/1024.
# en: 784f7bde
taxi-derby-lesson-risk-and-reward-6-1 = ## Conferir
# en: f1c3c586
taxi-derby-lesson-risk-and-reward-6-2 = Se você gosta de programar: qual é a probabilidade de cinco turnos, cada um com risco de 1/4, não darem multa nenhuma? Alguém multiplicou por cinco. Corrija a célula.
# en: 2708b390
taxi-derby-lesson-risk-and-reward-6-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 2561189c
taxi-derby-lesson-risk-and-reward-6-4 = **Para pensar.** Quanto deveria custar uma multa para que ninguém mais passe do limite? Isso é justo com quem tem pouco dinheiro? No [laboratório](design_lab.ipynb) você pode mudar multas e corridas e ver o que isso faz com partidas inteiras.
# en: adb4f27b
taxi-derby-lesson-risk-and-reward-6-5 = A seguir: [Ruas](lesson_shortest_paths.ipynb), sobre os caminhos da viatura. Ou [jogue](play.ipynb) uma partida inteira.
