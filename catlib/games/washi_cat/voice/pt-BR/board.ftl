### Washi Cat: what the table shows and says of its parts. Variables: the file in en; words: docs/glossary/pt-BR.md.

# en: 1f8766d7
tape-by-size = A fita, { $columns } colunas por { $rows } fileiras
# en: daf445f1
tape = Fita
# en: 2d63121c
players = Jogadores
# en: 070c20a6
shrine-there = santuário
# en: 0da2db68
sewer-there = bueiro { -sewer }{ FORM($blocked, ", fechado", "") }
# en: 16b88852
building = { $name ->
    [tea-house] casa de chá
    [bath-house] casa de banho
    [noodle-bar] bar de macarrão
    [fish-market] mercado de peixe
    [station] estação
    [bell-tower] torre do sino
    [hall] salão
    [gate] portão
   *[other] { $name }
}
# en: b192cb8e
walls-there = muro: { $sides }
# en: 3296ea54
north = norte
# en: 351abf7f
east = leste
# en: 75b97cc5
south = sul
# en: 377255c7
west = oeste
# en: 1cc60ed6
fish-there = peixe { $colour }{ FORM($eaten, ", já pego", "") }
# en: f692da13
line-there = linha { $colour ->
    [red] vermelha
   *[other] azul
}
# en: 576816e5
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}com um peixe
    [done] , já terminou
   *[nothing] {""}
}
# en: 7fce7366
cat-does = Um gato anda para uma casa vizinha e pode saltar em linha reta por cima { FORM($own_tail, "das próprias linhas", "da linha do outro gato da mesma cor") }.
# en: 35371465
fish-does = Um gato pega um peixe na fileira do outro lado e o leva para a própria borda.
# en: 078dd157
sewer-does = Uma jogada especial entra aqui e sai pelo outro bueiro da mesma cor; quem pisa nele fecha os dois.
# en: e5f13cd1
shrine-does = Ninguém entra em um santuário.
# en: a3d532b1
line-does = Nenhum gato pisa na linha do outro jogador.
# en: 34d74a93
through-the-sewer = { cat-name } pelo bueiro
# en: d7cefd72
next-errand = { $carries ->
    [done] pronto
    [fish] { $apart ->
        [yes] à fileira { $row }
       *[no] para casa
    }
   *[nothing] { $apart ->
        [yes] à fileira { $row }
       *[no] ao peixe
    }
}
# en: a885640f
specials-left = jogadas especiais: { $left }
# en: 792bffe6
special-moves = jogadas especiais
# en: d509b75f
specials-do = Uma jogada especial salta por cima de qualquer linha, ou passa por um bueiro.
# en: f1f72603
legend-wall = muro
# en: 77c6ccda
legend-sewer = bueiro
# en: 9000f89d
legend-house = prédio
# en: ecd8b9c7
legend-special = salto ou bueiro

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

# en: 5acf101c
in-reach = ao alcance do { cat-name }
# en: a67f9127
to-go = { FORM($exact, "", "no máximo ") }{ FORM($turns, "falta", "faltam") } { $turns } { FORM($turns, "passo", "passos") }{ FORM($ahead, ", na frente", "") }
# en: d1d06ec8
no-way-to-go = sem caminho
# en: cfde335a
step-of-trip = passo { $step } de { $turns } do { cat-name }{ FORM($exact, "", ", talvez não o caminho mais rápido") }
# en: bba029a2
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }:{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "turno", "turnos") }
# en: 82fd1237
way-home = caminho de casa?
# en: 00b51c1d
no-way-home = não se vê caminho de casa para o { cat-name }: as próprias linhas o barram
# en: 9e298fde
on-way-home = em um caminho de casa do { cat-name }
# en: 62e0bae5
shut-in-there = aqui o { cat-name } está sem saída
# en: 3168f6de
part-of-wall = parte do muro em volta do { cat-name }
# en: c4216fa8
own-line-outside = linha própria diante de uma saída, parte do muro em volta do { cat-name }
# en: b7143c66
parts-from-home = uma de { $spaces } { FORM($spaces, "casa", "casas") } entre o { cat-name } e a fileira dele
# en: 6ddd1480
parts-from-fish = uma de { $spaces } { FORM($spaces, "casa", "casas") } entre o { cat-name } e um peixe

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0b59b13c
show-reach = casas ao alcance
# en: 9452c1a1
show-trips = caminhos mais curtos a pé
# en: 59390568
show-quickest = caminhos mais rápidos, com saltos
# en: c9227613
show-trapped = caminho de casa, ou o muro em volta
# en: 06acd179
show-cut = muro mais barato em volta do adversário
# en: d287f53d
no-room-at-all = há um santuário em cada casa; os gatos precisam de espaço
# en: 068a5571
cut-off = não dá para ir de { $here } a { $cell }; tem de sobrar um caminho até cada casa
# en: 9d5612f8
too-narrow = na fileira { $row } cabem { $spaces } desenhos; { $cats } { FORM($cats, "gato", "gatos") } e { $fish } peixes precisam de { $n }
# en: 8f513d7f
fish-in-rows = { $n } { FORM($n, "peixe", "peixes") } de cada jogador { FORM($n, "fica", "ficam") } na fileira 1 e outros tantos na fileira { $row }
# en: f0fc012b
lonely = { $what ->
    [shrine] o santuário
    [cat] o gato
   *[fish] o peixe
} em { $here } não tem par em { $cell }
# en: 816a0110
lonely-sewers = os bueiros { $here } e { $there } não têm par em { $cell } e { $twin }
# en: 427d723b
lonely-wall = o muro { $here }|{ $there } não tem par em { $cell }|{ $twin }
