### Uma batalha como cadeia de Markov.

# en: e2928749
markov-note =
    .words-1 = cadeia de Markov, estados transitórios e absorventes
    .words-2 = matriz de transição, matriz fundamental
    .words-3 = recursão, número esperado de passos
    .words-4 = distribuição, simulação, intervalo
    .words-5 = parada ótima
    .tips-1 = As seções 1 a 3 não precisam de matrizes e já fazem uma aula; a 4 é para quem conhece o produto de matrizes.
    .tips-2 = Peça os palpites antes que o controle se mova.
    .tips-3 = Diga sempre como se contam os cubos. Muitas tabelas publicadas deixam de fora o cubo que tem que ficar.
    .tips-4 = Uma batalha com outros dados, ou uma cadeia com uma regra para parar quando se perde, dá um bom projeto.
# en: ed4615e1
markov-three-against-one = Três cubos atacam um: dois podem rolar, um tem que ficar. Eles lutam até o fim. Qual é a probabilidade de conquistarem?
    .hint-1 = Isso vale só para a primeira rolagem. Se ela for perdida, sobram dois cubos, e eles podem continuar.
    .hint-2 = Isso vale para dois cubos contra um.
    .hint-3 = Isso vale para quatro cubos contra um; de três, só dois podem rolar.
    .because = 125/216 da primeira rolagem, e 91/216 × 5/12 de uma segunda.
# en: 3f893416
markov-four-against-two = Quatro cubos atacam dois, contados todos, e lutam até o fim. Qual é a probabilidade de conquistarem?
    .hint-1 = Isso vale só para a primeira rolagem; a maioria das batalhas leva mais de uma.
    .hint-2 = Isso vale para cinco contra dois: aqui só se podem perder três dos quatro.
    .hint-3 = Isso vale para três contra dois.
    .hint-4 = O ataque tem o terceiro dado na primeira rolagem, e isso pesa.
    .because = 6.610.505 de 10.077.696.
# en: 732007d3
markov-rolls = De novo quatro contra dois. Quantas rolagens a batalha leva em média?
    .hint-1 = Muitas vezes, mas algumas batalhas levam três rolagens ou mais, e outras só uma.
    .hint-2 = É possível, mas poucas batalhas levam tantas.
    .hint-3 = Numa só rolagem, a defesa perde os dois cubos em apenas 37% dos casos.
    .because = Cada posição conta com o número de vezes que se passa por ela em média, e esses números se somam.
# en: 2edaa237
markov-losses = Quatro contra dois, até o fim. Quem perde mais cubos em média?
    .choices-defender = A defesa
    .choices-attacker = O ataque
    .choices-both = Os dois perdem o mesmo
    .hint-1 = O ataque tem mais cubos para perder, mas não os perde com tanta frequência.
    .hint-2 = É por muito pouco, mas não é igual.
    .because = 1,4379 cubos contra 1,4064.
# en: 1670c51e
markov-fewer-dice = Você quer conquistar. Existe uma posição em que é melhor rolar menos dados do que pode?
    .choices-never = Não, nunca
    .choices-sometimes = Sim, às vezes
    .hint-1 = Menos dados arriscam menos cubos numa rolagem, mas também vencem menos vezes.
    .because = Conferido em todas as posições até 12 contra 12, para os dois lados: o maior número de dados é sempre o melhor.
# en: e6273d2f
markov-march = Dez cubos partem para tomar três bairros em fila, com 2, 1 e 3 cubos. Em cada bairro tomado fica um cubo. Qual é a probabilidade de tomarem os três?
    .hint-1 = Isso vale para uma batalha contra seis; aqui fica um cubo para trás a cada conquista.
    .hint-2 = Isso vale para a última batalha, com os dez cubos ainda ali.
    .hint-3 = Isso vale para os dois primeiros bairros.
    .because = O que resta da pilha luta a próxima batalha, menos o cubo que fica para trás.

# en: 3d4942b2
markov-say-against = { $a } contra { $d }
# en: 7ef40b7c
markov-say-from = De { $a } contra { $d }
# en: 2f4fa641
markov-say-leads-to = uma rolagem leva a
# en: 3fc61924
markov-say-chance = probabilidade
# en: 8c45c7a7
markov-say-percent = porcentagem
# en: 34ff8d7e
markov-say-chain-task = Mova o último controle e veja para onde vão as probabilidades.
# en: 3229ae6b
markov-say-states = Estados de uma batalha
# en: af714c30
markov-say-attackers-left = atacantes que restam
# en: bf2573ce
markov-say-defenders = defensores
# en: 9b0dcfdd
markov-say-where = Onde a batalha pode estar
# en: 9d78b26b
markov-say-state = estado
# en: 313f5303
markov-say-flow = Depois de { $rolls } { FORM($rolls, "rolagem", "rolagens") }: conquistou { $captured }, resistiu { $held }, ainda em luta { $fighting }. As setas mostram a próxima rolagem a partir do estado mais provável.
# en: 590c05b6
markov-say-captured-with = { $a } contra { $d }, conquista com { $chance }
# en: 94e5c94c
markov-say-left-over = atacantes que restam; abaixo de 0, defensores
# en: 3ebf5931
markov-say-battles = batalhas
# en: 873afc5c
markov-say-march = { $cubes } cubos contra { $first }, { $second }, { $third }, { $fourth }
# en: 66eb88e2
markov-say-taken = bairros tomados
# en: 85afca1e
markov-say-these = estes dados
# en: 2b38282d
markov-say-usual = os dados de sempre
# en: cf1bfa4a
markov-say-five = Contra cinco defensores
# en: 3438850c
markov-say-attackers = atacantes, contados todos
# en: ffb36d92
markov-say-capture = chance de conquistar
# en: 7b997112
markov-controls =
    .attackers = atacantes
    .defenders = defensores
    .rolls = rolagens
    .stop_when_left = parar quando restam
    .cubes = cubos
    .first = primeiro
    .second = segundo
    .third = terceiro
    .fourth = quarto
    .sides = faces
    .attack_dice = dados de ataque
    .defend_dice = dados de defesa
    .ties = empates
