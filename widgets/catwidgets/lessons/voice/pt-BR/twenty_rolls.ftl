### Vinte rolagens. Variáveis: { $attackers } e { $defenders } cubos que o ataque e a defesa perdem, { $rolls } rolagens, { $two }, { $one } e { $other } quantas vezes, { $share } uma porcentagem, { $off } e { $less } pontos percentuais, { $good } e { $bad } setores em que se ganha e se perde.

# en: 7fc75d8a
twenty-rolls-guide =
    .plan-1 = Em duplas, rolar vinte vezes três dados vermelhos contra dois azuis. Cada dupla põe um ponto no quadro.
    .plan-2 = Primeiro palpite: quem perde mais a longo prazo? A turma discute com base nos próprios pontos.
    .plan-3 = O palpite sobre a escola e depois os pontos de outras turmas. Comparar com os do quadro.
    .plan-4 = A longo prazo: dois clubes, cinco séries e os 7.776 jeitos. “Sua vez” 1 e 2.
    .plan-5 = “Sua vez” 3: quantas rolagens bastam?
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Ninguém rolou errado. Vinte rolagens são poucas, e com tão poucas o resultado varia muito.
    .say-2 = A pergunta não é o que saiu hoje. É o que sai, e com que frequência, se fizermos tudo de novo.
    .ask-1 = Na dupla ao lado deu o contrário. Quem tem razão, e como vocês podem descobrir?
    .ask-2 = Quanto pesa uma rolagem de sorte entre 20 rolagens? E entre 200?
    .ask-3 = Por que contar os 7.776 jeitos é melhor do que rolar 7.776 vezes?
    .support = Some os cubos de todas as duplas e mostre que o total da turma chega mais perto do valor exato do que a maioria delas.
    .extension = Deixem a defesa rolar três dados também e comparem os três. Quem sai ganhando agora?
    .ticket-1 = Um clube rola 20 vezes e diz que o ataque perde mais. O que você responde?
    .ticket-2 = Com vinte rolagens, dá o contrário mais de uma vez em quatro. É preciso rolar algumas centenas de vezes, ou contar todos os jeitos.
    .open-1 = Existe um número de rolagens a partir do qual ninguém mais pode se enganar?
    .open-1-answer = Não. O contrário fica cada vez mais raro, mas nunca impossível: o ataque poderia perder dois cubos em todas as rolagens.
    .open-2 = Em que notícias as pessoas confiam em só vinte rolagens?
    .open-2-answer = Naquelas em que poucos casos falam por muitos: um remédio novo testado em vinte pessoas, um jogador elogiado depois de cinco partidas, uma pesquisa numa turma só.

# en: 71a26173
twenty-rolls-say-lost = { $who ->
    [each] cada lado perde { $attackers } { FORM($attackers, "cubo", "cubos") }
    [attacker] o ataque perde { $attackers } { FORM($attackers, "cubo", "cubos") }
    [defender] a defesa perde { $defenders } { FORM($defenders, "cubo", "cubos") }
   *[both] o ataque perde { $attackers }, e a defesa, { $defenders }
}
# en: e0b07944
twenty-rolls-say-two-numbers = dois números, o que o ataque perde e o que a defesa perde
# en: 0a7b0220
twenty-rolls-say-roll-task = Quem perde mais cubos? Role vinte vezes e anote.
# en: 09ac5687
twenty-rolls-say-rolls = rolagens
# en: 6e7bdabc
twenty-rolls-say-roll = Rolar
# en: bb8be429
twenty-rolls-say-roll-tip = Rolar os cinco dados uma vez
# en: 563bc31c
twenty-rolls-say-roll-twenty = Rolar 20 vezes
# en: 108145e0
twenty-rolls-say-roll-twenty-tip = Rolar vinte vezes e contar
# en: ffc0eac4
twenty-rolls-say-dice = Três dados contra dois
# en: 5b4f5c01
twenty-rolls-say-attacker = ataque
# en: d213bb2b
twenty-rolls-say-defender = defesa
# en: 324cec6c
twenty-rolls-say-attacker-lost = o ataque perdeu
# en: 799308dd
twenty-rolls-say-defender-lost = a defesa perdeu
# en: c1063795
twenty-rolls-say-so-far = { $attack } contra { $defend }: { $lost }. Depois de { $rolls } { FORM($rolls, "rolagem", "rolagens") }, o ataque já perdeu { $attackers } { FORM($attackers, "cubo", "cubos") }, e a defesa, { $defenders }.
# en: 11c22050
twenty-rolls-say-class-task = Cada ponto é um estudante. Veja outras turmas; depois, faça todos rolarem mais vezes.
# en: 9fbc3e0a
twenty-rolls-say-class = Os resultados de uma turma
# en: 3fc68041
twenty-rolls-say-same = igual
# en: 7949e53b
twenty-rolls-say-attacker-more = o ataque perdeu mais
# en: 98abf633
twenty-rolls-say-defender-more = a defesa perdeu mais
# en: 532988fa
twenty-rolls-say-found = { $pupils } estudantes rolam { $rolls ->
        [1] uma vez
       *[other] { $rolls } vezes
    }. A defesa perdeu mais em { $more } { FORM($more, "caso", "casos") }; o ataque, em { $less }; e em { $level } os dois perderam o mesmo.
# en: a22f7d3a
twenty-rolls-say-settling-task = Mova o controle. O que acontece com as linhas?
# en: eb0182fa
twenty-rolls-say-settling = Cubos perdidos: parte da defesa
# en: 13b8a1a7
twenty-rolls-say-settling-label = Que parte de todos os cubos perdidos era da defesa, em cinco séries
# en: f0476f37
twenty-rolls-say-run = nº { $k }
# en: 2ac11909
twenty-rolls-say-rolls-so-far = rolagens até agora
# en: 0571a9fe
twenty-rolls-say-share = parte
# en: 66c5d578
twenty-rolls-say-apart = Depois de { $rolls } rolagens, as cinco partes ficam entre { $low } e { $high }.
# en: 5c0fe4a0
twenty-rolls-say-opposite-task = Mova o controle. Com que frequência ainda dá o contrário?
# en: c71e621f
twenty-rolls-say-opposite = Com que frequência dá o contrário
# en: 4b90a303
twenty-rolls-say-chance = probabilidade
# en: 26ff1d16
twenty-rolls-say-after = A longo prazo, { $who ->
        [attacker] o ataque perde mais
        [nobody] ninguém perde mais
       *[defender] a defesa perde mais
    }. Depois de { $rolls } rolagens, a defesa perdeu mais com probabilidade { $more }; o ataque, com { $less }; e os dois perderam o mesmo, com { $level }.
# en: 8d44d7a1
twenty-rolls-controls =
    .rolls = rolagens
    .class_number = turma

# en: 9b422449
twenty-rolls-who-gains = Três dados atacam dois, e o empate é da defesa. Quem perde mais cubos a longo prazo?
    .choices-defender = A defesa
    .choices-attacker = O ataque
    .choices-both = Os dois perdem o mesmo
    .hint-1 = Os empates ajudam a defesa. Mas o ataque fica com os dois melhores dos seus três dados.
    .hint-2 = É quase igual, mas não é igual.
    .because = O terceiro dado vale mais do que os empates: por rolagem, a defesa perde em média 1,079 cubo, e o ataque, 0,921.
# en: 9f897903
twenty-rolls-a-school = Numa escola grande, cada estudante rola vinte vezes três dados contra dois. Para quantos de cada cem dá o contrário, ou seja, o ataque perde mais?
    .choices-3 = Para uns 3
    .choices-10 = Para uns 10
    .choices-28 = Para uns 28
    .choices-50 = Para uns 50
    .hint-1 = Vinte rolagens variam mais do que isso.
    .hint-2 = Para esses, os dois lados perdem o mesmo.
    .hint-3 = A defesa perde mesmo mais, e em vinte rolagens isso já aparece um pouco.
    .because = Para 28,3% dá o contrário, e para 9,9% os dois lados perdem o mesmo. Vinte rolagens são poucas.
# en: 5ddb1c62
twenty-rolls-two-clubs = Um clube rola 20 vezes por dia, e outro, 200. Qual deles tem mais dias em que o ataque perde mais cubos?
    .choices-small = O clube que rola 20 vezes
    .choices-large = O clube que rola 200 vezes
    .choices-alike = Os dois por igual
    .hint-1 = Com mais rolagens há mais surpresas, mas também mais rolagens que as compensam.
    .hint-2 = Os dados são os mesmos. Mas quanto pesa uma rolagem de sorte entre 20, e quanto entre 200?
    .because = Com 20 rolagens, isso acontece em 28,3% dos dias; com 200, em 7,8%. Com poucas rolagens, o resultado varia mais.
# en: af7afac5
twenty-rolls-net = Quantos cubos a mais que o ataque a defesa perde numa rolagem.
    .because = O que a defesa perde menos o que o ataque perde.
# en: d57d6394
twenty-rolls-net-mean = Quantos cubos a mais que o ataque a defesa perde, em média, numa rolagem?
    .hint-1 = Isso é o que a defesa perde. Tire o que o ataque perde.
    .hint-2 = Isso é o que o ataque perde.
    .hint-3 = Essa é a soma de todas as rolagens. Divida por quantas são.
    .hint-4 = Esses são os cubos que os dois perdem juntos.
    .because = 2 · 2.890 cubos menos 2 · 2.275 cubos, em 7.776 rolagens.
# en: aea37927
twenty-rolls-enough = Com quantas rolagens a probabilidade de dar o contrário fica, pela primeira vez, menor que 1/10?
    .hint-1 = Com vinte rolagens, ela ainda é maior que 1/4.
    .hint-2 = Com cem rolagens, ela ainda é de 15%.
    .hint-3 = Ela fica menor que 1/10 já antes disso.
    .hint-4 = Olhe bem: com 160 rolagens ela é de 10,02%, um pouco mais que 1/10.
    .because = São oito vezes vinte rolagens, e mesmo assim dá o contrário quase uma vez em dez.
# en: 7a770c89
twenty-rolls-exercise-1 = De 50 rolagens, em { $two } a defesa perdeu dois cubos, em { $one } cada lado perdeu um e em { $other } o ataque perdeu dois. Qual é a frequência relativa de “a defesa perde dois”?
    .level = Aquecimento
    .hint-1 = Esse é o número de vezes. Em quantas rolagens?
    .hint-2 = Compare com todas as 50 rolagens, e não com as outras.
    .hint-3 = Aqui se contam rolagens, não cubos.
    .because = { $two } de 50 rolagens.
# en: 3f3715c8
twenty-rolls-exercise-2 = Um dado foi rolado { $rolls } vezes. A frequência relativa do 6 foi de { $share }%. Quantas vezes saiu um 6?
    .level = Aquecimento
    .hint-1 = Seria assim com 100 rolagens.
    .hint-2 = Por cento quer dizer em cada cem. Divida por 100.
    .hint-3 = Isso é o que sai em média. Quantas vezes saiu aqui?
    .hint-4 = Essas são as rolagens sem 6.
    .because = { $share }% de { $rolls } rolagens: { $rolls } · { $share }/100.
# en: bd08d326
twenty-rolls-exercise-3 = De 50 rolagens, em { $two } a defesa perdeu dois cubos, em { $one } cada lado perdeu um e em { $other } o ataque perdeu dois. Quantos cubos a defesa perdeu, em média, por rolagem?
    .level = Principal
    .hint-1 = Esses são os cubos das 50 rolagens. Quantos são por rolagem?
    .hint-2 = Em { $two } das rolagens, a defesa perdeu dois cubos.
    .hint-3 = Quando cada lado perdeu um, a defesa também perdeu um cubo.
    .because = { $two } · 2 + { $one } · 1 cubos em 50 rolagens.
# en: fefe0c8c
twenty-rolls-exercise-4 = Uma pesquisa eleitoral ouve { $people } pessoas ao acaso. O erro costuma ser de uns { $off } pontos percentuais. Com o quádruplo de pessoas, ele cairia pela metade. Quantas pessoas é preciso ouvir para que o erro caia para { $less }?
    .level = Principal
    .hint-1 = Assim o erro não cai tanto: para cair pela metade, é preciso o quádruplo de pessoas.
    .hint-2 = Com menos pessoas, o resultado varia mais, não menos.
    .hint-3 = Com tantas pessoas, o erro costuma ser de { $off } pontos.
    .because = De { $off } a { $less }: cada vez que o erro cai pela metade, é preciso o quádruplo de pessoas.
# en: 4ba7f925
twenty-rolls-exercise-5 = Uma roleta tem { $fields } setores iguais. Em { $good } deles você ganha, em { $bad } você perde. Você gira três vezes. Qual é a probabilidade de perder mais vezes do que ganhar?
    .level = Desafio
    .hint-1 = Você também perde mais vezes do que ganha se perder duas das três.
    .hint-2 = Isso é perder duas vezes em dois giros. Dos três giros, qual pode ser o que você ganha?
    .hint-3 = Isso é um giro só.
    .hint-4 = O giro que você ganha pode ser o primeiro, o segundo ou o terceiro.
    .because = Perder os três giros: { $bad }³ jeitos. Perder dois: 3 · { $bad }² · { $good } jeitos. Ao todo são { $fields }³ = { $ways }.
