### Meow Meow Daifugō: what the table shows and says of its parts. Variables: the file in en; words: docs/glossary/pt-BR.md.

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c9132eab
others = Jogadores
# en: 38f24ce6
own-hand = Mão
# en: 3ddbaeb6
hand-costs = { $circles }: { $band } custam { $lost }
# en: 2388c55b
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , conhecidas: { LIST($known, "comma") }
}
# en: aa799e50
has-chosen = já escolheu uma carta
# en: 53336bd5
played-last = última jogada

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 9ed83e66
enough-cards = Pegue uma da mesa, ou a de cima do baralho.
# en: 2354cf95
the-turn = Turno
# en: 5c810b7e
played-so-far = Jogado até aqui
# en: d63dab65
cards-in-plays = até agora: { $cards } em { $plays } { FORM($plays, "jogada", "jogadas") }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 11e34f1d
deck-and-field = Baralho e mesa
# en: 96e95eae
the-deck = baralho
# en: c5a5b5a3
the-field = mesa
# en: f84a5709
deck-of = baralho, { $cards }
# en: 3dd4b602
deck-does = Quando alguém pega uma carta da mesa, a próxima do baralho é virada ali.
# en: 38178441
on-the-field = { $card }, na mesa
# en: d05fa0e5
field-does = Quem passa { FORM($must_take, "pega", "pode pegar") } uma carta da mesa.
# en: 9b59de27
take-slot = pegar ({ $n })
# en: 1c22b6f9
with-circles = { $card }, { $circles }
# en: d66cba72
cost-of-a-card = { $alone ->
    [yes] {""}
   *[no] Se ficar na mão quando alguém terminar, custa { $circles }.
}
# en: ab312a20
wild-does = Vale qualquer número da sua cor. { cost-of-a-card }
# en: ca3d3c9b
doppelganger-does = Conta como uma carta ou como duas do seu número. { cost-of-a-card }
# en: ca47fcaa
legend-wild = ? branco, ? preto: qualquer número dessa cor; você escolhe ao jogar a carta.
# en: 4a6769a8
legend-twice = ×2: um sósia jogado como duas cartas do seu número.
# en: cf2db7aa
legend-circles = { $alone ->
    [yes] {""}
   *[no] Círculos: quando alguém termina, os outros perdem pontos pelos seus: { LIST($bands, "comma") }.
}
# en: 8cafd5df
band = { $circles } = { $lost }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: eb0738f0
last-play = A última jogada
# en: 21ec1d7a
to-beat = Para bater a jogada { $who ->
    [you] sua
   *[other] de { $who }
}
# en: 91cb2d5d
game-is-over = A partida acabou.
# en: 071ff6e1
lowest-shown-starts = Quem começa?
# en: 872e0460
one-of-both-goes = Os dois ? na mesma mão: um sai.
# en: 49bf8c69
now-leads = { $name } abre
# en: ccdd1d61
nothing-is-played = Nada foi jogado.

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 452ef6f5
how-meant = Como valem as cartas
# en: 656729a7
what-to-do = O que fazer
# en: 832155cb
pass-button = Passar (P)
# en: 01cd34a1
choose-first = Escolha cartas
# en: c219926f
only-pass = Passe: pegue uma carta
# en: 2ba2a536
play-button = Jogar (R)
# en: 725caddd
show-button = Mostrar (R)
# en: 42f56dd3
put-button = Pôr embaixo do baralho (R)
# en: bba28459
stands-for = ? como
# en: a626eb5b
stands-for-number = ? como { $n }
# en: 4da18d88
times-two = ×2: como duas cartas
# en: 012d47f2
counts-as-two = “×2”: o sósia conta como duas

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 72f6573a
score = Placar
# en: 99e665a0
stakes = { $alone ->
    [yes] quanto menos turnos, melhor
   *[no] { $ends ->
        [one-round] uma rodada
       *[last-point] fim com { $points } { FORM($points, "ponto perdido", "pontos perdidos") }
    }
}
# en: 921de7d7
paid-for = { $circles }: −{ $n }
# en: 6f2e420b
won-it = venceu a rodada
# en: b352e346
score-does = Quem vence uma rodada não perde nada; os outros perdem pontos pelos círculos que têm na mão.
# en: 3dde694f
not-seen = { $cards } ainda não vistas

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 969e52f2
show-suits = mão separada por cor
# en: beba5eae
show-unseen = cartas que você não viu
