### Meow Meow Daifugō: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: deb69104
house-hand_cards = Karten, die bei 1, 2, 3 oder 4 Spielern alle bekommen.
# en: 7872ed2d
house-field_cards = Offene Karten in der Auslage.
# en: d3a76b9a
house-penalty_bands = Bis zu wie vielen Ringen die erste und die zweite Punktzahl gilt.
# en: be8f56bf
house-point_losses = Verlorene Punkte im ersten Bereich von Ringen, im zweiten und darüber.
# en: 66479326
house-points = Wer so viele Punkte verloren hat, verliert das Spiel.
# en: 08f29b48
house-ends = Gespielt wird, bis jemand alle Punkte verloren hat, oder nur eine Runde.
# en: 8ec69294
house-shuffle = Jede Karte wird gezogen, wenn sie kommt, oder der Stapel wird vorher gemischt: dann gibt ein Startwert denselben Stapel, was auch gespielt wird.
# en: 540c0143
house-deck = Die Karten und ihre Ringe: ein Name, eine TOML-Datei oder ihr Text; ein schwarzer Satz hat einen Ring, der andere zwei.
# en: cb742205
house-first_lead = Wer anfängt, spielt etwas mit der gezeigten Karte aus, oder irgendetwas.
# en: f3e1b54a
house-doppelganger_sequences = Doppelgänger bilden untereinander Reihen.
# en: f3b671ab
house-must_take = Wer passt, nimmt eine Karte, solange welche in der Auslage sind.
# en: 52a31553
house-taking = Wer passt, nimmt auch eine der letzten Karten der Auslage, oder nur, solange sie aufgefüllt wird.
# en: 74103641
house-hand_limit = Wer so viele Karten hat, nimmt beim Passen keine; 0: keine Grenze.
# en: 4fd62908
house-lost_together = Verlieren mehrere zugleich ihren letzten Punkt, verlieren alle davon das Spiel, oder wer in dieser Runde mehr Ringe hatte, oder wer mehr Punkte verloren hat.
# en: 69d6a7cc
house-solo_turns = Züge, nach denen ein Spiel allein ungeschafft endet; 0: es geht weiter, bis es geschafft ist.
