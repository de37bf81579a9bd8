### 04_reroll_for_seven.ipynb

# en: 31232cb5
reroll-for-seven-0-1 = # 4 Noch einmal für die Sieben
# en: 2caa1aa1
reroll-for-seven-0-2 = Zwei Taxis treffen sich auf einem Feld: Es kommt zum Duell. Beide haben zwei Würfel. Wer zuerst **zusammen 7** hat, gewinnt. Nach jedem Wurf darfst du einen deiner Würfel noch einmal werfen oder beide. Was ist besser?
# en: f16ec2f0
reroll-for-seven-0-3 = - was du noch einmal werfen solltest, und was an der 7 besonders ist;
    - ob Würfel sich merken, was vorher war;
    - wie viel es wert ist, anzufangen.
# en: e0361c87
reroll-for-seven-0-4 = **Du brauchst** Bruchrechnung, die 36 Paare aus [Gleichstand](01_ties.ipynb) und etwa 45 Minuten. Zwei Würfel helfen.
# en: b5cb522a
reroll-for-seven-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 236e3d7f
reroll-for-seven-0-6 = Das Duell ist aus dem Spiel Cat Cab Crew, das du [hier spielen](../cat_cab/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 692e4cf4
reroll-for-seven-1-1 = ## Ein Würfel oder beide?
# en: 43981792
reroll-for-seven-1-2 = Probier es auch mit echten Würfeln.
# en: 0df619fd
reroll-for-seven-1-3 = Hättest du das gedacht? Zähl beides selbst nach.
# en: fbe63c4b
reroll-for-seven-1-4 = Hier steht die ganze Idee in Python. `kept` sind die Würfel, die liegen bleiben. Für die anderen gibt es viele Möglichkeiten. Welche davon ergeben die gewünschte Summe?
# en: 7e2f5a90
reroll-for-seven-1-5 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: a8f0190e
reroll-for-seven-prints-1 = 3 behalten: { $chance-7-3 }  5 behalten: { $chance-7-5 }  beide werfen: { $chance-7 }
# en: 1e0489f9
reroll-for-seven-1-6 = Die Balken kommen aus der Funktion darüber. Stell mit dem Schieberegler andere Summen ein.
# en: 21a64c50
reroll-for-seven-2-1 = ## Du bist dran: der Partner
# en: 49567ab1
reroll-for-seven-2-2 = **Wenn du programmierst:** Du behältst einen Würfel. Was muss der andere zeigen, damit die Summe stimmt? Schreib die Funktion zu Ende. Alle anderen machen weiter.
# en: 95e0ccf2
reroll-for-seven-2-3 = Bei einer anderen Summe haben manche Augenzahlen keinen Partner. Welche sind das bei der Summe 8?
# en: 8d926133
reroll-for-seven-3-1 = ## Merken sich Würfel etwas?
# en: 19c0a4f8
reroll-for-seven-3-2 = Sehen wir nach. Der Computer wirft sehr oft zwei Würfel und merkt sich nur die Würfe *nach* fünf Würfen ohne 7. Wie oft kommt dann eine 7?
# en: 04b9e13e
reroll-for-seven-prints-2 = Summe { $target }, behalten kann man:
# en: 9b718c13
reroll-for-seven-prints-3 = { $len-after }‑mal nach fünf Würfen ohne 7, und in { $percent } % davon eine 7
# en: 4540aba7
reroll-for-seven-3-3 = Würfe, die einander nicht beeinflussen, heißen **unabhängig**. Bei unabhängigen Würfen darfst du multiplizieren. Für zweimal keine 7 sind es 5/6 von 5/6.
# en: c05f74c0
reroll-for-seven-prints-4 = Würfe: { $rolls }. Mindestens eine 7: { $percent } %
# en: 92f5ba62
reroll-for-seven-4-1 = ## Wer fängt an?
# en: aaff740c
reroll-for-seven-4-2 = Manche spielen das Duell abwechselnd: erst du, dann das andere Taxi, dann wieder du.
# en: 853e3040
reroll-for-seven-4-3 = Der Baum zeigt einen Wurf nach dem anderen. Nach rechts heißt, jemand gewinnt. Nach unten heißt, es geht weiter. Jeder Balken zeigt, wie wahrscheinlich es ist, dass dieser Wurf entscheidet. Bewege den Schieberegler.
# en: 8c07bcca
reroll-for-seven-4-4 = Wer anfängt, hat den ersten, den dritten, den fünften Wurf und so weiter. Der Computer addiert, was jeder davon beiträgt. Die Summe kommt einer Zahl immer näher.
# en: 1e42e478
reroll-for-seven-4-5 = **Du bist dran.** Sind es mehr Taxis, dann kommt jedes nur dran, wenn alle vor ihm keine 7 geworfen haben.
# en: e1645e09
reroll-for-seven-5-1 = ## Aufgaben
# en: 249645cc
reroll-for-seven-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 4404a5d9
reroll-for-seven-6-1 = ## Was wir gesehen haben
# en: 5e465a06
reroll-for-seven-6-2 = - Was du auch behältst: Genau eine Augenzahl des anderen Würfels ergibt 7. Es ist also egal, was du noch einmal wirfst.
    - Würfel merken sich nichts. Bei unabhängigen Würfen darf man Wahrscheinlichkeiten multiplizieren.
    - „Mindestens eine“ geht am leichtesten über das Gegenereignis: 1 minus die Wahrscheinlichkeit für keine.
    - Wer anfängt, ist im Vorteil: Die anderen kommen nur dran, wenn die 7 ausbleibt.
# en: 17cd1a32
reroll-for-seven-6-3 = **Zum Nachdenken.** Mit welcher Regel wäre das Duell fair? Gibt es außer 7 noch eine Summe, bei der es egal ist, was man behält?
# en: 3491a5da
reroll-for-seven-6-4 = **Weiter.** Was ist ein Würfel wert, den du immer wieder werfen darfst? [Der geduldige Würfel](05_patient_die.ipynb).
# en: a00f0f8e
reroll-for-seven-prints-5 = wer anfängt, gewinnt mit der Wahrscheinlichkeit { $starter-4f }
