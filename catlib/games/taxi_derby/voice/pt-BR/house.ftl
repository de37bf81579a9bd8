### Taxi Derby: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: 6a3f2182
house-speed_limit = Casas por turno até as quais ninguém corre demais.
    .name = limite de velocidade
# en: 2a7c55d5
house-die_sides = Faces do dado da perseguição.
    .name = faces do dado
# en: 4af0baf8
house-patrol_reach = Casas que a viatura pode andar depois de um turno dentro do limite.
    .name = alcance da viatura
# en: 4b65b284
house-capacity = Passageiros que um táxi pode levar.
    .name = lugares
# en: 5eac5194
house-start_tokens = Melhorias sorteadas com que cada um começa.
    .name = melhorias iniciais
# en: 3b5b9a67
house-store_tokens = Melhorias em cada loja; 0: conforme os jogadores, como impresso.
    .name = melhorias na loja
# en: 8b8a9dcc
house-start_money = Dólares com que cada um começa.
    .name = dinheiro inicial
# en: 5a184106
house-fare_change = Dólares somados ao valor impresso de toda corrida.
    .name = mudança na tarifa
# en: 13262644
house-fine_change = Dólares somados a toda multa em dinheiro.
    .name = mudança na multa
# en: 95d3a1ff
house-end_stacks = Pilhas esgotadas que terminam a partida; todas, em uma cidade com menos.
    .name = pilhas vazias no fim
# en: f47c5132
house-bonus_from = Casas de um turno sem multa a partir das quais a trilha de velocidade conta.
    .name = bônus a partir de
# en: beadff50
house-bonuses = Primeiro, segundo e terceiro prêmios no fim; o motivo de cada um nós deduzimos.
    .name = bônus
# en: 6d6c8509
house-most_spaces = Casas que um turno pode ter no máximo; mais longe ninguém escapa.
    .name = máximo de casas
# en: 3bcabe81
house-round_limit = Rodadas depois das quais a partida acaba e vale o que cada um tem; 0: sem limite.
    .name = limite de rodadas
# en: 82f8627f
house-standstill = Quando ninguém mais pode atender quem espera, cada um tem mais um turno, ou a partida segue até o limite.
    .name = impasse
    .ends-the-game = encerra a partida
    .plays-on = continua
# en: 27aa6295
house-every_upgrade = Cada tipo de melhoria sai pelo menos uma vez, para um táxi ou uma loja; as últimas sorteadas cuidam disso.
    .name = todas as melhorias
# en: 15beb24a
house-free_patrol = Uma viatura movida livremente não multa ninguém, ou multa todo rival em cuja casa é deixada.
    .name = viatura livre
    .tickets-nobody = não multa ninguém
    .tickets-rivals = multa os rivais
# en: 4ab34ef8
house-shared_spaces = Um táxi pode parar onde já está outro; passar por ele é sempre permitido.
    .name = casas divididas
# en: f28227de
house-patrol_space = Quem corre demais e para na casa da viatura leva uma multa, ou escapa.
    .name = casa da viatura
    .caught = pego
    .free = livre
# en: f67eb8a9
house-upgrade_tokens = Melhorias no saco; 47 na edição mais nova, em que os primeiros tipos têm mais.
    .name = fichas por melhoria
# en: 44d79028
house-city = As quatro partes: “city”, “small_city”, “large_city”, ou um arquivo TOML; todas inventadas.
    .name = cidade
    .a-synthetic-city = Uma cidade inventada
    .a-large-synthetic-city = Uma cidade inventada grande
    .a-small-synthetic-city = Uma cidade inventada pequena
# en: ee84fc27
house-passengers = Fichas e habilidades do nível 2: “passengers”, “later_passengers”, ou um arquivo TOML.
    .name = passageiros
    .synthetic-passengers = Passageiros inventados
    .synthetic-passengers-of-the-later-edition = Passageiros inventados da edição posterior
# en: 96337237
house-tickets = O baralho de multas: “tickets”, “later_tickets”, ou um arquivo TOML; todos inventados.
    .name = multas
    .synthetic-tickets = Multas inventadas
    .synthetic-tickets-of-the-later-edition = Multas inventadas da edição posterior
# en: 8efabdd2
house-streets = As partes são sorteadas e giradas ao acaso, ou como diz `turned`, ou como dizem as duas regras abaixo.
    .name = ruas
    .shuffled-and-turned = embaralhadas e giradas
    .shuffled = embaralhadas
    .as-arranged = como dispostas
# en: ea2b2c05
house-arrangement = Qual parte fica em cima à esquerda, em cima à direita, embaixo à esquerda, embaixo à direita, se ninguém sorteia.
    .name = disposição
# en: 09d42fa4
house-turned = Quartos de volta no sentido do relógio da parte em cada lugar.
    .name = giradas
# en: 5c94bdb6
house-track_end = Último número da trilha de velocidade.
    .name = fim da trilha
# en: 902f6473
house-abilities = Uma segunda ficha traz, para o resto da partida, a habilidade que o arquivo de dados diz, que é inventada.
    .name = habilidades
# en: 0b96f227
house-after_ticket = Depois de resolvida a multa, a última ação pode ser qualquer uma possível ali, ou a anunciada.
    .name = após a multa
    .chosen-anew = escolhido de novo
    .stays-announced = continua anunciado
