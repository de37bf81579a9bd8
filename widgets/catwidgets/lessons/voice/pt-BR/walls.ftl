### Muros. Variáveis: { $name } a casa do gato, { $paths } caminhos, { $bricks } tijolos, { $shrines } as casas dos santuários, { $a }, { $b }, { $c } e { $d } pessoas por minuto, { $told } quanto custa fechar cada rua.

# en: a3933779
walls-guide =
    .plan-1 = Uma encenação: uma malha no chão, um estudante é o gato, outros são os tijolos. Quantos bastam, no mínimo?
    .plan-2 = Dois casos, julgados a olho. O que convenceria quem não acredita em vocês?
    .plan-3 = A célula da ideia: uma busca e os seus pontos. “Sua vez” 1: quando um gato está preso?
    .plan-4 = O papel vazio, depois o quintal: construir e palpitar o menor número de tijolos. O computador testa todos os pares.
    .plan-5 = Por que não menos: dois caminhos sem casas em comum. Pôr o gato em outro lugar. “Sua vez” 2.
    .plan-6 = Os exercícios, cada um com seus números, e depois a pergunta de saída.
    .say-1 = Uma coisa é ter razão, outra é demonstrar. Procuramos demonstrações que qualquer pessoa possa conferir.
    .say-2 = Um lado mostra um muro. O outro mostra o mesmo número de caminhos sem casas em comum. Aí os dois podem parar.
    .ask-1 = O que demonstra que o gato está livre? O que demonstra que não está?
    .ask-2 = Um muro com buracos ainda poderia funcionar?
    .ask-3 = Se há três caminhos sem casas em comum, o que vocês sabem sobre todos os muros?
    .support = Façam o muro com moedas em papel quadriculado, e um colega leva o gato com o lápis.
    .extension = Desenhem um tabuleiro em que três caminhos não têm casas em comum, embora dois tijolos pareçam bastar.
    .ticket-1 = Um gato está num canto do papel vazio, longe de casa. Qual é o menor número de tijolos, e que caminhos demonstram isso?
    .ticket-2 = 2 tijolos, nas duas vizinhas; por cada uma delas começa um caminho
    .open-1 = Que casa do quintal você fecharia, se só pudesse fechar uma?
    .open-1-answer = Um dos dois portões. Aí todos os caminhos para casa passam pelo outro, e mais um tijolo basta.
    .open-2 = Em que outras situações alguém procura o corte mais barato?
    .open-2-answer = Quem protege uma rede: o menor número de cabos cuja perda divide um país. E quem planeja encanamentos: não passa mais água do que o corte deixa.
# en: 83365894
walls-long-wall = O azul desenhou um muro comprido. O gato vermelho está preso?
    .choices-trapped = Está preso
    .choices-free = Consegue chegar em casa
    .hint-1 = Siga o muro até o fim. Ele encosta na borda?
    .because = Sobra uma casa da terceira fileira, na borda direita.
# en: 45a3731c
walls-short-wall = E aqui? A linha azul só tem cinco casas.
    .choices-trapped = Está preso
    .choices-free = Consegue chegar em casa
    .hint-1 = Tente desenhar o caminho. Os portais vermelhos são santuários, e nenhum gato pode entrar neles.
    .because = Os santuários fizeram quase tudo: havia dois portões abertos, e a linha fecha os dois.
# en: 851b9d90
walls-what-proves-it = Alguém diz que o gato está livre. Qual é a demonstração mais curta?
    .choices-path-or-wall = um caminho até a casa dele
    .choices-try-all = uma lista de todos os caminhos
    .choices-longer = o comprimento do muro
    .hint-1 = Basta um deles.
    .hint-2 = Um muro comprido não prendeu o primeiro gato, e um curto prendeu o segundo.
    .because = E que ele está preso se demonstra com tudo o que ele alcança: olhe todos os lados de todas as casas.
# en: fc770270
walls-shut-in = Se nenhuma das casas alcançadas é da fileira de casa.
    .because = Estar preso quer dizer que o que se alcança e a fileira de casa não têm nada em comum.
# en: 17b6f32b
walls-open-paper = No papel vazio, o gato está em d5, longe de todas as bordas menos uma. Quantas casas tem o muro mais barato?
    .hint-1 = Uma fileira inteira serviria, mas dá para gastar menos. Construa perto do gato.
    .hint-2 = Aí um lado do gato fica aberto, e ele dá a volta.
    .hint-3 = Os cantos não precisam de tijolos: gatos não andam na diagonal.
    .hint-4 = A qual delas o gato nunca poderia ter chegado?
    .because = As quatro vizinhas. No papel vazio, nada é mais barato.
# en: c2ae6902
walls-three-exits = No quintal, o gato em e6 tem três saídas: d6, f6 e e5. Quantos tijolos, no mínimo, impedem que ele chegue em casa?
    .hint-1 = Essas são as três saídas. Os santuários fecham de graça. Onde eles deixam portões?
    .hint-2 = Os santuários fecham de graça. Onde eles deixam portões?
    .hint-3 = Há dois portões, e eles não têm casas em comum.
    .hint-4 = Uma fileira inteira serve, mas os santuários fecham de graça.
    .because = Um em cada um dos dois portões entre os santuários.
# en: 934971cb
walls-why-no-fewer = Você tem um muro de duas casas no quintal. O que demonstra que nenhum muro de uma casa basta?
    .choices-disjoint = dois caminhos para casa que só têm em comum a primeira casa
    .choices-shortest = o caminho mais curto para casa
    .choices-many = cem muros de uma casa que não funcionam
    .hint-1 = Se ele for fechado, pode haver outros, ou não.
    .hint-2 = As casas são menos de cem, então isso serviria. Mas há uma demonstração que se vê na hora.
    .because = Para ser fechado, cada um dos dois caminhos precisa de um tijolo só dele.
# en: 1cd9db0a
walls-best-place = Para quantas casas do quintal, acima da fileira 1, o muro mais barato tem mais de duas casas?
    .hint-1 = Acima dos dois portões, duas casas sempre bastam.
    .hint-2 = Teste casas abaixo dos portões.
    .hint-3 = Essas são as que precisam de duas.
    .hint-4 = Essas são as que precisam de quatro. Três também é mais que dois.
    .hint-5 = Essas são as que precisam de três. Quatro também é mais que dois.
    .because = Todas ficam abaixo dos portões.
# en: 4287ad20
walls-exercise-1 = Papel vazio de 6 fileiras e 7 colunas, de a até g. A casa do gato é a fileira 1. O gato está em { $name }. Quantos tijolos, no mínimo, o prendem?
    .level = Aquecimento
    .hint-1 = Ele está numa borda? As bordas fecham de graça.
    .hint-2 = Uma fileira inteira serviria, mas dá para gastar menos. Construa perto do gato.
    .because = Tantos quantas vizinhas ele tem. As bordas fecham de graça.
# en: 18db203b
walls-exercise-2 = Um gato tem { $paths } caminhos para casa sem casas em comum. O seu muro tem { $bricks } tijolos e prende o gato. O que você sabe?
    .level = Aquecimento
    .choices-cheapest = Nenhum muro tem menos tijolos
    .choices-cheaper = Algum muro tem menos tijolos
    .choices-open = Talvez algum muro tenha menos tijolos, talvez nenhum
    .hint-1 = Os caminhos pedem pelo menos { $paths } tijolos. O seu muro tem mais. Poderia haver um muro entre os dois?
    .hint-2 = Os caminhos só dizem quantos tijolos são precisos no mínimo. Eles mostram que bastam menos de { $bricks }?
    .hint-3 = Cada um dos { $paths } caminhos precisa de um tijolo só dele. Quantos tem o seu muro?
    .because = Cada caminho precisa de um tijolo só dele; então são pelo menos { $paths }. O seu muro tem { $bricks }.
# en: fbe302c4
walls-exercise-3 = O quintal com os seus santuários: { $shrines }. Tem 6 fileiras e 7 colunas, de a até g. A casa do gato é a fileira 1. O gato está em { $name }. Quantos tijolos, no mínimo, o prendem?
    .level = Principal
    .hint-1 = Uma fileira inteira serviria. Onde os santuários deixam portões?
    .hint-2 = Os santuários fecham de graça. Conte as casas abertas.
    .hint-3 = Procure outro caminho para casa, ou um portão.
    .because = Ache um muro e o mesmo número de caminhos para casa sem casas em comum.
# en: dcdc0467
walls-exercise-4 = O auditório de uma escola tem duas saídas. À esquerda há uma porta por onde passam { $a } pessoas por minuto e depois uma escada para { $b }. À direita há uma porta para { $c } e depois uma escada para { $d }. Quantas pessoas podem sair por minuto?
    .level = Principal
    .hint-1 = Essas são as portas. As escadas dão conta de tantas?
    .hint-2 = Essas são as escadas. Passam tantas pelas portas?
    .hint-3 = Todos têm que passar por uma porta e uma escada. Conta a mais estreita.
    .because = De cada lado conta a passagem mais estreita. Some os dois lados.
# en: 6c698d84
walls-exercise-5 = Quatro praças, e quanto custa fechar a rua entre duas delas: { $told }. Quanto custa, no mínimo, separar S de T?
    .level = Desafio
    .hint-1 = Esse é o muro em volta de S. Há outros três muros possíveis.
    .hint-2 = Esse é o muro em volta de T. Há outros três muros possíveis.
    .because = Há quatro muros possíveis: em volta de S, em volta de T, em volta de S e A, em volta de S e B. Fique com o mais barato.

# en: d2f6c443
walls-say-spaces-reached = as casas alcançadas
# en: 4fb5066d
walls-say-start-unmet = { $name } não alcança { $start }, onde começa
# en: 5ba8fef3
walls-say-no-space = { $place } não é uma casa
# en: 17173537
walls-say-reaches = O gato alcança { $n } { FORM($n, "casa", "casas") }, { $home ->
    [0] nenhuma da fileira 1
   *[other] { $home } da fileira 1: { $which }
}.
# en: 233a1c2a
walls-say-chase = Segure o gato
# en: df420915
walls-say-chase-task = Não deixe o gato chegar à fileira 1. Cada clique fecha uma casa; depois ele dá um passo. De quantos tijolos, no mínimo, você precisa?
# en: d4c986cc
walls-say-again = Começar de novo
# en: 74259640
walls-say-again-tip = Abrir todas as casas
# en: 2a67f4ec
walls-say-closed = fechada
# en: 4940b0ec
walls-say-chase-so-far = O gato está em { $cat }. { $n } { FORM($n, "tijolo", "tijolos") } até agora.
# en: 619376e9
walls-say-chase-home = Ele chegou em casa, apesar de { $n } { FORM($n, "tijolo", "tijolos") }.
# en: 989fa943
walls-say-chase-shut-in = Ele está preso com { $n } { FORM($n, "tijolo", "tijolos") }.
# en: 4d2a6474
walls-say-a-long-wall = Um muro comprido
# en: dc2b7168
walls-say-a-short-wall = Um muro curto
# en: 108df73a
walls-say-wants-home = O gato vermelho, em { $cat }, quer ir para casa, na fileira 1.
# en: 22ac3b5e
walls-say-cases-task = Um ponto é uma casa que o gato alcança.
# en: af247a84
walls-say-reached = alcançada
# en: 6f919b79
walls-say-verdict = Então { $free ->
    [yes] ele consegue chegar em casa
   *[no] ele está preso
}.
# en: 25ca2431
walls-say-build = Construa um muro
# en: 45a4ff1b
walls-say-build-task = O gato, em { $cat }, quer chegar à fileira 1. Feche o menor número de casas que puder. Outro clique abre a casa de novo.
# en: 89f39e1a
walls-say-open-all = Abrir todas
# en: bd3f917d
walls-say-open-all-tip = Tirar o muro
# en: b25c8691
walls-say-cat-stands = O gato está em { $cat }: feche uma casa em volta dele.
# en: 4fb33327
walls-say-closed-so-far = { $n ->
    [0] Nada está fechado ainda
   *[other] { $n } { FORM($n, "casa fechada", "casas fechadas") }: { $which }
}.
# en: 7837c580
walls-say-shrine = { $place } é um santuário, e nenhum gato entra nele.
# en: 8201294a
walls-say-anywhere-task = Clique numa casa para pôr o gato ali.
# en: 1a3d5613
walls-say-walls-and-paths = Muros e caminhos
# en: 5bd4f52e
walls-say-at-home = { $start }: o gato já está em casa.
# en: cda1966e
walls-say-path = caminho { $k }
# en: 37e2d72d
walls-say-of-the-wall = { $path ->
    [no] parte do muro
   *[other] { $path }, parte do muro
}
# en: 5ba0c57b
walls-say-cheapest = A partir de { $start }: um muro de { $n } { FORM($n, "casa", "casas") }, { $which }, e { $n } { FORM($n, "caminho", "caminhos") } sem casas em comum. Então nenhum muro é mais barato.
# en: 585f5442
walls-say-paths = Caminhos sem casas em comum
# en: 875ad562
walls-say-a-path = caminho
# en: c82294a3
walls-say-spaces = casas
# en: 4b0c9106
walls-say-yard = O quintal
# en: cdbbf7a0
walls-say-yard-names = O nome de uma casa é a sua coluna e a sua fileira.
# en: 7cb1edc7
walls-controls =
    .position = posição
