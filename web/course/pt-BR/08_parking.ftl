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
# en: 7392af9d
parking-1-1 = ## Fileira travada
# en: 872193da
parking-1-2 = **Sua vez.** Agora faça o contrário: trave a fileira o mais cedo que puder.
# en: 97253984
parking-2-1 = ## Sete colunas
# en: 289c2b75
parking-2-2 = Pegue uma fileira pequena: sete colunas e três peixes. Há 35 jeitos de escolher três de sete colunas. Em quantos deles ficam sempre duas casas livres entre dois peixes? O Python lista todos.
# en: 3353f588
parking-prints-1 = { $len-ways } maneiras. Com distância suficiente:
# en: 7a3ad0be
parking-2-3 = Só em um. Agora deixe a sorte desenhar, um peixe depois do outro, cada um ao acaso numa coluna ainda livre.
# en: f6f69ea3
parking-2-4 = A árvore tem um ramo para cada lugar do primeiro peixe. Siga cada ramo em papel quadriculado: que colunas ainda estão livres?
# en: 14abe5e7
parking-2-5 = Você acredita? O computador preenche sete colunas 7.000 vezes. Ele diz quantos peixes couberam, e quantas vezes.
# en: e1e1e03d
parking-prints-2 = { $fish } peixes: { $n } vezes
# en: 9bad18f8
parking-3-1 = ## Fileiras longas
# en: 950cccab
parking-3-2 = Uma árvore para vinte colunas seria enorme. Mas há um truque.
# en: cadd2a49
parking-3-3 = O primeiro peixe corta a fileira em duas mais curtas, e um lado não muda nada no outro. Então a função chama a si mesma: isso é uma **recursão**.
# en: 47d1eb21
parking-3-4 = <details><summary>No código</summary>
# en: 3d51f7f3
parking-3-5 = A função dá a probabilidade de cada número de peixes. Com `@cache`, ela se lembra do que já calculou.
# en: 664c52bf
parking-3-6 = </details>
# en: f12e6914
parking-3-7 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 4dc4889f
parking-3-8 = Sete colunas: é o que a árvore diz?
# en: 03ac8894
parking-prints-3 = { $fish } peixes: { $chance }
# en: 4cfddb82
parking-prints-4 = { $columns } colunas: { $float-six-2 }
# en: 82a7f4aa
parking-3-9 = Mova o primeiro peixe e leia o que acontece com a fileira.
# en: 3627050b
parking-3-10 = **Sua vez.** `full_row` devolve um dicionário: o número de peixes e a sua probabilidade. Escreva uma função que some as probabilidades de haver *pelo menos* certo número de peixes.
# en: 35c95c41
parking-3-11 = Aqui está a sua recursão para todas as fileiras de até 24 colunas.
# en: a4b9b53c
parking-3-12 = **Sua vez.** E se bastasse *uma* casa livre entre dois peixes? `full_row(7, gap=1)` faz a conta. Qual é a probabilidade de caberem quatro peixes em sete colunas?
# en: e3106e52
parking-4-1 = ## Larga o bastante
# en: 418bfd14
parking-4-2 = Quanto mais larga a fileira, maior a probabilidade. Existe uma largura em que nada pode dar errado?
# en: c107de7a
parking-4-3 = Estas são as probabilidades de seis peixes, calculadas pela sua recursão. O último degrau antes de 1 é muito pequeno, e mesmo assim pode acontecer.
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
