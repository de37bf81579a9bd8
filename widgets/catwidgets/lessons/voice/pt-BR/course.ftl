### O nome das unidades, o conceito e a pergunta: o índice.

# en: 97b03c5e
ties-unit =
    .title = Empates
    .concept = espaço amostral
    .game = Empire
    .hook = Um dado contra um dado, e o empate é de quem defende. É justo?
# en: 9f6a46d5
twenty-rolls-unit =
    .title = Vinte rolagens
    .concept = variabilidade, e como as frequências relativas se estabilizam
    .game = Empire
    .hook = Role vinte vezes para ver quem ganha. Com que frequência os dados enganam você?
# en: 615517e3
next-door-unit =
    .title = Logo ao lado
    .concept = par e ímpar
    .game = Cat Cab Crew
    .hook = O passageiro está logo ao lado, e você tem exatamente quatro passos. Dá para chegar?
# en: 868bb964
reroll-for-seven-unit =
    .title = Rolar de novo até dar sete
    .concept = independência
    .game = Cat Cab Crew
    .hook = Você precisa de 7 com dois dados. Rola de novo um ou os dois?
# en: 33352dbe
patient-die-unit =
    .title = O dado paciente
    .concept = valor esperado
    .game = Cat Cab Crew
    .hook = Seu dado mostra um 4. Você rolaria de novo?
# en: 620e2870
jam-unit =
    .title = Engarrafamento
    .concept = busca em largura, depois a de Dijkstra
    .game = Taxi Derby
    .hook = O centro está parado. O caminho mais curto ainda é o mais rápido?
# en: 0fc8545f
walls-unit =
    .title = Muros
    .concept = corte mínimo
    .game = Washi Cat
    .hook = Um gato com três saídas. Quantos tijolos, no mínimo, impedem que ele chegue em casa?
# en: a96094df
jammed-rows-unit =
    .title = Estacionar
    .concept = casos que não são igualmente prováveis, recursão
    .game = Washi Cat
    .hook = De 35 jeitos de pôr três peixes em sete colunas, só um dá certo. A chance é 1/35?
# en: a445d3f2
speeding-unit =
    .title = Excesso de velocidade
    .concept = ponto de equilíbrio
    .game = Taxi Derby
    .hook = A corrida paga $5 se você acelera, $3 se não, e uma multa custa $3. Que risco compensa?
# en: c964f575
one-die-unit =
    .title = Um dado ou três
    .concept = variância, distribuições de mesma média
    .game = Taxi Derby
    .hook = Um dado vezes três, ou três dados: de qual você prefere fugir?
# en: 2fe80ca1
both-masks-unit =
    .title = As duas máscaras
    .concept = combinações
    .game = Meow Meow Daifugō
    .hook = Cada máscara é sua com probabilidade 1/4. As duas, com 1/16?
# en: 67a6292b
a-pass-speaks-unit =
    .title = Passar diz algo
    .concept = probabilidade condicional, teorema de Bayes
    .game = Meow Meow Daifugō
    .hook = Kuro passa. O que isso diz da carta que não poderia ajudá-lo?
# en: 7194305b
best-question-unit =
    .title = A melhor pergunta
    .concept = informação, entropia
    .game = Meow Meow Daifugō
    .hook = Você pode fazer uma pergunta a Kuro. Qual diz mais sobre a mão dele?
# en: df79e6a4
perfect-driver-unit =
    .title = O motorista perfeito
    .concept = programação dinâmica, um processo de decisão de Markov
    .game = Cat Cab Crew
    .hook = Dois dados em branco, três maldições. Rola um ou os dois?
# en: 981935ba
equal-armies-unit =
    .title = Exércitos iguais
    .concept = cadeias de Markov absorventes
    .game = Empire
    .hook = Onze cubos atacam onze. Quem é favorito?
# en: 39837b16
solved-unit =
    .title = Resolvido
    .concept = minimax e demonstração
    .game = Washi Cat
    .hook = Dois gatos jogam com perfeição. Quem ganha, e como dá para saber?
# en: 6cf22f21
starting-unit =
    .title = Começar ajuda?
    .concept = intervalos de confiança, um teste
    .game = Cat Cab Crew, Meow Meow Daifugō
    .hook = Dez mil partidas são jogadas. Quanta certeza dá para ter?
# en: 8cbacd8a
liars-dice-unit =
    .title = Dados mentirosos
    .concept = distribuição binomial
    .game = Dados mentirosos
    .hook = Dez dados, cinco escondidos. Lea aposta: pelo menos três 4 no total. Você acredita?
# en: b1158bd2
craps-unit =
    .title = Craps
    .concept = distribuição geométrica, ruína do jogador
    .game = Craps
    .hook = Dois dados, um jogador, uma banca. Quem ganha no fim, se alguém joga a noite toda?
# en: 6e85d7da
either-or-unit =
    .title = Um ou outro
    .concept = diagrama de Venn, tabela de dupla entrada, evento complementar
    .game = Meow Meow Daifugō
    .hook = Quantas cartas são pares ou altas? Somar não basta: algumas são as duas coisas.
# en: fc9d72c5
snakes-and-ladders-unit =
    .title = Cobras e escadas
    .concept = cadeias de Markov a longo prazo
    .game = Cobras e escadas
    .hook = Aqui ninguém decide nada. Quanto dura uma partida, e qual escada importa mais?
# en: 82b71768
bluff-unit =
    .title = Blefe
    .concept = estratégias mistas
    .game = Pôquer de Kuhn
    .hook = Quem nunca blefa não ganha nada, e quem sempre blefa não ganha nada. Qual é a medida certa?
# en: f1a357c5
sums-unit =
    .title = Somas
    .concept = rumo à distribuição normal
    .game = Dados
    .hook = Um dado, dois, dez: que forma têm as somas? E se os dados forem estranhos?
# en: 5c0702a2
same-luck-unit =
    .title = A mesma sorte
    .concept = testes justos, comparações pareadas
    .game = Dados
    .hook = Alguém muda uma regra. Ajuda, ou foi sorte? Há um truque que faz um teste valer por cinco.
# en: 86e6801d
maybe-a-bluff-unit =
    .title = Talvez um blefe
    .concept = a priori, verossimilhança, a posteriori
    .game = Meow Meow Daifugō
    .hook = Kuro passa, mas talvez esteja segurando as cartas. Qual é a chance de ele ter podido jogar?
