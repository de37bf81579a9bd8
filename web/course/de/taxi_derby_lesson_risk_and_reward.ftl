### taxi_derby/lesson_risk_and_reward.ipynb

# en: 010ae79c
taxi-derby-lesson-risk-and-reward-0-1 = # Risiko und Gewinn
# en: 8d97d90d
taxi-derby-lesson-risk-and-reward-0-2 = Ein Fahrgast, der es eilig hat, ein Tempolimit und ein Streifenwagen, der dich vielleicht erreicht. Wie wahrscheinlich ist ein Strafzettel? Wie weit kommst du ganz ohne? Und was wird aus einem kleinen Risiko, wenn du es jede Nacht eingehst?
# en: 0f4d1054
taxi-derby-lesson-risk-and-reward-0-3 = - wie wahrscheinlich ein Strafzettel ist, und wie weit du ganz ohne Gefahr kommst;
    - was aus einem kleinen Risiko wird, das man immer wieder eingeht.
# en: 819daa88
taxi-derby-lesson-risk-and-reward-0-4 = **Du brauchst** Bruchrechnung und etwa 45 Minuten. Programmieren musst du nicht: Du liest, schätzt und drückst auf Knöpfe.
# en: 37a6523a
taxi-derby-lesson-risk-and-reward-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Kaputtgehen kann nichts.
# en: f6a17a87
taxi-derby-lesson-risk-and-reward-0-6 = Die Regeln sind aus dem Spiel Taxi Derby, das du [hier spielen](play.ipynb) kannst. Die andere Lektion dazu heißt [Straßen](lesson_shortest_paths.ipynb).
# en: 995ac813
taxi-derby-lesson-risk-and-reward-1-1 = ## 1 Erst fahren
# en: 0ed89bf8
taxi-derby-lesson-risk-and-reward-1-2 = Jede Nacht bietet dir ein Fahrgast Fahrgeld an, wenn du zu schnell fährst. Dann kommt der Streifenwagen: Er wirft einen **vierseitigen Würfel**, nimmt ihn mal die Felder, die du über dem Tempolimit warst, und fährt so weit auf dich zu. Erreicht er dich, zahlst du eine Strafe; das Fahrgeld behältst du. Die ausgefüllten Seiten bedeuten einen Strafzettel. Du kannst dich auch für weniger Geld ans Limit halten.
# en: ec499046
taxi-derby-lesson-risk-and-reward-1-3 = Fahr zehn Nächte lang. Wie viel verdienst du?
# en: 0b723543
taxi-derby-lesson-risk-and-reward-1-4 = Am Ende hast du gesehen, was deine Entscheidungen wert waren und was Glück war.
# en: 1bb03ec2
taxi-derby-lesson-risk-and-reward-2-1 = ## 2 Wie wahrscheinlich ist ein Strafzettel?
# en: 4fb6fa81
taxi-derby-lesson-risk-and-reward-2-2 = Die vier Seiten sind gleich wahrscheinlich. Zähl also die, die hoch genug sind, und teile durch vier.
# en: 48ebd6fa
taxi-derby-lesson-risk-and-reward-2-3 = Die kleinste Zahl, die genügt, ist die Entfernung geteilt durch die Felder über dem Limit, **aufgerundet**. Von da an zählen alle. Aufrunden schreibt man in der Mathematik ⌈ ⌉. Bei *D* Feldern Entfernung, *s* über dem Limit und einem Würfel mit *n* Seiten:
# en: 0a49a5c2
taxi-derby-lesson-risk-and-reward-2-4 = Die nächste Zelle zählt die Seiten eine nach der anderen, für alle Entfernungen bis 20 und bis 6 über dem Limit, und vergleicht.
# en: 7a367463
taxi-derby-lesson-risk-and-reward-2-5 = Ändere den Würfel, und sieh dir die Stufen an.
# en: 2fa98648
taxi-derby-lesson-risk-and-reward-2-6 = Um welche Entfernung geht es eigentlich?
# en: b21f4bbc
taxi-derby-lesson-risk-and-reward-3-1 = ## 3 Freie Felder
# en: ab3f8eb7
taxi-derby-lesson-risk-and-reward-3-2 = Reicht auch die höchste Zahl nicht, kostet Rasen nichts.
# en: 63f1f9de
taxi-derby-lesson-risk-and-reward-3-3 = Ist *L* das Tempolimit, dann hat der längste Zug ohne Gefahr so viele Felder; ⌊ ⌋ heißt abrunden. Je vier Felder Entfernung schenken dir ein Feld mehr.
# en: 6f0866cb
taxi-derby-lesson-risk-and-reward-3-4 = Hier ist die ganze Stadt. Auf jedem Feld steht in Prozent, wie wahrscheinlich ein Strafzettel ist, wenn dein Zug dort endet. Frag nach einigen Feldern, und stell dann das Taxi und den Streifenwagen woandershin. Wo sollte er stehen, damit du überallhin kannst? Was wäre, wenn der Würfel acht Seiten hätte?
# en: 62aec52d
taxi-derby-lesson-risk-and-reward-3-5 = Wann lohnt sich ein Risiko? Das ist eine eigene Lerneinheit: [Zu schnell](../course/09_speeding.ipynb). Komm mit dem zurück, was du dort herausgefunden hast, und fahr die zehn Nächte noch einmal: Schaffst du es jetzt, nichts zu verschenken?
# en: faefc81e
taxi-derby-lesson-risk-and-reward-3-6 = Die Regeln nehmen *einen* Würfel mal etwas. Was wäre, wenn man mehrere Würfel werfen und addieren würde? Auch das ist eine Lerneinheit: [Ein Würfel oder drei](../course/10_one_die_or_three.ipynb).
# en: 63ad35d3
taxi-derby-lesson-risk-and-reward-4-1 = ## 4 Immer wieder
# en: 64d14256
taxi-derby-lesson-risk-and-reward-4-2 = Eine Wahrscheinlichkeit von 1/4 klingt klein.
# en: 06fcdd0e
taxi-derby-lesson-risk-and-reward-4-3 = Hier sind alle Arten, auf die der Würfel in fünf Zügen fallen kann. Eine 0 bedeutet einen Strafzettel.
# en: 772355fa
taxi-derby-lesson-risk-and-reward-prints-1 = { $sum-all-night-for-night-in-nights } von { $len-nights }
# en: 5c76a287
taxi-derby-lesson-risk-and-reward-4-4 = Nach wie vielen Zügen ist ein Strafzettel wahrscheinlicher als keiner?
# en: 82a0e7e0
taxi-derby-lesson-risk-and-reward-5-1 = ## Was wir gesehen haben
# en: 34a8701a
taxi-derby-lesson-risk-and-reward-5-2 = - Zähl die Seiten, die genügen: bei *D* Feldern Entfernung und *s* über dem Limit alle ab ⌈*D*/*s*⌉.
    - Je vier Felder zwischen dir und dem Streifenwagen machen ein Feld frei: 6 Felder, wenn er 9 Felder entfernt ist.
    - Kleine Risiken häufen sich. Addieren darf man sie nicht: Fünfmal 1/4 ist mehr als 1. Multiplizieren darf man die Wahrscheinlichkeiten für *keinen* Strafzettel, und es bleibt (3/4)⁵ = 243/1024.
# en: 784f7bde
taxi-derby-lesson-risk-and-reward-6-1 = ## Prüfen
# en: f1c3c586
taxi-derby-lesson-risk-and-reward-6-2 = Wenn du programmierst: Wie wahrscheinlich ist es, dass es in fünf Zügen, jeder mit dem Risiko 1/4, keinen Strafzettel gibt? Jemand hat mit fünf multipliziert. Verbessere die Zelle.
# en: 2708b390
taxi-derby-lesson-risk-and-reward-6-3 = Und hier noch einmal, was du gelernt hast, jedes auf zwei oder mehr Arten ausgerechnet.
# en: 2561189c
taxi-derby-lesson-risk-and-reward-6-4 = **Zum Nachdenken.** Was müsste ein Strafzettel kosten, damit niemand mehr rast? Ist das fair für Leute mit wenig Geld? Im [Regellabor](design_lab.ipynb) kannst du Strafen und Fahrpreise verstellen und sehen, was aus ganzen Spielen wird.
# en: adb4f27b
taxi-derby-lesson-risk-and-reward-6-5 = Weiter: [Straßen](lesson_shortest_paths.ipynb), über die Wege des Streifenwagens. Oder [spiel](play.ipynb) das ganze Spiel.
