### Rolar de novo até dar sete. Variáveis: { $target } a soma desejada, { $kept } o dado que fica, { $p } uma probabilidade, { $n } uma chance em n.

# en: ead55ece
reroll-for-seven-guide =
    .plan-1 = Em duplas, um duelo com dados de verdade: quem tira 7 primeiro? Cada um escolhe o que rolar de novo.
    .plan-2 = Primeiro palpite. Fazer uma votação: um dado, os dois, tanto faz.
    .plan-3 = Contar com um dado, contar com os dois e depois executar a célula da ideia.
    .plan-4 = “Sua vez” 1 e depois o controle: o que o 7 tem de especial?
    .plan-5 = Erros seguidos, três rolagens e o duelo em turnos.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Olhem uma face de um dado. Quantas faces do outro dado dão 7 com ela? E com qualquer outra face?
    .say-2 = O dado não tem memória. Vocês têm, e essa é a armadilha.
    .ask-1 = Por que tanto faz com qual dado você fica?
    .ask-2 = Do que um dado precisaria para ter memória?
    .ask-3 = Quem começa tem a primeira chance. Quanto isso pode valer, no máximo?
    .support = Dê a cada dupla uma folha com os 36 pares e peça que marquem os que dão 7.
    .extension = Deixem o duelo justo: que regra daria a mesma chance a quem joga depois?
    .ticket-1 = Você precisa de 5 e fica com um 2. Qual é a probabilidade de conseguir rolando uma vez o outro dado?
    .ticket-2 = 1/6: só um 3 serve
    .open-1 = Que regra deixaria o duelo justo?
    .open-1-answer = Os dois rolam na mesma rodada, e a rodada em que os dois tiram 7 é repetida. É a regra do jogo.
    .open-2 = Além do 7, existe outra soma em que tanto faz o que você guarda?
    .open-2-answer = Não. Em qualquer outra soma alguma face fica sem parceiro, e ficando com ela a probabilidade é 0.

# en: c391810c
reroll-for-seven-say-again-task = Tire 7. Role de novo um dado algumas vezes, e os dois algumas vezes. Com qual jeito o 7 sai mais?
# en: 14f5b2a6
reroll-for-seven-say-one-again = Um de novo
# en: ab34f297
reroll-for-seven-say-one-again-tip = Rolar de novo o dado vermelho
# en: deef1213
reroll-for-seven-say-both-again = Os dois de novo
# en: 524aa839
reroll-for-seven-say-both-again-tip = Rolar de novo os dois dados
# en: 3970f581
reroll-for-seven-say-often = 50 vezes cada
# en: 22f92c6e
reroll-for-seven-say-often-tip = Rolar cinquenta vezes um e cinquenta vezes os dois
# en: e44d1c0f
reroll-for-seven-say-again = Dois dados para rolar de novo
# en: f8adbd7a
reroll-for-seven-say-of = { $made } de { $rolled }
# en: 956ab674
reroll-for-seven-say-again-so-far = O 7 saiu em { $one } de { $ones } rolagens de um dado e em { $both } de { $boths } rolagens dos dois.
# en: a7618e9c
reroll-for-seven-say-task = Mova o controle para outras somas. Em quais delas tanto faz o que você guarda?
# en: e0de67a9
reroll-for-seven-say-targets = Probabilidade de dar { $target } no total
# en: 492e1776
reroll-for-seven-say-keep = ficar com { $face }
# en: e728cd04
reroll-for-seven-say-both = rolar os dois
# en: 21b1e79c
reroll-for-seven-say-choice = escolha
# en: 4a5f6315
reroll-for-seven-say-chance = probabilidade
# en: 4f34a11c
reroll-for-seven-say-alike = Soma { $target }: tanto faz o que você guarda.
# en: 05a750cb
reroll-for-seven-say-any-one = Soma { $target }: o melhor é ficar com um dado, qualquer um.
# en: 1fdc4e71
reroll-for-seven-say-best = Soma { $target }: o melhor é { LIST($best, "or") }.
# en: 4e1bac92
reroll-for-seven-say-turns-task = Quanto do total já está decidido?
# en: 479046af
reroll-for-seven-say-turns = Um depois do outro
# en: a220e4b5
reroll-for-seven-say-you = Você
# en: 4f30ed90
reroll-for-seven-say-rival = Rival
# en: 5ac0955c
reroll-for-seven-say-seven = um 7: { $p }
# en: 8b2b6412
reroll-for-seven-say-none = nenhum: { $p }
# en: 316344c3
reroll-for-seven-say-product = { $p } · ({ $sum })
# en: fbcf924a
reroll-for-seven-say-after = Depois de { $rolls } { FORM($rolls, "rolagem", "rolagens") }, a probabilidade de você já ter ganhado é { $you }, e a do seu rival, { $rival }. Com probabilidade { $left }, nada está decidido ainda. Em fórmula: { $mine } para você, e sobra { $rest }.
# en: db0a5f6b
reroll-for-seven-controls =
    .target = soma
    .rolls = rolagens

# en: 89634b8b
reroll-for-seven-one-or-both = Você quer tirar 7 com dois dados. Saíram um 3 e um 5. Você pode rolar de novo um dado ou os dois. O que é melhor?
    .choices-one = Um dado
    .choices-both = Os dois dados
    .choices-alike = Tanto faz
    .hint-1 = Fique com o 3: o que o outro dado precisa mostrar? Qual é a probabilidade de uma face?
    .hint-2 = Dos 36 pares, quantos dão 7? Compare com uma face de um dado.
    .because = Não importa o que você guarda: só uma face do outro dado dá 7. Com os dois dados são 6 de 36 pares: a mesma coisa.
# en: 59b06251
reroll-for-seven-one-die = Você fica com o 3 e rola o outro dado. Qual é a probabilidade de darem 7 no total?
    .hint-1 = Dá ou não dá, mas as duas coisas não são igualmente prováveis. Que faces dão 7?
    .hint-2 = Só uma face combina com o 3.
    .hint-3 = O 3 já está na mesa. Só um dado é rolado.
    .hint-4 = Um dado tem seis faces.
    .because = Só um 4 serve: uma face em seis.
# en: cfd20227
reroll-for-seven-both-dice = Agora você rola os dois. Qual é a probabilidade de darem 7 no total?
    .hint-1 = Há 11 somas, de 2 a 12, mas elas não são igualmente prováveis.
    .hint-2 = Há mais de um par.
    .hint-3 = 1 e 6 não é o mesmo que 6 e 1: conte os dois.
    .hint-4 = Anote os pares: 1 e 6, 2 e 5, …
    .because = 1 e 6, 2 e 5, 3 e 4, e os mesmos ao contrário: 6 de 36 pares.
# en: 453ca1b8
reroll-for-seven-need = O que o outro dado precisa mostrar?
    .because = Então cada face tem um só parceiro: 1 e 6, 2 e 5, 3 e 4.
# en: 4440bb58
reroll-for-seven-eight = A soma desejada é 8. Você rola os dois dados. Qual é a probabilidade?
    .hint-1 = Seria assim com 7. Que face ficou sem parceiro?
    .hint-2 = As somas não são igualmente prováveis.
    .hint-3 = 2 e 6 não é o mesmo que 6 e 2: conte os dois.
    .because = 2 e 6, 3 e 5, 4 e 4, 5 e 3, 6 e 2: 5 de 36. Nunca fique com um dado que mostra 1.
# en: cd8bb890
reroll-for-seven-after-misses = Você errou cinco vezes. Qual é a probabilidade de dar 7 na próxima rolagem?
    .choices-more = Maior do que no começo
    .choices-less = Menor do que no começo
    .choices-same = A mesma do começo
    .hint-1 = O dado se lembra do que mostrou?
    .hint-2 = O azar acaba assim que você pega o dado de novo.
    .because = Dados não têm memória. As rolagens são independentes: o que veio antes não muda nada.
# en: 1a25ffea
reroll-for-seven-three-rolls = Qual é a probabilidade de dar pelo menos um 7 em três rolagens?
    .hint-1 = Somando 1/6 três vezes, você conta em dobro quando duas rolagens dão 7.
    .hint-2 = Isso é dar 7 nas três rolagens.
    .hint-3 = Essa é a probabilidade de não dar nenhum 7. Fique com o resto.
    .hint-4 = Isso é uma rolagem só, sem 7.
    .because = Nenhum 7 em três rolagens: 5/6 · 5/6 · 5/6 = 125/216. O resto é 91/216.
# en: 454b256f
reroll-for-seven-the-starter = Dois táxis jogam um depois do outro. Ganha quem primeiro tirar 7. Qual é a probabilidade de quem começa ganhar?
    .hint-1 = Quem começa tem a primeira chance. O outro só joga depois de um erro.
    .hint-2 = Isso é ganhar de primeira. Quem começa ainda tem outras vezes.
    .hint-3 = Essa é a probabilidade de o duelo continuar depois da primeira rolagem.
    .hint-4 = Essa é a probabilidade do outro.
    .because = Quem começa tem 6 partes para cada 5 do outro: depois de um erro, com probabilidade 5/6, o outro fica na situação em que o primeiro estava. Então é 6 para 5.
# en: c2f6217c
reroll-for-seven-three-drivers = Agora são três táxis, um depois do outro. Qual é a probabilidade de quem começa ganhar?
    .hint-1 = Quem começa tem a primeira chance.
    .hint-2 = Isso é com dois táxis.
    .hint-3 = O terceiro tem menos partes que o segundo: 36, 30 e 25.
    .hint-4 = Esse é o segundo táxi.
    .hint-5 = Esse é o terceiro táxi.
    .because = 36, 30 e 25 partes: cada um tem 5/6 do anterior. 36 de 91.
# en: b5cafa17
reroll-for-seven-exercise-1 = Você rola dois dados. Qual é a probabilidade de darem { $target } no total?
    .level = Aquecimento
    .hint-1 = Há 11 somas, mas elas não são igualmente prováveis.
    .hint-2 = Essa é a probabilidade de 7. Qualquer outra soma é mais rara.
    .hint-3 = Há mais de um par.
    .because = Anote os pares; cada um conta duas vezes se os dados forem diferentes.
# en: a29bf54b
reroll-for-seven-exercise-2 = Um dado mostra { $kept }. Você fica com ele e rola o outro de novo. Qual é a probabilidade de os dois darem { $target } no total?
    .level = Aquecimento
    .hint-1 = Um dado fica como está. Só um é rolado.
    .hint-2 = Dois dados têm 11 somas. Aqui só um dado é rolado.
    .hint-3 = De que face você precisa? Ela existe num dado?
    .hint-4 = De que face você precisa? Ela existe num dado.
    .because = O outro dado teria que mostrar { $target } − { $kept }.
# en: e9a64493
reroll-for-seven-exercise-3 = Você rola dois dados { $rolls } vezes. Qual é a probabilidade de dar pelo menos um 7?
    .level = Principal
    .hint-1 = Probabilidades não se somam assim: o 7 pode sair mais de uma vez. Comece por “nenhum 7”.
    .hint-2 = Essa é a probabilidade de não dar nenhum 7.
    .hint-3 = Isso é dar 7 em todas as rolagens.
    .hint-4 = Isso é uma rolagem só.
    .because = 1 − (5/6)^{ $rolls }: tire de 1 a probabilidade de nenhum 7.
# en: d07fb73f
reroll-for-seven-exercise-4 = Mia programa { $clocks } despertadores. Cada um falha com probabilidade 1/{ $n }, não importa o que os outros façam. Qual é a probabilidade de pelo menos um tocar?
    .level = Principal
    .hint-1 = Essa é a probabilidade de todos falharem.
    .hint-2 = Isso é um despertador sozinho.
    .hint-3 = Essa é a probabilidade de todos tocarem. Basta um.
    .hint-4 = Probabilidades não se somam assim. Qual é a probabilidade de todos falharem?
    .because = Todos falham com probabilidade (1/{ $n })^{ $clocks }. Tire isso de 1.
# en: 8c64b9f8
reroll-for-seven-exercise-5 = Duas pessoas jogam, uma depois da outra, uma moeda ou um dado; cada jogada ganha com probabilidade 1/{ $n }. Qual é a probabilidade de quem começa ganhar?
    .level = Desafio
    .hint-1 = Quem começa tem a primeira chance. Isso vale alguma coisa.
    .hint-2 = Isso é só a primeira vez. O jogo pode durar muito.
    .hint-3 = Essa é a probabilidade da outra pessoa.
    .because = A outra pessoa joga com probabilidade { $others }/{ $n }. Então é { $n } para { $others }.
