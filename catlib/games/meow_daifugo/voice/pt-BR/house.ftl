### Meow Meow Daifugō: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: deb69104
house-hand_cards = Cartas que cada um recebe com 1, 2, 3 ou 4 jogadores.
    .name = cartas na mão
# en: 7872ed2d
house-field_cards = Cartas abertas na mesa.
    .name = cartas na mesa
# en: d3a76b9a
house-penalty_bands = Até quantos círculos se perde a primeira quantidade de pontos, e até quantos a segunda.
    .name = faixas de penalidade
# en: be8f56bf
house-point_losses = Pontos perdidos na primeira faixa de círculos, na segunda e acima dela.
    .name = pontos perdidos
# en: 66479326
house-points = Pontos perdidos que fazem alguém perder a partida.
    .name = pontos iniciais
# en: 1cf9f318
house-ends = Joga-se até alguém perder todos os pontos, ou uma rodada só.
    .name = fim
    .last-point = no último ponto
    .one-round = após uma rodada
# en: 8ec69294
house-shuffle = Cada carta é sorteada quando vem, ou o baralho é embaralhado antes: assim uma semente dá o mesmo baralho, seja qual for o jogo.
    .name = embaralhar
    .as-cards-come = carta a carta
    .beforehand = antes da rodada
# en: 540c0143
house-deck = As cartas e os seus círculos: um nome, um arquivo TOML ou o texto dele; um grupo preto tem um círculo, o outro tem dois.
    .name = baralho
    .nine-kittens = Nove gatinhos
    .cards-no-doppelgangers = 26 cartas, sem sósias
    .cards-no- = 30 cartas, sem “?”
    .cards-black-cats-once = 24 cartas, gatos pretos uma só vez
    .the-32-cards-of-the-rulebook = As 32 cartas das regras
# en: 03cd0b4b
house-first_lead = Quem começa abre com a carta que mostrou, sozinha ou com outras, ou com o que quiser.
    .name = primeira saída
    .anything = qualquer coisa
    .shown-card = a carta mostrada
# en: f3e1b54a
house-doppelganger_sequences = Os sósias formam sequências entre si.
    .name = sósia em sequências
# en: f3b671ab
house-must_take = Quem passa pega uma carta enquanto houver alguma na mesa.
    .name = pegar é obrigatório
# en: 52a31553
house-taking = Quem passa pega também uma das últimas cartas da mesa, ou só enquanto dá para repor.
    .name = pegar cartas
    .while-the-field-has-cards = enquanto houver na mesa
    .while-the-deck-has-cards = enquanto houver no baralho
# en: 74103641
house-hand_limit = Quem tem esse número de cartas não pega nenhuma ao passar; 0: sem limite.
    .name = limite da mão
# en: 4fd62908
house-lost_together = Se vários perdem o último ponto juntos, perdem todos, ou quem tem mais círculos nessa rodada, ou quem perdeu mais pontos.
    .name = derrota conjunta
    .more-circles = mais círculos
    .more-points = mais pontos
    .shared = dividida
# en: 69d6a7cc
house-solo_turns = Turnos depois dos quais uma partida solo acaba sem vitória; 0: continua até conseguir.
    .name = turnos sozinho
