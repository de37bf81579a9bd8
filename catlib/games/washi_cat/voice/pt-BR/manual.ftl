### Washi Cat: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: 0179f2fb
page-aim =
    ## Do que se trata

    Cada um de vocês leva { cats-each } pelo mesmo tabuleiro. Por onde anda, um gato desenha uma linha. Ele precisa chegar ao outro lado, pegar ali um peixe e levá-lo para casa. Mas nenhum gato pisa em uma linha do outro jogador. Vence quem primeiro levar { $cats ->
        [1] um peixe para casa
       *[other] dois peixes para casa, um com cada gato
    }. Vence também quem deixar o outro sem saída.
# en: 07809d5f
cats-each = { $cats ->
    [1] um gato
   *[other] dois gatos
}

# en: b7003be3
page-needs =
    ## O que é preciso

    Dois jogadores, o tabuleiro e duas canetas: vermelha para o primeiro jogador, azul para o segundo.

# en: 1a5f786d
page-board =
    ## O tabuleiro

    Ele tem { $rows } fileiras de { $columns } casas. As fileiras têm números, as colunas têm letras. { $invented ->
        [yes] O tabuleiro impresso se perdeu; este nós inventamos.{ ours }
       *[no] {""}
    }

    ``` O tabuleiro, { $rows } fileiras de { $columns } casas
    { $picture }
    ```

    - Um ponto é uma casa livre.
    { $shrines ->
        [0] {""}
       *[other] - **#** é um santuário (há { $shrines }). Nenhum gato entra ali.
    }
    { FORM($walls, "- Uma barra ou um traço entre duas casas é um muro. Nenhum gato o atravessa.", "") }
    { $buildings ->
        [0] {""}
       *[other] - **+** fica dentro de um prédio (há { $buildings }). Um gato entra e sai pelas aberturas do muro.
    }
    { $pairs ->
        [no] {""}
       *[some] - Letras maiúsculas são **bueiros**. Dois iguais na mesma fileira são gêmeos: { $pairs }.
    }
    - { $apart ->
        [yes] O vermelho senta do lado da fileira 1, o azul do lado da fileira { $rows }. Cada jogador tem um gato em cada uma dessas fileiras: a **própria fileira** de um gato é aquela onde ele começa, e a outra é a **fileira do outro lado**.
       *[no] A **própria fileira** do vermelho é a fileira 1, a do azul é a fileira { $rows }. A sua **fileira do outro lado** é a fileira do adversário.{ ours }
    }
# en: 7aad3107
pair = **{ $letter }** { -sewer }

# en: 9822e239
page-start =
    ## Antes de começar

    { $drawing ->
        [board] Neste tabuleiro, peixes e gatos já estão desenhados.{ ours }
       *[other] 1. **Peixes.** { $drawing ->
            [players] Cada um na sua vez desenha um peixe
           *[random] A sorte desenha um peixe para cada jogador, um de cada vez{ ours }
        }, até os dois terem { $fish }: { $half } na { $apart ->
            [yes] fileira 1 e { $half } na fileira { $rows }
           *[no] própria fileira e { $half } na fileira do outro lado
        }.{ ours }
    }
    { $drawing ->
        [board] {""}
       *[other] 2. **Gatos.** { $drawing ->
            [players] Desenhem os gatos
           *[random] Os gatos vêm
        } do mesmo jeito: { $apart ->
            [yes] um na fileira 1 e um na fileira { $rows }
           *[no] { cats-each } na própria fileira
        }. A casa de um gato é o começo da linha dele.{ ours }
    }

    { $drawing ->
        [board] {""}
       *[other] { $gap ->
            [0] {""}
           *[other] Deixem pelo menos { $gap } { FORM($gap, "casa livre", "casas livres") } entre dois desenhos, em qualquer direção.{ ours } Onde já não houver lugar assim, deixem uma casa a menos.{ ours }
        }
    }

    { $drawing ->
        [board] {""}
       *[other] { $pairs ->
            [no] {""}
           *[some] Não desenhem nada em cima de um bueiro.{ ours }
        }
    }

# en: aae33194
page-turn =
    ## A sua vez

    { $first_player ->
        [seat-1] O vermelho começa.{ ours }
       *[random] A sorte diz quem começa.{ ours }
    } Depois cada um joga na sua vez. Na sua vez, você faz uma jogada:

    1. **Escolha.** Escolha um dos seus gatos.
    2. **Mova.** Ele faz { $specials ->
        [0] um passo ou um salto
       *[other] um passo, um salto ou uma jogada especial
    }, como se explica abaixo. Desenhe a linha dele até a nova casa.
    3. **Veja.** Ele pegou um peixe, ou levou um para casa? Alguém ficou sem saída?

    - **Um passo** vai para a casa vizinha, para cima, para baixo ou para os lados, nunca na diagonal e nunca em cima de uma linha do outro jogador. { FORM($own_line_blocks, "As suas linhas também fecham o seu caminho.", "Nas suas próprias linhas você pode andar.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}Mas um passo para fora de um prédio tem de terminar em uma casa sem nenhuma linha, nem mesmo sua.{ ours }
       *[no] {""}
    }
    - **Um supersalto** poupa turnos. Se { FORM($own_tail, "uma linha sua", "uma linha sua que este gato não desenhou") }{ ours } está bem ao lado do seu gato, ele salta em linha reta por cima dela inteira, até a primeira casa sem linha do outro lado: de d4, por cima da sua linha em d3 e d2, até d1. { $landing ->
        [anything-free] Ele também pode terminar em um peixe que pode pegar, ou em um bueiro aberto.
       *[blank] Essa casa tem de estar vazia.
    }{ ours } { FORM($jump_is_special, "Isso gasta uma jogada especial.", "Isso não custa nada.") }{ ours }
    - Nenhuma jogada atravessa um muro. Se você não consegue andar, passe.{ ours }

# en: dae825b4
page-specials =
    ## Jogadas especiais

    { $specials ->
        [0] Nesta partida não há nenhuma.
       *[other] Você tem { $specials } { FORM($specials, "jogada especial", "jogadas especiais") } para a partida inteira, de qualquer tipo. Risque cada uma ao usar.

            - **O salto fantástico:** um salto que pode passar também por cima de linhas do outro jogador. Desenhe a sua linha em tudo o que você atravessa.{ ours }
            - **A passagem pelo bueiro:** entre em um bueiro ao lado do seu gato e saia pelo gêmeo dele: o bueiro da mesma cor na mesma fileira. A partir daí os dois têm a sua linha, e só você pode usá-los.{ ours }

            Um gato também pode simplesmente pisar em um bueiro. Aí o par fica fechado para os dois jogadores.
    }

# en: fa21cd28
page-fish =
    ## Peixes

    - Na fileira do outro lado ({ $apart ->
        [yes] a fileira { $rows } para quem vem da fileira 1, a fileira 1 para quem vem da fileira { $rows }
       *[no] a fileira { $rows } para o vermelho, a fileira 1 para o azul
    }), um gato pega qualquer peixe, vermelho ou azul: basta ir até ele.{ ours }
    - Um gato pega um peixe só. Depois disso, não pode entrar em uma casa com peixe.
    - { FORM($apart, "Nenhum gato pisa em um peixe da própria fileira.", "Os seus gatos nunca pisam em um peixe da própria fileira.") }{ ours }
    - O peixe está em casa quando o gato chega a qualquer casa da própria fileira.{ $cats ->
        [1] {""}
       *[other] {" "}Depois disso esse gato { $delivered_cats ->
            [move-on] pode continuar andando, para atrapalhar
           *[rest] descansa
        }.{ ours }
    }

# en: 580c0602
page-end =
    ## O fim

    - Você vence assim que { $cats ->
        [1] o seu gato tiver
       *[other] cada um dos seus dois gatos tiver
    } levado um peixe para casa.
    - Você perde na hora se ficar **sem saída**. Isso quer dizer: você não tem mais jogadas especiais, e linhas do outro jogador estão no caminho: { $trapped ->
        [objective] aconteça o que acontecer, você não consegue mais levar todos os seus peixes para casa
       *[return-only] um dos seus gatos não tem mais caminho de casa
    }.{ ours } { FORM($own_line_blocks, "Você também fica sem saída se não tem mais jogadas especiais e não consegue andar.", "Só as suas próprias linhas nunca deixam você sem saída.") }{ ours }
    - Se uma jogada deixa os dois sem saída, vence quem a fez.{ ours }
    - Se nenhum dos dois consegue andar, ninguém vence.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - Depois de { $turn_limit } { FORM($turn_limit, "turno", "turnos") }, contando os dos dois jogadores, ninguém vence.{ ours }
    }

# en: 0277a49d
worked-turn = Uma partida inteira no menor tabuleiro, 4 fileiras de 5 casas, com um gato para cada um. Você é o vermelho e começa em c1; o robô Dash é o azul e começa em c4.
    .title = Uma pequena partida inteira
    .note-0 = A coluna c termina em c4, onde está a linha do azul, por isso o seu gato dá a volta.
    .note-2 = Assim começa uma linha na coluna d.
    .note-6 = Essa é a fileira do outro lado.
    .note-8 = O peixe é azul, mas isso não importa.
    .note-10 = De volta à própria linha, o que é permitido.
    .note-12 = Direto para baixo, por cima da linha dele em d3 e d2: um turno em vez de três. Você venceu.
