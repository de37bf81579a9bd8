### Passen verrät etwas. Variablen: { $n } und { $m } Karten oder Steine, { $able } Karten, die deine schlagen, { $rare } Leute, von denen eine Person krank ist, { $found } und { $alarms } Alarme bei Kranken und Gesunden, { $healthy } Gesunde, { $white } und { $more } weiße Steine; beim Zeichnen auch { $cards } Karten, { $card } eine Karte, { $did } was Kuro tat, { $held } wie oft er etwas hatte, { $lead } was du ausspielst, { $chance } eine Wahrscheinlichkeit.

# en: 8816b1b7
a-pass-speaks-guide =
    .plan-1 = Mit sieben echten Karten spielen: Jemand ist Kuro und hält sich an die Gewohnheit, die Klasse wettet.
    .plan-2 = Zwei Schätzungen: bevor er passt und danach. Auf Papier Hände durchstreichen lassen.
    .plan-3 = Die Zelle mit der Idee: der Satz von Bayes in vier Zeilen. Dann das Feld aller Hände und die Schätzung zur niedrigen Karte.
    .plan-4 = „Du bist dran“: Er antwortet mit der weißen 3.
    .plan-5 = Die Aufgaben, für alle mit eigenen Zahlen, dann die Frage zum Schluss.
    .say-1 = Etwas erfahren heißt: die Fälle behalten, in denen es stimmt, und sie danach gewichten, wie wahrscheinlich es in ihnen ist.
    .say-2 = Die Wahrscheinlichkeiten aller Karten ergeben zusammen die Zahl der Karten auf seiner Hand.
    .ask-1 = Welche Hände sind unmöglich, nachdem er gepasst hat? Welche sind wahrscheinlicher geworden?
    .ask-2 = Warum müssen die Wahrscheinlichkeiten aller Karten zusammen 2 ergeben?
    .support = Schreiben Sie die 21 Hände auf Zettel, und nehmen Sie die weg, die nicht mehr möglich sind.
    .extension = Spielt eine 1 statt der 2 aus. Was verrät es dann, wenn er passt?
    .ticket-1 = Kuro hat eine von 5 Karten, alle gleich wahrscheinlich. 2 davon schlagen deine. Er spielt immer, wenn er kann, und er passt. Wie wahrscheinlich ist es jetzt, dass er die weiße 1 hat, die nichts schlägt?
    .ticket-2 = 1/3: Drei Karten bleiben übrig, alle gleich wahrscheinlich.
    .open-1 = Was wäre, wenn Kuro manchmal passen würde, obwohl er spielen könnte?
    .open-1-answer = Dann ist keine Hand mehr sicher ausgeschlossen, und Passen verrät weniger. Zähl diese Hände nur zu dem Anteil, mit dem sie passen.

# en: a0d622a1
a-pass-speaks-say-all-hands = Kuros 21 Hände.
# en: 0ab085d0
a-pass-speaks-say-no-chances = { $name } soll als Dictionary für jede Hand eine Wahrscheinlichkeit geben und gibt { $found }
# en: bfcef8db
a-pass-speaks-say-not-one = die Wahrscheinlichkeiten, die { $name } gibt, ergeben zusammen { $total }, nicht 1
# en: 4bf6165d
a-pass-speaks-say-roll-task = Du spielst deine weiße 2 aus. Beobachte, was Kuro tut und was er hatte.
# en: 2d75ac30
a-pass-speaks-say-rolls = Runden
# en: bb307a84
a-pass-speaks-say-roll = Austeilen
# en: 98b8c1ef
a-pass-speaks-say-roll-tip = Kuro zwei Karten geben und ausspielen
# en: 841fb05e
a-pass-speaks-say-roll-twenty = 100‑mal austeilen
# en: 97591605
a-pass-speaks-say-roll-twenty-tip = Hundertmal austeilen und zählen
# en: d09f2397
a-pass-speaks-say-you-and-kuro = Du und Kuro
# en: 936ece4f
a-pass-speaks-say-your-cards = Deine Karten
# en: 0ac893bc
a-pass-speaks-say-kuro-held = Kuro hatte
# en: 9a2c2846
a-pass-speaks-say-answer = { $card ->
    [no] passt
   *[other] spielt { $card }
}
# en: d3c28be0
a-pass-speaks-say-of-passes = { $n }‑mal gepasst
# en: 4c14a088
a-pass-speaks-say-of-plays = { $n }‑mal gespielt
# en: 895e814d
a-pass-speaks-say-with-it = mit { $sought ->
    [doppelganger] dem Doppelgänger
   *[better] besserer Karte
}
# en: 94de6aa8
a-pass-speaks-say-bluff-task = Kuro wirft eine Münze, bevor er spielt: Bei Zahl passt er trotzdem. Wann passt er ehrlich?
# en: 93c4e454
a-pass-speaks-say-held-passes = { $held } von { $n } Malen, wenn er passte
# en: a3719d9e
a-pass-speaks-say-held-plays = { $held } von { $n } Malen, wenn er spielte
# en: 945b075e
a-pass-speaks-say-and-did = und { $did }
# en: a742d4dd
a-pass-speaks-say-so-far = Kuro hat { $cards } und { $did }. Mit { $sought ->
    [doppelganger] dem Doppelgänger
   *[better] einer besseren Karte
}: { $told }.
# en: 8ae6f8e6
a-pass-speaks-say-lead-two = deine weiße 2
# en: 1b98d934
a-pass-speaks-say-lead-one = deine schwarze 1
# en: 2a894348
a-pass-speaks-say-nothing-yet = noch nichts
# en: 6a027587
a-pass-speaks-say-a-pass = passt
# en: 8f0fd6f2
a-pass-speaks-say-holds-back = { $tenths ->
    [0] hält sich nie zurück
    [1] hält sich in 1 von 10 Fällen zurück
    [5] hält sich in 1 von 2 Fällen zurück
   *[9] hält sich in 9 von 10 Fällen zurück
}
# en: 86477837
a-pass-speaks-say-never = Du spielst die { $lead ->
    [two] weiße 2
   *[one] schwarze 1
} aus: Nach seiner Gewohnheit antwortet Kuro darauf nie mit { $card ->
    [no] Passen
   *[other] { $card }
}.
# en: c86641a2
a-pass-speaks-say-two-cards = Kuros zwei Karten
# en: 870a01aa
a-pass-speaks-say-cross-task = Kuro hat gepasst: Tippe jede Hand an, die er nicht haben kann.
# en: 16d5b07e
a-pass-speaks-say-crossed = { $hand }{ $out ->
    [yes] , durchgestrichen
   *[no] {""}
}
# en: bdac92bd
a-pass-speaks-say-hands-left = { $n } { FORM($n, "Hand bleibt", "Hände bleiben") } übrig, { $with_it } davon mit dem Doppelgänger.
# en: 5d32042e
a-pass-speaks-say-not-yet = Kuro hat noch nicht geantwortet
# en: 4ce35b99
a-pass-speaks-say-led = Du spielst die { $lead ->
    [two] weiße 2
   *[one] schwarze 1
} aus, Kuro { $did }
# en: 6ac3d1a4
a-pass-speaks-say-left = { $what }: { $n ->
    [21] Alle 21 Hände sind möglich
   *[other] { $n } von 21 Händen bleiben übrig
}. Der Doppelgänger ist mit Wahrscheinlichkeit { $chance } dabei.
# en: 5f892d4a
a-pass-speaks-say-chances = Wahrscheinlichkeiten von Kuros Händen
# en: 1437b067
a-pass-speaks-say-deals = 210 Runden
# en: f233423e
a-pass-speaks-say-shaded = 210 gleiche Runden; gefärbt: er passt
# en: 04dda70b
a-pass-speaks-say-mosaic = In { $cannot } Runden kann er eine 2 nicht schlagen und passt; in { $can } kann er es, und in { $passing } davon passt er. In { $passing } von { $passes } Runden, in denen er passt, hätte er also spielen können: { $chance }.
# en: addb5142
a-pass-speaks-say-cannot-pass = passt
# en: fe262972
a-pass-speaks-say-can-pass = kann, passt
# en: 40af5b11
a-pass-speaks-say-can-play = kann, spielt
# en: d3f820bf
a-pass-speaks-say-cannot-beat = schlägt keine 2
# en: b2ba9e3a
a-pass-speaks-say-can-beat = schlägt eine 2
# en: 9b7b8e84
a-pass-speaks-say-tile = { $words }: { $n }
# en: f5d8838f
a-pass-speaks-say-other-card = Kuros andere Karte, wenn auf deine 1 der Doppelgänger kam
# en: a670f52b
a-pass-speaks-say-other = andere Karte
# en: 661a746b
a-pass-speaks-say-plays-it = spielt den Doppelgänger mit Wahrscheinlichkeit
# en: a43d30f2
a-pass-speaks-say-now = jetzt
# en: 2ed516e2
a-pass-speaks-controls =
    .you_lead = du spielst aus
    .Kuro_answers = Kuro antwortet
    .Kuro = Kuro
    .holds_back_in_tenths = Bluffs von 10

# en: 14dd1aae
a-pass-speaks-before = Bevor Kuro antwortet: Wie wahrscheinlich ist es, dass der Doppelgänger unter seinen zwei Karten ist?
    .hint-1 = Zwei der neun Kätzchen hast du selbst auf der Hand, also hat Kuro die nicht.
    .hint-2 = Das wäre eine Hand mit einer Karte. Kuro hat zwei.
    .hint-3 = Er hat ihn oder nicht, aber das ist nicht gleich wahrscheinlich: Sieben Karten siehst du nicht.
    .hint-4 = Das ist eine bestimmte Hand mit zwei Karten. In wie vielen der 21 ist der Doppelgänger?
    .hint-5 = Sieben Karten siehst du nicht, nicht sechs.
    .because = Sechs von 21 Händen: der Doppelgänger mit jeder der sechs anderen Karten.
# en: d11e97ce
a-pass-speaks-after-a-pass = Du hast eine 2 ausgespielt, und Kuro hat gepasst. Er spielt immer, wenn er kann. Wie wahrscheinlich ist es jetzt, dass er den Doppelgänger hat?
    .hint-1 = So war es, bevor er passte. Einige Hände scheiden jetzt aus.
    .hint-2 = Drei von 21 Händen passen und haben den Doppelgänger. Aber du weißt, dass er gepasst hat: Teile durch die Hände, die passen.
    .hint-3 = Vier Karten bleiben übrig, die er haben kann. Zwei davon hat er.
    .hint-4 = Streich jede Hand mit einer 3 oder einem „?“, und zähl, was übrig bleibt.
    .hint-5 = Das ist eine der sechs Hände, die übrig bleiben. Der Doppelgänger ist in mehreren davon.
    .because = Sechs Hände bleiben: je zwei von der weißen 1, den beiden schwarzen Zweien und dem Doppelgänger. In drei davon ist er.
# en: 11f48e35
a-pass-speaks-a-low-card = Eine weiße 1 schlägt nichts, also ändert sie nichts daran, ob Kuro passt. Wie wahrscheinlich ist es, dass er sie hat, nachdem er gepasst hat, verglichen mit vorher?
    .choices-more = Wahrscheinlicher
    .choices-less = Weniger wahrscheinlich
    .choices-same = Genauso wahrscheinlich
    .hint-1 = Er hat immer noch zwei Karten. Einige scheiden jetzt aus, also muss etwas anderes die zwei Plätze füllen.
    .hint-2 = Er hat immer noch zwei Karten, aber es kommen weniger dafür infrage.
    .because = Er hat jetzt zwei von nur vier Karten. Was einige Karten verlieren, gewinnen andere: Die Wahrscheinlichkeiten aller Karten ergeben zusammen 2.
# en: 52b555b1
a-pass-speaks-three = Wie wahrscheinlich ist es, dass Kuro auf deine 2 mit der weißen 3 antwortet?
    .because = Er spielt die niedrigste Karte, die reicht: die 3, wann immer er sie hat.
# en: 873c3461
a-pass-speaks-wild = Und wie wahrscheinlich ist es, dass seine andere Karte ein „?“ ist, wenn er die weiße 3 gespielt hat?
    .hint-1 = So war es, bevor er spielte, für beide Karten. Welche Hände bleiben übrig?
    .hint-2 = Eine der sieben Karten ist gespielt. Sechs bleiben.
    .hint-3 = Es gibt zwei „?“.
    .because = Alle sechs Hände mit der 3 spielen sie, also sind alle sechs noch gleich wahrscheinlich, und zwei davon haben ein „?“.
# en: eaf3355d
a-pass-speaks-exercise-1 = Kuro hat eine von { $n } Karten, alle gleich wahrscheinlich. { $able } davon schlagen deine. Er spielt immer, wenn er kann, und er passt. Wie wahrscheinlich ist es jetzt, dass er eine bestimmte Karte hat, die deine nicht schlägt?
    .level = Zum Aufwärmen
    .hint-1 = So war es, bevor er passte. Welche Karten scheiden jetzt aus?
    .hint-2 = Das ist die Wahrscheinlichkeit, dass er hätte spielen können.
    .hint-3 = Das ist die Wahrscheinlichkeit, dass er passt. Gefragt ist eine Karte.
    .because = { $n } − { $able } Karten bleiben übrig, alle gleich wahrscheinlich.
# en: bd7918f6
a-pass-speaks-exercise-2 = Kuro hat eine von { $n } Karten, alle gleich wahrscheinlich. { $able } davon schlagen deine. Er spielt immer, wenn er kann. Wie wahrscheinlich ist es, dass er passt?
    .level = Zum Aufwärmen
    .hint-1 = Das ist die Wahrscheinlichkeit, dass er spielt.
    .hint-2 = Das ist eine bestimmte Karte. Mit wie vielen Karten passt er?
    .hint-3 = Das ist eine bestimmte Karte, nachdem er gepasst hat. Wie wahrscheinlich ist das Passen selbst?
    .because = Er passt mit jeder der anderen Karten.
# en: a913dde2
a-pass-speaks-exercise-3 = Kuro hat zwei von { $n } Karten, alle Paare gleich wahrscheinlich. { $able } der Karten schlagen deine. Er spielt immer, wenn er kann, und er passt. Wie wahrscheinlich ist es jetzt, dass eine bestimmte Karte, die deine nicht schlägt, auf seiner Hand ist?
    .level = Hauptteil
    .hint-1 = So war es, bevor er passte. Welche Karten scheiden jetzt aus?
    .hint-2 = Das ist ein Platz auf seiner Hand. Er hat zwei.
    .hint-3 = Zähl noch einmal, welche Karten übrig bleiben.
    .because = { $n } − { $able } Karten bleiben übrig, alle gleich wahrscheinlich, und zwei davon hat er.
# en: 6678b2a1
a-pass-speaks-exercise-4 = Eine von { $rare } Personen hat eine Krankheit. Von 100, die sie haben, erkennt ein Test { $found }. Von 100, die sie nicht haben, schlägt er bei { $alarms } falschen Alarm. Dein Test sagt, dass du sie hast. Wie wahrscheinlich ist es, dass du sie wirklich hast?
    .level = Hauptteil
    .hint-1 = So oft erkennt der Test die Krankheit bei denen, die sie haben. Dreh es um: Wie viele von allen Alarmen stimmen?
    .hint-2 = So oft hat der Test bei Gesunden recht.
    .hint-3 = So war es vor dem Test.
    .hint-4 = So wäre es, wenn die Hälfte aller Leute krank wäre. Viel mehr sind gesund.
    .hint-5 = So oft ist jemand krank und bekommt einen Alarm. Teile durch alle Alarme.
    .because = Denk an 100 · { $rare } Leute. 100 sind krank, und { $found } davon bekommen einen Alarm. Die anderen sind 100 · { $healthy }, und { $alarms } · { $healthy } davon bekommen auch einen.
# en: 5f04298e
a-pass-speaks-exercise-5 = In einem roten Beutel sind { $n } Steine, { $white } davon weiß. In einem blauen sind { $m } Steine, { $more } davon weiß. Eine Münze entscheidet, aus welchem Beutel du einen Stein ziehst. Er ist weiß. Wie wahrscheinlich ist es, dass er aus dem roten Beutel kam?
    .level = Für Schnelle
    .hint-1 = So war es, bevor du den Stein gesehen hast.
    .hint-2 = So wahrscheinlich ist ein weißer Stein, wenn es der rote Beutel ist. Dreh es um.
    .hint-3 = So wäre es, wenn alle Steine gleich wahrscheinlich gezogen würden. Das stimmt nicht: Die Beutel sind verschieden groß.
    .hint-4 = Das ist „roter Beutel und weiß“. Teile durch die Wahrscheinlichkeit für einen weißen Stein.
    .because = Gewichte jeden Beutel mit seinem Anteil weißer Steine: { $white }/{ $n } gegen { $more }/{ $m }.
