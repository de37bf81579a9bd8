### O que os outros têm na mão?

# en: f99f5941
what-do-they-hold-note =
    .words-1 = teorema de Bayes, chances
    .words-2 = eventos dependentes
    .words-3 = modelo, calibração
    .tips-1 = No fim, pergunte o que faria um Kuro que sabe que vocês leem os passes.
# en: 52d311b9
what-do-they-hold-one-card = Você vê as suas oito cartas e as três da mesa. Qual é a probabilidade de Kuro ter o 7 branco?
    .hint-1 = 8 de 32 estaria certo se você não visse nada. Mas onze cartas estão à vista, e ele não tem nenhuma delas.
    .hint-2 = Você também vê as três cartas da mesa.
    .hint-3 = Estaria certo se ele tivesse uma carta; ele tem oito.
    .hint-4 = 13 cartas estão no baralho; 21 não se veem, e oito dessas são de Kuro.
    .hint-5 = Ele tem ou não tem, mas isso não é igualmente provável.
    .because = Oito das 21 cartas que não se veem.
# en: 18597706
what-do-they-hold-a-wild = Os três 8 são seus. Então só um “?” bate o seu 7 preto, e nenhum dos dois “?” está à vista. Qual é a probabilidade de Kuro ter pelo menos um?
    .hint-1 = Somar 8/21 e 8/21 conta duas vezes as mãos com os dois.
    .hint-2 = Isso vale para um deles só, e não importa qual.
    .hint-3 = Essa é a probabilidade de ele ter os dois; basta um.
    .hint-4 = Estaria certo se você não visse nada: oito de 32 cartas.
    .hint-5 = Perto. Se um não está na mão dele, 12 das outras 20 cartas também não estão.
    .because = 1 − (13 · 12)/(21 · 20).
# en: d3b77ad2
what-do-they-hold-a-wild-after-a-pass = Você abre com o 7 preto, e Kuro passa. Se ele tem um “?”, segura a carta metade das vezes. Qual é agora a probabilidade de ele ter um?
    .hint-1 = Essa é a probabilidade de “ele tem um, e passa”. Divida pela probabilidade de ele passar: 11/35 + 13/35.
    .hint-2 = Era assim antes do passe.
    .hint-3 = Isso diz só a moeda. Quem não tem nenhum “?” passa sem jogar a moeda.
    .hint-4 = Ele pode estar segurando um.
    .hint-5 = Ele passou uma vez.
    .because = 22 para 13 vira 11 para 13, porque só metade dos que poderiam jogar passa: 11/24.
# en: 3f497673
what-do-they-hold-two-passes = Suponha que você tem outro 7 e abre logo com ele, e Kuro passa de novo, jogando a moeda outra vez. E agora?
    .hint-1 = Divida por dois as chances, e não a probabilidade: 11 para 13 vira 5½ para 13.
    .hint-2 = Era assim depois do primeiro passe.
    .hint-3 = Era assim antes do primeiro passe.
    .hint-4 = 11 para 26 são as chances; a probabilidade é 11 de 11 + 26.
    .hint-5 = Isso dizem só as duas moedas. Quem não tem nenhum “?” passa sem jogar a moeda.
    .because = 22 para 13, depois 11 para 13, depois 11 para 26: 11/37.
# en: 54ba622c
what-do-they-hold-a-higher-card = Você abre com um 3 preto, e Kuro joga o 6 preto com dois círculos, a carta mais baixa dele acima de 3. Em comparação com antes, ficou mais provável ou menos provável que ele tenha um “?”?
    .choices-more = Mais provável
    .choices-less = Menos provável
    .choices-same = Igualmente provável
    .hint-1 = Ele guarda um “?” para o fim; então um 6 não diz nada contra isso. Mas o que o 6 diz sobre os 4 e os 5?
    .hint-2 = O 6 diz que ele não tem nenhum 4 nem nenhum 5. O que ocupa esses lugares?
    .because = De 62,9% para 79,1%: restam sete cartas na mão dele, e não há nenhum 4 nem nenhum 5 entre elas.

# en: f9482e79
what-do-they-hold-say-hands = A sua mão, a mesa e a mão de Kuro
# en: d08de3ab
what-do-they-hold-say-your-hand = A sua mão
# en: 9e9d2045
what-do-they-hold-say-field = A mesa
# en: 00d76917
what-do-they-hold-say-kuros-hand = A mão de Kuro
# en: 50332968
what-do-they-hold-say-dealt = Você tem { $mine }. Na mesa estão { $field }. Kuro tem oito cartas.
# en: 6d3f196a
what-do-they-hold-say-passes-task = Escolha o que você achava antes, e quantas vezes Kuro segura as cartas.
# en: dcf8634a
what-do-they-hold-say-could = Kuro poderia ter jogado
# en: 4d7dd689
what-do-they-hold-say-passes = passes até agora
# en: 5d6ddbf0
what-do-they-hold-say-chance = probabilidade
# en: 21bbb277
what-do-they-hold-say-masks = “?” na mão de Kuro depois de um passe
# en: c276c55d
what-do-they-hold-say-in-the-hand = “?” na mão
# en: 9e2d2c7b
what-do-they-hold-say-rounds = rodadas com um passe
# en: 4ecc1ab0
what-do-they-hold-controls =
    .before_in_percent = antes, em porcentagem
    .holds_back_in_tenths = segura, em décimos
    .Kuro = Kuro
    .you_believe = você acredita
