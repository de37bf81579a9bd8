### 19_craps.ipynb

# en: 1a510505
craps-0-1 = # 19 Craps
# en: c8de9173
craps-0-2 = Zwei Würfel, ein Spieler, eine Bank. Der erste Wurf kann sofort gewinnen oder verlieren. Jede andere Summe ist dein **Punkt**: Er muss noch einmal kommen, bevor eine 7 kommt. Spiel ein paar Mal.
# en: c14b73e7
craps-0-3 = - wie lange du auf eine Summe wartest, und wann sie am ehesten kommt;
    - wie man Würfe vergisst, die nichts entscheiden;
    - was passiert, wenn jemand die ganze Nacht spielt.
# en: 1fc7a1e6
craps-0-4 = **Du brauchst** unabhängige Ereignisse wie in [Noch einmal für die Sieben](04_reroll_for_seven.ipynb), ein wenig Potenzrechnung und etwa 45 Minuten.
# en: c8712bbb
craps-0-5 = **So geht es.** Drück unter einem Stück Code auf *Ausführen*, dann läuft es noch einmal. Geh von oben nach unten. Bei jeder Frage schätzt du nur einmal. Dann siehst du die Antwort und warum sie stimmt. Wo *Du bist dran* steht, schreibst du selbst etwas. Kaputtgehen kann nichts.
# en: 14946208
craps-0-6 = Craps kommt von einem englischen Spiel aus dem Mittelalter. Wer darauf setzt, dass der Werfende gewinnt, setzt auf die *Pass Line*. [Alle Lerneinheiten](course.ipynb).
# en: d94547ba
craps-1-1 = ## Schätze zuerst
# en: ae566e17
craps-1-2 = Du hast ein paar Mal gespielt. Was meinst du?
# en: f82f1079
craps-prints-1 = Von { $ways-total } Paaren ergeben { $ways-7 } eine 7 und { $ways-11 } eine 11
# en: 65721104
craps-2-1 = ## Warten
# en: 854c6e52
craps-2-2 = Ist nichts entschieden, wirfst du weiter. Wie lange wartet man also?
# en: 3d53ef80
craps-2-3 = Der Computer wartet tausendmal.
# en: 48963643
craps-prints-2 = im Mittel { $sum-waits-1000-2f } Würfe, { $waits-count-1 } Mal nur ein Wurf, { $max-waits } Würfe höchstens
# en: dbe0d604
craps-2-4 = In allen Würfen davor kommt sie nicht, und dann kommt sie: Jeder Balken ist um denselben Faktor niedriger als der davor. Das ist die **geometrische Verteilung**. Die Würfel haben kein Gedächtnis.
# en: 2eaef62e
craps-2-5 = Hier steht die ganze Idee in Python: wann eine Summe zum ersten Mal kommt, und welche von zweien zuerst.
# en: b6ecb89d
craps-2-6 = Der Code ist zugeklappt: Öffne *Die Idee in Python*, um ihn zu lesen.
# en: a5ee6f71
craps-3-1 = ## Der Punkt
# en: 98ce23ed
craps-3-2 = Angenommen, dein erster Wurf war eine 4: Das ist jetzt dein **Punkt**. Eine 4 gewinnt, eine 7 verliert. Alles andere kostet nur Zeit.
# en: 18a8a0b5
craps-prints-3 = { $point } kommt auf { $ways-point } Arten, die 7 auf { $ways-7 } Arten; vor der 7 kommt sie mit { $before-point }
# en: c54ecadb
craps-3-3 = **Du bist dran.** Setz das Spiel zusammen: 7 und 11 gewinnen sofort. Jeder Punkt gewinnt später, wenn er vor der 7 kommt. Du kannst auch Rechnungen eintippen, zum Beispiel (8 + 2) / 36.
# en: 153ad5b1
craps-4-1 = ## Die ganze Nacht
# en: 8a356dea
craps-4-2 = Ein Spiel ist fast fair. Spiel jetzt weiter, um eine Münze je Spiel, bis eine Seite keine mehr hat. Das heißt **Ruin des Spielers**.
# en: 9dcf9ad6
craps-4-3 = Das Bild zeigt andere Zahlen von Münzen. Daneben ist die Linie einer fairen Münze; bei ihr ist es egal, wie viele Münzen beide haben.
# en: 6f6c77ce
craps-4-4 = **Warum?** Ein Spiel wird mit Wahrscheinlichkeit *p* gewonnen, und *r* ist (1 − *p*) / *p*. Im Mittel ändert ein Spiel nichts: Jede Münze bringt *r*-mal so viel wie die letzte. *c* von *g* Münzen haben
# en: effc0eac
craps-4-5 = **Wenn du programmierst:** Schreib es, mit `coins` *c*, `goal` *g*, `win` *p*. Alle anderen machen weiter.
# en: 10fcf623
craps-4-6 = Eine Münze mehr erreicht man mit vielen Münzen trotzdem meistens. Doppelt so viele, das ist etwas anderes:
# en: 45b4618f
craps-prints-4 = Anfangs { $coins }: eine Münze mehr mit { $round-more-3 }; doppelt so viele mit { $round-double-3 }
# en: 43dec551
craps-5-1 = ## Aufgaben
# en: 272b11c9
craps-5-2 = Trag deine Nummer aus der Klassenliste ein. Alle bekommen andere Zahlen.
# en: 51bb9af3
craps-6-1 = ## Was wir gesehen haben
# en: 57a483a1
craps-6-2 = - Die Wartezeit auf einen Erfolg ist geometrisch verteilt: Am wahrscheinlichsten ist der erste Durchgang, und im Mittel dauert es eins geteilt durch die Wahrscheinlichkeit.
    - Von zwei Summen kommt die öfter zuerst, die auf mehr Arten kommt. Die anderen darf man vergessen.
    - Fast fair ist nicht fair: Selbst eine Chance knapp unter der Hälfte entscheidet eine lange Nacht.
# en: 814cd384
craps-6-3 = **Zum Nachdenken.** Mutig oder vorsichtig: Was ist gegen die Bank besser? Kann man so setzen, dass man die Bank schlägt?
# en: 0e9e3f19
craps-6-4 = **Weiter.** Ketten von Zuständen, in Kämpfen: [Gleich starke Heere](15_equal_armies.ipynb).
