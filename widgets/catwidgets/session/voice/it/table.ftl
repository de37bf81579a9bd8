### Che cosa dice il tavolo, in qualunque gioco. Come tradurre: docs/translating.md. Le variabili: en/table.ftl.

## Il mouse e il dito
# en: be950886
click = Fai clic
    .tap = Tocca

## I pulsanti sopra il tavoliere e il menu «Altro»
# en: 41714148
undo = Annulla
    .tip = Torna indietro di una decisione (U)
# en: 4f8ff2fd
redo = Ripeti
    .tip = Rifai la decisione annullata (Y)
# en: 22f94ca1
guide = Guida
    .tip = Mostra sul tavoliere come vanno i prossimi tre turni
# en: d6b37ac8
give-up = Arrenditi …
    .tip = Finisce qui la partita, se lo confermi
# en: 176ca96a
set-up = Nuova partita …
    .tip = Chi gioca, quanto forte e con quali regole
# en: 3d6aee26
more = Altro
    .tip = Nuova partita, valore delle scelte, segni, cronaca, revisione, salvataggio
# en: 41009ecd
replay = Rivedi
# en: 08729322
worth-of-choices = Valore delle scelte
# en: 58a00019
hidden = solo nel suggerimento
# en: d528786f
step-by-step = Passo per passo
# en: 2deed4bd
real-dice = Tiro dadi veri
# en: 046977c7
speed = Velocità
# en: 40081b36
slow = lenta
# en: e572274f
usual = normale
# en: be4d7690
fast = rapida
# en: 55c17a02
at-once = subito
# en: db5b0704
sound = Suono
# en: fd5735a8
cover = Copri le carte tra un giocatore e l’altro
# en: a6f2a0db
open-hands = Carte scoperte
# en: 977fa953
show-on-board = Mostra sul tavoliere:
# en: c812d4f6
signs = Che cosa significano i segni sul tavoliere
    .new = Cornice viola: è appena cambiato.
# en: 5c370787
hint = Suggerimento
    .tip = Quale scelta è buona? Chiedi ancora quanto vale, e poi perché (H)
# en: a5c44d52
hint-worth = Quanto vale?
# en: 48922353
hint-why = Perché?

## Le schede
# en: ad98876a
log = Cronaca
# en: 68963522
luck = Fortuna
# en: 77220005
review = Revisione
# en: e428a97c
new-game = Nuova partita
# en: a34bf2e6
how-to-play = Come si gioca a { $game }

## Le scelte accanto al tavoliere
# en: e52f2f04
choices = Le tue scelte
# en: cc9a376e
choices-worth = Quanto vale ogni scelta
# en: 94743a73
is-over = La partita è finita
# en: 3d985209
play-again = Gioca ancora
# en: fb6784cd
review-this = Rivedi questa partita
    .tip = Giudica ciascuna delle tue decisioni
# en: 64a50565
show-my-cards = Sono { $who }: mostra le mie carte
# en: 52744201
goal-is-silent = «{ $goal }» non dice nulla su queste scelte.
# en: 2311e505
goal-is-same = «{ $goal }» qui è uguale per tutte le scelte.
# en: 9f579cb1
working = calcolo in corso …
# en: 1c6825c6
mark = { $how ->
    [exact] esatto
    [bound] esatto al milionesimo
    [equilibrium] equilibrio
   *[estimate] { $n ->
        [no] stima
       *[other] stima da { $n } partite
    }
}
# en: a5f68f13
close = troppo vicine per decidere
# en: ce6440a4
best-choice = scelta migliore
# en: 3f814db7
may-be-best = forse la migliore
# en: ef23b77f
hint-others = { FORM($n, "Un’altra scelta", "Altre scelte") } { $close ->
    [yes] { FORM($n, "può essere altrettanto buona", "possono essere altrettanto buone") }
   *[no] { FORM($n, "è altrettanto buona", "sono altrettanto buone") }
}.
# en: acd18542
no-matter = Qui più scelte portano allo stesso risultato, quindi non importa quale di queste prendi.
# en: b2c16570
only-choice = Ora puoi fare una cosa sola.
# en: e14d1523
how-known = Il computer ha provato molte partite da qui: { $n ->
    [1] questa scelta è andata meglio
    [2] «{ $best }» e «{ $other }» sono andate quasi allo stesso modo
   *[other] più scelte sono andate quasi allo stesso modo
}.
# en: fb86a1bf
next-best = La seconda scelta, «{ $other }», { $chance ->
    [yes] dà { $less } invece di { $value }
   *[no] vale { $by } in meno
}.
# en: 96981f20
all-the-same = Qui tutte le scelte valgono lo stesso.
# en: 208bfac1
some-may-be-best = Troppo vicine per decidere: { FORM($some, "le prime", "tutte e") } { $n } potrebbero essere la migliore.
# en: 7254d494
falls-short = vale { $by } in meno{ FORM($chance, " (punti percentuali)", "") }
# en: 2365c1dc
about-as-good = buona quasi quanto la migliore
# en: 24bf37f1
worth = vale { $value }
# en: ca4258eb
choice-spoken = { $choice }, vale { $value }, { $rank }
# en: e8243e12
exactly = esattamente { $value }
# en: 8e430f34
more-below = ▾ altre # sotto
    .above = ▴ altre # sopra
# en: 7e10e4c3
show-all = mostra tutte le { $n } scelte
# en: 699316c6
press-r = Premi R per confermare, Esc per cancellare.
# en: eff22def
let-decide = fai decidere { $who }
# en: 2b6a0bfa
chance-due = Tocca al caso
    .act = fai decidere il caso
# en: 22457bee
card-due = Tocca a una carta
    .act = gira la prossima carta
# en: 747ddf5a
dice-due = Tocca ai dadi
    .act = tira il prossimo dado
# en: 88e466ae
die-shows = Che numero mostra il dado?
# en: 19ab9315
sooner = «{ $best }» vale quanto «{ $other }», ma lascia in una posizione migliore.

## Quando qualcosa non va
# en: 1a33a0fa
nothing-to-undo = Non c’è niente da annullare.
# en: da82c9e2
nothing-to-redo = Non c’è niente da ripetere.
# en: b3f1bf2d
nothing-to-repeat = Non c’è niente con cui continuare; prendi una delle scelte.
# en: d4fb9e1b
nothing-covered = Non c’è niente di coperto; chi è di turno vede le carte.
# en: 3555a943
no-more-hints = Chiedi un consiglio quando tocca a te scegliere.
# en: ecea4fa4
several-ways = Si può intendere in più modi; di’ quale.
# en: 05cc4420
no-action = Quello che è scelto non forma un’azione.
# en: 6107cbcb
pass-screen = Passa lo schermo a { $who }
# en: fe6fc9be
then-presses-s = { $asked }, che poi preme S.
# en: 0f5338aa
bot-stopped = { $who } ha smesso di pensare ({ $reason }). La partita è conservata: fai decidere di nuovo { $who }, oppure apri Nuova partita e metti lì un altro bot.

## La frase sotto il tavoliere e la cronaca
# en: 272cd9b6
over-and = La partita è finita. { $ending }
# en: f9a171f3
the-end = Fine
# en: 85fb3225
nothing-yet = Non è ancora successo niente.
# en: d410df0c
before-that = { $heading }, prima

## La barra a lato del tavoliere: chi vince e quanto spesso
# en: 27efb724
if-solved = se tutti giocano nel modo migliore
# en: d7af1c3d
if-guessed = stimato con una ricerca ad albero
# en: c0e88b3e
if-balanced = in equilibrio
# en: 7043c310
if-like = se tutti continuano come { $bots }
# en: a8ceb603
the-others = gli altri
# en: 028dd916
won-together = vinto insieme
# en: c718ee9b
lost-together = perso
# en: 29fa3b57
your-team = la tua squadra
# en: 8f728d98
other-team = gli altri

## Il piccolo grafico e la scheda Fortuna
# en: 6245d75a
what-next = Che cosa può succedere adesso
# en: 1a813ca3
next-worked-out = Si calcola che cosa può succedere
# en: 643c7a29
after = Dopo «{ $choice }»
# en: b6a7eb22
luck-later = Poco dopo ogni tiro si vede qui quanta fortuna c’è stata.
# en: 15673a1a
last-roll = Ultimo tiro
# en: 382273e8
all-rolls = Tutti i tiri finora

## Continuare una partita conservata
# en: f8527169
go-on-asks = Continuare dal turno { $turn }?
# en: b00892f8
games-kept = { $n } { FORM($n, "partita conservata", "partite conservate") } qui.
# en: 89ede994
go-on = Continua
    .tip = Continua la partita conservata
# en: 7bb2ac41
go-on-game = Partita { $number }, turno { $turn }
# en: 8b576c9e
put-aside = Quello che non si può leggere viene messo da parte, non cancellato, quando continui a giocare.
# en: 23062064
save-copy = Salva una copia
    .tip = Scrivi in un file quello che non si può leggere
# en: 73a3ce50
start-anew = Ricomincia
    .tip = Lascia la partita conservata e gioca questa
# en: cc842e92
lost = Il kernel si è fermato; la partita è conservata. Esegui la cella per continuare.
# en: 09b6713a
kept-beside = Anche un altro tavolo conserva qui la sua partita; questa è conservata accanto e non si perde niente.
# en: a5b9b63d
kept-again = Questa partita è di nuovo conservata.
# en: 311c822c
kept-unreadable = La partita conservata non si può leggere: { $why }.
# en: 604c891d
none-kept = Qui non è conservata nessuna partita; gioca quella sul tavolo.
# en: 440e12b9
cannot-keep = Questa partita non si può conservare: { $place }: { $why }.
# en: 4ba3326a
disk-busy = altri programmi ci scrivono di continuo

## La guida dei primi turni
# en: 15bff92b
guide-step = Turno { $turn } di { $turns }: { $said }
# en: bf069c19
others-play = Tra un attimo tocca a te.
# en: 8627ff0d
guide-over = Ora sai come funziona. Chiedi un suggerimento quando vuoi; tutte le regole sono dietro «?».
# en: e753ec42
skip = Continua senza la guida
# en: 1613d8de
end-game = Finisci la partita
    .tip = La partita finisce qui; con Annulla si torna indietro
# en: 34ebe0ff
play-on = Continua a giocare
    .tip = Continua la partita

## La scheda Salva
# en: 67395a9b
file = File
# en: 808bbb27
the-file = Il file
# en: f8a0fd9b
paste-code = Incolla qui un codice
# en: 0e954a45
share-code = Codice
# en: e54bc1fd
save = Salva
    .tip = Scrivi la partita nel file
# en: 2c274e91
open = Apri
    .tip = Continua la partita del file
# en: c2ae280b
make-code = Crea un codice
    .tip = Mostra tutta la partita in una riga di testo
# en: eddfa40f
load-code = Carica il codice
    .tip = Continua la partita del codice
# en: 14d75e8f
not-a-match = { $file } esiste già e non è una partita salvata; scegli un altro nome.
# en: 7db6af92
saved-in = Salvata in { $files }.{ FORM($secret, " Il file contiene anche le carte nascoste.", "") }
# en: 11ff1508
goes-on-with = Continua con { $file }.
# en: 9b820b61
code-holds = Il codice contiene tutta la partita; chi lo carica può continuare da qui.{ FORM($secret, " Il codice contiene anche le carte nascoste.", "") }
# en: 3d429cd3
no-code = Non c’è ancora nessun codice; incollane uno o creane uno di questa partita.
# en: ccd5d411
goes-on-with-code = Continua con la partita del codice.
# en: 5b80c74b
no-name = Il file non ha ancora un nome; dagliene uno.
# en: 14d2c917
file-trouble = { $file }: { $why }.

## La scheda Nuova partita
# en: f0919a7c
a-person = una persona
# en: 0ab5b14f
seed = Seme
# en: 8cd82d14
by-chance = a caso
# en: 2d63121c
players = Giocatori
# en: 6fcbc764
start = Nuova partita
    .tip = Ricomincia con questi giocatori e queste regole
# en: 9202e713
house-rules = Regole della casa
    .tip = Cambia le regole della prossima partita
# en: 96bcbb5d
rules = Regole
    .tip = Regole della prossima partita: la nostra lettura o quella più letterale.
# en: 2810fc33
ours-is = { $ours }
# en: 8dc745f6
literal = alla lettera
# en: 11fae88f
chosen = come scelto
# en: 5c530a21
bad-seed = seme={ $seed }: un seme è un numero intero, oppure niente per averne uno a caso.
# en: 9f291501
name-of = Nome di { $who }
# en: 519d596f
show-all-rules = Mostra tutte le { $n } regole della casa
# en: 982bc7f2
rules-changed = { $n } { FORM($n, "regola della casa cambiata", "regole della casa cambiate") } in questa partita.
# en: 998afe89
next-game = La prossima partita: { $n } { FORM($n, "giocatore", "giocatori") }{ $changes ->
    [no] {""}
   *[other] , { $changes }
}.
# en: 5cec3283
rule-number = { $name }, numero { $n }

## La scheda Revisione: chi è giudicato è $who
# en: 64bf90ad
review-offer = Il tuo momento migliore, le decisioni che ti sono costate di più e quanto sei stato fortunato.
# en: 17e2813b
review-busy = Calcolo in corso: fatto il { $chance }. Quello che sta sotto è approssimativo fino ad allora.
# en: 01c25992
judged-by = Giudice
    .best = il miglior gioco conosciuto
    .tip = Come giudicherebbero giocatori di quale forza: un errore è allora ciò che costa vittorie se tutti continuano come loro
# en: 5661ab9f
judged-like = Come giudicherebbe { $who }: un errore è ciò che costa vittorie se tutti continuano a giocare così.
# en: 197bf3dc
back-to-end = Torna alla fine
    .tip = Continua dove è arrivata la partita
# en: 8e454e41
looking-at = Stai guardando: { $heading }.
# en: d87fb7ce
look-at-it = Guarda questa decisione
# en: d29b7015
decision-gone = Questa decisione non fa più parte della partita; rivedila da capo.
# en: ab127db6
was-better = { $choice }. Meglio: { $best } ({ $by }).
# en: 0dcc8749
mistakes = { $n } { FORM($n, "decisione", "decisioni") } ({ whose }) su { $all } { FORM($n, "era un errore", "erano errori") }. Le più costose:
# en: 11ba621f
no-mistake = Nessun errore { FORM($sure, "sicuro ", "") }in { $n } { FORM($n, "decisione", "decisioni") } ({ whose }).
# en: f9f563f0
best-moment = Il momento migliore ({ whose }): { $heading }, «{ $choice }». Poi { $goal } ({ whose }) { $by ->
    [no] è passato da { $low } a { $high }
   *[other] è salito di { $by }
}.
# en: 124a7b07
luck-amount = La fortuna e quello che hanno fatto gli altri: { $by }.
# en: e034ea5a
luck-even = La fortuna e quello che hanno fatto gli altri non hanno cambiato molto: { $goal } ({ whose }).
# en: 34bfe8f2
luck-was = La fortuna e quello che hanno fatto gli altri { FORM($good, "hanno aiutato", "hanno danneggiato") } { FORM($much, "molto", "un po’") }: { $goal } ({ whose }).
# en: f419e52a
percentage-points = { $by } punti percentuali
# en: 6ce679da
curve = { $goal } da una decisione all’altra
    .click = { $goal }; fai clic per andarci
# en: 5fc2028e
smoothed = lisciato
# en: 275ddfe0
at-each-decision = a ogni decisione
# en: 6e81c59c
gave-away = { $choice }, ha ceduto { $by }, meglio: { $best }
