### Washi Cat: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: 6f3f0535
house-specials = Sonderzüge für jede Seite.
    .name = Sonderzüge
# en: f92a77d1
house-turn_limit = Züge beider Seiten zusammen, nach denen niemand gewonnen hat; 0: keine Grenze.
    .name = Höchstzahl der Züge
# en: c4c119c0
house-board = Der Spielplan: ein Name, eine TOML-Datei oder ihr Inhalt; alle sind erfunden.
    .name = Spielplan
    .two-strips-of-tape-an-invented-board = Zwei Klebestreifen, ein erfundener Plan
    .temple-garden-an-invented-board = Tempelgarten, ein erfundener Plan
    .night-market-an-invented-board = Nachtmarkt, ein erfundener Plan
    .back-yard-an-invented-board-for-lessons = Hinterhof, ein erfundener Plan für den Unterricht
    .courtyard-an-invented-board-for-lessons = Innenhof, ein erfundener Plan für den Unterricht
# en: 792d0471
house-drawing = Wer Fische und Katzen zeichnet: die Spieler, der Zufall oder niemand, wie der Plan sie hat.
    .name = Zeichnen
    .players = die Spieler
    .random = der Zufall
    .board = wie auf dem Plan
# en: e85cec43
house-cats_start = Wo die zwei Katzen einer Seite starten: beide in der eigenen Reihe oder an jedem Ende des Plans eine.
    .name = Start der Katzen
    .on-their-own-side = auf der eigenen Seite
    .one-on-each-side = auf jeder Seite eine
# en: 29b6c10f
house-own_line_blocks = Ein gewöhnlicher Zug darf nicht auf ein Feld mit eigener Linie führen.
    .name = eigene Linie sperrt
# en: ce841fb8
house-leaving = Ein Schritt aus einem Haus endet, wo keine Linie ist, auch keine eigene, oder er ist wie jeder andere.
    .name = aus dem Haus
    .into-an-empty-space = auf ein leeres Feld
    .as-any-step = wie jeder Schritt
# en: b3355db2
house-own_tail = Eine Katze darf über die Linie springen, die sie selbst gezogen hat.
    .name = über die eigene Linie
# en: cec68c97
house-landing = Ein Sprung darf auf einem Fisch oder freien Gully landen oder nur auf leeren Feldern.
    .name = Landung
    .anything-free = alles, was frei ist
    .blank = nur leere Felder
# en: fc8df3a7
house-jump_is_special = Auch der Super-Katzensprung verbraucht einen Sonderzug.
    .name = Sprung zählt
# en: acb32087
house-delivered_cats = Eine Katze, die ihren Fisch gebracht hat, darf weiterziehen, oder sie ruht sich aus.
    .name = nach der Ankunft
    .move-on = ziehen weiter
    .rest = ruhen sich aus
# en: 68b84d01
house-trapped = Eingeschlossen ist, wer nicht mehr alle Fische bringen kann, oder wer eine Katze ohne Heimweg hat.
    .name = eingeschlossen
    .objective = ohne alle Fische
    .return-only = ohne Heimweg
# en: 0cb7fd44
house-first_player = Wer anfängt: der erste Platz, an dem der Jüngste sitzt, oder einer nach dem Zufall.
    .name = wer anfängt
    .seat-1 = Platz 1
    .random = der Zufall
