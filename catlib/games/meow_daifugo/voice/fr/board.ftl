### Meow Meow Daifugō: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c9132eab
others = Joueurs
# en: 38f24ce6
own-hand = Main
# en: 3ddbaeb6
hand-costs = { $circles } : { $band } coûtent { $lost }
# en: 2388c55b
seat-with-cards = { $name }, { $facts }{ $known ->
    [no] {""}
   *[other] , connues : { LIST($known, "comma") }
}
# en: aa799e50
has-chosen = carte choisie
# en: 53336bd5
played-last = dernier coup

## Alone
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 9ed83e66
enough-cards = Prends une carte de la rivière ou de la pioche.
# en: 2354cf95
the-turn = Tour
# en: 5c810b7e
played-so-far = Joué jusqu’ici
# en: d63dab65
cards-in-plays = jusqu’ici : { $cards } en { $plays } { FORM($plays, "coup", "coups") }

## Deck and field
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 11e34f1d
deck-and-field = Pioche et rivière
# en: 96e95eae
the-deck = pioche
# en: c5a5b5a3
the-field = rivière
# en: f84a5709
deck-of = pioche, { $cards }
# en: 3dd4b602
deck-does = Quand on prend une carte de la rivière, la suivante de la pioche la remplace.
# en: 38178441
on-the-field = { $card }, dans la rivière
# en: d05fa0e5
field-does = Qui passe { FORM($must_take, "prend", "peut prendre") } une carte de la rivière.
# en: 9b59de27
take-slot = prendre ({ $n })
# en: 1c22b6f9
with-circles = { $card }, { $circles }
# en: d66cba72
cost-of-a-card = { $alone ->
    [yes] {""}
   *[no] Si elle reste en main quand quelqu’un a fini, elle coûte { $circles }.
}
# en: ab312a20
wild-does = Cette carte vaut n’importe quel nombre de sa couleur. { cost-of-a-card }
# en: ca3d3c9b
doppelganger-does = Cette carte compte pour une ou pour deux de son nombre. { cost-of-a-card }
# en: ca47fcaa
legend-wild = ? blanc, ? noir : n’importe quel nombre de cette couleur ; tu le choisis en jouant la carte.
# en: 4a6769a8
legend-twice = ×2 : un sosie joué comme deux cartes de son nombre.
# en: cf2db7aa
legend-circles = { $alone ->
    [yes] {""}
   *[no] Cercles : quand quelqu’un n’a plus de cartes, les autres perdent des points pour les leurs : { LIST($bands, "comma") }.
}
# en: 8cafd5df
band = { $circles } = { $lost }

## The play to beat
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: eb0738f0
last-play = Le dernier coup
# en: 21ec1d7a
to-beat = À battre : { $who ->
    [you] ton coup
   *[other] { $who }
}
# en: 91cb2d5d
game-is-over = La partie est finie.
# en: 071ff6e1
lowest-shown-starts = Qui commence ?
# en: 872e0460
one-of-both-goes = Les deux ? dans une main : l’un doit partir.
# en: 49bf8c69
now-leads = Ouverture : { $name }
# en: ccdd1d61
nothing-is-played = Rien n’est encore joué.

## Buttons
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 452ef6f5
how-meant = Ce que valent les cartes
# en: 656729a7
what-to-do = Que faire
# en: 832155cb
pass-button = Passer (P)
# en: 01cd34a1
choose-first = Choisis des cartes
# en: c219926f
only-pass = Passe : prends une carte
# en: 2ba2a536
play-button = Jouer (R)
# en: 725caddd
show-button = Montrer (R)
# en: 42f56dd3
put-button = Mettre sous la pioche (R)
# en: bba28459
stands-for = ? vaut
# en: a626eb5b
stands-for-number = ? vaut { $n }
# en: 4da18d88
times-two = ×2 : deux cartes
# en: 012d47f2
counts-as-two = « ×2 » : le sosie compte pour deux

## Score
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 72f6573a
score = Score
# en: 99e665a0
stakes = { $alone ->
    [yes] moins de tours, c’est mieux
   *[no] { $ends ->
        [one-round] une seule manche
       *[last-point] fini à { $points } { FORM($points, "point perdu", "points perdus") }
    }
}
# en: 921de7d7
paid-for = { $circles } : −{ $n }
# en: 6f2e420b
won-it = manche gagnée
# en: b352e346
score-does = Qui gagne une manche ne perd rien ; les autres perdent des points pour les cercles de leur main.
# en: 3dde694f
not-seen = pas encore vu : { $cards }

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 969e52f2
show-suits = main triée par couleur
# en: beba5eae
show-unseen = cartes que tu n’as pas vues
