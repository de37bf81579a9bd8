### design/your_own_game.ipynb

# en: fc7fe1a1
design-your-own-game-0-1 = # Dein eigenes Spiel: Pig, von null bis zum Turnier
# en: 3dad0fb9
design-your-own-game-0-2 = Schreib die Regeln eines Spiels ein einziges Mal auf. Dann spiel es am Tisch, lass Bots zehntausend Spiele spielen, und finde heraus, wer gewinnt, wenn beide so gut spielen, wie es geht.
# en: 6319a0b7
design-your-own-game-0-3 = *Für alle, die ein Spiel im Kopf haben und ein wenig Python können. Etwa 15 Minuten.*
# en: 459430d9
design-your-own-game-0-4 = **Pig** ist schnell erklärt. Wenn du am Zug bist, würfelst du, sooft du willst. Jede Zahl zählt für dich. Aber bei einer 1 endet dein Zug, und alles, was du darin gewürfelt hast, ist verloren. Wer rechtzeitig aufhört, behält es. Wer zuerst 100 hat, gewinnt.
# en: dbc3a689
design-your-own-game-0-5 = **Schätze:** Wie viele Punkte sollte man in einem Zug sammeln, bevor man aufhört? 10, 20 oder 30? Merk dir deine Zahl.
# en: 041c8a77
design-your-own-game-1-1 = ## 1. Was es gibt
# en: bec47433
design-your-own-game-1-2 = Ein Spiel hat *Aktionen* (`ACTIONS`: was man entscheiden kann), *Ergebnisse* (`OUTCOMES`: was der Zufall bringen kann) und eine *Stellung* (`State`: alles, was man in einem Augenblick wissen muss). Jedes Feld der Stellung ist eine ganze Zahl; `i1` ist eine kleine, `i2` eine, die über 127 gehen darf.
# en: db410fda
design-your-own-game-1-3 = Eine *Hausregel* ist eine Zahl, auf die man sich vor dem Spiel einigt. Sie hat eine Vorgabe, Grenzen und einen Satz, der sie erklärt.
# en: 97453d78
design-your-own-game-2-1 = ## 2. Was geschieht
# en: 3d612078
design-your-own-game-2-2 = Drei Regeln machen das Spiel aus: wer als Nächstes entscheidet, was eine Aktion ändert und was am Ende alle bekommen.
# en: a16b2280
design-your-own-game-2-3 = Wenn der Zufall entscheidet, ist die Aktion die Nummer des Ergebnisses: 0 für eine gewürfelte 1, bis 5 für eine 6. Punkte, die über das Ziel hinausgehen, zählen nicht.
# en: b706d13f
design-your-own-game-2-4 = Zuletzt ein Bot zum Vergleichen: Er hört auf, sobald er 20 gesammelt hat.
# en: 8b273594
design-your-own-game-2-5 = Das war das ganze Spiel. `add` sieht es durch: Ein falsch geschriebener Name, eine Regel, die nie endet, oder eine unmögliche Auszahlung würde hier oder beim Laden gemeldet, mit der Zeile und damit, was richtig wäre.
# en: 3324f3e8
design-your-own-game-3-1 = ## 3. Spiel es
# en: 00e25b34
design-your-own-game-3-2 = Du sitzt auf dem ersten Platz, auf dem anderen ein Bot, der 2.000 Spiele vorausspielt. Wähle unter *Wert der Möglichkeiten* die *Gewinnchance*, dann zeigt jede Möglichkeit, was sie wert ist.
# en: da122920
design-your-own-game-4-1 = ## 4. Zehntausend Spiele
# en: 097fbaf4
design-your-own-game-4-2 = Deine Regeln werden in WebAssembly übersetzt; darum dauert das weniger als eine Sekunde.
# en: 14900324
design-your-own-game-4-3 = Wenn beide gleich gut sind, ist es gut anzufangen. Wie gut genau, wenn beide so gut spielen, wie es geht? Ein kurzes Spiel ist sofort gelöst: Alle Stellungen werden untersucht, auch Schleifen, und der Wert liegt sicher zwischen zwei Schranken.
# en: 2fc648cf
design-your-own-game-5-1 = ## 5. Der Zug, der bei 20 aufhört
# en: 62880ebf
design-your-own-game-5-2 = Wie viele Punkte bringt so ein Zug im Mittel? Das ist nicht simuliert, sondern exakt gerechnet, als Bruch.
# en: 5a2ac8d6
design-your-own-game-6-1 = ## 6. Ein Turnier
# en: ab360c94
design-your-own-game-6-2 = Jeder Bot gegen jeden, je 2.000 Spiele. Die Zahlen sagen, wie oft der Bot der Zeile gewinnt, wenn er anfängt.
# en: a2303d98
design-your-own-game-7-1 = ## 7. Ändere eine Regel
# en: e4ef0ad6
design-your-own-game-7-2 = Was wäre, wenn eine 6 den Zug beendet und nicht eine 1? Dann geht ausgerechnet die beste Zahl verloren. **Schätze:** Hilft das Anfangen dann mehr oder weniger?
# en: e67f8577
design-your-own-game-prints-1 = eine { $losing } beendet den Zug:
# en: bd2f2284
design-your-own-game-7-3 = Im Regellabor hat jede Hausregel einen Schieberegler, und ganze Spiele laufen ab, während du ihn bewegst.
# en: 92bf73dc
design-your-own-game-8-1 = ## Was wir gesehen haben
# en: 7685b994
design-your-own-game-8-2 = - Ein Spiel besteht aus Stellung, Aktionen, Ergebnissen und drei Regeln. Alles andere hat eine Vorgabe und lässt sich schreiben, wenn du es brauchst.
    - Ein Spiel, das alle zusammen gewinnen oder verlieren, sagt das in einer Zeile: `TEAMS = ("the crew",)`. Mannschaften benennt man genauso.
    - Mit denselben Regeln spielen Menschen und Bots, zehntausend Spiele lang, und mit ihnen wird das Spiel als Ganzes gelöst.
    - Um das Spiel zu behalten, kopiere die Zellen in eine Datei `pig.py`. `load("pig.py")` findet sie, und gespeicherte Spiele und andere Computer finden sie auch. `python -m catlib check pig.py` sucht nach Fehlern.
    - Im Ordner `examples` liegt ein Dutzend Spiele aus je einer Datei, von Nim bis Poker, jedes mit einer Zahl, die andere veröffentlicht haben.
# en: 6d4e93fa
design-your-own-game-8-3 = [Zurück zum Start](../start.ipynb)
