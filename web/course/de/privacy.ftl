### Datenschutz: die Seite von docs/privacy.md
# en: 8224bd84
privacy-0-1 = # Datenschutz
# en: 9c61f818
privacy-0-2 = **Nichts, was du hier tust, verlässt dein Gerät.** Es gibt keine Anmeldung, keine Cookies, keine Werbung und keine Zählung von Besuchen. Jede Seite verbietet sich selbst, bei einem anderen Server anzufragen als dem, von dem sie kommt, und der Browser setzt das durch.
# en: ae24fb0f
privacy-1-1 = ## Was auf diesem Gerät gespeichert wird
# en: 5fb650dc
privacy-1-2 = Der Browser speichert, in seinem *lokalen Speicher* für diese Website, damit du beim nächsten Besuch dort weitermachst, wo du aufgehört hast:
# en: 2a07542b
privacy-1-3 = | was | wozu |
# en: 566569be
privacy-1-4 = | Spiele, die du spielst, und die Regeln eines Labors, die du geändert hast | damit du sie fortsetzen kannst |
# en: 04dbbc30
privacy-1-5 = | deine Schätzungen und deine Antworten auf Aufgaben | jede Schätzung wird nur einmal genommen |
# en: 31a50e47
privacy-1-6 = | Code, den du geschrieben hast | beim Neuladen geht er nicht verloren |
# en: 607cacd5
privacy-1-7 = | die Nummer deiner Klasse und deine Nummer in ihrer Liste, wenn ein Link oder du sie angegeben hat | Aufgaben haben deine eigenen Zahlen, und Antworten haben Codes |
# en: 02bd766e
privacy-1-8 = | auf dem Gerät einer Lehrkraft: die Codes und Namen, die in den Klassenbildschirm eingefügt wurden | beim Neuladen gehen sie nicht verloren |
# en: e105142d
privacy-1-9 = | dunkel oder hell, große Schrift, Code gezeigt | die nächste Seite sieht genauso aus |
# en: 25b7ab55
privacy-1-10 = Außerdem behält er eine Kopie der Dateien dieser Website, die für alle gleich ist, damit die Seiten auch ohne Netz aufgehen.
# en: ee7c105d
privacy-2-1 = ## Wie man es löscht
# en: 048485b4
privacy-2-2 = - *Diese Seite von vorn anfangen*, am Ende einer Lektion, löscht deine Antworten und deinen Code auf dieser Seite.
    - *Von vorn für die nächste Person*, am Ende jeder Seite, löscht alles, was in der Tabelle oben steht.
    - *Neu beginnen* auf dem Klassenbildschirm löscht die Codes und Namen der Klasse.
    - *Websitedaten löschen* im Browser selbst löscht alles, auch die Kopie der Dateien.
# en: c5114967
privacy-3-1 = ## Was andere sehen können
# en: 14960385
privacy-3-2 = Wer die Website bereitstellt, sieht, was jeder Webserver sieht: welche Seite wann und von welcher Adresse im Internet abgerufen wurde. Ein Link, den du öffnest, kann hinter einem Fragezeichen eine Stellung eines Spiels oder die Nummer einer Klasse enthalten; auch das ist dort zu sehen. Was du auf der Seite für Wahrscheinlichkeiten eingibst, steht hinter einem #, und das schicken Browser nicht mit.
# en: 8ea2a134
privacy-3-3 = In einer Klasse schicken die Lernenden ihre Codes und Namen im Chat der Schule an ihre Lehrkraft. Für diesen Chat gelten dessen eigene Regeln; wir haben damit nichts zu tun. Ein Code enthält eine Nummer der Klassenliste, eine Frage und die Antwort darauf, aber keinen Namen.
# en: 3791ef2d
privacy-3-4 = Innerhalb der Lernplattform einer Schule (als SCORM-Paket oder auf einer Seite, die eine Einheit in einem Rahmen zeigt) teilt die Einheit dieser Seite deine Antworten mit und wie weit du gekommen bist. So erfährt es deine Schule, und sonst niemand.
