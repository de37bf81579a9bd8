### 23_sums.ipynb

# en: 60814487
sums-0-1 = # 23 Somas
# en: c06a88bf
sums-0-2 = Role um dado 200 vezes. Depois some dois dados, depois três, até dez. A cada vez, diga antes como as barras vão ficar.
# en: 44a4b3b0
sums-0-3 = - que forma têm as somas de muitos dados, e por quê;
    - a que distância da média elas ficam;
    - se no fim a sorte se equilibra.
# en: 197c8208
sums-0-4 = **Você precisa** das somas de dois dados: [Empates](01_ties.ipynb). Uns 40 minutos. Não é preciso escrever Python: leia, clique e escreva números. Papel quadriculado ajuda.
# en: 3bed9e0d
sums-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: f392f990
sums-0-6 = [Todas as unidades](course.ipynb).
# en: 0f3c322c
sums-1-1 = ## Primeiro, dê um palpite
# en: 6d86412f
sums-1-2 = **Sua vez.** Médias podem ser somadas: cada dado traz a sua.
# en: c3acb799
sums-1-3 = O computador soma dez dados mil vezes. Aperte *Executar de novo* algumas vezes.
# en: f84cd62d
sums-prints-1 = { $totals-count-35 } vezes 35, { $sum-30-total-40-for-total-in-totals } vezes de 30 a 40
# en: 0161420f
sums-2-1 = ## Mais um
# en: ee6cfbb6
sums-2-2 = Para três dados darem 5, o terceiro mostra 1, 2 ou 3. Quanto os outros dois têm que dar?
# en: d508eb3b
sums-2-3 = Aqui está a ideia toda em Python: o que acontece com os jeitos de cada soma quando entra mais um dado.
# en: 5bf0eca2
sums-2-4 = O código está recolhido: abra *A ideia em Python* para ler.
# en: 9833fa28
sums-prints-2 = dados: { $dice }, jeitos:
# en: 3caf83f0
sums-3-1 = ## O sino
# en: c9a6ad60
sums-3-2 = Às somas do meio se chega de muitos jeitos; às dos extremos, de poucos.
# en: f84b5035
sums-3-3 = A linha é uma **curva em forma de sino**, a da distribuição normal. O **desvio padrão** é uma distância típica até a média.
# en: 7cca732c
sums-4-1 = ## Mais larga, mas não tão depressa
# en: 11eae1bb
sums-prints-3 = dados: { $dice }, média { $3-5-dice }, desvio padrão { $round-1-708-dice-0-5-1 }
# en: 6e5aa1f2
sums-4-2 = **Sua vez.** É a mesma coisa com tudo o que se soma, se nenhuma parte depende da outra.
# en: ff5523d9
sums-4-3 = Vinte tentativas de cada: a que distância da metade das jogadas fica o número de caras, e a que distância fica a proporção de caras?
# en: 55050835
sums-prints-4 = { $tosses } jogadas: em média { $away-1f } caras de distância, ou { $100-away-tosses-1f } pontos percentuais
# en: 9fbb29f8
sums-5-1 = ## Exercícios
# en: d5257bca
sums-5-2 = Escreva seu número da chamada. Cada um recebe números diferentes.
# en: 87c2ef65
sums-6-1 = ## O que vimos
# en: d04d2b53
sums-6-2 = - As somas de muitos dados chegam perto de um sino, não importa como é um dado.
    - Uns 68% ficam a até um desvio padrão da média, uns 95% a até dois.
    - Com *n* vezes o número de dados, o desvio padrão da soma fica √*n* vezes maior, e a média chega mais perto. Nada é devolvido.
# en: db0169a4
sums-6-3 = **Para pensar.** Por que tantas coisas na natureza têm a forma de um sino? O que não tem?
# en: 311ea645
sums-6-4 = **Continue.** Quanta certeza uma contagem dá: [Começar ajuda?](17_does_starting_help.ipynb)
