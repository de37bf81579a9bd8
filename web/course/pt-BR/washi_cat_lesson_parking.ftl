### washi_cat/lesson_parking.ipynb

# en: f09de314
washi-cat-lesson-parking-0-1 = # Contar fileiras
# en: 2915ae44
washi-cat-lesson-parking-0-2 = Antes da partida, os dois jogadores desenham peixes e gatos numa fileira, com duas casas entre um e outro. De quantos jeitos dá para desenhar seis? Qual é a probabilidade de nenhuma de duas fileiras travar? E quão cheia fica uma fileira muito comprida?
# en: 06d1d01c
washi-cat-lesson-parking-0-3 = - como contar arranjos com vãos, tirando os vãos;
    - que parte de uma fileira muito comprida é ocupada.
# en: cb60c94b
washi-cat-lesson-parking-0-4 = **Você precisa** de [Estacionar](../course/08_parking.ipynb) e, para a seção 1, de coeficientes binomiais. Não é preciso programar: leia, dê palpites, clique. Uns 50 minutos.
# en: 7351a311
washi-cat-lesson-parking-0-5 = **Como funciona.** Aperte *Executar* embaixo de um trecho de código para executá-lo de novo. Vá de cima para baixo. Você dá um só palpite em cada pergunta; a explicação vem logo depois. Você não vai estragar nada.
# en: 789cd9d4
washi-cat-lesson-parking-0-6 = O jogo é Washi Cat, que você pode [jogar aqui](play.ipynb). As outras lições sobre ele são [O salto para casa](lesson_shortest_paths.ipynb) e [Armadilhas](lesson_cuts_and_traps.ipynb).
# en: 979aec85
washi-cat-lesson-parking-1-1 = ## 1 Contar
# en: 4db89219
washi-cat-lesson-parking-1-2 = Com dezesseis colunas não há escolha. Com cada coluna a mais, há mais jeitos.
# en: 48420fb1
washi-cat-lesson-parking-1-3 = Aqui cada jeito tem um número. Mova o controle e veja todos.
# en: ebb2c289
washi-cat-lesson-parking-1-4 = **A regra.** Depois de cada peixe, menos do último, tire as duas casas que têm que estar ali. Sobra uma fileira com dez colunas a menos, em que os peixes podem ficar em qualquer lugar, até lado a lado. E ao contrário: quaisquer seis dessas colunas viram uma fileira permitida quando as casas são postas de volta. Então há tantos jeitos quantas escolhas de 6 entre *n* − 10.
# en: 663c5831
washi-cat-lesson-parking-1-5 = Aqui está a fórmula para *k* desenhos e um vão de *g* casas, e uma tabela: a fórmula e uma contagem, coluna por coluna.
# en: 1806a26a
washi-cat-lesson-parking-2-1 = ## 2 Duas fileiras
# en: 49ff4f51
washi-cat-lesson-parking-2-2 = As duas fileiras da borda de um tabuleiro são preenchidas, uma depois da outra.
# en: 14103064
washi-cat-lesson-parking-3-1 = ## 3 Uma fileira muito comprida
# en: 4cdc7fb6
washi-cat-lesson-parking-3-2 = Carros numa rua sem vagas marcadas, moléculas numa superfície: eles estacionam como os nossos peixes. Quão apertado fica?
# en: b762350d
washi-cat-lesson-parking-3-3 = Para uma fileira sem fim há uma fórmula. Paul Flory a encontrou em 1939 para moléculas compridas, e Alfréd Rényi em 1958 para carros de comprimento 1 que param em qualquer ponto de uma rua, e não só em vagas marcadas. Com um vão de uma casa ela é (1 − 1/e²)/2. Com duas casas é uma integral de exp(x²), que não tem forma mais simples. (`erfi` é o nome dessa integral.)
# en: be7a015a
washi-cat-lesson-parking-4-1 = ## O que vimos
# en: 0bfc7a1c
washi-cat-lesson-parking-4-2 = - Arranjos com vãos se contam tirando os vãos: 6 entre *n* − 10.
    - Fileiras compridas preenchidas ao acaso têm um peixe em 27,5% das casas, entre 20% e 33,3%.
# en: 75ce9725
washi-cat-lesson-parking-5-1 = ## Conferir
# en: c852923e
washi-cat-lesson-parking-5-2 = Se você gosta de programar: esta célula soma onde deveria multiplicar. Corrija e execute a célula de novo.
# en: 7030f764
washi-cat-lesson-parking-5-3 = E aqui estão de novo alguns fatos desta lição, cada um calculado de pelo menos dois jeitos.
# en: f6805d96
washi-cat-lesson-parking-5-4 = **Para pensar.** Como você escolheria ao acaso uma de todas as fileiras, de modo justo? E se os peixes fossem desenhados dos dois lados de uma rua?
# en: d8977cc3
washi-cat-lesson-parking-5-5 = A seguir: [Armadilhas](lesson_cuts_and_traps.ipynb), sobre muros desenhados. Ou [jogue](play.ipynb) uma partida inteira.
