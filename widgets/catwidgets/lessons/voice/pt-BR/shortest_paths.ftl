### Ruas.

# en: 740dfa61
shortest-paths-note =
    .words-1 = grafo, vértice, aresta, grau
    .words-2 = grafo de linha
    .words-3 = distância, caminho mais curto
    .words-4 = coeficiente binomial, princípio aditivo
    .words-5 = média, distribuição, simulação
    .tips-1 = As seções 1 e 2 ocupam 35 minutos, a seção 3 mais 35.
    .tips-2 = Para quem terminar antes: por que o número de caminhos é um coeficiente binomial?
# en: 8e05e71f
shortest-paths-at-a-crossing = Quatro ruas se encontram num cruzamento, e cada uma é uma casa. Quantos pares de vizinhas são?
    .hint-1 = Essas são as casas que se encontram. Conte pares: a primeira com a segunda, a primeira com a terceira, …
    .hint-2 = Cada par foi contado duas vezes, uma de cada lado.
    .hint-3 = Uma casa não é vizinha de si mesma, e cada par conta uma vez.
    .hint-4 = Essas são as vizinhas que cada uma das quatro tem ali.
    .because = 3 + 2 + 1, ou 4 × 3 / 2.
# en: 547f20bd
shortest-paths-neighbours = Quantas vizinhas uma casa tem no máximo?
    .hint-1 = Essas são as que ela encontra numa das pontas, e ela tem duas.
    .hint-2 = Quatro ruas se encontram em cada ponta, mas uma delas é a própria casa.
    .hint-3 = Um cruzamento tem quatro ruas; uma casa fica entre dois cruzamentos.
    .hint-4 = A própria casa não é vizinha dela mesma, em nenhuma das pontas.
    .hint-5 = Essas são as pontas; em cada uma ela encontra outras três.
    .because = Três em cada ponta.
# en: ff6a5d73
shortest-paths-pairs = A cidade tem 49 cruzamentos com quatro ruas cada um. Quantos pares de casas vizinhas há ao todo?
    .hint-1 = Quatro ruas formam mais de quatro pares: seis.
    .hint-2 = Cada par foi contado duas vezes.
    .hint-3 = 112 × 6 / 2 estaria certo se todas tivessem seis vizinhas; 28 casas terminam na rua fechada e têm três.
    .hint-4 = 112 × 6 conta cada par duas vezes, e 28 casas da borda só têm três vizinhas.
    .hint-5 = Esse é o número de casas.
    .hint-6 = Três por cruzamento? Quatro ruas formam seis pares.
    .because = 49 × 6. Duas casas só se encontram num cruzamento, então nenhum par é contado duas vezes.
# en: 42dd72a6
shortest-paths-mean-distance = Um táxi e a viatura estão em duas casas diferentes, em qualquer lugar da cidade. A que distância ficam em média?
    .hint-1 = Essa é a maior distância, de canto a canto.
    .hint-2 = Isso é metade da maior, mas pares distantes são raros: as duas têm que ficar perto da borda.
    .hint-3 = Essa é a distância mais comum; a média é um pouco maior.
    .hint-4 = Aí os dois também poderiam estar na mesma casa.
    .because = 62.832 casas ao todo, divididas por 112 × 111 pares.
# en: f43c359a
shortest-paths-pursuit = A viatura, em k8, persegue um táxi no Memorial Park, em g14. Quantos caminhos mais curtos ela pode tomar?
    .hint-1 = Esse é o comprimento de cada um.
    .hint-2 = Primeiro à esquerda ou primeiro para cima; mas também dá para virar no meio.
    .hint-3 = Essas são as ruas entre os dois; duas delas vão para a esquerda e duas para cima.
    .hint-4 = Esquerda ou para cima em cada um de quatro cruzamentos dá 16 palavras, mas um caminho precisa de duas de cada.
    .hint-5 = Ache os outros: ela pode virar duas ou três vezes.
    .hint-6 = Isso seria com uma rua a mais.
    .because = Entre os dois há quatro ruas, duas para a esquerda e duas para cima: LLUU, LULU, LUUL, ULLU, ULUL, UULL.
# en: ea2b6050
shortest-paths-longer-pursuit = E de k4 até e10, onde três ruas vão para a esquerda e duas para cima?
    .hint-1 = Três à esquerda e três para cima seriam 20, duas e duas são 6. Isso fica entre os dois.
    .hint-2 = Essas são as ruas entre os dois lugares.
    .hint-3 = 2⁵ conta todas as palavras de L e U; só valem as que têm três L.
    .hint-4 = Isso seriam três para a esquerda e três para cima.
    .hint-5 = Escolha quais duas das cinco ruas vão para cima.
    .because = C(5, 2): quais duas das cinco ruas vão para cima.
# en: 50c9e159
shortest-paths-corner-to-corner = De c2 até o16, atravessando a cidade inteira, seis ruas vão para a direita e seis para cima. Quantos caminhos mais curtos há?
    .hint-1 = 2¹² conta todas as palavras; só valem as que têm seis R (direita).
    .hint-2 = Essas são as ruas entre os dois lugares.
    .hint-3 = 6! põe seis ruas em ordem entre si; aqui se escolhe quais das doze vão para a direita.
    .hint-4 = Seis à direita e seis para cima ficam em alguma ordem, e não formam pares entre si.
    .hint-5 = Isso é C(13, 6); entre as duas casas há doze ruas.
    .hint-6 = Quase: isso é C(11, 5), os caminhos cuja primeira rua vai para a direita.
    .because = C(12, 6).

# en: 64dba013
shortest-paths-say-dots-task = Em que pontos um táxi pode estar?
# en: 81729ee5
shortest-paths-say-roads = cruzamentos ligados por ruas
# en: 5feae4d6
shortest-paths-say-meetings = casas ligadas onde se encontram
# en: dcb9cedf
shortest-paths-say-town = A cidade: cruzamentos e ruas
# en: b246061f
shortest-paths-say-town-dots = Um ponto para cada cruzamento, uma linha para cada uma das { $roads } ruas entre eles.
# en: 149bc083
shortest-paths-say-city = A cidade: casas e vizinhas
# en: c66d0bcf
shortest-paths-say-city-dots = Um ponto para cada uma das { $spaces } casas, uma linha para cada par que se encontra.
# en: a5744e13
shortest-paths-say-has-neighbours = { $n } { FORM($n, "vizinha", "vizinhas") }
# en: f6ecc19c
shortest-paths-say-neighbours-of = Quantas vizinhas cada casa tem
# en: 03c68bfd
shortest-paths-say-space = casa
# en: c4985c1d
shortest-paths-say-spaces = casas
# en: 82dffb1b
shortest-paths-say-pairs = pares
# en: 2158a36b
shortest-paths-say-distances = Distância de duas casas
# en: b551eaf4
shortest-paths-say-neighbours = vizinhas
# en: 45806741
shortest-paths-say-paths-task = A viatura está em { $start }. Clique numa casa para ver todos os caminhos mais curtos até lá.
# en: 02234f7e
shortest-paths-say-paths-tip = Escrever em cada casa de quantos jeitos se chega a ela
# en: dd16eca0
shortest-paths-say-sum = Cada número é a soma dos números das vizinhas que estão uma casa mais perto.
# en: 8917040c
shortest-paths-say-to = Até { $space }: { $away } { FORM($away, "casa", "casas") }, { $n } { FORM($n, "caminho mais curto", "caminhos mais curtos") }.
# en: f1920dd1
shortest-paths-say-has-paths = { $n } { FORM($n, "caminho mais curto", "caminhos mais curtos") }
# en: e302399f
shortest-paths-say-paths = Caminhos mais curtos a partir da viatura
# en: 42c60efb
shortest-paths-say-click = Clique numa casa.
# en: 83f01753
shortest-paths-say-paths-from = Caminhos mais curtos a partir de { $start }
# en: 46165627
shortest-paths-say-paths-head = caminhos
# en: fb4696ef
shortest-paths-controls =
    .show = mostrar
