### Taxi Derby: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: 6a3f2182
house-speed_limit = Casas por turno até as quais ninguém corre demais.
# en: a3195eff
house-die_sides = Faces do dado da perseguição.
# en: 4af0baf8
house-patrol_reach = Casas que a viatura pode andar depois de um turno dentro do limite.
# en: 5d4e73bc
house-capacity = Passageiros que um táxi pode levar.
# en: 3f480b33
house-start_tokens = Melhorias sorteadas com que cada um começa.
# en: b36cdd98
house-store_tokens = Melhorias em cada loja; 0: conforme os jogadores, como impresso.
# en: 8b8a9dcc
house-start_money = Dólares com que cada um começa.
# en: 5a184106
house-fare_change = Dólares somados a toda corrida impressa.
# en: 13262644
house-fine_change = Dólares somados a toda multa em dinheiro.
# en: e4b104dc
house-end_stacks = Pilhas esgotadas que terminam a partida; todas, em uma cidade com menos.
# en: 6273dfd7
house-bonus_from = Casas de um turno sem multa a partir das quais a trilha de velocidade conta.
# en: beadff50
house-bonuses = Primeiro, segundo e terceiro prêmios no fim; o motivo de cada um nós deduzimos.
# en: 6d6c8509
house-most_spaces = Casas que um turno pode ter no máximo; mais longe ninguém escapa.
# en: 3bcabe81
house-round_limit = Rodadas depois das quais a partida acaba e vale o que cada um tem; 0: sem limite.
# en: 40e24328
house-standstill = Quando ninguém mais pode atender quem espera, cada um tem mais um turno, ou a partida segue até o limite.
# en: 5733fe29
house-every_upgrade = Cada tipo de melhoria sai pelo menos uma vez, para um táxi ou uma loja; as últimas sorteadas cuidam disso.
# en: 7c18da9e
house-free_patrol = Uma viatura movida livremente não multa ninguém, ou multa todo rival em cuja casa é deixada.
# en: 4ab34ef8
house-shared_spaces = Um táxi pode parar onde já está outro; passar por ele é sempre permitido.
# en: 213005df
house-patrol_space = Quem corre demais e para na casa da viatura leva uma multa, ou escapa.
# en: f67eb8a9
house-upgrade_tokens = Melhorias no saco; 47 na edição mais nova, em que os primeiros tipos têm mais.
# en: 44d79028
house-city = As quatro partes: 'city', 'small_city', 'large_city', ou um arquivo TOML; todas inventadas.
# en: ee84fc27
house-passengers = Fichas e habilidades do nível 2: 'passengers', 'later_passengers', ou um arquivo TOML.
# en: 96337237
house-tickets = O baralho de multas: 'tickets', 'later_tickets', ou um arquivo TOML; todos inventados.
# en: 8efabdd2
house-streets = As partes são sorteadas e giradas ao acaso, ou como diz `turned`, ou como dizem as duas regras abaixo.
# en: ea2b2c05
house-arrangement = Qual parte fica em cima à esquerda, em cima à direita, embaixo à esquerda, embaixo à direita, se ninguém sorteia.
# en: 09d42fa4
house-turned = Quartos de volta no sentido do relógio da parte em cada lugar.
# en: d4cd83df
house-track_end = Último número da trilha de velocidade.
# en: 902f6473
house-abilities = Uma segunda ficha traz, para o resto da partida, a habilidade que o arquivo de dados diz, que é inventada.
# en: c259c758
house-after_ticket = Depois de resolvida a multa, a última ação pode ser qualquer uma possível ali, ou a anunciada.
