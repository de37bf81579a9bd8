### empire/lesson_markov.ipynb

# en: 59f80288
empire-lesson-markov-0-1 = # Ein Kampf als Markow-Kette
# en: 3a968f7a
empire-lesson-markov-0-2 = Du hast acht Steine, die anderen sieben. Du darfst angreifen und jederzeit aufhören. Solltest du? Ein Wurf ist leicht gezählt, aber ein Kampf besteht aus vielen, und niemand weiß vorher, aus wie vielen. In dieser Lektion verfolgst du sie alle auf einmal.
# en: e6009379
empire-lesson-markov-0-3 = - was Zustände und Schritte sind, und warum die Vergangenheit egal ist;
    - woher eine Matrix weiß, wie ein Kampf ausgeht und wie lange er dauert;
    - wie sicher ein Marsch durch mehrere Viertel ist, und wann man aufhören sollte.
# en: 309f6b98
empire-lesson-markov-0-4 = **Du brauchst** die Wahrscheinlichkeiten für einen Wurf aus [der Lektion davor](lesson_one_roll.ipynb), Zustände aus [Gleich starke Heere](../course/15_equal_armies.ipynb), für Teil 4 das Produkt zweier Matrizen, und etwa 90 Minuten; die Teile 1 bis 3 sind eine Stunde für sich.
# en: 878ed295
empire-lesson-markov-0-5 = **So zählen wir.** Ein Stein muss immer zurückbleiben. Hier werden alle Steine gezählt, auch dieser, so wie du sie auf dem Plan siehst. Viele gedruckte Tabellen lassen ihn weg: Ihr „3 gegen 2“ ist unser „4 gegen 2“.
# en: b009316e
empire-lesson-markov-1-1 = ## 1 Drei gegen einen
# en: fed39976
empire-lesson-markov-1-2 = Drei Steine greifen einen einzelnen an. Zwei können würfeln, der dritte muss zurückbleiben. Ein Wurf führt zu einem von zwei Orten:
# en: b3ad2961
empire-lesson-markov-1-3 = Ist der Wurf verloren, sind noch zwei Steine da, und sie können es noch einmal mit einem Würfel versuchen.
# en: 8f4eacf6
empire-lesson-markov-1-4 = Was du benutzt hast, verdient einen Namen. „Zwei gegen einen“ ist ein **Zustand**: Wer ihn kennt, darf vergessen, wie der Kampf dorthin gekommen ist. Ein Wurf ist ein **Schritt** von Zustand zu Zustand. Hängen die Wahrscheinlichkeiten der Schritte nur vom Zustand ab, ist das eine **Markow-Kette**. Einen Zustand, den man nie mehr verlässt, weil der Kampf vorbei ist, nennt man **absorbierend**.
# en: 91eed82b
empire-lesson-markov-2-1 = ## 2 Alle Zustände auf einem Brett
# en: fa2329f5
empire-lesson-markov-2-2 = Jedes Quadrat ist ein Zustand: von links nach rechts die Steine, die dem Angriff bleiben, von oben nach unten die der Verteidigung. Die runden Plätze sind absorbierend: In der unteren Reihe ist das Viertel erobert, in der rechten Spalte hat es standgehalten. Am Anfang liegt die ganze Wahrscheinlichkeit, 100 %, auf einem Quadrat. Bewege den letzten Schieberegler Wurf für Wurf, und sieh zu, wohin sie fließt.
# en: b5ffa5ac
empire-lesson-markov-2-3 = Solange zwei Würfel gegen zwei oder drei verteidigen, nimmt jeder Wurf zwei Steine vom Brett. Also fließt die Wahrscheinlichkeit von Diagonale zu Diagonale.
# en: 58de2ea7
empire-lesson-markov-3-1 = ## 3 Vier gegen zwei
# en: f9556dc3
empire-lesson-markov-3-2 = Und jetzt bis zum Ende. Stell das Brett auf vier gegen zwei, und schätze, bevor du die Würfe verschiebst.
# en: 29fd328f
empire-lesson-markov-3-3 = Die Bibliothek addiert alle Wege, als Brüche. Das bleibt vom Heer des Angriffs übrig, ob erobert oder nicht.
# en: e739c66b
empire-lesson-markov-3-4 = Beide Seiten bezahlen dafür. Wer bezahlt mehr?
# en: 48978482
empire-lesson-markov-4-1 = ## 4 Was eine Matrix weiß
# en: 2aa40f4d
empire-lesson-markov-4-2 = Schreib die Wahrscheinlichkeiten für einen Schritt als Matrix. Zeilen und Spalten von *Q* sind die Zustände, in denen der Kampf weitergeht; was in einer Zeile zu 1 fehlt, führt ans Ende. Bei drei gegen zwei sind es vier Zustände.
# en: b48d253a
empire-lesson-markov-4-3 = *Q* ist ein Schritt, *Q*² sind zwei Schritte, *Q*³ drei. Die Summe 1 + *Q* + *Q*² + … zählt, wie oft jeder Zustand im Mittel besucht wird. In diesem kleinen Kampf ist *Q*² schon 0: Nach zwei Würfen ist er vorbei. In einem längeren geht die Summe weiter, aber wie jede geometrische Reihe hat sie eine geschlossene Form, (1 − *Q*)⁻¹. Das ist die **Fundamentalmatrix**.
# en: cab54af9
empire-lesson-markov-4-4 = Die Summe einer Zeile ist die erwartete Zahl von Würfen. Noch ein Produkt, mit der Matrix *R* der Schritte, die den Kampf beenden, sagt, wie er ausgeht.
# en: dbf893fb
empire-lesson-markov-4-5 = Zurück zu vier gegen zwei.
# en: ea2c21d4
empire-lesson-markov-5-1 = ## 5 Acht gegen sieben
# en: c884c51a
empire-lesson-markov-5-2 = Der Kampf vom Anfang kann unterwegs in 31 Zuständen sein, und seine Zahlen sind lang. Aber ein Diagramm bleibt ein Diagramm. Rechts von der Mitte stehen die Steine des Angriffs, wenn das Viertel fällt, links davon die der Verteidigung, wenn es standhält. Mit dem letzten Schieberegler bricht der Angriff früher ab, sobald er nur noch so wenige Steine hat.
# en: 8995f406
empire-lesson-markov-5-3 = Man kann es auch anders herausfinden: tausend Kämpfe, Würfel für Würfel.
# en: 2ee7a46d
empire-lesson-markov-6-1 = ## 6 Weniger Würfel?
# en: 9429be13
empire-lesson-markov-6-2 = Niemand muss alle Würfel werfen. Ist es vielleicht klug, weniger zu riskieren?
# en: ad5d3007
empire-lesson-markov-6-3 = Um sicher zu sein, lässt die Bibliothek beide Seiten vor jedem Wurf neu wählen und sucht eine Stellung, in der weniger Würfel wirklich besser sind. Eine leere Liste hieße, dass es keine gibt.
# en: d44d59b9
empire-lesson-markov-7-1 = ## 7 Ein Marsch
# en: 4807f841
empire-lesson-markov-7-2 = Wer erobert, rückt ein und darf weitermachen. In jedem Viertel unterwegs bleibt ein Stein.
# en: 78bbbbc6
empire-lesson-markov-7-3 = Wie weit kommt ein Stapel Steine? Vier Viertel liegen hintereinander; stell ein, wie viele Steine in jedem stehen.
# en: aeca1408
empire-lesson-markov-7-4 = Und wann sollte man aufhören? Das hängt davon ab, was Viertel und Steine wert sind. Sagen wir, ein Viertel ist so viel wert wie zwei Steine. Acht Steine, die gegen 2, 2 und 2 marschieren, sollten dann weitermachen, solange sie mindestens so viele sind:
# en: 66bff5db
empire-lesson-markov-prints-1 = { $taken } erobert: gegen zwei { $plan-fewest-taken-2 } Steine, gegen einen { $plan-fewest-taken-1 }
# en: 422e0657
empire-lesson-markov-7-5 = Rechtzeitig aufzuhören ist etwas wert. So viel hast du am Ende im Mittel, wenn jedes Viertel wie zwei Steine zählt und die Steine selbst noch dazukommen.
# en: 12408078
empire-lesson-markov-prints-2 = immer rechtzeitig aufhören: { $round-float-plan-value-2 }
# en: ff79d346
empire-lesson-markov-prints-3 = nie aufhören: { $round-float-plan-to_the_end-2 }
# en: 13d9b38b
empire-lesson-markov-prints-4 = nie anfangen: { $plan-at_once }
# en: 9d145f57
empire-lesson-markov-8-1 = ## Was wir gesehen haben
# en: 75c27eb4
empire-lesson-markov-8-2 = - Ein Kampf ist eine Markow-Kette: Was als Nächstes kommt, hängt von den Steinen ab, die noch da sind, und von nichts anderem.
    - Die Fundamentalmatrix addiert alle Würfe, egal wie viele es sind. Vier erobern gegen zwei mit einer Wahrscheinlichkeit von 65,6 %.
    - Möglichst viele Würfel sind immer am besten, für beide Seiten.
    - Ein Marsch ist eine Kette von Kämpfen. Wann man aufhören sollte, hängt davon ab, was die Dinge wert sind.
# en: acbb01fd
empire-lesson-markov-9-1 = ## Prüfen
# en: 7dc15d1b
empire-lesson-markov-9-2 = Wenn du programmierst: Mit welcher Wahrscheinlichkeit erobern drei Steine ein Viertel, in dem einer steht? Die Antwort in dieser Zelle vergisst etwas. Verbessere sie und führ die Zelle noch einmal aus.
# en: 4ba8854f
empire-lesson-markov-9-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 0f96783a
empire-lesson-markov-9-4 = **Zum Nachdenken.** Was wäre anders, wenn der Angriff nach drei Würfen aufhören müsste? Oder wenn ein Gleichstand niemanden etwas kosten würde? Im [Regellabor](design_lab.ipynb) lassen sich manche solcher Regeln verstellen.
