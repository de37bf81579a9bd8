### Für Schulen: die Seite von docs/schools.md

# en: 5fefa985
schools-0-1 = # Für Schulen
# en: e1236fde
schools-0-2 = Der Kurs braucht einen Browser und kein Konto. Was er speichert, bleibt auf dem Gerät: siehe [Datenschutz](privacy.html). Wer ihn benutzen kann und was noch nicht stimmt, steht im [Bericht zur Barrierefreiheit](accessibility.html).
# en: 284ce3b3
schools-1-1 = ## Eine Stunde in fünf Schritten
# en: 1384eb90
schools-1-2 = 1. Öffnen Sie [den Kurs](course/course.html), und wählen Sie eine Lerneinheit; ihre Zeile führt zum Leitfaden für Lehrkräfte.
    2. Drucken Sie auf der Seite des Leitfadens den Leitfaden und die Arbeitsblätter, eines für alle oder eines für jedes Kind.
    3. Wählen Sie dort eine Nummer für Ihre Klasse, und kopieren Sie den Link, oder zeigen Sie seinen QR-Code. Die Klasse öffnet ihn, und alle tragen ihre Nummer aus der Klassenliste ein.
    4. Nach jeder Schätzung erscheint, wie es weitergeht. Am Ende der Seite steht eine Zeile mit allen Codes des Kindes.
    5. Diese Zeile schickt Ihnen jedes Kind mit seinem Namen. Fügen Sie den Chat in [den Klassenbildschirm](course/class.html) ein: Er zeigt, wer recht hatte.
# en: 81a77853
schools-2-1 = ## Noten von selbst: ein SCORM-Paket
# en: 8fd49e1f
schools-2-2 = Die Seite des Leitfadens macht aus ihrer Lerneinheit ein *SCORM-Paket*: eine kleine Datei, die Moodle, Canvas, itslearning und die meisten anderen Plattformen annehmen. Die Klasse bearbeitet die Lerneinheit in der Plattform, und die bekommt die Punktzahl (den Anteil der erledigten Schritte), die Zeit und die Antworten. Eine Schätzung ist dort nie falsch, das können nur Aufgaben sein. *Links zu allen Lerneinheiten* ist eine Common Cartridge: der ganze Kurs als Liste von Links, für Plattformen ohne SCORM.
# en: 6510871a
schools-2-3 = **Moodle.** 1. Schalten Sie *Bearbeiten* ein. 2. *Aktivität oder Material anlegen*, dann *Lernpaket* (SCORM). 3. Ziehen Sie die Datei in das Feld für die Paketdatei.
    4. Wählen Sie unter *Darstellung* das *neue Fenster*. 5. Speichern: Die Noten erscheinen in den Bewertungen.
# en: 088daa19
schools-2-4 = **Canvas.** 1. Fehlt im Menü des Kurses *SCORM*, dann fragen Sie bei Ihrer Administration danach. 2. Öffnen Sie *SCORM*, und drücken Sie auf *Hochladen*.
    3. Wählen Sie die Datei. 4. Wählen Sie die *benotete Aufgabe*. 5. Veröffentlichen Sie sie. Für die Cartridge: *Einstellungen*, *Kursinhalte importieren*.
# en: 7d58eeec
schools-2-5 = **itslearning.** 1. Öffnen Sie *Ressourcen*, und drücken Sie auf *Hinzufügen*. 2. Wählen Sie *SCORM-Paket*. 3. Wählen Sie die Datei. 4. Schalten Sie die *Bewertung* ein.
    5. Speichern Sie, und fügen Sie es einem *Plan* hinzu.
# en: 0895b183
schools-2-6 = **Ohne Paket** legen Sie einen Link an (*Link/URL* oder *Externe URL*), fügen den Link für die Klasse von der Seite des Leitfadens ein, lassen ihn in einem neuen Fenster öffnen und sammeln die Codes in einem Forum oder einer Aufgabe. Kopieren Sie, was ankommt, in den Klassenbildschirm.
# en: a5b96574
schools-2-7 = Ausprobiert haben wir die Pakete mit einem freien Player für SCORM 1.2, nicht mit diesen drei Plattformen. Menüs heißen von Jahr zu Jahr anders: Weicht Ihres ab, suchen Sie nach *SCORM*, *Link* oder *URL*.
# en: 72ab778d
schools-3-1 = ## Wie viel eine Klasse herunterlädt
# en: 94bd5dfa
schools-3-2 = Die erste Seite mit einem Spiel oder einer Lerneinheit lädt auf jedes Gerät etwa 20 MB, und danach im Hintergrund, was die anderen Seiten brauchen: bei dreißig Geräten fast ein Gigabyte. Alles wird behalten, sodass die nächste Stunde nichts mehr lädt und kein Netz braucht. Teilt sich eine Klasse eine langsame Leitung, dann öffnen Sie vor der Stunde auf jedem Gerät einmal eine Lerneinheit. Leitfäden und Arbeitsblätter brauchen weniger als 1 MB.
# en: 203f6c23
schools-4-1 = ## Eine Schule ohne Netz
# en: f4808b58
schools-4-2 = 1. Laden Sie [das Paket ohne Netz, eine ZIP-Datei](every_chance_offline.zip), und bringen Sie es auf einem Stick zu einem Computer.
    2. Entpacken Sie es dort (unter Windows: Rechtsklick, *Alle extrahieren*).
    3. Doppelklicken Sie auf `start_windows.cmd` oder `start_mac_linux.command`. Die Seiten gehen im Browser auf.
# en: 9a251b69
schools-4-3 = Es installiert nichts und braucht keine Administratorrechte, aber einen aktuellen Browser, und eine Schule kann Skripte verbieten. Es bedient nur den eigenen Computer, also braucht jeder Computer eine Kopie. Tablets und Handys können es nicht starten, behalten aber die Seiten dieser Website, sobald dort eine Lerneinheit offen war. Ausprobiert haben wir es unter Linux; die Startdateien für Windows und Mac sind sorgfältig geschrieben, aber nicht ausprobiert. Was hilft, wenn ein Computer sich weigert, steht in `read_me.txt` im Paket. Die Notebooks in JupyterLite sind nicht dabei.
