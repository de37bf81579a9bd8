### Meow Meow Daifugō: what a person reads while playing. Variables: the file in en; words: docs/glossary/pt-BR.md.

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: 2a6d322e
welcome = { $alone ->
    [yes] Fique sem cartas em tão poucos turnos quanto puder: seis ou menos é bom. Depois de cada jogada você recebe uma carta.
   *[no] Quem ficar sem cartas primeiro vence a rodada. { $rivals ->
        [1] Quem ainda tem cartas perde pontos pelos círculos delas.
       *[other] Os outros perdem pontos pelos círculos das cartas que ainda têm.
    }
}

## Names
## Taken into other sentences. A card is said as in card games: 5 branco, like 5 de copas.

# en: 696c3bc4
mikan = Mikan
# en: b73fa7d9
kuro = Kuro
# en: 4da6a144
shiro = Shiro
# en: fb304628
tama = Tama
# en: 97e1f657
white = branco
# en: 41f60f2b
black = preto
# en: 96bdd929
doppelganger = sósia
# en: 924c14fb
card = { $suit ->
    [doppelganger] sósia { $number }
   *[other] { $number } { $suit }
}
    .the = o { card }
# en: 80a41843
black-card = { $number } preto ({ $second ->
    [yes] 2 círculos
   *[no] 1 círculo
})
    .short = { $number } preto
    .the = o { black-card }
# en: b3b3fb04
wild = ? { $suit }
    .the = o { wild }
# en: 4eb90507
a-card = uma carta
# en: 0d1a2e73
a-wild = um ?
# en: 78ea4ecc
cards = { $n ->
    [0] nenhuma carta
   *[other] { $n } { FORM($n, "carta", "cartas") }
}
# en: dc30e4a0
circles = { $n } { FORM($n, "círculo", "círculos") }
# en: 24247463
points = { $n } { FORM($n, "ponto", "pontos") }
# en: c7967fdd
turns = { $n } { FORM($n, "turno", "turnos") }

## Plays
## What plays are called, in the log and on the table.

# en: 01d81550
single = { $wild ->
    [0] { $suit ->
        [doppelganger] sósia { $rank }
       *[other] { $rank } { $suit }
    }
   *[other] ? { $suit } como { $rank }
}
    .the = o { single }
    .a = um { single }
# en: 81339a67
equal = { $count ->
    [2] par
    [3] trinca
    [4] quadra
    [5] quina
    [6] sena
   *[7] sete cartas
} de { $rank } ({ $held })
    .the = { $count ->
        [2] o
        [7] as
       *[other] a
    } { equal }
# en: 820c5599
two-black = dois pretos
# en: cd1e4119
a-doppelganger = um sósia
# en: 3011763c
doppelganger-twice = um sósia como dois
# en: f548d494
sequence = sequência { $suit ->
    [white] branca
   *[other] preta
} { $numbers }{ $wild ->
    [0] {""}
   *[other] , ? como { $wild }
}
    .the = a { sequence }
# en: 99d4cd45
doppelgangers = sósias { $numbers }
    .the = os { doppelgangers }
# en: 758f70ac
the-other-black = { $play } (1 círculo)
    .the = { AS($play, "the") } (1 círculo)
    .a = { AS($play, "a") } (1 círculo)
# en: 1c0e5103
other-blacks = { $play } ({ $numbers } preto de 1 círculo)
    .the = { AS($play, "the") } ({ $numbers } preto de 1 círculo)

## Cards come
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b9f3660
shuffle =
    .asks = o baralho é embaralhado
    .name = { AS($card, "the") } está no lugar { $place } do baralho
    .told = O baralho é embaralhado
# en: f657f159
deal =
    .asks = uma carta é distribuída
    .name = { $who } recebe { AS($card, "the") }
    .told = { $alone ->
        [yes] { $each } { FORM($each, "carta é distribuída", "cartas são distribuídas") }
       *[no] Cada um recebe { $each } { FORM($each, "carta", "cartas") }
    }
# en: 8fbc484b
last-round = { $who } venceu a última rodada
# en: 6324b35e
has-cards = { $who } tem: { $cards }
# en: 16a9381e
turn-up =
    .asks = uma carta é virada
    .name = vira na mesa: { $card }
    .told = { FORM($n, "Carta virada", "Cartas viradas") }: { $cards }
# en: b998c564
draw =
    .asks = uma carta é comprada
    .name = { $who } compra { AS($card, "the") }
    .told = { $who } compra { AS($card, "the") }
# en: d5c2af78
exchange =
    .asks = tem os dois ? e põe um deles embaixo do baralho
    .you = Você tem os dois ?: clique na carta que vai para baixo do baralho.
    .guide = Ninguém pode ficar com os dois ?. Ponha um deles embaixo do baralho.
    .name = pôr { AS($card, "the") } embaixo do baralho
    .told = { $who } põe { AS($card, "the") } embaixo do baralho

## The duel for start
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 74a1d263
duel =
    .asks = escolhe uma carta para mostrar; a menor começa
    .you = Quem começa? Todos mostram uma carta, e a menor começa. Clique na sua: ela fica na sua mão.
    .guide = Quem começa? Todos mostram uma carta, e a menor começa. A sua fica na sua mão.
    .name = mostrar { AS($card, "the") }
    .told = { $who } escolhe { AS($card, "the") } para mostrar
# en: 5d931646
shows = { $who } mostra { AS($card, "the") }
# en: c232c5a2
the-lowest-starts = A menor começa: { $who }

## A turn
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 1f9896fe
play =
    .asks = { $lead ->
        [alone] joga o que quiser no turno { $turn }; com { $turn } { FORM($turn, "carta", "cartas") } ou mais, a próxima carta é à escolha
        [shown] abre com o que quiser, junto com { AS($must, "the") }
        [none] bate { AS($top, "the") } ou passa
       *[free] abre com o que quiser
    }
    .you = { $lead ->
        [alone] Clique nas cartas que vai jogar: uma, números iguais ou uma sequência. { next-card } { fewer-cards }
        [shown] Você abre: clique nas cartas que vai jogar, com { AS($must, "the") } entre elas.
        [none] { $beats ->
            [yes] Clique em cartas que batam { AS($top, "the") }: o mesmo número de cartas, do mesmo tipo e mais altas. Ou { passing }.
           *[no] Você não tem nada que bata { AS($top, "the") }: { passing }.
        }
       *[free] Você abre: clique nas cartas que vai jogar: uma, números iguais, ou três ou mais em sequência da mesma cor.
    }
    .guide = { $does ->
        [play] { $lead ->
            [alone] { $left ->
                [0] Assim sua mão fica vazia.
               *[other] { $chooses ->
                    [yes] Isso basta para escolher a próxima carta.{ longer-plays }
                   *[no] Isso não basta para escolher a próxima carta: ela vem do baralho.
                }
            }
            [none] Bata isso: jogue o mesmo número de cartas, só que mais altas.{ twin }
            [shown] Para ver quem começa, cada um mostrou uma carta. A sua era a menor: você começa, e ela tem de estar na sua jogada.
           *[other] Você começa: jogue uma carta, números iguais, ou uma sequência de três ou mais da mesma cor.{ twin }
        }
        [take] { $beats ->
            [yes] Você poderia bater isso, mas passe e pegue uma carta.
           *[no] Isso você não consegue bater: passe e pegue uma carta.
        } { why-pass }
       *[pass] { $beats ->
            [yes] Você poderia bater isso, mas passe. { why-pass }
           *[no] Isso você não consegue bater: passe.
        }
    }
    .name = { $does ->
        [pass] passar
        [take] passar e pegar { AS($card, "the") }
       *[play] { $play }
    }
    .gain = { $does ->
        [play] { $left ->
            [0] { $alone ->
                [yes] Assim sua mão fica vazia.
               *[no] Assim sua mão fica vazia, e você vence a rodada.
            }
           *[other] { keeps }{ $alone ->
                [yes] {""}
               *[no] {" "}{ beaten }
            }
        }
        [take] { why-pass }
       *[pass] { $beats ->
            [yes] { why-pass }
           *[no] {""}
        }
    }
    .told = { $does ->
        [pass] { $who } passa
        [take] { $who } passa e pega { AS($card, "the") }
       *[play] { $who } { $lead ->
            [free] abre com
            [shown] abre com
           *[other] joga
        } { AS($play, "a") }
    }
# en: 8130e53b
keeps = { FORM($left, "Sobra", "Sobram") } { $left } { FORM($left, "carta", "cartas") }, para jogar em { $plays } { FORM($plays, "jogada", "jogadas") }.
# en: ab299934
longer-plays = { $longer ->
    [later] {" "}Guarde as jogadas mais longas para depois, quando cada turno pede mais cartas.
    [now] {" "}Com mais cartas de uma vez, a mão se esvazia mais cedo.
   *[no] {""}
}
# en: 9147f9a3
beaten = { $beating ->
    [0] Ninguém pode bater isso.
   *[other] { $kind ->
        [single] Das { $hidden } cartas que os outros podem ter, { $beating } { FORM($beating, "bate", "batem") } isso.
       *[other] Para bater isso, é preciso { $needed }.
    }
}
# en: 1c9ebc7c
why-pass = { $reason ->
    [fewer] { $card }: com ela, suas { $left } cartas saem em { $plays } { FORM($plays, "jogada", "jogadas") } (sem ela: { $were }).
    [joins] { $card }: também com ela, suas { $left } cartas saem em { $plays } { FORM($plays, "jogada", "jogadas") }.
    [deck] Nenhuma carta da mesa poupa uma jogada, mas uma do baralho pode.
    [alike] Ela combina com as suas cartas, e outra da mesa também.
    [high] { $card }: nenhuma carta sozinha a bate. Com ela você pode voltar a abrir.
    [breaks] Para bater isso, você teria de separar cartas que combinam.
    [cheap] Ela tem menos círculos: custa menos se você perder.
    [none] Nenhuma carta da mesa combina com as suas ainda.
    [open] Uma carta que você pega pode formar depois um par ou uma sequência.
    [waits] Deixe os outros gastarem primeiro as cartas altas.
   *[saves] Cartas altas valem mais perto do fim, quando fazem você voltar a abrir.
}
# en: 0c4bb1f8
twin = { $holds ->
    [yes] {" "}Um sósia conta como uma carta ou como duas.
   *[no] {""}
}
# en: d4be35ef
next-card = { $reach ->
    [no] Você não pode jogar { $turn } cartas de uma vez:
   *[yes] { $turn ->
        [1] Com { $turn } carta ou mais, você escolhe a próxima.
       *[other] Com { $turn } cartas ou mais, você escolhe a próxima.
    }
}
# en: 9997f4bc
fewer-cards = { $reach ->
    [no] a próxima vem do baralho.
   *[yes] { $turn ->
        [1] Cada turno pede uma carta a mais.
       *[other] Com menos, ela vem do baralho.
    }
}
# en: 8a06d1a1
passing = { $passes ->
    [pass] passe
    [take] passe e pegue uma carta da mesa
   *[either] passe e, se quiser, pegue uma carta da mesa
}
# en: b7c1b9bd
nobody-beats = Ninguém bate a última jogada: agora { $who } abre
# en: 82150c45
choose =
    .asks = pega uma carta da mesa ou a de cima do baralho
    .you = Clique em uma carta da mesa para pegar, ou pegue a de cima do baralho.
    .name = pegar { $does ->
        [top] a carta de cima
       *[take] { AS($card, "the") }
    }
    .guide = Escolha a próxima carta. { why-pass }
    .gain = { why-pass }
    .told = { $who } pega { $does ->
        [top] a carta de cima do baralho
       *[take] { AS($card, "the") } da mesa
    }

## The end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: a3a7ab25
over =
    .asks = a partida acabou
# en: dbfd6e65
wins-the-round = { $who } vence a rodada
# en: 2b90d22f
all-played = Todas as cartas foram jogadas, no turno { $turn }
# en: f5cebef2
loses = { $who } perde { $lost } por { $circles }
# en: 89ce497d
for-cards-left = { $who } ainda tem { $circles }: { $band } custam { $lost }
# en: 02df9761
outcome = { $alone ->
    [yes] { $cleared ->
        [yes] mão vazia no turno { $turn }
       *[no] não conseguiu em { $turns }
    }
   *[no] { wins-the-round }{ $losers ->
        [no] {""}
       *[other] , { FORM($n, "perde", "perdem") } a partida: { $losers }
    }
}
# en: 8734cf28
standing = { $alone ->
    [yes] { $cleared ->
        [yes] mão vazia no turno { $turn }
       *[no] não conseguiu
    }
   *[no] perdeu { $lost }
}
# en: 5acfe3d1
ending-alone = { $cleared ->
    [yes] Você jogou todas as suas cartas em { $turns }
   *[no] Você não conseguiu jogar todas as cartas em { $turns }
}
# en: 9a7216b3
ending-of-two = { $who } vence a partida: { has-lost }
# en: 51bc7aec
has-lost = { $whom } perdeu { $lost }
# en: 9d38c7a2
won-the-round = { wins-the-round } com a mão vazia
# en: a7c448f4
loses-the-match = { $who } perde a partida depois de perder { $lost }

## The position
## For the terminal and for reports of errors; in short.

# en: db998ff9
goal-alone = Jogue todas as suas cartas no menor número de turnos (seis ou menos é bom); este é o turno { $turn }
# en: e1c1b9ff
goal = Quem jogar todas as cartas primeiro vence{ $ends ->
    [last-point] ; os outros pagam pelos círculos das cartas que sobraram. { $sizes }. Pontos perdidos: { $lost }
   *[one-round] {" "}a rodada. { $sizes }
}
# en: d9e6af3d
card-count = { $n } { FORM($n, "carta", "cartas") }
# en: 4cfbc9cb
size = { $who } { card-count }
# en: 4caa3349
lost-so-far = { $who } { $n }
# en: 879d5450
heading = { $alone ->
    [yes] turno { $turn }
   *[no] rodada { $round }
}
# en: 7279cd8d
position = { $hands }; mesa: { $field }; baralho: { $pile }; { $now }
# en: 5e95646f
hand = { $who }: { $cards }
# en: f0a695bc
now-played = { heading }{ $alone ->
    [yes] {""}
   *[no] , pontos perdidos { $points_lost }
}{ $top ->
    [no] {""}
   *[other] , para bater: { $top }
}
# en: c3ada671
list-semicolon = { $before }; { $last }
# en: a9e1458a
new = nova
# en: 1fb1fcb1
just-taken = acabou de ser pega

## The log
## The log of a game whose hands are hidden; each reads what a seat may know.

# en: df9eccff
log-to = para { $who }: { $card }
# en: 00740777
log-a-card-to = uma carta para { $who }
# en: e1d451f7
log-turned-up = virada na mesa: { $card }
# en: fc55bea1
log-others-show = , { $shown }
# en: f6db26e2
log-shown = { $who } { $card }
# en: f3383b01
log-wins = , e vence a rodada{ $paid ->
    [no] {""}
   *[other] ; { $paid }
}

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: a474f766
nobody-plays = Agora ninguém joga.
# en: 7b5c81a5
not-in-hand = { $cards }: não está nesta mão.
# en: cd3f5b2f
no-card-chosen = Escolha cartas primeiro: clique nelas na sua mão.
# en: 100c4661
wild-is-of-a-suit = { $cards }: uma sequência é de uma cor só, e este ? é { $suit }.
# en: 9f29fdb7
one-suit = { $cards }: uma sequência é de uma cor só, e aqui há { $suits }.
# en: 176e1ad8
no-such-play = Elas não combinam: jogue uma carta, números iguais, ou uma sequência de três ou mais da mesma cor.
# en: 80d9587f
forbidden = { $cards }: uma regra da casa proíbe esta jogada.
# en: 53d730ef
shown-again = Quem começa a rodada joga também { AS($must, "the") }, a carta que mostrou.
# en: b64fda4e
too-low = { $highest ->
    [8] Nada bate essa jogada: nenhum número passa de 8.
   *[other] Isso não basta. Você precisa de { $needed }.
}
# en: 1ee4e927
needed = { $kind ->
    [single] uma carta acima de { $highest }
    [set] { $count ->
        [2] um par
       *[other] { $count } números iguais
    } acima de { $highest }
   *[row] uma sequência de { $count } da mesma cor que termine acima de { $highest }
}
# en: 12302360
card-comes = Uma carta está para sair.
# en: 62a9e22d
can-be-played = Esta carta pode ser jogada.
# en: dd302fc6
leader-cannot-pass = Você começa, então não pode passar. Jogue alguma coisa.
# en: ffcdc4c6
passing-takes = Para passar, clique na carta da mesa que você quer pegar.
# en: af307278
one-card-is-shown = No duelo se mostra uma carta só.
# en: 9563eef3
one-wild-goes = Um dos dois ? vai para baixo do baralho.
# en: cc1c805c
another-number = O ? não pode ser esse número nesta jogada.
# en: 2c4a1725
another-count = Com estas cartas, o sósia conta de outro jeito.
# en: d84c4c45
no-card-there = Não há carta neste lugar da mesa.
# en: c174c5ae
leader-takes-none = Você começa, então jogue alguma coisa. Só se pega carta ao passar.
# en: d9373bd3
deck-is-empty = Quando o baralho acaba, ninguém pega carta.
# en: b8c3cfa3
hand-is-full = Quem tem { $hand_limit } { FORM($hand_limit, "carta", "cartas") } não pega mais nenhuma.
# en: 44267656
taken-later = Jogue primeiro: sua próxima carta vem no fim do turno.
# en: 50a23b08
taken-when-passing = Só quem passa pega uma carta da mesa.
# en: bc0b3f2b
bot-random = Gatinho (joga qualquer coisa)
# en: a31a5bac
bot-random-does = Faz qualquer ação permitida, todas por igual.
# en: 6b372a1f
bot-highest-first = Mimi (criança)
# en: 00bcb657
bot-highest-first-does = Joga como criança: primeiro as melhores cartas, uma a uma.
# en: 808f55c5
bot-beginner = Chibi (iniciante)
# en: dfcf9ecd
bot-beginner-does = Joga como Momo, mas deixa uma em cada três decisões ao acaso.
# en: f617be55
bot-lowest-first = Momo (médio)
# en: 77b7c6bb
bot-lowest-first-does = Joga o menor número que pode, com o máximo de cartas, e passa só quando precisa.
# en: 6ec5db57
bot-fewest-plays = Hana (forte)
# en: 6926bdb4
bot-fewest-plays-does = Joga e pega o que deixa uma mão que acaba no menor número de jogadas.
# en: c3fcf6bf
bot-learned = Yuki (mestre)
# en: 102fd18f
bot-learned-does = Aprendeu em milhares de partidas contra si mesmo onde jogar diferente de Hana. A dois, espera ganhar 60% quando abre, e 30% quando resta uma carta ao outro.
# en: af248355
bot-searcher = Velho Neko (mestre)
# en: 5a292dfb
bot-searcher-does = Joga centenas de rodadas com as cartas ocultas que poderia haver e escolhe o que deu mais certo.
# en: 1a5c1951
goal-points-of-the-round = pontos da rodada
    .about = Quantos pontos a mais que você os outros perdem nesta rodada, cada um comparado com você; abaixo de 0 se você perder mais.
    .unit = pontos
    .why = Nesta rodada você perde { $amount } { FORM($count, "ponto", "pontos") } a { FORM($less, "mais", "menos") } que { FORM($rivals, "o outro jogador", "os outros") }
# en: 849f514a
goal-plays-left = jogadas restantes
    .about = Em quantas jogadas sua mão pode sair em média quando você tiver a próxima carta; quanto menos, melhor.
    .unit = jogadas
    .amount = { $n } jogadas
    .why = Com a próxima carta, esvaziar a mão leva em média { $amount } { FORM($count, "jogada", "jogadas") }
