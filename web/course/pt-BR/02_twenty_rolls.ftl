### 02_twenty_rolls.ipynb

# en: 26e7baaa
twenty-rolls-0-1 = # 2 Vinte rolagens
# en: 9cd3236d
twenty-rolls-0-2 = Três dados atacam dois. Você rola vinte vezes, e para quem está ao lado dá o contrário. Quem tem razão?
# en: 7a035509
twenty-rolls-0-3 = - quanto variam vinte rolagens;
    - o que acontece se você não parar de rolar;
    - quantas rolagens bastam para ter quase certeza.
# en: c3f37e5f
twenty-rolls-0-4 = **Você precisa** de frações, de porcentagens e da unidade [Empates](01_ties.ipynb). Uns 45 minutos. Tenha cinco dados à mão, se puder.
# en: ffeacb21
twenty-rolls-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 4a8c4169
twenty-rolls-0-6 = Os dados são os do jogo Empire, que você pode [jogar aqui](../empire/play.ipynb). [Todas as unidades](course.ipynb).
# en: 668e40c2
twenty-rolls-1-1 = ## Role vinte vezes
# en: 68cefd61
twenty-rolls-1-2 = Compare o maior dado de cada lado; depois, o segundo maior. Quem tem o menor perde um cubo. **O empate é da defesa.**
# en: 54261e65
twenty-rolls-1-3 = O terceiro dado ajuda o ataque; os empates ajudam a defesa. O que pesa mais?
# en: 32ccee56
twenty-rolls-1-4 = Aqui está a regra toda em Python. Ela põe os dados em ordem, o maior primeiro, e compara de dois em dois. O terceiro dado do ataque fica sem par.
# en: 3d0dbf85
twenty-rolls-1-5 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 11cc9836
twenty-rolls-1-6 = Estes dados usam a sua regra. Role vinte vezes e anote quem perdeu mais cubos. Depois, *Começar de novo*.
# en: 0d2d9704
twenty-rolls-2-1 = ## Uma turma inteira
# en: cdf84906
twenty-rolls-2-2 = Nas suas vinte rolagens também foi assim? Nem para todo mundo é.
# en: cdac3266
twenty-rolls-2-3 = Esta é uma turma de trinta. Cada ponto é um estudante com suas vinte rolagens. Se está à esquerda, nas rolagens dele o ataque perdeu mais. Veja algumas turmas. Depois, faça todos rolarem uma vez só, e então 200 vezes.
# en: 90e50b76
twenty-rolls-2-4 = Aqui vão vinte rolagens de uma vez. Aperte *Executar de novo* algumas vezes. A célula conta o que o ataque perdeu e o que a defesa perdeu.
# en: b45759f3
twenty-rolls-prints-1 = o ataque perde { $attacker }, a defesa { $defender }, vezes: { $n }
# en: a09cf3ce
twenty-rolls-2-5 = **Se você programa:** escreva uma função para a diferença: quantos cubos *a mais* que o ataque a defesa perde numa rolagem? Use `losses`. Se não, siga em frente.
# en: 83aef00c
twenty-rolls-3-1 = ## A longo prazo
# en: 57051a05
twenty-rolls-3-2 = Conte quantas vezes algo saiu e divida pelo número de rolagens: essa é a **frequência relativa**. Aqui está a de “a defesa perde dois cubos”. Aperte *Executar de novo* algumas vezes. Qual linha muda mais, e qual muda menos?
# en: 60531057
twenty-rolls-prints-2 = { $n } rolagens: { $share }
# en: 9c8413c8
twenty-rolls-3-3 = No começo, uma frequência relativa dá pulos. Depois ela se estabiliza.
# en: 26cb6c77
twenty-rolls-3-4 = Cinco pessoas rolam e rolam. Depois de cada rolagem, calculam que parte de todos os cubos perdidos era da defesa. Mova o controle para a direita.
# en: 2cd9b562
twenty-rolls-3-5 = Rolar não acaba nunca. Contar acaba: cinco dados caem de 6 · 6 · 6 · 6 · 6 jeitos, todos igualmente prováveis. O computador anota todos e aplica a sua regra a cada um.
# en: 233c96ed
twenty-rolls-prints-3 = o ataque perde { $attacker } e a defesa { $defender } em { $n } de { $len-ways }
# en: 153836a3
twenty-rolls-3-6 = **Sua vez.** Use os três números. Você pode escrever uma fração.
# en: 1612f42e
twenty-rolls-4-1 = ## Quantas rolagens bastam?
# en: 8236c0b0
twenty-rolls-4-2 = Então a defesa perde um pouco mais em cada rolagem. É tão pouco que muitas vezes não aparece em vinte rolagens. A linha mostra a probabilidade de dar o contrário. Ela é calculada exatamente, com a sua regra.
# en: dbad0cb1
twenty-rolls-4-3 = **Sua vez.** Mova o controle e leia a frase.
# en: 1488304f
twenty-rolls-4-4 = E se o ataque ganhasse os empates? Volte à regra, escreva `>=` no lugar de `>` e aperte *Executar*. Agora vinte rolagens bastam para saber quem sai ganhando?
# en: f5d54e48
twenty-rolls-5-1 = ## Exercícios
# en: ce91611e
twenty-rolls-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: b0d1df48
twenty-rolls-6-1 = ## O que vimos
# en: b04066be
twenty-rolls-6-2 = - Vinte rolagens variam muito. Para mais de um estudante em quatro, dá o contrário do que dá a longo prazo.
    - Uma frequência relativa se estabiliza se você continua. Para ela variar a metade, é preciso o quádruplo de rolagens.
    - Rolar só dá uma ideia. Contar os 7.776 jeitos dá o valor exato.
# en: de446e20
twenty-rolls-6-3 = **Para pensar.** Existe um número de rolagens a partir do qual ninguém mais pode se enganar? Em que notícias as pessoas confiam em só vinte rolagens?
# en: 56bcf193
twenty-rolls-6-4 = **Continue.** A mesma rolagem esconde um erro famoso: [Uma rolagem](../empire/lesson_one_roll.ipynb).
