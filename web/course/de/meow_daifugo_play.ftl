### meow_daifugo/play.ipynb

# en: 5f7a1090
meow-daifugo-play-0-1 = # Meow Meow Daifugō
# en: b7d5f2f7
meow-daifugo-play-0-2 = Werde deine Katzen vor den anderen los. Jedes Mal, wenn du passt, musst du eine Karte nehmen. Niemand sieht in fremde Karten, auch der Tisch nicht: Er zeigt dir, was du von deinem Platz aus wissen darfst, und sonst nichts.
# en: fcdff752
meow-daifugo-play-0-3 = *Für 1 bis 4 Spieler, Menschen oder Bots; an diesem Tisch spielst du gegen einen Bot. Eine Runde dauert fünf Minuten.*
# en: 352ccd80
meow-daifugo-play-1-1 = ## Das Spiel in einer Minute
# en: 2ab89b82
meow-daifugo-play-1-2 = Es gibt 32 Karten: weiße Katzen von 1 bis 8, schwarze Katzen von 1 bis 8, jede zweimal, blaue Doppelgänger von 1 bis 6 und zwei maskierte Katzen, „?“.
# en: 33a895e2
meow-daifugo-play-1-3 = | du darfst ausspielen | zum Beispiel |
# en: e5f4baf5
meow-daifugo-play-1-4 = | eine Karte | weiße 5 |
# en: 57add30e
meow-daifugo-play-1-5 = | gleiche Zahlen, zwei oder mehr, in beliebigen Farben | zwei schwarze 4er und ein Doppelgänger 4 |
# en: 810b8696
meow-daifugo-play-1-6 = | eine Reihe, drei oder mehr, in einer Farbe | weiße 5, 6, 7 |
# en: 92c649a9
meow-daifugo-play-1-7 = Ein Doppelgänger zählt als eine Karte oder als zwei. Ein „?“ steht für jede Zahl seiner Farbe. Wer herauskommt, spielt, was er will. Die anderen spielen dieselbe Art mit gleich vielen Karten, aber höher, oder sie passen. **Wer passt, nimmt eine Karte** aus der Auslage. Haben alle anderen gepasst, kommt wieder heraus, wer zuletzt gespielt hat.
# en: d2ebe11a
meow-daifugo-play-1-8 = Wer als Erster keine Karte mehr hat, gewinnt die Runde. Die anderen zählen die Ringe auf den Karten, die sie noch haben: bis fünf kosten einen Punkt, bis zehn zwei Punkte, mehr kosten drei. Wer fünf Punkte verloren hat, hat das Spiel verloren.
# en: 2a2ff146
meow-daifugo-play-2-1 = ## Spielen
# en: cf41c9da
meow-daifugo-play-2-2 = Klick Karten an, um sie auszuwählen, und drück auf *Spielen*. Ein blauer Strich unter einer Karte zeigt, dass du sie spielen oder aus der Auslage nehmen kannst. Auswählen kannst du jede: Geht es nicht, steht über dem Tisch, warum. Zum Passen klickst du die Karte an, die du nimmst. In der ersten Runde fängst du an, und niemand hat beide „?“; alle anderen Runden beginnen damit, dass jeder eine Karte zeigt.
# en: d022a609
meow-daifugo-play-2-3 = **Tipp**, zweimal gedrückt, sagt, was jede Möglichkeit wert ist: die Punkte, die die anderen in dieser Runde verlieren, minus deine eigenen. Ein „~“ heißt geschätzt: Der Tisch verteilt die Karten, die du nicht siehst, tausendmal neu und spielt weiter. In fremde Karten schaut er nicht. Ist der Stapel leer, kann man zu zweit alles wissen, und der Wert ist *exakt*.
# en: c11029e5
meow-daifugo-play-2-4 = Hinter *Mehr* zählt **Karten, die du nicht gesehen hast** für dich mit. Mit **Speichern** kommt das Spiel in eine Datei oder in eine Zeile Text. In beiden stecken auch die verdeckten Karten.
# en: c13bff64
meow-daifugo-play-2-5 = | Taste | was sie tut | Taste | was sie tut |
# en: faad7abc
meow-daifugo-play-2-6 = | Tab | weiter: Hand, Auslage, Knöpfe, Möglichkeiten | R | spielt, was ausgewählt ist |
# en: 8aefd2c3
meow-daifugo-play-2-7 = | Pfeile | über die Karten | P | passt, wenn keine Karte zu nehmen ist |
# en: 51d925c0
meow-daifugo-play-2-8 = | Enter | wählt aus | 1, 2, 3 | passt und nimmt diese Karte aus der Auslage |
# en: 1c3e01d6
meow-daifugo-play-2-9 = | Escape | hebt die Auswahl auf | U, Y | einen Schritt zurück, vor |
# en: 2844dcbb
meow-daifugo-play-3-1 = ## Zu zweit an einem Bildschirm
# en: 34f9f8bf
meow-daifugo-play-3-2 = Vor jeder Entscheidung wird der Bildschirm verdeckt: Gib ihn weiter, und wer dran ist, drückt S. Sollen noch mehr mitspielen oder ein Bot, ändere die Zahl, und gib einen Namen ein.
# en: 46d96aff
meow-daifugo-play-3-3 = Als Nächstes: [die Karten von heute, allein](solo_challenge.ipynb), oder ändere die Regeln im [Regellabor](design_lab.ipynb). Oder geh zurück zum [Start](../start.ipynb).
