### design/bench.ipynb

# en: 640d42db
design-bench-0-1 = # A bancada de testes
# en: 4793c2e2
design-bench-0-2 = Escolha um jogo e uma pergunta. Os robôs o jogam milhares de vezes aqui, no seu aparelho, e respondem com uma frase que também diz com que certeza.
# en: fce9af1a
design-bench-0-3 = *Para quem cria jogos. A maioria das respostas leva um ou dois segundos; as mais demoradas, alguns minutos. Não é preciso preparar nada.*
# en: 1f3506d1
design-bench-0-4 = **Como ler.** Cada ponto é o que se viu. A linha é o seu intervalo de 95%: o número verdadeiro está muito provavelmente nela, e mais partidas a encurtam. A resposta fala dos pontos cheios. Quanto menos quem joga melhor vence, mais sorte há no jogo. No site, *Copiar link* manda a sua pergunta para outra pessoa. Em Python, o mesmo é `ask(game, "fair")`, de `catlib.bench`.
# en: a5f82813
design-bench-1-1 = ## Três variantes de um jogo
# en: 153f7d1d
design-bench-1-2 = Você mudou uma regra. O que isso fez com o jogo? Aqui as variantes são jogadas lado a lado, e o que muda vem primeiro, com o grau de certeza.
# en: 27dce684
design-bench-1-3 = Cat Cab Crew na nossa leitura das regras, sem a vantagem que compensa a ordem de jogo, e com um limite de maldições mais alto. As três variantes são jogadas com a mesma sorte: quando duas precisam do mesmo dado, sai o mesmo número. Assim, uma diferença pequena aparece com poucas partidas.
# en: 08bff706
design-bench-1-4 = **Primeiro o palpite:** qual das duas mudanças vai mexer mais nas vitórias? E qual muda a duração de uma partida?
# en: 4135b2d2
design-bench-1-5 = **Como ler.** A primeira coluna é o jogo impresso. Cada uma das outras é uma *diferença*: aquela variante menos a impressa, com um intervalo de 95%. *Não dá para saber* quer dizer que o intervalo contém o 0: com tão poucas partidas, não se sabe para que lado vai. *Jogar outras tantas* deixa todos os intervalos mais estreitos; *Parar* guarda o que foi jogado. *Exportar* escreve uma página para mandar a alguém, ou uma tabela (`.csv`, `.parquet`).
# en: 122124a1
design-bench-1-6 = Para reduzir um intervalo à metade, é preciso jogar quatro vezes mais partidas. Quantas seriam necessárias para acabar com a dúvida? Aqui se pede um intervalo com 3 pontos de largura, e o programa para assim que chega lá:
# en: d694b1eb
design-bench-2-1 = ## Quais regras importam?
# en: 01e7cdf2
design-bench-2-2 = Um *gráfico de tornado* põe cada regra, sozinha, no menor e no maior valor que ela pode ter. A barra diz quanto isso muda um número; uma barra escura se distingue do acaso, uma clara não. Qual regra vai ficar no topo quando se trata da duração de uma partida?
# en: 66a1d5a6
design-bench-2-3 = E para quem começa? Aqui a maioria das regras não se distingue do acaso: elas mudam o jogo igualmente para todos os lugares.
# en: 5ce44f00
design-bench-3-1 = ## Sorte ou habilidade?
# en: aba319c9
design-bench-3-2 = Cada dupla de robôs joga com os mesmos dados e depois com outros. Que parte dos resultados vem dos dados, e que parte vem de quem joga? “Habilidade” quer dizer a diferença entre *estes* robôs. Primeiro dois que jogam bem, depois um deles e um desajeitado: em qual dos casos há mais habilidade?
# en: f001d817
design-bench-4-1 = ## Uma partida, explicada
# en: a4ee0a42
design-bench-4-2 = Os números dizem o quê; uma partida diz por quê. Cada resultado abre uma das suas partidas: a *mediana* (`median`), a mais *disputada* (`closest`), a de mais *sorte* (`luckiest`) ou uma que *falha* (`failing`). Ela aparece no começo; *Refazer* vai até a próxima decisão de quem venceu, e a mesa diz quanto vale cada opção.
# en: 327d58fc
design-bench-5-1 = ## O que vimos
# en: ed86b409
design-bench-5-2 = - Uma diferença sem intervalo diz pouco; “não dá para saber” também é uma resposta, e ela diz quantas partidas faltam.
    - A mesma sorte para todas as variantes torna visíveis as diferenças pequenas.
    - A maioria das regras muda a duração de uma partida; poucas mudam quem vence.
# en: b2b8e68a
design-bench-5-3 = Simulações mais longas, várias regras de uma vez, torneios de robôs, cálculos retomados e clusters: veja o README. A seguir: mude as regras do seu próprio jogo em [Seu próprio jogo](your_own_game.ipynb) e depois traga-o para cá: `compare` aceita qualquer jogo que possa ser carregado.
