### Um ou outro. Variáveis: { $a }, { $b } e { $both } os que são uma coisa, a outra e as duas, { $n } todos, { $k } setores vermelhos, { $m } um número, { $half } os pares, { $stopped } mensagens barradas, { $spam } mensagens de spam.

# en: 87746cec
either-or-guide =
    .plan-1 = Clicar em todas as cartas que são brancas ou um 1, ou separar cartas de verdade. Por que dez, e não onze?
    .plan-2 = Primeiro palpite: par ou alta. Recolher as respostas antes que alguém conte.
    .plan-3 = Dois círculos no quadro. Cada um distribui as cartas em quatro regiões e depois na tabela de dupla entrada.
    .plan-4 = Probabilidades: uma das quatro regiões, duas delas, todas menos uma. O evento complementar.
    .plan-5 = Coisas que uma carta não pode ser ao mesmo tempo. Brancas entre as pares, pares entre as brancas.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Em matemática, “ou” quer dizer: uma coisa, a outra ou as duas.
    .say-2 = Cada carta está em exatamente uma de quatro regiões. Os quatro números somam o total de cartas.
    .ask-1 = Que cartas contamos duas vezes quando somamos?
    .ask-2 = Quando podemos somar sem tirar nada?
    .ask-3 = O que é mais fácil de contar: o que queremos ou o que não queremos?
    .support = Ponha dois bambolês no chão e as cartas dentro deles. As cartas que são as duas coisas vão para onde os bambolês se cruzam.
    .extension = Desenhem três círculos: brancas, pares e altas. Quantas regiões há, e quantas cartas em cada uma?
    .ticket-1 = De 24 cartas, 8 são brancas e 9 são baixas; 3 são as duas coisas. Qual é a probabilidade de uma carta não ser nem branca nem baixa?
    .ticket-2 = 24 − (8 + 9 − 3) = 10; então 10/24 = 5/12
    .open-1 = Quando basta somar?
    .open-1-answer = Quando nenhuma carta pode ser as duas coisas: os círculos não se cruzam. Esses eventos se chamam mutuamente exclusivos.
    .open-2 = Um círculo pode ficar dentro do outro?
    .open-2-answer = Sim: toda carta maior que 6 é alta; então esse círculo fica dentro do círculo das altas. Aí “um ou outro” é o círculo maior, e “os dois” é o menor.

# en: fdbfb0ba
either-or-even-or-high = São 24 cartas, 8 brancas e 16 pretas, com números de 1 a 8. 12 delas são pares, e 9 são altas: um 6, 7 ou 8. Quantas são pares ou altas?
    .hint-1 = Isso conta duas vezes os 6 e os 8: eles são pares e altos.
    .hint-2 = Essas são as cartas que são as duas coisas.
    .hint-3 = Essas são as pares. Os 7 também são altos.
    .hint-4 = Esse é o número de cartas altas. As pares também contam.
    .because = 12 + 9 conta duas vezes as seis cartas com 6 ou 8. 12 + 9 − 6.
# en: 22899bc2
either-or-chance = Você tira uma das 24 cartas. Qual é a probabilidade de ela ser par ou alta?
    .hint-1 = Os 6 e os 8 foram contados duas vezes.
    .hint-2 = Essa é a probabilidade de ser par. As altas também contam.
    .hint-3 = Essa é a probabilidade de ser par e alta ao mesmo tempo.
    .because = 15 de 24 cartas: 15/24.
# en: 6efdbe20
either-or-neither = E qual é a probabilidade de a carta não ser nem par nem alta?
    .hint-1 = Todas as cartas menos as que são pares ou altas: quantas eram?
    .hint-2 = Essas são as ímpares. Algumas ímpares são altas.
    .hint-3 = Essas são as pares ou altas. Agora pegue as outras.
    .because = Todas as outras cartas: 24 − 15 = 9. A probabilidade é 1 − 15/24.
# en: a8cd5dd3
either-or-exclusive = Que duas coisas nenhuma carta pode ser ao mesmo tempo?
    .choices-even = Branca e par
    .choices-black = Preta e um 1
    .choices-high = Um 1 e alta
    .hint-1 = O 2 branco é as duas coisas.
    .hint-2 = Há dois 1 pretos.
    .because = As altas são 6, 7 e 8. Esses eventos se chamam mutuamente exclusivos, e as probabilidades deles podem simplesmente ser somadas.
# en: 534f20f9
either-or-black-or-high = Quantas das 24 cartas são pretas ou altas? 16 são pretas, 9 são altas.
    .hint-1 = Isso é mais do que todas as cartas. Quais foram contadas duas vezes?
    .hint-2 = Essas são as pretas. As altas brancas também contam.
    .hint-3 = Essas são as pretas e altas.
    .hint-4 = Essas são as altas brancas. As pretas também contam.
    .because = Seis cartas são as duas coisas: 16 + 9 − 6. Ou: 16 pretas e três altas brancas.
# en: 6c37b51f
either-or-only-one = Qual é a probabilidade de uma carta ser branca ou um 1, mas não as duas coisas?
    .hint-1 = Isso conta branca, ou um 1, ou as duas coisas. Tire as que são as duas coisas.
    .hint-2 = Oito brancas e três 1: o 1 branco foi contado duas vezes e não devia ser contado nenhuma.
    .hint-3 = Essa é a probabilidade de ser as duas coisas.
    .because = Sete brancas que não são 1, e dois 1 que não são brancos: 9 de 24.
# en: fe05dbd4
either-or-white-of-even = Alguém tira uma carta e diz: é par. Qual é a probabilidade de ela ser branca?
    .hint-1 = Essa é a parte das brancas e pares entre todas as cartas. Mas sabemos que ela é par: olhe só para 12 cartas.
    .hint-2 = Essa é a parte das brancas que são pares. Aqui, olhe para as pares.
    .hint-3 = Essa é a parte das brancas que são pares. Aqui, olhe para as pares.
    .because = 12 cartas são pares, e 4 delas são brancas: 4/12.
# en: 6f645c25
either-or-story = Nora dá comida a todos os gatos de rua perto da casa dela. O que é mais provável?
    .choices-one = Ela trabalha num banco
    .choices-both = Ela trabalha num banco e tem um gato
    .choices-same = As duas coisas igual, seja ela quem for
    .hint-1 = Quem trabalha num banco e tem um gato trabalha num banco. Qual círculo é o maior?
    .hint-2 = Só se todo mundo que trabalha num banco tivesse gato. Qual círculo é o maior?
    .because = Quem é as duas coisas é uma parte de quem trabalha num banco; então as duas juntas nunca são mais prováveis que uma só. Uma boa história faz a gente esquecer isso: é a falácia da conjunção.
# en: c8c77db8
either-or-exercise-1 = { $a } estudantes jogam futebol, { $b } nadam, e { $both } fazem as duas coisas. Quantos fazem pelo menos uma delas?
    .level = Aquecimento
    .hint-1 = Quem faz as duas coisas foi contado duas vezes.
    .hint-2 = Quem faz as duas coisas deve ser contado uma vez.
    .hint-3 = Quem faz as duas coisas está entre os { $a } e também entre os { $b }.
    .because = { $a } + { $b } − { $both }.
# en: 09bed1f6
either-or-exercise-2 = Uma roleta tem { $n } setores iguais, e { $k } são vermelhos. Qual é a probabilidade de ela não parar no vermelho?
    .level = Aquecimento
    .hint-1 = Essa é a probabilidade de parar no vermelho.
    .hint-2 = Essa é a probabilidade de um setor.
    .hint-3 = No denominador contam todos os setores, inclusive os vermelhos.
    .because = Todos os outros: 1 − { $k }/{ $n }.
# en: d893151d
either-or-exercise-3 = Numa caixa há bolas com os números de 1 a { $n }. Tira-se uma. Qual é a probabilidade de o número ser par ou no máximo { $m }?
    .level = Principal
    .hint-1 = Os números pares até { $m } foram contados duas vezes.
    .hint-2 = Esses são os pares. Os ímpares até { $m } também contam.
    .hint-3 = Esses são pares e no máximo { $m }.
    .because = Pares: { $half }. No máximo { $m }: { $m }. As duas coisas: { $both }. Então são { $half } + { $m } − { $both } de { $n }.
# en: 177e18b6
either-or-exercise-4 = De { $n } visitantes, { $a } são crianças, { $b } vieram de ônibus, e { $both } são crianças que vieram de ônibus. Quantos não são nenhuma das duas coisas? Uma tabela de dupla entrada ajuda.
    .level = Principal
    .hint-1 = As crianças do ônibus foram tiradas duas vezes.
    .hint-2 = Esses são crianças ou vieram de ônibus. Agora pegue os outros.
    .hint-3 = Esses não são as duas coisas. Mas muitos deles são uma das duas.
    .because = { $n } − ({ $a } + { $b } − { $both }).
# en: 90508e77
either-or-exercise-5 = Fora do jogo: um filtro barra { $stopped } mensagens, e { $both } delas são spam. Ao todo havia { $spam } mensagens de spam. Qual é a probabilidade de uma mensagem barrada ser spam?
    .level = Desafio
    .hint-1 = Essa é a parte do spam que foi barrada. Aqui, olhe para as mensagens barradas.
    .hint-2 = Olhe só para as mensagens barradas. Quantas delas são spam?
    .hint-3 = Essas são as mensagens boas entre as barradas.
    .because = { $stopped } foram barradas, e { $both } delas são spam: { $both }/{ $stopped }.

# en: 637adff3
either-or-say-even = par
# en: a89792b7
either-or-say-high = alta
# en: f5296885
either-or-say-white = branca
# en: 233e91f9
either-or-say-black = preta
# en: 2be9392d
either-or-say-one = um 1
# en: ce09acad
either-or-say-low = baixa
# en: cdd2264c
either-or-say-cards = { $n } cartas
# en: 5f5e8501
either-or-say-find = Escolha todas as cartas que são brancas ou um 1.
# en: a1180a64
either-or-say-it-is = é o { $card }
# en: 585205a2
either-or-say-moral = { $white } são brancas e { $one } são um 1, mas { $white } + { $one } é demais: { $both } { FORM($both, "carta é", "cartas são") } as duas coisas.
# en: 38083d46
either-or-say-number-of-cards = um número de cartas
# en: 7be60773
either-or-say-task = Alta é 6, 7, 8; baixa é 1, 2, 3. Que cartas ficam no meio?
# en: a3c30887
either-or-say-two-properties = Duas propriedades de 24 cartas
# en: bbac5ca4
either-or-say-told = { $first }: { $a }; { $second }: { $b }; as duas coisas: { $both }; nenhuma: { $neither }. Sua função conta { $said } de { $all } que são uma ou outra.
# en: c7844531
either-or-say-the-cards = Cartas
# en: cb59b010
either-or-say-not = não { $what }
# en: 7d808d51
either-or-say-all = todas
# en: 18164966
either-or-say-fill-in = Círculos e uma tabela para preencher
# en: c3fef514
either-or-controls =
    .first = primeira
    .second = segunda
