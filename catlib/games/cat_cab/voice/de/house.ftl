### Cat Cab Crew: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

house-white_dice = Weiße Würfel, die alle werfen.
house-curse_limit = Flüche, die man haben kann; wer so viele hat, wirft keinen Würfel mehr.
house-item_limit = Bonuswürfe, die in einem Zug zählen.
house-passengers = Fahrgäste im ganzen Spiel.
house-passenger_points = Punkte für einen Fahrgast.
house-place_points = Punkte für den ersten, zweiten und dritten Platz beim Verlassen der Stadt; zu zweit zählen die ersten zwei.
house-rush_turns = Züge, die den anderen bleiben, wenn das erste Taxi weg ist.
house-retreat_steps = Felder zurück nach einem verlorenen Duell oder einem Schlagloch.
house-handicap = Wer früh anfängt, wirft im ersten Zug weniger Würfel.
house-turn_limit = Runden, nach denen gewertet wird, wie es steht; 0: keine Grenze.
house-board = Die Stadt: ein Name, eine TOML-Datei oder ihr Text; die übliche ist erfunden.
house-entry_gate = Welches der zwei Tore der Eingang ist; das andere ist der Ausgang.
house-diagonal = Taxis dürfen schräg fahren.
house-may_waive = Fahrten dürfen verfallen, auch ein Turbo.
house-curses_act = Flüche streichen Felder, und der Rest schiebt das Taxi zurück; oder nur das eine oder nur das andere.
house-curses_land = Flüche, die nichts streichen, schieben das Taxi zurück, bevor das Feld zählt, oder danach.
house-pickup = Fahrgäste steigen dort ein, wo das Taxi am Ende hält, oder nach jeder einzelnen Fahrt.
house-curse_supply = Fluchklötzchen in der Schachtel; sind alle weg, wird nicht mehr geworfen; 0: beliebig viele.
house-leave_by = Felder, die am Ausgang übrig sind, verfallen, oder es muss genau passen.
house-eliminated_can_win = Wer die Rushhour verpasst, behält die Punkte.
house-duel = Im Duell würfeln alle gleichzeitig, Runde für Runde, oder nacheinander.
house-nibbles_bands = Was bei den Leckerli 1–2, 3–4, 5–6 bringt.
house-patrol_bands = Was bei der Pfotenstreife 1–2, 3–4, 5–6 kostet.
house-crazy_rolls_won_dice = Crazy Cat wirft die farbigen Würfel mit, die sie gewonnen hat.
