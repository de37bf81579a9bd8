### Contar fileiras.

# en: f004fd0c
parking-note =
    .words-1 = combinação, coeficiente binomial, bijeção
    .words-2 = independência
    .words-3 = limite, densidade
    .tips-1 = A seção 1 ocupa 25 minutos; a seção 3 é para quem conhece integrais.
    .tips-2 = Erro provável: pensar que as colunas de sobra se distinguem. Peça que escrevam os 28 jeitos para 18 colunas.
# en: 598bf4dc
parking-seventeen = Em 16 colunas há um só jeito de pôr seis peixes. De quantos jeitos dá em 17 colunas?
    .hint-1 = Sobra uma coluna. Ela pode ficar antes do primeiro peixe, depois do último ou em qualquer vão.
    .hint-2 = Esses são os vãos. A coluna que sobra também pode ficar numa das pontas.
    .hint-3 = Nas duas pontas e em cada vão: conte de novo.
    .hint-4 = A coluna que sobra fica antes, entre ou depois dos peixes, e não em qualquer lugar.
    .because = A coluna que sobra fica antes, depois ou em um dos cinco vãos.
# en: 0d5b36f5
parking-eighteen = E em 18 colunas? Sobram duas.
    .hint-1 = 7 × 7 conta quase todos duas vezes: as duas colunas que sobram não se distinguem.
    .hint-2 = Esses têm as colunas de sobra em dois lugares diferentes; as duas também podem ficar no mesmo.
    .hint-3 = 7 + 7 conta outra coisa: escolha um lugar para cada uma.
    .hint-4 = Elas não se distinguem, e as duas podem ficar no mesmo lugar.
    .because = 21 com as colunas de sobra em dois lugares, 7 com as duas em um.
# en: 65a2148b
parking-twenty = Use a regra para 20 colunas: tire duas casas de cada um dos cinco vãos e escolha seis do que sobra. Quantos jeitos há?
    .hint-1 = Isso é C(20, 6), sem vão nenhum. Antes se tiram dez colunas.
    .hint-2 = Isso é C(10, 5); os peixes são seis.
    .hint-3 = Isso vale para 18 colunas.
    .hint-4 = Isso é C(9, 6), para 19 colunas.
    .hint-5 = Isso é C(11, 6); tiram-se dez colunas.
    .because = C(10, 6), as escolhas de 6 entre 10.
# en: a6af7671
parking-both-rows = O tabuleiro Mercado noturno tem 20 colunas, e peixes e gatos são desenhados nas duas fileiras da borda, seis em cada uma. A probabilidade de uma fileira dar certo é 0,761. Qual é a probabilidade de nenhuma das duas travar? As fileiras ficam longe uma da outra.
    .hint-1 = Isso vale para uma fileira. As duas têm que dar certo.
    .hint-2 = Multiplique: o que acontece numa fileira não diz nada sobre a outra.
    .hint-3 = Essa é a probabilidade de pelo menos uma dar certo.
    .hint-4 = Essa é a probabilidade de as duas travarem.
    .because = O quadrado: uma fileira não interfere na outra.
# en: ed95b45d
parking-crowded = Uma fileira muito comprida é preenchida ao acaso até não caber mais nada. No melhor caso há um peixe a cada três casas; no pior, a cada cinco. Que parte das casas tem um peixe?
    .hint-1 = Esse é o máximo, sem desperdiçar nenhuma casa.
    .hint-2 = Esse é o mínimo.
    .hint-3 = Quase. É um pouco mais.
    .hint-4 = Isso fica no meio entre o melhor e o pior, e bem perto. É um pouco mais.
    .because = Não é uma fração: o valor exato é uma integral.

# en: f25f23eb
parking-say-task = Todos os jeitos de desenhar seis peixes.
# en: bc47610b
parking-say-fish = peixe
# en: 1fa61ede
parking-say-way = Jeito { $k } de { $all }
# en: 973ac14b
parking-say-row = { $columns } colunas, { $ways } { FORM($ways, "jeito", "jeitos") }. Número { $k }: { $where }.
# en: dfab487f
parking-say-density = peixes por coluna
# en: a3ccf39e
parking-say-endless-row = fileira sem fim
# en: e049ba0b
parking-say-crowding = Peixes por coluna numa fileira cheia
# en: 6d1db11f
parking-say-columns = colunas
# en: 3cd65bdc
parking-controls =
    .columns = colunas
    .number = número
