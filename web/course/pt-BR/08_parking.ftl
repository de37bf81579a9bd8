### 08_parking.ipynb

# en: b1f6409b
parking-0-1 = # 8 Estacionar
# en: 12f0143b
parking-0-2 = Antes de uma partida de Washi Cat, os peixes são desenhados numa fileira. Entre dois peixes têm que ficar duas casas livres, como carros que precisam de espaço. Quem desenha sem cuidado deixa o último peixe sem lugar. Qual é a probabilidade disso?
# en: 0586b375
parking-0-3 = - por que jeitos que parecem iguais podem não ser igualmente prováveis;
    - como uma árvore de possibilidades dá a probabilidade;
    - como uma função resolve fileiras longas chamando a si mesma para as mais curtas.
# en: c476750e
parking-0-4 = **Você precisa** conhecer frações e árvores de possibilidades e ter uns 45 minutos. Papel quadriculado e moedas ajudam.
# en: 607cceac
parking-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 86878e2c
parking-0-6 = A fileira é do jogo Washi Cat, que você pode [jogar aqui](../washi_cat/play.ipynb). [Todas as unidades](course.ipynb).
# en: ae5d94c4
parking-1-1 = ## Sete colunas
# en: 0267c75a
parking-1-2 = Pegue uma fileira pequena: sete colunas e três peixes. Há 35 jeitos de escolher três de sete colunas. Em quantos deles ficam sempre duas casas livres entre dois peixes? O Python lista todos.
# en: 3353f588
parking-prints-1 = { $len-ways } maneiras. Com distância suficiente:
# en: ebe6144f
parking-1-3 = Só em um. Agora deixe a sorte desenhar, um peixe depois do outro, cada um ao acaso numa coluna ainda livre.
# en: 67c40229
parking-1-4 = Você acredita? O computador preenche sete colunas 7.000 vezes. Ele diz quantos peixes couberam, e quantas vezes.
# en: e1e1e03d
parking-prints-2 = { $fish } peixes: { $n } vezes
# en: 74ffae19
parking-2-1 = ## Fileiras longas
# en: 102adb23
parking-2-2 = Agora seis peixes.
# en: ac22014e
parking-2-3 = Uma árvore para vinte colunas seria enorme. Mas há um truque.
# en: 8ce2a6cd
parking-2-4 = O primeiro peixe corta a fileira em duas mais curtas, e um lado não muda nada no outro. Então a função chama a si mesma: isso é uma **recursão**.
# en: a3543596
parking-2-5 = <details><summary>No código</summary>
# en: 774483cb
parking-2-6 = A função dá a probabilidade de cada número de peixes. Com `@cache`, ela se lembra do que já calculou.
# en: 552b2258
parking-2-7 = </details>
# en: 5306834e
parking-2-8 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 18252b6e
parking-2-9 = Sete colunas: é o que a árvore diz?
# en: 03ac8894
parking-prints-3 = { $fish } peixes: { $chance }
# en: 407116b3
parking-2-10 = Mova o primeiro peixe e leia o que acontece com a fileira.
# en: 4a13f620
parking-2-11 = Aqui está a recursão para todas as fileiras de até 24 colunas.
# en: 0254c8c1
parking-3-1 = ## Larga o bastante
# en: a9d4ff11
parking-3-2 = Quanto mais larga a fileira, maior a probabilidade. Existe uma largura em que nada pode dar errado?
# en: 00d3fd75
parking-4-1 = ## Fora do jogo
# en: f5a757d9
parking-4-2 = **Se você programa:** `full_row` devolve um dicionário: o número de peixes e a sua probabilidade. Escreva uma função que some as probabilidades de haver *pelo menos* certo número de peixes. Se não, siga em frente.
# en: eb933506
parking-5-1 = ## Exercícios
# en: 002518ec
parking-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 19fc0b31
parking-6-1 = ## O que vimos
# en: 1e502c28
parking-6-2 = - Nem sempre todos os jeitos são igualmente prováveis. Aí não basta contar: siga a árvore, multiplique ao longo de cada ramo e some os ramos.
    - O primeiro peixe corta a fileira em duas mais curtas, e uma não sabe nada da outra. A recursão usa isso.
    - Em 16 colunas, seis peixes quase nunca cabem ao acaso. Em 26, sempre cabem.
# en: dc1c97fa
parking-6-3 = **Para pensar.** Se um peixe só pudesse cair onde deixa lugar para os outros, todas as fileiras seriam igualmente prováveis? O que estaciona como os nossos peixes?
# en: d61e97d4
parking-6-4 = **Continue.** De quantos jeitos dá certo, e fileiras muito longas: [Contar fileiras](../washi_cat/lesson_parking.ipynb).
