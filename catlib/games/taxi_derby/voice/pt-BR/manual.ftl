### Taxi Derby: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: 35196626
page-aim =
    ## Do que se trata

    Você dirige um táxi. Pegue passageiros e leve-os aonde eles querem ir: cada um paga a corrida. Muitos só entram se o seu táxi tiver uma **melhoria**, como { $such }, por isso você também gasta dinheiro. Você pode ir tão longe quanto quiser, mas, se correr demais, a viatura persegue você. No fim, vence quem tiver mais dinheiro.

# en: 7f896be8
page-needs =
    ## O que é preciso

    - A cidade, um táxi para cada jogador e a viatura preta.
    - Fichas de passageiros. Uma ficha diz aonde alguém quer ir, quanto paga e o que pede para entrar.
    - Melhorias de { $kinds } tipos: { $upgrades }.
    - Multas, para quem for pego.
    - Um dado de { $die_sides } faces, e dinheiro.

    { $invented ->
        [no] {""}
       *[other] O que se perdeu da edição impressa: { $invented }. O que há aqui nós inventamos.{ ours }
    }
# en: e534985e
the-boards = o tabuleiro
# en: 19e75d26
the-tiles = as fichas
# en: a20bef01
the-tickets = as multas

# en: 347c9f6f
page-city =
    ## A cidade

    Quatro partes formam um quadrado com { $spaces } casas.{ $streets ->
        [shuffled-and-turned] {" "}Elas são embaralhadas e giradas ao acaso.{ ours }
        [shuffled] {" "}Elas são embaralhadas.{ ours }
       *[as-arranged] {""}
    } A rua ao longo da borda está fechada.

    - Uma **casa** é um trecho de rua entre dois cruzamentos. Cruzamentos não são casas: você vai de um trecho de rua a qualquer trecho que o encontra.
    - **Pontos,** dois ao lado de cada pilha de fichas: ali esperam passageiros.
    - **Destinos,** onde os passageiros descem: { $places }.
    - **Lojas,** que vendem melhorias: { $sold }.{ FORM($invented_city, ours, "") }
    - As garagens dos táxis e a delegacia.
# en: 8f8c3e0d
stores-at = { $n } por ${ $price }

# en: cc8c2c46
page-start =
    ## Antes de começar

    1. **Táxis.** Cada jogador recebe um táxi{ $start_tokens ->
        [0] {""}
       *[other] , mais { $start_tokens } { FORM($start_tokens, "melhoria tirada", "melhorias tiradas") } do saco sem olhar
    }{ $start_money ->
        [0] {""}
       *[other] , mais ${ $start_money }
    }. Depois escolhe uma das duas casas ao lado da sua garagem.
    2. **Lojas.** Cada uma recebe { $store_gets } { FORM($store_gets, "melhoria tirada", "melhorias tiradas") } do saco sem olhar; depois não chegam outras.{ FORM($every_upgrade, " Cada tipo de melhoria sai pelo menos uma vez.", "") }
    3. **Passageiros.** Separem as fichas pela cor do verso e façam { $stacks } { FORM($stacks, "pilha", "pilhas") }, cada uma assim, de cima para baixo: { $from_the_top }. Virem duas de cada pilha nos pontos ao lado dela.
    4. **Viatura.** Ela espera na delegacia. O laranja começa.{ ours }
# en: 0cdb7d72
in-stack = { $n } { $colour ->
    [green] { FORM($n, "verde", "verdes") }
    [yellow] { FORM($n, "amarela", "amarelas") }
    [red] { FORM($n, "vermelha", "vermelhas") }
    [purple] { FORM($n, "roxa", "roxas") }
    [blue] { FORM($n, "azul", "azuis") }
   *[other] { $colour }
}

# en: 518205ab
page-turn =
    ## A sua vez

    1. **Dirija.** Ande casa por casa, tão longe quanto quiser, no máximo { $most_spaces }.{ ours } Conte juntas todas as casas da vez: com mais de { $speed_limit }, você está **correndo demais**.
    2. **Aja.** Faça uma das ações abaixo. Você precisa ter andado pelo menos uma casa.{ ours }
    3. **De novo.** Se não estava correndo demais quando agiu, você pode seguir dirigindo e agir mais uma vez.
    4. **A viatura.** Antes da última ação, diga o que vai fazer. Primeiro a viatura anda, depois você faz a ação, e a sua vez acaba. Se não houver ação, a viatura anda no fim.

    As ações são:

    - **Pegar** um passageiro que espera na sua casa, se você tiver as melhorias que a ficha pede. Um táxi leva { $capacity }.
    - **Deixar** um passageiro no destino certo. O banco paga a corrida.
    - **Comprar** uma melhoria em uma loja, pelo preço dela e sem ninguém a bordo. Uma loja vende uma por turno.
    { $shared_spaces ->
        [yes] {""}
       *[no] - Ninguém age nem termina a vez onde está outro táxi; passar por ele é permitido.{ ours }
    }

# en: 3d331e22
page-patrol =
    ## A viatura

    - **Você não correu demais:** você pode mover a viatura até { $patrol_reach } { FORM($patrol_reach, "casa", "casas") }, para onde quiser. { $free_patrol ->
        [tickets-rivals] Um rival na casa onde você a deixa leva uma multa.
       *[tickets-nobody] Ela não multa ninguém.
    }{ ours }
    - **Você correu demais:** role o dado e multiplique o número pelas casas acima do limite. A viatura anda esse número de casas atrás de você, pelo caminho mais curto; se há vários, você escolhe um.{ ours } Se ela alcançar você, você leva uma multa.
    { $patrol_space ->
        [caught] - **Você corre demais e para na casa dela:** você leva uma multa, sem rolar o dado.{ ours }
       *[free] - **Você corre demais e para na casa dela:** nada acontece.{ ours }
    }

# en: 8eeeb4f2
page-tickets =
    ## Multas

    Vire uma multa, fique com ela e pague o que ela pede. Se puder pagar, tem de pagar. Os seus passageiros ficam, e você faz a sua última ação{ $after_ticket ->
        [chosen-anew] , ou outra possível ali, ou nenhuma.{ ours }
       *[stays-announced] .
    } Uma ida à delegacia custa essa ação.{ ours }

    | a multa pede | multas |
    | --- | --- |
    { $fines }

    Se você não pode pagar, não paga nada,{ ours } mas o seu táxi é **guinchado:** os passageiros descem de vez, ele vai para a delegacia, e a sua vez acaba. Se a multa pede a sua última melhoria, você pode deixar o táxi ser guinchado em vez de entregá-la.
# en: bb55b6f2
dollars-row = | ${ $dollars } | { $n } |
# en: 1cf6b9c9
upgrade-row = | uma melhoria | { $n } |
# en: 864a48e4
visit-row = | uma ida à delegacia | { $n } |

# en: 1350da0e
page-upgrades =
    ## Melhorias

    Você tem lugar para { $room } de cada tipo. Com a primeira, entram os passageiros que a pedem. Com a segunda, esses passageiros pagam ${ $second_token } a mais{ FORM($abilities, ", e ela traz uma habilidade para o resto da partida", "") }; com a terceira, ${ $third_token } a mais em vez disso.{ ours }

    { $abilities ->
        [yes]
            | duas de | o que trazem{ ours } |
            | --- | --- |
            { $tracks }
       *[no] {""}
    }
# en: 52b7609f
track-row = | { $upgrade } | { $brings } |
# en: 00571592
ability-none = nada
# en: 6845845c
ability-speed-limit-plus-1 = o seu limite de velocidade aumenta em um
# en: 4d35f9eb
ability-patrol-reach-plus-2 = você pode mover a viatura duas casas mais longe
# en: c4bb1775
ability-solo-passengers-share = passageiros que viajam a sós dividem o seu táxi
# en: cbba3e6f
ability-stores-minus-1 = as lojas ficam um dólar mais baratas
# en: fa2b13b5
ability-fines-minus-1 = as multas ficam um dólar mais baratas

# en: 7d525b07
page-passengers =
    ## Passageiros

    Há { $types }. { FORM($any_solo, "Um passageiro marcado **a sós** não divide o táxi com ninguém. ", "") }{ FORM($any_limit, "Alguns só entram se você não tem mais multas do que diz a ficha. ", "") }{ FORM($any_times, "Uma corrida marcada **+** é paga uma vez, e mais uma vez para cada passageiro desse tipo que você já entregou. ", "") }{ $fare_change ->
        [0] {""}
       *[other] Cada corrida paga ${ $fare_change } a mais do que está impresso.{" "}
    }Um passageiro que já está no táxi fica, mesmo que você perca uma melhoria.

# en: ee7b4250
page-end =
    ## O fim

    Depois da sua vez, encham de novo os pontos vazios com as pilhas.{ ours } Quando { $ending_stacks } { FORM($ending_stacks, "pilha está vazia", "pilhas estão vazias") }, ou quando só duas estão, mas ao lado delas não espera mais ninguém, o fim está perto: cada um tem mais um turno, por último quem provocou o fim. Depois se pagam estes prêmios:

    | prêmio por{ ours } | primeiro | segundo | terceiro |
    | --- | --- | --- | --- |
    { $prizes_paid }

    Quem empata divide os prêmios{ ours }, arredondados para cima; se mais de dois empatam em terceiro, ninguém recebe. O turno mais longo conta a partir de { $bonus_from } { FORM($bonus_from, "casa", "casas") }, até { $track_end }.{ ours } Quem não entregou ninguém de um tipo não recebe prêmio por ele.{ ours } Vence quem tiver mais dinheiro; com dinheiro igual, a vitória é dividida.{ ours } { $standstill ->
        [ends-the-game] Se ninguém mais pode atender ninguém, o fim vem do mesmo jeito.{ ours }
       *[plays-on] {""}
    } { $round_limit ->
        [0] {""}
       *[other] Depois de { $round_limit } { FORM($round_limit, "rodada", "rodadas") }, acaba de qualquer modo.{ ours }
    }
# en: 742321e7
prize-row = | { $thing } | ${ $first } | ${ $second } | ${ $third } |

# en: c9ed9b1c
worked-turn = Você é o laranja, começa em b15 e tem wi-fi. O robô Fast Eddie é o verde.
    .title = Um turno, passo a passo
    .note-1 = Essa é a primeira ação, e dentro do limite, por isso ainda resta uma segunda.
    .note-2 = Contam todas as casas da vez: 1 e 4 são 5.
    .note-4 = Dois caminhos são igualmente curtos: você escolhe um.
    .note-5 = A sua vez acaba.
    .note-6 = O ponto vazio é ocupado pela próxima ficha da pilha.
