### Cat Cab Crew: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: f7ecdc95
house-white_dice = Dados brancos que todos rolam.
    .name = dados brancos
# en: 64727923
house-curse_limit = Maldições que alguém pode ter; no limite, nenhum dado rola de novo.
    .name = limite de maldições
# en: d8ab9bbe
house-item_limit = Rolagens de bônus que valem na mesma vez.
    .name = limite de bônus
# en: 63cf3bb9
house-passengers = Passageiros na partida inteira.
    .name = passageiros
# en: 4e66d1a7
house-passenger_points = Pontos por um passageiro.
    .name = pontos por passageiro
# en: a5e5c422
house-place_points = Pontos para quem sai em primeiro, segundo e terceiro; a dois, valem só os dois primeiros.
    .name = pontos por colocação
# en: 24c9e9ba
house-rush_turns = Turnos que os outros ainda têm depois que o primeiro sai.
    .name = turnos do rush
# en: a92c4f97
house-retreat_steps = Casas que se recua depois de perder um duelo ou cair em um buraco.
    .name = casas de recuo
# en: c471ef1f
house-handicap = Quem começa antes rola menos dados na primeira vez.
    .name = vantagem
# en: 16d4f91c
house-turn_limit = Rodadas depois das quais valem os pontos de cada um; 0: sem limite.
    .name = limite de turnos
# en: b4fa4b9a
house-board = A cidade: um nome, um arquivo TOML ou o texto dele; a de sempre é inventada.
    .name = tabuleiro
    .mew-york-an-invented-city = Mew York, uma cidade inventada
# en: 2331ea68
house-entry_gate = Qual dos dois portões é a entrada; o outro é a saída.
    .name = portão de entrada
# en: d716bfba
house-diagonal = Os táxis podem andar na diagonal.
    .name = na diagonal
# en: 0185b51e
house-may_waive = Pode-se deixar movimento sem usar, inclusive o turbo.
    .name = pode abrir mão
# en: 3e02ed21
house-curses_act = As maldições anulam movimento e o resto faz o táxi recuar; ou só uma das duas coisas.
    .name = efeito das maldições
    .cancel-then-back = cancelam, depois recuam
    .cancel-only = só cancelam
    .back-only = só recuam
# en: aab1cc94
house-curses_land = Maldições que não anulam nada fazem o táxi recuar antes de valer a casa onde ele parou, ou depois.
    .name = as maldições caem
    .before-landing = antes de parar
    .after-landing = depois de parar
# en: ae47dddc
house-pickup = O passageiro entra onde o táxi termina, ou depois de cada movimento.
    .name = embarque
    .final = no final
    .each-move = a cada movimento
# en: 29c76249
house-curse_supply = Cubos de maldição na caixa; quando acabam, os dados param; 0: nunca acabam.
    .name = reserva de maldições
# en: 0c49d904
house-leave_by = As casas que sobram no portão de saída se perdem, ou é preciso gastar o número exato.
    .name = sair da cidade
    .overshoot = passando
    .exact = no número exato
# en: 714c1635
house-eliminated_can_win = Quem não sai na hora do rush fica com os seus pontos.
    .name = eliminado pode vencer
# en: feb8807d
house-duel = No duelo todos rolam juntos, rodada a rodada, ou um depois do outro.
    .name = duelo
    .simultaneous = ao mesmo tempo
    .alternate = alternadamente
# en: 5256e444
house-nibbles_bands = O que traz um 1–2, um 3–4 ou um 5–6 no petisco.
    .name = faixas de petiscos
    .cab-upgrade = melhoria do táxi
    .greedy-cat = gato guloso
    .speed-boost = turbo
# en: 1afcea7e
house-patrol_bands = O que custa um 1–2, um 3–4 ou um 5–6 na Patrulha da Pata.
    .name = faixas da patrulha
    .bad-luck = azar
    .pothole = buraco
    .unhappy-customer = cliente irritado
# en: ce929c84
house-crazy_rolls_won_dice = Crazy Cat rola os dados coloridos que ganhou.
    .name = Crazy Cat rola os ganhos
