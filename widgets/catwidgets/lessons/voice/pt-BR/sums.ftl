### Somas. Variáveis: { $n } dados, sacos ou pessoas, { $t } uma soma, { $m } a média, { $s } o desvio padrão, ou quanto cada um se afasta.

# en: de81c874
sums-guide =
    .plan-1 = Em duplas, rolar e somar: um dado, dois, três. Na página, mais um dado e mais 200 rolagens, de novo e de novo.
    .plan-2 = Primeiro palpite: qual é a probabilidade de dar exatamente a média de dez dados?
    .plan-3 = De dois dados a três, em papel quadriculado: cada soma junta os jeitos das seis somas anteriores. Depois as barras crescem na página.
    .plan-4 = O sino e o seu desvio padrão: a até um desvio padrão, dois de cada três; a até dois, 95 de 100. O dado estranho.
    .plan-5 = Com o quádruplo de dados, só o dobro da largura. A moeda: tudo se compensa?
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Nos extremos, todos os dados têm que concordar. Ao meio se chega de muitos jeitos.
    .say-2 = Os erros vão para cima e para baixo. Na soma, alguns se cancelam: o desvio padrão cresce com a raiz quadrada.
    .ask-1 = De quantos jeitos três dados dão 3, e de quantos dão 10?
    .ask-2 = O que está mais longe da metade, em número e em porcentagem: 60 caras em 100 ou 5.100 em 10.000?
    .ask-3 = Onde mais há somas de muitas coisas pequenas: alturas, notas, tempos de espera?
    .support = Escreva as 36 somas de dois dados num quadrado de 6 por 6 e conte ao longo das diagonais.
    .extension = Comparem o desvio padrão de dois, três e dez dados com a média, em porcentagem: 34%, 28%, 15%. Com quantos dados ele fica abaixo de 10%? (Com 24, porque 0,488 ÷ √24 é um pouco menos.)
    .ticket-1 = O peso de um saco de açúcar erra por uns 3 g. Por quanto erra, mais ou menos, uma caixa de 25 sacos?
    .ticket-2 = 3 · √25 = 15 g
    .open-1 = Por que tantas coisas na natureza têm a forma de um sino?
    .open-1-answer = Elas são somas de muitas coisas pequenas que não dependem umas das outras: uma altura vem de muitos genes e muitas refeições; um erro de medida, de muitas pequenas perturbações.
    .open-2 = O que não tem?
    .open-2-answer = Onde uma coisa pesa mais que todo o resto, ou onde as coisas dependem umas das outras: rendas, tamanhos de cidades, estragos de tempestades.

# en: a08cd673
sums-exactly = Dez dados são somados. A média é 35, e 35 é a soma mais provável. Qual é a probabilidade de dar exatamente 35?
    .choices-50 = Uns 50%
    .choices-17 = Uns 17%
    .choices-7 = Uns 7%
    .hint-1 = A média diz em torno de que número ficam as somas. Elas ficam muitas vezes exatamente ali?
    .hint-2 = É assim com 7 e dois dados. Dez dados têm 51 somas, e elas repartem a probabilidade.
    .because = 7,3%. Mesmo a soma mais provável é rara: há muitas outras perto dela.
# en: 54d5b1a2
sums-three-dice = Três dados caem de 216 jeitos. Em quantos deles a soma é 5?
    .hint-1 = 1, 1, 3 e 1, 2, 2: cada um pode vir em três ordens.
    .hint-2 = Com dois dados, o 5 tem esse número de jeitos. Ou são só 1 + 4, 2 + 3? O terceiro dado também tem que mostrar alguma coisa.
    .hint-3 = 1, 1, 3 é um. Procure outros, e outras ordens.
    .hint-4 = 1, 1, 3 vem em três ordens. 1, 2, 2 também dá 5.
    .because = O terceiro dado mostra 1, 2 ou 3, e os outros dois dão 4, 3 ou 2 de 3, 2 ou 1 jeitos: 3 + 2 + 1.
# en: 88c68900
sums-strange = Um dado estranho mostra 1, 1, 1, 1, 2 e 6. Quase sempre sai 1. Quarenta deles são somados. Como ficam as barras das somas?
    .choices-lopsided = Mais altas no 40, onde todos mostram 1
    .choices-bell = Quase um sino, mais altas no meio
    .choices-flat = Todas quase da mesma altura
    .hint-1 = Todos os quarenta com 1: (2/3)^40 é menos que um em um milhão. Uns sete deles mostram 6.
    .hint-2 = Para 240 são precisos quarenta 6. A que somas se chega de muitos jeitos?
    .because = Não importa como é um dado: a soma de muitos chega perto do sino. Esse é o teorema central do limite.
# en: ccb8a2ca
sums-within = Vinte dados têm média 70 e desvio padrão 7,6. Quantas vezes a soma fica a até dois desvios padrão da média, de 55 a 85?
    .choices-50 = Em 50 de 100 rolagens
    .choices-68 = Em 68 de 100 rolagens
    .choices-95 = Em umas 95 de 100 rolagens
    .hint-1 = A até um desvio padrão já ficam dois terços. Dois pegam mais.
    .hint-2 = Isso é mais ou menos a até um desvio padrão. Dois pegam mais.
    .because = 95,8%. Num sino são sempre uns 68% a até um desvio padrão e uns 95% a até dois. Mas uma rolagem em vinte fica de fora.
# en: fb0d1282
sums-thirty = Qual é a soma de trinta dados em média?
    .hint-1 = Isso vale para um dado só.
    .hint-2 = Um dado dá em média 3,5, não 3.
    .hint-3 = Isso vale para dez dados.
    .hint-4 = Essa é a maior soma.
    .because = Cada dado acrescenta 3,5, e 30 · 3,5 = 105.
# en: fcf00c64
sums-four-times = Soma-se o quádruplo de dados. Como muda o desvio padrão da soma?
    .choices-four = Fica quatro vezes maior
    .choices-twice = Fica duas vezes maior
    .choices-same = Fica igual
    .hint-1 = Seria assim se todos os dados subissem ou descessem juntos. Alguns sobem enquanto outros descem.
    .hint-2 = Mais dados podem diferir mais. Mas alguns sobem enquanto outros descem.
    .because = O desvio padrão cresce com a raiz quadrada do número: √4 = 2. Com cem dados ele é dez vezes o de um.
# en: 7ad22bdb
sums-even-out = Você joga uma moeda 100 vezes; a sua escola joga 10.000 vezes. A que distância da metade das jogadas costuma ficar o número de caras?
    .choices-smaller = Mais perto na escola: tudo se compensa
    .choices-same = À mesma distância
    .choices-larger = Mais longe na escola
    .hint-1 = A porcentagem chega mais perto da metade. O número, não: uma moeda não devolve nada.
    .hint-2 = São cem vezes mais jogadas: o desvio padrão cresce com a raiz quadrada.
    .because = Umas 5 caras para você, 50 para a escola. Mas 5 de 100 são 5%, e 50 de 10.000, só 0,5%. A porcentagem se estabiliza, embora nada seja devolvido.
# en: 248ef7b7
sums-spinner = Um giro de uma roleta tem desvio padrão 3. Dezesseis giros são somados. Qual é o desvio padrão da soma?
    .hint-1 = Nem todos os giros se afastam para o mesmo lado: alguns se cancelam. Use a raiz quadrada de 16.
    .hint-2 = Isso vale para um giro. A soma de dezesseis varia mais.
    .hint-3 = Esse é o desvio padrão da média. A soma é 16 vezes a média.
    .hint-4 = Essa é a raiz quadrada de 16. Quantas vezes se usa o desvio padrão de um giro?
    .because = √16 = 4 vezes o de um giro: 4 · 3.
# en: 85ea70a2
sums-exercise-1 = Qual é a soma de { $n } dados em média?
    .level = Aquecimento
    .hint-1 = Um dado dá em média 3,5, não 3.
    .hint-2 = Isso vale para um dado só.
    .hint-3 = Essa é a maior soma.
    .because = { $n } · 3,5.
# en: 4d974637
sums-exercise-2 = Três dados caem de 216 jeitos. Em quantos deles a soma é { $t }?
    .level = Aquecimento
    .hint-1 = Esses são os jeitos de dois dados darem { $t }. Faça o terceiro dado mostrar 1, 2, 3 e assim por diante, e some.
    .hint-2 = Ordens diferentes são jeitos diferentes.
    .hint-3 = Esses são os grupos de faces. Cada um pode vir em ordens diferentes, e elas são jeitos diferentes.
    .hint-4 = Três faces diferentes podem vir em seis ordens; com duas iguais, em três. Anote todos os grupos de faces que dão { $t } e some as ordens deles.
    .hint-5 = As dezesseis somas não são igualmente prováveis.
    .because = Faça o terceiro dado mostrar 1, 2, 3 e assim por diante, e some os jeitos de dois dados darem o resto.
# en: fe04f819
sums-exercise-3 = Fora do jogo: um caminhão leva { $n } sacos. O peso de cada um erra por uns { $s } kg, para cima ou para baixo, sem depender dos outros. Por quantos kg erra, mais ou menos, a carga toda?
    .level = Principal
    .hint-1 = Nem todos erram para o mesmo lado: alguns erros se cancelam. Use a raiz quadrada de { $n }.
    .hint-2 = Isso vale para um saco só.
    .hint-3 = Eles não se cancelam por completo.
    .because = √{ $n } vezes o erro de um saco.
# en: aafdbb8b
sums-exercise-4 = As somas parecem um sino com média { $m } e desvio padrão { $s }. Umas 95 de 100 ficam entre dois números. Qual é o maior deles?
    .level = Principal
    .hint-1 = Um desvio padrão pega umas 68 de 100. Use dois.
    .hint-2 = Três desvios padrão pegam quase todas. Dois bastam.
    .hint-3 = Esse é o menor deles.
    .because = Dois desvios padrão acima da média: { $m } + 2 · { $s }.
# en: ab408402
sums-exercise-5 = Fora do jogo: { $n } pessoas medem o tempo de uma corredora. Cada uma erra por uns { $s } décimos de segundo, para cima ou para baixo. Você tira a média dos tempos. Por quantos décimos ela erra, mais ou menos?
    .level = Desafio
    .hint-1 = Isso vale para um relógio só. Os erros de vários relógios se cancelam em parte.
    .hint-2 = Seria assim se eles se cancelassem do melhor jeito possível. Use a raiz quadrada de { $n }.
    .hint-3 = Eles não se cancelam por completo.
    .because = A soma erra por √{ $n } · { $s }, e a média é a soma dividida por { $n }: { $s }/√{ $n }.

# en: 0b274be7
sums-say-roll = Rolar
# en: d7d1fa7e
sums-say-roll-tip = Rolar todos os dados e somar
# en: 58dfeb2e
sums-say-often = Rolar 200 vezes
# en: 495962ce
sums-say-often-tip = Rolar e somar muitas vezes
# en: cd4fb174
sums-say-more = Mais um dado
# en: bc030365
sums-say-more-tip = Pegar mais um dado e começar de novo
# en: e4485149
sums-say-back = Voltar a um
# en: 0220eb22
sums-say-back-tip = Começar de novo com um dado
# en: 8a9d7a62
sums-say-play-task = Role 200 vezes. Depois pegue mais um dado e role de novo. Como mudam as barras?
# en: bf434e25
sums-say-totals-of-dice = Somas de dados
# en: ab37cd1d
sums-say-no-roll = { $dice } { FORM($dice, "dado", "dados") }, nenhuma rolagem ainda.
# en: 8e426f5a
sums-say-so-far = { $sum ->
    [no] Saiu { $total }
   *[other] { $sum } = { $total }
}. { $n } { FORM($n, "rolagem", "rolagens") }, { $mean } em média.
# en: 773a375b
sums-say-task = Some mais dados. Experimente uma moeda e o dado estranho.
# en: d4caf6d3
sums-say-each-die = um dado
# en: cfad1c1b
sums-say-each-coin = uma moeda: 0 ou 1
# en: 84676d52
sums-say-each-strange = um dado estranho: 1, 1, 1, 1, 2, 6
# en: 69faf791
sums-say-totals-with-ways = somas com os seus jeitos
# en: b9a90770
sums-say-shape = { $things } { FORM($things, "parcela", "parcelas") }: média { $mean }, desvio padrão { $spread }. A até { $spreads } { FORM($spreads, "desvio", "desvios") } padrão da média: { $percent }.
# en: ec4969a7
sums-say-totals = Somas
# en: 406f9c05
sums-say-total = soma
# en: 2404bae0
sums-say-paper = Jeitos de fazer cada soma
# en: 3c0a45d3
sums-say-two-dice = dois dados
# en: 5b932337
sums-say-three-dice = três dados
# en: 53fce82c
sums-controls =
    .things = parcelas
    .spreads = desvios padrão
    .each = cada uma
