### Talvez um blefe. Variáveis: { $n } cartas, { $able } as que ganham da sua, { $times } vezes, { $spam } e { $others } mensagens que são e que não são spam, { $caught } e { $wrong } as que têm a palavra, { $cards } cartas, { $same } os 2 entre elas.

# en: 36046753
maybe-a-bluff-guide =
    .plan-1 = Passar pode ser um blefe: a turma dá o palpite e depois desenha as 210 rodadas em papel quadriculado.
    .plan-2 = “Sua vez” 1 e 2: a moeda como função, e a atualização.
    .plan-3 = Como ela foi escolhida? Os dois lados dão as cartas e contam.
    .plan-4 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = O que vocês sabiam, vezes a probabilidade de isso dar o que vocês viram, e depois repartido de novo.
    .say-2 = O que se vê é uma coisa. Como se chegou a ver é outra.
    .ask-1 = Que parte da área sombreada cresce se Kuro segurar as cartas mais vezes?
    .ask-2 = Quem podia escolher, e quem não podia?
    .support = Pensem em 210 rodadas em vez de frações: dez para cada uma das 21 mãos.
    .extension = O que diz passar, vindo de alguém que segura as cartas nove vezes em dez?
    .ticket-1 = 1 de 3 cartas ganha da sua, Kuro tem uma delas e joga uma moeda antes de jogar a carta. Ele passa. Qual é a probabilidade de ele ter podido jogar?
    .ticket-2 = (1/6)/(1/6 + 2/3) = 1/5
    .open-1 = E se Kuro soubesse que você lê o que ele diz quando passa?
    .open-1-answer = De vez em quando ele devia segurar as cartas: aí passar diz menos. Quantas vezes, é uma pergunta da teoria dos jogos.
    .open-2 = Será que passar pode não dizer absolutamente nada?
    .open-2-answer = Sim: se todos passam com a mesma frequência, tenham o que tiverem. Aí todas as verossimilhanças são iguais, e a atualização não muda nada.

# en: 1b7002da
maybe-a-bluff-could-have = Agora Kuro segura as cartas: se pode ganhar do seu 2, ele joga uma moeda para decidir se joga a carta. Ele passa. Qual é a probabilidade de ele ter podido jogar?
    .hint-1 = Essa é a probabilidade da moeda. Quem não pode jogar passa sem usar a moeda.
    .hint-2 = Era assim antes de ele passar.
    .hint-3 = Isso é “ele podia, e passou”. Você sabe que ele passou: divida pela probabilidade disso.
    .hint-4 = Ele pode estar segurando as cartas.
    .because = De 210 rodadas, em 60 ele não pode jogar e passa; em 150 ele pode, e em 75 delas passa: 75 de 135.
# en: ed28ee70
maybe-a-bluff-coin = Qual é a probabilidade de um Kuro com moeda passar, quando você abre com um 2?
    .because = A verossimilhança do que você viu, em cada caso: certeza se ele não pode jogar, uma moeda se pode.
# en: 60d68b6d
maybe-a-bluff-with-a-coin = E qual é a probabilidade de esse Kuro, que passou, ter o sósia?
    .hint-1 = Era assim quando passar queria dizer que ele não pode jogar. Agora diz menos.
    .hint-2 = Era assim antes de ele passar. Passar ainda diz alguma coisa.
    .hint-3 = Isso é “sósia, e ele passa”. Divida por todas as rodadas em que ele passa: 135.
    .hint-4 = Mãos com o sósia e uma carta que ganha de um 2 só passam uma vez em duas.
    .because = Três das suas seis mãos não podem jogar e contam inteiras; as outras três contam pela metade: 4,5 de 13,5.
# en: ff845bb5
maybe-a-bluff-another-two = Você abre com o seu 1 preto. Kuro joga o sósia 2. As cartas mais baixas dele acima de 1 são os 2 e, se ele tem dois, pega um sem olhar. Qual é a probabilidade de a outra carta dele ser um dos dois 2 pretos?
    .hint-1 = Duas de seis cartas, mas as seis não são igualmente prováveis: com outro 2 na mão, ele podia ter jogado esse outro.
    .hint-2 = Uma das sete cartas foi jogada. Sobram seis.
    .hint-3 = Ele tem outro 2 ou não tem, mas as duas coisas não são igualmente prováveis.
    .hint-4 = Sobram seis cartas, e duas delas são 2. Depois pense em como ele escolheu que 2 jogar.
    .hint-5 = Há dois outros 2.
    .because = As mãos com outro 2 só jogam o sósia uma vez em duas: (½ + ½)/(½ + ½ + 4).
# en: 58919e7a
maybe-a-bluff-exercise-1 = Com probabilidade { $able }/{ $n }, Kuro pode ganhar da sua carta. Se pode, ele segura a carta em 1 de { $times } casos. Qual é a probabilidade de ele poder jogar e mesmo assim passar?
    .level = Aquecimento
    .hint-1 = Isso é quantas vezes ele pode jogar.
    .hint-2 = Isso é quantas vezes ele segura a carta quando pode jogar. Quantas vezes ele pode?
    .because = Em { $able }/{ $n } dos casos ele pode jogar, e em 1 de { $times } desses ele passa: multiplique.
# en: c6853ca5
maybe-a-bluff-exercise-2 = Com probabilidade { $able }/{ $n }, Kuro pode ganhar da sua carta. Se pode, ele segura a carta em 1 de { $times } casos. Qual é a probabilidade de ele passar?
    .level = Aquecimento
    .hint-1 = Essa é a probabilidade de passar por não poder jogar. Some as vezes em que ele segura a carta.
    .hint-2 = Essa é a probabilidade de passar segurando a carta. Some as vezes em que ele não pode jogar.
    .because = Ele não pode jogar, ou pode e segura a carta: some as duas probabilidades.
# en: 21c85ff3
maybe-a-bluff-exercise-3 = Com probabilidade { $able }/{ $n }, Kuro pode ganhar da sua carta. Se pode, ele segura a carta em 1 de { $times } casos. Ele passa. Qual é a probabilidade de ele ter podido jogar?
    .level = Principal
    .hint-1 = Era assim antes de ele passar.
    .hint-2 = Isso é quantas vezes ele segura a carta quando pode jogar. Inverta a pergunta.
    .hint-3 = Isso é quantas vezes ele pode jogar e passa. Divida por todas as vezes em que passa.
    .because = De todas as vezes em que ele passa, a parte em que ele segurou a carta.
# en: cd8a80d9
maybe-a-bluff-exercise-4 = De 100 e-mails, { $spam } são spam. A palavra “prêmio” está em { $caught } de 10 e-mails de spam e em { $wrong } de 10 dos outros. Um e-mail tem a palavra “prêmio”. Qual é a probabilidade de ele ser spam?
    .level = Principal
    .hint-1 = Era assim antes de você ver a palavra.
    .hint-2 = Essa é a probabilidade de a palavra estar num spam. Inverta a pergunta.
    .hint-3 = Seria assim se metade dos e-mails fosse spam.
    .hint-4 = Isso é “spam com a palavra”. Divida por todos os e-mails com a palavra.
    .because = De 1.000 e-mails, { $spam } · { $caught } são spam com a palavra, e { $others } · { $wrong } têm a palavra sem ser spam.
# en: e82285b9
maybe-a-bluff-exercise-5 = Kuro joga um 2 branco. A outra carta dele é uma de { $cards } cartas, e { $same } delas também são 2. Se tem dois 2, ele joga um sem olhar. Qual é a probabilidade de a outra carta dele ser um 2?
    .level = Desafio
    .hint-1 = Com dois 2, ele só mostra o branco uma vez em duas.
    .hint-2 = Conte as mãos e dê a cada uma a probabilidade de mostrar o 2 branco.
    .because = Uma mão com outro 2 só mostra o branco uma vez em duas.
