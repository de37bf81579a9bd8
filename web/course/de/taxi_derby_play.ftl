### taxi_derby/play.ipynb

# en: 1fd643d3
taxi-derby-play-0-1 = # Taxi Derby
# en: 23729965
taxi-derby-play-0-2 = Fahr mit dem Taxi durch die Stadt, verdien Geld, und entscheide, wann es sich lohnt, zu schnell zu fahren, mit dem Streifenwagen im Rücken. Auf Wunsch sagt dir das Spiel, wie wahrscheinlich auf jedem Feld ein Strafzettel ist und was jede deiner Möglichkeiten wert ist.
# en: 59c39e7b
taxi-derby-play-0-3 = *Für alle, die Stadtpläne mögen. Ein Spiel dauert etwa 30 Minuten.*
# en: baed9580
taxi-derby-play-1-1 = ## Das Spiel in einer Minute
# en: 9e254388
taxi-derby-play-1-2 = | in deinem Zug | was das heißt |
# en: c99342da
taxi-derby-play-1-3 = | fahren | so viele Felder, wie du willst; ein Feld ist die Straße zwischen zwei Kreuzungen |
# en: 7e7a2f88
taxi-derby-play-1-4 = | abholen | einen Fahrgast, auf dessen Feld du hältst, wenn dein Taxi die verlangten Extras und Platz hat (zwei Sitze) |
# en: 4f9e2ef3
taxi-derby-play-1-5 = | absetzen | am Ziel des Fahrgasts, für den Fahrpreis |
# en: 3cfcfb1b
taxi-derby-play-1-6 = | kaufen | ein Extra in einem Laden, wenn niemand im Taxi sitzt |
# en: 45d6c694
taxi-derby-play-1-7 = Du hast zwei Aktionen, wenn die erste nach höchstens vier Feldern kommt, sonst eine. **Fünf Felder oder mehr sind zu schnell**: Vor deiner letzten Aktion wird ein vierseitiger Würfel geworfen. Seine Augenzahl mal die Felder, die zu viel waren: So weit kommt der Streifenwagen. Erreicht er dich, gibt es einen Strafzettel: Geld weg, ein Extra weg oder die Fahrgäste weg. Warst du nicht zu schnell, darfst du den Streifenwagen selbst bewegen, bis zu vier Felder.
# en: 94629180
taxi-derby-play-1-8 = Sind vier Stapel Fahrgäste aufgebraucht, haben alle noch einen Zug. Prämien gibt es für die meisten Extras, die wenigsten Strafzettel, die meisten Fahrgäste jeder Art und den weitesten Zug ohne Strafzettel. Das meiste Geld gewinnt.
# en: c8456fb5
taxi-derby-play-1-9 = Stadt, Fahrgäste und Strafzettel sind hier erfunden; die gedruckten sind verloren gegangen.
# en: 6251f234
taxi-derby-play-2-1 = ## Spielen
# en: 6945632d
taxi-derby-play-2-2 = Hier fährst du gegen ein Taxi, das bei jedem Strafzettel abwägt, wie wahrscheinlich er ist. Klick ein Feld neben deinem Taxi an, um dorthin zu fahren.
# en: 72b4b969
taxi-derby-play-2-3 = **Tipp** sagt, was am besten ist. Hinter *Mehr* zeigt **Auf dem Plan zeigen** die *Chance auf einen Strafzettel* auf jedem Feld, wenn dein Zug dort endet, die *Wege des Streifenwagens* zu deinem Taxi und *wo er stehen kann* nach einem Zug, in dem du nicht zu schnell warst. Klick ein Feld an, das für das Tempolimit zu weit weg ist, und du liest vor der Fahrt, wie wahrscheinlich dort ein Strafzettel ist. Bewegst du den Streifenwagen, wähle unter *Wert der Möglichkeiten* den *Schaden durch den Streifenwagen*: Dann siehst du, wo er die anderen am meisten kostet.
# en: b360a748
taxi-derby-play-2-4 = Deine nächste Schätzung: Wie viele Felder kannst du ganz ohne Risiko fahren, wenn der Streifenwagen neun Felder von dem Ort weg ist, an dem du hältst?
# en: 46278d90
taxi-derby-play-2-5 = Eines mehr, und der Würfel entscheidet:
# en: 1fbe9f26
taxi-derby-play-3-1 = ## Was wir gesehen haben
# en: 3850ee05
taxi-derby-play-3-2 = - Wo der Streifenwagen steht, entscheidet, wie schnell zu schnell ist: Für je vier Felder Abstand darfst du ein Feld weiter fahren.
    - Wer nicht zu schnell war, kann den Streifenwagen dorthin stellen, wohin die anderen wollen.
    - Zu schnell fahren lohnt sich, wenn ein Fahrpreis wartet und die Strafe bezahlbar ist.
# en: 498acb97
taxi-derby-play-3-3 = Mit mehr Leuten: Öffne *Code* über dem Tisch, ändere die Zahl der Spieler, drück auf *Ausführen*, und stell unter *Neues Spiel* ein, wer ein Mensch ist und wer ein Bot. Wie man einen kürzesten Weg findet, steht in [Stau](../course/06_jam.ipynb), und wann sich zu schnelles Fahren lohnt, in [Risiko und Gewinn](lesson_risk_and_reward.ipynb). Im [Regellabor](design_lab.ipynb) kannst du die Regeln ändern. Oder geh zurück zum [Start](../start.ipynb).
