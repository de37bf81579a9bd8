### empire/play.ipynb

# en: d948dbc8
empire-play-0-1 = # Empire
# en: a52fdda8
empire-play-0-2 = Erobere New York, Viertel für Viertel, mit Steinen und Würfeln. Bei jeder Entscheidung kannst du sehen, was jede Möglichkeit wert ist.
# en: 9df3611c
empire-play-0-3 = *Für 2 bis 6 Spieler, Menschen oder Bots; an diesem Tisch spielst du gegen zwei Bots. Ein ganzes Spiel dauert etwa eine halbe Stunde. Vorbereiten musst du nichts.*
# en: 1ac1f9e1
empire-play-0-4 = Die Viertel sind verteilt, und die Steine für den Anfang liegen schon. Wenn du sie selbst legen willst, schreib stattdessen `Table(load("empire", players=3))`.
# en: 096ecb0a
empire-play-0-5 = **So geht ein Zug.** Zuerst legst du neue Steine: Ein Klick auf eines deiner Viertel legt einen. Drückst du vorher auf *alle auf ein Feld*, legt der Klick den ganzen Rest. Dann greifst du an, sooft du willst: Klick dein Viertel an und dann das, das du angreifst. Wähle, mit wie vielen Würfeln (Tasten 1, 2, 3). Fällt ein Viertel, sag, wie viele Steine einrücken. *Nicht mehr angreifen* (E) beendet das; dann darfst du einmal Steine verschieben, und der Nächste ist am Zug.
# en: deb7c8e2
empire-play-0-6 = **Worauf du achten kannst.**
# en: 57ff09ef
empire-play-0-7 = - *Tipp* sagt, was am besten ist. Stell *Wert der Möglichkeiten*, hinter *Mehr*, auf *Chance zu erobern*: Dann steht bei jedem Angriff, wie wahrscheinlich er gelingt, wenn er bis zum Ende geht. *Chance standzuhalten* sagt dasselbe für den, der verteidigt.
    - *Beste Chance auf jede Eroberung*, hinter *Mehr*, schreibt auf jedes fremde Viertel, wie wahrscheinlich du es von einem deiner Viertel aus eroberst, auf dem besten Weg durch alles, was dazwischenliegt.
    - *Glück*, hinter *Mehr*, vergleicht jeden Wurf mit dem, was hätte fallen können.
# en: fc2bd029
empire-play-0-8 = Die Karte ist erfunden: Die gedruckte ist uns verloren gegangen. Die Viertel gibt es wirklich, auch die Brücken, die Seilbahn und die U-Bahnen; was aneinanderstößt und was die Bezirke wert sind, haben wir festgelegt. Wer das Spiel besitzt, kann die gedruckte Karte in [eine Datei](../../catlib/games/empire/data/default.toml) schreiben und diese laden.
# en: 810a45f1
empire-play-0-9 = Als Nächstes: [ein einzelner Wurf](lesson_one_roll.ipynb), [ein Kampf als Markow-Kette](lesson_markov.ipynb), [das Regellabor](design_lab.ipynb).
