### Cat Cab Crew: what the table shows in words. Variables: the file in en; words: docs/glossary/ja.md.

# en: fa295a36
cat-nibbles = ねこのおやつ
# en: dd4933c4
paw-patrol = 肉球パトロール
# en: b5bd2933
blocked-cell = 通れない
# en: 5dcccbbd
nibbles-do = { cat-nibbles }：ここで止まったらサイコロをふる。起こるのは{ LIST($may_gain, "or") }
# en: 10a63df5
patrol-does = { paw-patrol }：ここで止まったらサイコロをふる。起こるのは{ LIST($may_lose, "or") }
# en: 1edc0c47
may-bad-luck = サイコロを一つ失う
# en: 98e79f50
may-pothole = { $retreat_steps }マスもどる
# en: 3593d72c
may-unhappy-customer = お客さんを一人失う
# en: 11331e72
passenger-here = お客さん：ちょうどここで止まると{ $next_points }点
# en: 89dfeb3b
and-cab-of = 、{ $who }のタクシー
# en: 7bc78ea1
exit-open = 出口ゲート、開いている
# en: dcb56f58
exit-not-open = 出口ゲート、だれかがお客さんを乗せるまで閉まっている
# en: 559b0ce0
the-start-gate = スタートゲート
# en: 42610e78
city-by-size = 街、横{ $columns }列、たて{ $rows }段
# en: 91142970
the-city = 街
# en: d7cfd74f
the-dice = サイコロ
# en: d4dc9c4b
drivers = ドライバー
# en: 2ab4e6d5
drivers-and-dice = ドライバーとサイコロ
# en: 4537859b
left-to-move = 残り：{ LIST($moves, "and") }
# en: 24247463
points = { $n }点
# en: 81582478
passengers = お客さん{ $n }人
# en: 8e917542
curses = のろい{ $n }個
# en: e8b41041
rush-hour-left = ラッシュアワー：あと{ $n }ターン
# en: a9372f48
at-cell = { $cell }にいる
# en: 716db56c
die-in-turn = { AS($die, "placed") }、{ $face }、{ short-face }{ FORM($fixed, "、ふり直せない", "") }
# en: a4443245
short-face = { $face ->
    [1] のろい
    [2] じゃま
    [3] アイテム
    [4] 1マス
    [5] 1マス
   *[6] 2マス
}
# en: 12ea19ba
face-does = { $face ->
    [1] のろい：走れるマスが一つへります。多すぎると、もうふれません。
    [2] 走ったあと、ほかの運転手にのろいをつけます。
    [3] もう一つサイコロをふって、マスや色つきのサイコロやお守りをもらいます。
    [4] 1マス走ります。
    [5] 1マス走ります。
   *[6] 2マスまっすぐ走ります。
}
# en: 4e24e0e4
take-die = もらう
# en: 8d5606a9
give-up-die = 手放す
# en: d0232007
dice-in-the-cup = サイコロはカップの中です。
# en: 03a21d35
duel-tray = 勝負：先に{ $seven }を出せば勝ち
# en: 68fa1508
die-rolls = ふる
# en: 8b1b261b
die-rolling = { AS($die, "placed") }をふっています
# en: ca3ff3b9
again = もう一度
# en: ec0ea5ba
in-duel = 勝負
# en: 5fa2bd82
duel-die-rolling = { $name }の勝負のサイコロをふっています
# en: f0884310
duel-die-shows = { $name }の勝負のサイコロは{ $face }

## The key to the signs
## Each beside its picture, below the drivers.

# en: bebdd942
legend-passenger = お客さん：ここで止まると乗せられます。
# en: 0335840a
legend-gate = 出口：一人目のお客さんを乗せると開きます。
# en: fc2746cf
legend-nibbles = ねこのおやつ：ここで止まり、サイコロでごほうびを決めます。
# en: c042a8c4
legend-patrol = にくきゅうパトロール：ここで止まり、サイコロで罰を決めます。
# en: 01544af7
legend-die = 手に入れた色つきサイコロ：一つ多くふれます。
# en: dc60afc4
legend-curse = のろい：走れるマスが一つへります。
# en: 8a92f5dc
legend-sabotage = ぼうがい：車を動かしたあと、ほかの人にのろいが一つつきます。
# en: ba34bb62
legend-item = アイテム：もう一回ふって、マスや色つきサイコロ、お守りをもらいます。

## What can be drawn over a position
## Names of switches in the table's menu, and what is said of what they draw.

# en: 0f601710
show-reachable = 行けるマス
# en: 004eee0c
show-shortest = いちばん近い道
# en: be2f375b
show-retreat = もどる道
