### Gelöst. Variablen: { $n } Felder oder Bonbons, { $most } wie viele höchstens, { $multiple } ein Vielfaches davon, { $turns } und { $others } Züge im Ganzen und des anderen, { $moves } Möglichkeiten in einem Zug, { $cuts } Teilungen, { $allowed } wie viele Felder man durchstreichen darf, { $lost } verlorene Reihen.

# en: 81dc21f3
solved-guide =
    .plan-1 = Zu zweit das Reihenspiel mit 10 Streichhölzern, dann gegen den Bildschirm. Wer findet heraus, wie man gewinnt?
    .plan-2 = Erste Schätzung. An der Tafel unter die Zahlen 0 bis 12 gewonnen oder verloren schreiben.
    .plan-3 = Die zwei Katzen. Im eigenen Zug irgendeine, im Zug des anderen alle. Dann der Hinterhof, Zug um Zug.
    .plan-4 = Der Innenhof: zwei Schätzungen.
    .plan-5 = Sonderzüge: Kann niemand gewinnen? Wie ließe sich das beweisen? Die sichere Menge.
    .plan-6 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Eine Stellung ist verloren, wenn nach jedem Zug der andere gewinnt. Sie ist gewonnen, wenn nach einem Zug der andere verliert.
    .say-2 = Ein Beweis ist etwas, das andere prüfen können, ohne dem zu vertrauen, der ihn gefunden hat.
    .ask-1 = Warum reicht ein guter Zug, wenn Rot am Zug ist, und warum nicht, wenn Blau am Zug ist?
    .ask-2 = Was sagt „in fünf Zügen“, wenn der Verlierer schlecht spielt?
    .ask-3 = Wie würdet ihr eine sichere Menge prüfen, die euch jemand gibt?
    .support = Bleiben Sie beim Reihenspiel. Lassen Sie verlorene Reihen rot anmalen, von 0 an aufwärts.
    .extension = Gebt den Katzen im Hinterhof zwei Sonderzüge, und sucht die sicheren Mengen noch einmal.
    .ticket-1 = Abwechselnd nimmt man 1 oder 2 von 9 Streichhölzern. Wer das letzte nimmt, gewinnt. Gewinnt, wer anfängt?
    .ticket-2 = Nein: 0, 3, 6 und 9 sind verloren.
    .open-1 = Schach ist nicht gelöst. Was steht dem im Weg?
    .open-1-answer = Die Zahl der Stellungen, etwa 10 hoch 44. Die Idee ist dieselbe: eine Tabelle gewonnener und verlorener Stellungen, vom Ende her ausgefüllt.
    .open-2 = Wenn ein Programm sagt, dass Rot gewinnt: Warum sollte ihm jemand glauben?
    .open-2-answer = Weil man es prüfen kann: ein Zug für jedes Mal, wenn Rot am Zug ist, und jede Antwort von Blau. Prüfen dauert viel kürzer als suchen.

# en: 86bea294
solved-say-play-task = Du bist Rot. Bring einen Fisch von der anderen Seite nach Hause, in Reihe 1. Blau spielt perfekt.
# en: 5589589e
solved-say-again = Von vorn
# en: 4011c38a
solved-say-again-tip = Von vorn beginnen
# en: fb226f92
solved-say-backyard = Der Hinterhof
# en: 08e8c07e
solved-say-courtyard = Der Innenhof
# en: 331b2427
solved-say-one-each = Je eine Katze.
# en: f4a27750
solved-say-has-won = { $who ->
    [red] Rot hat gewonnen
   *[blue] Blau hat gewonnen
}.
# en: b7ab8195
solved-say-your-turn = Du bist am Zug. Deine Katze kann auf { $n } { FORM($n, "Feld", "Felder") } gehen.
# en: 8a658c36
solved-say-task = Welche Züge gewinnen, und welche verlieren?
# en: 9a8351b8
solved-say-outcome = { $who ->
    [red] Rot gewinnt
    [blue] Blau gewinnt
   *[open] offen
}{ $n ->
    [0] {""}
   *[other] {" "}in { $n }
}
# en: 391ebbf7
solved-say-short = { $who ->
    [red] Rot
    [blue] Blau
   *[open] offen
}{ $n ->
    [0] {""}
   *[other] {" "}{ $n }
}
# en: da0d0821
solved-say-move-is = { $move }: { $told }
# en: 0e07d545
solved-say-after = Nach { $turns } { FORM($turns, "Zug", "Zügen") }. { $who ->
    [red] Rot ist am Zug
   *[blue] Blau ist am Zug
}. { $told }.
# en: 2d712296
solved-say-perfect-task = Beide spielen, so gut es geht.
# en: b70c8deb
solved-say-perfect = Nach { $turns } { FORM($turns, "Zug", "Zügen") }. { $who ->
    [red] Rot ist am Zug
   *[blue] Blau ist am Zug
}, und Rot gewinnt in { $left } { FORM($left, "Zug", "Zügen") }. Bei { $good } von { $moves } { FORM($moves, "Zug", "Zügen") } bleibt es dabei.
# en: 58beb36f
solved-say-moves = Züge
# en: 34328f5e
solved-say-move = Zug
# en: 15119a01
solved-say-then = danach
# en: eb065dea
solved-controls =
    .turns_played = Züge

# en: 4eaf49a3
solved-who = Der Innenhof hat 20 Felder. Beide Katzen spielen perfekt, ohne Sonderzüge. Wer gewinnt?
    .choices-first = Wer anfängt
    .choices-second = Die andere
    .choices-nobody = Niemand kann es erzwingen
    .hint-1 = Entweder kann jemand gewinnen oder nicht, und nur ein Beweis kann das sagen. Er sagt etwas anderes.
    .hint-2 = Es kann so aussehen, denn der Plan ist von beiden Seiten gleich. Aber jemand zieht zuerst.
    .because = Was die andere Katze auch tut, die erste gewinnt. Der Computer hat alles angesehen, worauf es ankommt.
# en: 66e51814
solved-turns = In wie vielen Zügen gewinnt die Gewinnerin, wenn die andere so lange wie möglich durchhält? Zähl die Züge von beiden.
    .hint-1 = So viele macht die Gewinnerin. Die Züge der anderen zählen auch.
    .hint-2 = So viele macht die andere. Die Züge der Gewinnerin zählen auch.
    .hint-3 = Wer anfängt, macht auch den letzten Zug. Also ist die Zahl ungerade.
    .hint-4 = Es gibt 20 Felder, aber nicht alle werden benutzt.
    .hint-5 = Wer anfängt, macht auch den letzten Zug. Also ist die Zahl ungerade.
    .hint-6 = So schnell geht es im Hinterhof.
    .because = Acht Züge der Gewinnerin und sieben der anderen.
# en: 20a72502
solved-any-or-all = Du willst beweisen, dass Rot den Sieg erzwingen kann. Blau ist am Zug. Was musst du zeigen?
    .choices-one = Es gibt einen Zug von Blau, nach dem Rot gewinnt
    .choices-all = Rot gewinnt nach jedem Zug von Blau
    .choices-none = Blau hat keinen Zug
    .hint-1 = Den wird Blau nicht spielen. Blau wählt, nicht Rot.
    .hint-2 = Das würde reichen, aber es ist fast nie so.
    .because = Ist Rot am Zug, reicht ein guter Zug. Ist Blau am Zug, braucht jeder Zug eine Antwort.
# en: 951f889f
solved-backyard = Zurück zum kleinen Plan von oben, dem Hinterhof. In wie vielen Zügen kann Rot den Sieg erzwingen? Zähl die Züge von beiden.
    .hint-1 = Rot fängt an, und Rot macht den letzten Zug. Also ist die Zahl ungerade.
    .hint-2 = Rot fängt an, und Rot macht den letzten Zug. Also ist die Zahl ungerade.
    .hint-3 = Drei sind die Züge von Rot allein.
    .hint-4 = So ist es im Innenhof.
    .because = b2, b3, c2, und nach dem nächsten Zug von Blau springt Rot: Die blaue Katze ist abgeschnitten.
# en: e80e5424
solved-one-special = Jetzt hat jede Katze einen Sonderzug: Sie darf einmal über eine Linie der anderen springen. Wer kann im Hinterhof den Sieg erzwingen?
    .choices-first = Wer anfängt
    .choices-second = Die andere
    .choices-nobody = Niemand kann es erzwingen
    .hint-1 = So war es ohne Sonderzüge. Was macht der Sprung mit einer Katze, die eingeschlossen ist?
    .hint-2 = Die andere hat auch einen Sonderzug.
    .because = Jede kann die andere für immer aufhalten.
# en: 60bebb82
solved-what-proves-it = Du sagst, dass niemand je einen Sieg erzwingen kann. Ein Spiel könnte ewig dauern. Was beweist das?
    .choices-safe = Eine Menge von Stellungen, in der man immer bleiben kann, ohne je zu verlieren
    .choices-many = Eine Million Spiele, in denen niemand gewann
    .choices-long = Eine Suche, die zwanzig Züge vorausschaut
    .hint-1 = Im nächsten Spiel findet vielleicht jemand einen besseren Zug.
    .hint-2 = Und nach einundzwanzig Zügen?
    .because = Wenn du immer in der Menge bleiben kannst und dort niemand gewinnt, hältst du ewig durch. Das kann jeder prüfen.
# en: 2a36b0fe
solved-lost = Ob eine Reihe mit so vielen Feldern für den verloren ist, der am Zug ist.
    .because = Eine Reihe ist verloren, wenn jeder Zug dem anderen eine gewonnene Reihe lässt. Verloren sind also 0, 4, 8, 12 und so weiter.
# en: 99eac9dd
solved-exercise-1 = Eine Reihe hat { $n } Felder. Abwechselnd streicht man 1 bis { $most } davon durch. Wer das letzte Feld durchstreicht, gewinnt. Wie viele streichst du zuerst durch, um zu gewinnen?
    .level = Zum Aufwärmen
    .hint-1 = Bei welcher Zahl von Feldern hat verloren, wer am Zug ist? Fang mit wenigen an.
    .hint-2 = Bei welcher Zahl von Feldern hat verloren, wer am Zug ist? Fang mit wenigen an.
    .because = Lass dem anderen ein Vielfaches von { $multiple }, jetzt und nach jedem Zug.
# en: ae982c0c
solved-exercise-2 = Eine Reihe hat { $n } Felder. Abwechselnd streicht man 1 oder 2 davon durch. Wer das letzte Feld durchstreicht, gewinnt. Gewinnt, wer anfängt, wenn beide perfekt spielen?
    .level = Zum Aufwärmen
    .choices-yes = Ja
    .choices-no = Nein
    .hint-1 = { $n } ist ein Vielfaches von 3. Nach jedem Zug kann der andere wieder ein Vielfaches daraus machen.
    .hint-2 = { $n } ist kein Vielfaches von 3. Kann der erste Zug eins daraus machen?
    .because = Vielfache von 3 sind für den verloren, der am Zug ist: Auf 1 antwortet man mit 2, auf 2 mit 1.
# en: 226fc6c2
solved-exercise-3 = Ein Spiel dauert { $turns } Züge, und in jedem Zug gibt es { $moves } Möglichkeiten. Wer anfängt, hat jedes Mal einen Zug, der gewinnt. Wie viele Spiele muss ein Beweis zeigen, wenn jedes Spiel darin einmal ausgeschrieben wird?
    .level = Hauptteil
    .hint-1 = Das sind alle Spiele. Der Gewinner braucht jedes Mal nur einen guten Zug.
    .hint-2 = Jede Möglichkeit des anderen führt zu eigenen Spielen.
    .hint-3 = Wer anfängt, gewinnt: Wer hat weniger Züge?
    .hint-4 = Jede Möglichkeit des anderen führt zu eigenen Spielen.
    .because = Eine Möglichkeit für jeden Zug des Gewinners, alle { $moves } für jeden der { $others } Züge des anderen.
# en: aaf27fea
solved-exercise-4 = Zwei Leute teilen { $n } Bonbons. Abwechselnd teilt man einen Haufen in zwei, bis sich kein Haufen mehr teilen lässt. Wer als Letzter teilt, gewinnt. Wer gewinnt?
    .level = Hauptteil
    .choices-first = Wer anfängt
    .choices-second = Der andere
    .choices-best = Wer besser spielt
    .hint-1 = Zähl die Haufen. Wie viele kommen bei jeder Teilung dazu, und wie viele sind es am Ende?
    .hint-2 = Zähl die Haufen. Wie viele kommen bei jeder Teilung dazu, und wie viele sind es am Ende?
    .hint-3 = Spiel es zweimal auf verschiedene Weise, und zähl die Teilungen.
    .because = Jede Teilung macht einen Haufen mehr. Am Ende sind es { $n } Haufen, also sind es { $cuts } Teilungen, egal wie gespielt wird.
# en: 4fa49a5c
solved-exercise-5 = In einer Reihe von Feldern streicht man abwechselnd einige durch; ihre Anzahl muss eine dieser Zahlen sein: { $allowed }. Wer nicht mehr kann, hat verloren. Wie viele der Reihen mit 1 bis { $most } Feldern sind für den verloren, der anfängt?
    .level = Für Schnelle
    .hint-1 = Das sind alle Reihen. Fang mit der kürzesten an: Welche sind verloren?
    .because = Diese: { $lost }.
# en: c2a2df3d
solved-say-row = Eine Reihe von zehn Feldern
# en: 7e5f20cf
solved-say-row-task = Du bist Rot. Wie viele streichst du durch?
# en: 0746d246
solved-say-row-tip = { $n } { FORM($n, "Feld", "Felder") } durchstreichen
# en: f86d5d63
solved-say-row-left = { $n } { FORM($n, "Feld ist", "Felder sind") } übrig.
# en: 956d577b
solved-say-too-many = Nur { $n } { FORM($n, "Feld ist", "Felder sind") } übrig.
# en: b52d13b2
solved-row = Wie viele der zehn Felder streichst du zuerst durch, damit du gewinnen kannst, was der andere auch tut?
    .hint-1 = Dann sind 9 übrig. Der andere streicht 1 durch, und du stehst vor 8.
    .hint-2 = Dann sind 7 übrig. Der andere streicht 3 durch, und du stehst vor 4.
    .because = Dann sind 8 übrig. Was der andere auch tut, du lässt ihm 4, und dann streichst du das letzte durch.
# en: 5b0d2430
solved-mower = Ein Roboter mäht einen Rasen ohne Zaun und darf ihn nie verlassen. Ab und zu stößt ihn der Wind ein wenig. Was beweist, dass er nie hinausgerät?
    .choices-safe = Ein Teil des Rasens, aus dem ihn kein Wind stößt, und von jedem Platz darin ein Zug, der darin bleibt
    .choices-year = Ein Jahr, in dem er den Rasen nie verlassen hat
    .choices-million = Eine Million Versuche mit Wind am Computer
    .hint-1 = Nächstes Jahr kann ein anderer Wind kommen.
    .hint-2 = Es kann der Wind kommen, der nicht probiert wurde.
    .because = Das ist wieder eine sichere Menge: Der Wind greift an, und der Roboter kann immer bleiben.
