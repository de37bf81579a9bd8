### Empire: what the table shows in words. Variables: the file in en; words: docs/glossary/de.md.

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
    [upper-bay] Upper Bay
    [jamaica-bay] Jamaica Bay
    [atlantic-ocean] Atlantik
   *[other] { $name }
}
# en: a6862aae
click-place = Klick, um hier einen Stein aufzustellen.
# en: 5b6d469f
click-attack = Klick, um von hier anzugreifen; ein Stein bleibt immer zurück.
# en: ef632a61
click-target = Klick, um hier anzugreifen.
# en: 2b8a1c56
click-free-from = Klick, um Steine von hier zu verschieben.
# en: df85e1dc
click-free-to = Klick, um die Steine hierher zu verschieben.
# en: 18b99484
brings-a-turn = Alles in { -borough } bringt +{ cubes } in jedem Zug.
# en: c1d3d244
not-dealt = { $hood }, { $name }, noch nicht ausgeteilt
# en: eed5bb50
held-there = { $hood }, { $name }, { $holder }, { cubes }

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 25faf5a4
desk = Spieler, Karten und Würfel
# en: 2d63121c
players = Spieler
# en: 00f01255
seat-there = { $name }, { cubes }, { $facts }
# en: 4de20d20
seat-does = Jeder Zug bringt einen neuen Stein für { $neighborhoods_per_cube ->
    [1] jedes
   *[other] je { $neighborhoods_per_cube }
} Viertel, mindestens { $least_cubes }, und mehr für ganze Bezirke.
# en: 8231b122
is-out = besiegt
# en: 4bd24a2a
boroughs = { $n } { FORM($n, "Bezirk", "Bezirke") }
# en: d376383f
cards = { $n } { FORM($n, "Karte", "Karten") }
# en: 54fa23fc
next-turn = bald +{ $n }

## Cards and cubes in hand
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: cb65f211
hand = Karten und Steine auf der Hand
# en: 683da188
next-set = ein Kartensatz bringt { cubes }
# en: cea86fa2
no-cards = noch keine Karten
# en: 7e325660
cards-hidden = Karten sind verdeckt
# en: ebd4ed6f
wild-face = Joker
# en: adb4bc9e
card-there = { $hood }, { $pest }
# en: f169a5af
card-does = Drei gleiche Tiere oder von jedem eins sind ein Satz und bringen Steine{ FORM($usable_wilds, "; ein Joker ist jedes Tier", "") }.
# en: e043a17d
to-place = noch { $n }
# en: 919288e6
amount-ten = zehn auf ein Feld
# en: 62b29de5
amount-all = alle auf ein Feld
# en: adb4279b
place-amount = der Knopf „{ $amount }“

## The battle
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: d8bb51af
dice-group = Würfel
# en: 784b76e5
attacks = greift an
# en: 84ea491c
defends = wehrt sich
# en: 06e2d99d
die-shows = { seat-die } zeigt { $face }
# en: 01741c00
die-rolls = { seat-die } rollt
# en: ef0b75c4
seat-die = Würfel von { $seat }
# en: c78ece5b
captured = erobert
# en: 06a2ae55
attack-over = { $own } gegen { $theirs }: der Angriff ist vorbei
# en: 200518b1
to-capture = { $own } gegen { $theirs }: Chance auf Eroberung { $chance }

## What one click does at once
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c185fd55
place-all = alle { cubes } so aufstellen, wie es ein Captain machen würde
# en: d93d0869
fight-on = mit allen Würfeln weiterkämpfen, bis es entschieden ist
# en: f0879283
defend-on = mit allen Würfeln verteidigen, solange dieser Zug dauert
# en: b2f772b5
move-all-in = mit { $in_all } { FORM($in_all, "Stein", "Steinen") } einrücken
# en: 95805967
move-all = { cubes } nach { $there } verschieben
# en: 2c3ff051
show-reach = beste Chance auf jede Eroberung
# en: 0801bf17
show-front = schwächste Nachbarn
