### Stau. Variablen: { $start } und { $end } Felder wie i8, { $n } Straßen, { $slow } und { $free } Felder mit und ohne Stau, { $cost } Minuten für ein Feld im Stau, { $gap } und { $served } Minuten an einer Kasse, { $people } Leute, { $told } Straßen mit ihren Minuten.

# en: eb86131b
jam-guide =
    .plan-1 = Das Rennen: geradeaus oder um den Stau herum? Ab welcher Minute lohnt sich der Umweg? Schieberegler, dann Gleichung.
    .plan-2 = Ein Spiel: Die Lernenden sind Felder. Wer ein Klatschen hört, klatscht als Nächstes und sagt eine Zahl, aber nur einmal.
    .plan-3 = Erste Schätzung, dann die Karte. Ansagen lassen, welches Feld als Nächstes drankommt.
    .plan-4 = Die ungeduldige Suche: schätzen. Welche Zahlen hätte sie?
    .plan-5 = Die Suche von Dijkstra, von Hand für zehn Felder. Dann schätzen und zusehen, wie sie um den Stau herumgeht.
    .plan-6 = Ein Gerücht: schätzen. Wo verbreitet sich sonst noch etwas so?
    .plan-7 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Der Computer sieht die Karte nicht. Er weiß nur, welches Feld an welches stößt.
    .say-2 = Mehr als zwei Listen braucht er nicht: was schon eine Zahl hat, und was noch wartet.
    .ask-1 = Welches Feld kommt als Nächstes dran, und warum?
    .ask-2 = Warum ist die erste Zahl, die die Breitensuche vergibt, immer richtig?
    .ask-3 = Warum dürfen wir einer Zahl vertrauen, sobald ihr Feld von allen wartenden die kleinste hat?
    .support = Auf Papier: eine Liste mit zwei Spalten, Zahl und Feld. Lassen Sie durchstreichen, was drankam.
    .extension = Was wäre, wenn ein Feld weniger als keine Zeit kostet, zum Beispiel −1 Minuten? Findet eine kleine Stadt, in der die Suche von Dijkstra falsch liegt.
    .ticket-1 = Geradeaus: 3 Felder im Stau zu je 4 Minuten. Außen herum: 10 freie Felder zu je 1 Minute. Welcher Weg, und wie lange dauert er?
    .ticket-2 = Außen herum, 10 Minuten: geradeaus dauert es 12
    .open-1 = Wären alle schneller, wenn alle um den Stau herumfahren?
    .open-1-answer = Nicht lange. Dann ist auch dort Stau. Der Verkehr pendelt sich so ein, dass niemand allein durch einen anderen Weg etwas gewinnt, und das muss nicht für alle zusammen das Beste sein.
    .open-2 = Wo breitet sich sonst etwas Feld für Feld aus?
    .open-2-answer = Gerüchte unter Freunden, Wasser in einem Labyrinth, Feuer im Wald, Links von Seite zu Seite. Die Zahl sagt, nach wie vielen Schritten es ankommt.

# en: b5ae8b9c
jam-say-city = Die Stadt
# en: eb1b1f03
jam-say-names = Ein Feld heißt nach seiner Spalte und seiner Reihe.

# en: 1ec0fd31
jam-say-numbers = ein Dictionary mit einer Zahl für jedes Feld
# en: 5ce3b1f0
jam-say-no-number = { $name } gibt { $start } keine Zahl
# en: 4bba9764
jam-say-no-space = { $place } ist kein Feld
# en: ed022726
jam-say-search = Eine Suche in der Stadt
# en: 3159dbd7
jam-say-search-striped = Eine Suche in der Stadt, Felder im Stau gestreift
# en: 5198bc45
jam-say-spread-task = Bewege den Schieberegler: Das dunkle Feld kam zuletzt dran, die mit Rand warten. Klick ein Feld an, um dort anzufangen.
# en: 39b2bee6
jam-say-space-is = { $n }, { $taken ->
    [yes] war schon dran
   *[no] wartet
}
# en: 2ee1c72c
jam-say-table = Was die Suche gefunden hat
# en: b7b16980
jam-say-space = Feld
# en: 89a40a2d
jam-say-number = Zahl
# en: 1df9a601
jam-say-striped = Ein gestreiftes Feld dauert { $jam } { FORM($jam, "Minute", "Minuten") }.
# en: 9ee4490c
jam-say-none-taken = Noch war keins dran. { $waiting } { FORM($waiting, "Feld wartet", "Felder warten") }.
# en: 4bc972af
jam-say-taken = { $n } { FORM($n, "Feld war", "Felder waren") } dran, zuletzt { $last } mit der Zahl { $number ->
    [no] keine
   *[other] { $number }
}. { $waiting } { FORM($waiting, "Feld wartet", "Felder warten") }.
# en: 3d4a89b9
jam-say-over = Die Suche ist zu Ende: { $wrong ->
    [no] Alle Zahlen stimmen
   *[other] { $wrong }
}.
# en: 99524b90
jam-say-too-large = { $n } { FORM($n, "Zahl ist", "Zahlen sind") } zu groß
# en: a309639f
jam-say-too-small = { $n } { FORM($n, "Zahl ist", "Zahlen sind") } zu klein
# en: b249841d
jam-say-lost = { $n } { FORM($n, "Feld wurde", "Felder wurden") } nie gefunden
# en: ff668080
jam-say-by-hand = Eine Suche von Hand
# en: 6562c61c
jam-say-hand-task = Ein gestreiftes Feld dauert 3 Minuten. Klick das wartende Feld an, das die Suche als Nächstes nimmt.
# en: 705336cd
jam-say-again = Von vorn
# en: acbc8cc4
jam-say-again-tip = Beim Taxi anfangen
# en: 427f704e
jam-say-not-least = { $place } wartet mit { $number }, aber ein anderes mit { $least }.
# en: 66de89a8
jam-say-so-far = { $n } { FORM($n, "Feld war", "Felder waren") } dran.
# en: fb11cd52
jam-say-ten = Zehn Felder, und keine Zahl muss sich noch ändern.
# en: 31128338
jam-controls =
    .taken = waren dran
    .jam = Stau
    .clock = Uhr
# en: be7a02a0
jam-two-away = Wie viele Felder sind von i8, mitten in der Stadt, genau 2 entfernt?
    .hint-1 = 6 · 6 zählt Wege. Viele davon enden auf demselben Feld, und manche führen zurück.
    .hint-2 = 6 · 5 zählt Wege. Mehrere führen zum selben Feld.
    .hint-3 = Das sind alle, die höchstens 2 Felder entfernt sind, ohne i8. Sechs davon sind näher.
    .hint-4 = Das sind alle, die höchstens 2 Felder entfernt sind, auch i8.
    .hint-5 = 6 · 3, aber manche Felder erreicht man über zwei der sechs.
    .hint-6 = Das sind die Felder gleich daneben.
    .because = Jeder der sechs Nachbarn führt zu drei weiteren, und zweimal haben zwei Nachbarn eins davon gemeinsam: 18 − 2.
# en: 185ce25d
jam-newest-first = Die Suche nimmt das Feld, das am längsten wartet. Was wäre, wenn sie das nimmt, das zuletzt gefunden wurde? Was wird aus den Zahlen?
    .choices-right = Sie bleiben richtig
    .choices-too-large = Manche werden zu groß
    .choices-lost = Manche Felder werden nie gefunden
    .hint-1 = Sie läuft auf einem Weg davon, bevor sie sich alle Nachbarn des Starts angesehen hat.
    .hint-2 = Was wartet, wird nicht vergessen. Am Ende werden also alle gefunden.
    .because = Sie findet alles, aber auf Wegen, die sich durch die halbe Stadt schlängeln.
# en: aca7b31e
jam-quickest = Die Suche von Dijkstra: die wenigsten Minuten zu jedem Ort.
    .because = Nimm zuerst das Feld mit der kleinsten Zahl. Alles andere ist Breitensuche.
# en: cb50a8d1
jam-settled = Die Suche von Dijkstra nimmt immer das wartende Feld mit der kleinsten Zahl. Kann die Zahl eines Feldes, das schon dran war, später noch kleiner werden?
    .choices-never = Nie
    .choices-sometimes = Manchmal
    .hint-1 = Alles, was wartet, hat eine mindestens so große Zahl, und durch Weiterfahren wird eine Zahl nie kleiner.
    .because = Was später kommt, kommt von einer Zahl, die mindestens so groß ist, und ein Feld dauert mindestens eine Minute.
# en: cf693035
jam-round-it = Geradeaus von d9 kommen 4 Felder im Stau, dann n9. Außen herum kommen 8 freie, dann n9. Ein Feld im Stau dauert eine ganze Zahl von Minuten, ein freies 1. Ab welcher Zahl ist es außen herum schneller?
    .hint-1 = Dann dauert beides 9 Minuten: 4 · 2 + 1.
    .hint-2 = Es lohnt sich schon früher: Vergleiche 4 · 3 + 1 mit 9.
    .hint-3 = Es lohnt sich schon früher: Vergleiche 4 · 3 + 1 mit 9.
    .hint-4 = Vergleiche ganze Wege: 4 Felder im Stau und ein freies mit 9 freien.
    .hint-5 = Dann gibt es keinen Stau, und geradeaus dauert es 5 Minuten.
    .because = Ein Feld im Stau dauert c Minuten. Geradeaus dauert es 4c + 1, außen herum 8 + 1. Also muss c größer als 2 sein.
# en: 65dbbc82
jam-exercise-1 = Wie viele Felder sind es von { $start } nach { $end }? Lass die Nachricht auf einer Karte wandern.
    .level = Zum Aufwärmen
    .hint-1 = Wie viele Straßen führen nacheinander vom einen zum anderen?
    .because = Die Breitensuche von { $start } aus schreibt diese Zahl auf { $end }.
# en: 6f43f2cc
jam-exercise-2 = Straßen kreuzen sich wie die Linien auf Karopapier, so weit man sehen kann. Du stehst auf einer Kreuzung. Wie viele Kreuzungen sind genau { $n } Straßen entfernt?
    .level = Zum Aufwärmen
    .hint-1 = Zeichne es auf Karopapier und lass die Nachricht von der Mitte aus wandern.
    .hint-2 = Das sind Wege. Viele davon enden auf derselben Kreuzung.
    .hint-3 = Das sind alle Kreuzungen, die nah genug sind. Zähl nur die äußersten.
    .hint-4 = Das sind alle Kreuzungen, die höchstens { $n } Straßen entfernt sind. Zähl nur die äußersten.
    .hint-5 = Das ist eine Straße weit.
    .because = Die Nachricht bildet ein Quadrat, das auf der Spitze steht. Zu jeder seiner vier Seiten gehören { $n } Kreuzungen.
# en: 9a23058a
jam-exercise-3 = Geradeaus kommen { $slow } Felder im Stau zu je { $cost } Minuten und dann ein freies Feld zu 1 Minute. Außen herum sind es { $free } freie Felder. Wie viele Minuten dauert der schnellere Weg?
    .level = Hauptteil
    .hint-1 = Am Ende kommt noch ein freies Feld zu 1 Minute.
    .hint-2 = So lange dauert es geradeaus. Wie lange dauert es außen herum?
    .hint-3 = So lange dauert es außen herum. Wie lange dauert es geradeaus?
    .hint-4 = Das sind Felder. Eins im Stau dauert { $cost } Minuten.
    .because = Geradeaus dauert es { $slow } · { $cost } + 1, außen herum { $free }.
# en: b21475fd
jam-exercise-4 = An eine Kasse kommt alle { $gap } Minuten jemand, und jeder wird { $served } Minuten lang bedient. Es kommen { $people } Leute, und vorher stand niemand da. Wie viele Minuten wartet der Letzte, bis er bedient wird?
    .level = Hauptteil
    .hint-1 = Der Erste wartet auf niemanden. Zähl noch einmal.
    .hint-2 = Dann ist die Kasse für den Letzten frei. Aber er ist auch später gekommen.
    .hint-3 = Dann kommt der Letzte. Wann ist die Kasse frei?
    .hint-4 = So lange wartet der Zweite. Wie lange wartet der Dritte?
    .hint-5 = Dann ist der Letzte fertig. Wann kommt er dran?
    .because = Jeder wartet { $served } − { $gap } Minuten länger als der vor ihm, und der Erste gar nicht.
# en: 31c51fc1
jam-exercise-5 = Fünf Plätze, und dazu die Minuten für jede Straße dazwischen: { $told }. Führ die Suche von Dijkstra auf Papier aus, und schreib die kleinere Zahl hin, wenn du eine findest. Wie viele Minuten dauert der schnellste Weg von A nach E?
    .level = Für Schnelle
    .hint-1 = Das ist A–C–E. Gibt es einen schnelleren Weg außen herum?
    .because = Nimm zuerst den Platz mit der kleinsten Zahl, und verbessere seine Nachbarn.
# en: 1467f9ad
jam-say-layer = { $n } Felder sind { $steps } von { $place } entfernt.
# en: 9cfebe72
jam-say-race = Zwei Taxis von d9 nach n9
# en: 0ff8e0b3
jam-say-race-task = Zwei Taxis fahren von d9 nach n9: erst die Spalte, dann die Reihe. Bewege die Uhr. Welches ist zuerst da? Ändere dann den Stau.
# en: 5dab3f4b
jam-say-race-said = Nach { $clock } { FORM($clock, "Minute", "Minuten") }: Geradeaus ist das Taxi { $straight ->
    [no] unterwegs
   *[other] seit Minute { $straight } da
}, um den Stau herum ist es { $round ->
    [no] unterwegs
   *[other] seit Minute { $round } da
}.
# en: f4d592c6
jam-rumour = Ein Gerücht fängt bei Lea an. Jeden Tag erzählen es alle, die es kennen, allen ihren Freunden. Du hörst es an Tag 3. Was weißt du über die kürzeste Kette von Freunden von Lea zu dir?
    .choices-exactly = Sie hat genau 3 Schritte
    .choices-most = Sie hat höchstens 3 Schritte, vielleicht weniger
    .choices-nothing = Nichts: Gerüchte gehen viele Wege
    .hint-1 = Eine kürzere Kette hätte es früher gebracht.
    .hint-2 = Es geht alle Wege zugleich. Welcher ist zuerst da?
    .because = Ein Gerücht ist eine Breitensuche: Der Tag, an dem du es hörst, ist deine Zahl.
