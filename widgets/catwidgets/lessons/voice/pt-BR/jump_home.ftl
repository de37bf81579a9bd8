### O salto para casa.

# en: d81f804a
jump-home-note =
    .words-1 = grafo, distância, caminho mais curto
    .words-2 = busca em largura, camadas
    .words-3 = estado, espaço de estados
    .words-4 = limite inferior, demonstração de que algo é o melhor
    .words-5 = fórmula com duas variáveis, mínimo de dois números
    .tips-1 = As seções 1 e 2 ocupam 30 minutos, a seção 3 mais 30; a seção 4 é para quem gosta de fórmulas.
    .tips-2 = Primeiro no papel: basta papel quadriculado e caneta, e uma linha desenhada não sai mais.
    .tips-3 = A seção 3 funciona melhor como desafio: quem acha a corrida mais rápida? Quem já achou dá dicas, e não movimentos.
    .tips-4 = Erro provável: pensar que 7 turnos são o mínimo, porque andando não dá para ser mais curto.
    .tips-5 = Para quem terminar antes: demonstrar que ninguém leva menos de R + k turnos. Onde a demonstração precisa de k > 0?
# en: 305826fe
jump-home-third-layer = Quantas casas ficam a exatamente 3 passos de c1?
    .hint-1 = b3 seria uma delas, mas ali há um santuário.
    .hint-2 = Essa é a quarta camada.
    .hint-3 = Essas são todas até 2 passos, com c1.
    .hint-4 = Essas são todas até 3 passos, com c1.
    .hint-5 = Essas são todas até 3 passos; conte só a terceira camada.
    .hint-6 = Essas ficam a 1 passo.
    .because = a2, d3, e2, f1, e c4 depois de c3.
# en: acdb6278
jump-home-round-the-wall = Há um muro entre d3 e d4. Quantos passos são de d3 até d4?
    .hint-1 = Elas têm um lado em comum, mas o muro está nele.
    .hint-2 = Um passo para o lado e um para cima: aí você está em c4 ou e4, e ainda não em d4.
    .hint-3 = Há uma volta mais curta.
    .because = Para o lado, para cima e de volta: d3, c3, c4, d4.
# en: d8843c08
jump-home-walk-home = Quatro fileiras, o peixe na última e uma coluna para o lado. De quantos passos precisa um gato que vai até lá e volta para casa andando?
    .hint-1 = Isso o leva até o peixe. Ele também tem que voltar para casa.
    .hint-2 = Ele não precisa voltar à casa em que começou: vale qualquer uma da fileira de saída.
    .hint-3 = Seria assim se o peixe estivesse bem em frente.
    .hint-4 = Da primeira fileira à quarta são três passos, mas o peixe está uma coluna para o lado, e ainda falta a volta.
    .hint-5 = Só até o peixe já são 4 passos.
    .because = 4 passos até o peixe, 3 direto para baixo: 2 × 3 + 1.
# en: f0bfdb1d
jump-home-farther-walk = Oito fileiras, o peixe três colunas para o lado: quantos passos na ida e na volta?
    .hint-1 = Em casa vale a fileira de saída inteira; as três colunas só contam uma vez.
    .hint-2 = Isso o leva até o peixe.
    .hint-3 = O peixe está três colunas para o lado.
    .hint-4 = Da fileira 1 à fileira 8 são sete passos, e não oito.
    .because = 2 × 7 + 3.
# en: 169e616f
jump-home-best-run = Quatro fileiras, o peixe uma coluna para o lado, e saltos permitidos. Qual é o menor número de turnos?
    .hint-1 = Esse é o número para quem anda. O gato consegue saltar por cima da própria linha na volta?
    .hint-2 = Quase. Faça o último salto terminar na fileira de saída.
    .hint-3 = Isso o leva até o peixe, e para voltar ele precisa de pelo menos um turno.
    .hint-4 = Só até o peixe já são 4 passos.
    .because = 4 passos até o peixe e um salto por cima da linha embaixo dele.
# en: 47771cf9
jump-home-eight-rows = E numa fita de oito fileiras, com o peixe uma coluna para o lado?
    .hint-1 = Esse é o número para quem anda; um só salto passa por cima de quantas casas for preciso.
    .hint-2 = Isso o leva até o peixe.
    .hint-3 = Um turno basta para toda a volta.
    .hint-4 = Até o peixe são 8 passos.
    .because = 8 passos até o peixe e um salto, por cima de seis casas de uma vez.
# en: aea0e074
jump-home-what-it-takes = O salto para casa tem que terminar na fileira de saída; então a casa embaixo da linha tem que estar vazia. Onde o gato vai para o lado, se o peixe está uma coluna para o lado?
    .choices-aside-first = logo no começo, na primeira fileira
    .choices-up-first = depois de um passo para cima
    .choices-last = na última fileira, ao lado do peixe
    .hint-1 = Aí a linha desce até a primeira fileira nessa coluna, e um salto por cima dela não tem onde pousar.
    .hint-2 = Aí embaixo do peixe não há linha para saltar por cima.
    .because = Um para cima, um para o lado e depois sempre em frente: a linha embaixo do peixe começa na segunda fileira.
# en: 021d645a
jump-home-any-tape = R fileiras, o peixe k colunas para o lado, k no mínimo 1. Quantos turnos leva a corrida mais rápida?
    .choices-same = k turnos
    .choices-minus-two = R − 1 + k turnos
    .choices-plus = R + k turnos
    .choices-twice = 2R − 2 + k turnos
    .hint-1 = As fileiras também contam.
    .hint-2 = Isso o leva até o peixe, e falta mais um turno até em casa.
    .hint-3 = Esse é o número para quem anda.
    .because = R − 1 + k passos até o peixe, porque é essa a distância, e um salto.
# en: b9eacb72
jump-home-saved = O peixe está para o lado, não importa quantas colunas. Quantos turnos o salto poupa numa fita de oito fileiras?
    .hint-1 = A volta são sete passos, mas o salto também gasta um turno.
    .hint-2 = Da fileira 8 à fileira 1 são sete passos, e o salto gasta um turno.
    .hint-3 = Da fileira 8 à fileira 1 são sete passos.
    .hint-4 = Andando demora mais: subtraia ao contrário.
    .because = Um turno em vez de sete: 2R − 2 + k menos R + k é R − 2.
# en: cb579f15
jump-home-straight-ahead = Agora o peixe está bem em frente, k = 0, em quatro fileiras. Quantos turnos leva a corrida mais rápida?
    .hint-1 = Isso seria R + k. Mas aqui a linha embaixo do peixe desce até a primeira fileira.
    .hint-2 = Um gato que vai para o lado e volta leva dois turnos a mais. Faça e conte.
    .hint-3 = Conte de novo andando: três para cima e três para baixo.
    .hint-4 = Isso o leva até o peixe.
    .because = Andando: 3 para cima, 3 para baixo. Dar uma volta para ter onde pousar custa mais do que o salto poupa.
# en: dfee093d
jump-home-straight-ahead-eight-rows = E bem em frente, em oito fileiras?
    .hint-1 = Esse é o número para quem anda. Numa fita comprida, um desvio compensa.
    .hint-2 = A casa embaixo da linha tem que estar vazia, ou ficar a mais um passo.
    .hint-3 = Um passo para o lado e um de volta: isso custa dois turnos. E aí o salto não termina em casa.
    .hint-4 = Quase. A linha na coluna do peixe começa onde o gato começou. Onde termina o salto?
    .because = Para o lado, para cima duas vezes, de volta, cinco para cima: nove turnos até o peixe. O salto termina na segunda fileira, e falta um passo: R + 3.

# en: 36f8f620
jump-home-say-hunt = Um gato está em c1. Clique em todas as casas que ficam a exatamente { $n } { FORM($n, "passo", "passos") }. Sem diagonais, sem entrar no santuário, sem atravessar o muro.
# en: 7209e53f
jump-home-say-far = { $place } fica a { $n } { FORM($n, "passo", "passos") }
# en: da86dce0
jump-home-say-moral = Cada uma delas é vizinha de uma casa que fica um passo mais perto.
# en: 8692c55d
jump-home-say-next = Próxima camada
# en: 885d0143
jump-home-say-next-tip = Achar todas as vizinhas da última camada
# en: 344e1ac0
jump-home-say-end = Até o fim
# en: 87ca16e7
jump-home-say-end-tip = Achar todas as camadas
# en: ffc54788
jump-home-say-again = Começar de novo
# en: e75f71b3
jump-home-say-again-tip = Esquecer tudo o que foi achado
# en: 682bd8ac
jump-home-say-layers-task = Diga antes quais casas vêm a seguir. Depois aperte { $button }; um clique começa em outro lugar.
# en: 8224ee66
jump-home-say-shrine = { $place } é um santuário, onde nenhum gato entra; comece em outro lugar.
# en: f554b9f7
jump-home-say-away = a { $n } { FORM($n, "passo", "passos") }
# en: 220cd59f
jump-home-say-layers = Camadas a partir de { $start }
# en: edb14b63
jump-home-say-layer = { $k ->
    [0] A camada 0 é a própria { $start }.
   *[other] Camada { $k }: { $n } { FORM($n, "casa fica", "casas ficam") } a { $k } { FORM($k, "passo", "passos") } de { $start }: { $names }.
}
# en: c8074683
jump-home-say-rest = { $n ->
    [0] Todas as casas foram achadas.
   *[other] { FORM($n, "Falta", "Faltam") } { $n }.
}
# en: 56ee1ecd
jump-home-say-found = Achadas a partir de { $start }
# en: 2ac18c8f
jump-home-say-space = casa
# en: 970d0e2a
jump-home-say-steps = passos
# en: 0a23f908
jump-home-say-is-home = O gato está em casa. Comece de novo ou desfaça um turno.
# en: 5a2f4fed
jump-home-say-too-far = Não dá para chegar a { $place } em um turno; os pontos mostram aonde o gato pode ir com um passo ou um salto.
# en: 087e358d
jump-home-say-nothing-back = Não há nenhum turno para desfazer.
# en: 42bb390e
jump-home-say-run-task = Leve o gato até o peixe e de volta à primeira fileira no menor número de turnos que puder. Andando são { $n }. Um salto passa em linha reta por cima de todas as casas da própria linha.
# en: 4d8c0ad6
jump-home-say-back = Desfazer
# en: e06a1a69
jump-home-say-back-tip = Desfazer o último turno
# en: a8d39dce
jump-home-say-wipe = Limpar a fita
# en: 492959b3
jump-home-say-show = Mostrar a mais rápida
# en: d873f30a
jump-home-say-show-tip = Desistir e ver uma
# en: 868f2c06
jump-home-say-a-jump = um salto
# en: 69e25edd
jump-home-say-tape = Uma fita vazia
# en: 4dfd8b70
jump-home-say-so-far = { $n } { FORM($n, "turno", "turnos") } até agora. A seguir: { $fish ->
    [no] para casa
   *[other] até o peixe em { $fish }
}.
# en: 024bf7b8
jump-home-say-home = Em casa em { $n } { FORM($n, "turno", "turnos") }{ $jumps ->
    [0] {""}
   *[other] , com { $jumps } { FORM($jumps, "salto", "saltos") }
}. { $best ->
    [yes] Ninguém consegue fazer melhor.
   *[no] Dá para fazer em menos.
}
# en: 6afb5f0e
jump-home-say-turn = { $k ->
    [0] a saída
   *[other] turno { $k }
}
# en: aab85d90
jump-home-say-fish = { $taken ->
    [yes] o peixe, já pego
   *[no] o peixe
}
# en: 27eaffb7
jump-home-say-cat = o gato
# en: 801eff0c
jump-home-say-quickest-task = Mude as fileiras e o lugar do peixe. Como é a linha de uma das corridas mais rápidas?
# en: 0f25a140
jump-home-say-with-jumps = com saltos
# en: a0bbb3f1
jump-home-say-steps-only = só com passos
# en: c6a2cc26
jump-home-say-quickest = Uma das corridas mais rápidas em { $n } fileiras
# en: 90691abd
jump-home-say-quickest-said = { $rows } fileiras, o peixe { $aside ->
    [0] bem em frente
   *[other] { $aside } { FORM($aside, "coluna", "colunas") } para o lado
}: { $n } { FORM($n, "turno", "turnos") }, { $jumps ->
    [0] andando
   *[other] com { $jumps } { FORM($jumps, "salto", "saltos") }
}. Exato.
# en: 9cad2a56
jump-home-say-turns = Turno a turno
# en: cb5d9d8e
jump-home-say-a-turn = turno
# en: ec1b9fa1
jump-home-say-start = saída
# en: 49840082
jump-home-say-rows = { $n } fileiras
# en: 284f386a
jump-home-say-a-tape = fita
# en: 6afe55ce
jump-home-say-table = Turnos da corrida mais rápida { $jumps ->
    [yes] com saltos
   *[no] só com passos
}{ $blocked ->
    [yes] , sem pisar na própria linha
   *[no] {""}
}, peixe k colunas para o lado
# en: 038e2d18
jump-home-controls =
    .rows = fileiras
    .columns_aside = colunas para o lado
    .moves = movimentos
# en: 174fdccc
jump-home-say-no-way = { $place } é um santuário
