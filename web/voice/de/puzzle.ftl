### The page with a puzzle for each day; its positions are told in web/puzzles. How to translate: page.ftl.
### $choice: the name of a choice
### $date: a day with its month
### $n: a number
### $value: what a choice is worth

# en: 1a49ff55
puzzle-skip = Zum Rätsel
# en: e59e6fd2
puzzle-needs = Das Rätsel fragt zuerst, was du meinst, und braucht dafür JavaScript: erlaube es für diese Seite.
# en: 5138ee3d
puzzle-moment = Einen Moment …
# en: 7948b206
puzzle-worths = Was jede Möglichkeit wert ist
# en: 1ea172de
puzzle-fractions = Als genaue Brüche
# en: 86d154bd
puzzle-play = Von hier aus weiterspielen
# en: 1532d588
puzzle-copy = Dein Ergebnis kopieren
# en: 0d7085db
puzzle-earlier = Frühere Rätsel
# en: 4fb7133e
puzzle-week = Von Montag, leicht, bis Sonntag, schwer
# en: d3d6320b
puzzle-foot = Jeden Tag gibt es ein neues Rätsel, für alle dasselbe. Jeder Wert ist genau gerechnet und ein zweites Mal geprüft. Wenn nichts anderes dasteht, gelten die Chancen für bestes Spiel von hier an. Deine Antworten bleiben auf diesem Gerät.
# en: f78ea5a4
puzzle-lost = Das Rätsel konnte nicht geladen werden. Gibt es ein Netz? Lade die Seite neu.
# en: 8c0c620e
puzzle-of = Rätsel vom { $date }
# en: fcac1dd5
puzzle-easy = leicht
# en: 5b479df1
puzzle-medium = mittel
# en: d2896b55
puzzle-tricky = knifflig
# en: 4f8ae52e
puzzle-hard = schwer
# en: 04d50b3e
puzzle-hardest = am schwersten
# en: 90b961e4
puzzle-3-stars = Ja, das ist der beste Zug.
# en: 8689bd2b
puzzle-2-stars = Knapp: fast so gut wie der beste Zug.
# en: 0b39bdb0
puzzle-1-stars = Nein, das ist weit vom Besten entfernt.
# en: 413c2bc8
puzzle-others = Alle anderen Möglichkeiten ({ $n })
# en: 2070864a
puzzle-next = Ein anderes Rätsel: { $date }
# en: 7179ea3d
puzzle-guess = (deine Wahl)
# en: 8c9f59c7
puzzle-streak = Tage in Folge: { $n }
# en: fd019200
puzzle-new-streak = Löse das Rätsel von heute und beginne eine neue Serie.
# en: 72f435fc
puzzle-copied = Kopiert: füg es in einen Chat ein. Es verrät nichts.
# en: fcc0cd96
puzzle-about = Deine Würfel, dein Zug: Was ist am besten? Jeden Tag ein Rätsel, montags leicht, sonntags schwer, exakt gelöst.
