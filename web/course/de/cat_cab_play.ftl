### cat_cab/play.ipynb

# en: 370f0553
cat-cab-play-0-1 = # Cat Cab Crew
# en: fa34cbec
cat-cab-play-0-2 = Fahr mit dem Taxi durch Mew York, sammle Fahrgäste ein und verlass die Stadt vor den anderen. Bei jeder Entscheidung kannst du dir einen Tipp geben lassen und sehen, welche Chancen dahinterstecken.
# en: 83396363
cat-cab-play-0-3 = *Für alle, die Augen auf Würfeln zählen können. Ein Spiel dauert etwa 15 Minuten.*
# en: 29825879
cat-cab-play-1-1 = ## Das Spiel in einer Minute
# en: 2ccd49b1
cat-cab-play-1-2 = In deinem Zug wirfst du fünf Würfel, im allerersten Zug weniger. Wirf noch einmal, was du willst und sooft du willst. Nur eine **1** tut weh: Jede ist sofort ein Fluch, und mit vier Flüchen bleiben die Würfel liegen. Dann wird gefahren:
# en: f22c41e1
cat-cab-play-1-3 = | ein Würfel zeigt | das bringt er |
# en: 67f1435c
cat-cab-play-1-4 = | 1 | einen Fluch: ein Feld weniger |
# en: 52991546
cat-cab-play-1-5 = | 2 | einen Fluch für jemand anderen, nachdem du gefahren bist |
# en: 602cb2ed
cat-cab-play-1-6 = | 3 | einen Bonuswurf: Er kann Felder bringen, einen farbigen Würfel oder nichts (höchstens zwei in einem Zug) |
# en: e03a70c6
cat-cab-play-1-7 = | 4 oder 5 | ein Stück von 1 Feld |
# en: c57cf5ca
cat-cab-play-1-8 = | 6 oder mehr | ein Stück von 2 Feldern, geradeaus |
# en: 24ceaa66
cat-cab-play-1-9 = Jedes Stück muss gefahren werden. Wer *genau* beim Fahrgast ankommt, sammelt ihn ein: 5 Punkte. Sobald jemand einen hat, öffnet sich oben das Tor. Die Ersten, die hinausfahren, bekommen 10, 5 und 3 Punkte, und die anderen haben noch fünf Züge. Endet dein Zug auf dem Feld eines anderen Taxis, gibt es ein Duell. Was auf einem Leckerli oder bei der Pfotenstreife passiert, wirst du sehen.
# en: 2e424087
cat-cab-play-2-1 = ## Spielen
# en: 548efddc
cat-cab-play-2-2 = Hier fährst du gegen Crazy Cat, die keinen Würfel zweimal wirft. Klick Würfel an, um sie auszuwählen. Dann drück auf *noch einmal werfen* oder *alle Würfel behalten*, und klick danach die Felder an.
# en: 20764a07
cat-cab-play-2-3 = **Tipp** sagt, was am besten ist; beim zweiten Mal, was es wert ist, und beim dritten, warum. Alles andere steht hinter **Mehr**. Mit *Wert der Möglichkeiten* bleiben dort die Zahlen stehen. Du wählst, worauf es dir ankommt: Felder, den Fahrgast, aus der Stadt kommen oder gewinnen. Die beste Möglichkeit hat einen Stern, bei den anderen steht, wie viel ihnen fehlt. Dazu steht, ob die Zahlen *exakt* oder *geschätzt* sind.
# en: 3ad47afc
cat-cab-play-2-4 = **Auf dem Plan zeigen** zeichnet ein, welche Felder du erreichst, einen kürzesten Weg und die Wege, auf denen dich ein Fluch zurückwirft. **Glück** sagt, wie gut dein letzter Wurf war, verglichen mit allen, die hätten fallen können. Mit **Speichern** kommt das Spiel in eine Datei oder in eine Zeile Text, die du jemandem schicken kannst. Mit **Ich werfe echte Würfel** fragt dich der Tisch, was deine eigenen Würfel zeigen.
# en: e508117a
cat-cab-play-2-5 = | Taste | was sie tut | Taste | was sie tut |
# en: f9ba1664
cat-cab-play-2-6 = | Tab | weiter: Stadt, Taxis, Würfel, Möglichkeiten | R | wirft die gewählten Würfel noch einmal |
# en: 6540d2e3
cat-cab-play-2-7 = | Pfeile | über Felder, Würfel und Möglichkeiten | K | behält alle Würfel |
# en: ba3db52b
cat-cab-play-2-8 = | Enter | klickt | U, Y | einen Schritt zurück, vor |
# en: 3790bbea
cat-cab-play-2-9 = | Escape | hebt die Auswahl auf | N | weiter, Schritt für Schritt |
# en: 8dfe42e9
cat-cab-play-3-1 = ## Zu zweit oder zu dritt
# en: 97aa1a07
cat-cab-play-3-2 = Öffne unten *Code*, ändere die Zahl, drück auf *Ausführen*, und stell unter *Neues Spiel* ein, wer ein Mensch ist und wer ein Bot. Die Zahl hinter `seed` legt die Würfel fest, damit alle in der Klasse dieselben bekommen; ohne sie sind sie immer neu.
# en: a25a21b1
cat-cab-play-3-3 = Warum ist *noch einmal werfen* so oft das Beste? [Die perfekte Fahrt](../course/14_perfect_driver.ipynb) nimmt den Zug auseinander, [Wege nach Hause](lesson_ways_home.ipynb) die Straßen. Die Regeln änderst du im [Regellabor](design_lab.ipynb). Oder geh zurück zum [Start](../start.ipynb).
