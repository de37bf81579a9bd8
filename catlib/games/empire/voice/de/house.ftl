### Empire: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: 927deed2
house-sides = Seiten jedes Würfels.
    .name = Seiten der Würfel
# en: 9845de46
house-attack_dice = Würfel, die ein Angriff höchstens wirft.
    .name = Würfel des Angriffs
# en: e094bef7
house-defend_dice = Würfel, die eine Verteidigung höchstens wirft.
    .name = Würfel der Verteidigung
# en: f87bf81d
house-ties = Wer gewinnt, wenn zwei Würfel gleich sind.
    .name = Gleichstand gewinnt
    .defender = Verteidigung
    .attacker = Angriff
# en: 51dbaec3
house-starting_cubes = Steine zu Beginn bei 2, 3, 4, 5 und 6 Spielern; das Spiel zu zweit ist von uns.
    .name = Steine am Anfang
# en: 301d7c51
house-neighborhoods_per_cube = Viertel, die in einem Zug einen neuen Stein bringen.
    .name = Viertel je Stein
# en: 978755d7
house-least_cubes = Neue Steine, die ein Zug mindestens bringt.
    .name = wenigste Steine
# en: e4d440f9
house-wild_cards = Joker im Stapel.
    .name = Joker
# en: 184272d8
house-turn_limit = Runden, nach denen die meisten Viertel gewinnen, dann die meisten Steine; 0: keine Grenze.
    .name = Höchstzahl der Züge
# en: 4b8b198b
house-map = Der Plan: ein Name, eine TOML-Datei oder ihr Text; der übliche ist erfunden.
    .name = Karte
    .new-york-an-invented-map = New York, eine erfundene Karte
# en: b7c59d78
house-bonus_percent = Wie viel vom Bonus der Bezirke es gibt, abgerundet, in Prozent.
    .name = Prozent der Bezirke
# en: e75b4ef4
house-set_awards = Steine für die ersten sechs Sätze, die irgendwer eintauscht.
    .name = Steine je Satz
# en: 1d14ffd5
house-set_step = Um wie viel jeder spätere Satz mehr bringt als der davor.
    .name = Zuwachs je Satz
# en: 64106436
house-first_player = Der höchste Wurf fängt an, und bei Gleichstand wird neu gewürfelt; oder der erste Platz fängt an.
    .name = wer anfängt
    .highest-roll = höchster Wurf
    .seat-1 = Platz 1
# en: 93a5419a
house-placement = Die Steine, die nach dem Austeilen übrig sind, werden reihum aufgestellt, einzeln oder alle auf einmal.
    .name = Setzen
    .one-by-one = einer nach dem anderen
    .all-at-once = alle auf einmal
# en: a690ce7a
house-neutral_third = Zu zweit bekommt ein Drittel der Viertel niemand und bleibt neutral.
    .name = neutraler Dritter
# en: 4ee7def4
house-neutral_cubes = Steine auf einem neutralen Viertel.
    .name = neutrale Steine
# en: 5300db00
house-forced_exchange = Karten auf der Hand, ab denen ein Satz eingetauscht werden muss; 0: nie.
    .name = Tauschpflicht
# en: 843d97be
house-inherit_cards = Wer jemanden besiegt, bekommt dessen Karten; sonst werden sie abgelegt.
    .name = Karten erben
# en: 68a3250b
house-free_move = Steine dürfen nach nebenan verschoben werden, oder so weit die eigenen Viertel reichen, oder gar nicht.
    .name = Steine verschieben
    .adjacent = ins Nachbarviertel
    .connected = durch eigenes Gebiet
    .none = keins
# en: 1ab47f51
house-cube_supply = Steine einer Farbe in der Schachtel; 0: sie gehen nie aus.
    .name = Vorrat an Steinen
# en: 0dc40878
house-objective = Die ganze Stadt erobern oder zuerst eine geheime Auftragskarte erfüllen; zu zweit verlangen die Karten mehr Viertel.
    .name = Ziel
    .everything = alles erobern
    .missions = Aufträge
# en: 4a45664b
house-mission_counts = Ein Auftrag gewinnt, sobald dein Zug ihn erfüllt, oder wenn dein nächster Zug beginnt.
    .name = Auftrag erfüllt
    .at-once = sofort
    .next-turn = im nächsten Zug
# en: d08aa24a
house-empty_pile = Ist der Stapel leer, werden abgelegte Karten neu gemischt, oder niemand zieht mehr.
    .name = leerer Stapel
    .reshuffle = neu mischen
    .no-card = keine Karte
