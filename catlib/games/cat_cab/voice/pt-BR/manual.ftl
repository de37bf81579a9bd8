### Cat Cab Crew: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: cd7e3269
page-aim =
    ## Do que se trata

    { $players ->
        [1] Você dirige um táxi em Mew York, a cidade dos gatos, contra Crazy Cat. O táxi dela segue regras fixas
       *[other] Cada jogador dirige um táxi em Mew York, a cidade dos gatos
    }. Na cidade aparecem passageiros, um de cada vez. Pegue-os e saia da cidade antes dos outros. Os pontos: { for-passengers }, { $first } para quem sai primeiro e { $next } para quem vem depois. Vence quem tiver mais pontos.

# en: 3cebef15
page-needs =
    ## O que é preciso

    - A cidade e um táxi para cada um.
    - { $white_dice } { FORM($white_dice, "dado branco", "dados brancos") } para todos. É um **D6**: um dado de seis faces. Um **D8** tem oito.
    - Um D6 e um D8 na cor de cada táxi. Eles se ganham durante a partida.
    - { $passengers } { FORM($passengers, "cubo amarelo: o passageiro", "cubos amarelos: os passageiros") }.
    - Cubos pretos: as **maldições**, que atrapalham a sua vez.

# en: 65628abd
page-city =
    ## A cidade

    { $invented ->
        [yes] A cidade impressa se perdeu; esta nós inventamos.{ ours }{" "}
       *[no] {""}
    }Uma casa tem o nome da sua coluna e da sua linha: ({ $columns }, { $rows }) é o canto de cima à direita. Assim, um D6 (coluna) e um D8 (linha), rolados juntos, sorteiam uma casa.

    ``` A cidade, { $columns } colunas e { $rows } linhas
    { $city }
    ```

    - **S** é a casa logo depois do portão de entrada, { $way_in }. **E** é a casa antes do portão de saída, { $way_out }.{ ours }
    { $nibbles ->
        [none] {""}
       *[other] - **N** é uma casa com petisco: { $nibbles }.
    }
    { $patrols ->
        [none] {""}
       *[other] - **P** é uma casa com a Patrulha da Pata: { $patrols }.
    }
    { $blocked ->
        [none] {""}
       *[other] - **#** está bloqueada; por ali ninguém passa.
    }

# en: ec0a5ad7
page-start =
    ## Antes de começar

    1. **Táxis.** Todos esperam do lado de fora do portão de entrada. A primeira casa da sua viagem é S.
    2. **Ordem.** Cada um rola um D6. O maior número começa, depois vêm os outros, do maior para o menor. No empate, todos rolam de novo.{ ours }
    3. **Passageiro.** Quem joga por último sorteia com os dados a casa do primeiro passageiro.{ ours }
    { $handicap ->
        [no] {""}
       *[yes] 4. **Primeira vez.** { $seats ->
            [2] Na primeira vez, quem começa tem só { $fewest } { FORM($fewest, "dado", "dados") }, e o outro tem { $white_dice }.
           *[other] Na primeira vez, cada um rola menos dados; pela ordem: { $handicaps }.
        }
    }

# en: 95adb3ca
page-dice =
    ## O que os dados trazem

    Role os dados, fique com os que quiser e faça o que eles mandam:

    | número | um dado com que você fica | uma rolagem de bônus |
    | --- | --- | --- |
    | 1 | uma maldição para você, ficando com ele ou não | nada |
    | 2 | sabotagem: uma maldição para outra pessoa | anda 1 casa |
    | 3 | uma **rolagem de bônus**: role um D6 e veja à direita | anda 2 casas |
    | 4 | anda 1 casa | amuleto da sorte: sorteie uma nova casa para o passageiro |
    | 5 | anda 1 casa | você ganha o seu D6, uma vez na partida{ ours } |
    | 6 | anda 2 casas em linha reta; 7 e 8 também | você ganha o seu D8, uma vez na partida{ ours } |

# en: 5c90ca26
page-turn =
    ## A sua vez

    1. **Role.** Role { FORM($white_dice, "o dado branco", "todos os dados brancos") } e os dados coloridos que você ganhou.
    2. **Role de novo.** Role de novo os dados que quiser, quantas vezes quiser, ou fique com todos. Cada 1 que sai é uma maldição: pegue um cubo preto, que fica com você. Com { $curse_limit } { FORM($curse_limit, "maldição", "maldições") }, você tem de parar de rolar.{ $curse_supply ->
        [0] {""}
       *[other] {" "}Há { $curse_supply } cubos.{ ours }
    }
    3. **Bônus.** Faça uma rolagem de bônus para cada 3, no máximo { $item_limit } por vez.
    4. **Maldições.** { $curses_act ->
        [cancel-then-back] { curses-take-away } Uma maldição que não tira nada faz você recuar uma casa em direção à entrada, depois de andar.{ ours }
        [cancel-only] { curses-take-away } Uma maldição que não tira nada não faz nada.{ ours }
       *[back-only] Cada maldição faz você recuar uma casa em direção à entrada, depois de andar.{ ours }
    }
    5. **Dirija.** Cada número e cada bônus é um **movimento** à parte, em linha reta para { FORM($diagonal, "cima, para baixo, para os lados ou na diagonal", "cima, para baixo ou para os lados") }.{ ours } A ordem é você quem escolhe; entre dois movimentos você pode virar, e também voltar. { $may_waive ->
        [yes] Pode deixar movimentos de fora.{ ours }
       *[no] Use todos, mesmo que prefira parar antes.{ ours }
    }
    6. **Pare.** O que há na casa? Veja abaixo.{ $curses_act ->
        [cancel-only] {""}
       *[other] {" "}As maldições que sobram fazem você recuar { $curses_land ->
            [before-landing] antes disso
           *[after-landing] depois disso
        }.{ ours }
    }
    7. **Sabote.** Escolha outra pessoa.{ ours } Ela começa a próxima vez com uma maldição para cada 2 com que você ficou.
    8. **Limpe.** Devolva as suas maldições. Agora é a vez do próximo.
# en: 468ecd2c
curses-take-away = Cada maldição tira uma casa dos seus movimentos. Você escolhe qual. Uma maldição não pode tirar metade de um movimento de 2.

# en: b0f899b8
page-stop =
    ## Onde você para

    - **Passageiro:** você o pega se parar exatamente ali{ $pickup ->
        [each-move] {" "}ou se um dos seus movimentos terminar ali
       *[final] {""}
    }.{ ours } Depois sorteie uma casa para o próximo, enquanto houver.
    - **Petisco** ou **Patrulha da Pata:** role um D6. Se há um passageiro na casa, nada acontece.{ ours }
    - { $players ->
        [1] **O táxi de Crazy Cat:** um duelo.{ ours } { loser-goes-back }
       *[other] **Outro táxi:** um duelo. Cada um rola dois D6, depois um ou os dois de novo, { $duel ->
            [simultaneous] todos ao mesmo tempo
           *[alternate] um depois do outro
        }{ ours }, até alguém somar { $seven }. { loser-goes-back }
    }
    - { FORM($pushed_first, "Se um duelo ou a Patrulha da Pata manda você para trás,", "Se você tem de recuar,") } escolha um dos caminhos mais curtos; o que há na nova casa não conta.{ ours }

    | D6{ ours } | petisco | Patrulha da Pata |
    | --- | --- | --- |
    { $bands }
# en: 1a92f26d
loser-goes-back = Quem perde recua { $retreat_steps } { FORM($retreat_steps, "casa", "casas") } em direção à entrada.
# en: c21951bc
band = | { $low }–{ $high }{ ours } | { $gain } | { $loss } |
# en: b7c043e9
how-cab-upgrade = **um táxi melhor:** você ganha o seu D6, uma vez na partida
# en: aac31420
how-greedy-cat = **gato guloso:** pegue um dado colorido de alguém que está na cidade, primeiro o D6
# en: 36df1b37
how-speed-boost = **turbo:** role um D6 e ande esse número de casas em linha reta; se não couber em lugar nenhum, fique onde está
# en: 200a461c
how-bad-luck = você perde um dado colorido
# en: d241895c
how-pothole = você recua { $retreat_steps } { FORM($retreat_steps, "casa", "casas") }
# en: a12d2cfa
how-unhappy-customer = você perde um passageiro

# en: fbabf323
page-crazy-cat = { $players ->
    [1]
        ## Crazy Cat

        - Ela rola os dados uma vez e fica com eles. A sabotagem dela vai para você.
        - Ela segue o caminho mais curto até o passageiro e, quando já não há mais nenhum, até a saída. Ela desvia das casas especiais quando isso não custa nenhuma casa a mais.{ ours }
        - No duelo só Crazy Cat rola: dois D6, três vezes. Se não somar { $seven }, perdeu.{ ours }
   *[other] {""}
}

# en: b5582d78
page-end =
    ## A saída e o fim

    - O portão de saída se abre quando o primeiro passageiro da partida é pego.
    - Sair custa uma casa a mais do que chegar a E{ FORM($pushed_first, ", e mais uma para cada maldição que sobra", "") }. { $leave_by ->
        [overshoot] Os movimentos que sobram se perdem.
       *[exact] O seu último movimento tem de terminar exatamente ali.
    }{ ours }
    - Pontos para quem sai: o primeiro ganha { $first }{ $seats ->
        [2] , o segundo { $next }
       *[other] , o segundo { $second }, o terceiro { $third }
    }.
    - Quando o primeiro sai, começa a **hora do rush:** cada um dos outros ainda tem { $rush_turns } { FORM($rush_turns, "turno", "turnos") }.{ ours } Quem continua dentro da cidade depois disso { FORM($eliminated_can_win, "não ganha nada pela saída", "perdeu") }.{ ours }
    - Quando não há mais ninguém na cidade, vence quem tiver mais pontos. Um duelo decide o empate.
    { $turn_limit ->
        [0] {""}
       *[other] - Depois de { $turn_limit } { FORM($turn_limit, "rodada", "rodadas") }, valem os pontos que cada um tem.
    }

# en: 6db92c32
worked-turn = Você é o vermelho e começa; o robô Ginger é o azul. O passageiro espera em (5, 1).
    .title = Dois turnos, passo a passo
    .note-0 = Na primeira vez, quem começa tem quatro dados.
    .note-1 = Você trocou o 1 por outro número, mas a maldição fica.
    .note-4 = A primeira casa leva pelo portão.
    .note-8 = Era preciso usar todos os movimentos: o táxi passou reto pelo passageiro, e isso não conta.
    .note-9 = Agora são cinco dados brancos e o seu.
    .note-12 = São cinco casas, e o passageiro está a três.
    .note-13 = Um desvio gasta as outras duas.
    .note-14 = Esse foi o 2.
