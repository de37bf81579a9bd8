### Contar mãos.

# en: c5b7d408
counting-hands-note =
    .words-1 = retirada sem reposição
    .words-2 = distribuição hipergeométrica, valor esperado
    .words-3 = eventos mutuamente exclusivos
    .words-4 = simulação, frequência relativa
    .tips-1 = Na seção 5, peça à metade da turma que conte as mãos brancas e à outra metade, as pretas.
# en: 7a102bcc
counting-hands-mean = Quantos sósias tem em média uma mão de oito?
    .hint-1 = Cada um dos seis está na sua mão com probabilidade 8/32. Some.
    .hint-2 = Cada um dos seis está na sua mão com probabilidade 8/32. Some.
    .hint-3 = 6/8 seriam seis cartas divididas por oito; pense em uma carta e some.
    .hint-4 = Isso vale para uma carta da sua mão; você tem oito.
    .hint-5 = Essa é a probabilidade de pelo menos um; uma mão pode ter mais.
    .because = 6 × 8/32: cada sósia está na sua mão com probabilidade 1/4. Médias se somam.
# en: 6520cee8
counting-hands-exactly-two = Qual é a probabilidade de haver exatamente dois sósias nas suas oito cartas?
    .hint-1 = Isso escolhe dois dos sósias; as suas outras seis cartas também podem ser escolhidas.
    .hint-2 = Isso vale para uma mão de duas cartas.
    .hint-3 = As suas outras seis cartas não podem ser sósias: são seis de 26.
    .hint-4 = Multiplique dois números de escolhas: dois de seis sósias, seis de 26 outras cartas.
    .because = 15 × 230.230 de 10.518.300.
# en: 3b0fdea7
counting-hands-no-equal-numbers = Algumas mãos de oito não têm nenhuma jogada de números iguais: nenhum sósia, nenhum “?”, e cada número só uma vez. Quantas mãos assim existem?
    .hint-1 = Escolhas sucessivas se multiplicam: três cartas para o 1, e para cada uma delas três para o 2.
    .hint-2 = Cada número está em três cartas que podem fazer parte dessa mão: uma branca e duas pretas.
    .hint-3 = A quarta carta de um número é um sósia, que já é um par sozinho. Então são três cartas por número.
    .hint-4 = Oito números, e três cartas para cada um.
    .hint-5 = Escolhas sucessivas: 3 × 3 × … uma vez por número, e não 8 × 8 × 8.
    .because = 3⁸: com oito cartas, todos os números têm que estar lá, cada um como uma de três cartas.
# en: d7f81aa2
counting-hands-somebody = Três jogadores recebem oito cartas cada um. Qual é a probabilidade de os dois “?” irem para o mesmo jogador?
    .hint-1 = Isso vale para você; os outros têm a mesma probabilidade.
    .hint-2 = Estaria certo se as mãos não soubessem nada umas das outras. Mas, se você tem os dois, ninguém mais tem nenhum.
    .hint-3 = Cada um dos três tem a probabilidade 7/124; mais jogadores, mais chances.
    .hint-4 = 24 de 32 cartas são distribuídas; mas os dois “?” têm que estar na mesma mão.
    .hint-5 = Os dois “?” têm que estar na mesma mão.
    .because = 3 × 7/124: dois jogadores não podem ter os dois ao mesmo tempo, então as probabilidades se somam.
# en: bf2e686b
counting-hands-circles = As 32 cartas têm juntas 83 círculos. Sobraram três cartas na sua mão, quaisquer três. Quantos círculos elas têm em média?
    .hint-1 = Isso vale para uma carta; você tem três.
    .hint-2 = São três de 32 cartas, e não um terço do baralho.
    .hint-3 = Nem toda carta tem dois círculos. Quantos uma carta tem em média?
    .hint-4 = Nem toda carta tem três círculos. Quantos uma carta tem em média?
    .because = 3 × 83/32: cada carta tem em média 83/32 círculos, e médias se somam.
# en: df85c7c9
counting-hands-one-play = Tudo em preto: há duas cartas de cada número, e o “?” preto pode valer um número. Quantas mãos de oito são uma só sequência preta, de 1 a 8?
    .hint-1 = Isso vale sem o “?”. Com ele falta um número: qual, e quais cartas são as outras?
    .hint-2 = Isso vale só com o “?”; sem ele há mais.
    .hint-3 = Com o “?” restam sete números, e cada um está em duas cartas.
    .hint-4 = Com o “?” restam sete cartas para escolher: 2⁷, e não 2⁸.
    .hint-5 = Essas são as brancas; um número preto está em duas cartas.
    .hint-6 = Que número vale o “?”? São oito escolhas.
    .because = 2⁸ sem o “?”, e 8 × 2⁷ com ele.

# en: 22230859
counting-hands-say-sort-doppelgangers = sósias
# en: f7146e3b
counting-hands-say-sort-white = gatos brancos
# en: fe53edb4
counting-hands-say-sort-black = gatos pretos
# en: 0eeaefa0
counting-hands-say-sort-masks = “?”
# en: 056df612
counting-hands-say-sort-of = { $name }: { $n } cartas
# en: efd9844f
counting-hands-say-in-a-hand = { $name } em uma mão de { $n }
# en: 4473abed
counting-hands-say-in-the-hand = { $name } na mão
# en: ba9d55ee
counting-hands-say-kept = sem reposição
# en: 4eac3a0e
counting-hands-say-put-back = com reposição
# en: 4f43ea8a
counting-hands-say-among-eight = Sósias entre oito cartas
# en: c9f556b6
counting-hands-say-chance = probabilidade
# en: 2951850d
counting-hands-say-percent = porcentagem
# en: 632c0b7a
counting-hands-say-equal = números iguais
# en: 7f881a83
counting-hands-say-doppelganger = um sósia
# en: 0be0b871
counting-hands-say-sequence = uma sequência
# en: 2a92c0af
counting-hands-say-by-size = O que uma mão tem
# en: 4243997b
counting-hands-say-cards = cartas na mão
# en: c6278b5b
counting-hands-say-somebody = Alguém tem os dois “?”
# en: 7261ee73
counting-hands-say-players = jogadores
# en: 0ba12a3a
counting-hands-say-n-players = { $n } jogadores
# en: a46bc47c
counting-hands-say-each = { $n } cartas cada um
# en: 46311e96
counting-hands-say-circles = círculos
# en: 0dd84fc7
counting-hands-say-points = pontos
# en: b5b24f20
counting-hands-say-cost = Quanto { FORM($n, "custa", "custam") } { $n } { FORM($n, "carta", "cartas") }
# en: 6e509952
counting-hands-controls =
    .sort = tipo
    .cards_in_the_hand = cartas na mão
    .cards_left = cartas que sobram
    .count = contar
