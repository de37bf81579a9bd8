### Washi Cat: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

# en: 1f8766d7
tape-by-size = Il nastro, { $columns } colonne per { $rows } file
# en: daf445f1
tape = Nastro
# en: 2d63121c
players = Giocatori
# en: 070c20a6
shrine-there = santuario
# en: 0da2db68
sewer-there = tombino { -sewer }{ FORM($blocked, ", chiuso", "") }
# en: 16b88852
building = { $name ->
    [tea-house] casa da tè
    [bath-house] bagno pubblico
    [noodle-bar] bar dei noodle
    [fish-market] mercato del pesce
    [station] stazione
    [bell-tower] torre campanaria
    [hall] salone
    [gate] portale
   *[other] { $name }
}
# en: b192cb8e
walls-there = muro a { $sides }
# en: 3296ea54
north = nord
# en: 351abf7f
east = est
# en: 75b97cc5
south = sud
# en: 377255c7
west = ovest
# en: 1cc60ed6
fish-there = pesce { $colour }{ FORM($eaten, ", preso", "") }
# en: f692da13
line-there = { $colour ->
    [red] linea rossa
   *[blue] linea blu
}
# en: 576816e5
cat-and-fish = { cat-name }{ $carries ->
    [fish] {" "}con un pesce
    [done] , ha finito
   *[nothing] {""}
}
# en: 7fce7366
cat-does = Un gatto va in una casella accanto, e può saltare dritto sopra { FORM($own_tail, "le proprie linee", "la linea dell'altro gatto dello stesso giocatore") }.
# en: 35371465
fish-does = Un gatto prende un pesce nella fila lontana e lo porta al proprio bordo.
# en: 078dd157
sewer-does = Una mossa speciale entra qui ed esce dall'altro tombino dello stesso colore; un passo sopra li chiude tutti e due.
# en: e5f13cd1
shrine-does = In un santuario non entra nessuno.
# en: a3d532b1
line-does = Nessun gatto mette la zampa su una linea dell'altro giocatore.
# en: 34d74a93
through-the-sewer = { cat-name } dal tombino
# en: d7cefd72
next-errand = { $carries ->
    [done] finito
    [fish] { $apart ->
        [yes] alla fila { $row }
       *[no] a casa
    }
   *[nothing] { $apart ->
        [yes] alla fila { $row }
       *[no] al pesce
    }
}
# en: a885640f
specials-left = { FORM($left, "resta", "restano") } { $left } { FORM($left, "mossa speciale", "mosse speciali") }
# en: 792bffe6
special-moves = mosse speciali
# en: d509b75f
specials-do = Una mossa speciale salta sopra le linee di chiunque, o passa dai tombini.
# en: f1f72603
legend-wall = muro
# en: 77c6ccda
legend-sewer = tombino
# en: 9000f89d
legend-house = casa
# en: ecd8b9c7
legend-special = salto o tombino

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

# en: 5acf101c
in-reach = alla portata del { cat-name }
# en: a67f9127
to-go = { FORM($turns, "manca", "mancano") } { FORM($exact, "", "al massimo ") }{ $turns } { FORM($turns, "passo", "passi") }{ FORM($ahead, ", in vantaggio", "") }
# en: d1d06ec8
no-way-to-go = nessuna strada
# en: cfde335a
step-of-trip = passo { $step } di { $turns } del { cat-name }{ FORM($exact, "", ", forse non il più rapido") }
# en: bba029a2
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }:{" "}
}{ FORM($exact, "", "≤ ") }{ $turns } { FORM($turns, "turno", "turni") }
# en: 82fd1237
way-home = strada di casa?
# en: 00b51c1d
no-way-home = nessuna strada di casa trovata per il { cat-name }: lo fermano le sue linee
# en: 9e298fde
on-way-home = su una strada di casa del { cat-name }
# en: 62e0bae5
shut-in-there = qui il { cat-name } è chiuso dentro
# en: 3168f6de
part-of-wall = parte del muro intorno al { cat-name }
# en: c4216fa8
own-line-outside = linea propria davanti a un'uscita, parte del muro intorno al { cat-name }
# en: b7143c66
parts-from-home = una di { $spaces } { FORM($spaces, "casella", "caselle") } tra il { cat-name } e casa sua
# en: 6ddd1480
parts-from-fish = una di { $spaces } { FORM($spaces, "casella", "caselle") } tra il { cat-name } e un pesce

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0b59b13c
show-reach = caselle raggiungibili
# en: 9452c1a1
show-trips = strade più corte a piedi
# en: 59390568
show-quickest = strade più rapide, con i salti
# en: c9227613
show-trapped = strada di casa, o il muro intorno
# en: 06acd179
show-cut = muro più economico intorno agli altri
# en: d287f53d
no-room-at-all = c’è un santuario in ogni casella; ai gatti serve posto
# en: 068a5571
cut-off = non si può andare da { $here } a { $cell }; deve restare una strada per ogni casella
# en: 9d5612f8
too-narrow = nella riga { $row } c’è posto per { $spaces } disegni; { $cats } { FORM($cats, "gatto", "gatti") } e { $fish } pesci ne chiedono { $n }
# en: 8f513d7f
fish-in-rows = { $n } { FORM($n, "pesce", "pesci") } di ogni giocatore { FORM($n, "sta", "stanno") } nella riga 1 e altrettanti nella riga { $row }
# en: f0fc012b
lonely = { $what ->
    [shrine] al santuario
    [cat] al gatto
   *[fish] al pesce
} in { $here } non corrisponde niente in { $cell }
# en: 816a0110
lonely-sewers = ai tombini { $here } e { $there } non ne corrispondono altri in { $cell } e { $twin }
# en: 427d723b
lonely-wall = al muro { $here }|{ $there } non ne corrisponde un altro in { $cell }|{ $twin }
