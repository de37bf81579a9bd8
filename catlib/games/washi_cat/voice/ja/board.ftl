### Washi Cat: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

# en: 1f8766d7
tape-by-size = テープ、横{ $columns }マス、たて{ $rows }段
# en: daf445f1
tape = テープ
# en: 2d63121c
players = プレイヤー
# en: 070c20a6
shrine-there = 神社
# en: 0da2db68
sewer-there = { -sewer }のマンホール{ FORM($blocked, "（通れない）", "") }
# en: 16b88852
building = { $name ->
    [tea-house] 茶屋
    [bath-house] 銭湯
    [noodle-bar] そば屋
    [fish-market] 魚市場
    [station] 駅
    [bell-tower] 鐘つき堂
    [hall] 広間
    [gate] 門
   *[other] { $name }
}
# en: b192cb8e
walls-there = { $sides }にかべ
# en: 3296ea54
north = 北
# en: 351abf7f
east = 東
# en: 75b97cc5
south = 南
# en: 377255c7
west = 西
# en: 1cc60ed6
fish-there = { $colour }の魚{ FORM($eaten, "（とられた）", "") }
# en: f692da13
line-there = { $colour }の線
# en: 576816e5
cat-and-fish = { cat-name }{ $carries ->
    [fish] （魚を持っている）
    [done] （運び終えた）
   *[nothing] {""}
}
# en: 7fce7366
cat-does = ねこはとなりのマスへ歩きます。{ FORM($own_tail, "自分の線", "同じ人のもう一ぴきの線") }をまっすぐとびこえることもできます。
# en: 35371465
fish-does = ねこは向こうの段で魚をとり、自分の側へ持ち帰ります。
# en: 078dd157
sewer-does = 特別な手でここに入り、同じ色のもう一つから出ます。歩いて乗ると、どちらも通れなくなります。
# en: e5f13cd1
shrine-does = 神社にはだれも入れません。
# en: a3d532b1
line-does = 相手の線にねこは入れません。
# en: 34d74a93
through-the-sewer = { cat-name }、マンホールを通って
# en: d7cefd72
next-errand = { $carries ->
    [done] 終わり
    [fish] { $apart ->
        [yes] { $row }段目へ
       *[no] 家へ
    }
   *[nothing] { $apart ->
        [yes] { $row }段目へ
       *[no] 魚へ
    }
}
# en: a885640f
specials-left = 特別な手あと{ $left }回
# en: 792bffe6
special-moves = 特別な手
# en: d509b75f
specials-do = 特別な手では、だれの線でもとびこえるか、マンホールを通れます。
# en: f1f72603
legend-wall = かべ
# en: 77c6ccda
legend-sewer = マンホール
# en: 9000f89d
legend-house = 建物
# en: ecd8b9c7
legend-special = ジャンプ、下水

## What is drawn over a position on request
## Names of switches in the table's menu, and what is said of what they draw.

# en: 5acf101c
in-reach = { cat-name }が行けるマス
# en: a67f9127
to-go = あと{ FORM($exact, "", "多くて") }{ $turns }歩{ FORM($ahead, "、リード", "") }
# en: d1d06ec8
no-way-to-go = 道がない
# en: cfde335a
step-of-trip = { cat-name }の{ $turns }歩のうち{ $step }歩目{ FORM($exact, "", "（いちばん早いとはかぎらない）") }
# en: bba029a2
trip-turns = { $cats ->
    [1] {""}
   *[other] { $n }：
}{ FORM($exact, "", "≤ ") }{ $turns }手
# en: 82fd1237
way-home = 帰り道？
# en: 00b51c1d
no-way-home = { cat-name }の帰り道が見つかりません。自分の線がじゃまです
# en: 9e298fde
on-way-home = { cat-name }の帰り道
# en: 62e0bae5
shut-in-there = { cat-name }がとじこめられているところ
# en: 3168f6de
part-of-wall = { cat-name }を囲むかべの一部
# en: c4216fa8
own-line-outside = 出口の外の自分の線、{ cat-name }を囲むかべの一部
# en: b7143c66
parts-from-home = { cat-name }と家をへだてる{ $spaces }マスの一つ
# en: 6ddd1480
parts-from-fish = { cat-name }と魚をへだてる{ $spaces }マスの一つ

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0b59b13c
show-reach = 行けるマス
# en: 9452c1a1
show-trips = 歩いていちばん近い道
# en: 59390568
show-quickest = ジャンプも使ういちばん早い道
# en: c9227613
show-trapped = 帰り道、または囲むかべ
# en: 06acd179
show-cut = 相手を囲むいちばん安いかべ
# en: d287f53d
no-room-at-all = すべてのマスに神社があり、ねこのいる場所がありません
# en: 068a5571
cut-off = { $here } から { $cell } へ行けません。どのマスへも行けるように、かべと神社をかいてください
# en: 9d5612f8
too-narrow = { $row }段目には{ $spaces }つしかかけません。ねこ{ $cats }匹と魚{ $fish }匹には{ $n }マス必要です
# en: 8f513d7f
fish-in-rows = どちらのプレイヤーの魚も、1段目に{ $n }匹、{ $row }段目にも{ $n }匹おきます
# en: f0fc012b
lonely = { $here } の{ $what ->
    [shrine] 神社
    [cat] ねこ
   *[fish] 魚
}に対応するものが { $cell } にありません
# en: 816a0110
lonely-sewers = { $here } と { $there } のマンホールに対応するものが { $cell } と { $twin } にありません
# en: 427d723b
lonely-wall = { $here }|{ $there } のかべに対応するかべが { $cell }|{ $twin } にありません
