### Taxi Derby: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: 6a3f2182
house-speed_limit = Felder in einem Zug, bis zu denen niemand zu schnell ist.
    .name = Tempolimit
# en: 2a7c55d5
house-die_sides = Seiten des Verfolgungswürfels.
    .name = Seiten des Würfels
# en: 4af0baf8
house-patrol_reach = Felder, die der Streifenwagen bewegt werden darf, wenn niemand zu schnell war.
    .name = Reichweite der Streife
# en: 4b65b284
house-capacity = Fahrgäste, die in ein Taxi passen.
    .name = Sitzplätze
# en: 5eac5194
house-start_tokens = Zufällige Extras, mit denen alle starten.
    .name = Extras am Anfang
# en: 3b5b9a67
house-store_tokens = Extras in jedem Laden; 0: nach der Zahl der Spieler, wie gedruckt.
    .name = Extras im Laden
# en: 8b8a9dcc
house-start_money = Dollar, mit denen alle starten.
    .name = Startgeld
# en: 5a184106
house-fare_change = Dollar, die zu jedem gedruckten Fahrpreis dazukommen.
    .name = Zuschlag zum Fahrpreis
# en: 13262644
house-fine_change = Dollar, die zu jeder Geldstrafe dazukommen.
    .name = Zuschlag zur Strafe
# en: 95d3a1ff
house-end_stacks = Leere Stapel, die das Spiel beenden; alle, wenn die Stadt weniger hat.
    .name = leere Stapel am Ende
# en: f47c5132
house-bonus_from = Felder eines Zuges ohne Strafzettel, ab denen die Temposkala zählt.
    .name = Prämien ab
# en: beadff50
house-bonuses = Erste, zweite und dritte Prämie am Ende; welche wofür ist, ist erschlossen.
    .name = Prämien
# en: 6d6c8509
house-most_spaces = Felder, die ein Zug höchstens haben kann; so weit entkommt niemand.
    .name = weitester Zug
# en: 3bcabe81
house-round_limit = Runden, nach denen ein Spiel gewertet wird, wie es steht; 0: keine Grenze.
    .name = Höchstzahl der Runden
# en: 82f8627f
house-standstill = Kann niemand mehr jemanden fahren, der wartet, haben alle noch einen Zug, oder das Spiel geht bis zu seiner Grenze weiter.
    .name = Stillstand
    .ends-the-game = beendet das Spiel
    .plays-on = es geht weiter
# en: 27aa6295
house-every_upgrade = Jede Art von Extra wird mindestens einmal ausgeteilt, an ein Taxi oder einen Laden; die zuletzt gezogenen sorgen dafür.
    .name = jedes Extra
# en: 15beb24a
house-free_patrol = Ein frei bewegter Streifenwagen verteilt keine Strafzettel, oder einen an alle Gegner auf seinem Feld.
    .name = freier Streifenwagen
    .tickets-nobody = ohne Strafzettel
    .tickets-rivals = Strafzettel für andere
# en: 4ab34ef8
house-shared_spaces = Taxis dürfen auf einem Feld halten, auf dem ein anderes steht; vorbeifahren ist immer erlaubt.
    .name = geteilte Felder
# en: f28227de
house-patrol_space = Wer zu schnell war und auf dem Feld des Streifenwagens hält, wird erwischt oder kommt davon.
    .name = Feld der Streife
    .caught = erwischt
    .free = frei
# en: f67eb8a9
house-upgrade_tokens = Extras im Beutel; 47 in der späteren Ausgabe, von der die ersten Arten die meisten haben.
    .name = Plättchen je Extra
# en: 44d79028
house-city = Die vier Viertel: „city“, „small_city“, „large_city“ oder eine TOML-Datei; alle erfunden.
    .name = Stadt
    .a-synthetic-city = Eine erfundene Stadt
    .a-large-synthetic-city = Eine große erfundene Stadt
    .a-small-synthetic-city = Eine kleine erfundene Stadt
# en: ee84fc27
house-passengers = Plättchen und Fähigkeiten des zweiten Extras: „passengers“, „later_passengers“ oder eine TOML-Datei.
    .name = Fahrgäste
    .synthetic-passengers = Erfundene Fahrgäste
    .synthetic-passengers-of-the-later-edition = Erfundene Fahrgäste der späteren Ausgabe
# en: 96337237
house-tickets = Der Stapel der Strafzettel: „tickets“, „later_tickets“ oder eine TOML-Datei; alle erfunden.
    .name = Strafzettel
    .synthetic-tickets = Erfundene Strafzettel
    .synthetic-tickets-of-the-later-edition = Erfundene Strafzettel der späteren Ausgabe
# en: 8efabdd2
house-streets = Die Viertel werden zufällig und beliebig gedreht gelegt, oder wie es `turned` sagt, oder nach beiden Regeln darunter.
    .name = Straßen
    .shuffled-and-turned = gemischt und gedreht
    .shuffled = gemischt
    .as-arranged = wie gelegt
# en: ea2b2c05
house-arrangement = Welches Viertel oben links, oben rechts, unten links, unten rechts liegt, wenn niemand mischt.
    .name = Anordnung
# en: 09d42fa4
house-turned = Vierteldrehungen im Uhrzeigersinn für das Viertel an jeder Stelle.
    .name = gedreht
# en: 5c94bdb6
house-track_end = Letzte Zahl der Temposkala.
    .name = Ende der Leiste
# en: 902f6473
house-abilities = Ein zweites Extra bringt für den Rest des Spiels die Fähigkeit aus der Datei; die ist erfunden.
    .name = Fähigkeiten
# en: 0b96f227
house-after_ticket = Nach einem bezahlten Strafzettel darf zum Schluss alles getan werden, was dort geht, oder nur das angekündigte.
    .name = nach dem Strafzettel
    .chosen-anew = neu gewählt
    .stays-announced = bleibt angesagt
