### Taxi Derby: what a person reads while playing. Variables: the file in en; words: docs/glossary/pt-BR.md.

-at-place = { $place ->
    [the-station] na delegacia
   *[other] em { $place }
}
-to-place = { $place ->
    [the-station] até a delegacia
   *[other] até { $place }
}
-to-there = { $there ->
    [the-station] até a delegacia
   *[other] até { $there }
}
-at-there = { $there ->
    [the-station] na delegacia
   *[other] em { $there }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 69c0ef7b
orange = laranja
# en: 17bf9059
green = verde
# en: f36921fc
yellow = amarelo
# en: 833145ed
blue = azul
# en: 24a16976
red = vermelho
# en: 2462a945
purple = roxo
# en: 5a04ae30
the-station = a delegacia
# en: 2f0b02d3
commuter = trabalhador
    .one = um trabalhador
    .many = trabalhadores
    .short = trab.
    .the = o trabalhador
# en: 9953bb5c
criminal = bandido
    .one = um bandido
    .many = bandidos
    .short = band.
    .the = o bandido
# en: 66a2fb6e
professional = executivo
    .one = um executivo
    .many = executivos
    .short = exec.
    .the = o executivo
# en: 0bee9136
celebrity = celebridade
    .one = uma celebridade
    .many = celebridades
    .short = cel.
    .the = a celebridade
# en: b7c6d83d
agent = agente
    .one = um agente
    .many = agentes
    .the = o agente
# en: a599001a
stereo = som
    .the = o som
# en: 8338abff
turbo = turbo
    .the = o turbo
# en: 11d70c15
wi-fi = wi-fi
    .the = o wi-fi
# en: 9b39838c
luxury = luxo
    .the = os bancos de luxo
# en: 90bab6da
spaces = { $n } { FORM($n, "casa", "casas") }
# en: b2b90f0d
tickets = { $n } { FORM($n, "multa", "multas") }
# en: 7cd06c52
rider = { $type }{ rider-wants }
    .one = { AS($type, "one") }{ rider-wants }
    .the = { AS($type, "the") }{ rider-wants }
    .short = { $type } para { $to }
    .paying = { AS($type, "the") }{ rider-fare }
# en: 05a1ec8a
rider-fare = {" "}para { $to } por ${ $pays }{ FORM($times, " ou mais", "") }
# en: 660beff3
rider-wants = { rider-fare }{ $needs ->
    [no] {""}
   *[other] , precisa de { $needs }
}{ FORM($solo, ", viaja a sós", "") }{ $most ->
    [no] {""}
   *[other] , com no máximo { $most }
}
# en: 6e9b3763
fine = { $fine ->
    [station] ir até a delegacia
    [any] perder uma melhoria qualquer
    [dollars] ${ $dollars }
   *[upgrade] perder { AS($upgrade, "the") }
}

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 539d3abc
welcome = O seu táxi é { $mine }. Leve as pessoas aonde elas querem ir: vence quem tiver mais dinheiro.
# en: 41a08c06
first-loss = Você leva uma multa quando passa do limite de velocidade e a viatura alcança você.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 8d6c5e90
lay =
    .asks = as partes da cidade são montadas
    .name = parte { $quarter } { $spot ->
        [0] em cima à esquerda
        [1] em cima à direita
        [2] embaixo à direita
       *[3] embaixo à esquerda
    }{ $turns ->
        [0] {""}
        [1] , girada uma vez
        [2] , girada duas vezes
       *[3] , girada três vezes
    }
    .told = A cidade está montada
# en: e93fe83a
home =
    .asks = escolhe uma casa ao lado da própria garagem
    .you = Clique na casa onde o seu táxi começa.
    .guide = O seu táxi sai do lado da sua garagem. Escolha uma das duas casas.
    .name = começar em { $there }
    .answer = { $there }
    .told = { $who } começa em { $there }
# en: ef4dc6c3
token =
    .asks = uma melhoria é sorteada do saco
    .name = sorteio: { $drawn }
# en: a6e0e53e
gets-upgrades = { $who } recebe: { $upgrades }
# en: d344f08c
others-for-sale = Alguns passageiros só entram com uma melhoria assim; as lojas vendem outras
# en: f8d46f89
tile =
    .asks = um passageiro é virado
    .name = passageiro { $face }: { $rider }
# en: dc3fe0f8
passengers-wait = { $n } { FORM($n, "passageiro espera", "passageiros esperam") } na cidade
# en: a5609357
new-passengers = Chegou: { $riders }
# en: 60ce176f
rider-at = em { $place }, { AS($rider, "one") }

## Driving and acting
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 29638c9e
drive =
    .asks = dirige, age ou termina a vez
    .you = { things-to-click } { driven-so-far }
    .guide = { $does ->
        [drive] Siga em frente: { $errand }.{ FORM($beyond, " O limite de velocidade não deixa chegar neste turno: chegue mais perto.", "") }{ $fresh ->
            [yes] {" "}{ driven-so-far }
           *[no] {""}
        }
        [pick] No alfinete { $to } você recebe ${ $fare }.
        [drop] Você chegou: o seu passageiro paga ${ $fare }.
        [buy] Há passageiros que pedem isso.
       *[end] { $here ->
            [no] { $over ->
                [below] Agora não há mais nada a ganhar.
                [at] Você está no limite de velocidade. Se passar, a viatura persegue você.
               *[over] { driven-so-far }
            }
           *[other] Aqui não há mais nada a ganhar agora.
        }
    }
    .instead = Clique em uma casa marcada ou termine o seu turno.
    .name = { $does ->
        [drive] dirigir { -to-there }
        [pick] pegar { AS($rider, "the") }
        [drop] deixar { AS($type, "the") } do lugar { $place } por ${ $fare }
        [buy] comprar { AS($upgrade, "the") } por ${ $price }
       *[end] terminar a vez
    }
    .short = { $does ->
        [pick] pegar { AS($type, "the") } que vai para { $to }
        [drop] deixar { AS($type, "the") } por ${ $fare }
       *[other] { drive.name }
    }
# en: e4cec83b
anew =
    .asks = escolhe de novo a última ação
    .you = A multa está resolvida: escolha de novo a sua última ação, ou termine a vez.
    .name = { drive.name }
    .short = { drive.short }
# en: f91896a1
things-to-click = Clique { $here ->
    [no] {""}
   *[other] { $here } ou{" "}
}na casa aonde quer ir, ou termine a sua vez.{ $last ->
    [no] {""}
   *[other] {" "}{ last-comes-late }
}
# en: 1a7eee95
last-comes-late = O que você fizer aqui termina a sua vez, e a viatura anda primeiro.
# en: 6483b513
a-passenger-here = na carta do passageiro daqui
# en: b23c7a40
your-passenger-here = no seu passageiro, que desce aqui,
# en: af9115db
an-upgrade-here = em uma melhoria que esta loja vende
# en: 0288bcee
errand-none = até um passageiro ou uma loja
# en: d8b5de1e
errand-waits = em { $place } espera { AS($type, "one") }, que paga ${ $fare } em { $to }
# en: 033b1e10
errand-sells = em { $place } há uma loja com { AS($upgrade, "the") }, e { $n ->
    [0] quem tem mais melhorias ganha um prêmio
   *[other] { $n } { FORM($n, "passageiro pede", "passageiros pedem") } isso
}
# en: a24ef84c
errand-one = o seu passageiro quer ir para { $places }
# en: 970a967c
errand-more = os seus passageiros querem ir para { $places }
# en: 3e3e80c0
driven-so-far = { $over ->
    [below] Você pode andar mais { $away } { FORM($away, "casa", "casas") } sem passar do limite
    [at] Você está bem no limite de velocidade
   *[over] Você está { $away } acima do limite de velocidade: a viatura vai perseguir você e { $caught ->
        [no] não consegue chegar aqui
        [yes] pega você aqui com certeza
       *[other] pega você aqui com { $caught } das { $die_sides } faces do dado
    }
}.
# en: 85a07222
drives = { $who } dirige { $spaces } { -to-place }
# en: 70657cc2
over-the-limit = { $n } { FORM($n, "casa", "casas") } acima do limite de velocidade
# en: 7e7f0053
acts = { $who } { $does ->
    [pick] pega { AS($rider, "paying") }
    [drop] deixa { AS($type, "the") } no destino { $to }{ for-pay }
   *[buy] compra { AS($upgrade, "the") }{ for-price }
}
# en: 6101777e
about-to-act = { $who } quer { $does ->
    [pick] pegar { AS($rider, "paying") }
    [drop] deixar { AS($type, "the") } no destino { $to }{ for-pay }
   *[buy] comprar { AS($upgrade, "the") }{ for-price }
}: isso termina a vez, e a viatura anda primeiro
# en: 391c008e
for-pay = { $pay ->
    [no] {""}
   *[other] : { $pay }
}
# en: 719ac19e
for-price = { $price ->
    [0] {""}
   *[other] {" "}por ${ $price }
}
# en: 72000d4a
paid = +${ $fare }{ $more ->
    [0] {""}
   *[other] , dos quais ${ $more } pelas melhorias
}

## The patrol car and tickets
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 416a431a
roll =
    .asks = o dado da perseguição rola
    .name = sai { $face } no dado da perseguição
    .told = Sai { $face } no dado da perseguição; por { $n } { FORM($n, "casa", "casas") } acima do limite, a viatura tem { $spaces } para ir atrás de { $who }
# en: b7a596dd
catches = A viatura pega { $who }
# en: 1c2e0833
does-not-reach = A viatura vai { -to-place } e não alcança { $who }
# en: e34b7f8b
chase =
    .asks = escolhe o caminho da viatura
    .you = A viatura tem { $chase } { FORM($chase, "casa", "casas") } para ir atrás de { $whom }, e há vários caminhos: clique onde ela para.
    .guide = A viatura vai atrás de { $whom }. Você escolhe o caminho dela.
    .name = viatura { -to-there }
    .answers = {""}
# en: d4bd632e
patrol =
    .asks = pode mover a viatura
    .you = Você não correu demais, por isso pode mover a viatura em até { $reach }: clique onde ela deve ficar, ou nela mesma para não movê-la. Um rival perto dela não pode correr sem risco.
    .guide = Você não correu demais, por isso move a viatura. Um rival perto dela não pode correr sem risco.
    .name = { $stays ->
        [yes] deixar a viatura onde está
       *[no] viatura { -to-there }
    }
    .answers = {""}
    .told = { $who } respeitou o limite e { $stays ->
        [yes] deixa a viatura onde está
       *[no] põe a viatura { -at-there }
    }
# en: fccf57db
ticket =
    .asks = uma multa é sorteada
    .name = multa { $face }: { fine }
    .told = { $who } leva uma multa: { $fine ->
        [station] direto para a delegacia
       *[other] { fine }
    }
# en: 111ea32e
stops-on-the-car = { $who } para na casa da viatura
# en: 68c9419f
lose =
    .asks = perde uma melhoria
    .you = Escolha a melhoria que você entrega.
    .name = { $keeps ->
        [yes] deixar o táxi ser guinchado
       *[no] entregar { AS($upgrade, "the") }
    }
    .answer = { $keeps ->
        [yes] deixar o táxi ser guinchado
       *[no] { AS($upgrade, "the") }
    }
# en: 5e3378a9
keeps-the-last = { $who } fica com a última melhoria, e o táxi é guinchado
# en: a3a7ab25
over =
    .asks = a partida acabou

## What it brought
## The log, after what was done; read by everybody.

# en: e8dd5e8f
delivers = { $who } entrega o passageiro: { $pay }
# en: b7dacbfb
picks-up = { $who } pega { AS($rider, "paying") }
# en: f14faf6b
buys = { $who } compra { AS($upgrade, "the") } por ${ $price }
# en: 4456b9bc
pays-dollars = { $who } paga ${ $dollars }
# en: 2d7e341a
loses-upgrade = { $who } perde { AS($upgrade, "the") }
# en: 7e65ff64
loses-passengers = { $who } perde { $n } { FORM($n, "passageiro", "passageiros") }
# en: 99bbe36c
towed = { $who ->
    [you] o seu táxi
   *[other] o táxi de { $who }
} é guinchado até a delegacia
# en: d88ccfe4
cannot-settle = { $who } não consegue pagar a multa: { towed }
# en: f51acf33
end-is-near = O fim está perto: cada um ainda tem um turno
# en: dc2bb6bc
drove-here = { $who } veio para cá
# en: 86418f7c
car-came-here = a viatura veio para cá
# en: a9e1458a
new = novo

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = rodada { $round }: { $who ->
    [you] sua vez
   *[other] vez de { $who }
}
# en: c8d388e0
aim = Vence quem tiver mais dinheiro
# en: 473c8593
score = { $who } { sum }
# en: bb45bb1e
score-so-far = { $who } ${ $earned }{ $differ ->
    [no] {""}
   *[yes] {" "}+ ${ $n }
}
# en: f2195510
sum = ${ $dollars }
# en: cffc2fea
with-prizes-so-far = Dinheiro + prêmios até agora: { $scores }
# en: d69c961f
with-prizes = { $scores } com todos os prêmios
# en: 64b14d5e
turns-left = Mais um turno para cada um: { FORM($n, "falta", "faltam") } { $n }
# en: fe16693a
ends-when = Acaba quando { $end_stacks } das { $stacks } pilhas { FORM($end_stacks, "ficar vazia", "ficarem vazias") } (até agora { $empty }), ou 2 onde também não espera mais ninguém
# en: 70e619a8
standing = ${ $dollars } (ganhos: ${ $earned }{ $prizes ->
    [no] {""}
   *[other] {" "}e prêmios: { LIST($prizes, "comma") }
}); { $n } { FORM($n, "multa", "multas") }
# en: 7961ea9f
prize-of = { $thing }: ${ $dollars }
# en: d64e7017
prize-upgrades = melhorias
# en: 7c9480e4
prize-tickets = poucas multas
# en: 760c6e4d
prize-distance = turno mais longo sem multa
# en: 4089b0da
all-share = Todos têm o mesmo e dividem a vitória. { $ended }
# en: 228435df
has-won = { $winners } { $n ->
    [1] vence
   *[other] vencem
} por { $scores } com todos os prêmios{ $richer ->
    [no] {""}
   *[other] ; { $richer }
}. { $ended }
# en: 989968fb
has-more = sem os prêmios, { $who } tem mais
# en: 86434cff
ended-by-standstill = A partida acabou porque ninguém podia mais atender ninguém; depois cada um teve mais um turno
# en: c95ee0c0
ended-by-rounds = A partida acabou porque as rodadas chegaram ao fim
# en: 6039f4bd
ended-by-stacks = A partida acabou porque { $empty } das { $stacks } pilhas de passageiros { FORM($empty, "ficou vazia", "ficaram vazias") }{ FORM($cleared, ", e em duas delas não esperava mais ninguém", "") }; depois cada um teve mais um turno

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 28c90243
position = rodada { $round }, { $question }{ $moved ->
    [0] {""}
   *[other] , { $moved } { FORM($moved, "casa percorrida", "casas percorridas") }
}; { $taxis }; viatura em { $car }
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: f5945452
taxi = { $who } { -at-place } ${ $dollars }{ $owned ->
    [no] {""}
   *[other] , { LIST($owned, "comma") }
}{ $riders ->
    [no] {""}
   *[other] , com { $riders }
}{ $n ->
    [0] {""}
   *[other] , { $n } { FORM($n, "multa", "multas") }
}{ $delivered ->
    [0] {""}
   *[other] , já entregou { $delivered }
}
# en: f27e55e5
owns = { $upgrade } { $n }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Essa casa não existe.
# en: c0b0e3fa
car-goes-so-far = A viatura pode andar até { $reach }, e { $place } fica mais longe.
# en: e8333d47
car-not-there = Depois de { $spaces } pelo caminho mais curto, a viatura não está { -at-place }.
# en: 1571e331
not-your-home = { $place } não fica ao lado da garagem de { $who }.
# en: 88780f01
nobody-drives = Agora ninguém está dirigindo.
# en: 1c809d82
stands-there = O táxi já está ali. Clique em passageiros e melhorias ao lado do mapa.
# en: 463fade1
nobody-drives-in = Ninguém entra na delegacia dirigindo.
# en: b04a0f4d
most-driven = Um turno tem no máximo { $most_spaces } { FORM($most_spaces, "casa", "casas") }.
# en: 28ccef7d
so-far-away = Até { $place } são { $away }{ $caught ->
    [far] , longe demais para uma vez só.
    [no] : { $n } acima do limite de velocidade, mas a viatura não alcança você ali. Clique de novo para ir.
    [yes] : { $n } acima do limite de velocidade, e a viatura com certeza pega você ali. Clique de novo para ir.
   *[other] : { $n } acima do limite de velocidade, e a viatura pega você ali com { $caught } das { $die_sides } faces do dado. Clique de novo para ir.
}
# en: ddaf1f9b
no-such-pick-up = Esse ponto não existe.
# en: 9bb16428
nobody-waits = Ninguém espera ali.
# en: 6d5fb8e7
waits-at = Esse passageiro espera em { $place }: vá até lá primeiro.
# en: 8c68ef8b
drive-first = Um táxi anda pelo menos uma casa antes de agir.
# en: f382e42d
nobody-stops = Ninguém pode parar onde está outro táxi.
# en: aa24d3ca
no-room = Não há lugar: { FORM($capacity, "cabe", "cabem") } no máximo { $capacity }, e alguns só viajam a sós.
# en: be2f1eca
asks-for = Esse passageiro pede { $needs }, e o seu táxi não tem.
# en: b7dbf2c0
too-many-tickets = Você tem multas demais: esse passageiro não viaja com quem tem mais de { $most }.
# en: 5634438b
nobody-sits = Esse lugar está vazio.
# en: 9de4f9ea
wants-to = Esse passageiro quer ir para o destino { $to }, em { $place }: vá até lá primeiro.
# en: ba601cf0
no-such-upgrade = Essa melhoria não existe.
# en: 67e72041
no-store = Aqui não há loja.
# en: e0b9ea20
not-in-store = Esta loja não tem { $upgrade }.
# en: 49461a8b
nobody-buys = Deixe primeiro os seus passageiros: ninguém compra com um passageiro no táxi.
# en: 41cb00b4
one-a-turn = Uma loja vende uma melhoria por turno.
# en: c50bd896
track-full = A fileira de { $upgrade } está cheia.
# en: bb488898
costs-more = Custa ${ $price }, e { $who } só tem ${ $dollars }.
# en: c6708750
bot-random = Turista (joga qualquer coisa)
# en: a31a5bac
bot-random-does = Faz qualquer ação permitida, todas por igual.
# en: c9c4a0ee
bot-nearest = Toninho (criança)
# en: 55cd4548
bot-nearest-does = Joga como criança: corre para o que está mais perto, por menos que pague.
# en: 5aade4e5
bot-beginner = Lou, o aprendiz (iniciante)
# en: eff09617
bot-beginner-does = Dirige como Carla Cautela, mas deixa uma em cada trinta decisões ao acaso.
# en: e8cd4c60
bot-law-abiding = Carla Cautela (médio)
# en: 56945686
bot-law-abiding-does = Nunca passa do limite e vai para o que paga mais por turno.
# en: b64a79ad
bot-expected-money = Eddie Ligeirinho (forte)
# en: a40ba723
bot-expected-money-does = Compara o ganho do turno com a chance exata de uma multa e corre onde vale a pena.
# en: cc730a51
bot-tree-search = A Central (mestre)
# en: 85d589c8
bot-tree-search-does = Avalia as chances, joga muitas partidas a partir de cada decisão e escolhe o que claramente venceu mais.
# en: 92478a41
goal-best-turn = dinheiro do turno
    .amount = ${ MONEY($n) }
    .about = O que você tem em média depois do melhor turno: seu dinheiro, metade das corridas a bordo e $3 por melhoria.
    .best = mais dinheiro neste turno
    .why = Depois deste turno você tem em média ${ MONEY($n) } (seu dinheiro, $3 por melhoria e metade de cada tarifa a bordo)
    .lost = Isso custou a você ${ MONEY($n) }
# en: bd9dcbd7
goal-lawful-turn = dinheiro sem correr
    .amount = ${ MONEY($n) }
    .about = O que você tem depois do melhor turno se correr sempre der multa.
    .best = mais dinheiro dentro do limite
    .why = Depois deste turno você tem ${ MONEY($n) } (seu dinheiro, $3 por melhoria e metade de cada tarifa a bordo)
    .lost = Isso custou a você ${ MONEY($n) }
# en: de03fe11
goal-no-ticket = escapar da multa
    .about = Chance de escapar da multa se você terminar o turno ali.
    .best = menor risco de multa
    .why = Você escapa da multa com { $n } de chance
# en: dadf9187
goal-patrol-car = efeito da viatura
    .amount = ${ MONEY($n) }
    .about = Quantos dólares a viatura custa em média aos outros no melhor turno seguinte deles.
    .best = o que mais atrapalha os rivais
    .why = Custa em média ${ MONEY($n) } aos outros no próximo turno
    .same = Desta vez tanto faz onde você a coloca.
