### class.ipynb

# en: 8d69365f
class-0-1 = # Der Klassenbildschirm
# en: 5902e33c
class-0-2 = Wer hat was geantwortet, und war es richtig? Die Klasse schickt ihre Codes in den Chat, und Sie fügen den ganzen Chat hier ein. Es gibt keinen Server, und nichts verlässt dieses Gerät.
# en: 4a7117d6
class-0-3 = **So geht es.** Wählen Sie eine Nummer für Ihre Klasse, etwa 3. Auf der Seite mit dem Leitfaden einer Lerneinheit steht ein Link mit dieser Nummer und ein QR-Code. Die Klasse öffnet ihn, und alle tragen ihre Nummer aus der Klassenliste ein. Von da an hat jede Antwort einen Code. Ganz unten auf der Seite stehen alle Codes in einer Zeile. Diese Zeile schickt jedes Kind mit seinem Namen davor.
# en: ac63d786
class-0-4 = Ein Haken ist eine richtige Antwort, ein Kreuz eine falsche, ein Punkt noch keine. *G2* ist die zweite Frage einer Lerneinheit, *E1* ihre erste Aufgabe. Codes einer anderen Klasse werden gezählt, aber nicht gewertet. Wer noch einmal antwortet, zählt mit der letzten Antwort.
