### 05_patient_die.ipynb

# en: c99f326e
patient-die-0-1 = # 5 Der geduldige Würfel
# en: 58959049
patient-die-0-2 = Dein Würfel zeigt eine 4: ein Feld für dein Taxi. Wirfst du noch einmal?
# en: 815d4e43
patient-die-0-3 = - wozu ein Durchschnitt gut ist, auch wenn ihn kein Wurf zeigen kann;
    - was Geduld wert ist;
    - wie man mit einer Gleichung eine Summe ohne Ende ausrechnet.
# en: 74a6010c
patient-die-0-4 = **Du brauchst** Bruchrechnung, einfache Gleichungen und etwa 45 Minuten. Ein Würfel hilft.
# en: 965938db
patient-die-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 446ab34e
patient-die-0-6 = Die Würfel sind die aus dem Spiel Cat Cab Crew, das du [hier spielen](../cat_cab/play.ipynb) kannst. [Alle Lerneinheiten](course.ipynb).
# en: a581723f
patient-die-1-1 = ## Ein Wurf
# en: 04d17552
patient-die-1-2 = | zeigt | bringt |
# en: ecabef5a
patient-die-1-3 = | 1 | einen **Fluch**: −1 Feld |
# en: 30e819fc
patient-die-1-4 = | 2, 3 | nichts: der Würfel ist **leer** |
# en: e5a989bc
patient-die-1-5 = | 4, 5 | 1 Feld |
# en: 514668b8
patient-die-1-6 = | 6 | 2 Felder |
# en: 7bdf36a6
patient-die-1-7 = Der **Erwartungswert** ist der Durchschnitt über viele Würfe. Zähl zusammen, was die sechs Seiten bringen, und teile durch sechs.
# en: 5eceac74
patient-die-1-8 = Der Computer würfelt zehntausendmal und nimmt den Durchschnitt. Drück ein paar Mal auf *Noch einmal ausführen*.
# en: e7f5595d
patient-die-1-9 = **Wenn du programmierst:** Schreib eine Funktion für den Mittelwert einer beliebigen Liste von Zahlen. `sum(values)` zählt sie zusammen, `len(values)` sagt, wie viele es sind. Alle anderen machen weiter.
# en: 0ae930a9
patient-die-2-1 = ## Geduld
# en: aea006d9
patient-die-2-2 = Eine 1 ist ein Fluch und kostet ein Feld. Der Würfel selbst ist danach aber leer, wie bei einer 2 oder 3. Einen leeren Würfel darfst du noch einmal werfen. Das machen wir, bis er das Taxi bewegt.
# en: c1acaaaa
patient-die-2-3 = Was ist ein Würfel wert, wenn du noch ein paar Würfe hast? Ohne Wurf: nichts. Sonst wirf einmal. Nach einer 1, 2 oder 3 hast du einen Wurf weniger. Eine 4, 5 oder 6 behältst du.
# en: 2dc55bc8
patient-die-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: e60f983f
patient-die-prints-1 = { $average-2f } Felder je Wurf
# en: d181fbfc
patient-die-prints-2 = Flüche: { $curses }. Wert: { $value }
# en: 0b72cc61
patient-die-2-5 = **Ein schneller Weg.** *V* sei der Wert eines leeren Würfels. Bleibt er nach dem Wurf leer, hat sich nichts geändert: Er ist wieder *V* wert. Also ist *V* der Mittelwert von sechs Werten:
# en: 20428db4
patient-die-2-6 = Also ist 6*V* = 3*V* + 3. Löse die Gleichung, und schätze dann.
# en: b31b41d1
patient-die-3-1 = ## Du bist dran: ein teurer Fluch
# en: 09752e7e
patient-die-3-2 = Was wäre, wenn ein Fluch **zwei** Felder kosten würde? Löse die Gleichung auf Papier.
# en: b9a7aa66
patient-die-4-1 = ## Die Grenze
# en: eb00180f
patient-die-4-2 = Im Spiel musst du beim vierten Fluch aufhören. Stell dir vor, du hast schon drei. Dann ist mit einer 1 alles vorbei: Der Würfel bleibt leer und ist 0 wert.
# en: 1b64cb70
patient-die-4-3 = Von drei Flüchen gehen wir zurück zu zwei, einem und keinem. Jeder Wert folgt aus dem davor.
# en: 1a5fe77a
patient-die-4-4 = Was wäre, wenn mehr Flüche erlaubt wären, oder weniger?
# en: 768a1166
patient-die-5-1 = ## Aufgaben
# en: cbb239bc
patient-die-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 4002195e
patient-die-6-1 = ## Was wir gesehen haben
# en: 51f309bd
patient-die-6-2 = - Der Erwartungswert ist der Durchschnitt von sehr vielen Würfen. Er muss keine Zahl sein, die ein Wurf zeigen kann.
    - Ein leerer Würfel ist ein neuer Anfang. Deshalb steht sein Wert auf beiden Seiten einer Gleichung.
    - Ein geduldiger Würfel ist so viel wert wie eine 4. Mit einer Grenze für Flüche ist er etwas weniger wert.
# en: 7d12c176
patient-die-6-3 = **Zum Nachdenken.** Würdest du die 4 lieber behalten, obwohl beides gleich viel wert ist? Ist beides auch bei einer Grenze von vier Flüchen noch gleich viel wert?
# en: ad0ff6e9
patient-die-6-4 = **Weiter.** So fährst du mit fünf Würfeln am besten: [Die perfekte Fahrt](14_perfect_driver.ipynb).
