### Dados mentirosos. Variáveis: { $n } dados escondidos ou perguntas, { $k } dados que mostram a face, { $rest } os outros, { $face } uma face, { $less } um dado a menos, { $c } respostas de uma pergunta, { $wrong } as erradas, { $least } respostas certas.

# en: 184fe4dd
liars-dice-guide =
    .plan-1 = Em duplas, jogar com dez dados de verdade e dois copos, ou na página. Anotar cada resposta: acreditou ou não, era verdade ou não.
    .plan-2 = Primeiro palpite: mais um 4 embaixo do copo é provável? Contar as mãos levantadas.
    .plan-3 = Nenhum, depois exatamente dois: desenhar a árvore de dois dados e contar as ordens com cinco.
    .plan-4 = As barras: uma aposta é uma cauda. Depois o palpite com trinta dados.
    .plan-5 = “Sua vez”: curingas, e a aposta mais ousada que ainda compensa.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Os seus próprios dados vocês veem; então eles são certos. Primeiro descontem esses da aposta, depois olhem para os escondidos.
    .say-2 = Exatamente dois é uma barra. Pelo menos dois é essa barra e todas à direita dela: uma cauda.
    .ask-1 = Por que contamos as ordens para exatamente dois, mas não para nenhum?
    .ask-2 = O que é mais rápido para “pelo menos um”: somar cinco barras ou tirar uma do total?
    .ask-3 = O que mudaria se um dado embaixo do copo fosse viciado?
    .support = Desenhe a árvore de três dados com os ramos “4” e “não 4”. Antes de multiplicar, marque todos os caminhos com exatamente um 4.
    .extension = Cada um tem cinco dados, e Lea viu os dela antes de apostar. O que a aposta diz sobre eles? Vejam a unidade Passar diz algo.
    .ticket-1 = Três dados escondidos. Qual é a probabilidade de haver pelo menos um 6?
    .ticket-2 = 1 − 125/216 = 91/216
    .open-1 = Lea olha os dados dela antes de apostar. As barras ainda valem?
    .open-1-answer = Elas valem para dados que ninguém viu. A aposta dela é uma notícia: quem tem dois 4 tende mais a apostar em 4. Então é preciso atualizar as barras, com o teorema de Bayes.
    .open-2 = Quando não se pode usar a distribuição binomial?
    .open-2-answer = Quando as repetições não são iguais ou não são independentes: cartas que não voltam ao baralho, um time que se cansa, chuva em dois dias seguidos.

# en: 49290dee
liars-dice-one-more = Você tem dois 4. Lea aposta: pelo menos três 4 nos dez dados. Ela precisa de um 4 ou mais entre os seus cinco dados escondidos. É mais provável que a aposta seja verdade ou mentira?
    .choices-true = Mais provável que seja verdade
    .choices-lie = Mais provável que seja mentira
    .choices-even = Tanto faz: meio a meio
    .hint-1 = É raro um dado mostrar 4. Mas são cinco, e qualquer um deles serve.
    .hint-2 = Cinco dados com 1/6 cada um chegam perto disso. De que lado da metade?
    .because = A probabilidade de nenhum 4 em cinco dados fica abaixo da metade: 40,2%. A de a aposta ser verdade é 59,8%.
# en: cc7799a5
liars-dice-none = Cinco dados escondidos. Qual é a probabilidade de nenhum mostrar 4?
    .hint-1 = Isso vale para um dado. Os cinco têm que errar.
    .hint-2 = Essa é a probabilidade de um 4 com um dado.
    .hint-3 = Essa é a probabilidade de cinco 4. Aqui todos os dados mostram outra coisa.
    .hint-4 = Qual é a chance de um dado errar? E os cinco?
    .because = Cada um erra com 5/6, e nenhum sabe nada dos outros: (5/6)^5 = 3125/7776.
# en: 7b492454
liars-dice-two = E exatamente dois 4 entre os cinco?
    .hint-1 = Isso vale para uma ordem só: primeiro dois 4, depois três outros. Quantas ordens há?
    .hint-2 = Os outros três dados não podem mostrar 4. E os 4 podem ser dois quaisquer.
    .hint-3 = Os 4 podem estar em dois quaisquer dos cinco dados: 10 jeitos, não 4.
    .hint-4 = Isso vale para exatamente um 4, ou nenhum: os dois são igualmente prováveis.
    .because = Dois de cinco dados se escolhem de 10 jeitos, e cada um tem (1/6)^2 · (5/6)^3 = 125/7776. Isso dá 1250/7776.
# en: e073b3e5
liars-dice-thirty = Trinta dados escondidos mostram em média cinco 4. Qual é a probabilidade de cinco ou mais?
    .choices-more = Mais da metade
    .choices-half = Exatamente a metade
    .choices-less = Menos da metade
    .hint-1 = Metade das vezes acima da média e metade abaixo? Exatamente cinco também vale para a aposta.
    .hint-2 = Exatamente cinco é a barra mais alta. Ela vale para a aposta.
    .because = A cauda começa pela barra mais alta: 57,6%. Apostar na média é uma boa aposta.
# en: 88fd303e
liars-dice-jokers = Agora o 1 é um curinga: vale como 4. Cinco dados escondidos. Qual é a probabilidade de pelo menos dois valerem como 4?
    .hint-1 = Era assim sem curingas. Agora servem duas faces de seis.
    .hint-2 = Isso vale para exatamente dois. Com três, quatro e cinco a aposta também é verdade.
    .hint-3 = Isso vale para um dado só.
    .because = Duas faces de seis: 1/3 por dado. Todos os casos menos nenhum e um: 1 − 32/243 − 80/243.
# en: 7c9d5500
liars-dice-boldest = O maior número a que os dados escondidos chegam com probabilidade de pelo menos 1/2.
    .because = Ele fica perto da média, um em seis.
# en: fad55bdd
liars-dice-exercise-1 = { $n } dados escondidos. Qual é a probabilidade de nenhum mostrar 6?
    .level = Aquecimento
    .hint-1 = Isso vale para um dado. Todos os { $n } têm que errar.
    .hint-2 = Essa é a probabilidade de um 6 em todos os dados.
    .hint-3 = As probabilidades de vários dados não se somam assim: com mais dados daria menos que 0. Multiplique.
    .because = Cada um dos { $n } dados erra com 5/6: (5/6)^{ $n }.
# en: e86e3d5e
liars-dice-exercise-2 = { $n } dados escondidos. Quantos 6 há em média?
    .level = Aquecimento
    .hint-1 = Isso vale para um dado só.
    .hint-2 = Esses são todos os dados. Um em seis mostra 6.
    .hint-3 = Esses são os dados que mostram outra coisa.
    .because = Cada dado acrescenta 1/6, e { $n } deles acrescentam { $n }/6.
# en: 9e7ad1e5
liars-dice-exercise-3 = { $n } dados escondidos. Qual é a probabilidade de exatamente { $k } deles mostrarem 2?
    .level = Principal
    .hint-1 = Isso vale para uma ordem só. Em quantas ordens os 2 podem vir?
    .hint-2 = Os outros dados têm que mostrar outra coisa.
    .hint-3 = Os dados não sabem quantos você quer. Multiplique ao longo de uma ordem e depois conte as ordens.
    .because = As ordens são as combinações de { $n }, { $k } a { $k }. Cada uma tem (1/6)^{ $k } · (5/6)^{ $rest }.
# en: 23b9518d
liars-dice-exercise-4 = Você tem um { $face }. A aposta: pelo menos três dados com { $face }. Há { $n } dados escondidos. Qual é a probabilidade de a aposta ser verdade?
    .level = Principal
    .hint-1 = Isso vale para pelo menos mais um. Você tem um; então faltam dois.
    .hint-2 = Isso vale para exatamente mais dois. Mais três também serve.
    .hint-3 = Isso vale para três ou mais escondidos. Você já tem um.
    .because = Dois ou mais escondidos: todos os casos menos nenhum e um, 1 − (5/6)^{ $n } − { $n } · (1/6) · (5/6)^{ $less }.
# en: 8342b909
liars-dice-exercise-5 = Fora do jogo: um quiz tem { $n } perguntas com { $c } respostas cada uma, e só uma é certa. Alguém marca sem ler. Qual é a probabilidade de pelo menos { $least } respostas certas?
    .level = Desafio
    .hint-1 = Essa é a probabilidade de acertar tudo. Uma pode estar errada.
    .hint-2 = E a outra pergunta? Ela pode ser qualquer uma das { $n }.
    .hint-3 = Isso vale para exatamente { $least } certas. Acertar tudo também serve.
    .because = Tudo certo, (1/{ $c })^{ $n }, e uma errada em { $n } lugares: { $n } · (1/{ $c })^{ $least } · { $wrong }/{ $c }.

# en: 0749bfa1
liars-dice-say-believe = Acredito
# en: 31fa4a4c
liars-dice-say-believe-tip = Dizer “Acredito” e ver todos os dados
# en: 8bc7568c
liars-dice-say-liar = Mentira
# en: 4f6ed1d5
liars-dice-say-liar-tip = Dizer “Mentira” e ver todos os dados
# en: 756ab8f7
liars-dice-say-next = Próxima aposta
# en: e684c253
liars-dice-say-next-tip = Rolar todos os dados de novo
# en: 4fafc176
liars-dice-say-play-task = Dez dados. Você vê os seus cinco. A aposta é verdade?
# en: dca1a829
liars-dice-say-table = Dados mentirosos
# en: 88f61b7e
liars-dice-say-yours = seus
# en: 6ff0577b
liars-dice-say-leas = de Lea
# en: 11c1e682
liars-dice-say-bids = Lea diz: { $bid } ou mais dados com { $face }
# en: d43d4286
liars-dice-say-needs = Todos os dez dados contam. Você tem { $own }; então Lea precisa de { $needed } ou mais embaixo do copo dela.
# en: 8e658385
liars-dice-say-called = Você tem { $own }, Lea tem { $hers }. A aposta é { $true ->
    [yes] verdade
   *[no] mentira
}. Você disse “{ $called }”: { $right } de { $n } { FORM($n, "resposta certa", "respostas certas") } até agora.
# en: 642ad320
liars-dice-say-task = Mova os controles. Em que apostas você acreditaria?
# en: 09473b77
liars-dice-say-tail = Dados escondidos que mostram a face
# en: bdefc7e9
liars-dice-say-dice = dados
# en: 82f047f1
liars-dice-say-at-least = Pelo menos { $bid } de { $hidden } { FORM($hidden, "dado escondido", "dados escondidos") }: { $chance }.
# en: 46edb1e6
liars-dice-say-not-one = Todas as barras juntas dão { $total } e deveriam dar 1.
# en: fe88cfa0
liars-dice-controls =
    .hidden_dice = dados escondidos
    .bid = aposta
