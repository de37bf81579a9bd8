### The page that answers typed questions about dice and cards. How to translate: page.ftl.
### $why: a computer's own words for what went wrong

# en: 6c910c2e
odds-skip = Zur Frage
# en: d03d9582
odds-page = Chancen mit Würfeln und Karten
# en: e7728924
odds-title = Wie stehen die Chancen?
# en: 49c2dcc8
odds-type = Frag auf Englisch oder in Kurzform: 4d6 sind vier sechsseitige Würfel. Eine Frage pro Zeile.
# en: bed3e18c
odds-stop = Anhalten
# en: 1cf57f85
odds-answer = Antwort
# en: 96c982e6
odds-read = Gelesen als:
# en: 62ce434c
odds-or = Oder meinst du:
# en: 22ad1485
odds-views = Wahrscheinlichkeit für
# en: c81146b4
odds-exactly = genau
# en: 3295a24f
odds-at-least = mindestens
# en: 1b21cf49
odds-at-most = höchstens
# en: 74a9a59a
odds-point = Zeig auf einen Balken oder Punkt oder tipp ihn an, um seine Wahrscheinlichkeit zu lesen.
# en: 5d5e4a10
odds-roll = 10.000‑mal versuchen
# en: ba044496
odds-again = Noch einmal werfen
# en: beae1bbd
odds-more = Kopieren oder speichern
# en: eec73d52
odds-text = Als Text kopieren
# en: 02e77a16
odds-csv = Tabelle speichern (CSV)
# en: 8d62b557
odds-svg = Bild speichern (SVG)
# en: 13ca9289
odds-png = Bild speichern (PNG)
# en: 79f252b0
odds-embed = Code für eine andere Seite kopieren
# en: 3d02a312
odds-table = Genaue Werte und eine Tabelle aller Wahrscheinlichkeiten
# en: ec6ef767
odds-try = Probier eines davon
# en: d65d5c83
odds-help = So schreibst du es
# en: 8dc7d2f2
odds-exact = Jede Wahrscheinlichkeit wird in deinem Browser genau gerechnet, als Bruch. Was du eingibst, wird nirgendwohin geschickt; ein Link trägt es hinter dem #, das kein Server sieht.
# en: a10109bb
odds-counting = Wird noch gezählt …
# en: 49a29468
odds-some-dice = Frag nach Würfeln, zum Beispiel 3d6.
# en: 2ec45c91
odds-copied = Die Antwort ist kopiert.
# en: 934fb66e
odds-embed-copied = Der Code ist kopiert. Er zeigt dieses Diagramm auf einer anderen Seite.
# en: 65bebde7
odds-link-copied = Der Link ist kopiert. Er öffnet diese Seite mit dieser Frage.
# en: 87ca8f53
odds-broken = Das ließ sich nicht zählen: { $why }
# en: acd890dc
odds-stopped = Angehalten. Frag nach etwas Kleinerem.
# en: dac33937
example-0 = 4 Würfel werfen, die besten 3 behalten
# en: b787cada
example-1 = Neun oder mehr mit zwei Würfeln
# en: ad1b6cb2
example-2 = Wie viele von 5 zehnseitigen Würfeln zeigen 8 oder mehr?
# en: 38675834
example-3 = Wer wirft mehr?
# en: dc85a3ed
example-4 = Mit und ohne Vorteil
# en: 2697fdbd
example-5 = Ein Würfel, der explodiert
# en: 482bef80
example-6 = Ein Ass in fünf Karten
# en: 8a675191
example-7 = Gleiche Augenzahlen in einem Wurf
# en: 66853045
example-8 = Länder auf der Starthand
# en: 7eda1e3d
example-9 = Würfel mit Symbolen
# en: e0793d9f
odds-about = Gib Würfel oder Karten ein, etwa 4d6kh3 oder 2d6 >= 9, und lies die exakten Chancen. In deinem Browser.
