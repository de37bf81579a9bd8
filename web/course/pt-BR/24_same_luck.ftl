### 24_same_luck.ipynb

# en: d1dba4a6
same-luck-0-1 = # 24 A mesma sorte
# en: 6823821c
same-luck-0-2 = Dez dados são somados. Alguém propõe uma regra nova. As somas ficam maiores em média? Teste dos dois jeitos e compare os pontos.
# en: a80b5773
same-luck-0-3 = - como ver uma pequena mudança no meio de muita sorte;
    - quantos testes bastam;
    - por que os piores melhoram, com amuleto da sorte ou sem.
# en: 253b0820
same-luck-0-4 = **Você precisa** de médias. Uns 45 minutos. Não é preciso escrever Python: leia, clique e escreva números. Com dez dados de verdade fica divertido.
# en: d85ec491
same-luck-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 4c6a61c2
same-luck-0-6 = [Todas as unidades](course.ipynb).
# en: f8815e0b
same-luck-1-1 = ## Primeiro, dê um palpite
# en: 294b6710
same-luck-prints-1 = { $face } vale { $unit-scored-face }, ou seja, { $unit-scored-face-face } a mais
# en: da6a2807
same-luck-1-2 = **Sua vez.** Primeiro um dado, depois dez.
# en: 4c981db4
same-luck-2-1 = ## Os mesmos dados ou dados separados
# en: 5492e0be
same-luck-2-2 = Com os *mesmos dados*, as duas regras contam a mesma rolagem. Um teste assim se chama **pareado**. Com *dados separados*, cada regra tem a sua rolagem.
# en: e5aa36d6
same-luck-2-3 = Mil testes de cada tipo: em quantos a regra nova dá a soma maior? Aperte *Executar de novo* algumas vezes.
# en: 719e5a33
same-luck-prints-2 = dados separados: { $sum-more-0-for-more-in-own }, mesmos dados: { $sum-more-0-for-more-in-same }
# en: 8a61c7e3
same-luck-2-4 = Aqui está a ideia toda em Python: a **margem de erro** de uma média. O ganho verdadeiro fica dentro dessa margem, para mais ou para menos, em uns 19 de 20 casos.
# en: 3812fba2
same-luck-2-5 = O código está recolhido: abra *A ideia em Python* para ler.
# en: abc70af1
same-luck-2-6 = Quando o zero fica dentro, pode ter sido só sorte. Outras escolas têm outros dados: mova o segundo controle.
# en: 81435409
same-luck-3-1 = ## Quantos testes?
# en: 5e080dc6
same-luck-prints-3 = { $n } testes: mesmos dados ± { $round-2-2-84-n-0-5-1 }, dados separados ± { $round-2-6-43-n-0-5-1 }
# en: d680a099
same-luck-3-2 = **Sua vez.** A margem de erro diminui com a raiz quadrada do número de testes.
# en: 38d7af91
same-luck-4-1 = ## Os piores melhoram
# en: 3bf264fa
same-luck-4-2 = Sem nenhum amuleto: o que os dez piores de cem fazem da próxima vez. Aperte *Executar de novo* algumas vezes.
# en: 8e038a7c
same-luck-prints-4 = os dez piores: { $sum-first-10-10 }, e de novo: { $sum-again-10 }
# en: ae58d868
same-luck-4-3 = Corredores que treinam depois de uma prova ruim, estudantes elogiados depois de uma nota boa, ruas que ganham um radar depois de um acidente: procure outros para comparar.
# en: c42e7e54
same-luck-5-1 = ## Exercícios
# en: 8d97719b
same-luck-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 707f8342
same-luck-6-1 = ## O que vimos
# en: a98edc20
same-luck-6-2 = - Um teste diz pouco: a sorte é mais forte que a maioria das regras.
    - Com a mesma sorte para os dois, um teste vale por uns cinco.
    - Para a margem de erro cair à metade, é preciso o quádruplo de testes.
    - Quem é escolhido porque teve azar se sai melhor da próxima vez: regressão à média.
# en: b7967e31
same-luck-6-3 = **Para pensar.** A mesma sorte pode enganar? Por que a sorte deve decidir quem toma o remédio?
# en: 4af2a0a8
same-luck-6-4 = **Continue.** Um teste de um jogo inteiro: [Começar ajuda?](17_does_starting_help.ipynb)
