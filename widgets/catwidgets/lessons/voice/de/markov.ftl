### Ein Kampf als Markow-Kette.

# en: e2928749
markov-note =
    .words-1 = Markow-Kette, vorübergehende und absorbierende Zustände
    .words-2 = Übergangsmatrix, Fundamentalmatrix
    .words-3 = Rekursion, erwartete Zahl von Schritten
    .words-4 = Verteilung, Simulation, Intervall
    .words-5 = optimales Stoppen
    .tips-1 = Die Teile 1 bis 3 kommen ohne Matrizen aus und sind eine Stunde für sich; Teil 4 ist für die, die Matrizen multiplizieren können.
    .tips-2 = Lassen Sie schätzen, bevor der Schieberegler bewegt wird.
    .tips-3 = Sagen Sie jedes Mal, wie Steine gezählt werden. Gedruckte Tabellen lassen den Stein oft weg, der zurückbleiben muss.
    .tips-4 = Ein Kampf mit anderen Würfeln oder eine Kette, die bei zu hohen Verlusten abbricht, ist ein gutes Projekt.
# en: ed4615e1
markov-three-against-one = Drei Steine greifen einen an: Zwei können würfeln, einer muss zurückbleiben. Sie kämpfen bis zum Ende. Wie wahrscheinlich ist es, dass sie das Viertel erobern?
    .hint-1 = Das ist nur der erste Wurf. Ist er verloren, bleiben zwei Steine, und sie dürfen weitermachen.
    .hint-2 = Das sind zwei Steine gegen einen.
    .hint-3 = Das sind vier Steine gegen einen; von dreien können nur zwei würfeln.
    .because = 125/216 für den ersten Wurf und 91/216 · 5/12 für einen zweiten.
# en: 3f893416
markov-four-against-two = Vier Steine greifen zwei an, alle mitgezählt, und kämpfen bis zum Ende. Wie wahrscheinlich ist es, dass sie das Viertel erobern?
    .hint-1 = Das ist nur der erste Wurf; die meisten Kämpfe dauern länger.
    .hint-2 = Das sind fünf gegen zwei: Hier kann man von vieren nur drei verlieren.
    .hint-3 = Das sind drei gegen zwei.
    .hint-4 = Beim ersten Wurf hat der Angriff den dritten Würfel, und das macht sich bemerkbar.
    .because = 6.610.505 von 10.077.696.
# en: 732007d3
markov-rolls = Noch einmal vier gegen zwei. Wie viele Würfe dauert der Kampf im Mittel?
    .hint-1 = Oft, aber manche Kämpfe dauern drei Würfe oder mehr, und manche nur einen.
    .hint-2 = So viele sind möglich, aber selten nötig.
    .hint-3 = In einem Wurf verliert die Verteidigung nur mit einer Wahrscheinlichkeit von 37 % beide Steine.
    .because = Wie oft kommt jede Stellung im Mittel vor? Diese Zahlen werden addiert.
# en: 2edaa237
markov-losses = Vier gegen zwei, bis zum Ende. Wer verliert im Mittel mehr Steine?
    .choices-defender = Die Verteidigung
    .choices-attacker = Der Angriff
    .choices-both = Beide gleich viele
    .hint-1 = Der Angriff hat mehr Steine zu verlieren, aber er verliert sie nicht so oft.
    .hint-2 = Es ist sehr knapp, aber nicht gleich.
    .because = 1,4379 Steine gegen 1,4064.
# en: 1670c51e
markov-fewer-dice = Du willst erobern. Gibt es eine Stellung, in der es besser ist, weniger Würfel zu werfen, als du darfst?
    .choices-never = Nein, nie
    .choices-sometimes = Ja, manchmal
    .hint-1 = Mit weniger Würfeln riskiert man in einem Wurf weniger Steine, aber man gewinnt auch seltener.
    .because = In jeder Stellung bis 12 gegen 12 und für beide Seiten nachgerechnet: Am besten wirft man immer so viele, wie man darf.
# en: e6273d2f
markov-march = Zehn Steine ziehen los, um drei Viertel hintereinander zu erobern, in denen 2, 1 und 3 Steine stehen. In jedem eroberten bleibt einer zurück. Wie wahrscheinlich ist es, dass sie alle drei erobern?
    .hint-1 = Das ist ein Kampf gegen sechs; hier bleibt nach jeder Eroberung ein Stein zurück.
    .hint-2 = Das ist der letzte Kampf, als wären noch alle zehn Steine da.
    .hint-3 = Das sind die ersten zwei.
    .because = Was vom Stapel übrig ist, kämpft den nächsten Kampf, ohne den Stein, der zurückbleibt.

# en: 3d4942b2
markov-say-against = { $a } gegen { $d }
# en: 7ef40b7c
markov-say-from = Von { $a } gegen { $d }
# en: 2f4fa641
markov-say-leads-to = ein Wurf führt zu
# en: 3fc61924
markov-say-chance = Wahrscheinlichkeit
# en: 8c45c7a7
markov-say-percent = Prozent
# en: 34ff8d7e
markov-say-chain-task = Bewege den letzten Schieberegler, und sieh, wohin die Wahrscheinlichkeit fließt.
# en: 3229ae6b
markov-say-states = Zustände eines Kampfes
# en: af714c30
markov-say-attackers-left = Steine des Angriffs
# en: bf2573ce
markov-say-defenders = Verteidigung
# en: 9b0dcfdd
markov-say-where = Wo der Kampf stehen kann
# en: 9d78b26b
markov-say-state = Zustand
# en: 313f5303
markov-say-flow = Nach { $rolls } { FORM($rolls, "Wurf", "Würfen") }: erobert { $captured }, standgehalten { $held }, noch im Kampf { $fighting }. Die Pfeile zeigen den nächsten Wurf vom wahrscheinlichsten Zustand aus.
# en: 590c05b6
markov-say-captured-with = { $a } gegen { $d }, erobert mit { $chance }
# en: 94e5c94c
markov-say-left-over = übrige Steine (unter 0: Verteidigung)
# en: 3ebf5931
markov-say-battles = Kämpfe
# en: 873afc5c
markov-say-march = { $cubes } Steine gegen { $first }, { $second }, { $third }, { $fourth }
# en: 66eb88e2
markov-say-taken = eroberte Viertel
# en: 85afca1e
markov-say-these = diese Würfel
# en: 2b38282d
markov-say-usual = die üblichen
# en: cf1bfa4a
markov-say-five = Gegen fünf Steine
# en: 3438850c
markov-say-attackers = Steine des Angriffs, alle gezählt
# en: ffb36d92
markov-say-capture = Chance zu erobern
# en: 7b997112
markov-controls =
    .attackers = Angriff
    .defenders = Verteidigung
    .rolls = Würfe
    .stop_when_left = aufhören bei
    .cubes = Steine
    .first = erstes
    .second = zweites
    .third = drittes
    .fourth = viertes
    .sides = Seiten
    .attack_dice = Angriffswürfel
    .defend_dice = Abwehrwürfel
    .ties = Gleichstand
