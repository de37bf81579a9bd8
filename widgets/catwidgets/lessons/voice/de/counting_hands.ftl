### Handkarten zählen.

# en: c5b7d408
counting-hands-note =
    .words-1 = Ziehen ohne Zurücklegen
    .words-2 = hypergeometrische Verteilung, Erwartungswert
    .words-3 = unvereinbare Ereignisse
    .words-4 = Simulation, relative Häufigkeit
    .tips-1 = Lassen Sie in Teil 5 die eine Hälfte der Klasse die weißen Hände zählen und die andere die schwarzen.
# en: 7a102bcc
counting-hands-mean = Wie viele Doppelgänger sind im Mittel auf einer Hand mit acht Karten?
    .hint-1 = Jeder der sechs ist mit Wahrscheinlichkeit 8/32 auf deiner Hand. Addiere das.
    .hint-2 = Jeder der sechs ist mit Wahrscheinlichkeit 8/32 auf deiner Hand. Addiere das.
    .hint-3 = 6/8 wären sechs Karten auf acht verteilt. Denk an eine einzelne Karte, und addiere.
    .hint-4 = Das ist eine Karte deiner Hand; du hast acht.
    .hint-5 = Das ist die Wahrscheinlichkeit für mindestens einen; auf einer Hand können mehr sein.
    .because = 6 · 8/32: Jeder Doppelgänger ist mit Wahrscheinlichkeit 1/4 auf deiner Hand. Mittelwerte darf man addieren.
# en: 6520cee8
counting-hands-exactly-two = Wie wahrscheinlich sind genau zwei Doppelgänger unter deinen acht Karten?
    .hint-1 = Das wählt zwei der Doppelgänger aus; auch deine anderen sechs Karten kann man auswählen.
    .hint-2 = Das ist eine Hand mit zwei Karten.
    .hint-3 = Deine anderen sechs Karten dürfen keine Doppelgänger sein: sechs von 26.
    .hint-4 = Multipliziere zwei Anzahlen: zwei von sechs Doppelgängern, sechs von 26 anderen Karten.
    .because = 15 · 230.230 von 10.518.300.
# en: 3b0fdea7
counting-hands-no-equal-numbers = Auf manchen Händen mit acht Karten gibt es keine gleichen Zahlen zum Ausspielen: kein Doppelgänger, kein „?“, und jede Zahl nur einmal. Wie viele solche Hände gibt es?
    .hint-1 = Was man nacheinander auswählt, multipliziert man: drei Karten für die 1, und zu jeder davon drei für die 2.
    .hint-2 = Jede Zahl steht auf drei Karten, die auf so einer Hand sein dürfen: einer weißen und zwei schwarzen.
    .hint-3 = Die vierte Karte einer Zahl ist ein Doppelgänger, und der ist allein schon ein Paar. Also drei Karten je Zahl.
    .hint-4 = Acht Zahlen, und für jede davon drei Karten.
    .hint-5 = Was man nacheinander auswählt: 3 · 3 · …, für jede Zahl einmal, nicht 8 · 8 · 8.
    .because = 3⁸: Mit acht Karten muss jede Zahl vorkommen, jede auf einer von drei Karten.
# en: d7f81aa2
counting-hands-somebody = Drei Spieler bekommen je acht Karten. Wie wahrscheinlich ist es, dass beide „?“ auf derselben Hand landen?
    .hint-1 = Das bist du; die anderen haben dieselbe Chance.
    .hint-2 = Das wäre richtig, wenn die Hände unabhängig wären. Aber wenn du beide hast, hat sonst niemand eins.
    .hint-3 = Jeder der drei hat die Chance 7/124; mehr Spieler, mehr Chancen.
    .hint-4 = 24 von 32 Karten sind ausgeteilt; aber beide „?“ müssen auf derselben Hand sein.
    .hint-5 = Beide „?“ müssen auf derselben Hand sein.
    .because = 3 · 7/124: Zwei Spieler können nicht zugleich beide haben, also darf man addieren.
# en: bf2e686b
counting-hands-circles = Auf den 32 Karten sind zusammen 83 Ringe. Dir bleiben drei Karten, irgendwelche drei. Wie viele Ringe haben sie im Mittel?
    .hint-1 = Das ist eine Karte; du hast drei.
    .hint-2 = Drei von 32 Karten, nicht ein Drittel des Stapels.
    .hint-3 = Nicht jede Karte hat zwei Ringe. Wie viele hat eine Karte im Mittel?
    .hint-4 = Nicht jede Karte hat drei Ringe. Wie viele hat eine Karte im Mittel?
    .because = 3 · 83/32: Jede Karte hat im Mittel 83/32 Ringe, und Mittelwerte darf man addieren.
# en: df85c7c9
counting-hands-one-play = Alles in Schwarz: Jede Zahl steht auf zwei Karten, und das schwarze „?“ darf für eine Zahl stehen. Wie viele Hände mit acht Karten sind eine einzige schwarze Reihe von 1 bis 8?
    .hint-1 = So viele sind es ohne das „?“. Mit ihm fehlt eine Zahl: welche, und welche Karten sind die anderen?
    .hint-2 = So viele sind es nur mit dem „?“; ohne es kommen mehr dazu.
    .hint-3 = Mit dem „?“ bleiben sieben Zahlen, und jede steht auf zwei Karten.
    .hint-4 = Mit dem „?“ bleiben sieben Karten zur Auswahl: 2⁷, nicht 2⁸.
    .hint-5 = So viele sind es in Weiß; eine schwarze Zahl steht auf zwei Karten.
    .hint-6 = Für welche Zahl steht das „?“? Es gibt acht Möglichkeiten.
    .because = 2⁸ ohne das „?“ und 8 · 2⁷ mit ihm.

# en: 22230859
counting-hands-say-sort-doppelgangers = Doppelgänger
# en: f7146e3b
counting-hands-say-sort-white = weiße Katzen
# en: fe53edb4
counting-hands-say-sort-black = schwarze Katzen
# en: 0eeaefa0
counting-hands-say-sort-masks = „?“
# en: 056df612
counting-hands-say-sort-of = { $name }: { $n } Karten
# en: efd9844f
counting-hands-say-in-a-hand = { $name } auf einer Hand mit { $n } Karten
# en: 4473abed
counting-hands-say-in-the-hand = { $name } auf der Hand
# en: ba9d55ee
counting-hands-say-kept = ohne Zurücklegen
# en: 4eac3a0e
counting-hands-say-put-back = mit Zurücklegen
# en: 4f43ea8a
counting-hands-say-among-eight = Doppelgänger unter acht Karten
# en: c9f556b6
counting-hands-say-chance = Wahrscheinlichkeit
# en: 2951850d
counting-hands-say-percent = Prozent
# en: 632c0b7a
counting-hands-say-equal = gleiche Zahlen
# en: 7f881a83
counting-hands-say-doppelganger = Doppelgänger
# en: 0be0b871
counting-hands-say-sequence = Reihe
# en: 2a92c0af
counting-hands-say-by-size = Was auf einer Hand ist
# en: 4243997b
counting-hands-say-cards = Karten auf der Hand
# en: c6278b5b
counting-hands-say-somebody = Jemand hat beide „?“
# en: 7261ee73
counting-hands-say-players = Spieler
# en: 0ba12a3a
counting-hands-say-n-players = { $n } Spieler
# en: a46bc47c
counting-hands-say-each = je { $n } Karten
# en: 46311e96
counting-hands-say-circles = Ringe
# en: 0dd84fc7
counting-hands-say-points = Punkte
# en: b5b24f20
counting-hands-say-cost = Was { $n } { FORM($n, "Karte kostet", "Karten kosten") }
# en: 6e509952
counting-hands-controls =
    .sort = Sorte
    .cards_in_the_hand = Karten auf der Hand
    .cards_left = übrige Karten
    .count = gezählt
