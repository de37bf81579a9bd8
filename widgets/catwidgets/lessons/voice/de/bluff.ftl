### Bluff. Variablen: { $b } Buben, mit denen Lea blufft, { $s } Münzen, die man setzt, { $a } und { $b } (beim Elfmeter) von wie vielen Schüssen nach links und rechts einer gehalten wird.

# en: 14e618c0
bluff-guide =
    .plan-1 = Zu zweit zwanzig Runden mit Bube, Dame und König, und die Münzen aufschreiben: Eine Person hat immer die Dame, die andere bekommt eine der zwei anderen Karten.
    .plan-2 = Zwei Schätzungen: eine ehrliche Lea, und eine Lea, die immer setzt. Die Tabelle für 24 Runden ausfüllen.
    .plan-3 = Wie viele Bluffs von 12? Schätzen, dann die beiden Linien. Dann umgekehrt: Wie oft von 12 Mal mitgehen?
    .plan-4 = Was verrät es, wenn jemand setzt: König oder Bube? Eine Wahrscheinlichkeit von 3/4, und was dann kam.
    .plan-5 = Höher setzen, und das ganze Spiel.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Wer mischen will, muss den Zufall mischen lassen: Zieht eine Karte oder werft einen Würfel, und folgt keinem Muster.
    .say-2 = Lea spielt am besten, wenn es euch egal ist, ob ihr mitgeht. Dann hilft euch nichts, was ihr über sie wisst.
    .ask-1 = Was würdet ihr gegen jemanden tun, der nie blufft?
    .ask-2 = Warum ist es schlecht, der Reihe nach mit jedem dritten Buben zu bluffen?
    .ask-3 = Wer muss sonst unberechenbar sein: wer Fahrkarten kontrolliert, wer im Tor steht?
    .support = Legen Sie 12 Könige und 12 Buben als Zettel hin. Lassen Sie einige Buben als Bluffs umdrehen und zu jedem Zettel echte Münzen schieben.
    .extension = Im ganzen Spiel mit drei Karten darf auch mit jedem Anteil der Buben bis 1/3 bluffen, wer anfängt. Findet heraus, wie oft dann der König setzen muss.
    .ticket-1 = Lea blufft mit 2 von 12 Buben, und du weißt es. Solltest du mitgehen oder aussteigen, wenn sie setzt?
    .ticket-2 = Aussteigen: Gehst du immer mit, gewinnt sie in 24 Runden 12 − 2 = 10 Münzen, gehst du nie mit, nur 2 · 2 = 4.
    .open-1 = Man kann nicht in jedem Zug die Fahrkarten kontrollieren. Warum ist es falsch, es jeden Montag zu tun?
    .open-1-answer = Wer das Muster kennt, fährt an den anderen Tagen schwarz. Wann kontrolliert wird, muss der Zufall entscheiden, und gerade so oft, dass sich Schwarzfahren nicht lohnt.
    .open-2 = Muss Lea geheim halten, wie oft sie blufft?
    .open-2-answer = Nein. Mit 4 von 12 gewinnt sie gleich viel, egal was du tust, auch wenn du die Zahl kennst. Geheim bleiben muss nur, mit welchen Buben.

# en: d3e09766
bluff-say-call = Mitgehen
# en: 5f2e9052
bluff-say-call-tip = Auch eine Münze hinlegen
# en: 5c004528
bluff-say-fold = Aussteigen
# en: 9423f3c3
bluff-say-fold-tip = Die Münze aufgeben, die du hingelegt hast
# en: eb76ebe3
bluff-say-next = Nächste Runde
# en: bf576185
bluff-say-next-tip = Neu austeilen
# en: a64c66a5
bluff-say-play-task = Du hast die Dame, Lea den König oder den Buben. Wenn sie setzt: mitgehen oder aussteigen? Spiel { $deals } Runden.
# en: ad4e202a
bluff-say-table = Drei Karten
# en: ef6b877a
bluff-say-king = K
# en: f4238f15
bluff-say-queen = D
# en: 1e4707ca
bluff-say-jack = B
# en: d90920e3
bluff-say-you = du
# en: ff9a9844
bluff-say-lea = Lea
# en: 9ec6444a
bluff-say-deal = Runde { $n }{ $of ->
    [no] {""}
   *[other] {" "}von { $of }
}
# en: f71e18a4
bluff-say-score = { $deal }, { $coins } { FORM($coins, "Münze", "Münzen") } { $lost ->
    [yes] verloren
   *[no] gewonnen
}
# en: 17a599da
bluff-say-end = { $score }.
# en: 727341ba
bluff-say-do-you-call = { $deal }: Gehst du mit?
# en: a4023710
bluff-say-bets = Lea { $bets ->
    [yes] setzt
   *[no] setzt nicht
}.
# en: 834fc2c2
bluff-say-call-or-fold = Geh mit oder steig aus.
# en: 6f62ff64
bluff-say-you-did = Du { $did ->
    [call] gehst mit
   *[fold] steigst aus
}.
# en: dc0913c4
bluff-say-has = { $card ->
    [king] Sie hat den König
    [jack] Sie hat den Buben
   *[hidden] Ihre Karte bleibt verdeckt
}.
# en: 8120737b
bluff-say-task = Wann ist es egal, was du tust?
# en: aa41cd02
bluff-say-never = nie mit
# en: 31d5e57f
bluff-say-always = immer mit
# en: 9e0b2721
bluff-say-called = { $n }‑mal mit
# en: 8e060678
bluff-say-leas-coins = Leas Münzen in 24 Runden, du gehst …
# en: 8bf3c72c
bluff-say-bluffs = Bluffs mit 12 Buben
# en: f84225c1
bluff-say-coins = Münzen
# en: aca84a02
bluff-say-balance = { $bluffs } { FORM($bluffs, "Bluff", "Bluffs") }, { $calls }‑mal mitgegangen: Lea gewinnt { $now } in 24 Runden. Nie mitgegangen gewinnt sie { $never }, immer mitgegangen { $always }.
# en: dbb2e6c1
bluff-say-paper = Was Lea in 24 Runden gewinnt
# en: 2b4401e0
bluff-say-paper-kings = 12 Könige: ja
# en: c8e85a60
bluff-say-paper-bluffs = 3 Buben: blufft
# en: 2250c65b
bluff-say-paper-jacks = 9 Buben: nein
# en: d06c8d32
bluff-say-paper-all = alle 24 Runden
# en: 3068b5e6
bluff-say-paper-deals = 1–10
# en: 733d227d
bluff-say-paper-write = Deine Münzen in jeder Runde: +1, −1, +2, −2.
# en: d3c99102
bluff-controls =
    .bluffs_of_12 = Bluffs von 12
    .calls_of_12 = mitgehen von 12
# en: 8b5784ff
bluff-paper =
    .rules-1 = König schlägt Dame, Dame schlägt Bube. Du hast immer die Dame, Lea König oder Bube.
    .rules-2 = Beide legen 1 Münze. Setzt Lea nicht, gewinnt die höhere Karte 1. Setzt sie 1 dazu, steigst du aus
    .rules-3 = (sie gewinnt 1) oder legst auch 1 (die höhere Karte gewinnt 2). In der Tabelle blufft sie mit 3 Buben.

# en: 9cfabd30
bluff-honest = 24 Runden: Lea bekommt 12 Könige und 12 Buben. Sie ist ehrlich und setzt nur mit Königen. Du merkst es und gehst nie mit. Wie viele Münzen gewinnt sie mehr, als sie verliert?
    .hint-1 = Das sind die Könige. Mit jedem Buben verliert sie die Münze, die sie hingelegt hat.
    .hint-2 = Du gehst nicht mit, also gewinnt jeder König eine Münze. Und die Buben?
    .hint-3 = Das sind die Buben. Jeder König gewinnt eine Münze.
    .because = 12 Könige gewinnen je eine Münze, 12 Buben verlieren je eine: 12 − 12.
# en: 293cdcbb
bluff-always = Jetzt setzt sie immer, mit allen 12 Königen und allen 12 Buben. Du merkst es und gehst immer mit. Wie viele Münzen gewinnt sie mehr, als sie verliert?
    .hint-1 = Das sind die Könige, je zwei Münzen. Ein Bube, bei dem du mitgehst, verliert zwei.
    .hint-2 = Das sind die Buben, je zwei Münzen. Die Könige gewinnen je zwei.
    .hint-3 = Ein Bube, bei dem du mitgehst, verliert zwei Münzen, nicht eine.
    .hint-4 = Ein König, bei dem du mitgehst, gewinnt zwei Münzen, nicht eine.
    .because = 12 Könige gewinnen je zwei Münzen, 12 Buben verlieren je zwei: 24 − 24.
# en: 92ef1641
bluff-best = Du wirst merken, mit wie vielen ihrer 12 Buben Lea blufft, und dann tun, was für dich am besten ist. Mit wie vielen sollte sie bluffen?
    .hint-1 = Das ist die ehrliche Lea. Sie gewinnt nichts.
    .hint-2 = Das ist die Lea, die immer setzt. Sie gewinnt nichts.
    .hint-3 = Dann gehst du immer mit, und sie gewinnt 6. Es geht besser.
    .hint-4 = Dann gehst du nie mit, und sie gewinnt 6. Es geht besser.
    .hint-5 = Dann gehst du nie mit, und sie gewinnt nur 2.
    .hint-6 = Dann gehst du nie mit, und sie gewinnt nur 4.
    .hint-7 = Dann gehst du immer mit, und sie gewinnt nur 4.
    .because = Mit 4 gewinnt sie 8 Münzen, ob du mitgehst oder nicht: nie mitgegangen 2 · 4, immer mitgegangen 12 − 4.
# en: 9a8d205a
bluff-calls = Jetzt deine Seite. Lea setzt 12‑mal. Wie oft davon solltest du mitgehen, damit es für sie egal ist, wie oft sie blufft?
    .hint-1 = So ist es mit ihren Bluffs. Bewege den unteren Schieberegler, bis die Linie waagrecht ist.
    .hint-2 = Die Linie steigt noch: Bluffs lohnen sich, weil du zu selten mitgehst.
    .hint-3 = Die Linie fällt: Dann blufft sie nie, und du gehst nur bei Königen mit und verlierst.
    .hint-4 = Die Linie steigt steil: Dann blufft sie mit jedem Buben.
    .hint-5 = Die Linie fällt noch ein wenig.
    .because = Ein Bluff, bei dem du mitgehst, verliert zwei Münzen statt einer; sonst gewinnt er eine. Gehst du 8 von 12 Mal mit, ist es genauso gut, nicht zu bluffen.
# en: b87d5f2c
bluff-king = Lea setzt mit allen 12 Königen und blufft mit 4 von 12 Buben. Sie setzt. Wie wahrscheinlich ist es, dass sie den König hat?
    .hint-1 = Das ist, bevor sie setzt. Zähl nur die Runden, in denen sie setzt, nicht alle.
    .hint-2 = Mit 8 Buben setzt sie nicht. Wie oft setzt sie, und wie oft davon mit einem König?
    .hint-3 = Das ist der Bube.
    .because = Sie setzt in 16 von 24 Runden, und 12‑mal davon mit einem König.
# en: d9bf3d72
bluff-happens = Ein König war wahrscheinlicher als ein Bube, also steigst du aus. Sie lacht und zeigt einen Buben. Was folgt daraus?
    .choices-wrong = Die Wahrscheinlichkeit war falsch
    .choices-never = Nächstes Mal muss es ein König sein
    .choices-once = Nichts: Ein Bube kann kommen, nur seltener
    .hint-1 = Eine Wahrscheinlichkeit von 3/4 sagt nicht, dass es passiert. Wie oft sollte der Rest passieren?
    .hint-2 = Die Karten werden neu gemischt. Merken sie sich etwas?
    .because = 75 % heißt dreimal von viermal, und nicht immer. Eine Runde kann nicht zeigen, dass eine Wahrscheinlichkeit falsch war; viele Runden können es.
# en: a882eecc
bluff-two = Jetzt setzt man zwei Münzen. Mit wie vielen von 12 Buben sollte Lea bluffen?
    .hint-1 = So war es, als man eine Münze setzte. Mitgehen kostet jetzt mehr.
    .hint-2 = Nicht doppelt so viele. Nie mitgegangen: Sie gewinnt 2 · Bluffs. Immer mitgegangen: 12 · 3 für die Könige, minus 3 für jeden Bluff und 1 für jeden anderen Buben.
    .hint-3 = Wer mehr setzt, schreckt mehr ab. Also mehr Bluffs, nicht weniger.
    .because = Nie mitgegangen gewinnt sie 2 · 6, immer mitgegangen 36 − 18 − 6: Beides ist 12.
# en: b8b30998
bluff-first = Im ganzen Spiel werden alle drei Karten verteilt, und beide dürfen setzen. Beide spielen perfekt. Wer gewinnt auf lange Sicht?
    .choices-first = Wer anfängt
    .choices-second = Wer als Zweiter dran ist
    .choices-even = Niemand
    .hint-1 = Wer als Zweiter dran ist, hat schon etwas gehört.
    .hint-2 = Die Karten sind fair. Aber einer von beiden hat gehört, was der andere getan hat.
    .because = Wer anfängt, muss sich entscheiden und kennt nur eine Karte. Der andere hört das vorher. Also verliert, wer anfängt, ein wenig, wie gut auch beide spielen: 1/18 Münze je Runde.
# en: 00218582
bluff-exercise-1 = 24 Runden: Lea setzt mit allen 12 Königen und blufft mit { $b } von 12 Buben. Du gehst nie mit. Wie viele Münzen gewinnt sie mehr, als sie verliert?
    .level = Zum Aufwärmen
    .hint-1 = So oft setzt sie. Jeder der anderen Buben verliert eine Münze.
    .hint-2 = Auch Könige, bei denen niemand mitgeht, gewinnen eine Münze. Und Buben, mit denen sie nicht setzt, verlieren eine.
    .hint-3 = Ein Bluff, bei dem niemand mitgeht, gewinnt eine Münze.
    .hint-4 = Das sind zwei Münzen für jeden König. Ein König, bei dem niemand mitgeht, gewinnt nur eine. Und zähl auch die Buben.
    .hint-5 = Das sind nur die Buben: { $b } gewinnen eine Münze, die anderen verlieren eine. Dazu kommen die Könige.
    .because = 12 Könige und { $b } Bluffs gewinnen je eine Münze, die anderen Buben verlieren je eine.
# en: e34bbb84
bluff-exercise-2 = 24 Runden: Lea setzt mit allen 12 Königen und blufft mit { $b } von 12 Buben. Du gehst immer mit. Wie viele Münzen gewinnt sie mehr, als sie verliert?
    .level = Zum Aufwärmen
    .hint-1 = Buben, mit denen sie nicht setzt, verlieren je eine Münze.
    .hint-2 = Ein Bluff, bei dem du mitgehst, verliert zwei Münzen. Und Buben, mit denen sie nicht setzt, verlieren je eine.
    .hint-3 = So ist es, wenn du nie mitgehst.
    .hint-4 = Das sind die Könige, je zwei Münzen. Die Buben verlieren: zwei Münzen für jeden Bluff, eine für jeden anderen.
    .hint-5 = Du hast für jeden König eine Münze gezählt. Ein König, bei dem du mitgehst, gewinnt zwei.
    .hint-6 = Das sind nur die Buben. Jeder König gewinnt zwei Münzen.
    .because = 12 Könige gewinnen je zwei Münzen, { $b } Bluffs verlieren je zwei, die anderen Buben je eine.
# en: 35d198d6
bluff-exercise-3 = Lea setzt mit allen 12 Königen und blufft mit { $b } von 12 Buben. Sie setzt. Wie wahrscheinlich ist es, dass sie den König hat?
    .level = Hauptteil
    .hint-1 = Das ist, bevor sie setzt. Zähl nur die Runden, in denen sie setzt.
    .hint-2 = Das ist der Bube.
    .hint-3 = So oft blufft ein Bube. Wie oft hat sie einen König, wenn sie setzt?
    .because = 12 von den 12 + { $b } Malen, die sie setzt, hat sie einen König.
# en: d6ab7b47
bluff-exercise-4 = Jetzt setzt man { $s } Münzen, und Mitgehen kostet genauso viel. Schreib zuerst auf, was Lea mit irgendeiner Zahl von Bluffs gewinnt: wenn du nie mitgehst und wenn du immer mitgehst. Bei wie vielen Bluffs mit 12 Buben ist beides gleich?
    .level = Hauptteil
    .hint-1 = So war es, als man eine Münze setzte.
    .hint-2 = Das ist mehr, als alle Bluffs wert sein können. Schreib auf, was sie gewinnt, wenn du nie mitgehst und wenn du immer mitgehst.
    .hint-3 = So war es, als man zwei Münzen setzte.
    .hint-4 = Dann würdest du immer mitgehen, und sie gewinnt nichts.
    .hint-5 = Mit so vielen Buben sollte sie nicht bluffen. Wie viele von den 12 bleiben übrig?
    .because = Nie mitgegangen gewinnt sie 2 · Bluffs, immer mitgegangen 12 · { $s } − { $s } · Bluffs. Beides ist gleich bei 12 · { $s } / ({ $s } + 2).
# en: 18cb0c71
bluff-exercise-5 = Ohne Karten, beim Elfmeter: Springt die Torhüterin nach links, hält sie einen von { $a } Schüssen nach links. Springt sie nach rechts, hält sie einen von { $b } Schüssen nach rechts. Auf der falschen Seite geht jeder Schuss ins Tor. Sie springt mit Wahrscheinlichkeit q nach links. Schreib zuerst mit q auf, welcher Anteil der Schüsse auf jede Seite gehalten wird. Bei welchem q ist es egal, wohin geschossen wird?
    .level = Für Schnelle
    .hint-1 = Dann schießt man auf die Seite, auf der sie weniger hält. Welche Seite muss sie öfter bewachen?
    .hint-2 = So oft sollte sie nach rechts springen.
    .hint-3 = Das ist der Anteil der Schüsse nach links, die sie mit einem Sprung nach links hält.
    .hint-4 = Das ist der Anteil der Schüsse nach rechts, die sie mit einem Sprung nach rechts hält.
    .because = Ein Schuss nach links wird mit q · 1/{ $a } gehalten, einer nach rechts mit (1 − q) · 1/{ $b }. Beides ist gleich bei q = { $a }/({ $a } + { $b }).
