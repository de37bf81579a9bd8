### Washi Cat: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

house-specials = Sonderzüge für jede Seite.
house-turn_limit = Züge beider Seiten zusammen, nach denen niemand gewonnen hat; 0: keine Grenze.
house-board = Der Spielplan: ein Name, eine TOML-Datei oder ihr Inhalt; alle sind erfunden.
house-drawing = Wer Fische und Katzen zeichnet: die Spieler, der Zufall oder niemand, wie der Plan sie hat.
house-cats_start = Wo die zwei Katzen einer Seite starten: beide in der eigenen Reihe oder an jedem Ende des Plans eine.
house-own_line_blocks = Ein gewöhnlicher Zug darf nicht auf ein Feld mit eigener Linie führen.
house-leaving = Ein Schritt aus einem Haus endet, wo keine Linie ist, auch keine eigene, oder er ist wie jeder andere.
house-own_tail = Eine Katze darf über die Linie springen, die sie selbst gezogen hat.
house-landing = Ein Sprung darf auf einem Fisch oder freien Gully landen oder nur auf leeren Feldern.
house-jump_is_special = Auch der Super-Katzensprung verbraucht einen Sonderzug.
house-delivered_cats = Eine Katze, die ihren Fisch gebracht hat, darf weiterziehen, oder sie ruht sich aus.
house-trapped = Eingeschlossen ist, wer nicht mehr alle Fische bringen kann, oder wer eine Katze ohne Heimweg hat.
house-first_player = Wer anfängt: der erste Platz, an dem der Jüngste sitzt, oder einer nach dem Zufall.
