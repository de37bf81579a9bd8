### 13_best_question.ipynb

# en: fdf79085
best-question-0-1 = # 13 A melhor pergunta
# en: a4c69384
best-question-0-2 = Kuro, seu adversário, tem na mão duas cartas que você não vê. Você pode fazer uma pergunta, e ele responde a verdade. Que pergunta diz mais?
# en: ddf161c6
best-question-0-3 = - como se mede a surpresa, em bits;
    - o que faz uma pergunta ser boa, seja qual for o assunto;
    - por que a carta que abre também é uma pergunta.
# en: 19a9867f
best-question-0-4 = **Você precisa** de probabilidades como frações. Uns 45 minutos.
# en: 7aeb3640
best-question-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 97b02ae9
best-question-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](../meow_daifugo/play.ipynb). [Todas as unidades](course.ipynb).
# en: 26a0c901
best-question-1-1 = ## Sim ou não
# en: bcf0b4a4
best-question-1-2 = As cartas de Kuro são duas de sete: o 1 branco, o 3 branco, dois 2 pretos, um sósia 2 e os “?” branco e preto. Vamos chamá-las de W1, W3, B2, b2, D2, W? e B?. Estas são todas as mãos que ele pode ter.
# en: 3e99d674
best-question-1-3 = Então o número de perguntas tem a ver com dividir ao meio. Uma boa pergunta elimina muitas mãos, seja qual for a resposta. Qual destas duas perguntas é melhor?
# en: 839ca590
best-question-1-4 = O computador conta todas as respostas.
# en: c027ae64
best-question-prints-1 = { $question-__name__ }: { $yes } sim, { $len-hands-yes } não
# en: 941c0e59
best-question-2-1 = ## Surpresa
# en: 373cf713
best-question-2-2 = Uma resposta que você já sabia não diz nada; uma inesperada diz muito. Uma probabilidade de 1/2 é um **bit** de surpresa; 1/4 são dois bits: conte quantas vezes se divide ao meio. log2 também conta isso: log2(16) = 4, pois 16, 8, 4, 2, 1 são quatro divisões. Uma probabilidade tem log2(1/probabilidade) bits.
# en: 56533ada
best-question-2-3 = <details><summary>Quem teve a ideia</summary>
# en: 69aca5f3
best-question-2-4 = Claude Shannon, em 1948.
# en: 57f338b1
best-question-2-5 = </details>
# en: 82cb3c27
best-question-2-6 = Aqui está a ideia toda em Python: a **informação** de uma pergunta, ou a sua **entropia**, é a surpresa média das respostas.
# en: 7fe929c2
best-question-2-7 = O código está recolhido: abra *A ideia em Python* para ler.
# en: b69117fe
best-question-prints-2 = { $question-__name__ }: { $information-question-2f } bit
# en: 89d6ce35
best-question-2-8 = As duas dão o mesmo: a informação não depende do assunto da pergunta. Que pergunta diz mais?
# en: bff5734c
best-question-3-1 = ## Quantas devem dizer sim?
# en: ee76660d
best-question-3-2 = Pense em perguntas de sim ou não. Quantos bits uma pergunta dessas pode dar? Mova o controle.
# en: b53d832c
best-question-3-3 = **Se você programa:** escreva uma pergunta sua que diga tanto quanto isso: ela dá True para algumas mãos e False para as outras. Pode perguntar por uma carta, por várias ou por qualquer outra coisa. Se não, siga em frente.
# en: 9b3395ec
best-question-4-1 = ## Mais de duas respostas
# en: 7c896010
best-question-4-2 = As cartas com “?” são gatos de máscara. Quantas ele tem? Kuro responde 0, 1 ou 2. Escolha essa pergunta na lista acima, em *Surpresa*.
# en: 5b9fb9ed
best-question-4-3 = No jogo ninguém responde perguntas. Mas você abre com uma carta, e Kuro faz alguma coisa: joga a menor carta que seja maior, um “?” só se não houver outra, ou passa. (Entre cartas iguais, ele pega a que vem primeiro na nossa lista.) Você tem um 2 branco e um 1 preto.
# en: 1d6d3d0b
best-question-5-1 = ## Descubra a mão dele
# en: 0e7d712c
best-question-5-2 = Todas as 21 mãos são igualmente prováveis; então faltam log2(21) = 4,39 bits. Cada resposta traz alguns deles. Antes de perguntar, pense que pergunta vai dizer mais sobre as mãos que *restam*. Você consegue com quatro perguntas?
# en: e4496fb0
best-question-prints-3 = { $information-masks-2f } bits com 0, 1 ou 2 máscaras
# en: f46b7e00
best-question-6-1 = ## Exercícios
# en: b81671fd
best-question-6-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 64665ddb
best-question-7-1 = ## O que vimos
# en: 88b03a00
best-question-7-2 = - Uma resposta de probabilidade *p* é uma surpresa de log2(1/*p*) bits.
    - A informação de uma pergunta é a sua surpresa média. Só importa como a pergunta divide os casos.
    - Um sim ou não dá no máximo 1 bit. Com mais respostas, pode ser mais.
# en: 40f1b892
best-question-7-3 = **Para pensar.** A carta de abertura que diz mais é a que ganha? O que diz uma pergunta se Kuro puder inventar a resposta?
# en: a0423962
best-question-7-4 = **Continue.** Ler uma mão inteira, carta por carta: [O que os outros têm na mão?](../meow_daifugo/lesson_what_do_they_hold.ipynb)
