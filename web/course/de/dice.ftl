### docs/dice.md: die Hilfe der Seite mit den Chancen

# en: 3951810c
dice-0-1 = # So schreibst du Würfel und Karten
# en: cd522291
dice-0-2 = Was hier steht, verstehen die Seite mit den Chancen, `catlib.dice(…)` und `python -m catlib odds`.
# en: c0911cde
dice-1-1 = ## Würfel
# en: 7b0be876
dice-1-2 = | Du schreibst | Das bedeutet es |
# en: e0731a0b
dice-1-3 = | `3d6` | die Summe von drei sechsseitigen Würfeln |
# en: c79e5e3d
dice-1-4 = | `d%` | ein Würfel von 1 bis 100 |
# en: d19f544b
dice-1-5 = | `4dF` | vier Fudge-Würfel: Jeder zeigt −1, 0 oder 1 |
# en: f33a8a25
dice-1-6 = | `d{0, 0, 1, 2}` | ein Würfel mit diesen Seiten |
# en: e31625ff
dice-1-7 = | `d{1..3, 10: 2}` | die Seiten 1, 2, 3 und zweimal eine 10 |
# en: b63fec37
dice-1-8 = | `2..5` | eine ganze Zahl von 2 bis 5, alle gleich wahrscheinlich |
# en: 935f30d3
dice-1-9 = | `adv + 5`, `dis` | der höhere oder der niedrigere von zwei d20 |
# en: 8b714f28
dice-2-1 = ## Behalten, noch einmal werfen, explodieren
# en: 895c058e
dice-2-2 = | Du schreibst | Das bedeutet es |
# en: 76b30900
dice-2-3 = | `4d6kh3`, `highest 3 of 4d6` | die drei höchsten behalten |
# en: ecc90da5
dice-2-4 = | `4d6kl3`, `lowest 3 of 4d6` | die drei niedrigsten behalten |
# en: c1e761a6
dice-2-5 = | `4d6dl1`, `4d6 drop lowest` | den niedrigsten weglassen; `dh` lässt den höchsten weg |
# en: b49e2a79
dice-2-6 = | `middle 1 of 3d20` | der mittlere Würfel |
# en: 4dea3531
dice-2-7 = | `2d6r1` | jede 1 noch einmal werfen, bis keine mehr da ist |
# en: e2204dd7
dice-2-8 = | `2d6ro1`, `2d6ro<3` | eine 1 ein einziges Mal neu werfen; rechts eine 1 oder 2 |
# en: 77db7d34
dice-2-9 = | `d6!` | bei der höchsten Zahl wird noch einmal geworfen und addiert, sooft sie kommt |
# en: fa855c6c
dice-2-10 = | `d6!2` | dasselbe, aber höchstens zwei weitere Würfe |
# en: 759d66d3
dice-2-11 = | `d6!p` | jeder weitere Wurf zählt 1 weniger |
# en: 0c17bbda
dice-3-1 = ## Summen und Fragen
# en: 6e41a319
dice-3-2 = | Du schreibst | Das bedeutet es |
# en: 30324cc1
dice-3-3 = | `2d6 + 3`, `2 * d6`, `d6 // 2` | addieren, subtrahieren, multiplizieren, dividieren; `//` rundet ab |
# en: 06d4518a
dice-3-4 = | `2d6 >= 9`, `2d6 at least 9` | Ist die Summe mindestens 9? |
# en: c54370d5
dice-3-5 = | `2d6 in 7..9`, `2d6 in {2, 12}` | Ist es eine von diesen? |
# en: c8f141ba
dice-3-6 = | `d6 = 6 or d6 = 1`, `not d6 = 6` | Fragen, verbunden mit *and* (und), *or* (oder), *not* (nicht) |
# en: aab73b8f
dice-3-7 = | `d20 + 5 vs d20 + 3` | Wer hat mehr? Sieg, Gleichstand, Niederlage |
# en: ddf4fa56
dice-3-8 = | `2d6 if d20 >= 15 else 0` | der eine Wurf oder der andere |
# en: b5d13868
dice-4-1 = ## Würfel einzeln betrachtet
# en: b682d83f
dice-4-2 = | Du schreibst | Das bedeutet es |
# en: 354acfa2
dice-4-3 = | `count(5d10 >= 8)` | wie viele der Würfel 8 oder mehr zeigen |
# en: c7cbf6ab
dice-4-4 = | `count(6 in 4d6)` | wie viele eine 6 zeigen |
# en: a5e5d1dc
dice-4-5 = | `max(d6, d8)`, `min(d6, d8)` | der höhere oder der niedrigere von zwei Würfen |
# en: fc5d8bc8
dice-4-6 = | `max(4d6)` | der höchste von vier Würfeln |
# en: d917c9fb
dice-4-7 = | `alike(5d6)` | wie viele Würfel dieselbe Zahl zeigen: die größte solche Gruppe |
# en: e3affbf9
dice-4-8 = | `different(5d6)` | wie viele verschiedene Zahlen fallen |
# en: d8648b58
dice-4-9 = | `straight(5d6)` | die längste Straße, zum Beispiel 2, 3, 4 |
# en: 2746c167
dice-4-10 = | `range(3d6)` | der höchste Würfel minus der niedrigste |
# en: 2139be52
dice-4-11 = | `6x(4d6kh3)` | derselbe Wurf sechsmal, nebeneinander |
# en: 969e93b9
dice-4-12 = | `max(6x(4d6kh3))` | der beste der sechs |
# en: 38d1718a
dice-4-13 = | `groups(5d6)` | wie viele gleich sind, die größte Gruppe zuerst: 32 ist ein Full House, 221 sind zwei Paare |
# en: 791d8597
dice-4-14 = | `streak(6 in 10d6)` | die meisten Sechsen hintereinander |
# en: fb37da7d
dice-4-15 = | `until(d6 = 6)` | wie viele Würfe es bis zur ersten 6 braucht |
# en: 0d9fddd3
dice-5-1 = ## Symbole
# en: 519f7ea8
dice-5-2 = | Du schreibst | Das bedeutet es |
# en: 78fc54df
dice-5-3 = | `3d{hit: 2, miss: 4}` | ein Würfel mit zwei Seiten *hit* (Treffer) und vier *miss* (daneben) |
# en: a329ed13
dice-5-4 = | `2d{hit, hit + crit, blank}` | eine Seite darf mehrere Symbole zeigen; sie werden zusammengezählt |
# en: 17386679
dice-5-5 = | `count(hit in 3d{hit: 2, miss: 4})` | wie viele Treffer es sind |
# en: 6c0307fd
dice-6-1 = ## Karten
# en: a3c89350
dice-6-2 = | Du schreibst | Das bedeutet es |
# en: a75cd2da
dice-6-3 = | `count(ace in draw 5 from 52)`, `count(ace in draw 5 from deck)` | wie viele Asse auf einer Hand mit fünf Karten sind |
# en: af803468
dice-6-4 = | `count(hearts in draw 5 from 52)` | wie viele Herzkarten; auch *red* (rot), *face* (Bildkarten), *king* (König), `7` |
# en: 6396c54f
dice-6-5 = | `count(queen_of_hearts in draw 5 from 52)` | eine bestimmte Karte |
# en: 68d8c424
dice-6-6 = | `draw 5 from 52 shows {king: 2, queen}` | ob wenigstens zwei Könige und eine Dame auf der Hand sind; `other: 2` zählt auch den Rest |
# en: 48a318b0
dice-6-7 = | `draw 2 from 52 shows {red, black} in order` | erst eine rote Karte, dann eine schwarze; *ten* ist, was beim Blackjack 10 zählt |
# en: 6cc74bf2
dice-6-8 = | `alike(draw 5 from 52)` | wie viele Karten denselben Wert haben: die größte solche Gruppe |
# en: d9118354
dice-6-9 = | `suited(draw 5 from 52)` | wie viele Karten dieselbe Farbe haben: die größte solche Gruppe |
# en: 3a763b09
dice-6-10 = | `draw 2 from {red: 3, blue: 2}` | eigene Karten, oder Kugeln aus einem Beutel |
# en: 302ae33d
dice-6-11 = | `count(land in draw 7 from {land: 24, other: 36})` | wie viele von einer Art |
# en: 07fdf736
dice-7-1 = ## Namen
# en: 3e5f982f
dice-7-2 = Gib einem Wurf einen Namen, um ihn wieder zu verwenden. Ein Name steht für einen einzigen Wurf, egal wie oft du ihn verwendest. Würfel, die du zweimal schreibst, werden zweimal geworfen.
# en: fd42c366
dice-7-3 = Was hinter `#` steht, ist eine Notiz. Statt einer neuen Zeile geht auch `;`.
