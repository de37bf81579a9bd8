### meow_daifugo/lesson_what_do_they_hold.ipynb

# en: 928addcd
meow-daifugo-lesson-what-do-they-hold-0-1 = # Was haben die anderen auf der Hand?
# en: c97149bc
meow-daifugo-lesson-what-do-they-hold-0-2 = Die andere Hand siehst du nicht. Aber du siehst, was sie ausspielt und wann sie passt. In dieser Lektion ändert jede Karte auf dem Tisch, was du glauben darfst, und du lernst zu sagen, um wie viel.
# en: c96ea8ab
meow-daifugo-lesson-what-do-they-hold-0-3 = - wie ein Indiz Quoten multipliziert;
    - wie man eine ganze Hand errät, und wie man prüft, ob die eigenen Wahrscheinlichkeiten ehrlich sind.
# en: 90f60e7a
meow-daifugo-lesson-what-do-they-hold-0-4 = **Du brauchst** den Satz von Bayes aus der Lerneinheit [Passen verrät etwas](../course/12_a_pass_speaks.ipynb) und etwa 45 Minuten. Kombinationen helfen: [Handkarten zählen](lesson_counting_hands.ipynb). Programmieren musst du nicht: Du liest, schätzt und drückst auf Knöpfe.
# en: e000bf66
meow-daifugo-lesson-what-do-they-hold-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: 4bd6db61
meow-daifugo-lesson-what-do-they-hold-0-6 = Die Karten sind aus dem Spiel Meow Meow Daifugō, das du [hier spielen](play.ipynb) kannst.
# en: 64dcbdb8
meow-daifugo-lesson-what-do-they-hold-1-1 = ## 1 Der ganze Stapel
# en: 84421bb5
meow-daifugo-lesson-what-do-they-hold-1-2 = In [Passen verrät etwas](../course/12_a_pass_speaks.ipynb) hatte Kuro zwei Kätzchen. Hier sind deine acht Karten und drei in der Auslage. Kuro hat acht.
# en: adabb898
meow-daifugo-lesson-what-do-they-hold-1-3 = Das erste Indiz ist das, was du selbst siehst.
# en: 2b6c9198
meow-daifugo-lesson-what-do-they-hold-1-4 = Du spielst die schwarze 7 aus. Dieser Kuro wirft eine Münze, ob er ein „?“ zurückhält. (Im Spiel nimmt er beim Passen auch eine Karte aus der Auslage. Du siehst, welche, und keine davon schlägt eine 7; hier ändert das also nichts.)
# en: 54335017
meow-daifugo-lesson-what-do-they-hold-1-5 = Im Kopf geht das schnell, mit **Quoten**. Schreib auf, wie viele Hände ein „?“ haben und wie viele keins. Von denen mit „?“ passt nur die Hälfte, von denen ohne passen alle. Multipliziere also die linke Seite mit 1/2. Ein Indiz multipliziert die Quote.
# en: 9bfb8c4f
meow-daifugo-lesson-what-do-they-hold-1-6 = Nach *n*-mal Passen ist *q* *n*-mal als Faktor dabei.
# en: 4539778a
meow-daifugo-lesson-what-do-they-hold-1-7 = Jetzt spielt er etwas. Du spielst eine schwarze 3 aus, und Kuro antwortet mit einer schwarzen 6, seiner niedrigsten Karte über 3.
# en: da5541cd
meow-daifugo-lesson-what-do-they-hold-2-1 = ## 2 Errate seine Hand
# en: 7e0a4d8d
meow-daifugo-lesson-what-do-they-hold-2-2 = Hier ist alles auf einmal: alle 32 Karten, und unter jeder die Wahrscheinlichkeit, dass sie auf Kuros Hand ist. Der Balken zeigt sie, und der dünne Strich darin, wie groß sie eben noch war. Spiel deine Karten aus, eine nach der anderen. (Im Spiel würde Kuro ausspielen, wenn er gewonnen hat. Hier spielst immer du aus, denn wir haben Fragen.) Wenn er passt, nimmt er die Karte, die am längsten in der Auslage liegt, und eine neue wird aufgedeckt: Auch das ist ein Indiz.
# en: f6f94d86
meow-daifugo-lesson-what-do-they-hold-2-3 = Mit der Tastatur: Geh mit Tab zu deiner Hand, wähle mit den Pfeiltasten, und spiel mit Enter aus.
# en: 636d00a6
meow-daifugo-lesson-what-do-they-hold-2-4 = Welches Ausspielen verrät dir am meisten? Welches gar nichts? Dreh dann seine Hand um.
# en: 57f64a50
meow-daifugo-lesson-what-do-they-hold-2-5 = Bei diesen Karten gibt es für Kuro 203.490 Hände. Der Computer ist sie nicht alle durchgegangen: Er zählt Hände danach, wie viele Karten jeder Zahl sie haben, denn von mehr hängt keine Antwort ab.
# en: 9260fefc
meow-daifugo-lesson-what-do-they-hold-prints-1 = { $len-start-weights } Arten von Händen, { $sum-start-weights-values } Hände
# en: b52c44fe
meow-daifugo-lesson-what-do-they-hold-3-1 = ## 3 Trifft es zu?
# en: 952dd0ac
meow-daifugo-lesson-what-do-they-hold-3-2 = Eine Wahrscheinlichkeit, die man nicht prüfen kann, ist nur eine Meinung. Zuerst die eine Frage aus Teil 1: Wie viele „?“ hat Kuro, nachdem er auf deine 7 gepasst hat? Die Balken haben wir ausgerechnet. Die Punkte sind Runden, die der Computer ausgeteilt und gespielt hat: nur die, in denen er wirklich gepasst hat.
# en: b0d57b4f
meow-daifugo-lesson-what-do-they-hold-3-3 = Und jetzt alles auf einmal. Der Computer spielt 150 Runden wie deine, mit je dreimal Ausspielen, und sieht jede Karte an, die nicht zu sehen war: Waren von allen Karten mit einer Wahrscheinlichkeit von etwa 40 % auch etwa 40 % auf Kuros Hand? Dann liegt der Punkt auf der Linie, und wir nennen die Wahrscheinlichkeiten *kalibriert*. (Die Karten einer Hand sind nicht unabhängig; nimm diese Intervalle also nur als groben Anhalt.)
# en: b6563754
meow-daifugo-lesson-what-do-they-hold-3-4 = Wähle dann einen Kuro, der nicht der ist, an den du glaubst. Was geht schief?
# en: d41fb868
meow-daifugo-lesson-what-do-they-hold-3-5 = Der Satz von Bayes ist exakt, aber nur so gut wie die Gewohnheit, die du hineinsteckst. Hältst du einen Kuro, der sich fast immer zurückhält, für einen, der es fast nie tut, dann glaubst du seinem Passen, und die Karten, die du schon fast ausgeschlossen hattest, treffen dich doch noch.
# en: e46b93b3
meow-daifugo-lesson-what-do-they-hold-4-1 = ## Was wir gesehen haben
# en: 1b594db0
meow-daifugo-lesson-what-do-they-hold-4-2 = - Mit Quoten ist es eine einzige Multiplikation: Aus 22 zu 13 wird 11 zu 13.
    - Was man glaubt, kann man prüfen: Was eine Wahrscheinlichkeit von 40 % hat, sollte in 40 von 100 Fällen eintreten.
# en: 431a7c65
meow-daifugo-lesson-what-do-they-hold-5-1 = ## Prüfen
# en: cf5f2430
meow-daifugo-lesson-what-do-they-hold-5-2 = Wenn du programmierst: Nach einmal Passen auf die 7 war die Wahrscheinlichkeit für ein „?“ 11/24. Jemand halbiert sie für das zweite Mal. Verbessere die Zelle.
# en: 73cba77c
meow-daifugo-lesson-what-do-they-hold-5-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 042bc7ec
meow-daifugo-lesson-what-do-they-hold-5-4 = **Zum Nachdenken.** Der Bot *Neko der Alte* dieses Spiels verteilt die Karten, die er nicht gesehen hat, immer wieder neu, alle Verteilungen gleich wahrscheinlich, als ob Passen nichts verriete. Wie könntest du das ausnutzen? Und wenn Kuro wüsste, dass du aus seinem Passen etwas liest: Wann sollte er sich zurückhalten?
# en: 2efec9e0
meow-daifugo-lesson-what-do-they-hold-5-5 = Davor: [Handkarten zählen](lesson_counting_hands.ipynb). Oder [spiel](play.ipynb) das ganze Spiel.
