### meow_daifugo/lesson_counting_hands.ipynb

meow-daifugo-lesson-counting-hands-0-1 = # Handkarten zählen
meow-daifugo-lesson-counting-hands-0-2 = Du bekommst acht Karten. Bevor du sie ansiehst: Wie wahrscheinlich hast du, worauf du hoffst? Und was kann eine ganze Hand?
meow-daifugo-lesson-counting-hands-0-3 = - wie viele Karten einer Sorte kommen, und wie sicher das ist;
    - was eine ganze Hand kann, und was es kostet, auf ihr sitzen zu bleiben.
meow-daifugo-lesson-counting-hands-0-4 = **Du brauchst** Kombinationen aus der Lerneinheit [Beide Masken](../course/11_both_masks.ipynb) und etwa 45 Minuten. Programmieren musst du nicht: Du liest, schätzt und drückst auf Knöpfe.
meow-daifugo-lesson-counting-hands-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
meow-daifugo-lesson-counting-hands-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](play.ipynb) kannst. In der nächsten Lektion geht es darum, [was die anderen auf der Hand haben](lesson_what_do_they_hold.ipynb).
meow-daifugo-lesson-counting-hands-1-1 = ## 1 Erst austeilen
meow-daifugo-lesson-counting-hands-1-2 = Der Stapel hat 32 Karten: weiße Katzen 1 bis 8, schwarze Katzen 1 bis 8, diese doppelt, sechs Doppelgänger mit je zwei Katzen und zwei Katzen hinter Masken, das weiße „?“ und das schwarze „?“.
meow-daifugo-lesson-counting-hands-1-3 = | ausspielen | was es ist |
meow-daifugo-lesson-counting-hands-1-4 = | **gleiche Zahlen** | zwei oder mehr Karten mit derselben Zahl; ein Doppelgänger darf als zwei zählen, ist also allein schon ein Paar |
meow-daifugo-lesson-counting-hands-1-5 = | **Reihe** | drei oder mehr aufeinanderfolgende Zahlen, alle weiß, alle schwarz oder alles Doppelgänger |
meow-daifugo-lesson-counting-hands-1-6 = | **„?“** | steht für jede Zahl seiner Farbe |
meow-daifugo-lesson-counting-hands-1-7 = Teile ein paar Hände aus, dann ein paar Hundert. Unter der Hand stehen fünf Dinge: Schreib auf, wie oft jedes davon deiner Meinung nach auf lange Sicht vorkommt.
meow-daifugo-lesson-counting-hands-2-1 = ## 2 Wie viele davon?
meow-daifugo-lesson-counting-hands-2-2 = Auf den meisten Händen ist ein Doppelgänger. Wie viele sind es?
meow-daifugo-lesson-counting-hands-2-3 = Das ging schnell, denn Mittelwerte darf man addieren. Für *genau zwei* gibt es mehr auszuwählen: zwei der sechs Doppelgänger **und** sechs der 26 anderen Karten. „Und“ heißt: multiplizieren.
meow-daifugo-lesson-counting-hands-2-4 = Genauso findet man jede andere Anzahl. Alle diese Wahrscheinlichkeiten zusammen heißen *hypergeometrische Verteilung*. Wähle eine Sorte von Karten und die Größe der Hand. Wie wächst der Mittelwert mit der Hand?
meow-daifugo-lesson-counting-hands-2-5 = Diese Verteilung kommt in der Mathematik so oft vor, dass das Algebra-Programm sie mit Namen kennt: den Mittelwert, und die Wahrscheinlichkeit für zwei.
meow-daifugo-lesson-counting-hands-2-6 = Stimmt das? Die Balken sind exakt. Die Punkte sind 2000 Hände, die der Computer wirklich ausgeteilt hat, jeder mit einem Intervall. Darin liegt die wahre Wahrscheinlichkeit in 19 von 20 Fällen.
meow-daifugo-lesson-counting-hands-2-7 = Was wäre, wenn man jede Karte zeigt und **zurücklegt**, bevor man die nächste zieht? Dann wäre jedes Ziehen wie das erste, und sie wären alle unabhängig voneinander.
meow-daifugo-lesson-counting-hands-2-8 = Der Mittelwert ist derselbe. Aber ohne Zurücklegen sind vier oder mehr seltener, und auch gar keiner: Jeder Doppelgänger, den du bekommst, kann nicht noch einmal kommen. Ausgeteilte Hände schwanken *weniger* als Würfel.
meow-daifugo-lesson-counting-hands-3-1 = ## 3 Was eine Hand kann
meow-daifugo-lesson-counting-hands-3-2 = In Teil 1 waren auf fast jeder Hand gleiche Zahlen. Wann gibt es keine? Kein einziger Doppelgänger (er ist allein schon ein Paar), kein „?“ (es bildet mit allem ein Paar) und keine Zahl zweimal.
meow-daifugo-lesson-counting-hands-prints-1 = Wahrscheinlichkeit
meow-daifugo-lesson-counting-hands-prints-2 = bei
meow-daifugo-lesson-counting-hands-prints-3 = Händen
meow-daifugo-lesson-counting-hands-3-3 = Das ist selten. Hier siehst du, wie die Wahrscheinlichkeiten mit der Zahl der Karten wachsen. Zu viert bekommen alle sieben Karten, zu zweit oder zu dritt acht: Welche Linie ändert sich zwischen 7 und 8 am meisten?
meow-daifugo-lesson-counting-hands-4-1 = ## 4 Der ganze Tisch
meow-daifugo-lesson-counting-hands-4-2 = Bisher ging es um eine Hand. Jetzt sitzt ihr zu dritt am Tisch. Die erste Frage ist, ob man addieren darf.
meow-daifugo-lesson-counting-hands-4-3 = Wenn zwei Ereignisse nicht zugleich eintreten können, darf man ihre Wahrscheinlichkeiten **addieren**. Wenn zwei Ereignisse **unabhängig** sind, darf man sie **multiplizieren**. Hände aus demselben Stapel sind nicht unabhängig.
meow-daifugo-lesson-counting-hands-4-4 = Am Ende einer Runde zahlen alle außer dem Sieger für die Karten, die sie noch haben. Eine schwarze Katze hat unten einen oder zwei Ringe, eine weiße drei, ein Doppelgänger vier, die „?“ fünf und sechs. Zusammen sind das 83.
meow-daifugo-lesson-counting-hands-4-5 = Ein bis fünf Ringe kosten einen Punkt, sechs bis zehn kosten zwei, mehr kosten drei. Wie viele Karten dürfen dir bleiben, wenn du meistens mit zwei Punkten davonkommen willst?
meow-daifugo-lesson-counting-hands-5-1 = ## 5 Alles auf einmal
meow-daifugo-lesson-counting-hands-5-2 = Man kann auch allein spielen: acht Karten in möglichst wenigen Zügen loswerden. Ein Traum ist eine Hand, die man **auf einmal** ausspielen kann. Mit gleichen Zahlen geht das nicht, denn keine Zahl steht auf so vielen Karten. Also muss es eine Reihe aus allen acht Zahlen sein.
meow-daifugo-lesson-counting-hands-5-3 = In Weiß gibt es 9 solche Hände: die acht weißen Katzen, oder sieben davon und das weiße „?“ für die, die fehlt. In Schwarz steht jede Zahl auf zwei Karten.
meow-daifugo-lesson-counting-hands-prints-4 = von
meow-daifugo-lesson-counting-hands-prints-5 = Händen: etwa eine von
meow-daifugo-lesson-counting-hands-5-4 = Wenn du jeden Tag einmal spielst, kommt so eine Hand alle 22 Jahre.
meow-daifugo-lesson-counting-hands-6-1 = ## Was wir gesehen haben
meow-daifugo-lesson-counting-hands-6-2 = - So und so viele von einer Sorte: aus der Sorte auswählen, aus dem Rest auswählen, multiplizieren. Der Mittelwert ist die Größe der Hand mal den Anteil der Sorte.
    - Karten werden nicht zurückgelegt. Der Mittelwert bleibt dadurch gleich, aber sehr viele und sehr wenige werden seltener.
    - Unvereinbare Ereignisse: addieren. Unabhängige Ereignisse: multiplizieren.
    - 1289 Hände kann man auf einmal ausspielen.
meow-daifugo-lesson-counting-hands-7-1 = ## Prüfen
meow-daifugo-lesson-counting-hands-7-2 = Wenn du programmierst: die Wahrscheinlichkeit für genau zwei Doppelgänger auf einer Hand mit acht Karten. Jemand hat die anderen sechs Karten vergessen. Verbessere die Zelle.
meow-daifugo-lesson-counting-hands-7-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei Arten ausgerechnet. In jeder Zeile muss *True* stehen.
meow-daifugo-lesson-counting-hands-7-4 = **Zum Nachdenken.** Nimm die Doppelgänger aus dem Stapel. Hat eine Hand mit acht Karten dann immer noch meistens gleiche Zahlen? Und wie viele Hände kann man auf einmal ausspielen, wenn es auch jede weiße Katze zweimal gibt?
meow-daifugo-lesson-counting-hands-7-5 = Weiter: [Was haben die anderen auf der Hand?](lesson_what_do_they_hold.ipynb), über die Hände, die du nicht siehst. Oder [spiel](play.ipynb) das ganze Spiel.
