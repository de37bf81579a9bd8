### 22_bluff.ipynb

# en: 14fa3296
bluff-0-1 = # 22 Bluff
# en: 5d55bae2
bluff-0-2 = Der König schlägt die Dame, die Dame den Buben. Beide legen eine Münze hin. *Setzt* Lea noch eine, dann *gehst du mit* (du legst auch eine) oder *steigst aus* (sie bekommt alles). Setzt sie nicht, werden die Karten gezeigt. Du hast die Dame.
# en: 4471c9ab
bluff-0-3 = | Leas Münzen | setzt, du gehst mit | setzt, du steigst aus | setzt nicht |
# en: 93febfe0
bluff-0-4 = | König | +2 | +1 | +1 |
# en: a7470fd6
bluff-0-5 = | Bube | −2 | +1 | −1 |
# en: 08f7cd67
bluff-0-6 = - warum jemand, der nie blufft, nicht mehr gewinnt als jemand, der es immer tut;
    - wie viele Bluffs richtig sind, auch wenn der andere die Zahl kennt;
    - was eine Wahrscheinlichkeit von 75 % verspricht, und was nicht.
# en: 0ebb8816
bluff-0-7 = **Du brauchst** Bruchrechnung und etwa 45 Minuten. Python musst du nicht schreiben: Du liest, klickst und schreibst Zahlen. Mit drei echten Karten und ein paar Münzen macht es mehr Spaß.
# en: 4eafdc3b
bluff-0-8 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 8544979b
bluff-0-9 = Das ist Kuhn-Poker, das kleinste Kartenspiel, in dem sich ein Bluff lohnt. [Alle Lerneinheiten](course.ipynb).
# en: 39349187
bluff-1-1 = ## Schätze zuerst
# en: 2405e2d0
bluff-1-2 = Lea bekommt Könige und Buben gleich oft.
# en: e38e2363
bluff-2-1 = ## Wie viele Bluffs?
# en: 066c1021
bluff-2-2 = Mit einem Buben zu setzen heißt **bluffen**. Mit welchen ihrer Buben Lea blufft, lässt sie den Zufall entscheiden. Du weißt also nie, mit welchen.
# en: 5748911d
bluff-2-3 = Hier steht die ganze Idee in Python: Leas Münzen in 24 Runden. In `calls` von 12 Runden, in denen sie setzt, gehst du mit.
# en: 21aa976e
bluff-2-4 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: 6b8f64e4
bluff-prints-1 = { $bluffs } Bluffs: nie mitgegangen { $coins-bluffs-0 } Münzen, immer mitgegangen { $coins-bluffs-12 }
# en: 7a54cf37
bluff-2-5 = Du wählst die kleinere Zahl, also will Lea sie so groß wie möglich haben. Ein Plan, der eine Wahl dem Zufall überlässt, heißt **gemischte Strategie**.
# en: 38f205ce
bluff-3-1 = ## Wie oft mitgehen?
# en: c8c18786
bluff-3-2 = Gehst du zu selten mit, blufft sie mit jedem Buben. Gehst du zu oft mit, blufft sie nie. Such eine waagrechte Linie.
# en: ad628814
bluff-prints-2 = { $bluffs } Bluffs: { $coins-bluffs-8 } Münzen
# en: a16bc120
bluff-4-1 = ## Was Setzen verrät
# en: 1fe990b9
bluff-4-2 = **Du bist dran.** Lea blufft mit 4 von 12 Buben. Zähl die Runden, in denen sie setzt, nicht alle.
# en: 1205ab4a
bluff-4-3 = Der Computer teilt tausendmal aus und zählt, wie oft Lea setzt. Drück ein paar Mal auf *Noch einmal ausführen*.
# en: f132b0df
bluff-prints-3 = { $bets-count-king } von { $len-bets } Malen hat sie einen König
# en: 1361888c
bluff-5-1 = ## Höher setzen, und das ganze Spiel
# en: a1f39fbd
bluff-5-2 = **Du bist dran.** Jetzt setzt man zwei Münzen: Wenn du mitgehst, gewinnt ein König drei, und ein Bluff verliert drei.
# en: 23823729
bluff-5-3 = <details><summary>Schritt für Schritt, mit drei Münzen</summary>
# en: bbbaee70
bluff-5-4 = Gehst du nie mit, gewinnt Lea 2 · Bluffs, wie zuvor. Gehst du immer mit, gewinnen die Könige 12 · 4 = 48, die Buben verlieren 12, und jeder Bluff verliert noch 3 mehr: 36 − 3 · Bluffs. Beides ist gleich, wenn 5 · Bluffs = 36. Also sind 7,2 Bluffs richtig: meistens 7, manchmal 8.
# en: 6c7a107d
bluff-5-5 = </details>
# en: 2ed89c5c
bluff-5-6 = Im ganzen Spiel kannst du jede der drei Karten bekommen, und beide dürft ihr setzen.
# en: 9cf895f5
bluff-5-7 = Der Computer spielt 3.000‑mal gegen sich selbst. Was eine andere Wahl eingebracht hätte, heißt **Bedauern** (*regret*), und diese Wahl kommt von da an öfter. Am Ende blufft, wer als Zweiter dran ist, mit diesem Anteil der Buben, wenn der andere nicht gesetzt hat:
# en: 58482341
bluff-prints-4 = { $round-found-value-3 } Münzen je Runde für den, der anfängt
# en: 7356b5ad
bluff-prints-5 = { $round-100-found-strategy-1-card-0-1-moves-1-paid-1-1-bet }% der Buben
# en: 47bf7f55
bluff-6-1 = ## Aufgaben
# en: 33a66ea6
bluff-6-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: d4ad7788
bluff-7-1 = ## Was wir gesehen haben
# en: 102c2dd6
bluff-7-2 = - Wer nie blufft, gewinnt nichts, und wer immer blufft, gewinnt nichts. Vier Bluffs von zwölf gewinnen in 24 Runden 8 Münzen, egal was der andere tut.
    - Eine gute Mischung macht für den anderen jede Wahl gleich gut.
    - Eine Wahrscheinlichkeit von 75 % sagt, wie oft, und nicht, was als Nächstes passiert.
# en: 6e2f8eb3
bluff-7-3 = **Zum Nachdenken.** Man kann nicht in jedem Zug die Fahrkarten kontrollieren. Warum ist es falsch, es jeden Montag zu tun? Muss Lea geheim halten, wie oft sie blufft?
# en: 18a6eaf2
bluff-7-4 = **Weiter.** Gebote, die du glauben kannst oder nicht: [Lügenwürfel](18_liars_dice.ipynb).
