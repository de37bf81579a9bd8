### washi_cat/play.ipynb

# en: 894bfde0
washi-cat-play-0-1 = # Washi Cat
# en: b26b24fa
washi-cat-play-0-2 = Zwei Leute, zwei Stifte, eine Rolle Klebeband. Deine Katzen ziehen Linien darüber, zu einem Fisch und wieder nach Hause, springen über ihre eigenen Linien und sperren die anderen Katzen ein. Gewürfelt wird nicht: Wer besser plant, gewinnt.
# en: a516c6d5
washi-cat-play-0-3 = *Für alle, die Labyrinthe und kurze Denkspiele mögen. Auf dem kleinen Plan dauert ein Spiel fünf Minuten, auf dem Klebeband zwanzig.*
# en: 9ade56ed
washi-cat-play-1-1 = ## Das Spiel in einer Minute
# en: 8ebd97b5
washi-cat-play-1-2 = Ein Zug ist **ein Schritt oder Sprung mit einer Katze**:
# en: ead69494
washi-cat-play-1-3 = | Zug | was er tut |
# en: c6cb39cd
washi-cat-play-1-4 = | Schritt | zieht die Linie ins nächste Feld, nicht über eine Ecke, eine Mauer, einen Schrein oder eine fremde Linie |
# en: 3ad8dd4d
washi-cat-play-1-5 = | Super-Katzensprung | geradeaus über eigene Linien bis zum ersten Feld ohne Linie |
# en: 6aa87580
washi-cat-play-1-6 = | Super-Wahnsinns-Katzensprung | dasselbe auch über fremde Linien; ein Sonderzug |
# en: daa0aae0
washi-cat-play-1-7 = | Super-Gully-Plopper | in einen Gully neben der Katze und aus dem anderen derselben Farbe in derselben Reihe heraus; ein Sonderzug |
# en: ea774f2e
washi-cat-play-1-8 = Beide haben im ganzen Spiel **zwei Sonderzüge**. Eine Katze, die auf einen Gully tritt, versperrt das Paar für beide. Auf der fernen Seite nimmt eine Katze einen Fisch, egal in welcher Farbe, aber keinen zweiten und keinen auf ihrer eigenen Seite. Wer zuerst zwei Fische nach Hause bringt, mit jeder Katze einen, gewinnt. Sind deine Katzen durch Linien davon **abgeschnitten** und hast du keinen Sonderzug mehr, verlierst du sofort.
# en: 7ad6cb7a
washi-cat-play-1-9 = Die Pläne sind hier erfunden; das gedruckte Klebeband ist verloren gegangen.
# en: b64c6b04
washi-cat-play-2-1 = ## Zuerst ein kleiner Plan
# en: 24ed4c8f
washi-cat-play-2-2 = Du bist Rot und beginnst unten. Klick ein Feld neben einer Katze an, um dorthin zu gehen. Stehen in einem Feld zwei Zahlen, können beide Katzen hin: Klick die Zahl der Katze an, die du meinst.
# en: d124f3ca
washi-cat-play-2-3 = **Mit der Tastatur**: Drück Tab, bis der Plan ausgewählt ist, geh mit den Pfeiltasten, zieh mit Enter. U nimmt zurück, Y wiederholt. Was auf einem Feld steht, wird vorgelesen.
# en: ca64e1e3
washi-cat-play-2-4 = **Was ist ein Zug wert?** Drück zweimal *Tipp*: Eine Suche spielt nach jedem Zug tausende Spiele weiter. Die Tilde heißt, dass die Zahlen geschätzt sind. Gegen Ende eines Spiels auf einem kleinen Plan lassen sich alle Fortsetzungen ansehen; dann sind die Zahlen exakt.
# en: 23473010
washi-cat-play-3-1 = ## Das ganze Klebeband
# en: d4618e61
washi-cat-play-3-2 = Jetzt zeichnet ihr Fische und Katzen selbst ein, abwechselnd: zuerst je vier Fische, zwei in jeder Randreihe, dann je zwei Katzen, mit zwei Feldern Abstand zwischen allen.
# en: 6a48460b
washi-cat-play-4-1 = ## Zeichne einen eigenen Plan
# en: 52b2f8dd
washi-cat-play-4-2 = Für einen Schrein oder ein Paar Gullys klickst du ein Feld an, für eine Mauer die Seite zwischen zwei Feldern. Mit der Tastatur: Pfeiltasten gehen über Felder und Seiten, Enter zeichnet, und S, E, C, F und G wählen, was ins Feld kommt. Die Zeile darunter sagt, ob man auf dem Plan spielen kann. Mit *Darauf spielen* öffnest du einen Tisch. Den Text darunter kannst du speichern, verschicken oder drucken.
# en: 13fc74f9
washi-cat-play-5-1 = ## Was wir gesehen haben
# en: 60681261
washi-cat-play-5-2 = - Der schnellste Weg ist nicht immer der gerade: Eine Katze, die neben ihrer eigenen Linie hinaufgeht, kann darüber nach Hause springen.
    - Eine Linie ist für die andere Seite eine Mauer. Also lohnt es sich, sie dort zu ziehen, wo die anderen Katzen hinmüssen.
    - Ein aufgesparter Sonderzug ist mehr wert als ein verbrauchter: Wer noch einen hat, kann nicht abgeschnitten werden.
# en: 2cce6511
washi-cat-play-5-3 = Als Nächstes: [Der Sprung nach Hause](lesson_shortest_paths.ipynb), über kürzeste Wege. Oder geh zurück zum [Start](../start.ipynb).
