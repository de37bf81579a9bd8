### Wie die Lerneinheiten heißen, worum es geht, und ihre Frage: die Übersicht.

# en: 97b03c5e
ties-unit =
    .title = Gleichstand
    .concept = Ergebnismenge
    .game = Empire
    .hook = Ein Würfel gegen einen, und bei Gleichstand gewinnt die Verteidigung. Ist das fair?
# en: 9f6a46d5
twenty-rolls-unit =
    .title = Zwanzig Würfe
    .concept = Schwankungen, und wie sich relative Häufigkeiten einpendeln
    .game = Empire
    .hook = Wirf zwanzigmal und sieh nach, wer gewinnt. Wie oft führen dich die Würfe in die Irre?
# en: 615517e3
next-door-unit =
    .title = Nebenan
    .concept = gerade und ungerade
    .game = Cat Cab Crew
    .hook = Der Fahrgast steht nebenan, und du hast genau vier Schritte. Kommst du hin?
# en: 868bb964
reroll-for-seven-unit =
    .title = Noch einmal für die Sieben
    .concept = Unabhängigkeit
    .game = Cat Cab Crew
    .hook = Du brauchst 7 mit zwei Würfeln. Einen noch einmal werfen oder beide?
# en: 33352dbe
patient-die-unit =
    .title = Der geduldige Würfel
    .concept = Erwartungswert
    .game = Cat Cab Crew
    .hook = Dein Würfel zeigt eine 4. Würdest du ihn noch einmal werfen?
# en: 620e2870
jam-unit =
    .title = Stau
    .concept = Breitensuche, dann die Suche von Dijkstra
    .game = Taxi Derby
    .hook = In der Mitte ist Stau. Ist der kürzeste Weg noch der schnellste?
# en: 0fc8545f
walls-unit =
    .title = Mauern
    .concept = minimaler Schnitt
    .game = Washi Cat
    .hook = Eine Katze mit drei Ausgängen. Wie viele Steine brauchst du mindestens, damit sie nicht nach Hause kommt?
# en: a96094df
jammed-rows-unit =
    .title = Einparken
    .concept = ungleich wahrscheinliche Fälle, Rekursion
    .game = Washi Cat
    .hook = Von 35 Arten, drei Fische auf sieben Spalten zu verteilen, passt nur eine. Ist die Wahrscheinlichkeit 1/35?
# en: a445d3f2
speeding-unit =
    .title = Zu schnell
    .concept = Gewinnschwelle
    .game = Taxi Derby
    .hook = 5 $ Fahrgeld, wenn du rast, 3 $, wenn nicht, und ein Strafzettel kostet 3 $. Welches Risiko lohnt sich?
# en: c964f575
one-die-unit =
    .title = Ein Würfel oder drei
    .concept = Varianz, Verteilungen mit gleichem Erwartungswert
    .game = Taxi Derby
    .hook = Ein Würfel mal drei, oder drei Würfel: Was soll dich lieber verfolgen?
# en: 2fe80ca1
both-masks-unit =
    .title = Beide Masken
    .concept = Kombinationen
    .game = Meow Meow Daifugō
    .hook = Jede Maske hast du mit Wahrscheinlichkeit 1/4. Hast du beide mit Wahrscheinlichkeit 1/16?
# en: 67a6292b
a-pass-speaks-unit =
    .title = Passen verrät etwas
    .concept = bedingte Wahrscheinlichkeit, Satz von Bayes
    .game = Meow Meow Daifugō
    .hook = Kuro passt. Was verrät das über die Karte, die ihm nichts genützt hätte?
# en: 7194305b
best-question-unit =
    .title = Die beste Frage
    .concept = Information, Entropie
    .game = Meow Meow Daifugō
    .hook = Du darfst Kuro eine Frage stellen. Welche verrät am meisten über seine Hand?
# en: df79e6a4
perfect-driver-unit =
    .title = Die perfekte Fahrt
    .concept = dynamische Programmierung, ein Markow-Entscheidungsproblem
    .game = Cat Cab Crew
    .hook = Zwei leere Würfel, drei Flüche. Einen davon werfen oder beide?
# en: 981935ba
equal-armies-unit =
    .title = Gleich starke Heere
    .concept = absorbierende Markow-Ketten
    .game = Empire
    .hook = Elf Steine greifen elf an. Wer ist im Vorteil?
# en: 39837b16
solved-unit =
    .title = Gelöst
    .concept = Minimax und Beweis
    .game = Washi Cat
    .hook = Zwei Katzen spielen perfekt. Wer gewinnt, und wie kann man das wissen?
# en: 6cf22f21
starting-unit =
    .title = Hilft es, anzufangen?
    .concept = Vertrauensintervalle, ein Test
    .game = Cat Cab Crew, Meow Meow Daifugō
    .hook = Zehntausend Spiele werden gespielt. Wie sicher kannst du sein?
# en: 8cbacd8a
liars-dice-unit =
    .title = Lügenwürfel
    .concept = Binomialverteilung
    .game = Lügenwürfel
    .hook = Zehn Würfel, fünf davon verdeckt. Lea bietet: insgesamt mindestens drei Vieren. Glaubst du das?
# en: b1158bd2
craps-unit =
    .title = Craps
    .concept = geometrische Verteilung, Ruin des Spielers
    .game = Craps
    .hook = Zwei Würfel, ein Spieler, eine Bank. Wer gewinnt am Ende, wenn jemand die ganze Nacht spielt?
# en: 6e85d7da
either-or-unit =
    .title = Das eine oder das andere
    .concept = Mengendiagramm, Vierfeldertafel, Gegenereignis
    .game = Meow Meow Daifugō
    .hook = Wie viele Karten sind gerade oder hoch? Zusammenzählen reicht nicht: Manche sind beides.
# en: fc9d72c5
snakes-and-ladders-unit =
    .title = Leiterspiel
    .concept = Markow-Ketten auf lange Sicht
    .game = Leiterspiel
    .hook = Hier entscheidet niemand etwas. Wie lange dauert ein Spiel, und welche Leiter macht am meisten aus?
# en: 82b71768
bluff-unit =
    .title = Bluff
    .concept = gemischte Strategien
    .game = Kuhn-Poker
    .hook = Wer nie blufft, gewinnt nichts, und wer immer blufft, gewinnt nichts. Wie oft ist richtig?
# en: f1a357c5
sums-unit =
    .title = Summen
    .concept = auf dem Weg zur Normalverteilung
    .game = Würfel
    .hook = Ein Würfel, zwei, zehn: Welche Form haben die Summen? Und wenn es seltsame Würfel sind?
# en: 5c0702a2
same-luck-unit =
    .title = Gleiches Glück
    .concept = faire Tests, gepaarte Vergleiche
    .game = Würfel
    .hook = Jemand ändert eine Regel. Hilft das, oder war es Glück? Ein Trick ist so viel wert wie fünfmal so viele Tests.
# en: 86e6801d
maybe-a-bluff-unit =
    .title = Vielleicht ein Bluff
    .concept = A‑priori- und A‑posteriori-Wahrscheinlichkeit, Likelihood
    .game = Meow Meow Daifugō
    .hook = Kuro passt, aber vielleicht hält er sich zurück. Wie wahrscheinlich ist es, dass er hätte spielen können?
