### 12_a_pass_speaks.ipynb

# en: 324daae8
a-pass-speaks-0-1 = # 12 Passar diz algo
# en: 24c4009c
a-pass-speaks-0-2 = Você joga cartas contra Kuro. Você sai com um 2 branco: um 3 ganha dele, e um “?” também, pois vale como qualquer número. Kuro passa. O que isso diz sobre as duas cartas na mão dele?
# en: c5c4cebf
a-pass-speaks-0-3 = - o que acontece com uma probabilidade quando você aprende alguma coisa;
    - por que uma carta que não influi em nada pode ficar mais provável.
# en: 1c0ed619
a-pass-speaks-0-4 = **Você precisa** de frações e de produtos de probabilidades: [Rolar de novo até dar sete](04_reroll_for_seven.ipynb). Uns 45 minutos.
# en: 9fa1c14e
a-pass-speaks-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 98740013
a-pass-speaks-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](../meow_daifugo/play.ipynb). [Todas as unidades](course.ipynb).
# en: 0ff3a78a
a-pass-speaks-1-1 = ## Todas as mãos possíveis
# en: 2e0610e8
a-pass-speaks-1-2 = Kuro tem duas de sete cartas: o 1 e o 3 brancos, dois 2 pretos, um sósia 2 e dois “?”, que valem como qualquer número. Você abre com um 2. Ele joga se puder (o 3 ou um “?”); senão, passa.
# en: b2e0d3b3
a-pass-speaks-1-3 = <details><summary>O baralho</summary>
# en: 41b0c66c
a-pass-speaks-1-4 = São nove gatinhos. Você tem os outros dois, um 2 branco e um 1 preto.
# en: 06765dc2
a-pass-speaks-1-5 = </details>
# en: 303f7c6a
a-pass-speaks-1-6 = Comece antes de Kuro fazer qualquer coisa.
# en: 4b128bbb
a-pass-speaks-1-7 = O Python anota todas as mãos dele. Chamamos as cartas de W1, W3, B2, b2, D2 (o sósia), W? e B?. Depois conta todas, e as que têm D2.
# en: 7c8c337d
a-pass-speaks-prints-1 = { $len-hands } mãos, { $len-with_it } delas com D2
# en: 9a4822f9
a-pass-speaks-1-8 = Agora ele passa. Um quadrado é uma mão: as cartas à esquerda e embaixo.
# en: a4c8c13e
a-pass-speaks-2-1 = ## O teorema de Bayes
# en: 3e7c1f22
a-pass-speaks-2-2 = A **verossimilhança** de passar é 0 para mãos com o 3 ou um “?”, e 1 para outras seis. Multiplique e divida pela soma: 1/6 para cada uma.
# en: 4e6bcd7a
a-pass-speaks-2-3 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 9218b1f1
a-pass-speaks-prints-2 = Chance de D2 depois do passe: { $chance }
# en: 20ff4e98
a-pass-speaks-2-4 = Ponha *Kuro responde* em *passa*.
# en: e6613e4e
a-pass-speaks-3-1 = ## Jogar também diz algo
# en: 8c861b7f
a-pass-speaks-3-2 = Uma nova rodada. Kuro joga sempre a carta mais baixa que serve, e responde com o 3 branco. Que mãos restam agora?
# en: 7f5e89f4
a-pass-speaks-3-3 = **Se você programa:** escreva a verossimilhança disso: 1 para uma mão que joga o 3, e 0 para todas as outras. Se não, siga em frente.
# en: 22f32686
a-pass-speaks-4-1 = ## Exercícios
# en: b7e49e62
a-pass-speaks-4-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 6c0f6d48
a-pass-speaks-5-1 = ## O que vimos
# en: f042df73
a-pass-speaks-5-2 = - Aprender alguma coisa quer dizer: dar a cada caso o peso com que ele produz o que você viu, e repartir de novo.
    - As probabilidades de todas as cartas somam o número de cartas. O que umas perdem, outras ganham.
# en: bca3ece4
a-pass-speaks-5-3 = **Para pensar.** E se Kuro às vezes passar, embora pudesse jogar?
# en: 0da0f05a
a-pass-speaks-5-4 = **Continue.** E se Kuro segurar as cartas boas? [Talvez um blefe](25_maybe_a_bluff.ipynb).
