### Washi Cat: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: 6f3f0535
house-specials = Jogadas especiais de cada jogador.
# en: f92a77d1
house-turn_limit = Turnos dos dois jogadores juntos depois dos quais ninguém venceu; 0: sem limite.
# en: c4c119c0
house-board = O tabuleiro: um nome, um arquivo TOML ou o texto dele; todos são inventados.
# en: 8f324680
house-drawing = Quem desenha peixes e gatos: os jogadores, a sorte, ou ninguém, quando já estão no tabuleiro.
# en: e85cec43
house-cats_start = Onde começam os dois gatos de um jogador: os dois do próprio lado, ou um de cada lado do tabuleiro.
# en: 29b6c10f
house-own_line_blocks = Uma jogada normal não pode entrar em uma casa com linha própria.
# en: 2c1a3972
house-leaving = Um passo para fora de um prédio termina onde não há linha, nem mesmo própria, ou é um passo como os outros.
# en: b3355db2
house-own_tail = Um gato pode saltar por cima da linha que ele mesmo desenhou.
# en: 0c896562
house-landing = Um salto pode terminar em um peixe ou em um bueiro aberto, ou só em casas vazias.
# en: fc8df3a7
house-jump_is_special = O supersalto também gasta uma jogada especial.
# en: acb32087
house-delivered_cats = Um gato que já entregou o peixe pode continuar andando, ou descansa.
# en: fe2dfa8c
house-trapped = Fica sem saída quem não pode mais entregar todos os peixes, ou quem tem um gato sem caminho de casa.
# en: c6be3f2b
house-first_player = Quem começa: o primeiro lugar, onde senta o mais novo, ou um dos dois, por sorteio.
