### Gleich starke Heere. Variablen: { $attackers } und { $defenders } Steine von Angriff und Verteidigung, { $least } die Wahrscheinlichkeit, die übertroffen werden soll, { $p } Sechstel einer Wahrscheinlichkeit, { $rolls } Würfe, { $a } und { $b } von { $n } Punkten.

# en: d79c8c9d
equal-armies-guide =
    .plan-1 = Erste Schätzung: elf gegen elf. Gründe für beide Seiten sammeln.
    .plan-2 = Zwei gegen zwei an der Tafel: Zustände, Schritte, und wo es endet. Zweite Schätzung.
    .plan-3 = Die Zelle mit der Idee: Ein Zustand fragt die Zustände, die nach ihm kommen. Dann das Bild.
    .plan-4 = Wer ist im Vorteil: schätzen, dann den Schieberegler bewegen.
    .plan-5 = „Du bist dran“: wie viele Angreifer, und wie viele Würfe.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Wer den Zustand kennt, darf vergessen, wie der Kampf dahin gekommen ist.
    .say-2 = Die Funktion ruft sich selbst auf. Das hört immer auf, denn jeder Wurf nimmt Steine weg.
    .ask-1 = Welche Zustände verlässt man nie mehr?
    .ask-2 = Warum reicht es, einen Wurf vorauszuschauen?
    .ask-3 = Was hilft dem Angriff, was hilft der Verteidigung? Was davon wächst mit den Heeren?
    .support = Lassen Sie die Zustände von drei gegen zwei als Kreise zeichnen und an jeden Pfeil die Wahrscheinlichkeit des Wurfs schreiben.
    .extension = Schreibt die Schritte als Matrix Q, und findet dieselben Zahlen mit ihrer Fundamentalmatrix.
    .ticket-1 = Zwei Steine greifen einen an. Einer von ihnen muss zurückbleiben. Wie wahrscheinlich ist es, dass sie das Viertel erobern?
    .ticket-2 = 15/36 = 5/12
    .open-1 = Was ändert sich, wenn der Angriff jederzeit aufhören darf?
    .open-1-answer = Dann gehört zu jedem Zustand der Kette eine Entscheidung. Das ist ein Markow-Entscheidungsproblem, und wie man am besten spielt, findet man vom Ende her.
    .open-2 = Warum helfen große Heere dem Angriff?
    .open-2-answer = Der Stein, der zurückbleibt, und die letzten Würfe mit weniger Würfeln machen immer weniger aus. Was bleibt, ist der Wurf mit drei Würfeln gegen zwei, und der ist gut für den Angriff.

# en: 0aa897a1
equal-armies-say-roll = Würfeln
# en: 17e99eb5
equal-armies-say-roll-tip = Alle Würfel einmal werfen
# en: 0a7aca8d
equal-armies-say-fight = Bis zum Ende kämpfen
# en: 87859df0
equal-armies-say-fight-tip = Würfeln, bis es vorbei ist
# en: 4326c3fe
equal-armies-say-battle-task = Du greifst an, Rot gegen Blau. Ein roter Stein bleibt zurück.
# en: 133b7b04
equal-armies-say-battle = Ein Kampf
# en: 6135d34e
equal-armies-say-attacker = Angriff
# en: e8693464
equal-armies-say-defender = Abwehr
# en: 94fedb07
equal-armies-say-against = { $attackers } { FORM($attackers, "Stein", "Steine") } gegen { $defenders }.
# en: 109740ac
equal-armies-say-battles = { $captured } { FORM($captured, "Kampf", "Kämpfe") } gewonnen, { $held } verloren.
# en: 30b7a414
equal-armies-say-task = Schieb den Regler zu größeren Heeren. Wo kreuzt die Linie die Hälfte?
# en: 13fbafc1
equal-armies-say-to-capture = Angriff gewinnt
# en: 3e3e97db
equal-armies-say-one-half = die Hälfte
# en: cd770d7f
equal-armies-say-equal = Gleich starke Heere
# en: a6b46d72
equal-armies-say-cubes = Steine auf jeder Seite
# en: 6a394601
equal-armies-say-chance = Wahrscheinlichkeit
# en: 12ddc08d
equal-armies-say-captured = { $n } gegen { $n } gewinnt der Angriff mit { $chance }. { $above ->
    [no] Bisher ist es immer weniger als die Hälfte.
   *[other] Ab { $above } ist es mehr als die Hälfte.
}
# en: 9744efb1
equal-armies-say-fewest = Mit so vielen Steinen angreifen, alle mitgezählt
# en: 48833106
equal-armies-say-defenders = Verteidigung
# en: 39ca3afe
equal-armies-say-over = über { $chance }
# en: 439e68aa
equal-armies-controls =
    .largest = größtes Heer

# en: 4f08a708
equal-armies-eleven = Elf Steine greifen elf an und kämpfen bis zum Ende. Einer der angreifenden Steine muss zurückbleiben. Wer ist im Vorteil?
    .choices-attacker = Der Angriff
    .choices-defender = Die Verteidigung
    .choices-even = Niemand, es ist genau ausgeglichen
    .hint-1 = Der dritte Würfel hilft, aber der Gleichstand und der Stein, der zurückbleibt, helfen der anderen Seite.
    .hint-2 = So viele Brüche ergeben zusammen selten genau die Hälfte.
    .because = Der Angriff gewinnt mit 49,40 %: fast ausgeglichen, aber im Vorteil ist die Verteidigung.
# en: cac673ab
equal-armies-two-against-two = Zwei Steine greifen zwei an. Einer darf würfeln, einer muss zurückbleiben. Also gewinnt der erste Wurf nur mit Wahrscheinlichkeit 55/216. Dann steht es zwei gegen eins, und das gewinnt mit 5/12. Wie wahrscheinlich ist es, dass der Angriff gewinnt?
    .hint-1 = Das ist nur der erste Wurf. Danach ist noch ein Stein der Verteidigung da.
    .hint-2 = Das sind zwei Steine gegen einen.
    .hint-3 = Erst das eine, dann das andere: multipliziere.
    .because = Beides muss gelingen, eins nach dem anderen: 55/216 · 5/12.
# en: 488868c3
equal-armies-favourite = Ab welcher Größe ist der Angriff im Vorteil, wenn beide Seiten gleich viele Steine haben?
    .hint-1 = Fünf gegen fünf gewinnt der Angriff nur mit 35,9 %.
    .hint-2 = Bei sechs gegen sechs ist der Angriff noch im Nachteil.
    .hint-3 = Ein einziger Stein kann gar nicht angreifen.
    .hint-4 = Fast: Elf gegen elf liegt knapp unter der Hälfte.
    .hint-5 = Einer weniger reicht.
    .because = 11 gegen 11 gewinnt der Angriff mit 49,40 %, 12 gegen 12 mit 50,65 %.
# en: f6c6320c
equal-armies-force = Zehn Steine verteidigen. Mit wie vielen Steinen, alle mitgezählt, gewinnt der Angriff mit mehr als der Hälfte?
    .hint-1 = Bei zehn gegen zehn ist der Angriff noch ein wenig im Nachteil.
    .hint-2 = Zwölf reichen, aber weniger reichen auch.
    .hint-3 = Große Heere sind beim Angriff schon im Vorteil, wenn beide gleich groß sind.
    .because = Damit kommt man über die Hälfte, mit einem weniger nicht.
# en: caabe2bc
equal-armies-rolls = Wie viele Würfe ein Kampf im Mittel dauert.
    .because = Jetzt ein Wurf, und dann so viele, wie der restliche Kampf im Mittel dauert.
# en: e2e0a8ea
equal-armies-exercise-1 = { $attackers } Steine greifen { $defenders } an und kämpfen bis zum Ende. Wie wahrscheinlich ist es, dass sie gewinnen? Frag die Funktion capture.
    .level = Zum Aufwärmen
    .hint-1 = Ist das fair? Frag die Funktion capture.
    .hint-2 = So lassen sich die Steine nicht aufteilen: Bei Gleichstand gewinnt die Verteidigung.
    .because = Das ist capture({ $attackers }, { $defenders }).
# en: 4997cbc8
equal-armies-exercise-2 = Ein einzelner Angreifer gewinnt jeden Wurf mit Wahrscheinlichkeit { $p }/6. Ein verlorener Wurf beendet den Kampf. Wie wahrscheinlich ist es, { $rolls } Würfe hintereinander zu gewinnen?
    .level = Zum Aufwärmen
    .hint-1 = Das ist ein einziger Wurf.
    .hint-2 = Multipliziere die Wahrscheinlichkeiten von Würfen hintereinander. Addiere sie nicht.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass der Kampf vorher endet.
    .hint-4 = Das ist die Wahrscheinlichkeit, jeden davon zu verlieren.
    .because = ({ $p }/6)^{ $rolls }.
# en: a2dded32
equal-armies-exercise-3 = { $defenders } Steine verteidigen. Mit wie vielen Steinen, alle mitgezählt, gewinnt der Angriff mit einer Wahrscheinlichkeit von mehr als { $least }? Probier es mit der Funktion capture aus.
    .level = Hauptteil
    .hint-1 = Genauso viele: Wie wahrscheinlich das ist, steht in dieser Lerneinheit.
    .hint-2 = Einer bleibt zurück und kämpft nicht. Probier es mit der Funktion capture.
    .because = Nimm immer einen mehr, bis die Wahrscheinlichkeit groß genug ist.
# en: 55c9721a
equal-armies-exercise-4 = Tischtennis, Stand 10 : 10. Wer zwei Punkte Vorsprung hat, gewinnt. Du gewinnst jeden Punkt mit Wahrscheinlichkeit { $a }/{ $n }. Wie wahrscheinlich ist es, dass du gewinnst?
    .level = Hauptteil
    .hint-1 = Das ist ein Punkt. Du brauchst zwei Punkte Vorsprung, und das hilft dem Besseren.
    .hint-2 = Das sind die nächsten zwei Punkte. Hat jeder einen davon, fängt es von vorn an.
    .hint-3 = Nur wenn beide Punkte gleich oft gewinnen.
    .hint-4 = Das ist die Wahrscheinlichkeit für den anderen.
    .because = Sieh dir zwei Punkte an. In { $a } · { $a } von { $n } · { $n } Fällen gehören beide dir, in { $b } · { $b } beide dem anderen. In allen übrigen fängt es von vorn an.
# en: eedbdcee
equal-armies-exercise-5 = { $attackers } Steine greifen { $defenders } an und kämpfen bis zum Ende. Wie viele Würfe dauert das im Mittel? Frag die Funktion, die du geschrieben hast.
    .level = Für Schnelle
    .hint-1 = In einem Wurf können zwei Steine fallen, und wenn eine Seite weg ist, ist Schluss.
    .hint-2 = Ein Kampf endet, wenn eine Seite weg ist, und gegen Ende fällt immer nur ein Stein.
    .because = Ein Wurf, und dazu der Mittelwert von dem, was danach kommt.
