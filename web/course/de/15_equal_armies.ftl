### 15_equal_armies.ipynb

# en: cad2ad81
equal-armies-0-1 = # 15 Gleich starke Heere
# en: 63227271
equal-armies-0-2 = Elf Steine greifen elf an. Der Angriff wirft drei Würfel gegen zwei, und das ist ein guter Wurf. Aber bei Gleichstand gewinnt die Verteidigung, und einer der angreifenden Steine muss immer zurückbleiben. Wer ist im Vorteil?
# en: 1f64abf7
equal-armies-0-3 = - was ein Zustand ist, und warum die Vergangenheit egal ist;
    - wie eine Funktion alle Kämpfe auf einmal verfolgen kann;
    - wie groß gleich starke Heere sein müssen, damit sich ein Angriff lohnt.
# en: 9e24c49b
equal-armies-0-4 = **Du brauchst** die Wahrscheinlichkeiten für einen Wurf aus [Gleichstand](01_ties.ipynb), für mehr Würfel aus [Ein Wurf](../empire/lesson_one_roll.ipynb), und etwa 45 Minuten.
# en: 41c0665a
equal-armies-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 44ba2ec6
equal-armies-0-6 = Die Kämpfe sind aus dem Spiel Empire, das du [hier spielen](../empire/play.ipynb) kannst. Gezählt werden alle Steine, auch der, der zurückbleibt. [Alle Lerneinheiten](course.ipynb).
# en: 477ff418
equal-armies-1-1 = ## Schätze zuerst
# en: 492b1543
equal-armies-1-2 = Tausend solche Kämpfe, Wurf für Wurf:
# en: 7771f9ed
equal-armies-prints-1 = Der Angriff gewinnt { $won } von 1.000.
# en: 368eb3cc
equal-armies-1-3 = So nah an der Hälfte brauchen wir die exakte Wahrscheinlichkeit.
# en: e1181510
equal-armies-2-1 = ## Zustände
# en: 63a4164f
equal-armies-2-2 = „Zwei gegen zwei“ ist ein **Zustand**; ein Wurf ist ein **Schritt** zu einem anderen. Ein Zustand, den man nie mehr verlässt, weil der Kampf vorbei ist, heißt **absorbierend**. Zusammen bilden sie eine **absorbierende Markow-Kette**.
# en: 44e4cca9
equal-armies-2-3 = Ein Wurf: was beide verlieren, und wie wahrscheinlich das ist.
# en: 395f2b34
equal-armies-2-4 = Ist der Kampf vorbei? Dann ist die Antwort bekannt. Sonst schau einen Wurf voraus: Jeder Zustand, der kommen kann, hat seine eigene Wahrscheinlichkeit, und danach fragt die Funktion sich selbst. (`@cache` merkt sich, was schon ausgerechnet ist. Lass es stehen.)
# en: 2db5df03
equal-armies-2-5 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 80284707
equal-armies-prints-2 = Angriff verliert { $attacker }, Verteidigung { $defender }: { $chance }
# en: 640233aa
equal-armies-3-1 = ## Immer größer
# en: e2e68f7b
equal-armies-3-2 = Das Bild benutzt diese Funktion. Bewege den Schieberegler.
# en: 1be03218
equal-armies-3-3 = Und einige Größen in Zahlen, in Prozent.
# en: f1f2ac29
equal-armies-prints-3 = 2 gegen 2: { $capture-2-2 }. 11 gegen 11: { $float-capture-11-11-1 }
# en: 8cb6322c
equal-armies-prints-4 = { $n } gegen { $n }: { $float-capture-n-n-2 }
# en: b6b95e30
equal-armies-3-4 = Ändere die Idee: Der Angriff soll aufhören, wenn er nur noch drei Steine hat (`if attackers <= 3`). Wie ändert sich die Linie?
# en: d0085677
equal-armies-4-1 = ## Du bist dran
# en: 6e714914
equal-armies-4-2 = Zehn Steine verteidigen. Mit wie vielen Steinen gewinnt der Angriff mit mehr als der Hälfte? Lass `capture` danach suchen.
# en: 1e2d45f5
equal-armies-4-3 = Jetzt eine Funktion von derselben Art. **Wie viele Würfe** dauert ein Kampf im Mittel? Ist er vorbei: 0. Sonst ein Wurf, und dazu, was der Zustand danach noch braucht.
# en: 6ed4eb2e
equal-armies-4-4 = Diese Tabelle kannst du gut neben den Spielplan legen. Sie sagt, mit wie vielen Steinen du angreifen musst.
# en: bb26cc29
equal-armies-5-1 = ## Aufgaben
# en: 8fb0944c
equal-armies-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen. Deine Funktionen dürfen helfen.
# en: cf812951
equal-armies-6-1 = ## Was wir gesehen haben
# en: b4ca7b05
equal-armies-6-2 = - Was als Nächstes kommt, hängt vom Zustand ab und von nichts davor.
    - Jeder Zustand fragt die, die nach ihm kommen. Die absorbierenden Zustände wissen die Antwort.
    - Kleine gleich starke Heere sind gut für die Verteidigung, große für den Angriff.
# en: 1483e3fc
equal-armies-6-3 = **Zum Nachdenken.** Was ändert sich, wenn der Angriff jederzeit aufhören darf? Warum helfen große Heere dem Angriff?
# en: 600ee8e9
equal-armies-6-4 = **Weiter.** Dasselbe mit Matrizen, und Märsche durch mehrere Viertel: [Ein Kampf als Markow-Kette](../empire/lesson_markov.ipynb).
