### 18_liars_dice.ipynb

# en: 2e4c6071
liars-dice-0-1 = # 18 Dados mentirosos
# en: c044f83e
liars-dice-0-2 = Você e Lea lançam cinco dados cada. Os seus você vê. Os dela ficam embaixo do copo, e ela também não olhou. Ela diz: “Pelo menos três dos dez dados mostram um 4.” Você acredita? Jogue algumas rodadas.
# en: cd02e51c
liars-dice-0-3 = - com que probabilidade os dados escondidos ajudam uma aposta;
    - o que *exatamente dois* e *pelo menos dois* têm a ver um com o outro;
    - qual é a aposta mais ousada em que vale a pena acreditar.
# en: b8beba3d
liars-dice-0-4 = **Você precisa** de eventos independentes: [Rolar de novo até dar sete](04_reroll_for_seven.ipynb). Uns 45 minutos. Com dez dados de verdade e dois copos fica divertido.
# en: f585fbcb
liars-dice-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Onde diz *Sua vez*, você escreve alguma coisa. Você não vai estragar nada.
# en: 0d9a019c
liars-dice-0-6 = Dados mentirosos é um jogo antigo, de muitos nomes. Aqui se joga uma aposta só. [Todas as unidades](course.ipynb).
# en: 36eee760
liars-dice-1-1 = ## Primeiro, dê um palpite
# en: 0e9a646e
liars-dice-1-2 = Desconte os dados que você vê. O resto tem que vir dos dados escondidos.
# en: eb48002e
liars-dice-1-3 = O computador rola cinco dados mil vezes e conta os 4. Aperte *Executar de novo* algumas vezes.
# en: 8e01a5ef
liars-dice-prints-1 = { $fours } dados com 4: { $sum-cup-count-4-fours-for-cup-in-cups } copos
# en: 9d0fca0d
liars-dice-2-1 = ## Nenhum, e exatamente dois
# en: 00587943
liars-dice-2-2 = Os dados são **independentes**: nenhum sabe o que o outro mostra. Então as probabilidades se multiplicam.
# en: 311fea48
liars-dice-2-3 = Primeiro a probabilidade de uma ordem, depois o número de ordens: essa é a **distribuição binomial** de repetições iguais e independentes.
# en: 3e36bbe5
liars-dice-2-4 = <details><summary>No código</summary>
# en: 2b72bcf4
liars-dice-2-5 = `comb(5, 2)` conta de quantos jeitos dá para escolher dois de cinco dados.
# en: 6fb39ea1
liars-dice-2-6 = </details>
# en: 4c1c81bf
liars-dice-2-7 = O código está recolhido: abra *A ideia em Python* para ler.
# en: bfa610b4
liars-dice-prints-2 = exatamente dois: { $exactly-2-5 }, pelo menos dois: { $at_least-2-5 }
# en: a5067137
liars-dice-3-1 = ## Uma aposta é uma cauda
# en: be70274f
liars-dice-3-2 = Uma aposta é verdade se há *pelo menos* esse número de dados: uma barra e todas à direita dela, ou seja, uma **cauda**.
# en: c87096dc
liars-dice-3-3 = Com muitos dados, a barra mais alta fica na média. Uma aposta na média, com cada vez mais dados:
# en: 87094121
liars-dice-prints-3 = { $dice } dados, pelo menos { $dice-6 }: { $float-at_least-dice-6-dice-1 }
# en: 297ca102
liars-dice-4-1 = ## Sua vez
# en: a7389f6c
liars-dice-4-2 = Agora o 1 é um **curinga** e vale como qualquer face.
# en: fa65afa1
liars-dice-4-3 = Qual é a aposta mais ousada que é verdade pelo menos na metade das vezes? Escreva uma função que ache essa aposta para qualquer número de dados escondidos: o maior `k` com `at_least(k, dice) >= Fraction(1, 2)`. Sem curingas.
# en: 5601dec8
liars-dice-4-4 = Volte às apostas de Lea e jogue com o que você sabe: desconte os dados que você vê e olhe a cauda.
# en: 42523b5c
liars-dice-5-1 = ## Exercícios
# en: 58725c1a
liars-dice-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: be103a29
liars-dice-6-1 = ## O que vimos
# en: bc2e248a
liars-dice-6-2 = - Uma ordem é um produto. O número de ordens é um número de combinações. Juntos, eles dão uma barra.
    - Uma aposta é uma cauda. *Pelo menos um* sai mais rápido pelo evento complementar: 1 menos a probabilidade de nenhum.
    - A média de *n* repetições com probabilidade *p* é *n* · *p*. Quando isso é um número inteiro, uma aposta nele é verdade em mais da metade das vezes.
# en: cab59894
liars-dice-6-3 = **Para pensar.** Digamos que Lea olhe os dados dela antes de apostar. As barras ainda valem? Quando não se pode usar a distribuição binomial?
# en: d21852bf
liars-dice-6-4 = **Continue.** O que uma aposta diz sobre os dados: [Passar diz algo](12_a_pass_speaks.ipynb).
