### Uma rolagem.

# en: 17dd77e2
one-roll-note =
    .words-1 = espaço amostral, resultados igualmente prováveis
    .words-2 = evento complementar, estatísticas de ordem
    .words-3 = eventos dependentes, probabilidade condicional
    .words-4 = valor esperado
    .words-5 = contar com o computador
    .tips-1 = A multiplicação da seção 2 é o erro da primeira análise publicada; deixe que todos o cometam antes.
    .tips-2 = Outros números de dados, ou dados com outras faces, dão um bom projeto: o último desenho tem todos.
# en: a3249895
one-roll-highest-of-three = Três dados são rolados. Qual é a probabilidade de o maior mostrar um 6?
    .hint-1 = Somar 1/6 três vezes conta duas vezes as rolagens com dois 6.
    .hint-2 = Isso vale para um dado só; aqui são três.
    .hint-3 = Essa é a probabilidade de três 6; basta um.
    .hint-4 = Essa é a probabilidade de não sair nenhum 6.
    .because = 1 − (5/6)³.
# en: 8bcd9b09
one-roll-three-against-one = Três dados atacam um. Qual é a probabilidade de o ataque vencer a comparação?
    .hint-1 = Isso vale para um dado contra um.
    .hint-2 = Isso vale para dois dados contra um.
    .hint-3 = Essa é a probabilidade de um 6 entre três dados. Eles podem vencer com menos.
    .hint-4 = O maior de três dados é alto: mostra um 6 em 91 de 216 rolagens.
    .because = 855 de 1.296.
# en: 94a75f16
one-roll-the-second-comparison = Os maiores dados foram comparados, e o ataque venceu. O que isso diz sobre a vitória do ataque na segunda comparação?
    .choices-more = Mais provável
    .choices-less = Menos provável
    .choices-same = Igualmente provável
    .hint-1 = Se o maior dado do ataque venceu, o que você sabe do maior da defesa, e portanto do outro?
    .hint-2 = Os dados são independentes, mas o segundo maior nunca fica acima do maior.
    .because = Se o melhor dado do ataque vence o melhor da defesa, este provavelmente é baixo, e o outro dado da defesa não passa dele. Os cinco dados são independentes, mas as duas comparações não são.
# en: 7cfcd29b
one-roll-both = Qual é a probabilidade de a defesa perder dois cubos numa rolagem, três dados contra dois?
    .hint-1 = Isso multiplica as duas probabilidades como se as comparações fossem independentes.
    .hint-2 = Essa é a probabilidade de cada lado perder um.
    .hint-3 = Essa é a probabilidade de o ataque perder dois.
    .hint-4 = Conte: em quantas das 7.776 rolagens o ataque vence as duas comparações?
    .because = 2.890 de 7.776.
# en: b3a6ebcb
one-roll-one-die-or-two = Você defende com dois cubos ou mais contra três dados. Rola um dado ou dois?
    .choices-one = Um dado
    .choices-two = Dois dados
    .choices-no-matter = Não faz diferença
    .hint-1 = Com um dado você perde no máximo um cubo por rolagem; mas com que frequência, e quantos o ataque perde?
    .hint-2 = Compare o que você pode esperar perder com o que o ataque pode esperar perder.
    .because = Com um dado você perde 0,66 cubo contra 0,34 do ataque; com dois, 1,079 contra 0,921: são mais cubos, mas muito mais perto da igualdade.

# en: a2ecdd83
one-roll-say-defender-wins = a defesa ganha os empates
# en: a4ff092b
one-roll-say-attacker-wins = o ataque ganha os empates
# en: 5ef5ae03
one-roll-say-highest = { $dice ->
    [1] Um dado
   *[other] O maior de { $dice } dados
}
# en: bf67eb4d
one-roll-say-shows = mostra
# en: d1e1ffb5
one-roll-say-comparisons = O ataque vence a primeira comparação com { $first }, a segunda com { $second }
# en: 3650b663
one-roll-say-attacker = o ataque vence
# en: c5a4432d
one-roll-say-multiplied = multiplicando
# en: da973254
one-roll-say-counted = contando
# en: c64e0f93
one-roll-say-both = as duas comparações
# en: ebbb67e3
one-roll-say-just-one = só uma delas
# en: 5a668a04
one-roll-say-neither = nenhuma
# en: a8c62cf0
one-roll-say-task = Ache as duas rolagens mais próximas da igualdade.
# en: 85b2becb
one-roll-say-roll = { $attack } { FORM($attack, "dado", "dados") } contra { $defend }
# en: 9101b347
one-roll-say-more = cubos que a defesa perde a mais que o ataque
# en: 498ae3b0
one-roll-say-three-two = Três dados contra dois
# en: 38a26618
one-roll-say-lost = cubos perdidos
# en: 5b02a393
one-roll-say-rolls = rolagens
# en: 7e5e8eee
one-roll-say-one-each = um cada
# en: 832c7b00
one-roll-say-attacker-two = ataque 2
# en: eed28804
one-roll-say-defender-two = defesa 2
# en: 78655fab
one-roll-controls =
    .dice = dados
    .attack = ataque
    .defend = defesa
    .sides = faces
    .ties = empates
