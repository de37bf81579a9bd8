### Meow Meow Daifugō: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: deb69104
house-hand_cards = Karten, die bei 1, 2, 3 oder 4 Spielern alle bekommen.
    .name = Handkarten
# en: 7872ed2d
house-field_cards = Offene Karten in der Auslage.
    .name = Karten der Auslage
# en: d3a76b9a
house-penalty_bands = Bis zu wie vielen Ringen die erste und die zweite Punktzahl gilt.
    .name = Stufen der Strafe
# en: be8f56bf
house-point_losses = Verlorene Punkte im ersten Bereich von Ringen, im zweiten und darüber.
    .name = Punktabzüge
# en: 66479326
house-points = Wer so viele Punkte verloren hat, verliert das Spiel.
    .name = Punkte am Anfang
# en: 1cf9f318
house-ends = Gespielt wird, bis jemand alle Punkte verloren hat, oder nur eine Runde.
    .name = Ende
    .last-point = mit dem letzten Punkt
    .one-round = nach einer Runde
# en: 8ec69294
house-shuffle = Jede Karte wird gezogen, wenn sie kommt, oder der Stapel wird vorher gemischt: dann gibt ein Startwert denselben Stapel, was auch gespielt wird.
    .name = Mischen
    .as-cards-come = Karte für Karte
    .beforehand = vor der Runde
# en: 540c0143
house-deck = Die Karten und ihre Ringe: ein Name, eine TOML-Datei oder ihr Text; ein schwarzer Satz hat einen Ring, der andere zwei.
    .name = Stapel
    .nine-kittens = Neun Kätzchen
    .cards-no-doppelgangers = 26 Karten, keine Doppelgänger
    .cards-no- = 30 Karten, keine „?“
    .cards-black-cats-once = 24 Karten, schwarze Katzen nur einmal
    .the-32-cards-of-the-rulebook = Die 32 Karten der Spielregel
# en: 03cd0b4b
house-first_lead = Wer anfängt, spielt etwas mit der gezeigten Karte aus, oder irgendetwas.
    .name = erstes Ausspielen
    .anything = beliebig
    .shown-card = die gezeigte Karte
# en: f3e1b54a
house-doppelganger_sequences = Doppelgänger bilden untereinander Reihen.
    .name = Doppelgänger in Reihen
# en: f3b671ab
house-must_take = Wer passt, nimmt eine Karte, solange welche in der Auslage sind.
    .name = Nehmen ist Pflicht
# en: 52a31553
house-taking = Wer passt, nimmt auch eine der letzten Karten der Auslage, oder nur, solange sie aufgefüllt wird.
    .name = Nehmen
    .while-the-field-has-cards = solange die Auslage reicht
    .while-the-deck-has-cards = solange der Stapel reicht
# en: 74103641
house-hand_limit = Wer so viele Karten hat, nimmt beim Passen keine; 0: keine Grenze.
    .name = höchste Handkartenzahl
# en: 4fd62908
house-lost_together = Verlieren mehrere zugleich ihren letzten Punkt, verlieren alle davon das Spiel, oder wer in dieser Runde mehr Ringe hatte, oder wer mehr Punkte verloren hat.
    .name = zusammen verloren
    .more-circles = mehr Ringe
    .more-points = mehr Punkte
    .shared = geteilt
# en: 69d6a7cc
house-solo_turns = Züge, nach denen ein Spiel allein ungeschafft endet; 0: es geht weiter, bis es geschafft ist.
    .name = Züge allein
