### 20_either_or.ipynb

# en: 1c50e005
either-or-0-1 = # 20 Um ou outro
# en: 4a4de544
either-or-0-2 = 24 cartas de um jogo, brancas e pretas, com números de 1 a 8. Algumas cartas são duas coisas ao mesmo tempo. Ache todas.
# en: 42a1b569
either-or-0-3 = - por que oito e três podem dar dez;
    - como círculos e uma tabela põem ordem nas cartas;
    - por que muitas vezes é mais fácil contar o que não se quer.
# en: 235d7a86
either-or-0-4 = **Você precisa** de frações. Uns 40 minutos. Não é preciso escrever Python: leia, clique e escreva números.
# en: fbcef107
either-or-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: a40f9842
either-or-0-6 = As cartas são do jogo Meow Meow Daifugō, que você pode [jogar aqui](../meow_daifugo/play.ipynb). [Todas as unidades](course.ipynb).
# en: 770e4ed2
either-or-1-1 = ## Primeiro, dê um palpite
# en: 735de889
either-or-1-2 = Em matemática, *ou* quer dizer: uma coisa, a outra ou as duas.
# en: 3758e693
either-or-2-1 = ## Círculos e uma tabela
# en: bdd05794
either-or-2-2 = Uma carta que é as duas coisas fica nos dois círculos. Esse desenho se chama **diagrama de Venn**. Os mesmos quatro números cabem numa **tabela de dupla entrada**.
# en: ab19827c
either-or-2-3 = Aqui está a ideia toda em Python. Ela passa por todas as cartas e conta cada uma só uma vez.
# en: 53a015be
either-or-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 61ca0209
either-or-2-5 = Escolha acima *um 1* e *alta*: o meio fica vazio. E estas são as cartas que são brancas ou um 1, como você achou:
# en: 48733ab6
either-or-2-6 = **Sua vez.** Some, e tire o que contou duas vezes.
# en: 65684c34
either-or-3-1 = ## Probabilidades
# en: 8a549c8c
either-or-3-2 = Todas as cartas têm a mesma probabilidade de sair. Então uma probabilidade é um número de cartas dividido por 24.
# en: 42d528ae
either-or-3-3 = O **evento complementar** é tudo o que sobra. Um evento e o seu complementar têm juntos probabilidade 1. Então a probabilidade de a carta não ser branca é
# en: 5f45f194
either-or-3-4 = O computador tira uma carta mil vezes e conta.
# en: 727ea86c
either-or-prints-1 = { $found } cartas
# en: 4494ce0a
either-or-3-5 = **Sua vez.** Este *ou* é outro: uma das duas coisas, mas não as duas. De que regiões dos círculos você precisa?
# en: 27af9b96
either-or-4-1 = ## Entre as cartas pares
# en: d44e52d6
either-or-4-2 = Alguém olha uma carta e conta a você uma parte do que ela é. Então só sobram algumas cartas. Leia uma linha ou uma coluna da tabela.
# en: 8d364f95
either-or-4-3 = Brancas entre as pares não é o mesmo que pares entre as brancas:
# en: 58349cf5
either-or-prints-2 = { $wanted } pares ou altas, { $1000-wanted } nenhuma das duas
# en: 5f07eeac
either-or-prints-3 = { $len-both } de { $len-even } cartas pares são brancas, { $len-both } de { $len-white } cartas brancas são pares
# en: 62a4915c
either-or-4-4 = Agora uma pergunta sem cartas. Pense nos círculos.
# en: 9f4f9bd0
either-or-5-1 = ## Exercícios
# en: 82d13eb9
either-or-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: fff0939b
either-or-6-1 = ## O que vimos
# en: 36a5213b
either-or-6-2 = - Um ou outro: some, e tire o que contou duas vezes. Em eventos mutuamente exclusivos não há nada para tirar.
    - Cada carta está em exatamente uma de quatro regiões, e as probabilidades delas somam 1.
    - O evento complementar é tudo o que sobra: 1 menos a probabilidade.
# en: 77263691
either-or-6-3 = **Para pensar.** Quando basta somar? Um círculo pode ficar dentro do outro?
# en: 38257a0e
either-or-6-4 = **Continue.** Dois dados num tabuleiro: [Empates](01_ties.ipynb).
