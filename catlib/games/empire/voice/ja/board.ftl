### Empire: what the table shows in words. Variables: the file in en; words: docs/glossary/ja.md.

## The map
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1182e125
map = 地図
# en: 5c7aafc6
bonus-there = +{ cubes }
# en: ea3a0bd4
water = { $name ->
    [hudson-river] ハドソン川
    [east-river] イースト川
    [upper-bay] アッパー湾
    [jamaica-bay] ジャマイカ湾
    [atlantic-ocean] 大西洋
   *[other] { $name }
}
# en: a6862aae
click-place = クリックすると、ここにキューブを置きます。
# en: 5b6d469f
click-attack = クリックすると、ここから攻めます。キューブ一個はいつも残ります。
# en: ef632a61
click-target = クリックすると、ここを攻めます。
# en: 2b8a1c56
click-free-from = クリックすると、ここからキューブを動かします。
# en: df85e1dc
click-free-to = クリックすると、ここへキューブを動かします。
# en: 18b99484
brings-a-turn = { $name }全部で、毎ターン+{ cubes }。
# en: c1d3d244
not-dealt = { $hood }、{ $name }、まだ配られていない
# en: eed5bb50
held-there = { $hood }、{ $name }、{ $holder }、{ cubes }

## Players
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 25faf5a4
desk = プレイヤー、カード、サイコロ
# en: 2d63121c
players = プレイヤー
# en: 00f01255
seat-there = { $name }、{ cubes }、{ $facts }
# en: 4de20d20
seat-does = 毎ターン、{ $neighborhoods_per_cube }地区につき新しいキューブを一個もらいます。少なくとも{ $least_cubes }個で、区を丸ごと持っていればさらにふえます。
# en: 8231b122
is-out = 脱落
# en: 4bd24a2a
boroughs = { $n }区
# en: d376383f
cards = カード{ $n }枚
# en: 54fa23fc
next-turn = 次の番 +{ $n }

## Cards and cubes in hand
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: cb65f211
hand = 手元のカードとキューブ
# en: 683da188
next-set = カードの組で{ cubes }
# en: cea86fa2
no-cards = カードはまだない
# en: 7e325660
cards-hidden = カードはかくしてあります
# en: ebd4ed6f
wild-face = ワイルド
# en: adb4bc9e
card-there = { $hood }、{ $pest }
# en: f169a5af
card-does = 同じ動物三枚か、三種類を一枚ずつで組になり、キューブにかえられます{ FORM($usable_wilds, "。ワイルドカードはどの動物にもなります", "") }。
# en: e043a17d
to-place = あと{ $n }個置く
# en: 919288e6
amount-ten = 十個を一か所に
# en: 62b29de5
amount-all = 全部を一か所に
# en: adb4279b
place-amount = ボタン「{ $amount }」

## The battle
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: d8bb51af
dice-group = サイコロ
# en: 784b76e5
attacks = 攻め
# en: 84ea491c
defends = 守り
# en: 06e2d99d
die-shows = { seat-die }は{ $face }
# en: 01741c00
die-rolls = { seat-die }をふっています
# en: ef0b75c4
seat-die = { $seat }のサイコロ
# en: c78ece5b
captured = 取った
# en: 06a2ae55
attack-over = { $own }対{ $theirs }：戦いは終わり
# en: 200518b1
to-capture = { $own }対{ $theirs }：取れる確率{ $chance }

## What one click does at once
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: c185fd55
place-all = { cubes }を全部、Captainと同じように置く
# en: d93d0869
fight-on = 決着がつくまで全部のサイコロで戦う
# en: f0879283
defend-on = この番の間は全部のサイコロで守る
# en: b2f772b5
move-all-in = キューブ{ $in_all }個を入れる
# en: 95805967
move-all = { cubes }を{ $there }へ動かす
# en: 2c3ff051
show-reach = それぞれの地区を取る確率の最大値
# en: 0801bf17
show-front = いちばん弱いとなり
