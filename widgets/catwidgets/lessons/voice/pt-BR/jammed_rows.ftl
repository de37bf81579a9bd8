### Estacionar. Variáveis: { $columns } colunas de uma fileira, { $fish } peixes, { $gap } casas livres entre dois peixes, no mínimo, { $seats } lugares de um banco, { $people } pessoas.

# en: d1b02d9c
jammed-rows-guide =
    .plan-1 = Uma encenação: um por um, todos ficam de pé junto a uma parede, onde quiserem, mas a pelo menos dois passos de quem já está lá. Quantos cabem?
    .plan-2 = Sete colunas, preenchidas ao acaso dez vezes, com moedas e na tela. Quantas vezes cabem três?
    .plan-3 = Primeiro palpite, depois a árvore no quadro. Por que não 1/35?
    .plan-4 = Seis peixes. O primeiro corta a fileira em duas: palpites e figuras.
    .plan-5 = Que largura basta? E um banco: quem acha lugar?
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Contar só basta se todos os casos são igualmente prováveis. Aqui não são.
    .say-2 = Uma função pode chamar a si mesma, desde que seja para algo menor.
    .ask-1 = De quantos jeitos dá para escolher três de sete colunas? Por que a probabilidade não é 1 dividido por esse número?
    .ask-2 = O que acontece à esquerda de um peixe? E o que isso diz sobre a direita?
    .ask-3 = Onde a recursão termina?
    .support = Use uma tira de papel quadriculado e moedas. Cada moeda cobre cinco quadradinhos: o dela e dois de cada lado.
    .extension = Peixes em círculo: a última coluna fica ao lado da primeira. Mudem a recursão só para o primeiro peixe.
    .ticket-1 = Quatro colunas e duas casas livres entre dois peixes. Qual é a probabilidade de caberem dois peixes?
    .ticket-2 = 1/2: o primeiro peixe tem que cair em a ou d; aí a única coluna livre é a da outra ponta
    .open-1 = Se um peixe só pudesse cair onde deixa lugar para os outros, todas as fileiras seriam igualmente prováveis?
    .open-1-answer = Não. A ordem ainda importa: é mais provável a fileira a que se chega de mais jeitos.
    .open-2 = O que estaciona como os nossos peixes?
    .open-2-answer = Carros numa rua sem vagas marcadas, moléculas numa superfície, pessoas num banco que querem espaço dos dois lados.
# en: 9d5d2a67
jammed-rows-narrowest = Seis peixes, e duas casas livres entre dois vizinhos. Quantas colunas tem a fileira mais curta em que eles cabem?
    .hint-1 = Depois do último peixe não é preciso deixar casas.
    .hint-2 = Duas casas entre dois vizinhos: entre seis peixes há cinco vãos.
    .hint-3 = Conte os peixes, e não só as casas livres.
    .hint-4 = Com uma a menos também dá.
    .hint-5 = As casas entre dois peixes servem para os dois.
    .hint-6 = Essas são as casas livres; os peixes também ocupam colunas.
    .because = 6 peixes e 5 vãos de 2 casas.
# en: 07e35231
jammed-rows-seven-columns = Sete colunas, de a até g, e três peixes. Só há um jeito de pôr os três: a, d, g. Cada peixe é desenhado ao acaso numa coluna ainda livre. Qual é a probabilidade de caberem os três?
    .hint-1 = Seria 1 em 35 se todas as escolhas de três colunas fossem igualmente prováveis.
    .hint-2 = Essa é a probabilidade de o primeiro cair em a, d ou g. O segundo ainda pode estragar tudo.
    .hint-3 = Olhe o primeiro peixe. Se ele cai em d, os outros dois cabem com certeza; se cai em a ou g, só em um de dois casos.
    .hint-4 = Nunca se desenha um peixe numa coluna fechada.
    .hint-5 = Nunca se desenha um peixe numa coluna fechada.
    .because = Em d (1/7) dá tudo certo. Em a ou g (2/7) sobram quatro colunas livres, e duas delas servem.
# en: ad927000
jammed-rows-first-drawing = O primeiro peixe de uma fileira de 20 cai em f, a sexta coluna. Ele fecha de d até h. O que sobra?
    .choices-one = uma fileira de 15
    .choices-right = fileiras de 3 e 12
    .choices-wide = fileiras de 5 e 14
    .hint-1 = As colunas fechadas ficam no meio: o que se desenha de um lado não interfere no outro.
    .hint-2 = Duas colunas de cada lado também ficam fechadas.
    .because = E o que acontece numa não depende da outra: é a mesma pergunta duas vezes, para fileiras mais curtas.
# en: 20a94122
jammed-rows-by-chance = Pegue a fileira mais curta para seis peixes. Cada um é desenhado ao acaso numa coluna livre. Qual é a probabilidade de caberem os seis?
    .choices-rare = uns 5%
    .choices-even = uns 50%
    .choices-usual = sempre cabem
    .hint-1 = Cada peixe tem que acertar uma de poucas colunas boas.
    .hint-2 = Quatro peixes podem travar esta fileira.
    .because = Exatamente 141/2912.
# en: ca797bb5
jammed-rows-never-jams = Quantas colunas, no mínimo, uma fileira precisa ter para que seis peixes sempre caibam, por pior que sejam desenhados?
    .hint-1 = Isso basta se forem bem desenhados.
    .hint-2 = Cinco peixes podem fechar 25 colunas: c, h, m, r, w.
    .hint-3 = Seis vezes cinco daria com certeza, mas o último peixe só precisa de uma coluna livre.
    .hint-4 = O último peixe só precisa de uma coluna livre.
    .hint-5 = Cinco peixes podem fechar 25 colunas.
    .because = Cinco peixes fecham no máximo 5 · 5 colunas, e sobra mais uma. Por isso o tabuleiro grande tem 26.
# en: 64ade035
jammed-rows-at-least = A probabilidade de caberem pelo menos certo número de peixes.
    .because = Some as probabilidades de todos os números grandes o bastante.
# en: f390dd20
jammed-rows-smaller-gap = Um banco tem sete lugares. Ninguém se senta bem ao lado de outra pessoa, e cada um pega ao acaso um dos lugares que restam. Qual é a probabilidade de quatro pessoas acharem lugar?
    .hint-1 = Estaria certo se todas as escolhas de quatro lugares fossem igualmente prováveis.
    .hint-2 = Pode dar errado: pessoas no segundo, no quarto e no sexto lugar não deixam espaço.
    .hint-3 = Isso era com duas casas no meio e três peixes.
    .because = Têm que ocupar um lugar sim, outro não, do primeiro ao último. Cada lugar da primeira pessoa deixa dois bancos mais curtos.
# en: 835a47f6
jammed-rows-exercise-1 = Uma fileira de { $columns } colunas, com duas casas livres entre dois peixes. Cada peixe é desenhado ao acaso numa coluna livre. Qual é a probabilidade de caberem { $fish } peixes?
    .level = Aquecimento
    .hint-1 = Isso vale para um só lugar do primeiro peixe. Que lugares são bons, e o que sobra depois?
    .because = Olhe cada lugar do primeiro peixe e as fileiras que sobram.
# en: 72047403
jammed-rows-exercise-2 = Uma fileira de { $columns } colunas, com pelo menos duas casas livres entre dois peixes. Em quantas das colunas o primeiro peixe pode cair de modo que não caiba mais nenhum?
    .level = Aquecimento
    .hint-1 = Um peixe numa ponta deixa muito espaço na outra. Teste cada coluna.
    .hint-2 = Teste também as colunas ao lado do meio.
    .because = Outro peixe precisa de três colunas de um dos lados. Nesses casos há menos de três dos dois lados.
# en: 48970ea2
jammed-rows-exercise-3 = Uma fileira de { $columns } colunas é preenchida ao acaso, com duas casas livres entre dois peixes, até não caber mais nada. Quantos peixes ela tem em média?
    .level = Principal
    .hint-1 = Seria assim se não sobrassem vãos em que nada cabe.
    .hint-2 = Os peixes deixam duas casas entre si.
    .because = Um peixe, mais o que cabe nas duas fileiras que sobram, em média para todos os lugares do primeiro.
# en: e945ccdf
jammed-rows-exercise-4 = Um banco tem { $seats } lugares. Ninguém se senta bem ao lado de outra pessoa, e cada um pega ao acaso um dos lugares que ainda servem. Qual é a probabilidade de { $people } pessoas acharem lugar?
    .level = Principal
    .hint-1 = Olhe cada lugar da primeira pessoa. Quantos lugares sobram de cada lado?
    .hint-2 = Faça o teste: primeiro uma pessoa em cada ponta.
    .because = Pegue os lugares da primeira pessoa, um por um. Cada um deixa dois bancos mais curtos, um de cada lado.
# en: 2d10cfee
jammed-rows-exercise-5 = Agora tem que haver no mínimo { $gap } casas livres entre dois peixes. Qual é a probabilidade de caberem { $fish } peixes em { $columns } colunas?
    .level = Desafio
    .hint-1 = Isso vale para um só lugar do primeiro peixe. Que lugares são bons, e o que sobra depois?
    .because = Use a recursão com gap={ $gap } e some as probabilidades a partir de { $fish } peixes.

# en: 66376d26
jammed-rows-say-row-task = Preencha a fileira ao acaso, algumas vezes. Quantas vezes cabem três peixes?
# en: 20db915b
jammed-rows-say-one = Um ao acaso
# en: e3f3ea2a
jammed-rows-say-one-tip = Desenhar um peixe ao acaso numa coluna livre
# en: 5d7138db
jammed-rows-say-fill = Encher ao acaso
# en: a40775db
jammed-rows-say-fill-tip = Continuar até não caber mais nada
# en: c4b5d24e
jammed-rows-say-again = Começar de novo
# en: 4d1689c1
jammed-rows-say-again-tip = Apagar a fileira
# en: 5bdd4ab9
jammed-rows-say-columns = colunas
# en: be926e38
jammed-rows-say-too-near = { $place } fica perto demais do peixe em { $fish }: têm que sobrar duas casas entre eles.
# en: 6873a67c
jammed-rows-say-row = Uma fileira de { $columns } colunas
# en: 31423a16
jammed-rows-say-closed = fechada
# en: f7de795d
jammed-rows-say-fish = peixe
# en: 4eb7599f
jammed-rows-say-fish-in-row = peixes na fileira
# en: bbf976d0
jammed-rows-say-all-free = { $columns } colunas, todas livres. Clique numa delas.
# en: bb7ec4f9
jammed-rows-say-drawn = { $n } { FORM($n, "peixe", "peixes") }, em { $on }.
# en: d636c2fc
jammed-rows-say-free = { $free } { FORM($free, "coluna está livre", "colunas estão livres") }.
# en: fbfba2ea
jammed-rows-say-full = A fileira está cheia{ $six ->
    [yes] , com o máximo de peixes
   *[no] : trava com { $n }
}.
# en: 25143fa8
jammed-rows-say-tree = O primeiro de três peixes em sete colunas
# en: feab9bc3
jammed-rows-say-first-fish = primeiro peixe
# en: 5143a78a
jammed-rows-say-others-fit = os outros cabem
# en: 492d59ee
jammed-rows-say-both = juntos
# en: d16738f0
jammed-rows-say-sum = soma { $total }
# en: 6e6ea550
jammed-rows-say-tree-table = Todos os lugares do primeiro peixe
# en: 67348212
jammed-rows-say-chance = probabilidade
# en: a0fe6184
jammed-rows-say-branches = Multiplique ao longo de cada ramo e some os ramos: { $sum }.
# en: 0043ff98
jammed-rows-say-chances = uma probabilidade para cada número de peixes
# en: 79978eac
jammed-rows-say-not-one = as probabilidades de { $name } para { $columns } colunas somam { $total }, e não 1
# en: 031c5590
jammed-rows-say-full-task = Mova o controle. Qual é a probabilidade de caberem seis peixes?
# en: 6ff13080
jammed-rows-say-full-row = Peixes numa fileira cheia de { $columns } colunas
# en: 68d0c5ca
jammed-rows-say-on-average = Em { $columns } colunas cabem em média { $mean } peixes.
# en: 666d8ae5
jammed-rows-say-six-fit = A probabilidade de caberem seis é { $exact ->
    [no] de uns { $percent }
   *[other] { $exact }, ou { $percent }
}.
# en: 15831c04
jammed-rows-say-six-sure = A probabilidade de caberem seis é { $sure ->
    [yes] 1: eles sempre cabem
   *[no] 0
}.
# en: e731b6ce
jammed-rows-say-split-task = Onde está o primeiro peixe? Olhe as duas fileiras que sobram.
# en: 1cc1f47b
jammed-rows-say-the-first = O primeiro peixe
# en: 036edf78
jammed-rows-say-split = O primeiro peixe em { $on } deixa fileiras de { $left } e { $right }. Em média serão { $sum } = { $total } peixes.
# en: 01932701
jammed-rows-say-widths = Seis peixes com espaço cabem na fileira
# en: f39a21fb
jammed-rows-say-certain = com certeza
# en: b2a39eb1
jammed-rows-controls =
    .columns = colunas
    .first_fish = primeiro peixe
