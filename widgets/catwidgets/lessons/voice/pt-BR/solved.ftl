### Resolvido. Variáveis: { $n } casas de uma fileira ou balas, { $most } o maior número, { $multiple } o número cujos múltiplos contam, { $turns } turnos, { $moves } jogadas em cada um, { $others } turnos do outro, { $cuts } divisões, { $allowed } quantas casas se pode riscar, { $lost } fileiras perdidas.

# en: 81dc21f3
solved-guide =
    .plan-1 = Em duplas, o jogo da fileira com 10 palitos, e depois contra a tela. Quem descobre como ganhar?
    .plan-2 = Primeiro palpite. No quadro, escrever ganha ou perdida sob os números de 0 a 12.
    .plan-3 = Os dois gatos. Alguma na própria vez, todas na do outro. Depois o quintal, jogada a jogada.
    .plan-4 = O pátio: dois palpites.
    .plan-5 = Jogadas especiais: será que ninguém ganha? O que demonstraria isso? O conjunto seguro.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Uma posição está perdida se toda jogada faz o outro ganhar. Está ganha se alguma jogada faz o outro perder.
    .say-2 = Uma demonstração é algo que os outros podem conferir, sem precisar confiar em quem a achou.
    .ask-1 = Por que basta uma jogada na vez do vermelho, e por que não na do azul?
    .ask-2 = O que “em cinco turnos” diz sobre um perdedor que joga mal?
    .ask-3 = Como vocês confeririam um conjunto seguro que alguém lhes dá?
    .support = Fique no jogo da fileira. Peça que pintem de vermelho as fileiras perdidas, a partir de 0.
    .extension = Deem duas jogadas especiais aos gatos do quintal e procurem os conjuntos seguros de novo.
    .ticket-1 = Cada um, na sua vez, tira 1 ou 2 de 9 fósforos. Quem tirar o último ganha. Quem começa ganha?
    .ticket-2 = Não: 0, 3, 6 e 9 estão perdidos.
    .open-1 = O xadrez não foi resolvido. O que atrapalha?
    .open-1-answer = O número de posições, cerca de 10 elevado a 44. A ideia é a mesma: uma tabela de posições ganhas e perdidas, preenchida a partir do fim.
    .open-2 = Se um programa diz que o vermelho ganha, por que alguém deveria acreditar?
    .open-2-answer = Porque dá para conferir: uma jogada para cada turno do vermelho, e todas as respostas do azul. Quem confere precisa de muito menos tempo do que quem procurou.
# en: 4eaf49a3
solved-who = O pátio tem 20 casas. Os dois gatos jogam com perfeição, sem jogadas especiais. Quem ganha?
    .choices-first = Quem começa
    .choices-second = O outro
    .choices-nobody = Ninguém consegue forçar a vitória
    .hint-1 = Ou alguém ganha ou não, e só uma demonstração pode dizer. Não é isso que ela diz.
    .hint-2 = Pode parecer, porque o tabuleiro é igual dos dois lados. Mas alguém joga primeiro.
    .because = Não importa o que o outro gato faça, o primeiro ganha. A biblioteca olhou tudo o que importa.
# en: 66e51814
solved-turns = Em quantos turnos o vencedor ganha, se o perdedor resistir o máximo que puder? Conte os turnos dos dois.
    .hint-1 = Esses são só os do vencedor. Os turnos do perdedor também contam.
    .hint-2 = Esses são os do perdedor. Os turnos do vencedor também contam.
    .hint-3 = Quem começa joga o último turno. Então o número é ímpar.
    .hint-4 = São 20 casas, mas nem todas são riscadas.
    .hint-5 = Quem começa joga o último turno. Então o número é ímpar.
    .hint-6 = Rápido assim é no quintal.
    .because = Oito turnos do vencedor e sete do outro.
# en: 20a72502
solved-any-or-all = Você quer demonstrar que o vermelho consegue forçar a vitória. É a vez do azul. O que é preciso mostrar?
    .choices-one = Uma jogada do azul depois da qual o vermelho ganha
    .choices-all = Que o vermelho ganha depois de qualquer jogada do azul
    .choices-none = Que o azul não tem jogada
    .hint-1 = O azul não vai fazer essa. Quem escolhe é o azul, não o vermelho.
    .hint-2 = Isso serviria, mas quase nunca acontece.
    .because = Na vez do vermelho basta uma jogada boa. Na vez do azul é preciso responder a todas.
# en: 951f889f
solved-backyard = De volta ao tabuleiro pequeno lá de cima, o quintal. Em quantos turnos o vermelho consegue forçar a vitória? Conte os turnos dos dois.
    .hint-1 = O vermelho começa e joga o último turno. Então o número é ímpar.
    .hint-2 = O vermelho começa e joga o último turno. Então o número é ímpar.
    .hint-3 = Três são os turnos só do vermelho.
    .hint-4 = Isso é no pátio.
    .because = b2, b3, c2, e depois do turno seguinte do azul o vermelho salta: o gato azul fica sem saída.
# en: e80e5424
solved-one-special = Agora cada gato tem uma jogada especial: pode saltar uma vez por cima de uma linha do outro. Quem consegue forçar a vitória no quintal?
    .choices-first = Quem começa
    .choices-second = O outro
    .choices-nobody = Ninguém consegue
    .hint-1 = Era assim sem jogadas especiais. O que o salto faz por um gato preso?
    .hint-2 = O outro também tem uma jogada especial.
    .because = Cada um dos dois consegue segurar o outro para sempre.
# en: 60bebb82
solved-what-proves-it = Você diz que ninguém nunca consegue forçar a vitória. Uma partida poderia durar para sempre. O que demonstra isso?
    .choices-safe = Um conjunto de posições em que sempre dá para ficar, sem nunca perder
    .choices-many = Um milhão de partidas em que ninguém ganhou
    .choices-long = Uma busca que olha vinte turnos à frente
    .hint-1 = Na partida seguinte, alguém pode achar uma jogada melhor.
    .hint-2 = E depois de vinte e um turnos?
    .because = Se você sempre consegue ficar no conjunto, e ali ninguém ganha, você resiste para sempre. Qualquer pessoa pode conferir.
# en: 2a36b0fe
solved-lost = Se uma fileira com esse número de casas está perdida para quem joga agora.
    .because = Uma fileira está perdida se toda jogada deixa para o outro uma fileira ganha. Então 0, 4, 8, 12 e assim por diante estão perdidas.
# en: 99eac9dd
solved-exercise-1 = Uma fileira tem { $n } casas. Cada um, na sua vez, risca de 1 a { $most } delas. Quem riscar a última ganha. Quantas você risca primeiro para ganhar?
    .level = Aquecimento
    .hint-1 = Que números de casas estão perdidos para quem tem que riscar? Comece com poucas.
    .hint-2 = Que números de casas estão perdidos para quem tem que riscar? Comece com poucas.
    .because = Deixe para o outro um múltiplo de { $multiple }, agora e depois de cada turno.
# en: ae982c0c
solved-exercise-2 = Uma fileira tem { $n } casas. Cada um, na sua vez, risca 1 ou 2 delas. Quem riscar a última ganha. Quem começa ganha, se os dois jogarem com perfeição?
    .level = Aquecimento
    .choices-yes = Sim
    .choices-no = Não
    .hint-1 = { $n } é múltiplo de 3. Depois de cada turno, o outro pode voltar a um múltiplo de 3.
    .hint-2 = { $n } não é múltiplo de 3. O primeiro turno consegue deixar um múltiplo de 3?
    .because = Os múltiplos de 3 estão perdidos para quem joga: a 1 se responde com 2, e a 2 com 1.
# en: 226fc6c2
solved-exercise-3 = Uma partida dura { $turns } turnos, e em cada um há { $moves } jogadas. Quem começa tem uma jogada vencedora em cada um dos seus turnos. Quantas partidas uma demonstração precisa mostrar, se cada partida for escrita uma vez?
    .level = Principal
    .hint-1 = Essas são todas as partidas. O vencedor só precisa de uma jogada boa de cada vez.
    .hint-2 = Cada jogada do outro leva a partidas diferentes.
    .hint-3 = O vencedor é quem começa: quem tem menos turnos?
    .hint-4 = Cada jogada do outro leva a partidas diferentes.
    .because = Uma jogada para cada turno do vencedor, todas as { $moves } para cada um dos { $others } do outro.
# en: aaf27fea
solved-exercise-4 = Duas pessoas têm um monte de { $n } balas. Cada uma, na sua vez, divide um monte em dois, até nenhum poder mais ser dividido. Quem fizer a última divisão ganha. Quem ganha?
    .level = Principal
    .choices-first = Quem começa
    .choices-second = A outra pessoa
    .choices-best = Quem jogar melhor
    .hint-1 = Conte os montes. Quantos cada divisão acrescenta, e quantos há no fim?
    .hint-2 = Conte os montes. Quantos cada divisão acrescenta, e quantos há no fim?
    .hint-3 = Jogue duas vezes de jeitos diferentes e conte as divisões.
    .because = Cada divisão faz um monte a mais. No fim há { $n } montes; então são { $cuts } divisões, joguem como jogarem.
# en: 4fa49a5c
solved-exercise-5 = Numa fileira de casas, cada um, na sua vez, risca algumas casas, e a quantidade tem que ser um destes números: { $allowed }. Quem não puder mais riscar perdeu. Quantas das fileiras de 1 a { $most } casas estão perdidas para quem começa?
    .level = Desafio
    .hint-1 = Essas são todas as fileiras. Comece pela mais curta: quais estão perdidas?
    .because = Estas: { $lost }.

# en: 86bea294
solved-say-play-task = Você é o vermelho. Traga um peixe do outro lado para casa, na fileira 1. O azul joga com perfeição.
# en: 5589589e
solved-say-again = Começar de novo
# en: 4011c38a
solved-say-again-tip = Começar do início
# en: fb226f92
solved-say-backyard = O quintal
# en: 08e8c07e
solved-say-courtyard = O pátio
# en: 331b2427
solved-say-one-each = Um gato para cada um.
# en: f4a27750
solved-say-has-won = { $who ->
    [red] O vermelho ganhou
   *[blue] O azul ganhou
}.
# en: b7ab8195
solved-say-your-turn = É a sua vez. Seu gato pode ir para { $n } { FORM($n, "casa", "casas") }.
# en: 8a658c36
solved-say-task = Que jogadas ganham, e quais perdem?
# en: 9a8351b8
solved-say-outcome = { $who ->
    [red] o vermelho ganha
    [blue] o azul ganha
   *[open] aberto
}{ $n ->
    [0] {""}
   *[other] {" "}em { $n }
}
# en: 391ebbf7
solved-say-short = { $who ->
    [red] Verm.
    [blue] Azul
   *[open] aberto
}{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
# en: da0d0821
solved-say-move-is = { $move }: { $told }
# en: 0e07d545
solved-say-after = Depois de { $turns } { FORM($turns, "turno", "turnos") }. É a vez { $who ->
    [red] do vermelho
   *[blue] do azul
}. Jogadas possíveis – { $told }.
# en: 2d712296
solved-say-perfect-task = Os dois jogam da melhor maneira possível.
# en: b70c8deb
solved-say-perfect = Depois de { $turns } { FORM($turns, "turno", "turnos") }. É a vez { $who ->
    [red] do vermelho
   *[blue] do azul
}, e o vermelho ganha em { $left }. { $good } de { $moves } { FORM($moves, "jogada", "jogadas") } { FORM($good, "mantém", "mantêm") } isso.
# en: 58beb36f
solved-say-moves = Jogadas
# en: 34328f5e
solved-say-move = jogada
# en: 15119a01
solved-say-then = depois
# en: eb065dea
solved-controls =
    .turns_played = turnos jogados
# en: c2a2df3d
solved-say-row = Uma fileira de dez casas
# en: 7e5f20cf
solved-say-row-task = Você é o vermelho. Quantas risca?
# en: 0746d246
solved-say-row-tip = Riscar { $n } { FORM($n, "casa", "casas") }
# en: f86d5d63
solved-say-row-left = { FORM($n, "Resta", "Restam") } { $n } { FORM($n, "casa", "casas") }.
# en: 956d577b
solved-say-too-many = Só { FORM($n, "resta", "restam") } { $n } { FORM($n, "casa", "casas") }.
# en: b52d13b2
solved-row = Quantas das dez casas você risca primeiro, para poder ganhar faça o outro o que fizer?
    .hint-1 = Restam 9. O outro risca 1, e você fica diante de 8.
    .hint-2 = Restam 7. O outro risca 3, e você fica diante de 4.
    .because = Restam 8. Faça o outro o que fizer, você deixa 4, e depois risca a última.
# en: 5b0d2430
solved-mower = Um robô corta um gramado sem cerca e nunca pode sair dele. De vez em quando o vento o empurra um pouco. O que prova que ele nunca vai sair?
    .choices-safe = Uma parte do gramado da qual nenhum vento o tira, e de cada lugar um movimento que fica nela
    .choices-year = Um ano em que ele nunca saiu do gramado
    .choices-million = Um milhão de testes com vento no computador
    .hint-1 = No ano que vem pode soprar outro vento.
    .hint-2 = Pode vir o vento que não foi testado.
    .because = É outra vez um conjunto seguro: o vento ataca, e o robô sempre pode ficar.
