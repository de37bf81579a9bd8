### meow_daifugo/lesson_counting_hands.ipynb

# en: 7bc43a65
meow-daifugo-lesson-counting-hands-0-1 = # Handkarten zählen
# en: d25550e5
meow-daifugo-lesson-counting-hands-0-2 = Du bekommst acht Karten. Bevor du sie ansiehst: Mit welcher Wahrscheinlichkeit hast du, worauf du hoffst? Und was kann eine ganze Hand?
# en: 37756fa3
meow-daifugo-lesson-counting-hands-0-3 = - wie viele Karten einer Sorte kommen, und wie sicher das ist;
    - was eine ganze Hand kann, und was es kostet, auf ihr sitzen zu bleiben.
# en: 979332a7
meow-daifugo-lesson-counting-hands-0-4 = **Du brauchst** Kombinationen aus der Lerneinheit [Beide Masken](../course/11_both_masks.ipynb) und etwa 45 Minuten. Programmieren musst du nicht: Du liest, schätzt und drückst auf Knöpfe.
# en: 6cc90989
meow-daifugo-lesson-counting-hands-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 03a08f67
meow-daifugo-lesson-counting-hands-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](play.ipynb) kannst. In der nächsten Lektion geht es darum, [was die anderen auf der Hand haben](lesson_what_do_they_hold.ipynb).
# en: d00d0d80
meow-daifugo-lesson-counting-hands-1-1 = ## 1 Erst austeilen
# en: 73bb980b
meow-daifugo-lesson-counting-hands-1-2 = Der Stapel hat 32 Karten: weiße Katzen 1 bis 8, schwarze Katzen 1 bis 8, diese doppelt, sechs Doppelgänger mit je zwei Katzen und zwei Katzen hinter Masken, das weiße „?“ und das schwarze „?“.
# en: da84a498
meow-daifugo-lesson-counting-hands-1-3 = | ausspielen | was es ist |
# en: d061db22
meow-daifugo-lesson-counting-hands-1-4 = | **gleiche Zahlen** | zwei oder mehr Karten mit derselben Zahl; ein Doppelgänger darf als zwei zählen, ist also allein schon ein Paar |
# en: ce617f7f
meow-daifugo-lesson-counting-hands-1-5 = | **Reihe** | drei oder mehr aufeinanderfolgende Zahlen, alle weiß, alle schwarz oder alles Doppelgänger |
# en: 4b5d3db0
meow-daifugo-lesson-counting-hands-1-6 = | **„?“** | steht für jede Zahl seiner Farbe |
# en: 0e9ea35d
meow-daifugo-lesson-counting-hands-1-7 = Teile ein paar Hände aus, dann ein paar Hundert. Unter der Hand stehen fünf Dinge: Schreib auf, wie oft jedes davon deiner Meinung nach auf lange Sicht vorkommt.
# en: ba18571e
meow-daifugo-lesson-counting-hands-2-1 = ## 2 Wie viele davon?
# en: 65236caf
meow-daifugo-lesson-counting-hands-2-2 = Auf den meisten Händen ist ein Doppelgänger. Wie viele sind es?
# en: 4ab0bd26
meow-daifugo-lesson-counting-hands-2-3 = Das ging schnell, denn Mittelwerte darf man addieren. Für *genau zwei* gibt es mehr auszuwählen: zwei der sechs Doppelgänger **und** sechs der 26 anderen Karten. „Und“ heißt: multiplizieren.
# en: 946f52f4
meow-daifugo-lesson-counting-hands-2-4 = Genauso findet man jede andere Anzahl. Alle diese Wahrscheinlichkeiten zusammen heißen *hypergeometrische Verteilung*. Wähle eine Sorte von Karten und die Größe der Hand. Wie wächst der Erwartungswert, also die Anzahl im Mittel, mit der Größe der Hand?
# en: 5cbf3705
meow-daifugo-lesson-counting-hands-2-5 = Diese Verteilung kommt in der Mathematik so oft vor, dass das Computeralgebrasystem (CAS) sie mit Namen kennt. Hier sind der Erwartungswert und die Wahrscheinlichkeit für zwei:
# en: 26cb1c71
meow-daifugo-lesson-counting-hands-2-6 = Stimmt das? Die Balken sind exakt. Die Punkte sind 2.000 Hände, die der Computer wirklich ausgeteilt hat, jeder mit einem Intervall. Darin liegt die wahre Wahrscheinlichkeit in 19 von 20 Fällen.
# en: 98d308d2
meow-daifugo-lesson-counting-hands-2-7 = Was wäre, wenn man jede Karte zeigt und **zurücklegt**, bevor man die nächste zieht? Dann wäre jedes Ziehen wie das erste, und sie wären alle unabhängig voneinander.
# en: a540e449
meow-daifugo-lesson-counting-hands-2-8 = Der Erwartungswert ist derselbe. Aber ohne Zurücklegen sind vier oder mehr seltener, und auch gar keiner: Jeder Doppelgänger, den du bekommst, kann nicht noch einmal kommen. Ausgeteilte Hände schwanken *weniger* als Würfel.
# en: 3b47ccb2
meow-daifugo-lesson-counting-hands-3-1 = ## 3 Was eine Hand kann
# en: c5203df1
meow-daifugo-lesson-counting-hands-3-2 = In Teil 1 waren auf fast jeder Hand gleiche Zahlen. Wann gibt es keine? Kein einziger Doppelgänger (er ist allein schon ein Paar), kein „?“ (es bildet mit allem ein Paar) und keine Zahl zweimal.
# en: acf24d22
meow-daifugo-lesson-counting-hands-prints-1 = Wahrscheinlichkeit { $deals-no_equal_numbers-8 } bei { $comb-32-8 } Händen
# en: f1dc1998
meow-daifugo-lesson-counting-hands-3-3 = Das ist selten. Hier siehst du, wie die Wahrscheinlichkeiten mit der Zahl der Karten wachsen. Zu viert hat man sieben Karten, zu zweit oder zu dritt acht: Welche Linie ändert sich zwischen 7 und 8 am meisten?
# en: c55c53e1
meow-daifugo-lesson-counting-hands-4-1 = ## 4 Der ganze Tisch
# en: f62f4af8
meow-daifugo-lesson-counting-hands-4-2 = Bisher ging es um eine Hand. Jetzt sitzt ihr zu dritt am Tisch. Die erste Frage ist, ob man addieren darf.
# en: 6814aff5
meow-daifugo-lesson-counting-hands-4-3 = Wenn zwei Ereignisse nicht zugleich eintreten können, darf man ihre Wahrscheinlichkeiten **addieren**. Wenn zwei Ereignisse **unabhängig** sind, darf man sie **multiplizieren**. Hände aus demselben Stapel sind nicht unabhängig.
# en: 9aea1d4b
meow-daifugo-lesson-counting-hands-4-4 = Am Ende einer Runde zahlen alle außer dem Sieger für die Karten, die sie noch haben. Eine schwarze Katze hat unten einen oder zwei Ringe, eine weiße drei, ein Doppelgänger vier, die „?“ fünf und sechs. Zusammen sind das 83.
# en: b393d667
meow-daifugo-lesson-counting-hands-4-5 = Ein bis fünf Ringe kosten einen Punkt, sechs bis zehn kosten zwei, mehr kosten drei. Wie viele Karten dürfen dir bleiben, wenn du meistens mit zwei Punkten davonkommen willst?
# en: 839dd397
meow-daifugo-lesson-counting-hands-5-1 = ## 5 Alles auf einmal
# en: 733ae4d2
meow-daifugo-lesson-counting-hands-5-2 = Man kann auch allein spielen: acht Karten in möglichst wenigen Zügen loswerden. Ein Traum ist eine Hand, die man **auf einmal** ausspielen kann. Mit gleichen Zahlen geht das nicht, denn keine Zahl steht auf so vielen Karten. Also muss es eine Reihe aus allen acht Zahlen sein.
# en: de0d56ad
meow-daifugo-lesson-counting-hands-5-3 = In Weiß gibt es 9 solche Hände: die acht weißen Katzen, oder sieben davon und das weiße „?“ für die, die fehlt. In Schwarz steht jede Zahl auf zwei Karten.
# en: 525dfced
meow-daifugo-lesson-counting-hands-prints-2 = { $ways } von { $hands } Händen: etwa eine von { $round-hands-ways }
# en: 7eb2e588
meow-daifugo-lesson-counting-hands-5-4 = Wenn du jeden Tag einmal spielst, kommt so eine Hand im Mittel alle 22 Jahre.
# en: 1c7cb332
meow-daifugo-lesson-counting-hands-6-1 = ## Was wir gesehen haben
# en: 07e36632
meow-daifugo-lesson-counting-hands-6-2 = - So und so viele von einer Sorte: aus der Sorte auswählen, aus dem Rest auswählen, multiplizieren. Der Erwartungswert ist die Größe der Hand mal der Anteil der Sorte.
    - Karten werden nicht zurückgelegt. Der Erwartungswert bleibt dadurch gleich, aber sehr viele und sehr wenige werden seltener.
    - Unvereinbare Ereignisse: addieren. Unabhängige Ereignisse: multiplizieren.
    - 1.289 Hände kann man auf einmal ausspielen.
# en: 08e36b54
meow-daifugo-lesson-counting-hands-7-1 = ## Prüfen
# en: ad49f8bb
meow-daifugo-lesson-counting-hands-7-2 = Wenn du programmierst: die Wahrscheinlichkeit für genau zwei Doppelgänger auf einer Hand mit acht Karten. Jemand hat die anderen sechs Karten vergessen. Verbessere die Zelle.
# en: 1ddf031d
meow-daifugo-lesson-counting-hands-7-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 48472761
meow-daifugo-lesson-counting-hands-7-4 = **Zum Nachdenken.** Nimm die Doppelgänger aus dem Stapel. Hat eine Hand mit acht Karten dann immer noch meistens gleiche Zahlen? Und wie viele Hände kann man auf einmal ausspielen, wenn es auch jede weiße Katze zweimal gibt?
# en: 2a2f2c34
meow-daifugo-lesson-counting-hands-7-5 = Weiter: [Was haben die anderen auf der Hand?](lesson_what_do_they_hold.ipynb), über die Hände, die du nicht siehst. Oder [spiel](play.ipynb) das ganze Spiel.
