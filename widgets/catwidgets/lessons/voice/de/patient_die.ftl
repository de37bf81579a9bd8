### Der geduldige Würfel. Variablen: { $a } bis { $f } was die Seiten bringen oder zeigen, { $cost } was eine Seite kostet, { $minutes } Minuten eines Anrufs, { $n } eine Chance von 1 zu n.

# en: 6b75fa16
patient-die-guide =
    .plan-1 = Zu zweit zehnmal einen Würfel werfen und die Felder zusammenzählen, Flüche abgezogen. Die Durchschnitte der Klasse sammeln.
    .plan-2 = Erste Schätzung, dann der Mittelwert eines Wurfs. „Du bist dran“ 1: eine Funktion für jeden Mittelwert.
    .plan-3 = Der geduldige Würfel: schätzen, dann die Zelle mit der Idee und das Bild.
    .plan-4 = Die Gleichung an der Tafel: V auf beiden Seiten.
    .plan-5 = Eine 4, ein teurer Fluch („Du bist dran“ 2) und die Grenze.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Kein einzelner Wurf bringt ein halbes Feld. Der Durchschnitt von sehr vielen Würfen schon.
    .say-2 = Ein leerer Würfel ist ein neuer Anfang: Was er wert ist, hat sich nicht geändert.
    .ask-1 = Warum darf V auf beiden Seiten der Gleichung stehen?
    .ask-2 = Was ändert eine 2? Was ändert eine 1?
    .ask-3 = Wer würde die 4 lieber behalten, obwohl beides gleich viel wert ist?
    .support = Lassen Sie es mit Plättchen nachspielen: Bei einer 1 gibt man eins ab, bei einer 6 bekommt man zwei.
    .extension = Beschriftet einen Würfel mit acht Seiten so, dass er als geduldiger Würfel genau 2 wert ist.
    .ticket-1 = Ein Würfel bringt 0, 0, 0, 3, 3 und 3, und bei 0 wird er noch einmal geworfen. Was ist er wert?
    .ticket-2 = 3
    .open-1 = Würdest du die 4 lieber behalten, obwohl beides gleich viel wert ist?
    .open-1-answer = Der Erwartungswert entscheidet das nicht. Wer sicher ein Feld braucht, behält sie, wer zwei braucht, wirft noch einmal.
    .open-2 = Ist beides auch bei einer Grenze von vier Flüchen noch gleich viel wert?
    .open-2-answer = Nein. Der Würfel ist dann 255/256 wert, die 4 aber 1.

# en: 86244eb0
patient-die-say-ride-task = { $dice } Würfel bewegen dein Taxi: 4 und 5 ein Feld, 6 zwei, 1 eins zurück. Behalte jeden oder wirf ihn noch einmal, so oft du willst. Wie weit kommst du?
# en: 58bc9e96
patient-die-say-keep = Behalten
# en: f2d2b7d4
patient-die-say-keep-tip = So weit fahren und den nächsten Würfel werfen
# en: 47f31ba2
patient-die-say-roll = Noch einmal werfen
# en: a039eab1
patient-die-say-roll-tip = Diesen Würfel noch einmal werfen
# en: b1e01a26
patient-die-say-ride-again = Von vorn
# en: fc9611c3
patient-die-say-ride-again-tip = Das Taxi zurückstellen und den ersten Würfel werfen
# en: 0b7a9696
patient-die-say-ride = Würfel, die ein Taxi bewegen
# en: c662dab7
patient-die-say-riding = Würfel { $n } von { $dice } zeigt { $face }. Bisher { $spaces } { FORM($spaces, "Feld", "Felder") }.
# en: cb5aa2c7
patient-die-say-ridden = { $dice } Würfel haben { $spaces } { FORM($spaces, "Feld", "Felder") } gebracht.
# en: 8bca9dff
patient-die-say-task = Bewege den Schieberegler. Wohin führt das?
# en: 7fa024d5
patient-die-say-patience = Wert des Würfels, je nach Zahl der Würfe
# en: 2cd22fce
patient-die-say-limits = Ein Würfel, bis er das Taxi bewegt
# en: 8576bf90
patient-die-say-rolls = Würfe
# en: 0c928c08
patient-die-say-curses = erlaubte Flüche
# en: eaa498ac
patient-die-say-spaces = Felder im Mittel
# en: 9522833f
patient-die-say-from-to = Bei { $first } ist es { $low }, bei { $last } ist es { $high }.
# en: 73a7a3d3
patient-die-controls =
    .rolls = Würfe

# en: 4c9bccb0
patient-die-one-roll = Ein Würfel, einmal geworfen. Wie viele Felder bringt er im Mittel, Flüche abgezogen?
    .hint-1 = Das sind die Felder von 4, 5 und 6. Eine 1 kostet ein Feld.
    .hint-2 = Das ist der Mittelwert der Augen. Zähl Felder.
    .hint-3 = Das ist die Summe der sechs Seiten. Teile durch sechs.
    .hint-4 = Eine 1 nimmt ein Feld weg. Du hast eins dazugezählt.
    .because = (−1 + 0 + 0 + 1 + 1 + 2)/6 = 3/6.
# en: 1cc48858
patient-die-mean = Der Mittelwert einer Liste von Zahlen, die gleich wahrscheinlich sind.
    .because = Zähl sie zusammen und teile durch ihre Anzahl.
# en: b1339214
patient-die-patience = Ein leerer Würfel wird immer wieder geworfen, bis er das Taxi bewegt. Was bringt er im Mittel?
    .hint-1 = Das gilt für einen einzigen Wurf. Aber solange der Würfel leer ist, darfst du noch einmal werfen.
    .hint-2 = Das zeigt der Würfel am Ende. Aber die Einsen unterwegs kosten auch etwas.
    .hint-3 = Am Ende zeigt der Würfel auf jeden Fall 4, 5 oder 6.
    .hint-4 = Den zweiten Wurf gibt es nur, wenn der erste leer war.
    .hint-5 = Nicht nur zweimal: so oft, wie es nötig ist.
    .because = 1/2 + 1/4 + 1/8 + … kommt der 1 so nah, wie du willst.
# en: 0daecde9
patient-die-a-four = Dein Würfel zeigt eine 4. Das ist ein sicheres Feld. Würdest du ihn noch einmal werfen?
    .choices-roll = Noch einmal werfen
    .choices-keep = Behalten
    .choices-alike = Das ist egal
    .hint-1 = Was ist Behalten wert, und was ist Werfen wert?
    .hint-2 = Was ist Behalten wert, und was ist Werfen wert?
    .because = Behalten bringt 1. Werfen bringt im Mittel auch 1, wenn du Geduld hast. Genau gleich viel.
# en: 4402e6cd
patient-die-dear-curse = Ein Fluch kostet jetzt zwei Felder statt einem. Was ist ein geduldiger Würfel dann wert?
    .hint-1 = So ist es, wenn ein Fluch ein Feld kostet.
    .hint-2 = Einen leeren Würfel darfst du noch einmal werfen, also ist er mehr wert als nichts.
    .hint-3 = Das gilt für einen einzigen Wurf. Aber du darfst noch einmal werfen.
    .hint-4 = Das wäre ein Wurf mit dem gewöhnlichen Fluch.
    .because = V = (V − 2 + V + V + 1 + 1 + 2)/6. Also 6V = 3V + 2, und 3V = 2.
# en: 2564ffe8
patient-die-last-chance = Du hast 3 Flüche, und dein Würfel ist leer. Beim vierten Fluch musst du aufhören. Was bringt der Würfel im Mittel?
    .hint-1 = Ein Wurf bringt 1/2, aber nach einer 2 oder 3 darfst du noch einmal werfen.
    .hint-2 = So viel wäre es ohne Grenze. Hier ist nach einer 1 endgültig Schluss.
    .hint-3 = Das gilt bei 2 Flüchen.
    .hint-4 = Auch der vierte Fluch kostet ein Feld.
    .because = V = (0 − 1 + V + V + 1 + 1 + 2)/6. Also 6V = 2V + 3.
# en: a6ad6804
patient-die-exercise-1 = Ein Würfel hat zwei leere Seiten. Drei bringen { $a }, { $b } und { $c } Felder, und eine kostet { $cost }. Was bringt ein Wurf im Mittel?
    .level = Zum Aufwärmen
    .hint-1 = Eine Seite kostet { $cost }.
    .hint-2 = Auch leere Seiten zählen: Es sind sechs Seiten.
    .hint-3 = Eine Seite kostet { $cost }. Du hast sie dazugezählt.
    .hint-4 = Das sind alle Seiten zusammen. Teile durch sechs.
    .because = ({ $a } + { $b } + { $c } − { $cost })/6.
# en: 62de6c6e
patient-die-exercise-2 = Die sechs Seiten eines Würfels zeigen { $a }, { $b }, { $c }, { $d }, { $e } und { $f }. Was zeigt ein Wurf im Mittel?
    .level = Zum Aufwärmen
    .hint-1 = Das sind alle Seiten zusammen. Teile durch sechs.
    .hint-2 = Das ist die Mitte zwischen der kleinsten und der größten. Alle sechs Seiten zählen.
    .hint-3 = Das sind die beiden mittleren Seiten. Alle sechs zählen.
    .because = ({ $a } + { $b } + { $c } + { $d } + { $e } + { $f })/6.
# en: 65fae924
patient-die-exercise-3 = Ein Würfel hat drei leere Seiten. Die anderen bringen { $a }, { $b } und { $c } Felder. Ein leerer Würfel wird noch einmal geworfen, bis er etwas bringt. Was bringt er im Mittel?
    .level = Hauptteil
    .hint-1 = Das gilt für einen einzigen Wurf. Ein leerer Würfel wird noch einmal geworfen.
    .hint-2 = Welche Seiten können am Ende kommen? Zähl sie.
    .because = Am Ende kommt eine der drei Seiten, alle gleich wahrscheinlich.
# en: ed142999
patient-die-exercise-4 = In einem Büro ist oft besetzt. Du rufst immer wieder an, bis du durchkommst. Jeder Anruf dauert { $minutes } Minuten und kommt mit Wahrscheinlichkeit 1/{ $n } durch. Wie viele Minuten dauert es im Mittel?
    .level = Hauptteil
    .hint-1 = Das sind Anrufe. Wie viele Minuten sind es?
    .hint-2 = Das ist der erste Anruf. Meistens musst du noch einmal anrufen.
    .hint-3 = Auch der Anruf, der durchkommt, dauert { $minutes } Minuten.
    .hint-4 = Es kann auch viel länger dauern. Nenne die Antwort V: Was ist V nach einem Anruf, der nicht durchkam?
    .because = Jeder Anruf dauert { $minutes } Minuten, und mit Wahrscheinlichkeit 1 − 1/{ $n } fängst du von vorn an: V = { $minutes } + (1 − 1/{ $n }) · V. Also V = { $n } · { $minutes }.
# en: f89bc859
patient-die-exercise-5 = Ein Würfel hat zwei leere Seiten und eine, die { $cost } kostet und danach auch leer ist. Die anderen bringen { $a }, { $b } und { $c } Felder. Ein leerer Würfel wird noch einmal geworfen, bis er etwas bringt. Was bringt er im Mittel?
    .level = Für Schnelle
    .hint-1 = Das gilt für einen einzigen Wurf. Bei drei Seiten wird noch einmal geworfen.
    .hint-2 = Die Seite, die { $cost } kostet, kann vorher auch mehrmals kommen.
    .hint-3 = Nach der Seite, die { $cost } kostet, geht es weiter: Der Würfel ist wieder V wert.
    .because = 6V = 3V − { $cost } + { $a } + { $b } + { $c }.
