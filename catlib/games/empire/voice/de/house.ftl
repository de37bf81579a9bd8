### Empire: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: cf278b68
house-sides = Seiten jedes Würfels.
# en: 9845de46
house-attack_dice = Würfel, die ein Angriff höchstens wirft.
# en: e094bef7
house-defend_dice = Würfel, die eine Verteidigung höchstens wirft.
# en: 6e28ae15
house-ties = Wer gewinnt, wenn zwei Würfel gleich sind.
# en: 51dbaec3
house-starting_cubes = Steine zu Beginn bei 2, 3, 4, 5 und 6 Spielern; das Spiel zu zweit ist von uns.
# en: 301d7c51
house-neighborhoods_per_cube = Viertel, die in einem Zug einen neuen Stein bringen.
# en: 87f6460b
house-least_cubes = Neue Steine, die ein Zug mindestens bringt.
# en: e4d440f9
house-wild_cards = Joker im Stapel.
# en: 184272d8
house-turn_limit = Runden, nach denen die meisten Viertel gewinnen, dann die meisten Steine; 0: keine Grenze.
# en: 4b8b198b
house-map = Der Plan: ein Name, eine TOML-Datei oder ihr Text; der übliche ist erfunden.
# en: b7c59d78
house-bonus_percent = Wie viel vom Bonus der Bezirke es gibt, abgerundet, in Prozent.
# en: e75b4ef4
house-set_awards = Steine für die ersten sechs Sätze, die irgendwer eintauscht.
# en: 1d14ffd5
house-set_step = Um wie viel jeder spätere Satz mehr bringt als der davor.
# en: d94ecb05
house-first_player = Der höchste Wurf fängt an, und bei Gleichstand wird neu gewürfelt; oder der erste Platz fängt an.
# en: 93a5419a
house-placement = Die Steine, die nach dem Austeilen übrig sind, werden reihum aufgestellt, einzeln oder alle auf einmal.
# en: a690ce7a
house-neutral_third = Zu zweit bekommt ein Drittel der Viertel niemand und bleibt neutral.
# en: 4ee7def4
house-neutral_cubes = Steine auf einem neutralen Viertel.
# en: a1eda18a
house-forced_exchange = Karten auf der Hand, ab denen ein Satz eingetauscht werden muss; 0: nie.
# en: 843d97be
house-inherit_cards = Wer jemanden besiegt, bekommt dessen Karten; sonst werden sie abgelegt.
# en: 68a3250b
house-free_move = Steine dürfen nach nebenan verschoben werden, oder so weit die eigenen Viertel reichen, oder gar nicht.
# en: 1ab47f51
house-cube_supply = Steine einer Farbe in der Schachtel; 0: sie gehen nie aus.
# en: 0dc40878
house-objective = Die ganze Stadt erobern oder zuerst eine geheime Auftragskarte erfüllen; zu zweit verlangen die Karten mehr Viertel.
# en: c6b90b14
house-mission_counts = Ein Auftrag gewinnt, sobald dein Zug ihn erfüllt, oder wenn dein nächster Zug beginnt.
# en: d08aa24a
house-empty_pile = Ist der Stapel leer, werden abgelegte Karten neu gemischt, oder niemand zieht mehr.
