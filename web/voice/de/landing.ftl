### The landing page: what to play, to ask, to learn from and to make. How to translate: page.ftl.

# en: b1281de6
landing-page = Every Chance: Spiele, Chancen und Unterricht über Wahrscheinlichkeit
# en: fcc4de2b
your-move = Deine Würfel, dein Zug. Was ist am besten?
# en: 665e9904
todays-puzzle = Das Rätsel von heute
# en: c94e50bb
for-schools = Für Schulen
# en: c8a84903
landing-lead = Spiel mit Würfeln und Karten und sieh, was jede deiner Möglichkeiten wert ist: genau gerechnet, wo das geht, sonst geschätzt und mit der Angabe, wie sicher das ist.
# en: 46fdc96c
landing-solve = Das Rätsel von heute lösen
# en: d26738c9
landing-play = Ein Spiel spielen
# en: 4b9ed0f9
landing-odds = Wie stehen die Chancen? Frag nach Würfeln oder Karten:
# en: 852ed06a
landing-show = Zeigen
# en: 94348e5d
landing-examples = Beispiele
# en: 090d08ca
landing-continue = Dein Spiel fortsetzen
# en: 8c69d928
landing-fetches = Alles läuft in deinem Browser, ohne Installation und ohne Konto. Das erste Spiel lädt etwa 35 MB. Danach geht es auch ohne Netz.
# en: 8171c03a
landing-learn = Lernen: Wahrscheinlichkeit, 11 bis 18 Jahre
# en: 53fc20cd
landing-course = Der Kurs
# en: 865c4a2a
landing-units = { $units } Lerneinheiten führen vom Zählen zweier Würfel bis zu Beweisen, immer mit einer Frage aus einem Spiel. Jede lässt dich erst schätzen, prüft, was du schreibst, und gibt Tipps.
# en: 9f2bd8b8
landing-unit-1 = Mit Lerneinheit 1 anfangen
# en: 2f185302
landing-teachers = Für Lehrkräfte
# en: 56ca660d
landing-guides = Zu jeder Lerneinheit ein Leitfaden mit Lösungen, Arbeitsblätter zum Drucken und ein Bildschirm für die Klasse. Bei jeder Lektion stehen Alter, Dauer und Wortschatz.
# en: 297a8bff
landing-class = Der Klassenbildschirm
# en: 3dedd5fd
landing-lessons = Lektionen zu den Spielen
# en: b8b61a57
landing-further = Sie gehen bei einem Spiel tiefer: Straßen als Graph, Kämpfe als Markow-Kette, Handkarten, die verändern, was du weißt.
# en: 63e7f4ce
landing-all-lessons = { $lessons } Lektionen
# en: a7c83672
landing-rule = Eine Regel ändern
# en: 997dda2f
landing-turn = Ändere eine Regel, und vor deinen Augen laufen zehntausend ganze Spiele ab. Ist das fair? Dauert es länger?
# en: 50fc0958
landing-bench = Die Werkbank für Spieleerfinder
# en: 399c5abf
landing-own = Ein eigenes Spiel schreiben
# en: 068cf50c
landing-classic = Nimm einen Klassiker mit vierzig Zeilen, ändere eine davon, sieh, was aus dem Spiel wird, und schick es jemandem als Link.
# en: 8e271f32
landing-pig = Pig, Schritt für Schritt
# en: 24f4b3d2
landing-notebooks = Alles als Notebooks
# en: b07f1e22
landing-jupyter = Dieselben Spiele und Lektionen in JupyterLite: ändere eine Zeile und führe sie aus.
# en: 05894764
landing-docs = Dokumentation
# en: 84b5e1d4
landing-in-docs = auf Englisch: dreißig Fragen zu Gewinnchancen, ein eigenes Spiel Schritt für Schritt und die Python-Bibliothek.
# en: bc5966df
landing-ours = Spielpläne, Karten und Plättchen haben wir erfunden, denn die Bilder der Regelhefte sind verloren. Die Spiele gehören ihren Autoren: Kauf dir die gedruckten.
# en: 58d5271d
landing-stays = Was du hier tust, bleibt in deinem Browser; er merkt es sich für deinen nächsten Besuch.
# en: 59acde66
landing-today = Heute, { $date }
# en: 3b5eca68
card-cat_cab = Taxis jagen durch die Stadt und fordern mit Würfeln ihr Glück heraus.
# en: b2d0ee33
card-empire = Steine kämpfen mit Würfeln um die Viertel von New York.
# en: cbc312f2
card-taxi_derby = Taxis sammeln Fahrgäste ein und rasen am Streifenwagen vorbei, oder lieber nicht.
# en: 1926f7c2
card-meow_daifugo = Werde deine Katzenkarten los, bevor es die anderen schaffen.
# en: 5e2757af
card-washi_cat = Zieh Linien, um Fische zu holen, spring über sie und sperr die Katzen der anderen ein.
# en: 92537b32
players-cat_cab = 1 bis 3 Spieler
# en: b8d8febe
players-empire = 2 bis 6 Spieler
# en: cbe08180
players-taxi_derby = 2 bis 5 Spieler
# en: 6a06b208
players-meow_daifugo = 1 bis 4 Spieler
# en: a3a5aa86
players-washi_cat = 2 Spieler, ohne Würfel
# en: ad6f04db
page-solo_challenge = Das Blatt von heute, allein
# en: de0467af
landing-about = Spiel Würfel- und Kartenspiele und sieh, was jede Wahl wert ist, und zwar exakt. Wahrscheinlichkeit für 11 bis 18 Jahre. In deinem Browser, ohne Installation.
# en: 39369013
link-page = Ein Spiel als Link
# en: 910e2b89
link-about = Eine Stellung aus einem Spiel, als Link verschickt.
# en: 72dbe82e
link-games = Alle Spiele
# en: 1ea92aa4
link-unknown = Dieser Link nennt ein Spiel, das es hier nicht gibt ({ $game }): Vielleicht wurde er abgeschnitten. Such dir eines von allen Spielen aus.
# en: e8fdb3b4
link-none = Dieser Link nennt kein Spiel: Vielleicht wurde er abgeschnitten. Such dir eines von allen Spielen aus.
