### Empire: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: 41ceaa87
page-aim =
    ## Do que se trata

    Você e os outros disputam Nova York. O mapa mostra os bairros da cidade, e cada bairro é de quem tem cubos nele. Role os dados para tomar os bairros dos outros. Vence quem primeiro { $objective ->
        [everything] tiver a cidade inteira
       *[missions] cumprir a missão secreta da sua carta de Profissão
    }.

# en: 2cc966c6
page-needs =
    ## O que é preciso

    - O mapa e { $cube_supply ->
        [0] muitos cubos de uma cor para cada jogador.
       *[other] { $cube_supply } cubos de uma cor para cada jogador. Quando os seus acabarem, você não recebe mais.{ ours }
    }
    - { $attack_dice } { FORM($attack_dice, "dado", "dados") } para o ataque e { $defend_dice } para a defesa, com { $sides } faces.
    - Uma carta para cada bairro, com um esquilo, um rato ou um pombo{ $wild_cards ->
        [0] {""}
       *[other] , e { $wild_cards } { FORM($wild_cards, "curinga", "curingas") }
    }.
    { $objective ->
        [everything] {""}
       *[missions] - { $missions } { FORM($missions, "carta", "cartas") } de Profissão com missões secretas.
    }

# en: 74989f60
page-map =
    ## O mapa

    Os { $size } bairros ficam em { $boroughs } { FORM($boroughs, "distrito", "distritos") }. Bairros que se tocam são vizinhos.{ $ways ->
        [no] {""}
       *[some] {" "}São vizinhos também os bairros ligados por cima ou por baixo da água: há { $ways }.
    }{ $invented ->
        [yes] {" "}O mapa impresso se perdeu; este nós inventamos.{ ours }
       *[no] {""}
    }

    Enquanto você tiver um distrito inteiro, ele traz a cada vez um bônus de cubos novos:

    | distrito | bairros | bônus |
    | --- | --- | --- |
    { $rows }
# en: a312cc1f
bridges = { $n } { FORM($n, "ponte", "pontes") }
# en: a997c056
tram-lines = { $n } { FORM($n, "teleférico", "teleféricos") }
# en: 5714d427
subway-lines = { $n } { FORM($n, "linha", "linhas") } de metrô
# en: 51d66708
row-of-borough = | { $name } | { $n } | { $brings }{ FORM($printed, "", ours) } |

# en: df93c137
page-start =
    ## Antes de começar

    { $first_player ->
        [highest-roll] Cada um rola um dado. Começa quem tirar o maior número; no empate, quem empatou rola de novo.
       *[seat-1] Começa quem está no primeiro lugar.
    }{ ours }

    Distribuam as cartas dos bairros, uma por uma. { $neutral ->
        [yes] Um terço delas não é de ninguém:{ ours } em cada um desses bairros { FORM($neutral_cubes, "fica", "ficam") } { $neutral_cubes } { FORM($neutral_cubes, "cubo neutro", "cubos neutros") }.{ ours } Eles nunca atacam e sempre rolam todos os dados que podem.
       *[no] Se a conta não for exata, os primeiros jogadores recebem uma a mais.{ ours }
    } Ponha um cubo em cada bairro que recebeu e devolva as cartas. Embaralhem todas{ FORM($usable_wilds, ", com os curingas,", "") } para formar o baralho de onde vocês vão comprar.{ ours }{ $objective ->
        [everything] {""}
       *[missions] {" "}Cada um recebe uma carta de Profissão e a guarda em segredo.
    }

    Cada jogador começa com { $cubes } { FORM($cubes, "cubo", "cubos") } ao todo{ FORM($two, ours, "") }. Ponha os que sobraram nos seus bairros, { $placement ->
        [one-by-one] um cubo de cada vez, cada um na sua vez
       *[all-at-once] um jogador depois do outro, todos os cubos de uma vez
    }.{ ours }

# en: 2ce78bc1
page-turn =
    ## A sua vez

    1. **Cubos novos.** Conte os seus bairros. { $neighborhoods_per_cube ->
        [1] Cada um traz
       *[other] Cada { $neighborhoods_per_cube } trazem
    } um cubo novo; você sempre recebe pelo menos { $least_cubes }. Some o bônus de cada distrito que você tem inteiro e o que um conjunto de cartas trouxer. Ponha esses cubos em quaisquer bairros seus.
    2. **Ataque.** Quantas vezes quiser, ou nenhuma. Escolha um bairro seu com dois cubos ou mais e um vizinho dele que seja de outra pessoa. Então há uma batalha.
    { $free_move ->
        [adjacent] 3. **Mova.** Uma só vez, você pode mover cubos de um bairro seu para outro bairro seu ao lado.{ ours } Pelo menos um cubo fica para trás.
        [connected] 3. **Mova.** Uma só vez, você pode mover cubos de um bairro seu para outro aonde se chega passando só pelos seus.{ ours } Pelo menos um cubo fica para trás.
       *[none] {""}
    }
    3. **Compre uma carta.** Se você tomou um bairro nesta vez, compre uma carta; só uma, mesmo que tenha tomado vários.

    Depois é a vez do próximo.

# en: 00043bc3
page-battle =
    ## Uma batalha

    - **Quem ataca** { $attack_dice ->
        [1] rola um dado.
       *[other] escolhe quantos dados rolar, até { $attack_dice }. É preciso ter no bairro mais cubos do que dados.
    }
    - **Quem defende** { $defend_dice ->
        [1] rola um dado.
       *[other] escolhe quantos dados rolar,{ ours } até { $defend_dice }, mas nunca mais dados do que cubos no bairro.
    } Os dois lados rolam ao mesmo tempo.
    - **Comparem** o maior dado de cada lado. O menor perde um cubo; se são iguais, perde { $ties ->
        [defender] quem ataca
       *[attacker] quem defende
    }. { $pairs ->
        [1] {""}
        [2] Se os dois rolaram dois dados ou mais, comparem o segundo maior do mesmo jeito.
       *[other] Se os dois rolaram dois dados ou mais, comparem o segundo maior do mesmo jeito, e depois o terceiro.
    }
    - **Seguir ou parar:** quem ataca escolhe depois de cada rolagem.
    - **Conquistado:** quando o último cubo da defesa se vai, avance pelo menos tantos cubos quantos dados você rolou. Pelo menos um cubo fica para trás: nenhum bairro fica vazio.

# en: 95480219
page-cards =
    ## Cartas

    Três cartas com o mesmo bicho, ou uma de cada bicho, formam um conjunto.{ $usable_wilds ->
        [no] {""}
       *[yes] {" "}Um curinga vale qualquer bicho, e um conjunto pode ter dois.{ ours }
    } No começo da sua vez, você pode trocar um conjunto{ ours } por mais cubos novos. Quantos, depende de quantos conjuntos vocês todos juntos já trocaram:{ ours }

    | conjunto | 1 | 2 | 3 | 4 | 5 | 6 | 7 |
    | --- | --- | --- | --- | --- | --- | --- | --- |
    | cubos{ ours } | { $awards } |

    Depois disso, cada conjunto traz { $set_step ->
        [0] tantos cubos quantos o anterior
       *[other] { $set_step } a mais do que o anterior
    }.{ ours }

    { $forced_exchange ->
        [0] {""}
       *[other] Com { $forced_exchange } { FORM($forced_exchange, "carta", "cartas") } ou mais na mão, você tem de trocar um conjunto se tiver algum, até duas vezes no mesmo turno, e logo depois de uma batalha.{ ours }
    }

    Os conjuntos trocados são postos de lado. { FORM($inherit_cards, "Quem elimina um jogador fica com as cartas dele.", "As cartas de um jogador eliminado também.") }{ ours } Quando o baralho acaba, { $empty_pile ->
        [reshuffle] embaralhem tudo o que foi posto de lado: é o novo baralho
       *[no-card] ninguém compra mais
    }.{ ours }

# en: 6cb7785c
page-end =
    ## O fim

    { $objective ->
        [everything] {""}
       *[missions]
        Você vence assim que a sua missão estiver cumprida { $mission_counts ->
            [at-once] na sua própria vez
           *[next-turn] e a sua próxima vez começar
        }.{ ours } Estas são as missões:{ ours }

        { $mission_list }
    }

    { $neutral ->
        [no] Quem tem todos os bairros vence.
       *[yes] Quem tem todos os bairros que não são neutros vence.{ ours }
    } Quem não tem mais nenhum está fora.

    { $turn_limit ->
        [0] {""}
       *[other] Depois de { $turn_limit } { FORM($turn_limit, "rodada", "rodadas") }, vence quem tem mais bairros; no empate, quem deles tem mais cubos.{ ours }
    }
# en: 8ee88a98
mission-point = - **{ -job }:** { mission-says }

# en: d234b63a
worked-turn = Três jogam. Você tem 16 bairros quando chega a sua vez; os outros dois são robôs, Captain 1 e Captain 2.
    .title = Um turno, passo a passo
    .note-0 = 16 dividido por 3 dá 5, e o 1 que sobra não traz nada.
    .note-1 = Uma ponte liga os dois.
    .note-3 = Um cubo rola um dado, por isso se compara um par: o seu maior dado com este.
    .note-6 = Tinham de avançar pelo menos 3, tantos quantos os dados, e 1 tem de ficar.
    .note-9 = Dois pares, dois cubos.
    .note-10 = Depois de cada rolagem você pode parar.
    .note-12 = Uma carta só, por mais que você tenha tomado.
