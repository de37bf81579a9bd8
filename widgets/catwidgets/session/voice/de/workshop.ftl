# en: c86a6db5
no-game = Noch gibt es kein Spiel: Verbessere zuerst, was unterstrichen ist.
# en: f9748110
no-mistake-found = Es wurde kein Fehler gefunden.
# en: 6e5477ea
games-followed = { $n } { FORM($n, "Spiel wurde", "Spiele wurden") } Zug für Zug verfolgt, und jede Antwort der Regeln wurde geprüft.
# en: 6c4386dd
variants-played = { $n } von { $all } Varianten wurden gespielt: mit jeder Zahl von Spielern und jeder Hausregel auf ihrem kleinsten und größten Wert.
# en: 548c4a23
best-play-wins = { $who ->
    [alone] Wenn du so gut wie möglich spielst, gewinnst du
    [everybody] Wenn alle so gut wie möglich spielen, gewinnen alle
   *[other] Wenn alle so gut wie möglich spielen, gewinnt der erste Spieler
} mit der Wahrscheinlichkeit { $chance }.
# en: d8d82d5f
best-play-pays = { $who ->
    [alone] Wenn du so gut wie möglich spielst, bekommst du
    [everybody] Wenn alle so gut wie möglich spielen, bekommen alle
   *[other] Wenn alle so gut wie möglich spielen, bekommt der erste Spieler
} im Mittel { $amount }.
# en: a2fc35a3
first-turn = Am besten spielt man im ersten Zug so: { $does }.
# en: 8d6e5ba6
later-turn = Später, bei { $seen }: { $does }.
# en: 70492c00
does-until = { $choice }, solange { $name } unter { $n } ist, dann { $other }
# en: 29d0d0be
held-by-both = { $name } { $mine } gegen { $other }
# en: 1ddb12bf
is-exact = Das ist exakt.
# en: dcac97ce
how-exact = Wie genau ist das?
# en: 7fed3796
is-within = Das ist sicher bis auf ± { $error }.
# en: 91d4b489
hidden-balance = Handkarten sind verdeckt, also ist es ein Gleichgewicht, gerechnet über { $n } { FORM($n, "Lage", "Lagen") }.
# en: 23a832c3
positions-reached = { $said } { FORM($n, "Stellung kann", "Stellungen können") } vorkommen.
# en: f0f269f2
first-chances = Gewinnchance nach jeder ersten Wahl: { $choices }.
# en: 2205971c
first-pays = Auszahlung nach jeder ersten Wahl: { $choices }.
# en: dd149b01
mixes-seen = Spieler { $n }, { $seen }: { $often }.
# en: 897b067d
mixes = Spieler { $n }: { $often }.
# en: 95aed06b
too-large = Das Spiel hat zu viele Stellungen, um hier gelöst zu werden. Mach es kleiner: weniger Steine, ein kleinerer Plan, ein niedrigeres Ziel.
# en: cf10cace
endless = Das Spiel muss nie enden, also gibt es keine Antwort. Begrenze die Zahl der Züge.
# en: c990aecc
link-not-opened = Der Link enthält kein Spiel, das sich hier öffnen lässt, deshalb ist dies ein anderes: { $why }
# en: 2a3fe38c
file-there = { $file } ist jetzt da; schreib den Namen dorthin, wo nach einer Datei gefragt wird.
# en: 8d0c5ecc
lab-not-restored = Was hier eingestellt war, gilt nicht mehr, deshalb beginnt das Labor von vorn: { $why }
