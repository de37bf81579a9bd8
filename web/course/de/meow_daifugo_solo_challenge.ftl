### meow_daifugo/solo_challenge.ipynb

# en: 32d66aa2
meow-daifugo-solo-challenge-0-1 = # Meow Meow Daifugō allein
# en: 09540842
meow-daifugo-solo-challenge-0-2 = Ein Stapel, ein Blatt, die ganze Klasse: Wer braucht die wenigsten Züge? Danach siehst du, was für jemanden möglich war, der den Stapel kennt, und wo deine Züge geblieben sind.
# en: f1b03f78
meow-daifugo-solo-challenge-0-3 = *Für alle, die wissen, [was man bei Meow Meow Daifugō ausspielen kann](play.ipynb); 15 Minuten. Du vergleichst eine Schranke, eine exakte Zahl und einen Schätzwert, und sagst, was davon was ist.*
# en: 67bc1acc
meow-daifugo-solo-challenge-1-1 = ## Das Spiel allein in einer Minute
# en: 247de2d8
meow-daifugo-solo-challenge-1-2 = Du hast acht Karten auf der Hand, und drei liegen in der Auslage. In jedem Zug spielst du, was du willst: eine einzelne Karte, gleiche Zahlen oder eine Reihe. Dann kommt eine Karte auf deine Hand. Hast du **mindestens so viele Karten gespielt, wie die Nummer des Zuges sagt** (im dritten Zug also drei), nimmst du dir eine aus der Auslage oder die oberste vom Stapel; sonst bekommst du die oberste vom Stapel. (Ein Doppelgänger, der als zwei zählt, sind zwei Karten.) Das Spiel endet, wenn deine Hand leer ist. Sechs Züge sind ein gutes Ergebnis.
# en: 4515bfa7
meow-daifugo-solo-challenge-1-3 = **Schätze zuerst:** Wie viele von hundert Blättern schafft man in sechs Zügen, wenn man den ganzen Stapel sieht? Und wie viele schafft der Bot, der nie vorausdenkt und nur seine eigene Hand ansieht?
# en: 83d05764
meow-daifugo-solo-challenge-2-1 = ## Spielen
# en: 9929327f
meow-daifugo-solo-challenge-2-2 = Gib ein anderes Wort ein, oder drück auf *Datum von heute*: Dasselbe Wort gibt auf jedem Computer dieselben Karten, in derselben Reihenfolge, egal was du spielst. Wenn deine Hand leer ist, drück auf *Wie gut war das?*
# en: 10372dec
meow-daifugo-solo-challenge-2-3 = Wer einen Zug zurücknimmt, hat eine Karte zu viel gesehen; darum zählt der Vergleich auch das mit.
# en: 05b354b2
meow-daifugo-solo-challenge-3-1 = ## Was ist die Schranke wert?
# en: ed0a462c
meow-daifugo-solo-challenge-3-2 = Ein Computer, der die Reihenfolge des Stapels kennt, probiert alles aus und findet die kleinste Zahl von Zügen. Das ist exakt für jemanden, der durch Karten sieht. Für dich ist es eine **Schranke**: Niemand unterbietet sie, und kaum jemand erreicht sie. Die Bots spielen mit dem, was du auch siehst. Hana denkt nicht voraus, und wie viele Züge sie braucht, steht fest. Neko der Alte spielt im Kopf viele Spiele weiter, mit Stapeln, wie sie sein könnten, und bei Gleichstand lost er. Wie viele Züge er braucht, ist ein **Schätzwert**, der Mittelwert von zwanzig Spielen. Wie gut Bots *im Allgemeinen* sind, lässt sich nur aus vielen Blättern schätzen.
# en: 5c116cbd
meow-daifugo-solo-challenge-3-3 = Zwischen den Linien der beiden Bots und der Linie darüber liegt alles, was man durch gutes Spiel gewinnen kann, und noch mehr: Für einen Teil müsste man durch Karten sehen.
# en: c45ece1f
meow-daifugo-solo-challenge-4-1 = ## Drei Arten von Zahlen
# en: a5929d12
meow-daifugo-solo-challenge-4-2 = - Eine **Schranke** sagt, was niemand übertreffen kann, aber nicht, was man erreichen kann.
    - Eine Zahl aus einem einzigen Spiel ist **exakt** und sagt wenig über das nächste.
    - Ein Mittelwert aus vielen Blättern ist ein **Schätzwert**: Dazu gehört ein Intervall.
# en: fe3c7f1c
meow-daifugo-solo-challenge-4-3 = **Für die nächste Stunde:** Alle bringen ein Wort mit. Welches Blatt ist am schwersten, und für wen: für dich oder für jemanden, der den Stapel kennt?
# en: a99b54f2
meow-daifugo-solo-challenge-4-4 = Weiter: [Was haben die anderen auf der Hand?](lesson_what_do_they_hold.ipynb), oder ändere das Spiel allein im [Regellabor](design_lab.ipynb).
