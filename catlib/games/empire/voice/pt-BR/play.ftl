### Empire: what a person reads while playing. Variables: the file in en; words: docs/glossary/pt-BR.md.

-de-whom = { $whom ->
    [neutral-cubes] dos cubos neutros
   *[other] de { $whom }
}
-borough = { $name ->
    [the-bronx] o Bronx
   *[other] { $name }
}
-of-borough = { $name ->
    [the-bronx] do Bronx
   *[other] de { $name }
}
-job = { $name ->
    [the-banker] a banqueira
    [the-cabbie] o taxista
    [the-cop] a policial
    [the-gardener] o jardineiro
    [the-hipster] o hipster
    [the-lady] a madame
   *[other] { $name }
}

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = vermelho
# en: 833145ed
blue = azul
# en: 17bf9059
green = verde
# en: 2462a945
purple = roxo
# en: 69c0ef7b
orange = laranja
# en: dc1eb969
sky = azul-claro
# en: 1da2c717
neutral = neutro
# en: ad22c35a
neutral-cubes = os cubos neutros
# en: 3c759f08
squirrel = esquilo
    .one = um esquilo
    .many = esquilos
# en: beee2e22
rat = rato
    .one = um rato
    .many = ratos
# en: 50712029
pigeon = pombo
    .one = um pombo
    .many = pombos
# en: 64bc88ed
wild-card = curinga
    .one = um curinga
    .many = curingas
# en: 1a829d8c
wild = curinga do rio { $number }
# en: 40c91701
card = { $name } ({ $pest })
# en: 4eb90507
a-card = uma carta
# en: dc765479
cards-of-set = { $n ->
    [1] { AS($pest, "one") }
   *[other] { $n } { AS($pest, "many") }
}
# en: b4d0b21c
occupation = { -job }: { mission-says }
# en: f1aa2e8f
mission-says = ter { LIST($wants, "and") }
# en: 675ba874
all-of = { -borough } por inteiro
# en: b3d05247
neighborhoods-held = { $n } { FORM($n, "bairro", "bairros") }{ $each ->
    [1] {""}
   *[other] {" "}com pelo menos { $each } cubos em cada um
}
# en: 75fc9834
links-held = as duas pontas de { $n } pontes, teleféricos ou linhas de metrô
# en: fa781af1
cubes = { $n } { FORM($n, "cubo", "cubos") }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 38691e70
welcome = Sua cor: { $seat }. Conquiste Nova York inteira, um bairro depois do outro.
# en: 47be083f
first-loss = Os rivais também atacam você, e os dados decidem. Dá para reconquistar o bairro.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 116c778f
start-roll =
    .asks = os dados dizem quem começa
    .name = { $who } tira { $face } para começar
    .short = { $who } { $face }
    .told = { $who } tira { LIST($faces, "then") } para ver quem começa
# en: 7797c6dc
mission =
    .asks = as cartas de Profissão são distribuídas
    .name = { $who } recebe { $occupation }
    .short = uma carta de Profissão para { $who }
    .told = { $seen ->
        [yes] { $who ->
            [you] A sua carta de Profissão
           *[other] A carta de Profissão de { $who }
        } é { $occupation }
       *[no] { $who } recebe uma carta de Profissão
    }
# en: 4429ac39
deal =
    .asks = os bairros são distribuídos
    .name = { $hood } fica com { $who }
    .told = Os bairros são distribuídos: { $held }
# en: b32e6e1c
holding = { $who } { $n }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 37febd11
place =
    .asks = coloca cubos; { FORM($left, "falta", "faltam") } { $left }
    .you = Clique nos seus bairros para pôr cubos neles. { FORM($left, "Falta", "Faltam") } { $left } { FORM($left, "cubo", "cubos") }.
    .guide = Os cubos são o seu exército. Ponha os novos ao lado de um rival fraco.
    .name = pôr { $amount ->
        [one] um cubo
        [brick] dez cubos
       *[all] todos os cubos
    } em { $hood }
    .answers = {""}
    .told = { $who } coloca cubos: { $where }
# en: 3ed5976b
places-cubes = { $who } coloca cubos
# en: 5cb2d62a
place-in-turn = Cada um põe cubos na sua vez: { $all }
# en: 404b69c5
strengthens = { $who } reforça { $where }
# en: d69a5515
more-there = { $hood } (+{ $n })
# en: 43a43cd0
gets-cubes = { $who } recebe { $n } { FORM($n, "cubo novo", "cubos novos") } por { $hoods } { FORM($hoods, "bairro", "bairros") }{ $whole ->
    [no] {""}
   *[some] {" "}e por distrito inteiro: { $whole }
}
# en: f6aa248e
exchange =
    .asks = pode trocar um conjunto de cartas
    .you = Clique em três cartas que formam um conjunto para ganhar mais cubos, ou guarde as suas cartas.
    .guide = { FORM($keeps, "Guarde as suas cartas: mais tarde, um conjunto traz mais cubos.", "Um conjunto traz cubos na hora, e cubos vencem batalhas.") }
    .name = { $keeps ->
        [yes] não trocar cartas
       *[no] trocar { $set } por { $brings } { FORM($brings, "cubo", "cubos") }
    }
    .answers = {""}
    .told = { $keeps ->
        [yes] {""}
       *[no] { $who } troca { $set } por { $brings } { FORM($brings, "cubo", "cubos") }
    }
# en: 4596a3bd
attack =
    .asks = escolhe de onde atacar
    .you = Clique em um bairro rival para atacar, em um dos seus para atacar dali, ou termine os ataques.
    .guide = { FORM($stops, "Não sobrou nenhum bom ataque: termine os ataques.", "Ataque um rival vizinho que tenha menos cubos do que você.") }
    .name = { FORM($stops, "terminar os ataques", attack-from) }
    .answers = {""}
# en: 45799dee
attack-from = atacar de { $hood }
# en: a67659df
target =
    .asks = escolhe quem atacar a partir de { $here }
    .you = Clique no bairro que você vai atacar.
    .guide = Ataque o vizinho mais fraco.
    .name = atacar { $hood }
    .answers = {""}
    .told = { $who } ataca { $hood } ({ $whom }, { $theirs } { FORM($theirs, "cubo", "cubos") }) a partir de { $here } ({ $own } { FORM($own, "cubo", "cubos") })
# en: 7d678490
battle = { $here } com { $own } contra { $there } com { $theirs }
# en: b8cc2723
dice =
    .asks = escolhe com quantos dados atacar: { battle }
    .you = Escolha quantos dados rolar: quanto mais, maior a sua chance.
    .guide = { $n ->
        [0] Esta batalha vai mal: pare antes de perder mais cubos.
       *[other] Role todos os dados que puder: o seu dado maior enfrenta o maior do rival.
    }
    .name = { $n ->
        [0] desistir do ataque
       *[other] rolar { $n } { FORM($n, "dado", "dados") }
    }
    .answers = {""}
    .told = { $n ->
        [0] { $who } desiste do ataque
       *[other] {""}
    }
# en: b10ede52
defend =
    .asks = escolhe com quantos dados defender: { battle }
    .you = Estão atacando você: escolha com quantos dados defender.
    .guide = Estão atacando você! Os dados maiores se enfrentam, e o empate é seu: role todos os que puder.
    .name = defender com { $n } { FORM($n, "dado", "dados") }
    .answers = {""}
# en: 9a2ad460
roll =
    .asks = os dados rolam
    .name = sai { $face } no dado { FORM($attacks, "do ataque", "da defesa") }
    .short = { $who } { $face }
    .told = { $who } tira { $faces }
# en: 212cd31d
beats = { $mine } { $result ->
    [wins] vence { $theirs }
    [loses] não vence { $theirs }
   *[equal] não vence { $theirs }, pois no empate ganha a defesa
}
# en: 37e7f84c
move-in =
    .asks = escolhe quantos cubos avançam
    .you = Você conquistou o bairro: escolha quantos cubos avançam.
    .guide = É seu! Os cubos que avançam podem continuar atacando a partir dali.
    .name = avançar { $in_all } { FORM($in_all, "cubo", "cubos") }
    .answers = {""}
    .told = { $who } avança { $in_all } { FORM($in_all, "cubo", "cubos") }
# en: 2703fdee
free-from =
    .asks = escolhe de onde mover cubos, ou não move nenhum
    .you = Você pode mover cubos uma vez, para outro bairro seu, ou terminar a sua vez.
    .guide = { FORM($stops, "Não é preciso mover cubos: termine a sua vez.", "Antes de terminar a vez, você pode mover cubos uma vez: para onde há rivais.") }
    .name = { FORM($stops, "não mover cubos", free-move-from) }
    .answers = {""}
# en: 160237e2
free-move-from = mover cubos de { $hood }
# en: ed2831ed
free-to =
    .asks = escolhe para onde vão os cubos
    .you = Clique para onde vão os cubos.
    .guide = { at-the-front }
    .name = mover cubos para { $hood }
    .answers = {""}
# en: ccf95477
free-count =
    .asks = escolhe quantos cubos mover
    .you = Escolha quantos cubos mover.
    .guide = { at-the-front }
    .name = mover { $moved } { FORM($moved, "cubo", "cubos") } para { $there }
    .answers = {""}
    .told = { $who } move { $moved } { FORM($moved, "cubo", "cubos") } de { $here } para { $there }
# en: b191c220
at-the-front = Só os cubos ao lado de um rival podem lutar.
# en: e2c4812c
draw =
    .asks = uma carta é comprada
    .name = { $who } compra { $card }
    .short = uma carta para { $who }
    .told = { $who } compra { $card } por ter conquistado um bairro

## What it brought
## The log, after what was done; read by everybody.

# en: 584e437d
takes = { $who } toma { $there } { -de-whom }
# en: 50911cab
loses-cubes = { $who } perde { $n } { FORM($n, "cubo", "cubos") } em { $there }; { FORM($left, "resta", "restam") } { $left }
# en: ccf48203
holds-borough = { $who } tem { -borough } por inteiro: mais cubos novos a cada vez
# en: 42735333
loses-borough = { $who } perde o bônus { -of-borough }
# en: 5c59ed58
wiped-out = { $who } fica sem nenhum bairro e sai do jogo
# en: a5ac7847
took-it = { $who } tomou este bairro { -de-whom }
# en: 0b3e4cc1
lost-there = { cubes } a menos
# en: ff579a37
held-lost = { $who } perdeu { $gone }
# en: 88496b1b
lost-to = { $hoods } para { $by }

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: 653d15ca
heading = rodada { $round }: { $who ->
    [you] sua vez
   *[other] vez de { $who }
}
# en: f1c0affa
aim-mission = Vence quem primeiro cumprir a sua carta de Profissão{ $own ->
    [no] {""}
   *[some] {" "}({ $own })
}. Bairros: { $holds }
# en: 3437e3a2
aim-all = Vence quem primeiro tiver todos os { $neutral ->
    [no] { $size } bairros
   *[yes] bairros que não são neutros
}{ $turn_limit ->
    [0] {""}
   *[other] , ou tiver mais depois de { $turn_limit } { FORM($turn_limit, "rodada", "rodadas") }
}. { $holds }
# en: 1088ed73
standing = { $n } { FORM($n, "bairro", "bairros") }, { $all } { FORM($all, "cubo", "cubos") }
# en: a3a7ab25
over =
    .asks = a partida acabou
# en: 7bcc7934
stopped = { FORM($timed, "as rodadas acabaram", "ninguém pode fazer mais nada") }
# en: eb7a36f4
nobody-wins = Ninguém venceu: { stopped }, e há empate
# en: 4e20ee03
wins = { $who } vence: { $why ->
    [alone] ninguém mais tem bairros
    [mission] { $who ->
        [you] a sua carta de Profissão foi cumprida
       *[other] a carta de Profissão de { $who } foi cumprida
    }, { $occupation }
   *[most] { stopped }, e { $who } tem mais do que todos, { $standing }
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: db48bfb7
position = rodada { $round }, { $question }{ $shown ->
    [no] {""}
   *[dice] ; dados { $shown }
}; { $holds }
# en: c12e0420
holding-cubes = { $who } { $n } com { $all }
# en: f5c82d58
empty-map = o mapa está vazio

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 9a98a57f
not-yours = { $hood } é { -de-whom }; escolha um dos seus.
# en: 31c03047
one-cube = { $hood } tem um cubo só, e um precisa ficar.
# en: 285823ee
no-rival = { $hood } não tem nenhum rival vizinho.
# en: 770d0116
none-next-door = { $hood } não é vizinho de nenhum bairro seu.
# en: d3e04d63
your-own = { $hood } é seu.
# en: ddc50f42
not-next-door = { $hood } não é vizinho de { $here }.
# en: 903fde8b
out-of-reach = Os cubos não conseguem ir de { $here } a { $hood } de uma vez só.
# en: 9a433519
makes-no-set = Essa carta não forma nenhum conjunto com as outras desta mão; { first-go }.
# en: 5b1f5b3d
first-go = entre cartas iguais, troca-se a primeira da mão
# en: 10e3757f
click-the-neighborhood = Agora clique no bairro que vai recebê-los.
# en: a7783c43
what-makes-a-set = Três bichos iguais formam um conjunto, ou um de cada{ FORM($usable_wilds, ", ou quaisquer dois com um curinga", "") }; { first-go }.
# en: 1dc3e3be
bot-random = Recruta (joga qualquer coisa)
# en: a31a5bac
bot-random-does = Faz qualquer ação permitida, todas por igual.
# en: 5bae2648
bot-rash = Tambor (criança)
# en: 5f8bc7b1
bot-rash-does = Joga como criança: reforça seu ponto mais fraco e ataca o maior exército até não sobrar nada.
# en: aec3d8bb
bot-beginner = Cadete (iniciante)
# en: 32a1e7ea
bot-beginner-does = Joga como o Capitão, mas deixa uma em cada quatro decisões ao acaso.
# en: 3d660ade
bot-hasty = Sargento (médio)
# en: 5f83bae6
bot-hasty-does = Joga como o Capitão, mas deixa uma em cada oito decisões ao acaso.
# en: fda065da
bot-greedy = Capitão (forte)
# en: cc824218
bot-greedy-does = Ataca o que conquista com a melhor chance exata pelo que vale e para abaixo da metade.
# en: f5014917
bot-searching = General (mestre)
# en: 8d736e3d
bot-searching-does = Joga como o Capitão, a menos que uma busca em centenas de partidas tenha certeza de algo melhor.
# en: 5d597c92
goal-capture = conquistar
    .about = Chance de vencer o ataque se você lutar até o fim; antes de um ataque, a do melhor ataque possível.
    .best = maior chance de conquistar
    .why = Se você lutar até o fim, vence o ataque com { $n } de chance
# en: 6ae3c378
goal-hold = resistir
    .about = Chance de o defensor manter o bairro se o ataque for até o fim.
    .best = maior chance de resistir
    .why = Você mantém o bairro com { $n } de chance
# en: 2326dafb
goal-cubes-of-the-roll = cubos da jogada
    .about = Quantos cubos a mais a próxima jogada custa ao defensor do que ao atacante.
    .best = melhor próxima jogada
    .why = A jogada custa ao defensor cerca de { $amount } { FORM($count, "cubo", "cubos") } { FORM($less, "a menos", "a mais") } do que ao atacante
