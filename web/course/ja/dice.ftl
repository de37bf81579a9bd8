### docs/dice.md

# en: 3951810c
dice-0-1 = # サイコロとカードの書き方
# en: cd522291
dice-0-2 = ここにある書き方は、サイトの確率のページ、`catlib.dice(…)`、`python -m catlib odds` で使えます。
# en: c0911cde
dice-1-1 = ## サイコロ
# en: 7b0be876
dice-1-2 = | 書き方 | 意味 |
# en: e0731a0b
dice-1-3 = | `3d6` | 六面のサイコロ三つの和 |
# en: c79e5e3d
dice-1-4 = | `d%` | 1から100までのサイコロ |
# en: d19f544b
dice-1-5 = | `4dF` | ファッジダイス四つ：目は −1、0、1 のどれか |
# en: f33a8a25
dice-1-6 = | `d{0, 0, 1, 2}` | これらの目が書いてあるサイコロ |
# en: e31625ff
dice-1-7 = | `d{1..3, 10: 2}` | 目は1、2、3と、二つの面に10 |
# en: b63fec37
dice-1-8 = | `2..5` | 2から5までの整数、どれも同様に確からしい |
# en: 935f30d3
dice-1-9 = | `adv + 5`, `dis` | 二つの d20 の大きい方、または小さい方 |
# en: 8b714f28
dice-2-1 = ## 残す、ふり直す、ふり足す
# en: 895c058e
dice-2-2 = | 書き方 | 意味 |
# en: 76b30900
dice-2-3 = | `4d6kh3`, `highest 3 of 4d6` | 大きい方から三つを残す |
# en: ecc90da5
dice-2-4 = | `4d6kl3`, `lowest 3 of 4d6` | 小さい方から三つを残す |
# en: c1e761a6
dice-2-5 = | `4d6dl1`, `4d6 drop lowest` | いちばん小さいものを捨てる（`dh` はいちばん大きいもの） |
# en: b49e2a79
dice-2-6 = | `middle 1 of 3d20` | まん中のサイコロ |
# en: 4dea3531
dice-2-7 = | `2d6r1` | 1の目を、なくなるまでふり直す |
# en: e2204dd7
dice-2-8 = | `2d6ro1`, `2d6ro<3` | 1の目を一度だけふり直す、または1か2を |
# en: 77db7d34
dice-2-9 = | `d6!` | いちばん大きい目が出るかぎり、もう一度ふって足す |
# en: fa855c6c
dice-2-10 = | `d6!2` | 同じだが、多くても二回 |
# en: 759d66d3
dice-2-11 = | `d6!p` | ふり足した目は、どれも1だけ小さく数える |
# en: 0c17bbda
dice-3-1 = ## 和と質問
# en: 6e41a319
dice-3-2 = | 書き方 | 意味 |
# en: 30324cc1
dice-3-3 = | `2d6 + 3`, `2 * d6`, `d6 // 2` | 足す、引く、かける、割る（`//` は切り捨て） |
# en: 06d4518a
dice-3-4 = | `2d6 >= 9`, `2d6 at least 9` | 和は9以上？ |
# en: c54370d5
dice-3-5 = | `2d6 in 7..9`, `2d6 in {2, 12}` | このうちのどれか？ |
# en: c8f141ba
dice-3-6 = | `d6 = 6 or d6 = 1`, `not d6 = 6` | *and*（かつ）、*or*（または）、*not*（でない）でつないだ質問 |
# en: aab73b8f
dice-3-7 = | `d20 + 5 vs d20 + 3` | どちらが大きい？勝ち、引き分け、負け |
# en: ddf4fa56
dice-3-8 = | `2d6 if d20 >= 15 else 0` | 条件でふり分ける |
# en: b5d13868
dice-4-1 = ## 一つ一つのサイコロ
# en: b682d83f
dice-4-2 = | 書き方 | 意味 |
# en: 354acfa2
dice-4-3 = | `count(5d10 >= 8)` | 8以上のサイコロの数 |
# en: c7cbf6ab
dice-4-4 = | `count(6 in 4d6)` | 6の目の数 |
# en: a5e5d1dc
dice-4-5 = | `max(d6, d8)`, `min(d6, d8)` | 二つのうち、大きい方、または小さい方 |
# en: fc5d8bc8
dice-4-6 = | `max(4d6)` | 四つのサイコロのうち、いちばん大きい目 |
# en: d917c9fb
dice-4-7 = | `alike(5d6)` | 同じ目がいちばん多くそろった数 |
# en: e3affbf9
dice-4-8 = | `different(5d6)` | 何種類の目が出たか |
# en: d8648b58
dice-4-9 = | `straight(5d6)` | 2、3、4 のように続く目の、いちばん長い並び |
# en: 2746c167
dice-4-10 = | `range(3d6)` | いちばん大きい目から、いちばん小さい目を引いた数 |
# en: 2139be52
dice-4-11 = | `6x(4d6kh3)` | 同じものを六回ふって並べる |
# en: 969e93b9
dice-4-12 = | `max(6x(4d6kh3))` | その六つのうち、いちばんいいもの |
# en: 38d1718a
dice-4-13 = | `groups(5d6)` | 同じ目の数を多い順に並べたもの。32 はフルハウス、221 はツーペア |
# en: 791d8597
dice-4-14 = | `streak(6 in 10d6)` | 6 が続けて出る回数のいちばん大きい数 |
# en: fb37da7d
dice-4-15 = | `until(d6 = 6)` | 初めて 6 が出るまでの回数 |
# en: 0d9fddd3
dice-5-1 = ## 記号
# en: 519f7ea8
dice-5-2 = | 書き方 | 意味 |
# en: 78fc54df
dice-5-3 = | `3d{hit: 2, miss: 4}` | 二つの面が *hit*、四つの面が *miss* のサイコロ |
# en: a329ed13
dice-5-4 = | `2d{hit, hit + crit, blank}` | 一つの面にいくつもの記号。全部足す |
# en: 17386679
dice-5-5 = | `count(hit in 3d{hit: 2, miss: 4})` | hit の数 |
# en: 6c0307fd
dice-6-1 = ## カード
# en: a3c89350
dice-6-2 = | 書き方 | 意味 |
# en: a75cd2da
dice-6-3 = | `count(ace in draw 5 from 52)`, `count(ace in draw 5 from deck)` | 五枚の手札にあるエースの数 |
# en: af803468
dice-6-4 = | `count(hearts in draw 5 from 52)` | ハートの数。*red*（赤）、*face*（絵札）、*king*（キング）、`7` も使える |
# en: 6396c54f
dice-6-5 = | `count(queen_of_hearts in draw 5 from 52)` | 山札の決まった1枚 |
# en: 68d8c424
dice-6-6 = | `draw 5 from 52 shows {king: 2, queen}` | 手札にキングが2枚以上とクイーンが1枚以上あるかどうか。`other: 2` なら残りも数える |
# en: 48a318b0
dice-6-7 = | `draw 2 from 52 shows {red, black} in order` | 先に赤、次に黒のカード。*ten* はブラックジャックで10と数えるカード |
# en: 6cc74bf2
dice-6-8 = | `alike(draw 5 from 52)` | 同じ数がいちばん多くそろった枚数 |
# en: d9118354
dice-6-9 = | `suited(draw 5 from 52)` | 同じマークがいちばん多くそろった枚数 |
# en: 3a763b09
dice-6-10 = | `draw 2 from {red: 3, blue: 2}` | 自分で決めたカードや、ふくろの中の玉 |
# en: 302ae33d
dice-6-11 = | `count(land in draw 7 from {land: 24, other: 36})` | ある種類の枚数 |
# en: 07fdf736
dice-7-1 = ## 名前
# en: 3e5f982f
dice-7-2 = 名前をつけると、ふった結果をもう一度使えます。名前が表すのは、何度使っても同じ一回です。サイコロを二回書けば、二回ふります。
# en: fd42c366
dice-7-3 = `#` のあとはメモです。改行のかわりに `;` も使えます。
