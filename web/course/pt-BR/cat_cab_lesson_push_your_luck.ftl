### cat_cab/lesson_push_your_luck.ipynb

# en: 4ffcbabe
cat-cab-lesson-push-your-luck-0-1 = # Tentar a sorte
# en: c60cccf4
cat-cab-lesson-push-your-luck-0-2 = Como caem cinco dados, e até onde um turno inteiro leva você? E se você precisar de exatamente dez casas, e menos não servir para nada?
# en: 1a9303ff
cat-cab-lesson-push-your-luck-0-3 = - como caem cinco dados, e qual é a probabilidade de azar;
    - como é um turno do melhor motorista;
    - por que outro objetivo pede outra estratégia.
# en: ca568776
cat-cab-lesson-push-your-luck-0-4 = **Você precisa** de [O dado paciente](../course/05_patient_die.ipynb) e [O motorista perfeito](../course/14_perfect_driver.ipynb). Não é preciso programar: leia, dê palpites, clique. Uns 45 minutos.
# en: ca7e4961
cat-cab-lesson-push-your-luck-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 6aefba65
cat-cab-lesson-push-your-luck-0-6 = Os dados são do jogo Cat Cab Crew, que você pode [jogar aqui](play.ipynb). A outra lição sobre ele é [Caminhos para casa](lesson_ways_home.ipynb).
# en: 6194fda0
cat-cab-lesson-push-your-luck-1-1 = ## 1 Cinco dados, rolados uma vez
# en: a54b0b40
cat-cab-lesson-push-your-luck-1-2 = Um 1 é uma maldição e tira uma casa. 2 e 3 são em branco, 4 e 5 dão uma casa, e 6 dá duas. Contam no máximo quatro maldições. Crazy Cat dirige sem paciência: rola cinco dados uma vez e fica com o que sair.
# en: 31b505f8
cat-cab-lesson-push-your-luck-1-3 = É mais fácil contar as rolagens *sem* maldição. Cada dado tem cinco faces que não são 1, e os dados são independentes; então as probabilidades se multiplicam. O que sobra é a probabilidade de pelo menos uma maldição, aqui para *n* dados.
# en: 2132a2da
cat-cab-lesson-push-your-luck-1-4 = Agora as casas líquidas. Você sabe quanto um dado dá em média. Quanto dão cinco?
# en: 9b709243
cat-cab-lesson-push-your-luck-1-5 = Para ter certeza, escrevemos todas as 7.776 rolagens de cinco dados e contamos. O `max` é o limite: cinco 1 são só quatro maldições.
# en: 96ddefee
cat-cab-lesson-push-your-luck-prints-1 = { $len-nets } rolagens, { $nets-count-0 } delas dão 0; a média é { $Fraction-sum-nets-len-nets }
# en: fca23cd7
cat-cab-lesson-push-your-luck-1-6 = Há um jeito esperto de contar. Escreva cada dado como um polinômio, com as casas líquidas nos expoentes. Multiplicar cinco deles soma os expoentes de todos os jeitos possíveis; então o número na frente de *x*³ diz quantas rolagens dão 3 casas líquidas.
# en: 8f2a7206
cat-cab-lesson-push-your-luck-1-7 = Só um termo é diferente do jogo: as cinco maldições de 1/*x*⁵ contam como quatro. O gráfico mostra as probabilidades exatas em barras. Os pontos sobre elas são 2.000 rolagens que o computador fez mesmo, cada um com um intervalo: nele deve estar a probabilidade verdadeira, 19 vezes em 20.
# en: 33ac80b9
cat-cab-lesson-push-your-luck-2-1 = ## 2 Cinco dados e toda a paciência do mundo
# en: 18ade39f
cat-cab-lesson-push-your-luck-2-2 = [O motorista perfeito](../course/14_perfect_driver.ipynb) vai quase duas vezes mais longe com os mesmos dados. Isso é uma média. Aqui está tudo o que um turno pode dar. Mova os controles: mais dados, menos dados, maldições que já estão lá quando o turno começa.
# en: df14ff84
cat-cab-lesson-push-your-luck-2-3 = Será verdade? Um segundo jeito de descobrir é deixar o melhor motorista jogar e contar.
# en: bd7976f1
cat-cab-lesson-push-your-luck-3-1 = ## 3 Outro objetivo, outra estratégia
# en: d3af1fd6
cat-cab-lesson-push-your-luck-3-2 = Até aqui queríamos a maior média. Mas suponha que o passageiro espera a exatamente 10 casas, e é o último turno. Só servem cinco 6, sem nenhuma maldição. Olhe primeiro um dado: você o rola de novo até sair um 6, ou até um 1 estragar tudo.
# en: 9fa7f3bb
cat-cab-lesson-push-your-luck-3-3 = Com esse objetivo, o melhor motorista rola de novo os 4 e os 5, o que seria bobagem para a média. **A melhor escolha depende do que você quer.** O gráfico compara três motoristas: um que sempre dirige para fazer exatamente a distância em questão, um que sempre dirige pela maior média, e Crazy Cat.
# en: 3202e747
cat-cab-lesson-push-your-luck-4-1 = ## O que vimos
# en: 78357ab4
cat-cab-lesson-push-your-luck-4-2 = - Cinco dados mostram pelo menos um 1 em 4.651 de 7.776 rolagens: conte as rolagens sem 1 e fique com o resto.
    - A média de Crazy Cat é 5 × 1/2 e um tiquinho a mais.
    - Se um 3 dá um bônus, que vale meia casa, como no jogo completo, o melhor motorista consegue 4,833 em vez de 4,818.
    - Quem quer outra coisa deve jogar de outro jeito: a probabilidade de fazer 10 casas é exatamente 1/32.
# en: 749bb3c8
cat-cab-lesson-push-your-luck-5-1 = ## Conferir
# en: 7bb29aad
cat-cab-lesson-push-your-luck-5-2 = Se você gosta de programar: dois dados, rolados uma vez. Quantas casas líquidas eles dão em média? A resposta nesta célula está errada. Corrija e execute a célula de novo.
# en: 691ec896
cat-cab-lesson-push-your-luck-5-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: 2b3da52e
cat-cab-lesson-push-your-luck-5-4 = **Para pensar.** O que mudaria se um 1 num dado custasse duas casas? E se o limite fosse de duas maldições? No [laboratório](design_lab.ipynb) você pode mudar regras assim e ver.
# en: d5aa3787
cat-cab-lesson-push-your-luck-5-5 = A seguir: [Caminhos para casa](lesson_ways_home.ipynb), sobre a cidade como um grafo. Ou [jogue](play.ipynb) uma partida inteira.
