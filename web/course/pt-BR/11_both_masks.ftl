### 11_both_masks.ipynb

# en: 33d4a767
both-masks-0-1 = # 11 As duas máscaras
# en: 053bc024
both-masks-0-2 = O baralho tem 32 cartas, e duas delas são gatos de máscara, com um “?”. Você recebe oito cartas: um quarto do baralho. Então cada máscara é sua com probabilidade 1/4. As duas são suas com probabilidade 1/16?
# en: 43716682
both-masks-0-3 = - como contar todas as mãos sem anotar nenhuma;
    - o que a primeira máscara tira da segunda;
    - por que “nenhuma” é o caminho fácil para “pelo menos uma”.
# en: 455aa937
both-masks-0-4 = **Você precisa** de frações e de produtos de probabilidades: [Rolar de novo até dar sete](04_reroll_for_seven.ipynb). Uns 45 minutos.
# en: 39ed5085
both-masks-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 4da5edeb
both-masks-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](../meow_daifugo/play.ipynb). [Todas as unidades](course.ipynb).
# en: 2552eb8e
both-masks-1-1 = ## Nove gatinhos
# en: b88b3bed
both-masks-1-2 = Há mãos demais para olhar uma por uma. Então comece com um baralho de nove gatinhos e mãos de duas cartas. Anote todas as mãos no papel. Ache um jeito de não esquecer nenhuma.
# en: c3b80818
both-masks-1-3 = Aqui estão elas. Cada casa é a carta da sua linha junto com a carta da sua coluna. Escolha que mãos marcar.
# en: df5849d6
both-masks-prints-1 = { $choose-32-8 } mãos, { $in_order } com ordem: { $in_order-choose-32-8 } vezes esse número
# en: 6d3aa72e
both-masks-2-1 = ## Com ela ou sem ela
# en: 174621f3
both-masks-2-2 = Agora mãos de três. Escolha uma carta. Algumas mãos têm essa carta: as outras duas vêm das oito restantes. As demais não têm: as três vêm das oito restantes.
# en: 76581e76
both-masks-2-3 = Para escolher *k* de *n* cartas, olhe uma carta. Ou ela está na sua mão, ou não está. Nos dois casos sobra uma pergunta menor.
# en: 4e05ad2c
both-masks-2-4 = <details><summary>No código</summary>
# en: 1f7eb9ce
both-masks-2-5 = `@cache` se lembra do que já foi calculado.
# en: 6cc1468b
both-masks-2-6 = </details>
# en: ce100a7b
both-masks-2-7 = O código está recolhido: abra *A ideia em Python* para ler.
# en: c658b502
both-masks-2-8 = Cada linha é um baralho. Como cada número sai da linha de cima? Esse é o triângulo de Pascal.
# en: 55f91a47
both-masks-2-9 = E se a ordem contasse? Cada mão pode vir em 8 · 7 · 6 · 5 · 4 · 3 · 2 · 1 ordens.
# en: 9b87d7d3
both-masks-3-1 = ## As duas
# en: 3fa33624
both-masks-3-2 = Todas as mãos são igualmente prováveis: divida as mãos que interessam por todas as mãos.
# en: 39fa6c07
both-masks-3-3 = **Sua vez.** As duas máscaras ocupam dois dos seus oito lugares. De onde vêm as outras cartas? Você também pode escrever contas, como *5 choose 2*.
# en: 4a4f615f
both-masks-3-4 = Há um segundo caminho, passo a passo. Distribua primeiro a máscara branca: 8 dos 32 lugares são seus. Depois a preta: 7 dos 31 lugares que sobram são seus. Multiplique. Os dois caminhos dão o mesmo?
# en: 493be116
both-masks-4-1 = ## Pelo menos uma
# en: 10797a75
both-masks-4-2 = Uma máscara já basta para vencer muitas cartas. Qual é a probabilidade de ter uma ou mais?
# en: 1d3817f4
both-masks-4-3 = A área mostra todas as mãos. A máscara branca divide a largura; a preta, a altura. As mãos sombreadas têm máscara. Que parte 1/4 + 1/4 contou duas vezes? Depois mude o baralho e a mão.
# en: 184a7c26
both-masks-4-4 = Com muitas cartas marcadas, essas partes são muitas, mas só uma não tem nenhuma. “Nenhuma” quer dizer que a mão inteira vem das outras cartas.
# en: f0269bda
both-masks-4-5 = **Se você programa:** escreva a probabilidade de haver pelo menos uma. Ela recebe o número de cartas marcadas, o tamanho da mão e o do baralho. Se não, siga em frente.
# en: a531aee0
both-masks-5-1 = ## Exercícios
# en: ee309079
both-masks-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 76055b35
both-masks-6-1 = ## O que vimos
# en: 9a5da0b6
both-masks-6-2 = - Uma mão é uma escolha sem ordem. Ou uma carta está nela, ou não está: assim se contam todas.
    - A primeira máscara tira um lugar da segunda. Por isso as duas juntas são mais raras do que diz o produto.
    - Para “pelo menos uma”, conte “nenhuma” e fique com o resto.
# en: 3cd0b09f
both-masks-6-3 = **Para pensar.** Para ter as duas máscaras, sete cartas de um baralho de 28 valem o mesmo que oito de 32? Você se espantaria se recebesse a mesma mão pela segunda vez?
# en: ceb634c4
both-masks-6-4 = **Continue.** Quantas vêm de cada tipo, o que uma mão inteira pode fazer, e três jogadores numa mesa: [Contar mãos](../meow_daifugo/lesson_counting_hands.ipynb).
