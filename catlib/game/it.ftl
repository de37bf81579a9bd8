### What all games say in the same words. Variables and forms: en.ftl, docs/translating.md.

# en: 6a975b80
you = tu
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
# en: e9716b95
own-way = Hai scelto da te: va bene anche così.
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
# en: 61453f95
does-what = { $who }: { $what }
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
house-rule = **{ $name }: { $value ->
    [yes] sì
   *[other] { $value }
}**{ $changed ->
    [yes] , di solito { $usual ->
        [yes] sì
       *[other] { $usual }
    }
   *[no] {""}
}. { FORM($refused, "Se sì: ", "") }{ $about }.
# en: e0999026
sentence = { $said }.
