### Blefe. Variáveis: { $b } valetes com que Lea blefa, { $s } moedas que uma aposta vale, { $a } e { $b } uma bola defendida em a ou em b.

# en: 14e618c0
bluff-guide =
    .plan-1 = Em duplas, jogar vinte rodadas com um valete, uma dama e um rei e anotar as moedas: um sempre tem a dama; o outro recebe uma das outras duas cartas.
    .plan-2 = Dois palpites: uma Lea honesta e uma Lea que sempre aposta. Preencher a tabela para 24 rodadas.
    .plan-3 = Quantos blefes em 12? Palpite, depois as duas linhas. Depois o contrário: quantas apostas pagar, em 12?
    .plan-4 = O que uma aposta diz: rei ou valete. Uma probabilidade de 3 em 4, e o que aconteceu.
    .plan-5 = Apostas maiores, e o jogo inteiro.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Um plano misto tem que ser misturado pela sorte: tirem uma carta ou rolem um dado, e não sigam um padrão.
    .say-2 = Lea joga do melhor jeito quando para vocês tanto faz pagar ou não. Aí nada do que vocês sabem sobre ela ajuda.
    .ask-1 = O que vocês fariam contra alguém que nunca blefa?
    .ask-2 = Por que é ruim blefar certinho a cada três valetes?
    .ask-3 = Quem mais precisa ser imprevisível: um fiscal de trem, um goleiro?
    .support = Ponham na mesa 12 reis e 12 valetes de papel. Virem alguns valetes como blefes e movam moedas de verdade para cada papel.
    .extension = No jogo inteiro, com três cartas, quem fala primeiro também pode blefar com qualquer parte dos valetes até 1/3. Descubram quantas vezes o rei precisa apostar nesse caso.
    .ticket-1 = Lea blefa com 2 de 12 valetes, e você sabe disso. Quando ela aposta, é melhor pagar ou desistir?
    .ticket-2 = Desistir: se você pagasse, ela ganharia 12 − 2 = 10 moedas em 24 rodadas; se não paga nunca, só 2 · 2 = 4.
    .open-1 = Um fiscal não consegue verificar todos os trens. Por que é errado verificar sempre às segundas-feiras?
    .open-1-answer = Quem conhece o padrão viaja sem bilhete nos outros dias. A fiscalização tem que ser sorteada, só o bastante para que viajar sem bilhete não compense.
    .open-2 = Lea precisa esconder quantas vezes blefa?
    .open-2-answer = Não. Com 4 de 12 ela ganha o mesmo, faça você o que fizer, mesmo que você saiba o número. Ela só precisa esconder com quais valetes.

# en: 8b5784ff
bluff-paper =
    .rules-1 = O rei ganha da dama, e a dama, do valete. Você sempre tem a dama; Lea tem o rei ou o valete.
    .rules-2 = Cada um põe 1 moeda. Sem aposta, a carta maior ganha 1. Se Lea aposta mais 1, você desiste
    .rules-3 = (ela ganha 1) ou paga mais 1 (a carta maior ganha 2). Na tabela, Lea blefa com 3 de 12 valetes.
# en: 9cfabd30
bluff-honest = 24 rodadas: Lea recebe 12 reis e 12 valetes. Ela é honesta e só aposta com os reis. Você percebe e nunca paga. Quantas moedas ela ganha a mais do que perde?
    .hint-1 = Esses são os reis. Com cada valete ela perde a moeda que pôs.
    .hint-2 = Você não paga; então cada rei ganha uma moeda. E os valetes?
    .hint-3 = Esses são os valetes. Cada rei ganha uma moeda.
    .because = 12 reis ganham uma moeda cada um, 12 valetes perdem uma cada um: 12 − 12.
# en: 293cdcbb
bluff-always = Agora ela aposta sempre, com todos os 12 reis e todos os 12 valetes. Você percebe e sempre paga. Quantas moedas ela ganha a mais do que perde?
    .hint-1 = Esses são os reis, duas moedas cada um. Quando você paga, um valete perde duas.
    .hint-2 = Esses são os valetes, duas moedas cada um. Os reis ganham duas cada um.
    .hint-3 = Quando você paga, um valete perde duas moedas, não uma.
    .hint-4 = Quando você paga, um rei ganha duas moedas, não uma.
    .because = 12 reis ganham duas moedas cada um, 12 valetes perdem duas cada um: 24 − 24.
# en: 92ef1641
bluff-best = Você vai perceber com quantos dos 12 valetes Lea blefa e fazer o que é melhor para você. Com quantos ela deve blefar?
    .hint-1 = Essa é a Lea honesta. Ela não ganha nada.
    .hint-2 = Essa é a Lea que sempre aposta. Ela não ganha nada.
    .hint-3 = Aí você sempre paga, e ela ganha 6. Dá para ganhar mais.
    .hint-4 = Aí você nunca paga, e ela ganha 6. Dá para ganhar mais.
    .hint-5 = Aí você nunca paga, e ela só ganha 2.
    .hint-6 = Aí você nunca paga, e ela só ganha 4.
    .hint-7 = Aí você sempre paga, e ela só ganha 4.
    .because = Com 4 ela ganha 8 moedas, pague você ou não: se você nunca paga, 2 · 4; se sempre paga, 12 − 4.
# en: 9a8d205a
bluff-calls = Agora o seu lado. De 12 apostas, quantas você deve pagar para que tanto faça a Lea quantas vezes ela blefa?
    .hint-1 = É assim com os blefes dela. Mova o controle de baixo até a linha ficar reta na horizontal.
    .hint-2 = A linha ainda sobe: blefar compensa, porque você paga pouco.
    .hint-3 = A linha desce: aí ela nunca blefa, e você só paga para os reis.
    .hint-4 = A linha sobe muito: aí ela blefa com todos os valetes.
    .hint-5 = A linha ainda desce um pouco.
    .because = Um blefe que você paga perde duas moedas em vez de uma; um que você não paga ganha uma. Com 8 apostas pagas em 12, dá o mesmo que não blefar.
# en: b87d5f2c
bluff-king = Lea aposta com todos os 12 reis e blefa com 4 de 12 valetes. Ela aposta. Qual é a probabilidade de ela ter o rei?
    .hint-1 = Isso vale antes de ela apostar. Conte só as apostas, não todas as rodadas.
    .hint-2 = 8 valetes não apostam. Quantas são as apostas, e quantas delas são reis?
    .hint-3 = Essa é a probabilidade de ela ter o valete.
    .because = Ela aposta 16 vezes em 24 rodadas, e 12 dessas apostas são reis.
# en: d9bf3d72
bluff-happens = O rei era mais provável que o valete; então você desiste. Ela ri e mostra um valete. O que isso quer dizer?
    .choices-wrong = A probabilidade estava errada
    .choices-never = Da próxima vez tem que ser um rei
    .choices-once = Nada: um valete pode vir, só que menos vezes
    .hint-1 = Uma probabilidade de 3 em 4 não diz que vai acontecer. Quantas vezes deve acontecer o resto?
    .hint-2 = As cartas são embaralhadas de novo. Elas se lembram?
    .because = 75% quer dizer três vezes em quatro, e não sempre. Uma rodada não consegue mostrar que uma probabilidade estava errada; muitas rodadas conseguem.
# en: a882eecc
bluff-two = Agora uma aposta vale duas moedas. Com quantos dos 12 valetes Lea deve blefar?
    .hint-1 = Era assim com uma aposta de uma moeda. Agora pagar custa mais.
    .hint-2 = Não o dobro. Se você nunca paga, ela ganha 2 · blefes. Se sempre paga: 12 · 3 pelos reis, menos 3 por blefe e 1 por valete que não blefa.
    .hint-3 = Uma aposta maior assusta mais. Então são mais blefes, não menos.
    .because = Se você nunca paga, ela ganha 2 · 6; se sempre paga, 36 − 18 − 6: os dois são 12.
# en: b8b30998
bluff-first = No jogo inteiro as três cartas entram, e os dois podem apostar. Os dois jogam com perfeição. Quem ganha a longo prazo?
    .choices-first = Quem fala primeiro
    .choices-second = Quem fala depois
    .choices-even = Ninguém
    .hint-1 = Quem fala depois já ouviu alguma coisa antes de falar.
    .hint-2 = As cartas são justas. Mas um dos dois já ouviu o que o outro fez.
    .because = Quem fala primeiro tem que apostar ou passar conhecendo uma carta só. O outro ouve isso antes de decidir. Então o primeiro perde um pouco, por melhor que os dois joguem: 1/18 de moeda por rodada.
# en: 00218582
bluff-exercise-1 = 24 rodadas: Lea aposta com todos os 12 reis e blefa com { $b } de 12 valetes. Você nunca paga. Quantas moedas ela ganha a mais do que perde?
    .level = Aquecimento
    .hint-1 = Essas são as apostas dela. Cada um dos outros valetes perde uma moeda.
    .hint-2 = Reis que ninguém paga também ganham uma moeda. E valetes que não apostam perdem uma.
    .hint-3 = Um blefe que ninguém paga ganha uma moeda.
    .hint-4 = Assim são duas moedas por rei. Um rei que ninguém paga só ganha uma. E conte também os valetes.
    .hint-5 = Esses são só os valetes: { $b } ganham uma moeda, os outros perdem uma. Some os reis.
    .because = Os 12 reis e os blefes ({ $b }) ganham uma moeda cada um; os outros valetes perdem uma cada um.
# en: e34bbb84
bluff-exercise-2 = 24 rodadas: Lea aposta com todos os 12 reis e blefa com { $b } de 12 valetes. Você sempre paga. Quantas moedas ela ganha a mais do que perde?
    .level = Aquecimento
    .hint-1 = Valetes que não apostam perdem uma moeda cada um.
    .hint-2 = Um blefe que você paga perde duas moedas. E valetes que não apostam perdem uma cada um.
    .hint-3 = Isso ela ganha se você nunca paga.
    .hint-4 = Esses são os reis, duas moedas cada um. Os valetes perdem: duas moedas por blefe, uma por cada um dos outros.
    .hint-5 = Você contou uma moeda por rei. Um rei que você paga ganha duas.
    .hint-6 = Esses são só os valetes. Cada rei ganha duas moedas.
    .because = Os 12 reis ganham duas moedas cada um, os blefes ({ $b }) perdem duas cada um, os outros valetes perdem uma cada um.
# en: 35d198d6
bluff-exercise-3 = Lea aposta com todos os 12 reis e blefa com { $b } de 12 valetes. Ela aposta. Qual é a probabilidade de ela ter o rei?
    .level = Principal
    .hint-1 = Isso vale antes de ela apostar. Conte só as apostas dela.
    .hint-2 = Essa é a probabilidade de ela ter o valete.
    .hint-3 = Isso é a parte dos valetes que blefa. Quantas das apostas dela são reis?
    .because = 12 das suas 12 + { $b } apostas são reis.
# en: d6ab7b47
bluff-exercise-4 = Agora uma aposta vale { $s } moedas, e pagar custa o mesmo. Primeiro escreva quanto Lea ganha com um número qualquer de blefes: se você nunca paga e se sempre paga. Com quantos blefes, em 12 valetes, os dois são iguais?
    .level = Principal
    .hint-1 = Era assim com uma aposta de uma moeda.
    .hint-2 = Isso é mais do que todos os blefes podem valer. Escreva quanto ela ganha se você nunca paga e se sempre paga.
    .hint-3 = Era assim com uma aposta de duas moedas.
    .hint-4 = Aí você sempre pagaria, e ela não ganharia nada.
    .hint-5 = Esse é o número de valetes que não devem blefar. Quantos dos 12 sobram?
    .because = Se você nunca paga, ela ganha 2 · blefes; se sempre paga, 12 · { $s } − { $s } · blefes. Os dois são iguais com 12 · { $s } / ({ $s } + 2).
# en: 18cb0c71
bluff-exercise-5 = Fora do jogo, um pênalti: quando o goleiro pula para a esquerda, ele defende um em { $a } chutes à esquerda; quando pula para a direita, defende um em { $b } chutes à direita. Do lado errado, todo chute entra. O goleiro pula para a esquerda com probabilidade q. Primeiro escreva, com q, que parte dos chutes para cada lado é defendida. Com que q tanto faz para que lado se chuta?
    .level = Desafio
    .hint-1 = Aí quem bate chuta para o lado em que o goleiro defende menos. Que lado é preciso guardar mais vezes?
    .hint-2 = Isso é quantas vezes o goleiro deve pular para a direita.
    .hint-3 = Essa é a parte dos chutes à esquerda que se defende pulando para a esquerda.
    .hint-4 = Essa é a parte dos chutes à direita que se defende pulando para a direita.
    .because = Um chute à esquerda é defendido com q · 1/{ $a }; um à direita, com (1 − q) · 1/{ $b }. Os dois são iguais com q = { $a }/({ $a } + { $b }).

# en: d3e09766
bluff-say-call = Pagar
# en: 5f2e9052
bluff-say-call-tip = Pôr uma moeda também
# en: 5c004528
bluff-say-fold = Desistir
# en: 9423f3c3
bluff-say-fold-tip = Abrir mão da moeda que você pôs
# en: eb76ebe3
bluff-say-next = Próxima rodada
# en: bf576185
bluff-say-next-tip = Dar as cartas de novo
# en: a64c66a5
bluff-say-play-task = Você tem a dama; Lea tem o rei ou o valete. Se ela apostar: pagar ou desistir? Jogue { $deals } rodadas.
# en: ad4e202a
bluff-say-table = Três cartas
# en: ef6b877a
bluff-say-king = K
# en: f4238f15
bluff-say-queen = Q
# en: 1e4707ca
bluff-say-jack = J
# en: d90920e3
bluff-say-you = você
# en: ff9a9844
bluff-say-lea = Lea
# en: 9ec6444a
bluff-say-deal = Rodada { $n }{ $of ->
    [no] {""}
   *[other] {" "}de { $of }
}
# en: f71e18a4
bluff-say-score = { $deal }, { $coins } { $lost ->
    [yes] { FORM($coins, "moeda perdida", "moedas perdidas") }
   *[no] { FORM($coins, "moeda ganha", "moedas ganhas") }
}
# en: 17a599da
bluff-say-end = { $score }.
# en: 727341ba
bluff-say-do-you-call = { $deal }: você paga?
# en: a4023710
bluff-say-bets = Lea { $bets ->
    [yes] aposta
   *[no] não aposta
}.
# en: 834fc2c2
bluff-say-call-or-fold = Pague ou desista.
# en: 6f62ff64
bluff-say-you-did = Você { $did ->
    [call] paga
   *[fold] desiste
}.
# en: dc0913c4
bluff-say-has = { $card ->
    [king] Ela tem o rei
    [jack] Ela tem o valete
   *[hidden] A carta dela fica escondida
}.
# en: 8120737b
bluff-say-task = Quando é que não importa o que você faz?
# en: aa41cd02
bluff-say-never = nunca pagar
# en: 31d5e57f
bluff-say-always = sempre pagar
# en: 9e0b2721
bluff-say-called = pagar { $n } em 12
# en: 8e060678
bluff-say-leas-coins = Moedas de Lea em 24 rodadas
# en: 8bf3c72c
bluff-say-bluffs = blefes em 12 valetes
# en: f84225c1
bluff-say-coins = moedas
# en: aca84a02
bluff-say-balance = { $bluffs } { FORM($bluffs, "blefe", "blefes") }, { $calls } { FORM($calls, "aposta paga", "apostas pagas") }: Lea ganha { $now } em 24 rodadas. Se você nunca paga, ela ganha { $never }; se sempre paga, { $always }.
# en: dbb2e6c1
bluff-say-paper = O que Lea ganha em 24 rodadas
# en: 2b4401e0
bluff-say-paper-kings = 12 reis: aposta
# en: c8e85a60
bluff-say-paper-bluffs = 3 valetes: blefe
# en: 2250c65b
bluff-say-paper-jacks = 9 valetes: nada
# en: d06c8d32
bluff-say-paper-all = todas as 24
# en: 3068b5e6
bluff-say-paper-deals = 1–10
# en: 733d227d
bluff-say-paper-write = Suas moedas em cada rodada: +1, −1, +2 ou −2.
# en: d3c99102
bluff-controls =
    .bluffs_of_12 = blefes, em 12
    .calls_of_12 = pagas, em 12
