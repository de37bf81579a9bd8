### Empire: what the table shows and says of its parts. Variables: the file in en; words: docs/glossary/pt-BR.md.

## The map
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1182e125
map = Mapa
# en: 5c7aafc6
bonus-there = +{ cubes }
# en: ea3a0bd4
water = { $name ->
    [hudson-river] rio Hudson
    [east-river] rio East
    [upper-bay] baía Superior
    [jamaica-bay] Jamaica Bay
    [atlantic-ocean] oceano Atlântico
   *[other] { $name }
}
# en: a6862aae
click-place = Clique para pôr um cubo aqui.
# en: 5b6d469f
click-attack = Clique para atacar daqui; um cubo sempre fica para trás.
# en: ef632a61
click-target = Clique para atacar aqui.
# en: 2b8a1c56
click-free-from = Clique para mover cubos daqui.
# en: df85e1dc
click-free-to = Clique para trazer os cubos para cá.
# en: 18b99484
brings-a-turn = Ter { -borough } por inteiro traz +{ cubes } a cada vez.
# en: c1d3d244
not-dealt = { $hood }, { $name }, ainda sem dono
# en: eed5bb50
held-there = { $hood }, { $name }, { $holder }, { cubes }

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 25faf5a4
desk = Jogadores, cartas e dados
# en: 2d63121c
players = Jogadores
# en: 00f01255
seat-there = { $name }, { cubes }, { $facts }
# en: 4de20d20
seat-does = Cada turno traz um cubo novo para { $neighborhoods_per_cube ->
    [1] cada bairro
   *[other] cada { $neighborhoods_per_cube } bairros
}, pelo menos { $least_cubes }, e mais por distritos inteiros.
# en: 8231b122
is-out = fora do jogo
# en: 4bd24a2a
boroughs = { $n } { FORM($n, "distrito", "distritos") }
# en: d376383f
cards = { $n } { FORM($n, "carta", "cartas") }
# en: 54fa23fc
next-turn = próxima vez +{ $n }

## Cards and cubes in hand
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: cb65f211
hand = Cartas e cubos na mão
# en: 683da188
next-set = conjunto: { cubes }
# en: cea86fa2
no-cards = ainda sem cartas
# en: 7e325660
cards-hidden = as cartas estão escondidas
# en: ebd4ed6f
wild-face = curinga
# en: adb4bc9e
card-there = { $hood }, { $pest }
# en: f169a5af
card-does = Três bichos iguais, ou um de cada, formam um conjunto e valem cubos{ FORM($usable_wilds, "; um curinga é qualquer bicho", "") }.
# en: e043a17d
to-place = { FORM($n, "falta", "faltam") } { $n }
# en: 919288e6
amount-ten = dez juntos
# en: 62b29de5
amount-all = todos juntos
# en: adb4279b
place-amount = o botão “{ $amount }”

## The battle
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: d8bb51af
dice-group = Dados
# en: 784b76e5
attacks = ataca
# en: 84ea491c
defends = defende
# en: 06e2d99d
die-shows = { seat-die }: { $face }
# en: 01741c00
die-rolls = { seat-die } está rolando
# en: ef0b75c4
seat-die = dado { $seat }
# en: c78ece5b
captured = conquistado
# en: 06a2ae55
attack-over = { $own } contra { $theirs }: o ataque acabou
# en: 200518b1
to-capture = { $own } contra { $theirs }: { $chance } de conquistar

## What one click does at once
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c185fd55
place-all = pôr { $n ->
    [1] o cubo
   *[other] os { $n } cubos
} onde o robô Captain poria
# en: d93d0869
fight-on = seguir lutando com todos os dados até decidir
# en: f0879283
defend-on = defender com todos os dados até o fim desta vez
# en: b2f772b5
move-all-in = avançar { $in_all } { FORM($in_all, "cubo", "cubos") }
# en: 95805967
move-all = mover { cubes } para { $there }
# en: 2c3ff051
show-reach = melhor chance de cada conquista
# en: 0801bf17
show-front = vizinhos mais fracos
