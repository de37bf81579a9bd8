### 17_does_starting_help.ipynb

# en: 1692ece9
does-starting-help-0-1 = # 17 Começar ajuda?
# en: 49c8839f
does-starting-help-0-2 = Ajuda ser o primeiro a jogar? Pergunte a qualquer pessoa que joga: todo mundo tem certeza. Então vamos jogar dez mil partidas e contar. Quanta certeza dá para ter depois?
# en: 31fd2471
does-starting-help-0-3 = - a que distância da verdade uma contagem pode ficar, e como dizer isso;
    - como distinguir a sorte de uma diferença de verdade;
    - por que dez mil partidas não são muitas.
# en: 2488c3ce
does-starting-help-0-4 = **Você precisa** de variância, ou pelo menos de raízes quadradas, e de combinações: [As duas máscaras](11_both_masks.ipynb). Uns 60 minutos. Esta unidade usa muito do que veio antes.
# en: b5815ff1
does-starting-help-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: d2df9834
does-starting-help-0-6 = Os jogos são Cat Cab Crew, que você pode [jogar aqui](../cat_cab/play.ipynb), e [Meow Meow Daifugō](../meow_daifugo/play.ipynb). [Todas as unidades](course.ipynb).
# en: 7b9bf739
does-starting-help-1-1 = ## Sete de dez
# en: 1261d781
does-starting-help-1-2 = Dois amigos jogaram dez partidas. Quem começou ganhou sete. “Viu? Começar ajuda.” Você acredita?
# en: 2b8008cd
does-starting-help-prints-1 = { $join-games }: { $games-count-A } a { $games-count-B }
# en: f60e9f3c
does-starting-help-2-1 = ## Um intervalo
# en: ad6f37e4
does-starting-help-2-2 = Agora um jogo em que já sabemos a verdade: ganha quem primeiro tirar 7 com dois dados. Para quem começa, a probabilidade é 6/11.
# en: 98c99886
does-starting-help-2-3 = <details><summary>Por que 6/11</summary>
# en: 9cce5105
does-starting-help-2-4 = Nós calculamos isso em [Rolar de novo até dar sete](04_reroll_for_seven.ipynb).
# en: d48009c6
does-starting-help-2-5 = </details>
# en: 56763af5
does-starting-help-2-6 = Umas 95 de 100 proporções ficam a até 1,96 **desvio padrão** da verdade. Então ande essa distância para os dois lados da sua proporção: é um **intervalo de confiança**.
# en: d4d52088
does-starting-help-2-7 = <details><summary>O desvio padrão de uma proporção</summary>
# en: 08119b9f
does-starting-help-2-8 = Uma proporção *p* em *n* partidas tem desvio padrão √(*p*(1 − *p*)/*n*). No código ele se chama `spread`.
# en: fe7598eb
does-starting-help-2-9 = </details>
# en: 040ed3f5
does-starting-help-2-10 = O código está recolhido: abra *A ideia em Python* para ler.
# en: f064ef99
does-starting-help-2-11 = Que turmas têm um intervalo que não contém a verdade?
# en: 1bb38700
does-starting-help-2-12 = <details><summary>Experimente</summary>
# en: 9570f9ac
does-starting-help-2-13 = A linha cheia é a verdade. Faça as turmas jogarem mais partidas: o que muda? Depois escreva 1 no lugar de 1.96 (em Python, a vírgula decimal é um ponto). Com dez partidas, a receita é grosseira demais.
# en: cae7720f
does-starting-help-2-14 = </details>
# en: e46401ed
does-starting-help-3-1 = ## Qual é a largura?
# en: 9ad3abb1
does-starting-help-3-2 = Com mais partidas, o intervalo fica mais estreito. Quanto mais estreito?
# en: c8b01d9f
does-starting-help-3-3 = **Sua vez.** Teste números ou resolva uma equação.
# en: 2ecfc845
does-starting-help-4-1 = ## Um teste
# en: f40da9fb
does-starting-help-4-2 = **Suponha que começar não faz diferença**: cada partida é uma moeda. O **valor-p** é a probabilidade de a moeda ficar tão longe da metade quanto o que você viu, ou mais longe, para um lado ou para o outro. Muita gente põe o limite em 5%.
# en: 0776bf51
does-starting-help-4-3 = <details><summary>Se ele for pequeno</summary>
# en: 02b2fbaf
does-starting-help-4-4 = Então aconteceu uma coisa rara, ou começar faz diferença.
# en: 87116022
does-starting-help-4-5 = </details>
# en: beaa4faa
does-starting-help-4-6 = **Sua vez.** Escreva a função. De 2ⁿ jeitos, `comb(n, k)` têm *k* vitórias.
# en: 5676c820
does-starting-help-4-7 = As barras são a moeda. As vermelhas ficam tão longe da metade quanto o resultado, ou mais longe. A partir de quantas vitórias em 20 você diria que começar ajuda? E em 100?
# en: 613014f8
does-starting-help-4-8 = O que diz um número desses?
# en: 137210b8
does-starting-help-5-1 = ## Partidas de verdade
# en: ff878070
does-starting-help-5-2 = Dois motoristas com os mesmos hábitos jogam Cat Cab Crew. Nenhuma fórmula diz se começar ajuda; então é preciso contar. Comece com 1.000 partidas. A metade está no intervalo?
# en: 4a4b6808
does-starting-help-prints-2 = Quem começa ganha { $won } de 1.000: { $100-low-1f }% a { $100-high-1f }%
# en: b0a589df
does-starting-help-5-3 = E dez mil? Levam um ou dois segundos.
# en: c42d2d32
does-starting-help-5-4 = A biblioteca diz o mesmo, com o valor-p embaixo.
# en: 11519442
does-starting-help-5-5 = <details><summary>O intervalo da biblioteca</summary>
# en: 02ffdd5c
does-starting-help-5-6 = É o de Edwin Wilson, melhor quando uma proporção está perto de 0 ou de 1.
# en: c817351e
does-starting-help-5-7 = </details>
# en: 3444a7f1
does-starting-help-prints-3 = { $100-low-2f }% a { $100-high-2f }%, ou { $proportion-won-10_000 }
# en: 10ae1913
does-starting-help-prints-4 = valor-p: { $float-unit-p_value-won-10_000-3f }
# en: 1160cdd1
does-starting-help-5-8 = Meow Meow Daifugō, para dois: alguém jogou 2.000 partidas e tem certeza de que começar *atrapalha*.
# en: 787bf773
does-starting-help-5-9 = Continue jogando, até 10.000 partidas.
# en: a142f8a4
does-starting-help-5-10 = A metade está dentro de novo: o primeiro intervalo foi um **alarme falso**. Um em vinte erra, e é isso que querem dizer os 95%. Um milhão de partidas dão +0,01 ± 0,10 ponto.
# en: 10e2a8cc
does-starting-help-5-11 = Vinte turmas, cada uma com uma moeda honesta lançada 1.000 vezes. Quantos alarmes falsos aparecem?
# en: c955fe11
does-starting-help-prints-5 = { $number }: de { $100-low-1f }% a { $100-high-1f }%
# en: f498cc92
does-starting-help-prints-6 = (alarme falso)
# en: db7090ce
does-starting-help-5-12 = “Nenhum sinal de que faz diferença” não quer dizer que não faz: dez mil partidas não conseguem ver meio ponto. Quantas conseguiriam? Você calculou na parte 3.
# en: c5cb1278
does-starting-help-6-1 = ## Exercícios
# en: d3a0a4b2
does-starting-help-6-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: c784b2f6
does-starting-help-7-1 = ## O que vimos
# en: 7498ce9d
does-starting-help-7-2 = - Uma contagem é uma estimativa. Diga o resultado com um intervalo.
    - Com o quádruplo de partidas, o intervalo fica com a metade da largura. Dez mil partidas dão só ±0,98 ponto.
    - Um teste pergunta quantas vezes a sorte sozinha faria o mesmo. Onde não há nada para achar, um teste em vinte é um alarme falso.
    - Não ver sinal de diferença não é sinal de que não há diferença.
# en: cd545d92
does-starting-help-7-3 = **Para pensar.** Você diria a quem fez o jogo para mudar a regra? E se a gente parar assim que o intervalo deixar a metade de fora?
# en: 6b157cdd
does-starting-help-7-4 = **Continue.** Mude uma regra e veja o que acontece: [o laboratório](../cat_cab/design_lab.ipynb).
