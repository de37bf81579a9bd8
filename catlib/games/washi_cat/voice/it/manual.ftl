### Washi Cat: il regolamento per chi gioca. Variabili: en/manual.ftl. { ours } segna ciò che è una nostra lettura o invenzione.

# en: 0179f2fb
page-aim =
    ## Di che cosa si tratta

    Ognuno di voi guida { cats-each } sullo stesso tavoliere. Un gatto disegna una linea dovunque cammina. Deve arrivare dall’altra parte, prendere lì un pesce e portarlo a casa. Ma nessun gatto cammina su una linea dell’altro giocatore. Vince chi porta a casa per primo { $cats ->
        [1] un pesce
       *[other] due pesci, uno con ogni gatto
    }. Vince anche chi rinchiude l’altro.
# en: 07809d5f
cats-each = { $cats ->
    [1] un gatto
   *[other] due gatti
}

# en: b7003be3
page-needs =
    ## Che cosa serve

    Due giocatori, il tavoliere e due penne: rossa per il primo giocatore, blu per il secondo.

# en: 1a5f786d
page-board =
    ## Il tavoliere

    Ha { $rows } righe di { $columns } caselle. Le righe sono numeri, le colonne lettere. { $invented ->
        [yes] Il tavoliere stampato è andato perduto; questo l’abbiamo inventato noi.{ ours }
       *[no] {""}
    }

    ``` Il tavoliere, { $rows } righe di { $columns } caselle
    { $picture }
    ```

    - Un punto è una casella libera.
    { $shrines ->
        [0] {""}
       *[other] - **#** è un santuario (ce ne sono { $shrines }). Nessun gatto ci entra.
    }
    { FORM($walls, "- Una barra o un trattino tra due caselle è un muro. Nessun gatto lo attraversa.", "") }
    { $buildings ->
        [0] {""}
       *[other] - **+** è l’interno di un edificio (ce ne sono { $buildings }). Un gatto entra ed esce dalle aperture del muro.
    }
    { $pairs ->
        [no] {""}
       *[some] - Le lettere maiuscole sono **tombini**. Due uguali nella stessa riga sono gemelli: { $pairs }.
    }
    - { $apart ->
        [yes] Il rosso siede alla riga 1, il blu alla riga { $rows }. Ogni giocatore ha un gatto a casa in ciascuna delle due righe: la **riga di casa** di un gatto è quella da cui parte, la sua **riga lontana** è l’altra.
       *[no] La **riga di casa** del rosso è la riga 1, quella del blu è la riga { $rows }. La tua **riga lontana** è la riga di casa dell’altro giocatore.{ ours }
    }
# en: 7aad3107
pair = **{ $letter }** { $sewer }

# en: 9822e239
page-start =
    ## Prima di cominciare

    { $drawing ->
        [board] Su questo tavoliere i pesci e i gatti sono già disegnati.{ ours }
       *[other] 1. **Pesci.** { $drawing ->
            [players] Disegnate a turno un pesce
           *[random] Il caso disegna a turno un pesce per ogni giocatore{ ours }
        }, finché ognuno ne ha { $fish }: { $half } { $apart ->
            [yes] nella riga 1 e { $half } nella riga { $rows }
           *[no] nella propria riga di casa e { $half } nella riga lontana
        }.{ ours }
    }
    { $drawing ->
        [board] {""}
       *[other] 2. **Gatti.** { $drawing ->
            [players] Disegnate i vostri gatti
           *[random] I gatti arrivano
        } allo stesso modo: { $apart ->
            [yes] uno nella riga 1 e uno nella riga { $rows }
           *[no] { cats-each } nella propria riga di casa
        }. La casella di un gatto è l’inizio della sua linea.{ ours }
    }

    { $drawing ->
        [board] {""}
       *[other] { $gap ->
            [0] {""}
           *[other] Lasciate almeno { $gap } { FORM($gap, "casella libera", "caselle libere") } tra due disegni, in ogni direzione.{ ours } Dove un posto così non c’è più, lasciate una casella in meno.{ ours }
        }
    }

    { $drawing ->
        [board] {""}
       *[other] { $pairs ->
            [no] {""}
           *[some] Non disegnate niente su un tombino.{ ours }
        }
    }

# en: aae33194
page-turn =
    ## Il tuo turno

    { $first_player ->
        [seat-1] Comincia il rosso.{ ours }
       *[random] Il caso dice chi comincia.{ ours }
    } Poi si gioca a turno. Nel tuo turno fai una mossa:

    1. **Scegli.** Prendi uno dei tuoi gatti.
    2. **Muovi.** Fa { $specials ->
        [0] un passo o un salto
       *[other] un passo, un salto o una mossa speciale
    }, come è detto sotto. Disegna la sua linea fino alla nuova casella.
    3. **Guarda.** Ha preso un pesce o ne ha portato uno a casa? Qualcuno è rinchiuso?

    - **Un passo** va nella casella accanto, su, giù, a sinistra o a destra, mai in diagonale, e mai su una linea dell’altro giocatore. { FORM($own_line_blocks, "Anche le tue linee ti fermano.", "Sulle tue linee puoi camminare.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}Ma un passo fuori da un edificio deve finire in una casella senza nessuna linea, nemmeno tua.{ ours }
       *[no] {""}
    }
    - **Un super salto del gatto** fa risparmiare turni. Se { FORM($own_tail, "una tua linea", "una tua linea che non ha disegnato questo gatto") }{ ours } è proprio accanto al tuo gatto, il gatto salta dritto oltre tutta quella linea, fino alla prima casella dietro di essa senza linea: da d4, oltre la tua linea su d3 e d2, fino a d1. { $landing ->
        [anything-free] Può arrivare anche su un pesce che può prendere o su un tombino libero.
       *[blank] Quella casella deve essere vuota.
    }{ ours } { FORM($jump_is_special, "Consuma una mossa speciale.", "Non costa niente.") }{ ours }
    - Nessuna mossa attraversa un muro. Se non puoi muovere affatto, passi.{ ours }

# en: dae825b4
page-specials =
    ## Mosse speciali

    { $specials ->
        [0] In questa partita non ce ne sono.
       *[other] Hai { $specials } { FORM($specials, "mossa speciale", "mosse speciali") } per tutta la partita, di qualunque tipo. Cancellane una ogni volta che la usi.

            - **Super salto incredibile:** un salto che può superare anche linee dell’altro giocatore. Disegna la tua linea su tutto quello che superi.{ ours }
            - **Super tuffo nel tombino:** entra in un tombino accanto al tuo gatto ed esci dal suo gemello: il tombino dello stesso colore nella stessa riga. Da allora tutti e due hanno la tua linea e solo tu puoi usarli.{ ours }

            Un gatto può anche soltanto camminare su un tombino. Allora quella coppia è chiusa per tutti e due.
    }

# en: fa21cd28
page-fish =
    ## Pesci

    - Nella riga lontana ({ $apart ->
        [yes] la riga { $rows } per chi viene dalla riga 1, la riga 1 per chi viene dalla riga { $rows }
       *[no] la riga { $rows } per il rosso, la riga 1 per il blu
    }) un gatto prende un pesce qualsiasi, rosso o blu, andandoci sopra.{ ours }
    - Un gatto prende un solo pesce. Dopo non può entrare in una casella con un pesce.
    - { FORM($apart, "Nessun gatto va su un pesce nella propria riga di casa.", "I tuoi gatti non vanno mai su un pesce nella tua riga di casa.") }{ ours }
    - Il pesce è a casa quando il suo gatto arriva in una casella qualsiasi della sua riga di casa.{ $cats ->
        [1] {""}
       *[other] {" "}Allora quel gatto { $delivered_cats ->
            [move-on] può continuare, per sbarrare la strada
           *[rest] riposa
        }.{ ours }
    }

# en: 580c0602
page-end =
    ## La fine

    - Vinci appena { $cats ->
        [1] il tuo gatto ha
       *[other] tutti e due i tuoi gatti hanno
    } portato a casa un pesce.
    - Perdi subito se sei **in trappola**. Cioè: non hai più mosse speciali e le linee dell’altro giocatore ti sbarrano la strada: { $trapped ->
        [objective] non puoi più portare a casa tutti i tuoi pesci, qualunque cosa succeda
       *[return-only] uno dei tuoi gatti non ha strada verso casa
    }.{ ours } { FORM($own_line_blocks, "Sei in trappola anche se non hai più mosse speciali e non puoi muovere affatto.", "Le tue linee da sole non ti mettono mai in trappola.") }{ ours }
    - Se una mossa mette in trappola tutti e due, vince il giocatore che l’ha fatta.{ ours }
    - Se nessuno dei due può muovere, non vince nessuno.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - Dopo { $turn_limit } { FORM($turn_limit, "turno", "turni") }, contati per i due giocatori insieme, non vince nessuno.{ ours }
    }

# en: 0277a49d
worked-turn = Una partita intera sul tavoliere più piccolo, 4 righe di 5 caselle con un gatto ciascuno. Tu sei il rosso e parti da c1, il bot Dash è il blu e parte da c4.
    .title = Una piccola partita intera
    .note-0 = La colonna c finisce a c4, dov’è la linea del blu: il tuo gatto gira intorno.
    .note-2 = Così comincia una linea nella colonna d.
    .note-6 = Questa è la riga lontana.
    .note-8 = Il pesce è blu, ma non importa.
    .note-10 = Torna sulla propria linea, che è permesso.
    .note-12 = Dritto in giù oltre la propria linea su d3 e d2: un turno invece di tre. Hai vinto.
