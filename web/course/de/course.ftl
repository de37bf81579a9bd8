### course.ipynb

# en: 8b4a8ca8
course-0-1 = # Der Kurs
# en: 306c981c
course-0-2 = Jede Frage kommt aus einem echten Spiel, und nach jeder Schätzung siehst du die genaue Antwort. Die meisten Lerneinheiten dauern eine Schulstunde von 35 bis 45 Minuten; 14 dauert zwei, und 17 dauert 60 Minuten. Fang mit irgendeiner an: Was sie voraussetzt, steht oben auf der Seite.
# en: 45335abd
course-0-3 = **Für Schülerinnen und Schüler.** Schätze zuerst, zähle dann. Ändere den Code und sieh, was passiert. In jeder Aufgabe stehen eigene Zahlen: Schreib deine Nummer von der Klassenliste hin. Code lässt sich zuklappen.
# en: 7f88ce3d
course-0-4 = **Für Lehrkräfte.** Zu jeder Lerneinheit gibt es [einen Leitfaden](teacher.ipynb): einen Ablauf mit Minuten, was man sagen kann, was hinter falschen Schätzungen steckt, alle Antworten und Arbeitsblätter zum Drucken. [Der Klassenbildschirm](class.ipynb) zeigt, was eine Klasse antwortet, ohne Server.
# en: 026ba27b
course-0-5 = | | Lerneinheit | Alter | Worum es geht | Spiel | die Frage | für Lehrkräfte |
# en: 2a9b6bee
course-0-6 = Was die Spiele darüber hinaus bieten, steht in Lektionen; du findest sie auf [der Startseite](../start.ipynb).
# en: 62e99465
course-1-1 = ## Wo die Lerneinheiten hinpassen
# en: c48dfcb8
course-1-2 = | Lerneinheit | England | Common Core | AP Statistics | IB Diploma | Informatik |
# en: 3c3bc39d
course-1-3 = Die Tabelle nennt englischsprachige Lehrpläne in deren eigenen Worten; wo nichts steht, passt dort nichts. **Woher die Angaben sind.** England: *GCSE mathematics: subject content and assessment objectives* (Department for Education) und *AS and A level content*, mit den Buchstaben aus AQA 7357; Further Maths wie in Pearson Edexcel 9FM0. USA: *Common Core State Standards for Mathematics*; *AP Statistics Course and Exam Description*, Themen mit Namen, denn ihre Nummern haben sich mit dem Schuljahr 2026–27 geändert. IB: die Leitfäden *Mathematics: analysis and approaches* (AA) und *applications and interpretation* (AI), erste Prüfung 2021; SL 4.5 bis 4.7 stehen in beiden. Informatik: *CSTA K–12 Computer Science Standards*, Fassung von 2017. Verglichen wurde im November 2026 mit Kopien und Listen, die andere veröffentlicht haben, nicht mit den Originalen: Bevor Sie sich auf eine Angabe verlassen, sehen Sie in der Ausgabe nach, nach der Sie unterrichten.
# en: 1a7f2e95
course-1-4 = **Nicht behandelt:** stetige Verteilungen außer der Glockenkurve, Regression und Korrelation, Planung von Umfragen.
