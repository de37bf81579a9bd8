### Washi Cat: di che cosa tratta ogni regola della casa. Come tradurre: docs/translating.md.

# en: 6f3f0535
house-specials = Mosse speciali di ogni giocatore.
    .name = mosse speciali
# en: f92a77d1
house-turn_limit = Turni dei due giocatori insieme dopo i quali non ha vinto nessuno; 0: senza limite.
    .name = limite di turni
# en: c4c119c0
house-board = Il tavoliere: un nome, un file TOML o il suo contenuto; sono tutti inventati.
    .name = tavoliere
    .two-strips-of-tape-an-invented-board = Due strisce di nastro, un tavoliere inventato
    .temple-garden-an-invented-board = Giardino del tempio, un tavoliere inventato
    .night-market-an-invented-board = Mercato notturno, un tavoliere inventato
    .back-yard-an-invented-board-for-lessons = Giardino sul retro, un tavoliere inventato per le lezioni
    .courtyard-an-invented-board-for-lessons = Cortile, un tavoliere inventato per le lezioni
# en: 792d0471
house-drawing = Chi disegna i pesci e i gatti: i giocatori, il caso o nessuno, come li ha il tavoliere.
    .name = chi disegna
    .players = i giocatori
    .random = il caso
    .board = come sul tavoliere
# en: e85cec43
house-cats_start = Da dove partono i due gatti di un giocatore: tutti e due dal suo lato, o uno da ogni lato del tavoliere.
    .name = partenza dei gatti
    .on-their-own-side = dal proprio lato
    .one-on-each-side = uno per lato
# en: 29b6c10f
house-own_line_blocks = Una mossa normale non può entrare in una casella con una propria linea.
    .name = la propria linea blocca
# en: ce841fb8
house-leaving = Un passo fuori da un edificio finisce dove non c’è nessuna linea, nemmeno propria, o è come ogni altro.
    .name = uscendo da un edificio
    .into-an-empty-space = in una casella vuota
    .as-any-step = come ogni passo
# en: b3355db2
house-own_tail = Un gatto può saltare la linea che ha disegnato lui stesso.
    .name = oltre la propria coda
# en: cec68c97
house-landing = Un salto può finire su un pesce o su un tombino liberi, o solo su caselle vuote.
    .name = arrivo del salto
    .anything-free = qualsiasi posto libero
    .blank = solo caselle vuote
# en: fc8df3a7
house-jump_is_special = Anche il super salto del gatto consuma una mossa speciale.
    .name = il salto conta
# en: acb32087
house-delivered_cats = Un gatto che ha portato a casa il suo pesce può continuare a muoversi, o riposa.
    .name = dopo la consegna
    .move-on = continuano
    .rest = riposano
# en: 68b84d01
house-trapped = È in trappola chi non può più portare a casa tutti i pesci, o chi ha un gatto senza strada verso casa.
    .name = in trappola
    .objective = senza tutti i pesci
    .return-only = senza strada verso casa
# en: 0cb7fd44
house-first_player = Chi comincia: il primo posto, dove siede il più giovane, o uno dei due a caso.
    .name = chi comincia
    .seat-1 = posto 1
    .random = a caso
