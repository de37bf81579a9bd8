### As duas máscaras. Variáveis: { $n } e { $k } gatos ao todo e numa equipe, ou { $n } e { $h } cartas do baralho e da mão, { $rest } as outras, { $next } uma a menos que na mão, { $m } e { $r } peixes marcados ou cartas douradas.

# en: b6befe3a
both-masks-guide =
    .plan-1 = Nove cartas de verdade: em duplas, anotar todas as mãos de duas cartas e comparar como cada dupla manteve a ordem. Primeiro palpite.
    .plan-2 = Com uma carta ou sem ela: mãos de três, depois a célula da ideia e o baralho inteiro.
    .plan-3 = As duas máscaras: palpite, depois “Sua vez” 1. Primeiro, recolher caminhos errados: 1/4 + 1/4 e 1/4 · 1/4.
    .plan-4 = Pelo menos uma: palpite, a área e “Sua vez” 2.
    .plan-5 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Uma mão é uma escolha sem ordem. Então cada mão conta uma vez só, não importa que carta veio primeiro.
    .say-2 = “Pelo menos uma” costuma ser difícil de contar. “Nenhuma” é sempre fácil.
    .ask-1 = Quantas mãos têm esta carta, e quantas não têm? Por que esses dois números somam o total?
    .ask-2 = O que a primeira máscara tira da segunda?
    .ask-3 = Que mãos são contadas duas vezes em 1/4 + 1/4?
    .support = Use cinco cartas e mãos de duas: dez mãos cabem numa linha.
    .extension = Qual é a probabilidade de alguém numa mesa de três ter as duas máscaras? A página de “Continue” também pergunta isso.
    .ticket-1 = Três de dez cartas são douradas. Você recebe duas. Qual é a probabilidade de as duas serem douradas?
    .ticket-2 = 3/10 · 2/9 = 1/15
    .open-1 = Para ter as duas máscaras, sete cartas de um baralho de 28 valem o mesmo que oito de 32?
    .open-1-answer = Quase. 7/28 · 6/27 = 1/18 é um pouco menos que 7/124. Cada máscara sozinha é igualmente provável nos dois.
    .open-2 = Você se espantaria se recebesse a mesma mão pela segunda vez?
    .open-2-answer = Sim. Há dez milhões de mãos, todas igualmente prováveis. Em 1.000 distribuições, a probabilidade de haver duas iguais fica abaixo de 5%.
# en: 198e70cd
both-masks-two-of-nine = O baralho tem nove gatinhos, e uma mão são dois deles. Quantas mãos diferentes existem?
    .hint-1 = Isso conta cada mão duas vezes: primeiro esta carta e depois aquela, e o contrário.
    .hint-2 = Uma carta não pode estar duas vezes na mão, e a mão não tem ordem.
    .hint-3 = Uma mão são duas cartas diferentes. Isso conta também os pares de uma carta com ela mesma.
    .hint-4 = Cada uma das nove cartas pode encontrar cada uma das outras oito. Só depois pense na ordem.
    .because = 9 × 8 / 2: nove primeiras cartas, oito segundas, e cada mão foi contada duas vezes.
# en: de228a68
both-masks-three-of-nine = E quantas mãos diferentes de três cartas existem?
    .hint-1 = 9 × 8 × 7 conta cada mão em todas as suas ordens, e três cartas têm seis.
    .hint-2 = Três cartas podem vir em 3 × 2 × 1 = 6 ordens, não em duas.
    .hint-3 = Três cartas podem vir em 3 × 2 × 1 = 6 ordens, não em três.
    .hint-4 = Uma carta não pode vir duas vezes, e a mão não tem ordem.
    .hint-5 = Essas são as mãos de duas. Pegue uma carta: quantas mãos têm essa carta, e quantas não têm?
    .because = 28 mãos com a primeira carta, que vem com duas das outras oito, e 56 mãos de três sem ela.
# en: 83f2d80c
both-masks-how-many = Agora o baralho inteiro: oito de 32 cartas. Quantas mãos diferentes existem?
    .choices-thousand = Umas dez mil
    .choices-million = Cerca de um milhão
    .choices-ten-million = Uns dez milhões
    .choices-billion = Cerca de um bilhão
    .hint-1 = Só de mãos de três cartas já são 4.960.
    .hint-2 = São mais: as mãos de seis cartas já são cerca de um milhão.
    .hint-3 = Com ordem são muito mais, mas oito cartas podem vir em 40.320 ordens.
    .because = São 10.518.300. Vendo uma mão por segundo, você levaria quatro meses para ver todas.
# en: 79397196
both-masks-together = Você recebe 8 de 32 cartas. Então cada máscara é sua com probabilidade 1/4, e 1/4 · 1/4 dá 1/16. É essa a probabilidade de ter as duas?
    .choices-less = Um pouco menos que 1/16
    .choices-same = Exatamente 1/16
    .choices-more = Um pouco mais que 1/16
    .hint-1 = A primeira máscara ocupa um dos seus oito lugares. Quantos sobram para a outra?
    .hint-2 = A primeira máscara ocupa um dos seus oito lugares. Isso ajuda a outra?
    .because = Se a máscara branca é sua, sobram sete lugares de 31 para a preta. 7/31 é menos que 1/4.
# en: 881fa898
both-masks-both = Qual é a probabilidade de a sua mão de oito cartas ter as duas máscaras?
    .hint-1 = Muito perto. (1/4)² esquece que a primeira máscara ocupa um dos seus oito lugares.
    .hint-2 = Essa é a probabilidade de ter uma delas, tanto faz qual.
    .hint-3 = Isso vale para uma mão de duas cartas. Você recebe oito, então há mais jeitos.
    .hint-4 = As outras seis cartas vêm das 30 que não são máscaras.
    .hint-5 = Isso soma dois quartos. As duas juntas são mais raras que uma.
    .because = As duas máscaras e seis quaisquer das outras 30 cartas: choose(30, 6) de choose(32, 8) mãos.
# en: c056d587
both-masks-at-least-one = Qual é a probabilidade de haver pelo menos uma máscara na sua mão?
    .hint-1 = Quais mãos você contou duas vezes?
    .hint-2 = Muito perto. 1 − (3/4)² estaria certo se a carta voltasse ao baralho antes da seguinte.
    .hint-3 = Isso vale para uma certa máscara. São duas.
    .hint-4 = Essa é a probabilidade de ter as duas. Basta uma.
    .hint-5 = Essa é a probabilidade de ter só uma. Ter as duas também serve.
    .because = 1/4 + 1/4 conta duas vezes as mãos com as duas; então tire essas mãos uma vez: 1/2 − 7/124.
# en: 233c7dad
both-masks-some = A probabilidade de haver pelo menos uma das cartas marcadas numa mão tirada de um baralho.
    .because = Todas as mãos, menos as que tiram todas as cartas do resto do baralho.
# en: 2bf78f4f
both-masks-a-doppelganger = Seis das 32 cartas são sósias. Qual é a probabilidade de a sua mão de oito ter pelo menos um?
    .hint-1 = 8 × 6/32 é quantos sósias se espera em média. Uma probabilidade nunca passa de 1.
    .hint-2 = Isso vale para uma mão de uma carta.
    .hint-3 = Perto. Estaria certo se as cartas voltassem ao baralho.
    .hint-4 = Quantas mãos não têm nenhum dos seis?
    .hint-5 = Isso vale para duas cartas marcadas. Aqui são seis.
    .because = As mãos sem sósia são oito de 26 cartas: 1.562.275 de 10.518.300. O resto tem um ou mais.
# en: 374dc63e
both-masks-exercise-1 = Uma equipe são { $k } de { $n } gatos. Quantas equipes diferentes existem?
    .level = Aquecimento
    .hint-1 = Ninguém pode estar duas vezes numa equipe.
    .hint-2 = Escolha o primeiro gato, depois o segundo e assim por diante: { $n } vezes cada vez menos.
    .hint-3 = A pergunta é quantas equipes, e não qual é a probabilidade de uma.
    .because = Combinações de { $n } gatos, { $k } a { $k }.
# en: e93d54ff
both-masks-exercise-2 = { $n } gatos se encontram, e cada dois deles apertam as patas uma vez. Quantos apertos de pata são?
    .level = Aquecimento
    .hint-1 = Você contou cada par de gatos duas vezes.
    .hint-2 = Nenhum gato aperta a própria pata, e cada par de gatos conta uma vez.
    .hint-3 = Nenhum gato aperta a própria pata.
    .hint-4 = Esses são os apertos de um gato.
    .because = Cada um dos { $n } gatos tem { $rest } outros. Isso conta cada par duas vezes: { $n } · { $rest }/2.
# en: 05d159d5
both-masks-exercise-3 = Um baralho tem { $n } cartas, e duas delas são máscaras. Você recebe { $h }. Qual é a probabilidade de as duas serem suas?
    .level = Principal
    .hint-1 = Se uma máscara já é sua, sobram menos lugares para a outra.
    .hint-2 = Isso vale para uma das máscaras.
    .hint-3 = Isso é quantas máscaras você recebe em média.
    .hint-4 = Das { $n } cartas, quantas você recebe?
    .because = { $h }/{ $n } · { $next }/{ $rest }.
# en: b34f0323
both-masks-exercise-4 = Você pesca { $m } peixes num lago, marca todos e os devolve à água. Mais tarde pesca { $h } peixes, e { $r } deles estão marcados. Se a proporção for a mesma no lago inteiro, quantos peixes vivem lá?
    .level = Principal
    .hint-1 = Os marcados você viu duas vezes, e a maioria dos peixes, nenhuma.
    .hint-2 = Esses são os peixes que você viu. A maioria você não viu.
    .hint-3 = Que parte da sua pesca está marcada? Os { $m } peixes são a mesma parte do lago.
    .hint-4 = Que parte da sua pesca está marcada? Os { $m } peixes são a mesma parte do lago.
    .because = { $r } de { $h } estão marcados; de todos, são { $m }. Todos são { $m } · { $h }/{ $r }.
# en: 98e6f0c6
both-masks-exercise-5 = Um baralho tem { $n } cartas, e { $m } delas são douradas. Você recebe { $h }. Qual é a probabilidade de haver pelo menos uma dourada?
    .level = Desafio
    .hint-1 = Isso vale para uma carta só. Você recebe { $h }.
    .hint-2 = Isso é quantas cartas douradas você recebe em média.
    .hint-3 = As cartas não voltam: o baralho vai diminuindo.
    .hint-4 = Essa é a probabilidade de não haver nenhuma dourada.
    .because = Conte as mãos sem carta dourada: combinações de { $rest } cartas, { $h } a { $h }, sobre combinações de { $n } cartas, { $h } a { $h }.

# en: 7bda8049
both-masks-say-of = { $n }/{ $total }{ $percent ->
    [no] {""}
   *[other] {" "}({ $percent })
}
# en: 903f8761
both-masks-say-roll-task = Dê as cartas até ter uma ideia.
# en: e9ef6481
both-masks-say-rolls = mãos
# en: 10bcc722
both-masks-say-roll = Dar as cartas
# en: 0b151125
both-masks-say-roll-tip = Dar uma mão
# en: 620f3cf6
both-masks-say-roll-twenty = Dar 100 mãos
# en: 6969f80c
both-masks-say-roll-twenty-tip = Dar cem mãos e contar
# en: 20d9e87b
both-masks-say-hand = Uma mão de oito cartas
# en: 5ef01beb
both-masks-say-has-both = as duas máscaras
# en: f70dcce6
both-masks-say-has-mask = uma máscara
# en: 09b85c7c
both-masks-say-has-doppelganger = um sósia
# en: 870f01cb
both-masks-say-has-equal = números iguais
# en: 11801719
both-masks-say-has-sequence = uma sequência
# en: 6f4dd63f
both-masks-say-hands-with = { $n } com { $what }
# en: 5a3910bd
both-masks-say-dealt = { $has ->
    [no] Não tem nada disso
   *[other] Tem { $has }
}. De { $n } { FORM($n, "mão", "mãos") }: { $tally }.
# en: f8497615
both-masks-say-mark-all = todas as mãos
# en: 375e51c0
both-masks-say-mark-both = as duas máscaras
# en: 0537dcbd
both-masks-say-mark-some = pelo menos uma máscara
# en: a72670b7
both-masks-say-mark-none = nenhuma máscara
# en: 89db6979
both-masks-say-mark-equal = números iguais
# en: c6b1ad0a
both-masks-say-kittens = Todas as mãos de dois gatinhos
# en: 51739c9e
both-masks-say-marked = Marcadas: { $marked }, { $n } de { $of } mãos{ $percent ->
    [no] {""}
   *[other] , { $percent }
}.
# en: d3369ad6
both-masks-say-is-marked = marcada
# en: c12eb842
both-masks-say-hands-of-two = Mãos de dois gatinhos: { $marked }
# en: 1d9cce81
both-masks-say-task = Mude o baralho e a mão. Que partes crescem?
# en: dd26e7ac
both-masks-say-masks = Mãos com as máscaras e sem elas
# en: ee324e0f
both-masks-say-counted = As duas: { $chosen } = { $both } de { $all } = { $total } mãos, { $chance }. Pelo menos uma: { $both } + { $one } + { $one }, { $some }.
# en: 25301ebc
both-masks-say-white = branca
# en: 4bb37f6b
both-masks-say-no-white = sem a branca
# en: 2c779d33
both-masks-say-black = preta
# en: 8127670a
both-masks-say-no-black = sem a preta
# en: 28f7b820
both-masks-say-experiment = Vinte mãos de oito cartas: quantas têm uma máscara?
# en: 25b25cea
both-masks-say-experiment-counts = mãos com máscara
# en: 07b9b0af
both-masks-controls =
    .marked = marcadas
    .deck = baralho
    .hand = mão
