### course.ipynb

# en: 8b4a8ca8
course-0-1 = # Der Kurs
# en: 96c90474
course-0-2 = Jede Frage kommt aus einem echten Spiel, und nach jeder Schätzung siehst du die genaue Antwort. Die meisten Lerneinheiten dauern eine Schulstunde von 35 bis 45 Minuten; 17 dauert 60 Minuten. Fang mit irgendeiner an: Was sie voraussetzt, steht oben auf der Seite.
# en: 14da5325
course-0-3 = **Für Schülerinnen und Schüler.** Schätze zuerst, zähle dann. Ändere den Code und sieh, was passiert. Schreib bei den Aufgaben deine Nummer von der Klassenliste hin: Alle bekommen andere Zahlen.
# en: 10074617
course-0-4 = **Für Lehrkräfte.** Zu jeder Lerneinheit gibt es [einen Leitfaden](teacher.ipynb): einen Ablauf mit Minuten, was man sagen kann, was hinter falschen Schätzungen steckt, alle Antworten und Arbeitsblätter zum Drucken. [Der Klassenbildschirm](class.ipynb) zeigt die Antworten der ganzen Klasse. Niemand braucht ein Konto.
# en: d9b377f0
course-1-1 = ## Alter: 11 und 12
# en: c3496f0d
course-1-2 = | | Lerneinheit | Alter | Worum es geht | Spiel | die Frage | für Lehrkräfte |
# en: 0410ec85
course-2-1 = ## Alter: 13 und 14
# en: 6737edc8
course-2-2 = | | Lerneinheit | Alter | Worum es geht | Spiel | die Frage | für Lehrkräfte |
# en: b7026efa
course-3-1 = ## Alter: 15 und 16
# en: b23291b4
course-3-2 = | | Lerneinheit | Alter | Worum es geht | Spiel | die Frage | für Lehrkräfte |
# en: 88349f8d
course-4-1 = ## Alter: ab 17
# en: f4bbee03
course-4-2 = | | Lerneinheit | Alter | Worum es geht | Spiel | die Frage | für Lehrkräfte |
# en: 719070c7
course-4-3 = Was die Spiele darüber hinaus bieten, steht in Lektionen; du findest sie auf [der Startseite](../start.ipynb).
# en: 643e6011
course-5-1 = ## Wo die Lerneinheiten hinpassen
# en: c3ce3fd3
course-5-2 = | Lerneinheit | England | Common Core | AP Statistics | IB Diploma | Informatik |
# en: 3a71620d
course-5-3 = Die Tabelle nennt englischsprachige Lehrpläne in deren eigenen Worten; wo nichts steht, passt dort nichts. **Woher die Angaben sind.** England: *GCSE mathematics: subject content and assessment objectives* (Department for Education) und *AS and A level content*, mit den Buchstaben aus AQA 7357; Further Maths wie in Pearson Edexcel 9FM0. USA: *Common Core State Standards for Mathematics*; *AP Statistics Course and Exam Description*, Themen mit Namen, denn ihre Nummern haben sich mit dem Schuljahr 2026–27 geändert. IB: die Leitfäden *Mathematics: analysis and approaches* (AA) und *applications and interpretation* (AI), erste Prüfung 2021; SL 4.5 bis 4.7 stehen in beiden. Informatik: *CSTA K–12 Computer Science Standards*, Fassung von 2017. Verglichen wurde im November 2026 mit Kopien und Listen, die andere veröffentlicht haben, nicht mit den Originalen: Bevor Sie sich auf eine Angabe verlassen, sehen Sie in der Ausgabe nach, nach der Sie unterrichten.
# en: 39128574
course-5-4 = **Nicht behandelt:** stetige Verteilungen außer der Glockenkurve, Regression und Korrelation, Planung von Umfragen.
