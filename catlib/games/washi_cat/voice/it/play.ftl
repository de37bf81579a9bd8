### Washi Cat: what a person reads while playing. Variables: the file in en; forms: docs/translating.md.

## Names
## Taken into other sentences. Seats have a colour where nobody has a name.

# en: 24a16976
red = rosso
# en: 833145ed
blue = blu
# en: ee839351
cat-name = { numbered-cat } { $colour }
# en: 7931300b
numbered-cat = { $cats ->
    [1] gatto
   *[other] gatto { $n }
}
-cat-of = { $who ->
    [you] il tuo { numbered-cat }
   *[other] il { numbered-cat } di { $who }
}
-sewer = { $sewer ->
    [green] verde
    [purple] viola
    [orange] arancione
    [grey] grigio
    [blue] blu
    [red] rosso
   *[other] { $sewer }
}
-sewers = { $sewer ->
    [green] verdi
    [purple] viola
    [orange] arancioni
    [grey] grigi
    [blue] blu
    [red] rossi
   *[other] { $sewer }
}
# en: c3ada671
list-semicolon = { $before }; { $last }

## First turns of a newcomer
## Said before the first `.guide`, above the board.

# en: de86531f
welcome = Il tuo colore: { $seat }. Prendi un pesce con { FORM($cats, "il tuo gatto", "ogni gatto") } e portalo a casa.

## Before the first turn
## Questions over the board, buttons, and the log while the game is set up.

# en: 4d67bc1a
first =
    .asks = il caso dice chi comincia
    .name = { $who } comincia
    .told = { $who } { FORM($who, "cominci", "comincia") }
# en: d938f2ce
draw =
    .asks = { $decides ->
        [yes] { FORM($who, "disegni", "disegna") }
       *[no] il caso disegna
    } { $draws ->
        [fish] un pesce
       *[cat] un gatto
    }
    .you = { $draws ->
        [fish] Disegna i tuoi pesci: fai clic su una casella segnata della prima o dell'ultima fila.
       *[cat] Disegna { FORM($cats, "il tuo gatto", "i tuoi gatti") }: fai clic su una casella segnata{ FORM($apart, ", uno nella prima fila e uno nell'ultima", "") }.
    }
    .guide = { $draws ->
        [fish] Disegna un pesce.
       *[cat] Disegna un gatto.
    }
    .name = { $draws ->
        [fish] pesce { $colour }
       *[cat] { cat-name }
    } in { $cell }
    .answers = {""}
    .told = { $who } { FORM($who, "disegni", "disegna") } { $draws ->
        [fish] un pesce
       *[cat] { $cats ->
            [1] il gatto
           *[other] il { numbered-cat }
        }
    } in { $cell }

## Turns
## Phases: questions over the board, buttons, and the log. Read by the player who decides and by all others.

# en: 5b383074
turn =
    .asks = { FORM($who, "muovi", "muove") } un gatto
    .you = Fai clic su una casella segnata per muoverci un gatto. { LIST($errands, "semicolon") }. { FORM($left, "Resta", "Restano") } { $left } { FORM($left, "mossa speciale", "mosse speciali") }.
    .guide = { $how ->
        [pass] Nessuno dei tuoi gatti può muoversi: passa.
        [step] Il tuo gatto cammina, e la sua linea resta: sbarra la strada agli altri gatti.
        [jump] Un salto sopra le linee porta lontano il tuo gatto in una mossa sola.
       *[sewer] Un tombino porta il tuo gatto dall'altra parte del tavoliere: è una mossa speciale.
    }
    .instead = Fai clic su una casella segnata.
    .name = { $how ->
        [pass] passare
        [step] { numbered-cat } in { $cell }
        [jump] { numbered-cat } salta in { $cell }
       *[sewer] { numbered-cat } passa dal tombino { -sewer } e arriva in { $cell }
    }{ FORM($special, ", una mossa speciale", "") }{ $arrival ->
        [fish] , prende il pesce
        [home] , porta a casa il suo pesce
       *[nothing] {""}
    }
    .told = { $how ->
        [pass] { $who } { FORM($who, "passi", "passa") }: { FORM($cats, "il gatto non può muoversi", "i gatti non possono muoversi") }
        [step] { -cat-of } va in { $cell }
        [jump] { -cat-of } salta sopra le linee fino a { $cell }
       *[sewer] { -cat-of } passa dal tombino { -sewer } e arriva in { $cell }
    }
# en: a6079229
errand = { $cats ->
    [1] Il gatto
   *[other] Il gatto { $n }
} { $carries ->
    [nothing] cerca un pesce{ $apart ->
        [yes] {" "}nella fila { $row }
       *[no] {""}
    }
    [fish] porta a casa il suo pesce{ $apart ->
        [yes] {" "}nella fila { $row }
       *[no] {""}
    }
   *[done] ha finito
}

## What it brought
## The log, after what was done; read by everybody.

# en: fce7b6b5
special-move = Era una mossa speciale: { FORM($left, "ne resta", "ne restano") } { $left }
# en: 035c1f1d
takes-a-fish = Prende un pesce; adesso deve tornare a casa { $apart ->
    [yes] nella fila { $row }
   *[no] { $who ->
        [you] nella tua fila
       *[other] nella fila di { $who }
    }
}
# en: 1d036c25
brings-home = Porta a casa il suo pesce: { $home } su { $cats }
# en: e3abb4e8
sewers-blocked = I due tombini { -sewers } adesso sono chiusi
# en: f8fe61cd
drew-here = { $who } { FORM($who, "hai", "ha") } disegnato qui
# en: 623f778a
came-here = { $who ->
    [you] il tuo gatto
   *[other] un gatto di { $who }
} è arrivato qui

## Headings, aims and the end
## Over the log, over the board, and in the box when a game is over; read by everybody.

# en: ae05414f
heading = la corsa
# en: 01b97f08
before-the-first-turn = si disegnano pesci e gatti
# en: 76c7ba0a
aim = Vince chi per primo porta a casa { $cats ->
    [1] un pesce
   *[other] due pesci, uno con ogni gatto,
} o chiude in trappola l'altro
# en: 85e654f1
score = { $who } { $home } su { $cats }
# en: 6f7a8064
standing = { $colour }, { $home } { FORM($home, "pesce", "pesci") } a casa su { $cats }
# en: 461ac0c4
over =
    .asks = { $ended ->
        [limit] nessuno ha vinto: i turni sono finiti
        [standstill] nessuno ha vinto: nessun gatto può più muoversi
        [delivery] { $who } { FORM($who, "hai", "ha") } vinto: { brought-home }
       *[trap] { $who } { FORM($who, "hai", "ha") } vinto: { is-trapped }
    }
# en: df028bb6
result = { $who } { FORM($who, "vinci", "vince") } con { $scores } pesci: { $ended ->
    [delivery] { brought-home }
   *[trap] { is-trapped }
}
# en: 84ecd66e
is-trapped = { $whom } { FORM($whom, "sei", "è") } in trappola
# en: 785f322f
brought-home = { $cats ->
    [1] il gatto ha portato a casa un pesce
   *[other] tutti e due i gatti hanno portato a casa un pesce
}

## A position on one line
## For the terminal and for reports of errors; in short.

# en: a588fce8
position = { $counted ->
    [yes] turno { $turn },{" "}
   *[no] {""}
}{ $question }; { LIST($there, "comma") }; mosse speciali: { $specials_left }
# en: 6882e1a6
cat-there = { cat-name } in { $cell }{ $carries ->
    [fish] {" "}con un pesce
    [done] {" "}ha finito
   *[nothing] {""}
}
# en: 8a85acc7
no-cats = ancora nessun gatto
# en: 80d4e37a
specials-of = { $who } { $left }

## Why not
## Over the board, to the player who clicked what cannot be done now. Whole sentences; what can be done follows.

# en: 4d334c8f
no-such-space = Questa casella non esiste.
# en: 3750107e
in-the-middle = La casella { $cell } sta in mezzo; pesci e gatti si disegnano nella prima e nell'ultima fila.
# en: d27a5a12
drawn-on-already = In { $cell } c'è già un disegno.
# en: 8759d3ad
not-drawn-on = In { $cell } c'è un santuario o un tombino, e lì non si disegna.
# en: 82970b5d
fish-drawn-there = { $who } { FORM($who, "hai", "ha") } già disegnato { $n } { FORM($n, "pesce", "pesci") } nella fila { $row }.
# en: c9c5956a
cat-drawn-there = { $who } { FORM($who, "hai", "ha") } già disegnato un gatto nella fila { $row }; ne parte uno da ogni lato.
# en: 8220ede0
other-starting-row = La casella { $cell } non è nella fila di partenza di { $who }; i gatti partono dalla propria fila.
# en: ab7b4e52
too-near = La casella { $cell } è troppo vicina; qui tra due disegni { FORM($needed, "resta libera almeno", "restano libere almeno") } { $needed } { FORM($needed, "casella", "caselle") }.
# en: c054a6c9
several-moves = In { $cell } finisce più di una mossa, e ognuna ha il suo segno.
# en: a7046ac8
all-rest = Tutti i gatti hanno consegnato e riposano.
# en: fa2194c3
shrine = In { $cell } c'è un santuario, e nessuna linea ci entra.
# en: eb4f642f
there-already = Il { cat-name } è già in { $cell }.
# en: f7da2ea5
across-a-corner = La casella { $cell } sta in diagonale rispetto al { cat-name }; nessun gatto si muove in diagonale.
# en: e5b24996
not-in-line = La casella { $cell } non è allineata con il { cat-name }, che va in una casella vicina o salta dritto.
# en: 11193cc6
pair-blocked = I tombini { -sewers } { $entry } e { $cell } sono chiusi.
# en: 064009a2
line-on-sewer = Una linea di { $whom } copre uno dei tombini { -sewers }.
# en: 84316373
specials-used-up = { $specials ->
    [0] In questa partita non ci sono mosse speciali.
    [1] La mossa speciale di { $who } è già usata.
   *[other] Le { $specials } mosse speciali di { $who } sono già usate.
}
# en: 38a02a86
wall-between = Tra { $here } e { $cell } c'è un muro.
# en: 5f3ecccf
line-of-other = In { $cell } c'è una linea di { $whom }, e nessun gatto ci mette la zampa.
# en: 61a07032
line-outside = Da una casa si esce su una casella senza linee, e in { $cell } ce n'è una.
# en: fafed2d3
own-line = In { $cell } c'è una linea di { $who }, e qui nessun gatto cammina sulla propria linea.
# en: bffc5529
fish-of-own-side = Il pesce in { $cell } è nella fila di casa del { cat-name }; un gatto prende il pesce nella fila lontana.
# en: 433cb5fd
has-had-fish = Il { cat-name } ha già avuto il suo pesce; ogni gatto ne prende uno solo e non entra dove ce n'è un altro.
# en: 06bc059e
wall-in-the-way = Dopo { $here } c'è di mezzo un muro o un santuario; nessun salto lo supera.
# en: af751c99
nothing-to-cross = La casella { $cell } è troppo lontana: un gatto salta solo sopra le linee, e in { $there } non ce n'è nessuna.
# en: fb77c33d
lands-on-line = In { $cell } c'è una linea; un salto arriva sulla prima casella che non ne ha.
# en: 334dc9fb
not-blank = La casella { $cell } non è vuota, e qui un salto arriva solo su caselle vuote.
# en: 4729baed
not-your-cat = Il { cat-name } è dell'altro giocatore.
# en: b4c02ffe
touch-where-it-goes = Scegli dove va il gatto.
# en: 355579ad
what-takes-specials = { FORM($jump_is_special, "Ogni salto", "Un salto sopra una linea dell'avversario") }, o un passaggio dai tombini, consuma una mossa speciale.

## Bots
## Their names, and what each does.

# en: bc0b3f2b
bot-random = Micino (gioca a caso)
# en: a31a5bac
bot-random-does = Fa una mossa qualunque, tutte alla pari.
# en: dab4afa8
bot-straight-on = Pip (bambino)
# en: 287b1dbb
bot-straight-on-does = Gioca come i bambini: va dritto al pesce più vicino, e vede una linea quando ci arriva.
# en: ae69111b
bot-beginner = Macchia (principiante)
# en: 8f59d354
bot-beginner-does = Fa come il corridore, ma lascia al caso una decisione su sei.
# en: 3ebb18d2
bot-stroller = Girellone (medio)
# en: 4975a9dd
bot-stroller-does = Fa come il corridore, ma lascia al caso una decisione su dodici.
# en: 66680a59
bot-racer = Saetta (forte)
# en: 5cee95fc
bot-racer-does = Prende la via più corta per il pesce e per casa, e salta o usa un tombino dove risparmia passi.
# en: edcb2a8c
bot-blocker = Mochi (forte)
# en: 0a13c3e5
bot-blocker-does = Prende la via più corta, ma si mette su quella dell'altro dove a lui costa di più.
# en: f4f9f55e
bot-learned = Salvia (forte)
# en: fff876a4
bot-learned-does = Ha imparato in migliaia di partite contro sé stesso dove lasciare la via di Saetta. In una partita pari, una mossa speciale da parte gli vale 52 punti di probabilità di vincere, e una seconda altri 6.
# en: 7fef01c4
bot-tree-search = Gran maestro Neko (esperto)
# en: b8bb0aa4
bot-tree-search-does = Da ogni decisione gioca avanti molte partite, e sceglie ciò che è andato meglio.
# en: e6c70271
goal-steps-ahead = passi di vantaggio
    .about = Quanti passi in meno ti servono dopo la mossa rispetto all'altro giocatore, senza salti; se non c'è nessuna via, conta 99.
    .best = più passi di vantaggio
    .why = { $lead ->
        [free] Dopo, a un gatto dell'altro non resta nessuna via
        [shut] Dopo, a un tuo gatto non resta nessuna via
        [behind] Dopo, sei indietro di { $amount } { FORM($count, "passo", "passi") }
        [level] Dopo, nessuno è in vantaggio
       *[ahead] Dopo, sei avanti di { $amount } { FORM($count, "passo", "passi") }
    }
