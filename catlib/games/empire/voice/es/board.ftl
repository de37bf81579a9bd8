### Empire: lo que la mesa muestra en palabras. Variables: el archivo en en; palabras: docs/glossary/es.md.

## The map
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1182e125
map = Mapa
# en: 5c7aafc6
bonus-there = +{ cubes }
# en: ea3a0bd4
water = { $name ->
    [hudson-river] río Hudson
    [east-river] río Este
    [upper-bay] bahía Superior
    [jamaica-bay] Jamaica Bay
    [atlantic-ocean] océano Atlántico
   *[other] { $name }
}
# en: a6862aae
click-place = Haz clic para poner un cubo aquí.
# en: 5b6d469f
click-attack = Haz clic para atacar desde aquí; siempre se queda un cubo.
# en: ef632a61
click-target = Haz clic para atacarlo.
# en: 2b8a1c56
click-free-from = Haz clic para trasladar cubos desde aquí.
# en: df85e1dc
click-free-to = Haz clic para trasladar los cubos hasta aquí.
# en: 18b99484
brings-a-turn = Todo { -borough } da +{ cubes } por turno.
# en: c1d3d244
not-dealt = { $hood }, { -borough }, aún sin repartir
# en: eed5bb50
held-there = { $hood }, { -borough }, { $holder }, { cubes }

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 25faf5a4
desk = Jugadores, cartas y dados
# en: 2d63121c
players = Jugadores
# en: 00f01255
seat-there = { $name }, { cubes }, { $facts }
# en: 4de20d20
seat-does = Cada turno da un cubo nuevo por cada { $neighborhoods_per_cube ->
    [1] barrio
   *[other] { $neighborhoods_per_cube } barrios
}, al menos { $least_cubes }, y más por los distritos enteros.
# en: 8231b122
is-out = fuera de la partida
# en: 4bd24a2a
boroughs = { $n } { FORM($n, "distrito", "distritos") }
# en: d376383f
cards = { $n } { FORM($n, "carta", "cartas") }
# en: 54fa23fc
next-turn = próximo turno +{ $n }

## Cards and cubes in hand
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: cb65f211
hand = Cartas y cubos en la mano
# en: 683da188
next-set = un trío de cartas da { cubes }
# en: cea86fa2
no-cards = aún sin cartas
# en: 7e325660
cards-hidden = las cartas están tapadas
# en: ebd4ed6f
wild-face = comodín
# en: adb4bc9e
card-there = { $hood }, { $pest }
# en: f169a5af
card-does = Tres animales iguales, o uno de cada, forman un trío y se canjean por cubos{ FORM($usable_wilds, "; un comodín es el animal que quieras", "") }.
# en: e043a17d
to-place = { $n } por colocar
# en: 919288e6
amount-ten = diez juntos
# en: 62b29de5
amount-all = todos juntos
# en: adb4279b
place-amount = el botón «{ $amount }»

## The battle
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: d8bb51af
dice-group = Dados
# en: 784b76e5
attacks = ataca
# en: 84ea491c
defends = defiende
# en: 06e2d99d
die-shows = { seat-die }: { $face }
# en: 01741c00
die-rolls = el { seat-die } está rodando
# en: ef0b75c4
seat-die = dado { $seat }
# en: c78ece5b
captured = conquistado
# en: 06a2ae55
attack-over = { $own } contra { $theirs }: el ataque ha terminado
# en: 200518b1
to-capture = { $own } contra { $theirs }: probabilidad de conquistarlo { $chance }

## What one click does at once
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c185fd55
place-all = colocar { cubes } donde los pondría un Capitán
# en: d93d0869
fight-on = seguir luchando con todos los dados hasta el final
# en: f0879283
defend-on = defender con todos los dados mientras dure este turno
# en: b2f772b5
move-all-in = avanzar con { $in_all } { FORM($in_all, "cubo", "cubos") }
# en: 95805967
move-all = trasladar { cubes } a { $there }
# en: 2c3ff051
show-reach = la mejor probabilidad de cada conquista
# en: 0801bf17
show-front = vecinos más débiles
