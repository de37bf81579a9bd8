### Barrierefreiheit: die Seite von docs/accessibility.md
# en: 3fb0872f
accessibility-0-1 = # Bericht zur Barrierefreiheit
# en: 1d4b59c1
accessibility-0-2 = In der Form des Voluntary Product Accessibility Template (VPAT®) 2.5, für WCAG 2.2, Stufen A und AA. Es ist unser eigener Bericht vom November 2026 über die Seiten dieser Website in Chromium. **Test** heißt, dass ein Test des Projekts es auf den fertigen Seiten prüft. *Nicht geprüft* heißt, dass niemand genau genug hingesehen hat. Noch ist niemand gefragt worden, der einen Screenreader benutzt.
# en: 92515ff4
accessibility-0-3 = | Kriterium | Stufe | Erfüllung | Anmerkungen |
# en: 6af8b963
accessibility-0-4 = | 1.1.1 Nicht-Text-Inhalt | A | Erfüllt | Diagramme haben eine Tabelle und einen Satz, Spielpläne werden Feld für Feld vorgelesen, Verzierungen sind ausgeblendet. Test: Jedes Diagramm hat eine Tabelle. |
# en: 5ac5081a
accessibility-0-5 = | 1.2.1 Reiner Audio- und Videoinhalt | A | Nicht anwendbar | Kurze Töne, anfangs aus, wiederholen nur, was geschrieben steht; Filme gibt es nicht. |
# en: b76cb573
accessibility-0-6 = | 1.2.2 Untertitel (aufgezeichnet) | A | Nicht anwendbar |  |
# en: cf101440
accessibility-0-7 = | 1.2.3 Audiodeskription oder Medienalternative | A | Nicht anwendbar |  |
# en: ccb5fd52
accessibility-0-8 = | 1.2.4 Untertitel (live) | AA | Nicht anwendbar |  |
# en: 83fecb26
accessibility-0-9 = | 1.2.5 Audiodeskription (aufgezeichnet) | AA | Nicht anwendbar |  |
# en: 5c376cff
accessibility-0-10 = | 1.3.1 Info und Beziehungen | A | Erfüllt | Überschriften, Listen, Tabellenköpfe, Beschriftungen. Test: axe auf allen Arten von Seiten. |
# en: 257cb186
accessibility-0-11 = | 1.3.2 Bedeutungstragende Reihenfolge | A | Erfüllt | Vorgelesen wird in der Reihenfolge, in der man es sieht. Test: Ein Zug wird so vorgelesen, wie es gespeichert ist. |
# en: 74cd8213
accessibility-0-12 = | 1.3.3 Sensorische Eigenschaften | A | Teilweise erfüllt | Einige Aufgaben des Kurses nennen eine Farbe, etwa „die roten Balken“; der Satz darunter hat dieselbe Zahl. |
# en: d918c076
accessibility-0-13 = | 1.3.4 Ausrichtung | AA | Erfüllt | Nichts ist gesperrt. Test: Handy und Beamer. |
# en: 6ef1f8d8
accessibility-0-14 = | 1.3.5 Eingabezweck bestimmen | AA | Nicht anwendbar | Kein Feld fragt nach der Person. |
# en: d254b0f5
accessibility-0-15 = | 1.4.1 Verwendung von Farbe | A | Erfüllt | Plätze, Urteile und die Anzeige für die Klasse haben neben Farben auch Zeichen. Test: Farben für Augen, die weniger davon sehen. |
# en: 058e6e81
accessibility-0-16 = | 1.4.2 Audio-Steuerelement | A | Nicht anwendbar |  |
# en: 20e198c8
accessibility-0-17 = | 1.4.3 Kontrast (Minimum) | AA | Erfüllt | Test: axe im hellen und im dunklen Design. |
# en: 2e91ccf6
accessibility-0-18 = | 1.4.4 Textgröße ändern | AA | Teilweise erfüllt | Bei 200 % ist jedes Bedienelement da (Test); Wörter in manchen Spielplänen und Diagrammen wachsen nur mit dem Bild. |
# en: b95349f2
accessibility-0-19 = | 1.4.5 Bilder von Text | AA | Erfüllt | Wörter in Bildern sind SVG-Text. |
# en: b87ae658
accessibility-0-20 = | 1.4.10 Umbruch | AA | Teilweise erfüllt | Keine Seite ist breiter als ein Handy (Test); breite Tabellen und lange Codezeilen lassen sich für sich verschieben. |
# en: c44fa506
accessibility-0-21 = | 1.4.11 Nicht-Text-Kontrast | AA | Nicht geprüft | In beiden Designs angesehen; nicht für jede Figur jedes Spielplans gemessen. |
# en: 4c5601b4
accessibility-0-22 = | 1.4.12 Textabstand | AA | Nicht geprüft |  |
# en: 717491fa
accessibility-0-23 = | 1.4.13 Eingeblendeter Inhalt bei Hover oder Fokus | AA | Teilweise erfüllt | Was ein Hinweis im Diagramm zeigt, steht auch in seiner Tabelle; der Hinweis lässt sich nicht einzeln schließen. |
# en: bf7ccc61
accessibility-0-24 = | 2.1.1 Tastatur | A | Erfüllt | Test: Spiele werden nur mit der Tastatur gespielt, Tabellen von Diagrammen geöffnet. |
# en: f1c32111
accessibility-0-25 = | 2.1.2 Keine Tastaturfalle | A | Erfüllt | In Codefeldern geht Tab weiter. Test: Der Fokus geht nie verloren. |
# en: e8d5bb58
accessibility-0-26 = | 2.1.4 Tastenkürzel | A | Erfüllt | Einzelne Tasten wirken nur auf einem Spielplan, der den Fokus hat. |
# en: f602ccdc
accessibility-0-27 = | 2.2.1 Zeiteinteilung anpassbar | A | Erfüllt | Nichts hat eine Zeitgrenze. |
# en: e9ae202c
accessibility-0-28 = | 2.2.2 Pausieren, beenden, ausblenden | A | Erfüllt | Nichts bewegt sich von selbst länger als fünf Sekunden. |
# en: 10a422e3
accessibility-0-29 = | 2.3.1 Grenzwert von drei Blitzen | A | Erfüllt | Nichts blitzt. |
# en: 887d050e
accessibility-0-30 = | 2.4.1 Blöcke umgehen | A | Erfüllt | Der erste Link springt zum Inhalt. Test: axe. |
# en: 452534a0
accessibility-0-31 = | 2.4.2 Seite mit Titel versehen | A | Erfüllt | Test: axe. |
# en: 3727aca1
accessibility-0-32 = | 2.4.3 Fokus-Reihenfolge | A | Erfüllt | Nach einer Antwort liegt der Fokus auf dem, was dazu gesagt wird. Test: nur mit der Tastatur. |
# en: cc59d1d3
accessibility-0-33 = | 2.4.4 Linkzweck (im Kontext) | A | Erfüllt | Links in einer Zeile des Kurses heißen „Leitfaden“; ihre Zeile nennt die Lerneinheit. |
# en: 5b8b5c8d
accessibility-0-34 = | 2.4.5 Verschiedene Methoden | AA | Teilweise erfüllt | Die Startseite und das Menü jeder Seite; eine Suche gibt es nicht. |
# en: 994761dc
accessibility-0-35 = | 2.4.6 Überschriften und Beschriftungen | AA | Erfüllt | Test: axe. |
# en: 669cb573
accessibility-0-36 = | 2.4.7 Fokus sichtbar | AA | Erfüllt | Eine dicke Linie um das, was den Fokus hat. |
# en: c8118cf0
accessibility-0-37 = | 2.4.11 Fokus nicht verdeckt (Minimum) | AA | Teilweise erfüllt | Die Leiste eines Spiels auf dem Handy und die Zeile mit dem Fortschritt können einen Teil davon verdecken. |
# en: 13a1d5cc
accessibility-0-38 = | 2.5.1 Zeigergesten | A | Erfüllt | Alles geht mit einzelnem Tippen; Schieberegler nehmen Pfeiltasten an. |
# en: e9450989
accessibility-0-39 = | 2.5.2 Zeigerabbruch | A | Erfüllt | Etwas geschieht erst, wenn der Finger loslässt. |
# en: 2ed32ed1
accessibility-0-40 = | 2.5.3 Beschriftung im Namen | A | Erfüllt | Test: axe. |
# en: 682d2a73
accessibility-0-41 = | 2.5.4 Betätigung durch Bewegung | A | Nicht anwendbar |  |
# en: 141b2ac8
accessibility-0-42 = | 2.5.7 Ziehbewegungen | AA | Erfüllt | Schieberegler nehmen Tasten und Klicks an; sonst wird nichts gezogen. |
# en: 3c7b991a
accessibility-0-43 = | 2.5.8 Zielgröße (Minimum) | AA | Teilweise erfüllt | Knöpfe und Menüs sind 44 Pixel hoch (Test); Felder eines großen Spielplans können auf dem Handy kleiner als 24 sein. |
# en: 798fb347
accessibility-0-44 = | 3.1.1 Sprache der Seite | A | Erfüllt | Test: axe. |
# en: 1f27c76c
accessibility-0-45 = | 3.1.2 Sprache von Teilen | AA | Teilweise erfüllt | Japanische Namen von Spielen sind nicht ausgezeichnet. |
# en: 3184eddc
accessibility-0-46 = | 3.2.1 Bei Fokus | A | Erfüllt |  |
# en: 8b07e5f1
accessibility-0-47 = | 3.2.2 Bei Eingabe | A | Erfüllt | Eine Nummer in der Klassenliste ändert die Aufgaben darunter; die Beschriftung sagt das. |
# en: 94a18374
accessibility-0-48 = | 3.2.3 Konsistente Navigation | AA | Erfüllt | Ein Kopf für alle Seiten. |
# en: 3adc47f3
accessibility-0-49 = | 3.2.4 Konsistente Erkennung | AA | Erfüllt |  |
# en: 6769b1c2
accessibility-0-50 = | 3.2.6 Konsistente Hilfe | A | Erfüllt | „So geht es“ steht in jeder Lerneinheit an derselben Stelle. |
# en: 8771dc54
accessibility-0-51 = | 3.3.1 Fehlererkennung | A | Erfüllt | Was sich nicht lesen lässt, beantwortet ein Satz, der sagt, was geht. Test: Tippfehler und Zahlen. |
# en: 41b766ed
accessibility-0-52 = | 3.3.2 Beschriftungen oder Anweisungen | A | Erfüllt | Test: axe. |
# en: 8bf46b20
accessibility-0-53 = | 3.3.3 Vorschlag bei Fehler | AA | Erfüllt | Falsche Antworten bekommen einen Tipp, Fehler in Python einen Satz, was zu schreiben ist. |
# en: 75303aee
accessibility-0-54 = | 3.3.4 Fehlervermeidung | AA | Erfüllt | Vor dem Löschen wird gefragt; was man im Spiel tut, lässt sich zurücknehmen. |
# en: 851d73e7
accessibility-0-55 = | 3.3.7 Redundante Eingabe | A | Erfüllt | Die Nummer in der Klassenliste schreibt man einmal. |
# en: 574fc4ad
accessibility-0-56 = | 3.3.8 Barrierefreie Authentifizierung | AA | Nicht anwendbar | Es gibt keine Anmeldung. |
# en: 6f1b4710
accessibility-0-57 = | 4.1.2 Name, Rolle, Wert | A | Teilweise erfüllt | Test: axe. Einige Bedienelemente von Jupyter bekommen ihren Namen von uns erst, nachdem sie gezeichnet sind. |
# en: 0e7f972b
accessibility-0-58 = | 4.1.3 Statusmeldungen | AA | Erfüllt | Urteile, Neues und Fortschritt werden angesagt. |
# en: 5135ce22
accessibility-0-59 = Die Notebooks selbst, einen Link weiter, zeigt JupyterLite, das einen [eigenen Bericht](https://github.com/jupyter/accessibility) hat: Nicht alles von oben gilt dort.
# en: dacac266
accessibility-0-60 = Was du nicht benutzen kannst, ist ein Fehler: Sag uns bitte, auf welcher Seite und was du benutzt.
