### 21_snakes_and_ladders.ipynb

# en: 5b605bd6
snakes-and-ladders-0-1 = # 21 Leiterspiel
# en: a9f48a82
snakes-and-ladders-0-2 = Der alte Spielplan mit 100 Feldern. Niemand entscheidet etwas: Ein Würfel bewegt die Figur, Leitern heben sie hinauf, Schlangen schicken sie zurück. Spiel ein paar Mal.
# en: bf9204c5
snakes-and-ladders-0-3 = - wie Wahrscheinlichkeiten über einen Spielplan fließen;
    - wie lange ein Spiel dauert, und warum die meisten Spiele kürzer sind als der Erwartungswert;
    - welche Leiter am meisten ausmacht, und welche Schlange hilft.
# en: 86b01192
snakes-and-ladders-0-4 = **Du brauchst** unabhängige Ereignisse und etwa 45 Minuten.
# en: 3bfdebe2
snakes-and-ladders-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 36b138d1
snakes-and-ladders-0-6 = Diesen Spielplan verkauft Milton Bradley seit 1943. Wer über die 100 hinauskäme, bleibt stehen. [Alle Lerneinheiten](course.ipynb).
# en: 1d6e9155
snakes-and-ladders-1-1 = ## Schätze zuerst
# en: 1ff4b508
snakes-and-ladders-2-1 = ## Wahrscheinlichkeiten fließen
# en: bd35128a
snakes-and-ladders-2-2 = Es zählt nur das Feld, nicht wie die Figur dahin gekommen ist: Das ist eine **Markow-Kette**.
# en: a3144173
snakes-and-ladders-2-3 = Jedes Feld gibt an jedes Feld, zu dem ein Wurf führt, ein Sechstel seiner Wahrscheinlichkeit weiter.
# en: 9c550ae3
snakes-and-ladders-2-4 = <details><summary>Im Code</summary>
# en: f07d4107
snakes-and-ladders-2-5 = In `chances` steht für jedes Feld, mit welcher Wahrscheinlichkeit die Figur dort ist. `unit.land` kennt den Spielplan.
# en: bdc12215
snakes-and-ladders-2-6 = </details>
# en: 38f5d0d7
snakes-and-ladders-2-7 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 6aa5a35a
snakes-and-ladders-prints-1 = Zwei Züge führen auf { $len-two } Felder, am ehesten auf { $best }: auf { $two-best-36-0f } von 36 Arten.
# en: fb8c5be8
snakes-and-ladders-3-1 = ## Wie lange ein Spiel dauert
# en: 91df3e70
snakes-and-ladders-3-2 = Nach wie vielen Zügen ist mindestens die Hälfte aller Spiele zu Ende? Bewege den Schieberegler, bis du es weißt, und schreib die Zahl auf.
# en: d1830907
snakes-and-ladders-3-3 = Und der Mittelwert? Jeder Zug zählt mit dem Anteil der Spiele, die ihn noch brauchen.
# en: 9eaddfe5
snakes-and-ladders-prints-2 = im Mittel { $average-1f } Züge
# en: 0913c9f3
snakes-and-ladders-3-4 = **Wenn du programmierst:** Schreib eine Funktion: Wie wahrscheinlich ist es, dass ein Spiel nach so vielen Zügen zu Ende ist? Fang mit `{0: 1}` an, mach so viele Schritte, und sieh mit `.get(100, 0)` auf Feld 100 nach. Alle anderen machen weiter.
# en: 88b47c16
snakes-and-ladders-prints-3 = Tag { $day }: { $from_sun-1 } nach Sonne, { $from_rain-1 } nach Regen
# en: 247439da
snakes-and-ladders-4-1 = ## Nimm eine weg
# en: 033018bb
snakes-and-ladders-4-2 = Nimm eine Schlange oder eine Leiter weg. Der Erwartungswert wird neu ausgerechnet, exakt.
# en: 19b021b4
snakes-and-ladders-5-1 = ## Auf lange Sicht
# en: 92f7571b
snakes-and-ladders-5-2 = Spiele gehen zu Ende. Andere Ketten gehen ewig weiter, und nach einer Weile vergessen sie, wo sie angefangen haben.
# en: 54ecc590
snakes-and-ladders-5-3 = Sieh zu, wie es passiert: Tag für Tag, einmal von Sonne aus und einmal von Regen aus.
# en: eaaaa057
snakes-and-ladders-6-1 = ## Aufgaben
# en: 316ddc96
snakes-and-ladders-6-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: f0f7775a
snakes-and-ladders-7-1 = ## Was wir gesehen haben
# en: 5e9062d1
snakes-and-ladders-7-2 = - Eine Kette braucht den Zustand und nichts davor. Ein Schritt gibt jede Wahrscheinlichkeit weiter und addiert, was zusammentrifft.
    - Ein paar sehr lange Spiele ziehen den Erwartungswert über den Median.
    - Was eine Leiter wert ist, hängt davon ab, was danach kommt. Auf lange Sicht vergisst eine Kette, die weitergeht, wo sie angefangen hat.
# en: 4190fb63
snakes-and-ladders-7-3 = **Zum Nachdenken.** Gibt es einen Plan, auf dem niemand je ans Ziel kommt? Vergisst eine Kette auf lange Sicht immer, wo sie angefangen hat?
# en: 1f7a65c9
snakes-and-ladders-7-4 = **Weiter.** Ketten, in denen jemand gewinnt: [Gleich starke Heere](15_equal_armies.ipynb).
