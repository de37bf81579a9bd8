### Meow Meow Daifugō: the player's rulebook. Each page-… is a chapter in Markdown, in this order.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: 2b70c457
page-aim =
    ## Do que se trata

    { $alone ->
        [yes] Você joga sem adversários e quer se livrar de todas as cartas da mão no menor número de turnos. Seis turnos são um bom resultado.
       *[no] Cada um tem cartas na mão e quer ser o primeiro a se livrar de todas. Na sua vez, você joga cartas que batem as últimas, ou passa{ $field_cards ->
            [0] {""}
           *[other] : então { $must_take ->
                [yes] pega
               *[no] pode pegar
            } mais uma carta{ ours }
        }. As cartas que ainda estão na sua mão quando alguém termina custam pontos, e { $ends ->
            [last-point] quem perde { $points } { FORM($points, "ponto", "pontos") } perde a partida
           *[one-round] joga-se uma rodada só{ ours }
        }.
    }

# en: 17a23dd1
page-cards =
    ## As cartas

    Você precisa das { $in_the_deck } cartas{ $alone ->
        [yes] {""}
       *[no] {" "}e de alguma coisa para anotar pontos
    }. Cada carta tem uma cor, como branco ou preto, e um número: 8 é o mais alto, 1 o mais baixo. { $alone ->
        [yes] Os pequenos círculos não contam quando você joga sem adversários.
       *[no] Os pequenos círculos na parte de baixo da carta são o que ela custa se você ainda a tiver no fim.
    }

    | cartas | números | círculos |
    | --- | --- | --- |
    { $sorts }

    { $doppelganger ->
        [no] {""}
       *[yes] - Um **sósia** é um gato ao lado de outro igual: conta como uma carta ou como duas iguais, como você quiser, sozinho ou com outras cartas.{ ours }
    }
    { $wilds ->
        [0] {""}
       *[other] - Um **?** é qualquer número de 1 a 8 da sua própria cor. Você escolhe ao jogá-lo.
    }
# en: e9e6eb69
sort = | { $sort } | { $numbers } | { $circles }{ $sort ->
    [black-one] { ours }
    [black-two] { ours }
   *[other] {""}
} |
# en: 17836664
white-cats = gatos brancos
# en: db8b330a
black-one = gatos pretos, primeiro grupo
# en: 697bfb8a
black-two = gatos pretos, segundo grupo
# en: bdae8aed
doppelganger-cats = sósias
# en: 741d5ea1
any = qualquer
# en: 9eef9a9b
span = { $first } a { $last }

# en: a6ced69b
page-start =
    ## Antes de começar

    { $alone ->
        [yes]
            1. **Distribuir.** Embaralhe e pegue { $dealt } { FORM($dealt, "carta", "cartas") }. O resto é o baralho.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Mesa.** Vire ao lado dele { $field_cards } { FORM($field_cards, "carta", "cartas") } do baralho: é a **mesa**.
            }
       *[no]
            1. **Distribuir.** Embaralhem e deem { $dealt } { FORM($dealt, "carta", "cartas") } a cada jogador. O resto é o baralho, virado para baixo.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Mesa.** Virem ao lado dele { $field_cards } { FORM($field_cards, "carta", "cartas") } do baralho: é a **mesa**.
            }
            { $wilds ->
                [2] 3. **Os dois ?.** Quem tem os dois põe agora um deles embaixo do baralho{ ours } e compra a carta de cima.
               *[other] {""}
            }
            4. **Quem começa.** Cada um escolhe uma carta, e todas são mostradas juntas. Começa o número mais baixo; entre números iguais, o que tem menos círculos.{ $wilds ->
                [0] {""}
               *[other] {" "}Um ? conta como 8, o mais alto.{ ours }
            }
            5. **Primeira jogada.** Todos pegam as suas cartas de volta. Quem começa { $first_lead ->
                [anything] pode jogar o que quiser
               *[shown-card] faz uma jogada com a carta que mostrou
            }.{ ours }
    }

# en: c320d8a7
page-plays =
    ## O que você pode jogar

    Uma jogada é sempre uma destas:

    - **Uma carta só.**{ $twice ->
        [yes] {" "}De dois gatos pretos iguais, você escolhe qual sai.
       *[no] {""}
    }
    - **Números iguais:** duas ou mais cartas do mesmo número; as cores podem ser misturadas.
    - **Uma sequência:** três ou mais números seguidos, todos da mesma cor, como 4, 5, 6 pretos.{ $doppelganger ->
        [no] {""}
       *[yes] {" "}Os sósias { $doppelganger_sequences ->
            [yes] são uma cor à parte
           *[no] não formam sequência
        }.{ ours }
    }

# en: d06acf81
page-turn =
    ## A sua vez

    { $alone ->
        [yes]
        1. **Jogue.** O que quiser; nada precisa ser mais alto do que antes.
        2. **Compre.** { $field_cards ->
            [0] Pegue a carta de cima do baralho. Quando o baralho acaba, não vem mais nada.{ ours }
           *[other] Conte: este é o seu primeiro turno, o segundo, o terceiro? Se jogou pelo menos esse número de cartas, escolha uma carta da mesa ou pegue a de cima do baralho. Se não, pegue a de cima do baralho.{ $doppelganger ->
                [no] {""}
               *[yes] {" "}Um sósia jogado como duas conta como duas.{ ours }
            } Quando o baralho acaba, você só pode escolher uma carta da mesa, ou não vem nada.{ ours }
        }
       *[no]
        Quem começa joga o que quiser: isso se chama **abrir**. Depois o jogo segue no sentido do relógio, e cada um faz uma de duas coisas:

        1. **Joga.** O mesmo tipo, com o mesmo número de cartas, só que mais alto: um par sobre um par, uma sequência sobre uma sequência do mesmo tamanho. Na sequência vale o número mais alto.
        2. **Ou passa.** { $field_cards ->
            [0] Não há mesa, por isso não se pega nada.{ ours }
           *[other] Quem passa { $must_take ->
                [yes] pega
               *[no] pode pegar
            } uma carta da mesa para a mão{ ours }; a próxima do baralho ocupa o lugar, enquanto houver. { $taking ->
                [while-the-deck-has-cards] Quando o baralho acaba, ninguém pega mais nada.{ ours }
               *[while-the-field-has-cards] Se a mesa está vazia, só se passa.{ ours }
            }{ $hand_limit ->
                [0] {""}
               *[other] {" "}Quem tem { $hand_limit } { FORM($hand_limit, "carta", "cartas") } não pega nenhuma.{ ours }
            }
        }

        Você pode passar agora e jogar de novo quando a sua vez voltar. Quando todos os outros passam, ponham as cartas jogadas de lado, e quem jogou por último abre com o que quiser. Quem abre não pode passar.
    }

# en: b8c4498f
page-end =
    ## O fim

    { $alone ->
        [yes] O turno em que você joga a última carta é o último; você não compra mais. Quanto menos turnos, melhor.{ $solo_turns ->
            [0] {""}
           *[other] {" "}Depois do turno { $solo_turns } a partida acaba, com a mão vazia ou não.{ ours }
        }
       *[no]
        Quem joga a última carta da mão vence a rodada. Os outros contam os círculos das cartas que ainda têm:

        | círculos | pontos perdidos |
        | --- | --- |
        { $losses }

        { $ends ->
            [one-round] Joga-se uma rodada só: vence quem esvaziou a mão.{ ours }
           *[last-point] Depois vem a próxima rodada, que começa como a primeira: embaralhem todas as cartas, distribuam e mostrem cartas para ver quem começa.{ ours } Quem perdeu { $points } { FORM($points, "ponto", "pontos") } perdeu a partida. Se isso acontece com vários na mesma rodada, { $lost_together ->
                [more-circles] perde quem teve mais círculos nessa rodada
                [more-points] perde quem perdeu mais pontos
               *[shared] todos eles perdem
            }.{ ours }
        }
    }
# en: b99bdfc4
loss = | { $circles } | { $n } |
# en: be0e113b
or-more = { $first } ou mais

# en: fa249bb4
worked-turn = Você joga contra o robô Hana.
    .title = Uma rodada começa
    .note-1 = O 3 preto completaria os seus 2, 4, 5 e 6.
    .note-4 = O 1 branco que Hana mostrou está entre elas, e o ? aqui é um 1 preto.
    .note-5 = Também um par, e mais alto. Aqui o sósia conta como uma carta.
    .note-7 = A sua mão cresce, mas agora você tem 2, 3, 4, 5 e 6 pretos.
    .note-10 = Sozinho, o sósia é um par.
    .note-13 = De uma vez, cinco cartas a menos.
