### 01_ties.ipynb

# en: 7c6c244e
ties-0-1 = # 1 Gleichstand
# en: 0f777870
ties-0-2 = Zwei Heere treffen aufeinander: Eines greift an, das andere verteidigt. Jedes wirft einen Würfel. Der höhere gewinnt. Zeigen beide dasselbe, dann gewinnt die Verteidigung. Ist das fair?
# en: aed62d63
ties-0-3 = - wie du alles aufschreibst, was passieren kann;
    - wie viel der Gleichstand wert ist;
    - was bei anderen Würfeln und anderen Regeln passiert.
# en: b48a3c7a
ties-0-4 = **Du brauchst** Bruchrechnung und etwa 40 Minuten. Halte zwei Würfel bereit, wenn du welche hast.
# en: aaa63d87
ties-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 6964aadf
ties-0-6 = Die Würfel sind die aus dem Spiel Empire, das du [hier spielen](../empire/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 05b5507e
ties-1-1 = ## Schätze zuerst
# en: 74225041
ties-1-2 = Hier sind tausend Würfe. Drück ein paar Mal auf *Noch einmal ausführen*.
# en: c7abf6b2
ties-prints-1 = Der Würfel des Angriffs war in { $higher } von 1.000 Würfen höher.
# en: 97adbe06
ties-2-1 = ## Alles, was passieren kann
# en: 20d21f7b
ties-2-2 = Würfeln gibt eine Ahnung. Zählen gibt die Antwort. Jede Augenzahl des einen Würfels kann auf jede des anderen treffen. Das sind 6 × 6 = 36 Paare, und alle sind gleich wahrscheinlich. So eine Liste von allem, was passieren kann, heißt **Ergebnismenge**.
# en: ace68bd8
ties-2-3 = Hier steht die ganze Idee in Python: die Regel, dann alle Paare, und davon die, die der Angriff gewinnt.
# en: c971841e
ties-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 6542c689
ties-prints-2 = { $len-won } von { $len-pairs }
# en: 02386409
ties-2-5 = Der Plan zeigt dasselbe. Jedes Feld ist ein Paar. A heißt, dass der Angriff gewinnt, V, dass die Verteidigung gewinnt. Bei Gleichstand ist der Rand dick.
# en: f2f18991
ties-3-1 = ## Du bist dran: Ändere die Regel
# en: e00304b4
ties-3-2 = Was wäre, wenn der Angriff bei Gleichstand gewinnen würde? Klick diese Felder auf dem Plan an. Oder öffne die Idee und schreib `>=` statt `>`: *höher oder gleich*.
# en: 9866af1a
ties-3-3 = **Wenn du programmierst:** Schreib diese Regel in Python. Alle anderen machen mit dem nächsten Teil weiter.
# en: 89a02139
ties-3-4 = Sieh dir deine Regel auf dem Plan an. (Wenn sie noch nicht stimmt, steht es da.)
# en: 78ca911e
ties-4-1 = ## Mehr Seiten
# en: 31ffb171
ties-4-2 = Mit mehr Seiten gibt es mehr Paare. Es gibt auch mehr Paare mit Gleichstand. Was macht mehr aus?
# en: e078ebce
ties-4-3 = Bewege den Schieberegler und lies den Satz unter dem Plan. Er zählt jedes Mal alle Paare neu.
# en: ee118111
ties-4-4 = Für die Wahrscheinlichkeit, dass der Angriff mit Würfeln mit *n* Seiten gewinnt, gibt es eine Formel. Es gibt *n* · *n* Paare, bei *n* davon ist Gleichstand, und vom Rest gewinnt der Angriff die Hälfte:
# en: ed5b962d
ties-prints-3 = Formel und Zählung stimmen für 2 bis 30 Seiten überein.
# en: 60ea150e
ties-prints-4 = Sie sind verschieden.
# en: 80e54761
ties-5-1 = ## Aufgaben
# en: f99c2398
ties-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 8d4b8d37
ties-6-1 = ## Was wir gesehen haben
# en: 7fc1571f
ties-6-2 = - Die Ergebnismenge ist die Liste von allem, was passieren kann. Ist alles darin gleich wahrscheinlich, dann darfst du zählen.
    - Von 36 Paaren sind sechs mit Gleichstand. Von den anderen 30 gewinnt der Angriff die Hälfte.
    - Je mehr Seiten, desto seltener der Gleichstand, und desto näher kommt die Wahrscheinlichkeit an die Hälfte.
# en: 4ac17738
ties-6-3 = **Zum Nachdenken.** Findest du eine Regel für den Gleichstand, die fair ist? Was passiert bei tausend Seiten?
# en: 060bc997
ties-6-4 = **Weiter.** In Empire darf der Angriff bis zu drei Würfel werfen: [Zwanzig Würfe](02_twenty_rolls.ipynb).
