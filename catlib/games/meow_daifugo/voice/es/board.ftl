### Meow Meow Daifugō: lo que la mesa muestra en palabras. Variables: el archivo en en; palabras: docs/glossary/es.md.

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c9132eab
others = Jugadores
# en: 38f24ce6
own-hand = Mano
# en: 3ddbaeb6
hand-costs = { $circles }: { $band } cuestan { $lost }
# en: 2388c55b
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , se conoce: { LIST($known, "comma") }
}
# en: aa799e50
has-chosen = ha elegido una carta
# en: 53336bd5
played-last = última jugada

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 9ed83e66
enough-cards = Toma una de la mesa o la primera del mazo.
# en: 2354cf95
the-turn = Turno
# en: 5c810b7e
played-so-far = Jugado hasta ahora
# en: d63dab65
cards-in-plays = hasta ahora: { $cards } en { $plays } { FORM($plays, "jugada", "jugadas") }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 11e34f1d
deck-and-field = Mazo y mesa
# en: 96e95eae
the-deck = mazo
# en: c5a5b5a3
the-field = mesa
# en: f84a5709
deck-of = mazo, { $cards }
# en: 3dd4b602
deck-does = Cuando se toma una carta de la mesa, ahí se descubre la siguiente del mazo.
# en: 38178441
on-the-field = { $card }, en la mesa
# en: d05fa0e5
field-does = Quien pasa { FORM($must_take, "toma", "puede tomar") } una carta de la mesa.
# en: 9b59de27
take-slot = tomar ({ $n })
# en: 1c22b6f9
with-circles = { $card }, { $circles }
# en: d66cba72
cost-of-a-card = { $alone ->
    [yes] {""}
   *[no] Si está en la mano cuando alguien se queda sin cartas, cuesta { $circles }.
}
# en: ab312a20
wild-does = Es el número que quieras de su color. { cost-of-a-card }
# en: ca3d3c9b
doppelganger-does = Cuenta como una carta o como dos de su número. { cost-of-a-card }
# en: ca47fcaa
legend-wild = ? blanco, ? negro: cualquier número de ese color; lo eliges al jugar la carta.
# en: 4a6769a8
legend-twice = ×2: un doble que se jugó como dos cartas de su número.
# en: cf2db7aa
legend-circles = { $alone ->
    [yes] {""}
   *[no] Círculos: cuando alguien se queda sin cartas, los demás pierden puntos por los suyos: { LIST($bands, "comma") }.
}
# en: 8cafd5df
band = { $circles } = { $lost }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: eb0738f0
last-play = La última jugada
# en: 21ec1d7a
to-beat = Hay que superar { $who ->
    [you] tu jugada
   *[other] la jugada de { $who }
}
# en: 91cb2d5d
game-is-over = La partida ha terminado.
# en: 071ff6e1
lowest-shown-starts = ¿Quién empieza?
# en: 872e0460
one-of-both-goes = Los dos ? en una mano: sobra uno.
# en: 49bf8c69
now-leads = Sale: { $name }
# en: ccdd1d61
nothing-is-played = No se ha jugado nada.

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 452ef6f5
how-meant = Cómo se entienden las cartas
# en: 656729a7
what-to-do = Qué hacer
# en: 832155cb
pass-button = Pasar (P)
# en: 01cd34a1
choose-first = Elige cartas
# en: c219926f
only-pass = Pasa: toma una carta
# en: 2ba2a536
play-button = Jugar (R)
# en: 725caddd
show-button = Enseñar (R)
# en: 42f56dd3
put-button = Bajo el mazo (R)
# en: bba28459
stands-for = ? como
# en: a626eb5b
stands-for-number = ? como { $n }
# en: 4da18d88
times-two = ×2: como dos cartas
# en: 012d47f2
counts-as-two = «×2»: el doble cuenta como dos

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 72f6573a
score = Puntos
# en: 99e665a0
stakes = { $alone ->
    [yes] cuantos menos turnos, mejor
   *[no] { $ends ->
        [one-round] una ronda
       *[last-point] fin con { $points } { FORM($points, "punto perdido", "puntos perdidos") }
    }
}
# en: 921de7d7
paid-for = { $circles }: −{ $n }
# en: 6f2e420b
won-it = ha ganado la ronda
# en: b352e346
score-does = Quien gana una ronda no pierde nada; los demás pierden puntos por los círculos de su mano.
# en: 3dde694f
not-seen = { $cards } sin ver

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 969e52f2
show-suits = mano ordenada por colores
# en: beba5eae
show-unseen = cartas que no has visto
