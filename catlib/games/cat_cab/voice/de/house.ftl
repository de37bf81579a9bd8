### Cat Cab Crew: what each house rule is about. Read by teachers and designers. Words: docs/glossary/de.md.

# en: f7ecdc95
house-white_dice = Weiße Würfel, die alle werfen.
    .name = weiße Würfel
# en: 64727923
house-curse_limit = Flüche, die man haben kann; wer so viele hat, wirft keinen Würfel mehr.
    .name = Höchstzahl der Flüche
# en: d8ab9bbe
house-item_limit = Bonuswürfe, die in einem Zug zählen.
    .name = Höchstzahl der Boni
# en: 63cf3bb9
house-passengers = Fahrgäste im ganzen Spiel.
    .name = Fahrgäste
# en: 4e66d1a7
house-passenger_points = Punkte für einen Fahrgast.
    .name = Punkte je Fahrgast
# en: a5e5c422
house-place_points = Punkte für den ersten, zweiten und dritten Platz beim Verlassen der Stadt; zu zweit zählen die ersten zwei.
    .name = Punkte nach Rang
# en: 24c9e9ba
house-rush_turns = Züge, die den anderen bleiben, wenn das erste Taxi weg ist.
    .name = Züge der Rushhour
# en: a92c4f97
house-retreat_steps = Felder zurück nach einem verlorenen Duell oder einem Schlagloch.
    .name = Felder zurück
# en: c471ef1f
house-handicap = Wer früh anfängt, wirft im ersten Zug weniger Würfel.
    .name = Vorgabe
# en: 16d4f91c
house-turn_limit = Runden, nach denen gewertet wird, wie es steht; 0: keine Grenze.
    .name = Höchstzahl der Züge
# en: b4fa4b9a
house-board = Die Stadt: ein Name, eine TOML-Datei oder ihr Text; die übliche ist erfunden.
    .name = Spielplan
    .mew-york-an-invented-city = Mew York, eine erfundene Stadt
# en: 2331ea68
house-entry_gate = Welches der zwei Tore der Eingang ist; das andere ist der Ausgang.
    .name = Starttor
# en: d716bfba
house-diagonal = Taxis dürfen schräg fahren.
    .name = schräg fahren
# en: 0185b51e
house-may_waive = Felder dürfen verfallen, auch ein Turbo.
    .name = Verzicht erlaubt
# en: 3e02ed21
house-curses_act = Flüche streichen Felder, und der Rest schiebt das Taxi zurück; oder nur das eine oder nur das andere.
    .name = Wirkung der Flüche
    .cancel-then-back = streichen, dann zurück
    .cancel-only = nur streichen
    .back-only = nur zurück
# en: aab1cc94
house-curses_land = Flüche, die nichts streichen, schieben das Taxi zurück, bevor das Feld zählt, oder danach.
    .name = Flüche treffen
    .before-landing = vor der Landung
    .after-landing = nach der Landung
# en: ae47dddc
house-pickup = Fahrgäste steigen dort ein, wo das Taxi am Ende hält, oder nach jedem einzelnen Stück.
    .name = Einsteigen
    .final = am Ende der Fahrt
    .each-move = nach jedem Stück
# en: 29c76249
house-curse_supply = Schwarze Fluchsteine in der Schachtel; sind alle weg, wird nicht mehr geworfen; 0: beliebig viele.
    .name = Vorrat an Flüchen
# en: 0c49d904
house-leave_by = Felder, die am Ausgang übrig sind, verfallen, oder es muss genau passen.
    .name = Verlassen der Stadt
    .overshoot = auch darüber hinaus
    .exact = genau
# en: 714c1635
house-eliminated_can_win = Wer die Rushhour verpasst, behält die Punkte.
    .name = Ausgeschiedene gewinnen
# en: feb8807d
house-duel = Im Duell würfeln alle gleichzeitig, Runde für Runde, oder nacheinander.
    .name = Duell
    .simultaneous = gleichzeitig
    .alternate = abwechselnd
# en: 5256e444
house-nibbles_bands = Was bei den Leckerli 1–2, 3–4, 5–6 bringt.
    .name = Stufen der Leckerli
    .cab-upgrade = besseres Taxi
    .greedy-cat = die gierige Katze
    .speed-boost = Turbo
# en: 1afcea7e
house-patrol_bands = Was bei der Pfotenstreife 1–2, 3–4, 5–6 kostet.
    .name = Stufen der Pfotenstreife
    .bad-luck = Pech
    .pothole = Schlagloch
    .unhappy-customer = verärgerter Fahrgast
# en: ce929c84
house-crazy_rolls_won_dice = Crazy Cat wirft die farbigen Würfel mit, die sie gewonnen hat.
    .name = Crazy Cat wirft mit
