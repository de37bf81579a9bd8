### O que está errado nos dados e cartas escritos, e como foram lidos. Variáveis: en.ftl; palavras: docs/glossary/pt-BR.md.

# en: 05ccd73e
dice-allowed = aqui cabe um intervalo como { $range } ou uma lista como { $list }
# en: 7c38a54a
dice-unread = não dá para entender “{ $rest }” aqui
# en: 1d787c7a
dice-strange = “{ $name }” não é uma palavra conhecida aqui
# en: bd725383
dice-plain = não dá para entender esta pergunta; pergunte em inglês
# en: 54a3f58e
dice-plain-long = não dá para entender esta pergunta; pergunte em inglês com menos palavras
# en: 65dbfd2b
dice-about = aqui só dá para perguntar sobre dados, moedas e cartas, e em inglês
# en: 73371624
dice-unfinished = falta alguma coisa no final
# en: 0e83e0d4
dice-wanted = aqui cabem dados como 3d6, um número ou (
# en: c4d6b8be
dice-mean = você quis dizer { $cure }?
# en: 970062c8
dice-letters = são lidos no máximo { $n } caracteres
# en: 845b9960
dice-open-bracket = depois de { $name } vem (
# en: c244d22c
dice-add-bracket = falta um parêntese: acrescente )
# en: 9cae403a
dice-own-line = ponha cada pergunta em uma linha própria
# en: 3d4c79d1
dice-unknown = não conheço a palavra “{ $name }”; se for o nome de uma jogada, defina em uma linha acima, por exemplo { $name } = d20 + 5
# en: b297bb6b
dice-unknown-call = não conheço “{ $name }”
# en: 0a5b419b
dice-word-taken = { $name } é aqui uma palavra dos dados ou das cartas
# en: 24a93cbb
dice-named = { $name } já está definido; para comparar, escreva { $name } ==
# en: a6ad285f
dice-twice-cases = { $name } é usado duas vezes e tem mais de { $n } casos, o que é demais
# en: d8366242
dice-twice-many = um nome que é usado duas vezes tem casos demais
# en: bcc69d08
dice-deep = há coisas demais umas dentro das outras; dê um nome a uma parte
# en: f8edcdfb
dice-hands = há { $n } mãos; pergunte pelo que conta, por exemplo count(ace in draw 5 from 52)
# en: fc36fb41
dice-range-up = um intervalo sobe, do número menor para o maior
# en: 18ca6a70
dice-no-side = um dado precisa de pelo menos uma face
# en: e591fb89
dice-explodes-once = um dado explode uma vez só, depois de tudo o que é rolado de novo: d6r1!
# en: 1a9669ef
dice-most = de dados iguais são contados no máximo { $n }, com { $faces } faces ao todo
# en: 234d27de
dice-mixed = as faces são todas números ou todas palavras
# en: aac92409
dice-no-explosion = só explodem dados cuja maior face está acima de 0
# en: aa389098
dice-for-ever = { $kind } continua sem fim; o número vem depois de um só !
# en: 12f040ad
dice-one-face = um dado com uma única face explodiria sem fim
# en: 90da313f
dice-which-cards = diga quais são as { $n } cartas, por exemplo { $cards }; só 52 é conhecido
# en: b6461839
dice-one-kind = escreva land: 24 para 24 cartas de um tipo
# en: 85d09696
dice-drawn = de { $n } cartas, dá para comprar de 0 a { $n }
# en: d8773b16
dice-behind-one = { $word } vem depois de um só dado, por exemplo d20 { $word }
# en: f4ae6a00
dice-dropped = de { $n } dados não dá para tirar { $k }
# en: 64a8c610
dice-kept = de { $n } dados não dá para ficar com { $k }
# en: 6916aa76
dice-middle = de { $n } dados, { $k } não podem estar no meio: é preciso haver tantos acima quanto abaixo
# en: d9ba0880
dice-some-long = ficar com alguns de tantos dados demora demais; use menos, ou menores
# en: 70f3f975
dice-several = aqui cabem vários dados, como 4d6, que possam ser vistos um a um
# en: d08d1cdd
dice-groups = { $word } é para no máximo 9 dados ou cartas
# en: 57f10b29
dice-sum-long = a soma demora demais; use menos dados, ou um número menor depois de !
# en: 25e37f7c
dice-rare = isso acontece muito raramente: no máximo { $n } lançamentos são acompanhados
# en: c7f9c3e8
dice-compared = cada dado é comparado com um número, por exemplo count(5d10 >= 8)
# en: 0a374712
dice-or-cards = aqui cabem vários dados ou cartas, por exemplo { $dice } ou draw 5 from 52
# en: 0770dd69
dice-no-card = { $name } não é uma carta; aqui cabe um valor como ace ou 7, hearts, red, black ou face
# en: 00699746
dice-show-numbers = estes mostram números, não { $name }
# en: 1b9fff4f
dice-on-none = { $name } não está em nenhum deles; há { $words }
# en: f8be3177
dice-no-suits = dados não têm naipes; suited(draw 5 from 52) é o maior número de cartas de um naipe
# en: bc90a29a
dice-of-numbers = { $word } é para números, não para palavras
# en: b8687be1
dice-one-thing = nestes parênteses cabe uma coisa só
# en: d343246c
dice-not-cards = { $word } não serve para estas cartas; servem alike, suited e different
# en: 78709a5e
dice-compares = { $word } compara duas coisas ou mais, ou os dados de uma rolagem como 4d6
# en: da5d6816
dice-before = o que vem antes tem mais que os { $n } resultados que são comparados
# en: 9c8351b4
dice-by-zero = o que está aqui pode ser 0, e não dá para dividir por 0
# en: 96f7f814
dice-apart = palavras e números não se misturam; count(hit in …) diz quantos há
# en: 83c1a696
dice-pairs = { $left } resultados { $sign } { $right } resultados são mais que os { $most } pares que são contados
# en: 9be8d707
dice-each = esperado: coisas diferentes, como { $list }
# en: fda9a1dd
dice-order = com “in order” são listadas tantas quantos dados ou cartas há
# en: 2aec0983
dice-truth = aqui cabe uma pergunta que seja verdadeira ou falsa, por exemplo 2d6 >= 9
# en: f47a0bc2
dice-never = o que vem depois de “given” nunca pode acontecer
# en: a19d51f1
dice-given-other = nenhuma rolagem está dos dois lados de “given”
# en: be38a8a7
reads-sum = Lido como a soma de { $dice }. Para contar dados, escreva count({ $asked }).
# en: 4f39478f
reads-higher-d20 = { $word } é o maior de dois d20.
# en: bd387115
reads-lower-d20 = { $word } é o menor de dois d20.
# en: 576bb7c6
reads-higher = { $word } é o maior de dois desses dados.
# en: 917d0ebf
reads-lower = { $word } é o menor de dois desses dados.
# en: b1fe6f89
reads-kh = { $how } fica com os dados mais altos: { $k } de { $n }.
# en: c20f4567
reads-kl = { $how } fica com os dados mais baixos: { $k } de { $n }.
# en: c6063de0
reads-dh = { $how } tira os dados mais altos: { $k } de { $n }.
# en: 3d6dba66
reads-dl = { $how } tira os dados mais baixos: { $k } de { $n }.
# en: 855ef16d
reads-km = { $how } fica com os dados do meio: { $k } de { $n }.
# en: 9b09443b
reads-again = { $how }: um dado que mostra { $faces } é rolado de novo enquanto isso sair; ro{ $rest } é uma vez só.
# en: f307d111
reads-again-once = { $how }: um dado que mostra { $faces } é rolado de novo uma vez só; r{ $rest } é enquanto isso sair.
# en: d1fbe930
reads-adds-up = !! acumula em um só dado. Em uma soma é o mesmo que !.
# en: 9839cdd1
reads-one-less = !p: cada rolagem a mais de um dado que explode conta 1 a menos.
# en: 4b9d2298
reads-explodes = ! continua enquanto sair a maior face; !2 pararia depois de mais duas rolagens.
# en: ac208e71
reads-pool = { $word } de uma só rolagem é um só dado, não uma soma.
# en: 9036b87d
reads-thrown-twice = { $dice } aparece aqui duas vezes, então é rolado duas vezes. Para uma só rolagem, escreva a = { $dice } em uma linha acima.
# en: 1a8bfc9d
reads-one-roll = { $dice } é a mesma rolagem dos dois lados de “given”.
# en: e73bdf1d
estimate = { $value } ({ $low }–{ $high }, estimativa de { $games } partidas)
# en: 836d0370
estimate-points = { $value } pontos percentuais ({ $low }–{ $high }, estimativa de { $games } partidas)
# en: 6dccb455
luck-better = melhor que { $share } de { $what }; tão bom ou melhor: { $often }
# en: b422d16e
luck-worse = pior que { $share } de { $what }; tão ruim ou pior: { $often }
# en: af0642bd
luck-middle = bem no meio: { $share } de { $what } são piores, e outras tantas, melhores
# en: 1ce62783
luck-certain = não podia sair outra coisa
# en: b1a26daa
luck-approximate = { $sentence } (aproximado)
# en: b40b6ac5
luck-rolls = todas as rolagens
# en: d4ce9cf2
luck-under = menos de { $share }
# en: 56f88473
luck-over = mais de { $share }
# en: 91e08dc2
luck-never = nunca saiu
# en: 8fd8759d
luck-share = { $share } das vezes
# en: 96bd4b66
luck-once = 1 em cada { $cases } vezes
# en: ccd3ab17
luck-about = mais ou menos 1 em cada { $cases } vezes
