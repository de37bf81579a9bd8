### Cat Cab Crew: what a person reads while playing. Variables: the file in en; words: docs/glossary/pt-BR.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = vermelho
# en: 833145ed
blue = azul
# en: 17bf9059
green = verde
# en: 1778c4db
crazy-cat = Crazy Cat
# en: 4a37f7aa
white-die = dado branco { $n }
    .placed = { ordinal } dado a partir da esquerda
# en: efd51c00
d6 = D6 { $colour }
# en: 1140238e
d8 = D8 { $colour }
# en: d7cc4d8e
cell = ({ $column }, { $row })
    .from = de { cell }
    .to = para { cell }
    .at = em { cell }
# en: 8c55d007
start-gate = o portão de entrada
    .from = do portão de entrada
    .to = para o portão de entrada
    .at = no portão de entrada
# en: 95d7866d
outside = fora da cidade
    .to = para fora da cidade
# en: 3331adc9
right = para a direita
# en: d19e9824
up = para cima
# en: ec5f27fc
left = para a esquerda
# en: 71e65af2
down = para baixo
# en: 629c1231
up-and-right = para cima e para a direita
# en: 75ad5e26
up-and-left = para cima e para a esquerda
# en: 30df6eaf
down-and-left = para baixo e para a esquerda
# en: 198edbf5
down-and-right = para baixo e para a direita
# en: 76f520ff
face = { $face ->
    [1] uma maldição
    [2] sabotagem
    [3] uma rolagem de bônus
    [4] 1 casa
    [5] 1 casa
   *[6] 2 casas
}
# en: 9da790a1
cab-upgrade = um táxi melhor
# en: 41817693
greedy-cat = o gato guloso
# en: 0e438993
speed-boost = um turbo
# en: 75acab1c
bad-luck = azar, e lá se vai um dado colorido
# en: f09b601a
pothole = um buraco, e o táxi recua
# en: 0ddbc185
unhappy-customer = um passageiro insatisfeito, que desce do táxi

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: bb2d9b82
welcome = O seu táxi é { $mine }. Busque seu passageiro, o gato amarelo, e depois saia pelo portão.
# en: 48abc4c6
first-curse = Uma maldição tira uma casa da sua viagem.
# en: 881f33b5
first-back = Cada maldição a mais empurra você uma casa para trás.
# en: b5bb92db
first-d6 = Um D6 é um dado de seis lados, como os brancos.
# en: 61826042
first-d8 = Um D8 é um dado de oito lados: um 6, 7 ou 8 move você 2 casas.
# en: 6b0c1101
first-cell = Os números de um lugar são a coluna e a linha.
# en: d788a64a
first-stop = Ande todas as suas casas: o gato amarelo só entra onde você termina.
# en: 6ac0904b
first-straight = Um movimento de 2 casas vai em linha reta. Só depois dele você pode virar.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: fb20570f
start-roll =
    .asks = os dados dizem quem começa
    .name = { $who } tira { $face } para começar
    .short = { $who } { $face }
    .told = { $who } tira { LIST($faces, "then") } para ver quem começa
# en: 9e2c71eb
column =
    .asks = o dado diz a coluna do passageiro
    .name = coluna: { $face }
# en: 74cf7773
row =
    .asks = o dado diz a linha do passageiro
    .name = linha: { $face }
# en: ceec115c
first-waits = O primeiro passageiro espera { AS($cell, "at") }
# en: d9048d26
next-waits = O próximo passageiro espera { AS($cell, "at") }
# en: 63996d08
passenger-moves = O passageiro vai { AS($cell, "to") }

## Dice
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 9f567db3
rolling =
    .asks = os dados rolam
    .name = sai { $face } no { $die }: { face }
    .short = { $white ->
        [yes] { $face }
       *[no] { $die } { $face }
    }
# en: 704fd830
rolls = { $who } tira { LIST($dice, "comma") }
# en: 3210e9b6
rolls-again = { $who } rola { $again } de novo e tira { LIST($dice, "comma") }
# en: 7d62b638
own-die-shows = { $face } no { $die }
# en: 10582c5c
no-more-curses = Ninguém pode ter mais maldições do que isso
# en: ff333169
new-curse = Um 1 é uma maldição: a { AS($last, "feminine") } para { $who }
# en: e5ca4124
new-curses = Cada 1 é uma maldição: a { AS($first, "feminine") } { $n ->
    [2] e a
   *[other] até a
} { AS($last, "feminine") } para { $who }
# en: a2157f43
dice-stand = Com { $n } { FORM($n, "maldição", "maldições") }, { $who } não rola mais
# en: 57c7a846
keep =
    .asks = fica com os dados ou rola de novo
    .you = Clique nos dados que você quer rolar de novo, ou fique com todos. Com mais { $left } { FORM($left, "maldição", "maldições") }, você para de rolar.
    .guide = { $action ->
        [0] Seus dados levam você { $net } agora{ $arrives ->
            [yes] , { to-the-aim }
           *[no] {""}
        }: fique com todos.
       *[other] { $driving ->
            [yes] Seus dados ainda não levam você { to-the-aim }: role de novo ({ LIST($shown, "and") }).
            [near] Role de novo ({ LIST($shown, "and") }): é o que melhor pode levar você { to-the-aim }.
           *[no] Role de novo ({ LIST($shown, "and") }): com 4 ou mais você anda, e só um 1 é uma maldição.
        }
    }
    .name = { $action ->
        [0] ficar com todos os dados
       *[other] rolar de novo: { LIST($dice, "comma") }
    }
    .short = { $action ->
        [0] ficar com todos
       *[other] rolar { LIST($shown, "comma") } de novo
    }
    .answers = ficar com todos ou rolar alguns de novo
    .told = { $who } fica com { $faces }: { $brings }
# en: 97714c57
to-the-aim = { $fetches ->
    [yes] até o gato amarelo
   *[no] para fora da cidade
}
# en: f71f17a7
die-with-face = { $die } ({ $face })
# en: 9f42a31e
item-rolls = { $n } { FORM($n, "rolagem de bônus", "rolagens de bônus") }
# en: 6cc57e70
curses-for-others = { $n } { FORM($n, "maldição", "maldições") } para outra pessoa
# en: 98db61f9
nothing = nada

## Items and curses
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: dc5eb2a5
item =
    .asks = rola o dado do bônus
    .name = bônus { $face }: { $face ->
        [5] seu próprio D6
        [6] seu próprio D8
       *[other] { item-brings }
    }
    .told = Bônus { $face }: { item-brings }{ $void ->
        [again] , que não vale uma segunda vez
        [nobody] , mas não há passageiro esperando
       *[no] {""}
    }
# en: c312d4e6
item-brings = { $face ->
    [1] nada
    [2] 1 casa
    [3] 2 casas
    [4] um amuleto da sorte
    [5] o D6 da cor do táxi
   *[6] o D8 da cor do táxi
}
# en: f66887e4
cancel =
    .asks = escolhe o que as maldições anulam
    .you = Escolha quais casas as suas maldições tiram.
    .guide = As suas maldições tiram casas. Você ainda anda { $rest }.
    .name = abrir mão de { $cancels }
    .answer = { $cancels }
    .told = { $who ->
        [you] As suas maldições
       *[other] As maldições de { $who }
    } anulam { $cancels }
# en: 7e3194b1
spaces-of-one = { $n } { FORM($n, "casa", "casas") }
# en: 88e1d101
spaces-of-two = { $n ->
    [1] 2 casas em linha reta
   *[other] { $n } × 2 casas em linha reta
}
# en: 1337c791
curses-take = { $n } { FORM($n, "maldição tira", "maldições tiram") } { $n } { FORM($n, "casa", "casas") }{ $stops ->
    [yes] {" "}e não sobra nada para andar
   *[no] ; sobra: { $moves }
}
# en: ad2f7afe
none = nada
# en: 75c087d3
half-a-move = 1 maldição não pode tirar metade de um movimento de 2 casas

## Driving
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 54924040
move =
    .asks = dirige
    .guide = { $fetches ->
        [yes] { $arrives ->
            [yes] Dirija até o gato amarelo{ $around ->
                [yes] , dando a volta: você precisa andar todas as { $to_drive }
               *[no] {""}
            }. Ele entra onde sua viagem termina e dá { $next_points } pontos a você.
            [far] Dirija em direção ao gato amarelo. Ele está longe demais para este turno, então chegue o mais perto que puder.
            [uneven] Você ainda tem { $to_drive } para andar, um número { $odd ->
                [yes] ímpar
               *[no] par
            }, então não pode terminar no gato amarelo neste turno. Termine o mais perto que puder.
           *[no] Você ainda tem { $to_drive } para andar e não pode terminar no gato amarelo neste turno. Termine o mais perto que puder.
        }
       *[no] Dirija até o portão: quem sair em seguida ganha { $reward } pontos.
    }
    .you = Clique em uma casa marcada para dirigir até lá. Para andar: { $moves }.{ $passing ->
        [yes] {" "}O passageiro só entra onde a viagem { $who ->
            [you] termina
           *[other] de { $who } termina
        }.
       *[no] {""}
    }
    .name = { $stops ->
        [yes] { stop }
       *[no] { $length ->
            [1] 1 casa
           *[2] 2 casas
        } { $direction }{ to }
    }
    .answer = { where }
    .told = { $who } dirige até { LIST($cells, "then") }
# en: 0b724184
where = { $stops ->
    [yes] { stop }
   *[no] { AS($there, "to") }
}
# en: 846c4c2e
stop = parar aqui
# en: dc0a6cb6
stops-there = { $who } para ali
# en: 11761bdb
to = { $there ->
    [outside] , para fora da cidade
   *[other] , até { $there }
}
# en: f231f639
boost-roll =
    .asks = o dado diz o alcance do turbo
    .name = casas do turbo: { $face }
    .told = Sai { $face } para o turbo{ FORM($fits, "", ", que não cabe em lugar nenhum: o táxi fica onde está") }
# en: d7496080
boost =
    .asks = escolhe a direção do turbo
    .you = Escolha para onde o turbo leva você.
    .guide = { towards }
    .name = { $stops ->
        [yes] { stop }
       *[no] turbo: { $boosted } { $direction }{ to }
    }
    .answer = { where }
    .told = O turbo leva { $who } { $boosted } adiante, { AS($there, "to") }
# en: 90bab6da
spaces = { $n } { FORM($n, "casa", "casas") }
# en: 6adc42ba
one-or-two-spaces = 1 ou 2 casas
# en: 5a39fda1
retreat =
    .asks = tem de recuar e escolhe o caminho
    .you = { push-why } Clique na casa para onde vai.
    .guide = { push-why } { towards }
    .name = recuar { $direction }{ to }
    .answer = { AS($there, "to") }
    .told = { $who } recua até { LIST($cells, "then") }
# en: 8ada67b4
push-why = { $cursed ->
    [yes] { $pushed } { FORM($pushed, "maldição empurra", "maldições empurram") } você { $pushed } { FORM($pushed, "casa", "casas") } para trás.
   *[no] Você tem de recuar { $pushed } { FORM($pushed, "casa", "casas") }.
}
# en: 0ec22479
towards = { $fetches ->
    [yes] O gato amarelo
   *[no] O portão
} fica a { $away } { AS($there, "from") }.

## Special cells
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 77a1dc7e
nibble-roll =
    .asks = um dado rola no petisco
    .name = petisco { $face }: { $brings }
    .told = Petisco: um { $face } traz { $brings }{ $void ->
        [cab-upgrade] , que não vale uma segunda vez
        [greedy-cat] , mas não há dado para pegar
       *[no] {""}
    }
# en: ba16e471
greedy =
    .asks = pega um dado
    .you = O gato guloso pega um dado colorido para você: escolha qual.
    .guide = { larger-die }
    .name = pegar o { $die } de { $whom }
    .answer = o { $die }
# en: 232011e0
patrol-roll =
    .asks = um dado rola na Patrulha da Pata
    .name = Patrulha da Pata { $face }: { $costs }
    .told = Patrulha da Pata: um { $face } é { $void ->
        [bad-luck] azar, mas não há dado para perder
        [unhappy-customer] um passageiro insatisfeito, mas não há ninguém no táxi
       *[no] { $costs }
    }
# en: 18acee42
lose =
    .asks = entrega um dado
    .you = Escolha o dado colorido que você entrega.
    .guide = { larger-die }
    .name = entregar o { $die }
    .answer = o { $die }
# en: 327e4310
larger-die = Um D8 traz mais casas do que um D6, turno após turno.

## Duels and sabotage
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: ed95ce41
duel-keep =
    .asks = escolhe quais dados do duelo rolam de novo
    .you = Um duelo: quem somar { $seven } nos dois dados vence. Escolha quais rolar de novo.
    .guide = Só um total de { $seven } vence. O que quer que você role de novo, a sua chance é a mesma: 1 em 6.
    .name = { $action ->
        [1] rolar de novo o primeiro dado do duelo, um { $shown }
        [2] rolar de novo o segundo dado do duelo, um { $shown }
       *[3] rolar de novo os dois dados do duelo
    }
    .answers = um deles ou os dois
# en: 893f7518
duel-roll =
    .asks = os dados do duelo rolam
    .guide = Outro táxi está ali, então haverá um duelo. Se perder, você recua { $back }.
    .name = { $who } tira { $face } no duelo
    .short = { $who } { $face } no duelo
    .told = { $who } tira { $faces } no duelo
# en: aa4c51f5
duel-won = { $who } vence o duelo com um { $seven }
# en: 69f8217e
duel-again = Empate em { $seven } entre { $people }: os dados rolam de novo
# en: c4e4171c
sabotage =
    .asks = escolhe quem sabotar
    .you = Cada 2 seu é uma maldição para outra pessoa: escolha para quem.
    .guide = Cada 2 que você guarda tira uma casa do próximo turno: o de { $whom }.
    .name = sabotar { $whom }
    .answer = { $whom }
# en: a3a7ab25
over =
    .asks = a partida acabou

## What it brought
## The log, after what was done; read by everybody.

# en: 3a379b00
collects = { $who } pega o passageiro: +{ $points } { FORM($points, "ponto", "pontos") }
# en: 3d60542f
loses-a-passenger = { $who } perde um passageiro: −{ $points } { FORM($points, "ponto", "pontos") }
# en: b466f995
exit-opens = O portão de saída se abre
# en: 4c71813a
wins-die = { $who } ganha o { $die }, mais um dado para rolar
# en: 66d75aab
loses-die = { $who } perde o { $die }
# en: cbc50573
takes-die = { $who } pega o { $die } de { $whom }
# en: 63488db5
misses-rush-hour = { $who } não sai a tempo na hora do rush e fica fora da corrida
# en: e6b465d9
leaves = { $who } sai da cidade em { $nth } lugar: +{ $points } { FORM($points, "ponto", "pontos") }
# en: 5b9aea54
rush-hour-begins = Hora do rush: { FORM($rush_turns, "resta", "restam") } { $rush_turns } { FORM($rush_turns, "turno", "turnos") } para os outros
# en: d87d9473
meet = { $people } se encontram na mesma casa: duelo. Cada um rola dois dados, e só uma soma de { $seven } vence
# en: 2265119f
nibbles-there = Aqui há um petisco: um dado diz o que ele traz
# en: 2a67758b
patrol-there = Ali espera a Patrulha da Pata: um dado diz o que ela leva
# en: 9efc550b
falls-back = { $who } perde o duelo e recua { AS($cell, "to") }
# en: 6ea54859
thrown-back = { $who } tem de recuar { AS($cell, "to") }
# en: c6773a06
pushed-back = { $who } tem mais maldições do que casas e escorrega de volta { AS($cell, "to") }
# en: 952998f4
gets-curses = { $by } sabota { $who }: { $n } { FORM($n, "maldição", "maldições") }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = rodada { $round }: { $who ->
    [you] sua vez
   *[other] vez de { $who }
}
# en: db1d0584
for-passengers = { $passenger_points } por passageiro
# en: 3db539e8
aim = Vence quem tiver mais pontos: { for-passengers }, { $places } pela ordem de saída da cidade
# en: 3d85a814
score = { $who } { $points }
# en: 4f9938e0
rush-hour = Hora do rush: { $late }
# en: 4690062f
turns-to-get-out = { $who } tem { $n } { FORM($n, "turno", "turnos") } para sair
# en: ad2ba54d
just-rolled = acabou de sair: { $face }
# en: 0b7bed55
came-here = { $who } veio para cá
# en: a15727d0
passenger-came-here = o passageiro veio para cá
# en: 3df300a3
standing = { $points } { FORM($points, "ponto", "pontos") }, { score-of }
# en: 2a4106c9
score-of = { $n } { FORM($n, "passageiro", "passageiros") }, { place-of }
# en: 4fef04fb
place-of = { $place ->
    [-1] não saiu na hora do rush
    [0] ainda na cidade
   *[other] saiu da cidade em { $nth } lugar
}
# en: e65346e1
nobody-has-won = Ninguém venceu
# en: 82d3597e
has-won = { $who } vence por { $scores } pontos: { $why }
# en: fb53a431
lost-by-rush-hour = { $who } não saiu na hora do rush
# en: 97ba6d36
settled-by-duel = um duelo decidiu o empate

## A position on one line
## For the terminal and for reports of errors; in short.

# en: 913e4340
position = rodada { $round }, { $question }; dados { $faces }{ $moving ->
    [yes] , para andar { $ones } × 1 + { $twos } × 2
   *[no] {""}
}; { LIST($cabs, "comma") }; passageiro { $passenger ->
    [none] em lugar nenhum
   *[other] { AS($passenger, "at") }
}
# en: cb2e86ab
cab = { $who } { $place ->
    [-1] não saiu na hora do rush
    [0] { AS($cell, "at") }
   *[other] fora da cidade
}{ $curses ->
    [0] {""}
   *[other] {" "}{ $curses } { FORM($curses, "maldição", "maldições") }
}{ $aboard ->
    [0] {""}
   *[other] {" "}+{ $aboard }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 696353a6
no-such-cell = Essa casa não existe.
# en: ccd4cb50
not-nearer-to-start = Quem recua chega mais perto do portão de entrada a cada casa, e { $cell } não fica mais perto.
# en: f60d4ca4
boost-goes-straight = O turbo anda { $boosted } em linha reta.
# en: 46f2e8cc
nobody-drives = Agora ninguém está dirigindo.
# en: efc0bd3e
dice-first = Primeiro os dados rolam, depois o táxi anda.
# en: 7a2c40c5
no-cell-now = Agora não é hora de escolher uma casa.
# en: 3338bd12
no-way-back-out = Ninguém volta para fora pelo portão de entrada.
# en: b684fa7f
blocked = A casa { $cell } está bloqueada.
# en: 7af75376
stands-there = O táxi já está ali.
# en: 5a86dc79
exit-closed = O portão de saída fica fechado até alguém pegar um passageiro.
# en: 040e7f2b
exit-pushed-back = As maldições fazem o táxi recuar { $spaces }: ele só sai se sobrarem casas para isso.
# en: 686f8512
exit-exact = Só o último movimento pode passar pelo portão de saída.
# en: eee3e34c
two-directions = Para chegar a { $cell } é preciso virar, e um movimento vai em linha reta.
# en: dede1fcd
too-close = Perto demais, { AS($from, "from") } até { $cell }: um movimento é de { $spaces }.
# en: 44229de9
too-far = Longe demais, { AS($from, "from") } até { $cell }: um movimento é de { $spaces }.
# en: 0139ce8c
the-exit = o portão de saída
# en: 7516780e
no-such-die = Esse dado não existe.
# en: 0d8a7f6c
not-held = O { $die } não é um dado colorido de { $who }.
# en: 17a7419b
die-is-rolling = O { AS($die, "placed") } está rolando.
# en: 8c79ef66
die-not-in-turn = O { AS($die, "placed") } não rola nesta vez.
# en: 07ecd89c
crazy-cat-rolls-once = Crazy Cat só rola uma vez.
# en: a6b546fa
curse-limit-reached = Com { $curse_limit } { FORM($curse_limit, "maldição", "maldições") } os dados param, e { $who } já chegou lá.
# en: 5d61bc1f
dice-kept = Os dados já foram escolhidos e ficam assim.
# en: 4a49bff7
others-rolling = Outros dados estão rolando.
# en: 33022825
white-not-taken = Ninguém pode pegar dados brancos.
# en: f8c18a43
with-nobody = O { $die } não está com ninguém.
# en: 1276e79b
with-you-already = O { $die } já está com { $who }.
# en: e0955086
drives-no-more = O { $die } está com { $who }, que não dirige mais.
# en: 826adc00
d6-first = De { $who } é preciso pegar o D6 antes do { $die }.
# en: ea37ce71
no-such-driver = Esse táxi não existe.
# en: 5375cdf7
not-themselves = Ninguém sabota a si mesmo.
# en: ac48e513
no-use = Uma maldição não adianta nada contra { $who }, que não dirige mais.
# en: 88795e60
no-driver-now = Agora não é hora de escolher uma pessoa.
# en: bc2132d6
no-duel-dice-now = Os dados do duelo não podem ser escolhidos agora.
# en: 422af25d
no-duel = Não há duelo agora.
# en: 2861dddf
duel-die-of = Esse é um dado do duelo de { $who }.
# en: 88ba12ed
bot-random = Bigodes (joga qualquer coisa)
# en: a31a5bac
bot-random-does = Faz qualquer ação permitida, todas por igual.
# en: 5df2dc22
bot-eager = Faísca (criança)
# en: 360a34ee
bot-eager-does = Joga como criança: rola de novo sem ligar para as maldições e corre para o passageiro.
# en: 47d80d6e
bot-learner = Malhado (iniciante)
# en: 4bb0482e
bot-learner-does = Dirige como Ginger, mas deixa uma em cada oito decisões ao acaso.
# en: b656f2be
bot-crazy-cat = Crazy Cat (médio)
# en: 25393f9c
bot-crazy-cat-does = Nunca rola de novo, vai pelo caminho mais curto ao passageiro e evita as casas especiais.
# en: 86dea2b8
bot-greedy = Ginger (médio)
# en: 612d48d1
bot-greedy-does = Rola de novo as faces vazias enquanto há poucas maldições e vai direto ao destino mais próximo.
# en: a0f55149
bot-navigator = Capitão Bússola (forte)
# en: 8631dfd8
bot-navigator-does = Vai aonde seu movimento termina melhor e rola de novo enquanto isso promete mais em média.
# en: 2ef52970
bot-optimum = Professor Patas (mestre)
# en: fb5905df
bot-optimum-does = Rola, cancela e anda exatamente como é melhor para chegar neste turno ou se aproximar; o resto, calcula à frente.
# en: fcabe16a
goal-net-spaces = casas neste turno
    .about = Quanto o táxi avança neste turno, já sem o que as maldições tiram. Em caso de empate, o caminho mais curto.
    .best = mais casas neste turno
    .why = Você avança cerca de { $n } { FORM($count, "casa", "casas") } neste turno
# en: bc68266e
goal-land-on-the-passenger = chegar ao passageiro
    .about = { $pickup ->
        [each-move] Chance de chegar ao passageiro neste turno, contando amuletos, mas não turbos.
       *[final] Chance de o táxi parar no passageiro neste turno, contando amuletos e turbos.
    }
    .best = maior chance de chegar ao passageiro
    .why = Você chega ao passageiro neste turno com { $n } de chance
    .lost = Isso baixou sua chance de chegar ao passageiro de { $most } para { $n }
# en: c45c1f78
goal-leave-the-city = sair da cidade
    .about = Chance de sair da cidade neste turno, { $pickup ->
        [each-move] sem contar turbos
       *[final] contando turbos
    }.
    .best = maior chance de sair da cidade
    .why = Você sai da cidade neste turno com { $n } de chance
    .lost = Isso baixou sua chance de sair da cidade de { $most } para { $n }
# en: 495a96a9
goal-nearer-to-the-passenger = mais perto do passageiro
    .about = Quantas casas o táxi se aproxima do passageiro neste turno.
    .best = o mais perto do passageiro
    .why = Você fica cerca de { $amount } { FORM($count, "casa", "casas") } mais { FORM($less, "longe", "perto") } do passageiro neste turno
    .lost = Isso custou a você cerca de { $n } { FORM($count, "casa", "casas") } até o passageiro
# en: b3a818f0
goal-nearer-to-the-exit = mais perto da saída
    .about = Quantas casas o táxi se aproxima da saída neste turno.
    .best = o mais perto da saída
    .why = Você fica cerca de { $amount } { FORM($count, "casa", "casas") } mais { FORM($less, "longe", "perto") } da saída neste turno
    .lost = Isso custou a você cerca de { $n } { FORM($count, "casa", "casas") } até a saída
