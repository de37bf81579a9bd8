### Empire: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

## The map
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1182e125
map = Plan
# en: 5c7aafc6
bonus-there = +{ cubes }
# en: ea3a0bd4
water = { $name ->
    [hudson-river] Hudson
    [east-river] East River
    [upper-bay] baie supérieure
    [jamaica-bay] Jamaica Bay
    [atlantic-ocean] océan Atlantique
   *[other] { $name }
}
# en: a6862aae
click-place = Clique pour poser un cube ici.
# en: 5b6d469f
click-attack = Clique pour attaquer d’ici ; un cube reste toujours sur place.
# en: ef632a61
click-target = Clique pour attaquer ici.
# en: 2b8a1c56
click-free-from = Clique pour déplacer des cubes d’ici.
# en: df85e1dc
click-free-to = Clique pour déplacer les cubes ici.
# en: 18b99484
brings-a-turn = Contrôler { -all-borough } rapporte +{ cubes } par tour.
# en: c1d3d244
not-dealt = { $hood }, { $name }, pas encore distribué
# en: eed5bb50
held-there = { $hood }, { $name }, { $holder }, { cubes }

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 25faf5a4
desk = Joueurs, cartes et dés
# en: 2d63121c
players = Joueurs
# en: 00f01255
seat-there = { $name }, { cubes }, { $facts }
# en: 4de20d20
seat-does = Chaque tour rapporte un nouveau cube { $neighborhoods_per_cube ->
    [1] par quartier
   *[other] tous les { $neighborhoods_per_cube } quartiers
}, au moins { $least_cubes }, et plus pour les arrondissements entiers.
# en: 8231b122
is-out = hors jeu
# en: 4bd24a2a
boroughs = { $n } { FORM($n, "arrondissement", "arrondissements") }
# en: d376383f
cards = { $n } { FORM($n, "carte", "cartes") }
# en: 54fa23fc
next-turn = prochain tour +{ $n }

## Cards and cubes in hand
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: cb65f211
hand = Cartes et cubes en main
# en: 683da188
next-set = série de cartes : { cubes }
# en: cea86fa2
no-cards = pas encore de carte
# en: 7e325660
cards-hidden = les cartes sont cachées
# en: ebd4ed6f
wild-face = joker
# en: adb4bc9e
card-there = { $hood }, { $pest }
# en: f169a5af
card-does = Trois fois le même animal, ou un de chaque, font une série qui s’échange contre des cubes{ FORM($usable_wilds, " ; un joker vaut n’importe quel animal", "") }.
# en: e043a17d
to-place = { $n } à poser
# en: 919288e6
amount-ten = dix ensemble
# en: 62b29de5
amount-all = tous ensemble
# en: adb4279b
place-amount = le bouton « { $amount } »

## The battle
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: d8bb51af
dice-group = Dés
# en: 784b76e5
attacks = attaque
# en: 84ea491c
defends = défend
# en: 06e2d99d
die-shows = { seat-die } : { $face }
# en: 01741c00
die-rolls = { seat-die } : il roule
# en: ef0b75c4
seat-die = dé { $seat }
# en: c78ece5b
captured = conquis
# en: 06a2ae55
attack-over = { $own } contre { $theirs } : l’attaque est finie
# en: 200518b1
to-capture = { $own } contre { $theirs } : { $chance } de chances de conquête

## What one click does at once
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c185fd55
place-all = poser { $n ->
    [1] le cube
   *[other] les { cubes }
} comme le ferait le Capitaine
# en: d93d0869
fight-on = combattre avec tous les dés jusqu’au bout
# en: f0879283
defend-on = défendre avec tous les dés jusqu’à la fin de ce tour
# en: b2f772b5
move-all-in = faire entrer { $in_all } { FORM($in_all, "cube", "cubes") }
# en: 95805967
move-all = déplacer { cubes } vers { $there }
# en: 2c3ff051
show-reach = meilleure chance de chaque conquête
# en: 0801bf17
show-front = voisins les plus faibles
