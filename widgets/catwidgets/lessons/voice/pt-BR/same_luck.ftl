### A mesma sorte. Variáveis: { $n } dados, { $f } uma face, { $g } e { $less } quanto uma face vale a mais e a menos, { $a } a { $d } quatro ganhos, { $s } e { $t } desvios padrão, { $w } uma margem de erro.

# en: 982907ed
same-luck-guide =
    .plan-1 = Em duplas, rolar dez dados e somar de dois jeitos, na folha: como saíram, e com cada 1 valendo 3 e cada 6 valendo 5. Outras duplas rolam dez dados de novo para cada regra. Em quais as diferenças variam mais?
    .plan-2 = Primeiro palpite e a primeira “Sua vez”: a média pelas faces. Depois um único teste com dados separados.
    .plan-3 = Que tipo de teste é melhor, e quanto? Os dois intervalos, com cada vez mais testes.
    .plan-4 = Quantos testes são precisos: para metade do erro, o quádruplo.
    .plan-5 = Um amuleto para os piores, e tênis num pé só: o que torna uma comparação justa fora dos jogos.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Olhamos a diferença de cada par. O que os dois têm em comum, como dados bons, some na diferença.
    .say-2 = O amuleto foi para quem teve azar. O azar não dura, com amuleto ou sem.
    .ask-1 = Que faces não mudam nada com a regra nova? O que elas fazem num teste com os mesmos dados?
    .ask-2 = Por que um teste com dados separados não é errado, mas é fraco?
    .ask-3 = Quem devia ter rolado de novo sem amuleto?
    .support = Peça que escrevam os dados de uma rolagem numa linha e, embaixo, quanto cada um vale agora. Só mudam os 1 e os 6.
    .extension = Achem uma regra em que um teste com os mesmos dados não seja nem um pouco melhor: o que a regra nova tem que fazer com faces altas e baixas?
    .ticket-1 = Dez corredores experimentam dois pares de tênis. Como fazer disso um teste pareado, e o que se olha?
    .ticket-2 = Cada um corre com os dois; um sorteio decide quem corre primeiro com os novos. Olham-se as dez diferenças.
    .open-1 = A mesma sorte pode enganar?
    .open-1-answer = Pode, se a regra muda quem recebe qual sorte: os mesmos dados em outra ordem já não são a mesma sorte. E os pares têm que ser formados antes de se conhecerem os resultados.
    .open-2 = Por que a sorte deve decidir quem toma o remédio?
    .open-2-answer = Se médicos ou pacientes escolhem, quem está pior pode escolhê-lo mais vezes. Por sorteio, os dois grupos só diferem pela sorte, e a sorte se pode calcular.

# en: 0fe80677
same-luck-rule = Dez dados são somados. Com a regra nova, um 1 vale 3, e um 6 vale 5. Em média, dez dados dão menos, o mesmo ou mais do que com a regra antiga?
    .choices-fewer = Menos
    .choices-same = O mesmo
    .choices-more = Mais
    .hint-1 = Um 6 perde um. Quanto ganha um 1?
    .hint-2 = Qual dos dois muda mais, o 1 ou o 6?
    .because = Um 1 ganha dois, e um 6 perde um; os dois saem com a mesma frequência.
# en: edf9f084
same-luck-ten-dice = Quantos pontos a mais dez dados dão em média com a regra nova? Esse é o ganho médio da regra.
    .hint-1 = Dois a mais por um 1, um a menos por um 6: isso dá um a mais se saírem os dois. Quantas vezes sai cada um com dez dados?
    .hint-2 = Isso vale para um dado só. São dez.
    .hint-3 = Só mudam os 1 e os 6.
    .hint-4 = É assim só com os 1. Um 6 perde um.
    .hint-5 = Um 6 tira um. Ele não acrescenta.
    .because = Para cada dado (2 − 1)/6 = 1/6 a mais; para dez dados, 10/6 = 5/3.
# en: dacbb668
same-luck-single = A regra nova é melhor. Você faz um teste: dez dados para a regra antiga, outros dez para a nova. Em quantos de 100 testes assim a regra nova dá a soma maior?
    .choices-57 = Em uns 57
    .choices-75 = Em uns 75
    .choices-95 = Em uns 95
    .hint-1 = Só pela sorte, as somas já diferem uns 6 pontos. O ganho médio é de apenas 1,7.
    .hint-2 = Só pela sorte, as somas já diferem uns 6 pontos. O ganho médio é de apenas 1,7.
    .because = 57 de 100: num único teste, a sorte é muito mais forte que a regra. Melhor em média não quer dizer melhor todas as vezes.
# en: e1ac131d
same-luck-which = Você pode fazer vinte testes. Que tipo diz mais sobre a regra?
    .choices-own = Dados separados para cada regra
    .choices-same = Os mesmos dados para as duas regras
    .choices-alike = Os dois dizem o mesmo
    .hint-1 = Mais dados, mas também mais sorte. O que uma rolagem com muitos 6 faz num teste assim?
    .hint-2 = Em média os dois estão certos. Qual deles varia menos?
    .because = Com os mesmos dados, as rolagens boas e as ruins somem na diferença. O que sobra é a regra.
# en: d30ebed7
same-luck-many = Quantos testes com dados separados dizem tanto quanto um com os mesmos dados?
    .choices-2 = Uns 2
    .choices-5 = Uns 5
    .choices-25 = Uns 25
    .hint-1 = As diferenças se espalham 2,3 vezes mais. E, para metade do erro, é preciso o quádruplo de testes.
    .hint-2 = As diferenças se espalham 2,3 vezes mais, e é preciso elevar 2,3 ao quadrado.
    .because = As diferenças têm desvio padrão 2,8 com os mesmos dados e 6,4 com dados separados. (6,4/2,8)^2 é mais ou menos 5.
# en: d4d95c3f
same-luck-needed = Vinte testes com os mesmos dados têm margem de erro de uns ±1,3. Quantos testes são precisos para a metade disso?
    .hint-1 = Com o dobro de testes ela só fica 1,4 vez menor: o erro diminui com a raiz quadrada.
    .hint-2 = Com menos testes ela aumenta.
    .hint-3 = Com o mesmo número de testes ela fica como está.
    .hint-4 = Eleve o 2 ao quadrado, não o 20.
    .because = Para metade do erro é preciso o quádruplo: 4 · 20.
# en: e700e181
same-luck-worst = Cem jogadores rolam dez dados. Os dez com as menores somas, 26 em média, recebem um amuleto da sorte e rolam de novo: 35 em média. O que o amuleto fez?
    .choices-charm = Trouxe uns 9 pontos a mais
    .choices-anyhow = Nada: eles teriam tirado uns 35 de qualquer jeito
    .choices-down = Trouxe um pouco; o resto foi sorte
    .hint-1 = Quanto qualquer pessoa tira em média com dez dados?
    .hint-2 = Quanto qualquer pessoa tira em média com dez dados? Sobra alguma coisa para o amuleto?
    .because = Dez dados dão 35 em média, não importa o que veio antes. Quem é escolhido porque teve azar se sai melhor da próxima vez. Isso se chama regressão à média. Compare com dez que tiraram tão pouco quanto eles e não receberam amuleto.
# en: f0ef3e70
same-luck-pairs = Uma sola nova dura mais? Em qual destes testes as duas solas têm a mesma sorte?
    .choices-classes = Uma turma recebe as solas novas; outra, as antigas
    .choices-feet = Cada criança usa a sola nova num pé e a antiga no outro
    .choices-seasons = Todos usam as solas antigas no outono e as novas na primavera
    .hint-1 = Talvez uma turma corra mais que a outra. Aí cada sola tem a sua própria sorte.
    .hint-2 = As mesmas crianças, mas em outra época: talvez brinquem mais fora de casa. E elas cresceram.
    .because = As duas solas andam pelos mesmos caminhos, com o mesmo tempo, debaixo da mesma criança. Uma moeda decide, para cada criança, que pé recebe a nova.
# en: 32af4e7e
same-luck-exercise-1 = { $n } dados são somados. Com uma regra nova, cada { $f } vale { $g } a mais. Qual é o ganho médio?
    .level = Aquecimento
    .hint-1 = Nem todo dado mostra { $f }. Um em seis mostra.
    .hint-2 = Isso vale para um dado só.
    .hint-3 = Esse é o ganho de um { $f }. Quantos dos { $n } dados mostram { $f } em média?
    .hint-4 = Isso é quantos dados mostram { $f }. Cada um deles vale { $g } a mais.
    .because = { $n }/6 dados mostram { $f }, e cada um ganha { $g }.
# en: fc62e18d
same-luck-exercise-2 = Em quatro testes com os mesmos dados, os ganhos são +{ $a }, +{ $b }, +{ $c } e −{ $d }. Qual é o ganho médio?
    .level = Aquecimento
    .hint-1 = O último é negativo.
    .hint-2 = Essa é a soma. Divida pelo número de testes.
    .hint-3 = Os quatro testes contam, inclusive o último.
    .hint-4 = O último teste também conta.
    .because = A soma deles, dividida por quatro.
# en: 37a1dbaa
same-luck-exercise-3 = { $n } dados são somados. Com uma regra nova, um 1 vale { $g } a mais, e um 6 vale { $less } a menos. Qual é o ganho médio?
    .level = Principal
    .hint-1 = Um 6 vale menos. Tire isso.
    .hint-2 = Isso vale para um dado só.
    .hint-3 = Isso vale para um 1 e um 6. Quantos deles há com { $n } dados?
    .hint-4 = Isso vale só para os 1. Os 6 valem menos.
    .because = Para cada dado ({ $g } − { $less })/6, e são { $n }.
# en: 1e64f45b
same-luck-exercise-4 = Uma regra é testada. Com a mesma sorte para os dois lados, as diferenças têm desvio padrão { $s }; com sorte separada, { $t }. Quantos testes com sorte separada dizem tanto quanto um com a mesma sorte?
    .level = Principal
    .hint-1 = As diferenças se espalham esse número de vezes mais. O número de testes cresce com o quadrado.
    .hint-2 = Primeiro divida, depois eleve ao quadrado.
    .hint-3 = Primeiro divida por { $s }.
    .because = ({ $t }/{ $s })^2: o erro diminui com a raiz quadrada do número de testes.
# en: 4c502257
same-luck-exercise-5 = Fora do jogo: um remédio é testado em pares de gêmeos. Uma moeda decide que gêmeo o recebe; o outro toma um comprimido sem ele. As diferenças têm desvio padrão { $s }. A média de n pares tem margem de erro de uns 2 · { $s }/√n. Com quantos pares isso dá { $w }?
    .level = Desafio
    .hint-1 = Isso é √n. Eleve ao quadrado.
    .hint-2 = Há um 2 antes do desvio padrão.
    .hint-3 = Há um 2 antes do desvio padrão e uma raiz quadrada sobre o n.
    .because = √n = 2 · { $s }/{ $w }, e n é o quadrado disso.

# en: a20bfa5c
same-luck-say-same = Mesmos dados
# en: ab5dd4ee
same-luck-say-same-tip = Rolar uma vez e contar pelas duas regras
# en: 79ae1582
same-luck-say-own = Dados separados
# en: e9752010
same-luck-say-own-tip = Rolar uma vez para cada regra
# en: dec5dfb0
same-luck-say-many = 20 de cada
# en: fae18ac4
same-luck-say-many-tip = Fazer muitos testes
# en: c7dbc2cc
same-luck-say-again = Começar de novo
# en: c70ac1c9
same-luck-say-again-tip = Esquecer todos os testes
# en: caac6e19
same-luck-say-play-task = Regra nova: um 1 vale 3, um 6 vale 5 (dados com um anel). As somas são maiores em média? Teste.
# en: be594c59
same-luck-say-tests = A regra nova ganha?
# en: 755188df
same-luck-say-old = antiga: { $total }
# en: bc43b5aa
same-luck-say-new = nova: { $total }
# en: addcfc6b
same-luck-say-last = O último teste: { $gain }.
# en: b82eb77c
same-luck-say-no-test = Nenhum teste ainda.
# en: bed9360b
same-luck-say-so-far = { $kind }: { $n } { FORM($n, "teste", "testes") }, { $mean } em média.
# en: f445e265
same-luck-say-same-dice = mesmos dados
# en: e587500b
same-luck-say-own-dice = dados separados
# en: 3c56a046
same-luck-say-task = Quantos testes até o zero ficar de fora?
# en: cc9e8f4c
same-luck-say-errors = Ganho médio com a regra nova
# en: 22bba8f0
same-luck-say-of-kind = tipo
# en: 80cbfe9d
same-luck-say-average-gain = ganho médio
# en: d21961cc
same-luck-say-margin = margem de erro
# en: 167a6d15
same-luck-say-average = média
# en: 2a4f4422
same-luck-say-no-difference = sem diferença
# en: 39c5cfd7
same-luck-say-gained = { $kind } { $gain } ± { $margin }
# en: cf48680c
same-luck-say-each = { $tests } { FORM($tests, "teste", "testes") } de cada: { $said }.
# en: 9beebe05
same-luck-say-gain = ganho
# en: 925f6e9d
same-luck-say-paper = Seis testes para fazer
# en: 39609e9c
same-luck-say-paper-rolled = como saiu
# en: e3418ecd
same-luck-say-paper-new = 1 é 3, 6 é 5
# en: b99bf225
same-luck-say-paper-test = { $n }º
# en: c2f1faa8
same-luck-controls =
    .tests = testes
    .school = escola
