### Washi Cat: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: 6f3f0535
house-specials = Jogadas especiais de cada jogador.
    .name = jogadas especiais
# en: f92a77d1
house-turn_limit = Turnos dos dois jogadores juntos depois dos quais ninguém venceu; 0: sem limite.
    .name = limite de turnos
# en: c4c119c0
house-board = O tabuleiro: um nome, um arquivo TOML ou o texto dele; todos são inventados.
    .name = tabuleiro
    .two-strips-of-tape-an-invented-board = Duas tiras de fita, um tabuleiro inventado
    .temple-garden-an-invented-board = Jardim do templo, um tabuleiro inventado
    .night-market-an-invented-board = Mercado noturno, um tabuleiro inventado
    .back-yard-an-invented-board-for-lessons = Quintal, um tabuleiro inventado para as aulas
    .courtyard-an-invented-board-for-lessons = Pátio, um tabuleiro inventado para as aulas
# en: 792d0471
house-drawing = Quem desenha peixes e gatos: os jogadores, a sorte, ou ninguém, quando já estão no tabuleiro.
    .name = quem desenha
    .players = os jogadores
    .random = o acaso
    .board = como no tabuleiro
# en: e85cec43
house-cats_start = Onde começam os dois gatos de um jogador: os dois do próprio lado, ou um de cada lado do tabuleiro.
    .name = saída dos gatos
    .on-their-own-side = no próprio lado
    .one-on-each-side = um em cada lado
# en: 29b6c10f
house-own_line_blocks = Uma jogada normal não pode entrar em uma casa com linha própria.
    .name = linha própria bloqueia
# en: ce841fb8
house-leaving = Um passo para fora de um prédio termina onde não há linha, nem mesmo própria, ou é um passo como os outros.
    .name = ao sair de casa
    .into-an-empty-space = para uma casa vazia
    .as-any-step = como qualquer passo
# en: b3355db2
house-own_tail = Um gato pode saltar por cima da linha que ele mesmo desenhou.
    .name = sobre o próprio rastro
# en: cec68c97
house-landing = Um salto pode terminar em um peixe ou em um bueiro aberto, ou só em casas vazias.
    .name = pouso
    .anything-free = qualquer lugar livre
    .blank = só casas vazias
# en: fc8df3a7
house-jump_is_special = O supersalto também gasta uma jogada especial.
    .name = o salto conta
# en: acb32087
house-delivered_cats = Um gato que já entregou o peixe pode continuar andando, ou descansa.
    .name = após a entrega
    .move-on = continuam
    .rest = descansam
# en: 68b84d01
house-trapped = Fica sem saída quem não pode mais entregar todos os peixes, ou quem tem um gato sem caminho de casa.
    .name = encurralado
    .objective = sem todos os peixes
    .return-only = sem volta para casa
# en: 0cb7fd44
house-first_player = Quem começa: o primeiro lugar, onde senta o mais novo, ou um dos dois, por sorteio.
    .name = quem começa
    .seat-1 = lugar 1
    .random = o acaso
