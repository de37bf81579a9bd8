### 02_twenty_rolls.ipynb

# en: 26e7baaa
twenty-rolls-0-1 = # 2 Zwanzig Würfe
# en: 9cd3236d
twenty-rolls-0-2 = Drei Würfel greifen zwei an. Du würfelst zwanzigmal, und neben dir kommt das Gegenteil heraus. Wer hat recht?
# en: 7a035509
twenty-rolls-0-3 = - wie stark zwanzig Würfe schwanken;
    - was passiert, wenn du immer weiter würfelst;
    - wie viele Würfe reichen, um fast sicher zu sein.
# en: c3f37e5f
twenty-rolls-0-4 = **Du brauchst** Bruchrechnung, Prozentrechnung, die Lerneinheit [Gleichstand](01_ties.ipynb) und etwa 45 Minuten. Halte fünf Würfel bereit, wenn du welche hast.
# en: ffeacb21
twenty-rolls-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 4a8c4169
twenty-rolls-0-6 = Die Würfel sind die aus dem Spiel Empire, das du [hier spielen](../empire/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: 668e40c2
twenty-rolls-1-1 = ## Zwanzigmal würfeln
# en: 68cefd61
twenty-rolls-1-2 = Zuerst treffen die höchsten Würfel beider Seiten aufeinander, dann die zweithöchsten. Wer niedriger ist, verliert einen Stein. **Bei Gleichstand gewinnt die Verteidigung.**
# en: 54261e65
twenty-rolls-1-3 = Der dritte Würfel hilft dem Angriff, der Gleichstand hilft der Verteidigung. Was macht mehr aus?
# en: 32ccee56
twenty-rolls-1-4 = Hier steht die ganze Regel in Python. Sie ordnet die Würfel, den höchsten zuerst, und vergleicht sie paarweise. Der dritte Würfel des Angriffs bleibt übrig.
# en: 3d0dbf85
twenty-rolls-1-5 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 11cc9836
twenty-rolls-1-6 = Diese Würfel benutzen deine Regel. Würfle zwanzigmal und schreib auf, wer mehr Steine verloren hat. Drück danach auf *Von vorn*.
# en: 0d2d9704
twenty-rolls-2-1 = ## Eine ganze Klasse
# en: cdf84906
twenty-rolls-2-2 = Kam das auch bei deinen zwanzig Würfen heraus? Das ist nicht bei allen so.
# en: cdac3266
twenty-rolls-2-3 = Hier ist eine Klasse mit dreißig Kindern. Jeder Punkt ist ein Kind, das zwanzigmal gewürfelt hat. Links sind alle, bei denen der Angriff mehr verloren hat. Sieh dir ein paar Klassen an. Lass dann alle nur einmal würfeln, und danach 200‑mal.
# en: 90e50b76
twenty-rolls-2-4 = Hier sind zwanzig Würfe auf einmal. Drück ein paar Mal auf *Noch einmal ausführen*. Gezählt wird, was der Angriff und was die Verteidigung verloren hat.
# en: b45759f3
twenty-rolls-prints-1 = Angriff verliert { $attacker }, Verteidigung { $defender }: { $n }‑mal
# en: a09cf3ce
twenty-rolls-2-5 = **Wenn du programmierst:** Schreib eine Funktion für den Unterschied: Wie viele Steine verliert die Verteidigung in einem Wurf *mehr* als der Angriff? Benutze `losses`. Alle anderen machen weiter.
# en: 83aef00c
twenty-rolls-3-1 = ## Auf lange Sicht
# en: 57051a05
twenty-rolls-3-2 = Wie oft etwas vorkam, geteilt durch die Zahl der Würfe: Das ist seine **relative Häufigkeit**. Hier siehst du sie für „die Verteidigung verliert zwei Steine“. Drück ein paar Mal auf *Noch einmal ausführen*. Welche Zeile ändert sich am meisten, welche am wenigsten?
# en: 60531057
twenty-rolls-prints-2 = { $n } Würfe: { $share }
# en: 9c8413c8
twenty-rolls-3-3 = Eine relative Häufigkeit springt zuerst hin und her. Dann pendelt sie sich ein.
# en: 26cb6c77
twenty-rolls-3-4 = Fünf Leute würfeln und würfeln. Nach jedem Wurf rechnen sie aus, welcher Anteil der verlorenen Steine der Verteidigung gehörte. Schieb den Regler nach rechts.
# en: 2cd9b562
twenty-rolls-3-5 = Mit dem Würfeln wird man nie fertig, mit dem Zählen schon: Fünf Würfel können auf 6 · 6 · 6 · 6 · 6 Arten fallen, und alle sind gleich wahrscheinlich. Der Computer schreibt sie alle auf und fragt jedes Mal deine Regel.
# en: 233c96ed
twenty-rolls-prints-3 = Angriff verliert { $attacker }, Verteidigung { $defender }: { $n } von { $len-ways }
# en: 153836a3
twenty-rolls-3-6 = **Du bist dran.** Nimm diese drei Anzahlen. Du darfst einen Bruch schreiben.
# en: 1612f42e
twenty-rolls-4-1 = ## Wie viele Würfe reichen?
# en: 8236c0b0
twenty-rolls-4-2 = In jedem Wurf verliert also die Verteidigung im Mittel ein wenig mehr. Das ist so wenig, dass man es bei zwanzig Würfen oft nicht sieht. Die Linie zeigt, mit welcher Wahrscheinlichkeit die Würfe das Gegenteil sagen. Sie ist mit deiner Regel exakt ausgerechnet.
# en: dbad0cb1
twenty-rolls-4-3 = **Du bist dran.** Bewege den Schieberegler und lies den Satz.
# en: 1488304f
twenty-rolls-4-4 = Was wäre, wenn der Angriff bei Gleichstand gewinnen würde? Geh zurück zur Regel, schreib `>=` statt `>` und drück auf *Ausführen*. Zeigen dir zwanzig Würfe jetzt, wer im Vorteil ist?
# en: f5d54e48
twenty-rolls-5-1 = ## Aufgaben
# en: ce91611e
twenty-rolls-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: b0d1df48
twenty-rolls-6-1 = ## Was wir gesehen haben
# en: b04066be
twenty-rolls-6-2 = - Zwanzig Würfe schwanken stark. Bei mehr als einem von vier Kindern kommt das Gegenteil heraus.
    - Eine relative Häufigkeit pendelt sich ein, wenn du immer weiter würfelst. Damit sie nur halb so stark schwankt, brauchst du viermal so viele Würfe.
    - Wer alle 7.776 Arten zählt, weiß genau, was das Würfeln nur ahnen lässt.
# en: de446e20
twenty-rolls-6-3 = **Zum Nachdenken.** Gibt es eine Zahl von Würfen, nach der sich niemand mehr irren kann? In welchen Zeitungsmeldungen verlässt man sich auf zwanzig Würfe?
# en: 56bcf193
twenty-rolls-6-4 = **Weiter.** Beim selben Wurf gibt es einen berühmten Fehler: [Ein Wurf](../empire/lesson_one_roll.ipynb).
