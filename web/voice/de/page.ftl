### What a page says around its table: the line under its top, its buttons, its foot. Variables: the file in en.

## The top
# en: 993ae2ff
language = Sprache
# en: 59f77503
looks = Sprache, Schriftgröße, Farben
# en: 735e9385
skip = Zum Inhalt
# en: 36a5ee05
more-pages = Weitere Seiten
# en: 5bd93a46
puzzle = Rätsel
# en: cf1eb4ce
play = Spielen
# en: a15b969a
odds = Chancen
# en: 84089fe3
learn = Lernen
# en: a5fdb09c
make = Bauen
# en: 051183c2
large = Große Schrift
# en: cae9a394
dark = Dunkel
# en: 63c10144
light = Hell
# en: 376916bc
copy-link = Link kopieren
# en: 2855ff46
copy-this = Kopiere das:
# en: 90a57f6d
link-to-position = Der Link ist kopiert. Wer ihn öffnet, spielt von dieser Stellung aus weiter.
# en: 7cb82def
link-to-settings = Der Link ist kopiert. Wer ihn öffnet, findet alles so eingestellt wie hier.
# en: fc246cbe
cut-off = Dieser Link war unvollständig, darum ist hier alles wie am Anfang.

## One moment: what goes on until a table is there
# en: c430bbfa
one-moment = Einen Moment: { $what } …
# en: 9328ed90
stopping = Wird angehalten …
# en: 7c1b30b4
fetching = Python wird geholt
# en: 8c086c1a
unpacking = die Spiele werden ausgepackt
# en: 90139652
starting = die Spiele starten
# en: e62a3fb3
no-webassembly = Dieser Browser hat kein WebAssembly, oder es ist ausgeschaltet, und die Spiele laufen damit: Öffne diese Seite in einem aktuellen Firefox, Chrome, Edge oder Safari.
# en: eed7c54f
no-workers = Dieser Browser führt keine Worker aus, und die Spiele brauchen einen: Öffne diese Seite in einem aktuellen Browser.
# en: 195bddb6
network-gone = Die Verbindung brach ab, bevor alles da war. Was schon da ist, bleibt: Lade die Seite neu, sobald du wieder Netz hast.
# en: 834f0932
not-started = Die Spiele konnten nicht starten: { $why }.

## Code, folded away under a table
# en: 5b22220e
code = Code
# en: 6e30babc
run = Ausführen
# en: 8481e77d
first-code = Den ersten Code zurückholen
# en: 4b5d2b22
endless = Dein Code hörte beim letzten Mal nicht auf zu laufen, darum hat die Seite mit ihrem eigenen angefangen. Was du getippt hast, steht noch in seiner Zelle: ändere es und drück auf „Ausführen“.
# en: 4b34e70b
where = Wo es passiert ist

## The foot
# en: fcb539d6
file = Eine Datei neben das Spiel legen:
# en: 542cce2d
notebook = Diese Seite als Notebook
# en: b6c7d6b5
notebook-more = in dem du alles ändern kannst; es braucht länger zum Öffnen.
# en: 36234260
stays = Was du hier tust, bleibt in deinem Browser; er merkt es sich für deinen nächsten Besuch:
# en: ed0752eb
privacy = Datenschutz
# en: 6c86ddc4
accessibility = Barrierefreiheit
# en: 2d40a1e3
schools = für Schulen
# en: 9735bb5f
begin-page = Diese Seite von vorn anfangen
# en: 59724e53
begin-page-asks = Diese Seite von vorn anfangen? Deine Antworten und der Code, den du darauf getippt hast, sind dann weg. Das lässt sich nicht rückgängig machen.
# en: fa780a54
shared = An einem gemeinsamen Gerät:
# en: a81a6d82
begin-all = Von vorn für die nächste Person
# en: 01f2c3f4
begin-all-asks = Von vorn anfangen? Alles, was diese Website auf diesem Gerät aufbewahrt, ist dann weg: Antworten, getippter Code, gespeicherte Spiele und Einstellungen. Das lässt sich nicht rückgängig machen.
# en: 5f671224
kept-nothing = Dieser Browser merkt sich für diese Seite nichts (sein Speicher ist voll oder gesperrt): mach ruhig weiter, und kopiere einen Code zum Teilen, bevor du die Seite schließt.

# en: 6f227882
first-moment = Einen Moment: Python wird geholt …
# en: 317662ec
code-number = Code { $cell }
# en: 45a1db50
idea = Die Idee in Python
# en: ba8f298e
your-code = Dein Code
# en: a0d9a90e
run-again = Noch einmal ausführen
# en: 8faa3c5b
solution = Lösung
# en: 397e6cc8
about-unit = Über diese Lerneinheit
# en: 624761e6
find-out = Das findest du heraus
# en: 1cd8173b
show-code = Code zeigen
# en: 1eae37e6
guide = Leitfaden
# en: e542bb41
coming-try = Wird noch geladen: Hier kommt etwas zum Ausprobieren.
# en: a934a64f
coming-question = Wird noch geladen: Hier kommt eine Frage.
# en: 24365817
held = Nach deiner Antwort geht es weiter.
# en: ca1e7629
without-guess = Ohne Antwort weiter
# en: 21e2694a
done-here = Auf dieser Seite erledigt
# en: 04a90f31
steps = { $done } von { $steps } Schritten
# en: 7926006b
take-part = Du machst in der Klasse mit der Nummer { $number } mit. Deine eigene Nummer auf der Klassenliste:
# en: db23ba78
hand-in = Abgeben
# en: 92d94e7f
copy-codes = Meine Codes kopieren
# en: cec1622f
as-qr = Als QR-Code
# en: afa960c2
answers-so-far = Deine Antworten bisher: { $answers }. Schick diese Zeile deiner Lehrerin oder deinem Lehrer, mit deinem Namen davor.
# en: 444ceba6
codes-as-qr = Die Codes von oben als QR-Code
# en: 953737ad
codes-copied = Kopiert. Schick sie deiner Lehrerin oder deinem Lehrer, mit deinem Namen davor.
# en: 013fe4f4
game-loading = Das Spiel wird geladen.
# en: 91813760
pages = Seiten

## What search engines show of a page; $title is its heading
# en: 664f3640
page-about = { $title } · Spiele mit Würfeln und Karten, in denen jede Chance exakt ist. Im Browser, ohne Installation.
# en: 770cef98
privacy-about = Nichts, was du hier tust, verlässt dein Gerät. Was dort gespeichert wird und wie du es löschst.
# en: 75a3e804
accessibility-about = Wer diese Seiten benutzen kann, Kriterium für Kriterium: WCAG 2.2, A und AA.
# en: f6211ff4
schools-about = Eine Stunde in fünf Zeilen, Links in Moodle, Canvas und itslearning, und was eine Klasse herunterlädt.
