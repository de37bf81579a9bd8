### docs/dice.md

# en: 3951810c
dice-0-1 = # Como escrever dados e cartas
# en: cd522291
dice-0-2 = O que está aqui vale para a página de chances do site, para `catlib.dice(…)` e para `python -m catlib odds`.
# en: c0911cde
dice-1-1 = ## Dados
# en: 7b0be876
dice-1-2 = | Escreva | Quer dizer |
# en: e0731a0b
dice-1-3 = | `3d6` | a soma de três dados de seis faces |
# en: c79e5e3d
dice-1-4 = | `d%` | um dado de 1 a 100 |
# en: d19f544b
dice-1-5 = | `4dF` | quatro dados Fudge: cada um mostra −1, 0 ou 1 |
# en: f33a8a25
dice-1-6 = | `d{0, 0, 1, 2}` | um dado com estas faces |
# en: e31625ff
dice-1-7 = | `d{1..3, 10: 2}` | as faces 1, 2, 3 e duas vezes um 10 |
# en: b63fec37
dice-1-8 = | `2..5` | um número inteiro de 2 a 5, todos igualmente prováveis |
# en: 935f30d3
dice-1-9 = | `adv + 5`, `dis` | o maior, ou o menor, de dois d20 |
# en: 8b714f28
dice-2-1 = ## Ficar com dados, rolar de novo, explodir
# en: 895c058e
dice-2-2 = | Escreva | Quer dizer |
# en: 76b30900
dice-2-3 = | `4d6kh3`, `highest 3 of 4d6` | fica com os três maiores |
# en: ecc90da5
dice-2-4 = | `4d6kl3`, `lowest 3 of 4d6` | fica com os três menores |
# en: c1e761a6
dice-2-5 = | `4d6dl1`, `4d6 drop lowest` | tira o menor; `dh` tira o maior |
# en: b49e2a79
dice-2-6 = | `middle 1 of 3d20` | o dado do meio |
# en: 4dea3531
dice-2-7 = | `2d6r1` | rola de novo todo 1, até não haver mais nenhum |
# en: e2204dd7
dice-2-8 = | `2d6ro1`, `2d6ro<3` | rola de novo um 1, uma vez só; ou um 1 ou um 2 |
# en: 77db7d34
dice-2-9 = | `d6!` | a maior face é rolada de novo e somada, sem fim |
# en: fa855c6c
dice-2-10 = | `d6!2` | o mesmo, mas no máximo duas vezes |
# en: 759d66d3
dice-2-11 = | `d6!p` | cada rolagem a mais conta 1 a menos |
# en: 0c17bbda
dice-3-1 = ## Contas e perguntas
# en: 6e41a319
dice-3-2 = | Escreva | Quer dizer |
# en: 30324cc1
dice-3-3 = | `2d6 + 3`, `2 * d6`, `d6 // 2` | somar, subtrair, multiplicar, dividir; `//` arredonda para baixo |
# en: 06d4518a
dice-3-4 = | `2d6 >= 9`, `2d6 at least 9` | a soma é pelo menos 9? |
# en: c54370d5
dice-3-5 = | `2d6 in 7..9`, `2d6 in {2, 12}` | é um destes números? |
# en: c8f141ba
dice-3-6 = | `d6 = 6 or d6 = 1`, `not d6 = 6` | perguntas ligadas por *and* (e), *or* (ou), *not* (não) |
# en: aab73b8f
dice-3-7 = | `d20 + 5 vs d20 + 3` | quem tira mais: vitória, empate, derrota |
# en: ddf4fa56
dice-3-8 = | `2d6 if d20 >= 15 else 0` | uma rolagem ou outra |
# en: b5d13868
dice-4-1 = ## Dado por dado
# en: b682d83f
dice-4-2 = | Escreva | Quer dizer |
# en: 354acfa2
dice-4-3 = | `count(5d10 >= 8)` | quantos dos dados mostram 8 ou mais |
# en: c7cbf6ab
dice-4-4 = | `count(6 in 4d6)` | quantos mostram um 6 |
# en: a5e5d1dc
dice-4-5 = | `max(d6, d8)`, `min(d6, d8)` | a maior ou a menor de duas rolagens |
# en: fc5d8bc8
dice-4-6 = | `max(4d6)` | o maior de quatro dados |
# en: d917c9fb
dice-4-7 = | `alike(5d6)` | quantos dados tem o maior grupo de dados iguais |
# en: e3affbf9
dice-4-8 = | `different(5d6)` | quantas faces diferentes há |
# en: d8648b58
dice-4-9 = | `straight(5d6)` | quantos números tem a maior sequência, como 2, 3, 4 |
# en: 2746c167
dice-4-10 = | `range(3d6)` | o maior dado menos o menor |
# en: 2139be52
dice-4-11 = | `6x(4d6kh3)` | a mesma rolagem seis vezes, lado a lado |
# en: 969e93b9
dice-4-12 = | `max(6x(4d6kh3))` | a melhor das seis |
# en: 38d1718a
dice-4-13 = | `groups(5d6)` | quantos são iguais, primeiro o maior grupo: 32 é um full house, 221 são dois pares |
# en: 791d8597
dice-4-14 = | `streak(6 in 10d6)` | quantas vezes seguidas sai um 6, no máximo |
# en: fb37da7d
dice-4-15 = | `until(d6 = 6)` | quantos lançamentos até o primeiro 6 |
# en: 0d9fddd3
dice-5-1 = ## Símbolos
# en: 519f7ea8
dice-5-2 = | Escreva | Quer dizer |
# en: 78fc54df
dice-5-3 = | `3d{hit: 2, miss: 4}` | um dado com duas faces *hit* (acerto) e quatro *miss* (erro) |
# en: a329ed13
dice-5-4 = | `2d{hit, hit + crit, blank}` | uma face pode mostrar vários símbolos; eles se somam |
# en: 17386679
dice-5-5 = | `count(hit in 3d{hit: 2, miss: 4})` | quantos acertos há |
# en: 6c0307fd
dice-6-1 = ## Cartas
# en: a3c89350
dice-6-2 = | Escreva | Quer dizer |
# en: a75cd2da
dice-6-3 = | `count(ace in draw 5 from 52)`, `count(ace in draw 5 from deck)` | quantos ases há em uma mão de cinco |
# en: af803468
dice-6-4 = | `count(hearts in draw 5 from 52)` | quantas cartas de copas; também *red* (vermelhas), *face* (figuras), *king* (reis), `7` |
# en: 6396c54f
dice-6-5 = | `count(queen_of_hearts in draw 5 from 52)` | uma carta específica do baralho |
# en: 68d8c424
dice-6-6 = | `draw 5 from 52 shows {king: 2, queen}` | se há na mão pelo menos dois reis e uma dama; `other: 2` conta também o resto |
# en: 48a318b0
dice-6-7 = | `draw 2 from 52 shows {red, black} in order` | primeiro uma carta vermelha, depois uma preta; *ten* é o que vale 10 no blackjack |
# en: 6cc74bf2
dice-6-8 = | `alike(draw 5 from 52)` | quantas cartas tem o maior grupo do mesmo valor |
# en: d9118354
dice-6-9 = | `suited(draw 5 from 52)` | quantas cartas tem o maior grupo do mesmo naipe |
# en: 3a763b09
dice-6-10 = | `draw 2 from {red: 3, blue: 2}` | as suas próprias cartas, ou bolinhas em um saco |
# en: 302ae33d
dice-6-11 = | `count(land in draw 7 from {land: 24, other: 36})` | quantas de um tipo |
# en: 07fdf736
dice-7-1 = ## Nomes
# en: 3e5f982f
dice-7-2 = Dê um nome a uma rolagem para usá-la de novo. Um nome é uma só rolagem, não importa quantas vezes você o use. Dados escritos duas vezes são rolados duas vezes.
# en: fd42c366
dice-7-3 = O texto depois de um `#` é uma anotação. Em vez de mudar de linha, você pode usar `;`.
