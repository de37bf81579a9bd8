### A melhor pergunta. Variáveis: { $n } números, perguntas, mãos ou moedas, { $k } e { $no } mãos que dizem sim e que dizem não, { $weighings } pesagens, { $asked } perguntas para todas as mãos juntas, { $bits } bits.

# en: 7c749864
best-question-guide =
    .plan-1 = Em duplas, jogar “adivinhe meu número de 1 a 21”. Primeiro palpite: quantas perguntas bastam?
    .plan-2 = Segundo palpite: duas perguntas. A turma conta como cada uma divide as 21 mãos de “Passar diz algo”.
    .plan-3 = Surpresa em bits, a célula da ideia e o quadro das mãos.
    .plan-4 = Quantas devem dizer sim? O controle, um palpite e “Sua vez” 1: uma pergunta que divide por igual.
    .plan-5 = Mais de duas respostas: “Sua vez” 2 e as duas cartas para abrir.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída. Quem terminar joga contra Kuro.
    .say-1 = Uma pergunta é boa quando não dá para prever a resposta.
    .say-2 = Uma resposta de que vocês já tinham certeza não diz nada: 0 bit. Um de dois casos igualmente prováveis é 1 bit.
    .ask-1 = Que pergunta tem uma resposta que já se conhece?
    .ask-2 = Por que as duas perguntas do começo dizem o mesmo, se as palavras não têm nada em comum?
    .ask-3 = Por que a carta que abre pode dar mais de 1 bit?
    .support = Use oito mãos: três perguntas acham cada uma delas, e cada bit é um número inteiro.
    .extension = Mostrem que nenhum plano de sim ou não leva, em média, menos de 94/21 ≈ 4,48 perguntas para 21 mãos. Comparem com 4,39 bits.
    .ticket-1 = 16 mãos são igualmente prováveis. 4 delas dizem sim. Quantos bits vale um sim, e quantos vale um não?
    .ticket-2 = um sim, 2 bits; um não, log2(16/12) ≈ 0,42 bit
    .open-1 = A carta de abertura que diz mais é a que ganha?
    .open-1-answer = Nem sempre. O que você descobre tem que valer mais do que a carta custa: uma carta forte que foi jogada não volta.
    .open-2 = O que diz uma pergunta se Kuro puder inventar a resposta?
    .open-2-answer = Menos. Se ele jogar uma moeda para dizer sim ou não, tenha o que tiver, ela não diz nada. A unidade 25 mostra o que um blefe deixa de uma resposta.
# en: 28bee43e
best-question-yes-or-no = As duas cartas de Kuro são uma de 21 mãos. Você pode perguntar qualquer coisa a que ele responda sim ou não. Quantas perguntas bastam com certeza, se você perguntar bem?
    .hint-1 = Você poderia perguntar mão por mão. Mas uma boa pergunta elimina metade do que resta.
    .hint-2 = Você poderia perguntar mão por mão. Mas uma boa pergunta elimina metade do que resta.
    .hint-3 = Você poderia perguntar carta por carta. Mas uma boa pergunta elimina metade do que resta.
    .hint-4 = Quatro respostas de sim ou não formam 16 sequências diferentes. As mãos são 21.
    .hint-5 = Uma pergunta pode tratar de muitas mãos de uma vez: tente eliminar metade delas.
    .because = 21, depois no máximo 11, 6, 3, 2 e 1. Quatro perguntas só têm 2 · 2 · 2 · 2 = 16 sequências de respostas.
# en: 7ee4c79b
best-question-two-questions = Você pode fazer uma pergunta a Kuro. Qual das duas diz mais sobre a mão dele?
    .choices-first = “Você tem o sósia?”
    .choices-second = “Você consegue ganhar de um 2?”
    .choices-same = As duas dizem exatamente o mesmo
    .hint-1 = Conte as mãos que dizem sim e as que dizem não. Depois faça o mesmo com a outra pergunta.
    .hint-2 = Conte as mãos que dizem sim e as que dizem não. Depois faça o mesmo com a outra pergunta.
    .because = 6 de 21 mãos têm o sósia, e 15 não têm. 15 de 21 ganham de um 2, e 6 não ganham. Então as duas dividem as mãos em 6 e 15.
# en: 5e902fc0
best-question-surprise = Uma probabilidade de 1/2 é 1 bit de surpresa. Quantos bits é uma probabilidade de 1/8?
    .hint-1 = Conte quantas vezes é preciso dividir 1 ao meio para chegar a 1/8.
    .hint-2 = 1/8 é a metade da metade da metade.
    .hint-3 = Conte quantas vezes é preciso dividir 1 ao meio para chegar a 1/8.
    .hint-4 = Dividindo ao meio duas vezes, dá 1/4.
    .because = 1/8 = 1/2 · 1/2 · 1/2: tão surpreendente quanto três moedas darem todas cara.
# en: d4d22689
best-question-most = Quantos bits, no máximo, uma pergunta de sim ou não pode dar sobre as 21 mãos?
    .hint-1 = Quase. Seria assim se exatamente metade das mãos dissesse sim. Mas 21 é ímpar.
    .hint-2 = Isso é com 6 de 21 dizendo sim. Mova o controle.
    .hint-3 = Mova o controle até o ponto mais alto.
    .because = 10 mãos dizem sim e 11 dizem não, ou o contrário. Nunca passa de 1 bit.
# en: 562ffaef
best-question-split = Uma pergunta a uma mão, com resposta True ou False, que diga o máximo possível.
    .because = Nenhuma pergunta de duas respostas diz mais.
# en: 2fe0ebc1
best-question-masks = Quantos bits dá em média a pergunta “Quantas máscaras você tem?”
    .hint-1 = Isso vale para a pergunta se há alguma. Aqui a resposta pode ser 0, 1 ou 2.
    .hint-2 = Com três respostas pode ser mais de 1.
    .hint-3 = Seria assim com três respostas igualmente prováveis. Conte as mãos com 0, 1 e 2.
    .because = Nenhuma em 10 mãos, uma em 10, as duas em 1. Uma pergunta de três respostas pode dar mais de 1 bit.
# en: 48bbb00d
best-question-lead = Abrir com uma carta também é uma pergunta: Kuro responde com a menor carta que ganha dela, ou passa. Que abertura diz mais sobre a mão dele?
    .choices-one = O seu 1 preto
    .choices-two = O seu 2 branco
    .choices-alike = As duas dizem o mesmo
    .hint-1 = O que ele pode responder a um 2? E a um 1?
    .hint-2 = O que ele pode responder a um 2? E a um 1?
    .because = Para um 2 ele tem quatro respostas; para um 1, seis. O 1 dá 2,40 bits, e o 2 dá 1,98.
# en: aa16578c
best-question-exercise-1 = Penso num número de 1 a { $n }. Quantas perguntas de sim ou não bastam com certeza, se você perguntar bem?
    .level = Aquecimento
    .hint-1 = Você pode perguntar “é maior que …?” e dividir ao meio o que resta.
    .hint-2 = Você pode perguntar “é maior que …?” e dividir ao meio o que resta.
    .hint-3 = Divida ao meio de novo e de novo, e conte quantas vezes.
    .because = Cada pergunta divide ao meio o que resta.
# en: 5fdfe1a0
best-question-exercise-2 = Você faz { $n } perguntas de sim ou não, uma depois da outra. Quantas sequências diferentes de respostas pode receber?
    .level = Aquecimento
    .hint-1 = Cada pergunta dobra o número de sequências. Não soma duas.
    .hint-2 = Com uma pergunta há duas sequências. Quantas há com duas, e com três?
    .hint-3 = Cada resposta pode ser sim ou não.
    .hint-4 = Isso é com uma pergunta a menos.
    .because = Cada pergunta dobra o número: 2^{ $n }.
# en: 91c9dd2b
best-question-exercise-3 = { $n } mãos são igualmente prováveis. À sua pergunta, a resposta é sim em { $k } delas. Quantos bits a resposta dá em média?
    .level = Principal
    .hint-1 = Essa é a probabilidade de um sim. Quantos bits dá cada resposta?
    .hint-2 = Só se metade das mãos disser sim.
    .hint-3 = Essa é a probabilidade de um não. Quantos bits dá cada resposta?
    .because = { $k }/{ $n } · log2({ $n }/{ $k }) + { $no }/{ $n } · log2({ $n }/{ $no }).
# en: d3a40f42
best-question-exercise-4 = { $n } moedas parecem iguais, e uma delas é mais leve. Uma balança de dois pratos diz qual lado é mais leve, ou que os dois são iguais. Quantas pesagens bastam com certeza, se você pesar bem?
    .level = Principal
    .hint-1 = Seria assim com sim ou não. A balança tem três respostas: separe as moedas em três montes.
    .hint-2 = Você pode pôr muitas moedas em cada prato.
    .hint-3 = A pesagem seguinte faz três montes de novo.
    .because = Uma pesagem deixa um terço das moedas. São três respostas de cada vez: com { $weighings } pesagens dá para distinguir até 3^{ $weighings } moedas.
# en: 520a3cbd
best-question-exercise-5 = { $n } mãos são igualmente prováveis. Você faz perguntas de sim ou não até conhecer a mão, do melhor jeito possível. Quantas perguntas são em média?
    .level = Desafio
    .hint-1 = Esse é o limite mínimo. Perguntas inteiras podem precisar de um pouco mais.
    .hint-2 = Isso é para todas as { $n } mãos juntas.
    .because = Desenhe a árvore: são { $asked } perguntas para todas as { $n } mãos juntas. log2({ $n }) = { $bits } bits é o limite mínimo.

# en: bc596e8c
best-question-say-yes = sim
# en: 6d81212a
best-question-say-no = não
# en: ecd3c495
best-question-say-pass = passa
# en: f8dc6172
best-question-say-ask-doppelganger = Você tem o sósia?
# en: e985da22
best-question-say-ask-beat = Você consegue ganhar de um 2?
# en: 12fb789c
best-question-say-ask-a-two = Você tem um 2?
# en: 2d3b9dba
best-question-say-ask-a-mask = Você tem uma máscara (“?”)?
# en: c045b177
best-question-say-ask-white = Você tem uma carta branca?
# en: 972733bf
best-question-say-ask-masks = Quantas máscaras você tem?
# en: 0abd13b2
best-question-say-ask-twos = Quantos 2 você tem?
# en: b8ef6232
best-question-say-ask-two = Abro com o meu 2 branco
# en: c93537c7
best-question-say-ask-one = Abro com o meu 1 preto
# en: e23cf52c
best-question-say-no-bits = { $name } deveria dar um número de bits, não abaixo de zero, e dá { $found }
# en: 6377c1e3
best-question-say-task = Que pergunta diz mais?
# en: dfe97736
best-question-say-told-by = { $said }: { $n } de 21 ({ $bits } bits)
# en: c749baa2
best-question-say-told = { $question } → { $told }. Em média, { $bits } bits.
# en: 169202e2
best-question-say-out = fora
# en: e8dcd4c0
best-question-say-hands = As mãos de Kuro: { $words }
# en: c9d97ab3
best-question-say-answers = As respostas de Kuro
# en: 88a9ca02
best-question-say-shares-task = Quantas mãos devem dizer sim?
# en: 4408f0b3
best-question-say-shares = O que um sim ou não diz
# en: d6bdccc9
best-question-say-bits = bits
# en: 840421c5
best-question-say-yours = a sua
# en: 4c8a1ba9
best-question-say-hands-yes = mãos que dizem sim
# en: bfc26340
best-question-say-yes-by = Sim em { $yes } de 21, não em { $no }: { $sum }{ $bits } bits em média.
# en: c9bff9e0
best-question-say-lead-task = Abrir com uma carta também é uma pergunta.
# en: b24d785d
best-question-say-question = Pergunta
# en: e5f5b86a
best-question-say-first = Faça a sua primeira pergunta.
# en: c58ccc45
best-question-say-asking-task = Descubra o que Kuro tem, com o menor número de perguntas que puder.
# en: 6028fd49
best-question-say-ask = Perguntar
# en: ff0390a2
best-question-say-ask-tip = Fazer esta pergunta a Kuro
# en: fc106f8f
best-question-say-new-hand = Nova mão
# en: 13f12668
best-question-say-new-hand-tip = Kuro pega outra mão
# en: 85f64381
best-question-say-all-possible = Todas as 21 mãos são possíveis{ $bits ->
    [no] {""}
   *[other] : faltam { $bits } bits
}.
# en: 0731b3af
best-question-say-said = { $question } { $said }.
# en: fc22b117
best-question-say-left = { $told ->
    [no] { FORM($n, "Resta", "Restam") } { $n } { FORM($n, "mão", "mãos") }.
   *[other] Isso deu { $told } bits: { FORM($n, "resta", "restam") } { $n } { FORM($n, "mão", "mãos") }. Faltam { $missing } bits.
}
# en: f02d8cc8
best-question-say-known = Você sabe qual é, depois de { $n } { FORM($n, "pergunta", "perguntas") }.
# en: a96f0231
best-question-say-this = esta
# en: 230a5bf1
best-question-say-can-be = o que pode ser
# en: 61b4517f
best-question-say-not-two = Ainda não. Ela tem { $n } { FORM($n, "resposta", "respostas") }: dê True ou False, cada um de vez em quando.
# en: 553569fc
best-question-say-uneven = Ainda não. Ela divide as mãos em { $parts }. Tente dividir mais por igual.
# en: 82d9150c
best-question-say-even = Certo: ela divide as mãos em { $parts }.
# en: 1366a003
best-question-controls =
    .question = pergunta
    .yes = sim
