### Was an getippten Würfeln und Karten nicht stimmt, und wie sie gelesen wurden. Variablen: en.ftl; Wörter: docs/glossary/de.md.

# en: 05ccd73e
dice-allowed = hier passt ein Bereich wie { $range } oder eine Liste wie { $list }
# en: 7c38a54a
dice-unread = „{ $rest }“ ist hier nicht zu verstehen
# en: 1d787c7a
dice-strange = „{ $name }“ ist hier kein bekanntes Wort
# en: bd725383
dice-plain = diese Frage ist nicht zu verstehen; frag auf Englisch
# en: 54a3f58e
dice-plain-long = diese Frage ist nicht zu verstehen; frag auf Englisch in weniger Worten
# en: 65dbfd2b
dice-about = hier kannst du nur nach Würfeln, Münzen und Karten fragen, und auf Englisch
# en: 73371624
dice-unfinished = am Ende fehlt etwas
# en: 0e83e0d4
dice-wanted = hier passen Würfel wie 3d6, eine Zahl oder (
# en: c4d6b8be
dice-mean = meinst du { $cure }?
# en: 970062c8
dice-letters = mehr als { $n } Zeichen werden nicht gelesen
# en: 845b9960
dice-open-bracket = nach { $name } fehlt (
# en: c244d22c
dice-add-bracket = eine Klammer fehlt: setz ) dazu
# en: 9cae403a
dice-own-line = schreib jede Frage in eine eigene Zeile
# en: 3d4c79d1
dice-unknown = „{ $name }“ ist hier unbekannt; ist es der Name eines Wurfs, dann erklär ihn in einer Zeile darüber, zum Beispiel { $name } = d20 + 5
# en: b297bb6b
dice-unknown-call = „{ $name }“ ist hier unbekannt
# en: 0a5b419b
dice-word-taken = { $name } ist hier ein Wort der Würfel oder Karten
# en: 24a93cbb
dice-named = { $name } ist schon erklärt; zum Vergleichen schreib { $name } ==
# en: a6ad285f
dice-twice-cases = { $name } kommt zweimal vor und hat mehr als { $n } Fälle; das sind zu viele
# en: d8366242
dice-twice-many = ein Name, der zweimal vorkommt, hat zu viele Fälle
# en: bcc69d08
dice-deep = hier ist zu viel ineinander geschachtelt; gib einem Teil davon einen Namen
# en: f8edcdfb
dice-hands = es gibt { $n } Hände; frag nach dem, was zählt, zum Beispiel count(ace in draw 5 from 52)
# en: fc36fb41
dice-range-up = ein Bereich steigt an, von der kleineren Zahl zur größeren
# en: 18ca6a70
dice-no-side = ein Würfel braucht mindestens eine Seite
# en: e591fb89
dice-explodes-once = ein ! genügt, und es steht hinter allem, was noch einmal geworfen wird: d6r1!
# en: 1a9669ef
dice-most = von Würfeln einer Art werden höchstens { $n } mit zusammen { $faces } Seiten gezählt
# en: 234d27de
dice-mixed = die Seiten sind entweder alle Zahlen oder alle Wörter
# en: aac92409
dice-no-explosion = ! und !! gehen nur bei Würfeln, deren höchste Seite über 0 liegt
# en: aa389098
dice-for-ever = { $kind } geht ohne Ende weiter; eine Zahl steht nur hinter einem einzelnen !
# en: 12f040ad
dice-one-face = ein Würfel mit nur einer Seite würde ohne Ende weitergeworfen
# en: 90da313f
dice-which-cards = schreib, was die { $n } Karten sind, zum Beispiel { $cards }; bekannt ist nur 52
# en: b6461839
dice-one-kind = schreib land: 24 für 24 Karten einer Art
# en: 85d09696
dice-drawn = von { $n } Karten kann man 0 bis { $n } ziehen
# en: d8773b16
dice-behind-one = { $word } steht hinter einem einzelnen Würfel, zum Beispiel d20 { $word }
# en: f4ae6a00
dice-dropped = von { $n } Würfeln kann man nicht { $k } weglassen
# en: 64a8c610
dice-kept = von { $n } Würfeln kann man nicht { $k } behalten
# en: 6916aa76
dice-middle = von { $n } Würfeln können nicht { $k } in der Mitte liegen: darüber müssen so viele sein wie darunter
# en: d9ba0880
dice-some-long = von so vielen Würfeln einige zu behalten, dauert zu lange; nimm weniger oder kleinere
# en: 70f3f975
dice-several = hier passen mehrere Würfel wie 4d6, die einzeln betrachtet werden können
# en: d08d1cdd
dice-groups = { $word } ist für höchstens 9 Würfel oder Karten
# en: 57f10b29
dice-sum-long = die Summe dauert zu lange; nimm weniger Würfel oder eine kleinere Zahl hinter !
# en: 25e37f7c
dice-rare = das kommt zu selten vor: höchstens { $n } Würfe werden verfolgt
# en: c7f9c3e8
dice-compared = jeder Würfel wird mit einer Zahl verglichen, zum Beispiel count(5d10 >= 8)
# en: 0a374712
dice-or-cards = hier passen mehrere Würfel oder Karten, zum Beispiel { $dice } oder draw 5 from 52
# en: 0770dd69
dice-no-card = { $name } ist keine Karte; hier passt ein Wert wie ace oder 7, hearts, red, black oder face
# en: 00699746
dice-show-numbers = diese zeigen Zahlen, nicht { $name }
# en: 1b9fff4f
dice-on-none = { $name } steht auf keiner Seite; es gibt { $words }
# en: f8be3177
dice-no-suits = Würfel haben keine Farben wie Karten; suited(draw 5 from 52) ist die größte Zahl von Karten einer Farbe
# en: bc90a29a
dice-of-numbers = { $word } geht mit Zahlen, nicht mit Wörtern
# en: b8687be1
dice-one-thing = in diese Klammer gehört nur eines
# en: d343246c
dice-not-cards = { $word } geht mit diesen Karten nicht; alike, suited und different gehen
# en: 78709a5e
dice-compares = { $word } vergleicht mindestens zwei Dinge oder die Würfel eines Wurfs wie 4d6
# en: da5d6816
dice-before = was davor steht, hat mehr als die { $n } Ergebnisse, die verglichen werden
# en: 9c8351b4
dice-by-zero = was hier steht, kann 0 sein, und durch 0 kann man nicht teilen
# en: 96f7f814
dice-apart = Wörter und Zahlen passen nicht zusammen; count(hit in …) zählt, wie viele es sind
# en: 83c1a696
dice-pairs = { $left } Ergebnisse { $sign } { $right } Ergebnisse sind mehr als die { $most } Paare, die gezählt werden
# en: 9be8d707
dice-each = erwartet wird Verschiedenes, etwa { $list }
# en: fda9a1dd
dice-order = mit „in order“ werden so viele aufgezählt, wie es Würfel oder Karten sind
# en: 2aec0983
dice-truth = hier passt eine Frage, die wahr oder falsch ist, zum Beispiel 2d6 >= 9
# en: f47a0bc2
dice-never = was hinter „given“ steht, kann nie vorkommen
# en: a19d51f1
dice-given-other = auf beiden Seiten von „given“ steht kein gemeinsamer Wurf
# en: be38a8a7
reads-sum = Gelesen als Summe von { $dice }. Um Würfel zu zählen, schreib count({ $asked }).
# en: 4f39478f
reads-higher-d20 = { $word } ist der höhere von zwei d20.
# en: bd387115
reads-lower-d20 = { $word } ist der niedrigere von zwei d20.
# en: 576bb7c6
reads-higher = { $word } ist der höhere von zwei solchen Würfeln.
# en: 917d0ebf
reads-lower = { $word } ist der niedrigere von zwei solchen Würfeln.
# en: b1fe6f89
reads-kh = { $how } behält die höchsten Würfel: { $k } von { $n }.
# en: c20f4567
reads-kl = { $how } behält die niedrigsten Würfel: { $k } von { $n }.
# en: c6063de0
reads-dh = { $how } lässt die höchsten Würfel weg: { $k } von { $n }.
# en: 3d6dba66
reads-dl = { $how } lässt die niedrigsten Würfel weg: { $k } von { $n }.
# en: 855ef16d
reads-km = { $how } behält die mittleren Würfel: { $k } von { $n }.
# en: 9b09443b
reads-again = { $how }: Ein Würfel, der { $faces } zeigt, wird so lange neu geworfen, bis er etwas anderes zeigt; ro{ $rest } heißt einmal.
# en: f307d111
reads-again-once = { $how }: Ein Würfel, der { $faces } zeigt, wird nur einmal neu geworfen; r{ $rest } heißt so lange, bis er etwas anderes zeigt.
# en: d1fbe930
reads-adds-up = !! zählt auf einem Würfel zusammen. In einer Summe ist das dasselbe wie !.
# en: 9839cdd1
reads-one-less = !p: Jeder weitere Wurf eines Würfels, der weitergeworfen wird, zählt 1 weniger.
# en: 4b9d2298
reads-explodes = ! geht weiter, solange die höchste Seite kommt; !2 würde nach zwei weiteren Würfen aufhören.
# en: ac208e71
reads-pool = { $word } von einem einzigen Wurf ist nur ein Würfel, keine Summe.
# en: 9036b87d
reads-thrown-twice = { $dice } steht hier zweimal, also wird zweimal geworfen. Für einen einzigen Wurf schreib a = { $dice } in eine Zeile darüber.
# en: 1a8bfc9d
reads-one-roll = { $dice } ist auf beiden Seiten von „given“ derselbe Wurf.
# en: e73bdf1d
estimate = { $value } ({ $low }–{ $high }, Schätzung aus { $games } Spielen)
# en: 836d0370
estimate-points = { $value } Prozentpunkte ({ $low }–{ $high }, Schätzung aus { $games } Spielen)
# en: 6dccb455
luck-better = besser als { $share } von { $what }; so gut oder besser { $often }
# en: b422d16e
luck-worse = schlechter als { $share } von { $what }; so schlecht oder schlechter { $often }
# en: af0642bd
luck-middle = genau in der Mitte: { $share } von { $what } sind schlechter und ebenso viele besser
# en: 1ce62783
luck-certain = etwas anderes war nicht möglich
# en: b1a26daa
luck-approximate = { $sentence } (ungefähr)
# en: b40b6ac5
luck-rolls = allen Würfen
# en: d4ce9cf2
luck-under = unter { $share }
# en: 56f88473
luck-over = über { $share }
# en: 91e08dc2
luck-never = kam nie vor
# en: 8fd8759d
luck-share = in { $share } der Fälle
# en: 96bd4b66
luck-once = in 1 von { $cases } Fällen
# en: ccd3ab17
luck-about = in etwa 1 von { $cases } Fällen
