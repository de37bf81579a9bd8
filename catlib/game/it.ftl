### What all games say in the same words. Variables and forms: en.ftl, docs/translating.md.

# en: 2f7252bb
you = tu
    .name = Tu
# en: 4c32b6e9
list-comma = { $before }, { $last }
# en: b5b8b301
list-and = { $before } e { $last }
# en: 0dd68dd0
list-or = { $before } o { $last }
# en: 2d28994f
list-space = { $before }{" "}{ $last }
# en: 1122f7b9
list-then = { $before } e poi { $last }
# en: 1071f729
ordinal = { $n ->
    [1] primo
    [2] secondo
    [3] terzo
    [4] quarto
    [5] quinto
    [6] sesto
    [7] settimo
    [8] ottavo
    [9] nono
    [10] decimo
   *[other] { $n }º
}
# en: b0baae3d
named = «{ $what }»
# en: d23db717
touch = Fai clic su: { $what }.
# en: 59275e06
touch-for = Per { $whole }, fai clic su: { $what }.
# en: d9e53fec
first-step = Il primo passo per arrivarci: { $what }.
# en: 1a182611
put-back = Non { $what }: fai clic di nuovo.
# en: c7557b28
own-way = { $lost ->
    [no] Hai scelto da te
   *[other] { $lost }
}; la guida continua da qui.
# en: 3baa3d4a
whose = { $who ->
    [you] tuo
   *[other] di { $who }
}
# en: 51c0ae47
question = { $who } { $asks }
# en: 2e056307
name-and-colour = { $name } ({ $colour })
# en: 92bd39ea
decides = { $who ->
    [you] decidi tu
   *[other] decide { $who }
}
# en: d32abe3b
wins = { $who } { FORM($who, "vinci", "vince") }!
# en: edea24e2
chance-decides = decide il caso
# en: 1e670fbd
chooses = { $who ->
    [you] Scegli { $what }
   *[other] { $who } sceglie { $what }
}
# en: 8f1dfc2c
chance-brings = { $dealer ->
    [dice] { FORM($n, "Il dado mostra", "I dadi mostrano") } { $what }
    [deck] { FORM($n, "La carta è", "Le carte sono") } { $what }
   *[other] Il caso porta { $what }
}
# en: 94ffbd22
what-is = { $what }: { $n }
# en: 19918484
choose = { $choices ->
    [no] Scegli una delle possibilità
   *[other] Fai clic su { LIST($choices, "or") }
}.
# en: 245610e8
has-to-decide = { $who } { FORM($who, "devi", "deve") } decidere: scegli una delle possibilità.
# en: eb00da4b
nothing-to-decide = { $who } non { FORM($who, "avevi", "aveva") } ancora niente da decidere.
# en: a34f1cc3
in-turn = { heading }. { $asked }
# en: 4d1beb66
ended-early = Nessuno poteva più recuperare, quindi la partita finisce qui.
# en: 8d55c400
resigned = { $who } { FORM($who, "hai", "ha") } rinunciato, quindi la partita finisce qui.
# en: 46ae9680
resign = { $who ->
    [you] Rinunci? Così la partita finisce.
   *[other] { $who } rinuncia? Così la partita finisce.
}
# en: e7654013
foregone = { $who } { FORM($who, "hai", "ha") } praticamente vinto. Finire subito la partita?
# en: 8c45dad1
game-over = La partita è finita; cominciane un'altra o torna indietro di una mossa.
# en: edb0a2f5
not-asked = Adesso non si può scegliere.
# en: 89b05e74
list-to = { $before } a { $last }
# en: 7489816f
before-the-first-turn = prima del primo turno
# en: 04f65df4
heading = { $who ->
    [you] tocca a te
   *[other] tocca a { $who }
}
# en: 71055da4
now = Adesso { $question }{ $answers ->
    [no] {""}
   *[other] : { $answers }
}.
# en: be42349a
ours = °
# en: d63b667e
note-on-ours = ° segna come leggiamo le regole stampate dove lasciano qualcosa in sospeso, e quello che abbiamo inventato. Tutto il resto sta nelle regole stampate.
# en: ce21b6f8
game-for = È una partita per { $n }.
# en: 7ea731da
usual-house-rules = Si gioca con le solite regole della casa.
# en: 80cd8c5e
house-rules-here = Regole della casa a questo tavolo
# en: 9249b67a
house-rules-to-try = Regole della casa da provare
# en: 99b2d66f
house-rule = { $about }. Qui: **{ $value ->
    [yes] sì
   *[other] { $value }
}**{ $changed ->
    [yes] , di solito { $usual ->
        [yes] sì
       *[other] { $usual }
    }
   *[no] {""}
}.
# en: e0999026
sentence = { $said }.
# en: 5c6d4024
player = Giocatore { $n }
# en: 5ba76164
selected = scelto
# en: b792ffa5
can-be-chosen = si può scegliere
# en: 2795d862
kernel-stopped = Il kernel si è fermato; esegui di nuovo la cella.
# en: a97723d6
our-reading = la nostra lettura
# en: 5ba0e9ed
as-written = alla lettera
# en: 8b0b3fcd
yes = sì
# en: 62f92631
no = no
# en: ad2f7afe
none = nessuno
# en: 330a9d63
one-of-your-own = uno tuo
# en: 1ffb1893
goal-chance-to-win = probabilità di vincere
    .why = Vinci con una probabilità del { $n }{ $sure ->
        [alone] {" "}se da qui giochi alla perfezione
        [all] {" "}se tutti giocano alla perfezione
       *[other] {""}
    }
    .about = Probabilità di vincere la partita; un pareggio vale una parte uguale di una vittoria.
    .team = Probabilità che la squadra vinca la partita; un pareggio vale una parte uguale di una vittoria.
    .together = Probabilità che tutti vincano insieme.
# en: 76fac3c8
goal-why = Per «{ $goal }» vale { $n }
# en: 031c62d6
beside = { $why }{ $how ->
    [alike] . La seconda scelta vale più o meno lo stesso
    [next] ; la seconda scelta, { $other }
    [done] ; quello che è stato fatto, { $other }
   *[alone] {""}
}.
# en: cd60f1a6
chance-to-win = Probabilità di vincere: { $parts }
# en: 33979297
wins-with = { $who } { FORM($who, "vinci", "vince") } con il { $chance }
# en: af7b2a3d
table = Lo stesso come tabella
# en: b37561e8
details = Dettagli tecnici
# en: 11ad13cf
go-on = Continua
# en: 9389ee46
see-board = Vedi il tabellone
# en: 8edfa2b8
larger = Tocca il punto che vuoi · ✕ tabellone intero
# en: 0edb618d
tap-to-skip = tocca per saltare
# en: a4a14f80
how-to-play = Come si gioca
# en: 7a3fb33a
close = Chiudi
# en: 878bb487
thinking = Sto pensando …
# en: 7e52911a
worth-proved = Probabilità di vincere se entrambi giocano al meglio; ogni seguito che conta è stato esaminato. Tra vittorie uguali è meglio la più vicina, tra sconfitte uguali la più lontana.
# en: 02490a51
worth-solved = Risolto: è così se da qui in poi tutti giocano al meglio.
# en: d2ee06eb
worth-played-on = Stimato: è così se dopo la scelta tutti continuano come { $bots }.
# en: b9f9df57
worth-dealt-anew = Quello che non vedi viene distribuito da capo in ogni partita.
# en: b5fbbd48
worth-cut-off = Alcune di queste partite non sono finite in { $n } passi; contano come { FORM($together, "non vinte", "pareggi") }.
# en: 1839700f
worth-balanced = Risolto come equilibrio: nessuno guarda ciò che è nascosto, né guadagna sapendo come giocano gli altri.
# en: fb16390a
worth-unseen = Stimato da { $n } partite in cui nessuno guarda ciò che è nascosto: non si sa di quanto possa sbagliare.
# en: 4c12bd0f
worth-openly = Stimato da ricerche a mani scoperte: non si sa quanto sia lontano dal gioco migliore.
# en: 1e5ecdba
worth-guessed = Stimato da una ricerca: non si sa quanto sia lontano dal gioco migliore.
# en: 8ba20f59
worth-mixed = Conviene variare: { $choices }.
# en: fd81ab9c
never-ends = non finisce mai
# en: 4410012e
review-searched = Non esatto: una ricerca ha giudicato queste decisioni. Una perdita conta se è più grande del suo margine; tra le più piccole qualcuna sfugge.
# en: cb7c1acc
review-paired = Non esatto: da { $n } partite continuate dai bot, con la stessa sorte per ogni scelta; è una perdita se tutti continuano come { $bots }. Contano solo le perdite più grandi del loro margine, misurate in altre { $fresh } partite ciascuna; tra le più piccole qualcuna sfugge.
# en: e57743ea
bot-random-does = Una scelta permessa qualunque, tutte alla pari.
# en: 0aab63ec
bot-greedy-does = Prende ciò che piace di più, dopo la prossima scelta, alla stima del gioco.
# en: 298562f2
bot-search-does = { $hidden ->
    [yes] Gioca un equilibrio se si trova presto; altrimenti, prima di ogni decisione, gioca avanti molte partite, senza guardare.
   *[no] Prima di ogni decisione gioca avanti molte partite.
}
