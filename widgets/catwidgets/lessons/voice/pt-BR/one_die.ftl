### Um dado ou três. Variáveis: { $first } e { $last } três faces de um dado e a quarta, ou { $first } e { $second } os lados de dois dados, { $mean } a média, { $a }, { $m } e { $b } números, { $d } a distância entre eles, { $sides } lados, { $single } e { $v } variâncias, { $what } o que se rola, { $times } quantos dados ou quantas vezes, { $factor } por quanto se multiplica, { $one } e { $other } as variâncias de dois dados, { $n } sacos.

# en: 80ab09eb
one-die-guide =
    .plan-1 = Metade da turma rola um dado de quatro faces e multiplica por três; a outra metade rola três dados. Dez rolagens cada um.
    .plan-2 = Primeiro palpite: a média. Olhar as duas listas. O que é igual, e o que é diferente?
    .plan-3 = Longe e perto: dois palpites, depois as curvas. Onde elas trocam de lugar?
    .plan-4 = A variância de um dado, feita à mão, com quadrados. Depois vezes três, e três dados: palpites.
    .plan-5 = Os controles. Quem descobre as duas regras? Depois o elevador: palpite.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Duas regras podem ter a mesma média, e mesmo assim a vida com uma é bem diferente da vida com a outra.
    .say-2 = A variância é uma área: a média dos quadrados construídos sobre as distâncias.
    .ask-1 = Por que elevamos ao quadrado, em vez de usar só a distância?
    .ask-2 = Por que é raro os três dados saírem altos?
    .ask-3 = Quando alguém gosta de muita dispersão, e quando gosta de pouca?
    .support = Peça que desenhem os quatro quadrados em papel quadriculado e contem a área, para 1, 2 e 3 vezes o dado.
    .extension = Duas vezes um dado, mais outro dado: onde fica a variância, entre 15/4 e 45/4?
    .ticket-1 = Uma moeda vale 0 ou 2. Qual é a variância de uma moeda, de 5 vezes uma moeda e de 5 moedas somadas?
    .ticket-2 = 1, 25 e 5
    .open-1 = Quem prefere três dados, o táxi ou a viatura?
    .open-1-answer = Depende da distância. De longe, o táxi gosta de três dados, porque raramente vão longe. De perto, a viatura gosta deles, porque raramente falham.
    .open-2 = Em que outras situações muitos pequenos acasos formam uma soma em que dá para confiar?
    .open-2-answer = Seguradoras, ônibus, padarias: cada cliente é incerto, e mil juntos são quase certos. Uma única encomenda grande, não.
# en: 79d36062
one-die-say-added = { $times } dados assim somados
# en: 72bfd586
one-die-say-multiplied = { $times } vezes um dado assim
# en: 4dbcae2f
one-die-same-mean = Você passou 3 casas do limite. A regra multiplica um dado por três. Outra mesa rolaria três dados e somaria. Com qual das duas a viatura anda mais em média?
    .choices-one-die = um dado vezes três
    .choices-three-dice = três dados somados
    .choices-same = o mesmo com as duas
    .hint-1 = Ela vai longe mais vezes. Mas também anda pouco mais vezes.
    .hint-2 = Valores esperados se somam, não importa o que os dados façam.
    .because = 3 · 2,5, e 2,5 + 2,5 + 2,5.
# en: 36e798af
one-die-one-die = Um dado de quatro faces mostra 1, 2, 3 ou 4. A média é 5/2. Qual é a variância, ou seja, a média dos quadrados das distâncias?
    .hint-1 = Essa é a soma dos quatro quadrados. Divida por quatro.
    .hint-2 = Essa é a distância média. Primeiro eleve cada distância ao quadrado.
    .hint-3 = As distâncias para um lado e para o outro se compensam. Primeiro eleve ao quadrado.
    .hint-4 = Divida por quatro, não por três: aqui estão todas as faces, e não uma amostra delas.
    .hint-5 = Essa é a média dos quadrados das faces. Use as distâncias até 5/2.
    .because = As distâncias são 3/2, 1/2, 1/2 e 3/2. Os quadrados delas somam 5.
# en: f3f2e1ce
one-die-times-three = Qual é a variância de três vezes um dado de quatro faces?
    .hint-1 = Isso é três vezes 5/4. Mas as distâncias são três vezes maiores, e depois são elevadas ao quadrado.
    .hint-2 = Isso vale para um dado só.
    .hint-3 = Confira o quadrado de três.
    .because = Três vezes mais longe da média, e os quadrados são nove vezes maiores: 9 · 5/4.
# en: b33a818e
one-die-three-dice = E qual é a variância de três dados de quatro faces somados?
    .hint-1 = Isso vale para três vezes um dado.
    .hint-2 = Isso vale para um dado sozinho.
    .hint-3 = Essa é a variância da média de três dados.
    .hint-4 = Variâncias de dados independentes se somam, não se multiplicam.
    .because = Variâncias de dados independentes se somam: 5/4 + 5/4 + 5/4. É um terço da de um dado vezes três.
# en: 77c8cafa
one-die-mean-distance = A distância média de alguns números até a média deles.
    .because = A média das distâncias, cada uma sem o sinal.
# en: cbf2b96e
one-die-far-away = Você passou 3 casas do limite, e a viatura está a 10 casas. De quais dados você prefere fugir?
    .choices-one-die = um dado vezes três
    .choices-three-dice = três dados somados
    .choices-same = tanto faz
    .hint-1 = Um 4 sai com probabilidade 1/4. Quantas vezes três dados dão 10, 11 ou 12?
    .hint-2 = A média é a mesma, mas aqui só importam as rolagens altas.
    .because = Três dados dão 10 ou mais em 10 de 64 jeitos; um dado vezes três, em 16 de 64.
# en: ec3bf379
one-die-near = E se ela estiver a só 5 casas?
    .choices-one-die = um dado vezes três
    .choices-three-dice = três dados somados
    .choices-same = tanto faz
    .hint-1 = Agora só rolagens baixas salvam você. Quantas vezes três dados dão 3 ou 4?
    .hint-2 = A média é a mesma, mas aqui só importam as rolagens baixas.
    .because = Um dado vezes três não chega em 16 de 64 jeitos; três dados, só em 4 de 64. Agora a dispersão ajuda você.
# en: 5f51f204
one-die-change-places = A partir de que distância um dado vezes três alcança você com mais frequência do que três dados?
    .hint-1 = A 8 casas, os dois são iguais.
    .hint-2 = A 7 casas, três dados ainda alcançam você mais vezes.
    .hint-3 = Começa uma casa antes.
    .because = A partir daí, além da média, a viatura precisa de sorte. Um dado tem mais sorte para dar.
# en: 41c29cd7
one-die-exercise-1 = Um dado de quatro faces mostra { $first } ou { $last }. Qual é a variância?
    .level = Aquecimento
    .hint-1 = Essa é a média. A que distância dela estão as faces, ao quadrado?
    .because = A média é { $mean }. Tire a média dos quadrados das quatro distâncias até ela.
# en: 2da0a14d
one-die-exercise-2 = Uma roleta mostra { $a }, { $m } ou { $b }, todos igualmente prováveis. Qual é a variância?
    .level = Aquecimento
    .hint-1 = Essa é a média. A que distância dela está cada número?
    .hint-2 = Essa é a distância média. Primeiro eleve as distâncias ao quadrado.
    .hint-3 = Esses são os quadrados das distâncias juntos. Divida por três.
    .hint-4 = O { $m } também conta: a distância dele é 0.
    .because = A média é { $m }. Os quadrados das distâncias são { $d }², 0 e { $d }², e a média deles é 2 · { $d }²/3.
# en: 3d55c8bd
one-die-exercise-3 = Um dado de { $sides } faces tem variância { $single }. Qual é a variância de { $what }?
    .level = Principal
    .hint-1 = Isso vale para um dado só. O que acontece com os quadrados das distâncias dele?
    .because = { $factor } · { $single }.
# en: 7ab6f843
one-die-exercise-4 = Uma máquina enche sacos de arroz, cada um independente dos outros. O peso de um saco tem variância { $v }. Qual é a variância do peso de { $n } sacos juntos?
    .level = Principal
    .hint-1 = Seria assim se todos pesassem o mesmo que o primeiro. Sacos pesados e sacos leves se compensam em parte.
    .hint-2 = Isso vale para um saco só. Cada saco acrescenta a sua parte.
    .hint-3 = Essa é a variância da média deles.
    .because = { $n } · { $v }: as variâncias de coisas independentes se somam.
# en: 678c764a
one-die-exercise-5 = Você rola um dado de { $first } faces e multiplica por { $a }. Rola um dado de { $second } faces e multiplica por { $b }. Depois soma os dois. Qual é a variância?
    .level = Desafio
    .hint-1 = As distâncias são multiplicadas por { $a }; então os quadrados delas são multiplicados por { $a } duas vezes.
    .hint-2 = Primeiro cada dado é multiplicado. O que isso faz com os quadrados das distâncias?
    .because = { $a }² · { $one } + { $b }² · { $other }.

# en: c5982eb3
one-die-say-roll-task = Faça a viatura sair muitas vezes. Em que rua ela varia mais?
# en: c7ccea10
one-die-say-rolls = perseguições
# en: ce687da0
one-die-say-roll = Perseguir
# en: 5d5fe134
one-die-say-roll-tip = Rolar uma vez de cada jeito
# en: e01cc877
one-die-say-roll-twenty = Perseguir 100 vezes
# en: 29909588
one-die-say-roll-twenty-tip = Rolar cem vezes de cada jeito e contar
# en: c0ec7176
one-die-say-two-chases = Duas perseguições
# en: 1936a489
one-die-say-one-die = um dado vezes três
# en: c5150646
one-die-say-three-dice = três dados somados
# en: 5e2cebc9
one-die-say-so-far = Um dado vezes três: { $one } casas. Três dados: { $three } casas. Até agora, { $n } { FORM($n, "perseguição", "perseguições") }.
# en: ad8978ce
one-die-say-two-lists = Duas listas de números
# en: 42ab180f
one-die-say-list = { $name }: { $n } jeitos, média { $mean }.
# en: 390e2eda
one-die-say-no-list = { $name } deveria ser uma lista de números
# en: 9a041292
one-die-say-of = { $n } de { $all }
# en: 90c0d1f0
one-die-say-how-often = Quantas vezes sai cada número
# en: bb2b29e2
one-die-say-a-list = lista
# en: 2e941eb0
one-die-say-number = número
# en: d8223b5c
one-die-say-ways = jeitos
# en: b486285d
one-die-say-mean = média
# en: 01533f23
one-die-say-mean-is = média { $mean }
# en: 18b0d9b5
one-die-say-square = Um quadrado sobre a distância até a média
# en: 81eced88
one-die-say-squares = Um dado vezes { $times }: { $faces }. A média dos quadrados é { $area }.
# en: de783fe6
one-die-say-one-number = um número
# en: 337a89bc
one-die-say-spread-task = Mova os controles. Que relação há entre os dois números da frase?
# en: 3b2d3b5c
one-die-say-die-times = um dado vezes { $n }
# en: b943396f
one-die-say-dice-added = { $n ->
    [1] 1 dado
   *[other] { $n } dados somados
}
# en: 46e1066d
one-die-say-spreads = Um dado sozinho: { $alone }. Um dado vezes { $n }: { $one }. { $n ->
    [1] 1 dado
   *[other] { $n } dados somados
}: { $added }.
# en: 81bc9b57
one-die-say-over = { $over } acima do limite, dados de { $sides } faces
# en: 9250fa29
one-die-say-reach = 3 acima do limite
# en: 8df9adda
one-die-say-reach-task = Mova o controle até a distância em que os dois trocam de lugar.
# en: ad9c4750
one-die-say-away = casas até a viatura
# en: 030ea053
one-die-say-chance = probabilidade
# en: fbcea28c
one-die-say-reaching = A { $away } { FORM($away, "casa", "casas") }: um dado vezes três chega com { $one }; três dados somados, com { $three }. { $safer ->
    [one] É melhor fugir de um dado vezes três.
    [three] É melhor fugir de três dados somados.
   *[alike] Tanto faz.
}
# en: 3873d286
one-die-controls =
    .over = acima do limite
    .sides = faces
    .spaces_away = casas de distância
# en: 2f3e24e8
one-die-lift = Um elevador leva nove pessoas. O peso de cada uma tem desvio padrão de 10 kg, seja qual for o das outras. Qual é o desvio padrão do peso das nove juntas, em kg?
    .hint-1 = Seria assim se todas fossem pesadas, ou todas leves. Some variâncias: nove vezes 10².
    .hint-2 = Essa é a variância. Tire a raiz quadrada.
    .hint-3 = Isso é uma pessoa.
    .hint-4 = Esse é o desvio padrão da média delas.
    .because = A variância é 9 · 10² = 900, e √900 = 30: três vezes uma pessoa, e não nove.
