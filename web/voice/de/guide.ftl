### guide.html

# en: fdba13e6
guide-title = { $title } – Leitfaden für Lehrkräfte
# en: 987359e1
guide-about = { $title } · Unterricht ab { $age } Jahren, { $minutes } Minuten. Thema: { $concept }. { $hook }
# en: dbb3023b
the-course = Der Kurs
# en: 284a84b0
class-screen = Der Klassenbildschirm
# en: 945825a7
contents = Inhalt
# en: 2c1788b9
for-the-lesson = Für die Stunde
# en: 0543d9b8
print-project = Drucken und zeigen
# en: 22fb42e0
print-guide = Diesen Leitfaden drucken
# en: af56e04e
project-unit = Lerneinheit groß zeigen
# en: 5cf26a05
worksheets = Arbeitsblätter
# en: 38a88917
numbers = Nummern, bis { $last }:
# en: 4bb627f1
which = 1 ist ein Blatt für alle; 1-30 ist eines für jedes Kind einer Klasse mit 30. Die Antworten kommen zum Schluss. Wer auf der Klassenliste die Nummer 7 hat, findet diese Aufgaben auch auf dem Bildschirm.
# en: d497969b
write-numbers = Schreiben Sie Nummern von 1 bis { $last }, etwa 1 oder 1-30.
# en: 581d0181
print-sheets = Arbeitsblätter drucken
# en: 46932ae2
show-sheets = Ansehen
# en: bce64ab5
class-link = Ein Link für die Klasse
# en: 0638ff1e
class-number = Nummer der Klasse, für alle dieselbe:
# en: f72e5503
link-copied = Der Link ist kopiert.
# en: a1efddd4
qr-of = Ein QR-Code von { $link }
# en: 705d2b8e
pupils-open = Die Klasse öffnet ihn, alle schreiben ihre Nummer von der Klassenliste hin und bekommen für jede Antwort einen Code. Fügen Sie die Codes hier ein:
# en: 86e4e742
platform = Für Ihre Lernplattform
# en: 633fec29
scorm = SCORM-Paket
# en: 4907b65f
cartridge = Links zu allen Lerneinheiten
# en: b21a2876
take-both = Moodle, Canvas, itslearning und die meisten anderen nehmen beides. Das Paket meldet Punkte, Zeit und Antworten von selbst; die Links sind ein „Common Cartridge“.
# en: cc3e769a
how-to-add = So fügen Sie sie hinzu
# en: eeb6ed18
for-teachers = Für Lehrkräfte
