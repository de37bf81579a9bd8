### Empire: what each house rule is about. Words: docs/glossary/pt-BR.md.

# en: 927deed2
house-sides = Faces de cada dado.
    .name = faces dos dados
# en: 9845de46
house-attack_dice = Quantos dados o ataque pode rolar, no máximo.
    .name = dados de ataque
# en: e094bef7
house-defend_dice = Quantos dados a defesa pode rolar, no máximo.
    .name = dados de defesa
# en: f87bf81d
house-ties = Quem vence quando dois dados são iguais.
    .name = empate favorece
    .defender = a defesa
    .attacker = o ataque
# en: 51dbaec3
house-starting_cubes = Cubos no começo para 2, 3, 4, 5 e 6 jogadores; o jogo a dois é acréscimo nosso.
    .name = cubos iniciais
# en: 301d7c51
house-neighborhoods_per_cube = Quantos bairros trazem um cubo novo a cada vez.
    .name = bairros por cubo
# en: 978755d7
house-least_cubes = Cubos novos que um turno traz, no mínimo.
    .name = mínimo de cubos
# en: e4d440f9
house-wild_cards = Curingas no baralho.
    .name = curingas
# en: 184272d8
house-turn_limit = Rodadas depois das quais vence quem tem mais bairros e, no empate, mais cubos; 0: sem limite.
    .name = limite de turnos
# en: 4b8b198b
house-map = O mapa: um nome, um arquivo TOML ou o texto dele; o de sempre é inventado.
    .name = mapa
    .new-york-an-invented-map = Nova York, um mapa inventado
# en: b7c59d78
house-bonus_percent = Que parte do bônus dos distritos se paga, arredondada para baixo, em porcentagem.
    .name = percentual dos distritos
# en: e75b4ef4
house-set_awards = Cubos pelos seis primeiros conjuntos que alguém troca.
    .name = cubos por conjunto
# en: 1d14ffd5
house-set_step = Quanto cada conjunto seguinte traz a mais do que o anterior.
    .name = aumento por conjunto
# en: 64106436
house-first_player = Começa quem tirar o maior número, e quem empata rola de novo; ou começa quem está no primeiro lugar.
    .name = quem começa
    .highest-roll = maior rolagem
    .seat-1 = lugar 1
# en: 93a5419a
house-placement = Os cubos que sobram depois da distribuição são colocados um por um, cada um na sua vez, ou todos de uma vez.
    .name = colocação
    .one-by-one = um a um
    .all-at-once = todos de uma vez
# en: a690ce7a
house-neutral_third = A dois, um terço dos bairros não é de ninguém e fica neutro.
    .name = terceiro neutro
# en: 4ee7def4
house-neutral_cubes = Cubos em cada bairro neutro.
    .name = cubos neutros
# en: 5300db00
house-forced_exchange = Número de cartas na mão a partir do qual é preciso trocar um conjunto; 0: nunca.
    .name = troca obrigatória
# en: 843d97be
house-inherit_cards = Quem elimina outro jogador fica com as cartas dele; senão, elas são postas de lado.
    .name = herdar cartas
# en: 68a3250b
house-free_move = O movimento livre vai a um vizinho, ou até onde os próprios bairros se ligam, ou não existe.
    .name = movimento livre
    .adjacent = bairro vizinho
    .connected = por território próprio
    .none = nenhum
# en: 1ab47f51
house-cube_supply = Cubos de cada cor na caixa; 0: nunca acabam.
    .name = reserva de cubos
# en: 0dc40878
house-objective = Tomar a cidade inteira, ou ser o primeiro a cumprir uma carta secreta de Profissão; a dois, as cartas pedem mais bairros.
    .name = objetivo
    .everything = conquistar tudo
    .missions = missões
# en: 4a45664b
house-mission_counts = Uma missão vence assim que a sua vez a cumpre, ou quando começa a sua próxima vez.
    .name = a missão vale
    .at-once = na hora
    .next-turn = no próximo turno
# en: d08aa24a
house-empty_pile = Quando o baralho acaba, as cartas postas de lado são embaralhadas de novo, ou ninguém compra mais.
    .name = baralho vazio
    .reshuffle = embaralhar de novo
    .no-card = sem carta
