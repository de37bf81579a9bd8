### Engarrafamento. Variáveis: { $start } e { $end } casas do mapa, { $n } ruas de distância, { $slow } casas engarrafadas, { $cost } minutos de cada uma, { $free } casas livres, { $gap } minutos entre duas pessoas, { $served } minutos de atendimento, { $people } pessoas, { $told } as ruas com os seus minutos.

# en: eb86131b
jam-guide =
    .plan-1 = A corrida: em frente ou dando a volta? A partir de que minuto compensa dar a volta? O controle, depois a equação.
    .plan-2 = Uma encenação: os estudantes são as casas. Quem ouve uma palma bate a próxima e diz um número, uma vez só.
    .plan-3 = Primeiro palpite, depois o mapa. A turma diz qual casa é a próxima.
    .plan-4 = A busca impaciente: palpite. Que números ela daria?
    .plan-5 = A busca de Dijkstra, à mão, por dez casas. Depois palpite, e ver a busca dar a volta no engarrafamento.
    .plan-6 = Um boato: palpite. Onde mais algo se espalha assim?
    .plan-7 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = O computador não vê o mapa. Ele só sabe que casa encosta em qual.
    .say-2 = Ele só precisa de duas listas: o que já tem número e o que ainda espera.
    .ask-1 = Qual casa é a próxima, e por quê?
    .ask-2 = Por que o primeiro número que a busca em largura dá está sempre certo?
    .ask-3 = Por que podemos confiar num número assim que a casa dele é a menor das que esperam?
    .support = No papel: uma lista de duas colunas, número e casa. Risquem o que já foi pego.
    .extension = E se uma casa levasse menos que nada, por exemplo −1 minuto? Achem uma cidade pequena em que Dijkstra erra.
    .ticket-1 = Em frente: 3 casas engarrafadas de 4 minutos. Dando a volta: 10 casas livres de 1 minuto. Que caminho, e quanto tempo?
    .ticket-2 = Dando a volta, 10 minutos: em frente são 12
    .open-1 = Todos chegariam mais rápido se todos dessem a volta no engarrafamento?
    .open-1-answer = Não por muito tempo. Aí a volta também engarrafa. O trânsito se estabiliza onde nenhum motorista sozinho ganha mudando, e isso pode não ser o melhor para todos.
    .open-2 = Que outras coisas se espalham assim, casa por casa?
    .open-2-answer = Boatos entre amigos, água num labirinto, fogo numa floresta, links de página em página. O número diz depois de quantos passos ela chega.
# en: be7a02a0
jam-two-away = Quantas casas estão exatamente a 2 de distância de i8, no meio da cidade?
    .hint-1 = 6 × 6 conta caminhos. Muitos terminam na mesma casa, e alguns voltam.
    .hint-2 = 6 × 5 conta caminhos. Vários levam à mesma casa.
    .hint-3 = Essas são todas as casas até 2 de distância, sem i8. Seis delas estão mais perto.
    .hint-4 = Essas são todas as casas até 2 de distância, com i8 junto.
    .hint-5 = 6 × 3, mas a algumas casas se chega por duas das seis.
    .hint-6 = Essas são as vizinhas.
    .because = Cada uma das seis vizinhas leva a outras três, e dois pares delas têm uma em comum: 18 − 2.
# en: 185ce25d
jam-newest-first = A busca pega a casa que espera há mais tempo. E se pegasse a última que achou? O que acontece com os números?
    .choices-right = Continuam certos
    .choices-too-large = Alguns ficam grandes demais
    .choices-lost = Algumas casas nunca são achadas
    .hint-1 = Ela dispara por um caminho só, antes de olhar todas as vizinhas do começo.
    .hint-2 = Nada do que espera é esquecido; então no fim todas são achadas.
    .because = Ela acha tudo, mas por caminhos que dão voltas por meia cidade.
# en: aca7b31e
jam-quickest = A busca de Dijkstra: o menor número de minutos até cada lugar.
    .because = Pegue primeiro a casa com o menor número. O resto é busca em largura.
# en: cb50a8d1
jam-settled = A busca de Dijkstra sempre pega, das casas que esperam, a de menor número. O número de uma casa que já foi pega ainda pode diminuir depois?
    .choices-never = Nunca
    .choices-sometimes = Às vezes
    .hint-1 = Tudo o que espera tem um número pelo menos tão grande, e seguir adiante nunca diminui um número.
    .because = O que vem depois parte de um número pelo menos tão grande, e uma casa leva no mínimo um minuto.
# en: cf693035
jam-round-it = Em frente, a partir de d9, há 4 casas engarrafadas, depois n9. Em volta do engarrafamento há 8 livres, depois n9. Uma casa engarrafada leva um número inteiro de minutos; uma livre leva 1. A partir de que número dar a volta é mais rápido?
    .hint-1 = Aí os dois levam 9 minutos: 4 · 2 + 1.
    .hint-2 = Compensa antes: compare 4 · 3 + 1 com 9.
    .hint-3 = Compensa antes: compare 4 · 3 + 1 com 9.
    .hint-4 = Compare os caminhos inteiros: 4 casas engarrafadas e uma livre contra 9 livres.
    .hint-5 = Aí não há engarrafamento, e em frente são 5 minutos.
    .because = Chame de c os minutos de uma casa engarrafada. Em frente leva 4c + 1; em volta, 8 + 1. Então c tem que ser maior que 2.
# en: 65dbbc82
jam-exercise-1 = Quantas casas são de { $start } até { $end }? Deixe a notícia se espalhar no mapa.
    .level = Aquecimento
    .hint-1 = Quantas ruas, uma depois da outra, levam de uma à outra?
    .because = A busca em largura a partir de { $start } escreve esse número em { $end }.
# en: 6f43f2cc
jam-exercise-2 = As ruas se cruzam como as linhas do papel quadriculado, até onde a vista alcança. Você está num cruzamento. Quantos cruzamentos estão exatamente a { $n } ruas de distância?
    .level = Aquecimento
    .hint-1 = Desenhe em papel quadriculado e deixe a notícia se espalhar a partir do meio.
    .hint-2 = Esses são os jeitos de ir. Muitos terminam no mesmo cruzamento.
    .hint-3 = Esses são todos os cruzamentos perto o bastante. Conte só os de fora.
    .hint-4 = Esses são todos os cruzamentos até { $n } ruas de distância. Conte só os de fora.
    .hint-5 = Isso é a uma rua de distância.
    .because = A notícia forma um quadrado apoiado num vértice. Cada um dos quatro lados tem { $n } cruzamentos.
# en: 9a23058a
jam-exercise-3 = Em frente há { $slow } casas engarrafadas de { $cost } minutos cada uma e depois uma casa livre de 1 minuto. Em volta do engarrafamento há { $free } casas livres. Quantos minutos leva o caminho mais rápido?
    .level = Principal
    .hint-1 = No fim vem ainda uma casa livre de 1 minuto.
    .hint-2 = Esse é o tempo indo em frente. E dando a volta?
    .hint-3 = Esse é o tempo dando a volta. E indo em frente?
    .hint-4 = Esse é o número de casas. Uma engarrafada leva { $cost } minutos.
    .because = Em frente são { $slow } · { $cost } + 1; dando a volta, { $free }.
# en: b21475fd
jam-exercise-4 = Chega uma pessoa a um caixa a cada { $gap } minutos, e atender cada uma leva { $served } minutos. Chegam { $people } pessoas, e antes não havia ninguém. Quantos minutos a última espera até ser atendida?
    .level = Principal
    .hint-1 = A primeira não espera por ninguém. Conte de novo.
    .hint-2 = Nessa hora o caixa fica livre para a última. Mas ela chegou depois do começo.
    .hint-3 = Nessa hora chega a última. Quando o caixa fica livre?
    .hint-4 = Esse é o tempo que a segunda espera. Quanto espera a terceira?
    .hint-5 = Esse é o tempo até o fim do atendimento da última. Quando chega a vez dela?
    .because = Cada uma espera { $served } − { $gap } minutos a mais que a anterior, e a primeira não espera nada.
# en: 31c51fc1
jam-exercise-5 = Cinco praças e os minutos de cada rua entre elas: { $told }. Use a busca de Dijkstra no papel e, se achar um número menor, escreva esse no lugar. Quantos minutos leva o caminho mais rápido de A até E?
    .level = Desafio
    .hint-1 = Esse é o tempo por A–C–E. Há uma volta mais rápida?
    .because = Pegue primeiro a praça com o menor número e corrija as vizinhas.

# en: 1ec0fd31
jam-say-numbers = um dicionário com um número para cada casa
# en: 5ce3b1f0
jam-say-no-number = { $name } não dá número para { $start }
# en: 4bba9764
jam-say-no-space = { $place } não é uma casa
# en: ed022726
jam-say-search = Uma busca na cidade
# en: 3159dbd7
jam-say-search-striped = Uma busca na cidade, com as casas engarrafadas listradas
# en: 5198bc45
jam-say-spread-task = Mova o controle: a casa escura foi a última a ser pega; as que têm borda esperam. Clique numa casa para começar ali.
# en: 39b2bee6
jam-say-space-is = { $n }, { $taken ->
    [yes] pega
   *[no] esperando
}
# en: 2ee1c72c
jam-say-table = O que a busca achou
# en: b7b16980
jam-say-space = casa
# en: 89a40a2d
jam-say-number = número
# en: 1df9a601
jam-say-striped = Uma casa listrada leva { $jam } { FORM($jam, "minuto", "minutos") }.
# en: 9ee4490c
jam-say-none-taken = Nenhuma casa foi pega ainda. { $waiting } { FORM($waiting, "casa espera", "casas esperam") }.
# en: 4bc972af
jam-say-taken = { $n } { FORM($n, "casa pega", "casas pegas") }; a última é { $last }, com { $number ->
    [no] nenhum número
   *[other] o número { $number }
}. { $waiting } { FORM($waiting, "casa espera", "casas esperam") }.
# en: 3d4a89b9
jam-say-over = A busca acabou: { $wrong ->
    [no] todos os números estão certos
   *[other] { $wrong }
}.
# en: 99524b90
jam-say-too-large = { $n } { FORM($n, "número é grande", "números são grandes") } demais
# en: a309639f
jam-say-too-small = { $n } { FORM($n, "número é pequeno", "números são pequenos") } demais
# en: b249841d
jam-say-lost = { $n } { FORM($n, "casa nunca foi achada", "casas nunca foram achadas") }
# en: ff668080
jam-say-by-hand = Uma busca feita à mão
# en: 6562c61c
jam-say-hand-task = Uma casa listrada leva 3 minutos. Clique na casa que espera e que a busca pega a seguir.
# en: 705336cd
jam-say-again = Começar de novo
# en: acbc8cc4
jam-say-again-tip = Começar no táxi
# en: 427f704e
jam-say-not-least = { $place } espera com { $number }, mas outra espera com { $least }.
# en: 66de89a8
jam-say-so-far = { $n } { FORM($n, "casa pega", "casas pegas") }.
# en: fb11cd52
jam-say-ten = Dez casas, e nenhum número precisa mais mudar.
# en: 31128338
jam-controls =
    .taken = casas pegas
    .jam = engarrafamento
    .clock = relógio
# en: b5ae8b9c
jam-say-city = A cidade
# en: eb1b1f03
jam-say-names = O nome de uma casa é a sua coluna e a sua fileira.
# en: 1467f9ad
jam-say-layer = { $n } casas ficam a { $steps } de { $place }.
# en: 9cfebe72
jam-say-race = Dois táxis de d9 a n9
# en: 0ff8e0b3
jam-say-race-task = Dois táxis vão de d9 a n9: uma letra para a coluna, um número para a linha. Mova o relógio. Qual chega primeiro? Depois mude o engarrafamento.
# en: 5dab3f4b
jam-say-race-said = Depois de { $clock } { FORM($clock, "minuto", "minutos") }: em frente, o táxi { $straight ->
    [no] está a caminho
   *[other] chegou no minuto { $straight }
}; dando a volta, ele { $round ->
    [no] está a caminho
   *[other] chegou no minuto { $round }
}.
# en: f4d592c6
jam-rumour = Um boato começa com a Lea. A cada dia, todos que sabem contam a todos os amigos. Você ouve no dia 3. O que você sabe sobre a corrente de amigos mais curta entre a Lea e você?
    .choices-exactly = Ela tem exatamente 3 passos
    .choices-most = Ela tem no máximo 3 passos, talvez menos
    .choices-nothing = Nada: boatos vão por muitos caminhos
    .hint-1 = Uma corrente mais curta teria trazido o boato antes.
    .hint-2 = Ele vai por todos os caminhos ao mesmo tempo. Qual chega primeiro?
    .because = Um boato é uma busca em largura: o dia em que você ouve é o seu número.
