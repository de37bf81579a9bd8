### Meow Meow Daifugō: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

house-hand_cards = Karten, die bei 1, 2, 3 oder 4 Spielern alle bekommen.
house-field_cards = Offene Karten in der Auslage.
house-penalty_bands = Bis zu wie vielen Ringen die erste und die zweite Punktzahl gilt.
house-point_losses = Verlorene Punkte im ersten Bereich von Ringen, im zweiten und darüber.
house-points = Wer so viele Punkte verloren hat, verliert das Spiel.
house-ends = Gespielt wird, bis jemand alle Punkte verloren hat, oder nur eine Runde.
house-shuffle = Jede Karte wird gezogen, wenn sie kommt, oder der Stapel wird vorher gemischt: dann gibt ein Startwert denselben Stapel, was auch gespielt wird.
house-deck = Die Karten und ihre Ringe: ein Name, eine TOML-Datei oder ihr Text; ein schwarzer Satz hat einen Ring, der andere zwei.
house-first_lead = Wer anfängt, spielt etwas mit der gezeigten Karte aus, oder irgendetwas.
house-doppelganger_sequences = Doppelgänger bilden untereinander Reihen.
house-must_take = Wer passt, nimmt eine Karte, solange welche in der Auslage sind.
house-taking = Wer passt, nimmt auch eine der letzten Karten der Auslage, oder nur, solange sie aufgefüllt wird.
house-hand_limit = Wer so viele Karten hat, nimmt beim Passen keine; 0: keine Grenze.
house-lost_together = Verlieren mehrere zugleich ihren letzten Punkt, verlieren alle davon das Spiel, oder wer in dieser Runde mehr Ringe hatte, oder wer mehr Punkte verloren hat.
house-solo_turns = Züge, nach denen ein Spiel allein ungeschafft endet; 0: es geht weiter, bis es geschafft ist.
