### Risiko und Gewinn.

# en: 73581bad
risk-and-reward-note =
    .words-1 = Wahrscheinlichkeit, gleich wahrscheinliche Ergebnisse
    .words-2 = Erwartungswert
    .words-3 = unabhängige Ereignisse, Gegenwahrscheinlichkeit
    .words-4 = Aufrunden, Formel
    .tips-1 = Lassen Sie Teil 1 zu zweit gegeneinander spielen, und halten Sie die Summen an der Tafel fest.
    .tips-2 = Zum Besprechen: Geldstrafen, über die Reiche lachen und an denen Arme alles verlieren. Wen schrecken sie ab?
# en: dd41000d
risk-and-reward-one-over = Du bist 1 Feld über dem Tempolimit, und der Streifenwagen steht 3 Felder von dort, wo dein Zug endet. Ein vierseitiger Würfel sagt, wie weit er kommt. Wie wahrscheinlich ist ein Strafzettel?
    .hint-1 = Mit einer 2 fährt er zwei Felder, und er braucht drei: Zähl die 3 und die 4.
    .hint-2 = Eine 3 genügt, und eine 4 auch.
    .hint-3 = Zähl Seiten des Würfels, nicht Felder.
    .because = 3 und 4, zwei von vier Seiten.
# en: 194eb5a2
risk-and-reward-three-over = Jetzt bist du 3 Felder über dem Tempolimit, und der Streifenwagen steht 3 entfernt. Er fährt dreimal so weit, wie der Würfel zeigt. Wie wahrscheinlich ist ein Strafzettel?
    .hint-1 = Nimm zuerst den Würfel mal drei.
    .hint-2 = Nimm zuerst den Würfel mal drei: Schon mit einer 1 fährt er drei Felder.
    .hint-3 = Das ist die Wahrscheinlichkeit für eine Seite; welche davon genügen?
    .because = Schon mit einer 1 fährt er drei Felder. Auf den Würfel kommt es nicht mehr an.
# en: f46b85ce
risk-and-reward-two-over = 2 über dem Tempolimit, der Streifenwagen 5 entfernt. Wie wahrscheinlich ist ein Strafzettel?
    .hint-1 = Mit einer 2 fährt er vier Felder, und er braucht fünf.
    .hint-2 = Eine 4 genügt, aber auch eine 3: sechs Felder.
    .hint-3 = Zähl die Seiten f, für die 2 · f mindestens 5 ist.
    .hint-4 = Mit einer 1 fährt er nur zwei Felder.
    .because = 5/2, aufgerundet, ist 3: die Seiten 3 und 4.
# en: 474ca7dd
risk-and-reward-which-distance = Der Streifenwagen wartet in der Stadt. Welche Entfernung entscheidet, ob er dich erreicht?
    .choices-start = von dort, wo mein Zug beginnt
    .choices-end = von dort, wo mein Zug endet
    .choices-alike = beide gleich
    .hint-1 = Während deines Zuges steht er noch. Wo bist du, wenn er losfährt?
    .hint-2 = Woher du kommst, spielt keine Rolle mehr, außer dass dein Weg dadurch länger wird.
    .because = Er fährt los, wenn du gehalten hast. Wer von ihm wegfährt, macht es dem Würfel schwer.
# en: 234a8d6e
risk-and-reward-free-spaces = Der Streifenwagen ist 9 Felder von dort entfernt, wo du ankommen willst. Wie viele Felder kann dein Zug ganz ohne Gefahr haben? Das Tempolimit ist 4.
    .hint-1 = Eins mehr ist auch frei: 1 · 4 reicht nicht bis 9.
    .hint-2 = Eins mehr ist auch frei: 2 · 4 reicht nicht bis 9.
    .hint-3 = 3 über dem Limit, und mit einer 4 fährt er 12 Felder: Das reicht ihm.
    .hint-4 = 4 über dem Limit, und schon eine 3 genügt.
    .hint-5 = So viele über dem Limit; zähl alle Felder des Zuges.
    .hint-6 = 9 und 4 sind 13, aber jedes Feld über dem Limit vervielfacht den Würfel.
    .because = 2 über dem Limit: Auch mit einer 4 fährt er nur 8 Felder.
# en: cd7c2a73
risk-and-reward-five-turns = Du rast in fünf Zügen, jedes Mal mit Wahrscheinlichkeit 1/4 für einen Strafzettel. Wie wahrscheinlich ist es, dass du gar keinen bekommst?
    .hint-1 = Das gilt für einen Zug.
    .hint-2 = Das ist die Wahrscheinlichkeit für einen Strafzettel in jedem Zug.
    .hint-3 = Das ist die Wahrscheinlichkeit für mindestens einen Strafzettel.
    .hint-4 = Fünfmal 1/4 macht einen Strafzettel nicht sicher: Multipliziere die Wahrscheinlichkeiten für keinen.
    .hint-5 = Eine Wahrscheinlichkeit liegt zwischen 0 und 1; multipliziere.
    .because = 3/4 · 3/4 · 3/4 · 3/4 · 3/4, weniger als 1/4.

# en: 258d6237
risk-and-reward-say-nights-task = Zehn Nächte, zehn Fahrgäste, die es eilig haben. Rast du?
# en: 97ae559e
risk-and-reward-say-speed = Rasen
# en: 2a4fbc67
risk-and-reward-say-speed-tip = Für das Fahrgeld zu schnell fahren
# en: b215e60a
risk-and-reward-say-stay = Ans Limit halten
# en: dfac72b1
risk-and-reward-say-stay-tip = Nehmen, was langsames Fahren bringt
# en: 3f6348a3
risk-and-reward-say-again = Von vorn
# en: 2135ae5c
risk-and-reward-say-again-tip = Zehn andere Nächte
# en: b5e8693f
risk-and-reward-say-nights-over = Die zehn Nächte sind vorbei. Drück auf „Von vorn“, dann kommen andere.
# en: 416ec36b
risk-and-reward-say-slow = Du bist langsam und sicher gefahren: { $slow } $.
# en: 5aa099d3
risk-and-reward-say-drove = Der Würfel zeigte { $face }, also konnte der Streifenwagen { $far } { FORM($far, "Feld", "Felder") } weit fahren. { $caught ->
    [yes] Er hat dich erwischt: { $fare } $ minus { $fine } $ Strafe.
   *[no] Er hat dich nicht erwischt: { $fare } $.
}
# en: 584fdf4a
risk-and-reward-say-night = Nacht { $n }: { $fare } $, wenn du { $over } über dem Limit fährst, { $slow } $, wenn nicht. Der Streifenwagen ist dann { $away } { FORM($away, "Feld", "Felder") } entfernt, und ein Strafzettel kostet { $fine } $. Bisher { $earned } $.
# en: d1a28c55
risk-and-reward-say-account = Du hast { $earned } $ verdient. Deine Entscheidungen waren im Mittel { $expected } $ wert, und das Glück hat { $luck } $ { $added ->
    [yes] gebracht
   *[no] gekostet
}. Die besten Entscheidungen wären { $better } $ mehr wert gewesen.
# en: b9be5e82
risk-and-reward-say-road = Die Straße zwischen dem Streifenwagen und deinem Taxi
# en: 2a3ddc20
risk-and-reward-say-stakes = { $fare } $ bei { $over } zu viel, oder { $slow } $
# en: e5b777af
risk-and-reward-say-chances-task = Welche Linie fällt am schnellsten, und warum?
# en: 8bcb2659
risk-and-reward-say-over = { $over } über
# en: 6bf8f99d
risk-and-reward-say-die = Strafzettel: ein Würfel mit { $sides } { FORM($sides, "Seite", "Seiten") }
# en: 84738ece
risk-and-reward-say-from-patrol = Felder vom Streifenwagen
# en: b952901c
risk-and-reward-say-chance-of-ticket = Chance
# en: 93cf7de1
risk-and-reward-say-free-task = Ab wann ist ein Strafzettel wahrscheinlicher als keiner?
# en: d90f3ffe
risk-and-reward-say-free = Immer noch ohne Strafzettel
# en: e6a1c128
risk-and-reward-say-turns = Züge mit Rasen
# en: af8e6d88
risk-and-reward-say-chance = Wahrscheinlichkeit
# en: b8acd9f7
risk-and-reward-say-heat-task = Auf welchen Feldern kann ein Zug ohne Gefahr enden? Je dunkler die Farbe, desto wahrscheinlicher ein Strafzettel.
# en: 5393dbd4
risk-and-reward-say-spaces = { $n } Felder
# en: 2347efff
risk-and-reward-say-asks = fragt nach einem Feld
# en: 02b675be
risk-and-reward-say-puts-taxi = stellt das Taxi dorthin
# en: d0f3c6c5
risk-and-reward-say-puts-patrol = stellt den Streifenwagen dorthin
# en: e2669e59
risk-and-reward-say-ticket = Strafzettel { $chance }
# en: c17e6869
risk-and-reward-say-heat = Chance auf einen Strafzettel in %, { $city }
# en: c0db76a7
risk-and-reward-say-summary = Ganz ohne Gefahr: { $free } von { $all } Feldern. Ein sicherer Strafzettel: { $sure }. Mittelwert aller: { $mean }.
# en: 42923f21
risk-and-reward-say-within = { $space } ist { $moved } { FORM($moved, "Feld", "Felder") } entfernt, nicht zu schnell: kein Strafzettel.
# en: 2d42f002
risk-and-reward-say-beyond = { $space } ist { $moved } { FORM($moved, "Feld", "Felder") } entfernt, { $over } über dem Limit, und { $away } { FORM($away, "Feld", "Felder") } vom Streifenwagen: { $which ->
    [all] jede Zahl bringt einen Strafzettel
    [none] auch mit einer { $sides } fährt er nur { $most } { FORM($most, "Feld", "Felder") }, kein Strafzettel
    [last] eine { $least } bringt einen Strafzettel, Wahrscheinlichkeit { $chance }
   *[some] eine { $least } oder mehr bringt einen Strafzettel, Wahrscheinlichkeit { $chance }
}.
# en: 482e55a7
risk-and-reward-say-heat-table = Chance auf einen Strafzettel, wenn der Zug dort endet
# en: da8752d0
risk-and-reward-say-space = Feld
# en: baeaa520
risk-and-reward-controls =
    .city = Stadt
    .speed_limit = Tempolimit
    .die_sides = Seiten
    .a_click = ein Klick
    .faces_that_catch = Trefferseiten
