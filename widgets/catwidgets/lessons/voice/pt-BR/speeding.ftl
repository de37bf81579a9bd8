### Excesso de velocidade. Variáveis: { $fare } o que a corrida paga, { $ticket } quanto custa uma multa, { $quarter } quartos de uma probabilidade, { $fast } e { $slow } o que rende acelerar e ir devagar, { $gain } o que acelerar rende a mais, { $other } o que outro passageiro paga, { $price } e { $premium } preço e seguro de uma bicicleta, { $n } uma chance em n.

# en: 40e1ed86
speeding-guide =
    .plan-1 = Em duplas, dez corridas com uma moeda: cara é uma multa. Depois na tela. Quem ganhou mais, o rápido ou o lento?
    .plan-2 = Primeiro palpite: quanto vale acelerar?
    .plan-3 = O ponto de equilíbrio: palpite, desenho, equação no quadro.
    .plan-4 = A carteira vazia: palpite. Conversem: quem menos pode pagar uma multa?
    .plan-5 = Estacionar sem pagar: palpite. Que outras multas funcionam assim?
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = A pergunta não é se acelerar é certo. Na vida real, o excesso de velocidade mata. No jogo, custa dólares.
    .say-2 = Um turno vale o que ele rende em média, se for repetido mil vezes.
    .ask-1 = O que se ganha acelerando? O que uma multa tira?
    .ask-2 = O que deixaria a reta de acelerar mais inclinada?
    .ask-3 = Por que a mesma multa sai mais cara para quem tem a carteira vazia?
    .support = Peça que façam uma tabela: risco 0, 1/4, 1/2, 3/4 e 1, e quanto sobra em média.
    .extension = E se a multa for uma parte do valor da corrida: até que risco compensa acelerar?
    .ticket-1 = Acelerar rende $6, ir devagar rende $4, e uma multa custa $8. Até que risco compensa?
    .ticket-2 = 2/8 = 1/4
    .open-1 = Quanto deveria custar uma multa para que ninguém mais acelere?
    .open-1-answer = Depende do risco: mais do que o ganho dividido pelo risco. Com risco de 1/4, um ganho de 2 exige mais de $8.
    .open-2 = Uma multa igual para todos é justa?
    .open-2-answer = É questão de opinião. A multa tira os mesmos dólares de todos, mas quem não pode pagar perde mais. Alguns países calculam a multa conforme a renda.
# en: a99d438b
speeding-worth = Você acelera por uma corrida de $5. A multa vem com probabilidade 1/2 e custa $3. A corrida é sua de qualquer jeito. Quanto vale o turno em média, em dólares?
    .hint-1 = Isso é a metade de 5 + 3. Uma multa se paga, não se ganha.
    .hint-2 = A corrida é sua nos dois casos. Só a multa é incerta.
    .hint-3 = Isso é o que sobra se você for pego.
    .hint-4 = A corrida é sua nos dois casos. Só a multa é incerta.
    .hint-5 = Isso é o que rende se você não for pego.
    .because = Metade das vezes 5, metade das vezes 2.
# en: 9abb1f21
speeding-break-even = A corrida paga $5, e uma multa custa $3. Dentro do limite você ganha $3. Até que probabilidade de multa compensa acelerar?
    .hint-1 = Compare o que você ganha a mais acelerando, 5 − 3, com o que custa uma multa.
    .hint-2 = Essa é a probabilidade de não haver multa.
    .hint-3 = Acelerando, você ganha 5 − 3 = 2 a mais. Divida pelo que custa uma multa, não pelo valor da corrida.
    .hint-4 = Se a multa fosse certa, você ficaria com 5 − 3 = 2, menos que 3.
    .hint-5 = Com 1/2, acelerar vale 3,50, ainda mais que 3.
    .because = 5 − 3p = 3 dá p = 2/3. É o que se ganha a mais acelerando, dividido pelo que custa uma multa.
# en: 34c6b65c
speeding-rule = A probabilidade até a qual compensa acelerar.
    .because = O que se ganha a mais acelerando, dividido pelo que custa uma multa.
# en: 8d5d4585
speeding-empty-purse = Sua carteira está vazia. Se for pego, você não pode pagar. Aí perde a corrida de $5 e outro passageiro, que vale $4. Dentro do limite você ganha $3 e fica com o outro passageiro. Até que probabilidade compensa acelerar agora?
    .hint-1 = Isso era com dinheiro na carteira. O que uma multa tira agora?
    .hint-2 = Você também perde o outro passageiro.
    .hint-3 = Você também perde a corrida.
    .hint-4 = Acelerando, você ganha 5 − 3 = 2 a mais.
    .hint-5 = Essa é a probabilidade de não haver multa.
    .hint-6 = Uma multa leva 5 + 4 = 9 por inteiro.
    .because = Uma multa tira 5 + 4 = 9, e acelerar rende 2 a mais. A linha da carteira vazia cai três vezes mais rápido.
# en: 562a4209
speeding-exercise-1 = Uma corrida de ${ $fare }, uma multa de ${ $ticket } com probabilidade { $quarter }/4. Quanto vale acelerar em média, em dólares?
    .level = Aquecimento
    .hint-1 = A multa não vem todas as vezes.
    .hint-2 = Aqui a corrida é sua de qualquer jeito.
    .hint-3 = Você usou a probabilidade de não haver multa.
    .hint-4 = Isso é o que as multas custam em média. Quanto rende a corrida?
    .because = { $fare } − { $quarter }/4 · { $ticket }.
# en: 7b830d3a
speeding-exercise-2 = Acelerar rende ${ $fast }; ir devagar, ${ $slow }. Uma multa vem com probabilidade 1/{ $n }. Quanto ela pode custar para que dê na mesma acelerar ou ir devagar? Responda em dólares.
    .level = Aquecimento
    .hint-1 = Isso é o que se ganha a mais acelerando. A multa só vem uma vez em { $n }.
    .hint-2 = Uma multa que vem poucas vezes pode custar mais, não menos.
    .hint-3 = Ir devagar também rende alguma coisa.
    .because = Acelerar rende { $fast } − { $slow } a mais em cada vez. A multa só vem uma vez em { $n }; então ela pode custar { $n } vezes isso.
# en: 29e5434b
speeding-exercise-3 = Acelerar rende ${ $fast }; ir devagar, ${ $slow }; e uma multa custa ${ $ticket }. Até que probabilidade compensa acelerar?
    .level = Principal
    .hint-1 = Compare o que você ganha a mais com o que custa uma multa.
    .hint-2 = Ir devagar também rende alguma coisa. Quanto se ganha a mais acelerando?
    .hint-3 = Quanto se ganha acelerando a mais do que indo devagar?
    .hint-4 = Essa é a probabilidade de não haver multa.
    .hint-5 = Uma multa leva { $ticket } por inteiro. Divida por isso.
    .because = Ganha-se { $gain } a mais, e uma multa custa { $ticket }.
# en: c488fd31
speeding-exercise-4 = Uma bicicleta vale ${ $price }. O seguro por um ano custa ${ $premium } e paga a bicicleta se ela for roubada. Até que probabilidade de roubo sai mais barato, em média, não fazer o seguro?
    .level = Principal
    .hint-1 = Essa é a probabilidade de ela não ser roubada. Compare probabilidade · { $price } com { $premium }.
    .hint-2 = Um roubo custa muito mais que o seguro. Compare probabilidade · { $price } com { $premium }.
    .hint-3 = Um roubo leva { $price } por inteiro. Compare probabilidade · { $price } com { $premium }.
    .hint-4 = Quanto um roubo custa em média? É probabilidade · { $price }.
    .because = Sem seguro, um roubo custa em média probabilidade · { $price }. Isso dá { $premium } se a probabilidade for { $premium }/{ $price }.
# en: 3b57099f
speeding-exercise-5 = Carteira vazia, uma corrida de ${ $fare } e outro passageiro, que vale ${ $other }. Uma multa tira os dois. Ir devagar rende ${ $slow } e mantém o outro passageiro. Até que probabilidade compensa acelerar?
    .level = Desafio
    .hint-1 = Uma multa também tira o outro passageiro.
    .hint-2 = Uma multa também tira a corrida.
    .hint-3 = Essa é a probabilidade de não haver multa.
    .hint-4 = Uma multa leva { $fare } + { $other } por inteiro. Divida por isso.
    .because = Ganha-se { $gain } a mais, e uma multa tira { $fare } + { $other }.

# en: 9ca3ecc4
speeding-say-speed = Acelerar
# en: b2579107
speeding-say-speed-tip = Passar do limite
# en: 6ed2f303
speeding-say-keep = Ficar no limite
# en: e9f0cde3
speeding-say-keep-tip = Dirigir devagar
# en: ac4bd151
speeding-say-play-task = Faça dez corridas. Se você acelerar, é pego metade das vezes. Como você ganha mais?
# en: 94018076
speeding-say-hurry = Um táxi com pressa
# en: 09be0306
speeding-say-a-ticket = Pego: −{ $ticket } $
# en: 40fef2d2
speeding-say-so-far = Acelerando: { $fast } { FORM($fast, "corrida", "corridas") }, { $caught } { FORM($caught, "multa", "multas") }, ${ $dollars }. No limite: { $slow } { FORM($slow, "corrida", "corridas") }, ${ $slow_dollars }.
# en: 6d794dcd
speeding-say-task = Mova os controles. Onde as retas se cruzam?
# en: 01d917f7
speeding-say-speeding = acelerar
# en: d74d69ea
speeding-say-slow-way = ir devagar
# en: dc26bc26
speeding-say-or-not = Acelerar ou não
# en: 5d30ff96
speeding-say-chance = probabilidade de multa
# en: fd853286
speeding-say-dollars = dólares em média
# en: 6c796f01
speeding-say-worth = Acelerar vale ${ $first } sem multa e ${ $last } com multa.
# en: 91d9aace
speeding-say-gains = Ganha-se { $first } − { $slow } = { $gain } a mais, e uma multa custa { $cost }. Então compensa até { $cross }.
# en: 6bfbf335
speeding-say-slow-worth = Ir devagar vale ${ $slow }. Acelerar { $always ->
    [yes] sempre
   *[no] nunca
} compensa.
# en: 879bbe30
speeding-controls =
    .fare = valor da corrida
    .ticket_costs = custo da multa
    .slow_way = ir devagar
# en: d36befa4
speeding-say-with-money = com dinheiro
# en: b3e242fe
speeding-say-empty = carteira vazia
# en: 2a063df1
speeding-parking = Estacionar por uma hora custa 2 $. Quem não pagou leva uma multa de 40 $ se um fiscal passa. Até que probabilidade de um fiscal sai mais barato, em média, não pagar?
    .hint-1 = Com 1/2 custaria 20 $ em média. Compare probabilidade · 40 com 2.
    .hint-2 = Essa é a probabilidade de não passar ninguém.
    .hint-3 = Um fiscal em uma de 40 horas custa 1 $ em média. Pagar custa 2 $.
    .hint-4 = Com 1/10 custaria 4 $ em média, o dobro de pagar.
    .hint-5 = A multa é 40, não 40 − 2. Compare probabilidade · 40 com 2.
    .because = Não pagar custa em média 40 · probabilidade. Com 1/20 são 2, o mesmo que pagar.
