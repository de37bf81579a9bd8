### Cómo se escriben dados y cartas: la página de docs/dice.md

# en: 3951810c
dice-0-1 = # Cómo se escriben dados y cartas
# en: cd522291
dice-0-2 = Todo esto lo entienden la página de probabilidades de la web, `catlib.dice(…)` y `python -m catlib odds`.
# en: c0911cde
dice-1-1 = ## Dados
# en: 7b0be876
dice-1-2 = | Escribe | Qué significa |
# en: e0731a0b
dice-1-3 = | `3d6` | la suma de tres dados de seis caras |
# en: c79e5e3d
dice-1-4 = | `d%` | un dado del 1 al 100 |
# en: d19f544b
dice-1-5 = | `4dF` | cuatro dados Fudge: en cada uno sale −1, 0 o 1 |
# en: f33a8a25
dice-1-6 = | `d{0, 0, 1, 2}` | un dado con estas caras |
# en: e31625ff
dice-1-7 = | `d{1..3, 10: 2}` | caras 1, 2 y 3, y dos veces un 10 |
# en: b63fec37
dice-1-8 = | `2..5` | un número entero del 2 al 5, todos igual de probables |
# en: 935f30d3
dice-1-9 = | `adv + 5`, `dis` | el mayor, o el menor, de dos d20 |
# en: 8b714f28
dice-2-1 = ## Conservar, repetir, explotar
# en: 895c058e
dice-2-2 = | Escribe | Qué significa |
# en: 76b30900
dice-2-3 = | `4d6kh3`, `highest 3 of 4d6` | conservar los tres más altos |
# en: ecc90da5
dice-2-4 = | `4d6kl3`, `lowest 3 of 4d6` | conservar los tres más bajos |
# en: c1e761a6
dice-2-5 = | `4d6dl1`, `4d6 drop lowest` | quitar el más bajo; `dh` quita el más alto |
# en: b49e2a79
dice-2-6 = | `middle 1 of 3d20` | el dado del medio |
# en: 4dea3531
dice-2-7 = | `2d6r1` | volver a tirar cada 1 hasta que no quede ninguno |
# en: e2204dd7
dice-2-8 = | `2d6ro1`, `2d6ro<3` | volver a tirar una sola vez un 1; o un 1 o un 2 |
# en: 77db7d34
dice-2-9 = | `d6!` | la cara más alta se vuelve a tirar y se suma, sin fin |
# en: fa855c6c
dice-2-10 = | `d6!2` | lo mismo, pero dos veces como mucho |
# en: 759d66d3
dice-2-11 = | `d6!p` | cada tirada añadida cuenta 1 menos |
# en: 0c17bbda
dice-3-1 = ## Sumas y preguntas
# en: 6e41a319
dice-3-2 = | Escribe | Qué significa |
# en: 30324cc1
dice-3-3 = | `2d6 + 3`, `2 * d6`, `d6 // 2` | sumar, restar, multiplicar, dividir; `//` redondea hacia abajo |
# en: 06d4518a
dice-3-4 = | `2d6 >= 9`, `2d6 at least 9` | ¿es la suma 9 o más? |
# en: c54370d5
dice-3-5 = | `2d6 in 7..9`, `2d6 in {2, 12}` | ¿es uno de estos? |
# en: c8f141ba
dice-3-6 = | `d6 = 6 or d6 = 1`, `not d6 = 6` | preguntas unidas con *and* (y), *or* (o), *not* (no) |
# en: aab73b8f
dice-3-7 = | `d20 + 5 vs d20 + 3` | quién saca más: victoria, empate, derrota |
# en: ddf4fa56
dice-3-8 = | `2d6 if d20 >= 15 else 0` | una tirada u otra |
# en: b5d13868
dice-4-1 = ## Dado a dado
# en: b682d83f
dice-4-2 = | Escribe | Qué significa |
# en: 354acfa2
dice-4-3 = | `count(5d10 >= 8)` | en cuántos dados sale 8 o más |
# en: c7cbf6ab
dice-4-4 = | `count(6 in 4d6)` | en cuántos sale un 6 |
# en: a5e5d1dc
dice-4-5 = | `max(d6, d8)`, `min(d6, d8)` | la mayor o la menor de dos tiradas |
# en: fc5d8bc8
dice-4-6 = | `max(4d6)` | el más alto de cuatro dados |
# en: d917c9fb
dice-4-7 = | `alike(5d6)` | cuántos dados iguales hay en el grupo más grande |
# en: e3affbf9
dice-4-8 = | `different(5d6)` | cuántas caras distintas hay |
# en: d8648b58
dice-4-9 = | `straight(5d6)` | la escalera más larga, por ejemplo 2, 3, 4 |
# en: 2746c167
dice-4-10 = | `range(3d6)` | el dado más alto menos el más bajo |
# en: 2139be52
dice-4-11 = | `6x(4d6kh3)` | la misma tirada seis veces, una junto a otra |
# en: 969e93b9
dice-4-12 = | `max(6x(4d6kh3))` | la mejor de las seis |
# en: 38d1718a
dice-4-13 = | `groups(5d6)` | cuántos son iguales, primero el grupo más grande: 32 es un full, 221 son dos parejas |
# en: 791d8597
dice-4-14 = | `streak(6 in 10d6)` | la racha más larga de seises seguidos |
# en: fb37da7d
dice-4-15 = | `until(d6 = 6)` | cuántas tiradas hacen falta hasta el primer 6 |
# en: 0d9fddd3
dice-5-1 = ## Símbolos
# en: 519f7ea8
dice-5-2 = | Escribe | Qué significa |
# en: 78fc54df
dice-5-3 = | `3d{hit: 2, miss: 4}` | tres dados, cada uno con dos caras *hit* (acierto) y cuatro *miss* (fallo) |
# en: a329ed13
dice-5-4 = | `2d{hit, hit + crit, blank}` | en una cara puede haber varios símbolos; se suman |
# en: 17386679
dice-5-5 = | `count(hit in 3d{hit: 2, miss: 4})` | cuántos aciertos hay |
# en: 6c0307fd
dice-6-1 = ## Cartas
# en: a3c89350
dice-6-2 = | Escribe | Qué significa |
# en: a75cd2da
dice-6-3 = | `count(ace in draw 5 from 52)`, `count(ace in draw 5 from deck)` | cuántos ases hay en una mano de cinco |
# en: af803468
dice-6-4 = | `count(hearts in draw 5 from 52)` | cuántos corazones; también *red* (rojas), *face* (figuras), *king* (reyes), `7` |
# en: 6396c54f
dice-6-5 = | `count(queen_of_hearts in draw 5 from 52)` | una carta determinada de la baraja |
# en: 68d8c424
dice-6-6 = | `draw 5 from 52 shows {king: 2, queen}` | si en la mano hay al menos dos reyes y una reina; `other: 2` cuenta también las demás |
# en: 48a318b0
dice-6-7 = | `draw 2 from 52 shows {red, black} in order` | primero una carta roja, luego una negra; *ten* es lo que vale 10 en el blackjack |
# en: 6cc74bf2
dice-6-8 = | `alike(draw 5 from 52)` | cuántas cartas del mismo valor hay en el grupo más grande |
# en: d9118354
dice-6-9 = | `suited(draw 5 from 52)` | cuántas cartas del mismo palo hay en el grupo más grande |
# en: 3a763b09
dice-6-10 = | `draw 2 from {red: 3, blue: 2}` | cartas tuyas, o bolas de una bolsa |
# en: 302ae33d
dice-6-11 = | `count(land in draw 7 from {land: 24, other: 36})` | cuántas hay de una clase |
# en: 07fdf736
dice-7-1 = ## Nombres
# en: 3e5f982f
dice-7-2 = Da un nombre a una tirada para usarla otra vez. Un nombre es una sola tirada, lo uses las veces que lo uses. Los dados que escribes dos veces se tiran dos veces.
# en: fd42c366
dice-7-3 = El texto que va detrás de `#` es una nota. En vez de una línea nueva puedes usar `;`.
